"""What an owner's own cards may say: the vocabulary that no shipped card uses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shipboard.kernel.cards import within
from shipboard.kernel.content import PackError
from shipboard.kernel.match import Match
from tests.rule import rule

from .homemade import character, crisis, homemade, tech
from .scenario import GAME, Scenario, scenario


def playing(folder: Path, effect: str, hand: tuple[str, ...] = (), **more: Any) -> Scenario:
    """A plays a Tech with this effect."""
    more["hands"] = {"A": ["probe", *hand], **more.get("hands", {})}
    table = scenario(content=homemade(folder, tech(effect)), **more)
    return table.act("tech:probe")


def struck(folder: Path, rest: str, **more: Any) -> Scenario:
    """A resolves a Crisis with this text."""
    return scenario(step="crisis:probe", content=homemade(folder, crisis(rest)), **more)


def under(folder: Path, rest: str, **more: Any) -> Scenario:
    """A's menu under an Ongoing Crisis with this text, put down by B."""
    ongoing = {"probe": "B", **more.pop("also", {})}
    return scenario(content=homemade(folder, crisis(rest)), ongoing=ongoing, **more)


def being(folder: Path, rest: str, **more: Any) -> Scenario:
    """A's menu as a Character with this text."""
    return scenario(content=homemade(folder, character(rest)), characters={"A": "probe"}, **more)


# Draws in a Crisis.


@rule("OUT-R36")
def test_a_crisis_that_makes_somebody_draw_asks_nothing_where_one_pile_is_left(
    tmp_path: Path,
) -> None:
    table = struck(
        tmp_path,
        'effect = [{ draw = ["next_player", 2] }]',
        loc_draw_entropy="on",
        tokens=dict.fromkeys("ABCD", "labs"),
        piles={"labs": ["arc_welder", "pipe_cuff", "dark"]}
        | dict.fromkeys(("bridge", "quarters", "cargo", "engines"), ()),
    )
    assert table.asked() == [("A", "act")]
    assert table.hand("B") == ["arc_welder", "pipe_cuff"]
    assert table.zone("piles", "labs") == ["dark"]


@rule("OUT-R36", "OUT-18.4", "OUT-18.5")
def test_a_crisis_that_makes_somebody_draw_lets_that_player_choose_a_pile(tmp_path: Path) -> None:
    table = struck(
        tmp_path,
        'effect = [{ draw = ["next_player", 3] }]',
        loc_draw_entropy="on",
        tokens={"A": "bridge", "B": "bridge", "C": "labs", "D": "bridge"},
        piles={"labs": ["arc_welder", "pipe_cuff"], "engines": []},
    )
    assert table.asked() == [("B", "draw_location")]
    assert table.options("B") == ["place:bridge", "place:cargo", "place:labs", "place:quarters"]
    table.answer("B", "draw_location", "place:labs")
    assert table.hand("B") == ["arc_welder", "pipe_cuff"]
    assert table.survival() == [3, 3, 0, 3]
    table.answer("C", "flee_to", "place:cargo")
    assert table.asked() == [("B", "draw_location")]
    assert table.options("B") == ["place:bridge", "place:cargo", "place:quarters"]
    table.answer("B", "draw_location", "place:cargo")
    assert table.hand("B") == ["arc_welder", "dark", "pipe_cuff"]
    assert [len(pile) for pile in table.g.piles] == [3, 0, 3, 2, 0]
    assert table.asked() == [("A", "act")]


# Whom a text means.


@rule("OUT-2.9", "OUT-11.1")
@pytest.mark.parametrize(
    ("who", "after"),
    [
        ('"you"', [3, 1, 0, 4]),
        ('"active"', [3, 1, 0, 4]),
        ('"next_player"', [4, 0, 0, 4]),
        ('"next_active"', [4, 0, 0, 4]),
        ('"each_player"', [3, 0, 0, 3]),
        ('"each_other"', [4, 0, 0, 3]),
        ('"highest_survival"', [3, 1, 0, 3]),
        ('"lowest_survival"', [4, 1, 0, 4]),
        ('"doomed"', [4, 1, 0, 4]),
        ('"goalless"', [3, 1, 0, 3]),
        ('"at_location_of_you"', [3, 0, 0, 4]),
    ],
)
def test_selectors_name_players(tmp_path: Path, who: str, after: list[int]) -> None:
    table = playing(
        tmp_path,
        f"[{{ lose = [{who}, 1] }}]",
        survival={"A": 4, "B": 1, "C": 0, "D": 4},
        completed={"B": ["water_loop"], "C": ["wreckage"]},
        loc_goals="on",
        tokens={"A": "labs", "B": "labs", "C": "labs", "D": "cargo"},
    )
    assert table.survival() == after


@rule("OUT-2.9")
def test_lowest_and_doomed_may_gain(tmp_path: Path) -> None:
    low = {"A": 4, "B": 1, "C": 0, "D": 0}
    table = playing(tmp_path, '[{ gain = ["lowest_survival", 2] }]', survival=low)
    assert table.survival() == [4, 1, 2, 2]
    table = playing(tmp_path, '[{ gain = ["doomed", "player_count"] }]', survival=low)
    assert table.survival() == [4, 1, 4, 4]


@rule("OUT-2.9", "OUT-11.1")
def test_lose_all_brings_to_zero(tmp_path: Path) -> None:
    table = playing(tmp_path, '[{ lose_all = "chosen_other" }]', survival={"C": 7})
    table.answer("A", "ability_player", "seat:2")
    assert table.survival() == [3, 3, 0, 3]


@rule("OUT-2.9", "OUT-R68")
def test_chosen_players_within_bounds(tmp_path: Path) -> None:
    table = playing(tmp_path, "[{ lose = { who = { chosen_players = [2, 2] }, n = 1 } }]")
    assert table.options("A") == ["seat:0", "seat:1", "seat:2"]  # and one more behind it
    table.answer("A", "ability_players", "seat:1")
    assert table.options("A") == ["seat:2", "seat:3"]
    table.answer("A", "ability_players", "seat:3")
    assert table.survival() == [3, 2, 3, 2]


# Cards.


@rule("OUT-8.10")
def test_the_controller_looks_at_the_hand_and_chooses_what_its_owner_discards(
    tmp_path: Path,
) -> None:
    table = playing(
        tmp_path,
        '[{ discard = { who = "chosen_other", n = 2, by = "controller" } }]',
        hands={"B": ["arc_welder", "dark", "water_loop"]},
        crises=["flash_fire"],
    )
    table.answer("A", "ability_player", "seat:1")
    assert table.asked() == [("A", "controller_pick")]
    assert table.options("A") == ["card:arc_welder", "card:water_loop"]
    assert table.knows("A", "hand", "B") == ["arc_welder", "dark", "water_loop"]
    assert table.knows("C", "hand", "B") == []
    table.answer("A", "controller_pick", "card:water_loop")
    assert table.options("A") == ["card:dark"]
    table.answer("A", "controller_pick", "card:dark")
    assert [told["seat"] for told in table.told("discarded")] == [1, 1, 1]
    assert table.survival() == [3, 2, 3, 3]
    assert table.hand("B") == []  # Flash Fire took the last one


@rule("OUT-2.9", "OUT-R48")
@pytest.mark.parametrize(
    ("fit", "left"),
    [
        ('"gear"', ["dark", "echo_beacon", "water_loop"]),
        ('"goal"', ["arc_welder", "dark", "echo_beacon"]),
        ('"tech"', ["arc_welder", "dark", "water_loop"]),
        ('"dark"', ["arc_welder", "echo_beacon", "water_loop"]),
        ('{ id = "water_loop" }', ["arc_welder", "dark", "echo_beacon"]),
    ],
)
def test_filters_name_cards(tmp_path: Path, fit: str, left: list[str]) -> None:
    table = playing(
        tmp_path,
        f'[{{ discard = ["you", 4, {fit}] }}]',
        hand=("arc_welder", "water_loop", "echo_beacon", "dark"),
        crises=[],
    )
    while table.asked() == [("A", "forced_discard")]:
        table.answer("A", "forced_discard", table.options("A")[0])
    assert table.hand("A") == left


@rule("OUT-R48", "OUT-8.2", "OUT-8.10")
def test_a_kind_that_everybody_must_discard_is_checked_in_every_hand(tmp_path: Path) -> None:
    table = struck(
        tmp_path,
        'effect = [{ discard = ["each_player", 2, "gear"] }]',
        hands={
            "A": ["arc_welder", "coil_winder", "pipe_cuff", "dark"],
            "B": ["dark", "water_loop", "wreckage"],
            "C": ["door_jack", "dark", "dark"],
            "D": ["mount_brace", "echo_fork"],
        },
    )
    # D's whole hand must go. B has no Gear and C no choice, but the others cannot see that.
    assert sorted(table.asked()) == [(seat, "forced_discard") for seat in "ABC"]
    assert table.options("A") == ["card:arc_welder", "card:coil_winder"], "two must follow in order"
    assert table.options("B") == ["nothing"]
    assert table.options("C") == ["card:door_jack"]
    seen = {viewer: table.view(viewer) for viewer in "BD"}
    table.answer("C", "forced_discard", "card:door_jack")
    for viewer, before in seen.items():
        now = table.view(viewer)
        assert now["zones"] == before["zones"], "nothing is shown before the last card is named"
    table.answer("A", "forced_discard", "card:arc_welder").answer("B", "forced_discard", "nothing")
    assert table.zone("discard") == []
    assert [table.options(seat) for seat in "ABC"] == [
        ["card:coil_winder", "card:pipe_cuff"], ["nothing"], ["nothing"],
    ]  # fmt: skip
    table.answer("B", "forced_discard", "nothing").answer("C", "forced_discard", "nothing")
    table.answer("A", "forced_discard", "card:pipe_cuff")
    assert table.hand("A") == ["coil_winder", "dark"]
    assert table.hand("B") == ["dark", "water_loop", "wreckage"], "nothing to discard"
    assert table.hand("C") == ["dark", "dark"], "fewer if there are fewer"
    assert table.hand("D") == []
    assert sorted(table.zone("discard")) == [
        "arc_welder", "door_jack", "echo_fork", "mount_brace", "pipe_cuff",
    ]  # fmt: skip


@rule("OUT-R48", "OUT-8.3")
def test_who_is_asked_for_a_kind_does_not_show_who_holds_it(tmp_path: Path) -> None:
    def asking(hand: list[str]) -> Scenario:
        rest = {"A": ["pipe_cuff", "dark"], "C": ["water_loop"], "D": ["echo_fork", "dark"]}
        effect = 'effect = [{ discard = ["each_player", 1, "gear"] }]'
        return struck(tmp_path, effect, hands=rest | {"B": hand})

    with_gear, without = asking(["arc_welder", "dark"]), asking(["dark", "water_loop"])
    assert with_gear.asked() == without.asked()
    assert (with_gear.options("B"), without.options("B")) == (["card:arc_welder"], ["nothing"])
    for viewer in ("A", "C", "D", None):
        assert with_gear.view(viewer) == without.view(viewer)
    for table in (with_gear, without):
        table.answer("B", "forced_discard", table.options("B")[0])
    for viewer in ("A", "C", "D", None):
        assert with_gear.view(viewer) == without.view(viewer), "B's answer stays secret"
    for seat in "AD":
        without.answer(seat, "forced_discard", without.options(seat)[0])
    assert sorted(without.zone("discard")) == ["echo_fork", "pipe_cuff"]
    assert without.hand("B") == ["dark", "water_loop"]


@rule("OUT-2.9", "OUT-8.9")
def test_not_dark_is_everything_else(tmp_path: Path) -> None:
    table = playing(
        tmp_path,
        '[{ bury = ["you", 1, 3, "not_dark"] }]',
        hand=("arc_welder", "water_loop", "dark"),
        deck=[],
    )
    assert table.options("A") == ["card:arc_welder", "card:water_loop"]
    table.answers("A", "bury_cards", "card:water_loop", "done")
    assert table.zone("deck") == ["water_loop"]


@rule("OUT-2.9")
def test_at_least_two_are_buried_where_the_text_says_so(tmp_path: Path) -> None:
    hand = ("arc_welder", "door_jack", "dark")
    table = playing(tmp_path, '[{ bury = ["you", 2, 3] }]', hand=hand, deck=["pipe_cuff"])
    assert table.options("A") == ["card:arc_welder", "card:door_jack"]
    table.answer("A", "bury_cards", "card:arc_welder")
    assert table.options("A") == ["card:dark", "card:door_jack"]
    table.answer("A", "bury_cards", "card:door_jack")
    assert table.options("A") == ["card:dark", "done"]


@rule("OUT-2.2", "OUT-2.9")
def test_at_least_two_are_taken_back_where_the_text_says_so(tmp_path: Path) -> None:
    table = playing(
        tmp_path,
        '[{ take_from_discard = ["you", 2, 3, "gear"] }]',
        discard=["arc_welder", "door_jack", "pipe_cuff", "water_loop"],
    )
    assert table.options("A") == ["card:arc_welder", "card:door_jack"]
    table.answer("A", "ability_cards", "card:door_jack")  # the second one is no choice
    assert table.hand("A") == ["door_jack", "pipe_cuff"]
    assert table.zone("discard") == ["probe", "arc_welder", "water_loop"]
    table = playing(
        tmp_path, '[{ take_from_discard = ["you", 2, 3, "gear"] }]', discard=["thaw_pump"]
    )
    assert table.hand("A") == ["thaw_pump"]  # the one that there is


@rule("OUT-12.4")
def test_a_revealed_hand_is_known_to_all(tmp_path: Path) -> None:
    table = playing(
        tmp_path,
        '[{ reveal_hand = ["each_other", 1] }]',
        hands={"B": ["arc_welder", "dark"], "C": ["door_jack"]},
    )
    assert table.asked() == [("B", "reveal_cards")]
    assert table.options("B") == ["card:arc_welder", "card:dark"]
    table.answer("B", "reveal_cards", "card:dark")
    assert (table.hand("B"), table.hand("C")) == (["arc_welder", "dark"], ["door_jack"])
    for viewer in (None, "A", "D"):
        assert table.knows(viewer, "hand", "B") == ["dark"]
        assert table.knows(viewer, "hand", "C") == ["door_jack"]
        assert [told["card"] for told in table.told("saw", viewer)] == ["dark", "door_jack"]


@rule("OUT-12.4")
def test_who_had_looked_into_a_hand_that_shows_cards_forgets_nothing(tmp_path: Path) -> None:
    hand = ["arc_welder", "dark", "door_jack", "dark"]
    table = playing(
        tmp_path,
        '[{ peek_hand = ["you", "chosen_other", 4] }, { reveal_hand = ["each_other", 2] }]',
        hands={"B": hand},
    )
    assert table.knows("A", "hand", "B") == sorted(hand)
    table.answers("B", "reveal_cards", "card:arc_welder", "card:dark")
    assert table.knows("A", "hand", "B") == sorted(hand)
    for viewer in (None, "C", "D"):
        assert table.knows(viewer, "hand", "B") == ["arc_welder", "dark"]


@rule("OUT-12.4")
def test_of_equal_cards_a_reveal_tells_no_more_than_it_shows(tmp_path: Path) -> None:
    """C knows of one Dark card in that hand. Shown one, C still knows of one."""
    table = scenario(
        content=homemade(tmp_path, tech('[{ reveal_hand = ["each_other", 1] }]')),
        hands={"A": ["probe"], "B": ["dark", "dark", "pipe_cuff"]},
    )
    table.g.hand[1][1] = within(table.g.hand[1][1], 1 << 2)
    assert table.knows("C", "hand", "B") == ["dark"]
    table.act("tech:probe").answer("B", "reveal_cards", "card:dark")
    for viewer in (None, "A", "C", "D"):
        assert table.knows(viewer, "hand", "B") == ["dark"]


@rule("OUT-12.4", "OUT-9.1")
def test_a_revealed_supply_is_known_to_all(tmp_path: Path) -> None:
    table = playing(tmp_path, '["reveal_supply"]', supply=["dark", "arc_welder"])
    for viewer in (None, "A", "C"):
        assert table.knows(viewer, "supply") == ["arc_welder", "dark"]


@rule("OUT-9.1", "OUT-2.9")
def test_the_supply_may_be_dealt_anew(tmp_path: Path) -> None:
    seen = set()
    for key in range(12):
        table = scenario(
            content=homemade(tmp_path, tech('["supply_redeal"]')),
            hands={"A": ["probe"]},
            seeded={"A": "dark", "B": "arc_welder"},
            deck=["door_jack", "pipe_cuff", "mount_brace"],
        )
        table.reseed(key).act("tech:probe")
        assert (len(table.zone("supply")), len(table.zone("deck"))) == (2, 3)
        cards = sorted([*table.zone("supply"), *table.zone("deck")])
        assert cards == ["arc_welder", "dark", "door_jack", "mount_brace", "pipe_cuff"]
        assert table.knows("A", "supply") == table.knows("B", "supply") == []
        seen.add(tuple(table.zone("supply")))
    assert len(seen) > 3


@rule("OUT-6.5", "OUT-2.9")
def test_one_goal_in_play_of_your_choice_is_discarded(tmp_path: Path) -> None:
    text = '[{ discard_goals_in_play = "chosen" }]'
    table = playing(tmp_path, text, goals=["water_loop", "wreckage"])
    assert table.options("A") == ["card:water_loop", "card:wreckage"]
    table.answer("A", "goal_to_discard", "card:water_loop")
    assert table.zone("goals_in_play") == ["wreckage"]
    assert playing(tmp_path, text, goals=["wreckage"]).zone("goals_in_play") == []
    assert playing(tmp_path, text).asked() == [("A", "act")]


@rule("OUT-8.7", "OUT-2.9")
def test_two_ongoing_crises_may_be_cleared_at_once(tmp_path: Path) -> None:
    table = playing(
        tmp_path,
        '[{ clear_ongoing = ["you", 2] }]',
        ongoing=["thin_air", "dead_air", "fuel_leak"],
    )
    table.answer("A", "ability_cards", "card:dead_air")
    assert table.options("A") == ["card:fuel_leak", "card:thin_air", "done"]
    table.answer("A", "ability_cards", "card:thin_air")
    assert table.zone("ongoing") == ["fuel_leak"]
    assert table.asked() == [("A", "act")]


@rule("OUT-6.4", "OUT-2.9")
def test_a_goal_from_the_discard_pile_may_join_another(tmp_path: Path) -> None:
    text = '[{ play_goal = ["discard", "keep_others"] }]'
    table = playing(tmp_path, text, discard=["ship_mind"], goals=["wreckage"])
    assert table.zone("goals_in_play") == ["ship_mind", "wreckage"]
    full = playing(tmp_path, text, discard=["ship_mind"], goals=["wreckage", "water_loop"])
    assert full.options("A") == ["card:water_loop", "card:wreckage"]
    assert playing(tmp_path, text, goals=["wreckage"]).zone("goals_in_play") == ["wreckage"]


@rule("OUT-2.1", "OUT-2.9")
def test_the_deck_may_be_looked_at_and_left(tmp_path: Path) -> None:
    deck = ["arc_welder", "door_jack", "dark"]
    table = playing(tmp_path, '[{ peek_deck = ["you", 2, "keep"] }]', deck=deck)
    assert table.zone("deck") == deck
    assert table.view("A")["zones"]["deck"]["placed"] == {1: "door_jack", 2: "arc_welder"}
    assert table.view("B")["zones"]["deck"] == {"count": 3}
    down = playing(tmp_path, '[{ peek_deck = ["you", 2, "top_or_bottom"] }]', deck=deck)
    down.answer("A", "top_or_bottom", "bottom")
    assert down.zone("deck") == ["dark", "arc_welder", "door_jack"]
    assert down.view("A")["zones"]["deck"]["placed"] == {0: "door_jack", 1: "arc_welder"}


@rule("OUT-15.4", "OUT-2.9")
def test_a_text_may_move_a_token(tmp_path: Path) -> None:
    near = ["place:labs", "place:quarters"]
    far = ["place:cargo", "place:engines", *near]
    for text, options in (
        ('[{ move = ["you", 1] }]', near),
        ('[{ move = ["you", 2] }]', far),
        ('[{ relocate = "you" }]', far),
    ):
        table = playing(tmp_path, text, loc_goals="on")
        assert table.options("A") == options
        table.answer("A", "move_to", "place:labs")
        assert table.token("A") == "labs"
        assert playing(tmp_path, text).asked() == [("A", "act")]


@rule("OUT-18.4", "OUT-2.9")
def test_a_text_may_put_a_token_at_any_surviving_location(tmp_path: Path) -> None:
    """Destroyed locations cut the ship in two: no way leads from the Bridge to the Engines."""
    table = playing(
        tmp_path,
        '[{ relocate = "you" }]',
        loc_draw_entropy="on",
        tokens={"A": "bridge", "B": "cargo", "C": "engines", "D": "cargo"},
        piles={"labs": [], "quarters": [], "cargo": ["dark"] * 3, "engines": ["dark"] * 3},
    )
    assert table.options("A") == ["place:cargo", "place:engines"]
    table.answer("A", "move_to", "place:engines")
    assert table.token("A") == "engines"


@rule("OUT-3.6", "OUT-2.9")
def test_two_cards_may_be_exchanged(tmp_path: Path) -> None:
    table = playing(
        tmp_path,
        '[{ trade = ["you", "chosen_other", 2] }]',
        hand=("arc_welder", "door_jack", "dark"),
        hands={"B": ["water_loop", "pipe_cuff"], "C": ["wreckage"]},
    )
    assert table.options("A") == ["seat:1", "seat:2"]
    table.answer("A", "ability_player", "seat:1")
    table.answers("A", "barter_give", "card:arc_welder", "card:dark")
    assert table.hand("A") == ["door_jack", "pipe_cuff", "water_loop"]
    assert table.hand("B") == ["arc_welder", "dark"]


@rule("OUT-3.6", "OUT-R44")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [(["dark"], ["arc_welder", "pipe_cuff"]), (["arc_welder", "pipe_cuff"], ["dark"])],
)
def test_an_exchange_is_limited_by_the_smaller_hand(
    tmp_path: Path, mine: list[str], theirs: list[str]
) -> None:
    content = homemade(tmp_path, tech('[{ trade = ["you", "chosen_other", 2] }]'))
    table = scenario(content=content, active="B", hands={"B": ["probe", *mine], "A": theirs})
    table.act("tech:probe")
    giver = "A" if len(theirs) > 1 else "B"
    assert table.asked() == [(giver, "barter_give")], "one card of the other hand is all of it"
    table.answer(giver, "barter_give", "card:arc_welder")
    assert sorted([*table.hand("A"), *table.hand("B")]) == ["arc_welder", "dark", "pipe_cuff"]
    assert (len(table.hand("A")), len(table.hand("B"))) == (len(theirs), len(mine))
    assert "dark" in table.hand("A" if mine == ["dark"] else "B")


# Control words and conditions.


@rule("OUT-6.11", "OUT-2.9")
@pytest.mark.parametrize("answer", ["no", "yes"])
def test_may_asks(tmp_path: Path, answer: str) -> None:
    table = playing(tmp_path, '[{ may = ["you", [{ gain = ["you", 1] }]] }]')
    assert table.options("A") == ["no", "yes"]
    table.answer("A", "ability_may", answer)
    assert table.survival("A") == (4 if answer == "yes" else 3)
    assert table.told("chose") == [{"seat": 0, "kind": "ability_may", "option": answer}]


@rule("OUT-2.9", "OUT-8.3")
def test_for_each_goes_player_by_player(tmp_path: Path) -> None:
    table = playing(
        tmp_path,
        '[{ for_each = ["each_player", [{ gain = ["self", 1] }, { draw = ["self", 1] }]] }]',
        direction=-1,
    )
    assert table.survival() == [4, 4, 4, 4]
    assert [told["seat"] for told in table.told("gained")] == [0, 3, 2, 1]
    assert table.log()[-8:] == ["gained", "drew"] * 4


@rule("OUT-2.9", "OUT-8.3")
def test_simultaneous_choices_are_made_before_anything_happens(tmp_path: Path) -> None:
    table = playing(
        tmp_path,
        '[{ simultaneous = ["each_other", [{ discard = ["self", 1] }]] }]',
        hands={"B": ["arc_welder", "door_jack"], "D": ["dark", "wreckage"]},
    )
    assert table.asked() == [("B", "forced_discard"), ("D", "forced_discard")]
    table.answer("D", "forced_discard", "card:wreckage")
    assert table.zone("discard") == []
    table.answer("B", "forced_discard", "card:door_jack")
    assert table.zone("discard")[1:] == ["wreckage", "door_jack"]


@rule("OUT-2.9", "OUT-8.5")
def test_a_choice_of_other_effects(tmp_path: Path) -> None:
    text = (
        'effect = [{ choice = { who = "each_player", of = [{ do = [{ gain = ["self", 1] }] }, '
        '{ do = [{ slow = "self" }] }] } }]'
    )
    table = struck(tmp_path, text)
    for seat, option in zip("ABCD", ("first", "second", "second", "first"), strict=True):
        assert table.asked() == [(seat, "crisis_choice")]
        assert table.options(seat) == ["first", "second"]
        assert table.survival() == [3, 3, 3, 3]
        table.answer(seat, "crisis_choice", option)
    assert table.survival() == [4, 3, 3, 4]
    assert table.slowed() == "BC"


@rule("OUT-11.1", "OUT-14.2", "OUT-2.9")
def test_of_two_losses_everybody_suffers_the_one_that_was_chosen(tmp_path: Path) -> None:
    text = (
        'effect = [{ choice = { who = "each_player", of = [{ lose = 1 }, { lose = 3 }, '
        "{ discard = 1 }] } }]"
    )
    table = struck(tmp_path, text, survival=dict.fromkeys("ABCD", 4), hands={"D": ["pipe_cuff"]})
    for seat, option in zip("ABCD", ("second", "lose", "second", "discard"), strict=True):
        assert table.asked() == [(seat, "crisis_choice")]
        table.answer(seat, "crisis_choice", option)
    assert table.survival() == [1, 3, 1, 4]
    lost = [(told["seat"], told["number"]) for told in table.told("lost")]
    assert lost == [(0, 3), (1, 1), (2, 3)]
    assert table.zone("discard")[0] == "pipe_cuff"


@rule("OUT-14.3", "OUT-R31")
def test_different_losses_are_one_event(tmp_path: Path) -> None:
    text = 'effect = [{ choice = { who = "each_player", of = [{ lose = 1 }, { lose = 3 }] } }]'
    table = struck(tmp_path, text, survival={"A": 3, "B": 1, "C": 3, "D": 1})
    for seat, option in zip("ABCD", ("second", "lose", "second", "lose"), strict=True):
        table.answer(seat, "crisis_choice", option)
    assert table.outcome() is not None, "all are Doomed at once"


CONDITIONS = [
    ('{ survival = ["you", "<=", 3] }', True),
    ('{ survival = ["you", "<=", 2] }', False),
    ('{ survival = ["you", "==", 3] }', True),
    ('{ survival = ["you", "==", 2] }', False),
    ('{ survival = ["you", ">=", 3] }', True),
    ('{ survival = ["you", ">=", 4] }', False),
    ('{ survival = ["next_player", "==", 1] }', True),
    ('{ deck_size = ["==", 5] }', True),
    ('{ deck_size = ["<=", "player_count"] }', False),
    ('{ goals_in_play = ["==", 1] }', True),
    ('{ completed = ["you", ">=", 2] }', True),
    ('{ completed = ["you", ">=", 3] }', False),
    ('{ player_count = ["==", 4] }', True),
    ('{ ongoing = [">=", 1] }', True),
    ('{ ongoing = [">=", 2] }', False),
    ('{ hand_size = ["you", "==", 1] }', True),
    ('{ hand_size = ["you", "==", 2] }', False),
    ('{ is_doomed = "you" }', False),
    ('{ is_doomed = "next_active" }', False),
    ('"any_doomed"', True),
    ('{ not = "any_doomed" }', False),
    ('[{ player_count = ["==", 4] }, "any_doomed"]', True),
    ('[{ player_count = ["==", 3] }, "any_doomed"]', False),
]


@rule("OUT-2.9")
@pytest.mark.parametrize(("condition", "holds"), CONDITIONS)
def test_conditions(tmp_path: Path, condition: str, holds: bool) -> None:
    table = playing(
        tmp_path,
        f'[{{ if = {{ condition = {condition}, do = [{{ gain = ["you", 1] }}], '
        'otherwise = [{ gain = ["you", 2] }] } }]',
        hand=("dark",),
        survival={"B": 1, "C": 0},
        deck=["dark"] * 5,
        goals=["wreckage"],
        completed={"A": ["ship_mind", "star_compass"]},
        ongoing=["thin_air"],
    )
    assert table.survival("A") == (4 if holds else 5)


# What Characters and Ongoing Crises change.


@rule("OUT-R62", "OUT-R58", "OUT-5.1")
@pytest.mark.parametrize(
    ("word", "gone"),
    [
        ("gather", ["gather"]),
        ("discard_draw", ["discard_draw"]),
        ("scrap", ["scrap"]),
        ("move", ["move"]),
        ("play_goal", ["play_goal"]),
        ("complete", ["complete:cargo_doors"]),
        ("clear", ["clear:probe"]),
        ("tech", ["tech:echo_beacon", "tech:pulse_kit"]),
        ("ability", ["ability:confine"]),
        ("gain", []),
    ],
)
def test_an_ongoing_crisis_may_forbid_any_act(tmp_path: Path, word: str, gone: list[str]) -> None:
    more: dict[str, Any] = {
        "hands": {
            "A": ["door_jack", "pipe_cuff", "mount_brace", "water_loop", "echo_beacon", "pulse_kit"]
        },
        "supply": ["dark"],
        "goals": ["cargo_doors"],
        "loc_actions": "on",
    }
    every = under(tmp_path, 'ongoing = { entropy_count = 2 }\nclear = ["tools"]', **more)
    table = under(tmp_path, f'ongoing = {{ forbid = ["{word}"] }}\nclear = ["tools"]', **more)
    assert sorted({*every.options("A")} - {*table.options("A")}) == gone
    assert {*table.options("A")} <= {*every.options("A")}


@rule("OUT-5.7", "OUT-5.6", "OUT-9.4")
def test_ongoing_crises_change_limits_for_all_and_add_up(tmp_path: Path) -> None:
    low = under(tmp_path, 'ongoing = { draw_limit = 2, scrap_need = 1 }\nclear = ["tools"]',
                hands={"A": ["door_jack"]})  # fmt: skip
    assert "scrap" in low.options("A")
    low.act("discard_draw").answer("A", "discard_set", "done")
    assert len(low.hand("A")) == 2
    leaks = under(
        tmp_path, 'ongoing = { entropy_count = 3 }\nclear = ["tools"]', also={"fuel_leak": "A"}
    )
    leaks.act("end_actions")
    assert len(leaks.zone("entropy")) == 5


@rule("OUT-7.4", "OUT-11.2")
@pytest.mark.parametrize(("wild", "able"), [(1, False), (2, True)])
def test_a_character_may_use_icons_as_any(tmp_path: Path, wild: int, able: bool) -> None:
    # Ship Mind costs X P P P: of these icons two P are missing.
    text = f"passive = {{ scrap_wild = {wild} }}"
    hand = {"A": ["fuel_igniter", "door_jack"]}  # X X P T T L L
    table = being(tmp_path, text, hands=hand, goals=["ship_mind"])
    assert ("complete:ship_mind" in table.options("A")) == able
    doomed = being(tmp_path, text, hands=hand, goals=["ship_mind"], granted=1, survival={"A": 0})
    assert "complete:ship_mind" not in doomed.options("A")


@rule("OUT-R66", "OUT-4.8")
@pytest.mark.parametrize(("survival", "alone"), [(1, False), (2, True)])
def test_who_pays_the_last_survival_for_a_goal_has_no_jokers_any_more(
    tmp_path: Path, survival: int, alone: bool
) -> None:
    table = being(
        tmp_path, "passive = { scrap_wild = 2 }", goals=["night_watch"], used=1,
        hands={"A": ["coil_winder", "door_jack"]}, survival={"A": survival},
    )  # fmt: skip
    table.act("complete:night_watch").answer("A", "goal_payment", "card:coil_winder")
    assert ("done" in table.options("A")) == alone, "T T L L for P T T L and jokers"
    assert table.survival("A") == survival - 1


@rule("OUT-R46", "OUT-22.2", "OUT-22.3")
@pytest.mark.parametrize("mode", ["doomed", "quick_dead"])
def test_a_price_in_survival_after_a_crisis_of_the_same_cost_may_take_the_last(
    tmp_path: Path, mode: str
) -> None:
    table = being(
        tmp_path,
        'abilities = [{ id = "bet", name = "Bet", actions = 1, effect = [{ slow = "you" }], '
        'cost = [{ discard = [1, "dark"] }, { survival = 1 }] }]',
        hands={"A": ["dark"]}, survival={"A": 2}, crises=["flash_fire"], doom_mode=mode,
        box=["captain"],
    )  # fmt: skip
    table.act("ability:bet")
    assert table.told("obliteration") == []
    assert table.survival("A") == (3 if mode == "quick_dead" else 0)
    assert table.g.dead_count == (mode == "quick_dead")
    assert table.character("A") == ("captain" if mode == "quick_dead" else "probe")


@rule("OUT-4.1", "OUT-4.9", "OUT-R72")
def test_end_of_turn_effects_come_before_the_entropy_step(tmp_path: Path) -> None:
    text = 'passive = { end_of_turn = [{ draw = ["you", 1] }], start_of_turn = [{ gain = "you" }] }'
    table = being(tmp_path, text, deck=["arc_welder", "door_jack", "pipe_cuff"])
    table.act("end_actions")
    assert table.hand("A") == ["arc_welder"]
    assert table.zone("entropy") == ["door_jack"]
    start = being(tmp_path, text, step="turn")
    assert start.survival("A") == 4
    doomed = being(tmp_path, text, step="turn", survival={"A": 0})
    assert doomed.survival("A") == 0
    everybody = under(
        tmp_path, 'ongoing = { end_of_turn = [{ lose = ["active", 1] }] }\nclear = ["tools"]'
    )
    everybody.act("end_actions")
    assert everybody.survival() == [2, 3, 3, 3]


@rule("OUT-8.7", "OUT-R58")
def test_an_ongoing_crisis_may_end_at_the_next_turn_of_its_resolver(tmp_path: Path) -> None:
    text = 'ongoing = { start_of_turn = [{ lose = ["active", 1] }] }\nends = "next_turn_of_you"'
    table = under(tmp_path, text)
    assert [o for o in table.options("A") if o.startswith("clear")] == []
    table.act("end_actions")
    assert table.active == "B"
    assert table.survival() == [3, 3, 3, 3]  # it ended before its start-of-turn effect
    assert table.zone("crisis_discard") == ["probe"]
    back = under(tmp_path, text, direction=-1)
    back.act("end_actions")
    assert back.survival() == [3, 3, 3, 2]
    assert back.zone("ongoing") == ["probe"]


@rule("OUT-8.7", "OUT-R58")
def test_an_ongoing_crisis_may_end_when_a_goal_is_completed(tmp_path: Path) -> None:
    table = under(
        tmp_path, 'ongoing = { forbid = ["gain"] }\nends = "goal_completed"',
        hands={"A": ["pipe_cuff"]}, goals=["water_loop"],
    )  # fmt: skip
    table.act("complete:water_loop")
    assert table.survival("A") == 3  # the bonus still fell under it
    assert table.zone("ongoing") == []
    assert table.zone("crisis_discard") == ["probe"]


@rule("OUT-8.7", "OUT-R58")
def test_an_ongoing_crisis_may_end_by_a_condition(tmp_path: Path) -> None:
    text = 'ongoing = { entropy_count = 2 }\nends_if = { survival = ["you", "<=", 2] }'
    table = under(tmp_path, text, completed={"A": ["night_watch"]})
    table.act("sabotage:night_watch").answer("A", "ability_player", "seat:2")
    assert table.zone("ongoing") == ["probe"]
    hit = under(tmp_path, text, completed={"A": ["night_watch"]})
    hit.act("sabotage:night_watch").answer("A", "ability_player", "seat:1")
    assert hit.zone("ongoing") == []  # "you" is B, who put it down
    last = under(tmp_path, text, completed={"A": ["night_watch"]})
    last.act("end_actions").answer("A", "window_end", "sabotage:night_watch")
    last.answer("A", "ability_player", "seat:1")
    assert len(last.zone("entropy")) == 1  # looked at before the Entropy step as well


ENDS_AT_TWO = 'ongoing = { entropy_count = 2 }\nends_if = { survival = ["you", "<=", 2] }'


@rule("OUT-8.7", "OUT-R58", "OUT-10.5")
def test_the_end_of_an_ongoing_crisis_is_looked_at_after_the_window_before_a_menu(
    tmp_path: Path,
) -> None:
    table = under(tmp_path, ENDS_AT_TWO, step="window", completed={"C": ["night_watch"]})
    table.answer("C", "window_act", "sabotage:night_watch")
    table.answer("C", "ability_player", "seat:1").passing()
    assert table.asked() == [("A", "act")]
    assert table.zone("ongoing") == []


@rule("OUT-8.7", "OUT-R58", "OUT-R65")
def test_the_end_of_an_ongoing_crisis_is_looked_at_before_a_menu_that_is_asked_anew(
    tmp_path: Path,
) -> None:
    table = under(tmp_path, ENDS_AT_TWO, completed={"C": ["night_watch"]})
    assert table.asked() == [("A", "act")]
    match = Match(GAME, 4, seed=1)
    match.state = table.g
    match.interject(2, "window_act", "sabotage:night_watch")
    table.answer("C", "ability_player", "seat:1").passing()
    assert table.asked() == [("A", "act")]
    assert table.zone("ongoing") == []


# Costs.


@rule("OUT-3.6", "OUT-7.6", "OUT-R67")
def test_an_ability_may_cost_scrap_icons(tmp_path: Path) -> None:
    text = (
        'abilities = [{ id = "burn", name = "Burn", cost = [{ scrap = ["tools", "tools"] }], '
        'effect = [{ gain = ["you", 2] }] }]'
    )
    assert "ability:burn" not in being(tmp_path, text, hands={"A": ["door_jack"]}).options("A")
    table = being(tmp_path, text, hands={"A": ["door_jack", "pipe_cuff", "dark"]})
    table.act("ability:burn")
    assert table.options("A") == ["card:door_jack"]
    table.answers("A", "cost_scrap", "card:door_jack", "card:pipe_cuff", "done")
    assert table.survival("A") == 5
    assert table.zone("discard") == ["pipe_cuff", "door_jack"]


@rule("OUT-3.6", "OUT-R46", "OUT-R67")
@pytest.mark.parametrize(("survival", "able"), [(3, True), (2, False)])
def test_an_ability_may_cost_survival_and_must_leave_one(
    tmp_path: Path, survival: int, able: bool
) -> None:
    text = (
        'abilities = [{ id = "bleed", name = "Bleed", actions = 0, once_per_turn = true, '
        'cost = [{ survival = 2 }], effect = [{ extra_action = ["you", 1] }] }]'
    )
    table = being(tmp_path, text, survival={"A": survival})
    assert ("ability:bleed" in table.options("A")) == able
    if able:
        table.act("ability:bleed")
        assert (table.survival("A"), table.g.granted, table.base_left) == (1, 1, 2)
        assert table.told("lost") == []


BURN = (
    'abilities = [{{ id = "burn", name = "Burn", cost = [{}], '
    'effect = [{{ gain = ["you", 2] }}] }}]'
)
SCRAP = '{ scrap = ["tools", "tools"] }'


@rule("OUT-3.6", "OUT-R67")
@pytest.mark.parametrize(
    ("costs", "hand", "able"),
    [
        ("{ discard = 1 }, { discard = [1, 'gear'] }", ["pipe_cuff"], False),
        ("{ discard = 1 }, { discard = [1, 'gear'] }", ["pipe_cuff", "dark"], True),
        ("{ discard = 1 }, { discard = [1, 'gear'] }", ["dark", "dark"], False),
        (f"{SCRAP}, {{ discard = [1, 'gear'] }}", ["door_jack", "pipe_cuff"], False),
        (f"{SCRAP}, {{ discard = [1, 'gear'] }}", ["door_jack", "pipe_cuff", "mount_brace"], True),
        (f"{{ discard = [1, 'gear'] }}, {SCRAP}", ["door_jack", "pipe_cuff", "dark"], False),
        ("{ survival = 1 }, { survival = 1 }", [], True),
        ("{ survival = 1 }, { survival = 2 }", [], False),
    ],
)
def test_the_costs_of_an_ability_are_judged_together(
    tmp_path: Path, costs: str, hand: list[str], able: bool
) -> None:
    table = being(tmp_path, BURN.format(costs), hands={"A": hand})
    assert ("ability:burn" in table.options("A")) == able


@rule("OUT-3.6", "OUT-R67", "OUT-7.5")
def test_no_card_is_paid_that_another_cost_needs(tmp_path: Path) -> None:
    """First any card, then Gear: the only Gear is not offered for the first."""
    costs = "{ discard = 1 }, { discard = [1, 'gear'] }"
    table = being(tmp_path, BURN.format(costs), hands={"A": ["pipe_cuff", "wreckage", "dark"]})
    table.act("ability:burn")
    assert table.asked() == [("A", "forced_discard")]
    assert table.options("A") == ["card:dark", "card:wreckage"]
    table.answer("A", "forced_discard", "card:wreckage")
    assert table.options("A") == ["card:pipe_cuff"]
    assert table.survival("A") == 3
    table.answer("A", "forced_discard", "card:pipe_cuff")
    assert (table.survival("A"), table.hand("A")) == (5, ["dark"])
    assert table.zone("discard") == ["pipe_cuff", "wreckage"]


@rule("OUT-3.6", "OUT-8.3", "OUT-7.5")
def test_costs_are_paid_completely_before_a_dark_card_among_them_acts(tmp_path: Path) -> None:
    costs = f"{{ discard = [1, 'dark'] }}, {SCRAP}"
    table = being(
        tmp_path,
        BURN.format(costs),
        hands={"A": ["dark", "door_jack", "pipe_cuff", "mount_brace"]},
        crises=["time_slip"],
    )
    table.act("ability:burn")
    table.answer("A", "forced_discard", "card:dark")
    assert table.asked() == [("A", "cost_scrap")]
    assert table.told("crisis_drawn") == []
    table.answers("A", "cost_scrap", "card:door_jack", "card:pipe_cuff", "done")
    assert [told["card"] for told in table.told("crisis_drawn")] == ["time_slip"]
    assert table.zone("discard")[:3] == ["pipe_cuff", "door_jack", "dark"]


@rule("OUT-10.4", "OUT-R67")
def test_a_tech_may_have_a_condition_and_cost_two_actions(tmp_path: Path) -> None:
    more = 'timing = "action"\nactions = 2\ncondition = { survival = ["you", ">=", 3] }'
    content = homemade(tmp_path, tech('[{ gain = ["you", 1] }]', more))
    table = scenario(content=content, hands={"A": ["probe"]}, used=1)
    table.act("tech:probe")
    assert (table.survival("A"), table.g.bought) == (3, 1)
    low = scenario(content=content, hands={"A": ["probe"]}, survival={"A": 2})
    assert "tech:probe" not in low.options("A")


# Location rule II.

PICKS = '[{ crisis_pick = ["you", 2, "chosen_other"] }]'
HUNT = f'abilities = [{{ id = "hunt", name = "Hunt", interacts = true, effect = {PICKS} }}]'


@rule("OUT-17.1", "OUT-R67")
def test_a_crisis_is_picked_for_who_is_at_the_same_location(tmp_path: Path) -> None:
    far: dict[str, Any] = {
        "loc_actions": "on",
        "tokens": {"A": "labs", "B": "labs", "C": "bridge", "D": "labs"},
        "crises": ["time_slip", "panic", "scapegoat"],
    }
    table = being(tmp_path, HUNT, **far)
    table.act("ability:hunt").answer("A", "crisis_pick", "card:panic")
    assert table.asked() == [("A", "ability_player")]
    assert table.options("A") == ["seat:1", "seat:3"]
    alone = being(tmp_path, HUNT, **far | {"tokens": {"A": "labs", "B": "cargo"}})
    assert "ability:hunt" not in alone.options("A")
    without = being(tmp_path, HUNT, crises=["time_slip", "panic", "scapegoat"])
    without.act("ability:hunt").answer("A", "crisis_pick", "card:panic")
    assert without.options("A") == ["seat:1", "seat:2", "seat:3"]


@rule("OUT-17.1", "OUT-R44")
def test_a_tech_that_picks_a_crisis_for_nobody_puts_all_of_them_back(tmp_path: Path) -> None:
    more = 'timing = "action"\nactions = 1\ninteracts = true'
    table = scenario(
        content=homemade(tmp_path, tech(PICKS, more)),
        hands={"A": ["probe"]},
        loc_actions="on",
        tokens={"A": "labs"},
        crises=["time_slip", "panic", "scapegoat"],
    )
    table.act("tech:probe").answer("A", "crisis_pick", "card:panic")
    assert table.asked() == [("A", "ability_order")]
    table.answer("A", "ability_order", "card:time_slip")
    assert table.zone("crisis_deck") == ["panic", "time_slip", "scapegoat"]
    assert table.told("crisis_drawn") == []


# What is refused when it is read.


@rule("OUT-8.6", "OUT-R65")
@pytest.mark.parametrize(
    "text",
    [
        'effect = ["cancel_crisis"]',
        'effect = [{ may = { who = "you", do = ["cancel_crisis"] } }]',
    ],
)
def test_a_crisis_cannot_cancel_itself(tmp_path: Path, text: str) -> None:
    with pytest.raises(PackError, match="crisis 'probe': effect: found cancel_crisis, expected it"):
        GAME.choose(4, {"content": homemade(tmp_path, crisis(text))})


@rule("OUT-7.3")
def test_a_cost_in_scrap_icons_names_some(tmp_path: Path) -> None:
    text = BURN.format("{ scrap = [] }")
    place = r"character 'probe': abilities\[0\].cost\[0\].scrap: found no icons, expected at least"
    with pytest.raises(PackError, match=place):
        GAME.choose(4, {"content": homemade(tmp_path, character(text))})

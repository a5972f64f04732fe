"""GLM-17: Very Simple Gloom in Space."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule

from .own_cards import ALL
from .scenario import Scenario, new_game, scenario

FIVE = ["m02", "m03", "m04", "m05", "m08"]


def simple(**described: Any) -> Scenario:
    return scenario(very_simple="on", **described)


# Effects.


@rule("GLM-17.1", "GLM-17.2")
@pytest.mark.parametrize("number", range(1, 59))
def test_no_modifier_has_an_effect(number: int) -> None:
    """Points, icons and covering work; nothing is drawn, discarded, skipped or asked."""
    card = f"m{number:02}"
    hands = {
        "A": [card, "m02" if number != 2 else "m03"],
        "B": ["d01", "d02", "d03", "d04"],
        "C": ["e08", "e10"],
    }
    table = simple(hands=hands, deck=["d05", "d06"], discard=["d07"])
    real = scenario(stacked={"kid": [card]})
    table.choose(f"play:{card}")
    assert table.options() == ALL
    table.choose("kid")
    assert (table.slots("kid"), table.icons("kid")) == (real.slots("kid"), real.icons("kid"))
    assert table.worth("kid") == real.worth("kid")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert [table.hand(seat) for seat in "ABC"] == [hands["A"][1:], hands["B"], hands["C"]]
    assert (table.deck(), table.discard()) == (["d05", "d06"], ["d07"])
    assert [table.draw_limit(seat) for seat in "ABC"] == [5, 5, 5]
    assert (table.g.skip_turns, table.g.skip_draws) == ([0, 0, 0], [0, 0, 0])
    assert table.g.sources == []


@rule("GLM-17.1", "GLM-17.2", "GLM-R48")
@pytest.mark.parametrize("number", range(1, 21))
def test_no_untimely_death_has_an_effect(number: int) -> None:
    card = f"d{number:02}"
    others = [f"d{n:02}" for n in range(1, 21) if n != number][:4]
    hands = {"A": [card], "B": others, "C": ["e09"]}
    table = simple(
        stacked={"kid": ["m26", "m22"], "traitor": ["m36"]}, hands=hands, deck=["m02", "m03"]
    )
    assert table.slots("kid") == "-10/-15/-10"
    table.choose(f"play:{card}")
    assert table.options() == ["kid", "traitor"]
    table.choose("kid")
    assert (table.dead("kid"), table.worth("kid")) == (True, -35)
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert [table.hand(seat) for seat in "ABC"] == [[], sorted(others), ["e09"]]
    assert (table.deck(), table.discard()) == (["m02", "m03"], [])
    assert table.g.skip_turns == [0, 0, 0]


@rule("GLM-R47")
def test_persistent_modifiers_do_nothing_but_cover() -> None:
    table = simple(
        stacked={"captain": ["m54", "m58"], "kid": ["m53"], "doctor": ["m56"], "robot": ["m57"],
                 "dark_lord": ["m05"], "nemesis": ["m57", "m03"]},
        hands={"A": ["m02", "d01", "e05"], "B": ["m08"]},
    )  # fmt: skip
    assert table.portrait("captain") == "m58"
    assert (table.slots("captain"), table.icons("captain")) == ("-/+10/+5", "rank/-/-")
    assert table.draw_limit("A") == 5
    assert table.worth("doctor") == -15  # not lower for the void that the Dark Lord shows
    table.choose("play:d01")
    assert table.options() == ["dark_lord", "doctor", "kid", "nemesis"]  # m57 protects nobody
    table.choose("kid").play("m02", "nemesis")
    assert table.hand("B") == ["m08"]


@rule("GLM-R48")
def test_texts_about_the_playing_of_a_card_are_ignored_too() -> None:
    """Neither the second action of d17 nor the demands of d09 and d12 count."""
    hands = {"A": ["d09", "d12", "d17"]}
    table = simple(stacked={"kid": ["m03"], "robot": ["m05"]}, hands=hands)
    for card in ("d09", "d12", "d17"):
        table = simple(stacked={"kid": ["m03"], "robot": ["m05"]}, hands=hands)
        table.choose(f"play:{card}")
        assert table.options() == ["kid", "robot"]
    table = simple(stacked={"kid": ["m03"], "robot": ["m05"]}, hands=hands, step="action:2")
    assert table.options() == ["discard_hand", "pass"]


# What stays.


@rule("GLM-17.2")
def test_the_two_restrictions_of_untimely_deaths_stay() -> None:
    table = simple(stacked={"kid": ["m39"], "robot": ["m01", "m40"]}, hands={"A": ["d01"]})
    assert (table.worth("robot"), table.options()) == (0, ["discard_hand", "pass"])
    table = simple(stacked={"kid": ["m03"]}, hands={"A": ["d01"]})
    assert table.options() == ["discard_hand", "pass", "play:d01"]
    table.choose("pass")
    assert table.options() == ["discard_hand", "pass"]
    table = simple(stacked={"kid": ["m03", "d02"]}, hands={"A": ["d01", "m02"]})
    table.choose("play:m02")
    assert table.options() == [name for name in ALL if name != "kid"]


@rule("GLM-17.2")
def test_hands_are_discarded_and_drawn_to_five() -> None:
    table = simple(stacked={"captain": ["m40"], "doctor": ["m34"]}, hands={"A": FIVE, "B": ["m10"]})
    table.choose("discard_hand", "pass")
    assert table.discard() == FIVE
    assert len(table.hand("A")) == 5
    table.choose("pass", "pass")
    assert len(table.hand("B")) == 5


@rule("GLM-17.2", "GLM-14.3")
def test_the_game_ends_and_is_scored_as_usual() -> None:
    table = simple(
        stacked={
            "engineer": ["m02", "d01"],
            "kid": ["m03", "d01"],  # beast shown: no bonus
            "nemesis": ["m04", "d13"],  # not 0
            "robot": ["m05"],
        },
        hands={"A": ["d19", "m08"]},
    )
    table.play("d19", "robot")
    assert table.outcome() == ("crew_complete", "B")
    assert [table.total(seat) for seat in "ABC"] == [0, -65, 0]


# No windows, no free plays.


@rule("GLM-17.3")
@pytest.mark.parametrize(
    ("card", "target"), [("m02", "kid"), ("d08", "kid"), ("e05", ""), ("e07", "")]
)
def test_no_window_ever_opens(card: str, target: str) -> None:
    table = simple(
        stacked={"kid": ["m03"]},
        hands={"A": [card], "B": ["e08", "e09", "e10"], "C": ["m04"]},
    )
    table.play(card, *([target] if target else []), responses=True)
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert table.told("window") == []


@rule("GLM-17.3")
@pytest.mark.parametrize("card", ["m06", "m12", "m14", "m15", "e03", "e04", "d14", "d16"])
def test_there_are_no_free_plays(card: str) -> None:
    table = simple(
        stacked={"captain": ["m03"], "doctor": ["m08"], "kid": ["m13"], "robot": ["m04", "d01"]},
        hands={"A": [card, "m02", "e05", "d02"], "B": ["m10"]},
    )
    table.play(card, *(["captain"] if card[0] != "e" else []))
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert "play:d02" not in table.options()  # m13 allows nothing either
    table.choose("pass")
    assert table.asked() == [("B", "take_action")]


# Events.


@rule("GLM-17.4", "GLM-R49")
@pytest.mark.parametrize("number", range(1, 11))
@pytest.mark.parametrize("step", ["turn", "action:2"])
def test_an_event_is_played_for_nothing_and_discarded(number: int, step: str) -> None:
    """Without a target, even if it had none to name; Responses too, in the own turn."""
    card = f"e{number:02}"
    for stacked in ({}, {"kid": ["m03"], "robot": ["m04", "d01"]}):
        table = simple(stacked=stacked, hands={"A": [card, *FIVE], "B": ["m10", "m13"]}, step=step)
        assert f"play:{card}" in table.options()
        deck = table.deck()
        table.choose(f"play:{card}")
        assert table.asked()[0][1] == "take_action"
        assert (table.discard(), table.hand("A"), table.deck()) == ([card], FIVE, deck)
        assert table.hand("B") == ["m10", "m13"]
        assert table.stack("kid") == stacked.get("kid", [])
        assert table.stack("robot") == stacked.get("robot", [])


@rule("GLM-R49")
def test_events_may_be_put_into_the_box_before_the_deal() -> None:
    for players in (2, 5):
        table = new_game(
            players,
            very_simple="on",
            very_simple_events="remove",
            crew_assignment="random",
        )
        assert table.box() == [f"e{n:02}" for n in range(1, 11)]
        held = [card for seat in "ABCDE"[:players] for card in table.hand(seat)]
        assert len(held) == 5 * players
        assert sorted(held + table.deck()) == sorted(
            [f"m{n:02}" for n in range(1, 59)] + [f"d{n:02}" for n in range(1, 21)]
        )


@rule("GLM-R49")
def test_events_stay_in_the_deck_by_default_and_in_the_normal_game() -> None:
    normal: list[dict[str, Any]] = [{"very_simple": "on"}, {"very_simple_events": "remove"}]
    for options in normal:
        table = new_game(2, crew_assignment="random", **options)
        cards = table.deck() + table.hand("A") + table.hand("B")
        assert (len(cards), table.box()) == (88, [])
        assert {f"e{n:02}" for n in range(1, 11)} < set(cards)


# Combinations.


@rule("GLM-17.5")
@pytest.mark.parametrize("events", ["keep", "remove"])
@pytest.mark.parametrize("way", ["free", "random", "draft"])
def test_it_combines_with_every_way_of_assigning_characters(way: str, events: str) -> None:
    table = new_game(
        3, very_simple="on", very_simple_events=events, crew_assignment=way, turn_cap=60
    )
    order = ""
    while table.asked()[0][1] == "choose_character":
        order += table.asked()[0][0]
        table.choose(table.options()[0])
    assert order == {"free": "AAAABBBBCCCC", "random": "", "draft": "ABC" * 4}[way]
    kinds = set()
    while not table.g.over:
        assert len(table.asked()) == 1
        kinds.add(table.asked()[0][1])
        table.choose(table.options()[-1])
    assert kinds <= {"take_action", "choose_target"}
    assert table.outcome() is not None

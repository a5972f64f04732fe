"""RIM-60 to 62, 67 and 68: a table for one, and what an automatic opponent is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shipboard.games.outer_rim.rules.rivals import reasons
from shipboard.kernel.cards import DESIGN
from shipboard.kernel.match import Match
from shipboard.kernel.state import Refused
from tests.rule import rule

from .rivals import Turn, alone, why
from .scenario import GAME, LETTERS, Scenario, scenario

STAY: dict[str, Any] = {"at": {"A": "auric_bay", "B": "t5_a"}}


def set_up(*picks: str, seed: int = 1, **options: Any) -> Scenario:
    """The set-up of a table for one, in which the person picks these characters."""
    table = scenario(players=1, phase="setup", key=b"alone %d" % seed, **options)
    for pick in picks:
        table.pick(pick)
        if table.asked() == [("A", "choose_starter")]:
            table.pick("g1a")
    return table


# Options.


@rule("RIM-1.1", "RIM-R323", "RIM-60.1")
def test_one_player_has_one_opponent_and_more_players_have_none() -> None:
    assert Match(GAME, 1, {}, 1).names == ["Player A", "Rival"]
    assert Match(GAME, 1, {"ai": "one"}, 1).names == ["Player A", "Rival"]
    assert len(Match(GAME, 2, {}, 1).names) == 2
    assert len(Match(GAME, 3, {"ai": "none"}, 1).names) == 3


@rule("RIM-R323", "RIM-74.1")
def test_two_opponents_are_for_games_with_the_expansion() -> None:
    with pytest.raises(Refused, match="two opponents are for games with expansion=on"):
        GAME.choose(1, {"ai": "two"})
    names = Match(GAME, 1, {"ai": "two", "expansion": "on"}, 1).names
    assert names == ["Player A", "First Rival", "Second Rival"]


@rule("RIM-R323")
@pytest.mark.parametrize(
    ("players", "ai", "refusal"),
    [
        (1, "none", "with 1 player there is an opponent"),
        (2, "one", "opponents of 1 player only, not of 2"),
        (4, "two", "opponents of 1 player only, not of 4"),
    ],
)
def test_what_does_not_go_together_is_refused(players: int, ai: str, refusal: str) -> None:
    with pytest.raises(Refused, match=refusal):
        GAME.choose(players, {"ai": ai, "expansion": "on"})


@rule("RIM-69.10", "RIM-R229")
def test_favors_cannot_be_played_alone() -> None:
    with pytest.raises(Refused, match="nobody asks an opponent for favors"):
        GAME.choose(1, {"favors": "on", "expansion": "on"})


@rule("RIM-R323")
def test_the_fame_of_opponents_is_ignored_where_there_are_none() -> None:
    assert GAME.choose(3, {"ai_start_fame": "2"})["ai_start_fame"] == "2"


# Set-up.


@rule("RIM-60.1", "RIM-R241")
def test_the_person_chooses_the_opponent_after_the_own_character() -> None:
    table = set_up("dax_marlowe")
    assert table.asked() == [("A", "choose_rival")]
    offered = ["lando_calrissian", "quill_vance", "tamsin_rook"]
    assert table.options() == [f"character:{name}" for name in offered]
    grath = table.number("character", "grath")
    assert "The rules cannot play this outlaw here" in table.why_not("A", grath)
    table.pick("quill_vance")
    assert table.character("B") == "quill_vance"


@rule("RIM-60.2", "RIM-60.3", "RIM-62.1")
def test_ships_and_credits_of_both() -> None:
    table = set_up("grath", "tamsin_rook")
    assert (table.ship("A"), table.ship("B")) == ("g1a", "g9_rigger")
    assert (table.credits("A"), table.credits("B")) == (4000, 6000)
    assert table.reputation("B", "imperial") == -1
    assert table.asked() == [("A", "plan")]
    assert table.told("goes_first") == [{"seat": 0}]
    assert not table.told("rolled_for_first")


@rule("RIM-60.4", "RIM-62.4")
def test_its_first_goal_is_the_destination_of_what_it_starts_with() -> None:
    goals = {
        "91a": "murkholm", "91b": "deepmere", "91c": "cindervale",
        "92a": "serenna", "92b": "halcyon", "92c": "twinsand",
    }  # fmt: skip
    for character in ("lando_calrissian", "tamsin_rook"):
        for seed in range(6):
            table = set_up("grath", character, seed=seed)
            card = table.assets("B")[0]
            space = table.number("space", goals[card])
            assert table.g.goal_tokens == [[], [space]]


@rule("RIM-60.4", "RIM-R237")
def test_a_faction_that_its_character_leaves_open_is_left_to_chance() -> None:
    found = Counter(
        tuple(set_up("grath", "lando_calrissian", seed=seed).g.reputation[1]) for seed in range(30)
    )
    assert len(found) == 4
    assert all(sorted(standing) == [0, 0, 0, 1] for standing in found)


@rule("RIM-60.5", "RIM-74.2")
def test_its_deck_are_the_ten_ai_cards_in_any_order() -> None:
    cards = {f"ai_{number}" for number in range(1, 11)}
    orders = {tuple(set_up("grath", "tamsin_rook", seed=s).zone("routines", "B")) for s in (1, 2)}
    assert len(orders) == 2
    assert all({*order} == cards for order in orders)


@rule("RIM-68.1")
@pytest.mark.parametrize("fame", ["0", "3", "5"])
def test_it_starts_with_the_fame_of_the_option(fame: str) -> None:
    table = set_up("grath", "tamsin_rook", ai_start_fame=fame)
    assert (table.fame("A"), table.fame("B")) == (0, int(fame))


# Turns.


@rule("RIM-61.1", "RIM-R216")
def test_after_each_turn_of_the_person_it_carries_out_one_card_and_lays_it_under() -> None:
    table = alone("ai_6", "ai_1", **STAY)
    assert table.zone("routines", "B")[-1] == "ai_6"
    assert not table.zone("routine", "B")
    assert table.asked() == [("A", "plan")]
    before = table.zone("routines", "B")
    table.pick("credits")
    table.until("A", "plan")
    assert table.zone("routines", "B") == [*before[1:], before[0]]


@rule("RIM-61.2")
def test_of_planning_and_encounter_the_first_line_that_applies_counts() -> None:
    table = alone("ai_6", credits={"B": 20000}, **STAY)
    turn = Turn(table)
    assert turn.done == ["ai_6.planning.3", "ai_6.encounter.3"]
    assert turn.why == {
        "ai_6.planning.1": why(reasons.UNHURT),
        "ai_6.planning.2": why(reasons.NO_GOAL),
        "ai_6.action.1": why(reasons.NOTHING_WANTED),
        "ai_6.action.2": why(reasons.NOT_ON_PLANET),
        "ai_6.encounter.1": why(reasons.NO_HOSTILE_PATROL),
        "ai_6.encounter.2": why(reasons.NO_JOB_HERE),
    }
    assert (table.credits("B"), table.fame("B")) == (14000, 1)


@rule("RIM-61.2")
def test_at_most_one_of_them_is_carried_out() -> None:
    table = alone("ai_6", at={"B": "serenna"}, assets={"B": ["92a"]}, credits={"B": 20000})
    turn = Turn(table)
    assert [line for line in turn.done if "encounter" in line] == ["ai_6.encounter.2"]
    assert table.fame("B") == 0


@rule("RIM-61.3")
def test_of_the_action_section_every_line_counts_that_applies() -> None:
    table = alone(
        "ai_8", at={"B": "murkholm"}, assets={"B": ["91a"]}, only={"gear_mod": ["gm01"]},
    )  # fmt: skip
    assert [line for line in Turn(table).done if "action" in line] == [
        "ai_8.action.1", "ai_8.action.2", "ai_8.action.3",
    ]  # fmt: skip


@rule("RIM-61.4", "RIM-27.2")
def test_it_wins_like_anybody() -> None:
    table = alone("ai_6", credits={"B": 8000}, fame={"B": 9}, **STAY)
    assert table.outcome() == ("alone", "famous", "B")


@rule("RIM-61.4", "RIM-68.2", "RIM-29.1")
def test_in_the_extended_game_it_needs_twelve() -> None:
    table = alone("ai_6", credits={"B": 8000}, fame={"B": 9}, fame_target=12, **STAY)
    assert table.outcome() is None
    table = alone("ai_6", credits={"B": 8000}, fame={"B": 11}, fame_target=12, **STAY)
    assert table.outcome() == ("alone", "famous", "B")


# What it has.


@rule("RIM-62.2", "RIM-R235")
def test_values_of_its_character_and_cards_count() -> None:
    table = scenario(
        players=1, characters={"B": "dax_marlowe"}, ships={"B": "drover"},
        assets={"B": ["gm01", "commander_ress_adair"]},
    )  # fmt: skip
    plain = scenario(players=1, characters={"B": "quill_vance"}, ships={"B": "drover"})
    ours, theirs = table.values("B"), plain.values("B")
    assert ours["hyperdrive"] == theirs["hyperdrive"] + 2
    assert ours["ship"] == theirs["ship"] + 1
    assert ours["skills"]["piloting"] == 2  # Dax Marlowe, Commander Ress Adair
    assert ours["ground"] > theirs["ground"]


@rule("RIM-62.2")
def test_its_additional_fame_does_not_count() -> None:
    held: dict[str, Any] = {"ships": {"A": "wanderer", "B": "drover"}}
    for seat, fame in (("A", 1), ("B", 0)):
        crew: dict[str, list[str]] = {seat: ["lx04", "pell_draxo", "wexa_thorn"]}
        table = scenario(players=1, characters={"B": "quill_vance"}, assets=crew, **held)
        assert table.fame_total(seat) == fame


@rule("RIM-62.2")
def test_it_uses_no_abilities() -> None:
    # Sleen Gorbax pays whoever is in favour with the Hutts at the end of the turn.
    table = alone("ai_6", assets={"B": ["sleen_gorbax"]}, reputation={"B": {"hutt": 1}}, **STAY)
    assert table.credits("B") == 2000
    assert not table.told("ability_used")


@rule("RIM-62.3")
def test_it_fulfils_no_goals() -> None:
    table = alone(
        "ai_9", characters={"B": "dax_marlowe"}, at={"B": "serenna"}, credits={"B": 20000},
        only={"ship": ["sh05"]},
    )  # fmt: skip
    assert table.ship("B") == "mantis"
    assert not table.flipped("B")
    assert table.fame("B") == 0
    table = alone(
        "ai_4", at={"B": "serenna"}, ships={"B": "burro"},
        assets={"B": ["pell_draxo", "wexa_thorn"]}, contacts={"serenna_left": "nimble_sook"},
        faceup=("serenna_left",), empty=("serenna_right",),
    )  # fmt: skip
    assert not table.ship_flipped("B"), "the Burro Tug's goal is a crew more with two aboard"
    assert len(set(table.assets("B")) & {"pell_draxo", "wexa_thorn", "nimble_sook"}) == 2


# Decisions.


@rule("RIM-67.1", "RIM-R209", "RIM-R237")
def test_what_it_must_decide_is_left_to_chance() -> None:
    ends = Counter(
        alone(
            "ai_6", at={"A": "auric_bay", "B": "t5_e"}, patrols={"hutt": ("t5_e", 3)},
            reputation={"B": {"hutt": -1}}, rolled=["blank blank", "hit hit hit hit hit"],
            key=b"push %d" % seed,
        ).patrol("hutt")[0]
        for seed in range(60)
    )  # fmt: skip
    assert set(ends) == {"t5_c", "serenna", "cindervale"}
    assert min(ends.values()) > 8


@rule("RIM-67.1", "RIM-66.5", "RIM-73.4")
def test_what_it_may_decline_it_declines() -> None:
    table = scenario(
        players=1, phase="encounter", at={"A": "serenna", "B": "serenna"},
        assets={"A": ["bt04"], "B": ["tarrukk"]}, ships={"B": "kestrel"},
        rolled=["hit hit hit", "blank blank blank blank"],
    )  # fmt: skip
    table.pick("crew:tarrukk")
    assert table.told("abandons") == [{"seat": 1, "contact": "tarrukk"}]
    assert table.asked() == [("A", "eliminate_or_capture")]


@rule("RIM-67.2", "RIM-R211", "RIM-21.6", "RIM-R228")
def test_the_person_rolls_for_all_enemies() -> None:
    table = alone(
        "ai_6", at={"A": "auric_bay", "B": "t5_e"}, patrols={"hutt": ("t5_e", 1)},
        reputation={"B": {"hutt": -1}},
    )  # fmt: skip
    assert [roll["seat"] for roll in table.told("dice_rolled")] == [1]
    assert [roll["seat"] for roll in table.told("dice_rolled_for_enemy")] == [0]
    mine = scenario(players=1, phase="encounter", at={"A": "t5_e"}, patrols={"hutt": ("t5_e", 1)})
    mine.pick("patrol:hutt")
    assert [roll["seat"] for roll in mine.told("dice_rolled_for_enemy")] == [0]


@rule("RIM-67.3")
def test_it_tests_skills_that_a_card_of_the_person_demands() -> None:
    table = scenario(
        players=1, phase="encounter", at={"A": "serenna", "B": "serenna"},
        characters={"B": "quill_vance"}, assets={"A": ["lx02"]},
    )  # fmt: skip
    table.pick("job:lx02")
    while not table.told("test_begins") and table.asked():
        table.choose(table.options()[0])
    while table.asked()[0][1] not in ("plan", "act") and not table.g.over:
        table.choose(table.options()[0])
    tested = {LETTERS[test["seat"]] for test in table.told("test_begins")}
    assert tested == {"A", "B"}


@rule("RIM-67.4", "RIM-R215")
def test_a_defeat_ends_its_turn_after_the_line() -> None:
    table = alone(
        "ai_10", at={"A": "auric_bay", "B": "t5_e"}, patrols={"hutt": ("t5_e", 4)},
        reputation={"B": {"hutt": -1}}, credits={"B": 10000},
    )  # fmt: skip
    assert table.defeated("B")
    assert table.credits("B") == 10000 + 2000 - 3000
    assert not [line for line in Turn(table).done if "special" in line]
    assert table.zone("routines", "B")[-1] == "ai_10"


@rule("RIM-67.4", "RIM-R240", "RIM-65.2", "RIM-65.3")
def test_a_delivery_is_finished_before_the_defeat() -> None:
    table = alone(
        "ai_5", at={"B": "twinsand"}, ships={"B": "burro"}, assets={"B": ["cg08", "lx09"]},
        damage={"B": (0, 3)}, credits={"B": 0}, only={"job": ["jb02"]},
    )  # fmt: skip
    assert table.defeated("B")
    assert table.fame("B") == 3  # 1 for the rifles, 2 for the tribute
    assert table.credits("B") == 2000 + 4000 - 3000
    assert not Turn(table).bought(), "the turn is over after the deliveries"


@rule("RIM-R214", "RIM-5.2")
def test_defeated_it_recovers_with_its_next_card() -> None:
    hurt: dict[str, Any] = {"damage": {"B": (4, 0)}, "defeated": ("B",), "goals": ["serenna"]}
    for card in ("ai_1", "ai_2"):
        table = alone(card, **hurt, **STAY)
        assert Turn(table).done[0] == f"{card}.planning.1"
        assert not table.defeated("B")
        assert (table.damage("B"), table.where("B")) == ((0, 0), "t5_a")


@rule("RIM-R214", "RIM-61.2")
def test_undefeated_it_recovers_only_with_the_cards_that_say_so() -> None:
    hurt: dict[str, Any] = {"damage": {"B": (1, 1)}, "goals": ["serenna"]}
    assert alone("ai_1", **hurt, **STAY).where("B") == "serenna"
    table = alone("ai_2", **hurt, **STAY)
    assert (table.where("B"), table.damage("B")) == ("t5_a", (0, 0))


# Between the person and the opponent.


@rule("RIM-R212", "RIM-R239", "RIM-R213")
def test_nobody_trades_or_deals_with_it() -> None:
    table = scenario(
        players=1, phase="action", at={"A": "serenna", "B": "serenna"},
        credits={"A": 9000, "B": 9000}, characters={"B": "quill_vance"},
    )  # fmt: skip
    assert "trade" not in table.options()
    assert not table.interjections("A")


@rule("RIM-R212")
def test_cards_of_the_person_reach_it() -> None:
    table = scenario(
        players=1, phase="encounter", at={"A": "t5_a", "B": "t5_a"}, flipped=("A",),
        characters={"A": "grath", "B": "quill_vance"}, fame={"B": 1},
        rolled=["hit hit", "blank blank"],
    )  # fmt: skip
    table.use("grath")
    assert table.told("player_fought")[0]["seat_foe"] == 1
    assert table.fame("A") == 1


# What is hidden.


@rule("RIM-60.5", "RIM-R216")
def test_the_order_of_its_deck_is_hidden_but_what_lies_under_it_is_known() -> None:
    table = alone("ai_6", **STAY)
    for viewer in ("A", None):
        assert table.knows(viewer, "routines", "B") == ["ai_6"]
        assert table.view(viewer)["zones"]["routines"][1]["count"] == 10
    assert table.view("A")["facts"]["last_routine"][1] == table.number("routine", "ai_6")


def before_its_turn(card: str) -> Scenario:
    """B, a bounty hunter with a goal, is about to turn up this card."""
    table = scenario(
        players=1, active="A", phase="encounter", characters={"B": "grath"}, expansion="on",
        at={"A": "auric_bay", "B": "twinsand"}, ai_cards={"B": [card]}, assets={"B": ["bt01"]},
        goal_tokens={"B": ["serenna"]},
    )  # fmt: skip
    table.g.open.clear()
    return table


def until_somebody_is_turned_up(table: Scenario) -> list[str]:
    table.g.run()
    lines = table.words()
    shown = [i for i, line in enumerate(lines) if "shows up" in line]
    return lines[: shown[0]] if shown else lines


@rule("RIM-66.4", "RIM-71.2", "RIM-R224")
@pytest.mark.parametrize("card", ["ai_2", "ai_4", "ai_8", "ai_h1", "ai_h5", "ai_senna_korr"])
def test_who_lies_face_down_changes_nothing_until_somebody_is_turned_up(card: str) -> None:
    usual, other = before_its_turn(card), before_its_turn(card)
    cards, moved = other.g.cards, 0
    for sort in range(4):
        spots = [s for s in other.g.contacts if s and cards.contact_class[s[0] & DESIGN] == sort]
        tokens = [spot[0] for spot in spots]
        for spot, token in zip(spots, tokens[1:] + tokens[:1], strict=True):
            moved += spot[0] != token
            spot[0] = token
    assert moved > 20
    assert until_somebody_is_turned_up(usual) == until_somebody_is_turned_up(other)

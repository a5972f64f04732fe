"""What is shown before one chooses: odds, prices, and what a question is about."""

from __future__ import annotations

from typing import Any

from shipboard.games.outer_rim.odds import fight_cases
from shipboard.games.outer_rim.odds import test_cases as odds_of_test
from shipboard.games.outer_rim.sight import DERIVED
from tests.rules.outer_rim.scenario import Scenario, scenario

HUNT: dict[str, Any] = {
    "phase": "encounter",
    "at": {"A": "twinsand"},
    "characters": {"A": "dax_marlowe"},
    "assets": {"A": ["bt01"]},
    "credits": {"A": 10_000},
    "contacts": {"twinsand_left": "nimble_sook", "twinsand_right": "murrogh"},
}


def odds(table: Scenario) -> list[tuple[str, str]]:
    return [(row["option"], row["what"]) for row in DERIVED["odds"](table.g)]


def test_whoever_hunts_is_told_the_odds_of_the_fight() -> None:
    table = scenario(**HUNT).answer("A", "encounter", "contact:twinsand_left")
    assert table.asked() == [("A", "fight_or_talk")]
    [stake] = DERIVED["odds"](table.g)
    assert (stake["option"], stake["what"]) in (("fight", "ground"), ("fight", "ship"))
    favourable, every = stake["chance"]
    assert 0 < favourable < every


def test_before_they_meet_it_is_told_of_those_alone_who_lie_face_up() -> None:
    assert odds(scenario(**HUNT)) == []
    known = odds(scenario(**HUNT, faceup=["twinsand_left"]))
    assert [option for option, _ in known] == ["contact:twinsand_left"]


def test_the_price_is_that_of_the_purchase_that_is_asked_for() -> None:
    table = scenario(
        phase="action",
        at={"A": "twinsand"},
        credits={"A": 20_000},
        tops={"gear_mod": "gm01"},
        encounter="enc_4-4",
    )
    deck = table.number("deck", "gear_mod")
    before = DERIVED["prices"](table.g)[0][deck]
    while table.asked()[0][1] != "encounter":
        table.pick("none" if table.asked()[0][1].startswith("market") else "end")
    table.answer("A", "encounter", "space")
    assert table.asked() == [("A", "market_buy")]
    assert DERIVED["prices"](table.g)[0][deck] == before - 2000
    assert DERIVED["prices"](table.g)[1][deck] == before


# With the expansion.


def chances(table: Scenario) -> dict[tuple[str, str], list[int]]:
    return {(row["option"], row["what"]): row["chance"] for row in DERIVED["odds"](table.g)}


def test_before_a_bounty_on_a_character_both_sides_dice_are_counted() -> None:
    """Dax Marlowe has three ground dice, Grath three, too; a challenge is of two ships' dice."""
    table = scenario(
        phase="encounter",
        at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "dax_marlowe", "B": "grath"},
        assets={"A": ["bt14x"], "B": ["lx12x"]},
        ships={"B": "kestrel"},
        expansion="on",
    )
    die = table.g.cards.die
    found = chances(table)
    assert found["hunt:bt14x", "ground"] == list(fight_cases(die, 3, 3))
    assert found["challenge:1", "ship"] == list(fight_cases(die, 2, 3))


def test_the_roll_for_a_cargo_succeeds_on_a_hit_or_a_crit() -> None:
    """Three hits and a crit on eight faces."""
    table = scenario(
        phase="action", at={"A": "scraphaven"}, tops={"cargo": "cg17x"}, expansion="on"
    ).act("market", "none")
    assert chances(table) == {("card:cg17x", "roll"): [4, 8]}


def test_who_chooses_somebody_for_a_job_sees_how_good_they_are() -> None:
    """Of a robbery what both test, influence: Ilsa Venn has it, HX-9 does not."""
    here = dict.fromkeys("ABC", "t2_m")
    table = scenario(
        phase="encounter",
        at=here,
        characters={"A": "dax_marlowe", "B": "ilsa_venn", "C": "hx9"},
        assets={"A": ["jb20x"], "B": ["gm01"], "C": ["gm02"]},
        expansion="on",
    ).answer("A", "encounter", "job:jb20x")
    die = table.g.cards.die
    assert chances(table) == {
        ("seat:1", "influence"): list(case_of_test(die, 1)),
        ("seat:2", "influence"): list(case_of_test(die, 0)),
    }


def case_of_test(die: tuple[int, ...], count: int) -> tuple[int, int]:
    """Two dice, with the skill so often in the party."""
    return odds_of_test(die, count, 2, 0)


def test_of_a_choice_of_players_for_anything_else_nothing_is_told() -> None:
    table = scenario(
        phase="encounter", at={"A": "takodana"}, encounter="enc_6-11", expansion="on",
        empty=[f"takodana_{side}" for side in ("left", "middle", "right")],
    )  # fmt: skip
    assert table.asked() == [("A", "target_player")]
    assert chances(table) == {}

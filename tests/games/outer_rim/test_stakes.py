"""What is shown before one chooses: odds, prices, and what a question is about."""

from __future__ import annotations

from typing import Any

from shipboard.games.outer_rim.sight import derived
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
    return [(row["option"], row["what"]) for row in derived(table.g)["odds"]]


def test_whoever_hunts_is_told_the_odds_of_the_fight() -> None:
    table = scenario(**HUNT).answer("A", "encounter", "contact:twinsand_left")
    assert table.asked() == [("A", "fight_or_talk")]
    [stake] = derived(table.g)["odds"]
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
    before = derived(table.g)["prices"][0][deck]
    while table.asked()[0][1] != "encounter":
        table.pick("none" if table.asked()[0][1].startswith("market") else "end")
    table.answer("A", "encounter", "space")
    assert table.asked() == [("A", "market_buy")]
    assert derived(table.g)["prices"][0][deck] == before - 2000
    assert derived(table.g)["prices"][1][deck] == before

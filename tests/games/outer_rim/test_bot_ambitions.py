"""What a sensible player makes of ambitions and favors."""

from __future__ import annotations

import random
from typing import Any

import pytest

from shipboard.games.outer_rim.bot import Sensible
from shipboard.games.outer_rim.bot.player import Mind
from shipboard.games.outer_rim.bot.routes import Errand
from tests.rules.outer_rim.scenario import GAME, LETTERS, Scenario, scenario
from tests.rules.outer_rim.test_ambition_sheets import SHEETS, at_the_end

EVERYTHING = {"expansion": "on", "ambitions": "on", "favors": "on"}
STEALTHY = {"A": "grath", "B": "vask_orrin", "C": "hx9"}
JOB: dict[str, Any] = {
    "phase": "encounter", "at": {"A": "auric_bay"}, "assets": {"A": ["jb04"]},
    "characters": STEALTHY, "debts": {},
}  # fmt: skip


def answer(table: Scenario) -> str:
    """What a sensible player answers to the open question."""
    seat, options = table.asked()[0][0], GAME.choose(table.g.players, EVERYTHING)
    view = table.view(seat) | {"options": options}
    bot = Sensible(LETTERS.index(seat), random.Random(0))
    return bot.choose(view, view["decisions"][0])


@pytest.mark.parametrize("name", SHEETS)
def test_it_tries_the_final_goal_where_it_can(name: str) -> None:
    table = at_the_end(name)
    assert answer(table) == f"use:{name}_goal_{SHEETS[name].final}"


@pytest.mark.parametrize("name", ["am1", "am2", "am3", "am4"])
def test_it_flies_to_where_the_final_goal_is(name: str) -> None:
    table = at_the_end(name, at={"A": "murkholm", "B": "t2_m", "C": "t4_a"}, phase="planning")
    assert answer(table) == "move"


def test_a_job_at_the_same_place_does_not_keep_it_from_its_final_goal() -> None:
    table = at_the_end("am3", at={"A": "murkholm", "B": "t2_m", "C": "t4_a"}, phase="planning")
    place = table.g.cards.names["space"].index(SHEETS["am3"].place)
    options = GAME.choose(table.g.players, EVERYTHING)
    routes = Mind(table.view("A") | {"options": options}, 0).routes
    routes.errands, routes.visits = [Errand(place, 3.0, card=1)], []
    routes.sights()
    best = max(routes.errands, key=lambda each: each.worth)
    assert (best.space, best.card) == (place, -1)


def test_it_crosses_the_core_if_that_is_its_goal() -> None:
    for name, wish in (("am5", "cross"), ("am1", "stay")):
        table = scenario(ambitions={"A": name}, phase="encounter", at={"A": "spinward_core"})
        if table.asked() == [("A", "encounter")]:
            table.pick("space")
        assert table.asked() == [("A", "cross")]
        assert answer(table) == wish


def test_it_asks_for_advice_that_clearly_helps() -> None:
    table = scenario(**JOB, credits={"A": 9000}).answer("A", "encounter", "job:jb04")
    assert table.asked() == [("A", "favor_ask")]
    assert answer(table) == "advice"
    assert answer(table.pick("advice")).startswith("promise:")


@pytest.mark.parametrize(("price", "reply"), [("nothing", "refuse"), ("promise:3", "offer")])
def test_it_grants_for_a_fair_price(price: str, reply: str) -> None:
    table = scenario(**JOB, credits={"A": 9000}).answer("A", "encounter", "job:jb04")
    table.pick("advice", price)
    assert table.asked() == [("B", "favor_grant")]
    assert answer(table) == reply


def test_it_accepts_the_help_of_the_least_famous() -> None:
    table = scenario(debts={}, fame={"B": 5, "C": 2}).pick("shortcut", "nothing", "offer", "offer")
    assert table.asked() == [("A", "favor_pick")]
    assert answer(table) == "seat:2"

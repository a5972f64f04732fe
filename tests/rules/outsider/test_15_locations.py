"""OUT-15: what the location variants have in common."""

from itertools import product
from typing import Any

import pytest

from shipboard.games.outsider.table import GAME
from shipboard.kernel.match import Match
from tests.rule import rule

from .scenario import scenario

PLACES = ["bridge", "labs", "quarters", "cargo", "engines"]
NEAR = {
    "bridge": ["labs", "quarters"],
    "labs": ["bridge", "cargo", "engines"],
    "quarters": ["bridge", "cargo", "engines"],
    "cargo": ["labs", "quarters"],
    "engines": ["labs", "quarters"],
}
RULES = ("loc_goals", "loc_actions", "loc_draw_entropy", "loc_supply")


def moves(table_options: list[str]) -> list[str]:
    return sorted(option.partition(":")[2] for option in table_options)


@rule("OUT-15.1", "OUT-R32", "OUT-23.1")
@pytest.mark.parametrize("chosen", list(product(("off", "on"), repeat=4)))
@pytest.mark.parametrize("outsiders", ["auto", "0"])
def test_the_four_location_rules_are_independent_options(
    chosen: tuple[str, ...], outsiders: str
) -> None:
    options = dict(zip(RULES, chosen, strict=True)) | {"outsiders": outsiders}
    match = Match(GAME, 4, options, seed=2)
    kinds = {decision.kind.name for decision in match.decisions}
    assert kinds == ({"place_token"} if "on" in chosen else {"seed_supply"})
    while "place_token" in {decision.kind.name for decision in match.decisions}:
        match.answer(match.decisions[0], "place:cargo")
    for decision in match.decisions:
        match.answer(decision, decision.options[0])
    while match.decisions[0].kind.name != "act":
        match.answer(match.decisions[0], "pass")
    facts, zones = match.view(None)["facts"], match.view(None)["zones"]
    located = "on" in chosen
    assert facts["token"] == [3 if located else -1] * 4
    assert ("move" in match.decisions[0].options) == located
    assert zones["deck"]["count"] == (0 if chosen[2] == "on" else 31)
    piles = [pile["count"] for pile in zones["piles"]]
    assert piles == ([6] * 5 if chosen[2] == "on" else [])
    assert "gather" in match.decisions[0].options, "all stand in the cargo hold"


@rule("OUT-15.2")
@pytest.mark.parametrize("place", PLACES)
def test_the_ship_has_five_locations_joined_both_ways(place: str) -> None:
    table = scenario(loc_goals="on", tokens={"A": place})
    table.act("move")
    assert table.asked() == [("A", "move_to")]
    assert moves(table.options()) == sorted(NEAR[place])


@rule("OUT-15.3", "OUT-1.14")
def test_tokens_are_placed_in_seat_order_before_the_loyalties_are_dealt() -> None:
    table = scenario(step="setup", loc_supply="on", telling=True)
    for seat in "ABCD":
        assert table.asked() == [(seat, "place_token")]
        assert moves(table.options()) == sorted(PLACES)
        assert "loyalty_dealt" not in table.log()
        assert all(table.g.character[index] for index in range(4)), "after the Characters"
        table.answer(seat, "place_token", "place:engines" if seat < "C" else "place:labs")
    assert [table.token(seat) for seat in "ABCD"] == ["engines", "engines", "labs", "labs"]
    for viewer in ("A", "D", None):
        assert table.view(viewer)["facts"]["token"] == [4, 4, 1, 1]
    assert table.log().count("loyalty_dealt") == 4
    assert [told["place"] for told in table.told("placed_token")] == [
        "engines", "engines", "labs", "labs",
    ]  # fmt: skip


@rule("OUT-15.3")
def test_without_a_location_rule_there_are_no_tokens_and_no_move() -> None:
    table = scenario()
    assert table.view(None)["facts"]["token"] == [-1] * 4
    assert "move" not in table.options("A")


@rule("OUT-15.4", "OUT-R57")
@pytest.mark.parametrize("option", RULES)
def test_move_costs_one_action_and_covers_one_connection(option: str) -> None:
    chosen: dict[str, Any] = {option: "on"}
    table = scenario(tokens={"A": "cargo"}, **chosen)
    table.act("move").answer("A", "move_to", "place:labs")
    assert table.token("A") == "labs"
    assert table.token("B") == "bridge"
    assert table.base_left == 1
    assert table.told("moved") == [{"seat": 0, "place": "labs"}]
    table.act("move").answer("A", "move_to", "place:bridge")
    assert table.base_left == 0
    table.act("move")
    assert table.survival("A") == 2, "a third one is bought"


@rule("OUT-15.4", "OUT-3.6", "OUT-R66")
def test_the_navigator_covers_up_to_two_connections_but_not_with_the_last_survival() -> None:
    who = {"A": "navigator"}
    table = scenario(loc_goals="on", characters=who, tokens={"A": "bridge"})
    table.act("move")
    assert moves(table.options()) == ["cargo", "engines", "labs", "quarters"]
    table.answer("A", "move_to", "place:engines")
    assert table.base_left == 1
    table = scenario(loc_goals="on", characters=who, tokens={"A": "bridge"}, survival={"A": 0})
    table.act("move")
    assert moves(table.options()) == ["labs", "quarters"]
    table = scenario(
        loc_goals="on", characters=who, tokens={"A": "bridge"}, survival={"A": 1}, used=2
    )
    table.act("move")
    assert moves(table.options()) == ["labs", "quarters"]


@rule("OUT-15.5", "OUT-8.11")
def test_crises_ignore_location_rules() -> None:
    tokens = {"A": "bridge", "B": "labs", "C": "cargo", "D": "engines"}
    options: dict[str, Any] = dict.fromkeys(RULES, "on")
    table = scenario(step="crisis:falling_girder", tokens=tokens, **options)
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]
    table = scenario(step="crisis:crushing_tide", tokens=tokens, **options)
    assert table.survival() == [2, 2, 2, 2]
    table = scenario(step="crisis:scapegoat", tokens=tokens, **options)
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]

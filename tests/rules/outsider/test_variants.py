"""Options and variants, alone and combined: whole games, and what they change together."""

import random
from itertools import product
from typing import Any

import pytest

from shipboard.games.outsider.numbers import REASON_OUT_OF_CARDS
from shipboard.games.outsider.table import GAME
from shipboard.kernel.match import Match
from tests.rule import rule

from .scenario import scenario

LOCATIONS = ("loc_goals", "loc_actions", "loc_draw_entropy", "loc_supply")
ONES = dict.fromkeys("ABCD", 1)
EVERYTHING: dict[str, Any] = dict.fromkeys(LOCATIONS, "on") | {"doom_mode": "quick_dead"}


def play(players: int, options: dict[str, Any], seed: int) -> Match:
    """A game of random answers."""
    match = Match(GAME, players, options, seed=seed)
    chance = random.Random(seed)
    while match.outcome is None:
        decision = match.decisions[0]
        match.answer(decision, chance.choice(decision.options))
        assert len(match.answers) < 20_000
    return match


@rule("OUT-15.1", "OUT-20.1", "OUT-21.1", "OUT-22.2", "OUT-23.1", "OUT-R52")
@pytest.mark.parametrize("end_mode", ["obliteration", "eclipse", "dark_surge"])
@pytest.mark.parametrize("doom_mode", ["doomed", "quick_dead"])
@pytest.mark.parametrize("located", [(), ("loc_draw_entropy",), LOCATIONS])
@pytest.mark.parametrize("outsiders", ["auto", "0", "2"])
def test_every_combination_of_variants_plays_to_an_end(
    end_mode: str, doom_mode: str, located: tuple[str, ...], outsiders: str
) -> None:
    for players, mass_doom in zip((3, 5), ("none_left", "off"), strict=True):
        options: dict[str, Any] = dict.fromkeys(located, "on")
        options |= {
            "end_mode": end_mode, "doom_mode": doom_mode, "outsiders": outsiders,
            "mass_doom": mass_doom,
        }  # fmt: skip
        match = play(players, options, seed=players)
        outcome = match.outcome
        assert outcome is not None
        assert outcome.reason in ("crew_shift", "outsider_shift") or (
            outcome.reason
            in (end_mode, "all_doomed", "nobody_able", GAME.reasons[REASON_OUT_OF_CARDS])
        )
        if end_mode == "obliteration" and outcome.reason not in ("crew_shift", "outsider_shift"):
            assert (outcome.side, outcome.winners) == ("nobody", ())
        if end_mode == "eclipse" and outcome.reason == "eclipse":
            assert outcome.winners, "with the Eclipse Protocol somebody wins"
        view = match.view(None)
        if (
            doom_mode == "quick_dead"
            and outcome.reason != end_mode
            and outcome.reason != "all_doomed"
        ):
            assert view["facts"]["doomed"] == []
        if doom_mode == "doomed":
            assert view["facts"]["dead_count"] == 0


@rule("OUT-1.12", "OUT-22.3")
@pytest.mark.parametrize("points", [1, 2, 3, 6])
def test_the_survival_at_the_start_is_an_option(points: int) -> None:
    match = Match(GAME, 4, {"start_survival": points}, seed=1)
    assert match.view(None)["facts"]["survival"] == [points] * 4


@rule("OUT-R31", "OUT-22.7", "OUT-20.1", "OUT-21.1", "OUT-R51")
@pytest.mark.parametrize("mass_doom", ["all_newly", "none_left", "off"])
@pytest.mark.parametrize("doom_mode", ["doomed", "quick_dead"])
@pytest.mark.parametrize("end_mode", ["obliteration", "eclipse", "dark_surge"])
def test_mass_doom_in_each_mode(mass_doom: str, doom_mode: str, end_mode: str) -> None:
    table = scenario(
        step="crisis:crushing_tide:C", survival=ONES, mass_doom=mass_doom, doom_mode=doom_mode,
        end_mode=end_mode, first="D",
    )  # fmt: skip
    if mass_doom == "off":
        assert table.asked() == [("A", "act")]
        assert table.survival() == ([3] * 4 if doom_mode == "quick_dead" else [0] * 4)
    elif end_mode == "obliteration":
        assert table.outcome() == ("nobody", "all_doomed", "")
    elif end_mode == "eclipse":
        assert table.asked() == [("D", "eclipse_tie")], "no Goals, no Survival on either side"
    else:
        assert table.outcome() == ("outsiders", "dark_surge", "A"), "three Doomed Crew members"


@rule("OUT-15.1", "OUT-R50", "OUT-17.1", "OUT-19.2", "OUT-16.1")
@pytest.mark.parametrize("chosen", list(product(("off", "on"), repeat=3)))
def test_location_rules_restrict_only_what_they_are_about(chosen: tuple[str, str, str]) -> None:
    goals, actions, supply = chosen
    table = scenario(
        loc_goals=goals, loc_actions=actions, loc_supply=supply, loc_draw_entropy="on",
        goals=["water_loop"], hands={"A": ["pipe_cuff", "dark"]}, supply=["dark", "door_jack"],
        tokens={"A": "engines"},
    )  # fmt: skip
    options = table.options("A")
    assert ("complete:water_loop" in options) == (goals == "off")
    assert ("ability:confine" in options) == (actions == "off")
    assert ("gather" in options) == (supply == "off")
    assert "move" in options


@rule("OUT-18.3", "OUT-18.8", "OUT-20.1", "OUT-21.4", "OUT-R39")
@pytest.mark.parametrize(("end_mode", "asked"), [("eclipse", False), ("dark_surge", False)])
def test_the_last_pile_leads_to_the_chosen_end(end_mode: str, asked: bool) -> None:
    empty: dict[str, list[str]] = {
        place: [] for place in ("bridge", "labs", "quarters", "cargo", "engines")
    }
    table = scenario(
        step="entropy", active="B", loc_draw_entropy="on", end_mode=end_mode, piles=empty,
        survival={"A": 1},
    )  # fmt: skip
    assert bool(table.asked()) == asked
    if end_mode == "eclipse":
        assert table.outcome() == ("crew", "eclipse", "BCD"), "9 Survival against 1"
    else:
        assert table.outcome() == ("all_but_one", "dark_surge", "ACD"), "0 to 0: B triggered it"


@rule("OUT-22.3", "OUT-18.5", "OUT-18.6", "OUT-R63", "OUT-R66")
def test_a_draw_that_destroys_a_location_kills_and_the_new_character_draws_on() -> None:
    table = scenario(
        loc_draw_entropy="on", doom_mode="quick_dead", tokens={"A": "labs"},
        characters={"A": "deckhand"}, box=["engineer"], piles={"labs": ["pipe_cuff"],
        "cargo": ["door_jack"] * 9},
    )  # fmt: skip
    table.act("discard_draw")
    assert table.character("A") == "engineer"
    table.answer("A", "flee_to", "place:cargo")
    assert len(table.hand("A")) == 6, "the limit is read before each card"
    assert table.survival("A") == 3


@rule("OUT-22.5", "OUT-13.5", "OUT-R29", "OUT-15.5")
def test_a_failed_declaration_with_everything_in_use() -> None:
    table = scenario(
        active="B", survival={"C": 1}, crises=["flash_fire", "reactor_spike", "panic"],
        tokens={"C": "labs"}, **EVERYTHING,
    )  # fmt: skip
    table.act("shift").answer("A", "shift_crises", "draw")
    table.answer("A", "shift_member", "seat:2").answer("A", "shift_crisis", "card:flash_fire")
    table.answer("A", "shift_member", "seat:3").answer("A", "shift_crisis", "card:reactor_spike")
    assert table.g.dead_count == 1, "C died"
    assert table.asked() == [("D", "entropy_location")], "the resolver chooses the pile"
    table.answer("D", "entropy_location", "place:cargo").answer(
        "D", "entropy_location", "place:labs"
    )
    assert table.asked() == [("B", "act")]
    assert table.base_left == 1

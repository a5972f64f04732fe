"""Whom a window hits: asked even of those who let all others pass."""

from __future__ import annotations

from typing import Any

from shipboard.kernel.layout import Talk
from shipboard.kernel.questions import Asking

from .ardor.scenario import scenario as ardor
from .gloom.scenario import scenario as gloom
from .interloper.scenario import scenario as interloper
from .outsider.scenario import scenario as outsider
from .scenario import LETTERS, TableInPlay


def hit(table: TableInPlay[Any], decline: str) -> dict[str, bool]:
    """Who is asked in the open window, and whether it hits them; all decline."""
    found: dict[str, bool] = {}
    kind = table.asked()[0][1]
    while table.asked() and table.asked()[0][1] == kind:
        letter = table.asked()[0][0]
        _, seat, number, options = table.g.open[0]
        talk = Talk([*LETTERS[: table.g.players]], seat, table.g.pack)
        asking = Asking(table.game, table.g, table.view(letter), talk)
        found[letter] = asking.question(number, options).hits
        table.answer(letter, kind, decline)
    return found


def test_a_card_hits_whose_character_it_is_aimed_at() -> None:
    held = {"A": ["e05", "m05"], "B": ["e08"], "C": ["e08"]}
    table = gloom(stacked={"kid": ["m08"]}, hands=held)
    table.play("e05", "kid", responses=True)
    assert hit(table, "decline") == {"B": True, "C": False}


def test_an_event_for_all_hits_nobody() -> None:
    held = {"A": ["e07", "m05"], "B": ["e08"], "C": ["e08"]}
    table = gloom(stacked={"kid": ["m08"]}, hands=held)
    table.play("e07", responses=True)
    assert hit(table, "decline") == {"B": False, "C": False}


def test_a_crisis_hits_who_resolves_it() -> None:
    hands = {seat: ["echo_beacon", "dark"] for seat in "ABCD"}
    table = outsider(step="crisis:crushing_tide:C", hands=hands)
    assert hit(table, "pass") == {"C": True, "D": False, "A": False, "B": False}


def test_an_attack_hits_whose_figure_it_is() -> None:
    traits = {"A": ["soft_tread"], "C": ["hardened_hide"]}
    table = interloper(
        active="B", at={"B": "brig", "prime": "brig"}, npcs={}, traits=traits,
        items={"B": ["service_pistol"]},
    )  # fmt: skip
    assert hit(table.do("attack", "card:service_pistol"), "pass") == {"A": True, "C": False}


def test_a_move_hits_nobody() -> None:
    table = interloper(active="B", at={"B": "galley"}, traits={"A": ["soft_tread"]})
    assert hit(table.do("move", "crew_quarters"), "pass") == {"A": False}


def test_the_last_cell_is_everybodys() -> None:
    table = ardor(step="play:cell_puncture", cells=1, hands={"C": ["martyr"]})
    assert hit(table, "decline") == {"C": True}

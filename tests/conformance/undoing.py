"""Undo, against an oracle of its own: what came to light is read from everybody's views."""

from __future__ import annotations

from collections import Counter
from typing import Any

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.match import Match
from shipboard.kernel.save import digest
from shipboard.kernel.state import Refused, State
from shipboard.kernel.view import cards_in_rows

from .secrecy import Viewer, viewers

Known = dict[Viewer, Counter[str]]


def known_cards(match: Match) -> Known:
    """How many cards of each name each viewer can point to, or knows to be in some pile."""
    known: Known = {}
    in_rows = [
        pool[card & DESIGN]
        for name, pool in match.pack.names.items()
        for card in cards_in_rows(match.game, match.state, name)
    ]
    for viewer in viewers(match.state):
        names: Counter[str] = Counter(in_rows)
        for zone in match.view(viewer)["zones"].values():
            for pile in zone if isinstance(zone, list) else [zone]:
                names.update(_cards(pile))
        known[viewer] = names
    return known


def _cards(pile: dict[str, Any]) -> list[str]:
    shown = [*pile.get("cards", ()), *pile.get("within", ())]
    return shown + list(pile.get("placed", {}).values())


def came_to_light(match: Match, before: State, known: Known) -> list[str]:
    """Why the answer that led here from `before` must not be taken back."""
    g = match.state
    reasons = []
    if g.rolls != before.rolls:
        reasons.append("chance was used")
    half_made = g.begun and before.open[0][1] == g.open[0][1]
    if (before.window >= 0 or g.window >= 0) and not half_made:
        reasons.append("a window is open, or was answered")
    if g.over:
        reasons.append("the game is over")
    for viewer, names in known_cards(match).items():
        if names - known[viewer]:
            reasons.append(f"viewer {viewer} has seen {dict(names - known[viewer])}")
    return reasons


def undo_holds(match: Match, seat: int, before: State, known: Known, told: int) -> list[str]:
    """After an answer of `seat`: undo is refused where something came to light, else exact."""
    wrong = [
        f"seat {other} can take back the answer of seat {seat}"
        for other in range(match.players)
        if other != seat and match.can_undo(other)
    ]
    light = came_to_light(match, before, known)
    if not match.can_undo(seat):
        now = digest(match.state)
        try:
            match.undo(seat)
            wrong.append("an undo was not refused although can_undo said so")
        except Refused:
            pass
        if digest(match.state) != now:
            wrong.append("a refused undo changed the state")
        return wrong
    if light:
        return [*wrong, f"undo is possible although {light[0]}"]
    after, answers = match.state, match.answers[-1]
    events = after.events[:]
    match.undo(seat)
    if digest(match.state) != digest(before):
        wrong.append("undo gives back another state")
    if len(match.state.events) != told:
        wrong.append("undo leaves events of what did not happen")
    if answers.kind:
        match.interject(seat, answers.kind, answers.option)
    else:
        decision = next(d for d in match.decisions if d.seat == seat)
        match.answer(decision, answers.option, seat)
    if digest(match.state) != digest(after) or match.state.events != events:
        wrong.append("the answer taken back and given again leads elsewhere")
    return wrong

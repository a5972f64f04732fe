"""What a seat is asked, in words for people and names for programs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shipboard.kernel import view as views
from shipboard.kernel.declare import Kind
from shipboard.kernel.match import Decision, Match
from shipboard.kernel.state import State
from shipboard.kernel.words import Speaker


def option(speaker: Speaker, g: State, kind: Kind, index: int, number: int) -> dict[str, str]:
    """One option: what an answer sends, what a person reads, and the thing that it points at."""
    name = views.option_name(speaker.game, g, index, number)
    _, refers, _ = kind.split(number)
    return {
        "id": name,
        "text": speaker.option(g, index, number),
        "refers": refers,
        "name": name.partition(":")[2] if refers else "",
    }


def decision(
    match: Match, speaker: Speaker, ident: int, index: int, numbers: Iterable[int], further: bool
) -> dict[str, Any]:
    """A decision as its seat is shown it."""
    kind = match.game.kinds[index]
    return {
        "id": ident,
        "kind": kind.name,
        "prompt": kind.prompt,
        "rule": kind.rule,
        "options": [option(speaker, match.state, kind, index, number) for number in numbers],
        "notes": list(kind.notes),
        "more_stages": further,
    }


def foreseen(match: Match, speaker: Speaker, asked: Decision) -> dict[str, Any]:
    """A decision in a window that has just opened."""
    index = match.game.kinds.index(asked.kind)
    return decision(match, speaker, asked.id, index, asked.numbers, False)


def interjections(match: Match, speaker: Speaker, seat: int) -> list[dict[str, str]]:
    """What a seat may do unasked."""
    found = []
    for index, number in match.offered(seat):
        kind = match.game.kinds[index]
        chosen = option(speaker, match.state, kind, index, number)
        said = {"option": chosen["id"], "text": chosen["text"]}
        found.append({"kind": kind.name, **said, "rule": kind.rule})
    return found

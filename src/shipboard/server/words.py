"""What a seat is asked, in words for people and names for programs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shipboard.kernel import view as views
from shipboard.kernel.declare import WIDTHS, Game, Kind
from shipboard.kernel.match import Decision, Match
from shipboard.kernel.state import Refused, State
from shipboard.kernel.words import Speaker


def number_of(game: Game, g: State, kind: Kind, name: str) -> int:
    """The number of an option that is known by its name."""
    what, _, rest = name.partition(":")
    for first, label, refers in kind.sections():
        if what != (label or refers):
            continue
        if not refers:
            return first
        if refers in g.pack.names:
            return first + int(g.pack.names[refers].index(rest))
        for number in range(WIDTHS[refers]):
            if views.referent(game, g, refers, number) == rest:
                return first + number
    raise Refused(f"{name!r} is never an option of {kind.name}")


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
    numbers = [number_of(match.game, match.state, asked.kind, name) for name in asked.options]
    return decision(match, speaker, asked.id, index, numbers, False)


def interjections(match: Match, speaker: Speaker, seat: int) -> list[dict[str, str]]:
    """What a seat may do unasked."""
    found = []
    for name, chosen in match.interjections(seat):
        index = next(i for i, kind in enumerate(match.game.kinds) if kind.name == name)
        kind = match.game.kinds[index]
        number = number_of(match.game, match.state, kind, chosen)
        text = speaker.option(match.state, index, number)
        found.append({"kind": name, "option": chosen, "text": text, "rule": kind.rule})
    return found


def takes_note(kind: Kind, chosen: str) -> bool:
    """Whether a sentence may go with this answer."""
    what = chosen.partition(":")[0]
    return any(what == (label or refers) and label in kind.notes
               for _, label, refers in kind.sections())  # fmt: skip

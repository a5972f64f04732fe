"""What a seat is asked, in words for people and names for programs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from shipboard.kernel.layout import Talk, View
from shipboard.kernel.match import Decision, Match
from shipboard.kernel.questions import Asking, Choice
from shipboard.kernel.state import State


def asking(match: Match, g: State, view: View) -> Asking:
    """Puts questions to the viewer of this position into words, of the state that asks."""
    return Asking(match.game, g, view, Talk.of(match, view["viewer"]))


def option(chosen: Choice) -> dict[str, str]:
    """One option: what an answer sends, what a person reads, and the thing that it points at."""
    return {
        "id": chosen.name,
        "text": chosen.words,
        "does": chosen.does,
        "grave": chosen.grave,
        "refers": chosen.refers,
        "name": chosen.thing,
    }


def decision(
    asks: Asking, ident: int, index: int, numbers: Iterable[int], further: bool
) -> dict[str, Any]:
    """A decision as its seat is shown it."""
    question = asks.question(index, numbers)
    return {
        "id": ident,
        "kind": question.kind.name,
        "prompt": question.prompt,
        "about": [asdict(thing) for thing in question.about],
        "rule": question.kind.rule,
        "options": [option(choice) for choice in question.choices],
        "notes": list(question.kind.notes),
        "more_stages": further,
        "hits": question.hits,
    }


def foreseen(match: Match, view: View, asked: Decision) -> dict[str, Any]:
    """A decision in a window that has just opened."""
    index = match.kinds.index(asked.kind)
    asks = asking(match, match.asking(asked), view)
    return decision(asks, asked.id, index, asked.numbers, False)


def interjections(match: Match, asks: Asking, seat: int) -> list[dict[str, str]]:
    """What a seat may do unasked."""
    found = []
    for index, number in match.offered(seat):
        kind = match.kinds[index]
        chosen = option(asks.choice(index, number))
        said = {"option": chosen["id"], "text": chosen["text"], "does": chosen["does"]}
        found.append({"kind": kind.name, **said, "rule": kind.rule})
    return found

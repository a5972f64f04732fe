"""Why somebody may have chosen so, from what all know alone.

At votes, accusations and the like a bot says why, to everybody. What it says is not what moved it,
which may be a secret: it is what a witness who has no seat can say of such a choice. A witness is
shown what spectators see, and told of events what everybody is told; so the words can betray
nothing but the choice itself, which they go with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from .because import Because
from .explain import in_words
from .layout import Talk

View = dict[str, Any]
Events = Sequence[dict[str, Any]]


class Witness:
    """The skeleton of a witness: for each kind of question that deserves a word, what to say.

    `reasons` name functions of the witness, who chose and what: they answer with what is said of it
    (`said`), or with nothing. What each says is in `words`.
    """

    reasons: ClassVar[Mapping[str, Callable[..., Because | None]]] = {}
    words: ClassVar[Mapping[str, str]] = {}

    def __init__(self) -> None:
        self.view: View = {}

    def watch(self, events: Events) -> None:
        """Take note of what all were told."""

    def reason(self, view: View, seat: int, kind: str, option: str) -> Because | None:
        """What can be said of this choice."""
        self.view = view
        find = self.reasons.get(kind)
        return find(self, seat, option) if find else None

    def said(self, name: str, **told: object) -> Because:
        """One of the words."""
        return Because(self.words[name], told)


def told_to_all(declared: Mapping[str, tuple[str, ...]], events: Events) -> list[dict[str, Any]]:
    """Of events as some seat saw them what everybody saw; `declared` has their public arguments."""
    return [_public(event, ("event", "note", *declared[event["event"]])) for event in events]


def _public(event: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    return {name: event[name] for name in names if name in event}


def aloud(because: Because, names: Sequence[str], pack: Any) -> str:
    """The sentence, the same for everybody."""
    return in_words([because], Talk(list(names), None, pack), {})

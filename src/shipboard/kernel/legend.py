"""What the numbers in a saved game mean: kept beside it for versions in which they mean others.

A state and its log are numbers: of decisions, options, events, cards. A version in which all of
them mean the same can go on with the game; any other can still read its log.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from .declare import Event, Game, Kind
from .pack import Pack
from .referents import PAIRS, SEATED, Referent, pool
from .save import dump, steps_in
from .state import State, Step, row_fields
from .view import Viewer, event
from .words import Note, Speaker, spoken


class Legend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The meaning of all numbers in the games of one version, played with one pack."""

    fields: list[str]
    # Plain, because compiled classes do not tell the decoder what is in them.
    kinds: list[dict[str, Any]]
    sections: list[list[tuple[int, str, str]]]
    events: list[dict[str, Any]]
    names: dict[str, tuple[str, ...]]
    titles: dict[str, tuple[str, ...]]
    streams: tuple[str, ...]
    sides: tuple[str, ...]
    reasons: tuple[str, ...]
    steps: dict[str, tuple[str, ...]]
    rows: dict[str, tuple[str, ...]] = {}

    def misfit(self, now: Legend, state: dict[str, Any]) -> str:
        """Why a state saved with this legend cannot go on where another holds; nothing if it can.

        What people read may differ; what a number means may not.
        """
        for what in ("fields", "rows", "sections", "names", "streams", "sides", "reasons"):
            if getattr(self, what) != getattr(now, what):
                return f"the {what} have changed"
        if _some(self.kinds, "name") != _some(now.kinds, "name"):
            return "the decisions have changed"
        meant = ("name", "args", "secret", "labels", "unsaid")
        if _some(self.events, *meant) != _some(now.events, *meant):
            return "the events have changed"
        for step in steps_in(state):
            if self.steps.get(step) != now.steps.get(step):
                return f"the step {step} has changed"
        return ""

    def declared_events(self) -> tuple[Event, ...]:
        """The events of that version."""
        return tuple(Event(**_tupled(each)) for each in self.events)

    def _referents(self, game: Game) -> dict[str, Referent]:
        refers = {refers for kind in self.sections for _, _, refers in kind if refers}
        return {name: self._referent(name, game.referents.get(name)) for name in refers}

    def _referent(self, name: str, now: Referent | None) -> Referent:
        """What options of that version refer to, as far as it can be told without its state."""
        if now is SEATED or now is PAIRS:
            return now
        if name in self.names:
            return pool(name)
        return Referent(lambda g: 0, lambda g, n: str(n), lambda g, n, names: f"number {n}")

    def read(
        self,
        game: Game,
        names: Sequence[str],
        viewer: Viewer,
        happened: Sequence[Step],
        notes: Sequence[Note],
    ) -> Iterator[dict[str, Any]]:
        """A log of that version, as this viewer saw it, with words."""
        told = replace(
            game,
            kinds=tuple(Kind(**_tupled(kind)) for kind in self.kinds),
            events=self.declared_events(),
            referents=self._referents(game),
        )
        pack = Pack("")
        pack.names, pack.titles = self.names, self.titles
        g = State(len(names), b"", (), pack)
        speaker = Speaker(told, names, viewer)
        said = spoken(told.events, happened, notes)
        for line, each in enumerate(happened):
            seen = event(told, g, each, viewer)
            note = said.get(line, "")
            seen["text"] = speaker.line(g, each, seen, note)
            yield seen | {"note": note} if note else seen


def legend(game: Game, pack: Pack) -> Legend:
    """What numbers mean in games of this version with this pack."""
    return Legend(
        fields=sorted(dump(game.state(game.min_players, b"", (), pack))),
        kinds=list(msgspec.to_builtins((*game.kinds, *pack.asks))),
        sections=[kind.sections() for kind in (*game.kinds, *pack.asks)],
        events=[_for_the_log(event) for event in game.events],
        names=pack.names,
        titles=pack.titles,
        streams=game.streams,
        sides=game.sides,
        reasons=game.reasons,
        steps=game.signatures(),
        rows={name: row_fields(row) for name, row in game.rows().items()},
    )


def _for_the_log(event: Event) -> dict[str, Any]:
    """An event as a log needs it: where cards went is of use only beside a position, and what came
    of it only to those who still play.
    """
    found: dict[str, Any] = msgspec.to_builtins(event)
    for unneeded in ("moves", "effect", "cause"):
        del found[unneeded]
    return found


def _some(declared: Sequence[dict[str, Any]], *fields: str) -> list[list[Any]]:
    return [[_tupled(each.get(field, ())) for field in fields] for each in declared]


def _tupled(value: Any) -> Any:
    """Declarations hold tuples where JSON has lists."""
    if isinstance(value, dict):
        return {key: _tupled(inner) for key, inner in value.items()}
    return tuple(_tupled(inner) for inner in value) if isinstance(value, list) else value


encode = msgspec.json.Encoder(order="deterministic").encode
decode = msgspec.json.Decoder(Legend).decode

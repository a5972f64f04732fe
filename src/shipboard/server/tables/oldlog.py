"""The log of a game that these rules cannot go on with: read by what its numbers meant then."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from shipboard.kernel.declare import Game
from shipboard.kernel.legend import Legend
from shipboard.kernel.view import Viewer
from shipboard.kernel.words import spoken

from .past import Past

encode = msgspec.json.Encoder().encode


class OldLog:
    """What was told at a table, for those who were there."""

    def __init__(
        self, game: Game, legend: Legend | None, names: Sequence[str], past: Past, rules: str
    ) -> None:
        self.rules = rules
        self._game = game
        self._legend = legend
        self._names = names
        self.past = past

    def __len__(self) -> int:
        return 0 if self._legend is None else len(self.past.told)

    def notes(self) -> dict[int, str]:
        """What was said with each event."""
        if self._legend is None:
            return {}
        return spoken(self._legend.declared_events(), self.past.told, self.past.notes)

    def events(self, viewer: Viewer) -> list[msgspec.Raw]:
        """All of it, as this viewer saw it. Without a legend nobody can read it any more."""
        if self._legend is None:
            return []
        told = self._legend.read(self._game, self._names, viewer, self.past.told, self.past.notes)
        return [msgspec.Raw(encode(event)) for event in told]

"""The bots around a person, with chance that a resumed game finds again."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from shipboard.bots import bot
from shipboard.bots.table import Table, Voice
from shipboard.kernel.match import Match


class Seats(Table):
    """Bots whose chance depends on the deal and the decision alone, not on what came before.

    So a game that was left and resumed goes on as if it had never stopped.
    """

    def __init__(self, match: Match, bots: Mapping[int, str]) -> None:
        self.chances = {seat: random.Random() for seat in bots}
        made = {
            seat: bot(match.game, name)(seat, self.chances[seat]) for seat, name in bots.items()
        }
        super().__init__(match, made)
        self._voice = Voice(match)

    def choice(self, seat: int) -> tuple[int, str]:
        """What the bot at this seat answers."""
        self._reseed(seat)
        return super().choice(seat)

    def note(self, seat: int, kind: str, option: str) -> str:
        """What the bot says; else, where that deserves a word, why one may answer so."""
        return super().note(seat, kind, option) or self._voice.reason(seat, kind, option)

    def wish(self, seat: int, offered: Sequence[tuple[str, str]]) -> tuple[str, str] | None:
        """What the bot at this seat does unasked."""
        self._reseed(seat)
        return super().wish(seat, offered)

    def _reseed(self, seat: int) -> None:
        answers = len(self.match.answers)
        self.chances[seat].seed(f"{self.match.seed.hex()} {answers} {seat}")

"""Players around one match: each sees through its own seat only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shipboard.kernel.declare import Game
from shipboard.kernel.match import Match
from shipboard.kernel.player import Interjector, Player, Talker


class Table:
    """Lets the players of a match answer for the seats they sit at."""

    def __init__(self, match: Match, players: Mapping[int, Player]) -> None:
        self.match = match
        self.players = players
        self._told = dict.fromkeys(players, 0)
        self._eager = {
            seat: player for seat, player in players.items() if isinstance(player, Interjector)
        }
        self._passed: int | None = None  # the latest checkpoint at which nobody interjected

    def step(self) -> bool:
        """Let one player interject or answer one decision; False where none of them can."""
        if self._eager and self._interject():
            return True
        match = self.match
        for _, seat, kind, _ in match.state.open:
            if seat in self.players:
                number, option = self.choice(seat)
                name = match.kinds[kind].name
                note = spoken(match.game, match.options, self.players[seat], name, option)
                match.answer(number, option, seat, note)
                return True
        return False

    def choice(self, seat: int) -> tuple[int, str]:
        """The open decision of this seat, and what its player answers."""
        seen = self._look(seat)
        decision = seen["decisions"][0]
        return decision["id"], self.players[seat].choose(seen, decision)

    def _look(self, seat: int) -> dict[str, Any]:
        """What this seat sees now; its player has taken note of how it came to that."""
        match = self.match
        self.players[seat].watch(match.events(seat, self._told[seat]))
        self._told[seat] = len(match.state.events)
        return match.glance(seat)

    def _interject(self) -> bool:
        """At a checkpoint, let the first player interject who wishes to; False if none does."""
        match = self.match
        point = match.checkpoint
        if point is None or point == self._passed:
            return False
        for seat in self._eager:
            offered = match.offered_to_bot(seat)
            if offered and (wish := self.wish(seat, offered)) is not None:
                match.interject(seat, *wish)
                return True
        self._passed = point
        return False

    def wish(self, seat: int, offered: Sequence[tuple[str, str]]) -> tuple[str, str] | None:
        """What of this the player at this seat does unasked, if anything."""
        return self._eager[seat].interject(self._look(seat), offered)

    def run(self) -> None:
        """Play on until a seat without a player is asked, or to the end."""
        while self.match.outcome is None and self.step():
            pass


def spoken(game: Game, options: Mapping[str, str], player: Player, kind: str, option: str) -> str:
    """What the player says with this answer, where this table takes a note with it."""
    notes = next((declared.notes for declared in game.kinds if declared.name == kind), ())
    if not notes or not game.notes(options) or not isinstance(player, Talker):
        return ""
    return player.say() if option.partition(":")[0] in notes or "" in notes else ""

"""Players around one match: each sees through its own seat only."""

from __future__ import annotations

from collections.abc import Mapping

from shipboard.kernel import view as views
from shipboard.kernel.match import Match
from shipboard.kernel.player import Player, Talker
from shipboard.kernel.state import SEATS


class Table:
    """Lets the players of a match answer for the seats they sit at."""

    def __init__(self, match: Match, players: Mapping[int, Player]) -> None:
        self.match = match
        self.players = players
        self._told = dict.fromkeys(players, 0)
        self._talkers = {s: p for s, p in players.items() if isinstance(p, Talker)}
        if not match.game.notes(match.options):
            self._talkers.clear()
        self._heard = dict.fromkeys(self._talkers, 0)

    def step(self) -> bool:
        """Let one player answer one decision; False where none of them is asked."""
        for _, seat, _, _ in self.match.state.open:
            if seat in self.players:
                number, option = self.choice(seat)
                self.match.answer(number, option, seat, self._note(seat, option))
                return True
        return False

    def choice(self, seat: int) -> tuple[int, str]:
        """The open decision of this seat, and what its player answers."""
        match = self.match
        player = self.players[seat]
        events = match.state.events
        if seat in self._talkers:
            for answer in match.answers[self._heard[seat] :]:
                if answer.note:
                    self._talkers[seat].hear(answer.decision % SEATS, answer.note)
            self._heard[seat] = len(match.answers)
        player.watch(
            [views.event(match.game, match.state, e, seat) for e in events[self._told[seat] :]]
        )
        self._told[seat] = len(events)
        seen = match.view(seat)
        decision = seen["decisions"][0]
        return decision["id"], player.choose(seen, decision)

    def _note(self, seat: int, option: str) -> str:
        """What the player says with this answer, where the game takes a note with it."""
        if seat not in self._talkers:
            return ""
        kind = next(ask[2] for ask in self.match.state.open if ask[1] == seat)
        notes = self.match.game.kinds[kind].notes
        told = option.partition(":")[0] in notes or "" in notes
        return self._talkers[seat].say() if told else ""

    def run(self) -> None:
        """Play on until a seat without a player is asked, or to the end."""
        while self.match.outcome is None and self.step():
            pass

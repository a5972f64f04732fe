"""Players around one match: each sees through its own seat only."""

from __future__ import annotations

from collections.abc import Mapping

from shipboard.kernel.declare import Game
from shipboard.kernel.match import Match
from shipboard.kernel.player import Player, Talker


class Table:
    """Lets the players of a match answer for the seats they sit at."""

    def __init__(self, match: Match, players: Mapping[int, Player]) -> None:
        self.match = match
        self.players = players
        self._told = dict.fromkeys(players, 0)

    def step(self) -> bool:
        """Let one player answer one decision; False where none of them is asked."""
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
        match = self.match
        player = self.players[seat]
        player.watch(match.events(seat, self._told[seat]))
        self._told[seat] = len(match.state.events)
        seen = match.view(seat)
        decision = seen["decisions"][0]
        return decision["id"], player.choose(seen, decision)

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

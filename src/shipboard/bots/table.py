"""Players around one match: each sees through its own seat only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shipboard.kernel.declare import Game
from shipboard.kernel.match import Match
from shipboard.kernel.player import Interjector, Player, Talker
from shipboard.kernel.witness import Witness, aloud


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
                note = self.note(seat, name, option)
                match.answer(number, option, seat, note)
                return True
        return False

    def note(self, seat: int, kind: str, option: str) -> str:
        """What the player at this seat says with this answer."""
        return spoken(self.match.game, self.match.options, self.players[seat], kind, option)

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
    if isinstance(player, Talker) and takes_note(game, options, kind, option):
        return player.say()
    return ""


def takes_note(game: Game, options: Mapping[str, str], kind: str, option: str) -> bool:
    """Whether a sentence can go with this answer at a table with these options."""
    notes = next((declared.notes for declared in game.kinds if declared.name == kind), ())
    return (option.partition(":")[0] in notes or "" in notes) and game.notes(options)


class Voice:
    """Says aloud why somebody in a match may have chosen so, from what all know."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._witness: Witness | None = None
        self._told = 0

    def reason(self, seat: int, kind: str, option: str) -> str:
        """The sentence that goes with this answer; mostly nothing."""
        match = self.match
        makes = match.game.witness
        if makes is None or kind not in makes.reasons:
            return ""
        if not takes_note(match.game, match.options, kind, option):
            return ""
        if self._witness is None or self._told > len(match.state.events):  # something was undone
            self._witness, self._told = makes(), 0
        self._witness.watch(match.events(None, self._told))
        self._told = len(match.state.events)
        because = self._witness.reason(match.position(None), seat, kind, option)
        return aloud(because, match.names, match.pack) if because else ""

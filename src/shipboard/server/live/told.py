"""What players in processes of their own have been told of a table: only what is new is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shipboard.kernel import view as views

from ..aside.thinking import Question, Seen

if TYPE_CHECKING:
    from shipboard.kernel.match import Decision

    from ..tables.standing import Table


class Told:
    """Up to where each has been told."""

    def __init__(self) -> None:
        self._told: dict[tuple[str, int, str, int], int] = {}

    def question(self, table: Table, decision: Decision, bot: str, whole: bool) -> Question:
        """A decision, for a bot in the seat that is asked."""
        seen = self.seen(table, decision.seat, bot, whole)
        asked = views.asked(decision.kind, decision.id, decision.options)
        seen.view["decisions"] = [asked]
        witness = table.game.witness
        told = witness is not None and decision.kind.name in witness.reasons
        return Question(seen, asked, table.playing().position(None) if told else None)

    def seen(self, table: Table, seat: int, bot: str, whole: bool) -> Seen:
        """What a bot in this seat sees, with all that it saw or only what is new."""
        match = table.playing()
        player = (table.id, seat, bot, table.undone)
        since = 0 if whole else self._told.get(player, 0)
        self._told[player] = len(match.state.events)
        events = match.events(seat, since)
        return Seen(table.created.game, player, since, events, match.view(seat))

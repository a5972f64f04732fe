"""Tables with automatic opponents: A is the person, B (and C) the opponents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shipboard.games.outer_rim.events.rivals import NOT_BOUGHT, WHY

from .scenario import LETTERS, Scenario, scenario

OUTLAW = "quill_vance"  # starts with #92, and has no abilities that change values
PLANNING, ACTION, ENCOUNTER, SPECIAL = "planning", "action", "encounter", "special"


class Turn:
    """What an opponent has done in a turn, line by line of its AI card."""

    def __init__(self, table: Scenario, seat: str = "B") -> None:
        self.table = table
        self.seat = seat
        done = {line["bullet"] for line in self._of("carries_out")}
        names = table.g.pack.names["bullet"]
        self.done = [name for name in names if name in done]
        self.why = {line["bullet"]: line["why"] for line in self._of("passes_over")}

    def _of(self, event: str) -> list[dict[str, Any]]:
        return [e for e in self.table.told(event) if LETTERS[e["seat"]] == self.seat]

    def went(self) -> list[str]:
        """The spaces that it flew to."""
        return [each["space"] for each in self._of("flew")]

    def bought(self) -> list[str]:
        return [each["card"] for each in self._of("bought")]

    def paid(self) -> list[int]:
        """What its purchases cost it."""
        return [each["number"] for each in self._of("bought")]

    def rejected(self) -> dict[str, str]:
        """The open cards that it discarded, and why."""
        return {each["card"]: each["why"] for each in self._of("passes_over_card")}

    def nothing_bought(self) -> list[str]:
        """Why it bought nothing."""
        return [each["why"] for each in self._of("buys_nothing")]


def why(number: int) -> str:
    """The words of a reason why a line is passed over."""
    return WHY[number]


def not_bought(number: int) -> str:
    """The words of a reason why a card is not bought."""
    return NOT_BOUGHT[number]


def alone(*cards: str, goals: Sequence[str] = (), **more: Any) -> Scenario:
    """The turn of the opponent B, who turns up the first of these AI cards and has goal tokens
    there, is over, or A is asked something in it.
    """
    characters: Mapping[str, str] = {"B": OUTLAW, **more.pop("characters", {})}
    players: dict[str, Any] = {"players": 1, "active": "B", "phase": "turn"}
    return scenario(
        **(players | more), characters=characters, ai_cards={"B": cards},
        goal_tokens={"B": list(goals)},
    )  # fmt: skip

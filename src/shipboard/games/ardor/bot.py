"""A sensible player of Ardor."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any


class Sensible:
    """Plays as a competent person of either side would."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        self.seat = seat
        self.rng = rng

    def watch(self, events: Sequence[dict[str, Any]]) -> None:
        """Take note."""

    def choose(self, view: dict[str, Any], decision: dict[str, Any]) -> str:
        """Any option."""
        option: str = self.rng.choice(decision["options"])
        return option

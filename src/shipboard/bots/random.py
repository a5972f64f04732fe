"""A player that takes any option."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any


class Random:
    """Chooses at random among the options; remembers nothing."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        self.rng = rng

    def watch(self, events: Sequence[dict[str, Any]]) -> None:
        """Nothing that happened matters."""

    def choose(self, view: dict[str, Any], decision: dict[str, Any]) -> str:
        """Any option."""
        option: str = self.rng.choice(decision["options"])
        return option

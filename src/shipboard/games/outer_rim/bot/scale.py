"""What fame and money are worth at this stage of the race, in thousands of credits of its start."""

from __future__ import annotations

from typing import Final

from .ambitions import FAMOUS, turns_left
from .sight import Sight

FAME: Final = 7.0
NEARER: Final = 12.0  # how much dearer fame is when only one is missing
WINS: Final = 10.0  # for the fame with which the game is won
PATIENCE: Final = 0.9  # what a thing is worth that comes a turn later
LONG: Final = 12.0  # turns
PLENTY: Final = 16_000  # credits; more than one can soon spend
# What a turn brings for which nothing is planned yet.
STEADY_CREDITS: Final = 2.5
STEADY_FAME: Final = 0.35


class Scale:
    """The race as one player sees it."""

    def __init__(self, sight: Sight) -> None:
        best = max(sight.fame)
        self.missing = sight.target - sight.fame[sight.seat]
        ahead = turns_left(sight) if sight.aims else 1.25 * max(0, sight.target - best)
        self.turns = min(LONG, 1.5 + ahead)
        self.share = self.turns / LONG  # of a long game that is still to come
        self.money = 0.5 + 0.5 * self.share
        self.credits = sight.credits
        self.dear = FAME + NEARER / max(1, self.missing)  # what one fame is worth
        if sight.aims and self.missing <= 0:
            self.dear = FAMOUS
        self.steady = STEADY_CREDITS * self.money + STEADY_FAME * self.dear

    def fame(self, n: float) -> float:
        """So much fame; dearer if it wins."""
        return n * self.dear + (WINS if 0 < self.missing <= n else 0.0)

    def pay(self, n: int) -> float:
        """Credits, fewer or more; of plenty each is worth less."""
        n = max(n, -self.credits)
        usual = n / 1000 * self.money
        return usual if self.credits + n < PLENTY else usual * 0.7

    def lasting(self, worth: float) -> float:
        """What helps for the rest of the game, by what it would be worth in a long one."""
        return worth * self.share

"""What a player makes of the table: who is red, how the game stands, what a death is worth."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from shipboard.kernel.player import Bot

from .cards import harm
from .sight import RED_MISSIONS, Sight
from .suspicion import Suspicion

# What is left of the crew's chance of winning when one of its own has died, by players left.
AFTER_DEATH = (0.0, 0.0, 0.12, 0.5, 0.6, 0.6)


class Mind(Bot):
    """Watches, and knows where things stand when a question comes."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        super().__init__(seat, rng)
        self._unread: list[dict[str, Any]] = []
        self._suspicion: Suspicion | None = None

    def watch(self, events: Sequence[dict[str, Any]]) -> None:
        """Take note; it is weighed when the next question comes."""
        self._unread += events

    def weigh(self, view: dict[str, Any]) -> None:
        """Look at the table, and think over what has happened."""
        self.sight = sight = Sight(view, self.seat)
        if self._suspicion is None:
            self._suspicion = Suspicion(sight)
        self.suspicion = self._suspicion
        for event in self._unread:
            self.suspicion.note(event)
        self._unread.clear()
        if not sight.red:
            for seat, mission in enumerate(sight.missions):
                if mission and seat != self.seat:
                    self.suspicion.known(seat, mission in RED_MISSIONS)
        self.red = self._believed()

    def _believed(self) -> list[float]:
        """How likely each player is red, in this player's own mind."""
        sight = self.sight
        if not sight.red:
            return self.suspicion.red
        red = self.suspicion.partner(self.seat)
        for seat, mission in enumerate(sight.missions):
            if mission:
                red[seat] = float(mission in RED_MISSIONS)
        return red

    @property
    def heat(self) -> float:
        """How much a red player is suspected, as a multiple of an even share."""
        reds = 2 if "accomplice" in self.sight.missions_in_use else 1
        share = reds / self.sight.players
        return self.suspicion.red[self.seat] / share

    def chance_of_crew(self) -> float:
        """A guess at the crew's chance of winning from here."""
        sight = self.sight
        hits = sum(sight.health[p] == 2 for p in sight.living if self.red[p] < 0.5)
        reds = sum(self.red[p] for p in sight.living) if not sight.red else 1.0
        loss = sight.turns_left * 0.55 + 0.6 + 1.2 * (reds > 1.5)
        return 1 / (1 + math.exp(-(sight.cells + 0.35 * hits - loss) / 1.5))

    def worth_of_killing(self, seat: int) -> float:
        """How much the crew's chance of winning would change if this player were thrown out."""
        sight = self.sight
        red = self.red[seat]
        now = self.chance_of_crew()
        if "accomplice" in sight.missions_in_use and "accomplice" not in sight.missions:
            saboteur = red / 2
            after = saboteur + (red - saboteur) * min(1.0, now + 0.2)
        else:
            after = red
        blue = 1 - red
        if "chancellor" in sight.missions_in_use and sight.mission != "chancellor":
            others = sum(not sight.missions[p] for p in sight.living) - sum(self.red)
            blue *= 1 - 1 / max(1.0, others)
        return after + blue * now * AFTER_DEATH[len(sight.living) - 1] - now

    def prime_suspect(self) -> int:
        """The other living player most likely to be red; for a red one, the best scapegoat."""
        others = [p for p in self.sight.living if p != self.seat]
        if self.sight.red:
            public = self.suspicion.red
            return max(
                others, key=lambda p: public[p] * (1 - self.red[p]) - 2 * (self.red[p] > 0.9)
            )
        return max(others, key=lambda p: self.red[p])

    def worth_of_vote(self) -> float:
        """What a vote now is worth to the crew, in cells."""
        suspect = self.prime_suspect()
        if self.sight.red:
            return 1.5 if self.suspicion.red[self.seat] > self.suspicion.red[suspect] else -0.5
        return max(-0.1, 4 * self.worth_of_killing(suspect))

    def harm(self, card: str) -> float:
        """What this card costs the crew if it is turned up in this turn."""
        worth = self.worth_of_vote() if card in ("airlock", "tribunal") else 0.0
        active = self.sight.active
        red = float(self.sight.red) if active == self.seat else self.red[active]
        return harm(card, self.sight, red, worth)

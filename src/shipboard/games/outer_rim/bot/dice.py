"""Dice on the table: which are good enough, and which to change."""

from __future__ import annotations

from typing import Any, Final

from .. import pack as p
from ..rules.skill_tests import needed
from ..state import FOR_ILLEGAL, FOR_TEST
from .sight import Sight

GOOD: Final = {p.BLANK: 0.0, p.FOCUS: 0.2, p.HIT: 1.0, p.CRIT: 2.0}  # in a fight
MEAN: Final = 0.62  # what a die rolled again shows


class Throw:
    """The innermost throw that a view shows."""

    def __init__(self, sight: Sight, seat: int) -> None:
        throw: dict[str, Any] = sight.facts["throws"][-1]
        self.sight = sight
        self.what: int = throw["what"]
        self.own: bool = throw["roller"] == seat
        self.skill: int = throw["skill"]
        self.dice: list[int] = throw["dice"]

    def good(self, face: int) -> float:
        """What a face is good for."""
        if self.what == FOR_ILLEGAL:
            fine = (p.HIT, p.CRIT) if self.crits_deliver() else (p.HIT,)
            return 2.0 if face in fine else 0.0
        if self.what == FOR_TEST:
            return 2.0 if face >= needed(self.sight.skills[self.skill]) else 0.0
        return GOOD[face]

    def crits_deliver(self) -> bool:
        """Whether a crit delivers illegal cargo (RIM-R28)."""
        return bool(self.sight.view["options"].get("illegal_success") == "hit_or_crit")

    def done(self) -> bool:
        """Whether nothing is to be made better."""
        if self.what in (FOR_TEST, FOR_ILLEGAL):
            return any(self.good(face) > 1 for face in self.dice)
        return not any(face < p.HIT for face in self.dice)

    def pick(self, options: list[str]) -> str:
        """The own die that is worst, or the best one of somebody else."""

        def gain(option: str) -> float:
            if option == "done":
                return 0.0 if self.own else -0.5
            worth = self.good(self.dice[int(option.partition(":")[2]) - 1])
            return MEAN - worth if self.own else worth

        return max(options, key=gain)

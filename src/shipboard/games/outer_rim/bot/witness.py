"""What a player of Outer Rim can say of a trade or a favor, whatever it is worth to either side."""

from __future__ import annotations

from typing import ClassVar, Final

from shipboard.kernel.because import Because
from shipboard.kernel.witness import Witness as Bystander

WORDS: Final = {
    "both_gain": "I think that we both gain by it.",
    "best_offer": "That is the best offer I have.",
    "no_offer": "It is not worth what is asked for it.",
}


class Witness(Bystander):
    """Knows that nobody trades at a loss of their own will."""

    words = WORDS

    def trade(self, seat: int, option: str) -> Because | None:
        """Why this trade."""
        return self.said("both_gain") if option == "propose" else None

    def favor(self, seat: int, option: str) -> Because:
        """Why this partner, or none."""
        return self.said("no_offer" if option == "none" else "best_offer")

    reasons: ClassVar = {"trade_offer": trade, "favor_pick": favor}

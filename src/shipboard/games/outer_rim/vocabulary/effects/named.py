"""Named functions, for what no effect says (rules/customs.py)."""

from __future__ import annotations

from typing import Annotated

from shipboard.kernel.specs import Number, Word
from shipboard.kernel.state import Step

from ...rules import customs
from ...rules import effects as e
from ...rules.expansion import named
from ..words import effect
from .blocks import block


@effect
def custom(
    name: Annotated[str, Word(*customs.NAMES, *named.NAMES)], n: Annotated[int, Number(0, 12)] = 0
) -> Step:
    """A named function of the house set. `n` is its number, or for `pot` 1 stakes, 2 payout, and
    for `rob` 1 the choice of a gear, 2 the payment of half of its cost, 3 the taking.
    """
    if name == "pot" and n != 2:
        stake = block(((customs.staked,),), ((e.cost_credits, customs.STAKE),))
        return (customs.pot_stakes, stake)
    if name in customs.COUNTED:
        return (customs.COUNTED[name], n)
    if name == "rob":
        if not 1 <= n <= len(named.ROB):
            raise ValueError(f"found rob with {n}, expected 1, 2 or 3")
        return (named.ROB[n - 1],)
    return ((customs.PLAIN | named.PLAIN)[name],)

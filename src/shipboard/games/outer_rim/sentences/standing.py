"""Credits, fame and reputation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..pack import RimPack
from ..rules import effects as e
from .wording import Maker, faction, said, thousands


def credits_(pack: RimPack, n: int) -> str:
    if n >= 0:
        return f"Gain {thousands(n)} credits."
    return f"Lose {thousands(-n)} credits, or what you have."


def cost_credits(pack: RimPack, n: int) -> str:
    return f"Pay {thousands(n)} credits."


def fame(pack: RimPack, n: int) -> str:
    return f"Gain {n} fame." if n >= 0 else f"Lose {-n} fame."


def fame_add(pack: RimPack, n: int) -> str:
    return f"Gain {n} additional fame."


def reputation(pack: RimPack, which: int, change: int, whose: int = e.YOU) -> str:
    name = faction(pack, which)
    if whose == e.OTHER:
        verb = "gains" if change > 0 else "loses"
        return f"The chosen player {verb} {abs(change)} reputation with {name}."
    return f"{'Gain' if change > 0 else 'Lose'} {abs(change)} reputation with {name}."


def treat_rep(pack: RimPack, which: int, value: int) -> str:
    how = ("out of favour", "neutral", "in favour")[value + 1]
    return f"Until the end of the turn you count as {how} with {faction(pack, which)}."


SENTENCES: Mapping[Any, Maker] = {
    e.credits: credits_, e.cost_credits: cost_credits, e.fame: fame, e.fame_add: fame_add,
    e.reputation: reputation, e.treat_rep: treat_rep,
    e.reward_credits_zero: said("The credits of this reward become 0."),
}  # fmt: skip

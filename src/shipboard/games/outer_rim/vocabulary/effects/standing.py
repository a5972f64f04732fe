"""Credits, fame and reputation."""

from __future__ import annotations

from typing import Annotated

from shipboard.kernel.specs import Number, Word
from shipboard.kernel.state import Step

from ...rules import effects as e
from ..words import Amount, Count, Faction, MeantFaction, Price, effect


@effect
def credits(n: Amount) -> Step:  # noqa: A001
    """Gain so many credits; with a minus lose them, or what is there."""
    return (e.credits, n)


@effect
def cost_credits(n: Price) -> Step:
    """Pay so many credits in full: as a cost, or at the head of a block of `choose`."""
    return (e.cost_credits, n)


@effect
def fame(n: Annotated[int, Number(-9, 9)]) -> Step:
    """Gain so much fame on the track; with a minus lose it."""
    if not n:
        raise ValueError("found 0, expected fame that is gained or lost")
    return (e.fame, n)


@effect
def fame_add(n: Count = 1) -> Step:
    """So much additional fame, a part of its own of the reward that is gained."""
    return (e.fame_add, n)


@effect
def reputation(
    faction: MeantFaction,
    change: Annotated[int, Number(-1, 1)] = 1,
    whose: Annotated[int, Word(own=e.YOU, opp=e.OTHER)] = e.YOU,
) -> Step:
    """1 reputation gained or lost (-1): `here` with the planet's faction, `any` with a chosen one,
    `patrol` with that of the chosen patrol, `errand` with that of the errand's reward. With `whose`
    it is the chosen player's, who does not choose the faction.
    """
    if not change:
        raise ValueError("found a change of 0, expected 1 or -1")
    return (e.reputation, faction, change, whose)


@effect
def treat_rep(faction: Faction, value: Annotated[int, Number(-1, 1)] = 1) -> Step:
    """Until the end of the turn this counts as the reputation with the faction."""
    return (e.treat_rep, faction, value)

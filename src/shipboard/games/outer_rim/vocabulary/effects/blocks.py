"""Lists of effects within others: blocks, costs, and what follows a gain."""

from __future__ import annotations

from ... import pack as p
from ...pack import Effects
from ...rules import effects as e

COSTS = {e.cost_credits: 0, e.discard_asset: 1, e.damage: 2, e.discard_this: 3}


def nested(do: Effects) -> Effects:
    """A list within an effect: what follows a gain happens only if the card is kept (RIM-R310)."""
    for i, step in enumerate(do):
        if step[0] is e.gain_this and i + 1 < len(do):
            return (*do[:i], (*step[:3], nested(do[i + 1 :])))
    return do


def costs(cost: Effects) -> Effects:
    """What can be paid for an ability or for doing something."""
    for step in cost:
        if step[0] not in COSTS:
            raise ValueError(
                "found an effect that is no cost, expected cost_credits, discard_asset, damage "
                "or discard_this"
            )
    return cost


def block(do: Effects, cost: Effects = ()) -> p.Block:
    """A block: what stands at its head to be paid is its cost."""
    head = 0
    while head < len(do) and do[head][0] is e.cost_credits:
        head += 1
    made = p.Block()
    made.cost = (*costs(cost), *do[:head])
    made.do = nested(do[head:])
    return made

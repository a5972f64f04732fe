"""Which deals can be true: what the players have shown by what they declared.

Who declared Scrap, say, holds the cards for it. Imagination deals again until this is so.
"""

from __future__ import annotations

from typing import Any, cast

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.state import State

from .pack import GEAR, GOAL
from .rules import acts, costs, discards, effects, goals, payment, picks, supply
from .rules.frames import is_outsider
from .state import Outsider


def possible(g: State) -> bool:
    """Whether Loyalties and open questions fit together with the cards."""
    state = cast(Outsider, g)
    return loyalties_fit(state) and (not g.open or cards_fit(state, g.asker))


def loyalties_fit(g: Outsider) -> bool:
    """OUT-1.6, 22.4: who never drew a new Loyalty still has one of those dealt at first."""
    held = g.loyalty
    first = [seat for seat in range(g.players) if held[seat] and not g.died >> seat & 1]
    outsiders = sum(is_outsider(g, seat) for seat in first)
    return outsiders <= g.outsiders and len(first) - outsiders <= g.players - g.outsiders


def cards_fit(g: Outsider, step: Any) -> bool:
    """OUT-5.10, OUT-R48: who is being asked for cards has them; what was picked was allowed."""
    asks, *args = step
    if asks is goals.ask_goal:
        return args[1] or bool(discards.fitting(g, g.hand[args[0]], GOAL))
    if asks is acts.ask_scrap:
        return bool(acts.forms(g, args[0], args[1]))
    if asks is payment.ask_payment:
        seat, _, cost, named, wild, extra = args
        picked = g.picked[seat]
        return (
            all(g.cards.sort[card & DESIGN] == GEAR for card in picked)
            and picked == sorted(picked)
            and bool(payment.payment_options(g, seat, cost, named, wild, extra))
        )
    if asks is picks.collect:
        return collection_fits(g, *args)
    if asks is costs.ask_cost:
        return costs.so_far(g, args[0], args[1], args[2])
    if asks is picks.ask_set:
        return g.picked[args[0]] == sorted(g.picked[args[0]])
    if asks is supply.ask_take:
        seat, n = args
        taken = g.taken[seat]
        able = [card for card in g.supply if not taken or card & DESIGN >= taken[-1] & DESIGN]
        return taken == sorted(taken) and len(able) >= n - len(taken)
    if asks is effects.controller_picks:
        return bool(discards.fitting(g, g.hand[args[1]], args[3]))
    return True


def collection_fits(
    g: Outsider, mask: int, n: int, fit: int, kind: int, base: int, origin: int
) -> bool:
    """Just those are asked whom these hands ask, and what they picked was allowed."""
    asked = [seat for seat, _ in picks.asked(g, mask, n, fit, kind, base, origin)]
    if asked != g.asked:
        return False
    for seat in range(g.players):
        if mask >> seat & 1:
            picked = g.picked[seat][base:]
            if picked != sorted(picked):
                return False
            if not all(discards.fits(g, card & DESIGN, fit) for card in picked):
                return False
    return True

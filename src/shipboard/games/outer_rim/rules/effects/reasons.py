"""Why what a text says cannot be done now: its price, its beginning, what it would come to."""

from __future__ import annotations

from shipboard.kernel.state import Step

from ...numbers import (
    ALLOWED,
    DECK_HAS_NOTHING,
    NO_CARD_OF_THAT_SORT,
    NO_PLACE_FOR_IT,
    NOBODY_TO_FIGHT,
    NOT_THAT_PLAYER,
    NOTHING_COMES_OF_IT,
    PRICE_NOT_MET,
)
from ...pack import Block, Effects
from ...state import NONE, Rim
from .. import conditions, customs, dice, gaining, market, slots
from ..expansion import duels
from . import boons, cards, choosing, gains, players, scouting, standing, taking, trials


def block_reason(g: Rim, payer: int, seat: int, block: int) -> int:
    """RIM-R85, R310, R320: why what this block says cannot be done now, ALLOWED if it can."""
    made: Block = g.cards.blocks[block]
    return (
        price_reason(g, payer, made.cost)
        or begins_reason(g, seat, made.do)
        or keeps_reason(g, seat, made.do)
    )


def price_reason(g: Rim, seat: int, cost: Effects) -> int:
    """RIM-R3: whether a cost can be paid in full."""
    for step in cost:
        reason = ALLOWED
        if step[0] is standing.cost_credits:
            if g.credits[seat] < standing.price_of(g, seat, step[1]):
                reason = PRICE_NOT_MET
        elif step[0] is taking.discard_asset:
            if not taking.losses(g, seat, step[1]):
                reason = NO_CARD_OF_THAT_SORT
        elif step[0] is trials.damage:
            if g.defeated[seat]:
                reason = NOTHING_COMES_OF_IT
        elif step[0] is cards.discard_this and not g.frames:
            reason = NOTHING_COMES_OF_IT
        if reason:
            return reason
    return ALLOWED


def begins_reason(g: Rim, seat: int, effects: Effects) -> int:
    """RIM-R85: a block does not begin with a fight that cannot take place."""
    if not effects:
        return ALLOWED
    step = effects[0]
    if step[0] is trials.fight_player:
        return trials.no_fight(g, seat)
    if step[0] is trials.fight_card or step[0] is trials.fight_patrol:
        return NOBODY_TO_FIGHT if g.defeated[seat] else ALLOWED
    if step[0] is taking.trade:
        return taking.no_trade(g)
    return NOTHING_COMES_OF_IT if dice.pointless(g, step, seat) else ALLOWED


def keeps_reason(g: Rim, seat: int, effects: Effects) -> int:
    """RIM-R310: whether the card with which a block begins can be kept."""
    if not effects:
        return ALLOWED
    step = effects[0]
    if step[0] is gains.gain_this:
        return place_reason(g, seat, g.frames[-1].card)
    if step[0] is gains.gain_top:
        return ALLOWED if not market.no_free(g, seat, step[1], step[2]) else DECK_HAS_NOTHING
    return ALLOWED


def place_reason(g: Rim, seat: int, card: int) -> int:
    """RIM-R310, R311: whether there is a slot for the card, or could be one."""
    return NO_PLACE_FOR_IT if slots.no_gain(g, seat, card) else ALLOWED


def effects_reason(g: Rim, seat: int, effects: Effects) -> int:
    """RIM-R3, R37: whether these effects would do anything, as far as they begin."""
    if not effects:
        return NOTHING_COMES_OF_IT
    step = effects[0]
    if step[0] is choosing.may or step[0] is choosing.carry_out:
        return block_reason(g, seat, seat, step[1])
    if step[0] is choosing.if_then:
        part = step[2] if conditions.holds(g, seat, step[1]) else step[3]
        return effects_reason(g, seat, part or effects[1:])
    if step[0] is choosing.choose:
        for block in step[1]:
            if not choosing.no_block(g, seat, block, step[1]):
                return ALLOWED
        return NOTHING_COMES_OF_IT
    if step[0] is players.choose_player:
        return player_reason(g, seat, step)
    if step[0] is gains.gain_top:
        return keeps_reason(g, seat, effects)
    if step[0] is gains.buy_top:
        found = market.can_buy_top(g, seat, step[1], step[2])
        return ALLOWED if found else DECK_HAS_NOTHING
    if step[0] is taking.take_asset:
        found = bool(taking.takeable(g, seat, step[1], step[2], step[3]))
        return ALLOWED if found else NO_CARD_OF_THAT_SORT
    if step[0] is scouting.contact_look or step[0] is scouting.contact_reveal:
        if scouting.any_hidden(g, seat, step[1]):
            return ALLOWED
        return effects_reason(g, seat, effects[1:])  # what follows is still carried out
    if step[0] is boons.reward_credits_zero:
        reward = standing.reward_frame(g)
        pays = reward is not None and reward.pays and not reward.zeroed
        return ALLOWED if pays else NOTHING_COMES_OF_IT
    return (
        customs.reason(g, seat, step)
        or duels.reason(g, effects)
        or rotation_reason(g, seat, effects)
        or begins_reason(g, seat, effects)
    )


def rotation_reason(g: Rim, seat: int, effects: Effects) -> int:
    """RIM-R116: whether the card of the text should be rotated and cannot be."""
    card = g.frames[-1].card if g.frames else NONE
    if card != NONE and g.cards.other_half[card] >= 0:
        for step in effects:
            if step[0] is cards.rotate:
                return gaining.no_rotation(g, seat, card)
    return ALLOWED


def player_reason(g: Rim, seat: int, step: Step) -> int:
    """RIM-R11: whether somebody can be chosen with whom something would happen."""
    frame = g.frames[-1]
    before = frame.other
    reason = NOT_THAT_PLAYER
    for other in range(g.players):
        if reason and not players.no_player(g, seat, other, step[1], step[2], step[3], step[4]):
            frame.other = other
            reason = effects_reason(g, seat, step[4])
            frame.other = before
    return reason

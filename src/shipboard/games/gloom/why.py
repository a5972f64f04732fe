"""Why not: which rule keeps something from being an option. Never in the fast path.

It speaks only of what the asking seat may know.
"""

from __future__ import annotations

from typing import cast

from shipboard.kernel.cards import count_kind
from shipboard.kernel.state import State

from . import choices
from . import numbers as n
from .pack import EVENT, UNTIMELY_DEATH
from .rules import legal, stacks
from .state import Gloom

PLAYS = {
    n.TAKE_ACTION: (choices.TAKE_ACTION_PLAY, legal.FOR_ACTION),
    n.TAKE_FREE_PLAY: (choices.PLAY, legal.FOR_GRANT),
    n.END_TURN: (choices.PLAY, legal.FOR_LAST_GAP),
    n.RESPOND: (choices.PLAY, legal.FOR_RESPONSE),
}
FROM_HAND = {n.DISCARD_CARDS: "GLM-R34", n.GIVE_CARD: "GLM-6.8"}


def why_not(state: State, seat: int, kind: int, option: int) -> str:
    """A sentence with the number of the rule."""
    g = cast(Gloom, state)
    if kind in PLAYS:
        return _play(g, seat, kind, option)
    if kind in FROM_HAND:
        return f"You hold no such card ({FROM_HAND[kind]})."
    if kind == n.PASS_CARDS:
        return "You hold no such card, or you have passed a later one already (GLM-R76)."
    if kind == n.CHOOSE_CHARACTER:
        return _character(g, option)
    if kind in (n.NOMINATE_START, n.HOST_PICKS_START):
        return f"There is no seat {option} (GLM-2.1)."
    if kind in (n.CHOOSE_PLAYER, n.NAME_PLAYER):
        return f"It must be another player, one of 0 to {g.players - 1} (GLM-6.8)."
    if kind in (n.CHOOSE_STACK, n.CHOOSE_TARGET):
        return _target(g, kind, option)
    if kind == n.SALVAGE:
        if option == choices.DECLINE:
            return "The effect does not say may: a card must be taken (GLM-R33)."
        return "It is not among the fitting cards of the discard pile (GLM-R32)."
    if kind == n.ORDER_TRIGGERS:
        return "You have no such effect to carry out now (GLM-R61)."
    if kind == n.CHOOSE_STACK_CARD:
        return "There is no such Modifier in this stack (GLM-R38)."
    return "It is not among what can be chosen here (GLM-R76)."


def _play(g: Gloom, seat: int, kind: int, option: int) -> str:
    first, how = PLAYS[kind]
    card = option - first
    if card < 0:
        return "A hand without cards cannot be discarded: that would be a pass (GLM-R24)."
    if card >= len(g.cards.sort) or not count_kind(g.hand[seat], card):
        return "You hold no such card (GLM-5.7)."
    if how == legal.FOR_RESPONSE:
        if not g.cards.response[card]:
            return "Nothing but a Response is played in another player's turn (GLM-13.3)."
        return "This Response does not fit what was announced, or cannot do its work (GLM-13.2)."
    if g.cards.response[card]:
        return "A Response is for the turns of others only (GLM-13.1)."
    if how == legal.FOR_GRANT and not g.cards.fits[g.grants[-1][legal.CARDS]][card]:
        return "The free play is for another kind of card (GLM-11.4)."
    if g.cards.sort[card] == EVENT:
        return _event(g, seat, how, card)
    return _put_down(g, seat, how, card)


def _event(g: Gloom, seat: int, how: int, card: int) -> str:
    if legal.forbidden(g, seat, card):
        return "An effect forbids you to play this Event (GLM-12.12)."
    if how == legal.FOR_LAST_GAP:
        return "No active effect lets you play this card as a free play (GLM-11.7)."
    return "This Event needs targets that are not there, or may not be chosen (GLM-R31)."


def _put_down(g: Gloom, seat: int, how: int, card: int) -> str:
    lifts = how == legal.FOR_GRANT and g.grants[-1][legal.LIFTS_DEATH] != 0
    if legal.reach(g, seat, card, lifts, False):
        if how == legal.FOR_ACTION:
            return "An Untimely Death cannot be the second action (GLM-8.4)."
        return "No active effect lets you play this card as a free play there (GLM-11.7)."
    if g.cards.sort[card] == UNTIMELY_DEATH:
        return "No living Character with a negative Self-Worth may be chosen for it (GLM-8.2)."
    return "There is no Character on which this Modifier may be played (GLM-6.3)."


def _character(g: Gloom, c: int) -> str:
    if c >= g.cards.characters:
        return f"There is no Character {c} (GLM-2.2)."
    return "This Character belongs to a crew already (GLM-2.3)."


def _target(g: Gloom, kind: int, c: int) -> str:
    if c >= g.cards.characters or g.owner[c] < 0:
        return "This Character is not in the game (GLM-2.5)."
    if kind == n.CHOOSE_STACK:
        return "This Character does not fit what the effect asks for (GLM-6.8)."
    if g.dead[c]:
        return "This Character is dead (GLM-6.4, 8.10)."
    if stacks.worth_of(g, c) >= 0:
        return "The card cannot be played there: it is forbidden, not fitting, or its Self-Worth is not negative (GLM-6.2, 8.2)."  # noqa: E501
    return "The card cannot be played there: an effect forbids it, or it does not fit (GLM-6.2)."

"""RIM-13: cargo and captured contacts are delivered where they are wanted."""

from __future__ import annotations

from .. import choices
from ..numbers import (
    ALLOWED,
    DELIVER,
    DELIVERED,
    DELIVERY_TRIED,
    HANDED_OVER,
    HELD_UP,
    LED_AWAY,
    NOBODY_FOR_JOB,
    NOT_DELIVERABLE,
    NOTHING_TO_DELIVER,
    OTHER_DESTINATION,
    SMUGGLES,
)
from ..pack import (
    AT_PATROL,
    BOUNTY,
    BOUNTY_REWARD,
    CARGO,
    CHOSEN,
    CRIT,
    DELIVERED_BOUNTY,
    DELIVERED_ILLEGAL,
    HIT,
    ILLEGAL,
    WITH_NEGATIVE,
    WITH_PLAYER,
)
from ..pack import DELIVERED as DELIVERED_MOMENT
from ..state import CAPTURED, FOR_ILLEGAL, NEGATIVE, NOBODY, NONE, Rim
from . import bounties, dice, jobs, leaving, rewards, values
from .expansion import robbery
from .frames import carry, frame_of

FAILED_DELIVERY = 1  # the number of its databank cards

# Where something is wanted.


def destination_of(g: Rim, card: int) -> int:
    """The destination that a card shows, or that was chosen for it."""
    where = g.cards.destination[values.face(g, card)]
    if where == CHOSEN:
        for row in g.destined:
            if row.card == card:
                return row.space
    return where


def no_arrival(g: Rim, seat: int, card: int) -> int:
    """RIM-13.1, 25.2, 53.1, RIM-R133: whether the player is at the destination of a card."""
    where = destination_of(g, card)
    if where in (WITH_PLAYER, WITH_NEGATIVE):
        return ALLOWED if partners(g, seat, card) else NOBODY_FOR_JOB
    if where <= AT_PATROL:
        return ALLOWED if g.patrol_at[AT_PATROL - where] == g.at[seat] else OTHER_DESTINATION
    return ALLOWED if where >= 0 and where == g.at[seat] else OTHER_DESTINATION


def partners(g: Rim, seat: int, card: int) -> list[int]:
    """RIM-R316: the other players in the space who are not defeated and whom the card allows."""
    negative = destination_of(g, card) == WITH_NEGATIVE
    found: list[int] = []
    for i in range(1, g.players):
        other = (seat + i) % g.players
        if g.at[other] != g.at[seat] or g.defeated[other]:
            continue
        if negative and not disliked(g, other):
            continue
        if not g.cards.robs[card] or robbery.robbable(g, other, seat):
            found.append(other)
    found.sort()
    return found


def disliked(g: Rim, seat: int) -> bool:
    """Whether a player has a negative reputation with anybody."""
    for faction in range(len(g.patrol_at)):
        if values.reputation(g, seat, faction) == NEGATIVE:
            return True
    return False


# The action.


def no_delivery(g: Rim, seat: int, card: int) -> int:
    """RIM-13.1: a cargo or a captured bounty of the player, at its destination."""
    if card not in g.assets[seat]:
        return NOT_DELIVERABLE
    of_type = g.cards.type[values.face(g, card)]
    if of_type != CARGO and not (of_type == BOUNTY and card in g.captured):
        return NOT_DELIVERABLE
    return no_arrival(g, seat, card)


def no_deliveries(g: Rim, seat: int) -> int:
    """RIM-7.4: whether there is anything to deliver here."""
    for card in g.assets[seat]:
        if values.type_of(g, card) in (BOUNTY, CARGO) and not no_delivery(g, seat, card):
            return ALLOWED
    return NOTHING_TO_DELIVER


def deliver_action(g: Rim) -> None:
    """RIM-13.1, 13.4: any number of deliveries, in an order of the player's choice."""
    g.then((ask_delivery, g.active, ()))


def ask_delivery(g: Rim, carrier: int, tried: tuple[int, ...]) -> None:
    """RIM-13.1: what is delivered next, if anything."""
    could = [choices.STOP, *[choices.PICK + card for card in g.assets[carrier]]]
    options = [option for option in could if not no_next(g, carrier, option, carrier, tried)]
    if len(options) > 1:
        g.ask(carrier, DELIVER, options, (next_chosen, carrier, tried))


def no_next(g: Rim, seat: int, option: int, carrier: int, tried: tuple[int, ...]) -> int:
    """RIM-13.1, 13.4: nothing more, or what can be delivered and was not tried before."""
    if option == choices.STOP:
        return ALLOWED
    card = option - choices.PICK
    if card in tried:
        return DELIVERY_TRIED
    return no_delivery(g, carrier, card)


def next_chosen(g: Rim, carrier: int, tried: tuple[int, ...], option: int) -> None:
    """RIM-13.2, 13.3, 13.5: one delivery; then perhaps another."""
    if option == choices.STOP:
        return
    card = option - choices.PICK
    g.then((deliver, carrier, card), (ask_delivery, carrier, (*tried, card)))


def deliver(g: Rim, seat: int, card: int) -> None:
    """RIM-13.2, 13.3, 13.5: one delivery, with a roll for an ILLEGAL cargo."""
    face = values.face(g, card)
    if g.cards.type[face] == BOUNTY:
        hand_over(g, seat, card)
    elif g.cards.traits[face] & ILLEGAL:
        if g.telling:
            g.tell(SMUGGLES, (seat, card))
        g.then((dice.throw, FOR_ILLEGAL, seat, 1, NOBODY, NONE), (smuggled, seat, card))
    else:
        deliver_cargo(g, seat, card)


def smuggled(g: Rim, seat: int, card: int) -> None:
    """RIM-13.3, RIM-R28: a hit delivers it; all else brings a databank card #1."""
    rolled = g.throws[-1].dice[0] if g.throws[-1].dice else NONE
    dice.take_up(g)
    if rolled == HIT or (rolled == CRIT and g.crit_delivers):
        deliver_cargo(g, seat, card)
        return
    if g.telling:
        g.tell(HELD_UP, (card,))
    frame = frame_of(g, seat, card)
    frame.cargo = card
    carry(g, frame, ((jobs.resolve_databank, FAILED_DELIVERY),))


def deliver_now(g: Rim) -> None:
    """`Deliver(this)`: the cargo of the text counts as delivered, if it is still there (R82)."""
    frame = g.frames[-1]
    if frame.cargo in g.assets[frame.seat]:
        deliver_cargo(g, frame.seat, frame.cargo)


def deliver_cargo(g: Rim, seat: int, card: int) -> None:
    """RIM-13.2, RIM-R29, R43, R86: its reward, then the card is discarded."""
    face = values.face(g, card)
    if g.telling:
        g.tell(DELIVERED, (seat, card))
    when: rewards.Moments = ((DELIVERED_MOMENT, NONE),)
    if g.cards.traits[face] & ILLEGAL:
        when = (*when, (DELIVERED_ILLEGAL, NONE))
    frame = rewards.reward_frame(g, seat, card)
    parting = ((cargo_leaves, seat, card, face),)
    after = g.cards.after_reward[face]
    rewards.gain_reward(g, frame, when, g.cards.reward[face], after, parting)


def cargo_leaves(g: Rim, seat: int, card: int, face: int) -> None:
    """RIM-13.2, RIM-R115: the card is discarded, unless its reward rotated or moved it."""
    if card in g.assets[seat] and values.face(g, card) == face:
        leaving.drop(g, seat, card)


def hand_over(g: Rim, seat: int, card: int) -> None:
    """RIM-13.5, 25.8, 25.11: the capture reward; then contact and bounty leave the game."""
    if g.telling:
        g.tell(HANDED_OVER, (seat, g.cards.target[card]))
    bounties.tell_scene(g, seat, card, LED_AWAY)
    frame = rewards.reward_frame(g, seat, card)
    when = ((DELIVERED_BOUNTY, NONE), (BOUNTY_REWARD, CAPTURED))
    parting = ((bounties.done_with, seat, card),)
    after = g.cards.after_reward[card]
    rewards.gain_reward(g, frame, when, g.cards.reward[card], after, parting)

"""OUT-14, 20, 21: Obliteration, and what the Eclipse Protocol and Dark Surge make of it."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, PLACE, PUBLIC, placed, within

from .. import choices
from ..numbers import (
    CHANGED_SIDE,
    COUNTED,
    ECLIPSE_TIE,
    GAME_OVER,
    HAND_SHOWN,
    LOYALTY_SHOWN,
    OBLITERATION,
    REASON_DARK_SURGE,
    REASON_ECLIPSE,
    SIDE_ALL_BUT_ONE,
    SIDE_CREW,
    SIDE_NOBODY,
    SIDE_OUTSIDERS,
)
from ..state import ECLIPSE_END, PLAIN_END, Outsider
from .frames import dark_in_hand, outsider_mask


def show_loyalty(g: Outsider, seat: int) -> None:
    """OUT-12.1, 12.6: a Loyalty card is turned face up for all."""
    card = g.loyalty[seat][0]
    if card >> PLACE & PUBLIC:
        return
    g.loyalty[seat][0] = placed(card & DESIGN, PUBLIC)
    g.light += 1
    if g.telling:
        g.tell(LOYALTY_SHOWN, (seat, card & DESIGN))


def show_loyalties(g: Outsider) -> None:
    """OUT-13.1, 14.5: all Loyalty cards at once."""
    for seat in range(g.players):
        show_loyalty(g, seat)


def finish(g: Outsider, winners: int, side: int, reason: int) -> None:
    """OUT-R47: the game is over, and nothing that was pending is carried out."""
    show_loyalties(g)
    g.light += 1
    g.end(winners, side, reason)
    if g.telling:
        g.tell(GAME_OVER, (side, reason))


def obliterate(g: Outsider, cause: int, trigger: int) -> None:
    """OUT-14.5, 20.1, 21.1: the end comes at once; how it is settled is an option.

    Nothing may be pushed after it: the stack is empty, or holds a last question.
    """
    g.stack.clear()
    g.frames.clear()
    if g.telling:
        g.tell(OBLITERATION, (trigger, cause))
    if g.end_mode == PLAIN_END:
        finish(g, 0, SIDE_NOBODY, cause)
        return
    show_loyalties(g)
    show_hands(g)
    if g.end_mode == ECLIPSE_END:
        eclipse(g)
    else:
        dark_surge(g, trigger)


def show_hands(g: Outsider) -> None:
    """OUT-20.1: all hands are revealed."""
    for seat in range(g.players):
        hand = g.hand[seat]
        for i, card in enumerate(hand):
            hand[i] = within(card & DESIGN, PUBLIC)
            if g.telling:
                g.tell(HAND_SHOWN, (seat, card & DESIGN))
    g.light += 1


def eclipse(g: Outsider) -> None:
    """OUT-20.2 to 20.6: the five steps of the Eclipse Protocol."""
    outsiders = most_dark_joins(g, outsider_mask(g))
    everybody = (1 << g.players) - 1
    crew = everybody & ~outsiders
    standing = 0
    goals = 0
    crew_survival = 0
    outsider_survival = 0
    for seat in range(g.players):
        if outsiders >> seat & 1:
            outsider_survival += g.survival[seat]
            continue
        goals += len(g.completed[seat])
        crew_survival += g.survival[seat]
        if g.survival[seat]:
            standing |= 1 << seat
    if g.telling:
        g.tell(COUNTED, (goals, outsiders.bit_count()))
    if goals > outsiders.bit_count() and standing:
        finish(g, standing, SIDE_CREW, REASON_ECLIPSE)
    elif not standing and outsider_survival:
        finish(g, outsiders, SIDE_OUTSIDERS, REASON_ECLIPSE)
    elif crew_survival > outsider_survival:
        finish(g, crew, SIDE_CREW, REASON_ECLIPSE)
    elif outsider_survival > crew_survival:
        finish(g, outsiders, SIDE_OUTSIDERS, REASON_ECLIPSE)
    else:
        g.then((eclipse_tie, outsiders))


def most_dark_joins(g: Outsider, outsiders: int) -> int:
    """OUT-20.2: who strictly holds the most Dark cards changes side; the new set of Outsiders."""
    counts = [dark_in_hand(g, seat) for seat in range(g.players)]
    most = max(counts)
    if counts.count(most) > 1:
        return outsiders
    seat = counts.index(most)
    if not outsiders >> seat & 1 and g.telling:
        g.tell(CHANGED_SIDE, (seat,))
    return outsiders | 1 << seat


def eclipse_tie(g: Outsider, outsiders: int) -> None:
    """OUT-20.6, OUT-R73: the player of the first turn chooses a side that has members."""
    everybody = (1 << g.players) - 1
    if outsiders == 0:
        eclipse_chosen(g, outsiders, choices.CREW)
    elif outsiders == everybody:
        eclipse_chosen(g, outsiders, choices.OUTSIDER)
    else:
        g.ask(g.first, ECLIPSE_TIE, [choices.CREW, choices.OUTSIDER], (eclipse_chosen, outsiders))


def eclipse_chosen(g: Outsider, outsiders: int, option: int) -> None:
    """OUT-20.6: the chosen side wins, all its members included."""
    if option == choices.OUTSIDER:
        finish(g, outsiders, SIDE_OUTSIDERS, REASON_ECLIPSE)
    else:
        finish(g, (1 << g.players) - 1 & ~outsiders, SIDE_CREW, REASON_ECLIPSE)


def dark_surge(g: Outsider, trigger: int) -> None:
    """OUT-21.2 to 21.4, OUT-R39, R73: the sides are scored; on a tie only the trigger loses."""
    outsiders = outsider_mask(g)
    everybody = (1 << g.players) - 1
    for_crew = 0
    for_outsiders = 0
    for seat in range(g.players):
        for_crew += len(g.completed[seat])
        if not outsiders >> seat & 1:
            for_outsiders += 1 if g.survival[seat] == 0 else 0
            for_outsiders += 1 if dark_in_hand(g, seat) >= 2 else 0
    if g.telling:
        g.tell(COUNTED, (for_crew, for_outsiders))
    if for_crew == for_outsiders:
        finish(g, everybody & ~(1 << trigger), SIDE_ALL_BUT_ONE, REASON_DARK_SURGE)
    else:
        winners = everybody & ~outsiders if for_crew > for_outsiders else outsiders
        side = SIDE_CREW if for_crew > for_outsiders else SIDE_OUTSIDERS
        finish(g, winners, side if winners else SIDE_NOBODY, REASON_DARK_SURGE)

"""OUT-14, 20, 21: Obliteration, and what the Eclipse Protocol and Dark Surge make of it."""

from __future__ import annotations

from shipboard.kernel.cards import KIND, PLACE, PUBLIC, placed, within

from ..names import (
    ALL_BUT_ONE,
    CHANGED_SIDE,
    COUNTED,
    CREW_SIDE,
    DARK_SURGE,
    ECLIPSE,
    ECLIPSE_TIE,
    FOR_CREW,
    FOR_OUTSIDERS,
    GAME_OVER,
    HAND_SHOWN,
    LOYALTY_SHOWN,
    NOBODY_WINS,
    OBLITERATION,
    OUTSIDER_SIDE,
)
from ..state import ECLIPSE_END, PLAIN_END, Outsider
from .frames import dark_in_hand, outsider_mask


def show_loyalty(g: Outsider, seat: int) -> None:
    """OUT-12.1, 12.6: a Loyalty card is turned face up for all."""
    card = g.loyalty[seat][0]
    if card >> PLACE & PUBLIC:
        return
    g.loyalty[seat][0] = placed(card & KIND, PUBLIC)
    g.light += 1
    if g.telling:
        g.tell(LOYALTY_SHOWN, (seat, card & KIND))


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
        finish(g, 0, NOBODY_WINS, cause)
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
            hand[i] = within(card & KIND, PUBLIC)
            if g.telling:
                g.tell(HAND_SHOWN, (seat, card & KIND))
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
        finish(g, standing, CREW_SIDE, ECLIPSE)
    elif not standing and outsider_survival:
        finish(g, outsiders, OUTSIDER_SIDE, ECLIPSE)
    elif crew_survival > outsider_survival:
        finish(g, crew, CREW_SIDE, ECLIPSE)
    elif outsider_survival > crew_survival:
        finish(g, outsiders, OUTSIDER_SIDE, ECLIPSE)
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
        eclipse_chosen(g, outsiders, FOR_CREW)
    elif outsiders == everybody:
        eclipse_chosen(g, outsiders, FOR_OUTSIDERS)
    else:
        g.ask(g.first, ECLIPSE_TIE, [FOR_CREW, FOR_OUTSIDERS], (eclipse_chosen, outsiders))


def eclipse_chosen(g: Outsider, outsiders: int, option: int) -> None:
    """OUT-20.6: the chosen side wins, all its members included."""
    if option == FOR_OUTSIDERS:
        finish(g, outsiders, OUTSIDER_SIDE, ECLIPSE)
    else:
        finish(g, (1 << g.players) - 1 & ~outsiders, CREW_SIDE, ECLIPSE)


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
        finish(g, everybody & ~(1 << trigger), ALL_BUT_ONE, DARK_SURGE)
    else:
        winners = everybody & ~outsiders if for_crew > for_outsiders else outsiders
        side = CREW_SIDE if for_crew > for_outsiders else OUTSIDER_SIDE
        finish(g, winners, side if winners else NOBODY_WINS, DARK_SURGE)

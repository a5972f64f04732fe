"""ARD-14.9, 15.3, 15.6: private looks at cards, and what becomes of them.

Cards being looked at lie in the zone `looked`, each marked with who sees it.
"""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import (
    DESIGN,
    PLACE,
    VIEWERS,
    designs,
    draw,
    fade,
    loose,
    miss,
    placed,
    within,
)
from shipboard.kernel.chance import below, shuffle

from .. import choices
from ..numbers import (
    ALLOWED,
    INSPECTED,
    LOOKED,
    LOOKED_OVER,
    NOT_LOOKED_AT,
    PLACE_NEEDED,
    PLOT_COMMAND,
    PLOT_DISCARD,
    PLOTTED,
    PLOTTED_LAST,
    STREAM_DECK,
    STREAM_HANDS,
    SWEPT,
)
from ..state import STEP_SIX, Ardor
from .frames import chooser, who
from .martyr import red_window

# Where cards come from and go to, as events tell it.
FROM_DECK: Final = 0
FROM_DISCARD: Final = 1
ASIDE: Final = 2


def look_at_deck(g: Ardor, n: int, party: int) -> None:
    """ARD-15.3: the top cards of the Deck, seen by one player only, the top one first."""
    viewer = who(g, party)
    for _ in range(min(n, len(g.deck))):
        g.looked.append(placed(draw(g, g.deck) & DESIGN, 1 << viewer))
    tell_look(g, viewer, FROM_DECK)


def look_at_discard(g: Ardor, n: int, party: int) -> None:
    """ARD-14.9, ARD-R64: the top discards; nobody else knows their places any longer."""
    viewer = chooser(g, who(g, party))
    for _ in range(min(n, len(g.discard))):
        card = g.discard.pop()
        miss(g, g.discard, card, 1 << viewer)
        g.looked.append(placed(card & DESIGN, 1 << viewer))
        g.light += 1
    tell_look(g, viewer, FROM_DISCARD)


def tell_look(g: Ardor, viewer: int, pile: int) -> None:
    """All see that somebody looks, and at how many cards."""
    if g.telling:
        g.tell(LOOKED, (viewer, len(g.looked), pile))


def pick_to_deck(g: Ardor, party: int, kind: int) -> None:
    """ARD-14.9, ARD-R43: one of the cards looked at goes to the Deck, unseen by the others."""
    viewer = chooser(g, who(g, party))
    if len(g.looked) > 1:
        g.ask(viewer, kind, designs(g.looked), (picked, viewer))
    elif g.looked:
        picked(g, viewer, g.looked[0] & DESIGN)


def no_look(g: Ardor, seat: int, option: int, *args: object) -> int:
    """ARD-14.9: one of the cards looked at."""
    return ALLOWED if option in designs(g.looked) else NOT_LOOKED_AT


def picked(g: Ardor, viewer: int, design: int) -> None:
    """ARD-R43: of equal cards the topmost, the first one seen; the others return in order."""
    for i, card in enumerate(g.looked):
        if card & DESIGN == design:
            g.deck.append(g.looked.pop(i))
            break
    if g.telling:
        g.tell(SWEPT, (viewer, len(g.looked)), 1 << viewer, (design,))
    g.discard.extend(reversed(g.looked))
    g.looked.clear()


def shuffle_deck(g: Ardor) -> None:
    """The Deck is shuffled."""
    shuffle(g, STREAM_DECK, g.deck)


def assign(g: Ardor, party: int) -> None:
    """ARD-15.3, ARD-R49: each card looked at goes to a different place: pile, discards or Deck.

    Asked place by place. A place may stay empty if there are places enough for the rest.
    """
    assign_to(g, party, PLOT_COMMAND)


def assign_to(g: Ardor, party: int, kind: int) -> None:
    """Which card goes to this place?"""
    if not g.looked:
        return
    options = [choices.PICK + found for found in designs(g.looked)]
    if may_stay_empty(g, kind):
        options.insert(0, choices.NONE)
    g.ask(who(g, party), kind, options, (assigned, party, kind))


def may_stay_empty(g: Ardor, kind: int) -> bool:
    """ARD-15.3: there are places enough after this one."""
    return len(g.looked) <= (2 if kind == PLOT_COMMAND else 1)


def no_first_place(g: Ardor, seat: int, option: int, party: int) -> int:
    """ARD-15.3: what can go to the Command Pile."""
    return no_place(g, seat, option, party, PLOT_COMMAND)


def no_place(g: Ardor, seat: int, option: int, party: int, kind: int) -> int:
    """ARD-15.3, ARD-R49: one of the cards looked at, or none if the others have room."""
    if option == choices.NONE:
        return ALLOWED if may_stay_empty(g, kind) else PLACE_NEEDED
    return no_look(g, seat, option - choices.PICK)


def assigned(g: Ardor, party: int, kind: int, option: int) -> None:
    """ARD-15.3, 5.13: the card is put there; in step VI the pile's waits aside (ARD-R56)."""
    viewer = who(g, party)
    if option != choices.NONE:
        chosen = option - choices.PICK
        for i, card in enumerate(g.looked):
            if card & DESIGN == chosen:
                g.looked.pop(i)
                break
        if kind == PLOT_DISCARD:
            g.discard.append(placed(chosen, 1 << viewer))
        else:
            pile = g.aside if g.phase == STEP_SIX else g.command_pile
            pile.append(within(chosen, 1 << viewer))
        if g.telling:
            place = kind - PLOT_COMMAND
            where = ASIDE if kind == PLOT_COMMAND and g.phase == STEP_SIX else place
            g.tell(PLOTTED, (viewer, place, where), 1 << viewer, (chosen,))
    if kind == PLOT_COMMAND:
        g.then((assign_to, party, PLOT_DISCARD))
    elif g.looked:
        last = g.looked.pop()
        g.deck.append(last)
        if g.telling:
            g.tell(PLOTTED_LAST, (viewer,), 1 << viewer, (last & DESIGN,))


def look_in_hand(g: Ardor, party: int) -> None:
    """ARD-15.6, 5.7, ARD-R47: a random hand card of the target, if any; the target sees which."""
    viewer, owner = who(g, party), g.frames[-1].target
    hand = g.hand[owner]
    if not hand:
        return
    card = hand.pop(below(g, STREAM_HANDS, len(hand)))
    both = 1 << viewer | 1 << owner
    fade(g, hand, card, both)
    g.looked.append(placed(card & DESIGN, both))
    if g.telling:
        g.tell(INSPECTED, (viewer, owner), both, (card & DESIGN,))


def keep_looked(g: Ardor, party: int) -> None:
    """ARD-15.6, ARD-R33: the card joins the hand of the one who looked."""
    if g.looked:
        put_into_hand(g, who(g, party))
        g.then((red_window,))


def return_looked(g: Ardor) -> None:
    """ARD-15.6, ARD-R64: the card goes back; the one who looked still knows it is there."""
    if g.looked:
        put_into_hand(g, g.frames[-1].target)


def put_into_hand(g: Ardor, seat: int) -> None:
    """The card looked at joins a hand; who saw it knows that it is there."""
    card = g.looked.pop()
    g.hand[seat].append(loose(card))
    if g.telling:
        g.tell(LOOKED_OVER, (seat,), card >> PLACE & VIEWERS, (card & DESIGN,))

"""OUT-6.12, 10: Sabotage and Tech, played in windows that open by public facts alone.

Who is asked in a window, and who passes, nobody learns (OUT-10.10).
"""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, VIEWERS, count_design, designs, take

from .. import choices
from .. import numbers as no
from ..numbers import (
    ALLOWED,
    CRISIS_CANCELLED,
    PLAYED_TECH,
    SABOTAGED,
    TECH_OVER,
    WINDOW_ACT,
    WINDOW_CRISIS,
    WINDOW_END,
)
from ..pack import ANY_TIME, NO_TECH, ON_CRISIS
from ..state import Outsider
from .conditions import holds_for
from .frames import carry, character, close_frame
from .modifiers import forbidden

W1: Final = 0  # before each menu of the active player
W2: Final = 1  # a Crisis has been drawn and shown
W3: Final = 2  # the action steps have ended
KIND_OF_WINDOW: Final = (WINDOW_ACT, WINDOW_CRISIS, WINDOW_END)


def open_window(g: Outsider, which: int, origin: int, depth: int) -> None:
    """OUT-10.5 to 10.8: ask in turn order from `origin`, in W1 from the player after it.

    `depth` is the number of Crises being resolved: if it has fallen, this window's Crisis was
    cancelled, and the window is closed (OUT-R65).
    """
    if len(g.resolving) >= depth:
        g.open_window(KIND_OF_WINDOW[which])
        g.then((ask_window, which, origin, 1 if which == W1 else 0, depth))


def ask_window(g: Outsider, which: int, origin: int, start: int, depth: int) -> None:
    """OUT-10.8, 10.10: the next player who could make a play is asked; the others pass."""
    for j in range(start, g.players):
        seat = (origin + j * g.direction) % g.players
        if g.completed[seat] or g.hand[seat]:
            options = plays(g, seat, which)
            if len(options) > 1:
                then = (window_answer, which, origin, j, depth)
                g.ask_in_window(seat, KIND_OF_WINDOW[which], options, then)
                return


def window_answer(
    g: Outsider, which: int, origin: int, j: int, depth: int, option: int
) -> None:  # fmt: skip
    """OUT-10.8: a play is carried out at once and the asking starts again."""
    if option == choices.PASS:
        g.then((ask_window, which, origin, j + 1, depth))
    else:
        seat = (origin + j * g.direction) % g.players
        g.then((window_play, seat, option), (open_window, which, origin, depth))


def plays(g: Outsider, seat: int, which: int) -> list[int]:
    """OUT-6.12, 10.4: pass, or what this player could play in this window."""
    options = [choices.PASS]
    if g.completed[seat]:
        options.extend([choices.SABOTAGE + design for design in designs(g.completed[seat])])
    timing = g.cards.timing
    for card in g.hand[seat]:
        design = card & DESIGN
        if timing[design] >= 0 and not no_tech_in(g, seat, design, which):
            if choices.TECH + design not in options:
                options.append(choices.TECH + design)
    if len(options) > 2:
        options.sort()
    return options


def no_play(
    g: Outsider, seat: int, option: int, which: int, origin: int, start: int, depth: int
) -> int:
    """OUT-6.15, 10.1, 10.4: pass, a Sabotage of an own Goal, or a Tech of the hand at its time."""
    if option == choices.PASS:
        return ALLOWED
    if option < choices.TECH:
        return no_sabotage(g, seat, option - choices.SABOTAGE)
    design = option - choices.TECH
    return no_such_tech(g, seat, design) or no_tech_in(g, seat, design, which)


def no_sabotage(g: Outsider, seat: int, design: int) -> int:
    """OUT-6.15: a completed Goal of one's own."""
    return ALLOWED if count_design(g.completed[seat], design) else no.NOT_YOUR_GOAL


def no_such_tech(g: Outsider, seat: int, design: int) -> int:
    """OUT-10.1: a Tech card of the hand."""
    if g.cards.timing[design] < 0:
        return no.NO_TECH_CARD
    return ALLOWED if count_design(g.hand[seat], design) else no.TECH_NOT_HELD


def no_tech_in(g: Outsider, seat: int, design: int, which: int) -> int:
    """OUT-10.4: whether this is not the window for such a Tech, or its text is against it."""
    when = g.cards.timing[design]
    if when == ON_CRISIS:
        if which != W2:
            return no.ON_CRISIS_ONLY
    elif when != ANY_TIME:
        return no.OWN_MENU_ONLY
    return no_tech_text(g, seat, design)


def no_tech_text(g: Outsider, seat: int, design: int) -> int:
    """OUT-R67: Tech at its time needs nothing more than what its own text says."""
    if forbidden(g, seat, NO_TECH):
        return no.FORBIDDEN
    condition = g.cards.condition[design]
    return ALLOWED if condition is None or holds_for(g, condition, seat) else no.CONDITION_FAILS


def window_play(g: Outsider, seat: int, option: int) -> None:
    """OUT-10.8: the play of a window."""
    if option >= choices.TECH:
        play_tech(g, seat, option - choices.TECH)
    else:
        sabotage(g, seat, option - choices.SABOTAGE)


def sabotage(g: Outsider, seat: int, design: int) -> None:
    """OUT-6.12, 6.14: the Goal is discarded first, then its Sabotage bonus is carried out."""
    g.completed[seat].remove(design)
    g.discard.append(design)
    g.light += 1
    if g.telling:
        g.tell(SABOTAGED, (seat, design))
    carry(g, g.cards.sabotage[design], seat, (close_frame,))


def play_tech(g: Outsider, seat: int, design: int) -> None:
    """OUT-10.2, 17.2, OUT-R71: revealed, carried out, and discarded after its effect."""
    g.playing.append(take(g, g.hand[seat], design, VIEWERS))
    g.light += 1
    if g.telling:
        g.tell(PLAYED_TECH, (seat, design))
    cards = g.cards
    here = cards.interacts[design] and cards.actions[design] > 0 and not ignores_places(g, seat)
    effects = (*cards.cost[design], *cards.effects[design])
    carry(g, effects, seat, (tech_done,), here)


def tech_done(g: Outsider) -> None:
    """OUT-10.2, OUT-R49: the Tech goes to the discard pile."""
    g.frames.pop()
    design = g.playing.pop()
    g.discard.append(design)
    if g.telling:
        g.tell(TECH_OVER, (design,))


def ignores_places(g: Outsider, seat: int) -> bool:
    """OUT-17.1, 17.2, OUT-R33: no location rule II, or a title that is exempt from it."""
    return not g.loc_actions or g.cards.anywhere[character(g, seat)]


def cancel_crisis(g: Outsider) -> None:
    """`cancel_crisis`, OUT-R65: the Crisis just drawn is discarded without effect."""
    if g.resolving:
        design = g.resolving.pop()
        g.resolvers.pop()
        g.crisis_discard.append(design)
        if g.telling:
            g.tell(CRISIS_CANCELLED, (design,))

"""ARD-12: Martyr, and any reaction like it: played straight from the hand, in secret windows.

That a window opens is public; who is asked in it, and who declines, nobody learns (ARD-R35).
"""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, PUBLIC, VIEWERS, designs, placed, take

from .. import choices
from ..numbers import ALLOWED, MARTYR_BLUE, MARTYR_RED, NO_REACTION_NOW, PUT_OFF, REACTED, WINDOW
from ..pack import CELLS_HIT_ZERO, CELLS_IS_ONE, Effects
from ..state import CHANCELLOR, PLAYED, Ardor
from .frames import carry, close_frame, judged_for
from .hands import no_own_card
from .victory import mission

KIND_OF_WINDOW: Final = (MARTYR_BLUE, MARTYR_RED)


def blue_window(g: Ardor) -> None:
    """ARD-12.3, 12.6: the last cell is gone; a loyal Martyr may bring one back now or never."""
    g.open_window(MARTYR_BLUE)
    if g.telling:
        g.tell(WINDOW, (CELLS_HIT_ZERO,))
    g.then((ask_next, CELLS_HIT_ZERO, 0))


def red_window(g: Ardor) -> None:
    """ARD-12.4, ARD-R33: while one cell is intact, a red Martyr may burst it."""
    if g.cells == 1:
        g.open_window(MARTYR_RED)
        if g.telling:
            g.tell(WINDOW, (CELLS_IS_ONE,))
        g.then((ask_next, CELLS_IS_ONE, 0))


def ask_next(g: Ardor, when: int, start: int) -> None:
    """ARD-R34: ask the holders clockwise from the active player until one plays."""
    for j in range(start, g.players):
        seat = (g.active + j) % g.players
        playable = reactions(g, seat, when)
        if playable:
            if automatic(g, seat, when):
                g.then((play_reaction, seat, when, playable[0]))
            else:
                options = [choices.DECLINE] + [choices.PLAY + design for design in playable]
                g.ask_in_window(seat, KIND_OF_WINDOW[when], options, (answered, when, j))
            return


def no_answer(g: Ardor, seat: int, option: int, when: int, start: int) -> int:
    """ARD-12.1, 12.9: a card of the hand that does something now, or none."""
    if option == choices.DECLINE:
        return ALLOWED
    design = option - choices.PLAY
    return no_own_card(g, seat, design) or (
        ALLOWED if effects_of(g, seat, when, design) else NO_REACTION_NOW
    )


def answered(g: Ardor, when: int, j: int, option: int) -> None:
    """ARD-12.9: playing is optional."""
    if option == choices.DECLINE:
        g.then((ask_next, when, j + 1))
    else:
        g.then((play_reaction, (g.active + j) % g.players, when, option - choices.PLAY))


def automatic(g: Ardor, seat: int, when: int) -> bool:
    """Option `martyr_prompt`: play it unasked; the Chancellor's, which loses, is always asked."""
    if when == CELLS_IS_ONE:
        return g.auto_red
    return g.auto_blue and mission(g, seat) != CHANCELLOR


def reactions(g: Ardor, seat: int, when: int) -> list[int]:
    """ARD-12.1, ARD-R32: the designs this player could play now to some effect."""
    if not g.health[seat]:
        return []
    known = g.cards.reactions
    found = [card for card in g.hand[seat] if known[card & DESIGN]]
    return (
        [design for design in designs(found) if effects_of(g, seat, when, design)] if found else []
    )


def effects_of(g: Ardor, seat: int, when: int, design: int) -> Effects:
    """ARD-12.2: what the card does for this player at this moment, or nothing."""
    for moment, condition, effects in g.cards.reactions[design]:
        if moment == when:
            judged_for(g, seat)
            holds = condition is None or condition[0](g, *condition[1:])
            close_frame(g)
            if holds:
                return effects
    return ()


def play_reaction(g: Ardor, seat: int, when: int, design: int) -> None:
    """ARD-12.3, 12.4, ARD-R57: it is discarded after its first part, before its player's loss."""
    effects = effects_of(g, seat, when, design)
    g.playing.append(take(g, g.hand[seat], design, VIEWERS))
    g.light += 1
    if g.telling:
        g.tell(REACTED, (seat, design))
    parts = (effects[0], (discard_reaction,), *effects[1:])
    carry(g, parts, seat, (after_reaction,), reaction=True)


def discard_reaction(g: Ardor) -> None:
    """ARD-R57: the card goes to the Discard Pile, never to the stage."""
    design = g.playing.pop()
    g.discard.append(placed(design, PUBLIC))
    if g.telling:
        g.tell(PUT_OFF, ((design,), PLAYED))
    g.frames[-1].placed = True


def after_reaction(g: Ardor) -> None:
    """ARD-12.7, ARD-R34: a cell brought back may be the only one: now red may answer."""
    if not g.frames[-1].placed:
        discard_reaction(g)  # its text broke off before
    g.frames.pop()
    g.then((red_window,))

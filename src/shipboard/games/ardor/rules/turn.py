"""ARD-3, ARD-4, ARD-6: the frame of a turn and its steps I to V and VII."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, PUBLIC, designs, draw, loose, placed, take, within
from shipboard.kernel.seams import SEAT, Seam

from ..numbers import (
    ALLOWED,
    ALLY_CARD,
    CHOOSE_ALLY,
    COMMIT_CARD,
    COMMITTED,
    DECK_COMMITTED,
    ENERGY_POST,
    ENERGY_PRE,
    HOLDS_NO_CARD,
    NAMED_ALLY,
    ONESELF,
    PUT_OFF,
    SKIPPED,
    TURN,
)
from ..state import BEFORE_REVEAL, NOBODY, PLAYED, TO_PILE, UNFOLDED, Ardor
from .energy import energy_action
from .frames import next_living, no_living
from .hands import draw_card
from .malfunctions import start_of_turn
from .martyr import red_window
from .reveal import clean_up, resolve_next, reveal
from .talk import after_commits, before_ally
from .victory import check_deck, check_oxygen


def turn(g: Ardor, seat: int) -> None:
    """ARD-3.3, 3.4, ARD-R33: the turn begins; start-of-turn effects come before its steps."""
    g.stack.extend(g.cards.turns[seat])
    begin_turn(g, seat)
    if g.malfunctions:
        g.stack.append((start_of_turn, seat))
    if g.cells == 1:
        g.stack.append((red_window,))


def begin_turn(g: Ardor, seat: int) -> None:
    """ARD-3.4: what waited for the next turn begins."""
    g.active = seat
    g.turn += 1
    g.ally = NOBODY
    g.committers.clear()
    g.energy_used = False
    g.phase = BEFORE_REVEAL
    g.protected = g.protect_next
    g.protect_next = False
    if g.telling:
        g.tell(TURN, (g.turn, seat))


def draw_to_three(g: Ardor, seat: int) -> None:
    """ARD-4.1, 4.2: step I, one card at a time until the hand holds three."""
    while len(g.hand[seat]) < 3 and g.deck:
        draw_card(g, seat)
        if g.cells == 1:
            g.then((red_window,), (draw_to_three, seat))
            return


def commit_card(g: Ardor, seat: int) -> None:
    """ARD-4.4, 4.5, ARD-R7: step III, a hand card, or from an empty hand the Deck's top card."""
    hand = g.hand[seat]
    if len(hand) > 1:
        g.ask(seat, COMMIT_CARD, designs(hand), (commit, seat))
    elif hand:
        commit(g, seat, hand[0] & DESIGN)
    else:
        deck_commits(g)


def commit(g: Ardor, seat: int, design: int) -> None:
    """ARD-4.10, ARD-R45: face down into the Command Pile; only the supplier knows it."""
    take(g, g.hand[seat], design, 1 << seat)
    g.command_pile.append(within(design, 1 << seat))
    g.committers.append(seat)
    if g.telling:
        g.tell(COMMITTED, (seat, TO_PILE), 1 << seat, (design,))


def deck_commits(g: Ardor) -> None:
    """ARD-4.9, ARD-R9: the top card of the Deck, unseen, if there is one."""
    if g.deck:
        g.command_pile.append(loose(draw(g, g.deck)))
        if g.telling:
            g.tell(DECK_COMMITTED, (TO_PILE,))


def allies(g: Ardor, seat: int) -> list[int]:
    """ARD-4.6, ARD-15.2, ARD-R8, R50: who may be named as Ally."""
    free = [p for p in range(g.players) if p != seat and g.health[p] and g.hand[p]]
    ordered = g.ally_order[seat]
    return [ordered] if ordered in free else free


def no_ally(g: Ardor, seat: int, option: int, *args: object) -> int:
    """ARD-4.6, ARD-R8: another living player with a hand card; who is under orders is not asked."""
    if option in allies(g, seat):
        return ALLOWED
    return ONESELF if option == seat else no_living(g, option) or HOLDS_NO_CARD


def choose_ally(g: Ardor, seat: int) -> None:
    """ARD-4.6, 4.8: step IV, name an Ally; where nobody has a card, the Deck supplies one."""
    options = allies(g, seat)
    if len(options) > 1:
        g.ask(seat, CHOOSE_ALLY, options, (named_ally,))
    elif options:
        named_ally(g, options[0])
    else:
        deck_commits(g)


def named_ally(g: Ardor, ally: int) -> None:
    """ARD-4.7: the Ally supplies a card of their own choice."""
    g.ally = ally
    if g.telling:
        g.tell(NAMED_ALLY, (g.active, ally))
    g.then((ally_card, ally))


def ally_card(g: Ardor, ally: int) -> None:
    """ARD-4.7: the active player has no say and does not see the card."""
    hand = g.hand[ally]
    if len(hand) > 1:
        g.ask(ally, ALLY_CARD, designs(hand), (commit, ally))
    else:
        commit(g, ally, hand[0] & DESIGN)


def end_turn(g: Ardor, seat: int) -> None:
    """ARD-3.5, 6.3, ARD-15.8: this turn's effects stop, the Deck is checked, the turn passes."""
    g.protected = False
    g.ally_order[seat] = NOBODY
    check_deck(g)
    if not g.over:
        turn(g, pass_turn(g, seat))


def pass_turn(g: Ardor, seat: int) -> int:
    """ARD-3.2, ARD-15.7, ARD-R51: clockwise to the first living player without a skip mark."""
    while True:
        seat = next_living(g, seat)
        if not g.skip[seat]:
            return seat
        g.skip[seat] = 0
        if g.telling:
            g.tell(SKIPPED, (seat,))


def cut_short(g: Ardor) -> None:
    """ARD-8.10, ARD-R17, R40: the active player died before the reveal; no further step happens.

    What was being played is discarded. If the last cell was not brought back before that, red has
    won (ARD-10.6); if it was by that very death, the red window still opens (ARD-R34).
    """
    answering = bool(g.frames) and g.frames[-1].reaction
    while g.stack[-1][0] is not end_turn:
        g.stack.pop()
    g.frames.clear()
    if g.telling:
        g.tell(PUT_OFF, (tuple(g.playing), PLAYED))
        g.tell(PUT_OFF, (tuple(g.unfolded), UNFOLDED))
    for left in (g.playing, g.unfolded):
        g.discard.extend([placed(design, PUBLIC) for design in left])
        left.clear()
    if g.cells == 0:
        g.then((check_oxygen,))
    elif answering:
        g.then((red_window,))


# ARD-3.3: the steps of a turn after its beginning.
TURN_STEPS: Final = Seam(
    draw=(draw_to_three, SEAT),
    energy_before=(energy_action, SEAT, ENERGY_PRE),
    commit=(commit_card, SEAT),
    ally=(choose_ally, SEAT),
    deck_commits=(deck_commits,),
    reveal=(reveal,),
    resolve=(resolve_next,),
    clean_up=(clean_up,),
    energy_after=(energy_action, SEAT, ENERGY_POST),
    end=(end_turn, SEAT),
)
TALKING_TURN: Final = TURN_STEPS.before("ally", before_ally=(before_ally,)).before(
    "reveal", after_commits=(after_commits,)
)

"""Effects that last for a while, and when they end (INT-3.3, 3.7, 3.9, INT-R118)."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import KIND

from ..numbers import POWER_SET, SUPPRESSION_OVER
from ..pack import PRIME
from ..state import (
    AT_ROUND_END,
    AT_TURN_END,
    AT_TURN_START,
    L_ASSIST,
    L_BLOCK,
    L_FIGURE,
    L_NO_STALK,
    L_POWER,
    L_SUPPRESSED,
    NOBODY,
    Interloper,
)
from .figures import owner, refresh

# Durations, as texts name them.
END_OF_TURN: Final = 0
END_OF_ROUND: Final = 1
END_OF_NEXT_ROUND: Final = 2
START_OF_YOUR_TURN: Final = 3
END_OF_NEXT_ALIEN_TURN: Final = 4
ITS_NEXT_TURN: Final = 5

# Places in an entry.
WHAT: Final = 0
ONE: Final = 1
TWO: Final = 2
WHEN: Final = 3
WHOSE: Final = 4
ROUND: Final = 5


def last(g: Interloper, what: int, one: int, two: int, until: int, you: int, its: int) -> None:
    """Let something hold for a while. `you` is the figure whose text it is, `its` the other one."""
    g.lasting.append([what, one, two, *ending(g, until, you, its)])
    update(g)


def ending(g: Interloper, until: int, you: int, its: int) -> list[int]:
    """When it ends: at which moment, of whose turn, and not before which round."""
    if until == END_OF_TURN:
        return [AT_TURN_END, g.active, g.round]
    if until == END_OF_ROUND:
        return [AT_ROUND_END, NOBODY, g.round]
    if until == END_OF_NEXT_ROUND:
        return [AT_ROUND_END, NOBODY, g.round + 1]
    if until == START_OF_YOUR_TURN:
        return [AT_TURN_START, owner(g, you), g.round]
    if until == END_OF_NEXT_ALIEN_TURN:
        return [AT_TURN_END, g.alien_player, g.round + 1]
    seat = owner(g, its)
    later = place_in_round(g, seat) > place_in_round(g, g.active)
    return [AT_TURN_END, seat, g.round if later else g.round + 1]


def place_in_round(g: Interloper, seat: int) -> int:
    """INT-3.1: how far a seat is from the Alien, clockwise."""
    return (seat - g.alien_player) % g.players


def expire(g: Interloper, when: int, whose: int) -> None:
    """What lasted until this moment ends."""
    if not g.lasting:
        return
    kept = [
        entry
        for entry in g.lasting
        if entry[WHEN] != when or entry[WHOSE] != whose or entry[ROUND] > g.round
    ]
    if len(kept) < len(g.lasting):
        g.lasting = kept
        update(g)


def forget(g: Interloper, what: int) -> None:
    """All of one sort ends now."""
    g.lasting = [entry for entry in g.lasting if entry[WHAT] != what]


def update(g: Interloper) -> None:
    """What all these effects amount to."""
    blocked = no_stalk = still = 0
    suppressed = [0] * g.players
    assist = [1, 1, 1]
    power = True
    for what, one, two, _, _, _ in g.lasting:
        if what == L_BLOCK:
            blocked |= 1 << one
        elif what == L_NO_STALK:
            no_stalk |= 1 << one
        elif what == L_FIGURE:
            still |= 1 << one
        elif what == L_SUPPRESSED:
            suppressed[one] |= 1 << two
        elif what == L_ASSIST:
            assist[one] = two
        elif what == L_POWER:
            power = False
    g.blocked = blocked
    g.no_stalk = no_stalk
    g.still = still
    g.assist_cards = assist
    if power != g.power:
        g.power = power
        if g.telling:
            g.tell(POWER_SET, (1 if power else 0,))
    if suppressed != g.suppressed:
        if g.telling:
            tell_free(g, suppressed)
        g.suppressed = suppressed
        refresh(g, PRIME)


def tell_free(g: Interloper, suppressed: list[int]) -> None:
    """INT-16.14: traits that work again."""
    for seat in range(g.players):
        for slot, card in enumerate(g.traits[seat]):
            if g.suppressed[seat] & ~suppressed[seat] & 1 << slot:
                g.tell(SUPPRESSION_OVER, (card & KIND,))

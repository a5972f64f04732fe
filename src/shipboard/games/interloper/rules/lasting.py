"""Effects that last for a while, and when they end (INT-3.3, 3.7, 3.9, INT-R118)."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN

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
    Interloper,
    Lasting,
)
from .figures import owner, refresh

# Durations, as texts name them.
END_OF_TURN: Final = 0
END_OF_ROUND: Final = 1
END_OF_NEXT_ROUND: Final = 2
START_OF_YOUR_TURN: Final = 3
END_OF_NEXT_ALIEN_TURN: Final = 4
ITS_NEXT_TURN: Final = 5


def last(g: Interloper, what: int, one: int, two: int, until: int, you: int, its: int) -> None:
    """Let something hold for a while. `you` is the figure whose text it is, `its` the other one."""
    entry = Lasting()
    entry.what = what
    entry.one = one
    entry.two = two
    end_at(g, entry, until, you, its)
    g.lasting.append(entry)
    update(g)


def end_at(g: Interloper, entry: Lasting, until: int, you: int, its: int) -> None:
    """When it ends: at which moment, of whose turn, and not before which round."""
    entry.round = g.round
    entry.when = AT_TURN_END
    if until == END_OF_TURN:
        entry.whose = g.active
    elif until == START_OF_YOUR_TURN:
        entry.when = AT_TURN_START
        entry.whose = owner(g, you)
    elif until == END_OF_NEXT_ALIEN_TURN:
        entry.whose = g.alien_player
        entry.round = g.round + 1
    elif until == ITS_NEXT_TURN:
        entry.whose = owner(g, its)
        if place_in_round(g, entry.whose) <= place_in_round(g, g.active):
            entry.round = g.round + 1
    else:
        entry.when = AT_ROUND_END
        if until == END_OF_NEXT_ROUND:
            entry.round = g.round + 1


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
        if entry.when != when or entry.whose != whose or entry.round > g.round
    ]
    if len(kept) < len(g.lasting):
        g.lasting = kept
        update(g)


def forget(g: Interloper, what: int) -> None:
    """All of one sort ends now."""
    g.lasting = [entry for entry in g.lasting if entry.what != what]


def update(g: Interloper) -> None:
    """What all these effects amount to."""
    blocked = no_stalk = still = 0
    suppressed = [0] * g.players
    assist = [1, 1, 1]
    power = True
    for entry in g.lasting:
        what, one, two = entry.what, entry.one, entry.two
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
                g.tell(SUPPRESSION_OVER, (card & DESIGN,))

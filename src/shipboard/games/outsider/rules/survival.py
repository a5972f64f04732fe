"""OUT-11, 14.2, 14.3, 22: Survival, Doom, and death under The Quick and the Dead."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.chance import shuffle

from ..numbers import (
    DIED,
    DOOMED,
    GAINED,
    LOST,
    LOYALTY_CHANGED,
    REASON_ALL_DOOMED,
    REASON_NOBODY_ABLE,
    STREAM_DEATHS,
)
from ..pack import NO_GAIN
from ..state import ALL_NEWLY, NONE_LEFT, Outsider
from .ending import obliterate
from .frames import EACH_PLAYER, in_order, number, seats
from .modifiers import forbidden

ALL_OF_IT: Final = 1000


def gain(g: Outsider, party: int, n: int) -> None:
    """OUT-11.5, 11.7, OUT-R62: Survival up, without a maximum."""
    for seat in seats(g, party):
        gain_survival(g, seat, number(g, n))


def gain_survival(g: Outsider, seat: int, n: int) -> None:
    """OUT-11.5: a Doomed player who gains is no longer Doomed at once."""
    if n and not forbidden(g, seat, NO_GAIN):
        g.survival[seat] += n
        if g.telling:
            g.tell(GAINED, (seat, n, g.survival[seat]))


def lose(g: Outsider, party: int, n: int) -> None:
    """OUT-11.1, 11.8, 14.2: one instruction, simultaneous for all whom it names."""
    losers = seats(g, party)
    you = g.frames[-1].you
    if party == EACH_PLAYER and max(g.survival) == 0:
        obliterate(g, REASON_NOBODY_ABLE, you)
    else:
        hit(g, losers, number(g, n), you, you)


def hit(g: Outsider, losers: list[int], n: int, trigger: int, origin: int) -> bool:
    """OUT-11.1: these players lose the same as one event; whether the game goes on."""
    return hit_each(g, losers, [n] * len(losers), trigger, origin)


def hit_each(g: Outsider, losers: list[int], losses: list[int], trigger: int, origin: int) -> bool:
    """OUT-11.1, 14.3, OUT-R31, R48: these players lose so much Survival each, as one event.

    Whether the game goes on: if not, nothing more may be pushed. Who dies under section 22 is
    replaced at once, in turn order from `origin`.
    """
    newly = 0
    for i, seat in enumerate(losers):
        loss = min(losses[i], g.survival[seat])
        if loss:
            g.survival[seat] -= loss
            if g.telling:
                g.tell(LOST, (seat, loss, g.survival[seat]))
            if g.survival[seat] == 0:
                newly += 1
                if g.telling and not g.quick_dead:
                    g.tell(DOOMED, (seat,))
    if newly == 0:
        return True
    if g.mass_doom == ALL_NEWLY:
        ended = newly == g.players
    else:
        ended = g.mass_doom == NONE_LEFT and max(g.survival) == 0
    if ended:
        obliterate(g, REASON_ALL_DOOMED, trigger)
        return False
    if g.quick_dead:
        replace_dead(g, origin)
    return True


def replace_dead(g: Outsider, origin: int) -> None:
    """OUT-22.2, 22.3, OUT-R63: one by one in turn order, before anything else goes on."""
    for seat in in_order(g, origin):
        if g.survival[seat] == 0:
            new_character(g, seat)
            new_loyalty(g, seat)


def new_character(g: Outsider, seat: int) -> None:
    """OUT-22.2, 22.3, OUT-R40: a random unused Character; if none is left, a Dead one."""
    old = g.character[seat].pop()
    g.dead.append(old)
    g.dead_count += 1
    back = 0
    if not g.box:
        back = len(g.dead)
        g.box.extend(g.dead)
        g.dead.clear()
        shuffle(g, STREAM_DEATHS, g.box)
    design = g.box.pop() & DESIGN
    g.light += 1
    g.character[seat].append(design)
    g.survival[seat] = g.start_survival
    if g.telling:
        g.tell(DIED, (seat, design, old & DESIGN, back))


def new_loyalty(g: Outsider, seat: int) -> None:
    """OUT-22.4: the Loyalty goes among the unused ones, and one of them is dealt back in secret."""
    g.unused.append(g.loyalty[seat].pop() & DESIGN)
    shuffle(g, STREAM_DEATHS, g.unused)
    design = g.unused.pop() & DESIGN
    g.loyalty[seat].append(design)
    g.died |= 1 << seat
    if g.telling:
        g.tell(LOYALTY_CHANGED, (seat,), 1 << seat, (design,))

"""INT-5, 8, 10, 11: rooms, edges, breaches, and figures that change their place."""

from __future__ import annotations

from ..numbers import (
    BREACHED,
    DOOR_UNLOCKED,
    MOVED,
    REPAIRED_EDGE,
    REPAIRED_ROOM,
    SEALED,
    WRECKED_EDGE,
    WRECKED_ROOM,
)
from ..pack import DOOR, INTACT, LOCKED, UNLOCKED, WRECKED
from ..state import NORMAL_LOCK, NOWHERE, Interloper
from .figures import bits
from .victory import judge

# Figures.


def put(g: Interloper, figure: int, room: int) -> None:
    """A figure stands in a room now; for NOWHERE it is off the board."""
    before = g.at[figure]
    if before >= 0:
        g.here[before] &= ~(1 << figure)
    g.at[figure] = room
    if room != NOWHERE:
        g.here[room] |= 1 << figure


def enter_room(g: Interloper, figure: int, room: int) -> None:
    """INT-3.11, 5.1: a figure enters a room as declared, and winning is tested."""
    put(g, figure, room)
    judge(g)


def walk(g: Interloper, figure: int, room: int) -> None:
    """INT-3.11, 5.1: a figure enters a room by an effect, which is told."""
    if g.telling:
        g.tell(MOVED, (figure, room))
    enter_room(g, figure, room)


# Edges.


def set_edge(g: Interloper, edge: int, state: int) -> None:
    """INT-8.3, 10.6, 10.7: an edge changes; what is unlocked or wrecked connects its rooms."""
    g.edge_state[edge] = state
    if state != LOCKED:
        g.lock_level[edge] = NORMAL_LOCK
    a = g.cards.edge_a[edge]
    b = g.cards.edge_b[edge]
    if b >= 0:
        if state in (UNLOCKED, WRECKED):
            g.links[a] |= 1 << b
            g.links[b] |= 1 << a
        else:
            g.links[a] &= ~(1 << b)
            g.links[b] &= ~(1 << a)


def lock(g: Interloper, edge: int, level: int) -> None:
    """INT-8.4: a locked token; with resin, unlocking needs more."""
    set_edge(g, edge, LOCKED)
    g.lock_level[edge] = level


def unlock(g: Interloper, edge: int) -> None:
    """INT-8.6, INT-R108: the token is removed, resin and all."""
    set_edge(g, edge, UNLOCKED)
    if g.telling:
        g.tell(DOOR_UNLOCKED, (edge,))


def wreck_edge(g: Interloper, edge: int) -> None:
    """INT-10.6, 10.7, INT-R41: a door or wall is wrecked; a locked token goes."""
    set_edge(g, edge, WRECKED)
    g.wrecks += 1
    if g.telling:
        g.tell(WRECKED_EDGE, (edge,))
    spread(g)


def repair_edge(g: Interloper, edge: int) -> None:
    """INT-10.10: a repaired door is unlocked, a repaired wall intact."""
    set_edge(g, edge, UNLOCKED if g.cards.edge_sort[edge] == DOOR else INTACT)
    g.wrecks -= 1
    if g.telling:
        g.tell(REPAIRED_EDGE, (edge,))
    spread(g)


def wreck_room(g: Interloper, room: int) -> None:
    """INT-10.2, 11.5: a wrecked room loses its ability; it is not breached by that."""
    g.wrecked |= 1 << room
    g.wrecks += 1
    if g.telling:
        g.tell(WRECKED_ROOM, (room,))
    judge(g)


def repair_room(g: Interloper, room: int) -> None:
    """INT-10.10: the room is intact again."""
    g.wrecked &= ~(1 << room)
    g.wrecks -= 1
    if g.telling:
        g.tell(REPAIRED_ROOM, (room,))


# Breach.


def spread(g: Interloper) -> None:
    """INT-11.1 to 11.4: which rooms a chain of wrecked edges joins to outer space."""
    pack = g.cards
    state = g.edge_state
    before = g.breached
    found = 0
    frontier = []
    for room in range(pack.rooms):
        outer = pack.outer[room]
        if outer >= 0 and state[outer] == WRECKED:
            found |= 1 << room
            frontier.append(room)
    while frontier:
        for other, edge in pack.near[frontier.pop()]:
            if state[edge] == WRECKED and not found >> other & 1:
                found |= 1 << other
                frontier.append(other)
    g.breached = found
    if g.telling:
        for room in bits(found & ~before):
            g.tell(BREACHED, (room,))
        for room in bits(before & ~found):
            g.tell(SEALED, (room,))
    judge(g)

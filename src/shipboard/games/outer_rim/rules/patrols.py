"""RIM-10, 15: patrols: how they move, how they are pushed, what comes of an encounter with one."""

from __future__ import annotations

from typing import Final

from ..numbers import (
    ALLOWED,
    NO_END_OF_PATH,
    NO_PUSH_END,
    PATROL_BEATEN,
    PATROL_MOVED,
    PATROL_NOT_HERE,
    PATROL_PATH,
    PATROL_SPAWNED,
    PUSH_PATROL,
    PUSH_TO,
)
from ..pack import FACTIONS, IGNORE_REP_LOSS, PATROL_LOST, PATROL_MET, PATROL_WON, PATROL_WOULD_MOVE
from ..state import ACTION as ACTION_STEP
from ..state import FOE_PATROL, NOBODY, NONE, SHIP, Fight, Rim
from . import combat, moments, purse, rewards, values
from .frames import actor, carry, frame_of

HERE: Final = 0  # of patrols that are pushed: one in this space, or any
ANYWHERE: Final = 1

# Moving toward a player.


def icon(g: Rim, seat: int, faction: int, n: int) -> None:
    """RIM-10.1, RIM-R23: this patrol moves toward the player, unless an ability diverts it."""
    if g.patrol_at[faction] == g.at[seat]:
        return
    g.moving = faction
    g.toward = seat
    g.then((moments.happen, seat, PATROL_WOULD_MOVE, faction), (under_way, seat, faction, n))


def under_way(g: Rim, seat: int, faction: int, n: int) -> None:
    """RIM-10.1, RIM-R321: toward the player, or another one."""
    target = g.toward
    g.moving = NONE
    g.toward = NOBODY
    g.then((come_near, seat, faction, n, g.at[target]))


def come_near(g: Rim, seat: int, faction: int, n: int, space: int) -> None:
    """RIM-10.2, 10.3, RIM-R22, R91: it arrives, or the player chooses where its path ends."""
    if n >= values.distance(g, g.patrol_at[faction], space):
        patrol_arrives(g, faction, space)
        return
    ends = path_ends(g, faction, n, space)
    if seat >= g.people and g.at[seat] == space:
        ends = shortest(g, faction, n, space, ends)
    if len(ends) == 1:
        patrol_arrives(g, faction, ends[0])
    else:
        g.ask(seat, PATROL_PATH, ends, (patrol_arrives, faction))


def no_path(g: Rim, seat: int, option: int, mover: int, faction: int, n: int, space: int) -> int:
    """RIM-R22: the end of a legal path."""
    return ALLOWED if option in path_ends(g, faction, n, space) else NO_END_OF_PATH


def path_ends(g: Rim, faction: int, n: int, space: int) -> list[int]:
    """RIM-R22: where paths of n steps end, no space twice, never farther, nearer in the end."""
    ends: list[int] = []
    start = g.patrol_at[faction]
    walk(g, [start], n, space, ends)
    far = values.distance(g, start, space)
    return sorted(end for end in ends if values.distance(g, end, space) < far)


def shortest(g: Rim, faction: int, n: int, space: int, ends: list[int]) -> list[int]:
    """RIM-64.8: toward an automatic opponent patrols take a shortest path."""
    left = values.distance(g, g.patrol_at[faction], space) - n
    return [end for end in ends if values.distance(g, end, space) == left]


def walk(g: Rim, path: list[int], left: int, toward: int, ends: list[int]) -> None:
    """RIM-R22, R91: every end of a path that goes on so; NONE as the aim: in any direction."""
    here = path[-1]
    stuck = True
    if left:
        for space in values.near(g, here):
            if space in path:
                continue
            if toward >= 0 and values.distance(g, space, toward) > values.distance(g, here, toward):
                continue
            stuck = False
            path.append(space)
            walk(g, path, left - 1, toward, ends)
            path.pop()
    if (not left or (stuck and toward < 0)) and here not in ends:
        ends.append(here)


def patrol_arrives(g: Rim, faction: int, space: int) -> None:
    """RIM-10.4, 10.5: the patrol is there now, whoever else is; it starts no encounter."""
    if g.patrol_at[faction] != space:
        g.patrol_at[faction] = space
        if g.telling:
            g.tell(PATROL_MOVED, (faction, space))


def can_divert(g: Rim, seat: int, n: int) -> bool:
    """RIM-R321: whether the patrol about to move is near, in the holder's action step."""
    if g.moving < 0 or g.active != seat or g.phase != ACTION_STEP or g.players < 2:
        return False
    return values.distance(g, g.at[seat], g.patrol_at[g.moving]) <= n


def divert_to(g: Rim, seat: int) -> None:
    """RIM-R321: the patrol moves toward this player instead."""
    g.toward = seat


# Pushing.


def push(g: Rim, where: int, n: int) -> None:
    """RIM-R91: a patrol of the actor's choice, here or anywhere, moves so many steps."""
    seat = actor(g)
    found = [faction for faction in range(FACTIONS) if not no_push(g, seat, faction, where, n)]
    if len(found) > 1:
        g.ask(seat, PUSH_PATROL, found, (push_this, seat, n))
    elif found:
        push_this(g, seat, n, found[0])


def no_push(g: Rim, seat: int, option: int, where: int, n: int) -> int:
    """RIM-R91: a patrol in this space, or any one."""
    if where == ANYWHERE or g.patrol_at[option] == g.frames[-1].space:
        return ALLOWED
    return PATROL_NOT_HERE


def push_this(g: Rim, seat: int, n: int, faction: int) -> None:
    """RIM-R91: the end space is asked next."""
    g.then((push_away, seat, faction, n))


def push_away(g: Rim, seat: int, faction: int, n: int) -> None:
    """RIM-15.2, RIM-R91: where it is pushed to."""
    ends = push_ends(g, faction, n)
    if len(ends) == 1:
        patrol_arrives(g, faction, ends[0])
    else:
        g.ask(seat, PUSH_TO, ends, (patrol_arrives, faction))


def no_push_end(g: Rim, seat: int, option: int, pusher: int, faction: int, n: int) -> int:
    """RIM-R91: as many steps away as stated, no space entered twice."""
    return ALLOWED if option in push_ends(g, faction, n) else NO_PUSH_END


def push_ends(g: Rim, faction: int, n: int) -> list[int]:
    """RIM-R91: where such paths end; a path that cannot go on ends where it is."""
    ends: list[int] = []
    walk(g, [g.patrol_at[faction]], n, NONE, ends)
    ends.sort()
    return ends


# Encounters.


def encounter_patrol(g: Rim, faction: int) -> None:
    """RIM-15.1, 21.3, RIM-R84, R90: one ship combat with the patrol."""
    seat = actor(g) if g.frames else g.active
    if g.defeated[seat]:
        return
    frame = frame_of(g, seat, NONE)
    frame.space = g.patrol_at[faction]
    frame.faction = faction
    carry(g, frame, ((fight_patrol, seat, faction),))


def fight_patrol(g: Rim, seat: int, faction: int) -> None:
    """RIM-15.1, RIM-R139: the patrol's dice are its combat value, without one it cannot be beaten;
    meeting it counts whoever wins.
    """
    row = Fight()
    row.kind = SHIP
    row.attacker = seat
    row.foe = FOE_PATROL
    row.faction = faction
    row.value = g.cards.patrol_combat[faction][g.patrol_level[faction] - 1]
    met = (moments.happen, seat, PATROL_MET, faction)
    combat.fight(g, row, (met, (beaten, faction)), (met, (lost_to, faction)))


def lost_to(g: Rim, faction: int) -> None:
    """RIM-15.2: whoever lost pushes the patrol one space."""
    seat = actor(g)
    g.then((push_away, seat, faction, 1), (moments.happen, seat, PATROL_LOST, faction))


def beaten(g: Rim, faction: int) -> None:
    """RIM-15.3, RIM-R86: reputation is lost, the reward gained, another patrol appears."""
    seat = actor(g)
    if g.telling:
        g.tell(PATROL_BEATEN, (seat, faction))
    effects = g.cards.patrol_reward[faction][g.patrol_level[faction] - 1]
    parts = ((lose_standing, faction), *effects)
    rewards.reward(g, seat, PATROL_WON, faction, parts, NONE, ((spawn, faction),))


def lose_standing(g: Rim, faction: int) -> None:
    """RIM-15.3, RIM-R86: 1 reputation, unless this loss is ignored."""
    seat = actor(g)
    ignored = g.ignored >> IGNORE_REP_LOSS & 1 or g.frames[-1].spared
    g.ignored &= ~(1 << IGNORE_REP_LOSS)
    if not ignored and not values.permits(g, seat, IGNORE_REP_LOSS):
        purse.change_reputation(g, seat, faction, -1)


def spawn(g: Rim, faction: int) -> None:
    """RIM-15.3 to 15.5: the next patrol of the stack appears on the faction's spawn space."""
    g.patrol_level[faction] += 1
    g.patrol_at[faction] = g.cards.spawn[faction]
    if g.telling:
        g.tell(PATROL_SPAWNED, (faction, g.patrol_level[faction], g.patrol_at[faction]))

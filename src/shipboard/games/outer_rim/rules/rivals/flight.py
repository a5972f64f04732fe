"""RIM-63: how an automatic opponent moves: toward a space, by an algorithm of its own."""

from __future__ import annotations

from shipboard.kernel.chance import below

from ...numbers import (
    FLEW,
    HEADS_FOR_GOAL,
    HEADS_FOR_JOB,
    HEADS_TO_DELIVER,
    PATROL_STOPS,
    STREAM_RIVALS,
)
from ...pack import FACTIONS, JOB, PLANET
from ...state import NONE, Rim
from .. import movement, values
from . import tokens
from .lots import any_of
from .reasons import APPLIES, AT_GOAL, NO_GOAL

Way = tuple[int, ...]  # spaces one after the other, without the first


# Toward a goal token.


def no_goal(g: Rim, seat: int, extra: int) -> int:
    """RIM-63.1, RIM-R200: there is a goal token, and not in the own space."""
    if not g.goal_tokens[seat]:
        return NO_GOAL
    return AT_GOAL if g.at[seat] in g.goal_tokens[seat] else APPLIES


def move_to_goal(g: Rim, seat: int, extra: int) -> None:
    """RIM-63.1, RIM-R201: toward the nearest goal token; of equally near ones any."""
    space = any_of(g, nearest(g, seat, g.goal_tokens[seat]))
    if g.telling:
        card = tokens.wanted(g, seat, space)
        if card == NONE:
            g.tell(HEADS_FOR_GOAL, (seat, space))
        elif values.type_of(g, card) == JOB:
            g.tell(HEADS_FOR_JOB, (seat, space, card))
        else:
            g.tell(HEADS_TO_DELIVER, (seat, space, card))
    fly_toward(g, seat, space, values.hyperdrive(g, seat) + extra)


def nearest(g: Rim, seat: int, spaces: list[int]) -> list[int]:
    """Those of several spaces that are nearest to the player."""
    found: list[int] = []
    least = 0
    for space in spaces:
        far = values.distance(g, g.at[seat], space)
        if not found or far < least:
            found = [space]
            least = far
        elif far == least:
            found.append(space)
    return found


# The way.


def fly_toward(g: Rim, seat: int, goal: int, speed: int) -> None:
    """RIM-63.1 to 63.6, RIM-R202: along a path, so many spaces, toward this space."""
    ways = ways_toward(g, seat, goal, min(speed, values.distance(g, g.at[seat], goal)))
    if not ways:
        return
    free = [way for way in ways if stop_on(g, seat, way) == len(way)]
    g.halted = False
    if free:
        way = pick(g, [way for way in free if on_planet(g, way)] or free)
        g.then((follow, seat, landed(g, way) if len(way) == speed else way, False))
    else:
        cut = [way[: stop_on(g, seat, way)] for way in ways]
        longest = max([len(way) for way in cut])
        g.then((follow, seat, pick(g, [way for way in cut if len(way) == longest]), True))


def pick(g: Rim, ways: list[Way]) -> Way:
    """RIM-63.3, RIM-R202, R203: one of several paths that are equally good."""
    return ways[below(g, STREAM_RIVALS, len(ways))] if len(ways) > 1 else ways[0]


def ways_toward(g: Rim, seat: int, goal: int, length: int) -> list[Way]:
    """RIM-63.2, RIM-R202: all paths of so many steps of which every one leads nearer."""
    ways: list[Way] = []
    walk(g, g.at[seat], goal, length, (), ways)
    return ways


def walk(g: Rim, here: int, goal: int, left: int, way: Way, ways: list[Way]) -> None:
    """RIM-R202: every path that goes on so."""
    if left <= 0:
        if way:
            ways.append(way)
        return
    far = values.distance(g, here, goal)
    for space in values.near(g, here):
        if values.distance(g, space, goal) < far:
            walk(g, space, goal, left - 1, (*way, space), ways)


def stop_on(g: Rim, seat: int, way: Way) -> int:
    """RIM-63.4, RIM-R88, R202: after how many steps a patrol stops the opponent, or all of them."""
    for i in range(len(way) - 1):
        if stopper(g, seat, way[i]) != NONE:
            return i + 1
    return len(way)


def stopper(g: Rim, seat: int, space: int) -> int:
    """RIM-6.3: the faction of a patrol in this space that stops the player; NONE if none does."""
    for faction in range(FACTIONS):
        if g.patrol_at[faction] == space and movement.bars(g, seat, faction):
            return faction
    return NONE


def on_planet(g: Rim, way: Way) -> bool:
    """RIM-63.3: whether a path ends on a planet."""
    return len(way) > 0 and g.cards.space_kind[way[-1]] == PLANET


def landed(g: Rim, way: Way) -> Way:
    """RIM-63.6: one or two spaces less, if this path then ends on a planet and not before it."""
    for less in range(3):
        shorter = way[: len(way) - less]
        if on_planet(g, shorter):
            return shorter
    return way


def follow(g: Rim, seat: int, way: Way, cut: bool) -> None:
    """RIM-61.5, 63.1, 63.5: space by space; at the end of a path that is cut a patrol stops it."""
    if g.halted or g.cut:
        return
    space = way[0]
    g.at[seat] = space
    if g.telling:
        g.tell(FLEW, (seat, space))
    if len(way) > 1:
        g.then((let_on, seat, way[1:], cut, 1))
    elif cut and g.telling:
        g.tell(PATROL_STOPS, (seat, space, stopper(g, seat, space)))


def let_on(g: Rim, seat: int, way: Way, cut: bool, j: int) -> None:
    """RIM-R306: the other players in the space, in turn order, may stop it while it could go on."""
    if g.halted or g.cut:
        return
    while j < g.players and g.at[(seat + j) % g.players] != g.at[seat]:
        j += 1
    if j >= g.players:
        g.then((follow, seat, way, cut))
        return
    ask = (movement.ask_stop, (seat + j) % g.players, seat)
    g.then(ask, (let_on, seat, way, cut, j + 1))

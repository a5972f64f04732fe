"""Moves of ships and of patrols, and encounters besides."""

from __future__ import annotations

from typing import Final

from ...numbers import ALLOWED, CHOSE_PATROL, MORE_ENCOUNTERS, NOT_THAT_PATROL, TARGET_PATROL
from ...pack import CROSSED, FACTIONS
from ...state import NONE, Rim
from .. import conditions, moments, movement, patrols
from ..frames import actor

HYPER: Final = 0


def move(g: Rim, n: int) -> None:
    """`move`, RIM-6, RIM-R303, R304: up to so many spaces, or as far as the ship flies."""
    if n == HYPER:
        g.then((movement.fly_hyper, actor(g)), (arrived,))
    else:
        g.then((movement.fly, actor(g), n), (arrived,))


def arrived(g: Rim) -> None:
    """RIM-R303: what the text says besides happens where the player is then."""
    frame = g.frames[-1]
    if frame.actor == frame.seat:
        frame.space = g.at[frame.seat]


def move_direct(g: Rim, space: int) -> None:
    """`move_direct`, RIM-6.6: straight to a space."""
    g.then((movement.go_directly, actor(g), space), (arrived,))


def cross(g: Rim) -> None:
    """`move_direct` with `cross`, RIM-41.5, 41.6, RIM-R145: to the other side of the Core."""
    seat = actor(g)
    for space in g.cards.core:
        if space != g.at[seat] and g.at[seat] in g.cards.core:
            g.then((move_direct, space), (moments.happen, seat, CROSSED, NONE))
            return


def patrol_move(g: Rim, faction: int, n: int) -> None:
    """`patrol_move`, RIM-10: the patrol comes nearer, or all the way."""
    meant_faction = conditions.faction_of(g, actor(g), faction)
    if meant_faction != NONE:
        g.then((patrols.icon, actor(g), meant_faction, n))


def patrol_push(g: Rim, where: int, n: int) -> None:
    """`patrol_push`, RIM-R91: a chosen patrol, here or anywhere."""
    g.then((patrols.push, where, n))


def choose_patrol(g: Rim) -> None:
    """The patrol that a section means is chosen as it starts, where several are here."""
    frame = g.frames[-1]
    if frame.faction != NONE:
        return
    options = [each for each in range(FACTIONS) if not no_patrol(g, frame.seat, each)]
    if len(options) > 1:
        g.ask(frame.seat, TARGET_PATROL, options, (chose_patrol,))
    elif options:
        chose_patrol(g, options[0])


def no_patrol(g: Rim, seat: int, option: int) -> int:
    """A patrol in this space."""
    return ALLOWED if g.patrol_at[option] == g.frames[-1].space else NOT_THAT_PATROL


def chose_patrol(g: Rim, faction: int) -> None:
    """That patrol is meant from now on."""
    g.frames[-1].faction = faction
    if g.telling:
        g.tell(CHOSE_PATROL, (g.frames[-1].seat, faction))


def extra_encounter(g: Rim) -> None:
    """`extra_encounter`: one more in this step."""
    g.extra += 1
    if g.telling:
        g.tell(MORE_ENCOUNTERS, (actor(g),))


def move_bonus(g: Rim, n: int) -> None:
    """`move_bonus`: more spaces for the move that begins."""
    g.extra_spaces += n


def force_stop(g: Rim) -> None:
    """`force_stop`, RIM-R306: the movement of whoever entered the space ends."""
    g.halted = True

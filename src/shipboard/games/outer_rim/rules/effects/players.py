"""Players who are meant or chosen, and who carries out what follows."""

from __future__ import annotations

from typing import Any, Final

from shipboard.kernel.cards import DESIGN

from ...numbers import (
    ALLOWED,
    CHOSE_PLAYER,
    NEAREST_PLAYER,
    NOBODY_TO_FIGHT,
    NOT_THAT_PLAYER,
    TARGET_PLAYER,
)
from ...pack import Effects
from ...state import NOBODY, Rim
from .. import conditions, purse, values
from ..frames import actor, chosen
from . import standing

# Players who are meant.
HERE_OTHERS: Final = 0  # the others in the space
HERE_ALL: Final = 1  # all in the space
OTHERS: Final = 2
EVERYBODY: Final = 3
NEAREST: Final = 4
LEFT: Final = 5
CHOSEN: Final = 6
CONTACTS: Final = 7  # or so many things
ASSETS: Final = 8
OTHER: Final = 1
BOTH: Final = 2


def each(g: Rim, which: int, one: int, two: int, effects: Effects) -> None:
    """`each`: for each of these players, in turn order; or for each of these things."""
    frame = g.frames[-1]
    if which == NEAREST:
        g.then((choose_player, NEAREST, None, False, ((act_as, OTHER, effects),)))
        return
    if which >= CONTACTS:
        times = contacts_here(g, one) if which == CONTACTS else assets_of(g, actor(g), one, two)
        g.then(*(effects * times))
        return
    steps: list[Any] = []
    for seat in meant(g, which):
        steps.append((act, seat))
        steps.extend(effects)
    g.then(*steps, (act, frame.actor))


def meant(g: Rim, which: int) -> list[int]:
    """The players that a selector means, in turn order from the one who carries it out."""
    seat = actor(g)
    around = [(seat + i) % g.players for i in range(g.players)]
    others = around[1:]
    if which == EVERYBODY:
        return around
    if which == OTHERS:
        return others
    if which == LEFT:
        return others[:1]
    if which == CHOSEN:
        return [other for other in around if other == chosen(g)]
    if which == NEAREST:
        return nearest_of(g, seat, others)
    space = conditions.here(g, seat)
    those = around if which == HERE_ALL else others
    return [other for other in those if g.at[other] == space]


def nearest_of(g: Rim, seat: int, seats: list[int]) -> list[int]:
    """RIM-R81: those of some players who are nearest to this one."""
    if not seats:
        return seats
    far = [values.distance(g, g.at[seat], g.at[other]) for other in seats]
    least = min(far)
    return [other for i, other in enumerate(seats) if far[i] == least]


def contacts_here(g: Rim, class_: int) -> int:
    """How many contacts of a class are on this planet."""
    space = conditions.here(g, actor(g))
    found = 0
    for spot in g.cards.spots_of[space]:
        if g.contacts[spot] and g.cards.contact_class[g.contacts[spot][0] & DESIGN] == class_:
            found += 1
    return found


def assets_of(g: Rim, seat: int, what: int, most: int) -> int:
    """How many assets of a type, of at most this cost, the player holds."""
    found = 0
    for card in g.assets[seat]:
        if conditions.is_thing(g, card, what) and g.cards.cost[values.face(g, card)] <= most:
            found += 1
    return found


def choose_player(g: Rim, where: int, condition: Any, fights: bool, effects: Effects) -> None:
    """RIM-R10, R81: another player is chosen, then this happens with that player."""
    seat = actor(g)
    options = [
        other
        for other in range(g.players)
        if not no_player(g, seat, other, where, condition, fights, effects)
    ]
    if len(options) > 1:
        kind = NEAREST_PLAYER if where == NEAREST else TARGET_PLAYER
        g.ask(seat, kind, options, (chose_player, effects))
    elif options:
        chose_player(g, effects, options[0])


def no_player(
    g: Rim, seat: int, option: int, where: int, condition: Any, fights: bool, effects: Effects
) -> int:
    """RIM-R10, R316: another player who is meant, for whom the condition holds."""
    if option == seat or option not in meant(g, where):
        return NOT_THAT_PLAYER
    if fights and (g.defeated[option] or g.defeated[seat]):
        return NOBODY_TO_FIGHT
    if condition is None:
        return ALLOWED
    frame = g.frames[-1]
    before = frame.other
    frame.other = option
    fits = conditions.holds(g, seat, condition)
    frame.other = before
    return ALLOWED if fits else NOT_THAT_PLAYER


def can_choose_player(g: Rim, seat: int, where: int, condition: Any, fights: bool) -> bool:
    """RIM-R11: whether there is anybody to choose."""
    for other in range(g.players):
        if not no_player(g, seat, other, where, condition, fights, ()):
            return True
    return False


def chose_player(g: Rim, effects: Effects, other: int) -> None:
    """That player is "the chosen player" from now on."""
    g.frames[-1].other = other
    if g.telling:
        g.tell(CHOSE_PLAYER, (actor(g), other))
    g.then(*effects)


def act(g: Rim, seat: int) -> None:
    """Who carries out what follows."""
    g.frames[-1].actor = seat


def act_as(g: Rim, who: int, effects: Effects) -> None:
    """`as`: you or the chosen player carry this out; nobody does for one who is not there."""
    frame = g.frames[-1]
    seat = frame.seat if who == standing.YOU else frame.other
    if seat != NOBODY:
        g.then((act, seat), *effects, (act, frame.actor))


def act_as_both(g: Rim, effects: Effects, n: int) -> None:
    """`as` both, RIM-R58: one after the other, you first; fame is gained by both together."""
    frame = g.frames[-1]
    seats = [seat for seat in (frame.seat, frame.other) if seat != NOBODY]
    steps: list[Any] = []
    for seat in seats:
        steps.append((act, seat))
        steps.extend(effects)
    steps.append((act, frame.actor))
    if n:
        steps.append((fame_together, n))
    g.then(*steps)


def fame_together(g: Rim, n: int) -> None:
    """RIM-27.3, RIM-R58: both have their fame before anybody looks who has won."""
    frame = g.frames[-1]
    seats = tuple([seat for seat in (frame.seat, frame.other) if seat != NOBODY])
    purse.gain_fame_together(g, seats, n, standing.source_of(g))

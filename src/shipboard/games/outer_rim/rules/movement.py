"""RIM-6: moving along paths, what stops it, and being put somewhere."""

from __future__ import annotations

from .. import choices
from ..numbers import (
    ALLOWED,
    CANNOT_STOP_THEM,
    FLEW,
    FORCE_STOP,
    MAELSTROM_STOPS,
    MOVE_ON,
    MOVE_TO,
    NO_HELP_AT_STOP,
    NOT_NEAR,
    PATROL_PASSED,
    PATROL_STOPS,
    PLAYER_STOPS,
    PUT_AT,
    TRIED_AT_STOP,
)
from ..pack import (
    ENTER_SPACE,
    FACTIONS,
    IGNORE_MAELSTROM,
    IGNORE_STOP,
    MAELSTROM,
    MOVE_START,
    PLAYER_ENTERS,
    STOP_PATROL,
    Ability,
)
from ..state import POSITIVE, Rim
from . import moments, values

# Moving.


def fly_hyper(g: Rim, seat: int) -> None:
    """RIM-6.1, RIM-R304: a move of as many spaces as the hyperdrive allows."""
    g.extra_spaces = 0
    g.then((take_off, seat))
    moments.happen(g, seat, MOVE_START, -1)


def take_off(g: Rim, seat: int) -> None:
    """RIM-6.1: the hyperdrive, and what was added for this move."""
    spaces = values.hyperdrive(g, seat) + g.extra_spaces
    g.extra_spaces = 0
    fly(g, seat, spaces)


def fly(g: Rim, seat: int, spaces: int) -> None:
    """RIM-6.1, RIM-R303, R304: up to so many spaces; what the text says besides still happens."""
    g.halted = False
    g.then((fly_on, seat, spaces, g.defeated[seat]))


def fly_on(g: Rim, seat: int, left: int, limp: int) -> None:
    """RIM-6.1, 6.5, RIM-R47, R80: the next space, or stay; a defeat on the way ends the move."""
    if left <= 0 or g.halted or down(g, seat, limp):
        return
    options = [choices.STOP]
    options.extend([choices.PICK + space for space in values.near(g, g.at[seat])])
    g.ask(seat, MOVE_TO, options, (flown, seat, left, limp))


def no_flight(g: Rim, seat: int, option: int, mover: int, left: int, limp: int) -> int:
    """RIM-6.1: an adjacent space, or none."""
    if option == choices.STOP or option - choices.PICK in values.near(g, g.at[mover]):
        return ALLOWED
    return NOT_NEAR


def flown(g: Rim, seat: int, left: int, limp: int, option: int) -> None:
    """RIM-6.1, RIM-R88, R305: enter the space; stops matter only with movement left."""
    if option == choices.STOP:
        return
    space = option - choices.PICK
    g.at[seat] = space
    if g.telling:
        g.tell(FLEW, (seat, space))
    g.then((stop_by_patrol, seat, left - 1, limp, 0))
    moments.happen(g, seat, ENTER_SPACE, g.cards.space_kind[space])


def down(g: Rim, seat: int, limp: int) -> bool:
    """RIM-R47: whether the player was defeated since the move began."""
    return g.defeated[seat] > limp


def go_directly(g: Rim, seat: int, space: int) -> None:
    """RIM-6.6, RIM-R306: put the standee there; nothing stops it and nobody notices."""
    if g.at[seat] == space:
        return
    g.at[seat] = space
    if g.telling:
        g.tell(PUT_AT, (seat, space))
    moments.happen(g, seat, ENTER_SPACE, g.cards.space_kind[space])


# Stops by patrols.


def stop_by_patrol(g: Rim, seat: int, left: int, limp: int, faction: int) -> None:
    """RIM-6.3, RIM-R88, R305: each patrol that stops the player, one after the other."""
    if left <= 0 or down(g, seat, limp):
        return
    while faction < FACTIONS and not stops(g, seat, faction):
        faction += 1
    if faction == FACTIONS:
        stop_by_maelstrom(g, seat, left, limp)
        return
    g.then((forced_past, seat, left, limp, faction, 0), (ask_on, seat, left, limp, faction, ()))


def stops(g: Rim, seat: int, faction: int) -> bool:
    """RIM-6.3: a patrol here, of a faction with which the reputation is not positive."""
    return g.patrol_at[faction] == g.at[seat] and bars(g, seat, faction)


def bars(g: Rim, seat: int, faction: int) -> bool:
    """RIM-6.3: whether this faction's patrols stop the player at all."""
    if values.reputation(g, seat, faction) == POSITIVE:
        return False
    return not values.permits(g, seat, IGNORE_STOP)


def forced_past(g: Rim, seat: int, left: int, limp: int, faction: int, done: int) -> None:
    """RIM-R309: mandatory abilities at a stop come before those that one may use."""
    abilities = [one for one in moments.in_force(g, seat, STOP_PATROL) if not one.may]
    if done < len(abilities):
        g.then((forced_past, seat, left, limp, faction, done + 1))
        ability = abilities[done]
        if fits_stop(ability, faction) and not moments.no_use(g, seat, ability.number):
            moments.use(g, seat, ability.number)


def fits_stop(ability: Ability, faction: int) -> bool:
    """Whether an ability speaks of stops by this faction's patrols."""
    return ability.detail < 0 or ability.detail == faction


def ask_on(g: Rim, seat: int, left: int, limp: int, faction: int, tried: tuple[int, ...]) -> None:
    """RIM-6.3, RIM-R83, R97, R305: try what may ignore this stop, each once, or stop here."""
    if down(g, seat, limp):
        return
    if g.ignored >> IGNORE_STOP & 1:
        pass_patrol(g, seat, left, limp, faction)
        return
    options = [choices.STOP]
    for ability in moments.in_force(g, seat, STOP_PATROL):
        option = choices.USE + ability.number
        if not no_passing(g, seat, option, seat, left, limp, faction, tried):
            options.append(option)
    then = (tried_on, seat, left, limp, faction, tried)
    if len(options) > 1 or moments.may_hold(g, seat, STOP_PATROL):
        g.ask(seat, MOVE_ON, options, then)
    else:
        tried_on(g, seat, left, limp, faction, tried, choices.STOP)


def no_passing(
    g: Rim,
    seat: int,
    option: int,
    mover: int,
    left: int,
    limp: int,
    faction: int,
    tried: tuple[int, ...],
) -> int:
    """RIM-R305: an ability for this stop that was not tried at it."""
    if option == choices.STOP:
        return ALLOWED
    number = option - choices.USE
    for ability in moments.in_force(g, mover, STOP_PATROL):
        if ability.number == number and ability.may and fits_stop(ability, faction):
            return TRIED_AT_STOP if number in tried else moments.no_use(g, mover, number)
    return NO_HELP_AT_STOP


def tried_on(
    g: Rim, seat: int, left: int, limp: int, faction: int, tried: tuple[int, ...], option: int
) -> None:
    """RIM-6.3, RIM-R79, R305: a try, or the end of the move."""
    if option == choices.STOP:
        if g.telling:
            g.tell(PATROL_STOPS, (seat, g.at[seat], faction))
        return
    ability = option - choices.USE
    g.then((moments.use, seat, ability), (ask_on, seat, left, limp, faction, (*tried, ability)))


def pass_patrol(g: Rim, seat: int, left: int, limp: int, faction: int) -> None:
    """RIM-R79: this stop is overcome; there may be others."""
    g.ignored &= ~(1 << IGNORE_STOP)
    if g.telling:
        g.tell(PATROL_PASSED, (seat, faction))
    g.then((stop_by_patrol, seat, left, limp, faction + 1))


# Stops by the Maelstrom and by other players.


def stop_by_maelstrom(g: Rim, seat: int, left: int, limp: int) -> None:
    """RIM-6.2, RIM-R303: the Maelstrom ends the movement in which it is entered."""
    space = g.at[seat]
    if g.cards.space_kind[space] == MAELSTROM:
        ignored = g.ignored >> IGNORE_MAELSTROM & 1 or values.permits(g, seat, IGNORE_MAELSTROM)
        if not ignored:
            if g.telling:
                g.tell(MAELSTROM_STOPS, (seat, space))
            return
        g.ignored &= ~(1 << IGNORE_MAELSTROM)
    g.then((stop_by_players, seat, left, limp, 1))


def stop_by_players(g: Rim, seat: int, left: int, limp: int, j: int) -> None:
    """RIM-R306: then the other players in the space, in turn order."""
    if g.halted or down(g, seat, limp):
        return
    while j < g.players and g.at[(seat + j) % g.players] != g.at[seat]:
        j += 1
    if j >= g.players:
        g.then((fly_on, seat, left, limp))
        return
    other = (seat + j) % g.players
    g.then((ask_stop, other, seat), (stop_by_players, seat, left, limp, j + 1))


def ask_stop(g: Rim, seat: int, mover: int) -> None:
    """RIM-R83, R306: whoever has an ability for it may stop the one who flies in."""
    options = [choices.LET_PASS]
    ability = stopper(g, seat)
    if ability >= 0:
        if not g.cards.every_ability[ability].may:
            answered_stop(g, seat, mover, choices.FORCE_STOP_STOP)
            return
        options.append(choices.FORCE_STOP_STOP)
    if len(options) > 1 or moments.may_hold(g, seat, PLAYER_ENTERS):
        g.ask(seat, FORCE_STOP, options, (answered_stop, seat, mover))


def no_forced_stop(g: Rim, seat: int, option: int, owner: int, mover: int) -> int:
    """RIM-R306: only with an ability that can be used."""
    if option == choices.LET_PASS or stopper(g, owner) >= 0:
        return ALLOWED
    return CANNOT_STOP_THEM


def stopper(g: Rim, seat: int) -> int:
    """RIM-R306: the first ability with which this player could stop somebody now, -1 if none."""
    for ability in moments.in_force(g, seat, PLAYER_ENTERS):
        if not moments.no_use(g, seat, ability.number):
            return ability.number
    return -1


def answered_stop(g: Rim, seat: int, mover: int, option: int) -> None:
    """RIM-R306: stopped, or not."""
    if option == choices.FORCE_STOP_STOP:
        g.then((moments.use, seat, stopper(g, seat)), (halt, seat, mover))


def halt(g: Rim, seat: int, mover: int) -> None:
    """RIM-R306: if the ability has stopped the movement, all are told."""
    if g.halted and g.telling:
        g.tell(PLAYER_STOPS, (seat, mover, g.at[mover]))

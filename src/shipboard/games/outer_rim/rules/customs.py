"""What single cards of the house set do that no other words say (`custom`)."""

from __future__ import annotations

from typing import Any, Final

from shipboard.kernel.state import Step

from .. import choices
from ..numbers import (
    ALLOWED,
    CHOSE_PLACE,
    CHOSE_PLAYER,
    CREW_IS_KEPT,
    DESTINATION_CHOSEN,
    ENCOUNTER,
    NEAREST_PLAYER,
    NO_SUCH_THING,
    NOT_A_PLANET,
    NOT_THAT_PLAYER,
    NOTHING_COMES_OF_IT,
    PLANET_TAKEN,
    PRICE_NOT_MET,
    TAKES_POT,
    TARGET_PLAYER,
    TARGET_SPACE,
    TOO_FAR,
    TOO_NEAR,
)
from ..pack import FACTIONS, PLANET, Effects
from ..state import NOBODY, Destined, Rim
from . import contacts, patrols, purse, ships, skill_tests, values
from .effects import choosing, players, standing
from .frames import actor

STAKE: Final = 2000
KEEP_PRICE: Final = 1000
SEALED_DISTANCE: Final = 6

# Senna Korr.


def far_encounter(g: Rim, n: int) -> None:
    """`far_encounter`, RIM-R317: a patrol or contact within n spaces, as if it were here."""
    seat = actor(g)
    options = far_ones(g, seat, n)
    if len(options) > 1:
        g.ask(seat, ENCOUNTER, options, (met_far,))
    elif options:
        met_far(g, options[0])


def far_ones(g: Rim, seat: int, n: int) -> list[int]:
    """The patrols and contacts that can be encountered so."""
    steps = values.distances(g, g.at[seat])
    found = [choices.PATROL + each for each in range(FACTIONS) if steps[g.patrol_at[each]] <= n]
    for spot, space in enumerate(g.cards.spot_space):
        if steps[space] <= n and g.contacts[spot]:
            found.append(choices.CONTACT + spot)
    return found


def any_far(g: Rim, seat: int, n: int) -> bool:
    """Whether there is a patrol or a contact that can be encountered so."""
    steps = values.distances(g, g.at[seat])
    for space in g.patrol_at:
        if steps[space] <= n:
            return True
    for spot, space in enumerate(g.cards.spot_space):
        if steps[space] <= n and g.contacts[spot]:
            return True
    return False


def no_far(g: Rim, seat: int, option: int, n: int) -> int:
    """RIM-R317: a patrol or a contact within n spaces."""
    if choices.PATROL <= option < choices.PATROL + FACTIONS:
        space = g.patrol_at[option - choices.PATROL]
    elif choices.CONTACT <= option < choices.CONTACT + len(g.contacts):
        spot = option - choices.CONTACT
        if not g.contacts[spot]:
            return NO_SUCH_THING
        space = g.cards.spot_space[spot]
    else:
        return NO_SUCH_THING
    return TOO_FAR if values.distance(g, g.at[seat], space) > n else ALLOWED


def met_far(g: Rim, option: int) -> None:
    """RIM-R317: it is encountered; "here" is then where it is."""
    if option >= choices.CONTACT:
        g.then((contacts.meet, actor(g), option - choices.CONTACT))
    else:
        g.then((patrols.encounter_patrol, option - choices.PATROL))


# Tamsin Rook.


def divert(g: Rim, n: int) -> None:
    """`divert`, RIM-R321: the patrol moves toward another player, whom the holder names."""
    seat = actor(g)
    if not patrols.can_divert(g, seat, n):
        return
    options = [each for each in range(g.players) if not no_target(g, seat, each, n)]
    if len(options) > 1:
        g.ask(seat, TARGET_PLAYER, options, (diverted,))
    elif options:
        diverted(g, options[0])


def no_target(g: Rim, seat: int, option: int, n: int) -> int:
    """RIM-R321: any other player."""
    return ALLOWED if option != seat and option < g.players else NOT_THAT_PLAYER


def diverted(g: Rim, target: int) -> None:
    """RIM-R321: the patrol that is about to move goes there."""
    if g.telling:
        g.tell(CHOSE_PLAYER, (actor(g), target))
    patrols.divert_to(g, target)


# Hired Hands, Used Ship for Sale.


def hired(g: Rim) -> None:
    """`hired`: the skill counts once more; the card goes if the test passes."""
    g.then((skill_tests.hire,))


def used_ship(g: Rim) -> None:
    """`used_ship`, RIM-R313: a ship of the supply is bought."""
    g.then((ships.used_ship,))


# Information Broker.


def broker(g: Rim) -> None:
    """`broker`: the contacts of a planet without players are turned up."""
    seat = actor(g)
    options = [space for space in range(len(g.cards.space_kind)) if not no_broker(g, seat, space)]
    if len(options) > 1:
        g.ask(seat, TARGET_SPACE, options, (brokered,))
    elif options:
        brokered(g, options[0])


def no_broker(g: Rim, seat: int, option: int) -> int:
    """`broker`: a planet on which nobody is."""
    if g.cards.space_kind[option] != PLANET:
        return NOT_A_PLANET
    return PLANET_TAKEN if option in g.at else ALLOWED


def brokered(g: Rim, space: int) -> None:
    """`broker`: all its hidden contacts, the left one first."""
    if g.telling:
        g.tell(CHOSE_PLACE, (actor(g), space))
    spots = [spot for spot in g.cards.spots_of[space] if contacts.hidden(g, spot)]
    g.then(*[(contacts.reveal, spot) for spot in spots])


# Sealed Reliquary.


def sealed_destination(g: Rim) -> None:
    """`sealed_destination`, RIM-R81: the nearest other player chooses where it must go."""
    seat = actor(g)
    options = [each for each in range(g.players) if not no_sealer(g, seat, each)]
    if len(options) > 1:
        g.ask(seat, NEAREST_PLAYER, options, (sealer_found,))
    elif options:
        sealer_found(g, options[0])


def no_sealer(g: Rim, seat: int, option: int) -> int:
    """RIM-R81: one of the nearest other players."""
    others = [each for each in range(g.players) if each != seat]
    return ALLOWED if option in players.nearest_of(g, seat, others) else NOT_THAT_PLAYER


def sealer_found(g: Rim, sealer: int) -> None:
    """RIM-R81: that player is asked."""
    g.then((choose_sealed, sealer))


def choose_sealed(g: Rim, sealer: int) -> None:
    """`sealed_destination`: a planet far enough from the one who has the card."""
    options = [
        space for space in range(len(g.cards.space_kind)) if not no_sealed(g, sealer, space, sealer)
    ]
    if len(options) > 1:
        g.ask(sealer, TARGET_SPACE, options, (sealed, sealer))
    elif options:
        sealed(g, sealer, options[0])


def no_sealed(g: Rim, seat: int, option: int, sealer: int) -> int:
    """`sealed_destination`: a planet at least 6 spaces from the one who has the card."""
    if g.cards.space_kind[option] != PLANET:
        return NOT_A_PLANET
    far = values.distance(g, g.at[actor(g)], option)
    return ALLOWED if far >= SEALED_DISTANCE else TOO_NEAR


def sealed(g: Rim, sealer: int, space: int) -> None:
    """`sealed_destination`: for all to see, until the card is discarded."""
    card = g.frames[-1].card
    for row in g.destined:
        if row.card == card:
            g.destined.remove(row)
            break
    destined = Destined()
    destined.card, destined.space = card, space
    g.destined.append(destined)
    if g.telling:
        g.tell(DESTINATION_CHOSEN, (sealer, card, space))


# High-Stakes Table. `Frame.pot` has who put in as bits 1 and 2, who passed the first test as 4, 8.


def pot_stakes(g: Rim, block: int) -> None:
    """`pot`, RIM-R3: you, then the other player, may put 2,000 of your own in."""
    frame = g.frames[-1]
    frame.pot = frame.passed << 2
    other: Effects = ()
    if frame.other != NOBODY:
        other = ((players.act, frame.other), (choosing.may, block))
    g.then(
        (players.act, frame.seat), (choosing.may, block), *other, (players.act, frame.seat)
    )  # fmt: skip


def staked(g: Rim) -> None:
    """`pot`: it is in."""
    frame = g.frames[-1]
    frame.pot |= 1 if frame.actor == frame.seat else 2


def pot_payout(g: Rim) -> None:
    """`pot`: whoever passed more of the two tests takes it, on a tie you; and your fame."""
    frame = g.frames[-1]
    mine = (frame.pot >> 2 & 1) + (frame.passed & 1)
    theirs = (frame.pot >> 3 & 1) + (frame.passed >> 1 & 1)
    pot = STAKE * ((frame.pot & 1) + (frame.pot >> 1 & 1))
    winner = frame.seat if mine >= theirs else frame.other
    g.then((standing.fame, 2 if winner == frame.seat else 1))
    if pot:
        if g.telling:
            g.tell(TAKES_POT, (winner, pot))
        purse.gain_credits(g, winner, pot)


# Tarrukk.


def keep_crew(g: Rim) -> None:
    """`keep_crew`: 1,000 credits instead of the crew; what was to be paid counts as paid."""
    seat = actor(g)
    g.crew_kept = True
    purse.pay(g, seat, KEEP_PRICE)
    if g.telling:
        g.tell(CREW_IS_KEPT, (seat,))


# By name.

COUNTED: Final[dict[str, Any]] = {"far_encounter": far_encounter, "divert": divert}
PLAIN: Final[dict[str, Any]] = {
    "hired": hired, "used_ship": used_ship, "broker": broker,
    "sealed_destination": sealed_destination, "pot": pot_payout, "keep_crew": keep_crew,
}  # fmt: skip
NAMES: Final = (*COUNTED, *PLAIN)


def reason(g: Rim, seat: int, step: Step) -> int:
    """RIM-R3: whether a named function would do anything now; of other effects nothing is said."""
    if step[0] is far_encounter:
        return ALLOWED if any_far(g, seat, step[1]) else TOO_FAR
    if step[0] is divert:
        return ALLOWED if patrols.can_divert(g, seat, step[1]) else NOTHING_COMES_OF_IT
    if step[0] is keep_crew and g.credits[seat] < KEEP_PRICE:
        return PRICE_NOT_MET
    return ALLOWED

"""What the lines of AI cards say: each a step, and why it may not apply (RIM-61.2, 61.3).

What is said in the words of other cards (RIM-R242) is carried out by `in_words`.
"""

from __future__ import annotations

from typing import Any, Final

from shipboard.kernel.chance import shuffle
from shipboard.kernel.state import Step

from ...numbers import ROUTINE_SHUFFLED, STREAM_RIVALS
from ...pack import FACTIONS, OTHERWISE
from ...state import GROUND, NONE, SHIP, Rim
from .. import conditions, damage, encounters, market, patrols, purse, slots, values
from ..effects import gains, standing, taking, trials
from ..frames import carry, frame_of
from . import flight, hunt, people, purchase, targets, work
from .lots import any_of
from .reasons import (
    APPLIES,
    IN_FAVOUR,
    NO_FACTION_HERE,
    NO_HOSTILE_PATROL,
    NO_WEAK_PATROL,
    NOBODY_TO_ROB,
    NOT_DEFEATED,
    NOTHING_CHANGES,
    PATROL_STAYS,
    TOO_POOR,
    UNHURT,
)

# Recovering.


def unless_defeated(g: Rim, seat: int) -> int:
    """RIM-61.2: only if it is defeated."""
    return APPLIES if g.defeated[seat] else NOT_DEFEATED


def unless_hurt(g: Rim, seat: int) -> int:
    """RIM-61.2: not without damage."""
    return APPLIES if g.character_damage[seat] or g.ship_damage[seat] else UNHURT


def recover_if_defeated(g: Rim, seat: int) -> None:
    """RIM-5.3, 23.4: all damage."""
    damage.recover(g, seat, damage.ALL, damage.ALL)


def recover_any(g: Rim, seat: int) -> None:
    """RIM-5.3: all damage."""
    damage.recover(g, seat, damage.ALL, damage.ALL)


# In words of other cards.


def in_words(g: Rim, seat: int, step: Step) -> None:
    """RIM-R242: as written."""
    carry(g, frame_of(g, seat, NONE), (step,))


def no_words(g: Rim, seat: int, step: Step) -> int:
    """RIM-R242: not healing without damage, nor a change of reputation that would not be felt."""
    if step[0] is trials.recover:
        wounds, dents = g.character_damage[seat], g.ship_damage[seat]
        hurt = wounds if step[1] == GROUND else dents if step[1] == SHIP else wounds + dents
        return APPLIES if hurt else UNHURT
    if step[0] is standing.reputation:
        faction = conditions.faction_of(g, seat, step[1])
        if faction < 0:
            return NO_FACTION_HERE
        felt = faction >= FACTIONS or purse.feels(g, seat, faction, step[2])
        return APPLIES if felt else NOTHING_CHANGES
    if step[0] is gains.discard_top:
        return APPLIES if g.top[step[1]] else NOTHING_CHANGES
    return APPLIES


# Slots.


def if_full(g: Rim, seat: int, slot: int, full: Step, free: Step) -> None:
    """One line or the other, as these slots are all full or not."""
    line = which(g, seat, slot, full, free)
    line[0](g, seat, *line[1:])


def which(g: Rim, seat: int, slot: int, full: Step, free: Step) -> Step:
    """The line that counts now."""
    return free if slots.has_free(g, seat, slot) else full


def no_line(g: Rim, seat: int, slot: int, full: Step, free: Step) -> int:
    """Whether the line that counts now applies."""
    return reason(g, seat, which(g, seat, slot, full, free))


# Credits and fame.


def no_price(g: Rim, seat: int, price: int) -> int:
    """RIM-R207: only with so many credits."""
    return APPLIES if g.credits[seat] >= price else TOO_POOR


def buy_fame(g: Rim, seat: int, price: int) -> None:
    """RIM-R207: 1 fame for so many credits."""
    g.then((purse.pay, seat, price), (purse.gain_fame, seat, 1, OTHERWISE))


def dig_cash(g: Rim, seat: int, deck: int, n: int) -> None:
    """RIM-73.5: the open card is discarded, and so many credits gained; it is no purchase."""
    g.then((market.discard_top, deck), (purse.gain_credits, seat, n))


def victims(g: Rim, seat: int) -> list[int]:
    """The other players in the space who have credits."""
    return [
        other
        for other in range(g.players)
        if other != seat and g.at[other] == g.at[seat] and g.credits[other]
    ]


def nobody_to_rob(g: Rim, seat: int, n: int) -> int:
    """RIM-61.3: another player is here, with something to take."""
    return APPLIES if victims(g, seat) else NOBODY_TO_ROB


def take_from_player(g: Rim, seat: int, n: int) -> None:
    """RIM-R5: so many credits of another player here, or what is there."""
    frame = frame_of(g, seat, NONE)
    frame.other = any_of(g, victims(g, seat))
    carry(g, frame, ((taking.take_credits, n),))


def always(g: Rim, seat: int, *more: Any) -> int:
    """It always applies."""
    return APPLIES


# Reputation.


def near_patrols(g: Rim, seat: int) -> list[int]:
    """RIM-R208: the nearest patrols."""
    far = [values.distance(g, g.at[seat], space) for space in g.patrol_at]
    least = min(far)
    return [faction for faction in range(FACTIONS) if far[faction] == least]


def hustle(g: Rim, seat: int, n: int) -> None:
    """RIM-R207, R208: so many credits; then 1 reputation less with the nearest patrol's faction."""
    faction = any_of(g, near_patrols(g, seat))
    g.then((purse.gain_credits, seat, n), (purse.change_reputation, seat, faction, -1))


def no_standing_here(g: Rim, seat: int) -> int:
    """RIM-R207: a planet of a faction with which it is not in favour yet."""
    faction = g.cards.space_faction[g.at[seat]]
    if faction < 0:
        return NO_FACTION_HERE
    return APPLIES if purse.feels(g, seat, faction, 1) else IN_FAVOUR


def rep_here(g: Rim, seat: int) -> None:
    """RIM-19.2: 1 reputation more with this planet's faction."""
    purse.change_reputation(g, seat, g.cards.space_faction[g.at[seat]], 1)


def unfelt(g: Rim, seat: int) -> list[int]:
    """RIM-R207: of the nearest patrols those with whose factions a gain would be felt."""
    return [each for each in near_patrols(g, seat) if purse.feels(g, seat, each, 1)]


def no_standing_near(g: Rim, seat: int) -> int:
    """RIM-R207: a nearest patrol with whose faction it is not in favour yet."""
    return APPLIES if unfelt(g, seat) else IN_FAVOUR


def rep_nearest_patrol(g: Rim, seat: int) -> None:
    """RIM-R208: 1 reputation more with its faction."""
    purse.change_reputation(g, seat, any_of(g, unfelt(g, seat)), 1)


# Patrols.


def no_hostile(g: Rim, seat: int) -> int:
    """RIM-14.2: a patrol here with whose faction the reputation is negative."""
    return APPLIES if encounters.hostile(g, seat) else NO_HOSTILE_PATROL


def must_patrol(g: Rim, seat: int) -> None:
    """RIM-14.2, 15.1, 67.1: it encounters such a patrol, of several any."""
    g.then((patrols.encounter_patrol, any_of(g, encounters.hostile(g, seat))))


def weak_ones(g: Rim, seat: int, level: int) -> list[int]:
    """The patrols here of at most this level."""
    return [
        faction
        for faction in range(FACTIONS)
        if g.patrol_at[faction] == g.at[seat] and g.patrol_level[faction] <= level
    ]


def no_weak(g: Rim, seat: int, level: int) -> int:
    """RIM-61.2: such a patrol is here."""
    return APPLIES if weak_ones(g, seat, level) else NO_WEAK_PATROL


def encounter_patrol(g: Rim, seat: int, level: int) -> None:
    """RIM-14.3, 15.1: it encounters a patrol of at most this level."""
    g.then((patrols.encounter_patrol, any_of(g, weak_ones(g, seat, level))))


PERSON: Final = 0  # the seat of the only player who is asked


def no_patrol_near(g: Rim, seat: int, n: int) -> int:
    """RIM-R23: the patrol nearest to the person can come nearer."""
    there = g.patrol_at[near_patrols(g, PERSON)[0]] == g.at[PERSON]
    return PATROL_STAYS if there else APPLIES


def patrol_to_player(g: Rim, seat: int, n: int) -> None:
    """RIM-10.2, 10.3, RIM-R237: the patrol nearest to the person comes nearer, any way."""
    faction = any_of(g, near_patrols(g, PERSON))
    g.then((patrols.come_near, seat, faction, n, g.at[PERSON]))


# The AI deck.


def shuffle_in(g: Rim, seat: int) -> None:
    """RIM-R216: the AI card is shuffled into its deck."""
    card = g.routine[seat].pop()
    g.routines[seat].append(card)
    if g.telling:
        g.tell(ROUTINE_SHUFFLED, (seat, card))
    shuffle(g, STREAM_RIVALS, g.routines[seat])


# All of them.

REASONS: Final[dict[Any, Any]] = {
    recover_if_defeated: unless_defeated,
    recover_any: unless_hurt,
    in_words: no_words,
    if_full: no_line,
    flight.move_to_goal: flight.no_goal,
    targets.move_to_target: targets.no_target,
    work.deliver: work.no_delivery,
    work.complete_job: work.no_job,
    purchase.buy: purchase.no_market,
    must_patrol: no_hostile,
    encounter_patrol: no_weak,
    hunt.encounter_target: hunt.no_target_here,
    people.reveal_crew: people.no_crew,
    people.reveal: people.no_reveal,
    buy_fame: no_price,
    dig_cash: always,
    hustle: always,
    take_from_player: nobody_to_rob,
    rep_here: no_standing_here,
    rep_nearest_patrol: no_standing_near,
    patrol_to_player: no_patrol_near,
    shuffle_in: always,
}


def reason(g: Rim, seat: int, line: Step) -> int:
    """RIM-61.2, 61.3: why this line does not apply now; APPLIES if it does."""
    why: int = REASONS[line[0]](g, seat, *line[1:])
    return why

"""Conditions of texts, of goals and of abilities: each asked of a seat, (function, *arguments).

"Here" is the space of the innermost text if that text is the seat's, else where the seat is.
"""

from __future__ import annotations

from typing import Any, Final

from ..pack import (
    CREW,
    DROID,
    FACTIONS,
    MAELSTROM,
    NAVPOINT,
    OF_CARD,
    OF_CHARACTER,
    OF_GOAL,
    PLANET,
)
from ..state import (
    FOE_CONTACT,
    GROUND,
    NEGATIVE,
    NEUTRAL,
    NOBODY,
    NONE,
    OF_JOB,
    POSITIVE,
    SHIP,
    Rim,
)
from . import values

Condition = Any  # (function, *arguments), or None

# Factions that are not named: of the planet, chosen, of the patrol that was chosen.
HERE: Final = 4
ANY: Final = 5
PATROL: Final = 6
ANY_FACTION: Final = 7

# Who passed an opposed test, as bits of `Frame.passed`.
ME: Final = 1
OPP: Final = 2

# What a reputation is.
POSITIVE_ONLY: Final = 0
NEGATIVE_ONLY: Final = 1
NEUTRAL_ONLY: Final = 2
NOT_NEGATIVE: Final = 3
NOT_POSITIVE: Final = 4

# What an asset is looked for as: a type, or a trait behind the types.
TRAIT: Final = 100
DROID_CREW: Final = 99

# Whose damage: that of the character (GROUND), of the ship (SHIP), or of both.
BOTH_BODIES: Final = 2


def holds(g: Rim, seat: int, condition: Condition) -> bool:
    """Whether a condition holds for this player now; no condition always does."""
    return condition is None or bool(condition[0](g, seat, *condition[1:]))


def all_hold(g: Rim, seat: int, conditions: tuple[Condition, ...]) -> bool:
    """`and`: all of several conditions hold."""
    for condition in conditions:
        if not condition[0](g, seat, *condition[1:]):
            return False
    return True


def any_hold(g: Rim, seat: int, conditions: tuple[Condition, ...]) -> bool:
    """`or`: at least one of several conditions holds."""
    for condition in conditions:
        if condition[0](g, seat, *condition[1:]):
            return True
    return False


def negated(g: Rim, seat: int, condition: Condition) -> bool:
    """`not`: the condition does not hold."""
    return not condition[0](g, seat, *condition[1:])


def of_chosen(g: Rim, seat: int, condition: Condition) -> bool:
    """`chosen`: the condition holds for the chosen player."""
    other = other_of(g, seat)
    return other != NOBODY and holds(g, other, condition)


# Who and where.


def other_of(g: Rim, seat: int) -> int:
    """The chosen player of the innermost text, seen from this seat; nobody if there is none."""
    if not g.frames:
        return NOBODY
    frame = g.frames[-1]
    return frame.seat if seat == frame.other else frame.other


def here(g: Rim, seat: int) -> int:
    """RIM-R317: the space that "here" and "this planet" mean for this player now."""
    if g.frames:
        frame = g.frames[-1]
        if seat == frame.seat and frame.space != NONE:
            return frame.space
    return g.at[seat]


def faction_of(g: Rim, seat: int, faction: int) -> int:
    """The faction that a word means: the planet's, the chosen patrol's, or itself; maybe NONE."""
    if faction < FACTIONS:
        return faction
    if faction == HERE:
        space = here(g, seat)
        return NONE if space == NONE else g.cards.space_faction[space]
    return g.frames[-1].faction if g.frames else NONE


def others_here(g: Rim, seat: int) -> list[int]:
    """The other players in the space that is meant, from the next one on."""
    space = here(g, seat)
    found = []
    for i in range(1, g.players):
        other = (seat + i) % g.players
        if g.at[other] == space:
            found.append(other)
    return found


# Reputation, fame, credits, skills.


def rep(g: Rim, seat: int, faction: int, sign: int) -> bool:
    """`rep(f)>0` and the like; of no faction it is neutral (RIM-R76)."""
    meant = faction_of(g, seat, faction)
    value = NEUTRAL if meant == NONE else values.reputation(g, seat, meant)
    if sign == POSITIVE_ONLY:
        return value == POSITIVE
    if sign == NEGATIVE_ONLY:
        return value == NEGATIVE
    if sign == NEUTRAL_ONLY:
        return value == NEUTRAL
    if sign == NOT_NEGATIVE:
        return value != NEGATIVE
    return value != POSITIVE


def anyneg(g: Rim, seat: int) -> bool:
    """`anyneg`: a negative reputation with any faction."""
    for faction in range(FACTIONS):
        if values.reputation(g, seat, faction) == NEGATIVE:
            return True
    return False


def positives(g: Rim, seat: int) -> int:
    """With how many factions the reputation is positive."""
    found = 0
    for faction in range(FACTIONS):
        if values.reputation(g, seat, faction) == POSITIVE:
            found += 1
    return found


def npos(g: Rim, seat: int, n: int) -> bool:
    """`npos>=n`: positive reputation with so many factions or more."""
    return positives(g, seat) >= n


def npos_among(g: Rim, seat: int, numbers: tuple[int, ...]) -> bool:
    """`npos=2 or npos=3`: positive reputation with one of these numbers of factions."""
    return positives(g, seat) in numbers


def has_credits(g: Rim, seat: int, n: int) -> bool:
    """`credits>=n`."""
    return g.credits[seat] >= n


def fame(g: Rim, seat: int, n: int) -> bool:
    """`fame>=n`, RIM-R56: the total."""
    return values.fame_total(g, seat) >= n


def fame_less(g: Rim, seat: int, or_equal: bool) -> bool:
    """`fame<opp`, RIM-R56: less than the chosen player; or as much."""
    other = other_of(g, seat)
    if other == NOBODY:
        return False
    own, more = values.fame_total(g, seat), values.fame_total(g, other)
    return own < more or (or_equal and own == more)


def skill(g: Rim, seat: int, skill: int) -> bool:
    """`skill(x)`, RIM-20.1."""
    return values.skill_count(g, seat, skill) > 0


def droid(g: Rim, seat: int) -> bool:
    """`droid`: the player's character is a droid."""
    return g.cards.character_droid[g.character[seat][0]]


def ship_cost(g: Rim, seat: int, n: int) -> bool:
    """`ship.cost>=n`."""
    return g.cards.ship_cost[g.ship[seat][0]] >= n


def hyperdrive(g: Rim, seat: int, n: int) -> bool:
    """Goals: the ship flies so many spaces, all that changes it counted."""
    return values.hyperdrive(g, seat) >= n


def ground(g: Rim, seat: int, n: int) -> bool:
    """Goals: so many ground dice, all that changes them counted."""
    return values.ground(g, seat) >= n


# What one holds.


def is_thing(g: Rim, card: int, what: int) -> bool:
    """Whether an asset is of this type, or has this trait."""
    face = values.face(g, card)
    if what == DROID_CREW:
        return g.cards.type[face] == CREW and g.cards.traits[face] & DROID != 0
    if what >= TRAIT:
        return g.cards.traits[face] & (what - TRAIT) != 0
    return g.cards.type[face] == what


def number_of(g: Rim, seat: int, what: int) -> int:
    """`count(x)`: how many such assets the player holds."""
    found = 0
    if what < DROID_CREW:
        types = g.cards.type
        for card in values.faces(g, seat):
            if types[card] == what:
                found += 1
        return found
    for card in g.assets[seat]:
        if is_thing(g, card, what):
            found += 1
    return found


def has(g: Rim, seat: int, what: int, n: int) -> bool:
    """`count(x)>=n`, `has(x)`."""
    return number_of(g, seat, what) >= n


def owned(g: Rim, seat: int, card: int) -> bool:
    """`owned(name)`: the player holds this card."""
    return card in g.assets[seat]


def worth(g: Rim, seat: int, types: tuple[int, ...], n: int) -> bool:
    """Goals: such cards, the dearest of each type counted, cost so much together as printed."""
    if len(g.assets[seat]) < len(types):
        return False
    total = 0
    for at, type_ in enumerate(types):
        held = values.faces(g, seat)
        costs = [g.cards.cost[card] for card in held if g.cards.type[card] == type_]
        earlier = types[:at].count(type_)
        if len(costs) <= earlier:
            return False
        costs.sort(reverse=True)
        total += costs[earlier]
    return total >= n


def holdings(g: Rim, seat: int, n: int) -> bool:
    """Goals: the printed costs of all assets come to so much."""
    return cost_of_all(g, seat) >= n


def cost_of_all(g: Rim, seat: int) -> int:
    """The printed costs of all assets of a player together."""
    total = 0
    for card in values.faces(g, seat):
        total += g.cards.cost[card]
    return total


def from_deck(g: Rim, seat: int, deck: int) -> bool:
    """Goals: an asset is a card of this deck."""
    for card in g.assets[seat]:
        if g.cards.of_deck[card] == deck:
            return True
    return False


def spent(g: Rim, seat: int, n: int) -> bool:
    """RIM-R149: so many credits were really paid in the purchase that was just made."""
    return g.spent >= n


def in_play(g: Rim, seat: int, character: int) -> bool:
    """`inplay(name)`: somebody plays this character."""
    for own in g.character:
        if character in own:
            return True
    return False


def from_contacts(g: Rim, seat: int, n: int) -> bool:
    """RIM-17.7: so many crew of the player were contacts, whose tokens lie with them."""
    found = 0
    for card in values.faces(g, seat):
        if g.cards.type[card] == CREW and card in g.cards.contact_card:
            found += 1
    return found >= n


def tokens(g: Rim, seat: int, n: int) -> bool:
    """So many goal tokens or more lie where the ability stands: on a card, a ship, a goal."""
    if not g.frames or g.frames[-1].ability == NONE:
        return False
    ability = g.cards.every_ability[g.frames[-1].ability]
    source = ability.source
    if source == OF_GOAL:
        return values.goal_tokens(g, seat, ability.of) >= n
    if source == OF_CARD:
        return g.tokened.count(g.frames[-1].card) >= n
    return (g.character_tokens if source == OF_CHARACTER else g.ship_tokens)[seat] >= n


def tokened(g: Rim, seat: int, n: int, further: bool) -> bool:
    """So many assets of the player have a goal token; `further`: one has come since the goal."""
    if further and not g.fresh_tokens[seat]:
        return False
    found = 0
    for card in g.assets[seat]:
        if card in g.tokened:
            found += 1
    return found >= n


# The space.


def of_kind(g: Rim, seat: int, kind: int) -> bool:
    """Whether "here" is a space of this kind."""
    space = here(g, seat)
    return space != NONE and g.cards.space_kind[space] == kind


def planet(g: Rim, seat: int) -> bool:
    """`planet`."""
    return of_kind(g, seat, PLANET)


def navpoint(g: Rim, seat: int) -> bool:
    """`navpoint`."""
    return of_kind(g, seat, NAVPOINT)


def maelstrom(g: Rim, seat: int) -> bool:
    """`maelstrom`."""
    return of_kind(g, seat, MAELSTROM)


def core(g: Rim, seat: int) -> bool:
    """`core`: in the Core Worlds."""
    return here(g, seat) in g.cards.core


def at(g: Rim, seat: int, space: int) -> bool:
    """In this space."""
    return here(g, seat) == space


def planet_of(g: Rim, seat: int, faction: int) -> bool:
    """RIM-1.4: on a planet with this faction's icon, or with any."""
    space = here(g, seat)
    if space == NONE or g.cards.space_faction[space] == NONE:
        return False
    return faction == ANY_FACTION or g.cards.space_faction[space] == faction


def patrol(g: Rim, seat: int) -> bool:
    """`patrol`: a patrol is in the space."""
    return here(g, seat) in g.patrol_at


def patrol_level(g: Rim, seat: int, n: int) -> bool:
    """`patrol.level>=n` of the chosen patrol."""
    faction = g.frames[-1].faction if g.frames else NONE
    return faction != NONE and g.patrol_level[faction] >= n


def patrol_fame(g: Rim, seat: int) -> bool:
    """Whether the token of the patrol that was beaten has a fame reward."""
    faction = g.frames[-1].faction if g.frames else NONE
    return faction != NONE and g.cards.patrol_fame[faction][g.patrol_level[faction] - 1] > 0


def opp(g: Rim, seat: int) -> bool:
    """`opp`, RIM-R316, R324: another player is in the space."""
    return len(others_here(g, seat)) > 0


def empty_contact(g: Rim, seat: int) -> bool:
    """`empty(contact)`: a contact space here is empty."""
    space = here(g, seat)
    if space == NONE:
        return False
    for spot in g.cards.spots_of[space]:
        if not g.contacts[spot]:
            return True
    return False


def marked(g: Rim, seat: int) -> bool:
    """The player's marker is on this planet."""
    return here(g, seat) in g.marked[seat]


def markers(g: Rim, seat: int, faction: int, n: int) -> bool:
    """Goals: the player's markers are on so many planets of the faction."""
    found = 0
    for space in g.marked[seat]:
        if faction == ANY_FACTION or g.cards.space_faction[space] == faction:
            found += 1
    return found >= n


# Combats and tests.


def won(g: Rim, seat: int) -> bool:
    """`won`, RIM-R41: the player won the combat under way."""
    if not g.fights:
        return False
    fight = g.fights[-1]
    if fight.winner == NOBODY:
        return False
    return (fight.attacker if fight.winner == 0 else fight.defender) == seat


def rolled_dice(g: Rim, seat: int, n: int) -> bool:
    """`rolled_dice>=n`, RIM-R138: the other side rolled so many dice, added ones not counted."""
    if not g.fights:
        return False
    fight = g.fights[-1]
    dice = fight.rolled_defence if fight.attacker == seat else fight.rolled_attack
    return dice >= n


def passed(g: Rim, seat: int, who: int) -> bool:
    """`passed(me)`, `passed(opp)`, RIM-R324: who passed the opposed test."""
    return bool(g.frames) and g.frames[-1].passed & who != 0


def only_in(g: Rim, seat: int, word: str) -> bool:
    """One of several places or sorts of fight to which an ability is bound."""
    return values.only_in(g, seat, word)


def no_failure(g: Rim, seat: int) -> bool:
    """No test was failed in the job that is attempted or has just been done."""
    for frame in reversed(g.frames):
        if frame.sort == OF_JOB:
            return frame.failures == 0
    return True


def tested(g: Rim, seat: int, skills: tuple[int, ...]) -> bool:
    """Whether the test that was just made was of one of these skills."""
    return g.tested in skills


def foe_class(g: Rim, seat: int, classes: tuple[int, ...]) -> bool:
    """Whether the combat is against a contact of one of these classes."""
    if not g.fights or g.fights[-1].foe != FOE_CONTACT:
        return False
    contact = g.cards.target[g.fights[-1].bounty]
    return g.cards.contact_class[contact] in classes


# Damage.


def health_left(g: Rim, seat: int, n: int) -> bool:
    """RIM-52.5: so much health is left."""
    return values.health(g, seat) - g.character_damage[seat] >= n


def damaged(g: Rim, seat: int, kind: int, n: int) -> bool:
    """So much damage lies on the character, on the ship, or on both together."""
    found = 0
    if kind != SHIP:
        found += g.character_damage[seat]
    if kind != GROUND:
        found += g.ship_damage[seat]
    return found >= n


def is_defeated(g: Rim, seat: int) -> bool:
    """RIM-23.1: the player is defeated."""
    return g.defeated[seat] != 0


def won_this_turn(g: Rim, seat: int) -> bool:
    """The player has won a combat in this turn."""
    return g.won_turn >> seat & 1 != 0

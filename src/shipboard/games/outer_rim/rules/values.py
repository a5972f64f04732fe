"""RIM-20.1, 21.2, 27: what a player's party is worth: skills, combat, damage limits, fame."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.state import SEATS

from ..pack import (
    A_TURN,
    ANY_PRICE,
    ANY_SKILL,
    BACK,
    CREW_PRICE,
    FRONT,
    JOB,
    PERMITS,
    PLANET,
    STATIC,
    TO_FAME,
    TO_GROUND,
    TO_HEALTH,
    TO_HULL,
    TO_HYPERDRIVE,
    TO_PRICE,
    TO_SHIP,
    TO_SKILL,
    Ability,
)
from ..state import FOE_PLAYER, FOR_DEFENCE, FOR_TEST, GROUND, NONE, Rim
from . import conditions, maps

# All seats from each of them on, for each number of players.
AROUND: Final = tuple(
    [
        tuple([tuple([(first + i) % n for i in range(n)]) for first in range(n)])
        for n in range(SEATS + 1)
    ]
)

# Who and what one is.


def character_of(g: Rim, seat: int) -> int:
    """The player's character, NONE before it is chosen."""
    return g.character[seat][0] if g.character[seat] else NONE


def ship_of(g: Rim, seat: int) -> int:
    """RIM-1.2: the player's ship, NONE before there is one."""
    return g.ship[seat][0] if g.ship[seat] else NONE


def goals_of(g: Rim, seat: int) -> tuple[int, ...]:
    """RIM-51.1: the goals of the player's ambition; none in a game without."""
    return g.cards.goals_of[g.ambition[seat][0]] if g.ambition[seat] else ()


def goal_tokens(g: Rim, seat: int, goal: int) -> int:
    """RIM-24.2, 51.1: how many goal tokens count toward a goal of the player's ambition."""
    own = goals_of(g, seat)
    return g.counted[seat][own.index(goal)] if goal in own else 0


def left_of(g: Rim, seat: int) -> int:
    """RIM-21.6: the player who follows clockwise."""
    return (seat + 1) % g.players


def hand_for_enemies(g: Rim) -> int:
    """RIM-21.6, 67.2, RIM-R211, R228: who rolls for enemies that are no players: who sits on the
    current player's left, or else the person who plays against the rules.
    """
    left = left_of(g, g.active)
    return left if left < g.people else 0


def from_active(g: Rim) -> tuple[int, ...]:
    """RIM-28.2: all seats, the current player's first, then clockwise."""
    return AROUND[g.players][g.active if g.active >= 0 else 0]


def near(g: Rim, space: int) -> tuple[int, ...]:
    """RIM-1.3: the adjacent spaces."""
    return maps.laid(g.cards, g.tiles)[0][space]


def distance(g: Rim, a: int, b: int) -> int:
    """How many paths lead from one space to the other at least."""
    return maps.laid(g.cards, g.tiles)[1][a][b]


def distances(g: Rim, space: int) -> list[int]:
    """How far it is from one space to each."""
    return maps.laid(g.cards, g.tiles)[1][space]


def on_planet(g: Rim, seat: int) -> bool:
    """Whether the player is on a planet."""
    return g.at[seat] >= 0 and g.cards.space_kind[g.at[seat]] == PLANET


def face(g: Rim, card: int) -> int:
    """RIM-47.1: the half of the card that is in force."""
    return g.cards.other_half[card] if g.rotated and card in g.rotated else card


def faces(g: Rim, seat: int) -> list[int]:
    """The halves in force of all assets of a player; not to be changed."""
    held = g.assets[seat]
    return [face(g, card) for card in held] if g.rotated else held


def type_of(g: Rim, card: int) -> int:
    """RIM-9.8: the type of the half that is in force."""
    return g.cards.type[face(g, card)]


def has_trait(g: Rim, card: int, trait: int) -> bool:
    """Whether the half in force has this trait."""
    return g.cards.traits[face(g, card)] & trait != 0


def hunted_crew(g: Rim, card: int) -> bool:
    """RIM-26.1: whether the card is the crew that is fought, and so cannot help."""
    for fight in g.fights:
        if fight.crew == card:
            return True
    return False


def side_shows(g: Rim, ability: Ability, flipped: int) -> bool:
    """Whether the ability stands on the side that lies up."""
    if ability.side == FRONT:
        return not flipped
    return ability.side != BACK or flipped == 1


# Static abilities.


def _added(g: Rim, seat: int, ability: Ability, what: int) -> int:
    """What one static ability adds to this."""
    found = 0
    for to, number in ability.adds:
        if to == what:
            found += number
    if not found or not static_holds(g, seat, ability):
        return 0
    return found * count_type(g, seat, JOB) if ability.per_job else found


def static_holds(g: Rim, seat: int, ability: Ability) -> bool:
    """Whether a static ability is in force: its place, its kind of combat, its condition."""
    if ability.limit == A_TURN and (g.active != seat or g.purchases):
        return False
    if ability.only_in and not only_in(g, seat, ability.only_in):
        return False
    return ability.condition is None or conditions.holds(g, seat, ability.condition)


def statics(g: Rim, seat: int, what: int) -> int:
    """What all static abilities of a player add to this; of an automatic opponent's abilities only
    those count that change values (RIM-62.2).
    """
    if what >= TO_PRICE and seat >= g.people:
        return 0
    found = 0
    cards = g.cards
    adds = cards.card_adds
    bit = 1 << what
    for card in faces(g, seat) if g.rotated else g.assets[seat]:
        if adds[card] & bit and not (g.fights and hunted_crew(g, card)):
            for ability in cards.abilities[card]:
                if ability.when == STATIC and not ability.secret:
                    found += _added(g, seat, ability, what)
    character = g.character[seat]
    if character and cards.character_adds[character[0]] & bit:
        for ability in cards.character_abilities[character[0]]:
            if ability.when == STATIC and side_shows(g, ability, g.flipped[seat]):
                found += _added(g, seat, ability, what)
    ship = g.ship[seat]
    if ship and cards.ship_adds[ship[0]] & bit:
        for ability in cards.ship_abilities[ship[0]]:
            if ability.when == STATIC and side_shows(g, ability, g.ship_flipped[seat]):
                found += _added(g, seat, ability, what)
    return found


def in_combat(g: Rim) -> bool:
    """Whether what happens now is part of a combat, and not of a test or another roll in it."""
    if g.throws:
        return g.throws[-1].what <= FOR_DEFENCE
    return len(g.fights) > 0


def only_in(g: Rim, seat: int, word: str) -> bool:
    """The place or the sort of fight to which an ability is bound."""
    if word == "planet":
        return on_planet(g, seat)
    if word == "test":
        return len(g.throws) > 0 and g.throws[-1].what == FOR_TEST
    if word not in ("ground", "ship", "bounty", "player", "combat"):
        return g.at[seat] >= 0 and g.cards.space_kind[g.at[seat]] == SPACES.index(word)
    if not in_combat(g):
        return False
    fight = g.fights[-1]
    if word == "combat":
        return True
    if word == "bounty":
        return fight.bounty >= 0
    if word == "player":
        return fight.foe == FOE_PLAYER
    return (fight.kind == GROUND) == (word == "ground")


SPACES = ("planet", "navpoint", "maelstrom")

# Values.


def health(g: Rim, seat: int) -> int:
    """RIM-23.1: how much damage the character takes."""
    return g.cards.health[g.character[seat][0]] + statics(g, seat, TO_HEALTH)


def hull(g: Rim, seat: int) -> int:
    """RIM-23.1: how much damage the ship takes."""
    return g.cards.hull[g.ship[seat][0]] + statics(g, seat, TO_HULL)


def limit(g: Rim, seat: int, kind: int) -> int:
    """Health or hull."""
    return health(g, seat) if kind == GROUND else hull(g, seat)


def ground(g: Rim, seat: int) -> int:
    """RIM-21.2: the dice of the character, with what was granted for the next combat (R92)."""
    printed = g.cards.ground[g.character[seat][0]]
    return max(0, printed + statics(g, seat, TO_GROUND) + g.next_ground[seat])


def ship_combat(g: Rim, seat: int) -> int:
    """RIM-21.2: the dice of the ship."""
    return max(0, g.cards.ship_combat[g.ship[seat][0]] + statics(g, seat, TO_SHIP))


def combat_value(g: Rim, seat: int, kind: int) -> int:
    """RIM-21.2: the dice of a player in a combat of this kind."""
    return ground(g, seat) if kind == GROUND else ship_combat(g, seat)


def hyperdrive(g: Rim, seat: int) -> int:
    """RIM-6.1, 49.7: how many spaces the ship moves."""
    printed = g.cards.hyperdrive[g.ship[seat][0]] + (g.boosted >> seat & 1)
    return max(0, printed + statics(g, seat, TO_HYPERDRIVE))


def skill_count(g: Rim, seat: int, skill: int) -> int:
    """RIM-20.1, RIM-R92: how often a skill is in the party, with what waits for the next test."""
    cards = g.cards
    found = statics(g, seat, TO_SKILL + skill)
    for own in cards.character_skills[g.character[seat][0]]:
        if own == skill:
            found += 1
    turned = g.rotated
    for card in g.assets[seat]:
        skills = cards.skills[face(g, card) if turned else card]
        if skills and not (g.fights and hunted_crew(g, card)):
            for own in skills:
                if own == skill:
                    found += 1
    for own in g.next_skill[seat]:
        if own in (skill, ANY_SKILL):
            found += 1
    return found


def count_type(g: Rim, seat: int, type_: int) -> int:
    """How many assets of a type a player holds."""
    found = 0
    for card in g.assets[seat]:
        if g.cards.type[face(g, card)] == type_:
            found += 1
    return found


def discount(g: Rim, seat: int, deck: int) -> int:
    """RIM-R21: by how much purchases from this deck are cheaper; abilities limited to once a turn
    count for the first purchase of the holder's turn.
    """
    return statics(g, seat, TO_PRICE + deck) + statics(g, seat, TO_PRICE + ANY_PRICE)


def crew_discount(g: Rim, seat: int) -> int:
    """By how much credits paid on contact cards are fewer."""
    return statics(g, seat, TO_PRICE + CREW_PRICE)


def permits(g: Rim, seat: int, permission: int) -> bool:
    """Whether a static ability lets the player ignore this rule."""
    return statics(g, seat, PERMITS + permission) > 0


def reputation(g: Rim, seat: int, faction: int) -> int:
    """RIM-19.1: what counts as the reputation now."""
    for treated in g.treated:
        if treated.seat == seat and treated.faction == faction:
            return treated.value
    return g.reputation[seat][faction]


def fame_total(g: Rim, seat: int) -> int:
    """RIM-R56: the fame on the track and what additional fame the player has."""
    return g.fame[seat] + statics(g, seat, TO_FAME)


def most_famous(g: Rim) -> list[int]:
    """RIM-27.4: every player with the most fame."""
    totals = [fame_total(g, seat) for seat in range(g.players)]
    most = max(totals)
    return [seat for seat in range(g.players) if totals[seat] == most]

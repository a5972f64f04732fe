"""RIM-R2, R83, R97, R309: abilities: which are in force, when they happen, how one is used."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, PUBLIC, take

from .. import choices
from ..numbers import (
    ABILITY_USED,
    ALLOWED,
    NO_ABILITY_OF_YOURS,
    NO_SUCH_THING,
    NOT_AT_THIS_MOMENT,
    ONLY_ELSEWHERE,
    ORDER,
    SECRET_USED,
    USE_NOW,
    USE_SECRET,
    USED_ALREADY,
    USED_THIS_COMBAT,
    USED_THIS_ROLL,
    USED_THIS_STEP,
    USED_THIS_TURN,
)
from ..pack import (
    A_COMBAT,
    A_ROLL,
    A_STEP,
    A_TURN,
    ACTION,
    OF_CARD,
    OF_CHARACTER,
    OF_GOAL,
    Ability,
)
from ..state import NOBODY, NONE, Rim
from . import values
from .effects import foresight
from .expansion import ambitions
from .frames import carry
from .piles import SECRETS, STAGE, discard, lay_down

# Groups of abilities at one moment (RIM-R86).
CHANGING: Final = 0  # they change a reward, before its parts are gained
PLAIN: Final = 1
GOALS: Final = 2  # last

# What is in force.


def in_force(g: Rim, seat: int, moment: int) -> list[Ability]:
    """A player's abilities for a moment: of assets, character, ship, goals, then of secrets; an
    automatic opponent has none (RIM-62.2).
    """
    found: list[Ability] = []
    if seat >= g.people:
        return found
    cards = g.cards
    moments_of = cards.card_moments
    bit = 1 << moment
    for card in values.faces(g, seat) if g.rotated else g.assets[seat]:
        if moments_of[card] & bit and not (g.fights and values.hunted_crew(g, card)):
            gather(found, cards.abilities[card], moment, False)
    character = g.character[seat]
    if character and cards.character_moments[character[0]] & bit:
        gather_side(g, found, cards.character_abilities[character[0]], moment, g.flipped[seat])
    ship = g.ship[seat]
    if ship and cards.ship_moments[ship[0]] & bit:
        gather_side(g, found, cards.ship_abilities[ship[0]], moment, g.ship_flipped[seat])
    for sheet in g.ambition[seat]:
        if cards.ambition_moments[sheet] & bit:
            found += [
                each
                for each in cards.ambition_abilities[sheet]
                if each.when == moment and not ambitions.no_goal(g, seat, each.of)
            ]
    for secret in g.secrets[seat]:
        if moments_of[secret & DESIGN] & bit:
            gather(found, cards.abilities[secret & DESIGN], moment, True)
    return found


def gather(found: list[Ability], abilities: tuple[Ability, ...], moment: int, secret: bool) -> None:
    """Those of a card's abilities that are for this moment."""
    found += [each for each in abilities if each.when == moment and each.secret == secret]


def gather_side(
    g: Rim, found: list[Ability], abilities: tuple[Ability, ...], moment: int, flipped: int
) -> None:
    """Those of the abilities of a character or ship that are for this moment and lie up."""
    found += [
        each for each in abilities if each.when == moment and values.side_shows(g, each, flipped)
    ]


def may_hold(g: Rim, seat: int, moment: int) -> bool:
    """RIM-R83: whether a secret of this player may be for this moment, for all that is public."""
    for secret in g.secrets[seat]:
        if g.cards.secret_moments[g.cards.of_deck[secret & DESIGN]] >> moment & 1:
            return True
    return False


def stirs(g: Rim, seat: int, moment: int) -> bool:
    """Whether a moment could concern this player at all."""
    return may_hold(g, seat, moment) or len(in_force(g, seat, moment)) > 0


def card_of(g: Rim, seat: int, ability: Ability) -> int:
    """The card, as it lies before the player, that an ability stands on; NONE if there is none."""
    if ability.source != OF_CARD:
        return NONE
    if ability.secret:
        for secret in g.secrets[seat]:
            if secret & DESIGN == ability.of:
                return ability.of
        return NONE
    for card in g.assets[seat]:
        if values.face(g, card) == ability.of:
            return card
    return NONE


def has(g: Rim, seat: int, ability: Ability, card: int) -> bool:
    """Whether an ability is one of this player's now; of a card's, `card_of` tells on which."""
    if ability.source == OF_CARD:
        return card >= 0 and not (g.fights and values.hunted_crew(g, card))
    if ability.source == OF_GOAL:
        return not ambitions.no_goal(g, seat, ability.of)
    if ability.source == OF_CHARACTER:
        flipped = g.flipped[seat]
        mine = values.character_of(g, seat) == ability.of
    else:
        flipped = g.ship_flipped[seat]
        mine = values.ship_of(g, seat) == ability.of
    return mine and values.side_shows(g, ability, flipped)


# Whether one can be used.


def no_limit_left(g: Rim, ability: Ability) -> int:
    """RIM-4.3, 7.2, RIM-R37: how often it can be used."""
    number = ability.number
    if (ability.limit == A_STEP or ability.when == ACTION) and number in g.used_step:
        return USED_THIS_STEP
    if ability.limit == A_TURN and number in g.used_turn:
        return USED_THIS_TURN
    if ability.limit == A_COMBAT:
        if not values.in_combat(g):
            return ONLY_ELSEWHERE
        if number in g.fights[-1].used:
            return USED_THIS_COMBAT
    if ability.limit == A_ROLL and g.throws and number in g.throws[-1].used:
        return USED_THIS_ROLL
    return ALLOWED


def no_use(g: Rim, seat: int, number: int) -> int:
    """RIM-4.3, RIM-R3, R310: what keeps an ability of this player from being used now."""
    if not 0 <= number < len(g.cards.every_ability):
        return NO_SUCH_THING
    ability = g.cards.every_ability[number]
    card = card_of(g, seat, ability)
    if not has(g, seat, ability, card):
        goal = ability.source == OF_GOAL
        return ambitions.no_goal(g, seat, ability.of) if goal else NO_ABILITY_OF_YOURS
    return no_text(g, seat, ability, card)


def no_text_of(g: Rim, seat: int, ability: Ability) -> int:
    """What keeps an ability that is in force from being used now."""
    return no_text(g, seat, ability, card_of(g, seat, ability))


def no_text(g: Rim, seat: int, ability: Ability, card: int) -> int:
    """RIM-4.3, RIM-R3, R310: what keeps an ability on this card, or on none, from being used now,
    if the player has it.
    """
    spent = no_limit_left(g, ability)
    if spent:
        return spent
    if ability.only_in and not values.only_in(g, seat, ability.only_in):
        return ONLY_ELSEWHERE
    return foresight.no_text(g, seat, card, ability)


def menu(g: Rim, seat: int, moment: int) -> list[int]:
    """The abilities usable at this moment, secrets too: of Planning, Action and Encounter."""
    return [
        ability.number for ability in in_force(g, seat, moment) if not no_text_of(g, seat, ability)
    ]


def any_usable(g: Rim, seat: int, moment: int) -> bool:
    """Whether there is anything on that menu."""
    for ability in in_force(g, seat, moment):
        if not no_text_of(g, seat, ability):
            return True
    return False


# Moments.


def happen(g: Rim, seat: int, moment: int, detail: int) -> None:
    """RIM-R2, R86, R309: the mandatory abilities, then the list question, then goals."""
    held = may_hold(g, seat, moment) if g.secrets[seat] else False
    plain = goal = False
    for ability in in_force(g, seat, moment):
        if ability.goal:
            goal = True
        elif not ability.changes_reward:
            plain = True
    if goal:
        g.then((forced, seat, moment, detail, GOALS, ()), (offer, seat, moment, detail, GOALS, ()))
    if plain or held:
        g.then((forced, seat, moment, detail, PLAIN, ()), (offer, seat, moment, detail, PLAIN, ()))


def happen_before_reward(g: Rim, seat: int, moment: int, detail: int) -> None:
    """RIM-R86: the abilities that change a reward, before its parts are gained."""
    if stirs(g, seat, moment):
        g.then(
            (forced, seat, moment, detail, CHANGING, ()),
            (offer, seat, moment, detail, CHANGING, ()),
        )


def happen_goals(g: Rim, seat: int, moment: int, detail: int) -> None:
    """RIM-24: only the goals that this moment fulfils."""
    g.then((forced, seat, moment, detail, GOALS, ()), (offer, seat, moment, detail, GOALS, ()))


def happen_without_goals(g: Rim, seat: int, moment: int, detail: int) -> None:
    """What this moment causes apart from goals."""
    if stirs(g, seat, moment):
        g.then((forced, seat, moment, detail, PLAIN, ()), (offer, seat, moment, detail, PLAIN, ()))


def group_of(ability: Ability) -> int:
    """RIM-R86: when among the others of its moment an ability is used."""
    if ability.goal:
        return GOALS
    return CHANGING if ability.changes_reward else PLAIN


def optional(ability: Ability) -> bool:
    """RIM-R309: whether the player is asked about it; where all it does is a `may`, the content has
    made using it the answer (vocabulary/linker.py).
    """
    return ability.may


def no_now(
    g: Rim, seat: int, number: int, moment: int, detail: int, group: int, used: tuple[int, ...]
) -> int:
    """RIM-R309: what keeps an ability from being used at this moment."""
    if not 0 <= number < len(g.cards.every_ability):
        return NO_SUCH_THING
    ability = g.cards.every_ability[number]
    if ability.when != moment or group_of(ability) != group:
        return NOT_AT_THIS_MOMENT
    if ability.detail >= 0 and ability.detail != detail:
        return NOT_AT_THIS_MOMENT
    if number in used:
        return USED_ALREADY
    return no_use(g, seat, number)


def ready(
    g: Rim, seat: int, moment: int, detail: int, group: int, used: tuple[int, ...], may: bool
) -> list[int]:
    """The mandatory or the optional abilities that happen or can be used now."""
    return [
        ability.number
        for ability in in_force(g, seat, moment)
        if optional(ability) == may
        and not no_now(g, seat, ability.number, moment, detail, group, used)
    ]


def forced(g: Rim, seat: int, moment: int, detail: int, group: int, used: tuple[int, ...]) -> None:
    """RIM-R2, R309: mandatory abilities; their owner says in which order, if it can matter."""
    found = ready(g, seat, moment, detail, group, used, False)
    if len(found) > 1 and not foresight.commute(g, found):
        g.ask(seat, ORDER, found, (force, seat, moment, detail, group, used))
    elif found:
        force(g, seat, moment, detail, group, used, found[0])


def no_forced(
    g: Rim,
    seat: int,
    option: int,
    owner: int,
    moment: int,
    detail: int,
    group: int,
    used: tuple[int, ...],
) -> int:
    """RIM-R2: one of the mandatory abilities of this moment."""
    no = no_now(g, owner, option, moment, detail, group, used)
    if no:
        return no
    return NOT_AT_THIS_MOMENT if optional(g.cards.every_ability[option]) else ALLOWED


def force(
    g: Rim, seat: int, moment: int, detail: int, group: int, used: tuple[int, ...], number: int
) -> None:
    """RIM-R2: this one, then the others."""
    g.then((use, seat, number), (forced, seat, moment, detail, group, (*used, number)))


def offer(g: Rim, seat: int, moment: int, detail: int, group: int, used: tuple[int, ...]) -> None:
    """RIM-R83, R97, R309: one list of what can be used, put again after each use."""
    found = ready(g, seat, moment, detail, group, used, True)
    held = group != GOALS and may_hold(g, seat, moment)
    if found or held:
        options = [choices.DONE, *[choices.USE + number for number in found]]
        kind = USE_SECRET if held else USE_NOW
        g.ask(seat, kind, options, (offered, seat, moment, detail, group, used))


def no_offer(
    g: Rim,
    seat: int,
    option: int,
    owner: int,
    moment: int,
    detail: int,
    group: int,
    used: tuple[int, ...],
) -> int:
    """RIM-R309: that is all, or an optional ability of this moment."""
    if option == choices.DONE:
        return ALLOWED
    no = no_now(g, owner, option - choices.USE, moment, detail, group, used)
    if no:
        return no
    ability = g.cards.every_ability[option - choices.USE]
    return ALLOWED if optional(ability) else NOT_AT_THIS_MOMENT


def offered(
    g: Rim, seat: int, moment: int, detail: int, group: int, used: tuple[int, ...], option: int
) -> None:
    """RIM-R309: this one, then the list again."""
    if option >= choices.USE:
        number = option - choices.USE
        g.then((use, seat, number), (offer, seat, moment, detail, group, (*used, number)))


# Using one.


def use(g: Rim, seat: int, number: int) -> None:
    """RIM-4.3, 16.4, RIM-R78: its limit is marked, a secret turned up, its cost paid, its text
    carried out.
    """
    ability = g.cards.every_ability[number]
    card = card_of(g, seat, ability)
    spend(g, ability)
    frame = foresight.imagined(g, seat, card)
    frame.ability = number
    if ability.secret:
        reveal(g, seat, card)
        carry(g, frame, ability.cost + ability.do, (secret_over, card))
    else:
        if g.telling and ability.source != OF_GOAL:  # a goal tells itself what comes of it
            g.tell(ABILITY_USED, (seat, number))
        carry(g, frame, ability.cost + ability.do)


def spend(g: Rim, ability: Ability) -> None:
    """RIM-4.3, 7.2, RIM-R37: it has been used this turn, this step, in this combat or roll."""
    number = ability.number
    if ability.limit == A_TURN and number not in g.used_turn:
        g.used_turn.append(number)
    if (ability.limit == A_STEP or ability.when == ACTION) and number not in g.used_step:
        g.used_step.append(number)
    if ability.limit == A_COMBAT and g.fights:
        g.fights[-1].used.append(number)


def reveal(g: Rim, seat: int, card: int) -> None:
    """RIM-R78: using a secret shows it to all."""
    g.light += 1
    take(g, g.secrets[seat], card, PUBLIC)
    lay_down(g, card, SECRETS, seat, STAGE, 0)
    if g.telling:
        g.tell(SECRET_USED, (seat, card))


def secret_over(g: Rim, card: int) -> None:
    """RIM-3.5: a used secret goes under its deck, unless its text put it elsewhere."""
    if card in g.stage:
        discard(g, card, STAGE, 0)


def opponent(g: Rim, seat: int) -> int:
    """The player against whom this one fights now, if it is one."""
    if not g.fights:
        return NOBODY
    fight = g.fights[-1]
    if seat == fight.attacker:
        return fight.defender
    return fight.attacker if seat == fight.defender else NOBODY

"""RIM-24: personal goals and ship goals, goal tokens, and what is looked at after every change."""

from __future__ import annotations

from typing import Any

from ..numbers import (
    ASSET_TOKEN,
    CHARACTER_TOKEN,
    CHARACTER_TURNED,
    GOAL_FULFILLED,
    SHIP_GOAL_FULFILLED,
    SHIP_TOKEN,
    SHIP_TURNED,
)
from ..pack import OF_CHARACTER, OF_GOAL, OF_SHIP, OTHERWISE, Ability
from ..state import NONE, SET_UP, Rim
from . import conditions, damage, leaving, purse, values, victory
from .expansion import ambitions

GOAL_FAME = 1


def look(g: Rim) -> None:
    """RIM-24.1, 51.4, RIM-R43, R53, R98: goals that are states, fame, limits that have dropped.

    A step after every change of what a player holds; one goal at a time, and then once more.
    """
    if g.phase == SET_UP or victory.check(g):
        return
    for seat in values.from_active(g):
        of = goal_reached(g, seat)
        if of != NONE:
            g.then((look,))
            fulfil(g, seat, of)
            return
        if g.ambition[seat] and ambitions.notice(g, seat):
            g.then((look,))
            return
    damage.check_defeats(g)


def goal_reached(g: Rim, seat: int) -> int:
    """RIM-62.3, RIM-R53: whether the state exists that a goal asks for: OF_CHARACTER, OF_SHIP or
    NONE, as always of an automatic opponent.
    """
    if seat >= g.people:
        return NONE
    if not g.flipped[seat]:
        goal = g.cards.character_goal[g.character[seat][0]]
        if goal is not None and conditions.holds(g, seat, goal):
            return OF_CHARACTER
    if not g.ship_flipped[seat]:
        goal = g.cards.ship_goal[g.ship[seat][0]]
        if goal is not None and conditions.holds(g, seat, goal):
            return OF_SHIP
    return NONE


def fulfil(g: Rim, seat: int, of: int) -> None:
    """RIM-24.1, 24.3: the goal is fulfilled: 1 fame, and the card is turned over."""
    if of == OF_SHIP and (g.ship_flipped[seat] or is_starter(g, seat)):
        return
    if of == OF_CHARACTER and g.flipped[seat]:
        return
    if g.telling:
        if of == OF_CHARACTER:
            g.tell(GOAL_FULFILLED, (seat, values.character_of(g, seat)))
        else:
            g.tell(SHIP_GOAL_FULFILLED, (seat, values.ship_of(g, seat)))
    if of == OF_CHARACTER:
        g.fresh_tokens[seat] = 0
    flip(g, seat, of)
    purse.gain_fame(g, seat, GOAL_FAME, OTHERWISE)


def is_starter(g: Rim, seat: int) -> bool:
    """RIM-24.5: starter ships have no goal and do not flip."""
    return values.ship_of(g, seat) in g.cards.starters


def flip(g: Rim, seat: int, of: int) -> None:
    """RIM-24.1 to 24.3, RIM-R26, R89: the card is turned over, its tokens and markers go."""
    g.then((leaving.refit, seat))
    if of == OF_CHARACTER:
        g.flipped[seat] = 1 - g.flipped[seat]
        g.character_tokens[seat] = 0
        g.marked[seat].clear()
        if g.telling:
            g.tell(CHARACTER_TURNED, (seat, values.character_of(g, seat)))
    elif not is_starter(g, seat):
        g.ship_flipped[seat] = 1 - g.ship_flipped[seat]
        g.ship_tokens[seat] = 0
        if g.telling:
            g.tell(SHIP_TURNED, (seat, values.ship_of(g, seat)))


def add_token(g: Rim) -> None:
    """RIM-24.2: a goal token on the card whose ability or text is carried out."""
    frame = g.frames[-1]
    of = source_of(g)
    if of == OF_CHARACTER:
        g.character_tokens[frame.seat] += 1
        if g.telling:
            g.tell(CHARACTER_TOKEN, (frame.seat, values.character_of(g, frame.seat)))
    elif of == OF_SHIP:
        g.ship_tokens[frame.seat] += 1
        if g.telling:
            g.tell(SHIP_TOKEN, (frame.seat, values.ship_of(g, frame.seat)))
    elif of == OF_GOAL:
        ambitions.add_token(g, frame.seat, g.cards.every_ability[frame.ability].of)
    elif frame.card != NONE:
        mark_asset(g, frame.seat, frame.card)


def mark_asset(g: Rim, seat: int, card: int) -> None:
    """RIM-R89: a goal token on an asset that this player holds."""
    if card in g.tokened or card not in g.assets[seat]:
        return
    g.tokened.append(card)
    g.fresh_tokens[seat] += 1
    if g.telling:
        g.tell(ASSET_TOKEN, (seat, card))


def source_of(g: Rim) -> int:
    """What the innermost text belongs to: a card, a character or a ship."""
    frame = g.frames[-1]
    return g.cards.every_ability[frame.ability].source if frame.ability >= 0 else 0


def goal_done(g: Rim) -> None:
    """`GoalDone`: the goal of the card whose ability is carried out is fulfilled."""
    frame = g.frames[-1]
    of = source_of(g)
    if of == OF_GOAL:
        ambitions.complete(g, frame.seat, g.cards.every_ability[frame.ability].of)
    elif of != 0:
        fulfil(g, frame.seat, of)


# How far goals are.


def progress(g: Rim, seat: int) -> dict[str, list[int]]:
    """RIM-24.2: what is there of a goal that is counted, and how much is needed; else 0 of 0."""
    character, ship = values.character_of(g, seat), values.ship_of(g, seat)
    found = {"character": [0, 0], "ship": [0, 0]}
    if character >= 0 and not g.flipped[seat]:
        goal = g.cards.character_goal[character]
        abilities = g.cards.character_abilities[character]
        found["character"] = counted(g, seat, goal, abilities, g.character_tokens[seat])
    if ship >= 0 and not g.ship_flipped[seat]:
        goal = g.cards.ship_goal[ship]
        found["ship"] = counted(g, seat, goal, g.cards.ship_abilities[ship], g.ship_tokens[seat])
    return found


def counted(g: Rim, seat: int, goal: Any, abilities: tuple[Ability, ...], tokens: int) -> list[int]:
    """RIM-24.2: how much of one goal is there, and how much is needed."""
    if goal is not None and goal[0] is conditions.has:
        return [min(conditions.number_of(g, seat, goal[1]), goal[2]), goal[2]]
    if goal is not None and goal[0] is conditions.markers:
        return [len(g.marked[seat]), goal[2]]
    for ability in abilities:
        needed = tokens_needed(ability.do) if ability.goal else 0
        if needed:
            return [min(tokens, needed), needed]
    return [0, 0]


def tokens_needed(part: Any) -> int:
    """How many goal tokens a text waits for."""
    if not isinstance(part, tuple):
        return 0
    if len(part) == 2 and part[0] is conditions.tokens:
        return int(part[1])
    for inner in part:
        needed = tokens_needed(inner)
        if needed:
            return needed
    return 0

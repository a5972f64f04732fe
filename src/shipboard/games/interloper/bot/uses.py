"""What abilities of rooms and items are worth to a Colonist, and what an item is worth at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .. import pack as p
from ..rules.figures import holds
from .sight import COMBAT, DEADLY, FAR, Sight, chance, goals, odds

if TYPE_CHECKING:
    from .crew import CrewTurn

SEARCH_WORTH = {p.WEAPON: 2.2, p.ARMOR: 2.0, p.MISC: 1.2}
HEALING = (0.0, 1.6, 3.6)  # worth of healing somebody hurt so much
MENTAL_MASK = 1 << p.MENTAL


def lacking(sight: Sight, figure: int) -> list[int]:
    """Which of Weapon and Armor a Colonist does not hold."""
    held = {sight.pack.item_type[item] for item in sight.items[figure]}
    return [item_type for item_type in (p.WEAPON, p.ARMOR) if item_type not in held]


def item_worth(sight: Sight, figure: int, item: int) -> float:
    """What an item gives to a figure: chances in fights, else what its value says."""
    pack = sight.pack
    if pack.item_type[item] == p.MISC:
        again = item in sight.items[figure] and not pack.action[item]
        return 0.0 if again else _tool_worth(sight, item)
    prime = sight.defence(p.PRIME)
    mode = pack.mode[item]
    if mode:
        stat = mode[p.M_ATTACKER]
        cards, bonus = pack.cards[stat][figure], pack.bonus[stat][figure]
        against = prime if stat == p.PHYSICAL else sight.strength(p.PRIME, p.MENTAL, p.DEFENDING)
        return 4 * odds((cards + mode[p.M_CARDS], bonus + mode[p.M_BONUS]), against)
    attack = p.ATTACKING | p.IN_MELEE | COMBAT
    defend = p.DEFENDING | p.IN_MELEE | COMBAT
    bare = pack.cards[p.PHYSICAL][figure], pack.bonus[p.PHYSICAL][figure]
    if pack.tags[item] & p.T_SURVIVE:
        return 1.0 if sight.breached or p.BREACHED_ROOMS in sight.goals() else 0.0
    worth = 0.3 + 0.1 * pack.value[item] + 1.2 * bool(pack.prevent[item])
    for how in (attack, defend):
        cards, bonus = bare
        cards += how == attack  # with a friend at the side
        with_item = _modified(sight, item, how, cards, bonus)
        worth += 4 * (odds(with_item, prime) - odds((cards, bonus), prime))
    return worth


def _tool_worth(sight: Sight, item: int) -> float:
    """What a Miscellaneous item is good for as things stand; what is good for nothing is left."""
    pack = sight.pack
    leaking = bool(sight.breached) or p.BREACHED_ROOMS in sight.goals()
    ability = pack.action[item]
    if pack.mods[item]:
        return 1.3
    if not ability:
        if pack.tags[item] & p.T_STRIDE:
            return 1.4 if sight.escape() < FAR else 0.0
        if pack.saves[item]:
            return 0.5 if leaking else 0.0
        return 0.4
    aim = ability[p.A_AIM]
    if aim == p.AIM_PENALTY and not ability[p.A_FIRST] & 1:
        return 1.1 if any(sight.healable(f, ability) for f in sight.colonists) else 0.0
    if aim == p.AIM_REPAIR:
        return 1.2 if leaking else 0.4 if sight.wrecked else 0.0
    if aim == p.AIM_OWN_DOOR:
        held = any(item in sight.items[f] for f in sight.colonists)
        return 0.9 if p.LOCKED in sight.edge_state and not held else 0.0
    return 0.0 if aim == p.AIM_FACE_DOWN else 1.2


def _modified(sight: Sight, item: int, how: int, cards: int, bonus: int) -> tuple[int, int]:
    for stat, more_cards, more, condition, _ in sight.pack.mods[item]:
        if stat == p.PHYSICAL and holds(condition, how):
            cards, bonus = cards + more_cards, bonus + more
    return cards, bonus


def worth(turn: CrewTurn, ability: p.Ability) -> float:
    """What an ability is worth to whoever uses it now."""
    judge = _BY_AIM.get(ability[p.A_AIM])
    return judge(turn, ability) if judge else 0.0


def _check(turn: CrewTurn, stat: int, threshold: int) -> float:
    cards, bonus = turn.sight.strength(turn.figure, stat, 0)
    return chance(cards, bonus, threshold)


def _healing(turn: CrewTurn, ability: p.Ability) -> float:
    """Somebody in the room has something that it heals."""
    sight = turn.sight
    here = sight.inside(turn.here, sight.colonists)
    hurt = [min(sight.hurt(f), DEADLY - 1) for f in here if sight.healable(f, ability)]
    good = HEALING[max(hurt, default=0)]
    return good * _check(turn, p.TECH, 13) if ability[p.A_STATS] else good


def _nothing(turn: CrewTurn, ability: p.Ability) -> float:
    """A drill for the Guards before a fight, or fresh AP when the turn is nearly over."""
    if ability[p.A_COST] == 0:
        return 1.5 if turn.sight.ap <= 1 else 0.0
    return 2.0 if turn.foes_here and turn.guards(turn.here) else 0.0


def _arms(turn: CrewTurn, ability: p.Ability) -> float:
    return 1.0 + 0.8 * len(lacking(turn.sight, turn.figure))


def _discards(turn: CrewTurn, ability: p.Ability) -> float:
    """The best of what has been thrown away."""
    sight = turn.sight
    wanted = [*lacking(sight, turn.figure), p.MISC]
    fitting = [
        item_worth(sight, turn.figure, card)
        for card in sight.discards
        if sight.pack.value[card] <= ability[p.A_FIRST] and sight.pack.item_type[card] in wanted
    ]
    return max(fitting, default=0.0)


def _doors(turn: CrewTurn, ability: p.Ability) -> float:
    """Open the way for those who cannot get to the Loading Bay."""
    return 3.0 if turn.shut_out() else 0.0


def _muster(turn: CrewTurn, ability: p.Ability) -> float:
    return 4.0 if any(turn.away[turn.sight.at[npc]] < FAR for npc in turn.leads) else 0.0


def _sentries(turn: CrewTurn, ability: p.Ability) -> float:
    """A room that the Alien shall not come near."""
    sight = turn.sight
    return 0.6 + 0.4 * len(sight.inside(sight.exit, sight.living))


def _thaw(turn: CrewTurn, ability: p.Ability) -> float:
    good = _check(turn, p.TECH, 15)
    return good * (5.0 if turn.lost else 0.8)


def _watch(turn: CrewTurn, ability: p.Ability) -> float:
    """Look at a trait: by the mind at a risk, or with a device."""
    if ability[p.A_STATS] & MENTAL_MASK:
        risk = 1 - _check(turn, p.MENTAL, 13)
        return 0.5 - 3.0 * risk if turn.hurt == 0 else 0.0
    prime = turn.sight.at[p.PRIME]
    near = prime == turn.here or prime in (to for to, _ in turn.sight.pack.near[turn.here])
    return 0.2 if near and turn.sight.facts["face_down"][turn.sight.alien_player] else 0.0


def _suppress(turn: CrewTurn, ability: p.Ability) -> float:
    """Switch off the worst trait that works."""
    sight = turn.sight
    best = max((menace(sight, text) for text in sight.traits[sight.alien_player]), default=0.0)
    return best * _check(turn, p.TECH, 15)


def menace(sight: Sight, trait: int) -> float:
    """How much it helps that a trait is switched off for a while."""
    if goals(sight.content, trait):
        near = max(len(sight.facts["recorded"]), len(sight.breached))
        return 0.5 + 0.8 * near
    return 0.2 * sight.pack.value[trait]


def _repairs(turn: CrewTurn, ability: p.Ability) -> float:
    """Holes in the hull, or the room that was the goal of the way."""
    here = turn.here in turn.sight.wrecked and turn.goal == turn.here
    return max(turn.leak(), 2.0 if here and ability[p.A_AIM] == p.AIM_REPAIR else 0.0)


def _meal(turn: CrewTurn, ability: p.Ability) -> float:
    return 0.6


def _power(turn: CrewTurn, ability: p.Ability) -> float:
    return 0.0 if turn.sight.facts["power"] else 1.0


def _own_door(turn: CrewTurn, ability: p.Ability) -> float:
    """A key for the door on the way."""
    sight = turn.sight
    for to, edge in sight.pack.near[turn.here]:
        state = sight.edge_state[edge]
        if state == p.LOCKED and turn.away[to] < turn.away[turn.here]:
            return 3.0
    return 0.0


_BY_AIM: dict[int, Callable[[CrewTurn, p.Ability], float]] = {
    p.AIM_NOTHING: _nothing,
    p.AIM_HOLDER: _arms,
    p.AIM_PENALTY: _healing,
    p.AIM_NPC: _muster,
    p.AIM_DOOR: _doors,
    p.AIM_OWN_DOOR: _own_door,
    p.AIM_DISCARD: _discards,
    p.AIM_TYPE: _thaw,
    p.AIM_FACE_DOWN: _watch,
    p.AIM_TRAIT: _suppress,
    p.AIM_OUTER: _repairs,
    p.AIM_REPAIR: _repairs,
    p.AIM_ALLY: _meal,
    p.AIM_ROOM: _sentries,
    p.AIM_POWER: _power,
}

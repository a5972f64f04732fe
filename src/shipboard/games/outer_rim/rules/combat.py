"""RIM-21, 22, RIM-R41, R84, R85: combats."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.seams import Seam

from ..numbers import (
    ALLOWED,
    BOUNTY_FOUGHT,
    COMBAT_WAS_LOST,
    COMBAT_WAS_WON,
    DAMAGE_COMPARED,
    ENEMY_FOUGHT,
    PATROL_FOUGHT,
    PLAYER_FOUGHT,
    THEY_ARE_DEFEATED,
    THEY_ARE_ELSEWHERE,
    YOU_ARE_DEFEATED,
)
from ..pack import COMBAT_LOST, COMBAT_START, COMBAT_WON, Effects
from ..state import (
    FOE_CARD,
    FOE_PATROL,
    FOE_PLAYER,
    FOR_ATTACK,
    FOR_DEFENCE,
    GROUND,
    NOBODY,
    NONE,
    SHIP,
    Fight,
    Rim,
)
from . import damage, dice, goals, moments, values
from .frames import actor, chosen

ATTACKER: Final = 0
DEFENDER: Final = 1
BY_PLACE: Final = -1  # ground on a planet, ship elsewhere

# Whether a combat can take place.


def no_fight(g: Rim, attacker: int, defender: int) -> int:
    """RIM-23.7, RIM-R85: nobody who is defeated fights or is attacked, nor who is elsewhere."""
    if g.defeated[attacker]:
        return YOU_ARE_DEFEATED
    if defender != NOBODY:
        if g.defeated[defender]:
            return THEY_ARE_DEFEATED
        if g.at[defender] != g.at[attacker]:
            return THEY_ARE_ELSEWHERE
    return ALLOWED


def kind_here(g: Rim, seat: int) -> int:
    """RIM-21.4: between players ground on a planet, ship elsewhere."""
    return GROUND if values.on_planet(g, seat) else SHIP


# Combats of texts.


def fight_card(g: Rim, kind: int, value: int, won: Effects, lost: Effects) -> None:
    """RIM-R90: the actor of the text attacks a card enemy of so many dice."""
    row = Fight()
    row.kind = kind
    row.attacker = actor(g)
    row.foe = FOE_CARD
    row.value = value
    fight(g, row, won, lost)


def fight_player(g: Rim, kind: int, won: Effects, lost: Effects) -> None:
    """RIM-21.4, 21.5, RIM-R85: the actor of the text fights the chosen player; whoever's turn it is
    attacks.
    """
    mine, other = actor(g), chosen(g)
    if other in (NOBODY, mine):
        return
    row = Fight()
    row.foe = FOE_PLAYER
    row.kind = kind_here(g, mine) if kind == BY_PLACE else kind
    if other == g.active:
        row.attacker, row.defender = other, mine
        fight(g, row, lost, won)
    else:
        row.attacker, row.defender = mine, other
        fight(g, row, won, lost)


# A combat.


def fight(g: Rim, row: Fight, won: Effects, lost: Effects) -> None:
    """RIM-22.1, RIM-R41, R84, R85: a combat, in the frame of the text that demands it; `won` is
    what the attacker's victory does. Defeats wait for its end.
    """
    if no_fight(g, row.attacker, row.defender):
        return
    g.fights.append(row)
    damage.open_unit(g)
    announce(g, row)
    if row.value < 0:
        g.then((overwhelmed,), (outcome, won, lost), (damage.close_unit,), (over,))
        return
    g.then((outcome, won, lost), (damage.close_unit,), (over,))
    g.stack.extend(g.cards.combat)


def announce(g: Rim, row: Fight) -> None:
    """The log says who fights whom, and how."""
    if not g.telling:
        return
    if row.foe == FOE_PLAYER:
        g.tell(PLAYER_FOUGHT, (row.attacker, row.defender, row.kind))
    elif row.foe == FOE_PATROL:
        g.tell(PATROL_FOUGHT, (row.attacker, row.faction, g.patrol_level[row.faction]))
    elif row.bounty != NONE:
        g.tell(BOUNTY_FOUGHT, (row.attacker, row.bounty, row.kind, row.value))
    else:
        g.tell(ENEMY_FOUGHT, (row.attacker, row.kind, row.value))


def attacker_starts(g: Rim) -> None:
    """RIM-22.1: "start of combat" of the attacker."""
    row = g.fights[-1]
    moments.happen(g, row.attacker, COMBAT_START, row.kind)


def defender_starts(g: Rim) -> None:
    """RIM-22.1: "start of combat" of the defender, if that is a player."""
    row = g.fights[-1]
    if row.defender != NOBODY:
        moments.happen(g, row.defender, COMBAT_START, row.kind)


def attack(g: Rim) -> None:
    """RIM-22.1: the attacker rolls as many dice as the value says, more or fewer by abilities."""
    row = g.fights[-1]
    dice_of = max(0, values.combat_value(g, row.attacker, row.kind) + row.more_attack)
    row.rolled_attack = dice_of
    g.then((dice.throw, FOR_ATTACK, row.attacker, dice_of, row.defender, NONE), (total, ATTACKER))


def defend(g: Rim) -> None:
    """RIM-21.6, 22.1: the defender does the same; for an enemy rolls who sits on the left."""
    row = g.fights[-1]
    value = row.value
    if row.defender != NOBODY:
        value = values.combat_value(g, row.defender, row.kind)
    dice_of = max(0, value + row.more_defence)
    row.rolled_defence = dice_of
    g.then((dice.throw, FOR_DEFENCE, row.defender, dice_of, row.attacker, NONE), (total, DEFENDER))


def total(g: Rim, side: int) -> None:
    """RIM-22.2: the damage that one side has rolled."""
    rolled = dice.rolled_damage(g.throws.pop().dice)
    row = g.fights[-1]
    if side == ATTACKER:
        row.damage_attack = rolled
    else:
        row.damage_defence = rolled


def decide(g: Rim) -> None:
    """RIM-22.5, RIM-R41 (1): more damage rolled wins, on a tie the attacker."""
    row = g.fights[-1]
    row.winner = ATTACKER if row.damage_attack >= row.damage_defence else DEFENDER
    g.next_ground[row.attacker] = 0
    if row.defender != NOBODY:
        g.next_ground[row.defender] = 0
    if g.telling:
        g.tell(DAMAGE_COMPARED, (row.damage_attack, row.damage_defence))
    settle(g)


def settle(g: Rim) -> None:
    """RIM-R41 (1): the winner is known from here on."""
    row = g.fights[-1]
    winner = row.attacker if row.winner == ATTACKER else row.defender
    if winner != NOBODY:
        g.won_turn |= 1 << winner
    if g.telling:
        g.tell(COMBAT_WAS_WON if row.winner == ATTACKER else COMBAT_WAS_LOST, (row.attacker,))


def exchange(g: Rim) -> None:
    """RIM-22.3, 22.4, RIM-R41 (2): both suffer what the other rolled; enemies suffer nothing."""
    row = g.fights[-1]
    first = (damage.suffer, row.attacker, row.kind, row.damage_defence)
    if row.defender == NOBODY:
        g.then(first)
        return
    second = (damage.suffer, row.defender, row.kind, row.damage_attack)
    if row.defender == g.active:
        g.then(second, first)
    else:
        g.then(first, second)


def overwhelmed(g: Rim) -> None:
    """RIM-15.6, RIM-R84: a patrol of level 4: no dice, all the hull that is left, a defeat."""
    row = g.fights[-1]
    row.winner = DEFENDER
    settle(g)
    damage.place(g, row.attacker, SHIP, damage.remaining(g, row.attacker, SHIP))


def outcome(g: Rim, won: Effects, lost: Effects) -> None:
    """RIM-R41 (3): what winning and losing do, by the text, then by abilities; goals last."""
    row = g.fights[-1]
    g.then(*(won if row.winner == ATTACKER else lost), (aftermath,))


def aftermath(g: Rim) -> None:
    """RIM-R2, R41 (3): abilities of those who fought, the current player's first."""
    row = g.fights[-1]
    attacker_won = row.winner == ATTACKER
    first = (moments.happen, row.attacker, COMBAT_WON if attacker_won else COMBAT_LOST, row.foe)
    if row.defender == NOBODY:
        g.then(first)
        return
    of_defender = COMBAT_LOST if attacker_won else COMBAT_WON
    second = (moments.happen, row.defender, of_defender, FOE_PLAYER)
    if row.defender == g.active:
        g.then(second, first)
    else:
        g.then(first, second)


def over(g: Rim) -> None:
    """RIM-22.1 (f), 22.6: the combat ends."""
    g.fights.pop()
    goals.look(g)


# RIM-22.1: a combat. Options put further steps among these (content.py).
COMBAT_STEPS: Final = Seam(
    attacker=(attacker_starts,),
    defender=(defender_starts,),
    attack=(attack,),
    defence=(defend,),
    decision=(decide,),
    damage=(exchange,),
)

"""Why not: which rule keeps something from being an option. Never in the fast path.

It speaks only of what the asking seat may know, and where a mark is the reason it says whose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from shipboard.kernel.state import State

from . import choices
from . import numbers as n
from .pack import (
    A_AIM,
    A_STATS,
    AIM_OUTER,
    AIM_REPAIR,
    ALIENS,
    COLONIST,
    COLONISTS,
    LOCKED,
    M_DEFENDER,
    NPC,
    NPC_TYPES,
    NPCS,
    PRIME,
    T_PROFILE,
    TECH,
    UNLOCKED,
    WRECKED,
)
from .rules import abilities, attacks, declaring, moves, works
from .rules.aims import movable_npcs
from .rules.figures import bits, can_hold, enemies, has_stat, main_figure
from .state import RECEIVE_ITEM, TO_ASSIST, TO_PROTECT, Interloper

Reason = str | None

PLAIN = {
    n.CHOOSE_ALIEN: "There is no such player (INT-2.1).",
    n.CHOOSE_CHARACTER: "This Colonist is taken, or there is none of that name (INT-2.3).",
    n.PLACE_PRIME: "The Interloper starts in a room without any character (INT-2.10).",
    n.PLACE_BROOD: "Brood starts in a room without crew (INT-2.12).",
    n.FORCED_REVEAL: "You must reveal a trait that is face down (INT-16.11).",
    n.REVEAL_WINDOW: "It is not a face-down trait of yours (INT-16.7).",
    n.REVEAL_MORE: "It is not a further face-down trait of yours; they are picked in ascending "
    "order (INT-16.9).",
    n.RESIN_CHOICE: "Your trait leaves you no choice (INT-R108).",
    n.USE_CARD: "You hold no such item, have used it this turn, or its action has no target, no "
    "check you can make or costs too much (INT-14.3, INT-R14).",
    n.PASS_ITEM: "You do not hold it, or have used it this turn (INT-14.8).",
    n.TRAIT_ACTION: "It is no face-up, unsuppressed trait of yours with an action that is possible "
    "now (INT-R19).",
    n.TARGET_ROOM: "Only the own room and adjacent ones can be named (INT-R14).",
    n.HEAL_WHO: "This character is not an ally in the room with a penalty that can be healed here "
    "(INT-15.10).",
    n.HEAL_PICK: "It is no penalty of that character that can be healed so (INT-15.9).",
    n.REGENERATION_PICK: "It is no penalty of yours that can be healed so (INT-15.9).",
    n.ALLY: "Only allies in the room can be named (INT-9.2).",
    n.FABRICATE_PICK: "It is not among the discarded items of low enough value (INT-R14).",
    n.SUPPRESS_PICK: "Only a face-up, unsuppressed trait of the Alien can be named (INT-16.14).",
    n.PEEK_PICK: "Only a face-down trait of the Alien can be looked at (INT-R14).",
    n.POWER: "The power is on already (INT-R14).",
    n.FALLBACK_PENALTY: "It must be a card that you turned over, not above the difference "
    "(INT-12.10).",
    n.FAIL_PENALTY: "It must be one of the cards turned over for the failed check (INT-7.5).",
    n.PREVENT_PENALTY: "You hold no such item, or it does not help against this (INT-15.6).",
    n.SEARCH_PICK: "It is not among the cards found, or of another type (INT-9.10).",
    n.ENCUMBRANCE: "You must drop an item of the type that you carry too many of (INT-14.5).",
    n.DISCARD_OWN_ITEM: "You do not hold it (INT-14.1).",
    n.PANIC_MOVE: "It is no connected room (INT-5.1).",
    n.LASH_PENALTY: "It must be a card that the target turned over, not above the difference "
    "(INT-12.9).",
}


def why_not(state: State, seat: int, kind: int, option: int) -> str:
    """A sentence with the number of the rule."""
    g = cast(Interloper, state)
    if kind in ASKED:
        return ASKED[kind](g, seat, option)
    return PLAIN.get(kind, "It is not among the things to choose from (INT-4.4).")


def title(g: Interloper, pool: str, number: int) -> str:
    """What a person calls it."""
    return str(g.pack.titles[pool][number])


def who(g: Interloper, seat: int) -> str:
    """A player by the figure that all see."""
    return title(g, "figure", main_figure(g, seat))


def acting(g: Interloper, seat: int) -> int:
    """The figure whose action is being chosen: it is in the step that waits for the answer."""
    step: Any = g.waiting
    found = step[1] if len(step) > 1 and isinstance(step[1], int) else main_figure(g, seat)
    return found if 0 <= found < NPC and g.alive >> found & 1 else main_figure(g, seat)


def forbidden(g: Interloper, figure: int, action: int) -> Reason:
    """INT-R117: the text that forbids it."""
    for text in g.texts[figure]:
        if g.cards.forbids[text] >> action & 1 and text < g.cards.kinds:
            return f"{title(g, 'card', text)} forbids it (INT-15.3)."
        if any(of == action and g.counts[of] >= most for of, most in g.cards.caps[text]):
            return f"{title(g, 'card', text)} allows no more of it this turn (INT-15.3)."
    return None


def unpaid(g: Interloper, price: int) -> Reason:
    """INT-3.5: what it would cost."""
    if price > g.ap:
        return f"It costs {price} AP and {g.ap} are left (INT-3.5)."
    return None


# The menu.


def _actor(g: Interloper, seat: int, option: int) -> str:
    if option >= choices.ACTOR_FIGURE:
        figure = option - choices.ACTOR_FIGURE
        if figure >= COLONIST or not g.alive >> figure & 1:
            return "It is no living alien character (INT-3.10)."
        return "There is nothing that this character could do now (INT-4.4)."
    if option == choices.ACTOR_MOVE_NPC:
        return _action(g, seat, choices.ACTION_MOVE_NPC)
    return _action(
        g, seat, choices.ACTION_NPC_ATTACK if option == choices.ACTOR_NPC_ATTACK else option
    )


def _action(g: Interloper, seat: int, option: int) -> str:
    figure = acting(g, seat)
    if option == choices.REVEAL:
        return "You have no face-down trait (INT-16.7)."
    if PRIME < figure < COLONIST and option not in (choices.MOVE, choices.ATTACK):
        return "Brood only moves and attacks (INT-4.5)."
    price = declaring.cost(g, figure, option)
    return (
        forbidden(g, figure, option)
        or MENU[option](g, figure)
        or unpaid(g, price)
        or "There is nothing to do it with or to (INT-4.4)."
    )


def _move(g: Interloper, figure: int) -> Reason:
    room = g.at[figure]
    if not g.links[room]:
        return "No edge of this room can be walked through (INT-5.1)."
    return unpaid(g, min(moves.move_cost(g, figure, other) for other in bits(g.links[room])))


def _move_npc(g: Interloper, figure: int) -> Reason:
    seat = g.active
    if not moves.may_move_npcs(g, seat):
        return "The Alien does not move NPCs unless a trait or an option says so (INT-6.12)."
    if not g.alive & NPCS:
        return "No NPC is left alive (INT-6.1)."
    if g.claims[seat] >= g.npc_moves:
        mine = [title(g, "figure", npc) for npc in bits(g.claimed[seat])]
        moved = f"you have moved {', '.join(mine)}" if mine else "the one you moved is dead"
        return f"No other NPC this round: {moved} (INT-6.4)."
    if not moves.claimable(g, seat):
        return f"Every living NPC is claimed by others: {claims(g, seat)} (INT-6.3)."
    return None


def claims(g: Interloper, seat: int) -> str:
    """Which NPCs other players have claimed this round."""
    return ", ".join(
        f"{title(g, 'figure', npc)} by {who(g, other)}"
        for other in range(g.players)
        if other != seat
        for npc in bits(g.claimed[other] & g.alive)
    )


def _lock(g: Interloper, figure: int) -> Reason:
    if not moves.doors_in(g, figure, UNLOCKED):
        return "This room has no unlocked door (INT-8.4)."
    return None


def _unlock(g: Interloper, figure: int) -> Reason:
    if not moves.doors_in(g, figure, LOCKED):
        return "This room has no locked door (INT-8.6)."
    if moves.unlock_stat(g, figure) < 0:
        return "Unlocking takes a Tech check, which you cannot make (INT-8.7)."
    return None


def _activate(g: Interloper, figure: int) -> Reason:
    room = g.at[figure]
    ability = g.cards.ability[room]
    here = title(g, "place", room)
    if not ability:
        return f"{here} has no ability (INT-9.1)."
    if g.wrecked >> room & 1:
        return f"{here} is wrecked (INT-9.7)."
    if g.blocked >> room & 1:
        return f"{here} is blocked by a trait (INT-4.4)."
    if not g.power and not g.cards.unpowered[room]:
        return "The power is off (INT-9.8)."
    if abilities.room_spent(g, figure, room):
        by = g.activated_by if g.activated >> room & 1 else g.searched_by
        done = "activated" if g.activated >> room & 1 else "searched"
        return f"{who(g, by[room])} has {done} {here} this round (INT-9.6)."
    return _unserved(g, figure, room)


def _unserved(g: Interloper, figure: int, room: int) -> Reason:
    by_xeno = 0
    if figure == PRIME:
        by_xeno = abilities.xeno_checks(g, room)
        if by_xeno < 0:
            return "The Alien cannot use this room (INT-9.9)."
    elif not abilities.served(g, room):
        needed = NPC_TYPES[g.cards.circle[room]].capitalize()
        return f"A {needed}, or who counts as one, must be in the room (INT-9.3)."
    ability = g.cards.ability[room]
    if ability and not abilities.has_stats(g, figure, ability[A_STATS], by_xeno):
        return "You cannot make the check that it takes (INT-7.11)."
    if ability and ability[A_AIM] in (AIM_OUTER, AIM_REPAIR) and figure < COLONIST:
        return _repair(g, figure)
    return "It has nothing to be aimed at now (INT-R14)."


def _search(g: Interloper, figure: int) -> Reason:
    room = g.at[figure]
    here = title(g, "place", room)
    if not g.cards.search[room]:
        return f"{here} has no search symbol (INT-9.1)."
    if figure < COLONIST and not can_hold(g, figure):
        return "The Alien holds no items, so it cannot search (INT-9.15)."
    if g.searched >> room & 1:
        return f"{who(g, g.searched_by[room])} has searched {here} this round (INT-9.13)."
    if g.shared_use and g.activated >> room & 1:
        return f"{who(g, g.activated_by[room])} has used {here} this round (INT-R18)."
    if g.blocked >> room & 1:
        return f"{here} is blocked by a trait (INT-4.4)."
    return None


def _wreck(g: Interloper, figure: int) -> Reason:
    if not works.can_wreck(g, figure):
        return "Everything here is wrecked already (INT-10.1)."
    return None


def _repair(g: Interloper, figure: int) -> Reason:
    if figure < COLONIST:
        return "The Alien cannot repair (INT-10.13)."
    if not has_stat(g, figure, TECH):
        return "Repairing takes a Tech check, which you cannot make (INT-7.11)."
    if not works.can_repair(g, figure):
        return "Nothing within reach is wrecked (INT-10.8, 10.12)."
    return None


def _attack(g: Interloper, figure: int) -> Reason:
    if g.assisted >> figure & 1:
        return f"{title(g, 'figure', figure)} has assisted this round (INT-13.10)."
    if not attacks.attacks_left(g, figure):
        return f"{title(g, 'figure', figure)} has attacked this turn (INT-12.1)."
    if not attacks.targets(g, figure, -1):
        return "No target is in the room (INT-12.2)."
    return None


def _npc_attack(g: Interloper, figure: int) -> Reason:
    foes = COLONISTS if figure < COLONIST else ALIENS
    able = [npc for npc in bits(g.alive & NPCS) if g.here[g.at[npc]] & foes]
    if g.tags[figure] & T_PROFILE and len(able) == 1:
        return _command(g, g.active, able[0])
    return "No NPC that you may command has an attack profile and an enemy in its room (INT-6.6)."


def _use(g: Interloper, figure: int) -> Reason:
    if not can_hold(g, figure):
        return "You hold no items (INT-14.10)."
    return "You hold no item whose action is possible now (INT-14.3)."


def _pass_on(g: Interloper, figure: int) -> Reason:
    if figure < COLONIST or not g.items[figure]:
        return "You hold no item (INT-14.7)."
    if not abilities.passable(g, figure):
        return "Items used this turn cannot be passed on (INT-14.8)."
    if not abilities.receivers(g, figure):
        return "No other Colonist in the room can be passed an item (INT-14.7)."
    return None


def _trait(g: Interloper, figure: int) -> Reason:
    return "No face-up trait of yours has an action that is possible now (INT-R19)."


def _end(g: Interloper, figure: int) -> Reason:
    return "First choose an action for this character, or take the choice back (INT-3.10)."


MENU: dict[int, Callable[[Interloper, int], Reason]] = {
    choices.END_TURN: _end,
    choices.MOVE: _move,
    choices.ACTION_MOVE_NPC: _move_npc,
    choices.LOCK: _lock,
    choices.UNLOCK: _unlock,
    choices.ACTIVATE: _activate,
    choices.SEARCH: _search,
    choices.WRECK: _wreck,
    choices.REPAIR: _repair,
    choices.ATTACK: _attack,
    choices.ACTION_NPC_ATTACK: _npc_attack,
    choices.USE_CARD: _use,
    choices.PASS_ITEM: _pass_on,
    choices.TRAIT_ACTION: _trait,
}


# Places, edges, figures.


def _move_to(g: Interloper, seat: int, room: int) -> str:
    figure = acting(g, seat)
    here = g.at[figure]
    if room >= g.cards.rooms or not g.cards.adjacent[here] >> room & 1:
        return "It is not adjacent (INT-5.1)."
    if not g.links[here] >> room & 1:
        return "A locked door or an intact wall is in the way (INT-5.2)."
    return unpaid(g, moves.move_cost(g, figure, room)) or "You cannot go there (INT-5.1)."


def _stalk(g: Interloper, seat: int, option: int) -> str:
    figure = acting(g, seat)
    room = option - choices.PICK
    if room >= g.cards.rooms or room == g.at[figure]:
        return "You Stalk into another room (INT-5.9)."
    if g.here[room] & moves.stalk_enemies(g, figure):
        return "An enemy is there (INT-5.9)."
    return "A sentry watches that room (INT-4.4)."


def _which_npc(g: Interloper, seat: int, npc: int) -> str:
    if npc >= len(g.at) or not 1 << npc & NPCS & g.npcs:
        return "It is no NPC (INT-6.1)."
    name = title(g, "figure", npc)
    if not g.alive >> npc & 1:
        return f"{name} is dead (INT-6.11)."
    if npc not in movable_npcs(g):
        return f"{name} has nowhere to go (INT-6.1)."
    for other in range(g.players):
        if other != seat and g.claimed[other] >> npc & 1:
            return f"{name} is claimed by {who(g, other)} this round (INT-6.3)."
    if g.claims[seat] >= g.npc_moves and not g.claimed[seat] >> npc & 1:
        return f"You have moved another NPC this round, so not {name} (INT-6.4)."
    return unpaid(g, moves.npc_cost(g, seat, npc)) or f"{name} cannot be moved now (INT-6.1)."


def _npc_route(g: Interloper, seat: int, option: int) -> str:
    return "It goes along connected edges, one room at least (INT-6.1)."


def _which_door(g: Interloper, seat: int, edge: int) -> str:
    if edge >= len(g.edge_state) or g.cards.edge_kind[edge]:
        return "It is no door (INT-8.8)."
    if g.edge_state[edge] == WRECKED:
        return "The door is wrecked (INT-10.6)."
    if edge not in g.cards.doors[g.at[main_figure(g, seat)]]:
        return "The door does not border your room (INT-8.1)."
    state = "locked" if g.edge_state[edge] == LOCKED else "unlocked"
    return f"The door is {state} already (INT-8.3)."


def _feature(g: Interloper, seat: int, option: int) -> str:
    room = g.at[acting(g, seat)]
    if option >= choices.FEATURE_EDGE:
        edge = option - choices.FEATURE_EDGE
        if edge >= len(g.edge_state):
            return "There is no such edge (INT-8.1)."
        wrecked = g.edge_state[edge] == WRECKED
        near = edge in g.cards.edges[room]
    else:
        if option >= g.cards.rooms:
            return "There is no such room (INT-8.1)."
        wrecked = g.wrecked >> option & 1 != 0
        near = option == room
    if g.waiting[0] is abilities.declare_activate:
        outer = option - choices.FEATURE_EDGE in g.cards.outer
        return "It is not wrecked (INT-R14)." if outer else "It is no outer wall (INT-R14)."
    if not near:
        return "It does not border your room, or it cannot be repaired from here (INT-10.1, 10.12)."
    return "It is wrecked already (INT-10.1)." if wrecked else "It is not wrecked (INT-10.8)."


def _attack_mode(g: Interloper, seat: int, option: int) -> str:
    figure = acting(g, seat)
    if option == choices.MELEE:
        return "No target for a melee attack is in the room (INT-12.2)."
    text = g.cards.kinds + figure if option == choices.OWN else option - choices.ATTACK_MODE_CARD
    if text not in attacks.modes(g, figure):
        return "Nothing you have offers this way to attack (INT-13.1, 14.11)."
    return "No legal target is in reach of it (INT-13.6)."


def _target(g: Interloper, seat: int, figure: int) -> str:
    attacker = acting(g, seat)
    if figure >= len(g.at) or not g.alive >> figure & 1:
        return "There is no such character on the board (INT-12.2)."
    if not g.friendly_fire and not 1 << figure & enemies(attacker):
        return "It is no enemy (INT-12.2)."
    if g.attacks and g.foes >> figure & 1 and attacks.must_differ(g, attacker):
        return "The second attack needs another target than the first (INT-12.1)."
    mode = g.waiting[2] if len(g.waiting) > 2 else -1
    if mode >= 0 and not has_stat(g, figure, g.cards.mode[mode][M_DEFENDER]):
        return "It lacks the stat that this attack asks for (INT-R67)."
    return "It is not in reach, or no legal target of this attack (INT-12.2, 13.6)."


def _command(g: Interloper, seat: int, npc: int) -> str:
    for other in range(g.players):
        if other != seat and g.claimed[other] >> npc & 1:
            name = title(g, "figure", npc)
            return f"{name} is claimed by {who(g, other)} this round (INT-13.22)."
    return marked(g, npc) or "It has no attack profile, or no enemy in its room (INT-13.22)."


def marked(g: Interloper, figure: int) -> Reason:
    """INT-13.7, 13.24: an attack or an assist of this round stands in the way."""
    if figure < len(g.at) and (g.attacked | g.assisted) >> figure & 1:
        done = "attacked" if g.attacked >> figure & 1 else "assisted"
        rule = "INT-13.24" if figure >= NPC else "INT-13.7"
        return f"{title(g, 'figure', figure)} has {done} this round ({rule})."
    return None


def _assist(g: Interloper, seat: int, option: int) -> str:
    figure = option - choices.PICK
    return (
        marked(g, figure)
        or (forbidden(g, figure, TO_ASSIST) if COLONIST <= figure < len(g.texts) else None)
        or "It is no other character of yours in the attacker's room (INT-13.7)."
    )


def _assist_guards(g: Interloper, seat: int, option: int) -> str:
    return marked(g, option - choices.PICK) or (
        "Only Guards in the attacker's room assist, picked in ascending order (INT-6.9, 13.9)."
    )


def _protect(g: Interloper, seat: int, option: int) -> str:
    figure = option - choices.PICK
    if g.protected >> figure & 1:
        return f"{title(g, 'figure', figure)} has protected this round (INT-13.16)."
    return (
        (forbidden(g, figure, TO_PROTECT) if figure < len(g.texts) else None)
        or "It is no other character of yours in the target's room, or no legal target itself "
        "(INT-13.14, 13.21)."
    )


def _pass_to(g: Interloper, seat: int, figure: int) -> str:
    room = g.at[main_figure(g, seat)]
    if figure < COLONIST or figure >= NPC or not g.here[room] >> figure & 1:
        return "It is no other Colonist in your room (INT-14.7)."
    return forbidden(g, figure, RECEIVE_ITEM) or "It is your own character (INT-14.7)."


def _thaw(g: Interloper, seat: int, of_type: int) -> str:
    return (
        f"No {NPC_TYPES[of_type].capitalize()} is dead and free to be thawed (INT-6.11, INT-R119)."
    )


def _payoff(g: Interloper, seat: int, option: int) -> str:
    if option == choices.EXTRA:
        return "The attack was not made with such a weapon (INT-13.6)."
    if option == choices.FALLBACK:
        return "You have a card to give, or the loser has none that fits (INT-12.10)."
    if option >= choices.DISCARD:
        return (
            "The loser has no such item of a value within the difference, or you may not take it "
            "(INT-12.12, 12.13, 13.4)."
        )
    return "You turned over no such card of a value within the difference (INT-12.9)."


ASKED: dict[int, Callable[[Interloper, int, int], str]] = {
    n.ACTOR: _actor,
    n.ACTION: _action,
    n.MOVE_TO: _move_to,
    n.STALK: _stalk,
    n.WHICH_NPC: _which_npc,
    n.NPC_ROUTE: _npc_route,
    n.WHICH_DOOR: _which_door,
    n.FEATURE: _feature,
    n.ATTACK_MODE: _attack_mode,
    n.TARGET: _target,
    n.COMMAND: _command,
    n.ASSIST: _assist,
    n.ASSIST_GUARDS: _assist_guards,
    n.PROTECT: _protect,
    n.PASS_TO: _pass_to,
    n.THAW_PICK: _thaw,
    n.PAYOFF: _payoff,
}

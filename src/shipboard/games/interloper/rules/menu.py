"""INT-4.1: the active player's menu, and commanding NPCs."""

from __future__ import annotations

from .. import choices
from ..numbers import ACTION, ACTOR, COMMAND, REVEAL_MORE, TARGET
from ..pack import (
    ALIENS,
    COLONIST,
    COLONISTS,
    LOCKED,
    NPC,
    PRIME,
    T_ACTION,
    T_COST,
    T_PROFILE,
    TECH,
    UNLOCKED,
)
from ..state import NOBODY, SLOTS, Interloper
from .abilities import (
    ask_activate,
    ask_pass,
    ask_trait,
    ask_use,
    can_activate,
    can_pass,
    can_search,
    can_use,
    can_use_trait,
    declare_search,
)
from .aims import pick
from .attacks import ask_attack, can_attack, declare_npc_attack
from .declaring import barred, cost
from .figures import bits, main_figure
from .moves import (
    ask_lock,
    ask_move,
    ask_move_npc,
    ask_unlock,
    can_move,
    can_move_npc,
    claimable,
    unlock_stat,
)
from .traits import OWN_MENU, ask_more, hidden
from .works import ask_repair, ask_wreck, can_repair, can_wreck


def play_on(g: Interloper) -> None:
    """INT-3.5, 3.6, 3.8: one action after the other, until the player stops or is dead."""
    if g.resting or not g.alive & acting_side(g):
        return
    g.then((menu,), (play_on,))


def acting_side(g: Interloper) -> int:
    """The figures without which the turn is over."""
    return ALIENS if g.active == g.alien_player else 1 << g.figure_of[g.active]


def menu(g: Interloper) -> None:
    """INT-4.1 to 4.5, INT-R106: what the active player may do; a lone `end_turn` is not asked."""
    seat = g.active
    if seat == g.alien_player and g.alive & ALIENS != 1 << PRIME:
        alien_menu(g, seat)
        return
    options = [choices.END_TURN]
    if g.face_down[seat]:
        options.append(choices.REVEAL)
    figure = main_figure(g, seat)
    add_actions(g, figure, seat, options)
    if len(options) == 1:
        g.resting = True
    else:
        g.ask(seat, ACTION, options, (acted, figure))


def alien_menu(g: Interloper, seat: int) -> None:
    """INT-3.10, 4.5: with brood about, first who acts."""
    options = [choices.END_TURN]
    if g.face_down[seat]:
        options.append(choices.REVEAL)
    if can_move_npc(g, seat):
        options.append(choices.ACTOR_MOVE_NPC)
    if can_command(g, seat):
        options.append(choices.ACTOR_NPC_ATTACK)
    for figure in bits(g.alive & ALIENS):
        able: list[int] = []
        add_actions(g, figure, NOBODY, able)
        if able:
            options.append(choices.ACTOR_FIGURE + figure)
    if len(options) == 1:
        g.resting = True
    else:
        g.ask(seat, ACTOR, options, (actor_named, seat))


def actor_named(g: Interloper, seat: int, option: int) -> None:
    """INT-3.10: the acting character is named, then its action."""
    if option >= choices.ACTOR_FIGURE:
        figure = option - choices.ACTOR_FIGURE
        options: list[int] = []
        add_actions(g, figure, NOBODY, options)
        pick(g, seat, ACTION, options, (acted, figure))
    elif option == choices.ACTOR_MOVE_NPC:
        acted(g, PRIME, choices.ACTION_MOVE_NPC)
    elif option == choices.ACTOR_NPC_ATTACK:
        acted(g, PRIME, choices.ACTION_NPC_ATTACK)
    else:
        acted(g, PRIME, option)


def add_actions(g: Interloper, figure: int, seat: int, options: list[int]) -> None:
    """INT-4.1, 4.4, 4.5: the actions of a figure, and with a seat those of its player with NPCs."""
    ap = g.ap
    tags = g.tags[figure]
    if ap == 0 and not tags & (T_ACTION | T_COST):
        return
    if can_move(g, figure):
        options.append(choices.MOVE)
    if PRIME < figure < COLONIST:
        if can_attack(g, figure):
            options.append(choices.ATTACK)
        return
    if seat >= 0 and can_move_npc(g, seat):
        options.append(choices.ACTION_MOVE_NPC)
    forbids = barred(g, figure)
    plain = ap > 0 and not tags & T_COST
    room = g.at[figure]
    if plain or cost(g, figure, choices.LOCK) <= ap:
        if not forbids >> choices.LOCK & 1 and has_door(g, room, UNLOCKED):
            options.append(choices.LOCK)
    if plain or cost(g, figure, choices.UNLOCK) <= ap:
        if not forbids >> choices.UNLOCK & 1 and has_door(g, room, LOCKED):
            if unlock_stat(g, figure) >= 0:
                options.append(choices.UNLOCK)
    if g.cards.ability[room] and can_activate(g, figure):
        options.append(choices.ACTIVATE)
    if g.cards.search[room] and can_search(g, figure):
        options.append(choices.SEARCH)
    if plain or cost(g, figure, choices.WRECK) <= ap:
        if not forbids >> choices.WRECK & 1 and can_wreck(g, figure):
            options.append(choices.WRECK)
    if g.wrecks and (plain or cost(g, figure, choices.REPAIR) <= ap):
        if not forbids >> choices.REPAIR & 1 and can_repair(g, figure):
            options.append(choices.REPAIR)
    if can_attack(g, figure):
        options.append(choices.ATTACK)
    if seat >= 0 and can_command(g, seat):
        options.append(choices.ACTION_NPC_ATTACK)
    if g.items[figure]:
        if can_use(g, figure):
            options.append(choices.USE_CARD)
        if can_pass(g, figure):
            options.append(choices.PASS_ITEM)
    if tags & T_ACTION and can_use_trait(g, figure):
        options.append(choices.TRAIT_ACTION)


def has_door(g: Interloper, room: int, state: int) -> bool:
    """Whether the room has a door in this state."""
    for edge in g.cards.doors[room]:
        if g.edge_state[edge] == state:
            return True
    return False


def acted(g: Interloper, figure: int, option: int) -> None:
    """INT-4.3: the action is chosen; its targets and modes come next, then it is declared."""
    if option == choices.END_TURN:
        g.resting = True
    elif option == choices.REVEAL:
        seat = g.active
        pick(g, seat, REVEAL_MORE, [choices.PICK + t for t in hidden(g, seat, 0)], (reveal, seat))
    elif option == choices.MOVE:
        ask_move(g, figure)
    elif option == choices.ACTION_MOVE_NPC:
        ask_move_npc(g, g.active)
    elif option == choices.LOCK:
        ask_lock(g, figure)
    elif option == choices.UNLOCK:
        ask_unlock(g, figure)
    elif option == choices.ACTIVATE:
        ask_activate(g, figure)
    elif option == choices.SEARCH:
        declare_search(g, figure)
    elif option == choices.WRECK:
        ask_wreck(g, figure)
    elif option == choices.REPAIR:
        ask_repair(g, figure)
    elif option == choices.ATTACK:
        ask_attack(g, figure)
    elif option == choices.ACTION_NPC_ATTACK:
        ask_command(g, g.active)
    elif option == choices.USE_CARD:
        ask_use(g, figure)
    elif option == choices.PASS_ITEM:
        ask_pass(g, figure)
    else:
        ask_trait(g, figure)


def reveal(g: Interloper, seat: int, option: int) -> None:
    """INT-16.6, 16.7: on the own turn, free."""
    ask_more(g, seat, 1 << (option - choices.PICK) % SLOTS, OWN_MENU, 0)


# Commanding NPCs.


def commands(g: Interloper, seat: int) -> list[tuple[int, int, int, int]]:
    """INT-6.6, 13.22, 13.24: (NPC, cards, bonus, kind of attack) of each that could attack.

    Where several texts give a profile, the first one counts. An item gives none to the prime.
    """
    figure = main_figure(g, seat)
    if not g.tags[figure] & T_PROFILE or barred(g, figure) >> choices.ACTION_NPC_ATTACK & 1:
        return []
    if cost(g, figure, choices.ACTION_NPC_ATTACK) > g.ap:
        return []
    enemies = COLONISTS if seat == g.alien_player else ALIENS
    able = claimable(g, seat) & ~g.attacked & ~g.assisted
    found = []
    for npc in bits(able):
        if g.here[g.at[npc]] & enemies:
            for text in g.texts[figure]:
                if figure == PRIME and text < g.cards.kinds and g.cards.sort[text] == TECH:
                    continue
                types, here, cards, bonus, kind = g.cards.profile[text]
                if types >> g.cards.npc_type[npc - NPC] & 1:
                    if not here or g.at[npc] == g.at[figure]:
                        found.append((npc, cards, bonus, kind))
                        break
    return found


def can_command(g: Interloper, seat: int) -> bool:
    """INT-6.6: without an attack profile from a card it is never available."""
    return g.tags[main_figure(g, seat)] & T_PROFILE != 0 and bool(commands(g, seat))


def ask_command(g: Interloper, seat: int) -> None:
    """INT-13.22: which NPC attacks."""
    pick(g, seat, COMMAND, [found[0] for found in commands(g, seat)], (ask_command_target, seat))


def ask_command_target(g: Interloper, seat: int, npc: int) -> None:
    """INT-13.22: an enemy of the player in the NPC's room."""
    enemies = COLONISTS if seat == g.alien_player else ALIENS
    options = bits(g.here[g.at[npc]] & enemies)
    for each, cards, bonus, kind in commands(g, seat):
        if each == npc:
            price = cost(g, main_figure(g, seat), choices.ACTION_NPC_ATTACK)
            then = (declare_npc_attack, seat, npc, cards, bonus, kind, price)
            pick(g, seat, TARGET, options, then)

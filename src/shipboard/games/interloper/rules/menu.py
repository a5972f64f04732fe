"""INT-4.1: the active player's menu, and commanding NPCs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .. import choices
from ..numbers import (
    ACTION,
    ACTOR,
    ALLOWED,
    BROOD_FIGHTS_ONLY,
    CLAIM_IS_SPENT,
    CLAIMED_BY_OTHER,
    COMMAND,
    FIGURE_FIRST,
    NO_ALIEN_CHARACTER,
    NO_ENEMY_OF_YOURS,
    NO_ENEMY_WITH_IT,
    NO_NPC,
    NO_NPC_TO_COMMAND,
    NO_PROFILE,
    NO_PROFILE_FOR_IT,
    NO_TRAIT_DOWN,
    NOTHING_TO_DO,
    NPC_HAS_FOUGHT,
    NPC_IS_DEAD,
    REVEAL_MORE,
    TARGET,
)
from ..pack import (
    ALIENS,
    COLONIST,
    COLONISTS,
    NPC,
    NPCS,
    PRIME,
    T_ACTION,
    T_COST,
    T_PROFILE,
    TECH,
)
from ..state import NOBODY, SLOTS, Interloper
from .abilities import (
    ask_activate,
    ask_pass,
    ask_trait,
    ask_use,
    declare_search,
    no_activate,
    no_activate_at,
    no_gift,
    no_item_use,
    no_pass,
    no_search,
    no_trait_at_all,
    no_trait_use,
    no_use_at_all,
)
from .aims import no_repair_at_all, pick
from .attacks import ask_attack, declare_npc_attack, no_attack, no_mode
from .declaring import barred, cost, no_ap, no_leave
from .figures import bits, main_figure, owner
from .moves import (
    ask_lock,
    ask_move,
    ask_move_npc,
    ask_unlock,
    claimable,
    claimed_by,
    no_claim,
    no_door_to_lock,
    no_door_to_unlock,
    no_lock,
    no_move,
    no_move_npc,
    no_unlock,
    no_way,
)
from .traits import OWN_MENU, ask_more, hidden, no_more
from .works import ask_repair, ask_wreck, no_mend, no_wreck, no_wreck_at_all


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
    if seat == g.alien_player and has_brood(g):
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


def has_brood(g: Interloper) -> bool:
    """INT-3.10: whether brood is about, so that the Alien first names the acting character."""
    return g.alive & ALIENS != 1 << PRIME


def no_menu(g: Interloper, seat: int, option: int) -> int:
    """INT-4.1 to 4.5: what the active player may not do now."""
    if seat == g.alien_player and has_brood(g):
        return no_actor(g, seat, option)
    if option == choices.END_TURN:
        return ALLOWED
    if option == choices.REVEAL:
        return no_reveal(g, seat)
    if option == choices.ACTION_MOVE_NPC:
        return no_move_npc(g, seat)
    if option == choices.ACTION_NPC_ATTACK:
        return no_command(g, seat)
    return no_deed(g, main_figure(g, seat), option)


def no_reveal(g: Interloper, seat: int) -> int:
    """INT-16.7: whether there is a trait to turn up."""
    return ALLOWED if g.face_down[seat] else NO_TRAIT_DOWN


def alien_menu(g: Interloper, seat: int) -> None:
    """INT-3.10, 4.5: with brood about, first who acts."""
    found = [choices.REVEAL, choices.ACTOR_MOVE_NPC, choices.ACTOR_NPC_ATTACK]
    found.extend([choices.ACTOR_FIGURE + figure for figure in bits(g.alive & ALIENS)])
    options = [choices.END_TURN]
    options.extend([option for option in found if not no_actor(g, seat, option)])
    if len(options) == 1:
        g.resting = True
    else:
        g.ask(seat, ACTOR, options, (actor_named, seat))


def no_actor(g: Interloper, seat: int, option: int) -> int:
    """INT-3.10, 4.4, 4.5: what the Alien may not do, and who cannot act."""
    if option == choices.END_TURN:
        return ALLOWED
    if option == choices.REVEAL:
        return no_reveal(g, seat)
    if option == choices.ACTOR_MOVE_NPC:
        return no_move_npc(g, seat)
    if option == choices.ACTOR_NPC_ATTACK:
        return no_command(g, seat)
    figure = option - choices.ACTOR_FIGURE
    if not g.alive & ALIENS & 1 << figure:
        return NO_ALIEN_CHARACTER
    able: list[int] = []
    add_actions(g, figure, NOBODY, able)
    return ALLOWED if able else NOTHING_TO_DO


def actor_named(g: Interloper, seat: int, option: int) -> None:
    """INT-3.10: the acting character is named, then its action."""
    if option >= choices.ACTOR_FIGURE:
        figure = option - choices.ACTOR_FIGURE
        options: list[int] = []
        add_actions(g, figure, NOBODY, options)
        pick(g, seat, ACTION, options, (acted, figure))
    else:
        acted(g, PRIME, action_of(option))


def action_of(option: int) -> int:
    """The action that the Alien takes without naming a character."""
    if option == choices.ACTOR_MOVE_NPC:
        return choices.ACTION_MOVE_NPC
    return choices.ACTION_NPC_ATTACK if option == choices.ACTOR_NPC_ATTACK else option


def no_named(g: Interloper, seat: int, option: int, alien: int, actor: int) -> int:
    """INT-3.10: what the named character may not do, or what the action of the Alien leaves out."""
    if actor < choices.ACTOR_FIGURE:
        return no_stage_of(g, seat, option, PRIME, action_of(actor))
    if option not in NEEDS:
        return FIGURE_FIRST
    return no_deed(g, actor - choices.ACTOR_FIGURE, option)


def add_actions(g: Interloper, figure: int, seat: int, options: list[int]) -> None:
    """INT-4.1, 4.4, 4.5: the actions of a figure, and with a seat those of its player with NPCs.

    It is `no_deed` for all of them at once: what they have in common is looked up once.
    """
    ap = g.ap
    tags = g.tags[figure]
    if ap == 0 and not tags & (T_ACTION | T_COST):
        return
    forbids = barred(g, figure)
    plain = ap > 0 and not tags & T_COST
    if not forbids >> choices.MOVE & 1 and not no_move(g, figure):
        options.append(choices.MOVE)
    if PRIME < figure < COLONIST:
        if (plain or not no_ap(g, figure, choices.ATTACK)) and not no_attack(g, figure):
            options.append(choices.ATTACK)
        return
    if seat >= 0 and not no_move_npc(g, seat):
        options.append(choices.ACTION_MOVE_NPC)
    room = g.at[figure]
    if not forbids >> choices.LOCK & 1 and (plain or not no_ap(g, figure, choices.LOCK)):
        if not no_lock(g, figure):
            options.append(choices.LOCK)
    if not forbids >> choices.UNLOCK & 1 and (plain or not no_ap(g, figure, choices.UNLOCK)):
        if not no_unlock(g, figure):
            options.append(choices.UNLOCK)
    if g.cards.ability[room] and not forbids >> choices.ACTIVATE & 1:
        if (plain or not no_ap(g, figure, choices.ACTIVATE)) and not no_activate(g, figure):
            options.append(choices.ACTIVATE)
    if g.cards.search[room] and not forbids >> choices.SEARCH & 1:
        if (plain or not no_ap(g, figure, choices.SEARCH)) and not no_search(g, figure):
            options.append(choices.SEARCH)
    if not forbids >> choices.WRECK & 1 and (plain or not no_ap(g, figure, choices.WRECK)):
        if not no_wreck_at_all(g, figure):
            options.append(choices.WRECK)
    if g.wrecks and not forbids >> choices.REPAIR & 1:
        if (plain or not no_ap(g, figure, choices.REPAIR)) and not no_repair_at_all(g, figure):
            options.append(choices.REPAIR)
    if not forbids >> choices.ATTACK & 1 and (plain or not no_ap(g, figure, choices.ATTACK)):
        if not no_attack(g, figure):
            options.append(choices.ATTACK)
    if seat >= 0 and tags & T_PROFILE and not no_command(g, seat):
        options.append(choices.ACTION_NPC_ATTACK)
    if g.items[figure]:
        if not forbids >> choices.USE_CARD & 1 and not no_use_at_all(g, figure):
            options.append(choices.USE_CARD)
        if not forbids >> choices.PASS_ITEM & 1:
            if (plain or not no_ap(g, figure, choices.PASS_ITEM)) and not no_pass(g, figure):
                options.append(choices.PASS_ITEM)
    if tags & T_ACTION and not forbids >> choices.TRAIT_ACTION & 1:
        if not no_trait_at_all(g, figure):
            options.append(choices.TRAIT_ACTION)


# What each action needs. Those that cost more or less by their object look at the AP themselves.
NEEDS: Final[dict[int, Callable[[Interloper, int], int]]] = {
    choices.MOVE: no_move,
    choices.LOCK: no_lock,
    choices.UNLOCK: no_unlock,
    choices.ACTIVATE: no_activate,
    choices.SEARCH: no_search,
    choices.WRECK: no_wreck_at_all,
    choices.REPAIR: no_repair_at_all,
    choices.ATTACK: no_attack,
    choices.USE_CARD: no_use_at_all,
    choices.PASS_ITEM: no_pass,
    choices.TRAIT_ACTION: no_trait_at_all,
}


def no_deed(g: Interloper, figure: int, action: int) -> int:
    """INT-4.4, 4.5, INT-R117, 3.5: whether a text, its needs or its cost rule an action out."""
    if PRIME < figure < COLONIST and action not in (choices.MOVE, choices.ATTACK):
        return BROOD_FIGHTS_ONLY
    reason = no_leave(g, figure, action) or NEEDS[action](g, figure)
    if reason or action in (choices.MOVE, choices.USE_CARD, choices.TRAIT_ACTION):
        return reason
    return no_ap(g, figure, action)


def acted(g: Interloper, figure: int, option: int) -> None:
    """INT-4.3: the action is chosen; its targets and modes come next, then it is declared."""
    if option == choices.END_TURN:
        g.resting = True
    elif option == choices.SEARCH:
        declare_search(g, figure)
    else:
        STAGES[option][0](g, figure)


def no_stage_of(g: Interloper, seat: int, option: int, figure: int, action: int) -> int:
    """INT-4.3: what the first question of an action leaves out."""
    return STAGES[action][1](g, seat, option, figure)


def ask_reveal(g: Interloper, figure: int) -> None:
    """INT-16.7, 16.9: which trait is turned up."""
    seat = g.active
    pick(g, seat, REVEAL_MORE, [choices.PICK + t for t in hidden(g, seat, 0)], (reveal, seat))


def no_first(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-16.7, 16.9: a face-down trait of one's own."""
    return no_more(g, seat, option, 0)


def reveal(g: Interloper, seat: int, option: int) -> None:
    """INT-16.6, 16.7: on the own turn, free."""
    ask_more(g, seat, 1 << (option - choices.PICK) % SLOTS, OWN_MENU, 0)


def no_second(g: Interloper, seat: int, option: int, holder: int, first: int) -> int:
    """INT-16.9: after the first trait that is turned up."""
    return no_more(g, seat, option, 1 << (first - choices.PICK) % SLOTS)


# Commanding NPCs.


def no_command(g: Interloper, seat: int) -> int:
    """INT-6.6, 13.22: whether an NPC could be sent; never without a profile from a card."""
    figure = main_figure(g, seat)
    if not g.tags[figure] & T_PROFILE:
        return NO_PROFILE
    reason = no_leave(g, figure, choices.ACTION_NPC_ATTACK)
    if reason:
        return reason
    if soldiers(g, seat):
        return no_ap(g, figure, choices.ACTION_NPC_ATTACK)
    npc = lone_npc(g, seat)
    return NO_NPC_TO_COMMAND if npc == NOBODY else no_soldier(g, seat, npc)


def lone_npc(g: Interloper, seat: int) -> int:
    """The only NPC with an enemy in its room: of it can be said what keeps it."""
    near = [npc for npc in bits(g.alive & NPCS) if g.here[g.at[npc]] & foes_of(g, seat)]
    return near[0] if len(near) == 1 else NOBODY


def foes_of(g: Interloper, seat: int) -> int:
    """INT-13.22: whom an NPC can be sent against."""
    return COLONISTS if seat == g.alien_player else ALIENS


def soldiers(g: Interloper, seat: int) -> list[int]:
    """INT-6.6, 13.22, 13.24: the NPCs that could attack."""
    rested = claimable(g, seat) & ~(g.attacked | g.assisted)
    return [npc for npc in bits(rested) if not no_fight(g, seat, npc)]


def no_fight(g: Interloper, seat: int, npc: int) -> int:
    """INT-6.6, 13.22: of an NPC that may be sent: an enemy in its room, and a profile."""
    if not g.here[g.at[npc]] & foes_of(g, seat):
        return NO_ENEMY_WITH_IT
    return ALLOWED if profile_text(g, seat, npc) >= 0 else NO_PROFILE_FOR_IT


def no_soldier(g: Interloper, seat: int, npc: int) -> int:
    """INT-6.6, 13.22, 13.24: an NPC that could attack."""
    if not g.npcs >> npc & 1:
        return NO_NPC
    if not g.alive >> npc & 1:
        return NPC_IS_DEAD
    if not claimable(g, seat) >> npc & 1:
        return CLAIM_IS_SPENT if claimed_by(g, seat, npc) == NOBODY else CLAIMED_BY_OTHER
    if (g.attacked | g.assisted) >> npc & 1:
        return NPC_HAS_FOUGHT
    return no_fight(g, seat, npc)


def profile_text(g: Interloper, seat: int, npc: int) -> int:
    """INT-6.6, 13.22: the first text with an attack profile for the NPC, or -1.

    An item gives none to the prime.
    """
    figure = main_figure(g, seat)
    for text in g.texts[figure]:
        if figure == PRIME and text < g.cards.designs and g.cards.sort[text] == TECH:
            continue
        types, here, _, _, _ = g.cards.profile[text]
        if types >> g.cards.npc_type[npc - NPC] & 1:
            if not here or g.at[npc] == g.at[figure]:
                return text
    return NOBODY


def ask_command(g: Interloper, figure: int) -> None:
    """INT-13.22: which NPC attacks."""
    seat = owner(g, figure)
    pick(g, seat, COMMAND, soldiers(g, seat), (ask_command_target, seat))


def no_commanded(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-13.22: an NPC that could attack."""
    return no_soldier(g, seat, option)


def ask_command_target(g: Interloper, seat: int, npc: int) -> None:
    """INT-13.22: an enemy of the player in the NPC's room."""
    there = bits(g.here[g.at[npc]])
    options = [figure for figure in there if not no_quarry(g, seat, figure, seat, npc)]
    _, _, cards, bonus, sort = g.cards.profile[profile_text(g, seat, npc)]
    price = cost(g, main_figure(g, seat), choices.ACTION_NPC_ATTACK)
    then = (declare_npc_attack, seat, npc, cards, bonus, sort, price)
    pick(g, seat, TARGET, options, then)


def no_quarry(g: Interloper, seat: int, option: int, commander: int, npc: int) -> int:
    """INT-13.22: an enemy of the player in the NPC's room."""
    there = g.here[g.at[npc]] & foes_of(g, seat)
    return ALLOWED if there >> option & 1 else NO_ENEMY_OF_YOURS


# What each action asks first, and what that leaves out.
STAGES: Final[
    dict[
        int,
        tuple[Callable[[Interloper, int], None], Callable[[Interloper, int, int, int], int]],
    ]
] = {
    choices.REVEAL: (ask_reveal, no_first),
    choices.MOVE: (ask_move, no_way),
    choices.ACTION_MOVE_NPC: (ask_move_npc, no_claim),
    choices.LOCK: (ask_lock, no_door_to_lock),
    choices.UNLOCK: (ask_unlock, no_door_to_unlock),
    choices.ACTIVATE: (ask_activate, no_activate_at),
    choices.WRECK: (ask_wreck, no_wreck),
    choices.REPAIR: (ask_repair, no_mend),
    choices.ATTACK: (ask_attack, no_mode),
    choices.ACTION_NPC_ATTACK: (ask_command, no_commanded),
    choices.USE_CARD: (ask_use, no_item_use),
    choices.PASS_ITEM: (ask_pass, no_gift),
    choices.TRAIT_ACTION: (ask_trait, no_trait_use),
}

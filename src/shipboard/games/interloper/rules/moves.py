"""INT-5, 6.1 to 6.4, 8: moving oneself, moving NPCs, Stalk, and doors."""

from __future__ import annotations

from .. import choices
from ..numbers import (
    ALIEN_MOVES_NO_NPCS,
    ALL_NPCS_CLAIMED,
    ALLOWED,
    CLAIM_IS_SPENT,
    CLAIM_SPENT,
    CLAIMED_BY_OTHER,
    CRAWLS,
    ENEMY_THERE,
    IN_THE_WAY,
    LOCKS,
    MOVE_TO,
    MOVE_TOO_DEAR,
    MOVED,
    NO_LOCKED_DOOR,
    NO_NPC_CAN_GO,
    NO_NPC_LEFT,
    NO_UNLOCKED_DOOR,
    NOT_ADJACENT,
    NPC_HAS_NO_WAY,
    NPC_MOVED,
    NPC_TOO_DEAR,
    RESIN_CHOICE,
    RESINED,
    SAME_ROOM,
    SENTRY_WATCHES,
    SHUT_IN,
    STALK,
    STALKED,
    TRIES_EDGE,
    UNABLE_TO_UNLOCK,
    WHICH_DOOR,
    WHICH_NPC,
)
from ..pack import (
    ALIENS,
    COLONIST,
    CREW,
    ENEMY_IN_TARGET,
    FIRST_MOVE,
    FOR_DUCT,
    FOR_UNLOCK,
    INTACT,
    LOCKED,
    NPCS,
    PRIME,
    T_COST,
    T_FREE_BREACH,
    T_FREE_ENEMY,
    T_LOCK,
    T_LURK,
    T_MOVE_NPC,
    T_STALK,
    T_STRIDE,
    T_UNLOCK,
    T_WALL,
    TECH,
    UNLOCKED,
    WALL,
)
from ..state import NOBODY, NORMAL_LOCK, TO_STALK, Interloper
from .aims import (
    FIGURE_BITS,
    ask_route,
    no_door_of,
    no_walker,
    pick,
    rooms_of,
    wrong_state,
)
from .checks import check
from .declaring import ban_on, barred, carry_out, changes, cost, declare, deed_of, done
from .figures import bits, enemies, has_stat, main_figure, owner, situation
from .ship import enter_room, lock, unlock, walk

# Moving.


def surcharge(g: Interloper, figure: int, room: int) -> int:
    """INT-5.4, 5.5, INT-R25: 1 AP more to leave a breached room or one with enemies."""
    free = g.tags[figure]
    if g.breached >> room & 1 and not free & T_FREE_BREACH:
        return 1
    if g.here[room] & enemies(figure) and not free & T_FREE_ENEMY:
        return 1
    return 0


def no_move(g: Interloper, figure: int) -> int:
    """INT-4.4, 5.1: whether a move could be declared."""
    room = g.at[figure]
    if not g.tags[figure] & (T_COST | T_WALL):
        # Every way costs the same.
        if not g.links[room]:
            return SHUT_IN
        return MOVE_TOO_DEAR if 1 + surcharge(g, figure, room) > g.ap else ALLOWED
    found = SHUT_IN
    for other in bits(neighbours(g, figure)):
        reason = no_way(g, 0, other, figure)
        if not reason:
            return ALLOWED
        if reason == MOVE_TOO_DEAR:
            found = reason
    return found


def no_way(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-3.5, 5.1: a room that the figure could move to and pay for."""
    if not g.links[g.at[figure]] >> option & 1:
        reason = no_passage(g, figure, option)
        if reason:
            return reason
    return MOVE_TOO_DEAR if move_cost(g, figure, option) > g.ap else ALLOWED


def no_passage(g: Interloper, figure: int, other: int) -> int:
    """INT-5.1, 5.2, 17.9: an adjacent room with nothing in the way."""
    room = g.at[figure]
    if g.links[room] >> other & 1:
        return ALLOWED
    if not g.cards.adjacent[room] >> other & 1:
        return NOT_ADJACENT
    through = g.tags[figure] & T_WALL and behind_wall(g, room, other)
    return ALLOWED if through else IN_THE_WAY


def behind_wall(g: Interloper, room: int, other: int) -> bool:
    """Whether an intact interior wall is between two rooms."""
    for near, edge in g.cards.near[room]:
        if near == other:
            return g.edge_state[edge] == INTACT and g.cards.edge_sort[edge] == WALL
    return False


def ways(g: Interloper, figure: int) -> list[int]:
    """INT-5.1, 17.9: the rooms that the figure could move to and pay for."""
    return [room for room in bits(neighbours(g, figure)) if not no_way(g, 0, room, figure)]


def neighbours(g: Interloper, figure: int) -> int:
    """The mask of rooms that the figure could reach by a move, if at all."""
    room = g.at[figure]
    return g.cards.adjacent[room] if g.tags[figure] & T_WALL else g.links[room]


def move_cost(g: Interloper, figure: int, other: int) -> int:
    """INT-5.3, 5.4, INT-R97, R114: what a move into this room costs."""
    room = g.at[figure]
    price = 1 + surcharge(g, figure, room)
    tags = g.tags[figure]
    if tags & T_COST:
        case = situation(g, figure)
        if not g.counts[choices.MOVE]:
            case |= FIRST_MOVE
        if g.here[other] & enemies(figure):
            case |= ENEMY_IN_TARGET
        price += changes(g, figure, choices.MOVE, case)
    if not g.links[room] >> other & 1:
        price += g.cards.wall[wall_text(g, figure)][0]
    return max(0, price)


def wall_text(g: Interloper, figure: int) -> int:
    """The text that lets a figure through intact walls; one without a check is preferred."""
    found = -1
    for text in g.texts[figure]:
        if g.cards.tags[text] & T_WALL and (found < 0 or g.cards.wall[text][1] < 0):
            found = text
    return found


def ask_move(g: Interloper, figure: int) -> None:
    """INT-5.1: where to."""
    pick(g, owner(g, figure), MOVE_TO, ways(g, figure), (declare_move, figure))


def declare_move(g: Interloper, figure: int, room: int) -> None:
    """INT-5.3, 5.8: each move is declared and paid alone."""
    price = move_cost(g, figure, room)
    if g.telling:
        open_way = g.links[g.at[figure]] >> room & 1
        g.tell(MOVED if open_way or not is_checked(g, figure) else CRAWLS, (figure, room))
    declare(g, deed_of(choices.MOVE, figure, room=room), price, (move, figure, room), (done,))


def move(g: Interloper, figure: int, room: int) -> None:
    """INT-5.1, 17.9, 17.10: through a door, a wrecked edge, or with a text through a wall."""
    carry_out(g)
    if g.links[g.at[figure]] >> room & 1 or not is_checked(g, figure):
        enter_room(g, figure, room)
    else:
        _, stat, threshold, no_items = g.cards.wall[wall_text(g, figure)]
        check(g, figure, stat, threshold, FOR_DUCT, no_items, ((walk, figure, room),), ())


def is_checked(g: Interloper, figure: int) -> bool:
    """INT-17.9: whether the way through a wall takes a check."""
    return g.cards.wall[wall_text(g, figure)][1] >= 0


# Stalk.


def stalk_enemies(g: Interloper, figure: int) -> int:
    """INT-5.9, INT-R26: whose presence keeps a figure from Stalking."""
    if figure >= COLONIST:
        return ALIENS
    return CREW & ~NPCS if g.tags[figure] & T_LURK else CREW


def ask_stalk(g: Interloper, figure: int) -> None:
    """INT-3.3 (e), 5.9 to 5.12, INT-R29: a jump into any room without enemies."""
    if not g.tags[figure] & T_STALK or not g.alive >> figure & 1 or g.ap < 1:
        return
    if g.forbids[figure] >> TO_STALK & 1 or g.still >> figure & 1:
        return
    if g.here[g.at[figure]] & stalk_enemies(g, figure):
        return
    options = [choices.DECLINE]
    options.extend([choices.PICK + room for room in haunts(g, figure)])
    if len(options) > 1:
        g.ask(owner(g, figure), STALK, options, (declare_stalk, figure))


def haunts(g: Interloper, figure: int) -> list[int]:
    """INT-5.9: the other rooms without enemies, and without a sentry."""
    foes = stalk_enemies(g, figure)
    own = g.at[figure]
    watched = g.no_stalk if figure < COLONIST else 0
    return [
        room
        for room in range(g.cards.rooms)
        if room != own and not g.here[room] & foes and not watched >> room & 1
    ]


def no_stalk(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-5.9: stay, or a room to Stalk into."""
    room = option - choices.PICK
    if option == choices.DECLINE or room in haunts(g, figure):
        return ALLOWED
    if room == g.at[figure]:
        return SAME_ROOM
    return ENEMY_THERE if g.here[room] & stalk_enemies(g, figure) else SENTRY_WATCHES


def declare_stalk(g: Interloper, figure: int, option: int) -> None:
    """INT-5.9, 5.11: it costs exactly 1 AP."""
    if option != choices.DECLINE:
        g.then((stalk_again, figure))
        room = option - choices.PICK
        if g.telling:
            g.tell(STALKED, (figure, room))
        declare(g, deed_of(TO_STALK, figure, room=room), 1, (stalk, figure, room), (done,))


def stalk_again(g: Interloper, figure: int) -> None:
    """INT-17.24: after a Stalk taken back the step is offered again."""
    if g.taken_back:
        g.taken_back = False
        g.then((ask_stalk, figure))


def stalk(g: Interloper, figure: int, room: int) -> None:
    """INT-5.10: doors, locks and walls do not matter."""
    carry_out(g)
    g.stalked |= 1 << figure
    enter_room(g, figure, room)


# NPCs.


def claimable(g: Interloper, seat: int) -> int:
    """INT-6.3, 6.4: the living NPCs that a player may move or command this round."""
    mine = g.claimed[seat]
    if g.claims[seat] < g.npc_moves:
        mine = NPCS
        for other in range(g.players):
            if other != seat:
                mine &= ~g.claimed[other]
    return mine & g.alive


def npc_cost(g: Interloper, seat: int, npc: int) -> int:
    """INT-5.6: the surcharge is tested in the room that the NPC leaves; the Alien pays less."""
    price = cost(g, main_figure(g, seat), choices.ACTION_MOVE_NPC)
    room = g.at[npc]
    if seat == g.alien_player:
        breached = g.breached >> room & 1 and not g.tags[PRIME] & T_MOVE_NPC
        return price + 1 if breached else price
    return price + 1 if g.breached >> room & 1 or g.here[room] & ALIENS else price


def claimed_by(g: Interloper, seat: int, npc: int) -> int:
    """INT-6.3: the other player who has claimed an NPC this round, or nobody."""
    for other in range(g.players):
        if other != seat and g.claimed[other] >> npc & 1:
            return other
    return NOBODY


def no_npc_to_move(g: Interloper, seat: int, npc: int) -> int:
    """INT-6.1 to 6.4: an NPC that this player could move and pay for."""
    if claimable(g, seat) >> npc & 1:
        return no_walk(g, seat, npc)
    if claimed_by(g, seat, npc) == NOBODY:
        return no_walker(g, npc) or CLAIM_IS_SPENT
    return no_walker(g, npc) or CLAIMED_BY_OTHER


def no_walk(g: Interloper, seat: int, npc: int) -> int:
    """INT-6.1, 5.6: of an NPC that the player may move: somewhere to go, and the AP for it."""
    if not g.links[g.at[npc]]:
        return NPC_HAS_NO_WAY
    return NPC_TOO_DEAR if npc_cost(g, seat, npc) > g.ap else ALLOWED


def no_move_npc(g: Interloper, seat: int) -> int:
    """INT-4.4, 4.7, 6.1 to 6.4, 6.12: whether the action could be declared.

    By Colonists; by the Alien only with an option or a trait.
    """
    figure = main_figure(g, seat)
    if barred(g, figure) >> choices.ACTION_MOVE_NPC & 1:
        return ban_on(g, figure, choices.ACTION_MOVE_NPC)
    if seat == g.alien_player and not g.alien_moves and not g.tags[PRIME] & T_MOVE_NPC:
        return ALIEN_MOVES_NO_NPCS
    found = ALLOWED
    able = claimable(g, seat)
    while able:
        low = able & -able
        able ^= low
        reason = no_walk(g, seat, low.bit_length() - 1)
        if not reason:
            return ALLOWED
        if reason == NPC_TOO_DEAR:
            found = reason
    if found:
        return found
    if not g.alive & NPCS:
        return NO_NPC_LEFT
    if g.claims[seat] >= g.npc_moves:
        return CLAIM_SPENT
    return NO_NPC_CAN_GO if claimable(g, seat) else ALL_NPCS_CLAIMED


def ask_move_npc(g: Interloper, figure: int) -> None:
    """INT-6.1: which NPC; then its route, of one room or more with a text that says so."""
    stride = 1
    seat = owner(g, figure)
    if figure >= COLONIST and g.tags[figure] & T_STRIDE:
        for text in g.texts[figure]:
            stride = max(stride, g.cards.stride[text])
    then = (ask_route, seat, stride, 0, 0, (declare_move_npc, seat))
    able = [npc for npc in bits(claimable(g, seat)) if not no_walk(g, seat, npc)]
    pick(g, seat, WHICH_NPC, able, then)


def no_claim(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-6.1 to 6.4: an NPC that this player could move and pay for."""
    return no_npc_to_move(g, seat, option)


def declare_move_npc(g: Interloper, seat: int, aim: int) -> None:
    """INT-6.3: the NPC is claimed by the player who moves it."""
    npc = aim & (1 << FIGURE_BITS) - 1
    price = npc_cost(g, seat, npc)
    deed = deed_of(choices.ACTION_MOVE_NPC, npc)
    rooms = rooms_of(aim)
    deed.route = tuple(rooms)
    if g.telling:
        for room in rooms:
            g.tell(NPC_MOVED, (seat, npc, room))
    declare(g, deed, price, (move_npc, npc, *rooms), (done,))
    if not g.claimed[seat] >> npc & 1:
        g.claimed[seat] |= 1 << npc
        g.claims[seat] += 1


def move_npc(g: Interloper, npc: int, *rooms: int) -> None:
    """INT-3.11, 6.1: the NPC walks room by room; winning is tested in each."""
    carry_out(g)
    for room in rooms:
        if not g.over:
            enter_room(g, npc, room)


# Doors.


def no_lock(g: Interloper, figure: int) -> int:
    """INT-8.4: whether the room has a door to lock."""
    for edge in g.cards.doors[g.at[figure]]:
        if g.edge_state[edge] == UNLOCKED:
            return ALLOWED
    return NO_UNLOCKED_DOOR


def no_unlock(g: Interloper, figure: int) -> int:
    """INT-8.6, 8.7: whether the room has a door to unlock, and the figure a stat to do it with."""
    for edge in g.cards.doors[g.at[figure]]:
        if g.edge_state[edge] == LOCKED:
            return ALLOWED if unlock_stat(g, figure) >= 0 else UNABLE_TO_UNLOCK
    return NO_LOCKED_DOOR


def doors_in(g: Interloper, figure: int, state: int) -> list[int]:
    """INT-8.1: the doors of the figure's room that are in this state."""
    return [edge for edge in g.cards.doors[g.at[figure]] if g.edge_state[edge] == state]


def no_door_in(g: Interloper, figure: int, edge: int, state: int) -> int:
    """INT-8.1: a door of the figure's room that is in this state."""
    reason = no_door_of(g, figure, edge)
    if reason:
        return reason
    return ALLOWED if g.edge_state[edge] == state else wrong_state(g, edge)


def unlock_stat(g: Interloper, figure: int) -> int:
    """INT-8.6, 8.7, 16.1: the stat to unlock with, or -1."""
    if g.tags[figure] & T_UNLOCK:
        for text in g.texts[figure]:
            stat = g.cards.unlock_stat[text]
            if stat >= 0 and has_stat(g, figure, stat):
                return stat
    return TECH if figure >= COLONIST and has_stat(g, figure, TECH) else -1


def ask_lock(g: Interloper, figure: int) -> None:
    """INT-8.4: which door."""
    pick(g, owner(g, figure), WHICH_DOOR, doors_in(g, figure, UNLOCKED), (ask_resin, figure))


def no_door_to_lock(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-8.1, 8.4: an unlocked door of the room."""
    return no_door_in(g, figure, option, UNLOCKED)


def ask_resin(g: Interloper, figure: int, edge: int) -> None:
    """`on_lock`: plain, or sealed with resin."""
    if not g.tags[figure] & T_LOCK:
        declare_lock(g, figure, edge, choices.PLAIN)
        return
    may = True
    for text in g.texts[figure]:
        if g.cards.lock_threshold[text] and not g.cards.lock_may[text]:
            may = False
    options = [choices.PLAIN, choices.RESIN] if may else [choices.RESIN]
    pick(g, owner(g, figure), RESIN_CHOICE, options, (declare_lock, figure, edge))


def declare_lock(g: Interloper, figure: int, edge: int, option: int) -> None:
    """INT-8.2, 8.4: no check is needed."""
    level = NORMAL_LOCK
    if option == choices.RESIN:
        for text in g.texts[figure]:
            level = max(level, g.cards.lock_threshold[text])
    price = cost(g, figure, choices.LOCK)
    deed = deed_of(choices.LOCK, figure, edge=edge)
    if g.tags[figure] & T_LOCK:
        deed.choice = option
    if g.telling:
        g.tell(LOCKS, (figure, edge))
        if level != NORMAL_LOCK:
            g.tell(RESINED, (edge, level))
    declare(g, deed, price, (lock_door, edge, level), (done,))


def lock_door(g: Interloper, edge: int, level: int) -> None:
    """INT-8.4: the door gets its token."""
    carry_out(g)
    lock(g, edge, level)


def ask_unlock(g: Interloper, figure: int) -> None:
    """INT-8.6: which door."""
    able = doors_in(g, figure, LOCKED)
    pick(g, owner(g, figure), WHICH_DOOR, able, (declare_unlock, figure))


def no_door_to_unlock(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-8.1, 8.6: a locked door of the room."""
    return no_door_in(g, figure, option, LOCKED)


def declare_unlock(g: Interloper, figure: int, edge: int) -> None:
    """INT-8.2, 8.6: paid, whatever the check brings."""
    price = cost(g, figure, choices.UNLOCK)
    if g.telling:
        g.tell(TRIES_EDGE, (figure, choices.UNLOCK, edge))
    declare(
        g,
        deed_of(choices.UNLOCK, figure, edge=edge),
        price,
        (unlock_door, figure, edge),
        (done,),
    )


def unlock_door(g: Interloper, figure: int, edge: int) -> None:
    """INT-8.6: a Tech check 13+, more with resin."""
    carry_out(g)
    stat = unlock_stat(g, figure)
    check(g, figure, stat, g.lock_level[edge], FOR_UNLOCK, False, ((unlock, edge),), ())

"""INT-12, 13: attacks: who may attack whom and how, protecting, assisting, and the combat."""

from __future__ import annotations

from typing import Any

from .. import choices
from ..numbers import (
    ARMED,
    ASSIST,
    ASSIST_GUARDS,
    ASSISTED,
    ATTACK_MODE,
    ATTACKED,
    COMMANDED,
    PROTECT,
    PROTECTED,
    TARGET,
    TIED,
    TOTALS,
    WON,
)
from ..pack import (
    ALIENS,
    AT_DISTANCE,
    ATTACKING,
    COLONIST,
    COLONISTS,
    DEFENDING,
    DISTANCE,
    FOR_COMBAT,
    FROM_COMBAT,
    GUARD,
    IN_MELEE,
    M_ATTACKER,
    M_BONUS,
    M_CARDS,
    M_DEFENDER,
    M_DISCARD,
    M_FAR,
    M_KIND,
    M_LIMIT,
    M_NO_ITEMS,
    M_SAFE,
    MELEE,
    NPC,
    NPCS,
    PHYSICAL,
    PRIME,
    PURPOSE,
    SPECIAL,
    T_EXTRA_ATTACK,
    T_MODE,
    TECH,
)
from ..state import (
    A_BASE,
    A_SIZE,
    A_STAT,
    ATTACKER,
    BE_ASSISTED,
    D_BASE,
    D_CARD,
    D_OTHER,
    D_SIZE,
    D_STAT,
    DECIDES,
    DEFENDER,
    EXTRA_CARDS,
    FIGHT,
    FIRST,
    KIND_OF,
    LIMIT,
    MADE,
    MODE,
    NOBODY,
    NPC_ATTACK_MODE,
    PLAIN_ATTACK,
    REDIRECTED,
    TO_ASSIST,
    TO_PROTECT,
    WINNER,
    Interloper,
)
from .aims import pick
from .checks import turn, turn_cards
from .deaths import slay
from .decks import turned_of
from .declaring import barred, carry_out, cost, declare, deed_of, done
from .figures import bits, enemies, figures_of, has_stat, owner
from .items import lose_item, mark_used
from .payoff import ask_payoff, combat_over
from .traits import COMMIT_WINDOW, open_window

# Who may attack whom, and how.


def attacks_left(g: Interloper, figure: int) -> bool:
    """INT-12.1, 13.10, INT-R15: once per turn, not after an assist; a trait may allow more."""
    if g.assisted >> figure & 1 or barred(g, figure) >> choices.ATTACK & 1:
        return False
    if PRIME < figure < COLONIST:
        return not g.struck >> figure & 1
    if not g.attacks:
        return True
    return g.attacks <= extra_attacks(g, figure)


def extra_attacks(g: Interloper, figure: int) -> int:
    """`extra_attack`: how many attacks more this turn."""
    found = 0
    if g.tags[figure] & T_EXTRA_ATTACK:
        for text in g.texts[figure]:
            found += g.cards.extra_attack[text]
    return found


def can_attack(g: Interloper, figure: int) -> bool:
    """INT-4.4, 12.1: whether an attack could be declared."""
    if not attacks_left(g, figure) or cost(g, figure, choices.ATTACK) > g.ap:
        return False
    if targets(g, figure, PLAIN_ATTACK):
        return True
    if g.tags[figure] & T_MODE:
        for mode in modes(g, figure):
            if targets(g, figure, mode):
                return True
    return False


def modes(g: Interloper, figure: int) -> list[int]:
    """INT-13.1, 13.6, 14.11, INT-R116: the texts that offer a way to make the attack."""
    found: list[int] = []
    for text in g.texts[figure]:
        if g.cards.mode[text] and text not in found:
            if has_stat(g, figure, g.cards.mode[text][M_ATTACKER]):
                found.append(text)
    return found


def targets(g: Interloper, figure: int, mode: int) -> int:
    """INT-12.2, 13.1, 13.6, INT-R54: the mask of legal targets of an attack made so.

    Friendly fire is about the own room.
    """
    room = g.at[figure]
    there = g.here[room]
    if g.friendly_fire:
        there &= ~(1 << figure)
    else:
        there &= enemies(figure)
    how: tuple[Any, ...] = g.cards.mode[mode] if mode >= 0 else ()
    if how and how[M_FAR]:
        for other in bits(g.links[room]):
            there |= g.here[other] & enemies(figure)
    if not there:
        return 0
    if PRIME < figure < COLONIST and g.cards.spares_npcs[figure]:
        there &= ~NPCS
    if g.attacks and g.foes and not PRIME < figure < COLONIST and must_differ(g, figure):
        there &= ~g.foes
    if how and how[M_KIND] == SPECIAL:
        for target in bits(there):
            if not has_stat(g, target, how[M_DEFENDER]):
                there &= ~(1 << target)
    return there


def must_differ(g: Interloper, figure: int) -> bool:
    """`different_target`: a further attack needs another target than the first."""
    for text in g.texts[figure]:
        if g.cards.other_target[text]:
            return True
    return False


# Declaring.


def ask_attack(g: Interloper, figure: int) -> None:
    """INT-4.3: first the mode, then the target."""
    options = []
    if targets(g, figure, PLAIN_ATTACK):
        options.append(choices.MELEE)
    if g.tags[figure] & T_MODE:
        able = [mode for mode in modes(g, figure) if targets(g, figure, mode)]
        options.extend(
            [choices.OWN if m >= g.cards.kinds else choices.ATTACK_MODE_CARD + m for m in able]
        )
        options.sort()
    pick(g, owner(g, figure), ATTACK_MODE, options, (ask_target, figure))


def ask_target(g: Interloper, figure: int, option: int) -> None:
    """INT-12.2: whom to attack."""
    mode = PLAIN_ATTACK
    if option == choices.OWN:
        mode = g.cards.kinds + figure
    elif option >= choices.ATTACK_MODE_CARD:
        mode = option - choices.ATTACK_MODE_CARD
    options = bits(targets(g, figure, mode))
    pick(g, owner(g, figure), TARGET, options, (declare_attack, figure, mode))


def declare_attack(g: Interloper, figure: int, mode: int, target: int) -> None:
    """INT-12.3 (a), (b): attacker, target and mode are declared and paid."""
    how: tuple[Any, ...] = g.cards.mode[mode] if mode >= 0 else ()
    price = cost(g, figure, choices.ATTACK)
    fight = new_fight(figure, target, mode, owner(g, figure))
    if how:
        fight[KIND_OF] = how[M_KIND]
        fight[A_STAT] = how[M_ATTACKER]
        fight[D_STAT] = how[M_DEFENDER]
    if g.telling:
        g.tell(ATTACKED, (figure, target, fight[KIND_OF]))
        if 0 <= mode < g.cards.kinds:
            g.tell(ARMED, (mode,))
    begin_attack(g, fight, choices.ATTACK, price)
    if 0 <= mode < g.cards.kinds and g.cards.sort[mode] == TECH:
        mark_used(g, figure, mode)


def new_fight(figure: int, target: int, mode: int, seat: int) -> list[int]:
    """A fight: a melee until its mode says otherwise."""
    fight = [0] * FIGHT
    fight[ATTACKER] = figure
    fight[DEFENDER] = fight[FIRST] = target
    fight[MODE] = mode
    fight[KIND_OF] = MELEE
    fight[DECIDES] = seat
    fight[WINNER] = NOBODY
    return fight


def begin_attack(g: Interloper, fight: list[int], action: int, price: int) -> None:
    """INT-12.3: the steps of an attack."""
    deed = deed_of(action, fight[ATTACKER], D_OTHER, fight[DEFENDER])
    deed[D_CARD] = fight[MODE]
    declare(
        g, deed, price,
        (ask_protect, 0), (after_protecting,), (end_attack,), (done,),
    )  # fmt: skip
    g.fight = fight


def declare_npc_attack(
    g: Interloper, seat: int, npc: int, cards: int, bonus: int, kind: int, price: int, target: int
) -> None:
    """INT-13.22: an NPC is commanded to attack, and thereby claimed."""
    fight = new_fight(npc, target, NPC_ATTACK_MODE, seat)
    fight[KIND_OF] = kind
    fight[EXTRA_CARDS] = cards
    fight[LIMIT] = bonus
    if g.telling:
        g.tell(COMMANDED, (seat, npc, target))
    begin_attack(g, fight, choices.ACTION_NPC_ATTACK, price)
    if not g.claimed[seat] >> npc & 1:
        g.claimed[seat] |= 1 << npc
        g.claims[seat] += 1


# Protecting.


def in_reach(g: Interloper) -> bool:
    """INT-R64: whether attacker and target are still where the attack is possible."""
    fight = g.fight
    a, b = g.at[fight[ATTACKER]], g.at[fight[DEFENDER]]
    if a < 0 or b < 0:
        return False
    mode = fight[MODE]
    return a == b or (mode >= 0 and g.cards.mode[mode][M_FAR] and g.links[a] >> b & 1 != 0)


def ask_protect(g: Interloper, j: int) -> None:
    """INT-12.3 (c), 13.14, 13.15: clockwise from the attacker, until one accepts."""
    if not in_reach(g):
        return
    fight = g.fight
    while j < g.players:
        seat = (fight[DECIDES] + j) % g.players
        able = protectors(g, seat)
        if able:
            options = [choices.DECLINE]
            options.extend([choices.PICK + figure for figure in bits(able)])
            g.ask(seat, PROTECT, options, (protect, j))
            return
        j += 1


def protectors(g: Interloper, seat: int) -> int:
    """INT-13.14, 13.16, 13.21, INT-R62: this player's figures that may step in."""
    fight = g.fight
    target = fight[DEFENDER]
    side = ALIENS if target < COLONIST else COLONISTS
    able = figures_of(g, seat) & side & g.here[g.at[target]]
    able &= ~(g.protected | 1 << target | 1 << fight[ATTACKER])
    if able:
        special = fight[KIND_OF] == SPECIAL
        for figure in bits(able):
            if g.forbids[figure] >> TO_PROTECT & 1 or (
                special and not has_stat(g, figure, fight[D_STAT])
            ):
                able &= ~(1 << figure)
    return able


def protect(g: Interloper, j: int, option: int) -> None:
    """INT-13.15, 13.17: the first to accept becomes the new target."""
    if option == choices.DECLINE:
        g.then((ask_protect, j + 1))
        return
    figure = option - choices.PICK
    fight = g.fight
    if g.telling:
        g.tell(PROTECTED, (figure, fight[DEFENDER]))
    fight[DEFENDER] = figure
    fight[REDIRECTED] = 1
    g.protected |= 1 << figure


def after_protecting(g: Interloper) -> None:
    """INT-12.4, 6.7, INT-R33: an NPC that nobody protects is slain; else the fight goes on."""
    if not in_reach(g):
        return
    fight = g.fight
    attacker, target = fight[ATTACKER], fight[DEFENDER]
    if target >= NPC:
        count_attack(g)
        carry_out(g)
        slay(g, target, attacker < COLONIST)
    elif assistable(g):
        g.then((ask_assist, 0), (ask_guards, 0), (open_window, COMMIT_WINDOW), (combat,))
    else:
        g.then((open_window, COMMIT_WINDOW), (combat,))


def count_attack(g: Interloper) -> None:
    """INT-12.1, 13.18, 13.19, 13.24: a redirected attack does not use up that of the turn."""
    fight = g.fight
    fight[MADE] = 1
    figure = fight[ATTACKER]
    g.attacked |= 1 << figure
    if fight[REDIRECTED] or figure >= NPC:
        return
    if PRIME < figure < COLONIST:
        g.struck |= 1 << figure
    else:
        g.attacks += 1
        g.foes |= 1 << fight[DEFENDER]


# Assisting.


def assistable(g: Interloper) -> bool:
    """INT-13.5, 13.7, 13.13: a player character attacks with a Physical check, not at distance."""
    fight = g.fight
    figure = fight[ATTACKER]
    return (
        figure < NPC
        and fight[KIND_OF] != DISTANCE
        and fight[A_STAT] == PHYSICAL
        and not g.forbids[figure] >> BE_ASSISTED & 1
    )


def assistants(g: Interloper, of: int) -> int:
    """INT-13.7, 13.10, 13.24: of these figures, those in the room who may still assist."""
    fight = g.fight
    figure = fight[ATTACKER]
    taken = g.attacked | g.assisted | 1 << figure | 1 << fight[FIRST] | 1 << fight[DEFENDER]
    return g.here[g.at[figure]] & of & ~taken


def ask_assist(g: Interloper, j: int) -> None:
    """INT-12.3 (d), 13.7, 13.9, 13.13: clockwise from the attacker, each for themselves."""
    fight = g.fight
    side = ALIENS if fight[ATTACKER] < COLONIST else COLONISTS
    while j < g.players:
        seat = (fight[DECIDES] + j) % g.players
        able = assistants(g, figures_of(g, seat) & side)
        for figure in bits(able):
            if g.forbids[figure] >> TO_ASSIST & 1:
                able &= ~(1 << figure)
        if able:
            options = [choices.DECLINE]
            options.extend([choices.PICK + figure for figure in bits(able)])
            g.ask(seat, ASSIST, options, (assist, j))
            return
        j += 1


def assist(g: Interloper, j: int, option: int) -> None:
    """INT-13.8, 13.10: one card more; it is the assistant's attack of this round."""
    if option == choices.DECLINE:
        g.then((ask_assist, j + 1))
    else:
        help_attack(g, option - choices.PICK, 1)
        g.then((ask_assist, j))


def help_attack(g: Interloper, figure: int, cards: int) -> None:
    """INT-13.8: an assistant adds cards."""
    g.assisted |= 1 << figure
    g.fight[EXTRA_CARDS] += cards
    if g.telling:
        g.tell(ASSISTED, (figure,))


def ask_guards(g: Interloper, picked: int) -> None:
    """INT-13.9, 13.25, INT-R34: the attacker decides for the Guards, picked in ascending order."""
    fight = g.fight
    if fight[ATTACKER] < COLONIST:
        return
    able = assistants(g, g.cards.type_mask[GUARD]) & -1 << picked.bit_length()
    if not able:
        send_guards(g, picked)
        return
    options = [choices.DONE]
    options.extend([choices.PICK + guard for guard in bits(able)])
    g.ask(fight[DECIDES], ASSIST_GUARDS, options, (guard_picked, picked), picked != 0)


def guard_picked(g: Interloper, picked: int, option: int) -> None:
    """One more Guard, or that was all."""
    if option == choices.DONE:
        send_guards(g, picked)
    else:
        ask_guards(g, picked | 1 << option - choices.PICK)


def send_guards(g: Interloper, picked: int) -> None:
    """INT-13.8, 13.24: the Guards add their cards."""
    for guard in bits(picked):
        help_attack(g, guard, g.assist_cards[GUARD])


# The combat.


def combat(g: Interloper) -> None:
    """INT-12.3 (f), 12.5 to 12.7, INT-R65: both turn over cards, the attacker first."""
    if not in_reach(g):
        return
    count_attack(g)
    carry_out(g)
    g.checking += 1
    fight = g.fight
    attacker, defender = fight[ATTACKER], fight[DEFENDER]
    one = attack_total(g)
    two = defence_total(g)
    if g.telling:
        g.tell(TOTALS, (attacker, one, defender, two))
    g.then((combat_over,))
    if one == two or (two > one and cannot_lose(g)):
        if g.telling:
            g.tell(TIED, (attacker, defender))
        return
    fight[WINNER] = attacker if one > two else defender
    fight[LIMIT] = one - two if one > two else two - one
    if g.telling:
        g.tell(WON, (fight[WINNER], fight[LIMIT]))
    mode = fight[MODE]
    if mode >= 0 and one > two:
        fight[LIMIT] += g.cards.mode[mode][M_LIMIT]
    g.then((ask_payoff,))


def cannot_lose(g: Interloper) -> bool:
    """INT-13.2, 13.3, INT-R58: a Distance Attack cannot be lost, nor can some Special Attacks."""
    fight = g.fight
    mode = fight[MODE]
    return fight[KIND_OF] == DISTANCE or (mode >= 0 and g.cards.mode[mode][M_SAFE])


def case_of(kind: int, side: int) -> int:
    """The situation of a combatant."""
    case = side | 1 << PURPOSE + FOR_COMBAT | FROM_COMBAT
    if kind == MELEE:
        return case | IN_MELEE
    return case | AT_DISTANCE if kind == DISTANCE else case


def attack_total(g: Interloper) -> int:
    """INT-12.5, 13.8, 13.23, 14.12: the attacker's cards, those of assistants included."""
    fight = g.fight
    figure = fight[ATTACKER]
    stat = fight[A_STAT]
    fight[A_BASE] = len(turned_of(g, stat))
    mode = fight[MODE]
    if figure >= NPC:
        total = turn_cards(g, figure, stat, fight[EXTRA_CARDS]) + fight[LIMIT]
    else:
        more_cards = fight[EXTRA_CARDS]
        bonus = 0
        no_items = False
        if mode >= 0:
            how = g.cards.mode[mode]
            more_cards += how[M_CARDS]
            bonus = how[M_BONUS]
            no_items = how[M_NO_ITEMS]
        case = case_of(fight[KIND_OF], ATTACKING)
        total = turn(g, figure, stat, case, mode, no_items, more_cards, bonus)
    fight[A_SIZE] = len(turned_of(g, stat)) - fight[A_BASE]
    return total


def defence_total(g: Interloper) -> int:
    """INT-12.5: the defender's cards."""
    fight = g.fight
    stat = fight[D_STAT]
    fight[D_BASE] = len(turned_of(g, stat))
    case = case_of(fight[KIND_OF], DEFENDING)
    total = turn(g, fight[DEFENDER], stat, case, PLAIN_ATTACK, False, 0, 0)
    fight[D_SIZE] = len(turned_of(g, stat)) - fight[D_BASE]
    return total


def end_attack(g: Interloper) -> None:
    """INT-14.13: the attack is over, whatever came of it; a weapon that says so is discarded."""
    carry_out(g)
    fight = g.fight
    mode, figure = fight[MODE], fight[ATTACKER]
    if fight[MADE] and mode >= 0 and g.cards.mode[mode][M_DISCARD] and mode in g.items[figure]:
        lose_item(g, figure, mode)
    g.fight.clear()

"""INT-12, 13: attacks: who may attack whom and how, protecting, assisting, and the combat."""

from __future__ import annotations

from typing import Any

from .. import choices
from ..numbers import (
    ALLOWED,
    ARMED,
    ASSIST,
    ASSIST_GUARDS,
    ASSISTED,
    ATTACK_MODE,
    ATTACKED,
    COMMANDED,
    FORBIDDEN_TO_ASSIST,
    FORBIDDEN_TO_PROTECT,
    GUARDS_ONLY,
    HAS_ASSISTED,
    HAS_ATTACKED,
    HAS_FOUGHT,
    HAS_PROTECTED,
    IN_THE_FIGHT,
    LACKS_STAT,
    NO_FIGURE_THERE,
    NO_FOE,
    NO_HELPER_THERE,
    NO_MELEE_TARGET,
    NO_PROTECTOR_THERE,
    NO_SUCH_MODE,
    NO_TARGET,
    NO_TARGET_FOR_MODE,
    NOT_IN_ORDER,
    NPC_HAS_FOUGHT,
    PROTECT,
    PROTECTED,
    SAME_TARGET,
    SPARES_NPCS,
    TARGET,
    TARGET_OUT_OF_REACH,
    TARGETED_ITSELF,
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
    M_LIMIT,
    M_NO_ITEMS,
    M_SAFE,
    M_SORT,
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
    BE_ASSISTED,
    NPC_ATTACK_MODE,
    PLAIN_ATTACK,
    TO_ASSIST,
    TO_PROTECT,
    Fight,
    Interloper,
)
from .aims import pick
from .checks import turn, turn_cards
from .deaths import slay
from .decks import turned_of
from .declaring import carry_out, cost, declare, deed_of, done
from .figures import bits, enemies, figures_of, has_stat, owner
from .items import lose_item, mark_used
from .payoff import ask_payoff, combat_over
from .traits import COMMIT_WINDOW, open_window

# Who may attack whom, and how.


def extra_attacks(g: Interloper, figure: int) -> int:
    """`extra_attack`: how many attacks more this turn."""
    found = 0
    if g.tags[figure] & T_EXTRA_ATTACK:
        for text in g.texts[figure]:
            found += g.cards.extra_attack[text]
    return found


def no_attack(g: Interloper, figure: int) -> int:
    """INT-4.4, 12.1, 13.10, INT-R15: once per turn, not after an assist, with a legal target.

    A trait may allow more attacks.
    """
    if g.assisted >> figure & 1:
        return HAS_ASSISTED
    if PRIME < figure < COLONIST:
        if g.struck >> figure & 1:
            return HAS_ATTACKED
    elif g.attacks and g.attacks > extra_attacks(g, figure):
        return HAS_ATTACKED
    if targets(g, figure, PLAIN_ATTACK):
        return ALLOWED
    if g.tags[figure] & T_MODE:
        for mode in modes(g, figure):
            if targets(g, figure, mode):
                return ALLOWED
    return NO_TARGET


def modes(g: Interloper, figure: int) -> list[int]:
    """INT-13.1, 13.6, 14.11, INT-R116: the texts that offer a way to make the attack."""
    found: list[int] = []
    for text in g.texts[figure]:
        if g.cards.mode[text] and text not in found:
            if has_stat(g, figure, g.cards.mode[text][M_ATTACKER]):
                found.append(text)
    return found


def in_range(g: Interloper, figure: int, mode: int) -> int:
    """INT-12.2, 13.1, 13.6, INT-R54: the mask of enemies that an attack made so can reach.

    Friendly fire is about the own room.
    """
    room = g.at[figure]
    there = g.here[room]
    if g.friendly_fire:
        there &= ~(1 << figure)
    else:
        there &= enemies(figure)
    if mode >= 0 and g.cards.mode[mode][M_FAR]:
        for other in bits(g.links[room]):
            there |= g.here[other] & enemies(figure)
    return there


def spared(g: Interloper, figure: int) -> int:
    """INT-12.1: the mask of those whom this figure cannot attack now."""
    if PRIME < figure < COLONIST:
        return NPCS if g.cards.spares_npcs[figure] else 0
    return g.foes if g.attacks and g.foes and must_differ(g, figure) else 0


def lacks_stat(g: Interloper, target: int, mode: int) -> bool:
    """INT-R67: whether a special attack asks for a stat that the target has not."""
    how: tuple[Any, ...] = g.cards.mode[mode] if mode >= 0 else ()
    return bool(how) and how[M_SORT] == SPECIAL and not has_stat(g, target, how[M_DEFENDER])


def targets(g: Interloper, figure: int, mode: int) -> int:
    """INT-12.2, 13.1, 13.6, INT-R54: the mask of legal targets of an attack made so."""
    there = in_range(g, figure, mode)
    if there:
        there &= ~spared(g, figure)
        if mode >= 0:
            for target in bits(there):
                if lacks_stat(g, target, mode):
                    there &= ~(1 << target)
    return there


def no_target(g: Interloper, figure: int, target: int, mode: int) -> int:
    """INT-12.1, 12.2, 13.6, INT-R67: a legal target of an attack made so."""
    if not in_range(g, figure, mode) >> target & 1:
        if not g.alive >> target & 1:
            return NO_FIGURE_THERE
        foe = enemies(figure) >> target & 1 or (g.friendly_fire and target != figure)
        return TARGET_OUT_OF_REACH if foe else NO_FOE
    if spared(g, figure) >> target & 1:
        return SPARES_NPCS if PRIME < figure < COLONIST else SAME_TARGET
    return LACKS_STAT if lacks_stat(g, target, mode) else ALLOWED


def must_differ(g: Interloper, figure: int) -> bool:
    """`different_target`: a further attack needs another target than the first."""
    for text in g.texts[figure]:
        if g.cards.other_target[text]:
            return True
    return False


# Declaring.


def ask_attack(g: Interloper, figure: int) -> None:
    """INT-4.3: first the mode, then the target."""
    options = [choices.MELEE]
    if g.tags[figure] & T_MODE:
        designs = g.cards.designs
        options.extend(
            [
                choices.OWN if m >= designs else choices.ATTACK_MODE_CARD + m
                for m in modes(g, figure)
            ]
        )
        options.sort()
    able = [option for option in options if not no_mode(g, 0, option, figure)]
    pick(g, owner(g, figure), ATTACK_MODE, able, (ask_target, figure))


def mode_of(g: Interloper, figure: int, option: int) -> int:
    """The text whose attack mode an option means, or a plain attack."""
    if option == choices.MELEE:
        return PLAIN_ATTACK
    return g.cards.designs + figure if option == choices.OWN else option - choices.ATTACK_MODE_CARD


def no_mode(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-12.2, 13.1, 13.6: a way to attack that the figure has, with a legal target."""
    mode = mode_of(g, figure, option)
    if mode != PLAIN_ATTACK and mode not in modes(g, figure):
        return NO_SUCH_MODE
    if targets(g, figure, mode):
        return ALLOWED
    return NO_MELEE_TARGET if mode == PLAIN_ATTACK else NO_TARGET_FOR_MODE


def ask_target(g: Interloper, figure: int, option: int) -> None:
    """INT-12.2: whom to attack."""
    mode = mode_of(g, figure, option)
    options = bits(targets(g, figure, mode))
    pick(g, owner(g, figure), TARGET, options, (declare_attack, figure, mode))


def no_victim(g: Interloper, seat: int, option: int, figure: int, mode: int) -> int:
    """INT-12.2: a legal target of an attack made in this way, as an option of modes."""
    return no_target(g, figure, option, mode_of(g, figure, mode))


def declare_attack(g: Interloper, figure: int, mode: int, target: int) -> None:
    """INT-12.3 (a), (b): attacker, target and mode are declared and paid."""
    how: tuple[Any, ...] = g.cards.mode[mode] if mode >= 0 else ()
    price = cost(g, figure, choices.ATTACK)
    fight = new_fight(figure, target, mode, owner(g, figure))
    if how:
        fight.sort = how[M_SORT]
        fight.attack_stat = how[M_ATTACKER]
        fight.defence_stat = how[M_DEFENDER]
    if g.telling:
        g.tell(ATTACKED, (figure, target, fight.sort))
        if 0 <= mode < g.cards.designs:
            g.tell(ARMED, (mode,))
    begin_attack(g, fight, choices.ATTACK, price)
    if 0 <= mode < g.cards.designs and g.cards.sort[mode] == TECH:
        mark_used(g, figure, mode)


def new_fight(figure: int, target: int, mode: int, seat: int) -> Fight:
    """A fight: a melee until its mode says otherwise."""
    fight = Fight()
    fight.attacker = figure
    fight.defender = fight.first = target
    fight.mode = mode
    fight.sort = MELEE
    fight.decides = seat
    return fight


def begin_attack(g: Interloper, fight: Fight, action: int, price: int) -> None:
    """INT-12.3: the steps of an attack."""
    deed = deed_of(action, fight.attacker, other=fight.defender)
    deed.card = fight.mode
    declare(
        g, deed, price,
        (ask_protect, 0), (after_protecting,), (end_attack,), (done,),
    )  # fmt: skip
    g.fight = fight


def declare_npc_attack(
    g: Interloper, seat: int, npc: int, cards: int, bonus: int, sort: int, price: int, target: int
) -> None:
    """INT-13.22: an NPC is commanded to attack, and thereby claimed."""
    fight = new_fight(npc, target, NPC_ATTACK_MODE, seat)
    fight.sort = sort
    fight.extra_cards = cards
    fight.limit = bonus
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
    a, b = g.at[fight.attacker], g.at[fight.defender]
    if a < 0 or b < 0:
        return False
    mode = fight.mode
    return a == b or (mode >= 0 and g.cards.mode[mode][M_FAR] and g.links[a] >> b & 1 != 0)


def ask_protect(g: Interloper, j: int) -> None:
    """INT-12.3 (c), 13.14, 13.15: clockwise from the attacker, until one accepts."""
    if not in_reach(g):
        return
    fight = g.fight
    while j < g.players:
        seat = (fight.decides + j) % g.players
        able = protectors(g, seat)
        if able:
            options = [choices.DECLINE]
            options.extend([choices.PICK + figure for figure in bits(able)])
            g.ask(seat, PROTECT, options, (protect, j))
            return
        j += 1


def protectors(g: Interloper, seat: int) -> int:
    """INT-13.14, 13.16, 13.21, INT-R62: this player's figures that may step in."""
    able = figures_of(g, seat) & g.here[g.at[g.fight.defender]]
    for figure in bits(able):
        if no_protector(g, seat, figure):
            able &= ~(1 << figure)
    return able


def no_protector(g: Interloper, seat: int, figure: int) -> int:
    """INT-13.14, 13.16, 13.21, INT-R62: an ally of the target in its room that may step in."""
    fight = g.fight
    target = fight.defender
    side = ALIENS if target < COLONIST else COLONISTS
    if not figures_of(g, seat) & side & g.here[g.at[target]] & 1 << figure:
        return NO_PROTECTOR_THERE
    if figure in (target, fight.attacker):
        return TARGETED_ITSELF
    if g.protected >> figure & 1:
        return HAS_PROTECTED
    if g.forbids[figure] >> TO_PROTECT & 1:
        return FORBIDDEN_TO_PROTECT
    special = fight.sort == SPECIAL
    return LACKS_STAT if special and not has_stat(g, figure, fight.defence_stat) else ALLOWED


def no_protect(g: Interloper, seat: int, option: int, j: int) -> int:
    """INT-13.14: decline, or a figure of one's own that may step in."""
    if option == choices.DECLINE:
        return ALLOWED
    return no_protector(g, seat, option - choices.PICK)


def protect(g: Interloper, j: int, option: int) -> None:
    """INT-13.15, 13.17: the first to accept becomes the new target."""
    if option == choices.DECLINE:
        g.then((ask_protect, j + 1))
        return
    figure = option - choices.PICK
    fight = g.fight
    if g.telling:
        g.tell(PROTECTED, (figure, fight.defender))
    fight.defender = figure
    fight.redirected = True
    g.protected |= 1 << figure


def after_protecting(g: Interloper) -> None:
    """INT-12.4, 6.7, INT-R33: an NPC that nobody protects is slain; else the fight goes on."""
    if not in_reach(g):
        return
    fight = g.fight
    attacker, target = fight.attacker, fight.defender
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
    fight.made = True
    figure = fight.attacker
    g.attacked |= 1 << figure
    if fight.redirected or figure >= NPC:
        return
    if PRIME < figure < COLONIST:
        g.struck |= 1 << figure
    else:
        g.attacks += 1
        g.foes |= 1 << fight.defender


# Assisting.


def assistable(g: Interloper) -> bool:
    """INT-13.5, 13.7, 13.13: a player character attacks with a Physical check, not at distance."""
    fight = g.fight
    figure = fight.attacker
    return (
        figure < NPC
        and fight.sort != DISTANCE
        and fight.attack_stat == PHYSICAL
        and not g.forbids[figure] >> BE_ASSISTED & 1
    )


def no_helper(g: Interloper, figure: int, of: int) -> int:
    """INT-13.7, 13.10, 13.24: one of these figures in the attacker's room who may still assist."""
    fight = g.fight
    if not g.here[g.at[fight.attacker]] & of & 1 << figure:
        return NO_HELPER_THERE
    if (g.attacked | g.assisted) >> figure & 1:
        return NPC_HAS_FOUGHT if figure >= NPC else HAS_FOUGHT
    return IN_THE_FIGHT if figure in (fight.attacker, fight.first, fight.defender) else ALLOWED


def assistants(g: Interloper, seat: int) -> list[int]:
    """INT-13.7, 13.13: a player's figures that may assist."""
    there = g.here[g.at[g.fight.attacker]] & figures_of(g, seat)
    return [figure for figure in bits(there) if not no_assistant(g, seat, figure)]


def no_assistant(g: Interloper, seat: int, figure: int) -> int:
    """INT-13.7, 13.9, 13.13: an own figure of the attacker's side whom no text forbids it."""
    side = ALIENS if g.fight.attacker < COLONIST else COLONISTS
    reason = no_helper(g, figure, figures_of(g, seat) & side)
    if reason:
        return reason
    return FORBIDDEN_TO_ASSIST if g.forbids[figure] >> TO_ASSIST & 1 else ALLOWED


def no_assist(g: Interloper, seat: int, option: int, j: int) -> int:
    """INT-13.7: decline, or a figure of one's own that may assist."""
    if option == choices.DECLINE:
        return ALLOWED
    return no_assistant(g, seat, option - choices.PICK)


def ask_assist(g: Interloper, j: int) -> None:
    """INT-12.3 (d), 13.7, 13.9, 13.13: clockwise from the attacker, each for themselves."""
    fight = g.fight
    while j < g.players:
        seat = (fight.decides + j) % g.players
        able = assistants(g, seat)
        if able:
            options = [choices.DECLINE]
            options.extend([choices.PICK + figure for figure in able])
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
    g.fight.extra_cards += cards
    if g.telling:
        g.tell(ASSISTED, (figure,))


def ask_guards(g: Interloper, picked: int) -> None:
    """INT-13.9, 13.25, INT-R34: the attacker decides for the Guards, picked in ascending order."""
    fight = g.fight
    if fight.attacker < COLONIST:
        return
    there = g.here[g.at[fight.attacker]] & g.cards.type_mask[GUARD]
    able = [guard for guard in bits(there) if not no_guard(g, guard, picked)]
    if not able:
        send_guards(g, picked)
        return
    options = [choices.DONE]
    options.extend([choices.PICK + guard for guard in able])
    g.ask(fight.decides, ASSIST_GUARDS, options, (guard_picked, picked), picked != 0)


def no_guard(g: Interloper, figure: int, picked: int) -> int:
    """INT-6.9, 13.9: a Guard who may still assist, after those picked."""
    reason = no_helper(g, figure, g.cards.type_mask[GUARD])
    if reason:
        return GUARDS_ONLY if reason == NO_HELPER_THERE else reason
    return ALLOWED if figure >= picked.bit_length() else NOT_IN_ORDER


def no_guards(g: Interloper, seat: int, option: int, picked: int) -> int:
    """INT-13.9: that is all, or a Guard."""
    return ALLOWED if option == choices.DONE else no_guard(g, option - choices.PICK, picked)


def no_more_guards(g: Interloper, seat: int, option: int, picked: int, last: int) -> int:
    """INT-13.9: after a further Guard."""
    return no_guards(g, seat, option, picked | 1 << last - choices.PICK)


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
    attacker, defender = fight.attacker, fight.defender
    one = attack_total(g)
    two = defence_total(g)
    if g.telling:
        g.tell(TOTALS, (attacker, one, defender, two))
    g.then((combat_over,))
    if one == two or (two > one and cannot_lose(g)):
        if g.telling:
            g.tell(TIED, (attacker, defender))
        return
    fight.winner = attacker if one > two else defender
    fight.limit = one - two if one > two else two - one
    if g.telling:
        g.tell(WON, (fight.winner, fight.limit))
    mode = fight.mode
    if mode >= 0 and one > two:
        fight.limit += g.cards.mode[mode][M_LIMIT]
    g.then((ask_payoff,))


def cannot_lose(g: Interloper) -> bool:
    """INT-13.2, 13.3, INT-R58: a Distance Attack cannot be lost, nor can some Special Attacks."""
    fight = g.fight
    mode = fight.mode
    return fight.sort == DISTANCE or (mode >= 0 and g.cards.mode[mode][M_SAFE])


def case_of(sort: int, side: int) -> int:
    """The situation of a combatant."""
    case = side | 1 << PURPOSE + FOR_COMBAT | FROM_COMBAT
    if sort == MELEE:
        return case | IN_MELEE
    return case | AT_DISTANCE if sort == DISTANCE else case


def attack_total(g: Interloper) -> int:
    """INT-12.5, 13.8, 13.23, 14.12: the attacker's cards, those of assistants included."""
    fight = g.fight
    figure = fight.attacker
    stat = fight.attack_stat
    fight.attack_base = len(turned_of(g, stat))
    mode = fight.mode
    if figure >= NPC:
        total = turn_cards(g, figure, stat, fight.extra_cards) + fight.limit
    else:
        more_cards = fight.extra_cards
        bonus = 0
        no_items = False
        if mode >= 0:
            how = g.cards.mode[mode]
            more_cards += how[M_CARDS]
            bonus = how[M_BONUS]
            no_items = how[M_NO_ITEMS]
        case = case_of(fight.sort, ATTACKING)
        total = turn(g, figure, stat, case, mode, no_items, more_cards, bonus)
    fight.attack_size = len(turned_of(g, stat)) - fight.attack_base
    return total


def defence_total(g: Interloper) -> int:
    """INT-12.5: the defender's cards."""
    fight = g.fight
    stat = fight.defence_stat
    fight.defence_base = len(turned_of(g, stat))
    case = case_of(fight.sort, DEFENDING)
    total = turn(g, fight.defender, stat, case, PLAIN_ATTACK, False, 0, 0)
    fight.defence_size = len(turned_of(g, stat)) - fight.defence_base
    return total


def end_attack(g: Interloper) -> None:
    """INT-14.13: the attack is over, whatever came of it; a weapon that says so is discarded."""
    carry_out(g)
    fight = g.fight
    mode, figure = fight.mode, fight.attacker
    if fight.made and mode >= 0 and g.cards.mode[mode][M_DISCARD] and mode in g.items[figure]:
        lose_item(g, figure, mode)
    g.fight = Fight()

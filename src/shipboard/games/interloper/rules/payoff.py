"""INT-12.8 to 12.16: what the winner of a combat does to the loser."""

from __future__ import annotations

from .. import choices
from ..numbers import FALLBACK_PENALTY, LASH_PENALTY, PAYOFF, TOOK_ITEM
from ..pack import (
    AT_DISTANCE,
    ATTACKING,
    COLONIST,
    DEFENDING,
    DISTANCE,
    FROM_COMBAT,
    IN_MELEE,
    M_EXTRA,
    M_LASH,
    MELEE,
    NPC,
    ON_COMBAT_WIN,
    T_COMBAT_WIN,
)
from ..state import (
    A_BASE,
    A_SIZE,
    A_STAT,
    ATTACKER,
    D_BASE,
    D_SIZE,
    D_STAT,
    DECIDES,
    DEFENDER,
    KIND_OF,
    LIMIT,
    MODE,
    NOBODY,
    WINNER,
    Interloper,
)
from .deaths import slay
from .decks import discard_turned, distinct, turned_of
from .figures import can_hold, holds, owner, situation
from .frames import carry
from .items import lose_item, receive_item, take_item
from .penalties import take_penalty


def loser_of(g: Interloper) -> int:
    """The combatant that did not win."""
    fight = g.fight
    return fight[DEFENDER] if fight[WINNER] == fight[ATTACKER] else fight[ATTACKER]


def cards_of(g: Interloper, figure: int, bounded: bool) -> list[int]:
    """INT-12.9, 12.17: the cards a combatant turned over, as far as the difference allows."""
    fight = g.fight
    if figure == fight[ATTACKER]:
        stat, base, size = fight[A_STAT], fight[A_BASE], fight[A_SIZE]
    else:
        stat, base, size = fight[D_STAT], fight[D_BASE], fight[D_SIZE]
    found = distinct(turned_of(g, stat), base, base + size)
    if bounded:
        value = g.cards.value
        return [kind for kind in found if value[kind] <= fight[LIMIT]]
    return found


def payoffs(g: Interloper) -> list[int]:
    """INT-12.8 to 12.14, INT-R56, R57: what the winner may choose."""
    fight = g.fight
    winner, loser = fight[WINNER], loser_of(g)
    options = [choices.GIVE + kind for kind in cards_of(g, winner, True) if g.cards.sort[kind] < 2]
    if not options and fallbacks(g):
        options.append(choices.FALLBACK)
    value = g.cards.value
    held = g.items[loser]
    low = [kind for kind in distinct(held, 0, len(held)) if value[kind] <= fight[LIMIT]]
    options.extend([choices.DISCARD + kind for kind in low])
    if fight[KIND_OF] != DISTANCE and can_hold(g, winner):
        options.extend([choices.PAYOFF_TAKE + kind for kind in low])
    mode = fight[MODE]
    if mode >= 0 and winner == fight[ATTACKER] and g.cards.mode[mode][M_EXTRA]:
        options.append(choices.EXTRA)
    return options


def fallbacks(g: Interloper) -> list[int]:
    """INT-12.10, INT-R55, R59: the loser's own cards, if the winner has none to give."""
    return [kind for kind in cards_of(g, loser_of(g), g.bounded) if g.cards.sort[kind] < 2]


def ask_payoff(g: Interloper) -> None:
    """INT-12.8, 12.14, 13.23: the winner chooses; an NPC that loses its own attack is slain."""
    fight = g.fight
    loser = loser_of(g)
    if loser >= NPC:
        slay(g, loser, fight[WINNER] < COLONIST)
        return
    winner = fight[WINNER]
    seat = fight[DECIDES] if winner == fight[ATTACKER] else owner(g, winner)
    mode = fight[MODE]
    if mode >= 0 and winner == fight[ATTACKER] and g.cards.mode[mode][M_LASH]:
        options = cards_of(g, loser, True)
        if len(options) == 1:
            hurt(g, options[0])
        elif options:
            g.ask(seat, LASH_PENALTY, options, (hurt,))
        else:
            after_payoff(g)
        return
    options = payoffs(g)
    if len(options) == 1:
        paid_off(g, options[0])
    elif options:
        g.ask(seat, PAYOFF, options, (paid_off,))
    else:
        after_payoff(g)


def paid_off(g: Interloper, option: int) -> None:
    """INT-12.9, 12.12, 12.13: a penalty given, an item discarded or taken, or a card's extra."""
    fight = g.fight
    loser = loser_of(g)
    if option == choices.EXTRA:
        effects = g.cards.mode[fight[MODE]][M_EXTRA]
        g.then((carry, effects, fight[ATTACKER], fight[MODE], NOBODY, loser, 0), (after_payoff,))
    elif option >= choices.PAYOFF_TAKE:
        take_item(g, loser, option - choices.PAYOFF_TAKE)
        if g.telling:
            g.tell(TOOK_ITEM, (fight[WINNER], option - choices.PAYOFF_TAKE, loser))
        g.then((after_payoff,))
        receive_item(g, fight[WINNER], option - choices.PAYOFF_TAKE)
    elif option >= choices.DISCARD:
        lose_item(g, loser, option - choices.DISCARD)
        g.then((after_payoff,))
    elif option == choices.FALLBACK:
        g.then((ask_fallback,))
    else:
        hurt(g, option - choices.GIVE)


def ask_fallback(g: Interloper) -> None:
    """INT-12.10: the loser chooses one of the cards it turned over itself."""
    options = fallbacks(g)
    if len(options) == 1:
        hurt(g, options[0])
    else:
        g.ask(owner(g, loser_of(g)), FALLBACK_PENALTY, options, (hurt,))


def hurt(g: Interloper, kind: int) -> None:
    """INT-12.9, 12.10: the loser takes this penalty."""
    case = FROM_COMBAT
    if g.fight[KIND_OF] == MELEE:
        case |= IN_MELEE
    elif g.fight[KIND_OF] == DISTANCE:
        case |= AT_DISTANCE
    g.then((take_penalty, loser_of(g), case, kind), (after_payoff,))


def after_payoff(g: Interloper) -> None:
    """`on_combat_win`: what the winner's texts add after the payoff."""
    fight = g.fight
    winner = fight[WINNER]
    if winner >= NPC or not g.tags[winner] & T_COMBAT_WIN or not g.alive >> winner & 1:
        return
    case = situation(g, winner) | (ATTACKING if winner == fight[ATTACKER] else DEFENDING)
    if fight[KIND_OF] == MELEE:
        case |= IN_MELEE
    elif fight[KIND_OF] == DISTANCE:
        case |= AT_DISTANCE
    for text in g.texts[winner]:
        for condition, effects in g.cards.triggers[ON_COMBAT_WIN][text]:
            if holds(condition, case):
                g.then((carry, effects, winner, text, NOBODY, loser_of(g), 0))


def combat_over(g: Interloper) -> None:
    """INT-12.3 (h): the cards are discarded."""
    fight = g.fight
    discard_turned(g, fight[A_STAT], fight[A_BASE])
    if fight[D_STAT] != fight[A_STAT]:
        discard_turned(g, fight[D_STAT], fight[D_BASE])
    g.checking -= 1

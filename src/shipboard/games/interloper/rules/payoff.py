"""INT-12.8 to 12.16: what the winner of a combat does to the loser."""

from __future__ import annotations

from .. import choices
from ..numbers import (
    ABOVE_DIFFERENCE,
    ALLOWED,
    CARD_TO_GIVE,
    FALLBACK_PENALTY,
    ITEM_ABOVE_DIFFERENCE,
    LASH_PENALTY,
    LOSER_HOLDS_NOT,
    LOSER_TURNED_NONE,
    NO_EXTRA,
    NO_PENALTY_CARD,
    NOT_AT_DISTANCE,
    NOT_TURNED_OVER,
    PAYOFF,
    TAKES_NO_ITEMS,
    TOOK_ITEM,
)
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
    MENTAL,
    NPC,
    ON_COMBAT_WIN,
    T_COMBAT_WIN,
)
from ..state import NOBODY, Interloper
from .deaths import slay
from .decks import discard_turned, distinct, turned_of
from .figures import can_hold, holds, owner, situation
from .frames import carry
from .items import lose_item, receive_item, take_item
from .penalties import take_penalty


def loser_of(g: Interloper) -> int:
    """The combatant that did not win."""
    fight = g.fight
    return fight.defender if fight.winner == fight.attacker else fight.attacker


def cards_of(g: Interloper, figure: int, bounded: bool) -> list[int]:
    """INT-12.9, 12.17: the cards a combatant turned over, as far as the difference allows."""
    return [design for design in turned_by(g, figure) if not beyond(g, design, bounded)]


def turned_by(g: Interloper, figure: int) -> list[int]:
    """The different cards that a combatant turned over."""
    fight = g.fight
    if figure == fight.attacker:
        stat, base, size = fight.attack_stat, fight.attack_base, fight.attack_size
    else:
        stat, base, size = fight.defence_stat, fight.defence_base, fight.defence_size
    return distinct(turned_of(g, stat), base, base + size)


def beyond(g: Interloper, design: int, bounded: bool) -> int:
    """INT-12.9, 12.10: whether the difference rules a card out."""
    return ABOVE_DIFFERENCE if bounded and g.cards.value[design] > g.fight.limit else ALLOWED


def no_wound(g: Interloper, design: int, bounded: bool) -> int:
    """INT-7.6, 12.9: whether a card is no penalty, or ruled out by the difference."""
    return NO_PENALTY_CARD if g.cards.sort[design] > MENTAL else beyond(g, design, bounded)


def no_hurt(g: Interloper, figure: int, design: int, bounded: bool) -> int:
    """INT-12.9, 12.10: a penalty that the combatant turned over."""
    if design not in turned_by(g, figure):
        return NOT_TURNED_OVER
    return no_wound(g, design, bounded)


def gifts(g: Interloper) -> list[int]:
    """INT-12.9: the penalties that the winner may give."""
    return [design for design in turned_by(g, g.fight.winner) if not no_wound(g, design, True)]


def payoffs(g: Interloper) -> list[int]:
    """INT-12.8 to 12.14, INT-R56, R57: what the winner may choose."""
    options = [choices.GIVE + design for design in gifts(g)]
    held = g.items[loser_of(g)]
    items = distinct(held, 0, len(held))
    others = [choices.FALLBACK]
    others.extend([choices.DISCARD + design for design in items])
    others.extend([choices.PAYOFF_TAKE + design for design in items])
    others.append(choices.EXTRA)
    options.extend([option for option in others if not no_payoff(g, option)])
    return options


def no_payoff(g: Interloper, option: int) -> int:
    """INT-12.8 to 12.14, 13.4, INT-R56: what the winner may not choose."""
    fight = g.fight
    winner = fight.winner
    if option == choices.EXTRA:
        mode = fight.mode
        extra = mode >= 0 and winner == fight.attacker and g.cards.mode[mode][M_EXTRA]
        return ALLOWED if extra else NO_EXTRA
    if option >= choices.PAYOFF_TAKE:
        if fight.sort == DISTANCE:
            return NOT_AT_DISTANCE
        if not can_hold(g, winner):
            return TAKES_NO_ITEMS
        return no_booty(g, option - choices.PAYOFF_TAKE)
    if option >= choices.DISCARD:
        return no_booty(g, option - choices.DISCARD)
    if option == choices.FALLBACK:
        if gifts(g):
            return CARD_TO_GIVE
        return ALLOWED if fallbacks(g) else LOSER_TURNED_NONE
    return no_hurt(g, winner, option - choices.GIVE, True)


def no_booty(g: Interloper, design: int) -> int:
    """INT-12.12: an item of the loser with a value within the difference."""
    if design not in g.items[loser_of(g)]:
        return LOSER_HOLDS_NOT
    return ITEM_ABOVE_DIFFERENCE if g.cards.value[design] > g.fight.limit else ALLOWED


def fallbacks(g: Interloper) -> list[int]:
    """INT-12.10, INT-R55, R59: the loser's own cards, if the winner has none to give."""
    turned = turned_by(g, loser_of(g))
    return [design for design in turned if not no_wound(g, design, g.bounded)]


def no_fallback(g: Interloper, seat: int, option: int) -> int:
    """INT-12.10, INT-R55: a penalty that the loser turned over itself."""
    return no_hurt(g, loser_of(g), option, g.bounded)


def lashes(g: Interloper) -> bool:
    """INT-13.6: whether the winner picks among the cards of the loser instead."""
    mode = g.fight.mode
    own = mode >= 0 and g.fight.winner == g.fight.attacker
    return own and bool(g.cards.mode[mode][M_LASH])


def no_choice(g: Interloper, seat: int, option: int) -> int:
    """INT-12.8, 12.9, 13.6: what the winner may not choose."""
    if not lashes(g):
        return no_payoff(g, option)
    if option not in turned_by(g, loser_of(g)):
        return NOT_TURNED_OVER
    return beyond(g, option, True)


def ask_payoff(g: Interloper) -> None:
    """INT-12.8, 12.14, 13.23: the winner chooses; an NPC that loses its own attack is slain."""
    fight = g.fight
    loser = loser_of(g)
    if loser >= NPC:
        slay(g, loser, fight.winner < COLONIST)
        return
    winner = fight.winner
    seat = fight.decides if winner == fight.attacker else owner(g, winner)
    if lashes(g):
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
        effects = g.cards.mode[fight.mode][M_EXTRA]
        g.then((carry, effects, fight.attacker, fight.mode, NOBODY, loser, False), (after_payoff,))
    elif option >= choices.PAYOFF_TAKE:
        take_item(g, loser, option - choices.PAYOFF_TAKE)
        if g.telling:
            g.tell(TOOK_ITEM, (fight.winner, option - choices.PAYOFF_TAKE, loser))
        g.then((after_payoff,))
        receive_item(g, fight.winner, option - choices.PAYOFF_TAKE)
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


def hurt(g: Interloper, design: int) -> None:
    """INT-12.9, 12.10: the loser takes this penalty."""
    case = FROM_COMBAT
    if g.fight.sort == MELEE:
        case |= IN_MELEE
    elif g.fight.sort == DISTANCE:
        case |= AT_DISTANCE
    g.then((take_penalty, loser_of(g), case, design), (after_payoff,))


def after_payoff(g: Interloper) -> None:
    """`on_combat_win`: what the winner's texts add after the payoff."""
    fight = g.fight
    winner = fight.winner
    if winner >= NPC or not g.tags[winner] & T_COMBAT_WIN or not g.alive >> winner & 1:
        return
    case = situation(g, winner) | (ATTACKING if winner == fight.attacker else DEFENDING)
    if fight.sort == MELEE:
        case |= IN_MELEE
    elif fight.sort == DISTANCE:
        case |= AT_DISTANCE
    for text in g.texts[winner]:
        for condition, effects in g.cards.triggers[ON_COMBAT_WIN][text]:
            if holds(condition, case):
                g.then((carry, effects, winner, text, NOBODY, loser_of(g), False))


def combat_over(g: Interloper) -> None:
    """INT-12.3 (h): the cards are discarded."""
    fight = g.fight
    discard_turned(g, fight.attack_stat, fight.attack_base)
    if fight.defence_stat != fight.attack_stat:
        discard_turned(g, fight.defence_stat, fight.defence_base)
    g.checking -= 1

"""INT-7: stat checks. Cards turned over lie in their zone until check and consequences are done."""

from __future__ import annotations

from shipboard.kernel.state import Step

from ..numbers import (
    ALLOWED,
    CHECKS,
    FAIL_PENALTY,
    FAILED,
    NOT_OF_THIS_CHECK,
    PASSED,
    PASSED_UNSEEN,
    TURNED,
)
from ..pack import (
    MENTAL,
    PURPOSE,
    T_AUTO_PASS,
    T_MODS,
    T_NO_FAIL,
    TECH,
    WEAPON,
)
from ..state import Interloper
from .decks import discard_turned, distinct, turn_over, turned_of
from .figures import has_stat, holds, owner, printed_bonus, situation
from .items import mark_used
from .penalties import take_penalty


def check(
    g: Interloper, figure: int, stat: int, threshold: int, purpose: int, no_items: bool,
    passed: tuple[Step, ...], failed: tuple[Step, ...],
) -> None:  # fmt: skip
    """INT-7.2 to 7.12, INT-R10: a check against a threshold, and what follows from it."""
    if not g.alive >> figure & 1:
        return
    if g.tags[figure] & T_AUTO_PASS and passes_unseen(g, figure, stat, purpose):
        if g.telling:
            g.tell(PASSED_UNSEEN, (figure,))
        g.then(*passed)
        return
    if not has_stat(g, figure, stat):
        return
    if g.telling:
        g.tell(CHECKS, (figure, stat, threshold))
    base = len(turned_of(g, stat))
    total = turn(g, figure, stat, 1 << PURPOSE + purpose, -1, no_items, 0, 0)
    g.checking += 1
    if total >= threshold:
        if g.telling:
            g.tell(PASSED, (figure, total))
        g.then(*passed, (end_check, stat, base))
    else:
        if g.telling:
            g.tell(FAILED, (figure, total))
        g.then((ask_fail_penalty, figure, stat, base, purpose), *failed, (end_check, stat, base))


def turn(
    g: Interloper, figure: int, stat: int, case: int, mode: int, no_items: bool,
    more_cards: int, more_bonus: int,
) -> int:  # fmt: skip
    """INT-7.2, 7.3, 7.13, INT-R9: turn over the cards and add everything that applies."""
    pack = g.cards
    cards = pack.cards[stat][figure] + more_cards
    bonus = printed_bonus(g, figure, stat) + more_bonus
    if g.tags[figure] & T_MODS:
        case |= situation(g, figure)
        counted: list[int] = []
        for text in g.texts[figure]:
            mods = pack.mods[text]
            if not mods:
                continue
            item = text < pack.designs and pack.sort[text] == TECH
            if item:
                if no_items or (text != mode and pack.mode[text] and is_weapon(g, text)):
                    continue  # INT-14.12
            for of_stat, add_cards, add_bonus, condition, unique in mods:
                if of_stat == stat and holds(condition, case) and not (unique and text in counted):
                    cards += add_cards
                    bonus += add_bonus
                    if unique:
                        counted.append(text)
                    if item and g.active == g.seat_of[figure]:
                        mark_used(g, figure, text)
    return bonus + turn_cards(g, figure, stat, max(cards, 1))


def is_weapon(g: Interloper, design: int) -> bool:
    """Whether a Tech card is a Weapon."""
    return g.cards.item_type[design] == WEAPON


def turn_cards(g: Interloper, figure: int, stat: int, n: int) -> int:
    """INT-7.2, INT-R8: the sum of the values of the cards turned over."""
    value = g.cards.value
    turned = turned_of(g, stat)
    count = turn_over(g, stat, n)
    total = 0
    for i in range(len(turned) - count, len(turned)):
        total += value[turned[i]]
    if g.telling and count:
        g.tell(TURNED, (figure, tuple(turned[len(turned) - count :]), stat))
    return total


def passes_unseen(g: Interloper, figure: int, stat: int, purpose: int) -> bool:
    """INT-7.12, 17.14, INT-R98: an automatic success turns over no cards."""
    for text in g.texts[figure]:
        for of_stat, of_purpose in g.cards.auto_pass[text]:
            if of_stat == stat and of_purpose == purpose:
                return True
    return False


def ask_fail_penalty(g: Interloper, figure: int, stat: int, base: int, purpose: int) -> None:
    """INT-7.5, 7.6, INT-R4: who fails takes one of the cards turned over, whatever its value."""
    if stat > MENTAL or not g.alive >> figure & 1:
        return
    if g.tags[figure] & T_NO_FAIL:
        for text in g.texts[figure]:
            if g.cards.no_fail[text] >> purpose & 1:
                return
    options = turned_since(g, stat, base)
    if len(options) == 1:
        take_penalty(g, figure, 0, options[0])
    elif options:
        g.ask(owner(g, figure), FAIL_PENALTY, options, (take_penalty, figure, 0))


def turned_since(g: Interloper, stat: int, base: int) -> list[int]:
    """The different cards turned over for a check."""
    turned = turned_of(g, stat)
    return distinct(turned, base, len(turned))


def no_fail_penalty(
    g: Interloper, seat: int, option: int, figure: int, stat: int, base: int, purpose: int
) -> int:
    """INT-7.5: one of the cards turned over; of a single one only whether it is ignored."""
    options = turned_since(g, stat, base)
    return ALLOWED if option in options or len(options) == 1 else NOT_OF_THIS_CHECK


def end_check(g: Interloper, stat: int, base: int) -> None:
    """INT-7.8: the check and all its consequences are done."""
    discard_turned(g, stat, base)
    g.checking -= 1

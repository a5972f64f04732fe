"""INT-15: taking, preventing, ignoring and healing penalties."""

from __future__ import annotations

from .. import choices
from ..numbers import HEALED, IGNORE_PENALTY, IGNORED, PENALTY, PREVENT_PENALTY, PREVENTED
from ..pack import (
    COLONIST,
    FROM_COMBAT,
    MENTAL,
    MENTAL_CARD,
    MOST_VALUE,
    ON_GAIN,
    ON_TAKEN,
    PHYSICAL,
    PHYSICAL_CARD,
    PRIME,
    T_GAIN,
    T_IGNORE,
    T_TAKEN,
    T_WOULD_TAKE,
    TECH,
    VALUE,
)
from ..state import ATTACKER, BY_PENALTIES, DEFENDER, NOBODY, Interloper
from .deaths import die
from .decks import discard_of, take_turned
from .figures import holds, owner, refresh, situation
from .frames import carry
from .items import lose_item

DEADLY = 3  # INT-15.4


def penalties(g: Interloper, figure: int, stat: int) -> list[int]:
    """The penalties of one type that a figure holds."""
    return g.physical[figure] if stat == PHYSICAL else g.mental[figure]


def take_penalty(g: Interloper, figure: int, how: int, kind: int) -> None:
    """INT-15.6 (a), INT-R120: free preventions are automatic, items are the holder's choice."""
    if not g.alive >> figure & 1:
        return
    if g.tags[figure] & T_WOULD_TAKE:
        case = how | card_case(g, kind)
        for text in g.texts[figure]:
            for condition, free in g.cards.prevent[text]:
                if free and holds(condition, case):
                    prevented(g, figure, kind)
                    return
        g.then((ask_prevent, figure, how, kind))
    else:
        ask_ignore(g, figure, how, kind)


def card_case(g: Interloper, kind: int) -> int:
    """What a filter may ask of a penalty: its type, and that its value is at most n."""
    of_type = PHYSICAL_CARD if g.cards.sort[kind] == PHYSICAL else MENTAL_CARD
    above = (1 << MOST_VALUE + 1) - (1 << g.cards.value[kind])
    return of_type | above << VALUE


def prevented(g: Interloper, figure: int, kind: int) -> None:
    """INT-R120: the prevented card goes to its discard pile, and that is all."""
    take_turned(g, kind)
    discard_of(g, g.cards.sort[kind]).append(kind)
    if g.telling:
        g.tell(PREVENTED, (figure, kind))


def ask_prevent(g: Interloper, figure: int, how: int, kind: int) -> None:
    """INT-15.6 (a): an item may be discarded instead."""
    case = how | card_case(g, kind)
    options = [0]
    for text in g.texts[figure]:
        if (
            text < g.cards.kinds
            and g.cards.sort[text] == TECH
            and choices.PICK + text not in options
        ):
            for condition, free in g.cards.prevent[text]:
                if not free and holds(condition, case):
                    options.append(choices.PICK + text)
                    break
    if len(options) == 1:
        ask_ignore(g, figure, how, kind)
    else:
        g.ask(owner(g, figure), PREVENT_PENALTY, options, (prevent, figure, how, kind))


def prevent(g: Interloper, figure: int, how: int, kind: int, option: int) -> None:
    """INT-15.6 (a): the item is discarded, the penalty too."""
    if option >= choices.PICK:
        lose_item(g, figure, option - choices.PICK)
        prevented(g, figure, kind)
    else:
        g.then((ask_ignore, figure, how, kind))


def ask_ignore(g: Interloper, figure: int, how: int, kind: int) -> None:
    """INT-15.6 (b), 17.2, INT-R75, R76: an empty ignore slot may take a light penalty."""
    if g.tags[figure] & T_IGNORE and can_ignore(g, figure, kind):
        options = [choices.IGNORE, choices.IGNORE_PENALTY_TAKE]
        g.ask(owner(g, figure), IGNORE_PENALTY, options, (ignore, figure, how, kind))
    else:
        lay_down(g, figure, how, kind)


def can_ignore(g: Interloper, figure: int, kind: int) -> bool:
    """INT-17.2, 17.3: the slot is empty, and the value is low enough."""
    if g.slot[figure] != NOBODY or (g.slot_once and g.slot_used >> figure & 1):
        return False
    for text in g.texts[figure]:
        if g.cards.value[kind] <= g.cards.ignore[text]:
            return True
    return False


def ignore(g: Interloper, figure: int, how: int, kind: int, option: int) -> None:
    """INT-17.2, INT-R75: into the slot, where it is void; with `once` the card is discarded."""
    if option == choices.IGNORE_PENALTY_TAKE:
        lay_down(g, figure, how, kind)
        return
    take_turned(g, kind)
    if g.slot_once:
        g.slot_used |= 1 << figure
        discard_of(g, g.cards.sort[kind]).append(kind)
    else:
        g.slot[figure] = kind
        penalties(g, figure, g.cards.sort[kind]).append(kind)
        refresh(g, figure)
    if g.telling:
        g.tell(IGNORED, (figure, kind))


def lay_down(g: Interloper, figure: int, how: int, kind: int) -> None:
    """INT-15.6 (c) to (f): the card lies there, death is tested, then the texts."""
    take_turned(g, kind)
    stat = g.cards.sort[kind]
    penalties(g, figure, stat).append(kind)
    if g.telling:
        g.tell(PENALTY, (figure, kind))
    if PRIME < figure < COLONIST:
        if len(g.physical[figure]) + len(g.mental[figure]) >= g.cards.strikes[figure]:
            die(g, figure, BY_PENALTIES)
        return
    refresh(g, figure)
    if weight(g, figure, stat) >= DEADLY:
        die(g, figure, BY_PENALTIES)
        return
    if g.tags[figure] & T_TAKEN:
        g.then((after_taking, figure, how, kind))
    if g.cards.tags[kind] & T_GAIN:
        for condition, effects in g.cards.triggers[ON_GAIN][kind]:
            if holds(condition, situation(g, figure)):
                g.then((carry, effects, figure, kind, NOBODY, NOBODY, 0))


def weight(g: Interloper, figure: int, stat: int) -> int:
    """INT-15.4, 15.5, 17.2: how much the penalties of one type weigh; the ignored one nothing."""
    total = 0
    for kind in penalties(g, figure, stat):
        total += g.cards.weight[kind]
    ignored = g.slot[figure]
    if ignored != NOBODY and g.cards.sort[ignored] == stat:
        total -= g.cards.weight[ignored]
    return total


def after_taking(g: Interloper, figure: int, how: int, kind: int) -> None:
    """INT-15.6 (f): other effects of taking a penalty, if the figure still lives."""
    if not g.alive >> figure & 1:
        return
    case = how | card_case(g, kind)
    opponent = NOBODY
    if how & FROM_COMBAT and g.fight:
        opponent = g.fight[DEFENDER] if g.fight[ATTACKER] == figure else g.fight[ATTACKER]
    for text in g.texts[figure]:
        for condition, effects in g.cards.triggers[ON_TAKEN][text]:
            if holds(condition, case):
                g.then((carry, effects, figure, text, NOBODY, opponent, 0))


# Healing.


def heal(g: Interloper, figure: int, kind: int) -> None:
    """INT-15.8, INT-R77: a penalty goes to its discard pile, the ignored copy if it was chosen."""
    ignored = kind == choices.IGNORED
    kind = copy_of(g, figure, kind)
    stat = g.cards.sort[kind]
    held = penalties(g, figure, stat)
    held.remove(kind)
    if g.slot[figure] == kind and (ignored or kind not in held):
        g.slot[figure] = NOBODY
    discard_of(g, stat).append(kind)
    refresh(g, figure)
    if g.telling:
        g.tell(HEALED, (figure, kind))


def copy_of(g: Interloper, figure: int, option: int) -> int:
    """The card that an option to heal means."""
    return g.slot[figure] if option == choices.IGNORED else option


def healable(g: Interloper, figure: int, types: int, most: int) -> list[int]:
    """INT-15.9, INT-R77: the different penalties of these types with a value of at most `most`.

    The ignored one is different from a copy of it that counts.
    """
    found: list[int] = []
    for stat in (PHYSICAL, MENTAL):
        if types >> stat & 1:
            for kind in penalties(g, figure, stat):
                if g.cards.value[kind] <= most and kind not in found:
                    found.append(kind)
    found.sort()
    ignored = g.slot[figure]
    if ignored in found and penalties(g, figure, g.cards.sort[ignored]).count(ignored) > 1:
        found.append(choices.IGNORED)
    return found

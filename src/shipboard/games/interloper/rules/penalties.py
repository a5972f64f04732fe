"""INT-15: taking, preventing, ignoring and healing penalties."""

from __future__ import annotations

from .. import choices
from ..numbers import (
    ALLOWED,
    HEALED,
    IGNORE_PENALTY,
    IGNORED,
    IGNORED_ALONE,
    ITEM_NOT_HELD,
    NO_HELP,
    NO_SUCH_PENALTY,
    PENALTY,
    PENALTY_OF_OTHER_TYPE,
    PENALTY_TOO_GRAVE,
    PREVENT_PENALTY,
    PREVENTED,
)
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
from ..state import BY_PENALTIES, NOBODY, Interloper
from .deaths import die
from .decks import discard_of, take_turned
from .figures import holds, owner, refresh, situation
from .frames import carry
from .items import lose_item

DEADLY = 3  # INT-15.4


def penalties(g: Interloper, figure: int, stat: int) -> list[int]:
    """The penalties of one type that a figure holds."""
    return g.physical[figure] if stat == PHYSICAL else g.mental[figure]


def take_penalty(g: Interloper, figure: int, how: int, design: int) -> None:
    """INT-15.6 (a), INT-R120: free preventions are automatic, items are the holder's choice."""
    if not g.alive >> figure & 1:
        return
    if g.tags[figure] & T_WOULD_TAKE:
        case = how | card_case(g, design)
        for text in g.texts[figure]:
            for condition, free in g.cards.prevent[text]:
                if free and holds(condition, case):
                    prevented(g, figure, design)
                    return
        g.then((ask_prevent, figure, how, design))
    else:
        ask_ignore(g, figure, how, design)


def card_case(g: Interloper, design: int) -> int:
    """What a filter may ask of a penalty: its type, and that its value is at most n."""
    of_type = PHYSICAL_CARD if g.cards.sort[design] == PHYSICAL else MENTAL_CARD
    above = (1 << MOST_VALUE + 1) - (1 << g.cards.value[design])
    return of_type | above << VALUE


def prevented(g: Interloper, figure: int, design: int) -> None:
    """INT-R120: the prevented card goes to its discard pile, and that is all."""
    take_turned(g, design)
    discard_of(g, g.cards.sort[design]).append(design)
    if g.telling:
        g.tell(PREVENTED, (figure, design, g.cards.sort[design]))


def ask_prevent(g: Interloper, figure: int, how: int, design: int) -> None:
    """INT-15.6 (a): an item may be discarded instead."""
    able = preventing(g, figure, how, design)
    if able:
        options = [choices.DECLINE]
        options.extend([choices.PICK + item for item in able])
        g.ask(owner(g, figure), PREVENT_PENALTY, options, (prevent, figure, how, design))
    else:
        ask_ignore(g, figure, how, design)


def preventing(g: Interloper, figure: int, how: int, design: int) -> list[int]:
    """INT-15.6 (a): the different items that help against a penalty."""
    found: list[int] = []
    for text in g.texts[figure]:
        if text not in found and not no_prevention(g, figure, text, how, design):
            found.append(text)
    return found


def no_prevention(g: Interloper, figure: int, item: int, how: int, design: int) -> int:
    """INT-15.6 (a): an item that says so can be discarded against a penalty."""
    if item >= g.cards.designs or g.cards.sort[item] != TECH or item not in g.texts[figure]:
        return ITEM_NOT_HELD
    for condition, free in g.cards.prevent[item]:
        if not free and holds(condition, how | card_case(g, design)):
            return ALLOWED
    return NO_HELP


def no_prevent(g: Interloper, seat: int, option: int, figure: int, how: int, design: int) -> int:
    """INT-15.6 (a), (b): where no item helps, it is asked whether the penalty is ignored."""
    if option == choices.DECLINE or not preventing(g, figure, how, design):
        return ALLOWED
    return no_prevention(g, figure, option - choices.PICK, how, design)


def prevent(g: Interloper, figure: int, how: int, design: int, option: int) -> None:
    """INT-15.6 (a): the item is discarded, the penalty too."""
    if option >= choices.PICK:
        lose_item(g, figure, option - choices.PICK)
        prevented(g, figure, design)
    else:
        g.then((ask_ignore, figure, how, design))


def ask_ignore(g: Interloper, figure: int, how: int, design: int) -> None:
    """INT-15.6 (b), 17.2, INT-R75, R76: an empty ignore slot may take a light penalty."""
    if g.tags[figure] & T_IGNORE and can_ignore(g, figure, design):
        options = [choices.IGNORE, choices.IGNORE_PENALTY_TAKE]
        g.ask(owner(g, figure), IGNORE_PENALTY, options, (ignore, figure, how, design))
    else:
        lay_down(g, figure, how, design)


def can_ignore(g: Interloper, figure: int, design: int) -> bool:
    """INT-17.2, 17.3: the slot is empty, and the value is low enough."""
    if g.slot[figure] != NOBODY or (g.slot_once and g.slot_used >> figure & 1):
        return False
    for text in g.texts[figure]:
        if g.cards.value[design] <= g.cards.ignore[text]:
            return True
    return False


def ignore(g: Interloper, figure: int, how: int, design: int, option: int) -> None:
    """INT-17.2, INT-R75: into the slot, where it is void; with `once` the card is discarded."""
    if option == choices.IGNORE_PENALTY_TAKE:
        lay_down(g, figure, how, design)
        return
    take_turned(g, design)
    if g.slot_once:
        g.slot_used |= 1 << figure
        discard_of(g, g.cards.sort[design]).append(design)
    else:
        g.slot[figure] = design
        penalties(g, figure, g.cards.sort[design]).append(design)
        refresh(g, figure)
    if g.telling:
        g.tell(IGNORED, (figure, design, g.cards.sort[design], int(g.slot_once)))


def lay_down(g: Interloper, figure: int, how: int, design: int) -> None:
    """INT-15.6 (c) to (f): the card lies there, death is tested, then the texts."""
    take_turned(g, design)
    stat = g.cards.sort[design]
    penalties(g, figure, stat).append(design)
    if g.telling:
        g.tell(PENALTY, (figure, design, stat))
    if PRIME < figure < COLONIST:
        if len(g.physical[figure]) + len(g.mental[figure]) >= g.cards.strikes[figure]:
            die(g, figure, BY_PENALTIES)
        return
    refresh(g, figure)
    if weight(g, figure, stat) >= DEADLY:
        die(g, figure, BY_PENALTIES)
        return
    if g.tags[figure] & T_TAKEN:
        g.then((after_taking, figure, how, design))
    if g.cards.tags[design] & T_GAIN:
        for condition, effects in g.cards.triggers[ON_GAIN][design]:
            if holds(condition, situation(g, figure)):
                g.then((carry, effects, figure, design, NOBODY, NOBODY, False))


def weight(g: Interloper, figure: int, stat: int) -> int:
    """INT-15.4, 15.5, 17.2: how much the penalties of one type weigh; the ignored one nothing."""
    total = 0
    for design in penalties(g, figure, stat):
        total += g.cards.weight[design]
    ignored = g.slot[figure]
    if ignored != NOBODY and g.cards.sort[ignored] == stat:
        total -= g.cards.weight[ignored]
    return total


def after_taking(g: Interloper, figure: int, how: int, design: int) -> None:
    """INT-15.6 (f): other effects of taking a penalty, if the figure still lives."""
    if not g.alive >> figure & 1:
        return
    case = how | card_case(g, design)
    opponent = NOBODY
    if how & FROM_COMBAT and g.fight.attacker != NOBODY:
        opponent = g.fight.defender if g.fight.attacker == figure else g.fight.attacker
    for text in g.texts[figure]:
        for condition, effects in g.cards.triggers[ON_TAKEN][text]:
            if holds(condition, case):
                g.then((carry, effects, figure, text, NOBODY, opponent, False))


# Healing.


def heal(g: Interloper, figure: int, design: int) -> None:
    """INT-15.8, INT-R77: a penalty goes to its discard pile, the ignored copy if it was chosen."""
    ignored = design == choices.IGNORED
    design = copy_of(g, figure, design)
    stat = g.cards.sort[design]
    held = penalties(g, figure, stat)
    held.remove(design)
    if g.slot[figure] == design and (ignored or design not in held):
        g.slot[figure] = NOBODY
    discard_of(g, stat).append(design)
    refresh(g, figure)
    if g.telling:
        g.tell(HEALED, (figure, design, stat))


def copy_of(g: Interloper, figure: int, option: int) -> int:
    """The card that an option to heal means."""
    return g.slot[figure] if option == choices.IGNORED else option


def no_heal(g: Interloper, figure: int, option: int, types: int, most: int) -> int:
    """INT-15.9, INT-R77: a penalty of these types with a value of at most `most`.

    The ignored one is different from a copy of it that counts.
    """
    design = copy_of(g, figure, option)
    stat = g.cards.sort[design] if design >= 0 else TECH
    if stat > MENTAL or design not in penalties(g, figure, stat):
        return NO_SUCH_PENALTY
    if not types >> stat & 1:
        return PENALTY_OF_OTHER_TYPE
    if g.cards.value[design] > most:
        return PENALTY_TOO_GRAVE
    if option == choices.IGNORED and penalties(g, figure, stat).count(design) == 1:
        return IGNORED_ALONE
    return ALLOWED


def healable(g: Interloper, figure: int, types: int, most: int) -> list[int]:
    """INT-15.9, INT-R77: the different penalties that can be healed so."""
    found: list[int] = []
    for stat in (PHYSICAL, MENTAL):
        for design in penalties(g, figure, stat):
            if design not in found and not no_heal(g, figure, design, types, most):
                found.append(design)
    found.sort()
    if found and not no_heal(g, figure, choices.IGNORED, types, most):
        found.append(choices.IGNORED)
    return found

"""INT-14: items, what may be carried, and how they leave."""

from __future__ import annotations

from typing import Final

from ..numbers import (
    ALLOWED,
    DISCARD_OWN_ITEM,
    ENCUMBRANCE,
    GOT_ITEM,
    ITEM_OF_OTHER_TYPE,
    ITEM_TOO_DEAR,
    LOST_ITEM,
    NOT_CARRIED,
)
from ..pack import MISC, T_CARRY
from ..state import Interloper
from .decks import distinct
from .figures import owner, refresh

# Where an item comes from, as events tell it.
TURNED_OVER: Final = 0
DISCARDED: Final = 1


def gain_item(g: Interloper, figure: int, design: int, pile: int) -> None:
    """INT-14.5, 12.15: an item is taken; beyond the carrying limit one is dropped."""
    if g.telling:
        g.tell(GOT_ITEM, (figure, design, pile))
    receive_item(g, figure, design)


def receive_item(g: Interloper, figure: int, design: int) -> None:
    """INT-14.9: an item that was passed on falls under the carrying limits too."""
    g.items[figure].append(design)
    refresh(g, figure)
    if over_limit(g, figure, g.cards.item_type[design]):
        g.then((ask_encumbrance, figure, design))


def over_limit(g: Interloper, figure: int, of_type: int) -> bool:
    """INT-14.4, 17.1: one Weapon and one Armor, or what an ability says."""
    if of_type == MISC:
        return False
    limit = 1
    if g.tags[figure] & T_CARRY:
        for text in g.texts[figure]:
            if g.cards.carry[text][of_type]:
                limit = g.cards.carry[text][of_type]
    held = 0
    for design in g.items[figure]:
        if g.cards.item_type[design] == of_type:
            held += 1
    return held > limit


def ask_encumbrance(g: Interloper, figure: int, new: int) -> None:
    """INT-14.5: the new item or a carried one of its type is dropped."""
    carried = of_types(g, figure, 1 << g.cards.item_type[new])
    if len(carried) == 1:
        lose_item(g, figure, new)
    else:
        options = [new]
        options.extend([design for design in carried if design != new])
        g.ask(owner(g, figure), ENCUMBRANCE, options, (lose_item, figure))


def of_types(g: Interloper, figure: int, types: int) -> list[int]:
    """The different items of these types that a figure holds."""
    held = g.items[figure]
    return [
        design for design in distinct(held, 0, len(held)) if not no_item(g, figure, design, types)
    ]


def no_item(g: Interloper, figure: int, design: int, types: int) -> int:
    """INT-14.1, 14.5: one that the figure holds, of one of these types."""
    if design not in g.items[figure]:
        return NOT_CARRIED
    return ALLOWED if types >> g.cards.item_type[design] & 1 else ITEM_OF_OTHER_TYPE


def no_drop(g: Interloper, seat: int, option: int, figure: int, new: int) -> int:
    """INT-14.5: an item of the type of the new one."""
    return no_item(g, figure, option, 1 << g.cards.item_type[new])


def lose_item(g: Interloper, figure: int, design: int) -> None:
    """INT-14.6, 14.13: an item goes to the Tech discard pile."""
    take_item(g, figure, design)
    g.tech_discard.append(design)
    if g.telling:
        g.tell(LOST_ITEM, (figure, design))


def take_item(g: Interloper, figure: int, design: int) -> None:
    """An item leaves its holder."""
    g.items[figure].remove(design)
    refresh(g, figure)


def ask_discard_item(g: Interloper, figure: int, types: int, most: int) -> None:
    """INT-15.14: the holder discards one matching item, if there is any."""
    held = of_types(g, figure, types)
    options = [design for design in held if not no_loss(g, figure, design, types, most)]
    if len(options) == 1:
        lose_item(g, figure, options[0])
    elif options:
        g.ask(owner(g, figure), DISCARD_OWN_ITEM, options, (lose_item, figure))


def no_loss(g: Interloper, figure: int, design: int, types: int, most: int) -> int:
    """INT-15.14: an item of these types with a value of at most `most`."""
    reason = no_item(g, figure, design, types)
    if reason:
        return reason
    return ITEM_TOO_DEAR if g.cards.value[design] > most else ALLOWED


def mark_used(g: Interloper, figure: int, design: int) -> None:
    """INT-14.8, INT-R70: an item counted, or was activated, on its holder's own turn."""
    if g.used.count(design) < g.items[figure].count(design):
        g.used.append(design)

"""GLM-3, GLM-4, GLM-12: what a stack shows, which effects are active, what a Character is worth.

Visibility is a pure function of the stack: `shown_slot`, `shown_icon`, `portrait`. What follows
from it is kept in the state (`settle`) and worked out anew after every change of a stack.
"""

from __future__ import annotations

from typing import Any, Final

from ..pack import (
    ABOVE,
    ALLOW,
    ANY,
    AT_LEAST,
    AT_MOST,
    BELOW,
    BLANK,
    CLEAR,
    DEAD,
    DRAW_LIMIT,
    EMPTY,
    EQUAL,
    FITTING,
    FORBID,
    GRANT_ICON,
    HAS_MODIFIER,
    LIVING,
    MODIFIER,
    OF_OTHER,
    OF_YOU,
    OTHER_OF_YOU,
    THIS,
    UNTIMELY_DEATH,
    WORTH,
    WORTH_SET,
    GloomPack,
    Selector,
    Text,
)
from ..state import DRAW_LIMIT as BASIC_DRAW_LIMIT
from ..state import Gloom
from .frames import THE_CHARACTER as CHARACTER
from .frames import YOU, frame, means

# A source is a card with active effects: character * HIGH + place in the stack * 2 + persistent.
HIGH: Final = 4096


def shown_slot(pack: GloomPack, stack: list[int], slot: int) -> int:
    """GLM-3.4, 3.8, 3.10, R9: the value of the highest card that prints one there, or EMPTY."""
    for i in range(len(stack) - 1, -1, -1):
        value: int = pack.points[stack[i]][slot]
        if value != EMPTY:
            return value
    return EMPTY


def shown_icon(pack: GloomPack, stack: list[int], place: int) -> int:
    """GLM-3.5, 3.8, 3.11, R10: the icon of the highest card that is opaque there, or CLEAR."""
    for i in range(len(stack) - 1, -1, -1):
        icon: int = pack.icons[stack[i]][place]
        if icon != CLEAR:
            return icon
    return CLEAR


def portrait(pack: GloomPack, stack: list[int]) -> int:
    """GLM-3.7, 12.7: the place of the highest card with a portrait; -1 is the Character's own."""
    for i in range(len(stack) - 1, -1, -1):
        if pack.portrait[stack[i]]:
            return i
    return -1


def look_at(g: Gloom, c: int) -> None:
    """GLM-3.9, 3.14, 3.15, 4.1 to 4.4: work out anew what one stack shows."""
    pack = g.cards
    stack = g.stacks[c]
    total = 0
    icons = 0
    for k in range(3):
        value = shown_slot(pack, stack, k)
        if value != EMPTY:
            total += value
        icon = shown_icon(pack, stack, k)
        if icon > BLANK:
            icons |= icon
    dead = 0
    for kind in stack:
        if pack.sort[kind] == UNTIMELY_DEATH:
            dead += 1
    g.slots[c] = total
    g.printed[c] = icons
    g.dead[c] = dead
    g.face[c] = portrait(pack, stack)
    g.changed = True


def settle(g: Gloom, c: int) -> None:
    """GLM-3.15, 12.11: a stack has changed, and with it perhaps what others are worth."""
    look_at(g, c)
    refresh(g)


def refresh(g: Gloom) -> None:
    """GLM-12.4, 12.7 to 12.9, 3.12, 3.13: the active effects, and what follows from them."""
    pack = g.cards
    g.sources = []
    g.forbids = []
    g.allows = []
    g.watchers = []
    g.active_rules = 0
    for crew in g.crew:
        for c in crew:
            stack = g.stacks[c]
            if stack:
                at = g.face[c]
                if at >= 0 and pack.lasting[stack[at]]:
                    note_source(g, c * HIGH + at * 2 + 1)
                at = len(stack) - 1
                if pack.lasting[stack[at]]:
                    note_source(g, c * HIGH + at * 2)
    g.icons = icons_now(g)
    g.worth = worths_now(g)


def note_source(g: Gloom, source: int) -> None:
    """A card whose text or portrait is visible: what of it is active, if anything."""
    kind = g.stacks[source // HIGH][source % HIGH >> 1]
    pack = g.cards
    rules = 0
    for static in pack.persistent[kind] if source & 1 else pack.ongoing[kind]:
        rules |= 1 << static[0]
    triggers = pack.persistent_when[kind] if source & 1 else pack.ongoing_when[kind]
    if rules or triggers:
        g.sources.append(source)
        g.active_rules |= rules
        if rules >> FORBID & 1:
            g.forbids.append(source)
        if rules >> ALLOW & 1:
            g.allows.append(source)
        if triggers:
            g.watchers.append(source)


def source_frame(g: Gloom, source: int) -> list[int]:
    """GLM-6.6: the frame of an active effect: "you" is the owner of its Character."""
    c = source // HIGH
    at = source % HIGH >> 1
    return frame(g.owner[c], c, g.played_by[c][at], g.active, g.stacks[c][at], 0)


def statics_of(g: Gloom, source: int) -> Text:
    """The static effects of a source."""
    kind = g.stacks[source // HIGH][source % HIGH >> 1]
    found: Text = g.cards.persistent[kind] if source & 1 else g.cards.ongoing[kind]
    return found


def holds(g: Gloom, f: list[int], condition: Any) -> bool:
    """Whether a condition holds for this frame; no condition always does."""
    return condition is None or bool(condition[0](g, f, *condition[1:]))


def amount(g: Gloom, f: list[int], n: Any) -> int:
    """A number, or a count taken now (GLM-R77)."""
    if isinstance(n, int):
        return n
    counted: int = n[0](g, f, *n[1:])
    return counted


def icons_now(g: Gloom) -> list[int]:
    """GLM-4.3: the icons each Character shows, with those that active effects grant."""
    icons = g.printed[:]
    if g.active_rules >> GRANT_ICON & 1:
        for source in g.sources:
            for static in statics_of(g, source):
                if static[0] == GRANT_ICON:
                    f = source_frame(g, source)
                    if holds(g, f, static[1]):
                        for c in selected(g, f, static[2]):
                            icons[c] |= static[3]
    return icons


def worths_now(g: Gloom) -> list[int]:
    """GLM-4.1, 12.10, R20 to R23: slots, then additions, then a fixed number, for everybody."""
    worth = g.slots[:]
    if g.active_rules & (1 << WORTH | 1 << WORTH_SET) == 0:
        return worth
    for source in g.sources:
        for static in statics_of(g, source):
            if static[0] == WORTH:
                f = source_frame(g, source)
                if holds(g, f, static[1]):
                    delta: int = static[3]
                    if static[4] is not None:
                        delta *= amount(g, f, static[4])
                    for c in selected(g, f, static[2]):
                        worth[c] += delta
    if g.active_rules >> WORTH_SET & 1:
        fix_worths(g, worth)
    return worth


def fix_worths(g: Gloom, worth: list[int]) -> None:
    """GLM-12.10, R22: a fixed number replaces the result; of one stack the higher card counts.

    Sources stand in the order portrait, text, and the text is never below the portrait.
    """
    for source in g.sources:
        for static in statics_of(g, source):
            if static[0] == WORTH_SET:
                f = source_frame(g, source)
                if holds(g, f, static[1]):
                    for c in selected(g, f, static[2]):
                        worth[c] = static[3]


def worth_of(g: Gloom, c: int) -> int:
    """GLM-4.1, 4.2: what a Character is worth right now."""
    if g.cards.volatile:
        return worths_now(g)[c]
    return g.worth[c]


def icons_of(g: Gloom, c: int) -> int:
    """GLM-4.3: the icons a Character shows, a mask."""
    if g.cards.volatile:
        return icons_now(g)[c]
    return g.icons[c]


def draw_limit(g: Gloom, seat: int) -> int:
    """GLM-10.1: five, changed by all active effects that say so, never below 0."""
    limit = BASIC_DRAW_LIMIT
    if g.active_rules >> DRAW_LIMIT & 1:
        for source in g.sources:
            for static in statics_of(g, source):
                if static[0] == DRAW_LIMIT:
                    f = source_frame(g, source)
                    if means(g, f, static[2], seat) and holds(g, f, static[1]):
                        limit += static[3]
    return limit if limit > 0 else 0


def has_modifier(g: Gloom, c: int) -> bool:
    """Whether there is a Modifier in the stack."""
    for kind in g.stacks[c]:
        if g.cards.sort[kind] == MODIFIER:
            return True
    return False


def compares(value: int, comparison: int, n: int) -> bool:
    """A comparison of a card text."""
    if comparison == BELOW:
        return value < n
    if comparison == AT_MOST:
        return value <= n
    if comparison == EQUAL:
        return value == n
    if comparison == AT_LEAST:
        return value >= n
    assert comparison == ABOVE
    return value > n


def fits(g: Gloom, f: list[int], filters: Selector, c: int) -> bool:
    """Whether a Character in play fits a filter: (flags, Self-Worth tests, icons)."""
    owner = g.owner[c]
    if owner < 0:
        return False
    flags: int = filters[0]
    if flags:
        if flags & LIVING and g.dead[c]:
            return False
        if flags & DEAD and not g.dead[c]:
            return False
        if flags & (OF_YOU | OTHER_OF_YOU) and owner != f[YOU]:
            return False
        if flags & OTHER_OF_YOU and c == f[CHARACTER]:
            return False
        if flags & OF_OTHER and owner == f[YOU]:
            return False
        if flags & HAS_MODIFIER and not has_modifier(g, c):
            return False
    for comparison, n in filters[1]:
        if not compares(worth_of(g, c), comparison, n):
            return False
    icons: int = filters[2]
    return icons == 0 or icons_of(g, c) & icons == icons


def selects(g: Gloom, f: list[int], selector: Selector, c: int) -> bool:
    """Whether a selector takes this Character."""
    sort: int = selector[0]
    if sort == ANY:
        return True
    if sort == THIS:
        return c == f[CHARACTER]
    return c >= 0 and fits(g, f, selector[1], c)


def selected(g: Gloom, f: list[int], selector: Selector) -> list[int]:
    """GLM-R35: the Characters a static effect means, seat by seat from the active player."""
    if selector[0] == THIS:
        return [f[CHARACTER]]
    return [
        c
        for seat in range(g.active, g.active + g.players)
        for c in g.crew[seat % g.players]
        if selector[0] != FITTING or fits(g, f, selector[1], c)
    ]

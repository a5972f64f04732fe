"""GLM-3, GLM-4, GLM-12: what a stack shows, which effects are active, what a Character is worth.

Visibility is a pure function of the stack: `shown_slot`, `shown_icon`, `portrait`. What follows
from it is kept in the state (`settle`) and worked out anew after every change of a stack.
"""

from __future__ import annotations

from typing import Any, Final

from shipboard.kernel.texts import around

from ..numbers import (
    ALLOWED,
    MUST_BE_ANOTHER,
    MUST_BE_DEAD,
    MUST_BE_OTHERS,
    MUST_BE_YOURS,
    MUST_HAVE_MODIFIER,
    MUST_HAVE_WORTH,
    MUST_LIVE,
    MUST_SHOW_ICON,
    NOT_IN_GAME,
)
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
    TRIGGER,
    UNTIMELY_DEATH,
    WORTH,
    WORTH_SET,
    GloomPack,
    Selector,
    Text,
)
from ..state import DRAW_LIMIT as BASIC_DRAW_LIMIT
from ..state import Frame, Gloom
from .frames import frame, means

# A source is a card with active effects: character << HIGH | place in the stack << AT | text, where
# the text is 2 * design, and one more for the persistent one (pack.statics).
HIGH: Final = 24
AT: Final = 13
PLACE: Final = 0x7FF
TEXT: Final = 0x1FFF


def shown_slot(pack: GloomPack, stack: list[int], slot: int) -> int:
    """GLM-3.4, 3.8, 3.10, R9: the value of the highest card that prints one there, or EMPTY."""
    for design in reversed(stack):
        value: int = pack.points[design][slot]
        if value != EMPTY:
            return value
    return EMPTY


def shown_icon(pack: GloomPack, stack: list[int], place: int) -> int:
    """GLM-3.5, 3.8, 3.11, R10: the icon of the highest card that is opaque there, or CLEAR."""
    for design in reversed(stack):
        icon: int = pack.icons[design][place]
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
    for design in stack:
        if pack.sort[design] == UNTIMELY_DEATH:
            dead += 1
    g.slots[c] = total
    g.printed[c] = icons
    g.dead[c] = dead
    g.face[c] = portrait(pack, stack)
    g.changed = True


def settle(g: Gloom, c: int) -> None:
    """GLM-3.15, 12.11: a stack has changed, and with it perhaps what others are worth."""
    look_at(g, c)
    if has_source(g, c) or shows_source(g, c):
        find_sources(g)
    value(g)


def refresh(g: Gloom) -> None:
    """GLM-12.4, 12.8: the active effects, and what follows from them."""
    find_sources(g)
    value(g)


def value(g: Gloom) -> None:
    """GLM-4.4, 12.9, 12.11: who lives, and everybody's icons and Self-Worth."""
    dead = g.dead
    g.alive = [c for crew in g.crew for c in crew if not dead[c]]
    g.icons = icons_now(g)
    g.worth = worths_now(g)


def has_source(g: Gloom, c: int) -> bool:
    """Whether a card of this stack was active when the sources were found last."""
    for source in g.sources:
        if source >> HIGH == c:
            return True
    return False


def shows_source(g: Gloom, c: int) -> bool:
    """Whether the visible text or portrait of this stack has active effects."""
    stack, lasts = g.stacks[c], g.cards.lasts
    if not stack:
        return False
    at = g.face[c]
    return lasts[stack[-1] * 2] > 0 or (at >= 0 and lasts[stack[at] * 2 + 1] > 0)


def find_sources(g: Gloom) -> None:
    """GLM-12.4, 12.7 to 12.9, 3.12, 3.13: the cards whose visible text or portrait is active."""
    lasts, stacks, face = g.cards.lasts, g.stacks, g.face
    g.sources = []
    g.forbids = []
    g.allows = []
    g.watchers = []
    g.active_rules = 0
    for crew in g.crew:
        for c in crew:
            stack = stacks[c]
            if stack:
                at = face[c]
                if at >= 0:
                    text = stack[at] << 1 | 1
                    if lasts[text]:
                        note_source(g, c << HIGH | at << AT | text, lasts[text])
                text = stack[-1] << 1
                if lasts[text]:
                    note_source(g, c << HIGH | len(stack) - 1 << AT | text, lasts[text])


def note_source(g: Gloom, source: int, lasts: int) -> None:
    """A card whose text or portrait is visible, and a mask of what of it is active."""
    g.sources.append(source)
    g.active_rules |= lasts & ~(1 << TRIGGER)
    if lasts >> FORBID & 1:
        g.forbids.append(source)
    if lasts >> ALLOW & 1:
        g.allows.append(source)
    if lasts >> TRIGGER & 1:
        g.watchers.append(source)


def source_frame(g: Gloom, source: int) -> Frame:
    """GLM-6.6: the frame of an active effect: "you" is the owner of its Character."""
    c = source >> HIGH
    player = g.played_by[c][source >> AT & PLACE]
    return frame(g.owner[c], c, player, g.active, (source & TEXT) >> 1, 0)


def statics_of(g: Gloom, source: int) -> Text:
    """The static effects of a source."""
    return g.cards.statics[source & TEXT]


def holds(g: Gloom, f: Frame, condition: Any) -> bool:
    """Whether a condition holds for this frame; no condition always does."""
    return condition is None or bool(condition[0](g, f, *condition[1:]))


def amount(g: Gloom, f: Frame, n: Any) -> int:
    """A number, or a count taken now (GLM-R77)."""
    if isinstance(n, int):
        return n
    counted: int = n[0](g, f, *n[1:])
    return counted


def in_force(g: Gloom, sort: int) -> list[Text]:
    """The active static effects of a sort whose conditions hold: (frame, static effect) each."""
    found: list[Text] = []
    if g.active_rules >> sort & 1:
        statics = g.cards.statics
        for source in g.sources:
            for static in statics[source & TEXT]:
                if static[0] == sort:
                    f = source_frame(g, source)
                    if static[1] is None or holds(g, f, static[1]):
                        found.append((f, static))
    return found


def icons_now(g: Gloom) -> list[int]:
    """GLM-4.3: the icons each Character shows, with those that active effects grant."""
    icons = g.printed[:]
    for f, static in in_force(g, GRANT_ICON):
        for c in selected(g, f, static[2]):
            icons[c] |= static[3]
    return icons


def worths_now(g: Gloom) -> list[int]:
    """GLM-4.1, 12.10, R20 to R23: slots, then additions, then a fixed number, for everybody.

    R22: of two fixed numbers in one stack the higher card counts. Sources stand in the order
    portrait, text, and the text is never below the portrait.
    """
    worth = g.slots[:]
    for f, static in in_force(g, WORTH):
        delta: int = static[3]
        if static[4] is not None:
            delta *= amount(g, f, static[4])
        for c in selected(g, f, static[2]):
            worth[c] += delta
    for f, static in in_force(g, WORTH_SET):
        for c in selected(g, f, static[2]):
            worth[c] = static[3]
    return worth


def worths(g: Gloom) -> list[int]:
    """GLM-4.1, 4.2: what each Character is worth right now."""
    return worths_now(g) if g.cards.volatile else g.worth


def worth_of(g: Gloom, c: int) -> int:
    """GLM-4.1, 4.2: what a Character is worth right now."""
    return worths(g)[c]


def icons_shown(g: Gloom) -> list[int]:
    """GLM-4.3: the icons each Character shows right now, masks."""
    return icons_now(g) if g.cards.volatile else g.icons


def icons_of(g: Gloom, c: int) -> int:
    """GLM-4.3: the icons a Character shows, a mask."""
    return icons_shown(g)[c]


def draw_limit(g: Gloom, seat: int) -> int:
    """GLM-10.1: five, changed by all active effects that say so, never below 0."""
    limit = BASIC_DRAW_LIMIT
    for f, static in in_force(g, DRAW_LIMIT):
        if means(g, f, static[2], seat):
            limit += static[3]
    return limit if limit > 0 else 0


def the_dead(g: Gloom) -> list[int]:
    """GLM-4.4: the Characters of all crews with an Untimely Death."""
    return [c for crew in g.crew for c in crew if g.dead[c]]


def has_modifier(g: Gloom, c: int) -> bool:
    """Whether there is a Modifier in the stack."""
    for design in g.stacks[c]:
        if g.cards.sort[design] == MODIFIER:
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


def unfit(g: Gloom, f: Frame, filters: Selector, c: int) -> int:
    """GLM-6.8, 7.4, 7.5: why a Character does not fit a filter: (flags, tests, icons)."""
    owner = g.owner[c]
    if owner < 0:
        return NOT_IN_GAME
    flags: int = filters[0]
    if flags & LIVING and g.dead[c]:
        return MUST_LIVE
    if flags & DEAD and not g.dead[c]:
        return MUST_BE_DEAD
    if flags > DEAD:
        if flags & OF_YOU and owner != f.you:
            return MUST_BE_YOURS
        if flags & OTHER_OF_YOU and (owner != f.you or c == f.character):
            return MUST_BE_ANOTHER
        if flags & OF_OTHER and owner == f.you:
            return MUST_BE_OTHERS
        if flags & HAS_MODIFIER and not has_modifier(g, c):
            return MUST_HAVE_MODIFIER
    if filters[1]:
        worth = worths(g)[c]
        for comparison, number in filters[1]:
            if not compares(worth, comparison, number):
                return MUST_HAVE_WORTH
    icons: int = filters[2]
    return ALLOWED if icons == 0 or icons_shown(g)[c] & icons == icons else MUST_SHOW_ICON


def selects(g: Gloom, f: Frame, selector: Selector, c: int) -> bool:
    """Whether a selector takes this Character."""
    sort: int = selector[0]
    if sort == ANY:
        return True
    if sort == THIS:
        return c == f.character
    return c >= 0 and not unfit(g, f, selector[1], c)


def picked(g: Gloom, f: Frame, selector: Selector, among: list[int]) -> list[int]:
    """Those of these Characters whom a selector takes."""
    sort: int = selector[0]
    if sort == ANY:
        return among
    if sort == THIS:
        return [f.character] if f.character in among else []
    return [c for c in among if not unfit(g, f, selector[1], c)]


def selected(g: Gloom, f: Frame, selector: Selector) -> list[int]:
    """GLM-R35: the Characters a static effect means, seat by seat from the active player."""
    if selector[0] == THIS:
        return [f.character]
    return [
        c
        for seat in around(g, g.active)
        for c in g.crew[seat]
        if selector[0] != FITTING or not unfit(g, f, selector[1], c)
    ]

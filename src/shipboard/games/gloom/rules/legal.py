"""GLM-6 to GLM-8, GLM-12.12: which cards may be played, on whom, as an action or as a free play."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import kinds

from ..pack import (
    ALLOW,
    ANY_WORTH,
    EVENT,
    FORBID,
    FREE_PLAY,
    MODIFIER,
    ON_DEAD,
    SECOND_ACTION,
    UNTIMELY_DEATH,
    Text,
)
from ..state import Gloom
from .frames import frame, means
from .stacks import fits, holds, selects, source_frame, statics_of, worth_of

# What a card is being chosen for.
FOR_ACTION: Final = 0  # an action, or a free play by an ongoing effect at that gap (D4)
FOR_GRANT: Final = 1  # the free play granted last (D6)
FOR_LAST_GAP: Final = 2  # a free play after the last action (D7)
FOR_RESPONSE: Final = 3  # an answer to what was announced (D5)

# Ways to play a card, a mask.
BY_ACTION: Final = 1
BY_FREE_PLAY: Final = 2

# Places of a free play in `grants`.
CARDS: Final = 0
TARGETS: Final = 1  # a place in the pack's selectors
LIFTS_DEATH: Final = 2  # `on=dead` lifts GLM-6.4
GRANT_YOU: Final = 3
GRANT_THIS: Final = 4


def forbidden(g: Gloom, seat: int, kind: int, c: int) -> bool:
    """GLM-12.12, R73: an active effect forbids this card there, or (c = -1) altogether."""
    for source in g.forbids:
        for static in statics_of(g, source):
            if static[0] == FORBID and g.cards.fits[static[3]][kind]:
                f = source_frame(g, source)
                if (
                    means(g, f, static[2], seat)
                    and selects(g, f, static[4], c)
                    and holds(g, f, static[1])
                    and not (static[5] is not None and holds(g, f, static[5]))
                ):
                    return True
    return False


def allowed(g: Gloom, seat: int, kind: int, c: int, how: int) -> bool:
    """GLM-11.7, R29, R43: an active effect allows this card there in this way."""
    if not g.allows or g.cards.response[kind]:
        return False
    for source in g.allows:
        for static in statics_of(g, source):
            if static[0] == ALLOW and static[5] == how and g.cards.fits[static[3]][kind]:
                f = source_frame(g, source)
                if (
                    means(g, f, static[2], seat)
                    and selects(g, f, static[4], c)
                    and holds(g, f, static[1])
                ):
                    return True
    return False


def board_allows(g: Gloom, seat: int, kind: int, c: int, lifts_death: bool) -> bool:
    """GLM-6.3, 6.4, 8.1 to 8.3, 8.10: judged from the board alone, without the card's own text."""
    if g.dead[c] and not lifts_death and not allowed(g, seat, kind, c, ON_DEAD):
        return False
    if g.cards.sort[kind] == UNTIMELY_DEATH and worth_of(g, c) >= 0:
        if not allowed(g, seat, kind, c, ANY_WORTH):
            return False
    return not forbidden(g, seat, kind, c)


def may_go_on(g: Gloom, seat: int, kind: int, c: int, lifts_death: bool) -> bool:
    """GLM-6.2: a Modifier or Untimely Death may be announced for this Character."""
    if not board_allows(g, seat, kind, c, lifts_death):
        return False
    condition = g.cards.play_if[kind]
    return condition is None or holds(g, frame(g.owner[c], c, seat, seat, kind, 0), condition)


def ways(g: Gloom, seat: int, how: int, kind: int, c: int) -> int:
    """GLM-5.9, 8.4, 8.5, 11.4, 11.7: in which ways the card may be played on this Character."""
    if how == FOR_GRANT:
        grant = g.grants[-1]
        if not granted_on(g, grant, c) or not may_go_on(g, seat, kind, c, grant[LIFTS_DEATH] != 0):
            return 0
        return BY_FREE_PLAY
    if not may_go_on(g, seat, kind, c, False):
        return 0
    found = BY_FREE_PLAY if allowed(g, seat, kind, c, FREE_PLAY) else 0
    if how == FOR_ACTION and (g.cards.sort[kind] == MODIFIER or death_now(g, seat, kind, c)):
        found |= BY_ACTION
    return found


def granted_on(g: Gloom, grant: list[int], c: int) -> bool:
    """GLM-11.4: the free play may go to this Character."""
    selector = g.cards.selectors[grant[TARGETS]]
    return selects(g, frame(grant[GRANT_YOU], grant[GRANT_THIS], -1, -1, -1, 0), selector, c)


def death_now(g: Gloom, seat: int, kind: int, c: int) -> bool:
    """GLM-8.4, R28, R29, R48: an Untimely Death as this action."""
    if g.action == 1:
        return True
    if g.action > 2:
        return False
    return g.cards.second_action[kind] or allowed(g, seat, kind, c, SECOND_ACTION)


def targets(g: Gloom, seat: int, how: int, kind: int) -> list[int]:
    """GLM-1.14, 6.3, 8.1: the Characters of all crews on which this card may be played."""
    found = [c for crew in g.crew for c in crew if ways(g, seat, how, kind, c)]
    found.sort()
    return found


def playable(g: Gloom, seat: int, how: int, kind: int) -> bool:
    """GLM-6.2, 7.6, 13.1, R31, R44: the card can be announced now, whatever its targets."""
    pack = g.cards
    if pack.response[kind]:
        return False
    if how == FOR_GRANT and not pack.fits[g.grants[-1][CARDS]][kind]:
        return False
    if pack.sort[kind] == EVENT:
        return event_ways(g, seat, how, kind) != 0 and event_possible(g, seat, how, kind)
    for crew in g.crew:
        for c in crew:
            if ways(g, seat, how, kind, c):
                return True
    return False


def playable_cards(g: Gloom, seat: int, how: int, first: int) -> list[int]:
    """The cards of the hand that can be announced now, as options from `first` on."""
    return [first + kind for kind in kinds(g.hand[seat]) if playable(g, seat, how, kind)]


def event_ways(g: Gloom, seat: int, how: int, kind: int) -> int:
    """GLM-7.1, 11.4, 11.7: an Event as an action, or as a free play."""
    if how == FOR_GRANT:
        return BY_FREE_PLAY
    found = BY_FREE_PLAY if allowed(g, seat, kind, -1, FREE_PLAY) else 0
    return found | BY_ACTION if how == FOR_ACTION else found


def event_possible(g: Gloom, seat: int, how: int, kind: int) -> bool:
    """GLM-7.4, 7.5, R31: not forbidden, its demand on the board met, all its targets there."""
    condition = g.cards.requires[kind]
    if condition is not None and not holds(g, frame(seat, -1, seat, seat, kind, 0), condition):
        return False
    return not forbidden(g, seat, kind, -1) and completable(g, seat, how, kind, ())


def completable(g: Gloom, seat: int, how: int, kind: int, named: tuple[int, ...]) -> bool:
    """Whether the Characters still to be named exist."""
    if len(named) == len(g.cards.slots[kind]):
        return True
    for crew in g.crew:
        for c in crew:
            if may_name(g, seat, how, kind, named, c):
                return True
    return False


def nameable(g: Gloom, seat: int, how: int, kind: int, named: tuple[int, ...]) -> list[int]:
    """The Characters that the Event may name next."""
    found = [c for crew in g.crew for c in crew if may_name(g, seat, how, kind, named, c)]
    found.sort()
    return found


def may_name(g: Gloom, seat: int, how: int, kind: int, named: tuple[int, ...], c: int) -> bool:
    """GLM-7.4, 7.5, R57: the Event may name this Character, and can be completed after that."""
    slot: Text = g.cards.slots[kind][len(named)]
    for other in slot[1]:
        if named[other] == c:
            return False
    if slot[2] >= 0 and c < named[slot[2]]:
        return False
    if slot[3] and (c == g.named[0] or not may_go_on(g, g.active, g.announced[0], c, False)):
        return False
    if not fits(g, frame(seat, -1, seat, g.active, kind, 0), slot[0], c):
        return False
    if how == FOR_GRANT and not granted_on(g, g.grants[-1], c):
        return False
    return not forbidden(g, seat, kind, c) and completable(g, seat, how, kind, (*named, c))


def conceivable(g: Gloom, seat: int, cards: int) -> bool:
    """GLM-R75: a card that the grant names could be playable, judging by public facts alone."""
    if not g.hand[seat]:
        return False
    pack = g.cards
    fitting = pack.fits[cards]
    grant = g.grants[-1]
    for kind in range(len(fitting)):
        if not fitting[kind] or pack.response[kind]:
            continue
        if pack.sort[kind] == EVENT:
            if not forbidden(g, seat, kind, -1):
                return True
            continue
        for crew in g.crew:
            for c in crew:
                if granted_on(g, grant, c) and board_allows(
                    g, seat, kind, c, grant[LIFTS_DEATH] != 0
                ):
                    return True
    return False


def permitted(g: Gloom, seat: int) -> bool:
    """GLM-R46: a free play by an ongoing effect could be possible, judging by public facts."""
    if not g.hand[seat]:
        return False
    for source in g.allows:
        for static in statics_of(g, source):
            if static[0] == ALLOW and static[5] == FREE_PLAY:
                f = source_frame(g, source)
                if means(g, f, static[2], seat) and holds(g, f, static[1]):
                    if permission_fits(g, seat, f, static):
                        return True
    return False


def permission_fits(g: Gloom, seat: int, f: list[int], static: Text) -> bool:
    """GLM-R46: some card of the kind named could go to some Character named."""
    pack = g.cards
    fitting = pack.fits[static[3]]
    for kind in range(len(fitting)):
        if not fitting[kind] or pack.response[kind]:
            continue
        if pack.sort[kind] == EVENT:
            if selects(g, f, static[4], -1) and not forbidden(g, seat, kind, -1):
                return True
            continue
        for crew in g.crew:
            for c in crew:
                if selects(g, f, static[4], c) and board_allows(g, seat, kind, c, False):
                    return True
    return False

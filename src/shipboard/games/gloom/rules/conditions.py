"""Conditions and counts of card texts. Each is (function, *arguments), called with a frame."""

from __future__ import annotations

from ..pack import Call, Selector
from ..state import Frame, Gloom
from .frames import seats_of
from .stacks import compares, icons_of, icons_shown, unfit, worth_of


def all_hold(g: Gloom, f: Frame, conditions: tuple[Call, ...]) -> bool:
    """Whether all of several conditions hold."""
    for condition in conditions:
        if not condition[0](g, f, *condition[1:]):
            return False
    return True


def one_holds(g: Gloom, f: Frame, conditions: tuple[Call, ...]) -> bool:
    """Whether one of several conditions holds."""
    for condition in conditions:
        if condition[0](g, f, *condition[1:]):
            return True
    return False


def negated(g: Gloom, f: Frame, condition: Call) -> bool:
    """Whether the condition does not hold."""
    return not condition[0](g, f, *condition[1:])


def showing(g: Gloom, f: Frame, icon: int) -> bool:
    """GLM-4.3: the Character of the card shows the icon."""
    return icons_of(g, f.character) & icon != 0


def worth(g: Gloom, f: Frame, comparison: int, n: int) -> bool:
    """GLM-4.1: the Self-Worth of the card's Character compares so."""
    return compares(worth_of(g, f.character), comparison, n)


def counted(g: Gloom, f: Frame, count: Call, comparison: int, n: int) -> bool:
    """A count compares so with a number."""
    return compares(count[0](g, f, *count[1:]), comparison, n)


def exists(g: Gloom, f: Frame, filters: Selector) -> bool:
    """There is a Character in play that fits."""
    for crew in g.crew:
        for c in crew:
            if not unfit(g, f, filters, c):
                return True
    return False


def showing_count(g: Gloom, f: Frame, filters: Selector, icon: int) -> int:
    """GLM-4.3: how many fitting Characters show the icon; one that shows it twice counts once."""
    shown = icons_shown(g)
    found = 0
    for crew in g.crew:
        for c in crew:
            if shown[c] & icon and not unfit(g, f, filters, c):
                found += 1
    return found


def distinct_icons(g: Gloom, f: Frame) -> int:
    """How many different icons the card's Character shows."""
    icons = icons_of(g, f.character)
    found = 0
    while icons:
        found += icons & 1
        icons >>= 1
    return found


def dead_count(g: Gloom, f: Frame, party: int) -> int:
    """How many dead Characters the player has, or the players together."""
    found = 0
    for seat in seats_of(g, f, party):
        for c in g.crew[seat]:
            if g.dead[c]:
                found += 1
    return found


def hand(g: Gloom, f: Frame, party: int) -> int:
    """How many cards the player has in hand, or the players together."""
    found = 0
    for seat in seats_of(g, f, party):
        found += len(g.hand[seat])
    return found

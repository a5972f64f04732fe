"""Conditions of card texts. Each is a step-like tuple whose function answers yes or no."""

from __future__ import annotations

from ..state import BLUE, RED, UNDAMAGED, Ardor
from . import oxygen
from .frames import who
from .victory import mission_shown, team


def red_alert(g: Ardor) -> bool:
    """ARD-10.3: the ship is in Red Alert."""
    return oxygen.red_alert(g)


def cells_at_most(g: Ardor, n: int) -> bool:
    """No more than n cells are intact."""
    return g.cells <= n


def cells_at_least(g: Ardor, n: int) -> bool:
    """At least n cells are intact."""
    return g.cells >= n


def cells_exactly(g: Ardor, n: int) -> bool:
    """Exactly n cells are intact."""
    return g.cells == n


def alive(g: Ardor, code: int) -> bool:
    """ARD-8.7: the player is not dead."""
    return g.health[who(g, code)] > 0


def undamaged(g: Ardor, code: int) -> bool:
    """ARD-8.1: the character is face up."""
    return g.health[who(g, code)] == UNDAMAGED


def mission_red(g: Ardor, code: int) -> bool:
    """ARD-1.3: the player's mission is red."""
    return team(g, who(g, code)) == RED


def mission_blue(g: Ardor, code: int) -> bool:
    """ARD-1.3: the player's mission is blue."""
    return team(g, who(g, code)) == BLUE


def mission_hidden(g: Ardor, code: int) -> bool:
    """ARD-16.4: the Mission Card is still face down."""
    return not mission_shown(g, who(g, code))


def hand_nonempty(g: Ardor, code: int) -> bool:
    """The player holds a card."""
    return len(g.hand[who(g, code)]) > 0


def deck_nonempty(g: Ardor) -> bool:
    """There is a card in the Deck."""
    return len(g.deck) > 0

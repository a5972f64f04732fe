"""ARD-13: how the game is won."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, PLACE, PUBLIC, placed

from ..numbers import (
    GAME_OVER,
    MISSION_SHOWN,
    REASON_ALL_BLUE_DEAD,
    REASON_CARD,
    REASON_CHANCELLOR,
    REASON_DECK,
    REASON_MARTYR,
    REASON_OXYGEN,
    REASON_SABOTEUR,
    SIDE_BLUE,
    SIDE_RED,
)
from ..state import ACCOMPLICE, CHANCELLOR, SABOTEUR, Ardor


def mission(g: Ardor, seat: int) -> int:
    """ARD-1.2: the mission that fixes a player's team."""
    return g.mission[seat][0] & DESIGN


def team(g: Ardor, seat: int) -> int:
    """ARD-1.3: saboteur and accomplice are red, crew and chancellor blue."""
    held = g.mission[seat][0] & DESIGN
    return SIDE_RED if held in (SABOTEUR, ACCOMPLICE) else SIDE_BLUE


def mission_shown(g: Ardor, seat: int) -> bool:
    """ARD-1.5: whether the Mission Card lies face up for all to see."""
    return g.mission[seat][0] >> PLACE & PUBLIC != 0


def show_mission(g: Ardor, seat: int) -> None:
    """ARD-8.4, ARD-16.12: the Mission Card is turned face up for good."""
    if mission_shown(g, seat):
        return
    held = mission(g, seat)
    g.mission[seat][0] = placed(held, PUBLIC)
    g.light += 1
    if g.telling:
        g.tell(MISSION_SHOWN, (seat, held))


def win(g: Ardor, side: int, reason: int) -> None:
    """ARD-13.8 to 13.10: nothing more is carried out, missions are shown, teams win together."""
    winners = 0
    for seat in range(g.players):
        if team(g, seat) == side:
            winners |= 1 << seat
    for seat in range(g.players):
        show_mission(g, seat)
    g.light += 1
    g.end(winners, side, reason)
    if g.telling:
        g.tell(GAME_OVER, (side, reason))


def win_by_text(g: Ardor, side: int) -> None:
    """ARD-12.4, ARD-R65: a card says that a team wins; from a hand the reason is the Martyr."""
    win(g, side, REASON_MARTYR if g.frames[-1].reaction else REASON_CARD)


def check_oxygen(g: Ardor) -> None:
    """ARD-10.6, ARD-13.1: all cells are destroyed and nobody has brought one back."""
    if g.cells == 0:
        win(g, SIDE_RED, REASON_OXYGEN)


def check_death(g: Ardor, seat: int) -> None:
    """ARD-13.2 to 13.5, ARD-R65: does this death decide the game?"""
    held = mission(g, seat)
    if held == SABOTEUR:
        win(g, SIDE_BLUE, REASON_SABOTEUR)
    elif held == CHANCELLOR:
        win(g, SIDE_RED, REASON_CHANCELLOR)
    elif held != ACCOMPLICE:
        for other in range(g.players):
            if g.health[other] and team(g, other) == SIDE_BLUE:
                return
        win(g, SIDE_RED, REASON_ALL_BLUE_DEAD)


def check_deck(g: Ardor) -> None:
    """ARD-13.6, ARD-R39: blue wins if the Deck is empty when a turn has been completed."""
    if not g.deck:
        win(g, SIDE_BLUE, REASON_DECK)

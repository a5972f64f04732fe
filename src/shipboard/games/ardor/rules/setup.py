"""ARD-2: set-up."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, draw, placed
from shipboard.kernel.chance import below, shuffle
from shipboard.kernel.seams import Seam

from ..numbers import DEALT, FIRST_COMMITTED, MISSION_DEALT, SIDE_RED, STREAM_DEAL
from ..state import ACCOMPLICE, CHANCELLOR, CREW, NOBODY, SABOTEUR, Ardor
from .hands import draw_card
from .turn import turn
from .victory import team

MISSIONS_IN_USE: Final = {
    3: (CREW, CREW, SABOTEUR),
    4: (CREW, CREW, CREW, SABOTEUR),
    5: (CREW, CREW, CREW, SABOTEUR, CHANCELLOR),
    6: (CREW, CREW, CREW, SABOTEUR, CHANCELLOR, ACCOMPLICE),
}


def deal_missions(g: Ardor) -> None:
    """ARD-1.4, 2.1, ARD-R4: one mission each, face down."""
    missions = list(MISSIONS_IN_USE[g.players])
    shuffle(g, STREAM_DEAL, missions)
    for seat, held in enumerate(missions):
        g.mission[seat].append(held)
        if g.telling:
            g.tell(MISSION_DEALT, (seat,), 1 << seat, (held,))


def introduce_red(g: Ardor) -> None:
    """Option `red_know`: the red two see each other's missions."""
    red = [seat for seat in range(g.players) if team(g, seat) == SIDE_RED]
    seen = sum(1 << seat for seat in red)
    for seat in red:
        g.mission[seat][0] = placed(g.mission[seat][0] & DESIGN, seen)


def deal_characters(g: Ardor) -> None:
    """ARD-2.2, 2.3, ARD-R5: one character each, face up; the others leave the game unseen."""
    g.box.extend(range(len(g.cards.ability)))
    shuffle(g, STREAM_DEAL, g.box)
    for seat in range(g.players):
        design = g.box.pop() & DESIGN
        g.character[seat].append(design)
        if g.telling:
            g.tell(DEALT, (seat, design))


def deal_hands(g: Ardor) -> None:
    """ARD-2.4: the Deck is shuffled and two cards are dealt to each player."""
    g.deck.extend(g.cards.deck)
    shuffle(g, STREAM_DEAL, g.deck)
    for seat in range(g.players):
        draw_card(g, seat)
        draw_card(g, seat)


def commit_first(g: Ardor) -> None:
    """ARD-2.5: the top card of the Deck begins the Command Pile, unseen."""
    g.command_pile.append(draw(g, g.deck))
    if g.telling:
        g.tell(FIRST_COMMITTED, ())


def first_turn(g: Ardor) -> None:
    """ARD-2.6, 2.7, 3.1, ARD-R3: all cells are full; an option says who begins, or chance."""
    g.cells = g.cells_start
    if g.active == NOBODY:
        g.active = below(g, STREAM_DEAL, g.players)
    g.then((turn, g.active))


# ARD-2: the set-up.
SET_UP: Final = Seam(
    missions=(deal_missions,),
    characters=(deal_characters,),
    hands=(deal_hands,),
    pile=(commit_first,),
    first_turn=(first_turn,),
)
RED_KNOW: Final = SET_UP.after("missions", red_know=(introduce_red,))

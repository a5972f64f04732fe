"""ARD-2: set-up."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import KIND, draw, placed
from shipboard.kernel.chance import below, shuffle

from ..numbers import DEALT, FIRST_COMMITTED, MISSION_DEALT, STREAM_DEAL
from ..state import ACCOMPLICE, CHANCELLOR, CREW, RED, SABOTEUR, Ardor
from .hands import draw_card
from .turn import turn
from .victory import team

MISSIONS_IN_USE: Final = {
    3: (CREW, CREW, SABOTEUR),
    4: (CREW, CREW, CREW, SABOTEUR),
    5: (CREW, CREW, CREW, SABOTEUR, CHANCELLOR),
    6: (CREW, CREW, CREW, SABOTEUR, CHANCELLOR, ACCOMPLICE),
}


def set_up(g: Ardor, red_know: bool, first_player: int) -> None:
    """ARD-2.1 to 2.7: deal missions, characters and hands, and begin."""
    deal_missions(g, red_know)
    deal_characters(g)
    g.deck.extend(g.cards.deck)
    shuffle(g, STREAM_DEAL, g.deck)
    for seat in range(g.players):
        draw_card(g, seat)
        draw_card(g, seat)
    g.command_pile.append(draw(g, g.deck))
    if g.telling:
        g.tell(FIRST_COMMITTED, ())
    g.cells = g.cells_start
    first = first_player if first_player >= 0 else below(g, STREAM_DEAL, g.players)
    g.active = first
    g.then((turn, first))


def deal_missions(g: Ardor, red_know: bool) -> None:
    """ARD-1.4, 2.1, ARD-R4: one mission each, face down; with `red_know` the red two see both."""
    missions = list(MISSIONS_IN_USE[g.players])
    shuffle(g, STREAM_DEAL, missions)
    for seat, held in enumerate(missions):
        g.mission[seat].append(held)
    if red_know:
        red = [seat for seat in range(g.players) if team(g, seat) == RED]
        seen = sum(1 << seat for seat in red)
        for seat in red:
            g.mission[seat][0] = placed(missions[seat], seen)
    if g.telling:
        for seat in range(g.players):
            g.tell(MISSION_DEALT, (seat,), 1 << seat, (missions[seat],))


def deal_characters(g: Ardor) -> None:
    """ARD-2.2, 2.3, ARD-R5: one character each, face up; the others leave the game unseen."""
    g.box.extend(range(len(g.cards.ability)))
    shuffle(g, STREAM_DEAL, g.box)
    for seat in range(g.players):
        kind = g.box.pop() & KIND
        g.character[seat].append(kind)
        if g.telling:
            g.tell(DEALT, (seat, kind))

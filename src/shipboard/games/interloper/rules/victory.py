"""INT-18: who has won. Tested after every change that could matter."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, PUBLIC, placed

from ..numbers import (
    GAME_OVER,
    REASON_ALIENS_GONE,
    REASON_ALL_DEAD,
    REASON_ESCAPED,
    REASON_GOAL_MET,
    REASON_ROUND_LIMIT,
    SIDE_ALIEN,
    SIDE_CREW,
    SIDE_NOBODY,
    TRAIT_SHOWN,
)
from ..pack import (
    ALIENS,
    BREACHED_ROOMS,
    COLONISTS,
    DEAD_COLONISTS,
    PRIME,
    RECORDED_NPCS,
    T_GOAL,
)
from ..state import Interloper


def judge(g: Interloper) -> None:
    """INT-3.11, 18.1 to 18.9, INT-R99: the first condition met ends the game at once."""
    if g.round == 0 or g.over:
        return
    alive = g.alive
    if alive & ALIENS and alive & COLONISTS:
        goal = g.tags[PRIME] & T_GOAL != 0 and goal_met(g)
        if g.here[g.cards.exit] & COLONISTS == alive & COLONISTS and all_colours(g):
            if goal and g.active == g.alien_player:
                finish(g, SIDE_ALIEN, REASON_GOAL_MET)
            else:
                finish(g, SIDE_CREW, REASON_ESCAPED)
        elif goal:
            finish(g, SIDE_ALIEN, REASON_GOAL_MET)
    elif alive & ALIENS:
        finish(g, SIDE_ALIEN, REASON_ALL_DEAD)
    else:
        finish(g, SIDE_CREW, REASON_ALIENS_GONE)


def all_colours(g: Interloper) -> bool:
    """INT-18.4: a living NPC of each colour is in the Loading Bay."""
    there = g.here[g.cards.exit]
    for of_type in g.cards.type_mask:
        if not there & of_type:
            return False
    return True


def goal_met(g: Interloper) -> bool:
    """INT-18.2: a goal that is tested at any time."""
    for text in g.texts[PRIME]:
        for what, n in g.cards.goals[text]:
            if reached(g, what, n):
                return True
    return False


def reached(g: Interloper, what: int, n: int) -> bool:
    """Whether so many things of a goal are there."""
    if what == BREACHED_ROOMS:
        return g.breached.bit_count() >= n
    if what == RECORDED_NPCS:
        return g.recorded.bit_count() >= n
    if what == DEAD_COLONISTS:
        return g.players - 1 - (g.alive & COLONISTS).bit_count() >= n
    return g.wrecked.bit_count() >= n


def finish(g: Interloper, side: int, reason: int) -> None:
    """INT-18.7: the Colonists win or lose together; face-down traits are shown at the end."""
    crew = (1 << g.players) - 1 & ~(1 << g.alien_player)
    winners = 1 << g.alien_player if side == SIDE_ALIEN else crew if side == SIDE_CREW else 0
    for seat in range(g.players):
        for slot, card in enumerate(g.traits[seat]):
            if not g.face_up[seat] >> slot & 1:
                g.traits[seat][slot] = placed(card & DESIGN, PUBLIC)
                if g.telling:
                    g.tell(TRAIT_SHOWN, (seat, card & DESIGN))
    if g.telling:
        g.tell(GAME_OVER, (side, reason))
    g.end(winners, side, reason)


def draw_game(g: Interloper) -> None:
    """INT-18.10: nobody has won within the round limit."""
    finish(g, SIDE_NOBODY, REASON_ROUND_LIMIT)

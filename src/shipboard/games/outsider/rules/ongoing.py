"""OUT-8.7, OUT-R58, R72: Ongoing Crises through the turns: what they do, and how they end."""

from __future__ import annotations

from ..pack import ENDS_IF, ENDS_NEXT_TURN
from ..state import Outsider
from .conditions import holds_for
from .crises import end_ongoing
from .frames import carry, character, close_frame


def check_endings(g: Outsider) -> None:
    """`ends` with a condition: looked at before each menu and before each Entropy step."""
    for place in range(len(g.ongoing) - 1, -1, -1):
        design = g.ongoing[place]
        if g.cards.ends[design] == ENDS_IF:
            if holds_for(g, g.cards.ends_if[design], g.ongoing_by[place]):
                end_ongoing(g, design)


def end_at_turn(g: Outsider, seat: int) -> None:
    """`ends` at the next turn of who resolved it, before start-of-turn effects."""
    for place in range(len(g.ongoing) - 1, -1, -1):
        design = g.ongoing[place]
        if g.cards.ends[design] == ENDS_NEXT_TURN and g.ongoing_by[place] == seat:
            end_ongoing(g, design)


def turn_effects(g: Outsider, seat: int, at_start: bool) -> None:
    """OUT-4.1, OUT-R72: in the order in which the Crises were put down, then the Character's."""
    cards = g.cards
    texts = cards.start_of_turn if at_start else cards.end_of_turn
    steps = [(ongoing_effect, design, at_start) for design in g.ongoing if texts[design]]
    own = cards.character_start if at_start else cards.character_end
    if own[character(g, seat)]:
        g.then(*steps, (character_effect, seat, at_start))
    elif steps:
        g.then(*steps)


def ongoing_effect(g: Outsider, design: int, at_start: bool) -> None:
    """An Ongoing Crisis that is still there acts; "you" is who resolved it."""
    if design in g.ongoing:
        you = g.ongoing_by[g.ongoing.index(design)]
        texts = g.cards.start_of_turn if at_start else g.cards.end_of_turn
        carry(g, texts[design], you, (close_frame,), crisis=True)


def character_effect(g: Outsider, seat: int, at_start: bool) -> None:
    """OUT-11.2: the active player's Character acts, unless Doomed."""
    if g.survival[seat]:
        cards = g.cards
        texts = cards.character_start if at_start else cards.character_end
        carry(g, texts[character(g, seat)], seat, (close_frame,))

"""OUT-4: the turn, from its start-of-turn effects to the Entropy step."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.seams import SEAT, Seam

from ..numbers import ENTROPY_SKIPPED, REASON_OUT_OF_CARDS, TURN
from ..pack import ENTROPY_COUNT
from ..state import Outsider
from .acts import before_menu
from .ending import obliterate
from .frames import next_seat
from .modifiers import modifier
from .ongoing import check_endings, end_at_turn, turn_effects
from .piles import to_entropy
from .windows import W3, open_window

LAST_TURN: Final = 300


def turn(g: Outsider, seat: int) -> None:
    """OUT-4.1, OUT-R72: a slow is taken up, then the steps follow."""
    begin(g, seat)
    g.stack.extend(g.cards.turns[seat])


def begin(g: Outsider, seat: int) -> None:
    """OUT-3.7, OUT-R54, R72: nothing is used yet; what lasted until this turn ends."""
    g.active = seat
    g.turn += 1
    g.used = 0
    g.granted = 0
    g.bought = 0
    g.discount = 0
    g.used_abilities.clear()
    g.slowed = g.slow[seat] == 1
    g.slow[seat] = 0
    if g.telling:
        g.tell(TURN, (g.turn, seat))
    end_at_turn(g, seat)


def entropy_step(g: Outsider, seat: int) -> None:
    """OUT-4.9, 4.10: the top card of the deck is lost in every turn, unless the step is skipped."""
    check_endings(g)
    if g.skip_entropy:
        g.skip_entropy -= 1
        if g.telling:
            g.tell(ENTROPY_SKIPPED, ())
    else:
        g.then((to_entropy, seat, modifier(g, seat, ENTROPY_COUNT)))


def end_turn(g: Outsider, seat: int) -> None:
    """OUT-4.11, OUT-R52: the next player in the current direction becomes active."""
    g.slowed = False
    if g.turn >= LAST_TURN:
        obliterate(g, REASON_OUT_OF_CARDS, seat)
    else:
        turn(g, next_seat(g, seat))


# OUT-4.1: start-of-turn effects, then the three steps.
TURN_STEPS: Final = Seam(
    start_effects=(turn_effects, SEAT, True),
    acts=(before_menu,),
    window=(open_window, W3, SEAT, 0),
    end_effects=(turn_effects, SEAT, False),
    entropy=(entropy_step, SEAT),
    end=(end_turn, SEAT),
)

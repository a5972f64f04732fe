"""RIM-4: rounds and turns, what begins and what ends with them."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.seams import SEAT, Seam

from ..numbers import ROUND, TURN
from ..pack import TURN_END, TURN_START
from ..state import ENCOUNTER, END, PLANNING, Rim
from . import goals
from .actions import action_step
from .encounters import encounter_step
from .moments import happen
from .planning import planning_step
from .victory import end_by_round_limit


def new_round(g: Rim) -> None:
    """RIM-4.1, RIM-R60: the first player's turn begins a round."""
    g.round += 1
    if g.telling:
        g.tell(ROUND, (g.round,))
    g.then((take_turns, 0))


def take_turns(g: Rim, j: int) -> None:
    """RIM-4.1, 4.2: turns pass clockwise from the first player."""
    if j == g.players:
        next_round(g)
        return
    g.then((take_turns, j + 1))
    turn(g, (g.first + j) % g.players)


def next_round(g: Rim) -> None:
    """RIM-R60: after the last round that is allowed the game ends."""
    if g.round_limit and g.round >= g.round_limit:
        end_by_round_limit(g)
    else:
        g.then((new_round,))


def turn(g: Rim, seat: int) -> None:
    """RIM-4.1, 4.3: the steps of a turn; what can be done once a turn can be done again."""
    g.turn += 1
    g.active = seat
    g.phase = PLANNING
    g.cut = False
    g.done = 0
    g.used_turn.clear()
    g.used_step.clear()
    g.requests = g.proposals = g.purchases = 0
    g.favored = 0
    g.won_turn = g.extra = 0
    g.ignored = g.no_deal = 0
    if g.telling:
        g.tell(TURN, (seat,))
    g.stack.extend(g.cards.turns[seat] if seat < g.people else g.cards.rivals_turns[seat])


def start_turn(g: Rim, seat: int) -> None:
    """RIM-R2: what happens when a turn starts."""
    happen(g, seat, TURN_START, -1)


def to_encounter(g: Rim, seat: int) -> None:
    """RIM-4.1, 23.3, RIM-R47: the encounter step, unless a defeat has cut the turn short."""
    if not g.cut:
        g.phase = ENCOUNTER
        g.extra = 0
        encounter_step(g, seat)


def end_turn(g: Rim, seat: int) -> None:
    """RIM-4.2, RIM-R308: what happens at the end of every own turn, however it went."""
    g.phase = END
    g.then((clear_turn,))
    happen(g, seat, TURN_END, -1)


def clear_turn(g: Rim) -> None:
    """RIM-R92, 51.4: what lasts until the end of the turn is over."""
    if g.treated or g.boosted or any(g.next_ground):
        g.treated.clear()
        g.boosted = 0
        g.then((goals.look,))
    g.next_ground = [0] * g.players
    g.ignored = 0
    g.cut = False


# RIM-4.1: a turn. Options put other steps in the place of these (content.py).
TURN_STEPS: Final = Seam(
    start=(start_turn, SEAT),
    planning=(planning_step, SEAT),
    action=(action_step, SEAT),
    encounter=(to_encounter, SEAT),
    end=(end_turn, SEAT),
)

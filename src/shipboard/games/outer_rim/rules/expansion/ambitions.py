"""RIM-51: the goals of ambitions, their progress, and the victory that they bring."""

from __future__ import annotations

from typing import Final

from ...numbers import (
    ALLOWED,
    FAME_MISSING,
    GOAL_ATTEMPTED,
    GOAL_COMPLETED,
    GOAL_FAILED,
    GOAL_LOST,
    GOAL_NOT_YOURS,
    GOAL_REACHED_ALREADY,
    GOAL_TOKEN,
    GOALS_MISSING,
    REASON_AMBITION,
    REASON_FAMOUS,
    SIDE_ALONE,
)
from ...pack import ANY_TIME, IN_ORDER, LAST, ONGOING
from ...state import DONE, NONE, OF_JOB, Rim
from .. import conditions, goals, jobs, values, victory
from ..frames import carry, frame_of

MORE_FOR_RIVALS: Final = 2  # fame (RIM-69.11)

# Which goals can be completed.


def is_met(g: Rim, seat: int, goal: int) -> bool:
    """RIM-51.1, RIM-R125: whether a goal counts as completed at this moment."""
    made = g.cards.goals[goal]
    if made.order == ONGOING:
        return conditions.holds(g, seat, made.state)
    return goal in g.reached[seat]


def no_goal(g: Rim, seat: int, goal: int) -> int:
    """RIM-51.1, RIM-R123 to R125: what keeps a player from completing this goal now."""
    own = values.goals_of(g, seat)
    if goal not in own:
        return GOAL_NOT_YOURS
    if goal in g.reached[seat]:
        return GOAL_REACHED_ALREADY
    order = g.cards.goals[goal].order
    if order == LAST and values.fame_total(g, seat) < g.fame_target:
        return FAME_MISSING
    for other in own:
        earlier = IN_ORDER < g.cards.goals[other].order < order
        if other != goal and (order == LAST or earlier) and not is_met(g, seat, other):
            return GOALS_MISSING
    return ALLOWED


# Progress.


def notice(g: Rim, seat: int) -> bool:
    """RIM-51.1, 51.4, RIM-R124, R125: one goal that a state completes, or no longer does."""
    for goal in values.goals_of(g, seat):
        made = g.cards.goals[goal]
        if made.state is None:
            continue
        if made.order == ONGOING:
            if conditions.holds(g, seat, made.state) != (goal in g.reached[seat]):
                turn_token(g, seat, goal)
                return True
        elif not no_goal(g, seat, goal) and conditions.holds(g, seat, made.state):
            turn_token(g, seat, goal)
            return True
    return False


def turn_token(g: Rim, seat: int, goal: int) -> None:
    """RIM-51.4: the goal token comes on the space of this goal, or is taken off again."""
    if goal in g.reached[seat]:
        g.reached[seat].remove(goal)
    else:
        g.reached[seat].append(goal)
    if g.telling:
        g.tell(GOAL_COMPLETED if goal in g.reached[seat] else GOAL_LOST, (seat, goal))


def complete(g: Rim, seat: int, goal: int) -> None:
    """RIM-51.1, 51.4, 51.5: a goal is completed, if it can be now; this may end the game."""
    if not no_goal(g, seat, goal):
        turn_token(g, seat, goal)
        goals.look(g)


def add_token(g: Rim, seat: int, goal: int) -> None:
    """RIM-24.2, 51.1: a goal token that counts toward this goal."""
    place = values.goals_of(g, seat).index(goal)
    g.counted[seat][place] += 1
    if g.telling:
        g.tell(GOAL_TOKEN, (seat, goal, g.counted[seat][place]))


# Goals that are encounters.


def attempt_goal(g: Rim, number: int) -> None:
    """RIM-51.2, 51.3: the databank card of a goal is resolved like that of a job."""
    using = g.frames[-1]
    frame = frame_of(g, using.seat, NONE)
    frame.sort = OF_JOB
    frame.ability = using.ability
    if g.telling:
        g.tell(GOAL_ATTEMPTED, (frame.seat, g.cards.every_ability[frame.ability].of))
    carry(g, frame, ((jobs.resolve_databank, number),), (conclude,))


def conclude(g: Rim) -> None:
    """RIM-25.4, 51.3: the databank card returns; the goal is completed, or the turn ends."""
    frame = g.frames[-1]
    frame.step = jobs.CONCLUDED
    g.scene.clear()
    jobs.give_back(g, frame)
    goal = g.cards.every_ability[frame.ability].of
    if frame.verdict == DONE:
        complete(g, frame.seat, goal)
        return
    g.cut = True
    g.extra = 0
    if g.telling:
        g.tell(GOAL_FAILED, (frame.seat, goal))


# Victory.


def fulfilled(g: Rim) -> None:
    """RIM-51.5, 69.11, RIM-R123, R125, R226: whoever has completed the final goal has won.
    Automatic opponents have no ambition; they win by fame, of which they need more.
    """
    found = [seat for seat in range(g.players) if has_fulfilled(g, seat)]
    if found:
        g.end(1 << victory.foremost(g, found), SIDE_ALONE, REASON_AMBITION)
        return
    needed = needed_by_rivals(g)
    famous = [seat for seat in range(g.people, g.players) if values.fame_total(g, seat) >= needed]
    if famous:
        g.end(1 << victory.foremost(g, famous), SIDE_ALONE, REASON_FAMOUS)


def needed_by_rivals(g: Rim) -> int:
    """RIM-61.4, 69.11, RIM-R226: the fame with which an automatic opponent wins."""
    return g.fame_target + (MORE_FOR_RIVALS if g.cards.victory is fulfilled else 0)


def has_fulfilled(g: Rim, seat: int) -> bool:
    """RIM-51.5: whether a player has completed the final goal, and so all others."""
    for goal in g.reached[seat]:
        if g.cards.goals[goal].order == LAST:
            return True
    return False


# How far goals are.


def progress(g: Rim, seat: int, goal: int) -> tuple[int, int]:
    """RIM-24.2: how much of a goal is there, and how much is needed."""
    if goal in g.reached[seat]:
        return 1, 1
    made = g.cards.goals[goal]
    if made.state is not None:
        amount = measured(g, seat, made.state)
        if amount >= 0:
            return min(amount, made.state[1]), made.state[1]
        have, need = goals.counted(g, seat, made.state, (), 0)
        return (have, need) if need else (0, 1)
    return min(values.goal_tokens(g, seat, goal), made.needed), max(1, made.needed)


def measured(g: Rim, seat: int, state: conditions.Condition) -> int:
    """How much there is of what a state asks for, -1 where it asks for no amount."""
    if state[0] is conditions.hyperdrive:
        return values.hyperdrive(g, seat)
    if state[0] is conditions.ground:
        return values.ground(g, seat)
    return conditions.cost_of_all(g, seat) if state[0] is conditions.holdings else -1


ORDERS: Final = {ANY_TIME: "any", ONGOING: "ongoing", LAST: "final"}

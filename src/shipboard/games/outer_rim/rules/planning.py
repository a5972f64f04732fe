"""RIM-5: the planning step."""

from __future__ import annotations

from .. import choices
from ..numbers import ALLOWED, MUST_RECOVER, NO_SUCH_THING, PLAN
from ..pack import PLANNING, PLANNING_START
from ..state import PLANNING as PLANNING_STEP
from ..state import Rim
from . import damage, moments, movement, purse

WAGE = 2000  # RIM-5.1


def planning_step(g: Rim, seat: int) -> None:
    """RIM-5.1: one choice, unless something has cut the turn short already."""
    if not g.cut:
        go_on(g, seat)


def go_on(g: Rim, seat: int) -> None:
    """RIM-23.3: a step that has begun is finished, whoever is defeated before the choice."""
    g.phase = PLANNING_STEP
    g.then((plan, seat))
    moments.happen(g, seat, PLANNING_START, -1)


def plan(g: Rim, seat: int) -> None:
    """RIM-5.1, 5.2, RIM-R14, R83: move, recover, earn, or use one Planning ability."""
    if g.defeated[seat]:
        planned(g, seat, choices.RECOVER)
        return
    g.ask(seat, PLAN, plans(g, seat), (planned, seat))


def plans(g: Rim, seat: int) -> list[int]:
    """RIM-5.1: whoever has damage recovers first, everybody else earns."""
    options = [choices.CREDITS, choices.RECOVER, choices.MOVE]
    if g.character_damage[seat] or g.ship_damage[seat]:
        options = [choices.RECOVER, choices.CREDITS, choices.MOVE]
    options.extend([choices.PLAN_USE + ability for ability in moments.menu(g, seat, PLANNING)])
    return options


def no_plan(g: Rim, seat: int, option: int, planner: int) -> int:
    """RIM-5.1, 5.2: whoever is defeated must recover; abilities must be usable."""
    if option == choices.RECOVER:
        return ALLOWED
    if g.defeated[seat]:
        return MUST_RECOVER
    if option < choices.PLAN_USE:
        return ALLOWED
    ability = option - choices.PLAN_USE
    if ability in moments.menu(g, seat, PLANNING):
        return ALLOWED
    return moments.no_use(g, seat, ability) or NO_SUCH_THING


def planned(g: Rim, seat: int, option: int) -> None:
    """RIM-5.1, 5.3, 5.4, 23.4: what the player has chosen."""
    if option == choices.RECOVER:
        damage.recover(g, seat, damage.ALL, damage.ALL)
    elif option == choices.CREDITS:
        purse.gain_credits(g, seat, WAGE)
    elif option == choices.MOVE:
        movement.fly_hyper(g, seat)
    else:
        moments.use(g, seat, option - choices.PLAN_USE)

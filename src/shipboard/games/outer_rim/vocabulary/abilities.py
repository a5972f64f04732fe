"""Abilities: when something happens, what it costs, what it does.

    { action = true, only_in = "planet", cost = [{ cost_credits = 1000 }], do = [..] }
    { static = [{ ground = 1 }] }
    { trigger_may = "after_my_roll", only_in = "ground", limit = "combat", do = [..] }

The table is `Abilities` in the annotation of a record's field.
"""

from __future__ import annotations

from typing import Annotated, Any

from shipboard.kernel.specs import Many, Table, Word

from .. import pack as p
from ..rules import effects as e
from .effects import costs
from .modifiers import Modifiers
from .words import (
    DETAIL_WORDS,
    DETAILS,
    AnyCondition,
    EffectList,
    Limit,
    Moment,
    OnlyIn,
    Side,
    bound_to,
)

# Before the parts of a reward are gained (RIM-R86).
CHANGES = (e.reward_credits_zero, e.fame_add)


def ability(
    planning: bool = False,
    action: bool = False,
    encounter: bool = False,
    static: Modifiers = (),
    trigger: Moment | None = None,
    trigger_may: Moment | None = None,
    detail: Annotated[str, Word("any", *DETAIL_WORDS)] = "any",
    only_in: OnlyIn = "",
    limit: Limit = p.UNLIMITED,
    cost: EffectList = (),
    if_: AnyCondition | None = None,
    do: EffectList = (),
    side: Side = p.BOTH_SIDES,
    goal: bool = False,
) -> p.Ability:
    """One of planning, action, encounter, static, trigger and trigger_may says when. `detail` is
    the moment's own: a skill, a class, a mode, pass or fail, a kind. `side` is that of a character
    or ship on which the ability stands, and `goal` says that it is its goal.
    """
    made = p.Ability()
    made.when = moment_of(planning, action, encounter, bool(static), trigger, trigger_may)
    made.may = trigger is None and not static
    made.detail = detail_of(made.when, detail)
    made.limit = limit
    made.cost = costs(cost)
    made.only_in, made.condition = bound_to(only_in, if_)
    made.do = do
    made.side = side
    made.goal = goal
    made.adds = tuple((modifier.to, modifier.n) for modifier in static)
    made.per_job = any(modifier.per_job for modifier in static)
    # A gain of fame is a part of a reward that is being gained already.
    made.changes_reward = made.when != p.FAME_GAIN and any(changes_reward(step) for step in do)
    if made.per_job and not all(modifier.per_job for modifier in static):
        raise ValueError("found per_job beside other modifiers, expected an ability of its own")
    if not do and not static:
        raise ValueError("found nothing that it does, expected do or static")
    return made


def moment_of(
    planning: bool, action: bool, encounter: bool, static: bool, *triggers: int | None
) -> int:
    """The one moment of an ability."""
    said = [
        moment
        for moment, here in (
            (p.PLANNING, planning), (p.ACTION, action), (p.ENCOUNTER, encounter),
            (p.STATIC, static),
        )
        if here
    ] + [each for each in triggers if each is not None]  # fmt: skip
    if len(said) != 1:
        raise ValueError(
            f"found {len(said)} of planning, action, encounter, static, trigger and trigger_may, "
            "expected exactly one"
        )
    return said[0]


def detail_of(moment: int, detail: str) -> int:
    """The number of a detail at this moment."""
    known = DETAILS.get(p.MOMENTS[moment], {})
    if detail == "any":
        return -1
    if detail not in known:
        raise ValueError(
            f"found the detail {detail}, expected {' or '.join(['any', *known])} "
            f"at {p.MOMENTS[moment]}"
        )
    return known[detail]


def changes_reward(step: Any) -> bool:
    """Whether the step, or one within it, changes a reward before it is gained."""
    if step[0] in CHANGES or (step[0] is e.permission and step[1] == p.IGNORE_REP_LOSS):
        return True
    for part in step[1:]:
        if isinstance(part, p.Block):
            part = part.do
        if isinstance(part, tuple) and part and isinstance(part[0], tuple):
            if any(changes_reward(inner) for inner in part if inner and callable(inner[0])):
                return True
    return False


Abilities = Annotated[tuple[p.Ability, ...], Many(Table(ability))]

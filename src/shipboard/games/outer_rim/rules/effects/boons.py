"""What counts for the next test, the next combat, the reward that is being gained."""

from __future__ import annotations

from ...numbers import ANY_SKILL_COUNTS_MORE, SKILL_COUNTS_MORE
from ...pack import ANY_SKILL, IGNORE_REP_LOSS
from ...state import Rim
from .. import goals
from ..frames import actor
from . import standing


def permission(g: Rim, what: int) -> None:
    """`permission`: this one occurrence of a rule is ignored."""
    frame = standing.reward_frame(g) if what == IGNORE_REP_LOSS else None
    if frame is not None:
        frame.spared = True
    else:
        g.ignored |= 1 << what


def temp_skill(g: Rim, skill: int) -> None:
    """`temp_skill`, RIM-R92: it counts once more for the next test."""
    g.next_skill[actor(g)].append(skill)
    if g.telling:
        if skill == ANY_SKILL:
            g.tell(ANY_SKILL_COUNTS_MORE, (actor(g),))
        else:
            g.tell(SKILL_COUNTS_MORE, (actor(g), skill))


def next_combat(g: Rim, n: int) -> None:
    """`next_combat`, RIM-R92, R125: ground dice for the next combat this turn."""
    g.next_ground[actor(g)] += n
    g.then((goals.look,))


def reward_credits_zero(g: Rim) -> None:
    """`reward_credits_zero`, RIM-R86: the credits of the reward become 0."""
    frame = standing.reward_frame(g)
    if frame is not None:
        frame.zeroed = True

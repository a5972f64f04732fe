"""RIM-R86: a reward, whatever it is for: of a delivery, a bounty, a job, a patrol."""

from __future__ import annotations

from typing import Any

from ..pack import Effects
from ..state import OF_REWARD, Frame, Rim
from . import damage, goals, moments, purse
from .effects import standing
from .frames import close_frame, frame_of

Moments = tuple[tuple[int, int], ...]  # with their details


def reward(
    g: Rim, seat: int, moment: int, detail: int, parts: Effects, card: int, then: Effects = ()
) -> None:
    """RIM-R86: a reward in the context of the text that is carried out."""
    frame = reward_frame(g, seat, card)
    gain_reward(g, frame, ((moment, detail),), parts, (), then)


def reward_frame(g: Rim, seat: int, card: int) -> Frame:
    """A frame for a reward: it means whom and what the text means in which it was earned."""
    frame = frame_of(g, seat, card)
    frame.sort = OF_REWARD
    if g.frames:
        earned = g.frames[-1]
        frame.other = earned.other
        frame.faction = earned.faction
        frame.job = earned.job
        frame.target = earned.target
    return frame


def gain_reward(
    g: Rim, frame: Frame, when: Moments, parts: Effects, after: Effects, then: Effects
) -> None:
    """RIM-R86, R43, R54: what changes it; its parts; additional fame; `after_reward`; what reacts
    to it; goals; then its card or token goes where it must. All of it is one effect.
    """
    seat = frame.seat
    frame.pays = pays(parts)
    frame.floor = len(g.stack)
    g.frames.append(frame)
    damage.open_unit(g)
    before = tuple([(moments.happen_before_reward, seat, of, detail) for of, detail in when])
    reacting = tuple([(moments.happen_without_goals, seat, of, detail) for of, detail in when])
    fulfilled = tuple([(moments.happen_goals, seat, of, detail) for of, detail in when])
    g.then(
        *before, *parts, (additional_fame,), *after, *reacting, *fulfilled, (close_frame,), *then,
        (goals.look,), (damage.close_unit,),
    )  # fmt: skip


def additional_fame(g: Rim) -> None:
    """RIM-R86: it is no gain of fame that anything could change."""
    frame = g.frames[-1]
    if frame.added > 0:
        purse.advance(g, frame.seat, frame.added)
    if frame.added_other > 0:
        purse.advance(g, frame.other, frame.added_other)
    if frame.added > 0 or frame.added_other > 0:
        goals.look(g)


def pays(parts: Effects) -> bool:
    """RIM-R86: whether a reward has credits that could be set to 0."""
    for step in parts:
        if step[0] is standing.credits and step[1] > 0:
            return True
        for part in step[1:]:
            if nested(part) and pays(part):
                return True
    return False


def nested(part: Any) -> bool:
    """Whether an argument of a step is a list of steps."""
    return isinstance(part, tuple) and len(part) > 0 and isinstance(part[0], tuple)

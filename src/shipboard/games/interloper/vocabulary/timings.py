"""Clauses that act at their own time, or as an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from shipboard.kernel.specs import Condition, Many, Number, One
from shipboard.kernel.state import Step

from .. import pack as p
from ..rules import effects, frames
from .conditions import Test
from .effects import Effect, EffectList, Placement, Prevention, Seal, together
from .passives import Clause
from .words import clause


@dataclass(frozen=True)
class Raw:
    """An ability before its brood is numbered."""

    cost: int
    per_turn: int
    per_round: int
    test: Test | None
    do: tuple[Step, ...]
    aim: tuple[int, int, int]
    stats: int
    brood: str


def raw(
    do: tuple[Effect, ...], test: Test | None = None, cost: int = 1, per_turn: int = 0,
    per_round: int = 0, slain: bool = False,
) -> Raw:  # fmt: skip
    """Effects as an ability; `slain`: an NPC was, of whom note may be taken."""
    if not do:
        raise ValueError("found no effect, expected at least one")
    steps, aim, stats, brood = together(do)
    if not slain and says(steps, effects.record):
        raise ValueError("found record, expected it in on_npc_slain")
    return Raw(cost, per_turn, per_round, test, steps, aim, stats, brood)


def says(text: Any, function: Any) -> bool:
    """Whether a text has this effect, at any depth."""
    return text is function or (
        isinstance(text, tuple) and any(says(part, function) for part in text)
    )


@clause
def action(
    do: EffectList,
    cost: Annotated[int, Number(0, 9)] = 1,
    per_turn: Annotated[int, Number(0, 9)] = 0,
    per_round: Annotated[int, Number(0, 9)] = 0,
    if_: Condition = None,
) -> Clause:
    """The player's action; items once each turn, traits as often as they say."""
    return Clause("action", raw(do, if_, cost, per_turn, per_round))


UNCHOSEN = (p.AIM_NOTHING, p.AIM_FACE_DOWN, p.AIM_SLOT, p.AIM_HOLDER, p.AIM_ENEMIES)


def unasked(do: tuple[Effect, ...], test: Test | None, slain: bool = False) -> Raw:
    """Effects that fire at their own time: what is healed or looked at is chosen only then."""
    found = raw(do, test, slain=slain)
    aim, first, _ = found.aim
    own = aim == p.AIM_PENALTY and first >> 2 == frames.WHO_SELF
    if aim not in UNCHOSEN and not own:
        raise ValueError("found an effect that chooses something, expected none at this time")
    return found


def timed(timing: int, do: tuple[Effect, ...], test: Test | None) -> Clause:
    """A clause that fires at its own time."""
    return Clause("trigger", (timing, test, unasked(do, test, timing == p.ON_NPC_SLAIN).do))


@clause
def on_game_start(do: EffectList) -> Clause:
    """Before round 1."""
    return timed(p.ON_GAME_START, do, None)


@clause
def on_setup(do: Annotated[tuple[Any, ...], Many(One("effect"))]) -> Clause:
    """During setup: places brood."""
    if not do or not all(isinstance(each, Placement) for each in do):
        raise ValueError("expected place with a figure and its number")
    return Clause("setup", do)


@clause
def on_turn_start(do: EffectList, if_: Condition = None) -> Clause:
    """At the start of the holder's turn; a check that could change nothing is not made."""
    return Clause("start", unasked(do, if_))


@clause
def on_turn_end(do: EffectList, if_: Condition = None) -> Clause:
    """At the end of the holder's turn."""
    return timed(p.ON_TURN_END, do, if_)


@clause
def on_enemy_turn_start_here(do: EffectList, if_: Condition = None) -> Clause:
    """When an enemy starts its turn in the holder's room."""
    return timed(p.ON_ENEMY_START, do, if_)


@clause
def on_round_end(do: EffectList, if_: Condition = None) -> Clause:
    """At the end of each round."""
    return timed(p.ON_ROUND_END, do, if_)


@clause
def on_gain(do: EffectList, if_: Condition = None) -> Clause:
    """When this penalty is gained."""
    return timed(p.ON_GAIN, do, if_)


@clause
def on_would_take_penalty(
    do: Annotated[tuple[Any, ...], Many(One("effect"))], if_: Condition = None
) -> Clause:
    """When the holder would take a penalty: it may be prevented."""
    if len(do) != 1 or not isinstance(do[0], Prevention) or do[0].what != "penalty":
        raise ValueError("expected [{ prevent_penalty = … }]")
    return Clause("prevent", (if_, do[0].free))


@clause
def on_penalty_taken(do: EffectList, if_: Condition = None) -> Clause:
    """After the holder has taken a penalty."""
    return timed(p.ON_TAKEN, do, if_)


@clause
def on_combat_win(do: EffectList, if_: Condition = None) -> Clause:
    """After the payoff of a combat that the holder has won."""
    return timed(p.ON_COMBAT_WIN, do, if_)


@clause
def on_breach_death(do: Annotated[tuple[Any, ...], Many(One("effect"))]) -> Clause:
    """Before a breach kills the holder."""
    if len(do) != 1 or not isinstance(do[0], Prevention) or do[0].what != "death":
        raise ValueError("expected [{ prevent_death = … }]")
    return Clause("saves", do[0].free)


@clause
def on_npc_slain(do: EffectList, if_: Condition = None) -> Clause:
    """When an alien character slays an NPC."""
    return timed(p.ON_NPC_SLAIN, do, if_)


@clause
def on_lock(do: Annotated[tuple[Any, ...], Many(One("effect"))], may: bool = False) -> Clause:
    """When the holder locks a door; `may` leaves it to the holder."""
    if len(do) != 1 or not isinstance(do[0], Seal):
        raise ValueError("expected [{ door_threshold = … }]")
    return Clause("seal", (do[0].threshold, may))

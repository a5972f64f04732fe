"""Ambition sheets and their goals."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from shipboard.kernel.specs import Either, Id, Many, Number, Table, Text, Word

from ... import pack as p
from ...rules import conditions as c
from ...rules.expansion import ambitions as rules
from ..abilities import Abilities
from ..words import AnyCondition, Named
from .fields import CardId, DatabankNumber, Ids, Price, record
from .people import Standing, standing


@dataclass(frozen=True)
class Goal:
    """A goal of an ambition as its file describes it."""

    name: str
    order: int
    state: Any
    abilities: Abilities
    spaces: tuple[str, ...]
    databank: int


ORDERS = {word: order for order, word in rules.ORDERS.items()}
Order = Annotated[Any, Either(Word(*ORDERS), Number(1, 9))]


def goal(
    name: Text,
    order: Order = "any",
    state: AnyCondition = None,
    abilities: Abilities = (),
    at: Ids = (),
    databank: DatabankNumber | None = None,
) -> Goal:
    """A goal of an ambition: at `any` time, `ongoing` (completed only while it holds), a number (in
    this order), or the `final` one.

    It is a `state`, or its `abilities` complete it with `token` and `goal_done`, or it is an
    encounter `at` one of these places with a card of the databank, which is resolved like a job's.
    """
    said = [state is not None, bool(abilities), databank is not None]
    if sum(said) != 1:
        raise ValueError(
            f"found {sum(said)} of state, abilities and databank, expected exactly one"
        )
    if bool(at) != (databank is not None):
        raise ValueError("found at or databank alone, expected both or none")
    if order == "ongoing" and state is None:
        raise ValueError("found an ongoing goal without a state, expected one")
    if databank is not None:
        abilities = (encounter(at, databank),)
    for ability in abilities:
        ability.goal = True
    place = ORDERS[order] if isinstance(order, str) else p.IN_ORDER + order
    return Goal(name, place, state, abilities, at, databank or 0)


def encounter(places: tuple[str, ...], databank: int) -> p.Ability:
    """RIM-51.2, 51.3: the encounter at one of these places."""
    made = p.Ability()
    made.when = p.ENCOUNTER
    made.may = True
    there = tuple((c.at, Named("space", place)) for place in places)
    made.condition = there[0] if len(there) == 1 else (c.any_hold, there)
    made.do = ((rules.attempt_goal, databank),)
    return made


@dataclass(frozen=True)
class Ambition:
    """An ambition sheet as its file describes it."""

    id: str
    name: str
    goals: tuple[Goal, ...]
    credits: int = 0
    card: str = ""
    reputation: tuple[tuple[int, int], ...] = field(default=())


@record
def ambition_(
    id: Id,  # noqa: A002
    name: Text,
    goals: Annotated[tuple[Goal, ...], Many(Table(goal))],
    credits: Price = 0,  # noqa: A002
    reputation: Annotated[Standing, Table(standing)] = Standing(()),  # noqa: B008
    card: CardId | None = None,
) -> Ambition:
    """An ambition sheet: with what one begins, and the goals with which one wins.

    `reputation` is a gain or a loss of 1, `card` is a market card that is searched in its deck.
    """
    orders = [each.order for each in goals]
    if orders.count(p.LAST) != 1:
        raise ValueError(f"found {orders.count(p.LAST)} final goals, expected exactly one")
    numbers = sorted(order - p.IN_ORDER for order in orders if order > p.IN_ORDER)
    if numbers != list(range(1, len(numbers) + 1)):
        raise ValueError(
            f"found goals with the numbers {numbers}, expected 1, 2 and so on, each once"
        )
    return Ambition(id, name, goals, credits, card or "", reputation.values)

"""What is optional, chosen or under a condition, and whom it is about."""

from __future__ import annotations

from typing import Annotated, Any

from shipboard.kernel.specs import Either, Table, Word
from shipboard.kernel.state import Step

from ...rules import conditions as c
from ...rules import effects as e
from ..words import AnyCondition, Blocks, CardType, Class, EffectList, Price, effect
from .blocks import block, nested


@effect
def may(do: EffectList, cost: EffectList = ()) -> Step:
    """Optional; what it costs is paid first and in full."""
    return (e.may, block(do, cost))


@effect
def choose(blocks: Blocks) -> Step:
    """Exactly one of these blocks; `cost_credits` at the head of one is its price."""
    made = tuple(block(each) for each in blocks)
    if any(step[0] is e.cost_credits for each in made for step in each.do):
        raise ValueError("found cost_credits in the middle of a block, expected it at its head")
    return (e.choose, made)


@effect
def if_(cond: AnyCondition, then: EffectList = (), else_: EffectList = ()) -> Step:
    """If the condition holds, do one thing, otherwise the other."""
    if cond == (c.opp,):
        fights = any(step[0] is e.fight_player for step in then)
        return (e.if_other, fights, nested(then), nested(else_))
    return (e.if_then, cond, nested(then), nested(else_))


def contacts(contacts: Class) -> tuple[int, int, int]:
    """Each contact of this class on this planet."""
    return (e.CONTACTS, contacts, 0)


def assets(assets: CardType, most_cost: Price = e.ANY_COST) -> tuple[int, int, int]:
    """Each own asset of this type that costs at most so much."""
    return (e.ASSETS, assets, most_cost)


PLAYERS = {
    "here": e.HERE_OTHERS, "players_here": e.HERE_ALL, "any": e.OTHERS, "everybody": e.EVERYBODY,
    "nearest": e.NEAREST, "left": e.LEFT, "chosen": e.CHOSEN,
}  # fmt: skip


@effect
def each(
    selector: Annotated[Any, Either(Word(**PLAYERS), Table(contacts), Table(assets))],
    do: EffectList,
) -> Step:
    """For each of them, in turn order: the others `here`, all `players_here`, `any` other player,
    `everybody`, the `nearest`, the one on the `left`, the `chosen` one, who then carries it out;
    or once for each of some contacts here or own assets.
    """
    which, one, two = selector if isinstance(selector, tuple) else (selector, 0, 0)
    return (e.each, which, one, two, nested(do))


@effect
def choose_player(
    where: Annotated[
        int, Word(here=e.HERE_OTHERS, any=e.OTHERS, nearest=e.NEAREST, left=e.LEFT)
    ] = e.HERE_OTHERS,
    if_: AnyCondition | None = None,
    do: EffectList = (),
) -> Step:
    """Choose another player for whom the condition holds, then do this with that player. The
    condition looks from the own side: `fame_less` compares with the player that is to be chosen.
    """
    fights = any(step[0] is e.fight_player for step in do)
    return (e.choose_player, where, if_, fights, nested(do))


@effect
def as_(who: Annotated[int, Word(you=e.YOU, opp=e.OTHER, both=e.BOTH)], do: EffectList) -> Step:
    """You or the chosen player do this, or first you, then that player; fame comes together."""
    if who != e.BOTH:
        return (e.act_as, who, nested(do))
    fame_of_both = sum(step[1] for step in do if step[0] is e.fame)
    rest = nested(tuple(step for step in do if step[0] is not e.fame))
    return (e.act_as_both, rest, fame_of_both)

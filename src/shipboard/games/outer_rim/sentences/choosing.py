"""What is optional, chosen or under a condition, and whom it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import pack as p
from ..pack import Effects, RimPack
from ..rules import conditions as c
from ..rules import effects as e
from . import conditions, standing, texts
from .wording import Maker, thing, thousands


def numbered_block(pack: RimPack, number: int) -> str:
    """A block by its number."""
    return texts.block(pack, pack.blocks[number])


def may(pack: RimPack, number: int) -> str:
    made = pack.blocks[number]
    do = texts.effects(pack, made.do)
    return (
        f"You may {texts.prices(pack, made.cost)} to do this: {do}"
        if made.cost
        else (f"You may do this: {do}")
    )


def choose(pack: RimPack, numbers: tuple[int, ...]) -> str:
    return f"Choose one: {' Or: '.join(numbered_block(pack, each) for each in numbers)}"


def if_then(pack: RimPack, cond: Any, do: Effects, otherwise: Effects) -> str:
    if not do:
        return f"Unless {conditions.condition(pack, cond)}: {texts.effects(pack, otherwise)}"
    head = texts.outcome(pack, f"If {conditions.condition(pack, cond)}:", do, not otherwise).strip()
    return f"{head}{texts.outcome(pack, 'Otherwise:', otherwise)}"


def if_other(pack: RimPack, fights: bool, do: Effects, otherwise: Effects) -> str:
    return if_then(pack, (c.opp,), do, otherwise)


MEANT = {
    e.HERE_OTHERS: "each other player here", e.HERE_ALL: "each player here",
    e.OTHERS: "each other player", e.EVERYBODY: "each player", e.NEAREST: "the nearest player",
    e.LEFT: "the player on your left", e.CHOSEN: "the chosen player",
}  # fmt: skip


def each(pack: RimPack, which: int, one: int, two: int, do: Effects) -> str:
    if which == e.CONTACTS:
        who = f"each {p.CLASSES[one]} contact here"
    elif which == e.ASSETS:
        most = f" of at most {thousands(two)} credits" if two < e.ANY_COST else ""
        who = f"each {thing(one)} of yours{most}"
    else:
        who = MEANT[which]
    return f"For {who}: {texts.effects(pack, do)}"


CHOICE = {
    e.HERE_OTHERS: "another player here", e.OTHERS: "another player",
    e.NEAREST: "the nearest player", e.LEFT: "the player on your left",
}  # fmt: skip


def choose_player(pack: RimPack, where: int, cond: Any, fights: bool, do: Effects) -> str:
    what = f"Choose {CHOICE[where]}"
    if cond is not None:
        what += f", if {conditions.condition(pack, cond)}"
    return f"{what}. {texts.effects(pack, do)}"


def act_as(pack: RimPack, who: int, do: Effects) -> str:
    whose = "You" if who == e.YOU else "The chosen player"
    return f"{whose}: {texts.effects(pack, do)}"


def act_as_both(pack: RimPack, do: Effects, n: int) -> str:
    text = texts.effects(pack, do)
    more = standing.fame(pack, n) if n else ""
    return f"You and the chosen player each: {' '.join(filter(None, (text, more)))}"


SENTENCES: Mapping[Any, Maker] = {
    e.may: may, e.carry_out: numbered_block, e.choose: choose, e.if_then: if_then,
    e.if_other: if_other, e.each: each, e.choose_player: choose_player, e.act_as: act_as,
    e.act_as_both: act_as_both,
}  # fmt: skip

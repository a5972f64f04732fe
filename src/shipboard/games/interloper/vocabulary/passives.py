"""Clauses that hold as long as their card or character is in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from shipboard.kernel.specs import Condition, Number, Table, Word

from .. import pack as p
from .effects import Effect, EffectList, GoalWord, together
from .words import (
    FORBIDDEN,
    Action,
    Change,
    Count,
    Dice,
    ItemType,
    NpcType,
    Purpose,
    Stat,
    Threshold,
    Value,
    clause,
    split,
)


@dataclass(frozen=True)
class Clause:
    """Part of what a card or character says: under which heading, and what."""

    heading: str
    what: Any = None


@clause
def mod_bonus(stat: Stat, n: Change, if_: Condition = None) -> Clause:
    """Adds n to the total of the holder's checks with that stat."""
    return Clause("mods", (stat, 0, n, if_))


@clause
def mod_cards(stat: Stat, n: Change, if_: Condition = None) -> Clause:
    """So many cards more or fewer in the holder's checks with that stat."""
    return Clause("mods", (stat, n, 0, if_))


@clause
def mod_ap(n: Change, if_: Condition = None) -> Clause:
    """AP received at the start of each turn, more or fewer."""
    return Clause("ap", (n, if_))


@clause
def mod_cost(action: Action, n: Change, if_: Condition = None) -> Clause:
    """An action costs the holder more or less AP, never below 0."""
    return Clause("costs", (action, n, if_))


REASONS = {"breached": p.T_FREE_BREACH, "enemy": p.T_FREE_ENEMY}


@clause
def no_surcharge(reason: Annotated[int, Word(**REASONS)]) -> Clause:
    """Leaving a breached room, or one with enemies, costs the holder nothing extra."""
    return Clause("tag", reason)


@clause
def cap(action: Action, n: Count) -> Clause:
    """At most n such actions per turn."""
    return Clause("caps", (action, n))


@clause
def forbid(ability: Annotated[int, Word(**FORBIDDEN)]) -> Clause:
    """The holder cannot do or use it."""
    return Clause("forbids", 1 << ability)


def duct(
    stat: Stat, threshold: Threshold, purpose: Annotated[int, Word(duct=p.FOR_DUCT)],
    no_items: bool = False,
) -> tuple[int, int, bool]:  # fmt: skip
    """The check of a move through a wall."""
    return stat, threshold, no_items


PERMISSIONS = {
    "stalk": p.T_STALK, "wall_move": p.T_WALL, "hold_items": p.T_HOLD, "search": p.T_SEARCH,
    "use_card": p.T_USE, "activate": p.T_ACTIVATE, "unlock": p.T_UNLOCK, "move_npc": p.T_MOVE_NPC,
}  # fmt: skip


@clause
def allow(
    what: Annotated[int, Word(**PERMISSIONS)],
    cost: Annotated[int, Number(0, 9)] | None = None,
    check: Annotated[tuple[int, int, bool], Table(duct)] | None = None,
    stat: Stat | None = None,
    if_: Condition = None,
) -> Clause:
    """Permits something; `cost` and `check` go with wall_move, `stat` with unlock and activate."""
    if what != p.T_WALL and (cost is not None or check is not None):
        raise ValueError("found cost or check, expected them with wall_move only")
    if what not in (p.T_UNLOCK, p.T_ACTIVATE) and stat is not None:
        raise ValueError("found stat, expected it with unlock and activate only")
    if what != p.T_ACTIVATE and if_ is not None:
        raise ValueError("found if, expected it with activate only")
    return Clause("allow", (what, cost or 0, check, stat, if_))


@clause
def carry(type: ItemType, n: Count) -> Clause:  # noqa: A002
    """The holder may carry n items of this type."""
    return Clause("carry", (type, n))


@clause
def counts_as(npc_type: NpcType) -> Clause:
    """The holder counts as this NPC type for the circles of rooms."""
    return Clause("tag", p.T_COUNTS << npc_type)


@clause
def extra_activation(rule: Annotated[str, Word("same_room_same_turn")], n: Count = 1) -> Clause:
    """So many more uses each turn of rooms that the holder has activated this turn."""
    return Clause("extra_use", n)


@clause
def extra_attack(n: Count, rule: Annotated[str, Word("different_target")] | None = None) -> Clause:
    """So many more attacks each turn, by the rules against another target."""
    return Clause("extra_attack", (n, rule is not None))


@clause
def auto_pass(stat: Stat, purpose: Purpose) -> Clause:
    """Such checks succeed without cards."""
    return Clause("auto_pass", (stat, purpose))


@clause
def cannot_check(stat: Stat) -> Clause:
    """The holder makes no such checks."""
    return Clause("no_check", 1 << stat)


@clause
def no_fail_penalty(purpose: Purpose) -> Clause:
    """Failing such checks costs no penalty."""
    return Clause("no_fail", 1 << purpose)


SORTS = {"distance": p.DISTANCE, "special": p.SPECIAL}
NO_EFFECTS: tuple[Effect, ...] = ()


@clause
def attack_mode(
    kind: Annotated[int, Word(**SORTS)],
    cards: Change = 0,
    bonus: Change = 0,
    range: Annotated[str, Word("here", "connected")] = "here",  # noqa: A002
    attacker: Stat = p.PHYSICAL,
    defender: Annotated[int, Word(physical=p.PHYSICAL, mental=p.MENTAL)] = p.PHYSICAL,
    limit_plus: Annotated[int, Number(0, 9)] = 0,
    payoff: Annotated[str, Word("normal", "defender_card")] = "normal",
    cannot_lose: bool = False,
    no_items: bool = False,
    discard: bool = False,
    extra_payoff: EffectList = NO_EFFECTS,
) -> Clause:
    """A way to make the attack of the turn; `limit_plus` raises the difference for the payoff."""
    steps, aim, _, _ = together(extra_payoff)
    if aim[0] != p.AIM_NOTHING:
        raise ValueError("found an extra_payoff that chooses something, expected none")
    return Clause(
        "mode",
        (
            kind, cards, bonus, range == "connected", attacker, defender, limit_plus,
            payoff == "defender_card", cannot_lose, no_items, discard, steps,
        ),
    )  # fmt: skip


@clause
def weight(n: Annotated[int, Number(2, 3)]) -> Clause:
    """The penalty counts as so many."""
    return Clause("weight", n)


@clause
def ignore_slot(max_value: Value) -> Clause:
    """One penalty of at most this value may be ignored at a time."""
    return Clause("ignore", max_value)


@clause
def survive_breach() -> Clause:
    """The holder does not die in breached rooms."""
    return Clause("tag", p.T_SURVIVE)


@clause
def npc_stride(n: Annotated[int, Number(2, 6)]) -> Clause:
    """The holder's NPC moves may be of 1 to n rooms."""
    return Clause("stride", n)


NPC_MASKS = {name: 1 << i for i, name in enumerate(p.NPC_TYPES)} | {"any": 7}


@clause
def npc_profile(
    type: Annotated[int, Word(**NPC_MASKS)],  # noqa: A002
    where: Annotated[str, Word("here", "anywhere")],
    stat: Dice,
    kind: Annotated[int, Word(normal=p.MELEE, distance=p.DISTANCE)],
) -> Clause:
    """The holder's player may command such NPCs to attack with this Physical stat."""
    return Clause("profile", (type, where == "here", *split(stat), kind))


@clause
def stalk_ignores(what: Annotated[str, Word("npc")]) -> Clause:
    """For the holder's Stalk NPCs do not count as enemies."""
    return Clause("tag", p.T_LURK)


@clause
def take_back(trigger: Annotated[str, Word("on_alien_reveal")]) -> Clause:
    """The holder may take an action back after a voluntary reveal of the Alien."""
    return Clause("tag", p.T_TAKE_BACK)


@clause
def win_if_(what: GoalWord, n: Annotated[int, Number(1, 60)]) -> Clause:
    """A goal of the Alien, tested at all times."""
    return Clause("goals", (what, n))

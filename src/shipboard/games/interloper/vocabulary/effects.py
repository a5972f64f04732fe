"""Effects: each becomes a step, with what it is aimed at when it is declared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from shipboard.kernel.content import Asks
from shipboard.kernel.specs import Many, Number, One, Word
from shipboard.kernel.state import Step

from .. import choices, numbers
from .. import pack as p
from ..rules import aims, effects, frames
from .conditions import ALWAYS, Living, NoTest, compiled
from .words import (
    DURATIONS,
    PENALTY_TYPES,
    WHO,
    Brood,
    Change,
    Count,
    Highest,
    NpcType,
    Purpose,
    Stat,
    Threshold,
    Types,
    Until,
    Who,
    effect,
    mask_of,
    numbered,
    vocabulary,
)


@dataclass(frozen=True)
class Effect:
    """A step, what it is aimed at, and the stats that it needs."""

    step: Step
    aim: tuple[int, int, int] = (p.AIM_NOTHING, 0, 0)
    stats: int = 0
    brood: str = ""  # the id of a kind of brood, to be numbered when all are known


def together(do: tuple[Any, ...]) -> tuple[tuple[Step, ...], tuple[int, int, int], int, str]:
    """The steps of several effects, their one aim, the stats they need."""
    wrong = [each for each in do if not isinstance(each, Effect)]
    if wrong:
        raise ValueError(f"found a {type(wrong[0]).__name__.lower()}, which belongs elsewhere")
    aimed = [each.aim for each in do if each.aim[0] != p.AIM_NOTHING]
    if len(aimed) > 1:
        raise ValueError("found several effects that choose something, expected at most one")
    stats = 0
    brood = ""
    for each in do:
        stats |= each.stats
        brood = brood or each.brood
    aim = aimed[0] if aimed else (p.AIM_NOTHING, 0, 0)
    return tuple(each.step for each in do), aim, stats, brood


EffectList = Annotated[tuple[Effect, ...], Many(One("effect"))]


@effect
def next_ap(who: Who, n: Change) -> Effect:
    """AP more or less at the start of the next turn; several of these add up."""
    aim = p.AIM_NOTHING
    if who == frames.WHO_ALLY:
        aim = p.AIM_ALLY
    elif who == frames.WHO_ENEMIES:
        aim = p.AIM_ENEMIES
    return Effect((effects.next_ap, who, n), (aim, 0, 0))


@effect
def set_next_ap(who: Annotated[int, Word(self=0, loser=2)], n: Count) -> Effect:
    """The next turn starts with exactly n AP, whatever else is said."""
    return Effect((effects.set_next_ap, who, n))


@effect
def gain_ap(n: Count) -> Effect:
    """AP at once, this turn."""
    return Effect((effects.gain_ap, n))


CHECKERS = {name: WHO[name] for name in ("self", "opponent", "that_enemy", "loser")}


@effect
def check(
    stat: Stat,
    threshold: Threshold,
    purpose: Purpose,
    do: EffectList = (),
    who: Annotated[int, Word(**CHECKERS)] = frames.WHO_SELF,
    no_items: bool = False,
    else_: EffectList = (),
) -> Effect:
    """A check; `do` on success, `else` on failure, besides the penalty for failing."""
    steps, aim, stats, brood = together(do)
    failed, other, _, _ = together(else_)
    if other[0] != p.AIM_NOTHING:
        raise ValueError("found an effect under else that chooses something, expected none")
    if who == frames.WHO_SELF:
        stats |= 1 << stat
    step = (effects.check, stat, threshold, purpose, who, no_items, steps, failed)
    return Effect(step, aim, stats, brood)


@effect
def heal(
    type: Annotated[int, Word(**PENALTY_TYPES)],  # noqa: A002
    max_value: Highest,
    who: Annotated[int, Word(self=frames.WHO_SELF, ally_here=frames.WHO_ALLY)],
) -> Effect:
    """Discard a penalty of this type and at most this value, of oneself or an ally in the room."""
    aim = (p.AIM_PENALTY, type | who << 2, max_value)
    return Effect((effects.heal, type, max_value), aim)


@dataclass(frozen=True)
class Prevention:
    """Prevents a penalty or a death, for free or by discarding the card."""

    what: str
    free: bool


Price = Annotated[bool, Word(free=True, discard_this=False)]


@effect
def prevent_penalty(price: Price) -> Prevention:
    """The penalty is not taken: for free, or by discarding this item."""
    return Prevention("penalty", price)


@effect
def prevent_death(price: Price) -> Prevention:
    """The breach does not kill the holder: for free, or by discarding this item."""
    return Prevention("death", price)


@effect
def draw_items(
    n: Count,
    filter: Types = p.ANY_ITEM,  # noqa: A002
    ask: Asks | None = None,
) -> Effect:
    """Turn over n Tech cards; the holder may take one of these types; the others are discarded."""
    asks = vocabulary.question(ask, numbers.SEARCH_PICK)
    return Effect((effects.draw_items, n, mask_of(filter), asks), (p.AIM_HOLDER, 0, 0))


@effect
def fetch_discard(max_value: Highest = p.MOST_VALUE, filter: Types = p.ANY_ITEM) -> Effect:  # noqa: A002
    """Take an item of at most this value and of these types from the Tech discard pile."""
    return Effect((effects.fetch_discard,), (p.AIM_DISCARD, max_value, mask_of(filter)))


@effect
def discard_item(
    who: Annotated[int, Word(self=0, loser=2)],
    filter: Types = p.ANY_ITEM,  # noqa: A002
    max_value: Highest = p.MOST_VALUE,
) -> Effect:
    """The holder discards one such item, of at most this value, if there is any."""
    return Effect((effects.discard_item, who, mask_of(filter), max_value))


@effect
def discard_this() -> Effect:
    """This item is discarded."""
    return Effect((effects.discard_this,))


WAYS = {"lock": aims.TO_LOCK, "unlock": aims.TO_UNLOCK, "toggle": aims.TO_TOGGLE}
DOOR_SCOPES = {"any_unwrecked": p.AIM_DOOR, "own_room_unwrecked": p.AIM_OWN_DOOR}


@effect
def set_door(
    scope: Annotated[int, Word(**DOOR_SCOPES)], way: Annotated[int, Word(**WAYS)]
) -> Effect:
    """Lock or unlock a door of this scope without a check."""
    return Effect((effects.set_door, way), (scope, way, 0))


@dataclass(frozen=True)
class Seal:
    """A threshold for unlocking."""

    threshold: int


@effect
def door_threshold(n: Threshold) -> Seal:
    """The door locked just now needs this much to be unlocked."""
    return Seal(n)


@effect
def wreck(scope: Annotated[int, Word(own_room_door=p.AIM_OWN_DOOR)]) -> Effect:
    """A door of the own room is wrecked."""
    return Effect((effects.wreck,), (scope, aims.TO_WRECK, 0))


REPAIR_SCOPES = {"any_outer_wall": p.AIM_OUTER, "any_legal": p.AIM_REPAIR}


@effect
def repair(scope: Annotated[int, Word(**REPAIR_SCOPES)]) -> Effect:
    """Something wrecked is repaired: an outer wall, or what the action `repair` could name."""
    return Effect((effects.repair,), (scope, 0, 0))


@effect
def move_char(
    who: Annotated[int, Word(self=0, loser=2, opponent=2)],
    n: Count = 1,
    rule: Annotated[str, Word("connected")] = "connected",
) -> Effect:
    """A character moves n rooms along connected edges, chosen by its player, at no cost."""
    return Effect((effects.move_char, who, n))


@effect
def move_npc(
    which: Annotated[str, Word("any")],
    n: Annotated[int, Number(1, 6)],
    free: Annotated[str, Word("free")] = "free",
) -> Effect:
    """Any living NPC walks 1 to n rooms, without claim or surcharge."""
    return Effect((effects.move_npc,), (p.AIM_NPC, n, 0))


@dataclass(frozen=True)
class Placement:
    """Brood that is placed during setup."""

    figure: str
    number: int


@effect
def place(
    figure: Brood,
    n: Count = 1,
    where: Annotated[str, Word("here")] | None = None,
    max: Annotated[int, Number(1, p.MOST_BROOD)] | None = None,  # noqa: A002
) -> Effect | Placement:
    """Brood enters the board: `n` during setup, or one `here` with never more than `max` of it."""
    if where is None:
        return Placement(figure, n)
    most = p.MOST_BROOD if max is None else max
    return Effect((effects.place, Living(figure), most), (p.AIM_PLACE, 0, most), 0, figure)


@effect
def thaw_npc() -> Effect:
    """A dead NPC of a chosen type comes back in this room."""
    return Effect((effects.thaw_npc,), (p.AIM_TYPE, 0, 0))


@effect
def reveal_trait(n: Count = 1) -> Effect:
    """The Alien must reveal so many traits."""
    return Effect((effects.reveal_trait, n), (p.AIM_FACE_DOWN, 0, 0))


SELECTORS = {"random": effects.RANDOM, "top": effects.TOP, "any": effects.ANY}


@effect
def peek_trait(
    selector: Annotated[int, Word(**SELECTORS)] = effects.RANDOM,
    viewer: Annotated[str, Word("self")] = "self",
) -> Effect:
    """The holder looks at a face-down trait of the Alien: at random, the first slot, or any."""
    aim = p.AIM_SLOT if selector == effects.ANY else p.AIM_FACE_DOWN
    return Effect((effects.peek_trait, selector), (aim, 0, 0))


@effect
def suppress_trait(until: Until) -> Effect:
    """A face-up trait of the Alien has no effect for a while."""
    return Effect((effects.suppress_trait, until), (p.AIM_TRAIT, 0, 0))


@effect
def gain_trait(
    source: Annotated[str, Word("top")] = "top",
    filter: NoTest = ALWAYS,  # noqa: A002
) -> Effect:
    """The holder gets the topmost fitting Xeno card as a trait, face down."""
    if filter.living:
        raise ValueError("filter: found while_alive, expected a condition about the card")
    return Effect((effects.gain_trait, compiled(filter, {})))


@effect
def block_room(until: Until) -> Effect:
    """The own room or an adjacent one can be neither activated nor searched for a while."""
    return Effect((effects.block_room, until), (p.AIM_NEAR, 0, 0))


@effect
def ban_stalk(
    scope: Annotated[int, Word(room_and_adjacent=-1, loser=frames.WHO_OTHER)], until: Until
) -> Effect:
    """No alien Stalks into a chosen room or those adjacent to it; or the loser cannot Stalk."""
    if scope == -1:
        return Effect((effects.ban_stalk_rooms, until), (p.AIM_ROOM, 0, 0))
    return Effect((effects.ban_stalk_of, scope, until))


@effect
def assist_cards(type: NpcType, n: Count, until: Until) -> Effect:  # noqa: A002
    """Each assisting NPC of this type adds n cards for a while."""
    return Effect((effects.assist_cards, type, n, until))


@effect
def set_power(
    state: Annotated[int, Word(off=choices.OFF, on=choices.ON)],
    until: Until = DURATIONS["end_of_next_round"],
) -> Effect:
    """The power is switched off for a while, or on."""
    return Effect((effects.set_power, state, until))


@effect
def choose(of: Annotated[tuple[tuple[Effect, ...], ...], Many(Many(One("effect")))]) -> Effect:
    """One of two alternatives, named at the declaration: the power goes off, or it goes on."""
    steps = [
        alternative[0].step
        for alternative in of
        if len(alternative) == 1 and isinstance(alternative[0], Effect)
    ]
    if len(steps) != 2 or [step[:2] for step in steps] != [
        (effects.set_power, choices.OFF), (effects.set_power, choices.ON)
    ]:  # fmt: skip
        raise ValueError('expected [[{ set_power = … off … }], [{ set_power = "on" }]]')
    return Effect((effects.set_power, effects.BY_CHOICE, steps[0][2]), (p.AIM_POWER, 0, 0))


RECORDS = {"type": effects.BY_TYPE, "npc": effects.BY_NPC}


@effect
def record(what: Annotated[int, Word(**RECORDS)]) -> Effect:
    """Note the type of the slain NPC, or put it on this card."""
    return Effect((effects.record, what))


GoalWord = Annotated[int, Word(**numbered(*p.GOALS))]


@effect
def win_if(what: GoalWord, n: Annotated[int, Number(1, 60)]) -> Effect:
    """The Alien wins if so many of these are there now."""
    return Effect((effects.win_if, what, n))

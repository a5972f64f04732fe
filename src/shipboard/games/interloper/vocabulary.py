"""What Interloper's content files may say: each record, clause, effect and condition.

Not compiled: the signatures of these builders are the schema (kernel/content.py). A clause is a
passive or a timing; an effect becomes a step, with what it is aimed at when it is declared.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Annotated, Any

from shipboard.kernel.content import (
    Condition,
    Conditions,
    Either,
    Id,
    Many,
    Number,
    One,
    Pattern,
    Table,
    Text,
    Vocabulary,
    Word,
)
from shipboard.kernel.state import Step

from . import names
from . import pack as p
from .rules import aims, effects, frames, lasting

vocabulary = Vocabulary("Interloper")
clause = vocabulary.family("clause")
effect = vocabulary.effect
condition = vocabulary.condition


def numbered(*words: str) -> dict[str, int]:
    """Each word with its place."""
    return {word: number for number, word in enumerate(words)}


STAT_WORDS = numbered(*p.STATS)
ACTIONS = {
    "move": names.MOVE, "move_npc": names.MOVE_NPC, "lock": names.LOCK, "unlock": names.UNLOCK,
    "activate": names.ACTIVATE, "search": names.SEARCH, "wreck": names.WRECK,
    "repair": names.REPAIR, "attack": names.ATTACK, "npc_attack": names.NPC_ATTACK,
    "use_card": names.USE, "pass_item": names.PASS_ON, "trait_action": names.TRAIT,
}  # fmt: skip
FORBIDDEN = ACTIONS | {
    "stalk": names.TO_STALK, "assist": names.TO_ASSIST, "be_assisted": names.BE_ASSISTED,
    "protect": names.TO_PROTECT, "receive_item": names.RECEIVE_ITEM,
    "survive_breach": names.SURVIVE_BREACH,
}  # fmt: skip
DURATIONS = numbered(
    "end_of_turn", "end_of_round", "end_of_next_round", "start_of_your_turn",
    "end_of_next_alien_turn", "its_next_turn",
)  # fmt: skip
WHO = {
    "self": frames.WHO_SELF, "ally_here": frames.WHO_ALLY, "loser": frames.WHO_OTHER,
    "opponent": frames.WHO_OTHER, "that_enemy": frames.WHO_OTHER,
    "each_enemy_here": frames.WHO_ENEMIES,
}  # fmt: skip
assert DURATIONS["its_next_turn"] == lasting.ITS_NEXT_TURN

Stat = Annotated[int, Word(**STAT_WORDS)]
Action = Annotated[int, Word(**ACTIONS)]
Purpose = Annotated[int, Word(**numbered(*p.PURPOSES))]
Until = Annotated[int, Word(**DURATIONS)]
Who = Annotated[int, Word(**WHO)]
NpcType = Annotated[int, Word(**numbered(*p.NPC_TYPES))]
ItemType = Annotated[int, Word(**numbered(*p.ITEM_TYPES))]
Change = Annotated[int, Number(-9, 9)]
Count = Annotated[int, Number(1, 9)]
Threshold = Annotated[int, Number(1, 60)]
Value = Annotated[int, Number(1, p.MOST_VALUE)]
Highest = Annotated[int, Either(Number(1, p.MOST_VALUE), Word(any=p.MOST_VALUE))]
TYPE_MASKS = {name: 1 << i for i, name in enumerate(p.ITEM_TYPES)} | {"any": p.ANY_ITEM}
Types = Annotated[Any, Either(Word(**TYPE_MASKS), Many(Word(**TYPE_MASKS)))]
PENALTY_TYPES = {"physical": 1, "mental": 2, "any": 3}
Dice = Annotated[str, Pattern(r"[1-9]\+[0-9]", 'cards and bonus, written "4+2"')]
Brood = Annotated[str, Pattern(r"[a-z][a-z0-9_]*", "the id of a brood record")]


def mask_of(types: Any) -> int:
    """A mask of item types, from one word or several."""
    if isinstance(types, tuple):
        mask = 0
        for each in types:
            mask |= each
        return mask
    return int(types)


def split(dice: str) -> tuple[int, int]:
    """Cards and bonus."""
    cards, _, bonus = dice.partition("+")
    return int(cards), int(bonus)


# Conditions: alternatives of (needs, bans).

Alternatives = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Living:
    """A brood kind by its id, to be numbered when all are known."""

    id: str


@dataclass(frozen=True)
class Test:
    """A condition: alternatives, and the brood that must live in all of them."""

    of: Alternatives
    living: tuple[str, ...] = ()


ALWAYS = Test(((0, 0),))
NoTest = Annotated[Test, One("condition")]


def fact(bit: int) -> Test:
    """The condition that something is true."""
    return Test(((bit, 0),))


@condition
def all_(of: Conditions) -> Test:
    """All of these conditions hold; a plain list means the same."""
    found = []
    for parts in product(*(each.of for each in of)):
        needs = bans = 0
        for need, ban in parts:
            needs |= need
            bans |= ban
        found.append((needs, bans))
    return Test(tuple(found), tuple(id_ for each in of for id_ in each.living))


@condition
def any_(of: Conditions) -> Test:
    """At least one of these conditions holds."""
    if any(each.living for each in of):
        raise ValueError("found while_alive inside any, expected it alone or in a list")
    return Test(tuple(alternative for each in of for alternative in each.of))


@condition
def not_(condition: Condition) -> Test:
    """The condition does not hold."""
    if condition.living:
        raise ValueError("found while_alive inside not, expected it alone or in a list")
    literals = []
    for needs, bans in condition.of:
        alternatives = [(0, 1 << i) for i in range(64) if needs >> i & 1]
        literals.append(alternatives + [(1 << i, 0) for i in range(64) if bans >> i & 1])
    found = []
    for parts in product(*literals):
        needs = bans = 0
        for need, ban in parts:
            needs |= need
            bans |= ban
        found.append((needs, bans))
    return Test(tuple(found))


@condition
def attacking() -> Test:
    """In a combat, as the attacker."""
    return fact(p.ATTACKING)


@condition
def defending() -> Test:
    """In a combat, as the defender."""
    return fact(p.DEFENDING)


@condition
def melee() -> Test:
    """In a combat that is neither a Distance nor a Special Attack."""
    return fact(p.IN_MELEE)


@condition
def distance() -> Test:
    """In a Distance Attack."""
    return fact(p.AT_DISTANCE)


@condition
def purpose(of: Purpose) -> Test:
    """The check is made for this purpose."""
    return fact(1 << p.PURPOSE + of)


@condition
def source(of: Annotated[str, Word("combat")]) -> Test:
    """The penalty comes from a combat."""
    return fact(p.FROM_COMBAT)


@condition
def first_each_turn() -> Test:
    """It is the first move of the turn."""
    return fact(p.FIRST_MOVE)


@condition
def enemy_here() -> Test:
    """An enemy is in the holder's room."""
    return fact(p.ENEMY_HERE)


@condition
def no_enemy_here() -> Test:
    """No enemy is in the holder's room."""
    return Test(((0, p.ENEMY_HERE),))


@condition
def enemy_in_target() -> Test:
    """The move leads into a room that holds an enemy."""
    return fact(p.ENEMY_IN_TARGET)


@condition
def stalked_this_turn() -> Test:
    """The holder has Stalked this turn."""
    return fact(p.STALKED_NOW)


@condition
def prime_near() -> Test:
    """The prime is in the holder's room or an adjacent one."""
    return fact(p.PRIME_NEAR)


@condition
def value(most: Value) -> Test:
    """The card's value is at most this."""
    return fact(1 << p.VALUE + most)


@condition
def physical() -> Test:
    """It is a Physical penalty."""
    return fact(p.PHYSICAL_CARD)


@condition
def mental() -> Test:
    """It is a Mental penalty."""
    return fact(p.MENTAL_CARD)


@condition
def while_alive(figure: Brood) -> Test:
    """A brood figure of this kind is on the board."""
    return Test(((0, 0),), (figure,))


@condition
def unique() -> Test:
    """Of several copies of this card only one counts."""
    return fact(p.UNIQUE)


@condition
def no_circle() -> Test:
    """The room has no circle."""
    return fact(p.NO_CIRCLE)


@condition
def recorded() -> Test:
    """The room's circle shows an NPC type that was noted."""
    return fact(p.NOTED)


@condition
def alien_only() -> Test:
    """The Xeno card is marked as one for the Alien only."""
    return fact(p.ALIENS_ONLY)


# Effects.


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
def draw_items(n: Count, filter: Types = p.ANY_ITEM) -> Effect:  # noqa: A002
    """Turn over n Tech cards; the holder may take one of these types; the others are discarded."""
    return Effect((effects.draw_items, n, mask_of(filter)), (p.AIM_HOLDER, 0, 0))


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


@effect
def peek_trait(
    selector: Annotated[bool, Word(random=True, top=False)] = True,
    viewer: Annotated[str, Word("self")] = "self",
) -> Effect:
    """The holder looks at one of the Alien's face-down traits: at random, or the first slot."""
    return Effect((effects.peek_trait, selector), (p.AIM_FACE_DOWN, 0, 0))


@effect
def suppress_trait(until: Until) -> Effect:
    """A face-up trait of the Alien has no effect for a while."""
    return Effect((effects.suppress_trait, until), (p.AIM_TRAIT, 0, 0))


@effect
def gain_trait(
    source: Annotated[str, Word("top")] = "top",
    filter: NoTest = ALWAYS,  # noqa: A002
) -> Effect:
    """The holder receives the uppermost fitting Xeno card as a trait, face down."""
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
    state: Annotated[int, Word(off=names.OFF, on=names.ON)],
    until: Until = DURATIONS["end_of_next_round"],
) -> Effect:
    """The power goes off for a while, or on."""
    return Effect((effects.set_power, state, until))


@effect
def choose(of: Annotated[tuple[tuple[Effect, ...], ...], Many(Many(One("effect")))]) -> Effect:
    """One of two alternatives, named at the declaration: the power goes off, or it goes on."""
    steps = [alternative[0].step for alternative in of if len(alternative) == 1]
    if len(steps) != 2 or [step[:2] for step in steps] != [
        (effects.set_power, names.OFF), (effects.set_power, names.ON)
    ]:  # fmt: skip
        raise ValueError('expected [[{ set_power = … off … }], [{ set_power = "on" }]]')
    return Effect((effects.set_power, effects.BY_CHOICE, steps[0][2]), (p.AIM_POWER, 0, 0))


RECORDS = {"type": effects.BY_TYPE, "npc": effects.BY_NPC}


@effect
def record(what: Annotated[int, Word(**RECORDS)]) -> Effect:
    """Note the type of the slain NPC, or lay it upon this card."""
    return Effect((effects.record, what))


GoalWord = Annotated[int, Word(**numbered(*p.GOALS))]


@effect
def win_if(what: GoalWord, n: Annotated[int, Number(1, 60)]) -> Effect:
    """The Alien wins if so many of these are there now."""
    return Effect((effects.win_if, what, n))


# Clauses: passives.


@dataclass(frozen=True)
class Clause:
    """Part of what a card or character says: under which heading, and what."""

    heading: str
    what: Any = None


def compiled(test: Test | None, brood: dict[str, int]) -> p.Condition:
    """A condition as the rules read it; () always holds."""
    if test is None or test == ALWAYS:
        return ()
    living = 0
    for id_ in test.living:
        living |= 1 << p.ALIVE + brood[id_]
    return tuple((needs & ~p.UNIQUE | living, bans) for needs, bans in test.of)


def is_unique(test: Test | None) -> bool:
    """Whether a condition says that copies do not add up."""
    return test is not None and any(needs & p.UNIQUE for needs, _ in test.of)


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
    """So many further uses per turn of rooms that the holder has activated in it."""
    return Clause("extra_use", n)


@clause
def extra_attack(n: Count, rule: Annotated[str, Word("different_target")] | None = None) -> Clause:
    """So many further attacks per turn, by the rule against another target."""
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


KINDS = {"distance": p.DISTANCE, "special": p.SPECIAL}
NO_EFFECTS: tuple[Effect, ...] = ()


@clause
def attack_mode(
    kind: Annotated[int, Word(**KINDS)],
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
    """For the holder's Stalk NPCs are no enemies."""
    return Clause("tag", p.T_LURK)


@clause
def take_back(trigger: Annotated[str, Word("on_alien_reveal")]) -> Clause:
    """The holder may take an action back after a voluntary reveal of the Alien."""
    return Clause("tag", p.T_TAKE_BACK)


@clause
def win_if_(what: GoalWord, n: Annotated[int, Number(1, 60)]) -> Clause:
    """A goal of the Alien, tested at all times."""
    return Clause("goals", (what, n))


# Clauses: timings.


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
    per_round: int = 0,
) -> Raw:  # fmt: skip
    """Effects as an ability."""
    if not do:
        raise ValueError("found no effect, expected at least one")
    steps, aim, stats, brood = together(do)
    return Raw(cost, per_turn, per_round, test, steps, aim, stats, brood)


@clause
def action(
    do: EffectList,
    cost: Annotated[int, Number(0, 9)] = 1,
    per_turn: Annotated[int, Number(0, 9)] = 0,
    per_round: Annotated[int, Number(0, 9)] = 0,
    if_: Condition = None,
) -> Clause:
    """The player's action; items once per turn, traits as often as is said."""
    return Clause("action", raw(do, if_, cost, per_turn, per_round))


UNCHOSEN = (p.AIM_NOTHING, p.AIM_FACE_DOWN, p.AIM_HOLDER, p.AIM_ENEMIES)


def unasked(do: tuple[Effect, ...], test: Test | None) -> Raw:
    """Effects that fire at their own time: only what can be healed is chosen, and only then."""
    found = raw(do, test)
    aim, first, _ = found.aim
    own = aim == p.AIM_PENALTY and first >> 2 == frames.WHO_SELF
    if aim not in UNCHOSEN and not own:
        raise ValueError("found an effect that chooses something, expected none at this time")
    return found


def timed(timing: int, do: tuple[Effect, ...], test: Test | None) -> Clause:
    """A clause that fires at its own time."""
    return Clause("trigger", (timing, test, unasked(do, test).do))


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
    """At the start of the holder's turn; a check that could bring nothing is not made."""
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


# Records.

Clauses = Annotated[tuple[Clause, ...], Many(One("clause"))]
Outline = Annotated[tuple[Any, ...], Many(Many(Number(0, 400)))]
Initials = Annotated[str, Pattern(r"[A-Z]{2}", "two capital letters")]


@dataclass(frozen=True)
class Room:
    """A room as its file describes it."""

    id: str
    name: str
    short: str
    outline: tuple[tuple[int, int], ...]
    role: str
    circle: int
    ability: str
    do: Raw | None
    search: int
    outer_wall: bool
    npc_start: int
    third: bool
    alien_use: bool
    unpowered: bool
    text: str


@vocabulary.record
def room(
    id: Id,  # noqa: A002
    name: Text,
    short: Annotated[str, Pattern(r".{1,9}", "at most 9 characters")],
    outline: Outline = (),
    role: Annotated[str, Word("start", "exit")] | None = None,
    circle: NpcType | None = None,
    ability: Text | None = None,
    do: EffectList = (),
    search: Annotated[int, Word(**TYPE_MASKS)] = 0,
    outer_wall: bool = False,
    npc_start: NpcType | None = None,
    third: bool = False,
    alien_use: bool = False,
    unpowered: bool = False,
    text: str = "",
) -> Room:
    """A room: its shape on the map, its ability, what can be found there, who starts there."""
    if any(len(corner) != 2 for corner in outline):
        raise ValueError("found a corner that is not [x, y], expected two numbers each")
    if bool(do) != bool(ability):
        raise ValueError("found do without ability or ability without do, expected both or none")
    if circle is not None and not do:
        raise ValueError("found a circle without an ability, expected none")
    return Room(
        id, name, short, outline, role or "", -1 if circle is None else circle, ability or "",
        raw(do) if do else None, search, outer_wall,
        -1 if npc_start is None else npc_start, third, alien_use, unpowered, text,
    )  # fmt: skip


@vocabulary.record
def hull(outline: Outline) -> tuple[tuple[int, int], ...]:
    """A part of the ship around the rooms: for the eye only."""
    if any(len(corner) != 2 for corner in outline):
        raise ValueError("found a corner that is not [x, y], expected two numbers each")
    return outline


@dataclass(frozen=True)
class Edge:
    """A door or an interior wall as its file describes it."""

    id: str
    kind: int
    between: tuple[str, ...]
    starts_locked: bool


@vocabulary.record
def edge(
    id: Id,  # noqa: A002
    kind: Annotated[int, Word(door=p.DOOR, wall=p.WALL)],
    between: Annotated[tuple[str, ...], Many(Pattern(r"[a-z][a-z0-9_]*", "the id of a room"))],
    starts_locked: bool = False,
) -> Edge:
    """A door or wall between two rooms. Outer walls are declared by their rooms."""
    if len(between) != 2 or between[0] == between[1]:
        raise ValueError("found between, expected the ids of two different rooms")
    if starts_locked and kind != p.DOOR:
        raise ValueError("found a wall that starts locked, expected a door")
    return Edge(id, kind, between, starts_locked)


@dataclass(frozen=True)
class Figure:
    """A character or a kind of brood as its file describes it; a stat is (cards, bonus)."""

    id: str
    name: str
    title: str
    initials: str
    stats: tuple[tuple[int, int], ...]
    clauses: tuple[Clause, ...] = ()
    prime: bool = False
    strikes: int = 0
    no_npc_attack: bool = False
    text: str = ""


LACKING = (0, 0)


@vocabulary.record
def character(
    id: Id,  # noqa: A002
    name: Text,
    title: Text,
    initials: Initials,
    physical: Dice,
    mental: Dice | None = None,
    tech: Dice | None = None,
    xeno: Dice | None = None,
    clauses: Clauses = (),
    prime: bool = False,
    text: str = "",
) -> Figure:
    """A Colonist, or with `prime` the Interloper itself."""
    stats = tuple(split(dice) if dice else LACKING for dice in (physical, mental, tech, xeno))
    return Figure(id, name, title, initials, stats, clauses, prime, text=text)


@vocabulary.record
def brood(
    id: Id,  # noqa: A002
    name: Text,
    initials: Initials,
    physical: Dice,
    mental: Dice | None = None,
    strikes: Annotated[int, Number(1, 9)] = 1,
    no_npc_attack: bool = False,
    text: str = "",
) -> Figure:
    """A kind of brood, which dies with so many penalties of any type."""
    stats = (split(physical), split(mental) if mental else LACKING, LACKING, LACKING)
    return Figure(
        id, name, "", initials, stats, strikes=strikes, no_npc_attack=no_npc_attack, text=text
    )


@dataclass(frozen=True)
class Card:
    """A card of one of the four decks as its file describes it."""

    id: str
    name: str
    sort: int
    value: int
    copies: int
    clauses: tuple[Clause, ...]
    text: str
    item_type: int = -1
    family: str = ""
    alien_only: bool = False
    setup_placement: bool = False
    rating: int = 0


Copies = Annotated[int, Number(1, 60)]
CardValue = Annotated[int, Number(0, p.MOST_VALUE)]


def penalty(
    sort: int, id_: str, name: str, value: int, copies: int, clauses: tuple[Clause, ...], text: str
) -> Card:
    """A card of the Physical or Mental deck."""
    return Card(id_, name, sort, value, copies, clauses, text)


@vocabulary.record
def physical_(
    id: Id,  # noqa: A002
    name: Text,
    value: CardValue,
    copies: Copies = 1,
    clauses: Clauses = (),
    text: str = "",
) -> Card:
    """A card of the Physical deck."""
    return penalty(p.PHYSICAL, id, name, value, copies, clauses, text)


@vocabulary.record
def mental_(
    id: Id,  # noqa: A002
    name: Text,
    value: CardValue,
    copies: Copies = 1,
    clauses: Clauses = (),
    text: str = "",
) -> Card:
    """A card of the Mental deck."""
    return penalty(p.MENTAL, id, name, value, copies, clauses, text)


@vocabulary.record
def tech(
    id: Id,  # noqa: A002
    name: Text,
    type: ItemType,  # noqa: A002
    value: CardValue,
    copies: Copies = 1,
    clauses: Clauses = (),
    text: str = "",
) -> Card:
    """A card of the Tech deck: an item."""
    return Card(id, name, p.TECH, value, copies, clauses, text, type)


@vocabulary.record
def xeno(
    id: Id,  # noqa: A002
    name: Text,
    value: CardValue,
    family: Id,
    clauses: Clauses = (),
    copies: Annotated[int, Number(1, 1)] = 1,
    alien_only: bool = False,
    setup_placement: bool = False,
    rating: Annotated[int, Number(0, 3)] = 0,
    text: str = "",
) -> Card:
    """A card of the Xeno deck: a trait. Each is unique."""
    places = any(each.heading == "setup" for each in clauses)
    if places != setup_placement:
        raise ValueError("found setup_placement and on_setup apart, expected both or none")
    if setup_placement and not alien_only:
        raise ValueError("found setup_placement without alien_only, expected both")
    return Card(
        id, name, p.XENO, value, copies, clauses, text, -1, family, alien_only, setup_placement,
        rating,
    )  # fmt: skip

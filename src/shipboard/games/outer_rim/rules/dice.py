"""RIM-1.6, 22.2, RIM-R36 to R39: rolls, their windows, and what changes dice."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.chance import below
from shipboard.kernel.state import Step

from .. import choices
from ..numbers import (
    ALLOWED,
    DICE,
    DICE_AGAINST,
    DICE_CHANGED,
    DICE_LEFT_TO_CHOOSE,
    DICE_ROLLED,
    DICE_ROLLED_FOR_ENEMY,
    DIE,
    DIE_BEFORE_LAST,
    EQUAL_DIE_FIRST,
    NO_SUCH_DIE,
    NO_SUCH_THING,
    NOT_AT_THIS_MOMENT,
    STREAM_DICE,
    TOO_FEW_DICE_AFTER,
    USED_THIS_ROLL,
    WRONG_FACE,
)
from ..pack import AFTER_MY_ROLL, AFTER_OPP_ROLL, CRIT, HIT, ILLEGAL_ROLL
from ..state import FOR_DEFENCE, FOR_ILLEGAL, NOBODY, Rim, Throw
from . import moments, values

# Whose dice.
MINE: Final = 0
OPP: Final = 1

ANY_NUMBER: Final = 99
ANY_FACE: Final = -1
REROLL: Final = -1  # what a chosen die becomes: rolled again, or taken away
CANCEL: Final = -2

# Rolling.


def throw(g: Rim, what: int, roller: int, n: int, opponent: int, skill: int) -> None:
    """RIM-R36, R39: roll so many dice; afterwards they lie in `g.throws[-1]` until `take_up`."""
    thrown = Throw()
    thrown.what = what
    thrown.roller = roller
    thrown.seat = roller if roller != NOBODY else values.hand_for_enemies(g)
    thrown.opponent = opponent
    thrown.skill = skill
    for _ in range(max(0, n)):
        thrown.dice.append(one_die(g))
    g.throws.append(thrown)
    if g.telling:
        g.tell(
            DICE_ROLLED if roller != NOBODY else DICE_ROLLED_FOR_ENEMY,
            (thrown.seat, tuple(thrown.dice)),
        )
    g.then((own_window,), (opposing_window,))


def one_die(g: Rim) -> int:
    """RIM-1.6: a face by chance."""
    faces = g.cards.die
    return faces[below(g, STREAM_DICE, len(faces))]


def take_up(g: Rim) -> None:
    """The dice are taken off the table."""
    g.throws.pop()


def rolled_damage(dice: list[int]) -> int:
    """RIM-22.2: a hit is 1, a crit 2."""
    found = 0
    for face in dice:
        if face == HIT:
            found += 1
        elif face == CRIT:
            found += 2
    return found


# Windows.


def own_window(g: Rim) -> None:
    """RIM-R36, R37, R97: the roller's own dice abilities, one at a time."""
    thrown = g.throws[-1]
    if thrown.roller == NOBODY:
        return
    options = usable(g, thrown.roller, AFTER_MY_ROLL)
    held = moments.may_hold(g, thrown.roller, AFTER_MY_ROLL)
    if thrown.what == FOR_ILLEGAL:
        options += usable(g, thrown.roller, ILLEGAL_ROLL)
        held = held or moments.may_hold(g, thrown.roller, ILLEGAL_ROLL)
    if options or held:
        g.ask(thrown.roller, DICE, [choices.DONE, *options], (changed_own, thrown.roller))


def opposing_window(g: Rim) -> None:
    """RIM-R36, R97: then, in a combat, the opponent's abilities that affect these dice."""
    thrown = g.throws[-1]
    if thrown.opponent == NOBODY or thrown.what > FOR_DEFENCE:
        return
    options = usable(g, thrown.opponent, AFTER_OPP_ROLL)
    if options or moments.may_hold(g, thrown.opponent, AFTER_OPP_ROLL):
        g.ask(
            thrown.opponent,
            DICE_AGAINST,
            [choices.DONE, *options],
            (changed_other, thrown.opponent),
        )


def usable(g: Rim, seat: int, moment: int) -> list[int]:
    """The options of a window: each ability once a roll (RIM-R37)."""
    used = g.throws[-1].used
    return [
        choices.USE + ability.number
        for ability in moments.in_force(g, seat, moment)
        if ability.number not in used and not moments.no_text_of(g, seat, ability)
    ]


def no_change(g: Rim, seat: int, number: int, moment: int) -> int:
    """RIM-R36, R37: what keeps an ability from being used on the dice that lie there."""
    if not 0 <= number < len(g.cards.every_ability):
        return NO_SUCH_THING
    if g.cards.every_ability[number].when != moment:
        return NOT_AT_THIS_MOMENT
    if number in g.throws[-1].used:
        return USED_THIS_ROLL
    return moments.no_use(g, seat, number)


def no_own_change(g: Rim, seat: int, option: int) -> int:
    """RIM-R36: keep the dice, or an ability of the roller."""
    if option == choices.DONE:
        return ALLOWED
    number = option - choices.USE
    no = no_change(g, seat, number, AFTER_MY_ROLL)
    if no == NOT_AT_THIS_MOMENT and g.throws[-1].what == FOR_ILLEGAL:
        return no_change(g, seat, number, ILLEGAL_ROLL)
    return no


def no_opposing_change(g: Rim, seat: int, option: int) -> int:
    """RIM-R36: leave the dice, or an ability of the opponent."""
    if option == choices.DONE:
        return ALLOWED
    return no_change(g, seat, option - choices.USE, AFTER_OPP_ROLL)


def changed_own(g: Rim, seat: int, option: int) -> None:
    """RIM-R36: the ability, then the window again."""
    if option >= choices.USE:
        g.throws[-1].used.append(option - choices.USE)
        g.then((moments.use, seat, option - choices.USE), (own_window,))


def changed_other(g: Rim, seat: int, option: int) -> None:
    """RIM-R36: the ability, then the window again."""
    if option >= choices.USE:
        g.throws[-1].used.append(option - choices.USE)
        g.then((moments.use, seat, option - choices.USE), (opposing_window,))


# What changes dice.


def theirs(g: Rim, whose: int) -> bool:
    """Whether the dice on the table are those that an effect means."""
    if not g.throws:
        return False
    thrown = g.throws[-1]
    actor = g.frames[-1].actor
    return thrown.roller == actor if whose == MINE else thrown.opponent == actor


def reroll(g: Rim, whose: int, n: int, only: int) -> None:
    """RIM-R37: so many dice are rolled again; `only` those of one face, or ANY_FACE."""
    if theirs(g, whose):
        g.then((pick, n, only, REROLL, 0, -1, 0))


def turn(g: Rim, whose: int, from_: int, to: int, n: int) -> None:
    """RIM-R37: so many dice are turned from one face, or any, to another."""
    if theirs(g, whose):
        g.then((pick, n, from_, to, 0, -1, 0))


def cancel(g: Rim, whose: int, face: int, n: int) -> None:
    """RIM-R38: so many dice of this face are taken out of the total."""
    if theirs(g, whose):
        g.then((pick, n, face, CANCEL, 0, -1, 0))


def add(g: Rim, face: int, n: int) -> None:
    """RIM-R38: dice that show this face join the actor's; they were not rolled (R138)."""
    if theirs(g, MINE):
        thrown = g.throws[-1]
        for _ in range(n):
            thrown.added |= 1 << len(thrown.dice)
            thrown.dice.append(face)
        tell_dice(g)


def fewer(g: Rim, n: int) -> None:
    """RIM-R39: the actor's opponent in this combat rolls fewer dice."""
    more_for(g, 1, -n)


def more(g: Rim, n: int) -> None:
    """The actor rolls more dice in this combat."""
    more_for(g, 0, n)


def more_for(g: Rim, opponents: int, n: int) -> None:
    """Dice more or fewer for the actor's side or the other."""
    if not g.fights:
        return
    fight = g.fights[-1]
    side = 0 if g.frames[-1].actor == fight.attacker else 1
    if side ^ opponents:
        fight.more_defence += n
    else:
        fight.more_attack += n


def tell_dice(g: Rim) -> None:
    """The log says what the dice show now."""
    if g.telling:
        g.tell(DICE_CHANGED, (tuple(g.throws[-1].dice),))


# Which dice (RIM-R36): one at a time in ascending order; of equal ones the first.


def suits(face: int, only: int, to: int) -> bool:
    """Whether a die that shows this may be chosen."""
    return face == only if only >= 0 else face != to


def no_die(
    g: Rim, seat: int, option: int, n: int, only: int, to: int, chosen: int, last: int, count: int
) -> int:
    """RIM-R36, R37: that is all, or a die that may be chosen next."""
    dice = g.throws[-1].dice
    if option == choices.DONE:
        return ALLOWED if n == ANY_NUMBER else DICE_LEFT_TO_CHOOSE
    die = option - choices.PICK
    if not 0 <= die < len(dice):
        return NO_SUCH_DIE
    if die <= last:
        return DIE_BEFORE_LAST
    if not suits(dice[die], only, to):
        return WRONG_FACE
    for i in range(die):
        if dice[i] == dice[die] and not chosen >> i & 1:
            return EQUAL_DIE_FIRST
    if n == ANY_NUMBER:
        return ALLOWED
    left = wanted(g, n, only, to) - count - 1
    return TOO_FEW_DICE_AFTER if reach(dice, only, to, chosen | 1 << die, die) < left else ALLOWED


def wanted(g: Rim, n: int, only: int, to: int) -> int:
    """RIM-R3: how many dice must be chosen: so many, or as many as there are."""
    found = 0
    for face in g.throws[-1].dice:
        if suits(face, only, to):
            found += 1
    return min(n, found)


def reach(dice: list[int], only: int, to: int, chosen: int, last: int) -> int:
    """How many more dice can be chosen behind this one."""
    found = 0
    for i in range(last + 1, len(dice)):
        if suits(dice[i], only, to):
            free = 1
            for j in range(last + 1):
                if dice[j] == dice[i] and not chosen >> j & 1:
                    free = 0
            found += free
    return found


def pick(g: Rim, n: int, only: int, to: int, chosen: int, last: int, count: int) -> None:
    """RIM-R36: choose the dice one at a time; a choice among equal ones is none."""
    seat = g.frames[-1].actor
    if n != ANY_NUMBER and count >= wanted(g, n, only, to):
        change(g, to, chosen)
        return
    options: list[int] = []
    if n == ANY_NUMBER:
        options.append(choices.DONE)
    for die in range(last + 1, len(g.throws[-1].dice)):
        option = choices.PICK + die
        if not no_die(g, seat, option, n, only, to, chosen, last, count):
            options.append(option)
    if len(options) > 1:
        g.ask(seat, DIE, options, (picked, n, only, to, chosen, last, count))
    else:
        picked(g, n, only, to, chosen, last, count, options[0])


def picked(
    g: Rim, n: int, only: int, to: int, chosen: int, last: int, count: int, option: int
) -> None:
    """RIM-R36: this die, and perhaps another."""
    if option == choices.DONE:
        change(g, to, chosen)
        return
    die = option - choices.PICK
    g.then((pick, n, only, to, chosen | 1 << die, die, count + 1))


def change(g: Rim, to: int, chosen: int) -> None:
    """RIM-R37, R38: the chosen dice are rolled again, turned or taken away."""
    thrown = g.throws[-1]
    if not chosen:
        return
    for die in range(len(thrown.dice) - 1, -1, -1):
        if chosen >> die & 1:
            if to == CANCEL:
                thrown.dice.pop(die)
                below_ = (1 << die) - 1
                thrown.added = thrown.added & below_ | thrown.added >> die + 1 << die
            elif to != REROLL:
                thrown.dice[die] = to
    if to == REROLL:
        for die in range(len(thrown.dice)):
            if chosen >> die & 1:
                thrown.dice[die] = one_die(g)
    tell_dice(g)


def pointless(g: Rim, step: Step, seat: int) -> bool:
    """RIM-R37: whether a change of dice would find no die that it means."""
    does = step[0]
    if does is not reroll and does is not turn and does is not cancel and does is not add:
        return False
    if not g.throws:
        return True
    thrown = g.throws[-1]
    if does is add:
        return thrown.roller != seat
    if (thrown.roller if step[1] == MINE else thrown.opponent) != seat:
        return True
    only: int = step[2]
    to = CANCEL
    if does is reroll:
        only, to = step[3], REROLL
    elif does is turn:
        to = step[3]
    for face in thrown.dice:
        if suits(face, only, to):
            return False
    return True

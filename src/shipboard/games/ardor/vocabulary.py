"""What Ardor's content files may say: each effect, condition and record, and the step it becomes.

Not compiled: the signatures of these builders are the schema (kernel/content.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from shipboard.kernel import phrases, texts
from shipboard.kernel.content import Asks, Vocabulary
from shipboard.kernel.specs import (
    Condition,
    Effects,
    Id,
    Many,
    Number,
    Table,
    Text,
    Word,
)
from shipboard.kernel.state import Step

from . import numbers, pack, sense
from .decisions import KINDS
from .rules import (
    conditions,
    effects,
    energy,
    fold,
    frames,
    looks,
    oxygen,
    victory,
    votes,
)
from .rules import (
    damage as hurt,
)
from .rules import (
    play as plays,
)

vocabulary = Vocabulary("Ardor", KINDS)

Count = Annotated[int, Number(1, 9)]
Copies = Annotated[int, Number(0, 60)]
Who = Annotated[
    int,
    Word(
        active=frames.ACTIVE,
        owner=frames.THE_OWNER,
        holder=frames.THE_OWNER,
        target=frames.THE_TARGET,
    ),
]
Colour = Annotated[int, Word(**{name: i for i, name in enumerate(pack.COLOURS)})]
Team = Annotated[int, Word(blue=numbers.SIDE_BLUE, red=numbers.SIDE_RED)]

SELECTORS = {
    "other_living": effects.OTHER_LIVING,
    "any_living": effects.ANY_LIVING,
    "two_living": effects.TWO_LIVING,
    "malfunction": effects.MALFUNCTION,
}
# What a target is asked for with, where the card has no words of its own.
TARGET_KINDS = {
    effects.TWO_LIVING: numbers.CARD_PAIR,
    effects.MALFUNCTION: numbers.CARD_MALFUNCTION,
}
MOST_PARTS = 4  # of a card without words of its own

SECRET_CONDITIONS = (conditions.mission_red, conditions.mission_blue)


def is_secret(condition: Any) -> bool:
    """Whether the condition depends on what only its player knows (ARD-R60)."""
    return isinstance(condition, tuple) and (
        (condition[:1] != () and condition[0] in SECRET_CONDITIONS)
        or any(is_secret(part) for part in condition)
    )


# Conditions.


vocabulary.condition(phrases.all_)
vocabulary.condition(phrases.not_)


@vocabulary.condition
def red_alert() -> Step:
    """The ship is in Red Alert (ARD-10.3)."""
    return (conditions.red_alert,)


@vocabulary.condition
def cells(op: Annotated[Any, Word(**{
    "<=": conditions.cells_at_most, ">=": conditions.cells_at_least, "==": conditions.cells_exactly,
})], n: Annotated[int, Number(0, 8)]) -> Step:  # fmt: skip
    """The number of intact cells compares with n as `op` says."""
    return (op, n)


@vocabulary.condition
def alive(who: Who) -> Step:
    """The player is alive."""
    return (conditions.alive, who)


@vocabulary.condition
def undamaged(who: Who) -> Step:
    """The player's character is undamaged."""
    return (conditions.undamaged, who)


@vocabulary.condition
def mission_red(who: Who) -> Step:
    """The player's mission is red; only that player knows."""
    return (conditions.mission_red, who)


@vocabulary.condition
def mission_blue(who: Who) -> Step:
    """The player's mission is blue; only that player knows."""
    return (conditions.mission_blue, who)


@vocabulary.condition
def mission_hidden(who: Who) -> Step:
    """The player's Mission Card is still face down."""
    return (conditions.mission_hidden, who)


@vocabulary.condition
def hand_nonempty(who: Who) -> Step:
    """The player has a hand card."""
    return (conditions.hand_nonempty, who)


@vocabulary.condition
def deck_nonempty() -> Step:
    """There is a card in the Deck."""
    return (conditions.deck_nonempty,)


# Effects.


@vocabulary.effect
def destroy_cell(
    n: Count = 1,
    unpreventable: bool = False,
    unpreventable_if: Condition = None,
    unanswerable: bool = False,
) -> Step:
    """Destroy n cells, one at a time, with every check in between (ARD-10.4).

    `unanswerable` opens no Martyr window.
    """
    return (oxygen.destroy_cell, n, unpreventable, unpreventable_if, unanswerable)


@vocabulary.effect
def restore_cell(n: Count = 1) -> Step:
    """Restore n cells, never above the starting number (ARD-10.2)."""
    return (oxygen.restore_cell, n)


@vocabulary.effect
def damage(who: Who) -> Step:
    """The player's character takes one point of damage (ARD-8.1)."""
    return (hurt.damage, who)


@vocabulary.effect
def heal(who: Who) -> Step:
    """A damaged character is turned up again (ARD-16.9)."""
    return (hurt.heal, who)


@vocabulary.effect
def kill(who: Who) -> Step:
    """The player is killed, whatever their health (ARD-8.8)."""
    return (hurt.kill, who)


@dataclass(frozen=True)
class Alternative:
    """One option of `choose`."""

    label: str
    words: str
    why: str
    does: str
    condition: Any
    effects: tuple[Step, ...]


def alternative(
    label: Id,
    do: Effects = (),
    if_: Condition = None,
    words: Text = "",
    why: Text = "",
    does: Text = "",
) -> Alternative:
    """One option: its label, what it does, when it may be taken, and what a person reads.

    `why` says why it is no option where the condition does not hold, `does` what it means.
    """
    return Alternative(label, words, why, does, if_, do)


@vocabulary.effect
def choose(
    by: Who,
    options: Annotated[tuple[Alternative, ...], Many(Table(alternative))],
    ask: Asks | None = None,
) -> Step:
    """The player takes one of the options whose conditions hold (ARD-5.9).

    Without `ask` the labels are first, second, third, fourth.
    """
    labels = tuple(option.label for option in options)
    general = KINDS[numbers.CARD_CHOICE].options
    if not labels or len(set(labels)) < len(labels):
        raise ValueError(
            "found no options or a label twice, expected options with different labels"
        )
    if ask is None and labels != general[: len(labels)]:
        raise ValueError(f"found the labels {', '.join(labels)}, expected {', '.join(general)}")
    secret = any(is_secret(option.condition) for option in options)
    decision = vocabulary.question(
        ask,
        numbers.CARD_CHOICE,
        options=labels,
        words={option.label: option.words for option in options if option.words},
        why={option.label: option.why for option in options if option.why},
        does={option.label: option.does for option in options if option.does},
        secret=secret,
    )
    built = tuple((i, option.condition, option.effects) for i, option in enumerate(options))
    return (effects.choose, by, decision, built, secret)


@vocabulary.effect
def repeat(
    n: Count, do: Effects, if_: Condition = None, otherwise: Annotated[int, Number(0, 9)] = 1
) -> Step:
    """Do it n times; with `if`, n times where the condition holds, else `otherwise` times.

    The number is fixed when the card starts (ARD-R25).
    """
    return (effects.repeat, n, if_, otherwise, do)


vocabulary.effect(phrases.if_)


@vocabulary.effect
def target(
    selector: Annotated[int, Word(**SELECTORS)],
    filter: Annotated[str, Word("any", "hand_nonempty")] = "any",  # noqa: A002
    ask: Asks | None = None,
) -> Step:
    """The user chooses a target; without a legal one the rest of the text is skipped."""
    decision = vocabulary.question(ask, TARGET_KINDS.get(selector, numbers.CARD_TARGET))
    return (effects.target, selector, filter if filter != "any" else None, decision)


PLACES = {
    "front_active": sense.FRONT,
    "ship_area": sense.SHIP,
    "command_pile": sense.PILE,
    "discard": (texts.nothing,),
}


@vocabulary.effect
def place(
    where: Annotated[str, Word("front_active", "ship_area", "command_pile", "discard")],
) -> Step:
    """Where this card goes; to the Command Pile at clean-up c (ARD-5.13)."""
    return PLACES[where]


@vocabulary.effect
def draw(who: Who, n: Count = 1) -> Step:
    """Draw n cards, one at a time."""
    return (effects.draw_cards, who, n)


@vocabulary.effect
def discard(
    who: Who,
    n: Count = 1,
    how: Annotated[str, Word("choose", "random")] = "choose",
    ask: Asks | None = None,
) -> Step:
    """Discard n hand cards of the player's own choice, or at random."""
    if how == "random":
        return (effects.discard_random, who, n)
    return (effects.discard_chosen, who, n, vocabulary.question(ask, numbers.CARD_DISCARD))


@vocabulary.effect
def discard_energy(
    selector: Annotated[
        int, Word(each_living=effects.EACH_LIVING, each_other_living=effects.EACH_OTHER_LIVING)
    ],
    n: Annotated[int, Number(0, 9)] = 0,
) -> Step:
    """Players lose n free Energy each; 0 means all of it (ARD-14.7)."""
    return (effects.discard_energy, selector, n)


@vocabulary.effect
def gain_energy(who: Who) -> Step:
    """The player gets one of the Energy spent on this use, if any was (ARD-15.1)."""
    return (effects.gain_energy, who)


@vocabulary.effect
def look(
    zone: Annotated[str, Word("deck_top", "discard_top", "hand_random")],
    n: Count = 1,
    viewer: Who = frames.THE_OWNER,
) -> Step:
    """A private look at cards; at one random hand card of the target with `hand_random`."""
    if zone == "deck_top":
        return (looks.look_at_deck, n, viewer)
    if zone == "discard_top":
        return (looks.look_at_discard, n, viewer)
    return (looks.look_in_hand, viewer)


@vocabulary.effect
def pick(
    to: Annotated[str, Word("deck")] = "deck",
    who: Who = frames.THE_OWNER,
    ask: Asks | None = None,
) -> Step:
    """One of the cards looked at goes to the Deck; the others return (ARD-14.9)."""
    return (looks.pick_to_deck, who, vocabulary.question(ask, numbers.CARD_PICK))


@vocabulary.effect
def assign(who: Who = frames.THE_OWNER) -> Step:
    """Each card looked at goes to another place: Command Pile, Discard Pile, Deck (ARD-15.3)."""
    return (looks.assign, who)


@vocabulary.effect
def move(to: Annotated[str, Word("hand", "back")], who: Who = frames.THE_OWNER) -> Step:
    """The hand card looked at joins the user's hand, or goes back (ARD-15.6)."""
    return (looks.keep_looked, who) if to == "hand" else (looks.return_looked,)


@vocabulary.effect
def shuffle(zone: Annotated[str, Word("deck")] = "deck") -> Step:
    """Shuffle the Deck."""
    return (looks.shuffle_deck,)


@vocabulary.effect
def play(
    card: Annotated[str, Word("deck_top", "hand_choice")],
    who: Who = frames.ACTIVE,
    ask: Asks | None = None,
) -> Step:
    """Play another card, completely, inside this one (ARD-5.8)."""
    if card == "deck_top":
        return (plays.play_deck_top,)
    return (plays.play_from_hand, who, vocabulary.question(ask, numbers.CARD_PLAY))


@vocabulary.effect
def gather(
    deck_top: Annotated[int, Number(0, 9)] = 1,
    lose_random: Annotated[int, Number(0, 9)] = 1,
    play_colour: Colour = pack.RED,
) -> Step:
    """An anonymous heap: a card of each living player and the Deck (ARD-14.8)."""
    return (fold.gather, deck_top, lose_random, play_colour)


@vocabulary.effect
def protect_cells() -> Step:
    """No cell can be lost during the next turn that is taken (ARD-14.10)."""
    return (oxygen.protect_cells,)


@vocabulary.effect
def vote(on_majority: Effects, nominee: bool = False) -> Step:
    """All living players vote for a player, or on the active player's nominee (ARD-11, 16.7)."""
    return (votes.tribunal if nominee else votes.vote, on_majority)


@vocabulary.effect
def reveal_mission(who: Who) -> Step:
    """The Mission Card is turned face up for good (ARD-16.12)."""
    return (effects.reveal_mission, who)


@vocabulary.effect
def swap_front() -> Step:
    """The two chosen players exchange everything in front of them (ARD-15.4)."""
    return (effects.swap_front,)


@vocabulary.effect
def skip_turn(who: Who) -> Step:
    """The player's next turn is skipped (ARD-15.7)."""
    return (effects.skip_turn, who)


@vocabulary.effect
def force_ally(who: Who, ally: Who = frames.THE_OWNER) -> Step:
    """On their next turn the player must name this Ally (ARD-15.2)."""
    return (effects.force_ally, who, ally)


@vocabulary.effect
def cancel(ask: Asks | None = None) -> Step:
    """Another revealed card loses its effect (ARD-16.3)."""
    return (effects.cancel, vocabulary.question(ask, numbers.CARD_CANCEL))


@vocabulary.effect
def remove(which: Annotated[int, Word(target=0, this=effects.THE_THIS)] = 0) -> Step:
    """A Malfunction is discarded with the Energy on it (ARD-16.5)."""
    return (effects.remove, which)


@vocabulary.effect
def use_ability(
    who: Who, whose: Annotated[str, Word("own", "other_living_undamaged")] = "own"
) -> Step:
    """Use an ability for free: one's own if wanted, or another's (ARD-16.8, 16.11)."""
    return (energy.use_own if whose == "own" else energy.use_other, who)


@vocabulary.effect
def set_alert(value: bool) -> Step:
    """The ship counts as in Red Alert or not, until the next clean-up is finished (ARD-16.10)."""
    return (effects.set_alert, value)


@vocabulary.effect
def win(team: Team) -> Step:
    """The team wins at once."""
    return (victory.win_by_text, team)


vocabulary.effect(phrases.nothing)


# Records.


@dataclass(frozen=True)
class Reaction:
    """Play from the hand: at which moment, for whom, and what it does."""

    when: Annotated[int, Word(cells_hit_zero=pack.CELLS_HIT_ZERO, cells_is_one=pack.CELLS_IS_ONE)]
    do: Effects
    if_: Condition = None

    def __post_init__(self) -> None:
        if not self.do:
            raise ValueError("found no effects, expected at least one")


@dataclass(frozen=True)
class Trigger:
    """What a Malfunction does at its holder's start of turn, or when it has left play."""

    when: Annotated[str, Word("turn_start", "on_leave")]
    do: Effects


@vocabulary.record
@dataclass(frozen=True)
class Card:
    """A design of Deck cards: `count` copies of it, `tempered` in the tempered mix."""

    id: Id
    name: Text
    colour: Colour
    count: Copies
    kind: Annotated[str, Word(*pack.SORTS)]
    text: Text
    tempered: Copies | None = None
    repair: Annotated[int, Number(1, 9)] | None = None
    priority: Annotated[int, Number(0, 9)] = 0
    no_cancel_if: Condition = None
    on_play: Effects = ()
    triggers: Annotated[tuple[Trigger, ...], Many(Table(Trigger))] = ()
    while_in_play: Annotated[str, Word("redirect_cleanup", "nothing")] = "nothing"
    reactions: Annotated[tuple[Reaction, ...], Many(Table(Reaction))] = ()

    def __post_init__(self) -> None:
        """The parts of a card fit together, and its texts can be carried out."""
        places = sense.places_in(self.on_play)
        if self.kind == "malfunction":
            if self.repair is None:
                raise ValueError("found a malfunction without repair, expected its repair cost")
            if not {sense.FRONT, sense.SHIP} & places:
                raise ValueError(
                    "found a malfunction that stays nowhere, "
                    "expected place front_active or ship_area"
                )
        elif self.repair is not None or self.triggers or self.while_in_play != "nothing":
            raise ValueError(
                "found repair, triggers or while_in_play, expected them on malfunctions"
            )
        elif sense.SHIP in places:
            raise ValueError("found place ship_area, expected it on malfunctions only")
        if self.kind == "energy" and sense.FRONT not in places:
            raise ValueError("found an energy card that stays nowhere, expected place front_active")
        if self.kind not in ("energy", "malfunction") and sense.FRONT in places:
            raise ValueError(
                "found place front_active, expected it on energy and malfunctions only"
            )
        sense.check("on_play", self.played, sense.PLAYED)
        sense.check_condition("no_cancel_if", self.no_cancel_if, sense.USED)
        for number, each in enumerate(self.triggers):
            gone = each.when == "on_leave" and sense.SHIP in places
            whose = sense.ON_THE_SHIP if gone else sense.USED
            sense.check(f"triggers[{number}].do", each.do, whose)
        for number, reaction in enumerate(self.reactions):
            sense.check_condition(f"reactions[{number}].if", reaction.if_, sense.USED)
            sense.check(f"reactions[{number}].do", reaction.do, sense.USED)

    @property
    def played(self) -> tuple[Step, ...]:
        """What happens when it is played: a Malfunction is placed as one."""
        malfunction = self.kind == "malfunction"
        return sense.as_malfunction(self.on_play) if malfunction else self.on_play


@dataclass(frozen=True)
class Ability:
    """A named ability: its cost in Energy and what it does."""

    id: Id
    name: Text
    do: Effects
    cost: Count = 1

    def __post_init__(self) -> None:
        if not self.do:
            raise ValueError("found no effects, expected at least one")


@vocabulary.record
@dataclass(frozen=True)
class Character:
    """A character with a named ability."""

    id: Id
    name: Text
    ability: Annotated[Ability, Table(Ability)]
    text: Text

    def __post_init__(self) -> None:
        sense.check("ability.do", self.ability.do, sense.USED)


REFRESH: tuple[Step, ...] = (
    (effects.discard_chosen, frames.THE_OWNER, 1, numbers.REFRESH_DISCARD),
    draw(frames.THE_OWNER, 1),
)

"""What Gloom's card files may say: each record, effect, condition, and what it becomes.

Not compiled: the signatures of these builders are the schema (kernel/content.py). What depends on
the whole set of cards (icons, filters of cards, chosen Characters) is a mark here, and becomes a
number in content.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, TypeVar

from shipboard.kernel.content import Asks, Vocabulary
from shipboard.kernel.specs import (
    Condition,
    Conditions,
    Either,
    Id,
    Many,
    Number,
    One,
    Table,
    Text,
    Word,
)
from shipboard.kernel.state import Step

from . import numbers
from . import pack as p
from .decisions import KINDS
from .rules import conditions, effects, frames, giving, hands, moves, peeks, responses

F = TypeVar("F", bound=Callable[..., Any])

vocabulary = Vocabulary("Gloom in Space", KINDS)
filter_family = vocabulary.family("filter")
character_family = vocabulary.family("character")
cards_family = vocabulary.family("cards")
count_family = vocabulary.family("count")
static_family = vocabulary.family("static")
when_family = vocabulary.family("when")
answer_family = vocabulary.family("answer")

Who = Annotated[
    int,
    Word(
        you=frames.YOU,
        player=frames.THE_PLAYER,
        actor=frames.THE_ACTOR,
        active=frames.ACTIVE,
        left=frames.LEFT,
        right=frames.RIGHT,
        each=frames.EACH,
        each_other=frames.EACH_OTHER,
        chosen_other=frames.CHOSEN_OTHER,
    ),
]
IconName = Annotated[str, Text.__metadata__[0]]
Comparison = Annotated[
    int, Word(**{"<": p.BELOW, "<=": p.AT_MOST, "=": p.EQUAL, ">=": p.AT_LEAST, ">": p.ABOVE})
]
Limit = Annotated[int, Number(-1000, 1000)]
Several = Annotated[int, Number(1, 20)]
StackCards = Annotated[
    int,
    Word(
        top_modifier=moves.TOP_MODIFIER,
        a_modifier=moves.A_MODIFIER,
        all_modifiers=moves.ALL_MODIFIERS,
        untimely_death=moves.THE_DEATH,
    ),
]
By = Annotated[str, Word("choice", "random")]
This = Annotated[str, Word("this")]


# Marks that content.py turns into numbers.


@dataclass(frozen=True)
class Icon:
    """An icon by name."""

    name: str


@dataclass(frozen=True)
class Filter:
    """A filter of Characters."""

    flags: int = 0
    tests: tuple[tuple[int, int], ...] = ()
    icons: tuple[str, ...] = ()


@dataclass(eq=False)
class Selected:
    """Which Characters a text means; each `chosen` is one of its own."""

    sort: int
    filters: Filter = field(default_factory=Filter)


@dataclass(frozen=True)
class Cards:
    """A filter of deck cards."""

    sort: int | None = None
    which: str | None = None
    icon: str | None = None


@dataclass(frozen=True)
class Targets:
    """Where a free play may go."""

    selected: Selected


@dataclass(frozen=True)
class Operation:
    """One operation of a text: the step it becomes."""

    name: str
    function: Any
    args: tuple[Any, ...]


def named(name: str) -> Callable[[F], F]:
    """The name under which files know a builder, where several families use one name."""

    def rename(function: F) -> F:
        function.__name__ = name
        return function

    return rename


def joined(filters: tuple[Filter, ...]) -> Filter:
    """All of several filters together."""
    flags = 0
    for each in filters:
        flags |= each.flags
    return Filter(
        flags,
        tuple(test for each in filters for test in each.tests),
        tuple(icon for each in filters for icon in each.icons),
    )


Filters = Annotated[tuple[Filter, ...], Many(One("filter"))]
Character = Annotated[Selected, One("character")]
CardFilter = Annotated[Cards, One("cards")]
Count = Annotated[Any, Either(Number(0, 100), One("count"))]


# Filters of Characters.


@filter_family
def living() -> Filter:
    """Without an Untimely Death (GLM-4.4)."""
    return Filter(p.LIVING)


@filter_family
def dead() -> Filter:
    """With an Untimely Death (GLM-4.4)."""
    return Filter(p.DEAD)


@filter_family
def of_you() -> Filter:
    """Of the crew of "you"."""
    return Filter(p.OF_YOU)


@filter_family
def other_of_you() -> Filter:
    """Of the crew of "you", but not the card's own Character."""
    return Filter(p.OTHER_OF_YOU)


@filter_family
def of_other() -> Filter:
    """Of another player's crew."""
    return Filter(p.OF_OTHER)


@filter_family
def has_modifier() -> Filter:
    """With at least one Modifier."""
    return Filter(p.HAS_MODIFIER)


@filter_family
def worth(is_: Comparison, n: Limit) -> Filter:
    """Whose Self-Worth compares with n as `is` says."""
    return Filter(0, ((is_, n),))


@filter_family
def showing(icon: IconName) -> Filter:
    """That shows the icon (GLM-4.3)."""
    return Filter(0, (), (icon,))


# Characters.


@character_family
def this() -> Selected:
    """The Character the card lies on."""
    return Selected(p.THIS)


@character_family
def any_() -> Selected:
    """Every target that the rules allow (only where targets are described)."""
    return Selected(p.ANY)


@character_family
def chosen(of: Filters = ()) -> Selected:
    """One chosen by "you": by an Event when it is announced, otherwise when it is carried out."""
    return Selected(p.CHOSEN, joined(of))


@character_family
def all_(of: Filters) -> Selected:
    """All that fit, seat by seat (GLM-R35); a plain list means the same."""
    return Selected(p.FITTING, joined(of))


# Cards.

Which = Annotated[str, Word("plain", "persistent", "negative", "positive")]


@cards_family
@named("any")
def any_card(icon: IconName | None = None) -> Cards:
    """Every deck card."""
    return Cards(None, None, icon)


@cards_family
def modifier(is_: Which | None = None, icon: IconName | None = None) -> Cards:
    """Modifiers: all, or plain, persistent, negative, positive ones, or with an icon printed."""
    return Cards(p.MODIFIER, is_, icon)


@cards_family
def event() -> Cards:
    """Events."""
    return Cards(p.EVENT)


@cards_family
def untimely_death(icon: IconName | None = None) -> Cards:
    """Untimely Deaths."""
    return Cards(p.UNTIMELY_DEATH, None, icon)


# Counts.


@count_family
def showing_count(of: Filters, icon: IconName) -> Step:
    """How many fitting Characters show the icon."""
    return (conditions.showing_count, joined(of), Icon(icon))


@count_family
def distinct_icons(character: This = "this") -> Step:
    """How many different icons the card's Character shows."""
    return (conditions.distinct_icons,)


@count_family
def dead_count(who: Who) -> Step:
    """How many dead Characters the player has."""
    return (conditions.dead_count, who)


@count_family
def hand(who: Who) -> Step:
    """How many cards the player has in hand."""
    return (conditions.hand, who)


# Conditions.


@vocabulary.condition
def and_(of: Conditions) -> Step:
    """All of these conditions hold."""
    return (conditions.all_hold, of)


@vocabulary.condition
def or_(of: Conditions) -> Step:
    """One of these conditions holds."""
    return (conditions.one_holds, of)


@vocabulary.condition
def not_(condition: Condition) -> Step:
    """The condition does not hold."""
    return (conditions.negated, condition)


@vocabulary.condition
@named("showing")
def this_shows(character: This, icon: IconName) -> Step:
    """The card's Character (of `play_if`: the target) shows the icon."""
    return (conditions.showing, Icon(icon))


@vocabulary.condition
@named("worth")
def this_is_worth(character: This, is_: Comparison, n: Limit) -> Step:
    """The Self-Worth of the card's Character compares with n as `is` says."""
    return (conditions.worth, is_, n)


@vocabulary.condition
@named("hand")
def hand_is(who: Who, is_: Comparison, n: Limit) -> Step:
    """The number of cards in the player's hand compares with n as `is` says."""
    return (conditions.counted, hand(who), is_, n)


@vocabulary.condition
@named("dead_count")
def dead_count_is(who: Who, is_: Comparison, n: Limit) -> Step:
    """The number of the player's dead Characters compares with n as `is` says."""
    return (conditions.counted, dead_count(who), is_, n)


@vocabulary.condition
@named("showing_count")
def showing_count_is(of: Filters, icon: IconName, is_: Comparison, n: Limit) -> Step:
    """The number of fitting Characters that show the icon compares with n as `is` says."""
    return (conditions.counted, showing_count(of, icon), is_, n)


@vocabulary.condition
def exists(of: Filters) -> Step:
    """There is a Character that fits."""
    return (conditions.exists, joined(of))


# Operations.


def of_characters(selected: Selected) -> Selected:
    """Only `this`, `chosen` and `all` say which Characters."""
    if selected.sort == p.ANY:
        raise ValueError("found any, expected this, chosen or all")
    return selected


def of_targets(selected: Selected) -> Selected:
    """Targets are described, not chosen."""
    if selected.sort == p.CHOSEN:
        raise ValueError("found chosen, expected any, this or filters")
    return selected


@vocabulary.effect
def draw(who: Who, n: Count = 1) -> Operation:
    """Draw n cards."""
    return Operation("draw", hands.draw_cards, (who, n))


@vocabulary.effect
def refill(who: Who) -> Operation:
    """Draw up to the draw limit now."""
    return Operation("refill", hands.refill, (who,))


@vocabulary.effect
def discard(
    who: Who,
    n: Annotated[Any, Either(Number(0, 100), Word("all"), One("count"))],
    by: By = "choice",
) -> Operation:
    """Discard n cards, or all, of the player's own choice or at random (GLM-R34)."""
    if n == "all":
        return Operation("discard", hands.discard_hand, (who,))
    return Operation("discard", hands.discard_cards, (who, n, by == "random"))


@vocabulary.effect
def give(from_: Who, to: Who, n: Count = 1, by: By = "choice") -> Operation:
    """Cards go from hand to hand; with several receivers n each."""
    return Operation("give", giving.give, (from_, to, n, by == "random"))


@vocabulary.effect
def pass_cards(n: Several, to: Annotated[str, Word("left", "right")] = "left") -> Operation:
    """All players pass n cards at once."""
    return Operation("pass_cards", giving.pass_cards, (n, to == "left"))


@vocabulary.effect
def look(viewer: Who, whose: Who) -> Operation:
    """The viewer sees that hand once."""
    return Operation("look", giving.look, (viewer, whose))


@vocabulary.effect
def salvage(who: Who, card: CardFilter, n: Several = 1, ask: Asks | None = None) -> Operation:
    """Take n fitting cards of one's own choice from the discard pile."""
    asks = vocabulary.question(ask, numbers.SALVAGE)
    return Operation("salvage", hands.salvage, (who, card, n, asks))


@vocabulary.effect
def skip(
    who: Who, what: Annotated[int, Word(draw=effects.A_DRAW, turn=effects.A_TURN)]
) -> Operation:
    """Skip the next draw step or turn (GLM-R36)."""
    return Operation("skip", effects.skip, (who, what))


@vocabulary.effect
def free_play(who: Who, card: CardFilter, on: Character | None = None) -> Operation:
    """Grant one free play (GLM-11.5, 11.6); `on = ["dead"]` also lifts GLM-6.4 for it."""
    targets = of_targets(on or Selected(p.ANY))
    lifts = bool(targets.filters.flags & p.DEAD)
    return Operation("free_play", effects.grant_free_play, (who, card, Targets(targets), lifts))


@vocabulary.effect
def strip(character: Character, cards: StackCards) -> Operation:
    """Cards go from a stack to the discard pile."""
    return Operation("strip", moves.strip, (of_characters(character), cards))


@vocabulary.effect
def move(character: Character, cards: StackCards, to: Character) -> Operation:
    """Cards go to the top of another stack."""
    return Operation("move", moves.move, (of_characters(character), cards, of_characters(to)))


@vocabulary.effect
def swap(
    character: Character, cards: StackCards, other: Character, other_cards: StackCards
) -> Operation:
    """Cards of two stacks change places."""
    args = (of_characters(character), cards, of_characters(other), other_cards)
    return Operation("swap", moves.swap, args)


@vocabulary.effect
def bounce(character: Character, cards: StackCards, who: Who) -> Operation:
    """Cards go from a stack to a hand."""
    return Operation("bounce", moves.bounce, (of_characters(character), cards, who))


@vocabulary.effect
def exchange_characters(character: Character, other: Character) -> Operation:
    """Two Characters swap crews and take their stacks along."""
    args = (of_characters(character), of_characters(other))
    return Operation("exchange_characters", moves.exchange_characters, args)


@vocabulary.effect
def remove_character(character: Character) -> Operation:
    """A Character leaves the game; its deck cards go to the discard pile."""
    return Operation("remove_character", moves.remove_character, (of_characters(character),))


@vocabulary.effect
def swap_hands(one: Who, other: Who) -> Operation:
    """Two players exchange their hands."""
    return Operation("swap_hands", giving.swap_hands, (one, other))


@vocabulary.effect
def peek(who: Who, n: Several, keep: Annotated[int, Number(0, 20)] = 1) -> Operation:
    """Look at the top n cards of the deck, keep some; the rest goes under the deck."""
    return Operation("peek", peeks.peek, (who, n, keep))


@vocabulary.effect
def extra_action(who: Who, n: Count = 1) -> Operation:
    """Extra actions in the current turn, but not for Untimely Deaths."""
    return Operation("extra_action", effects.extra_action, (who, n))


@vocabulary.effect
def cancel() -> Operation:
    """Only in a Response: the announced card has no effect (GLM-13.8)."""
    return Operation("cancel", responses.cancel, ())


@vocabulary.effect
def redirect(to: Filters = ()) -> Operation:
    """Only in a Response: the announced card is given another target (GLM-13.9)."""
    return Operation("redirect", responses.redirect, (Selected(p.CHOSEN, joined(to)),))


# Static effects.


@static_family
def draw_limit(who: Who, delta: Limit) -> Step:
    """The draw limit is higher or lower (GLM-10.1)."""
    return (p.DRAW_LIMIT, who, delta)


@static_family
@named("worth")
def change_worth(character: Character, delta: Limit, per: Count | None = None) -> Step:
    """An addition to Self-Worth, as often as `per` counts."""
    return (p.WORTH, of_static(character), delta, per)


@static_family
def worth_set(character: Character, n: Limit) -> Step:
    """A fixed Self-Worth (GLM-12.10)."""
    return (p.WORTH_SET, of_static(character), n)


@static_family
def forbid(who: Who, card: CardFilter, on: Character, unless: Condition = None) -> Step:
    """These cards cannot be played there, or choose there; with `any` not at all."""
    return (p.FORBID, who, card, of_targets(on), unless)


@static_family
def allow(
    who: Who,
    card: CardFilter,
    on: Character,
    how: Annotated[
        int,
        Word(
            free_play=p.FREE_PLAY,
            on_dead=p.ON_DEAD,
            any_worth=p.ANY_WORTH,
            second_action=p.SECOND_ACTION,
        ),
    ],
) -> Step:
    """These cards may be played there in a way that the rules do not allow (GLM-11.7, R29)."""
    return (p.ALLOW, who, card, of_targets(on), how)


@static_family
def grant_icon(character: Character, icon: IconName) -> Step:
    """The Character counts as showing the icon."""
    return (p.GRANT_ICON, of_static(character), Icon(icon))


def of_static(selected: Selected) -> Selected:
    """A lasting effect means its own Character, or all that fit."""
    return of_characters(of_targets(selected))


# Triggers.

PlayedBy = Annotated[int, Word(any=p.BY_ANY, other=p.BY_OTHER, you=p.BY_YOU)]


@when_family
def played_on(character: Character, card: CardFilter, by: PlayedBy = p.BY_ANY) -> Step:
    """A card is played on the Character (GLM-R59)."""
    return (p.PLAYED_ON, of_static(character), card, by)


@when_family
def dies(of: Filters = ()) -> Step:
    """A fitting Character dies (GLM-R60)."""
    return (p.DIES, joined(of))


@when_family
def turn_start(who: Who = frames.YOU) -> Step:
    """A turn of the player begins."""
    return (p.TURN_START, who)


@when_family
def draw_step(who: Who = frames.YOU) -> Step:
    """A draw step of the player begins."""
    return (p.DRAW_STEP, who)


@when_family
def plays(who: Who, card: CardFilter) -> Step:
    """The player plays a card."""
    return (p.PLAYS, who, card)


@answer_family
def active_plays(card: CardFilter, on: Filters | None = None) -> Step:
    """The active player has announced such a card, on such a Character."""
    return (p.A_CARD, card, None if on is None else joined(on))


@answer_family
def active_discards_hand() -> Step:
    """The active player is about to discard the hand (GLM-R55)."""
    return (p.A_DISCARDED_HAND,)


@answer_family
def active_passes() -> Step:
    """The active player passes (GLM-R55)."""
    return (p.A_PASS,)


# Records.

REDIRECTED = (p.MODIFIER, p.UNTIMELY_DEATH)


@dataclass(frozen=True)
class Effect:
    """An effect: its category, and what it does once (`do`) or all the time (`static`)."""

    category: Annotated[str, Word("immediate", "ongoing", "persistent", "response")]
    if_: Condition = None
    may: bool = False
    do: Annotated[tuple[Operation, ...], Many(One("effect"))] = ()
    static: Annotated[Any, One("static")] = None
    when: Annotated[Any, One("when")] = None
    on: Annotated[Any, One("answer")] = None

    def __post_init__(self) -> None:
        """What it does, when and in answer to what must go together."""
        lasting = self.category in ("ongoing", "persistent")
        lies = self.static is not None
        if bool(self.do) == lies:
            raise ValueError("found both or none of do and static, expected one of them")
        if lies and not lasting:
            raise ValueError(
                f"found static in {self.category}, expected it in ongoing or persistent"
            )
        if (self.when is not None) != (lasting and bool(self.do)):
            raise ValueError(
                "found when without do or do without when, expected both in what lasts"
            )
        if (self.on is not None) != (self.category == "response"):
            raise ValueError("found on outside of response or response without on")
        if self.may and lies:
            raise ValueError("found may with static, expected it with do")
        answered = self.on is not None and self.on[0] == p.A_CARD
        for operation in self.do:
            if operation.name in ("cancel", "redirect") and not answered:
                raise ValueError(f"found {operation.name}, expected it to answer active_plays")
            if operation.name == "redirect" and self.on[1].sort not in REDIRECTED:
                raise ValueError("found redirect, expected it for modifiers or untimely deaths")
        if lies and self.static[0] in (p.WORTH, p.WORTH_SET, p.GRANT_ICON):
            check_circles(self.static, self.if_)


def check_circles(static: Any, condition: Any) -> None:
    """GLM-R21: what changes Self-Worth may not read it; what grants icons may not read icons."""
    read = reads((static[1:], condition))
    if "worth" in read:
        raise ValueError("found an effect on Self-Worth or icons that reads Self-Worth (GLM-R21)")
    if static[0] == p.GRANT_ICON and "icons" in read:
        raise ValueError("found a granted icon that depends on icons (GLM-R21)")


def reads(value: Any) -> set[str]:
    """What a text looks at: Self-Worth, icons, hands."""
    if isinstance(value, Selected):
        return reads(value.filters)
    if isinstance(value, Filter):
        return ({"worth"} if value.tests else set()) | ({"icons"} if value.icons else set())
    if isinstance(value, tuple):
        return set().union(*(reads(part) for part in value))
    if value is conditions.worth:
        return {"worth"}
    if value in (conditions.showing, conditions.showing_count, conditions.distinct_icons):
        return {"icons"}
    return {"hands"} if value is conditions.hand else set()


def points(
    slot_1: Limit | None = None, slot_2: Limit | None = None, slot_3: Limit | None = None
) -> tuple[int | None, int | None, int | None]:
    """The Self-Worth values printed, by slot."""
    return (slot_1, slot_2, slot_3)


def icons(
    icon_1: IconName | None = None, icon_2: IconName | None = None, icon_3: IconName | None = None
) -> tuple[str | None, str | None, str | None]:
    """The story icons printed, by position; `blank` covers and shows nothing."""
    return (icon_1, icon_2, icon_3)


Values = tuple[int | None, int | None, int | None]
Pictures = tuple[str | None, str | None, str | None]
NO_POINTS: Values = (None, None, None)
NO_ICONS: Pictures = (None, None, None)


@vocabulary.record
@dataclass(frozen=True)
class Card:
    """A card. Only the places in use are written: `points = { slot_3 = 15 }`."""

    id: Id
    name: Text
    type: Annotated[str, Word("character", "modifier", "event", "untimely_death", "reference")]
    points: Annotated[Values, Table(points)] = NO_POINTS
    icons: Annotated[Pictures, Table(icons)] = NO_ICONS
    effects: Annotated[tuple[Effect, ...], Many(Table(Effect))] = ()
    play_if: Condition = None
    requires: Condition = None
    flags: Annotated[tuple[str, ...], Many(Word("second_action_ok", "uncancellable"))] = ()
    copies: Annotated[int, Number(1, 60)] = 1
    deck_icon: str = "ringed_planet"
    text: str = ""
    flavor: str = ""

    def __post_init__(self) -> None:
        """What a card of this type can have."""
        printed = (self.points, self.icons) != (NO_POINTS, NO_ICONS)
        texts = self.effects or self.play_if or self.requires or self.flags
        categories = {effect.category for effect in self.effects}
        event = self.type == "event"
        if self.type == "modifier" and self.points == NO_POINTS:
            raise ValueError("found a modifier without points, expected 1 to 3 values (GLM-1.11)")
        if self.type not in ("modifier", "untimely_death") and printed:
            raise ValueError(f"found points or icons, expected none on {self.type} cards")
        if self.type in ("character", "reference") and texts:
            raise ValueError(f"found effects, expected none on {self.type} cards (GLM-1.9)")
        if self.is_persistent and self.type != "modifier":
            raise ValueError("found a persistent effect, expected it on modifiers only")
        if "ongoing" in categories and event:
            raise ValueError("found an ongoing effect, expected none on events (GLM-7.2)")
        if "response" in categories and (not event or categories != {"response"}):
            raise ValueError("found a response effect, expected it alone and on an event (GLM-R71)")
        if self.play_if is not None and event:
            raise ValueError("found play_if, expected requires on events")

    @property
    def is_persistent(self) -> bool:
        """GLM-1.12: a Modifier has a portrait exactly when it has a persistent effect."""
        return any(effect.category == "persistent" for effect in self.effects)

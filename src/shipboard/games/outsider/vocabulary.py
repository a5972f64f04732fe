"""What Outsider's content files may say: each effect, condition and record, and its step.

Not compiled: the signatures of these builders are the schema (kernel/content.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from shipboard.kernel import phrases
from shipboard.kernel.content import Asks, Vocabulary
from shipboard.kernel.specs import (
    Condition,
    Effects,
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

from . import choices, numbers, pack
from .decisions import KINDS
from .rules import (
    conditions,
    control,
    crises,
    effects,
    frames,
    goals,
    looks,
    piles,
    places,
    windows,
)
from .rules import supply as supplies
from .rules import survival as lives

vocabulary = Vocabulary("Outsider", KINDS)


@dataclass(frozen=True)
class Named:
    """A card by its id, to be replaced by its number when all cards are known."""

    id: str


@dataclass(frozen=True)
class Selector:
    """Whom a text means, and the step that asks for it, if it is chosen."""

    party: int
    ask: Step | None = None


@dataclass(frozen=True)
class Filter:
    """Which cards a text means."""

    fit: Any
    old: bool = False


def group(
    chosen_players: Annotated[tuple[int, ...] | None, Many(Number(0, 6))] = None,
    dark_holders: Annotated[int, Number(1, 9)] | None = None,
) -> Selector:
    """Players by a number: `chosen_players = [least, most]`, or `dark_holders = n`."""
    if chosen_players is not None and dark_holders is None:
        if len(chosen_players) != 2 or chosen_players[0] > chosen_players[1]:
            raise ValueError("expected chosen_players = [least, most]")
        return Selector(frames.CHOSEN, (effects.choose_players, *chosen_players))
    if dark_holders is None or chosen_players is not None:
        raise ValueError("expected either chosen_players or dark_holders")
    return Selector(frames.DARK_HOLDERS + dark_holders)


SELECTORS = {
    "you": Selector(frames.THE_CONTROLLER),
    "self": Selector(frames.THE_SELF),
    "active": Selector(frames.THE_ACTIVE),
    "next_player": Selector(frames.NEXT_PLAYER),
    "next_active": Selector(frames.NEXT_ACTIVE),
    "each_player": Selector(frames.EACH_PLAYER),
    "each_other": Selector(frames.EACH_OTHER),
    "chosen_other": Selector(frames.CHOSEN, (effects.choose_player, effects.ANOTHER, False)),
    "chosen_any": Selector(frames.CHOSEN, (effects.choose_player, effects.ANYBODY, False)),
    "chosen_doomed": Selector(frames.CHOSEN, (effects.choose_player, effects.A_DOOMED, False)),
    "highest_survival": Selector(frames.HIGHEST),
    "lowest_survival": Selector(frames.LOWEST),
    "goalless": Selector(frames.GOALLESS),
    "doomed": Selector(frames.THE_DOOMED),
    "at_location_of_you": Selector(frames.SAME_PLACE),
}
SINGLE = ("you", "self", "active", "next_player", "next_active")
Who = Annotated[Selector, Either(Word(**SELECTORS), Table(group))]
OnePlayer = Annotated[Selector, Word(**{name: SELECTORS[name] for name in SINGLE})]
ChosenOther = Annotated[Selector, Word(chosen_other=SELECTORS["chosen_other"])]


PLAIN_FILTERS = {
    "any": Filter(pack.FIT_ANY),
    "gear": Filter(pack.GEAR),
    "goal": Filter(pack.GOAL),
    "tech": Filter(pack.TECH),
    "dark": Filter(pack.DARK),
    "not_dark": Filter(pack.FIT_NOT_DARK),
}


def card_filter(
    id: Id | None = None,  # noqa: A002
    old: Annotated[Filter, Word(**PLAIN_FILTERS)] | None = None,
) -> Filter:
    """One card by its `id`; or with `old` those that lay in the discard pile at the declaration."""
    if id is not None and old is None:
        return Filter(Named(id))
    if old is None or id is not None:
        raise ValueError("expected either id or old")
    return Filter(old.fit, True)


Cards = Annotated[Filter, Either(Word(**PLAIN_FILTERS), Table(card_filter))]
ANY_CARD = PLAIN_FILTERS["any"]
YOU = SELECTORS["you"]

Count = Annotated[int, Either(Number(1, 60), Word(player_count=frames.PLAYER_COUNT))]
Bound = Annotated[int, Number(0, 60)]
Op = Annotated[
    int,
    Word(**{"<=": conditions.AT_MOST, "==": conditions.EXACTLY, ">=": conditions.AT_LEAST}),
]
Compared = Annotated[int, Either(Number(0, 99), Word(player_count=frames.PLAYER_COUNT))]
By = Annotated[
    int,
    Word(owner=effects.BY_OWNER, random=effects.BY_CHANCE, controller=effects.BY_CONTROLLER),
]
ICON = Word(**{name: i for i, name in enumerate(pack.ICONS)})
IconList = Annotated[tuple[int, ...], Many(ICON)]


def counted(icons: tuple[int, ...]) -> pack.Icons:
    """How often each icon is in a list."""
    return tuple(icons.count(i) for i in range(len(pack.ICONS)))


def on(who: Selector, step: Step, holding: bool = False) -> Step:
    """The step, after its player has been asked for if it is a chosen one."""
    if who.ask is None:
        return step
    ask = (*who.ask[:2], True) if holding and who.ask[0] is effects.choose_player else who.ask
    return (effects.do_all, (ask, step))


# Conditions.


vocabulary.condition(phrases.all_)
vocabulary.condition(phrases.not_)


@vocabulary.condition
def any_doomed() -> Step:
    """Somebody is Doomed."""
    return (conditions.any_doomed,)


@vocabulary.condition
def deck_size(op: Op, n: Compared) -> Step:
    """The number of cards in the deck (or in all piles) compares with n as `op` says."""
    return (conditions.deck_size, op, n)


@vocabulary.condition
def goals_in_play(op: Op, n: Compared) -> Step:
    """The number of Goals in play compares with n as `op` says."""
    return (conditions.goals_in_play, op, n)


@vocabulary.condition
def survival(who: OnePlayer, op: Op, n: Compared) -> Step:
    """The player's Survival compares with n as `op` says."""
    return (conditions.survival, who.party, op, n)


@vocabulary.condition
def completed(who: OnePlayer, op: Op, n: Compared) -> Step:
    """The number of the player's completed Goals compares with n as `op` says."""
    return (conditions.completed, who.party, op, n)


@vocabulary.condition
def player_count(op: Op, n: Compared) -> Step:
    """The number of players compares with n as `op` says."""
    return (conditions.player_count, op, n)


@vocabulary.condition
def ongoing(op: Op, n: Compared) -> Step:
    """The number of Ongoing Crises compares with n as `op` says."""
    return (conditions.ongoing, op, n)


@vocabulary.condition
def is_doomed(who: OnePlayer) -> Step:
    """The player is Doomed."""
    return (conditions.is_doomed, who.party)


@vocabulary.condition
def hand_size(who: OnePlayer, op: Op, n: Compared) -> Step:
    """The number of cards in the player's hand compares with n as `op` says."""
    return (conditions.hand_size, who.party, op, n)


# Effects.


@vocabulary.effect
def gain(who: Who, n: Count = 1) -> Step:
    """The player gains n Survival."""
    return on(who, (lives.gain, who.party, n))


@vocabulary.effect
def lose(who: Who, n: Count = 1) -> Step:
    """The player loses n Survival; several players lose it at the same time."""
    return on(who, (lives.lose, who.party, n))


@vocabulary.effect
def lose_all(who: Who) -> Step:
    """The player loses all Survival."""
    return on(who, (lives.lose, who.party, lives.ALL_OF_IT))


@vocabulary.effect
def draw(who: Who, n: Count = 1) -> Step:
    """Draw up to n cards."""
    return on(who, (piles.draw_effect, who.party, n))


@vocabulary.effect
def discard(who: Who, n: Count = 1, filter: Cards = ANY_CARD, by: By = 0) -> Step:  # noqa: A002
    """Discard n matching hand cards (fewer if fewer), picked by their owner, chance or you."""
    return on(who, (effects.discard, who.party, n, filter.fit, by))


@vocabulary.effect
def bury(who: Who, least: Bound, most: Bound, filter: Cards = ANY_CARD) -> Step:  # noqa: A002
    """Put hand cards face down under the deck, in any order; this is not a discard."""
    return on(who, (effects.bury, who.party, least, most, filter.fit))


@vocabulary.effect
def take_from_discard(
    who: Who,
    least: Bound,
    most: Bound,
    filter: Cards = ANY_CARD,  # noqa: A002
) -> Step:
    """Take cards from the discard pile into the hand."""
    return on(who, (effects.take_from_discard, who.party, least, most, filter.fit, filter.old))


@vocabulary.effect
def pass_card(
    who: Who, n: Count = 1, to: Annotated[str, Word("next_player")] = "next_player"
) -> Step:
    """Pass hand cards to the next player, simultaneously and in secret."""
    return on(who, (effects.pass_card, who.party, n))


@vocabulary.effect
def trade(who: OnePlayer, with_: ChosenOther, n: Count = 1) -> Step:
    """Exchange n hand cards with another player; both choose before either sees."""
    return on(with_, (effects.trade, who.party, n), holding=True)


@vocabulary.effect
def reshuffle() -> Step:
    """The discard pile is shuffled into the deck (OUT-2.4, 18.7)."""
    return (piles.reshuffle,)


@vocabulary.effect
def entropy(n: Count = 1) -> Step:
    """Move n cards to Entropy, one by one (OUT-14.1)."""
    return (piles.entropy, n)


@vocabulary.effect
def skip_entropy(n: Count = 1) -> Step:
    """The next n Entropy steps are skipped."""
    return (piles.skip_entropy, n)


MODES = {"keep": looks.KEEP, "reorder": looks.REORDER, "top_or_bottom": looks.TOP_BOTTOM}
Mode = Annotated[int, Word(**MODES)]


@vocabulary.effect
def peek_deck(who: OnePlayer, n: Count = 1, mode: Mode = looks.KEEP) -> Step:
    """Look at up to n top cards of the deck."""
    return (looks.peek, who.party, n, looks.THE_DECK, mode)


@vocabulary.effect
def peek_crisis(who: OnePlayer, n: Count = 1, mode: Mode = looks.KEEP) -> Step:
    """Look at up to n top cards of the Crisis deck."""
    return (looks.peek, who.party, n, looks.THE_CRISES, mode)


@vocabulary.effect
def peek_hand(who: OnePlayer, target: ChosenOther, n: Count = 1) -> Step:
    """Look at n random hand cards of another player."""
    return on(target, (looks.peek_hand, who.party, n), holding=True)


@vocabulary.effect
def reveal_hand(who: Who, n: Count = 1) -> Step:
    """Show n hand cards of the owner's choice to all."""
    return on(who, (looks.reveal_hand, who.party, n))


@vocabulary.effect
def reveal_loyalty(who: Who) -> Step:
    """Show a Loyalty to all."""
    return on(who, (looks.reveal_loyalty, who.party))


@vocabulary.effect
def reveal_supply() -> Step:
    """Show the Supply to all."""
    return (supplies.reveal_supply,)


@vocabulary.effect
def supply_trade(who: OnePlayer, n: Count = 1) -> Step:
    """Trade 1 to n cards with the Supply, with its Dark check (OUT-9.3)."""
    return (supplies.supply_trade, who.party, n)


@vocabulary.effect
def supply_redeal() -> Step:
    """The Supply is shuffled into the deck and dealt anew in the same number."""
    return (supplies.supply_redeal,)


@vocabulary.effect
def discard_goals_in_play(which: Annotated[bool, Word(all=False, chosen=True)] = False) -> Step:
    """Discard all Goals in play, or one of your choice."""
    return (goals.discard_goals_in_play, which)


@vocabulary.effect
def play_goal(
    source: Annotated[bool, Word(hand=False, discard=True)] = False,
    mode: Annotated[bool, Word(replace=False, keep_others=True)] = False,
) -> Step:
    """Put a Goal into play from your hand or the discard pile."""
    return (goals.play_goal, source, mode)


@vocabulary.effect
def crisis(who: Who, n: Count = 1) -> Step:
    """Draw and resolve n Crises, one by one."""
    return on(who, (crises.crisis, who.party, n))


@vocabulary.effect
def crisis_pick(who: OnePlayer, n: Count, target: ChosenOther) -> Step:
    """Look at up to n top Crises, choose one, and who must resolve it."""
    return (looks.crisis_pick, who.party, n)


@vocabulary.effect
def cancel_crisis() -> Step:
    """The Crisis just drawn is discarded without effect."""
    return (windows.cancel_crisis,)


@vocabulary.effect
def clear_ongoing(who: OnePlayer, n: Count = 1) -> Step:
    """Choose up to n Ongoing Crises to discard."""
    return (effects.clear_ongoing, who.party, n)


@vocabulary.effect
def extra_action(who: Who, n: Count = 1) -> Step:
    """Extra actions in the current turn, if the player is active."""
    return on(who, (effects.extra_action, who.party, n))


@vocabulary.effect
def slow(who: Who) -> Step:
    """One base action less in the next turn (OUT-R54)."""
    return on(who, (effects.slow, who.party))


@vocabulary.effect
def reverse() -> Step:
    """Change the direction of play."""
    return (effects.reverse,)


@vocabulary.effect
def reduce_goal_cost(n: Count = 1) -> Step:
    """The next Complete a Goal of this turn costs n actions less, at least 1."""
    return (effects.reduce_goal_cost, n)


@vocabulary.effect
def move(who: OnePlayer, n: Count = 1) -> Step:
    """Move a token along up to n connections."""
    return (places.move, who.party, n)


@vocabulary.effect
def relocate(who: OnePlayer) -> Step:
    """Move a token to any surviving location."""
    return (places.relocate, who.party)


vocabulary.effect(phrases.nothing)


# Control.


vocabulary.effect(phrases.if_)


@vocabulary.effect
def may(who: OnePlayer, do: Effects) -> Step:
    """The player decides whether it happens."""
    return (control.may, who.party, do)


@vocabulary.effect
def for_each(who: Who, do: Effects) -> Step:
    """One player after another, each as `self`."""
    return on(who, (control.for_each, who.party, do))


@vocabulary.effect
def simultaneous(who: Who, do: Effects) -> Step:
    """Secret choices of all first, then carried out together: `discard` or `pass_card` of self."""
    if len(do) != 1 or do[0][0] not in (effects.discard, effects.pass_card):
        raise ValueError("found other effects, expected one discard or pass_card")
    if do[0][1] != frames.THE_SELF:
        raise ValueError("found another player, expected self")
    return on(who, (do[0][0], who.party, *do[0][2:]))


@dataclass(frozen=True)
class Alternative:
    """One alternative of `choice`."""

    n: int
    fit: Any
    loss: int
    effects: tuple[Step, ...]
    words: str


def alternative(
    discard: Annotated[int, Number(0, 9)] = 0,
    filter: Cards = ANY_CARD,  # noqa: A002
    lose: Annotated[int, Number(0, 9)] = 0,
    do: Effects = (),
    words: Text = "",
) -> Alternative:
    """Discard so many cards, or lose so much Survival, or any effects with `self`.

    `words` is what a person reads, where the card asks in its own words.
    """
    if bool(discard) + bool(lose) + bool(do) != 1:
        raise ValueError("expected one of discard, lose and do")
    return Alternative(discard, filter.fit, lose, do, words)


@vocabulary.effect
def choice(
    who: Who,
    of: Annotated[tuple[Alternative, ...], Many(Table(alternative))],
    ask: Asks | None = None,
) -> Step:
    """Players choose openly in turn order; then all of it is carried out together."""
    if not 1 <= len(of) <= 4:
        raise ValueError("expected one to four alternatives")
    built: list[control.Alternative] = []
    for place, one in enumerate(of):
        plain = choices.DISCARD if one.n else choices.LOSE if one.loss else choices.FIRST + place
        taken = plain in [number for number, *_ in built]
        number = choices.FIRST + place if taken else plain
        built.append((number, one.n, one.fit, one.loss, one.effects))
    if ask is None:
        return on(who, (control.choice, who.party, tuple(built), numbers.CRISIS_CHOICE))
    general = KINDS[numbers.CRISIS_CHOICE]
    labels = [general.split(number)[0] for number, *_ in built]
    own = {label: one.words for label, one in zip(labels, of, strict=True) if one.words}
    kind = vocabulary.question(
        ask,
        numbers.CRISIS_CHOICE,
        options=(general.options[choices.CRISIS_CHOICE_NOTHING], *labels),
        words={**general.words, **own},
    )
    first = choices.CRISIS_CHOICE_NOTHING + 1
    mine = tuple((first + place, *rest) for place, (_, *rest) in enumerate(built))
    return on(who, (control.choice, who.party, mine, kind))


# Costs.

costs = vocabulary.family("cost")


def cost_discard(n: Count = 1, filter: Cards = ANY_CARD) -> Step:  # noqa: A002
    """Discard n matching hand cards of your choice."""
    return (effects.discard, frames.THE_CONTROLLER, n, filter.fit, effects.BY_OWNER)


def cost_scrap(icons: IconList) -> Step:
    """Discard Gear that shows these icons."""
    if not icons:
        raise ValueError("found no icons, expected at least one")
    return (effects.scrap_cost, counted(icons))


def cost_survival(n: Annotated[int, Number(1, 9)] = 1) -> Step:
    """Pay Survival; at least 1 must remain."""
    return (effects.survival_cost, n)


for _name, _builder in (
    ("discard", cost_discard),
    ("scrap", cost_scrap),
    ("survival", cost_survival),
):
    _builder.__name__ = _name
    costs(_builder)

Costs = Annotated[tuple[Step, ...], Many(One("cost"))]


# Static modifiers.

ACTS = {
    "gain": pack.NO_GAIN,
    "gather": pack.NO_GATHER,
    "discard_draw": pack.NO_DISCARD_DRAW,
    "scrap": pack.NO_SCRAP,
    "move": pack.NO_MOVE,
    "play_goal": pack.NO_PLAY_GOAL,
    "complete": pack.NO_COMPLETE,
    "clear": pack.NO_CLEAR,
    "tech": pack.NO_TECH,
    "ability": pack.NO_ABILITY,
}
Value = Annotated[int, Number(0, 20)]


@dataclass(frozen=True)
class Modifiers:
    """What a passive ability or an Ongoing Crisis changes."""

    values: tuple[int, ...]
    start_of_turn: tuple[Step, ...]
    end_of_turn: tuple[Step, ...]


def modifiers(
    draw_limit: Value = 0,
    gather_trades: Value = 0,
    scrap_need: Value = 0,
    scrap_wild: Value = 0,
    move_steps: Value = 0,
    entropy_count: Value = 0,
    extra_action_surcharge: Value = 0,
    goal_extra_discard: Value = 0,
    forbid: Annotated[tuple[int, ...], Many(Word(**ACTS))] = (),
    start_of_turn: Effects = (),
    end_of_turn: Effects = (),
) -> Modifiers:
    """What is changed as long as it is in force; those of Ongoing Crises add up."""
    values = (
        draw_limit, gather_trades, scrap_need, scrap_wild, move_steps, entropy_count,
        extra_action_surcharge, goal_extra_discard, sum(set(forbid)),
    )  # fmt: skip
    return Modifiers(values, start_of_turn, end_of_turn)


NO_CHANGE = Modifiers((0,) * pack.MODIFIERS, (), ())
Changes = Annotated[Modifiers, Table(modifiers)]


# Records.


@vocabulary.record
@dataclass(frozen=True)
class Location:
    """A location of the ship and those it is connected with, both ways."""

    id: Id
    name: Text
    near: tuple[str, ...] = ()


@dataclass(frozen=True)
class Card:
    """A design of card of the main deck, or a Crisis."""

    id: str
    name: str
    text: str
    sort: int
    copies: int = 1
    icons: pack.Icons = pack.NO_ICONS
    skill: int = 0
    place: str = ""
    gear: str = ""
    scrap: pack.Icons = pack.NO_ICONS
    repair: tuple[Step, ...] = ()
    sabotage: tuple[Step, ...] = ()
    timing: int = -1
    actions: int = 0
    interacts: bool = False
    condition: Any = None
    cost: tuple[Step, ...] = ()
    effects: tuple[Step, ...] = ()
    ongoing: bool = False
    clearable: bool = False
    ends: int = pack.ENDS_NEVER
    ends_if: Any = None
    changes: Modifiers = NO_CHANGE


Copies = Annotated[int, Number(0, 60)]


@vocabulary.record
def gear(id: Id, name: Text, icons: IconList, copies: Copies = 1, text: str = "") -> Card:  # noqa: A002
    """A Gear card and its Scrap icons; the Goal that it completes names it."""
    return Card(id, name, text, pack.GEAR, copies, counted(icons))


GOAL_SKILLS = {name: 1 << i for i, name in enumerate(pack.SKILLS)}


@vocabulary.record
def goal(
    id: Id,  # noqa: A002
    name: Text,
    skill: Annotated[int, Word(**GOAL_SKILLS, any=0)],
    location: Id,
    gear: Id,
    scrap: IconList,
    repair: Effects,
    sabotage: Effects,
    text: str,
    copies: Copies = 1,
) -> Card:
    """A Goal: skill, location, named Gear, Scrap cost, Repair and Sabotage bonus."""
    if not scrap:
        raise ValueError("found no Scrap cost, expected at least one icon")
    return Card(
        id, name, text, pack.GOAL, copies, skill=skill, place=location, gear=gear,
        scrap=counted(scrap), repair=repair, sabotage=sabotage,
    )  # fmt: skip


TIMINGS = {name: i for i, name in enumerate(pack.TIMINGS)}


@vocabulary.record
def tech(
    id: Id,  # noqa: A002
    name: Text,
    timing: Annotated[int, Word(**TIMINGS)],
    effect: Effects,
    text: str,
    copies: Copies = 1,
    actions: Annotated[int, Number(0, 5)] = 0,
    interacts: bool = False,
    condition: Condition = None,
) -> Card:
    """A Tech card: when it may be played, for how many actions, and what it does."""
    if (timing == pack.ACTION) != (actions > 0):
        raise ValueError("found actions, expected them with the timing action and only there")
    return Card(
        id, name, text, pack.TECH, copies, timing=timing, actions=actions, interacts=interacts,
        condition=condition, effects=effect,
    )  # fmt: skip


@vocabulary.record
def dark(id: Id, name: Text, copies: Copies, text: str = "") -> Card:  # noqa: A002
    """A Dark card, which causes a Crisis when it is discarded."""
    return Card(id, name, text, pack.DARK, copies)


def says(text: Any, function: Any) -> bool:
    """Whether a text has this effect, at any depth."""
    return text is function or (
        isinstance(text, tuple) and any(says(part, function) for part in text)
    )


ENDS = {"next_turn_of_you": pack.ENDS_NEXT_TURN, "goal_completed": pack.ENDS_GOAL}


def crisis_card(
    id: Id,  # noqa: A002
    name: Text,
    text: str,
    effect: Effects = (),
    ongoing: Changes | None = None,
    clear: IconList = (),
    ends: Annotated[int, Word(**ENDS)] = pack.ENDS_NEVER,
    ends_if: Condition = None,
    copies: Copies = 1,
) -> Card:
    """A Crisis: what it does, or what it changes as long as it is Ongoing and how that ends."""
    if (ongoing is None) == (not effect):
        raise ValueError("expected either effect or ongoing")
    if ongoing is None and (clear or ends or ends_if is not None):
        raise ValueError("found a way to end, expected it on Ongoing Crises only")
    if ongoing is not None and not (clear or ends or ends_if is not None):
        raise ValueError("found no way to end, expected clear, ends or ends_if")
    if says(effect, windows.cancel_crisis):
        raise ValueError("effect: found cancel_crisis, expected it on other cards than Crises")
    return Card(
        id, name, text, pack.CRISIS, copies, scrap=counted(clear), effects=effect,
        ongoing=ongoing is not None, clearable=bool(clear),
        ends=pack.ENDS_IF if ends_if is not None else ends, ends_if=ends_if,
        changes=ongoing or NO_CHANGE,
    )  # fmt: skip


crisis_card.__name__ = "crisis"  # the effect of that name is another thing
vocabulary.record(crisis_card)


@dataclass(frozen=True)
class Ability:
    """An ability: its cost in actions and otherwise, its condition, and what it does."""

    id: Id
    name: Text
    effect: Effects
    actions: Annotated[int, Number(0, 5)] = 1
    once_per_turn: bool = False
    interacts: bool = False
    condition: Condition = None
    cost: Costs = ()

    def __post_init__(self) -> None:
        if not self.effect:
            raise ValueError("found no effect, expected at least one")
        if self.actions == 0 and not self.once_per_turn:
            raise ValueError("found a free ability, expected it once_per_turn")


CHARACTER_SKILLS = {**GOAL_SKILLS, "any": pack.ANY_SKILL}


@vocabulary.record
@dataclass(frozen=True)
class Character:
    """A Character: title, name, skills, abilities, and passive changes."""

    id: Id
    title: Text
    name: Text
    skills: Annotated[tuple[int, ...], Many(Word(**CHARACTER_SKILLS))]
    text: str
    abilities: Annotated[tuple[Ability, ...], Many(Table(Ability))] = ()
    passive: Changes = NO_CHANGE
    takes_first_turn: bool = False
    ignores_places: bool = False

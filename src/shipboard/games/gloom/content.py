"""Gloom's content: which files an option means, and the pack they make."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from shipboard.kernel.content import PackError, content_hash, texts_of
from shipboard.kernel.seams import Changes, Chosen

from . import pack as p
from .pack import GloomPack
from .rules import effects, frames, setup
from .rules.turn import TURN_STEPS
from .state import CREW_SIZE, HAND_SIZE, NOBODY
from .vocabulary import (
    Card,
    Cards,
    Effect,
    Filter,
    Icon,
    Operation,
    Selected,
    Targets,
    reads,
    vocabulary,
)

# What the set of 0.1 was hashed to: the same cards, written in another way.
FORMER = {"standard": "acb78e2bf673d1f565daae411af2cd537d0e7539ba880c9d2d83b78c255a1fba"}
SETS = {"standard": ("standard.toml",)}
SORTS = {"modifier": p.MODIFIER, "event": p.EVENT, "untimely_death": p.UNTIMELY_DEATH}
WITHOUT_QUESTION = ("free_play", "salvage")  # their "may" is asked with what is chosen
BLANK_ICON = "blank"
# By option and value: the steps that stand in the place of those of the set-up.
SET_UP_CHANGES: Changes = {
    ("crew_assignment", "random"): {"crews": (setup.deal_crews,)},
    ("crew_assignment", "draft"): {"crews": (setup.choose_character, 1, 0)},
    ("start_player", "story"): {"start": (setup.nominate_start,)},
    ("start_player", "seat"): {"start": (setup.start_at_seat,)},
}


def load(options: Mapping[str, str]) -> GloomPack:
    """The pack that these options name."""
    simple = options["very_simple"] == "on"
    no_events = options["very_simple_events"] == "remove" and simple
    changed = frozenset(options.items() & SET_UP_CHANGES.keys())
    return _load(options["card_set"], simple, no_events, changed)


def files(card_set: str) -> dict[str, str]:
    """The texts of the content files: ours, owners' own, or several of these."""
    return texts_of(__package__, card_set, SETS)


@lru_cache(maxsize=32)
def _load(card_set: str, simple: bool, no_events: bool, changed: frozenset[Chosen]) -> GloomPack:
    texts = files(card_set)
    cards = vocabulary.load(texts)["card"]
    pack = build(cards, content_hash(texts), simple, no_events)
    pack.asks = tuple(vocabulary.asks)
    pack.former = (FORMER[card_set],) if card_set in FORMER else ()
    pack.set_up = setup.SET_UP.under(changed, SET_UP_CHANGES).laid()
    pack.turns = TURN_STEPS.on_stack()
    return pack


def build(
    cards: list[Card], digest: str, simple: bool = False, no_events: bool = False
) -> GloomPack:
    """The lists that the rules read. GLM-17.1: `simple` leaves out every effect text."""
    return Builder(cards, simple).pack(digest, no_events)


class Builder:
    """Turns the marks of the vocabulary into numbers."""

    def __init__(self, cards: list[Card], simple: bool) -> None:
        self.cards = cards
        self.deck = [card for card in cards if card.type in SORTS]
        self.simple = simple
        self.problems: list[str] = []
        self.icons = self._icons()
        self.filters: list[Cards] = []
        self.selectors: list[Any] = []
        self.slots: dict[int, int] = {}

    def _icons(self) -> dict[str, int]:
        printed = {icon for card in self.cards for icon in card.icons}
        granted = {
            effect.static[2].name
            for card in self.cards
            for effect in card.effects
            if effect.static is not None and effect.static[0] == p.GRANT_ICON
        }
        names = sorted((printed | granted) - {None, BLANK_ICON}, key=str)
        return {str(name): 1 << i for i, name in enumerate(names)}

    def pack(self, digest: str, no_events: bool) -> GloomPack:
        pack = GloomPack(digest)
        groups = {
            "card": self.deck,
            "character": [card for card in self.cards if card.type == "character"],
            "reference": [card for card in self.cards if card.type == "reference"],
        }
        pack.names = {pool: tuple(card.id for card in group) for pool, group in groups.items()}
        pack.titles = {pool: tuple(card.name for card in group) for pool, group in groups.items()}
        pack.texts = {
            pool: tuple(card.text or card.flavor for card in group)
            for pool, group in groups.items()
        }
        pack.characters = len(groups["character"])
        pack.icon_names = tuple(self.icons)
        for design, card in enumerate(self.deck):
            self._printed(pack, design, card, no_events)
            self._text(pack, card)
        pack.fits = [[self._fits(cards, card) for card in self.deck] for cards in self.filters]
        pack.selectors = self.selectors
        self._responses(pack)
        self._alike(pack)
        self._bans(pack)
        self._limits(groups)
        if self.problems:
            raise PackError(self.problems)
        return pack

    def _responses(self, pack: GloomPack) -> None:
        designs = range(len(self.deck))
        for answered in (p.A_DISCARDED_HAND, p.A_PASS):
            pack.responses_to[answered] = [
                design
                for design in designs
                if any(text[0] == answered for text in pack.answers[design])
            ]
        pack.responses_to_card = [
            [
                design
                for design in designs
                if any(t[0] == p.A_CARD and pack.fits[t[1]][card] for t in pack.answers[design])
            ]
            for card in designs
        ]

    def _alike(self, pack: GloomPack) -> None:
        """Which cards no permission or prohibition can tell apart; every Event is its own."""
        named = {
            static[3]
            for text in pack.statics
            for static in text
            if static[0] in (p.FORBID, p.ALLOW)
        }
        first: dict[Any, int] = {}
        for design, sort in enumerate(pack.sort):
            told = (pack.second_action[design], pack.play_if[design])
            fits = tuple(pack.fits[cards][design] for cards in named)
            look = design if sort == p.EVENT else (sort, told, fits)
            pack.alike.append(first.setdefault(look, design))

    def _bans(self, pack: GloomPack) -> None:
        for text in pack.statics:
            named = [pack.fits[static[3]] for static in text if static[0] == p.FORBID]
            pack.bans.append(
                [any(fits[design] for fits in named) for design in range(len(self.deck))]
            )
        pack.can_be_forbidden = [any(banned) for banned in zip(*pack.bans, strict=True)]
        allowed = [
            (s[5], pack.fits[s[3]]) for text in pack.statics for s in text if s[0] == p.ALLOW
        ]
        for design, response in enumerate(pack.response):
            ways = {how for how, fits in allowed if fits[design] and not response}
            pack.can_be_allowed.append(sum(1 << how for how in ways))

    def _limits(self, groups: Mapping[str, list[Card]]) -> None:
        if len(groups["character"]) > 64:
            self.problems.append("found more than 64 characters, expected at most 64")
        if len(self.deck) > 510:
            self.problems.append("found more than 510 kinds of deck cards, expected at most 510")

    def _printed(self, pack: GloomPack, design: int, card: Card, no_events: bool) -> None:
        """What is printed on the card, apart from its effect text."""
        pile = pack.boxed if no_events and card.type == "event" else pack.deck
        pile += [design] * card.copies
        pack.copies.append(card.copies)
        pack.sort.append(SORTS[card.type])
        first, second, third = (p.EMPTY if value is None else value for value in card.points)
        pack.points.append((first, second, third))
        one, two, three = (self._position(icon) for icon in card.icons)
        pack.icons.append((one, two, three))
        pack.portrait.append(card.type == "untimely_death" or card.is_persistent)

    def _position(self, icon: str | None) -> int:
        if icon is None:
            return p.CLEAR
        return p.BLANK if icon == BLANK_ICON else self.icons[icon]

    def _text(self, pack: GloomPack, card: Card) -> None:
        """What the card says."""
        told = () if self.simple else card.effects
        flags = () if self.simple else card.flags
        pack.play_if.append(None if self.simple else self._resolved(card.play_if, card))
        pack.requires.append(None if self.simple else self._resolved(card.requires, card))
        pack.second_action.append("second_action_ok" in flags)
        pack.uncancellable.append("uncancellable" in flags)
        self.slots = {}
        named: list[Any] = []
        at_once = [e for e in told if e.category in ("immediate", "response")]
        pack.immediate.append(
            tuple(self._effect(e, card, named, number) for number, e in enumerate(at_once))
        )
        answered = [e for e in told if e.category == "response"]
        pack.response.append(bool(answered))
        pack.answers.append(tuple(self._resolved(e.on, card) for e in answered))
        for category, triggers in (
            ("ongoing", pack.ongoing_when),
            ("persistent", pack.persistent_when),
        ):
            lasting = [e for e in told if e.category == category]
            statics = tuple(self._static(e, card) for e in lasting if e.static is not None)
            pack.statics.append(statics)
            triggers.append(
                tuple(
                    (self._resolved(e.when, card), self._effect(e, card, named, 0))
                    for e in lasting
                    if e.when is not None
                )
            )
            mask = 0
            for e in lasting:
                mask |= 1 << (p.TRIGGER if e.static is None else e.static[0])
            pack.lasts.append(mask)
            for e in lasting:
                if "hands" in reads((e.static, e.if_)):
                    pack.volatile = True
        is_event = card.type == "event"
        pack.slots.append(tuple(named) if is_event else ())
        pack.places.append(len(self.slots))
        named_players = mask_of(at_once, chooses_player)
        pack.names_player.append(named_players if is_event else 0)
        pack.cancels.append(mask_of(at_once, lambda operation: operation.name == "cancel"))

    def _static(self, effect: Effect, card: Card) -> Any:
        op, *rest = effect.static
        return (op, self._resolved(effect.if_, card), *self._resolved(tuple(rest), card))

    def _effect(self, effect: Effect, card: Card, named: list[Any], number: int) -> Any:
        """(condition, whether "may" is a question of its own, steps)."""
        steps: list[Any] = []
        mine: list[int] = []
        for operation in effect.do:
            symmetric = is_symmetric(operation)
            before: int | None = None
            for chosen in [arg for arg in operation.args if is_chosen(arg)]:
                slot = self.slots[id(chosen)] = len(self.slots)
                filters = self._resolved(chosen.filters, card)
                after = before if symmetric and before is not None else -1
                named.append((filters, tuple(mine), after, operation.name == "redirect", number))
                if card.type != "event":
                    steps.append((effects.choose_stack, slot, filters, tuple(mine)))
                mine.append(slot)
                before = slot
            if chooses_player(operation) and card.type != "event":
                gives = operation.name == "give" and operation.args[0] != frames.CHOSEN_OTHER
                steps.append((effects.choose_player, operation.args[0] if gives else NOBODY))
            steps.append(self._operation(operation, effect, card))
        asks = effect.may and any(o.name not in WITHOUT_QUESTION for o in effect.do)
        return (self._resolved(effect.if_, card), asks, tuple(steps))

    def _operation(self, operation: Operation, effect: Effect, card: Card) -> Any:
        if operation.name == "redirect":
            return (operation.function, self.slots[id(operation.args[0])])
        args = self._resolved(operation.args, card)
        if operation.name == "salvage":
            args = (*args, effect.may)
        return (operation.function, *args)

    def _resolved(self, value: Any, card: Card) -> Any:
        """The value with every mark replaced."""
        if isinstance(value, tuple):
            return tuple(self._resolved(part, card) for part in value)
        if isinstance(value, Icon):
            return self._icon(value.name, card)
        if isinstance(value, Filter):
            mask = 0
            for name in value.icons:
                mask |= self._icon(name, card)
            return (value.flags, value.tests, mask)
        if isinstance(value, Cards):
            if value.icon is not None:
                self._icon(value.icon, card)
            if value not in self.filters:
                self.filters.append(value)
            return self.filters.index(value)
        if isinstance(value, Targets):
            selector = self._resolved(value.selected, card)
            if selector not in self.selectors:
                self.selectors.append(selector)
            return self.selectors.index(selector)
        if isinstance(value, Selected):
            if value.sort in (p.ANY, p.THIS):
                return (value.sort,)
            filters = self._resolved(value.filters, card)
            if value.sort == p.CHOSEN:
                return (p.CHOSEN, filters, self.slots[id(value)])
            return (value.sort, filters)
        return value

    def _icon(self, name: str, card: Card) -> int:
        if name not in self.icons:
            self.problems.append(
                f"card {card.id!r}: found the unknown icon {name!r}, "
                f"expected one of {', '.join(self.icons)}"
            )
        return self.icons.get(name, 0)

    def _fits(self, cards: Cards, card: Card) -> bool:
        """Whether a filter of cards takes this card, by what it prints."""
        if cards.sort is not None and SORTS[card.type] != cards.sort:
            return False
        if cards.icon is not None and cards.icon not in card.icons:
            return False
        total = sum(value or 0 for value in card.points)
        return {
            None: True,
            "plain": not card.is_persistent,
            "persistent": card.is_persistent,
            "negative": total < 0,
            "positive": total > 0,
        }[cards.which]


def mask_of(effects: list[Effect], which: Callable[[Operation], bool]) -> int:
    """A mask of the effects with such an operation."""
    return sum(1 << number for number, e in enumerate(effects) if any(map(which, e.do)))


def is_chosen(arg: Any) -> bool:
    return isinstance(arg, Selected) and arg.sort == p.CHOSEN


def chooses_player(operation: Operation) -> bool:
    """Whether the operation means a player whom "you" chooses."""
    numbers = {
        "draw": 1, "refill": 1, "discard": 1, "give": 2, "look": 2, "salvage": 1, "skip": 1,
        "free_play": 1, "swap_hands": 2, "peek": 1, "extra_action": 1,
    }  # fmt: skip
    args = operation.args
    codes = args[: numbers.get(operation.name, 0)] + (
        args[2:] if operation.name == "bounce" else ()
    )
    return frames.CHOSEN_OTHER in codes


def is_symmetric(operation: Operation) -> bool:
    """Whether two chosen Characters may change places without a difference: a pair exists once."""
    args = operation.args
    if operation.name == "swap":
        one, cards, two, other_cards = args
        return (
            is_chosen(one)
            and is_chosen(two)
            and (one.filters == two.filters and cards == other_cards)
        )
    if operation.name == "exchange_characters":
        one, two = args
        return is_chosen(one) and is_chosen(two) and one.filters == two.filters
    return False


def advice(players: int, pack: GloomPack) -> list[str]:
    """GLM-R93: with fewer Untimely Deaths than Characters in play a crew is hard to complete."""
    deaths = sum(pack.sort[design] == p.UNTIMELY_DEATH for design in pack.deck)
    need = CREW_SIZE * players
    if deaths >= need:
        return []
    return [
        f"found {deaths} Untimely Deaths; with {players} players at least {need} are advised, "
        "one for each Character in play"
    ]


def check_size(pack: GloomPack, players: int) -> None:
    """Too few Characters or deck cards for so many players are refused."""
    problems = []
    if pack.characters < CREW_SIZE * players:
        need = CREW_SIZE * players
        problems.append(f"found {pack.characters} characters, expected at least {need}")
    if len(pack.deck) < HAND_SIZE * players:
        need = HAND_SIZE * players
        problems.append(f"found a deck of {len(pack.deck)} cards, expected at least {need}")
    if problems:
        raise PackError(problems)

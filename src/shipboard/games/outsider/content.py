"""Outsider's content: which files an option means, and the pack they make."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from shipboard.kernel.content import PackError, Records, content_hash, texts_of
from shipboard.kernel.seams import SEAT, Chosen, Seam

from . import pack as p
from .pack import OutsiderPack
from .rules import costs, effects, setup, shift
from .rules.payment import covers
from .rules.turn import TURN_STEPS
from .state import LOYALTIES
from .vocabulary import Card, Character, Location, Named, vocabulary

# What each set of 0.1 was hashed to: the same cards, written in another way.
FORMER = {
    "chimera_core": "525fa63c9dafde184d6d4e61b0d674ca76f5952446b3c7452b3e8e2efce925a8",
    "chimera_tuned": "299f2c2dc051e9a5f5d98b4bd7d7e98f091a8d83f0c60b79592b503ea70b3e8e",
}
SETS = {"chimera_core": ("core.toml",), "chimera_tuned": ("core.toml", "tuned.toml")}
COUNTS = {
    p.GEAR: ("Gear", 16),
    p.GOAL: ("Goal", 16),
    p.TECH: ("Tech", 7),
    p.DARK: ("Dark", 16),
    p.CRISIS: ("Crisis", 22),
}
MEMBERS = tuple(f"seat_{seat}" for seat in range(6))
# The values of options that change a step of the set-up or of the Shift Sequence.
BY_CHOICE = ("character_assignment", "choice")
QUICK_DEAD = ("doom_mode", "quick_dead")
SPREAD_DECK = ("loc_draw_entropy", "on")
LOCATED = frozenset([("loc_goals", "on"), ("loc_actions", "on"), SPREAD_DECK, ("loc_supply", "on")])
CHANGES = LOCATED | {BY_CHOICE, QUICK_DEAD}


def load(options: Mapping[str, str]) -> OutsiderPack:
    """The pack that these options name."""
    return _load(options["content"], CHANGES.intersection(options.items()))


def files(content: str) -> dict[str, str]:
    """The texts of the content files: ours, owners' own, or several of these."""
    return texts_of(__package__, content, SETS)


@lru_cache(maxsize=32)
def _load(content: str, chosen: frozenset[Chosen]) -> OutsiderPack:
    texts = files(content)
    pack = build(vocabulary.load(texts), content_hash(texts))
    pack.asks = tuple(vocabulary.asks)
    pack.former = (FORMER[content],) if content in FORMER else ()
    pack.set_up = set_up(chosen).laid()
    pack.turns = TURN_STEPS.on_stack()
    pack.shifts = shift_sequence(chosen).on_stack()
    return pack


def set_up(chosen: frozenset[Chosen]) -> Seam:
    """OUT-1.14, with what the variants change."""
    steps = setup.SET_UP
    if BY_CHOICE in chosen:
        steps = steps.replaced(characters=(setup.pick_character, 0))
    if LOCATED & chosen:
        steps = steps.after("characters", tokens=(setup.place_token, 0))
    if SPREAD_DECK in chosen:
        steps = steps.after("hands", piles=(setup.spread_deck,))
    if QUICK_DEAD in chosen:
        steps = steps.after("loyalties", kept=(setup.keep_loyalties,))
    return steps


def shift_sequence(chosen: frozenset[Chosen]) -> Seam:
    """OUT-13, with the verdict of The Quick and the Dead."""
    if QUICK_DEAD in chosen:
        return shift.SHIFT_STEPS.replaced(outsiders=(shift.judge_by_the_dead, SEAT))
    return shift.SHIFT_STEPS


def build(records: Records, digest: str) -> OutsiderPack:
    """The lists that the rules read."""
    main: list[Card] = [
        *records["gear"], *records["goal"], *records["tech"], *records["dark"]
    ]  # fmt: skip
    cards = [*main, *records["crisis"]]
    characters: list[Character] = records["character"]
    places: list[Location] = records["location"]
    abilities = [ability for who in characters for ability in who.abilities]
    problems = check(cards, places, [ability.id for ability in abilities])
    if problems:
        raise PackError(problems)
    pack = OutsiderPack(digest)
    name_all(pack, cards, characters, places)
    number = {card.id: design for design, card in enumerate(cards)}
    place = {where.id: i for i, where in enumerate(places)}
    for design, card in enumerate(cards):
        (pack.crises if card.sort == p.CRISIS else pack.deck).extend([design] * card.copies)
        add_card(pack, card, number, place)
    for who in characters:
        add_character(pack, who, number)
    for where in places:
        near = {place[other] for other in where.near}
        near |= {place[other.id] for other in places if where.id in other.near}
        pack.neighbours.append(tuple(sorted(near)))
    return pack


def name_all(
    pack: OutsiderPack,
    cards: list[Card],
    characters: list[Character],
    places: list[Location],
) -> None:
    """Ids, titles and texts. Crises share the numbers of cards; the last place is the deck."""
    abilities = [ability for who in characters for ability in who.abilities]
    pack.names = {
        "card": tuple(card.id for card in cards),
        "character": tuple(who.id for who in characters),
        "ability": tuple(ability.id for ability in abilities),
        "place": (*(where.id for where in places), "deck"),
        "loyalty": LOYALTIES,
        "member": MEMBERS,
    }
    pack.names["crisis"] = pack.names["card"]
    pack.titles = {
        "card": tuple(card.name for card in cards),
        "character": tuple(who.title for who in characters),
        "ability": tuple(ability.name for ability in abilities),
        "place": (*(where.name for where in places), "the deck"),
        "loyalty": ("Crew", "Outsider"),
        "member": MEMBERS,
    }
    pack.titles["crisis"] = pack.titles["card"]
    pack.texts = {
        "card": tuple(card.text for card in cards),
        "character": tuple(f"{who.name}. {who.text}" for who in characters),
    }
    pack.texts["crisis"] = pack.texts["card"]


def add_card(
    pack: OutsiderPack, card: Card, number: Mapping[str, int], place: Mapping[str, int]
) -> None:
    """One more design of card."""
    pack.sort.append(card.sort)
    pack.icons.append(card.icons)
    pack.skill.append(card.skill)
    pack.gear.append(number[card.gear] if card.gear else -1)
    pack.scrap.append(card.scrap)
    pack.place.append(place[card.place] if card.place else -1)
    pack.repair.append(numbered(card.repair, number))
    pack.sabotage.append(numbered(card.sabotage, number))
    pack.timing.append(card.timing)
    pack.actions.append(card.actions)
    pack.interacts.append(card.interacts)
    pack.condition.append(card.condition)
    pack.cost.append(numbered(card.cost, number))
    pack.effects.append(numbered(card.effects, number))
    pack.ongoing.append(card.ongoing)
    pack.clearable.append(card.clearable)
    pack.ends.append(card.ends)
    pack.ends_if.append(card.ends_if)
    pack.ends_by_condition = pack.ends_by_condition or card.ends_if is not None
    pack.changes.append(list(card.changes.values))
    pack.start_of_turn.append(numbered(card.changes.start_of_turn, number))
    pack.end_of_turn.append(numbered(card.changes.end_of_turn, number))


def add_character(pack: OutsiderPack, who: Character, number: Mapping[str, int]) -> None:
    """One more Character, with the numbers of its abilities."""
    first = len(pack.ability_actions)
    pack.abilities.append(tuple(range(first, first + len(who.abilities))))
    pack.skills.append(sum(set(who.skills)))
    pack.first.append(who.takes_first_turn)
    pack.anywhere.append(who.ignores_places)
    pack.traits.append(list(who.passive.values))
    pack.character_start.append(numbered(who.passive.start_of_turn, number))
    pack.character_end.append(numbered(who.passive.end_of_turn, number))
    for ability in who.abilities:
        pack.ability_actions.append(ability.actions)
        pack.ability_once.append(ability.once_per_turn)
        pack.ability_interacts.append(ability.interacts)
        pack.ability_condition.append(ability.condition)
        pack.ability_cost.append(together(numbered(ability.cost, number)))
        pack.ability_effects.append(numbered(ability.effect, number))


def together(paid: p.Effects) -> p.Effects:
    """OUT-R67: of several costs in cards one, which is paid as a whole."""
    in_cards = tuple(step for step in paid if step[0] is not effects.survival_cost)
    if len(in_cards) < 2:
        return paid
    others = tuple(step for step in paid if step not in in_cards)
    return ((costs.pay_together, in_cards), *others)


def numbered(steps: Any, number: Mapping[str, int]) -> Any:
    """The same steps with cards named by id replaced by their filters."""
    if isinstance(steps, Named):
        if steps.id not in number:
            raise PackError([f"found the unknown card {steps.id!r}, expected the id of a card"])
        return p.FIT_ID + number[steps.id]
    if isinstance(steps, tuple):
        return tuple(numbered(part, number) for part in steps)
    return steps


def check(cards: list[Card], places: list[Location], abilities: list[str]) -> list[str]:
    """What does not fit together: ids, Gear and Goals one to one, locations."""
    ids = [("card", card.id) for card in cards] + [("ability", id_) for id_ in abilities]
    problems = [
        f"{what} {id_!r}: found the id twice, expected every id to be unique"
        for what, id_ in sorted({one for one in ids if ids.count(one) > 1})
    ]
    known = {where.id for where in places}
    gear = {card.id for card in cards if card.sort == p.GEAR}
    named = [card.gear for card in cards if card.sort == p.GOAL]
    for card in cards:
        if card.sort == p.GOAL:
            if card.place not in known:
                problems.append(
                    f"goal {card.id!r}: location: found {card.place!r}, "
                    f"expected one of {', '.join(sorted(known))}"
                )
            if card.gear not in gear:
                problems.append(f"goal {card.id!r}: gear: found {card.gear!r}, expected a Gear id")
            elif named.count(card.gear) > 1:
                problems.append(f"goal {card.id!r}: gear: found {card.gear!r} on several Goals")
    problems += [
        f"gear {one!r}: found no Goal that it completes, expected exactly one"
        for one in sorted(gear - set(named))
    ]
    problems += [
        f"location {where.id!r}: near: found {other!r}, expected another location"
        for where in places
        for other in where.near
        if other not in known or other == where.id
    ]
    return problems


def advice(players: int, pack: OutsiderPack) -> list[str]:
    """OUT-1.2, 1.3: counts other than the rulebook's, and Goals that a single Gear pays for."""
    found = []
    for sort, (what, count) in COUNTS.items():
        cards = pack.crises if sort == p.CRISIS else pack.deck
        here = sum(pack.sort[design] == sort for design in cards)
        if here != count:
            found.append(f"found {here} {what} cards, the rulebook has {count}")
    names = pack.names["card"]
    for goal, cost in enumerate(pack.scrap):
        if pack.sort[goal] == p.GOAL:
            found += [
                f"goal {names[goal]!r}: scrap: the Gear {names[gear]!r} covers it alone"
                for gear, icons in enumerate(pack.icons)
                if pack.sort[gear] == p.GEAR and covers(list(icons), cost, 0)
            ]
    return found


def check_size(pack: OutsiderPack, players: int) -> None:
    """A deck too small to deal from, or too few locations, is refused."""
    problems = []
    if len(pack.deck) < 6 * players + len(pack.neighbours):
        need = 6 * players + len(pack.neighbours)
        problems.append(f"found a deck of {len(pack.deck)} cards, expected at least {need}")
    if not pack.neighbours:
        problems.append("found no location, expected at least one")
    if problems:
        raise PackError(problems)

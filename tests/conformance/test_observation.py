"""What learners see is what a view shows, tells no more, and every option has its action."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from shipboard.kernel.actions import Actions
from shipboard.kernel.imagine import imagine
from shipboard.kernel.match import Match
from shipboard.kernel.observation import BYTES, Observation, Room
from shipboard.kernel.view import Viewer, option_name, view
from shipboard.kernel.zones import ALL, TABLE

from .tables import Table, all_games, mixed_tables, plain_tables, played_compiled, walk

each_table = pytest.mark.parametrize("table", plain_tables(), ids=str)
STEP = 5  # answers between two looks


def row(seen: Observation, match: Match, viewer: Viewer) -> list[int]:
    """The numbers that this viewer gets, written behind others that stay as they were."""
    into = bytearray(b"\x07" * (BYTES * (seen.size + 2)))
    seen.write(match.state, viewer, into, 1)
    numbers: list[int] = np.frombuffer(into, "<i4").tolist()
    assert numbers[0] == numbers[-1] == 0x07070707
    return numbers[1:-1]


def flat(value: Any) -> list[int]:
    """The numbers in a fact, without names."""
    if isinstance(value, (list, tuple)):
        return [number for part in value for number in flat(part)]
    return [int(value)]


def piles_in_words(match: Match, viewer: Viewer) -> Counter[str]:
    """What a view shows of the piles, in the words of the legend."""
    g, game = match.state, match.game
    found: Counter[str] = Counter()
    for zone in game.zones:
        shown = view(game, g, viewer)["zones"][zone.name]
        for index, pile in enumerate([shown] if zone.per == TABLE else shown):
            where = zone.name
            if zone.per != TABLE:
                where += f" of seat {index}" if zone.per == "seat" else f" {index}"
            found[f"{where}: cards"] += pile["count"]
            known = pile.get("cards", [])
            if "cards" not in pile:
                # Of an ordered pile a view names a card whose place is known by its place.
                known = pile.get("within", [])
                known = known + list(pile.get("placed", {}).values())
            for card in known:
                found[f"{where}: {card}"] += 1
    return found


@each_table
def test_numbers_of_piles_are_those_of_the_view(table: Table) -> None:
    match = table.match(3)
    seen = Observation(match.game, match.state)
    legend = list(seen.legend(match.state))
    assert len(set(legend)) == len(legend) == seen.size
    for answers in walk(match, random.Random(3)):
        if answers % STEP:
            continue
        for viewer in (*range(match.players), None):
            numbers = row(seen, match, viewer)
            expected = piles_in_words(match, viewer)
            told = {
                meaning: number
                for meaning, number in zip(legend, numbers, strict=True)
                if meaning in expected
            }
            assert told == {meaning: expected[meaning] for meaning in told}
            assert set(expected) <= set(legend)


@each_table
def test_numbers_of_facts_are_those_of_the_view_and_find_room(table: Table) -> None:
    match = table.match(4)
    seen = Observation(match.game, match.state)
    for answers in walk(match, random.Random(4)):
        if answers % STEP:
            continue
        for told in seen.told:
            value = getattr(match.state, told.fact.name)
            value = value if told.fact.sees == ALL else value[0]
            assert fits(told.room, value), told.fact.name
            plain = not (told.fact.most or told.fact.tells or told.fact.holds)
            if plain and told.room.fields == ():
                part = row(seen, match, 0)[told.start : told.start + told.room.size]
                assert part == flat(value), told.fact.name


def fits(room: Room, value: Any) -> bool:
    """Whether nothing of a fact is left out."""
    if room.fields:
        pairs = zip(room.fields, room.rooms, strict=True)
        return all(fits(inner, getattr(value, name)) for name, inner in pairs)
    if room.entry is None:
        return True
    long_enough = len(value) <= room.length if room.counted else len(value) == room.length
    return long_enough and all(fits(room.entry, entry) for entry in value)


@each_table
def test_numbers_say_who_is_asked_what(table: Table) -> None:
    match = table.match(5)
    seen = Observation(match.game, match.state)
    legend = list(seen.legend(match.state))
    for answers in walk(match, random.Random(5)):
        if answers % STEP:
            continue
        for viewer in range(match.players):
            said = {m for m, n in zip(legend, row(seen, match, viewer), strict=True) if n}
            shown = match.view(viewer)
            assert f"you are seat {viewer}" in said
            own = {f"you are asked: {asked['kind']}" for asked in shown["decisions"]}
            others = {f"seat {asked['seat']} is asked" for asked in shown["asked"]}
            assert {m for m in said if m.startswith("you are asked: ")} == own
            assert {m for m in said if m.endswith(" is asked")} == others


@each_table
def test_numbers_are_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(table: Table) -> None:
    match = table.match(6)
    rng = random.Random(6)
    seen = Observation(match.game, match.state)
    true = match.state
    for answers in walk(match, rng):
        if answers % STEP or match.state.over:
            continue
        true = match.state
        for seat in range(match.players):
            before = row(seen, match, seat)
            match.state = imagine(match.game, true, seat, rng)
            assert row(seen, match, seat) == before
            match.state = true


@pytest.mark.parametrize("name", played_compiled(all_games()))
def test_every_option_has_an_action_of_its_own(name: str) -> None:
    for seed, table in enumerate(mixed_tables(name)):
        match = table.match(seed)
        actions = Actions(match.game, match.state)
        for _ in walk(match, random.Random(seed)):
            for _, _, kind, options in match.state.open:
                numbers = [actions.number(kind, option) for option in options]
                assert len(set(numbers)) == len(numbers)
                for option, number in zip(options, numbers, strict=True):
                    assert 0 <= number < actions.size
                    assert actions.option(kind, number) == option
                    named = option_name(match.game, match.state, kind, option)
                    assert actions.name(match.state, number) == named

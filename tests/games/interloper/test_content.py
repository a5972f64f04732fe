"""The original set in numbers, and content of one's own."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources
from itertools import chain
from pathlib import Path

import pytest

from shipboard.games import game
from shipboard.games.interloper import content
from shipboard.games.interloper.pack import MENTAL, PHYSICAL, TECH, XENO, InterloperPack
from shipboard.games.interloper.vocabulary import vocabulary
from shipboard.kernel.content import PackError
from shipboard.kernel.match import Match

DOCS = Path(__file__).parents[3] / "docs" / "content-packs.md"
FILES = ("board", "crew", "physical", "mental", "tech", "xeno")


@pytest.fixture(scope="module")
def pack() -> InterloperPack:
    """The original set."""
    return content.load({"content": "original"})


def whole() -> str:
    """All files of the original set put together."""
    folder = resources.files("shipboard.games.interloper")
    return "\n".join(folder.joinpath(f"{name}.toml").read_text("utf-8") for name in FILES)


def refused(text: str, path: Path) -> list[str]:
    """What is wrong with a file of one's own."""
    path.write_text(text, encoding="utf-8")
    with pytest.raises(PackError) as error:
        game("interloper").load({"content": f"file:{path}"})
    return error.value.problems


@pytest.mark.parametrize(
    ("deck", "values"),
    [
        (PHYSICAL, {1: 4, 2: 8, 3: 8, 4: 8, 5: 8, 6: 4}),
        (MENTAL, {1: 4, 2: 6, 3: 8, 4: 8, 5: 6, 6: 4}),
        (TECH, {1: 3, 2: 5, 3: 13, 4: 13, 5: 10, 6: 4}),
        (XENO, {1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5}),
    ],
)
def test_each_deck_has_its_values(pack: InterloperPack, deck: int, values: dict[int, int]) -> None:
    assert Counter(pack.value[design] for design in pack.decks[deck]) == values


def item_types(pack: InterloperPack) -> Counter[int]:
    """How many Weapons, Armor and Miscellaneous items the Tech deck has."""
    return Counter(pack.item_type[design] for design in pack.decks[TECH])


def test_items_and_traits_by_sort(pack: InterloperPack) -> None:
    assert item_types(pack) == {0: 16, 1: 12, 2: 20}
    families = Counter(pack.family[design] for design in pack.decks[XENO])
    assert len(families) == 8
    assert max(families.values()) == 5
    assert sum(not pack.alien_only[design] for design in pack.decks[XENO]) == 19
    assert sum(bool(pack.setup[design]) for design in pack.decks[XENO]) == 2
    assert sum(pack.weight[design] == 2 for design in pack.decks[PHYSICAL]) == 2


def test_the_tuned_set_differs_only_in_what_it_names(pack: InterloperPack) -> None:
    tuned = content.load({"content": "tuned"})
    assert tuned.names == pack.names
    assert tuned.value == pack.value
    assert item_types(tuned) == item_types(pack)
    named = {
        record["id"]
        for records in tomllib.loads(content.files("tuned")["tuned.toml"])["change"].values()
        for record in records
    }
    changed = {
        name
        for sort in ("card", "place")
        for name, before, after in zip(
            pack.names[sort], pack.texts[sort], tuned.texts[sort], strict=True
        )
        if before != after
    }
    searches = zip(pack.names["place"], pack.search, tuned.search, strict=True)
    changed |= {name for name, before, after in searches if before != after}
    before, after = (Counter(chain(*each.decks)) for each in (pack, tuned))
    changed |= {pack.names["card"][card] for card in before if before[card] != after[card]}
    people = pack.names["figure"][: len(pack.bonus[PHYSICAL])]
    strength = zip(people, pack.bonus[PHYSICAL], tuned.bonus[PHYSICAL], strict=True)
    changed |= {name for name, old, new in strength if old != new}
    assert changed == named
    assert sum(tuned.weight[design] == 2 for design in tuned.decks[PHYSICAL]) == 4


def test_auto_is_a_number_of_the_set_and_of_the_players() -> None:
    options = game("interloper").choose(6, {})
    assert content.setting("npc_per_colour", 6, options) == 2
    assert content.setting("npc_per_colour", 6, options | {"content": "original"}) == 3
    assert content.setting("npc_per_colour", 6, options | {"npc_per_colour": "3"}) == 3


def test_every_card_room_with_an_ability_and_character_has_a_text(pack: InterloperPack) -> None:
    assert all(pack.texts["card"])
    for ability, text in zip(pack.ability_names, pack.texts["place"], strict=True):
        assert text or not ability


def test_the_example_in_the_documentation_can_be_read() -> None:
    example = DOCS.read_text(encoding="utf-8").partition("## A ship of your own")[2]
    block = example.split("```toml\n")[1].split("```")[0]
    records = vocabulary.build({"example": tomllib.loads(block)})
    assert [len(records[name]) for name in ("room", "edge", "tech")] == [1, 1, 1]


def test_the_six_files_together_are_a_file_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "ship.toml"
    path.write_text(whole(), encoding="utf-8")
    match = Match(game("interloper"), 4, {"content": f"file:{path}"}, 1)
    assert match.pack.rooms == 20
    assert match.decisions


def test_a_board_that_cannot_be_drawn_is_refused(tmp_path: Path) -> None:
    moved = whole().replace('between = ["medbay", "brig"]', 'between = ["medbay", "storage"]')
    found = refused(moved, tmp_path / "ship.toml")
    assert any("found no border between medbay and storage" in problem for problem in found)


def test_a_wrong_clause_is_told_with_its_card_and_place(tmp_path: Path) -> None:
    wrong = whole().replace('{ cap = ["move", 2] }', '{ cap = ["fly", 2] }')
    (problem,) = refused(wrong, tmp_path / "ship.toml")
    assert "physical 'limp': clauses[0].cap" in problem
    assert '"fly"' in problem

"""RIM-16.2: what people read on encounter cards: a title, a scene, and what the section does."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from shipboard.games.outer_rim import content
from tests.rule import rule

from .scenario import scenario

CARDS = Path(str(content.__file__)).with_name("encounters.toml")


def sections() -> list[dict[str, Any]]:
    """The sections as they are declared."""
    cards = tomllib.loads(CARDS.read_text("utf-8"))["encounter"]
    return [section for card in cards for section in card["sections"]]


@rule("RIM-16.2")
def test_each_of_70_cards_has_two_sections_with_a_title_and_a_scene_of_their_own() -> None:
    table = scenario()
    pack = table.g.cards
    known = [name for name in pack.names["section"] if re.fullmatch(r"enc_\d-\d+[ABPN]", name)]
    assert len(known) == 140
    assert known == [section["id"] for section in sections()]
    numbers = [table.number("section", name) for name in known]
    titles = [pack.titles["section"][number] for number in numbers]
    scenes = [pack.scenes[number] for number in numbers]
    assert len({*titles}) == len({*scenes}) == 140
    assert all(title and title == title.strip() for title in titles)
    for scene in scenes:
        assert scene.endswith(".")
        assert scene[0].isupper()
        assert scene.count(".") == scene.count("Dr.") + 1  # a single sentence


@rule("RIM-16.2")
def test_what_a_section_does_is_said_with_every_amount() -> None:
    """As often as it is declared: credits, damage, dice, spaces, contacts, fame, levels."""
    table = scenario()
    for section in sections():
        text = table.g.pack.texts["section"][table.number("section", section["id"])]
        assert text.rstrip(")").endswith(".")
        said = Counter(int(n.replace(",", "")) for n in re.findall(r"\d[\d,]*", text))
        missing = Counter(amounts(section["do"])) - said
        assert not missing, f"{section['id']} does not say {missing}: {text}"


@rule("RIM-16.3")
def test_a_section_calls_its_asset_what_it_is() -> None:
    """A crew is not taken as a job."""
    gained = {
        section["id"]: (sort, card.get("type"))
        for card in tomllib.loads(CARDS.read_text("utf-8"))["encounter"]
        for section in card["sections"]
        for sort in re.findall(r"'gain_this': '(\w+)'", str(section["do"]))
    }
    assert len(gained) == 14
    assert [of for of, (sort, kind) in gained.items() if sort != kind] == []


def amounts(declared: Any) -> Iterator[int]:
    """Every number in a declaration, without its sign."""
    if isinstance(declared, dict):
        for part in declared.values():
            yield from amounts(part)
    elif isinstance(declared, list):
        for part in declared:
            yield from amounts(part)
    elif isinstance(declared, int) and not isinstance(declared, bool):
        yield abs(declared)

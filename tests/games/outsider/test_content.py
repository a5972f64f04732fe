"""The two card sets that ship: the specification's numbers, and those that play better."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from shipboard.games.outsider import content
from shipboard.games.outsider.pack import OutsiderPack
from shipboard.games.outsider.table import GAME
from tests.rules.outsider.homemade import homemade

CORE = content.load({"content": "chimera_core"})
TUNED = content.load({"content": "chimera_tuned"})


def test_the_tuned_cards_are_the_default_and_the_specified_ones_stay_available() -> None:
    chosen = GAME.choose(4, {})
    assert chosen["content"] == "chimera_tuned"
    assert GAME.choose(4, {"content": "chimera_core"})["content"] == "chimera_core"
    assert GAME.load(chosen).hash == TUNED.hash != CORE.hash


def test_tuning_changes_numbers_of_known_cards_and_nothing_else() -> None:
    assert TUNED.names == CORE.names
    assert (TUNED.deck, TUNED.crises) == (CORE.deck, CORE.crises)
    assert (TUNED.skills, TUNED.abilities, TUNED.neighbours) == (
        CORE.skills, CORE.abilities, CORE.neighbours,
    )  # fmt: skip
    named = {
        card["id"]
        for cards in tomllib.loads(content.files("chimera_tuned")["tuned.toml"])["change"].values()
        for card in cards
    }
    for design, name in enumerate(CORE.names["card"]):
        same = all(
            getattr(CORE, field)[design] == getattr(TUNED, field)[design]
            for field in ("icons", "scrap", "repair", "sabotage", "effects", "changes", "timing")
        )
        assert same != (name in named), name


@pytest.mark.parametrize("pack", [CORE, TUNED], ids=["core", "tuned"])
def test_shipped_cards_give_no_warning(pack: OutsiderPack) -> None:
    assert content.advice(4, pack) == []


def test_other_counts_than_the_rulebook_are_warned_of_and_allowed(tmp_path: Path) -> None:
    cards = '[[dark]]\nid = "gloom"\nname = "Gloom"\ncopies = 2\ntext = "Homemade."\n'
    pack = content.load({"content": homemade(tmp_path, cards)})
    assert content.advice(4, pack) == ["found 18 Dark cards, the rulebook has 16"]


def test_a_goal_that_one_gear_pays_for_is_warned_of(tmp_path: Path) -> None:
    text = content.files("chimera_core")["core.toml"]
    cheap = text.replace(
        'scrap = ["exotic", "exotic", "exotic", "particle"]', 'scrap = ["exotic", "exotic"]'
    )
    assert cheap != text
    path = tmp_path / "cheap.toml"
    path.write_text(cheap, encoding="utf-8")
    found = content.advice(4, content.load({"content": f"file:{path}"}))
    assert found == [
        f"goal 'main_reactor': scrap: the Gear {gear!r} covers it alone"
        for gear in ("fuel_igniter", "residue_flask", "spore_tray", "sorting_drone")
    ]

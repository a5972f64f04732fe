"""The 20 Characters, each by its name."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .own_cards import standard_records
from .scenario import scenario, short

CHARACTERS = [
    "The Captain", "The Counselor", "The Dark Lord", "The Doctor", "The Engineer", "The Kid",
    "The Nemesis", "The Robot", "The Traitor", "The Bounty Clerk", "The Cargo Chaplain",
    "The Freelance Alien", "The Junior Tyrant", "The Quartermaster", "The Retired Oracle",
    "The Second Clone", "The Ship's Cat", "The Stowaway", "The Unpaid Intern",
    "The Xenobotanist",
]  # fmt: skip


@rule("GLM-1.9", "GLM-2.12", "GLM-15.3")
@pytest.mark.parametrize(("number", "name"), list(enumerate(CHARACTERS, 1)))
def test_a_character_has_no_points_icons_or_effect_and_lives_and_dies(
    number: int, name: str
) -> None:
    [found] = [card for card in standard_records() if card.id == f"c{number:02}"]
    assert (found.name, found.type, found.copies) == (name, "character", 1)
    assert (found.points, found.icons, found.effects) == ((None,) * 3, (None,) * 3, ())
    assert (found.play_if, found.requires, found.flags) == (None, None, ())
    who = short(name)
    table = scenario(
        players=2, crews={"B": [who]}, hands={"A": ["m36", "m02"], "B": ["d18"]}, windows=False
    )
    assert (table.slots(who), table.icons(who), table.worth(who)) == ("-/-/-", "-/-/-", 0)
    assert (table.text(who), table.portrait(who), table.dead(who)) == (who, who, False)
    table.play("m02", who)
    assert (table.slots(who), table.portrait(who), table.text(who)) == ("-/-15/-", who, "m02")
    table.choose("pass").play("d18", who)
    assert (table.dead(who), table.worth(who), table.portrait(who)) == (True, -15, "d18")
    assert table.total("B") == -15


@rule("GLM-1.1")
def test_there_are_20_characters() -> None:
    assert [card.name for card in standard_records() if card.type == "character"] == CHARACTERS

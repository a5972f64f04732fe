"""The options: each changes what it says, and nothing else is accepted."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from shipboard.games.interloper.content import setting
from shipboard.games.interloper.pack import PRIME
from shipboard.kernel.match import Match
from shipboard.kernel.state import Refused
from tests.rule import rule

from .scenario import GAME, scenario


@rule("INT-1.1", "INT-2.2", "INT-R18", "INT-R22", "INT-R31", "INT-R39", "INT-R54", "INT-R55")
def test_the_defaults_are_those_of_the_specification() -> None:
    chosen = GAME.choose(4, {})
    assert chosen == {
        "alien_selection": "draw",
        "character_selection": "pick",
        "repair_thresholds": "split",
        "room_use_limit": "separate",
        "loser_fallback": "bounded",
        "friendly_fire": "off",
        "abigail_ignore": "slot",
        "alien_moves_npcs": "off",
        "npc_per_colour": "auto",
        "npc_moves_per_player": "1",
        "start_locked": "board",
        "trait_delta": "auto",
        "family_limit": "0",
        "alien_physical_bonus": "auto",
        "round_limit": "40",
        "content": "tuned",
    }
    for players in range(3, 7):
        chosen = GAME.choose(players, {"content": "original"})
        for option, number in (
            ("alien_physical_bonus", 3),
            ("npc_per_colour", 3),
            ("trait_delta", 0),
        ):
            assert setting(option, players, chosen) == number


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("alien_selection", "vote"),
        ("npc_per_colour", "4"),
        ("npc_moves_per_player", "0"),
        ("trait_delta", "2"),
        ("alien_physical_bonus", "0"),
        ("alien_physical_bonus", "6"),
        ("round_limit", "9"),
        ("round_limit", "101"),
        ("round_limit", "-1"),
        ("content", "mine"),
        ("nonsense", "on"),
    ],
)
@rule("INT-18.10")
def test_other_values_are_refused(option: str, value: str) -> None:
    with pytest.raises(Refused, match=option):
        GAME.choose(4, {option: value})


@rule("INT-18.10")
@pytest.mark.parametrize("limit", ["0", "10", "55", "100"])
def test_round_limits_from_ten_to_a_hundred_or_none(limit: str) -> None:
    assert GAME.choose(4, {"round_limit": limit})["round_limit"] == limit


@rule("INT-10.9", "INT-R39")
@pytest.mark.parametrize(
    ("option", "numbers"), [("split", [15, 17, 20]), ("as_wreck", [15, 20, 25])]
)
def test_repair_thresholds(option: str, numbers: list[int]) -> None:
    found = []
    for what in ("brig", "d20", "o_brig"):
        table = scenario(
            active="B",
            at={"B": "brig"},
            edges={"d20": "wrecked", "o_brig": "wrecked"},
            wrecked=["brig"],
            repair_thresholds=option,
        )
        found.append(table.do("repair", what).told("checks")[0]["number"])
    assert found == numbers


@rule("INT-12.10", "INT-12.11", "INT-R55")
def test_loser_fallback_bounded_offers_only_what_the_difference_allows() -> None:
    cards = ["mangled_limb", "mangled_limb", "critical_wound", "broken_arm"]  # 23 + 3
    prime = ["critical_wound", "broken_arm", "broken_leg", "broken_leg", "cut_palm"]  # 23 + 3
    for option in ("bounded", "any"):
        table = scenario(
            active="B",
            characters={"B": "abigail_ruth"},
            at={"B": "galley", "prime": "galley"},
            items={"B": ["fire_axe"]},  # by 2
            physical=[*cards, *prime],
            npcs={},
            loser_fallback=option,
        )
        table.do("attack")
        assert [told["number"] for told in table.told("won")] == [2]
        if option == "any":
            assert table.asked() == [("A", "fallback_penalty")]
            assert table.options() == [
                "card:broken_arm",
                "card:broken_leg",
                "card:critical_wound",
                "card:cut_palm",
            ]
            table.pick("cut_palm")
        assert table.physical("prime") == ["cut_palm"]  # all that the bound leaves


@rule("INT-1.6", "INT-R3")
@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize(
    ("options", "face", "bonuses"),
    [
        ({"content": "original"}, "5+3", (3, 3, 3, 3)),
        ({"content": "tuned"}, "5", (3, 4, 4, 5)),
        ({"content": "tuned", "alien_physical_bonus": "2"}, "5+2", (2, 2, 2, 2)),
    ],
)
def test_the_prime_is_shown_with_the_bonus_that_it_has_at_the_table(
    players: int, options: dict[str, str], face: str, bonuses: tuple[int, ...]
) -> None:
    """Where it depends on the number of players, the card leaves it to the table."""
    match = Match(GAME, players, options, seed=1)
    assert GAME.face(match.pack, "figure", PRIME)["physical"] == face
    assert match.view(None)["facts"]["prime_bonus"] == bonuses[players - 3]


@rule("INT-12.2", "INT-R54")
def test_friendly_fire_makes_everybody_else_in_the_room_a_target() -> None:
    at = dict.fromkeys(("B", "C", "prime"), "brig")
    npcs = {"guard_2": "brig"}
    table = scenario(active="B", at=at, npcs=npcs, friendly_fire="on")
    assert table.targets("attack") == [
        "figure:cosmic_interloper",
        "figure:guard_2",
        "figure:tym_brock",
    ]
    alien = scenario(at=at | {"brood_twin": "brig"}, npcs=npcs, friendly_fire="on")
    assert alien.by("prime").pick("attack").options() == [
        "figure:brood_twin",
        "figure:derek_kent",
        "figure:guard_2",
        "figure:tym_brock",
    ]


@rule("INT-R54", "INT-13.6")
def test_under_friendly_fire_a_lash_into_connected_rooms_still_needs_an_enemy_there() -> None:
    """The option is about the own room; elsewhere the text of Psychic Lash stands."""
    at = {"prime": "brig", "brood_twin": "brig", "skitterling_1": "medbay", "B": "medbay"}
    table = scenario(
        at=at, npcs={}, traits={"A": ["psychic_lash"]}, shown=["psychic_lash"], friendly_fire="on"
    )
    table.by("prime").pick("attack", "card:psychic_lash")
    assert "figure:skitterling_1" not in table.options()
    melee = scenario(at=at | {"B": "brig"}, npcs={}, friendly_fire="on")
    melee.by("prime").pick("attack")
    assert melee.options() == ["figure:brood_twin", "figure:derek_kent"]


@rule("INT-13.7", "INT-13.14", "INT-R54")
def test_under_friendly_fire_the_attacker_never_protects_and_the_target_never_assists() -> None:
    table = scenario(active="B", at=dict.fromkeys("BCD", "brig"), npcs={}, friendly_fire="on")
    table.do("attack", "tym_brock")
    assert table.asked() == [("D", "protect")]
    assert table.options() == ["decline", "figure:gale_hildom"]
    table.pick("decline")
    assert table.asked() == [("D", "assist")]
    assert table.options() == ["decline", "figure:gale_hildom"]
    table.pick("decline")
    assert len(table.told("totals")) == 1


@rule("INT-6.7", "INT-12.4", "INT-R54")
def test_an_npc_slain_by_its_own_side_was_not_slain_by_an_alien_character() -> None:
    table = scenario(
        active="B",
        at={"B": "brig"},
        npcs={"guard_2": "brig"},
        traits={"A": ["harvest"]},
        shown=["harvest"],
        friendly_fire="on",
    )
    table.do("attack")
    assert not table.living("guard_2")
    assert table.turned() == []
    assert table.figures(table.g.recorded) == []


@rule("INT-6.4")
def test_two_claims_per_round_are_used_up_by_two_npcs() -> None:
    table = scenario(active="B", npc_moves_per_player=2)
    table.do("move_npc", "doctor_1", "brig")
    assert len(table.targets("move_npc")) == 9
    table.do("move_npc", "guard_1", "armory")
    assert table.targets("move_npc") == ["figure:doctor_1", "figure:guard_1"]


@rule("INT-1.5")
def test_an_owners_content_file_replaces_board_and_cards(tmp_path: Path) -> None:
    folder = resources.files("shipboard.games.interloper")
    parts = ("board", "crew", "physical", "mental", "tech", "xeno")
    text = "\n".join(folder.joinpath(f"{part}.toml").read_text() for part in parts)
    assert text.count('physical = "4+3"') == 1  # Abigail's
    own = tmp_path / "own.toml"
    own.write_text(text.replace('physical = "4+3"', 'physical = "2+9"'))
    table = scenario(
        active="B",
        characters={"B": "abigail_ruth"},
        at={"B": "galley"},
        physical=[3, 3],
        content=f"file:{own}",
    )
    table.do("wreck", "galley")
    assert table.told("passed") == [{"figure": "abigail_ruth", "number": 15}]
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text.replace('circle = "doctor"', 'circle = "cook"', 1))
    with pytest.raises(Refused, match="cook"):
        GAME.load(GAME.choose(4, {"content": f"file:{wrong}"}))

"""RIM-15: encounters with patrols, and patrols that are pushed."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

FACTIONS = ("hutt", "syndicate", "imperial", "rebel")
SPAWN = {"hutt": "e2_h", "syndicate": "e1_s", "imperial": "e2_i", "rebel": "e1_r"}


def meeting(faction: str, level: int, at: str = "t3_b", /, **more: object) -> Scenario:
    """A, in a Mantis (combat 5, hull 5), is where this patrol is."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": at},
        "ships": {"A": "mantis"},
        "patrols": {faction: (at, level)},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


def beaten(faction: str, level: int, dice: int, **more: object) -> Scenario:
    """A beats a patrol of so many dice, which show nothing."""
    table = meeting(faction, level, **more)
    return table.dice("crit " * 5, "blank " * dice).pick(f"patrol:{faction}")


def lost(faction: str = "hutt", at: str = "t3_b", /, **more: object) -> Scenario:
    """A loses 0 to 1 against a patrol of level 1 with three dice."""
    table = meeting(faction, 1, at, **more)
    return table.dice("blank " * 5, "hit blank blank").pick(f"patrol:{faction}")


# The combat.


@rule("RIM-15.1", "RIM-21.3")
@pytest.mark.parametrize("place", ["twinsand", "t3_b", "maelstrom"])
def test_it_is_a_ship_combat_on_any_kind_of_space(place: str) -> None:
    table = meeting("hutt", 1, place, ships={"A": "g1a"}, assets={"A": ["gm01"]})
    table.dice("hit hit blank", "hit blank blank").pick("patrol:hutt")
    assert [told["faces"] for told in table.told("dice_rolled")] == [["hit", "hit", "blank"]]
    assert table.damage("A") == (0, 1)  # on the ship, and the Sidearm rolls nothing
    assert table.credits("A") == 3000


@rule("RIM-14.3")
@pytest.mark.parametrize("reputation", [0, 1])
def test_any_patrol_here_can_be_encountered_whatever_the_reputation(reputation: int) -> None:
    table = meeting("hutt", 1, reputation={"A": {"hutt": reputation}})
    assert table.options() == ["patrol:hutt", "space"]
    beside = meeting("hutt", 1, "twinsand", patrols={"hutt": ("t4_c", 1)})
    assert beside.options() == ["contact:twinsand_left", "contact:twinsand_right", "space"]


# Losing.


@rule("RIM-15.2", "RIM-R91")
def test_the_loser_sends_the_patrol_one_space_away() -> None:
    table = lost()
    assert table.asked() == [("A", "push_to")]
    assert table.options() == ["space:gloomrock", "space:t3_a", "space:t3_c"]
    assert table.patrol("hutt") == ("t3_b", 1)
    table.pick("gloomrock")
    assert table.patrol("hutt") == ("gloomrock", 1)
    assert table.reputation("A", "hutt") == 0
    assert (table.credits("A"), table.fame("A")) == (0, 0)
    assert table.damage("A") == (0, 1)
    assert table.asked() == [("B", "plan")]


@rule("RIM-15.2")
def test_only_the_patrol_that_was_lost_to_is_sent_away() -> None:
    table = meeting("hutt", 1, patrols={"hutt": ("t3_b", 1), "rebel": ("t3_b", 2)})
    assert table.options() == ["patrol:hutt", "patrol:rebel", "space"]
    table.dice("blank " * 5, "hit blank blank").pick("patrol:hutt")
    assert table.asked() == [("A", "push_to")]
    table.pick("t3_a")
    assert table.patrol("hutt") == ("t3_a", 1)
    assert table.patrol("rebel") == ("t3_b", 2)


@rule("RIM-15.2", "RIM-R41")
def test_the_patrol_is_sent_away_before_the_loser_is_defeated() -> None:
    table = lost(damage={"A": (0, 4)}, credits={"A": 5000})
    assert table.asked() == [("A", "push_to")]
    assert table.damage("A") == (0, 5)
    assert not table.defeated("A")
    assert table.credits("A") == 5000
    table.pick("t3_c")
    assert table.patrol("hutt") == ("t3_c", 1)
    assert table.defeated("A")
    assert table.credits("A") == 2000


# Winning. By faction and level: its dice, and what the token gives.

REWARDS = [
    ("hutt", 1, 3, 3000, 0),
    ("hutt", 2, 4, 0, 1),
    ("hutt", 3, 5, 0, 2),
    ("syndicate", 1, 2, 2000, 0),
    ("syndicate", 2, 4, 1000, 1),
    ("syndicate", 3, 5, 2000, 1),
    ("imperial", 1, 3, 3000, 0),
    ("imperial", 2, 5, 2000, 1),
    ("imperial", 3, 6, 0, 2),
    ("rebel", 1, 2, 2000, 0),
    ("rebel", 2, 3, 4000, 0),
    ("rebel", 3, 5, 0, 2),
]


@rule("RIM-15.3", "RIM-15.4", "RIM-15.5", "RIM-2.3")
@pytest.mark.parametrize(("faction", "level", "dice", "credits", "fame"), REWARDS)
def test_a_beaten_patrol_pays_what_its_token_says_and_the_next_one_spawns(
    faction: str,
    level: int,
    dice: int,
    credits: int,  # noqa: A002
    fame: int,
) -> None:
    table = beaten(faction, level, dice)
    rolled = table.told("dice_rolled_for_enemy")
    assert [told["faces"] for told in rolled] == [["blank"] * dice]
    assert (table.credits("A"), table.fame("A")) == (credits, fame)
    assert table.reputation("A", faction) == -1
    assert [told["number"] for told in table.told("fame_gained")] == [fame] * (fame > 0)
    assert table.patrol(faction) == (SPAWN[faction], level + 1)
    for other in FACTIONS:
        if other != faction:
            assert table.patrol(other) == (SPAWN[other], 1)
            assert table.reputation("A", other) == 0


@rule("RIM-15.3", "RIM-19.3")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (0, -1), (-1, -1)])
def test_beating_a_patrol_costs_reputation(before: int, after: int) -> None:
    table = meeting(
        "syndicate",
        2,
        reputation={"A": {"syndicate": before}},
        rolled=["crit " * 5, "blank " * 4],
    )
    if before >= 0:  # a hostile one is met unasked
        table.pick("patrol:syndicate")
    assert table.reputation("A", "syndicate") == after
    assert (table.credits("A"), table.fame("A")) == (1000, 1)


@rule("RIM-15.3")
def test_reputation_goes_first_then_comes_the_reward_then_the_next_patrol() -> None:
    log = beaten("imperial", 2, 5).log()
    happened = ("standing_is", "credits_gained", "fame_gained", "patrol_spawned")
    assert [name for name in log if name in happened] == list(happened)


@rule("RIM-15.3", "RIM-R55", "RIM-R29")
def test_a_reward_that_wins_the_game_is_all_that_happens() -> None:
    table = beaten("imperial", 3, 6, fame={"A": 8})
    assert table.outcome() == ("alone", "famous", "A")
    assert table.patrol("imperial") == ("t3_b", 3)


# Level 4.


@rule("RIM-15.6", "RIM-23.2")
@pytest.mark.parametrize("hull", [0, 3])
def test_a_patrol_of_level_4_beats_everybody_without_dice(hull: int) -> None:
    table = meeting(
        "rebel", 4, damage={"A": (1, hull)}, credits={"A": 5000}, reputation={"A": {"rebel": 1}}
    )
    table.pick("patrol:rebel")
    assert table.asked() == [("A", "push_to")]
    assert table.options() == ["space:gloomrock", "space:t3_a", "space:t3_c"]
    table.pick("t3_a")
    assert table.damage("A") == (1, 5)
    assert table.defeated("A")
    assert table.credits("A") == 2000
    assert table.patrol("rebel") == ("t3_a", 4)
    assert table.reputation("A", "rebel") == 1
    assert "dice_rolled" not in table.log()
    assert "dice_rolled_for_enemy" not in table.log()


@rule("RIM-15.6", "RIM-R84")
def test_nothing_helps_against_level_4() -> None:
    """Thrusters, Ion Projector, Dengar and a secret for dice are not asked about."""
    table = meeting(
        "hutt",
        4,
        characters={"A": "dax_marlowe"},
        assets={"A": ["gm11", "gm08", "dengar"]},
        secrets={"A": ["enc_1-7"]},
        credits={"A": 4000},
    )
    table.pick("patrol:hutt")
    assert table.asked() == [("A", "push_to")]
    table.pick("t3_a")
    assert table.damage("A") == (0, 5)
    assert table.defeated("A")
    assert table.secrets("A") == []
    assert "ability_used" not in table.log()


@rule("RIM-15.6", "RIM-R41")
def test_level_4_takes_the_hull_before_it_is_pushed_away() -> None:
    table = meeting("hutt", 4, damage={"A": (0, 2)}, credits={"A": 4000}).pick("patrol:hutt")
    assert table.asked() == [("A", "push_to")]
    assert table.damage("A") == (0, 5)
    assert not table.defeated("A")
    assert [told["number"] for told in table.told("damage_suffered")] == [3]
    assert table.told("combat_was_lost") == [{"seat": 0}]
    table.pick("t3_a")
    assert table.defeated("A")
    assert table.credits("A") == 1000


@rule("RIM-R84", "RIM-R45")
@pytest.mark.parametrize(("die", "down"), [("hit", False), ("focus", False), ("crit", True)])
def test_a_defeat_by_level_4_can_still_be_averted(die: str, down: bool) -> None:
    """The Bonehouse, the other side of the Ossuary, rolls a die for 2 hull."""
    table = meeting("hutt", 4, ships={"A": "ossuary"}, ships_flipped=["A"], credits={"A": 4000})
    table.dice(die).pick("patrol:hutt", "t3_a")
    assert table.defeated("A") == down
    assert table.damage("A") == ((0, 5) if down else (0, 3))
    assert table.credits("A") == (1000 if down else 4000)


# Pushing.


def jammed(at: str) -> Scenario:
    """On a navpoint A has been successful with Signal Jam; the Hutt patrol is there."""
    return (
        scenario(
            phase="encounter",
            at={"A": at},
            characters={"A": "dax_marlowe"},
            patrols={"hutt": (at, 1)},
            encounter="enc_7-9",
        )
        .dice("hit hit")
        .pick("space")
    )


@rule("RIM-R91")
def test_a_pushed_patrol_goes_exactly_so_many_spaces_and_enters_none_twice() -> None:
    table = jammed("e2_h")
    assert table.asked() == [("A", "push_patrol")]
    assert table.options() == [f"faction:{faction}" for faction in sorted(FACTIONS)]
    other = table.copy().pick("rebel")
    # From e1_r: by e1_s and t1_c, or by t1_a and Auric Bay.
    assert other.options() == ["space:scraphaven", "space:t1_b"]
    table.pick("hutt")
    # From e2_h: e2_i, t6_d, kafrene; or t6_b, takodana, and two spaces.
    assert table.options() == ["space:ring_of_kafrene", "space:t6_a"]
    table.pick("t6_a")
    assert table.patrol("hutt") == ("t6_a", 1)


@rule("RIM-R91")
def test_a_patrol_is_pushed_around_a_triangle() -> None:
    """False Colours: 2 spaces; those next to the start can be reached the long way."""
    table = (
        scenario(
            phase="encounter",
            at={"A": "t3_b"},
            characters={"A": "vask_orrin"},
            patrols={"hutt": ("t3_b", 1)},
            encounter="enc_7-6",
        )
        .dice("hit hit")
        .pick("space")
    )
    assert table.asked() == [("A", "push_to")]
    assert table.options() == [
        "space:gloomrock", "space:maelstrom", "space:t2_b", "space:t3_c", "space:t3_d",
    ]  # fmt: skip


@rule("RIM-R91")
def test_which_patrol_here_is_pushed_is_asked_only_where_there_are_several() -> None:
    table = (
        scenario(
            phase="encounter",
            at={"A": "t3_b"},
            patrols={"hutt": ("t3_b", 1), "rebel": ("t3_b", 2)},
            encounter="enc_7-6",
        )
        .dice("hit hit")
        .pick("space")
    )
    while table.asked()[0][1] in ("target_patrol", "push_patrol"):
        assert table.options() == ["faction:hutt", "faction:rebel"]
        table.pick("rebel")
    table.pick("t3_d")
    assert table.patrol("rebel") == ("t3_d", 2)
    assert table.patrol("hutt") == ("t3_b", 1)

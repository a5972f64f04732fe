"""RIM-63: how an automatic opponent moves."""

from __future__ import annotations

from collections import Counter
from typing import Any

from shipboard.games.outer_rim.rules.rivals import reasons
from tests.rule import rule

from .rivals import Turn, alone, why
from .scenario import Scenario

ASIDE = {
    "hutt": ("e2_h", 1), "syndicate": ("e1_s", 1), "imperial": ("e2_i", 1), "rebel": ("e1_r", 1),
}  # fmt: skip
MOVE = "ai_6.planning.2"


def flight(
    start: str, *goals: str, ship: str = "g9_rigger", seed: int = 0, **more: Any
) -> Scenario:
    """It moves from there toward these goals."""
    at = {"A": "cindervale", "B": start, **more.pop("at", {})}
    ships = more.pop("ships", {"B": ship})
    return alone("ai_6", goals=goals, at=at, ships=ships, key=b"flight %d" % seed, **more)


def ends(*args: str, **more: Any) -> Counter[str | None]:
    """Where it may end, over many seeds."""
    return Counter(flight(*args, seed=seed, **more).where("B") for seed in range(40))


@rule("RIM-63.6", "RIM-R202")
def test_the_worked_example_of_the_rules() -> None:
    assert ends("auric_bay", "gloomrock") == {"t3_b": 40}
    assert ends("auric_bay", "gloomrock", ship="g1a") == {"halcyon": 40}  # hyperdrive 5
    assert Turn(flight("auric_bay", "gloomrock", ship="g1a")).went()[-1] == "halcyon"


@rule("RIM-63.1", "RIM-63.2")
def test_it_flies_to_a_goal_that_it_can_reach() -> None:
    table = flight("murkholm", "serenna")
    assert Turn(table).went() == ["t4_b", "t5_a", "serenna"]
    assert table.told("heads_for_goal") == [{"seat": 1, "space": "serenna"}]
    assert Turn(table).done[0] == MOVE


@rule("RIM-63.1", "RIM-R200")
def test_at_a_goal_or_without_one_it_takes_the_next_line() -> None:
    for goals, reason in (((), reasons.NO_GOAL), (("serenna", "twinsand"), reasons.AT_GOAL)):
        table = flight("serenna", *goals, credits={"B": 1000}, only={"job": []})
        turn = Turn(table)
        assert turn.why[MOVE] == why(reason)
        assert turn.done == ["ai_6.planning.3"]
        assert (table.where("B"), table.credits("B")) == ("serenna", 3000)


@rule("RIM-R201", "RIM-63.1")
def test_of_equally_near_goals_any_and_never_a_farther_one() -> None:
    found = ends("serenna", "takodana", "murkholm", "halcyon")  # 3, 3 and 10 away
    assert set(found) == {"takodana", "murkholm"}


# From Twinsand to Halcyon Plain it is 8, by three paths: over Deepmere, where the sixth step ends
# on that planet; over the Maelstrom and Gloomrock; and by the upper lane. The last two end on 3A.


@rule("RIM-63.3", "RIM-R202")
def test_of_paths_that_are_equally_good_it_takes_one_that_ends_on_a_planet() -> None:
    assert ends("twinsand", "halcyon", patrols=ASIDE) == {"deepmere": 40}


@rule("RIM-63.3", "RIM-63.6", "RIM-R202", "RIM-R203")
def test_a_path_on_which_no_patrol_stops_it_comes_before_one_that_ends_on_a_planet() -> None:
    found = ends("twinsand", "halcyon", patrols={**ASIDE, "rebel": ("t3_e", 1)})
    # By Gloomrock it lands there, two spaces before 3A; by the upper lane there is no planet.
    assert set(found) == {"gloomrock", "t3_a"}


@rule("RIM-63.2", "RIM-63.3", "RIM-63.4", "RIM-R202")
def test_where_patrols_bar_all_paths_it_takes_the_one_that_brings_it_nearest() -> None:
    patrols = {**ASIDE, "rebel": ("t3_e", 1), "hutt": ("t4_a", 1), "syndicate": ("gloomrock", 1)}
    assert set(ends("twinsand", "halcyon", patrols=patrols)) == {"t3_e", "gloomrock"}
    patrols["imperial"] = ("maelstrom", 1)
    assert set(ends("twinsand", "halcyon", patrols=patrols)) == {"maelstrom"}
    patrols["imperial"] = ("t4_c", 1)
    table = flight("twinsand", "halcyon", patrols=patrols)
    assert Turn(table).went() == ["t4_c"]


@rule("RIM-63.2", "RIM-63.4", "RIM-R202")
def test_a_patrol_that_cannot_be_passed_stops_it() -> None:
    table = flight("murkholm", "serenna", patrols={**ASIDE, "hutt": ("t4_b", 1)})
    assert Turn(table).went() == ["t4_b"]
    assert table.told("patrol_stops") == [{"seat": 1, "space": "t4_b", "faction": "hutt"}]


@rule("RIM-63.4")
def test_a_patrol_of_friends_does_not_stop_it() -> None:
    table = flight(
        "murkholm", "serenna", patrols={**ASIDE, "hutt": ("t4_b", 1)},
        reputation={"B": {"hutt": 1}},
    )  # fmt: skip
    assert table.where("B") == "serenna"


@rule("RIM-63.5")
def test_it_passes_the_maelstrom_like_a_navpoint() -> None:
    table = flight("deepmere", "twinsand")
    assert Turn(table).went() == ["t2_d", "t3_e", "maelstrom", "t3_f", "t4_c", "twinsand"]


@rule("RIM-63.5", "RIM-63.6")
def test_at_the_end_of_its_move_the_maelstrom_counts_like_a_navpoint_too() -> None:
    # Five spaces from Deepmere's lane to the Maelstrom: one less is Gloomrock's neighbour 3E.
    table = flight("murkholm", "deepmere", patrols=ASIDE, ship="g1a")
    assert table.where("B") != "maelstrom"
    assert flight("t4_c", "gloomrock", patrols=ASIDE).where("B") == "gloomrock"


@rule("RIM-63.6")
def test_one_space_less_comes_before_two() -> None:
    # The full move of 5 would end on 6B: one space less is Takodana, two the Ring of Kafrene.
    table = flight("cindervale", "t6_b", ship="g1a", patrols=ASIDE, at={"A": "auric_bay"})
    assert Turn(table).went() == ["t5_d", "t6_c", "ring_of_kafrene", "takodana"]


@rule("RIM-63.6", "RIM-R202")
def test_a_move_that_a_patrol_cuts_is_not_shortened() -> None:
    table = flight("auric_bay", "gloomrock", ship="g1a", patrols={**ASIDE, "hutt": ("t2_b", 1)})
    assert table.where("B") == "t2_b"


@rule("RIM-R88", "RIM-63.4")
def test_a_patrol_at_the_end_of_its_move_is_no_reason_to_go_elsewhere() -> None:
    table = flight("auric_bay", "gloomrock", patrols={**ASIDE, "hutt": ("t3_b", 1)})
    assert table.where("B") == "t3_b"
    assert not table.told("patrol_stops")


@rule("RIM-R306", "RIM-61.5", "RIM-R88")
def test_the_person_may_stop_it_on_its_way() -> None:
    ours: dict[str, Any] = {"at": {"A": "t4_b"}, "ships_flipped": ("A",), "credits": {"B": 0}}
    table = flight("murkholm", "serenna", ships={"A": "snare", "B": "g9_rigger"}, **ours)
    assert table.asked() == [("A", "force_stop")]
    assert table.where("B") == "t4_b"
    let_pass, stopped = table.copy(), table.copy()
    let_pass.answer("A", "force_stop", "let_pass")
    assert let_pass.where("B") == "serenna"
    stopped.answer("A", "force_stop", "stop")
    assert stopped.where("B") == "t4_b"
    assert stopped.told("player_stops") == [{"seat_other": 0, "seat": 1, "space": "t4_b"}]
    at_the_end = flight(
        "murkholm", "t4_b", ships={"A": "snare", "B": "g9_rigger"}, **ours
    )  # fmt: skip
    assert at_the_end.asked() == [("A", "plan")], "it has arrived and could not go on"


@rule("RIM-63.1", "RIM-62.4")
def test_the_log_says_what_it_wants_there() -> None:
    job = flight("murkholm", "serenna", assets={"B": ["92a"]})
    assert job.told("heads_for_job") == [{"seat": 1, "space": "serenna", "card": "92a"}]
    cargo = flight("serenna", "murkholm", assets={"B": ["91a"]})
    assert cargo.told("heads_to_deliver") == [{"seat": 1, "space": "murkholm", "card": "91a"}]
    assert "B moves toward Murkholm, where it can deliver Seed Vault." in cargo.words()

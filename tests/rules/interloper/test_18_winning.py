"""Chapter 18: who wins, and when."""

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

BAY = "loading_bay"
CREW = {"guard_1": BAY, "technician_1": BAY, "doctor_1": BAY}
OPEN = {"d14": "unlocked", "d15": "unlocked"}


def at_the_door(**more: Any) -> Scenario:
    """Derek stands in Storage, everybody else in the Loading Bay; the prime is far away."""
    at = {"B": "storage", "C": BAY, "D": BAY, "prime": "galley"} | more.pop("at", {})
    return scenario(**{"active": "B", "npcs": CREW, "edges": OPEN} | more, at=at)


@rule("INT-18.1")
def test_the_alien_wins_as_soon_as_all_colonists_are_dead() -> None:
    table = scenario(
        active="A", at={"prime": "brig", "B": "brig"}, npcs={}, dead=["C", "D"],
        penalties={"B": ["limp", "broken_leg"]},
        physical=[5, 5, 5, "winded", 4, 3, 3, 3, 3],
    )  # fmt: skip
    table.do("attack").pick("winded")
    assert table.outcome() == ("alien", "all_dead", "A")
    assert table.asked() == [], "in the middle of a turn"


@rule("INT-18.1")
def test_one_living_colonist_keeps_the_game_going() -> None:
    table = scenario(
        active="A", at={"prime": "brig", "B": "brig"}, npcs={}, dead=["D"],
        penalties={"B": ["limp", "broken_leg"]},
        physical=[5, 5, 5, "winded", 4, 3, 3, 3, 3],
    )  # fmt: skip
    table.do("attack").pick("winded")
    assert not table.living("B")
    assert table.outcome() is None


FOUR = ["guard_1", "guard_3", "doctor_1", "doctor_2"]


@rule("INT-18.2", "INT-R87")
@pytest.mark.parametrize(
    ("harvested", "suppressed", "won"),
    [(FOUR, [], True), (FOUR[:3], [], False), (FOUR, ["harvest"], False)],
)
def test_the_alien_wins_by_the_goal_of_a_face_up_unsuppressed_trait(
    harvested: list[str], suppressed: list[str], won: bool
) -> None:
    table = scenario(
        active="A", at={"prime": "brig"}, npcs={"guard_2": "brig"}, harvested=harvested,
        traits={"A": ["harvest"]}, shown=["harvest"], suppressed=suppressed,
    )  # fmt: skip
    table.do("attack")
    assert table.outcome() == (("alien", "goal_met", "A") if won else None)


@rule("INT-18.2", "INT-3.9")
@pytest.mark.parametrize(("rooms", "won"), [("d23 d11 d09", True), ("d23 d11", False)])
def test_world_breaker_is_tested_at_the_end_of_the_round(rooms: str, won: bool) -> None:
    edges = {"o_laboratory": "wrecked"} | dict.fromkeys(rooms.split(), "wrecked")
    table = scenario(
        active="D", edges=edges, npcs={}, traits={"A": ["world_breaker"]}, shown=["world_breaker"]
    )
    assert table.outcome() is None, "not before"
    table.end_turn()
    assert table.outcome() == (("alien", "goal_met", "A") if won else None)


@rule("INT-18.2", "INT-16.4")
def test_the_goal_of_a_face_down_trait_is_none() -> None:
    edges = {"o_laboratory": "wrecked", "d23": "wrecked", "d11": "wrecked", "d09": "wrecked"}
    table = scenario(active="D", edges=edges, npcs={}, traits={"A": ["world_breaker"]})
    table.end_turn()
    assert table.outcome() is None


@rule("INT-18.3", "INT-18.7")
def test_the_colonists_win_when_no_alien_character_is_left_the_dead_included() -> None:
    table = scenario(
        active="B", at={"B": "brig", "prime": "brig"}, npcs={}, dead=["C"],
        penalties={"prime": ["limp", "broken_leg"]},
        physical=[6, 6, 5, "winded", 3, 3, 2, 2, 2],
    )  # fmt: skip
    table.do("attack")
    assert table.outcome() == ("crew", "aliens_gone", "BCD")


@rule("INT-18.3", "INT-15.12")
def test_a_living_brood_figure_keeps_the_game_going() -> None:
    table = scenario(
        active="B", at={"B": "brig", "prime": "brig", "skitterling_1": "galley"}, npcs={},
        penalties={"prime": ["limp", "broken_leg"]},
        physical=[6, 6, 5, "winded", 3, 3, 2, 2, 2],
    )  # fmt: skip
    table.do("attack")
    assert not table.living("prime")
    assert table.outcome() is None
    table.end_turn().end_turn().end_turn()
    assert table.active == "A", "the Alien's turns go on"


@rule("INT-18.4", "INT-3.11")
def test_the_escape_wins_as_soon_as_all_colonists_and_the_three_colours_are_there() -> None:
    table = at_the_door()
    assert table.outcome() is None
    table.do("move", BAY)
    assert table.outcome() == ("crew", "escaped", "BCD")


@rule("INT-18.4")
def test_the_last_npc_may_complete_the_escape() -> None:
    table = at_the_door(at={"B": BAY}, npcs=CREW | {"guard_1": "storage"})
    table.do("move_npc", "guard_1", BAY)
    assert table.outcome() == ("crew", "escaped", "BCD")


@rule("INT-18.4", "INT-R102")
@pytest.mark.parametrize("missing", ["guard_1", "technician_1", "doctor_1"])
def test_a_missing_colour_prevents_the_escape_for_now(missing: str) -> None:
    npcs = {npc: room for npc, room in CREW.items() if npc != missing}
    table = at_the_door(npcs=npcs)
    table.do("move", BAY)
    assert table.outcome() is None
    assert table.asked() == [("B", "action")], "the game goes on"


@rule("INT-18.4")
def test_a_colonist_elsewhere_prevents_the_escape() -> None:
    table = at_the_door(at={"D": "galley"})
    table.do("move", BAY)
    assert table.outcome() is None


@rule("INT-18.5", "INT-R51")
def test_a_colonist_who_counts_as_a_doctor_replaces_none() -> None:
    table = at_the_door(npcs={"guard_1": BAY, "technician_1": BAY, "doctor_1": "medbay"})
    table.do("move", BAY)
    assert table.outcome() is None, "Derek counts as a Doctor for rooms only"


@rule("INT-18.6", "INT-R53", "INT-R101")
def test_aliens_breaches_wrecks_and_locks_do_not_prevent_the_escape() -> None:
    table = at_the_door(
        at={"prime": BAY}, wrecked=[BAY], power=False,
        edges={"d14": "wrecked", "d15": "locked", "o_loading_bay": "wrecked"},
    )  # fmt: skip
    assert BAY in table.breached()
    table.do("move", BAY)
    assert table.outcome() == ("crew", "escaped", "BCD")


@rule("INT-18.7")
def test_the_dead_win_with_the_others() -> None:
    table = at_the_door(dead=["D"])
    table.do("move", BAY)
    assert table.outcome() == ("crew", "escaped", "BCD")


@rule("INT-18.8")
def test_the_death_of_the_last_colonist_outside_completes_the_escape() -> None:
    table = at_the_door(at={"B": "laboratory"}, edges=OPEN | {"o_laboratory": "wrecked"})
    table.end_turn()
    assert not table.living("B")
    assert table.outcome() == ("crew", "escaped", "BCD")


@rule("INT-18.8")
def test_the_alien_completes_the_escape_by_killing_the_last_one_outside() -> None:
    table = at_the_door(
        active="A", at={"prime": "storage"}, penalties={"B": ["limp", "broken_leg"]},
        physical=[5, 5, 5, "winded", 4, 3, 3, 3, 3],
    )  # fmt: skip
    table.do("attack").pick("winded")
    assert table.outcome() == ("crew", "escaped", "BCD")


@rule("INT-R100", "INT-18.1", "INT-18.4")
def test_at_least_one_colonist_must_be_alive_for_the_escape() -> None:
    table = at_the_door(
        active="A", at={"prime": "storage"}, dead=["C", "D"],
        penalties={"B": ["limp", "broken_leg"]}, physical=[5, 5, 5, "winded", 4, 3, 3, 3, 3],
    )  # fmt: skip
    table.do("attack").pick("winded")
    assert table.outcome() == ("alien", "all_dead", "A")


@rule("INT-18.9")
def test_an_npc_under_the_aliens_command_is_no_alien_and_counts_for_the_escape() -> None:
    voice: dict[str, Any] = {"traits": {"A": ["hive_voice"]}, "shown": ["hive_voice"]}
    table = at_the_door(claimed={"A": ["guard_1"]}, **voice)
    table.do("move", BAY)
    assert table.outcome() == ("crew", "escaped", "BCD")
    gone = scenario(
        active="B", at={"B": "brig", "prime": "brig"}, npcs={"guard_1": "galley"},
        claimed={"A": ["guard_1"]}, penalties={"prime": ["limp", "broken_leg"]},
        physical=[6, 6, 5, "winded", 3, 3, 2, 2, 2], **voice,
    )  # fmt: skip
    gone.do("attack")
    assert gone.outcome() == ("crew", "aliens_gone", "BCD")


@rule("INT-18.10", "INT-R22")
@pytest.mark.parametrize(
    ("limit", "in_round", "over"),
    [(40, 40, True), (40, 39, False), (10, 10, True), (0, 77, False)],
)
def test_without_a_winner_the_last_round_ends_in_a_draw(
    limit: int, in_round: int, over: bool
) -> None:
    table = scenario(active="D", in_round=in_round, round_limit=limit)
    assert table.outcome() is None
    table.end_turn()
    if over:
        assert table.outcome() == ("nobody", "round_limit", "")
    else:
        assert table.outcome() is None
        assert table.round == in_round + 1


@rule("INT-18.10", "INT-3.9", "INT-18.2")
def test_a_goal_met_at_the_end_of_the_last_round_comes_before_the_draw() -> None:
    edges = {"o_laboratory": "wrecked", "d23": "wrecked", "d11": "wrecked", "d09": "wrecked"}
    table = scenario(
        active="D", edges=edges, npcs={}, traits={"A": ["world_breaker"]},
        shown=["world_breaker"], in_round=40,
    )  # fmt: skip
    table.end_turn()
    assert table.outcome() == ("alien", "goal_met", "A")

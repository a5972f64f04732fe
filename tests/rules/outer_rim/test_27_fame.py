"""RIM-27: fame and victory."""

from __future__ import annotations

from pathlib import Path

import pytest

from shipboard.games.outer_rim.rules.values import most_famous
from tests.rule import rule

from .own import own, section
from .scenario import Scenario, scenario

CREW = ["pell_draxo", "wexa_thorn"]


def record(fame: int, **more: object) -> Scenario:
    """A has flown the Record Run: 1 fame."""
    return scenario(
        phase="encounter",
        at={"A": "maelstrom", "B": "t1_b", "C": "t2_m"},
        characters={"A": "dax_marlowe"},
        fame={"A": fame},
        encounter="enc_3-6",
        rolled=["hit hit"],
        **more,  # type: ignore[arg-type]
    )


@rule("RIM-27.1")
@pytest.mark.parametrize("fame", [0, 4, 8])
def test_gained_fame_advances_the_marker(fame: int) -> None:
    table = record(fame)
    assert table.fame("A") == table.fame_total("A") == fame + 1
    assert (table.fame("B"), table.fame("C")) == (0, 0)
    assert table.outcome() is None


@rule("RIM-27.2")
def test_the_first_with_10_wins_at_once() -> None:
    table = record(9)
    assert table.outcome() == ("alone", "famous", "A")
    assert table.asked() == []


@rule("RIM-27.2", "RIM-R55", "RIM-R29")
def test_later_parts_of_what_won_are_not_resolved() -> None:
    """Mira Saan delivered: 6,000, then 1 fame, then favour with the Empire."""
    table = scenario(
        phase="action",
        at={"A": "serenna"},
        fame={"A": 9},
        assets={"A": ["bt06"]},
        captured=["bt06"],
    ).act("deliver", "bt06")
    assert table.outcome() == ("alone", "famous", "A")
    assert table.credits("A") == 6000
    assert table.reputation("A", "imperial") == 0
    assert table.reputation("A", "rebel") == 0


def jewels(
    fame: tuple[int, int],
    credits: tuple[int, int],  # noqa: A002
    first: str = "A",
) -> Scenario:
    """A shares the Matched Jewels with B: both gain 2,000 and 1 fame."""
    return (
        scenario(
            phase="action",
            first=first,
            at={"A": "twinsand", "B": "twinsand"},
            fame={"A": fame[0], "B": fame[1]},
            credits={"A": credits[0], "B": credits[1]},
            assets={"A": ["lx05"]},
        )
        .act("abilities")
        .use("lx05")
    )


@rule("RIM-27.3", "RIM-R58")
@pytest.mark.parametrize(
    ("credits", "winner"), [((5000, 3000), "A"), ((3000, 5000), "B"), ((0, 1000), "B")]
)
def test_of_several_who_reach_it_together_the_richest_wins(
    credits: tuple[int, int],  # noqa: A002
    winner: str,
) -> None:
    table = jewels((9, 9), credits)
    assert table.outcome() == ("alone", "famous", winner)
    assert (table.fame("A"), table.fame("B")) == (10, 10)
    assert (table.credits("A"), table.credits("B")) == (credits[0] + 2000, credits[1] + 2000)


@rule("RIM-27.3", "RIM-R59")
@pytest.mark.parametrize(("first", "winner"), [("A", "B"), ("B", "A"), ("C", "B")])
def test_then_the_one_farthest_clockwise_from_the_first_player(first: str, winner: str) -> None:
    """From B on, A sits two places away; from C on, B does."""
    assert jewels((9, 9), (1000, 1000), first).outcome() == ("alone", "famous", winner)


@rule("RIM-27.3", "RIM-R58")
@pytest.mark.parametrize(("fame", "winner"), [((9, 8), "A"), ((8, 9), "B")])
def test_only_who_reaches_it_can_win(fame: tuple[int, int], winner: str) -> None:
    table = jewels(fame, (0, 9000) if winner == "A" else (9000, 0))
    assert table.outcome() == ("alone", "famous", winner)


@rule("RIM-27.4")
def test_the_most_famous_are_all_who_are_tied_for_most() -> None:
    table = scenario(
        fame={"A": 5, "B": 3, "C": 4}, ships={"C": "mantis"}, assets={"C": ["lx04", *CREW]}
    )
    assert table.fame_total("C") == 5
    assert most_famous(table.g) == [0, 2]
    assert most_famous(scenario(fame={"B": 2}).g) == [1]
    assert most_famous(scenario().g) == [0, 1, 2]


# Additional fame.


def informed(**more: object) -> Scenario:
    """A has the Holo-Table Lounge, the Planted Informer and one more crew."""
    table: dict[str, object] = {
        "phase": "action",
        "at": {"A": "twinsand", "B": "twinsand"},
        "characters": {"A": "senna_korr"},
        "ships": {"A": "mantis"},
        "assets": {"A": ["lx04", "lx06", "pell_draxo"]},
        "fame": {"A": 5, "B": 7},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


@rule("RIM-R56")
def test_additional_fame_counts_in_the_total_as_long_as_its_condition_holds() -> None:
    table = informed()
    assert (table.fame("A"), table.fame_total("A")) == (5, 6)
    table.act("abilities").use("lx06").pick("hutt")
    assert table.assets("A") == ["lx04", "pell_draxo"]
    assert (table.fame("A"), table.fame_total("A")) == (6, 6)


@rule("RIM-R56")
@pytest.mark.parametrize(("others", "usable"), [(6, False), (7, True)])
def test_comparisons_are_of_the_total(others: int, usable: bool) -> None:
    """The Informer speaks only of who has more fame: 5 and 1 against 6 or 7."""
    assert ("abilities" in informed(fame={"A": 5, "B": others}).options()) == usable


@rule("RIM-R98", "RIM-R56", "RIM-R55")
def test_in_a_purchase_the_total_counts_before_the_next_card_is_turned_up() -> None:
    table = scenario(
        phase="action",
        at={"A": "twinsand"},
        ships={"A": "mantis"},
        assets={"A": CREW},
        fame={"A": 9},
        credits={"A": 10_000},
        only={"luxury": ["lx04", "lx01"]},
    ).act("market", "none", "card:lx04")
    assert table.outcome() == ("alone", "famous", "A")
    assert (table.fame("A"), table.fame_total("A")) == (9, 10)
    assert table.top("luxury") is None
    assert table.credits("A") == 0


# The track.


@rule("RIM-R57")
@pytest.mark.parametrize(("fame", "left"), [(0, 0), (1, 0), (3, 1)])
def test_the_marker_never_goes_below_0(fame: int, left: int, tmp_path: Path) -> None:
    content = own(tmp_path, section("enc_4-1", "twinsand", "[{ fame = -2 }]"))
    table = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        fame={"A": fame},
        encounter="enc_4-1",
        content=content,
    ).pick("space")
    assert table.fame("A") == left


@rule("RIM-R57", "RIM-27.2")
def test_the_marker_goes_as_far_as_it_is_moved() -> None:
    table = (
        scenario(
            phase="encounter",
            at={"A": "t3_b"},
            ships={"A": "mantis"},
            fame={"A": 14},
            patrols={"hutt": ("t3_b", 3)},
            fame_target=15,
        )
        .dice("crit " * 5, "blank " * 5)
        .pick("patrol:hutt")
    )
    assert table.outcome() == ("alone", "famous", "A")
    assert table.fame("A") == 16


# The last round.


def last_round(in_round: int, **more: object) -> Scenario:
    return scenario(phase="round_end", active="C", in_round=in_round, **more)  # type: ignore[arg-type]


@rule("RIM-R60")
def test_after_round_60_the_most_famous_wins() -> None:
    table = last_round(60, fame={"A": 4, "B": 6, "C": 5}, credits={"A": 9000})
    assert table.outcome() == ("alone", "round_limit", "B")


@rule("RIM-R60", "RIM-R322", "RIM-R56", "RIM-27.3", "RIM-R59")
@pytest.mark.parametrize(
    ("more", "winner"),
    [
        ({"fame": {"A": 6, "C": 6}, "credits": {"A": 2000, "C": 1000, "B": 9000}}, "A"),
        ({"fame": {"A": 6, "C": 6}, "credits": {"A": 1000, "C": 1000}}, "C"),
        ({"fame": {"A": 6, "C": 6}, "first": "B"}, "A"),
        ({"fame": {"A": 6, "C": 6}, "ships": {"A": "mantis"}, "credits": {"C": 1000},
          "assets": {"A": ["lx04", *CREW]}}, "A"),
    ],
)  # fmt: skip
def test_ties_of_the_last_round_go_by_total_then_credits_then_seat(
    more: dict[str, object], winner: str
) -> None:
    assert last_round(60, **more).outcome() == ("alone", "round_limit", winner)


@rule("RIM-R60")
def test_before_that_the_game_goes_on() -> None:
    table = last_round(59)
    assert table.outcome() is None
    assert table.round == 60
    assert table.asked() == [("A", "plan")]


@rule("RIM-R60")
@pytest.mark.parametrize(
    ("limit", "in_round", "over"), [(12, 11, False), (12, 12, True), (0, 60, False)]
)
def test_the_limit_is_an_option(limit: int, in_round: int, over: bool) -> None:
    table = last_round(in_round, round_limit=limit, fame={"B": 1})
    assert table.outcome() == (("alone", "round_limit", "B") if over else None)


# The extended game.


@rule("RIM-29.1")
@pytest.mark.parametrize(
    ("target", "fame", "over"),
    [(10, 9, True), (12, 9, False), (12, 10, False), (12, 11, True), (6, 5, True), (6, 4, False)],
)
def test_the_fame_that_wins_is_an_option(target: int, fame: int, over: bool) -> None:
    table = record(fame, fame_target=target)
    assert table.outcome() == (("alone", "famous", "A") if over else None)

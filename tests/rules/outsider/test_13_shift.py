"""OUT-13: the Shift Sequence."""

import pytest

from shipboard.games.outsider.numbers import REASON_OUT_OF_CARDS
from shipboard.games.outsider.table import GAME
from tests.rule import rule

from .scenario import Scenario, scenario

CREW_DEAD = {"B": 0, "C": 0, "D": 0}
OBLIVION = ("nobody", GAME.reasons[REASON_OUT_OF_CARDS], "")
FIVE = ["air_moss", "water_loop", "wreckage", "hull_frames", "ship_mind", "night_watch"]


def goals(**counts: int) -> dict[str, list[str]]:
    """So many completed Goals for each player."""
    left = list(FIVE)
    return {seat: [left.pop(0) for _ in range(count)] for seat, count in counts.items()}


def drawn(table: Scenario) -> list[tuple[int, str]]:
    return [(told["seat"], told["card"]) for told in table.told("crisis_drawn")]


@rule("OUT-13.1", "OUT-5.9")
def test_declaring_costs_one_action_and_reveals_all_loyalties_at_once() -> None:
    table = scenario()
    table.act("shift")
    assert table.base_left == 1
    assert table.shown() == "ABCD"
    shown = [(told["seat"], told["loyalty"]) for told in table.told("loyalty_shown")]
    assert shown == [(0, "outsider"), (1, "crew"), (2, "crew"), (3, "crew")]
    assert table.log()[1:7] == ["shift", *["loyalty_shown"] * 4, "verdict"]
    table.act("shift")
    assert table.base_left == 0, "the same player may take it again"
    assert len(table.told("verdict")) == 2


@rule("OUT-13.1", "OUT-4.5")
def test_the_action_may_be_an_additional_one() -> None:
    table = scenario(used=2, survival=CREW_DEAD)
    table.act("shift")
    assert table.survival("A") == 2
    assert table.outcome() == ("outsiders", "outsider_shift", "A")


@rule("OUT-13.2", "OUT-13.8", "OUT-13.3")
def test_the_other_sides_condition_is_not_looked_at() -> None:
    table = scenario(active="B", survival=CREW_DEAD)
    table.act("shift")
    assert table.outcome() is None, "a Crew member declared: the Outsiders' condition is idle"
    assert table.told("verdict") == [{"seat": 1, "answer": "no"}]
    table = scenario(completed=goals(A=2, B=1, C=1, D=1))
    table.act("shift")
    assert table.outcome() is None
    assert table.told("verdict") == [{"seat": 0, "answer": "no"}]


@rule("OUT-13.3", "OUT-13.4")
@pytest.mark.parametrize(
    ("counts", "verdict"),
    [
        ({"A": 0, "B": 2, "C": 2, "D": 1}, "yes"),
        ({"A": 2, "B": 1, "C": 1, "D": 1}, "yes"),
        ({"A": 1, "B": 1, "C": 1, "D": 1}, "no"),
        ({"A": 0, "B": 3, "C": 3, "D": 0}, "no"),
        ({"A": 2, "B": 0, "C": 2, "D": 2}, "no"),
        ({"A": 0, "B": 2, "C": 1, "D": 1}, "no"),
    ],
)
def test_the_crew_needs_more_goals_than_players_and_one_before_each_of_its_members(
    counts: dict[str, int], verdict: str
) -> None:
    table = scenario(active="B", completed=goals(**counts))
    table.act("shift")
    assert table.told("verdict") == [{"seat": 1, "answer": verdict}]
    assert table.outcome() == (("crew", "crew_shift", "BCD") if verdict == "yes" else None)


@rule("OUT-13.3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_number_of_goals_grows_with_the_players(players: int) -> None:
    letters = "ABCDEF"[:players]
    for extra, verdict in ((0, "no"), (1, "yes")):
        cards = [
            "star_compass", "command_codes", "night_watch", "main_reactor", "hull_frames",
            "drive_coils", "air_moss",
        ]  # fmt: skip
        completed = {seat: [cards.pop()] for seat in letters}
        completed["A"] += [cards.pop() for _ in range(extra)]
        table = scenario(players=players, active="B", completed=completed)
        table.act("shift")
        assert table.told("verdict") == [{"seat": 1, "answer": verdict}]


@rule("OUT-13.4", "OUT-R47")
def test_on_a_crew_yes_all_crew_members_win_at_once_doomed_ones_included() -> None:
    table = scenario(
        active="C", completed=goals(B=2, C=2, D=1), survival={"B": 0, "D": 0}, hands={"C": ["dark"]}
    )
    table.act("shift")
    assert table.outcome() == ("crew", "crew_shift", "BCD")
    assert table.asked() == []
    assert table.g.stack == []


@rule("OUT-13.5", "OUT-R29")
def test_on_a_crew_no_the_outsiders_may_draw_a_crisis_for_each_crew_member_or_decline() -> None:
    table = scenario(active="B", survival={"C": 0}, crises=["panic", "flash_fire", "time_slip"])
    table.act("shift")
    assert table.asked() == [("A", "shift_crises")]
    assert table.options() == ["decline", "draw"]
    table.answer("A", "shift_crises", "decline")
    assert drawn(table) == []
    assert table.told("shift_declined") == [{"seat": 0}]
    assert table.asked() == [("B", "act")]
    assert len(table.zone("crisis_deck")) == 3


@rule("OUT-13.5", "OUT-13.6", "OUT-R29", "OUT-R71")
def test_assignment_and_order_are_fixed_before_the_first_crisis_is_resolved() -> None:
    table = scenario(
        active="B", survival={"C": 0}, telling=True,
        crises=["panic", "flash_fire", "time_slip", "crushing_tide"],
    )  # fmt: skip
    table.act("shift").answer("A", "shift_crises", "draw")
    assert table.told("shift_drew") == [{"seat": 0, "number": 3}]
    assert table.zone("crisis_deck") == ["crushing_tide"]
    assert table.asked() == [("A", "shift_member")]
    assert table.options() == ["seat:1", "seat:2", "seat:3"], "Doomed C counts"
    table.answer("A", "shift_member", "seat:3")
    assert table.options() == ["card:flash_fire", "card:panic", "card:time_slip"]
    table.answer("A", "shift_crisis", "card:flash_fire")
    assert drawn(table) == []
    assert table.options() == ["seat:1", "seat:2"], "no Crew member gets more than one"
    table.answer("A", "shift_member", "seat:1")
    assert table.options() == ["card:panic", "card:time_slip"]
    table.answer("A", "shift_crisis", "card:time_slip")
    assert drawn(table) == [(3, "flash_fire"), (1, "time_slip"), (2, "panic")]
    assert table.survival() == [3, 3, 0, 2]
    assert table.g.direction == -1
    assert table.zone("crisis_discard") == ["panic", "time_slip", "flash_fire"]
    assert table.zone("drawn") == []
    assert table.g.roll == [0, 1, 2, 3]
    assert table.g.unassigned == []
    assert table.g.victims == []
    assert table.asked() == [("B", "act")]


@rule("OUT-13.6", "OUT-10.6")
def test_each_assigned_crisis_has_its_own_w2_from_the_crew_member_on() -> None:
    table = scenario(
        active="B", crises=["panic", "flash_fire", "crushing_tide"],
        hands={"D": ["gravity_shield", "dark"], "A": ["gravity_shield", "dark"], "B": ["dark"]},
    )  # fmt: skip
    table.act("shift").answer("A", "shift_crises", "draw")
    table.answer("A", "shift_member", "seat:2").answer("A", "shift_crisis", "card:crushing_tide")
    table.answer("A", "shift_member", "seat:1").answer("A", "shift_crisis", "card:panic")
    assert table.asked() == [("D", "window_crisis")], "from the resolver C on: D, then A"
    table.answer("D", "window_crisis", "tech:gravity_shield")
    assert table.survival() == [3, 3, 3, 3]
    assert table.zone("resolving") == ["panic"]
    assert table.asked() == [("A", "window_crisis")]


@rule("OUT-13.5", "OUT-R29")
@pytest.mark.parametrize(
    ("declarer", "direction", "speaker"), [("B", 1, "C"), ("B", -1, "A"), ("D", 1, "A")]
)
def test_the_first_outsider_in_turn_order_after_the_declarer_speaks(
    declarer: str, direction: int, speaker: str
) -> None:
    table = scenario(
        players=5, active=declarer, direction=direction,
        loyalties={"A": "outsider", "C": "outsider"},
    )  # fmt: skip
    table.act("shift")
    assert table.asked() == [(speaker, "shift_crises")]


@rule("OUT-13.5", "OUT-R29", "OUT-R71")
def test_all_outsiders_see_the_drawn_crises_and_the_crew_does_not() -> None:
    table = scenario(
        players=5, active="B", loyalties={"A": "outsider", "C": "outsider"},
        crises=["panic", "flash_fire", "time_slip"],
    )  # fmt: skip
    table.act("shift").answer("C", "shift_crises", "draw")
    for seat, seen in (("A", 3), ("C", 3), ("B", 0), ("D", 0), ("E", 0), (None, 0)):
        assert len(table.knows(seat, "drawn")) == seen
        assert table.view(seat)["zones"]["drawn"]["count"] == 3
    table.answer("C", "shift_member", "seat:3")
    assert table.knows("A", "victims") != []
    assert table.knows("D", "victims") == []
    table.answer("C", "shift_crisis", "card:time_slip")
    assert table.knows("A", "assigned") == ["time_slip"]
    assert table.knows("D", "assigned") == []


@rule("OUT-R29", "OUT-2.7")
def test_with_too_few_crises_the_spokesperson_chooses_who_goes_free() -> None:
    table = scenario(active="B", crises=["panic"], crisis_discard=["flash_fire"],
                     ongoing=["dead_air"], telling=True)  # fmt: skip
    table.act("shift").answer("A", "shift_crises", "draw")
    assert table.told("shift_drew") == [{"seat": 0, "number": 2}], "the discard was recycled"
    table.answer("A", "shift_member", "seat:1").answer("A", "shift_crisis", "card:flash_fire")
    assert table.options() == ["seat:2", "seat:3"]
    table.answer("A", "shift_member", "seat:3")
    assert drawn(table) == [(1, "flash_fire"), (3, "panic")]
    assert len(table.g.roll) == 4
    assert table.asked() == [("B", "act")]
    table = scenario(active="B", crises=[], telling=True)
    table.act("shift").answer("A", "shift_crises", "draw")
    assert table.told("shift_drew") == [{"seat": 0, "number": 0}]
    assert table.asked() == [("B", "act")]
    assert table.g.roll == [0, 1, 2, 3]


@rule("OUT-13.7")
def test_the_declarers_turn_goes_on_unless_obliteration_follows() -> None:
    table = scenario(active="B", crises=["panic", "time_slip", "flash_fire"])
    table.act("shift").answer("A", "shift_crises", "draw")
    table.answer("A", "shift_member", "seat:1").answer("A", "shift_crisis", "card:flash_fire")
    table.answer("A", "shift_member", "seat:2").answer("A", "shift_crisis", "card:panic")
    assert table.active == "B"
    assert table.base_left == 1
    assert table.asked() == [("B", "act")]
    table = scenario(active="B", crises=["panic", "reactor_spike", "flash_fire"], deck=["dark"])
    table.act("shift").answer("A", "shift_crises", "draw")
    table.answer("A", "shift_member", "seat:1").answer("A", "shift_crisis", "card:reactor_spike")
    table.answer("A", "shift_member", "seat:2").answer("A", "shift_crisis", "card:panic")
    assert table.outcome() == OBLIVION


@rule("OUT-13.8", "OUT-13.9")
@pytest.mark.parametrize(
    ("survival", "winners"),
    [
        ({"A": 1, "B": 0, "C": 1, "D": 0}, "AC"),
        ({"A": 0, "B": 0, "C": 1, "D": 0}, "AC"),
        ({"A": 1, "B": 0, "C": 0, "D": 0}, "AC"),
        ({"A": 0, "B": 0, "C": 0, "D": 0}, None),
        ({"A": 1, "B": 1, "C": 1, "D": 0}, None),
        ({"A": 1, "B": 0, "C": 1, "D": 1}, None),
    ],
)
def test_the_outsiders_need_all_crew_doomed_and_one_of_them_not(
    survival: dict[str, int], winners: str | None
) -> None:
    table = scenario(loyalties={"A": "outsider", "C": "outsider"}, survival=survival)
    table.act("shift")
    answer = "yes" if winners else "no"
    assert table.told("verdict") == [{"seat": 0, "answer": answer}]
    assert table.outcome() == (("outsiders", "outsider_shift", winners) if winners else None)


@rule("OUT-13.10")
def test_on_an_outsider_no_nothing_else_happens() -> None:
    table = scenario(loyalties={"A": "outsider", "C": "outsider"})
    before = len(table.zone("crisis_deck"))
    table.act("shift")
    assert table.asked() == [("A", "act")]
    assert table.base_left == 1
    assert table.shown() == "ABCD"
    assert len(table.zone("crisis_deck")) == before
    assert table.survival() == [3, 3, 3, 3]


@rule("OUT-13.11")
def test_no_side_wins_without_a_declaration() -> None:
    table = scenario(survival=CREW_DEAD, completed=goals(A=1, B=2, C=1, D=1))
    for _ in range(4):
        table.act("end_actions")
        table.passing()
    assert table.outcome() is None
    assert table.shown() == ""


@rule("OUT-13.5", "OUT-R41")
def test_without_an_outsider_at_that_moment_no_crises_are_drawn() -> None:
    table = scenario(loyalties={"A": "crew"})
    table.act("shift")
    assert table.told("verdict") == [{"seat": 0, "answer": "no"}]
    assert table.asked() == [("A", "act")]
    assert table.told("shift_drew") == []

"""ARD-9: Malfunctions."""

from pathlib import Path

import pytest

from tests.rule import rule

from .homemade import homemade, malfunction
from .scenario import Scenario, scenario

SEAM = "venting_seam"


def finish_turn(table: Scenario) -> Scenario:
    """Pass or answer with the first option until the turn has passed."""
    turn = table.g.turn
    while table.g.turn == turn and not table.g.over:
        seat, kind = table.asked()[0]
        names = table.options(seat)
        table.answer(seat, kind, "pass" if "pass" in names else names[0])
    return table


# In play.


@rule("ARD-9.1", "ARD-R19", "ARD-14.5")
def test_a_malfunction_stays_before_the_active_player() -> None:
    table = scenario(
        active="B", step="play:venting_seam", malfunctions=[(SEAM, "C", 1)], telling=True
    )
    assert table.malfunctions() == [(SEAM, "C", 1), (SEAM, "B", 0)]
    assert table.zone("discard") == []
    assert table.told("kept_in_front") == [{"seat": 1, "card": SEAM}]
    assert table.view(None)["facts"]["malfunctions"] == [
        {"card": SEAM, "holder": 2, "handle": 1, "energy": ["energy"]},
        {"card": SEAM, "holder": 1, "handle": 2, "energy": []},
    ]
    # It did nothing to the turn in which it came.
    assert "cell_lost" not in table.log()[: table.log().index("turn")]


@rule("ARD-9.1", "ARD-16.6")
def test_a_malfunction_may_lie_in_the_ship_area() -> None:
    table = scenario(step="play:fouled_cell", content="base_extra")
    assert table.malfunctions() == [("fouled_cell", "ship", 0)]
    assert table.cells == 5
    assert table.zone("discard") == []


@rule("ARD-R19", "ARD-14.1")
def test_energy_and_malfunctions_lie_before_the_active_player_and_not_the_supplier() -> None:
    for card in ("energy", SEAM):
        table = scenario(
            step="commit",
            hands={"A": ["martyr"], "C": [card, "airlock"]},
            deck=["martyr"] * 9,
            telling=True,
        )
        table.answer(
            "C", "ally_card", f"card:{card}",
            so_that=lambda t: ("A", "resolve_next") in t.asked(),
        )  # fmt: skip
        table.answer("A", "resolve_next", "card:martyr")
        assert [table.energy(seat) for seat in "ABCD"] == [int(card == "energy"), 0, 0, 0]
        assert table.malfunctions() == ([(SEAM, "A", 0)] if card == SEAM else [])
        event = "energy_kept" if card == "energy" else "kept_in_front"
        assert table.told(event) == [{"seat": 0, "card": card}]


@rule("ARD-9.2", "ARD-14.5")
def test_the_lasting_effect_applies_until_the_malfunction_leaves_play() -> None:
    table = scenario(
        step="energy_post",
        active="D",
        hands={seat: ["martyr"] * 3 for seat in "ABCD"},
        deck=["martyr"] * 40,
        malfunctions=[(SEAM, "A", 0)],
    )
    cells = []
    for _ in range(9):
        cells.append((table.active, table.cells))
        finish_turn(table)
    assert cells == [
        ("A", 5), ("B", 5), ("C", 5), ("D", 5), ("A", 4), ("B", 4), ("C", 4), ("D", 4), ("A", 3),
    ]  # fmt: skip
    # Once it is repaired, it works no more.
    table.g.malfunctions[0].energy = [0]
    table.g.front[1] = [0]
    assert table.active == "B"
    table.answer("B", "commit_card", "card:martyr").answer("B", "choose_ally", "seat:2")
    table.answer("C", "ally_card", "card:martyr").answer("B", "energy_post", "repair:1")
    assert table.malfunctions() == []
    for following in "CDA":
        assert (table.active, table.cells) == (following, 3)
        finish_turn(table)


# Repair.


@rule("ARD-9.3", "ARD-R21")
def test_any_malfunction_in_play_may_be_repaired() -> None:
    table = scenario(
        step="energy_post",
        energy_in_front={"A": 2, "B": 1},
        malfunctions=[(SEAM, "C", 0), ("fouled_cell", "ship", 0), (SEAM, "A", 0)],
        damaged="A",
        content="base_extra",
        telling=True,
    )
    assert table.options("A") == ["pass", "repair:1", "repair:2", "repair:3"]
    table.answer("A", "energy_post", "repair:1")
    assert table.malfunctions() == [(SEAM, "C", 1), ("fouled_cell", "ship", 0), (SEAM, "A", 0)]
    assert (table.energy("A"), table.energy("B")) == (1, 1)
    assert table.told("repaired") == [{"seat": 0, "card": SEAM}]
    assert "malfunction_gone" not in table.log()
    assert table.zone("discard") == []


@rule("ARD-9.3")
def test_a_repair_needs_free_energy_and_a_malfunction() -> None:
    assert scenario(step="energy_post", malfunctions=[(SEAM, "A", 1)]).active == "B"
    assert scenario(step="energy_post", energy_in_front={"A": 1}, damaged="A").active == "B"


@rule("ARD-9.4", "ARD-R20", "ARD-7.1")
def test_a_repair_moves_exactly_one_energy_a_turn() -> None:
    table = scenario(
        hands={"A": ["martyr"] * 3},
        deck=["martyr"] * 9,
        energy_in_front={"A": 3},
        malfunctions=[(SEAM, "B", 0), (SEAM, "C", 0)],
    )
    table.answer("A", "energy_pre", "repair:1")
    assert table.asked() == [("A", "commit_card")]
    assert (table.energy("A"), table.malfunctions()[0]) == (2, (SEAM, "B", 1))
    table.answer("A", "commit_card", "card:martyr")
    assert table.active == "B"
    assert table.malfunctions() == [(SEAM, "B", 1), (SEAM, "C", 0)]


@rule("ARD-9.5", "ARD-R15")
def test_with_enough_energy_a_malfunction_is_discarded_with_it() -> None:
    table = scenario(
        step="energy_post",
        energy_in_front={"A": 2},
        malfunctions=[(SEAM, "B", 0), (SEAM, "C", 1), (SEAM, "D", 1)],
        discard=["martyr"],
        telling=True,
    )
    table.answer("A", "energy_post", "repair:2")
    assert table.malfunctions() == [(SEAM, "B", 0), (SEAM, "D", 1)]
    assert table.handles == [1, 3]
    assert table.zone("discard") == ["energy", "energy", SEAM, "martyr"]
    assert table.energy("A") == 1
    assert table.told("malfunction_gone") == [{"card": SEAM}]
    assert table.view(None)["zones"]["discard"]["placed"] == {1: SEAM, 2: "energy", 3: "energy"}


@rule("ARD-9.5", "ARD-16.2")
def test_a_repair_cost_of_one_needs_one_energy() -> None:
    table = scenario(
        step="energy_post",
        energy_in_front={"A": 1},
        malfunctions=[("stalled_drive", "C", 0)],
        content="base_extra",
    )
    table.answer("A", "energy_post", "repair:1")
    assert table.malfunctions() == []
    assert table.zone("discard") == ["energy", "stalled_drive"]


@rule("ARD-9.6", "ARD-9.2")
def test_energy_of_several_players_and_turns_adds_up() -> None:
    table = scenario(
        hands={"A": ["martyr"] * 3, "B": ["martyr"] * 3},
        deck=["martyr"] * 9,
        energy_in_front={"A": 1, "B": 1},
        malfunctions=[(SEAM, "C", 0)],
    )
    table.answer("A", "energy_pre", "repair:1").answer("A", "commit_card", "card:martyr")
    table.answer("B", "ally_card", "card:martyr")
    assert table.active == "B"
    assert table.malfunctions() == [(SEAM, "C", 1)]
    table.answer("B", "energy_pre", "repair:1")
    assert table.malfunctions() == []
    assert table.zone("discard")[:3] == ["energy", "energy", SEAM]


@rule("ARD-9.6", "ARD-R22", "ARD-14.7")
def test_effects_on_energy_before_players_spare_the_energy_on_malfunctions() -> None:
    table = scenario(
        step="play:grid_surge",
        energy_in_front={"A": 1, "B": 2, "C": 1},
        malfunctions=[(SEAM, "B", 1), (SEAM, "A", 1)],
        telling=True,
    )
    table.answer("A", "energy_post", "pass")
    assert [table.energy(seat) for seat in "ABCD"] == [1, 0, 0, 0]
    assert table.malfunctions() == [(SEAM, "B", 1), (SEAM, "A", 1)]
    assert table.told("energy_lost") == [{"seat": 1, "number": 2}, {"seat": 2, "number": 1}]


@rule("ARD-R22", "ARD-8.6")
def test_the_energy_a_dead_player_laid_on_another_s_malfunction_stays() -> None:
    table = scenario(
        energy_in_front={"A": 2},
        hands={"A": ["airlock"] * 3, "C": ["airlock"]},
        deck=["airlock"] * 20,
        malfunctions=[(SEAM, "C", 0)],
        missions={"A": "crew", "C": "saboteur"},
    )
    table.answer("A", "energy_pre", "repair:1").answer("A", "commit_card", "card:airlock")
    for voter in "ABCD":
        table.answer(voter, "airlock_vote", "seat:0")
    assert table.health("A") == 0
    assert table.energy("A") == 0
    assert table.malfunctions() == [(SEAM, "C", 1)]
    assert table.zone("discard").count("energy") == 1


@rule("ARD-9.7", "ARD-7.8")
def test_a_damaged_player_may_repair() -> None:
    table = scenario(
        hands={"A": ["martyr"] * 3},
        damaged="A",
        energy_in_front={"A": 1},
        malfunctions=[(SEAM, "A", 1)],
    )
    assert table.cells == 5
    assert table.options("A") == ["pass", "repair:1"]
    table.answer("A", "energy_pre", "repair:1")
    assert table.malfunctions() == []


@rule("ARD-9.8", "ARD-7.1")
@pytest.mark.parametrize("action", ["refresh", "ability"])
def test_who_used_an_ability_may_not_repair_this_turn(action: str) -> None:
    table = scenario(
        hands={"A": ["martyr"] * 3},
        deck=["martyr"] * 9,
        energy_in_front={"A": 3},
        malfunctions=[(SEAM, "B", 0)],
    )
    table.answer("A", "energy_pre", action)
    if action == "refresh":
        table.answer("A", "refresh_discard", "card:martyr")
    else:
        table.answer("A", "anaesthetise_target", "seat:3")
    table.answer("A", "commit_card", "card:martyr")
    assert table.active == "B"
    assert table.malfunctions() == [(SEAM, "B", 0)]
    assert table.energy("A") == 2


@rule("ARD-9.8", "ARD-R20")
def test_who_repaired_may_use_no_ability_this_turn() -> None:
    table = scenario(
        hands={"A": ["martyr"] * 3},
        deck=["martyr"] * 9,
        energy_in_front={"A": 3},
        malfunctions=[(SEAM, "B", 0)],
    )
    table.answer("A", "energy_pre", "repair:1").answer("A", "commit_card", "card:martyr")
    assert table.active == "B"
    assert table.energy("A") == 2


@rule("ARD-9.9", "ARD-3.4")
def test_malfunctions_of_one_design_work_each_for_itself() -> None:
    table = scenario(
        malfunctions=[(SEAM, "A", 0), (SEAM, "A", 1)], energy_in_front={"A": 1}, telling=True
    )
    assert table.cells == 4
    assert table.told("cell_lost") == [{"number": 5}, {"number": 4}]
    assert table.options("A") == ["ability", "pass", "refresh", "repair:1", "repair:2"]
    table.answer("A", "energy_pre", "repair:1")
    assert table.malfunctions() == [(SEAM, "A", 1), (SEAM, "A", 1)]


@rule("ARD-R45", "ARD-9.9")
def test_a_malfunction_has_a_handle_of_its_own_while_it_is_in_play() -> None:
    table = scenario(
        step="reveal:venting_seam,venting_seam",
        energy_in_front={"A": 1},
        malfunctions=[(SEAM, "B", 1)],
    )
    assert table.handles == [1, 2, 3]
    assert table.options("A") == ["ability", "pass", "repair:1", "repair:2", "repair:3"]
    table.answer("A", "energy_post", "repair:1")
    assert [there["handle"] for there in table.view(None)["facts"]["malfunctions"]] == [2, 3]
    # One that comes later gets a fresh one, never an old one.
    later = scenario(
        hands={"A": [SEAM] * 3},
        deck=[SEAM] * 9,
        energy_in_front={"A": 2},
        malfunctions=[(SEAM, "B", 1)],
    )
    later.answer("A", "energy_pre", "repair:1").answer("A", "commit_card", f"card:{SEAM}")
    assert later.handles == [2, 3]


# Moving and going.


@rule("ARD-R23", "ARD-15.4", "ARD-9.6")
def test_a_malfunction_that_moves_takes_its_energy_and_keeps_its_age() -> None:
    table = scenario(
        active="D",
        step="energy_post",
        energy_in_front={"D": 1, "A": 2, "B": 1},
        malfunctions=[(SEAM, "A", 1), ("stalled_drive", "B", 0), (SEAM, "C", 0)],
        content="base_extra",
        telling=True,
    )
    table.answer("D", "energy_post", "ability").answer("D", "reroute_pair", "pair:0+1")
    assert (table.energy("A"), table.energy("B")) == (1, 2)
    assert table.told("rerouted") == [{"seat": 0, "seat_other": 1}]
    # A's turn has begun: the drive now before A has gone, the seam now before B has not worked.
    assert table.active == "A"
    assert table.malfunctions() == [(SEAM, "B", 1), (SEAM, "C", 0)]
    assert table.handles == [1, 3]
    assert table.cells == 6


@rule("ARD-R23", "ARD-3.4")
def test_the_start_of_turn_effect_follows_the_new_holder_but_not_twice_in_a_turn() -> None:
    table = scenario(
        active="D",
        hands={"D": ["martyr"] * 3},
        energy_in_front={"D": 1},
        malfunctions=[(SEAM, "D", 0), (SEAM, "A", 0)],
        deck=["martyr"] * 30,
    )
    assert table.cells == 5
    table.answer("D", "energy_pre", "ability").answer("D", "reroute_pair", "pair:0+3")
    assert [there.holder for there in table.g.malfunctions] == [0, 3]
    assert table.asked() == [("D", "commit_card")]
    assert table.cells == 5
    table.answer("D", "commit_card", "card:martyr")
    assert (table.active, table.cells) == ("A", 4)


@rule("ARD-R23", "ARD-3.4")
@pytest.mark.parametrize("seam_first", [True, False])
def test_the_older_malfunction_still_works_first_after_a_move(seam_first: bool) -> None:
    pair = [(SEAM, "B", 0), ("stalled_drive", "B", 0)]
    table = scenario(
        active="D",
        step="energy_post",
        energy_in_front={"D": 1},
        malfunctions=[*(pair if seam_first else pair[::-1]), (SEAM, "A", 1)],
        content="base_extra",
        telling=True,
    )
    table.answer("D", "energy_post", "ability").answer("D", "reroute_pair", "pair:0+1")
    assert table.active == "A"
    works = ["cell_lost", "malfunction_gone"]
    told = table.log()
    assert told[told.index("turn") + 1 :][:2] == (works if seam_first else works[::-1])
    assert table.malfunctions() == [(SEAM, "A", 0), (SEAM, "B", 1)]


@rule("ARD-R54", "ARD-16.2", "ARD-9.9")
def test_each_of_two_malfunctions_that_remove_themselves_goes_once() -> None:
    table = scenario(
        malfunctions=[("stalled_drive", "A", 0), (SEAM, "B", 0), ("stalled_drive", "A", 0)],
        content="base_extra",
        telling=True,
    )
    assert table.malfunctions() == [(SEAM, "B", 0)]
    assert table.log()[:3] == ["turn", "malfunction_gone", "malfunction_gone"]
    assert table.zone("discard") == ["stalled_drive", "stalled_drive"]


@rule("ARD-9.5", "ARD-R66")
def test_what_a_malfunction_does_on_leaving_it_does_to_its_holder(tmp_path: Path) -> None:
    mine = malfunction("mine", '[{ when = "on_leave", do = [{ damage = "holder" }] }]')
    table = scenario(
        step="energy_post",
        energy_in_front={"A": 1},
        malfunctions=[(SEAM, "D", 0), ("mine", "C", 0)],
        content=homemade(tmp_path, mine),
        telling=True,
    )
    table.answer("A", "energy_post", "repair:2")
    assert [table.health(seat) for seat in "ABCD"] == [2, 2, 1, 2]
    # It happens as soon as the Malfunction and its Energy lie in the Discard Pile.
    assert table.zone("discard") == ["energy", "mine"]
    assert table.log()[:3] == ["repaired", "malfunction_gone", "was_damaged"]
    assert table.malfunctions() == [(SEAM, "D", 0)]

"""ARD-3: turn order and the frame of a turn."""

from pathlib import Path

import pytest

from shipboard.games.ardor.table import GAME
from shipboard.kernel.match import Match
from shipboard.kernel.state import Refused
from tests.rule import rule

from .homemade import homemade, malfunction
from .scenario import Scenario, scenario

THREE = ["energy", "energy", "grid_surge"]


def first_players(games: int, **options: object) -> set[int]:
    """Who takes the first turn in several games."""
    return {
        Match(GAME, 4, options, seed=seed).view(None)["facts"]["active"] for seed in range(games)
    }


def finish_turn(table: Scenario) -> Scenario:
    """Answer with the first option until the turn has passed."""
    turn = table.g.turn
    while table.g.turn == turn:
        seat, kind = table.asked()[0]
        names = table.options(seat)
        table.answer(seat, kind, "pass" if "pass" in names else names[0])
    return table


# The first turn.


@rule("ARD-3.1", "ARD-R3")
def test_the_first_player_is_random_by_default() -> None:
    assert first_players(40) == {0, 1, 2, 3}
    assert first_players(40, first_player="random") == {0, 1, 2, 3}


@rule("ARD-3.1", "ARD-R3")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_first_player_may_be_fixed(seat: int) -> None:
    assert first_players(10, first_player=f"seat:{seat}") == {seat}


@rule("ARD-3.1", "ARD-R3")
def test_the_latest_saboteur_of_a_series_begins() -> None:
    assert first_players(10, first_player="last_saboteur", last_saboteur="seat:0") == {0}
    assert first_players(10, first_player="last_saboteur", last_saboteur="seat:3") == {3}


@rule("ARD-3.1", "ARD-R3")
def test_without_a_saboteur_in_the_series_the_first_player_is_random() -> None:
    assert first_players(40, first_player="last_saboteur") == {0, 1, 2, 3}


@rule("ARD-R3")
def test_the_last_saboteur_counts_only_where_the_option_says_so() -> None:
    assert first_players(40, last_saboteur="seat:1") == {0, 1, 2, 3}


@rule("ARD-3.1", "ARD-R3")
@pytest.mark.parametrize("option", ["first_player", "last_saboteur"])
def test_a_first_player_must_sit_at_the_table(option: str) -> None:
    assert GAME.choose(4, {option: "seat:3"})[option] == "seat:3"
    with pytest.raises(Refused, match=option):
        GAME.choose(4, {option: "seat:4"})
    with pytest.raises(Refused, match=option):
        GAME.choose(6, {option: "seat:6"})
    with pytest.raises(
        Refused, match=f"option {option}: 'seat:<k>' .* put a value in place of <k>"
    ):
        GAME.choose(4, {option: "seat:<k>"})


# Order of turns.


@rule("ARD-3.2")
@pytest.mark.parametrize(("now", "following"), ["AB", "BC", "CD", "DA"])
def test_the_turn_passes_clockwise(now: str, following: str) -> None:
    table = scenario(active=now, step="energy_post", telling=True)
    assert table.active == following
    assert table.told("turn") == [{"number": 2, "seat": "ABCD".index(following)}]


@rule("ARD-3.2", "ARD-8.7")
@pytest.mark.parametrize(
    ("now", "dead", "following"), [("A", "B", "C"), ("B", "CD", "A"), ("C", "D", "A")]
)
def test_the_turn_passes_over_the_dead(now: str, dead: str, following: str) -> None:
    table = scenario(active=now, dead=dead, step="energy_post")
    assert table.active == following
    assert table.g.turn == 2


# The steps.


@rule("ARD-3.3", "ARD-7.2", "ARD-7.10", "ARD-4.11")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    table = scenario(
        hands={"A": ["grid_surge", "airlock"], "B": ["energy"], "C": ["martyr", "direct_order"]},
        deck=["stock_rotation", "martyr"] + ["energy"] * 10,
        pile=["martyr"],
        energy_in_front={"A": 1},
        telling=True,
    )
    assert table.asked() == [("A", "energy_pre")]
    assert table.hand("A") == ["airlock", "grid_surge", "stock_rotation"]
    table.answer("A", "energy_pre", "pass")
    assert table.asked() == [("A", "commit_card")]
    table.answer("A", "commit_card", "card:grid_surge")
    assert table.asked() == [("A", "choose_ally")]
    table.answer("A", "choose_ally", "seat:2")
    assert table.asked() == [("C", "ally_card")]
    table.answer(
        "C", "ally_card", "card:martyr", so_that=lambda t: t.asked() == [("A", "resolve_next")]
    )
    assert table.asked() == [("A", "resolve_next")]
    table.answer("A", "resolve_next", "card:martyr")
    assert table.asked() == [("A", "energy_post")]
    table.answer("A", "energy_post", "pass")
    assert table.log() == [
        "turn",
        "drew",
        "no_energy_action",
        "committed",
        "named_ally",
        "committed",
        "deck_committed",
        "turned_up",
        "turned_up",
        "carried_out",
        "carried_out",
        "cleaned_up",
        "no_energy_action",
        "turn",
        "drew",
        "drew",
    ]
    assert table.told("turn") == [{"number": 2, "seat": 0}, {"number": 3, "seat": 1}]
    assert table.told("no_energy_action") == [{"seat": 0}, {"seat": 0}]


@rule("ARD-3.3")
def test_what_belongs_to_a_turn_begins_anew_with_the_next() -> None:
    table = scenario(
        hands={"A": THREE, "B": ["martyr"], "C": ["martyr"]},
        deck=["martyr"] * 20,
        energy_in_front={"A": 1, "B": 1},
        malfunctions=[("venting_seam", "A", 0)],
    )
    table.answer("A", "energy_pre", "repair:1")
    assert table.g.energy_used
    table.answer("A", "commit_card", "card:grid_surge")
    table.answer(
        "A", "choose_ally", "seat:2",
        so_that=lambda t: t.active == "B" and t.energy("B") == 1,
    )  # fmt: skip
    assert (table.active, table.g.energy_used, table.g.ally) == ("B", False, -1)
    assert table.g.committers == []
    assert table.asked() == [("B", "energy_pre")]


# The start of a turn.


@rule("ARD-3.4", "ARD-14.5", "ARD-R53")
def test_the_start_of_the_turn_comes_before_the_draw() -> None:
    table = scenario(malfunctions=[("venting_seam", "A", 0)], telling=True)
    assert table.cells == 5
    assert table.log() == ["turn", "cell_lost", "drew", "drew", "drew"]
    assert table.told("cell_lost") == [{"number": 5}]


@rule("ARD-3.4")
def test_only_malfunctions_before_the_active_player_begin_with_the_turn() -> None:
    table = scenario(
        malfunctions=[("venting_seam", "B", 0), ("venting_seam", "D", 1)], telling=True
    )
    assert table.cells == 6
    assert "cell_lost" not in table.log()


@rule("ARD-3.4", "ARD-9.9")
def test_the_oldest_malfunction_works_first() -> None:
    seam, drive = ("venting_seam", "A", 0), ("stalled_drive", "A", 0)
    older = scenario(malfunctions=[seam, drive], content="base_extra", telling=True)
    newer = scenario(malfunctions=[drive, seam], content="base_extra", telling=True)
    assert older.log()[:3] == ["turn", "cell_lost", "malfunction_gone"]
    assert newer.log()[:3] == ["turn", "malfunction_gone", "cell_lost"]
    assert older.malfunctions() == newer.malfunctions() == [("venting_seam", "A", 0)]


@rule("ARD-3.4", "ARD-R26", "ARD-10.5")
def test_what_waited_for_the_next_turn_begins_before_its_malfunctions() -> None:
    table = scenario(protected=True, malfunctions=[("venting_seam", "A", 0)], telling=True)
    assert table.cells == 6
    assert table.log() == ["turn", "prevented", "drew", "drew", "drew"]
    assert (table.g.protected, table.g.protect_next) == (True, False)


@rule("ARD-R54")
def test_a_malfunction_that_has_gone_works_no_more(tmp_path: Path) -> None:
    """An owner's own Malfunction removes another one at the start of its holder's turn."""
    content = homemade(
        tmp_path,
        malfunction(
            "magnet",
            """[{ when = "turn_start", do = [
      { target = { selector = "malfunction" } },
      { remove = "target" },
    ] }]""",
        ),
    )
    for gone, left, cells in (
        ("item:1", [("venting_seam", "A", 1), ("venting_seam", "B", 0)], 5),
        ("item:2", [("magnet", "A", 0), ("venting_seam", "B", 0)], 6),
        ("item:3", [("magnet", "A", 0), ("venting_seam", "A", 1)], 5),
    ):
        table = scenario(
            content=content,
            malfunctions=[("magnet", "A", 0), ("venting_seam", "A", 1), ("venting_seam", "B", 0)],
        )
        assert table.asked() == [("A", "card_malfunction")]
        assert table.options("A") == ["item:1", "item:2", "item:3"]
        table.answer("A", "card_malfunction", gone)
        assert table.malfunctions() == left
        assert table.cells == cells


@rule("ARD-R54", "ARD-8.10")
def test_a_second_seam_is_silent_when_the_first_one_killed_its_holder() -> None:
    table = scenario(
        missions={"A": "crew", "B": "saboteur"},
        hands={"A": ["martyr"]},
        cells=1,
        malfunctions=[("venting_seam", "A", 0), ("venting_seam", "A", 0)],
    )
    table.answer("A", "martyr_blue", "play:martyr")
    assert (table.health("A"), table.cells, table.active) == (0, 1, "B")
    assert table.outcome() is None


# The end of a turn.


@rule("ARD-3.5", "ARD-R26", "ARD-14.10")
def test_protection_ends_with_the_turn() -> None:
    table = scenario(
        hands={"A": ["martyr"] * 3},
        deck=["martyr"] * 20,
        protected=True,
        malfunctions=[("venting_seam", "B", 0)],
    )
    assert table.g.protected
    table.answer("A", "commit_card", "card:martyr")
    assert table.active == "B"
    assert (table.g.protected, table.g.protect_next) == (False, False)
    assert table.cells == 5


@rule("ARD-3.5", "ARD-6.3", "ARD-13.6")
def test_the_deck_is_checked_before_the_turn_passes() -> None:
    table = scenario(
        step="energy_post",
        deck=[],
        protected=True,
        malfunctions=[("venting_seam", "B", 0)],
        cells=1,
        telling=True,
    )
    assert table.outcome() == ("blue", "deck", "BCD")
    assert table.log() == ["mission_shown"] * 4 + ["game_over"]
    assert (table.active, table.g.turn, table.cells) == ("A", 1, 1)
    assert table.g.protected is False


@rule("ARD-3.5", "ARD-13.6")
def test_one_card_in_the_deck_lets_the_game_go_on() -> None:
    table = scenario(step="energy_post", deck=["energy"])
    assert table.outcome() is None
    assert table.active == "B"


@rule("ARD-R40", "ARD-8.10", "ARD-13.6")
def test_a_turn_cut_short_counts_as_completed() -> None:
    table = scenario(
        missions={"A": "crew", "B": "saboteur"},
        hands={"A": ["martyr"], "C": ["energy"]},
        deck=[],
        pile=["energy"],
        cells=1,
        malfunctions=[("venting_seam", "A", 0)],
    )
    table.answer("A", "martyr_blue", "play:martyr")
    assert table.outcome() == ("blue", "deck", "ACD")


# Skipped turns.


@rule("ARD-R51", "ARD-15.7", "ARD-R40")
def test_a_player_with_a_skip_mark_is_passed_over() -> None:
    table = scenario(step="energy_post", skip="B", telling=True)
    assert table.active == "C"
    assert table.g.turn == 2
    assert table.g.skip == [0, 0, 0, 0]
    assert table.log()[:2] == ["skipped", "turn"]
    assert table.told("skipped") == [{"seat": 1}]


@rule("ARD-R51")
def test_a_mark_is_lost_only_by_being_passed_over() -> None:
    table = scenario(step="energy_post", skip="BD")
    assert table.active == "C"
    assert table.g.skip == [0, 0, 0, 1]


@rule("ARD-R51")
def test_the_player_whose_turn_just_ended_may_be_the_next() -> None:
    table = scenario(step="energy_post", skip="BCD", telling=True)
    assert table.active == "A"
    assert table.g.turn == 2
    assert table.g.skip == [0, 0, 0, 0]
    assert table.told("skipped") == [{"seat": 1}, {"seat": 2}, {"seat": 3}]


@rule("ARD-R51")
def test_where_all_bear_a_mark_the_first_to_lose_it_plays() -> None:
    table = scenario(step="energy_post", skip="ABCD", telling=True)
    assert table.active == "B"
    assert table.g.skip == [0, 0, 0, 0]
    assert len(table.told("skipped")) == 4


@rule("ARD-R51", "ARD-8.7")
def test_the_dead_are_not_even_skipped() -> None:
    table = scenario(step="energy_post", dead="B", skip="C", telling=True)
    assert table.active == "D"
    assert table.told("skipped") == [{"seat": 2}]


@rule("ARD-R40", "ARD-15.7", "ARD-R26")
def test_a_skipped_turn_does_not_happen() -> None:
    table = scenario(
        step="play:sealed_bulkheads",
        hands={"C": ["martyr"] * 3},
        deck=["martyr"] * 20,
        skip="B",
        malfunctions=[("venting_seam", "B", 0), ("venting_seam", "C", 0)],
        ally_order={"B": "D"},
    )
    assert table.active == "C"
    assert table.cells == 6
    assert table.g.protected
    assert table.hand("B") == []
    assert table.g.ally_order == [-1, 3, -1, -1]


@rule("ARD-R51", "ARD-15.1")
def test_anaesthetise_marks_and_gives_the_energy_at_once() -> None:
    table = scenario(hands={"A": THREE}, energy_in_front={"A": 2}, skip="C")
    table.answer("A", "energy_pre", "ability")
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]
    table.answer("A", "anaesthetise_target", "seat:1")
    assert table.g.skip == [0, 1, 1, 0]
    assert (table.energy("A"), table.energy("B")) == (1, 1)
    assert table.zone("discard") == []


@rule("ARD-R51")
def test_a_marked_player_may_be_chosen_again_and_gets_the_energy_only() -> None:
    table = scenario(hands={"A": THREE}, energy_in_front={"A": 1}, skip="C")
    table.answer("A", "energy_pre", "ability").answer("A", "anaesthetise_target", "seat:2")
    assert table.g.skip == [0, 0, 1, 0]
    assert (table.energy("A"), table.energy("C")) == (0, 1)


@rule("ARD-R51")
def test_the_energy_of_an_anaesthetised_player_can_be_spent_on_a_later_turn() -> None:
    table = scenario(
        step="energy_post", hands={"A": THREE}, deck=["martyr"] * 30, energy_in_front={"A": 1}
    )
    table.answer("A", "energy_post", "ability").answer("A", "anaesthetise_target", "seat:1")
    assert table.active == "C"
    for following in ("D", "A", "B"):
        finish_turn(table)
        assert table.active == following
    assert table.asked() == [("B", "energy_pre")]


@rule("ARD-R51", "ARD-8.7")
def test_death_removes_the_skip_mark_and_the_order_that_binds_the_dead() -> None:
    table = scenario(step="play:airlock", skip="BC", ally_order={"B": "D", "C": "B", "D": "B"})
    for voter in "ABCD":
        table.answer(voter, "airlock_vote", "seat:1")
    assert table.health("B") == 0
    # C has been passed over since, and D's own order does not bind the dead.
    assert table.active == "D"
    assert table.g.skip == [0, 0, 0, 0]
    assert table.g.ally_order == [-1, -1, 1, 1]


@rule("ARD-3.5", "ARD-15.8")
def test_an_ally_order_lapses_after_the_turn_it_bound() -> None:
    table = scenario(step="energy_post", ally_order={"A": "C", "B": "D"})
    assert table.g.ally_order == [-1, 3, -1, -1]

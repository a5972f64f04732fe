"""Primitives of the vocabulary where the shipped cards do not reach their limits."""

from pathlib import Path
from typing import Any

import pytest

from tests.rule import rule

from .homemade import event, homemade
from .scenario import Scenario, scenario

D_RED = {"A": "crew", "B": "crew", "C": "crew", "D": "saboteur"}


def play(folder: Path, on_play: str, more_cards: str = "", **more: Any) -> Scenario:
    """A homemade card `own` is played; A has an Energy, so that the table stops in step VII."""
    more.setdefault("energy_in_front", {"A": 1})
    more.setdefault("missions", D_RED)
    more.setdefault("step", "play:own")
    content = homemade(folder, event("own", on_play) + more_cards)
    return scenario(content=content, telling=True, **more)


def holds(folder: Path, condition: str, **more: Any) -> bool:
    """Whether a card finds this condition true: then it damages its player, else it heals."""
    table = play(
        folder,
        f"[{{ if = {{ condition = {condition}, do = [{{ damage = 'active' }}] }} }}]",
        **more,
    )
    return table.health("A") == 1


# Conditions.


@rule("ARD-10.3")
@pytest.mark.parametrize(
    ("op", "at_2", "at_3", "at_4"),
    [("<=", True, True, False), (">=", False, True, True), ("==", False, True, False)],
)
def test_a_card_may_ask_for_the_number_of_cells(
    tmp_path: Path, op: str, at_2: bool, at_3: bool, at_4: bool
) -> None:
    condition = f"{{ cells = {{ op = '{op}', n = 3 }} }}"
    for cells, expected in ((2, at_2), (3, at_3), (4, at_4)):
        assert holds(tmp_path, condition, cells=cells) is expected


@rule("ARD-5.7")
def test_conditions_may_be_negated_and_combined(tmp_path: Path) -> None:
    assert holds(tmp_path / "a", "{ not = 'red_alert' }", cells=6)
    assert not holds(tmp_path / "b", "{ not = 'red_alert' }", cells=2)
    not_four = "{ not = { cells = { op = '==', n = 4 } } }"
    assert not holds(tmp_path / "d", not_four, cells=4)
    assert holds(tmp_path / "d", not_four, cells=5)
    both = "['red_alert', 'deck_nonempty']"
    assert holds(tmp_path / "c", both, cells=2)
    assert not holds(tmp_path / "c", both, cells=3)
    assert not holds(tmp_path / "c", both, cells=2, deck=[])


@rule("ARD-5.7")
def test_a_card_may_ask_for_hands_deck_and_missions(tmp_path: Path) -> None:
    assert holds(tmp_path / "a", "{ hand_nonempty = 'active' }", hands={"A": ["energy"]})
    assert not holds(tmp_path / "a", "{ hand_nonempty = 'active' }", hands={"B": ["energy"]})
    assert holds(tmp_path / "b", "'deck_nonempty'")
    assert not holds(tmp_path / "b", "'deck_nonempty'", deck=[])
    assert holds(tmp_path / "c", "{ mission_blue = 'active' }")
    assert not holds(tmp_path / "c", "{ mission_blue = 'active' }", missions={"D": "crew"})
    assert holds(tmp_path / "d", "{ mission_red = 'active' }", missions={"D": "crew"})
    assert not holds(tmp_path / "d", "{ mission_red = 'active' }")


# Effects.


@rule("ARD-R33", "ARD-R63")
def test_two_cards_drawn_by_one_card_open_two_red_windows(tmp_path: Path) -> None:
    table = play(tmp_path, "[{ draw = { who = 'active', n = 2 } }]", cells=1, deck=["airlock"] * 3)
    assert table.hand("A") == ["airlock", "airlock"]
    assert table.log()[1:5] == ["drew", "window", "drew", "window"]
    table = play(tmp_path, "[{ draw = { who = 'active', n = 2 } }]", deck=["airlock"] * 3)
    assert table.hand("A") == ["airlock", "airlock"]
    assert "window" not in table.log()
    table = play(tmp_path, "[{ draw = { who = 'active', n = 2 } }]", deck=["airlock"])
    assert table.hand("A") == ["airlock"]


@rule("ARD-5.9", "ARD-R48")
def test_two_cards_to_discard_are_chosen_one_at_a_time(tmp_path: Path) -> None:
    table = play(
        tmp_path, "[{ discard = { who = 'active', n = 2 } }]",
        hands={"A": ["energy", "martyr", "airlock"]},
    )  # fmt: skip
    assert table.asked() == [("A", "card_discard")]
    table.answer("A", "card_discard", "card:martyr")
    assert table.options("A") == ["card:airlock", "card:energy"]
    table.answer("A", "card_discard", "card:energy")
    assert table.hand("A") == ["airlock"]
    assert table.zone("discard") == ["own", "energy", "martyr"]
    table = play(tmp_path, "[{ discard = { who = 'active', n = 2 } }]", hands={"A": ["energy"]})
    assert table.hand("A") == []
    assert table.asked() == [("A", "energy_post")]


@rule("ARD-15.5")
@pytest.mark.parametrize(("held", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_two_random_cards_are_discarded_as_far_as_possible(
    tmp_path: Path, held: int, left: int
) -> None:
    table = play(
        tmp_path, "[{ discard = { who = 'active', n = 2, how = 'random' } }]",
        hands={"A": ["airlock"] * held},
    )  # fmt: skip
    assert len(table.hand("A")) == left
    assert table.zone("discard") == ["own"] + ["airlock"] * (held - left)


@rule("ARD-14.7", "ARD-5.7")
def test_a_surge_may_cost_a_number_of_energy_and_spare_nobody(tmp_path: Path) -> None:
    table = play(
        tmp_path, "[{ discard_energy = { selector = 'each_living', n = 2 } }]",
        energy_in_front={"A": 3, "B": 1, "D": 2},
    )  # fmt: skip
    assert [table.energy(seat) for seat in "ABCD"] == [1, 0, 0, 0]
    assert table.told("energy_lost") == [
        {"seat": 0, "number": 2}, {"seat": 1, "number": 1}, {"seat": 3, "number": 2},
    ]  # fmt: skip


@rule("ARD-14.8", "ARD-R44")
def test_a_gathering_may_take_more_of_the_deck_lose_more_and_play_blue(tmp_path: Path) -> None:
    table = play(
        tmp_path, "[{ gather = { deck_top = 2, lose_random = 0, play_colour = 'blue' } }]",
        deck=["energy", "cell_puncture", "martyr"], hands={"B": ["airlock"]},
    )  # fmt: skip
    assert table.energy("A") == 2
    assert table.cells == 6
    assert table.zone("deck") == ["martyr"]
    assert sorted(table.zone("discard")) == ["airlock", "cell_puncture", "own"]
    table = play(
        tmp_path / "b", "[{ gather = { deck_top = 3, lose_random = 2, play_colour = 'red' } }]",
        deck=["cell_puncture"] * 2,
    )  # fmt: skip
    assert table.cells == 6, "two cards, both lost"
    assert table.log().count("fold_lost") == 2


@rule("ARD-5.7", "ARD-5.9")
def test_without_a_legal_target_the_rest_of_the_text_is_skipped(tmp_path: Path) -> None:
    text = (
        "[{ target = { selector = 'other_living', filter = 'hand_nonempty' } },"
        " { damage = 'target' }, { destroy_cell = 1 }]"
    )
    table = play(tmp_path, text, hands={"A": ["energy"]})
    assert table.cells == 6
    assert table.asked() == [("A", "energy_post")]
    assert table.zone("discard") == ["own"]
    table = play(tmp_path, text, hands={"B": ["energy"], "C": ["energy"]})
    assert table.asked() == [("A", "card_target")]
    assert table.options("A") == ["seat:1", "seat:2"]
    table.answer("A", "card_target", "seat:2")
    assert (table.health("C"), table.cells) == (1, 5)
    assert table.told("targeted") == [{"seat": 0, "seat_target": 2}]


@rule("ARD-5.8", "ARD-5.7")
def test_a_nested_card_whose_text_breaks_off_does_not_stop_the_card_that_played_it(
    tmp_path: Path,
) -> None:
    inner = event("inner", "[{ target = 'malfunction' }, { remove = 'target' }]")
    table = play(
        tmp_path, "[{ play = 'deck_top' }, { destroy_cell = 1 }]", inner, deck=["inner", "energy"]
    )
    assert table.cells == 5
    assert table.zone("discard") == ["own", "inner"]


@rule("ARD-5.9")
def test_a_choice_of_which_no_option_holds_does_nothing(tmp_path: Path) -> None:
    text = (
        "[{ choose = { by = 'active', options = ["
        "{ label = 'first', if = 'red_alert', do = [{ damage = 'active' }] },"
        "{ label = 'second', if = { cells = { op = '==', n = 5 } }, do = [{ destroy_cell = 1 }] }"
        "] } }]"
    )
    table = play(tmp_path, text, cells=6)
    assert (table.health("A"), table.cells) == (2, 6)
    table = play(tmp_path, text, cells=5)
    assert (table.health("A"), table.cells) == (2, 4), "a single option is taken unasked"
    table = play(tmp_path, text, cells=2, malfunctions=[("venting_seam", "D", 0)])
    assert (table.health("A"), table.cells) == (1, 2)


@rule("ARD-8.2", "ARD-16.9")
def test_heal_does_nothing_to_the_undamaged(tmp_path: Path) -> None:
    table = play(tmp_path, "[{ heal = 'active' }]")
    assert table.health("A") == 2
    assert "was_healed" not in table.log()
    table = play(tmp_path, "[{ heal = 'active' }]", damaged="A")
    assert table.health("A") == 2
    assert table.told("was_healed") == [{"seat": 0}]


@rule("ARD-8.7")
def test_the_dead_can_be_neither_healed_nor_killed_again(tmp_path: Path) -> None:
    table = play(
        tmp_path, "[{ kill = 'active' }, { heal = 'active' }, { damage = 'active' }, "
        "{ kill = 'active' }]",
    )  # fmt: skip
    assert table.health("A") == 0
    assert table.log().count("was_killed") == 1
    assert "was_healed" not in table.log()


@rule("ARD-R65")
@pytest.mark.parametrize(("team", "winners"), [("red", "D"), ("blue", "ABC")])
def test_a_card_may_say_that_a_team_wins(tmp_path: Path, team: str, winners: str) -> None:
    table = play(tmp_path, f"[{{ win = '{team}' }}, {{ destroy_cell = 1 }}]")
    assert table.outcome() is not None
    assert table.outcome() == (team, "oxygen", winners)
    assert table.cells == 6


@rule("ARD-12.5", "ARD-13.1")
def test_an_unanswerable_loss_of_the_last_cell_is_a_loss_all_the_same(tmp_path: Path) -> None:
    text = "[{ destroy_cell = { n = 1, unanswerable = true } }]"
    table = play(tmp_path, text, cells=1, hands={"B": ["martyr"]})
    assert table.outcome() == ("red", "oxygen", "D")
    assert "window" not in table.log()
    table = play(tmp_path, text, cells=2, hands={"D": ["martyr"]})
    assert table.cells == 1
    assert "window" not in table.log()
    table = play(tmp_path, text, cells=2, protected=True)
    assert table.cells == 2


@rule("ARD-16.3")
def test_of_several_priorities_the_highest_comes_first(tmp_path: Path) -> None:
    cards = "".join(
        event(name, "[{ destroy_cell = 1 }]").replace("kind =", f"priority = {priority}\nkind =")
        for name, priority in (("first", 2), ("also_first", 2), ("second", 1))
    )
    table = play(tmp_path, "[]", cards, step="reveal:own,second,first,also_first,martyr")
    assert table.options("A") == ["card:also_first", "card:first"]
    table.answer("A", "resolve_next", "card:first")
    assert table.options("A") == ["card:martyr", "card:own"], "also_first and second went unasked"
    assert table.cells == 3


LEAK = """
[[card]]
id = "leak"
name = "Leak"
colour = "red"
count = 1
kind = "malfunction"
repair = 1
text = "Homemade."
on_play = [{ place = "front_active" }]
triggers = [{ when = "on_leave", do = [{ damage = "holder" }, { destroy_cell = 1 }] }]
"""
RIFT = LEAK.replace("leak", "rift").replace("Leak", "Rift").replace("destroy_cell", "restore_cell")


@rule("ARD-R66", "ARD-9.5")
def test_an_on_leave_effect_happens_as_soon_as_its_malfunction_is_discarded(tmp_path: Path) -> None:
    table = play(tmp_path, "[]", LEAK, step="energy_post", malfunctions=[("leak", "B", 0)])
    table.answer("A", "energy_post", "repair:1")
    assert table.health("B") == 1
    assert table.cells == 5
    assert table.log()[:4] == ["repaired", "malfunction_gone", "was_damaged", "cell_lost"]


@rule("ARD-R66", "ARD-8.6", "ARD-R15")
def test_on_leave_effects_of_the_dead_follow_the_whole_loss_oldest_first(tmp_path: Path) -> None:
    table = play(
        tmp_path, "[{ kill = 'active' }]", LEAK + RIFT,
        malfunctions=[("leak", "A", 0), ("rift", "A", 0)], cells=3, hands={"A": ["martyr"]},
    )  # fmt: skip
    assert table.cells == 3
    assert table.log()[1:7] == [
        "was_killed", "mission_shown", "malfunction_gone", "malfunction_gone", "cell_lost",
        "cell_restored",
    ]  # fmt: skip
    assert table.zone("discard") == ["own", "rift", "leak", "energy", "martyr"]


@rule("ARD-R66", "ARD-13.8")
def test_a_death_that_ends_the_game_lets_no_on_leave_effect_happen(tmp_path: Path) -> None:
    table = play(
        tmp_path, "[{ kill = 'active' }]", LEAK, active="D", malfunctions=[("leak", "D", 0)]
    )
    assert table.outcome() == ("blue", "saboteur", "ABC")
    assert table.cells == 6


@rule("ARD-12.1", "ARD-R34", "ARD-R57")
def test_a_homemade_reaction_is_offered_beside_martyr(tmp_path: Path) -> None:
    card = (
        event("pump", "[]", "blue").replace('kind = "event"', 'kind = "reaction"')
        + "reactions = [{ when = 'cells_hit_zero', do = [{ restore_cell = 2 }] }]\n"
    )
    table = play(
        tmp_path, "[{ destroy_cell = 1 }]", card, cells=1,
        hands={"B": ["pump", "martyr"], "D": ["pump"]},
    )  # fmt: skip
    assert table.asked() == [("B", "martyr_blue")]
    assert table.options("B") == ["decline", "play:martyr", "play:pump"]
    table.answer("B", "martyr_blue", "decline")
    assert table.options("D") == ["decline", "play:pump"]
    table.answer("D", "martyr_blue", "play:pump")
    assert table.cells == 2
    assert table.outcome() is None
    assert table.zone("discard") == ["own", "pump"]
    assert [table.health(seat) for seat in "BD"] == [2, 2]


@rule("ARD-14.2", "ARD-R25")
def test_a_repeated_text_is_counted_once_at_its_start(tmp_path: Path) -> None:
    text = "[{ repeat = { n = 3, if = 'red_alert', otherwise = 2, do = [{ destroy_cell = 1 }] } }]"
    assert play(tmp_path, text, cells=6).cells == 4
    assert play(tmp_path, text, cells=4, alert_at=4).cells == 1
    assert play(tmp_path, text, cells=3).cells == 1, "Red Alert began after the start"


@rule("ARD-15.6", "ARD-5.9")
def test_a_card_that_kills_its_target_kills_nobody_else(tmp_path: Path) -> None:
    table = play(tmp_path, "[{ target = 'any_living' }, { kill = 'target' }]")
    assert table.options("A") == ["seat:0", "seat:1", "seat:2", "seat:3"]
    table.answer("A", "card_target", "seat:1")
    assert [table.health(seat) for seat in "ABCD"] == [2, 0, 2, 2]


@rule("ARD-14.3", "ARD-10.5")
@pytest.mark.parametrize(("cells", "after"), [(5, 5), (4, 3)])
def test_a_loss_may_be_unpreventable_under_any_condition(
    tmp_path: Path, cells: int, after: int
) -> None:
    text = "[{ destroy_cell = { unpreventable_if = { cells = { op = '<=', n = 4 } } } }]"
    assert play(tmp_path, text, cells=cells, protected=True).cells == after


@rule("ARD-14.2", "ARD-5.7")
def test_a_repeated_text_of_several_parts_goes_through_them_in_order(tmp_path: Path) -> None:
    text = (
        "[{ repeat = { n = 2, if = { cells = { op = '==', n = 4 } }, otherwise = 0,"
        " do = [{ destroy_cell = 1 }, { heal = 'active' }, { damage = 'active' }] } }]"
    )
    seam = [("venting_seam", "D", 0)]
    table = play(tmp_path, text, cells=4, malfunctions=seam)
    assert table.log()[1:6] == [
        "cell_lost",
        "was_damaged",
        "cell_lost",
        "was_healed",
        "was_damaged",
    ]
    table = play(tmp_path, text, cells=5)
    assert (table.health("A"), table.cells) == (2, 5)

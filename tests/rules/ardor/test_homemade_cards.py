"""Primitives of the vocabulary where the shipped cards do not reach their limits."""

from pathlib import Path
from typing import Any

import pytest

from shipboard.games.ardor.table import GAME
from shipboard.kernel.content import PackError
from shipboard.kernel.words import Speaker
from tests.rule import rule

from .homemade import event, homemade, malfunction
from .scenario import LETTERS, Scenario, scenario

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
    assert table.outcome() == (team, "card", winners)
    assert table.words()[-1].endswith("a card says so.")
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


# Choices.

CHOICE = (
    "[{ choose = { by = 'active', options = [{ label = 'first', do = [{ destroy_cell = 1 }] },"
    " { label = 'second' }] } }]"
)


@rule("ARD-8.11", "ARD-R16")
@pytest.mark.parametrize(("dead_chooser", "chooser"), [("self", "A"), ("next_living", "B")])
def test_what_is_chosen_for_a_dead_player_is_told_as_the_choice_of_who_chose(
    tmp_path: Path, dead_chooser: str, chooser: str
) -> None:
    seat = LETTERS.index(chooser)
    for_a_dead_one: dict[str, Any] = {"dead": "A", "dead_chooser": dead_chooser}
    table = play(tmp_path, CHOICE, energy_in_front={}, **for_a_dead_one)
    table.answer(chooser, "card_choice", "second")
    assert [told["seat"] for told in table.told("chose")] == [seat]
    text = "[{ target = 'any_living' }, { damage = 'target' }]"
    table = play(tmp_path, text, energy_in_front={}, **for_a_dead_one)
    table.answer(chooser, "card_target", "seat:3")
    assert table.told("targeted") == [{"seat": seat, "seat_target": 3}]


# Parts that cannot happen.


@rule("ARD-5.7", "ARD-15.6")
@pytest.mark.parametrize("to", ["hand", "back"])
def test_a_look_into_an_empty_hand_shows_nothing_and_nothing_follows(
    tmp_path: Path, to: str
) -> None:
    text = f"[{{ target = 'any_living' }}, {{ look = 'hand_random' }}, {{ move = '{to}' }}]"
    table = play(tmp_path, text, hands={"B": ["energy"]})
    table.answer("A", "card_target", "seat:2")
    assert table.hand("A") == table.hand("C") == []
    assert "inspected" not in table.log()
    assert table.asked() == [("A", "energy_post")]


@rule("ARD-16.11", "ARD-7.8", "ARD-5.7")
@pytest.mark.parametrize("damaged", ["A", "BCD"])
def test_a_card_mimics_only_where_there_is_somebody_undamaged_to_mimic(
    tmp_path: Path, damaged: str
) -> None:
    text = "[{ use_ability = ['active', 'other_living_undamaged'] }]"
    table = play(tmp_path, text, damaged=damaged)
    assert table.asked()[0][1] != "mimic_pick"
    assert "used_ability" not in table.log()


@rule("ARD-15.1", "ARD-R66")
def test_each_energy_spent_is_given_once(tmp_path: Path) -> None:
    """One was spent on this use; the older one in the Discard Pile was not."""
    twice = (
        "[[character]]\nid = 'giver'\nname = 'Giver'\ntext = 'Homemade.'\n"
        "ability = { id = 'give', name = 'Give', do = [{ gain_energy = 'active' },"
        " { gain_energy = 'active' }] }\n"
    )
    table = play(
        tmp_path, "[]", twice, step="turn", characters={"A": "giver"}, discard=["energy"],
        hands={"A": ["airlock", "martyr"]},
    )  # fmt: skip
    table.answer("A", "energy_pre", "ability")
    assert table.energy("A") == 1
    assert table.zone("discard") == ["energy"]


@rule("ARD-8.10", "ARD-10.6", "ARD-R57")
@pytest.mark.parametrize(("when", "cells"), [("cells_is_one", 2), ("cells_hit_zero", 1)])
def test_a_reaction_that_kills_the_active_player_is_discarded_although_the_turn_ends(
    tmp_path: Path, when: str, cells: int
) -> None:
    parts = "[{ kill = 'active' }, { restore_cell = 1 }]"
    card = (
        event("pump", "[]", "blue").replace('kind = "event"', 'kind = "reaction"')
        + f"reactions = [{{ when = '{when}', do = {parts} }}]\n"
    )
    table = play(
        tmp_path, "[]", card, step="turn", cells=cells, hands={"B": ["pump"]},
        malfunctions=[("venting_seam", "A", 0)], energy_in_front={},
    )  # fmt: skip
    table.answer("B", table.asked()[0][1], "play:pump")
    assert table.health("A") == 0
    assert table.zone("playing") == []
    assert "pump" in table.zone("discard")
    assert table.cells == cells - 1, "nothing further of the text happens"
    assert table.outcome() == (("red", "oxygen", "D") if cells == 1 else None)


@rule("ARD-5.7", "ARD-R57")
def test_a_reaction_whose_text_breaks_off_is_discarded_all_the_same(tmp_path: Path) -> None:
    card = (
        event("pump", "[]", "blue").replace('kind = "event"', 'kind = "reaction"')
        + "reactions = [{ when = 'cells_is_one', do = [{ target = 'malfunction' },"
        " { remove = 'target' }] }]\n"
    )
    table = play(tmp_path, "[{ destroy_cell = 1 }]", card, cells=2, hands={"B": ["pump"]})
    table.answer("B", "martyr_red", "play:pump")
    assert table.zone("playing") == []
    assert table.zone("discard") == ["own", "pump"]


@rule("ARD-5.9", "ARD-16.6")
def test_the_active_player_chooses_for_a_malfunction_that_lies_before_nobody(
    tmp_path: Path,
) -> None:
    text = "[{ when = 'on_leave', do = [{ target = 'any_living' }, { damage = 'target' }] }]"
    rust = malfunction("rust", text).replace("front_active", "ship_area")
    table = play(tmp_path, "[]", rust, step="energy_post", malfunctions=[("rust", "ship", 0)])
    table.answer("A", "energy_post", "repair:1")
    assert table.asked() == [("A", "card_target")]
    table.answer("A", "card_target", "seat:3")
    assert table.health("D") == 1


# What is refused when it is read.


def refusal(folder: Path, card: str) -> str:
    """The one problem that the loader finds with this card."""
    content = homemade(folder, card)
    with pytest.raises(PackError) as refused:
        GAME.choose(4, {"content": content})
    (problem,) = refused.value.problems
    head = f"{Path(content.removeprefix('file:')).name}: card 'own': "
    assert problem.startswith(head)
    return problem.removeprefix(head)


NOBODY = "found a target that nobody has chosen, expected target or vote before it"


@rule("ARD-5.9")
@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[{ damage = 'target' }]", "on_play[0].damage"),
        ("[{ kill = 'target' }]", "on_play[0].kill"),
        ("[{ skip_turn = 'target' }]", "on_play[0].skip_turn"),
        ("[{ look = 'hand_random' }, { move = 'hand' }]", "on_play[0].look"),
        ("[{ force_ally = ['active', 'target'] }]", "on_play[0].force_ally"),
        (
            "[{ if = { condition = 'red_alert', do = [{ target = 'any_living' }] } },"
            " { heal = 'target' }]",
            "on_play[1].heal",
        ),
        (
            "[{ if = { condition = { alive = 'target' }, do = [{ destroy_cell = 1 }] } }]",
            "on_play[0].if.condition.alive",
        ),
        (
            "[{ vote = { on_majority = [{ kill = 'target' }] } }, { damage = 'target' }]",
            "on_play[1].damage",
        ),
        (
            "[{ choose = { by = 'active', options = [{ label = 'first', if = { alive = 'target' },"
            " do = ['nothing'] }] } }]",
            "on_play[0].choose.options[0].if.alive",
        ),
    ],
)
def test_a_text_speaks_of_a_target_only_after_one_was_chosen(
    tmp_path: Path, text: str, where: str
) -> None:
    assert refusal(tmp_path, event("own", text)) == f"{where}: {NOBODY}"


@rule("ARD-5.9")
def test_outside_of_a_text_nobody_has_been_chosen(tmp_path: Path) -> None:
    card = event("own", "[]") + "no_cancel_if = { undamaged = 'target' }\n"
    assert refusal(tmp_path / "a", card) == f"no_cancel_if.undamaged: {NOBODY}"
    card = event("own", "[]") + (
        "reactions = [{ when = 'cells_is_one', if = { alive = 'target' }, do = ['nothing'] }]\n"
    )
    assert refusal(tmp_path / "b", card) == f"reactions[0].if.alive: {NOBODY}"


@rule("ARD-5.9", "ARD-11.1", "ARD-16.7")
def test_a_chosen_nominated_or_voted_player_may_be_spoken_of(tmp_path: Path) -> None:
    for number, text in enumerate(
        (
            "[{ target = 'any_living' },"
            " { if = { condition = 'red_alert', do = [{ damage = 'target' }] } }]",
            "[{ vote = { on_majority = [{ kill = 'target' }] } }]",
            "[{ vote = { on_majority = [], nominee = true } }, { damage = 'target' }]",
            "[{ if = { condition = 'red_alert', do = [{ target = 'any_living' }],"
            " otherwise = [{ target = 'other_living' }] } },"
            " { heal = 'target' }]",
            "[{ target = 'two_living' }, 'swap_front', { damage = 'target' }]",
        )
    ):
        content = homemade(tmp_path / str(number), event("own", text))
        assert GAME.choose(4, {"content": content})


@rule("ARD-15.4", "ARD-16.5")
def test_players_and_malfunctions_are_not_taken_for_each_other(tmp_path: Path) -> None:
    cases = {
        "[{ target = 'malfunction' }, { damage = 'target' }]": (
            "on_play[1].damage: found a Malfunction as the player, expected target or vote"
            " before it"
        ),
        "[{ target = 'any_living' }, { remove = 'target' }]": (
            "on_play[1].remove: found no Malfunction to remove, expected target = malfunction"
            " before it"
        ),
        "[{ target = 'any_living' }, 'swap_front']": (
            "on_play[1].swap_front: found no two players to swap, expected target = two_living"
            " before it"
        ),
        "[{ target = { selector = 'two_living', decision = 'detail_target' } }, 'swap_front']": (
            'on_play[0].target: found the unknown field "decision", expected one of selector,'
            " filter, ask"
        ),
    }
    for number, (text, problem) in enumerate(cases.items()):
        assert refusal(tmp_path / str(number), event("own", text)) == problem


@rule("ARD-9.1", "ARD-16.6")
def test_a_malfunction_on_the_ship_has_no_holder(tmp_path: Path) -> None:
    card = malfunction("own", "[{ when = 'on_leave', do = [{ damage = 'holder' }] }]")
    assert GAME.choose(4, {"content": homemade(tmp_path, card)})
    assert refusal(tmp_path, card.replace("front_active", "ship_area")) == (
        "triggers[0].do[0].damage: found the holder of a card on the ship, expected active,"
        " since it lies in front of nobody"
    )


SECOND = "found a second place for this card, expected one place on every way through the text"


@rule("ARD-5.10", "ARD-5.13")
def test_a_card_goes_to_one_place(tmp_path: Path) -> None:
    pile = "{ place = 'command_pile' }"
    cases = {
        f"[{pile}, {pile}]": "on_play[1].place",
        f"[{{ if = {{ condition = 'red_alert', do = [{pile}] }} }}, {pile}]": "on_play[1].place",
        f"[{{ repeat = {{ n = 2, do = [{pile}] }} }}]": "on_play[0].repeat.do[0].place",
    }
    for number, (text, where) in enumerate(cases.items()):
        assert refusal(tmp_path / str(number), event("own", text)) == f"{where}: {SECOND}"
    either = f"[{{ if = {{ condition = 'red_alert', do = [{pile}], otherwise = [{pile}] }} }}]"
    assert GAME.choose(4, {"content": homemade(tmp_path / "either", event("own", either))})


@rule("ARD-9.1", "ARD-14.1")
@pytest.mark.parametrize(
    ("place", "only"),
    [("front_active", "energy and malfunctions only"), ("ship_area", "malfunctions only")],
)
def test_only_what_stays_in_play_is_put_in_front_or_on_the_ship_at_any_depth(
    tmp_path: Path, place: str, only: str
) -> None:
    for number, text in enumerate(
        (
            f"[{{ place = '{place}' }}]",
            "[{ choose = { by = 'active', options = [{ label = 'first',"
            f" do = [{{ place = '{place}' }}] }}, {{ label = 'second' }}] }} }}]",
            f"[{{ if = {{ condition = 'red_alert', do = [{{ place = '{place}' }}] }} }}]",
        )
    ):
        problem = refusal(tmp_path / str(number), event("own", text))
        assert problem == f"found place {place}, expected it on {only}"


@rule("ARD-9.1", "ARD-5.10")
def test_a_malfunction_may_be_placed_by_a_choice(tmp_path: Path) -> None:
    either = (
        "on_play = [{ choose = { by = 'active', options = [{ label = 'first',"
        " do = [{ place = 'front_active' }] }, { label = 'second' }] } }]"
    )
    card = malfunction("own", "[{ when = 'turn_start', do = [{ destroy_cell = 1 }] }]")
    content = homemade(tmp_path, card.replace('on_play = [{ place = "front_active" }]', either))
    for option, there in (("first", ["own"]), ("second", [])):
        table = scenario(content=content, missions=D_RED, step="play:own", energy_in_front={"A": 1})
        table.answer("A", "card_choice", option)
        assert [name for name, _, _ in table.malfunctions()] == there
        assert table.energy("A") == 1


@rule("ARD-5.10", "ARD-R57")
@pytest.mark.parametrize(
    "card",
    [
        event("own", "[]")
        + "reactions = [{ when = 'cells_is_one', do = [{ place = 'command_pile' }] }]\n",
        malfunction("own", "[{ when = 'turn_start', do = [{ place = 'command_pile' }] }]"),
    ],
    ids=["reaction", "trigger"],
)  # fmt: skip
def test_only_a_card_that_is_being_played_goes_anywhere(tmp_path: Path, card: str) -> None:
    problem = refusal(tmp_path, card)
    assert problem.endswith(
        "do[0].place: found a card that is not being played, expected place in on_play only"
    )


@rule("ARD-14.9", "ARD-15.3", "ARD-15.6")
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            "[{ target = 'any_living' }, { move = 'hand' }]",
            "on_play[1].move: found no such card looked at, expected look = hand_random right"
            " before it",
        ),
        (
            "[{ pick = 'deck' }]",
            "on_play[0].pick: found no such card looked at, expected look = discard_top right"
            " before it",
        ),
        (
            "[{ look = ['discard_top', 3] }, 'assign']",
            "on_play[1].assign: found no such card looked at, expected look = deck_top right"
            " before it",
        ),
        (
            "[{ look = ['deck_top', 3] }]",
            "on_play[0].look: found cards looked at that go nowhere, expected assign right after"
            " it, on every way",
        ),
        (
            "[{ look = ['discard_top', 3] }, { destroy_cell = 1 }, 'pick']",
            "on_play[0].look: found cards looked at that go nowhere, expected pick right after it,"
            " on every way",
        ),
        (
            "[{ target = 'any_living' }, { look = 'hand_random' },"
            " { if = { condition = 'red_alert', do = [{ move = 'hand' }] } }]",
            "on_play[1].look: found cards looked at that go nowhere, expected move right after it,"
            " on every way",
        ),
        (
            "[{ look = ['deck_top', 4] }, 'assign']",
            "on_play[0].look: found 4 cards to assign, expected at most 3",
        ),
        (
            "[{ target = 'any_living' }, { look = ['deck_top', 3, 'target'] }, 'assign']",
            "on_play[2].assign: found another player than the viewer, expected who looks at the"
            " cards to put them away",
        ),
    ],
)
def test_what_is_looked_at_is_put_away_at_once_by_who_looked(
    tmp_path: Path, text: str, problem: str
) -> None:
    assert refusal(tmp_path, event("own", text)) == problem


@rule("ARD-7.5")
def test_an_ability_is_read_like_a_card(tmp_path: Path) -> None:
    card = (
        "[[character]]\nid = 'own'\nname = 'Own'\ntext = 'Homemade.'\n"
        "ability = { id = 'own', name = 'Own', do = [{ damage = 'target' }] }\n"
    )
    with pytest.raises(PackError, match=r"character 'own': ability.do\[0\].damage: found a target"):
        GAME.choose(4, {"content": homemade(tmp_path, card)})


OWN_QUESTION = """[{ choose = { by = 'active',
 ask = { prompt = 'Fire: run or fight?', name = 'fire',
 rule = 'ARD-5.9', default = 'run' }, options = [
 { label = 'run', words = 'leave a cell behind', do = [{ destroy_cell = 1 }] },
 { label = 'fight', words = 'get hurt', if = { undamaged = 'active' },
   why = 'Who is hurt cannot fight (ARD-7.8).', do = [{ damage = 'active' }] },
 { label = 'call', words = 'send somebody', do = [
   { target = { selector = 'other_living', ask = 'Who fights the fire?' } },
   { damage = 'target' }] }] } }]"""


@rule("ARD-5.9")
def test_a_card_asks_in_its_own_words(tmp_path: Path) -> None:
    content = homemade(tmp_path, event("own", OWN_QUESTION.replace("\n", "")))
    table = scenario(content=content, missions=D_RED, step="play:own", telling=True)
    assert table.asked() == [("A", "fire")]
    assert table.options("A") == ["call", "fight", "run"]
    kind = GAME.kind(table.g.pack, table.g.open[0][2])
    assert (kind.prompt, kind.rule, kind.default) == ("Fire: run or fight?", "ARD-5.9", "run")
    said = Speaker(GAME, ["A", "B", "C", "D"], 0)
    number = table.g.open[0][2]
    assert [said.option(table.g, number, option) for option in range(3)] == [
        "leave a cell behind", "get hurt", "send somebody",
    ]  # fmt: skip
    table.answer("A", "fire", "call")
    assert table.asked() == [("A", "own")]
    assert GAME.kind(table.g.pack, table.g.open[0][2]).prompt == "Who fights the fire?"
    table.answer("A", "own", "seat:2")
    assert table.health("C") == 1


@rule("ARD-5.9")
def test_a_missing_option_says_why_in_the_words_of_its_card(tmp_path: Path) -> None:
    content = homemade(tmp_path, event("own", OWN_QUESTION.replace("\n", "")))
    table = scenario(content=content, missions=D_RED, step="play:own", damaged="A")
    assert table.options("A") == ["call", "run"]
    assert table.why_not("A", 1) == "Who is hurt cannot fight (ARD-7.8)."


@rule("ARD-16.1")
def test_cards_are_laid_over_ours(tmp_path: Path) -> None:
    more = tmp_path / "more.toml"
    more.write_text(
        event("own", "[{ destroy_cell = 1 }]")
        + '[[change.card]]\nid = "energy"\ncount = 15\n[[remove.card]]\nid = "airlock"\n'
    )
    options = GAME.choose(4, {"content": f"base,file:{more}"})
    pack = GAME.load(options)
    names = [pack.names["card"][design] for design in pack.deck]
    assert (names.count("energy"), names.count("airlock"), names.count("own")) == (15, 0, 1)
    assert len(names) == len(GAME.load(GAME.choose(4, {})).deck) + 2

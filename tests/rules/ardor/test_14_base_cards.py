"""ARD-14: the cards of the base Deck, each by its name."""

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

D_RED = {"A": "crew", "B": "crew", "C": "crew", "D": "saboteur"}
CHOOSERS = pytest.mark.parametrize(
    ("dead_chooser", "chooser"), [("self", "A"), ("next_living", "B")]
)


def table_of(step: str, **more: Any) -> Scenario:
    """A calm table, stopped in step VII unless `dead`: A holds an Energy to spend."""
    if "A" not in more.get("dead", ""):
        more.setdefault("energy_in_front", {"A": 1})
    more.setdefault("missions", D_RED)
    return scenario(step=step, telling=True, **more)


# Energy.


@rule("ARD-14.1", "ARD-R14", "ARD-R19")
def test_energy_stays_face_up_in_front_of_the_active_player() -> None:
    table = table_of("reveal:energy,energy", active="B", energy_in_front={"A": 1})
    assert table.asked() == [("B", "energy_post")]
    assert table.energy("B") == 2
    assert table.energy("A") == 1
    assert table.zone("discard") == []
    assert table.words()[:2] == ["Energy is carried out.", "Energy stays in play in front of B."]


@rule("ARD-14.1", "ARD-8.9", "ARD-R18")
@CHOOSERS
def test_energy_of_a_dead_active_player_is_discarded_at_clean_up(
    dead_chooser: str, chooser: str
) -> None:
    table = table_of("reveal:energy,martyr", dead="A", dead_chooser=dead_chooser)
    assert table.asked() == [(chooser, "resolve_next")]
    assert table.options(chooser) == ["card:energy", "card:martyr"]
    table.answer(chooser, "resolve_next", "card:energy")
    assert table.energy("A") == 0
    assert table.energy("B") == 0
    assert table.active == "B"
    assert table.zone("discard") == ["martyr", "energy"]
    assert table.told("energy_kept") == []


# Debris Strike.


@rule("ARD-14.2")
@pytest.mark.parametrize("cells", [6, 3])
def test_debris_strike_damages_the_active_player_or_a_cell_once(cells: int) -> None:
    table = table_of("play:debris_strike", cells=cells, malfunctions=[("venting_seam", "D", 0)])
    assert table.asked() == [("A", "strike_choice")]
    assert table.options("A") == ["cell", "self"]
    table.answer("A", "strike_choice", "self")
    assert (table.health("A"), table.cells) == (1, cells)
    assert table.asked() == [("A", "energy_post")]
    assert table.words()[:3] == [
        "Debris Strike is carried out.",
        "A chooses: take the hit.",
        "A takes a hit.",
    ]
    table = table_of("play:debris_strike", cells=cells)
    table.answer("A", "strike_choice", "cell")
    assert (table.health("A"), table.cells) == (2, cells - 1)
    assert table.asked() == [("A", "energy_post")]
    assert table.zone("discard") == ["debris_strike"]
    assert table.words()[1:3] == [
        "A chooses: lose a cell.", f"A cell bursts: {cells - 1} left.",
    ]  # fmt: skip


@rule("ARD-14.2", "ARD-R25")
def test_debris_strike_in_red_alert_is_applied_a_second_time_with_a_choice_of_its_own() -> None:
    table = table_of("play:debris_strike", cells=2, malfunctions=[("venting_seam", "D", 0)])
    table.answer("A", "strike_choice", "self")
    assert table.asked() == [("A", "strike_choice")]
    assert table.options("A") == ["cell", "self"]
    table.answer("A", "strike_choice", "cell")
    assert (table.health("A"), table.cells) == (1, 1)
    assert table.asked() == [("A", "energy_post")]


@rule("ARD-14.2", "ARD-R25")
def test_red_alert_that_begins_with_the_first_application_does_not_repeat_the_card() -> None:
    table = table_of("play:debris_strike", cells=3)
    table.answer("A", "strike_choice", "cell")
    assert table.cells == 2
    assert table.asked() == [("A", "energy_post")]


@rule("ARD-14.2", "ARD-8.2", "ARD-R25", "ARD-R18")
@pytest.mark.parametrize("dead_chooser", ["self", "next_living"])
def test_a_second_application_after_the_active_players_death_hits_a_cell(dead_chooser: str) -> None:
    table = table_of("play:debris_strike", cells=2, damaged="A", dead_chooser=dead_chooser)
    table.answer("A", "strike_choice", "self")
    assert table.health("A") == 0
    assert table.cells == 1
    assert table.active == "B"


@rule("ARD-14.2", "ARD-R24", "ARD-10.5")
def test_debris_strike_may_be_turned_to_a_protected_cell_and_nothing_happens() -> None:
    table = table_of("play:debris_strike", protected=True, cells=2)
    assert table.options("A") == ["cell", "self"]
    table.answer("A", "strike_choice", "cell")
    table.answer("A", "strike_choice", "cell")
    assert (table.health("A"), table.cells) == (2, 2)
    assert table.words()[1:5] == [
        "A chooses: lose a cell.", "The bulkheads hold: no cell is lost.",
        "A chooses: lose a cell.", "The bulkheads hold: no cell is lost.",
    ]  # fmt: skip


@rule("ARD-14.2", "ARD-R18", "ARD-8.11")
@pytest.mark.parametrize("dead_chooser", ["self", "next_living"])
@pytest.mark.parametrize(("cells", "after"), [(6, 5), (3, 2), (2, 0)])
def test_debris_strike_and_each_repeat_hit_a_cell_when_the_active_player_is_dead(
    cells: int, after: int, dead_chooser: str
) -> None:
    table = table_of("play:debris_strike", dead="A", cells=cells, dead_chooser=dead_chooser)
    assert table.cells == after
    assert [table.health(seat) for seat in "ABCD"] == [0, 2, 2, 2]


# Cell Puncture.


@rule("ARD-14.3")
@pytest.mark.parametrize(
    ("cells", "protected", "after"),
    [(6, False, 5), (3, False, 2), (3, True, 3), (2, False, 1), (2, True, 1), (6, True, 6)],
)
def test_cell_puncture_destroys_a_cell_which_nothing_prevents_in_red_alert(
    cells: int, protected: bool, after: int
) -> None:
    table = table_of("play:cell_puncture", cells=cells, protected=protected)
    assert table.cells == after
    assert table.asked() == [("A", "energy_post")]
    assert table.zone("discard") == ["cell_puncture"]


@rule("ARD-14.3", "ARD-R18")
@pytest.mark.parametrize("dead_chooser", ["self", "next_living"])
def test_cell_puncture_works_with_a_dead_active_player(dead_chooser: str) -> None:
    assert table_of("play:cell_puncture", dead="A", dead_chooser=dead_chooser).cells == 5


# Chain Tremor.


@rule("ARD-14.4", "ARD-5.13", "ARD-R13")
def test_chain_tremor_returns_to_the_command_pile_beside_the_card_kept() -> None:
    table = table_of("play:chain_tremor", pile=["airlock", "martyr"])
    assert table.cells == 5
    assert table.asked() == [("A", "tremor_choice")]
    assert table.options("A") == ["return", "self"]
    table.answer("A", "tremor_choice", "return")
    assert table.health("A") == 2
    assert table.zone("command_pile") == ["airlock", "chain_tremor"]
    assert table.zone("aside") == []
    assert table.zone("discard") == ["martyr"]
    assert table.words()[:4] == [
        "Chain Tremor is carried out.",
        "A cell bursts: 5 left.",
        "A chooses: let the card return to the Command Pile.",
        "Chain Tremor will return to the Command Pile.",
    ]


@rule("ARD-14.4", "ARD-5.13")
def test_a_returning_chain_tremor_waits_aside_until_clean_up() -> None:
    table = table_of("reveal:chain_tremor,energy,airlock", pile=["martyr"])
    table.answer("A", "resolve_next", "card:chain_tremor")
    table.answer("A", "tremor_choice", "return")
    assert table.asked() == [("A", "resolve_next")]
    assert table.zone("aside") == ["chain_tremor"]
    assert table.zone("command_pile") == ["martyr"]
    assert table.zone("stage") == []


@rule("ARD-14.4")
def test_chain_tremor_taken_as_a_hit_is_discarded_as_usual() -> None:
    table = table_of("play:chain_tremor", pile=["martyr"])
    table.answer("A", "tremor_choice", "self")
    assert (table.health("A"), table.cells) == (1, 5)
    assert table.zone("command_pile") == ["martyr"]
    assert table.zone("discard") == ["chain_tremor"]


@rule("ARD-14.4", "ARD-10.5")
def test_a_protected_ship_loses_no_cell_to_chain_tremor_but_the_choice_is_made() -> None:
    table = table_of("play:chain_tremor", protected=True)
    assert table.cells == 6
    assert table.options("A") == ["return", "self"]


@rule("ARD-14.4", "ARD-10.5")
def test_chain_tremor_can_be_prevented_in_red_alert_and_strikes_once() -> None:
    table = table_of("play:chain_tremor", protected=True, cells=2)
    assert table.cells == 2
    table = table_of("play:chain_tremor", cells=2)
    assert table.cells == 1
    table.answer("A", "tremor_choice", "self")
    assert (table.health("A"), table.cells) == (1, 1)


@rule("ARD-14.4", "ARD-R18")
@pytest.mark.parametrize("dead_chooser", ["self", "next_living"])
def test_chain_tremor_of_a_dead_active_player_returns(dead_chooser: str) -> None:
    table = table_of("play:chain_tremor", dead="A", pile=["martyr"], dead_chooser=dead_chooser)
    assert table.cells == 5
    assert table.zone("command_pile") == ["chain_tremor", "martyr"]
    assert table.health("B") == 2


# Venting Seam.


@rule("ARD-14.5", "ARD-9.1", "ARD-R19")
def test_venting_seam_stays_before_the_active_player_and_costs_nothing_yet() -> None:
    table = table_of("play:venting_seam", active="B", energy_in_front={"B": 1})
    assert table.malfunctions() == [("venting_seam", "B", 0)]
    assert table.cells == 6
    assert table.zone("discard") == []
    assert table.words()[:2] == [
        "Venting Seam is carried out.", "Venting Seam stays in play in front of B.",
    ]  # fmt: skip


@rule("ARD-14.5", "ARD-3.4")
def test_venting_seam_costs_a_cell_at_the_start_of_each_turn_of_its_holder_only() -> None:
    seams = [("venting_seam", "B", 1)]
    assert table_of("turn", active="B", malfunctions=seams).cells == 5
    assert table_of("turn", active="A", malfunctions=seams).cells == 6
    assert table_of("turn", active="B", malfunctions=seams * 2).cells == 4


@rule("ARD-14.5", "ARD-9.5")
def test_venting_seam_needs_two_energy() -> None:
    table = table_of(
        "energy_post", malfunctions=[("venting_seam", "B", 0), ("venting_seam", "B", 1)],
    )  # fmt: skip
    assert table.options("A") == ["ability", "pass", "repair:1", "repair:2"]
    table.answer("A", "energy_post", "repair:1")
    assert table.malfunctions() == [("venting_seam", "B", 1), ("venting_seam", "B", 1)]

    table = table_of("energy_post", malfunctions=[("venting_seam", "C", 1)])
    table.answer("A", "energy_post", "repair:1")
    assert table.malfunctions() == []
    assert table.zone("discard") == ["energy", "energy", "venting_seam"]
    assert table.words()[:2] == ["A puts Energy on Venting Seam.", "Venting Seam is out of play."]


@rule("ARD-14.5", "ARD-R18")
@pytest.mark.parametrize("dead_chooser", ["self", "next_living"])
def test_venting_seam_of_a_dead_active_player_is_discarded_at_clean_up(dead_chooser: str) -> None:
    table = table_of("play:venting_seam", dead="A", dead_chooser=dead_chooser)
    assert table.malfunctions() == []
    assert table.zone("discard") == ["venting_seam"]
    assert table.cells == 6


# Rogue Routine.


@rule("ARD-14.6", "ARD-5.8", "ARD-5.10")
def test_rogue_routine_plays_the_top_card_of_the_deck() -> None:
    table = table_of("play:rogue_routine", deck=["cell_puncture", "airlock", "martyr"])
    assert table.cells == 5
    assert table.zone("deck") == ["airlock", "martyr"]
    assert table.zone("discard") == ["rogue_routine", "cell_puncture"]
    assert table.words()[:3] == [
        "Rogue Routine is carried out.",
        "Cell Puncture comes from the top of the Deck.",
        "Cell Puncture is carried out.",
    ]


@rule("ARD-14.6", "ARD-5.8")
def test_rogue_routines_nest() -> None:
    table = table_of(
        "play:rogue_routine",
        deck=["rogue_routine", "chain_tremor", "energy"],
        malfunctions=[("venting_seam", "D", 0)],
    )
    assert table.asked() == [("A", "tremor_choice")]
    assert table.zone("playing") == ["chain_tremor", "rogue_routine", "rogue_routine"]
    table.answer("A", "tremor_choice", "self")
    assert table.zone("discard") == ["rogue_routine", "rogue_routine", "chain_tremor"]
    assert table.zone("deck") == ["energy"]


@rule("ARD-14.6", "ARD-14.1", "ARD-R19")
def test_energy_played_by_rogue_routine_lies_before_the_active_player() -> None:
    table = table_of("play:rogue_routine", deck=["energy"] * 3)
    assert table.energy("A") == 2
    assert table.zone("discard") == ["rogue_routine"]


@rule("ARD-14.6", "ARD-R42")
def test_rogue_routine_on_an_empty_deck_does_nothing() -> None:
    table = table_of("play:rogue_routine", deck=[])
    assert table.asked() == [("A", "energy_post")]
    assert table.zone("discard") == ["rogue_routine"]


@rule("ARD-14.6", "ARD-14.2", "ARD-R10")
def test_red_alert_is_tested_when_the_nested_card_starts() -> None:
    table = table_of("reveal:cell_puncture,rogue_routine", cells=3, deck=["debris_strike"] * 3)
    table.answer("A", "resolve_next", "card:cell_puncture")
    table.answer("A", "strike_choice", "cell")
    assert table.asked() == [("A", "strike_choice")], "two cells: Red Alert, so twice"


@rule("ARD-14.6", "ARD-R18")
@pytest.mark.parametrize("dead_chooser", ["self", "next_living"])
def test_rogue_routine_works_for_a_dead_active_player(dead_chooser: str) -> None:
    table = table_of(
        "play:rogue_routine", dead="A", dead_chooser=dead_chooser,
        deck=["energy", "airlock", "airlock", "airlock", "martyr"],
    )  # fmt: skip
    assert table.energy("A") == 0
    assert table.zone("discard") == ["rogue_routine", "energy"]


# Grid Surge.


@rule("ARD-14.7", "ARD-R14", "ARD-R22")
def test_grid_surge_costs_every_other_living_player_all_free_energy() -> None:
    table = table_of(
        "play:grid_surge", energy_in_front={"A": 2, "B": 3, "D": 1},
        malfunctions=[("venting_seam", "B", 1), ("venting_seam", "D", 1)],
    )  # fmt: skip
    assert [table.energy(seat) for seat in "ABCD"] == [2, 0, 0, 0]
    assert table.malfunctions() == [("venting_seam", "B", 1), ("venting_seam", "D", 1)]
    assert table.zone("discard") == ["grid_surge"] + ["energy"] * 4
    assert table.words()[1:3] == ["B loses 3 Energy.", "D loses 1 Energy."]
    assert table.log().count("energy_lost") == 2


@rule("ARD-14.7", "ARD-R42")
def test_grid_surge_without_energy_does_nothing() -> None:
    table = table_of("play:grid_surge")
    assert table.energy("A") == 1
    assert table.zone("discard") == ["grid_surge"]


@rule("ARD-14.7", "ARD-R18")
@pytest.mark.parametrize("dead_chooser", ["self", "next_living"])
def test_grid_surge_works_for_a_dead_active_player(dead_chooser: str) -> None:
    table = table_of(
        "play:grid_surge", dead="A", energy_in_front={"B": 1, "C": 1}, dead_chooser=dead_chooser
    )
    assert [table.energy(seat) for seat in "BCD"] == [0, 0, 0]


# Spatial Fold.


def folded(table: Scenario, *unfolded: str) -> bool:
    """Whether exactly these cards came out of the heap, in this order."""
    return [card["card"] for card in table.told("folded")] == list(unfolded)


@rule("ARD-14.8", "ARD-R55", "ARD-R44")
def test_spatial_fold_asks_every_living_player_with_a_hand_card_at_once() -> None:
    table = table_of(
        "play:spatial_fold", players=5, dead="C",
        missions=D_RED | {"E": "chancellor"},
        hands={"A": ["energy", "martyr"], "B": ["airlock", "airlock"], "E": ["energy", "airlock"]},
    )  # fmt: skip
    assert table.asked() == [(seat, "fold_card") for seat in "ABE"]
    assert table.options("A") == ["card:energy", "card:martyr"]
    assert table.options("B") == ["card:airlock"], "two equal cards are still asked (ARD-R60)"
    assert table.options("E") == ["card:airlock", "card:energy"]
    table.answer("E", "fold_card", "card:energy")
    assert table.zone("heap") == []
    table.answer("A", "fold_card", "card:martyr")
    table.answer("B", "fold_card", "card:airlock")
    assert (table.hand("A"), table.hand("B"), table.hand("E")) == (
        ["energy"], ["airlock"], ["airlock"],
    )  # fmt: skip
    assert len(table.zone("deck")) == 19
    # Four in the heap: one lost unseen, three turned up and discarded, then the Fold.
    assert table.log().count("fold_lost") == 1
    assert table.log().count("folded") == 3
    assert sorted(table.zone("discard")) == [
        "airlock", "energy", "energy", "martyr", "spatial_fold",
    ]  # fmt: skip
    assert table.zone("discard")[0] == "spatial_fold"
    assert table.zone("heap") == table.zone("unfolded") == []


@rule("ARD-14.8", "ARD-5.15")
def test_each_contribution_to_a_fold_is_a_secret_of_its_giver() -> None:
    table = table_of("play:spatial_fold", hands={"A": ["energy", "martyr"], "B": ["airlock"]})
    table.answer("A", "fold_card", "card:martyr")
    assert table.told("committed", "A") == [{"seat": 0, "card": "martyr"}, {"seat": 1}]
    assert table.told("committed", "B") == [{"seat": 0}, {"seat": 1, "card": "airlock"}]
    assert table.told("committed", "C") == [{"seat": 0}, {"seat": 1}]
    assert table.log().count("deck_committed") == 1


@rule("ARD-14.8", "ARD-R44", "ARD-5.10")
def test_red_cards_out_of_a_fold_are_played_in_an_order_chosen_step_by_step() -> None:
    table = table_of(
        "play:spatial_fold", deck=["energy"] * 5,
        hands={
            "A": ["cell_puncture", "airlock"], "B": ["debris_strike"], "C": ["martyr"],
            "D": ["grid_surge"],
        },
        energy_in_front={"A": 1, "B": 2}, malfunctions=[("venting_seam", "D", 0)],
    )  # fmt: skip
    table.answer(
        "A", "fold_card", "card:cell_puncture",
        so_that=lambda t: folded(t, "martyr", "grid_surge", "cell_puncture", "debris_strike"),
    )  # fmt: skip
    assert table.zone("discard") == ["energy"], "lost unseen, at once"
    assert table.asked() == [("A", "fold_next")]
    assert table.options("A") == ["card:cell_puncture", "card:debris_strike", "card:grid_surge"]
    table.answer("A", "fold_next", "card:grid_surge")
    assert table.energy("B") == 0
    assert table.options("A") == ["card:cell_puncture", "card:debris_strike"]
    table.answer("A", "fold_next", "card:debris_strike")
    assert table.asked() == [("A", "strike_choice")]
    table.answer("A", "strike_choice", "self")
    assert table.cells == 5, "the last one is carried out without asking"
    assert table.asked() == [("A", "energy_post")]
    assert table.zone("discard") == [
        "spatial_fold", "martyr", "cell_puncture", "debris_strike", "grid_surge", "energy",
        "energy", "energy",
    ]  # fmt: skip


@rule("ARD-14.8", "ARD-R44")
def test_unplayed_cards_of_a_fold_finish_in_the_order_they_were_turned_up() -> None:
    table = table_of(
        "play:spatial_fold", deck=["cell_puncture"] * 5,
        hands={
            "A": ["airlock"], "B": ["martyr"], "C": ["direct_order"],
            "D": ["energy", "scrap_sweep"],
        },
    )  # fmt: skip
    table.answer(
        "D", "fold_card", "card:scrap_sweep",
        so_that=lambda t: folded(t, "scrap_sweep", "cell_puncture", "martyr", "airlock"),
    )  # fmt: skip
    assert table.zone("discard") == [
        "spatial_fold", "airlock", "martyr", "scrap_sweep", "cell_puncture", "direct_order",
    ]  # fmt: skip
    assert table.cells == 5


@rule("ARD-14.8", "ARD-1.9")
def test_blue_and_green_cards_out_of_a_fold_do_nothing() -> None:
    table = table_of(
        "play:spatial_fold", deck=["sealed_bulkheads"] * 5, discard=["energy"],
        hands={"A": ["airlock", "energy"], "B": ["energy"], "C": ["scrap_sweep"]},
    )  # fmt: skip
    table.answer("A", "fold_card", "card:airlock")
    assert table.asked() == [("A", "energy_post")]
    assert table.energy("A") == 1
    assert not table.g.protect_next
    assert len(table.zone("deck")) == 4


@rule("ARD-14.8", "ARD-R44")
def test_a_fold_with_one_card_loses_that_card() -> None:
    table = table_of("play:spatial_fold", deck=["cell_puncture", "energy"])
    assert table.cells == 6
    assert table.zone("discard") == ["spatial_fold", "cell_puncture"]
    assert table.zone("deck") == ["energy"]


@rule("ARD-R44", "ARD-R42")
def test_a_fold_without_any_card_does_nothing() -> None:
    table = table_of("play:spatial_fold", deck=[])
    assert table.asked() == [("A", "energy_post")]
    assert table.zone("discard") == ["spatial_fold"]
    assert "fold_lost" not in table.log()


@rule("ARD-14.8", "ARD-R44")
def test_with_an_empty_deck_only_the_hands_feed_a_fold() -> None:
    table = table_of(
        "play:spatial_fold", deck=[], hands={"B": ["cell_puncture"], "C": ["cell_puncture"]}
    )
    assert table.cells == 5, "one of the two Punctures is lost, one is played"
    assert table.hand("B") == table.hand("C") == []


@rule("ARD-R44", "ARD-9.1")
def test_a_malfunction_out_of_a_fold_stays_in_play() -> None:
    table = table_of(
        "play:spatial_fold", deck=[], hands={"B": ["venting_seam"], "C": ["venting_seam"]}
    )
    assert table.malfunctions() == [("venting_seam", "A", 0)]
    assert table.zone("discard") == ["spatial_fold", "venting_seam"]


@rule("ARD-R44", "ARD-14.4", "ARD-5.13")
def test_a_chain_tremor_out_of_a_fold_may_return_to_the_command_pile() -> None:
    table = table_of(
        "play:spatial_fold", deck=[], hands={"B": ["chain_tremor"], "C": ["chain_tremor"]}
    )
    table.answer("A", "tremor_choice", "return")
    assert table.zone("command_pile") == ["chain_tremor"]
    assert table.zone("discard") == ["spatial_fold", "chain_tremor"]


@rule("ARD-R44", "ARD-5.8")
def test_a_fold_inside_a_fold_starts_a_new_heap_at_once() -> None:
    table = table_of(
        "play:spatial_fold", deck=["airlock", "martyr"], missions=D_RED,
        hands={
            "A": ["spatial_fold", "cell_puncture"], "B": ["grid_surge", "debris_strike"],
            "C": ["energy"],
        },
    )  # fmt: skip
    table.answer("A", "fold_card", "card:spatial_fold")
    table.answer(
        "B", "fold_card", "card:grid_surge",
        so_that=lambda t: folded(t, "airlock", "grid_surge", "spatial_fold"),
    )  # fmt: skip
    assert table.zone("discard") == ["energy"]
    assert table.options("A") == ["card:grid_surge", "card:spatial_fold"]
    table.answer(
        "A", "fold_next", "card:spatial_fold",
        so_that=lambda t: t.words().count("Out of the heap: Cell Puncture.") == 1
        and t.words().count("Out of the heap: Debris Strike.") == 1,
    )  # fmt: skip
    # The second heap: A's Cell Puncture, B's Debris Strike (hands of one card), the Deck's Martyr.
    assert table.zone("discard") == ["martyr", "energy"]
    assert table.zone("deck") == []
    assert table.asked() == [("A", "fold_next")]
    assert table.options("A") == ["card:cell_puncture", "card:debris_strike"], "the new heap only"
    assert table.zone("unfolded")[-2:] == ["grid_surge", "airlock"]
    table.answer("A", "fold_next", "card:debris_strike")
    table.answer("A", "strike_choice", "cell")
    assert table.cells == 4
    assert table.asked() == [("A", "energy_post")], "Grid Surge, the last red one, played unasked"
    assert table.zone("discard") == [
        "spatial_fold", "airlock", "grid_surge", "spatial_fold", "cell_puncture", "debris_strike",
        "martyr", "energy",
    ]  # fmt: skip


@rule("ARD-R44", "ARD-5.10")
def test_unplayed_cards_of_an_inner_fold_finish_before_the_outer_fold_goes_on() -> None:
    table = table_of(
        "play:spatial_fold", deck=["energy", "energy"], damaged="",
        hands={"B": ["spatial_fold", "airlock"], "C": ["cell_puncture", "martyr"]},
    )  # fmt: skip
    table.answer("B", "fold_card", "card:spatial_fold")
    table.answer(
        "C", "fold_card", "card:cell_puncture",
        so_that=lambda t: folded(t, "cell_puncture", "spatial_fold"),
    )  # fmt: skip
    table.answer(
        "A", "fold_next", "card:spatial_fold",
        so_that=lambda t: t.zone("discard")[-2:] == ["energy", "energy"]
        and "Out of the heap: Airlock." in t.words(),
    )  # fmt: skip
    discard = table.zone("discard")
    assert sorted(discard[3:5]) == ["airlock", "martyr"]
    assert [*discard[:3], *discard[5:]] == [
        "spatial_fold", "cell_puncture", "spatial_fold", "energy", "energy",
    ]  # fmt: skip


@rule("ARD-14.8", "ARD-R18", "ARD-8.11")
@CHOOSERS
def test_a_dead_active_player_gives_nothing_to_a_fold_but_its_order_is_chosen(
    dead_chooser: str, chooser: str
) -> None:
    table = table_of(
        "reveal:spatial_fold,martyr", dead="A", dead_chooser=dead_chooser, deck=["energy"] * 9,
        hands={
            "A": ["airlock", "martyr"], "B": ["cell_puncture"], "C": ["grid_surge"],
            "D": ["debris_strike"],
        },
    )  # fmt: skip
    table.answer(
        chooser, "resolve_next", "card:spatial_fold",
        so_that=lambda t: t.told("folded").count({"card": "energy"}) == 0,
    )  # fmt: skip
    assert table.hand("A") == ["airlock", "martyr"], "the dead do not take part"
    assert table.asked() == [(chooser, "fold_next")]
    assert table.options(chooser) == [
        "card:cell_puncture", "card:debris_strike", "card:grid_surge",
    ]  # fmt: skip
    table.answer(chooser, "fold_next", "card:debris_strike")
    assert table.cells == 5


@rule("ARD-14.8", "ARD-13.8")
def test_a_game_won_inside_a_fold_stops_there() -> None:
    table = table_of(
        "play:spatial_fold", cells=1, deck=[],
        hands={"B": ["cell_puncture"], "C": ["cell_puncture"], "D": ["cell_puncture"]},
    )  # fmt: skip
    assert table.outcome() == ("red", "oxygen", "D")
    assert table.zone("unfolded") == ["cell_puncture"], "the second one is never played"


# Scrap Sweep.


@rule("ARD-14.9")
def test_scrap_sweep_shuffles_one_of_the_top_three_discards_into_the_deck() -> None:
    table = table_of(
        "play:scrap_sweep", deck=["energy"] * 4,
        discard=["airlock", "martyr", "grid_surge", "cell_puncture", "debris_strike"],
    )  # fmt: skip
    assert table.asked() == [("A", "sweep_pick")]
    assert table.options("A") == ["card:airlock", "card:grid_surge", "card:martyr"]
    table.answer("A", "sweep_pick", "card:martyr")
    assert sorted(table.zone("deck")) == ["energy"] * 4 + ["martyr"]
    assert table.zone("looked") == []
    assert table.zone("discard") == [
        "scrap_sweep", "airlock", "grid_surge", "cell_puncture", "debris_strike",
    ]  # fmt: skip
    assert table.words("B")[1:3] == [
        "A looks at 3 cards.", "A shuffles one of the discards into the Deck.",
    ]  # fmt: skip
    assert table.told("looked", "A") == [{"seat": 0, "number": 3}]
    assert table.told("swept", "A") == [{"seat": 0, "card": "martyr"}]


@rule("ARD-14.9")
def test_scrap_sweep_really_shuffles_the_card_in() -> None:
    places = set()
    for attempt in range(60):
        table = table_of("play:scrap_sweep", deck=["energy"] * 3, discard=["airlock", "martyr"])
        table.g.key = attempt.to_bytes(8, "little")
        table.answer("A", "sweep_pick", "card:martyr")
        places.add(table.zone("deck").index("martyr"))
    assert places == {0, 1, 2, 3}


@rule("ARD-R43", "ARD-14.9")
def test_of_equal_discards_the_topmost_is_taken() -> None:
    """Equal cards differ for those who know them at their places: B's own discard lies on top."""
    table = table_of(
        "play:stock_rotation", active="B", energy_in_front={"B": 1}, deck=["airlock"] * 9,
        hands={"B": ["martyr"]}, discard=["energy", "martyr", "grid_surge"],
    )  # fmt: skip
    table.answer("B", "rotation_discard", "card:martyr")
    assert table.zone("discard") == ["stock_rotation", "martyr", "energy", "martyr", "grid_surge"]

    table = table_of("play:scrap_sweep", discard=["energy", "airlock", "energy", "martyr"])
    table.answer("A", "sweep_pick", "card:energy")
    assert table.zone("discard") == ["scrap_sweep", "airlock", "energy", "martyr"]


@rule("ARD-14.9", "ARD-R43", "ARD-R60")
@pytest.mark.parametrize("discard", [["martyr", "martyr"], ["martyr", "martyr", "martyr"]])
def test_scrap_sweep_asks_even_if_all_cards_seen_are_equal(discard: list[str]) -> None:
    table = table_of("play:scrap_sweep", discard=discard, deck=["energy"])
    assert table.asked() == [("A", "sweep_pick")]
    assert table.options("A") == ["card:martyr"]
    table.answer("A", "sweep_pick", "card:martyr")
    assert table.zone("discard") == ["scrap_sweep", *discard[1:]]


@rule("ARD-14.9", "ARD-R43")
def test_scrap_sweep_with_one_discard_takes_it() -> None:
    table = table_of("play:scrap_sweep", discard=["martyr"], deck=["energy"])
    assert table.asked() == [("A", "energy_post")]
    assert sorted(table.zone("deck")) == ["energy", "martyr"]
    assert table.zone("discard") == ["scrap_sweep"]


@rule("ARD-R42", "ARD-14.9")
def test_scrap_sweep_on_an_empty_discard_pile_does_nothing() -> None:
    table = table_of("play:scrap_sweep", deck=["energy"])
    assert table.asked() == [("A", "energy_post")]
    assert table.zone("deck") == ["energy"]


@rule("ARD-14.9", "ARD-R14")
def test_scrap_sweep_cannot_find_cards_of_the_same_reveal() -> None:
    table = table_of("reveal:martyr,scrap_sweep", discard=["airlock", "grid_surge"])
    table.answer("A", "resolve_next", "card:martyr")
    assert table.options("A") == ["card:airlock", "card:grid_surge"]


@rule("ARD-14.9", "ARD-R18", "ARD-8.11", "ARD-R61")
@CHOOSERS
def test_scrap_sweep_of_a_dead_active_player_is_chosen_and_seen_by_the_chooser(
    dead_chooser: str, chooser: str
) -> None:
    table = table_of(
        "play:scrap_sweep", dead="A", dead_chooser=dead_chooser,
        discard=["airlock", "martyr", "grid_surge"],
    )  # fmt: skip
    assert table.asked() == [(chooser, "sweep_pick")]
    assert table.options(chooser) == ["card:airlock", "card:grid_surge", "card:martyr"]
    for seat in "ABCD":
        seen = table.view(seat)["zones"]["looked"]
        expected: dict[str, Any] = {"count": 3}
        if seat == chooser:
            expected["within"] = ["airlock", "grid_surge", "martyr"]
        assert seen == expected
    table.answer(chooser, "sweep_pick", "card:airlock")
    assert table.zone("discard") == ["scrap_sweep", "martyr", "grid_surge"]


# Sealed Bulkheads.


@rule("ARD-14.10", "ARD-R26")
def test_sealed_bulkheads_protect_the_next_turn_and_nothing_of_this_one() -> None:
    table = table_of(
        "reveal:sealed_bulkheads,chain_tremor,martyr", hands={"B": ["energy"] * 3},
        malfunctions=[("venting_seam", "B", 0), ("venting_seam", "C", 0)],
    )  # fmt: skip
    table.answer("A", "resolve_next", "card:sealed_bulkheads")
    assert table.view("C")["facts"]["protect_next"] is True
    assert table.view("C")["facts"]["protected"] is False
    table.answer("A", "resolve_next", "card:chain_tremor")
    assert table.cells == 5, "this turn is not protected"
    table.answer("A", "tremor_choice", "self")
    table.answer("A", "energy_post", "pass")
    assert table.active == "B"
    assert table.cells == 5, "the start of the protected turn is protected"
    assert table.view("C")["facts"]["protect_next"] is False
    assert table.view("C")["facts"]["protected"] is True
    assert "Bulkheads are sealed for the next turn." in table.words()
    table.answer("B", "commit_card", "card:energy")
    while table.active == "B":
        seat, kind = table.asked()[0]
        table.answer(seat, kind, table.options(seat)[-1])
    assert table.active == "C"
    assert table.cells == 4, "the turn after that is not"


@rule("ARD-14.10", "ARD-R26")
def test_two_sealed_bulkheads_in_one_turn_protect_one_turn() -> None:
    table = table_of(
        "reveal:sealed_bulkheads,sealed_bulkheads", hands={"B": ["energy"] * 3},
        malfunctions=[("venting_seam", "B", 0), ("venting_seam", "C", 0)],
    )  # fmt: skip
    table.answer("A", "energy_post", "pass")
    assert table.cells == 6
    while table.active == "B":
        seat, kind = table.asked()[0]
        table.answer(seat, kind, table.options(seat)[-1])
    assert table.cells == 5


@rule("ARD-14.10", "ARD-R26", "ARD-15.7")
def test_a_skipped_turn_does_not_use_the_bulkheads_up() -> None:
    table = table_of(
        "play:sealed_bulkheads", skip="B",
        malfunctions=[("venting_seam", "B", 0), ("venting_seam", "C", 0)],
    )  # fmt: skip
    table.answer("A", "energy_post", "pass")
    assert table.active == "C"
    assert table.cells == 6
    assert table.view(None)["facts"]["protected"] is True


@rule("ARD-14.10", "ARD-R18")
def test_sealed_bulkheads_work_for_a_dead_active_player() -> None:
    table = table_of("play:sealed_bulkheads", dead="A", malfunctions=[("venting_seam", "B", 0)])
    assert table.active == "B"
    assert table.cells == 6


# Stock Rotation.


@rule("ARD-14.11")
def test_stock_rotation_draws_one_then_discards_one() -> None:
    table = table_of("play:stock_rotation", hands={"A": ["airlock"]}, deck=["martyr", "energy"])
    assert table.hand("A") == ["airlock", "martyr"]
    assert table.asked() == [("A", "rotation_discard")]
    assert table.options("A") == ["card:airlock", "card:martyr"]
    table.answer("A", "rotation_discard", "card:martyr")
    assert table.hand("A") == ["airlock"]
    assert table.zone("deck") == ["energy"]
    assert table.zone("discard") == ["stock_rotation", "martyr"]
    assert table.told("drew", "A") == [{"seat": 0, "card": "martyr"}]
    assert table.told("discarded", "A") == [{"seat": 0, "card": "martyr"}]
    assert table.words("B")[1:3] == ["A draws a card.", "A discards a card."]


@rule("ARD-14.11")
def test_stock_rotation_with_an_empty_hand_discards_the_card_drawn() -> None:
    table = table_of("play:stock_rotation", deck=["martyr", "energy"])
    assert table.asked() == [("A", "energy_post")]
    assert table.hand("A") == []
    assert table.zone("discard") == ["stock_rotation", "martyr"]


@rule("ARD-14.11", "ARD-R42")
def test_stock_rotation_with_nothing_to_draw_still_discards() -> None:
    table = table_of("play:stock_rotation", hands={"A": ["airlock", "martyr"]}, deck=[])
    assert table.options("A") == ["card:airlock", "card:martyr"]
    table.answer("A", "rotation_discard", "card:airlock")
    assert table.hand("A") == ["martyr"]
    assert table.zone("discard") == ["stock_rotation", "airlock"]
    table = table_of("play:stock_rotation", deck=[])
    assert table.zone("discard") == ["stock_rotation"]


@rule("ARD-14.11", "ARD-R18")
@pytest.mark.parametrize("dead_chooser", ["self", "next_living"])
def test_stock_rotation_does_nothing_for_a_dead_active_player(dead_chooser: str) -> None:
    table = table_of(
        "play:stock_rotation", dead="A", dead_chooser=dead_chooser, hands={"B": ["energy"] * 3},
        deck=["martyr", "airlock"],
    )  # fmt: skip
    assert table.zone("deck") == ["martyr", "airlock"]
    assert table.hand("A") == []
    assert table.hand("B") == ["energy"] * 3
    assert table.zone("discard") == ["stock_rotation"]


# Direct Order.


@rule("ARD-14.12", "ARD-R43", "ARD-5.8", "ARD-5.10")
def test_direct_order_plays_a_hand_card_of_the_active_player() -> None:
    table = table_of(
        "play:direct_order", hands={"A": ["cell_puncture", "energy", "martyr"], "B": ["airlock"]}
    )
    assert table.asked() == [("A", "direct_card")]
    assert table.options("A") == ["card:cell_puncture", "card:energy", "card:martyr"], "no pass"
    table.answer("A", "direct_card", "card:cell_puncture")
    assert table.cells == 5
    assert table.hand("A") == ["energy", "martyr"]
    assert table.zone("discard") == ["direct_order", "cell_puncture"]
    assert table.words()[:3] == [
        "Direct Order is carried out.",
        "A plays Cell Puncture from the hand.",
        "Cell Puncture is carried out.",
    ]


@rule("ARD-14.12", "ARD-5.8")
def test_direct_orders_and_rogue_routines_nest() -> None:
    table = table_of(
        "play:direct_order", hands={"A": ["direct_order", "rogue_routine", "energy"]},
        deck=["direct_order", "martyr"],
    )  # fmt: skip
    table.answer("A", "direct_card", "card:direct_order")
    assert table.options("A") == ["card:energy", "card:rogue_routine"]
    table.answer("A", "direct_card", "card:rogue_routine")
    assert table.energy("A") == 2, "the third Direct Order played the last hand card"
    assert table.hand("A") == []
    assert table.zone("discard") == [
        "direct_order", "direct_order", "rogue_routine", "direct_order",
    ]  # fmt: skip


@rule("ARD-14.12", "ARD-R60")
def test_direct_order_with_one_hand_card_plays_it_unasked_and_with_two_equal_ones_asks() -> None:
    table = table_of("play:direct_order", hands={"A": ["energy"]})
    assert table.asked() == [("A", "energy_post")]
    assert table.energy("A") == 2
    table = table_of("play:direct_order", hands={"A": ["energy", "energy"]})
    assert table.asked() == [("A", "direct_card")]
    assert table.options("A") == ["card:energy"]


@rule("ARD-14.12", "ARD-R42")
def test_direct_order_with_an_empty_hand_does_nothing() -> None:
    table = table_of("play:direct_order")
    assert table.asked() == [("A", "energy_post")]
    assert table.zone("discard") == ["direct_order"]


@rule("ARD-14.12", "ARD-R18", "ARD-8.11")
@pytest.mark.parametrize("dead_chooser", ["self", "next_living"])
def test_direct_order_does_nothing_for_a_dead_active_player(dead_chooser: str) -> None:
    table = table_of(
        "play:direct_order", dead="A", dead_chooser=dead_chooser, hands={"B": ["cell_puncture"] * 3}
    )
    assert table.cells == 6
    assert table.hand("B") == ["cell_puncture"] * 3
    assert table.zone("discard") == ["direct_order"]


@rule("ARD-14.12", "ARD-8.11", "ARD-8.5")
def test_a_player_who_dies_of_the_ordered_card_has_lost_the_rest_of_the_hand() -> None:
    table = table_of(
        "play:direct_order", damaged="A", hands={"A": ["debris_strike", "martyr"]}, cells=4
    )
    table.answer("A", "direct_card", "card:debris_strike")
    table.answer("A", "strike_choice", "self")
    assert table.health("A") == 0
    assert table.zone("discard") == ["direct_order", "debris_strike", "energy", "martyr"]


# The green cards.


@rule("ARD-14.13", "ARD-11.1", "ARD-12.8")
def test_of_the_green_cards_airlock_calls_a_vote_and_a_revealed_martyr_does_nothing() -> None:
    table = table_of("reveal:airlock,martyr")
    assert table.options("A") == ["card:airlock", "card:martyr"]
    table.answer("A", "resolve_next", "card:martyr")
    assert table.asked() == [(seat, "airlock_vote") for seat in "ABCD"]


@rule("ARD-14.13", "ARD-12.8", "ARD-R18")
@pytest.mark.parametrize("dead_chooser", ["self", "next_living"])
def test_a_revealed_martyr_does_nothing_for_a_dead_active_player(dead_chooser: str) -> None:
    table = table_of("play:martyr", dead="A", cells=1, dead_chooser=dead_chooser)
    assert table.cells == 1
    assert table.zone("discard") == ["martyr"]
    assert table.active == "B"

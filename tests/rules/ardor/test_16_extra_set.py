"""ARD-16: the extra set, with ARD-R56 and ARD-R66."""

from typing import Any

import pytest

from tests.rule import rule

from .scenario import LETTERS, Scenario, scenario

D_RED = {"A": "crew", "B": "crew", "C": "crew", "D": "saboteur"}
CHOOSERS = pytest.mark.parametrize(
    ("dead_chooser", "chooser"), [("self", "A"), ("next_living", "B")]
)
SEAM_OF_D = [("venting_seam", "D", 0)]


def table_of(step: str, **more: Any) -> Scenario:
    """A calm table with the extra set, stopped in step VII unless `dead`."""
    if "A" not in more.get("dead", ""):
        more.setdefault("energy_in_front", {"A": 1})
    more.setdefault("missions", D_RED)
    return scenario(content="base_extra", step=step, telling=True, **more)


def pass_on(table: Scenario, until: str) -> Scenario:
    """Answer everything with a pass, or else the first option, until this player is active."""
    while table.active != until:
        seat, kind = table.asked()[0]
        options = table.options(seat)
        table.answer(seat, kind, next((o for o in ("pass", "nobody") if o in options), options[0]))
    return table


def alert(table: Scenario) -> bool:
    shown: bool = table.view(None)["facts"]["red_alert"]
    return shown


# The set.


@rule("ARD-16.1")
def test_the_extra_set_adds_fifteen_cards_and_three_characters() -> None:
    base, extra = scenario().g.cards, scenario(content="base_extra").g.cards
    names = extra.names["card"]
    added = [names[design] for design in extra.deck if design not in base.deck]
    assert {name: added.count(name) for name in added} == {
        "stalled_drive": 2, "countermand": 3, "interrogation": 2, "spare_parts": 2,
        "fouled_cell": 2, "tribunal": 1, "overtime": 3,
    }  # fmt: skip
    assert len(extra.deck) == len(base.deck) + 15 == 65
    assert extra.deck[:50] == base.deck
    assert extra.names["character"][6:] == ("steward", "ship_mind", "drifter")
    assert extra.names["character"][:6] == base.names["character"]
    assert [extra.cost[design] for design in range(6, 9)] == [1, 1, 2]


@rule("ARD-16.1")
def test_the_extra_set_is_off_by_default() -> None:
    assert "countermand" not in scenario().g.cards.names["card"]
    assert len(scenario().g.cards.names["character"]) == 6


# Stalled Drive.


@rule("ARD-16.2", "ARD-R56", "ARD-9.1", "ARD-R66")
def test_stalled_drive_shuffles_the_clean_ups_discards_of_its_own_turn_into_the_deck() -> None:
    table = table_of(
        "reveal:stalled_drive,martyr", pile=["airlock", "grid_surge", "cell_puncture"],
        deck=["energy"] * 2, discard=["scrap_sweep"],
    )  # fmt: skip
    table.answer("A", "resolve_next", "card:stalled_drive")
    assert table.malfunctions() == [("stalled_drive", "A", 0)]
    assert table.zone("discard") == ["scrap_sweep"]
    assert table.zone("command_pile") == ["airlock"]
    assert sorted(table.zone("deck")) == [
        "cell_puncture", "energy", "energy", "grid_surge", "martyr",
    ]  # fmt: skip
    assert "Clean-up. Cards cleared away: 1 played, 2 unseen." in table.words()


@rule("ARD-16.2", "ARD-R66")
def test_the_redirected_cards_are_shuffled_in() -> None:
    places = set()
    for attempt in range(60):
        table = table_of("reveal:stalled_drive,martyr", deck=["energy"] * 3)
        table.g.key = attempt.to_bytes(8, "little")
        table.answer("A", "resolve_next", "card:stalled_drive")
        places.add(table.zone("deck").index("martyr"))
    assert places == {0, 1, 2, 3}


@rule("ARD-16.2")
@pytest.mark.parametrize("holder", "ABD")
def test_a_stalled_drive_works_whoever_it_lies_before(holder: str) -> None:
    table = table_of("play:martyr", malfunctions=[("stalled_drive", holder, 0)], deck=["energy"])
    assert sorted(table.zone("deck")) == ["energy", "martyr"]
    assert table.zone("discard") == []


@rule("ARD-16.2", "ARD-9.2")
def test_without_a_stalled_drive_clean_up_discards() -> None:
    table = table_of("play:martyr", malfunctions=SEAM_OF_D, deck=["energy"])
    assert table.zone("deck") == ["energy"]
    assert table.zone("discard") == ["martyr"]


@rule("ARD-16.2", "ARD-5.13")
def test_stalled_drive_redirects_clean_up_a_and_b_only() -> None:
    """Spent Energy, hand discards and returning cards go where they always go."""
    table = table_of(
        "reveal:chain_tremor,stock_rotation", malfunctions=[("stalled_drive", "D", 0)],
        hands={"A": ["martyr"]}, deck=["energy"] * 3, pile=["airlock"],
    )  # fmt: skip
    table.answer("A", "resolve_next", "card:chain_tremor")
    table.answer("A", "tremor_choice", "return")
    table.answer("A", "rotation_discard", "card:martyr")
    assert table.zone("discard") == ["martyr"]
    assert table.zone("command_pile") == ["airlock", "chain_tremor"]
    assert sorted(table.zone("deck")) == ["energy", "energy", "stock_rotation"]


@rule("ARD-16.2", "ARD-R56")
def test_at_the_start_of_its_holders_next_turn_a_stalled_drive_is_discarded() -> None:
    table = table_of("turn", hands={"A": ["martyr"] * 3}, malfunctions=[("stalled_drive", "A", 0)])
    assert table.malfunctions() == []
    assert table.zone("discard") == ["stalled_drive"]
    table = table_of("turn", hands={"A": ["martyr"] * 3}, malfunctions=[("stalled_drive", "B", 0)])
    assert table.malfunctions() == [("stalled_drive", "B", 0)]


@rule("ARD-16.2", "ARD-9.5", "ARD-R56", "ARD-R15")
def test_a_stalled_drive_is_repaired_with_one_energy() -> None:
    table = table_of("energy_post", malfunctions=[("stalled_drive", "B", 0)])
    table.answer("A", "energy_post", "repair:1")
    assert table.malfunctions() == []
    assert table.zone("discard") == ["energy", "stalled_drive"]


@rule("ARD-R56", "ARD-16.2")
@pytest.mark.parametrize("dead_chooser", ["self", "next_living"])
def test_a_dead_active_players_stalled_drive_is_discarded_without_acting(dead_chooser: str) -> None:
    table = table_of(
        "reveal:stalled_drive,stalled_drive", dead="A", pile=["airlock", "martyr"],
        dead_chooser=dead_chooser, hands={"B": ["energy"] * 3}, deck=["energy"],
    )  # fmt: skip
    assert table.malfunctions() == []
    assert table.zone("discard") == ["martyr", "stalled_drive", "stalled_drive"]
    assert table.zone("deck") == ["energy"]


@rule("ARD-16.2", "ARD-8.6")
def test_a_stalled_drive_whose_holder_dies_no_longer_redirects() -> None:
    table = table_of(
        "play:debris_strike", damaged="A", malfunctions=[("stalled_drive", "A", 0)], deck=["energy"]
    )
    table.answer("A", "strike_choice", "self")
    assert table.zone("discard") == ["debris_strike", "stalled_drive", "energy"]


# Countermand.


@rule("ARD-16.3")
def test_countermand_must_be_carried_out_before_cards_without_priority() -> None:
    table = table_of("reveal:cell_puncture,countermand,debris_strike")
    assert table.asked() == [("A", "countermand_pick")], "Countermand came first, unasked"
    assert table.options("A") == ["card:cell_puncture", "card:debris_strike"]
    table.answer("A", "countermand_pick", "card:debris_strike")
    assert table.cells == 5
    assert table.health("A") == 2
    # The cancelled card finished first, then the Countermand (ARD-R66).
    assert table.zone("discard") == ["cell_puncture", "countermand", "debris_strike"]
    assert table.words()[:2] == ["Countermand is carried out.", "Debris Strike is cancelled."]


@rule("ARD-16.3", "ARD-R66")
def test_a_cancelled_card_is_no_longer_picked() -> None:
    table = table_of("reveal:martyr,countermand,energy,chain_tremor")
    table.answer("A", "countermand_pick", "card:chain_tremor")
    assert table.asked() == [("A", "resolve_next")]
    assert table.options("A") == ["card:energy", "card:martyr"]
    assert table.zone("stage") == ["countermand", "chain_tremor"]


@rule("ARD-16.3", "ARD-14.3")
def test_a_cell_puncture_cannot_be_cancelled_in_red_alert() -> None:
    table = table_of("reveal:cell_puncture,countermand,debris_strike,energy", cells=2)
    assert table.options("A") == ["card:debris_strike", "card:energy"]
    table = table_of("reveal:cell_puncture,countermand,debris_strike,energy", cells=3)
    assert table.options("A") == ["card:cell_puncture", "card:debris_strike", "card:energy"]


@rule("ARD-R56", "ARD-16.3", "ARD-5.7")
def test_without_a_target_countermand_does_nothing() -> None:
    table = table_of("reveal:cell_puncture,countermand", cells=2)
    assert table.cells == 1
    table = table_of("play:countermand")
    assert table.asked() == [("A", "energy_post")]
    assert table.zone("discard") == ["countermand"]


@rule("ARD-16.3", "ARD-R60")
def test_the_only_possible_target_is_cancelled_without_asking() -> None:
    table = table_of("reveal:cell_puncture,countermand")
    assert table.cells == 6
    assert table.zone("discard") == ["countermand", "cell_puncture"]


@rule("ARD-R56", "ARD-16.3")
def test_a_countermand_may_cancel_another_countermand() -> None:
    table = table_of("reveal:countermand,countermand,cell_puncture")
    assert table.options("A") == ["card:cell_puncture", "card:countermand"]
    table.answer("A", "countermand_pick", "card:countermand")
    assert table.cells == 5, "the Puncture was not touched"
    assert table.zone("discard") == ["cell_puncture", "countermand", "countermand"]
    table = table_of("reveal:countermand,countermand,cell_puncture")
    table.answer("A", "countermand_pick", "card:cell_puncture")
    assert table.cells == 6
    assert table.zone("discard") == ["countermand", "countermand", "cell_puncture"]


@rule("ARD-R56", "ARD-R66", "ARD-16.3")
def test_countermand_out_of_the_deck_cannot_choose_the_routine_that_played_it() -> None:
    table = table_of(
        "reveal:rogue_routine,cell_puncture,martyr", deck=["countermand"] + ["energy"] * 5
    )
    table.answer("A", "resolve_next", "card:martyr")
    table.answer("A", "resolve_next", "card:rogue_routine")
    assert table.cells == 6, "only the Puncture was left to choose, not Martyr, not the Routine"
    assert table.zone("discard") == ["rogue_routine", "countermand", "cell_puncture", "martyr"]


@rule("ARD-R56", "ARD-R66", "ARD-16.3")
def test_cards_of_a_fold_cannot_be_cancelled_and_countermand_in_a_fold_does_nothing() -> None:
    table = table_of(
        "reveal:spatial_fold,energy", deck=["countermand"] * 9,
        hands={"B": ["rogue_routine"], "C": ["rogue_routine"]},
    )  # fmt: skip
    table.answer(
        "A", "resolve_next", "card:spatial_fold",
        so_that=lambda t: [card["card"] for card in t.told("folded")] == ["rogue_routine"] * 2,
    )  # fmt: skip
    # The first Routine plays a Countermand: it finds Energy, never the second Routine of the Fold.
    assert table.told("cancelled") == [{"card": "energy"}]
    assert table.told("carried_out").count({"seat": 0, "card": "rogue_routine"}) == 2
    table = table_of(
        "reveal:spatial_fold,energy", deck=[], hands={"B": ["countermand"], "C": ["countermand"]}
    )
    table.answer("A", "resolve_next", "card:spatial_fold")
    assert table.energy("A") == 2, "the Energy was not cancelled"


@rule("ARD-R56", "ARD-16.3", "ARD-8.11")
@CHOOSERS
def test_countermand_works_for_a_dead_active_player(dead_chooser: str, chooser: str) -> None:
    table = table_of("reveal:countermand,cell_puncture,martyr", dead="A", dead_chooser=dead_chooser)
    assert table.asked() == [(chooser, "countermand_pick")]
    assert table.options(chooser) == ["card:cell_puncture", "card:martyr"]
    table.answer(chooser, "countermand_pick", "card:cell_puncture")
    assert table.cells == 6


@rule("ARD-16.3", "ARD-14.12")
def test_countermand_by_direct_order_chooses_a_revealed_card() -> None:
    table = table_of(
        "reveal:direct_order,cell_puncture,chain_tremor", hands={"A": ["countermand", "energy"]}
    )
    table.answer("A", "resolve_next", "card:direct_order")
    table.answer("A", "direct_card", "card:countermand")
    assert table.options("A") == ["card:cell_puncture", "card:chain_tremor"]


# Interrogation.


@rule("ARD-16.4")
def test_interrogation_damages_a_blue_active_player() -> None:
    table = table_of("play:interrogation")
    assert table.asked() == [("A", "interrogation_choice")]
    assert table.options("A") == ["damage"], "asked although blue: a mission is secret (ARD-R60)"
    table.answer("A", "interrogation_choice", "damage")
    assert table.health("A") == 1
    assert "mission_shown" not in table.log()


@rule("ARD-16.4", "ARD-16.12")
@pytest.mark.parametrize("mission", ["saboteur", "accomplice"])
def test_a_hidden_red_mission_may_be_shown_instead(mission: str) -> None:
    missions = {"A": mission, "D": "crew", "F": "saboteur" if mission == "accomplice" else "crew"}
    table = table_of(
        "play:interrogation", players=6, missions=missions, hands={"A": ["energy"] * 2}
    )
    assert table.options("A") == ["damage", "reveal"]
    table.answer("A", "interrogation_choice", "reveal")
    assert table.health("A") == 2
    assert table.view("C")["zones"]["mission"][0]["within"] == [mission]
    assert table.outcome() is None
    assert table.asked() == [("A", "energy_post")], "its player goes on playing normally"
    assert table.told("mission_shown") == [{"seat": 0, "mission": mission}]
    assert table.told("chose") == [{"seat": 0, "kind": "interrogation_choice", "option": "reveal"}]


@rule("ARD-16.4", "ARD-16.12", "ARD-R66")
def test_a_red_mission_already_face_up_leaves_only_the_damage() -> None:
    table = table_of("reveal:interrogation,interrogation", missions={"A": "saboteur", "D": "crew"})
    table.answer("A", "interrogation_choice", "reveal")
    assert table.asked() == [("A", "interrogation_choice")]
    assert table.options("A") == ["damage"]
    table.answer("A", "interrogation_choice", "damage")
    assert table.health("A") == 1
    assert table.view("B")["zones"]["mission"][0]["within"] == ["saboteur"], "it stays face up"


@rule("ARD-16.4", "ARD-13.4")
def test_a_damaged_saboteur_who_takes_the_damage_dies() -> None:
    table = table_of("play:interrogation", missions={"A": "saboteur", "D": "crew"}, damaged="A")
    table.answer("A", "interrogation_choice", "damage")
    assert table.outcome() == ("blue", "saboteur", "BCD")


@rule("ARD-R56", "ARD-16.4")
@pytest.mark.parametrize("dead_chooser", ["self", "next_living"])
def test_interrogation_does_nothing_for_a_dead_active_player(dead_chooser: str) -> None:
    table = table_of("play:interrogation", dead="A", dead_chooser=dead_chooser)
    assert [table.health(seat) for seat in "ABCD"] == [0, 2, 2, 2]
    assert table.asked()[0][1] != "interrogation_choice"
    assert table.zone("discard") == ["interrogation"]


# Spare Parts.


@rule("ARD-16.5", "ARD-R15")
def test_spare_parts_discards_a_malfunction_in_play_with_its_energy() -> None:
    table = table_of(
        "play:spare_parts", malfunctions=[("venting_seam", "B", 1), ("venting_seam", "A", 0)]
    )
    assert table.asked() == [("A", "parts_pick")]
    assert table.options("A") == ["item:1", "item:2"]
    table.answer("A", "parts_pick", "item:1")
    assert table.malfunctions() == [("venting_seam", "A", 0)]
    assert table.zone("discard") == ["spare_parts", "energy", "venting_seam"]
    assert "Venting Seam is out of play." in table.words()


@rule("ARD-16.5", "ARD-R60", "ARD-5.7")
def test_spare_parts_takes_the_only_malfunction_and_without_one_does_nothing() -> None:
    table = table_of("play:spare_parts", malfunctions=[("stalled_drive", "C", 0)])
    assert table.malfunctions() == []
    assert table.zone("discard") == ["spare_parts", "stalled_drive"], "to the Discard Pile (R56)"
    table = table_of("play:spare_parts")
    assert table.asked() == [("A", "energy_post")]
    assert table.zone("discard") == ["spare_parts"]


@rule("ARD-16.5", "ARD-R56", "ARD-8.11")
@CHOOSERS
def test_spare_parts_works_for_a_dead_active_player(dead_chooser: str, chooser: str) -> None:
    table = table_of(
        "play:spare_parts", dead="A", dead_chooser=dead_chooser,
        malfunctions=[("venting_seam", "C", 1), ("venting_seam", "D", 0)],
    )  # fmt: skip
    assert table.asked() == [(chooser, "parts_pick")]
    table.answer(chooser, "parts_pick", "item:2")
    assert table.malfunctions() == [("venting_seam", "C", 1)]


# Fouled Cell.


@rule("ARD-16.6")
@pytest.mark.parametrize("protected", [False, True])
@pytest.mark.parametrize("cells", [6, 3])
def test_fouled_cell_lies_on_the_ship_and_costs_a_cell_that_nothing_prevents(
    protected: bool, cells: int
) -> None:
    table = table_of("play:fouled_cell", protected=protected, cells=cells)
    assert table.malfunctions() == [("fouled_cell", "ship", 0)]
    assert table.cells == cells - 1
    assert table.zone("discard") == []


@rule("ARD-16.6", "ARD-9.3", "ARD-R66")
def test_a_repaired_fouled_cell_restores_a_cell() -> None:
    table = table_of("energy_post", malfunctions=[("fouled_cell", "ship", 0)], cells=4)
    assert table.options("A") == ["ability", "pass", "repair:1"]
    table.answer("A", "energy_post", "repair:1")
    assert table.cells == 5
    assert table.malfunctions() == []
    assert table.zone("discard") == ["energy", "fouled_cell"]
    assert table.words()[:3] == [
        "A puts Energy on Fouled Cell.",
        "Fouled Cell is out of play.",
        "A cell is restored: 5 left.",
    ]


@rule("ARD-16.6", "ARD-16.5", "ARD-R56", "ARD-R66")
@pytest.mark.parametrize(("cells", "after"), [(3, 5), (5, 6), (6, 6)])
def test_removal_of_two_fouled_cells_restores_two_cells_never_above_six(
    cells: int, after: int
) -> None:
    table = table_of(
        "reveal:spare_parts,spare_parts", cells=cells,
        malfunctions=[("fouled_cell", "ship", 0), ("fouled_cell", "ship", 0)],
    )  # fmt: skip
    table.answer("A", "parts_pick", "item:1")
    assert table.cells == after
    assert table.malfunctions() == []


@rule("ARD-16.6", "ARD-R56", "ARD-12.3")
def test_fouled_cell_with_one_cell_left_opens_the_blue_martyr_window() -> None:
    table = table_of("play:fouled_cell", cells=1, hands={"B": ["martyr"]})
    assert table.asked() == [("B", "martyr_blue")]
    assert table.malfunctions() == [("fouled_cell", "ship", 0)]
    table.answer("B", "martyr_blue", "play:martyr")
    assert table.cells == 1
    assert table.asked() == [("A", "energy_post")]
    assert table.malfunctions() == [("fouled_cell", "ship", 0)]
    table.answer("A", "energy_post", "repair:1")
    assert table.cells == 2
    table = table_of("play:fouled_cell", cells=1)
    assert table.outcome() == ("red", "oxygen", "D")


@rule("ARD-16.6", "ARD-R33")
def test_fouled_cell_that_leaves_one_cell_opens_the_red_window() -> None:
    table = table_of("play:fouled_cell", cells=2, hands={"D": ["martyr"]})
    assert table.asked() == [("D", "martyr_red")]
    assert table.cells == 1


@rule("ARD-16.6", "ARD-8.6", "ARD-R22")
def test_a_fouled_cell_belongs_to_nobody_and_no_death_removes_it() -> None:
    table = table_of(
        "play:debris_strike", damaged="A", malfunctions=[("fouled_cell", "ship", 0)], cells=5
    )
    table.answer("A", "strike_choice", "self")
    assert table.malfunctions() == [("fouled_cell", "ship", 0)]
    assert table.cells == 5


@rule("ARD-R56", "ARD-16.6")
@pytest.mark.parametrize("dead_chooser", ["self", "next_living"])
def test_fouled_cell_works_for_a_dead_active_player(dead_chooser: str) -> None:
    table = table_of("play:fouled_cell", dead="A", dead_chooser=dead_chooser)
    assert table.cells == 5
    assert table.malfunctions() == [("fouled_cell", "ship", 0)]


@rule("ARD-16.6", "ARD-3.4")
def test_a_fouled_cell_costs_one_cell_once() -> None:
    table = table_of("turn", malfunctions=[("fouled_cell", "ship", 0)], cells=5, active="A")
    assert table.cells == 5


# Tribunal.


@rule("ARD-16.7", "ARD-R56")
def test_tribunal_names_a_living_player_on_whom_all_the_living_vote() -> None:
    table = table_of("play:tribunal", dead="C")
    assert table.asked() == [("A", "tribunal_nominee")]
    assert table.options("A") == ["seat:0", "seat:1", "seat:3"], "oneself included"
    assert table.view("B")["facts"]["nominee"] == -1
    table.answer("A", "tribunal_nominee", "seat:1")
    assert table.asked() == [(seat, "tribunal_vote") for seat in "ABD"]
    for seat in "ABD":
        assert table.options(seat) == ["no", "yes"]
        assert table.view(seat)["facts"]["nominee"] == 1, "the name is public before the vote"
    assert table.told("targeted") == [{"seat": 0, "seat_target": 1}]
    table.answer("D", "tribunal_vote", "yes")
    assert table.told("voted") == []
    table.answer("A", "tribunal_vote", "yes")
    table.answer("B", "tribunal_vote", "no")
    assert [(vote["seat"], vote["option"]) for vote in table.told("voted")] == [
        (0, "yes"), (1, "no"), (3, "yes"),
    ]  # fmt: skip
    assert table.health("B") == 0
    assert table.view("A")["facts"]["nominee"] == -1


@rule("ARD-16.7")
@pytest.mark.parametrize(("living", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_strictly_more_than_half_yes_kills_the_nominee(living: int, needed: int) -> None:
    missions = dict.fromkeys(LETTERS, "crew") | {LETTERS[living - 1]: "saboteur"}
    for yes, dies in ((needed, True), (needed - 1, False), (living, True), (0, False)):
        table = table_of("play:tribunal", players=6, missions=missions, dead=LETTERS[living:])
        table.answer("A", "tribunal_nominee", "seat:1")
        for number, seat in enumerate(LETTERS[:living]):
            table.answer(seat, "tribunal_vote", "yes" if number < yes else "no")
        assert table.health("B") == (0 if dies else 2)
        assert [table.health(seat) for seat in LETTERS[:living] if seat != "B"] == [2] * (
            living - 1
        )
        assert ("no_majority" in table.log()) is not dies


@rule("ARD-16.7", "ARD-13.8")
def test_the_tribunal_kills_at_once() -> None:
    table = table_of("reveal:tribunal,cell_puncture", cells=1, damaged="D")
    table.answer("A", "resolve_next", "card:tribunal")
    table.answer("A", "tribunal_nominee", "seat:3")
    for seat in "ABCD":
        table.answer(seat, "tribunal_vote", "yes")
    assert table.outcome() == ("blue", "saboteur", "ABC")
    assert table.cells == 1


@rule("ARD-16.7", "ARD-R30")
def test_a_tribunals_open_votes_go_clockwise_from_the_active_player() -> None:
    table = table_of("play:tribunal", active="C", vote_mode="sequential", energy_in_front={"C": 1})
    table.answer("C", "tribunal_nominee", "seat:0")
    for number, seat in enumerate("CDAB"):
        assert table.asked() == [(seat, "tribunal_vote")]
        assert len(table.told("voted")) == number
        assert len(table.view("A")["facts"]["votes"]) == number
        table.answer(seat, "tribunal_vote", "yes" if seat in "CD" else "no")
    assert table.health("A") == 2, "two of four are no majority"


@rule("ARD-16.7", "ARD-R56", "ARD-8.11")
@CHOOSERS
def test_tribunal_works_for_a_dead_active_player(dead_chooser: str, chooser: str) -> None:
    table = table_of("play:tribunal", dead="A", dead_chooser=dead_chooser)
    assert table.asked() == [(chooser, "tribunal_nominee")]
    assert table.options(chooser) == ["seat:1", "seat:2", "seat:3"]
    table.answer(chooser, "tribunal_nominee", "seat:2")
    assert table.asked() == [(seat, "tribunal_vote") for seat in "BCD"]


@rule("ARD-16.7", "ARD-R16")
@CHOOSERS
def test_a_nominee_is_told_as_the_choice_of_who_named_it(dead_chooser: str, chooser: str) -> None:
    table = table_of("play:tribunal", dead="A", dead_chooser=dead_chooser)
    table.answer(chooser, "tribunal_nominee", "seat:2")
    assert table.told("targeted") == [{"seat": LETTERS.index(chooser), "seat_target": 2}]


# Overtime.


@rule("ARD-16.8", "ARD-7.9")
def test_overtime_offers_the_active_players_abilities_for_nothing() -> None:
    table = table_of("play:overtime", hands={"A": ["martyr", "airlock"]}, energy_in_front={"A": 0})
    assert table.asked() == [("A", "overtime_ability")]
    assert table.options("A") == ["ability", "none", "refresh"]
    table.answer("A", "overtime_ability", "refresh")
    assert table.asked() == [("A", "refresh_discard")]
    table.answer("A", "refresh_discard", "card:airlock")
    assert table.zone("discard") == ["overtime", "airlock"]
    assert table.words()[1:2] == ["A refreshes."]
    table = table_of("play:overtime", hands={"A": ["martyr"]})
    table.answer("A", "overtime_ability", "none")
    assert table.hand("A") == ["martyr"]
    assert table.energy("A") == 1
    assert table.asked() == [("A", "energy_post")]


@rule("ARD-7.9", "ARD-16.8")
def test_overtime_neither_forbids_an_energy_action_nor_is_forbidden_by_one() -> None:
    table = table_of("play:overtime")
    table.answer("A", "overtime_ability", "ability")
    table.answer("A", "anaesthetise_target", "seat:1")
    assert table.asked() == [("A", "energy_post")]
    assert table.options("A") == ["ability", "pass"]
    table = table_of(
        "turn", hands={"A": ["overtime"] * 3}, deck=["overtime"] * 20, energy_in_front={"A": 2}
    )
    table.answer("A", "energy_pre", "ability")
    table.answer("A", "anaesthetise_target", "seat:1")
    table.answer("A", "commit_card", "card:overtime")
    assert table.asked() == [("A", "overtime_ability")]


@rule("ARD-16.8", "ARD-R56")
@pytest.mark.parametrize(("damaged", "dead"), [("A", ""), ("", "A")])
@pytest.mark.parametrize("dead_chooser", ["self", "next_living"])
def test_overtime_cannot_be_used_when_damaged_or_dead(
    damaged: str, dead: str, dead_chooser: str
) -> None:
    table = table_of(
        "play:overtime", damaged=damaged, dead=dead, dead_chooser=dead_chooser,
        hands={"A": ["martyr"]}, malfunctions=SEAM_OF_D,
    )  # fmt: skip
    assert table.asked() == [("B", "commit_card") if dead else ("A", "energy_post")]
    assert table.zone("discard") == ["overtime"]


@rule("ARD-16.8", "ARD-7.7")
def test_overtime_offers_only_abilities_that_can_be_used() -> None:
    table = table_of(
        "play:overtime", deck=[], characters={"A": "pilot", "C": "surgeon"},
        hands={"A": ["martyr"]},
    )  # fmt: skip
    assert table.options("A") == ["none", "refresh"]
    table = table_of("play:overtime", characters={"A": "pilot", "C": "surgeon"})
    assert table.options("A") == ["ability", "none"]
    table = table_of(
        "play:overtime", deck=[], characters={"A": "pilot", "C": "surgeon"}, malfunctions=SEAM_OF_D
    )
    assert table.asked() == [("A", "energy_post")]
    assert table.options("A") == ["pass", "repair:1"]


@rule("ARD-R56", "ARD-R66", "ARD-15.1", "ARD-16.8")
def test_anaesthetise_through_overtime_gives_no_energy() -> None:
    table = table_of("play:overtime", discard=["energy"])
    table.answer("A", "overtime_ability", "ability")
    table.answer("A", "anaesthetise_target", "seat:1")
    assert table.energy("B") == 0
    assert table.g.skip == [0, 1, 0, 0]
    assert table.zone("discard") == ["overtime", "energy"]


@rule("ARD-R56", "ARD-5.13", "ARD-15.3")
def test_plot_course_through_overtime_puts_its_card_aside_until_clean_up() -> None:
    table = table_of(
        "reveal:overtime,martyr", characters={"A": "pilot", "C": "surgeon"}, pile=["energy"] * 2,
        deck=["airlock", "grid_surge", "cell_puncture"] + ["energy"] * 5,
    )  # fmt: skip
    table.answer("A", "resolve_next", "card:overtime")
    table.answer("A", "overtime_ability", "ability")
    table.answer("A", "plot_command", "card:airlock")
    assert table.zone("aside") == ["airlock"]
    assert table.zone("command_pile") == ["energy", "energy"]
    table.answer("A", "plot_discard", "card:grid_surge")
    assert table.zone("aside") == []
    assert table.zone("command_pile") == ["airlock", "energy"], "it joins the one card kept"


# Steward.


def user(character: str, **more: Any) -> Scenario:
    """A, of this character and with two Energy, is about to act in step VII."""
    more.setdefault("energy_in_front", {"A": 2})
    more.setdefault("characters", {"B": "first_officer", "C": "pilot", "D": "surgeon"})
    more["characters"] = more["characters"] | {"A": character}
    return table_of(more.pop("step", "energy_post"), **more)


@rule("ARD-16.9", "ARD-7.4")
def test_the_steward_damages_the_undamaged_and_heals_the_damaged() -> None:
    for seat in "ABD":
        for damaged in ("", seat):
            if damaged == "A":
                continue
            table = user("steward", damaged=damaged, dead="C")
            table.answer("A", "energy_post", "ability")
            assert table.asked() == [("A", "dispense_target")]
            assert table.options("A") == ["seat:0", "seat:1", "seat:3"]
            table.answer("A", "dispense_target", f"seat:{LETTERS.index(seat)}")
            assert table.health(seat) == (2 if damaged else 1)
            assert table.zone("discard") == ["energy"]
            assert table.words()[2] == (f"{seat} is healed." if damaged else f"{seat} takes a hit.")


@rule("ARD-16.9", "ARD-16.8", "ARD-7.8")
def test_a_steward_who_hurts_oneself_in_overtime_may_use_no_ability_afterwards() -> None:
    table = user("steward", step="play:overtime", malfunctions=SEAM_OF_D)
    table.answer("A", "overtime_ability", "ability")
    table.answer("A", "dispense_target", "seat:0")
    assert table.health("A") == 1
    assert table.options("A") == ["pass", "repair:1"]


# Ship Mind.


@rule("ARD-16.10", "ARD-10.3")
@pytest.mark.parametrize(
    ("value", "cells", "turned_up"),
    [("alert", 6, 3), ("calm", 2, 2), ("calm", 6, 2), ("alert", 2, 3)],
)
def test_alert_control_decides_the_next_reveal(value: str, cells: int, turned_up: int) -> None:
    table = user(
        "ship_mind", step="turn", cells=cells, hands={"A": ["martyr"] * 3, "B": ["airlock"] * 2},
        deck=["energy"] * 30, pile=["grid_surge"],
    )  # fmt: skip
    table.answer("A", "energy_pre", "ability")
    assert table.asked() == [("A", "alert_value")]
    assert table.options("A") == ["alert", "calm"]
    table.answer("A", "alert_value", value)
    assert alert(table) is (value == "alert")
    assert table.view("B")["facts"]["forced_alert"] == (1 if value == "alert" else 0)
    table.answer("A", "commit_card", "card:martyr")
    table.answer("B", "ally_card", "card:airlock")
    assert len(table.told("turned_up")) == turned_up
    assert table.told("alert_forced") == [{"value": "in Red Alert" if value == "alert" else "calm"}]
    assert alert(table) is (value == "alert"), "until clean-up"


@rule("ARD-16.10")
def test_the_forced_value_ends_when_the_next_clean_up_is_finished() -> None:
    table = user(
        "ship_mind", step="turn", hands={"A": ["energy"] * 3}, deck=["energy"] * 30,
        energy_in_front={"A": 2}, malfunctions=SEAM_OF_D,
    )  # fmt: skip
    table.answer("A", "energy_pre", "ability")
    table.answer("A", "alert_value", "alert")
    table.answer("A", "commit_card", "card:energy")
    assert table.active == "B"
    assert table.g.forced_alert == -1
    assert not alert(table)


@rule("ARD-16.10", "ARD-R66")
def test_a_value_declared_in_step_seven_lasts_through_the_next_turns_clean_up() -> None:
    table = user("ship_mind", hands={"B": ["energy"] * 3}, deck=["energy"] * 30)
    table.answer("A", "energy_post", "ability")
    table.answer("A", "alert_value", "alert")
    assert table.active == "B"
    assert alert(table)
    table.answer("B", "commit_card", "card:energy")
    assert table.asked() == [("B", "energy_post")]
    assert table.energy("B") == 3, "three cards were turned up"
    assert not alert(table)


@rule("ARD-R66", "ARD-16.10", "ARD-8.10")
def test_a_turn_cut_short_has_no_clean_up_so_the_value_lasts_on() -> None:
    table = user(
        "ship_mind", cells=1, hands={"B": ["martyr"], "C": ["energy"] * 3},
        malfunctions=[("venting_seam", "B", 0)], deck=["energy"] * 20,
    )  # fmt: skip
    table.answer("A", "energy_post", "ability")
    table.answer("A", "alert_value", "calm")
    table.answer("B", "martyr_blue", "play:martyr")
    assert table.active == "C"
    assert table.health("B") == 0
    assert table.cells == 1
    assert not alert(table), "still calm"
    table.answer("C", "commit_card", "card:energy")
    assert alert(table), "C's clean-up ended it"
    assert table.active != "C" or table.asked() == [("C", "energy_post")]


@rule("ARD-R66", "ARD-16.10")
def test_a_newer_alert_control_replaces_an_older_one() -> None:
    table = user("ship_mind", step="reveal:overtime,overtime,martyr")
    table.answer("A", "resolve_next", "card:overtime")
    table.answer("A", "overtime_ability", "ability")
    table.answer("A", "alert_value", "alert")
    assert alert(table)
    table.answer("A", "resolve_next", "card:overtime")
    table.answer("A", "overtime_ability", "ability")
    table.answer("A", "alert_value", "calm")
    assert table.told("alert_forced") == [{"value": "in Red Alert"}, {"value": "calm"}]


@rule("ARD-R56", "ARD-16.10", "ARD-14.2", "ARD-14.3", "ARD-16.3")
@pytest.mark.parametrize(("value", "cells"), [("alert", 6), ("calm", 2)])
def test_alert_control_decides_the_texts_of_the_cards_too(value: str, cells: int) -> None:
    forced = value == "alert"

    def after(cards: str, **more: Any) -> Scenario:
        table = user(
            "ship_mind", step=f"reveal:overtime,{cards}", cells=cells,
            malfunctions=SEAM_OF_D, **more,
        )  # fmt: skip
        table.answer("A", "resolve_next", "card:overtime")
        table.answer("A", "overtime_ability", "ability")
        return table.answer("A", "alert_value", value)

    table = after("debris_strike")
    table.answer("A", "strike_choice", "self")
    assert table.asked() == [("A", "strike_choice") if forced else ("A", "energy_post")]
    assert after("cell_puncture", protected=True).cells == cells - (1 if forced else 0)
    table = after("cell_puncture,direct_order", hands={"A": ["countermand"]})
    table.answer("A", "resolve_next", "card:direct_order")
    assert table.cells == cells - (1 if forced else 0), "cancelled unless in Red Alert"


# Drifter.


MODELS = {"B": "first_officer", "C": "pilot", "D": "surgeon"}


@rule("ARD-16.11", "ARD-R56", "ARD-7.3")
def test_mimic_costs_two_energy() -> None:
    table = user("drifter", energy_in_front={"A": 1}, malfunctions=SEAM_OF_D)
    assert table.options("A") == ["pass", "repair:1"]
    table = user("drifter", energy_in_front={"A": 2})
    assert table.options("A") == ["ability", "pass"]
    table.answer("A", "energy_post", "ability")
    assert table.energy("A") == 0
    assert table.zone("discard") == ["energy", "energy"]
    assert table.asked() == [("A", "mimic_pick")]
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]


@rule("ARD-16.11", "ARD-R56")
def test_mimic_copies_only_living_undamaged_players_whose_ability_has_a_target() -> None:
    table = user("drifter", damaged="B")
    table.answer("A", "energy_post", "ability")
    assert table.options("A") == ["seat:2", "seat:3"]
    table = user("drifter", dead="C")
    table.answer("A", "energy_post", "ability")
    assert table.options("A") == ["seat:1", "seat:3"]
    table = user("drifter", deck=[])
    table.answer("A", "energy_post", "ability")
    assert table.options("A") == ["seat:1", "seat:3"], "Plot Course needs a card in the Deck"
    table = user(
        "drifter", characters={"B": "analyst", "C": "security_chief", "D": "mechanic"},
        hands={"A": ["martyr"]},
    )  # fmt: skip
    table.answer("A", "energy_post", "ability")
    assert table.options("A") == ["seat:3"], "nobody but A has a hand card"
    assert table.asked() == [("A", "mimic_pick")]


@rule("ARD-7.7", "ARD-16.11")
def test_mimic_without_a_model_cannot_be_chosen() -> None:
    table = user("drifter", damaged="BCD", malfunctions=SEAM_OF_D)
    assert table.options("A") == ["pass", "repair:1"]


@rule("ARD-R56", "ARD-16.11")
def test_mimic_cannot_copy_mimic() -> None:
    table = user(
        "drifter", characters={"B": "drifter", "C": "pilot", "D": "surgeon"},
        energy_in_front={"A": 2, "B": 2},
    )  # fmt: skip
    table.answer("A", "energy_post", "ability")
    assert table.options("A") == ["seat:2", "seat:3"]


@rule("ARD-16.11", "ARD-15.1", "ARD-R56", "ARD-R66")
def test_mimic_of_the_surgeon_gives_one_of_the_two_energy() -> None:
    table = user("drifter", energy_in_front={"A": 3})
    table.answer("A", "energy_post", "ability")
    table.answer("A", "mimic_pick", "seat:3")
    assert table.asked() == [("A", "anaesthetise_target")]
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]
    table.answer("A", "anaesthetise_target", "seat:3")
    assert table.energy("A") == 1, "without further cost"
    assert table.energy("D") == 1
    assert table.zone("discard") == ["energy"]
    assert table.words()[:2] == [
        "A uses the ability of the Drifter.", "A uses the ability of the Surgeon.",
    ]  # fmt: skip


@rule("ARD-R66", "ARD-R56", "ARD-16.8", "ARD-16.11")
def test_overtime_and_mimic_together_give_no_energy() -> None:
    table = user("drifter", step="play:overtime", energy_in_front={}, discard=["energy"])
    assert table.options("A") == ["ability", "none"], "free, although A has no Energy"
    table.answer("A", "overtime_ability", "ability")
    table.answer("A", "mimic_pick", "seat:3")
    table.answer("A", "anaesthetise_target", "seat:1")
    assert table.energy("B") == 0
    assert table.zone("discard") == ["overtime", "energy"]
    assert table.active == "C"


@rule("ARD-16.11", "ARD-15.2")
def test_mimic_of_the_first_officer_orders_the_target_to_take_the_drifter() -> None:
    table = user("drifter", hands={"B": ["energy"] * 3})
    table.answer("A", "energy_post", "ability")
    table.answer("A", "mimic_pick", "seat:1")
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"], "the First Officer too"
    table.answer("A", "detail_target", "seat:1")
    assert table.g.ally_order == [-1, 0, -1, -1]


@rule("ARD-16.11", "ARD-15.3", "ARD-R64")
def test_mimic_of_the_pilot_shows_the_drifter_the_cards() -> None:
    table = user("drifter", deck=["airlock", "martyr", "grid_surge", "energy"])
    table.answer("A", "energy_post", "ability")
    table.answer("A", "mimic_pick", "seat:2")
    assert table.asked() == [("A", "plot_command")]
    assert table.view("A")["zones"]["looked"]["within"] == ["airlock", "grid_surge", "martyr"]
    assert "within" not in table.view("C")["zones"]["looked"]


@rule("ARD-16.11", "ARD-15.4", "ARD-15.5", "ARD-15.6")
@pytest.mark.parametrize(
    ("model", "kind", "options"),
    [
        ("mechanic", "reroute_pair",
         ["pair:0+1", "pair:0+2", "pair:0+3", "pair:1+2", "pair:1+3", "pair:2+3"]),
        ("security_chief", "confiscate_target", ["seat:1", "seat:2"]),
        ("analyst", "inspect_target", ["seat:1", "seat:2"]),
        ("steward", "dispense_target", ["seat:0", "seat:1", "seat:2", "seat:3"]),
        ("ship_mind", "alert_value", ["alert", "calm"]),
    ],
)  # fmt: skip
def test_mimic_uses_every_other_named_ability_as_if_it_were_the_drifters(
    model: str, kind: str, options: list[str]
) -> None:
    table = user(
        "drifter", characters={"B": model, "C": "pilot", "D": "surgeon"},
        hands={"A": ["energy"], "B": ["energy"], "C": ["martyr"]},
    )  # fmt: skip
    table.answer("A", "energy_post", "ability")
    table.answer("A", "mimic_pick", "seat:1")
    assert table.asked() == [("A", kind)]
    assert table.options("A") == options
    assert table.zone("discard") == ["energy", "energy"]


@rule("ARD-16.11", "ARD-15.6")
def test_a_card_inspected_by_mimic_may_be_kept_by_the_drifter() -> None:
    table = user(
        "drifter", characters={"B": "analyst", "C": "pilot", "D": "surgeon"},
        hands={"B": ["airlock"]}, step="turn", deck=["energy"] * 9,
    )  # fmt: skip
    table.answer("A", "energy_pre", "ability")
    table.answer("A", "mimic_pick", "seat:1")
    assert table.asked() == [("A", "inspect_keep")]
    table.answer("A", "inspect_keep", "keep")
    assert table.hand("A") == ["airlock", "energy", "energy", "energy"]
    assert table.hand("B") == []


@rule("ARD-16.11", "ARD-16.9")
def test_mimic_of_the_steward_may_heal_the_model_of_another_copy() -> None:
    table = user("drifter", characters={"B": "steward", "C": "pilot", "D": "surgeon"}, damaged="C")
    table.answer("A", "energy_post", "ability")
    assert table.options("A") == ["seat:1", "seat:3"]
    table.answer("A", "mimic_pick", "seat:1")
    table.answer("A", "dispense_target", "seat:2")
    assert table.health("C") == 2


@rule("ARD-16.11", "ARD-R56")
def test_mimic_through_overtime_of_plot_course_puts_its_card_aside() -> None:
    table = user(
        "drifter", step="play:overtime", deck=["airlock", "martyr", "grid_surge"] + ["energy"] * 5
    )
    table.answer("A", "overtime_ability", "ability")
    table.answer("A", "mimic_pick", "seat:2")
    table.answer("A", "plot_command", "card:airlock")
    assert table.zone("aside") == ["airlock"]


# Several at once.


@rule("ARD-R54", "ARD-16.2", "ARD-14.5", "ARD-3.4")
def test_a_stalled_drive_and_a_seam_before_one_player_work_oldest_first() -> None:
    table = table_of(
        "turn", hands={"A": ["martyr"] * 3},
        malfunctions=[("stalled_drive", "A", 0), ("venting_seam", "A", 0)],
    )  # fmt: skip
    assert table.log()[:3] == ["turn", "malfunction_gone", "cell_lost"]
    assert table.malfunctions() == [("venting_seam", "A", 0)]
    table = table_of(
        "turn", hands={"A": ["martyr"] * 3},
        malfunctions=[("venting_seam", "A", 0), ("stalled_drive", "A", 0)],
    )  # fmt: skip
    assert table.log()[:3] == ["turn", "cell_lost", "malfunction_gone"]


@rule("ARD-16.2", "ARD-15.4", "ARD-R23")
def test_a_rerouted_stalled_drive_leaves_at_its_new_holders_turn() -> None:
    table = user("mechanic", malfunctions=[("stalled_drive", "C", 0)], hands={"B": ["martyr"] * 3})
    table.answer("A", "energy_post", "ability")
    table.answer("A", "reroute_pair", "pair:1+2")
    assert table.active == "B"
    assert table.malfunctions() == []
    assert table.zone("discard") == ["stalled_drive", "energy"]

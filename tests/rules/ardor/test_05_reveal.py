"""ARD-5: step VI, reveal, carry out, clean up."""

from pathlib import Path

import pytest

from shipboard.kernel.cards import DESIGN
from tests.rule import rule

from .homemade import event, homemade
from .scenario import Scenario, scenario

FOUR = ["airlock", "energy", "grid_surge", "martyr"]


def before_the_reveal(cells: int = 6, **options: object) -> Scenario:
    """A's commit is the last thing before the reveal of four different cards."""
    return scenario(
        step="commit",
        hands={"A": ["airlock", "direct_order"], "B": ["energy"]},
        deck=["grid_surge"] + ["stock_rotation"] * 9,
        pile=["martyr"],
        cells=cells,
        telling=True,
        **options,  # type: ignore[arg-type]
    )


def commit(table: Scenario) -> Scenario:
    return table.answer("A", "commit_card", "card:airlock")


# The reveal.


@rule("ARD-5.1", "ARD-5.14", "ARD-4.11")
@pytest.mark.parametrize("wanted", FOUR)
def test_the_pile_is_shuffled_and_two_cards_are_turned_up(wanted: str) -> None:
    table = before_the_reveal()
    table.luck(lambda t: commit(t).asked() == [("A", "resolve_next")])
    table.luck(lambda t: wanted in commit(t).zone("revealed"))
    commit(table)
    assert len(table.zone("revealed")) == 2
    assert sorted(table.zone("revealed") + table.zone("command_pile")) == FOUR
    assert sorted(card["card"] for card in table.told("turned_up")) == table.zone("revealed")


@rule("ARD-5.1", "ARD-R45")
def test_every_pair_may_be_turned_up() -> None:
    pairs = set()
    for key in range(200):
        table = before_the_reveal()
        table.reseed(key)
        pairs.add(tuple(commit(table).zone("revealed")))
    assert len(pairs) == 6


@rule("ARD-5.2", "ARD-R10")
@pytest.mark.parametrize(("cells", "shown"), [(6, 2), (3, 2), (2, 3), (1, 3)])
def test_in_red_alert_three_cards_are_turned_up(cells: int, shown: int) -> None:
    table = commit(before_the_reveal(cells))
    assert len(table.zone("revealed")) == shown
    assert len(table.zone("command_pile")) == 4 - shown
    assert len(table.told("turned_up")) == shown


@rule("ARD-5.2", "ARD-10.3")
@pytest.mark.parametrize(("cells", "shown"), [(6, 2), (5, 2), (4, 3), (3, 3)])
def test_red_alert_begins_where_the_option_says(cells: int, shown: int) -> None:
    assert len(commit(before_the_reveal(cells, alert_at=4)).zone("revealed")) == shown


@rule("ARD-5.2")
def test_with_alert_at_zero_there_is_never_a_red_alert() -> None:
    assert len(commit(before_the_reveal(1, alert_at=0)).zone("revealed")) == 2


@rule("ARD-5.3", "ARD-5.12")
@pytest.mark.parametrize(("cells", "pile"), [(6, 1), (6, 2), (2, 1), (2, 2), (2, 3)])
def test_a_small_pile_is_turned_up_as_a_whole(cells: int, pile: int) -> None:
    table = scenario(
        step="commit",
        hands={"A": ["martyr"], "B": ["energy"] * 3},
        dead="B",
        deck=[],
        pile=["martyr"] * (pile - 1),
        cells=cells,
        missions={"B": "crew", "C": "saboteur", "A": "crew"},
        telling=True,
    )
    assert table.told("turned_up") == [{"card": "martyr"}] * pile
    assert table.told("cleaned_up") == [{"number_played": pile, "number_unseen": 0}]
    assert table.zone("command_pile") == []
    assert table.zone("discard") == ["martyr"] * pile


@rule("ARD-5.3")
def test_with_an_empty_pile_nothing_is_turned_up() -> None:
    table = scenario(step="commit", deck=[], telling=True)
    assert table.log()[0] == "cleaned_up"
    assert table.told("cleaned_up") == [{"number_played": 0, "number_unseen": 0}]
    assert table.outcome() == ("blue", "deck", "BCD")


@rule("ARD-5.4")
def test_all_cards_are_face_up_before_the_first_is_carried_out() -> None:
    table = before_the_reveal(2)
    table.luck(lambda t: commit(t).zone("revealed") == ["airlock", "energy", "grid_surge"])
    commit(table)
    assert table.asked() == [("A", "resolve_next")]
    for viewer in (None, *"ABCD"):
        assert table.view(viewer)["zones"]["revealed"] == {
            "count": 3,
            "cards": ["airlock", "energy", "grid_surge"],
        }
    assert table.log()[-3:] == ["turned_up"] * 3
    assert "carried_out" not in table.log()


# The order.


@rule("ARD-5.5", "ARD-R11")
def test_the_active_player_picks_one_card_after_the_other() -> None:
    table = scenario(
        active="B", step="reveal:grid_surge,debris_strike,stock_rotation", telling=True
    )
    assert table.asked() == [("B", "resolve_next")]
    assert table.options("B") == ["card:debris_strike", "card:grid_surge", "card:stock_rotation"]
    table.answer("B", "resolve_next", "card:debris_strike")
    # It is carried out completely before the next one is picked.
    assert table.asked() == [("B", "strike_choice")]
    assert table.zone("revealed") == ["grid_surge", "stock_rotation"]
    assert table.zone("playing") == ["debris_strike"]
    table.answer("B", "strike_choice", "cell")
    assert table.asked() == [("B", "resolve_next")]
    assert table.options("B") == ["card:grid_surge", "card:stock_rotation"]
    assert table.cells == 5
    table.answer("B", "resolve_next", "card:stock_rotation")
    # The last card needs no question.
    assert [event["card"] for event in table.told("carried_out")] == [
        "debris_strike",
        "stock_rotation",
        "grid_surge",
    ]
    assert {event["seat"] for event in table.told("carried_out")} == {1}
    assert table.active == "C"


@rule("ARD-5.5", "ARD-R60")
def test_equal_cards_are_one_option() -> None:
    table = scenario(step="reveal:martyr,energy,martyr")
    assert table.options("A") == ["card:energy", "card:martyr"]
    table.answer("A", "resolve_next", "card:martyr")
    assert table.options("A") == ["card:energy", "card:martyr"]
    assert table.zone("revealed") == ["energy", "martyr"]


@rule("ARD-5.5", "ARD-16.3")
def test_cards_with_priority_come_first() -> None:
    table = scenario(step="reveal:energy,martyr,countermand", content="base_extra")
    # The Countermand is being carried out; no order had to be picked.
    assert table.asked() == [("A", "countermand_pick")]
    assert table.options("A") == ["card:energy", "card:martyr"]
    table.answer("A", "countermand_pick", "card:energy")
    assert table.zone("discard") == ["martyr", "countermand", "energy"]
    assert table.energy("A") == 0


@rule("ARD-R60", "ARD-5.5")
def test_cards_of_one_design_are_carried_out_unasked() -> None:
    table = scenario(step="reveal:cell_puncture,cell_puncture")
    assert table.cells == 4
    assert table.active == "B"


@rule("ARD-5.6")
def test_entering_red_alert_turns_up_no_further_card() -> None:
    table = scenario(
        step="reveal:cell_puncture,grid_surge", cells=3, pile=["energy", "energy"], telling=True
    )
    table.answer("A", "resolve_next", "card:cell_puncture")
    assert table.cells == 2
    assert len(table.told("carried_out")) == 2
    assert table.told("turned_up") == []
    assert table.told("cleaned_up") == [{"number_played": 2, "number_unseen": 1}]


@rule("ARD-5.6", "ARD-16.6")
def test_leaving_red_alert_takes_no_card_back() -> None:
    table = scenario(
        step="reveal:spare_parts,grid_surge,cell_puncture",
        cells=2,
        malfunctions=[("fouled_cell", "ship", 0)],
        content="base_extra",
        telling=True,
    )
    table.answer("A", "resolve_next", "card:spare_parts")
    assert table.cells == 3
    assert table.options("A") == ["card:cell_puncture", "card:grid_surge"]
    table.answer("A", "resolve_next", "card:grid_surge")
    assert table.cells == 2
    assert len(table.told("carried_out")) == 3


# Carrying out.


@rule("ARD-5.7", "ARD-R42")
@pytest.mark.parametrize(
    "card", ["rogue_routine", "scrap_sweep", "direct_order", "grid_surge", "stock_rotation"]
)
def test_what_cannot_happen_is_skipped(card: str) -> None:
    table = scenario(step=f"play:{card}", deck=[], telling=True)
    assert table.log()[:2] == ["carried_out", "looked" if card == "scrap_sweep" else "cleaned_up"]
    assert table.zone("discard") == [card]
    assert table.outcome() == ("blue", "deck", "BCD")


@rule("ARD-5.7")
def test_carrying_out_is_mandatory() -> None:
    table = scenario(step="play:debris_strike")
    assert table.options("A") == ["cell", "self"]
    table = scenario(step="play:chain_tremor")
    assert table.options("A") == ["return", "self"]
    table = scenario(step="play:direct_order", hands={"A": ["energy", "airlock"]})
    assert table.options("A") == ["card:airlock", "card:energy"]


@rule("ARD-5.7", "ARD-16.5")
def test_without_a_legal_target_the_rest_of_a_card_is_skipped() -> None:
    table = scenario(step="reveal:spare_parts,energy", content="base_extra")
    table.answer("A", "resolve_next", "card:spare_parts")
    assert table.asked() == [("A", "energy_post")]
    assert table.zone("discard") == ["spare_parts"]
    assert table.energy("A") == 1


@rule("ARD-5.7")
def test_nothing_of_a_card_without_a_legal_target_happens(tmp_path: Path) -> None:
    probe = event(
        "probe",
        """[{ target = { selector = "other_living", filter = "hand_nonempty" } },
            { destroy_cell = 1 }, { damage = "active" }]""",
    )
    content = homemade(tmp_path, probe)
    table = scenario(step="play:probe", content=content, hands={"A": ["energy"]})
    assert (table.cells, table.health("A"), table.active) == (6, 2, "B")
    assert table.zone("discard") == ["probe"]
    # With a target everything happens; a single one is public and not asked about.
    table = scenario(step="play:probe", content=content, hands={"C": ["energy"]})
    assert (table.cells, table.health("A"), table.active) == (5, 1, "B")


@rule("ARD-5.8", "ARD-14.12")
@pytest.mark.parametrize("card", ["cell_puncture", "energy"])
def test_a_card_played_from_the_hand_is_the_one_chosen(card: str) -> None:
    table = scenario(
        step="play:direct_order", hands={"A": ["airlock", "energy", "cell_puncture"]}, telling=True
    )
    table.answer("A", "direct_card", f"card:{card}")
    left = {"airlock", "energy", "cell_puncture"} - {card}
    assert table.hand("A") == sorted(left)
    assert table.told("carried_out")[-1] == {"seat": 0, "card": card}
    assert (table.cells, table.energy("A")) == ((5, 0) if card == "cell_puncture" else (6, 1))


@rule("ARD-5.8", "ARD-5.10")
def test_a_card_that_plays_another_has_it_carried_out_inside_its_own_effect() -> None:
    table = scenario(
        step="reveal:rogue_routine,grid_surge",
        deck=["debris_strike", "energy"],
        pile=["airlock"],
        telling=True,
    )
    table.answer("A", "resolve_next", "card:rogue_routine")
    assert table.asked() == [("A", "strike_choice")]
    assert table.zone("playing") == ["debris_strike", "rogue_routine"]
    table.answer("A", "strike_choice", "self")
    assert table.health("A") == 1
    # The inner card is finished first.
    assert table.zone("discard") == ["grid_surge", "rogue_routine", "debris_strike"]
    assert [event["card"] for event in table.told("carried_out")] == [
        "rogue_routine",
        "debris_strike",
        "grid_surge",
    ]


@rule("ARD-5.8")
def test_cards_may_be_nested_deeply() -> None:
    table = scenario(
        step="play:rogue_routine",
        hands={"A": ["rogue_routine"]},
        deck=["direct_order", "chain_tremor"] + ["energy"] * 9,
        pile=["airlock"],
    )
    assert table.asked() == [("A", "tremor_choice")]
    assert table.zone("playing") == [
        "chain_tremor", "rogue_routine", "direct_order", "rogue_routine",
    ]  # fmt: skip
    table.answer("A", "tremor_choice", "return")
    assert table.zone("discard") == ["rogue_routine", "direct_order", "rogue_routine"]
    assert table.zone("command_pile") == ["airlock", "chain_tremor"]


@rule("ARD-5.9", "ARD-R19")
def test_the_active_player_makes_the_choices_whoever_supplied_the_card() -> None:
    table = scenario(
        step="commit",
        hands={"A": ["martyr"], "C": ["debris_strike", "energy"]},
        deck=["martyr"] * 9,
    )
    table.answer(
        "C", "ally_card", "card:debris_strike",
        so_that=lambda t: t.asked() == [("A", "resolve_next")],
    )  # fmt: skip
    table.answer("A", "resolve_next", "card:debris_strike")
    assert table.asked() == [("A", "strike_choice")]
    table.answer("A", "strike_choice", "self")
    assert (table.health("A"), table.health("C")) == (1, 2)


# Clean-up.


@rule("ARD-5.10", "ARD-R14")
@pytest.mark.parametrize(
    ("first", "discard"),
    [
        ("grid_surge", ["stock_rotation", "cell_puncture", "grid_surge", "airlock"]),
        ("cell_puncture", ["stock_rotation", "grid_surge", "cell_puncture", "airlock"]),
    ],
)
def test_played_cards_are_discarded_in_the_order_in_which_they_finished(
    first: str, discard: list[str]
) -> None:
    table = scenario(
        step="reveal:grid_surge,stock_rotation,cell_puncture",
        deck=["energy"],
        discard=["airlock"],
        energy_in_front={"A": 1},
    )
    table.answer("A", "resolve_next", f"card:{first}")
    assert table.zone("stage") == [first]
    assert table.zone("discard") == ["airlock"]
    other = "cell_puncture" if first == "grid_surge" else "grid_surge"
    table.answer("A", "resolve_next", f"card:{other}")
    # The Energy drawn and lost by Stock Rotation went at once.
    assert table.asked() == [("A", "energy_post")]
    assert table.zone("discard") == [*discard[:-1], "energy", "airlock"]
    assert table.zone("stage") == []


@rule("ARD-5.10", "ARD-9.1", "ARD-14.1")
def test_a_card_whose_text_sends_it_elsewhere_is_not_discarded() -> None:
    table = scenario(step="reveal:energy,venting_seam,martyr", pile=["airlock"])
    table.answer("A", "resolve_next", "card:venting_seam")
    table.answer("A", "resolve_next", "card:energy")
    assert table.zone("discard") == ["martyr"]
    assert table.energy("A") == 1
    assert table.malfunctions() == [("venting_seam", "A", 0)]


@rule("ARD-5.11", "ARD-R12", "ARD-5.10")
def test_the_top_card_stays_and_the_others_are_discarded_from_the_top_down() -> None:
    table = scenario(
        step="play:cell_puncture",
        pile=["airlock", "martyr", "grid_surge"],
        discard=["direct_order"],
        telling=True,
    )
    assert table.zone("command_pile") == ["airlock"]
    assert table.zone("discard") == ["grid_surge", "martyr", "cell_puncture", "direct_order"]
    assert table.told("cleaned_up") == [{"number_played": 1, "number_unseen": 2}]
    assert len(table.zone("deck")) == 17  # B has drawn three cards


@rule("ARD-5.11", "ARD-R12")
def test_the_pile_is_not_shuffled_again_before_clean_up() -> None:
    for key in range(30):
        table = before_the_reveal()
        table.reseed(key)
        commit(table)
        top, lost = (
            table.g.pack.names["card"][card & DESIGN] for card in table.g.command_pile[::-1]
        )
        while table.active == "A":
            seat, kind = table.asked()[0]
            options = table.options(seat)
            idle = [option for option in options if option in ("pass", "nobody")]
            table.answer(seat, kind, (idle or options)[0])
        assert table.zone("command_pile") == [top]
        assert table.zone("discard")[0] == lost


@rule("ARD-5.12")
@pytest.mark.parametrize("pile", [[], ["airlock"], ["energy"]])
def test_one_card_stays_and_from_nothing_nothing(pile: list[str]) -> None:
    table = scenario(step="play:cell_puncture", pile=pile, telling=True)
    assert table.zone("command_pile") == pile
    assert table.zone("discard") == ["cell_puncture"]
    assert table.told("cleaned_up") == [{"number_played": 1, "number_unseen": 0}]


@rule("ARD-5.11")
@pytest.mark.parametrize("kept", ["energy", "debris_strike", "martyr"])
def test_any_card_may_be_the_one_that_stays(kept: str) -> None:
    table = scenario(step="play:cell_puncture", pile=[kept, "grid_surge"])
    assert table.zone("command_pile") == [kept]
    assert table.zone("discard") == ["grid_surge", "cell_puncture"]


@rule("ARD-5.10", "ARD-5.11", "ARD-16.2")
def test_a_card_in_play_may_send_the_discards_of_clean_up_into_the_deck() -> None:
    table = scenario(
        step="play:cell_puncture",
        pile=["airlock", "martyr", "grid_surge"],
        hands={"B": ["energy"] * 3},
        deck=["energy"] * 3,
        malfunctions=[("stalled_drive", "C", 0)],
        content="base_extra",
    )
    assert table.zone("discard") == []
    assert table.zone("command_pile") == ["airlock"]
    assert sorted(table.zone("deck")) == ["cell_puncture"] + ["energy"] * 3 + [
        "grid_surge",
        "martyr",
    ]


@rule("ARD-5.13", "ARD-R13", "ARD-14.4")
def test_a_returned_card_joins_the_pile_besides_the_one_that_stays() -> None:
    table = scenario(
        step="reveal:chain_tremor,debris_strike",
        pile=["airlock", "martyr"],
        deck=["energy"] * 20,
        telling=True,
    )
    table.answer("A", "resolve_next", "card:chain_tremor").answer("A", "tremor_choice", "return")
    # It waits aside, face down, until clean-up.
    assert table.zone("aside") == ["chain_tremor"]
    assert table.zone("command_pile") == ["airlock", "martyr"]
    assert table.zone("stage") == []
    assert table.told("returns") == [{"card": "chain_tremor"}]
    assert table.view(None)["zones"]["aside"] == {"count": 1, "within": ["chain_tremor"]}
    table.answer("A", "strike_choice", "cell")
    assert table.zone("aside") == []
    assert table.zone("command_pile") == ["airlock", "chain_tremor"]
    assert table.zone("discard") == ["martyr", "debris_strike"]
    assert table.told("cleaned_up") == [{"number_played": 1, "number_unseen": 1}]


@rule("ARD-5.13", "ARD-R13", "ARD-5.14", "ARD-4.11")
def test_several_returned_cards_make_the_next_pile_bigger() -> None:
    table = scenario(
        step="reveal:chain_tremor,chain_tremor",
        pile=["airlock"],
        hands={"B": ["martyr"] * 3, "C": ["martyr"]},
        deck=["martyr"] * 20,
    )
    table.answer("A", "tremor_choice", "return").answer("A", "tremor_choice", "return")
    assert table.zone("command_pile") == ["airlock", "chain_tremor", "chain_tremor"]
    assert table.asked() == [("B", "commit_card")]
    table.answer(
        "B", "commit_card", "card:martyr",
        so_that=lambda t: t.zone("revealed") == ["airlock", "chain_tremor"],
    )  # fmt: skip
    assert table.zone("command_pile") == ["chain_tremor", "martyr", "martyr", "martyr"]


@rule("ARD-14.4", "ARD-5.13")
def test_a_chain_tremor_that_hurt_its_player_is_discarded_as_usual() -> None:
    table = scenario(step="play:chain_tremor", pile=["airlock"])
    assert table.cells == 5
    table.answer("A", "tremor_choice", "self")
    assert table.health("A") == 1
    assert table.zone("discard") == ["chain_tremor"]
    assert table.zone("command_pile") == ["airlock"]


@rule("ARD-5.15", "ARD-R64")
def test_discards_are_face_down_but_what_was_played_stays_known() -> None:
    table = scenario(
        step="play:cell_puncture",
        pile=["airlock", "martyr", "grid_surge"],
        discard=["direct_order"],
    )
    for viewer in (None, *"ABCD"):
        zones = table.view(viewer)["zones"]
        assert zones["discard"] == {"count": 4, "placed": {1: "cell_puncture"}}
        assert zones["command_pile"] == {"count": 1}


@rule("ARD-5.15", "ARD-R64")
@pytest.mark.parametrize("more", [[], ["martyr"]])
def test_a_supplier_knows_the_pile_until_cards_leave_it_unseen(more: list[str]) -> None:
    table = scenario(
        step="commit",
        hands={"A": ["airlock", "direct_order"]},
        deck=["martyr", "martyr", *more, "energy", "energy", "energy"],
        dead="",
    )
    if more:
        table.g.command_pile.append(table.g.pack.names["card"].index("martyr"))
    table.answer(
        "A", "commit_card", "card:airlock",
        so_that=lambda t: t.active == "B" and t.zone("command_pile") == ["airlock"],
    )  # fmt: skip
    known = {"count": 1} if more else {"count": 1, "within": ["airlock"]}
    assert table.view("A")["zones"]["command_pile"] == known
    assert table.view("B")["zones"]["command_pile"] == {"count": 1}


# When Red Alert is looked at, and what lies where during the step.


@rule("ARD-R10", "ARD-14.2")
def test_red_alert_for_a_card_s_own_text_is_tested_when_the_card_starts() -> None:
    table = scenario(step="reveal:cell_puncture,debris_strike", cells=3)
    table.answer("A", "resolve_next", "card:cell_puncture")
    table.answer("A", "strike_choice", "self")
    assert table.asked() == [("A", "strike_choice")]

    table = scenario(step="reveal:cell_puncture,debris_strike", cells=3)
    table.answer("A", "resolve_next", "card:debris_strike").answer("A", "strike_choice", "cell")
    assert (table.cells, table.active) == (1, "B")


@rule("ARD-R14")
def test_a_scrap_sweep_cannot_find_the_cards_of_its_own_reveal() -> None:
    table = scenario(
        step="reveal:scrap_sweep,martyr,stock_rotation",
        hands={"A": ["direct_order"]},
        deck=["energy"],
        discard=["airlock", "grid_surge", "cell_puncture"],
    )
    table.answer("A", "resolve_next", "card:martyr")
    table.answer("A", "resolve_next", "card:stock_rotation")
    table.answer("A", "rotation_discard", "card:direct_order")
    # A hand discard goes to the Discard Pile at once, the played cards wait on the stage.
    assert table.zone("stage") == ["stock_rotation", "martyr"]
    assert table.asked() == [("A", "sweep_pick")]
    assert table.options("A") == ["card:airlock", "card:direct_order", "card:grid_surge"]


@rule("ARD-R14")
def test_energy_and_malfunctions_leave_the_stage_as_soon_as_they_are_carried_out() -> None:
    table = scenario(step="reveal:energy,venting_seam,airlock")
    table.answer("A", "resolve_next", "card:energy")
    assert (table.energy("A"), table.zone("stage"), table.zone("playing")) == (1, [], [])
    table.answer("A", "resolve_next", "card:venting_seam")
    assert table.malfunctions() == [("venting_seam", "A", 0)]
    assert (table.zone("stage"), table.zone("playing")) == ([], ["airlock"])


@rule("ARD-R14", "ARD-14.7", "ARD-14.8")
def test_lost_energy_and_the_card_lost_in_a_fold_go_at_once() -> None:
    table = scenario(
        step="reveal:grid_surge,spatial_fold,scrap_sweep",
        hands={"B": ["martyr"]},
        deck=["airlock"],
        energy_in_front={"B": 1},
    )
    table.answer("A", "resolve_next", "card:grid_surge")
    assert table.zone("discard") == ["energy"]
    table.answer("A", "resolve_next", "card:spatial_fold")
    assert table.asked() == [("A", "sweep_pick")]
    assert table.options("A") in (["card:airlock", "card:energy"], ["card:energy", "card:martyr"])

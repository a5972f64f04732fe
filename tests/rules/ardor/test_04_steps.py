"""ARD-4: steps I to V."""

import pytest

from shipboard.kernel.cards import within
from tests.rule import rule

from .scenario import scenario

TOP = ["airlock", "cell_puncture", "direct_order", "grid_surge", "martyr"]


# Step I.


@rule("ARD-4.1", "ARD-R6")
@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0), (7, 0)])
def test_the_active_player_draws_to_three_cards(held: int, drawn: int) -> None:
    table = scenario(
        hands={"A": ["energy"] * held, "B": ["energy"], "C": ["energy"]}, deck=TOP, telling=True
    )
    assert table.asked() == [("A", "commit_card")]
    assert table.hand("A") == sorted(["energy"] * held + TOP[:drawn])
    assert table.zone("deck") == TOP[drawn:]
    assert table.told("drew", "A") == [{"seat": 0, "card": card} for card in TOP[:drawn]]
    assert (table.hand("B"), table.hand("C")) == (["energy"], ["energy"])


@rule("ARD-4.1", "ARD-1.7")
def test_nobody_else_sees_the_cards_drawn() -> None:
    table = scenario(deck=TOP, telling=True)
    for viewer in (None, "B", "C", "D"):
        assert table.told("drew", viewer) == [{"seat": 0}] * 3
        assert table.view(viewer)["zones"]["hand"][0] == {"count": 3}
        assert table.view(viewer)["zones"]["deck"] == {"count": 2}


@rule("ARD-4.1", "ARD-12.4")
def test_with_one_cell_left_the_cards_are_still_drawn_one_at_a_time() -> None:
    table = scenario(deck=TOP, cells=1, missions={"A": "crew", "B": "saboteur"}, telling=True)
    assert table.hand("A") == sorted(TOP[:3])
    assert table.log() == ["turn", "window"] + ["drew", "window"] * 3
    assert table.asked() == [("A", "commit_card")]


@rule("ARD-4.2")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_where_the_deck_empties_the_draw_stops_and_the_turn_goes_on(left: int) -> None:
    table = scenario(
        hands={"A": ["energy"], "B": ["energy"], "C": ["energy"]}, deck=["martyr"] * left
    )
    if left:
        assert table.asked() == [("A", "commit_card")]
        assert table.hand("A") == ["energy"] + ["martyr"] * left
        table.answer("A", "commit_card", "card:energy")
    assert table.asked() == [("A", "choose_ally")]
    assert table.hand("A") == ["martyr"] * left
    assert table.zone("deck") == []
    assert table.outcome() is None


# Step II.


@rule("ARD-4.3")
def test_in_step_two_the_active_player_may_act_or_pass() -> None:
    table = scenario(
        hands={"A": ["energy"] * 3, "B": ["energy"]},
        energy_in_front={"A": 1},
        malfunctions=[("venting_seam", "B", 0)],
    )
    assert table.asked() == [("A", "energy_pre")]
    assert table.options("A") == ["ability", "pass", "refresh", "repair:1"]
    table.answer("A", "energy_pre", "pass")
    assert table.asked() == [("A", "commit_card")]
    assert table.energy("A") == 1


@rule("ARD-4.3", "ARD-R60")
def test_without_energy_step_two_asks_nothing() -> None:
    table = scenario(hands={"A": ["energy"] * 3}, malfunctions=[("venting_seam", "B", 0)])
    assert table.asked() == [("A", "commit_card")]


# Step III.


@rule("ARD-4.4")
def test_the_active_player_must_commit_one_hand_card() -> None:
    table = scenario(
        hands={"A": ["martyr", "energy", "airlock", "energy"], "B": ["energy"], "C": ["energy"]},
        pile=["grid_surge"],
        telling=True,
    )
    assert table.asked() == [("A", "commit_card")]
    assert table.options("A") == ["card:airlock", "card:energy", "card:martyr"]
    table.answer("A", "commit_card", "card:energy")
    assert table.asked() == [("A", "choose_ally")]
    assert table.hand("A") == ["airlock", "energy", "martyr"]
    assert table.zone("command_pile") == ["energy", "grid_surge"]
    assert table.g.committers == [0]
    assert len(table.zone("deck")) == 20


@rule("ARD-4.4", "ARD-R45", "ARD-R46")
def test_a_committed_card_is_known_to_its_supplier_only() -> None:
    table = scenario(
        hands={"A": ["martyr", "energy", "airlock"], "B": ["energy"], "C": ["energy"]},
        pile=["grid_surge"],
        telling=True,
    )
    table.answer("A", "commit_card", "card:airlock")
    assert table.told("committed", "A") == [{"seat": 0, "card": "airlock"}]
    assert table.view("A")["zones"]["command_pile"] == {"count": 2, "within": ["airlock"]}
    for viewer in (None, "B", "C", "D"):
        assert table.told("committed", viewer) == [{"seat": 0}]
        assert table.view(viewer)["zones"]["command_pile"] == {"count": 2}
        assert table.view(viewer)["zones"]["hand"][0] == {"count": 2}


@rule("ARD-R60", "ARD-4.4")
def test_a_hand_of_one_card_is_committed_unasked() -> None:
    table = scenario(
        step="commit", hands={"A": ["martyr"], "B": ["energy"], "C": ["energy"]}, telling=True
    )
    assert table.asked() == [("A", "choose_ally")]
    assert table.zone("command_pile") == ["martyr"]
    assert table.told("committed", "A") == [{"seat": 0, "card": "martyr"}]
    assert table.hand("A") == []


@rule("ARD-R60", "ARD-4.4")
def test_two_equal_cards_in_hand_are_asked_about_all_the_same() -> None:
    table = scenario(step="commit", hands={"A": ["martyr", "martyr"]})
    assert table.asked() == [("A", "commit_card")]
    assert table.options("A") == ["card:martyr"]


@rule("ARD-4.5", "ARD-R7")
def test_from_an_empty_hand_the_top_card_of_the_deck_is_committed_unseen() -> None:
    table = scenario(
        step="commit",
        hands={"B": ["energy"], "C": ["energy"]},
        deck=["martyr", "energy", "energy"],
        pile=["grid_surge"],
        telling=True,
    )
    assert table.asked() == [("A", "choose_ally")]
    assert table.zone("command_pile") == ["grid_surge", "martyr"]
    assert table.zone("deck") == ["energy", "energy"]
    assert table.log() == ["deck_committed"]
    assert table.g.committers == []
    for viewer in (None, *"ABCD"):
        assert table.view(viewer)["zones"]["command_pile"] == {"count": 2}


@rule("ARD-4.5", "ARD-R7", "ARD-4.9")
def test_with_hand_and_deck_empty_nothing_is_committed() -> None:
    table = scenario(
        step="commit", hands={"B": ["energy"], "C": ["energy"]}, deck=[], pile=["martyr"]
    )
    assert table.asked() == [("A", "choose_ally")]
    assert table.zone("command_pile") == ["martyr"]


@rule("ARD-4.5", "ARD-R7", "ARD-R28")
def test_a_refresh_with_an_empty_deck_may_leave_nothing_to_commit() -> None:
    table = scenario(
        hands={"A": ["airlock"], "B": ["energy"], "C": ["energy"]},
        deck=[],
        energy_in_front={"A": 1},
    )
    table.answer("A", "energy_pre", "refresh")
    assert table.asked() == [("A", "choose_ally")]
    assert table.hand("A") == []
    assert table.zone("command_pile") == []
    assert table.zone("discard") == ["airlock", "energy"]


# Step IV.


@rule("ARD-4.6", "ARD-R8", "ARD-8.7")
def test_an_ally_is_another_living_player_with_a_hand_card() -> None:
    table = scenario(
        players=6,
        active="C",
        step="commit",
        hands={
            "A": ["energy"], "B": ["energy"], "C": ["martyr"], "D": [], "E": ["energy"],
            "F": ["energy"],
        },
        dead="B",
    )  # fmt: skip
    assert table.asked() == [("C", "choose_ally")]
    assert table.options("C") == ["seat:0", "seat:4", "seat:5"]


@rule("ARD-4.6", "ARD-4.7")
def test_the_named_ally_and_nobody_else_supplies_a_card() -> None:
    table = scenario(
        step="commit",
        hands={"A": ["martyr"], "B": ["energy", "airlock"], "C": ["energy", "grid_surge"]},
        telling=True,
    )
    table.answer("A", "choose_ally", "seat:2")
    assert table.told("named_ally") == [{"seat": 0, "seat_ally": 2}]
    assert table.view(None)["facts"]["ally"] == 2
    assert table.asked() == [("C", "ally_card")]
    assert table.options("C") == ["card:energy", "card:grid_surge"]
    table.answer("C", "ally_card", "card:grid_surge")
    assert table.hand("B") == ["airlock", "energy"]
    assert table.hand("C") == ["energy"]
    assert table.g.committers == [0, 2]


@rule("ARD-R60", "ARD-4.6")
def test_a_single_possible_ally_is_named_unasked() -> None:
    table = scenario(step="commit", hands={"A": ["martyr"], "C": ["energy", "airlock"]})
    assert table.asked() == [("C", "ally_card")]
    assert table.g.ally == 2


@rule("ARD-4.6", "ARD-15.2", "ARD-R50")
@pytest.mark.parametrize(("ordered", "named"), [("C", 2), ("D", None), ("B", None)])
def test_an_order_names_the_ally_if_that_is_legal(ordered: str, named: int | None) -> None:
    table = scenario(
        players=5,
        step="commit",
        hands={"A": ["martyr"], "B": ["energy"], "C": ["energy"] * 2, "E": ["energy"]},
        dead="B",
        ally_order={"A": ordered},
    )
    if named is None:  # D has no card, B is dead: A chooses freely
        assert table.asked() == [("A", "choose_ally")]
        assert table.options("A") == ["seat:2", "seat:4"]
    else:
        assert table.asked() == [("C", "ally_card")]
        assert table.g.ally == named


@rule("ARD-R45", "ARD-R64")
@pytest.mark.parametrize("committed", ["airlock", "martyr"])
def test_a_commit_ends_what_others_knew_of_the_hand(committed: str) -> None:
    table = scenario(step="commit", hands={"A": ["energy"], "B": ["airlock", "martyr"]})
    airlock = table.g.pack.names["card"].index("airlock")
    table.g.hand[1][0] = within(airlock, 1 << 2 | 1 << 3)  # C and D have seen it there
    assert table.view("C")["zones"]["hand"][1] == {"count": 2, "within": ["airlock"]}
    table.answer("B", "ally_card", f"card:{committed}")
    for viewer in (None, "A", "C", "D"):
        assert table.view(viewer)["zones"]["hand"][1] == {"count": 1}


@rule("ARD-4.7", "ARD-R45")
def test_nobody_but_the_ally_sees_the_ally_s_card() -> None:
    table = scenario(
        step="commit",
        hands={"A": ["martyr"], "C": ["energy", "airlock"]},
        deck=["energy"] * 9,
        table_talk="structured",
        telling=True,
    )
    for speaker in "ABCD":
        table.answer(speaker, "statement", "silent")
    for viewer in (None, "A", "B", "D"):
        assert table.view(viewer)["decisions"] == []
        assert table.view(viewer)["asked"] == [{"seat": 2, "kind": "ally_card"}]
    table.answer("C", "ally_card", "card:airlock")
    assert table.asked() == [("A", "statement")]
    assert table.told("committed", "C") == [{"seat": 0}, {"seat": 2, "card": "airlock"}]
    assert table.told("committed", "A") == [{"seat": 0, "card": "martyr"}, {"seat": 2}]
    assert table.told("committed", None) == [{"seat": 0}, {"seat": 2}]
    assert table.view("C")["zones"]["command_pile"] == {"count": 3, "within": ["airlock"]}
    assert table.view("A")["zones"]["command_pile"] == {"count": 3, "within": ["martyr"]}
    for other in (None, "B", "D"):
        assert table.view(other)["zones"]["command_pile"] == {"count": 3}


@rule("ARD-R60", "ARD-4.7")
def test_an_ally_with_one_card_supplies_it_unasked() -> None:
    table = scenario(
        step="commit", hands={"A": ["martyr"], "C": ["airlock"]}, deck=["martyr"] * 9, telling=True
    )
    assert table.told("committed", "C") == [{"seat": 0}, {"seat": 2, "card": "airlock"}]


@rule("ARD-R60", "ARD-4.7")
def test_an_ally_with_two_equal_cards_is_asked() -> None:
    table = scenario(step="commit", hands={"A": ["martyr"], "C": ["airlock", "airlock"]})
    assert table.asked() == [("C", "ally_card")]
    assert table.options("C") == ["card:airlock"]


@rule("ARD-4.8", "ARD-4.9")
def test_where_nobody_else_has_a_card_the_deck_supplies_the_ally_s_one() -> None:
    table = scenario(
        step="commit",
        hands={"A": ["martyr"], "B": ["energy"]},
        dead="B",
        deck=["martyr", "martyr", "airlock", "energy"],
        pile=["martyr"],
        telling=True,
    )
    assert table.log()[:3] == ["committed", "deck_committed", "deck_committed"]
    assert table.told("named_ally") == []
    assert table.told("cleaned_up") == [{"number_played": 2, "number_unseen": 1}]
    # B is dead; C's turn began with an empty hand.
    assert table.active == "C"
    assert table.hand("C") == ["airlock", "energy"]


@rule("ARD-R9", "ARD-4.8", "ARD-4.9")
def test_the_last_card_of_the_deck_goes_in_step_four() -> None:
    table = scenario(
        step="commit",
        hands={"A": ["grid_surge", "airlock"]},
        deck=["martyr"],
        pile=["energy"],
        telling=True,
    )
    table.answer(
        "A", "commit_card", "card:grid_surge",
        so_that=lambda t: t.zone("revealed") == ["grid_surge", "martyr"],
    )  # fmt: skip
    assert table.log() == ["committed", "deck_committed", "turned_up", "turned_up"]
    assert table.zone("command_pile") == ["energy"]
    assert table.zone("deck") == []


@rule("ARD-4.8", "ARD-4.9")
def test_with_an_empty_deck_steps_four_and_five_add_nothing() -> None:
    table = scenario(step="commit", hands={"A": ["grid_surge", "airlock"]}, deck=[], telling=True)
    table.answer("A", "commit_card", "card:grid_surge")
    assert table.log()[:3] == ["committed", "turned_up", "carried_out"]
    assert table.told("turned_up") == [{"card": "grid_surge"}]


# Step V.


@rule("ARD-4.9", "ARD-4.11", "ARD-R46")
def test_step_five_commits_the_top_card_of_the_deck_unseen() -> None:
    table = scenario(
        step="commit",
        hands={"A": ["martyr", "energy"], "B": ["airlock"]},
        deck=["grid_surge", "direct_order", "energy"],
        pile=["stock_rotation"],
        table_talk="structured",
        telling=True,
    )
    table.answer("A", "commit_card", "card:martyr")
    for speaker in "ABCD":
        table.answer(speaker, "statement", "silent")
    assert table.asked() == [("A", "statement")]
    assert table.zone("command_pile") == ["airlock", "grid_surge", "martyr", "stock_rotation"]
    assert table.zone("deck") == ["direct_order", "energy"]
    assert table.told("deck_committed", "A") == [{}]
    assert table.view(None)["zones"]["command_pile"] == {"count": 4}
    assert table.view("D")["zones"]["deck"] == {"count": 2}


@rule("ARD-4.9")
def test_with_an_empty_deck_step_five_adds_nothing() -> None:
    table = scenario(
        step="commit",
        hands={"A": ["martyr", "energy"], "B": ["airlock"]},
        deck=[],
        pile=["stock_rotation"],
        table_talk="structured",
    )
    table.answer("A", "commit_card", "card:martyr")
    for speaker in "ABCD":
        table.answer(speaker, "statement", "silent")
    assert table.zone("command_pile") == ["airlock", "martyr", "stock_rotation"]


@rule("ARD-4.10")
@pytest.mark.parametrize("card", ["airlock", "martyr", "energy", "cell_puncture"])
def test_a_committed_card_may_be_of_any_colour(card: str) -> None:
    table = scenario(
        step="commit",
        hands={"A": [card, "grid_surge"], "B": [card, "grid_surge"], "C": ["energy"]},
    )
    assert f"card:{card}" in table.options("A")
    table.answer("A", "commit_card", f"card:{card}").answer("A", "choose_ally", "seat:1")
    assert table.options("B") == sorted([f"card:{card}", "card:grid_surge"])
    assert table.zone("command_pile") == [card]

"""Why something is not an option: the reason with the number of its rule, and no secret in it."""

from typing import Any

import pytest

from shipboard.games.ardor import choices
from shipboard.games.ardor import numbers as n
from shipboard.games.ardor.table import GAME
from shipboard.kernel.match import Match
from tests.rule import rule

from .scenario import LETTERS, Scenario, scenario

D_RED = {"A": "crew", "B": "crew", "C": "crew", "D": "saboteur"}
FULL = {"A": ["energy"] * 3}


def table_of(step: str, **more: Any) -> Scenario:
    more.setdefault("missions", D_RED)
    return scenario(step=step, content="base_extra", **more)


def why(table: Scenario, seat: str, option: str) -> str:
    """Why this is not among the options of the seat's open decision."""
    match = Match(GAME, table.g.players, {"content": "base_extra"}, seed=1)
    match.state = table.g
    (decision,) = [d for d in match.decisions if d.seat == LETTERS.index(seat)]
    assert option not in decision.options
    return match.why_not(decision, option)


@rule("ARD-4.4")
def test_an_option_needs_no_excuse_and_a_word_from_nowhere_is_never_one() -> None:
    table = table_of("commit", hands={"A": ["energy", "martyr"]})
    match = Match(GAME, 4, {"content": "base_extra"}, seed=1)
    match.state = table.g
    (decision,) = match.decisions
    assert match.why_not(decision, "card:energy") == "card:energy is an option."
    assert (
        match.why_not(decision, "nonsense")
        == "nonsense is never an option of commit_card (ARD-4.4)."
    )


@rule("ARD-7.3", "ARD-16.11")
def test_an_ability_that_costs_too_much() -> None:
    table = table_of(
        "energy_post",
        characters={"A": "drifter"},
        energy_in_front={"A": 1},
        hands={"A": ["energy"]},
    )
    assert why(table, "A", "ability") == "This ability costs 2 Energy, and you have 1 (ARD-7.3)."


@rule("ARD-7.7")
def test_an_ability_without_a_target_and_a_refresh_without_a_card() -> None:
    table = table_of(
        "energy_post", characters={"A": "pilot", "C": "surgeon"}, energy_in_front={"A": 1}, deck=[],
        malfunctions=[("venting_seam", "B", 0)],
    )  # fmt: skip
    assert why(table, "A", "ability") == "This ability has no legal target now (ARD-7.7)."
    assert why(table, "A", "refresh") == "Refresh needs a hand card to discard (ARD-7.7)."


@rule("ARD-7.8")
@pytest.mark.parametrize("option", ["ability", "refresh"])
def test_a_damaged_character(option: str) -> None:
    table = table_of(
        "energy_post", damaged="A", energy_in_front={"A": 1}, hands={"A": ["energy"]},
        malfunctions=[("venting_seam", "B", 0)],
    )  # fmt: skip
    assert why(table, "A", option) == "A damaged character can use no ability (ARD-7.8)."


@rule("ARD-9.3")
def test_a_repair_of_nothing_or_with_nothing() -> None:
    table = table_of("energy_post", energy_in_front={"A": 1})
    no_such = "There is no such Malfunction in play (ARD-9.3)."
    assert GAME.why_not(table.g, 0, n.ENERGY_POST, choices.REPAIR) == no_such
    table = table_of(
        "energy_post", energy_in_front={"A": 1}, malfunctions=[("venting_seam", "B", 0)]
    )
    assert GAME.why_not(table.g, 0, n.ENERGY_POST, choices.REPAIR + 1) == no_such
    assert (
        GAME.why_not(table.g, 1, n.ENERGY_POST, choices.REPAIR)
        == "A repair needs a free Energy in front of you (ARD-9.3)."
    )


@rule("ARD-16.8", "ARD-7.7")
def test_overtime_is_free_so_the_reason_is_never_the_cost() -> None:
    table = table_of(
        "play:overtime", characters={"A": "pilot", "C": "surgeon"}, deck=[], hands={"A": ["energy"]}
    )
    assert why(table, "A", "ability") == "This ability has no legal target now (ARD-7.7)."


@rule("ARD-4.4", "ARD-4.7", "ARD-7.6", "ARD-14.8", "ARD-14.11", "ARD-14.12")
def test_a_card_that_the_player_does_not_hold() -> None:
    hands = {"A": ["energy", "airlock"], "B": ["energy", "airlock"]}
    cases = [
        (table_of("commit", hands=hands), "A", "ARD-4.4"),
        (table_of("play:direct_order", hands=hands), "A", "ARD-14.12"),
        (table_of("play:stock_rotation", hands=hands), "A", "ARD-14.11"),
        (table_of("play:spatial_fold", hands=hands), "B", "ARD-14.8"),
    ]
    ally = table_of("commit", hands=hands)
    ally.answer("A", "commit_card", "card:energy")
    cases.append((ally, "B", "ARD-4.7"))
    refresh = table_of("energy_post", hands=hands, energy_in_front={"A": 1})
    refresh.answer("A", "energy_post", "refresh")
    cases.append((refresh, "A", "ARD-7.6"))
    for table, seat, number in cases:
        assert why(table, seat, "card:martyr") == f"You hold no such card ({number})."
    assert GAME.why_not(ally.g, 0, n.CARD_DISCARD, 0) == "You hold no such card (ARD-5.9)."


@rule("ARD-4.6", "ARD-8.7", "ARD-15.2")
def test_an_ally_who_cannot_be_named() -> None:
    table = table_of(
        "commit", players=6, dead="B",
        missions=D_RED | {"E": "crew", "F": "crew"},
        hands={"A": ["energy"], "C": ["energy"], "D": ["energy"]},
    )  # fmt: skip
    assert table.asked() == [("A", "choose_ally")]
    assert why(table, "A", "seat:1") == "That player is dead (ARD-8.7)."
    assert why(table, "A", "seat:0") == "It must be another player (ARD-4.6)."
    assert why(table, "A", "seat:4") == "That player has no hand card (ARD-4.6)."
    assert why(table, "A", "seat:6") == "There is no seat 6."
    assert (
        GAME.why_not(table.g, 0, n.CHOOSE_ALLY, 3)
        == "You are under orders to name another Ally (ARD-15.2)."
    )


@rule("ARD-15.1", "ARD-15.2", "ARD-15.5", "ARD-15.6", "ARD-16.11")
@pytest.mark.parametrize(
    ("character", "kind", "number"),
    [
        ("surgeon", "anaesthetise_target", "ARD-15.1"),
        ("first_officer", "detail_target", "ARD-15.2"),
        ("security_chief", "confiscate_target", "ARD-15.5"),
        ("analyst", "inspect_target", "ARD-15.6"),
        ("drifter", "mimic_pick", "ARD-16.11"),
    ],
)
def test_a_target_that_must_be_another_player(character: str, kind: str, number: str) -> None:
    table = table_of(
        "energy_post", characters={"A": character, "B": "steward", "C": "ship_mind", "D": "pilot"},
        energy_in_front={"A": 2}, hands={"B": ["energy"], "C": ["energy"]},
    )  # fmt: skip
    table.answer("A", "energy_post", "ability")
    assert table.asked() == [("A", kind)]
    assert why(table, "A", "seat:0") == f"It must be another player ({number})."
    if kind in ("confiscate_target", "inspect_target"):
        assert why(table, "A", "seat:3") == f"That player has no hand card ({number})."


@rule("ARD-16.11", "ARD-8.7")
def test_a_character_that_cannot_be_mimicked() -> None:
    table = table_of(
        "energy_post", characters={"A": "drifter", "B": "steward", "C": "ship_mind", "D": "pilot"},
        energy_in_front={"A": 2}, damaged="B", dead="C",
    )  # fmt: skip
    table.answer("A", "energy_post", "ability")
    assert why(table, "A", "seat:1") == (
        "Only an undamaged character's ability that has a target can be used (ARD-16.11)."
    )
    assert why(table, "A", "seat:2") == "That player is dead (ARD-8.7)."


@rule("ARD-16.9", "ARD-16.7", "ARD-8.7")
def test_a_dead_player_can_be_neither_dispensed_to_nor_nominated() -> None:
    table = table_of("energy_post", characters={"A": "steward"}, energy_in_front={"A": 1}, dead="B")
    table.answer("A", "energy_post", "ability")
    assert why(table, "A", "seat:1") == "That player is dead (ARD-8.7)."
    table = table_of("play:tribunal", dead="B")
    assert why(table, "A", "seat:1") == "That player is dead (ARD-8.7)."
    assert why(table, "A", "seat:4") == "There is no seat 4."


@rule("ARD-11.1")
def test_a_vote_for_the_dead() -> None:
    table = table_of("play:airlock", dead="B")
    assert why(table, "C", "seat:1") == "Only living players can be voted for (ARD-11.1)."


@rule("ARD-5.5", "ARD-16.3")
def test_a_card_that_cannot_be_carried_out_next() -> None:
    table = table_of("reveal:martyr,energy")
    assert why(table, "A", "card:airlock") == (
        "Only revealed cards that have not been carried out can be picked (ARD-5.5)."
    )
    kind = table.g.cards.names["card"].index
    assert (
        GAME.why_not(table.g, 0, n.RESOLVE_NEXT, kind("martyr"))
        == "A card with priority comes first (ARD-16.3)."
    )


@rule("ARD-16.3")
def test_a_card_that_cannot_be_cancelled() -> None:
    table = table_of("reveal:countermand,cell_puncture,martyr,energy", cells=2)
    assert why(table, "A", "card:cell_puncture") == (
        "This card cannot be cancelled in Red Alert (ARD-16.3)."
    )
    not_revealed = (
        "Only a card revealed this turn and not yet carried out can be chosen (ARD-16.3)."
    )
    assert why(table, "A", "card:airlock") == not_revealed
    table = table_of("reveal:countermand,cell_puncture,martyr", cells=3)
    assert why(table, "A", "card:countermand") == not_revealed


@rule("ARD-15.4")
def test_a_pair_of_the_same_or_a_dead_player() -> None:
    table = table_of(
        "energy_post", characters={"A": "mechanic", "D": "surgeon"}, energy_in_front={"A": 1},
        dead="B",
    )  # fmt: skip
    table.answer("A", "energy_post", "ability")
    for pair in ("pair:0+0", "pair:0+1", "pair:3+2"):
        assert why(table, "A", pair) == "Two different living players must be chosen (ARD-15.4)."
    assert GAME.why_not(table.g, 0, n.CARD_PAIR, 0) == (
        "Two different living players must be chosen (ARD-15.4)."
    )


@rule("ARD-16.5")
def test_a_malfunction_that_is_not_in_play() -> None:
    table = table_of(
        "play:spare_parts", malfunctions=[("venting_seam", "B", 0), ("venting_seam", "C", 0)]
    )
    for kind in (n.PARTS_PICK, n.CARD_MALFUNCTION):
        assert GAME.why_not(table.g, 0, kind, 7) == (
            "There is no such Malfunction in play (ARD-16.5)."
        )
    assert why(table, "A", "item:9") == "item:9 is never an option of parts_pick (ARD-16.5)."


@rule("ARD-12.1")
def test_a_card_that_is_no_reaction() -> None:
    table = table_of("play:cell_puncture", cells=1, hands={"B": ["martyr"]})
    assert why(table, "B", "play:energy") == (
        "You hold no card that could be played now (ARD-12.1)."
    )
    table = table_of("play:cell_puncture", cells=2, hands={"D": ["martyr"]})
    assert why(table, "D", "play:energy") == (
        "You hold no card that could be played now (ARD-12.1)."
    )


@rule("ARD-16.4")
def test_a_blue_mission_cannot_be_shown() -> None:
    table = table_of("play:interrogation")
    assert why(table, "A", "reveal") == (
        "Only a red mission that is still face down can be shown instead (ARD-16.4)."
    )


@rule("ARD-R67")
def test_a_statement_that_cannot_be_made() -> None:
    table = table_of("play:airlock", table_talk="structured")
    for statement in ("ask_ally:1", "accuse:0", "claim_committed_red"):
        assert why(table, "A", statement) == (
            "This cannot be said at this moment, or of this player (ARD-R67)."
        )


@rule("ARD-15.3")
def test_a_plotted_card_must_go_somewhere() -> None:
    table = table_of(
        "energy_post", characters={"A": "pilot", "C": "surgeon"}, energy_in_front={"A": 1}
    )
    table.answer("A", "energy_post", "ability")
    places = "Each card seen must go to a different place (ARD-15.3)."
    assert why(table, "A", "none") == places
    table.answer("A", "plot_command", "card:energy")
    assert why(table, "A", "none") == places


@rule("ARD-8.11")
def test_the_dead_take_no_hit() -> None:
    table = table_of("play:martyr", dead="A")
    for kind in (n.STRIKE_CHOICE, n.TREMOR_CHOICE):
        assert GAME.why_not(table.g, 0, kind, 0) == "A dead player cannot take the hit (ARD-8.11)."


@rule("ARD-14.9", "ARD-5.9")
def test_a_card_that_is_not_among_those_to_choose_from() -> None:
    table = table_of("play:scrap_sweep", discard=["airlock", "martyr"])
    assert why(table, "A", "card:energy") == ("It is not among the cards to choose from (ARD-5.9).")


@rule("ARD-R60", "ARD-1.5")
def test_a_reason_is_the_same_whatever_others_hide() -> None:
    """Other hands, missions, the Deck and the piles may be anything: no reason changes."""
    plain = table_of("commit", hands=FULL | {"B": ["energy"], "C": ["energy"]}, deck=["energy"] * 9)
    other = table_of(
        "commit", hands=FULL | {"B": ["martyr"], "C": ["airlock"]}, deck=["martyr"] * 9,
        missions=D_RED | {"B": "saboteur", "D": "crew"}, pile=[],
    )  # fmt: skip
    for kind in range(len(GAME.kinds)):
        if kind in (n.MARTYR_BLUE, n.MARTYR_RED):
            continue
        for option in GAME.every_option(GAME.kinds[kind], plain.g):
            assert GAME.why_not(plain.g, 0, kind, option) == GAME.why_not(other.g, 0, kind, option)

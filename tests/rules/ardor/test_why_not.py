"""Why something is not an option: the reason with the number of its rule, and no secret in it."""

from pathlib import Path
from typing import Any

import pytest

from shipboard.games.ardor.table import GAME
from shipboard.kernel.match import Match
from tests.rule import rule

from .homemade import event, homemade
from .scenario import LETTERS, Scenario, scenario

D_RED = {"A": "crew", "B": "crew", "C": "crew", "D": "saboteur"}


def table_of(step: str, **more: Any) -> Scenario:
    more.setdefault("missions", D_RED)
    more.setdefault("content", "base_extra")
    return scenario(step=step, **more)


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
    assert why(table, "A", option) == "A damaged character cannot use abilities (ARD-7.8)."


@rule("ARD-9.3")
def test_a_repair_of_nothing_or_with_nothing() -> None:
    malfunctions = [("venting_seam", "B", 0)]
    table = table_of("energy_post", energy_in_front={"A": 1}, malfunctions=malfunctions)
    assert table.options("A") == ["ability", "pass", "repair:1"]
    assert why(table, "A", "repair:2") == "repair:2 is never an option of energy_post (ARD-6.1)."
    table = table_of("energy_post", energy_in_front={"B": 1}, malfunctions=malfunctions)
    assert ("A", "energy_post") not in table.asked(), "a repair needs a free Energy"


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


@rule("ARD-5.9")
def test_where_a_card_asks_in_general_words_the_rule_is_the_general_one(tmp_path: Path) -> None:
    discard = homemade(tmp_path, event("own", "[{ discard = 'active' }]"))
    table = table_of("play:own", content=discard, hands={"A": ["energy", "airlock"]})
    assert why(table, "A", "card:martyr") == "You hold no such card (ARD-5.9)."
    pair = homemade(tmp_path, event("own", "[{ target = 'two_living' }]"))
    assert why(table_of("play:own", content=pair), "A", "pair:0+0") == (
        "Choose two different living players (ARD-5.9)."
    )
    parts = "{ label = 'first' }, { label = 'second' }, { label = 'third', if = 'red_alert' }"
    choice = homemade(
        tmp_path, event("own", f"[{{ choose = {{ by = 'active', options = [{parts}] }} }}]")
    )
    table = table_of("play:own", content=choice)
    assert why(table, "A", "third") == "Its condition is not met (ARD-5.9)."
    assert why(table, "A", "fourth") == "The card has no such part (ARD-5.9)."


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
    assert why(table, "A", "seat:4") == "That player has no cards in hand (ARD-4.6)."
    assert why(table, "A", "seat:6") == "There is no such player (ARD-1.1)."


@rule("ARD-15.2")
def test_who_is_under_orders_to_name_an_ally_is_not_asked() -> None:
    hands = {"A": ["energy"], "B": ["energy"], "C": ["energy", "airlock"]}
    table = table_of("commit", hands=hands, ally_order={"A": "C"})
    assert table.asked() == [("C", "ally_card")]


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
        assert why(table, "A", "seat:3") == f"That player has no cards in hand ({number})."


@rule("ARD-16.11", "ARD-8.7", "ARD-7.7", "ARD-R56")
def test_a_character_that_cannot_be_mimicked() -> None:
    table = table_of(
        "energy_post", players=6, missions=D_RED | {"E": "crew", "F": "crew"},
        characters={
            "A": "drifter", "B": "steward", "C": "ship_mind", "D": "pilot", "E": "drifter",
            "F": "surgeon",
        },
        energy_in_front={"A": 2}, damaged="B", dead="C", deck=[],
    )  # fmt: skip
    table.answer("A", "energy_post", "ability")
    assert [why(table, "A", f"seat:{seat}") for seat in range(5)] == [
        "It must be another player (ARD-16.11).",
        "Only an undamaged character's ability can be used (ARD-16.11).",
        "That player is dead (ARD-8.7).",
        "This ability has no legal target now (ARD-7.7).",
        "An ability that mimics others cannot be mimicked (ARD-R56).",
    ]


@rule("ARD-16.9", "ARD-16.7", "ARD-8.7")
def test_a_dead_player_can_be_neither_dispensed_to_nor_nominated() -> None:
    table = table_of("energy_post", characters={"A": "steward"}, energy_in_front={"A": 1}, dead="B")
    table.answer("A", "energy_post", "ability")
    assert why(table, "A", "seat:1") == "That player is dead (ARD-8.7)."
    table = table_of("play:tribunal", dead="B")
    assert why(table, "A", "seat:1") == "That player is dead (ARD-8.7)."
    assert why(table, "A", "seat:4") == "There is no such player (ARD-1.1)."


@rule("ARD-11.1", "ARD-8.7")
@pytest.mark.parametrize("vote_mode", ["simultaneous", "sequential"])
def test_a_vote_for_the_dead(vote_mode: str) -> None:
    table = table_of("play:airlock", dead="B", vote_mode=vote_mode)
    assert why(table, "A", "seat:1") == "That player is dead (ARD-8.7)."


@rule("ARD-5.5", "ARD-16.3")
def test_a_card_that_cannot_be_carried_out_next(tmp_path: Path) -> None:
    urgent = homemade(tmp_path, event("urgent", "[]") + "priority = 1\n")
    table = table_of("reveal:martyr,countermand,urgent", content=urgent)
    assert table.options("A") == ["card:countermand", "card:urgent"]
    assert why(table, "A", "card:airlock") == (
        "You can pick only a revealed card that has not been carried out yet (ARD-5.5)."
    )
    assert why(table, "A", "card:martyr") == "A card with priority comes first (ARD-16.3)."


@rule("ARD-16.3")
def test_a_card_that_cannot_be_cancelled() -> None:
    table = table_of("reveal:countermand,cell_puncture,martyr,energy", cells=2)
    assert why(table, "A", "card:cell_puncture") == (
        "This card cannot be cancelled in Red Alert (ARD-16.3)."
    )
    not_revealed = (
        "You can choose only a card revealed this turn and not yet carried out (ARD-16.3)."
    )
    assert why(table, "A", "card:airlock") == not_revealed
    table = table_of("reveal:countermand,cell_puncture,martyr,energy", cells=3)
    assert why(table, "A", "card:countermand") == not_revealed


@rule("ARD-16.3")
def test_an_owners_card_that_cannot_be_cancelled_says_so_in_its_own_case(tmp_path: Path) -> None:
    firm = homemade(tmp_path, event("firm", "[]") + "no_cancel_if = { undamaged = 'active' }\n")
    step = "reveal:countermand,firm,martyr,energy"
    assert why(table_of(step, content=firm), "A", "card:firm") == (
        "This card cannot be cancelled while its own condition is met (ARD-16.3)."
    )
    hurt = table_of(step, content=firm, damaged="A")
    assert hurt.options("A") == ["card:energy", "card:firm", "card:martyr"]


@rule("ARD-15.4")
def test_a_pair_of_the_same_or_a_dead_player() -> None:
    table = table_of(
        "energy_post", characters={"A": "mechanic", "D": "surgeon"}, energy_in_front={"A": 1},
        dead="B",
    )  # fmt: skip
    table.answer("A", "energy_post", "ability")
    for pair in ("pair:0+0", "pair:0+1", "pair:0+7"):
        assert why(table, "A", pair) == "Choose two different living players (ARD-15.4)."
    assert why(table, "A", "pair:3+2") == ("This pair is already listed, in seat order (ARD-15.4).")


@rule("ARD-16.5")
def test_a_malfunction_that_is_not_in_play() -> None:
    table = table_of(
        "play:spare_parts", malfunctions=[("venting_seam", "B", 0), ("venting_seam", "C", 0)]
    )
    assert table.options("A") == ["item:1", "item:2"]
    assert why(table, "A", "item:9") == "item:9 is never an option of parts_pick (ARD-16.5)."


@rule("ARD-12.1", "ARD-12.3", "ARD-12.4", "ARD-R32")
@pytest.mark.parametrize(("cells", "seat", "number"), [(1, "B", "ARD-12.3"), (2, "D", "ARD-12.4")])
def test_a_card_that_is_no_reaction(cells: int, seat: str, number: str) -> None:
    table = table_of("play:cell_puncture", cells=cells, hands={seat: ["martyr", "energy"]})
    assert why(table, seat, "play:energy") == (
        "It would do nothing for you now (ARD-12.1, ARD-R32)."
    )
    assert why(table, seat, "play:airlock") == f"You hold no such card ({number})."


@rule("ARD-16.4")
def test_a_blue_mission_cannot_be_shown() -> None:
    table = table_of("play:interrogation")
    assert why(table, "A", "reveal") == (
        "Only a red mission that is still face down can be shown instead (ARD-16.4)."
    )


@rule("ARD-R67", "ARD-8.7")
def test_a_statement_that_cannot_be_made() -> None:
    table = table_of("play:airlock", table_talk="structured", dead="D")
    assert why(table, "A", "claim_committed_red") == "You can say this only after step V (ARD-R67)."
    assert (
        why(table, "A", "ask_ally:1") == "You can say this only before the Ally is named (ARD-R67)."
    )
    for statement in ("accuse", "trust"):
        assert (
            why(table, "A", f"{statement}:0")
            == "You can say this only about other players (ARD-R67)."
        )
        assert why(table, "A", f"{statement}:3") == "That player is dead (ARD-8.7)."
        assert why(table, "A", f"{statement}:4") == "There is no such player (ARD-1.1)."
    table = table_of(
        "commit", table_talk="structured", dead="D", hands={"A": ["energy"], "B": ["energy"]}
    )
    assert why(table, "A", "ask_ally:0") == "The active player cannot be the Ally (ARD-R67)."
    assert why(table, "A", "ask_ally:3") == "That player is dead (ARD-8.7)."
    for seat in "ABC":
        table.answer(seat, "statement", "silent")
    for seat in "AB":
        assert "claim_committed_green" in table.options(seat)
        table.answer(seat, "statement", "silent")
    assert why(table, "C", "claim_committed_green") == (
        "You have committed no hand card this turn (ARD-R67)."
    )


@rule("ARD-15.3")
def test_a_plotted_card_must_go_somewhere() -> None:
    table = table_of(
        "energy_post", characters={"A": "pilot", "C": "surgeon"}, energy_in_front={"A": 1}
    )
    table.answer("A", "energy_post", "ability")
    places = "Each card you saw must go to a different place (ARD-15.3)."
    unseen = "It is not one of the cards you are looking at (ARD-15.3)."
    assert (why(table, "A", "none"), why(table, "A", "card:martyr")) == (places, unseen)
    table.answer("A", "plot_command", "card:energy")
    assert (why(table, "A", "none"), why(table, "A", "card:martyr")) == (places, unseen)


@rule("ARD-8.11")
@pytest.mark.parametrize(
    ("card", "asks"), [("debris_strike", "strike_choice"), ("chain_tremor", "tremor_choice")]
)
def test_the_dead_take_no_hit(card: str, asks: str) -> None:
    """One alternative is left, so nobody is asked; cards with more have the words for it."""
    table = table_of(f"play:{card}", dead="A")
    assert asks not in [kind for _, kind in table.asked()]
    (kind,) = (kind for kind in table.g.pack.asks if kind.name == asks)
    assert kind.why == {"self": "A dead player cannot take the hit (ARD-8.11)."}


@rule("ARD-14.9")
def test_a_card_that_is_not_among_those_looked_at() -> None:
    table = table_of("play:scrap_sweep", discard=["airlock", "martyr"])
    assert why(table, "A", "card:energy") == (
        "It is not one of the cards you are looking at (ARD-14.9)."
    )


@rule("ARD-14.8")
def test_a_card_that_a_fold_does_not_play() -> None:
    hands = {"A": ["martyr"], "B": ["cell_puncture"], "C": ["debris_strike"], "D": ["energy"]}
    table = table_of("play:spatial_fold", hands=hands)
    assert table.asked() == [("A", "fold_next")]
    assert why(table, "A", "card:energy") == (
        "You can pick only a card from this Fold in the colour that is played (ARD-14.8)."
    )


@rule("ARD-R60", "ARD-1.5")
@pytest.mark.parametrize(
    "step",
    [
        "commit", "energy_post", "reveal:martyr,energy", "play:airlock", "play:direct_order",
        "reveal:countermand,cell_puncture,martyr,energy", "play:interrogation", "play:overtime",
        "play:scrap_sweep", "play:spare_parts", "play:spatial_fold", "play:tribunal",
    ],
)  # fmt: skip
def test_a_reason_is_the_same_whatever_others_hide(step: str) -> None:
    """Other hands, missions, the Deck and the piles may be anything: no reason changes."""
    common: dict[str, Any] = {
        "characters": {"A": "mechanic", "D": "surgeon"}, "energy_in_front": {"A": 1}, "cells": 2,
        "malfunctions": [("venting_seam", "B", 0), ("venting_seam", "C", 0)],
        "discard": ["energy", "martyr"],
    }  # fmt: skip
    own = {"A": ["energy", "airlock"]}
    plain = table_of(
        step, hands=own | {"B": ["energy"], "C": ["energy"]}, deck=["energy"] * 9, **common
    )
    other = table_of(
        step, hands=own | {"B": ["martyr"], "C": ["airlock"]}, deck=["martyr"] * 9, pile=[],
        missions=D_RED | {"B": "saboteur", "D": "crew"}, **common,
    )  # fmt: skip
    assert plain.asked() == other.asked()
    assert reasons(plain) == reasons(other)


def reasons(table: Scenario) -> list[str]:
    """Why not, of everything that A could be asked to choose."""
    _, seat, kind, _ = table.g.open[0]
    assert LETTERS[seat] == "A"
    every = GAME.every_option(GAME.kind(table.g.pack, kind), table.g)
    return [table.why_not("A", option) for option in every]

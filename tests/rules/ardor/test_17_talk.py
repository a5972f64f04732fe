"""ARD-17 and ARD-R67: table talk."""

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

D_RED = {"A": "crew", "B": "crew", "C": "crew", "D": "saboteur"}


def table_of(step: str, **more: Any) -> Scenario:
    more.setdefault("table_talk", "structured")
    return scenario(step=step, missions=D_RED, telling=True, **more)


def all_speak(table: Scenario, word: str = "silent") -> str:
    """Everybody says this word; returns who spoke, in order."""
    order = ""
    for _ in range(sum(health > 0 for health in table.g.health)):
        ((seat, kind),) = table.asked()
        assert kind == "statement"
        order += seat
        table.answer(seat, kind, word)
    return order


COMMIT: dict[str, Any] = {
    "active": "B",
    "hands": {"A": ["energy", "martyr"], "B": ["energy", "airlock"], "C": ["energy", "airlock"]},
}


@rule("ARD-R67", "ARD-17.1")
def test_before_the_ally_is_named_all_living_players_speak_clockwise_from_the_active_one() -> None:
    table = table_of("commit", **COMMIT)
    table.answer("B", "commit_card", "card:energy")
    assert table.asked() == [("B", "statement")]
    assert all_speak(table) == "BCDA"
    assert table.asked() == [("B", "choose_ally")]


@rule("ARD-R67", "ARD-17.1")
def test_what_may_be_said_before_the_ally_is_named() -> None:
    table = table_of("commit", **COMMIT)
    table.answer("B", "commit_card", "card:energy")
    assert table.options("B") == [
        "accuse:0", "accuse:2", "accuse:3", "ask_ally:0", "ask_ally:2", "ask_ally:3", "claim_blue",
        "silent", "trust:0", "trust:2", "trust:3",
    ]  # fmt: skip
    table.answer("B", "statement", "silent")
    assert table.options("C") == [
        "accuse:0", "accuse:1", "accuse:3", "ask_ally:0", "ask_ally:2", "ask_ally:3", "claim_blue",
        "silent", "trust:0", "trust:1", "trust:3",
    ], "C may ask for itself, never for the active player"  # fmt: skip


@rule("ARD-R67", "ARD-8.7")
def test_the_dead_make_no_statement_and_nobody_speaks_of_them() -> None:
    table = table_of("commit", dead="D", **COMMIT)
    table.answer("B", "commit_card", "card:energy")
    assert table.options("B") == [
        "accuse:0", "accuse:2", "ask_ally:0", "ask_ally:2", "claim_blue", "silent", "trust:0",
        "trust:2",
    ]  # fmt: skip
    assert all_speak(table) == "BCA"


@rule("ARD-R67", "ARD-17.1")
def test_after_step_five_active_player_and_ally_may_speak_of_the_card_they_committed() -> None:
    table = table_of("commit", **COMMIT)
    table.answer("B", "commit_card", "card:energy")
    all_speak(table)
    table.answer("B", "choose_ally", "seat:2")
    table.answer("C", "ally_card", "card:airlock")
    assert table.asked() == [("B", "statement")], "after step V, before the reveal"
    assert table.zone("revealed") == []
    claims = ["claim_committed_blue", "claim_committed_green", "claim_committed_red"]
    for seat in "BCDA":
        said = [option for option in table.options(seat) if option.startswith("claim_committed")]
        assert said == (claims if seat in "BC" else [])
        assert not [option for option in table.options(seat) if option.startswith("ask_ally")]
        table.answer(seat, "statement", "claim_blue")
    assert len(table.told("stated")) == 8


@rule("ARD-R67")
def test_who_committed_no_hand_card_claims_nothing_about_one() -> None:
    table = table_of("commit", hands={"B": ["energy", "airlock"]}, deck=["energy"] * 9)
    assert all_speak(table) == "ABCD"
    table.answer("B", "ally_card", "card:energy")
    assert "claim_committed_red" not in table.options("A"), "the Deck supplied A's card"
    table.answer("A", "statement", "silent")
    assert "claim_committed_red" in table.options("B")


@rule("ARD-R67")
def test_the_committers_of_an_earlier_turn_claim_nothing_in_the_next() -> None:
    table = table_of("commit", hands={"A": ["energy"], "B": ["energy"] * 3}, deck=["energy"] * 30)
    all_speak(table)
    table.answer("B", "ally_card", "card:energy")
    assert "claim_committed_red" in table.options("A")
    all_speak(table)
    table.answer("A", "energy_post", "pass")
    table.answer("B", "commit_card", "card:energy")
    all_speak(table)
    assert "claim_committed_red" in table.options("B")
    table.answer("B", "statement", "silent")
    table.answer("C", "statement", "silent")
    table.answer("D", "statement", "silent")
    assert "claim_committed_red" not in table.options("A"), "that was last turn's card"


@rule("ARD-R67", "ARD-11.1")
def test_all_speak_before_an_airlock_vote() -> None:
    table = table_of("play:airlock", active="C", dead="B")
    assert table.asked() == [("C", "statement")]
    assert table.options("C") == [
        "accuse:0", "accuse:3", "claim_blue", "silent", "trust:0", "trust:3",
    ]  # fmt: skip
    assert all_speak(table) == "CDA"
    assert table.asked() == [(seat, "airlock_vote") for seat in "CDA"]


@rule("ARD-R67", "ARD-16.7")
def test_all_speak_between_the_nomination_and_the_tribunals_vote() -> None:
    table = table_of("play:tribunal", content="base_extra")
    table.answer("A", "tribunal_nominee", "seat:2")
    assert table.view("B")["facts"]["nominee"] == 2
    assert all_speak(table) == "ABCD"
    assert table.asked() == [(seat, "tribunal_vote") for seat in "ABCD"]


@rule("ARD-R67", "ARD-R18")
def test_with_a_dead_active_player_the_next_living_one_speaks_first() -> None:
    table = table_of("play:airlock", active="B", dead="B")
    assert all_speak(table) == "CDA"


@rule("ARD-17.1", "ARD-R67")
def test_a_statement_is_public_at_once_and_binds_nobody() -> None:
    table = table_of("play:airlock")
    table.answer("A", "statement", "trust:3")
    assert table.told("stated", "C") == [{"seat": 0, "kind": "statement", "option": "trust:3"}]
    assert table.words()[-1] == 'A says "I think D is blue".'
    table.answer("B", "statement", "accuse:0")
    assert table.words()[-1] == 'B says "I think A is red".'
    table.answer("C", "statement", "silent")
    table.answer("D", "statement", "claim_blue")
    assert table.words()[-1] == 'D says "My mission is blue".', (
        "D is the Saboteur; nothing checks it"
    )
    before = [table.health(seat) for seat in "ABCD"]
    assert table.options("A") == ["nobody", "seat:0", "seat:1", "seat:2", "seat:3"]
    for seat in "ABCD":
        table.answer(seat, "airlock_vote", "seat:3" if seat == "A" else "nobody")
    assert [table.health(seat) for seat in "ABCD"] == before


@rule("ARD-17.1", "ARD-R67")
@pytest.mark.parametrize("talk", ["free", "off"])
def test_without_structured_talk_nobody_is_asked_for_a_statement(talk: str) -> None:
    table = table_of("play:airlock", table_talk=talk)
    assert table.asked() == [(seat, "airlock_vote") for seat in "ABCD"]
    table = table_of("commit", table_talk=talk, **COMMIT)
    table.answer("B", "commit_card", "card:energy")
    assert table.asked() == [("B", "choose_ally")]


@rule("ARD-R67", "ARD-17.1")
@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_a_claim_about_the_committed_card_need_not_be_true(colour: str) -> None:
    table = table_of("commit", hands={"A": ["energy", "martyr"]})
    table.answer("A", "commit_card", "card:energy")
    all_speak(table)
    table.answer("A", "statement", f"claim_committed_{colour}")
    assert table.words()[-1] == f'A says "I committed a {colour} card".'


@rule("ARD-R67")
def test_ask_ally_is_said_to_the_active_player() -> None:
    table = table_of("commit", **COMMIT)
    table.answer("B", "commit_card", "card:energy")
    table.answer("B", "statement", "silent")
    table.answer("C", "statement", "ask_ally:2")
    assert table.words()[-1] == 'C says "Take C as your Ally".'
    table.answer("D", "statement", "silent")
    table.answer("A", "statement", "silent")
    assert table.options("B") == ["seat:0", "seat:2"], "and binds nobody"

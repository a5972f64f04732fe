"""Who learns which card: what passes from hand to hand is told to those two alone.

The specification's table of hidden information, for what is told; views are tested elsewhere.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .own_cards import at_once, match_of, own_cards, record
from .scenario import Scenario, scenario
from .test_owners_operations import ANN, BOB, CID, table_with

Told = list[tuple[int, int, str | None]]


def given(table: Scenario, viewer: str | None) -> Told:
    """(from, to, card or None) of every card that went from hand to hand, as the viewer saw it."""
    return [(e["seat"], e["seat_to"], e.get("card")) for e in table.told("gave", viewer)]


def unseen(told: Told) -> Told:
    return [(giver, receiver, None) for giver, receiver, _ in told]


@rule("GLM-2.8", "GLM-6.8")
def test_swapped_hands_are_told_to_the_two_players_only() -> None:
    table = table_with(
        hands={ANN: ["m08"], BOB: ["x_swapped", "m04", "m02"], CID: ["m05", "m03"]}, active=BOB
    )
    table.play("x_swapped", "engineer").choose("yes", "seat:2")
    assert table.told("hands_swapped") == [{"seat": 1, "seat_other": 2}]
    # The cards are told in the order of the card file, which betrays no order of the hand.
    every: Told = [(2, 1, "m03"), (2, 1, "m05"), (1, 2, "m02"), (1, 2, "m04")]
    assert given(table, BOB) == given(table, CID) == every
    assert given(table, ANN) == given(table, None) == unseen(every)


@rule("GLM-2.8", "GLM-R35")
def test_cards_taken_at_random_are_told_to_giver_and_receiver_only() -> None:
    table = scenario(
        hands={"A": ["m02"], "B": ["m37", "m03", "m04", "m05"], "C": ["m08"]},
        active="B",
        windows=False,
    )
    table.play("m37", "kid")
    to_cid, to_ann = (card for _, _, card in given(table, "B"))
    assert given(table, "A") == [(1, 2, None), (1, 0, to_ann)]
    assert given(table, "C") == [(1, 2, to_cid), (1, 0, None)]
    assert given(table, None) == [(1, 2, None), (1, 0, None)]
    assert to_ann in table.hand("A")
    assert to_cid in table.hand("C")
    assert table.view("B")["zones"]["hand"][0] == {"count": 2, "within": [to_ann]}
    assert table.view("C")["zones"]["hand"][0] == {"count": 2}


@rule("GLM-2.8", "GLM-R76")
def test_passed_cards_are_told_to_giver_and_receiver_only() -> None:
    """Everybody passes to the left, small hands as a whole; nobody passes on what arrives."""
    table = scenario(
        hands={"A": ["e07", "m02", "m03", "m04"], "B": ["m05"], "C": ["m08", "m10"]},
        windows=False,
    )
    table.choose("play:e07", "card:m02", "card:m04")
    every: Told = [(0, 1, "m02"), (0, 1, "m04"), (1, 2, "m05"), (2, 0, "m08"), (2, 0, "m10")]
    for viewer, seat in (("A", 0), ("B", 1), ("C", 2), (None, -1)):
        told = given(table, viewer)
        assert unseen(told) == unseen(every)
        assert [e for e in told if e[2]] == [e for e in every if seat in e[:2]]
    assert (table.hand("A"), table.hand("B")) == (["m03", "m08", "m10"], ["m02", "m04"])
    assert table.hand("C") == ["m05"]


@rule("GLM-R76")
@pytest.mark.parametrize(("way", "receiver"), [("left", 1), ("right", 2)])
def test_cards_are_passed_to_the_neighbour_that_the_text_names(
    way: str, receiver: int, tmp_path: Path
) -> None:
    """GLM-R76: with one card to pass, a hand of one goes without a question."""
    effect = at_once(f'{{ pass_cards = {{ n = 1, to = "{way}" }} }}')
    table = scenario(
        hands={"A": ["x_round", "m02"], "B": ["m03"], "C": ["m04"]},
        card_set=own_cards(tmp_path, record("x_round", "event", effect)),
        windows=False,
    )
    table.choose("play:x_round")
    assert given(table, "A")[0] == (0, receiver, "m02")
    assert table.hand("ABC"[receiver]) == ["m02"]
    assert table.asked() == [("A", "take_action")]


@rule("GLM-R62", "GLM-R76")
def test_who_peeks_learns_the_cards_and_nobody_else_what_was_kept() -> None:
    table = table_with(
        hands={ANN: ["m08"], BOB: ["x_peeked"], CID: []},
        deck=["m03", "m04", "m05", "m02", "m10"],
        active=BOB,
    )
    table.play("x_peeked", "engineer").choose("card:m05", "card:m03")
    assert table.told("peeked") == [{"seat": 1, "number": 4}]
    assert [e.get("card") for e in table.told("kept", BOB)] == ["m05", "m03"]
    assert [e.get("card") for e in table.told("kept", ANN)] == [None, None]
    assert [e.get("card") for e in table.told("kept", None)] == [None, None]


@rule("GLM-R62", "GLM-R76")
def test_where_no_more_is_seen_than_may_be_kept_all_of_it_is() -> None:
    table = table_with(hands={BOB: ["x_peeked"]}, deck=["m03", "m04"], active=BOB)
    table.play("x_peeked", "engineer")
    assert table.asked() == [(BOB, "take_action")]
    assert (table.hand(BOB), table.deck()) == (["m03", "m04"], [])
    assert sorted(str(e.get("card")) for e in table.told("kept", BOB)) == ["m03", "m04"]
    assert [e.get("card") for e in table.told("kept", ANN)] == [None, None]


@rule("GLM-R76", "GLM-R37")
def test_the_only_modifier_of_a_stack_is_not_asked_for_and_all_see_it_go() -> None:
    table = table_with(hands={BOB: ["x_bounced"]}, stacked={"captain": ["m03"]}, active=BOB)
    table.choose("play:x_bounced", "engineer", "captain")
    assert (table.stack("captain"), table.hand(BOB)) == ([], ["m03"])
    assert table.told("bounced") == [{"card": "m03", "character": "c01", "seat": 1}]
    assert table.asked() == [(BOB, "take_action")]


@rule("GLM-6.8", "GLM-13.5")
@pytest.mark.parametrize(
    ("card", "answers"),
    [("x_swapped", ["yes", "seat:2"]), ("x_peeked", ["card:m03", "card:m04"])],
)
def test_what_came_to_light_cannot_be_taken_back(card: str, answers: list[str]) -> None:
    match = match_of(
        table_with(
            hands={ANN: [card, "m02"], BOB: ["m05"], CID: ["m10"]},
            deck=["m03", "m04", "m08", "m51", "m48"],
        )
    )
    for option in (f"play:{card}", "item:c01", *answers):
        match.answer(match.decisions[0], option)
    assert not match.can_undo(0)


@rule("GLM-13.5")
def test_a_response_cannot_be_taken_back() -> None:
    match = match_of(scenario(hands={"A": ["e04"], "B": ["e08"], "C": []}))
    match.answer(match.decisions[0], "play:e04")
    match.answer(match.decisions[0], "play:e08")
    assert not match.can_undo(1)


@rule("GLM-11.4")
def test_a_free_play_for_certain_targets_goes_nowhere_else(tmp_path: Path) -> None:
    """`this` and `of_you` in a free play are those of the card that grants it."""
    effects = [
        at_once('{ free_play = { who = "active", card = "modifier", on = "this" } }', may=True),
        at_once('{ free_play = { who = "active", card = "modifier", on = ["of_you"] } }', may=True),
    ]
    cards = [record("x_self", "modifier", effects[0]), record("x_crew", "modifier", effects[1])]
    for card, goals in (
        ("x_self", ["kid"]),
        ("x_crew", ["engineer", "kid", "nemesis", "robot"]),
    ):
        table = scenario(
            hands={"A": [card, "m02"], "B": [], "C": []},
            card_set=own_cards(tmp_path, *cards),
            windows=False,
        )
        table.play(card, "kid").choose("play:m02")
        assert table.options() == goals

"""GLM-7: playing Events."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .own_cards import at_once, match_of, own_cards, record, without
from .scenario import scenario

DEAD = {"captain": ["m02", "d18"], "kid": ["m03", "d17"]}


# When.


@rule("GLM-7.1", "GLM-7.2")
@pytest.mark.parametrize("step", ["turn", "action:2"])
def test_an_event_may_be_the_first_or_the_second_action(step: str) -> None:
    table = scenario(
        step=step, stacked={"kid": ["m02", "m03"]}, hands={"A": ["e05"]}, windows=False
    )
    assert table.options() == ["discard_hand", "pass", "play:e05"]
    table.play("e05", "kid")
    assert table.stack("kid") == []
    assert table.told("announced") == [{"seat": 0, "card": "e05", "way": ""}]
    assert (table.active, table.action) == (("A", 2) if step == "turn" else ("B", 1))
    assert table.discard() == ["e05", "m02", "m03"]


@rule("GLM-7.1", "GLM-11.4")
def test_an_event_may_be_a_free_play_where_one_is_granted_for_it() -> None:
    table = scenario(
        stacked={"kid": ["m02"]}, hands={"A": ["m15", "e05", "m03", "e08", "d01"]}, windows=False
    )
    table.play("m15", "captain")
    assert table.asked() == [("A", "take_free_play")]
    assert table.options() == ["decline", "play:e05"]
    table.choose("play:e05")
    assert table.options() == ["captain", "kid"]
    table.choose("kid")
    assert table.told("announced")[1] == {"seat": 0, "card": "e05", "way": " as a free play"}
    assert (table.active, table.action) == ("A", 2)


@rule("GLM-7.1", "GLM-11.6")
def test_a_free_play_for_modifiers_is_none_for_events() -> None:
    table = scenario(
        stacked={"captain": ["m02"]}, hands={"A": ["d16", "e04", "m03", "d02"]}, windows=False
    )
    table.play("d16", "captain")
    assert table.options() == ["decline", "play:m03"]
    match = match_of(table)
    assert "GLM-11.4" in match.why_not(match.decisions[0], "play:e04")
    table.choose("decline")
    assert table.told("free_play_forgone") == [{"seat": 0}]
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)


# What happens to it, and who is "you".


@rule("GLM-7.2")
def test_an_event_is_discarded_at_once_and_never_stays() -> None:
    table = scenario(hands={"A": ["e04", "m02"], "B": ["m08"]}, windows=False)
    table.play("e04")
    assert table.discard() == ["e04"]
    assert table.announced() == []
    assert all(pile == [] for pile in table.g.stacks)
    for viewer in (None, "A", "B", "C"):
        assert table.view(viewer)["zones"]["discard"] == {"count": 1, "cards": ["e04"]}


@rule("GLM-7.2")
def test_while_it_works_an_event_is_not_yet_discarded() -> None:
    hands = {"A": ["e07", "m02", "m03", "m04"], "B": ["m05", "m07", "m08"], "C": []}
    table = scenario(hands=hands, windows=False)
    table.play("e07")
    assert table.asked() == [("A", "pass_cards"), ("B", "pass_cards")]
    assert (table.announced(), table.discard()) == (["e07"], [])


@rule("GLM-7.3")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_you_on_an_event_is_its_player(seat: str) -> None:
    table = scenario(active=seat, hands={seat: ["e04"]}, deck=["m02", "m03", "m04"], windows=False)
    table.play("e04")
    assert table.hand(seat) == ["m02", "m03", "m04"]
    assert table.asked() == [(seat, "take_free_play")]
    assert sum(len(table.hand(other)) for other in "ABC") == 3


# What it names.


@rule("GLM-7.4", "GLM-R52", "GLM-6.1")
def test_characters_are_named_when_an_event_is_announced() -> None:
    table = scenario(
        stacked=DEAD | {"traitor": ["m05"], "doctor": ["m39"]},
        hands={"A": ["e06"], "B": ["m04"], "C": []},
    )
    table.choose("play:e06")
    assert table.asked() == [("A", "choose_target")]
    assert table.options() == ["captain", "kid"]  # the dead one first
    table.choose("kid")
    assert table.asked() == [("A", "choose_target")]
    assert table.options() == ["traitor"]
    table.choose("traitor")
    assert table.asked() == [("B", "respond")]
    assert table.dead("kid")
    assert not table.dead("traitor")
    for viewer in (None, "A", "B", "C"):
        assert table.told("aimed_at", viewer) == [
            {"card": "e06", "character": "c06", "seat": 1},
            {"card": "e06", "character": "c09", "seat": 2},
        ]
        assert table.view(viewer)["facts"]["named"] == [5, 8]
    table.choose("decline")
    assert table.dead("traitor")
    assert not table.dead("kid")
    assert table.view(None)["facts"]["named"] == []


@rule("GLM-7.4", "GLM-R52")
def test_choices_about_cards_in_hand_are_made_when_the_effect_is_carried_out() -> None:
    hands = {"A": ["e07", "m02", "m03", "m04"], "B": ["m05"], "C": ["m07"]}
    table = scenario(hands=hands)
    table.play("e07", responses=True)
    assert table.asked() == [("B", "respond")]
    table.choose("decline", "decline")
    assert table.asked() == [("A", "pass_cards")]
    assert table.options() == ["card:m02", "card:m03"]  # in ascending order: a pair exists once
    table.choose("card:m03", "card:m04")
    assert [table.hand(seat) for seat in "ABC"] == [["m02", "m07"], ["m03", "m04"], ["m05"]]


@rule("GLM-7.4")
def test_an_event_that_names_a_player_does_so_when_it_is_announced(tmp_path: Path) -> None:
    looks = at_once('{ look = { viewer = "you", whose = "chosen_other" } }')
    own = own_cards(tmp_path, record("x_spy", "event", looks))
    table = scenario(card_set=own, hands={"A": ["x_spy"], "B": ["m02"], "C": ["m03", "d01"]})
    table.choose("play:x_spy")
    assert table.asked() == [("A", "name_player")]
    assert table.options() == ["seat:1", "seat:2"]
    table.choose("seat:2")
    assert table.asked() == [("B", "respond")]
    assert table.told("aimed_at_player") == [{"card": "x_spy", "seat": 2}]
    assert table.view("B")["facts"]["named_player"] == 2
    table.choose("decline", "decline")
    for viewer in (None, "B"):
        assert table.told("saw", viewer) == [{"seat": 0, "seat_of": 2}] * 2
        assert table.told("looked", viewer) == [{"seat": 0, "seat_of": 2}]
    assert [event["card"] for event in table.told("saw", "A")] == ["m03", "d01"]
    assert table.view("A")["zones"]["hand"][2] == {"count": 2, "within": ["d01", "m03"]}
    assert table.view("B")["zones"]["hand"][2] == {"count": 2}


@rule("GLM-7.5")
def test_an_event_for_the_living_cannot_name_the_dead() -> None:
    stacked = DEAD | {"doctor": ["m04"], "traitor": ["m05"]}
    table = scenario(stacked=stacked, hands={"A": ["e05", "e01"]}, windows=False)
    table.choose("play:e05")
    assert table.options() == ["doctor", "traitor"]
    table = scenario(stacked=stacked, hands={"A": ["e01"]}, windows=False)
    table.choose("play:e01", "doctor")
    assert table.options() == ["traitor"]


@rule("GLM-7.5")
def test_an_event_for_the_dead_says_so() -> None:
    stacked = DEAD | {"doctor": ["m04"], "traitor": ["m05"]}
    table = scenario(stacked=stacked, hands={"A": ["e02"]}, windows=False)
    table.choose("play:e02")
    assert table.options() == ["captain", "kid"]
    table.choose("kid")
    assert table.stack("kid") == ["m03"]
    assert not table.dead("kid")
    assert table.discard() == ["d17", "e02"]


@rule("GLM-7.6", "GLM-13.1", "GLM-R26")
@pytest.mark.parametrize("step", ["turn", "action:2"])
def test_a_response_cannot_be_played_as_an_action_or_a_free_play(step: str) -> None:
    table = scenario(
        step=step,
        stacked={"kid": ["m13"]},
        hands={"A": ["e08", "e09", "e10", "m15", "e04"]},
        deck=["m02", "m03", "m04", "m07"],
    )
    assert table.options() == ["discard_hand", "pass", "play:e04", "play:m15"]
    table.play("m15", "captain")
    assert table.options() == ["decline", "play:e04"]
    match = match_of(table)
    assert "GLM-13.1" in match.why_not(match.decisions[0], "play:e08")
    table.play("e04")
    assert table.asked() == [("A", "take_free_play")]  # for any card
    assert table.options() == ["decline", "play:m02", "play:m03", "play:m04"]


# Targets that must exist.


@rule("GLM-R31")
@pytest.mark.parametrize(
    ("card", "stacked", "playable"),
    [
        ("e01", {}, False),
        ("e01", {"captain": ["m02"]}, False),
        ("e01", {"captain": ["m02", "m03"]}, False),
        ("e01", {"captain": ["m02"], "kid": ["m03", "d18"]}, False),
        ("e01", {"captain": ["m02"], "kid": ["m54"]}, False),  # Events cannot choose him
        ("e01", {"captain": ["m02"], "kid": ["m03"]}, True),
        ("e01", {"captain": ["m02"], "counselor": ["m03"]}, True),
        ("e02", {"captain": ["m02"]}, False),
        ("e02", {"captain": ["m02", "d18"]}, True),
        ("e02", {"captain": ["m54", "d18"]}, True),  # the skull ends the protection
        ("e03", {"captain": ["m02"]}, False),
        ("e03", {"captain": ["m02", "d18"]}, True),
        ("e05", {}, False),
        ("e05", {"captain": ["m02", "d18"]}, False),
        ("e05", {"captain": ["m54", "m02"]}, False),
        ("e05", {"captain": ["m02"]}, True),
        ("e06", {"captain": ["m02", "d18"]}, False),
        ("e06", {"kid": ["m02"]}, False),
        ("e06", {"captain": ["m02", "d18"], "kid": ["m49"]}, False),
        ("e06", {"captain": ["m02", "d18"], "kid": ["m01", "m40"]}, False),  # exactly 0
        ("e06", {"captain": ["m02", "d18"], "kid": ["m17", "m39"]}, True),  # -5
        ("e06", {"captain": ["m02", "d18"], "kid": ["m54"]}, False),
        ("e04", {}, True),
        ("e07", {}, True),
    ],
)
def test_an_event_needs_all_targets_that_it_demands(
    card: str, stacked: dict[str, list[str]], playable: bool
) -> None:
    table = scenario(stacked=stacked, hands={"A": [card]}, windows=False)
    assert (f"play:{card}" in table.options()) == playable
    if not playable:
        match = match_of(table)
        assert "GLM-R31" in match.why_not(match.decisions[0], f"play:{card}")


@rule("GLM-R31")
def test_an_event_without_targets_may_be_played_although_it_does_nothing() -> None:
    table = scenario(hands={"A": ["e07"], "B": [], "C": []}, windows=False)
    table.play("e07")
    assert table.discard() == ["e07"]
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    table = scenario(hands={"A": ["e04"]}, deck=[], windows=False)
    table.play("e04")
    assert (table.hand("A"), table.action) == ([], 2)


@rule("GLM-R31", "GLM-7.5")
def test_a_first_target_is_offered_only_if_a_second_one_is_left() -> None:
    """e01 names a pair in ascending order: the last Character cannot come first."""
    table = scenario(
        stacked={"captain": ["m02"], "kid": ["m03"], "traitor": ["m04"], "doctor": ["m54"]},
        hands={"B": ["e01"]},
        active="B",
        windows=False,
    )
    table.choose("play:e01")
    assert table.options() == ["captain", "kid"]
    table.choose("captain")
    assert table.options() == ["kid", "traitor"]
    table.choose("traitor")
    assert (table.stack("captain"), table.stack("traitor")) == (["m04"], ["m02"])
    assert table.stack("kid") == ["m03"]


@rule("GLM-R31", "GLM-12.12")
def test_who_is_forbidden_to_play_events_cannot_play_any() -> None:
    """m21 forbids its owner all Events; the others play theirs."""
    stacked = {"captain": ["m21"], "kid": ["m02"]}
    table = scenario(stacked=stacked, hands={"A": ["e04", "e05"], "B": ["e05"]}, windows=False)
    assert table.options() == ["discard_hand", "pass"]
    match = match_of(table)
    assert "GLM-12.12" in match.why_not(match.decisions[0], "play:e04")
    table = scenario(active="B", stacked=stacked, hands={"B": ["e05", "e04"]}, windows=False)
    assert table.options() == ["discard_hand", "pass", "play:e04", "play:e05"]
    covered = {"captain": ["m21", "m02"]}
    table = scenario(stacked=covered, hands={"A": ["e04", "e05"]}, windows=False)
    assert table.options() == ["discard_hand", "pass", "play:e04", "play:e05"]


@rule("GLM-7.4", "GLM-6.3")
def test_an_event_may_name_characters_of_any_crew() -> None:
    stacked = {name: [card] for name, card in zip(without(), CARDS, strict=True)}
    table = scenario(stacked=stacked, hands={"A": ["e05"]}, windows=False)
    table.choose("play:e05")
    assert table.options() == without()


CARDS = ["m01", "m02", "m03", "m04", "m05", "m06", "m07", "m08", "m09", "m10", "m11", "m12"]

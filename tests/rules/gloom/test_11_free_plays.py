"""GLM-11: free plays, and the rulings on them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rule import rule

from .own_cards import ALL, at_once, lasting, match_of, own_cards, record
from .scenario import Scenario, scenario

# Who grants them.


@rule("GLM-11.1", "GLM-11.2")
@pytest.mark.parametrize(
    ("card", "targets", "offered"),
    [
        ("m06", ("captain",), ["m02", "m39", "m53"]),
        ("m12", ("captain",), ["d18"]),
        ("m14", ("captain",), ["m02", "m53"]),
        ("m15", ("captain",), ["e05", "e07"]),
        ("e03", (), ["m02", "m39"]),
        ("e04", (), ["d18", "e05", "e07", "m02", "m39", "m53"]),
        ("d14", ("counselor",), ["e05", "e07"]),
        ("d16", ("counselor",), ["m02", "m39", "m53"]),
    ],
)
def test_some_cards_let_one_play_another_card_as_a_free_play(
    card: str, targets: tuple[str, ...], offered: list[str]
) -> None:
    """A Modifier, an Event or an Untimely Death; each only for the kind of card it names."""
    table = scenario(
        stacked={"doctor": ["m08"], "counselor": ["m03"], "kid": ["m04", "d01"]},
        hands={"A": [card, "m02", "m39", "m53", "d18", "e05", "e07", "e08", "e09", "e10"]},
        deck=[],
        windows=False,
    )
    table.play(card, *targets)
    assert table.asked() == [("A", "take_free_play")]
    assert table.options() == ["decline", *[f"play:{name}" for name in sorted(offered)]]
    assert (table.action, table.told("granted")) == (1, [{"seat": 0}])
    assert table.view("C")["facts"]["free_plays"] == 1
    table.choose("decline")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert table.told("free_play_forgone") == [{"seat": 0}]
    assert table.view("C")["facts"]["free_plays"] == 0


@rule("GLM-11.4", "GLM-R44")
def test_a_card_means_an_untimely_death_too_but_never_a_response() -> None:
    table = scenario(
        stacked={"kid": ["m03"]},
        hands={"A": ["e04", "d18", "e08", "e09", "e10"], "B": ["m04"]},
        deck=[],
        windows=False,
    )
    table.choose("pass").play("e04")  # even after the second action
    assert table.options() == ["decline", "play:d18"]
    match = match_of(table)
    assert "GLM-13.1" in match.why_not(match.decisions[0], "play:e08")
    table.play("d18", "kid")
    assert table.dead("kid")
    assert table.active == "B"


@rule("GLM-11.4")
def test_a_free_play_may_be_bound_to_a_kind_of_target() -> None:
    """e03: a plain Modifier on a dead Character, and on no living one."""
    table = scenario(
        stacked={"kid": ["m03", "d01"], "traitor": ["m04", "d02"], "robot": ["m05"]},
        hands={"A": ["e03", "m02", "m53"]},
        windows=False,
    )
    table.play("e03")
    assert table.options() == ["decline", "play:m02"]
    match = match_of(table)
    assert "GLM-11.4" in match.why_not(match.decisions[0], "play:m53")
    table.choose("play:m02")
    assert table.options() == ["kid", "traitor"]
    table.choose("kid")
    assert table.stack("kid") == ["m03", "d01", "m02"]


# An ordinary card play.


@rule("GLM-11.3", "GLM-R51", "GLM-13.4")
def test_a_free_play_is_an_ordinary_card_play_with_a_response_window() -> None:
    table = scenario(
        hands={"A": ["m14", "m02"], "B": ["e10", "m03"], "C": ["m04"]},
        deck=["m05", "m08"],
    )
    table.play("m14", "captain")
    table.choose("play:m02")
    assert table.options() == ALL  # every living Character of any crew
    table.choose("kid")
    assert table.announced() == ["m02"]
    assert table.told("announced")[-1] == {"seat": 0, "card": "m02", "way": " as a free play"}
    assert table.asked() == [("B", "respond")]
    assert table.options() == ["decline", "play:e10"]
    table.choose("decline")
    assert table.stack("kid") == ["m02"]
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)


@rule("GLM-11.3", "GLM-8.2")
def test_a_free_play_has_the_target_rules_of_its_card() -> None:
    table = scenario(
        stacked={"kid": ["m03"], "robot": ["m39"], "nemesis": ["m04", "d01"]},
        hands={"A": ["m12", "d18", "d09"]},
        windows=False,
    )
    table.play("m12", "captain")
    assert table.options() == ["decline", "play:d09", "play:d18"]
    table.choose("play:d09")
    assert table.options() == ["captain"]  # showing machine
    table = scenario(
        stacked={"kid": ["m03"], "robot": ["m39"], "nemesis": ["m04", "d01"]},
        hands={"A": ["m12", "d18"]},
        windows=False,
    )
    table.play("m12", "captain").choose("play:d18")
    assert table.options() == ["captain", "kid"]


@rule("GLM-R45", "GLM-13.8")
def test_a_free_play_whose_card_is_cancelled_is_used_up() -> None:
    table = scenario(
        stacked={"kid": ["m03"]},
        hands={"A": ["m12", "d08", "d02"], "B": ["e09", "m02"], "C": []},
    )
    table.play("m12", "captain").choose("play:d08", "kid", "play:e09")
    assert table.discard() == ["d08", "e09"]
    assert not table.dead("kid")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert table.options() == ["discard_hand", "pass"]  # d02 stays in hand
    assert table.view(None)["facts"]["free_plays"] == 0


@rule("GLM-R45", "GLM-11.6")
def test_a_cancelled_card_grants_no_free_play() -> None:
    table = scenario(
        stacked={"kid": ["m03", "d01"]},
        hands={"A": ["e03", "m02"], "B": ["e08"], "C": []},
        deck=[],
    )
    table.play("e03", responses=True).choose("play:e08")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert table.told("granted") == []


# Whose free play.


@rule("GLM-11.5", "GLM-R42")
@pytest.mark.parametrize(
    ("card", "target"),
    [("m06", "kid"), ("m12", "kid"), ("m14", "kid"), ("m15", "kid"), ("d14", "robot")],
)
def test_a_free_play_granted_to_somebody_else_is_lost(card: str, target: str) -> None:
    table = scenario(
        stacked={"robot": ["m08"], "captain": ["m03"]},
        hands={"A": [card, "m02", "e05", "d18"], "B": ["m05", "e07", "d02"]},
        windows=False,
    )
    table.play(card, target)
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert table.told("granted") == []
    table.choose("pass")
    assert (table.asked(), table.view(None)["facts"]["free_plays"]) == ([("B", "take_action")], 0)


@rule("GLM-R42", "GLM-13.9")
def test_a_free_play_swerved_to_the_active_player_may_be_taken() -> None:
    """m14 is redirected from Bob's Kid to Ann's Captain: "you" is Ann now, and she is active."""
    table = scenario(hands={"A": ["m14", "m02"], "B": ["e10"], "C": ["m03"]})
    table.play("m14", "kid", responses=True).choose("play:e10", "captain")
    assert table.asked() == [("A", "take_free_play")]
    assert table.options() == ["decline", "play:m02"]


# When.


@rule("GLM-11.6")
def test_a_granted_free_play_is_taken_at_once_or_forgone() -> None:
    table = scenario(stacked={"kid": ["m03"]}, hands={"A": ["m12", "d18", "m02"]}, windows=False)
    table.play("m12", "captain").choose("decline")
    assert table.options() == ["discard_hand", "pass", "play:m02"]  # d18 is too late now
    table.choose("pass")
    assert table.active == "B"


@rule("GLM-11.9", "GLM-R33")
@pytest.mark.parametrize("cards", [["d18"], ["m02"]])
def test_a_free_play_is_always_optional(cards: list[str]) -> None:
    """Even if nothing but to decline is left."""
    table = scenario(stacked={"kid": ["m03"]}, hands={"A": ["m12", *cards]}, windows=False)
    table.play("m12", "captain")
    assert table.options() == ["decline"] + ["play:d18"] * (cards == ["d18"])
    table.choose("decline")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert table.hand("A") == cards


@rule("GLM-11.7", "GLM-R43", "GLM-R46")
@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_an_ongoing_permission_works_for_every_player_in_each_gap_of_their_turn(seat: str) -> None:
    """m13 lies on a Character of Bob: before, between and after the actions, several times."""
    hands = {seat: ["d18", "d02", "d08"]}
    table = scenario(active=seat, stacked={"kid": ["m13"]}, hands=hands, windows=False)
    table.choose("play:d18", "kid")
    assert table.options() == ["action", "free_play"]
    table.choose("free_play")
    assert (table.dead("kid"), table.active, table.action) == (True, seat, 1)
    table = scenario(active=seat, stacked={"kid": ["m13"]}, hands=hands, windows=False)
    table.choose("pass")
    assert table.options() == ["discard_hand", "pass", "play:d02", "play:d08", "play:d18"]
    table.choose("play:d18", "kid")  # no question: as an action it is not allowed
    assert (table.dead("kid"), table.active, table.action) == (True, seat, 2)
    assert table.told("announced")[-1]["way"] == " as a free play"
    table = scenario(active=seat, stacked={"kid": ["m13"]}, hands=hands, windows=False)
    table.choose("pass", "pass")
    assert table.asked() == [(seat, "end_turn")]
    assert table.options() == ["end_turn", "play:d02", "play:d08", "play:d18"]
    table.play("d18", "kid")
    assert table.dead("kid")
    assert table.active == "ABC"[("ABC".index(seat) + 1) % 3]
    assert table.told("turn_ended") == []  # nobody has said so: nothing more was possible


@rule("GLM-11.7", "GLM-R46")
def test_an_ongoing_free_play_may_be_taken_any_number_of_times(tmp_path: Path) -> None:
    text = lasting(
        '{ allow = { who = "you", card = "modifier", on = ["living"], how = "free_play" } }'
    )
    own = own_cards(tmp_path, record("x_spree", "modifier", text))
    table = scenario(
        card_set=own,
        stacked={"captain": ["x_spree"]},
        hands={"A": ["m02", "m03", "m04", "m05"], "B": ["m08"]},
        windows=False,
        deck=[],
    )
    table.play("m02", "kid", way="free_play").play("m03", "kid", way="free_play")
    assert table.action == 1
    table.play("m04", "kid", way="action")
    assert table.action == 2
    table.choose("pass")
    assert table.asked() == [("A", "end_turn")]
    table.play("m05", "kid")
    assert table.stack("kid") == ["m02", "m03", "m04", "m05"]
    assert table.asked() == [("B", "take_action")]  # no card left: not asked again
    table.play("m08", "kid")  # the permission is Ann's alone
    assert table.action == 2


@rule("GLM-11.7", "GLM-12.5")
def test_an_ongoing_free_play_ends_with_its_effect() -> None:
    table = scenario(
        stacked={"kid": ["m13"]}, hands={"A": ["m02", "d18"], "B": ["m03"]}, windows=False
    )
    table.choose("pass")
    assert "play:d18" in table.options()
    table.play("m02", "kid")  # m13 is covered
    assert table.active == "B"


@rule("GLM-11.7", "GLM-11.3", "GLM-8.2")
def test_marooned_still_needs_a_negative_self_worth() -> None:
    table = scenario(
        stacked={"kid": ["m39", "m13"], "robot": ["m03"]}, hands={"A": ["d18"]}, windows=False
    )
    assert table.worth("kid") == 5
    table.choose("pass")
    assert table.options() == ["discard_hand", "pass"]
    match = match_of(table)
    assert "GLM-8.4" in match.why_not(match.decisions[0], "play:d18")


@rule("GLM-R46")
@pytest.mark.parametrize(
    ("stacked", "hand", "asked"),
    [
        ({"kid": ["m13"]}, ["d18"], True),
        ({"kid": ["m13"]}, ["m02"], True),  # what is held does not matter
        ({"kid": ["m13"]}, ["d12"], True),  # nor does the play condition of a card
        ({"kid": ["m13"]}, [], False),  # no card in hand
        ({"kid": ["m03"]}, ["d18"], False),  # no permission
        ({"kid": ["m13", "m03"]}, ["d18"], False),  # covered
        ({"kid": ["m39", "m13"]}, ["d18"], False),  # no legal target: not negative
        ({"kid": ["m13", "d01"]}, ["d18"], False),  # dead
        ({"kid": ["m57", "m13"]}, ["d18"], False),  # forbidden: above -20
        ({"kid": ["m57", "m34", "m13"]}, ["d18"], True),  # at -50 it is not
    ],
)
def test_after_the_second_action_one_is_asked_if_a_free_play_could_be_possible(
    stacked: dict[str, list[str]], hand: list[str], asked: bool
) -> None:
    table = scenario(
        stacked=stacked, hands={"A": hand, "B": ["m08"]}, step="last_gap", windows=False
    )
    if asked:
        assert table.asked() == [("A", "end_turn")]
        playable = ["play:d18"] if hand == ["d18"] else []
        assert table.options() == ["end_turn", *playable]
        table.choose("end_turn")
        assert table.told("turn_ended") == [{"seat": 0}]
    assert table.asked() == [("B", "take_action")]
    assert len(table.hand("A")) == 5


@rule("GLM-R46")
def test_a_permission_does_not_apply_in_the_middle_of_another_card() -> None:
    """While m19 is being carried out Ann can only discard; then the gap comes."""
    table = scenario(stacked={"kid": ["m13"]}, hands={"A": ["m19", "d18", "m02"]}, windows=False)
    table.play("m19", "captain")
    assert table.asked() == [("A", "discard_cards")]
    assert table.options() == ["card:d18", "card:m02"]
    table.choose("card:m02")
    assert "play:d18" in table.options()


@rule("GLM-R46")
def test_no_free_play_by_permission_in_a_granted_free_play() -> None:
    table = scenario(stacked={"kid": ["m13"]}, hands={"A": ["m14", "d18", "m02"]}, windows=False)
    table.play("m14", "captain")
    assert table.options() == ["decline", "play:m02"]


# One in the other.


@rule("GLM-11.8", "GLM-R77")
def test_the_free_play_granted_last_is_taken_first(tmp_path: Path) -> None:
    """x_two grants one for an Event, then one for a Modifier; m12 in between grants one more."""
    text = at_once(
        '{ free_play = { who = "you", card = "event" } }',
        '{ free_play = { who = "you", card = "modifier" } }',
    )
    own = own_cards(tmp_path, record("x_two", "modifier", text))
    table = scenario(
        card_set=own,
        stacked={"kid": ["m03"]},
        hands={"A": ["x_two", "m12", "d18", "e05", "m02"], "B": ["m04"]},
        windows=False,
    )
    table.play("x_two", "captain")
    assert table.view(None)["facts"]["free_plays"] == 2
    assert table.options() == ["decline", "play:m02", "play:m12"]
    table.play("m12", "captain")
    assert table.options() == ["decline", "play:d18"]
    table.play("d18", "kid")
    assert table.options() == ["decline", "play:e05"]
    table.play("e05", "captain")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert table.stack("captain") == []


@rule("GLM-11.8")
def test_a_forgone_free_play_leaves_the_one_granted_before(tmp_path: Path) -> None:
    text = at_once(
        '{ free_play = { who = "you", card = "event" } }',
        '{ free_play = { who = "you", card = "modifier" } }',
    )
    own = own_cards(tmp_path, record("x_two", "modifier", text))
    table = scenario(card_set=own, hands={"A": ["x_two", "m02", "e07"]}, windows=False)
    table.play("x_two", "captain").choose("decline")
    assert table.options() == ["decline", "play:e07"]
    table.choose("decline")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)


@rule("GLM-11.8", "GLM-11.2")
def test_a_chain_of_free_plays_uses_one_action() -> None:
    table = scenario(
        stacked={"counselor": ["m03"], "doctor": ["m08"]},
        hands={"A": ["m15", "e04", "m14", "m06", "m02", "m05"], "B": ["m04"]},
        deck=["d01", "d02", "d03"],
        windows=False,
    )
    table.play("m15", "captain").play("e04").play("m14", "captain").play("m06", "captain")
    assert table.options() == ["decline", "play:m02", "play:m05"]
    table.play("m02", "captain")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert table.stack("captain") == ["m15", "m14", "m06", "m02"]


# When a granted free play is offered.


def granted(**described: Any) -> Scenario:
    """A table without Responses."""
    return scenario(windows=False, **described)


@rule("GLM-R75")
def test_a_free_play_is_offered_by_the_board_and_the_number_of_cards_alone() -> None:
    """Ann holds no Untimely Death, but nobody may learn that."""
    table = granted(stacked={"kid": ["m03"]}, hands={"A": ["m12", "m02"]})
    table.play("m12", "captain")
    assert (table.asked(), table.options()) == ([("A", "take_free_play")], ["decline"])


@rule("GLM-R75")
@pytest.mark.parametrize("card", ["m12", "m14", "m15", "e04"])
def test_without_a_card_in_hand_a_free_play_lapses(card: str) -> None:
    table = granted(stacked={"kid": ["m03"]}, hands={"A": [card]}, deck=[])
    table.play(card, *(["captain"] if card[0] == "m" else []))
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert table.view(None)["facts"]["free_plays"] == 0
    assert table.told("free_play_forgone") == []


@rule("GLM-R75")
@pytest.mark.parametrize(
    ("stack", "asked"),
    [
        (["m39", "m43"], False),  # +10 with m12 on it: nobody is negative
        (["m40"], False),  # +15 - 10
        ([], True),
    ],
)
def test_a_free_play_for_a_death_needs_somebody_to_kill(stack: list[str], asked: bool) -> None:
    table = granted(stacked={"captain": stack}, hands={"A": ["m12", "d18"]})
    table.play("m12", "captain")
    assert (table.asked() == [("A", "take_free_play")]) == asked


@rule("GLM-R75", "GLM-R73")
def test_a_free_play_for_a_death_looks_at_prohibitions() -> None:
    """The Captain is negative, but m57 protects him down to -20."""
    table = granted(stacked={"captain": ["m57"]}, hands={"A": ["m12", "d18"]})
    table.play("m12", "captain")
    assert table.worth("captain") == -10
    assert table.asked() == [("A", "take_action")]
    table = granted(stacked={"captain": ["m57", "m02"]}, hands={"A": ["m12", "d18"]})
    table.play("m12", "captain")
    assert table.worth("captain") == -25
    assert table.options() == ["decline", "play:d18"]


@rule("GLM-R75")
def test_a_play_condition_of_a_card_does_not_shorten_the_question() -> None:
    """Only d09 is held and nobody shows machine or void, but some other death could be."""
    table = granted(stacked={"captain": ["m57", "m34"]}, hands={"A": ["d16", "d09", "m02"]})
    table.play("d16", "captain")
    assert table.options() == ["decline", "play:m02"]
    table = granted(stacked={"kid": ["m03"], "captain": ["m52"]}, hands={"A": ["m12", "d09"]})
    table.play("m12", "captain")  # -10, machine
    assert table.options() == ["decline", "play:d09"]
    table = granted(stacked={"kid": ["m03"]}, hands={"A": ["e04", "d09"]}, deck=[])
    table.play("e04")
    assert table.options() == ["decline"]


@rule("GLM-R75", "GLM-12.12")
def test_a_free_play_for_an_event_lapses_for_who_may_play_none() -> None:
    """m21 on Ann's Doctor forbids her all Events; on Bob's Kid it forbids her nothing."""
    for name, asked in (("doctor", False), ("kid", True)):
        table = granted(stacked={name: ["m21"]}, hands={"A": ["m15", "e07"]})
        table.play("m15", "captain")
        assert (table.asked() == [("A", "take_free_play")]) == asked
    table = granted(stacked={"kid": ["m54"]}, hands={"A": ["m15", "e05"]})
    table.play("m15", "captain")  # Events that choose the Kid are forbidden, others are not
    assert table.options() == ["decline", "play:e05"]


@rule("GLM-R75")
def test_an_event_is_enough_for_a_free_play_of_any_card(tmp_path: Path) -> None:
    """Every Character is dead or protected; an Event is still possible."""
    closed = lasting('{ forbid = { who = "each", card = "modifier", on = ["living"] } }')
    own = own_cards(tmp_path, record("x_shut", "modifier", closed))
    for stacked, options in (
        ({"kid": ["x_shut", "m13"]}, ["decline", "play:e07", "play:m02"]),
        ({"kid": ["x_shut"]}, ["decline", "play:e07"]),
    ):
        table = granted(
            card_set=own,
            stacked=stacked,
            hands={"A": ["e04", "e07", "m02"]},
            deck=[],
        )
        table.play("e04")
        assert table.options() == options


@rule("GLM-R75")
def test_a_free_play_for_a_modifier_lapses_if_all_are_forbidden(tmp_path: Path) -> None:
    closed = lasting('{ forbid = { who = "each", card = "modifier", on = ["living"] } }')
    own = own_cards(tmp_path, record("x_shut", "modifier", closed))
    for stacked, asked in (({"kid": ["x_shut"], "captain": ["m03"]}, False), ({}, True)):
        table = granted(
            card_set=own,
            stacked={"captain": ["m03"]} | stacked,
            hands={"A": ["d16", "m02"]},
        )
        table.play("d16", "captain")
        assert (table.asked() == [("A", "take_free_play")]) == asked


@rule("GLM-R75", "GLM-11.4")
def test_posthumous_scandal_is_offered_while_somebody_is_dead() -> None:
    """Only for plain Modifiers: that all hands hold others does not matter."""
    table = granted(stacked={"kid": ["m03", "d01"]}, hands={"A": ["e03", "m53", "d18"]}, deck=[])
    table.play("e03")
    assert (table.asked(), table.options()) == ([("A", "take_free_play")], ["decline"])


# Files of owners.


@rule("GLM-R85")
def test_events_as_free_plays_are_allowed_only_without_a_target_demand(tmp_path: Path) -> None:
    for on, asked in (('"any"', True), ('["living"]', False), ('"this"', False)):
        text = lasting(
            f'{{ allow = {{ who = "you", card = "event", on = {on}, how = "free_play" }} }}'
        )
        own = own_cards(tmp_path, record("x_open", "modifier", text))
        table = granted(
            card_set=own, stacked={"captain": ["x_open"]}, hands={"A": ["e07", "e05"], "B": ["m02"]}
        )
        table.choose("play:e05", "captain")
        assert (table.asked() == [("A", "choose_mode")]) == asked
        table = granted(
            card_set=own,
            stacked={"captain": ["x_open"]},
            hands={"A": ["e07"], "B": ["m02"]},
            step="last_gap",
        )
        assert (table.asked() == [("A", "end_turn")]) == asked
        if asked:
            assert table.options() == ["end_turn", "play:e07"]


@rule("GLM-R85", "GLM-11.4")
def test_a_free_play_for_certain_targets_lets_an_event_name_only_those(tmp_path: Path) -> None:
    text = at_once('{ free_play = { who = "you", card = "event", on = ["of_you"] } }')
    own = own_cards(tmp_path, record("x_own", "modifier", text))
    table = granted(
        card_set=own,
        stacked={"kid": ["m02"], "doctor": ["m03"]},
        hands={"A": ["x_own", "e05", "e02"]},
    )
    table.play("x_own", "captain")
    assert table.options() == ["decline", "play:e05"]
    table.choose("play:e05")
    assert table.options() == ["captain", "doctor"]


@rule("GLM-R91", "GLM-11.5")
def test_a_free_play_granted_by_a_response_is_offered_when_the_card_is_finished(
    tmp_path: Path,
) -> None:
    for what, do, after in (
        ('{ active_plays = { card = "modifier" } }', "m02", ["m02"]),
        ('{ active_plays = { card = "event" } }', "e07", []),
    ):
        answer = f'{{ category = "response", on = {what}, '
        answer += 'do = [{ free_play = { who = "active", card = "modifier" } }, '
        answer += '{ free_play = { who = "you", card = "modifier" } }] }'
        own = own_cards(tmp_path, record("x_kind", "event", answer))
        table = granted(
            card_set=own,
            hands={"A": [do, "m03", "m04", "m05"], "B": ["x_kind"], "C": []},
        )
        table.play(do, *(["captain"] if after else []), responses=True).choose("play:x_kind")
        if do == "e07":
            table.choose("card:m03", "card:m04")
        assert table.asked() == [("A", "take_free_play")]
        assert table.stack("captain") == after
        table.choose("decline")  # the one for Bob is lost
        assert (table.asked(), table.action) == ([("A", "take_action")], 2)


@rule("GLM-R91")
@pytest.mark.parametrize("word", ["active_passes", "active_discards_hand"])
def test_a_free_play_granted_in_answer_to_a_special_action(tmp_path: Path, word: str) -> None:
    answer = f'{{ category = "response", on = "{word}", '
    answer += 'do = [{ free_play = { who = "active", card = "modifier" } }, '
    answer += '{ draw = { who = "active", n = 1 } }] }'
    own = own_cards(tmp_path, record("x_kind", "event", answer))
    table = granted(
        card_set=own, hands={"A": ["m02"], "B": ["x_kind"], "C": []}, deck=["m03", "m04"]
    )
    table.choose("pass" if word == "active_passes" else "discard_hand", "play:x_kind")
    if word == "active_passes":
        assert table.options() == ["decline", "play:m02", "play:m03"]
        table.choose("decline")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert table.view(None)["facts"]["free_plays"] == 0


@rule("GLM-R91", "GLM-R77")
def test_a_free_play_granted_at_the_start_of_a_turn_or_draw_step(tmp_path: Path) -> None:
    for when in ("turn_start", "draw_step"):
        text = f'{{ category = "persistent", when = {{ {when} = "you" }}, '
        text += 'do = [{ free_play = { who = "you", card = "modifier" } }] }'
        own = own_cards(tmp_path, record("x_dawn", "modifier", text))
        table = granted(
            card_set=own,
            stacked={"captain": ["x_dawn"]},
            hands={"A": ["m02", "m03"], "B": ["m04"]},
            step="turn" if when == "turn_start" else "draw_step",
        )
        assert table.asked() == [("A", "take_free_play")]
        table.choose("play:m02")
        assert table.options() == ALL
        table.choose("kid")
        if when == "turn_start":
            assert (table.asked(), table.action) == ([("A", "take_action")], 1)
        else:
            assert table.asked() == [("B", "take_action")]
            assert len(table.hand("A")) == 5  # the draw step comes after it


@rule("GLM-R75", "GLM-11.8")
def test_when_the_last_free_play_lapses_the_one_granted_before_is_offered(tmp_path: Path) -> None:
    """Nobody is negative: the free play for a death lapses, that for an Event is offered."""
    text = at_once(
        '{ free_play = { who = "you", card = "event" } }',
        '{ free_play = { who = "you", card = "untimely_death" } }',
    )
    own = own_cards(tmp_path, record("x_two", "modifier", text, "points = { slot_1 = 5 }"))
    table = granted(card_set=own, hands={"A": ["x_two", "d18", "e07"]})
    table.play("x_two", "captain")
    assert (table.asked(), table.action) == ([("A", "take_free_play")], 1)
    assert table.options() == ["decline", "play:e07"]

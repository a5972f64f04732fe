"""GLM-5: the turn, and the rulings on turns and skipping."""

from __future__ import annotations

import pytest

from shipboard.kernel.state import Refused
from tests.rule import rule

from .own_cards import match_of
from .scenario import GAME, scenario

FIVE = ["m02", "m03", "m04", "m05", "m07"]


# Two actions and the draw step.


@rule("GLM-5.1", "GLM-5.2", "GLM-5.6", "GLM-10.2")
def test_a_turn_is_two_actions_and_the_draw_step() -> None:
    table = scenario(
        hands={"A": ["m02", "m03"], "B": ["m04"]},
        deck=["m05", "m07", "m08", "m10", "m13"],
        windows=False,
        telling=True,
    )
    assert (table.asked(), table.action) == ([("A", "take_action")], 1)
    table.choose("pass")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert table.hand("A") == ["m02", "m03"]  # nothing is drawn between the actions
    table.choose("pass")
    assert table.log() == ["turn", "passed", "passed", "drew", "drew", "drew", "turn"]
    assert table.hand("A") == ["m02", "m03", "m05", "m07", "m08"]
    assert table.hand("B") == ["m04"]
    assert (table.asked(), table.action, table.active) == ([("B", "take_action")], 1, "B")


@rule("GLM-5.2", "GLM-5.4")
def test_a_turn_has_exactly_two_actions_whatever_is_played() -> None:
    table = scenario(hands={"A": FIVE, "B": ["m08"]}, windows=False)
    table.play("m02", "captain")
    assert (table.active, table.action) == ("A", 2)
    table.play("m03", "captain")
    assert (table.active, table.action) == ("B", 1)


@rule("GLM-5.3", "GLM-5.9")
def test_the_possible_actions() -> None:
    stacked = {"captain": ["m08"], "kid": ["m02", "d01"]}
    hand = ["m02", "e05", "d08", "e08"]
    table = scenario(stacked=stacked, hands={"A": hand}, windows=False)
    first = ["discard_hand", "pass", "play:d08", "play:e05", "play:m02"]
    assert table.options() == first
    table = scenario(step="action:2", stacked=stacked, hands={"A": hand}, windows=False)
    assert table.options() == [option for option in first if option != "play:d08"]


@rule("GLM-5.9", "GLM-5.3")
@pytest.mark.parametrize(
    "acts",
    [
        (("play:m02", "captain"), ("play:m03", "captain")),
        (("play:e05", "kid"), ("play:e02", "robot")),
        (("pass",), ("pass",)),
        (("play:m02", "captain"), ("discard_hand",)),
        (("play:e05", "kid"), ("play:m02", "kid")),
        (("play:d18", "kid"), ("play:m02", "captain")),
        (("pass",), ("play:e05", "kid")),
    ],
)
def test_both_actions_may_be_of_the_same_kind(acts: tuple[tuple[str, ...], ...]) -> None:
    table = scenario(
        stacked={"kid": ["m08"], "robot": ["m10", "d01"]},
        hands={"A": ["m02", "m03", "e05", "e02", "d18"], "B": ["m04"]},
        windows=False,
    )
    table.choose(*acts[0])
    assert (table.active, table.action) == ("A", 2)
    table.choose(*acts[1])
    assert (table.active, table.action) == ("B", 1)


@rule("GLM-5.4", "GLM-6.1")
def test_an_action_is_finished_before_the_next_one_begins() -> None:
    """Response windows, effects and free plays belong to the action that they follow from."""
    table = scenario(
        stacked={"captain": ["m02"]},
        hands={"A": ["m14", "m19", "m03", "m04"], "B": ["m05"]},
        windows=False,
    )
    table.play("m14", "captain")
    assert (table.asked(), table.action) == ([("A", "take_free_play")], 1)
    table.play("m19", "captain")
    assert (table.asked(), table.action) == ([("A", "discard_cards")], 1)
    table.choose("card:m03")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    table = scenario(stacked={"kid": ["m02"]}, hands={"A": ["e05"], "B": ["m05"]})
    table.play("e05", "kid", responses=True)
    assert (table.asked(), table.action) == ([("B", "respond")], 1)


@rule("GLM-5.5", "GLM-11.7")
def test_free_plays_by_ongoing_effects_come_before_the_draw_step() -> None:
    table = scenario(
        step="action:2",
        stacked={"kid": ["m13"], "robot": ["m03"]},
        hands={"A": ["d18", "d17", "m02"], "B": ["m04"]},
        deck=["m05", "m07", "m08", "m10", "m16", "m18"],
        windows=False,
    )
    table.play("m02", "captain")
    assert table.asked() == [("A", "end_turn")]
    assert table.options() == ["end_turn", "play:d17", "play:d18"]
    assert len(table.hand("A")) == 2
    table.choose("play:d18")
    assert table.options() == ["kid"]
    table.choose("kid")
    assert table.hand("A") == ["d17", "m05", "m07", "m08", "m10"]  # and the turn has ended
    assert table.active == "B"


@rule("GLM-5.5")
def test_the_turn_may_end_without_such_a_free_play() -> None:
    table = scenario(step="last_gap", stacked={"kid": ["m13"]}, hands={"A": ["d18"]}, windows=False)
    table.choose("end_turn")
    assert table.told("turn_ended") == [{"seat": 0}]
    assert not table.dead("kid")
    assert len(table.hand("A")) == 5
    assert table.active == "B"


# Whose cards.


@rule("GLM-5.7", "GLM-5.8")
def test_cards_are_played_by_the_active_player_from_the_own_hand() -> None:
    table = scenario(hands={"A": ["m02"], "B": ["m03", "e04"], "C": ["m04"]}, windows=False)
    assert table.asked() == [("A", "take_action")]
    assert table.options() == ["discard_hand", "pass", "play:m02"]
    match = match_of(table)
    assert "GLM-5.7" in match.why_not(match.decisions[0], "play:m03")
    for viewer in ("B", "C"):
        assert table.view(viewer)["decisions"] == []
        assert table.view(viewer)["asked"] == [{"seat": 0, "kind": "take_action"}]
    table.play("m02", "kid")
    assert (table.hand("A"), table.hand("B"), table.hand("C")) == ([], ["e04", "m03"], ["m04"])


@rule("GLM-5.8", "GLM-13.3")
def test_nobody_does_anything_unasked() -> None:
    table = scenario(hands={"A": ["m02"], "B": ["e08"], "C": ["m04"]})
    for seat in range(3):
        assert GAME.interjections(table.g, seat) == []
        with pytest.raises(Refused, match=r"GLM-13\.3"):
            GAME.interject(table.g, seat, 0, 0)
    number = table.g.open[0][0]
    assert "not open" in table.refuses(lambda: table.g.answer(number + 1, 0))


@rule("GLM-5.8", "GLM-5.6")
@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_only_the_active_player_is_asked_for_an_action(seat: str) -> None:
    hands = {"A": ["m02", "m03"], "B": ["m04", "m05"], "C": ["m07", "m08"]}
    table = scenario(active=seat, hands=hands, windows=False)
    for _ in range(2):
        assert table.asked() == [(seat, "take_action")]
        table.play(hands[seat][0] if table.action == 1 else hands[seat][1], "captain")
    assert table.active == "ABCA"["ABC".index(seat) + 1]


# Passing, and what need not be done.


@rule("GLM-R24", "GLM-9.1")
def test_an_empty_hand_cannot_be_discarded() -> None:
    table = scenario(hands={"A": [], "B": ["m02"]})
    assert table.options() == ["pass"]
    match = match_of(table)
    assert "GLM-R24" in match.why_not(match.decisions[0], "discard_hand")
    assert scenario(hands={"A": ["e08"]}).options() == ["discard_hand", "pass"]


@rule("GLM-R25", "GLM-9.3")
def test_there_is_no_duty_to_play_a_playable_card() -> None:
    table = scenario(stacked={"captain": ["m08"]}, hands={"A": ["m02", "d08", "e04"], "B": ["m03"]})
    table.choose("pass", "pass")
    assert table.active == "B"
    assert {"m02", "d08", "e04"} <= set(table.hand("A"))


@rule("GLM-R26", "GLM-7.6", "GLM-13.1")
def test_a_response_leaves_the_hand_in_the_own_turn_only_with_the_whole_hand() -> None:
    table = scenario(hands={"A": ["e08", "e09", "e10"]}, stacked={"captain": ["m02"]})
    assert table.options() == ["discard_hand", "pass"]
    match = match_of(table)
    assert "GLM-13.1" in match.why_not(match.decisions[0], "play:e08")
    table.choose("discard_hand")
    assert table.discard() == ["e08", "e09", "e10"]


@rule("GLM-R26", "GLM-R34")
def test_a_response_can_be_got_rid_of_through_an_effect() -> None:
    table = scenario(hands={"A": ["m19", "e08", "m02"]}, windows=False)
    table.play("m19", "captain")
    assert table.options() == ["card:e08", "card:m02"]
    table.choose("card:e08")
    assert table.discard() == ["e08"]


@rule("GLM-R28", "GLM-8.4")
def test_a_pass_is_a_first_action() -> None:
    table = scenario(stacked={"captain": ["m02"]}, hands={"A": ["d08"]}, windows=False)
    assert "play:d08" in table.options()
    table.choose("pass")
    assert table.options() == ["discard_hand", "pass"]
    match = match_of(table)
    assert "GLM-8.4" in match.why_not(match.decisions[0], "play:d08")


@rule("GLM-R28", "GLM-8.4", "GLM-11.2")
def test_a_free_play_before_the_first_action_is_none() -> None:
    """Marooned on Mars: the Kid dies as a free play, and a first action is still to be taken."""
    table = scenario(
        stacked={"kid": ["m13"], "captain": ["m02"]},
        hands={"A": ["d18", "d17", "d02"]},
        windows=False,
    )
    table.choose("play:d18")
    assert table.options() == ["captain", "kid"]
    table.choose("kid")
    assert table.asked() == [("A", "choose_mode")]
    assert table.options() == ["action", "free_play"]
    table.choose("free_play")
    assert table.dead("kid")
    assert (table.asked(), table.action) == ([("A", "take_action")], 1)
    assert table.told("announced") == [{"seat": 0, "card": "d18", "way": " as a free play"}]
    table.play("d02", "captain")
    assert (table.dead("captain"), table.action) == (True, 2)


@rule("GLM-R28", "GLM-8.4")
def test_the_same_play_as_an_action_uses_it_up() -> None:
    table = scenario(
        stacked={"kid": ["m13"], "captain": ["m02"]}, hands={"A": ["d18", "d02"]}, windows=False
    )
    table.choose("play:d18", "kid", "action")
    assert table.told("announced") == [{"seat": 0, "card": "d18", "way": ""}]
    assert table.action == 2
    assert table.options() == ["discard_hand", "pass"]


@rule("GLM-R28", "GLM-13.8")
def test_a_cancelled_play_is_a_first_action() -> None:
    table = scenario(
        stacked={"captain": ["m02"], "kid": ["m03"]},
        hands={"A": ["d08", "d02", "e05"], "B": ["e08", "m04"], "C": []},
    )
    table.play("e05", "kid", responses=True).choose("play:e08")
    assert table.action == 2
    assert table.options() == ["discard_hand", "pass"]


# Skipping.


@rule("GLM-R36", "GLM-10.6")
def test_a_skipped_draw_step_is_that_of_the_present_turn_for_the_active_player() -> None:
    table = scenario(hands={"A": ["m20", "m02"], "B": ["m03"]}, windows=False)
    table.play("m20", "captain")
    assert table.g.skip_draws == [1, 0, 0]
    assert table.told("skips") == [{"seat": 0, "what": "draw step"}]
    assert table.view("C")["facts"]["skip_draws"] == [1, 0, 0]
    table.choose("pass")
    assert table.hand("A") == ["m02"]
    assert table.told("draw_skipped") == [{"seat": 0}]
    assert (table.active, table.g.skip_draws) == ("B", [0, 0, 0])


@rule("GLM-R36", "GLM-6.6")
def test_a_skipped_draw_step_of_somebody_else_is_their_next_one() -> None:
    table = scenario(players=2, hands={"A": ["m20", "m02"], "B": ["m03"]}, windows=False)
    table.play("m20", "engineer").choose("pass")
    assert len(table.hand("A")) == 5
    table.choose("pass", "pass")
    assert table.hand("B") == ["m03"]
    table.choose("pass", "pass", "pass", "pass")
    assert len(table.hand("B")) == 5


@rule("GLM-R36", "GLM-10.6")
def test_each_skip_counts_one_and_a_draw_step_without_need_counts_too() -> None:
    table = scenario(players=2, hands={"A": FIVE, "B": FIVE[:0]}, skip_draws="AA", windows=False)
    table.choose("pass", "pass")
    assert table.g.skip_draws == [1, 0]
    assert table.told("draw_skipped") == [{"seat": 0}]
    table.choose("pass", "pass")
    table.choose("discard_hand", "pass")
    assert table.g.skip_draws == [0, 0]
    assert table.hand("A") == []
    table.choose("pass", "pass", "pass", "pass")
    assert len(table.hand("A")) == 5


@rule("GLM-R36")
def test_a_skipped_turn_is_the_next_one_and_has_nothing() -> None:
    table = scenario(
        hands={"A": ["m02"], "B": ["m03"], "C": ["m04"]},
        stacked={"kid": ["m13"]},
        skip_turns="B",
        skip_draws="B",
        windows=False,
    )
    table.choose("pass", "pass", "end_turn")
    assert table.told("turn_skipped") == [{"seat": 1}]
    assert table.asked() == [("C", "take_action")]
    assert table.hand("B") == ["m03"]
    assert (table.g.skip_turns, table.g.skip_draws) == ([0, 0, 0], [0, 1, 0])
    assert table.g.turn == 2  # a skipped turn is not counted
    table.choose("pass", "pass", "end_turn", "pass", "pass", "end_turn")
    assert table.active == "B"


@rule("GLM-R36")
def test_the_active_player_skips_the_turn_after_this_one() -> None:
    table = scenario(players=2, hands={"A": ["m33", "m02"], "B": ["m03"]}, windows=False)
    table.play("m33", "captain")
    assert table.told("skips") == [{"seat": 0, "what": "turn"}]
    assert table.view("B")["facts"]["skip_turns"] == [1, 0]
    assert (table.active, table.action) == ("A", 2)
    table.choose("pass")
    assert len(table.hand("A")) == 5  # the present turn still has its draw step
    table.choose("pass", "pass")
    assert table.active == "B"
    table.choose("pass", "pass")
    assert table.active == "A"


@rule("GLM-R36")
def test_skips_add_up() -> None:
    table = scenario(players=2, hands={"A": ["m33", "m36", "m02"], "B": ["m03"]}, windows=False)
    table.play("m33", "engineer").play("m36", "engineer")
    order = table.active
    for _ in range(3):
        table.choose("pass", "pass")
        order += table.active
    assert order == "AABA"
    assert table.told("turn_skipped") == [{"seat": 1}, {"seat": 1}]


@rule("GLM-R36")
def test_if_everybody_is_to_skip_turns_are_skipped_in_order() -> None:
    table = scenario(hands={"A": ["m02"]}, skip_turns="AABBC", windows=False)
    table.choose("pass", "pass")
    assert [event["seat"] for event in table.told("turn_skipped")] == [1, 2, 0, 1]
    assert table.active == "C"
    assert table.g.skip_turns == [1, 0, 0]


@rule("GLM-R36")
def test_a_player_whose_turns_are_skipped_still_responds_and_takes_part() -> None:
    table = scenario(
        stacked={"captain": ["m02"], "doctor": ["m05"]},
        hands={"A": ["d10", "e05"], "B": ["e08"], "C": []},
        deck=["m03", "m04", "m07", "m08"],
        skip_turns="B",
    )
    table.play("d10", "captain", responses=True)
    assert table.asked() == [("B", "respond")]
    table.choose("decline")
    assert table.hand("B") == ["e08", "m04"]
    table.play("e05", "doctor", responses=True)
    table.choose("play:e08")
    assert table.stack("doctor") == ["m05"]

"""GLM-10: drawing cards, with the rulings on an empty deck."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .own_cards import at_once, lasting, own_cards, record
from .scenario import scenario

FIVE = ["m02", "m03", "m04", "m05", "m08"]


# The draw limit.


@rule("GLM-10.1", "GLM-12.11")
@pytest.mark.parametrize(
    ("stacked", "limits"),
    [
        ({}, (5, 5, 5)),
        ({"captain": ["m40"]}, (6, 5, 5)),
        ({"captain": ["m40"], "doctor": ["m44"]}, (7, 5, 5)),
        ({"captain": ["m40"], "doctor": ["m44"], "dark_lord": ["m50"]}, (8, 5, 5)),
        ({"captain": ["m40"], "kid": ["m18"], "traitor": ["m34"]}, (6, 4, 3)),
        ({"kid": ["m18"], "robot": ["m40"]}, (5, 5, 5)),
        ({"captain": ["m18"], "doctor": ["m25"], "dark_lord": ["m34"]}, (1, 5, 5)),
        (
            {"captain": ["m18"], "doctor": ["m25"], "dark_lord": ["m34"], "counselor": ["m38"]},
            (0, 5, 5),
        ),
        ({"kid": ["m58", "m18"]}, (5, 5, 5)),  # one persistent, one ongoing: both are active
        ({"kid": ["m58", "m40"]}, (5, 7, 5)),
        ({"kid": ["m40", "m58"]}, (5, 6, 5)),
        ({"kid": ["m34", "d01"]}, (5, 5, 5)),
    ],
)
def test_the_draw_limit_is_5_changed_by_all_active_effects(
    stacked: dict[str, list[str]], limits: tuple[int, int, int]
) -> None:
    table = scenario(stacked=stacked)
    assert tuple(table.draw_limit(seat) for seat in "ABC") == limits
    assert table.view(None)["facts"]["draw_limit"] == list(limits)


@rule("GLM-10.1")
def test_the_draw_limit_cannot_fall_below_0(tmp_path: Path) -> None:
    worse = lasting('{ draw_limit = { who = "you", delta = -7 } }')
    better = lasting('{ draw_limit = { who = "you", delta = 1 } }', "persistent")
    own = own_cards(tmp_path, record("x_low", "modifier", worse))
    table = scenario(
        card_set=own, stacked={"captain": ["x_low"]}, hands={"A": [], "B": ["m02"]}, windows=False
    )
    assert table.draw_limit("A") == 0
    table.choose("pass", "pass")
    assert (table.hand("A"), table.active) == ([], "B")
    # It is the sum that cannot fall below 0, not each step towards it.
    own = own_cards(
        tmp_path, record("x_low", "modifier", worse), record("x_up", "modifier", better)
    )
    table = scenario(
        card_set=own, stacked={"captain": ["x_low"], "doctor": ["x_up"], "counselor": ["m40"]}
    )
    assert table.draw_limit("A") == 0
    table = scenario(
        card_set=own,
        stacked={
            "captain": ["x_low"],
            "doctor": ["x_up"],
            "counselor": ["m40"],
            "dark_lord": ["m44"],
        },
    )
    assert table.draw_limit("A") == 1


# The draw step.


@rule("GLM-10.2", "GLM-10.1")
@pytest.mark.parametrize(
    ("stacked", "drawn"),
    [
        ({}, ["d01", "d02", "d03"]),
        ({"captain": ["m40"]}, ["d01", "d02", "d03", "d04"]),
        ({"captain": ["m18"]}, ["d01", "d02"]),
        ({"captain": ["m34"]}, ["d01"]),
        ({"kid": ["m40"]}, ["d01", "d02", "d03"]),
    ],
)
def test_in_the_draw_step_one_draws_up_to_the_draw_limit(
    stacked: dict[str, list[str]], drawn: list[str]
) -> None:
    table = scenario(
        stacked=stacked,
        hands={"A": ["m02", "m03"]},
        deck=["d01", "d02", "d03", "d04", "d05"],
        step="action:2",
        windows=False,
    )
    table.choose("pass")
    assert table.hand("A") == sorted(["m02", "m03", *drawn])
    assert table.deck() == ["d01", "d02", "d03", "d04", "d05"][len(drawn) :]
    assert table.told("drew", "A") == [{"seat": 0, "card": card} for card in drawn]
    assert table.told("drew", "B") == [{"seat": 0}] * len(drawn)


@rule("GLM-10.2", "GLM-12.11")
def test_the_draw_limit_of_the_moment_counts() -> None:
    """m40 raises the limit by the time of the draw step, and m02 ends that again."""
    hands = {"A": ["m40", "m02", "m03", "m04", "m05"]}
    table = scenario(hands=hands, windows=False)
    table.play("m40", "captain").choose("pass")
    assert len(table.hand("A")) == 6
    table = scenario(hands=hands, windows=False)
    table.play("m40", "captain").play("m02", "captain")
    assert len(table.hand("A")) == 5


@rule("GLM-10.2")
def test_the_draw_limit_may_change_while_one_draws(tmp_path: Path) -> None:
    """With fewer than three cards the limit is lower: it rises when the third one is drawn."""
    text = '{ category = "ongoing", if = { hand = ["you", "<", 3] }, '
    text += 'static = { draw_limit = { who = "you", delta = -2 } } }'
    own = own_cards(tmp_path, record("x_slow", "modifier", text))
    table = scenario(
        card_set=own,
        stacked={"captain": ["x_slow"]},
        hands={"A": ["m02"]},
        deck=[*FIVE[1:], "m10", "m13"],
        step="action:2",
        windows=False,
    )
    assert table.draw_limit("A") == 3
    table.choose("pass")
    assert table.draw_limit("A") == 5
    assert table.hand("A") == FIVE


@rule("GLM-10.3", "GLM-10.4")
@pytest.mark.parametrize("extra", [[], ["d01"], ["d01", "d02", "d03"]])
def test_who_has_as_many_cards_as_the_limit_draws_and_discards_nothing(extra: list[str]) -> None:
    table = scenario(hands={"A": FIVE + extra}, deck=["m10", "m13"], step="action:2", windows=False)
    table.choose("pass")
    assert table.hand("A") == sorted(FIVE + extra)
    assert (table.deck(), table.discard()) == (["m10", "m13"], [])
    assert (table.active, table.told("drew")) == ("B", [])


@rule("GLM-10.3", "GLM-12.11")
def test_a_lowered_limit_takes_no_card_away() -> None:
    table = scenario(hands={"A": ["m34", *FIVE]}, windows=False)
    table.play("m34", "captain")
    assert table.draw_limit("A") == 3
    table.choose("pass")
    assert (table.hand("A"), table.discard()) == (FIVE, [])


@rule("GLM-10.4")
def test_cards_drawn_through_effects_are_kept_above_the_limit() -> None:
    table = scenario(
        hands={"A": ["m52", "m39", *FIVE]},
        deck=["d01", "d02", "d03", "d04", "d05", "d06"],
        windows=False,
    )
    table.play("m52", "captain").play("m39", "captain")
    assert table.hand("A") == sorted([*FIVE, "d01", "d02", "d03", "d04", "d05"])
    assert table.active == "B"


@rule("GLM-10.5")
def test_only_the_active_player_draws_in_the_draw_step() -> None:
    """Cid used a Response in Ann's turn: he draws at the end of his own turn only."""
    table = scenario(
        stacked={"kid": ["m02"]},
        hands={"A": ["e05"], "B": ["m03"], "C": ["e08", "m04"]},
    )
    table.play("e05", "kid", responses=True).choose("decline", "play:e08").choose("pass")
    assert [len(table.hand(seat)) for seat in "ABC"] == [5, 1, 1]
    table.choose("pass", "pass")
    assert [len(table.hand(seat)) for seat in "ABC"] == [5, 5, 1]
    table.choose("pass", "pass")
    assert [len(table.hand(seat)) for seat in "ABC"] == [5, 5, 5]


@rule("GLM-10.6")
def test_a_skipped_draw_step_touches_no_other_draw() -> None:
    table = scenario(hands={"A": ["m20", "m39"]}, deck=["m02", "m03", "m04", "m05"], windows=False)
    table.play("m20", "captain").play("m39", "captain")
    assert table.hand("A") == ["m02", "m03"]
    assert table.told("draw_skipped") == [{"seat": 0}]
    assert table.g.skip_draws == [0, 0, 0]


@rule("GLM-10.6")
def test_a_skipped_draw_step_sets_nothing_off(tmp_path: Path) -> None:
    late = '{ category = "ongoing", when = { draw_step = "you" }, '
    late += 'do = [{ draw = { who = "you", n = 1 } }] }'
    own = own_cards(tmp_path, record("x_late", "modifier", late))
    for skip, held in (("", ["m02", "m03", "m04", "m05", "m08", "m10"]), ("A", FIVE)):
        table = scenario(
            card_set=own,
            stacked={"captain": ["x_late"]},
            hands={"A": FIVE},
            deck=["m10", "m13"],
            skip_draws=skip,
            step="action:2",
            windows=False,
        )
        table.choose("pass")
        assert table.hand("A") == held


# The deck runs out.


@rule("GLM-R62", "GLM-10.2")
def test_an_empty_deck_is_made_anew_of_the_discard_pile_when_a_card_is_needed() -> None:
    table = scenario(
        hands={"A": ["m02", "m03"]},
        deck=["m04"],
        discard=["d01", "d02", "d03"],
        step="action:2",
        windows=False,
    )
    table.choose("pass")
    held = table.hand("A")
    assert len(held) == 5
    assert {"m02", "m03", "m04"} < set(held)
    assert table.discard() == []
    assert sorted(table.deck() + held) == ["d01", "d02", "d03", "m02", "m03", "m04"]
    assert table.told("reshuffled") == [{"number": 3}]


@rule("GLM-R62")
def test_the_last_card_of_the_deck_does_not_yet_make_a_new_one() -> None:
    table = scenario(
        hands={"A": FIVE[:4]}, deck=["m08"], discard=["d01"], step="action:2", windows=False
    )
    table.choose("pass")
    assert (table.hand("A"), table.deck(), table.discard()) == (FIVE, [], ["d01"])
    assert table.told("reshuffled") == []


@rule("GLM-R62")
def test_chance_orders_the_new_deck() -> None:
    orders = set()
    for key in range(80):
        table = scenario(
            hands={"A": ["m02", "m03", "m04", "m05"]},
            deck=[],
            discard=["d01", "d02", "d03"],
            step="action:2",
            windows=False,
        )
        table.g.key = bytes([key])
        table.choose("pass")
        orders.add((*[card for card in table.hand("A") if card[0] == "d"], *table.deck()))
    assert len(orders) == 6


@rule("GLM-R62")
def test_the_card_being_resolved_is_not_shuffled_in() -> None:
    """e04 draws three; it lies on the discard pile only afterwards."""
    table = scenario(
        hands={"A": ["e04"], "B": ["m08"]}, deck=[], discard=["m02", "m03"], windows=False
    )
    table.play("e04")
    assert table.hand("A") == ["m02", "m03"]
    assert (table.deck(), table.discard()) == ([], ["e04"])


@rule("GLM-R62", "GLM-13.5")
def test_a_response_being_carried_out_is_not_shuffled_in(tmp_path: Path) -> None:
    answer = '{ category = "response", on = { active_plays = { card = "event" } }, '
    answer += 'do = [{ draw = { who = "you", n = 2 } }] }'
    own = own_cards(tmp_path, record("x_gain", "event", answer))
    table = scenario(
        card_set=own,
        hands={"A": ["e07"], "B": ["x_gain"], "C": []},
        deck=[],
        discard=["m02"],
        windows=False,
    )
    table.play("e07", responses=True).choose("play:x_gain")
    assert table.hand("C") == ["m02"]  # passed on by e07
    assert table.discard() == ["e07", "x_gain"]


@rule("GLM-R63", "GLM-10.2")
def test_with_deck_and_discard_pile_empty_no_card_is_drawn_and_play_goes_on() -> None:
    table = scenario(
        hands={"A": ["m02", "m03"], "B": ["m39"]}, deck=["m04"], step="action:2", windows=False
    )
    table.choose("pass")
    assert table.hand("A") == ["m02", "m03", "m04"]
    assert (table.asked(), table.deck(), table.discard()) == ([("B", "take_action")], [], [])
    table.play("m39", "kid")
    assert (table.hand("B"), table.asked()) == ([], [("B", "take_action")])


@rule("GLM-R63", "GLM-R32")
def test_the_rest_of_a_draw_is_lost(tmp_path: Path) -> None:
    """What is discarded afterwards is not drawn for it: m52 draws 1 of 3, then a hand goes."""
    text = at_once('{ draw = { who = "you", n = 3 } }') + ", "
    text += at_once('{ discard = { who = "left", n = "all" } }')
    own = own_cards(tmp_path, record("x_gift", "modifier", text))
    table = scenario(
        card_set=own, hands={"A": ["x_gift"], "B": ["m03", "m05"]}, deck=["m02"], windows=False
    )
    table.play("x_gift", "captain")
    assert (table.hand("A"), table.discard()) == (["m02"], ["m03", "m05"])

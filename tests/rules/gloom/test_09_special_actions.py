"""GLM-9: discarding the hand and passing."""

from __future__ import annotations

import pytest

from shipboard.kernel.state import Refused
from tests.rule import rule

from .own_cards import match_of
from .scenario import scenario

HAND = ["d01", "e04", "e08", "m02", "m03"]


@rule("GLM-9.1", "GLM-R34")
def test_the_whole_hand_is_discarded_for_all_to_see() -> None:
    table = scenario(hands={"A": HAND, "B": ["m04"]}, discard=["m05"])
    table.choose("discard_hand")
    assert (table.hand("A"), table.hand("B")) == ([], ["m04"])
    assert table.discard() == sorted([*HAND, "m05"])
    assert table.log() == ["hand_discarded", *["discarded"] * 5]
    for viewer in (None, "A", "B", "C"):
        assert table.told("hand_discarded", viewer) == [{"seat": 0}]
        assert table.told("discarded", viewer) == [
            {"seat": 0, "card": card}
            for card in sorted(HAND, key=lambda card: "med".index(card[0]))
        ]
        assert table.view(viewer)["zones"]["discard"]["cards"] == sorted([*HAND, "m05"])


@rule("GLM-9.1")
def test_single_cards_cannot_be_discarded_as_an_action() -> None:
    table = scenario(hands={"A": ["e08", "e09"]}, windows=False)
    assert table.options() == ["discard_hand", "pass"]


@rule("GLM-9.1")
def test_a_discarded_hand_cannot_be_taken_back() -> None:
    table = scenario(hands={"A": HAND})
    match = match_of(table)
    match.answer(match.decisions[0], "pass")
    match.undo(0)
    match.answer(match.decisions[0], "discard_hand")
    assert [decision.seat for decision in match.decisions] == [0]  # nothing else has happened yet
    with pytest.raises(Refused):
        match.undo(0)


@rule("GLM-9.2", "GLM-10.2")
def test_nothing_is_drawn_for_a_discarded_hand_before_the_draw_step() -> None:
    table = scenario(
        hands={"A": HAND, "B": ["m04"]}, deck=["m05", "m07", "m08", "m10", "m13", "m16"]
    )
    table.choose("discard_hand")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert table.options() == ["pass"]
    assert "drew" not in table.log()
    table.choose("pass")
    assert table.hand("A") == ["m05", "m07", "m08", "m10", "m13"]
    assert table.discard() == HAND
    assert table.active == "B"


@rule("GLM-9.3", "GLM-9.4")
@pytest.mark.parametrize("step", ["turn", "action:2"])
def test_passing_does_nothing_and_is_always_allowed(step: str) -> None:
    for hand in ([], ["m02"], ["e08"], HAND):
        table = scenario(step=step, hands={"A": hand, "B": ["m04"]}, stacked={"kid": ["m05"]})
        assert "pass" in table.options()
        deck = table.deck()
        table.choose("pass")
        assert table.told("passed", "C") == [{"seat": 0}]
        assert table.stack("kid") == ["m05"]
        assert table.discard() == []
        if step == "turn":
            assert (table.active, table.action) == ("A", 2)
            assert (table.hand("A"), table.deck()) == (hand, deck)
            assert table.log() == ["passed"]
        else:
            assert table.active == "B"
            assert len(table.hand("A")) == 5


@rule("GLM-9.4")
@pytest.mark.parametrize("step", ["turn", "action:2"])
def test_the_hand_may_be_discarded_as_first_and_as_second_action(step: str) -> None:
    table = scenario(step=step, hands={"A": ["m02", "d01"]}, deck=["m05", "m07", "m08"])
    assert "discard_hand" in table.options()
    table.choose("discard_hand")
    if step == "turn":
        assert table.discard() == ["d01", "m02"]
        assert table.asked() == [("A", "take_action")]
    else:
        assert table.asked() == [("B", "take_action")]
        # The draw step: three cards of the deck, then two of the reshuffled pile.
        assert sorted(table.hand("A")) == ["d01", "m02", "m05", "m07", "m08"]


@rule("GLM-9.4", "GLM-11.6")
@pytest.mark.parametrize("option", ["pass", "discard_hand"])
@pytest.mark.parametrize("step", ["turn", "action:2"])
def test_the_special_actions_grant_no_free_play(step: str, option: str) -> None:
    table = scenario(
        step=step,
        stacked={"kid": ["m02"], "captain": ["m14"]},
        hands={"A": ["m03", "d01"], "B": ["m04"]},
        windows=False,
    )
    table.choose(option)
    assert table.asked() == [("A" if step == "turn" else "B", "take_action")]
    assert table.g.grants == []
    assert "granted" not in table.log()


@rule("GLM-9.3", "GLM-R55")
def test_the_standard_set_has_no_answer_to_a_special_action() -> None:
    table = scenario(hands={"A": ["m02"], "B": ["e08", "e09"], "C": ["e10"]})
    table.choose("pass")
    assert table.asked() == [("A", "take_action")]
    table.choose("discard_hand")
    assert table.asked() == [("B", "take_action")]
    assert "window" not in table.log()

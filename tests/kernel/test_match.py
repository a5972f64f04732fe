"""A table with its history: answers by meaning, interjections, undo, the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import pytest

import shipboard
from shipboard.kernel.declare import AT_RANDOM, FIRST
from shipboard.kernel.match import Decision, Match, replay
from shipboard.kernel.save import digest
from shipboard.kernel.state import Refused

from .toy import CARDS, COIN, GAME, GEM, SHIELD, Cargo, bomb_window


@pytest.fixture
def match() -> Match:
    return Match(GAME, 3, {"rounds": 2}, seed=4, names=["Ann", "Ben", "Cy"])


def of(match: Match, seat: int) -> Decision:
    return next(decision for decision in match.decisions if decision.seat == seat)


def bid_all(match: Match) -> int:
    """Everybody bids; returns the seat that acts."""
    while match.decisions[0].kind.name == "bid":
        match.answer(match.decisions[0], match.decisions[0].options[0])
    return match.decisions[0].seat


def act(match: Match, option: str) -> None:
    decision = match.decisions[0]
    assert decision.kind.name == "act"
    match.answer(decision, option, decision.seat)


def test_answers_name_the_decision_and_the_option(match: Match) -> None:
    decision = of(match, 1)
    match.answer(decision.id, decision.options[0], 1)
    assert [asked.seat for asked in match.decisions] == [0, 2]
    assert match.answers[0].option == decision.options[0]
    assert str(decision).startswith("seat 1, bid: card:")


def test_a_stale_answer_changes_nothing_and_says_so(match: Match) -> None:
    stale = of(match, 0)
    bid_all(match)
    before = digest(match.state)
    with pytest.raises(Refused, match=f"decision {stale.id} is not open for seat 0"):
        match.answer(stale, stale.options[0], 0)
    assert digest(match.state) == before


def test_an_answer_for_another_seat_is_refused(match: Match) -> None:
    decision = of(match, 1)
    with pytest.raises(Refused, match="is not open for seat 0; open: "):
        match.answer(decision, decision.options[0], 0)


def test_the_latest_answers_can_be_taken_back(match: Match) -> None:
    seat = bid_all(match)
    before = digest(match.state)
    told = len(match.log(None))
    stash = next(o for o in of(match, seat).options if o.startswith("stash:"))
    act(match, stash)
    if match.decisions[0].kind.name == "stash":
        middle = digest(match.state)
        match.answer(match.decisions[0], match.decisions[0].options[0])
        if match.can_undo(seat):
            match.undo(seat)
            assert digest(match.state) == middle
    if match.can_undo(seat):
        match.undo(seat)
        assert digest(match.state) == before
        assert len(match.log(None)) == told
        assert match.state.telling


def test_a_draw_cannot_be_taken_back(match: Match) -> None:
    seat = bid_all(match)
    act(match, "draw")
    assert not match.can_undo(seat)
    with pytest.raises(Refused, match="nothing to take back"):
        match.undo(seat)


def test_a_look_cannot_be_taken_back(match: Match) -> None:
    seat = bid_all(match)
    act(match, "look")
    assert not match.can_undo(seat)


def test_a_blind_answer_can_be_taken_back_until_another_seat_answers(match: Match) -> None:
    before = digest(match.state)
    match.answer(of(match, 1), of(match, 1).options[0])
    assert match.can_undo(1)
    assert not match.can_undo(0)
    match.undo(1)
    assert digest(match.state) == before
    match.answer(of(match, 1), of(match, 1).options[0])
    match.answer(of(match, 0), of(match, 0).options[0])
    assert not match.can_undo(1)
    assert match.can_undo(0)


def test_an_answer_in_a_window_cannot_be_taken_back(match: Match) -> None:
    """It would show the others that somebody was asked."""
    g = cast(Cargo, match.state)
    seat = bid_all(match)
    other = (seat + 1) % 3
    third = (seat + 2) % 3
    g.hand[seat], g.hand[other], g.hand[third] = [COIN], [SHIELD], [SHIELD]
    g.chest[0] = [2]
    act(match, "open:1")
    assert match.decisions[0].kind.name == "shield"
    assert match.decisions[0].seat == other
    match.answer(match.decisions[0], "decline")
    assert match.decisions[0].seat == third
    assert not match.can_undo(other)
    match.answer(match.decisions[0], "decline")
    assert not match.can_undo(third)


def test_an_interjection_is_done_unasked_and_recorded(match: Match) -> None:
    g = cast(Cargo, match.state)
    seat = next(s for s in range(3) if any(card == COIN for card in g.hand[s]))
    ids = [decision.id for decision in match.decisions]
    assert match.interjections(seat) == [("drop", "coin")]
    match.interject(seat, "drop", "coin")
    assert g.discard == [COIN]
    assert all(decision.id not in ids for decision in match.decisions)
    assert match.answers[-1].kind == "drop"
    assert not match.can_undo(seat)
    again = replay(GAME, match.record())
    assert digest(again.state) == digest(match.state)


def test_an_interjection_that_is_not_offered_is_refused(match: Match) -> None:
    g = cast(Cargo, match.state)
    g.hand[0] = [GEM, GEM]
    with pytest.raises(Refused, match="seat 0 cannot do drop coin now"):
        match.interject(0, "drop", "coin")


def test_no_interjection_after_the_end(match: Match) -> None:
    while match.outcome is None:
        match.answer(match.decisions[0], match.decisions[0].options[0])
    assert all(match.interjections(seat) == [] for seat in range(3))
    assert match.decisions == []
    assert not any(match.can_undo(seat) for seat in range(3))


def last(options: Sequence[str]) -> str:
    return options[-1]


def open_bid(match: Match) -> Decision:
    return next(decision for decision in match.decisions if len(decision.options) > 1)


def test_a_default_is_the_declared_one_or_any_option(match: Match) -> None:
    assert GAME.unanswered == AT_RANDOM
    bid = open_bid(match)
    assert match.default(bid, choose=last) == bid.options[-1]
    bid_all(match)
    assert match.default(match.decisions[0]) == "pass"


def test_without_chance_a_default_is_the_declared_one_or_the_first_listed() -> None:
    match = Match(replace(GAME, unanswered=FIRST), 3, {"rounds": 2}, seed=4)
    bid = open_bid(match)
    assert match.default(bid, choose=last) == bid.options[0]
    bid_all(match)
    assert match.default(match.decisions[0], choose=last) == "pass"


@pytest.mark.parametrize(
    ("name", "unanswered"),
    [("ardor", AT_RANDOM), ("gloom", AT_RANDOM), ("interloper", FIRST), ("outsider", FIRST)],
)
def test_each_game_says_whether_chance_answers_for_a_clock(name: str, unanswered: str) -> None:
    """Where a hand card goes unseen, the first of a sorted hand would tell something of the rest.

    The specifications of Outsider and Interloper ask for the first nevertheless.
    """
    assert shipboard.new(name, seed=1).game.unanswered == unanswered


def test_why_not_speaks_of_every_name(match: Match) -> None:
    bid_all(match)
    decision = match.decisions[0]
    assert match.why_not(decision, "pass") == "pass is an option."
    assert match.why_not(decision, "nonsense").startswith("nonsense is never an option of act")


def test_why_not_tells_the_reason_of_the_step_that_asks(match: Match) -> None:
    bid = match.decisions[0]
    lacking = next(name for name in CARDS if f"card:{name}" not in bid.options)
    assert match.why_not(bid, f"card:{lacking}") == f"You hold no {lacking} (TOY-1, TOY-2)."
    bid_all(match)
    act = match.decisions[0]
    cast(Cargo, match.state).deck.clear()
    asked = replace(act, options=("pass",))
    assert match.why_not(asked, "look") == "The deck is empty (TOY-2)."
    assert match.why_not(asked, "open:1") == "It is an option."


def test_a_reason_without_a_rule_cites_that_of_the_question(match: Match) -> None:
    noes = tuple(replace(no, rule="") for no in GAME.noes)
    match.game = replace(GAME, noes=noes)
    bid = match.decisions[0]
    lacking = next(name for name in CARDS if f"card:{name}" not in bid.options)
    assert match.why_not(bid, f"card:{lacking}") == f"You hold no {lacking} (TOY-1)."


@pytest.mark.parametrize("own", ["All is drawn.", "All is drawn (TOY-9)."])
def test_a_question_can_have_words_of_its_own_for_what_is_missing(match: Match, own: str) -> None:
    """They are a card's, and name their rule, or have that of the reason."""
    bid_all(match)
    act = match.decisions[0]
    cast(Cargo, match.state).deck.clear()
    kinds = tuple(replace(k, why={"look": own}) if k == act.kind else k for k in GAME.kinds)
    match.game, match.kinds = replace(GAME, kinds=kinds), kinds
    (asked,) = match.decisions
    words = match.why_not(replace(asked, options=("pass",)), "look")
    assert words == (own if own.endswith(").") else "All is drawn (TOY-2).")


def test_why_not_is_told_of_open_decisions_only(match: Match) -> None:
    bid = match.decisions[0]
    match.answer(bid, bid.options[0])
    with pytest.raises(Refused, match="is not open for seat"):
        match.why_not(bid, "card:none")


def test_before_a_window_opens_why_not_looks_at_what_is_asked_in_it() -> None:
    match = Match(GAME, 3, seed=1, live=True)
    g = cast(Cargo, match.state)
    for hand in g.hand:
        hand[:] = [SHIELD]
    g.interject((bomb_window,))
    assert match.paused
    foreseen = match.asked_in_window()
    assert len(foreseen) == 3
    for asked in foreseen:
        assert match.why_not(asked, "play:gem") == "Only a shield helps against a bomb (TOY-3)."
        assert match.meant(asked, "play:gem") == 1 + GEM
    with pytest.raises(Refused, match="is not open"):
        match.why_not(replace(foreseen[0], id=1), "play:gem")


def test_the_log_tells_each_viewer_what_it_saw(match: Match) -> None:
    seat = bid_all(match)
    drew = [line for line in match.log(seat) if line.lower().startswith("you draw")]
    assert drew
    assert len(match.log(None)) == len(match.log(seat))
    assert not any(line.lower().startswith("you draw") for line in match.log(None))


def test_without_a_seed_games_differ() -> None:
    assert Match(GAME).seed != Match(GAME).seed
    assert Match(GAME).players == GAME.default_players


def test_names_are_as_many_as_players() -> None:
    with pytest.raises(Refused, match="3 players need 3 names, not 2"):
        Match(GAME, 3, names=["Ann", "Ben"])


def test_an_id_never_comes_back_after_an_undo() -> None:
    match = shipboard.new("ardor", players=4, seed=3, first_player="seat:0")
    before = match.decisions[0]
    match.answer(before, before.options[0])
    taken_back = match.decisions[0].id
    match.undo(before.seat)
    again = match.decisions[0]
    assert again.options == before.options
    assert again.id not in (before.id, taken_back)
    assert match.view(before.seat)["decisions"][0]["id"] == again.id
    with pytest.raises(Refused, match="is not open"):
        match.answer(before.id, before.options[0])
    match.answer(again, again.options[0])
    assert match.decisions[0].id not in (before.id, taken_back, again.id)
    assert replay(match.game, match.record()).record() == match.record()

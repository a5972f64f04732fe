"""GLM-13: Responses, whom the program asks, and what is triggered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shipboard.kernel.state import Refused
from tests.rule import rule

from .own_cards import at_once, lasting, match_of, own_cards, record, without
from .scenario import Scenario, scenario

DRAWING = '{ draw = { who = "you", n = 1 } }'


def answering(what: str, *operations: str) -> str:
    """A Response effect."""
    return f'{{ category = "response", on = {what}, do = [{", ".join(operations)}] }}'


def asked_of(table: Scenario) -> str:
    """Who is asked in the window, in order, if all decline."""
    found = ""
    while table.asked()[0][1] == "respond":
        found += table.asked()[0][0]
        table.choose("decline")
    return found


# When.


@rule("GLM-13.1", "GLM-R44")
@pytest.mark.parametrize("step", ["turn", "action:2"])
def test_a_response_cannot_be_played_in_the_own_turn(step: str) -> None:
    table = scenario(
        stacked={"kid": ["m13"]}, hands={"A": ["e08", "e09", "e10"], "B": ["e05"]}, step=step
    )
    assert table.options() == ["discard_hand", "pass"]
    match = match_of(table)
    assert "GLM-13.1" in match.why_not(match.decisions[0], "play:e08")


@rule("GLM-13.1", "GLM-R50")
def test_the_active_player_does_not_answer_an_own_play() -> None:
    table = scenario(hands={"A": ["e07", "e08", "e09"], "B": [], "C": []})
    table.play("e07", responses=True)
    assert table.told("window") == []
    assert table.action == 2


@rule("GLM-13.2", "GLM-R56")
@pytest.mark.parametrize(
    ("card", "targets", "fitting"),
    [
        ("e05", ("kid",), {"B": ["e08"], "C": ["e08"]}),
        ("e07", (), {"B": ["e08"], "C": ["e08"]}),
        ("d08", ("kid",), {"B": ["e09"], "C": ["e09"]}),
        ("d18", ("kid",), {}),  # it cannot be cancelled
        ("m02", ("kid",), {"B": ["e10"]}),
        ("m02", ("traitor",), {"C": ["e10"]}),
        ("m02", ("captain",), {}),
    ],
)
def test_a_response_answers_only_what_fits_its_text(
    card: str, targets: tuple[str, ...], fitting: dict[str, list[str]]
) -> None:
    """Bob, then Cid, holds all three Responses; only the fitting ones are offered."""
    for holder in "BC":
        others = {"B": ["m03"], "C": ["m04"]}
        table = scenario(
            stacked={"kid": ["m08"]},
            hands={"A": [card, "m05"], **others, holder: ["e08", "e09", "e10"]},
        )
        table.play(card, *targets, responses=True)
        for seat in sorted(fitting):
            assert table.asked() == [(seat, "respond")]
            held = [f"play:{name}" for name in fitting[seat]] if seat == holder else []
            assert table.options() == ["decline", *held]
            table.choose("decline")
        assert "respond" not in [kind for _, kind in table.asked()]
        assert table.told("window") == ([{}] if fitting else [])


@rule("GLM-13.2", "GLM-13.3")
def test_other_cards_are_never_played_in_a_window() -> None:
    table = scenario(
        stacked={"kid": ["m08"]}, hands={"A": ["d08"], "B": ["m02", "d01", "e05", "e08"], "C": []}
    )
    table.play("d08", "kid", responses=True)
    assert (table.asked(), table.options()) == ([("B", "respond")], ["decline"])
    match = match_of(table)
    assert "GLM-13.3" in match.why_not(match.decisions[0], "play:m02")
    assert "GLM-13.2" in match.why_not(match.decisions[0], "play:e08")
    with pytest.raises(Refused):
        match.answer(match.decisions[0], "play:m02")


@rule("GLM-13.4", "GLM-R52")
def test_in_the_window_card_and_targets_are_known_and_nothing_has_happened() -> None:
    table = scenario(
        stacked={"kid": ["m02"], "captain": ["m03"]},
        hands={"A": ["e01"], "B": ["e08"], "C": ["m04"]},
    )
    table.choose("play:e01", "captain", "kid")
    for viewer in ("B", "C", None):
        view = table.view(viewer)
        assert view["zones"]["announced"] == {"count": 1, "cards": ["e01"]}
        assert view["facts"]["named"] == [0, 5]
        assert view["window"] == "respond"
        assert view["asked"] == []  # who is asked is shown to nobody
    assert (table.stack("kid"), table.stack("captain")) == (["m02"], ["m03"])
    assert table.discard() == []


# Who is asked.


@rule("GLM-13.5", "GLM-R53")
@pytest.mark.parametrize(
    ("active", "order"), [("A", "BCD"), ("B", "CDA"), ("C", "DAB"), ("D", "ABC")]
)
def test_the_others_are_asked_clockwise_from_the_left(active: str, order: str) -> None:
    hands = {seat: ["m02"] for seat in "ABCD"} | {active: ["e07"]}
    table = scenario(players=4, active=active, hands=hands)
    table.play("e07", responses=True)
    assert asked_of(table) == order
    assert table.told("announced") == [{"seat": "ABCD".index(active), "card": "e07", "way": ""}]


@rule("GLM-R56")
@pytest.mark.parametrize(
    ("described", "asked"),
    [
        ({}, "BC"),
        ({"hands": {"A": ["e07"], "B": [], "C": ["m03"]}}, "C"),  # (c) a card in hand
        ({"hands": {"A": ["e07"], "B": [], "C": []}}, ""),
        ({"discard": ["e08"]}, ""),  # (b) all copies lie in the discard pile
        ({"box": ["e08"]}, ""),  # or in the box
        ({"discard": ["e09", "e10"]}, "BC"),
        ({"stacked": {"kid": ["m21"]}}, "C"),  # (d) Bob cannot play Events
        ({"stacked": {"kid": ["m21", "m02"]}}, "BC"),  # covered
        ({"stacked": {"kid": ["m21"], "traitor": ["m21"]}}, ""),
        ({"stacked": {"kid": ["m54"]}}, "BC"),
        # A Response that all know to be in a certain hand does not narrow the circle.
        ({"hands": {"A": ["e07", "e08"], "B": ["m02"], "C": ["m03"]}}, "BC"),
    ],
)
def test_asked_are_those_for_whom_a_response_is_open(described: dict[str, Any], asked: str) -> None:
    settled: dict[str, Any] = {"hands": {"A": ["e07"], "B": ["m02"], "C": ["m03"]}, **described}
    table = scenario(**settled)
    table.play("e07", responses=True)
    assert asked_of(table) == asked


@rule("GLM-R56")
def test_whether_one_holds_a_response_changes_no_question() -> None:
    seen = []
    for held in (["m02", "m04"], ["m02", "e08"]):
        table = scenario(hands={"A": ["e05"], "B": held, "C": ["m03"]}, stacked={"kid": ["m08"]})
        table.play("e05", "kid", responses=True)
        seen.append([table.asked(), table.view("A"), table.view("C"), table.view(None)])
        table.choose("decline")
        seen[-1] += [table.asked(), table.view("A"), table.view(None)]
    assert seen[0] == seen[1]


@rule("GLM-R56")
def test_who_is_asked_and_who_declines_is_told_to_nobody() -> None:
    table = scenario(hands={"A": ["e07"], "B": ["m02"], "C": ["e08"]})
    table.play("e07", responses=True)
    told = len(table.g.events)
    before = [table.view(viewer) for viewer in ("A", None)]
    table.choose("decline")
    assert len(table.g.events) == told
    assert [table.view(viewer) for viewer in ("A", None)] == before


@rule("GLM-R56", "GLM-R57")
@pytest.mark.parametrize("others", [False, True])
def test_a_redirect_is_open_only_with_another_legal_target(tmp_path: Path, others: bool) -> None:
    """With all others protected from Modifiers there is nobody to swerve to."""
    shut = lasting(
        '{ forbid = { who = "each", card = "modifier", on = ["of_other"] } }', "persistent"
    )
    own = own_cards(tmp_path, record("x_shut", "modifier", shut))
    dead = {"engineer": ["m03", "d01"], "nemesis": ["m04", "d02"], "robot": ["m05", "d03"]}
    if others:
        del dead["robot"]
    table = scenario(
        card_set=own,
        stacked={"kid": ["x_shut"], **dead},
        hands={"A": ["m02"], "B": ["e10"], "C": ["m08"]},
    )
    table.choose("play:m02")
    assert table.options() == (["kid", "robot"] if others else ["kid"])
    table.choose("kid")
    if others:
        table.choose("play:e10")
        assert table.options() == ["robot"]
    else:
        assert table.told("window") == []
        assert table.stack("kid") == ["x_shut", "m02"]


@rule("GLM-R53", "GLM-13.5", "GLM-13.10")
def test_who_has_played_one_is_asked_again_and_who_declined_is_not(tmp_path: Path) -> None:
    answer = answering('{ active_plays = { card = "event" } }', DRAWING)
    own = own_cards(tmp_path, record("x_gain", "event", answer, "copies = 3"))
    table = scenario(
        card_set=own,
        stacked={"kid": ["m08"]},
        hands={"A": ["e05"], "B": ["m02"], "C": ["x_gain", "x_gain", "e08"]},
        deck=["m03", "m04", "m05"],
        players=4,
    )
    table.play("e05", "kid", responses=True)
    assert table.asked() == [("B", "respond")]
    table.choose("decline")
    assert table.options() == ["decline", "play:e08", "play:x_gain"]
    table.choose("play:x_gain")
    assert (table.asked(), table.discard()) == ([("C", "respond")], ["x_gain"])
    assert table.hand("C") == ["e08", "m03", "x_gain"]
    table.choose("play:x_gain")
    assert table.asked() == [("C", "respond")]
    assert table.options() == ["decline", "play:e08"]
    table.choose("decline")
    assert table.asked() == [("A", "take_action")]  # D has no card; B is not asked again


@rule("GLM-R53", "GLM-13.10")
def test_once_cancelled_nobody_else_is_asked() -> None:
    table = scenario(hands={"A": ["e07", "m05", "m08"], "B": ["e08", "m02", "m04"], "C": ["m03"]})
    table.play("e07", responses=True).choose("play:e08")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert table.hand("C") == ["m03"]
    assert table.told("cancelled") == [{"card": "e07"}]


# What a Response is.


@rule("GLM-13.6", "GLM-R50")
def test_nobody_can_respond_to_a_response() -> None:
    """Bob's e10 is an Event, but Cid's e08 does not answer it."""
    table = scenario(hands={"A": ["m02"], "B": ["e10"], "C": ["e08", "m03"]}, deck=["m04"])
    table.play("m02", "kid", responses=True).choose("play:e10")
    assert table.asked() == [("B", "choose_target")]
    table.choose("captain")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert (table.hand("C"), table.discard()) == (["e08", "m03"], ["e10"])


@rule("GLM-13.7")
def test_a_response_uses_no_action_and_does_not_change_the_turn_order() -> None:
    table = scenario(
        stacked={"kid": ["m08"]},
        hands={"A": ["e05", "m02", "m03"], "B": ["m04", "m05"], "C": ["e08", "m10"]},
    )
    table.play("e05", "kid", responses=True).choose("decline", "play:e08")
    assert (table.active, table.action) == ("A", 2)
    table.play("m02", "captain")
    assert table.active == "B"
    table.play("m04", "captain")
    assert (table.active, table.action) == ("B", 2)
    table.play("m05", "captain")
    assert (table.active, table.action) == ("C", 1)
    table.play("m10", "traitor")
    assert (table.active, table.action) == ("C", 2)


@rule("GLM-13.5", "GLM-7.2")
def test_a_response_lies_open_while_it_works_and_is_then_discarded(tmp_path: Path) -> None:
    answer = answering(
        '{ active_plays = { card = "event" } }', '{ discard = { who = "you", n = 1 } }'
    )
    own = own_cards(tmp_path, record("x_pay", "event", answer))
    table = scenario(
        card_set=own,
        hands={"A": ["e07"], "B": ["x_pay", "m02", "m03"], "C": []},
        windows=False,
    )
    table.play("e07", responses=True).choose("play:x_pay")
    assert table.asked() == [("B", "discard_cards")]
    assert table.view("C")["zones"]["responding"] == {"count": 1, "cards": ["x_pay"]}
    assert table.discard() == []
    assert table.told("responded") == [{"seat": 1, "card": "x_pay"}]
    table.choose("card:m02")
    assert table.view("C")["zones"]["responding"] == {"count": 0, "cards": []}
    assert table.discard() == ["e07", "m02", "x_pay"]


# Several effects on one Response.

EVENT = '{ active_plays = { card = "event" } }'


@rule("GLM-13.2", "GLM-R55")
def test_each_effect_of_a_response_answers_what_its_own_text_names(tmp_path: Path) -> None:
    two = f"""{answering('"active_passes"', DRAWING)}, {answering(EVENT, '"cancel"')}"""
    table = scenario(
        card_set=own_cards(tmp_path, record("x_two", "event", two)),
        hands={"A": ["e07"], "B": ["x_two"], "C": []},
        deck=["m05", "m08"],
        box=["e08"],
        windows=False,
    )
    table.choose("pass")
    assert table.asked() == [("B", "respond")]
    table.choose("play:x_two")
    assert table.hand("B") == ["m05"], "nothing is announced that could be cancelled"
    assert table.action == 2
    table = scenario(
        card_set=own_cards(tmp_path, record("x_two", "event", two)),
        hands={"A": ["e07"], "B": ["x_two"], "C": []},
        deck=["m05", "m08"],
        box=["e08"],
        windows=False,
    )
    table.play("e07", responses=True).choose("play:x_two")
    assert table.discard() == ["e07", "x_two"]
    assert table.hand("B") == [], "nobody has passed"


@rule("GLM-13.2", "GLM-13.9", "GLM-R57")
def test_a_response_names_nobody_for_an_effect_that_answers_something_else(tmp_path: Path) -> None:
    modifier = '{ active_plays = { card = "modifier", on = ["of_you"] } }'
    swerve = answering(modifier, '{ redirect = ["living"] }')
    own = own_cards(
        tmp_path, record("x_any", "event", f"""{answering(EVENT, '"cancel"')}, {swerve}""")
    )
    described: dict[str, Any] = {"card_set": own, "windows": False, "box": ["e08", "e10"]}
    table = scenario(hands={"A": ["e07"], "B": ["x_any"], "C": []}, **described)
    table.play("e07", responses=True).choose("play:x_any")
    assert table.discard() == ["e07", "x_any"]
    assert table.told("aimed_at") == []
    table = scenario(hands={"A": ["m02"], "B": ["x_any"], "C": []}, **described)
    table.play("m02", "kid", responses=True).choose("play:x_any")
    assert table.asked() == [("B", "choose_target")]
    table.choose("robot")
    assert (table.stack("kid"), table.stack("robot")) == ([], ["m02"])
    assert [told["character"] for told in table.told("aimed_at")][1:] == ["c08"]
    assert table.discard() == ["x_any"]


@rule("GLM-13.2", "GLM-7.4")
def test_a_response_names_no_player_for_an_effect_that_answers_something_else(
    tmp_path: Path,
) -> None:
    gives = '{ draw = { who = "chosen_other", n = 1 } }'
    two = f"""{answering('"active_passes"', gives)}, {answering(EVENT, DRAWING)}"""
    own = own_cards(tmp_path, record("x_gift", "event", two))
    described: dict[str, Any] = {"card_set": own, "windows": False, "deck": ["m05"], "box": ["e08"]}
    table = scenario(hands={"A": ["e07"], "B": ["x_gift"], "C": []}, **described)
    table.play("e07", responses=True).choose("play:x_gift")
    assert table.told("drew") == [{"seat": 1}]
    table = scenario(hands={"A": ["e07"], "B": ["x_gift"], "C": []}, **described)
    table.choose("pass", "play:x_gift")
    assert table.asked() == [("B", "name_player")]
    table.choose("seat:2")
    assert table.hand("C") == ["m05"]


@rule("GLM-13.2", "GLM-R77")
def test_all_effects_that_answer_the_same_are_carried_out_in_order(tmp_path: Path) -> None:
    two = f"""{answering(EVENT, DRAWING)}, {answering(EVENT, '"cancel"')}"""
    table = scenario(
        card_set=own_cards(tmp_path, record("x_both", "event", two)),
        hands={"A": ["e07"], "B": ["x_both"], "C": []},
        deck=["m05", "m08"],
        box=["e08"],
        windows=False,
    )
    table.play("e07", responses=True).choose("play:x_both")
    assert table.hand("B") == ["m05"]
    assert table.discard() == ["e07", "x_both"]


@rule("GLM-R56")
def test_what_cannot_be_cancelled_closes_a_response_only_where_it_would_cancel(
    tmp_path: Path,
) -> None:
    death = '{ active_plays = { card = "untimely_death" } }'
    two = f"""{answering(death, '"cancel"')}, {answering('"active_passes"', DRAWING)}"""
    table = scenario(
        card_set=own_cards(tmp_path, record("x_two", "event", two)),
        stacked={"kid": ["m36"]},
        hands={"A": ["d18"], "B": ["x_two"], "C": []},
        deck=["m05"],
        windows=False,
    )
    table.play("d18", "kid", responses=True)
    assert table.told("window") == []
    table.choose("pass")
    assert table.asked() == [("B", "respond")]


# Cancelling.


@rule("GLM-13.8")
@pytest.mark.parametrize(
    ("card", "target", "response"), [("d08", "kid", "e09"), ("e05", "kid", "e08")]
)
def test_a_cancelled_card_has_no_effect_and_covers_nothing(
    card: str, target: str, response: str
) -> None:
    table = scenario(
        stacked={"kid": ["m58"]} if card == "e05" else {"kid": ["m58", "m36"]},
        hands={"A": [card, "m02"], "B": ["m04"], "C": [response]},
        deck=["m05", "m08"],
    )
    stack, worth = table.stack("kid"), table.worth("kid")
    table.play(card, target, responses=True).choose("decline", f"play:{response}")
    assert (table.stack("kid"), table.worth("kid")) == (stack, worth)
    assert table.draw_limit("B") == 6
    assert table.discard() == sorted([card, response])
    assert (table.announced(), table.deck()) == ([], ["m05", "m08"])
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)


@rule("GLM-13.8", "GLM-R59")
def test_a_cancelled_play_triggers_nothing(tmp_path: Path) -> None:
    answer = answering('{ active_plays = { card = "modifier" } }', '"cancel"')
    own = own_cards(tmp_path, record("x_no", "event", answer))
    table = scenario(
        card_set=own,
        stacked={"kid": ["m53", "m26"]},
        hands={"A": ["m02", "m03"], "B": ["x_no", "m04"], "C": []},
        windows=False,
    )
    table.play("m02", "kid", responses=True).choose("play:x_no")
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert table.told("triggered") == []
    assert table.discard() == ["m02", "x_no"]


@rule("GLM-13.8", "GLM-R45", "GLM-11.7")
def test_a_cancelled_free_play_in_a_gap_leaves_the_action() -> None:
    table = scenario(stacked={"kid": ["m13"]}, hands={"A": ["d08", "d02"], "B": ["e09"], "C": []})
    table.choose("play:d08", "kid", "free_play", "play:e09")
    assert (table.asked(), table.action) == ([("A", "take_action")], 1)
    assert "play:d02" in table.options()


@rule("GLM-13.11", "GLM-R54", "GLM-14.2")
def test_cancelling_the_last_death_of_a_crew_prevents_the_end() -> None:
    stacked = {
        "captain": ["m02", "d01"],
        "counselor": ["m03", "d02"],
        "dark_lord": ["m04", "d03"],
        "doctor": ["m05"],
    }
    table = scenario(stacked=stacked, hands={"A": ["d08"], "B": ["m08"], "C": ["e09"]})
    table.play("d08", "doctor", responses=True).choose("decline")
    assert table.outcome() is None
    table.choose("play:e09")
    assert table.outcome() is None
    assert (table.asked(), table.dead("doctor")) == ([("A", "take_action")], False)
    table = scenario(stacked=stacked, hands={"A": ["d08"], "B": ["m08"], "C": ["e09"]})
    table.play("d08", "doctor", responses=True).choose("decline", "decline")
    assert table.outcome() == ("crew_complete", "A")


# Redirecting.


@rule("GLM-13.9", "GLM-6.6", "GLM-R57")
def test_a_redirected_modifier_works_for_the_owner_of_the_new_target() -> None:
    table = scenario(
        stacked={"robot": ["m02", "d01"], "doctor": ["m16"]},
        hands={"A": ["m40", "m39"], "B": ["e10"], "C": []},
        deck=["m03", "m04", "m05"],
    )
    table.choose("play:m40")
    assert table.options() == without("robot", "doctor")
    table.choose("kid", "play:e10")
    # Legal for Ann, and not the Kid: neither the dead Robot nor the Doctor, for m40 prints heart.
    assert table.options() == without("robot", "doctor", "kid")
    table.choose("traitor")
    assert (table.stack("kid"), table.stack("traitor")) == ([], ["m40"])
    assert [table.draw_limit(seat) for seat in "ABC"] == [5, 5, 6]
    assert table.told("redirected") == [{"card": "m40", "character": "c09", "seat": 2}]
    assert table.g.played_by[table.character("traitor")] == [0]


@rule("GLM-R56", "GLM-13.10")
def test_after_a_response_no_window_opens_for_nobody(tmp_path: Path) -> None:
    """At a live table the window would last its whole time, with nobody to be asked."""
    table = scenario(hands={"A": ["m02"], "B": ["e10", "m04"], "C": ["m05"]})
    table.play("m02", "kid", responses=True)
    table.g.live = True
    table.choose("play:e10", "robot")
    assert not table.g.paused
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    answer = answering('{ active_plays = { card = "modifier" } }', DRAWING)
    table = scenario(
        card_set=own_cards(tmp_path, record("x_more", "event", answer, "copies = 2")),
        hands={"A": ["m02"], "B": ["x_more", "m04"], "C": ["m05"]},
        box=["e10"],
        windows=False,
    )
    table.play("m02", "kid", responses=True)
    table.g.live = True
    table.choose("play:x_more")
    assert table.g.paused, "another copy may be anywhere"
    table.g.run()
    assert table.asked() == [("B", "respond")]


@rule("GLM-13.9", "GLM-6.7")
@pytest.mark.parametrize(("name", "drawer"), [("captain", "A"), ("robot", "B"), ("traitor", "C")])
def test_a_redirected_draw_goes_to_the_new_owner(name: str, drawer: str) -> None:
    table = scenario(hands={"A": ["m39"], "B": ["e10"], "C": []}, deck=["m03", "m04", "m05"])
    table.play("m39", "kid", responses=True).choose("play:e10", name)
    assert [table.hand(seat) for seat in "ABC"] == [
        ["m03", "m04"] if seat == drawer else [] for seat in "ABC"
    ]


@rule("GLM-R57")
def test_a_redirect_cannot_choose_who_is_protected_from_events_but_can_leave_it() -> None:
    table = scenario(
        stacked={"captain": ["m54"], "kid": ["m01"]},
        hands={"A": ["m02"], "B": ["e10"], "C": []},
    )
    table.play("m02", "kid", responses=True).choose("play:e10")
    assert table.options() == without("captain", "kid")
    table = scenario(stacked={"kid": ["m54"]}, hands={"A": ["m02"], "B": ["e10"], "C": []})
    table.play("m02", "kid", responses=True).choose("play:e10", "robot")
    assert table.stack("robot") == ["m02"]


@rule("GLM-R57", "GLM-11.4")
def test_a_redirect_is_not_bound_to_the_limit_of_a_free_play() -> None:
    """e03 is for a dead Character; swerved, the Modifier may go to any living one."""
    table = scenario(
        stacked={"kid": ["m03", "d01"], "traitor": ["m04", "d02"]},
        hands={"A": ["e03", "m02"], "B": ["e10", "m05"], "C": []},
        box=["e08"],
    )
    table.play("e03").choose("play:m02", "kid", "play:e10")
    assert table.options() == without("kid", "traitor")
    table.choose("captain")
    assert (table.stack("captain"), table.stack("kid")) == (["m02"], ["m03", "d01"])


@rule("GLM-R57", "GLM-6.4")
def test_a_redirect_to_anybody_leaves_out_the_dead(tmp_path: Path) -> None:
    answer = answering('{ active_plays = { card = "modifier" } }', "{ redirect = [] }")
    own = own_cards(tmp_path, record("x_swerve", "event", answer))
    table = scenario(
        card_set=own,
        stacked={"robot": ["m03", "d01"]},
        hands={"A": ["m02"], "B": ["x_swerve"], "C": []},
    )
    table.play("m02", "kid", responses=True).choose("play:x_swerve")
    assert table.options() == without("robot", "kid")


@rule("GLM-R57", "GLM-13.9")
def test_a_play_condition_counts_for_the_new_target(tmp_path: Path) -> None:
    """d09 needs machine or void: it can be redirected only to such a Character."""
    answer = answering('{ active_plays = { card = "untimely_death" } }', "{ redirect = [] }")
    own = own_cards(tmp_path, record("x_turn", "event", answer))
    stacked = {"kid": ["m01"], "captain": ["m03"], "robot": ["m05"], "traitor": ["m08", "m39"]}
    table = scenario(
        card_set=own, stacked=stacked, hands={"A": ["d09"], "B": ["x_turn"], "C": []}, windows=False
    )
    table.choose("play:d09")
    assert table.options() == ["kid", "robot", "traitor"]
    table.choose("kid", "play:x_turn")
    assert table.options() == ["robot", "traitor"]
    table.choose("robot")
    assert [table.dead(name) for name in ("kid", "robot")] == [False, True]


@rule("GLM-13.10", "GLM-R53", "GLM-R56")
def test_after_a_redirect_those_not_yet_asked_see_the_new_target(tmp_path: Path) -> None:
    """Bob swerves to Cid's Traitor: only now Cid, asked after him, may swerve as well."""
    answer = answering(
        '{ active_plays = { card = "modifier", on = ["of_you"] } }', '{ redirect = ["living"] }'
    )
    own = own_cards(tmp_path, record("x_dodge", "event", answer))
    hands = {"A": ["m02"], "B": ["e10", "m03"], "C": ["x_dodge", "m04"]}
    table = scenario(card_set=own, hands=hands)
    table.play("m02", "kid", responses=True)
    assert table.asked() == [("B", "respond")]
    table.choose("play:e10", "traitor")
    assert table.asked() == [("C", "respond")]
    assert table.options() == ["decline", "play:x_dodge"]
    assert table.view("C")["facts"]["named"] == [table.character("traitor")]
    table.choose("play:x_dodge", "kid")
    # Bob is not asked again: the window goes on clockwise only.
    assert (table.asked(), table.stack("kid")) == ([("A", "take_action")], ["m02"])
    table = scenario(card_set=own, hands=hands)
    table.play("m02", "traitor", responses=True)
    assert table.asked() == [("C", "respond")]


@rule("GLM-R53")
def test_who_redirects_to_an_own_character_is_asked_again(tmp_path: Path) -> None:
    answer = answering(
        '{ active_plays = { card = "modifier", on = ["of_you"] } }', '{ redirect = ["living"] }'
    )
    own = own_cards(tmp_path, record("x_dodge", "event", answer))
    table = scenario(card_set=own, hands={"A": ["m02"], "B": ["e10", "x_dodge"], "C": []})
    table.play("m02", "kid", responses=True).choose("play:e10", "robot")
    assert table.asked() == [("B", "respond")]
    assert table.options() == ["decline", "play:x_dodge"]
    table.choose("play:x_dodge", "captain")
    assert (table.stack("captain"), table.asked()) == (["m02"], [("A", "take_action")])


@rule("GLM-R87")
def test_a_response_with_a_target_demand_answers_an_event_if_one_named_fits(
    tmp_path: Path,
) -> None:
    answer = answering('{ active_plays = { card = "event", on = ["of_you"] } }', '"cancel"')
    own = own_cards(tmp_path, record("x_mine", "event", answer))
    stacked = {"kid": ["m02"], "captain": ["m03"], "traitor": ["m04"]}
    for targets, asked in (
        (("captain", "kid"), "B"),
        (("kid", "traitor"), "BC"),
        (("captain", "traitor"), "C"),
    ):
        table = scenario(
            card_set=own,
            stacked=stacked,
            hands={"A": ["e01"], "B": ["m05"], "C": ["m08"]},
            windows=False,
        )
        table.choose("play:e01", *targets)
        assert asked_of(table) == asked
    table = scenario(card_set=own, hands={"A": ["e07"], "B": ["m05"], "C": ["m08"]}, windows=False)
    table.play("e07", responses=True)
    assert table.told("window") == []


# Triggers: a card is played on a Character.


@rule("GLM-R59")
def test_a_trigger_works_although_the_new_card_covers_it() -> None:
    table = scenario(
        stacked={"kid": ["m26"]},
        hands={"A": ["m02", "m03"], "B": ["m04", "m05"]},
        windows=False,
    )
    table.play("m02", "kid")
    assert table.text("kid") == "m02"
    assert table.asked() == [("B", "discard_cards")]
    table.choose("card:m05")
    assert (table.hand("B"), table.discard()) == (["m04"], ["m05"])
    table.play("m03", "kid")  # covered for good
    assert table.discard() == ["m05"]


@rule("GLM-R59")
def test_the_card_itself_is_not_set_off_by_its_own_play() -> None:
    table = scenario(hands={"A": ["m26", "m53"], "B": ["m04", "m05"]}, windows=False)
    table.play("m26", "kid")
    assert (table.asked(), table.hand("B")) == ([("A", "take_action")], ["m04", "m05"])


@rule("GLM-R58", "GLM-R59", "GLM-13.9")
def test_after_a_redirect_triggers_look_at_the_new_target_only() -> None:
    """m26 lies on the Kid, m53 on Cid's Traitor: Ann, who is active, has to discard."""
    table = scenario(
        stacked={"kid": ["m26"], "traitor": ["m53"]},
        hands={"A": ["m02", "m03", "m08"], "B": ["e10", "m04"], "C": ["m05"]},
    )
    table.play("m02", "kid", responses=True).choose("play:e10", "traitor")
    assert table.asked() == [("A", "discard_cards")]
    assert table.options() == ["card:m03", "card:m08"]
    table.choose("card:m03")
    assert table.hand("B") == ["m04"]
    assert table.told("triggered") == [{"card": "m53", "character": "c09"}]


@rule("GLM-R58")
def test_after_a_redirect_the_old_target_triggers_nothing() -> None:
    table = scenario(
        stacked={"kid": ["m53"]},
        hands={"A": ["m02", "m03", "m08"], "B": ["e10", "m04"], "C": ["m05"]},
    )
    table.play("m02", "kid", responses=True).choose("play:e10", "captain")
    assert (table.told("triggered"), table.hand("A")) == ([], ["m03", "m08"])


@rule("GLM-R59")
def test_a_modifier_swerved_onto_the_hive_of_its_player_costs_nothing() -> None:
    """m53 on Ann's Captain: the player of the card is Ann, not Bob who redirected it."""
    table = scenario(
        stacked={"captain": ["m53"]},
        hands={"A": ["m02", "m03"], "B": ["e10", "m04"], "C": []},
    )
    table.play("m02", "kid", responses=True).choose("play:e10", "captain")
    assert table.stack("captain") == ["m53", "m02"]
    assert (table.hand("A"), table.hand("B"), table.discard()) == (["m03"], ["m04"], ["e10"])


@rule("GLM-R59")
@pytest.mark.parametrize(("by", "seats"), [("any", "ABC"), ("other", "AC"), ("you", "B")])
def test_a_trigger_may_ask_who_plays(tmp_path: Path, by: str, seats: str) -> None:
    text = f'{{ category = "ongoing", when = {{ played_on = {{ character = "this", card = "modifier", by = "{by}" }} }}, '  # noqa: E501
    text += 'do = [{ draw = { who = "actor", n = 1 } }] }'
    own = own_cards(tmp_path, record("x_ear", "modifier", text))
    for seat in "ABC":
        table = scenario(
            card_set=own,
            active=seat,
            stacked={"kid": ["x_ear"]},
            hands={seat: ["m02"]},
            deck=["m03", "m04"],
            windows=False,
        )
        table.play("m02", "kid")
        assert table.hand(seat) == (["m03"] if seat in seats else [])


# Triggers: somebody dies.


@rule("GLM-R60")
def test_a_death_is_noticed_when_played_and_when_moved() -> None:
    """m55 on Ann's Captain: another of her Characters dies."""
    stacked = {"captain": ["m55"], "doctor": ["m02"], "kid": ["m03", "d01"]}
    table = scenario(stacked=stacked, hands={"A": ["d18"]}, deck=["m04", "m05"], windows=False)
    table.play("d18", "doctor")
    assert table.hand("A") == ["m04"]
    assert table.told("triggered") == [{"card": "m55", "character": "c01"}]
    table = scenario(stacked=stacked, hands={"A": ["e06"]}, deck=["m04", "m05"], windows=False)
    table.play("e06", "kid", "doctor")
    assert table.hand("A") == ["m04"]


@rule("GLM-R60")
def test_deaths_of_others_and_the_own_death_are_not_noticed() -> None:
    for target in ("kid", "captain"):
        table = scenario(
            stacked={"captain": ["m55"], "kid": ["m02"]},
            hands={"A": ["d18"]},
            deck=["m04", "m05"],
            windows=False,
        )
        table.play("d18", target)
        assert (table.hand("A"), table.told("triggered")) == ([], [])


@rule("GLM-R60", "GLM-12.8")
def test_a_character_does_not_see_the_own_death(tmp_path: Path) -> None:
    """The board after the death counts: neither a persistent nor an ongoing effect is left."""
    for category in ("persistent", "ongoing"):
        text = f'{{ category = "{category}", when = {{ dies = ["of_you"] }}, do = [{DRAWING}] }}'
        own = own_cards(tmp_path, record("x_eye", "modifier", text))
        for target, drawn in (("captain", []), ("doctor", ["m04"])):
            table = scenario(
                card_set=own,
                stacked={"captain": ["x_eye"], "doctor": ["m02"]},
                hands={"A": ["d18"]},
                deck=["m04", "m05"],
                windows=False,
            )
            table.play("d18", target)
            assert table.hand("A") == drawn


@rule("GLM-R60", "GLM-6.1")
def test_what_was_noted_is_carried_out_although_its_card_is_gone() -> None:
    """d20 discards m55 itself before the trigger of the death comes."""
    table = scenario(
        stacked={"captain": ["m55"], "doctor": ["m02"]},
        hands={"A": ["d20"]},
        deck=["m04", "m05"],
        windows=False,
    )
    table.play("d20", "doctor")  # the Captain is the only one to choose
    assert (table.stack("captain"), table.discard()) == ([], ["m55"])
    assert table.hand("A") == ["m04"]


@rule("GLM-R60", "GLM-14.2")
def test_a_death_that_ends_the_game_triggers_nothing() -> None:
    table = scenario(
        stacked={
            "captain": ["m55"],
            "engineer": ["m02", "d01"],
            "kid": ["m03", "d02"],
            "nemesis": ["m04", "d03"],
            "robot": ["m05"],
            "counselor": ["m08"],
        },
        crews={"A": ["captain", "counselor"]},
        hands={"A": ["d18", "e06"]},
        deck=["m10"],
        windows=False,
    )
    table.play("d18", "robot")
    assert table.outcome() == ("crew_complete", "B")
    assert (table.hand("A"), table.told("triggered")) == (["e06"], [])


@rule("GLM-R60", "GLM-R61", "GLM-6.1")
def test_a_death_is_noticed_before_the_effect_of_the_death_and_carried_out_after_it() -> None:
    """d08 draws m04 for Bob, the owner; then Bob's m55 draws m05."""
    table = scenario(
        stacked={"engineer": ["m55"], "kid": ["m02"]},
        hands={"A": ["d08"]},
        deck=["m04", "m05", "m08"],
        windows=False,
    )
    since = len(table.g.events)
    table.play("d08", "kid")
    assert table.hand("B") == ["m04", "m05"]
    log = [name for name in table.log()[since:] if name in ("drew", "triggered", "died")]
    assert log == ["died", "drew", "triggered", "drew"]


# Several triggers.


@rule("GLM-R61")
@pytest.mark.parametrize("first", ["m26", "m53"])
def test_a_player_with_several_triggers_chooses_their_order(first: str) -> None:
    """m53 under m26 on Bob's Kid: both are Bob's, although it is Ann who discards for m53."""
    table = scenario(
        stacked={"kid": ["m53", "m26"]},
        hands={"A": ["m02", "m03", "m04"], "B": ["m05", "m08"]},
        windows=False,
    )
    table.play("m02", "kid")
    assert table.asked() == [("B", "order_triggers")]
    assert table.options() == ["card:m26", "card:m53"]
    match = match_of(table)
    assert "GLM-R61" in match.why_not(match.decisions[0], "card:m02")
    table.choose(f"card:{first}")
    order = ["B", "A"] if first == "m26" else ["A", "B"]
    assert table.asked() == [(order[0], "discard_cards")]
    table.choose("card:m05" if order[0] == "B" else "card:m03")
    assert table.asked() == [(order[1], "discard_cards")]
    table.choose("card:m05" if order[1] == "B" else "card:m03")
    assert table.discard() == ["m03", "m05"]
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)


@rule("GLM-R61")
def test_the_owner_s_own_play_sets_off_only_one_of_them() -> None:
    table = scenario(
        stacked={"captain": ["m53", "m26"]}, hands={"A": ["m02", "m03", "m04"]}, windows=False
    )
    table.play("m02", "captain")
    assert table.asked() == [("A", "discard_cards")]
    assert [told["card"] for told in table.told("triggered")] == ["m26"]


@rule("GLM-R61", "GLM-R35")
@pytest.mark.parametrize(("active", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_the_active_player_s_triggers_come_first_then_clockwise(
    tmp_path: Path, active: str, order: str
) -> None:
    text = f'{{ category = "ongoing", when = {{ plays = {{ who = "each", card = "event" }} }}, do = [{DRAWING}] }}'  # noqa: E501
    own = own_cards(tmp_path, record("x_ear", "modifier", text, "copies = 3"))
    table = scenario(
        card_set=own,
        active=active,
        stacked={"captain": ["x_ear"], "kid": ["x_ear"], "traitor": ["x_ear"]},
        hands={active: ["e07"]},
        deck=["m02", "m03", "m04"],
        windows=False,
    )
    table.play("e07")
    assert [told["seat"] for told in table.told("drew")] == ["ABC".index(seat) for seat in order]
    assert [table.hand(seat) for seat in order] == [["m02"], ["m03"], ["m04"]]


@rule("GLM-R80", "GLM-R61", "GLM-R76")
def test_of_two_equal_triggers_that_of_the_lower_character_comes_first(tmp_path: Path) -> None:
    text = f'{{ category = "ongoing", when = {{ plays = {{ who = "each", card = "event" }} }}, do = [{DRAWING}] }}'  # noqa: E501
    own = own_cards(tmp_path, record("x_ear", "modifier", text, "copies = 2"))
    for crew in (["captain", "doctor"], ["doctor", "captain"]):
        table = scenario(
            card_set=own,
            crews={"A": crew},
            stacked={"doctor": ["x_ear"], "captain": ["x_ear"]},
            hands={"A": ["e07"]},
            windows=False,
        )
        table.play("e07")
        assert [told["character"] for told in table.told("triggered")] == ["c01", "c04"]
        assert table.asked() == [("A", "take_action")]  # no question about equal ones


@rule("GLM-R80")
def test_of_equal_cards_in_a_stack_the_highest_is_taken(tmp_path: Path) -> None:
    text = at_once(
        '{ strip = { character = { chosen = ["of_other", "has_modifier"] }, '
        'cards = "a_modifier" } }'
    )
    own = own_cards(
        tmp_path, record("x_pick", "event", text), record("x_same", "modifier", "", "copies = 2")
    )
    table = scenario(
        card_set=own,
        stacked={"kid": ["x_same", "m02", "x_same", "m03"]},
        hands={"A": ["x_pick"]},
        windows=False,
    )
    table.play("x_pick", "kid")
    assert table.asked() == [("A", "choose_stack_card")]
    assert table.options() == ["card:m02", "card:m03", "card:x_same"]
    table.choose("card:x_same")
    assert table.stack("kid") == ["x_same", "m02", "m03"]


@rule("GLM-R60")
def test_a_move_without_a_death_is_no_death() -> None:
    """m55 on Ann's Captain: a swap among her living, and a death that leaves her Doctor."""
    table = scenario(
        stacked={"captain": ["m55"], "doctor": ["m02"], "counselor": ["m03"]},
        hands={"A": ["e01", "m04"]},
        windows=False,
    )
    table.play("e01", "counselor", "doctor")
    assert (table.hand("A"), table.told("triggered")) == (["m04"], [])
    table = scenario(
        stacked={"captain": ["m55"], "doctor": ["m02", "d01"], "kid": ["m03"]},
        hands={"A": ["e06", "m04"]},
        windows=False,
    )
    table.play("e06", "doctor", "kid")
    assert (table.dead("doctor"), table.dead("kid")) == (False, True)
    assert (table.hand("A"), table.told("triggered")) == (["m04"], [])
    table = scenario(
        stacked={"captain": ["m55"], "doctor": ["m02", "d01"], "kid": ["m03"]},
        hands={"A": ["e02", "m04"]},
        windows=False,
    )
    table.play("e02", "doctor")
    assert (table.hand("A"), table.told("triggered")) == (["m04"], [])

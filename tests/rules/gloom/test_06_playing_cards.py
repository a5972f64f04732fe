"""GLM-6: playing a card and playing Modifiers, with the rulings on how effects are carried out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shipboard.kernel.state import Refused
from tests.rule import rule

from .own_cards import ALL, at_once, match_of, own_cards, record, without
from .scenario import Scenario, scenario

VIEWERS = (None, "A", "B", "C")


# The steps of a card play.


@rule("GLM-6.1", "GLM-13.4", "GLM-R52")
def test_a_card_is_announced_with_its_targets_before_anything_happens() -> None:
    """The card has left the hand, lies open on the table, and has no effect yet."""
    table = scenario(
        stacked={"kid": ["m02"]}, hands={"A": ["m41", "m03"], "B": ["m04"], "C": ["m05"]}
    )
    table.play("m41", "kid", responses=True)
    assert table.asked() == [("B", "respond")]
    assert (table.hand("A"), table.announced()) == (["m03"], ["m41"])
    assert (table.stack("kid"), table.hand("B")) == (["m02"], ["m04"])
    assert table.log() == ["announced", "aimed_at", "window"]
    for viewer in VIEWERS:
        view = table.view(viewer)
        assert view["zones"]["announced"] == {"count": 1, "cards": ["m41"]}
        assert view["facts"]["named"] == [5]
        assert table.told("announced", viewer) == [{"seat": 0, "card": "m41", "way": ""}]
        assert table.told("aimed_at", viewer) == [{"card": "m41", "character": "c06", "seat": 1}]
    table.choose("decline")
    assert table.announced() == []
    assert table.view(None)["facts"]["named"] == []
    assert table.stack("kid") == ["m02", "m41"]


@rule("GLM-6.1", "GLM-8.9", "GLM-11.6")
def test_the_steps_of_a_play_come_in_their_order() -> None:
    """Announced, answered, put down, its own effect, then triggers, then the free play."""
    table = scenario(
        stacked={"captain": ["m02"], "doctor": ["m55"]},
        hands={"A": ["d14", "e04"], "B": ["m04"], "C": []},
        deck=["m03", "m05", "m07", "m08"],
    )
    table.play("d14", "captain", responses=True)
    assert table.asked() == [("B", "respond")]
    table.choose("decline")
    assert table.log() == [
        "announced", "aimed_at", "window",  # a, b
        "put_on", "died",  # c, d
        "granted",  # e
        "triggered", "drew",  # g: m55
    ]  # fmt: skip
    assert table.told("triggered") == [{"card": "m55", "character": "c04"}]
    assert table.told("put_on") == [{"card": "d14", "character": "c01", "number": -15}]
    assert table.asked() == [("A", "take_free_play")]  # h
    assert table.hand("A") == ["e04", "m03"]
    assert table.view("B")["facts"]["free_plays"] == 1
    table.play("e04")
    assert table.told("announced")[1] == {"seat": 0, "card": "e04", "way": " as a free play"}


@rule("GLM-6.1", "GLM-7.2")
def test_an_event_is_discarded_before_what_it_triggers() -> None:
    """Deck and pile are empty: m55's draw for the death finds e06 in the discard pile."""
    table = scenario(
        stacked={"kid": ["m02", "d18"], "captain": ["m03"], "doctor": ["m55"]},
        hands={"A": ["e06"], "B": []},
        deck=[],
        windows=False,
    )
    table.play("e06", "kid", "captain")
    assert table.dead("captain")
    assert not table.dead("kid")
    assert table.hand("A") == ["e06"]
    assert table.log() == [
        "announced", "aimed_at", "aimed_at", "moved", "revived", "died", "triggered",
        "reshuffled", "drew",
    ]  # fmt: skip


@rule("GLM-6.1", "GLM-7.2")
def test_an_event_is_discarded_after_its_own_effect_and_before_the_free_play() -> None:
    table = scenario(hands={"A": ["e04"]}, deck=["m02"], discard=["m03"], windows=False)
    table.play("e04")
    assert table.hand("A") == ["m02", "m03"]  # e04 was not there to be drawn (GLM-R62)
    assert table.asked() == [("A", "take_free_play")]
    assert (table.discard(), table.announced()) == (["e04"], [])


@rule("GLM-6.1")
def test_a_half_made_choice_is_seen_by_nobody_and_can_be_taken_back() -> None:
    table = scenario(hands={"A": ["m41", "m03"], "B": ["m04"]})
    match = match_of(table)
    before = {viewer: table.view(viewer) for viewer in (None, "B", "C")}
    events = len(table.g.events)
    match.answer(match.decisions[0], "play:m41")
    after = Scenario(match.state)  # type: ignore[arg-type]
    for viewer in (None, "B", "C"):
        assert after.view(viewer) == before[viewer]
    assert (after.hand("A"), len(after.g.events)) == (["m03", "m41"], events)
    assert after.asked() == [("A", "choose_target")]
    match.undo(0)
    assert [decision.kind.name for decision in match.decisions] == ["take_action"]
    match.answer(match.decisions[0], "play:m41")
    match.answer(match.decisions[0], "item:c06")
    with pytest.raises(Refused):
        match.undo(0)


# Legality at the announcement.


@rule("GLM-6.2", "GLM-R30", "GLM-8.3")
def test_the_legality_of_a_target_is_not_looked_at_again(tmp_path: Path) -> None:
    """A Response takes away what made the Kid negative; the death still goes on him."""
    own = own_cards(
        tmp_path,
        record(
            "x_cheer",
            "event",
            '{ category = "response", on = { active_plays = { card = "untimely_death" } }, '
            'do = [{ strip = { character = { chosen = ["living", "has_modifier"] }, '
            'cards = "top_modifier" } }] }',
        ),
    )
    table = scenario(
        card_set=own,
        stacked={"kid": ["m39", "m24"]},
        hands={"A": ["d18"], "B": ["x_cheer"]},
        windows=False,
    )
    table.choose("play:d18", "kid")
    assert table.asked() == [("B", "respond")]
    table.choose("play:x_cheer", "kid")
    assert table.stack("kid") == ["m39", "d18"]
    assert (table.dead("kid"), table.worth("kid")) == (True, 15)


@rule("GLM-R30", "GLM-6.2")
@pytest.mark.parametrize(("card", "target"), [("m19", "kid"), ("m41", "kid")])
def test_a_card_whose_target_is_gone_is_discarded_without_effect(
    tmp_path: Path, card: str, target: str
) -> None:
    own = own_cards(
        tmp_path,
        record(
            "x_evict",
            "event",
            '{ category = "response", on = { active_plays = { card = "modifier" } }, '
            'do = [{ remove_character = { chosen = ["living", "of_you"] } }] }',
        ),
    )
    table = scenario(
        card_set=own,
        stacked={"kid": ["m26"]},
        hands={"A": [card, "m03"], "B": ["x_evict", "m04", "m05"]},
        windows=False,
    )
    table.choose(f"play:{card}", target)
    assert table.options() == ["decline", "play:x_evict"]
    table.choose("play:x_evict", target)
    assert table.discard() == sorted([card, "m26", "x_evict"])
    assert table.told("fizzled") == [{"card": card}]
    assert table.hand("B") == ["m04", "m05"]
    assert table.crew("B") == ["engineer", "nemesis", "robot"]
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    assert (table.g.noted, table.g.named) == ([], [])


@rule("GLM-6.2")
def test_only_legal_targets_are_offered_and_nothing_else_is_taken() -> None:
    table = scenario(stacked={"kid": ["m07"]}, hands={"A": ["m10"]}, windows=False)
    table.choose("play:m10")
    assert table.options() == without("kid")
    number = table.g.open[0][0]
    table.refuses(lambda: table.g.answer(number, table.character("kid")))
    match = match_of(table)
    reason = match.why_not(match.decisions[0], "item:c06")
    assert reason == "It is forbidden by Flunked Flight School (GLM-12.12)."


# Modifiers.


@rule("GLM-6.3", "GLM-6.9")
@pytest.mark.parametrize("card", ["m02", "m24", "m31", "m39", "m52", "m51", "m53", "m57"])
def test_any_modifier_may_be_played_on_any_living_character(card: str) -> None:
    stacked = {"captain": ["m04"], "kid": ["m43"], "traitor": ["m36"]}
    for target in ("captain", "kid", "traitor", "doctor"):
        table = scenario(stacked=stacked, hands={"A": [card]}, windows=False)
        table.choose(f"play:{card}")
        assert table.options() == ALL
        table.choose(target)
        assert table.stack(target)[-1] == card


@rule("GLM-6.4", "GLM-8.10")
def test_a_modifier_may_not_be_played_on_a_dead_character() -> None:
    stacked = {"captain": ["m04", "d18"], "kid": ["m23", "d17"]}
    table = scenario(stacked=stacked, hands={"A": ["m02"]}, windows=False)
    table.choose("play:m02")
    assert table.options() == without("captain", "kid")
    match = match_of(table)
    assert "GLM-6.4" in match.why_not(match.decisions[0], "item:c01")


@rule("GLM-6.4")
def test_an_effect_may_allow_a_modifier_on_the_dead() -> None:
    """e03: on a dead Character, and nowhere else; one Modifier only."""
    stacked = {"captain": ["m04", "d18"], "kid": ["m23", "d17"]}
    table = scenario(stacked=stacked, hands={"A": ["e03", "m02", "m05", "m53"]}, windows=False)
    table.play("e03")
    assert table.options() == ["decline", "play:m02", "play:m05"]
    table.choose("play:m02")
    assert table.options() == ["captain", "kid"]
    table.choose("kid")
    assert table.stack("kid") == ["m23", "d17", "m02"]
    assert table.asked() == [("A", "take_action")]
    table.choose("play:m05")
    assert table.options() == without("captain", "kid")


@rule("GLM-6.5")
def test_a_played_modifier_stays() -> None:
    table = scenario(players=2, hands={"A": ["m04"], "B": []}, deck=[], windows=False)
    table.play("m04", "captain").choose("pass")
    for _ in range(4):
        table.choose("pass", "pass")
    assert table.stack("captain") == ["m04"]
    assert (table.discard(), table.hand("A")) == ([], [])


# "You" is the owner.


@rule("GLM-6.6", "GLM-6.7")
def test_an_effect_concerns_the_owner_of_the_character() -> None:
    table = scenario(
        hands={"A": ["m39", "m18"], "B": [], "C": []}, deck=["m02", "m03", "m04"], windows=False
    )
    table.play("m39", "kid")
    assert table.hand("B") == ["m02", "m03"]
    assert (table.hand("A"), table.hand("C")) == (["m18"], [])
    table.play("m18", "traitor")
    assert [table.draw_limit(seat) for seat in "ABC"] == [5, 5, 4]


@rule("GLM-6.6", "GLM-11.5")
def test_conditions_look_at_the_owner_s_crew() -> None:
    """m01 and m17 count the Characters of the owner, not of the player of the card."""
    for kid, drawn in ((["m08"], ["m02"]), ([], [])):
        table = scenario(
            stacked={"kid": kid, "captain": ["m15"]},
            hands={"A": ["m01"], "B": []},
            deck=["m02", "m03"],
            windows=False,
        )
        table.play("m01", "engineer")
        assert (table.hand("A"), table.hand("B")) == ([], drawn)
    for kid, left in ((["m10"], ["m02"]), ([], [])):
        table = scenario(
            stacked={"kid": kid, "captain": ["m33"]},
            hands={"A": ["m17"], "B": ["m02"]},
            windows=False,
        )
        table.play("m17", "engineer")
        assert table.hand("B") == left


@rule("GLM-6.6", "GLM-R35")
def test_left_and_right_are_the_neighbours_of_the_owner() -> None:
    """m30 on a Character of Bob: Ann is on his right. m22: Cid is on his left."""
    table = scenario(
        hands={"A": ["m30", "m22"], "B": ["m02"], "C": []}, deck=["m03"], windows=False
    )
    table.play("m30", "kid")
    assert table.hand("A") == ["m03", "m22"]
    table.play("m22", "engineer")
    assert (table.hand("B"), table.hand("C")) == ([], ["m02"])
    table = scenario(hands={"A": ["m30"], "B": [], "C": []}, deck=["m03"], windows=False)
    table.play("m30", "captain")
    assert table.hand("C") == ["m03"]
    table = scenario(hands={"A": ["m22"], "C": ["m02"]}, windows=False)
    table.play("m22", "traitor")
    assert (table.hand("A"), table.hand("C")) == (["m02"], [])


@rule("GLM-6.8", "GLM-R34")
def test_the_owner_chooses_what_to_discard_even_in_another_s_turn() -> None:
    table = scenario(hands={"A": ["m23"], "B": ["m02", "m03", "m04"]}, windows=False)
    table.play("m23", "kid")
    assert table.asked() == [("B", "discard_cards")]
    assert table.options() == ["card:m02", "card:m03", "card:m04"]
    table.choose("card:m03")
    assert table.asked() == [("B", "discard_cards")]
    assert table.options() == ["card:m02", "card:m04"]
    table.choose("card:m02")
    assert (table.hand("B"), table.discard()) == (["m04"], ["m02", "m03"])
    assert table.asked() == [("A", "take_action")]


@rule("GLM-6.8", "GLM-R33")
def test_the_owner_chooses_what_to_salvage_even_in_another_s_turn() -> None:
    table = scenario(
        hands={"A": ["m11"], "B": []}, discard=["m02", "d01", "m03", "e04"], windows=False
    )
    table.play("m11", "kid")
    assert table.asked() == [("B", "haunted_wreck")]
    assert table.options() == ["decline", "take:m02", "take:m03"]
    table.choose("take:m03")
    assert (table.hand("B"), table.discard()) == (["m03"], ["d01", "e04", "m02"])
    for viewer in VIEWERS:
        assert table.told("salvaged", viewer) == [{"seat": 1, "card": "m03"}]
    assert table.view("C")["zones"]["hand"][1] == {"count": 1, "within": ["m03"]}


@rule("GLM-6.8")
def test_the_owner_chooses_players_and_cards_to_give_even_in_another_s_turn() -> None:
    table = scenario(hands={"A": ["m29", "m22"], "B": ["m02", "m03"], "C": []}, windows=False)
    table.play("m29", "kid")
    assert table.asked() == [("B", "choose_player")]
    assert table.options() == ["seat:0", "seat:2"]
    table.choose("seat:2")
    assert len(table.hand("C")) == 1
    assert sorted(table.hand("B") + table.hand("C")) == ["m02", "m03"]
    assert table.told("chose_player") == [{"seat": 1, "seat_other": 2}]
    table = scenario(hands={"A": ["m22"], "B": ["m02", "m03"], "C": []}, windows=False)
    table.play("m22", "kid")
    assert table.asked() == [("B", "give_card")]
    assert table.options() == ["card:m02", "card:m03"]
    table.choose("card:m02")
    assert (table.hand("B"), table.hand("C")) == (["m03"], ["m02"])


@rule("GLM-6.8")
def test_giver_and_receiver_alone_see_a_card_that_is_given() -> None:
    table = scenario(
        players=4, hands={"A": ["m22"], "B": ["m02", "m03"], "C": ["m04"]}, windows=False
    )
    table.play("m22", "kid").choose("card:m02")
    for viewer, seen in ((None, {}), ("A", {}), ("B", {"card": "m02"}), ("C", {"card": "m02"})):
        assert table.told("gave", viewer) == [{"seat": 1, "seat_to": 2} | seen]
    assert table.view("B")["zones"]["hand"][2] == {"count": 2, "within": ["m02"]}
    for viewer in (None, "A", "D"):
        assert table.view(viewer)["zones"]["hand"][1:3] == [{"count": 1}, {"count": 2}]


@rule("GLM-6.8", "GLM-8.8")
def test_the_owner_chooses_the_stack_even_in_another_s_turn() -> None:
    table = scenario(
        stacked={
            "kid": ["m02"],
            "captain": ["m03"],
            "traitor": ["m04", "m05"],
            "robot": ["m08", "d01"],
        },
        hands={"A": ["d20"]},
        windows=False,
    )
    table.play("d20", "kid")
    assert table.asked() == [("B", "choose_stack")]
    assert table.options() == ["captain", "traitor"]
    table.choose("traitor")
    assert table.stack("traitor") == ["m04"]
    assert table.told("chose_character") == [{"seat": 1, "character": "c09"}]
    assert table.asked() == [("A", "take_action")]


# As far as possible.


@rule("GLM-R32")
@pytest.mark.parametrize(
    ("card", "hand", "asked"),
    [
        ("m35", ["m02", "m03"], False),
        ("m35", ["m02", "m03", "m04"], False),
        ("m35", ["m02", "m03", "m04", "m05"], True),
        ("m19", [], False),
        ("m19", ["m02"], False),
        ("m19", ["m02", "m03"], True),
        ("m27", ["m02"], False),
        ("m27", [], False),
        ("m32", [], False),
    ],
)
def test_a_discard_is_carried_out_as_far_as_possible(
    card: str, hand: list[str], asked: bool
) -> None:
    table = scenario(hands={"A": [card], "B": hand}, windows=False)
    table.play(card, "kid")
    if asked:
        assert table.asked() == [("B", "discard_cards")]
        assert table.options() == [f"card:{name}" for name in hand]
        assert table.discard() == []
    else:
        assert table.asked() == [("A", "take_action")]
        assert (table.hand("B"), table.discard()) == ([], hand)


@rule("GLM-R32", "GLM-R35")
def test_a_draw_is_carried_out_as_far_as_possible() -> None:
    table = scenario(hands={"A": ["m52", "m02"], "B": []}, deck=["m03"], windows=False)
    table.play("m52", "kid")
    assert table.hand("B") == ["m03"]
    table = scenario(hands={"A": ["m24", "m02"], "B": [], "C": []}, deck=["m03"], windows=False)
    table.play("m24", "captain")
    assert (table.hand("B"), table.hand("C")) == (["m03"], [])
    assert table.asked() == [("A", "take_action")]


@rule("GLM-R32")
def test_a_card_may_be_played_although_its_effect_can_do_nothing() -> None:
    table = scenario(stacked={"kid": ["m02"]}, hands={"A": ["d20", "m11", "m22"]}, windows=False)
    table.play("d20", "kid")  # nobody else has a Modifier
    assert (table.asked(), table.stack("kid")) == ([("A", "take_action")], ["m02", "d20"])
    assert table.discard() == []
    table.play("m11", "captain")  # the discard pile is empty
    assert table.active == "B"
    table = scenario(hands={"A": ["m22", "m29", "m37"]}, windows=False)
    table.play("m22", "kid")  # Bob has no card to give
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)


# May.


@rule("GLM-R33")
def test_who_declines_a_may_has_lost_the_chance() -> None:
    table = scenario(
        hands={"A": ["m11", "m47"], "B": ["m03"]}, discard=["m02", "d01"], windows=False
    )
    table.play("m11", "captain").choose("decline")
    assert (table.discard(), table.hand("A")) == (["d01", "m02"], ["m47"])
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)
    table.play("m47", "captain")
    assert table.options() == ["decline", "take:d01", "take:m02"]


@rule("GLM-R33", "GLM-R76")
def test_without_may_an_effect_must_be_carried_out(tmp_path: Path) -> None:
    takes = '{ salvage = { who = "you", card = "modifier", n = 2 } }'
    own = own_cards(tmp_path, record("x_dig", "modifier", at_once(takes)))
    table = scenario(
        card_set=own,
        hands={"A": ["x_dig"], "B": []},
        discard=["m02", "m03", "m04", "d01"],
        windows=False,
    )
    table.play("x_dig", "kid")
    assert table.asked() == [("B", "salvage")]
    assert table.options() == ["take:m02", "take:m03", "take:m04"]
    match = match_of(table)
    assert "GLM-R33" in match.why_not(match.decisions[0], "decline")
    table.choose("take:m03")
    assert table.options() == ["take:m02", "take:m04"]
    table.choose("take:m04")
    assert (table.hand("B"), table.discard()) == (["m03", "m04"], ["d01", "m02"])
    table = scenario(
        card_set=own, hands={"A": ["x_dig"], "B": []}, discard=["m02", "d01"], windows=False
    )
    table.play("x_dig", "kid")
    assert (table.hand("B"), table.discard()) == (["m02"], ["d01"])


@rule("GLM-R33", "GLM-6.8")
def test_a_may_is_decided_by_the_owner_when_the_effect_is_carried_out(tmp_path: Path) -> None:
    own = own_cards(
        tmp_path,
        record("x_may", "modifier", at_once('{ draw = { who = "you", n = 2 } }', may=True)),
    )
    for option, drawn in (("yes", ["m02", "m03"]), ("no", [])):
        table = scenario(
            card_set=own, hands={"A": ["x_may"], "B": []}, deck=["m02", "m03"], windows=False
        )
        table.play("x_may", "kid")
        assert table.asked() == [("B", "may_use")]
        assert table.options() == ["no", "yes"]
        table.choose(option)
        assert table.hand("B") == drawn
        assert table.told("chose") == [{"seat": 1, "kind": "may_use", "option": option}]
        assert table.asked() == [("A", "take_action")]


# Discarding.


@rule("GLM-R34")
def test_discarded_cards_are_shown_to_all() -> None:
    table = scenario(
        hands={"A": ["m23"], "B": ["m02", "m03", "m04"]}, discard=["d01"], windows=False
    )
    table.play("m23", "kid").choose("card:m03", "card:m04")
    for viewer in VIEWERS:
        assert table.told("discarded", viewer) == [
            {"seat": 1, "card": "m03"},
            {"seat": 1, "card": "m04"},
        ]
        assert table.view(viewer)["zones"]["discard"]["cards"] == ["d01", "m03", "m04"]


@rule("GLM-R34")
def test_at_random_chance_chooses_what_is_discarded() -> None:
    lost = set()
    for key in range(60):
        table = scenario(hands={"A": ["m27"], "B": ["m02", "m03", "m04"]}, windows=False)
        table.g.key = bytes([key])
        table.play("m27", "kid")
        assert table.asked() == [("A", "take_action")]
        assert len(table.discard()) == 2
        assert sorted(table.hand("B") + table.discard()) == ["m02", "m03", "m04"]
        assert [event["card"] for event in table.told("discarded", "C")] != []
        lost.add(tuple(table.discard()))
    assert lost == {("m02", "m03"), ("m02", "m04"), ("m03", "m04")}


@rule("GLM-R34")
def test_a_whole_hand_is_discarded_without_a_question() -> None:
    table = scenario(hands={"A": ["m32", "m08"], "B": ["m02", "m03", "d01"]}, windows=False)
    table.play("m32", "kid")
    assert (table.hand("B"), table.discard()) == ([], ["d01", "m02", "m03"])
    assert table.hand("A") == ["m08"]
    assert len(table.told("discarded", "C")) == 3


# Several players.


@rule("GLM-R35", "GLM-2.11")
@pytest.mark.parametrize(("active", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_effects_on_several_players_begin_with_the_active_player(active: str, order: str) -> None:
    """d10 on a Character of Bob: each player draws a card; the deck runs short."""
    table = scenario(
        active=active,
        stacked={"kid": ["m02"]},
        hands={active: ["d10"]},
        deck=["m03", "m04"],
        windows=False,
    )
    table.play("d10", "kid")
    assert [table.hand(seat) for seat in order] == [["m03"], ["m04"], []]
    assert [event["seat"] for event in table.told("drew")] == ["ABC".index(s) for s in order[:2]]


@rule("GLM-R35")
@pytest.mark.parametrize(
    ("active", "target", "order"),
    [("A", "captain", "BC"), ("A", "kid", "AC"), ("B", "captain", "BC"), ("C", "kid", "CA")],
)
def test_those_not_concerned_are_left_out(active: str, target: str, order: str) -> None:
    """m24: each other player than the owner draws."""
    table = scenario(active=active, hands={active: ["m24"]}, deck=["m02", "m03"], windows=False)
    table.play("m24", target)
    assert [table.hand(seat) for seat in order] == [["m02"], ["m03"]]
    [left] = set("ABC") - set(order)
    assert table.hand(left) == []


@rule("GLM-R35")
def test_several_who_take_cards_from_one_hand_take_them_in_order() -> None:
    """m37 on a Character of Bob with one card: the active player Cid gets it."""
    for active in "AC":
        table = scenario(active=active, hands={active: ["m37"], "B": ["m02"]}, windows=False)
        table.play("m37", "kid")
        assert table.hand(active) == ["m02"]
        assert table.hand("B") == []
    table = scenario(hands={"A": ["m37"], "B": ["m02", "m03", "m04"]}, windows=False)
    table.play("m37", "kid")
    assert [len(table.hand(seat)) for seat in "ABC"] == [1, 1, 1]
    assert [event["seat_to"] for event in table.told("gave")] == [0, 2]


@rule("GLM-R35")
def test_several_who_discard_are_asked_one_after_the_other(tmp_path: Path) -> None:
    each = at_once('{ discard = { who = "each", n = 1 } }')
    own = own_cards(tmp_path, record("x_tax", "modifier", each))
    hands = {"A": ["m02", "m03"], "B": ["x_tax", "m04", "m05"], "C": ["m07", "m08"]}
    table = scenario(card_set=own, active="B", hands=hands, windows=False)
    table.play("x_tax", "captain")
    for seat, card in (("B", "m04"), ("C", "m07"), ("A", "m02")):
        assert table.asked() == [(seat, "discard_cards")]
        table.choose(f"card:{card}")
    assert table.discard() == ["m02", "m04", "m07"]


@rule("GLM-R35")
def test_characters_are_taken_seat_by_seat_from_the_active_player(tmp_path: Path) -> None:
    all_ = at_once('{ strip = { character = ["living"], cards = "top_modifier" } }')
    own = own_cards(tmp_path, record("x_purge", "event", all_))
    stacked: dict[str, Any] = {
        "doctor": ["m02"],
        "kid": ["m03"],
        "captain": ["m04"],
        "traitor": ["m05"],
    }
    for active, order in (("A", ["c01", "c04", "c06", "c09"]), ("B", ["c06", "c09", "c01", "c04"])):
        table = scenario(
            card_set=own, active=active, stacked=stacked, hands={active: ["x_purge"]}, windows=False
        )
        table.play("x_purge")
        assert [event["character"] for event in table.told("stripped")] == order

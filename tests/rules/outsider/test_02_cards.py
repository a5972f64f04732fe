"""OUT-2: cards and zones."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rule import rule

from .scenario import scenario

BEACON = {"A": ["echo_beacon"]}


@rule("OUT-2.1", "OUT-2.10", "OUT-R5")
def test_the_deck_is_face_down_and_its_number_public() -> None:
    table = scenario(deck=["arc_welder", "dark", "water_loop"])
    for viewer in (None, *"ABCD"):
        assert table.view(viewer)["zones"]["deck"] == {"count": 3}


@rule("OUT-2.1")
def test_an_effect_may_show_the_deck_to_one_player() -> None:
    table = scenario(characters={"A": "navigator"}, deck=["arc_welder", "dark", "water_loop"])
    table.act("ability:plot")
    assert table.knows("A", "looked") == ["arc_welder", "dark", "water_loop"]
    for viewer in (None, *"BCD"):
        assert table.knows(viewer, "looked") == []
        assert table.knows(viewer, "deck") == []


@rule("OUT-2.2")
def test_discards_are_shown_to_everybody_in_their_order() -> None:
    table = scenario(
        hands={"A": ["arc_welder", "water_loop", "pipe_cuff"]},
        discard=["mount_brace", "echo_beacon"],
        crisis_discard=["panic", "time_slip"],
    )
    table.act("discard_draw").answers("A", "discard_set", "card:arc_welder", "card:water_loop")
    assert table.zone("discard") == ["mount_brace", "echo_beacon"]  # not before all is chosen
    table.answer("A", "discard_set", "done")
    assert table.zone("discard") == ["water_loop", "arc_welder", "mount_brace", "echo_beacon"]
    for viewer in (None, *"ABCD"):
        zones = table.view(viewer)["zones"]
        assert zones["discard"]["cards"] == table.zone("discard")[::-1]
        assert zones["crisis_discard"]["cards"] == ["time_slip", "panic"]
        assert table.told("discarded", viewer) == [
            {"seat": 0, "card": "arc_welder"},
            {"seat": 0, "card": "water_loop"},
        ]


@rule("OUT-2.3", "OUT-2.5", "OUT-R6", "OUT-R12")
def test_the_deck_is_never_refilled_by_itself() -> None:
    table = scenario(
        hands={"A": ["arc_welder"]}, deck=["water_loop"], discard=["pipe_cuff", "door_jack"]
    )
    table.act("discard_draw").answer("A", "discard_set", "done")
    assert table.hand("A") == ["arc_welder", "water_loop"]
    assert table.zone("deck") == []
    assert table.zone("discard") == ["pipe_cuff", "door_jack"]
    table.act("discard_draw").answer("A", "discard_set", "done")
    assert table.hand("A") == ["arc_welder", "water_loop"]
    assert table.zone("discard") == ["pipe_cuff", "door_jack"]
    assert table.outcome() is None
    table.act("end_actions")
    assert table.outcome() == ("nobody", "out_of_cards", "")


@rule("OUT-2.4", "OUT-8.9", "OUT-R49")
def test_reshuffle_makes_one_deck_of_discards_and_deck_without_a_crisis() -> None:
    table = scenario(
        hands=BEACON, deck=["arc_welder", "dark"], discard=["dark", "dark", "pipe_cuff"]
    )
    table.act("tech:echo_beacon")
    assert sorted(table.zone("deck")) == ["arc_welder", "dark", "dark", "dark", "pipe_cuff"]
    assert table.zone("discard") == ["echo_beacon"]
    assert table.told("crisis_drawn") == []
    assert table.told("reshuffled") == [{"seat": 0, "number": 3}]
    assert table.asked() == [("A", "act")]


@rule("OUT-2.4")
def test_reshuffle_mixes_all_cards() -> None:
    tops: Counter[str] = Counter()
    for key in range(120):
        table = scenario(
            hands=BEACON, deck=["arc_welder", "door_jack"], discard=["water_loop", "pipe_cuff"]
        )
        table.reseed(key).act("tech:echo_beacon")
        tops[table.zone("deck")[0]] += 1
    assert {*tops} == {"arc_welder", "door_jack", "water_loop", "pipe_cuff"}
    assert min(tops.values()) > 12


@rule("OUT-2.4", "OUT-2.1")
def test_after_a_reshuffle_nobody_knows_a_place_in_the_deck() -> None:
    table = scenario(
        characters={"A": "navigator"}, hands=BEACON, deck=["arc_welder", "dark", "water_loop"]
    )
    table.act("ability:plot")
    table.answers("A", "ability_order", "card:arc_welder", "card:dark")
    assert table.zone("deck") == ["water_loop", "dark", "arc_welder"]
    assert table.view("A")["zones"]["deck"]["placed"] == {
        0: "arc_welder", 1: "dark", 2: "water_loop"
    }  # fmt: skip
    table.act("tech:echo_beacon")
    assert table.view("A")["zones"]["deck"] == {"count": 3}


@rule("OUT-2.5")
def test_drawing_takes_cards_from_the_top_for_the_drawer_s_eyes() -> None:
    table = scenario(
        hands={"A": ["compass_core", "dark"]},
        goals=["star_compass"],
        deck=["arc_welder", "water_loop", "pipe_cuff"],
    )
    table.act("complete:star_compass").answers("A", "goal_payment", "card:compass_core", "done")
    assert table.hand("A") == ["arc_welder", "dark", "water_loop"]
    assert table.zone("deck") == ["pipe_cuff"]
    assert table.told("drew", "A") == [
        {"seat": 0, "card": "arc_welder"},
        {"seat": 0, "card": "water_loop"},
    ]
    assert table.told("drew", "B") == [{"seat": 0}] * 2
    assert table.told("drew") == [{"seat": 0}] * 2


@rule("OUT-2.5", "OUT-R6", "OUT-14.4")
@pytest.mark.parametrize("deck", [[], ["arc_welder"]])
def test_the_rest_of_a_draw_from_an_empty_deck_is_forgone(deck: list[str]) -> None:
    table = scenario(hands={"A": ["compass_core", "dark"]}, goals=["star_compass"], deck=deck)
    table.act("complete:star_compass").answers("A", "goal_payment", "card:compass_core", "done")
    assert table.hand("A") == sorted([*deck, "dark"])
    assert table.survival() == [3, 3, 3, 3]
    assert table.asked() == [("A", "act")]
    assert table.completed("A") == ["star_compass"]


@rule("OUT-2.6", "OUT-4.9")
def test_entropy_takes_the_top_card_unseen_for_ever() -> None:
    table = scenario(characters={"A": "navigator"}, deck=["arc_welder", "dark", "water_loop"])
    table.act("ability:plot")
    table.answers("A", "ability_order", "card:arc_welder", "card:dark").act("end_actions")
    assert table.zone("entropy") == ["water_loop"]
    assert table.zone("deck") == ["dark", "arc_welder"]
    for viewer in (None, *"ABCD"):
        assert table.view(viewer)["zones"]["entropy"] == {"count": 1}
        assert table.told("to_entropy", viewer) == [{"place": "deck"}]


@rule("OUT-2.6")
def test_entropy_does_not_return_in_a_reshuffle() -> None:
    table = scenario(hands=BEACON, deck=["dark"], discard=["pipe_cuff"], entropy=["door_jack"])
    table.act("tech:echo_beacon")
    assert table.zone("entropy") == ["door_jack"]
    assert sorted(table.zone("deck")) == ["dark", "pipe_cuff"]


@rule("OUT-2.7", "OUT-R7")
def test_an_empty_crisis_deck_is_made_anew_from_its_discards() -> None:
    hand = {"A": ["dark", "arc_welder"]}
    tops = set()
    for key in range(40):
        table = scenario(hands=hand, crises=[], crisis_discard=["time_slip", "pressure_drop"])
        table.reseed(key).act("discard_draw")
        table.answers("A", "discard_set", "card:dark", "done")
        drawn = [told["card"] for told in table.told("crisis_drawn")]
        assert len(drawn) == 1
        tops.add(drawn[0])
        left = {"time_slip", "pressure_drop"} - {*drawn}
        assert table.zone("crisis_deck") == [*left]
        assert table.zone("crisis_discard") == drawn
    assert tops == {"time_slip", "pressure_drop"}


@rule("OUT-2.7", "OUT-R7")
def test_a_crisis_deck_with_cards_is_not_made_anew() -> None:
    table = scenario(
        hands={"A": ["dark", "arc_welder"]}, crises=["time_slip"], crisis_discard=["panic"]
    )
    table.act("discard_draw").answers("A", "discard_set", "card:dark", "done")
    assert table.zone("crisis_deck") == []
    assert table.zone("crisis_discard") == ["time_slip", "panic"]


@rule("OUT-2.7", "OUT-R7")
def test_without_any_crisis_none_is_drawn() -> None:
    table = scenario(
        hands={"A": ["dark", "arc_welder"]}, crises=[], ongoing=["thin_air"], deck=["pipe_cuff"]
    )
    table.act("discard_draw").answers("A", "discard_set", "card:dark", "done")
    assert table.told("crisis_drawn") == []
    assert table.zone("ongoing") == ["thin_air"]
    assert table.zone("discard") == ["dark"]
    assert table.hand("A") == ["arc_welder", "pipe_cuff"]
    assert table.asked() == [("A", "act")]


@rule("OUT-R7", "OUT-2.7", "OUT-8.6")
def test_the_crises_being_resolved_and_ongoing_ones_are_not_recycled() -> None:
    table = scenario(
        step="crisis:twin_echo",
        crises=[],
        crisis_discard=["pressure_drop"],
        ongoing=["thin_air"],
        telling=True,
    )
    assert table.told("crisis_drawn") == [
        {"seat": 0, "card": "twin_echo"},
        {"seat": 0, "card": "pressure_drop"},
        {"seat": 1, "card": "pressure_drop"},
    ]
    assert table.survival() == [1, 1, 1, 1]
    assert table.zone("crisis_discard") == ["twin_echo", "pressure_drop"]
    assert table.zone("crisis_deck") == []
    assert table.zone("ongoing") == ["thin_air"]


@rule("OUT-2.8")
def test_there_is_no_maximum_hand_size() -> None:
    hand = ["compass_core", *["dark"] * 4, "water_loop", "pipe_cuff", "door_jack", "mount_brace"]
    table = scenario(hands={"A": hand}, goals=["star_compass"], deck=["arc_welder"] * 5)
    table.act("complete:star_compass").answers("A", "goal_payment", "card:compass_core", "done")
    assert len(table.hand("A")) == 10
    table.act("end_actions")
    assert len(table.hand("A")) == 10
    assert table.passing().active == "B"
    assert len(table.hand("A")) == 10


@rule("OUT-2.9")
def test_a_card_s_own_text_overrules_the_rules() -> None:
    # The rules say that a Goal takes two actions and that a Goal goes where one is played.
    table = scenario(
        hands={"A": ["compass_core", "overdrive_wrench"]}, goals=["star_compass"], used=1
    )
    table.act("tech:overdrive_wrench").act("complete:star_compass")
    assert table.completed("A") == ["star_compass"]
    assert table.survival("A") == 3
    captain = scenario(
        characters={"A": "captain"}, hands={"A": ["water_loop"]}, goals=["star_compass"]
    )
    captain.act("ability:second_goal")
    assert sorted(captain.zone("goals_in_play")) == ["star_compass", "water_loop"]


@rule("OUT-2.10", "OUT-R5")
def test_the_sizes_of_hidden_zones_are_public() -> None:
    table = scenario(
        hands={"A": ["dark"], "B": ["dark"] * 4, "C": []},
        supply=["dark", "pipe_cuff"],
        entropy=["dark"] * 3,
        crises=["panic", "burnout"],
    )
    for viewer in (None, "D"):
        zones = table.view(viewer)["zones"]
        assert [zones["hand"][seat]["count"] for seat in range(4)] == [1, 4, 0, 0]
        assert zones["supply"] == {"count": 2}
        assert zones["entropy"] == {"count": 3}
        assert zones["crisis_deck"] == {"count": 2}


@rule("OUT-2.10", "OUT-R5")
def test_the_size_of_each_location_pile_is_public() -> None:
    table = scenario(loc_draw_entropy="on", piles={"labs": ["pipe_cuff"], "cargo": ["dark"] * 5})
    assert table.view(None)["zones"]["piles"] == [{"count": n} for n in (3, 1, 3, 5, 3)]

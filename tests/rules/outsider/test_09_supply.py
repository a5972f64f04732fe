"""OUT-9: the Supply."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

HAND = ["arc_welder", "water_loop"]
CALM = ["time_slip", "thin_air", "fuel_leak", "dead_air"]  # Crises that ask nothing


def gathering(supply: list[str], **more: Any) -> Scenario:
    """A gathers; A's hand is HAND unless told otherwise."""
    more.setdefault("hands", {"A": HAND})
    more.setdefault("crises", CALM)
    return scenario(supply=supply, **more).act("gather")


@rule("OUT-9.1", "OUT-2.1")
def test_the_supply_is_face_down_for_all_but_the_gatherer() -> None:
    supply = ["pipe_cuff", "dark", "door_jack"]
    table = scenario(hands={"A": HAND}, supply=supply)
    for viewer in (None, *"ABCD"):
        assert table.view(viewer)["zones"]["supply"] == {"count": 3}
    table.act("gather")
    assert table.knows("A", "supply") == sorted(supply)
    for viewer in (None, *"BCD"):
        assert table.view(viewer)["zones"]["supply"] == {"count": 3}
        assert table.told("gathers", viewer) == [{"seat": 0}]


@rule("OUT-9.1", "OUT-9.11")
def test_the_supply_is_shown_without_order() -> None:
    for supply in (["pipe_cuff", "dark", "door_jack"], ["door_jack", "pipe_cuff", "dark"]):
        table = gathering(supply)
        assert table.view("A")["zones"]["supply"] == {
            "count": 3,
            "within": ["dark", "door_jack", "pipe_cuff"],
        }


@rule("OUT-9.2")
def test_gathering_needs_a_card_in_hand_and_one_in_the_supply() -> None:
    for hand, supply, able in (
        (["dark"], ["dark"], True),
        ([], ["dark"], False),
        (["dark"], [], False),
        ([], [], False),
    ):
        table = scenario(hands={"A": hand}, supply=supply)
        assert ("gather" in table.options("A")) == able


@rule("OUT-9.3", "OUT-9.4", "OUT-5.3", "OUT-R53")
def test_the_sequence_is_pay_look_check_leave_take() -> None:
    table = gathering(["pipe_cuff", "dark", "door_jack"])
    assert table.base_left == 1
    assert table.told("acted") == [{"seat": 0, "kind": "act", "option": "gather"}]
    assert table.asked() == [("A", "gather_leave")]
    assert table.options("A") == ["card:arc_welder", "card:water_loop"]
    table.answer("A", "gather_leave", "card:arc_welder")
    assert table.asked() == [("A", "gather_take")]
    assert table.options("A") == ["card:dark", "card:door_jack", "card:pipe_cuff"]
    table.answer("A", "gather_take", "card:dark")
    assert table.hand("A") == ["dark", "water_loop"]
    assert table.zone("supply") == ["arc_welder", "door_jack", "pipe_cuff"]
    assert table.zone("discard") == []
    assert table.asked() == [("A", "act")]
    assert table.log()[-4:] == ["gathers", "traded", "left_card", "took_card"]


@rule("OUT-9.4", "OUT-R20")
def test_who_has_looked_must_trade_and_never_takes_back_the_card_just_left() -> None:
    table = gathering(["pipe_cuff", "door_jack"])
    assert "done" not in table.options("A")
    table.answer("A", "gather_leave", "card:water_loop")
    assert table.options("A") == ["card:door_jack", "card:pipe_cuff"]
    one = gathering(["pipe_cuff"])
    one.answer("A", "gather_leave", "card:water_loop")
    assert one.hand("A") == ["arc_welder", "pipe_cuff"]
    assert one.zone("supply") == ["water_loop"]


@rule("OUT-R20", "OUT-9.4")
def test_a_forced_trade_of_two_equal_cards_is_fine() -> None:
    table = gathering(["dark", "door_jack"], hands={"A": ["dark"]})
    assert table.options("A") == ["card:dark", "card:door_jack"]
    table.answer("A", "gather_take", "card:dark")
    assert table.hand("A") == ["dark"]
    assert table.zone("supply") == ["dark", "door_jack"]


# The Dark check.


@rule("OUT-9.5", "OUT-9.8", "OUT-R21")
@pytest.mark.parametrize(("size", "limit"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_more_than_half_dark_triggers_and_exactly_half_does_not(size: int, limit: int) -> None:
    for dark in range(size + 1):
        supply = ["dark"] * dark + ["door_jack"] * (size - dark)
        table = gathering(supply, deck=["pipe_cuff"] * 9)
        triggered = dark >= limit
        shown = table.told("supply_shown")
        if triggered:
            assert table.told("crisis_drawn")[0] == {"seat": 0, "card": "time_slip"}
            assert sorted(told["card"] for told in shown[:size]) == sorted(supply)
        else:
            assert shown == table.told("crisis_drawn") == []
            assert table.zone("discard") == []


@rule("OUT-9.5", "OUT-R21", "OUT-8.1")
def test_the_check_reveals_all_discards_one_dark_card_and_causes_one_crisis() -> None:
    table = gathering(["dark", "door_jack", "dark"], deck=["pipe_cuff", "mount_brace"])
    for viewer in (None, *"BCD"):
        assert table.told("supply_shown", viewer) == [
            {"card": "door_jack"},
            {"card": "dark"},
            {"card": "dark"},
        ]
    assert table.told("supply_lost") == [{"seat": 0}]
    assert table.zone("discard") == ["dark"]
    assert len(table.told("crisis_drawn")) == 1
    assert table.zone("deck") == ["mount_brace"]
    assert table.zone("supply") == ["dark", "door_jack", "pipe_cuff"]
    assert table.asked() == [("A", "gather_leave")]


@rule("OUT-9.5", "OUT-9.6", "OUT-8.4")
def test_the_crisis_comes_before_the_replacement() -> None:
    table = gathering(["dark"], crises=["falling_girder"], deck=["pipe_cuff"] * 3)
    assert table.asked() == [("A", "crisis_player")]
    assert table.zone("supply") == []
    assert len(table.zone("deck")) == 3
    table.answer("A", "crisis_player", "seat:1")
    assert table.zone("supply") == ["pipe_cuff"]
    assert table.asked() == [("A", "gather_leave")]


@rule("OUT-9.6", "OUT-9.11")
def test_the_replacement_is_the_top_card_of_the_deck_unseen_by_the_others() -> None:
    table = gathering(
        ["dark", "dark", "door_jack"], deck=["pipe_cuff", "mount_brace"],
        characters={"A": "quartermaster"},
    )  # fmt: skip
    assert table.asked() == [("A", "gather_number")]
    assert table.told("supply_replaced", "A") == [{"seat": 0, "card": "pipe_cuff"}]
    for viewer in (None, *"BCD"):
        assert table.told("supply_replaced", viewer) == [{"seat": 0}]
        assert table.knows(viewer, "supply") == ["dark", "door_jack"]  # as it was revealed
    assert table.knows("A", "supply") == ["dark", "door_jack", "pipe_cuff"]


@rule("OUT-9.6", "OUT-R21")
@pytest.mark.parametrize(
    ("deck", "crises"),
    [
        (["pipe_cuff", "mount_brace", "spore_tray"], 2),  # 3 of 3, then 2 of 3, then 1 of 3
        (["dark", "pipe_cuff", "mount_brace", "spore_tray"], 3),
        (["dark", "dark", "pipe_cuff", "mount_brace"], 4),
    ],
)
def test_the_check_is_repeated_as_often_as_needed(deck: list[str], crises: int) -> None:
    table = gathering(["dark"] * 3, deck=deck)
    assert len(table.told("crisis_drawn")) == crises
    assert table.zone("discard") == ["dark"] * crises
    assert len(table.zone("supply")) == 3
    assert table.zone("supply").count("dark") == 1
    assert len(table.told("supply_lost")) == crises
    assert table.asked() == [("A", "gather_leave")]


@rule("OUT-9.7", "OUT-R22")
def test_without_a_deck_the_supply_stays_smaller_and_the_check_uses_the_new_size() -> None:
    # 3 of 4 triggers; 2 of 3 triggers; 1 of 2 does not.
    table = gathering(["dark", "dark", "dark", "door_jack"], deck=[])
    assert len(table.told("crisis_drawn")) == 2
    assert table.zone("supply") == ["dark", "door_jack"]
    assert table.told("supply_replaced", "A") == []
    assert table.asked() == [("A", "gather_leave")]
    table.answer("A", "gather_leave", "card:arc_welder")
    table.answer("A", "gather_take", "card:door_jack")
    assert table.zone("supply") == ["arc_welder", "dark"]


@rule("OUT-9.9", "OUT-R23")
def test_the_check_is_made_only_at_the_start_of_the_act() -> None:
    table = gathering(
        ["dark", "pipe_cuff", "door_jack"], hands={"A": ["dark"], "B": ["arc_welder"]},
        deck=["spore_tray"] * 9,
    )  # fmt: skip
    table.answer("A", "gather_take", "card:door_jack")
    assert table.zone("supply") == ["dark", "dark", "pipe_cuff"]
    assert table.told("crisis_drawn") == []
    assert table.told("supply_shown") == []
    table.act("end_actions")
    assert table.told("crisis_drawn") == []
    table.act("gather")
    assert table.told("crisis_drawn") == [{"seat": 1, "card": "time_slip"}]


# What stops a trade.


@rule("OUT-9.10", "OUT-R22")
def test_a_gatherer_left_without_cards_does_not_trade() -> None:
    table = gathering(["dark"], hands={"A": ["arc_welder"]}, crises=["flash_fire"],
                      deck=["pipe_cuff"] * 3)  # fmt: skip
    assert table.hand("A") == []
    assert table.zone("supply") == ["pipe_cuff"]
    assert table.told("traded") == []
    assert table.asked() == [("A", "act")]
    assert table.base_left == 1


@rule("OUT-9.10", "OUT-R22")
def test_an_empty_supply_ends_the_act() -> None:
    table = gathering(["dark"], deck=[])
    assert table.zone("supply") == []
    assert table.hand("A") == HAND
    assert table.told("traded") == []
    assert table.asked() == [("A", "act")]
    assert table.base_left == 1


@rule("OUT-9.3", "OUT-R66", "OUT-R70")
@pytest.mark.parametrize(("survival", "asked"), [(1, "gather_leave"), (2, "gather_number")])
def test_how_many_cards_may_be_traded_is_read_after_the_dark_check(
    survival: int, asked: str
) -> None:
    table = gathering(
        ["dark", "dark", "door_jack"],
        characters={"A": "quartermaster"},
        survival={"A": survival},
        crises=["system_wipe"],
        deck=["pipe_cuff"] * 9,
    )
    assert table.survival("A") == survival - 1
    assert table.asked() == [("A", asked)]


# Secrecy.


@rule("OUT-9.11", "OUT-R70", "OUT-12.4")
def test_nobody_else_learns_which_card_was_left_or_taken() -> None:
    table = gathering(["pipe_cuff", "dark", "door_jack"])
    table.answer("A", "gather_leave", "card:arc_welder").answer("A", "gather_take", "card:dark")
    assert table.told("left_card", "A") == [{"seat": 0, "card": "arc_welder"}]
    assert table.told("took_card", "A") == [{"seat": 0, "card": "dark"}]
    for viewer in (None, *"BCD"):
        assert table.told("traded", viewer) == [{"seat": 0, "number": 1}]
        assert table.told("left_card", viewer) == table.told("took_card", viewer) == [{"seat": 0}]
        assert table.view(viewer)["zones"]["supply"] == {"count": 3}
        assert table.knows(viewer, "hand", "A") == []
    assert table.knows("A", "supply") == ["arc_welder", "door_jack", "pipe_cuff"]


@rule("OUT-9.11", "OUT-9.1")
def test_two_trades_that_differ_only_in_hidden_cards_look_the_same() -> None:
    seen = []
    for leave, take in (("arc_welder", "dark"), ("water_loop", "pipe_cuff")):
        table = gathering(["pipe_cuff", "dark", "door_jack"])
        table.answer("A", "gather_leave", f"card:{leave}")
        table.answer("A", "gather_take", f"card:{take}")
        seen.append((table.view("B"), table.words("B"), table.view(None), table.words()))
    assert seen[0] == seen[1]


@rule("OUT-9.11")
def test_a_trade_ends_what_the_others_knew_of_the_supply() -> None:
    table = scenario(
        characters={"A": "quartermaster"},
        hands={"A": HAND},
        supply=["door_jack"],
        seeded={"B": "pipe_cuff", "C": "mount_brace", "A": "spore_tray"},
    )
    assert table.knows("B", "supply") == ["pipe_cuff"]
    assert table.knows("A", "supply") == ["spore_tray"]
    table.act("gather")
    assert table.knows("B", "supply") == ["pipe_cuff"]
    table.answer("A", "gather_number", "number:2")
    assert table.knows("B", "supply") == []  # so that no card can be missed
    table.answer("A", "gather_take", "card:door_jack")
    assert table.view("B")["zones"]["supply"] == {"count": 3}
    table.answer("A", "gather_take", "card:mount_brace")
    assert table.knows("B", "supply") == table.knows("C", "supply") == []
    assert table.knows("A", "supply") == ["arc_welder", "pipe_cuff", "spore_tray", "water_loop"]


@rule("OUT-9.5", "OUT-9.11")
def test_a_reveal_is_known_to_all_until_the_trade() -> None:
    table = gathering(
        ["dark", "dark", "door_jack"], deck=["pipe_cuff"], characters={"A": "quartermaster"}
    )
    for viewer in (None, *"BCD"):
        assert table.knows(viewer, "supply") == ["dark", "door_jack"]
    table.answer("A", "gather_number", "number:1")
    table.answer("A", "gather_leave", "card:arc_welder")
    table.answer("A", "gather_take", "card:door_jack")
    for viewer in (None, *"BCD"):
        assert table.knows(viewer, "supply") == []
    assert table.knows("A", "supply") == ["arc_welder", "dark", "pipe_cuff"]


@rule("OUT-9.11")
def test_a_trade_ends_what_others_knew_of_the_hand() -> None:
    table = scenario(
        characters={"B": "programmer"}, active="B", hands={"A": ["arc_welder"], "B": ["dark"]},
        supply=["pipe_cuff", "door_jack"], direction=-1,
    )  # fmt: skip
    table.act("ability:intrude")
    assert table.knows("B", "hand", "A") == ["arc_welder"]
    table.act("end_actions")
    assert table.active == "A"
    table.act("gather").answer("A", "gather_take", "card:pipe_cuff")
    assert table.knows("B", "hand", "A") == []

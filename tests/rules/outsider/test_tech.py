"""Content: the five designs of Tech, at their times and for their costs."""

import pytest

from tests.rule import rule

from .scenario import scenario


@rule("OUT-10.4", "OUT-10.6", "OUT-R65", "OUT-8.1")
def test_gravity_shield_discards_the_crisis_just_drawn_without_effect() -> None:
    table = scenario(
        hands={"A": ["dark", "door_jack"], "C": ["gravity_shield", "dark"]},
        crises=["crushing_tide"], deck=["pipe_cuff"] * 9,
    )  # fmt: skip
    table.act("discard_draw").answers("A", "discard_set", "card:dark", "done")
    assert table.asked() == [("C", "window_crisis")]
    assert table.options() == ["pass", "tech:gravity_shield"]
    assert table.zone("resolving") == ["crushing_tide"]
    table.answer("C", "window_crisis", "tech:gravity_shield")
    assert table.survival() == [3, 3, 3, 3]
    assert table.zone("crisis_discard") == ["crushing_tide"]
    assert table.zone("resolving") == []
    assert table.g.resolvers == []
    assert table.zone("discard") == ["gravity_shield", "dark"], "the Dark card stays discarded"
    assert table.hand("C") == ["dark"]
    assert table.told("crisis_cancelled") == [{"card": "crushing_tide"}]
    assert table.asked() == [("A", "act")], "the interrupted act went on"
    assert len(table.hand("A")) == 5


@rule("OUT-10.6", "OUT-8.7")
def test_gravity_shield_stops_an_ongoing_crisis_before_it_is_put_down() -> None:
    table = scenario(step="crisis:fuel_leak:B", hands={"B": ["gravity_shield"]})
    table.answer("B", "window_crisis", "tech:gravity_shield")
    assert table.zone("ongoing") == []
    assert table.zone("crisis_discard") == ["fuel_leak"]


@rule("OUT-10.4")
@pytest.mark.parametrize("step", ["menu", "window", "end"])
def test_gravity_shield_cannot_be_played_outside_w2(step: str) -> None:
    hands = {seat: ["gravity_shield", "dark"] for seat in "ABCD"}
    table = scenario(step=step, hands=hands)
    assert table.asked() == [("A" if step != "end" else "B", "act")]
    assert not any("gravity_shield" in option for option in table.options())


@rule("OUT-10.4", "OUT-2.4", "OUT-R49", "OUT-8.9")
@pytest.mark.parametrize(
    ("step", "seat", "kind"),
    [
        ("menu", "A", "act"), ("window", "B", "window_act"),
        ("crisis:pressure_drop", "C", "window_crisis"), ("end", "D", "window_end"),
    ],
)  # fmt: skip
def test_echo_beacon_reshuffles_at_any_time_and_is_not_in_the_new_deck(
    step: str, seat: str, kind: str
) -> None:
    table = scenario(
        step=step, hands={seat: ["echo_beacon", "dark"]}, deck=["door_jack", "pipe_cuff"],
        discard=["dark", "dark", "arc_welder"], goals=["air_moss"],
    )  # fmt: skip
    assert table.asked() == [(seat, kind)]
    table.answer(seat, kind, "tech:echo_beacon")
    table.passing()
    assert table.zone("discard") == ["echo_beacon"]
    left = [*table.zone("deck"), *table.zone("entropy")]
    assert sorted(left) == ["arc_welder", "dark", "dark", "door_jack", "pipe_cuff"]
    assert table.hand(seat) == ["dark"]
    assert table.told("reshuffled")[0]["number"] == 3
    drawn = [told["card"] for told in table.told("crisis_drawn")]
    assert drawn == [], "reshuffled Dark cards cause nothing"
    assert table.zone("goals_in_play") == ["air_moss"]


@rule("OUT-10.4", "OUT-5.1", "OUT-4.4")
def test_overdrive_wrench_makes_the_next_goal_of_the_turn_cost_one_action() -> None:
    table = scenario(
        used=1, hands={"A": ["overdrive_wrench", "pipe_cuff", "mount_brace", "dark"]},
        goals=["water_loop", "engine_mounts"], survival={"A": 1},
    )  # fmt: skip
    assert table.options("A") == [
        "ability:confine", "complete:engine_mounts", "complete:water_loop", "discard_draw",
        "end_actions", "shift", "tech:overdrive_wrench",
    ]  # fmt: skip
    table.act("tech:overdrive_wrench")
    assert table.base_left == 1, "it takes no action"
    assert table.told("discounted") == [{"number": 1}]
    assert table.zone("discard") == ["overdrive_wrench"]
    table.act("complete:water_loop").answers("A", "goal_payment", "card:pipe_cuff", "done")
    assert table.base_left == 0
    assert table.survival("A") == 2, "nothing was bought, and the Repair bonus gave 1"
    assert table.g.discount == 0
    assert table.price(2) == -1
    assert "complete:engine_mounts" not in table.options("A"), "only the next one is cheaper"


@rule("OUT-10.4")
def test_overdrive_wrench_lasts_until_the_end_of_the_turn_and_belongs_to_the_own_turn() -> None:
    table = scenario(
        hands={"A": ["overdrive_wrench"], "B": ["overdrive_wrench", "dark"]}, goals=["water_loop"]
    )
    table.act("tech:overdrive_wrench")
    assert table.asked() == [("A", "act")], "B has nothing to play in W1"
    table.act("end_actions")
    assert table.active == "B"
    assert table.g.discount == 0


@rule("OUT-10.4", "OUT-5.1")
def test_two_discounts_still_leave_an_action_to_pay() -> None:
    table = scenario(
        discount=1, hands={"A": ["overdrive_wrench", "pipe_cuff", "dark"]}, goals=["water_loop"]
    )
    table.act("tech:overdrive_wrench").act("complete:water_loop")
    table.answers("A", "goal_payment", "card:pipe_cuff", "done")
    assert table.base_left == 1


@rule("OUT-10.2", "OUT-10.4", "OUT-8.9", "OUT-R71")
def test_containment_vial_buries_up_to_three_cards_for_one_action() -> None:
    table = scenario(
        hands={"A": ["containment_vial", "arc_welder", "dark", "dark", "pipe_cuff"]},
        deck=["door_jack"], telling=True,
    )  # fmt: skip
    table.act("tech:containment_vial")
    assert table.asked() == [("A", "bury_cards")]
    assert table.options() == ["card:arc_welder", "card:dark", "card:pipe_cuff", "done"]
    assert table.zone("playing") == ["containment_vial"]
    assert table.zone("discard") == []
    table.answers("A", "bury_cards", "card:arc_welder", "card:pipe_cuff", "card:dark")
    assert table.asked() == [("A", "bury_order")], "three is the most"
    assert table.options() == ["card:arc_welder", "card:dark", "card:pipe_cuff"]
    table.answer("A", "bury_order", "card:dark").answer("A", "bury_order", "card:pipe_cuff")
    assert table.zone("deck") == ["door_jack", "dark", "pipe_cuff", "arc_welder"]
    assert table.zone("discard") == ["containment_vial"]
    assert table.zone("playing") == []
    assert table.hand("A") == ["dark"]
    assert table.base_left == 1
    assert table.told("buried") == [{"seat": 0, "number": 3}]
    assert table.told("crisis_drawn") == []
    assert all("card" not in told for told in table.told("buried_card", "B"))
    assert [t["card"] for t in table.told("buried_card", "A")] == [
        "dark",
        "pipe_cuff",
        "arc_welder",
    ]


@rule("OUT-10.4", "OUT-6.11")
def test_containment_vial_may_bury_nothing() -> None:
    table = scenario(hands={"A": ["containment_vial", "dark"]})
    table.act("tech:containment_vial").answer("A", "bury_cards", "done")
    assert table.hand("A") == ["dark"]
    assert table.zone("discard") == ["containment_vial"]
    table = scenario(hands={"A": ["containment_vial"]})
    table.act("tech:containment_vial")
    assert table.asked() == [("A", "act")]
    assert table.zone("discard") == ["containment_vial"]


@rule("OUT-8.9", "OUT-2.5")
def test_cards_can_be_buried_under_an_empty_deck() -> None:
    table = scenario(hands={"A": ["containment_vial", "arc_welder"]}, deck=[])
    table.act("tech:containment_vial").answer("A", "bury_cards", "card:arc_welder")
    assert table.zone("deck") == ["arc_welder"]
    table.act("end_actions")
    assert table.outcome() is None
    assert table.zone("entropy") == ["arc_welder"]


@rule("OUT-10.4", "OUT-11.5", "OUT-11.7")
@pytest.mark.parametrize("target", [0, 1, 2, 3])
def test_pulse_kit_gives_two_survival_to_any_player(target: int) -> None:
    table = scenario(hands={"A": ["pulse_kit"]}, survival={"B": 0, "C": 9})
    before = table.survival()
    table.act("tech:pulse_kit")
    assert table.asked() == [("A", "ability_player")]
    assert table.options() == ["seat:0", "seat:1", "seat:2", "seat:3"]
    table.answer("A", "ability_player", f"seat:{target}")
    before[target] += 2
    assert table.survival() == before
    assert table.zone("discard") == ["pulse_kit"]
    assert table.base_left == 1


@rule("OUT-10.1", "OUT-4.5")
def test_tech_that_costs_an_action_is_not_offered_when_none_can_be_paid() -> None:
    hand = ["containment_vial", "pulse_kit", "echo_beacon", "overdrive_wrench", "gravity_shield"]
    table = scenario(hands={"A": hand}, survival={"A": 0}, used=1)
    assert table.options("A") == ["end_actions", "tech:echo_beacon", "tech:overdrive_wrench"]
    table = scenario(hands={"A": hand}, survival={"A": 0})
    assert table.options("A") == [
        "discard_draw", "end_actions", "shift", "tech:containment_vial", "tech:echo_beacon",
        "tech:overdrive_wrench", "tech:pulse_kit",
    ]  # fmt: skip
    table = scenario(hands={"A": hand}, survival={"A": 1}, used=2)
    table.act("tech:pulse_kit")
    assert table.survival("A") == 0, "the price comes first"
    table.answer("A", "ability_player", "seat:0")
    assert table.survival("A") == 2

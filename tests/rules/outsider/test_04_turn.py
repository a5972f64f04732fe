"""OUT-4: the turn."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

FREE = ["discard_draw", "end_actions", "shift"]
RICH = {"A": 9}


def cycle(table: Scenario) -> Scenario:
    """Discard and Draw nothing: the plainest act of one action."""
    table.act("discard_draw")
    if table.asked() == [("A", "discard_set")]:
        table.answer("A", "discard_set", "done")
    return table.passing()


# The steps of a turn.


@rule("OUT-4.1", "OUT-R72", "OUT-4.9")
def test_a_turn_is_start_effects_then_actions_then_entropy() -> None:
    table = scenario(
        step="turn",
        hands={"A": ["dark", "arc_welder"], "B": ["echo_beacon"]},
        completed={"C": ["water_loop"]},
        ongoing=["radiation_bloom"],
        deck=["pipe_cuff"] * 9,
        telling=True,
    )
    assert table.told("turn") == [{"number": 1, "seat": 0}]
    assert table.asked() == [("A", "crisis_choice")]
    table.answer("A", "crisis_choice", "lose")
    assert table.asked() == [("B", "window_act")]
    table.answer("B", "window_act", "pass").answer("C", "window_act", "pass")
    assert table.asked() == [("A", "act")]
    assert len(table.zone("deck")) == 9
    table.act("end_actions")
    assert table.asked() == [("B", "window_end")]
    assert len(table.zone("deck")) == 9
    table.passing()
    assert len(table.zone("deck")) == 8
    assert table.asked() == [("B", "crisis_choice")]
    assert table.told("turn")[-1] == {"number": 2, "seat": 1}


@rule("OUT-4.2")
@pytest.mark.parametrize(
    ("survival", "slowed", "left"), [(3, False, 2), (1, False, 2), (0, False, 1), (3, True, 1),
                                     (0, True, 1)]
)  # fmt: skip
def test_the_base_allowance_is_two_and_one_while_doomed(
    survival: int, slowed: bool, left: int
) -> None:
    table = scenario(survival={"A": survival}, slowed=slowed, hands={"A": ["dark"]})
    assert table.base_left == left
    for spent in range(left):
        assert table.base_left == left - spent
        cycle(table)
        assert table.survival("A") == survival
    assert table.base_left == 0
    assert table.g.used == left


@rule("OUT-4.2", "OUT-11.3")
def test_who_becomes_doomed_after_the_first_base_action_has_none_left() -> None:
    table = scenario(hands={"A": ["dark", "water_loop"]}, survival={"A": 1}, crises=["flash_fire"])
    table.act("discard_draw").answers("A", "discard_set", "card:dark", "done")
    assert table.survival("A") == 0
    assert table.base_left == 0
    assert table.options("A") == ["end_actions"]


@rule("OUT-4.2", "OUT-11.3")
def test_who_becomes_doomed_before_acting_has_one_base_action() -> None:
    table = scenario(step="turn", survival={"A": 1}, ongoing=["radiation_bloom"])
    assert table.survival("A") == 0
    assert table.base_left == 1
    cycle(table)
    assert table.base_left == 0


@rule("OUT-4.2", "OUT-11.5")
def test_who_stops_being_doomed_has_the_second_base_action_at_once() -> None:
    table = scenario(survival={"A": 0}, used=1, completed={"A": ["air_moss"]})
    assert table.options("A") == ["end_actions", "sabotage:air_moss"]
    table.act("sabotage:air_moss")
    assert table.survival("A") == 2
    assert table.base_left == 1
    assert table.passing().options("A") == ["ability:confine", *FREE]


@rule("OUT-4.3")
def test_the_same_act_may_be_repeated_and_actions_skipped() -> None:
    table = scenario(hands={"A": ["dark"]})
    cycle(cycle(table))
    assert table.base_left == 0
    assert table.asked() == [("A", "act")]
    assert "end_actions" in table.options("A")
    for used in (0, 1, 2):
        early = scenario(used=used)
        assert early.act("end_actions").active == "B"
        assert early.base_left == 2


@rule("OUT-4.3", "OUT-10.7")
def test_the_action_steps_do_not_open_again() -> None:
    table = scenario(completed={"A": ["air_moss"], "B": ["star_compass"]})
    table.act("end_actions")
    assert table.asked() == [("A", "window_end")]
    table.answer("A", "window_end", "sabotage:air_moss")
    assert table.asked() == [("B", "window_end")]
    table.answer("B", "window_end", "pass")
    assert table.active == "B"
    assert table.g.turn == 2


# Paying for actions.


@rule("OUT-4.4", "OUT-R72")
def test_base_actions_are_used_first_then_granted_then_bought_ones() -> None:
    table = scenario(granted=1, hands={"A": ["dark"]})
    spent = []
    for _ in range(4):
        spent.append((table.g.used, table.g.granted, table.g.bought, table.survival("A")))
        cycle(table)
    spent.append((table.g.used, table.g.granted, table.g.bought, table.survival("A")))
    assert spent == [(0, 1, 0, 3), (1, 1, 0, 3), (2, 1, 0, 3), (2, 0, 0, 3), (2, 0, 1, 2)]


@rule("OUT-4.4", "OUT-R9")
def test_an_act_of_two_actions_may_mix_base_granted_and_bought_ones() -> None:
    for used, granted, after in (
        (0, 1, (2, 1, 0, 3)),
        (1, 1, (2, 0, 0, 3)),
        (1, 0, (2, 0, 1, 2)),
        (2, 2, (2, 0, 0, 3)),
        (2, 1, (2, 0, 1, 2)),
        (2, 0, (2, 0, 2, 0)),
    ):
        table = scenario(
            used=used, granted=granted, hands={"A": ["compass_core"]}, goals=["star_compass"]
        )
        table.act("complete:star_compass")
        g = table.g
        assert (g.used, g.granted, g.bought, table.survival("A")) == after
        assert table.completed("A") == ["star_compass"]


@rule("OUT-4.5", "OUT-R9", "OUT-R10", "OUT-R46")
def test_additional_actions_cost_one_then_two_then_three_and_end() -> None:
    table = scenario(used=2, survival=RICH, hands={"A": ["dark"]})
    left = []
    for _ in range(3):
        cycle(table)
        left.append(table.survival("A"))
    assert left == [8, 6, 3]
    assert table.options("A") == ["end_actions"]
    assert table.price(1) == -1
    assert table.told("bought") == [
        {"seat": 0, "number": 1, "number_left": 8},
        {"seat": 0, "number": 2, "number_left": 6},
        {"seat": 0, "number": 3, "number_left": 3},
    ]
    assert table.told("lost") == []


@rule("OUT-4.5", "OUT-R9", "OUT-R10")
@pytest.mark.parametrize(
    ("used", "bought", "price"), [(0, 0, 0), (1, 0, 1), (2, 0, 3), (2, 1, 5), (2, 2, -1), (1, 2, 3),
                                  (1, 3, -1), (2, 3, -1), (0, 3, 0)]
)  # fmt: skip
def test_the_price_of_an_act_of_two_actions(used: int, bought: int, price: int) -> None:
    table = scenario(
        used=used, bought=bought, survival=RICH, hands={"A": ["compass_core"]},
        goals=["star_compass"],
    )  # fmt: skip
    assert ("complete:star_compass" in table.options("A")) == (price >= 0)
    if price >= 0:
        assert table.act("complete:star_compass").survival("A") == 9 - price


@rule("OUT-R9")
def test_a_slowed_or_granted_action_does_not_change_the_price() -> None:
    slowed = scenario(slowed=True, used=1, survival=RICH)
    assert slowed.base_left == 0
    assert cycle(slowed).survival("A") == 8
    granted = scenario(granted=1, used=2, survival=RICH)
    assert cycle(granted).survival("A") == 9
    assert cycle(granted).survival("A") == 8


@rule("OUT-4.5")
def test_thin_air_adds_one_to_each_additional_action() -> None:
    table = scenario(used=2, survival=RICH, ongoing=["thin_air"], hands={"A": ["dark"]})
    assert cycle(table).survival("A") == 7
    assert cycle(table).survival("A") == 4
    assert cycle(table).survival("A") == 0
    pair = scenario(
        used=2, survival=RICH, ongoing=["thin_air"], hands={"A": ["compass_core"]},
        goals=["star_compass"],
    )  # fmt: skip
    assert pair.act("complete:star_compass").survival("A") == 9 - 2 - 3


@rule("OUT-4.6", "OUT-5.10")
@pytest.mark.parametrize(
    ("bought", "survival", "offered"), [(0, 1, True), (1, 1, False), (1, 2, True), (2, 2, False),
                                        (2, 3, True)]
)  # fmt: skip
def test_the_player_must_have_the_full_price(bought: int, survival: int, offered: bool) -> None:
    table = scenario(used=2, bought=bought, survival={"A": survival}, hands={"A": ["dark"]})
    assert table.options("A") == (FREE if offered else ["end_actions"])
    goal = scenario(
        used=2, survival={"A": survival}, hands={"A": ["compass_core"]}, goals=["star_compass"]
    )
    assert ("complete:star_compass" in goal.options("A")) == (survival >= 3)


@rule("OUT-4.6")
def test_the_purchase_and_the_act_are_one_declaration() -> None:
    table = scenario(used=2, hands={"A": ["dark", "water_loop"]}, supply=["pipe_cuff"])
    assert table.options("A") == ["ability:confine", *FREE[:2], "gather", "play_goal", "shift"]
    table.act("gather")
    assert table.survival("A") == 2
    assert table.asked() == [("A", "gather_leave")]


@rule("OUT-4.7")
def test_buying_is_optional_and_never_open_to_a_doomed_player() -> None:
    doomed = scenario(survival={"A": 0}, used=1, hands={"A": ["dark", "water_loop"]})
    assert doomed.options("A") == ["end_actions"]
    able = scenario(used=2)
    able.act("end_actions")
    assert (able.active, able.survival("A")) == ("B", 3)


@rule("OUT-4.8", "OUT-R11", "OUT-R46", "OUT-R66")
def test_the_last_survival_may_be_spent_and_the_act_is_still_carried_out() -> None:
    table = scenario(
        used=2,
        survival={"A": 1},
        hands={"A": ["water_loop", "dark"]},
        completed={"B": ["wreckage"]},
    )
    assert table.options("A") == ["discard_draw", "end_actions", "play_goal", "shift"]
    table.act("play_goal").answer("A", "goal_to_play", "card:water_loop")
    assert table.survival("A") == 0
    assert table.zone("goals_in_play") == ["water_loop"]
    assert table.passing().options("A") == ["end_actions"]
    assert table.view(None)["facts"]["doomed"] == [0]
    table.act("end_actions").passing()
    assert table.active == "B"


@rule("OUT-4.8", "OUT-R66")
def test_passive_abilities_are_off_for_an_act_that_takes_the_last_survival() -> None:
    hand = {"A": ["arc_welder", "pipe_cuff"]}
    who = {"A": "machinist"}
    last = scenario(characters=who, used=2, survival={"A": 1}, hands=hand)
    assert last.options("A") == FREE
    more = scenario(characters=who, used=2, survival={"A": 2}, hands=hand)
    assert more.options("A") == ["discard_draw", "end_actions", "scrap", "shift"]
    three = scenario(
        characters=who, used=2, survival={"A": 1}, hands={"A": [*hand["A"], "door_jack"]}
    )
    three.act("scrap")
    if three.asked() == [("A", "scrap_kind")]:
        three.answer("A", "scrap_kind", "gear")
    assert three.hand("A") == []
    assert three.survival("A") == 1
    engineer = scenario(
        characters={"A": "engineer"}, used=2, survival={"A": 1}, deck=["arc_welder"] * 9
    )
    engineer.act("discard_draw")
    assert len(engineer.hand("A")) == 5


@rule("OUT-4.8", "OUT-R11")
def test_a_tech_may_be_bought_with_the_last_survival() -> None:
    table = scenario(used=2, survival={"A": 1}, hands={"A": ["pulse_kit", "dark"]})
    assert table.options("A") == ["discard_draw", "end_actions", "shift", "tech:pulse_kit"]
    table.act("tech:pulse_kit")
    assert table.survival("A") == 0
    table.answer("A", "ability_player", "seat:0")
    assert table.survival("A") == 2
    assert table.g.bought == 1


@rule("OUT-4.8", "OUT-R66", "OUT-13.8")
def test_a_sole_outsider_who_pays_the_last_survival_is_doomed_at_the_verdict() -> None:
    low = {"A": 1, "B": 0, "C": 0, "D": 0}
    assert scenario(used=2, survival=low).act("shift").outcome() is None
    won = scenario(used=1, survival=low).act("shift").outcome()
    assert won == ("outsiders", "outsider_shift", "A")


# The end of the turn.


@rule("OUT-4.9")
def test_entropy_happens_in_every_turn_also_without_actions() -> None:
    table = scenario(deck=["arc_welder", "pipe_cuff", "door_jack", "dark"])
    for lost in (["arc_welder"], ["arc_welder", "pipe_cuff"]):
        table.act("end_actions")
        assert table.zone("entropy") == lost
    assert table.zone("deck") == ["door_jack", "dark"]
    busy = scenario(deck=["arc_welder"] * 9, hands={"A": ["dark"] * 5})
    cycle(cycle(busy)).act("end_actions")
    assert len(busy.zone("entropy")) == 1


@rule("OUT-4.9", "OUT-4.1")
def test_fuel_leak_makes_the_step_two_cards_and_a_skip_leaves_it_out() -> None:
    leak = scenario(step="entropy", ongoing=["fuel_leak"], deck=["arc_welder"] * 9)
    assert len(leak.zone("entropy")) == 2
    table = scenario(step="entropy", ongoing=["fuel_leak"], skip_entropy=1, deck=["dark"] * 9)
    assert table.zone("entropy") == []
    assert table.g.skip_entropy == 0
    table.act("end_actions")
    assert len(table.zone("entropy")) == 2


@rule("OUT-4.10", "OUT-14.1", "OUT-14.5")
@pytest.mark.parametrize(("deck", "over"), [([], True), (["dark"], False)])
def test_an_entropy_step_without_a_deck_is_obliteration(deck: list[str], over: bool) -> None:
    table = scenario(deck=deck, discard=["pipe_cuff"] * 3)
    table.act("end_actions")
    if over:
        assert table.outcome() == ("nobody", "out_of_cards", "")
        assert table.shown() == "ABCD"
        assert table.asked() == []
        assert table.g.turn == 1
    else:
        assert table.outcome() is None
        assert table.zone("deck") == []
        assert table.active == "B"


@rule("OUT-4.10")
def test_fuel_leak_with_one_card_left_is_obliteration() -> None:
    table = scenario(step="entropy", ongoing=["fuel_leak"], deck=["dark"])
    assert table.outcome() == ("nobody", "out_of_cards", "")
    assert table.zone("entropy") == ["dark"]


@rule("OUT-4.11")
@pytest.mark.parametrize(
    ("players", "active", "direction", "after"),
    [(3, "A", 1, "B"), (3, "C", 1, "A"), (4, "A", -1, "D"), (6, "D", -1, "C"), (6, "F", 1, "A")],
)
def test_the_next_player_in_the_current_direction_becomes_active(
    players: int, active: str, direction: int, after: str
) -> None:
    table = scenario(players=players, active=active, direction=direction)
    assert table.act("end_actions").active == after
    assert (table.base_left, table.g.used, table.g.bought, table.g.granted) == (2, 0, 0, 0)


@rule("OUT-4.11", "OUT-R72")
def test_granted_actions_discounts_and_purchases_end_with_the_turn() -> None:
    table = scenario(granted=2, discount=1, bought=2, used=1, used_abilities=["confine"])
    table.act("end_actions")
    g = table.g
    assert (g.granted, g.discount, g.bought, g.used, g.used_abilities) == (0, 0, 0, 0, [])

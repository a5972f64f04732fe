"""OUT-5: acts."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

BASE = ["ability:confine", "discard_draw", "end_actions", "shift"]
GOALS = ["cargo_doors", "water_loop", "wreckage"]
GEAR = ["arc_welder", "door_jack", "pipe_cuff"]


def acts(table: Scenario) -> list[str]:
    return table.passing().options(table.active)


# The menu.


@rule("OUT-5.1", "OUT-R67")
def test_the_menu_offers_every_act_that_has_its_objects() -> None:
    table = scenario(
        characters={"A": "captain"},
        hands={
            "A": [*GOALS, *GEAR, "pulse_kit", "overdrive_wrench", "echo_beacon", "gravity_shield"]
        },
        supply=["dark"],
        goals=["command_codes"],
        completed={"A": ["air_moss"], "B": ["ship_mind"]},
        ongoing=["fuel_leak", "dead_air"],
        loc_actions="on",
    )
    assert table.options("A") == [
        "ability:reverse",
        "ability:second_goal",
        "clear:fuel_leak",
        "complete:command_codes",
        "discard_draw",
        "end_actions",
        "gather",
        "move",
        "play_goal",
        "sabotage:air_moss",
        "scrap",
        "shift",
        "tech:echo_beacon",
        "tech:overdrive_wrench",
        "tech:pulse_kit",
    ]
    assert scenario().options("A") == BASE


@rule("OUT-5.1")
@pytest.mark.parametrize(
    ("option", "cost"),
    [
        ("complete:cargo_doors", 2),
        ("play_goal", 1),
        ("gather", 1),
        ("scrap", 1),
        ("discard_draw", 1),
        ("shift", 1),
        ("ability:confine", 1),
        ("tech:pulse_kit", 1),
        ("tech:containment_vial", 1),
        ("tech:overdrive_wrench", 0),
        ("tech:echo_beacon", 0),
        ("sabotage:air_moss", 0),
        ("clear:fuel_leak", 1),
        ("move", 1),
    ],
)
def test_what_each_act_costs(option: str, cost: int) -> None:
    hand = [
        *GEAR, "water_loop", "pulse_kit", "containment_vial", "overdrive_wrench", "echo_beacon"
    ]  # fmt: skip
    table = scenario(
        hands={"A": hand},
        supply=["dark"],
        goals=["cargo_doors"],
        completed={"A": ["air_moss"]},
        ongoing=["fuel_leak"],
        loc_supply="on",
        supply_location="bridge",
    )
    table.act(option)
    assert table.g.used == cost
    assert table.survival("A") == (5 if option == "sabotage:air_moss" else 3)


@rule("OUT-5.1", "OUT-4.3", "OUT-R64")
def test_ending_the_action_steps_costs_nothing_and_is_always_offered() -> None:
    for used in (0, 2):
        table = scenario(used=used, survival={"A": 0}, hands={"A": ["dark"]})
        assert "end_actions" in table.options("A")
    alone = scenario(used=1, survival={"A": 0})  # nothing at all to choose
    assert alone.active == "B"


@rule("OUT-5.1", "OUT-15.4")
def test_move_is_an_act_of_the_location_variants_only() -> None:
    assert "move" not in scenario().options("A")
    for rule_on in ("loc_goals", "loc_actions", "loc_draw_entropy", "loc_supply"):
        assert "move" in scenario(**{rule_on: "on"}).options("A")  # type: ignore[arg-type]


# Play a Goal.


@rule("OUT-5.2", "OUT-6.3", "OUT-R53")
def test_a_goal_played_into_an_empty_place_discards_nothing() -> None:
    table = scenario(hands={"A": ["water_loop", "star_compass", "pipe_cuff"]})
    table.act("play_goal")
    assert table.told("acted") == [{"seat": 0, "kind": "act", "option": "play_goal"}]
    assert table.asked() == [("A", "goal_to_play")]
    assert table.options("A") == ["card:star_compass", "card:water_loop"]
    table.answer("A", "goal_to_play", "card:water_loop")
    assert table.zone("goals_in_play") == ["water_loop"]
    assert table.zone("discard") == []
    assert table.hand("A") == ["pipe_cuff", "star_compass"]
    for viewer in (None, "C"):
        assert table.told("played_goal", viewer) == [{"seat": 0, "card": "water_loop"}]
        assert table.view(viewer)["zones"]["goals_in_play"]["cards"] == ["water_loop"]
    assert table.base_left == 1


@rule("OUT-5.2", "OUT-6.4")
def test_a_goal_played_discards_the_only_one_in_play() -> None:
    table = scenario(hands={"A": ["water_loop", "dark"]}, goals=["star_compass"])
    table.act("play_goal").answer("A", "goal_to_play", "card:water_loop")
    assert table.zone("goals_in_play") == ["water_loop"]
    assert table.zone("discard") == ["star_compass"]
    assert table.told("discarded_goal") == [{"card": "star_compass"}]
    assert table.asked() == [("A", "act")]


@rule("OUT-5.2", "OUT-6.4", "OUT-6.5")
@pytest.mark.parametrize("gone", ["star_compass", "ship_mind"])
def test_of_two_goals_in_play_the_player_chooses_one_to_discard(gone: str) -> None:
    table = scenario(hands={"A": ["water_loop", "dark"]}, goals=["star_compass", "ship_mind"])
    table.act("play_goal").answer("A", "goal_to_play", "card:water_loop")
    assert table.asked() == [("A", "goal_to_discard")]
    assert table.options("A") == ["card:ship_mind", "card:star_compass"]
    table.answer("A", "goal_to_discard", f"card:{gone}")
    left = {"star_compass", "ship_mind", "water_loop"} - {gone}
    assert {*table.zone("goals_in_play")} == left
    assert table.zone("discard") == [gone]


@rule("OUT-5.10", "OUT-R67")
def test_play_a_goal_needs_a_goal_in_hand() -> None:
    assert acts(scenario(hands={"A": ["arc_welder", "dark", "echo_beacon"]})) == [
        *BASE, "tech:echo_beacon"
    ]  # fmt: skip
    table = scenario(hands={"B": ["water_loop"]}, discard=["wreckage"], goals=["ship_mind"])
    assert acts(table) == BASE


# Scrap.


@rule("OUT-5.4", "OUT-5.6", "OUT-7.6", "OUT-R18")
def test_three_gear_are_scrapped_for_one_survival() -> None:
    table = scenario(hands={"A": [*GEAR, "spore_tray", "dark"]})
    table.act("scrap")
    assert table.asked() == [("A", "scrap_kind")]
    assert table.options("A") == ["gear"]
    table.answer("A", "scrap_kind", "gear")
    assert table.asked() == [("A", "scrap_cards")]
    assert table.options("A") == ["card:arc_welder", "card:spore_tray"]
    table.answer("A", "scrap_cards", "card:arc_welder")
    assert table.options("A") == ["card:door_jack", "card:spore_tray"]
    table.answer("A", "scrap_cards", "card:door_jack")
    assert table.options("A") == ["card:pipe_cuff"]
    assert table.survival("A") == 3
    table.answer("A", "scrap_cards", "card:pipe_cuff")
    assert table.survival("A") == 4
    assert table.hand("A") == ["dark", "spore_tray"]
    assert sorted(table.zone("discard")) == sorted(GEAR)
    assert table.told("gained") == [{"seat": 0, "number": 1, "number_left": 4}]
    assert table.base_left == 1


@rule("OUT-5.5", "OUT-2.4")
def test_three_goals_are_scrapped_for_a_reshuffle_that_includes_them() -> None:
    table = scenario(
        hands={"A": [*GOALS, "dark"]}, deck=["dark", "arc_welder"], discard=["pipe_cuff"]
    )
    table.act("scrap")
    assert table.options("A") == ["goal"]
    table.answer("A", "scrap_kind", "goal")
    for goal in GOALS:
        assert table.options("A") == [f"card:{goal}"]
        table.answer("A", "scrap_cards", f"card:{goal}")
    assert sorted(table.zone("deck")) == sorted([*GOALS, "dark", "arc_welder", "pipe_cuff"])
    assert table.zone("discard") == []
    assert table.survival("A") == 3
    assert table.told("reshuffled") == [{"seat": 0, "number": 4}]
    assert table.hand("A") == ["dark"]


@rule("OUT-5.6", "OUT-5.10", "OUT-R67")
@pytest.mark.parametrize(
    ("hand", "forms"),
    [
        (GEAR[:2], []),
        (GOALS[:2], []),
        ([*GEAR[:2], *GOALS[:2], "dark", "echo_beacon"], []),
        (["dark"] * 3, []),
        (GEAR, ["gear"]),
        ([*GEAR[:2], *GOALS], ["goal"]),
        ([*GEAR, *GOALS], ["gear", "goal"]),
    ],
)
def test_scrap_takes_three_cards_of_one_kind_from_the_own_hand(
    hand: list[str], forms: list[str]
) -> None:
    table = scenario(
        hands={"A": hand, "B": ["mount_brace", "star_compass"]},
        goals=["ship_mind"],
        completed={"A": ["air_moss"]},
        discard=["sorting_drone"],
    )
    assert ("scrap" in table.options("A")) == bool(forms)
    if forms:
        assert table.act("scrap").options("A") == forms


# Discard and Draw.


@rule("OUT-5.7", "OUT-2.5")
@pytest.mark.parametrize("gone", [[], ["arc_welder"], ["arc_welder", "star_compass", "water_loop"]])
def test_discard_and_draw_discards_any_number_and_refills_to_five(gone: list[str]) -> None:
    hand = ["arc_welder", "star_compass", "water_loop"]
    table = scenario(hands={"A": hand}, deck=["door_jack"] * 9)
    table.act("discard_draw")
    assert table.asked() == [("A", "discard_set")]
    for card in gone:
        assert "done" in table.options("A")
        table.answer("A", "discard_set", f"card:{card}")
    if len(gone) < 3:
        table.answer("A", "discard_set", "done")
    assert table.zone("discard") == gone[::-1]
    assert len(table.hand("A")) == 5
    assert table.hand("A").count("door_jack") == 2 + len(gone)
    assert len(table.zone("deck")) == 9 - 2 - len(gone)
    assert table.base_left == 1


@rule("OUT-5.7")
def test_the_set_is_picked_in_ascending_order_with_equal_cards_merged() -> None:
    table = scenario(hands={"A": ["arc_welder", "dark", "dark", "door_jack"]})
    table.act("discard_draw")
    assert table.options("A") == ["card:arc_welder", "card:dark", "card:door_jack", "done"]
    table.answer("A", "discard_set", "card:door_jack")
    assert table.options("A") == ["card:dark", "done"]


@rule("OUT-5.8", "OUT-8.4")
def test_crises_of_the_discard_are_resolved_before_the_first_draw() -> None:
    table = scenario(
        hands={"A": ["dark", "dark", "water_loop"]},
        deck=["arc_welder"] * 9,
        crises=["falling_girder", "reactor_spike"],
    )
    table.act("discard_draw").answers("A", "discard_set", "card:dark", "card:dark", "done")
    assert table.asked() == [("A", "crisis_player")]
    assert table.hand("A") == ["water_loop"]
    assert len(table.zone("deck")) == 9
    table.answer("A", "crisis_player", "seat:1")
    assert len(table.zone("entropy")) == 2
    assert len(table.hand("A")) == 5
    log = table.log()
    assert log.index("to_entropy") < log.index("drew")


@rule("OUT-5.8", "OUT-2.8", "OUT-R12")
@pytest.mark.parametrize(("held", "drawn"), [(3, 2), (4, 1), (5, 0), (6, 0), (8, 0)])
def test_a_hand_at_or_above_the_limit_draws_nothing_and_the_draw_is_not_optional(
    held: int, drawn: int
) -> None:
    table = scenario(hands={"A": ["star_compass"] * held}, deck=["arc_welder"] * 9)
    table.act("discard_draw").answer("A", "discard_set", "done")
    assert table.hand("A") == sorted(["star_compass"] * held + ["arc_welder"] * drawn)
    assert table.asked() == [("A", "act")]


@rule("OUT-5.8", "OUT-R66")
def test_the_limit_is_read_when_the_cards_are_drawn() -> None:
    table = scenario(
        characters={"A": "engineer"},
        survival={"A": 1},
        hands={"A": ["dark", "water_loop"]},
        deck=["arc_welder"] * 9,
        crises=["pressure_drop", "flash_fire"],
    )
    table.g.survival[:] = [1, 0, 0, 0]
    table.act("discard_draw").answers("A", "discard_set", "card:dark", "done")
    assert table.survival("A") == 0
    assert len(table.hand("A")) == 5


# The Shift Sequence.


@rule("OUT-5.9", "OUT-13.1", "OUT-12.3")
@pytest.mark.parametrize("who", ["A", "B"])
def test_players_of_either_side_may_declare_and_again_later(who: str) -> None:
    table = scenario(active=who)
    table.act("shift")
    assert table.told("verdict") == [{"seat": "AB".index(who), "answer": "no"}]
    if who == "B":
        table.answer("A", "shift_crises", "decline")
    assert table.base_left == 1
    assert "shift" in acts(table)
    table.act("shift")
    assert len(table.told("verdict")) == 2


# What an act needs.


@rule("OUT-5.3", "OUT-9.2", "OUT-5.10")
def test_gather_supplies_needs_a_card_in_hand_and_one_in_the_supply() -> None:
    assert "gather" in acts(scenario(hands={"A": ["dark"]}, supply=["dark"]))
    assert "gather" not in acts(scenario(supply=["dark"]))
    assert "gather" not in acts(scenario(hands={"A": ["dark"]}))
    closed = scenario(hands={"A": ["dark"]}, supply=["dark"], ongoing=["lights_out"])
    assert "gather" not in acts(closed)


@rule("OUT-5.10", "OUT-R67")
def test_completing_a_goal_needs_skill_and_payment() -> None:
    offered = "complete:star_compass"
    assert offered in acts(scenario(hands={"A": ["compass_core"]}, goals=["star_compass"]))
    assert offered not in acts(scenario(hands={"A": ["cipher_key"]}, goals=["star_compass"]))
    assert offered not in acts(scenario(hands={"B": ["compass_core"]}, goals=["star_compass"]))
    unskilled = scenario(
        characters={"A": "engineer"}, hands={"A": ["compass_core"]}, goals=["star_compass"]
    )
    assert offered not in acts(unskilled)


@rule("OUT-5.10", "OUT-R67", "OUT-5.1", "OUT-R58")
@pytest.mark.parametrize(
    ("crisis", "able", "unable"),
    [
        ("fuel_leak", ["door_jack"], ["compass_core", "cipher_key"]),
        ("lights_out", ["compass_core"], ["mount_brace", "door_jack"]),
        ("thin_air", ["logic_lattice"], ["compass_core", "cipher_key"]),
        ("radiation_bloom", ["spore_tray"], ["door_jack", "pipe_cuff", "mount_brace"]),
        ("jammed_locks", ["mount_brace"], ["arc_welder"]),
        ("dead_air", ["compass_core"], ["residue_flask", "door_jack"]),
    ],
)
def test_clearing_needs_gear_that_covers_the_clearing_cost(
    crisis: str, able: list[str], unable: list[str]
) -> None:
    assert f"clear:{crisis}" not in acts(scenario(hands={"A": unable}, ongoing=[crisis]))
    table = scenario(hands={"A": [*able, "dark"]}, ongoing=[crisis], survival={"A": 0})
    table.act(f"clear:{crisis}")
    assert table.asked() == [("A", "clear_payment")]
    assert table.options("A") == [f"card:{able[0]}"]
    table.answers("A", "clear_payment", f"card:{able[0]}", "done")
    assert table.zone("discard") == able
    assert table.zone("ongoing") == []
    assert table.zone("crisis_discard") == [crisis]
    assert table.hand("A") == ["dark"]
    assert table.base_left == 0
    assert f"clear:{crisis}" not in acts(scenario(hands={"A": able}))
    last = scenario(hands={"A": able}, ongoing=[crisis]).act(f"clear:{crisis}")
    assert (last.hand("A"), last.zone("ongoing")) == ([], [])


@rule("OUT-5.10", "OUT-R66", "OUT-R67")
def test_an_act_is_judged_as_things_stand_once_its_price_is_paid() -> None:
    hand = {"A": ["arc_welder", "door_jack"]}
    who = {"A": "machinist"}
    paid = scenario(characters=who, hands=hand, used=2, bought=1, survival={"A": 2})
    assert "scrap" not in acts(paid)
    left = scenario(characters=who, hands=hand, used=2, bought=1, survival={"A": 3})
    assert "scrap" in acts(left)
    base = scenario(characters=who, hands=hand, used=1, survival={"A": 1})
    assert "scrap" in acts(base)

"""OUT-R42 to R72: rulings that no chapter has proved already."""

from collections import Counter

import pytest

from shipboard.games.outsider.table import GAME
from tests.rule import rule

from .scenario import Scenario, scenario


@rule("OUT-R42", "OUT-6.1")
def test_the_second_bonus_of_a_goal_is_called_sabotage() -> None:
    assert [text for text in GAME.kinds[3].options if "salvage" in text] == []
    assert "sabotage:card" in GAME.kinds[3].options
    goals = [goal for goal in scenario().g.cards.sabotage if goal]
    assert len(goals) == 16


@rule("OUT-R44")
def test_a_mandatory_choice_without_a_legal_option_is_skipped_and_the_rest_goes_on() -> None:
    table = scenario(
        loc_actions="on", tokens={"A": "labs"}, hands={"A": ["pulse_kit"]}, ongoing=["dead_air"]
    )
    table.act("tech:pulse_kit")
    assert table.zone("discard") == ["pulse_kit"]
    table = scenario(step="sabotage:wreckage:B", completed={"B": ["wreckage"]}, deck=[])
    assert table.hand("B") == []
    assert table.asked() == [("A", "act")]
    table = scenario(step="sabotage:cargo_doors:B", completed={"B": ["cargo_doors"]})
    assert table.asked() == [("A", "act")], "no hand and no Supply: no trade"


@rule("OUT-R44", "OUT-11.4")
def test_the_chosen_other_player_may_be_doomed_even_without_effect() -> None:
    table = scenario(
        step="sabotage:night_watch:B", completed={"B": ["night_watch"]}, survival={"C": 0}
    )
    assert table.options("B") == ["seat:0", "seat:2", "seat:3"]
    table.answer("B", "ability_player", "seat:2")
    assert table.survival() == [3, 3, 0, 3]
    assert table.told("lost") == []


@rule("OUT-R45", "OUT-8.10")
def test_random_discards_take_different_cards_with_equal_probability() -> None:
    hand = ["arc_welder", "coil_winder", "door_jack", "pipe_cuff"]
    lost: Counter[str] = Counter()
    pairs = set()
    for key in range(300):
        table = scenario(
            completed={"A": ["command_codes"]}, hands={"B": hand, "C": ["dark"]}
        ).reseed(key)
        table.act("sabotage:command_codes").answer("A", "ability_player", "seat:1")
        assert len(table.hand("B")) == 2
        gone = tuple(sorted(set(hand) - set(table.hand("B"))))
        pairs.add(gone)
        lost.update(gone)
    assert len(pairs) == 6
    assert all(110 < count < 190 for count in lost.values())
    assert {told["seat"] for told in table.told("discarded")} == {1}, "the owner discards"


@rule("OUT-R45")
def test_with_fewer_cards_than_asked_all_of_them_go() -> None:
    for hand in (["arc_welder"], [], ["arc_welder", "door_jack"]):
        table = scenario(
            step="sabotage:power_trunk:A", completed={"A": ["power_trunk"]}, hands={"B": hand}
        )
        table.answer("A", "ability_player", "seat:1")
        assert table.hand("B") == []
        assert sorted(table.zone("discard")) == sorted([*hand, "power_trunk"])


@rule("OUT-R47", "OUT-13.4")
def test_between_a_verdict_yes_and_anything_pending_the_verdict_wins() -> None:
    goals = {"A": ["air_moss", "ship_mind"], "B": ["wreckage"], "C": ["hull_frames"]}
    table = scenario(
        active="B", completed=goals | {"D": ["water_loop"]}, deck=[], discard=["dark"],
        ongoing=["radiation_bloom"],
    )  # fmt: skip
    table.act("shift")
    assert table.outcome() == ("crew", "crew_shift", "BCD"), "though the deck is empty"
    assert table.told("obliteration") == []


@rule("OUT-R48", "OUT-8.10")
def test_a_kind_that_must_be_discarded_is_checked_by_the_game() -> None:
    table = scenario(characters={"A": "surgeon", "B": "marshal"}, hands={"A": ["dark", "wreckage"]})
    assert "ability:mend" not in table.options("A"), "no Gear"
    table = scenario(
        characters={"A": "surgeon", "B": "marshal"},
        hands={"A": ["dark", "door_jack", "pipe_cuff", "wreckage"]},
    )  # fmt: skip
    table.act("ability:mend")
    assert table.options("A") == ["card:door_jack", "card:pipe_cuff"]


@rule("OUT-R49", "OUT-R71", "OUT-6.9", "OUT-6.10")
def test_the_claimed_goal_is_not_in_the_discard_pile_during_its_repair_but_the_gear_is() -> None:
    table = scenario(
        goals=["wreckage"], hands={"A": ["sorting_drone", "dark"]}, deck=["dark"],
        discard=["door_jack"],
    )  # fmt: skip
    table.act("complete:wreckage").answers("A", "goal_payment", "card:sorting_drone", "done")
    assert table.asked() == [("A", "ability_cards")]
    assert table.options() == ["card:door_jack", "card:sorting_drone", "done"]
    assert table.view("D")["zones"]["claimed"] == {"count": 1, "cards": ["wreckage"]}
    assert table.zone("goals_in_play") == []
    table.answer("A", "ability_cards", "card:door_jack")
    assert sorted(table.zone("deck")) == ["dark", "sorting_drone"]
    assert table.completed("A") == ["wreckage"]
    assert table.zone("claimed") == []


@rule("OUT-R71", "OUT-R47")
def test_if_the_game_ends_meanwhile_a_claimed_goal_is_not_completed() -> None:
    table = scenario(
        goals=["water_loop"], hands={"A": ["pipe_cuff", "dark"]}, ongoing=["jammed_locks"],
        crises=["reactor_spike"], deck=["dark"], end_mode="dark_surge", telling=True,
    )  # fmt: skip
    table.act("complete:water_loop").answers("A", "goal_payment", "card:pipe_cuff", "done")
    assert table.told("counted") == [{"number_crew": 0, "number_outsiders": 0}]
    assert table.completed("A") == []


@rule("OUT-R53", "OUT-9.11")
def test_only_the_act_and_its_public_objects_are_announced() -> None:
    table = scenario(hands={"A": ["dark", "pipe_cuff"]}, supply=["dark", "door_jack"])
    table.act("gather")
    assert table.told("acted") == [{"seat": 0, "kind": "act", "option": "gather"}]
    table = scenario(hands={"A": ["wreckage", "air_moss", "dark"]})
    table.act("play_goal")
    assert table.told("acted") == [{"seat": 0, "kind": "act", "option": "play_goal"}]
    assert table.told("played_goal") == []


@rule("OUT-R54")
def test_a_slowed_player_has_one_base_action_less_in_the_next_turn_only() -> None:
    table = scenario(active="A", hands={"B": ["dark"]})
    table.act("ability:confine").answer("A", "ability_player", "seat:1")
    assert table.slowed() == "B"
    assert table.told("slowed") == [{"seat": 1}]
    table.act("end_actions")
    assert table.active == "B"
    assert table.base_left == 1
    assert table.slowed() == ""
    for _ in range(4):
        table.act("end_actions")
    assert table.active == "B"
    assert table.base_left == 2


@rule("OUT-R54")
def test_slow_never_goes_below_one_and_does_not_add_up() -> None:
    table = scenario(step="turn", slow="A", survival={"A": 0})
    assert table.base_left == 1
    table = scenario(
        step="window", completed={"B": ["star_compass"], "C": ["star_compass"]}, slow="D"
    )
    table.answer("B", "window_act", "sabotage:star_compass")
    table.answer("B", "ability_player", "seat:3")
    table.answer("C", "window_act", "sabotage:star_compass")
    table.answer("C", "ability_player", "seat:3")
    assert table.slowed() == "D"
    assert table.g.slow[3] == 1


@rule("OUT-R54")
def test_slowing_the_active_player_concerns_the_next_turn_that_begins() -> None:
    table = scenario(step="sabotage:star_compass:B", completed={"B": ["star_compass"]})
    table.answer("B", "ability_player", "seat:0")
    assert table.base_left == 2
    assert table.slowed() == "A"


@rule("OUT-R55", "OUT-4.11")
def test_reversed_in_the_middle_of_a_turn_the_turn_goes_on_and_the_next_player_is_the_other() -> (
    None
):
    table = scenario(characters={"B": "captain"}, active="B")
    table.act("ability:reverse")
    assert table.active == "B"
    assert table.base_left == 1
    table.act("end_actions")
    assert table.active == "A"


@rule("OUT-R58", "OUT-8.7")
def test_an_ongoing_crisis_stays_until_it_is_cleared() -> None:
    table = scenario(ongoing=["dead_air", "thin_air"], deck=["pipe_cuff"] * 20)
    for _ in range(8):
        table.act("end_actions")
    assert table.zone("ongoing") == ["thin_air", "dead_air"]
    assert [option for option in table.options() if option.startswith("clear")] == []


@rule("OUT-R58", "OUT-3.6", "OUT-6.11")
def test_patch_and_cargo_doors_clear_an_ongoing_crisis_without_its_cost() -> None:
    table = scenario(
        characters={"A": "engineer"}, ongoing=["dead_air", "thin_air"],
        hands={"A": ["mount_brace", "dark"]},
    )  # fmt: skip
    table.act("ability:patch").answer("A", "forced_discard", "card:mount_brace")
    assert table.asked() == [("A", "ability_cards")]
    assert table.options() == ["card:dead_air", "card:thin_air", "done"]
    table.answer("A", "ability_cards", "card:thin_air")
    assert table.zone("ongoing") == ["dead_air"]
    assert table.zone("crisis_discard") == ["thin_air"]
    assert "ability:patch" not in table.options("A"), "once per turn, and no Gear is left"


@rule("OUT-R59", "OUT-R72")
def test_a_granted_action_does_nothing_for_a_player_who_is_not_active() -> None:
    table = scenario(
        goals=["command_codes"], characters={"A": "captain"}, hands={"A": ["cipher_key", "dark"]}
    )
    table.act("complete:command_codes").answers("A", "goal_payment", "card:cipher_key", "done")
    assert table.g.granted == 1
    assert table.base_left == 0
    assert table.price(1) == 0
    table.act("discard_draw").answer("A", "discard_set", "done")
    assert table.g.granted == 0
    assert table.survival("A") == 3, "the granted action was used, none bought"
    table = scenario(granted=2, hands={"A": ["dark"]})
    table.act("end_actions")
    assert table.g.granted == 0, "they end with the turn"


@rule("OUT-R72", "OUT-2.9")
def test_granted_actions_come_on_top_of_the_allowance_also_for_a_doomed_player() -> None:
    table = scenario(survival={"A": 0}, used=1, granted=1, hands={"A": ["dark"]})
    assert table.options("A") == ["discard_draw", "end_actions", "shift"]
    table = scenario(
        survival={"A": 0}, used=0, granted=1, goals=["water_loop"],
        hands={"A": ["pipe_cuff", "dark"]},
    )  # fmt: skip
    assert "complete:water_loop" in table.options("A"), "1 base and 1 granted action"


@rule("OUT-R72", "OUT-4.1")
def test_a_slow_is_taken_up_before_start_of_turn_effects_which_come_before_the_first_w1() -> None:
    table = scenario(
        step="turn",
        slow="A",
        ongoing=["radiation_bloom"],
        hands={"A": ["dark"], "B": ["echo_beacon"]},
    )
    assert table.asked() == [("A", "crisis_choice")]
    assert table.slowed() == ""
    assert table.g.slowed
    table.answer("A", "crisis_choice", "lose")
    assert table.asked() == [("B", "window_act")]


@rule("OUT-R62", "OUT-9.5")
def test_an_ongoing_crisis_that_appears_during_an_act_does_not_stop_it() -> None:
    table = scenario(
        hands={"A": ["pipe_cuff", "arc_welder"]}, supply=["dark", "dark", "wreckage"],
        crises=["lights_out"], deck=["door_jack", "dark"],
    )  # fmt: skip
    table.act("gather")
    assert table.zone("ongoing") == ["lights_out"]
    assert table.asked() == [("A", "gather_leave")]
    table.answer("A", "gather_leave", "card:pipe_cuff").answer("A", "gather_take", "card:door_jack")
    assert table.hand("A") == ["arc_welder", "door_jack"]
    assert "gather" not in table.options("A")


@rule("OUT-R64", "OUT-4.3")
def test_a_menu_without_any_affordable_act_still_offers_to_end() -> None:
    table = scenario(survival={"A": 0}, used=1, hands={"A": ["dark"]})
    assert table.options("A") == ["end_actions"]
    table.act("end_actions")
    assert table.active == "B"
    stuck = scenario(survival={"A": 0}, used=1)
    assert stuck.active == "B", "without a card nothing else could be, and all can see it"


@rule("OUT-R66", "OUT-13.8")
def test_a_sole_outsider_who_pays_the_last_survival_is_doomed_at_the_verdict() -> None:
    survival = {"A": 1, "B": 0, "C": 0, "D": 0}
    table = scenario(used=2, survival=survival)
    table.act("shift")
    assert table.told("verdict") == [{"seat": 0, "answer": "no"}]
    assert table.outcome() is None
    table = scenario(used=2, survival=survival | {"A": 2})
    table.act("shift")
    assert table.outcome() == ("outsiders", "outsider_shift", "A")


@rule("OUT-R66", "OUT-5.6")
def test_a_machinist_who_pays_the_last_survival_for_scrap_needs_three_cards() -> None:
    def offered(survival: int, cards: int) -> bool:
        gear = ["arc_welder", "coil_winder", "door_jack"][:cards]
        table = scenario(
            characters={"A": "machinist", "C": "marshal"}, used=2, survival={"A": survival},
            hands={"A": [*gear, "dark"]},
        )  # fmt: skip
        return "scrap" in table.options("A")

    assert [offered(1, 2), offered(1, 3), offered(2, 2), offered(2, 1)] == [
        False, True, True, False,
    ]  # fmt: skip


@rule("OUT-R66", "OUT-5.8")
def test_the_draw_limit_is_read_after_the_price() -> None:
    for survival, cards in ((1, 5), (2, 6)):
        table = scenario(
            characters={"A": "engineer"}, used=2, survival={"A": survival}, deck=["dark"] * 9
        )
        table.act("discard_draw")
        assert len(table.hand("A")) == cards


@rule("OUT-R66", "OUT-9.4")
def test_the_number_of_trades_is_read_at_the_leaving() -> None:
    table = scenario(
        characters={"A": "quartermaster"}, survival={"A": 1}, crises=["flash_fire"],
        hands={"A": ["pipe_cuff", "arc_welder", "door_jack"]}, supply=["dark", "dark", "wreckage"],
        deck=["air_moss", "dark"],
    )  # fmt: skip
    table.act("gather")
    assert table.survival("A") == 0
    assert table.asked() == [("A", "gather_leave")], "Doomed by the Crisis: one card only"


@rule("OUT-R67")
@pytest.mark.parametrize(
    ("who", "ability", "lacking", "having"),
    [
        ("programmer", "intrude", {}, {"hands": {"B": ["dark"]}}),
        ("programmer", "forecast", {"crises": []}, {"crises": ["panic"]}),
        ("navigator", "plot", {"deck": []}, {"deck": ["dark"]}),
        ("archivist", "recall", {"discard": ["dark"]}, {"discard": ["air_moss"]}),
        ("archivist", "restack", {}, {"hands": {"A": ["dark"]}}),
        (
            "scientist",
            "recycle",
            {"hands": {"A": ["dark"]}, "discard": ["air_moss"]},
            {"hands": {"A": ["dark"]}, "discard": ["arc_welder"]},
        ),
        ("surgeon", "mend", {"hands": {"A": ["dark"]}}, {"hands": {"A": ["arc_welder"]}}),
        (
            "engineer",
            "patch",
            {"hands": {"A": ["arc_welder"]}},
            {"hands": {"A": ["arc_welder"]}, "ongoing": ["dead_air"]},
        ),
        (
            "steward",
            "barter",
            {"hands": {"A": ["dark"]}},
            {"hands": {"A": ["dark"], "C": ["dark"]}},
        ),
        (
            "captain",
            "second_goal",
            {"hands": {"A": ["air_moss"]}},
            {"hands": {"A": ["air_moss"]}, "goals": ["wreckage"]},
        ),
    ],
)
def test_an_ability_needs_its_cost_its_condition_and_its_objects(
    who: str, ability: str, lacking: dict[str, object], having: dict[str, object]
) -> None:
    cast = dict(zip("ABCD", (who, "machinist", "quartermaster", "deckhand"), strict=True))

    def offered(settings: dict[str, object]) -> bool:
        table = scenario(characters=cast, **settings)  # type: ignore[arg-type]
        return f"ability:{ability}" in table.options("A")

    assert not offered(lacking)
    assert offered(having)


@rule("OUT-R67", "OUT-6.14")
def test_a_sabotage_without_any_effect_is_legal_and_takes_the_goal_off_the_count() -> None:
    table = scenario(completed={"A": ["ship_mind"]})
    assert table.zone("goals_in_play") == []
    table.act("sabotage:ship_mind")
    assert table.completed("A") == []
    assert table.zone("discard") == ["ship_mind"]


@rule("OUT-R67", "OUT-10.4")
def test_tech_at_its_time_needs_nothing_more() -> None:
    table = scenario(hands={"A": ["echo_beacon", "overdrive_wrench"]}, discard=[], deck=[])
    assert {"tech:echo_beacon", "tech:overdrive_wrench"} <= set(table.options("A"))


@rule("OUT-R68", "OUT-3.6")
def test_recall_chooses_the_goal_before_the_old_one_is_discarded() -> None:
    table = scenario(
        characters={"A": "archivist"}, goals=["wreckage"], discard=["dark", "air_moss", "ship_mind"]
    )
    table.act("ability:recall")
    assert table.options("A") == ["card:air_moss", "card:ship_mind"]
    table.answer("A", "goal_to_play", "card:ship_mind")
    assert table.zone("goals_in_play") == ["ship_mind"]
    assert table.zone("discard") == ["wreckage", "dark", "air_moss"]


@rule("OUT-R68", "OUT-8.1")
def test_a_cost_comes_first_and_the_player_is_chosen_when_that_part_is_carried_out() -> None:
    table = scenario(
        characters={"A": "surgeon", "B": "marshal"}, hands={"A": ["door_jack", "pipe_cuff"]}
    )
    table.act("ability:mend")
    assert table.asked() == [("A", "forced_discard")]
    table.answer("A", "forced_discard", "card:door_jack")
    assert table.asked() == [("A", "ability_player")]
    assert table.zone("discard") == ["door_jack"]
    table.answer("A", "ability_player", "seat:2")
    assert table.survival() == [3, 3, 4, 3]


@rule("OUT-R68", "OUT-8.4")
def test_a_dark_card_discarded_as_a_cost_causes_its_crisis_before_the_effect() -> None:
    table = scenario(
        characters={"A": "scientist"}, hands={"A": ["dark", "pipe_cuff"]}, discard=["door_jack"],
        crises=["panic"],
    )  # fmt: skip
    table.act("ability:recycle").answer("A", "forced_discard", "card:dark")
    assert table.hand("A") == ["door_jack"], "Panic took the Pipe Cuff, which is not old"
    assert table.zone("discard") == ["pipe_cuff", "dark"]


def trading(hand: list[str], supply: list[str]) -> Scenario:
    return scenario(
        step="sabotage:cargo_doors:B", completed={"B": ["cargo_doors"]}, hands={"B": hand},
        supply=supply,
    )  # fmt: skip


@rule("OUT-R70", "OUT-9.4")
def test_a_trade_of_up_to_two_is_limited_by_hand_and_supply() -> None:
    table = trading(["dark", "pipe_cuff", "door_jack"], ["arc_welder", "wreckage", "dark"])
    assert table.asked() == [("B", "gather_number")]
    assert table.options() == ["number:1", "number:2"]
    table.answer("B", "gather_number", "number:2")
    table.answers("B", "gather_leave", "card:door_jack", "card:dark")
    assert table.options() == ["card:arc_welder", "card:wreckage"]
    table.answers("B", "gather_take", "card:arc_welder", "card:dark")
    assert table.hand("B") == ["arc_welder", "dark", "pipe_cuff"]
    assert table.zone("supply") == ["dark", "door_jack", "wreckage"]
    assert table.told("traded") == [{"seat": 1, "number": 2}]
    for hand, supply in ((["dark"], ["wreckage", "dark"]), (["dark", "pipe_cuff"], ["wreckage"])):
        assert ("B", "gather_number") not in trading(hand, supply).asked()


@rule("OUT-R70", "OUT-9.5")
def test_hand_and_supply_are_counted_after_the_dark_check() -> None:
    table = scenario(
        step="sabotage:cargo_doors:B", completed={"B": ["cargo_doors"]},
        hands={"B": ["arc_welder", "pipe_cuff", "door_jack"]}, supply=["dark", "dark", "wreckage"],
        crises=["panic"], deck=["air_moss", "dark"],
    )  # fmt: skip
    assert len(table.zone("picked", "B")) == 1, "Panic took the others"
    assert table.asked() == [("B", "gather_take")], "one card left to leave: no question of number"
    table = scenario(
        step="sabotage:cargo_doors:B", completed={"B": ["cargo_doors"]},
        hands={"B": ["arc_welder", "pipe_cuff"]}, supply=["dark", "dark"], crises=["time_slip"] * 2,
        deck=[],
    )  # fmt: skip
    assert table.zone("supply") == []
    assert table.hand("B") == ["arc_welder", "pipe_cuff"], "an empty Supply: no trade"


@rule("OUT-R61", "OUT-R72", "OUT-10.4")
def test_the_wrench_stays_with_the_player_when_the_character_is_replaced() -> None:
    table = scenario(
        doom_mode="quick_dead", used=1, survival={"A": 1}, goals=["water_loop"],
        hands={"A": ["overdrive_wrench", "pipe_cuff", "dark"]}, completed={"B": ["night_watch"]},
    )  # fmt: skip
    table.act("tech:overdrive_wrench").answer("B", "window_act", "sabotage:night_watch")
    table.answer("B", "ability_player", "seat:0")
    assert table.g.dead_count == 1
    table.act("complete:water_loop")
    assert table.g.used == 2

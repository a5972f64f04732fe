"""Content: the 22 Crises, one by one, and how the Ongoing ones are cleared."""

import pytest

from shipboard.games.outsider.numbers import REASON_OUT_OF_CARDS
from shipboard.games.outsider.table import GAME
from tests.rule import rule

from .scenario import Scenario, scenario

OBLIVION = ("nobody", GAME.reasons[REASON_OUT_OF_CARDS], "")
GEAR = ["arc_welder", "coil_winder"]


def losses(table: Scenario) -> list[tuple[int, int]]:
    """(seat, loss) in the order in which they were told."""
    return [(told["seat"], told["number"]) for told in table.told("lost")]


def is_over(table: Scenario, crisis: str) -> bool:
    """The Crisis is finished: it lies on the Crisis discard and nowhere else."""
    return (
        crisis in table.zone("crisis_discard")
        and table.zone("resolving") == []
        and table.g.resolvers == []
        and table.g.frames == []
    )


@rule("OUT-8.5", "OUT-8.6", "OUT-11.1", "OUT-11.8")
@pytest.mark.parametrize(("direction", "order"), [(1, [2, 3, 1]), (-1, [2, 1, 3])])
def test_c01_crushing_tide_takes_one_survival_from_everybody(
    direction: int, order: list[int]
) -> None:
    table = scenario(
        step="crisis:crushing_tide:C", survival={"A": 0, "B": 4, "C": 1}, direction=direction,
        telling=True,
    )  # fmt: skip
    assert table.survival() == [0, 3, 0, 2]
    assert losses(table) == [(seat, 1) for seat in order]
    assert table.told("doomed") == [{"seat": 2}]
    assert is_over(table, "crushing_tide")
    assert table.asked() == [("A", "act")]


@rule("OUT-8.5", "OUT-R48")
def test_c02_hull_breach_lets_each_choose_openly_between_a_gear_and_one_survival() -> None:
    table = scenario(
        step="crisis:hull_breach:B", survival={"C": 0, "D": 0},
        hands={"A": ["dark"], "B": [*GEAR, "dark"], "D": ["dark", "dark"]}, telling=True,
    )  # fmt: skip
    assert table.asked() == [("B", "hull_breach")]
    assert table.options() == ["discard", "lose"]
    table.answer("B", "hull_breach", "discard")
    assert table.asked() == [("B", "forced_discard")], "the card is named at once"
    assert table.options() == ["card:arc_welder", "card:coil_winder"]
    table.answer("B", "forced_discard", "card:coil_winder")
    assert table.asked() == [("D", "hull_breach")], "C has neither cards nor Survival"
    assert table.options() == ["nothing"]
    assert table.zone("discard") == [], "all of it is carried out together"
    assert table.zone("pledged", "B") == ["coil_winder"]
    table.answer("D", "hull_breach", "nothing")
    assert table.asked() == [("A", "hull_breach")]
    assert table.options() == ["lose"]
    assert table.survival("A") == 3
    table.answer("A", "hull_breach", "lose")
    assert table.survival() == [2, 3, 0, 0]
    assert table.zone("discard") == ["coil_winder"]
    assert table.hand("B") == ["arc_welder", "dark"]
    assert table.zone("pledged", "B") == []
    assert [told["seat"] for told in table.told("chose")] == [1, 3, 0]
    assert losses(table) == [(0, 1)]
    assert is_over(table, "hull_breach")


@rule("OUT-8.5")
def test_c02_hull_breach_needs_a_gear_for_the_discard_and_one_survival_for_the_loss() -> None:
    table = scenario(
        step="crisis:hull_breach", survival={"A": 0},
        hands={"A": ["dark", "arc_welder"], "B": ["water_loop"], "C": ["echo_beacon"]},
    )  # fmt: skip
    table.passing()
    assert table.options("A") == ["discard"], "no Survival to lose"
    table.answer("A", "hull_breach", "discard").answer("A", "forced_discard", "card:arc_welder")
    assert table.options("B") == ["lose"], "a Goal is no Gear"
    table.answer("B", "hull_breach", "lose")
    assert table.options("C") == ["lose"], "a Tech is no Gear"
    table.answer("C", "hull_breach", "lose")
    assert table.survival() == [0, 2, 2, 2], "D has no card, so there was nothing to ask"


@rule("OUT-8.3", "OUT-8.10", "OUT-8.2")
def test_c03_cold_vacuum_makes_all_discard_a_card_at_once_and_then_resolve_the_dark() -> None:
    table = scenario(
        step="crisis:cold_vacuum:C",
        hands={"A": ["dark", "arc_welder"], "B": ["dark"], "C": ["dark", "door_jack"]},
        crises=["panic", "pressure_drop", "loose_moorings", "crushing_tide"], telling=True,
    )  # fmt: skip
    assert sorted(table.asked()) == [("A", "forced_discard"), ("C", "forced_discard")]
    assert table.options("A") == ["card:arc_welder", "card:dark"]
    table.answer("C", "forced_discard", "card:dark")
    assert table.zone("discard") == [], "nothing is shown before all have chosen"
    assert table.told("discarded") == []
    table.answer("A", "forced_discard", "card:dark")
    discarded = [(told["seat"], told["card"]) for told in table.told("discarded")]
    assert discarded[:3] == [(2, "dark"), (0, "dark"), (1, "dark")]
    drawn = [(told["seat"], told["card"]) for told in table.told("crisis_drawn")]
    assert drawn == [
        (2, "cold_vacuum"), (2, "panic"), (0, "pressure_drop"), (1, "loose_moorings"),
    ]  # fmt: skip
    assert table.hand("A") == ["arc_welder"]
    assert table.hand("C") == [], "Panic took the Door Jack"
    assert table.zone("crisis_discard") == [
        "cold_vacuum", "loose_moorings", "pressure_drop", "panic",
    ]  # fmt: skip


@rule("OUT-8.5", "OUT-R48")
def test_c04_mirror_sickness_hits_hands_with_two_or_more_dark_cards_and_shows_none() -> None:
    table = scenario(
        step="crisis:mirror_sickness:B", survival={"C": 0},
        hands={
            "A": ["dark", "dark"], "B": ["dark", "arc_welder"], "C": ["dark"] * 3,
            "D": ["dark", "dark", "dark"],
        }, telling=True,
    )  # fmt: skip
    assert table.survival() == [2, 3, 0, 2]
    assert losses(table) == [(3, 1), (0, 1)], "C meets it but is not named"
    assert table.told("discarded") == []
    assert table.knows(None, "hand", "A") == []
    assert table.knows("B", "hand", "D") == []
    assert is_over(table, "mirror_sickness")


@rule("OUT-8.5", "OUT-R45")
def test_c05_flash_fire_takes_one_survival_and_then_a_random_card_of_the_resolver() -> None:
    table = scenario(
        step="crisis:flash_fire:B", hands={"B": ["dark"], "C": ["arc_welder"]}, survival={"B": 1},
        crises=["panic"], telling=True,
    )  # fmt: skip
    assert table.survival() == [3, 0, 3, 3]
    assert table.hand("B") == []
    assert table.hand("C") == ["arc_welder"]
    assert table.log().index("lost") < table.log().index("discarded")
    assert [(t["seat"], t["card"]) for t in table.told("crisis_drawn")] == [
        (1, "flash_fire"), (1, "panic"),
    ]  # fmt: skip


@rule("OUT-8.5", "OUT-R44", "OUT-11.1")
def test_c06_falling_girder_takes_two_survival_from_another_player() -> None:
    table = scenario(step="crisis:falling_girder:B", survival={"C": 1, "D": 0})
    assert table.asked() == [("B", "crisis_player")]
    assert table.options() == ["seat:0", "seat:2", "seat:3"], "a Doomed player may be chosen"
    table.answer("B", "crisis_player", "seat:2")
    assert table.survival() == [3, 3, 0, 0], "there is no debt"
    table = scenario(step="crisis:falling_girder:B", survival={"D": 0})
    table.answer("B", "crisis_player", "seat:3")
    assert table.survival() == [3, 3, 3, 0]
    table = scenario(step="crisis:falling_girder:B")
    table.answer("B", "crisis_player", "seat:0")
    assert table.survival() == [1, 3, 3, 3]
    assert table.told("targeted") == [{"seat": 1, "seat_target": 0}]


@rule("OUT-8.4", "OUT-8.6")
def test_c07_scapegoat_makes_another_player_resolve_a_crisis() -> None:
    table = scenario(step="crisis:scapegoat:B", crises=["flash_fire", "panic"])
    assert table.options("B") == ["seat:0", "seat:2", "seat:3"]
    table.answer("B", "crisis_player", "seat:3")
    assert table.survival() == [3, 3, 3, 2]
    assert table.zone("crisis_deck") == ["panic"]
    assert table.zone("crisis_discard") == ["scapegoat", "flash_fire"]


@rule("OUT-14.1", "OUT-2.6")
def test_c08_reactor_spike_moves_two_cards_to_entropy() -> None:
    table = scenario(step="crisis:reactor_spike", deck=["arc_welder", "dark", "door_jack"])
    assert table.zone("deck") == ["door_jack"]
    assert table.zone("entropy") == ["arc_welder", "dark"]
    assert table.zone("discard") == []
    assert table.outcome() is None
    table = scenario(step="crisis:reactor_spike", deck=["dark", "dark"])
    assert table.outcome() is None
    table = scenario(step="crisis:reactor_spike:C", deck=["dark"])
    assert table.outcome() == OBLIVION
    assert table.zone("entropy") == ["dark"], "card by card"


@rule("OUT-8.5", "OUT-6.14")
def test_c09_loose_moorings_hits_everybody_without_a_completed_goal() -> None:
    table = scenario(
        step="crisis:loose_moorings:C", completed={"B": ["air_moss"], "D": ["water_loop"]},
        goals=["wreckage"], survival={"C": 1},
    )  # fmt: skip
    table.passing()
    assert table.survival() == [2, 3, 0, 3]
    table = scenario(step="crisis:loose_moorings", survival={"A": 0, "B": 0, "C": 0, "D": 0})
    assert table.outcome() is None, "it is not addressed to each and every player"


@rule("OUT-8.5")
@pytest.mark.parametrize("goals", [[], ["air_moss"], ["air_moss", "wreckage"]])
def test_c10_system_wipe_discards_all_goals_in_play_and_takes_one_survival(
    goals: list[str],
) -> None:
    table = scenario(
        step="crisis:system_wipe:B", goals=goals, completed={"A": ["water_loop"]}, telling=True
    ).passing()
    assert table.zone("goals_in_play") == []
    assert sorted(table.zone("discard")) == goals
    assert table.completed("A") == ["water_loop"]
    assert table.survival() == [3, 2, 3, 3]
    assert [told["card"] for told in table.told("discarded_goal")] == goals
    if goals:
        assert table.log().index("discarded_goal") < table.log().index("lost")


@rule("OUT-8.5", "OUT-8.9", "OUT-R55")
@pytest.mark.parametrize(("direction", "takers"), [(1, "BCA"), (-1, "DBA")])
def test_c11_spatial_shear_passes_a_card_to_the_next_player_all_at_once(
    direction: int, takers: str
) -> None:
    table = scenario(
        step="crisis:spatial_shear:B", direction=direction,
        hands={"A": ["dark", "arc_welder"], "B": ["coil_winder", "door_jack"], "C": ["pipe_cuff"]},
        telling=True,
    )  # fmt: skip
    assert sorted(table.asked()) == [("A", "pass_card"), ("B", "pass_card")]
    table.answer("A", "pass_card", "card:dark")
    assert table.told("passed_card") == []
    table.answer("B", "pass_card", "card:door_jack")
    if direction == 1:
        assert table.hand("A") == ["arc_welder"], "D had nothing to pass"
        assert table.hand("B") == ["coil_winder", "dark"]
        assert table.hand("C") == ["door_jack"]
        assert table.hand("D") == ["pipe_cuff"]
    else:
        assert table.hand("A") == ["arc_welder", "door_jack"]
        assert table.hand("B") == ["coil_winder", "pipe_cuff"]
        assert table.hand("C") == []
        assert table.hand("D") == ["dark"]
    assert table.zone("discard") == []
    assert len(table.told("crisis_drawn")) == 1, "a Dark card passed causes nothing"
    assert all("card" not in told for told in table.told("passed_card"))


@rule("OUT-8.5")
@pytest.mark.parametrize("passes", ["card:dark", "card:arc_welder"])
def test_a_card_that_the_next_player_has_seen_cannot_be_taken_back(passes: str) -> None:
    table = scenario(step="crisis:spatial_shear:B", hands={"A": ["dark", "arc_welder"]})
    before = table.g.light
    table.answer("A", "pass_card", passes)
    assert table.knows("B", "hand", "B") == [passes[5:]]
    assert table.g.light > before, "so the answer is final"


@rule("OUT-8.5", "OUT-R45", "OUT-8.2")
def test_c12_panic_discards_two_random_cards_of_the_resolver() -> None:
    table = scenario(
        step="crisis:panic:B", hands={"A": ["dark"], "B": ["arc_welder", "door_jack", "pipe_cuff"]}
    )
    assert len(table.hand("B")) == 1
    assert sorted([*table.zone("discard"), *table.hand("B")]) == [
        "arc_welder", "door_jack", "pipe_cuff",
    ]  # fmt: skip
    assert table.hand("A") == ["dark"]
    table = scenario(step="crisis:panic:B", hands={"B": ["arc_welder"]})
    assert table.zone("discard") == ["arc_welder"], "fewer if there are fewer"
    table = scenario(
        step="crisis:panic", hands={"A": ["dark", "dark"]}, crises=["time_slip", "crushing_tide"]
    )
    assert table.zone("crisis_discard") == ["panic", "crushing_tide", "time_slip"]
    assert table.survival() == [2, 2, 2, 2]


@rule("OUT-8.4", "OUT-R55")
@pytest.mark.parametrize(("direction", "second"), [(1, 2), (-1, 0)])
def test_c13_twin_echo_gives_a_crisis_to_the_resolver_and_then_one_to_the_next_player(
    direction: int, second: int
) -> None:
    table = scenario(
        step="crisis:twin_echo:B", direction=direction, crises=["flash_fire", "panic"], telling=True
    )
    assert [(t["seat"], t["card"]) for t in table.told("crisis_drawn")] == [
        (1, "twin_echo"), (1, "flash_fire"), (second, "panic"),
    ]  # fmt: skip
    assert table.zone("crisis_discard") == ["twin_echo", "panic", "flash_fire"]


@rule("OUT-R55")
def test_c13_twin_echo_reads_the_next_player_after_the_first_crisis() -> None:
    table = scenario(step="crisis:twin_echo:B", crises=["time_slip", "panic"], telling=True)
    assert [t["seat"] for t in table.told("crisis_drawn")] == [1, 1, 0]


@rule("OUT-R54", "OUT-R55", "OUT-3.4")
@pytest.mark.parametrize(("direction", "slowed"), [(1, "C"), (-1, "A")])
def test_c14_time_slip_reverses_play_and_slows_who_is_now_next_after_the_active_player(
    direction: int, slowed: str
) -> None:
    table = scenario(step="crisis:time_slip:A", active="D", direction=direction)
    assert table.g.direction == -direction
    assert table.slowed() == slowed
    table.act("end_actions")
    assert table.active == slowed
    assert table.base_left == 1
    assert table.slowed() == ""


@rule("OUT-8.5", "OUT-R30")
def test_c15_pressure_drop_takes_one_from_all_who_share_the_highest_survival() -> None:
    table = scenario(step="crisis:pressure_drop:B", survival={"A": 5, "B": 2, "C": 5, "D": 4})
    assert table.survival() == [4, 2, 4, 4]
    zeros = dict.fromkeys("ABCD", 0)
    table = scenario(step="crisis:pressure_drop:B", survival=zeros)
    assert table.survival() == [0, 0, 0, 0]
    assert table.outcome() is None, "nothing if that is 0"


@rule("OUT-8.5", "OUT-11.1")
def test_c16_burnout_takes_two_gear_or_two_survival_from_the_resolver() -> None:
    table = scenario(step="crisis:burnout:B", hands={"B": [*GEAR, "door_jack", "dark"]})
    assert table.asked() == [("B", "crisis_choice")]
    assert table.options() == ["discard", "lose"]
    table.answer("B", "crisis_choice", "discard")
    assert table.options() == ["card:arc_welder", "card:coil_winder"], "the last is second at most"
    table.answer("B", "forced_discard", "card:coil_winder")
    assert table.options() == ["card:door_jack"]
    table.answer("B", "forced_discard", "card:door_jack")
    assert table.hand("B") == ["arc_welder", "dark"]
    assert sorted(table.zone("discard")) == ["coil_winder", "door_jack"]
    assert table.survival("B") == 3
    table = scenario(step="crisis:burnout:B", hands={"B": ["arc_welder", "dark"]})
    assert table.options() == ["lose"], "one Gear is not enough"
    table.answer("B", "crisis_choice", "lose")
    assert table.survival() == [3, 1, 3, 3]
    table = scenario(step="crisis:burnout:B", hands={"B": ["dark"]}, survival={"B": 1})
    table.answer("B", "crisis_choice", "lose")
    assert table.survival("B") == 0, "it takes what there is"
    table = scenario(step="crisis:burnout:B", hands={"B": ["arc_welder"]}, survival={"B": 0})
    assert table.asked() == [("A", "act")], "with no alternative open B does nothing"
    assert table.hand("B") == ["arc_welder"]
    assert table.outcome() is None


@rule("OUT-8.7", "OUT-4.9")
def test_c17_fuel_leak_makes_each_entropy_step_take_two_cards() -> None:
    table = scenario(step="crisis:fuel_leak:B", deck=["dark"] * 9)
    assert table.zone("ongoing") == ["fuel_leak"]
    assert table.zone("crisis_discard") == []
    assert table.g.ongoing_by == [1]
    table.act("end_actions")
    assert len(table.zone("entropy")) == 2
    table.act("end_actions")
    assert len(table.zone("entropy")) == 4
    table = scenario(step="entropy", ongoing=["fuel_leak"], deck=["dark"])
    assert table.outcome() == OBLIVION
    table = scenario(step="entropy", ongoing=["fuel_leak"], deck=["dark"], skip_entropy=1)
    assert len(table.zone("deck")) == 1, "a step left out takes none at all"


@rule("OUT-R62", "OUT-8.7")
def test_c18_lights_out_forbids_to_gather() -> None:
    hands = {"A": ["dark", "door_jack"]}
    assert "gather" in scenario(hands=hands, supply=["dark", "dark"]).options("A")
    table = scenario(hands=hands, supply=["dark", "dark"], ongoing=["lights_out"])
    assert table.options("A") == ["ability:confine", "discard_draw", "end_actions", "shift"]


@rule("OUT-4.5", "OUT-8.7")
def test_c19_thin_air_makes_each_additional_action_one_survival_dearer() -> None:
    prices = [
        scenario(
            used=2, bought=n, ongoing=["thin_air"], survival={"A": 9}, hands={"A": ["dark"]}
        ).price(1)
        for n in range(4)
    ]
    assert prices == [2, 3, 4, -1]
    assert scenario(used=2, ongoing=["thin_air"], survival={"A": 9}).price(2) == 5
    poor = scenario(used=2, ongoing=["thin_air"], survival={"A": 1}, hands={"A": ["dark"]})
    assert poor.price(1) == -1
    assert scenario(used=1, ongoing=["thin_air"]).price(1) == 0


@rule("OUT-4.1", "OUT-8.7", "OUT-R72")
def test_c20_radiation_bloom_costs_the_active_player_a_card_or_survival_at_the_start() -> None:
    table = scenario(
        step="turn",
        active="B",
        ongoing={"radiation_bloom": "D"},
        hands={"B": ["dark", "pipe_cuff"]},
    )
    assert table.asked() == [("B", "crisis_choice")]
    assert table.options() == ["discard", "lose"]
    table.answer("B", "crisis_choice", "discard")
    assert table.options() == ["card:dark", "card:pipe_cuff"]
    table.answer("B", "forced_discard", "card:pipe_cuff")
    assert table.asked() == [("B", "act")]
    assert table.base_left == 2, "it takes no action"
    assert table.zone("ongoing") == ["radiation_bloom"]
    assert scenario(step="turn", ongoing=["radiation_bloom"]).survival() == [2, 3, 3, 3]
    table = scenario(step="turn", ongoing=["radiation_bloom"], survival={"A": 0})
    assert table.survival() == [0, 3, 3, 3]
    assert table.asked() == [("A", "act")]
    table = scenario(step="crisis:radiation_bloom")
    assert table.survival("A") == 3, "it acts at the start of turns only"


@rule("OUT-6.8", "OUT-8.7", "OUT-8.2")
def test_c21_jammed_locks_takes_a_further_card_with_the_payment_of_a_goal() -> None:
    jammed = {"goals": ["water_loop"], "ongoing": ["jammed_locks"]}
    table = scenario(hands={"A": ["pipe_cuff"]}, **jammed)  # type: ignore[arg-type]
    assert "complete:water_loop" not in table.options("A")
    table = scenario(
        hands={"A": ["pipe_cuff", "dark", "door_jack"]}, crises=["panic"], telling=True,
        **jammed,  # type: ignore[arg-type]
    )  # fmt: skip
    table.act("complete:water_loop")
    table.answers("A", "goal_payment", "card:pipe_cuff", "done")
    assert table.asked() == [("A", "goal_extra")]
    assert table.options() == ["card:dark", "card:door_jack"]
    assert table.zone("discard") == []
    table.answer("A", "goal_extra", "card:dark")
    assert table.completed("A") == ["water_loop"]
    assert [t["card"] for t in table.told("discarded")][:2] == ["pipe_cuff", "dark"]
    assert [t["seat"] for t in table.told("crisis_drawn")] == [0]
    assert table.hand("A") == [], "Panic took the rest"
    assert table.zone("ongoing") == ["jammed_locks"]


@rule("OUT-R62", "OUT-5.10")
def test_c22_dead_air_makes_every_gain_nothing_and_no_act_illegal() -> None:
    table = scenario(
        ongoing=["dead_air"], hands={"A": [*GEAR, "door_jack", "pulse_kit"]},
        completed={"A": ["air_moss"]},
    )  # fmt: skip
    assert table.options("A") == [
        "ability:confine", "discard_draw", "end_actions", "sabotage:air_moss", "scrap", "shift",
        "tech:pulse_kit",
    ]  # fmt: skip
    table.act("sabotage:air_moss")
    table.act("tech:pulse_kit").answer("A", "ability_player", "seat:1")
    table.act("scrap").answer("A", "scrap_kind", "gear")
    assert table.survival() == [3, 3, 3, 3]
    assert table.told("gained") == []
    assert table.hand("A") == []


CLEARS = [
    ("fuel_leak", "door_jack", "compass_core"),
    ("lights_out", "compass_core", "door_jack"),
    ("thin_air", "thaw_pump", "compass_core"),
    ("radiation_bloom", "echo_fork", "arc_welder"),
    ("jammed_locks", "mount_brace", "arc_welder"),
    ("dead_air", "fuel_igniter", "mount_brace"),
]


@rule("OUT-5.1", "OUT-7.3", "OUT-7.4", "OUT-8.7", "OUT-R58", "OUT-R67")
@pytest.mark.parametrize(("crisis", "fit", "unfit"), CLEARS)
def test_an_ongoing_crisis_is_cleared_by_gear_that_covers_its_cost(
    crisis: str, fit: str, unfit: str
) -> None:
    table = scenario(hands={"A": [unfit, "dark"]}, ongoing=[crisis])
    assert f"clear:{crisis}" not in table.options("A")
    table = scenario(hands={"A": [fit, "dark"]}, ongoing=[crisis], survival={"A": 0})
    assert f"clear:{crisis}" in table.options("A"), "Doomed players may clear too"
    table.act(f"clear:{crisis}")
    assert table.options("A") == [f"card:{fit}"]
    table.answers("A", "clear_payment", f"card:{fit}", "done")
    assert table.zone("ongoing") == []
    assert table.g.ongoing_by == []
    assert table.zone("crisis_discard")[0] == crisis
    assert table.zone("discard") == [fit]
    assert table.told("crisis_over") == [{"card": crisis}]
    assert table.base_left == 0


@rule("OUT-7.4", "OUT-7.5", "OUT-R58")
def test_jokers_and_several_gear_clear_as_well_and_too_much_may_be_paid() -> None:
    table = scenario(hands={"A": ["sorting_drone", "dark"]}, ongoing=["jammed_locks"])
    table.act("clear:jammed_locks").answers("A", "clear_payment", "card:sorting_drone", "done")
    assert table.zone("ongoing") == []
    table = scenario(
        hands={"A": ["arc_welder", "door_jack", "pipe_cuff"]}, ongoing=["jammed_locks", "fuel_leak"]
    )
    table.act("clear:jammed_locks")
    assert table.options("A") == ["card:arc_welder", "card:door_jack"]
    table.answer("A", "clear_payment", "card:arc_welder")
    assert table.options("A") == ["card:door_jack", "card:pipe_cuff"]
    table.answer("A", "clear_payment", "card:door_jack")
    assert table.options("A") == ["card:pipe_cuff", "done"]
    table.answer("A", "clear_payment", "card:pipe_cuff")
    assert table.zone("ongoing") == ["fuel_leak"]
    assert table.hand("A") == []


@rule("OUT-R7", "OUT-R72", "OUT-8.7")
def test_ongoing_crises_lie_in_the_order_in_which_they_were_put_down() -> None:
    table = scenario(step="crisis:twin_echo", crises=["thin_air", "dead_air", "panic"])
    assert table.zone("ongoing") == ["dead_air", "thin_air"]
    assert table.g.ongoing_by == [0, 1]
    assert table.zone("crisis_discard") == ["twin_echo"]

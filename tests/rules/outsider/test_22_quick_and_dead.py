"""OUT-22: The Quick and the Dead."""

import pytest

from shipboard.games.outsider.table import GAME
from shipboard.kernel.match import Match
from shipboard.kernel.state import Refused
from tests.rule import rule

from .scenario import Scenario, scenario

ONES = dict.fromkeys("ABCD", 1)


def quick(**more: object) -> Scenario:
    return scenario(doom_mode="quick_dead", **more)  # type: ignore[arg-type]


@rule("OUT-22.1", "OUT-1.9", "OUT-1.6")
@pytest.mark.parametrize(
    ("mode", "loyalties", "characters"), [("quick_dead", 5, 8), ("doomed", 0, 8)]
)
def test_the_unused_characters_and_loyalty_cards_are_kept(
    mode: str, loyalties: int, characters: int
) -> None:
    zones = Match(GAME, 4, {"doom_mode": mode}, seed=1).view(0)["zones"]
    assert zones["unused"] == {"count": loyalties}, "9 in the box, 4 dealt; seen by nobody"
    if mode == "quick_dead":
        assert zones["box"] == {"count": characters}


@rule("OUT-22.1", "OUT-22.3")
def test_the_pool_needs_a_character_more_than_there_are_players() -> None:
    pool = "captain+engineer+programmer+navigator"
    Match(GAME, 4, {"character_pool": pool})
    with pytest.raises(Refused):
        Match(GAME, 4, {"character_pool": pool, "doom_mode": "quick_dead"})
    Match(GAME, 3, {"character_pool": pool, "doom_mode": "quick_dead"})


@rule("OUT-22.2", "OUT-22.3", "OUT-R40")
def test_who_reaches_zero_is_not_doomed_but_goes_on_with_a_new_character() -> None:
    table = quick(
        step="crisis:falling_girder", survival={"B": 2}, hands={"B": ["dark", "pipe_cuff"]},
        completed={"B": ["air_moss"]}, box=["archivist"], unused=[], telling=True,
    )  # fmt: skip
    table.passing().answer("A", "crisis_player", "seat:1").passing()
    assert table.survival() == [3, 3, 3, 3]
    assert table.character("B") == "archivist"
    assert table.zone("dead") == ["surgeon"]
    assert table.view(None)["facts"]["dead_count"] == 1
    assert table.view(None)["facts"]["doomed"] == []
    assert table.hand("B") == ["dark", "pipe_cuff"]
    assert table.completed("B") == ["air_moss"]
    assert table.told("died") == [{"seat": 1, "character": "archivist"}]
    assert table.told("doomed") == []
    assert table.loyalty("B") == "crew", "no other card to draw"


@rule("OUT-22.2")
def test_a_loss_that_leaves_survival_kills_nobody() -> None:
    table = quick(step="crisis:crushing_tide", survival={"B": 2})
    assert table.survival() == [2, 1, 2, 2]
    assert table.g.dead_count == 0


@rule("OUT-22.3")
@pytest.mark.parametrize("start", [1, 3, 5])
def test_the_new_character_has_the_survival_of_the_start(start: int) -> None:
    table = quick(step="crisis:flash_fire:B", survival={"B": 1}, start_survival=start)
    assert table.survival("B") == start


@rule("OUT-22.3", "OUT-R40")
def test_the_new_character_is_a_random_one_of_the_box() -> None:
    seen = set()
    for key in range(40):
        table = quick(
            survival={"A": 1}, hands={"A": ["dark", "door_jack"]}, crises=["flash_fire", "panic"],
            box=["archivist"],
        ).reseed(key)  # fmt: skip
        table.act("discard_draw").answers("A", "discard_set", "card:dark", "done")
        seen.add(table.character("A"))
    assert seen == {"archivist"}
    matches = {
        Match(GAME, 3, {"doom_mode": "quick_dead"}, seed=seed).state.box[-1]  # type: ignore[attr-defined]
        for seed in range(60)
    }
    assert len(matches) > 8, "the box was shuffled at the set-up"


@rule("OUT-R40")
def test_if_no_unused_character_is_left_the_dead_ones_are_reused() -> None:
    table = quick(step="window", survival={"B": 1}, completed={"C": ["cold_sleepers"]})
    table.g.box.clear()
    table.g.dead[:] = [table.g.cards.names["character"].index("captain")]
    table.g.dead_count = 1
    table.answer("C", "window_act", "sabotage:cold_sleepers")
    table.answer("C", "ability_player", "seat:1")
    assert table.character("B") in ("captain", "surgeon")
    assert {table.character("B"), *table.zone("box")} == {"captain", "surgeon"}
    assert table.zone("dead") == []
    assert table.g.dead_count == 2, "it never falls"


@rule("OUT-22.3", "OUT-R40", "OUT-R61", "OUT-4.2")
def test_a_death_in_the_own_turn_keeps_the_turn_and_what_was_used() -> None:
    table = quick(
        survival={"A": 1}, hands={"A": ["dark", "door_jack"]}, crises=["flash_fire", "panic"],
        deck=["pipe_cuff"] * 9, used_abilities=["confine"], box=["marshal"], discount=1, slow="A",
        characters={"A": "engineer"},
    )  # fmt: skip
    table.act("discard_draw").answers("A", "discard_set", "card:dark", "done")
    assert table.active == "A"
    assert table.character("A") == "marshal"
    assert table.base_left == 1, "one used, and not Doomed"
    assert len(table.hand("A")) == 5, "the act went on, with the new Character's limit"
    assert "ability:confine" not in table.options("A"), "the mark stays with the player"
    assert table.g.discount == 1
    assert table.slowed() == "A"


@rule("OUT-R40", "OUT-15.3")
def test_the_token_of_the_new_character_stands_where_the_old_one_stood() -> None:
    table = quick(step="crisis:flash_fire:B", survival={"B": 1}, loc_goals="on",
                  tokens={"B": "engines"})  # fmt: skip
    assert table.g.dead_count == 1
    assert table.token("B") == "engines"


@rule("OUT-22.4", "OUT-12.6")
def test_the_loyalty_is_dealt_anew_and_secret_even_if_the_old_one_was_revealed() -> None:
    seen = set()
    for key in range(30):
        table = quick(
            step="window", shown="ABCD", survival={"B": 1}, completed={"C": ["cold_sleepers"]},
            unused=["outsider"],
        ).reseed(key)  # fmt: skip
        table.answer("C", "window_act", "sabotage:cold_sleepers")
        table.answer("C", "ability_player", "seat:1")
        assert table.shown() == "ACD"
        assert table.knows("A", "loyalty", "B") == []
        assert table.knows(None, "unused") == [], "nobody sees the unused set"
        assert table.knows("B", "loyalty", "B") == [table.loyalty("B")]
        assert sorted([table.loyalty("B"), *table.zone("unused")]) == ["crew", "outsider"]
        assert [table.loyalty(seat) for seat in "ACD"] == ["outsider", "crew", "crew"]
        assert table.told("loyalty_changed", "A") == [{"seat": 1}]
        mine = table.told("loyalty_changed", "B")
        assert mine == [{"seat": 1, "loyalty": table.loyalty("B")}]
        seen.add(table.loyalty("B"))
    assert seen == {"crew", "outsider"}


@rule("OUT-22.5", "OUT-R60", "OUT-13.8")
@pytest.mark.parametrize(
    ("dead", "outsiders", "yes"),
    [(3, "A", False), (4, "A", True), (2, "AB", False), (3, "AB", True), (0, "A", False)],
)
def test_an_outsiders_shift_needs_more_dead_than_there_are_crew_members(
    dead: int, outsiders: str, yes: bool
) -> None:
    loyalties = {seat: "outsider" if seat in outsiders else "crew" for seat in "ABCD"}
    table = quick(dead_count=dead, loyalties=loyalties)
    table.act("shift")
    assert table.outcome() == (("outsiders", "outsider_shift", outsiders) if yes else None)


@rule("OUT-22.5", "OUT-13.3")
def test_the_crews_condition_is_unchanged() -> None:
    goals = {"A": ["air_moss", "ship_mind"], "B": ["wreckage"], "C": ["hull_frames"]}
    table = quick(dead_count=9, completed=goals | {"D": ["water_loop"]}, active="B")
    table.act("shift")
    assert table.outcome() == ("crew", "crew_shift", "BCD")


@rule("OUT-22.6", "OUT-R60")
def test_all_players_may_become_outsiders_in_a_game_of_three() -> None:
    everybody = dict.fromkeys("ABC", "outsider")
    table = quick(players=3, loyalties=everybody, dead_count=1, unused=["crew"] * 6)
    table.act("shift")
    assert table.outcome() == ("outsiders", "outsider_shift", "ABC")


@rule("OUT-22.7", "OUT-14.3", "OUT-R31")
def test_if_all_reach_zero_by_one_instruction_the_game_ends_before_any_replacement() -> None:
    table = quick(step="crisis:crushing_tide", survival=ONES)
    assert table.outcome() == ("nobody", "all_doomed", "")
    assert table.survival() == [0, 0, 0, 0]
    assert table.g.dead_count == 0
    table = quick(step="crisis:crushing_tide", survival=ONES | {"D": 2})
    assert table.outcome() is None
    assert table.survival() == [3, 3, 3, 1]
    assert table.g.dead_count == 3


@rule("OUT-R63", "OUT-R19")
@pytest.mark.parametrize(("direction", "order"), [(1, [2, 3, 0, 1]), (-1, [2, 1, 0, 3])])
def test_several_dead_of_one_event_are_replaced_in_turn_order_from_the_resolver(
    direction: int, order: list[int]
) -> None:
    table = quick(
        step="crisis:crushing_tide:C", survival=ONES, mass_doom="off", direction=direction,
        box=["archivist", "captain", "engineer", "navigator"], telling=True,
    )  # fmt: skip
    died = [(told["seat"], told["character"]) for told in table.told("died")]
    names = ["archivist", "captain", "engineer", "navigator"]
    assert died == list(zip(order, names, strict=True))
    assert table.outcome() is None
    assert table.g.dead_count == 4


@rule("OUT-R63", "OUT-18.5")
def test_the_dead_of_a_destroyed_location_are_replaced_from_the_active_player_on() -> None:
    table = quick(
        step="window", active="C", loc_draw_entropy="on", piles={"bridge": ["dark"]},
        tokens={"D": "labs"}, completed={"A": ["water_loop"]}, telling=True,
    )  # fmt: skip
    table.answer("A", "window_act", "sabotage:water_loop")
    assert [told["seat"] for told in table.told("died")] == [2, 0, 1]
    assert table.survival() == [3, 3, 3, 3]
    assert table.asked() == [("C", "flee_to")]
    table.answer("C", "flee_to", "place:labs").answer("A", "flee_to", "place:cargo")
    table.answer("B", "flee_to", "place:engines")
    assert [table.token(seat) for seat in "ABCD"] == ["cargo", "engines", "labs", "labs"]


@rule("OUT-R63")
def test_a_player_can_die_more_than_once_in_a_turn() -> None:
    table = quick(
        step="crisis:twin_echo", survival={"A": 1}, crises=["flash_fire", "falling_girder"],
        start_survival=1,
    )  # fmt: skip
    table.answer("B", "crisis_player", "seat:0")
    assert table.g.dead_count == 2


@rule("OUT-R66", "OUT-22.3", "OUT-22.4")
def test_a_price_kills_before_the_act_goes_on_and_the_new_loyalty_counts() -> None:
    table = quick(used=2, survival={"A": 1}, dead_count=8, unused=["crew"] * 8)
    table.luck(lambda trial: trial.act("shift").loyalty("A") == "crew")
    table.act("shift")
    assert table.g.dead_count == 9
    assert table.survival("A") == 3
    assert table.loyalty("A") == "crew"
    assert table.told("verdict") == [{"seat": 0, "answer": "no"}], "9 Dead, but A is Crew now"
    assert table.outcome() is None
    table = quick(used=2, survival={"A": 1}, dead_count=8, unused=["outsider"])
    table.act("shift")
    assert table.outcome() == ("outsiders", "outsider_shift", "A")


@rule("OUT-R66")
def test_what_a_deadly_act_needs_is_judged_as_for_a_doomed_character() -> None:
    table = quick(
        used=2, survival={"A": 1}, characters={"A": "machinist", "C": "marshal"},
        hands={"A": ["arc_welder", "coil_winder", "dark"]},
    )  # fmt: skip
    assert "scrap" not in table.options("A"), "3 cards would be needed"
    table = quick(
        used=2, survival={"A": 1}, characters={"A": "machinist", "C": "marshal"},
        hands={"A": ["arc_welder", "coil_winder", "door_jack", "dark"]}, box=["machinist"],
    )  # fmt: skip
    table.act("scrap").answer("A", "scrap_kind", "gear")
    table.answers("A", "scrap_cards", "card:arc_welder", "card:coil_winder", "card:door_jack")
    assert table.survival("A") == 4, "3 of the new Character, 1 of the Scrap"
    table = quick(
        used=1, bought=0, survival={"A": 1}, goals=["night_watch"],
        hands={"A": ["signal_horn", "dark"]}, box=["machinist"], characters={"C": "archivist"},
    )  # fmt: skip
    table.act("complete:night_watch")
    assert table.character("A") == "machinist", "no skill command, but it was declared with it"
    table.answers("A", "goal_payment", "card:signal_horn", "done")
    table.answer("A", "ability_players", "done")
    assert table.completed("A") == ["night_watch"]


@rule("OUT-R62", "OUT-22.3")
def test_the_survival_of_a_new_character_is_no_gain() -> None:
    table = quick(step="crisis:flash_fire:B", survival={"B": 1}, ongoing=["dead_air"])
    assert table.survival("B") == 3


@rule("OUT-R41", "OUT-13.5", "OUT-23.2")
def test_outsiders_can_appear_in_a_game_that_began_without_any() -> None:
    zones = Match(GAME, 4, {"doom_mode": "quick_dead", "outsiders": 0}, seed=1).state
    assert sorted(zones.unused) == [0, 0, 1, 1, 1]  # type: ignore[attr-defined]
    table = quick(loyalties={"A": "crew", "C": "outsider"})
    table.act("shift")
    assert table.asked() == [("C", "shift_crises")]


@rule("OUT-R29", "OUT-22.4")
def test_a_crew_member_who_changes_side_meanwhile_still_resolves_the_assigned_crisis() -> None:
    table = quick(
        active="B", survival={"D": 1}, unused=["outsider"] * 3, telling=True,
        crises=["falling_girder", "panic", "time_slip"],
    )  # fmt: skip
    table.act("shift").answer("A", "shift_crises", "draw")
    table.answer("A", "shift_member", "seat:1")
    table.answer("A", "shift_crisis", "card:falling_girder")
    table.answer("A", "shift_member", "seat:3").answer("A", "shift_crisis", "card:panic")
    table.luck(lambda t: t.answer("B", "crisis_player", "seat:3").loyalty("D") == "outsider")
    table.answer("B", "crisis_player", "seat:3")
    assert table.loyalty("D") == "outsider"
    assert [(t["seat"], t["card"]) for t in table.told("crisis_drawn")] == [
        (1, "falling_girder"), (3, "panic"), (2, "time_slip"),
    ]  # fmt: skip


@rule("OUT-R51", "OUT-21.3", "OUT-20.5", "OUT-22.7")
def test_in_dark_surge_and_eclipse_nobody_is_doomed_unless_all_fell_at_once() -> None:
    table = quick(step="entropy", deck=[], end_mode="dark_surge", hands={"B": ["dark", "dark"]},
                  telling=True)  # fmt: skip
    assert table.told("counted") == [{"number_crew": 0, "number_outsiders": 1}]
    table = quick(step="crisis:crushing_tide", survival=ONES, end_mode="dark_surge", telling=True)
    assert table.told("counted") == [{"number_crew": 0, "number_outsiders": 3}]
    assert table.outcome() == ("outsiders", "dark_surge", "A")
    table = quick(step="crisis:crushing_tide", survival=ONES, end_mode="eclipse", first="B")
    assert table.asked() == [("B", "eclipse_tie")]

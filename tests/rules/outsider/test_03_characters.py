"""OUT-3: Characters, and a test for each of the twelve."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule

from . import printed
from .scenario import Scenario, scenario

FREE = ["discard_draw", "end_actions", "shift"]  # what every menu offers


def as_(who: str, **more: Any) -> Scenario:
    """A's menu with this Character."""
    more["characters"] = {"A": who, **more.get("characters", {})}
    return scenario(**more)


def has(table: Scenario, option: str) -> bool:
    return option in table.passing().options(table.active)


def abilities(table: Scenario) -> list[str]:
    """The abilities that the active player's menu offers."""
    found = [o for o in table.passing().options(table.active) if o.startswith("ability:")]
    return [option.partition(":")[2] for option in found]


# What is printed on all of them.


@rule("OUT-3.1", "OUT-3.6", "OUT-1.5")
@pytest.mark.parametrize("who", printed.CHARACTERS)
def test_a_character_has_title_name_and_abilities(who: str) -> None:
    title, name, _, printed_abilities = printed.CHARACTERS[who]
    pack = as_(who).g.cards
    number = pack.names["character"].index(who)
    assert pack.titles["character"][number] == title
    assert pack.texts["character"][number].startswith(f"{name}. ")
    assert [pack.names["ability"][i] for i in pack.abilities[number]] == printed_abilities
    for i in pack.abilities[number]:
        assert pack.ability_actions[i] == 1


@rule("OUT-3.1")
def test_there_are_twelve_characters() -> None:
    assert sorted(scenario().g.pack.names["character"]) == sorted(printed.CHARACTERS)
    assert len(printed.CHARACTERS) == 12


@rule("OUT-3.2", "OUT-6.3", "OUT-6.6")
@pytest.mark.parametrize("who", printed.CHARACTERS)
def test_a_character_completes_only_goals_of_its_skills(who: str) -> None:
    skills = printed.CHARACTERS[who][2]
    for goal, (_, skill, _, gear, _) in printed.GOALS.items():
        table = as_(who, hands={"A": [gear, "dark"]}, goals=[goal])
        assert has(table, f"complete:{goal}") == (skill in skills), goal


@rule("OUT-3.2", "OUT-R25")
@pytest.mark.parametrize("who", ["deckhand", "surgeon", "captain"])
def test_a_doomed_character_keeps_its_skills(who: str) -> None:
    skills = printed.CHARACTERS[who][2]
    for goal, (_, skill, _, gear, _) in printed.GOALS.items():
        table = as_(who, hands={"A": [gear, "dark"]}, goals=[goal], survival={"A": 0}, granted=1)
        assert has(table, f"complete:{goal}") == (skill in skills), goal


# Captain.


@rule("OUT-3.3", "OUT-R8", "OUT-5.10")
@pytest.mark.parametrize(
    ("goals", "offered"),
    [([], False), (["star_compass"], True), (["star_compass", "ship_mind"], False)],
)
def test_captain_second_goal_needs_exactly_one_goal_in_play(
    goals: list[str], offered: bool
) -> None:
    table = as_("captain", hands={"A": ["water_loop", "dark"]}, goals=goals)
    assert abilities(table) == (["reverse", "second_goal"] if offered else ["reverse"])
    assert has(table, "play_goal")


@rule("OUT-3.3", "OUT-R67")
def test_captain_second_goal_needs_a_goal_in_hand() -> None:
    table = as_("captain", hands={"A": ["pipe_cuff", "dark"]}, goals=["star_compass"])
    assert abilities(table) == ["reverse"]


@rule("OUT-3.3", "OUT-6.4", "OUT-6.5")
def test_captain_second_goal_leaves_the_goal_already_there() -> None:
    table = as_("captain", hands={"A": ["water_loop", "wreckage", "dark"]}, goals=["star_compass"])
    table.act("ability:second_goal")
    assert table.asked() == [("A", "goal_to_play")]
    assert table.options("A") == ["card:water_loop", "card:wreckage"]
    table.answer("A", "goal_to_play", "card:wreckage")
    assert table.zone("goals_in_play") == ["wreckage", "star_compass"]
    assert table.zone("discard") == []
    assert table.hand("A") == ["dark", "water_loop"]
    assert table.told("played_goal") == [{"seat": 0, "card": "wreckage"}]
    assert table.base_left == 1
    assert abilities(table) == ["reverse"]


@rule("OUT-3.3")
def test_captain_may_use_second_goal_again_once_one_goal_has_gone() -> None:
    table = as_(
        "captain",
        hands={"A": ["water_loop", "wreckage", "dark"]},
        goals=["star_compass"],
        used_abilities=["second_goal", "reverse"],
    )
    assert abilities(table) == ["reverse", "second_goal"]


@rule("OUT-3.4", "OUT-4.11", "OUT-R55")
def test_captain_reverses_the_direction_until_it_is_reversed_again() -> None:
    table = as_("captain", active="A")
    table.act("ability:reverse")
    assert table.g.direction == -1
    assert table.base_left == 1
    assert table.told("reversed") == [{"way": "counter-clockwise"}]
    order = []
    for _ in range(4):
        table.act("end_actions")
        order.append(table.active)
    assert order == [*"DCBA"]
    table.act("ability:reverse").act("ability:reverse")
    assert table.g.direction == -1
    table.act("end_actions")
    assert table.active == "D"
    back = as_("captain", direction=-1)
    back.act("ability:reverse")
    assert back.told("reversed") == [{"way": "clockwise"}]
    assert back.act("end_actions").active == "B"


# Engineer.


@rule("OUT-3.5", "OUT-5.7")
def test_engineer_draws_up_to_six() -> None:
    table = as_("engineer", hands={"A": ["dark"]}, deck=["arc_welder"] * 9)
    table.act("discard_draw").answer("A", "discard_set", "done")
    assert len(table.hand("A")) == 6
    normal = as_("surgeon", hands={"A": ["dark"]}, deck=["arc_welder"] * 9)
    normal.act("discard_draw").answer("A", "discard_set", "done")
    assert len(normal.hand("A")) == 5


@rule("OUT-3.5", "OUT-11.2")
@pytest.mark.parametrize("who", ["engineer", "deckhand", "marshal"])
def test_a_doomed_character_draws_up_to_five(who: str) -> None:
    table = as_(who, hands={"A": ["dark"]}, deck=["arc_welder"] * 9, survival={"A": 0})
    table.act("discard_draw").answer("A", "discard_set", "done")
    assert len(table.hand("A")) == 5


@rule("OUT-3.6", "OUT-3.7", "OUT-R67")
def test_engineer_patch_discards_gear_to_clear_an_ongoing_crisis() -> None:
    table = as_(
        "engineer",
        hands={"A": ["arc_welder", "pipe_cuff", "water_loop"]},
        ongoing={"thin_air": "B", "dead_air": "C"},
    )
    assert abilities(table) == ["patch"]
    table.act("ability:patch")
    assert table.asked() == [("A", "forced_discard")]
    assert table.options("A") == ["card:arc_welder", "card:pipe_cuff"]
    table.answer("A", "forced_discard", "card:pipe_cuff")
    assert table.zone("discard") == ["pipe_cuff"]
    assert table.asked() == [("A", "ability_cards")]
    assert table.options("A") == ["card:dead_air", "card:thin_air", "done"]
    table.answer("A", "ability_cards", "card:thin_air")
    assert table.zone("ongoing") == ["dead_air"]
    assert table.view(None)["facts"]["ongoing_by"] == [2]
    assert table.zone("crisis_discard") == ["thin_air"]
    assert table.told("crisis_over") == [{"card": "thin_air"}]
    assert table.base_left == 1
    assert table.asked() == [("A", "act")]
    assert abilities(table) == []  # once per turn


@rule("OUT-3.6", "OUT-6.11")
def test_engineer_patch_clears_up_to_one() -> None:
    table = as_("engineer", hands={"A": ["arc_welder", "dark"]}, ongoing=["thin_air"])
    table.act("ability:patch").answer("A", "forced_discard", "card:arc_welder")
    table.answer("A", "ability_cards", "done")
    assert table.zone("ongoing") == ["thin_air"]


@rule("OUT-R67", "OUT-5.10")
def test_engineer_patch_needs_an_ongoing_crisis_and_gear() -> None:
    gear = {"A": ["arc_welder", "dark"]}
    assert abilities(as_("engineer", hands=gear)) == []
    other = {"A": ["water_loop", "dark"]}
    assert abilities(as_("engineer", hands=other, ongoing=["thin_air"])) == []
    assert abilities(as_("engineer", hands=gear, ongoing=["thin_air"])) == ["patch"]


# Programmer.


@rule("OUT-3.6", "OUT-12.4")
def test_programmer_intrude_looks_at_two_random_cards_of_another_hand() -> None:
    hand = ["arc_welder", "dark", "pipe_cuff", "water_loop"]
    pairs = set()
    for key in range(60):
        table = as_("programmer", hands={"B": hand, "C": ["dark"], "D": []})
        assert abilities(table) == ["forecast", "intrude"]
        table.reseed(key).act("ability:intrude")
        assert table.asked() == [("A", "ability_player")]
        assert table.options("A") == ["seat:1", "seat:2"]
        table.answer("A", "ability_player", "seat:1")
        known = table.knows("A", "hand", "B")
        assert len(known) == 2
        pairs.add(tuple(known))
        assert table.knows("C", "hand", "B") == []
        for viewer in "AB":
            assert sorted(t["card"] for t in table.told("saw", viewer)) == known
        for other in ("C", None):
            assert table.told("saw", other) == [{"seat": 0}] * 2
            assert table.told("looked", other) == [
                {"seat": 0, "number": 2, "pile": "the cards in a hand"}
            ]
            assert table.told("targeted", other) == [{"seat": 0, "seat_target": 1}]
    assert len(pairs) == 6  # each two of the four


@rule("OUT-3.6", "OUT-R67")
def test_programmer_intrude_sees_all_of_a_small_hand_and_needs_a_hand() -> None:
    table = as_("programmer", hands={"A": ["dark"], "C": ["pipe_cuff"]})
    table.act("ability:intrude")
    assert table.knows("A", "hand", "C") == ["pipe_cuff"]
    assert table.told("looked")[0]["number"] == 1
    assert table.base_left == 1
    assert abilities(as_("programmer", hands={"A": ["dark"]})) == ["forecast"]
    assert abilities(as_("programmer", hands={"A": ["dark"]}, crises=[])) == []


@rule("OUT-3.6", "OUT-5.7")
def test_programmer_who_knew_of_two_equal_cards_knows_of_one_when_one_has_left_openly() -> None:
    table = scenario(
        characters={"B": "programmer"}, active="B", direction=-1, crises=["panic"],
        hands={"A": ["echo_beacon", "echo_beacon"], "B": ["dark"]}, deck=["door_jack"] * 9,
    )  # fmt: skip
    table.act("ability:intrude")
    assert table.knows("B", "hand", "A") == ["echo_beacon", "echo_beacon"]
    table.act("end_actions").act("discard_draw")
    table.answers("A", "discard_set", "card:echo_beacon", "done")
    assert table.knows("B", "hand", "A") == ["echo_beacon"]
    assert table.knows("C", "hand", "A") == []


@rule("OUT-3.6", "OUT-3.7")
def test_programmer_who_sees_two_of_three_equal_cards_twice_knows_of_two() -> None:
    for key in range(20):
        table = as_("programmer", hands={"C": ["dark", "dark", "dark"]})
        table.reseed(key).act("ability:intrude").act("ability:intrude")
        assert table.knows("A", "hand", "C") == ["dark", "dark"]


@rule("OUT-3.6", "OUT-3.7")
def test_programmer_intrude_may_be_repeated() -> None:
    table = as_("programmer", hands={"C": ["pipe_cuff"]})
    table.act("ability:intrude").act("ability:intrude")
    assert table.base_left == 0


@rule("OUT-3.6", "OUT-2.1")
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_programmer_forecast_leaves_the_top_crisis_or_puts_it_to_the_bottom(where: str) -> None:
    table = as_("programmer", crises=["panic", "burnout", "time_slip"])
    table.act("ability:forecast")
    assert table.asked() == [("A", "top_or_bottom")]
    assert table.options("A") == ["bottom", "top"]
    assert table.told("saw", "A") == [{"seat": 0, "card": "panic"}]
    assert table.told("saw", "B") == [{"seat": 0}]
    assert table.told("looked") == [{"seat": 0, "number": 1, "pile": "the Crisis deck"}]
    assert table.knows("A", "crisis_deck") == ["panic"]
    table.answer("A", "top_or_bottom", where)
    order = ["panic", "burnout", "time_slip"]
    assert table.zone("crisis_deck") == (order if where == "top" else [*order[1:], "panic"])
    assert table.knows("A", "crisis_deck") == ["panic"]
    assert table.view("A")["zones"]["crisis_deck"]["placed"] == {
        2 if where == "top" else 0: "panic"
    }
    assert table.knows("B", "crisis_deck") == []
    words = "on top" if where == "top" else "to the bottom"
    assert table.told("put_back") == [{"seat": 0, "where": words}]


@rule("OUT-R67")
def test_programmer_forecast_needs_a_card_and_recycles_nothing() -> None:
    table = as_("programmer", crises=[], crisis_discard=["panic"])
    assert abilities(table) == []
    assert table.zone("crisis_discard") == ["panic"]


# Navigator.


@rule("OUT-3.6")
def test_navigator_plot_puts_the_top_three_back_in_any_order() -> None:
    table = as_("navigator", deck=["arc_welder", "dark", "water_loop", "pipe_cuff"])
    assert abilities(table) == ["plot"]
    table.act("ability:plot")
    assert table.zone("deck") == ["pipe_cuff"]
    assert table.told("saw", "A") == [
        {"seat": 0, "card": card} for card in ("arc_welder", "dark", "water_loop")
    ]
    assert table.told("saw", "B") == [{"seat": 0}] * 3
    assert table.told("looked", "B") == [{"seat": 0, "number": 3, "pile": "the deck"}]
    assert table.asked() == [("A", "ability_order")]
    assert table.options("A") == ["card:arc_welder", "card:dark", "card:water_loop"]
    table.answer("A", "ability_order", "card:dark")
    assert table.options("A") == ["card:arc_welder", "card:water_loop"]
    table.answer("A", "ability_order", "card:water_loop")
    assert table.zone("deck") == ["arc_welder", "water_loop", "dark", "pipe_cuff"]
    assert table.base_left == 1
    assert table.asked() == [("A", "act")]
    assert table.view("A")["zones"]["deck"] == {
        "count": 4,
        "placed": {1: "dark", 2: "water_loop", 3: "arc_welder"},
    }
    assert table.view("B")["zones"]["deck"] == {"count": 4}


@rule("OUT-3.6", "OUT-R67")
def test_navigator_plot_looks_at_as_many_cards_as_there_are() -> None:
    table = as_("navigator", deck=["arc_welder", "dark"])
    table.act("ability:plot").answer("A", "ability_order", "card:arc_welder")
    assert table.zone("deck") == ["dark", "arc_welder"]
    one = as_("navigator", deck=["arc_welder"])
    one.act("ability:plot")
    assert one.asked() == [("A", "act")]
    assert one.knows("A", "deck") == ["arc_welder"]
    assert abilities(as_("navigator", deck=[])) == []


@rule("OUT-3.6", "OUT-15.4", "OUT-R66")
def test_navigator_shortcut_covers_two_connections() -> None:
    places = ["place:cargo", "place:engines", "place:labs", "place:quarters"]
    table = as_("navigator", loc_goals="on", tokens={"A": "bridge"})
    assert table.act("move").options("A") == places
    table.answer("A", "move_to", "place:cargo")
    assert (table.token("A"), table.base_left) == ("cargo", 1)
    doomed = as_("navigator", loc_goals="on", tokens={"A": "bridge"}, survival={"A": 0})
    assert doomed.act("move").options("A") == ["place:labs", "place:quarters"]
    other = as_("captain", loc_goals="on", tokens={"A": "bridge"})
    assert other.act("move").options("A") == ["place:labs", "place:quarters"]
    assert not has(as_("navigator"), "move")
    last = as_("navigator", loc_goals="on", tokens={"A": "bridge"}, survival={"A": 1}, used=2)
    assert last.act("move").options("A") == ["place:labs", "place:quarters"]


# Scientist.


@rule("OUT-3.6", "OUT-3.7", "OUT-R68")
def test_scientist_recycle_discards_a_card_for_a_gear_that_lay_in_the_discard_pile() -> None:
    table = as_(
        "scientist",
        hands={"A": ["arc_welder", "water_loop"]},
        discard=["pipe_cuff", "star_compass", "door_jack"],
    )
    assert abilities(table) == ["recycle"]
    table.act("ability:recycle")
    assert table.asked() == [("A", "forced_discard")]
    assert table.options("A") == ["card:arc_welder", "card:water_loop"]
    table.answer("A", "forced_discard", "card:arc_welder")
    assert table.asked() == [("A", "ability_cards")]
    assert table.options("A") == ["card:door_jack", "card:pipe_cuff"]  # not the Arc Welder
    table.answer("A", "ability_cards", "card:door_jack")
    assert table.hand("A") == ["door_jack", "water_loop"]
    assert table.zone("discard") == ["arc_welder", "pipe_cuff", "star_compass"]
    for viewer in (None, "B"):
        assert table.told("took_back", viewer) == [{"seat": 0, "card": "door_jack"}]
        assert table.knows(viewer, "hand", "A") == ["door_jack"]
    assert table.base_left == 1
    assert abilities(table) == []


@rule("OUT-R67", "OUT-5.10")
def test_scientist_recycle_needs_a_card_and_a_gear_in_the_discard_pile() -> None:
    hand = {"A": ["dark", "water_loop"]}
    assert abilities(as_("scientist", hands=hand, discard=["star_compass", "dark"])) == []
    assert abilities(as_("scientist", discard=["pipe_cuff"], hands={})) == []
    assert abilities(as_("scientist", hands=hand, discard=["pipe_cuff"])) == ["recycle"]


@rule("OUT-3.6", "OUT-8.1", "OUT-8.4")
def test_scientist_recycle_paid_with_a_dark_card_causes_its_crisis_before_the_effect() -> None:
    table = as_(
        "scientist", hands={"A": ["dark", "water_loop"]}, discard=["pipe_cuff"],
        crises=["falling_girder"],
    )  # fmt: skip
    table.act("ability:recycle").answer("A", "forced_discard", "card:dark")
    assert table.asked() == [("A", "crisis_player")]
    assert table.hand("A") == ["water_loop"]
    table.answer("A", "crisis_player", "seat:2")
    assert table.hand("A") == ["pipe_cuff", "water_loop"]
    assert table.zone("discard") == ["dark"]


@rule("OUT-3.6", "OUT-R68")
def test_scientist_takes_nothing_that_a_reshuffle_took_away_meanwhile() -> None:
    table = as_(
        "scientist",
        hands={"A": ["dark", "water_loop"], "B": ["echo_beacon"]},
        discard=["pipe_cuff"],
        crises=["pressure_drop"],
    )
    table.act("ability:recycle").answer("A", "forced_discard", "card:dark")
    table.answer("B", "window_crisis", "tech:echo_beacon")
    assert table.hand("A") == ["water_loop"]
    assert table.zone("discard") == ["echo_beacon"]
    assert table.asked() == [("A", "act")]


# Quartermaster.


@rule("OUT-3.6", "OUT-9.4", "OUT-R70")
def test_quartermaster_may_trade_two_cards() -> None:
    table = as_(
        "quartermaster",
        hands={"A": ["arc_welder", "dark", "water_loop"]},
        supply=["pipe_cuff", "door_jack", "star_compass"],
    )
    table.act("gather")
    assert table.asked() == [("A", "gather_number")]
    assert table.options("A") == ["number:1", "number:2"]
    table.answer("A", "gather_number", "number:2")
    assert table.options("A") == ["card:arc_welder", "card:water_loop"]  # and a later one
    table.answer("A", "gather_leave", "card:arc_welder")
    assert table.options("A") == ["card:dark", "card:water_loop"]
    table.answer("A", "gather_leave", "card:dark")
    assert table.options("A") == ["card:door_jack", "card:pipe_cuff"]
    table.answer("A", "gather_take", "card:door_jack")
    assert table.options("A") == ["card:pipe_cuff", "card:star_compass"]
    table.answer("A", "gather_take", "card:star_compass")
    assert table.hand("A") == ["door_jack", "star_compass", "water_loop"]
    assert table.zone("supply") == ["arc_welder", "dark", "pipe_cuff"]
    assert table.told("traded", "B") == [{"seat": 0, "number": 2}]
    assert table.told("left_card", "B") == [{"seat": 0}] * 2
    assert table.base_left == 1


@rule("OUT-3.6", "OUT-R70", "OUT-11.2")
def test_quartermaster_s_trade_is_limited_by_hand_supply_and_doom() -> None:
    hand = ["arc_welder", "pipe_cuff"]
    for cards, supply, survival in (
        (hand[:1], ["door_jack", "star_compass"], 3),
        (hand, ["door_jack"], 3),
        (hand, ["door_jack", "star_compass"], 0),
    ):
        table = as_("quartermaster", hands={"A": cards}, supply=supply, survival={"A": survival})
        table.act("gather")
        assert ("A", "gather_number") not in table.asked()
    other = as_("marshal", hands={"A": hand}, supply=["door_jack", "star_compass"])
    assert other.act("gather").asked() == [("A", "gather_leave")]


# Surgeon.


@rule("OUT-3.6", "OUT-3.7", "OUT-11.5")
def test_surgeon_mend_discards_gear_and_another_player_gains_one() -> None:
    table = as_("surgeon", hands={"A": ["arc_welder", "dark", "pipe_cuff"]}, survival={"C": 0})
    assert abilities(table) == ["mend"]
    table.act("ability:mend")
    assert table.options("A") == ["card:arc_welder", "card:pipe_cuff"]
    table.answer("A", "forced_discard", "card:arc_welder")
    assert table.asked() == [("A", "ability_player")]
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]
    table.answer("A", "ability_player", "seat:2")
    assert table.survival() == [3, 3, 1, 3]
    assert table.zone("discard") == ["arc_welder"]
    assert table.told("gained") == [{"seat": 2, "number": 1, "number_left": 1}]
    assert table.base_left == 1
    assert abilities(table) == []
    assert abilities(as_("surgeon", hands={"A": ["dark", "water_loop"]})) == []


# Marshal.


@rule("OUT-3.6", "OUT-3.7", "OUT-R54")
def test_marshal_confine_slows_another_player() -> None:
    table = as_("marshal")
    assert table.options("A") == ["ability:confine", *FREE]
    table.act("ability:confine")
    assert table.asked() == [("A", "ability_player")]
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]
    table.answer("A", "ability_player", "seat:1")
    assert table.slowed() == "B"
    assert table.told("slowed") == [{"seat": 1}]
    assert table.base_left == 1
    assert abilities(table) == []
    table.act("end_actions")
    assert (table.active, table.base_left, table.slowed()) == ("B", 1, "")
    table.act("discard_draw").act("end_actions")
    assert (table.active, table.base_left) == ("C", 2)


# Machinist.


@rule("OUT-3.6", "OUT-5.4", "OUT-5.5", "OUT-5.6")
def test_machinist_scraps_two_cards() -> None:
    table = as_("machinist", hands={"A": ["arc_welder", "pipe_cuff", "water_loop", "wreckage"]})
    table.act("scrap")
    assert table.options("A") == ["gear", "goal"]
    table.answer("A", "scrap_kind", "gear")
    assert table.options("A") == ["card:arc_welder"]
    table.answer("A", "scrap_cards", "card:arc_welder")
    assert table.options("A") == ["card:pipe_cuff"]
    table.answer("A", "scrap_cards", "card:pipe_cuff")
    assert table.survival("A") == 4
    assert table.zone("discard") == ["pipe_cuff", "arc_welder"]
    table.act("scrap").answer("A", "scrap_kind", "goal")
    assert table.hand("A") == []
    assert table.zone("discard") == []
    assert not has(as_("machinist", hands={"A": ["arc_welder", "water_loop"]}), "scrap")
    doomed = as_("machinist", hands={"A": ["arc_welder", "pipe_cuff"]}, survival={"A": 0})
    assert not has(doomed, "scrap")


# Archivist.


@rule("OUT-3.6", "OUT-3.7", "OUT-8.9")
def test_archivist_restack_buries_one_or_two_cards_in_an_order_of_choice() -> None:
    table = as_(
        "archivist", hands={"A": ["arc_welder", "dark", "water_loop"]}, deck=["pipe_cuff"] * 2
    )
    assert abilities(table) == ["restack"]
    table.act("ability:restack")
    assert table.asked() == [("A", "bury_cards")]
    assert table.options("A") == ["card:arc_welder", "card:dark", "card:water_loop"]
    table.answer("A", "bury_cards", "card:arc_welder")
    assert table.options("A") == ["card:dark", "card:water_loop", "done"]
    table.answer("A", "bury_cards", "card:dark")
    assert table.asked() == [("A", "bury_order")]
    assert table.options("A") == ["card:arc_welder", "card:dark"]
    table.answer("A", "bury_order", "card:dark")
    assert table.zone("deck") == ["pipe_cuff", "pipe_cuff", "dark", "arc_welder"]
    assert table.hand("A") == ["water_loop"]
    assert table.zone("discard") == []
    assert table.told("crisis_drawn") == []
    assert table.told("buried", "B") == [{"seat": 0, "number": 2}]
    assert table.told("buried_card", "B") == [{"seat": 0}] * 2
    assert table.told("buried_card", "A") == [
        {"seat": 0, "card": "dark"},
        {"seat": 0, "card": "arc_welder"},
    ]
    assert table.view("A")["zones"]["deck"] == {"count": 4, "placed": {0: "arc_welder", 1: "dark"}}
    assert table.view("B")["zones"]["deck"] == {"count": 4}
    assert table.base_left == 1
    assert abilities(table) == []


@rule("OUT-3.6", "OUT-R67")
def test_archivist_restack_needs_a_card_and_buries_at_least_one() -> None:
    assert abilities(as_("archivist", hands={})) == []
    table = as_("archivist", hands={"A": ["water_loop"]}, deck=["dark"] * 2)
    table.act("ability:restack")
    assert table.zone("deck") == ["dark", "dark", "water_loop"]
    one = as_("archivist", hands={"A": ["water_loop", "pipe_cuff"]}, deck=["dark"] * 2)
    one.act("ability:restack").answers("A", "bury_cards", "card:pipe_cuff", "done")
    assert one.zone("deck") == ["dark", "dark", "pipe_cuff"]


@rule("OUT-3.6", "OUT-4.10")
def test_archivist_restack_works_under_an_empty_deck() -> None:
    table = as_("archivist", hands={"A": ["water_loop", "pipe_cuff"]}, deck=[])
    table.act("ability:restack").answers("A", "bury_cards", "card:pipe_cuff", "done")
    assert table.zone("deck") == ["pipe_cuff"]
    table.act("end_actions")
    assert (table.active, table.zone("deck"), table.outcome()) == ("B", [], None)


@rule("OUT-3.6", "OUT-R68", "OUT-R67")
def test_archivist_recall_plays_a_goal_from_the_discard_pile() -> None:
    table = as_(
        "archivist",
        hands={"A": ["dark"]},
        discard=["water_loop", "pipe_cuff", "wreckage"],
        goals=["star_compass"],
    )
    assert abilities(table) == ["recall", "restack"]
    table.act("ability:recall")
    assert table.asked() == [("A", "goal_to_play")]
    assert table.options("A") == ["card:water_loop", "card:wreckage"]  # not the one in play
    table.answer("A", "goal_to_play", "card:wreckage")
    assert table.zone("goals_in_play") == ["wreckage"]
    assert table.zone("discard") == ["star_compass", "water_loop", "pipe_cuff"]
    assert table.base_left == 1
    assert abilities(table) == ["recall", "restack"]  # not once per turn
    table.act("ability:recall").answer("A", "goal_to_play", "card:star_compass")
    assert table.zone("goals_in_play") == ["star_compass"]
    assert abilities(as_("archivist", hands={"A": ["dark"]}, discard=["dark"])) == ["restack"]


@rule("OUT-3.6", "OUT-5.2")
def test_archivist_recall_with_two_goals_in_play_asks_which_goes() -> None:
    table = as_("archivist", discard=["wreckage"], goals=["star_compass", "ship_mind"])
    table.act("ability:recall")
    assert table.asked() == [("A", "goal_to_discard")]
    assert table.options("A") == ["card:ship_mind", "card:star_compass"]
    table.answer("A", "goal_to_discard", "card:ship_mind")
    assert table.zone("goals_in_play") == ["wreckage", "star_compass"]


@rule("OUT-3.7")
def test_once_per_turn_counts_per_ability_and_per_turn() -> None:
    table = as_(
        "archivist", players=3, hands={"A": ["dark", "arc_welder", "pipe_cuff"]},
        discard=["wreckage"], deck=["door_jack"] * 12,
    )  # fmt: skip
    table.act("ability:restack").answers("A", "bury_cards", "card:dark", "done")
    assert abilities(table) == ["recall"]
    for _ in range(3):
        table.act("end_actions")
    assert table.active == "A"
    assert abilities(table) == ["recall", "restack"]


# Steward.


@rule("OUT-3.6", "OUT-R67")
def test_steward_barter_exchanges_a_card_in_secret() -> None:
    table = as_(
        "steward",
        hands={"A": ["arc_welder", "dark"], "B": ["water_loop", "pipe_cuff"], "C": ["dark"]},
    )
    assert abilities(table) == ["barter"]
    table.act("ability:barter")
    assert table.options("A") == ["seat:1", "seat:2"]  # D holds nothing
    table.answer("A", "ability_player", "seat:1")
    assert sorted(table.asked()) == [("A", "barter_give"), ("B", "barter_give")]
    assert table.options("A") == ["card:arc_welder", "card:dark"]
    assert table.options("B") == ["card:pipe_cuff", "card:water_loop"]
    table.answer("A", "barter_give", "card:dark")
    assert table.hand("B") == ["pipe_cuff", "water_loop"]
    unseen = table.g.light
    table.answer("B", "barter_give", "card:pipe_cuff")
    assert table.g.light > unseen, "both have seen a card: it cannot be taken back"
    assert table.hand("A") == ["arc_welder", "pipe_cuff"]
    assert table.hand("B") == ["dark", "water_loop"]
    assert table.knows("A", "hand", "B") == ["dark"]
    assert table.knows("B", "hand", "A") == ["pipe_cuff"]
    assert table.knows("C", "hand", "A") == table.knows(None, "hand", "B") == []
    pairs = [
        {"seat": 0, "seat_taker": 1, "card": "dark"},
        {"seat": 1, "seat_taker": 0, "card": "pipe_cuff"},
    ]
    for viewer in "AB":
        assert table.told("bartered", viewer) == pairs
    for told in table.told("bartered", "C") + table.told("bartered"):
        assert {*told} == {"seat", "seat_taker"}
    assert table.told("crisis_drawn") == []
    assert table.base_left == 1
    assert abilities(table) == ["barter"]


@rule("OUT-R67")
def test_steward_barter_needs_cards_in_both_hands() -> None:
    assert abilities(as_("steward", hands={"A": ["dark"]})) == []
    assert abilities(as_("steward", hands={"B": ["dark"]})) == []
    table = as_("steward", hands={"A": ["arc_welder"], "B": ["dark"]})
    assert abilities(table) == ["barter"]
    table.act("ability:barter")
    assert (table.hand("A"), table.hand("B")) == (["dark"], ["arc_welder"])


# Deckhand.


@rule("OUT-3.2", "OUT-3.5", "OUT-3.6")
def test_deckhand_draws_up_to_four() -> None:
    table = as_("deckhand", hands={"A": ["dark"]}, deck=["arc_welder"] * 9)
    assert table.options("A") == FREE
    table.act("discard_draw").answer("A", "discard_set", "done")
    assert len(table.hand("A")) == 4


# Doom and price.


@rule("OUT-4.8", "OUT-11.2", "OUT-R11")
@pytest.mark.parametrize(("survival", "offered"), [(0, False), (1, False), (2, True)])
def test_an_ability_cannot_be_used_with_the_last_survival(survival: int, offered: bool) -> None:
    used = 2 if survival else 0
    table = as_("captain", survival={"A": survival}, used=used)
    assert has(table, "ability:reverse") == offered
    assert has(table, "discard_draw")
    free = as_("captain", survival={"A": 1}, used=1)
    assert has(free, "ability:reverse")


@rule("OUT-3.6")
def test_the_other_abilities_come_from_the_content() -> None:
    for number, name in enumerate(scenario().g.pack.names["ability"]):
        once = scenario().g.cards.ability_once[number]
        assert once == (name in {"patch", "recycle", "mend", "confine", "restack"})
        acts_on = scenario().g.cards.ability_interacts[number]
        assert acts_on == (name in {"intrude", "mend", "confine", "barter"})
    assert len(scenario().g.pack.names["ability"]) == 12

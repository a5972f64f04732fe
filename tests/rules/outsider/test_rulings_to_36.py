"""OUT-R24 to OUT-R36: rulings that no chapter of OUT-1 to 9 proves by the way."""

from __future__ import annotations

from typing import Any

import pytest

from shipboard.games.outsider.rules import looks
from shipboard.games.outsider.rules.frames import frame_of
from shipboard.games.outsider.table import GAME
from tests.rule import rule

from .scenario import Scenario, scenario
from .test_01_setup import dealt, refusal, seed


def drawn(table: Scenario) -> list[tuple[str, str]]:
    return [("ABCDEF"[told["seat"]], told["card"]) for told in table.told("crisis_drawn")]


# Windows, Doom, Survival, Loyalty.


@rule("OUT-R24", "OUT-10.5", "OUT-10.8")
def test_there_is_always_a_window_between_completing_a_goal_and_declaring() -> None:
    table = scenario(
        active="B",
        hands={"B": ["compass_core", "dark"]},
        goals=["star_compass"],
        completed={"A": ["ship_mind"], "D": ["wreckage"]},
        granted=1,
    )
    table.act("complete:star_compass").answers("B", "goal_payment", "card:compass_core", "done")
    assert table.completed("B") == ["star_compass"]
    assert table.asked() == [("D", "window_act")]  # turn order from the player after the active
    table.answer("D", "window_act", "pass")
    assert table.asked() == [("A", "window_act")]
    table.answer("A", "window_act", "sabotage:ship_mind")
    assert table.asked() == [("D", "window_act")]  # the asking starts again
    table.answer("D", "window_act", "pass")
    assert table.asked() == [("B", "act")]
    table.act("shift")
    assert table.told("verdict") == [{"seat": 1, "answer": "no"}]


@rule("OUT-R24", "OUT-10.9")
def test_nobody_can_react_to_a_declaration() -> None:
    goals = {"A": ["air_moss"], "B": ["wreckage", "ship_mind"], "C": ["water_loop"],
             "D": ["cold_sleepers"]}  # fmt: skip
    table = scenario(active="B", completed=goals)
    table.act("shift")
    assert table.outcome() == ("crew", "crew_shift", "BCD")


@rule("OUT-R25", "OUT-11.4")
def test_a_doomed_character_completes_a_goal_with_a_granted_action() -> None:
    table = scenario(
        survival={"A": 0}, granted=1, hands={"A": ["compass_core", "dark"]}, goals=["star_compass"]
    )
    assert "complete:star_compass" in table.options("A")
    alone = scenario(survival={"A": 0}, hands={"A": ["compass_core"]}, goals=["star_compass"])
    assert "complete:star_compass" not in alone.options("A")
    wrench = scenario(
        survival={"A": 0}, discount=1, hands={"A": ["compass_core"]}, goals=["star_compass"]
    )
    wrench.act("complete:star_compass")
    assert wrench.completed("A") == ["star_compass"]


@rule("OUT-R26", "OUT-11.7")
def test_survival_has_no_maximum() -> None:
    table = scenario(
        survival={"A": 40}, completed={"A": ["air_moss"]}, hands={"A": ["pipe_cuff"] * 3}
    )
    table.act("sabotage:air_moss").act("scrap").answer("A", "scrap_kind", "gear")
    assert table.survival("A") == 43
    for viewer in (None, "B"):
        assert table.view(viewer)["facts"]["survival"] == [43, 3, 3, 3]


def steps_of(effects: Any) -> list[Any]:
    """All functions named anywhere in compiled effects."""
    if callable(effects):
        return [effects]
    if isinstance(effects, tuple | list):
        return [found for part in effects for found in steps_of(part)]
    return []


@rule("OUT-R27", "OUT-12.1")
def test_the_content_has_no_card_that_reveals_a_loyalty() -> None:
    cards = scenario().g.cards
    texts = [cards.repair, cards.sabotage, cards.effects, cards.ability_effects,
             cards.start_of_turn, cards.end_of_turn]  # fmt: skip
    used = {step.__name__ for step in steps_of(texts)}
    assert "lose" in used
    assert "reveal_loyalty" not in used
    assert not [kind.name for kind in GAME.kinds if "loyalty" in kind.name]


@rule("OUT-R27", "OUT-12.1", "OUT-12.6")
def test_a_reveal_of_a_loyalty_is_public_and_never_private() -> None:
    table = scenario(loyalties={"A": "crew", "B": "outsider"})
    for viewer in (None, "A", "C"):
        assert table.knows(viewer, "loyalty", "B") == []
    table.g.frames.append(frame_of(1))
    looks.reveal_loyalty(table.g, 0)
    table.g.frames.pop()
    for viewer in (None, "A", "C"):
        assert table.knows(viewer, "loyalty", "B") == ["outsider"]
        assert table.told("loyalty_shown", viewer) == [{"seat": 1, "loyalty": "outsider"}]
        assert table.knows(viewer, "loyalty", "D") == []


@rule("OUT-R28", "OUT-12.2")
def test_outsiders_learn_of_each_other_only_from_public_reveals() -> None:
    sides = {"A": "outsider", "C": "outsider"}
    table = scenario(players=5, loyalties=sides)
    assert table.knows("A", "loyalty", "C") == table.knows("C", "loyalty", "A") == []
    table.act("shift")
    for viewer in ("A", "B", "C", None):
        assert table.knows(viewer, "loyalty", "C") == ["outsider"]
        assert table.knows(viewer, "loyalty", "E") == ["crew"]


# A failed declaration.

FAILED: dict[str, Any] = {
    "players": 5,
    "active": "C",
    "loyalties": {"A": "outsider", "B": "crew", "C": "crew", "D": "crew", "E": "outsider"},
}


@rule("OUT-R29", "OUT-13.5")
@pytest.mark.parametrize(("direction", "spokesperson"), [(1, "E"), (-1, "A")])
def test_the_spokesperson_is_the_first_outsider_after_the_declarer(
    direction: int, spokesperson: str
) -> None:
    table = scenario(**FAILED, direction=direction).act("shift")
    assert table.asked() == [(spokesperson, "shift_crises")]
    assert table.options() == ["decline", "draw"]
    table.answer(spokesperson, "shift_crises", "decline")
    assert table.told("shift_declined") == [{"seat": "ABCDE".index(spokesperson)}]
    assert drawn(table) == []
    assert len(table.zone("crisis_deck")) == 22
    assert table.asked() == [("C", "act")]


@rule("OUT-R29", "OUT-13.5", "OUT-13.6")
def test_all_outsiders_see_the_drawn_crises_and_the_others_when_they_are_shown() -> None:
    table = scenario(**FAILED, crises=["flash_fire", "thin_air", "time_slip"]).act("shift")
    table.answer("E", "shift_crises", "draw")
    assert table.told("shift_drew") == [{"seat": 4, "number": 3}]
    for viewer in "AE":
        assert table.knows(viewer, "drawn") == ["flash_fire", "thin_air", "time_slip"]
    for other in ("B", "C", "D", None):
        assert table.view(other)["zones"]["drawn"] == {"count": 3}
    assert table.options("E") == ["seat:1", "seat:2", "seat:3"]
    table.answer("E", "shift_member", "seat:3")
    assert table.options("E") == ["card:flash_fire", "card:thin_air", "card:time_slip"]
    table.answer("E", "shift_crisis", "card:time_slip")
    assert drawn(table) == []
    assert table.options("E") == ["seat:1", "seat:2"]
    assert table.knows("A", "victims") == ["seat_3"]
    assert table.knows("B", "victims") == table.knows("B", "assigned") == []
    table.answer("E", "shift_member", "seat:1").answer("E", "shift_crisis", "card:flash_fire")
    assert drawn(table) == [("D", "time_slip"), ("B", "flash_fire"), ("C", "thin_air")]
    assert table.survival() == [3, 2, 3, 3, 3]
    assert table.asked() == [("C", "act")]
    assert table.base_left == 1


@rule("OUT-R29", "OUT-2.7")
def test_with_fewer_crises_the_spokesperson_chooses_who_goes_free() -> None:
    table = scenario(**FAILED, crises=["flash_fire"], crisis_discard=["burnout"]).act("shift")
    table.answer("E", "shift_crises", "draw")
    assert table.told("shift_drew") == [{"seat": 4, "number": 2}]
    table.answer("E", "shift_member", "seat:3").answer("E", "shift_crisis", "card:burnout")
    assert table.options("E") == ["seat:1", "seat:2"]
    table.answer("E", "shift_member", "seat:1")
    assert drawn(table) == [("D", "burnout"), ("B", "flash_fire")]
    assert table.survival() == [3, 2, 3, 1, 3]
    assert table.zone("unassigned") == []
    assert table.zone("roll") == [f"seat_{seat}" for seat in range(5)]


@rule("OUT-R29", "OUT-22.4")
def test_a_crew_member_who_changes_side_still_resolves_the_assigned_crisis() -> None:
    table = scenario(
        **FAILED,
        crises=["falling_girder", "burnout", "thin_air"],
        survival={"B": 2},
        doom_mode="quick_dead",
    ).act("shift")
    table.answer("E", "shift_crises", "draw")
    table.answer("E", "shift_member", "seat:3").answer("E", "shift_crisis", "card:falling_girder")
    table.answer("E", "shift_member", "seat:1").answer("E", "shift_crisis", "card:burnout")
    table.luck(
        lambda t: t.answer("D", "crisis_player", "seat:1").loyalty("B") == "outsider"
    ).answer("D", "crisis_player", "seat:1")
    assert table.loyalty("B") == "outsider"
    assert drawn(table)[:2] == [("D", "falling_girder"), ("B", "burnout")]


# Obliteration.


@rule("OUT-R30", "OUT-14.2")
@pytest.mark.parametrize(
    ("crisis", "survival", "hands", "over"),
    [
        ("crushing_tide", 0, {}, True),
        ("crushing_tide", 0, {"D": ["arc_welder"]}, True),
        ("cold_vacuum", 3, {}, True),
        ("cold_vacuum", 0, {"D": ["arc_welder"]}, False),
        ("hull_breach", 0, {"A": ["dark", "water_loop"]}, True),
        ("hull_breach", 0, {"D": ["arc_welder"]}, False),
    ],
)
def test_an_event_for_all_that_nobody_can_take_is_obliteration(
    crisis: str, survival: int, hands: dict[str, list[str]], over: bool
) -> None:
    table = scenario(step=f"crisis:{crisis}", survival=dict.fromkeys("ABCD", survival), hands=hands)
    if over:
        assert table.outcome() == ("nobody", "nobody_able", "")
        return
    while table.asked() != [("A", "act")]:
        (seat, kind), *_ = table.asked()
        table.answer(seat, kind, table.options(seat)[0])
    assert table.outcome() is None
    assert table.zone("discard") == ["arc_welder"]
    assert table.hand("D") == []


@rule("OUT-R30", "OUT-8.8")
def test_if_one_player_can_comply_the_others_skip() -> None:
    table = scenario(step="crisis:crushing_tide", survival={"A": 0, "B": 0, "D": 0})
    assert table.survival() == [0, 0, 2, 0]
    assert table.outcome() is None


@rule("OUT-R30")
def test_an_event_that_does_not_address_everybody_never_obliterates_so() -> None:
    nobody = dict.fromkeys("ABCD", 0)
    for crisis in ("loose_moorings", "pressure_drop", "mirror_sickness", "flash_fire", "panic"):
        table = scenario(step=f"crisis:{crisis}", survival=nobody)
        assert table.outcome() is None, crisis
    reactor = scenario(completed={"A": ["main_reactor"]}, survival=nobody)
    assert reactor.act("sabotage:main_reactor").outcome() is None


@rule("OUT-R31", "OUT-14.3", "OUT-11.8")
@pytest.mark.parametrize(
    ("mass_doom", "survival", "over"),
    [
        ("all_newly", [1, 1, 1], True),
        ("all_newly", [1, 1, 0], False),
        ("all_newly", [1, 1, 2], False),
        ("none_left", [1, 1, 1], True),
        ("none_left", [1, 1, 0], True),
        ("none_left", [0, 0, 1], True),
        ("none_left", [1, 1, 2], False),
        ("off", [1, 1, 1], False),
        ("off", [1, 1, 0], False),
    ],
)
def test_all_players_doomed_by_one_instruction(
    mass_doom: str, survival: list[int], over: bool
) -> None:
    table = scenario(
        players=3,
        step="crisis:crushing_tide",
        survival=dict(zip("ABC", survival, strict=True)),
        mass_doom=mass_doom,
    )
    assert table.survival() == [max(0, points - 1) for points in survival]
    assert table.outcome() == (("nobody", "all_doomed", "") if over else None)


@rule("OUT-R31")
def test_a_nested_crisis_is_an_instruction_of_its_own() -> None:
    # Flash Fire dooms A; the Crisis of its Dark card dooms B and C.
    table = scenario(
        players=3,
        step="crisis:flash_fire",
        survival={"A": 1, "B": 1, "C": 1},
        hands={"A": ["dark"]},
        crises=["pressure_drop"],
    )
    assert table.survival() == [0, 0, 0]
    assert table.outcome() is None


@rule("OUT-R31")
def test_all_may_be_doomed_together_by_other_instructions_than_tide() -> None:
    table = scenario(step="crisis:pressure_drop", survival=dict.fromkeys("ABCD", 1))
    assert table.outcome() == ("nobody", "all_doomed", "")
    breach = scenario(step="crisis:hull_breach", survival=dict.fromkeys("ABCD", 1))
    assert breach.outcome() == ("nobody", "all_doomed", "")


# Locations.


@rule("OUT-R32", "OUT-15.1")
def test_all_four_location_rules_are_options_and_combine() -> None:
    rules = ["loc_goals", "loc_actions", "loc_draw_entropy", "loc_supply"]
    for number in range(16):
        chosen = {name: "on" if number >> i & 1 else "off" for i, name in enumerate(rules)}
        table = dealt(3, 0, **chosen)
        g = table.g
        assert [g.loc_goals, g.loc_actions, g.loc_draw, g.loc_supply] == [
            chosen[name] == "on" for name in rules
        ]
        asked = table.asked()
        assert asked[0] == (("A", "place_token") if number else ("A", "seed_supply"))
    assert "loc_goals" in refusal(3, loc_goals="maybe")


PLACES = {"A": "bridge", "B": "bridge", "C": "labs", "D": "cargo"}


def apart(who: str, **more: Any) -> Scenario:
    """A uses a Character with location rule II; B alone is with A."""
    more["characters"] = {"A": who}
    more.setdefault("hands", {seat: ["arc_welder", "dark"] for seat in "ABCD"})
    return scenario(loc_actions="on", tokens=PLACES, **more)


@rule("OUT-R34", "OUT-17.1")
@pytest.mark.parametrize(
    ("who", "ability"), [("surgeon", "mend"), ("marshal", "confine"), ("steward", "barter")]
)
def test_acts_on_others_need_a_common_location(who: str, ability: str) -> None:
    table = apart(who)
    table.act(f"ability:{ability}")
    if table.asked() == [("A", "forced_discard")]:
        table.answer("A", "forced_discard", "card:arc_welder")
    # B is the only one at hand, so nobody else is a choice.
    assert {told["seat_target"] for told in table.told("targeted")} == {1}
    alone = scenario(
        characters={"A": who}, loc_actions="on", tokens={**PLACES, "B": "cargo"},
        hands={seat: ["arc_welder", "dark"] for seat in "ABCD"},
    )  # fmt: skip
    assert f"ability:{ability}" not in alone.options("A")


@rule("OUT-R33", "OUT-17.2")
def test_the_programmer_ignores_location_rule_two() -> None:
    table = apart("programmer").act("ability:intrude")
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]


@rule("OUT-R33", "OUT-17.2", "OUT-R34")
@pytest.mark.parametrize("who", ["captain", "programmer", "marshal"])
@pytest.mark.parametrize("survival", [3, 0])
def test_captain_and_programmer_are_exempt_also_while_doomed(who: str, survival: int) -> None:
    table = apart(who, survival={"A": survival}, hands={"A": ["pulse_kit", "dark"]})
    offered = [o for o in table.options("A") if o.startswith("ability:")]
    assert bool(offered) == (survival > 0)  # the own abilities are off nevertheless
    table.act("tech:pulse_kit")
    everybody = ["seat:0", "seat:1", "seat:2", "seat:3"]
    assert table.options("A") == (["seat:0", "seat:1"] if who == "marshal" else everybody)


@rule("OUT-R33", "OUT-17.2")
def test_being_the_target_gives_no_exemption() -> None:
    table = scenario(
        characters={"A": "marshal", "C": "captain", "D": "programmer"},
        loc_actions="on",
        tokens=PLACES,
    )
    table.act("ability:confine")
    assert table.told("targeted") == [{"seat": 0, "seat_target": 1}]
    assert table.slowed() == "B"


@rule("OUT-R34", "OUT-17.3")
def test_sabotage_and_repair_bonuses_reach_everywhere() -> None:
    table = scenario(loc_actions="on", tokens=PLACES, completed={"A": ["night_watch"]})
    assert table.act("sabotage:night_watch").options("A") == ["seat:1", "seat:2", "seat:3"]
    repair = scenario(
        loc_actions="on", tokens=PLACES, hands={"A": ["spore_tray", "dark"]}, goals=["air_moss"],
        characters={"A": "deckhand"},
    )  # fmt: skip
    repair.act("complete:air_moss").answers("A", "goal_payment", "card:spore_tray", "done")
    assert repair.options("A") == ["seat:1", "seat:2", "seat:3"]


@rule("OUT-R35", "OUT-18.1")
@pytest.mark.parametrize(("players", "pile", "left"), [(3, 7, 2), (4, 6, 1), (5, 5, 0), (6, 3, 4)])
def test_the_rest_of_the_deck_is_dealt_in_equal_piles(players: int, pile: int, left: int) -> None:
    table = dealt(players, loc_draw_entropy="on")
    for seat in "ABCDEF"[:players]:
        table.answer(seat, "place_token", "place:bridge")
    seed(table)
    assert [len(cards) for cards in table.g.piles] == [pile] * 5
    assert len(table.zone("entropy")) == left
    assert table.zone("deck") == []
    assert [len(table.hand(seat)) for seat in "ABCDEF"[:players]] == [5] * players
    for viewer in (None, "A"):
        assert table.view(viewer)["zones"]["entropy"] == {"count": left}
        assert table.view(viewer)["zones"]["piles"] == [{"count": pile}] * 5


@rule("OUT-R36", "OUT-18.2", "OUT-18.4", "OUT-18.5", "OUT-18.6")
def test_destruction_interrupts_a_draw_which_goes_on_at_the_new_place() -> None:
    table = scenario(
        loc_draw_entropy="on",
        tokens={"A": "bridge", "B": "labs", "C": "bridge", "D": "cargo"},
        hands={"A": ["dark", "water_loop"]},
        piles={"bridge": ["arc_welder", "door_jack"], "engines": ["pipe_cuff", "wreckage"]},
    )
    table.act("discard_draw").answer("A", "discard_set", "done")
    assert table.hand("A") == ["arc_welder", "dark", "door_jack", "water_loop"]
    assert table.told("destroyed") == [{"place": "bridge"}]
    assert table.survival() == [0, 3, 0, 3]
    assert table.asked() == [("A", "flee_to")]
    assert table.options("A") == ["place:cargo", "place:engines", "place:labs", "place:quarters"]
    table.answer("A", "flee_to", "place:engines")
    assert table.asked() == [("C", "flee_to")]
    assert len(table.hand("A")) == 4
    table.answer("C", "flee_to", "place:labs")
    assert table.hand("A") == ["arc_welder", "dark", "door_jack", "pipe_cuff", "water_loop"]
    assert table.zone("piles", "engines") == ["wreckage"]
    assert (table.token("A"), table.token("C")) == ("engines", "labs")


@rule("OUT-R36", "OUT-18.8")
def test_without_a_surviving_location_tokens_leave_the_board_and_the_draw_ends() -> None:
    none: dict[str, list[str]] = {place: [] for place in ("labs", "quarters", "cargo", "engines")}
    table = scenario(
        loc_draw_entropy="on",
        tokens={"A": "bridge", "B": "bridge", "C": "bridge", "D": "bridge"},
        survival={"B": 0},
        hands={"A": ["water_loop"]},
        piles={"bridge": ["arc_welder"], **none},
    )
    table.act("discard_draw").answer("A", "discard_set", "done")
    assert table.hand("A") == ["arc_welder", "water_loop"]
    assert [table.token(seat) for seat in "ABCD"] == [None] * 4
    assert table.told("off_board") == [{"seat": seat} for seat in range(4)]
    assert table.outcome() is None
    table.act("end_actions")
    assert table.outcome() == ("nobody", "out_of_cards", "")


@rule("OUT-R36", "OUT-9.6")
def test_the_replacement_for_the_supply_is_a_draw_by_the_gatherer() -> None:
    table = scenario(
        loc_draw_entropy="on",
        tokens={"A": "labs"},
        hands={"A": ["water_loop", "wreckage"]},
        supply=["dark"],
        piles={"labs": ["pipe_cuff"]},
        crises=["time_slip"],
    )
    table.act("gather")
    assert table.zone("supply") == ["pipe_cuff"]
    assert table.told("destroyed") == [{"place": "labs"}]
    assert table.survival("A") == 0
    table.answer("A", "flee_to", "place:cargo")
    assert table.asked() == [("A", "gather_leave")]


@rule("OUT-R36", "OUT-18.3")
def test_a_crisis_that_feeds_entropy_lets_the_resolver_choose_each_pile() -> None:
    table = scenario(
        step="crisis:reactor_spike:C",
        loc_draw_entropy="on",
        piles={"labs": ["pipe_cuff"], "cargo": []},
        tokens={"A": "bridge", "B": "labs"},
    )
    assert table.asked() == [("C", "entropy_location")]
    assert table.options("C") == [
        "place:bridge", "place:engines", "place:labs", "place:quarters"
    ]  # fmt: skip
    table.answer("C", "entropy_location", "place:labs")
    assert table.zone("entropy") == ["pipe_cuff"]
    assert table.survival() == [3, 0, 3, 3]
    assert table.asked() == [("B", "flee_to")]
    table.answer("B", "flee_to", "place:bridge")
    assert table.options("C") == ["place:bridge", "place:engines", "place:quarters"]
    table.answer("C", "entropy_location", "place:bridge")
    assert [len(pile) for pile in table.g.piles] == [2, 0, 3, 0, 3]


@rule("OUT-R36")
def test_peeks_and_buries_use_the_pile_at_the_own_location() -> None:
    table = scenario(
        characters={"A": "navigator"},
        loc_draw_entropy="on",
        tokens={"A": "labs"},
        piles={"labs": ["pipe_cuff", "door_jack"]},
    )
    table.act("ability:plot").answer("A", "ability_order", "card:pipe_cuff")
    assert table.zone("piles", "labs") == ["door_jack", "pipe_cuff"]
    assert table.knows("A", "piles", "labs") == ["door_jack", "pipe_cuff"]
    bury = scenario(
        characters={"A": "archivist"},
        loc_draw_entropy="on",
        tokens={"A": "cargo"},
        hands={"A": ["water_loop"]},
        piles={"cargo": ["pipe_cuff"]},
    )
    bury.act("ability:restack")
    assert bury.zone("piles", "cargo") == ["pipe_cuff", "water_loop"]


@rule("OUT-R36")
def test_without_a_surviving_pile_peeks_and_buries_do_nothing() -> None:
    table = scenario(
        characters={"A": "navigator"},
        loc_draw_entropy="on",
        hands={"A": ["containment_vial", "water_loop"]},
        used=1,
    )
    table.g.token[0] = -1
    table.act("discard_draw").answer("A", "discard_set", "done")
    assert table.hand("A") == ["containment_vial", "water_loop"]
    assert "ability:plot" not in table.passing().options("A")
    table.act("tech:containment_vial")
    assert table.hand("A") == ["water_loop"]
    assert table.asked() == [("A", "act")]

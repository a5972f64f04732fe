"""The sensible player of Outsider: single judgements, and that both sides of it play to win."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from shipboard.bots.random import Random
from shipboard.games.outsider.bot import Sensible
from shipboard.games.outsider.bot.cards import lore
from shipboard.games.outsider.bot.hearsay import claim
from shipboard.games.outsider.rules.frames import is_outsider
from shipboard.games.outsider.state import Outsider
from shipboard.games.outsider.table import GAME
from shipboard.kernel import view as views
from shipboard.kernel.chance import seed_bytes
from shipboard.kernel.player import MakesPlayer, Player
from tests.rules.outsider.homemade import character, homemade
from tests.rules.outsider.scenario import LETTERS, Scenario, scenario

GOALS = {"A": ["night_watch"], "B": ["star_compass"], "C": ["drive_coils"], "D": ["air_moss"]}


def answer(
    table: Scenario,
    seat: str,
    told: Sequence[dict[str, Any]] = (),
    luck: int = 0,
    content: str = "chimera_core",
    **options: str,
) -> str:
    """What a sensible player at this seat answers to its open decision."""
    bot = Sensible(LETTERS.index(seat), random.Random(luck))
    bot.watch(told)
    view = table.view(seat) | {"options": {"content": content} | options}
    return bot.choose(view, view["decisions"][0])


TITLES = lore("chimera_core").titles


def claims(turn: int, **hands: list[str]) -> list[dict[str, Any]]:
    """Everybody's word about the own hand, given at the end of a turn that is over."""
    told: list[dict[str, Any]] = [{"event": "turn", "number": turn, "seat": 0}]
    for seat, hand in hands.items():
        told.append(
            {
                "event": "acted",
                "seat": LETTERS.index(seat),
                "option": "end_actions",
                "note": claim(turn, hand, [], TITLES),
            }
        )
    return told


def answers(table: Scenario, seat: str, told: Sequence[dict[str, Any]] = ()) -> set[str]:
    """All answers that it gives with different luck."""
    return {answer(table, seat, told, luck) for luck in range(20)}


def play(
    players: int,
    seed: int,
    red: MakesPlayer = Sensible,
    blue: MakesPlayer = Sensible,
    check: Callable[[dict[str, Any], str], None] | None = None,
    **options: object,
) -> Outsider:
    """A whole game, each seat seeing only what it may see."""
    chosen = GAME.choose(players, options)
    g = GAME.deal(players, seed_bytes(seed), GAME.load(chosen), chosen)
    assert isinstance(g, Outsider)
    g.telling = True
    g.run()
    bots: dict[int, Player] = {}
    told = [0] * players
    while not g.over:
        number, seat, _, options_now = g.open[0]
        if seat not in bots:
            # Nobody but the choosers of Characters and places answers before the Loyalties are out.
            dealt = bool(g.loyalty[seat])
            make = red if dealt and is_outsider(g, seat) else blue
            bot = make(seat, random.Random(f"{seed}/{seat}"))
            if dealt:
                bots[seat] = bot
        else:
            bot = bots[seat]
        bot.watch([views.event(GAME, g, e, seat) for e in g.events[told[seat] :]])
        told[seat] = len(g.events)
        view = views.view(GAME, g, seat) | {"options": chosen}
        decision = next(d for d in view["decisions"] if d["id"] == number)
        option = bot.choose(view, decision)
        if check:
            check(decision, option)
        g.answer(number, options_now[decision["options"].index(option)])
    return g


@lru_cache(maxsize=8)
def wins(red: MakesPlayer, blue: MakesPlayer, games: int = 50) -> Counter[str]:
    """How many of so many games with three players each side wins."""
    return Counter(GAME.sides[play(3, seed, red, blue).side] for seed in range(1000, 1000 + games))


# Goals.


def test_a_crew_member_completes_the_goal_in_play() -> None:
    table = scenario(active="B", goals=["air_moss"], hands={"B": ["spore_tray", "dark", "dark"]})
    assert answers(table, "B") == {"complete:air_moss"}


def test_the_named_gear_is_a_cheaper_payment_than_scrap() -> None:
    hand = ["thaw_pump", "logic_lattice", "pipe_cuff"]
    payment = lore("chimera_core").payment
    assert payment(hand, "cold_sleepers") == ("thaw_pump",)
    assert payment(hand[1:], "cold_sleepers") == ("logic_lattice", "pipe_cuff")
    assert payment(hand[2:], "cold_sleepers") == ()


def test_gear_that_another_goal_in_hand_needs_is_spared() -> None:
    table = scenario(
        active="B",
        goals=["cold_sleepers"],
        hands={"B": ["logic_lattice", "pipe_cuff", "arc_welder", "water_loop"]},
    )
    table.act("complete:cold_sleepers")
    assert answers(table, "B") == {"card:arc_welder"}


def test_a_goal_is_played_to_be_completed_in_the_same_turn() -> None:
    table = scenario(active="B", hands={"B": ["air_moss", "spore_tray", "dark", "main_reactor"]})
    assert answers(table, "B") == {"play_goal"}
    table.act("play_goal")
    assert answers(table, "B") == {"card:air_moss"}
    table.answer("B", "goal_to_play", "card:air_moss").passing()
    assert answers(table, "B") == {"complete:air_moss"}


def test_who_has_a_goal_leaves_the_last_one_to_who_has_none() -> None:
    done = GOALS | {"A": ["night_watch", "ship_mind"], "D": []}
    table = scenario(
        active="B",
        goals=["hull_frames", "water_loop"],
        hands={"B": ["pipe_cuff", "dark"], "D": ["dark", "dark", "dark", "door_jack"]},
        completed=done,
        loyalties={"A": "crew"},
        outsiders=0,
    )
    assert "complete:water_loop" not in answers(table, "B")
    table = scenario(
        active="D", goals=["water_loop"], hands={"D": ["pipe_cuff", "dark"]}, completed=done
    )
    assert answers(table, "D") == {"complete:water_loop"}


def test_the_wrench_is_played_before_a_goal_is_completed() -> None:
    table = scenario(
        active="B", goals=["air_moss"], hands={"B": ["spore_tray", "overdrive_wrench"]}
    )
    assert answers(table, "B") == {"tech:overdrive_wrench"}


def test_a_goal_for_the_next_player_does_not_wait_for_one_that_only_the_last_can_complete() -> None:
    hands = {
        "B": ["command_codes", "gravity_shield", "gravity_shield", "echo_beacon", "echo_beacon"],
        "C": ["cipher_key", "dark"],
        "D": ["dark"],
        "A": ["dark", "compass_core"],
    }
    table = scenario(
        active="B",
        goals=["star_compass"],
        hands=hands,
        characters={"A": "captain", "B": "machinist", "C": "steward", "D": "engineer"},
        outsiders=0,
        loyalties={"A": "crew"},
    )
    said = claims(0, **{seat: hand for seat, hand in hands.items() if seat != "B"})
    assert answers(table, "B", said) == {"play_goal"}
    said = claims(0, A=hands["A"], C=["dark"], D=["dark"])
    assert "play_goal" not in answers(table, "B", said)


def test_a_goal_in_the_supply_is_fetched_by_who_can_pay_for_it() -> None:
    supply = ["water_loop", "dark", "command_codes", "night_watch"]
    table = scenario(
        active="B",
        hands={"B": ["pipe_cuff", "dark", "echo_fork", "main_reactor", "gravity_shield"]},
        supply=supply,
    )
    words = {
        "event": "acted",
        "seat": 3,
        "option": "end_actions",
        "note": claim(1, [], supply, TITLES),
    }
    told = [{"event": "turn", "number": 1, "seat": 3}, words]
    assert answers(table, "B", told) == {"gather"}


def test_cards_are_judged_by_the_content_in_use() -> None:
    core, tuned = lore("chimera_core"), lore("chimera_tuned")
    assert (core.blows["engine_mounts"], tuned.blows["engine_mounts"]) == (1, 2)
    assert (core.delay("hull_frames", 4), tuned.delay("hull_frames", 4)) == (4, 8)
    assert core.reshuffles < tuned.reshuffles
    hurt = {"B": 2, "C": 0, "D": 0}
    table = scenario(active="A", completed={"A": ["engine_mounts"]}, survival=hurt)
    assert answer(table, "A", content="chimera_tuned") == "sabotage:engine_mounts"
    assert answer(table, "A", content="chimera_core") != "sabotage:engine_mounts"


def test_the_cards_of_an_owner_are_known_too(tmp_path: Path) -> None:
    own = lore(homemade(tmp_path, character("passive = { scrap_need = 2 }")))
    assert own.scrap_need["probe"] == 2
    assert own.fits("probe", "ship_mind")
    assert not lore("chimera_core").fits("probe", "ship_mind")


# The Shift Sequence.


def test_the_crew_declares_when_it_is_ready() -> None:
    table = scenario(active="B", completed=GOALS | {"B": ["star_compass", "ship_mind"]})
    assert answers(table, "B") == {"shift"}


def test_the_crew_pays_its_last_survival_to_declare() -> None:
    table = scenario(
        active="B",
        completed=GOALS | {"B": ["star_compass", "ship_mind"]},
        survival={"B": 1},
        used=2,
    )
    assert answers(table, "B") == {"shift"}


def test_the_crew_does_not_declare_while_one_of_it_may_lack_a_goal() -> None:
    table = scenario(
        active="B", completed={"B": ["star_compass", "ship_mind", "water_loop"], "C": GOALS["C"]}
    )
    assert "shift" not in answers(table, "B")


def test_who_has_no_goal_may_be_left_out_if_it_is_surely_the_outsider() -> None:
    done = {"B": ["star_compass", "ship_mind"], "C": ["drive_coils", "water_loop"], "D": GOALS["D"]}
    table = scenario(active="B", completed=done)
    assert "shift" not in answers(table, "B")
    sabotaged = [{"event": "sabotaged", "seat": 0, "card": "cold_sleepers"}]
    assert answers(table, "B", sabotaged) == {"shift"}


def test_an_outsider_declares_when_the_crew_is_doomed() -> None:
    table = scenario(active="A", survival={"B": 0, "C": 0, "D": 0})
    assert answers(table, "A") == {"shift"}
    table = scenario(active="A", survival={"B": 0, "C": 0, "D": 1})
    assert "shift" not in answers(table, "A")


def test_an_outsider_does_not_pay_its_last_survival_to_declare() -> None:
    table = scenario(active="A", survival={"A": 1, "B": 0, "C": 0, "D": 0}, used=2)
    assert "shift" not in answers(table, "A")


# Sabotage.


def test_an_outsider_strikes_when_that_dooms_everybody() -> None:
    table = scenario(
        active="A",
        completed={"A": ["main_reactor", "cold_sleepers"]},
        survival={"B": 1, "C": 3, "D": 1},
    )
    assert answers(table, "A") <= {"sabotage:main_reactor", "sabotage:cold_sleepers"}


def test_an_outsider_vetoes_the_declaration_to_come() -> None:
    done = GOALS | {"B": ["star_compass", "ship_mind"]}
    table = scenario(active="B", step="window", completed=done)
    table.answer("C", "window_act", "pass").answer("D", "window_act", "pass")
    assert answers(table, "A") == {"sabotage:night_watch"}
    table = scenario(active="B", step="window", completed={"A": ["night_watch"]})
    assert answers(table, "A") == {"pass"}


def test_a_crew_member_does_not_sabotage() -> None:
    table = scenario(active="A", step="window", completed={"B": ["main_reactor", "night_watch"]})
    assert answers(table, "B") == {"pass"}


# The clock.


def test_either_side_saves_the_deck_at_the_last_moment() -> None:
    for seat in "AB":
        table = scenario(
            active="D", step="end", deck=[], discard=["dark"] * 9, hands={seat: ["echo_beacon"]}
        )
        assert answers(table, seat) == {"tech:echo_beacon"}


def test_the_beacon_is_kept_while_the_deck_lasts() -> None:
    table = scenario(active="D", step="end", discard=["dark"] * 9, hands={"B": ["echo_beacon"]})
    assert answers(table, "B") == {"pass"}


def test_goals_are_scrapped_for_a_reshuffle_when_the_deck_is_short() -> None:
    hand = ["main_reactor", "hull_frames", "power_trunk", "dark"]
    table = scenario(active="B", deck=["dark"] * 2, discard=["dark"] * 9, hands={"B": hand})
    assert answers(table, "B") == {"scrap"}
    assert "scrap" not in answers(scenario(active="B", hands={"B": hand}), "B")


# Crises.


def test_a_shield_stops_the_tide_but_not_a_shear() -> None:
    hands = {"B": ["gravity_shield", "dark"]}
    table = scenario(active="C", step="crisis:crushing_tide", hands=hands)
    assert answers(table, "B") == {"tech:gravity_shield"}
    table = scenario(active="C", step="crisis:spatial_shear", hands=hands)
    assert answers(table, "B") == {"pass"}


def test_a_girder_falls_on_the_suspect() -> None:
    table = scenario(active="B", step="crisis:falling_girder")
    sabotaged = [{"event": "sabotaged", "seat": 2, "card": "cold_sleepers"}]
    assert answers(table, "B", sabotaged) == {"seat:2"}


def test_a_girder_without_a_suspect_falls_where_it_does_nothing() -> None:
    table = scenario(active="B", step="crisis:falling_girder", survival={"D": 0})
    assert answers(table, "B") == {"seat:3"}


def test_an_outsider_aims_to_doom() -> None:
    table = scenario(active="A", step="crisis:falling_girder", survival={"B": 0, "C": 3, "D": 2})
    assert answers(table, "A") == {"seat:3"}


def test_the_last_survival_is_worth_more_than_gear() -> None:
    table = scenario(
        active="B",
        step="crisis:burnout",
        hands={"B": ["pipe_cuff", "door_jack", "dark"]},
        survival={"B": 2},
    )
    assert answers(table, "B") == {"discard"}


def test_dark_cards_are_not_discarded_where_others_will_do() -> None:
    table = scenario(active="B", step="crisis:cold_vacuum", hands={"B": ["dark", "main_reactor"]})
    assert answers(table, "B") == {"card:main_reactor"}


def test_fuel_leak_is_cleared() -> None:
    table = scenario(
        active="B", ongoing=["fuel_leak"], hands={"B": ["pipe_cuff", "cipher_key", "dark"]}
    )
    assert answers(table, "B") == {"clear:fuel_leak"}


def test_a_pulse_kit_goes_to_a_doomed_friend_not_to_the_suspect() -> None:
    table = scenario(
        active="B", step="tech:pulse_kit:B", hands={"B": ["pulse_kit"]}, survival={"C": 0, "D": 0}
    )
    sabotaged = [
        {"event": "sabotaged", "seat": 2, "card": "cold_sleepers"},
        {"event": "played_tech", "seat": 1, "card": "pulse_kit"},
    ]
    assert answers(table, "B", sabotaged) == {"seat:3"}


# The Supply.


def gathering(seat: str) -> Scenario:
    """A gatherer with a Dark card, before a Supply that bears no more of them."""
    table = scenario(
        active=seat,
        hands={seat: ["dark", "main_reactor"]},
        supply=["dark", "dark", "pipe_cuff", "door_jack"],
    )
    return table.act("gather")


def test_the_crew_does_not_poison_the_supply() -> None:
    assert answers(gathering("B"), "B") == {"card:main_reactor"}


def test_an_outsider_poisons_the_supply() -> None:
    assert answers(gathering("A"), "A") == {"card:dark"}


def test_who_left_a_poisoned_supply_is_suspected() -> None:
    table = scenario(active="B", step="crisis:falling_girder")
    told = [
        {"event": "traded", "seat": 3, "number": 1},
        {"event": "gathers", "seat": 2},
        {"event": "supply_lost", "seat": 2},
    ]
    assert answers(table, "B", told) == {"seat:3"}


# Whole games.

VARIANTS: list[dict[str, object]] = [
    {},
    {"outsiders": 0},
    {"outsiders": 2, "start_survival": 1},
    {"character_assignment": "choice", "loc_goals": "on", "start_survival": 6},
    {"loc_actions": "on", "loc_supply": "on", "supply_location": "labs", "end_mode": "eclipse"},
    {"loc_draw_entropy": "on", "mass_doom": "none_left"},
    {"loc_draw_entropy": "on", "loc_goals": "on", "loc_supply": "on", "end_mode": "dark_surge"},
    {"doom_mode": "quick_dead"},
    {"doom_mode": "quick_dead", "end_mode": "eclipse", "mass_doom": "off", "outsiders": 0},
    {"doom_mode": "quick_dead", "end_mode": "dark_surge", "start_survival": 2},
    {"first_player": "seat:1", "talk": "off", "outsiders": 1},
]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "+".join(options) or "default")
def test_it_answers_with_an_offered_option_in_every_variant(options: dict[str, object]) -> None:
    def check(decision: dict[str, Any], option: str) -> None:
        assert option in decision["options"], decision

    for players in (3, 6):
        g = play(players, 40 + players, Sensible, Sensible, check, **options)
        assert g.over


def test_who_comes_in_the_middle_of_a_discard_goes_on_with_it() -> None:
    table = scenario(active="B", hands={"B": ["dark", "dark", "pipe_cuff"]})
    table.answer("B", "act", "discard_draw")
    for option in ("card:dark", "card:dark", "done"):
        assert answer(table, "B") == option
        table.answer("B", "discard_set", option)


def test_where_the_supply_lies_is_read_off_the_options() -> None:
    table = scenario(
        loc_supply="on", supply_location="labs", tokens={"A": "bridge"}, hands={"A": ["dark"]}
    )
    table.answer("A", "act", "move")
    for luck in range(20):
        option = answer(table, "A", luck=luck, loc_supply="on", supply_location="labs")
        assert option == "place:labs"


def test_every_kind_of_question_has_an_answer() -> None:
    table = scenario(hands={"A": ["dark", "pipe_cuff", "water_loop"]}, goals=["air_moss"])
    view = table.view("A")
    referents = {
        "card": ("dark", "pipe_cuff", "water_loop", "crushing_tide", "unheard_of"),
        "seat": ("1", "2"),
        "place": ("labs", "cargo", "elsewhere"),
        "number": ("1", "2"),
        "character": ("captain", "nobody"),
        "ability": ("confine", "unheard_of"),
    }
    for kind in GAME.kinds:
        options: list[str] = []
        for section in kind.options:
            label, _, refers = section.partition(":")
            options += [f"{label or refers}:{name}" for name in referents.get(refers, ())]
            options += [] if refers else [label]
        for seat in range(2):
            bot = Sensible(seat, random.Random(1))
            seen = view if seat == 0 else table.view("B")
            assert bot.choose(seen, {"id": 1, "kind": kind.name, "options": options}) in options


def test_the_same_luck_plays_the_same_game() -> None:
    assert play(4, 3).events == play(4, 3).events


def test_a_sensible_crew_wins_more_often_than_a_random_one() -> None:
    assert wins(Sensible, Sensible)["crew"] > wins(Sensible, Random)["crew"] + 4


def test_a_sensible_outsider_wins_more_often_than_a_random_one() -> None:
    assert wins(Sensible, Sensible)["outsiders"] > wins(Random, Sensible)["outsiders"] + 3

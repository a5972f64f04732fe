"""The sensible player of Interloper: single judgements, and that both sides of it play to win."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache
from typing import Any

import pytest

from shipboard.bots.random import Random
from shipboard.bots.table import Table
from shipboard.games.interloper.bot import Sensible
from shipboard.games.interloper.table import GAME
from shipboard.kernel.match import Match
from shipboard.kernel.player import MakesPlayer
from tests.rules.interloper.scenario import LETTERS, Scenario, scenario

DOCTOR_LAST = {"doctor_3": "cryo_vault", "guard_1": "cryo_vault", "guard_2": "brig",
               "technician_1": "comms_array", "technician_2": "workshop"}  # fmt: skip


def choose(bot: Sensible, table: Scenario) -> str:
    """What the bot answers to its open decision."""
    options = GAME.choose(table.g.players, {})
    view = table.view(LETTERS[bot.seat]) | {"options": options}
    return bot.choose(view, view["decisions"][0])


def answer(table: Scenario, seat: str) -> str:
    """What a sensible player at this seat answers."""
    return choose(Sensible(LETTERS.index(seat), random.Random(0)), table)


def plays(table: Scenario, seat: str) -> list[str]:
    """Its answers until somebody else is asked, or something else than targets and modes."""
    bot = Sensible(LETTERS.index(seat), random.Random(0))
    found = [choose(bot, table)]
    table.choose(found[0])
    while table.asked()[0][0] == seat and table.asked()[0][1] not in ("action", "actor"):
        found.append(choose(bot, table))
        table.choose(found[-1])
    return found


class Careful(Sensible):
    """Checks that what is chosen was offered."""

    def choose(self, view: dict[str, Any], decision: dict[str, Any]) -> str:
        """The same answer."""
        option = super().choose(view, decision)
        assert option in decision["options"]
        return option


def play(
    players: int,
    seed: int,
    alien: MakesPlayer = Careful,
    crew: MakesPlayer = Careful,
    **options: str,
) -> Match:
    """A whole game. Seats learn who they are before the first of them is asked anything."""
    match = Match(GAME, players, {"alien_selection": "draw"} | options, seed=seed)
    seat = match.view(None)["facts"]["alien_player"]
    makers = [alien if each == seat else crew for each in range(players)]
    bots = {each: make(each, random.Random(f"{seed}/{each}")) for each, make in enumerate(makers)}
    Table(match, bots).run()
    return match


@lru_cache(maxsize=4)
def endings(alien: MakesPlayer, crew: MakesPlayer, games: int = 12) -> Counter[str]:
    """Which side wins how many games with four players."""
    found: Counter[str] = Counter()
    for seed in range(games):
        outcome = play(4, seed, alien, crew).outcome
        assert outcome is not None
        found[outcome.side] += 1
    return found


# Whole games.


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_it_plays_legally_to_the_end(players: int, seed: int) -> None:
    assert play(players, seed).outcome is not None


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (option.name, value)
        for option in GAME.options
        for value in option.values
        if value != option.default and not value.startswith("file:")
    ],
)
def test_it_plays_with_every_option(option: str, value: str) -> None:
    match = Match(GAME, 4, {option: value}, seed=5)
    Table(match, {seat: Careful(seat, random.Random(seat)) for seat in range(4)}).run()
    assert match.outcome is not None


def test_it_answers_the_same_with_the_same_luck() -> None:
    assert play(4, 8).answers == play(4, 8).answers


def test_a_sensible_alien_does_better_than_a_random_one() -> None:
    assert endings(Careful, Random)["alien"] >= 9
    assert endings(Random, Careful)["alien"] <= 1


def test_a_sensible_crew_does_better_than_a_random_one() -> None:
    assert endings(Random, Careful)["crew"] >= 11
    assert endings(Careful, Random)["crew"] <= 1


# The Alien.


def test_the_alien_slays_the_npc_without_which_nobody_escapes() -> None:
    table = scenario(at={"prime": "cryo_vault"}, npcs=DOCTOR_LAST)
    assert plays(table, "A") == ["attack", "figure:doctor_3"]


def test_the_alien_stalks_to_where_the_last_doctor_is_alone() -> None:
    table = scenario(
        step="turn",
        npcs={"doctor_3": "medbay", "guard_1": "loading_bay", "guard_2": "loading_bay",
              "technician_1": "loading_bay", "technician_2": "loading_bay"},
        at={"B": "control_room", "C": "control_room", "D": "control_room", "prime": "engine_room"},
    )  # fmt: skip
    assert table.asked() == [("A", "stalk")]
    beside = {"place:brig", "place:mid_corridor", "place:observation_deck"}
    assert answer(table, "A") in beside


def test_the_alien_leaves_a_room_that_is_open_to_space_before_its_turn_ends() -> None:
    table = scenario(at={"prime": "laboratory"}, npcs={}, edges={"o_laboratory": "wrecked"}, ap=2)
    assert plays(table, "A")[0] == "move"


def test_the_alien_keeps_its_strength_secret_until_it_fights() -> None:
    table = scenario(
        step="turn", at={"prime": "galley", "B": "galley"}, traits={"A": ["iron_sinew"]}
    )
    assert table.asked() == [("A", "reveal_window")]
    assert answer(table, "A") == "pass"
    table.passing().do("attack")
    assert table.asked() == [("A", "reveal_window")]
    assert answer(table, "A") == "slot:1"


def test_the_alien_turns_up_a_goal_as_soon_as_it_may() -> None:
    table = scenario(step="turn", traits={"A": ["harvest"]})
    assert answer(table, "A") == "slot:1"


def test_who_wins_by_breaches_opens_the_hull() -> None:
    table = scenario(
        at={"prime": "storage"}, npcs={}, traits={"A": ["world_breaker"]}, shown=["world_breaker"]
    )
    assert plays(table, "A") == ["wreck", "edge:o_storage"]


def test_who_wins_by_breaches_does_not_shut_itself_in_with_one() -> None:
    shut = {"d11": "locked", "d14": "locked", "d24": "locked"}
    for edges, wanted in (({}, "wreck"), (shut, "end_turn")):
        table = scenario(
            at={"prime": "storage"},
            npcs={},
            traits={"A": ["world_breaker"]},
            shown=["world_breaker"],
            edges=edges,
            attacked=["prime"],
            attacks=1,
        )
        assert answer(table, "A") == wanted


def test_the_alien_saves_itself_before_its_brood() -> None:
    table = scenario(
        at={"prime": "laboratory", "skitterling_1": "laboratory"},
        npcs={},
        traits={"A": ["skitterlings"]},
        shown=["skitterlings"],
        edges={"o_laboratory": "wrecked"},
        ap=2,
    )
    assert table.asked() == [("A", "actor")]
    assert answer(table, "A") == "figure:cosmic_interloper"


def test_the_alien_shuts_the_loading_bay_when_the_escape_is_at_hand() -> None:
    table = scenario(
        at={"prime": "storage", "B": "loading_bay", "C": "loading_bay", "D": "aft_corridor"},
        npcs={"guard_3": "loading_bay", "doctor_3": "loading_bay", "technician_3": "loading_bay"},
        edges={"d14": "unlocked", "d15": "locked"},
        attacked=["prime"],
        attacks=1,
    )
    assert plays(table, "A") == ["lock", "edge:d14"]


# Who takes over.


def test_who_comes_in_the_middle_of_a_deed_goes_on_with_it() -> None:
    table = scenario(
        active="B",
        at={"B": "loading_bay", "C": "loading_bay", "D": "loading_bay", "prime": "comms_array"},
        npcs={"guard_3": "loading_bay", "doctor_3": "loading_bay", "technician_3": "engine_room"},
        edges={"d15": "unlocked"},
    )
    table.choose("move_npc")
    assert answer(table, "B") == "figure:technician_3"
    table.choose("figure:technician_3")
    assert answer(table, "B") == "place:aft_corridor"


# The Colonists.


def test_a_colonist_leads_a_needed_npc_towards_the_loading_bay() -> None:
    table = scenario(
        active="B",
        at={"B": "loading_bay", "C": "loading_bay", "D": "loading_bay", "prime": "comms_array"},
        npcs={"guard_3": "loading_bay", "doctor_3": "loading_bay", "technician_3": "engine_room"},
        edges={"d15": "unlocked"},
    )
    assert plays(table, "B") == ["move_npc", "figure:technician_3", "place:aft_corridor"]


def test_a_colonist_opens_the_loading_bay_for_those_outside() -> None:
    table = scenario(
        active="B",
        at={"B": "loading_bay", "C": "storage", "D": "storage", "prime": "comms_array"},
        npcs={"guard_3": "storage", "doctor_3": "storage", "technician_3": "storage"},
    )
    assert plays(table, "B") == ["unlock", "edge:d14"]


def test_a_colonist_hurt_twice_is_treated_in_the_medbay() -> None:
    table = scenario(active="C", at={"C": "medbay"}, penalties={"C": ["bruised_ribs", "deep_gash"]})
    assert plays(table, "C")[0] == "activate"


def test_a_medkit_is_not_wasted_on_what_it_cannot_heal() -> None:
    table = scenario(
        active="C",
        at={"C": "fore_corridor"},
        items={"C": ["medkit", "key_card"]},
        penalties={"C": ["mangled_limb"]},
    )
    assert answer(table, "C") != "use_card"


def test_a_colonist_does_not_die_in_a_breached_room() -> None:
    table = scenario(
        active="D", at={"D": "laboratory"}, edges={"o_laboratory": "wrecked"}, npcs={}, ap=2
    )
    assert plays(table, "D")[0] == "move"


@pytest.mark.parametrize(
    ("penalties", "wanted"), [([], "figure:tym_brock"), (["limp", "winded"], "decline")]
)
def test_who_is_unhurt_steps_in_for_an_npc(penalties: list[str], wanted: str) -> None:
    table = scenario(at={"prime": "medbay", "C": "medbay"}, penalties={"C": penalties}).do(
        "attack", "doctor_1"
    )
    assert table.asked() == [("C", "protect")]
    assert answer(table, "C") == wanted


@pytest.mark.parametrize(("slain", "wanted"), [(4, "decline"), (5, "figure:tym_brock")])
def test_who_is_hurt_steps_in_where_the_alien_needs_one_more_npc(slain: int, wanted: str) -> None:
    table = scenario(
        at={"prime": "medbay", "C": "medbay"},
        penalties={"C": ["limp", "winded"]},
        traits={"A": ["harvest"]},
        shown=["harvest"],
    )
    table.g.recorded = (1 << slain) - 1 << table.figure("guard_1")
    table.do("attack", "doctor_1")
    assert answer(table, "C") == wanted


def test_an_item_that_is_good_for_nothing_is_left() -> None:
    for found, wanted in (("rebreather", "none"), ("multitool", "card:multitool")):
        table = scenario(
            active="C", at={"C": "crew_quarters"}, tech=[found, "fire_axe", "fire_axe"]
        )
        table.do("search")
        assert table.asked() == [("C", "search_pick")]
        assert answer(table, "C") == wanted


@pytest.mark.parametrize(("others", "goes"), [("galley", True), ("loading_bay", False)])
def test_the_first_hunter_goes_in_where_others_follow(others: str, goes: bool) -> None:
    table = scenario(
        active="B",
        at={"B": "galley", "C": others, "D": others, "prime": "fore_corridor"},
        items={"B": ["shock_baton", "padded_vest"]},
        npcs={},
        wrecked=["cryo_vault"],
        ap=2,
    )
    assert (plays(table, "B")[:2] == ["move", "place:fore_corridor"]) == goes


def test_a_colonist_strikes_with_three_friends_and_not_alone() -> None:
    rooms = {"B": "brig", "C": "brig", "D": "brig", "E": "brig", "prime": "brig"}
    table = scenario(players=5, active="E", at=rooms)
    assert plays(table, "E")[0] == "attack"
    table = scenario(active="C", at={"C": "galley", "prime": "galley"})
    assert answer(table, "C") != "attack"


def test_the_better_weapon_is_taken() -> None:
    table = scenario(
        active="B", at={"B": "armory"}, tech=["fire_axe", "pulse_rifle", "multitool"]
    ).do("search")
    assert answer(table, "B") == "card:pulse_rifle"


def test_the_trait_that_wins_is_suppressed_first() -> None:
    table = scenario(
        active="B",
        at={"B": "laboratory"},
        traits={"A": ["fleet_limbs", "harvest"]},
        shown=["fleet_limbs", "harvest"],
        harvested=["guard_1", "guard_2", "guard_3"],
        npcs={"doctor_2": "laboratory", "technician_1": "comms_array"},
    ).do("activate")
    assert answer(table, "B") == "card:harvest"


def test_a_leaderless_brood_is_hunted_down() -> None:
    table = scenario(
        active="B",
        at={"B": "storage", "C": "loading_bay", "D": "loading_bay", "skitterling_1": "laboratory"},
        dead=["prime"],
        npcs={"guard_3": "storage", "doctor_3": "storage", "technician_3": "storage"},
        searched=["storage"],
    )
    assert plays(table, "B") == ["move", "place:laboratory"]

"""The ships: what is printed on both sides of their sheets, their goals, what flipping gives."""

from __future__ import annotations

from typing import Any

import pytest

from shipboard.games.outer_rim import face
from tests.rule import rule

from .scenario import Scenario, scenario

# Cost, hyperdrive, combat, hull, slots (mod, cargo, flex, crew) of the front and the other side.
Slots = tuple[int, int, int, int]
PRINTED: dict[str, tuple[int, int, int, int, Slots, Slots, str | None]] = {
    "g9_rigger": (0, 6, 2, 3, (1, 1, 0, 1), (1, 1, 0, 1), None),
    "g1a": (0, 5, 3, 4, (1, 1, 0, 1), (1, 1, 0, 1), None),
    "kestrel": (5000, 6, 3, 4, (1, 1, 0, 2), (1, 2, 0, 2), "Second Wind"),
    "burro": (5000, 6, 2, 5, (0, 1, 1, 2), (0, 1, 1, 3), "Stubborn Jenny"),
    "snare": (10_000, 6, 4, 5, (1, 1, 0, 2), (1, 1, 0, 3), "Tether"),
    "drover": (10_000, 6, 3, 5, (0, 1, 1, 3), (1, 2, 0, 3), "Iron Mule"),
    "mantis": (15_000, 6, 5, 5, (1, 1, 1, 2), (1, 1, 1, 3), "Widow"),
    "ossuary": (15_000, 7, 3, 5, (0, 2, 1, 3), (0, 2, 1, 3), "Bonehouse"),
    "scythe": (20_000, 6, 5, 6, (1, 1, 1, 2), (2, 1, 1, 2), "Nightfall"),
    "wanderer": (20_000, 7, 4, 5, (1, 1, 1, 3), (1, 1, 1, 3), "Lucky Stray"),
}
STRONGER = ("ossuary", "wanderer")  # by the ability of their other side


def flying(ship: str, **more: Any) -> Scenario:
    """A flies this ship; nobody has a character with anything to say about it."""
    table: dict[str, Any] = {
        "ships": {"A": ship},
        "characters": {"A": "grath", "B": "vask_orrin", "C": "senna_korr"},
    } | more
    return scenario(**table)


def slots(table: Scenario) -> Slots:
    """A's slots for mods, cargo, either, and crew."""
    found = {row["slot"]: row["total"] for row in table.view(None)["facts"]["slots"][0]}
    mod, cargo, flex, crew = (found.get(slot, 0) for slot in ("mod", "cargo", "flex", "crew"))
    return mod, cargo, flex, crew


@rule("RIM-24.3", "RIM-24.5", "RIM-R326")
@pytest.mark.parametrize("ship", PRINTED)
@pytest.mark.parametrize("flipped", [False, True])
def test_values_and_slots_are_as_printed_on_either_side(ship: str, flipped: bool) -> None:
    cost, hyperdrive, combat, hull, front, back, name = PRINTED[ship]
    table = flying(ship, ships_flipped=["A"] if flipped else [])
    values = table.values("A")
    more = flipped and ship in STRONGER
    assert (values["hyperdrive"], values["ship"], values["hull"]) == (
        hyperdrive, combat + more, hull
    )  # fmt: skip
    assert slots(table) == (back if flipped else front)
    printed = face.face(table.g.cards, "ship", table.number("ship", ship))
    assert printed["cost"] == cost
    assert printed.get("flipped") == name


@rule("RIM-9.5", "RIM-R26")
def test_the_player_board_has_three_slots_for_gear_and_three_for_jobs_and_bounties() -> None:
    rows = flying("g1a").view(None)["facts"]["slots"][0]
    found = {row["slot"]: row["total"] for row in rows}
    assert (found["gear"], found["job_bounty"]) == (3, 3)


# Kestrel Courier.


def courier(**more: Any) -> Scenario:
    table: dict[str, Any] = {
        "phase": "action",
        "characters": {"A": "dax_marlowe"},
        "assets": {"A": ["gm12"]},
        "credits": {"A": 8000},
    } | more
    return flying("kestrel", **table)


@rule("RIM-24.3", "RIM-24.4", "RIM-7.2")
@pytest.mark.parametrize("mod", ["gm12", "cg13"])
def test_with_a_mod_7000_fulfil_the_kestrels_goal(mod: str) -> None:
    table = courier(assets={"A": [mod]}).act("abilities")
    assert table.usable() == ["kestrel"]
    table.use("kestrel")
    assert (table.credits("A"), table.fame("A")) == (1000, 1)
    assert table.ship_flipped("A")
    assert table.values("A")["ground"] == 4
    assert slots(table)[1] == (3 if mod == "cg13" else 2)
    assert "abilities" not in table.options()


@rule("RIM-24.4", "RIM-R3")
@pytest.mark.parametrize(
    "more", [{"assets": {"A": ["gm01"]}}, {"credits": {"A": 6000}}, {"ships_flipped": ["A"]}]
)
def test_the_kestrels_goal_needs_a_mod_and_the_money(more: dict[str, Any]) -> None:
    assert "abilities" not in courier(**more).options()


# Burro Tug.


def hiring(crew: list[str], **more: Any) -> Scenario:
    """A is asked to take a stowaway aboard the Burro."""
    return flying("burro", phase="encounter", at={"A": "t2_m"}, assets={"A": crew},
                  encounter="enc_7-7", **more)  # fmt: skip


@rule("RIM-24.3", "RIM-R53", "RIM-R310")
def test_a_third_crew_fulfils_the_burros_goal_and_has_room() -> None:
    table = hiring(["pell_draxo", "wexa_thorn"])
    assert table.asked() == [("A", "may")]
    table.pick("do:enc_7-7N")
    assert table.assets("A") == ["enc_7-7", "pell_draxo", "wexa_thorn"]
    assert table.ship_flipped("A")
    assert table.fame("A") == 1
    assert slots(table) == (0, 1, 1, 3)


@rule("RIM-24.3")
def test_a_second_crew_is_not_enough_for_the_burro() -> None:
    table = hiring(["pell_draxo"]).pick("do:enc_7-7N")
    assert table.assets("A") == ["enc_7-7", "pell_draxo"]
    assert not table.ship_flipped("A")
    assert table.fame("A") == 0


@rule("RIM-14.2", "RIM-14.3", "RIM-1.8")
def test_the_stubborn_jenny_need_not_meet_a_hostile_patrol() -> None:
    table: dict[str, Any] = {
        "phase": "encounter",
        "at": {"A": "halcyon"},
        "patrols": {"imperial": ("halcyon", 1), "rebel": ("halcyon", 1)},
        "reputation": {"A": {"imperial": -1, "rebel": -1}},
    }
    free = flying("burro", ships_flipped=["A"], **table)
    assert free.options() == [
        "contact:halcyon_left", "contact:halcyon_right", "patrol:imperial", "patrol:rebel", "space"
    ]  # fmt: skip
    bound = flying("burro", **table)
    assert bound.options() == ["patrol:imperial", "patrol:rebel"]


# Snare Interceptor.


@rule("RIM-24.3", "RIM-R54", "RIM-13.5")
def test_a_captive_delivered_fulfils_the_snares_goal() -> None:
    table = flying(
        "snare", phase="action", at={"A": "twinsand"}, assets={"A": ["bt01"]}, captured=["bt01"]
    ).act("deliver", "bt01")
    assert table.ship_flipped("A")
    assert (table.credits("A"), table.fame("A")) == (5000, 2)


@rule("RIM-24.3")
def test_cargo_and_eliminations_are_nothing_to_the_snare() -> None:
    cargo = flying("snare", phase="action", at={"A": "takodana"}, assets={"A": ["cg01"]})
    assert not cargo.act("deliver", "cg01").ship_flipped("A")
    hunt = flying(
        "snare",
        phase="encounter",
        at={"A": "twinsand"},
        assets={"A": ["bt01"]},
        contacts={"twinsand_left": "nimble_sook"},
    ).dice("crit crit hit", "hit hit hit")
    hunt.pick("contact:twinsand_left", "fight", "eliminate")
    assert hunt.credits("A") == 4000
    assert not hunt.ship_flipped("A")


def passing(**more: Any) -> Scenario:
    """B flies past A, who has turned the Snare into the Tether."""
    table: dict[str, Any] = {
        "ships_flipped": ["A"],
        "active": "B",
        "at": {"A": "t2_b", "B": "halcyon"},
        "characters": {"A": "grath", "B": "senna_korr"},
    } | more
    return flying("snare", **table)


@rule("RIM-R306", "RIM-R79")
def test_the_tether_may_stop_whoever_flies_in() -> None:
    table = passing().fly("t2_b")
    assert table.asked() == [("A", "force_stop")]
    assert table.options() == ["let_pass", "stop"]
    stopped = table.copy().choose("stop")
    assert stopped.where("B") == "t2_b"
    assert stopped.asked() == [("B", "act")]
    table.choose("let_pass")
    assert table.asked() == [("B", "move_to")]
    assert table.options() == ["space:halcyon", "space:t3_a", "stop"]


@rule("RIM-R306", "RIM-R88")
def test_the_tether_is_not_asked_about_a_last_step_nor_before_it_is_flipped() -> None:
    table = passing(at={"A": "t2_b", "B": "t1_c"})  # t1_d is 2, t2_b 6 away
    table.fly("scraphaven", "t1_d", "t1_b", "t2_a", "halcyon", "t2_b")
    assert table.asked() == [("B", "act")]
    assert passing(ships_flipped=[]).fly("t2_b").asked() == [("B", "move_to")]


# Drover Lifter.


def working(**more: Any) -> Scenario:
    """A does the Quiet Errand, 5,000 and reputation."""
    table: dict[str, Any] = {
        "phase": "encounter", "at": {"A": "auric_bay"}, "assets": {"A": ["jb04", "cg04"]}
    } | more  # fmt: skip
    return flying("drover", **table).dice("crit blank").pick("job:jb04")


@rule("RIM-24.3", "RIM-R54")
def test_a_job_done_with_cargo_aboard_fulfils_the_drovers_goal() -> None:
    table = working()
    assert (table.credits("A"), table.fame("A")) == (5000, 1)
    assert table.ship_flipped("A")
    assert slots(table) == (1, 2, 0, 3)
    assert table.values("A")["hyperdrive"] == 6


@rule("RIM-24.3")
def test_without_cargo_the_drover_gains_nothing_by_a_job() -> None:
    table = working(assets={"A": ["jb04", "gm12"]})
    assert (table.credits("A"), table.fame("A")) == (5000, 0)
    assert not table.ship_flipped("A")


@rule("RIM-24.3")
@pytest.mark.parametrize(
    ("held", "hyperdrive"),
    [(["bt01", "cg04"], 6), (["jb04"], 7), (["jb04", "bt11", "92a"], 9)],
)
def test_the_iron_mule_is_faster_for_each_job(held: list[str], hyperdrive: int) -> None:
    table = flying("drover", ships_flipped=["A"], assets={"A": held})
    assert table.values("A")["hyperdrive"] == hyperdrive
    assert flying("drover", assets={"A": held}).values("A")["hyperdrive"] == 6


# Mantis Gunship.


def hunting(roll: str = "crit crit blank blank blank", **more: Any) -> Scenario:
    """A meets the first Rebel patrol, 2 dice, worth 2,000."""
    table = flying(
        "mantis", phase="encounter", at={"A": "t2_m"}, patrols={"rebel": ("t2_m", 1)}, **more
    )
    return table.dice(roll, "hit blank").pick("patrol:rebel")


@rule("RIM-24.2", "RIM-24.3")
@pytest.mark.parametrize("before", [0, 1])
def test_two_patrols_beaten_are_the_mantis_goal(before: int) -> None:
    table = hunting(ship_tokens={"A": before})
    assert table.ship_flipped("A") == (before == 1)
    assert table.fame("A") == before
    assert table.tokens("A") == (0, 1 - before)
    assert table.reputation("A", "rebel") == -1  # the Widow comes too late for this one


@rule("RIM-24.2")
def test_other_combats_and_lost_ones_are_nothing_to_the_mantis() -> None:
    assert hunting("blank blank blank focus focus").tokens("A") == (0, 0)
    pirates = flying("mantis", phase="encounter", at={"A": "t2_m"}, encounter="enc_7-3",
                     rolled=["crit crit blank blank blank", "blank blank blank"])  # fmt: skip
    assert pirates.credits("A") == 4000
    assert pirates.tokens("A") == (0, 0)


@rule("RIM-15.3", "RIM-R86")
def test_the_widow_is_forgiven_her_victories() -> None:
    table = hunting(ships_flipped=["A"])
    assert table.credits("A") == 2000
    assert table.reputation("A", "rebel") == 0
    assert table.patrol("rebel") == ("e1_r", 2)


# Ossuary Freighter.


def docked(**more: Any) -> Scenario:
    """A plans, with 8,000 and 1 damage on the Ossuary."""
    table: dict[str, Any] = {"credits": {"A": 8000}, "damage": {"A": (1, 1)}} | more
    return flying("ossuary", **table)


@rule("RIM-24.3", "RIM-R309", "RIM-5.3")
def test_7000_at_a_repair_fulfil_the_ossuarys_goal() -> None:
    table = docked().answer("A", "plan", "recover")
    assert table.asked() == [("A", "use_now")]
    assert table.options() == ["done", "use:ossuary"]
    kept = table.copy().choose("done")
    assert (kept.credits("A"), kept.ship_flipped("A")) == (8000, False)
    table.use("ossuary")
    assert (table.credits("A"), table.fame("A")) == (1000, 1)
    assert table.ship_flipped("A")
    assert table.damage("A") == (0, 0)


@rule("RIM-R3", "RIM-24.3")
@pytest.mark.parametrize(
    "more", [{"damage": {"A": (2, 0)}}, {"credits": {"A": 6000}}, {"ships_flipped": ["A"]}]
)
def test_the_ossuarys_goal_needs_damage_of_the_ship_and_the_money(more: dict[str, Any]) -> None:
    table = docked(**more).answer("A", "plan", "recover")
    assert table.asked() == [("A", "act")]
    assert table.damage("A") == (0, 0)


@rule("RIM-24.3", "RIM-R309")
def test_grath_too_repairs_the_ossuary() -> None:
    table = docked(phase="action").act("abilities").use("grath")
    assert table.asked() == [("A", "use_now")]
    assert table.use("ossuary").ship_flipped("A")


def wrecked(die: str) -> Scenario:
    """The Bonehouse, 3 damage of 5, loses to Pirates by 2: 1 hit against 3."""
    return flying(
        "ossuary",
        phase="encounter",
        at={"A": "t2_m"},
        ships_flipped=["A"],
        damage={"A": (0, 3)},
        credits={"A": 4000},
        encounter="enc_7-3",
        rolled=["hit blank blank blank", "crit hit blank", die],
    )


@rule("RIM-R45", "RIM-R41", "RIM-R42")
@pytest.mark.parametrize("die", ["hit", "focus"])
def test_a_hit_or_focus_saves_the_bonehouse_in_a_ship_combat(die: str) -> None:
    table = wrecked(die)
    assert table.damage("A") == (0, 3)
    assert table.told("player_defeated") == []
    assert table.credits("A") == 4000


@rule("RIM-R45", "RIM-23.2")
@pytest.mark.parametrize("die", ["crit", "blank"])
def test_other_faces_do_not_save_it(die: str) -> None:
    table = wrecked(die)
    assert table.damage("A") == (0, 5)
    assert table.defeated("A")
    assert table.credits("A") == 1000


@rule("RIM-R45", "RIM-1.8")
def test_the_bonehouse_saves_nobody_outside_ship_combats() -> None:
    """A failed test and a brawl; the next die would be a hit."""
    test = flying(
        "ossuary",
        phase="encounter",
        at={"A": "t2_m"},
        ships_flipped=["A"],
        damage={"A": (0, 4)},
        encounter="enc_7-2",
        rolled=["blank blank", "hit"],
    )
    assert test.defeated("A")
    brawl = flying(
        "ossuary",
        phase="encounter",
        at={"A": "twinsand"},
        ships_flipped=["A"],
        damage={"A": (3, 1)},
        encounter="enc_4-1",
    ).dice("blank blank blank", "hit blank blank", "hit")
    brawl.pick("space")
    assert brawl.defeated("A")
    assert brawl.damage("A") == (4, 1)


# Scythe Patrol Craft.


def duelling(**more: Any) -> Scenario:
    """A in the Scythe on a planet with B, who is more famous."""
    table: dict[str, Any] = {
        "phase": "encounter",
        "at": {"A": "twinsand", "B": "twinsand"},
        "fame": {"A": 1, "B": 2},
        "characters": {"A": "quill_vance", "B": "vask_orrin", "C": "senna_korr"},
    } | more
    return flying("scythe", **table)


@rule("RIM-24.3", "RIM-24.4", "RIM-21.4")
def test_beating_a_more_famous_ship_fulfils_the_scythes_goal() -> None:
    table = duelling()
    assert table.usable() == ["scythe"]
    table.dice("crit hit blank blank blank", "hit blank").use("scythe")
    assert table.ship_flipped("A")
    assert table.fame("A") == 2
    assert table.damage("A") == (0, 1)
    assert table.told("player_defeated") == [{"seat": 1}]


@rule("RIM-22.5", "RIM-24.3")
def test_a_lost_duel_leaves_the_scythe_as_it_is() -> None:
    table = duelling().dice("hit blank blank blank blank", "crit blank").use("scythe")
    assert not table.ship_flipped("A")
    assert table.fame("A") == 1


@rule("RIM-24.4", "RIM-23.7")
@pytest.mark.parametrize(
    "more",
    [
        {"fame": {"A": 2, "B": 2, "C": 9}},
        {"at": {"A": "twinsand", "B": "t4_c"}},
        {"defeated": ["B"], "damage": {"B": (0, 3)}},
        {"ships_flipped": ["A"]},
    ],
)
def test_the_scythe_needs_somebody_more_famous_here(more: dict[str, Any]) -> None:
    assert duelling(**more).usable() == []


@rule("RIM-R305", "RIM-20.4")
def test_the_nightfall_may_steal_past_a_patrol() -> None:
    """Senna is skilled in stealth: a focus is not enough, a hit is."""
    table = duelling(
        phase="planning",
        at={"A": "halcyon"},
        characters={"A": "senna_korr"},
        ships_flipped=["A"],
        patrols={"rebel": ("t2_b", 1)},
    ).fly("t2_b")
    assert table.asked() == [("A", "move_on")]
    assert table.options() == ["stop", "use:scythe_2"]
    passed = table.copy().dice("hit blank").use("scythe")
    assert passed.asked() == [("A", "move_to")]
    failed = table.dice("focus focus").use("scythe")
    assert failed.where("A") == "t2_b"
    assert failed.asked() != [("A", "move_to")]


# Wanderer Freighter.


@rule("RIM-24.3", "RIM-R54")
@pytest.mark.parametrize(
    ("held", "fulfilled"),
    [
        (["gm09", "gm12"], True),
        (["gm09", "cg13"], True),
        (["gm09", "tarrukk"], True),
        (["gm09", "pell_draxo"], False),
        (["gm01", "tarrukk"], False),
        ([], False),
    ],
)
def test_what_must_be_aboard_when_the_wanderer_delivers(held: list[str], fulfilled: bool) -> None:
    table = flying("wanderer", phase="action", at={"A": "takodana"}, assets={"A": [*held, "cg01"]})
    table.act("deliver", "cg01")
    assert table.credits("A") == 6000
    assert table.ship_flipped("A") == fulfilled
    assert table.fame("A") == int(fulfilled)


@rule("RIM-24.3", "RIM-13.5")
def test_a_captive_is_no_cargo_to_the_wanderer() -> None:
    table = flying(
        "wanderer",
        phase="action",
        at={"A": "twinsand"},
        assets={"A": ["gm09", "gm12", "bt01"]},
        captured=["bt01"],
    ).act("deliver", "bt01")
    assert table.fame("A") == 1
    assert not table.ship_flipped("A")


@rule("RIM-13.3", "RIM-R36")
@pytest.mark.parametrize(("face", "ability"), [("focus", "wanderer_3"), ("crit", "wanderer_4")])
def test_the_lucky_stray_turns_a_focus_or_a_crit_to_a_hit(face: str, ability: str) -> None:
    table = flying(
        "wanderer",
        phase="action",
        at={"A": "twinsand"},
        ships_flipped=["A"],
        assets={"A": ["cg08"]},
    ).dice(face)
    table.act("deliver", "cg08")
    assert table.asked() == [("A", "dice")]
    assert table.options() == ["done", f"use:{ability}"]
    table.choose(f"use:{ability}")
    assert (table.credits("A"), table.fame("A")) == (4000, 1)


@rule("RIM-R36", "RIM-13.3")
def test_the_lucky_stray_turns_nothing_else() -> None:
    table = flying("wanderer", phase="action", at={"A": "twinsand"}, ships_flipped=["A"],
                   assets={"A": ["cg08"]}).dice("blank", "blank blank")  # fmt: skip
    table.draws("1d").act("deliver", "cg08")
    assert table.damage("A") == (0, 2)
    test = flying("wanderer", phase="encounter", at={"A": "twinsand"}, ships_flipped=["A"],
                  encounter="enc_4-8").dice("focus blank").pick("space")  # fmt: skip
    assert test.credits("A") == 0
    assert test.active == "B"

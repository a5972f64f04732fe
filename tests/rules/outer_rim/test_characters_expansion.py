"""The characters of the expansion: what is printed on them, both sides, and their goals.

Cad Bane and Hondo Ohnaka are printed here and played elsewhere.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario
from .ways import walk

# Health, ground, skills, number of the starting card, reputation by the set-up line, fame.
Standing = dict[str, int]
PRINTED: dict[str, tuple[int, int, tuple[str, ...], str, Standing, int]] = {
    "cad_bane": (4, 4, ("stealth", "tactics"), "90", {}, 2),
    "dengar": (5, 3, ("strength", "tactics"), "90", {"syndicate": 1}, 0),
    "hondo_ohnaka": (4, 2, ("influence", "piloting", "stealth"), "91", {"rebel": 1}, 0),
    "murrogh": (5, 4, ("strength",), "90", {"hutt": 1}, 0),
    "tarrukk": (5, 3, ("piloting", "strength"), "91", {"rebel": 1}, 0),
    "gale_rider": (4, 3, ("piloting", "tactics"), "92", {"rebel": 1, "syndicate": -1}, 0),
    "ilsa_venn": (4, 2, ("influence", "piloting", "tactics"), "92", {"rebel": 1}, 0),
    "zanni": (3, 2, ("influence", "knowledge", "stealth"), "91", {}, 0),
}
FACTIONS = ("hutt", "syndicate", "imperial", "rebel")
BRAWL = {"phase": "encounter", "at": {"A": "twinsand"}, "encounter": "enc_4-1"}  # Fg3{+3k}{}


def playing(character: str, **more: Any) -> Scenario:
    """A plays this character; the others have nothing to say about it."""
    table: dict[str, Any] = {
        "expansion": "on",
        "characters": {"A": character, "B": "vask_orrin", "C": "grath"},
    } | more
    return scenario(**table)


def faces(hits: int, dice: int) -> str:
    return " ".join(["hit"] * hits + ["blank"] * (dice - hits))


@rule("RIM-2.8", "RIM-20.1", "RIM-R326")
@pytest.mark.parametrize("character", PRINTED)
@pytest.mark.parametrize("flipped", [False, True])
def test_what_is_printed_on_a_character_stays_when_it_is_flipped(
    character: str, flipped: bool
) -> None:
    health, ground, skills, _, _, _ = PRINTED[character]
    values = playing(character, flipped=["A"] if flipped else []).values("A")
    assert (values["health"], values["ground"]) == (health, ground)
    assert tuple(skill for skill, count in values["skills"].items() if count) == skills
    assert set(values["skills"].values()) == {0, 1}
    assert values["ship"] == (3 if character == "ilsa_venn" else 2)  # a G9 Rigger


@rule("RIM-40.1", "RIM-2.10", "RIM-2.12")
@pytest.mark.parametrize("character", PRINTED)
def test_the_setup_line_gives_a_card_a_reputation_and_fame(character: str) -> None:
    _, _, _, number, known, fame = PRINTED[character]
    table = scenario(phase="setup", expansion="on", players=2, rolled=["hit " * 6, "blank " * 6])
    table.pick(character, "g9_rigger", "hx9", "g9_rigger")
    if character == "hondo_ohnaka":
        assert table.asked() == [("A", "setup_reputation")]
        assert table.options() == sorted(f"faction:{faction}" for faction in FACTIONS)
        table.pick("rebel")
    assert [card[:-1] for card in table.assets("A")] == [number]
    found = {faction: table.reputation("A", faction) for faction in FACTIONS}
    assert found == dict.fromkeys(FACTIONS, 0) | known
    assert table.fame("A") == fame


# Dengar.


@rule("RIM-R40")
@pytest.mark.parametrize("flipped", [False, True])
def test_dengar_suffers_1_less_in_any_combat_on_either_side(flipped: bool) -> None:
    side = {"flipped": ["A"] if flipped else []}
    ground = playing("dengar", **BRAWL, **side).dice(faces(0, 3), faces(2, 3)).pick("space")
    assert ground.damage("A") == (1, 0)
    ship = playing("dengar", phase="encounter", at={"A": "t4_c"}, encounter="enc_7-3",
                   rolled=[faces(0, 2), faces(2, 3)], **side)  # fmt: skip
    assert ship.damage("A") == (0, 1)
    none = playing("dengar", **BRAWL, **side).dice(faces(1, 3), faces(1, 3)).pick("space")
    assert none.damage("A") == (0, 0)


@rule("RIM-R40")
def test_dengar_suffers_all_of_other_damage() -> None:
    """Slow Poison: dmgC2;+5k."""
    table = playing("dengar", phase="encounter", at={"A": "murkholm"}, encounter="enc_4-18")
    assert table.pick("space").damage("A") == (2, 0)


def battered(mine: int, theirs: int, damage: int) -> Scenario:
    return (
        playing("dengar", **BRAWL, damage={"A": (damage, 0)})
        .dice(faces(mine, 3), faces(theirs, 3))
        .pick("space")
    )


@rule("RIM-24.1", "RIM-R308")
def test_dengars_goal_is_to_end_a_turn_battered_after_a_victory() -> None:
    done = battered(2, 2, 2)  # 2, and 1 more
    assert (done.damage("A"), done.fame("A"), done.flipped("A")) == ((3, 0), 1, True)
    assert not battered(2, 2, 1).flipped("A")  # 2 damage only
    assert not battered(1, 2, 2).flipped("A")  # lost
    fallen = battered(3, 3, 3)
    assert fallen.defeated("A")
    assert not fallen.flipped("A")


@rule("RIM-24.1", "RIM-R308")
def test_dengars_victory_must_be_of_the_same_turn() -> None:
    table = playing("dengar", damage={"A": (4, 0)}).pick("credits").until("A", "encounter")
    table.choose("space")
    while table.active == "A":
        table.choose(table.options()[0])
    assert not table.flipped("A")


@rule("RIM-7.2", "RIM-R92")
def test_the_other_dengar_recovers_and_hits_harder_once() -> None:
    table = playing(
        "dengar", phase="action", at={"A": "twinsand"}, encounter="enc_4-1", flipped=["A"],
        damage={"A": (3, 1)},
    ).act("abilities")  # fmt: skip
    table.use("dengar")
    assert table.damage("A") == (1, 1)
    table.until("A", "encounter").dice(faces(1, 4), faces(0, 3)).pick("space")
    assert len(table.told("dice_rolled")[0]["faces"]) == 4
    assert table.values("A")["ground"] == 3


# Murrogh.


def swinging(dice: str, damage: int = 0) -> Scenario:
    """Murrogh fights in the cantina with 4 dice."""
    return (
        playing("murrogh", **BRAWL, damage={"A": (damage, 0)}).dice(dice, faces(2, 3)).pick("space")
    )


@rule("RIM-R36", "RIM-R37")
def test_murrogh_turns_any_die_to_a_crit_for_a_damage() -> None:
    table = swinging("hit blank focus blank")
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["murrogh"]
    table.use("murrogh")
    assert table.damage("A") == (1, 0)
    assert table.asked() == [("A", "die")]
    table.pick("die:2")
    assert table.credits("A") == 3000  # 3 against 2
    assert table.damage("A") == (3, 0)


@rule("RIM-R36", "RIM-52.5")
def test_murrogh_keeps_a_last_bit_of_health() -> None:
    assert swinging("hit blank blank blank", damage=3).usable() == ["murrogh"]
    assert swinging("hit blank blank blank", damage=4).asked() != [("A", "dice")]


@rule("RIM-R36")
def test_murrogh_does_so_on_the_ground_only() -> None:
    table = playing("murrogh", phase="encounter", at={"A": "t4_c"}, encounter="enc_7-3",
                    rolled=[faces(0, 2), faces(1, 3)])  # fmt: skip
    assert table.damage("A") == (0, 1)


@rule("RIM-5.4", "RIM-24.4", "RIM-24.1")
@pytest.mark.parametrize(("damage", "goal"), [((2, 2), True), ((4, 0), True), ((2, 1), False)])
def test_murroghs_goal_is_to_recover_4_at_once(damage: tuple[int, int], goal: bool) -> None:
    table = playing("murrogh", damage={"A": damage})
    assert table.usable() == ["murrogh"]
    table.use("murrogh")
    assert table.damage("A") == (0, 0)
    assert (table.flipped("A"), table.fame("A")) == (goal, int(goal))
    assert ("A", "plan") not in table.asked()


@rule("RIM-5.4", "RIM-24.1")
def test_murroghs_goal_is_not_for_the_defeated_nor_for_plain_recovery() -> None:
    fallen = playing("murrogh", damage={"A": (5, 0)}, defeated=["A"])
    assert fallen.active == "A"
    assert not fallen.flipped("A")
    assert fallen.damage("A") == (0, 0)
    plain = playing("murrogh", damage={"A": (4, 0)}).pick("recover")
    assert not plain.flipped("A")
    assert playing("murrogh", flipped=["A"]).usable() == []


@rule("RIM-22.1", "RIM-R39")
def test_the_other_murrogh_takes_a_die_from_whoever_fights_on_the_ground() -> None:
    table = playing("murrogh", **BRAWL, flipped=["A"]).dice(faces(1, 4), faces(0, 2)).pick("space")
    while table.asked() == [("A", "dice")]:
        table.choose("done")
    assert len(table.told("dice_rolled_for_enemy")[0]["faces"]) == 2


# Tarrukk.


@rule("RIM-R309", "RIM-4.3", "RIM-R310")
@pytest.mark.parametrize("flipped", [False, True])
def test_tarrukk_keeps_a_crew_for_1000(flipped: bool) -> None:
    """Ransom: Ch{-3k}{Lose(crew)}."""
    table = playing(
        "tarrukk", phase="encounter", at={"A": "t4_c"}, encounter="enc_7-19",
        patrols={"imperial": ("t4_c", 1)}, assets={"A": ["enc_1-5"]}, credits={"A": 1000},
        flipped=["A"] if flipped else [],
    )  # fmt: skip
    table.pick("space", "block:enc_7-19P_2")
    assert table.asked() == [("A", "use_now")]
    lost = table.copy().choose("done")
    assert (lost.credits("A"), lost.assets("A")) == (1000, [])
    table.use("tarrukk")
    assert (table.credits("A"), table.assets("A")) == (0, ["enc_1-5"])


@rule("RIM-24.1", "RIM-R53")
def test_tarrukks_goal_is_a_crew_of_three() -> None:
    """Stowaway: May{Gain(crew)}, on a Drover with room for three."""
    boarding = {"phase": "encounter", "at": {"A": "t4_c"}, "encounter": "enc_7-7",
                "ships": {"A": "drover"}}  # fmt: skip
    for crew, goal in ((["enc_1-5"], False), (["enc_1-5", "pell_draxo"], True)):
        table = playing("tarrukk", assets={"A": crew}, **boarding).pick("do:enc_7-7N")
        assert (table.flipped("A"), table.fame("A")) == (goal, int(goal))


@rule("RIM-22.1")
@pytest.mark.parametrize(("crew", "dice"), [(["enc_1-5"], 3), (["enc_1-5", "pell_draxo"], 4)])
def test_the_other_tarrukk_rolls_a_die_more_with_two_crew(crew: list[str], dice: int) -> None:
    table = playing("tarrukk", **BRAWL, flipped=["A"], assets={"A": crew},
                    ships={"A": "kestrel"}).dice(faces(1, dice), faces(0, 3))  # fmt: skip
    table.pick("space")
    assert len(table.told("dice_rolled")[0]["faces"]) == dice


# The Gale Rider.


@rule("RIM-5.4", "RIM-6.1", "RIM-R91", "RIM-R304")
@pytest.mark.parametrize("flipped", [False, True])
def test_the_gale_rider_flies_and_then_pushes_a_patrol(flipped: bool) -> None:
    table = playing("gale_rider", at={"A": "t4_c"}, patrols={"hutt": ("gloomrock", 2)},
                    flipped=["A"] if flipped else [])  # fmt: skip
    assert table.usable() == ["gale_rider"]
    table.use("gale_rider").pick("t4_a", "stop")
    assert table.asked() == [("A", "push_patrol")]
    table.pick("hutt")
    assert table.options() == ["space:maelstrom", "space:t3_b", "space:t3_c"]
    table.pick("t3_c")
    assert (table.where("A"), table.patrol("hutt")) == ("t4_a", ("t3_c", 2))
    assert ("A", "plan") not in table.asked()


def job(way: str, **more: Any) -> Scenario:
    """The Gale Rider attempts Mole Hunt with 46b: influence, then 2,000 or a fight, then done."""
    table = playing("gale_rider", phase="encounter", at={"A": "takodana"}, assets={"A": ["jb09"]},
                    credits={"A": 2000}, **more)  # fmt: skip
    return walk(table.draws("46b"), "job:jb09", way)


@rule("RIM-24.1", "RIM-25.6")
def test_the_gale_riders_goal_is_a_job_without_a_failure() -> None:
    table = job("influence+ >46b")
    assert (table.fame("A"), table.flipped("A")) == (2, True)  # 1 of the job


@rule("RIM-24.1", "RIM-25.4")
def test_a_test_failed_on_the_way_spoils_the_gale_riders_goal() -> None:
    """Between the Pickets, 47b: a failed test of tactics does not fail the job."""
    blockade = {"phase": "encounter", "at": {"A": "scraphaven"}, "assets": {"A": ["jb10"]}}
    spoilt = walk(playing("gale_rider", **blockade).draws("47b"), "job:jb10", "piloting+ tactics-")
    assert spoilt.told("completes") == [{"seat": 0, "card": "jb10"}]
    assert (spoilt.fame("A"), spoilt.flipped("A")) == (1, False)
    clean = walk(playing("gale_rider", **blockade).draws("47b"), "job:jb10", "piloting+ tactics+")
    assert (clean.fame("A"), clean.flipped("A")) == (2, True)


@rule("RIM-24.1", "RIM-R62")
def test_what_failed_in_an_earlier_attempt_is_forgotten() -> None:
    table = job("influence-")
    assert not table.flipped("A")
    table.until("A", "plan").pick("credits").until("A", "encounter").draws("46b")
    table.dice("crit blank").pick("job:jb09", "block:46b")
    assert table.flipped("A")


@rule("RIM-R86", "RIM-R91")
def test_the_other_gale_rider_is_paid_for_jobs_and_pushes_a_patrol() -> None:
    """Mole Hunt: +6k fame+1."""
    table = job("influence+ >46b", flipped=["A"], patrols={"hutt": ("gloomrock", 1)})
    assert table.asked() == [("A", "use_now")]
    kept = table.copy().choose("done")
    assert kept.credits("A") == 6000
    table.use("gale_rider").pick("hutt")
    assert table.asked() == [("A", "push_to")]
    table.pick("t3_d")
    assert (table.credits("A"), table.patrol("hutt")) == (8000, ("t3_d", 1))


# Captain Ilsa Venn.


def patrolling(level: int, won: bool, **more: Any) -> Scenario:
    """Captain Venn fights the Hutt patrol with 3 dice."""
    value = {1: 3, 2: 4, 3: 5}[level]
    table = playing("ilsa_venn", phase="encounter", at={"A": "t4_c"},
                    patrols={"hutt": ("t4_c", level)}, **more)  # fmt: skip
    table.dice(faces(1 if won else 0, 3), faces(0 if won else 1, value))
    return table.pick("patrol:hutt")


@rule("RIM-24.1", "RIM-15.3")
@pytest.mark.parametrize(
    ("level", "won", "goal"),
    [(1, True, False), (2, True, True), (3, True, True), (2, False, False)],
)
def test_ilsas_goal_is_to_beat_a_strong_patrol(level: int, won: bool, goal: bool) -> None:
    table = patrolling(level, won)
    assert table.flipped("A") == goal


@rule("RIM-R86")
def test_the_other_ilsa_is_paid_2000_for_a_patrol_that_is_beaten() -> None:
    """The Hutt patrol of level 1: +3k."""
    assert patrolling(1, True, flipped=["A"]).credits("A") == 5000
    assert patrolling(1, False, flipped=["A"]).credits("A") == 0


# Old Mother Zanni.


@rule("RIM-7.2", "RIM-17.1")
@pytest.mark.parametrize("flipped", [False, True])
def test_zanni_turns_up_a_contact_here(flipped: bool) -> None:
    table = playing(
        "zanni", phase="action", at={"A": "twinsand"}, flipped=["A"] if flipped else [],
        contacts={"twinsand_right": "murrogh"},
    ).act("abilities")  # fmt: skip
    table.use("zanni").pick("twinsand_right")
    assert table.faceup() == ["murrogh"]
    assert table.contact("twinsand_right") == "murrogh"


@rule("RIM-24.1", "RIM-R53", "RIM-17.7")
def test_zannis_goal_is_two_crew_who_were_contacts() -> None:
    """Pell Draxo: May(pay 2k){Gain(crew)}; Felk Omar is nobody's contact."""
    hiring = {"phase": "encounter", "at": {"A": "twinsand"}, "credits": {"A": 2000},
              "ships": {"A": "kestrel"}, "contacts": {"twinsand_left": "pell_draxo"}}  # fmt: skip
    for crew, goal in (("wexa_thorn", True), ("enc_1-5", False)):
        table = playing("zanni", assets={"A": [crew]}, **hiring).pick("contact:twinsand_left")
        table.pick("do:pell_draxo")
        assert table.assets("A") == sorted([crew, "pell_draxo"])
        assert (table.flipped("A"), table.fame("A")) == (goal, int(goal))


def calling(who: str, purse: int, **more: Any) -> Scenario:
    return playing(
        "zanni", phase="encounter", at={"A": "twinsand"}, flipped=["A"], credits={"A": purse},
        contacts={"twinsand_left": who}, **more,
    ).pick("contact:twinsand_left")  # fmt: skip


@rule("RIM-R309", "RIM-R41")
def test_the_other_zanni_is_paid_1000_for_meeting_somebody() -> None:
    table = calling("pell_draxo", 0)
    assert table.asked() == [("A", "use_now")]
    table.use("zanni")
    assert table.credits("A") == 1000


@rule("RIM-R320", "RIM-R310")
def test_the_other_zanni_pays_2000_less_on_contact_cards() -> None:
    """Pell Draxo, 2,000, for nothing; MD-7 Stitch, 3,000, for 1,000."""
    free = calling("pell_draxo", 0).choose("done").pick("do:pell_draxo")
    assert (free.credits("A"), free.assets("A")) == (0, ["pell_draxo"])
    cheap = calling("md_7_stitch", 1000).choose("done").pick("do:md_7_stitch")
    assert (cheap.credits("A"), cheap.assets("A")) == (0, ["md_7_stitch"])
    assert calling("md_7_stitch", 0).choose("done").asked() == [("B", "plan")]


@rule("RIM-R320")
def test_the_other_zanni_pays_other_cards_in_full() -> None:
    """Front Page: May(pay 6k){fame+1}, after a test."""
    table = playing("zanni", phase="encounter", at={"A": "auric_bay"}, flipped=["A"],
                    credits={"A": 6000}, encounter="enc_1-10", rolled=["hit blank"])  # fmt: skip
    table.pick("space", "do:enc_1-10A")
    assert (table.credits("A"), table.fame("A")) == (0, 1)


@rule("RIM-42.2", "RIM-D15")
def test_whom_somebody_plays_zanni_has_not_met() -> None:
    table = playing(
        "zanni", phase="encounter", at={"A": "twinsand"}, flipped=["A"],
        contacts={"twinsand_middle": "vask_orrin"},
    ).pick("contact:twinsand_middle")  # fmt: skip
    assert table.asked() == [("A", "encounter")]
    assert table.credits("A") == 0

"""The jobs and the starting cards: jb01 to jb21x, lx02, jobs of encounters, and 90 to 92."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from shipboard.games.outer_rim.pack import FACTION_NAMES, SKILLS
from tests.rule import rule

from .scenario import LETTERS, Scenario, expansion_of, scenario
from .ways import walk, walked

PURSE = 10_000
PLANETS = [
    "auric_bay", "cindervale", "deepmere", "gloomrock", "halcyon", "murkholm", "ring_of_kafrene",
    "scraphaven", "serenna", "takodana", "twinsand",
]  # fmt: skip

Reps = dict[str, int]


class Job(NamedTuple):
    card: str
    skills: str  # as printed, the critical one with a star
    place: str
    ways: tuple[str, ...]  # to Done, by the databank card that may be drawn, or the only one
    credits: int
    fame: int
    reputation: Reps
    goes: str  # where the card is then


JOBS = [
    Job("jb01", "influence*", "murkholm", ("influence+",), 5000, 0, {"hutt": 1}, "job"),
    Job("jb02", "tactics*", "cindervale", ("tactics+",), 5000, 0, {"imperial": 1}, "job"),
    Job("jb03", "knowledge*", "halcyon", ("knowledge+",), 5000, 0, {"rebel": 1}, "job"),
    Job("jb04", "stealth*", "auric_bay", ("stealth+",), 5000, 0, {"syndicate": 1}, "job"),
    Job("jb05", "influence tech* stealth", "auric_bay",
        ("42a influence+ tech+ stealth+", "42b stealth+ tech+"), 10_000, 1, {}, "removed"),
    Job("jb06", "stealth strength* piloting", "gloomrock",
        ("43a stealth+ strength+ piloting+", "43b strength+ g3+ piloting-"), 8000, 1, {},
        "removed"),
    Job("jb07", "strength knowledge* tech", "deepmere",
        ("44a strength+ knowledge+ tech+", "44b knowledge+ stealth+"), 0, 2, {}, "removed"),
    Job("jb08", "influence stealth* piloting", "serenna",
        ("45a influence+ stealth+ piloting+", "45b tech+ stealth+"), 15_000, 1, {}, "removed"),
    Job("jb09", "knowledge influence*", "takodana",
        ("46a knowledge+ influence+ g3-",), 6000, 1, {}, "removed"),
    Job("jb10", "tactics piloting*", "scraphaven",
        ("47a tactics+ piloting+",), 7000, 1, {}, "removed"),
    Job("jb11", "strength tactics*", "twinsand", ("48a strength+ g4+",), 3000, 2, {}, "removed"),
    Job("jb12", "stealth tech*", "halcyon", ("49a stealth+ tech+",), 6000, 1,
        {"imperial": -1, "rebel": 1}, "removed"),
    Job("jb13", "stealth* strength piloting", "gloomrock",
        ("50a stealth+ strength+ piloting+",), 0, 2, {"rebel": 1}, "removed"),
    Job("jb14x", "tech* stealth", "auric_bay",
        ("51a stealth+ tech+", "51b tech+ stealth-"), 7000, 1, {}, "removed"),
    Job("jb15x", "piloting* tactics", "cindervale",
        ("52a tactics+ piloting+ s3+", "52b s4+ piloting+"), 4000, 1,
        {"rebel": 1, "imperial": -1}, "removed"),
    Job("jb16x", "strength* stealth", "murkholm",
        ("53a stealth+ strength+", "53b strength+ stealth+"), 9000, 1, {"hutt": -1}, "removed"),
    Job("jb17x", "knowledge* influence", "spinward_core",
        ("54a knowledge+ influence+",), 0, 2, {}, "removed"),
    Job("jb21x", "stealth* tech", "trailing_core",
        ("58a stealth+ tech+", "58b tech+ stealth+"), 8000, 1, {}, "removed"),
    Job("92d", "knowledge* piloting", "deepmere", ("piloting+ knowledge+",), 6000, 0, {},
        "databank"),
    Job("92a", "stealth* influence", "serenna", ("influence+ stealth+",), 6000, 0, {}, "databank"),
    Job("92b", "tech* strength", "halcyon", ("strength+ tech+",), 6000, 0, {}, "databank"),
    Job("92c", "tactics*", "twinsand", ("g3+",), 5000, 0, {"hutt": 1}, "databank"),
    Job("enc_2-5", "", "serenna", ("",), 4000, 0, {"imperial": 1}, "enc_2"),
    Job("enc_4-7", "", "twinsand", ("g4+",), 5000, 0, {"hutt": 1}, "enc_4"),
]  # fmt: skip
of_each = pytest.mark.parametrize("job", JOBS, ids=[each.card for each in JOBS])
DECK = [each for each in JOBS if each.card.startswith("jb")]
of_the_deck = pytest.mark.parametrize("job", DECK, ids=[each.card for each in DECK])


def holding(job: str, place: str, **more: object) -> Scenario:
    """A has this job, and is here in the encounter step."""
    table: dict[str, object] = {
        "expansion": expansion_of(job),
        "phase": "encounter",
        "at": {"A": place, "B": "t2_m", "C": "t4_a"},
        "characters": {"A": "dax_marlowe"},
        "assets": {"A": [job]},
        "credits": {"A": PURSE},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


def planets(job: Job) -> list[str]:
    """All planets of the map on which the job is played."""
    core = ["spinward_core", "trailing_core"]
    return PLANETS + (core if expansion_of(job.card) == "on" else [])


def reputations(table: Scenario) -> Reps:
    """With whom A is not unknown."""
    known = {faction: table.reputation("A", faction) for faction in FACTION_NAMES}
    return {faction: value for faction, value in known.items() if value}


def lies(table: Scenario, card: str) -> list[str]:
    """Where a card lies that nobody has: at the bottom of a deck, in the databank, or removed."""
    found = [zone for zone in ("databank", "removed") if card in table.zone(zone)]
    for deck in table.g.pack.names["deck"]:
        pile = table.zone("deck", deck)
        if pile and pile[-1] == card:
            found.append(deck)
    return found


@rule("RIM-1.8", "RIM-25.3", "RIM-25.6", "RIM-3.1", "RIM-3.2", "RIM-3.3")
@of_each
def test_a_completed_job_pays_its_reward_and_goes_where_it_says(job: Job) -> None:
    for way in job.ways:
        drawn, _, rest = way.partition(" ")
        table = holding(job.card, job.place)
        if drawn[:2].isdigit():
            table.draws(drawn)
        else:
            drawn, rest = "", way
        walk(table, f"job:{job.card}", rest)
        assert walked(table) == rest
        assert [told["card"] for told in table.told("turns_to")] == ([drawn] if drawn else [])
        assert table.told("completes") == [{"seat": 0, "card": job.card}]
        assert (table.credits("A"), table.fame("A")) == (PURSE + job.credits, job.fame)
        assert reputations(table) == job.reputation
        assert table.assets("A") == []
        assert lies(table, job.card) == [job.goes]
        assert table.asked() == [("B", "plan")]
        table.check_whole()


@rule("RIM-25.2")
@of_each
def test_a_job_is_attempted_at_its_destination_only(job: Job) -> None:
    where = [p for p in planets(job) if f"job:{job.card}" in holding(job.card, p).options()]
    assert where == [job.place]


@rule("RIM-25.1")
@of_each
def test_a_job_names_its_skills_and_which_of_them_is_critical(job: Job) -> None:
    table = holding(job.card, job.place)
    card, pack = table.number("card", job.card), table.g.cards
    skills = [SKILLS[skill] for skill in pack.tests[card]]
    critical = {SKILLS[skill] for skill in range(len(SKILLS)) if pack.critical[card] >> skill & 1}
    assert skills == job.skills.replace("*", "").split()
    assert critical == {word[:-1] for word in job.skills.split() if word.endswith("*")}


@rule("RIM-9.6")
@of_the_deck
def test_a_job_of_the_deck_cannot_be_bought_at_its_destination(job: Job) -> None:
    for planet in planets(job):
        table = scenario(
            expansion=expansion_of(job.card),
            phase="action",
            at={"A": planet},
            tops={"job": job.card},
        )
        table.act("market", "none")
        assert (f"card:{job.card}" in table.options()) == (planet != job.place)


@rule("RIM-9.4")
@of_the_deck
def test_a_job_of_the_deck_costs_nothing(job: Job) -> None:
    planet = next(each for each in PLANETS if each != job.place)
    table = scenario(
        expansion=expansion_of(job.card), phase="action", at={"A": planet}, tops={"job": job.card}
    )
    table.act("market", "none", f"card:{job.card}")
    assert table.assets("A") == [job.card]
    assert table.credits("A") == 0


# lx02, High-Stakes Table.


@rule("RIM-R316", "RIM-25.2", "RIM-23.7")
def test_the_high_stakes_table_lx02_stands_wherever_another_player_is() -> None:
    alone = holding("lx02", "halcyon")
    assert "job:lx02" not in alone.options()
    for space in ("halcyon", "t2_m"):
        with_b = holding("lx02", space, at={"A": space, "B": space, "C": "takodana"})
        assert "job:lx02" in with_b.options()
    fallen = holding(
        "lx02",
        "halcyon",
        at={"A": "halcyon", "B": "halcyon", "C": "takodana"},
        damage={"B": (4, 0)},
        defeated=["B"],
    )
    assert "job:lx02" not in fallen.options()


@rule("RIM-R10", "RIM-R316")
def test_with_whom_the_high_stakes_table_lx02_is_played_is_chosen() -> None:
    at = {"A": "halcyon", "B": "halcyon", "C": "halcyon"}
    table = holding("lx02", "halcyon", at=at, credits={"C": 5000}).draws("40a")
    table.answer("A", "encounter", "job:lx02")
    assert table.asked() == [("A", "target_player")]
    assert table.options() == ["seat:1", "seat:2"]
    table.dice("crit blank", "blank blank").pick("seat:2")
    assert [told["seat"] for told in table.told("test_begins")] == [0, 2]
    assert (table.credits("A"), table.credits("C"), table.fame("A")) == (2000, 3000, 2)
    assert lies(table, "lx02") == ["removed"]


@rule("RIM-9.4", "RIM-9.8")
def test_the_high_stakes_table_lx02_is_a_job_for_8000() -> None:
    table = scenario(
        phase="action", at={"A": "halcyon"}, credits={"A": 9000}, tops={"luxury": "lx02"}
    ).act("market", "none", "card:lx02")
    assert table.credits("A") == 1000
    assert table.assets("A") == ["lx02"]


# Jobs of encounters.


@rule("RIM-1.8", "RIM-16.3", "RIM-R51")
def test_sealed_orders_of_enc_2_5_may_be_taken() -> None:
    table = scenario(phase="encounter", at={"A": "halcyon"}, encounter="enc_2-5")
    table.answer("A", "encounter", "space")
    assert table.asked() == [("A", "may")]
    assert table.options() == ["decline", "do:enc_2-5A"]
    taken = table.copy().pick("do:enc_2-5A")
    assert taken.assets("A") == ["enc_2-5"]
    assert lies(taken, "enc_2-5") == []
    table.pick("decline")
    assert table.assets("A") == []
    assert lies(table, "enc_2-5") == ["enc_2"]


@rule("RIM-1.8", "RIM-16.3", "RIM-20.6")
@pytest.mark.parametrize(("roll", "held"), [("crit blank", ["enc_4-7"]), ("blank blank", [])])
def test_collect_the_debt_of_enc_4_7_is_gained_by_tactics(roll: str, held: list[str]) -> None:
    table = scenario(phase="encounter", at={"A": "murkholm"}, encounter="enc_4-7").dice(roll)
    table.answer("A", "encounter", "space")
    assert [told["skill"] for told in table.told("test_begins")] == ["tactics"]
    assert table.assets("A") == held
    assert lies(table, "enc_4-7") == ([] if held else ["enc_4"])


@rule("RIM-25.4", "RIM-R64")
@pytest.mark.parametrize(
    ("damage", "way", "after", "fallen"),
    [((0, 0), "g4-", (1, 0), False), ((3, 0), "g4-", (4, 0), True), ((3, 0), "g4=", (4, 0), True)],
)
def test_collect_the_debt_of_enc_4_7_fails_with_the_fight(
    damage: tuple[int, int], way: str, after: tuple[int, int], fallen: bool
) -> None:
    table = holding("enc_4-7", "twinsand", damage={"A": damage})
    walk(table, "job:enc_4-7", way)
    assert walked(table) == way
    assert table.told("fails_at") == [{"seat": 0, "card": "enc_4-7"}]
    assert table.damage("A") == after
    assert table.defeated("A") == fallen
    assert table.credits("A") == PURSE - (3000 if fallen else 0)
    assert table.assets("A") == ["enc_4-7"]
    assert reputations(table) == {}


# The starting jobs, 92a to 92c.


@rule("RIM-1.8", "RIM-25.3", "RIM-25.4", "RIM-25.6", "RIM-R99")
@pytest.mark.parametrize(
    ("card", "way", "done", "money", "damage"),
    [
        ("92a", "influence+ stealth+", True, 6000, (0, 0)),
        ("92a", "influence- stealth+", True, 5000, (0, 0)),
        ("92a", "influence+ stealth-", False, 0, (0, 0)),
        ("92a", "influence- stealth-", False, -1000, (0, 0)),
        ("92b", "strength+ tech+", True, 6000, (0, 0)),
        ("92b", "strength- tech+", True, 6000, (1, 0)),
        ("92b", "strength+ tech-", False, 0, (0, 0)),
        ("92b", "strength- tech-", False, 0, (1, 0)),
        ("92c", "g3+", True, 5000, (0, 0)),
        ("92c", "g3=", True, 5000, (1, 0)),
        ("92c", "g3- tactics+", True, 5000, (1, 0)),
        ("92c", "g3- tactics-", False, 0, (1, 0)),
    ],
)
def test_a_starting_job_on_each_of_its_ways(
    card: str, way: str, done: bool, money: int, damage: tuple[int, int]
) -> None:
    job = next(each for each in JOBS if each.card == card)
    table = walk(holding(card, job.place), f"job:{card}", way)
    assert walked(table) == way
    assert len(table.told("completes" if done else "fails_at")) == 1
    assert table.credits("A") == PURSE + money
    assert table.damage("A") == damage
    assert reputations(table) == (job.reputation if done else {})
    assert table.assets("A") == ([] if done else [card])
    assert lies(table, card) == (["databank"] if done else [])


@rule("RIM-25.4", "RIM-R99")
@pytest.mark.parametrize(("card", "way"), [("92b", "strength-"), ("92c", "g3="), ("92c", "g3-")])
def test_a_starting_job_ends_with_a_defeat(card: str, way: str) -> None:
    job = next(each for each in JOBS if each.card == card)
    table = walk(holding(card, job.place, damage={"A": (3, 0)}), f"job:{card}", way)
    assert walked(table) == way
    assert table.told("fails_at") == [{"seat": 0, "card": card}]
    assert table.defeated("A")
    assert table.credits("A") == PURSE - 3000
    assert reputations(table) == {}
    assert table.assets("A") == [card]


# The starting cargo, 91a to 91c.


@rule("RIM-1.8", "RIM-13.1", "RIM-13.2", "RIM-13.3", "RIM-3.2")
@pytest.mark.parametrize(
    ("card", "place", "dice", "money", "fame"),
    [
        ("91a", "murkholm", "", 5000, 0),
        ("91b", "deepmere", "", 5000, 0),
        ("91c", "cindervale", "hit", 4000, 1),
    ],
)
def test_starting_cargo_is_delivered(
    card: str, place: str, dice: str, money: int, fame: int
) -> None:
    wanted = []
    for planet in PLANETS:
        table = scenario(phase="action", at={"A": planet}, assets={"A": [card]})
        if "deliver" in table.options():
            wanted.append(planet)
    assert wanted == [place]
    table = scenario(phase="action", at={"A": place}, assets={"A": [card]}).dice(dice)
    table.act("deliver", card)
    assert (table.credits("A"), table.fame("A")) == (money, fame)
    assert table.assets("A") == []
    assert lies(table, card) == ["databank"]
    assert table.told("dice_rolled") == ([{"seat": 0, "faces": ["hit"]}] if dice else [])


@rule("RIM-13.3", "RIM-R28")
def test_the_unlabelled_crate_91c_is_held_up_unless_a_hit_is_rolled() -> None:
    table = scenario(phase="action", at={"A": "cindervale"}, assets={"A": ["91c"]})
    table.draws("1a").dice("focus", "blank blank").act("deliver", "91c")
    assert table.told("turns_to") == [{"seat": 0, "card": "1a"}]
    assert lies(table, "91c") == ["databank"]  # the sweep discards it
    assert table.credits("A") == 0


# With which a player starts, and where.


@rule("RIM-2.10", "RIM-2.11", "RIM-3.4")
@pytest.mark.parametrize(
    ("character", "card", "planet", "slot"),
    [
        ("vask_orrin", "90a", "twinsand", "job_bounty"),
        ("grath", "90b", "deepmere", "job_bounty"),
        ("hx9", "90c", "takodana", "job_bounty"),
        ("senna_korr", "90d", "scraphaven", "job_bounty"),
        ("dax_marlowe", "91a", "halcyon", "cargo"),
        ("dax_marlowe", "91b", "gloomrock", "cargo"),
        ("dax_marlowe", "91c", "takodana", "cargo"),
        ("quill_vance", "92a", "murkholm", "job_bounty"),
        ("tamsin_rook", "92b", "auric_bay", "job_bounty"),
        ("quill_vance", "92c", "cindervale", "job_bounty"),
    ],
)
def test_a_starting_card_says_where_its_player_begins(
    character: str, card: str, planet: str, slot: str
) -> None:
    table = scenario(phase="setup", players=2, rolled=["hit " * 6, "blank " * 6])
    assert table.asked() == [("A", "choose_character")]
    table.draws(card).pick(character, "g9_rigger")
    other = "senna_korr" if character != "senna_korr" else "vask_orrin"
    table.pick(other, "g1a")
    assert table.assets("A") == [card]
    assert table.where("A") == planet
    slots = {row["slot"]: row["cards"] for row in table.view(None)["facts"]["slots"][0]}
    assert slots[slot] == [card]
    assert LETTERS[table.g.first] == "A"


# jb19x, Old Comrades: its reward asks for a faction.


@rule("RIM-25.2", "RIM-25.6", "RIM-R328")
@pytest.mark.parametrize("faction", FACTION_NAMES)
def test_old_comrades_jb19x_speak_for_one_with_any_faction(faction: str) -> None:
    table = holding("jb19x", "ring_of_kafrene").draws("56a")
    walk(table, "job:jb19x", "strength+ tactics+")
    assert table.asked() == [("A", "target_faction")]
    assert table.options() == sorted(f"faction:{each}" for each in FACTION_NAMES)
    table.pick(faction)
    assert (table.credits("A"), table.fame("A")) == (PURSE + 5000, 1)
    assert reputations(table) == {faction: 1}
    assert lies(table, "jb19x") == ["removed"]


@rule("RIM-25.2", "RIM-9.6")
def test_old_comrades_jb19x_meet_on_the_ring_of_kafrene() -> None:
    wanted = [p for p in PLANETS if "job:jb19x" in holding("jb19x", p).options()]
    assert wanted == ["ring_of_kafrene"]
    for planet in ("ring_of_kafrene", "takodana"):
        table = scenario(expansion="on", phase="action", at={"A": planet}, tops={"job": "jb19x"})
        table.act("market", "none")
        assert ("card:jb19x" in table.options()) == (planet == "takodana")

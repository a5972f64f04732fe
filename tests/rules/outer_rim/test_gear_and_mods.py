"""The gear and mod deck, card by card."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from shipboard.games.outer_rim import pack as p
from tests.rule import rule

from .icons import buy, icon
from .scenario import Scenario, scenario


class Item(NamedTuple):
    """A row of the content tables, with what it adds to values and skills."""

    id: str
    name: str
    type: str
    trait: int
    cost: int
    icon: str = "-"
    adds: tuple[tuple[str, int], ...] = ()


DECK = (
    Item("gm01", "Heavy Sidearm", "gear", p.WEAPON, 3000, adds=(("ground", 1),)),
    Item("gm02", "Mono-Axe", "gear", p.WEAPON, 5000, "H3", (("ground", 1),)),
    Item("gm03", "Weave Vest", "gear", p.ARMOR, 4000, adds=(("health", 2),)),
    Item("gm04", "Hunter's Plate", "gear", p.ARMOR, 8000, "S2", (("health", 2),)),
    Item("gm05", "Hop-Pack", "gear", 0, 4000),
    Item("gm06", "Assault Launcher", "gear", p.WEAPON, 8000, "I3", (("ground", 2),)),
    Item("gm07", "Slicer's Kit", "gear", 0, 3000, adds=(("tech", 1),)),
    Item("gm08", "Ion Projector", "mod", 0, 4000, "R3"),
    Item("gm09", "Twin Turret", "mod", p.WEAPON, 4000, adds=(("ship", 1),)),
    Item("gm10", "Deflector Booster", "mod", 0, 5000, "H2", (("hull", 1),)),
    Item("gm11", "Vector Thrusters", "mod", 0, 4000),
    Item("gm12", "Course Computer", "mod", 0, 3000, "R4", (("hyperdrive", 1),)),
    Item("gm13", "Fire-Control Suite", "mod", 0, 3000),
)
VALUES = ("health", "ground", "ship", "hull", "hyperdrive")


def name(item: Item) -> str:
    return item.id


def equipped(*cards: str, character: str = "dax_marlowe", **more: Any) -> Scenario:
    """A has these; characters and ships have no dice abilities."""
    others = [name for name in ("vask_orrin", "senna_korr", "grath") if name != character]
    table: dict[str, Any] = {
        "characters": {"A": character, "B": others[0], "C": others[1]},
        "assets": {"A": cards},
    } | more
    return scenario(**table)


def brawl(*cards: str, character: str, dice: tuple[str, ...], **more: Any) -> Scenario:
    """A in the Cantina Brawl on Twinsand, worth 3,000, against 3 dice."""
    table = equipped(*cards, character=character, phase="encounter", at={"A": "twinsand"},
                     encounter="enc_4-1", **more).dice(*dice)  # fmt: skip
    return table.pick("space")


def pirates(*cards: str, character: str, dice: tuple[str, ...]) -> Scenario:
    """A meets Pirates off t2_m, worth 4,000, with 2 dice against 3: nothing else can be met."""
    return equipped(*cards, character=character, phase="encounter", at={"A": "t2_m"},
                    encounter="enc_7-3", rolled=dice)  # fmt: skip


def enemy_dice(table: Scenario) -> list[int]:
    """How many dice were rolled for enemies, roll by roll."""
    return [len(told["faces"]) for told in table.told("dice_rolled_for_enemy")]


@rule("RIM-9.4", "RIM-9.8")
@pytest.mark.parametrize("item", DECK, ids=name)
def test_an_item_is_bought_for_its_cost_and_lies_in_a_slot_of_its_type(item: Item) -> None:
    def market(purse: int) -> Scenario:
        return equipped(phase="action", at={"A": "halcyon"}, credits={"A": purse},
                        tops={"gear_mod": item.id})  # fmt: skip

    assert f"card:{item.id}" not in market(item.cost - 1000).act("market", "none").options()
    table = buy(market(item.cost), item.id)
    assert table.credits("A") == 0
    rows = table.view(None)["facts"]["slots"][0]
    assert [row["slot"] for row in rows if item.id in row["cards"]] == [item.type]


@rule("RIM-20.1", "RIM-22.1", "RIM-6.1")
@pytest.mark.parametrize("item", DECK, ids=name)
def test_what_an_item_adds(item: Item) -> None:
    without, with_it = equipped().values("A"), equipped(item.id).values("A")
    adds = dict(item.adds)
    for value in VALUES:
        assert with_it[value] == without[value] + adds.get(value, 0)
    for skill in without["skills"]:
        assert with_it["skills"][skill] == without["skills"][skill] + adds.get(skill, 0)


@rule("RIM-9.8")
@pytest.mark.parametrize("item", DECK, ids=name)
def test_name_and_trait_of_an_item(item: Item) -> None:
    table = scenario()
    card = table.number("card", item.id)
    assert table.g.pack.titles["card"][card] == item.name
    assert table.g.cards.traits[card] == item.trait
    assert table.g.cards.one_armor[card] == (item.trait == p.ARMOR)


@rule("RIM-10.1", "RIM-10.2", "RIM-9.7")
@pytest.mark.parametrize("item", DECK, ids=name)
def test_the_icon_of_an_item(item: Item) -> None:
    assert icon("gear_mod", "gm01" if item.id != "gm01" else "gm05", item.id) == item.icon


# Mono-Axe: with strength a hit becomes a crit.


@rule("RIM-R36", "RIM-R37")
def test_the_axe_turns_one_hit_to_a_crit_for_the_strong() -> None:
    table = brawl("gm02", character="senna_korr", dice=("hit blank focus blank", "hit hit blank"))
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["gm02"]
    table.use("gm02")
    assert table.credits("A") == 3000  # 2 against 2, and nobody asks again
    assert table.active == "B"
    two = brawl("gm02", character="senna_korr", dice=("hit hit blank blank", "crit hit hit"))
    two.use("gm02")
    assert two.credits("A") == 0  # 3 against 4: one die only


@rule("RIM-R37", "RIM-20.1", "RIM-21.2")
def test_the_axe_needs_strength_a_hit_and_the_ground() -> None:
    weak = brawl(
        "gm02", character="dax_marlowe", dice=("hit blank blank blank", "crit blank blank")
    )
    assert weak.credits("A") == 0
    crew = brawl("gm02", "old_garro", character="dax_marlowe",
                 dice=("hit blank focus blank", "crit hit hit"))  # fmt: skip
    assert crew.usable() == ["gm02", "old_garro"]
    none = brawl("gm02", character="senna_korr", dice=("crit blank blank focus", "hit hit hit"))
    assert none.active == "B"
    ships = pirates("gm02", character="grath", dice=("hit blank", "crit blank blank"))
    assert ships.active == "B"


# Weave Vest and Hunter's Plate: one Armor.


@rule("RIM-23.1", "RIM-R42")
def test_the_vest_keeps_one_standing_longer() -> None:
    table = brawl("gm03", character="dax_marlowe", damage={"A": (2, 0)},
                  dice=("blank blank blank", "crit hit blank"))  # fmt: skip
    assert table.damage("A") == (5, 0)
    assert not table.defeated("A")
    again = brawl("gm03", character="dax_marlowe", damage={"A": (5, 0)},
                  dice=("blank blank blank", "hit hit blank"))  # fmt: skip
    assert again.damage("A") == (6, 0)
    assert again.defeated("A")


@rule("RIM-R327", "RIM-9.6")
def test_a_second_armor_is_bought_only_in_exchange_for_the_first() -> None:
    def market(purse: int) -> Scenario:
        table = equipped("gm03", phase="action", at={"A": "halcyon"}, credits={"A": purse},
                         tops={"gear_mod": "gm04"})  # fmt: skip
        return table.act("market", "none")

    assert "card:gm04" not in market(3000).options()
    table = market(9000).pick("gm04")  # there is no other way: nobody is asked for barter
    assert table.assets("A") == ["gm04"]
    assert table.credits("A") == 5000
    assert table.bottom("gear_mod") == "gm03"


@rule("RIM-22.1", "RIM-R39")
def test_hunters_plate_takes_a_die_from_the_enemies_of_the_strong() -> None:
    table = brawl("gm04", character="senna_korr", dice=("hit blank blank", "hit blank hit"))
    assert enemy_dice(table) == [2]
    assert table.credits("A") == 3000
    weak = brawl("gm04", character="dax_marlowe", dice=("hit blank blank", "hit blank hit"))
    assert enemy_dice(weak) == [3]
    assert weak.credits("A") == 0
    ships = pirates("gm04", character="grath", dice=("blank blank", "hit blank blank"))
    assert enemy_dice(ships) == [3]


# Hop-Pack on the ground, Ion Projector in ships: a hit, or with tactics a crit, is cancelled.


@rule("RIM-R36", "RIM-R38")
def test_the_hop_pack_cancels_a_hit() -> None:
    table = brawl("gm05", character="dax_marlowe", dice=("hit blank blank", "hit hit crit"))
    assert table.asked() == [("A", "dice_against")]
    assert table.usable() == ["gm05"]
    table.use("gm05")
    assert table.damage("A") == (3, 0)
    spared = brawl("gm05", character="dax_marlowe", dice=("hit blank blank", "hit hit focus"))
    assert spared.use("gm05").credits("A") == 3000


@rule("RIM-R36", "RIM-R38", "RIM-R10")
def test_with_tactics_the_hop_pack_cancels_a_crit_or_a_hit() -> None:
    table = brawl("gm05", character="vask_orrin", dice=("hit blank blank", "crit hit blank"))
    table.use("gm05")
    assert table.asked() == [("A", "choose")]
    assert table.options() == ["block:gm05", "block:gm05_2"]
    crit = table.copy().choose("block:gm05")
    assert (crit.damage("A"), crit.credits("A")) == ((1, 0), 3000)
    hit = table.choose("block:gm05_2")
    assert (hit.damage("A"), hit.credits("A")) == ((2, 0), 0)


@rule("RIM-R36", "RIM-R37", "RIM-4.3")
def test_the_hop_pack_needs_such_a_face_and_the_ground() -> None:
    crits = brawl("gm05", character="dax_marlowe", dice=("hit blank blank", "crit focus blank"))
    assert crits.active == "B"  # without tactics a crit stays
    ships = pirates("gm05", character="dax_marlowe", dice=("hit hit", "hit hit blank"))
    assert ships.active == "B"


@rule("RIM-R36", "RIM-R38")
def test_the_ion_projector_does_the_same_in_ships() -> None:
    table = pirates("gm08", character="dax_marlowe", dice=("hit blank", "hit hit focus"))
    assert table.asked() == [("A", "dice_against")]
    table.use("gm08")
    assert (table.damage("A"), table.credits("A")) == ((0, 1), 4000)
    skilled = pirates("gm08", character="grath", dice=("hit blank", "crit hit focus"))
    skilled.use("gm08")
    assert skilled.options() == ["block:gm08", "block:gm08_2"]
    skilled.choose("block:gm08")
    assert (skilled.damage("A"), skilled.credits("A")) == ((0, 1), 4000)
    ground = brawl("gm08", character="dax_marlowe", dice=("hit blank blank", "hit hit focus"))
    assert ground.active == "B"


@rule("RIM-R36", "RIM-22.1")
def test_a_defender_too_may_cancel_what_the_attacker_rolled() -> None:
    """The other Grath challenges B, who has the Hop-Pack and tactics."""
    table = scenario(
        phase="encounter",
        at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "grath", "B": "vask_orrin"},
        flipped=["A"],
        assets={"B": ["gm05"]},
    ).dice("crit blank blank", "hit blank blank")
    table.use("grath")
    assert table.asked() == [("B", "dice_against")]
    assert table.usable() == ["gm05"]
    table.use("gm05")  # there is no hit: the crit goes
    assert table.fame("A") == 0
    assert (table.damage("A"), table.damage("B")) == ((1, 0), (0, 0))


# The mods.


@rule("RIM-7.2", "RIM-23.1")
def test_the_deflector_gives_hull_and_mends_one_damage() -> None:
    table = equipped("gm10", phase="action", at={"A": "t2_m"}, damage={"A": (1, 3)})
    assert not table.defeated("A")  # hull 4
    table.act("abilities")
    assert table.usable() == ["gm10"]
    table.use("gm10")
    assert table.damage("A") == (1, 2)


@rule("RIM-22.1", "RIM-R39")
def test_vector_thrusters_take_a_die_from_the_enemies_of_pilots() -> None:
    table = pirates("gm11", character="dax_marlowe", dice=("hit blank", "hit blank hit"))
    assert enemy_dice(table) == [2]
    assert table.credits("A") == 4000
    other = pirates("gm11", character="grath", dice=("hit blank", "hit blank hit"))
    assert enemy_dice(other) == [3]
    ground = brawl("gm11", character="dax_marlowe", dice=("hit blank blank", "hit blank hit"))
    assert enemy_dice(ground) == [3]


@rule("RIM-22.1", "RIM-15.1")
def test_vector_thrusters_work_against_patrols() -> None:
    table = equipped("gm11", phase="encounter", at={"A": "t2_m"}, patrols={"hutt": ("t2_m", 1)})
    table.dice("hit blank", "blank hit").pick("patrol:hutt")
    assert enemy_dice(table) == [2]
    assert table.credits("A") == 3000


@rule("RIM-6.1")
def test_the_course_computer_takes_one_a_space_farther() -> None:
    path = ("t2_a", "t1_b", "t1_d", "scraphaven", "t1_c", "e1_s", "e1_r")
    table = equipped("gm12", character="grath", at={"A": "halcyon"},
                     reputation={"A": {"syndicate": 1, "rebel": 1}}).fly(*path)  # fmt: skip
    assert table.where("A") == "e1_r"
    assert table.asked() == [("A", "act")]


@rule("RIM-R36", "RIM-R37", "RIM-4.3")
def test_fire_control_rerolls_blanks_once_in_a_ship_combat() -> None:
    table = pirates("gm13", character="dax_marlowe", dice=("blank hit", "crit", "hit hit blank"))
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["gm13"]
    table.use("gm13")
    assert table.asked() == [("A", "die")]  # any number of blanks, none included
    assert table.options() == ["die:1", "done"]
    table.pick("die:1")
    assert table.credits("A") == 4000  # 3 against 2, and nobody asks again
    full = pirates("gm13", character="dax_marlowe", dice=("focus hit", "hit hit hit"))
    assert full.active == "B"  # a focus is no blank
    ground = brawl("gm13", character="dax_marlowe", dice=("blank blank hit", "hit hit hit"))
    assert ground.active == "B"

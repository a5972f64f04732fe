"""The cargo deck, card by card, and the starting cargoes."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.rule import rule

from .icons import FACTIONS, buy, icon
from .scenario import Scenario, scenario


class Cargo(NamedTuple):
    """A row of the content tables; the reputation is that of a faction's letter."""

    id: str
    name: str
    cost: int
    destination: str
    credits: int
    fame: int = 0
    known: str = ""
    illegal: bool = False
    icon: str = "-"


LEGAL = (
    Cargo("cg01", "Medical Gel Drums", 1000, "takodana", 6000),
    Cargo("cg02", "Ration Pallets", 0, "murkholm", 3000, icon="H2"),
    Cargo("cg03", "Agri-Drones", 1000, "halcyon", 5000),
    Cargo("cg04", "Reclaimed Alloy", 1000, "deepmere", 5000, icon="R3"),
    Cargo("cg05", "Survey Instruments", 2000, "cindervale", 7000, icon="S2"),
    Cargo("cg06", "Diplomatic Pouch", 1000, "serenna", 4000, known="I", icon="I2"),
)
ILLEGAL = (
    Cargo("cg07", "Unstamped Fuel Cells", 3000, "ring_of_kafrene", 9000, 0, "", True, "I3"),
    Cargo("cg08", "Untraceable Rifles", 2000, "twinsand", 4000, 1, "", True),
    Cargo("cg09", "Contraband Serum", 2000, "gloomrock", 4000, 1, "", True, "S3"),
    Cargo("cg10", "Prototype Core", 2000, "auric_bay", 4000, 1, "", True, "I4"),
    Cargo("cg11", "Forged Identicards", 1000, "scraphaven", 5000, 0, "S", True, "R2"),
    Cargo("cg12", "Banned Archive Crystals", 3000, "deepmere", 2000, 1, "R", True, "S2"),
)
STARTING = (
    Cargo("91a", "Seed Vault", 0, "murkholm", 5000),
    Cargo("91b", "Spare Gyros", 0, "deepmere", 5000),
    Cargo("91c", "Unlabelled Crate", 0, "cindervale", 4000, 1, "", True),
    Cargo("91d", "Mail Sacks", 0, "ring_of_kafrene", 6000),
)
DECK = (*LEGAL, *ILLEGAL)
ALL = (*DECK, *STARTING)


def name(card: Cargo) -> str:
    return card.id


def carrying(*cards: str, at: str, **more: Any) -> Scenario:
    """A, in the action step, with this aboard."""
    table: dict[str, Any] = {
        "expansion": "on" if "91d" in cards else "off",
        "phase": "action",
        "at": {"A": at},
        "characters": {"A": "senna_korr", "B": "vask_orrin", "C": "dax_marlowe"},
        "assets": {"A": cards},
    } | more
    return scenario(**table)


def for_sale(card: str, at: str, purse: int) -> Scenario:
    return carrying(at=at, credits={"A": purse}, tops={"cargo": card})


@rule("RIM-9.4", "RIM-9.6")
@pytest.mark.parametrize("card", DECK, ids=name)
def test_a_cargo_is_bought_for_its_cost_and_not_where_it_goes(card: Cargo) -> None:
    elsewhere = "scraphaven" if card.destination != "scraphaven" else "auric_bay"
    table = buy(for_sale(card.id, elsewhere, card.cost), card.id)
    assert table.assets("A") == [card.id]
    assert table.credits("A") == 0
    there = for_sale(card.id, card.destination, 9000).act("market", "none")
    assert f"card:{card.id}" not in there.options()
    if card.cost:
        poor = for_sale(card.id, elsewhere, card.cost - 1000).act("market", "none")
        assert f"card:{card.id}" not in poor.options()


@rule("RIM-13.1", "RIM-13.2", "RIM-13.3", "RIM-3.2")
@pytest.mark.parametrize("card", ALL, ids=name)
def test_a_cargo_is_delivered_for_its_reward(card: Cargo) -> None:
    assert "deliver" not in carrying(card.id, at="t2_m").options()
    wrong = "takodana" if card.destination != "takodana" else "twinsand"
    assert "deliver" not in carrying(card.id, at=wrong).options()
    table = carrying(card.id, at=card.destination).dice("hit").act("deliver")
    assert table.options() == [f"card:{card.id}", "stop"]
    table.pick(card.id)
    assert (table.credits("A"), table.fame("A")) == (card.credits, card.fame)
    known = {letter: table.reputation("A", faction) for letter, faction in FACTIONS.items()}
    assert known == {letter: int(letter == card.known) for letter in FACTIONS}
    assert table.assets("A") == []
    if card in STARTING:
        assert card.id in table.zone("databank")
    else:
        assert table.bottom("cargo") == card.id
    assert len(table.told("dice_rolled")) == int(card.illegal)


@rule("RIM-13.3", "RIM-13.6")
@pytest.mark.parametrize("card", [card for card in ALL if card.illegal], ids=name)
@pytest.mark.parametrize("face", ["crit", "focus", "blank"])
def test_an_illegal_cargo_needs_a_hit(card: Cargo, face: str) -> None:
    table = carrying(card.id, at=card.destination).draws("1b").dice(face, "blank blank")
    table.act("deliver", card.id)
    assert table.assets("A") == [card.id]
    assert (table.credits("A"), table.fame("A")) == (0, 0)
    assert "deliver" not in table.options()


@rule("RIM-10.1", "RIM-10.2", "RIM-9.7")
@pytest.mark.parametrize("card", DECK, ids=name)
def test_the_icon_of_a_cargo_card(card: Cargo) -> None:
    assert icon("cargo", "cg01" if card.id != "cg01" else "cg13", card.id) == card.icon


@rule("RIM-9.8")
@pytest.mark.parametrize("card", ALL, ids=name)
def test_the_name_of_a_cargo(card: Cargo) -> None:
    table = scenario(expansion="on")
    assert table.g.pack.titles["card"][table.number("card", card.id)] == card.name


@rule("RIM-11.1", "RIM-R312")
def test_cargo_without_a_cost_cannot_be_given_in_payment() -> None:
    table = carrying("91a", "cg02", "cg04", at="halcyon", ships={"A": "ossuary"},
                     credits={"A": 3000}, tops={"gear_mod": "gm07"})  # fmt: skip
    table.act("market", "none", "card:gm07")
    assert table.asked() == [("A", "barter")]
    assert table.options() == ["card:cg04", "done"]


# Medical Gel Drums.


@rule("RIM-7.2", "RIM-R3", "RIM-R309")
def test_the_drums_heal_a_character_and_are_used_up() -> None:
    table = carrying("cg01", at="scraphaven", damage={"A": (3, 2)}).act("abilities")
    assert table.usable() == ["cg01"]
    assert table.options() == ["done", "use:cg01"]
    table.use("cg01")
    assert table.damage("A") == (0, 2)
    assert table.assets("A") == []
    assert table.bottom("cargo") == "cg01"
    assert table.credits("A") == 0


@rule("RIM-7.4", "RIM-1.8")
def test_the_drums_are_nothing_to_a_droid() -> None:
    table = carrying("cg01", at="scraphaven", damage={"A": (3, 2)}, characters={"A": "hx9"})
    assert table.options() == ["end", "market"]


# False Bulkhead.


@rule("RIM-R26", "RIM-9.5")
@pytest.mark.parametrize("held", [[], ["gm12"], ["cg04"], ["gm12", "cg04"]])
def test_the_bulkhead_lies_in_a_mod_or_a_cargo_slot(held: list[str]) -> None:
    """With both slots taken it lies in that of the crate, which lies in the bulkhead's then."""
    table = carrying(*held, at="halcyon", credits={"A": 2000}, tops={"cargo": "cg13"})
    buy(table, "cg13")
    assert table.assets("A") == sorted([*held, "cg13"])
    assert table.credits("A") == 0


@rule("RIM-R26", "RIM-9.5")
@pytest.mark.parametrize(
    ("held", "room"),
    [
        (["cg13"], True),
        (["cg13", "cg04"], True),  # the bulkhead as a mod: two crates
        (["cg13", "cg04", "cg05"], False),
        (["cg13", "gm12"], True),  # the bulkhead as cargo
        (["cg13", "gm12", "cg04"], False),
    ],
)
def test_the_bulkhead_gives_a_slot_for_cargo(held: list[str], room: bool) -> None:
    table = carrying(*held, at="halcyon", credits={"A": 1000}, tops={"cargo": "cg01"})
    buy(table, "cg01")
    assert (table.asked() == [("A", "make_room")]) == (not room)
    assert ("cg01" in table.assets("A")) == room


@rule("RIM-13.3", "RIM-R36")
def test_the_bulkhead_turns_a_focus_to_a_hit() -> None:
    table = carrying("cg13", "cg08", at="twinsand").dice("focus").act("deliver", "cg08")
    assert table.asked() == [("A", "dice")]
    assert table.options() == ["done", "use:cg13_2"]
    table.use("cg13")
    assert (table.credits("A"), table.fame("A")) == (4000, 1)
    assert table.assets("A") == ["cg13"]
    crit = carrying("cg13", "cg08", at="twinsand").draws("1d").dice("crit", "blank blank")
    crit.act("deliver", "cg08")
    assert crit.assets("A") == ["cg08", "cg13"]


@rule("RIM-10.6")
def test_the_bulkhead_has_no_icon() -> None:
    assert icon("cargo", "cg01", "cg13") == "-"

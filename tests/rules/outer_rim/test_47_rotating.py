"""RIM-47: cards with two halves, of which one is in force."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shipboard.kernel.words import Speaker
from tests.rule import rule

from .own import own
from .scenario import Scenario, scenario

# By card: what its other half is called.
ROTATING = {
    "cg14x": "Finished Droids", "cg15x": "Racing Bikes", "cg16x": "Refined Fuel",
    "gm15x": "Empty Bolt Caster", "gm16x": "Spent Launcher", "gm17x": "Empty Tubes",
    "gm18x": "Burnt Coil", "lx11x": "Twin-Form Staff",
}  # fmt: skip


def holding(card: str, phase: str = "action", **more: Any) -> Scenario:
    """A holds this card, in a Kestrel with slots for everything."""
    table: dict[str, Any] = {
        "phase": phase, "at": {"A": "halcyon"}, "assets": {"A": [card]}, "ships": {"A": "kestrel"},
        "characters": {"A": "dax_marlowe"}, "expansion": "on",
        "empty": ["halcyon_left", "halcyon_middle", "halcyon_right"],
    } | more  # fmt: skip
    return scenario(**table)


def lies_rotated(table: Scenario) -> list[str]:
    found: list[str] = table.view(None)["facts"]["rotated"]
    return found


@rule("RIM-47.1", "RIM-47.3")
@pytest.mark.parametrize("card", ROTATING)
def test_a_rotating_card_says_what_its_other_half_is(card: str) -> None:
    pack = scenario(expansion="on").g.cards
    number = pack.names["card"].index(card)
    half = pack.other_half[number]
    assert pack.titles["card"][half] == ROTATING[card]
    assert f"Rotated, {ROTATING[card]}." in pack.texts["card"][number]
    assert pack.type[half] == pack.type[number]
    assert pack.cost[half] == 0


# Cargo.


@rule("RIM-R115", "RIM-47.3", "RIM-13.2")
@pytest.mark.parametrize(
    ("card", "first", "second", "credits", "fame"),
    [
        ("cg14x", "scraphaven", "serenna", [5000, 14_000], [0, 0]),
        ("cg15x", "halcyon", "twinsand", [3000, 6000], [0, 1]),
    ],
)
def test_a_rotating_cargo_is_delivered_twice(
    card: str,
    first: str,
    second: str,
    credits: list[int],  # noqa: A002
    fame: list[int],
) -> None:
    table = holding(card, at={"A": first})
    table.act("deliver", card)
    assert (table.credits("A"), table.fame("A")) == (credits[0], fame[0])
    assert table.assets("A") == [card]
    assert lies_rotated(table) == [card]
    assert table.told("delivered") == [{"seat": 0, "card": card}]
    assert "deliver" not in table.options()  # the other half belongs elsewhere
    again = holding(card, at={"A": second}, rotated=[card], credits={"A": credits[0]})
    again.act("deliver", card)
    assert (again.credits("A"), again.fame("A")) == (credits[1], fame[1])
    assert again.assets("A") == []
    assert again.bottom("cargo") == card


@rule("RIM-R115", "RIM-24.2", "RIM-13.3")
def test_each_delivery_counts_and_the_second_half_may_be_illegal() -> None:
    """Refined Fuel is ILLEGAL; the Nomad counts ILLEGAL deliveries."""
    vask: dict[str, Any] = {"characters": {"A": "vask_orrin"}, "ships": {"A": "nomad"}}
    table = holding("cg16x", at={"A": "deepmere"}, **vask)
    table.act("deliver", "cg16x")
    assert table.told("smuggles") == []
    assert table.tokens("A") == (0, 0)
    table = holding("cg16x", at={"A": "ring_of_kafrene"}, rotated=["cg16x"], **vask)
    table.dice("hit").act("deliver", "cg16x")
    assert table.told("smuggles") == [{"seat": 0, "card": "cg16x"}]
    assert (table.credits("A"), table.fame("A"), table.tokens("A")) == (5000, 1, (0, 1))


@rule("RIM-47.5")
def test_who_discards_one_finds_it_as_it_started() -> None:
    """Inspection Day takes ILLEGAL cargo, which only the other half is."""
    rolled = ["blank blank"]
    table = holding(
        "cg16x", phase="encounter", rotated=["cg16x"], encounter="enc_2-20", rolled=rolled
    )
    assert lies_rotated(table) == []
    assert table.bottom("cargo") == "cg16x"


# In force.


@rule("RIM-47.3", "RIM-4.3")
def test_the_bolt_caster_is_empty_after_its_shot_and_loaded_by_an_action() -> None:
    table = holding("gm15x", phase="encounter", encounter="enc_2-18")  # Walker Drill: Fg5
    assert table.asked() == [("A", "use_now")]
    table.dice("hit hit hit blank blank", "blank " * 5).use("gm15x")
    assert table.told("asset_rotated") == [
        {"seat": 0, "card": "gm15x", "card_now": "gm15x_rotated"}
    ]
    assert table.told("dice_rolled")[0]["faces"] == ["hit", "hit", "hit", "blank", "blank"]
    assert lies_rotated(table) == ["gm15x"]
    empty = holding("gm15x", rotated=["gm15x"])
    empty.act("abilities").use("gm15x_rotated")
    assert lies_rotated(empty) == []


@rule("RIM-47.3")
@pytest.mark.parametrize(("card", "space", "encounter"), [
    ("gm16x", "halcyon", "enc_2-18"), ("gm17x", "maelstrom", "enc_3-14"),
])  # fmt: skip
def test_rockets_and_missiles_add_two_hits_once(card: str, space: str, encounter: str) -> None:
    table = holding(card, phase="encounter", at={"A": space}, encounter=encounter)
    table.dice("blank " * 3, "blank " * 5)
    assert table.asked() == [("A", "dice")]
    table.use(card)
    assert table.told("damage_compared")[0]["number_attack"] >= 2
    assert lies_rotated(table) == [card]
    spent = holding(card, credits={"A": 1000}, rotated=[card])
    spent.act("abilities").use(f"{card}_rotated")
    assert (spent.credits("A"), lies_rotated(spent)) == (0, [])
    poor = holding(card, rotated=[card])
    assert "abilities" not in poor.options()


@rule("RIM-R304", "RIM-47.3")
def test_the_overdrive_coil_burns_out_in_one_move() -> None:
    table = holding("gm18x", phase="planning").answer("A", "plan", "move")
    assert table.asked() == [("A", "use_now")]
    hyper = table.values("A")["hyperdrive"]
    reach = table.copy().choose("done").view(None)["facts"]["reach"]
    table.use("gm18x")
    assert lies_rotated(table) == ["gm18x"]
    farther = table.view(None)["facts"]["reach"]
    assert max(steps for _, steps in reach) == hyper
    assert max(steps for _, steps in farther) == hyper + 3
    burnt = holding("gm18x", rotated=["gm18x"]).act("abilities")
    burnt.dice("blank blank").use("gm18x_rotated")
    assert lies_rotated(burnt) == ["gm18x"]  # the test of tech is failed
    mended = holding("gm18x", rotated=["gm18x"]).act("abilities").dice("crit blank")
    mended.use("gm18x_rotated")
    assert lies_rotated(mended) == []


@rule("RIM-47.3", "RIM-21.2")
def test_the_twin_form_rifle_is_a_staff_when_rotated() -> None:
    table = holding("lx11x")
    assert table.values("A")["ground"] == 6
    table.act("abilities").use("lx11x")
    assert table.values("A")["ground"] == 4
    assert "abilities" not in table.options()  # once an action step
    staff = holding(
        "lx11x", phase="encounter", rotated=["lx11x"], encounter="enc_2-18",
        rolled=["crit crit crit blank", "blank " * 5],
    )  # fmt: skip
    assert (staff.fame("A"), staff.assets("A")) == (1, [])
    assert staff.bottom("luxury") == "lx11x"


# Bought, bartered, traded.


@rule("RIM-47.3")
@pytest.mark.parametrize(("rotated", "title"), [([], "Crude Fuel"), (["cg16x"], "Refined Fuel")])
def test_an_option_calls_it_by_the_half_in_force(rotated: list[str], title: str) -> None:
    at = {"A": "ring_of_kafrene" if rotated else "deepmere"}
    table = holding("cg16x", at=at, rotated=rotated).act("deliver")
    _, _, kind, options = table.g.open[0]
    said = [Speaker(table.game, "AB", 0).option(table.g, kind, option) for option in options]
    assert said == ["deliver nothing more", title]


@rule("RIM-47.2")
def test_who_buys_one_pays_for_the_starting_half_and_holds_it() -> None:
    table = holding("gm01", tops={"gear_mod": "gm16x"}, credits={"A": 4000})
    table.act("market", "none", "gm16x").pick("done")
    assert table.told("bought") == [{"seat": 0, "card": "gm16x", "number": 4000}]
    assert lies_rotated(table) == []
    assert table.assets("A") == ["gm01", "gm16x"]


@rule("RIM-R114", "RIM-R312")
@pytest.mark.parametrize(("rotated", "bartered"), [([], True), (["gm16x"], False)])
def test_a_half_without_a_cost_cannot_be_bartered(rotated: list[str], bartered: bool) -> None:
    table = holding("gm16x", tops={"gear_mod": "gm01"}, credits={"A": 9000}, rotated=rotated)
    table.act("market", "none", "gm01")
    assert (table.asked() == [("A", "barter")]) == bartered
    if bartered:
        assert table.options() == ["card:gm16x", "done"]


@rule("RIM-47.4", "RIM-47.5", "RIM-R17")
def test_a_traded_one_stays_as_it_lies_until_it_is_discarded() -> None:
    gear = ["gm05", "gm07", "gm20x"]
    table = holding(
        "gm16x", at={"A": "halcyon", "B": "halcyon"}, rotated=["gm16x"],
        assets={"A": ["gm16x"], "B": gear},
    )  # fmt: skip
    table.act("trade", "seat:1", "give:gm16x", "propose", "accept")
    assert table.asked() == [("B", "make_room")]
    kept = table.copy().pick("gm05")
    assert (kept.assets("B"), lies_rotated(kept)) == (["gm07", "gm16x", "gm20x"], ["gm16x"])
    table.pick("gm16x")
    assert (table.assets("B"), lies_rotated(table)) == (gear, [])
    assert table.bottom("gear_mod") == "gm16x"


# Limits and types, on cards of one's own.

OWN = """
[[market]]
id = "own_cloak"
name = "Cloak"
deck = "gear_mod"
type = "gear"
cost = 2000
limit = "armor"
abilities = [{ action = true, do = ["rotate"] }]

[market.rotated]
name = "Coat of Mail"
traits = ["armor"]
abilities = [{ static = [{ health = 1 }] }]

[[market]]
id = "own_crate"
name = "Crate"
deck = "gear_mod"
type = "gear"
cost = 2000
abilities = [{ action = true, do = ["rotate"] }]

[market.rotated]
name = "Crate on Board"
type = "cargo"
destination = "halcyon"
reward = [{ credits = 7000 }]
"""


@rule("RIM-R116", "RIM-R327")
def test_a_rotation_that_would_be_too_much_armor_is_not_to_be_had(tmp_path: Path) -> None:
    content = own(tmp_path, OWN)
    table = holding("own_cloak", content=content)
    table.act("abilities").use("own_cloak")
    assert table.values("A")["health"] == 5
    burdened = holding("own_cloak", assets={"A": ["own_cloak", "gm03"]}, content=content)
    assert "abilities" not in burdened.options()


@rule("RIM-R116")
def test_the_type_changes_with_the_half(tmp_path: Path) -> None:
    table = holding("own_crate", content=own(tmp_path, OWN))
    table.act("abilities").use("own_crate")
    slots = {row["slot"]: row["cards"] for row in table.view(None)["facts"]["slots"][0]}
    assert (slots["gear"], slots["cargo"]) == ([], ["own_crate"])
    table.act("deliver", "own_crate")
    assert (table.credits("A"), table.assets("A"), lies_rotated(table)) == (7000, [], [])


@rule("RIM-R116", "RIM-R26")
def test_without_a_slot_for_the_new_half_something_must_go(tmp_path: Path) -> None:
    """A G9 Rigger has one slot for cargo."""
    table = holding(
        "own_crate", assets={"A": ["own_crate", "cg14x"]}, ships={"A": "g9_rigger"},
        content=own(tmp_path, OWN),
    )  # fmt: skip
    table.act("abilities").use("own_crate")
    assert table.asked() == [("A", "ship_fit")]
    assert table.options() == ["card:cg14x", "card:own_crate"]

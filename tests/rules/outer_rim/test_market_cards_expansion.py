"""The cards that the expansion adds to the market: cargo, gear, mods, luxuries, ships.

Rotating cards, rolls before a purchase, Special Delivery, Shock Staff and Mirror Hull are apart.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from shipboard.games.outer_rim import pack as p
from tests.rule import rule

from .icons import buy
from .scenario import Scenario, scenario

STRANGERS = {"A": "dax_marlowe", "B": "vask_orrin", "C": "senna_korr"}


class Ware(NamedTuple):
    """A row of the content tables: where it lies, what it costs, what it adds."""

    card: str
    name: str
    deck: str
    slot: str
    trait: int
    cost: int
    adds: tuple[tuple[str, int], ...] = ()
    not_on: str = ""


WARES = (
    Ware("cg21x", "Core Passenger", "cargo", "cargo", 0, 1000, not_on="trailing_core"),
    Ware("cg22x", "Court Couture", "cargo", "cargo", 0, 2000, not_on="spinward_core"),
    Ware("gm14x", "IQA-11 Blaster Rifle", "gear_mod", "gear", p.WEAPON, 5000, (("ground", 1),)),
    Ware("gm20x", "Racing Bike", "gear_mod", "gear", 0, 4000),
    Ware("gm21x", "Thrust Manifold", "gear_mod", "mod", 0, 4000),
    Ware("gm22x", "Scanner Mask", "gear_mod", "gear", p.ARMOR, 6000, (("health", 1),)),
    Ware("lx13x", "Reckless Partner", "luxury", "crew", 0, 8000, (("piloting", 1),)),
    Ware("lx14x", "Court Wardrobe", "luxury", "gear", 0, 9000),
    Ware("lx15x", "Star Singer", "luxury", "crew", 0, 8000, (("influence", 1),)),
    Ware("lx16x", "Seer's Lenses", "luxury", "gear", 0, 8000),
)
of_each = pytest.mark.parametrize("ware", WARES, ids=[ware.card for ware in WARES])


def holding(*cards: str, **more: Any) -> Scenario:
    """A, in the action step on Halcyon Plain, holds these."""
    table: dict[str, Any] = {
        "expansion": "on",
        "phase": "action",
        "at": {"A": "halcyon"},
        "characters": STRANGERS,
        "assets": {"A": cards},
    } | more
    return scenario(**table)


def at_market(card: str, deck: str, purse: int, **more: Any) -> Scenario:
    return holding(credits={"A": purse}, tops={deck: card}, **more)


@rule("RIM-9.4", "RIM-9.8", "RIM-20.1")
@of_each
def test_a_card_is_bought_for_its_cost_and_lies_in_a_slot_of_its_type(ware: Ware) -> None:
    poor = at_market(ware.card, ware.deck, ware.cost - 1000).act("market", "none")
    assert f"card:{ware.card}" not in poor.options()
    table = at_market(ware.card, ware.deck, ware.cost)
    before = table.values("A")
    buy(table, ware.card)
    assert (table.assets("A"), table.credits("A")) == ([ware.card], 0)
    rows = table.view(None)["facts"]["slots"][0]
    assert [row["slot"] for row in rows if ware.card in row["cards"]] == [ware.slot]
    number = table.number("card", ware.card)
    assert table.g.pack.titles["card"][number] == ware.name
    assert table.g.cards.traits[number] == ware.trait
    after = table.values("A")
    adds = dict(ware.adds)
    for what in ("health", "ground", "ship", "hull", "hyperdrive"):
        assert after[what] == before[what] + adds.get(what, 0)
    for skill in p.SKILLS:
        assert after["skills"][skill] == before["skills"][skill] + adds.get(skill, 0)


@rule("RIM-9.6")
@pytest.mark.parametrize("ware", WARES[:2], ids=["cg21x", "cg22x"])
def test_a_cargo_is_not_sold_where_it_goes(ware: Ware) -> None:
    table = at_market(ware.card, "cargo", 9000, at={"A": ware.not_on}).act("market", "none")
    assert f"card:{ware.card}" not in table.options()


# Core Passenger, cg21x; Court Couture, cg22x.


@rule("RIM-13.1", "RIM-13.2", "RIM-41.1")
@pytest.mark.parametrize(
    ("card", "at", "pays"), [("cg21x", "trailing_core", 6000), ("cg22x", "spinward_core", 8000)]
)
def test_a_cargo_for_the_core_worlds_is_delivered_there(card: str, at: str, pays: int) -> None:
    other = "spinward_core" if at == "trailing_core" else "trailing_core"
    assert "deliver" not in holding(card, at={"A": other}).options()
    table = holding(card, at={"A": at}).act("deliver").pick(card)
    assert (table.credits("A"), table.assets("A")) == (pays, [])
    assert table.bottom("cargo") == card


@rule("RIM-7.2", "RIM-6.6")
def test_the_core_passenger_knows_the_way_through_the_core() -> None:
    assert "abilities" not in holding("cg21x", at={"A": "trailing_core"}).options()
    assert "abilities" not in holding("cg21x").options()
    table = holding("cg21x", at={"A": "spinward_core"}).act("abilities")
    assert table.usable() == ["cg21x"]
    table.use("cg21x")
    assert table.where("A") == "trailing_core"
    assert table.asked() == [("A", "act")]
    assert "deliver" in table.options()


# IQA-11 Blaster Rifle, gm14x; Scanner Mask, gm22x.


def brawl(*gear: str, mine: str, theirs: str, **more: Any) -> Scenario:
    """A fights the Bandits of enc_4-14B, who have 4 dice."""
    return holding(
        *gear, phase="encounter", at={"A": "twinsand"}, encounter="enc_4-14",
        rolled=[mine, theirs], **more,
    ).pick("space")  # fmt: skip


@rule("RIM-R40", "RIM-R41")
def test_the_blaster_rifle_limits_what_a_winner_suffers_to_2() -> None:
    """4 dice each; a tie of 4 is won."""
    won = brawl("gm14x", mine="crit crit blank blank", theirs="crit crit blank blank")
    assert won.damage("A") == (2, 0)
    lost = brawl("gm14x", mine="crit blank blank blank", theirs="hit hit hit blank")
    assert lost.damage("A") == (3, 0)
    slight = brawl("gm14x", mine="crit blank blank blank", theirs="hit blank blank blank")
    assert slight.damage("A") == (1, 0)


@rule("RIM-R40")
def test_the_blaster_rifle_is_nothing_for_ships() -> None:
    """Raider Ambush, enc_7-16N."""
    table = holding(
        "gm14x", phase="encounter", at={"A": "t4_c"}, encounter="enc_7-16",
        ships={"A": "mantis"},
        rolled=["crit crit blank blank blank", "crit crit blank blank"],
    )  # fmt: skip
    assert table.damage("A") == (0, 4)


@rule("RIM-R40", "RIM-R2", "RIM-52.3")
def test_dengar_reduces_before_the_blaster_rifle_limits() -> None:
    """4 damage: 1 less for Dengar, then at most 2; of 3 damage 2 are left either way."""
    people = {"characters": STRANGERS | {"A": "dengar"}}
    for theirs in ("crit crit blank blank", "crit hit blank blank"):
        won = brawl("gm14x", mine="crit crit blank blank", theirs=theirs, **people)
        assert won.damage("A") == (2, 0)
    lost = brawl("gm14x", mine="crit blank blank blank", theirs="crit crit blank blank", **people)
    assert lost.damage("A") == (3, 0)


@rule("RIM-R40", "RIM-R327")
def test_the_scanner_mask_takes_a_damage_off_on_the_ground() -> None:
    table = brawl("gm22x", mine="blank blank blank", theirs="hit hit blank blank")
    assert table.damage("A") == (1, 0)
    armored = at_market("gm22x", "gear_mod", 9000, assets={"A": ["gm03"]}).act("market", "none")
    armored.pick("gm22x")  # only in exchange for the other Armor
    assert (armored.assets("A"), armored.credits("A")) == (["gm22x"], 7000)


# Racing Bike, gm20x; Thrust Manifold, gm21x.


@rule("RIM-R36", "RIM-R37")
@pytest.mark.parametrize(("pilot", "dice"), [("dax_marlowe", 2), ("vask_orrin", 1)])
def test_the_racing_bike_has_dice_of_the_opponent_rolled_again(pilot: str, dice: int) -> None:
    """Dax Marlowe has piloting, Vask Orrin has not."""
    people = {"characters": {"A": pilot, "B": "ilsa_venn", "C": "senna_korr"}}
    table = brawl("gm20x", mine="hit blank blank", theirs="hit hit hit blank", **people)
    assert table.asked() == [("A", "dice_against")]
    table.dice(*["blank"] * dice).use("gm20x")
    assert table.asked() == [("A", "die")]
    table.pick(f"die:{dice}")  # of two, one of the hits is certain
    assert table.damage("A") == (3 - dice, 0)


@rule("RIM-R36", "RIM-R37")
@pytest.mark.parametrize(("pilot", "dice"), [("dax_marlowe", 2), ("vask_orrin", 1)])
def test_the_thrust_manifold_has_dice_of_an_opposing_ship_rolled_again(
    pilot: str, dice: int
) -> None:
    people = {"characters": {"A": pilot, "B": "ilsa_venn", "C": "senna_korr"}}
    table = holding(
        "gm21x", phase="encounter", at={"A": "t4_c"}, encounter="enc_7-16", ships={"A": "kestrel"},
        rolled=["hit blank blank", "hit hit hit blank"], **people,
    )  # fmt: skip
    assert table.asked() == [("A", "dice_against")]
    table.dice(*["blank"] * dice).use("gm21x").pick(f"die:{dice}")
    assert table.damage("A") == (0, 3 - dice)


# Reckless Partner, lx13x; Star Singer, lx15x: credits for fame.


@rule("RIM-R86")
def test_the_reckless_partner_gives_credits_for_fame_at_an_illegal_delivery() -> None:
    """Untraceable Rifles: +4k fame+1."""
    at = {"at": {"A": "twinsand"}, "ships": {"A": "kestrel"}}
    table = holding("lx13x", "cg08", **at).dice("hit").act("deliver").pick("cg08")
    assert table.asked() == [("A", "use_now")]
    kept = table.copy().choose("done")
    assert (kept.credits("A"), kept.fame("A")) == (4000, 1)
    table.use("lx13x")
    assert (table.credits("A"), table.fame("A")) == (0, 2)


@rule("RIM-R86")
def test_the_reckless_partner_cares_for_nothing_legal() -> None:
    at = {"at": {"A": "murkholm"}, "ships": {"A": "kestrel"}}
    table = holding("lx13x", "cg02", **at).act("deliver").pick("cg02")
    assert (table.credits("A"), table.fame("A")) == (3000, 0)


@rule("RIM-R86", "RIM-25.6")
def test_the_star_singer_gives_credits_for_fame_when_a_job_is_done() -> None:
    """A Word for the Hutts: +5k rep+H."""
    table = holding("lx15x", "jb01", phase="encounter", at={"A": "murkholm"})
    table.dice("hit blank").pick("job:jb01")
    assert table.asked() == [("A", "use_now")]
    kept = table.copy().choose("done")
    assert (kept.credits("A"), kept.fame("A"), kept.reputation("A", "hutt")) == (5000, 0, 1)
    table.use("lx15x")
    assert (table.credits("A"), table.fame("A"), table.reputation("A", "hutt")) == (0, 1, 1)


@rule("RIM-R86")
def test_the_star_singer_needs_a_reward_with_credits() -> None:
    """Sunken Temple: fame+2."""
    table = holding("lx15x", "jb07", phase="encounter", at={"A": "deepmere"}).draws("44b")
    table.dice("crit blank", "crit blank").pick("job:jb07")
    assert (table.credits("A"), table.fame("A")) == (0, 2)


# Court Wardrobe, lx14x; Seer's Lenses, lx16x; Statue Dedication, lx17x.


@rule("RIM-R56")
@pytest.mark.parametrize(("friends", "more"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_the_court_wardrobe_makes_who_has_friends_more_famous(friends: int, more: int) -> None:
    liked = {"A": dict.fromkeys(p.FACTION_NAMES[:friends], 1)}
    table = holding("lx14x", reputation=liked, fame={"A": 3})
    assert (table.fame("A"), table.fame_total("A")) == (3, 3 + more)


@rule("RIM-R56", "RIM-R55")
def test_with_the_court_wardrobe_a_friend_more_may_win() -> None:
    """Boss Urlo: May(pay 3k){rep+H}."""
    table = holding(
        "lx14x", phase="encounter", at={"A": "twinsand"}, credits={"A": 3000}, fame={"A": 9},
        reputation={"A": {"rebel": 1}}, contacts={"twinsand_right": "boss_urlo"},
    ).pick("contact:twinsand_right")  # fmt: skip
    table.choose(next(option for option in table.options() if option.startswith("do:")))
    assert table.outcome() == ("alone", "famous", "A")


@rule("RIM-R309", "RIM-4.3")
def test_seers_lenses_turn_an_orange_crew_into_fame_for_2000() -> None:
    """Dax Marlowe, whom nobody plays here, for 4,000; Pell Draxo, a white contact, for 2,000."""
    at = {"phase": "encounter", "at": {"A": "twinsand"}, "credits": {"A": 9000}}
    people = {"characters": {"A": "quill_vance", "B": "vask_orrin", "C": "senna_korr"}}
    lying = {"contacts": {"twinsand_middle": "dax_marlowe", "twinsand_left": "pell_draxo"}}
    table = holding("lx16x", **at, **people, **lying).pick("contact:twinsand_middle")
    table.choose(next(option for option in table.options() if option.startswith("do:")))
    assert table.asked() == [("A", "use_now")]
    kept = table.copy().choose("done")
    assert (kept.credits("A"), kept.fame("A")) == (5000, 0)
    table.use("lx16x")
    assert (table.credits("A"), table.fame("A")) == (3000, 1)
    white = holding("lx16x", **at, **people, **lying).pick("contact:twinsand_left")
    white.choose(next(option for option in white.options() if option.startswith("do:")))
    assert (white.credits("A"), white.fame("A")) == (7000, 0)
    assert white.asked() == [("B", "plan")]


@rule("RIM-9.9", "RIM-27.1", "RIM-3.3")
def test_a_statue_is_worth_1_fame_and_1_more_for_10000() -> None:
    table = at_market("lx17x", "luxury", 18_000).act("market", "none", "lx17x")
    assert table.asked() == [("A", "may")]
    declined = table.copy().choose("decline")
    assert (declined.credits("A"), declined.fame("A")) == (10_000, 1)
    table.choose(next(option for option in table.options() if option.startswith("do:")))
    assert (table.credits("A"), table.fame("A")) == (0, 2)
    assert "lx17x" in table.zone("removed")
    poor = at_market("lx17x", "luxury", 17_000).act("market", "none", "lx17x")
    assert (poor.credits("A"), poor.fame("A")) == (9000, 1)
    assert "lx17x" in poor.zone("removed")


# Ships.

SHIPS = {
    "sh10x": ("dart", 5000), "sh11x": ("vaulter", 10_000), "sh12x": ("bulwark", 15_000),
    "sh13x": ("nomad", 20_000), "sh14x": ("swarm", 25_000), "sh15x": ("specter", 25_000),
}  # fmt: skip


@rule("RIM-12.1", "RIM-9.4", "RIM-24.3")
@pytest.mark.parametrize(("card", "ship", "cost"), [(c, *row) for c, row in SHIPS.items()])
def test_a_ship_card_sells_its_sheet_for_the_cost_of_the_sheet(
    card: str, ship: str, cost: int
) -> None:
    people = {"characters": {"A": "grath", "B": "vask_orrin", "C": "senna_korr"}}
    poor = at_market(card, "ship", cost - 1000, **people).act("market", "none")
    assert f"card:{card}" not in poor.options()
    table = buy(at_market(card, "ship", cost, damage={"A": (1, 2)}, **people), card)
    assert (table.ship("A"), table.credits("A")) == (ship, 0)
    assert not table.ship_flipped("A")
    assert table.damage("A") == (1, 0)
    assert card in table.zone("removed")
    assert ship not in table.zone("hangar")
    table.check_whole()

"""The luxury deck, card by card."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.rule import rule

from .icons import buy, icon
from .scenario import Scenario, scenario


class Luxury(NamedTuple):
    """A row of the content tables."""

    id: str
    name: str
    slot: str  # where it lies; an event nowhere
    cost: int
    icon: str = "-"


DECK = (
    Luxury("lx01", "Grand Regatta Entry", "", 10_000, "H3"),
    Luxury("lx02", "High-Stakes Table", "job_bounty", 8000),
    Luxury("lx03", "Ancestral Plate", "gear", 10_000, "I3"),
    Luxury("lx04", "Holo-Table Lounge", "mod", 10_000),
    Luxury("lx05", "Matched Jewels", "gear", 8000, "S3"),
    Luxury("lx06", "Planted Informer", "crew", 8000),
    Luxury("lx07", "Sealed Reliquary", "cargo", 12_000, "R2"),
    Luxury("lx08", "Lance Torpedoes", "mod", 15_000),
    Luxury("lx09", "Tribute for the Boss", "cargo", 12_000, "I2"),
    Luxury("lx10", "Hired Hands", "crew", 2000),
)
CREW = ["pell_draxo", "wexa_thorn", "nimble_sook"]


def rich(*cards: str, **more: Any) -> Scenario:
    """A, who has this, in the action step on Halcyon Plain; B and C are on other planets."""
    table: dict[str, Any] = {
        "phase": "action",
        "at": {"A": "halcyon"},
        "characters": {"A": "dax_marlowe", "B": "vask_orrin", "C": "senna_korr"},
        "assets": {"A": cards},
    } | more
    return scenario(**table)


def market(card: str, purse: int, **more: Any) -> Scenario:
    return rich(credits={"A": purse}, tops={"luxury": card}, **more)


@rule("RIM-9.4", "RIM-9.8", "RIM-9.9")
@pytest.mark.parametrize("card", DECK, ids=lambda card: card.id)
def test_a_luxury_is_bought_for_its_cost_and_lies_in_a_slot_of_its_type(card: Luxury) -> None:
    poor = market(card.id, card.cost - 1000).act("market", "none")
    assert f"card:{card.id}" not in poor.options()
    table = buy(market(card.id, card.cost), card.id)
    assert table.credits("A") == 0
    rows = table.view(None)["facts"]["slots"][0]
    assert [row["slot"] for row in rows if card.id in row["cards"]] == list(
        filter(None, [card.slot])
    )
    assert table.g.pack.titles["card"][table.number("card", card.id)] == card.name


@rule("RIM-10.1", "RIM-10.2", "RIM-9.7")
@pytest.mark.parametrize("card", DECK, ids=lambda card: card.id)
def test_the_icon_of_a_luxury(card: Luxury) -> None:
    assert icon("luxury", "lx10" if card.id != "lx10" else "lx05", card.id) == card.icon


# Grand Regatta Entry.


@rule("RIM-9.9", "RIM-20.4", "RIM-3.3")
@pytest.mark.parametrize(("dice", "fame"), [("hit blank", 2), ("focus blank", 1)])
def test_the_regatta_gives_fame_and_more_to_good_pilots(dice: str, fame: int) -> None:
    table = market("lx01", 10_000).dice(dice)
    buy(table, "lx01")
    assert table.fame("A") == fame
    assert table.told("test_begins") == [{"seat": 0, "skill": "piloting", "number": 1}]
    assert "lx01" in table.zone("removed")
    assert table.assets("A") == []


# High-Stakes Table.


@rule("RIM-25.2", "RIM-R316", "RIM-25.6")
def test_the_high_stakes_table_is_played_with_another_player_here() -> None:
    together = {"A": "t2_m", "B": "t2_m", "C": "t2_m"}
    table = rich("lx02", phase="encounter", at=together, credits={"B": 3000, "C": 3000})
    assert table.options() == ["job:lx02", "space"]
    table.pick("job:lx02")
    assert table.asked() == [("A", "target_player")]
    assert table.options() == ["seat:1", "seat:2"]
    table.draws("40a").dice("crit blank", "hit blank").pick("seat:2")
    assert table.fame("A") == 2
    assert table.credits("A") == 2000
    assert (table.credits("B"), table.credits("C")) == (3000, 1000)
    assert "lx02" in table.zone("removed")
    assert "40a" in table.zone("databank")


@rule("RIM-25.2", "RIM-R82")
def test_nobody_plays_alone() -> None:
    table = rich("lx02", phase="encounter", at={"A": "twinsand", "B": "t4_c", "C": "t4_d"})
    assert table.options() == ["contact:twinsand_left", "contact:twinsand_right", "space"]


# Ancestral Plate.


def hunted(choice: str = "eliminate", **more: Any) -> Scenario:
    """A, in the Plate, beats Nimble Sook: 4,000 at once."""
    table = rich(
        "lx03", "bt01", phase="encounter", at={"A": "twinsand"},
        contacts={"twinsand_left": "nimble_sook"}, **more,
    ).dice("hit hit hit", "blank blank blank")  # fmt: skip
    return table.pick("contact:twinsand_left", "fight", choice)


@rule("RIM-R86", "RIM-R56")
def test_the_plate_turns_the_credits_of_a_bounty_into_fame() -> None:
    table = hunted()
    assert table.asked() == [("A", "use_now")]
    assert table.options() == ["done", "use:lx03_2"]
    usual = table.copy().choose("done")
    assert (usual.credits("A"), usual.fame("A")) == (4000, 0)
    table.use("lx03")
    assert (table.credits("A"), table.fame("A")) == (0, 1)
    assert hunted("capture").asked() == [("B", "plan")]  # no reward yet


@rule("RIM-R86", "RIM-13.5")
def test_the_plate_does_so_for_a_captive_too() -> None:
    table = rich("lx03", "bt01", at={"A": "twinsand"}, captured=["bt01"]).act("deliver", "bt01")
    table.use("lx03")
    assert (table.credits("A"), table.fame("A")) == (0, 2)


@rule("RIM-R86", "RIM-13.2")
def test_the_plate_is_for_bounties_only() -> None:
    table = rich("lx03", "cg01", at={"A": "takodana"}).act("deliver", "cg01")
    assert (table.credits("A"), table.fame("A")) == (6000, 0)


@rule("RIM-R327", "RIM-23.1")
def test_the_plate_is_an_armor_and_gives_three_health() -> None:
    assert rich("lx03").values("A")["health"] == 7
    table = rich("gm03", credits={"A": 5000}, tops={"luxury": "lx03"})
    assert "card:lx03" not in table.act("market", "none").options()  # 10 - 4 for the vest
    exchanged = buy(rich("gm03", credits={"A": 6000}, tops={"luxury": "lx03"}), "lx03")
    assert exchanged.assets("A") == ["lx03"]
    assert exchanged.credits("A") == 0


# Holo-Table Lounge.


@rule("RIM-R56")
@pytest.mark.parametrize(("crew", "more"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_two_crew_in_the_lounge_are_one_additional_fame(crew: int, more: int) -> None:
    table = rich("lx04", *CREW[:crew], ships={"A": "wanderer"}, fame={"A": 3})
    assert (table.fame("A"), table.fame_total("A")) == (3, 3 + more)


@rule("RIM-7.2")
def test_each_crew_plays_in_the_lounge_at_a_navpoint() -> None:
    table = rich("lx04", *CREW, ships={"A": "wanderer"}, at={"A": "t2_m", "B": "t2_m"})
    table.dice("hit crit hit").act("abilities")
    assert table.usable() == ["lx04"]
    table.use("lx04")
    assert table.credits("A") == 4000
    assert sum(len(told["faces"]) for told in table.told("dice_rolled")) == 3


@rule("RIM-7.4")
def test_nobody_plays_in_the_lounge_on_planets_or_in_the_maelstrom() -> None:
    for space in ("halcyon", "maelstrom"):
        table = rich("lx04", *CREW, ships={"A": "wanderer"}, at={"A": space})
        assert "abilities" not in table.options()


# Matched Jewels.


@rule("RIM-7.2", "RIM-R3", "RIM-3.1")
def test_the_jewels_are_shared_with_another_player_here() -> None:
    table = rich("lx05", at={"A": "t2_m", "B": "t2_m", "C": "t2_m"}).act("abilities").use("lx05")
    assert table.asked() == [("A", "target_player")]
    assert table.options() == ["seat:1", "seat:2"]
    table.pick("seat:1")
    assert [table.credits(seat) for seat in "ABC"] == [2000, 2000, 0]
    assert [table.fame(seat) for seat in "ABC"] == [1, 1, 0]
    assert table.assets("A") == []
    assert table.bottom("luxury") == "lx05"


@rule("RIM-R58", "RIM-27.3")
@pytest.mark.parametrize(("purse", "winner"), [(2000, "B"), (1000, "B"), (0, "A")])
def test_if_the_jewels_make_both_famous_enough_the_richer_wins(purse: int, winner: str) -> None:
    """With as much credit the one farther from the first player wins."""
    purses = {"A": 1000, "B": purse}
    table = rich("lx05", at={"A": "t2_m", "B": "t2_m"}, fame={"A": 9, "B": 9}, credits=purses)
    table.act("abilities").use("lx05")
    assert table.outcome() == ("alone", "famous", winner)
    assert (table.fame("A"), table.fame("B")) == (10, 10)


@rule("RIM-7.4")
def test_the_jewels_need_somebody_to_share_with() -> None:
    assert "abilities" not in rich("lx05", at={"A": "t2_m", "B": "halcyon"}).options()


# Planted Informer.


def informed(**more: Any) -> Scenario:
    table: dict[str, Any] = {
        "at": {"A": "t2_m", "B": "t2_m", "C": "halcyon"},
        "fame": {"A": 2, "B": 3, "C": 9},
        "reputation": {"B": {"hutt": -1, "rebel": 1}},
    } | more
    return rich("lx06", **table)


@rule("RIM-7.2", "RIM-R328", "RIM-R10")
def test_the_informer_costs_a_more_famous_player_a_reputation() -> None:
    table = informed().act("abilities")
    assert table.usable() == ["lx06"]
    table.use("lx06")
    assert table.asked() == [("A", "target_faction")]
    assert table.options() == ["faction:imperial", "faction:rebel", "faction:syndicate"]
    table.pick("rebel")
    assert table.fame("A") == 3
    assert table.reputation("B", "rebel") == 0
    assert table.assets("A") == []
    assert table.bottom("luxury") == "lx06"


@rule("RIM-7.4", "RIM-R56")
@pytest.mark.parametrize(
    "more", [{"fame": {"A": 3, "B": 3, "C": 9}}, {"at": {"A": "t2_m", "B": "t2_b"}}]
)
def test_the_informer_needs_somebody_more_famous_here(more: dict[str, Any]) -> None:
    assert "abilities" not in informed(**more).options()


# Sealed Reliquary.


FAR = [  # at least 6 from Halcyon Plain
    "space:cindervale", "space:murkholm", "space:ring_of_kafrene", "space:serenna",
    "space:takodana", "space:twinsand",
]  # fmt: skip


def sealed(at: dict[str, str]) -> Scenario:
    return buy(market("lx07", 12_000, at=at), "lx07")


@rule("RIM-R81", "RIM-R20")
def test_the_nearest_player_says_where_the_reliquary_goes() -> None:
    table = sealed({"A": "halcyon", "B": "scraphaven", "C": "gloomrock"})  # both 4 away
    assert table.asked() == [("A", "nearest_player")]
    assert table.options() == ["seat:1", "seat:2"]
    table = sealed({"A": "halcyon", "B": "scraphaven", "C": "deepmere"})
    assert table.asked() == [("C", "target_space")]
    assert table.options() == FAR
    table.pick("twinsand")
    assert table.view(None)["facts"]["destined"] != []


@rule("RIM-13.2", "RIM-8.1")
def test_the_reliquary_gives_two_fame_there_and_nowhere_else() -> None:
    table = sealed({"A": "halcyon", "B": "scraphaven", "C": "deepmere"}).pick("murkholm")
    table.until("A", "plan")
    for space, place in (("twinsand", False), ("murkholm", True)):
        there = table.copy()
        there.g.at[0] = there.number("space", space)
        there.answer("A", "plan", "credits")
        assert ("deliver" in there.options()) == place
    there.act("deliver", "lx07")
    assert there.fame("A") == 2
    assert there.bottom("luxury") == "lx07"
    assert there.g.destined == []


# Lance Torpedoes.


def patrolled(faction: str, level: int) -> Scenario:
    table = rich("lx08", phase="encounter", ships={"A": "mantis"}, at={"A": "t2_m"},
                 characters={"A": "grath"}, patrols={faction: ("t2_m", level)})  # fmt: skip
    assert table.values("A")["ship"] == 6
    return table.dice("crit " * 6, "blank " * 6).pick(f"patrol:{faction}")


@rule("RIM-R86", "RIM-15.3")
@pytest.mark.parametrize(
    ("faction", "level", "fame"),
    [("hutt", 1, 0), ("hutt", 2, 2), ("hutt", 3, 3), ("rebel", 2, 0), ("syndicate", 2, 2)],
)
def test_the_torpedoes_add_fame_where_a_patrol_gives_some(
    faction: str, level: int, fame: int
) -> None:
    assert patrolled(faction, level).fame("A") == fame


# Tribute for the Boss.


@rule("RIM-13.2", "RIM-9.6")
def test_the_tribute_goes_to_twinsand_and_is_not_sold_there() -> None:
    table = rich("lx09", at={"A": "twinsand"}).act("deliver", "lx09")
    assert (table.fame("A"), table.credits("A")) == (2, 0)
    assert table.reputation("A", "hutt") == 1
    assert table.bottom("luxury") == "lx09"
    there = market("lx09", 12_000, at={"A": "twinsand"}).act("market", "none")
    assert "card:lx09" not in there.options()


@rule("RIM-23.2", "RIM-R10", "RIM-R33")
def test_a_defeat_with_the_tribute_aboard_costs_a_crew() -> None:
    table = rich("lx09", "pell_draxo", "wexa_thorn", phase="encounter", ships={"A": "kestrel"},
                 at={"A": "twinsand"}, damage={"A": (3, 0)}, encounter="enc_4-1")  # fmt: skip
    table.dice("blank blank blank", "hit blank blank").pick("space")
    assert table.asked() == [("A", "target_asset")]
    assert table.options() == ["card:pell_draxo", "card:wexa_thorn"]
    table.pick("pell_draxo")
    assert table.assets("A") == ["lx09", "wexa_thorn"]
    assert "pell_draxo" in table.zone("databank")
    assert table.defeated("A")


# Hired Hands.


def hiring(dice: str) -> Scenario:
    """A test of strength, which A lacks: a hit is enough with them."""
    table = rich("lx10", phase="encounter", at={"A": "murkholm"}, encounter="enc_4-6")
    table.dice(dice).pick("space")
    assert table.asked() == [("A", "use_now")]
    assert table.options() == ["done", "use:lx10"]
    return table


@rule("RIM-R309", "RIM-20.4")
def test_hired_hands_help_with_any_test_and_leave_if_it_passes() -> None:
    passed = hiring("hit blank").use("lx10")
    assert passed.credits("A") == 5000
    assert passed.assets("A") == []
    assert passed.bottom("luxury") == "lx10"
    failed = hiring("focus blank").use("lx10")
    assert failed.damage("A") == (2, 0)
    assert failed.assets("A") == ["lx10"]
    unused = hiring("hit blank").choose("done")
    assert unused.damage("A") == (2, 0)
    assert unused.assets("A") == ["lx10"]


@rule("RIM-R309", "RIM-20.1")
def test_hired_hands_that_are_not_asked_stay() -> None:
    """The crit passes anyhow, and the skill they lend is for this test alone."""
    table = hiring("crit blank").choose("done")
    assert table.credits("A") == 5000
    assert table.assets("A") == ["lx10"]
    assert table.values("A")["skills"]["strength"] == 0

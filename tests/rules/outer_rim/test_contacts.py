"""The 22 contacts: what each says when met, in every branch, and whether the contact stays."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

SPOT = "twinsand_left"
FACTIONS = ("hutt", "syndicate", "imperial", "rebel")
NEUTRAL: Final[Mapping[str, int]] = MappingProxyType({})
PASSED, FAILED = "crit blank", "blank blank"
WON = {3: "crit hit blank", 4: "crit crit hit", 5: "crit crit crit"}  # against nothing
WON = {value: f"{dice} {'blank ' * value}" for value, dice in WON.items()}
LOST = {value: f"blank blank blank hit {'blank ' * (value - 1)}" for value in (4, 5)}

# Class, number in the databank, faction or droid.
TOKENS = {
    "pell_draxo": ("white", 2, None), "wexa_thorn": ("white", 3, None),
    "old_garro": ("white", 4, None), "nimble_sook": ("white", 5, None),
    "md_7_stitch": ("white", 6, "droid"), "ossa_venturi": ("white", 7, None),
    "brother_amon": ("white", 8, None), "juno_tace": ("white", 9, None),
    "dengar": ("green", 10, None), "hondo_ohnaka": ("green", 11, None),
    "tarrukk": ("green", 12, None), "r9_k_sprocket": ("green", 13, "droid"),
    "captain_holt_varn": ("green", 14, "imperial"), "mira_saan": ("green", 15, "rebel"),
    "sleen_gorbax": ("green", 16, "hutt"), "lady_vexis": ("green", 17, "syndicate"),
    "murrogh": ("yellow", 18, None), "the_pale_broker": ("yellow", 19, "syndicate"),
    "commander_ress_adair": ("yellow", 20, "rebel"), "agent_thorne": ("yellow", 21, "imperial"),
    "boss_urlo": ("yellow", 22, "hutt"), "vx_0_null": ("yellow", 23, "droid"),
}  # fmt: skip


class Met(NamedTuple):
    """A branch: what is asked (the first option of each question is taken) and what it gives."""

    who: str
    asked: tuple[tuple[str, ...], ...] = ()
    dice: str = ""
    purse: int = 6000
    known: Mapping[str, int] = NEUTRAL
    tests: tuple[str, int] | None = None  # the skill, and how often it is there
    fights: int = 0
    gives: int = 0
    fame: int = 0
    standing: Mapping[str, int] = NEUTRAL
    hurt: int = 0
    becomes: str = "stays"


def may(block: str) -> tuple[tuple[str, ...], ...]:
    """Done, where it can also be declined."""
    return ((f"do:{block}", "decline"),)


def no(block: str) -> tuple[tuple[str, ...], ...]:
    """Declined."""
    return (("decline", f"do:{block}"),)


def one(*blocks: str) -> tuple[str, ...]:
    """The first one of these blocks is chosen."""
    return tuple(f"block:{block}" for block in blocks)


STRENGTH, STEALTH, TECH = ("strength", 0), ("stealth", 0), ("tech", 1)
INFLUENCE, TACTICS = ("influence", 0), ("tactics", 0)
BROKER = ("the_pale_broker", "the_pale_broker_2", "the_pale_broker_4")
BRANCHES = (
    Met("pell_draxo", may("pell_draxo"), purse=2000, gives=-2000, becomes="crew"),
    Met("pell_draxo", no("pell_draxo")),
    Met("pell_draxo", purse=1000),
    Met("wexa_thorn", may("wexa_thorn"), purse=2000, gives=-2000, becomes="crew"),
    Met("wexa_thorn", no("wexa_thorn")),
    Met("wexa_thorn", purse=1000),
    Met("old_garro", dice=PASSED, tests=STRENGTH, becomes="crew"),
    Met("old_garro", may("old_garro"), FAILED, 3000, tests=STRENGTH, gives=-3000, becomes="crew"),
    Met("old_garro", no("old_garro"), FAILED, tests=STRENGTH),
    Met("old_garro", dice=FAILED, purse=2000, tests=STRENGTH),
    Met("nimble_sook", dice=PASSED, tests=STEALTH, becomes="crew"),
    Met("nimble_sook", dice=FAILED, tests=STEALTH, gives=-2000),
    Met("nimble_sook", dice=FAILED, purse=1000, tests=STEALTH, gives=-1000),
    Met("md_7_stitch", may("md_7_stitch"), purse=3000, gives=-3000, becomes="crew"),
    Met("md_7_stitch", no("md_7_stitch")),
    Met("md_7_stitch", purse=2000),
    Met("ossa_venturi", (one("ossa_venturi", "ossa_venturi_2"),), gives=2000),
    Met("ossa_venturi", (one("ossa_venturi_2", "ossa_venturi"), *no("ossa_venturi_3"))),
    Met("brother_amon", may("brother_amon"), purse=1000, gives=-1000, becomes="crew"),
    Met("brother_amon", no("brother_amon"), purse=1000),
    Met("brother_amon", purse=0, becomes="crew"),
    Met("dengar", (one("dengar", "dengar_3"), *may("dengar_2")), gives=-4000, becomes="crew"),
    Met("dengar", (one("dengar", "dengar_3"), *no("dengar_2"))),
    Met("dengar", (one("dengar_3", "dengar"),), WON[4], fights=4, becomes="crew"),
    Met("dengar", (one("dengar_3", "dengar"),), LOST[4], fights=4, hurt=1),
    Met("hondo_ohnaka", may("hondo_ohnaka"), "hit", 2000, gives=-2000, becomes="crew"),
    Met("hondo_ohnaka", may("hondo_ohnaka"), "crit", gives=-2000, becomes="crew"),
    Met("hondo_ohnaka", may("hondo_ohnaka"), "focus", gives=-3000, becomes="crew"),
    Met("hondo_ohnaka", may("hondo_ohnaka"), "focus", 2000, gives=-2000, becomes="crew"),
    Met("hondo_ohnaka", may("hondo_ohnaka"), "blank", gives=-2000),
    Met("hondo_ohnaka", no("hondo_ohnaka")),
    Met("hondo_ohnaka", purse=1000),
    Met("tarrukk", may("tarrukk"), purse=3000, gives=-3000, becomes="crew"),
    Met("tarrukk", no("tarrukk"), known={"rebel": 1}),
    Met("tarrukk", purse=2000),
    Met("tarrukk", dice=WON[4], known={"rebel": -1}, fights=4),
    Met("tarrukk", dice=LOST[4], known={"rebel": -1}, fights=4, hurt=1),
    Met("r9_k_sprocket", dice="hit blank", tests=TECH, becomes="crew"),
    Met("r9_k_sprocket", may("r9_k_sprocket"), FAILED, 3000, tests=TECH, gives=-3000,
        becomes="crew"),
    Met("r9_k_sprocket", no("r9_k_sprocket"), FAILED, tests=TECH),
    Met("captain_holt_varn", known={"imperial": 1}, gives=4000),
    Met("captain_holt_varn", (one("captain_holt_varn", "captain_holt_varn_2"),), purse=2000,
        gives=-2000, standing={"imperial": 1}),
    Met("captain_holt_varn", (one("captain_holt_varn_2", "captain_holt_varn"),), gives=3000,
        standing={"imperial": -1}),
    Met("captain_holt_varn", purse=1000, gives=3000, standing={"imperial": -1}),
    Met("captain_holt_varn", (one("captain_holt_varn", "captain_holt_varn_2"),),
        known={"imperial": -1}, gives=-2000, standing={"imperial": 0}),
    Met("mira_saan", known={"rebel": 1}, becomes="crew"),
    Met("mira_saan", dice=PASSED, tests=INFLUENCE, becomes="crew"),
    Met("mira_saan", dice=FAILED, tests=INFLUENCE, standing={"rebel": -1}),
    # Sleen, as crew, pays 1,000 at the end of this turn already.
    Met("sleen_gorbax", known={"hutt": 1}, gives=1000, becomes="crew"),
    Met("sleen_gorbax", may("sleen_gorbax"), purse=4000, gives=-3000, standing={"hutt": 1},
        becomes="crew"),
    Met("sleen_gorbax", no("sleen_gorbax"), known={"hutt": -1}),
    Met("sleen_gorbax", purse=3000),
    Met("lady_vexis", (one("lady_vexis", "lady_vexis_2"),), purse=3000, gives=-3000,
        standing={"syndicate": 1}),
    Met("lady_vexis", (one("lady_vexis_2", "lady_vexis"), ("card:gm01", "decline")), PASSED,
        tests=INFLUENCE),
    Met("lady_vexis", (one("lady_vexis_2", "lady_vexis"),), FAILED, tests=INFLUENCE,
        standing={"syndicate": -1}),
    Met("lady_vexis", dice=FAILED, purse=2000, tests=INFLUENCE, standing={"syndicate": -1}),
    Met("murrogh", dice=WON[5], fights=5, becomes="crew"),
    Met("murrogh", dice=LOST[5], fights=5, hurt=2),
    Met("the_pale_broker", (one(BROKER[1], BROKER[0], BROKER[2]), *may("the_pale_broker_3")),
        purse=5000, gives=-5000, fame=1, becomes="gone"),
    Met("the_pale_broker", (one(BROKER[1], BROKER[0], BROKER[2]), *no("the_pale_broker_3"))),
    Met("the_pale_broker", (one(BROKER[2], BROKER[0], BROKER[1]),), standing={"syndicate": 1}),
    Met("commander_ress_adair", (one("commander_ress_adair", "commander_ress_adair_2"),),
        known={"rebel": 1}, becomes="crew"),
    Met("commander_ress_adair", (one("commander_ress_adair_2", "commander_ress_adair"),),
        known={"rebel": 1}, fame=1, becomes="gone"),
    Met("commander_ress_adair", dice=PASSED, tests=TACTICS, standing={"rebel": 1}),
    Met("commander_ress_adair", dice=FAILED, tests=TACTICS),
    Met("agent_thorne", (one("agent_thorne", "agent_thorne_2"),), known={"imperial": 1},
        gives=6000, becomes="gone"),
    Met("agent_thorne", (one("agent_thorne_2", "agent_thorne"),), known={"imperial": 1},
        becomes="crew"),
    Met("agent_thorne", dice=PASSED, tests=STEALTH, standing={"imperial": 1}),
    Met("agent_thorne", dice=FAILED, tests=STEALTH, standing={"imperial": -1}),
    Met("boss_urlo", (one("boss_urlo", "boss_urlo_2"),), known={"hutt": 1}, gives=6000,
        becomes="gone"),
    Met("boss_urlo", (one("boss_urlo_2", "boss_urlo"), *may("boss_urlo_3")), known={"hutt": 1},
        gives=-6000, fame=1, becomes="gone"),
    Met("boss_urlo", (one("boss_urlo_2", "boss_urlo"), *no("boss_urlo_3")), known={"hutt": 1},
        becomes="gone"),
    Met("boss_urlo", may("boss_urlo_4"), purse=3000, gives=-3000, standing={"hutt": 1}),
    Met("boss_urlo", no("boss_urlo_4")),
    Met("vx_0_null", (one("vx_0_null", "vx_0_null_2"),), WON[4], fights=4, becomes="crew"),
    Met("vx_0_null", (one("vx_0_null_2", "vx_0_null"),), WON[4], fights=4, gives=4000,
        becomes="gone"),
    Met("vx_0_null", dice=LOST[4], fights=4, hurt=3),
)  # fmt: skip


def meeting(who: str, dice: str = "", **more: Any) -> Scenario:
    """A, skilled in piloting and tech and with room for two crew, meets somebody on Twinsand."""
    table: dict[str, Any] = {
        "phase": "encounter",
        "at": {"A": "twinsand"},
        "characters": {"A": "dax_marlowe", "B": "vask_orrin"},
        "ships": {"A": "kestrel"},
        "contacts": {SPOT: who},
        "credits": {"A": 6000},
        "tops": {"gear_mod": "gm01", "cargo": "cg04"},
        "under": {"gear_mod": ["gm03"], "cargo": ["cg03"]},
    } | more
    return scenario(**table).dice(dice).pick(f"contact:{SPOT}")


@rule("RIM-17.1", "RIM-17.6", "RIM-1.5")
@pytest.mark.parametrize("who", TOKENS)
def test_class_number_and_icon_of_each_contact(who: str) -> None:
    pack = scenario().g.cards
    number = pack.names["contact"].index(who)
    sort, databank, icon = TOKENS[who]
    assert pack.backs["contact"][number] == sort
    assert pack.number[pack.contact_card[number]] == databank
    faction = pack.contact_faction[number]
    known = FACTIONS[faction] if faction >= 0 else None
    assert ("droid" if pack.contact_droid[number] else known) == icon


@rule("RIM-17.2", "RIM-17.3", "RIM-17.4", "RIM-17.7")
@pytest.mark.parametrize("met", BRANCHES, ids=lambda met: met.who)
def test_what_a_contact_says_and_where_it_is_afterwards(met: Met) -> None:
    table = meeting(met.who, met.dice, credits={"A": met.purse}, reputation={"A": met.known})
    for options in met.asked:
        assert table.asked()[0][0] == "A"
        assert table.options() == sorted(options)
        table.choose(options[0])
    assert table.active == "B"  # nothing else was asked
    assert table.credits("A") == met.purse + met.gives
    assert table.fame("A") == met.fame
    expected = {**dict.fromkeys(FACTIONS, 0), **met.known, **met.standing}
    assert {f: table.reputation("A", f) for f in FACTIONS} == expected
    assert table.damage("A") == (met.hurt, 0)
    tested = [(told["skill"], told["number"]) for told in table.told("test_begins")]
    assert tested == ([met.tests] if met.tests else [])
    fought = [(told["battle"], told["number"]) for told in table.told("enemy_fought")]
    assert fought == ([("on the ground", met.fights)] if met.fights else [])
    assert (met.who in table.assets("A")) == (met.becomes == "crew")
    assert table.zone("aboard", "A") == ([met.who] if met.becomes == "crew" else [])
    assert table.faceup() == ([met.who] if met.becomes == "stays" else [])
    assert (met.who in table.zone("gone")) == (met.becomes == "gone")
    assert (met.who in table.zone("databank")) == (met.becomes != "crew")
    table.check_whole()


@rule("RIM-17.2")
def test_every_contact_is_met_in_these_tests() -> None:
    assert {met.who for met in BRANCHES} | {"juno_tace"} == set(TOKENS)


@rule("RIM-R318", "RIM-R10")
def test_ossa_venturi_shows_two_hidden_faces_one_after_the_other() -> None:
    table = meeting("ossa_venturi", empty=["scraphaven_left"])
    table.pick("ossa_venturi_2", "do:ossa_venturi_3")
    assert table.credits("A") == 5000
    assert table.asked() == [("A", "target_contact")]
    hidden = [f"spot:{spot}" for spot in table.g.pack.names["spot"]]
    hidden = sorted(set(hidden) - {f"spot:{SPOT}", "spot:scraphaven_left"})
    assert table.options() == hidden
    table.pick("takodana_left")
    first = table.contact("takodana_left")
    assert first is not None
    assert table.faceup() == sorted(["ossa_venturi", first])
    assert table.options() == [spot for spot in hidden if spot != "spot:takodana_left"]
    table.pick("halcyon_right")
    assert len(table.faceup()) == 3
    assert table.active == "B"


@rule("RIM-R310", "RIM-R27", "RIM-R87", "RIM-R311")
def test_juno_tace_buys_a_crate_and_sells_the_next() -> None:
    """Reclaimed Alloy for 4,000; then Agri-Drones, the card on top, for 2,000."""
    table = meeting("juno_tace", assets={"A": ["cg05"]})
    assert table.options() == ["decline", "do:juno_tace"]
    table.pick("do:juno_tace")
    assert (table.credits("A"), table.assets("A")) == (10_000, [])
    assert table.bottom("cargo") == "cg05"
    assert table.options() == ["decline", "do:juno_tace_2"]
    table.pick("do:juno_tace_2")
    assert table.credits("A") == 8000
    table.pick("cg04")
    assert table.assets("A") == ["cg04"]
    assert table.top("cargo") == "cg03"
    assert table.faceup() == ["juno_tace"]


@rule("RIM-R310", "RIM-R3")
def test_without_a_crate_or_the_money_juno_tace_offers_nothing() -> None:
    table = meeting("juno_tace", credits={"A": 1000})
    assert table.active == "B"
    only_buying = meeting("juno_tace", credits={"A": 2000})
    assert only_buying.options() == ["decline", "do:juno_tace_2"]
    only_selling = meeting("juno_tace", credits={}, assets={"A": ["cg05"]})
    assert only_selling.options() == ["decline", "do:juno_tace"]
    assert only_selling.pick("decline").active == "B"


@rule("RIM-R310", "RIM-R87", "RIM-R10")
def test_juno_taces_crate_takes_the_place_of_the_one_that_is_there() -> None:
    table = meeting("juno_tace", ships={}, assets={"A": ["cg05"]}).pick("decline")
    assert table.options() == ["decline", "do:juno_tace_2"]
    table.pick("do:juno_tace_2")
    assert table.asked() == [("A", "take_free")]
    assert table.options() == ["card:cg04", "decline"]
    declined = table.copy().pick("decline")
    assert (declined.assets("A"), declined.credits("A")) == (["cg05"], 4000)
    table.pick("cg04")
    assert table.assets("A") == ["cg04"]
    assert table.bottom("cargo") == "cg05"


@rule("RIM-R87")
def test_lady_vexis_gift_is_kept() -> None:
    table = meeting("lady_vexis", PASSED).pick("lady_vexis_2", "gm01")
    assert table.assets("A") == ["gm01"]
    assert table.top("gear_mod") == "gm03"
    assert table.credits("A") == 6000


@rule("RIM-17.4", "RIM-R34")
def test_the_pale_broker_shows_everybody_on_this_planet() -> None:
    table = meeting(
        "the_pale_broker", contacts={SPOT: "the_pale_broker", "twinsand_right": "vx_0_null"}
    )
    table.pick("the_pale_broker")
    assert table.faceup() == ["the_pale_broker", "vx_0_null"]
    assert table.credits("A") == 8000


@rule("RIM-R311", "RIM-R75", "RIM-R33")
def test_without_a_free_place_a_crew_can_make_room_or_the_contact_stays() -> None:
    """Nothing that was paid comes back."""
    table = meeting("pell_draxo", ships={}, assets={"A": ["nimble_sook"]}, empty=["twinsand_right"])
    table.pick("do:pell_draxo")
    assert table.asked() == [("A", "make_room")]
    assert table.options() == ["card:nimble_sook", "decline"]
    declined = table.copy().pick("decline")
    assert declined.assets("A") == ["nimble_sook"]
    assert declined.credits("A") == 4000
    assert declined.faceup() == ["pell_draxo"]
    table.pick("card:nimble_sook")
    assert table.assets("A") == ["pell_draxo"]
    assert table.faceup() == ["nimble_sook"]
    assert "nimble_sook" in (table.contact("twinsand_left"), table.contact("twinsand_right"))
    table.check_whole()

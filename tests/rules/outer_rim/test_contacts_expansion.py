"""The 12 orange contacts: what each says when met, in every branch, and what it brings as crew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from tests.rule import rule

from .crew import brings
from .scenario import Scenario, scenario
from .test_contacts import FACTIONS, FAILED, LOST, NEUTRAL, PASSED, WON, may, no, one

SPOT = "twinsand_middle"
# Number in the databank, faction or droid.
TOKENS = {
    "vask_orrin": (24, None), "grath": (25, None), "hx9": (26, "droid"),
    "senna_korr": (27, None), "dax_marlowe": (28, None), "lando_calrissian": (29, None),
    "quill_vance": (30, None), "tamsin_rook": (31, "rebel"), "cad_bane": (32, None),
    "gale_rider": (33, "rebel"), "ilsa_venn": (34, "rebel"), "zanni": (35, None),
}  # fmt: skip
# None of them is one of these; Tarrukk has ground 3, health 5, piloting and strength.
PEOPLE = {"A": "tarrukk", "B": "dengar", "C": "murrogh"}


class Met(NamedTuple):
    """A branch: what is asked (the first option of each question is taken) and what it gives."""

    who: str
    asked: tuple[tuple[str, ...], ...] = ()
    dice: str = ""
    purse: int = 6000
    famous: int = 0
    known: Mapping[str, int] = NEUTRAL
    gives: int = 0
    fame: int = 0
    standing: Mapping[str, int] = NEUTRAL
    hurt: int = 0
    becomes: str = "stays"


ZANNI = ("zanni", "zanni_2", "zanni_4")
BRANCHES = (
    Met("vask_orrin", may("vask_orrin"), purse=5000, famous=3, gives=-5000, becomes="crew"),
    Met("vask_orrin", no("vask_orrin"), famous=5),
    Met("vask_orrin", purse=4000, famous=3),
    Met("vask_orrin", famous=2),
    Met("grath", dice=WON[5], becomes="crew"),
    Met("grath", dice=LOST[5], hurt=3),
    Met("hx9", dice=PASSED, becomes="crew"),
    Met("hx9", dice=FAILED, hurt=2),
    Met("senna_korr", may("senna_korr"), purse=4000, gives=-4000, becomes="crew"),
    Met("senna_korr", no("senna_korr"), known={"syndicate": 1}),
    Met("senna_korr", purse=3000),
    Met("senna_korr", known={"syndicate": -1}),
    Met("dax_marlowe", may("dax_marlowe"), purse=4000, gives=-4000, becomes="crew"),
    Met("dax_marlowe", no("dax_marlowe")),
    Met("dax_marlowe", purse=3000),
    Met("quill_vance", may("quill_vance"), purse=3000, gives=-3000, becomes="crew"),
    Met("quill_vance", no("quill_vance")),
    Met("quill_vance", purse=2000),
    Met("tamsin_rook", dice=PASSED, becomes="crew"),
    Met("tamsin_rook", dice=FAILED, known={"rebel": 1}, gives=1000),
    Met("tamsin_rook", known={"rebel": -1}),
    Met("cad_bane", may("cad_bane"), purse=8000, gives=-6000, becomes="crew"),
    Met("cad_bane", no("cad_bane"), purse=8000),
    Met("cad_bane", purse=7000, gives=-1000),
    Met("cad_bane", purse=0),
    Met("gale_rider", known={"syndicate": -1}, becomes="crew"),
    Met("gale_rider", dice="hit blank", becomes="crew"),
    Met("gale_rider", dice=FAILED),
    Met("ilsa_venn", known={"rebel": 1}, becomes="crew"),
    Met("ilsa_venn", dice=PASSED, standing={"rebel": 1}),
    Met("ilsa_venn", dice=FAILED, known={"rebel": -1}),
    Met("zanni", (one(ZANNI[1], ZANNI[0], ZANNI[2]), *may("zanni_3")), purse=5000, gives=-5000,
        fame=1, becomes="gone"),
    Met("zanni", (one(ZANNI[1], ZANNI[0], ZANNI[2]), *no("zanni_3"))),
    Met("zanni", (one(ZANNI[2], ZANNI[0], ZANNI[1]), *may("zanni_5")), gives=-2000,
        becomes="crew"),
    Met("zanni", (one(ZANNI[2], ZANNI[0], ZANNI[1]), *no("zanni_5"))),
)  # fmt: skip


def meeting(who: str, dice: str = "", **more: Any) -> Scenario:
    """A, with room for two crew, meets somebody on Twinsand."""
    table: dict[str, Any] = {
        "expansion": "on",
        "phase": "encounter",
        "at": {"A": "twinsand"},
        "characters": PEOPLE,
        "ships": {"A": "kestrel"},
        "contacts": {SPOT: who},
        "credits": {"A": 6000},
    } | more
    return scenario(**table).dice(dice).pick(f"contact:{SPOT}")


@rule("RIM-42.1", "RIM-17.6", "RIM-1.5")
@pytest.mark.parametrize("who", TOKENS)
def test_class_number_and_icon_of_each_contact(who: str) -> None:
    pack = scenario(expansion="on").g.cards
    number = pack.names["contact"].index(who)
    databank, icon = TOKENS[who]
    assert pack.backs["contact"][number] == "orange"
    assert pack.number[pack.contact_card[number]] == databank
    faction = pack.contact_faction[number]
    known = FACTIONS[faction] if faction >= 0 else None
    assert ("droid" if pack.contact_droid[number] else known) == icon
    character = pack.names["character"].index(who)
    assert pack.titles["contact"][number] == pack.titles["character"][character]


@rule("RIM-42.1", "RIM-17.2", "RIM-17.3", "RIM-17.4", "RIM-17.7")
@pytest.mark.parametrize("met", BRANCHES, ids=lambda met: met.who)
def test_what_a_contact_says_and_where_it_is_afterwards(met: Met) -> None:
    table = meeting(
        met.who,
        met.dice,
        credits={"A": met.purse},
        reputation={"A": met.known},
        fame={"A": met.famous},
    )
    for options in met.asked:
        assert table.asked()[0][0] == "A"
        assert table.options() == sorted(options)
        table.choose(options[0])
    assert table.active == "B"  # nothing else was asked
    assert table.credits("A") == met.purse + met.gives
    assert table.fame("A") == met.famous + met.fame
    expected = {**dict.fromkeys(FACTIONS, 0), **met.known, **met.standing}
    assert {f: table.reputation("A", f) for f in FACTIONS} == expected
    assert table.damage("A") == (met.hurt, 0)
    assert (met.who in table.assets("A")) == (met.becomes == "crew")
    assert table.zone("aboard", "A") == ([met.who] if met.becomes == "crew" else [])
    assert table.faceup() == ([met.who] if met.becomes == "stays" else [])
    assert (met.who in table.zone("gone")) == (met.becomes == "gone")
    assert (met.who in table.zone("databank")) == (met.becomes != "crew")
    table.check_whole()


@rule("RIM-17.2")
def test_every_orange_contact_is_met_in_these_tests() -> None:
    assert {met.who for met in BRANCHES} | {"lando_calrissian"} == set(TOKENS)


@rule("RIM-17.1", "RIM-R10")
def test_zanni_names_one_face_anywhere_and_pays() -> None:
    lying = {SPOT: "zanni", "deepmere_left": "pell_draxo"}
    table = meeting("zanni", contacts=lying).pick("block:zanni")
    assert table.asked() == [("A", "target_contact")]
    assert f"spot:{SPOT}" not in table.options()
    table.pick("deepmere_left")
    assert table.faceup() == ["pell_draxo", "zanni"]
    assert table.credits("A") == 9000


def lando(dice: str, **more: Any) -> Scenario:
    """A, who plays Captain Ilsa Venn, takes Lando Calrissian aboard and rolls this."""
    people = {"A": "ilsa_venn", "B": "dengar", "C": "murrogh"}
    table = meeting("lando_calrissian", dice, characters=people, **more)
    assert table.options() == ["decline", "do:lando_calrissian"]
    table.pick("do:lando_calrissian")
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["lando_calrissian"]
    return table


@rule("RIM-17.3", "RIM-R36")
@pytest.mark.parametrize(("face", "purse"), [("hit", 9000), ("crit", 9000), ("focus", 6000)])
def test_lando_comes_along_and_perhaps_with_winnings(face: str, purse: int) -> None:
    table = lando(face).choose("done")
    assert (table.credits("A"), table.assets("A")) == (purse, ["lando_calrissian"])


@rule("RIM-17.3", "RIM-R36", "RIM-R33", "RIM-52.7")
def test_landos_own_ability_may_reroll_the_die() -> None:
    table = lando("blank hit").use("lando_calrissian")
    if table.asked() == [("A", "die")]:
        table.pick("die:1")
    assert (table.credits("A"), table.assets("A")) == (9000, ["lando_calrissian"])


@rule("RIM-17.3", "RIM-R33", "RIM-52.7")
def test_on_a_blank_a_crew_must_go_and_if_there_is_no_other_it_is_lando() -> None:
    table = lando("blank").choose("done")
    assert table.assets("A") == []
    assert table.contact(SPOT) == "lando_calrissian"  # the place has become free
    assert "lando_calrissian" in table.zone("databank")
    other = lando("blank", assets={"A": ["pell_draxo"]}).choose("done")
    assert other.asked() == [("A", "target_asset")]
    assert other.options() == ["card:lando_calrissian", "card:pell_draxo"]
    other.pick("pell_draxo")
    assert other.assets("A") == ["lando_calrissian"]


@rule("RIM-17.4")
def test_lando_can_be_declined() -> None:
    table = meeting("lando_calrissian").pick("decline")
    assert (table.credits("A"), table.faceup()) == (6000, ["lando_calrissian"])


# As crew.

SKILLS = {
    "vask_orrin": {"stealth": 1, "tactics": 1},
    "grath": {"strength": 1},
    "hx9": {"strength": 1, "tech": 1},
    "senna_korr": {"stealth": 1, "strength": 1},
    "dax_marlowe": {"piloting": 1},
    "lando_calrissian": {"influence": 1, "piloting": 1},
    "quill_vance": {"knowledge": 1, "tech": 1},
    "tamsin_rook": {"influence": 1, "tactics": 1},
    "cad_bane": {"stealth": 1, "tactics": 1},
    "gale_rider": {"piloting": 1, "tactics": 1},
    "ilsa_venn": {"piloting": 1, "influence": 1},
    "zanni": {"knowledge": 1, "influence": 1},
}
VALUES = {"grath": {"ground": 1}, "dax_marlowe": {"hyperdrive": 1}, "ilsa_venn": {"ship": 1}}


def hired(*crew: str, **more: Any) -> Scenario:
    """A has this crew aboard a Drover."""
    table: dict[str, Any] = {
        "expansion": "on",
        "ships": {"A": "drover"},
        "characters": PEOPLE,
        "assets": {"A": crew},
    } | more
    return scenario(**table)


@rule("RIM-20.1", "RIM-17.3")
@pytest.mark.parametrize("crew", SKILLS)
def test_a_crew_brings_its_skills_and_values(crew: str) -> None:
    brings(hired(), hired(crew), SKILLS[crew], VALUES.get(crew, {}))


@rule("RIM-7.2", "RIM-17.8")
def test_vask_as_crew_looks_at_a_contact_here_and_zanni_anywhere() -> None:
    here = {"phase": "action", "at": {"A": "deepmere"}, "contacts": {"deepmere_left": "pell_draxo"}}
    table = hired("vask_orrin", **here).act("abilities").use("vask_orrin")
    assert table.options() == [
        "spot:deepmere_left", "spot:deepmere_middle", "spot:deepmere_right",
    ]  # fmt: skip
    table.pick("deepmere_left")
    assert table.knows("A", "contacts", "deepmere_left") == ["pell_draxo"]
    assert table.knows("B", "contacts", "deepmere_left") == []
    afar = hired("zanni", **here | {"at": {"A": "halcyon"}}).act("abilities").use("zanni")
    afar.pick("deepmere_left")
    assert afar.knows("A", "contacts", "deepmere_left") == ["pell_draxo"]


@rule("RIM-R36", "RIM-R37", "RIM-4.3")
def test_hx9_as_crew_rerolls_two_dice_once_in_a_combat() -> None:
    """Cantina Brawl: Fg3{+3k}{}."""
    table = hired("hx9", phase="encounter", at={"A": "twinsand"}, encounter="enc_4-1")
    table.dice("blank blank blank", "crit crit", "hit hit hit").pick("space")
    assert table.usable() == ["hx9"]
    table.use("hx9")
    while table.asked() == [("A", "die")]:
        table.choose(table.options()[0])
    assert table.credits("A") == 3000  # 4 against 3
    assert ("A", "dice") not in table.asked()


@rule("RIM-R41")
def test_senna_korr_as_crew_pays_1000_for_a_combat_won() -> None:
    brawl = {"phase": "encounter", "at": {"A": "twinsand"}, "encounter": "enc_4-1"}
    won = hired("senna_korr", **brawl).dice("hit blank blank", "hit blank blank").pick("space")
    assert won.credits("A") == 4000
    lost = hired("senna_korr", **brawl).dice("blank blank blank", "hit blank blank").pick("space")
    assert lost.credits("A") == 0


@rule("RIM-R37")
def test_lando_as_crew_rerolls_a_die_of_any_roll() -> None:
    """House Odds: a single die; then a fight on the ground."""
    odds = hired("lando_calrissian", phase="encounter", at={"A": "auric_bay"}, encounter="enc_1-1",
                 credits={"A": 2000}).pick("space").dice("blank", "crit")  # fmt: skip
    odds.choose(next(option for option in odds.options() if option.startswith("do:")))
    odds.use("lando_calrissian")
    if odds.asked() == [("A", "die")]:
        odds.pick("die:1")
    assert odds.credits("A") == 8000
    brawl = hired("lando_calrissian", phase="encounter", at={"A": "twinsand"}, encounter="enc_4-1")
    brawl.dice("blank blank blank", "hit", "hit blank blank").pick("space")
    brawl.use("lando_calrissian").choose(brawl.options()[0])
    assert brawl.credits("A") == 3000


@rule("RIM-4.3", "RIM-R309")
def test_quill_as_crew_pays_1000_for_a_test_that_fails_once_per_turn() -> None:
    """A Seat at the Table: T(influence){+4k}{-1k}."""
    seat = {"phase": "encounter", "at": {"A": "auric_bay"}, "encounter": "enc_1-2",
            "credits": {"A": 5000}}  # fmt: skip
    table = hired("quill_vance", **seat).dice("hit hit").pick("space")
    assert table.asked() == [("A", "use_now")]
    table.use("quill_vance")
    assert table.credits("A") == 5000
    assert table.told("credits_gained") == [{"seat": 0, "number": 1000}]
    passed = hired("quill_vance", **seat).dice("crit blank").pick("space")
    assert passed.credits("A") == 9000
    assert passed.asked() == [("B", "plan")]


@rule("RIM-R86", "RIM-25.8", "RIM-13.5")
def test_cad_bane_as_crew_pays_2000_for_any_bounty_reward() -> None:
    """Nimble Sook: eliminated +4k, delivered +5k fame+1."""
    hunt = hired(
        "cad_bane", "bt01", phase="encounter", at={"A": "twinsand"},
        contacts={"twinsand_left": "nimble_sook"},
    ).dice("hit blank blank", "hit blank blank")  # fmt: skip
    hunt.pick("contact:twinsand_left", "fight", "eliminate")
    assert hunt.credits("A") == 6000
    captive = hired("cad_bane", "bt01", phase="action", at={"A": "twinsand"}, captured=["bt01"])
    captive.act("deliver").pick("bt01")
    assert (captive.credits("A"), captive.fame("A")) == (7000, 1)


@rule("RIM-R33", "RIM-R34", "RIM-R130")
def test_an_orange_crew_that_goes_ashore_lies_anywhere() -> None:
    """Dax Marlowe makes room for Pell Draxo and takes the place that is free, a green one."""
    table = hired(
        "dax_marlowe", ships={"A": "g9_rigger"}, phase="encounter", at={"A": "halcyon"},
        credits={"A": 2000}, contacts={"halcyon_left": "pell_draxo"}, empty=["halcyon_right"],
    )  # fmt: skip
    table.pick("contact:halcyon_left")
    table.choose(next(option for option in table.options() if option.startswith("do:")))
    table.pick("dax_marlowe")
    assert table.contact("halcyon_right") == "dax_marlowe"
    assert table.faceup() == ["dax_marlowe"]

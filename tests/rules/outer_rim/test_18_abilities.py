"""RIM-18: abilities that are encounters, from afar too."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .market_place import do
from .scenario import Scenario
from .test_14_encounter import CONTACTS, meeting

# Abilities.


@rule("RIM-18.1")
@pytest.mark.parametrize(
    ("reason", "offered", "more"),
    [
        ("a player as famous is here", True, {"fame": {"A": 2, "B": 2}}),
        ("one less famous is here", False, {"fame": {"A": 2, "B": 1}}),
        ("nobody is here", False, {"at": {"A": "halcyon", "B": "deepmere"}}),
        ("they are defeated", False, {"damage": {"B": (4, 0)}, "defeated": "B"}),
        ("the goal side is up", False, {"flipped": ""}),
    ],
)
def test_an_encounter_ability_needs_its_conditions(
    reason: str, offered: bool, more: dict[str, object]
) -> None:
    """Grath, flipped: Encounter: choose a player here with fame >= yours: FP{fame+1}{}."""
    table = meeting(
        **{
            "at": {"A": "halcyon", "B": "halcyon"},
            "characters": {"A": "grath", "B": "dax_marlowe"},
            "flipped": "A",
        }
        | more
    )
    assert table.usable() == ["grath"] * offered, reason


@rule("RIM-18.1", "RIM-14.1")
def test_an_encounter_ability_is_the_encounter() -> None:
    table = meeting(
        at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "grath", "B": "dax_marlowe"},
        flipped="A",
    ).dice("hit blank blank", "blank blank blank")
    table.use("grath")
    assert table.fame("A") == 1
    assert table.damage("B") == (1, 0)
    assert table.asked() == [("B", "plan")]


@rule("RIM-18.1", "RIM-24.3")
@pytest.mark.parametrize(("fame", "offered"), [(0, False), (1, True)])
def test_a_ship_can_have_an_encounter_ability(fame: int, offered: bool) -> None:
    """Scythe: Encounter: FPs against a player here with more fame (also on planets), win."""
    table = meeting(
        at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "vask_orrin"},
        ships={"A": "scythe"},
        fame={"B": fame},
    )
    assert table.usable() == ["scythe"] * offered
    if offered:
        table.dice("hit blank blank blank blank", "blank blank").use("scythe")
        assert table.damage("B") == (0, 1)
        assert table.ship_flipped("A")
        assert table.fame("A") == 1


@rule("RIM-18.1", "RIM-3.5")
def test_an_encounter_card_kept_as_a_job_can_be_the_encounter() -> None:
    """Sealed Orders: destination Serenna, Encounter: Done; +4k rep+I; discard."""
    assert "job:enc_2-5" not in meeting(assets={"A": ["enc_2-5"]}).options()
    table = meeting(at={"A": "serenna"}, assets={"A": ["enc_2-5"]}).pick("job:enc_2-5")
    assert (table.credits("A"), table.reputation("A", "imperial")) == (4000, 1)
    assert table.bottom("enc_2") == "enc_2-5"
    assert table.asked() == [("B", "plan")]


# Encounters from afar.


def senna(**more: object) -> Scenario:
    """Senna Korr between Halcyon Plain and Deepmere: patrols and contacts within 3 spaces."""
    return meeting(
        **{
            "at": {"A": "t2_m"},
            "characters": {"A": "senna_korr"},
            "patrols": {"hutt": ("t3_a", 1), "imperial": ("t3_b", 1)},
        }
        | more
    )


@rule("RIM-R317", "RIM-18.1")
def test_senna_korr_encounters_what_is_near() -> None:
    table = senna()
    assert table.usable() == ["senna_korr"]
    table.use("senna_korr")
    assert table.options() == [
        "contact:deepmere_left", "contact:deepmere_right", *CONTACTS, "patrol:hutt"
    ]  # fmt: skip


@rule("RIM-R317", "RIM-18.1")
@pytest.mark.parametrize(
    ("patrol", "empty", "offered"),
    [("t3_a", True, True), ("t6_a", False, True), ("t6_a", True, False)],
)
def test_where_nothing_is_near_there_is_nothing_to_meet(
    patrol: str, empty: bool, offered: bool
) -> None:
    """A patrol, or a contact, or neither of them within 3 spaces."""
    far = {"imperial": ("e2_i", 1), "rebel": ("e1_r", 1), "syndicate": ("e1_s", 1)}
    places = [
        f"{planet}_{side}" for planet in ("halcyon", "deepmere") for side in ("left", "right")
    ]
    table = senna(patrols=far | {"hutt": (patrol, 1)}, empty=places if empty else ())
    if table.asked() == [("A", "encounter")]:
        assert (table.usable() == ["senna_korr"]) == offered
    else:
        assert not offered


@rule("RIM-R317", "RIM-15.2")
def test_a_patrol_met_from_afar_is_pushed_from_where_it_lies() -> None:
    table = senna().use("senna_korr").dice("blank blank", "hit blank blank").pick("patrol:hutt")
    assert table.damage("A") == (0, 1)
    assert table.asked() == [("A", "push_to")]
    assert table.options() == ["space:t2_b", "space:t3_b"]
    table.pick("t3_b")
    assert table.patrol("hutt") == ("t3_b", 1)
    assert table.where("A") == "t2_m"


@rule("RIM-R317", "RIM-17.4")
def test_this_planet_is_then_that_of_the_contact() -> None:
    """The Pale Broker on Gloomrock: Ch{Reveal*;+2k}{..}{rep+S}."""
    table = senna(
        at={"A": "maelstrom"},
        contacts={"gloomrock_left": "dengar", "gloomrock_right": "the_pale_broker"},
    ).use("senna_korr")
    table.pick("contact:gloomrock_right")
    assert table.asked() == [("A", "choose")]
    table.choose(table.options()[0])
    assert table.credits("A") == 2000
    assert table.faceup() == ["dengar", "the_pale_broker"]


@rule("RIM-R317", "RIM-R34")
def test_the_nearest_place_is_still_measured_from_the_standee() -> None:
    """A new crew met on Deepmere; the old one goes to the nearest place from Halcyon Plain."""
    table = senna(
        at={"A": "halcyon"},
        credits={"A": 2000},
        assets={"A": ["wexa_thorn"]},
        contacts={"deepmere_left": "pell_draxo"},
        empty=["halcyon_right", "deepmere_right"],
    ).use("senna_korr")
    table.pick("contact:deepmere_left")
    do(table).pick("wexa_thorn")
    assert table.assets("A") == ["pell_draxo"]
    assert table.contact("halcyon_right") == "wexa_thorn"


@rule("RIM-R317", "RIM-14.2")
def test_a_hostile_patrol_here_comes_first() -> None:
    table = senna(
        patrols={"rebel": ("t2_m", 1), "syndicate": ("t2_m", 1), "hutt": ("t3_a", 1)},
        reputation={"A": {"rebel": -1, "syndicate": -1}},
    )
    assert table.options() == ["patrol:rebel", "patrol:syndicate"]

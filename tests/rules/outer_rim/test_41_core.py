"""RIM-41: the Core Worlds: who crosses them says so before the card is drawn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule

from .own import own, section
from .scenario import Scenario, scenario

HERE, THERE = "spinward_core", "trailing_core"
MEETS = ["contact:", "crew:", "job:", "patrol:"]


def in_core(card: str, **more: Any) -> Scenario:
    """A in Spinward Core, about to draw this card of the Core Worlds."""
    table: dict[str, Any] = {
        "phase": "encounter", "at": {"A": HERE}, "encounter": card, "expansion": "on",
        "characters": {"A": "dax_marlowe"},
    } | more  # fmt: skip
    return scenario(**table)


@rule("RIM-41.3")
def test_before_the_draw_one_says_whether_one_means_to_cross() -> None:
    table = in_core("enc_8-3")
    assert table.asked() == [("A", "cross")]  # nothing else can be met here
    assert table.options() == ["cross", "stay"]
    assert table.zone("deck", "enc_8")[0] == "enc_8-3"  # not drawn yet
    staying = table.copy().dice("crit blank").choose("stay")
    assert staying.told("stays_in_core") == [{"seat": 0}]
    assert staying.told("reads_section") == [{"seat": 0, "section": "enc_8-3C"}]
    assert (staying.credits("A"), staying.where("A")) == (5000, HERE)
    table.dice("crit blank").choose("cross")
    assert table.told("announces_crossing") == [{"seat": 0}]
    assert table.told("reads_section") == [{"seat": 0, "section": "enc_8-3X"}]
    assert (table.credits("A"), table.where("A")) == (0, THERE)


@rule("RIM-41.2", "RIM-41.3")
def test_in_trailing_core_it_is_the_same_deck_and_the_way_back() -> None:
    table = in_core("enc_8-2", at={"A": THERE}).dice("crit blank").choose("cross")
    assert table.where("A") == HERE


@rule("RIM-41.4")
@pytest.mark.parametrize(
    ("card", "dice", "where", "damage"),
    [
        ("enc_8-2", "crit blank", THERE, (0, 0)),  # Traffic Control
        ("enc_8-2", "blank blank", HERE, (0, 1)),
        ("enc_8-7", "blank blank", HERE, (0, 0)),  # Hidden Convoy
        ("enc_8-8", "blank blank", THERE, (0, 2)),  # Shared Ride
        ("enc_8-10", "blank blank", HERE, (0, 3)),  # Reckless Route: a G9 Rigger has hull 3
    ],
)
def test_who_does_not_meet_what_it_takes_stays(
    card: str, dice: str, where: str, damage: tuple[int, int]
) -> None:
    table = in_core(card, damage={}).dice(dice).choose("cross")
    if table.asked() == [("A", "skill")]:
        table.pick("piloting")
    assert (table.where("A"), table.damage("A")) == (where, damage)


@rule("RIM-41.4")
def test_a_price_of_crossing_can_be_declined() -> None:
    table = in_core("enc_8-1", credits={"A": 3000}).choose("cross")
    assert table.asked() == [("A", "may")]
    away = table.copy().pick("decline")
    assert (away.where("A"), away.credits("A")) == (HERE, 3000)
    table.choose("do:enc_8-1X")
    assert (table.where("A"), table.credits("A")) == (THERE, 0)


@rule("RIM-R128")
def test_who_means_to_cross_cannot_stay_when_the_card_turns_out_dear() -> None:
    """Patriot's Lane asks for a test of tactics of who is no friend of the Imperials."""
    table = in_core("enc_8-6").dice("blank blank").choose("cross")
    assert table.told("test_failed") == [{"seat": 0, "skill": "tactics"}]
    assert (table.where("A"), table.credits("A")) == (HERE, 0)  # not the 2,000 of who stays


@rule("RIM-R128", "RIM-R7", "RIM-40.3")
def test_without_cards_there_is_nothing_to_announce() -> None:
    cards = [f"enc_8-{number}" for number in range(1, 11)]
    table = scenario(phase="encounter", at={"A": HERE}, removed=cards, expansion="on")
    assert table.asked() == [("B", "plan")]  # no encounter at all
    assert table.g.deck[table.index("enc_8")] == []


@rule("RIM-41.5", "RIM-41.6", "RIM-6.6")
def test_to_cross_is_no_flight_and_nothing_on_the_way_stops_it() -> None:
    patrols = dict.fromkeys(("hutt", "imperial"), ("e2_n", 1))
    hostile = {"A": {"hutt": -1, "imperial": -1}}
    table = in_core("enc_8-2", patrols=patrols, reputation=hostile).dice("crit blank")
    table.choose("cross")
    assert table.told("put_at") == [{"seat": 0, "space": THERE}]
    assert table.told("flew") == table.told("patrol_stops") == []
    assert table.asked() == [("B", "plan")]


@rule("RIM-41.6", "RIM-R306")
def test_nobody_can_stop_who_crosses(tmp_path: Any) -> None:
    """Even somebody who waits there with a card that stops whoever flies in."""
    text = """
[[change.market]]
id = "gm01"
abilities = [{ trigger = "player_enters_my_space", do = ["force_stop"] }]
"""
    table = in_core(
        "enc_8-2", at={"A": HERE, "B": THERE}, assets={"B": ["gm01"]}, content=own(tmp_path, text)
    ).dice("crit blank")
    table.choose("cross")
    assert table.where("A") == THERE
    assert table.told("player_stops") == []


@rule("RIM-R145")
def test_crossing_is_something_that_cards_can_speak_of(tmp_path: Any) -> None:
    text = """
[[change.market]]
id = "gm01"
abilities = [{ trigger = "crossed", do = [{ credits = 1000 }] }]
"""
    holder = {"assets": {"A": ["gm01", "cg21x"]}, "content": own(tmp_path, text)}
    table = in_core("enc_8-2", **holder).dice("crit blank").choose("cross")
    assert (table.where("A"), table.credits("A")) == (THERE, 1000)
    table = in_core("enc_8-3", **holder | {"phase": "action"})  # Core Passenger
    table.act("abilities").use("cg21x")
    assert (table.where("A"), table.credits("A")) == (THERE, 0)


@rule("RIM-41.3", "RIM-R74")
def test_a_card_without_a_section_for_it_is_read_in_vain(tmp_path: Any) -> None:
    text = section("enc_8-3", HERE, "[{ credits = 9000 }]").replace(
        'place = "spinward_core"', "crossing = false"
    )
    table = in_core("enc_8-3", content=own(tmp_path, text)).choose("cross")
    assert table.told("nothing_fits") == [{"card": "enc_8-3"}]
    assert table.bottom("enc_8") == "enc_8-3"


@rule("RIM-41.1")
def test_a_section_without_crossing_is_read_either_way(tmp_path: Any) -> None:
    text = section("enc_8-3", HERE, "[{ credits = 9000 }]")
    table = in_core("enc_8-3", content=own(tmp_path, text)).choose("cross")
    assert table.credits("A") == 9000

"""RIM-17: contacts are met, join, stay or leave, and are looked at."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .market_place import do
from .scenario import Scenario, scenario


def calling(*spots: str, **more: object) -> Scenario:
    """A in the encounter step on Halcyon Plain, where Pell Draxo lies; then these are met."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": "halcyon"},
        "characters": {"A": "dax_marlowe"},
        "credits": {"A": 9000},
        "contacts": {"halcyon_left": "pell_draxo"},
    } | more
    return scenario(**table).pick(*[f"contact:{spot}" for spot in spots])  # type: ignore[arg-type]


# Meeting.


@rule("RIM-17.1")
def test_any_contact_on_the_planet_can_be_met_and_is_turned_up() -> None:
    table = calling(
        contacts={"halcyon_left": "pell_draxo", "halcyon_right": "mira_saan"},
        faceup=["halcyon_right"],
    )
    assert table.options() == ["contact:halcyon_left", "contact:halcyon_right", "space"]
    assert table.faceup() == ["mira_saan"]
    table.pick("contact:halcyon_left")
    assert table.faceup() == ["mira_saan", "pell_draxo"]
    assert table.told("shows_up", "B") == [{"contact": "pell_draxo", "space": "halcyon"}]


@rule("RIM-17.1")
def test_an_empty_place_has_nobody_to_meet() -> None:
    table = calling(empty=["halcyon_right"])
    assert table.options() == ["contact:halcyon_left", "space"]


@rule("RIM-17.2")
@pytest.mark.parametrize("faceup", [(), ("halcyon_left",)])
def test_the_databank_card_of_the_contact_is_resolved(faceup: tuple[str, ...]) -> None:
    """Captain Holt Varn: If(rep(I)>0){+4k}{..}; stays."""
    table = calling(
        "halcyon_left",
        contacts={"halcyon_left": "captain_holt_varn"},
        faceup=faceup,
        reputation={"A": {"imperial": 1}},
    )
    assert table.credits("A") == 13_000
    assert table.told("reads_section", "C") == [{"seat": 0, "section": "captain_holt_varn"}]


@rule("RIM-17.3", "RIM-17.7", "RIM-20.1")
def test_a_contact_gained_as_crew_leaves_the_map_with_the_card() -> None:
    table = calling("halcyon_left")
    assert table.values("A")["skills"]["piloting"] == 1
    assert table.asked() == [("A", "may")]
    do(table)
    assert table.credits("A") == 7000
    assert table.assets("A") == ["pell_draxo"]
    assert table.values("A")["skills"]["piloting"] == 2
    assert "pell_draxo" not in table.zone("databank")
    assert table.contact("halcyon_left") is None
    assert table.zone("aboard", "A") == ["pell_draxo"]
    table.check_whole()


@rule("RIM-17.3")
def test_of_a_crew_only_the_crew_part_is_in_force() -> None:
    """Sleen Gorbax is met for reputation; as crew he pays at the end of A's turns."""
    table = calling(
        "halcyon_left",
        contacts={"halcyon_left": "sleen_gorbax"},
        reputation={"A": {"hutt": 1}},
    )
    assert table.assets("A") == ["sleen_gorbax"]
    assert table.credits("A") == 10_000  # On(turn_end): If(rep(H)>0){+1k}
    assert table.reputation("A", "hutt") == 1


@rule("RIM-17.4", "RIM-17.1")
def test_a_contact_who_stays_can_be_met_by_another_player() -> None:
    table = calling("halcyon_left", at={"A": "halcyon", "B": "halcyon"}, credits={"B": 2000})
    assert table.asked() == [("B", "plan")]  # A cannot pay
    assert table.faceup() == ["pell_draxo"]
    table.pick("recover").until("B", "act").pick("end")
    assert table.options() == ["contact:halcyon_left", "contact:halcyon_right", "space"]
    do(table.pick("contact:halcyon_left"))
    assert table.assets("B") == ["pell_draxo"]


@rule("RIM-17.4", "RIM-R35")
def test_a_discarded_contact_is_out_of_the_game() -> None:
    """Boss Urlo: If(rep(H)>0){Ch{+6k}{May(pay 6k){fame+1}};DropContact}{..}."""
    table = calling(
        "halcyon_left",
        contacts={"halcyon_left": "boss_urlo"},
        reputation={"A": {"hutt": 1}},
    )
    table.choose(table.options()[0])
    assert table.credits("A") == 15_000
    assert table.contact("halcyon_left") is None
    assert "boss_urlo" in table.zone("gone")
    assert "boss_urlo" in table.zone("databank")
    table.check_whole()


@rule("RIM-17.5")
def test_everybody_can_read_of_a_contact_who_lies_face_up() -> None:
    table = calling(
        contacts={"halcyon_left": "pell_draxo", "halcyon_right": "mira_saan"},
        faceup=["halcyon_left"],
    )
    for viewer in (None, "A", "B", "C"):
        assert table.knows(viewer, "contacts", "halcyon_left") == ["pell_draxo"]
        assert table.knows(viewer, "contacts", "halcyon_right") == []
        assert "pell_draxo" in table.view(viewer)["zones"]["databank"]["cards"]
    text = table.g.pack.texts["contact"][table.number("contact", "pell_draxo")]
    assert text == table.g.pack.texts["card"][table.number("card", "pell_draxo")]


@rule("RIM-17.6")
def test_other_cards_refer_to_the_droid_icon() -> None:
    """HX-9's goal: have 2 droid crew. R9-K Sprocket is the second one, Pell Draxo would not be."""
    droids: dict[str, object] = {
        "characters": {"A": "hx9"},
        "ships": {"A": "kestrel"},
        "assets": {"A": ["md_7_stitch"]},
    }
    table = calling(
        "halcyon_left", contacts={"halcyon_left": "r9_k_sprocket"}, rolled=["hit hit"], **droids
    )
    while table.asked() == [("A", "dice")]:
        table.pick("done")
    assert table.assets("A") == ["md_7_stitch", "r9_k_sprocket"]
    assert (table.flipped("A"), table.fame("A")) == (True, 1)
    human = do(calling("halcyon_left", **droids))
    assert human.assets("A") == ["md_7_stitch", "pell_draxo"]
    assert (human.flipped("A"), human.fame("A")) == (False, 0)


@rule("RIM-17.6")
def test_the_class_of_a_contact_shows_on_its_back() -> None:
    table = calling()
    shown = table.view("B")["zones"]["contacts"]
    assert shown[table.index("halcyon_left")]["backs"] == ["white"]
    assert shown[table.index("halcyon_right")]["backs"] == ["green"]
    assert shown[table.index("gloomrock_right")]["backs"] == ["yellow"]


# Room for crew.


def crowded(**more: object) -> Scenario:
    """The only crew slot is taken; Pell Draxo has been paid 2,000."""
    return do(
        calling(
            "halcyon_left",
            **{"assets": {"A": ["wexa_thorn"]}, "empty": ["deepmere_right"]} | more,
        )
    )


@rule("RIM-R311", "RIM-R75", "RIM-17.3")
def test_without_a_slot_one_may_do_without_the_crew_and_what_was_paid_is_gone() -> None:
    table = crowded()
    assert table.asked() == [("A", "make_room")]
    assert table.options() == ["card:wexa_thorn", "decline"]
    table.pick("decline")
    assert table.credits("A") == 7000
    assert table.assets("A") == ["wexa_thorn"]
    assert table.faceup() == ["pell_draxo"]
    assert "pell_draxo" in table.zone("databank")


@rule("RIM-R311", "RIM-R33", "RIM-R34")
def test_who_makes_room_goes_face_up_to_the_nearest_empty_place() -> None:
    """A green place on Deepmere is nearer than any other; Wexa Thorn is white."""
    table = crowded().pick("wexa_thorn")
    assert table.assets("A") == ["pell_draxo"]
    assert table.contact("deepmere_right") == "wexa_thorn"
    assert table.faceup() == ["wexa_thorn"]
    assert "wexa_thorn" in table.zone("databank")
    assert table.contact("halcyon_left") is None
    table.check_whole()


@rule("RIM-R34")
def test_among_places_as_near_the_player_chooses() -> None:
    table = crowded(empty=["deepmere_left", "deepmere_right", "gloomrock_left"]).pick("wexa_thorn")
    assert table.asked() == [("A", "nearest_spot")]
    assert table.options() == ["spot:deepmere_left", "spot:deepmere_right"]
    table.pick("spot:deepmere_left")
    assert table.contact("deepmere_left") == "wexa_thorn"
    assert table.contact("deepmere_right") is None


@rule("RIM-R34")
def test_a_place_on_the_own_planet_is_the_nearest() -> None:
    table = crowded(empty=["halcyon_right", "deepmere_left"]).pick("wexa_thorn")
    assert table.contact("halcyon_right") == "wexa_thorn"


@rule("RIM-R311")
def test_with_an_empty_slot_the_crew_is_taken() -> None:
    """Nimble Sook: T(stealth){Gain(crew)}{-2k}; nobody asks whether he is wanted."""
    table = calling("halcyon_left", contacts={"halcyon_left": "nimble_sook"}, rolled=["crit blank"])
    assert table.assets("A") == ["nimble_sook"]
    assert table.asked() == [("B", "plan")]


# What is not there.


@rule("RIM-R82", "RIM-17.4")
def test_without_anybody_to_turn_up_the_rest_is_resolved() -> None:
    """The Pale Broker: Ch{Reveal*;+2k}{..}{..}; the other one here lies face up."""
    table = calling(
        "halcyon_left",
        contacts={"halcyon_left": "the_pale_broker", "halcyon_right": "mira_saan"},
        faceup=["halcyon_right"],
    )
    table.choose(table.options()[0])
    assert table.credits("A") == 11_000
    assert table.faceup() == ["mira_saan", "the_pale_broker"]


# Looking.


def vask(**more: object) -> Scenario:
    """Vask Orrin: Action: Look(1)."""
    table: dict[str, object] = {
        "phase": "action",
        "at": {"A": "halcyon"},
        "characters": {"A": "vask_orrin"},
        "contacts": {"halcyon_left": "pell_draxo", "halcyon_right": "mira_saan"},
    } | more
    return scenario(**table).act("abilities").use("vask_orrin")  # type: ignore[arg-type]


@rule("RIM-17.8")
def test_only_who_looks_sees_the_contact_and_all_see_who_looks() -> None:
    table = vask()
    assert table.asked() == [("A", "target_contact")]
    assert table.options() == ["spot:halcyon_left", "spot:halcyon_right"]
    table.pick("halcyon_left")
    assert table.knows("A", "contacts", "halcyon_left") == ["pell_draxo"]
    for viewer in (None, "B", "C"):
        assert table.knows(viewer, "contacts", "halcyon_left") == []
        assert [told["seat"] for told in table.told("looks_at", viewer)] == [0]
        assert not any("pell_draxo" in str(told) for told in table.told("looks_at", viewer))
    assert table.contact("halcyon_left") == "pell_draxo"
    assert table.faceup() == []
    assert table.told("reads_section") == []  # nor does A read the card now


@rule("RIM-17.8")
def test_who_lies_face_up_is_not_looked_at() -> None:
    table = vask(faceup=["halcyon_left"])
    assert table.knows("A", "contacts", "halcyon_right") == ["mira_saan"]  # the only choice


@rule("RIM-R77")
def test_what_was_seen_stays_known_until_it_is_turned_up() -> None:
    table = vask(at={"A": "halcyon", "B": "halcyon"}, encounter="enc_2-9").pick("halcyon_left")
    table.until("A", "encounter").pick("space")
    assert table.active == "B"
    assert table.knows("A", "contacts", "halcyon_left") == ["pell_draxo"]
    assert table.knows("B", "contacts", "halcyon_left") == []
    table.until("B", "encounter").pick("contact:halcyon_left")
    for viewer in (None, "A", "B", "C"):
        assert table.knows(viewer, "contacts", "halcyon_left") == ["pell_draxo"]


@rule("RIM-R77", "RIM-R34")
def test_a_contact_in_another_place_is_known_by_its_face_alone() -> None:
    """Pell Draxo, seen by A, joins B, and comes back face up elsewhere: the place is empty."""
    table = vask(
        at={"A": "halcyon", "B": "halcyon"}, encounter="enc_2-9", credits={"B": 9000}
    ).pick("halcyon_left")
    table.until("A", "encounter").pick("space")
    do(table.until("B", "encounter").pick("contact:halcyon_left"))
    assert table.knows("A", "contacts", "halcyon_left") == []
    assert table.zone("aboard", "B") == ["pell_draxo"]


# Taking.


@rule("RIM-R315", "RIM-R33")
def test_who_takes_picks_among_what_can_be_kept() -> None:
    """HX-9: choose another player here: Take(crew:droid); the person comes along."""
    table = scenario(
        phase="action",
        at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "hx9"},
        ships={"B": "kestrel"},
        assets={"B": ["md_7_stitch", "r9_k_sprocket"]},
    ).act("abilities")
    table.use("hx9")
    assert table.asked() == [("A", "target_asset")]
    assert table.options() == ["card:md_7_stitch", "card:r9_k_sprocket"]
    table.pick("r9_k_sprocket")
    assert table.assets("A") == ["r9_k_sprocket"]
    assert table.zone("aboard", "A") == ["r9_k_sprocket"]
    assert table.assets("B") == ["md_7_stitch"]
    assert table.zone("aboard", "B") == ["md_7_stitch"]


@rule("RIM-R315", "RIM-R10")
def test_only_what_the_text_names_is_taken_and_nobody_need_agree() -> None:
    table = scenario(
        phase="action",
        at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "hx9"},
        ships={"B": "kestrel"},
        assets={"B": ["pell_draxo", "md_7_stitch"]},
    ).act("abilities")
    table.use("hx9")
    assert table.assets("A") == ["md_7_stitch"]
    assert table.assets("B") == ["pell_draxo"]


@rule("RIM-R315", "RIM-9.5")
def test_what_is_taken_needs_a_slot() -> None:
    table = scenario(
        phase="action",
        at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "hx9"},
        assets={"A": ["pell_draxo"], "B": ["md_7_stitch"]},
        empty=["halcyon_right"],
    ).act("abilities")
    table.use("hx9")
    assert table.asked() == [("A", "make_room")]
    assert table.options() == ["card:pell_draxo", "decline"]
    kept = table.copy().pick("decline")
    assert (kept.assets("A"), kept.assets("B")) == (["pell_draxo"], ["md_7_stitch"])
    table.pick("pell_draxo")
    assert (table.assets("A"), table.assets("B")) == (["md_7_stitch"], [])
    assert table.contact("halcyon_right") == "pell_draxo"

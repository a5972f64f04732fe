"""RIM-42: orange contacts, contacts whom somebody plays, and where contacts find a place."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .market_place import do
from .scenario import Scenario, scenario


def calling(*spots: str, **more: object) -> Scenario:
    """A, who plays Professor Quill Vance, in the encounter step on Halcyon Plain."""
    table: dict[str, object] = {
        "expansion": "on",
        "phase": "encounter",
        "at": {"A": "halcyon"},
        "characters": {"A": "quill_vance", "B": "hx9", "C": "grath"},
        "credits": {"A": 9000},
        "contacts": {"halcyon_middle": "dax_marlowe"},
    } | more
    return scenario(**table).pick(*[f"contact:{spot}" for spot in spots])  # type: ignore[arg-type]


# Orange contacts.


@rule("RIM-42.1", "RIM-17.1", "RIM-17.7")
def test_an_orange_contact_is_met_like_any_other() -> None:
    """Dax Marlowe: May(pay 4k){Gain(crew)}."""
    table = calling()
    assert table.options() == [
        "contact:halcyon_left", "contact:halcyon_middle", "contact:halcyon_right", "space",
    ]  # fmt: skip
    do(table.pick("contact:halcyon_middle"))
    assert table.credits("A") == 5000
    assert table.assets("A") == ["dax_marlowe"]
    assert table.zone("aboard", "A") == ["dax_marlowe"]
    assert table.contact("halcyon_middle") is None
    table.check_whole()


@rule("RIM-42.1", "RIM-17.8", "RIM-R102")
def test_only_who_looks_at_an_orange_contact_knows_who_it_is() -> None:
    """Vask Orrin: Action: Look(1). B plays HX-9: a look does not send HX-9 away."""
    table = calling(
        phase="action",
        characters={"A": "vask_orrin", "B": "hx9"},
        contacts={"halcyon_middle": "hx9"},
    )
    table.act("abilities").use("vask_orrin").pick("halcyon_middle")
    assert table.knows("A", "contacts", "halcyon_middle") == ["hx9"]
    for viewer in ("B", "C", None):
        assert table.knows(viewer, "contacts", "halcyon_middle") == []
    assert table.zone("gone") == []


# Contacts of characters in play.


@rule("RIM-42.2", "RIM-R100")
@pytest.mark.parametrize("person", ["hx9", "quill_vance"])
def test_a_contact_whom_somebody_plays_leaves_and_something_else_is_encountered(
    person: str,
) -> None:
    """B plays HX-9, A Professor Quill Vance: another's or the own."""
    table = calling("halcyon_middle", contacts={"halcyon_middle": person})
    assert table.contact("halcyon_middle") is None
    assert table.zone("gone") == [person]
    assert table.told("meets") == []
    assert table.told("is_played", "C") == [
        {"seat": 0 if person == "quill_vance" else 1, "contact": person}
    ]
    assert table.asked() == [("A", "encounter")]
    assert table.options() == ["contact:halcyon_left", "contact:halcyon_right", "space"]
    assert person in table.zone("databank")
    table.check_whole()


@rule("RIM-42.2")
def test_instead_of_it_exactly_one_other_encounter_is_resolved() -> None:
    """Parade Ground: +1k without favour of the Imperials."""
    table = calling("halcyon_middle", contacts={"halcyon_middle": "hx9"}, encounter="enc_2-9")
    table.pick("space")
    assert table.credits("A") == 10_000
    assert table.asked() == [("B", "plan")]


@rule("RIM-42.2", "RIM-R104")
def test_a_bounty_brings_no_fight_with_such_a_contact() -> None:
    """A hunts HX-9, whom B plays; the contact on Halcyon Plain leaves all the same."""
    table = calling("halcyon_middle", contacts={"halcyon_middle": "hx9"}, assets={"A": ["bt15x"]})
    assert table.asked() == [("A", "encounter")]
    assert table.assets("A") == ["bt15x"]
    assert table.zone("gone") == ["hx9"]


@rule("RIM-42.2", "RIM-R104", "RIM-25.7")
def test_a_bounty_on_somebody_whom_nobody_plays_is_fought_as_ever() -> None:
    table = calling(
        "halcyon_middle", contacts={"halcyon_middle": "dax_marlowe"}, assets={"A": ["bt17x"]}
    )
    assert table.asked() == [("A", "fight_or_talk")]


@rule("RIM-R101")
def test_the_other_encounter_may_be_such_a_contact_again() -> None:
    """Dengar, a green contact, is played by C, HX-9 by B."""
    table = calling(
        "halcyon_middle",
        characters={"A": "quill_vance", "B": "hx9", "C": "dengar"},
        contacts={"halcyon_middle": "hx9", "halcyon_right": "dengar"},
    )
    table.pick("contact:halcyon_right")
    assert table.zone("gone") == ["dengar", "hx9"]
    assert table.options() == ["contact:halcyon_left", "space"]


@rule("RIM-42.2")
def test_a_contact_whom_nobody_plays_stays() -> None:
    table = calling("halcyon_right", contacts={"halcyon_right": "dengar"})
    assert table.asked() == [("A", "choose")]
    assert table.contact("halcyon_right") == "dengar"


@rule("RIM-42.2", "RIM-R317")
def test_one_who_is_met_from_afar_leaves_just_so() -> None:
    """Senna Korr meets a contact on Deepmere, two spaces away."""
    table = calling(characters={"A": "senna_korr", "B": "hx9"}, contacts={"deepmere_middle": "hx9"})
    table.use("senna_korr").pick("contact:deepmere_middle")
    assert table.zone("gone") == ["hx9"]
    assert table.asked() == [("A", "encounter")]
    assert table.usable() == ["senna_korr"]
    table.use("senna_korr")
    assert "contact:deepmere_middle" not in table.options()


@rule("RIM-R103")
def test_one_whom_a_card_turns_up_leaves_and_nobody_takes_the_place() -> None:
    """Information Broker: all contacts of a planet without players are turned up."""
    table = calling(
        phase="action",
        at={"A": "halcyon", "B": "scraphaven", "C": "auric_bay"},
        tops={"bounty": "bt12"},
        contacts={
            "serenna_left": "wexa_thorn", "serenna_right": "mira_saan", "serenna_middle": "hx9",
        },
    )  # fmt: skip
    table.act("market", "none", "bt12", "serenna")
    assert table.zone("gone") == ["hx9"]
    assert table.contact("serenna_middle") is None
    assert table.faceup() == ["mira_saan", "wexa_thorn"]


@rule("RIM-42.2")
def test_in_the_base_game_dengar_is_just_a_contact() -> None:
    table = calling("halcyon_right", expansion="off", contacts={"halcyon_right": "dengar"})
    assert table.asked() == [("A", "choose")]


# Empty places.


def ashore(*empty: str, at: str, **more: object) -> Scenario:
    """A on this planet loses Wexa Thorn, hiring somebody for the only slot for crew."""
    table = calling(
        at={"A": at},
        assets={"A": ["wexa_thorn"]},
        empty=empty,
        **{"contacts": {f"{at}_left": "pell_draxo"}} | more,
    )
    return do(table.pick(f"contact:{at}_left")).pick("wexa_thorn")


@rule("RIM-42.3", "RIM-R130", "RIM-R34")
def test_a_planet_without_its_orange_contact_has_a_free_place() -> None:
    table = ashore("halcyon_middle", at="halcyon")
    assert table.contact("halcyon_middle") == "wexa_thorn"
    assert table.faceup() == ["wexa_thorn"]


@rule("RIM-R130")
def test_it_counts_beside_the_free_contact_spaces() -> None:
    table = ashore("halcyon_right", "halcyon_middle", at="halcyon")
    assert table.asked() == [("A", "nearest_spot")]
    assert table.options() == ["spot:halcyon_middle", "spot:halcyon_right"]


@rule("RIM-42.3", "RIM-R129", "RIM-R34")
def test_the_core_worlds_have_one_free_place_each() -> None:
    """Scraphaven is 3 from Auric Bay and 3 from Spinward Core."""
    table = ashore(at="scraphaven")
    assert table.contact("spinward_core_middle") == "wexa_thorn"
    assert table.zone("gone") == []


@rule("RIM-R129", "RIM-17.1")
def test_in_the_core_worlds_only_who_came_there_can_be_met() -> None:
    table = calling(
        at={"A": "spinward_core"},
        contacts={"spinward_core_middle": "wexa_thorn"},
        faceup=["spinward_core_middle"],
    )
    assert table.options() == ["contact:spinward_core_middle", "space"]
    nobody = calling(at={"A": "spinward_core"}, assets={"A": ["bt15x"]})
    assert nobody.g.cards.spots_of[nobody.number("space", "spinward_core")]
    assert not any("contact:" in option for option in nobody.options())


@rule("RIM-R129", "RIM-R130", "RIM-R34")
def test_at_most_one_contact_lies_there() -> None:
    """With somebody on Spinward Core the nearest free place is on Auric Bay."""
    table = ashore(
        "auric_bay_middle",
        at="scraphaven",
        contacts={"scraphaven_left": "pell_draxo", "spinward_core_middle": "juno_tace"},
    )
    assert table.contact("auric_bay_middle") == "wexa_thorn"

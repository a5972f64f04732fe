"""The table of hidden information: who knows what, from when, and until when."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.rule import rule

from .own import own, section
from .scenario import Scenario, scenario

EVERYBODY = ("A", "B", "C", None)
CLASSES = {"white": 8, "green": 8, "yellow": 6}


def others(*seats: str) -> list[str | None]:
    """All viewers but these, spectators included."""
    return [viewer for viewer in EVERYBODY if viewer not in seats]


def seen(table: Scenario, viewer: str | None) -> str:
    """All that reaches a viewer: the view, and the log so far."""
    return json.dumps([table.view(viewer), table.words(viewer)], default=str)


def backs(table: Scenario, viewer: str | None, zone: str, at: str) -> list[str]:
    """What the viewer sees of the backs of a pile."""
    found: list[str] = table.view(viewer)["zones"][zone][table.index(at)].get("backs", [])
    return found


# Contacts.


@rule("RIM-2.4", "RIM-17.8")
def test_of_hidden_contacts_all_see_the_class_and_nobody_the_face() -> None:
    table = scenario(phase="setup")
    for viewer in EVERYBODY:
        piles = table.view(viewer)["zones"]["contacts"]
        lying = [back for pile in piles for back in pile["backs"]]
        assert {back: lying.count(back) for back in lying} == CLASSES
        assert all(set(pile) == {"count", "backs"} for pile in piles)


def looking(left: str = "nimble_sook") -> Scenario:
    """Vask Orrin has looked at the left one of two hidden contacts on Twinsand."""
    table = scenario(
        phase="action",
        at={"A": "twinsand", "B": "twinsand"},
        characters={"A": "vask_orrin"},
        contacts={"twinsand_left": left, "twinsand_right": "murrogh"},
    ).act("abilities")
    return table.use("vask_orrin").pick("twinsand_left")


@rule("RIM-17.8", "RIM-R77")
def test_who_looks_sees_the_face_and_all_see_who_looked_at_which() -> None:
    table = looking()
    assert table.knows("A", "contacts", "twinsand_left") == ["nimble_sook"]
    assert table.knows("A", "contacts", "twinsand_right") == []
    for viewer in others("A"):
        assert table.knows(viewer, "contacts", "twinsand_left") == []
        assert table.told("looks_at", viewer) == [{"seat": 0, "spot": "twinsand_left"}]
        assert seen(table, viewer) == seen(looking("juno_tace"), viewer)
    assert [told["contact"] for told in table.told("looks_at", "A")] == ["nimble_sook"]
    assert table.faceup() == []


@rule("RIM-R77")
def test_what_was_looked_at_stays_known_to_that_player_alone() -> None:
    table = looking().until("B", "plan").until("C", "plan").until("A", "plan")
    assert table.knows("A", "contacts", "twinsand_left") == ["nimble_sook"]
    for viewer in others("A"):
        assert table.knows(viewer, "contacts", "twinsand_left") == []


@rule("RIM-17.1", "RIM-17.5")
def test_a_contact_that_is_met_is_known_to_all_from_then_on() -> None:
    table = scenario(
        phase="encounter", at={"A": "twinsand"}, contacts={"twinsand_left": "ossa_venturi"}
    ).pick("contact:twinsand_left")
    for viewer in EVERYBODY:
        assert table.knows(viewer, "contacts", "twinsand_left") == ["ossa_venturi"]
        assert "ossa_venturi" in table.knows(viewer, "databank") + table.knows(viewer, "stage")


@rule("RIM-R67", "RIM-8.7")
def test_captured_contacts_and_those_out_of_the_game_are_public() -> None:
    table = scenario(
        assets={"A": ["bt01"], "B": ["wexa_thorn"]}, captured=["bt01"], gone=["murrogh"]
    )
    for viewer in EVERYBODY:
        assert table.knows(viewer, "aboard", "A") == ["nimble_sook"]
        assert table.knows(viewer, "aboard", "B") == ["wexa_thorn"]
        assert "murrogh" in table.knows(viewer, "gone")
        assert table.view(viewer)["facts"]["captured"] == ["bt01"]


# The market.


@rule("RIM-3.6", "RIM-2.13")
def test_the_open_cards_are_public_and_those_below_are_not() -> None:
    table = scenario(tops={"cargo": "cg04"}, under={"cargo": ["cg07", "cg08"]})
    for viewer in EVERYBODY:
        assert table.knows(viewer, "top", "cargo") == ["cg04"]
        assert table.knows(viewer, "deck", "cargo") == []
        assert backs(table, viewer, "deck", "cargo") == ["cargo"] * 12


@rule("RIM-3.1", "RIM-9.2")
def test_all_see_what_is_discarded_but_no_view_keeps_it() -> None:
    table = scenario(phase="action", at={"A": "twinsand"}, tops={"cargo": "cg04"})
    table.act("market", "deck:cargo", "none")
    for viewer in EVERYBODY:
        assert table.told("market_discarded", viewer) == [{"seat": 0, "card": "cg04"}]
        assert table.knows(viewer, "deck", "cargo") == []
    assert table.bottom("cargo") == "cg04"


@rule("RIM-3.6", "RIM-2.14")
@pytest.mark.parametrize("pile", ["market", "encounters"])
def test_no_view_depends_on_the_order_of_a_deck(pile: str) -> None:
    def table(*cards: str) -> Scenario:
        if pile == "market":
            return scenario(tops={"cargo": "cg04"}, under={"cargo": cards})
        return scenario(encounter=cards)

    pair = ("cg07", "cg08") if pile == "market" else ("enc_4-2", "enc_4-3")
    for viewer in EVERYBODY:
        assert seen(table(*pair), viewer) == seen(table(*pair[::-1]), viewer)


# Encounter cards and secrets.


@rule("RIM-16.2", "RIM-16.1")
def test_a_section_is_read_aloud() -> None:
    table = scenario(phase="encounter", at={"A": "twinsand"}, encounter="enc_4-4").pick("space")
    for viewer in EVERYBODY:
        assert table.told("reads_section", viewer) == [{"seat": 0, "section": "enc_4-4B"}]


def secretive(card: str = "enc_1-7", at: str = "auric_bay") -> Scenario:
    """A draws a Secret section."""
    table = scenario(phase="encounter", at={"A": at}, encounter=card)
    return table.pick("space")


@rule("RIM-16.4", "RIM-R78", "RIM-R83")
def test_a_secret_is_read_by_its_player_alone_and_the_others_see_its_deck() -> None:
    table = secretive()
    assert table.knows("A", "secrets", "A") == ["enc_1-7"]
    assert [told["card"] for told in table.told("secret_kept", "A")] == ["enc_1-7"]
    for viewer in others("A"):
        assert table.knows(viewer, "secrets", "A") == []
        assert backs(table, viewer, "secrets", "A") == ["enc_1"]
        assert [told for told in table.told("secret_kept", viewer) if "card" in told] == []
        assert "enc_1-7" not in seen(table, viewer)
        assert "Whispered" not in seen(table, viewer)


@rule("RIM-R78")
def test_a_secret_that_is_used_is_public() -> None:
    table = (
        scenario(
            phase="encounter",
            at={"A": "twinsand"},
            secrets={"A": ["enc_1-7"]},
            encounter="enc_4-1",
        )
        .dice("hit crit blank", "blank blank blank")
        .pick("space")
    )
    assert table.asked() == [("A", "dice")]
    table.dice("hit").use("enc_1-7").pick("die:3")
    if table.asked() == [("A", "die")]:
        table.pick("done")
    for viewer in EVERYBODY:
        assert table.told("secret_used", viewer) == [{"seat": 0, "card": "enc_1-7"}]
        assert table.knows(viewer, "deck", "enc_1") == []
        assert backs(table, viewer, "secrets", "A") == []
    assert table.bottom("enc_1") == "enc_1-7"


@rule("RIM-R46", "RIM-23.2")
def test_secrets_that_a_defeat_takes_are_never_shown() -> None:
    table = (
        scenario(
            phase="encounter",
            at={"A": "twinsand"},
            damage={"A": (3, 0)},
            secrets={"A": ["enc_6-6"]},
            encounter="enc_4-2",
        )
        .dice("blank blank")
        .pick("space")
    )
    assert table.defeated("A")
    assert table.bottom("enc_6") == "enc_6-6"
    for viewer in others("A"):
        assert "enc_6-6" not in seen(table, viewer)
        assert "Old Chart" not in seen(table, viewer)


OTHER = '[{ secret = "move_start", do = [{ move_bonus = 1 }] }]'


@rule("RIM-R97", "RIM-R83", "RIM-R78")
@pytest.mark.parametrize("card", ["enc_1-7", "enc_1-5"])
def test_others_see_that_a_holder_is_asked_but_not_what_is_offered_or_kept(
    card: str, tmp_path: Path
) -> None:
    """Two cards of one deck, of which one fits the moment: the others' views are the same."""
    content = own(tmp_path, section("enc_1-5", "auric_bay", OTHER))

    def fought(secret: str) -> Scenario:
        table = scenario(
            phase="encounter",
            at={"A": "twinsand"},
            characters={"A": "grath"},
            secrets={"A": [secret]},
            encounter="enc_4-1",
            content=content,
        )
        return table.dice("hit hit blank", "blank blank blank").pick("space")

    table, plain = fought(card), fought("enc_1-5")
    assert table.asked() == [("A", "dice")]
    for viewer in others("A"):
        assert seen(table, viewer) == seen(plain, viewer)
        assert table.view(viewer)["decisions"] == []
        assert table.view(viewer)["asked"] == [{"seat": 0, "kind": "dice"}]
    table.pick("done")
    plain.pick("done")
    for viewer in others("A"):
        assert seen(table, viewer) == seen(plain, viewer)


# The databank.


@rule("RIM-25.3", "RIM-R300")
def test_which_databank_card_a_job_draws_is_public_at_once() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "auric_bay"},
        characters={"A": "grath"},
        credits={"A": 3000},
        assets={"A": ["jb05"]},
    )
    table.draws("42b").dice("blank blank").pick("job:jb05")
    assert table.asked() == [("A", "choose")]  # stealth failed; step 2
    for viewer in EVERYBODY:
        assert table.told("turns_to", viewer) == [{"seat": 0, "card": "42b"}]
        assert table.knows(viewer, "stage")[0] == "42b"


@rule("RIM-R300", "RIM-25.3")
def test_its_steps_are_shown_as_they_are_reached() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "auric_bay"},
        characters={"A": "grath"},
        credits={"A": 3000},
        assets={"A": ["jb05"]},
    )
    table.draws("42b").dice("blank blank").pick("job:jb05")
    for viewer in EVERYBODY:
        assert table.view(viewer)["facts"]["scene"][-1:] == ["42b.2"]


# What is open.


@rule("RIM-16.4", "RIM-R78")
def test_all_facts_are_the_same_for_everybody() -> None:
    table = scenario(
        credits={"A": 5000, "B": 1000},
        fame={"C": 3},
        reputation={"B": {"hutt": -1}},
        damage={"A": (2, 1)},
        assets={"A": ["gm01"], "B": ["cg01"]},
        tokens={"A": 1},
        patrols={"hutt": ("t3_b", 3)},
    )
    facts = [table.view(viewer)["facts"] for viewer in EVERYBODY]
    assert all(seen_by == facts[0] for seen_by in facts)
    assert facts[0]["credits"] == [5000, 1000, 0]
    assert facts[0]["fame"] == [0, 0, 3]
    assert facts[0]["character_damage"] == [2, 0, 0]
    assert facts[0]["character_tokens"] == [1, 0, 0]
    assert facts[0]["patrol_level"][0] == 3
    for viewer in EVERYBODY:
        assert table.knows(viewer, "assets", "A") == ["gm01"]
        assert table.knows(viewer, "ship", "B") == ["g9_rigger"]
        assert table.knows(viewer, "character", "C") == ["senna_korr"]


@rule("RIM-R16", "RIM-R319")
def test_proposals_are_heard_by_all() -> None:
    table = scenario(
        phase="action",
        at={"A": "twinsand", "B": "twinsand"},
        assets={"A": ["gm01"], "B": ["cg01"]},
    ).act("trade", "seat:1", "give:gm01", "ask:cg01", "propose")
    for viewer in EVERYBODY:
        assert table.told("would_give", viewer) == [{"seat": 0, "cards": ["gm01"]}]
        assert [told["cards"] for told in table.told("would_take", viewer)] == [["cg01"]]
        offers: list[dict[str, Any]] = table.view(viewer)["facts"]["offers"]
        assert [(offer["give"], offer["ask"]) for offer in offers] == [(["gm01"], ["cg01"])]


@rule("RIM-1.6")
def test_nobody_sees_what_chance_will_bring() -> None:
    one, two = scenario().reseed(1), scenario().reseed(2)
    for viewer in EVERYBODY:
        assert one.view(viewer) == two.view(viewer)

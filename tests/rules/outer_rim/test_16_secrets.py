"""RIM-16.4: secrets."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import scenario
from .space_cards import reading


@rule("RIM-16.4", "RIM-R78")
def test_a_secret_is_read_and_seen_by_its_player_alone() -> None:
    """Buried Cache on Twinsand; its deck and number are public."""
    table = reading("enc_4-10", "twinsand")
    assert table.asked() == [("B", "plan")]
    assert table.secrets("A") == ["enc_4-10"]
    assert table.assets("A") == []
    assert table.credits("A") == 2000
    assert table.knows("A", "secrets", "A") == ["enc_4-10"]
    for viewer in (None, "B", "C"):
        assert table.knows(viewer, "secrets", "A") == []
        shown = table.view(viewer)["zones"]["secrets"][0]
        assert (shown["count"], shown["backs"]) == (1, ["enc_4"])
        assert table.told("reads_section", viewer) == []
        assert not any("Cache" in line for line in table.words(viewer))
    assert any("Buried Cache" in line for line in table.words("A"))


@rule("RIM-16.4")
def test_secrets_need_no_slot() -> None:
    held = ["enc_1-7", "enc_2-7", "enc_3-10", "enc_5-9", "enc_6-6", "enc_7-10"]
    table = reading(
        "enc_4-10",
        "twinsand",
        assets={
            "A": ["gm01", "gm05", "gm07", "gm09", "cg04", "pell_draxo", "bt01", "bt02", "bt03"]
        },
        secrets={"A": held},
    )
    assert table.secrets("A") == sorted([*held, "enc_4-10"])
    assert len(table.assets("A")) == 9


@rule("RIM-R78", "RIM-R83")
@pytest.mark.parametrize(
    ("at", "patrol", "fits"),
    [("twinsand", "t4_c", True), ("twinsand", "twinsand", False)],
)
def test_a_secret_is_used_exactly_when_its_text_says(at: str, patrol: str, fits: bool) -> None:
    """Buried Cache: Secret(Action on a planet without patrol){+4k}; whoever holds it is asked."""
    table = scenario(
        phase="action",
        at={"A": at},
        characters={"A": "dax_marlowe"},
        secrets={"A": ["enc_4-10"]},
        patrols={"rebel": (patrol, 1)},
    )
    assert table.options() == ["abilities", "end", "market"]
    table.act("abilities")
    assert table.usable() == ["enc_4-10"] * fits
    if not fits:
        assert table.options() == ["done"]
        return
    table.use("enc_4-10")
    assert table.credits("A") == 4000
    assert table.told("secret_used", "B") == [{"seat": 0, "card": "enc_4-10"}]
    assert table.knows("B", "secrets", "A") == []
    assert table.secrets("A") == []


@rule("RIM-R78", "RIM-R83")
def test_a_secret_for_a_test_is_asked_about_before_every_test() -> None:
    """Old Flame: Secret(before_test){Skill(any)}; kept once, it is asked about again."""
    table = reading("enc_4-2", "twinsand", secrets={"A": ["enc_5-9"]})
    assert table.asked() == [("A", "use_secret")]
    assert table.usable() == ["enc_5-9"]
    assert "keep" in table.options()
    kept = table.copy().dice("focus blank").pick("keep")
    assert kept.secrets("A") == ["enc_5-9"]
    assert kept.damage("A") == (1, 0)  # Water Thieves: T(stealth){+4k}{dmgC1}
    table.use("enc_5-9")
    assert table.secrets("A") == []


@rule("RIM-R83")
def test_who_has_no_secret_of_such_a_deck_is_not_asked() -> None:
    table = reading("enc_4-2", "twinsand", secrets={"A": ["enc_6-6", "enc_4-10"]})
    assert table.asked() == [("B", "plan")]


@rule("RIM-R76", "RIM-16.4")
@pytest.mark.parametrize(("at", "fits"), [("halcyon", True), ("takodana", False)])
def test_a_secret_for_planets_with_an_icon_fits_nowhere_else(at: str, fits: bool) -> None:
    """Blackmail File: Secret(Action on a planet with icon){rep+here}."""
    table = scenario(
        phase="action",
        at={"A": at, "C": "t2_a"},
        characters={"A": "dax_marlowe"},
        secrets={"A": ["enc_3-10"]},
    ).act("abilities")
    assert len(table.options()) == 1 + fits  # done, and the secret
    assert table.usable() == ["enc_3-10"] * fits
    if fits:
        table.use("enc_3-10")
        assert table.reputation("A", "imperial") == 1

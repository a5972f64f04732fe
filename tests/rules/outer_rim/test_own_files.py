"""What files of one's own may say, and what follows a move that a text allows."""

from __future__ import annotations

from pathlib import Path

import pytest

from shipboard.games.outer_rim import content
from shipboard.kernel.content import PackError
from tests.rule import rule

from .own import own, section
from .scenario import scenario


@rule("RIM-R325")
@pytest.mark.parametrize(
    "shorthand", ['"+5k"', '"T(tech){+4k}{}"', '{ credits = "5k" }', '{ test = "T(tech)" }']
)
def test_the_shorthand_of_the_tables_is_refused(tmp_path: Path, shorthand: str) -> None:
    text = own(tmp_path, section("enc_4-1", "twinsand", f"[{shorthand}]"))
    with pytest.raises(PackError, match=r"own.toml: replace encounter 'enc_4-1': .*do"):
        content.load({"content": text})


@rule("RIM-1.8")
@pytest.mark.parametrize("nothing", ['{ reputation = ["hutt", 0] }', "{ fame = 0 }"])
def test_an_effect_that_changes_nothing_is_refused(tmp_path: Path, nothing: str) -> None:
    text = own(tmp_path, section("enc_4-1", "twinsand", f"[{nothing}]"))
    with pytest.raises(PackError, match=r"found .*0, expected"):
        content.load({"content": text})


@rule("RIM-R325")
def test_the_long_form_is_read(tmp_path: Path) -> None:
    do = '[{ test = "tech", pass = [{ credits = 4000 }] }]'
    pack = content.load({"content": own(tmp_path, section("enc_4-1", "twinsand", do))})
    said = pack.texts["section"][pack.names["section"].index("enc_4-1A")]
    assert said == "Test tech. Pass: Gain 4,000 credits."


@rule("RIM-R303", "RIM-6.2")
def test_what_a_text_does_after_a_move_into_the_maelstrom_still_happens(tmp_path: Path) -> None:
    do = "[{ move = 3 }, { credits = 5000 }]"
    table = scenario(
        phase="encounter",
        at={"A": "gloomrock", "B": "twinsand", "C": "twinsand"},
        credits={"A": 1000},
        encounter="enc_3-1",
        content=own(tmp_path, section("enc_3-1", "gloomrock", do)),
    )
    table.answer("A", "encounter", "space").answer("A", "move_to", "space:maelstrom")
    assert table.where("A") == "maelstrom"
    assert table.credits("A") == 6000
    assert table.asked()[0][0] != "A", "the move is over with two spaces left, and so is the turn"


@rule("RIM-17.5")
def test_anybody_may_read_the_card_of_a_face_up_contact() -> None:
    table = scenario(
        at={"A": "halcyon", "B": "twinsand", "C": "serenna"},
        contacts={"takodana_left": "juno_tace", "halcyon_left": "pell_draxo"},
        faceup=["takodana_left"],
    )
    for viewer in ("A", "B", "C", None):
        assert table.knows(viewer, "contacts", "takodana_left") == ["juno_tace"]
        assert table.knows(viewer, "contacts", "halcyon_left") == []
        assert "juno_tace" in table.knows(viewer, "databank")
    pack = table.g.cards
    card = pack.names["card"].index("juno_tace")
    assert "4,000 credits" in pack.texts["card"][card]

"""What an independent reading of the rules of Outer Rim found missing."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import scenario


@rule("RIM-R3", "RIM-R83")
@pytest.mark.parametrize("faceup", [(), ("twinsand_left",), ("twinsand_left", "twinsand_right")])
def test_a_secret_pays_where_nobody_is_left_to_unmask(faceup: tuple[str, ...]) -> None:
    """Rumour Mill: Secret(Action on a planet){Reveal*;+1k}."""
    table = scenario(
        phase="action",
        at={"A": "twinsand"},
        characters={"A": "dax_marlowe"},
        contacts={"twinsand_left": "nimble_sook", "twinsand_right": "murrogh"},
        faceup=faceup,
        secrets={"A": ["enc_7-10"]},
    ).act("abilities")
    table.use("enc_7-10")
    assert table.credits("A") == 1000
    assert {"nimble_sook", "murrogh"} <= set(table.faceup())
    assert table.secrets("A") == []


@rule("RIM-12.1", "RIM-R98")
def test_the_market_card_of_a_ship_is_gone_when_the_ship_wins_the_game() -> None:
    """Dax needs a ship of 15,000 and one fame more."""
    table = scenario(
        phase="action",
        at={"A": "twinsand"},
        characters={"A": "dax_marlowe"},
        credits={"A": 15_000},
        fame={"A": 9},
        tops={"ship": "sh06"},
    ).act("market", "none", "sh06")
    assert table.outcome() == ("alone", "famous", "A")
    assert table.top("ship") is None
    assert "sh06" in table.zone("removed")

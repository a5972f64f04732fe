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

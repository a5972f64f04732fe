"""RIM-29 and the table of options: what can be chosen, and what is refused."""

from __future__ import annotations

import pytest

from shipboard.kernel.state import Refused
from tests.rule import rule

from .scenario import GAME

VALUES = {
    "fame_target": ("10", ("10", "12")),
    "map": ("standard", ("standard", "random")),
    "illegal_success": ("hit", ("hit", "hit_or_crit")),
    "trade_proposals": ("4", ("4", "0")),
    "round_limit": ("60", ("60", "0")),
}


@rule("RIM-29.1", "RIM-29.2", "RIM-R16", "RIM-R28", "RIM-R60")
@pytest.mark.parametrize("name", VALUES)
def test_each_option_has_its_values_the_default_first(name: str) -> None:
    option = next(option for option in GAME.options if option.name == name)
    default, values = VALUES[name]
    assert option.default == default
    assert option.values == values


TYPED = [
    ("fame_target", ("6", "15"), ("5", "16", "ten")),
    ("trade_proposals", ("1", "8"), ("9", "-1")),
    ("round_limit", ("10", "200"), ("9", "201")),
    ("map", (), ("upside_down",)),
    ("illegal_success", (), ("crit",)),
]


@rule("RIM-29.1", "RIM-R16", "RIM-R60")
@pytest.mark.parametrize(("name", "accepted", "refused"), TYPED)
def test_further_values_can_be_typed_in_within_limits(
    name: str, accepted: tuple[str, ...], refused: tuple[str, ...]
) -> None:
    for value in accepted:
        assert dict(GAME.choose(3, {name: value}))[name] == value
    for value in refused:
        with pytest.raises(Refused):
            GAME.choose(3, {name: value})

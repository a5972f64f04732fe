"""Measures that a game has in its folder."""

from __future__ import annotations

import pytest

from shipboard.kernel.state import Refused
from shipboard.lab.__main__ import main, measures


def test_a_game_without_measures_is_refused_with_what_would_do_instead() -> None:
    with pytest.raises(Refused, match="Ardor has no measures of its own; `shipboard"):
        measures("ardor")


def test_an_option_is_typed_with_its_value() -> None:
    with pytest.raises(Refused, match="'tuned' is not OPTION=VALUE"):
        main(["interloper", "tuned"])

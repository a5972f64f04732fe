"""RIM-R203: what an automatic opponent leaves to chance."""

from __future__ import annotations

from shipboard.kernel.chance import below

from ...numbers import STREAM_RIVALS
from ...state import Rim


def any_of(g: Rim, found: list[int]) -> int:
    """RIM-R203: one of several, each equally likely."""
    return found[0] if len(found) == 1 else found[below(g, STREAM_RIVALS, len(found))]

"""The spaces of observations, and rows of numbers as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from shipboard.kernel.observation import LEAST, MOST

from .plays import Rules

NUMBER = np.dtype("<i4")  # as kernel/observation.py writes them


def seen_and_legal(rules: Rules) -> spaces.Dict:
    """A row of numbers, and a mask of the actions that are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, (rules.observation.size,), np.int32),
            "action_mask": spaces.Box(0, 1, (rules.actions.size,), np.int8),
        }
    )


def array_of(row: bytearray) -> NDArray[Any]:
    """The numbers of a row, without a copy: they change when the row is written anew."""
    return np.frombuffer(row, dtype=NUMBER)

"""Playing on at random to the end: what search does in imagined worlds, and simulation in bulk."""

from __future__ import annotations

import random

from .state import State


def play_out(g: State, rng: random.Random, most: int = 1_000_000) -> int:
    """Answer at random until the game is over; returns the number of answers, `most` at most."""
    pick = rng.random
    asks = g.open
    answers = 0
    while not g.over and answers < most:
        ask = asks[0] if len(asks) == 1 else asks[int(pick() * len(asks))]
        options = ask[3]
        option = options[0] if len(options) == 1 else options[int(pick() * len(options))]
        g.answer(ask[0], option)
        answers += 1
    return answers

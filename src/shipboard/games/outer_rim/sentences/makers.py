"""Which step has which sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import cards, choosing, dice, moves, named, standing, trials
from .wording import Maker

MAKERS: Mapping[Any, Maker] = {
    **standing.SENTENCES, **trials.SENTENCES, **choosing.SENTENCES, **cards.SENTENCES,
    **moves.SENTENCES, **dice.SENTENCES, **named.SENTENCES,
}  # fmt: skip

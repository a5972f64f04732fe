"""What happens in Outer Rim, in words. Open one of its parts by its subject."""

from __future__ import annotations

from .cards import CARDS
from .core import CORE
from .expansion import EXPANSION
from .rivals import RIVALS
from .table import TABLE
from .turns import TURNS

SIDES = ("alone",)
REASONS = {
    "famous": "a player is famous enough",
    "round_limit": "the limit of rounds is reached",
    "ambition": "a player has fulfilled an ambition",
}
ENDINGS = tuple(REASONS.values())

EVENTS = (*CORE, *TURNS, *TABLE, *CARDS, *EXPANSION, *RIVALS)

"""Effects: each becomes a step, which rules/effects or the chapter it belongs to carries out.

What a list within an effect does after a `gain_this` is handed to it, since it is skipped where
the card is not kept. Blocks that are chosen, secrets and ids stay as they are until they are
numbered (linker.py).
"""

from . import boons, cards, choosing, moves, named, standing, trials
from .blocks import block, costs, nested

__all__ = [
    "block", "boons", "cards", "choosing", "costs", "moves", "named", "nested",
    "standing", "trials",
]  # fmt: skip

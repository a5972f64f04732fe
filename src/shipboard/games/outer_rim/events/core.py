"""Cards and tokens on their way, credits, fame, reputation, dice, fights, damage, goals."""

from __future__ import annotations

from shipboard.kernel.declare import Event, Move

# Piles as rules/piles.py numbers them; those with a part are one a deck, a seat or a place.
PILES = (
    "deck/{number_from}", "top/{number_from}", "databank", "stage", "assets/{number_from}",
    "secrets/{number_from}", "removed", "contacts/{number_from}", "aboard/{number_from}", "gone",
    "box", "character/{number_from}", "characters", "ship/{number_from}", "hangar",
)  # fmt: skip
TARGETS = tuple(pile.replace("number_from", "number_to") for pile in PILES)
WAY = ("source", "number_from", "target", "number_to")
PILE_LABELS = {"source": PILES, "target": TARGETS}


def seen_only(pool: str) -> Event:
    """A thing of this pool goes from pile to pile; the log has other words for it."""
    return Event(
        f"{pool}_went", "", labels=PILE_LABELS, moves=(Move(pool, "{source}", "{target}"),),
        unsaid=(pool, *WAY),
    )  # fmt: skip


CORE = (
    seen_only("card"),
    seen_only("contact"),
    seen_only("character"),
    seen_only("ship"),
)

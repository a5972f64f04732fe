"""The things of Ardor in words: cards, Malfunctions, abilities."""

from __future__ import annotations

from typing import Any

from shipboard.kernel.layout import Talk, View

from .pack import COLOURS

SHIP_AREA = -1


class Things:
    """Says to one viewer what it sees of a thing."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk

    def card(self, card: str) -> str:
        """A card with its colour."""
        return f"{self.talk.title('card', card)} ({self.colour(card)})"

    def cards(self, cards: list[str]) -> str:
        """Several of them."""
        return ", ".join(map(self.card, cards))

    def colour(self, card: str) -> str:
        """Red, blue or green."""
        return COLOURS[self.talk.pack.colour[self.talk.pack.names["card"].index(card)]]

    def malfunction(self, there: dict[str, Any]) -> str:
        """Where it lies, and how far its repair is."""
        design, holder = there["card"], there["holder"]
        cost = self.talk.pack.repair[self.talk.pack.names["card"].index(design)]
        where = "on the ship" if holder == SHIP_AREA else f"in front of {self.talk.who(holder)}"
        energy = len(there["energy"])
        return f"{self.talk.title('card', design)} {where}, {energy} of {cost} Energy on it"

    def repair(self, there: dict[str, Any]) -> str:
        """How much Energy a Malfunction has and needs."""
        cost = self.talk.pack.repair[self.talk.pack.names["card"].index(there["card"])]
        return f"{len(there['energy'])} of {cost} Energy on it."

    def ability(self, view: View) -> tuple[str, str]:
        """The named ability and Refresh, in words."""
        design = view["zones"]["character"][view["viewer"]]["cards"][0]
        pack = self.talk.pack
        index = pack.names["character"].index(design)
        own, refresh = f" (costs {pack.cost[index]} Energy)", " (costs 1 Energy)"
        if any(asked["kind"] == "overtime_ability" for asked in view["decisions"]):
            own = refresh = ""
        return (
            f"{pack.titles['ability'][index]}{own}: {pack.texts['character'][index]}",
            f"Refresh{refresh}: Discard a hand card, draw another.",
        )

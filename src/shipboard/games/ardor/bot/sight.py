"""What a player reads off the table before choosing: the view of one seat, in short names."""

from __future__ import annotations

from typing import Any

RED_MISSIONS = ("saboteur", "accomplice")
# Where cards of the Deck can be: all together tell whether the extra set is among them.
CARDS = (
    "deck", "discard", "command_pile", "aside", "heap", "looked", "revealed", "playing", "unfolded",
    "stage", "hand", "front",
)  # fmt: skip


class Sight:
    """The table as one seat sees it."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        zones, facts = view["zones"], view["facts"]
        self.seat = seat
        self.players: int = view["players"]
        self.cells: int = facts["cells"]
        self.alert: bool = facts["red_alert"]
        self.protected: bool = facts["protected"]
        self.protect_next: bool = facts["protect_next"]
        self.active: int = facts["active"]
        self.health: list[int] = facts["health"]
        self.ally_order: list[int] = facts["ally_order"]
        self.skip: list[int] = facts["skip"]
        self.votes: list[int] = facts["votes"]
        self.nominee: int = facts["nominee"]
        self.missions_in_use: list[str] = facts["missions_in_use"]
        self.malfunctions: list[dict[str, Any]] = facts["malfunctions"]
        self.total = sum(_count(zones[name]) for name in CARDS) + sum(
            1 + len(there["energy"]) for there in self.malfunctions
        )
        self.deck: int = zones["deck"]["count"]
        self.hand: list[str] = zones["hand"][seat].get("cards", [])
        self.hands: list[int] = [hand["count"] for hand in zones["hand"]]
        self.energy: list[int] = [front["count"] for front in zones["front"]]
        self.characters: list[str] = [cards["cards"][0] for cards in zones["character"]]
        self.looked: list[str] = zones["looked"].get("within", [])
        self.missions: list[str] = [
            (shown.get("cards") or shown.get("within") or [""])[0] for shown in zones["mission"]
        ]
        self.mission = self.missions[seat]
        self.red = self.mission in RED_MISSIONS
        self.living = [p for p in range(self.players) if self.health[p]]
        self.healthy = self.health[seat] == 2

    def malfunction(self, handle: int) -> dict[str, Any] | None:
        """The Malfunction in play with this handle."""
        for there in self.malfunctions:
            if there["handle"] == handle:
                return there
        return None

    def lies_before(self, card: str, seat: int) -> int:
        """How many Malfunctions of this name lie before a player."""
        return sum(there["card"] == card and there["holder"] == seat for there in self.malfunctions)

    @property
    def turns_left(self) -> float:
        """How many more turns the Deck will last: about three cards go in each."""
        return self.deck / 3.1 + 0.5


def _count(zone: Any) -> int:
    """How many cards lie in a zone, in all its piles together."""
    return sum(pile["count"] for pile in zone) if isinstance(zone, list) else int(zone["count"])

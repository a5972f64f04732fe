"""What a player reads off the table before choosing: the view of one seat, in short names."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from .cards import DEFAULT, lore


class Sight:
    """The table as one seat sees it."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.zones: dict[str, Any] = view["zones"]
        self.options: dict[str, str] = view.get("options", {})
        self.lore = lore(self.options.get("content", DEFAULT))
        facts = view["facts"]
        zones = self.zones
        self.seat = seat
        self.players: int = view["players"]
        self.turn: int = facts["turn"]
        self.active: int = facts["active"]
        self.first: int = facts["first"]
        self.direction: int = facts["direction"]
        self.survival: list[int] = facts["survival"]
        self.token: list[int] = facts["token"]
        self.slow: list[int] = facts["slow"]
        self.skips: int = facts["skip_entropy"]
        self.outsiders: int = facts["outsiders"]
        self.dead_count: int = facts["dead_count"]
        self.free: int = facts["base_left"] + facts["granted"]
        self.price: int = facts["price"]
        self.goal_price: int = facts["goal_price"]
        self.discount: int = facts["discount"]
        self.resolvers: list[int] = facts["resolvers"]
        self.hand: list[str] = zones["hand"][seat].get("cards", [])
        self.goals: list[str] = zones["goals_in_play"]["cards"]
        self.completed: list[list[str]] = [pile["cards"] for pile in zones["completed"]]
        self.ongoing: list[str] = zones["ongoing"]["cards"]
        self.mine = self.survival[seat]
        self.total = sum(len(pile) for pile in self.completed)
        own = zones["loyalty"][seat].get("cards") or [""]
        self.red = own[0] == "outsider"

    @cached_property
    def characters(self) -> list[str]:
        """By seat."""
        return [(pile["cards"] or [""])[0] for pile in self.zones["character"]]

    @cached_property
    def hands(self) -> list[int]:
        """How many cards each player holds."""
        return [pile["count"] for pile in self.zones["hand"]]

    @cached_property
    def loyalties(self) -> list[str]:
        """What is known of each Loyalty, the own one included."""
        return [
            (pile.get("cards") or pile.get("within") or [""])[0] for pile in self.zones["loyalty"]
        ]

    @cached_property
    def piles(self) -> list[int]:
        """Cards at each location where the deck is spread, else nothing."""
        return [pile["count"] for pile in self.zones["piles"]]

    @cached_property
    def deck(self) -> int:
        """How many cards Entropy and draws can still take."""
        return int(self.zones["deck"]["count"]) + sum(self.piles)

    @cached_property
    def discard(self) -> list[str]:
        """The discard pile."""
        cards: list[str] = self.zones["discard"]["cards"]
        return cards

    @cached_property
    def supply(self) -> int:
        """Cards in the Supply."""
        count: int = self.zones["supply"]["count"]
        return count

    @cached_property
    def in_supply(self) -> list[str]:
        """Those of them that this player knows to be there."""
        cards: list[str] = self.zones["supply"].get("within", [])
        return cards

    @cached_property
    def gear(self) -> list[str]:
        """Gear in hand."""
        return [card for card in self.hand if self.lore.is_gear(card)]

    @cached_property
    def own_goals(self) -> list[str]:
        """Goals in hand."""
        return [card for card in self.hand if self.lore.is_goal(card)]

    @cached_property
    def dark(self) -> int:
        """Dark cards in hand."""
        return sum(self.lore.is_dark(card) for card in self.hand)

    @property
    def character(self) -> str:
        """The own Character."""
        return self.characters[self.seat]

    @property
    def draw_limit(self) -> int:
        """The own draw-up limit (OUT-11.2: the normal one while Doomed)."""
        return self.lore.draw_limit.get(self.character, 5) if self.mine else 5

    @property
    def entropy(self) -> int:
        """Cards that the next Entropy step takes."""
        return 0 if self.skips else 1 + ("fuel_leak" in self.ongoing)

    @property
    def located(self) -> bool:
        """Whether tokens stand on the ship."""
        return self.token[self.seat] >= 0

    def able(self, goal: str) -> bool:
        """Whether this player has skill and Gear for a Goal."""
        return self.lore.fits(self.character, goal) and bool(self.lore.payment(self.hand, goal))

    def after(self, seat: int) -> list[int]:
        """The other seats in the order of their turns."""
        return [(seat + j * self.direction) % self.players for j in range(1, self.players)]

    @cached_property
    def goalless(self) -> list[int]:
        """Players without a completed Goal."""
        return [seat for seat in range(self.players) if not self.completed[seat]]

    def place(self, seat: int) -> str:
        """Where a token stands."""
        places = self.lore.places
        at = self.token[seat]
        return places[at] if 0 <= at < len(places) else ""

    @property
    def goals_have_places(self) -> bool:
        """OUT-16: whether a Goal is completed at its location."""
        return self.options.get("loc_goals") == "on"

    def has_supply(self, place: str) -> bool:
        """OUT-19: whether cards are traded there."""
        if self.options.get("loc_supply") != "on":
            return True
        return place == self.options["supply_location"]


def before_picking(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """The view with the cards that this player has picked so far back in the hand."""
    hands, picked = view["zones"]["hand"], view["zones"]["picked"]
    whole = sorted([*hands[seat].get("cards", []), *picked[seat].get("cards", [])])
    hand = {"count": len(whole), "cards": whole}
    return view | {"zones": view["zones"] | {"hand": [*hands[:seat], hand, *hands[seat + 1 :]]}}

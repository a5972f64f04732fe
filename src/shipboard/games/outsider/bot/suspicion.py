"""Who may be an Outsider: evidence from what everybody saw, as weights of log odds."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any

from .cards import Lore
from .sight import Sight

# How much more likely an Outsider does this than a Crew member, as a logarithm.
SABOTAGE = 2.2
LIED = 2.5  # held a card that was not in the hand as told
MILD_SABOTAGE = 0.6
POISONED = 2.0  # left a Supply that was more than half Dark, after having looked at it
DUMPED = 0.3  # discarded a Dark card of its own will
COMPLETED = -0.15
CLEARED = -0.6
HOLDS_OUT = 0.2  # is still without a Goal when it would take only that
IDLE = 0.15  # ended a turn with an act to spare
MOST = 6.0


class Suspicion:
    """Weighs events as they come; the same for every player who watches."""

    def __init__(self, players: int, lore: Lore) -> None:
        self.players = players
        self.lore = lore
        self.weight = [0.0] * players
        self.held = [0] * players  # completed Goals
        self.trader = -1  # who traded with the Supply last
        self.cause = ""  # the card or ability whose effect is under way
        self.causer = -1
        self.act = ""
        self.actor = -1
        self.acts = 0
        self.played_by: dict[str, int] = {}  # Goal in play: who put it there
        self.tried: dict[str, set[int]] = {}  # Goal in play: whose turns have passed since
        self.died = False
        self.shown: set[int] = set()  # whose Loyalty everybody has seen

    @property
    def goals(self) -> int:
        """Completed Goals of all players together."""
        return sum(self.held)

    def add(self, seat: int, weight: float) -> None:
        """One more piece of evidence about a player."""
        self.weight[seat] = max(-MOST, min(MOST, self.weight[seat] + weight))

    def note(self, event: dict[str, Any]) -> None:
        """What has happened."""
        handler = _NOTES.get(event["event"])
        if handler:
            handler(self, event)

    def turn(self, event: dict[str, Any]) -> None:
        """A new turn: who did not complete a Goal in play probably could not."""
        if self.actor >= 0:
            for seats in self.tried.values():
                seats.add(self.actor)
            if self.acts == 0:
                self.add(self.actor, IDLE)
            if self.goals >= self.players and not self.held[self.actor]:
                self.add(self.actor, HOLDS_OUT)
        self.actor = event["seat"]
        self.acts = 0
        self.act = ""

    def acted(self, event: dict[str, Any]) -> None:
        """An act without an object of its own."""
        self.act = event["option"]
        self.cause = self.act
        self.causer = event["seat"]
        self.acts += self.act != "end_actions"

    def caused(self, event: dict[str, Any]) -> None:
        """A card or ability whose choices follow."""
        self.cause = event.get("card") or event["ability"]
        self.causer = event["seat"]
        self.act = event["event"]
        self.acts += 1

    def sabotaged(self, event: dict[str, Any]) -> None:
        """Sabotage: what hurts others tells most."""
        card = event["card"]
        self.held[event["seat"]] -= 1
        self.cause = card
        self.causer = event["seat"]
        lore = self.lore
        hurts = (lore.blows, lore.storms, lore.crisis_makers, lore.strippers)
        cruel = any(card in goals for goals in hurts)
        self.add(event["seat"], SABOTAGE if cruel else MILD_SABOTAGE)

    def discarded(self, event: dict[str, Any]) -> None:
        """A Dark card discarded of the own will."""
        if (
            self.act == "discard_draw"
            and event["seat"] == self.actor
            and self.lore.is_dark(event["card"])
        ):
            self.add(event["seat"], DUMPED)

    def crisis(self, event: dict[str, Any]) -> None:
        """A Crisis interrupts: what is discarded now is not of the own will."""
        self.act = ""
        self.cause = event["card"]
        self.causer = event["seat"]

    def traded(self, event: dict[str, Any]) -> None:
        """The last one to leave a card answers for the next Dark check."""
        self.trader = event["seat"]

    def supply_lost(self, event: dict[str, Any]) -> None:
        """More than half was Dark: the last trader saw it and left one more."""
        if self.trader >= 0 and self.trader != event["seat"]:
            self.add(self.trader, POISONED)
        self.trader = -1

    def completed(self, event: dict[str, Any]) -> None:
        """Goals help the Crew, but Outsiders need them too."""
        self.add(event["seat"], COMPLETED)
        self.held[event["seat"]] += 1
        self.gone(event)

    def gone(self, event: dict[str, Any]) -> None:
        """A Goal is no longer in play."""
        self.played_by.pop(event["card"], None)
        self.tried.pop(event["card"], None)

    def played_goal(self, event: dict[str, Any]) -> None:
        """A new Goal lies there for all."""
        self.played_by[event["card"]] = event["seat"]
        self.tried[event["card"]] = set()

    def cleared(self, event: dict[str, Any]) -> None:
        """An Ongoing Crisis is over by somebody's act."""
        if self.actor >= 0:
            self.add(self.actor, CLEARED)

    def renewed(self, event: dict[str, Any]) -> None:
        """The Quick and the Dead: a new Loyalty, nothing known of it."""
        self.weight[event["seat"]] = 0.0
        self.died = True
        self.shown.discard(event["seat"])

    def loyalty(self, event: dict[str, Any]) -> None:
        """A Loyalty is public."""
        self.shown.add(event["seat"])

    def odds(self, sight: Sight, public: bool = False) -> list[float]:
        """How likely each player is an Outsider: to this player, or to one who only watches."""
        known = sight.loyalties[:]
        if public and sight.seat not in self.shown:
            known[sight.seat] = ""
        open_seats = [seat for seat in range(self.players) if not known[seat]]
        red = [float(loyalty == "outsider") for loyalty in known]
        if self.died:
            share = 3 / 9
            for seat in open_seats:
                red[seat] = 1 / (1 + (1 / share - 1) * math.exp(-self.weight[seat]))
            return red
        left = sight.outsiders - round(sum(red))
        if left <= 0 or not open_seats:
            return red
        if left >= len(open_seats):
            for seat in open_seats:
                red[seat] = 1.0
            return red
        total = 0.0
        shares = dict.fromkeys(open_seats, 0.0)
        for group in combinations(open_seats, left):
            chance = math.exp(sum(self.weight[seat] for seat in group))
            total += chance
            for seat in group:
                shares[seat] += chance
        for seat, share in shares.items():
            red[seat] = share / total
        return red


_NOTES: dict[str, Any] = {
    "turn": Suspicion.turn,
    "acted": Suspicion.acted,
    "claimed": Suspicion.caused,
    "used_ability": Suspicion.caused,
    "played_tech": Suspicion.caused,
    "sabotaged": Suspicion.sabotaged,
    "discarded": Suspicion.discarded,
    "crisis_drawn": Suspicion.crisis,
    "traded": Suspicion.traded,
    "supply_lost": Suspicion.supply_lost,
    "completed": Suspicion.completed,
    "discarded_goal": Suspicion.gone,
    "played_goal": Suspicion.played_goal,
    "crisis_over": Suspicion.cleared,
    "loyalty_changed": Suspicion.renewed,
    "loyalty_shown": Suspicion.loyalty,
}

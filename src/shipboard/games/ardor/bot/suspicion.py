"""Who is red? Every possible red team, weighed by all that has come to light.

A loyal player weighs with what they know of their own cards. A red player knows the answer, and
weighs as the others must, to see how it looks to them.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from .cards import COLOUR, PLACES
from .odds import (
    Odds,
    carry_over,
    certain,
    count_odds,
    deck_odds,
    gift_odds,
    likelihood,
    mix,
    red_gift_odds,
    redness,
)
from .sight import RED_MISSIONS, Sight

DECK = -1
BOLD = 0.55  # how often a red player is taken to give the worst card it holds
BOLD_FOLD = 0.7
BOLD_ORDER = 0.4

# How much likelier a red player is than a loyal one to do this.
CELL_WHEN_HEALTHY = 6.0
HIT_WHEN_HEALTHY = 0.7
RETURN_WHEN_HEALTHY = 1.2
REPAIR = 0.7
KEPT_ENERGY = 1.25
VOTED_OUT_CREW = 1.4

Gift = tuple[int, Odds, Odds]  # who gave, the odds of each design if loyal, and if red


class Suspicion:
    """The weight of every possible red team, kept up to date from events."""

    def __init__(self, sight: Sight) -> None:
        self.seat = sight.seat
        self.own_cards = not sight.red
        self.extra = sight.total > 50
        reds = sum(mission in RED_MISSIONS for mission in sight.missions_in_use)
        seats = [p for p in range(sight.players) if sight.red or p != sight.seat]
        self.teams: dict[frozenset[int], float] = {
            frozenset(team): 1.0 for team in combinations(seats, reds)
        }
        self.red = [0.0] * sight.players
        self.hands = [0] * sight.players
        self.health = [2] * sight.players
        self.airlock_gone = False
        self.seams = 0
        self._protected = self._protect_next = False
        self._pile: list[Gift] = [self._from_deck()]
        self._heap: list[Gift] = []
        self._returning: list[Gift] = []
        self._turned_up: list[int] = []
        self._folded: list[str] = []
        self._claims: dict[int, str] = {}
        self._accused: set[tuple[int, int]] = set()
        self._votes: list[tuple[int, str]] = []
        self._latest = ""
        self._folding = False
        self._inspected = 0
        self.given = ""  # the latest card of one's own
        self.small_talk = 0  # how often this player has said nothing of weight
        self._settle()

    # What happened.

    def note(self, event: dict[str, Any]) -> None:
        """One event, as this seat saw it."""
        name = event["event"]
        handler = _HANDLERS.get(name)
        if self._turned_up and name == "carried_out":
            self._weigh_reveal()
        if self._folded and name in ("carried_out", "cleaned_up"):
            self._weigh_fold()
        if handler is not None:
            handler(self, event)
        if name == "carried_out":
            self._latest = event["card"]

    def _turn(self, event: dict[str, Any]) -> None:
        self._protected, self._protect_next = self._protect_next, False
        self._claims.clear()
        self._latest = ""

    def _drew(self, event: dict[str, Any]) -> None:
        self.hands[event["seat"]] += 1

    def _committed(self, event: dict[str, Any]) -> None:
        if event["seat"] == self.seat:
            self.given = event.get("card", "")
        gifts = self._heap if self._folding else self._pile
        gifts.append(self._gift(event, BOLD_FOLD if self._folding else BOLD))
        self._lose(event["seat"])

    def _deck_committed(self, event: dict[str, Any]) -> None:
        (self._heap if self._folding else self._pile).append(self._from_deck())

    def _plotted(self, event: dict[str, Any]) -> None:
        if event["place"] == "Command Pile":
            self._pile.append(self._gift(event, BOLD, 3))

    def _up(self, event: dict[str, Any]) -> None:
        self._turned_up.append(PLACES.get(event["card"], -1))

    def _carried_out(self, event: dict[str, Any]) -> None:
        card = event["card"]
        seat = event["seat"]
        if self._latest == "direct_order" and self.hands[seat]:
            if card in PLACES and seat != self.seat:
                _, loyal, red = self._gift({"seat": seat}, BOLD_ORDER)
                place = PLACES[card]
                self._against(seat, (red[place] + 0.01) / (loyal[place] + 0.01))
            self._lose(seat)
        if card == "airlock":
            self.airlock_gone = True
        elif card == "spatial_fold":
            self._folding = True
            self._heap.clear()

    def _fold_turned(self, event: dict[str, Any]) -> None:
        self._folding = False
        self._folded.append(event["card"])

    def _returns(self, event: dict[str, Any]) -> None:
        odds = certain(event["card"])
        self._returning.append((DECK, odds, odds))

    def _cleaned_up(self, event: dict[str, Any]) -> None:
        self._folding = False
        if self._turned_up:
            self._weigh_reveal()
        self._pile = self._pile[:1] + self._returning
        self._returning = []

    def _chose(self, event: dict[str, Any]) -> None:
        seat, kind, option = event["seat"], event["kind"], event["option"]
        if kind == "strike_choice" and self.health[seat] == 2 and not self._protected:
            self._against(seat, HIT_WHEN_HEALTHY if option == "self" else CELL_WHEN_HEALTHY)
        elif kind == "tremor_choice" and self.health[seat] == 2:
            self._against(seat, HIT_WHEN_HEALTHY if option == "self" else RETURN_WHEN_HEALTHY)
        elif kind == "inspect_keep" and option == "keep":
            self.hands[seat] += 1
            self._lose(self._inspected)

    def _looked_at(self, event: dict[str, Any]) -> None:
        self._inspected = event["seat_owner"]

    def _discarded(self, event: dict[str, Any]) -> None:
        self._lose(event["seat"])

    def _damaged(self, event: dict[str, Any]) -> None:
        self.health[event["seat"]] = 1

    def _healed(self, event: dict[str, Any]) -> None:
        self.health[event["seat"]] = 2

    def _killed(self, event: dict[str, Any]) -> None:
        self.health[event["seat"]] = 0
        self.hands[event["seat"]] = 0

    def _shown(self, event: dict[str, Any]) -> None:
        seat, red = event["seat"], event["mission"] in RED_MISSIONS
        self.known(seat, red)
        if self._votes:
            for voter, option in self._votes:
                if option == f"seat:{seat}":
                    self._against(voter, 1 / VOTED_OUT_CREW if red else VOTED_OUT_CREW)
            self._votes.clear()

    def _voted(self, event: dict[str, Any]) -> None:
        self._votes.append((event["seat"], event["option"]))

    def _no_majority(self, event: dict[str, Any]) -> None:
        self._votes.clear()

    def _kept(self, event: dict[str, Any]) -> None:
        self.seams += event["card"] in ("venting_seam", "fouled_cell")

    def _gone(self, event: dict[str, Any]) -> None:
        self.seams -= event["card"] in ("venting_seam", "fouled_cell")

    def _repaired(self, event: dict[str, Any]) -> None:
        self._against(event["seat"], REPAIR)

    def _kept_energy(self, event: dict[str, Any]) -> None:
        if self.seams > 0:
            self._against(event["seat"], KEPT_ENERGY)

    def _reacted(self, event: dict[str, Any]) -> None:
        self._lose(event["seat"])

    def _stated(self, event: dict[str, Any]) -> None:
        seat, option = event["seat"], event["option"]
        if option.startswith("claim_committed_"):
            self._claims[seat] = option[16:]
        elif option.startswith("accuse:") and seat != self.seat:
            accused = int(option[7:])
            if (seat, accused) not in self._accused:  # said again, it is no new evidence
                self._accused.add((seat, accused))
                self._against(accused, 1 + 0.3 * (1 - self.red[seat]))
        elif seat == self.seat and option in ("claim_blue", "silent"):
            self.small_talk += 1

    def _seal(self, event: dict[str, Any]) -> None:
        self._protect_next = True

    # What it means.

    def known(self, seat: int, red: bool) -> None:
        """A mission has come to light."""
        left = {team: w for team, w in self.teams.items() if (seat in team) == red}
        if left and len(left) < len(self.teams):
            self.teams = left
            self._settle()

    def partner(self, seat: int) -> list[float]:
        """How likely each other player is red, given that this one is."""
        odds = [0.0] * len(self.red)
        whole = sum(weight for team, weight in self.teams.items() if seat in team)
        for team, weight in self.teams.items():
            if seat in team and whole:
                for other in team:
                    odds[other] += weight / whole
        odds[seat] = 0.0
        return odds

    def _lose(self, seat: int) -> None:
        if self.hands[seat]:
            self.hands[seat] -= 1

    def _from_deck(self) -> Gift:
        odds = deck_odds(self.extra)
        return DECK, odds, odds

    def _gift(self, event: dict[str, Any], bold: float, choice: int = 0) -> Gift:
        seat = event["seat"]
        if self.own_cards and "card" in event:
            odds = certain(event["card"])
            return DECK, odds, odds
        hand = choice or min(4, max(1, self.hands[seat]))
        return seat, gift_odds(hand, self.extra, True), red_gift_odds(hand, self.extra, bold)

    def _against(self, seat: int, factor: float) -> None:
        if seat == self.seat and self.own_cards:
            return
        for team in self.teams:
            if seat in team:
                self.teams[team] *= factor
        self._settle()

    def _settle(self) -> None:
        whole = sum(self.teams.values())
        red = [0.0] * len(self.red)
        for team in self.teams:
            self.teams[team] /= whole
            weight = self.teams[team]
            for seat in team:
                red[seat] += weight
        self.red = red

    def _weigh_reveal(self) -> None:
        """Weigh the teams by the cards turned up from this pile, then keep what may carry over."""
        shown = self._turned_up
        gifts = [self._as_claimed(gift) for gift in self._pile]
        givers = {seat for seat, _, _ in gifts if seat != DECK}
        if givers:
            seen: dict[frozenset[int], float] = {}
            for team in self.teams:
                among = team & givers
                if among not in seen:
                    odds = [red if seat in among else loyal for seat, loyal, red in gifts]
                    seen[among] = likelihood(odds, shown) + 1e-6
                self.teams[team] *= seen[among]
            self._settle()
        mixed = [
            loyal if seat == DECK else mix(loyal, red, self.red[seat]) for seat, loyal, red in gifts
        ]
        self._turned_up = []
        if len(mixed) > len(shown):
            left = carry_over(mixed, shown)
            self._pile = [(DECK, left, left)]
        else:
            self._pile = []

    def _as_claimed(self, gift: Gift) -> Gift:
        """A loyal player tells the truth about the card; a red one always says that it is blue."""
        seat, loyal, red = gift
        colour = self._claims.get(seat)
        if colour is None or seat == DECK:
            return gift
        truth = tuple(
            odds if COLOUR[name] == colour else odds * 0.05
            for name, odds in zip(PLACES, loyal, strict=True)
        )
        lie = 0.9 if colour == "blue" else 0.1
        return seat, truth, tuple(odds * lie for odds in red)

    def _weigh_fold(self) -> None:
        """Weigh the teams by the number of red cards that came out of a heap."""
        shown = self._folded
        reds = sum(COLOUR.get(card) == "red" for card in shown)
        gifts = self._heap
        self._folded, self._heap = [], []
        seen: dict[frozenset[int], float] = {}
        givers = {seat for seat, _, _ in gifts if seat != DECK}
        for team in self.teams:
            among = team & givers
            if among not in seen:
                chances = [redness(red if seat in among else loyal) for seat, loyal, red in gifts]
                seen[among] = count_odds(chances, reds, len(shown)) + 1e-4
            self.teams[team] *= seen[among]
        self._settle()


_HANDLERS = {
    "turn": Suspicion._turn,
    "drew": Suspicion._drew,
    "committed": Suspicion._committed,
    "deck_committed": Suspicion._deck_committed,
    "plotted": Suspicion._plotted,
    "turned_up": Suspicion._up,
    "carried_out": Suspicion._carried_out,
    "folded": Suspicion._fold_turned,
    "returns": Suspicion._returns,
    "cleaned_up": Suspicion._cleaned_up,
    "chose": Suspicion._chose,
    "inspected": Suspicion._looked_at,
    "discarded": Suspicion._discarded,
    "was_damaged": Suspicion._damaged,
    "was_healed": Suspicion._healed,
    "was_killed": Suspicion._killed,
    "mission_shown": Suspicion._shown,
    "voted": Suspicion._voted,
    "no_majority": Suspicion._no_majority,
    "kept_in_front": Suspicion._kept,
    "malfunction_gone": Suspicion._gone,
    "repaired": Suspicion._repaired,
    "no_energy_action": Suspicion._kept_energy,
    "reacted": Suspicion._reacted,
    "stated": Suspicion._stated,
    "protected": Suspicion._seal,
}

"""What players say they hold, and what has become of it since: claims, which may be lies.

A claim is what is said along with an answer (OUT-12.5), such as

    At the end of turn 7 I hold Arc Welder and 2 Dark. The Supply has Dark and Splice Power Trunk.

It holds for the end of that turn's acts, or for the hand after the deal. Whoever says the same in
the same words is understood, people too. Claims are filed by turn and seat and
looked up when that moment comes among the events, so it does not matter how early they are heard.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from shipboard.kernel.words import in_a_row

from .sight import Sight

Titles = Mapping[str, str]  # of cards, by name
_CLAIM = re.compile(
    r"(?:After the deal|At the end of turn (?P<turn>\d{1,3})) I hold (?P<hand>[^.]+)\."
    r"(?: (?:The Supply has|I leave) (?P<supply>[^.]+)\.)?"
)
_CARD = re.compile(r"(?:(\d{1,2}) )?(.+)")
_NOTHING = "nothing"


def claim(turn: int, hand: Sequence[str], supply: Sequence[str], titles: Titles) -> str:
    """The words of a claim.

    >>> claim(7, ["dark", "welder", "dark"], [], {"dark": "Dark", "welder": "Arc Welder"})
    'At the end of turn 7 I hold 2 Dark and Arc Welder.'
    """
    when, there = (f"At the end of turn {turn}", "The Supply has")
    if not turn:
        when, there = "After the deal", "I leave"
    words = f"{when} I hold {_in_words(hand, titles)}."
    return words + (f" {there} {_in_words(supply, titles)}." if supply else "")


def _in_words(cards: Sequence[str], titles: Titles) -> str:
    counted = Counter(titles[card] for card in sorted(cards))
    return in_a_row([title if n == 1 else f"{n} {title}" for title, n in counted.items()])


def _cards(words: str | None, titles: Titles) -> list[str] | None:
    """The cards of such a list, or nothing if one of them is unknown."""
    if words is None or words == _NOTHING:
        return []
    names = {title: name for name, title in titles.items()}
    found: list[str] = []
    for each in re.split(r", | and ", words):
        match = _CARD.fullmatch(each)
        if not match or match[2] not in names:
            return None
        found += [names[match[2]]] * int(match[1] or 1)
    return found


class Hearsay:
    """Who holds what, if they are to be believed."""

    def __init__(self, players: int, titles: Titles) -> None:
        self.titles = titles
        self.filed: dict[tuple[int, int], tuple[list[str], list[str]]] = {}
        self.turn = 0
        self.hands: list[list[str] | None] = [None] * players
        self.whole = [False] * players  # nothing unknown has come into that hand since
        self.supply: list[str] = []  # what is said to lie there
        self.supply_by = -1  # whose word that is; -1: everybody's, about the card each put there
        self.lies: list[int] = []  # who was caught: a card turned up that was not said to be there

    def hear(self, seat: int, words: str) -> None:
        """File a claim; anything else that is said has no meaning here."""
        found = _CLAIM.fullmatch(words)
        if not found:
            return
        hand, supply = (_cards(found[part], self.titles) for part in ("hand", "supply"))
        if hand is not None and supply is not None:
            self.filed[int(found["turn"] or 0), seat] = (hand, supply)

    def settle(self, seat: int) -> None:
        """The moment that a claim of this turn was about."""
        hand, supply = self.filed.pop((self.turn, seat), (None, []))
        self.hands[seat] = hand
        self.whole[seat] = hand is not None
        if self.turn == 0:
            self.supply += supply
        elif supply:
            self.supply = supply
            self.supply_by = seat

    def note(self, event: dict[str, Any]) -> None:
        """What has happened."""
        handler = _NOTES.get(event["event"])
        if handler:
            handler(self, event)

    def began(self, event: dict[str, Any]) -> None:
        """A new turn."""
        self.turn = event["number"]

    def acted(self, event: dict[str, Any]) -> None:
        """The end of the acts is what claims are about."""
        if event["option"] == "end_actions":
            self.settle(event["seat"])

    def seeded(self, event: dict[str, Any]) -> None:
        """The first claims are about the hand that is left."""
        self.settle(event["seat"])

    def showed(self, event: dict[str, Any]) -> None:
        """A card left a hand for all to see."""
        seat, card = event["seat"], event["card"]
        hand = self.hands[seat]
        if hand is None:
            return
        if card in hand:
            hand.remove(card)
        elif self.whole[seat]:
            self.lies.append(seat)
            self.whole[seat] = False

    def blurred(self, event: dict[str, Any]) -> None:
        """A card came or went unseen."""
        self.whole[event["seat"]] = False
        if "seat_taker" in event:
            self.whole[event["seat_taker"]] = False

    def took_back(self, event: dict[str, Any]) -> None:
        """A card from the discards."""
        hand = self.hands[event["seat"]]
        if hand is not None:
            hand.append(event["card"])

    def traded(self, event: dict[str, Any]) -> None:
        """The Supply is no longer what it was said to be."""
        self.supply = []
        self.supply_by = event["seat"]
        self.whole[event["seat"]] = False

    def recalled(self, event: dict[str, Any]) -> None:
        """An ability whose cards need not come from the hand."""
        if event["ability"] in ("recall", "barter", "recycle"):
            self.whole[event["seat"]] = False

    def known_supply(self, sight: Sight) -> list[str]:
        """All of the Supply, seen or told, or nothing."""
        if sight.supply and len(sight.in_supply) == sight.supply:
            return sight.in_supply
        if len(self.supply) == sight.supply:
            return self.supply
        return []


_NOTES: dict[str, Any] = {
    "turn": Hearsay.began,
    "acted": Hearsay.acted,
    "seeded": Hearsay.seeded,
    "discarded": Hearsay.showed,
    "played_goal": Hearsay.showed,
    "played_tech": Hearsay.showed,
    "drew": Hearsay.blurred,
    "buried": Hearsay.blurred,
    "passed_card": Hearsay.blurred,
    "bartered": Hearsay.blurred,
    "took_back": Hearsay.took_back,
    "traded": Hearsay.traded,
    "supply_lost": Hearsay.traded,
    "used_ability": Hearsay.recalled,
}

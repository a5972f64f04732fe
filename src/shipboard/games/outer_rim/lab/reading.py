"""One game of Outer Rim, read from its events: what the balance targets need to know of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

from shipboard.kernel.declare import Game
from shipboard.kernel.state import State

from .. import numbers as n
from .. import pack as p
from ..events import EVENTS
from ..rules import values
from ..rules.rivals.setup import rival_sort
from ..state import Rim

SOURCES: Final = (
    "jobs", "bounties", "cargo", "luxury", "patrols", "goals", "encounters", "abilities",
)  # fmt: skip


@dataclass(slots=True)
class Notes:
    """One game: who sat where, and how often what happened."""

    rounds: int
    winner: int  # its place in the order of the first round
    characters: tuple[str, ...]  # by that place
    starters: tuple[str, ...]
    fame: tuple[int, ...]  # at the end
    sources: Counter[str]  # of the winner's fame
    counts: Counter[str]
    against: str = ""  # the automatic opponents of somebody who plays alone


class Ledger:
    """Reads the story of a game when it is over."""

    def dealt(self, game: Game, g: State) -> None:
        """The deal is in the story."""

    def asked(self, game: Game, g: State) -> None:
        """So is every answer."""

    def ended(self, game: Game, g: State) -> Notes:
        """What the targets need to know of this game."""
        return Reading(cast(Rim, g)).notes()


class Reading:
    """Follows the events from the first to the last."""

    def __init__(self, g: Rim) -> None:
        self.g = g
        self.pack = g.cards
        self.of_people: Counter[str] = Counter()
        self.counts = self.of_people  # where what happens now is counted
        self.fame: list[Counter[str]] = [Counter() for _ in range(g.players)]
        self.source = ["abilities"] * g.players  # what a player does now
        self.goal = [False] * g.players  # the next fame is that of a goal
        self.characters = [""] * g.players
        self.starters = [""] * g.players
        self.read_aloud = {section.number for sections in g.cards.sections for section in sections}

    def notes(self) -> Notes:
        """The game, read."""
        g = self.g
        self.read()
        total = [values.fame_total(g, seat) for seat in range(g.players)]
        seats = [(g.first + i) % g.players for i in range(g.players)]
        winner = next(seat for seat in seats if g.winners >> seat & 1)
        self.fame[winner]["luxury"] += total[winner] - g.fame[winner]  # additional fame
        return Notes(
            g.round,
            seats.index(winner),
            tuple(self.characters[seat] for seat in seats),
            tuple(self.starters[seat] for seat in seats),
            tuple(total[seat] for seat in seats),
            +self.fame[winner],
            self.of_people,
            opponents(g),
        )

    def read(self) -> None:
        """Follow all that was told."""
        for event, args, _, _ in self.g.events:
            read = READERS.get(event)
            if read:
                # What the rules do for those whom they play is nobody's play.
                self.counts = self.of_people if args[0] < self.g.people else Counter()
                read(self, *args[: len(EVENTS[event].args)])

    # Who plays what.

    def plays(self, seat: int, character: int) -> None:
        self.characters[seat] = self.pack.names["character"][character]

    def flies(self, seat: int, ship: int) -> None:
        self.starters[seat] = self.pack.names["ship"][ship]

    def turn(self, seat: int) -> None:
        self.source[seat] = "abilities"

    # Where fame comes from.

    def gains(self, seat: int, number: int) -> None:
        self.fame[seat]["goals" if self.goal[seat] else self.source[seat]] += number
        self.goal[seat] = False

    def goal_met(self, seat: int, of: int) -> None:
        self.goal[seat] = True
        self.counts["goals"] += 1

    def works(self, seat: int, card: int) -> None:
        """A job that is attempted or done."""
        luxury = self.pack.of_deck[card] == p.LUXURY_DECK
        self.source[seat] = "luxury" if luxury else "jobs"

    def attempts(self, seat: int, card: int) -> None:
        self.works(seat, card)
        self.counts["job attempts"] += 1

    def completes(self, seat: int, card: int) -> None:
        self.works(seat, card)
        self.counts["jobs done"] += 1

    def delivers(self, seat: int, card: int) -> None:
        luxury = self.pack.of_deck[card] == p.LUXURY_DECK
        self.source[seat] = "luxury" if luxury else "cargo"
        self.counts["deliveries"] += 1
        if self.pack.traits[card] & p.ILLEGAL:
            self.counts["illegal deliveries"] += 1

    def smuggles(self, seat: int, card: int) -> None:
        self.counts["illegal attempts"] += 1

    def hunts(self, seat: int, contact: int) -> None:
        """Somebody hunted is eliminated or handed over."""
        self.source[seat] = "bounties"
        self.counts["bounties"] += 1

    def reads(self, seat: int, section: int) -> None:
        if section in self.read_aloud:
            self.source[seat] = "encounters"

    def uses(self, seat: int, ability: int) -> None:
        """An ability that is used by itself, not beside something else."""
        used = self.pack.every_ability[ability]
        if used.when == p.ACTION and used.source == p.OF_CARD:
            luxury = self.pack.of_deck[used.of] == p.LUXURY_DECK
            self.source[seat] = "luxury" if luxury else "abilities"
        elif used.when in (p.ACTION, p.ENCOUNTER):
            self.source[seat] = "abilities"

    def buys(self, seat: int, card: int, number: int) -> None:
        deck = self.pack.of_deck[card]
        self.counts["purchases"] += 1
        self.counts[f"bought of {p.MARKET_DECKS[deck]}"] += 1
        if deck == p.LUXURY_DECK:
            self.source[seat] = "luxury"

    def beats(self, seat: int, faction: int) -> None:
        self.source[seat] = "patrols"
        self.counts["patrols beaten"] += 1


def opponents(g: Rim) -> str:
    """Against whom somebody plays alone, "" where nobody does."""
    if g.players - g.people != 1:
        return "two AIs" if g.players > g.people else ""
    hunts = g.cards.rival_hunts[rival_sort(g, values.character_of(g, g.people))]
    return "a hunter AI" if hunts else "a base AI"


def counted(what: str) -> Callable[..., None]:
    """A reader that only counts."""

    def count(reading: Reading, *_: Any) -> None:
        reading.counts[what] += 1

    return count


READERS: Final[dict[int, Callable[..., None]]] = {
    n.PLAYS_CHARACTER: Reading.plays,
    n.FLIES_SHIP: Reading.flies,
    n.TURN: Reading.turn,
    n.FAME_GAINED: Reading.gains,
    n.GOAL_FULFILLED: Reading.goal_met,
    n.SHIP_GOAL_FULFILLED: Reading.goal_met,
    n.ATTEMPTS: Reading.attempts,
    n.COMPLETES: Reading.completes,
    n.DELIVERED: Reading.delivers,
    n.SMUGGLES: Reading.smuggles,
    n.ELIMINATES: Reading.hunts,
    n.HANDED_OVER: Reading.hunts,
    n.READS_SECTION: Reading.reads,
    n.ABILITY_USED: Reading.uses,
    n.BOUGHT: Reading.buys,
    n.PATROL_BEATEN: Reading.beats,
    n.GOAL_ATTEMPTED: counted("final tries"),
    n.PATROL_FOUGHT: counted("patrol fights"),
    n.TEST_PASSED: counted("tests passed"),
    n.TEST_FAILED: counted("tests failed"),
    n.PLAYER_DEFEATED: counted("defeats"),
    n.TRADE_AGREED: counted("trades"),
    n.PROPOSED: counted("proposals"),
}

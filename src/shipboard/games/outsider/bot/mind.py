"""What a player makes of the table: who is whose enemy, what cards are worth, how time stands."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from shipboard.kernel.player import Bot

from .hearsay import Hearsay, claim
from .plan import Outlook
from .schedule import Schedule
from .sight import Sight
from .suspicion import LIED, Suspicion

TURNS_PER_GOAL = 2.0
LOW_DECK = 1.5  # rounds of turns that the deck must last before a reshuffle is wished for
PAYS = 0.32  # how likely a player with the skill also holds the Gear, about
SAID = 0.9  # the same for who says so
LEAST = 0.1  # how much a second Goal of a player counts when all missing ones should go to others
DELAY = 1.0  # what an Entropy step left out is worth when the Crew is pressed for time
SETS_UP = 0.6  # the same for who put the Goal into play


class Mind(Bot):
    """Watches, and knows where things stand when a question comes."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        super().__init__(seat, rng)
        self._unread: list[dict[str, Any]] = []
        self._suspicion: Suspicion | None = None
        self._answer = ""
        self._red: list[float] | None = None

    def watch(self, events: Sequence[dict[str, Any]]) -> None:
        """Take note; it is weighed when the next question comes."""
        self._unread += events

    def say(self) -> str:
        """What this player claims to hold at the end of the acts, or after the deal."""
        sight = Sight(self.view, self.seat)
        if sight.turn and self._answer != "end_actions":
            return ""
        hand = sight.hand[:]
        if not sight.turn and self._answer[5:] in hand:
            hand.remove(self._answer[5:])
            return claim(0, hand, [self._answer[5:]], self.lore.titles)
        known = sight.in_supply if len(sight.in_supply) == sight.supply else []
        return claim(sight.turn, hand, known, self.lore.titles)

    def weigh(self, view: dict[str, Any]) -> None:
        """Look at the table, and think over what has happened."""
        self.sight = sight = Sight(view, self.seat)
        self.lore = sight.lore
        if self._suspicion is None:
            self._suspicion = Suspicion(sight.players, self.lore)
            self.hearsay = Hearsay(sight.players, self.lore.titles)
        self.suspicion = self._suspicion
        for event in self._unread:
            self.suspicion.note(event)
            if "note" in event:
                self.hearsay.hear(event["seat"], event["note"])
            self.hearsay.note(event)
        for seat in self.hearsay.lies:
            self.suspicion.add(seat, LIED)
        self.hearsay.lies.clear()
        self._unread.clear()
        self._red = None
        self._outlook: Outlook | None = None
        self._schedule: Schedule | None = None

    @property
    def outlook(self) -> Outlook:
        """How near everybody is to the next Goals."""
        if self._outlook is None:
            self._outlook = Outlook(self)
        return self._outlook

    @property
    def schedule(self) -> Schedule:
        """Who may complete what in the turns to come."""
        if self._schedule is None:
            self._schedule = Schedule(self)
        return self._schedule

    @property
    def red(self) -> list[float]:
        """How likely each player is an Outsider, in this player's own mind."""
        if self._red is None:
            self._red = self.suspicion.odds(self.sight)
        return self._red

    def foe(self, seat: int) -> float:
        """How likely a player is on the other side."""
        return 1 - self.red[seat] if self.sight.red else self.red[seat]

    @property
    def exposed(self) -> bool:
        """Whether an Outsider has nothing left to hide."""
        sight = self.sight
        return self.seat in self.suspicion.shown or (
            self.suspicion.odds(sight, public=True)[self.seat] > 0.8
        )

    # Time.

    @property
    def rounds(self) -> float:
        """How many rounds of Entropy steps the deck still lasts."""
        sight = self.sight
        step = 1 + ("fuel_leak" in sight.ongoing)
        return (sight.deck / step + sight.skips) / sight.players

    @property
    def urgent(self) -> bool:
        """Whether the next Entropy step would be the last."""
        return self.sight.deck < self.sight.entropy

    @property
    def short(self) -> bool:
        """Whether it is time to think of a reshuffle."""
        return self.rounds < LOW_DECK

    @property
    def pressure(self) -> float:
        """How much the Crew is pressed for time: 0 not at all, 1 very much."""
        sight = self.sight
        need = TURNS_PER_GOAL * max(0, self.missing)
        have = (sight.deck + self.reserve) / (1 + ("fuel_leak" in sight.ongoing)) + sight.skips
        return min(1.0, max(0.0, (need - have) / 8 + 0.5))

    @property
    def reserve(self) -> int:
        """Cards that a reshuffle would bring, if somebody is known to have one."""
        sight = self.sight
        for seat, hand in enumerate(self.outlook.hands):
            if hand and self.foe(seat) < 0.6:
                need = self.lore.scrap_need.get(sight.characters[seat], 3)
                if "echo_beacon" in hand or sum(map(self.lore.is_goal, hand)) >= need:
                    return len(sight.discard)
        return 0

    # Goals.

    @property
    def waiting(self) -> float:
        """How many Crew members are still without a Goal, this player not among them."""
        sight = self.sight
        return sum(1 - self.red[seat] for seat in sight.goalless if seat != self.seat)

    @property
    def stands_back(self) -> bool:
        """Whether the Goals still missing should all go to players without one (OUT-13.3)."""
        sight = self.sight
        if sight.red or not sight.completed[self.seat]:
            return False
        return self.waiting > 0.5 and self.late

    @property
    def late(self) -> bool:
        """Whether no more Goals are missing than there are Crew members without one.

        Where there may be Outsiders among those who wait, the others must not wait for them.
        """
        sight = self.sight
        slack = 0.3 if not sight.outsiders else -0.05
        return self.missing <= self.waiting + slack

    @property
    def missing(self) -> int:
        """How many Goals are missing until the Crew may declare."""
        return self.sight.players + 1 - self.sight.total

    @property
    def leisure(self) -> float:
        """What share of those who have a Goal may complete another one before it is late."""
        sight = self.sight
        free = sum(1 - self.red[seat] for seat in sight.goalless)
        spare = self.missing - free
        done = sum(1 - self.red[seat] for seat in range(sight.players) if sight.completed[seat])
        return min(1.0, max(LEAST, spare / max(1.0, done)))

    def prospect(self, goal: str) -> float:
        """How likely somebody of the own side completes this Goal soon if it is in play."""
        sight = self.sight
        missed = 1.0
        late = self.late
        for turns, seat in enumerate(sight.after(self.seat)):
            if not sight.survival[seat] or not self.lore.fits(sight.characters[seat], goal):
                continue
            if late and sight.completed[seat]:
                continue
            chance = self.chance_of(seat, goal)
            chance *= (1 - self.foe(seat)) * (1 - 0.06 * turns)
            missed *= 1 - min(0.9, chance)
        return 1 - missed

    def chance_of(self, seat: int, goal: str) -> float:
        """How likely another player with the skill can pay for a Goal, by word or by guess."""
        sight = self.sight
        chance = self.paid_by(seat, goal)
        if chance < 0:
            chance = self.likely_paid(goal) * min(1.0, sight.hands[seat] / 4)
            if seat == self.suspicion.played_by.get(goal, -1):
                chance = SETS_UP
            if seat in self.suspicion.tried.get(goal, ()):
                chance *= 0.35
            if not sight.completed[seat]:
                chance *= 1.2
        return chance

    def likely_paid(self, goal: str) -> float:
        """How likely a player with the skill also holds the Gear for a Goal."""
        icons = max(4, sum(self.lore.scrap.get(goal, ())))
        return PAYS * math.pow(4 / icons, 1.5)

    def paid_by(self, seat: int, goal: str) -> float:
        """How likely this player can pay for a Goal by what is said; -1 if nothing is."""
        hand = self.hearsay.hands[seat]
        if hand is None:
            return -1.0
        if self.lore.payment(hand, goal):
            return SAID
        missing = self.sight.hands[seat] - len(hand)
        return 0.1 + 0.1 * max(0, missing)

    def own_prospect(self, goal: str) -> float:
        """How likely this player completes it in the next turn."""
        sight = self.sight
        if not self.lore.fits(sight.character, goal) or not sight.mine or self.stands_back:
            return 0.0
        return 0.75 if self.lore.payment(sight.hand, goal) else 0.15

    def wanted(self, goal: str) -> float:
        """What completing this Goal is worth beside the count."""
        sight = self.sight
        worth = self.lore.repair.get(goal, 1.0)
        if goal in self.lore.reshuffles:
            worth += 2.5 if self.short else -0.4
        elif goal in self.lore.delays:
            worth += DELAY * self.lore.delay(goal, sight.players) * self.pressure
        elif goal in self.lore.heals:
            worth += 0.4 * (min(sight.survival) < 2)
            if "dead_air" in sight.ongoing:
                worth *= 0.4
        if sight.red:
            worth += 1.5 * self.lore.blows.get(goal, 0) + 3.0 * (goal in self.lore.storms)
        return worth

    # Cards.

    def worth(self, card: str) -> float:
        """What a card in hand is worth to keep; a Dark one less than nothing."""
        if self.lore.is_dark(card):
            return -1.0
        if self.lore.is_gear(card):
            return self._worth_of_gear(card)
        if self.lore.is_goal(card):
            return self._worth_of_goal(card)
        sight = self.sight
        return {
            "gravity_shield": 1.7,
            "echo_beacon": 2.6 if self.short else 1.8,
            "overdrive_wrench": 1.4,
            "containment_vial": 0.5 + 0.5 * sight.dark,
            "pulse_kit": 1.9,
        }.get(card, 1.0)

    def _worth_of_gear(self, card: str) -> float:
        sight = self.sight
        if self.stands_back:
            return 0.7
        goal = self.lore.goal.get(card, "")
        worth = 1.0 + 0.05 * sum(self.lore.icons.get(card, ()))
        if card in ("sorting_drone", "spore_tray"):
            worth += 0.2
        if goal in sight.goals and self.lore.fits(sight.character, goal):
            worth += 1.5
        elif goal in sight.hand and self.lore.fits(sight.character, goal):
            worth += 0.9
        elif any(self.lore.is_goal(c) for c in sight.goals) and self.lore.fits(
            sight.character, sight.goals[0]
        ):
            worth += 0.4
        return worth

    def _worth_of_goal(self, card: str) -> float:
        sight = self.sight
        held = len(sight.own_goals)
        need = self.lore.scrap_need.get(sight.character, 3)
        if self.lore.fits(sight.character, card) and self.lore.payment(sight.hand, card):
            return 1.6
        worth = 0.6 if held <= 2 else 0.3
        if self.rounds < 3 and held >= need - 1:
            worth += 0.8
        if self.rounds < 2:
            worth += 0.4
        return worth

    def least(self, cards: Sequence[str]) -> str:
        """Which card is missed least, Dark ones left out where that can be helped."""
        harmless = [card for card in cards if not self.lore.is_dark(card)] or cards
        least = min(harmless, key=lambda card: (self.worth(card), card))
        self.because("least", card=least)
        return least

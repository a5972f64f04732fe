"""How near the Crew is to its next Goals by what everybody says: the measure of help.

A player is as ready as for the best Goal within reach: in play or in a hand, paid from the own hand
or with one card of the Supply. Trades, gifts and draws are judged by what they do to all of them.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from .cards import Lore, payments

if TYPE_CHECKING:
    from .mind import Mind

Gear = tuple[str, ...]

HELD = 0.7  # how much nearer a Goal in play is than one in a hand
SUPPLIED = 0.4  # the same for one in the Supply
FETCHED = 0.62  # what it is worth if one card of the Supply is missing
BEGUN = 0.3  # the most that an unfinished payment is worth
DARK = 0.14  # what a Dark card in hand weighs
IDLE_DARK = 0.05  # the same in the hand of who only helps
SUPPLY_DARK = 0.06  # the same in the Supply
POISON = 0.5  # what it costs if more than half of the Supply is Dark
NEAR = 0.65  # how ready somebody must be for the others to wait
SPARE = 0.8  # how much a second Goal of the same player counts while more are missing than that


@lru_cache(maxsize=50_000)
def begun(lore: Lore, gear: Gear, goal: str) -> float:
    """What these Gear cards are worth for a Goal: 1 if they pay for it."""
    if payments(lore, gear, goal):
        return 1.0
    cost = lore.scrap.get(goal)
    if not gear or cost is None or not any(cost):
        return 0.0
    have = [0, 0, 0, 0, 0]
    for card in gear:
        for i, count in enumerate(lore.icons[card]):
            have[i] += count
    met = sum(min(have[i], cost[i]) for i in range(4)) + have[4]
    need = sum(cost)
    if cost[4]:
        met = sum(have)
    return BEGUN * min(met, need) / need


class Outlook:
    """Everybody's hands as they are said to be, and what may be done with them."""

    def __init__(self, bot: Mind) -> None:
        sight = bot.sight
        self.bot = bot
        self.lore = bot.lore
        self.seat = bot.seat
        said = bot.hearsay.hands
        self.hands = [said[s] if s != bot.seat else sight.hand for s in range(sight.players)]
        self.supply = bot.hearsay.known_supply(sight)
        self.goals: dict[str, float] = dict.fromkeys(sight.goals, 1.0)
        for seat, hand in enumerate(self.hands):
            if hand and (seat == bot.seat or bot.foe(seat) < 0.5):
                for card in hand:
                    if self.lore.is_goal(card):
                        self.goals.setdefault(card, HELD)
        for card in self.supply:
            if self.lore.is_goal(card):
                self.goals.setdefault(card, SUPPLIED)
        self.weights = [self.weight(seat) for seat in range(sight.players)]
        self.given = {card for card in sight.hand if self.goals.get(card) == HELD}
        self.mine: Gear = self.gear_of(sight.hand)
        self.fits = [
            [goal for goal in self.goals if self.lore.fits(sight.characters[seat], goal)]
            for seat in range(sight.players)
        ]

    def gear_of(self, hand: list[str]) -> Gear:
        """The Gear among these cards, in a fixed order."""
        return tuple(sorted(card for card in hand if self.lore.is_gear(card)))

    def weight(self, seat: int) -> float:
        """How much the Crew wants this player to complete a Goal."""
        bot, sight = self.bot, self.bot.sight
        if seat == bot.seat and sight.red:
            return 1.0
        trust = 1.0 if seat == bot.seat else 1 - bot.foe(seat)
        if not sight.survival[seat]:
            trust *= 0.4
        if sight.completed[seat]:
            trust *= 0.05 if bot.late else SPARE * bot.leisure
        return trust

    def direct(self, seat: int, gear: Gear) -> float:
        """How ready a player with this Gear is, without the Supply."""
        return max(
            (self.goals[g] * begun(self.lore, gear, g) for g in self.fits[seat]), default=0.0
        )

    def fetched(self, seat: int, gear: Gear, card: str) -> float:
        """The same if this card lies in the Supply."""
        best = 0.0
        for goal in self.fits[seat]:
            if (
                begun(self.lore, gear, goal) < 1
                and begun(self.lore, tuple(sorted((*gear, card))), goal) == 1
            ):
                best = max(best, FETCHED * self.goals[goal])
        return best

    def others(self, cards: set[str]) -> dict[str, list[tuple[int, float, float]]]:
        """For each Gear that could lie in the Supply: who is how much readier by it."""
        found: dict[str, list[tuple[int, float, float]]] = {card: [] for card in cards}
        for seat, hand in enumerate(self.hands):
            if seat == self.seat or hand is None or self.weights[seat] < 0.1:
                continue
            gear = self.gear_of(hand)
            now = self.direct(seat, gear)
            for card in cards:
                gain = self.fetched(seat, gear, card) - now
                if gain > 0:
                    found[card].append((seat, gain, self.weights[seat]))
        return found

    def help(self, supply: list[str], gains: dict[str, list[tuple[int, float, float]]]) -> float:
        """What a Supply like this is worth to the others."""
        best: dict[int, float] = {}
        for card in set(supply):
            for seat, gain, weight in gains.get(card, ()):
                best[seat] = max(best.get(seat, 0.0), gain * weight)
        return sum(best.values())

    def near(self, goal: str, hand: list[str]) -> float:
        """How near a Goal is if this is the own hand and what is missing from it was left."""
        if goal in hand:
            return max(HELD, self.goals[goal])
        return SUPPLIED if goal in self.given else self.goals[goal]

    def ready(self, hand: list[str]) -> float:
        """What the own hand is worth to the Crew."""
        gear = self.gear_of(hand)
        dark = sum(self.lore.is_dark(card) for card in hand)
        kept = sum(0.06 * self.bot.worth(card) for card in hand if not self.lore.is_dark(card))
        burden = DARK if self.weights[self.seat] > 0.5 else IDLE_DARK
        direct = max(
            (self.near(goal, hand) * begun(self.lore, gear, goal) for goal in self.fits[self.seat]),
            default=0.0,
        )
        return self.weights[self.seat] * direct + kept - burden * dark

    def opens(self, goal: str) -> float:
        """What it brings the others if this Goal is in a hand and not in the Supply."""
        gain = 0.0
        for seat, hand in enumerate(self.hands):
            if seat != self.seat and hand and goal in self.fits[seat]:
                gear = self.gear_of(hand)
                begins = begun(self.lore, gear, goal)
                other = max(
                    (
                        self.goals[g] * begun(self.lore, gear, g)
                        for g in self.fits[seat]
                        if g != goal
                    ),
                    default=0.0,
                )
                before = max(other, SUPPLIED * begins)
                gain += self.weights[seat] * max(0.0, HELD * begins - before)
        return gain

    def trades(self, supply: list[str]) -> list[tuple[float, str, str]]:
        """Every trade with this Supply: what it brings, the card left and the card taken."""
        hand = self.bot.sight.hand
        gains = self.others({card for card in (*hand, *supply) if self.lore.is_gear(card)})
        now = self.ready(hand) + self.help(supply, gains)
        dark = sum(self.lore.is_dark(card) for card in supply)
        goals = {card for card in (*hand, *supply) if self.lore.is_goal(card)}
        opens = {goal: self.opens(goal) for goal in goals}
        found = []
        for left in dict.fromkeys(hand):
            rest = hand[:]
            rest.remove(left)
            for taken in dict.fromkeys(supply):
                new = supply[:]
                new.remove(taken)
                new.append(left)
                load = dark + self.lore.is_dark(left) - self.lore.is_dark(taken)
                score = self.ready([*rest, taken]) + self.help(new, gains) - now
                score += opens.get(taken, 0.0) - opens.get(left, 0.0)
                score -= SUPPLY_DARK * (load - dark)
                if 2 * load > len(supply):
                    score -= POISON
                found.append((score, left, taken))
        return found

    @cached_property
    def searching(self) -> bool:
        """Whether nobody is near any Goal: then everybody looks for new cards."""
        for seat, hand in enumerate(self.hands):
            if self.weights[seat] >= 0.04:
                if hand is None or self.direct(seat, self.gear_of(hand)) >= NEAR:
                    return False
        return True

    def lacks(self) -> float:
        """How much this player wants new cards: 1 if nothing can be paid, 0 if all is ready."""
        if self.searching:
            return 1.0
        weight = self.weights[self.seat]
        return min(1.0, 1.4 * weight) * (1 - self.direct(self.seat, self.mine))

    def payable(self, goal: str) -> float:
        """How ready the readiest player for this Goal is."""
        best = 0.0
        for seat, hand in enumerate(self.hands):
            if hand is not None and self.weights[seat] >= 0.1 and goal in self.fits[seat]:
                best = max(
                    best,
                    begun(self.lore, self.gear_of(hand), goal) * min(1.0, 2 * self.weights[seat]),
                )
        return best

"""Who completes which Goal when: the turns until it is this player's turn again, thought ahead.

Only one Goal is in play at a time, so a Goal that waits for its player keeps out others that could
be completed sooner. By what everybody says to hold, each of the next players in turn completes the
Goal in play, puts another one there, or leaves it; what is best for the Crew is looked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .mind import Mind

LATER = 0.93  # what a Goal is still worth one turn later
BONUS = 0.1  # what a Repair bonus weighs beside the Goal itself
FOLLOWS = 0.8  # how likely a player puts the Goal into play that suits the others best
LEFT_OVER = 0.1  # what a Goal in play is worth after the last turn that was thought ahead


class Schedule:
    """The next turns, this player's own next one the last of them."""

    def __init__(self, bot: Mind) -> None:
        self.bot = bot
        self.seats = [*bot.sight.after(bot.seat), bot.seat]
        self._known: dict[tuple[int, str], float] = {}

    def reward(self, seat: int, goal: str) -> float:
        """What it is worth that this player completes this Goal."""
        return self.bot.outlook.weights[seat] * (1 + BONUS * self.bot.wanted(goal))

    def chance(self, seat: int, goal: str) -> float:
        """How likely this player can complete it when the turn comes."""
        bot = self.bot
        if not bot.sight.survival[seat] or not bot.lore.fits(bot.sight.characters[seat], goal):
            return 0.0
        if seat == bot.seat:
            return float(bool(bot.lore.payment(bot.sight.hand, goal)))
        return bot.chance_of(seat, goal)

    def after(self, goal: str, place: int = 0) -> float:
        """Goals to be expected from this turn on if this one is in play, `""` for none."""
        key = (place, goal)
        if key not in self._known:
            self._known[key] = self._look(goal, place)
        return self._known[key]

    def _look(self, goal: str, place: int) -> float:
        if place == len(self.seats):
            return LEFT_OVER * bool(goal)
        seat = self.seats[place]
        bot = self.bot
        waits = self.after(goal, place + 1)
        trust = 1 - bot.red[seat] if seat != bot.seat else 1.0
        held = bot.outlook.hands[seat] or ()
        goals = {card for card in held if bot.lore.is_goal(card)}
        pays = bot.sight.survival[seat] > 1
        worth = LATER**place
        best = waits
        for card in goals:
            best = max(best, self.after(card, place + 1))
            if pays and card != goal:
                sure = self.chance(seat, card)
                if sure > 0.5:
                    now = worth * sure * self.reward(seat, card) + self.after("", place + 1)
                    best = max(best, now)
        otherwise = waits + FOLLOWS * (best - waits)
        chance = self.chance(seat, goal) if goal else 0.0
        if chance:
            cleared = self.after("", place + 1)
            if pays:
                next_ = max((self.after(card, place + 1) for card in goals), default=cleared)
                cleared += FOLLOWS * max(0.0, next_ - cleared)
            done = worth * self.reward(seat, goal) + cleared
            otherwise = chance * max(done, otherwise) + (1 - chance) * otherwise
        return trust * otherwise + (1 - trust) * waits

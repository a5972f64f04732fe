"""What texts and cards are worth to a player, in thousands of credits.

A text is worth what its parts are, by the odds of its tests and fights: the same steps that the
rules carry out are read here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .. import pack as p
from ..rules import conditions as c
from ..rules import effects as e
from ..state import GROUND, SHIP
from .sight import Sight

FAME: Final = 5.0
REPUTATION: Final = 0.8
DAMAGE: Final = 0.6
DEFEAT: Final = 4.0  # three thousand, the secrets and the rest of the turn
CREW: Final = 4.0
SECRET: Final = 1.5
FREE_CARD: Final = 3.0
BARGAIN: Final = 0.7
ROLLED: Final = 0.625  # damage of one die
FACES: Final = (2 / 8, 2 / 8, 3 / 8, 1 / 8)  # blank, focus, hit, crit
ILLEGAL: Final = 0.64  # of deliveries that succeed
PATIENCE: Final = 0.87  # what a thing is worth that comes a turn later
STEADY: Final = 2.6  # what any turn brings

Step = tuple[Any, ...]


class Worth:
    """What things are worth to the player of a sight."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.pack = sight.pack

    # Texts.

    def of(self, effects: tuple[Step, ...]) -> float:
        """What a list of effects is worth."""
        return sum(self.step(step) for step in effects)

    def step(self, step: Step) -> float:
        """What one effect is worth."""
        known = STEPS.get(step[0])
        return known(self, *step[1:]) if known else 0.0

    def block(self, number: int) -> float:
        """What a block is worth, after what it costs."""
        block = self.pack.blocks[number]
        return self.of(block.do) - self.price(block.cost)

    def price(self, cost: tuple[Step, ...]) -> float:
        """What has to be paid."""
        return -sum(self.step(step) for step in cost)

    def credits(self, n: int) -> float:
        """Money; what is not there cannot be lost."""
        return max(n, -self.sight.credits) / 1000

    def paid(self, n: int) -> float:
        """Money that is spent."""
        return -n / 1000

    def fame(self, n: int) -> float:
        """Fame, dearer when it wins."""
        missing = self.sight.target - self.sight.fame[self.sight.seat]
        return n * FAME + (100.0 if 0 < missing <= n else 0.0)

    def reputation(self, faction: int, change: int, *whose: int) -> float:
        """Reputation, as far as it changes at all."""
        standing = self.sight.reputation
        if 0 <= faction < p.FACTIONS:
            now = standing[faction]
            moved = max(-1, min(1, now + change)) - now
            return moved * (REPUTATION + (0.6 if now + change < 0 else 0.0))
        return change * REPUTATION

    def damage(self, body: int, n: int) -> float:
        """Damage, and what it means to be defeated by it."""
        left = self.sight.room_for_damage(SHIP if body == SHIP else GROUND)
        return -(n * DAMAGE + (DEFEAT if n >= left else 0.0))

    def recover(self, body: int, n: int) -> float:
        """Damage that goes."""
        return min(self.sight.damage(), 8 if n < 0 else n) * DAMAGE

    def test(self, skills: tuple[int, ...], passed: Any, failed: Any) -> float:
        """A test, of the skill that is likeliest."""
        chance = max(self.sight.skill(skill) for skill in skills)
        return chance * self.of(passed) + (1 - chance) * self.of(failed)

    def roll(self, *faces: Any) -> float:
        """A die with a text for each face."""
        return sum(chance * self.of(text) for chance, text in zip(FACES, faces, strict=True))

    def roll_each(self, number: int, thing: int, *faces: Any) -> float:
        """Several dice."""
        return (number or self.sight.type_count(thing)) * self.roll(*faces)

    def fight_card(self, kind: int, value: int, won: Any, lost: Any) -> float:
        """A fight against so many dice."""
        chance = self.sight.win(kind, value)
        return chance * self.of(won) + (1 - chance) * self.of(lost) - self.wounds(kind, value)

    def wounds(self, kind: int, dice: int) -> float:
        """What a fight against so many dice costs in damage."""
        expected = ROLLED * dice
        left = self.sight.room_for_damage(kind)
        risk = 0.0 if left > 2 * dice else max(0.0, min(1.0, expected / max(left, 1) - 0.5))
        return expected * DAMAGE + risk * DEFEAT

    def patrol(self, faction: int) -> float:
        """An encounter with a patrol."""
        level = self.sight.facts["patrol_level"][faction] - 1
        dice = self.sight.patrol_dice(faction)
        if dice < 0:
            return -DEFEAT - 4 * DAMAGE
        chance = self.sight.win(SHIP, dice)
        reward = self.of(self.pack.patrol_reward[faction][level]) + self.reputation(faction, -1)
        return chance * reward - self.wounds(SHIP, dice)

    def may(self, block: int) -> float:
        """What one need not do."""
        return max(0.0, self.block(block))

    def choose(self, blocks: tuple[int, ...]) -> float:
        """The best of several."""
        return max(self.block(block) for block in blocks)

    def if_then(self, condition: Any, then: Any, otherwise: Any) -> float:
        """One or the other, as far as the condition can be seen."""
        holds = self.holds(condition)
        if holds is None:
            return (self.of(then) + self.of(otherwise)) / 2
        return self.of(then if holds else otherwise)

    def holds(self, condition: Any) -> bool | None:
        """Whether a condition on the own party holds, as far as it is easy to see."""
        if condition and condition[0] is c.rep and 0 <= condition[1] < p.FACTIONS:
            return self.sight.reputation[condition[1]] in SIGNS[condition[2]]
        return None

    def each(self, which: int, one: int, two: int, do: Any) -> float:
        """Mostly what everybody gets."""
        return self.of(do) / 2

    def as_other(self, who: int, do: Any) -> float:
        """What others get."""
        return -0.3 * self.of(do) if who == e.OTHER else self.of(do)

    def gain_this(self, kind: int, *more: Any) -> float:
        """A card that is kept."""
        if kind == p.CREW:
            return CREW if self.sight.free_slots(p.CREW) else CREW / 3
        return FREE_CARD if self.sight.free_slots(kind) else 0.5

    # Cards.

    def card(self, card: int) -> float:
        """What it is worth to hold a card."""
        kind = self.pack.type[card]
        by_type: dict[int, Callable[[int], float]] = {
            p.CARGO: self.cargo, p.JOB: self.job, p.BOUNTY: self.bounty, p.GEAR: self.equipment,
            p.MOD: self.equipment, p.CREW: self.crew, p.SHIP_CARD: self.ship_card,
            p.EVENT: lambda card: self.of(self.pack.on_purchase[card]),
        }  # fmt: skip
        return by_type[kind](card) if kind in by_type else 0.0

    def later(self, worth: float, space: int) -> float:
        """What something is worth at a place that is still to be reached."""
        if space < 0:
            return worth * 0.5
        return float(worth * PATIENCE ** self.sight.turns_to(space))

    def cargo(self, card: int) -> float:
        """What a delivery brings."""
        worth = self.of(self.pack.reward[card])
        if self.pack.traits[card] & p.ILLEGAL:
            worth *= ILLEGAL
        return self.later(worth, self.destination(card))

    def destination(self, card: int) -> int:
        """Where a card is to go, as far as that is one place."""
        return self.pack.destination[card]

    def job(self, card: int) -> float:
        """What a job brings, by the odds of what it tests."""
        return self.later(self.attempt(card), self.destination(card))

    def attempt(self, card: int) -> float:
        """What an attempt is worth at the place of the job."""
        chance = 1.0
        for skill in self.pack.tests[card]:
            critical = self.pack.critical[card] >> skill & 1
            chance *= self.sight.skill(skill) if critical else 0.5 + self.sight.skill(skill) / 2
        if self.pack.needs_other[card] and not self.pack.tests[card]:
            chance = 0.5
        return chance * self.of(self.pack.reward[card]) - (1 - chance) * 1.0

    def hunt(self, card: int) -> float:
        """What a fight for a bounty is worth where its person is met."""
        kind, dice = self.pack.fight_kind[card], self.pack.fight_value[card]
        reward = max(
            self.of(self.pack.eliminate[card]),
            self.later(self.of(self.pack.reward[card]), self.destination(card)),
        )
        return self.sight.win(kind, dice) * reward - self.wounds(kind, dice)

    def bounty(self, card: int) -> float:
        """What a bounty is worth: known where its person is, or still to be found."""
        if card in self.sight.captured:
            return self.later(self.of(self.pack.reward[card]), self.destination(card))
        where = self.whereabouts(card)
        if not where:
            return 0.0
        found = 1.0 if len(where) == 1 else 1.2 / len(where)
        nearest = min(self.sight.turns_to(space) for space in where)
        return float(max(0.0, self.hunt(card)) * found * PATIENCE**nearest)

    def whereabouts(self, card: int) -> list[int]:
        """Where the person of a bounty can be, for all that this player knows."""
        sight, target = self.sight, self.pack.target[card]
        hidden = []
        for spot, space in enumerate(self.pack.spot_space):
            known = sight.contact_at(spot)
            if known == target:
                return [space]
            same = self.pack.spot_class[spot] == self.pack.contact_class[target]
            if known == -2 and same:
                hidden.append(space)
        return hidden

    def equipment(self, card: int) -> float:
        """Gear and mods, by what they add and do."""
        worth = 0.0
        for ability in self.pack.abilities[card]:
            for what, number in ability.adds:
                worth += number * ADDED.get(what, 1.0)
                if p.TO_SKILL <= what < p.TO_SLOT:
                    worth += number * 2.2
            if not ability.adds:
                worth += 2.0
        return worth

    def crew(self, card: int) -> float:
        """People, by their skills and abilities."""
        new = sum(
            1.8 if not self.sight.values["skills"][p.SKILLS[skill]] else 1.0
            for skill in self.pack.skills[card]
        )
        return new + self.equipment(card)

    def ship_card(self, card: int) -> float:
        """A better ship, with its goal."""
        return self.ship(self.pack.ship_of[card]) - self.ship(self.sight.ship)

    def ship(self, ship: int) -> float:
        """A ship, with the fame of its goal if it is still to be had."""
        pack = self.pack
        worth = pack.ship_combat[ship] * 2.6 + pack.hull[ship] * 1.2 + pack.hyperdrive[ship] * 1.2
        worth += sum(pack.slots[ship]) * 1.6
        flipped = ship == self.sight.ship and self.sight.facts["ship_flipped"][self.sight.seat]
        return worth + (0.0 if ship in pack.starters or flipped else FAME * 0.6)


SIGNS: Final = {  # the reputations that each of these means
    c.POSITIVE_ONLY: (1,), c.NEGATIVE_ONLY: (-1,), c.NEUTRAL_ONLY: (0,), c.NOT_NEGATIVE: (0, 1),
    c.NOT_POSITIVE: (-1, 0),
}  # fmt: skip
ADDED: Final = {
    p.TO_GROUND: 2.6, p.TO_HEALTH: 1.2, p.TO_SHIP: 2.6, p.TO_HULL: 1.2, p.TO_HYPERDRIVE: 1.4,
    p.TO_FAME: FAME,
}  # fmt: skip
STEPS: Final[dict[Any, Callable[..., float]]] = {
    e.credits: Worth.credits,
    e.cost_credits: Worth.paid,
    e.fame: Worth.fame,
    e.fame_add: Worth.fame,
    e.reputation: Worth.reputation,
    e.damage: Worth.damage,
    e.recover: Worth.recover,
    e.test: Worth.test,
    e.roll: Worth.roll,
    e.roll_each: Worth.roll_each,
    e.fight_card: Worth.fight_card,
    e.may: Worth.may,
    e.carry_out: Worth.block,
    e.choose: Worth.choose,
    e.if_then: Worth.if_then,
    e.each: Worth.each,
    e.act_as: Worth.as_other,
    e.gain_this: Worth.gain_this,
    e.gain_top: lambda worth, *args: FREE_CARD,
    e.buy_top: lambda worth, deck, discount: BARGAIN if worth.sight.credits > 3000 else 0.1,
    e.market_action: lambda worth: BARGAIN,
    e.discard_asset: lambda worth, kind: -2.5,
    e.discard_this: lambda worth: -2.0,
    e.take_asset: lambda worth, *args: FREE_CARD,
    e.take_credits: lambda worth, n: n / 1000,
    e.give_credits: lambda worth, n: -n / 1000,
    e.contact_reveal: lambda worth, *args: 0.3,
    e.contact_look: lambda worth, *args: 0.2,
    e.keep_secret: lambda worth, ability: SECRET,
    e.move: lambda worth, n: 0.3 * max(n, 3),
    e.patrol_push: lambda worth, *args: 0.3,
    e.deliver_now: lambda worth: 5.0,
    e.job_done: lambda worth: 6.0,
    e.job_fail: lambda worth: -3.0,
    e.goal_done: lambda worth: FAME,
    e.token: lambda worth, n: 2.0,
    e.mark: lambda worth: 2.5,
    e.temp_skill: lambda worth, skill: 0.5,
    e.extra_encounter: lambda worth: STEADY,
}

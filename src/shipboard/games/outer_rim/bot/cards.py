"""What cards are worth to hold: equipment, people and ships by what they add, the rest by what
they bring where they are wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .. import pack as p
from ..rules import conditions as c
from ..rules import effects as e
from ..rules.expansion.duels import BOUNTY_CREDITS, BOUNTY_FAME
from ..state import AS_A_CHARACTER, CAPTURED, ELIMINATED, GROUND, SHIP
from .ambitions import FINAL
from .scale import PATIENCE
from .sight import HIDDEN, Sight
from .worth import Worth

RESIDUE: Final = 0.7  # of what a card cost that it is worth in barter some day
EVERYDAY: Final = 3.2  # what tests of one skill are worth in a long game, if they all pass
TRUSTED: Final = 0.9  # of a reward that is still to be fetched
GOAL: Final = 0.65  # how likely the goal of a new ship is reached
FAILURE: Final = 0.6  # what a failed job costs beside the turn
UNKNOWN: Final = 2  # turns to a place that is not known yet
PROTECTED: Final = 1  # dice that the abilities of an owner are worth who protects a crew
ADDED: Final = {  # what static abilities are worth in a long game
    p.TO_GROUND: 3.2, p.TO_HEALTH: 1.0, p.TO_SHIP: 2.6, p.TO_HULL: 1.2, p.TO_HYPERDRIVE: 2.2,
}  # fmt: skip
SLOT: Final = {
    p.GEAR_SLOT: 0.3, p.JOB_SLOT: 0.5, p.MOD_SLOT: 0.8, p.CARGO_SLOT: 2.2, p.FLEX_SLOT: 2.4,
    p.CREW_SLOT: 2.0,
}  # fmt: skip


class Texts:
    """What encounters and jobs are worth to a player by their texts, from wherever it comes."""

    def __init__(self) -> None:
        self.spaces: dict[int, float] = {}
        self.talks: dict[tuple[int, int], float] = {}  # by person and place, or ANYWHERE
        self.jobs: dict[int, float] = {}  # that are worth the same at any place


class Cards(Worth):
    """What cards are worth to the player of a sight."""

    def __init__(self, sight: Sight, texts: Texts) -> None:
        super().__init__(sight)
        self.texts = texts
        self.hunts: dict[int, float] = {}  # by bounty
        self.jobs = [card for card in sight.own if sight.pack.type[card] == p.JOB]

    def card(self, card: int) -> float:
        """What it is worth to hold a card, or to get one that is done with at once."""
        kind = self.pack.type[card]
        found = BY_TYPE.get(kind)
        return (found(self, card) if found else 0.0) + self.aims.card(card)

    def use(self, ability: p.Ability) -> float:
        """What using an ability is worth; of a final goal, by the odds of its databank card."""
        number = self.pack.goals[ability.of].databank if ability.source == p.OF_GOAL else 0
        if not number:
            return super().use(ability)
        cards = self.pack.by_number[number]
        return sum(self.play(self.pack.steps[card], 0, FINAL) for card in cards) / len(cards)

    def gain_this(self, kind: int, *more: Any) -> float:
        """The card that is read, kept, and what follows."""
        if self.reading < 0:
            return super().gain_this(kind, *more)
        worth = self.card(self.reading)
        if kind == p.CREW:
            worth += self.bonus(p.GAIN_CREW)
        if not self.sight.free_slots(kind):
            rivals = [self.card(own) for own in self.sight.own if self.pack.type[own] == kind]
            worth -= min(rivals, default=worth)
        return max(0.0, worth) + (self.of(more[-1]) if more else 0.0)

    def taken(self, kind: int, most: int, trait: int) -> float:
        """The best card of the other player that is meant; 0 if there is none."""
        sort = p.CREW if kind == c.DROID_CREW else kind
        found = [
            self.card(card)
            for card in self.sight.assets_of(self.other)
            if (kind == e.ANY_ASSET or self.pack.type[card] == sort)
            and self.pack.cost[card] <= most
            and (not trait or self.pack.traits[card] & trait)
        ]
        return max(found, default=0.0)

    # What is to be brought somewhere.

    def later(self, worth: float, space: int) -> float:
        """What something is worth at a place that is still to be reached."""
        turns = self.sight.turns_to(space) if space >= 0 else UNKNOWN
        return float(worth * TRUSTED * PATIENCE ** max(1, turns))

    def delivery(self, card: int) -> float:
        """What a cargo brings where it is wanted."""
        before, self._space = self._space, self.sight.destination(card)
        worth = self.of(self.pack.reward[card]) + self.bonus(p.DELIVERED)
        self._space = before
        if self.pack.traits[card] & p.ILLEGAL:
            worth = (worth + self.bonus(p.DELIVERED_ILLEGAL)) * self.smuggling()
        return worth

    def smuggling(self) -> float:
        """How likely illegal cargo is delivered: by the die, or after a card of the databank."""
        faces = self.pack.die
        good = {p.HIT}
        for ability in self.abilities:
            if ability.when == p.ILLEGAL_ROLL:
                good.update(step[1 + 1] for step in ability.do if len(step) > 3)
        chance = sum(face in good for face in faces) / len(faces)
        cards = self.pack.by_number.get(1, ())
        found = [self.saved(step) for card in cards for step in self.pack.steps[card][0]]
        return chance + (1 - chance) * (sum(found) / len(found) if found else 0.0)

    def saved(self, step: tuple[Any, ...]) -> float:
        """How likely a card against smugglers lets the cargo through."""
        if step[0] is e.test:
            return max([self.passing(skill) for skill in step[1]])
        return 0.8

    def cargo(self, card: int) -> float:
        """What a cargo is worth on board."""
        return self.later(self.delivery(card), self.sight.destination(card))

    def job(self, card: int) -> float:
        """What a job is worth before it is attempted."""
        worth = max(0.0, self.attempt(card))
        if self.pack.destination[card] in (p.WITH_PLAYER, p.WITH_NEGATIVE):
            worth *= 0.6
        return self.later(worth, self.sight.destination(card))

    def attempt(self, card: int) -> float:
        """What an attempt is worth at the place of the job."""
        if self.reading >= 0:
            return self.attempted(card)
        if card not in self.texts.jobs:
            before, self.bound = self.bound, False
            worth = self.attempted(card)
            if self.bound:
                return worth
            self.texts.jobs[card], self.bound = worth, before
        return self.texts.jobs[card]

    def attempted(self, card: int) -> float:
        """The same, worked out."""
        done = self.of(self.pack.reward[card]) + self.bonus(p.JOB_DONE)
        own = self.pack.encounter[card]
        if own:
            return self.play((own,), 0, done)
        return self.play(self.pack.steps[card], 0, done)

    # The steps of a job. `rest` are the effects still to come of the step, `at` is its place.

    def play(self, steps: tuple[p.Effects, ...], at: int, done: float) -> float:
        """What the steps of a job are worth from this one on; without an end it has failed."""
        return self.then(steps, at, steps[at], done) if at < len(steps) else -FAILURE

    def then(self, steps: tuple[p.Effects, ...], at: int, rest: p.Effects, done: float) -> float:
        """What is worth what is left of a step, and the steps after it."""
        if not rest:
            return self.play(steps, at + 1, done)
        step, rest = rest[0], rest[1:]
        if step[0] is e.job_done:
            return done
        if step[0] is e.job_fail:
            return -FAILURE
        if step[0] is e.goto:
            return self.play(steps, step[1] - 1, done)
        if step[0] is e.test:
            chance = max([self.passing(skill) for skill in step[1]])
            good = self.then(steps, at, step[2] + rest, done)
            good += max(self.aims.passed(skill) for skill in step[1])
            return chance * good + (1 - chance) * self.then(steps, at, step[3] + rest, done)
        if step[0] is e.fight_card:
            return self.battle(steps, at, step, rest, done)
        if step[0] is e.fight_player:
            chance = 0.5
            good = self.then(steps, at, step[2] + rest, done)
            return chance * good + (1 - chance) * self.then(steps, at, step[3] + rest, done) - 1.0
        if step[0] is e.choose:
            blocks = [self.pack.blocks[number] for number in step[1]]
            return max(
                self.of(block.cost) + self.then(steps, at, block.do + rest, done)
                for block in blocks
            )
        if step[0] is e.databank:
            cards = self.pack.by_number.get(step[1], ())
            found = [self.play(self.pack.steps[card], 0, done) for card in cards]
            return sum(found) / len(found) if found else -FAILURE
        return self.of((step,)) + self.then(steps, at, rest, done)

    def battle(
        self, steps: tuple[p.Effects, ...], at: int, step: Any, rest: p.Effects, done: float
    ) -> float:
        """A fight within a job: who is defeated by it has failed."""
        _, kind, dice, won, lost = step
        chance = self.win(kind, dice)
        good = self.then(steps, at, won + rest, done) + self.bonus(p.COMBAT_WON)
        worth = chance * good + (1 - chance) * self.then(steps, at, lost + rest, done)
        beaten = self.beaten(kind, dice)
        return (1 - beaten) * worth - beaten * FAILURE - self.wounds(kind, dice)

    # People who are hunted.

    def caught(self, card: int) -> float:
        """What a captured contact brings where it is wanted."""
        after = self.pack.reward[card] + self.pack.after_reward[card]
        return (
            self.of(after) + self.bonus(p.BOUNTY_REWARD, CAPTURED) + self.bonus(p.DELIVERED_BOUNTY)
        )

    def killed(self, card: int) -> float:
        """What the elimination of a contact brings at once."""
        after = self.pack.eliminate[card] + self.pack.after_reward[card]
        return self.of(after) + self.bonus(p.BOUNTY_REWARD, ELIMINATED)

    def fight(self, card: int) -> tuple[int, int]:
        """The kind of the fight for a bounty, and the dice against it: an owner protects a crew."""
        crew = self.pack.contact_card[self.pack.target[card]]
        for other in self.sight.others:
            if crew in self.sight.assets_of(other) and not self.sight.facts["defeated"][other]:
                kind = GROUND if self.pack.space_kind[self.sight.at[other]] == p.PLANET else SHIP
                values = self.sight.facts["values"][other]
                return kind, int(values["ship" if kind else "ground"]) + PROTECTED
        return self.pack.fight_kind[card], self.pack.fight_value[card]

    def chance(self, card: int) -> float:
        """How likely the fight for a bounty is won."""
        return self.win(*self.fight(card))

    def prey(self, card: int) -> int:
        """The player whose character a bounty means (RIM-43.1), -1 if it is nobody's."""
        who = self.pack.contact_character[self.pack.target[card]]
        if who < 0:
            return -1
        name = self.pack.names["character"][who]
        shown = self.sight.zones["character"]
        return next((seat for seat in self.sight.players if name in shown[seat]["cards"]), -1)

    def duel(self, card: int, other: int) -> float:
        """What a fight with another player for the bounty on them is worth (RIM-43.4)."""
        kind = GROUND if self.pack.space_kind[self.sight.at[other]] == p.PLANET else SHIP
        values = self.sight.facts["values"][other]
        dice = int(values["ship" if kind else "ground"])
        reward = self.scale.pay(BOUNTY_CREDITS) + self.fame(BOUNTY_FAME)
        reward += self.bonus(p.BOUNTY_REWARD, AS_A_CHARACTER) + self.bonus(p.COMBAT_WON)
        return self.win(kind, dice) * reward - self.wounds(kind, dice)

    def hunt(self, card: int) -> float:
        """What a fight for a bounty is worth where its person is met."""
        if self.reading >= 0:
            return self.hunted(card)
        if card not in self.hunts:
            before, self.bound = self.bound, False
            worth = self.hunted(card)
            if self.bound:
                return worth
            self.hunts[card], self.bound = worth, before
        return self.hunts[card]

    def hunted(self, card: int) -> float:
        """The same, worked out."""
        prey = self.prey(card)
        if prey >= 0:
            return self.duel(card, prey)
        kind, dice = self.fight(card)
        reward = max(self.killed(card), self.later(self.caught(card), self.sight.destination(card)))
        reward += self.bonus(p.COMBAT_WON) + self.aims.beaten(self.pack.target[card])
        return self.win(kind, dice) * reward - self.wounds(kind, dice)

    def bounty(self, card: int) -> float:
        """What a bounty is worth: known where its person is, or still to be found."""
        if card in self.sight.captured:
            return self.later(self.caught(card), self.sight.destination(card))
        where = self.whereabouts(card)
        if not where:
            return 0.0
        found = 1.0 if len(where) == 1 else min(1.0, 2.2 / len(where))
        nearest = min(self.sight.turns_to(space) for space in where)
        return float(max(0.0, self.hunt(card)) * found * PATIENCE ** (nearest + (found < 1)))

    def whereabouts(self, card: int) -> list[int]:
        """Where the person of a bounty can be, for all that this player knows."""
        sight, target = self.sight, self.pack.target[card]
        prey = self.prey(card)
        if prey >= 0:
            safe = prey == sight.seat or sight.facts["defeated"][prey]
            return [] if safe else [sight.at[prey]]
        hidden = []
        for spot, space in enumerate(self.pack.spot_space):
            known = sight.contact_at(spot)
            if known == target:
                return [space]
            same = self.pack.spot_class[spot] == self.pack.contact_class[target]
            if known == HIDDEN and same:
                hidden.append(space)
        crew = self.pack.contact_card[target]
        for seat in sight.players:
            if crew in sight.assets_of(seat):
                return [sight.at[seat]]
        return hidden

    # Equipment, people, ships.

    def equipment(self, card: int) -> float:
        """Gear and mods, by what they add and do, and by what they can pay for."""
        worth = self.added(card) + self.toward_goal(card)
        return worth + self.pack.cost[card] / 1000 * RESIDUE * self.scale.money

    def added(self, card: int) -> float:
        """What the abilities of a card are worth from now on."""
        worth = 0.0
        for ability in self.pack.abilities[card]:
            if ability.secret:
                continue
            for what, number in ability.adds:
                worth += self.adding(what, number, self.holds(ability.condition) is not False)
            if not ability.adds:
                worth += self.doing(ability)
        return worth

    def adding(self, what: int, number: int, now: bool) -> float:
        """What a number more is worth."""
        if p.TO_SKILL <= what < p.TO_SLOT:
            return self.skilled(what - p.TO_SKILL) * number
        if p.TO_SLOT <= what < p.TO_PRICE:
            return self.scale.lasting(SLOT.get(what - p.TO_SLOT, 1.0)) * number
        if what == p.TO_FAME:
            return self.scale.fame(number) * (1.0 if now else 0.4)
        if what >= p.PERMITS:
            return self.scale.lasting(1.0)
        if what >= p.TO_PRICE:
            return self.scale.lasting(number / 1000 * 3.0)
        return self.scale.lasting(ADDED[what] * number)

    def doing(self, ability: p.Ability) -> float:
        """What an ability that happens now and then is worth from now on."""
        self.some_day = True
        worth = self.now_and_then(ability)
        self.some_day = False
        return worth

    def now_and_then(self, ability: p.Ability) -> float:
        """The same, by when it happens."""
        if ability.when in FIGHTING:
            return self.scale.lasting(2.0)
        if ability.when == p.ACTION and ability.cost:
            return max(0.0, self.use(ability)) * TRUSTED * PATIENCE
        if ability.when == p.ACTION:
            return self.scale.lasting(max(0.3, 2 * self.use(ability)))
        if ability.when == p.TURN_END:
            return self.scale.lasting(5 * self.use(ability))
        if ability.when in (p.PATROL_WON, p.BOUNTY_REWARD):
            return self.scale.lasting(0.7 * max(0.0, self.use(ability)))
        return self.scale.lasting(1.0)

    def skilled(self, skill: int) -> float:
        """What it is worth that a skill counts once more."""
        gain = self.passing(skill, 1) - self.passing(skill)
        worth = self.scale.lasting(EVERYDAY) * gain
        for card in self.jobs:
            if skill in self.pack.tests[card]:
                vital = self.pack.critical[card] >> skill & 1
                worth += gain * self.scale.fame(1) * (0.8 if vital else 0.3)
        for ability in self.at_moments.get(p.ACTION, ()):
            for step in ability.do:
                if step[0] is e.test and skill in step[1]:
                    worth += gain * self.of(step[2])
        return worth

    def crew(self, card: int) -> float:
        """People, by their skills and abilities."""
        worth = sum(self.skilled(skill) for skill in self.pack.skills[card]) + self.added(card)
        return worth + self.toward_goal(card)

    def toward_goal(self, card: int) -> float:
        """What a card is worth for a goal that asks for such cards."""
        goal = self.pack.character_goal[self.sight.character]
        if goal is None or self.sight.flipped[0]:
            return 0.0
        kind = self.pack.type[card]
        if goal[0] is c.worth and kind in goal[1]:
            return float(self.scale.fame(1) * min(1.0, self.pack.cost[card] / goal[2]))
        if goal[0] is c.has and goal[1] == c.DROID_CREW:
            droid = kind == p.CREW and self.is_droid(card)
            return float(self.scale.fame(1) / goal[2]) if droid else 0.0
        return 0.0

    def is_droid(self, card: int) -> bool:
        """Whether a crew is a droid."""
        return bool(self.pack.traits[card] & p.DROID)

    def ship_card(self, card: int) -> float:
        """A better ship, with its goal."""
        return self.ship(self.pack.ship_of[card]) - self.ship(self.sight.ship)

    def ship(self, ship: int) -> float:
        """A ship: what it can do, what it cost, its goal if it is still to be had."""
        pack = self.pack
        worth = pack.ship_combat[ship] * ADDED[p.TO_SHIP] + pack.hull[ship] * ADDED[p.TO_HULL]
        worth += pack.hyperdrive[ship] * ADDED[p.TO_HYPERDRIVE]
        slots = zip(
            (p.MOD_SLOT, p.CARGO_SLOT, p.FLEX_SLOT, p.CREW_SLOT), pack.slots[ship], strict=True
        )
        worth += sum(SLOT[slot] * number for slot, number in slots)
        worth = self.scale.lasting(worth)
        worth += pack.ship_cost[ship] / 1000 * RESIDUE * self.scale.money * self.scale.share
        goal = pack.character_goal[self.sight.character]
        if goal and goal[0] is c.ship_cost and not self.sight.flipped[0]:
            worth += self.scale.fame(1) if pack.ship_cost[ship] >= goal[1] else 0.0
        return worth + self.ship_goal(ship)

    def ship_goal(self, ship: int) -> float:
        """What the goal of a ship is still worth."""
        if ship == self.sight.ship and self.sight.flipped[1]:
            return 0.0
        for ability in self.pack.ship_abilities[ship]:
            if ability.goal:
                price = self.of(ability.cost) if ship == self.sight.ship else 0.0
                price = max(price, -7.0)
                return max(0.0, self.scale.fame(1) * GOAL * min(1.0, 2 * self.scale.share) + price)
        return self.scale.fame(1) * GOAL * 0.5 if self.pack.ship_goal[ship] is not None else 0.0


FIGHTING: Final = (p.COMBAT_START, p.AFTER_MY_ROLL, p.AFTER_OPP_ROLL, p.SUFFER)
BY_TYPE: Final[dict[int, Callable[[Cards, int], float]]] = {
    p.CARGO: Cards.cargo,
    p.JOB: Cards.job,
    p.BOUNTY: Cards.bounty,
    p.GEAR: Cards.equipment,
    p.MOD: Cards.equipment,
    p.CREW: Cards.crew,
    p.SHIP_CARD: Cards.ship_card,
    p.EVENT: lambda cards, card: cards.of(cards.pack.on_purchase[card]),
}

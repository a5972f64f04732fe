"""What texts are worth to a player, in thousands of credits.

A text is worth what its parts are, by the odds of its tests and fights: the same steps that the
rules carry out are read here. Steps that are not known are worth nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .. import pack as p
from ..rules import conditions as c
from ..rules import customs
from ..rules import dice as d
from ..rules import effects as e
from ..state import GROUND, SHIP
from .ambitions import Aims
from .scale import Scale
from .sight import HIDDEN, Sight, passing, suffering, winning

REPUTATION: Final = 1.0
DISLIKED: Final = 0.8  # how much worse it is to be disliked than not to be liked
DAMAGE: Final = 0.45
DEFEAT: Final = 2.5  # the turn that is spent to recover, and what is cut short
LOST: Final = 3000  # credits of who is defeated
SECRET: Final = 1.2
FREE_CARD: Final = 3.0
BARGAIN: Final = 0.8
CREW: Final = 4.0
SOME_DAY: Final = 0.7  # how likely somebody comes with whom something can be done
FACES: Final[tuple[float, ...]] = (2 / 8, 2 / 8, 3 / 8, 1 / 8)  # blank, focus, hit, crit
AGAINST: Final = 0.4  # of what harms or helps one of the others
DICE: Final[dict[Any, float]] = {d.reroll: 0.9, d.turn: 1.4, d.add: 1.6}  # changes, in dice
SPOILT: Final = 1.3  # dice that abilities against the opponent's are worth
AGAIN_BAD: Final = 0.5  # of the dice: what rolling all bad ones again is worth
AGAIN_BLANKS: Final = 0.25  # the same for blanks only

ONCE: Final = 0.7  # how often what helps in one test a turn is still there

Step = tuple[Any, ...]


class Help:
    """What abilities do in tests."""

    def __init__(self) -> None:
        self.again = 0  # dice that are rolled again
        self.turned = 0  # a mask of the faces that are turned to a crit
        self.skilled = False  # a skill counts once more


def in_tests(ability: p.Ability) -> bool:
    """Whether an ability helps in tests, for nothing."""
    if ability.when not in (p.AFTER_MY_ROLL, p.BEFORE_TEST) or ability.cost:
        return False
    condition = ability.condition
    if condition is not None and condition[0] is c.any_hold:
        return (c.only_in, "test") in condition[1]
    return ability.only_in in ("", "test")


class Worth:
    """What things are worth to the player of a sight."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.pack = sight.pack
        self.scale = Scale(sight)
        self.aims = Aims(sight)
        self.abilities = sight.abilities()
        self.at_moments: dict[int, list[p.Ability]] = {}
        for ability in self.abilities:
            self.at_moments.setdefault(ability.when, []).append(ability)
        self.fought: dict[tuple[int, int], tuple[float, float, float]] = {}
        self.cut_short = -1.0  # what a defeat costs, once it was asked
        self._space: int = sight.here  # what "here" means in the text that is read
        self.bound = False  # whether it mattered since this was last said
        self.other = sight.others[0] if sight.others else sight.seat
        self.patrol_met = -1
        self.some_day = False  # whether texts are read for another time and place
        self.reading = -1  # the card that is read, if it can be gained
        self.helped = self.help()
        self.chances: dict[tuple[int, int], float] = {}
        self.edges = [self.edge(GROUND), self.edge(SHIP)] if sight.values else [(0.0, 0.0)] * 2

    # Texts.

    @property
    def space(self) -> int:
        """What "here" means in the text that is read."""
        self.bound = True
        return self._space

    @space.setter
    def space(self, space: int) -> None:
        self._space = space

    def of(self, effects: tuple[Step, ...]) -> float:
        """What a list of effects is worth."""
        total = 0.0
        for step in effects:
            known = STEPS.get(step[0])
            if known is None:
                continue
            # Compiled, a call with what there is costs far less than one with a slice.
            parts = len(step)
            if parts == 2:
                total += known(self, step[1])
            elif parts == 3:
                total += known(self, step[1], step[2])
            elif parts == 4:
                total += known(self, step[1], step[2], step[3])
            else:
                total += known(self, *step[1:])
        return total

    def block(self, number: int) -> float:
        """What a block is worth, after what it costs."""
        block = self.pack.blocks[number]
        return self.of(block.do) + self.of(block.cost)

    def use(self, ability: p.Ability) -> float:
        """What using an ability is worth, after what it costs; of a goal, what it counts for."""
        if ability.source == p.OF_GOAL:
            return self.aims.event(self.pack.goals[ability.of])
        return self.of(ability.do) + self.of(ability.cost)

    def at(self, space: int, effects: tuple[Step, ...], reading: int = -1) -> float:
        """What a text is worth that is read somewhere else, on a card that can perhaps be kept."""
        before = self._space, self.reading
        self._space, self.reading = space, reading
        worth = self.of(effects)
        self._space, self.reading = before
        return worth

    def bonus(self, moment: int, detail: int = -1) -> float:
        """What the own cards do at a moment: goals above all."""
        total = 0.0
        for ability in self.at_moments.get(moment, ()):
            if ability.detail in (-1, detail):
                if self.holds(ability.condition) is not False:
                    worth = self.use(ability)
                    total += max(0.0, worth) if ability.may else worth
        return total

    # Credits, fame, reputation, damage.

    def credits(self, n: int) -> float:
        """Money; what is not there cannot be lost."""
        return self.scale.pay(n)

    def paid(self, n: int) -> float:
        """Money that is spent."""
        return self.scale.pay(-n) if self.sight.credits >= n else -99.0

    def fame(self, n: int) -> float:
        """Fame, dearer when it wins."""
        return self.scale.fame(n)

    def faction(self, word: int) -> int:
        """The faction that a text means, -1 if it cannot be told."""
        if 0 <= word < p.FACTIONS:
            return word
        return self.pack.space_faction[self.space] if word == c.HERE else -1

    def reputation(self, word: int, change: int, *whose: int) -> float:
        """Reputation, as far as it changes at all."""
        standing = self.sight.reputation
        faction = self.faction(word)
        if word == c.HERE and faction < 0:
            return 0.0
        if word == c.PATROL:
            now = standing[self.patrol_met] if self.patrol_met >= 0 else 0
        elif faction < 0:
            now = min(standing) if change > 0 else max(standing)
        else:
            now = standing[faction]
        moved = max(-1, min(1, now + change)) - now
        low = min(now, now + moved) < 0
        worth = self.scale.lasting(moved * (REPUTATION + (DISLIKED if low else 0.0)))
        if word == c.PATROL:
            faction = self.patrol_met
        return worth + (self.aims.reputation(faction, change) if faction >= 0 else 0.0)

    def damage(self, body: int, n: int) -> float:
        """Damage, and what it means to be defeated by it."""
        left = self.sight.room_for_damage(SHIP if body == SHIP else GROUND)
        return -min(n, left) * DAMAGE - (self.defeat() if n >= left else 0.0)

    def defeat(self) -> float:
        """What it costs to be defeated; nothing more for one who is."""
        if self.cut_short < 0.0:
            secrets = self.sight.zones["secrets"][self.sight.seat]["count"]
            lost = float(DEFEAT - self.scale.pay(-LOST) + secrets * SECRET)
            self.cut_short = 0.0 if self.sight.facts["defeated"][self.sight.seat] else lost
        return self.cut_short

    def recover(self, body: int, n: int) -> float:
        """Damage that goes."""
        character, ship = self.sight.damaged
        there = (character, ship, character + ship)[min(body, 2)]
        return min(there, n) * DAMAGE

    # Tests and fights.

    def test(self, skills: tuple[int, ...], passed: Any, failed: Any) -> float:
        """A test, of the skill that is likeliest."""
        chance = max([self.passing(skill) for skill in skills])
        good = self.of(passed) + max([self.aims.passed(skill) for skill in skills])
        return chance * good + (1 - chance) * self.of(failed)

    def passing(self, skill: int, more: int = 0) -> float:
        """How likely a test passes of a skill that counts so often more, with all that helps."""
        key = (skill, more)
        if key not in self.chances:
            count, helped = self.sight.skills[skill] + more, self.helped
            plain = passing(self.pack.die, count, helped.again, helped.turned)
            if helped.skilled:
                better = passing(self.pack.die, count + 1, helped.again, helped.turned)
                plain += (better - plain) * ONCE
            self.chances[key] = plain
        return self.chances[key]

    def help(self) -> Help:
        """What abilities do in tests."""
        help_ = Help()
        for ability in self.abilities:
            if not in_tests(ability) or self.holds(ability.condition) is False:
                continue
            for step in ability.do:
                if step[0] is d.reroll:
                    help_.again += 1
                elif step[0] is d.turn:
                    help_.turned |= 1 << step[2]
                elif step[0] is e.temp_skill:
                    help_.skilled = True
        return help_

    def roll(self, *faces: Any) -> float:
        """A die with a text for each face."""
        return sum(chance * self.of(text) for chance, text in zip(FACES, faces, strict=False))

    def roll_each(self, number: int, thing: int, *faces: Any) -> float:
        """Several dice."""
        return (number or self.sight.number_of(thing)) * self.roll(*faces)

    def edge(self, kind: int) -> tuple[float, float]:
        """What abilities add to the own dice in a fight, and take from those of the other."""
        more = less = 0.0
        for ability in self.abilities:
            if ability.when not in IN_FIGHTS or ability.only_in not in FIGHTS[kind]:
                continue
            if self.holds(ability.condition) is False:
                continue
            for step in ability.do:
                if step[0] is d.more:
                    more += step[1]
                elif step[0] is d.fewer:
                    less += step[1]
                elif ability.when == p.AFTER_MY_ROLL:
                    more += self.changed(kind, step)
                elif ability.when == p.AFTER_OPP_ROLL:
                    less += SPOILT
        return more, less

    def changed(self, kind: int, step: Step) -> float:
        """What changing own dice is worth in a fight, in dice."""
        if step[0] is d.reroll and step[2] == d.ANY_NUMBER:
            share = AGAIN_BLANKS if step[3] == p.BLANK else AGAIN_BAD
            return share * self.sight.dice(kind)
        return DICE.get(step[0], 1.0)

    def fight_of(self, kind: int, dice: int) -> tuple[float, float, float]:
        """How likely a fight of this kind against so many dice is won, what it costs in damage, and
        how likely it ends in defeat.
        """
        key = (kind, dice)
        if key not in self.fought:
            self.fought[key] = self.won(kind, dice), self.hurt(kind, dice), self.lost(kind, dice)
        return self.fought[key]

    def win(self, kind: int, dice: int) -> float:
        """How likely a fight of this kind against so many dice is won."""
        return self.fight_of(kind, dice)[0]

    def wounds(self, kind: int, dice: int) -> float:
        """What a fight against so many dice costs in damage."""
        return self.fight_of(kind, dice)[1]

    def beaten(self, kind: int, dice: int) -> float:
        """How likely a fight against so many dice ends in defeat."""
        return self.fight_of(kind, dice)[2]

    def won(self, kind: int, dice: int) -> float:
        """The first of these, worked out."""
        more, less = self.edges[kind]
        own, against = self.sight.dice(kind) + more, max(0.0, dice - less)
        die = self.sight.pack.die
        low, high = int(own), int(against)
        found = 0.0
        for mine, one in ((low, 1 - own + low), (low + 1, own - low)):
            for theirs, two in ((high, 1 - against + high), (high + 1, against - high)):
                if one * two > 0:
                    found += one * two * winning(die, mine, theirs)
        return found

    def hurt(self, kind: int, dice: int) -> float:
        """The second of these, worked out."""
        expected = 0.625 * max(0.0, dice - self.edges[kind][1])
        hurt = min(expected, self.sight.room_for_damage(kind)) * DAMAGE
        return hurt + self.lost(kind, dice) * self.defeat()

    def lost(self, kind: int, dice: int) -> float:
        """The third of these, worked out."""
        dice = round(max(0.0, dice - self.edges[kind][1]))
        return suffering(self.pack.die, dice, self.sight.room_for_damage(kind))

    def fight_card(self, kind: int, value: int, won: Any, lost: Any) -> float:
        """A fight against so many dice."""
        chance = self.win(kind, value)
        good = self.of(won) + self.bonus(p.COMBAT_WON)
        return chance * good + (1 - chance) * self.of(lost) - self.wounds(kind, value)

    def fight_player(self, kind: int, won: Any, lost: Any) -> float:
        """A fight against the other player."""
        if kind < 0:
            kind = GROUND if self.pack.space_kind[self.space] == p.PLANET else SHIP
        values = self.sight.facts["values"][self.other]
        return self.fight_card(kind, int(values["ship" if kind else "ground"]), won, lost) + 0.8

    def patrol(self, faction: int) -> float:
        """An encounter with a patrol."""
        level = self.sight.facts["patrol_level"][faction] - 1
        dice = self.sight.patrol_dice(faction)
        if dice < 0:
            return -self.defeat() - self.sight.room_for_damage(SHIP) * DAMAGE
        self.patrol_met = faction
        reward = self.of(self.pack.patrol_reward[faction][level]) + self.reputation(faction, -1)
        reward += self.bonus(p.PATROL_WON, faction) + self.bonus(p.COMBAT_WON)
        self.patrol_met = -1
        return self.win(SHIP, dice) * reward - self.wounds(SHIP, dice)

    def fame_of_patrol(self) -> int:
        """The fame of the reward for the patrol that is met."""
        met = self.patrol_met
        level = self.sight.facts["patrol_level"][met] - 1
        return self.pack.patrol_fame[met][level] if met >= 0 else 0

    # Choices and conditions.

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

    def if_other(self, fights: bool, then: Any, otherwise: Any) -> float:
        """One of these, by whether somebody else is there."""
        there = any(self.sight.at[other] == self.space for other in self.sight.others)
        return self.of(then if there else otherwise)

    def holds(self, condition: Any) -> bool | None:
        """Whether a condition holds for the player, as far as it can be seen."""
        if condition is None:
            return True
        known = CONDITIONS.get(condition[0])
        return known(self, *condition[1:]) if known else None

    def all_hold(self, conditions: tuple[Any, ...]) -> bool | None:
        """All of them."""
        found = [self.holds(condition) for condition in conditions]
        return False if False in found else None if None in found else True

    def any_holds(self, conditions: tuple[Any, ...]) -> bool | None:
        """One of them."""
        found = [self.holds(condition) for condition in conditions]
        return True if True in found else None if None in found else False

    def negated(self, condition: Any) -> bool | None:
        """The opposite."""
        found = self.holds(condition)
        return None if found is None else not found

    def rep(self, word: int, sign: int) -> bool | None:
        """A reputation."""
        if word == c.PATROL:
            there = self.sight.patrols_at(self.space)
            return self.sight.reputation[there[0]] in SIGNS[sign] if there else None
        faction = self.faction(word)
        if faction < 0:
            return None if word == c.ANY else 0 in SIGNS[sign]
        return self.sight.reputation[faction] in SIGNS[sign]

    def fame_less(self, or_equal: bool) -> bool | None:
        """Whether the player is less famous than somebody."""
        fame = self.sight.fame
        own, best = fame[self.sight.seat], max(fame)
        return own < best or (or_equal and own == best)

    def has(self, what: int, n: int) -> bool | None:
        """Whether the player holds so many of a type; of anything else it is not known."""
        return self.sight.number_of(what) >= n if what < c.DROID_CREW else None

    # Cards and players.

    def each(self, which: int, one: int, two: int, do: Any) -> float:
        """Mostly what everybody gets."""
        return self.of(do) / 2

    def as_other(self, who: int, do: Any) -> float:
        """What others get."""
        return -AGAINST * self.of(do) if who == e.OTHER else self.of(do)

    def as_both(self, do: Any, n: int) -> float:
        """What both get."""
        return (1 - AGAINST) * self.of(do) + (self.fame(n) * (1 - AGAINST) if n else 0.0)

    def with_player(self, where: int, condition: Any, fights: bool, do: Any) -> float:
        """Something with another player, who must be there, or come some day."""
        sight = self.sight
        there = [
            other
            for other in sight.others
            if (self.some_day or where != e.HERE_OTHERS or sight.at[other] == self.space)
            and not (fights and sight.facts["defeated"][other])
            and (condition is None or self.suits(other, condition))
        ]
        if not there:
            return 0.0
        before, self.other = self.other, there[0]
        worth = self.of(do) * (SOME_DAY if self.some_day else 1.0)
        self.other = before
        return worth

    def taken(self, kind: int, most: int, trait: int) -> float:
        """A card of the other player."""
        return FREE_CARD

    def suits(self, other: int, condition: Any) -> bool:
        """Whether a text can mean this player, as far as it goes by fame."""
        if condition[0] is not c.fame_less:
            return True
        fame = self.sight.fame
        return fame[self.sight.seat] < fame[other] + bool(condition[1])

    def gain_this(self, kind: int, *more: Any) -> float:
        """A card that is kept, and what follows."""
        worth = self.scale.lasting(CREW) if kind == p.CREW else FREE_CARD
        if kind == p.CREW:
            worth += self.bonus(p.GAIN_CREW)
        if not self.sight.free_slots(kind):
            worth /= 4
        return worth + (self.of(more[-1]) if more else 0.0)

    def buy_top(self, deck: int, discount: int) -> float:
        """A purchase at a better price."""
        return BARGAIN + discount / 4000 if self.sight.credits > 3000 else 0.2

    def revealed(self, where: int, n: int) -> float:
        """Contacts turned up, if any are hidden."""
        if where == e.ANYWHERE:
            return 0.5 * min(n, 2)
        return 0.5 * min(n, self.hidden_here())

    def token(self, n: int) -> float:
        """A goal token: the part of a goal that it is."""
        needed = [need for _, need in self.sight.facts["goals"][self.sight.seat].values() if need]
        return self.scale.fame(1) / max([2, *needed]) * 0.9 if needed else 1.0

    def mark(self) -> float:
        """A marker on a planet: a part of a goal."""
        have, need = self.sight.facts["goals"][self.sight.seat]["character"]
        return self.scale.fame(1) / max(1, need) if have < need else 0.0

    def zeroed(self) -> float:
        """A reward without its credits."""
        return self.scale.pay(6000) * -1

    def custom_cost(self, *more: Any) -> float:
        """A card that is given up."""
        return -2.0

    def hidden_here(self) -> int:
        """How many hidden contacts are at the place of the text."""
        return sum(self.sight.contact_at(s) == HIDDEN for s in self.pack.spots_of[self.space])


IN_FIGHTS: Final = (p.COMBAT_START, p.AFTER_MY_ROLL, p.AFTER_OPP_ROLL, p.SUFFER)
FIGHTS: Final = (("", "ground", "combat"), ("", "ship", "combat"))  # `only_in`, by kind
SIGNS: Final = {  # the reputations that each of these means
    c.POSITIVE_ONLY: (1,), c.NEGATIVE_ONLY: (-1,), c.NEUTRAL_ONLY: (0,), c.NOT_NEGATIVE: (0, 1),
    c.NOT_POSITIVE: (-1, 0),
}  # fmt: skip
CONDITIONS: Final[dict[Any, Callable[..., bool | None]]] = {
    c.all_hold: Worth.all_hold,
    c.any_hold: Worth.any_holds,
    c.negated: Worth.negated,
    c.rep: Worth.rep,
    c.fame_less: Worth.fame_less,
    c.has: Worth.has,
    c.anyneg: lambda worth: min(worth.sight.reputation) < 0,
    c.has_credits: lambda worth, n: worth.sight.credits >= n,
    c.fame: lambda worth, n: worth.sight.fame[worth.sight.seat] >= n,
    c.skill: lambda worth, skill: worth.sight.skills[skill] > 0,
    c.ship_cost: lambda worth, n: worth.pack.ship_cost[worth.sight.ship] >= n,
    c.owned: lambda worth, card: card in worth.sight.own,
    c.at: lambda worth, space: worth.space == space,
    c.planet: lambda worth: worth.pack.space_kind[worth.space] == p.PLANET,
    c.navpoint: lambda worth: worth.pack.space_kind[worth.space] == p.NAVPOINT,
    c.planet_of: lambda worth, faction: worth.pack.space_faction[worth.space] == faction,
    c.marked: lambda worth: worth.space in worth.sight.facts["marked"][worth.sight.seat],
    c.patrol: lambda worth: worth.space in worth.sight.facts["patrol_at"],
    c.patrol_fame: lambda worth: worth.fame_of_patrol() > 0,
    c.droid: lambda worth: worth.pack.character_droid[worth.sight.character],
    c.tokens: lambda worth, n: False,  # tokens are worth something by themselves
}
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
    e.fight_player: Worth.fight_player,
    e.may: Worth.may,
    e.carry_out: Worth.block,
    e.choose: Worth.choose,
    e.if_then: Worth.if_then,
    e.if_other: Worth.if_other,
    e.each: Worth.each,
    e.act_as: Worth.as_other,
    e.act_as_both: Worth.as_both,
    e.choose_player: Worth.with_player,
    e.gain_this: lambda worth, *args: worth.gain_this(*args),
    e.gain_top: lambda worth, *args: FREE_CARD,
    e.buy_top: Worth.buy_top,
    e.market_action: lambda worth: BARGAIN,
    e.discard_asset: lambda worth, kind: -2.0,
    e.discard_this: lambda worth: 0.0,
    e.take_asset: lambda worth, *args: worth.taken(*args),
    e.take_credits: lambda worth, n: worth.scale.pay(n),
    e.give_credits: lambda worth, n: worth.scale.pay(-n),
    e.contact_reveal: Worth.revealed,
    e.contact_look: lambda worth, *args: 0.3 if worth.hidden_here() else 0.1,
    e.keep_secret: lambda worth, ability: SECRET,
    e.move: lambda worth, n: 0.6,
    e.move_direct: lambda worth, space: 0.5,
    e.patrol_push: lambda worth, *args: 0.3,
    e.deliver_now: lambda worth: 4.0,
    e.goal_done: lambda worth: worth.scale.fame(1),
    e.token: Worth.token,
    e.mark: Worth.mark,
    e.temp_skill: lambda worth, skill: 0.5,
    e.extra_encounter: lambda worth: 2.5,
    e.reward_credits_zero: Worth.zeroed,
    e.permission: lambda worth, what: 0.6,
    customs.used_ship: lambda worth: 1.0,
    customs.broker: lambda worth: 0.5,
    customs.keep_crew: lambda worth: 2.0,
    customs.hired: lambda worth: 0.5,
    customs.divert: lambda worth, n: 0.3,
}

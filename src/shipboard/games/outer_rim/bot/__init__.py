"""A sensible player of Outer Rim.

`sight.py` reads the view, `worth.py` says what texts and cards are worth, `plans.py` what each place
offers. Here is what is answered to each question.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from shipboard.kernel.player import Bot

from .. import pack as p
from ..state import FOR_TEST
from .plans import Plans
from .sight import Sight, View
from .worth import Worth

LEAST_GAIN: Final = 0.4  # for which something is bought or bartered
LEAST_DEAL: Final = 1.0  # by which a trade must be better than none
GOOD_FACES: Final = {p.BLANK: 0.0, p.FOCUS: 0.2, p.HIT: 1.0, p.CRIT: 2.0}


class Sensible(Bot):
    """Plays as a competent person would."""

    answers: ClassVar[Mapping[str, Callable[..., str]]]

    def __init__(self, seat: int, rng: random.Random) -> None:
        super().__init__(seat, rng)
        self.sight: Sight

    def watch(self, events: Sequence[dict[str, Any]]) -> None:
        """The table itself tells all that matters."""

    def choose(self, view: View, decision: dict[str, Any]) -> str:
        """An option for this decision."""
        if len(decision["options"]) == 1:
            only: str = decision["options"][0]
            return only
        self.sight = Sight(view, self.seat)
        self.worth = Worth(self.sight)
        return self.answer(view, decision)

    # Options and what they mean.

    def number(self, option: str) -> int:
        """The number of what an option refers to."""
        label, _, name = option.partition(":")
        pool = POOLS.get(label, label)
        return self.sight.number(pool, name)

    def best(self, options: list[str], worth: Callable[[str], float]) -> str:
        """The option that is worth most, the first of equals."""
        return max(options, key=worth)

    # Planning and movement.

    def plan(self, options: list[str]) -> str:
        """Fly where most is to be had, recover, or earn."""
        if "move" not in options:
            return options[0]
        plans = Plans(self.sight)
        worth = {"credits": plans.stay(), "move": plans.destinations()[0][0]}
        if self.sight.damage():
            worth["recover"] = plans.heal()
        return max(worth, key=lambda option: worth[option])

    def move_to(self, options: list[str]) -> str:
        """A step toward the best place, past patrols if it costs nothing."""
        plans = Plans(self.sight)
        here = self.sight.here
        target = self.destination(plans)
        if target == here:
            return "stop" if "stop" in options else options[0]
        distance = self.sight.distance
        steps = [option for option in options if option != "stop"]

        def toll(option: str) -> float:
            space = self.number(option)
            hostile = any(self.sight.reputation[f] < 1 for f in self.sight.patrols_at(space))
            stops = self.pack_kind(space) == p.MAELSTROM or hostile
            return distance[space][target] + (1.5 if stops and space != target else 0.0)

        step = min(steps, key=toll)
        return step if toll(step) < distance[here][target] + 2 else options[0]

    def destination(self, plans: Plans) -> int:
        """The place to make for; the own one if nothing is better."""
        worth, space = plans.destinations()[0]
        return space if worth > plans.at(self.sight.here) else self.sight.here

    def pack_kind(self, space: int) -> int:
        """What sort of space it is."""
        return self.sight.pack.space_kind[space]

    # The action step.

    def act(self, options: list[str]) -> str:
        """Deliver, use what one has, buy, and be done."""
        plans = Plans(self.sight)
        if "deliver" in options:
            return "deliver"
        if "abilities" in options:
            return "abilities"
        if "market" in options and (plans.best_purchase > LEAST_GAIN or self.digs(plans)):
            return "market"
        return "end"

    def digs(self, plans: Plans) -> bool:
        """Whether another open card would be welcome."""
        return self.wanted(plans) >= 0

    def wanted(self, plans: Plans) -> int:
        """The deck whose next card might serve better than its open one, -1: none."""
        sight = self.sight
        if sight.credits >= 8000 and sight.pack.ship_cost[sight.ship] < 10000:
            if plans.net_of(p.SHIP_DECK) < LEAST_GAIN:
                return p.SHIP_DECK
        for deck, kind in ((p.JOB_DECK, p.JOB), (p.CARGO_DECK, p.CARGO), (p.BOUNTY_DECK, p.BOUNTY)):
            if sight.free_slots(kind) and plans.net_of(deck) < LEAST_GAIN:
                return deck
        return -1

    def market_discard(self, options: list[str]) -> str:
        """Nothing while something is worth buying."""
        plans = Plans(self.sight)
        if plans.best_purchase > 2 * LEAST_GAIN:
            return "none"
        deck = self.wanted(plans)
        name = f"deck:{self.sight.pack.names['deck'][deck]}"
        return name if deck >= 0 and name in options else "none"

    def market_buy(self, options: list[str]) -> str:
        """The best bargain."""
        plans = Plans(self.sight)
        return self.best(
            options,
            lambda option: LEAST_GAIN if option == "none" else plans.net(self.number(option)),
        )

    def barter(self, options: list[str]) -> str:
        """Give what is worth less than it saves; otherwise pay in credits."""
        if "done" in options:
            worth = {
                option: self.saved(option) for option in options if option != "done"
            }  # fmt: skip
            best = max(worth, key=lambda option: worth[option])
            return best if worth[best] > LEAST_GAIN else "done"
        return self.best(options, self.saved)

    def saved(self, option: str) -> float:
        """What bartering a card gains, after what it is worth."""
        card = self.number(option)
        return self.sight.pack.cost[card] / 1000 - self.worth.card(card)

    def room(self, options: list[str]) -> str:
        """Part with what is worth least."""
        return min(options, key=lambda option: self.held(option, 0.5))

    def held(self, option: str, otherwise: float) -> float:
        """What a card is worth; anything else is worth this."""
        return self.worth.card(self.number(option)) if ":" in option else otherwise

    def ability(self, options: list[str]) -> str:
        """Whatever brings something."""
        return self.best(options, self.use)

    def use(self, option: str) -> float:
        """What using an ability is worth."""
        if not option.startswith("use:"):
            return 0.05
        ability = self.sight.pack.every_ability[self.number(option)]
        return self.worth.of(ability.do) - self.worth.price(ability.cost)

    # Trade.

    def reply(self, options: list[str]) -> str:
        """Accept what is clearly better than nothing."""
        offer = self.view["facts"]["offers"][-1]
        gets = sum(self.worth.card(self.sight.number("card", card)) for card in offer["give"])
        gives = sum(self.worth.card(self.sight.number("card", card)) for card in offer["ask"])
        gain = gets - gives + offer["credits"] / 1000
        return "accept" if gain > LEAST_DEAL else "reject"

    # The encounter step.

    def encounter(self, options: list[str]) -> str:
        """The best of what there is."""
        return self.best(options, self.meeting)

    def meeting(self, option: str) -> float:
        """What an encounter is worth."""
        label = option.partition(":")[0]
        plans = Plans(self.sight)
        if label == "space":
            return 1.4 if self.pack_kind(self.sight.here) == p.NAVPOINT else 2.6
        number = self.number(option)
        if label == "patrol":
            return self.worth.patrol(number)
        if label == "contact":
            return plans.contact(number)
        if label == "job":
            return self.worth.attempt(number)
        if label == "crew":
            bounty = next(
                (card for card in self.sight.own if self.sight.pack.target[card] >= 0
                 and self.sight.pack.contact_card[self.sight.pack.target[card]] == number), -1
            )  # fmt: skip
            return self.worth.hunt(bounty) if bounty >= 0 else 0.0
        return self.use(option)

    def fight_or_talk(self, options: list[str]) -> str:
        """Fight where that pays."""
        hunts = [
            self.worth.hunt(card)
            for card in self.sight.own
            if self.sight.pack.type[card] == p.BOUNTY and card not in self.sight.captured
        ]
        return "fight" if max(hunts, default=0.0) > 1.0 else "talk"

    def eliminate_or_capture(self, options: list[str]) -> str:
        """The reward at once, or the larger one where it is to be had soon."""
        pack = self.sight.pack
        fought = [fight["bounty"] for fight in self.view["facts"]["fights"] if fight["bounty"]]
        card = self.sight.number("card", fought[-1])
        later = self.worth.later(self.worth.of(pack.reward[card]), pack.destination[card])
        return "capture" if later > self.worth.of(pack.eliminate[card]) else "eliminate"

    def protect(self, options: list[str]) -> str:
        """Only in good health."""
        safe = self.sight.room_for_damage(0) > 2 and self.sight.room_for_damage(1) > 2
        return "protect" if safe else "abandon"

    # What texts ask.

    def block(self, options: list[str]) -> str:
        """The best block."""
        return self.best(
            options,
            lambda option: self.worth.block(self.number(option)) if ":" in option else 0.05,
        )

    def take_free(self, options: list[str]) -> str:
        """Take what is good for something."""
        return self.best(options, lambda option: self.held(option, 0.3))

    def dice(self, options: list[str]) -> str:
        """Change dice that are not good enough."""
        throw = self.view["facts"]["throws"][-1]
        dice = throw["dice"]
        if throw["what"] == FOR_TEST and self.passes(throw["skill"], dice):
            return options[0]
        poor = [face for face in dice if face < p.HIT]
        uses = [option for option in options if option.startswith("use:")]
        return uses[0] if poor and uses else options[0]

    def passes(self, skill: int, dice: list[int]) -> bool:
        """Whether these dice pass a test (RIM-20.3 to 20.5)."""
        count = self.sight.values["skills"][p.SKILLS[skill]]
        worst = p.CRIT if count == 0 else p.HIT if count == 1 else p.FOCUS
        return max(dice, default=p.BLANK) >= worst

    def dice_against(self, options: list[str]) -> str:
        """Spoil good dice of others."""
        dice = self.view["facts"]["throws"][-1]["dice"]
        uses = [option for option in options if option.startswith("use:")]
        return uses[0] if uses and max(dice, default=0) >= p.HIT else options[0]

    def die(self, options: list[str]) -> str:
        """The own die that is worst, or the best one of somebody else."""
        throw = self.view["facts"]["throws"][-1]
        dice = throw["dice"]
        own = throw["roller"] == self.seat

        def gain(option: str) -> float:
            if option == "done":
                return 0.3 if own else -0.5
            worth = GOOD_FACES[dice[int(option.partition(":")[2]) - 1]]
            return 0.7 - worth if own else worth - 0.7

        return self.best(options, gain)

    def faction(self, options: list[str]) -> str:
        """The faction with which one stands worst."""
        return min(options, key=lambda option: self.sight.reputation[self.number(option)])

    def player(self, options: list[str]) -> str:
        """The most famous of the others."""
        return self.best(options, lambda option: self.sight.fame[int(option.partition(":")[2])])

    def asset(self, options: list[str]) -> str:
        """Of own cards the least, of others' the most valuable."""
        cards = [self.number(option) for option in options]
        if all(card in self.sight.own for card in cards):
            return self.room(options)
        return self.best(options, lambda option: self.held(option, 0.0))

    def ship(self, options: list[str]) -> str:
        """The best ship."""
        return self.best(options, lambda option: self.worth.ship(self.number(option)))

    def skill(self, options: list[str]) -> str:
        """The skill that is likeliest to pass."""
        return self.best(options, lambda option: self.sight.skill(self.number(option)))

    def far_away(self, options: list[str]) -> str:
        """A place far from oneself."""
        distance = self.sight.distance[self.sight.here]
        return self.best(options, lambda option: distance[self.number(option)])

    def first(self, options: list[str]) -> str:
        """What is listed first does no harm."""
        return options[0]

    def use_if_any(self, options: list[str]) -> str:
        """Use what one can."""
        uses = [option for option in options if option.startswith("use:")]
        return max(uses, key=self.use) if uses and max(map(self.use, uses)) > 0 else options[0]

    def try_on(self, options: list[str]) -> str:
        """Try to fly on."""
        return next((option for option in options if option.startswith("use:")), options[0])


POOLS: Final = {
    "use": "ability", "job": "card", "crew": "card", "patrol": "faction", "contact": "spot",
    "do": "block", "give": "card", "ask": "card", "take": "card",
}  # fmt: skip
Sensible.answers = {
    "choose_character": Sensible.any_of,
    "choose_starter": Sensible.any_of,
    "setup_reputation": Sensible.any_of,
    "plan": Sensible.plan,
    "move_to": Sensible.move_to,
    "move_on": Sensible.try_on,
    "force_stop": Sensible.first,
    "act": Sensible.act,
    "ability": Sensible.ability,
    "trade_with": Sensible.first,
    "trade_offer": Sensible.first,
    "trade_reply": Sensible.reply,
    "deal": Sensible.first,
    "deal_way": Sensible.first,
    "deal_amount": Sensible.first,
    "deal_reply": Sensible.first,
    "market_discard": Sensible.market_discard,
    "market_buy": Sensible.market_buy,
    "barter": Sensible.barter,
    "make_room": Sensible.room,
    "ship_fit": Sensible.room,
    "patrol_path": Sensible.far_away,
    "deliver": lambda bot, options: options[-1],
    "encounter": Sensible.encounter,
    "push_patrol": Sensible.first,
    "push_to": Sensible.far_away,
    "fight_or_talk": Sensible.fight_or_talk,
    "eliminate_or_capture": Sensible.eliminate_or_capture,
    "protect": Sensible.protect,
    "choose": Sensible.block,
    "may": Sensible.block,
    "take_free": Sensible.take_free,
    "use_now": Sensible.use_if_any,
    "use_secret": Sensible.use_if_any,
    "order": Sensible.first,
    "skill": Sensible.skill,
    "dice": Sensible.dice,
    "dice_against": Sensible.dice_against,
    "die": Sensible.die,
    "target_player": Sensible.player,
    "target_space": Sensible.far_away,
    "target_contact": Sensible.first,
    "target_patrol": Sensible.first,
    "target_faction": Sensible.faction,
    "target_asset": Sensible.asset,
    "target_ship": Sensible.ship,
    "nearest_player": Sensible.player,
    "nearest_spot": Sensible.first,
}

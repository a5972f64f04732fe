"""What a sensible player answers to each question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final

from shipboard.kernel.because import percent
from shipboard.kernel.player import Bot

from .. import pack as p
from ..rules import customs
from . import favors, trading
from .cards import Cards, Texts
from .dice import Throw
from .market import ERRANDS, LEAST_GAIN, Market
from .places import Places
from .routes import WAGES, Routes
from .sight import HIDDEN, Sight, View
from .words import WORDS

POOLS: Final = {
    "use": "ability", "job": "card", "crew": "card", "patrol": "faction", "contact": "spot",
    "do": "block", "hunt": "card",
}  # fmt: skip
CHALLENGE: Final = -1.0  # what a fight with another player for no reward is worth


# What conclusions are drawn from that are kept while it stays the same (slots follow from it). All
# else that is read of a view is read for one question.
FACTS: Final = (
    "ambition_goals", "at", "captured", "character_damage", "credits", "defeated", "destinations",
    "fame_target", "fame_total", "flipped", "goals", "marked", "patrol_at", "patrol_level",
    "prices", "reputation", "rotated", "ship_damage", "ship_flipped", "tiles", "values",
)  # fmt: skip
ZONES: Final = (
    "aboard", "assets", "character", "contacts", "deck", "gone", "removed", "secrets", "ship",
    "stage", "top",
)  # fmt: skip
ELSEWHERE: Final = {"at", "deck", "prices", "removed", "stage", "top"}  # of which no text speaks


class Mind:
    """What a player thinks of one view: each part when it is first asked for."""

    def __init__(self, view: View, seat: int) -> None:
        self.sight = Sight(view, seat)
        self.texts = Texts()
        facts, zones = view["facts"], view["zones"]
        self.facts = {name: facts[name] for name in FACTS}
        self.zones = {name: zones[name] for name in ZONES}

    def follow(self, view: View) -> Mind:
        """What is thought of a later view: this mind, or one that keeps what still holds."""
        changed = self.changed(view)
        if not changed:
            self.sight.look_again(view)
            return self
        mind = Mind(view, self.sight.seat)
        if changed <= ELSEWHERE:  # what texts are worth elsewhere is the same when one flies on
            mind.texts = self.texts
        return mind

    def changed(self, view: View) -> set[str]:
        """What of a later view leads to other conclusions."""
        facts, zones = view["facts"], view["zones"]
        found = {name for name in FACTS if self.facts[name] != facts[name]}
        return found | {name for name in ZONES if self.zones[name] != zones[name]}

    @cached_property
    def cards(self) -> Cards:
        """What cards and texts are worth."""
        return Cards(self.sight, self.texts)

    @cached_property
    def market(self) -> Market:
        """What is for sale."""
        return Market(self.cards)

    @cached_property
    def places(self) -> Places:
        """What places offer."""
        return Places(self.cards, self.market.best())

    @cached_property
    def favors(self) -> favors.Favors:
        """What favors are worth."""
        return favors.Favors(self.cards, lambda: self.places, lambda: self.routes)

    @cached_property
    def routes(self) -> Routes:
        """What there is to be done, and where, with what could be bought."""
        top = [c for c in self.market.open() if self.sight.pack.type[c] in ERRANDS]
        return Routes(self.places, top)


class Sensible(Bot):
    """Plays as a competent person would."""

    answers: ClassVar[Mapping[str, Callable[..., str]]]
    words = WORDS
    close = 0.1
    mind: Mind

    def watch(self, events: Sequence[dict[str, Any]]) -> None:
        """The table itself tells all that matters."""

    def choose(self, view: View, decision: dict[str, Any]) -> str:
        """An option for this decision."""
        if len(decision["options"]) == 1:
            only: str = decision["options"][0]
            return only
        self.mind = self.mind.follow(view) if self.view else Mind(view, self.seat)
        return self.answer(view, decision)

    @property
    def sight(self) -> Sight:
        """The table in numbers."""
        return self.mind.sight

    @property
    def cards(self) -> Cards:
        """What cards are worth."""
        return self.mind.cards

    def number(self, option: str) -> int:
        """The number of what an option refers to."""
        label, _, name = option.partition(":")
        return self.sight.number(POOLS.get(label, label), name)

    def best(
        self, options: list[str], worth: Callable[[str], float], why: str, without: str = ""
    ) -> str:
        """The option that is worth most, the first of equals; `without`: none of the things."""
        return self.compare(options, worth, lambda o: why if ":" in o or not without else without)

    def first(self, options: list[str]) -> str:
        """What is listed first does no harm."""
        self.because("harmless")
        return options[0]

    # Planning and movement.

    def because(self, name: str, **told: object) -> None:
        """As all bots do; what is weighed in thousands of credits is told in credits."""
        for what in ("worth", "gap"):
            thousands = told.get(what)
            if isinstance(thousands, float):
                told[what] = 100 * round(10 * thousands)
        super().because(name, **told)

    def plan(self, options: list[str]) -> str:
        """Fly where most is to be had, recover, earn, or use an ability."""
        if "move" not in options:
            return options[0]
        mind, here = self.mind, self.sight.here
        stay = mind.routes.arriving(here, mind.routes.own)
        worth = {"credits": stay + self.cards.credits(int(1000 * WAGES))}
        worth["move"] = max(self.arrivals(), default=-99.0)
        if self.sight.damage():
            worth["recover"] = self.healed()
        for option in options:
            if option.startswith("use:"):
                worth[option] = stay + self.use(option)
        chosen = max(worth, key=lambda option: worth[option])
        if self.notes is not None:
            if chosen == "move":
                reach = {self.sight.number("space", s): n for s, n in self.sight.facts["reach"]}
                self.note_place(self.goal_of_move(reach, False))
            self.compare([*worth], worth.__getitem__, lambda o: f"plan_{o.partition(':')[0]}")
        return chosen

    def note_place(self, space: int) -> None:
        """What draws the player to a place most, of what was weighed."""
        if self.notes is None:
            return
        routes, pack = self.mind.routes, self.sight.pack
        name = pack.names["space"][space]
        there = [
            errand for number, errand in enumerate(routes.errands)
            if errand.space == space and routes.own >> number & 1
        ]  # fmt: skip
        if there:
            card = max(there, key=lambda errand: errand.worth).card
            told = pack.names["card"][card] if card >= 0 else ""
            self.because("errand" if told else "visit", space=name, card=told)
        elif routes.places.bargain(space) > max(0.0, routes.places.encounter(space)):
            self.because("market_there", space=name)
        elif routes.best(space, routes.own, 1, False) > routes.rest:
            self.because("on_the_way", space=name)
        else:
            self.because("visit", space=name)

    def arrivals(self) -> list[float]:
        """What the places within reach are worth."""
        routes, number = self.mind.routes, self.sight.number
        return [
            routes.arriving(number("space", space), routes.own)
            for space, _ in self.sight.facts["reach"]
        ]

    def healed(self) -> float:
        """What it is worth to recover and stay, with nothing to fear."""
        facts, seat = self.sight.facts, self.seat
        damage = self.sight.damage()
        sound = {
            name: [0 if each == seat else n for each, n in enumerate(facts[name])]
            for name in ("character_damage", "ship_damage")
        }
        mind = Mind(self.view | {"facts": facts | sound}, seat)
        worth = mind.routes.arriving(self.sight.here, mind.routes.own)
        return worth + 0.45 * damage + self.cards.bonus(p.RECOVER)

    def move_to(self, options: list[str]) -> str:
        """A step toward the best place that can be reached."""
        here = self.sight.here
        reach = {self.sight.number("space", s): steps for s, steps in self.sight.facts["reach"]}
        target = self.goal_of_move(reach, "stop" in options)
        self.note_place(target)
        if target == here:
            return "stop"
        step = self.first_step(target, reach)
        return next((o for o in options if o != "stop" and self.number(o) == step), options[0])

    def goal_of_move(self, reach: dict[int, int], may_stop: bool) -> int:
        """The best place that can be reached, or where one is."""
        routes, here = self.mind.routes, self.sight.here
        worth = {space: routes.arriving(space, routes.own) for space in reach}
        if may_stop:
            worth[here] = routes.arriving(here, routes.own)
        return max(worth, key=lambda space: (worth[space], -reach.get(space, 0)))

    def first_step(self, target: int, reach: dict[int, int]) -> int:
        """The first space on a way to a place that has no stop on it."""
        space = target
        while reach[space] > 1:
            before = [
                near for near in self.sight.near[space]
                if reach.get(near, 0) == reach[space] - 1 and not self.stops(near)
            ]  # fmt: skip
            if not before:
                return space
            space = before[0]
        return space

    def stops(self, space: int) -> bool:
        """Whether a move ends there (RIM-6.2, 6.3)."""
        return self.sight.pack.space_kind[space] == p.MAELSTROM or space in self.sight.stops

    # The action step.

    def act(self, options: list[str]) -> str:
        """Deliver, use what one has, trade, buy, and be done."""
        for action in ("deliver", "abilities"):
            if action in options:
                self.because(f"act_{action}")
                return action
        if "trade" in options and trading.best_proposal(self.view, self.seat):
            self.because("act_trade")
            return "trade"
        if "market" in options and (self.bargain() > LEAST_GAIN or self.mind.market.stale() >= 0):
            self.because("act_market")
            return "market"
        self.because("act_end")
        return "end"

    def bargain(self) -> float:
        """What the best purchase is worth."""
        return max([self.net(card) for card in self.mind.market.open()], default=0.0)

    def net(self, card: int) -> float:
        """What buying a card is worth; errands are worth what they add to the journeys."""
        market = self.mind.market
        net = market.net(card) + self.cards.aims.purchase(market.price(card))
        if self.sight.pack.type[card] not in ERRANDS or net < -50:
            return net
        if card not in self.mind.routes.of_card:  # worth no journey yet
            hunts = self.sight.pack.type[card] == p.BOUNTY
            return net if hunts or self.sight.destination(card) < 0 else min(net, 0.0)
        gain = self.mind.routes.with_card(card, market.rivals(card))
        return gain - market.payment(market.price(card))

    def market_discard(self, options: list[str]) -> str:
        """A card after which a better one may come."""
        deck = self.mind.market.stale()
        name = f"deck:{self.sight.pack.names['deck'][deck]}"
        turns_up = deck >= 0 and name in options
        self.because("turns_up" if turns_up else "leaves_market")
        return name if turns_up else "none"

    def market_buy(self, options: list[str]) -> str:
        """The best bargain."""
        return self.best(
            options,
            lambda option: LEAST_GAIN if option == "none" else self.net(self.number(option)),
            "bargain",
            "no_bargain",
        )

    def barter(self, options: list[str]) -> str:
        """Give what is worth less than it saves; otherwise pay in credits."""
        worth = {option: 0.2 if option == "done" else self.saved(option) for option in options}
        return self.best(options, lambda option: worth[option], "barters", "pays")

    def saved(self, option: str) -> float:
        """What bartering a card gains, after what it is worth."""
        card = self.number(option)
        left = int(self.sight.facts["buying"].get("price", 0))
        return self.cards.credits(min(left, self.sight.pack.cost[card])) - self.cards.card(card)

    def room(self, options: list[str]) -> str:
        """Part with what is worth least, or do without the new card."""
        stage = [self.sight.number("card", c) for c in self.sight.zones["stage"]["cards"]]
        comes = max([self.cards.card(card) for card in stage], default=2.0)
        return self.compare(
            options,
            lambda option: self.kept(option) if ":" in option else comes,
            lambda option: "parts_with" if ":" in option else "keeps_own",
            min,
        )

    def kept(self, option: str) -> float:
        """What keeping a card is worth; errands by what they add to the journeys."""
        card = self.number(option)
        if self.sight.pack.type[card] not in ERRANDS:
            return self.cards.card(card)
        routes = self.mind.routes
        without = routes.meeting(self.sight.here, routes.own & ~routes.of_card.get(card, 0))
        return routes.now() - without + 0.1 * self.cards.card(card)

    def held(self, option: str, otherwise: float) -> float:
        """What a card is worth; anything else is worth this."""
        return self.cards.card(self.number(option)) if ":" in option else otherwise

    def deliver(self, options: list[str]) -> str:
        """Everything, what is certain first."""
        return options[1] if options[0] == "stop" else options[0]

    def ability(self, options: list[str]) -> str:
        """Whatever brings something."""
        return self.use_if_any(options)

    def use(self, option: str) -> float:
        """What using an ability is worth."""
        return self.cards.use(self.sight.pack.every_ability[self.number(option)])

    # Trade.

    def trade_with(self, options: list[str]) -> str:
        """One proposal a turn, to whoever gains by it."""
        proposal = trading.best_proposal(self.view, self.seat)
        if proposal is None or self.sight.facts["proposals"]:
            self.because("no_trade")
            return "end"
        name = f"seat:{proposal.partner}"
        self.because("trades", seat=proposal.partner, card=proposal.card, worth=proposal.gain)
        return name if name in options else "end"

    def trade_offer(self, options: list[str]) -> str:
        """The card, then the credits for it. What somebody else began is dropped; but a proposal
        that cannot be made becomes another, so that there is no end of trying.
        """
        proposal = trading.best_proposal(self.view, self.seat)
        card, price = proposal.parts() if proposal else ("", "")
        if proposal:
            seat, gain = proposal.partner, proposal.gain
            self.because("trades", seat=seat, card=proposal.card, worth=gain)
        amounts = [option for option in options if option.startswith(("pay:", "demand:"))]
        if "propose" not in options:
            return card if card in options else "demand:1" if "demand:1" in options else "drop"
        if not amounts:
            return "propose"
        return price if price in options else "drop"

    def trade_reply(self, options: list[str]) -> str:
        """Accept what is clearly better than nothing."""
        offer = self.sight.facts["offers"][-1]
        gain = trading.gain_by(self.view, self.seat, offer)
        accepts = gain >= trading.LEAST * 0.9
        self.because("accepts" if accepts else "rejects", worth=float(gain))
        return "accept" if accepts else "reject"

    # Favors.

    def favor_ask(self, options: list[str]) -> str:
        """What clearly helps; a debt is best used where others would want to be paid."""
        found = {word: favors.WORDS[word] for word in favors.WORDS if word in options}
        worth = {word: self.mind.favors.of(kind, self.tested()) for word, kind in found.items()}
        best = max(worth, key=lambda word: worth[word], default="none")
        owed = [option for option in options if option.startswith("return:")]
        if "none" not in options:
            return best
        if owed and max(worth.values(), default=0.0) >= favors.DEBT:
            self.because("calls_in")
            return owed[0]
        asks = worth.get(best, 0.0) >= favors.LEAST
        self.because("asks_favor" if asks else "needs_no_favor", worth=worth.get(best, 0.0))
        return best if asks else "none"

    def tested(self) -> int:
        """The skill of the test that comes, -1 if none does."""
        odds = self.sight.facts["odds"]
        return p.SKILLS.index(odds[0]["what"]) if odds and odds[0]["what"] in p.SKILLS else -1

    def favor_faction(self, options: list[str]) -> str:
        """Where it helps most."""
        return self.best(options, lambda o: self.mind.favors.endorsed(self.number(o)), "endorses")

    def favor_price(self, options: list[str]) -> str:
        """A fair share of what it brings."""
        return self.mind.favors.price(options)

    def favor_grant(self, options: list[str]) -> str:
        """To whom it pays."""
        grants = self.mind.favors.grants()
        self.because("grants" if grants else "refuses")
        return "offer" if grants else "refuse"

    def favor_pick(self, options: list[str]) -> str:
        """The help of the least famous one, whom the payment helps least to win."""
        fame = self.sight.fame
        return self.compare(
            options[1:], lambda option: fame[int(option.removeprefix("seat:"))], "least_famous", min
        )

    # The encounter step.

    def encounter(self, options: list[str]) -> str:
        """The best of what there is."""
        return self.best(options, self.meeting, "encounter")

    def meeting(self, option: str) -> float:
        """What an encounter is worth."""
        label = option.partition(":")[0]
        places = self.mind.places
        if label == "space":
            return places.space(self.sight.here)
        if label == "challenge":
            return CHALLENGE
        number = self.number(option)
        if label == "patrol":
            return self.cards.patrol(number)
        if label == "contact":
            return places.contact(number)
        if label == "job":
            return self.cards.attempt(number)
        if label == "hunt":
            return self.cards.hunt(number)
        if label == "crew":
            return max([self.cards.hunt(card) for card in self.hunting(number)], default=0.0)
        if places.reach_of(self.sight.pack.every_ability[number]) >= 0:
            return places.afar(self.sight.here)
        return self.use(option)

    def hunting(self, crew: int) -> list[int]:
        """The own bounties for a crew."""
        pack = self.sight.pack
        return [
            card for card in self.sight.own
            if pack.target[card] >= 0 and pack.contact_card[pack.target[card]] == crew
        ]  # fmt: skip

    def fight_or_talk(self, options: list[str]) -> str:
        """Fight where that pays."""
        hunts = [
            self.cards.hunt(card)
            for card in self.sight.own
            if self.sight.pack.type[card] == p.BOUNTY and card not in self.sight.captured
        ]
        fights = max(hunts, default=0.0) > 1.0
        self.because("fights" if fights else "talks", worth=max(hunts, default=0.0))
        return "fight" if fights else "talk"

    def eliminate_or_capture(self, options: list[str]) -> str:
        """The reward at once, or the larger one where it is to be had soon."""
        fought = [fight["bounty"] for fight in self.sight.facts["fights"] if fight["bounty"]]
        card = self.sight.number("card", fought[-1])
        later = self.cards.later(self.cards.caught(card), self.sight.destination(card))
        captures = later > self.cards.killed(card)
        self.because("captures" if captures else "eliminates")
        return "capture" if captures else "eliminate"

    def protect(self, options: list[str]) -> str:
        """Only in good health."""
        safe = self.sight.room_for_damage(0) > 2 and self.sight.room_for_damage(1) > 2
        self.because("safe" if safe else "unsafe")
        return "protect" if safe else "abandon"

    # What texts ask.

    def block(self, options: list[str]) -> str:
        """The best block."""
        self.read_stage()
        return self.best(
            options,
            lambda option: self.cards.block(self.number(option)) if ":" in option else 0.05,
            "block",
            "nothing",
        )

    def read_stage(self) -> None:
        """The card that is being read, if it lies open."""
        stage = self.sight.zones["stage"]["cards"]
        if stage:
            self.cards.reading = self.sight.number("card", stage[-1])

    def ambition(self, options: list[str]) -> str:
        """The one whose final goal is likeliest to succeed."""
        return self.best(options, lambda option: self.chance_of(self.number(option)), "ambition")

    def chance_of(self, sheet: int) -> float:
        """What trying the final goal of a sheet would be worth now."""
        pack = self.sight.pack
        last = next(goal for goal in map(pack.goals.__getitem__, pack.goals_of[sheet])
                    if goal.order == p.LAST)  # fmt: skip
        return self.cards.use(last.abilities[0]) if last.abilities else 0.0

    def cross(self, options: list[str]) -> str:
        """To the other side of the Core, if that is what one wants."""
        return "cross" if self.cards.aims.crosses() else "stay"

    def take_free(self, options: list[str]) -> str:
        """Take what is good for something."""
        return self.best(options, lambda option: self.held(option, 0.3), "takes", "nothing")

    def use_if_any(self, options: list[str]) -> str:
        """Use what one can, if it brings anything."""
        return self.best(
            options, lambda option: self.use(option) if ":" in option else 0.05, "uses", "nothing"
        )

    def try_on(self, options: list[str]) -> str:
        """Try to fly on."""
        return next((option for option in options if ":" in option), options[0])

    # Dice.

    def dice(self, options: list[str]) -> str:
        """Change dice that are not good enough."""
        uses = [option for option in options if ":" in option]
        better = uses and not Throw(self.sight, self.seat).done()
        self.because("bad_dice" if better else "good_dice")
        return uses[0] if better else options[0]

    def dice_against(self, options: list[str]) -> str:
        """Spoil good dice of others."""
        uses = [option for option in options if ":" in option]
        dice = self.sight.facts["throws"][-1]["dice"]
        spoils = uses and max(dice, default=0) >= p.HIT
        self.because("spoils" if spoils else "nothing")
        return uses[0] if spoils else options[0]

    def die(self, options: list[str]) -> str:
        """The die that it is best to change."""
        return Throw(self.sight, self.seat).pick(options)

    def skill(self, options: list[str]) -> str:
        """The skill that is likeliest to pass."""
        passing = {option: self.cards.passing(self.number(option)) for option in options}
        chosen = max(passing, key=passing.__getitem__)
        self.because("skill", option=chosen, percent=percent(passing[chosen]))
        return chosen

    # Things to choose.

    def faction(self, options: list[str]) -> str:
        """The faction with which one stands worst."""
        return self.compare(
            options,
            lambda option: self.sight.reputation[self.number(option)],
            "worst_standing",
            min,
        )

    def player(self, options: list[str]) -> str:
        """The least famous of the others."""
        return self.compare(
            options, lambda o: self.sight.fame[int(o.partition(":")[2])], "least_famous", min
        )

    def asset(self, options: list[str]) -> str:
        """Of own cards the least, of others' the most valuable."""
        cards = [self.number(option) for option in options]
        if all(card in self.sight.own for card in cards):
            return self.room(options)
        return self.best(options, lambda option: self.held(option, 0.0), "takes", "nothing")

    def ship(self, options: list[str]) -> str:
        """The best bargain among ships."""
        pack = self.sight.pack

        def net(option: str) -> float:
            ship = self.number(option)
            price = max(0, pack.ship_cost[ship] - pack.ship_cost[self.sight.ship])
            return self.cards.ship(ship) + self.cards.credits(-price)

        return self.best(options, net, "bargain")

    def place(self, options: list[str]) -> str:
        """A place where somebody is to be found; or one far from whoever has to go there."""
        stage = [self.sight.number("card", c) for c in self.sight.zones["stage"]["cards"]]
        pack = self.sight.pack
        if any(step[0] is customs.broker for card in stage for step in pack.on_purchase[card]):
            return self.best(options, lambda option: self.unknown(self.number(option)), "strangers")
        start = self.sight.at[self.sight.facts["active"]]
        away = self.sight.distance[start]
        return self.best(options, lambda option: away[self.number(option)], "far")

    def unknown(self, space: int) -> float:
        """How many hidden people are at a place, those first who may be hunted."""
        wanted = {self.sight.pack.contact_class[self.sight.pack.target[card]]
                  for card in self.mind.places.hunted}  # fmt: skip
        spots = self.sight.pack.spots_of[space]
        return sum(
            1.0 + 2.0 * (self.sight.pack.spot_class[spot] in wanted)
            for spot in spots
            if self.sight.contact_at(spot) == HIDDEN
        )

    def spot(self, options: list[str]) -> str:
        """Somebody who may be hunted; else whoever is near."""
        pack, here = self.sight.pack, self.sight.here
        wanted = {pack.contact_class[pack.target[card]] for card in self.mind.places.hunted}

        def worth(option: str) -> float:
            spot = self.number(option)
            far = self.sight.distance[here][pack.spot_space[spot]]
            return 6.0 * (pack.spot_class[spot] in wanted) - 0.5 * float(far)

        return self.best(options, worth, "spot")

    def far_away(self, options: list[str]) -> str:
        """A place far from oneself."""
        distance = self.sight.distance[self.sight.here]
        return self.best(options, lambda option: distance[self.number(option)], "far")


Sensible.answers = {
    "choose_character": Sensible.any_of,
    "choose_starter": Sensible.any_of,
    "choose_ambition": Sensible.ambition,
    "setup_reputation": Sensible.any_of,
    "plan": Sensible.plan,
    "move_to": Sensible.move_to,
    "move_on": Sensible.try_on,
    "force_stop": Sensible.first,
    "act": Sensible.act,
    "ability": Sensible.ability,
    "trade_with": Sensible.trade_with,
    "trade_offer": Sensible.trade_offer,
    "trade_reply": Sensible.trade_reply,
    "deal": Sensible.first,
    "deal_way": Sensible.first,
    "deal_amount": Sensible.first,
    "deal_reply": Sensible.first,
    "favor_ask": Sensible.favor_ask,
    "debt_use": Sensible.favor_ask,
    "favor_faction": Sensible.favor_faction,
    "favor_price": Sensible.favor_price,
    "favor_grant": Sensible.favor_grant,
    "favor_pick": Sensible.favor_pick,
    "debt_token": Sensible.first,
    "debt_reply": Sensible.first,
    "market_discard": Sensible.market_discard,
    "market_buy": Sensible.market_buy,
    "barter": Sensible.barter,
    "make_room": Sensible.room,
    "ship_fit": Sensible.room,
    "patrol_path": Sensible.far_away,
    "deliver": Sensible.deliver,
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
    "target_space": Sensible.place,
    "target_contact": Sensible.spot,
    "reveal_contact": Sensible.spot,
    "target_patrol": Sensible.first,
    "target_faction": Sensible.faction,
    "target_asset": Sensible.asset,
    "target_ship": Sensible.ship,
    "nearest_player": Sensible.player,
    "nearest_spot": Sensible.first,
    "cross": Sensible.cross,
    "market_discard_again": Sensible.first,
    "reputation_gain": Sensible.faction,
    "reputation_loss": Sensible.faction,
    "target_type": Sensible.first,
    "choose_rival": Sensible.any_of,
    "rival_gains": Sensible.first,
    "rival_loses": Sensible.first,
}

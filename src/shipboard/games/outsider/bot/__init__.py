"""A sensible player of Outsider: works or wrecks, weighs the evidence, knows when to declare.

`cards.py` knows the cards, `sight.py` reads the view, `suspicion.py` keeps track of who may be an
Outsider, `mind.py` knows how things stand, `menu.py` picks acts, `harm.py` deals and takes blows,
`words.py` says why. Here is what is answered to each question.
"""

from __future__ import annotations

from typing import Any

from . import harm, menu
from .cards import FAVOURITES, NUISANCE, TO_OTHERS, TO_RESOLVER
from .harm import Harm
from .sight import before_picking
from .words import WORDS


class Sensible(Harm):
    """Plays as a competent person of either side would."""

    words = WORDS
    close = 0.1

    def choose(self, view: dict[str, Any], decision: dict[str, Any]) -> str:
        """An option for this decision."""
        if len(decision["options"]) > 1:
            self.weigh(view)
        self._answer = self.answer(view, decision)
        return self._answer

    # Set-up.

    def pick_character(self, options: list[str]) -> str:
        """A Character that is good for everybody."""
        ranks = {f"character:{name}": place for place, name in enumerate(FAVOURITES)}
        return self.compare(options, lambda option: ranks.get(option, 50), "favourite", min)

    def place_token(self, options: list[str]) -> str:
        """Where nobody stands yet: rooms die with those in them."""
        crowd = [self.sight.place(seat) for seat in range(self.sight.players)]
        self.rng.shuffle(options := options[:])
        return self.compare(
            options, lambda option: crowd.count(option.partition(":")[2]), "apart", min
        )

    def seed(self, options: list[str]) -> str:
        """A card for the Supply: an Outsider poisons it, the others spare it the Dark."""
        sight = self.sight
        dark = next((option for option in options if self.lore.is_dark(option[5:])), "")
        if dark and sight.dark >= menu.SEEDS:
            self.because("too_dark", number=sight.dark)
            return dark
        return "card:" + self.least(_named(options))

    # Goals.

    def pay(self, options: list[str], goal: str) -> str:
        """The next Gear of the cheapest payment."""
        picked = self.sight.zones["picked"][self.seat].get("cards", [])
        if "done" in options:
            self.because("paid")
            return "done"
        plan = self.lore.payment([*self.sight.hand, *picked], goal)
        for card in plan:
            if card not in picked and f"card:{card}" in options:
                self.because("cheapest", number=len(plan))
                return f"card:{card}"
        return "card:" + self.least(_named(options))

    def goal_payment(self, options: list[str]) -> str:
        """What a Goal is paid with."""
        claimed = self.sight.zones["claimed"]["cards"]
        return self.pay(options, claimed[-1] if claimed else "")

    def clear_payment(self, options: list[str]) -> str:
        """What an Ongoing Crisis is cleared with."""
        cleared = self.suspicion.cause
        return self.pay(options, cleared)

    def goal_to_play(self, options: list[str]) -> str:
        """The most promising Goal."""
        return self.compare(options, lambda option: menu.goal_score(self, option[5:]), "soonest")

    def goal_to_discard(self, options: list[str]) -> str:
        """Of two Goals in play the less promising one."""
        return self.compare(options, lambda option: self.promise(option[5:]), "hopeless", min)

    def promise(self, goal: str) -> float:
        """What a Goal in play is worth to the own side."""
        mine = self.own_prospect(goal)
        if self.sight.red:
            return mine - self.prospect_of_foes(goal)
        return mine + self.prospect(goal)

    # The Supply.

    def gather_number(self, options: list[str]) -> str:
        """Two cards where two are to be had for two that are not wanted."""
        sight = self.sight
        junk = sum(self.worth(card) < 0.8 for card in sight.hand)
        good = sum(self.worth(card) > 0.9 for card in sight.in_supply)
        number = max(1, min(junk, good, len(options)))
        self.because("trades", number=junk, number_good=good)
        return f"number:{number}"

    def leave(self, options: list[str]) -> str:
        """What to leave: Dark, as far as the Supply bears it; an Outsider cares less."""
        sight = self.sight
        cards = _named(options)
        dark = sum(self.lore.is_dark(card) for card in sight.in_supply)
        picked = sight.zones["picked"][self.seat].get("cards", [])
        if not sight.red and sight.in_supply:
            trades = [trade for trade in self.outlook.trades(sight.in_supply) if trade[1] in cards]
            if trades:
                self.because("swaps", card=max(trades)[2])
                return f"card:{max(trades)[1]}"
        dark += sum(self.lore.is_dark(card) for card in picked)
        if self.stands_back and any(self.lore.is_gear(card) for card in cards):
            self.because("for_others")
            return "card:" + max(cards, key=lambda card: (self.lore.is_gear(card), self.use(card)))
        if any(self.lore.is_dark(card) for card in cards):
            harmless = any(not self.lore.is_dark(card) for card in sight.in_supply)
            # A card taken goes out of the Supply as well, and it will hardly be a Dark one.
            if (sight.red and harmless) or 2 * (dark + 1) <= sight.supply + len(picked):
                self.because("poisons" if sight.red else "hides_dark", number=dark + 1)
                return next(option for option in options if self.lore.is_dark(option[5:]))
        return "card:" + self.least(cards)

    def use(self, gear: str) -> float:
        """What a Gear is worth to those who are still without a Goal."""
        sight = self.sight
        goal = self.lore.goal.get(gear, "")
        waiting = [seat for seat in sight.goalless if self.red[seat] < 0.5]
        fit = any(self.lore.fits(sight.characters[seat], goal) for seat in waiting)
        return sum(self.lore.icons.get(gear, ())) + 3 * fit * (goal in sight.goals)

    def take(self, options: list[str]) -> str:
        """The best card there is; who stands back rather clears away what is Dark."""
        wish = f"card:{self.wish()}"
        if wish in options:
            self.because("wished", card=wish[5:])
            return wish
        if self.stands_back and self.sight.dark < 3:
            dark = next((option for option in options if self.lore.is_dark(option[5:])), "")
            if dark:
                self.because("clears_dark")
                return dark

        def value(option: str) -> float:
            return self.worth(option[5:]) + menu.completes(self, option[5:])

        return self.compare(options, value, "best_card")

    def wish(self) -> str:
        """The card of the Supply for which another one was left there, if any."""
        sight = self.sight
        picked = sight.zones["picked"][self.seat].get("cards", [])
        if sight.red or not sight.in_supply or sight.zones["taken"][self.seat]["count"]:
            return ""
        self.weigh(before_picking(self.view, self.seat))
        trades = [trade for trade in self.outlook.trades(sight.in_supply) if trade[1] in picked]
        self.weigh(self.view)
        return max(trades)[2] if trades else ""

    # Hand cards.

    def throw_out(self) -> list[str]:
        """What to discard before drawing."""
        sight = self.sight
        if not sight.red:
            return self.clear_out()
        # One Crisis at a time, or two: an Outsider must outlive the others.
        bold = sight.mine > (1 if self.striking else 2)
        out = ["dark"] * min(sight.dark, (2 if self.striking else 1) if bold else 0)
        goals = sorted(sight.own_goals, key=self.worth)
        spare = len(goals) - (2 if self.rounds > 3 else 3)
        out += [card for card in goals[: max(0, spare)] if self.worth(card) < 1.0]
        return out

    def clear_out(self) -> list[str]:
        """What a Crew member discards: Goals that nobody can pay for, and Dark cards."""
        sight = self.sight
        out = ["dark"] * max(0, sight.dark - (menu.BEARS if sight.mine <= 1 else 0))
        need = self.lore.scrap_need.get(sight.character, 3)
        goals = sorted(sight.own_goals, key=self.outlook.payable)
        if len(goals) >= need and (self.short or not self.reserve):
            return out
        out += [goal for goal in goals if self.outlook.payable(goal) < menu.HOPELESS]
        if self.outlook.searching and len(sight.hand) - len(out) >= sight.draw_limit:
            rest = sorted(
                (c for c in sight.hand if c not in out and not self.lore.is_dark(c)), key=self.worth
            )
            out += rest[: menu.SEARCHES]
        return out

    def discard_set(self, options: list[str]) -> str:
        """Cards discarded before drawing, in ascending picks."""
        picked = self.sight.zones["picked"][self.seat].get("cards", [])
        self.weigh(before_picking(self.view, self.seat))
        left = self.throw_out()
        for card in picked:
            if card in left:
                left.remove(card)
        for option in options:
            if option[5:] in left:
                dark = self.lore.is_dark(option[5:])
                self.because("sheds_dark" if dark else "sheds", card=option[5:])
                return option
        self.because("keeps_rest")
        return "done"

    def scrap_kind(self, options: list[str]) -> str:
        """Survival or a reshuffle."""
        goals = menu.scrap_goals(self) >= menu.scrap_gear(self)
        self.because("scraps_goals" if goals else "scraps_gear", rounds=self.rounds)
        return "goal" if goals else "gear"

    def drop(self, options: list[str]) -> str:
        """A card that must go: the least useful that is not Dark."""
        return "card:" + self.least(_named(options))

    def pass_on(self, options: list[str]) -> str:
        """A card for the next player: Dark, if there is one."""
        named = [f"card:{card}" for card in _named(options)]
        return self.compare(named, lambda option: self.worth(option[5:]), "gives", min)

    def bury(self, options: list[str]) -> str:
        """Under the deck with Dark cards; an Outsider rather keeps them."""
        if not self.sight.red:
            dark = next((option for option in options if self.lore.is_dark(option[5:])), "")
            if dark:
                self.because("buries_dark")
                return dark
            idle = [c for c in _named(options) if self.lore.is_goal(c) and self.idle(c)]
            if idle:
                self.because("buries_idle")
                return f"card:{idle[0]}"
        elif "done" not in options:
            return "card:" + self.least(_named(options))
        if "done" in options:
            return "done"
        return "card:" + self.least(_named(options))

    def idle(self, goal: str) -> bool:
        """Whether a Goal in hand is better under the deck, where it is a turn more."""
        need = self.lore.scrap_need.get(self.sight.character, 3)
        return len(self.sight.own_goals) < need and self.outlook.payable(goal) < menu.HOPELESS

    def taken_back(self, card: str) -> float:
        """What a card of the discard pile would be worth in hand."""
        sight = self.sight
        worth = self.worth(card)
        for goal in sight.goals:
            if not sight.able(goal) and self.lore.payment([*sight.hand, card], goal):
                worth += 3.0 * self.lore.fits(sight.character, goal)
        return worth

    def ability_cards(self, options: list[str]) -> str:
        """Gear from the discards, or an Ongoing Crisis to be over."""
        sight = self.sight
        cards = _named(options)
        if any(card in sight.ongoing for card in cards):
            if sight.red and "done" in options and "fuel_leak" not in cards:
                self.because("lets_it_be")
                return "done"
            self.because("worst_crisis")
            return "card:" + max(cards, key=lambda card: NUISANCE.get(card, 1.0))
        named = [f"card:{card}" for card in cards]
        return self.compare(named, lambda option: self.taken_back(option[5:]), "best_card")

    def order(self, options: list[str]) -> str:
        """What was looked at goes back, the last on top."""
        cards = _named(options)
        if cards[0] in TO_RESOLVER:
            pain = {card: TO_RESOLVER.get(card, 0.5) + TO_OTHERS.get(card, 0.3) for card in cards}
            pick = min if self.sight.red else max
            self.because("crisis_last" if self.sight.red else "crisis_first")
            return "card:" + pick(cards, key=lambda card: pain[card])
        # Entropy takes the top card at the end of this turn, so the worst one goes there.
        self.because("for_entropy")
        return "card:" + max(cards, key=self.worth)

    def top_or_bottom(self, options: list[str]) -> str:
        """A bad Crisis goes to the bottom."""
        placed = self.sight.zones["crisis_deck"].get("placed", {})
        if not placed:
            self.because("unseen")
            return "top"
        crisis = placed[max(placed)]
        bad = TO_RESOLVER.get(crisis, 0.5) + TO_OTHERS.get(crisis, 0.3) > 0.9
        self.because("bad_crisis" if bad else "mild_crisis", card=crisis)
        return "bottom" if bad != self.sight.red else "top"

    def may(self, options: list[str]) -> str:
        """What a text offers is mostly good."""
        return "yes"

    # The ship.

    def move_to(self, options: list[str]) -> str:
        """Towards the Goal that can be completed, or away from a dying room."""
        return self.compare(options, lambda option: self.room(option.partition(":")[2]), "room")

    def room(self, place: str) -> float:
        """What it is worth to stand there."""
        sight = self.sight
        score = 0.01 * self.rng.random()
        places = self.lore.places
        if sight.piles and place in places:
            score += 0.3 * min(4, sight.piles[places.index(place)])
        near = self.lore.near.get(place, ())
        if sight.goals_have_places:
            for goal in sight.goals:
                if sight.able(goal):
                    at = self.lore.place.get(goal)
                    score += 3.0 * (at == place) + 1.0 * (at in near)
        if sight.has_supply(place):
            score += 0.4
        return score

    def entropy_location(self, options: list[str]) -> str:
        """The pile that can best do without: nobody there, or only enemies."""
        return self.compare(
            options, lambda option: self.expendable(option.partition(":")[2]), "expendable"
        )

    def expendable(self, place: str) -> float:
        """How well a card of this pile can be spared."""
        sight = self.sight
        places = self.lore.places
        if place not in places or not sight.piles:
            return 0.0
        count = sight.piles[places.index(place)]
        score = 0.2 * count
        if count == 1:
            score -= 0.5
            for seat in range(sight.players):
                if sight.place(seat) == place:
                    weight = sight.survival[seat] * (2 * self.foe(seat) - 1)
                    score += weight if seat != self.seat else -3.0 * sight.mine
        return score

    def deal_discards(self, options: list[str]) -> str:
        """About the same number for each room that is left."""
        rooms = sum(count > 0 for count in self.sight.piles) or 1
        numbers = sorted(int(option.partition(":")[2]) for option in options)
        share = -(-(len(self.sight.discard) or numbers[-1]) // rooms)
        return f"number:{min(share, numbers[-1])}"

    def eclipse_tie(self, options: list[str]) -> str:
        """The own side."""
        return "outsider" if self.sight.red else "crew"


def _named(options: list[str]) -> list[str]:
    """The cards among the options; without any, nothing by any name."""
    return [option[5:] for option in options if option.startswith("card:")] or [""]


Sensible.answers = {
    "bury_order": Sensible.any_of,
    "controller_pick": Sensible.any_of,
    "pick_character": Sensible.pick_character,
    "place_token": Sensible.place_token,
    "seed_supply": Sensible.seed,
    "act": menu.act,
    "goal_payment": Sensible.goal_payment,
    "goal_extra": Sensible.drop,
    "goal_to_play": Sensible.goal_to_play,
    "goal_to_discard": Sensible.goal_to_discard,
    "gather_number": Sensible.gather_number,
    "gather_leave": Sensible.leave,
    "gather_take": Sensible.take,
    "scrap_kind": Sensible.scrap_kind,
    "scrap_cards": Sensible.drop,
    "discard_set": Sensible.discard_set,
    "ability_player": harm.ability_player,
    "ability_players": harm.ability_players,
    "ability_cards": Sensible.ability_cards,
    "ability_order": Sensible.order,
    "top_or_bottom": Sensible.top_or_bottom,
    "ability_may": Sensible.may,
    "crisis_pick": harm.crisis_pick,
    "crisis_player": harm.crisis_player,
    "crisis_choice": harm.crisis_choice,
    "forced_discard": Sensible.drop,
    "pass_card": Sensible.pass_on,
    "barter_give": Sensible.pass_on,
    "bury_cards": Sensible.bury,
    "clear_payment": Sensible.clear_payment,
    "shift_crises": lambda bot, options: "draw",
    "shift_member": harm.shift_member,
    "shift_crisis": harm.crisis_pick,
    "move_to": Sensible.move_to,
    "entropy_location": Sensible.entropy_location,
    "draw_location": Sensible.move_to,
    "flee_to": Sensible.move_to,
    "deal_discards": Sensible.deal_discards,
    "eclipse_tie": Sensible.eclipse_tie,
    "window_act": harm.window_act,
    "window_crisis": harm.window_crisis,
    "window_end": harm.window_end,
    "cost_scrap": Sensible.clear_payment,
    "reveal_cards": Sensible.drop,
}

__all__ = ["Sensible"]

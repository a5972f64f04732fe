"""A sensible player of Gloom: tries each play in mind and takes the one that promises most.

`cards.py` knows what is printed and what texts are worth, `board.py` how the game stands,
`plans.py` what a play would change. Here is what is answered to each question.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from ..pack import EVENT, MODIFIER, UNTIMELY_DEATH
from . import cards as texts
from .board import Board, Person
from .cards import book
from .plans import LOOKS_AHEAD, Plan, Planner

ALL = (MODIFIER, EVENT, UNTIMELY_DEATH)
SCANDAL = "e03"  # a free play on the dead
CROWN = "m58"  # raises the draw limit while its portrait shows
HAND = 5
UNSEEN = 8.0  # what an Event gains its player when it cannot be seen how
RESERVE = {"e08": 5.0, "e09": 7.0, "e10": 6.0}  # points that a Response must gain to be used


class Sensible:
    """Plays as a competent person would."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        self.seat = seat
        self.rng = rng
        self.simple = False
        self.card = ""  # the card chosen last, and whom it is still to name
        self.named: list[str] = []

    def watch(self, events: Sequence[dict[str, Any]]) -> None:
        """What has happened lies on the table for all to see."""

    def choose(self, view: dict[str, Any], decision: dict[str, Any]) -> str:
        """An option for this decision."""
        options: list[str] = decision["options"]
        if len(options) == 1:
            return options[0]
        answer = _ANSWERS.get(decision["kind"])
        chosen = answer(self, view, options) if answer else None
        return chosen if chosen in options else self.rng.choice(options)

    # Plays.

    def planner(self, view: dict[str, Any]) -> Planner:
        """The table as it stands now."""
        board = Board(view, self.seat)
        self.simple = self.simple or without_texts(board, view)
        return Planner(board, self.simple)

    def act(self, view: dict[str, Any], options: list[str]) -> str:
        """An action: the play that promises most, a new hand, or nothing."""
        cards = _played(options)
        planner = self.planner(view)
        if not self.simple and any(c in RESERVE for c in cards):
            self.simple = planner.simple = True
        board = planner.board
        nothing = board.chance()
        deaths = planner.plays(cards, (UNTIMELY_DEATH,), marooned=True)
        free = [p for p in deaths if board.people[p.named[0]].text == texts.MAROONED]
        if free and max(free).chance > nothing:
            # It costs no action, so nothing is gained by waiting.
            return self.announce(max(free))
        first = board.action == 1
        plans = list(planner.plays(cards, ALL, marooned=not first))
        if not plans and cards:
            return self.unknown(options)
        new_hand = planner.chance_of_new_hand()
        if first and plans:
            plans = self.with_second(planner, plans)
        best = max(plans, default=Plan(-1.0, "", ()))
        if first and board.stuck and planner.idle(best):
            ending = planner.last_resort(cards)
            if ending is not None:
                return self.announce(ending)
        if best.chance >= max(new_hand, nothing):
            return self.announce(best)
        if new_hand > nothing and "discard_hand" in options:
            # As the second action it costs one action only, so the first one may as well pass.
            return "pass" if first else "discard_hand"
        return "pass"

    def with_second(self, planner: Planner, plans: list[Plan]) -> list[Plan]:
        """The most promising first actions, each with the best second one after it."""
        plans.sort(reverse=True)
        leading: list[Plan] = []
        looked_at: Counter[str] = Counter()
        for plan in plans:
            # Several targets of one card are much alike: look at two of each.
            if looked_at[plan.card] < 2:
                looked_at[plan.card] += 1
                leading.append(plan)
            if len(leading) == LOOKS_AHEAD + 2:
                break
        found = []
        board = planner.board
        for plan in leading:
            card = planner.known[plan.card]
            rest = [c for c in board.hand if c != plan.card]
            if plan.chance >= 1.0:
                found.append(plan)
                continue
            if card.sort == EVENT:
                others = [p.chance for p in plans if p.card in rest and planner.second(p.card)]
                gain = max([0.0, *(c - board.chance() for c in others[:1])])
                found.append(plan._replace(chance=plan.chance + gain))
                continue
            person = board.people[plan.named[0]]
            with planner.tried(card, person, planner.price(plan.card)):
                # A game that this ends has no second action.
                now = () if board.over else (MODIFIER, EVENT)
                second = planner.plays(rest, now, deeper=False)
                chance = max((p.chance for p in second), default=plan.chance)
            found.append(plan._replace(chance=max(plan.chance, chance)))
        return found

    def announce(self, plan: Plan) -> str:
        """Remember whom the card is meant for: that is asked next."""
        self.card = plan.card
        self.named = list(plan.named)
        return f"play:{plan.card}"

    def unknown(self, options: list[str]) -> str:
        """Cards of an owner's file, of which nothing is known: play one and see."""
        self.card, self.named = "", []
        return self.rng.choice([option for option in options if option.startswith("play:")])

    def free_play(self, view: dict[str, Any], options: list[str]) -> str:
        """A free play that was granted, if it is better than none."""
        return self.freely(view, options, dead=self.card == SCANDAL)

    def last_gap(self, view: dict[str, Any], options: list[str]) -> str:
        """A free play by an ongoing effect, if it is better than none."""
        return self.freely(view, options, marooned=True)

    def freely(
        self, view: dict[str, Any], options: list[str], dead: bool = False, marooned: bool = False
    ) -> str:
        """The best of these plays, or none."""
        planner = self.planner(view)
        plans = planner.plays(_played(options), ALL, dead=dead, marooned=marooned)
        best = max(plans, default=None)
        if best is None or best.chance <= planner.board.chance():
            return options[0]
        return self.announce(best)

    def target(self, view: dict[str, Any], options: list[str]) -> str:
        """Whom the card names, as planned."""
        while self.named:
            option = f"item:{self.named.pop(0)}"
            if option in options:
                return option
        card = book().cards.get(self.card)
        if card is None or card.sort == EVENT:
            return self.rng.choice(options)
        planner = self.planner(view)
        people = planner.board.people
        return max(
            options,
            key=lambda o: planner.weighed(card, people[o.removeprefix("item:")], 0.0, False),
        )

    # Responses.

    def respond(self, view: dict[str, Any], options: list[str]) -> str:
        """A Response, where what was announced would cost more than the card is worth."""
        planner = self.planner(view)
        board = planner.board
        announced = planner.known.get((view["zones"]["announced"]["cards"] or [""])[0])
        people = named(board, view["facts"]["named"])
        if announced is None or people is None:
            return "decline"
        now = self.after(planner, announced.name, people)
        best, answer = now, "decline"
        for response in _played(options):
            reserve = RESERVE.get(response, 0.0)
            if response == "e10":
                for person in planner.everybody:
                    if person is people[0] or person.dead:
                        continue
                    if planner.may_cover(announced, person, False):
                        with planner.tried(announced, person, reserve):
                            chance = board.chance()
                        if chance > best:
                            best, answer = chance, "play:e10"
                            self.card, self.named = response, [person.name]
            elif response in RESERVE:
                chance = planner.burdened(reserve)
                if chance > best:
                    best, answer = chance, f"play:{response}"
        return answer

    def after(self, planner: Planner, card: str, people: list[Person]) -> float:
        """The chance of winning if the announced card takes effect."""
        board = planner.board
        printed = planner.known[card]
        if printed.sort != EVENT:
            with planner.tried(printed, people[0], 0.0):
                return board.chance()
        if card in ("e03", "e04"):
            totals = board.totals[:]
            totals[board.active] -= UNSEEN * board.time
            return board.among(totals)
        wanted = tuple(person.name for person in people)
        plans = planner.events(printed, 0.0, False)
        return next((p.chance for p in plans if p.named == wanted), board.chance())

    # Cards in hands.

    def poorest(self, view: dict[str, Any], options: list[str]) -> str:
        """The card that is missed least."""
        return self.ranked(view, options)[0]

    def best(self, view: dict[str, Any], options: list[str]) -> str:
        """The card that is worth most."""
        return self.ranked(view, options)[-1]

    def ranked(self, view: dict[str, Any], options: list[str]) -> list[str]:
        """The options from the poorest card to the best."""
        planner = self.planner(view)
        held = planner.held([option.partition(":")[2] for option in options if ":" in option])
        found = [o for _, card in held for o in options if o.partition(":")[2] == card]
        return found or options

    def pass_on(self, view: dict[str, Any], options: list[str]) -> str:
        """Of two cards to pass on the one that comes first: they are picked in order."""
        if view["zones"]["passing"][self.seat]["count"]:
            return self.poorest(view, options)
        planner = self.planner(view)
        order = book().order
        poor = [card for _, card in planner.held(planner.board.hand)][:2]
        poor.sort(key=lambda card: order.get(card, 0))
        return f"card:{poor[0]}"

    # Players and Characters.

    def weakest(self, view: dict[str, Any], options: list[str]) -> str:
        """The player who is least of a danger."""
        totals = view["facts"]["totals"]
        return max(options, key=lambda o: totals[int(o.removeprefix("seat:"))])

    def strongest(self, view: dict[str, Any], options: list[str]) -> str:
        """The player who is most of a danger."""
        totals = view["facts"]["totals"]
        others = [o for o in options if o != f"seat:{self.seat}"]
        return min(others or options, key=lambda o: totals[int(o.removeprefix("seat:"))])

    def myself(self, view: dict[str, Any], options: list[str]) -> str:
        """The first turn is worth having."""
        return f"seat:{self.seat}"

    def rob(self, view: dict[str, Any], options: list[str]) -> str:
        """The Character that loses its top Modifier."""
        planner = self.planner(view)
        people = planner.board.people
        known = [o for o in options if o.removeprefix("item:") in people]
        return max(
            known or options,
            key=lambda o: planner.robbed(people[o.removeprefix("item:")]) if known else 0.0,
        )

    def gladly(self, view: dict[str, Any], options: list[str]) -> str:
        """What one may do is mostly worth doing."""
        return "yes"

    def for_free(self, view: dict[str, Any], options: list[str]) -> str:
        """An action saved is an action won."""
        return "free_play"


def without_texts(board: Board, view: dict[str, Any]) -> bool:
    """GLM-17: whether the table shows that texts count for nothing."""
    known = book().cards
    boxed = view["zones"]["box"].get("cards", [])
    if any(c in known and known[c].sort == EVENT and not known[c].response for c in boxed):
        return True
    limits = [HAND] * board.players
    for crew in board.crews:
        for person in crew:
            limits[person.owner] += texts.LIMIT.get(person.text, 0)
            if person.portrait == CROWN and person.text != CROWN:
                limits[person.owner] += texts.LIMIT[CROWN]
            if person.text in texts.FLAT and person.extra == 0:
                return True
    return limits != board.limit and board.limit == [HAND] * board.players


def named(board: Board, numbers: list[int]) -> list[Person] | None:
    """The Characters that the announced card names; None if one is unknown."""
    characters = book().characters
    found = [board.people.get(characters[c]) for c in numbers if c < len(characters)]
    people = [person for person in found if person is not None]
    return people if len(people) == len(numbers) else None


def _played(options: list[str]) -> list[str]:
    return [option[5:] for option in options if option.startswith("play:")]


_ANSWERS: dict[str, Callable[[Sensible, dict[str, Any], list[str]], str]] = {
    "nominate_start": Sensible.myself,
    "host_picks_start": Sensible.myself,
    "take_action": Sensible.act,
    "respond": Sensible.respond,
    "take_free_play": Sensible.free_play,
    "end_turn": Sensible.last_gap,
    "discard_cards": Sensible.poorest,
    "give_card": Sensible.poorest,
    "pass_cards": Sensible.pass_on,
    "choose_player": Sensible.weakest,
    "choose_stack": Sensible.rob,
    "salvage": Sensible.best,
    "may_use": Sensible.gladly,
    "choose_target": Sensible.target,
    "choose_mode": Sensible.for_free,
    "choose_peeked": Sensible.best,
    "name_player": Sensible.strongest,
}

__all__ = ["Sensible"]

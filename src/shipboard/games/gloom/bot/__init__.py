"""A sensible player of Gloom: tries each play in mind and takes the one that promises most.

`cards.py` knows what is printed and what texts are worth, `board.py` how the game stands,
`plans.py` what a play would change, `words.py` says why. Here is what is answered to each question.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from shipboard.kernel.player import Bot

from ..pack import EVENT, MODIFIER, UNTIMELY_DEATH
from . import cards as texts
from .board import Board, Person
from .cards import book
from .plans import LOOKS_AHEAD, Plan, Planner
from .words import WORDS

ALL = (MODIFIER, EVENT, UNTIMELY_DEATH)
SCANDAL = "e03"  # a free play on the dead
REDIRECTS = "e10"
NONE = Plan(-1.0, "", ())
UNSEEN = 8.0  # what an Event gains its player when it cannot be seen how
RESERVE = {"e08": 5.0, "e09": 7.0, "e10": 6.0}  # points that a Response must gain to be used


class Sensible(Bot):
    """Plays as a competent person would."""

    words = WORDS
    close = 0.005

    def __init__(self, seat: int, rng: random.Random) -> None:
        super().__init__(seat, rng)
        self.latest = ""  # the card announced last
        self.plan: Plan | None = None  # what was begun with the last answer

    def watch(self, events: Sequence[dict[str, Any]]) -> None:
        """What has happened lies on the table for all to see, but for what granted a free play."""
        for event in events:
            if event["event"] == "announced":
                self.latest = event["card"]

    def choose(self, view: dict[str, Any], decision: dict[str, Any]) -> str:
        """An option for this decision."""
        if decision["kind"] != "choose_target":
            self.plan = None
        return self.answer(view, decision)

    # Plays.

    def planner(self) -> Planner:
        """The table as it stands now."""
        simple = self.view.get("options", {}).get("very_simple") == "on"
        return Planner(Board(self.view, self.seat), simple)

    def act(self, options: list[str]) -> str:
        """An action: the play that promises most, a new hand, or nothing."""
        cards = _played(options)
        planner = self.planner()
        best, at_once = self.best_play(planner, cards)
        if cards and not best.card:
            return self.unknown(options)
        nothing, new_hand = planner.board.chance(), planner.chance_of_new_hand()
        if at_once or best.chance >= max(new_hand, nothing):
            return self.announce(best, nothing)
        if new_hand > nothing and "discard_hand" in options:
            self.because("new_hand", percent=chances(new_hand), percent_now=chances(nothing))
            # As the second action it costs one action only, so the first one may as well pass.
            return "pass" if planner.board.action == 1 else "discard_hand"
        self.because("holds", percent=chances(best.chance), percent_now=chances(nothing))
        return "pass"

    def best_play(self, planner: Planner, cards: list[str]) -> tuple[Plan, bool]:
        """The play of these cards that promises most, and whether to make it in any case."""
        board = planner.board
        deaths = planner.plays(cards, (UNTIMELY_DEATH,), marooned=True)
        free = [p for p in deaths if board.people[p.named[0]].text == texts.MAROONED]
        if free and max(free).chance > board.chance():
            # It costs no action, so nothing is gained by waiting.
            return max(free), True
        first = board.action == 1
        plans = list(planner.plays(cards, ALL, marooned=not first))
        if first and plans:
            plans = self.with_second(planner, plans)
        best = max(plans, default=NONE)
        if first and board.stuck and planner.idle(best):
            ending = planner.last_resort(cards)
            if ending is not None:
                return ending, True
        return best, False

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

    def announce(self, plan: Plan, otherwise: float) -> str:
        """Remember whom the card is meant for: that is asked next."""
        self.plan = plan
        self.told(plan, otherwise)
        return f"play:{plan.card}"

    def told(self, plan: Plan, otherwise: float) -> None:
        """Note what a play promises, and what there is without it."""
        self.because(
            "play_on" if plan.named else "play", card=plan.card, character=" ".join(plan.named[:1]),
            percent=chances(plan.chance), percent_now=chances(otherwise),
        )  # fmt: skip

    def unknown(self, options: list[str]) -> str:
        """Cards of an owner's file, of which nothing is known: play one and see."""
        self.because("unknown")
        return self.rng.choice([option for option in options if option.startswith("play:")])

    def free_play(self, options: list[str]) -> str:
        """A free play that was granted, if it is better than none."""
        return self.freely(options, dead=self.latest == SCANDAL)

    def last_gap(self, options: list[str]) -> str:
        """A free play by an ongoing effect, if it is better than none."""
        return self.freely(options, marooned=True)

    def freely(self, options: list[str], dead: bool = False, marooned: bool = False) -> str:
        """The best of these plays, or none."""
        planner = self.planner()
        plans = planner.plays(_played(options), ALL, dead=dead, marooned=marooned)
        best = max(plans, default=None)
        if best is None or best.chance <= planner.board.chance():
            self.because("no_gain")
            return options[0]
        return self.announce(best, planner.board.chance())

    def target(self, options: list[str]) -> str:
        """Whom the card names, as planned."""
        plan = self.plan or self.begun(options)
        wanted = next((named for named in _named(plan) if named in options), None)
        card = book().cards.get(plan.card)
        if wanted:
            if self.notes is not None:
                meant = plan._replace(named=(wanted.removeprefix("item:"),))
                self.told(meant, self.planner().board.chance())
            return wanted
        if card is None or card.sort == EVENT:
            return self.any_of(options)
        planner = self.planner()
        people = planner.board.people
        return self.compare(
            options,
            lambda o: planner.weighed(card, people[o.removeprefix("item:")], 0.0, False),
            "named",
        )

    def begun(self, options: list[str]) -> Plan:
        """What this player would have begun, with one of these to be named next.

        Which card was chosen is nowhere to be read: whoever chose it may not be here any more.
        """
        planner = self.planner()
        hand = planner.board.hand
        first = next(
            (a["kind"] for a in self.view["asked"] if a["seat"] == self.seat), self.view["window"]
        )
        if first == "respond":
            return self.redirection(planner)
        if first == "take_action":
            best, _ = self.best_play(planner, hand)
            if names_one(best, options):
                return best
        granted = self.latest if first == "take_free_play" else ""
        plans = planner.plays(
            planner.granted(granted, hand),
            texts.FREE_FOR.get(granted, ALL),
            dead=granted == SCANDAL,
            marooned=not granted and (first == "end_turn" or planner.board.action != 1),
        )
        return max((plan for plan in plans if names_one(plan, options)), default=NONE)

    # Responses.

    def respond(self, options: list[str]) -> str:
        """A Response, where what was announced would cost more than the card is worth."""
        planner = self.planner()
        board = planner.board
        announced = planner.known.get((self.view["zones"]["announced"]["cards"] or [""])[0])
        people = named(board, self.view["facts"]["named"])
        if announced is None or people is None:
            self.because("unknown")
            return "decline"
        now = self.after(planner, announced.name, people)
        best, answer = now, "decline"
        for response in _played(options):
            if response == REDIRECTS:
                plan = self.redirection(planner)
                if plan.chance > best:
                    self.plan = plan
                    best, answer = plan.chance, f"play:{plan.card}"
            elif response in RESERVE:
                chance = planner.burdened(RESERVE[response])
                if chance > best:
                    best, answer = chance, f"play:{response}"
        why = "lets" if answer == "decline" else "stops"
        self.because(why, card=announced.name, percent=chances(best), percent_now=chances(now))
        return answer

    def redirection(self, planner: Planner) -> Plan:
        """The announced Modifier on another Character, where it does most good."""
        announced = planner.known.get((self.view["zones"]["announced"]["cards"] or [""])[0])
        people = named(planner.board, self.view["facts"]["named"])
        best = NONE
        if announced is None or not people:
            return best
        for person in planner.everybody:
            if person is people[0] or person.dead:
                continue
            if planner.may_cover(announced, person, False):
                with planner.tried(announced, person, RESERVE[REDIRECTS]):
                    chance = planner.board.chance()
                if chance > best.chance:
                    best = Plan(chance, REDIRECTS, (person.name,))
        return best

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

    def poorest(self, options: list[str]) -> str:
        """The card that is missed least."""
        poorest = self.ranked(options)[0]
        self.because("poorest", card=poorest.partition(":")[2])
        return poorest

    def best(self, options: list[str]) -> str:
        """The card that is worth most."""
        best = self.ranked(options)[-1]
        self.because("best", card=best.partition(":")[2])
        return best

    def ranked(self, options: list[str]) -> list[str]:
        """The options from the poorest card to the best."""
        planner = self.planner()
        held = planner.held([option.partition(":")[2] for option in options if ":" in option])
        found = [o for _, card in held for o in options if o.partition(":")[2] == card]
        return found or options

    def pass_on(self, options: list[str]) -> str:
        """Of two cards to pass on the one that comes first: they are picked in order."""
        if self.view["zones"]["passing"][self.seat]["count"]:
            return self.poorest(options)
        planner = self.planner()
        order = book().order
        poor = [card for _, card in planner.held(planner.board.hand)][:2]
        poor.sort(key=lambda card: order.get(card, 0))
        first = f"card:{poor[0]}"
        if first not in options:
            return self.poorest(options)
        self.because("poorest", card=poor[0])
        return first

    # Players and Characters.

    def weakest(self, options: list[str]) -> str:
        """The player who is least of a danger."""
        totals = self.view["facts"]["totals"]
        return self.compare(options, lambda o: totals[int(o.removeprefix("seat:"))], "weakest")

    def strongest(self, options: list[str]) -> str:
        """The player who is most of a danger."""
        totals = self.view["facts"]["totals"]
        others = [o for o in options if o != f"seat:{self.seat}"]
        return self.compare(
            others or options, lambda o: totals[int(o.removeprefix("seat:"))], "strongest", min
        )

    def myself(self, options: list[str]) -> str:
        """The first turn is worth having."""
        return f"seat:{self.seat}"

    def rob(self, options: list[str]) -> str:
        """The Character that loses its top Modifier."""
        planner = self.planner()
        people = planner.board.people
        known = [o for o in options if o.removeprefix("item:") in people]
        return self.compare(
            known or options,
            lambda o: planner.robbed(people[o.removeprefix("item:")]) if known else 0.0,
            "robs",
        )

    def gladly(self, options: list[str]) -> str:
        """What one may do is mostly worth doing."""
        return "yes"

    def for_free(self, options: list[str]) -> str:
        """An action saved is an action won."""
        return "free_play"


def chances(chance: float) -> int:
    """A chance of winning in percent; of a game that is over, a little more or less than all."""
    return round(100 * min(1.0, max(0.0, chance)))


def named(board: Board, numbers: list[int]) -> list[Person] | None:
    """The Characters that the announced card names; None if one is unknown."""
    characters = book().characters
    found = [board.people.get(characters[c]) for c in numbers if c < len(characters)]
    people = [person for person in found if person is not None]
    return people if len(people) == len(numbers) else None


def names_one(plan: Plan, options: list[str]) -> bool:
    """Whether one of these is named by the play."""
    return any(named in options for named in _named(plan))


def _named(plan: Plan) -> list[str]:
    return [f"item:{name}" for name in plan.named]


def _played(options: list[str]) -> list[str]:
    return [option[5:] for option in options if option.startswith("play:")]


Sensible.answers = {
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
    "choose_character": Sensible.any_of,
    "order_triggers": Sensible.any_of,
    "choose_stack_card": Sensible.any_of,
}

__all__ = ["Sensible"]

"""What a card would do: each play is tried on the board, weighed, and taken back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import NamedTuple

from ..pack import EVENT, MODIFIER, UNTIMELY_DEATH
from . import cards as texts
from .board import DRAW_STEP, DRAWN, LIMIT, LOST, TURN, Board, Person
from .cards import Printed, book

USUAL = 4.5  # what a card of the deck is usually worth in the hand
FRESH = 0.35  # how much of a better hand comes back as points
DEATHS = (7.0, 4.0, 1.0)  # what the first, second, third Untimely Death in the hand is worth
LOOKS_AHEAD = 5  # first actions for which a second one is thought out


class Plan(NamedTuple):
    """A play: the card, whom it names, and the chance of winning after it."""

    chance: float
    card: str
    named: tuple[str, ...]


class Planner:
    """Weighs the plays of one seat at one moment."""

    def __init__(self, board: Board, simple: bool) -> None:
        self.board = board
        self.simple = simple
        self.known = book().cards
        self.me = board.seat
        self.everybody = [person for crew in board.crews for person in crew]

    # The hand.

    def worth_holding(self, name: str, deaths: int = 0) -> float:
        """What it is worth to have this card next turn, with so many Untimely Deaths before it."""
        card = self.known.get(name)
        if card is None:
            return USUAL
        if card.sort == UNTIMELY_DEATH:
            worth = DEATHS[min(deaths, 2)]
            if self.simple:
                return worth
            own = [p for p in self.board.crews[self.me] if not p.dead]
            return worth - 0.1 * min((texts.death_bonus(name, p.icons, 0) for p in own), default=0)
        if card.sort == EVENT:
            return 0.0 if self.simple else texts.HELD.get(name, USUAL)
        burden = 0.0 if self.simple else self.standing_burden(name)
        if card.total < 0:
            return max(0.0, -0.25 * card.total - 0.3 * burden)
        return max(0.0, 0.25 * card.total + 0.3 * burden)

    def standing_burden(self, name: str) -> float:
        """A text's burden on its owner, without looking at the table."""
        burden = texts.OTHERWISE.get(name, 0.0)
        burden -= DRAWN * texts.DRAWS.get(name, 0)
        burden += LOST * min(texts.DISCARDS.get(name, 0), 3)
        burden -= LIMIT * texts.LIMIT.get(name, 0)
        burden += TURN * (name in texts.LOSES_TURN) + DRAW_STEP * (name in texts.LOSES_DRAW)
        return burden

    def held(self, hand: list[str]) -> list[tuple[float, str]]:
        """The hand from the poorest card to the best."""
        deaths = 0
        found = []
        for name in hand:
            found.append((self.worth_holding(name, deaths), name))
            card = self.known.get(name)
            deaths += card is not None and card.sort == UNTIMELY_DEATH
        return sorted(found)

    def price(self, name: str) -> float:
        """What it costs to play this card instead of keeping it: another is drawn for it."""
        hand = self.board.hand
        deaths = sum(
            other != name and other in self.known and self.known[other].sort == UNTIMELY_DEATH
            for other in hand
        )
        worth = self.worth_holding(name, deaths)
        return FRESH * (worth - (self.fresh(name, worth) if self.redrawn() else 0.0))

    def redrawn(self) -> bool:
        """Whether a card is drawn at the end of the turn for one that is played now."""
        return len(self.board.hand) <= self.board.limit[self.me]

    def fresh(self, name: str, worth: float) -> float:
        """What the card drawn for this one is worth: an Event may come back by itself."""
        board = self.board
        if board.deck or not self.is_sort(name, EVENT):
            return USUAL if board.drawable else 0.0
        others = board.drawable
        return (USUAL * others + worth) / (others + 1)

    def chance_of_new_hand(self) -> float:
        """The chance of winning after the whole hand is discarded."""
        board = self.board
        gain = sum(USUAL - worth for worth, _ in self.held(board.hand))
        # Where the deck runs out the discard pile is shuffled, and the old hand with it.
        drawn = board.limit[self.me]
        sure = min(board.deck, drawn)
        others = board.drawable - board.deck
        mixed = (drawn - sure) * others / (others + len(board.hand) or 1)
        return self.burdened(-FRESH * gain * (sure + mixed) / max(drawn, 1))

    def burdened(self, points: float) -> float:
        """The chance of winning with a burden of one's own."""
        board = self.board
        if board.over:
            return board.result()
        totals = board.totals[:]
        totals[self.me] += points * board.time
        return board.among(totals)

    # Texts.

    def burdens(self, card: Printed, owner: int) -> list[tuple[int, float]]:
        """What a card's text costs whom, apart from Self-Worth, with this owner."""
        name = card.name
        board = self.board
        crew = board.crews[owner]
        points = texts.OTHERWISE.get(name, 0.0)
        found: list[tuple[int, float]] = []
        drawn = texts.DRAWS.get(name, 0)
        if name in texts.DRAWS_BY_ICON:
            drawn += 1 + sum(texts.DRAWS_BY_ICON[name] in p.icons for p in crew)
        elif name == "m01":
            drawn += any("machine" in p.icons for p in crew)
        points -= DRAWN * min(drawn, board.drawable)
        lost = texts.DISCARDS.get(name, 0)
        if name == "m17":
            lost += not any("rank" in p.icons for p in crew)
        elif name == "m37":
            lost += board.players - 1
        if lost:
            left = board.counts[owner] - (owner == self.me)
            points += LOST * min(lost, left)
        points -= LIMIT * texts.LIMIT.get(name, 0)
        if name in texts.LOSES_TURN:
            points += TURN
        elif name in texts.LOSES_DRAW:
            points += DRAW_STEP
        elif name == "m24":
            found = [(seat, -DRAWN) for seat in range(board.players) if seat != owner]
        elif name == "m30":
            found = [((owner - 1) % board.players, -DRAWN)]
        if points:
            found.append((owner, points))
        return found

    def covered(self, person: Person) -> list[tuple[int, float]]:
        """What ends for the owner when the text of this Character's top card is covered."""
        limit = texts.LIMIT.get(person.text, 0) if person.text != "m58" else 0
        found = [(person.owner, LIMIT * limit)] if limit else []
        if person.text == texts.RECORDER:
            found.append((person.owner, -texts.OTHERWISE[texts.RECORDER]))
        return found

    # What is legal, as far as a player can tell from the table.

    def may_cover(self, card: Printed, person: Person, dead: bool) -> bool:
        """GLM-6.3, 6.4 and the texts that forbid Modifiers."""
        if person.dead:
            return not card.portrait and (dead or (person.text == texts.RECORDER))
        if dead or self.simple:
            return not dead
        return not (
            (person.text == "m07" and "rank" in card.icons)
            or (person.text == "m16" and "heart" in card.icons)
        )

    def may_kill(self, name: str, person: Person, marooned: bool) -> bool:
        """GLM-8.2 and the texts that forbid Untimely Deaths; `marooned`: as no first action."""
        if person.dead or person.worth >= 0:
            return False
        if self.simple:
            return not marooned
        if marooned and person.text != texts.MAROONED and name != texts.SECOND_ACTION:
            return False
        if person.portrait == "m57" and person.worth > -20:
            return False
        needed = texts.NEEDS_ICON.get(name)
        if needed and not any(icon in person.icons for icon in needed):
            return False
        return (
            texts.BARRED_BY_ICON.get(name) not in person.icons or name not in texts.BARRED_BY_ICON
        )

    def second(self, name: str) -> bool:
        """GLM-8.4: whether this card can be the second action."""
        if self.is_sort(name, UNTIMELY_DEATH):
            return name == texts.SECOND_ACTION and not self.simple
        return True

    # Plays.

    @contextmanager
    def tried(self, card: Printed, person: Person, price: float) -> Iterator[None]:
        """The board with this card put on this Character."""
        burden = self.board.burden
        before = burden[:]
        kept = person.kept()
        burden[self.me] += price
        if not self.simple:
            for seat, points in self.covered(person):
                burden[seat] += points
        if card.sort == MODIFIER:
            person.cover(card)
        else:
            person.kill(card.name, self.simple)
        if not self.simple:
            for seat, points in self.burdens(card, person.owner):
                burden[seat] += points
        found = self.board.settled()
        self.board.settle()
        yield
        person.put_back(kept)
        burden[:] = before
        self.board.unsettle(found)

    def plays(
        self,
        names: list[str],
        now: tuple[int, ...],
        *,
        dead: bool = False,
        deeper: bool = True,
        marooned: bool = False,
    ) -> Iterator[Plan]:
        """All plays of these cards, of these sorts.

        `dead`: only on the dead; `marooned`: Untimely Deaths only where they are free.
        """
        if not now:
            return
        last = [sum(not person.dead for person in crew) == 1 for crew in self.board.crews]
        for name in names:
            card = self.known.get(name)
            if card is None or card.sort not in now:
                continue
            price = self.price(name)
            if card.sort == EVENT:
                yield from self.events(card, price, deeper)
                continue
            for owner, crew in enumerate(self.board.crews):
                # Looked at one by one: where a free play follows, a Character dies, or the last
                # living one of a crew may come within reach of its end.
                closely = card.sort == UNTIMELY_DEATH or last[owner]
                closely = closely or (deeper and owner == self.me and name in texts.FREE_FOR)
                burdens: list[tuple[int, float]] = []
                if not closely and not self.simple:
                    burdens = self.burdens(card, owner)
                for person in crew:
                    if card.sort == MODIFIER:
                        if not self.may_cover(card, person, dead):
                            continue
                    elif not self.may_kill(name, person, marooned):
                        continue
                    if closely:
                        chance = self.weighed(card, person, price, deeper)
                    else:
                        chance = self.glanced(card, person, price, burdens)
                    yield Plan(chance, name, (person.name,))

    def idle(self, plan: Plan) -> bool:
        """Whether this play leaves every stack as it is, or is worse than none."""
        return plan.chance < self.board.chance() or (self.simple and self.is_sort(plan.card, EVENT))

    def last_resort(self, names: list[str]) -> Plan | None:
        """GLM-R64: what does not go on is scored as it stands; an Untimely Death that does no harm.

        Better a place won, or an end, than to wait for nothing.
        """
        best: Plan | None = None
        least = self.board.result()
        for plan in self.plays(names, (UNTIMELY_DEATH,), deeper=False):
            with self.tried(self.known[plan.card], self.board.people[plan.named[0]], 0.0):
                result = self.board.result()
            if result >= least:
                best, least = plan, result
        return best

    def weighed(self, card: Printed, person: Person, price: float, deeper: bool) -> float:
        """The chance of winning with this card on this Character, with all that follows."""
        board = self.board
        with self.tried(card, person, price):
            chance = board.chance()
            if deeper and person.owner == self.me and not (self.simple or board.over):
                chance = max(chance, self.free_play(card.name, person))
        return chance

    def glanced(
        self, card: Printed, person: Person, price: float, burdens: list[tuple[int, float]]
    ) -> float:
        """The same for a Modifier that changes no more than points."""
        board = self.board
        totals = board.totals[:]
        time = board.time
        totals[self.me] += price * time
        totals[person.owner] += board.shift(person, person.covered(card))
        for seat, points in burdens:
            totals[seat] += points * time
        if not self.simple and (person.text in texts.LIMIT or person.text == texts.RECORDER):
            for seat, points in self.covered(person):
                totals[seat] += points * time
        return board.among(totals)

    def free_play(self, name: str, person: Person | None) -> float:
        """The chance of winning after the best use of a card's free play."""
        sorts = texts.FREE_FOR.get(name)
        if sorts is None:
            return -1.0
        rest = list(self.board.hand)
        if name in rest:
            rest.remove(name)
        if name == "m06" and not any(
            "heart" in p.icons for p in self.board.crews[self.me] if p is not person
        ):
            return -1.0
        plans = self.plays(self.granted(name, rest), sorts, dead=name == "e03", deeper=False)
        return max((plan.chance for plan in plans), default=-1.0)

    def granted(self, name: str, hand: list[str]) -> list[str]:
        """The cards that a card's free play may be used for, if they are of the right sort."""
        if name != "m14":
            return hand
        return [card for card in hand if card in self.known and self.known[card].total < 0]

    def events(self, card: Printed, price: float, deeper: bool) -> Iterator[Plan]:
        """All plays of an Event."""
        name = card.name
        if not self.simple and (card.response or self.without_events()):
            return
        if self.simple or name == "e07":
            yield Plan(self.burdened(price), name, ())
        elif name in ("e03", "e04"):
            points = price - 3 * DRAWN * (name == "e04")
            chance = self.burdened(points) if name == "e04" else -1.0
            if deeper:
                board = self.board
                found = board.settled()
                board.burden[self.me] += points
                board.settle()
                chance = max(chance, self.free_play(name, None))
                board.burden[self.me] -= points
                board.unsettle(found)
            yield Plan(chance, name, ())
        elif name == "e01":
            yield from self.swaps(name, price)
        elif name in ("e02", "e05"):
            for person in self.everybody:
                if person.dead == (name == "e02") and self.nameable(person):
                    chance = self.restacked([(person, self.stripped(name, person))], price)
                    yield Plan(chance, name, (person.name,))
        elif name == "e06":
            yield from self.reburials(name, price)

    def without_events(self) -> bool:
        """Whether a text keeps this player from playing Events."""
        return any(person.text == texts.NO_EVENTS for person in self.board.crews[self.me])

    def nameable(self, person: Person) -> bool:
        """Whether an Event may choose this Character, and there is something to take away."""
        return person.portrait != "m54" and bool(person.stack)

    def stripped(self, name: str, person: Person) -> list[str]:
        """The stack after e02 (without its death) or e05 (without anything)."""
        if name == "e05":
            return []
        return [c for c in person.stack if self.is_sort(c, MODIFIER)]

    def is_sort(self, name: str, sort: int) -> bool:
        """Whether a known card is of this sort."""
        card = self.known.get(name)
        return card is not None and card.sort == sort

    def restacked(self, changes: list[tuple[Person, list[str]]], price: float) -> float:
        """The chance of winning with these stacks."""
        kept = [(person, person.kept()) for person, _ in changes]
        found = self.board.settled()
        for person, stack in changes:
            person.pile(stack)
        self.board.settle()
        chance = self.burdened(price)
        for person, before in kept:
            person.put_back(before)
        self.board.unsettle(found)
        return chance

    def swaps(self, name: str, price: float) -> Iterator[Plan]:
        """Cargo Mix-Up: the top Modifiers of two living Characters change places."""
        living = [p for p in self.everybody if not p.dead and self.nameable(p)]
        numbers = {c: i for i, c in enumerate(book().characters)}
        living.sort(key=lambda p: numbers.get(p.name, 0))
        for one, two in combinations(living, 2):
            if one.owner != two.owner:
                changes = [
                    (one, [*one.stack[:-1], two.stack[-1]]),
                    (two, [*two.stack[:-1], one.stack[-1]]),
                ]
                yield Plan(self.restacked(changes, price), name, (one.name, two.name))

    def reburials(self, name: str, price: float) -> Iterator[Plan]:
        """Clerical Error: an Untimely Death moves from a dead Character to a living one."""
        for dead in self.everybody:
            if not dead.dead or not self.nameable(dead):
                continue
            deaths = [c for c in dead.stack if self.is_sort(c, UNTIMELY_DEATH)]
            for living in self.everybody:
                if living.dead or living.worth >= 0 or not self.nameable(living):
                    continue
                changes = [
                    (dead, [c for c in dead.stack if c not in deaths]),
                    (living, [*living.stack, *deaths]),
                ]
                yield Plan(self.restacked(changes, price), name, (dead.name, living.name))

    def robbed(self, person: Person) -> float:
        """The chance of winning after this Character loses its top Modifier."""
        top = max(
            (i for i, c in enumerate(person.stack) if self.is_sort(c, MODIFIER)), default=None
        )
        if top is None:
            return self.board.chance()
        return self.restacked([(person, person.stack[:top] + person.stack[top + 1 :])], 0.0)

"""Games as learners play them: whose turn it is, what is legal, what is seen, what came of it.

This is the part that is compiled; the adapters beside it give it the shape of each library.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from shipboard.games import game as find_game
from shipboard.kernel.actions import Actions
from shipboard.kernel.chance import seed_bytes
from shipboard.kernel.declare import Game
from shipboard.kernel.observation import BYTES, Observation
from shipboard.kernel.save import dump, load
from shipboard.kernel.state import NO_WINDOW, Refused, State, clone

NOBODY: Final = -1
WON: Final = 1.0
LOST: Final = -1.0
SEED_BITS: Final = 62
# How a game goes on after an action.
GOES_ON: Final = 0
ENDED: Final = 1
CUT_OFF: Final = 2  # after too many answers


class Rules:
    """What all plays of a kind share: game, options, content, and their numbers."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.players = players
        self.options = game.choose(players, options)
        self.pack = game.load(self.options)
        g = self.deal(0)
        self.actions = Actions(game, g)
        self.observation = Observation(game, g)

    def deal(self, seed: int, telling: bool = False) -> State:
        """A new game, up to its first question."""
        g = self.game.deal(self.players, seed_bytes(seed), self.pack, self.options)
        g.telling = telling
        g.run()
        return g

    def __deepcopy__(self, memo: dict[int, Any]) -> Rules:
        """Never changed, so all copies share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew from what it was made of."""
        return rules_of, (self.game.name, self.players, self.options)


def rules_of(game: str, players: int, options: Mapping[str, object]) -> Rules:
    """The rules of the game of this name."""
    return Rules(find_game(game), players, options)


class Play:
    """One game after the other at one table."""

    def __init__(self, rules: Rules, seed: int, telling: bool = False) -> None:
        self.rules = rules
        self.telling = telling  # events are kept, for words
        self.g: State = rules.deal(seed, telling)
        self.answers = 0
        self.unasked = False  # the seat to act has done something unasked since the last answer

    def __reduce__(self) -> tuple[Any, ...]:
        """As a saved state."""
        g = self.g
        rest = (self.answers, self.unasked, self.telling, g.events)
        return play_of, (self.rules, dump(g), *rest)

    def deal(self, seed: int) -> None:
        """Begin anew."""
        self.g = self.rules.deal(seed, self.telling)
        self.answers = 0
        self.unasked = False

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        """An equal and independent play."""
        play = Play(self.rules, 0)
        play.telling = self.telling
        play.answers = self.answers
        play.unasked = self.unasked
        play.g = clone(self.g)
        play.g.telling = self.telling
        play.g.events = self.g.events[:]
        return play

    def seat(self) -> int:
        """Who is to act; NOBODY once the game is over."""
        return NOBODY if self.g.over else self.g.open[0][1]

    def act(self, action: int) -> None:
        """Let the seat that is to act do this; an illegal action changes nothing."""
        g = self.g
        if g.over:
            raise Refused("the game is over; deal a new one")
        number, seat, kind, options = g.open[0]
        actions = self.rules.actions
        option = actions.option(kind, action)
        if option in options:
            self.unasked = False
            self.answers += 1
            g.answer(number, option)
            return
        for kind_unasked, option in self.offered(seat):
            if actions.number(kind_unasked, option) == action:
                self.unasked = True
                self.answers += 1
                self.rules.game.interject(g, seat, kind_unasked, option)
                return
        raise Refused(f"action {action} is not legal now; the mask has those that are")

    def answer_at_random(self, rng: random.Random) -> None:
        """Let the seat that is to act answer with any option."""
        number, _, _, options = self.g.open[0]
        self.unasked = False
        self.answers += 1
        self.g.answer(number, options[int(rng.random() * len(options))])

    def offered(self, seat: int) -> list[tuple[int, int]]:
        """What the seat to act may do besides, where bots may: once before each of its answers."""
        g = self.g
        game = self.rules.game
        if self.unasked or g.window != NO_WINDOW or g.begun or not game.checkpoint(g):
            return []
        return game.interjections(g, seat)

    def mark(self, mask: bytearray, start: int) -> None:
        """Mark what the seat to act may do in an empty row, a byte for each action."""
        if self.g.over:
            return
        _, seat, kind, options = self.g.open[0]
        actions = self.rules.actions
        actions.mark(kind, options, mask, start)
        for kind_unasked, option in self.offered(seat):
            actions.mark(kind_unasked, [option], mask, start)

    def see(self, seat: int, into: bytearray, start: int) -> None:
        """Write what this seat sees into a row of numbers."""
        self.rules.observation.write(self.g, seat, into, start)

    def results(self) -> list[float]:
        """What each seat has won; all the same as long as the game runs."""
        g = self.g
        if not g.over:
            return [0.0] * g.people
        return [WON if g.winners >> seat & 1 else LOST for seat in range(g.people)]


def play_of(
    rules: Rules, saved: dict[str, Any], answers: int, unasked: bool, telling: bool, events: Any
) -> Play:
    """The play that was saved so."""
    play = Play(rules, 0)
    play.answers, play.unasked, play.telling = answers, unasked, telling
    play.g = load(rules.game, saved, rules.pack)
    play.g.telling, play.g.events = telling, events
    return play


class Batch:
    """Many tables at once, each with the next game as soon as one is over.

    The rows of all tables lie one behind the other in `seen` and `legal`. `seats` says whose row
    it is: that of whoever is to act, or always that of `learner`, with all others at random. Where
    a game has just ended, `over` is not 0, `won` holds its results and `last` what the one who
    acted saw at its end; row and mask are those of the next game.
    """

    def __init__(
        self, rules: Rules, tables: int, seed: int, most_answers: int, learner: int = NOBODY
    ) -> None:
        self.rules = rules
        self.most_answers = most_answers
        self.learner = learner
        self.rng = random.Random(seed)
        self.width = rules.observation.size
        self.actions = rules.actions.size
        self.seen = bytearray(BYTES * self.width * tables)
        self.last = bytearray(BYTES * self.width * tables)
        self.legal = bytearray(self.actions * tables)
        self.no_actions = bytes(self.actions)
        self.seats = [NOBODY] * tables
        self.over = [GOES_ON] * tables
        self.won: list[list[float]] = [[] for _ in range(tables)]
        self.plays = [Play(rules, self.rng.getrandbits(SEED_BITS)) for _ in range(tables)]
        for table in range(tables):
            self.begin(table)

    def step(self, actions: Sequence[int]) -> None:
        """One action at each table."""
        for table in range(len(self.plays)):
            self.step_one(table, actions[table])

    def step_at_random(self) -> None:
        """Any legal action at each table: what all of it costs without a learner."""
        for table in range(len(self.plays)):
            self.step_one(table, self.any_action(table))

    def any_action(self, table: int) -> int:
        """A legal action, each as likely as any other."""
        row = self.legal[table * self.actions : (table + 1) * self.actions]
        found = row.find(1)
        for _ in range(int(self.rng.random() * row.count(1))):
            found = row.find(1, found + 1)
        return found

    def step_one(self, table: int, action: int) -> None:
        """One action at this table, and what the others do until the learner is asked again."""
        play = self.plays[table]
        play.act(action)
        self.others(play)
        self.over[table] = GOES_ON
        if play.g.over or play.answers >= self.most_answers:
            self.over[table] = ENDED if play.g.over else CUT_OFF
            self.won[table] = play.results()
            play.see(self.seats[table], self.last, table * self.width)
            self.begin(table)
        else:
            self.look(table)

    def begin(self, table: int) -> None:
        """Deal until there is a game in which the learner is asked at all."""
        play = self.plays[table]
        play.deal(self.rng.getrandbits(SEED_BITS))
        self.others(play)
        while play.g.over or play.answers >= self.most_answers:
            play.deal(self.rng.getrandbits(SEED_BITS))
            self.others(play)
        self.look(table)

    def others(self, play: Play) -> None:
        """All but the learner take any option."""
        if self.learner == NOBODY:
            return
        while not play.g.over and play.seat() != self.learner and play.answers < self.most_answers:
            play.answer_at_random(self.rng)

    def look(self, table: int) -> None:
        """Write what the seat to act sees and may do."""
        play = self.plays[table]
        seat = play.seat()
        self.seats[table] = seat
        play.see(seat, self.seen, table * self.width)
        start = table * self.actions
        self.legal[start : start + self.actions] = self.no_actions
        play.mark(self.legal, start)

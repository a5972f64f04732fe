"""Where the suite plays: every game, every player count, every value of every option.

Games are found, not listed. An owner's content file `tests/games/<game>/<game>.toml` is played as
well.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import shipboard
from shipboard.kernel.chance import seed_bytes
from shipboard.kernel.declare import Game, Option
from shipboard.kernel.line import to_line
from shipboard.kernel.match import Match
from shipboard.kernel.state import Refused, State
from tests.games import endless, folder

HERE = Path(__file__).parent
BOUND = 10_000  # answers after which a game must be over
TOGETHER = 4  # options that are not as usual at one table of a long check
STOPS = 60  # how often a check looks at one game; the slow lane looks at every answer


@cache
def all_games() -> dict[str, Game]:
    """Every game there is, and the toy game of the kernel's tests where it can run."""
    found = {name: shipboard.game(name) for name in shipboard.game_names()}
    if interpreted():
        from tests.kernel import toy

        found[toy.GAME.name] = toy.GAME
    return found


def interpreted() -> bool:
    """Whether the kernel runs as Python source, so that tests may subclass and patch it."""
    return not hasattr(State, "__mypyc_attrs__")


class Table(NamedTuple):
    """Where a game is played: which one, by how many, with which options."""

    name: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        options = ""
        for key, value in self.options:
            files = ",".join(Path(each).name for each in value.split(","))
            options += f"-{key}={files}"
        return f"{self.name}-{self.players}{options}"

    @property
    def game(self) -> Game:
        return all_games()[self.name]

    def match(self, seed: int) -> Match:
        return Match(self.game, self.players, dict(self.options), seed)

    def state(self, seed: int) -> State:
        """A bare state, run up to its first question."""
        game = self.game
        chosen = game.choose(self.players, dict(self.options))
        g = game.deal(self.players, seed_bytes(seed), game.load(chosen), chosen)
        g.run()
        return g

    def line(self, g: State) -> str:
        """A position to be looked at, with `shipboard position` if the game is one of ours."""
        return to_line(self.game, self.game.choose(self.players, dict(self.options)), g)

    def possible(self) -> bool:
        """Whether the options go together, and a game of people who choose at random ends."""
        if any(each.items() <= dict(self.options).items() for each in endless(self.name)):
            return False
        try:
            self.game.choose(self.players, dict(self.options))
        except Refused:
            return False
        return True


def plain_tables() -> list[Table]:
    """Each game at each player count, with its defaults."""
    return [Table(name, n) for name, game in all_games().items() for n in counts(game)]


def counts(game: Game) -> range:
    return range(game.min_players, game.max_players + 1)


def values(game: Game, option: Option, players: int) -> list[str]:
    """What the option may be at this table, `<k>` and `<path>` filled in."""
    found = []
    for value in option.values:
        if "<k>" in value:
            found += [value.replace("<k>", str(seat)) for seat in range(players)]
        elif "<path>" in value:
            pack = folder(game.name) / f"{game.name}.toml"
            found += [value.replace("<path>", str(pack))] if pack.exists() else []
        else:
            found.append(value)
    return found


def played_compiled(names: Iterable[str]) -> list[Any]:
    """Games for a check so long that `make test` leaves it to the compiled build, which is fast.

    The toy game is never compiled.
    """
    compiled = shipboard.game_names()
    return [pytest.param(n, marks=pytest.mark.compiled) if n in compiled else n for n in names]


@cache
def option_tables(name: str) -> list[Table]:
    """Every option value at every player count, alone or with one other where it needs one."""
    game = all_games()[name]
    found: list[Table] = []
    for players in counts(game):
        for option in game.options:
            for value in values(game, option, players):
                table = _with(game, players, option.name, value)
                if table:
                    found.append(table)
    return found


def _with(game: Game, players: int, name: str, value: str) -> Table | None:
    alone = Table(game.name, players, ((name, value),))
    if alone.possible():
        return alone
    for other in game.options:
        for extra in values(game, other, players) if other.name != name else ():
            both = Table(game.name, players, ((name, value), (other.name, extra)))
            if both.possible():
                return both
    return None


@cache
def mixed_tables(name: str) -> list[Table]:
    """Every option value at every player count as well, some at a time where they go together.

    Each alone is played by `option_tables`; checks that take longer meet them in company.
    """
    found: list[Table] = []
    rng = random.Random(name)
    for players in counts(all_games()[name]):
        alone = [table for table in option_tables(name) if table.players == players]
        rng.shuffle(alone)
        while alone:
            table = alone.pop(0)
            for other in alone[:]:
                both = Table(name, players, (*table.options, *other.options))
                names = [option for option, _ in both.options]
                if len(set(names)) == len(names) <= TOGETHER and both.possible():
                    table = both
                    alone.remove(other)
            found.append(table)
    return found


@cache
def pair_tables(name: str) -> list[Table]:
    """Every possible pair of values of two options, at one player count each in turn."""
    game = all_games()[name]
    found: list[Table] = []
    for a, b in combinations(game.options, 2):
        for players in counts(game):
            for one in values(game, a, players):
                for two in values(game, b, players):
                    table = Table(name, players, ((a.name, one), (b.name, two)))
                    found += [table] if table.possible() else _needing(table)
    return found


def _needing(pair: Table) -> list[Table]:
    """The same two values with the one other that they need."""
    game = pair.game
    named = [name for name, _ in pair.options]
    if any(_with(game, pair.players, *value) is None for value in pair.options):
        return []
    for other in game.options:
        for extra in values(game, other, pair.players) if other.name not in named else ():
            together = Table(pair.name, pair.players, (*pair.options, (other.name, extra)))
            if together.possible():
                return [together]
    return []


def sample(name: str, number: int, seed: int = 0) -> list[Table]:
    """Some of the pairs, always the same ones."""
    pairs = pair_tables(name)
    return random.Random(seed).sample(pairs, min(number, len(pairs)))


def give(g: State, number: int, option: int) -> None:
    """Answer without carrying on: the step that waited, if it has all its answers, comes next."""
    seat = next(ask[1] for ask in g.open if ask[0] == number)
    g.open = [ask for ask in g.open if ask[0] != number]
    if not g.given:
        g.stack.append((*g.waiting, option))
        return
    g.given[g.asked.index(seat)] = option
    if not g.open:
        g.stack.append((*g.waiting, tuple(g.given)))
        g.asked.clear()
        g.given.clear()


def random_answer(g: State, rng: random.Random) -> None:
    """Any option of any open decision."""
    ask = g.open[rng.randrange(len(g.open))]
    g.answer(ask[0], ask[3][rng.randrange(len(ask[3]))])


def play_out(g: State, rng: random.Random) -> int:
    """To the end, at random; returns how many answers it took."""
    answers = 0
    while not g.over:
        assert answers < BOUND, f"not over after {BOUND} answers"
        random_answer(g, rng)
        answers += 1
    return answers


def milestone(answers: int) -> bool:
    """After 0, 1, 2, 4, 8, … answers: where a check that plays a whole game from there looks.

    At every answer such a check would take the square of a game's length.
    """
    return answers & (answers - 1) == 0


@cache
def length(name: str) -> float:
    """How many answers a random game takes, more or less."""
    game = all_games()[name]
    tables = [Table(name, n) for n in counts(game)]
    return sum(play_out(table.state(1), random.Random(1)) for table in tables) / len(tables)


def walk(
    match: Match, rng: random.Random, unasked: float = 0.02, every: bool = False
) -> Iterator[int]:
    """Play a match at random, now and then with an interjection; stops before an answer.

    It stops before each of them, in a long game before `STOPS` or so unless it shall be `every`
    one. Whoever watches may take the turn instead.
    """
    share = 1.0 if every else STOPS / length(match.game.name)
    stops = random.Random(match.seed)
    while match.outcome is None:
        answers = len(match.answers)
        assert answers < BOUND, f"not over after {BOUND} answers"
        if stops.random() < share:
            yield answers
        if len(match.answers) == answers:
            take_a_turn(match, rng, unasked)


def take_a_turn(match: Match, rng: random.Random, unasked: float = 0.02) -> None:
    """One random answer, or an interjection."""
    if rng.random() < unasked * match.players:
        seat = rng.randrange(match.players)
        offered = match.interjections(seat)
        if offered:
            match.interject(seat, *rng.choice(offered))
            return
    decision = rng.choice(match.decisions)
    match.answer(decision, rng.choice(decision.options), decision.seat)

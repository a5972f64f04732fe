"""What random games exercise: cards, effects of the content, decision kinds, events, outcomes.

Steps are carried out here one by one instead of by `run`, so that each can be noted, interpreted
or compiled. A game's owner file `tests/games/<game>/<game>.toml` fills in what only owners' cards
use.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from shipboard.kernel import view as views
from shipboard.kernel.declare import Game, Kind, name_of_step
from shipboard.kernel.state import NO_WINDOW, State
from shipboard.kernel.texts import all_hold, negated
from tests.games import folder

from .tables import BOUND, Table, give


class Coverage:
    """Counts over many games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self.answers = 0
        self.kinds: Counter[str] = Counter()
        self.wanted_kinds = {kind.name: kind for kind in game.kinds}
        self.options: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.steps: Counter[str] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.wanted_steps: set[str] = set()
        self.wanted_cards: set[str] = set()

    def play(self, table: Table, seed: int) -> None:
        """One random game, noted."""
        game = self.game
        chosen = game.choose(table.players, dict(table.options))
        g = game.deal(table.players, seed.to_bytes(32, "big"), game.load(chosen), chosen)
        g.telling = True
        self._run(g)
        self.go_on(g, seed)

    def go_on(self, g: State, seed: int) -> None:
        """The same from any position on."""
        game = self.game
        g.telling = True
        rng = random.Random(seed)
        quiet = seed % 3 != 0
        answers = 0
        while not g.over:
            assert answers < BOUND
            answers += 1
            if rng.random() < 0.02:
                self._interject(g, rng)
                continue
            number, _, kind, options = rng.choice(g.open)
            declared = game.kind(g.pack, kind)
            option = rng.choice(self._quiet(declared, options) if quiet else options)
            self._count(declared, option)
            give(g, number, option)
            if not g.open:
                self._run(g)
        self.games += 1
        self.answers += answers
        self.outcomes[game.reasons[g.reason]] += 1
        for event in g.events:
            told = views.event(game, g, event, None)
            self.events[told["event"]] += 1
            for name, value in told.items():
                pool = name.partition("_")[0]
                if pool in g.pack.names:
                    self.cards[f"{pool}:{value}"] += 1
                elif pool[:-1] in g.pack.names:  # a list of them
                    self.cards.update(f"{pool[:-1]}:{each}" for each in value)
            if not game.events[event[0]].public:  # the log need not mention it: it is only seen
                for move in told.get("moves", ()):
                    self.cards[f"{self._pool(move['to'])}:{move['card']}"] += 1

    def _pool(self, pile: str) -> str:
        """The pool of what lies in a pile."""
        name = pile.partition("/")[0]
        return next((zone.pool for zone in self.game.zones if zone.name == name), "card")

    def _quiet(self, declared: Kind, options: list[int]) -> list[int]:
        """What is left if nobody does what windows offer: some ends are not reached otherwise."""
        plays = {
            label
            for k in self.game.kinds
            if k.window
            for _, label, _ in k.sections()
            if label != k.default
        }
        return [o for o in options if declared.split(o)[0] not in plays] or options

    def _count(self, declared: Kind, option: int) -> None:
        self.kinds[declared.name] += 1
        label, refers, _ = declared.split(option)
        self.options[f"{declared.name}={label or refers}"] += 1

    def _interject(self, g: State, rng: random.Random) -> None:
        seat = rng.randrange(g.people)
        for kind, option in self.game.interjections(g, seat):
            self._count(self.game.kind(g.pack, kind), option)
            self.game.interject(g, seat, kind, option)
            return

    def _run(self, g: State) -> None:
        g.window = NO_WINDOW
        step: tuple[Any, ...] = ()
        while g.stack and not g.open:
            step = g.stack.pop()
            self.steps[name_of_step(step[0])] += 1
            step[0](g, *step[1:])
        g.asker = step

    def want(self, table: Table) -> None:
        """Look for what the content at this table can do."""
        game = self.game
        pack = game.load(game.choose(table.players, dict(table.options)))
        for value in vars(pack).values() if hasattr(pack, "__dict__") else _attrs(pack):
            for step in steps_in(value):
                name = name_of_step(step[0])
                if not is_condition(step[0]):
                    self.wanted_steps.add(name)
        self.wanted_kinds.update({kind.name: kind for kind in pack.asks})
        for pool in ("card",):
            self.wanted_cards |= {f"{pool}:{name}" for name in pack.names[pool]}

    def missing(self) -> list[str]:
        """What never happened."""
        game = self.game
        options = {
            f"{kind.name}={label or refers}"
            for kind in self.wanted_kinds.values()
            for _, label, refers in kind.sections()
        }
        return [
            *(f"decision {name}" for name in self.wanted_kinds if not self.kinds[name]),
            *(f"option {name}" for name in sorted(options) if not self.options[name]),
            *(f"event {e.name}" for e in game.events if not self.events[e.name]),
            *(f"card {name}" for name in sorted(self.wanted_cards) if not self.cards[name]),
            *(f"effect {name}" for name in sorted(self.wanted_steps) if not self.steps[name]),
            *(f"outcome {name}" for name in game.reasons if not self.outcomes[name]),
        ]

    def report(self) -> str:
        """The counts as a page."""
        lines = [f"{self.game.title}: {self.games} games, {self.answers} answers"]
        for title, counts in (
            ("decisions", self.kinds),
            ("events", self.events),
            ("cards", self.cards),
            ("effects", Counter({k: self.steps[k] for k in self.wanted_steps})),
            ("outcomes", self.outcomes),
        ):
            words = ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
            lines.append(f"  {title}: {words}")
        return "\n".join(lines)


def _attrs(pack: Any) -> Iterator[Any]:
    """The fields of a compiled pack."""
    for name in type(pack).__mypyc_attrs__:
        yield getattr(pack, name)


def is_condition(function: Any) -> bool:
    """Conditions are asked, not carried out."""
    return function in (all_hold, negated) or str(function.__module__).endswith(".conditions")


def steps_in(value: Any) -> Iterator[tuple[Any, ...]]:
    """Every step inside content, at any depth."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        if isinstance(value, tuple) and value and callable(value[0]):
            yield value
        for item in value:
            yield from steps_in(item)


# The words of the content files.


def words_used(game: Game) -> set[str]:
    """Every key and every word in our content files and in the owner file of this suite."""
    texts = list(content_in(resources.files(f"shipboard.games.{game.name}")))
    pack = folder(game.name) / f"{game.name}.toml"
    if pack.exists():
        texts.append(pack.read_text(encoding="utf-8"))
    return {word for text in texts for word in words_in(tomllib.loads(text))}


def content_in(place: Traversable) -> Iterator[str]:
    """All content files in a folder and in the folders within it."""
    for entry in place.iterdir():
        if entry.is_dir():
            yield from content_in(entry)
        elif entry.name.endswith(".toml"):
            yield entry.read_text(encoding="utf-8")


def words_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from words_in(item)
    elif isinstance(value, str):
        yield value


def vocabulary_of(game: Game) -> set[str]:
    """The effects and conditions that content of this game may use, if it has a vocabulary."""
    if game.vocabulary is None:
        return set()
    families = game.vocabulary.families.values()
    return {name for family in families for name in family.phrases}

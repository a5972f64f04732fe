"""What a game declares about itself: zones, decisions, events, options, and where to begin.

Browser, terminal, bots, adapters and logs read these tables; none of them parses prose.
"""

from __future__ import annotations

import pkgutil
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Protocol

from . import texts
from .cards import DESIGN, PUBLIC
from .chart import Chart
from .goals import Goal, no_goals
from .ledger import Ledger
from .pack import Pack
from .player import MakesPlayer
from .record import Record
from .referents import Referent
from .scores import Score, won_or_lost
from .state import Refused, Row, State, Step
from .version import signatures, version
from .zones import ALL, ITEM, NOBODY, OWNER, SEAT, TABLE, ZONES, Zone, in_words

if TYPE_CHECKING:
    from .content import Vocabulary
    from .layout import Talk
    from .witness import Witness

FIRST, AT_RANDOM = "first", "at random"
MOST_SEATS = PUBLIC.bit_length() - 1  # each has a mark of its own on cards, below everybody's


@dataclass(frozen=True, slots=True)
class Fact:
    """A field of the state that is no zone, shown to all or, of a list by seat, to the owner.

    Where it holds rows, `holds` names their fields in which cards lie and `tells` those that are
    only the number of one, each with the pool that names it. Options that mean a row of these
    refer to `refers`, by the row's `handle`.

    Learners see rows of numbers that are always of the same length (kernel/observation.py). Of a
    list whose length changes, `most` says for how many entries there is space, from the outermost
    list inwards; 0 is as many as at the deal. Of a list of rows, `row` says of which.
    """

    name: str
    sees: str = ALL
    refers: str = ""
    holds: Mapping[str, str] = field(default_factory=dict)
    tells: Mapping[str, str] = field(default_factory=dict)
    most: tuple[int, ...] = ()
    row: type[Row] | None = None


About = tuple[str, int] | str  # a thing that options could refer to, or words, "" for nothing

SPAN = 1 << 16  # numbers for the options of a section that refers to things


@cache
def _sections(options: tuple[str, ...]) -> list[tuple[int, str, str]]:
    found = []
    first = 0
    for text in options:
        label, _, refers = text.partition(":")
        found.append((first, label, refers))
        first += SPAN if refers else 1
    return found


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of decision.

    `options` names its sections: a plain word is one labelled choice, `word:seat` one choice a
    seat, `:card` one a card and so on, for all that the game declares as a `Referent`. A section's
    first number follows the section before it, so `("nobody", ":seat")` makes 0 nobody and 1 + n
    seat n.

    `does`, `grave` and `menu` speak of a section by its label, or of one without by what it refers
    to. In `does` and `grave`, words in braces are told by `Game.readings`; in `about`, by
    `Game.subjects`.
    """

    name: str
    prompt: str
    options: tuple[str, ...]
    rule: str
    default: str | None = None
    secret: bool = False
    window: bool = False
    words: Mapping[str, str] = field(default_factory=dict)  # label -> what a person reads
    told: Mapping[str, str] = field(default_factory=dict)  # in the log: "gathers supplies"
    notes: tuple[str, ...] = ()  # labels of the options with which a player may send a note
    why: Mapping[str, str] = field(default_factory=dict)  # label -> why it may be no option
    like: str = ""  # of a card's own question: the general one that it puts in its own words
    about: str = ""  # said before the prompt, "{card}:"; left out where there is no such thing
    waits: str = ""  # for what the others wait, after "to": "name an Ally"
    hits: str = ""  # of a window: the subject whom it hits; empty where it hits nobody yet
    does: Mapping[str, str] = field(default_factory=dict)  # what an option does and costs
    grave: Mapping[str, str] = field(default_factory=dict)  # what is asked about before it is done
    menu: tuple[str, ...] = ()  # the sections in the order in which people are offered them

    def sections(self) -> list[tuple[int, str, str]]:
        """(first number, label, what it refers to or '') of each section."""
        return _sections(self.options)

    def split(self, option: int) -> tuple[str, str, int]:
        """(label, what it refers to or '', index) of an option."""
        for first, label, refers in reversed(self.sections()):
            if option >= first:
                return label, refers, option - first
        raise Refused(f"{option} is not an option of {self.name}")

    def own_words(self) -> Kind:
        """The same without words for options that it does not have."""
        own = {label or refers for _, label, refers in self.sections()}

        def kept(words: Mapping[str, str]) -> dict[str, str]:
            return {option: text for option, text in words.items() if option in own}

        menu = tuple(option for option in self.menu if option in own) if own <= {*self.menu} else ()
        return replace(
            self, menu=menu, does=kept(self.does), grave=kept(self.grave), told=kept(self.told)
        )


@dataclass(frozen=True, slots=True)
class Move:
    """Cards that change their pile in an event: which argument tells them, from where, to where.

    `what` is a card, a list of them, or how many unseen ones; where it is empty, one unseen card.
    Piles are called as views call them, `deck` or `hand/{seat}`: in braces stands a public
    argument, for its number or its label, in which there may be further ones.
    """

    what: str
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class Effect:
    """What an event comes to, for whoever looks up after a while: "{seat} is hurt".

    Only public arguments are named. Of events that say the same of one cause, `{}` is the sum of
    the argument `adds`, or how many there were; the words for one and for many stand as
    "one | many". What weighs most in a game are its turning points; `adds` multiplies the weight.
    """

    words: str
    weight: int = 1
    adds: str = ""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. The words name `args`, for its audience also `secret` ones.

    The first word of an argument's name says what it is: seat, card or another pool, number; kind
    and option are those of an answered decision, and `labels` gives words for other numbers. In the
    plural (seats, cards, numbers) it is a list of them. Without any words the event is only seen:
    cards move, and the log has no line for it. `unsaid` are further public arguments, told after
    `args`: only moves name them, and viewers find them there.

    `effect` is what it comes to; `cause`, in public arguments, is what brings about whatever comes
    next: "{seat}: {card}".
    """

    name: str
    public: str
    args: tuple[str, ...] = ()
    private: str = ""
    secret: tuple[str, ...] = ()
    labels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    moves: tuple[Move, ...] = ()
    unsaid: tuple[str, ...] = ()
    effect: Effect | None = None
    cause: str = ""

    @property
    def told(self) -> tuple[str, ...]:
        """The names of all public arguments."""
        return self.args + self.unsaid

    def pile(self, text: str, args: Sequence[Any]) -> str:
        """The id of a pile, with these arguments in place of their names."""
        while "{" in text:
            before, _, rest = text.partition("{")
            name, _, after = rest.partition("}")
            value = args[self.told.index(name)]
            said = self.labels[name][value] if name in self.labels else value
            text = f"{before}{said}{after}"
        return text

    def piles(self, text: str) -> Iterator[str]:
        """The ids that this can be, with the labels in place of the arguments that have any."""
        for name in re.findall(r"{(\w+)}", text):
            if name not in self.told:
                raise ValueError(
                    f"{self.name}: {text} names {name}, which is not a public argument"
                )
            if name in self.labels:
                for label in self.labels[name]:
                    yield from self.piles(text.replace(f"{{{name}}}", label))
                return
        yield text


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game: one of `values`, or what `parse` accepts."""

    name: str
    default: str
    values: tuple[str, ...]
    help: str
    parse: Callable[[str], str | None] | None = None

    def check(self, value: object) -> str:
        """The value as a word, if it is one of those allowed."""
        text = ("on" if value else "off") if isinstance(value, bool) else str(value)
        if "<" in text and text in self.values:
            blank = text[text.index("<") : text.index(">") + 1]
            raise Refused(
                f"option {self.name}: {text!r} only shows the form; put a value in place of {blank}"
            )
        if text in self.values or (self.parse and self.parse(text) is not None):
            return text
        raise Refused(f"option {self.name} must be one of {', '.join(self.values)}, not {text!r}")


def no_rivals(players: int, options: Mapping[str, str]) -> tuple[str, ...]:
    """The automatic players of a game that has none."""
    return ()


ALLOWED: Final = 0  # what a predicate says of an option; anything else is the number of a `No`


@dataclass(frozen=True, slots=True)
class No:
    """Why something is not an option: a sentence that ends with a full stop, and its rule.

    A word in braces is told by the function of that name in `Game.fills`. Without a rule of its
    own it cites that of the question; a card's own words for it (`Kind.why`) are said instead.
    """

    name: str
    words: str
    rule: str = ""  # one number or several: "ARD-4.6", "ARD-4.6, 4.8"; or none


def no_limit(g: State, seat: int, option: int, *args: Any) -> int:
    """Of a step that always asks with all options of its kind."""
    return ALLOWED


class Tale(Protocol):
    """The story of one game, ready to be read."""

    def to_html(self) -> str:
        """As a page that stands alone."""

    def to_markdown(self) -> str:
        """As Markdown."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game, described apart from any state of it."""

    name: str
    title: str
    blurb: str
    rule_prefix: str  # with which its rule numbers begin
    min_players: int  # people and bots: those who are asked
    max_players: int
    default_players: int
    minutes: tuple[int, int]  # how long a game among people takes
    tags: tuple[str, ...]  # what it is like, in a few words
    zones: tuple[Zone, ...]
    facts: tuple[Fact, ...]
    kinds: tuple[Kind, ...]
    events: tuple[Event, ...]
    options: tuple[Option, ...]
    streams: tuple[str, ...]
    sides: tuple[str, ...]
    reasons: tuple[str, ...]
    state: type[State]
    rules: ModuleType  # the module, or the package of modules, with its steps
    load: Callable[[Mapping[str, str]], Any]  # options -> pack
    begin: Callable[[Any, Mapping[str, str]], None]  # the first step of a new state, by options
    check: Callable[[int, Mapping[str, str]], None]
    interjections: Callable[[State, int], list[tuple[int, int]]]
    interject: Callable[[State, int, int, int], None]
    referents: Mapping[str, Referent]  # what its options refer to, by name
    bots: Mapping[str, MakesPlayer]
    # The names of the players, at a table of so many others with these options, for whom the rules
    # decide. They have the seats after the others', and are players for all rules: they own, are
    # targeted, win. Nobody sits there and nobody is asked.
    automatic: Callable[[int, Mapping[str, str]], tuple[str, ...]] = no_rivals
    # Who says, from what all know alone, why somebody may have chosen so: at the kinds of questions
    # that it names, bots send such a sentence with their answer.
    witness: type[Witness] | None = None
    # Whether bots are asked here, beside what the game waits for, if they do something unasked. It
    # follows from public facts alone: when they are asked is no secret.
    checkpoint: Callable[[State], bool] = lambda g: False
    # By the step that asks: what keeps an option from being one. It is called with the state, the
    # seat, the option and the arguments of the step, and the step lists its options by it.
    forbids: Mapping[Any, Callable[..., int]] = field(default_factory=dict)
    noes: tuple[No, ...] = ()  # what that can be, the first one is number 1
    # What a word in braces in them stands for, of (state, seat, option, *arguments of the step).
    fills: Mapping[str, Callable[..., object]] = field(default_factory=dict)
    # What follows from a state, by name, for all to see.
    derived: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    # What follows from it and only its owner may know, such as a choice that is half-made: lists by
    # seat.
    derived_own: Mapping[str, Callable[[Any], list[Any]]] = field(default_factory=dict)
    # What a drawn card shows beside its title and text, by pool and design: its icon, its numbers.
    face: Callable[[Any, str, int], dict[str, Any]] = lambda pack, pool, design: {}
    chapters: Mapping[str, str] = field(default_factory=dict)  # of the rules, by the sort of a face
    possible: Callable[[State], bool] = lambda g: True  # whether an imagined deal can be true
    notes: Callable[[Mapping[str, str]], bool] = lambda options: True  # whether answers take them
    talk: Callable[[Mapping[str, str]], bool] = lambda options: True  # whether players may chat
    # What a clock that ran out takes where the kind has no default: FIRST of the options as they
    # are listed, or one AT_RANDOM, so that what is taken from a hand tells nothing of the rest.
    unanswered: str = AT_RANDOM
    rules_text: str = ""
    vocabulary: Vocabulary | None = None  # of its content files
    advice: Callable[[int, Any], list[str]] = lambda players, pack: []  # against a pack: no errors
    added: tuple[ModuleType, ...] = ()  # more such modules or packages, of expansions
    tale: Callable[[Game, Record], Tale] | None = None  # for games that tell a story
    chart: Chart | None = None  # for games with a map
    # What is played for and how far it is, read off a view: the viewer's own first.
    goals: Callable[[dict[str, Any], Talk], list[Goal]] = no_goals
    # What is written down turn by turn, where people suspect each other.
    ledger: Ledger | None = None
    # What each seat came to and from what, of a game that is over: the best first.
    scores: Callable[[Any, Talk], list[Score]] = won_or_lost
    # The seats, as a mask, that all can see to have nothing to do with the game any more.
    out: Callable[[State], int] = lambda g: 0
    # What questions are about, by name: of the state, the seat and the arguments of the asking
    # step. They look only at what the seat may know.
    subjects: Mapping[str, Callable[..., About]] = field(default_factory=dict)
    # What people read of options, by the name in braces or of the referent: of the view of who is
    # asked, the words at hand, and the lasting name of the thing (or nothing).
    readings: Mapping[str, Callable[[dict[str, Any], Talk, str], str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Let steps, which know their state only, find the zones; and look at what is declared."""
        ZONES[self.state] = self.zones
        for kind in self.kinds:
            for _, label, refers in kind.sections():
                if refers and refers not in self.referents:
                    raise ValueError(
                        f"{self.name}: {kind.name} has options {label}:{refers}, but the game "
                        f"declares only the referents {', '.join(self.referents)}"
                    )
            self._check_words(kind)
        for event in self.events:
            for move in event.moves:
                self._check_move(event, move)
            self._check_effect(event)
        if self.ledger is not None:
            for wrong in self.ledger.check({event.name: event for event in self.events}):
                raise ValueError(f"{self.name}: {wrong}")
        if self.max_players > MOST_SEATS:
            raise ValueError(
                f"{self.name}: is for {self.max_players} players, and there are {MOST_SEATS} seats"
            )
        if self.automatic is not no_rivals:
            self._check_automatic()

    def _check_words(self, kind: Kind) -> None:
        """What is said of a kind and its options speaks of what there is."""
        sections = {label or refers for _, label, refers in kind.sections()}
        said = {*kind.does, *kind.grave, *kind.menu, *kind.told}
        if strange := said - sections:
            raise ValueError(f"{self.name}: {kind.name} has no options {', '.join(strange)}")
        if kind.menu and (left_out := sections - {*kind.menu}):
            raise ValueError(f"{self.name}: the menu of {kind.name} lacks {', '.join(left_out)}")
        if kind.hits and kind.hits not in self.subjects:
            raise ValueError(
                f"{self.name}: {kind.name} hits {kind.hits}, which is not among the subjects"
            )
        for words, known in (
            (kind.about, self.subjects),
            *((words, self.readings) for words in (*kind.does.values(), *kind.grave.values())),
        ):
            for name in re.findall(r"{(\w+)}", words):
                if name not in known:
                    raise ValueError(
                        f"{self.name}: {kind.name} says {{{name}}}, which nobody tells"
                    )

    def _check_move(self, event: Event, move: Move) -> None:
        """What moves is told, and it goes from pile to pile."""
        secret = () if move.what.startswith("number") else event.secret
        told = (*event.told, *secret)
        if move.what and move.what not in told:
            raise ValueError(
                f"{self.name}: {event.name} moves {move.what}, which is not an argument of it"
            )
        many = {zone.name for zone in self.zones if zone.per != TABLE}
        many |= {fact.name for fact in self.facts if fact.holds}
        single = {zone.name for zone in self.zones if zone.per == TABLE}
        for text in (move.source, move.target):
            for pile in event.piles(text):
                name, slash, index = pile.partition("/")
                if name not in (many if slash else single) or (slash and not index):
                    raise ValueError(
                        f"{self.name}: {event.name} moves cards to or from {pile}, "
                        "which is not a pile"
                    )

    def _check_effect(self, event: Event) -> None:
        """What an event comes to, and what brings it about, is said with what all are told."""
        said = re.findall(r"{(\w+)}", event.cause)
        if event.effect is not None:
            said += re.findall(r"{(\w+)}", event.effect.words)
            said += [event.effect.adds] if event.effect.adds else []
        if strange := {*said} - {*event.args}:
            raise ValueError(
                f"{self.name}: the effect or cause of {event.name} names {', '.join(strange)}, "
                "which is not a public argument of it"
            )

    def _check_automatic(self) -> None:
        """All find a seat, whatever a single option is; what two of them do, `choose` looks at."""
        usual = {option.name: option.default for option in self.options}
        tables = [usual] + [
            usual | {option.name: value}
            for option in self.options
            for value in option.values
            if "<" not in value
        ]
        for players in range(self.min_players, self.max_players + 1):
            for options in tables:
                crowded = players + len(self.automatic(players, options)) > MOST_SEATS
                if crowded and self._allows(players, options):
                    self._seat_automatic(players, options)

    def _allows(self, players: int, options: Mapping[str, str]) -> bool:
        try:
            self.check(players, options)
        except Refused:
            return False
        return True

    def _seat_automatic(self, players: int, options: Mapping[str, str]) -> tuple[str, ...]:
        """The names of the automatic players of a table, if all of them find a seat."""
        names = self.automatic(players, options)
        if players + len(names) > MOST_SEATS:
            raise ValueError(
                f"{self.name}: {players} players and {', '.join(names)}, for whom the rules "
                f"decide, do not fit into {MOST_SEATS} seats"
            )
        return names

    def kind(self, pack: Pack, number: int) -> Kind:
        """A kind of decision by its number: the game's, or one that a card of the pack asks."""
        own = number - len(self.kinds)
        kind: Kind = self.kinds[number] if own < 0 else pack.asks[own]
        return kind

    def every_option(self, kind: Kind, g: State) -> Iterator[int]:
        """The numbers of all options that a decision of this kind could have in this state."""
        for first, _, refers in kind.sections():
            yield from range(first, first + (self.referents[refers].count(g) if refers else 1))

    @property
    def version(self) -> str:
        """Of kernel, rules and content: games of one version go alike."""
        return version(*self._rules_paths())

    def signatures(self) -> dict[str, tuple[str, ...]]:
        """What each step of the rules is called with, by the name under which it is saved."""
        return signatures(*self._rules_paths())

    @property
    def package(self) -> str:
        """The package with all that is the game's own."""
        return self._state_module.rpartition(".")[0]

    def part(self, name: str) -> ModuleType | None:
        """What the game brings for others, who look for it in its folder: a `layout`, a `lab`."""
        found = f"{self.package}.{name}"
        return import_module(found) if find_spec(found) else None

    def _rules_paths(self) -> list[str]:
        return [
            getattr(rules, "__path__", [rules.__file__])[0] for rules in (self.rules, *self.added)
        ]

    def choose(self, players: object, options: Mapping[str, object]) -> dict[str, str]:
        """All options with their defaults filled in, or a refusal that says what is wrong."""
        if type(players) is not int or not self.min_players <= players <= self.max_players:
            span = f"{self.min_players} to {self.max_players}"
            raise Refused(f"{self.title} is for {span} players, not {players!r}")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise Refused(
                    f"{self.title} has no option {name!r}; its options are {', '.join(known)}"
                )
        chosen = {
            name: option.check(options.get(name, option.default)) for name, option in known.items()
        }
        self.check(players, chosen)
        self._seat_automatic(players, chosen)
        return chosen

    def deal(self, players: int, key: bytes, pack: Any, options: Mapping[str, str]) -> State:
        """A state whose first step is the set-up, in which the rules know their own seats."""
        seats = players + len(self._seat_automatic(players, options))
        self._check_designs(pack)
        g = self.state(seats, key, tuple(name.encode() for name in self.streams), pack)
        g.people = players
        self.begin(g, options)
        return g

    def _check_designs(self, pack: Pack) -> None:
        """A card has its number below its marks of viewers."""
        for zone in self.zones:
            names = pack.names.get(zone.pool, ())
            if len(names) > DESIGN + 1:
                raise Refused(
                    f"there are {len(names)} designs of {zone.pool}s; "
                    f"{self.title} can play with at most {DESIGN + 1}"
                )

    def step_names(self) -> dict[str, Any]:
        """Every function of the game's rules by the name under which a state is saved."""
        return {
            name_of_step(value): value
            for module in self._rules_modules()
            for value in vars(module).values()
            if callable(value) and getattr(value, "__module__", "") == module.__name__
        }

    @property
    def _state_module(self) -> str:
        state: Any = self.state  # the compiler takes a class for an instance here
        module: str = state.__module__
        return module

    def rows(self) -> dict[str, type[Row]]:
        """The rows that a state of the game can hold, by the name under which they are saved."""
        state: Any = self.state
        return {
            name: value
            for cls in state.__mro__
            if cls is not object
            for name, value in vars(sys.modules[cls.__module__]).items()
            if isinstance(value, type) and issubclass(value, Row) and value is not Row
        }

    def _rules_modules(self) -> list[ModuleType]:
        found: list[ModuleType] = []
        for rules in (texts, self.rules, *self.added):
            found.append(rules)
            inside = pkgutil.walk_packages(getattr(rules, "__path__", []), f"{rules.__name__}.")
            found.extend([import_module(module.name) for module in inside])
        return found


def name_of_step(function: Any) -> str:
    """The name under which a step's function is saved: where it is in the rules, and its own."""
    module: str = function.__module__
    inside = module.rpartition(".rules.")[2] if ".rules." in module else module.rpartition(".")[2]
    return f"{inside}.{function.__name__}"


__all__ = [
    "ALL", "ALLOWED", "AT_RANDOM", "FIRST", "ITEM", "NOBODY", "OWNER", "SEAT", "SPAN", "TABLE",
    "About", "Effect", "Event", "Fact", "Game", "Goal", "Kind", "Move", "No", "Option", "Score",
    "State", "Step", "Tale", "Zone", "in_words", "name_of_step", "no_limit",
]  # fmt: skip

"""The machine: a state is plain data and a stack of steps, and a step is (function, *arguments).

Whoever writes a game needs four calls: `then` pushes steps, `ask` and `ask_all` pause until
somebody has answered, `end` ends the game. The rest of this file runs the machine.
"""

from __future__ import annotations

import inspect
from typing import Any, Final, TypeVar

from .pack import Pack

Step = tuple[Any, ...]
Ask = tuple[int, int, int, list[int]]  # decision id, seat, kind, options
Args = tuple[int | tuple[int, ...], ...]  # of an event: numbers, and lists of them

SEATS: Final = 8
MOMENT: Final = (
    2048  # a decision id is moment * MOMENT + repeats * SEATS + seat, so it never repeats
)
NO_WINDOW: Final = -1
NOBODY: Final = -1
UNANSWERED: Final = -1


class Refused(Exception):
    """An answer or a request that the rules do not take. It has changed nothing."""


class Hole(Exception):
    """The rules cannot go on from here: a defect in the game."""


class Row:
    """Something with numbers of its own: a card in play with counters, a fight, an effect.

    Games subclass it and declare each field in the class with the value it begins with. A list of
    cards that lie on it is made in `__init__`.
    """

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        for name in row_fields(type(self)):
            if getattr(self, name) != getattr(other, name):
                return False
        return True

    def __repr__(self) -> str:
        fields = [f"{name}={getattr(self, name)!r}" for name in row_fields(type(self))]
        return f"{type(self).__name__}({', '.join(fields)})"


class State:
    """A game in progress. Games subclass it with their own fields.

    A field holds an int, a bool, a str, bytes, a tuple of those, a list of them or a list of lists
    of ints, a row or a list of rows; nothing else, so that every state can be copied, saved,
    compared and hashed without naming a field twice. `pack` alone is shared by all copies:
    immutable content.
    """

    def __init__(self, players: int, key: bytes, streams: tuple[bytes, ...], pack: Pack) -> None:
        self.players = players
        self.people = players  # the seats from this number on are the rules' own: nobody is asked
        self.pack = pack
        self.key = key
        self.streams = streams
        self.rolls: list[int] = [0] * len(streams)
        self.blocks: list[tuple[int, ...]] = [()] * len(streams)
        self.stack: list[Step] = []
        self.open: list[Ask] = []
        self.asked: list[int] = []
        self.given: list[int] = []
        self.waiting: Step = ()
        self.asker: Step = ()
        self.moment = 0
        self.window = NO_WINDOW
        self.repeats = 0
        self.first_kind = -1
        self.begun: Step = ()
        self.light = 0
        self.unplaced = False
        self.returned: list[int] = []  # which cards came back to a pile (kernel/returns.py)
        self.over = False
        self.winners = 0
        self.side = 0
        self.reason = 0
        self.telling = False
        self.events: list[Step] = []
        self.live = False
        self.paused = False

    def then(self, *steps: Step) -> None:
        """Let these steps happen next, the first one listed first."""
        if len(steps) == 1:
            self.stack.append(steps[0])
        else:
            self.stack.extend(steps[::-1])

    def ask(
        self, seat: int, kind: int, options: list[int], then: Step, further: bool = False
    ) -> None:
        """Pause until the seat has chosen; the choice becomes the last argument of `then`.

        A step that asks does nothing else: it may be carried out again to ask anew. With `further`
        it is a further stage of what the seat was asked last: nobody else sees it half-made.
        """
        if seat >= self.people:
            self.decide(seat, kind, options, then)
            return
        self.moment += 1
        self._stage(kind, further)
        self.open.append((self.moment * MOMENT + seat, seat, kind, options))
        self.waiting = then

    def decide(self, seat: int, kind: int, options: list[int], then: Step) -> None:
        """A seat of the rules' own would be asked: nobody answers there.

        A game in which the rules can decide any question does so here, in one place, instead of
        before each of its questions: with an option as its last argument `then` happens next.
        """
        raise nobody_there(seat, kind)

    def ask_all(self, asks: list[tuple[int, int, list[int]]], then: Step) -> None:
        """Ask several seats (seat, kind, options) at once, blind.

        When the last answer is in, the tuple of answers, in the order of asking, becomes the last
        argument of `then`.
        """
        self.moment += 1
        self.begun = ()
        self.asked.clear()
        self.given.clear()
        for seat, kind, options in asks:
            if seat >= self.people:
                raise nobody_there(seat, kind)
            self.open.append((self.moment * MOMENT + seat, seat, kind, options))
            self.asked.append(seat)
            self.given.append(UNANSWERED)
        self.waiting = then

    def open_window(self, kind: int) -> None:
        """A window begins: a public fact, whoever will be asked in it, even if nobody is.

        A step that opens one leaves the asking to the next step. At a live table the machine
        pauses in between, so that a window looks the same whether or not somebody is asked.
        """
        self.moment += 1
        self.light += 1
        self.repeats = 0
        if self.live:
            self.open.append((0, NOBODY, kind, []))

    def ask_in_window(
        self, seat: int, kind: int, options: list[int], then: Step, further: bool = False
    ) -> None:
        """Ask one seat in the open window without anybody learning that it is asked.

        The id tells the seat how often it was asked itself, never whether others were.
        """
        if seat >= self.people:
            raise nobody_there(seat, kind)
        self._stage(kind, further)
        again = self.repeats >> 8 * seat & 0xFF
        self.repeats += 1 << 8 * seat
        number = self.moment * MOMENT + again * SEATS + seat
        self.open.append((number, seat, kind, options))
        self.window = self.first_kind
        self.waiting = then

    def _stage(self, kind: int, further: bool) -> None:
        """Remember where a choice made in stages began, and what all see of it: its first kind."""
        if not further:
            self.begun = ()
            self.first_kind = kind
        elif not self.begun:
            self.begun = self.asker

    def end(self, winners: int, side: int, reason: int) -> None:
        """The game is over: a mask of the winning seats, their side and the reason, by number."""
        self.over = True
        self.winners = winners
        self.side = side
        self.reason = reason
        self.begun = ()
        self.stack.clear()

    def tell(self, event: int, args: Args, audience: int = 0, secret: Args = ()) -> None:
        """Note an event; only the audience (a mask of viewers) will see its secret part."""
        self.events.append((event, args, audience, secret))

    def run(self) -> None:
        """Carry out steps until somebody is asked, a live window opens or the game is over."""
        stack = self.stack
        asks = self.open
        if asks:
            return
        self.window = NO_WINDOW
        self.paused = False
        step: Step = ()
        while stack and not asks:
            step = stack.pop()
            size = len(step)
            if size == 2:
                step[0](self, step[1])
            elif size == 1:
                step[0](self)
            elif size == 3:
                step[0](self, step[1], step[2])
            elif size == 4:
                step[0](self, step[1], step[2], step[3])
            else:
                step[0](self, *step[1:])
        if asks and asks[0][1] == NOBODY:
            self.window = asks.pop()[2]
            self.paused = True
        elif asks:
            self.asker = step
        elif not self.over:
            raise Hole("no step is left and the game is not over")

    def answer(self, number: int, option: int) -> None:
        """Answer the open decision with this id, and carry on until the next question."""
        asks = self.open
        index = 0
        while index < len(asks) and asks[index][0] != number:
            index += 1
        if index == len(asks):
            raise Refused(f"decision {number} is not open")
        ask = asks[index]
        if option not in ask[3]:
            raise Refused(f"{option} is not an option of decision {number}")
        asks.pop(index)
        if self.given:
            self.given[self.asked.index(ask[1])] = option
            if asks:
                return
            self.stack.append((*self.waiting, tuple(self.given)))
            self.asked.clear()
            self.given.clear()
        else:
            self.stack.append((*self.waiting, option))
        self.run()

    def suspend(self) -> None:
        """Take back what is being asked; the step that asked will ask anew when its turn comes."""
        if self.open:
            self.open.clear()
            self.asked.clear()
            self.given.clear()
            self.stack.append(self.asker)

    def interject(self, *steps: Step) -> None:
        """Let something happen before the open decisions are answered."""
        self.suspend()
        self.then(*steps)
        self.run()


def nobody_there(seat: int, kind: int) -> Hole:
    """The rules ask a seat that is their own."""
    return Hole(f"seat {seat} is the rules' own and is asked a decision of kind {kind}: decide it")


S = TypeVar("S", bound=State)


R = TypeVar("R", bound=Row)


def field_names(g: State) -> tuple[str, ...]:
    """The names of all fields of a state, its game's own included."""
    compiled = getattr(type(g), "__mypyc_attrs__", None)
    return tuple(compiled) if compiled else tuple(vars(g))


def row_fields(cls: type[Row]) -> tuple[str, ...]:
    """The names of all fields of such rows."""
    found = _fields.get(cls)
    if found is None:
        found = _fields[cls] = tuple(
            getattr(cls, "__mypyc_attrs__", None) or inspect.get_annotations(cls)
        )
    return found


def clone(g: S) -> S:
    """An equal and independent copy, without its listeners' events."""
    cls = type(g)
    plan = _plans.get(cls)
    if plan is None:
        names = field_names(g)
        deep = tuple(name for name in names if isinstance(getattr(g, name), (list, Row)))
        plan = _plans[cls] = (tuple(name for name in names if name not in deep), deep)
    plain, deep = plan
    if hasattr(g, "__dict__"):
        copy: S = cls.__new__(cls)
        copy.__dict__.update(g.__dict__)
    else:
        copy = cls(g.players, g.key, g.streams, g.pack)
        for name in plain:
            setattr(copy, name, getattr(g, name))
    for name in deep:
        value = getattr(g, name)
        if isinstance(value, Row):
            setattr(copy, name, copied(value))
        elif value and type(value[0]) is list:
            setattr(copy, name, [inner[:] for inner in value])
        elif value and isinstance(value[0], Row):
            setattr(copy, name, [copied(row) for row in value])
        else:
            setattr(copy, name, value[:])
    copy.telling = False
    copy.live = False
    copy.events = []
    return copy


def copied(row: R) -> R:
    """An equal and independent row."""
    copy = type(row)()
    for name in row_fields(type(row)):
        value = getattr(row, name)
        setattr(copy, name, value[:] if type(value) is list else value)
    return copy


# By class: the names of its fields that are copied as they are, and of lists and rows.
_plans: dict[type, tuple[tuple[str, ...], tuple[str, ...]]] = {}
_fields: dict[type, tuple[str, ...]] = {}

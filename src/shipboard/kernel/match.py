"""A table with its history: what people use. A state plays; a match remembers, names and undoes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Any, TypedDict

from . import view as views
from .chance import commitment, seed_bytes
from .declare import ALLOWED, FIRST, Game, Kind
from .ledger import Row
from .record import FORMAT, THEN, Answer, Record, record_seed
from .save import digest, dump, load
from .state import NO_WINDOW, Refused, State, Step, clone
from .view import Viewer
from .words import Note, Speaker, spoken

UNDONE = 1 << 40  # far above the ids of a game, and safe in JavaScript for thousands of undos
LONGEST_NOTE = 1000
REPEATED = 32  # answers that are played again, at most, to take back one that stands alone

Act = tuple[int, ...]  # (decision, option) as the rules know them; unasked (seat, kind, option)


@dataclass(frozen=True, slots=True)
class Decision:
    """An open decision, in names."""

    id: int
    seat: int
    kind: Kind
    options: tuple[str, ...]
    numbers: tuple[int, ...]  # of the options, as the rules know them

    def __str__(self) -> str:
        return f"seat {self.seat}, {self.kind.name}: {', '.join(self.options)}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winning seats, their side, and why."""

    winners: tuple[int, ...]
    side: str
    reason: str


class Changed(TypedDict):
    """Where the rules of a match were changed: what went before cannot be played again."""

    where: dict[str, Any]
    answers: int
    told: int


@dataclass(slots=True)
class Saved:
    """A match in the middle: where it stands (`Match.save`), and what has happened so far."""

    rules: tuple[str, ...]  # the versions that have played it, one after the other
    where: dict[str, Any]
    answers: list[Answer]
    notes: list[Note]
    events: list[Step]


class Match:
    """One game at one table, from the deal to the outcome."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | bytes | None = None,
        names: Sequence[str] = (),
        live: bool = False,
        saved: Saved | None = None,
    ) -> None:
        """Deal, or stand where a match of these settings was saved.

        `players` and `names` are those of people and bots; after them sit the `automatic` ones.
        A live match pauses whenever a window opens, until `resume`: see `asked_in_window`.
        """
        self.game = game
        self.players = game.default_players if players is None else players
        self.options = game.choose(self.players, options or {})
        if seed is not None and type(seed) not in (int, bytes):
            raise Refused(f"a seed must be a whole number or bytes, not {seed!r}")
        self.seed = seed_bytes(secrets.token_bytes(32) if seed is None else seed)
        self.names = list(names) or [f"Player {chr(65 + seat)}" for seat in range(self.players)]
        if len(self.names) != self.players:
            raise Refused(
                f"{self.players} players need {self.players} names, not {len(self.names)}"
            )
        if not all(type(name) is str for name in self.names):
            raise Refused("each player's name must be text")
        self.automatic = game.automatic(self.players, self.options)
        self.names += self.automatic
        self.pack = game.load(self.options)
        self.kinds = (*game.kinds, *self.pack.asks)
        self._glances = views.Glances(game)
        self.rules: tuple[str, ...] = (game.version,)
        self.answers: list[Answer] = []
        self.said: list[Note] = []  # with answers
        self._undo: list[tuple[int, int]] = []  # seat, events told before: what may be taken back
        self._undone = 0
        self._copy: State | None = None  # as it was before the first of these
        self._acts: list[Act] = []
        self.changed: Changed | None = None  # where other rules have handed it over
        if saved is None:
            self.state = game.deal(self.players, self.seed, self.pack, self.options)
        else:
            self._restore(saved)
        self.state.telling = True
        self.state.live = live
        if saved is None:
            self.state.run()

    @property
    def commitment(self) -> str:
        """The hash of the seed: published before the first deal, checked after the last."""
        return commitment(self.seed)

    @property
    def decisions(self) -> list[Decision]:
        """All open decisions. More than one is open where seats choose at the same time."""
        return self._decisions(self.state)

    @property
    def paused(self) -> bool:
        """Whether a live match stands at the opening of a window."""
        return self.state.paused

    def asked_in_window(self) -> list[Decision]:
        """Of a paused match: what each seat is asked in this window as long as all decline.

        They may all be asked at once, blind; after `resume` the machine asks them one by one.
        """
        return [decision for decision, _ in self._foreseen()]

    def _foreseen(self) -> Iterator[tuple[Decision, State]]:
        """What is asked in the window that is about to open, and the state that asks it.

        It is one state, which goes on when the next one is asked for.
        """
        ahead = clone(self.state)
        ahead.live = True
        ahead.run()
        while ahead.open and ahead.window != NO_WINDOW:
            (decision,) = self._decisions(ahead)
            yield decision, ahead
            number, _, _, options = ahead.open[0]
            ahead.answer(number, options[decision.options.index(decision.kind.default or "")])

    def resume(self) -> None:
        """Go on from the opening of a window."""
        if not self.state.paused:
            raise Refused("there is no window to open")
        self.state.run()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        ended = views.outcome(self.game, self.state)
        if ended is None:
            return None
        return Outcome(tuple(ended["winners"]), ended["side"], ended["reason"])

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """What this seat (or None, a spectator) may know."""
        return self._seen(views.view, viewer)

    def position(self, viewer: Viewer) -> dict[str, Any]:
        """The same, without what is asked of the viewer."""
        return self._seen(views.position, viewer)

    def glance(self, seat: int) -> dict[str, Any]:
        """The view of a seat for who reads only some of it, and all of that before an answer."""
        self._check_seat(seat)
        return self._with_options(self._glances.view(self.state, seat))

    def _seen(self, look: Callable[..., dict[str, Any]], viewer: Viewer) -> dict[str, Any]:
        if viewer is not None:
            self._check_seat(viewer)
        return self._with_options(look(self.game, self.state, viewer))

    def _with_options(self, seen: dict[str, Any]) -> dict[str, Any]:
        seen["options"] = dict(self.options)
        for decision in seen.get("decisions", ()):
            decision["id"] = self.lasting(decision["id"])
        return seen

    def events(self, viewer: Viewer, since: int = 0) -> list[dict[str, Any]]:
        """What has happened, as this viewer saw it, each with the note that goes with it."""
        notes = self.notes
        seen = []
        for line, happened in enumerate(self.state.events[since:], since):
            event = views.event(self.game, self.state, happened, viewer)
            seen.append(event | {"note": notes[line]} if line in notes else event)
        return seen

    def told(self, viewer: Viewer, since: int = 0) -> list[dict[str, Any]]:
        """The same with its words, and with what it came to."""
        speaker = Speaker(self.game, self.names, viewer)
        seen = self.events(viewer, since)
        for happened, event in zip(self.state.events[since:], seen, strict=True):
            speaker.tell(self.state, happened, event, event.get("note", ""))
        return seen

    def log(self, viewer: Viewer) -> list[str]:
        """What has happened, in words, as this viewer saw it."""
        if viewer is not None:
            self._check_seat(viewer)
        speaker = Speaker(self.game, self.names, viewer)
        notes = self.notes
        lines = (
            speaker.event(self.state, happened, notes.get(line, ""))
            for line, happened in enumerate(self.state.events)
        )
        return [line for line in lines if line]

    def ledger(self, viewer: Viewer) -> list[Row]:
        """What the game's ledger has, turn by turn, as this viewer saw it."""
        ledger = self.game.ledger
        found: list[Row] = []
        if ledger is None:
            return found
        speaker = Speaker(self.game, self.names, viewer)
        for happened, seen in zip(self.state.events, self.events(viewer), strict=True):
            if seen["event"] == ledger.row:
                found.append(ledger.begin(speaker.line(self.state, happened, seen, "")))
            elif entry := speaker.entry(self.state, happened, seen):
                if not found:
                    found.append(ledger.begin(""))
                found[-1].cells[entry[0]].append(entry[1])
        return found

    @property
    def notes(self) -> dict[int, str]:
        """What was said with an event, by its line in the log, for everybody."""
        return spoken(self.game.events, self.state.events, self.said)

    def answer(
        self, decision: Decision | int, option: str, seat: int | None = None, note: str = ""
    ) -> None:
        """Answer an open decision by its id and the meaning of the option.

        With `seat`, only a decision of that seat is open to be answered. Where the kind takes one,
        a note (a sentence of the story, say) is kept with the answer and told in the log.
        """
        number = decision.id if isinstance(decision, Decision) else decision
        if seat is not None:
            self._check_seat(seat)
        inner, asker, kind, options = self._find(number, seat)
        chosen = self._match(kind, options, option)
        if note:
            self.check_note(self.kinds[kind], chosen, note)
        answer = Answer(inner, option, note=note)
        told = len(self.state.events)
        self._play(asker, answer, (inner, chosen))
        if note:
            self.said.append((told, asker, note))

    def check_note(self, kind: Kind, option: int, note: str) -> None:
        """Refuse a note that cannot go with this answer."""
        if not self.game.notes(self.options):
            raise Refused("this table plays without notes: send the answer alone")
        if kind.split(option)[0] not in kind.notes:
            raise Refused(f"this answer to {kind.name} takes no note: send it alone")
        if len(note) > LONGEST_NOTE:
            raise Refused(f"a note can have at most {LONGEST_NOTE} characters, not {len(note)}")

    def run_out(self, seat: int, choose: Any = secrets.choice) -> None:
        """A clock ran out: drop a half-made choice and take the default of its first stage."""
        while self.state.begun and self.can_undo(seat):
            self.undo(seat)
        for decision in self.decisions:
            if decision.seat == seat:
                self.answer(decision, self.default(decision, choose), seat)
                return
        raise Refused(f"seat {seat} is not asked")

    def interjections(self, seat: int) -> list[tuple[str, str]]:
        """(kind, option) of what this seat may do now although it is not asked."""
        self._check_seat(seat)
        return [
            (self.kinds[kind].name, views.option_name(self.game, self.state, kind, option))
            for kind, option in self.offered(seat)
        ]

    def offered(self, seat: int) -> list[tuple[int, int]]:
        """The same as `interjections`, in the numbers of kinds and options."""
        if self.state.over or not self.state.open:
            return []
        return self.game.interjections(self.state, seat)

    @property
    def checkpoint(self) -> int | None:
        """A number of its own for each moment at which bots may interject; None at all others.

        In a window and while a choice is half-made they may not: what is hidden then would show.
        """
        g = self.state
        if g.over or not g.open or g.window != NO_WINDOW or g.begun:
            return None
        return self.lasting(g.moment) if self.game.checkpoint(g) else None

    def offered_to_bot(self, seat: int) -> list[tuple[str, str]]:
        """(kind, option) of what a bot may do at a checkpoint.

        Once it has done something it waits until somebody has answered: so bots come to an end.
        """
        for answer in reversed(self.answers):
            if not answer.kind:
                break
            if answer.seat == seat:
                return []
        return self.interjections(seat)

    def interject(self, seat: int, kind: str, option: str) -> None:
        """Do something unasked."""
        self._check_seat(seat)
        offered = self.interjections(seat)
        if (kind, option) not in offered:
            raise Refused(f"seat {seat} cannot do {kind} {option} now")
        index, chosen = self.offered(seat)[offered.index((kind, option))]
        answer = Answer(0, option, kind, seat)
        self._play(seat, answer, (seat, index, chosen))

    def default(self, decision: Decision, choose: Any = secrets.choice) -> str:
        """The answer for a clock that ran out: the kind's default, else as the game declares."""
        label = decision.kind.default
        if label in decision.options:
            return label
        return decision.options[0] if self.game.unanswered == FIRST else choose(decision.options)

    def why_not(self, decision: Decision, option: str) -> str:
        """Which rule keeps this from being an option of the open decision."""
        if option in decision.options:
            return f"{option} is an option."
        g = self.asking(decision)
        number = self._meant(g, decision.kind, option)
        if number is None:
            return f"{option} is never an option of {decision.kind.name} ({decision.kind.rule})."
        return why_not(self.game, g, decision.seat, number)

    def meant(self, decision: Decision, option: str) -> int | None:
        """The number of an option that a decision of this kind could have, or nothing."""
        return self._meant(self.asking(decision), decision.kind, option)

    def _meant(self, g: State, kind: Kind, option: str) -> int | None:
        index = self.kinds.index(kind)
        what = str(option).partition(":")[0]
        for first, label, refers in kind.sections():
            if what != (label or refers):
                continue
            count = self.game.referents[refers].count(g) if refers else 1
            for number in range(first, first + count):
                try:
                    if views.option_name(self.game, g, index, number) == option:
                        return number
                except LookupError:
                    continue
        return None

    def asking(self, decision: Decision) -> State:
        """The state that asks this: in a window that is about to open, one that ran ahead."""
        if self.paused:
            for foreseen, ahead in self._foreseen():
                if foreseen.id == decision.id:
                    return ahead
        self._find(decision.id, decision.seat)
        return self.state

    def can_undo(self, seat: int) -> bool:
        """Whether the latest answer was this seat's, and nothing came to light since."""
        self._check_seat(seat)
        return bool(self._undo) and self._undo[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's latest answer: all others since the last copy are played again."""
        if not self.can_undo(seat) or self._copy is None:
            raise Refused(
                "nothing to take back: somebody else has answered, or something came to light"
            )
        _, told = self._undo.pop()
        self._acts.pop()
        before = clone(self._copy)
        for act in self._acts:
            self._act(before, act)
        before.events, before.telling = self.state.events[:told], True
        before.live = self.state.live
        self.state = before
        if self.answers.pop().note:
            self.said.pop()
        self._undone += 1

    def save(self) -> dict[str, Any]:
        """Where the match stands, as plain values, without its past."""
        saved: dict[str, Any] = {
            "state": dump(self.state),
            "paused": self.state.paused,
            "undone": self._undone,
        }
        if self._undo and self._copy is not None:
            saved |= {"undo": self._undo, "copy": dump(self._copy), "acts": self._acts}
        if self.changed is not None:
            saved["changed"] = self.changed
        return saved

    def _restore(self, saved: Saved) -> None:
        where = saved.where
        self.answers, self.said = saved.answers, saved.notes
        self.state = load(self.game, where["state"], self.pack)
        seats = (self.state.people, self.state.players)
        if seats != (self.players, len(self.names)):
            raise Refused(
                f"this game was saved with {seats[0]} players and {seats[1] - seats[0]} "
                f"automatic ones, but this table has {self.players} and {len(self.automatic)}"
            )
        self.state.events = saved.events
        self.state.paused = where["paused"]
        self._undone = where["undone"]
        if self.state.over:
            self.rules, self.changed = saved.rules, where.get("changed")
            return
        if saved.rules[-1:] != self.rules:
            # To take something back would be to play the rest of it by other rules.
            self.rules = saved.rules + self.rules
            here = {name: where[name] for name in ("state", "paused", "undone")}
            answers, told = len(saved.answers), len(saved.events)
            self.changed = {"where": here, "answers": answers, "told": told}
            return
        self.rules = saved.rules
        self.changed = where.get("changed")
        if "copy" in where:
            self._undo = [(seat, told) for seat, told in where["undo"]]
            self._copy = load(self.game, where["copy"], self.pack)
            self._acts = [tuple(act) for act in where["acts"]]

    def record(self) -> Record:
        """The whole game so far, secrets included."""
        ended = views.outcome(self.game, self.state)
        return Record(
            format=FORMAT,
            rules=THEN.join(self.rules),
            game=self.game.name,
            players=self.players,
            options=self.options,
            content=self.pack.hash,
            commitment=self.commitment,
            names=self.names[: self.players],
            answers=list(self.answers),
            seed=self.seed.hex(),
            events=[(e, a, m, s) for e, a, m, s in self.state.events],
            notes=self.notes,
            digest=digest(self.state),
            outcome=ended,
            automatic=list(self.automatic),
        )

    def _decisions(self, g: State) -> list[Decision]:
        return [
            Decision(
                self.lasting(number),
                seat,
                self.kinds[kind],
                tuple(views.option_name(self.game, g, kind, option) for option in options),
                tuple(options),
            )
            for number, seat, kind, options in g.open
        ]

    def _check_seat(self, seat: int) -> None:
        if type(seat) is int and self.players <= seat < len(self.names):
            raise Refused(f"nobody can have seat {seat}: the rules play {self.names[seat]} there")
        if type(seat) is not int or not 0 <= seat < self.players:
            raise Refused(f"there is no seat {seat!r}; the seats are 0 to {self.players - 1}")

    def lasting(self, number: int) -> int:
        """The id by which the outside knows a decision: what was taken back is asked anew."""
        return number + self._undone * UNDONE

    def _find(self, number: int, seat: int | None) -> tuple[int, int, int, list[int]]:
        mine = []
        for inner, asked, kind, options in self.state.open:
            if seat in (None, asked):
                if type(number) is int and self.lasting(inner) == number:
                    return inner, asked, kind, options
                mine.append(str(self.lasting(inner)))
        whose = "" if seat is None else f" for seat {seat}"
        raise Refused(
            f"decision {number!r} is not open{whose}; "
            + (f"open: {', '.join(mine)}" if mine else "no decision is")
        )

    def _match(self, kind: int, options: list[int], name: str) -> int:
        names = [views.option_name(self.game, self.state, kind, option) for option in options]
        if name not in names:
            raise Refused(
                f"{name!r} is not an option of {self.kinds[kind].name}; "
                f"the options are {', '.join(names)}"
            )
        return options[names.index(name)]

    def _act(self, g: State, act: Act) -> None:
        if len(act) == 2:
            g.answer(act[0], act[1])
        else:
            self.game.interject(g, act[0], act[1], act[2])

    def _play(self, seat: int, answer: Answer, act: Act) -> None:
        g = self.state
        if self._copy is None or (len(self._acts) >= REPEATED and not self._undo):
            self._copy, self._acts = clone(g), []
        told, light, in_window = len(g.events), g.light, g.window != NO_WINDOW
        self._act(g, act)
        self._acts.append(act)
        self.answers.append(answer)
        if self._undo and self._undo[-1][0] != seat:
            self._undo.clear()
        # An answer in a window is final, unless it is half-made: nobody can have seen it yet.
        final = in_window and not g.begun
        if g.light != light or g.over or final:
            self._undo.clear()
        else:
            self._undo.append((seat, told))


def why_not(game: Game, g: State, seat: int, option: int) -> str:
    """Which rule keeps the number from being an option of what this seat is asked."""
    step, *args = g.asker
    reason = game.forbids[step](g, seat, option, *args)
    if reason == ALLOWED:
        return "It is an option."
    no = game.noes[reason - 1]
    asked = next(game.kind(g.pack, kind) for _, whom, kind, _ in g.open if whom == seat)
    words = asked.why.get(asked.split(option)[0])
    if words is None:
        fields = [name for _, name, _, _ in Formatter().parse(no.words) if name]
        told = {name: game.fills[name](g, seat, option, *args) for name in fields}
        words = no.words.format_map(told)
    elif words.endswith(")."):  # a card's own words can name their rule
        return words
    return f"{words.removesuffix('.')} ({no.rule or asked.rule})."


def replay(game: Game, record: Record, answers: int | None = None) -> Match:
    """The match that this record tells, or its first answers only."""
    if record.game != game.name:
        raise Refused(f"this record is from {record.game}, not from {game.name}")
    match = Match(game, record.players, record.options, record_seed(record), record.names)
    if list(match.automatic) != record.automatic:
        raise Refused("the automatic players in this record are not those of these rules")
    if not match.pack.is_content(record.content):
        raise Refused("this record was played with different cards")
    for number, answer in enumerate(record.answers[:answers]):
        try:
            if answer.kind:
                match.interject(answer.seat, answer.kind, answer.option)
            else:
                match.answer(answer.decision, answer.option, note=answer.note)
        except Refused as error:
            raise Refused(
                f"answer {number + 1} of this record does not fit the game: {error}"
            ) from None
    return match


def verify(game: Game, record: Record) -> Match:
    """Play a finished record again and find that nothing in it was tampered with."""
    try:
        return _verify(game, record)
    except Refused as refused:
        if record.rules == game.version:
            raise
        raise Refused(
            f"this game was played with version {record.rules} of the rules, and this is "
            f"{game.version}: only the version that played it can verify it ({refused})"
        ) from None


def _verify(game: Game, record: Record) -> Match:
    match = replay(game, record)
    again = match.record()
    for name in ("digest", "outcome", "events", "notes"):
        if getattr(again, name) != getattr(record, name):
            raise Refused(f"played again, this record does not give the same {name}")
    return match

"""A table in the middle of a game, read and answered by name: what all games' scenarios share.

Players are the letters A, B, C, … clockwise; piles are listed top first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from shipboard.kernel import view as views
from shipboard.kernel.cards import DESIGN
from shipboard.kernel.declare import Game
from shipboard.kernel.match import why_not
from shipboard.kernel.save import digest
from shipboard.kernel.state import Refused, State, Step, clone
from shipboard.kernel.words import Speaker
from tests.conformance.forbidding import forbidden
from tests.conformance.moves import Watcher
from tests.conformance.soundness import asks_only

LETTERS = "ABCDEF"

S = TypeVar("S", bound=State)


def lay_from(g: State, steps: Sequence[Step], first: Callable[..., None]) -> None:
    """Of steps as they lie on the stack, those from the last one of this function on."""
    for step in steps:
        g.stack.append(step)
        if step[0] is first:
            return
    raise AssertionError(f"{first.__name__} is none of these steps")


class TableInPlay(Generic[S]):
    """Each game's scenario is one, with the game's own words for what lies on its table."""

    game: ClassVar[Game]
    checked = True  # whether options are compared with what their predicate allows

    def __init__(self, state: S) -> None:
        self.g = state
        self.g.telling = True

    # What is on the table.

    def zone(self, name: str, at: str | None = None) -> list[str]:
        """The cards of a zone; of piles the top one first, otherwise sorted by name.

        `at` is a player's letter, or a place where the zone has a pile for each.
        """
        zone = next(z for z in self.game.zones if z.name == name)
        pile = getattr(self.g, name)
        if at is not None:
            pile = pile[self.index(at)]
        names = [self.g.pack.names[zone.pool][card & DESIGN] for card in pile]
        return names[::-1] if zone.ordered else sorted(names)

    def index(self, at: str) -> int:
        """The number of a place or of a player."""
        places = self.g.pack.names.get("place", ())
        return places.index(at) if at in places else LETTERS.index(at)

    def hand(self, seat: str) -> list[str]:
        return self.zone("hand", seat)

    def outcome(self) -> tuple[str, ...] | None:
        """(side, reason, winners as letters), or None while the game runs."""
        ended = views.outcome(self.game, self.g)
        if ended is None:
            return None
        return ended["side"], ended["reason"], "".join(LETTERS[s] for s in ended["winners"])

    def log(self) -> list[str]:
        """The names of the events so far that the log tells: those with words."""
        declared = [self.game.events[event[0]] for event in self.g.events]
        return [event.name for event in declared if event.public]

    def told(self, event: str, viewer: str | None = None) -> list[dict[str, Any]]:
        """The events of this name as the viewer (None: a spectator) was told them.

        What moved in them is in `moved`.
        """
        seen = self._seen(viewer)
        told = [happened for happened in seen if happened.pop("event") == event]
        for happened in told:
            happened.pop("moves", None)
        return told

    def moved(self, event: str, viewer: str | None = None) -> list[str]:
        """What the viewer saw move in the events of this name: "energy: hand/0 to discard"."""
        return [
            f"{move['card'] or move['count']}: {move['from']} to {move['to']}"
            for happened in self._seen(viewer)
            if happened["event"] == event
            for move in happened.get("moves", [])
        ]

    def _seen(self, viewer: str | None) -> list[dict[str, Any]]:
        seat = _seat(viewer)
        return [views.event(self.game, self.g, happened, seat) for happened in self.g.events]

    def words(self, viewer: str | None = None, since: int = 0) -> list[str]:
        """What has happened from event number `since` on, in the words that the viewer reads."""
        speaker = Speaker(self.game, LETTERS[: self.g.players], _seat(viewer))
        lines = [speaker.event(self.g, happened) for happened in self.g.events[since:]]
        return [line for line in lines if line]

    def view(self, seat: str | None) -> dict[str, Any]:
        return views.view(self.game, self.g, _seat(seat))

    def knows(self, viewer: str | None, zone: str, at: str | None = None) -> list[str]:
        """The cards of a zone that the viewer (None: a spectator) can name, sorted."""
        shown = self.view(viewer)["zones"][zone]
        if at is not None:
            shown = shown[self.index(at)]
        told = [*shown.get("cards", ()), *shown.get("within", ())]
        return sorted([*told, *shown.get("placed", {}).values()])

    # What is asked.

    def option(self, kind: int, option: int) -> str:
        """An option as tests write it."""
        return views.option_name(self.game, self.g, kind, option)

    def asked(self) -> list[tuple[str, str]]:
        """(seat, kind) of every open decision."""
        return [
            (LETTERS[seat], self.game.kind(self.g.pack, kind).name)
            for _, seat, kind, _ in self.g.open
        ]

    def options(self, seat: str | None = None) -> list[str]:
        """The options of the open decision (of this seat), by name, sorted."""
        for _, asked, kind, options in self.g.open:
            if seat is None or LETTERS[asked] == seat:
                return sorted(self.option(kind, option) for option in options)
        raise AssertionError(f"{seat} is not asked; asked are {self.asked()}")

    def answer(
        self, seat: str, kind: str, option: str, so_that: Callable[[Self], bool] | None = None
    ) -> Self:
        """Answer as this seat, checking that exactly this kind is asked.

        With `so_that`, chance is tried until the table looks like that afterwards.
        """
        if so_that is not None:
            self.luck(lambda table: so_that(table.answer(seat, kind, option)))
        assert (seat, kind) in self.asked(), f"asked are {self.asked()}"
        self.check_options()
        for number, asked, which, options in self.g.open:
            if (LETTERS[asked], self.game.kind(self.g.pack, which).name) == (seat, kind):
                names = [self.option(which, o) for o in options]
                assert option in names, f"{option} is none of {names}"
                watcher = Watcher(self.game, self.g, None)
                self.g.answer(number, options[names.index(option)])
                assert not self.checked or not (wrong := watcher.look(self.g)), wrong
                break
        return self

    def check_options(self) -> None:
        """Of games that say what is forbidden: the options are all the rest.

        A test may have moved something since it was asked; then the options are of before.
        """
        if self.checked:
            wrong = forbidden(self.game, self.g)
            assert not wrong or asks_only(self.g), wrong

    def answers(self, seat: str, kind: str, *options: str) -> Self:
        """Several answers of one seat to questions of one kind, such as a set of cards."""
        for option in options:
            self.answer(seat, kind, option)
        return self

    def choose(self, *options: str) -> Self:
        """Answer the one open decision, and the ones after it, whoever is asked."""
        for option in options:
            assert len(self.g.open) == 1, f"asked are {self.asked()}"
            seat, kind = self.asked()[0]
            self.answer(seat, kind, option)
        return self

    def interjections(self, seat: str) -> list[str]:
        """What this seat may do although it is not asked."""
        offered = self.game.interjections(self.g, LETTERS.index(seat))
        return [self.option(kind, option) for kind, option in offered]

    def interject(self, seat: str, option: str) -> Self:
        """Do something unasked."""
        offered = self.game.interjections(self.g, LETTERS.index(seat))
        kind, number = offered[self.interjections(seat).index(option)]
        self.game.interject(self.g, LETTERS.index(seat), kind, number)
        return self

    def why_not(self, seat: str, option: int) -> str:
        """Why this number is no option of the seat's open decision."""
        for _, asked, _, _ in self.g.open:
            if LETTERS[asked] == seat:
                return why_not(self.game, self.g, asked, option)
        raise AssertionError(f"{seat} is not asked; asked are {self.asked()}")

    def refuses(self, act: Callable[[], object]) -> str:
        """The act is refused and changes nothing; returns the words of the refusal."""
        before = digest(self.g)
        try:
            act()
        except Refused as refused:
            assert digest(self.g) == before
            return str(refused)
        raise AssertionError("it was not refused")

    def play_out(self, choose: Callable[[list[str]], str] = lambda options: options[0]) -> Self:
        """Answer everything, by default with the first option, until the game is over."""
        while not self.g.over:
            number, _, kind, options = self.g.open[0]
            names = [self.option(kind, o) for o in options]
            self.g.answer(number, options[names.index(choose(names))])
        return self

    # Chance.

    def luck(self, wish: Callable[[Self], bool]) -> Self:
        """Give chance a key with which the wish comes true on a copy of the table."""
        for attempt in range(20_000):
            trial = type(self)(clone(self.g))
            trial.checked = False
            if wish(trial.reseed(attempt)):
                return self.reseed(attempt)
        raise AssertionError("no luck in 20,000 attempts")

    def reseed(self, key: int) -> Self:
        """Give chance another key: the same key, the same luck."""
        self.g.key = key.to_bytes(8, "little")
        self.g.rolls[:] = [0] * len(self.g.rolls)
        return self


def _seat(letter: str | None) -> int | None:
    return None if letter is None else LETTERS.index(letter)

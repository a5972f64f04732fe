"""How a table stands after its entries, and what can be asked of it."""

from __future__ import annotations

import hmac
from hashlib import sha256

from shipboard.bots import adviser
from shipboard.games import game as find_game
from shipboard.kernel.chance import commitment
from shipboard.kernel.match import UNDONE, Decision, Match
from shipboard.kernel.match import Saved as SavedMatch
from shipboard.kernel.record import FORMAT, Record
from shipboard.kernel.state import Refused

from . import entries as e
from .folding import FOLD
from .oldlog import OldLog
from .past import Past
from .quota import Ledger
from .sheet import (
    LOBBY,
    OPEN,
    OVER,
    PAUSED,
    PERSON,
    PLAYING,
    STOPPED,
    Chat,
    Saved,
    Seat,
    Sheet,
    Window,
)

SAVED = Sheet.__struct_fields__
CHAT_KEPT = 200  # lines that a newcomer is shown


def hashed(secret: str) -> str:
    """What the store keeps of a seat's secret."""
    return sha256(secret.encode()).hexdigest()


class Table:
    """One table, folded from its entries."""

    def __init__(self, ident: str, created: e.Created) -> None:
        self.id = ident
        self.created = created
        self.seq = 1
        self.game = find_game(created.game)
        self.adviser = adviser(self.game)  # the bot that gives hints
        self.seats = [Seat(c.name, c.who, c.bot, c.secret) for c in created.chairs]
        self.automatic = created.automatic  # the names at the seats after those
        self.took_back_at = [0] * created.players  # how often all had undone when a seat did last
        self.host = created.host
        self.status = LOBBY
        self.commitment = commitment(bytes.fromhex(created.seed))
        self.match: Match | None = None
        self.stopped = ""  # why the game cannot go on here, for those at the table
        self.log: OldLog | None = None  # of a game that cannot
        self.abandoned = False  # so that no version will go on with it
        self.window: Window | None = None
        self.chat: list[Chat] = []
        self.rematch: str | None = None
        self.watchers = 0
        self.paused_at = 0
        self.key = -1  # the moment whose clock runs
        self.opened: dict[int, int] = {}  # moment -> when it was first asked
        self.moved_at = created.at
        self.cut: int | None = None  # the log was cut to so many events since this was last read
        self.undone = 0  # how often something was taken back
        self.given: dict[tuple[int, int], str] = {}  # (seat, decision) -> what was answered
        self.marks: dict[int, dict[int, tuple[str, str]]] = {}  # what each seat notes for itself
        self.ledger = Ledger([0] * created.players)
        self.doors = 0  # grows when a secret has become worthless
        self.worthless: dict[str, str] = {}  # such secrets, hashed -> what people are told
        self.barred: set[str] = set()  # guests whom the host of an open table has removed
        self.guests = {created.host: created.maker}
        self.version = 0  # grows with everything that all see of the table apart from the game
        self._foreseen: tuple[int, list[Decision]] = (-1, [])

    def apply(self, entry: e.Entry) -> None:
        """Let this entry happen, or refuse it and change nothing."""
        FOLD[type(entry)](self, entry)
        self.seq += 1

    # Who is here: nobody needs to know it tomorrow, so no entry tells it.

    def came(self, seat: int) -> None:
        """A person is connected."""
        self.seats[seat].present, self.seats[seat].away_since = True, None
        self.version += 1

    def left(self, seat: int, at: int) -> None:
        """A person is connected no longer."""
        self.seats[seat].present, self.seats[seat].away_since = False, at
        self.version += 1

    def watch(self, count: int) -> None:
        """So many spectators are here."""
        if self.watchers != count:
            self.watchers = count
            self.version += 1

    # Saving.

    def save(self) -> Saved:
        """Where the table stands after its latest entry."""
        sheet = Sheet(**{name: getattr(self, name) for name in SAVED})
        return Saved(sheet, self.playing().save())

    def restore(self, saved: Saved, rules: tuple[str, ...], past: Past) -> None:
        """Stand where the table stood, and go on from there; or refuse it."""
        made = self.created
        names = [seat.name for seat in saved.sheet.seats]
        seed = bytes.fromhex(made.seed)
        told = SavedMatch(rules, saved.match, past.answers, past.notes, list(past.told))
        match = Match(self.game, made.players, made.options, seed, names, live=True, saved=told)
        self.take_sheet(saved.sheet)
        self.begin(match)
        self.chat = past.chat

    def begin(self, match: Match) -> None:
        """This is the match of the table, if the same automatic players are in it."""
        if list(match.automatic) != self.automatic:
            raise Refused(
                "the rules on this server have changed since this table was made, and its "
                "automatic players with them: make a new table"
            )
        self.match = match

    def take_sheet(self, sheet: Sheet) -> None:
        """Stand where the table stood, apart from its match."""
        for name in SAVED:
            setattr(self, name, getattr(sheet, name))
        for seat in self.seats:
            seat.present, seat.away_since = False, None

    def stop(self, why: str, log: OldLog) -> None:
        """The game cannot go on here, if it was not over. What was told stays readable."""
        self.log = log
        if self.status != OVER:
            self.status, self.stopped = STOPPED, why
        self.match = self.window = None
        self.version += 1

    # Asking.

    @property
    def told(self) -> int:
        """How many events the log of the game has."""
        return 0 if self.match is None else len(self.match.state.events)

    @property
    def told_all(self) -> bool:
        """Whether nothing of the game is a secret any more: it is over, or will never go on."""
        return self.status == OVER or self.abandoned

    def record(self) -> Record:
        """The game so far, secrets included; of one that cannot go on here what is left of it."""
        if self.match is not None:
            return self.match.record()
        made, log = self.created, self.log
        if log is None:
            raise Refused("the game has not begun yet")
        return Record(
            FORMAT, log.rules, made.game, made.players, made.options, made.content,
            self.commitment, [seat.name for seat in self.seats], log.past.answers, made.seed,
            log.past.told, log.notes(), automatic=self.automatic,
        )  # fmt: skip

    def playing(self) -> Match:
        """The match, once it has begun."""
        if self.match is None:
            raise Refused(self.stopped or "the game has not begun yet")
        return self.match

    def today(self, seat: int, decision: int) -> int:
        """The id that a decision has now, if only others have taken something back since."""
        undone, inner = divmod(decision, UNDONE)
        if self.took_back_at[seat] <= undone < self.undone:
            return inner + self.undone * UNDONE
        return decision

    def foreseen(self) -> list[Decision]:
        """What would be asked of each seat in the window that is open."""
        match = self.playing()
        if not match.paused:
            return []
        if self._foreseen[0] != self.seq_of_window():
            self._foreseen = (self.seq_of_window(), match.asked_in_window())
        return self._foreseen[1]

    def seq_of_window(self) -> int:
        """A number that the window keeps and no other window of this game has."""
        return self.window.moment if self.window else -1

    def kept(self, decision: Decision) -> e.Kept | None:
        """The answer that was given to this decision while the window was open."""
        if self.window is None:
            return None
        return self.window.kept.get((decision.seat, decision.id % UNDONE))

    def open_to(self, seat: int, decision: int) -> Decision | None:
        """What this seat is asked by this id, if the answer is still awaited."""
        asked = self.foreseen() if self.playing().paused else self.playing().decisions
        for found in asked:
            if found.seat == seat and found.id == decision and self.kept(found) is None:
                return found
        return None

    def asks(self, seat: int) -> bool:
        """Whether the person at this seat has something to decide now."""
        match = self.match
        if match is None or self.status != PLAYING or self.seats[seat].who != PERSON:
            return False
        if match.paused:
            return any(
                decision.seat == seat and self.kept(decision) is None
                for decision in self.foreseen()
            )
        return any(ask[1] == seat for ask in match.state.open)

    def won(self, seat: int) -> bool | None:
        """Whether this seat has won, if the game is over and can be read here."""
        outcome = self.match.outcome if self.match is not None else None
        return None if outcome is None else seat in outcome.winners

    @property
    def deadline(self) -> int | None:
        """When the running clock ends."""
        if self.status != PLAYING or not self.created.clock or self.window:
            return None
        return self.opened[self.key] + self.created.clock * 1000

    @property
    def solo(self) -> bool:
        """Whether a window tells nobody anything: one person, and nobody else may look.

        Who has handed the seat to a bot still looks.
        """
        return not self.created.watch and sum(bool(seat.secret) for seat in self.seats) == 1

    @property
    def in_window(self) -> bool:
        """Whether a window is open, its stages included."""
        return self.window is not None

    def seat_of(self, secret: str) -> int | None:
        """The seat with this secret."""
        wanted = hashed(secret)
        found = None
        for number, seat in enumerate(self.seats):
            if seat.secret and hmac.compare_digest(seat.secret, wanted):
                found = number
        return found

    @property
    def talk(self) -> bool:
        """Whether people may talk now; before and after the game they always may."""
        running = self.status in (PLAYING, PAUSED)
        return not running or self.game.talk(self.created.options)

    @property
    def code(self) -> str:
        """The code that leads here while people can join, or watch a game; else nothing."""
        running = self.status in (PLAYING, PAUSED)
        found = self.status == LOBBY or (running and self.created.watch)
        return self.created.code if found else ""

    def open_seats(self) -> list[int]:
        """The seats that wait for somebody."""
        return [number for number, seat in enumerate(self.seats) if seat.who == OPEN]

    @property
    def names(self) -> list[str]:
        """What all players are called, those included for whom the rules play."""
        return [seat.name for seat in self.seats] + self.automatic

    def name(self, seat: int) -> str:
        """What the player at this seat is called."""
        return self.seats[seat].name

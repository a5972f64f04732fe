"""What happens at a table by itself: windows close, clocks run out, bots think.

Of several workers one drives a table: see `store/notices.py`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

from shipboard.kernel.match import UNDONE, Decision
from shipboard.kernel.state import NO_WINDOW, Refused
from shipboard.kernel.witness import aloud

from .. import clock, metrics
from ..aside.thinking import Offer, Unknown, Wish
from ..tables import entries as e
from ..tables.sheet import CLOSED, OVER, PLAYING
from ..tables.standing import Table
from .roll import call_the_roll
from .told import Told

if TYPE_CHECKING:
    from .live import Live

log = logging.getLogger("shipboard.driver")
HOSTLESS = 5.0  # seconds at least until a table has another host: each is an entry
RETRY = 2.0  # seconds until a worker tries again to drive a table
ASLEEP = 5000  # milliseconds without an entry after which time has stood still

Choice = tuple[str, str]  # an option, and what is said with it
Act = Callable[[], None]
Due = tuple[int, Act]  # when, what


class Driver:
    """Lets time pass at one table."""

    def __init__(self, live: Live) -> None:
        self._live: Live | None = live
        self.driving = False
        self._trying = False
        self._timer: asyncio.TimerHandle | None = None
        self._rings = 0  # when the timer does
        self._thinking: set[tuple[int, int]] = set()
        self._told = Told()
        self._choices: dict[tuple[int, int], Choice] = {}  # of bots, in the open window
        self._point: int | None = None  # the latest checkpoint at which bots were asked
        self._wishes: dict[int, tuple[str, str]] = {}  # what they will do unasked there, by seat

    @property
    def live(self) -> Live:
        """Where it drives."""
        assert self._live is not None
        return self._live

    @property
    def table(self) -> Table:
        """What is driven."""
        return self.live.table

    def leave(self) -> None:
        """Drive no more: the table leaves the memory at once, if nothing here holds it."""
        self.release()
        self._live = None

    # Who drives.

    def take(self) -> None:
        """Somebody is here: drive, unless another worker does."""
        if self.driving or self._trying:
            return
        self._trying = True
        self.live.hub.spawn(self._try())

    async def _try(self) -> None:
        try:
            self.driving = await self.live.hub.store.drive(self.table.id)
        finally:
            self._trying = False
        if self._live is None:
            return
        if not self.live.clients:
            self.release()  # all have left meanwhile: another worker may drive
        elif self.driving:
            self.live.submit(wake)
        else:
            asyncio.get_running_loop().call_later(RETRY, self.take)

    def release(self) -> None:
        """Nobody is here any more: time stands still."""
        self._stop_timer()
        if self.driving:
            self.driving = False
            self.live.hub.spawn(self.live.hub.store.release(self.table.id))

    # What comes next.

    def consider(self) -> None:
        """Begin what must happen by itself, and set the timer for what comes next."""
        if not self.driving or not self.live.clients or self.live.hub.stuck:
            self._stop_timer()
            return
        self._ask_bots()
        self._offer_bots()
        acts = self._due()
        if not acts:
            return
        due = min(when for when, _ in acts)
        # A timer that rings too early does no harm, and most would only be set again.
        if self._timer is None or self._rings > due:
            self._stop_timer()
            wait = max(0.0, (due - clock.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)
            self._rings = due

    def _ring(self) -> None:
        self._timer = None
        self.live.beat(tick)

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def tick(self) -> None:
        """Carry out what is due."""
        now = clock.now()
        while True:
            due = [act for when, act in self._due() if when <= now]
            if not due or not self.driving or self.live.hub.stuck:
                return
            due[0]()

    def _due(self) -> list[Due]:
        """Everything that will happen by itself if nobody does anything."""
        table = self.table
        due: list[Due] = []
        if (soon := self._new_host()) is not None:
            due.append(soon)
        if table.status != PLAYING:
            return due
        match = table.playing()
        if match.paused:
            if (when := self._closing()) is not None:
                due.append((when, self.close))
            return due
        for _, number, _, _ in match.state.open:
            if not table.seats[number].person:
                continue
            run_out = partial(self.run_out, number)
            if table.window:
                due.append((table.window.until + self.live.hub.late, run_out))
                continue
            if (deadline := table.deadline) is not None:
                due.append((deadline, run_out))
            if self._others(number) and (soon := self._gone(number, run_out)) is not None:
                due.append(soon)
        return due

    def _others(self, seat: int) -> bool:
        """Whether another person is here and waits."""
        seats = self.table.seats
        return any(s.person and s.present for n, s in enumerate(seats) if n != seat)

    def _gone(self, number: int, run_out: Act) -> Due | None:
        """Somebody who is away for long, or here and silent for very long."""
        made = self.table.created
        seat = self.table.seats[number]
        asked = self.table.opened[self.table.key]
        if seat.away_since is not None and not seat.present:
            since = seat.away_since + int(made.grace * 1000)
            if made.leave == "bot":
                return since, partial(self.seat_bot, number)
            return max(since, asked + int(self.live.hub.settings.pace * 1000)), run_out
        if made.clock:
            return None
        return asked + int(self.live.hub.settings.idle * 1000), run_out

    def _new_host(self) -> Due | None:
        """Somebody who is here, instead of a host who is away for long."""
        table = self.table
        host = table.seats[table.host]
        if host.present or host.away_since is None or table.status in (OVER, CLOSED):
            return None
        others = [n for n, s in enumerate(table.seats) if s.person and s.present]
        if not others:
            return None
        when = host.away_since + int(max(table.created.grace, HOSTLESS) * 1000)
        return when, lambda: self.live.do(e.Hosted(clock.now(), others[0]))

    def seat_bot(self, seat: int) -> None:
        """A bot takes over from somebody who left."""
        self.live.do(e.Handed(clock.now(), seat, default_bot(self.table)))

    def run_out(self, seat: int) -> None:
        """A clock ran out: drop a half-made choice and take the default of its first stage."""
        match = self.table.playing()
        now = clock.now()
        while match.state.begun and match.can_undo(seat):
            self.live.do(e.Undid(now, seat))
        for decision in match.decisions:
            if decision.seat == seat:
                option = match.default(decision, secrets.choice)
                late = self.table.window is None  # who was asked in a window is nobody's business
                self.live.do(e.Answered(now, seat, decision.id, option, late=late))
                break
        self.settle()

    # Windows.

    def _closing(self) -> int | None:
        """When the open window closes. It is the same whoever holds what."""
        table = self.table
        window = table.window
        if window is None:
            return None
        if not table.solo and not self._hurried():
            return window.until + self.live.hub.late
        if any(
            table.seats[decision.seat].person and table.kept(decision) is None
            for decision in table.foreseen()
        ):
            return None if not table.created.clock else window.opened + table.created.clock * 1000
        return window.opened + int(self.live.hub.settings.solo_window * 1000)

    def close(self) -> None:
        """The time is over: what was answered counts now."""
        self.live.do(e.Closed(clock.now()))
        self.settle()

    def settle(self) -> None:
        """Answer what the window asks: by what was kept, by what a bot chose, by the default."""
        table = self.table
        match = table.playing()
        while (
            table.window
            and not match.paused
            and match.state.open
            and match.state.window != NO_WINDOW
            and not match.state.begun
        ):
            decision = match.decisions[0]
            option, note = self._kept(decision)
            self.live.do(e.Answered(clock.now(), decision.seat, decision.id, option, note))

    def _kept(self, decision: Decision) -> Choice:
        kept = self.table.kept(decision)
        if kept and kept.option in decision.options:
            return kept.option, kept.note
        chosen = self._choices.get((decision.seat, decision.id % UNDONE), ("", ""))
        if chosen[0] in decision.options and not self.table.seats[decision.seat].person:
            return chosen
        return self.table.playing().default(decision, secrets.choice), ""

    # Bots.

    def _ask_bots(self) -> None:
        table = self.table
        if table.status != PLAYING:
            return
        match = table.playing()
        if match.paused:
            asked = [d for d in table.foreseen() if table.kept(d) is None]
        else:
            if table.window is None:
                self._choices = {}
            if all(table.seats[ask[1]].person for ask in match.state.open):
                return
            asked = match.decisions
        for decision in asked:
            seat = table.seats[decision.seat]
            key = (decision.seat, decision.id)
            if seat.person or key in self._thinking or not seat.bot:
                continue
            if match.paused and (decision.seat, decision.id % UNDONE) in self._choices:
                continue
            self._thinking.add(key)
            self.live.hub.spawn(self._think(decision, seat.bot))

    async def _think(self, decision: Decision, bot: str) -> None:
        """Let a bot choose, at its pace; then put its answer in the queue like anybody's."""
        table = self.table
        at_window = table.playing().paused
        not_before = table.moved_at + self._pace()
        began = None if table.window else perf_counter()  # see metrics.py
        try:
            choice = await self._choice(decision, bot)
            if began is not None:
                metrics.thoughts.observe(perf_counter() - began)
            if not at_window and (wait := not_before - clock.now()) > 0:
                await asyncio.sleep(wait / 1000)
        finally:
            self._thinking.discard((decision.seat, decision.id))
        if at_window:
            self._choices[decision.seat, decision.id % UNDONE] = choice
        else:
            self._grant_wishes()
            answers = partial(bot_answers, decision.seat, decision.id, choice)
            self.live.submit(answers, secret=True)

    def _pace(self) -> int:
        """Milliseconds from one answer to the next of a bot; none where nobody waits for them."""
        return 0 if self._hurried() else int(self.live.hub.settings.pace * 1000)

    def _hurried(self) -> bool:
        """Whether all people here are out of the game, let bots play the rest, and are alone."""
        table = self.table
        match = table.playing()
        out = match.game.out(match.state)
        here = [n for n, seat in enumerate(table.seats) if seat.secret and not seat.resigned]
        gone = all(not table.seats[n].person and out >> n & 1 for n in here)
        return bool(here) and gone and not table.watchers

    async def _choice(self, decision: Decision, bot: str) -> Choice:
        for whole in (False, True, True):
            try:
                question = self._told.question(self.table, decision, bot, whole)
                option, note, because = await self.live.hub.bots.choose(question)
                match = self.table.playing()
                return option, aloud(because, match.names, match.pack) if because else note
            except Unknown:
                continue
            except (TimeoutError, BrokenProcessPool):
                continue
            except Exception:
                log.exception("a bot failed", extra={"table": self.table.id, "bot": bot})
                break
        return self.table.playing().default(decision, secrets.choice), ""

    # What bots do unasked.

    def _offer_bots(self) -> None:
        """At a checkpoint, ask all bots whether they do something unasked.

        Nobody waits for it, and all are asked whatever they hold, after those whose answer the
        table waits for: so no time that anybody can measure tells that one could do something.
        """
        table = self.table
        if table.status != PLAYING or table.in_window:
            return
        point = table.playing().checkpoint
        if point is None or point == self._point:
            return
        self._point, self._wishes = point, {}
        for number, seat in enumerate(table.seats):
            if not seat.person and seat.bot:
                self.live.hub.spawn(self._wish(point, number, seat.bot))

    async def _wish(self, point: int, seat: int, bot: str) -> None:
        """Let a bot do something unasked, at its pace, if the table still waits there."""
        not_before = self.table.moved_at + self._pace()
        wish = await self._wished(point, seat, bot)
        if wish is None or self._live is None or self._point != point:
            return
        self._wishes[seat] = wish
        if (wait := not_before - clock.now()) > 0:
            await asyncio.sleep(wait / 1000)
        self._grant_wishes()

    async def _wished(self, point: int, seat: int, bot: str) -> Wish:
        for whole in (False, True):
            if self._live is None:
                return None
            match = self.table.playing()
            if match.checkpoint != point:
                return None  # the table has moved on meanwhile
            try:
                seen = self._told.seen(self.table, seat, bot, whole)
                offer = Offer(seen, match.offered_to_bot(seat))
                return await self.live.hub.bots.wish(offer)
            except Unknown:
                continue
            except (TimeoutError, BrokenProcessPool):
                return None
            except Exception:
                log.exception("a bot failed", extra={"table": self.table.id, "bot": bot})
                return None
        return None

    def _grant_wishes(self) -> None:
        """What bots will do unasked comes before what other bots answer."""
        wishes, self._wishes = self._wishes, {}
        if self._live is not None and self._point is not None:
            for seat in sorted(wishes):
                self.live.submit(partial(bot_interjects, self._point, seat, wishes[seat]))


def default_bot(table: Table) -> str:
    """The bot that takes over where nobody chose one."""
    return next(iter(table.game.bots), "random")


# Work that drivers put in the queue of a table.


def tick(live: Live) -> None:
    """Time has passed."""
    live.driver.tick()


def wake(live: Live) -> None:
    """Time goes on at this table; who was here before may not be here now."""
    now = clock.now()
    table = live.table
    # Not whenever somebody comes and goes: the store would fill with it.
    asleep = now - table.moved_at > ASLEEP and not live.attendance.elsewhere(live.hub.worker)
    if table.status == PLAYING and asleep:
        live.do(e.Woke(now))
    for number, seat in enumerate(table.seats):
        if seat.secret and not seat.present and seat.away_since is None:
            table.left(number, now)
    call_the_roll(live)


def make_up(live: Live) -> None:
    """Nothing could be stored for a while: nobody could use the time that went by."""
    if live.table.status == PLAYING:
        live.do(e.Woke(clock.now()))


def bot_interjects(point: int, seat: int, wish: tuple[str, str], live: Live) -> None:
    """A bot does something unasked, unless the table has moved on meanwhile."""
    table = live.table
    if table.seats[seat].person or table.status != PLAYING or table.in_window:
        return
    match = table.playing()
    if match.checkpoint == point and wish in match.offered_to_bot(seat):
        live.do(e.Interjected(clock.now(), seat, *wish))


def bot_answers(seat: int, decision: int, choice: Choice, live: Live) -> None:
    """A bot has chosen; if the table has moved on meanwhile, that is no matter."""
    table = live.table
    if table.seats[seat].person or table.status != PLAYING or table.playing().paused:
        return
    if not any(d.id == decision and d.seat == seat for d in table.playing().decisions):
        return
    try:
        live.do(e.Answered(clock.now(), seat, decision, *choice))
    except Refused:
        log.exception("a bot's answer was refused", extra={"table": table.id})
        live.driver.run_out(seat)
    live.driver.settle()

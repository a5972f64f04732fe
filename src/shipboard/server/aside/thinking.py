"""Bots think in processes of their own; the event loop only sends them what their seat sees.

A table always goes to the same process, which keeps its players. A process that does not know a
player (it is new, or the log was cut) asks for all events of the seat and makes it anew.

Hints have a process of their own: however many are asked for, nobody can notice it by the bots.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from time import monotonic
from typing import Any, NamedTuple

from shipboard.bots import bot as find_bot
from shipboard.bots.table import spoken, takes_note
from shipboard.games import game as find_game
from shipboard.kernel.because import Because, Explained
from shipboard.kernel.declare import Game
from shipboard.kernel.player import Explainer, Interjector, Player
from shipboard.kernel.state import Refused
from shipboard.kernel.witness import Witness, told_to_all

PLAYERS = 4096  # kept by one process
PATIENT = 19  # how nice a process can be
PROMPT = 1.0  # seconds after which nobody waits for a hint any more
IN_HAND = 2  # questions that a process has: the one it thinks about, and the next
log = logging.getLogger("shipboard.bots")


class Choice(NamedTuple):
    """An option, what is said with it, and if nothing is, why one may choose so."""

    option: str
    note: str = ""
    reason: Because | None = None


Wish = tuple[str, str] | None  # (kind, option) of what is done unasked


class Seen(NamedTuple):
    """A bot, what it sees, and what has happened since it was asked last."""

    game: str
    player: tuple[str, int, str, int]  # table, seat, bot, how often the log was cut
    since: int  # the first of these events in the seat's log
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Question(NamedTuple):
    """What a bot is asked."""

    seen: Seen
    decision: dict[str, Any]
    public: dict[str, Any] | None = None  # what all see, where such a choice deserves a word


class Offer(NamedTuple):
    """What a bot may do unasked."""

    seen: Seen
    offered: list[tuple[str, str]]


class Unknown(Exception):
    """This process has not seen the events before these."""


class Bots:
    """The processes."""

    def __init__(self, count: int, limit: float) -> None:
        self._limit = limit
        self._count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pools = [*(_pool() for _ in range(self._count)), _pool(PATIENT), _pool()]
        self._ready: set[str] = set()  # the games for which hints can come at once
        # Who waits here does not wait in the process: it cannot run out of time, nor be lost.
        self._gates = [asyncio.Semaphore(IN_HAND) for _ in self._pools]

    async def choose(self, question: Question) -> Choice:
        """What the bot answers and says. Raises Unknown, or TimeoutError for one that hangs."""
        choice: Choice = await self.run(hash(question.seen.player[0]), partial(think, question))
        return choice

    async def wish(self, offer: Offer) -> Wish:
        """What the bot does unasked, if anything. Raises what `choose` raises."""
        found: Wish = await self.run(hash(offer.seen.player[0]), partial(wish, offer))
        return found

    async def run(self, number: int, work: Any) -> Any:
        """Let a process do this; one that dies or hangs is replaced."""
        return await self._run(number % self._count, work, self._limit)

    async def run_patiently(self, work: Any) -> Any:
        """Let a process do this that gives way to everybody, and takes what time it needs."""
        return await self._run(self._count, work, None)

    def expect(self, game: str) -> None:
        """Hints may be asked for at a table of this game: a process that begins then is late."""
        if game not in self._ready:
            self._ready.add(game)
            self._pools[-1].submit(get_ready, game)

    async def advise(self, question: Question) -> Explained:
        """What the bot would answer, and why. Raises Unknown, or TimeoutError if it is slow."""
        work = partial(advise, question, monotonic() + PROMPT)
        # It is thought to its end, for nobody: a process is replaced only if it hangs.
        thought = asyncio.ensure_future(self._run(len(self._pools) - 1, work, self._limit))
        found: Explained | None = await asyncio.wait_for(asyncio.shield(thought), PROMPT)
        if found is None:
            raise TimeoutError
        return found

    async def _run(self, number: int, work: Any, limit: float | None) -> Any:
        async with self._gates[number]:
            pool = self._pools[number]
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, work)
                return await asyncio.wait_for(future, limit)
            except (BrokenProcessPool, TimeoutError) as error:
                if self._pools[number] is pool:
                    log.error("a process in which bots think is replaced: %s", type(error).__name__)
                    self._pools[number] = _pool(PATIENT if number == self._count else 0)
                    if number > self._count:
                        self._ready.clear()
                    _end(pool, wait=False)
                raise

    async def close(self) -> None:
        """Think no more."""
        for pool in self._pools:
            await asyncio.to_thread(_end, pool, wait=True)


def _pool(patience: int = 0) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, context, _begin, (patience,))


def _begin(patience: int) -> None:
    os.nice(patience)
    # The server decides when to stop: an interrupt at its terminal is not for us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """End with the server, even if it is killed."""
    parent = multiprocessing.parent_process()
    if parent:
        wait([parent.sentinel])
        os._exit(0)


def _end(pool: ProcessPoolExecutor, wait: bool) -> None:
    # Not cancelled: who waits for a process that is ended hears that it is broken.
    for process in list((pool._processes or {}).values()):
        process.terminate()
    # It may have ended in the middle of a result. As long as we hold the end of the pipe at which
    # results are written, nobody would hear that the rest never comes.
    if pool._result_queue is not None:
        pool._result_queue._writer.close()  # type: ignore[attr-defined]
    pool.shutdown(wait)


# In the process.


class Kept(NamedTuple):
    """A player, up to where they have been told, and who knows of it what all know."""

    player: Player
    told: int
    witness: Witness | None


_players: OrderedDict[tuple[str, int, str, int], Kept] = OrderedDict()


def think(question: Question) -> Choice:
    """Let the player see what is new, and choose."""
    seen, decision, public = question
    game = find_game(seen.game)
    player, _, witness = _shown(game, seen)
    option = player.choose(seen.view, decision)
    if option not in decision["options"]:
        raise Refused(f"the bot {seen.player[2]} chose {option!r}, which is not an option")
    kind, options = decision["kind"], seen.view["options"]
    note = spoken(game, options, player, kind, option)
    if note or public is None or witness is None or not takes_note(game, options, kind, option):
        return Choice(option, note)
    return Choice(option, "", witness.reason(public, seen.player[1], kind, option))


def wish(offer: Offer) -> Wish:
    """Let the player see what is new, and do something unasked if it ever does and can."""
    seen, offered = offer
    player = _shown(find_game(seen.game), seen).player
    if not offered or not isinstance(player, Interjector):
        return None
    found = player.interject(seen.view, offered)
    if found is not None and found not in offered:
        raise Refused(f"the bot {seen.player[2]} does {found!r} unasked, which it cannot")
    return found


def get_ready(name: str) -> None:
    """Do now what would take time when the first question of this game comes."""
    for make in find_game(name).bots.values():
        make(0, random.Random())


def advise(question: Question, until: float) -> Explained | None:
    """What the player would choose, and why; nothing if nobody waits for it any more.

    Chance is the same whenever the same is asked, so that nobody asks until they like the hint.
    """
    if monotonic() > until:
        return None
    seen, decision, _ = question
    player = _shown(find_game(seen.game), seen).player
    assert isinstance(player, Explainer)
    player.rng = random.Random(decision["id"])
    return player.explained(seen.view, decision)


def _shown(game: Game, seen: Seen) -> Kept:
    """The player and the witness, who have taken note of what is new."""
    known = _players.pop(seen.player, None)
    if known is None:
        if seen.since:
            raise Unknown
        _, seat, name, _ = seen.player
        witness = game.witness() if game.witness else None
        known = Kept(find_bot(game, name)(seat, random.Random()), 0, witness)
    player, told, witness = known
    if seen.since > told:
        raise Unknown
    events = seen.events[told - seen.since :]
    player.watch(events)
    if witness:
        witness.watch(told_to_all({event.name: event.args for event in game.events}, events))
    _players[seen.player] = kept = Kept(player, told + len(events), witness)
    if len(_players) > PLAYERS:
        _players.popitem(last=False)
    return kept

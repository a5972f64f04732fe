"""What a bot would do in the seat of a person who asks for it, told to that person alone.

Nothing of it is stored or shown. Who thinks about it is no process in which the bots of a table
think, so that nobody else can notice that somebody has asked.
"""

from __future__ import annotations

import logging
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

from shipboard.kernel.explain import hint, option_words
from shipboard.kernel.layout import Talk

from ..aside.thinking import Question, Unknown
from ..door.limits import Bucket
from ..refusals import FAILED, LATE, LIMITED, NOT_NOW, TOO_LATE, Denied
from .jobs import Later
from .told import Told

if TYPE_CHECKING:
    from shipboard.kernel.because import Explained
    from shipboard.kernel.match import Decision

    from .live import Live

log = logging.getLogger("shipboard.hints")
AT_ONCE = 6  # hints for a seat, and one more each second
HURRY = "you are asking for hints too fast: wait 1 second"
TOO_LONG = "there is no hint now, because it would take too long; decide without, or ask again"
NO_ANSWER = "there is no hint for this: the bot that gives hints has failed"


class Hints:
    """Those of one table."""

    def __init__(self) -> None:
        self._told = Told()
        self._paces: dict[int, Bucket] = {}

    def check_pace(self, seat: int) -> None:
        """Refuse more than a server can think about."""
        if not self._paces.setdefault(seat, Bucket(1, AT_ONCE)).take():
            raise Denied(LIMITED, HURRY)

    def begin(self, live: Live, decision: Decision) -> Later:
        """A hint for this decision, as things stand now."""
        match = live.table.playing()
        question = self._question(live, decision, whole=False)
        options = option_words(match, decision)
        talk = Talk.of(match, decision.seat)

        async def given() -> dict[str, Any]:
            return hint(await self._thought(live, decision, question), talk, options)._asdict()

        return Later(given)

    async def _thought(self, live: Live, decision: Decision, question: Question) -> Explained:
        try:
            try:
                return await live.hub.bots.advise(question)
            except Unknown:
                question = self._question(live, decision, whole=True)
                return await live.hub.bots.advise(question)
        except Denied:
            raise
        except (TimeoutError, BrokenProcessPool, Unknown):
            raise Denied(NOT_NOW, TOO_LONG) from None
        except Exception:
            log.exception("a bot has no hint", extra={"table": live.table.id})
            raise Denied(FAILED, NO_ANSWER) from None

    def _question(self, live: Live, decision: Decision, whole: bool) -> Question:
        table = live.table
        if table.open_to(decision.seat, decision.id) is None:
            raise Denied(LATE, TOO_LATE)
        return self._told.question(table, decision, table.adviser, whole)

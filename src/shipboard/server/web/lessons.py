"""First games that teach, moment by moment, for clients to lead people through."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from shipboard.games import game as find_game
from shipboard.kernel.lesson import Moment, has_lesson, lesson_of, moments
from shipboard.kernel.state import Refused

from ..aside.moments import frame
from ..show import prompts
from .catalogue import Declared, declared

Shown = dict[str, Any]
# Of somebody at a table who does nothing but play.
SEAT: Shown = {
    "who": "person", "bot": None, "present": True, "away_since": None, "rematch": False,
    "resigned": False, "muted": False,
}  # fmt: skip


@cache
def lesson(name: str) -> Declared:
    """The lesson of a game, as its learner sees it."""
    game = find_game(name)
    if not has_lesson(game):
        raise Refused(f"{game.title} has no first game that teaches; play it with bots")
    written = lesson_of(game)
    shown: list[msgspec.Raw] = []
    seen = 0
    for moment in moments(game, written):
        shot = frame(moment.match, written.seat, str(written.seat), len(shown), seen, {})
        seen = len(moment.match.state.events)
        if moment.asked:
            match = moment.match
            asks = prompts.asking(match, match.state, match.view(written.seat))
            index = match.kinds.index(moment.asked.kind)
            asked = prompts.decision(asks, moment.asked.id, index, moment.asked.numbers, False)
            shot["position"]["decisions"] = [asked]
        # Encoded at once: the lists in it are those of the state, and the state goes on.
        shown.append(msgspec.Raw(msgspec.json.encode(shot | said(moment))))
    seats = [SEAT | {"seat": seat, "name": each} for seat, each in enumerate(moment.match.names)]
    options = dict(moment.match.options)
    whole = {"game": name, "seat": written.seat, "options": options, "seats": seats}
    return declared(whole | {"frames": shown})


def said(moment: Moment) -> Shown:
    """The remark of a moment, and the option that is to be chosen, if one is."""
    return {"say": moment.say, "do": moment.answer if moment.asked else None}

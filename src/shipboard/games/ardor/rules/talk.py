"""ARD-17.1, ARD-R67: structured table talk, where the option asks for it. Words bind nobody."""

from __future__ import annotations

from typing import Final

from .. import choices
from ..numbers import STATED, STATEMENT
from ..state import Ardor
from .frames import living

BEFORE_ALLY: Final = 0
AFTER_COMMITS: Final = 1
BEFORE_VOTE: Final = 2


def before_ally(g: Ardor) -> None:
    """ARD-R67: everybody speaks before the Ally is named."""
    g.then(*[(speak, seat, BEFORE_ALLY) for seat in living(g)])


def after_commits(g: Ardor) -> None:
    """ARD-R67: everybody speaks after step V."""
    g.then(*[(speak, seat, AFTER_COMMITS) for seat in living(g)])


def before_vote(g: Ardor) -> None:
    """ARD-R67: everybody speaks before a vote."""
    g.then(*[(speak, seat, BEFORE_VOTE) for seat in living(g)])


def speak(g: Ardor, seat: int, moment: int) -> None:
    """ARD-R67: one statement, or silence."""
    g.ask(seat, STATEMENT, statements(g, seat, moment), (stated, seat))


def statements(g: Ardor, seat: int, moment: int) -> list[int]:
    """ARD-R67: what may be said at this moment, and of whom."""
    options = [choices.SILENT, choices.CLAIM_BLUE]
    if moment == AFTER_COMMITS and seat in g.committers:
        options += [
            choices.CLAIM_COMMITTED_RED,
            choices.CLAIM_COMMITTED_BLUE,
            choices.CLAIM_COMMITTED_GREEN,
        ]
    others = [other for other in sorted(living(g)) if other != seat]
    options += [choices.ACCUSE + other for other in others]
    options += [choices.TRUST + other for other in others]
    if moment == BEFORE_ALLY:
        options += [choices.ASK_ALLY + other for other in sorted(living(g)) if other != g.active]
    return options


def stated(g: Ardor, seat: int, option: int) -> None:
    """ARD-17.1: public at once; nothing checks or rewards the truth."""
    if g.telling:
        g.tell(STATED, (seat, STATEMENT, option))

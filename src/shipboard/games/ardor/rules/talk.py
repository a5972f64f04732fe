"""ARD-17.1, ARD-R67: structured table talk, where the option asks for it. Words bind nobody."""

from __future__ import annotations

from typing import Final

from .. import choices
from ..numbers import (
    ALLOWED,
    IS_ACTIVE,
    IS_THE_SPEAKER,
    NO_CARD_TO_SPEAK_OF,
    SAID_AFTER_COMMITS,
    SAID_BEFORE_ALLY,
    STATED,
    STATEMENT,
)
from ..state import Ardor
from .frames import living, no_living

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
    every = list(range(choices.ACCUSE))
    for first in (choices.ACCUSE, choices.TRUST, choices.ASK_ALLY):
        every += range(first, first + g.players)
    return [option for option in every if not no_statement(g, seat, option, seat, moment)]


def no_statement(g: Ardor, seat: int, option: int, speaker: int, moment: int) -> int:
    """ARD-R67: of one's own card after step V, of others, and of an Ally before one is named."""
    if option in (choices.SILENT, choices.CLAIM_BLUE):
        return ALLOWED
    if option < choices.ACCUSE:
        if moment != AFTER_COMMITS:
            return SAID_AFTER_COMMITS
        return ALLOWED if seat in g.committers else NO_CARD_TO_SPEAK_OF
    if option >= choices.ASK_ALLY:
        if moment != BEFORE_ALLY:
            return SAID_BEFORE_ALLY
        ally = option - choices.ASK_ALLY
        return IS_ACTIVE if ally == g.active else no_living(g, ally)
    of = option - (choices.TRUST if option >= choices.TRUST else choices.ACCUSE)
    return IS_THE_SPEAKER if of == seat else no_living(g, of)


def stated(g: Ardor, seat: int, option: int) -> None:
    """ARD-17.1: public at once; nothing checks or rewards the truth."""
    if g.telling:
        g.tell(STATED, (seat, STATEMENT, option))

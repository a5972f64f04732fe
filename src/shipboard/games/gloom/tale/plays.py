"""What happened, play by play: a record is played again, and each play keeps what was said with it.

A sentence may be typed at any stage of a choice (GLM-15.2, D16); it belongs to the play that the
last stage announces.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from shipboard.kernel.declare import Game
from shipboard.kernel.match import Match, replay
from shipboard.kernel.record import Record
from shipboard.kernel.state import Refused
from shipboard.kernel.words import one_line

from .. import numbers as n
from ..rules.stacks import worth_of
from ..state import Gloom

NO_CARD = NOTHING = -1


@dataclass(slots=True)
class Effect:
    """One thing that happened: the event, its arguments, and what everybody was worth then."""

    event: int
    args: list[int]
    worths: list[int]


@dataclass(slots=True)
class Response:
    """A card played in answer to another."""

    seat: int
    card: int
    said: str
    did: int = NOTHING  # CANCELLED or REDIRECTED, or nothing to the card it answers
    goal: int = -1  # where it sent the card


@dataclass(slots=True)
class Play:
    """A card that was announced, or an action without one, and all that came of it."""

    turn: int
    seat: int
    card: int
    said: str
    targets: list[int] = field(default_factory=list)
    responses: list[Response] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)

    @property
    def cancelled(self) -> bool:
        """GLM-13.8: whether nothing came of it."""
        return any(answer.did == n.CANCELLED for answer in self.responses)

    def of(self, *events: int) -> list[Effect]:
        """What happened of these kinds."""
        return [effect for effect in self.effects if effect.event in events]


def play_through(game: Game, record: Record) -> tuple[Match, list[Play]]:
    """The match that this record tells, and its plays in order."""
    match = replay(game, record, 0)
    gather = Gather()
    gather.hear(match, "")
    for number, answer in enumerate(record.answers, 1):
        try:
            match.answer(answer.decision, answer.option, note=answer.note)
        except Refused as error:
            raise Refused(f"answer {number} of this record does not fit: {error}") from None
        gather.hear(match, answer.note)
    return match, gather.plays


class Gather:
    """Listens to a match and sorts what happens into plays."""

    def __init__(self) -> None:
        self.plays: list[Play] = []
        self.heard = 0
        self.turn = 0
        self.notes: list[str] = []

    def hear(self, match: Match, note: str) -> None:
        """What the latest answer brought about."""
        if note:
            self.notes.append(note)
        g = cast(Gloom, match.state)
        news = g.events[self.heard :]
        self.heard = len(g.events)
        if news:
            worths = [worth_of(g, c) for c in range(g.cards.characters)]
            for event, args, _, _ in news:
                self.sort(event, list(args), worths)

    def sort(self, event: int, args: list[int], worths: list[int]) -> None:
        """Begin a new play, or add to the one under way."""
        if event == n.TURN:
            self.turn = args[0]
        elif event == n.ANNOUNCED:
            self.plays.append(Play(self.turn, args[0], args[1], self.said()))
        elif event in (n.PASSED, n.HAND_DISCARDED):
            self.plays.append(Play(self.turn, args[0], NO_CARD, self.said()))
        elif self.plays:
            play = self.plays[-1]
            if event == n.RESPONDED:
                play.responses.append(Response(args[0], args[1], self.said()))
            elif event == n.AIMED_AT and args[0] == play.card and not play.responses:
                play.targets.append(args[1])
            elif event in (n.CANCELLED, n.REDIRECTED):
                play.responses[-1].did = event
                play.responses[-1].goal = args[1] if event == n.REDIRECTED else NOTHING
            else:
                play.effects.append(Effect(event, args, worths))

    def said(self) -> str:
        """What was typed with this play, at whichever stage."""
        notes, self.notes = self.notes, []
        return tidy(" ".join(notes))


def tidy(note: str) -> str:
    """A typed sentence on one line, with an end.

    >>> tidy("  The goat\\n did it "), tidy("Why?"), tidy("\\t")
    ('The goat did it.', 'Why?', '')
    """
    text = one_line(note)
    return text if not text or text[-1] in ".!?…”’\"')" else f"{text}."

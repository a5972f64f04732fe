"""The frame of the text being carried out: who resolves it, whom and what it means."""

from __future__ import annotations

from ..pack import Effects
from ..state import NONE, OF_JOB, OF_TEXT, Frame, Rim


def frame_of(g: Rim, seat: int, card: int) -> Frame:
    """A frame for a text that this player resolves here and now; it is not open yet."""
    frame = Frame()
    frame.sort = OF_TEXT
    frame.seat = frame.actor = seat
    frame.card = card
    frame.space = g.at[seat]
    return frame


def carry(g: Rim, frame: Frame, effects: Effects, *after: tuple[object, ...]) -> None:
    """Carry out these effects in the frame, then the further steps, and close it."""
    frame.floor = len(g.stack)
    g.frames.append(frame)
    g.then(*effects, *after, (close_frame,))


def close_frame(g: Rim) -> None:
    """Everything the text says has been done."""
    g.frames.pop()


def actor(g: Rim) -> int:
    """The player who carries out what the innermost text says now."""
    return g.frames[-1].actor


def decider(g: Rim, seat: int) -> int:
    """RIM-44.2, RIM-R108, R109: who decides and pays in this player's place: in a job for two the
    one who attempts it, for what they both do.
    """
    frame = g.frames[-1]
    shared = frame.sort == OF_JOB and frame.job != NONE and g.cards.shared[frame.job]
    return frame.seat if shared else seat


def chosen(g: Rim) -> int:
    """From the actor's side the other player of the innermost text, or nobody."""
    frame = g.frames[-1]
    return frame.other if frame.actor == frame.seat else frame.seat


def holder_card(g: Rim) -> int:
    """The card whose text or ability is carried out, NONE if it is no card's."""
    return g.frames[-1].card if g.frames else NONE

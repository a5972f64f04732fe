"""What clients send over the socket. Unknown fields and wrong types are refused."""

from __future__ import annotations

from typing import Literal

import msgspec

Ref = str | int | None


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: who is there, and what was seen last."""

    protocol: int
    secret: str | None = None
    stream: str | None = None
    seen: int = 0


class Base(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="type",
    forbid_unknown_fields=True,
):
    """Each later message may carry a reference, which the reply repeats."""

    ref: Ref = None


class Answer(Base, frozen=True, tag="answer"):
    """Answer an open decision."""

    decision: int
    option: str
    note: str = ""


class Interject(Base, frozen=True, tag="interject"):
    """Do something unasked."""

    kind: str
    option: str


class Undo(Base, frozen=True, tag="undo"):
    """Take back the latest answer."""


class Why(Base, frozen=True, tag="why"):
    """Which rule keeps this from being an option?"""

    decision: int
    option: str


class Hint(Base, frozen=True, tag="hint"):
    """What would a bot do here, and why?"""

    decision: int


class Say(Base, frozen=True, tag="say"):
    """Table talk."""

    text: str


class MoreTime(Base, frozen=True, tag="more_time"):
    """Prolong the open window."""


class Start(Base, frozen=True, tag="start"):
    """Begin the game."""


class Pause(Base, frozen=True, tag="pause"):
    """Stop the clocks."""


class Resume(Base, frozen=True, tag="resume"):
    """Let them run again."""


class Resign(Base, frozen=True, tag="resign"):
    """Leave the game for good to a bot."""


class HandOver(Base, frozen=True, tag="hand_over"):
    """Let a bot play for a while."""

    bot: str = ""


class TakeBack(Base, frozen=True, tag="take_back"):
    """Play again oneself."""


class Rematch(Base, frozen=True, tag="rematch"):
    """Play again with the same people."""


class Arrange(Base, frozen=True, tag="seat"):
    """Open a seat or give it to a bot."""

    seat: int
    to: str


class Remove(Base, frozen=True, tag="remove"):
    """Free a person's seat before the game; let a bot play for somebody who is away in it."""

    seat: int


class Mute(Base, frozen=True, tag="mute"):
    """Let nobody hear what this seat says."""

    seat: int


class Unmute(Base, frozen=True, tag="unmute"):
    """Let it be heard again."""

    seat: int


class Mark(Base, frozen=True, tag="mark"):
    """Note something about a player for oneself: a sign, a few words; none takes it away."""

    seat: int
    sign: Literal["", "trust", "doubt", "suspect"] = ""
    text: str = ""


class NewLink(Base, frozen=True, tag="new_link"):
    """Another secret for the own seat, made by the client."""

    secret: str


class Leave(Base, frozen=True, tag="leave"):
    """Get up before the game."""


class Close(Base, frozen=True, tag="close"):
    """Close the table for good."""


class Ack(Base, frozen=True, tag="ack"):
    """Seen up to this number."""

    seen: int


class Ping(Base, frozen=True, tag="ping"):
    """Are you there?"""


Command = (
    Answer | Interject | Undo | Why | Hint | Say | MoreTime | Start | Pause | Resume | Resign
    | HandOver | TakeBack | Rematch | Arrange | Remove | Mute | Unmute | Mark | NewLink | Leave
    | Close | Ack | Ping
)  # fmt: skip


class Referred(msgspec.Struct, frozen=True):
    """Anything with a reference. Here, because compiled modules have no room for such classes."""

    ref: Ref = None


decode = msgspec.json.Decoder(Command).decode
decode_hello = msgspec.json.Decoder(Hello).decode
decode_ref = msgspec.json.Decoder(Referred).decode

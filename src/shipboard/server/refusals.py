"""Why something is refused: a sentence for people, and a code for programs."""

from __future__ import annotations

from shipboard.kernel.state import Refused

LATE = "late"  # it was decided, or has become impossible, meanwhile
NOT_NOW = "not_now"  # not while the table is as it is: waiting, paused, over, in a window
NOT_YOURS = "not_yours"  # somebody else may
LIMITED = "limited"  # too much, in a short time or in all
MALFORMED = "malformed"  # not a message of the protocol
FAILED = "failed"  # a fault of the server's
STORE = "store"  # it waits to be stored, and may still count
REFUSED = "refused"  # anything else

STUCK = "the server cannot store anything just now; nothing is lost, and it keeps trying"
NOT_STORED = "the server cannot store anything just now, so nothing was done; try again later"
NOT_YET = (
    "not stored yet: the server cannot store anything just now and keeps trying; this counts "
    "if it succeeds, so wait and look instead of doing it again"
)
MAYBE_STORED = (
    "the server cannot store anything just now, and this may or may not be stored; look before "
    "you do it again"
)
TOO_LATE = "too late: this has already been decided"


class Denied(Refused):
    """A refusal with a code of its own."""

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code = code


def code_of(refused: Refused) -> str:
    """By what a program knows this refusal."""
    return refused.code if isinstance(refused, Denied) else REFUSED


def sentence(words: str) -> str:
    """As a person reads it: with a capital letter and a full stop."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "?", "!")) else ".")

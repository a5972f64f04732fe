"""Why something is refused: a sentence for people, and a code for programs."""

from __future__ import annotations

from shipboard.kernel.state import Refused

LATE = "late"  # it was decided, or has become impossible, meanwhile
NOT_NOW = "not_now"  # not while the table is as it is: waiting, paused, over, in a window
NOT_YOURS = "not_yours"  # somebody else may
LIMITED = "limited"  # too much, in a short time or in all
MALFORMED = "malformed"  # not a message of the protocol
FAILED = "failed"  # a fault of the server's
REFUSED = "refused"  # anything else


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

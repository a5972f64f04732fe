"""A record: all that is needed to play a game again, bit for bit, and to prove the deal honest."""

from __future__ import annotations

import msgspec

from .chance import commitment
from .state import Args, Refused

FORMAT = 1
THEN = " then "  # between the versions that have played a game one after the other


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """[decision id, option, "", -1, note]; unasked: [0, option, kind, seat, ""].

    A note is what the player said with it: kept, told in the log, and no part of the state.
    """

    decision: int
    option: str
    kind: str = ""
    seat: int = -1
    note: str = ""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game. While it runs, the seed is known to its host alone: see `sealed`."""

    format: int
    rules: str  # the version of the rules that the game was played by (`kernel/version.py`)
    game: str
    players: int
    options: dict[str, str]
    content: str
    commitment: str
    names: list[str]
    answers: list[Answer]
    seed: str | None = None
    events: list[tuple[int, Args, int, Args]] = []
    notes: dict[int, str] = {}  # what was said with an event, by its place among them
    digest: str | None = None
    outcome: dict[str, str | list[int]] | None = None
    automatic: list[str] = []  # who sits after the players: the rules play for them

    def sealed(self) -> Record:
        """The record without its secrets, as it may be shown while the game runs."""
        return msgspec.structs.replace(
            self, seed=None, answers=[], events=[], notes={}, digest=None
        )

    def to_json(self) -> bytes:
        """The record as a file holds it."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def read_record(data: bytes) -> Record:
    """The record in these bytes, or a refusal that says what is wrong with them."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise Refused(f"this is not a Shipboard record: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused(f"this is not a complete JSON file: {error}") from None
    if record.format != FORMAT:
        raise Refused(
            f"this record has format {record.format}, and this version reads only {FORMAT}"
        )
    return record


def record_seed(record: Record) -> bytes:
    """The revealed seed, checked against what was published before the first deal."""
    if record.seed is None:
        raise Refused("this record is sealed: its seed is shown when the game is over")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise Refused("the seed of this record must be written in hexadecimal digits") from None
    if commitment(seed) != record.commitment:
        raise Refused("the seed of this record is not the one that was promised before the deal")
    return seed

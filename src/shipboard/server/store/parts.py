"""What is handed to the store, and what it says when it does not take it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ..tables.snapshots import Snapshot


class Lost(Exception):
    """Somebody else has written there first: look again."""


class Away(Exception):
    """The store does not answer."""


class Torn(Exception):
    """Entries are missing in the middle."""


@dataclass(frozen=True, slots=True)
class Listing:
    """What the lobby needs of a table."""

    code: str
    status: str
    listed: bool
    changed: int
    summary: bytes
    maker: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """Entries of one table, the first with this number."""

    table: str
    first: int
    rows: Sequence[bytes]
    listing: Listing | None = None
    snapshot: Snapshot | None = None  # where the table stands after these
    archive: Mapping[str, bytes] = field(default_factory=dict)  # of a finished game


@dataclass(slots=True, eq=False)
class Job:
    """What is to be appended in one piece, and who hears when it is."""

    parts: Sequence[Part]
    done: Callable[[Exception | None], None]
    tried: bool = False  # it may be stored
    withdrawn: bool = False

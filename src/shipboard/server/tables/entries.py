"""All that is durable about a table, in the order in which it happened.

A table is nothing but its entries, numbered from 1. The store keeps them as JSON; folding them
(`standing.py`) gives the table back, on any worker, at any time.
"""

from __future__ import annotations

import msgspec

from shipboard.kernel.state import Args


class Base(
    msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True, forbid_unknown_fields=True
):
    """When it happened, in milliseconds since 1970."""

    at: int


Told = tuple[int, Args, int, Args]  # an event of the match, in its numbers


class Moved(Base, frozen=True, omit_defaults=True, kw_only=True):
    """The match has moved on, and this was told: the log can be read without playing it again."""

    told: list[Told] = []


class Chair(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat as the table was made: a person's, a bot's, or open (`who`)."""

    who: str
    name: str = ""
    bot: str = ""
    secret: str = ""  # the hash of it


class Created(Base, frozen=True, tag="created"):
    """A table was made. Its seed is fixed here and sealed until the end."""

    code: str
    game: str
    rules: str
    content: str
    players: int
    options: dict[str, str]
    seed: str
    chairs: list[Chair]
    host: int
    open: bool
    watch: bool
    clock: int
    grace: float
    leave: str
    pause: float
    maker: str = ""  # from which address, under a name that does not tell it
    automatic: list[str] = []  # who sits after these chairs: the rules play for them
    hints: bool = True  # whether people may ask what a bot would do in their seat
    forked: str = ""  # from which table, if it goes on from a moment of another game
    answer: int = 0  # after which answer of that game


class Joined(Base, frozen=True, tag="joined"):
    """A person took an open seat."""

    seat: int
    name: str
    secret: str
    guest: str = ""  # from which address, under a name that does not tell it


class Freed(Base, frozen=True, tag="freed"):
    """A person's seat is open again, before the start: they left it, or the host removed them."""

    seat: int
    name: str  # of who sat there: what they said stays theirs
    left: bool = False


class Relinked(Base, frozen=True, tag="relinked"):
    """A person has another secret for the same seat; the old one is of no use."""

    seat: int
    secret: str


class Muted(Base, frozen=True, tag="muted"):
    """The host lets nobody hear what this seat says, or lets it be heard again."""

    seat: int
    muted: bool


class Marked(Base, frozen=True, tag="marked"):
    """A person has noted something about a player, for themselves alone; both empty: no more."""

    seat: int
    whom: int
    sign: str
    text: str


class Dissolved(Base, frozen=True, tag="dissolved"):
    """The host closed the table, or the last person left it before the start."""


class Arranged(Base, frozen=True, tag="arranged"):
    """The host opened a seat or gave it to a bot, before the start."""

    seat: int
    bot: str = ""


class Started(Moved, frozen=True, tag="started"):
    """The cards were dealt."""


class Answered(Moved, frozen=True, tag="answered"):
    """A decision was answered: by a person, by a bot, or by the clock."""

    seat: int
    decision: int
    option: str
    note: str = ""
    late: bool = False  # the clock ran out, and it is the default


class Kept(Base, frozen=True, tag="kept"):
    """An answer given while a window was open; it counts when the window closes."""

    seat: int
    decision: int
    option: str
    note: str = ""


class Closed(Moved, frozen=True, tag="closed"):
    """The time of a window was over."""


class Prolonged(Base, frozen=True, tag="prolonged"):
    """Somebody asked for more time in a window."""


class Interjected(Moved, frozen=True, tag="interjected"):
    """Something was done unasked."""

    seat: int
    kind: str
    option: str


class Undid(Moved, frozen=True, tag="undid"):
    """A seat took back its latest answer; so many events stay told."""

    seat: int
    keep: int = 0


class Abandoned(Base, frozen=True, tag="abandoned"):
    """All people of a game that could not go on began anew: it never goes on, and is no secret."""


class Retold(Base, frozen=True, tag="retold"):
    """All that was told and said so far: version 0.1 did not write it down."""

    told: list[Told]
    notes: list[tuple[int, int, str]]


class Said(Base, frozen=True, tag="said"):
    """Table talk."""

    seat: int
    text: str


class Paused(Base, frozen=True, tag="paused"):
    """The host stopped the clocks."""


class Resumed(Base, frozen=True, tag="resumed"):
    """Somebody let the game go on."""


class Handed(Base, frozen=True, tag="handed"):
    """A bot plays for a person from now on; after resigning for good."""

    seat: int
    bot: str
    resigned: bool = False


class TookBack(Base, frozen=True, tag="took_back"):
    """A person plays again."""

    seat: int


class Wants(Base, frozen=True, tag="wants"):
    """A person would like a rematch."""

    seat: int


class Rematched(Base, frozen=True, tag="rematched"):
    """The same people play on at another table."""

    table: str


class Hosted(Base, frozen=True, tag="hosted"):
    """Another person is the host now."""

    seat: int


class Came(Base, frozen=True, tag="came"):
    """Version 0.1 wrote down who was connected; nobody reads it any more, as the two below."""

    seat: int


class Left(Base, frozen=True, tag="left"):
    """A person was no longer connected."""

    seat: int


class Watching(Base, frozen=True, tag="watching"):
    """How many spectators a worker had."""

    worker: str
    count: int


class Woke(Base, frozen=True, tag="woke"):
    """The table was taken up again: the time when nobody drove it counts for nobody."""


Entry = (
    Created | Joined | Arranged | Started | Answered | Kept | Closed | Prolonged | Interjected
    | Undid | Said | Paused | Resumed | Handed | TookBack | Wants | Rematched | Hosted | Came
    | Left | Watching | Woke | Freed | Relinked | Muted | Marked | Dissolved | Retold | Abandoned
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode

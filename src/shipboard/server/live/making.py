"""Making tables: what is planned becomes the first entries of a new one."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from shipboard.bots import bot as find_bot
from shipboard.kernel.declare import Game
from shipboard.kernel.state import Refused

from .. import clock
from ..store.parts import Part
from ..tables import entries as e
from ..tables import snapshots
from ..tables.folding import happens
from ..tables.sheet import BOT, OPEN, PERSON, bot_name
from ..tables.standing import Table, hashed
from .listing import listing

LETTERS = "ABCDEFGHJKMNPQRTUVWXY"  # none that looks like another, or like a digit
CODE = 6


@dataclass(frozen=True, slots=True)
class New:
    """A table about to be written: the part for the store, and the maker's seat."""

    table: str
    part: Part
    code: str
    seat: int
    secret: str


@dataclass(frozen=True, slots=True)
class Plan:
    """How a table is to be."""

    game: Game
    options: dict[str, str]
    chairs: list[e.Chair]
    host: int
    open: bool
    watch: bool
    clock: int
    grace: float
    leave: str
    pause: float
    seed: str = ""
    maker: str = ""
    hints: bool = True
    forked: str = ""
    answer: int = 0


def new_seed() -> str:
    """A seed that nobody can foretell."""
    return secrets.token_bytes(32).hex()


def prepare(plan: Plan, secret: str = "") -> New:
    """The entries of a new table. With a secret, it is that of the host's seat."""
    ident = secrets.token_urlsafe(16)
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
    now = clock.now()
    chairs = list(plan.chairs)
    if secret:
        chairs[plan.host] = e.Chair(PERSON, chairs[plan.host].name, "", hashed(secret))
    created = e.Created(
        at=now,
        code=code,
        game=plan.game.name,
        rules=plan.game.version,
        content=plan.game.load(plan.options).hash,
        players=len(chairs),
        options=plan.options,
        seed=plan.seed or new_seed(),
        chairs=chairs,
        host=plan.host,
        open=plan.open,
        watch=plan.watch,
        clock=plan.clock,
        grace=plan.grace,
        leave=plan.leave,
        pause=plan.pause,
        maker=plan.maker,
        hints=plan.hints,
        forked=plan.forked,
        answer=plan.answer,
        automatic=list(plan.game.automatic(len(chairs), plan.options)),
    )
    table = Table(ident, created)
    rows: list[e.Entry] = [created]
    if all(chair.who != OPEN for chair in chairs):
        rows.append(happens(table, e.Started(now)))
    data = [e.encode(entry) for entry in rows]
    part = Part(ident, 1, data, listing(table), snapshots.take(table))
    return New(ident, part, code, plan.host, secret)


def again(table: Table) -> New:
    """A table for the same people; each seat keeps its secret, so that old links fit.

    Who has resigned plays again only if they say so.
    """
    made = table.created
    chairs = [
        e.Chair(PERSON, seat.name, "", seat.secret)
        if seat.secret and (seat.rematch or not seat.resigned)
        else e.Chair(BOT, bot_name(number), seat.bot or next(iter(table.game.bots), "random"))
        for number, seat in enumerate(table.seats)
    ]
    return prepare(
        Plan(
            table.game, made.options, chairs, table.host, made.open, made.watch, made.clock,
            made.grace, made.leave, made.pause, maker=made.maker, hints=made.hints,
        )
    )  # fmt: skip


def plan_chairs(game: Game, seats: Sequence[str], name: str) -> tuple[list[e.Chair], int]:
    """The chairs of a new table, and which is the maker's."""
    if list(seats).count("me") != 1:
        raise Refused('exactly one of the seats must be "me"')
    chairs = []
    for number, seat in enumerate(seats):
        if seat == "me":
            chairs.append(e.Chair(PERSON, name))
        elif bot := chosen_bot(game, seat):
            chairs.append(e.Chair(BOT, bot_name(number), bot))
        else:
            chairs.append(e.Chair(OPEN))
    return chairs, list(seats).index("me")


def chosen_bot(game: Game, to: str) -> str:
    """The bot that `bot` or `bot:NAME` means; nothing for `open`."""
    if to == OPEN:
        return ""
    sort, _, name = to.partition(":")
    if sort != BOT:
        raise Refused(f"a seat must be open, bot or bot:NAME, not {to!r}")
    name = name or next(iter(game.bots), "random")
    find_bot(game, name)
    return name

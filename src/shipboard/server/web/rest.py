"""The REST part: games, tables, seats, finished games."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from shipboard.games import game as find_game
from shipboard.kernel.state import Refused

from .. import clock, metrics
from ..acts.permits import check_seat
from ..door.limits import Addresses
from ..live.hub import Hub, Missing
from ..live.live import Live
from ..live.making import Plan, plan_chairs
from ..refusals import LIMITED, Denied
from ..tables import entries as e
from ..tables import naming
from ..tables.public import public
from ..tables.sheet import LOBBY, PERSON
from ..tables.standing import hashed
from . import catalogue, lessons
from .bodies import Ending, Found, NewFork, NewSeat, NewTable, Problem, Ticket, Verified
from .catalogue import Declared, safe_options
from .replays import Replays

Shown = dict[str, Any]
JSON = "application/json"
TALE_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
ERRORS = {
    status: ResponseSpec(Problem, description=words, generate_examples=False)
    for status, words in {
        400: "Something in the request is wrong.",
        404: "There is nothing at this address.",
        409: "This is not possible now.",
        414: "The address is too long.",
        429: "There were too many requests.",
        503: "The server cannot store anything just now.",
    }.items()
}
NO_SUCH_CODE = "this code does not lead to a table that you can join or watch now"
OF_GAMES, OF_TABLES, OF_THE_PAST = ["games"], ["tables"], ["finished games"]


def _known(name: str) -> str:
    try:
        return find_game(name).name
    except Refused as refused:
        raise HTTPException(str(refused), status_code=404) from None


def _unless_kept(request: Request[Any, Any, Any], declared: Declared) -> Response[Any]:
    """What a game declares, or that it is still what this client has."""
    headers = {"etag": declared.tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == declared.tag:
        return Response(None, status_code=304, headers=headers)
    return Response(msgspec.Raw(declared.text), media_type=JSON, headers=headers)


@get("/api/games", tags=OF_GAMES, responses=ERRORS, sync_to_thread=False)
def list_games(request: Request[Any, Any, Any]) -> Response[list[Shown]]:
    """All games, as a lobby shows them."""
    return _unless_kept(request, catalogue.games())


@get("/api/games/{game:str}", tags=OF_GAMES, responses=ERRORS, sync_to_thread=False)
def show_game(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Shown]:
    """One game with all that it declares."""
    return _unless_kept(request, catalogue.whole(_known(game)))


@get("/api/games/{game:str}/rules", tags=OF_GAMES, responses=ERRORS, sync_to_thread=False)
def show_rules(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[list[Shown]]:
    """The numbered rules and rulings of a game."""
    return _unless_kept(request, catalogue.rules(_known(game)))


@get("/api/games/{game:str}/lesson", tags=OF_GAMES, responses=ERRORS, sync_to_thread=True)
def show_lesson(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Shown]:
    """A first game that teaches: its moments, what is said at each, and what is to be done."""
    return _unless_kept(request, lessons.lesson(_known(game)))


@get("/api/games/{game:str}/content", tags=OF_GAMES, responses=ERRORS, sync_to_thread=False)
def show_content(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Shown]:
    """Every card that can appear; options of the game are given as query parameters."""
    return _unless_kept(request, catalogue.content(_known(game), dict(request.query_params)))


@post("/api/tables", tags=OF_TABLES, responses=ERRORS)
async def create_table(
    request: Request[Any, Any, Any],
    data: JSONBody[NewTable],
    hub: NamedDependency[Hub],
    addresses: NamedDependency[Addresses],
) -> Ticket:
    """Make a table. If all other seats are bots it starts at once."""
    name = _name(data.name)
    game = find_game(data.game)
    if len(data.seats) != data.players:
        raise Refused(f"{data.players} players need {data.players} seats, not {len(data.seats)}")
    safe_options(game, data.options)
    chairs, host = plan_chairs(game, data.seats, name)
    options = game.choose(data.players, data.options)
    naming.check(name, host, game.automatic(data.players, options), data.players)
    async with _room(request, hub, addresses) as maker:
        plan = Plan(
            game=game,
            options=options,
            chairs=chairs,
            host=host,
            open=data.open,
            watch=data.watch,
            clock=data.clock,
            grace=data.grace,
            leave=data.leave,
            pause=hub.settings.window if data.pause is None else data.pause,
            maker=maker,
            hints=data.hints,
        )
        new = await hub.create(plan)
    return Ticket(table=new.table, seat=new.seat, secret=new.secret, code=new.code)


@get("/api/tables", tags=OF_TABLES, responses=ERRORS, media_type=JSON)
async def list_tables(hub: NamedDependency[Hub]) -> list[Shown]:
    """Tables that anybody can join or watch now, the latest first; a few from each address."""
    return _encoded(await hub.store.listed(clock.now()))


@get("/api/codes/{code:str}", tags=OF_TABLES, responses=ERRORS)
async def find_code(
    code: FromPath[str],
    request: Request[Any, Any, Any],
    hub: NamedDependency[Hub],
    addresses: NamedDependency[Addresses],
) -> Found:
    """The table that a code leads to, while people can join or watch it; guessing is limited."""
    address = _address(request)
    if not addresses.may_ask(address, "guesses"):
        metrics.limited.labels("guesses").inc()
        raise HTTPException("too many wrong codes; wait a minute", status_code=429)
    try:
        table = await hub.by_code(code)
    except Missing:
        raise HTTPException(NO_SUCH_CODE, status_code=404) from None
    addresses.give_back(address, "guesses")
    return Found(table=table)


@get("/api/tables/{table:str}", tags=OF_TABLES, responses=ERRORS)
async def show_table(
    table: FromPath[str], request: Request[Any, Any, Any], hub: NamedDependency[Hub]
) -> Shown:
    """A table as everybody may see it; with the secret of a seat, also whether it is asked, or won.

    Of a game that is not over, or that the rules of this server cannot read, `won` is null.
    """
    live = await hub.table(table)
    secret = _bearer(request)

    def show(live: Live) -> Shown:
        seat = live.table.seat_of(secret) if secret else None
        shown = public(live.table, clock.now())
        if seat is None:
            return shown
        return shown | {"seat": seat, "asked": live.table.asks(seat), "won": live.table.won(seat)}

    shown: Shown = await live.ask(show)
    return shown


@post("/api/tables/{table:str}/seats", tags=OF_TABLES, responses=ERRORS)
async def join_table(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[NewSeat],
    hub: NamedDependency[Hub],
) -> Ticket:
    """Take an open seat."""
    live = await hub.table(table)
    secret = secrets.token_urlsafe(32)
    name = _name(data.name)
    guest = hub.makers.name(_address(request))

    def join(live: Live) -> int:
        table = live.table
        if table.status != LOBBY:
            raise Refused("the game has already begun")
        if guest in table.barred:
            raise Refused("the host has removed somebody at your address from this table")
        if data.seat is not None:
            check_seat(table, data.seat)
        free = table.open_seats()
        if not free:
            raise Refused("all seats at this table are taken")
        if data.seat is not None and data.seat not in free:
            open_ones = ", ".join(str(seat) for seat in free)
            raise Refused(f"this seat is taken; open seats: {open_ones}")
        seat = free[0] if data.seat is None else data.seat
        taken = [s.name for s in table.seats if s.who == PERSON] + table.automatic
        naming.check(name, seat, taken, len(table.seats))
        now = clock.now()
        table.ledger.check_door(now)
        live.do(e.Joined(now, seat, name, hashed(secret), guest))
        return seat

    seat = await live.ask(join)
    return Ticket(table=table, seat=seat, secret=secret, code=live.table.created.code)


@get("/api/tables/{table:str}/record", tags=OF_THE_PAST, responses=ERRORS, media_type=JSON)
async def show_record(table: FromPath[str], replays: NamedDependency[Replays]) -> Response[Shown]:
    """The record of a finished game, to keep, replay and verify."""
    name = f'attachment; filename="shipboard-{table[:8]}.json"'
    (record,) = _encoded([await replays.record(table)])
    return Response(record, media_type=JSON, headers={"content-disposition": name})


@get("/api/tables/{table:str}/verify", tags=OF_THE_PAST, responses=ERRORS)
async def verify_deal(table: FromPath[str], replays: NamedDependency[Replays]) -> Verified:
    """Play a finished game again and compare it with what was promised and stored."""
    return Verified(**await replays.verify(table))


@get("/api/tables/{table:str}/ending", tags=OF_THE_PAST, responses=ERRORS, media_type=JSON)
async def show_ending(table: FromPath[str], replays: NamedDependency[Replays]) -> Ending:
    """The scores of a finished game, and the moments at which it turned."""
    return msgspec.json.decode(await replays.ending(table), type=Ending)


@get("/api/tables/{table:str}/frames", tags=OF_THE_PAST, responses=ERRORS, media_type=JSON)
async def show_frames(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    replays: NamedDependency[Replays],
    viewer: FromQuery[str] = "public",
    first: Annotated[int, QueryParameter(name="from", ge=0)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0)] = 50,
) -> Shown:
    """The moments of a game as one viewer saw them; while it runs, only for its own seats."""
    total, found = await replays.frames(table, viewer, _bearer(request), first, last)
    return {"total": total, "frames": _encoded(found)}


@post("/api/tables/{table:str}/fork", tags=OF_THE_PAST, responses=ERRORS)
async def fork_table(
    table: FromPath[str],
    data: JSONBody[NewFork],
    request: Request[Any, Any, Any],
    hub: NamedDependency[Hub],
    replays: NamedDependency[Replays],
    addresses: NamedDependency[Addresses],
) -> Ticket:
    """Go on from any moment of a finished game, against bots."""
    name = _name(data.name)
    async with _room(request, hub, addresses) as maker:
        new = await replays.fork(table, data.answer, data.seat, name, maker)
    return Ticket(table=new.table, seat=new.seat, secret=new.secret, code=new.code)


@get("/api/tables/{table:str}/tale.html", tags=OF_THE_PAST, responses=ERRORS)
async def show_tale(table: FromPath[str], replays: NamedDependency[Replays]) -> Response[str]:
    """The story of a finished game, as a page, if its game tells one."""
    headers = {"content-security-policy": TALE_POLICY}
    return Response(await replays.tale(table, True), media_type="text/html", headers=headers)


@get("/api/tables/{table:str}/tale.md", tags=OF_THE_PAST, responses=ERRORS)
async def show_tale_markdown(
    table: FromPath[str], replays: NamedDependency[Replays]
) -> Response[str]:
    """The story of a finished game, as Markdown."""
    return Response(await replays.tale(table, False), media_type="text/markdown")


def _name(name: str) -> str:
    try:
        return naming.clean(name)
    except Refused as refused:
        raise HTTPException(str(refused), status_code=400) from None


@asynccontextmanager
async def _room(
    request: Request[Any, Any, Any], hub: Hub, addresses: Addresses
) -> AsyncIterator[str]:
    """While somebody makes a table: the name of its maker. Too many are refused."""
    address = _address(request)
    if not addresses.may_ask(address, "tables"):
        metrics.limited.labels("tables").inc()
        raise HTTPException("too many tables from this address; wait a while", status_code=429)
    try:
        async with hub.makers.room(address) as maker:
            yield maker
    except Denied as denied:
        if denied.code != LIMITED:
            raise
        metrics.limited.labels("unfinished").inc()
        raise HTTPException(str(denied), status_code=429) from None


def _encoded(texts: Sequence[bytes]) -> list[Shown]:
    """Values that are JSON already; they go out as they are."""
    return [cast(Shown, msgspec.Raw(text)) for text in texts]


def _bearer(request: Request[Any, Any, Any]) -> str:
    """The secret that came with a request, or nothing."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret if scheme.casefold() == "bearer" else ""


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


HANDLERS = [
    list_games,
    show_game,
    show_rules,
    show_lesson,
    show_content,
    create_table,
    list_tables,
    find_code,
    show_table,
    join_table,
    show_record,
    verify_deal,
    show_ending,
    show_frames,
    fork_table,
    show_tale,
    show_tale_markdown,
]

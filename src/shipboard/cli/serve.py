"""`shipboard serve`: the tables in the browser."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from shipboard.kernel.state import Refused
from shipboard.server.settings import gather

from .arguments import FAILED


def _option(text: str, *names: str) -> Any:
    return typer.Option(*names, help=text, show_default=False)


def serve(
    host: Annotated[str | None, _option("Address to listen at [127.0.0.1].")] = None,
    port: Annotated[int | None, _option("Port to listen at; 0 takes a free one [8000].")] = None,
    data: Annotated[str | None, _option("Folder of the embedded store.")] = None,
    store: Annotated[
        str | None, _option("sqlite:///PATH or postgresql://USER@HOST/NAME [in --data].")
    ] = None,
    workers: Annotated[int | None, _option("Processes; several need PostgreSQL [1].")] = None,
    bots: Annotated[int | None, _option("Processes in which bots think [cores - 1].")] = None,
    pace: Annotated[float | None, _option("Seconds that a bot takes at least [0.7].")] = None,
    think: Annotated[float | None, _option("Seconds that a bot takes at most [20].")] = None,
    window: Annotated[
        float | None, _option("Seconds that a window lasts unless its table says otherwise [6].")
    ] = None,
    solo_window: Annotated[
        float | None, _option("The same where one person plays alone, unwatched [0.7].")
    ] = None,
    idle: Annotated[
        float | None,
        _option("Seconds after which a silent player without a clock gets the default [600]."),
    ] = None,
    drop: Annotated[
        float | None, _option("Seconds after which an empty table leaves the memory [60].")
    ] = None,
    patience: Annotated[
        float | None,
        _option("Seconds after which those who wait for the store are told that it is away [5]."),
    ] = None,
    domain: Annotated[
        list[str] | None, _option("A name by which the server is reached; may be repeated.")
    ] = None,
    origin: Annotated[
        list[str] | None, _option("Another origin whose pages may talk to us; may be repeated.")
    ] = None,
    proxies: Annotated[
        str | None, _option("Addresses of proxies whose X-Forwarded-For is believed.")
    ] = None,
    metrics: Annotated[
        str | None, _option("HOST:PORT where metrics are shown; without it they are not.")
    ] = None,
    messages: Annotated[
        float | None, _option("Messages a second that a connection may send [20].")
    ] = None,
    requests: Annotated[
        float | None, _option("Requests a second that an address may send [20].")
    ] = None,
    connections: Annotated[
        int | None, _option("WebSockets that an address may have [100].")
    ] = None,
    total: Annotated[int | None, _option("Connections that there may be in all [10000].")] = None,
    tables: Annotated[
        int | None, _option("Tables that an address may make within an hour [40].")
    ] = None,
    unfinished: Annotated[
        int | None, _option("Unfinished tables that an address may have at once [50].")
    ] = None,
    expire_lobby: Annotated[
        float | None,
        _option("Hours after which a table is deleted where nobody waits any more; 0: never [12]."),
    ] = None,
    expire_running: Annotated[
        float | None,
        _option("Days after which a game is deleted that nobody plays any more; 0: never [14]."),
    ] = None,
    pack: Annotated[
        float | None,
        _option("Hours after which a finished game is packed; 0 for never [24]."),
    ] = None,
    expire_finished: Annotated[
        float | None, _option("Days after which a finished game is deleted; 0: never [180].")
    ] = None,
    log: Annotated[str | None, _option("debug, info, warning or error [info].")] = None,
    log_format: Annotated[str | None, _option("json, text, or auto by terminal [auto].")] = None,
    static: Annotated[str | None, _option("Folder of the built client.")] = None,
    config: Annotated[
        Path | None, _option("A TOML file with any of these by name; flags win over it.")
    ] = None,
) -> None:
    """Serve the tables: lobby and games in the browser, and the interface for other clients.

    Every setting is also read from the environment (SHIPBOARD_PORT, SHIPBOARD_STORE, …).

    Example: shipboard serve --port 8000
    """
    flags = dict(locals())
    flags["domains"], flags["origins"] = flags.pop("domain"), flags.pop("origin")
    settings = gather(flags, flags.pop("config"))
    try:
        from shipboard.server.run import run
        from shipboard.server.store.precautions import Unusable
    except ModuleNotFoundError as error:
        raise Refused(
            f"the server needs an extra: pip install shipboard[server] ({error.name} is missing)"
        ) from None
    try:
        run(settings)
    except Unusable as error:
        print(f"shipboard: {error}", file=sys.stderr)
        raise typer.Exit(FAILED) from None

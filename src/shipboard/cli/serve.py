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
    pace: Annotated[float | None, _option("Shortest time a bot takes, in seconds [0.7].")] = None,
    think: Annotated[float | None, _option("Longest time a bot takes, in seconds [20].")] = None,
    window: Annotated[
        float | None, _option("Seconds to react in a window, unless the table says otherwise [6].")
    ] = None,
    solo_window: Annotated[
        float | None, _option("The same where one person plays alone, unwatched [0.7].")
    ] = None,
    idle: Annotated[
        float | None,
        _option("Seconds after which a silent player without a clock gets the default [600]."),
    ] = None,
    drop: Annotated[
        float | None, _option("Seconds after which an empty table is dropped from memory [60].")
    ] = None,
    patience: Annotated[
        float | None,
        _option("Seconds after which people are told that nothing can be stored now [5]."),
    ] = None,
    domain: Annotated[
        list[str] | None,
        _option("A name under which people reach the server; you can give several."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        _option("Another origin whose pages may use this server; you can give several."),
    ] = None,
    proxies: Annotated[
        str | None, _option("Addresses of proxies whose X-Forwarded-For is trusted.")
    ] = None,
    metrics: Annotated[
        str | None, _option("HOST:PORT for metrics; no metrics if left out.")
    ] = None,
    messages: Annotated[
        float | None, _option("Messages a second from one connection [20].")
    ] = None,
    requests: Annotated[float | None, _option("Requests a second from one address [20].")] = None,
    connections: Annotated[int | None, _option("WebSockets from one address [100].")] = None,
    total: Annotated[int | None, _option("Connections in all [10000].")] = None,
    tables: Annotated[
        int | None, _option("Tables that one address can make in an hour [40].")
    ] = None,
    unfinished: Annotated[
        int | None, _option("Unfinished tables that one address can have at once [50].")
    ] = None,
    expire_lobby: Annotated[
        float | None,
        _option("Hours after which a table that nobody waits at is deleted; 0: never [12]."),
    ] = None,
    expire_running: Annotated[
        float | None,
        _option("Days after which a game that nobody plays any more is deleted; 0: never [14]."),
    ] = None,
    pack: Annotated[
        float | None,
        _option("Hours after which a finished game is packed; 0: never [24]."),
    ] = None,
    expire_finished: Annotated[
        float | None, _option("Days after which a finished game is deleted; 0: never [180].")
    ] = None,
    log: Annotated[str | None, _option("debug, info, warning or error [info].")] = None,
    log_format: Annotated[
        str | None, _option("json, text, or auto: text at a terminal [auto].")
    ] = None,
    static: Annotated[str | None, _option("Folder of the built client.")] = None,
    config: Annotated[
        Path | None, _option("A TOML file with any of these settings; flags override it.")
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
        raise Refused(f"the server needs {error.name}: pip install shipboard[server]") from None
    try:
        run(settings)
    except Unusable as error:
        print(f"shipboard: {error}", file=sys.stderr)
        raise typer.Exit(FAILED) from None

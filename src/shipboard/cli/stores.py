"""`shipboard backup` and `shipboard restore`: copies of the embedded store of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from shipboard.server.settings import Settings, gather
from shipboard.server.store import backup as backups

Data = Annotated[str | None, typer.Option(help="Folder of the embedded store.", show_default=False)]
Store = Annotated[str | None, typer.Option(help="sqlite:///PATH [in --data].", show_default=False)]
Config = Annotated[
    Path | None, typer.Option(help="The TOML file of the server.", show_default=False)
]


def backup(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The file for the copy; it must not exist yet.")
    ],
    data: Data = None,
    store: Store = None,
    config: Config = None,
) -> None:
    """Copy the store of a server to a file. The server may run meanwhile.

    Example: shipboard backup tables-2026-03-01.db
    """
    count = backups.backup(_settings(data, store, config).url, file)
    print(f"{_tables(count)} in {file}.")


def restore(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A file that shipboard backup wrote.")
    ],
    data: Data = None,
    store: Store = None,
    config: Config = None,
) -> None:
    """Put a copy in place of the store. Stop the server first; the old store is kept.

    Example: shipboard restore tables-2026-03-01.db
    """
    count, aside = backups.restore(file, _settings(data, store, config).url)
    kept = f" The old store is now {aside}." if aside else ""
    print(f"{_tables(count)} in the store.{kept}")


def _tables(count: int) -> str:
    return "1 table is" if count == 1 else f"{count} tables are"


def _settings(data: str | None, store: str | None, config: Path | None) -> Settings:
    return gather({"data": data, "store": store}, config)

"""A PostgreSQL of the last release: brought up to date, with every table as it was.

How its games go on is tested on SQLite for all of them; here a few do.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from shipboard.server.store import migrations

from .client import call
from .make_store import STORES
from .postgres import Postgres
from .process import Server
from .test_last_release import TABLES, go_on


def move(file: Path, url: str) -> None:
    """Let a PostgreSQL have what an embedded store of 0.1.0 has."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    engine = sa.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection, closing(sqlite3.connect(file)) as old:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for part in ("entries", "tables"):
            cursor = old.execute(f"select * from {part}")
            names = [column[0] for column in cursor.description]
            rows = [dict(zip(names, row, strict=True)) for row in cursor]
            for row in rows:
                if "listed" in row:
                    row["listed"] = bool(row["listed"])
            marks = ", ".join(f":{column}" for column in names)
            connection.execute(sa.text(f"insert into {part} values ({marks})"), rows)
    engine.dispose()


def test_a_postgresql_of_0_1_0_is_brought_up_to_date_and_played_on(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    file.write_bytes(gzip.decompress((STORES / "0.1.0.db.gz").read_bytes()))
    left = [
        table
        for table in TABLES
        if table["game"] == "ardor" and table["situation"] in ("playing", "window")
    ]
    assert len(left) == 2

    async def play(base: str) -> None:
        problems = await asyncio.gather(*(go_on(base, table["id"], table) for table in left))
        assert set(problems) == {""}

    with Postgres() as postgres:
        move(file, postgres.url)
        with Server(tmp_path, store=postgres.url) as server:
            for table in TABLES:
                shown = call(server.base, "GET", f"/api/tables/{table['id']}")
                assert shown["status"] == table["status"]
            asyncio.run(play(server.base))

"""Copies of a store that is being written, and a store that is put back from one."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tests.shell import Shell

from .client import Client, call, new_table
from .crashes import Crowd
from .process import Server

Rows = dict[str, list[bytes]]
Answers = dict[str, list[tuple[int, str]]]


def shipboard(*words: object) -> subprocess.CompletedProcess[str]:
    """A command, from the outside."""
    command = [sys.executable, "-m", "shipboard.cli", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def rows(file: Path) -> Rows:
    """The entries of all tables."""
    found: Rows = {}
    with closing(sqlite3.connect(file)) as database:
        query = "select table_id, data from entries order by table_id, seq"
        for table, data in database.execute(query):
            found.setdefault(table, []).append(data)
    return found


def test_a_copy_taken_while_all_play_has_everything_acknowledged_and_can_be_played_on(
    tmp_path: Path,
) -> None:
    copies: list[tuple[Path, Answers]] = []
    with Server(tmp_path) as server:
        crowd = Crowd(server.base, 8, seed=1)

        async def disturb() -> None:
            for number in range(3):
                await crowd.play_on()
                known = {s.ticket["table"]: list(s.acknowledged) for s in crowd.sittings}
                copy = tmp_path / f"copy{number}.db"
                store = server.settings["store"]
                told = await asyncio.to_thread(shipboard, "backup", copy, "--store", store)
                assert told.returncode == 0, told.stderr
                assert f"tables are in {copy}." in told.stdout
                copies.append((copy, known))

        asyncio.run(crowd.run(disturb))
        secrets = {s.ticket["table"]: s.ticket["secret"] for s in crowd.sittings}
    whole = rows(tmp_path / "tables.db")
    for copy, known in copies:
        assert copy.stat().st_mode & 0o777 == 0o600
        copied = rows(copy)
        for table, entries in copied.items():
            assert entries == whole[table][: len(entries)], "a copy is what was, and not a mixture"
        for table, answers in known.items():
            stored = [msgspec.json.decode(entry) for entry in copied[table]]
            given = {(e["decision"], e["option"]) for e in stored if "option" in e}
            assert set(answers) <= given
    go_on(tmp_path / "restored", copies[-1][0], secrets)


def go_on(folder: Path, copy: Path, secrets: dict[str, str]) -> None:
    """All tables of the copy are there, and one of them is played to its end."""
    folder.mkdir()
    store = f"sqlite:///{folder / 'tables.db'}"
    told = shipboard("restore", copy, "--store", store)
    assert told.returncode == 0, told.stderr
    assert rows(folder / "tables.db") == rows(copy)

    async def play(base: str, table: str) -> None:
        async with Client(base, table, secrets[table]) as client:
            await client.play()

    with Server(folder) as server:
        tables = [call(server.base, "GET", f"/api/tables/{table}") for table in rows(copy)]
        running = next(table["id"] for table in tables if table["status"] == "playing")
        asyncio.run(play(server.base, running))
        assert call(server.base, "GET", f"/api/tables/{running}/verify")["ok"]


def test_a_store_in_use_is_not_replaced_and_an_old_one_is_kept(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with Server(tmp_path) as server:
        store = server.settings["store"]
        first = new_table(server.base, "ardor", ["me", "open", "open"])["table"]
        assert shipboard("backup", copy, "--store", store).returncode == 0
        second = new_table(server.base, "ardor", ["me", "open", "open"])["table"]
        told = shipboard("restore", copy, "--store", store)
        assert (told.returncode, told.stdout) == (2, "")
        assert told.stderr == f"shipboard: a server is using {file}: stop it first\n"
        assert call(server.base, "GET", f"/api/tables/{second}")["status"] == "lobby"
        assert new_table(server.base, "ardor", ["me", "open", "open"])
    whole = rows(file)
    told = shipboard("restore", copy, "--store", store)
    assert told.stdout.startswith("1 table is in the store. The old store is now ")
    aside = Path(told.stdout.split(" is now ")[1].strip().removesuffix("."))
    assert rows(aside) == whole
    assert list(rows(file)) == [first]
    assert not list(tmp_path.glob("tables.db-*"))
    with server:
        assert call(server.base, "GET", f"/api/tables/{first}")["status"] == "lobby"


def test_a_damaged_store_is_replaced_with_all_that_lies_beside_it(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with Server(tmp_path) as server:
        table = new_table(server.base, "ardor", ["me", "open", "open"])["table"]
        assert shipboard("backup", copy, "--store", server.settings["store"]).returncode == 0
        server.kill()
        server.start()
    file.write_bytes(b"This is no database, however long one looks at it." * 100)
    (tmp_path / "tables.db-wal").write_bytes(b"left behind")
    assert shipboard("restore", copy, "--store", f"sqlite:///{file}").returncode == 0
    assert list(rows(file)) == [table]
    assert not (tmp_path / "tables.db-wal").exists()


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("backup", "new.db", "--store", "sqlite:///none.db"), "there is no store at none.db"),
        (("backup", "some.txt", "--store", "sqlite:///some.txt"), "some.txt already exists"),
        (("backup", "no/folder.db", "--store", "sqlite:///some.txt"), "no/folder.db: cannot be"),
        (("backup", "new.db", "--store", "sqlite:///some.txt"), "some.txt: cannot be copied"),
        (("backup", "new.db", "--store", "postgresql://u@h/n"), "for PostgreSQL use pg_dump"),
        (
            ("restore", "some.txt", "--store", "sqlite:///x.db"),
            "some.txt: is not a Shipboard store",
        ),
        (("restore", "none.db", "--store", "sqlite:///x.db"), "none.db: is not a Shipboard store"),
        (
            ("restore", "other.db", "--store", "sqlite:///x.db"),
            "other.db: is not a Shipboard store",
        ),
        (("restore", "some.txt", "--store", "postgresql://u@h/n"), "use pg_dump and pg_restore"),
    ],
)
def test_what_cannot_be_copied_is_refused_with_a_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    problem: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "some.txt").write_text("words")
    with closing(sqlite3.connect("other.db")) as database:
        database.execute("create table entries (a)")
    before = sorted(tmp_path.iterdir())
    assert problem in Shell(capsys).refused(*words)
    assert sorted(tmp_path.iterdir()) == before

"""How a server starts: its files are its own, it tells when it serves, and why it cannot."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from shipboard.server import run
from shipboard.server.settings import Settings
from shipboard.server.store import store
from shipboard.server.store.precautions import Unusable

from .client import new_table, raw
from .process import AS_ROOT, Server
from .test_metrics import free_port


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def said(server: Server) -> list[str]:
    return [json.loads(line)["says"] for line in server.log.read_text().splitlines()]


def test_the_files_of_the_store_are_for_its_user_alone(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    mask = os.umask(0)
    try:
        with Server(tmp_path, store=f"sqlite:///{data / 'tables.db'}") as server:
            new_table(server.base, "ardor", ["me", "open", "open"])
            assert modes(data) == {
                "tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600,
            }  # fmt: skip
            assert stat.S_IMODE(data.stat().st_mode) == 0o700
    finally:
        os.umask(mask)


def test_files_that_others_could_open_are_narrowed_and_the_log_says_so(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(tmp_path, store=f"sqlite:///{data / 'tables.db'}") as server:
        new_table(server.base, "ardor", ["me", "open", "open"])
        server.kill()
        assert set(modes(data)) == {"tables.db", "tables.db-wal", "tables.db-shm"}
        for path in (data, *data.iterdir()):
            path.chmod(0o777)
        server.start()
        assert set(modes(data).values()) == {0o700}
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert sum("other users could open this" in line for line in said(server)) == 2


def test_a_folder_with_other_things_in_it_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "holiday.txt").touch(mode=0o644)
    with Server(tmp_path):
        assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
        assert modes(tmp_path)["holiday.txt"] == 0o644
        assert modes(tmp_path)["tables.db"] == 0o600


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can try")
def test_root_is_warned(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        pass
    assert sum(AS_ROOT in line for line in said(server)) == 1


# Stores that cannot be used.


def not_a_database(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)


def a_folder(path: Path) -> None:
    path.mkdir()


def broken(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("create table alembic_version (version_num varchar(32))")
        connection.commit()
    whole = path.read_bytes()
    path.write_bytes(whole[:200] + b"\xff" * (len(whole) - 200))


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma journal_mode = wal")
        connection.execute("create table alembic_version (version_num varchar(32))")
        connection.execute("insert into alembic_version values ('9999')")
        connection.commit()


def anothers(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma journal_mode = wal")
        connection.execute("create table entries (recipe)")
        connection.commit()


def serve(url: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "shipboard.cli", "serve", "--port=0", f"--store={url}"],
        env=os.environ | {"SHIPBOARD_LOG": "error"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (not_a_database, "cannot be opened: file is not a database"),
        (a_folder, "cannot be opened: unable to open database file"),
        (broken, "cannot be opened: database disk image is malformed"),
        (newer, "was written by a newer version than this one"),
        (anothers, "cannot be opened: table entries already exists"),
    ],
)
def test_a_store_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, spoil: Callable[[Path], None], words: str
) -> None:
    path = tmp_path / "tables.db"
    spoil(path)
    path.chmod(0o755)
    before = path.read_bytes() if path.is_file() else b""
    ended = serve(f"sqlite:///{path}")
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1
    assert ended.stderr.startswith(f"shipboard: the store sqlite:///{path} {words}")
    assert (path.read_bytes() if path.is_file() else b"") == before
    assert stat.S_IMODE(path.stat().st_mode) == 0o755


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ended = serve(f"sqlite:///{tmp_path}/file/tables.db")
    assert ended.returncode == 1
    assert ended.stderr.endswith("cannot be opened: Not a directory\n")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_postgresql_that_is_not_there_is_one_sentence_without_its_password(
    monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    monkeypatch.setattr(store, "STARTING", 0)
    url = f"postgresql://shipboard:opensesame@127.0.0.1:{free_port()}/shipboard"
    with pytest.raises(Unusable) as refused:
        run.run(Settings(port=0, store=url, workers=workers))
    told = str(refused.value)
    assert told.startswith("the store postgresql://shipboard:***@127.0.0.1:")
    assert "Connection refused" in told
    assert "\n" not in told
    assert "opensesame" not in told


def test_an_address_that_is_none_is_one_sentence() -> None:
    ended = serve("postgresql://shipboard:opensesame@127.0.0.1:many/shipboard")
    assert ended.returncode == 1
    assert ended.stderr.count("\n") == 1
    assert "opensesame" not in ended.stderr


def test_it_is_told_where_it_serves_when_it_does(tmp_path: Path) -> None:
    """Whoever reads that line and asks at once is answered."""
    server = Server(tmp_path)
    waited = []

    def at_once() -> None:
        waited.append(raw(server.base, "GET", "/ready")[0])

    server._wait = at_once  # type: ignore[method-assign]
    with server:
        pass
    assert waited == [200]

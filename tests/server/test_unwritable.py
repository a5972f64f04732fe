"""A store that takes nothing: all are told, nothing is lost, and it goes on by itself.

The server is a real one, and so is what ails its store.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from shipboard.server.store.trouble import GLANCE

from .client import Client, Failed, Json, call, new_table, raw
from .postgres import Postgres
from .process import Server

PATIENCE = 1.0
Ill = Callable[[Server], AbstractContextManager[None]]


@contextmanager
def full(server: Server) -> Iterator[None]:
    """The disk has no room left."""
    ballast = server.folder / "disk" / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb") as file:
        while True:
            file.write(bytes(4096))
            file.flush()
    yield
    ballast.unlink()


@contextmanager
def too_big(server: Server) -> Iterator[None]:
    """No file of the server may become bigger than its biggest."""
    assert server.process
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    size = file_of(server).with_name("tables.db-wal").stat().st_size
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, before[1]))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Somebody else is writing and does not finish."""
    other = sqlite3.connect(file_of(server), isolation_level=None)
    other.execute("begin immediate")
    yield
    other.execute("rollback")
    other.close()


@contextmanager
def immutable(server: Server) -> Iterator[None]:
    """Somebody has forbidden all changes of the files."""
    files = [file_of(server), file_of(server).with_name("tables.db-wal")]
    if subprocess.run(["chattr", "+i", *files], capture_output=True, check=False).returncode:
        pytest.skip("this file system does not know immutable files, or only root may make them")
    yield
    subprocess.run(["chattr", "-i", *files], check=True)


@contextmanager
def moved(server: Server) -> Iterator[None]:
    """The file was moved away; it comes back in the end."""
    file = file_of(server)
    file.rename(file.with_name("elsewhere"))
    time.sleep(2 * GLANCE)  # the server looks no oftener
    yield
    file.with_name("elsewhere").rename(file)


def file_of(server: Server) -> Path:
    return Path(str(server.settings["store"]).removeprefix("sqlite:///"))


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of four megabytes."""
    disk = folder / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m,mode=700", "tmpfs", disk], check=True)
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


@contextmanager
def any_folder(folder: Path) -> Iterator[Path]:
    yield folder


ROOT = pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a disk")
ILLNESSES = [
    pytest.param(small_disk, full, "SQLITE_FULL", marks=ROOT, id="full"),
    pytest.param(any_folder, immutable, "SQLITE_IOERR_WRITE", id="immutable"),
    pytest.param(any_folder, too_big, "SQLITE_IOERR_WRITE", id="too big"),
    pytest.param(any_folder, locked, "SQLITE_BUSY", id="locked"),
    pytest.param(any_folder, moved, "Gone", id="moved"),
]


def ready(server: Server, wanted: int) -> None:
    """Wait until the server says that it is ready, or that it is not."""
    end = time.monotonic() + 30
    while (status := raw(server.base, "GET", "/ready")[0]) != wanted:
        assert time.monotonic() < end, f"/ready is {status}"
        time.sleep(0.1)


def tables(server: Server) -> set[str]:
    """Those that are stored."""
    with contextlib.closing(sqlite3.connect(file_of(server))) as database:
        return {table for (table,) in database.execute("select distinct table_id from entries")}


def told(server: Server) -> list[Json]:
    """The lines of its log."""
    return [json.loads(line) for line in server.trouble()]


@pytest.mark.parametrize(("place", "ill", "cause"), ILLNESSES)
def test_nothing_is_lost_or_doubled_while_the_store_takes_nothing(
    tmp_path: Path, place: Callable[[Path], AbstractContextManager[Path]], ill: Ill, cause: str
) -> None:
    async def play(server: Server) -> None:
        seats = ["me", "open", "open"]
        ticket = new_table(server.base, "ardor", seats, open=True)
        quiet = new_table(server.base, "gloom", seats, open=True)
        path = f"/api/tables/{ticket['table']}"
        one = Client(server.base, ticket["table"], ticket["secret"])
        other = Client(server.base, quiet["table"], quiet["secret"])
        async with one, other:
            await one.must("say", text="before")
            with ill(server):
                reply = await one.send("say", text="meanwhile")
                assert (reply["ok"], reply["code"]) == (False, "store")
                assert reply["error"].startswith("Not stored yet:")
                # All hear of it, at tables where nothing waits too, and nothing more is taken.
                await other.until(lambda: bool(other.troubles))
                for client in (one, other):
                    refused = await client.send("say", text="refused")
                    assert (refused["ok"], refused["code"]) == (False, "not_now")
                    assert client.troubles[0]
                    assert (await client.send("ping"))["ok"]
                await asyncio.to_thread(ready, server, 503)
                assert raw(server.base, "GET", "/health")[0] == 200
                for body_path, body in (
                    ("/api/tables", {"game": "ardor", "players": 3, "seats": seats, "name": "Cy"}),
                    (f"{path}/seats", {"name": "Di"}),
                ):
                    with pytest.raises(Failed) as failed:
                        await asyncio.to_thread(call, server.base, "POST", body_path, body)
                    assert failed.value.status == 503
                assert [line["text"] for line in one.chat] == ["before"]
            await one.until(lambda: len(one.chat) == 2)
            await one.until(lambda: one.troubles[-1] is None)
            await other.until(lambda: other.troubles[-1] is None)
            await asyncio.to_thread(ready, server, 200)
            await one.must("say", text="after")
            await other.must("say", text="after")
            lines = [line["text"] for line in one.chat]
            assert lines == ["before", "meanwhile", "after"]
            assert [line["text"] for line in other.chat] == ["after"]
        assert tables(server) == {ticket["table"], quiet["table"]}
        assert call(server.base, "GET", path)["seats"][1]["who"] == "open"

    with place(tmp_path) as folder:
        store = f"sqlite:///{folder / 'tables.db'}"
        with Server(tmp_path, store=store, patience=PATIENCE) as server:
            asyncio.run(play(server))
            found, over = told(server)
    assert found["cause"].startswith(cause)
    assert found["store"].endswith("tables.db")
    assert over["says"] == "the store can be written again"


def test_who_joins_in_vain_has_not_joined_when_the_store_is_well_again(tmp_path: Path) -> None:
    """Their secret was told to nobody: the seat must not be taken by a ghost."""
    with Server(tmp_path, patience=PATIENCE) as server:
        ticket = new_table(server.base, "ardor", ["me", "open", "open"])
        path = f"/api/tables/{ticket['table']}"
        with locked(server):
            for body_path, body in (
                (f"{path}/seats", {"name": "Bo"}),
                ("/api/tables", {"game": "ardor", "players": 3, "name": "Bo",
                                 "seats": ["me", "open", "open"], "open": True}),
            ):  # fmt: skip
                with pytest.raises(Failed, match="nothing was done; try again later") as failed:
                    call(server.base, "POST", body_path, body)
                assert failed.value.status == 503
        ready(server, 200)
        assert tables(server) == {ticket["table"]}
        assert call(server.base, "GET", path)["seats"][1]["who"] == "open"
        assert call(server.base, "POST", f"{path}/seats", {"name": "Bo"})["seat"] == 1


def test_who_comes_in_vain_is_told_to_come_back_later(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        tickets = [new_table(server.base, "ardor", ["me", "open", "open"]) for _ in range(2)]
        one = Client(server.base, tickets[0]["table"], tickets[0]["secret"])
        async with one:
            with locked(server):
                await one.send("say", text="is anybody there?")
                for ticket in tickets:  # something waits at one of them only: nobody can tell
                    late = Client(server.base, ticket["table"], ticket["secret"])
                    with pytest.raises(Exception, match="1012"):
                        await late.connect()
                    await late.leave()
            await asyncio.to_thread(ready, server, 200)
            for ticket in tickets:
                async with Client(server.base, ticket["table"], ticket["secret"]) as again:
                    await again.must("say", text="here I am")

    with Server(tmp_path, patience=PATIENCE) as server:
        asyncio.run(play(server))


def test_a_deleted_store_acknowledges_nothing_more_and_makes_no_empty_one(tmp_path: Path) -> None:
    """SQLite would go on writing into the file that has no name any more."""

    async def play(server: Server) -> None:
        ticket = new_table(server.base, "ardor", ["me", "open", "open"])
        async with Client(server.base, ticket["table"], ticket["secret"]) as client:
            await client.must("say", text="before")
            file_of(server).unlink()
            await asyncio.sleep(2 * GLANCE)
            assert (await client.send("say", text="into nothing"))["code"] == "store"
            await asyncio.to_thread(ready, server, 503)
            # Another file in its place is not this store: here are tables that it does not know.
            sqlite3.connect(file_of(server)).execute("create table other (a)").connection.close()
            await asyncio.sleep(2)
            assert (await client.send("say", text="into another"))["code"] == "not_now"
            await asyncio.to_thread(ready, server, 503)

    with Server(tmp_path, patience=PATIENCE) as server:
        asyncio.run(play(server))
        (found, *_) = told(server)
    assert found["cause"] == "Gone"
    assert "deleted" in found["words"]
    assert len(told(server)) <= 2, "each cause is told once, and that the server ends"


def test_a_clock_stands_still_while_nothing_can_be_stored(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ticket = new_table(server.base, "ardor", ["me", "bot", "bot"], clock=3)
        async with Client(server.base, ticket["table"], ticket["secret"]) as client:
            await client.until(lambda: bool(client.asked))
            asked = client.asked[0]
            with locked(server):
                await client.send("say", text="is anybody there?")
                await asyncio.sleep(4)  # longer than the clock runs
            await client.until(lambda: client.troubles[-1] is None)
            assert client.asked[0]["id"] == asked["id"]
            option = asked["options"][0]["id"]
            await client.must("answer", decision=asked["id"], option=option)

    with Server(tmp_path, patience=PATIENCE) as server:
        asyncio.run(play(server))


def test_a_postgresql_that_is_away_is_told_too(tmp_path: Path) -> None:
    async def play(server: Server, postgres: Postgres) -> None:
        ticket = new_table(server.base, "ardor", ["me", "open", "open"])
        async with Client(server.base, ticket["table"], ticket["secret"]) as client:
            await client.must("say", text="before")
            postgres.stop()
            try:
                assert (await client.send("say", text="meanwhile"))["code"] == "store"
                await client.until(lambda: bool(client.troubles))
                await asyncio.to_thread(ready, server, 503)
            finally:
                postgres.start()
            await client.until(lambda: client.troubles[-1] is None)
            await client.until(lambda: len(client.chat) == 2)
            await asyncio.to_thread(ready, server, 200)

    with Postgres() as postgres, Server(tmp_path, store=postgres.url, patience=PATIENCE) as server:
        asyncio.run(play(server, postgres))
        assert len(told(server)) < 8

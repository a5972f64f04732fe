"""A store that the last release wrote, opened by this version: nothing of it is lost."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from .client import Client, Json, call
from .make_store import LAST, STORES, digest, frames, log
from .process import Server

MANIFESTS = sorted(STORES.glob("*.json"))
TABLES: list[Json] = [
    table | {"version": manifest.stem}
    for manifest in MANIFESTS
    for table in json.loads(manifest.read_text())["tables"]
]
FINISHED = [table for table in TABLES if table["status"] == "over"]


def name(table: Json) -> str:
    return f"{table['version']}-{table['game']}-{table['situation']}"


@contextmanager
def opened(folder: Path) -> Iterator[dict[str, str]]:
    """Addresses of servers of this version, one for each old store."""
    with ExitStack() as stack:
        servers = []
        for manifest in MANIFESTS:
            inside = folder / manifest.stem
            inside.mkdir(mode=0o700)
            packed = manifest.with_suffix(".db.gz").read_bytes()
            file = inside / "tables.db"
            file.touch(mode=0o600)
            file.write_bytes(gzip.decompress(packed))
            servers.append(stack.enter_context(Server(inside)))
        yield {server.folder.name: server.base for server in servers}
    assert [server.trouble() for server in servers] == [[]] * len(servers)


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Old stores that are only looked at."""
    with opened(tmp_path_factory.mktemp("stores")) as bases:
        yield bases


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_every_table_is_shown_as_it_was(upgraded: dict[str, str], table: Json) -> None:
    base = upgraded[table["version"]]
    path = f"/api/tables/{table['id']}"
    shown = call(base, "GET", path)
    for key in ("status", "game", "commitment", "rematch"):
        assert shown[key] == table[key]
    assert (shown["window"] is not None) == table["window"]
    if table["status"] == "over":  # nobody can come there any more
        assert shown["code"] == ""
    else:
        assert shown["code"] == table["code"]
        assert call(base, "GET", f"/api/codes/{table['code']}") == {"table": table["id"]}
    for seat, (secret, was) in enumerate(zip(table["secrets"], table["seats"], strict=True)):
        if secret:
            assert call(base, "GET", path, secret=secret)["asked"] == was["asked"]
            seen = frames(base, table["id"], seat, secret)
            lines = log([_told_then(base, frame) for frame in seen])
            assert len(lines) == was["lines"]
            assert lines[-LAST:] == [_in_words_of_today(line) for line in was["last"]]
            assert digest([_as_then(frame) for frame in seen]) == was["sees"]


REWORDED = {
    "You: Gather Supplies.": "You gather supplies.",
    ": Gather Supplies.": " gathers supplies.",
    ": play a Goal.": " plays a Goal.",
}


def _in_words_of_today(line: str) -> str:
    """A line as that version told it, where the same is said in other words now."""
    line = re.sub(r"\b(door|wall) [dw]\d\d ", r"\1 ", line)
    for then, now in REWORDED.items():
        line = line.replace(then, now)
    return line


def _told_then(base: str, frame: Json) -> Json:
    """Cards that are told in one line now and were told one by one in that version."""
    moves = []
    for event in frame["moves"]:
        if event["event"] in ("deck_played", "hand_played"):  # were only seen
            continue
        if event["event"] not in ("held", "turned"):
            moves.append(event)
            continue
        pools = call(base, "GET", f"/api/games/{frame['position']['game']}/content")["pools"]
        named = [pools["card"][card]["title"] for card in event["cards"]]
        whole = f"{', '.join(named[:-1])} and {named[-1]}" if named[1:] else named[0]
        assert whole in event["text"]
        moves += [event | {"text": event["text"].replace(whole, name)} for name in named]
    return frame | {"moves": moves}


def _as_then(frame: Json) -> Json:
    """What was a zone in that version and is a list of rows now, as a zone again."""
    position = frame["position"]
    rows = position["facts"].get("malfunctions")
    if rows is None:
        return frame
    lying = [{"count": len(row["energy"]), "cards": row["energy"]} for row in rows]
    there = {"count": len(rows), "cards": [row["card"] for row in rows]}
    zones = position["zones"] | {"malfunctions": there, "on": lying}
    return frame | {"position": position | {"zones": zones}}


@pytest.mark.parametrize("table", FINISHED, ids=name)
def test_finished_games_keep_record_frames_and_proof(upgraded: dict[str, str], table: Json) -> None:
    base = upgraded[table["version"]]
    path = f"/api/tables/{table['id']}"
    record = call(base, "GET", f"{path}/record")
    assert record["outcome"] == table["outcome"]
    assert len(record["answers"]) == table["answers"]
    verified = call(base, "GET", f"{path}/verify")
    assert (verified["ok"], verified["commitment"]) == (True, table["commitment"])
    for viewer in ("public", "all"):
        page = call(base, "GET", f"{path}/frames?viewer={viewer}&from=0&to=200")
        assert page["total"] == table["answers"] + 1
        assert all(frame["position"]["zones"] for frame in page["frames"])
    fork = {"answer": table["answers"] // 2, "seat": 0, "name": "Cy"}
    assert call(base, "POST", f"{path}/fork", fork)["secret"]


async def go_on(base: str, ident: str, table: Json, fresh: bool = False) -> str:
    """Everybody comes back and plays to the end; how the proof of the game went."""
    secrets = list(table["secrets"])
    if table["situation"] == "lobby":
        path = f"/api/tables/{ident}/seats"
        joined = await asyncio.to_thread(call, base, "POST", path, {"name": "Bo"})
        secrets[joined["seat"]] = joined["secret"]
    people = [Client(base, ident, secret, seed=1) for secret in secrets if secret]
    for person, was in zip(people, table["seats"], strict=False):
        await person.connect()
        if not fresh and was["lines"]:
            # Nobody has moved yet: the table waits for its people, or has just woken.
            seen = {"moves": person.events, "position": {"game": table["game"]}}
            told = await asyncio.to_thread(_told_then, base, seen)
            today = [_in_words_of_today(line) for line in was["last"]]
            assert log([told])[: was["lines"]][-LAST:] == today
    await ready(table, people)
    if not fresh:
        await answer_again(table, people)
    await asyncio.gather(*(person.play() for person in people))
    assert all(person.over for person in people)
    for person in people:
        await person.leave()
    proof = await asyncio.to_thread(call, base, "GET", f"/api/tables/{ident}/verify")
    assert proof["commitment"] == people[0].table["commitment"]
    return str(proof["problem"])


async def ready(table: Json, people: list[Client]) -> None:
    """Whatever the table was left in, it goes on now."""
    situation = table["situation"]
    if situation == "lobby":
        await people[0].must("start")
    elif situation == "paused":
        await people[1].must("resume")
    elif situation == "handed":
        while not (await people[1].send("take_back"))["ok"] and not people[1].over:
            await asyncio.sleep(0.05)  # a window is open


async def answer_again(table: Json, people: list[Client]) -> None:
    """What was answered last and is sent again is answered still."""
    for person, was in zip(people, table["seats"], strict=False):
        if was["answered"] and not person.over:
            decision, option = was["answered"]
            reply = await person.send("answer", decision=decision, option=option)
            assert reply["ok"] or person.over, (reply, was)


def test_running_games_go_on_to_their_end(tmp_path: Path) -> None:
    """Those that were waiting, paused, in a window, handed to a bot; and agreed rematches."""

    async def play(bases: dict[str, str]) -> None:
        games: list[Any] = []
        for table in TABLES:
            base = bases[table["version"]]
            if table["status"] == "over":
                games.append(go_on(base, table["rematch"], table, fresh=True))
            else:
                games.append(go_on(base, table["id"], table))
        assert set(await asyncio.gather(*games)) == {""}

    with opened(tmp_path) as bases:
        asyncio.run(play(bases))

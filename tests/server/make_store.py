"""Makes a store with tables of every game in every situation, for tests of later versions.

Run at a release, `python -m tests.server.make_store`: it writes stores/VERSION.db.gz and, beside
it, what each table looked like through the interface.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import sha256
from pathlib import Path

import shipboard

from .client import Client, Failed, Json, call, new_table
from .process import Server

STORES = Path(__file__).parent / "stores"
MOVES = 20  # answers of the people until a game is left in the middle
PAUSE = 0.15  # seconds: a window must stay open until both have left, and open ones add up later
LAST = 3  # lines of a log that are kept


class Party:
    """Two people and a bot at one table."""

    def __init__(self, base: str, ticket: Json) -> None:
        self.base = base
        self.ticket = ticket
        self.secrets: list[str | None] = [ticket["secret"], None, None]
        self.answered: dict[int, tuple[int, str]] = {}
        self.people: list[Client] = []

    @classmethod
    def make(cls, base: str, game: str, **more: object) -> Party:
        """Ada makes it and waits for others."""
        settings = {"pause": PAUSE, "watch": True, "open": True} | more
        return cls(base, new_table(base, game, ["me", "open", "bot:random"], **settings))

    async def begin(self) -> None:
        """Bo comes, and the cards are dealt."""
        path = f"/api/tables/{self.ticket['table']}/seats"
        joined = await asyncio.to_thread(call, self.base, "POST", path, {"name": "Bo"})
        self.secrets[1] = joined["secret"]
        await self.come()
        await self.people[0].must("say", text="Is anybody aboard?")
        await self.people[0].must("start")

    async def come(self) -> None:
        """All who have a seat connect."""
        table = self.ticket["table"]
        for number, secret in enumerate(self.secrets):
            if secret:
                person = Client(self.base, table, secret, seed=number)
                await person.connect()
                self.people.append(person)

    async def leave(self) -> None:
        """All go, at once."""
        for person in self.people:
            await person.cut()

    async def play(self, moves: int, until: str = "") -> None:
        """So many answers, or until the game is over, or the table shows this."""
        one = self.people[0]
        async with asyncio.timeout(120):
            while moves and not one.ended() and not (until and one.table[until]):
                asked = [person for person in self.people if person.asked]
                if asked:
                    moves -= await self.answer(asked[0])
                else:
                    await asyncio.sleep(0.005)

    async def insist(self, person: Client, what: str) -> None:
        """Do this as soon as no window is open any more."""
        while not person.ended() and not (await person.send(what))["ok"]:
            await asyncio.sleep(PAUSE)

    async def answer(self, person: Client) -> bool:
        """One answer, and whether it was taken."""
        decision = person.asked[0]
        option = person.random.choice(decision["options"])["id"]
        reply = await person.send("answer", decision=decision["id"], option=option)
        if reply["ok"]:
            assert person.viewer is not None
            self.answered[person.viewer] = (decision["id"], option)
            await person.until(partial(person.gone_on, decision["id"]))
        return bool(reply["ok"])


async def lobby(party: Party) -> None:
    """A seat is open, and somebody waits who has moved the chairs."""
    await party.come()
    await party.people[0].must("seat", seat=2, to="open")
    await party.people[0].must("seat", seat=2, to="bot")
    await party.people[0].must("say", text="Is anybody aboard?")


async def playing(party: Party) -> None:
    """In the middle, with talk, after a pause; all sorts of things were done that were possible."""
    await party.begin()
    await party.play(MOVES // 2)
    for person in party.people:
        if person.position and person.position.get("can_undo"):
            await person.send("undo")
        for offer in (person.position or {}).get("interjections", [])[:1]:
            await person.send("interject", kind=offer["kind"], option=offer["option"])
    await party.insist(party.people[0], "pause")
    await party.people[1].send("resume")
    await party.insist(party.people[1], "hand_over")
    await party.insist(party.people[1], "take_back")
    await party.play(MOVES)
    await party.people[1].send("say", text="I do not trust you.")


async def paused(party: Party) -> None:
    """The host has stopped the clocks."""
    await party.begin()
    await party.play(MOVES)
    await party.insist(party.people[0], "pause")


async def handed(party: Party) -> None:
    """A bot plays for Bo, who may come back."""
    await party.begin()
    await party.play(MOVES)
    await party.insist(party.people[1], "hand_over")


async def resigned(party: Party) -> None:
    """Ada has left for good: a bot plays for her, and Bo is the host."""
    await party.begin()
    await party.play(MOVES)
    await party.insist(party.people[0], "resign")


async def window(party: Party) -> None:
    """Everybody goes while a window is open; who was asked in it has answered."""
    await party.begin()
    await party.play(MOVES // 2)
    await party.play(100_000, until="window")
    await party.people[1].send("more_time")
    for person in party.people:
        if person.asked:
            await party.answer(person)


async def over(party: Party) -> None:
    """Played to the end and watched, with talk behind it; they play again at another table."""
    await party.begin()
    async with Client(party.base, party.ticket["table"], None):
        await party.play(100_000)
    for person in party.people:
        await person.must("say", text="Well played.")
        await person.must("rematch")


SITUATIONS: dict[str, Callable[[Party], Awaitable[None]]] = {
    "lobby": lobby, "playing": playing, "paused": paused, "handed": handed,
    "resigned": resigned, "window": window, "over": over,
}  # fmt: skip


def frames(base: str, table: str, seat: int, secret: str) -> list[Json]:
    """All that a seat has noticed; nothing before the deal."""
    found: list[Json] = []
    while True:
        path = f"/api/tables/{table}/frames?viewer={seat}&from={len(found)}&to={len(found) + 200}"
        try:
            page = call(base, "GET", path, secret=secret)
        except Failed:
            return []
        found += page["frames"]
        if len(found) == page["total"]:
            return found


def log(shown: list[Json]) -> list[str]:
    """The lines that these frames tell; what is only seen has none."""
    return [event["text"] for frame in shown for event in frame["moves"] if event["text"]]


def digest(shown: list[Json]) -> str:
    """What a seat sees on the table at the end of these frames."""
    zones = shown[-1]["position"]["zones"] if shown else {}
    return sha256(json.dumps(zones, sort_keys=True).encode()).hexdigest()[:16]


def look(base: str, party: Party, situation: str) -> Json:
    """A table as the interface shows it while nobody is there."""
    ident = party.ticket["table"]
    table = call(base, "GET", f"/api/tables/{ident}")
    logs = []
    for seat, secret in enumerate(party.secrets):
        shown = frames(base, ident, seat, secret) if secret else []
        lines = log(shown)
        asked = bool(secret and call(base, "GET", f"/api/tables/{ident}", secret=secret)["asked"])
        logs.append({"lines": len(lines), "last": lines[-LAST:], "sees": digest(shown),
                     "asked": asked, "answered": party.answered.get(seat)})  # fmt: skip
    found = {"id": ident, "code": table["code"], "game": table["game"], "situation": situation,
             "status": table["status"], "commitment": table["commitment"],
             "window": table["window"] is not None, "rematch": table["rematch"],
             "secrets": party.secrets, "seats": logs}  # fmt: skip
    if table["status"] == "over":
        record = call(base, "GET", f"/api/tables/{ident}/record")
        found |= {"outcome": record["outcome"], "answers": len(record["answers"])}
    return found


async def one(base: str, game: str, situation: str) -> tuple[Party, str]:
    """One table, made as often as it takes until it is in this situation when all have left."""
    clock = 600 if situation in ("handed", "paused") else 0
    for _ in range(20):
        party = await asyncio.to_thread(partial(Party.make, base, game, clock=clock))
        await SITUATIONS[situation](party)
        await party.leave()
        table = await asyncio.to_thread(call, base, "GET", f"/api/tables/{party.ticket['table']}")
        here = "playing" if situation in ("handed", "resigned", "window") else situation
        if table["status"] == here and bool(table["window"]) == (situation == "window"):
            return party, situation
    raise SystemExit(f"{game} did not get into the situation {situation!r}")


async def make(base: str) -> list[tuple[Party, str]]:
    """All tables."""
    found = []
    for game in shipboard.game_names():
        for situation in SITUATIONS:
            print(game, situation, file=sys.stderr)
            found.append(await one(base, game, situation))
    return found


def main() -> None:
    """Make the store and look at it."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        parties = asyncio.run(make(server.base))
        server.stop()
        file = Path(folder) / "tables.db"
        with sqlite3.connect(file) as database:
            database.execute("vacuum")
            database.execute("pragma wal_checkpoint(truncate)")
        whole = file.read_bytes()
        server.start()
        tables = [look(server.base, party, situation) for party, situation in parties]
    stem = STORES / shipboard.__version__
    stem.with_name(stem.name + ".db.gz").write_bytes(gzip.compress(whole, 9, mtime=0))
    text = json.dumps({"version": shipboard.__version__, "tables": tables}, indent=1)
    stem.with_name(stem.name + ".json").write_text(text + "\n")


if __name__ == "__main__":
    main()

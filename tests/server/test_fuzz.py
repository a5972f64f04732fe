"""Bad input: no 5xx, no traceback, no change of state."""

from __future__ import annotations

import asyncio
import json
import random
import string
from typing import Any

import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .client import Client, call, new_table
from .process import Server

CHECKS = (
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)


@pytest.fixture(scope="session")
def interface(base: str) -> Any:
    """The REST part, as OpenAPI describes it."""
    return schemathesis.openapi.from_url(f"{base}/api/schema/openapi.json")


described = schemathesis.pytest.from_fixture("interface")


@described.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), database=None)
def test_the_rest_part_keeps_to_its_description(case: Any) -> None:
    case.call_and_validate(checks=CHECKS)


TYPES = (
    "answer", "interject", "undo", "why", "say", "more_time", "start", "pause", "resume", "resign",
    "hand_over", "take_back", "rematch", "seat", "ack", "ping", "hello", "", "update",
    "mute", "unmute", "mark", "new_link",
)  # fmt: skip
FAREWELLS = ("remove", "leave", "close")  # refused while a game goes on and all are there
FIELDS = (
    "decision", "option", "note", "kind", "text", "bot", "seat", "to", "seen", "ref", "secret",
    "type", "more", "sign",
)  # fmt: skip


def anything(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    sort = rng.randrange(9 if depth < 3 else 7)
    if sort == 0:
        return rng.choice((0, 1, -1, 2**31, 2**63, -(2**64), 10**30))
    if sort == 1:
        return rng.choice(("", "pass", "open", "bot", "bot:random", "seat:1", "card:energy"))
    if sort == 2:
        return "".join(rng.choice(string.printable + "é\u0000\ud83d\u202e☃") for _ in range(8))
    if sort == 3:
        return rng.choice((True, False, None, 0.5, 1e308, "x" * 3000))
    if sort < 7:
        return rng.randrange(5000)
    if sort == 7:
        return [anything(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(FIELDS): anything(rng, depth + 1) for _ in range(rng.randrange(4))}


def message(
    rng: random.Random, ref: int, decisions: list[dict[str, Any]], types: tuple[str, ...] = TYPES
) -> str:
    """A message that is wrong somewhere, or nowhere."""
    sort = rng.random()
    if sort < 0.05:
        return "".join(rng.choice('{}[]",:\\abc123') for _ in range(rng.randrange(40)))
    if sort < 0.1:
        return "[" * rng.randrange(1, 5000)
    body: Any = {"type": rng.choice(types), "ref": ref}
    for _ in range(rng.randrange(4)):
        body[rng.choice(FIELDS)] = anything(rng)
    if decisions and rng.random() < 0.3:
        body = {"type": "answer", "ref": ref, "decision": decisions[0]["id"]}
        body["option"] = anything(rng)
    text = json.dumps(body)
    if rng.random() < 0.1:
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice('{}[]",:\u00ff') + text[place + 1 :]
    return text


def waits(client: Client) -> bool:
    """Whether nothing happens by itself: no window will close, and no bot is asked."""
    if client.table["status"] != "playing" or not client.position:
        return True
    seats = client.table["seats"]
    people = all(seats[asked["seat"]]["who"] == "person" for asked in client.position["asked"])
    return people and client.table["window"] is None


async def at_rest(client: Client) -> Any:
    """What a client is shown once it has all that was sent, and nothing more comes by itself."""
    await client.send("ping")
    await client.until(lambda: waits(client))
    return client.position, client.table["status"]


async def everything(clients: list[Client]) -> str:
    """What these are shown, as it is now."""
    return json.dumps([await at_rest(client) for client in clients])


@pytest.mark.parametrize("seed", range(3))
def test_no_message_breaks_a_table(server: Server, seed: int) -> None:
    base = server.base

    async def fuzz() -> None:
        rng = random.Random(seed)
        ticket = new_table(base, "ardor", ["me", "open", "open"], grace=600, pause=0.02)
        secrets = [ticket["secret"]]
        for name in ("Bo", "Cy"):
            path = f"/api/tables/{ticket['table']}/seats"
            secrets.append(call(base, "POST", path, {"name": name})["secret"])
        others = [Client(base, ticket["table"], secret) for secret in secrets]
        for client in others:
            await client.connect()
        if seed:
            await others[0].must("start")
        socket = await join(base, ticket["table"], rng.choice(secrets))
        replies = 0
        codes: list[int] = []
        for number in range(400):
            before = await everything(others)
            try:
                types = TYPES + FAREWELLS if seed else TYPES
                sent = message(rng, number, others[0].asked, types)
                await socket.send(sent)
                if '"ack"' in sent:  # the one message that needs no reply
                    await socket.send('{"type": "ping", "ref": "after"}')
                    while '"after"' not in await next_reply(socket):
                        pass
                    continue
                reply = json.loads(await next_reply(socket))
            except websockets.ConnectionClosed as ended:
                codes.append(ended.rcvd.code if ended.rcvd else 0)
                socket = await join(base, ticket["table"], rng.choice(secrets))
                continue
            replies += 1
            if not reply["ok"]:
                assert await everything(others) == before
        await socket.close()
        for client in others:
            await client.leave()
        assert replies
        assert not {0, 1011}.intersection(codes)

    asyncio.run(fuzz())
    assert "Traceback" not in server.log.read_text()


async def join(base: str, table: str, secret: str) -> Any:
    url = base.replace("http", "ws") + f"/api/tables/{table}/socket"
    socket = await websockets.connect(url, max_size=None)
    await socket.send(json.dumps({"type": "hello", "protocol": 1, "secret": secret}))
    return socket


async def next_reply(socket: Any) -> str:
    while True:
        text: str = await asyncio.wait_for(socket.recv(), 20)
        if text.startswith('{"type":"reply"') or ('"ack"' in text and '"reply"' in text):
            return text


@pytest.mark.parametrize("seed", range(2))
def test_no_greeting_breaks_the_server(server: Server, seed: int) -> None:
    async def fuzz() -> None:
        rng = random.Random(seed)
        ticket = new_table(server.base, "ardor", ["me", "open", "open"])
        url = server.base.replace("http", "ws") + f"/api/tables/{ticket['table']}/socket"
        for number in range(60):
            async with websockets.connect(url) as socket:
                if rng.random() < 0.3:
                    await socket.send(rng.randbytes(rng.randrange(200)))
                else:
                    await socket.send(message(rng, number, []))
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await asyncio.wait_for(socket.recv(), 20)
                assert closed.value.rcvd
                assert closed.value.rcvd.code in (4400, 4401, 4403, 1007)

    asyncio.run(fuzz())
    assert "Traceback" not in server.log.read_text()

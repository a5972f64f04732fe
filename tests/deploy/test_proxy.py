"""A server behind the proxies that we describe: whole games over TLS, and limits for people."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.client import Client
from tests.server.process import Server

from .proxies import NAME, PROXIES, Visitor, trusting

pytestmark = pytest.mark.slow
ADA, BO = "127.0.0.2", "127.0.0.3"


@pytest.fixture(params=sorted(PROXIES))
def proxy(request: pytest.FixtureRequest) -> Any:
    name = request.param
    if not (shutil.which(name) or shutil.which(name, path="/usr/sbin")):
        pytest.skip(f"{name} is not installed; it is in Debian")
    return PROXIES[name]


class Through(Client):
    """A client on the other side of a proxy."""

    def __init__(self, visitor: Visitor, folder: Path, ticket: dict[str, Any]) -> None:
        super().__init__(f"https://{NAME}:{visitor.port}", ticket["table"], ticket["secret"])
        self.visitor = visitor
        self.context = trusting(folder / "cert.pem")

    async def open(self, **more: Any) -> Any:
        return await websockets.connect(
            self.url, ssl=self.context, host="127.0.0.1", port=self.visitor.port,
            local_addr=(self.visitor.address, 0), max_size=None, **more,
        )  # fmt: skip


def test_a_game_is_played_through_it_and_pages_of_others_are_turned_away(
    tmp_path: Path, proxy: Any
) -> None:
    async def play(ada: Visitor) -> None:
        origin = f"https://{NAME}:{ada.port}"
        body = {"game": "ardor", "players": 3, "seats": ["me", "bot", "bot"], "name": "Ada",
                "pause": 0.05}  # fmt: skip
        status, ticket = ada.ask("POST", "/api/tables", body, origin=origin)
        assert status == 201, ticket
        assert ada.ask("POST", "/api/tables", body, origin="https://evil.example")[0] == 403
        client = Through(ada, tmp_path, ticket)
        with pytest.raises(websockets.InvalidStatus):
            await client.open(origin="https://evil.example")
        async with client:
            await client.play()
            assert client.over
        assert ada.ask("GET", f"/api/tables/{ticket['table']}/verify")[1]["ok"]
        assert ada.ask("GET", "/metrics")[0] == 404

    with (
        Server(tmp_path, proxies="127.0.0.1", domain=NAME) as server,
        proxy(tmp_path, server.port) as port,
    ):
        asyncio.run(play(Visitor(ADA, port, tmp_path / "cert.pem")))


def flood(visitor: Visitor, **headers: str) -> set[int]:
    """What many requests at once are answered."""
    return {visitor.ask("GET", "/api/games", **headers)[0] for _ in range(40)}


@pytest.mark.parametrize("named", [True, False])
def test_limits_count_people_and_not_the_proxy_that_was_named(
    tmp_path: Path, proxy: Any, named: bool
) -> None:
    settings = {"proxies": "127.0.0.1"} if named else {}
    with (
        Server(tmp_path, requests=0.2, domain=NAME, **settings) as server,
        proxy(tmp_path, server.port) as port,
    ):
        ada, bo = (Visitor(address, port, tmp_path / "cert.pem") for address in (ADA, BO))
        assert 429 in flood(ada)
        for claim in ("192.0.2.1", "127.0.0.1"):
            assert ada.ask("GET", "/api/games", x_forwarded_for=claim)[0] == 429
        assert bo.ask("GET", "/api/games")[0] == (200 if named else 429)

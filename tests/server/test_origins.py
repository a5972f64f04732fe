"""By which names the server is reached, and which pages may talk to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any

import pytest

from shipboard.server.door.origins import allowed, reached

from .process import Server

BODY = {"game": "ardor", "players": 3, "seats": ["me", "open", "open"], "name": "Ada"}
SOCKET = {
    "upgrade": "websocket", "connection": "upgrade", "sec-websocket-version": "13",
    "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
}  # fmt: skip


def scope(scheme: str = "http", **headers: str) -> dict[str, Any]:
    pairs = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    return {"scheme": scheme, "headers": pairs}


@pytest.mark.parametrize(
    ("host", "answer"),
    [
        ("127.0.0.1", True),
        ("127.0.0.1:8000", True),
        ("192.0.2.7:80", True),
        ("[::1]:8000", True),
        ("[2001:db8::1]", True),
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("table.localhost", True),
        ("play.example", True),
        ("Play.Example.:443", True),
        ("evil.example", False),
        ("play.example.evil.example", False),
        ("xplay.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("[::1].evil.example", False),
        ("play.example:80:80", False),
        ("user@play.example", False),
        ("", False),
        ("é", False),
    ],
)
def test_a_server_answers_to_addresses_to_localhost_and_to_its_names(
    host: str, answer: bool
) -> None:
    assert reached(scope(host=host), ["play.example"]) is answer


def test_a_program_that_gives_no_name_is_no_page() -> None:
    assert reached(scope(), [])


@pytest.mark.parametrize(
    ("origin", "scheme", "host", "answer"),
    [
        ("http://play.example", "http", "play.example", True),
        ("http://play.example:80", "http", "play.example", True),
        ("http://PLAY.example", "http", "play.example:80", True),
        ("http://play.example:8000", "http", "play.example:8000", True),
        ("http://play.example", "ws", "play.example", True),
        ("https://play.example", "wss", "play.example", True),
        ("https://play.example", "https", "play.example:443", True),
        ("http://[::1]:8000", "http", "[::1]:8000", True),
        ("https://other.example", "http", "play.example", True),
        ("https://play.example", "http", "play.example", False),
        ("http://play.example", "https", "play.example", False),
        ("http://play.example", "wss", "play.example", False),
        ("http://play.example:81", "http", "play.example", False),
        ("http://evil.example", "http", "play.example", False),
        ("ftp://play.example", "http", "play.example", False),
        ("null", "http", "play.example", False),
        ("null", "http", "", False),
        ("", "http", "", False),
        ("http://", "http", "", False),
        ("http://[", "http", "[", False),
        ("http://play.example:x", "http", "play.example:x", False),
    ],
)
def test_a_page_is_ours_if_scheme_name_and_port_are(
    origin: str, scheme: str, host: str, answer: bool
) -> None:
    asked = scope(scheme, host=host, origin=origin)
    assert allowed(asked, ["https://other.example"]) is answer


# On a running server.


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a name, behind a proxy."""
    more = {"domain": "play.example", "proxies": "127.0.0.1"}
    with Server(tmp_path_factory.mktemp("named"), **more) as server:
        yield server


def ask(
    server: Server, method: str, path: str, body: Any = None, **headers: str
) -> tuple[int, Any]:
    """One request with these headers; status, and what JSON is in the answer."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    data = None if body is None else json.dumps(body)
    connection.request(method, path, data, {"content-type": "application/json"} | named)
    with connection.getresponse() as response:
        found = response.read()
    connection.close()
    return response.status, json.loads(found) if found[:1] in (b"{", b"[") else None


def test_a_name_that_is_not_ours_gets_nothing(named: Server) -> None:
    for path in ("/", "/health", "/api/games", "/api/tables"):
        assert ask(named, "GET", path, host="play.example")[0] == 200
        status, told = ask(named, "GET", path, host="evil.example")
        assert (status, told["status"]) == (421, 421)
        assert "--domain" in told["error"]
    status, told = ask(named, "POST", "/api/tables", BODY, host="evil.example")
    assert status == 421
    socket = "/api/tables/none/socket"
    assert ask(named, "GET", socket, host="evil.example", **SOCKET)[0] == 421
    assert ask(named, "GET", socket, host="play.example", **SOCKET)[0] == 101


def test_behind_a_trusted_proxy_the_forwarded_scheme_counts(named: Server) -> None:
    page = {"host": "play.example", "origin": "https://play.example"}
    socket = "/api/tables/none/socket"
    assert ask(named, "POST", "/api/tables", BODY, **page, x_forwarded_proto="https")[0] == 201
    assert ask(named, "GET", socket, **SOCKET, **page, x_forwarded_proto="https")[0] == 101
    assert ask(named, "POST", "/api/tables", BODY, **page, x_forwarded_proto="http")[0] == 403
    assert ask(named, "GET", socket, **SOCKET, **page)[0] == 403


def test_without_a_trusted_proxy_nobody_says_which_scheme_it_was(base: str, server: Server) -> None:
    page = {"origin": base.replace("http", "https")}
    for forwarded in ({}, {"x_forwarded_proto": "https"}):
        status, told = ask(server, "POST", "/api/tables", BODY, **page, **forwarded)
        assert (status, told["error"]) == (403, "A page from another site cannot do that.")

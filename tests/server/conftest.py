"""A server for all tests of this folder, in a process of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the embedded store, quick bots and wide limits."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def base(server: Server) -> str:
    """Its address."""
    return server.base

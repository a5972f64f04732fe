"""The image, built and run wherever something can build it: docker, podman or buildah.

SHIPBOARD_BASE names another image to build on, where the usual one cannot be had.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.client import Client, call, new_table, raw

from .proxies import free_port

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
IMAGE = "localhost/shipboard:test"
USER = 10001
ABSENT = ("pull", "registry", "no such host", "dial tcp", "not found: manifest")


def works(*command: str) -> bool:
    if not shutil.which(command[0]):
        return False
    return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode == 0


@pytest.fixture(scope="module")
def builder() -> str:
    """What builds and runs here, with the image built."""
    for name, look in (("docker", "info"), ("podman", "info"), ("buildah", "images")):
        if works(name, look):
            break
    else:
        pytest.skip("nothing here builds images: docker, podman or buildah would")
    base = os.environ.get("SHIPBOARD_BASE")
    chosen = ["--build-arg", f"PYTHON={base}"] if base else []
    told = subprocess.run(
        [name, "build", "-f", "deploy/Dockerfile", "-t", IMAGE, "--network", "host", *chosen, "."],
        cwd=ROOT, capture_output=True, text=True, timeout=3600, check=False,
    )  # fmt: skip
    if told.returncode and any(word in told.stderr for word in ABSENT):
        pytest.skip(f"the image to build on cannot be had: {told.stderr[-200:]}")
    assert told.returncode == 0, told.stderr[-2000:]
    return name


@contextmanager
def running(builder: str, folder: Path) -> Iterator[str]:
    """The address of a server in a container, with its store in this folder."""
    port = free_port()
    volume = f"{folder}:/var/lib/shipboard"
    if builder == "buildah":
        made = subprocess.run([builder, "from", IMAGE], capture_output=True, text=True, check=True)
        container = made.stdout.strip()
        command = [builder, "run", "--user", f"{USER}:{USER}", "--env", f"SHIPBOARD_PORT={port}",
                   "-v", volume, container, "--", "shipboard", "serve"]  # fmt: skip
        end = [builder, "rm", container]
    else:
        container = f"shipboard-test-{port}"
        command = [builder, "run", "--rm", "--name", container, "--init", "--read-only",
                   "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges",
                   "-p", f"127.0.0.1:{port}:8000", "-v", volume, IMAGE]  # fmt: skip
        end = [builder, "stop", "-t", "30", container]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        base = f"http://127.0.0.1:{port}"
        wait(base, process)
        yield base
    finally:
        if builder == "buildah":
            process.terminate()
            process.wait(60)
        subprocess.run(end, capture_output=True, timeout=120, check=False)
        process.wait(60)
        if process.stdout:
            process.stdout.close()


def wait(base: str, process: subprocess.Popen[str]) -> None:
    """Until it is ready, as its own health check asks."""
    end = time.monotonic() + 120
    while True:
        try:
            if raw(base, "GET", "/ready")[0] == 200:
                return
        except OSError:
            assert process.poll() is None, process.stdout and process.stdout.read()
        assert time.monotonic() < end
        time.sleep(0.2)


def test_a_container_serves_and_its_tables_outlive_it(builder: str, tmp_path: Path) -> None:
    async def play(base: str) -> str:
        ticket = new_table(base, "ardor", ["me", "bot", "bot"], pause=0)
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            for _ in range(3):
                await client.until(lambda: bool(client.asked))
                assert (await client.answer())["ok"]
        return str(ticket["table"])

    os.chown(tmp_path, USER, USER)
    with running(builder, tmp_path) as base:
        table = asyncio.run(play(base))
        assert b"<!doctype html>" in raw(base, "GET", "/")[1]
    store = tmp_path / "shipboard.db"
    assert store.stat().st_uid == USER
    with running(builder, tmp_path) as base:
        assert call(base, "GET", f"/api/tables/{table}")["status"] == "playing"

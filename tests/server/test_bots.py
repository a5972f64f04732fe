"""The processes in which bots think: one that hangs or dies harms nobody else."""

from __future__ import annotations

import asyncio
import os
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

import pytest

from shipboard.server.aside.thinking import Bots

TEN = partial(abs, -10)


def thinking(check: Callable[[Bots], Awaitable[None]]) -> None:
    """One process that has started, which takes a while on a busy machine, and a check of it."""

    async def run() -> None:
        bots = Bots(1, 60)
        try:
            assert await bots.run(0, TEN) == 10
            await asyncio.wait_for(check(bots), 60)
        finally:
            await bots.close()

    asyncio.run(run())


def test_a_bot_that_hangs_is_given_up_and_all_others_are_heard() -> None:
    async def check(bots: Bots) -> None:
        bots._limit = 5
        hanging = asyncio.create_task(bots.run(0, partial(time.sleep, 600)))
        await asyncio.sleep(0)

        async def patient() -> int:
            while True:
                try:
                    return int(await bots.run(0, TEN))
                except (TimeoutError, BrokenProcessPool):
                    bots._limit = 60

        assert await asyncio.gather(*(patient() for _ in range(20))) == [10] * 20
        with pytest.raises(TimeoutError):
            await hanging

    thinking(check)


def test_a_process_that_died_while_nobody_asked_is_replaced() -> None:
    async def check(bots: Bots) -> None:
        pid = await bots.run(0, os.getpid)
        os.kill(pid, signal.SIGKILL)
        for _ in range(2):  # the death may be heard of before the question, or with it
            try:
                assert await bots.run(0, os.getpid) != pid
                return
            except BrokenProcessPool:
                await asyncio.sleep(0.5)
        raise AssertionError("it was not replaced")

    thinking(check)


def test_waiting_for_others_is_not_thinking_for_too_long() -> None:
    async def check(bots: Bots) -> None:
        bots._limit = 4
        naps = (bots.run(0, partial(time.sleep, 0.4)) for _ in range(20))
        assert await asyncio.gather(*naps) == [None] * 20

    thinking(check)


def test_what_nobody_waits_for_gives_way_and_takes_its_time() -> None:
    async def check(bots: Bots) -> None:
        bots._limit = 0.1
        assert await bots.run_patiently(partial(os.getpriority, os.PRIO_PROCESS, 0)) == 19
        assert await bots.run_patiently(partial(time.sleep, 0.5)) is None

    thinking(check)


def say_half(said: Path) -> None:
    """In the process: begin to send a result, and never come to its end."""
    frame = sys._getframe()
    while "result_queue" not in frame.f_locals:
        assert frame.f_back
        frame = frame.f_back
    pipe = frame.f_locals["result_queue"]._writer.fileno()
    os.write(pipe, struct.pack("!i", 1_000_000) + b"only the beginning")
    said.touch()
    time.sleep(600)


async def stop_in_the_middle(said: Path) -> None:
    """Stop while a process is sending its result."""
    bots = Bots(1, 60)
    asking = asyncio.create_task(bots.run_patiently(partial(say_half, said)))
    while not said.exists():
        await asyncio.sleep(0.02)
    asking.cancel()
    await bots.close()


def test_a_process_that_ends_in_the_middle_of_a_result_keeps_nobody_from_stopping(
    tmp_path: Path,
) -> None:
    work = f"stop_in_the_middle(Path({str(tmp_path / 'said')!r}))"
    program = f"from tests.server.test_bots import *\nasyncio.run({work})"
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", program], check=True, cwd=root, timeout=60)

"""The clock of the tables only goes forward."""

from __future__ import annotations

import time

import pytest

from shipboard.server import clock


def test_setting_the_machines_clock_ends_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now()
    tomorrow = time.time_ns() + 86_400 * 10**9
    monkeypatch.setattr(time, "time_ns", lambda: tomorrow)
    monkeypatch.setattr(time, "time", lambda: tomorrow / 1e9)
    assert 0 <= clock.now() - before < 3600 * 1000

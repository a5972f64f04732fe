"""The command `shipboard`, run in this process."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from shipboard.cli import main


class Result(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


class Shell:
    """Runs commands, each beginning with the same words."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *first: str) -> None:
        self.capsys = capsys
        self.first = first

    def __call__(self, *args: str | Path) -> Result:
        with pytest.raises(SystemExit) as left:
            main([*self.first, *(str(arg) for arg in args)])
        assert isinstance(left.value.code, int)
        return Result(left.value.code, *self.capsys.readouterr())

    def refused(self, *args: str | Path) -> str:
        """The one sentence on stderr; nothing else may be said."""
        code, out, err = self(*args)
        assert (code, out) == (2, "")
        assert err.startswith("shipboard: ")
        assert err.count("\n") == 1
        return err

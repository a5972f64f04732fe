"""How a server is set up: flags before environment before a file before what is usual."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from shipboard.kernel.state import Refused

PREFIX = "SHIPBOARD_"


def _data() -> str:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(base) / "shipboard")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Each with its usual value; the flags of `shipboard serve` explain them."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = msgspec.field(default_factory=_data)
    store: str = ""
    workers: int = 1
    bots: int = 0
    pace: float = 0.7
    think: float = 20.0
    window: float = 6.0
    solo_window: float = 0.7
    idle: float = 600.0
    drop: float = 60.0
    patience: float = 5.0
    origins: list[str] = []
    proxies: str = ""
    messages: float = 20.0
    requests: float = 20.0
    connections: int = 100
    tables: int = 100
    log: str = "info"
    log_format: str = "auto"
    static: str = str(Path(__file__).parent / "static")

    @property
    def url(self) -> str:
        """Where the store is."""
        return self.store or f"sqlite:///{Path(self.data) / 'shipboard.db'}"

    @property
    def shared(self) -> bool:
        """Whether other workers may write to the same store."""
        return self.url.startswith("postgresql")

    def check(self) -> Settings:
        """The same, or a refusal that says which setting is wrong."""
        if not self.url.startswith(("sqlite:///", "postgresql://")):
            raise Refused("--store is sqlite:///PATH or postgresql://USER@HOST/NAME")
        if self.workers > 1 and not self.shared:
            raise Refused("several workers need PostgreSQL: give --store postgresql://…")
        for name in ("workers", "connections", "tables"):
            if getattr(self, name) < 1:
                raise Refused(f"--{name} is at least 1")
        for name in ("pace", "window", "solo_window", "bots"):
            if getattr(self, name) < 0:
                raise Refused(f"--{name.replace('_', '-')} is not below 0")
        for name in ("think", "idle", "drop", "patience", "messages", "requests"):
            if getattr(self, name) <= 0:
                raise Refused(f"--{name} is above 0")
        if self.log not in LEVELS:
            raise Refused(f"--log is one of {', '.join(LEVELS)}, not {self.log!r}")
        if self.log_format not in FORMATS:
            raise Refused(f"--log-format is one of {', '.join(FORMATS)}, not {self.log_format!r}")
        return self


LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("auto", "json", "text")


def gather(
    flags: Mapping[str, Any], file: Path | None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings from all places; a flag that was not given is None."""
    found: dict[str, Any] = {}
    if file:
        found |= _read(file)
    for name in Settings.__struct_fields__:
        if (text := environment.get(PREFIX + name.upper())) is not None:
            found[name] = text.split(",") if name == "origins" else text
    found |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False).check()
    except msgspec.ValidationError as error:
        raise Refused(f"a setting is wrong: {error}") from None


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refused(f"{file}: cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refused(f"{file}: is not TOML: {error}") from None

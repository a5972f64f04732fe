"""How a server is set up: flags before environment before a file before what is usual."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import ip_address, ip_network
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
    domains: list[str] = []
    origins: list[str] = []
    proxies: str = ""
    metrics: str = ""
    messages: float = 20.0
    requests: float = 20.0
    connections: int = 100
    total: int = 10_000
    tables: int = 40
    unfinished: int = 50
    expire_lobby: float = 12.0
    expire_running: float = 14.0
    expire_finished: float = 180.0
    pack: float = 24.0
    log: str = "info"
    log_format: str = "auto"
    static: str = str(Path(__file__).parent / "static")

    @property
    def url(self) -> str:
        """Where the store is."""
        return self.store or f"sqlite:///{Path(self.data) / 'shipboard.db'}"

    @property
    def file(self) -> Path | None:
        """The file of an embedded store."""
        return None if self.shared else Path(self.url.removeprefix("sqlite:///"))

    @property
    def shared(self) -> bool:
        """Whether other workers may write to the same store."""
        return self.url.startswith("postgresql")

    @property
    def names(self) -> list[str]:
        """By which names the server is reached."""
        return [name.lower().rstrip(".") for name in (*self.domains, self.host)]

    @property
    def page(self) -> tuple[str, int] | None:
        """Where metrics are shown, if anywhere."""
        found = PAGE.fullmatch(self.metrics)
        return (found[1].strip("[]"), int(found[2])) if found else None

    @property
    def trusted(self) -> Callable[[str], bool]:
        """Whether an address is that of a proxy of ours."""
        networks = [ip_network(part) for part in self._proxies()]

        @lru_cache(1024)
        def trusts(address: str) -> bool:
            try:
                found = ip_address(address)
            except ValueError:
                return False
            return any(found in network for network in networks)

        return trusts

    def _proxies(self) -> list[str]:
        return [part.strip() for part in self.proxies.split(",") if part.strip()]

    def check(self) -> Settings:
        """The same, or a refusal that says which setting is wrong."""
        if not self.url.startswith(("sqlite:///", "postgresql://")):
            raise Refused("--store must be sqlite:///PATH or postgresql://USER@HOST/NAME")
        if self.workers > 1 and not self.shared:
            raise Refused("several workers need PostgreSQL: give --store postgresql://…")
        for name in ("workers", "connections", "total", "tables", "unfinished"):
            if getattr(self, name) < 1:
                raise Refused(f"--{name} must be at least 1")
        expire = ("expire_lobby", "expire_running", "expire_finished", "pack")
        for name in ("pace", "window", "solo_window", "bots", *expire):
            if getattr(self, name) < 0:
                raise Refused(f"--{name.replace('_', '-')} must not be below 0")
        for name in ("think", "idle", "drop", "patience", "messages", "requests"):
            if getattr(self, name) <= 0:
                raise Refused(f"--{name} must be more than 0")
        self._check_proxies()
        for name in self.domains:
            if not DOMAIN.fullmatch(name):
                raise Refused(f"--domain must be a name such as play.example.org, not {name!r}")
        if self.metrics and not self.page:
            raise Refused(
                f"--metrics must be HOST:PORT, such as 127.0.0.1:9100, not {self.metrics!r}"
            )
        if self.log not in LEVELS:
            raise Refused(f"--log must be one of {', '.join(LEVELS)}, not {self.log!r}")
        if self.log_format not in FORMATS:
            raise Refused(
                f"--log-format must be one of {', '.join(FORMATS)}, not {self.log_format!r}"
            )
        return self

    def _check_proxies(self) -> None:
        for part in self._proxies():
            if part == "*":
                raise Refused(EVERYBODY)
            try:
                network = ip_network(part)
            except ValueError:
                raise Refused(
                    "--proxies must be addresses or networks, with commas between them, such as "
                    f"127.0.0.1,10.0.0.0/8, not {part!r}"
                ) from None
            if network.prefixlen == 0:
                raise Refused(EVERYBODY)


EVERYBODY = (
    "--proxies must name the proxies in front of this server, not everybody: whoever is trusted "
    "can claim any address, and then no limit holds; give the proxy's own address"
)
PAGE = re.compile(r"([^:]+|\[[0-9a-fA-F:.]+\]):(\d{1,5})")
DOMAIN = re.compile(r"[\w-]+(\.[\w-]+)*\.?")
LISTS = ("domains", "origins")
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
            found[name] = text.split(",") if name in LISTS else text
    found |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False).check()
    except msgspec.ValidationError as error:
        raise Refused(f"a setting is wrong: {error}") from None


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refused(f"{file} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refused(f"{file} is not TOML: {error}") from None

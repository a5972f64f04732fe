"""Where settings come from, and what is said of wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from shipboard.kernel.state import Refused
from shipboard.server.settings import gather


def test_flags_go_before_the_environment_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\npace = 1.5\nwindow = 2\norigins = ["https://a.example"]\n')
    found = gather({"port": 3, "pace": None}, file, {"SHIPBOARD_PORT": "2", "SHIPBOARD_PACE": "0"})
    assert (found.port, found.pace, found.window) == (3, 0, 2)
    assert found.origins == ["https://a.example"]


def test_the_store_is_in_the_data_folder_unless_told_otherwise() -> None:
    assert gather({"data": "/srv/tables"}, None, {}).url == "sqlite:////srv/tables/shipboard.db"
    assert gather({"store": "postgresql://a@b/c", "workers": 2}, None, {}).shared


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        ({"store": "mysql://x"}, "--store must be sqlite"),
        ({"workers": 2}, "several workers need PostgreSQL"),
        ({"workers": 0}, "--workers must be at least 1"),
        ({"pace": -1}, "--pace must not be below 0"),
        ({"think": 0}, "--think must be more than 0"),
        ({"log": "loud"}, "--log must be one of"),
        ({"log_format": "xml"}, "--log-format must be one of"),
        ({"port": "many"}, "a setting is wrong"),
        ({"total": 0}, "--total must be at least 1"),
        ({"proxies": "*"}, "whoever is trusted can claim any address"),
        ({"proxies": "10.0.0.1, 0.0.0.0/0"}, "whoever is trusted can claim any address"),
        ({"proxies": "proxy.example"}, "such as 127.0.0.1,10.0.0.0/8, not 'proxy.example'"),
        ({"domains": ["https://play.example"]}, "--domain must be a name such as"),
        ({"metrics": "9100"}, "--metrics must be HOST:PORT"),
    ],
)
def test_a_wrong_setting_is_named(flags: dict[str, object], words: str) -> None:
    with pytest.raises(Refused, match=words):
        gather(flags, None, {})


def test_proxies_are_addresses_and_networks() -> None:
    trusts = gather({"proxies": "192.0.2.1, 10.0.0.0/8,2001:db8::/32"}, None, {}).trusted
    told = [trusts(x) for x in ("192.0.2.1", "192.0.2.2", "10.9.9.9", "2001:db8::7", "", "here")]
    assert told == [True, False, True, True, False, False]


def test_lists_are_written_with_commas_in_the_environment() -> None:
    found = gather({}, None, {"SHIPBOARD_DOMAINS": "a.example,b.example"})
    assert found.domains == ["a.example", "b.example"]


def test_metrics_are_shown_where_the_setting_says() -> None:
    assert gather({}, None, {}).page is None
    assert gather({"metrics": "[::1]:9100"}, None, {}).page == ("::1", 9100)
    assert gather({"metrics": "127.0.0.1:9100"}, None, {}).page == ("127.0.0.1", 9100)


def test_a_wrong_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read"):
        gather({}, tmp_path / "none.toml", {})
    file = tmp_path / "server.toml"
    file.write_text("port 80")
    with pytest.raises(Refused, match="is not TOML"):
        gather({}, file, {})
    file.write_text("ports = 80")
    with pytest.raises(Refused, match="ports"):
        gather({}, file, {})

"""Real proxies on the loopback, with the configurations that we give away."""

from __future__ import annotations

import http.client
import json
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """One that we have signed ourselves, and its key."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
         "-nodes", "-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
         "-keyout", key, "-out", cert],
        check=True, capture_output=True, timeout=60,
    )  # fmt: skip
    return cert, key


@contextmanager
def running(command: list[str], port: int, log: Path) -> Iterator[None]:
    """A proxy, from when it listens."""
    with log.open("w") as told:
        process = subprocess.Popen(command, stdout=told, stderr=told)
    try:
        end = time.monotonic() + 30
        while process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.05)
        assert process.poll() is None, log.read_text()
        yield
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def nginx(folder: Path, backend: int) -> Iterator[int]:
    """Ours, with other ports and a certificate of our own."""
    cert, key = certificate(folder)
    port = free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    text = re.sub(r"^ +listen \[::\].*\n", "", text, flags=re.MULTILINE)
    for ours, here in (
        ("127.0.0.1:8000", f"127.0.0.1:{backend}"),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ", f"listen 127.0.0.1:{port} "),
        (f"/etc/ssl/{NAME}/fullchain.pem", str(cert)),
        (f"/etc/ssl/{NAME}/privkey.pem", str(key)),
    ):
        assert text.count(ours) == 1, ours
        text = text.replace(ours, here)
    (folder / "site.conf").write_text(text)
    places = "".join(
        f"{sort}_temp_path {folder}/{sort};\n"
        for sort in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nuser root;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}include {folder}/site.conf;\n}}\n"
    )
    command = [_found("nginx"), "-p", str(folder), "-c", str(whole), "-e", "stderr"]
    with running(command, port, folder / "nginx.log"):
        yield port


@contextmanager
def caddy(folder: Path, backend: int) -> Iterator[int]:
    """Ours, with another port and a certificate of our own instead of one from the network."""
    cert, key = certificate(folder)
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text()
    for ours, here in (
        ("127.0.0.1:8000", f"127.0.0.1:{backend}"),
        (f"{NAME} {{\n", f"{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {cert} {key}\n"),
    ):
        assert text.count(ours) == 1, ours
        text = text.replace(ours, here)
    whole = folder / "Caddyfile"
    whole.write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{text}")
    command = [_found("caddy"), "run", "--config", str(whole), "--adapter", "caddyfile"]
    with running(command, port, folder / "caddy.log"):
        yield port


def _found(program: str) -> str:
    path = shutil.which(program) or shutil.which(program, path="/usr/sbin")
    assert path
    return path


PROXIES: dict[str, Callable[[Path, int], Any]] = {"nginx": nginx, "caddy": caddy}


def trusting(cert: Path) -> ssl.SSLContext:
    """Trusts this certificate and no other."""
    return ssl.create_default_context(cafile=str(cert))


class Visitor:
    """Somebody with an address of their own, on the other side of the proxy."""

    def __init__(self, address: str, port: int, cert: Path) -> None:
        self.address = address
        self.port = port
        self.context = trusting(cert)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """One request: the status, and what was answered."""
        plain = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=30, source_address=(self.address, 0)
        )
        plain.connect()
        plain.sock = self.context.wrap_socket(plain.sock, server_hostname=NAME)
        try:
            told = {"host": f"{NAME}:{self.port}", "content-type": "application/json"}
            told |= {name.replace("_", "-"): value for name, value in headers.items()}
            data = None if body is None else json.dumps(body)
            plain.request(method, path, data, told)
            response = plain.getresponse()
            text = response.read()
            is_json = response.getheader("content-type", "").startswith("application/json")
            return response.status, json.loads(text) if is_json else text
        finally:
            plain.close()

"""What our container and our service promise, read from their files."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
WORDS = re.compile(r"pass(word)?|secret|token|key|credential", re.IGNORECASE)
EXPOSURE = 2.0  # of 10, as systemd-analyze counts


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, each on one line."""
    text = re.sub(r"^\s*#.*\n", "", (DEPLOY / "Dockerfile").read_text(), flags=re.MULTILINE)
    lines = text.replace("\\\n", " ").splitlines()
    return [
        (word.upper(), " ".join(rest.split()))
        for word, _, rest in (line.strip().partition(" ") for line in lines if line.strip())
    ]


def stages() -> list[list[tuple[str, str]]]:
    """The same, stage by stage; what comes before the first is left out."""
    found: list[list[tuple[str, str]]] = []
    for word, rest in instructions():
        if word == "FROM":
            found.append([])
        if found:
            found[-1].append((word, rest))
    return found


def of(stage: list[tuple[str, str]], wanted: str) -> list[str]:
    return [rest for word, rest in stage if word == wanted]


def test_every_image_is_one_of_our_stages_or_has_a_version() -> None:
    arguments = dict(rest.split("=", 1) for rest in of(instructions(), "ARG") if "=" in rest)
    own = {rest.split(" AS ")[1] for rest in of(instructions(), "FROM") if " AS " in rest}
    for rest in of(instructions(), "FROM"):
        image = rest.split(" AS ")[0]
        image = re.sub(r"\$\{(\w+)\}", lambda found: arguments[found[1]], image)
        tag = image.rpartition("/")[2].partition(":")[2]
        assert image in own or (tag and tag != "latest"), image


def test_the_image_that_is_run_has_no_compiler_and_no_sources() -> None:
    *_, last = stages()
    assert not any("apt-get" in run or "pip" in run for run in of(last, "RUN"))
    assert of(last, "COPY") == ["--from=wheel /opt/shipboard /opt/shipboard"]
    assert of(instructions(), "ADD") == []


def test_packages_are_installed_without_leftovers_and_in_known_versions() -> None:
    for run in of(instructions(), "RUN"):
        assert "sudo" not in shlex.split(run)
        assert "|" not in run, "a pipe hides the failure of its first command"
        if "apt-get install" in run:
            assert "apt-get update" in run
            assert "-y --no-install-recommends" in run
            assert run.endswith("rm -rf /var/lib/apt/lists/*")
        for part in run.split("&&"):
            if "pip install" in part:
                assert "--no-cache" in part
                assert "==" in part or "--require-hashes" in part or "--no-deps" in part
    pinned = re.search(r"^UV=(\S+)", (ROOT / "tools/setup.sh").read_text(), re.MULTILINE)
    assert pinned
    assert f"UV={pinned[1]}" in of(instructions(), "ARG")


def test_the_server_in_the_container_is_nobody_and_can_be_asked_how_it_is() -> None:
    *_, last = stages()
    user, _, group = of(last, "USER")[-1].partition(":")
    assert int(user) > 0
    assert int(group) > 0
    assert of(last, "ENTRYPOINT") == ['["shipboard"]']
    assert of(last, "CMD") == ['["serve"]']
    (health,) = of(last, "HEALTHCHECK")
    command = json.loads(health.partition("CMD ")[2])
    assert "/ready" in command[-1]
    assert of(last, "VOLUME") == ["/var/lib/shipboard"]
    assert of(last, "WORKDIR") == ["/var/lib/shipboard"]
    assert of(last, "EXPOSE") == ["8000"]
    words = [word for word, _ in last]
    assert words.index("USER") < words.index("VOLUME"), "else the volume is root's"


def test_no_secret_is_in_the_image_and_none_goes_to_the_builder() -> None:
    for word in ("ARG", "ENV", "LABEL"):
        for rest in of(instructions(), word):
            assert not WORDS.search(rest), rest
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    rules = [line for line in ignored if line and not line.startswith("#")]
    assert rules[0] == "*", "only what is named goes"
    named = {rule[1:] for rule in rules if rule.startswith("!")}
    copied = {
        source.split("/")[0]
        for rest in of(instructions(), "COPY")
        if "--from" not in rest
        for source in rest.split()[:-1]
    }
    assert named == copied
    assert {"src/shipboard/server/static", "web/node_modules", "**/*.db", "**/.env"} <= set(rules)


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """Our service, with a server that is installed here."""
    text = (DEPLOY / "shipboard.service").read_text()
    here = Path(sys.executable).with_name("shipboard")
    assert text.count("/opt/shipboard/bin/shipboard serve") == 1
    file = tmp_path / "shipboard.service"
    file.write_text(text.replace("/opt/shipboard/bin/shipboard", str(here)))
    return file


def analyze(*words: str | Path) -> str:
    """What systemd-analyze says; whatever it finds is a failure."""
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd is not installed")
    told = subprocess.run(
        ["systemd-analyze", *words], capture_output=True, text=True, timeout=120, check=False
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert "shipboard.service" not in told.stderr
    return told.stdout


@pytest.mark.slow
def test_systemd_understands_the_service(unit: Path) -> None:
    analyze("verify", "--man=no", unit)


@pytest.mark.slow
def test_systemd_finds_the_service_well_locked_up(unit: Path) -> None:
    threshold = f"--threshold={int(EXPOSURE * 10)}"
    told = analyze("security", "--offline=true", "--no-pager", threshold, unit)
    found = re.search(r"Overall exposure level for shipboard.service: (\d+\.\d)", told)
    assert found
    assert float(found[1]) <= EXPOSURE

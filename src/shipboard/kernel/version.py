"""Which rules these are: derived from everything that decides how a game goes, never typed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib import metadata
from pathlib import Path

# Modules and folders that decide nothing: how a game is played, told, shown and measured.
_ASIDE = {"bot", "lab", "layout", "measures", "tale"}
_DECIDES = {".py", ".toml"}
_TEXTS = str(Path(__file__).with_name("texts.py"))  # has steps of all games


@cache
def version(*rules: str) -> str:
    """The version of kernel, rules and content of a game whose rules are in these files or folders.

    The release, and behind the sign a hash: two releases with the same hash play the same game.
    """
    found = blake2b(digest_size=8)
    kernel = Path(__file__).parent
    sources = [(kernel, kernel.glob("*.py")), *((_home(each), _sources(each)) for each in rules)]
    for root, files in sources:
        for file in sorted(file for file in files if not _aside(file.relative_to(root))):
            found.update(f"{file.relative_to(root).as_posix()}\n".encode())
            found.update(file.read_bytes())
    return f"{_release()}+{found.hexdigest()}"


@cache
def signatures(*rules: str) -> dict[str, tuple[str, ...]]:
    """What each function of these rules is called with, by the name under which it is saved.

    Read from the source: compiled functions do not tell.
    """
    return {
        f"{name}.{node.name}": tuple(argument.arg for argument in node.args.args)
        for each in (_TEXTS, *rules)
        for name, file in _modules(Path(each))
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


def _modules(rules: Path) -> Iterator[tuple[str, Path]]:
    """Each module of the rules by its name among them."""
    if rules.is_file():
        yield rules.stem, rules
        return
    for file in sorted(rules.rglob("*.py")):
        parts = file.relative_to(rules).with_suffix("").parts
        yield ".".join(part for part in parts if part != "__init__"), file


def _home(rules: str) -> Path:
    return Path(rules).parent


def _sources(rules: str) -> Iterator[Path]:
    if Path(rules).is_file():
        yield Path(rules)
        return
    for file in _home(rules).rglob("*"):
        if file.suffix in _DECIDES:
            yield file


def _aside(file: Path) -> bool:
    return bool(_ASIDE & {file.stem, *file.parts[:-1]})


def _release() -> str:
    try:
        return metadata.version("shipboard")
    except metadata.PackageNotFoundError:
        return "0"

"""Rule -> code -> tests: which docstrings name a rule, and which tests say they prove it.

Sources are read, never run.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from shipboard.kernel.declare import Game

from .rulebook import Rulebook

UNTESTABLE = "untestable.toml"
Places = Mapping[str, list[str]]  # number -> where it is named
Trees = Iterator[tuple[str, ast.Module]]  # files, and what is in them


@dataclass(frozen=True, slots=True)
class Trace:
    """What was found for one game, and what is wrong with it."""

    numbers: list[str]
    code: Places
    tests: Places
    untestable: Mapping[str, str]
    problems: list[str] = field(default_factory=list)

    @property
    def untested(self) -> list[str]:
        """The rules that no test proves although one could."""
        return [n for n in self.numbers if not self.tests.get(n) and n not in self.untestable]


def trace(game: Game, tests: Path) -> Trace:
    """Where each rule of the game is carried out and where it is proved."""
    book = Rulebook(game)
    known = [*book.chapters, *book.rules]
    folder = Path(str(import_module(game.package).__file__)).parent
    prefix = game.rule_prefix
    code = _collect(_docstrings(_trees(folder, prefix)), prefix, known)
    proofs = _collect(_decorators(_trees(tests, prefix)), prefix, known)
    listed = folder / UNTESTABLE
    excused = tomllib.loads(listed.read_text("utf-8")) if listed.exists() else {}
    found = Trace(list(book.rules), code, proofs, excused)
    for sort, places in (("code", code), ("a test", proofs), (UNTESTABLE, excused)):
        for number in places:
            if number not in known:
                where = "" if places is excused else f" in {places[number][0]}"
                found.problems.append(f"{number}, named by {sort}{where}, is not a rule")
    for number in excused:
        if proofs.get(number):
            found.problems.append(
                f"{number} is listed in {UNTESTABLE}, but {proofs[number][0]} proves it"
            )
    return found


def citations(text: str, code: str, known: Sequence[str]) -> list[str]:
    """The numbers that a text names.

    >>> citations("ARD-4.6, 4.8 and ARD-R33", "ARD", [])
    ['ARD-4.6', 'ARD-4.8', 'ARD-R33']
    >>> known = ["ARD-5.1", "ARD-5.2", "ARD-5.3"]
    >>> citations("ARD-5.1 to 5.3: two cards, 3 in Red Alert", "ARD", known)
    ['ARD-5.1', 'ARD-5.2', 'ARD-5.3']
    """
    found: list[str] = []
    end = -1
    pattern = rf"(,? to |,? and |, )?(\b{code}-)?(R\d+|\d+(?:\.\d+)?)\b"
    for match in re.finditer(pattern, " ".join(text.split())):
        joint, prefix, number = match.groups()
        follows = bool(joint) and match.start() == end
        # Without its code a number counts only behind another one, and "3 cards" never does.
        if prefix or (follows and not number.isdigit()):
            end = match.end()
            name = f"{code}-{number}"
            if follows and joint.endswith("to "):
                found += _between(found[-1], name, known)
            else:
                found.append(name)
    return found


def _between(first: str, last: str, known: Sequence[str]) -> Sequence[str]:
    if first not in known or last not in known:
        return [last]
    return known[known.index(first) + 1 : known.index(last) + 1]


def _collect(named: Iterator[tuple[str, str]], code: str, known: Sequence[str]) -> Places:
    places: dict[str, list[str]] = defaultdict(list)
    for place, text in named:
        for number in citations(text, code, known):
            if place not in places[number]:
                places[number].append(place)
    return dict(places)


def _docstrings(trees: Trees) -> Iterator[tuple[str, str]]:
    for path, tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                name = "" if isinstance(node, ast.Module) else f" {node.name}"
                yield f"{path}{name}", ast.get_docstring(node) or ""


def _decorators(trees: Trees) -> Iterator[tuple[str, str]]:
    for path, tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and _name(mark.func) == "rule":
                        for number in mark.args:
                            if isinstance(number, ast.Constant):
                                yield f"{path} {node.name}", str(number.value)


def _trees(folder: Path, prefix: str) -> Trees:
    """The files that name a rule of this game at all."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if f"{prefix}-" in text:
            yield path.relative_to(folder).as_posix(), ast.parse(text)


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")

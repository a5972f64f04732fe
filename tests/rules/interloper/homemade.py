"""Cards of our own, added to the shipped ones, for rules that no shipped card puts to the test."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from shipboard.games.interloper.content import files


def homemade(folder: Path, records: str, instead: Mapping[str, str] | None = None) -> str:
    """The value of the option `content` that adds these records to the shipped files.

    `instead` replaces pieces of the shipped files, each of which must be there exactly once.
    """
    text = "\n".join(files("original").values())
    for old, new in (instead or {}).items():
        assert text.count(old) == 1, f"{old} is there {text.count(old)} times"
        text = text.replace(old, new)
    folder.mkdir(exist_ok=True)
    path = folder / f"own{len(list(folder.iterdir()))}.toml"
    path.write_text(f"{text}\n{records}", encoding="utf-8")
    return f"file:{path}"


def item(clauses: str, sort: str = "misc", value: int = 3) -> str:
    """The record of an item `probe`."""
    return (
        f'[[tech]]\nid = "probe"\nname = "Probe"\ntype = "{sort}"\nvalue = {value}\n'
        f'clauses = [{clauses}]\ntext = "Homemade."\n'
    )


def wound(clauses: str, value: int = 3) -> str:
    """The record of a Physical penalty `probe`."""
    return (
        f'[[physical]]\nid = "probe"\nname = "Probe"\nvalue = {value}\nclauses = [{clauses}]\n'
        'text = "Homemade."\n'
    )


def trait(clauses: str, more: str = "") -> str:
    """The record of a trait `probe`."""
    return (
        '[[xeno]]\nid = "probe"\nname = "Probe"\nvalue = 3\nfamily = "own"\n'
        f'clauses = [{clauses}]\n{more}\ntext = "Homemade."\n'
    )


def colonist(clauses: str) -> str:
    """The record of a Colonist `probe` with 4+1 in all stats."""
    return (
        '[[character]]\nid = "probe"\nname = "Somebody"\ntitle = "Probe"\ninitials = "PR"\n'
        f'physical = "4+1"\nmental = "4+1"\ntech = "4+1"\nclauses = [{clauses}]\n'
        'text = "Homemade."\n'
    )

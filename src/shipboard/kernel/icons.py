"""Which icon is drawn on a card: a game's `icons.toml`, by pool and by name."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

Icons = dict[str, dict[str, str]]


@cache
def icons(package: str) -> Icons:
    """The icons that this game names, by pool; those of `sort` stand for what has none."""
    text = resources.files(package).joinpath("icons.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def icon(package: str, pool: str, name: str, sort: str) -> str:
    """The icon of one card, or that of its sort for a card of an owner's own pack."""
    known = icons(package)
    return known.get(pool, {}).get(name) or known["sort"].get(sort, "")

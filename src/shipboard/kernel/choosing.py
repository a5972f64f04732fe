"""How a game's options are put to whoever sets up a table: in words, those for experts apart.

A game has it in its folder, as `options.toml`. An option that is not in it is called by its name.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Annotated

import msgspec

FILE = "options.toml"
Words = Annotated[str, msgspec.Meta(min_length=1)]


class Put(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option: what it is called, what each value means, whether only experts need it."""

    title: Words = ""
    values: dict[str, Words] = {}
    expert: bool = False


@cache
def put(package: str) -> dict[str, Put]:
    """The options of the game in this package, by name, as far as it has words for them."""
    file = resources.files(package).joinpath(FILE)
    if not file.is_file():
        return {}
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Put])

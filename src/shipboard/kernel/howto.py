"""How a game is played, on one page: the goal, a turn, and what helps at first.

A game has it in its folder, as `howto.toml`, in words for somebody who has never played it. The
icons are named in its `icons.toml`, under `[howto]`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Annotated

import msgspec

from .icons import icons

FILE = "howto.toml"
Words = Annotated[str, msgspec.Meta(min_length=1)]
Four = msgspec.Meta(min_length=4, max_length=4)
Three = msgspec.Meta(min_length=3, max_length=3)


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the four things that a turn consists of."""

    icon: Words
    title: Words
    text: Words


class HowTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The page."""

    goal: Words
    step: Annotated[list[Step], Four]
    tips: Annotated[list[Words], Three]


@cache
def howto(package: str) -> HowTo | None:
    """That of the game in this package, if it has one; with the icons as they are drawn."""
    file = resources.files(package).joinpath(FILE)
    if not file.is_file():
        return None
    written = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), HowTo)
    drawn = icons(package)[FILE.partition(".")[0]]
    steps = [msgspec.structs.replace(step, icon=drawn[step.icon]) for step in written.step]
    return msgspec.structs.replace(written, step=steps)

"""A position as one line of text, for a bug report or a test, and back.

    ardor 4 cells_start=7 0.1.0+344c1fcfb70a1a14 eNqrVkrOSczJSVWy...

Game, players, the options that are not the default, the version of the rules, and the state with
everything that is hidden. What went before is not in it: to tell a whole game, there are records.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote, unquote

from .declare import Game
from .match import Match, Saved
from .save import dump
from .state import Refused, State

NOTHING = "-"
LARGEST = 1 << 22  # bytes of a state: who sends a line shall not fill the memory


def to_line(game: Game, options: Mapping[str, str], g: State) -> str:
    """Where a game with these options stands."""
    usual = {option.name: option.default for option in game.options}
    changed = [
        f"{name}={quote(value, safe=':')}"
        for name, value in options.items()
        if value != usual[name]
    ]
    where = {"state": dump(g), "paused": g.paused}
    data = zlib.compress(json.dumps(where, separators=(",", ":")).encode(), 9)
    parts = (
        game.name,
        str(g.people),
        ",".join(changed) or NOTHING,
        game.version,
        base64.urlsafe_b64encode(data).decode(),
    )
    return " ".join(parts)


def from_line(line: str, find: Callable[[str], Game]) -> Match:
    """A match that stands there, with nothing behind it; `find` knows the games by name."""
    parts = line.split()
    if len(parts) != 5 or not parts[1].isdecimal():
        raise Refused(
            "a position must be one line of five words: game, players, options, version, state"
        )
    name, players, changed, version, data = parts
    game = find(name)
    options = {}
    for setting in () if changed == NOTHING else changed.split(","):
        option, _, value = setting.partition("=")
        options[option] = unquote(value)
    if version != game.version:
        raise Refused(
            f"this position is from version {version} of the rules, and this is {game.version}: "
            "only that version can read it"
        )
    where = {"undone": 0} | _unpacked(data)
    seed = bytes.fromhex(where["state"]["key"]["bytes"])
    saved = Saved((version,), where, [], [], [])
    return Match(game, int(players), options, seed, live=where["paused"], saved=saved)


def _unpacked(data: str) -> dict[str, Any]:
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(base64.urlsafe_b64decode(data.encode("ascii")), LARGEST)
        where = json.loads(text)
        key = where["state"]["key"]["bytes"]
        if type(where["paused"]) is bool and len(where) == 2 and type(key) is str:
            bytes.fromhex(key)
            return dict(where)
    except (ValueError, KeyError, TypeError, RecursionError, zlib.error):
        pass
    raise Refused("the state at the end of this line is broken: did you copy the whole line?")

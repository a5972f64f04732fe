"""A state as JSON and back, and its hash. No field is named here, so none can be forgotten."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from .declare import MOST_SEATS, Game, name_of_step
from .pack import Pack
from .state import Refused, Row, State, field_names, row_fields

_NOT_SAVED = {"events", "telling", "live", "paused"}


def dump(g: State) -> dict[str, Any]:
    """The whole state as plain JSON values."""
    found: dict[str, Any] = {}
    for name in field_names(g):
        value = getattr(g, name)
        if name not in _NOT_SAVED and not isinstance(value, Pack):
            found[name] = _plain(value)
    if g.people == g.players:
        del found["people"]  # said only where the rules have seats of their own
    return found


def load(game: Game, data: dict[str, Any], pack: Any) -> State:
    """The state that was dumped, with the content it was played with."""
    named = game.step_names() | game.rows()
    try:
        seats = data["players"]
        players = data.get("people", seats)
        if type(players) is not int or not game.min_players <= players <= game.max_players:
            raise ValueError(f"it has {players!r} players")
        if type(seats) is not int or not players <= seats <= MOST_SEATS:
            raise ValueError(f"it has {seats!r} seats")
        g = game.state(seats, b"", (), pack)
        g.people = players
        if set(data) != set(dump(g)):
            raise ValueError("its fields do not match")
        for name, value in data.items():
            live = _live(value, named)
            if type(live) is not type(getattr(g, name)):
                raise ValueError(f"{name} is a {type(live).__name__}")
            setattr(g, name, live)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Refused(f"this is not a saved state of {game.title}: {error}") from None
    return g


def digest(g: State) -> str:
    """A hash of everything in the state, the same on every machine."""
    text = json.dumps(dump(g), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def steps_in(saved: Any) -> Iterator[str]:
    """The names of all steps in a dumped state."""
    if isinstance(saved, list):
        for item in saved:
            yield from steps_in(item)
    elif isinstance(saved, dict):
        for name, value in saved.items():
            if name == "step":
                yield value
            else:
                yield from steps_in(value)


def _plain(value: Any) -> Any:
    cls = type(value)
    if cls is int or cls is bool or cls is str:
        return value
    if cls is list:
        # Lists are of one sort: where the first is a number, all are, and need no look.
        if not value or type(value[0]) is int:
            return value[:]
        return [_plain(item) for item in value]
    if cls is tuple:
        return {"tuple": [_plain(item) for item in value]}
    if cls is bytes:
        return {"bytes": value.hex()}
    if isinstance(value, Row):
        fields = {name: _plain(getattr(value, name)) for name in row_fields(cls)}
        return {cls.__name__: fields}
    if callable(value):
        return {"step": name_of_step(value)}
    return value


def _live(value: Any, named: dict[str, Any]) -> Any:
    if isinstance(value, list):
        return [_live(item, named) for item in value]
    if isinstance(value, dict):
        ((sort, inner),) = value.items()
        if sort == "tuple":
            return tuple(_live(item, named) for item in inner)
        if sort == "bytes":
            return bytes.fromhex(inner)
        return named[inner] if sort == "step" else _row(named[sort], inner, named)
    return value


def _row(cls: type[Row], fields: dict[str, Any], named: dict[str, Any]) -> Row:
    if set(fields) != set(row_fields(cls)):
        raise ValueError(f"the fields of a {cls.__name__} do not match")
    row = cls()
    for name, value in fields.items():
        live = _live(value, named)
        if type(live) is not type(getattr(row, name)):
            raise ValueError(f"{name} of a {cls.__name__} is a {type(live).__name__}")
        setattr(row, name, live)
    return row

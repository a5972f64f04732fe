"""Where a table stands, as the store keeps it: written with every commit, read by `opening.py`."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

from shipboard.kernel import legend as legends
from shipboard.kernel.match import Match
from shipboard.kernel.record import THEN

from . import sheet
from .standing import Table


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table after its entry number `seq`: by which rules, what its numbers mean, the rest."""

    seq: int
    rules: str
    legend: str
    data: bytes


def take(table: Table) -> Snapshot | None:
    """Where this table stands, once its game has begun."""
    match = table.match
    if match is None:
        return None
    data = sheet.encode(table.save())
    return Snapshot(table.seq, THEN.join(match.rules), legend_key(match), data)


_keys: dict[tuple[str, str], str] = {}
_legends: dict[str, bytes] = {}


def legend_key(match: Match) -> str:
    """Under which key the store has what the numbers in this match mean."""
    played = (match.game.name, match.pack.hash)
    key = _keys.get(played)
    if key is None:
        data = legends.encode(legends.legend(match.game, match.pack))
        key = _keys[played] = blake2b(data, digest_size=16).hexdigest()
        _legends[key] = data
    return key


def legend_data(key: str) -> bytes:
    """What is stored under a key that `legend_key` gave."""
    return _legends[key]

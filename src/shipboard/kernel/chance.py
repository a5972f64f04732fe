"""Chance: a counter-based generator, keyed by the game's secret seed and the name of the stream.

Each stream (a deck, the dice, set-up) has a counter of its own, so a change in one place does not
shift the draws of another. Eight numbers cost one keyed hash; nothing else in a game is random.
"""

from __future__ import annotations

import hashlib
import struct

from .cards import lift
from .state import State

_BLOCK = 8
_unpack = struct.Struct("<8Q").unpack


def numbers(g: State, stream: int) -> tuple[int, ...]:
    """The next eight 64-bit numbers of a stream."""
    count = g.rolls[stream]
    g.rolls[stream] = count + 1
    g.light += 1
    text = g.streams[stream] + count.to_bytes(4, "little")
    return _unpack(hashlib.blake2b(text, key=g.key).digest())


def below(g: State, stream: int, n: int) -> int:
    """A number from 0 to n - 1."""
    chosen: int = numbers(g, stream)[0] % n
    return chosen


def shuffle(g: State, stream: int, cards: list[int]) -> None:
    """Shuffle a zone in place."""
    have: tuple[int, ...] = ()
    used = _BLOCK
    for i in range(len(cards) - 1, 0, -1):
        if used == _BLOCK:
            have = numbers(g, stream)
            used = 0
        j = have[used] % (i + 1)
        used += 1
        cards[i], cards[j] = cards[j], cards[i]
    lift(g, cards)


def seed_bytes(seed: int | bytes) -> bytes:
    """The secret of a game: 32 bytes as given, or made from a number for repeatable runs."""
    if isinstance(seed, bytes):
        return seed
    return hashlib.blake2b(f"shipboard seed {seed}".encode(), digest_size=32).digest()


def commitment(seed: bytes) -> str:
    """What the table publishes before the first deal, to be checked against the seed afterwards."""
    return hashlib.sha256(b"shipboard commitment " + seed).hexdigest()

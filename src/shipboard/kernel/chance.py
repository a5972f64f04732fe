"""Chance: a counter-based generator, keyed by the game's secret seed and the name of the stream.

Each stream (a deck, the dice, set-up) has a counter of its own, so a change in one place does not
shift the draws of another. Sixteen numbers cost one hash of key, name and counter.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import Struct
from typing import Final

from .cards import DESIGN, lift
from .state import State

_BLOCK: Final = 16  # numbers in one hash
_unpack = Struct("<16I").unpack


def number(g: State, stream: int) -> int:
    """The next number of a stream, below 2 ** 32."""
    used = g.rolls[stream]
    g.rolls[stream] = used + 1
    at = used % _BLOCK
    if at == 0:
        text = g.key + g.streams[stream] + used.to_bytes(4, "little")
        g.blocks[stream] = _unpack(blake2b(text).digest())
    return g.blocks[stream][at]


def below(g: State, stream: int, n: int) -> int:
    """A number from 0 to n - 1; for a pile of cards its bias is less than one in 2 ** 25."""
    g.light += 1
    return number(g, stream) % n


def shuffle(g: State, stream: int, cards: list[int]) -> None:
    """Shuffle a zone in place. Fewer than two cards need no chance."""
    i = len(cards)
    if i < 2:
        return
    g.light += 1
    marked = False
    while i > 1:
        j = number(g, stream) % i
        i -= 1
        card = cards[j]
        cards[j] = cards[i]
        cards[i] = card
        if card > DESIGN:
            marked = True
    if marked or cards[0] > DESIGN:
        lift(g, cards)


def seed_bytes(seed: int | bytes) -> bytes:
    """The secret of a game: 32 bytes as given, or made from a number for repeatable runs."""
    if isinstance(seed, bytes):
        return seed
    return blake2b(f"shipboard seed {seed}".encode(), digest_size=32).digest()


def commitment(seed: bytes) -> str:
    """What the table publishes before the first deal, to be checked against the seed afterwards."""
    return sha256(b"shipboard commitment " + seed).hexdigest()

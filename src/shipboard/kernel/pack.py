"""Content in play: what the cards of a game are called and say. Immutable, shared by all states."""

from __future__ import annotations

from typing import Any


class Pack:
    """Names (ids), titles and texts of the cards of each pool, by design. Games subclass it.

    Everybody sees the back of a card that lies face down. A pool whose cards have several `backs`
    names them here, by design; the cards of all others look alike from behind. Where everybody
    knows that only some designs of a pool can lie in a zone, `only` has them by the zone's name.
    """

    def __init__(self, content_hash: str) -> None:
        self.hash = content_hash
        # Of the same content as earlier versions wrote it: games with it go on.
        self.former: tuple[str, ...] = ()
        self.names: dict[str, tuple[str, ...]] = {}
        self.titles: dict[str, tuple[str, ...]] = {}
        self.texts: dict[str, tuple[str, ...]] = {}
        self.backs: dict[str, tuple[str, ...]] = {}
        self.only: dict[str, frozenset[int]] = {}
        self.asks: tuple[Any, ...] = ()  # kinds of decision of cards, numbered after the game's

    def is_content(self, content_hash: str) -> bool:
        """Whether this is the content of that hash, as it is written now or was before."""
        return content_hash == self.hash or content_hash in self.former

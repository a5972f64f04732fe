"""The story of a game, told from its record (GLM-15).

`plays` finds what happened and what the players said about it. `narrator` tells it, in the lives it
belongs to (`lives`), with sentences that `voice` puts together and `words` chooses from the phrases
in the TOML files. `binding` adds beginning and end, `book` is the finished tale, and `page` and
`markdown` write it down. The same record makes the same tale everywhere.
"""

from __future__ import annotations

from shipboard.kernel.declare import Game
from shipboard.kernel.record import Record

from .binding import bind
from .book import Tale
from .narrator import Narrator
from .plays import play_through


def tell(game: Game, record: Record) -> Tale:
    """GLM-15.2: the tale of every crew, as far as the record goes."""
    match, plays = play_through(game, record)
    narrator = Narrator(match)
    narrator.tell(plays)
    return bind(narrator)


__all__ = ["Tale", "tell"]

"""A recorded game, told from its stored events as one viewer saw it.

The rules are not needed for that, so an old game stays watchable when a rule has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from shipboard.games import game as find_game
from shipboard.kernel.record import Record
from shipboard.kernel.state import Refused
from shipboard.kernel.words import Speaker

EVERYBODY = -1  # an audience that every viewer belongs to


def story(record: Record, path: Path, viewer: int | None, everything: bool) -> Iterator[str]:
    """The lines of the log; with `everything`, no part of an event stays secret."""
    game = find_game(record.game)
    options = game.choose(record.players, record.options)
    if viewer is not None and not 0 <= viewer < record.players:
        raise Refused(f"{path}: there is no seat {viewer}; the seats are 0 to {record.players - 1}")
    if len(record.names) != record.players:
        raise Refused(f"{path}: names {len(record.names)} players, not {record.players}")
    # Never run: it only lends its cards to the words.
    table = game.deal(record.players, b"", game.load(options), options)
    names = record.names + record.automatic
    if len(names) != table.players:
        raise Refused(f"{path}: has {len(names)} seats, not {table.players}")
    teller = Speaker(game, names, viewer)
    for place, (event, args, audience, secret) in enumerate(record.events):
        happened = (event, args, EVERYBODY if everything else audience, secret)
        try:
            declared = game.events[event]
            if (len(args), len(secret)) != (len(declared.told), len(declared.secret)):
                raise ValueError
            line = teller.event(table, happened, record.notes.get(place, ""))
        except (LookupError, ValueError, TypeError):
            raise Refused(f"{path}: {game.title} does not know event {place + 1}") from None
        if line:
            yield line

"""Records on disk."""

from __future__ import annotations

from pathlib import Path

from shipboard.games import game as find_game
from shipboard.kernel.match import Match, replay
from shipboard.kernel.record import Record, read_record
from shipboard.kernel.state import Refused


def load(path: Path) -> Record:
    """The record in a file, or a refusal that names the file."""
    try:
        record = read_record(path.read_bytes())
    except OSError as error:
        raise Refused(f"{path}: cannot be read: {error.strerror}") from None
    except Refused as error:
        raise Refused(f"{path}: {error}") from None
    # A stranger's record must not steer the terminal.
    if not all(name.isprintable() for name in record.names + record.automatic):
        raise Refused(f"{path}: has names with invisible characters")
    return record


def resume(path: Path) -> Match:
    """The match that a file tells, up to its last answer."""
    record = load(path)
    try:
        return replay(find_game(record.game), record)
    except (Refused, ValueError, LookupError) as error:
        raise Refused(f"{path}: {error}") from None


def save(match: Match, path: Path) -> None:
    """Write the record; a file is either the old one or the whole new one."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_bytes(match.record().to_json())
        part.replace(path)
    except OSError as error:
        raise Refused(f"{path}: cannot be written: {error.strerror}") from None


def check_target(path: Path) -> None:
    """Refuse a place where no record can be saved, before a game is played for it."""
    if path.exists():
        raise Refused(f"{path}: already exists; choose another file name")
    if not path.parent.is_dir():
        raise Refused(f"{path}: there is no folder {path.parent}")

"""A game moment by moment, for watching it again, and what came of it: in a process of its own."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import msgspec

from shipboard.games import game as find_game
from shipboard.kernel import view as views
from shipboard.kernel.layout import Talk
from shipboard.kernel.match import Changed, Match, Saved, verify
from shipboard.kernel.recap import turning_points
from shipboard.kernel.record import Answer, Record, read_record
from shipboard.kernel.save import digest
from shipboard.kernel.state import NO_WINDOW, Refused
from shipboard.kernel.words import Speaker

from ..tables import entries as e

EVERYTHING = "all"
PUBLIC = "public"
RECORD, FRAMES, ENDING = "record", "frames", "ending"  # the parts of an archive
EVERYBODY = -1  # an audience that every viewer belongs to

Seen = dict[str, Any]
encode = msgspec.json.Encoder().encode


def whose(text: str, players: int) -> int | None:
    """The viewer that is meant: a seat, or None for the public and for those who know all."""
    if text in (PUBLIC, EVERYTHING):
        return None
    if text.isascii() and text.isdecimal() and int(text) < players:
        return int(text)
    raise Refused(f"a viewer must be public, all or a seat from 0 to {players - 1}, not {text!r}")


def frames(
    record: bytes, viewer: str, running: bool, changed: Changed | None = None
) -> list[bytes]:
    """Every frame of a game, encoded.

    Of a running game only what that seat noticed is a frame: the number of answers could tell
    what others did in secret. Where its rules were changed, what went before is one frame.
    """
    told = read_record(record)
    shown = whose(viewer, told.players)
    made: list[bytes] = []
    last = b""
    seen = 0
    first = changed["answers"] if changed else 0
    for number, match in enumerate(_moments(told, running, changed), first):
        shot = frame(match, shown, viewer, number, seen, told.notes)
        seen = len(match.state.events)
        # Encoded at once: the lists in it are those of the state, and the state goes on.
        before, last = last, encode(shot["position"])
        if running:
            if not shot["moves"] and last == before:
                continue
            shot["answer"] = len(made)
        made.append(encode(shot))
    return made


def _moments(record: Record, running: bool, changed: Changed | None) -> Iterator[Match]:
    """The match as it was dealt and after every answer.

    Of a running game, as all notice it: each window opens and closes, whoever was asked in it.
    """
    match = _begin(record, running, changed)
    first = len(match.answers)
    for number in range(first, len(record.answers) + 1):
        if number > first:
            _step(match, record.answers[number - 1])
        at_present = number == len(record.answers)
        while match.paused and not (at_present and digest(match.state) == record.digest):
            yield match
            match.resume()
        if not running or match.paused or match.state.window == NO_WINDOW:
            yield match


def _begin(record: Record, live: bool, changed: Changed | None = None) -> Match:
    game, seed = find_game(record.game), bytes.fromhex(record.seed or "")
    saved = None
    if changed:
        answers, told = record.answers[: changed["answers"]], record.events[: changed["told"]]
        saved = Saved((game.version,), changed["where"], answers, [], list(told))
    match = Match(game, record.players, record.options, seed, record.names, live, saved)
    if match.paused and not live:
        match.resume()
    return match


def _step(match: Match, answer: Answer) -> None:
    if answer.kind:
        match.interject(answer.seat, answer.kind, answer.option)
    else:
        match.answer(answer.decision, answer.option, note=answer.note)


def frame(
    match: Match, viewer: int | None, wanted: str, answer: int, since: int, notes: dict[int, str]
) -> Seen:
    """One moment as this viewer sees it, and what was told since that event."""
    position = match.position(viewer)
    if wanted == EVERYTHING:
        position |= views.everything(match.game, match.state)
    if match.game.chart is not None:
        position["map"] = match.game.chart.position(match.state.pack, position)
        if board := match.game.chart.dealt(match.state.pack, position):
            position["board"] = board
    position["goals"] = match.game.goals(position, Talk.of(match, viewer))
    speaker = Speaker(match.game, match.names, viewer)
    moves = []
    for line, event in enumerate(match.state.events[since:], since):
        if wanted == EVERYTHING:
            event = (event[0], event[1], EVERYBODY, event[3])
        seen = views.event(match.game, match.state, event, viewer)
        moves.append(speaker.tell(match.state, event, seen, notes.get(line, "")))
    return {"answer": answer, "moves": moves, "position": position}


def ending(record: bytes, changed: Changed | None = None) -> bytes:
    """What each player of a finished game came to, and the moments at which it turned; encoded.

    Where the rules were changed, what went before tells no turning point.
    """
    told = read_record(record)
    first = changed["answers"] if changed else 0
    moments: list[list[Seen]] = [[] for _ in range(first)]
    seen = 0
    for match in _moments(told, False, changed):
        speaker, g = Speaker(match.game, match.names), match.state
        since, seen = seen, len(g.events)
        moments.append([])
        for event in g.events[since:] if since or not changed else ():
            shown = views.event(match.game, g, event, None)
            speaker.tell(g, event, shown, "")
            moments[-1].append(shown)
    scores = match.game.scores(match.state, Talk.of(match, None))
    return encode(
        {
            "total": len(moments),
            "scores": [asdict(score) for score in scores],
            "points": [asdict(point) for point in turning_points(moments)],
        }
    )


def packed(record: bytes, changed: Changed | None) -> dict[str, bytes]:
    """A finished game, to be kept: its record, and its frames for each viewer.

    Other rules will not be able to play it again.
    """
    told = read_record(record)
    if told.rules != find_game(told.game).version and not changed and check(record):
        return {}  # only the version that played it can
    made = [frames(record, viewer, False, changed) for viewer in _viewers(told.players)]
    # What different viewers see of one moment is much alike, and becomes a hundredth.
    mixed = b"\n".join(frame for moment in zip(*made, strict=True) for frame in moment)
    parts = {RECORD: record, FRAMES: mixed, ENDING: ending(record, changed)}
    return {part: lzma.compress(data, preset=1) for part, data in parts.items()}


def _viewers(players: int) -> list[str]:
    return [PUBLIC, EVERYTHING, *map(str, range(players))]


def unpacked(data: bytes, viewer: str, players: int) -> list[bytes]:
    """The frames of a viewer among those that were packed."""
    seat = whose(viewer, players)
    among = _viewers(players)
    column = among.index(viewer if seat is None else str(seat))
    return lzma.decompress(data).split(b"\n")[column :: len(among)]


def check(record: bytes) -> str:
    """Play a finished game again; the words of what is wrong with it, or nothing."""
    told = read_record(record)
    try:
        verify(find_game(told.game), told)
    except Refused as refused:
        return str(refused)
    return ""


def tale(record: bytes, html: bool) -> str:
    """The story of a game that tells one."""
    told = read_record(record)
    game = find_game(told.game)
    if game.tale is None:
        raise Refused(f"{game.title} has no tale to tell")
    story = game.tale(game, told)
    return story.to_html() if html else story.to_markdown()


def prefix(record: bytes, answers: int, at: int) -> list[bytes]:
    """The entries of a table that stands where this game stood after so many answers."""
    return [e.encode(entry) for entry in _prefix(read_record(record), answers, at)]


def _prefix(record: Record, answers: int, at: int) -> Iterator[e.Entry]:
    match = _begin(record, live=True)

    def told(since: int) -> list[e.Told]:
        return match.state.events[since:]

    for answer in record.answers[:answers]:
        while match.paused:
            before = len(match.state.events)
            match.resume()
            yield e.Closed(at, told=told(before))
        before = len(match.state.events)
        seat = next((d.seat for d in match.decisions if d.id == answer.decision), answer.seat)
        _step(match, answer)
        if answer.kind:
            yield e.Interjected(at, seat, answer.kind, answer.option, told=told(before))
        else:
            note = answer.note
            yield e.Answered(at, seat, answer.decision, answer.option, note, told=told(before))

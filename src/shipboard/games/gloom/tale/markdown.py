"""A tale as Markdown. Whatever players typed or are called is text, never a mark."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .book import Crew, Life, Line, Tale, signed
from .words import listed

MARKS = re.compile(r"([\\`*_\[\]<>|~&#$])")
AT_BEGINNING = re.compile(r"^(\d+(?=[.)])|(?=[-+=]))")


def markdown(tale: Tale) -> str:
    """The whole tale."""
    parts = [
        f"# {text(tale.title)}",
        f"*{_subtitle(tale)}*",
        prose([tale.prologue]),
        *(part for crew in tale.crews for part in _crew(crew, tale.over)),
        "## The end" if tale.over else "## So far",
        prose(tale.ending),
        _scores(tale),
    ]
    if any(line.told for line in tale.lines()):
        parts.append("*Sentences in italics were told at the table.*")
    return "\n\n".join(part for part in parts if part) + "\n"


def text(words: str) -> str:
    """Words without any mark in them.

    >>> print(text("<b> *x* [y](z)"))
    \\<b\\> \\*x\\* \\[y\\](z)
    """
    return MARKS.sub(r"\\\1", words)


def prose(lines: Iterable[Line]) -> str:
    """A paragraph; what players told stands in italics."""
    joined = " ".join(f"*{text(line.text)}*" if line.told else text(line.text) for line in lines)
    return AT_BEGINNING.sub(lambda found: f"{found[0]}\\", joined)


def _subtitle(tale: Tale) -> str:
    players = listed([text(crew.player) for crew in tale.crews])
    return f"A tale of {tale.game}, from the crews of {players}"


def _crew(crew: Crew, over: bool) -> list[str]:
    parts = [f"## The crew of {text(crew.player)}", prose([crew.opening])]
    for life in crew.lives:
        parts += _life(life, over)
    if crew.asides:
        parts += ["### Meanwhile", prose(crew.asides)]
    if crew.ending:
        parts += ["### The reckoning", prose([crew.ending])]
    return parts


def _life(life: Life, over: bool) -> list[str]:
    parts = [f"### {text(life.name)}"]
    if life.motto:
        parts.append(f"*{text(life.motto)}*")
    parts += [prose(paragraph) for paragraph in life.paragraphs]
    if life.ledger:
        rows = ["| Turn | What happened | By the hand of | Self-Worth |", "|---:|---|---|---:|"]
        rows += [
            f"| {entry.turn} | {text(entry.what)} | {text(entry.by)} | {signed(entry.worth)} |"
            for entry in life.ledger
        ]
        parts.append("\n".join(rows))
    return [*parts, f"**{fate(life, over)}**"]


def fate(life: Life, over: bool) -> str:
    """What a life counts.

    >>> fate(Life("c01", "The Captain", "", (), (), True, False, -30), True)
    'Dead, with a Self-Worth of −30'
    """
    if life.dead:
        return f"Dead, with a Self-Worth of {signed(life.worth)}"
    if life.gone:
        return "Gone from the story, which counts for nothing"
    if over:
        return f"Alive at {signed(life.worth)}, which counts for nothing"
    return f"Alive, with a Self-Worth of {signed(life.worth)}"


def _scores(tale: Tale) -> str:
    rows = ["| Place | Crew of | Dead | Total |", "|---:|---|---:|---:|"]
    for crew in ranked(tale):
        dead = sum(life.dead for life in crew.lives)
        place = crew.place if tale.over else "–"
        rows.append(f"| {place} | {text(crew.player)} | {dead} | {signed(crew.total)} |")
    return "\n".join(rows)


def ranked(tale: Tale) -> list[Crew]:
    """The crews, the most miserable first."""
    return sorted(tale.crews, key=lambda crew: crew.place)

"""Why a bot answers what it answers, in words: what it noted while it chose.

A bot that is asked to explain itself keeps notes while it chooses (`Bot.explained`), of the very
numbers by which it compares. What a note says is declared beside the bot (`Bot.words`); its names
of cards and players become words here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Final

from .because import Because
from .layout import Talk
from .words import second_person

SENTENCES: Final = 2  # at most, in an explanation


def in_words(moved: Sequence[Because], talk: Talk, options: Mapping[str, str]) -> str:
    """What moved an answer, in one or two sentences; `options` in the words of the question."""
    sentences = []
    for because in moved[:SENTENCES]:
        thing = str(because.told.get("option", "")).partition(":")[2]
        told = {
            name: _said(name, because.told.get(name, thing), talk, options)
            for _, name, _, _ in Formatter().parse(because.words)
            if name
        }
        said = because.words.format_map(told)
        said = said[:1].upper() + said[1:]
        sentences.append(second_person(said) if because.words.startswith("{seat") else said)
    return " ".join(sentences)


def _said(name: str, value: object, talk: Talk, options: Mapping[str, str]) -> str:
    sort = name.partition("_")[0]
    if sort == "seat":
        return talk.name(int(str(value)))
    if sort == "option":
        return options.get(str(value), str(value).partition(":")[2].replace("_", " "))
    if sort in talk.pack.names and str(value) in talk.pack.names[sort]:
        return talk.title(sort, str(value))
    return f"{value:.1f}" if isinstance(value, float) else str(value)

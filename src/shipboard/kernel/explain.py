"""Why a bot answers what it answers, in words: what it noted while it chose.

A bot that is asked to explain itself keeps notes while it chooses (`Bot.explained`), of the very
numbers by which it compares. What a note says is declared beside the bot (`Bot.words`); its names
of cards and players become words here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Final, NamedTuple

from .because import WORDS, Because, Explained
from .layout import Talk
from .match import Decision, Match
from .words import Speaker, amount, second_person

SENTENCES: Final = 2  # at most, in an explanation
UNCLEAR: Final = frozenset(WORDS.values())  # where a bot says one of these, options hardly differ


class Hint(NamedTuple):
    """What a bot would do in somebody's seat."""

    option: str
    text: str  # why
    clear: bool  # whether it makes a difference


def hint(explained: Explained, talk: Talk, options: Mapping[str, str]) -> Hint:
    """An answer that was explained, for the person who has to give one."""
    option, moved = explained
    clear = all(because.words not in UNCLEAR for because in moved)
    return Hint(option, in_words(moved, talk, options), clear)


def option_words(match: Match, decision: Decision) -> dict[str, str]:
    """The options of an open decision in the words of the question."""
    speaker, g = Speaker(match.game, match.names, decision.seat), match.asking(decision)
    kind = match.kinds.index(decision.kind)
    numbered = zip(decision.options, decision.numbers, strict=True)
    return {name: speaker.option(g, kind, number) for name, number in numbered}


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
    return f"{value:.1f}" if isinstance(value, float) else amount(value)

"""What moved an answer: noted by a bot while it chose, said by whoever asks (`explain.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

# What can be said of any choice.
WORDS: Final[Mapping[str, str]] = {
    "only": "There is nothing else to choose.",
    "alike": "There is no clear difference: one is as good as another.",
    "close": "There is no clear difference between this and “{option}”.",
    "thumb": "This bot goes by a fixed rule here and weighs nothing up.",
    "silent": "This bot cannot say why.",
}


@dataclass(frozen=True, slots=True)
class Because:
    """One thing that moved an answer. What stands in braces is told by its name.

    As with events, the first word of a name says what it is: a seat, a card or something of another
    pool, an option; anything else is said as it is. What is not told is what the option names.
    """

    words: str
    told: Mapping[str, object] = field(default_factory=dict)


Explained = tuple[str, tuple[Because, ...]]  # the answer, and what moved it


def unexplained(option: str) -> Explained:
    """The answer of a player who cannot say why."""
    return option, (Because(WORDS["silent"]),)


def percent(share: float) -> int:
    """A chance as people say it, and no more exactly than it is known.

    >>> percent(0.437), percent(0.996)
    (45, 100)
    """
    return 5 * round(20 * share)

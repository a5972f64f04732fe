"""What moved an answer, in words; and a bot that keeps notes of its own comparisons."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, ClassVar

from shipboard.kernel.because import WORDS, Because
from shipboard.kernel.explain import in_words
from shipboard.kernel.layout import Talk
from shipboard.kernel.player import Bot

PACK = SimpleNamespace(names={"card": ["fuel_rod"]}, titles={"card": ["Fuel Rod"]})
TALK = Talk(["Ada", "Ben"], 0, PACK)
WORTH = {"card:a": 1.0, "card:b": 3.0, "card:c": 2.95}


class Weighing(Bot):
    """Takes what is worth most."""

    words: ClassVar = {"most": "It is worth {worth}.", "fixed": "Always so."}
    close = 0.1

    def most(self, options: list[str]) -> str:
        return self.compare(options, WORTH.__getitem__, "most")

    def first(self, options: list[str]) -> str:
        return options[0]


Weighing.answers = {"weigh": Weighing.most, "fixed": Weighing.first, "odd": Weighing.first,
                    "any": Weighing.any_of}  # fmt: skip


def why(kind: str, *options: str) -> str:
    decision: dict[str, Any] = {"kind": kind, "options": list(options)}
    chosen, moved = Weighing(0, random.Random(1)).explained({}, decision)
    assert chosen in options
    return in_words(moved, TALK, {"card:c": "the third one"})


def test_a_comparison_is_told_with_its_number() -> None:
    assert why("weigh", "card:a", "card:b") == "It is worth 3.0."


def test_a_small_difference_is_told_as_none() -> None:
    assert why("weigh", "card:b", "card:c") == (
        "It is worth 3.0. There is no clear difference between this and “the third one”."
    )


def test_what_nobody_weighed_is_not_given_a_reason() -> None:
    assert why("fixed", "x", "y") == "Always so."
    assert why("odd", "x", "y") == WORDS["thumb"]
    assert why("any", "x", "y") == WORDS["alike"]
    assert why("weigh", "card:a") == WORDS["only"]


def test_a_bot_keeps_no_notes_when_nobody_asks() -> None:
    bot = Weighing(0, random.Random(1))
    bot.choose({}, {"kind": "weigh", "options": ["card:a", "card:b"]})
    assert bot.notes is None


def test_players_and_cards_have_names_and_a_reader_is_you() -> None:
    moved = (Because("{seat} holds {card}.", {"seat": 1, "card": "fuel_rod"}),)
    assert in_words(moved, TALK, {}) == "Ben holds Fuel Rod."
    moved = (Because("{seat} holds {card}.", {"seat": "0", "option": "give:fuel_rod"}),)
    assert in_words(moved, TALK, {}) == "You hold Fuel Rod."

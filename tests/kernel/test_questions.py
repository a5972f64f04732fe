"""Cards that ask in their own words: each becomes a kind of decision of its pack."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import pytest

from shipboard.kernel.content import Asks, PackError, Vocabulary
from shipboard.kernel.declare import Kind
from shipboard.kernel.specs import Effects, Id
from shipboard.kernel.state import Step

KINDS = (
    Kind("pass", "Pass?", ("yes", "no"), "TOY-1"),
    Kind("which", "Which one?", ("first", "second"), "TOY-2", secret=True),
)
vocabulary = Vocabulary("Toy", KINDS)


@dataclass(frozen=True)
class Card:
    """A card as a file describes it."""

    id: str
    effects: tuple[Step, ...]


@vocabulary.effect
def choose(ask: Asks | None = None, labels: tuple[Id, ...] = ("first", "second")) -> Step:
    """One of the labels."""
    return ("choose", vocabulary.question(ask, 1, options=labels, secret=False))


@vocabulary.record
def card(id: Id, do: Effects = ()) -> Card:  # noqa: A002
    """A card."""
    return Card(id, do)


def read(text: str) -> list[Card]:
    cards: list[Card] = vocabulary.load({"mine.toml": text})["card"]
    return cards


def test_a_card_without_words_of_its_own_asks_the_general_question() -> None:
    assert read('[[card]]\nid = "a"\ndo = ["choose"]')[0].effects == (("choose", 1),)
    assert vocabulary.asks == []


def test_a_question_is_numbered_after_the_games_and_named_after_its_card() -> None:
    cards = read(
        """
        [[card]]
        id = "a"
        do = [{ choose = { ask = "Left or right?", labels = ["left", "right"] } }]
        [[card]]
        id = "b"
        do = [{ choose = { ask = "Up?" } }, { choose = { ask = "Down?" } }]
        """
    )
    assert [each.effects for each in cards] == [
        (("choose", 2),),
        (("choose", 3), ("choose", 4)),
    ]
    assert [kind.name for kind in vocabulary.asks] == ["a", "b", "b_2"]
    asked = vocabulary.asks[0]
    assert (asked.prompt, asked.options, asked.rule) == (
        "Left or right?",
        ("left", "right"),
        "TOY-2",
    )
    assert (asked.like, asked.secret, asked.default) == ("which", False, None)


def test_a_question_may_have_a_name_a_rule_and_a_default_of_its_own() -> None:
    read(
        """
        [[card]]
        id = "a"
        [[card.do]]
        choose = { ask = { prompt = "?", name = "well", rule = "TOY-7.1", default = "second" } }
        """
    )
    (asked,) = vocabulary.asks
    assert (asked.name, asked.rule, asked.default) == ("well", "TOY-7.1", "second")


def test_two_cards_may_share_a_question() -> None:
    ask = '{ prompt = "Well?", name = "well" }'
    text = "\n".join(
        f'[[card]]\nid = "{name}"\ndo = [{{ choose = {{ ask = {ask} }} }}]' for name in "ab"
    )
    assert [each.effects for each in read(text)] == [(("choose", 2),)] * 2
    assert len(vocabulary.asks) == 1


@pytest.mark.parametrize(
    ("ask", "problem"),
    [
        ('{ prompt = "Well?", name = "pass" }', "found the question pass a second time"),
        ('{ prompt = "Well?", default = "third" }', "found the default third, expected one of"),
        ('{ prompt = "Well?", rule = "seven" }', "expected the number of a rule"),
        ('{ prompt = " " }', "expected some text"),
        ('{ name = "well" }', "ask.prompt: found nothing"),
    ],
)  # fmt: skip
def test_a_question_that_cannot_be_put_is_refused_with_the_field(ask: str, problem: str) -> None:
    with pytest.raises(PackError, match=problem) as refused:
        read(f'[[card]]\nid = "a"\ndo = [{{ choose = {{ ask = {ask} }} }}]')
    assert str(refused.value).startswith("mine.toml: card 'a': ")


def test_the_questions_of_one_file_are_not_those_of_another() -> None:
    read('[[card]]\nid = "a"\ndo = [{ choose = { ask = "Well?" } }]')
    read('[[card]]\nid = "b"\ndo = ["choose"]')
    assert vocabulary.asks == []


def test_packs_that_are_read_at_the_same_time_keep_their_questions_apart() -> None:
    begun, go_on = threading.Event(), threading.Event()
    both = Vocabulary("Toy", KINDS)

    @both.effect
    def ask_slowly(ask: Asks) -> Step:
        number = both.question(ask, 1)
        if ask.prompt == "Slow?":
            begun.set()
            assert go_on.wait(10)
        return ("ask", number)

    @both.record
    def slow_card(id: Id, do: Effects = ()) -> Step:  # noqa: A002
        return do

    def prompts(prompt: str) -> list[str]:
        both.load({"a.toml": f'[[slow_card]]\nid = "a"\ndo = [{{ ask_slowly = "{prompt}" }}]'})
        return [kind.prompt for kind in both.asks]

    with ThreadPoolExecutor(1) as other:
        slow = other.submit(prompts, "Slow?")
        assert begun.wait(10)
        assert prompts("Quick?") == ["Quick?"]
        go_on.set()
        assert slow.result(10) == ["Slow?"]

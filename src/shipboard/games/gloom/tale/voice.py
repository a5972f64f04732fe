"""The voice of the story: how a sentence is put together from phrases, and never said twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from shipboard.kernel.match import Match

from ..pack import UNTIMELY_DEATH
from ..state import Gloom
from .book import Entry, Line
from .lives import Draft, Memory
from .plays import Play
from .words import Chooser, curl, fill, large, ordinal, phrases, places

BACK = {"echo", "Echo", "earlier", "Earlier"}  # places that refer to what happened before
TWICE = 2  # how often a death may come back to the same thing


class Voice:
    """Speaks of the cards and Characters of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.g = cast(Gloom, match.state)
        self.pack = self.g.cards
        self.chooser = Chooser(match.commitment)
        self.turns = phrases("turns")
        self.said: set[str] = set()
        self.told: dict[int, list[Draft]] = {}  # by card: whom it has befallen
        self.asides: list[list[Line]] = [[] for _ in match.names]

    def compose(self, life: Draft, card: int, opener: str, other: Draft | None) -> str:
        """The sentence of a card, with an opener where there is a fresh one for it."""
        options = self.options(card)
        fresh = self.chooser.pick(options, life.words() | {"title": ""})
        phrase = fresh or self.chooser.repeat(options)
        others = self.told.setdefault(card, [])
        if not fresh and opener not in ("posthumous", "swerved", "assigned"):
            opener, other = "like", next((o for o in others if o is not life), None)
        others.append(life)
        before = self.before(life, opener, other)
        by_name = bool(other) or not life.named
        text = fill(phrase, life.words(by_name) | {"title": self.title(card)})
        life.named = by_name
        whole = self.finish(before + text)
        if whole in self.said:
            whole = self.once_more(text)
        self.said.add(whole)
        life.say(whole)
        return text

    def before(self, life: Draft, opener: str, other: Draft | None) -> str:
        """What is said before a sentence."""
        if not opener:
            return ""
        words = life.words() | self.echoes(life.past)
        if opener == "end":
            words = life.words() | self.echoes(life.misfortunes(), TWICE)
        if other:
            words["other"] = other.person.short
        section = self.turns["effect"] if opener == "assigned" else self.turns["before"]
        options = section[opener]
        if opener == "worse":
            plain = section["plain_worse"]
            options = [*options, *options, *plain] if "echo" in words else plain
        phrase = self.chooser.pick(options, words)
        self.came_back(life, phrase, words)
        return fill(phrase, words)

    def echoes(self, past: Sequence[Memory], often: int = 1) -> dict[str, str]:
        """What the story may come back to: the latest, and one before it of the same kind.

        With `often` it may be an older one, so that nothing is said again and again.
        """
        if often > 1:
            past = [memory for memory in past if memory.told < often]
            past = [memory for memory in past if not memory.told] or past
        if not past or past[-1].told >= often:
            return {}
        latest = past[-1]
        found = {"echo": latest.echo}
        for memory in reversed(past[:-1]):
            if memory.joy == latest.joy and memory.echo != latest.echo:
                return found | {"earlier": memory.echo}
        return found

    def came_back(self, life: Draft, phrase: str, words: Mapping[str, str]) -> None:
        """Note what a phrase has referred to."""
        referred = {words[place.lower()] for place in places(phrase) & BACK}
        for memory in life.past:
            memory.told += memory.echo in referred

    def add(self, life: Draft, options: Sequence[str], words: Mapping[str, str]) -> bool:
        """One more phrase, if a fresh one is left."""
        phrase = self.chooser.pick(options, words)
        if phrase:
            text = self.finish(fill(phrase, words))
            if text in self.said:
                return False
            self.said.add(text)
            life.say(text)
            self.came_back(life, phrase, words)
        return bool(phrase)

    def sentence(self, options: Sequence[str], words: Mapping[str, str]) -> str:
        """A sentence that must be said, never twice in the same words."""
        fitting = [option for option in options if places(option) <= {*words}]
        phrase = self.chooser.pick(options, words) or self.chooser.repeat(fitting or options)
        text = fill(phrase, words)
        whole = self.finish(text)
        if whole in self.said:
            whole = self.once_more(text)
        self.said.add(whole)
        return whole

    def once_more(self, text: str) -> str:
        """The same sentence again, counted."""
        options = self.turns["before"]["once_more"]
        number = 2
        while True:
            phrase = options[number % len(options)]
            whole = self.finish(fill(phrase, {"ordinal": ordinal(number)}) + text)
            if whole not in self.said:
                return whole
            number += 1

    def finish(self, text: str) -> str:
        """A sentence begins large, also inside a quotation."""
        return text[0] + large(text[1:]) if text.startswith("“") else large(text)

    def quote(self, life: Draft, said: str, page: bool = False) -> None:
        """What a player typed."""
        if life.dead or page:
            life.turn_page()
        life.breathe(False)
        life.say(said, told=True)
        life.named = False

    def aside(self, seat: int, text: str, told: bool = False) -> None:
        """Something about a whole crew."""
        if text:
            self.asides[seat].append(Line(text, told))

    def options(self, card: int) -> Sequence[str]:
        """The sentences for a card."""
        death = self.pack.sort[card] == UNTIMELY_DEATH
        known = phrases("deaths" if death else "misfortunes").get(self.id(card))
        found: Sequence[str] = (
            known["say"] if known else self.turns["unknown"]["death" if death else "misfortune"]
        )
        return found

    def echo(self, card: int) -> str:
        """How the story refers to a card."""
        for file in ("misfortunes", "deaths", "events"):
            if self.id(card) in phrases(file):
                found: str = phrases(file)[self.id(card)]["echo"]
                return found
        return f"“{self.title(card)}”"

    def id(self, card: int) -> str:
        """The id of a card."""
        name: str = self.pack.names["card"][card]
        return name

    def title(self, card: int) -> str:
        """What is printed on a card."""
        return curl(self.pack.titles["card"][card])

    def whose(self, seat: int) -> str:
        """A crew, by its player."""
        return f"{self.match.names[seat]}'s crew"

    def crew_word(self, seat: int) -> str:
        """A crew among its own asides: by its player now and then."""
        return "the crew" if len(self.asides[seat]) % 3 else self.whose(seat)

    def enter(self, life: Draft, play: Play, card: int, seat: int, worth: int) -> None:
        """A line in the ledger."""
        life.worth = worth
        life.ledger.append(Entry(play.turn, self.title(card), self.match.names[seat], worth))

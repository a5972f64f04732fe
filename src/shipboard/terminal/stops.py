"""At which windows a person is asked, and which pass by themselves.

A window is never passed where declining cannot be taken back and decides much. The page has the
same choices under the same names (`web/src/core/stops.ts`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from shipboard.kernel.questions import Choice, Question
from shipboard.kernel.state import Refused

EVERY, ONCE, HITS = "every", "once", "hits"
OFTEN = {
    EVERY: "at every window",
    ONCE: "once between your turns for the same cards",
    HITS: "only when something hits you",
}
TURN = "turn"
UNTIL = {TURN: "until you are asked something else", HITS: "until something hits you"}


@dataclass(slots=True)
class Stops:
    """What one person has said about windows at one table."""

    often: str = ONCE
    until: str = ""  # for now
    quiet: set[str] = field(default_factory=set)  # kinds of window that pass unless they hit
    without: set[str] = field(default_factory=set)  # options that are not to be offered alone
    passed: set[tuple[str, frozenset[str]]] = field(default_factory=set)

    def passes(self, question: Question) -> Choice | None:
        """The answer that declines, if this question is not to be asked."""
        pass_, others = self._parted(question)
        if pass_ is None or pass_.grave:
            return None
        if not others or self.until == TURN:
            return pass_
        if question.hits:
            return None
        name = question.kind.name
        again = self.often == ONCE and (name, others) in self.passed
        quiet = again or name in self.quiet or HITS in (self.until, self.often)
        return pass_ if quiet else None

    def answered(self, question: Question, choice: str, own_turn: bool) -> None:
        """Remember what was declined, until the next turn of one's own."""
        pass_, others = self._parted(question)
        if pass_ is not None and choice == pass_.name:
            self.passed.add((question.kind.name, others))
        if not question.kind.window:
            self.until = ""
            if own_turn:
                self.passed.clear()

    def hear(self, words: str, question: Question) -> str:
        """What somebody has typed after "skip"; what it changes, in a sentence."""
        often = words.removeprefix("often ")
        if words in (EVERY, ONCE) or (often != words and often in OFTEN):
            self.often = often
            return f"You are asked {OFTEN[often]}."
        if words in ("", TURN, HITS):
            if not question.kind.window:
                raise Refused("skip is only for windows, and this question is not one")
            self.until = words or TURN
            return f"You pass {UNTIL[self.until]}."
        found = [each for each in question.choices if each.refers and _is_called(each, words)]
        if not question.kind.window or len(found) != 1:
            raise Refused(
                "type skip, skip hits, skip every, skip once, skip often hits, "
                "or in a window skip and one of its cards"
            )
        self.without.add(found[0].name)
        return f"You are not asked again only to {found[0].words}."

    def _parted(self, question: Question) -> tuple[Choice | None, frozenset[str]]:
        """The option that declines, and what else there is to choose."""
        default = question.kind.default if question.kind.window else None
        found = next((each for each in question.choices if each.name == default), None)
        names = {each.name for each in question.choices}
        return found, frozenset(names - {default} - self.without)


def _is_called(choice: Choice, words: str) -> bool:
    """Whether somebody means this option by what they have typed."""
    typed = words.casefold()
    return typed in choice.words.casefold() or typed == choice.thing.casefold()

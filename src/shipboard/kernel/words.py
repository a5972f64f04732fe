"""Words for people, made at the edge from the game's declarations.

Nothing here is needed to play: it turns decisions and events into sentences.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from .declare import Event, Game
from .state import State, Step
from .view import Viewer, event


@dataclass(frozen=True, slots=True)
class Speaker:
    """Speaks of one game to one viewer, who is called "you"."""

    game: Game
    names: Sequence[str]
    viewer: Viewer = None

    def seat(self, seat: int) -> str:
        """The player's name, or "you"."""
        return "you" if seat == self.viewer else self.names[seat]

    def whom(self, seat: int) -> str:
        """The player's name, or "yourself"."""
        return "yourself" if seat == self.viewer else self.names[seat]

    def option(self, g: State, kind: int, option: int) -> str:
        """What a person reads for this option."""
        declared = self.game.kind(g.pack, kind)
        label, refers, index = declared.split(option)
        text = declared.words.get(label, label.replace("_", " ") or "{}")
        if not refers:
            return text
        words = self.game.referents[refers].words(g, index, self)
        return (text if "{}" in text else text + " {}").format(words)

    def event(self, g: State, happened: Step, note: str = "") -> str:
        """One line of the log, with what was said with it."""
        return self.line(g, happened, event(self.game, g, happened, self.viewer), note)

    def line(self, g: State, happened: Step, seen: dict[str, Any], note: str) -> str:
        """One line of the log, of an event as this viewer saw it; nothing if it is only seen."""
        declared = self.game.events[happened[0]]
        if not declared.public:
            return ""
        text, said, me = self._put(g, happened, seen, declared.public, declared.private)
        line = capital(_template(text, me).format_map(said))
        sentence = one_line(note) if note else ""
        return f"{line} “{sentence}”" if sentence else line

    def entry(self, g: State, happened: Step, seen: dict[str, Any]) -> tuple[int, str] | None:
        """The column of the game's ledger in which this event stands, and in which words."""
        if self.game.ledger is None:
            return None
        column, public, private = self.game.ledger.place(seen["event"])
        if column < 0:
            return None
        text, said, me = self._put(g, happened, seen, public, private)
        return column, capital(_template(text, me).format_map(said))

    def tell(self, g: State, happened: Step, seen: dict[str, Any], note: str) -> dict[str, Any]:
        """An event as this viewer saw it, with all that there is to say of it."""
        seen["text"] = self.line(g, happened, seen, note)
        if note:
            seen["note"] = note
        entry = self.entry(g, happened, seen)
        if entry is not None:
            seen["ledger"] = {"column": entry[0], "words": entry[1]}
        self._add_effect(g, happened, seen)
        return seen

    def _add_effect(self, g: State, happened: Step, seen: dict[str, Any]) -> None:
        """What an event comes to, and what brings it about, as far as either is declared."""
        index, args, _, _ = happened
        declared = self.game.events[index]
        effect = declared.effect
        if effect is None and not declared.cause:
            return
        said: dict[str, str] = {}
        me = self._say(g, declared, declared.args, args, seen, said)
        if declared.cause:
            seen["because"] = declared.cause.format_map(said)
        if effect is not None:
            number = args[declared.args.index(effect.adds)] if effect.adds else 1
            # The sum of several such events is filled in later.
            parts = effect.words.replace("{}", "{{}}").split(" | ")
            text = " | ".join([_within(part, me).format_map(said) for part in parts])
            weight = effect.weight * number if effect.adds else effect.weight
            seen["effect"] = {"words": text, "number": number, "weight": weight}

    def _put(
        self, g: State, happened: Step, seen: dict[str, Any], public: str, private: str
    ) -> tuple[str, dict[str, str], str]:
        """Which of two texts is for this viewer, what stands in its braces, and who is "you"."""
        index, args, _, secret = happened
        declared = self.game.events[index]
        text = public
        said: dict[str, str] = {}
        me = self._say(g, declared, declared.args, args, seen, said)
        if all(name in seen for name in declared.secret):
            text = private or text
            me += self._say(g, declared, declared.secret, secret, seen, said)
        if "option" in said:
            numbers = dict(zip(declared.told, args, strict=True))
            said["option"] = self._done(g, numbers["kind"], numbers["option"], " seat" in me)
        return text, said, me

    def _done(self, g: State, kind: int, option: int, mine: bool) -> str:
        """What somebody has chosen, or done by it; everybody has a name here.

        "B votes: yourself" would not be B.
        """
        nobody = Speaker(self.game, self.names)
        declared = self.game.kind(g.pack, kind)
        label, refers, index = declared.split(option)
        done = declared.told.get(label or refers)
        if done is None:
            return nobody.option(g, kind, option)
        if refers:
            done = done.format(self.game.referents[refers].words(g, index, nobody))
        return second_person(f"You {done}").removeprefix("You ") if mine else done

    def _say(
        self,
        g: State,
        declared: Event,
        names: tuple[str, ...],
        numbers: tuple[Any, ...],
        seen: dict[str, Any],
        said: dict[str, str],
    ) -> str:
        """Put these arguments of an event into words; which of them are the viewer."""
        titles = g.pack.titles
        me = ""
        for i, name in enumerate(names):
            number = numbers[i]
            sort = name.partition("_")[0]
            if sort == "seat":
                said[name] = self.seat(number)
                if number == self.viewer:
                    me += f" {name}"
            elif isinstance(number, tuple):
                said[name] = in_a_row([self._each(g, sort[:-1], each) for each in number])
            elif sort in titles and name not in declared.labels:
                said[name] = titles[sort][number]
            else:
                said[name] = amount(seen[name])
        return me

    def _each(self, g: State, sort: str, number: int) -> str:
        """One of several in words."""
        if sort == "seat":
            return self.seat(number)
        return g.pack.titles[sort][number] if sort in g.pack.titles else amount(number)


def capital(line: str) -> str:
    """A line with a capital letter at its beginning."""
    return line[:1].upper() + line[1:]


def amount(said: Any) -> str:
    """What an argument is called; a large number as people write it.

    >>> amount(12000), amount(7), amount("here")
    ('12,000', '7', 'here')
    """
    return f"{said:,}" if isinstance(said, int) else str(said)


def in_a_row(words: Sequence[str]) -> str:
    """Several things as a person lists them.

    >>> in_a_row(["Energy", "Airlock", "Energy"]), in_a_row(["Energy"]), in_a_row([])
    ('Energy, Airlock and Energy', 'Energy', 'nothing')
    """
    if len(words) < 2:
        return words[0] if words else "nothing"
    return f"{', '.join(words[:-1])} and {words[-1]}"


Note = tuple[int, int, str]  # events told before it, the seat that spoke, what it said


def spoken(
    declared: Sequence[Event], happened: Sequence[Step], notes: Sequence[Note]
) -> dict[int, str]:
    """What was said with each event, by its line in the log, for everybody.

    A sentence belongs to the first event about its player that follows: what is said with a
    half-made or a simultaneous choice is not told yet.
    """
    said: dict[int, str] = {}
    for told, seat, note in notes:
        for line in range(told, len(happened)):
            event, args, _, _ = happened[line]
            about = declared[event]
            if about.public and "seat" in about.args[:1] and args[0] == seat:
                said[line] = f"{said[line]} {note}" if line in said else note
                break
    return said


def one_line(note: str) -> str:
    """What somebody typed, on one line and without signs that would steer a terminal.

    >>> one_line("  The goat\\n did \\x1b[2Jit ")
    'The goat did [2Jit'
    """
    return " ".join("".join(sign if sign.isprintable() else " " for sign in note).split())


@cache
def _template(text: str, me: str) -> str:
    """The words of an event for somebody who is these arguments of it.

    >>> _template("{seat} shows {seat_other} their {card}.", "seat")
    'You show {seat_other} your {card}.'
    >>> _template("{seat} chooses {seat_target}.", "seat seat_target")
    'You choose yourself.'
    """
    begun = False  # somebody who acts on themselves is "you", and then "yourself"
    for name in me.split():
        text = text.replace(f"{{{name}}}", "yourself" if begun else "you")
        begun = begun or text[:3].lower() == "you"
    return second_person(text[:1].upper() + text[1:])


def _within(text: str, me: str) -> str:
    """The same, for the middle of a sentence where the words do not begin with a name.

    >>> _within("a cell is saved", ""), _within("{seat} is hurt", "seat")
    ('a cell is saved', 'You are hurt')
    """
    line = _template(text, me)
    return text[:1] + line[1:] if text[:1].isalpha() else line


IRREGULAR = {"i": "are", "ha": "have"}  # is, has
YOU_DO = re.compile(r"You (\w+?)(s)?\b(.*)", re.DOTALL)
FIRST_OF_YOU = re.compile(r"^The (\w+) of you\b")
OF_YOU = re.compile(r"\bthe (\w+(?: \w+)?) of you\b")
YOU_AND = re.compile(r"^(You and \w.*) them\b")


def second_person(line: str) -> str:
    """A line of the log about "you", in English that agrees with it.

    >>> second_person("You draws Energy."), second_person("You is the Pilot.")
    ('You draw Energy.', 'You are the Pilot.')
    >>> second_person("You passes."), second_person("You keeps their Energy.")
    ('You pass.', 'You keep your Energy.')
    >>> second_person("You goes to the Bridge."), second_person("You does nothing.")
    ('You go to the Bridge.', 'You do nothing.')
    >>> second_person("You flies home."), second_person("You dies.")
    ('You fly home.', 'You die.')
    >>> second_person("You has won."), second_person("A joins the crew of you.")
    ('You have won.', 'A joins your crew.')
    >>> second_person("You and A swap the cards in front of them.")
    'You and A swap the cards in front of you.'
    """
    if "you" not in line and not line.startswith("You"):
        return line
    found = YOU_DO.match(line)
    if not found or not found[2]:
        line = YOU_AND.sub(r"\1 you", FIRST_OF_YOU.sub(r"Your \1", line))
        return OF_YOU.sub(r"your \1", line)
    verb, rest = found[1], found[3].replace(" their ", " your ")
    if verb in IRREGULAR:
        verb = IRREGULAR[verb]
    elif verb.endswith("ie") and len(verb) > len("die"):
        verb = verb[:-2] + "y"
    elif verb.endswith(("sse", "she", "che", "xe", "oe")):
        verb = verb[:-1]
    return f"You {verb}{rest}"

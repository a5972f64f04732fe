"""Help at the prompt: what can be typed, and why something is or is not an option."""

from __future__ import annotations

from collections.abc import Iterator

from shipboard.bots import adviser
from shipboard.kernel.layout import Talk
from shipboard.kernel.match import Match
from shipboard.kernel.state import Refused

from .layouts import showing
from .menu import Entry, Menu, meant


def help_lines(match: Match) -> Iterator[str]:
    """What can be typed at the prompt of this game."""
    game = match.game
    chapter = f"{game.rule_prefix}-4"
    name, beginning, word = getattr(showing(game), "EXAMPLES", None) or _examples(match)
    yield (f"Choose by number, by name, or by the beginning of a name: 2, {name}, {beginning[:3]}.")
    if any(kind.notes for kind in game.kinds) and game.notes(match.options):
        yield (
            'After " / " you can add a sentence of the story to a play or an action: '
            "2 / She had it coming."
            if game.tale
            else 'After " / " you can say something with some answers: 2 / I trust you.'
        )
    yield "!1 does something at any time, where such things are listed."
    yield "table: show the table again. log: show everything that has happened."
    yield "goals: what is played for and how far it is, in full."
    if game.ledger is not None:
        yield "ledger: who did what, turn by turn."
    if any(kind.window for kind in game.kinds):
        yield "skip: in windows, pass until you are asked something else."
        yield "skip hits: pass until something hits you."
        yield "skip and a card: never be asked in a window for this card alone."
        yield (
            "skip every, skip once, skip often hits: be asked at every window, once between your "
            "turns for the same cards (as it is at first), or only when something hits you."
        )
    yield (
        f"rules: list the chapters; rules {chapter}.6, rules {chapter}, rules {word}: read them."
    )
    if adviser(game):
        yield "hint: what a bot would do here in your place, and why."
    yield f"why {beginning}: what a card says, and why it is or is not an option now."
    yield (
        "undo: take back your last answer, if nobody has answered and nothing was revealed since."
    )
    yield "quit (or Ctrl-D): leave; the game is saved, and you can resume it."


def _examples(match: Match) -> tuple[str, str, str]:
    """What could be typed of any game: the title of its first card, and its first word twice."""
    title = next(titles[0] for titles in match.pack.titles.values() if titles).casefold()
    return title, title.split()[0], title.split()[0]


def why(match: Match, talk: Talk, asked: Menu, typed: str) -> Iterator[str]:
    """What is known of a card or option, and why it can or cannot be chosen."""
    if not typed:
        raise Refused("type why and then a card, a player or an option")
    text = typed.casefold()
    if text.isdecimal() or typed.startswith("!"):
        found = [asked.pick(typed)]
    else:
        found = meant(text, asked.options) or meant(text, list(_conceivable(match, talk, asked)))
    cards = list(_printed(talk, text))
    seats = [Entry(str(seat), talk.who(seat)) for seat in range(len(match.names))]
    if not found:
        cards += [f"{entry.words} is a player." for entry in meant(text, seats)]
    if not found and not cards:
        raise Refused(f"{typed!r} is not a card, player or option that can be found here")
    for entry in found:
        yield f"{entry.words[:1].upper()}{entry.words[1:]}: {_reason(match, asked, entry)}"
        cards += _printed(talk, entry.name.rpartition(":")[2])
    yield from dict.fromkeys(cards)
    if not found:
        yield f"This question is about something else ({asked.decision.kind.rule})."


def _reason(match: Match, asked: Menu, entry: Entry) -> str:
    if entry.kind or entry.name in asked.decision.options:
        return f"can be chosen now ({asked.decision.kind.rule})."
    return match.why_not(asked.decision, entry.name)


def _conceivable(match: Match, talk: Talk, asked: Menu) -> Iterator[Entry]:
    """What this kind of question could have for an option, at another time."""
    kind = asked.decision.kind
    for _, label, refers in kind.sections():
        if not refers:
            yield Entry(label, kind.words.get(label, label.replace("_", " ")))
        elif refers in talk.pack.titles:
            named = zip(talk.pack.names[refers], talk.pack.titles[refers], strict=True)
            for name, title in named:
                yield Entry(f"{label or refers}:{name}", title)
        elif refers == "seat":
            for seat in range(len(match.names)):
                yield Entry(f"{label or 'seat'}:{seat}", talk.who(seat))


def _printed(talk: Talk, text: str) -> Iterator[str]:
    """What is printed on the cards that a text names."""
    for pool, texts in talk.pack.texts.items():
        entries = [
            Entry(name, title)
            for name, title in zip(talk.pack.names[pool], talk.pack.titles[pool], strict=True)
        ]
        for entry in meant(text, entries):
            says = texts[talk.pack.names[pool].index(entry.name)]
            yield f'{entry.words}: "{says}"' if says else f"{entry.words} has no text."

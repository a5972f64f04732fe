"""What people read of Interloper's options, off the view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from shipboard.kernel.layout import Talk, View

from .pack import COLONIST, NPC
from .things import Things


def card(view: View, talk: Talk, what: str) -> str:
    """Its sort, its value and its text."""
    things = Things(talk)
    value = things.pack.value[things.design(what)]
    return f"{things.sort(what)}, value {value}. {talk.text('card', what)}"


def penalty(view: View, talk: Talk, what: str) -> str:
    """The same of a card that would be a wound: three of one type kill."""
    return f"{card(view, talk, what)} Three penalties of one type kill."


def figure(view: View, talk: Talk, what: str) -> str:
    """Its player, its place, its harm; before it is aboard, its stats and its text."""
    things = Things(talk)
    facts = view["facts"]
    number = things.pack.names["figure"].index(what)
    if not facts["round"] and COLONIST <= number < NPC:
        return f"{things.stats(view, number)}. {talk.text('figure', what)}"
    parts = []
    if number in facts["figure_of"]:
        parts.append(talk.name(facts["figure_of"].index(number)))
    at = facts["at"][number]
    if at >= 0:
        parts.append(f"in {things.pack.titles['place'][at]}")
    if number < NPC:
        parts.append(f"wounds {things.harm(view, number).removesuffix(' penalties')}")
    words = ", ".join(parts)
    return f"{words[:1].upper()}{words[1:]}."


def place(view: View, talk: Talk, what: str) -> str:
    """Its state, who is there, and what it can do."""
    things = Things(talk)
    number = things.pack.names["place"].index(what)
    notes = things.room(view, number).partition(" (")[2].rstrip(")")
    text = things.pack.texts["place"][number]
    return f"{notes[:1].upper()}{notes[1:]}. {text}".strip() if notes else text


def edge(view: View, talk: Talk, what: str) -> str:
    """Its state."""
    state = Things(talk).edge(view, what).rpartition(" (")[2].rstrip(")")
    return f"{state[:1].upper()}{state[1:]}."


def slot(view: View, talk: Talk, what: str) -> str:
    """One of the viewer's own traits."""
    number = int(what.rpartition(".")[2]) - 1 if what else -1
    cards = view["zones"]["traits"][view["viewer"]].get("cards", ())
    if not 0 <= number < len(cards):
        return ""
    return f"{talk.text('card', cards[number])} It works from then on, and all see it."


def room_text(view: View, talk: Talk, what: str) -> str:
    """What the room of whoever acts can do."""
    facts = view["facts"]
    at = facts["at"][facts["figure_of"][view["viewer"]]]
    return str(talk.pack.texts["place"][at]) if at >= 0 else ""


READINGS: Final[Mapping[str, Callable[[View, Talk, str], str]]] = {
    "card": card,
    "penalty": penalty,
    "figure": figure,
    "place": place,
    "edge": edge,
    "slot": slot,
    "room_text": room_text,
}

"""What people read of Ardor's options, off the view; and what its questions are about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.declare import About
from shipboard.kernel.layout import Talk, View, count

from .rules import votes
from .state import Ardor
from .things import Things

HEALTH: Final = ("dead", "damaged", "undamaged")


def card(view: View, talk: Talk, what: str) -> str:
    """Its colour and its text."""
    return f"{Things(talk).colour(what).capitalize()}. {talk.text('card', what)}"


def seat(view: View, talk: Talk, what: str) -> str:
    """How somebody stands, as all see it."""
    zones, number = view["zones"], int(what)
    title = talk.title("character", zones["character"][number]["cards"][0])
    hand, energy = zones["hand"][number]["count"], zones["front"][number]["count"]
    return (
        f"{title}, {HEALTH[view['facts']['health'][number]]}, {count(hand, 'hand card')}, "
        f"{energy} Energy."
    )


def pair(view: View, talk: Talk, what: str) -> str:
    """What two players would exchange."""
    energy = [view["zones"]["front"][int(number)]["count"] for number in what.split("+")]
    return f"Energy in front of them: {energy[0]} and {energy[1]}."


def malfunction(view: View, talk: Talk, what: str) -> str:
    """What it does, and how far its repair is."""
    for there in view["facts"]["malfunctions"]:
        if there["handle"] == int(what):
            return f"{talk.text('card', there['card'])} {Things(talk).repair(there)}"
    return ""


def ability(view: View, talk: Talk, what: str) -> str:
    """The viewer's own one."""
    return Things(talk).ability(view)[0]


def refresh(view: View, talk: Talk, what: str) -> str:
    """The one that everybody has."""
    return Things(talk).ability(view)[1]


def asked_by(view: View, talk: Talk, what: str) -> str:
    """The text of the card that asks, where its parts have no words of their own."""
    cards = view["zones"]["playing"]["cards"]
    return talk.text("card", cards[-1]) if cards else ""


def their_ability(view: View, talk: Talk, what: str) -> str:
    """That of another player's character."""
    character = view["zones"]["character"][int(what)]["cards"][0]
    index = talk.pack.names["character"].index(character)
    return f"{talk.pack.titles['ability'][index]}: {talk.pack.texts['character'][index]}"


READINGS: Final[Mapping[str, Callable[[View, Talk, str], str]]] = {
    "card": card,
    "seat": seat,
    "pair": pair,
    "item": malfunction,
    "malfunction": malfunction,
    "ability": ability,
    "refresh": refresh,
    "their_ability": their_ability,
    "asked_by": asked_by,
}


def being_carried_out(g: Ardor, seat: int, *args: object) -> About:
    """The card whose text asks."""
    return ("card", g.playing[-1] & DESIGN) if g.playing else ""


def nominee(g: Ardor, seat: int, *args: object) -> About:
    """Who stands before the Tribunal."""
    return "seat", votes.nominee(g)


def everybody(g: Ardor, seat: int, *args: object) -> About:
    """The last cells are everybody's."""
    return "seat", seat


SUBJECTS: Final[Mapping[str, Callable[..., About]]] = {
    "card": being_carried_out,
    "nominee": nominee,
    "everybody": everybody,
}

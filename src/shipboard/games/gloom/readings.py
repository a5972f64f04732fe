"""What people read of Gloom's options, off the view; and what its questions are about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.declare import About
from shipboard.kernel.layout import Talk, View, count

from .rules import stages
from .state import NOBODY, Gloom
from .things import Things, signed


def card(view: View, talk: Talk, what: str) -> str:
    """What it prints and says."""
    return Things(talk).print(what)


def character(view: View, talk: Talk, what: str) -> str:
    """Whose it is, and what its stack shows."""
    return Things(talk).target(view, what)


def seat(view: View, talk: Talk, what: str) -> str:
    """How somebody stands."""
    number, zones = int(what), view["zones"]
    total = signed(view["facts"]["totals"][number])
    return f"{count(zones['hand'][number]['count'], 'hand card')}, the dead count {total}."


READINGS: Final[Mapping[str, Callable[[View, Talk, str], str]]] = {
    "card": card,
    "item": character,
    "seat": seat,
}


def asks(g: Gloom, seat: int, *args: object) -> About:
    """The card whose text asks."""
    return ("card", g.frame.card) if g.frame.card != NOBODY else ""


def announced(g: Gloom, seat: int, *args: object) -> About:
    """The card that is answered."""
    return ("card", g.announced[-1] & DESIGN) if g.announced else ""


def player(g: Gloom, seat: int, *args: object) -> About:
    """Who plays it."""
    return "seat", g.active


def playing(g: Gloom, seat: int, *args: object) -> About:
    """The card of which something more is asked before it is announced."""
    then = g.waiting
    named = then[0] in (stages.player_named, stages.target_named)
    return "card", then[4] if named else then[3]


def hit(g: Gloom, seat: int, *args: object) -> About:
    """At whom, or at whose Character, the card is aimed."""
    aimed = seat == g.named_player or any(c != NOBODY and g.owner[c] == seat for c in g.named)
    return ("seat", seat) if aimed else ""


SUBJECTS: Final[Mapping[str, Callable[..., About]]] = {
    "card": asks,
    "announced": announced,
    "player": player,
    "playing": playing,
    "hit": hit,
}

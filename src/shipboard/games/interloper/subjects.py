"""What Interloper's questions are about: who acts, what with, who fights whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shipboard.kernel.declare import About

from .rules import abilities, aims, attacks, menu, moves, payoff, works
from .rules.figures import figures_of
from .rules.frames import ROOM_TEXT
from .state import NOBODY, Interloper

# By what follows from the answer: what is being done, and to which figure it is the first argument.
DEEDS: Final[Mapping[Any, str]] = {
    moves.declare_move: "move",
    moves.ask_resin: "lock a door",
    moves.declare_lock: "lock a door",
    moves.declare_unlock: "unlock a door",
    works.declare_wreck: "wreck something",
    works.declare_repair: "repair something",
    attacks.ask_target: "attack",
    attacks.declare_attack: "attack",
    abilities.ask_card_aim: "use something",
    abilities.ask_receiver: "pass on an item",
    menu.acted: "act",
}
INNER: Final = (aims.ask_penalty, aims.penalty_picked, aims.ask_route)  # whose last is a step
FIGURES: Final = (1 << aims.FIGURE_BITS) - 1


def figure(g: Interloper, seat: int, *args: Any) -> About:
    """The figure to which the answer belongs."""
    return "figure", g.waiting[1]


def actor(g: Interloper, seat: int, *args: Any) -> About:
    """The figure that acts."""
    return figure(g, seat) if g.waiting[0] in DEEDS else ""


def doing(g: Interloper, seat: int, *args: Any) -> About:
    """Who wants to do what; or what it is for."""
    if g.waiting[0] in DEEDS:
        return f"{g.pack.titles['figure'][g.waiting[1]]} wants to {DEEDS[g.waiting[0]]}."
    found = source(g, seat)
    return f"{found}:" if found else ""


def source(g: Interloper, seat: int, *args: Any) -> str:
    """The card, the room or the character whose text asks."""
    then = g.waiting
    while then[0] in INNER:
        then = next(part for part in then[:0:-1] if isinstance(part, tuple))
    titles = g.pack.titles
    if then[0] is abilities.declare_card:
        return of_text(g, then[2])
    if then[0] is abilities.declare_activate:
        return str(titles["place"][g.at[then[1]]])
    return of_text(g, g.frames[-1].text) if g.frames else ""


def of_text(g: Interloper, text: int) -> str:
    """What a person calls a text: by its room, its card or its character."""
    titles, designs = g.pack.titles, g.cards.designs
    if text <= ROOM_TEXT:
        return str(titles["place"][ROOM_TEXT - text])
    return str(titles["card"][text] if text < designs else titles["figure"][text - designs])


def npc(g: Interloper, seat: int, *args: Any) -> About:
    """The NPC whose route is asked."""
    return ("figure", g.waiting[4] & FIGURES) if g.waiting[0] is aims.ask_route else ""


def in_fight(who: str) -> Callable[..., About]:
    """A side of the fight under way."""
    return lambda g, *args: ("figure", getattr(g.fight, who))


def loser(g: Interloper, seat: int, *args: Any) -> About:
    """Who has lost it."""
    return "figure", payoff.loser_of(g)


def door(g: Interloper, seat: int, *args: Any) -> About:
    """The door that is being locked."""
    return "edge", g.waiting[2]


def item(g: Interloper, seat: int, *args: Any) -> About:
    """The item that is passed on."""
    return "card", g.waiting[2]


def taken(g: Interloper, seat: int, who: int, how: int, design: int) -> About:
    """The penalty that somebody is about to take."""
    return "card", design


def struck(g: Interloper, seat: int, *args: Any) -> About:
    """Whoever owns the figure at which the declared action or the attack is aimed."""
    aimed = g.fight.defender if g.fight.attacker != NOBODY else g.deed.other
    return ("seat", seat) if aimed != NOBODY and figures_of(g, seat) >> aimed & 1 else ""


SUBJECTS: Final[Mapping[str, Callable[..., About]]] = {
    "actor": actor,
    "doing": doing,
    "text": source,
    "npc": npc,
    "door": door,
    "item": item,
    "attacker": in_fight("attacker"),
    "defender": in_fight("defender"),
    "winner": in_fight("winner"),
    "loser": loser,
    "figure": figure,
    "taken": taken,
    "struck": struck,
}

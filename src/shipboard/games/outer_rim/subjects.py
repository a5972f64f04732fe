"""What Outer Rim's questions are about: what is being read, bought, gained, who asks whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shipboard.kernel.declare import About

from .pack import FACES, SKILLS
from .rules import jobs
from .rules.expansion import favors
from .state import ACTION, ADVICE, ENCOUNTER, NONE, PLANNING, Rim
from .things import FAVORS

STEPS = {PLANNING: "planning", ACTION: "action", ENCOUNTER: "encounter"}
KEPT = ("step", "seat", "card")  # what follows when a card was gained, and what it is called with


def argument(refers: str, place: int) -> Callable[..., About]:
    """What follows is called with it."""
    return lambda g, *args: (refers, g.waiting[place])


def scene(g: Rim, seat: int, *args: Any) -> str:
    """What is being read: a section, a card, an ability."""
    titles = g.pack.titles
    if g.waiting[0] is jobs.begin:
        return str(titles["card"][g.waiting[2]])
    if g.frames and g.frames[-1].ability != NONE:
        return str(titles["ability"][g.frames[-1].ability])
    if g.scene:
        return str(titles["section"][g.scene[-1]])
    if g.frames and g.frames[-1].card != NONE:
        return str(titles["card"][g.frames[-1].card])
    return ""


def patrol(place: int) -> Callable[..., About]:
    """The patrol of a faction that what follows is called with."""

    def find(g: Rim, seat: int, *args: Any) -> str:
        faction = g.waiting[place]
        return f"the patrol of {g.pack.titles['faction'][faction]}" if faction != NONE else ""

    return find


def blocker(g: Rim, seat: int, *args: Any) -> str:
    """What stops a flight: the patrol of a faction, or the Maelstrom."""
    faction = args[3]
    if faction != NONE:
        return f"the patrol of {g.pack.titles['faction'][faction]}"
    return str(g.pack.titles["space"][g.at[seat]])


def partner(g: Rim, seat: int, *args: Any) -> About:
    """The other one of a trade or a deal."""
    return "seat", next(other for other in args[1:] if other != seat)


def gained(g: Rim, seat: int, *args: Any) -> About:
    """The card for which somebody makes room."""
    return ("card", g.waiting[2]) if len(g.waiting) >= len(KEPT) else ""


def new_ship(g: Rim, seat: int, *args: Any) -> About:
    """The ship in which things must find room."""
    return "ship", g.ship[seat][0]


def amount(g: Rim, seat: int, *args: Any) -> About:
    """How many credits somebody asks for."""
    return f"{g.waiting[3]:,}"


def dice(g: Rim, seat: int, *args: Any) -> str:
    """The dice on the table, and whose they are."""
    if not g.throws:
        return ""
    faces = ", ".join(FACES[face] for face in g.throws[-1].dice)
    return f"The dice show {faces}." if faces else ""


def favor_moment(g: Rim, seat: int, *args: Any) -> str:
    """RIM-R117: before what a favor can be asked for."""
    moment, skill = g.waiting[2], g.waiting[3]
    if moment == favors.BEFORE_TEST:
        return f"your test of {SKILLS[skill]}"
    return "this combat" if moment == favors.IN_COMBAT else f"your {STEPS[moment]} step"


def favor_wanted(g: Rim, seat: int, *args: Any) -> str:
    """RIM-R117: which favor is asked for, and for what."""
    favor = g.favors[-1]
    what = FAVORS[favor.kind]
    if favor.what != NONE:
        pool = "skill" if favor.kind == ADVICE else "faction"
        between = "in" if favor.kind == ADVICE else "with"
        what += f" {between} {g.pack.titles[pool][favor.what]}"
    if favor.credits:
        what += f", for {favor.credits:,} credits"
    elif favor.card != NONE:
        what += f", for {g.pack.titles['card'][favor.card]}"
    elif favor.debt != NONE:
        what += ", for a debt token"
    return what


def debt_owner(g: Rim, seat: int, *args: Any) -> About:
    """Whose debt token somebody asks for."""
    return "your own" if g.waiting[3] == seat else ("seat", g.waiting[3])


def favor_of(field: str) -> Callable[..., About]:
    """A player of the request for a favor: who asks, or whose debt token it is for."""
    return lambda g, *args: ("seat", getattr(g.favors[-1], field))


SUBJECTS: Final[Mapping[str, Callable[..., About]]] = {
    "scene": scene,
    "blocker": blocker,
    "mover": argument("seat", 2),
    "partner": partner,
    "proposer": argument("seat", 2),
    "payee": argument("seat", 2),
    "amount": amount,
    "bought": argument("card", 2),
    "gained": gained,
    "new_ship": new_ship,
    "patrol_going": patrol(1),
    "pushed": patrol(1),
    "met": argument("spot", 2),
    "bounty": argument("card", 2),
    "hunter": argument("seat", 2),
    "crew": argument("card", 3),
    "dice": dice,
    "favor_moment": favor_moment,
    "favor_wanted": favor_wanted,
    "favor_asker": favor_of("by"),
    "debtor": favor_of("owner"),
    "debt_owner": debt_owner,
}

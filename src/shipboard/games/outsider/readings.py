"""What people read of Outsider's options, off the view; and what its questions are about."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.declare import About
from shipboard.kernel.layout import Talk, View, count

from .goals import needed
from .state import Outsider
from .things import Things

Reading = Callable[[View, Talk, str], str]


def card(view: View, talk: Talk, what: str) -> str:
    """All that is printed on it."""
    return Things(talk).printed(view, what)


def character(view: View, talk: Talk, what: str) -> str:
    """Its text and its skills."""
    return Things(talk).character(what).partition(", ")[2]


def place(view: View, talk: Talk, what: str) -> str:
    """Its pile, who is there, and the ways."""
    pack = Things(talk).pack
    index = pack.names["place"].index(what)
    about = Things(talk).about(view, index) if index < len(pack.neighbours) else ""
    return f"{about[:1].upper()}{about[1:]}." if about else ""


def seat(view: View, talk: Talk, what: str) -> str:
    """How somebody stands."""
    number, facts = int(what), view["facts"]
    doomed = ", Doomed" if number in facts["doomed"] else ""
    hand = count(view["zones"]["hand"][number]["count"], "hand card")
    return f"Survival {facts['survival'][number]}{doomed}, {hand}."


def costs(fact: str) -> Reading:
    """The price of an act, with the Survival that an additional action takes."""

    def reading(view: View, talk: Talk, what: str) -> str:
        facts = view["facts"]
        actions = max(1, 2 - facts["discount"]) if fact == "goal_price" else 1
        owed = facts[fact]
        paid = f" and {owed} Survival" if owed > 0 else ""
        return f"Costs {count(actions, 'action')}{paid}."

    return reading


def extra(view: View, actions: int) -> str:
    """The Survival that comes to a printed price."""
    owed = view["facts"]["price"] if actions == 1 else 0
    return f" Costs {owed} Survival too." if owed > 0 else ""


def tech(view: View, talk: Talk, what: str) -> str:
    """What a Tech card does and costs."""
    things = Things(talk)
    return f"{things.text(what)}{extra(view, things.pack.actions[things.design(what)])}"


def sabotage(view: View, talk: Talk, what: str) -> str:
    """What a completed Goal gives when it is given up."""
    bonus = Things(talk).bonus(what)
    return bonus[:1].upper() + bonus[1:]


def clearing(view: View, talk: Talk, what: str) -> str:
    """The icons that clear an Ongoing Crisis."""
    things = Things(talk)
    return things.icons(things.pack.scrap[things.design(what)])


def ability(view: View, talk: Talk, what: str) -> str:
    """An ability with its own part of the Character's text, if the parts can be told."""
    things = Things(talk)
    pack = things.pack
    who = view["zones"]["character"][view["viewer"]]["cards"][0]
    own = pack.abilities[things.index(who)]
    number = pack.names["ability"].index(what)
    text = talk.text("character", who)
    parts = [part.strip() for part in re.split(r"(?=\b\d+ actions?\b)", text)]
    parts = [part for part in parts if part[:1].isdigit()]
    if number in own and len(parts) == len(own):
        text = parts[own.index(number)]
    return f"{text}{extra(view, pack.ability_actions[number])}"


def cause_text(view: View, talk: Talk, what: str) -> str:
    """The card that asks, as it is printed."""
    for zone in ("resolving", "playing", "claimed"):
        if cards := view["zones"][zone]["cards"]:
            return talk.text("card", cards[-1])
    return ""


def own_survival(view: View, talk: Talk, what: str) -> str:
    """What a loss would cost the viewer."""
    left = view["facts"]["survival"][view["viewer"]]
    return f"You have {left} Survival. With 0 you are Doomed: 1 action a turn, no abilities."


def shift_risk(view: View, talk: Talk, what: str) -> str:
    """OUT-13: what the Shift Sequence brings where it is not sure to win."""
    own = view["zones"]["loyalty"][view["viewer"]]["cards"][0]
    completed = [pile["count"] for pile in view["zones"]["completed"]]
    if own == "crew":
        done, need = sum(completed), needed(view)
        if done >= need and all(completed):
            return ""
        without = [talk.name(seat) for seat, number in enumerate(completed) if not number]
        lacking = f"; without one: {', '.join(without)}" if without else ""
        return (
            f"All Loyalties are turned up. Goals: {done} of {need}{lacking}. If that is too few, "
            "the Outsiders may send each of the Crew a Crisis."
        )
    return (
        "All Loyalties are turned up. Unless all of the Crew are lost already, nobody wins, and "
        "everybody knows you from then on."
    )


READINGS: Final[Mapping[str, Reading]] = {
    "card": card,
    "character": character,
    "place": place,
    "seat": seat,
    "price": costs("price"),
    "goal_price": costs("goal_price"),
    "tech": tech,
    "sabotage": sabotage,
    "clearing": clearing,
    "ability": ability,
    "cause_text": cause_text,
    "own_survival": own_survival,
    "shift_risk": shift_risk,
}


def cause(g: Outsider, seat: int, *args: object) -> About:
    """The card or the ability whose text asks."""
    if g.frames and g.frames[-1].crisis:
        return crisis(g, seat)
    for pile in (g.playing, g.claimed):
        if pile:
            return "card", pile[-1] & DESIGN
    return ("ability", g.used_abilities[-1]) if g.frames and g.used_abilities else ""


def crisis(g: Outsider, seat: int, *args: object) -> About:
    """The Crisis that is being resolved, or the only Ongoing one."""
    pile = g.resolving or (g.ongoing if len(g.ongoing) == 1 else [])
    return ("card", pile[-1] & DESIGN) if pile else ""


def resolver(g: Outsider, seat: int, *args: object) -> About:
    """Whom it hits."""
    return ("seat", g.resolvers[-1]) if g.resolvers else ""


def goal(g: Outsider, seat: int, *args: object) -> About:
    """The Goal that is being paid for."""
    return ("card", g.claimed[-1] & DESIGN) if g.claimed else ""


SUBJECTS: Final[Mapping[str, Callable[..., About]]] = {
    "cause": cause,
    "crisis": crisis,
    "resolver": resolver,
    "goal": goal,
}

"""What people read of Outer Rim's options, off the view: prices, odds, what lies where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from shipboard.kernel.layout import Talk, View, count

from .chart import CHART
from .odds import percent
from .pack import MARKET_DECKS, SKILLS
from .things import Things


def odds(view: View, talk: Talk, what: str) -> str:
    """How likely what an option leads to succeeds."""
    chances = []
    for row in view["facts"]["odds"]:
        if row["option"].partition(":")[2] == what and row["chance"][1]:
            skill = row["what"] in SKILLS
            test = f"pass {talk.title('skill', row['what'])}" if skill else f"win {row['what']}"
            favourable, every = row["chance"]
            chances.append(f"{test}: {percent((favourable, every))} %")
    words = ", ".join(chances)
    return f"{words[:1].upper()}{words[1:]}." if words else ""


def asset(view: View, talk: Talk, what: str) -> str:
    """What is printed on a card, and where it is to go."""
    marks = ", ".join(Things(talk).marks(view, what))
    text = talk.text("card", what)
    return f"{text} ({marks})" if marks else text


def price(view: View, what: str) -> int:
    """What an open card of the market costs the viewer before barter; -1: it lies elsewhere."""
    prices = view["facts"]["prices"][view["viewer"]]
    for deck, pile in enumerate(view["zones"]["top"]):
        if what in pile["cards"] and prices:
            return int(prices[deck])
    return -1


def offered(view: View, talk: Talk, what: str) -> str:
    """What a card of the market costs and says."""
    asked = price(view, what)
    costs = "Free." if not asked else f"Costs {asked:,} credits before barter."
    return f"{costs if asked >= 0 else ''} {talk.text('card', what)}".strip()


def top(view: View, talk: Talk, what: str) -> str:
    """The open card of a market deck."""
    cards = view["zones"]["top"][MARKET_DECKS.index(what)]["cards"]
    if not cards:
        return ""
    return f"{talk.title('card', cards[-1])}: {talk.text('card', cards[-1])}"


def space(view: View, talk: Talk, what: str) -> str:
    """Who and what is there."""
    figures = CHART.position(talk.pack, view).figures
    here = [figure.title for figure in figures if figure.place == what]
    return f"There: {', '.join(here)}." if here else "Nobody is there."


def reach(view: View, talk: Talk, what: str) -> str:
    """How far the viewer's ship flies."""
    spaces = count(view["facts"]["values"][view["viewer"]]["hyperdrive"], "space")
    return f"Up to {spaces}, one after the other. Patrols that you do not stand well with stop you."


def damage(view: View, talk: Talk, what: str) -> str:
    """What recovering would take away."""
    facts, own = view["facts"], view["viewer"]
    wounds, dents = facts["character_damage"][own], facts["ship_damage"][own]
    if not wounds + dents:
        return "You have no damage to recover."
    return f"All damage is gone: {wounds} of the character, {dents} of the ship."


def to_pay(view: View, talk: Talk, what: str) -> str:
    """What is left of a price."""
    left = (view["facts"]["buying"] or {}).get("price", 0)
    return f"You pay {left:,} credits." if left else "Nothing is left to pay."


def barter(view: View, talk: Talk, what: str) -> str:
    """What a card is worth in payment."""
    worth = talk.pack.cost[talk.pack.names["card"].index(what)]
    return f"You give it away: {worth:,} credits less to pay. {talk.text('card', what)}"


def offer(view: View, talk: Talk, what: str) -> str:
    """The proposal that lies on the table."""
    offers = view["facts"]["offers"]
    return Things(talk).offer(offers[-1]) if offers else ""


def contact(view: View, talk: Talk, what: str) -> str:
    """What meeting somebody means."""
    return "It is turned up if need be; then you read its card."


def seat(view: View, talk: Talk, what: str) -> str:
    """How somebody stands."""
    facts, number = view["facts"], int(what)
    at = facts["at"][number]
    where = f", at {talk.pack.titles['space'][at]}" if at >= 0 else ""
    return f"{facts['fame_total'][number]} fame, {facts['credits'][number]:,} credits{where}."


READINGS: Final[Mapping[str, Callable[[View, Talk, str], str]]] = {
    "odds": odds,
    "asset": asset,
    "offered": offered,
    "top": top,
    "space": space,
    "reach": reach,
    "damage": damage,
    "to_pay": to_pay,
    "barter": barter,
    "offer": offer,
    "contact": contact,
    "seat": seat,
    "ability": lambda view, talk, what: talk.text("ability", what),
}

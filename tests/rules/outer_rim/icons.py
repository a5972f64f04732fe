"""What the patrol icon of a card of the market does when the card is turned up by a purchase."""

from __future__ import annotations

from .scenario import Scenario, scenario

FACTIONS = {"H": "hutt", "S": "syndicate", "I": "imperial", "R": "rebel"}
LINE = ("halcyon", "t2_b", "t3_a", "t3_b", "t3_c", "t3_d")  # by the distance from Halcyon Plain


def buy(table: Scenario, card: str) -> Scenario:
    """Buy this open card in a market action and barter nothing."""
    table.act("market", "none", f"card:{card}")
    while table.asked()[0][1] == "barter":
        table.choose("done")
    return table


def turned_up(deck: str, bought: str, card: str, distance: int) -> Scenario:
    """A buys one card of the deck and turns this one up; all patrols are so far from A."""
    table = scenario(
        phase="action",
        at={"A": "halcyon"},
        characters={"A": "senna_korr"},
        credits={"A": 20_000},
        tops={deck: bought},
        under={deck: [card]},
        patrols=dict.fromkeys(FACTIONS.values(), (LINE[distance], 1)),
    )
    buy(table, bought)
    assert table.top(deck) == card
    return table


def arrived(table: Scenario) -> list[str]:
    """The factions whose patrols have come to Halcyon Plain."""
    return [faction for faction in FACTIONS.values() if table.patrol(faction)[0] == "halcyon"]


def icon(deck: str, bought: str, card: str) -> str:
    """The icon of a card, found out by its effect: `H3`, or - if it has none."""
    near = arrived(turned_up(deck, bought, card, 1))
    if not near:
        return "-"
    assert len(near) == 1, near
    far = [n for n in range(1, 6) if arrived(turned_up(deck, bought, card, n)) == near]
    assert far == list(range(1, far[-1] + 1))
    return near[0][0].upper() + str(far[-1])

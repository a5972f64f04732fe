"""What cards do between two positions is what the events told between them say.

Whoever watches must be able to follow every card by the events alone: the page lets cards fly by
them, replays and screen readers tell them. So each change of a pile is the sum of the moves told,
and no move names a card that its viewer does not see leave there or arrive.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from shipboard.kernel import view as views
from shipboard.kernel.declare import TABLE, Game
from shipboard.kernel.state import State
from shipboard.kernel.view import Viewer

Seen = dict[str, Any]

# Zones whose piles are not followed, by game, and why.
EXCEPT = {
    "cargo": {"chest"},  # one that is thrown away moves up all behind it: a pile changes its id
}


class Watcher:
    """One viewer of a game, who follows the cards."""

    def __init__(self, game: Game, g: State, viewer: Viewer) -> None:
        self.game = game
        self.viewer = viewer
        self.piles = piles(game, g, viewer)
        self.told = len(g.events)

    def look(self, g: State) -> list[str]:
        """What is wrong with the moves told since the last look."""
        before, self.piles = self.piles, piles(self.game, g, self.viewer)
        news = g.events[self.told :]
        self.told = len(g.events)
        seen = [views.event(self.game, g, event, self.viewer) for event in news]
        moves = [move for event in seen for move in event.get("moves", [])]
        wrong = unexplained(before, self.piles, moves) + misnamed(before, self.piles, moves)
        lost = EXCEPT.get(self.game.name, set())
        wrong = [what for what in wrong if what.partition("/")[0] not in lost]
        told = ", ".join(event["event"] for event in seen)
        return [f"{self.viewer}: {what} (told: {told})" for what in wrong]


def piles(game: Game, g: State, viewer: Viewer) -> dict[str, Seen]:
    """Every pile by its id, as this viewer sees it: zones, and rows that hold cards."""
    found: dict[str, Seen] = {}
    for zone in game.zones:
        if zone.per == TABLE:
            found[zone.name] = views.zone_seen(zone, g, viewer)
            continue
        for index, pile in enumerate(views.zone_seen(zone, g, viewer)):
            found[f"{zone.name}/{index}"] = pile
    holds = {fact.name: fact.holds for fact in game.facts if fact.holds}
    for name, rows, _ in views.whole_facts(game, g):
        for row in rows if name in holds else []:
            cards = [card for field in holds[name] for card in _listed(row[field])]
            found[f"{name}/{row['handle']}"] = {"count": len(cards), "cards": cards}
    return found


def _listed(value: Any) -> list[str]:
    return value if isinstance(value, list) else [value]


def count(piles: dict[str, Seen], name: str) -> int:
    """How many cards lie there; a pile that is not there is empty."""
    return piles[name]["count"] if name in piles else 0


def unexplained(before: dict[str, Seen], after: dict[str, Seen], moves: list[Seen]) -> list[str]:
    """The piles whose change is not what the moves say."""
    change: Counter[str] = Counter()
    for move in moves:
        change[move["from"]] -= move["count"]
        change[move["to"]] += move["count"]
    found = []
    for name in sorted(before.keys() | after.keys() | change.keys()):
        really = count(after, name) - count(before, name)
        if really != change[name]:
            found.append(f"{name} changes by {really}, and {change[name]} is told")
    return found


def misnamed(before: dict[str, Seen], after: dict[str, Seen], moves: list[Seen]) -> list[str]:
    """The open piles in which other cards lie than the moves say.

    A pile is followed while its viewer can name all that lies there: then a card that leaves it is
    one of those, and at the end those are there that nobody has seen leave. What came unnamed, or
    went so, may be any of the rest.
    """
    found = []
    for name in sorted(before.keys() | after.keys()):
        old, new = before.get(name, EMPTY), after.get(name, EMPTY)
        if "cards" not in old or "cards" not in new:
            continue
        lies: Counter[str | None] = Counter(old["cards"])
        unnamed = 0
        for move in moves:
            if move["from"] == name:
                lies[move["card"]] -= 1 if move["card"] else 0
                unnamed += 0 if move["card"] else move["count"]
            if move["to"] == name:
                lies[move["card"]] += 1 if move["card"] else 0
                unnamed += 0 if move["card"] else move["count"]
        del lies[None]
        wrong: Counter[str | None] = Counter(new["cards"])
        wrong.subtract(lies)
        differing = sum(map(abs, wrong.values()))
        if differing > unnamed:
            found.append(f"{name} should hold {dict(+lies)} and holds {new['cards']}")
    return found


EMPTY: Seen = {"count": 0, "cards": []}

"""Any table, read off the game's declarations: every zone with cards in it, every fact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from shipboard.kernel.declare import SEAT, TABLE, Game, Zone, in_words
from shipboard.kernel.layout import Screen, Talk, View, count


class Layout:
    """Plain lists, in the order of the declarations."""

    def __init__(self, game: Game, talk: Talk) -> None:
        self.game = game
        self.talk = talk

    def table(self, view: View, screen: Screen) -> None:
        """What belongs to the table, then each player, then the viewer's own cards."""
        screen.head("The table")
        if self.game.chart:
            board = self.game.chart.board(self.talk.pack, view["options"], view)
            screen.chart(board, self.game.chart.position(self.talk.pack, view))
            screen.key(board)
        screen.grid((in_words(name), shown(value)) for name, value in self._facts(view, TABLE))
        screen.grid(
            (zone.title, self.pile(zone, view["zones"][zone.name]))
            for zone in self.game.zones
            if zone.per == TABLE
        )
        for seat in range(view["players"]):
            rules = ", played by the rules" if seat in view["automatic"] else ""
            screen.head(self.talk.who(seat) + rules)
            screen.grid(self._player(view, seat))

    def brief(self, view: View, screen: Screen) -> None:
        """The viewer's own things."""
        screen.head(self.talk.who(view["viewer"]))
        screen.grid(self._player(view, view["viewer"]))

    def ending(self, view: View, screen: Screen) -> None:
        """The table as it lies."""
        self.table(view, screen)

    def pile(self, zone: Zone, pile: dict[str, Any]) -> str:
        """How many cards, with which backs, and which of them the viewer knows."""
        size = count(pile["count"], "card")
        if "backs" in pile:
            backs = Counter(pile["backs"]).items()
            size += f" ({', '.join(f'{number} {back}' for back, number in backs)})"
        known = pile.get("cards") or pile.get("within") or list(pile.get("placed", {}).values())
        if not known:
            return size
        about = "" if "cards" in pile else ", you know of"
        return f"{size}{about}: {self.talk.titles(zone.pool, known)}"

    def _player(self, view: View, seat: int) -> Iterator[tuple[str, str]]:
        for name, values in self._facts(view, SEAT):
            yield in_words(name), shown(values[seat])
        for zone in self.game.zones:
            if zone.per == SEAT:
                yield zone.title, self.pile(zone, view["zones"][zone.name][seat])

    def _facts(self, view: View, per: str) -> list[tuple[str, Any]]:
        return [
            (name, value)
            for name, value in view["facts"].items()
            if (per == SEAT) == (isinstance(value, list) and len(value) == view["players"])
        ]


def content_facts(pack: Any) -> list[str]:
    """What there is of each sort of card."""
    return [f"{pool}: {len(pack.names[pool])} kinds" for pool in pack.texts]


def shown(value: Any) -> str:
    """A fact as a person reads it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(shown, value)) or "none"
    return "none" if value in (None, -1) else str(value)

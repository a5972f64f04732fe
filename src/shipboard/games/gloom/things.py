"""The things of Gloom in Space in words: what cards print, what stacks show."""

from __future__ import annotations

from typing import Any

from shipboard.kernel.layout import Talk, View

from .pack import BLANK, CLEAR, EMPTY, MODIFIER, GloomPack

SORTS = ("Modifier", "Event", "Untimely Death")
NOTHING = "."  # an empty place
PLACES = ("top", "middle", "bottom")  # of the three points of a card


def signed(value: int) -> str:
    """
    >>> signed(10), signed(0), signed(-5)
    ('+10', '0', '-5')
    """
    return f"+{value}" if value > 0 else str(value)


class Things:
    """Says to one viewer what it sees of a thing."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self.pack: GloomPack = talk.pack
        # GLM-17.1: with very_simple no card of the pack has an effect, whatever it says.
        self.simple = not any(self.pack.immediate) and not any(self.pack.lasts)

    def titles(self, cards: list[str]) -> str:
        """Several cards."""
        return ", ".join(map(self.card, cards))

    def printed(self, card: str) -> str:
        """A card with its text."""
        text = self.text(card)
        return f"{self.card(card)}: {text}" if text else f"{self.card(card)}."

    def text(self, card: str) -> str:
        """What a card says, unless nothing comes of it."""
        return "" if self.simple else self.talk.text("card", card)

    def card(self, card: str) -> str:
        """A card's title with what it prints."""
        design = self.design(card)
        return f"{self.talk.title('card', card)}{self.in_parentheses(design, self.places(design))}"

    def print(self, card: str) -> str:
        """What a card prints and says, without its title."""
        pack, design = self.pack, self.design(card)
        parts = [SORTS[pack.sort[design]]] if pack.sort[design] else []
        points = zip(PLACES, pack.points[design], strict=True)
        parts += [f"{where} {signed(value)}" for where, value in points if value != EMPTY]
        icons = [self.icon(icon) for icon in pack.icons[design] if icon != CLEAR]
        parts += [f"icons {', '.join(icons)}"] if icons else []
        if pack.sort[design] == MODIFIER and pack.portrait[design]:
            parts.append("portrait")
        words = "; ".join(parts)
        prints = f"{words[:1].upper()}{words[1:]}." if words else ""
        return " ".join(part for part in (prints, self.text(card)) if part)

    def showing(self, shown: dict[str, Any]) -> str:
        """The points and icons that a stack shows, and icons that an effect grants."""
        granted = [icon for icon in shown["showing"] if icon not in shown["icons"]]
        more = f" and {', '.join(granted)}" if granted else ""
        points = (NOTHING if value is None else signed(value) for value in shown["slots"])
        icons = (icon or NOTHING for icon in shown["icons"])
        return f"({' '.join(points)}; {' '.join(icons)}){more}"

    def target(self, view: View, name: str) -> str:
        """A Character with what matters for choosing it; before the game, its text."""
        shown = view["facts"]["characters"].get(name)
        if shown is None:
            return self.talk.text("character", name)
        own = shown["owner"] == view["viewer"]
        whose = "Yours" if own else f"Of {self.talk.who(shown['owner'])}"
        life = "dead" if shown["dead"] else "living"
        points = zip(PLACES, shown["slots"], strict=True)
        parts = [f"{where} {signed(value)}" for where, value in points if value is not None]
        icons = [icon for icon in shown["icons"] if icon]
        parts += [f"icons {', '.join(icons)}"] if icons else []
        shows = f": {'; '.join(parts)}" if parts else ""
        return f"{whose}, {life}, Self-Worth {signed(shown['self_worth'])}{shows}."

    def places(self, design: int) -> list[str]:
        """What a card prints in its three slots and three icon positions."""
        points = (NOTHING if v == EMPTY else signed(v) for v in self.pack.points[design])
        return [*points, *map(self.icon, self.pack.icons[design])]

    def in_parentheses(self, design: int, places: list[str]) -> str:
        """The sort unless it is a Modifier, the places unless all are empty, a portrait if any."""
        parts = [SORTS[self.pack.sort[design]]] if self.pack.sort[design] else []
        if self.pack.sort[design] == MODIFIER or any(place != NOTHING for place in places):
            parts += [" ".join(places[:3]), " ".join(places[3:])]
        if self.pack.sort[design] == MODIFIER and self.pack.portrait[design]:
            parts.append("portrait")  # it lasts (GLM-12.7), and some texts ask for it
        return f" ({'; '.join(parts)})"

    def icon(self, icon: int) -> str:
        """The name of an icon."""
        if icon == CLEAR:
            return NOTHING
        return "blank" if icon == BLANK else self.pack.icon_names[icon.bit_length() - 1]

    def design(self, card: str) -> int:
        """Its number."""
        return self.pack.names["card"].index(card)

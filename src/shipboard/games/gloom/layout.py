"""The table of Gloom in Space in text: what every stack shows, and what it covers (GLM-3.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from shipboard.kernel.declare import Game
from shipboard.kernel.layout import Screen, Talk, View, count

from .pack import BLANK, CLEAR, EMPTY, MODIFIER, GloomPack

SORTS = ("Modifier", "Event", "Untimely Death")
NOTHING = "."  # an empty place
LEGEND = (
    f"In parentheses: three points; three icons. {NOTHING} is an empty place, "
    "[ ] a covered one. Stacks are listed from bottom to top."
)
EXAMPLES = ("the captain", "captain", "draw limit")


class Layout:
    """Crews with their stacks, piles, the turn, and what the viewer holds."""

    def __init__(self, game: Game, talk: Talk) -> None:
        self.talk = talk
        self.pack: GloomPack = talk.pack
        # GLM-17.1: with very_simple no card of the pack has an effect, whatever it says.
        self.simple = not any(self.pack.immediate) and not any(self.pack.lasts)

    def table(self, view: View, screen: Screen) -> None:
        """The whole table, the viewer's own hand last."""
        facts, zones = view["facts"], view["zones"]
        screen.head(self._turn(facts))
        piles = [f"Deck {zones['deck']['count']}", f"discard pile {zones['discard']['count']}"]
        if zones["box"]["count"]:
            piles.append(f"box {zones['box']['count']}")
        screen.lines([f"{', '.join(piles)}.", LEGEND])
        if self.simple:
            screen.lines(["Very simple game: the effect text of cards is ignored (GLM-17.1)."])
        if facts["quiet"] >= view["players"]:
            screen.lines([f"No stack has changed for {facts['quiet']} turns (GLM-R64)."])
        for seat in range(view["players"]):
            self._crew(view, seat, screen)
        screen.say()
        screen.lines(self._under_way(view))
        if view["viewer"] is not None:
            self._own(view, screen)

    def brief(self, view: View, screen: Screen) -> None:
        """The play under way, the actions left, one's own hand."""
        screen.say()
        screen.lines(self._under_way(view))
        if not view["facts"]["turn"]:
            crew = view["zones"]["crew"][view["viewer"]]["cards"]
            screen.lines([f"Your crew: {self.talk.titles('character', crew) or 'nobody yet'}."])
            return
        hand = [self._card(card) for card in self._hand(view)]
        screen.lines([f"Your hand: {', '.join(hand) or 'empty'}."])

    def option(self, view: View, name: str) -> str | None:
        """Cards with what they print, Characters with what they show."""
        label, _, what = name.partition(":")
        if label == "item":
            return self._target(view, what)
        if label not in ("card", "play", "take"):
            return None
        words = self._card(what)
        text = self._text(what)
        if text and what not in view["zones"]["hand"][view["viewer"]].get("cards", []):
            words = f"{words}: {text}"
        return words if label == "card" else f"{label} {words}"

    def ending(self, view: View, screen: Screen) -> None:
        """GLM-14.3: the crews as they are, and what the dead are worth."""
        totals = view["facts"]["totals"]
        for seat in range(view["players"]):
            self._crew(view, seat, screen)
        screen.head("Totals (the lowest wins)")
        screen.grid(
            (self.talk.who(seat), f"{signed(totals[seat])}")
            for seat in sorted(range(view["players"]), key=totals.__getitem__)
        )

    # The turn.

    def _turn(self, facts: dict[str, Any]) -> str:
        if not facts["turn"]:
            return "Set-up"
        who = self.talk.who(facts["active"])
        return f"Turn {facts['turn']} of at most {facts['turn_cap']}: {who}"

    def _under_way(self, view: View) -> Iterator[str]:
        """Actions left, and the cards that are being played."""
        facts, zones = view["facts"], view["zones"]
        if facts["turn"]:
            action, actions = facts["action"], facts["actions"]
            now = f"action {action} of {actions}" if action <= actions else "no action left"
            free = f", {count(facts['free_plays'], 'free play')}" if facts["free_plays"] else ""
            yield f"{self.talk.who(facts['active'])}: {now}{free}."
        for zone, words in (("announced", "Being played"), ("responding", "In response")):
            for card in zones[zone]["cards"]:
                aimed = self._aim(facts) if zone == "announced" else ""
                yield f"{words}: {self._printed(card)}{aimed}"
        viewer = view["viewer"]
        if viewer is not None and zones["passing"][viewer]["count"]:
            yield f"You pass on: {self._titles(zones['passing'][viewer]['cards'])}."
        if zones["peeked"].get("within"):
            yield f"You are looking at: {self._titles(zones['peeked']['within'])}."

    def _aim(self, facts: dict[str, Any]) -> str:
        names = self.pack.names["character"]
        aims = [self.talk.title("character", names[c]) for c in facts["named"]]
        if facts["named_player"] >= 0:
            aims.append(self.talk.who(facts["named_player"]))
        return f" Meant for {' and '.join(aims)}." if aims else ""

    # Crews and stacks.

    def _crew(self, view: View, seat: int, screen: Screen) -> None:
        facts, zones = view["facts"], view["zones"]
        mark = "* " if facts["turn"] and seat == facts["active"] else ""
        hand = zones["hand"][seat]
        told = [
            f"hand {hand['count']}",
            f"draw limit {facts['draw_limit'][seat]}",
            f"the dead count {signed(facts['totals'][seat])}",
        ]
        if facts["skip_turns"][seat]:
            told.append(f"misses {count(facts['skip_turns'][seat], 'turn')}")
        if facts["skip_draws"][seat]:
            told.append(f"skips {count(facts['skip_draws'][seat], 'draw step')}")
        screen.head(f"{mark}{self.talk.who(seat)}: {', '.join(told)}")
        if hand.get("within"):
            screen.lines([f"In hand, as you know: {self._titles(hand['within'])}."])
        crew = zones["crew"][seat]["cards"]
        width = max((len(self.talk.title("character", name)) for name in crew), default=0)
        for name in crew:
            shown = facts["characters"][name]
            title = self.talk.title("character", name)
            life = "dead" if shown["dead"] else "living"
            worth = f"Self-Worth {signed(shown['self_worth']):>3}"
            screen.lines([f"{title:<{width}}  {life:<6}  {worth}  {self._showing(shown)}"])
            screen.grid(self._below(view, name), indent=6)

    def _showing(self, shown: dict[str, Any]) -> str:
        """The points and icons that a stack shows, and icons that an effect grants."""
        granted = [icon for icon in shown["showing"] if icon not in shown["icons"]]
        more = f" and {', '.join(granted)}" if granted else ""
        points = (NOTHING if value is None else signed(value) for value in shown["slots"])
        icons = (icon or NOTHING for icon in shown["icons"])
        return f"({' '.join(points)}; {' '.join(icons)}){more}"

    def _below(self, view: View, name: str) -> Iterator[tuple[str, str]]:
        """What a stack consists of, and which of its texts count."""
        place = self.pack.names["character"].index(name)
        designs = [self._design(card) for card in view["zones"]["stacks"][place]["cards"]]
        if not designs:
            return
        shown = view["facts"]["characters"][name]
        yield "stack:", ", ".join(self._layers(designs, shown["portrait"]))
        for card in dict.fromkeys((shown["portrait"], shown["text"])):
            if self._in_force(card, shown):
                yield (
                    "in force:",
                    f"{self.talk.text('card', card)} ({self.talk.title('card', card)})",
                )

    def _in_force(self, card: str, shown: dict[str, Any]) -> bool:
        """GLM-12.4, 12.7: ongoing while the text shows, persistent while the portrait does."""
        if card not in self.pack.names["card"]:
            return False
        ongoing = self._design(card) * 2
        lasts = self.pack.lasts
        return bool(
            (lasts[ongoing] and card == shown["text"])
            or (lasts[ongoing + 1] and card == shown["portrait"])
        )

    def _layers(self, designs: list[int], portrait: str) -> Iterator[str]:
        """Each card of a stack with what it prints; in brackets what others cover."""
        pack = self.pack
        for at, design in enumerate(designs):
            above = designs[at + 1 :]
            hidden = [any(pack.points[other][k] != EMPTY for other in above) for k in range(3)] + [
                any(pack.icons[other][k] != CLEAR for other in above) for k in range(3)
            ]
            places = self._places(design)
            # A card counts as seen as long as its text, its portrait or one of its places is.
            seen = not above or portrait == pack.names["card"][design]
            seen = seen or any(
                place != NOTHING and not covered
                for place, covered in zip(places, hidden, strict=True)
            )
            if seen:
                places = [
                    f"[{place}]" if covered and place != NOTHING else place
                    for place, covered in zip(places, hidden, strict=True)
                ]
            words = f"{pack.titles['card'][design]}{self._in_parentheses(design, places)}"
            yield words if seen else f"[{words}]"

    def _target(self, view: View, name: str) -> str:
        title = self.talk.title("character", name)
        shown = view["facts"]["characters"].get(name)
        if shown is None:
            return f"{title}: {self.talk.text('character', name)}"
        own = shown["owner"] == view["viewer"]
        whose = "yours" if own else f"of {self.talk.who(shown['owner'])}"
        life = "dead" if shown["dead"] else "living"
        worth = signed(shown["self_worth"])
        return f"{title}, {whose}, {life}, Self-Worth {worth} {self._showing(shown)}"

    # Cards.

    def _own(self, view: View, screen: Screen) -> None:
        if not view["facts"]["turn"]:
            return
        hand = Counter(self._hand(view))
        screen.lines(["Your hand:" if hand else "Your hand is empty."])
        screen.grid(
            ("-", f"{n} x {self._printed(card)}" if n > 1 else self._printed(card))
            for card, n in hand.items()
        )

    def _hand(self, view: View) -> list[str]:
        """The viewer's hand in the order of the options."""
        cards: list[str] = view["zones"]["hand"][view["viewer"]]["cards"]
        return sorted(cards, key=self.pack.names["card"].index)

    def _titles(self, cards: list[str]) -> str:
        return ", ".join(map(self._card, cards))

    def _printed(self, card: str) -> str:
        """A card with its text."""
        text = self._text(card)
        return f"{self._card(card)}: {text}" if text else f"{self._card(card)}."

    def _text(self, card: str) -> str:
        """What a card says, unless nothing comes of it."""
        return "" if self.simple else self.talk.text("card", card)

    def _card(self, card: str) -> str:
        """A card's title with what it prints."""
        design = self._design(card)
        return (
            f"{self.talk.title('card', card)}{self._in_parentheses(design, self._places(design))}"
        )

    def _places(self, design: int) -> list[str]:
        """What a card prints in its three slots and three icon positions."""
        points = (NOTHING if v == EMPTY else signed(v) for v in self.pack.points[design])
        return [*points, *map(self._icon, self.pack.icons[design])]

    def _in_parentheses(self, design: int, places: list[str]) -> str:
        """The sort unless it is a Modifier, the places unless all are empty, a portrait if any."""
        parts = [SORTS[self.pack.sort[design]]] if self.pack.sort[design] else []
        if self.pack.sort[design] == MODIFIER or any(place != NOTHING for place in places):
            parts += [" ".join(places[:3]), " ".join(places[3:])]
        if self.pack.sort[design] == MODIFIER and self.pack.portrait[design]:
            parts.append("portrait")  # it lasts (GLM-12.7), and some texts ask for it
        return f" ({'; '.join(parts)})"

    def _icon(self, icon: int) -> str:
        if icon == CLEAR:
            return NOTHING
        return "blank" if icon == BLANK else self.pack.icon_names[icon.bit_length() - 1]

    def _design(self, card: str) -> int:
        return self.pack.names["card"].index(card)


def signed(value: int) -> str:
    """
    >>> signed(10), signed(0), signed(-5)
    ('+10', '0', '-5')
    """
    return f"+{value}" if value > 0 else str(value)


def content_facts(pack: GloomPack) -> list[str]:
    """The deck by sort of card, the Characters, the icons."""
    sorts = Counter(SORTS[pack.sort[design]] for design in pack.deck)
    split = ", ".join(count(sorts[sort], sort) for sort in SORTS)
    return [
        f"Deck of {count(len(pack.deck), 'card')}: {split}",
        count(pack.characters, "Character"),
        f"{count(len(pack.icon_names), 'icon')}: {', '.join(pack.icon_names)}",
    ]

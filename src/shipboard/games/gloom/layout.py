"""The table of Gloom in Space in text: what every stack shows, and what it covers (GLM-3.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from shipboard.kernel.declare import Game
from shipboard.kernel.layout import Screen, Talk, View, count

from .pack import CLEAR, EMPTY, GloomPack
from .things import NOTHING, SORTS, Things, signed

LEGEND = (
    f"In parentheses: three points; three icons. {NOTHING} is an empty place, "
    "[ ] a covered one. Stacks are listed from bottom to top."
)
EXAMPLES = ("the captain", "captain", "draw limit")


class Layout:
    """Crews with their stacks, piles, the turn, and what the viewer holds."""

    def __init__(self, game: Game, talk: Talk) -> None:
        self.talk = talk
        self.things = Things(talk)
        self.pack: GloomPack = talk.pack

    def table(self, view: View, screen: Screen) -> None:
        """The whole table, the viewer's own hand last."""
        facts, zones = view["facts"], view["zones"]
        screen.head(self._turn(facts))
        piles = [f"Deck {zones['deck']['count']}", f"discard pile {zones['discard']['count']}"]
        if zones["box"]["count"]:
            piles.append(f"box {zones['box']['count']}")
        screen.lines([f"{', '.join(piles)}.", LEGEND])
        if self.things.simple:
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
        hand = [self.things.card(card) for card in self._hand(view)]
        screen.lines([f"Your hand: {', '.join(hand) or 'empty'}."])

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
                yield f"{words}: {self.things.printed(card)}{aimed}"
        viewer = view["viewer"]
        if viewer is not None and zones["passing"][viewer]["count"]:
            yield f"You pass on: {self.things.titles(zones['passing'][viewer]['cards'])}."
        if zones["peeked"].get("within"):
            yield f"You are looking at: {self.things.titles(zones['peeked']['within'])}."

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
            screen.lines([f"In hand, as you know: {self.things.titles(hand['within'])}."])
        crew = zones["crew"][seat]["cards"]
        width = max((len(self.talk.title("character", name)) for name in crew), default=0)
        for name in crew:
            shown = facts["characters"][name]
            title = self.talk.title("character", name)
            life = "dead" if shown["dead"] else "living"
            worth = f"Self-Worth {signed(shown['self_worth']):>3}"
            screen.lines([f"{title:<{width}}  {life:<6}  {worth}  {self.things.showing(shown)}"])
            screen.grid(self._below(view, name), indent=6)

    def _below(self, view: View, name: str) -> Iterator[tuple[str, str]]:
        """What a stack consists of, and which of its texts count."""
        place = self.pack.names["character"].index(name)
        designs = [self.things.design(card) for card in view["zones"]["stacks"][place]["cards"]]
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
        ongoing = self.things.design(card) * 2
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
            places = self.things.places(design)
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
            words = f"{pack.titles['card'][design]}{self.things.in_parentheses(design, places)}"
            yield words if seen else f"[{words}]"

    # Cards.

    def _own(self, view: View, screen: Screen) -> None:
        if not view["facts"]["turn"]:
            return
        hand = Counter(self._hand(view))
        screen.lines(["Your hand:" if hand else "Your hand is empty."])
        screen.grid(
            ("-", f"{n} x {self.things.printed(card)}" if n > 1 else self.things.printed(card))
            for card, n in hand.items()
        )

    def _hand(self, view: View) -> list[str]:
        """The viewer's hand in the order of the options."""
        cards: list[str] = view["zones"]["hand"][view["viewer"]]["cards"]
        return sorted(cards, key=self.pack.names["card"].index)


def content_facts(pack: GloomPack) -> list[str]:
    """The deck by sort of card, the Characters, the icons."""
    sorts = Counter(SORTS[pack.sort[design]] for design in pack.deck)
    split = ", ".join(count(sorts[sort], sort) for sort in SORTS)
    return [
        f"Deck of {count(len(pack.deck), 'card')}: {split}",
        count(pack.characters, "Character"),
        f"{count(len(pack.icon_names), 'icon')}: {', '.join(pack.icon_names)}",
    ]

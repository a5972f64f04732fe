"""The things of Interloper in words: rooms, doors, figures, cards."""

from __future__ import annotations

from shipboard.kernel.chart import Position
from shipboard.kernel.layout import Talk, View

from .chart import CHART, EDGE_SORTS, EDGE_STATES
from .pack import BROOD, COLONIST, LOCKED, PHYSICAL, PRIME, STATS, TECH
from .pack import InterloperPack as Pack
from .state import NORMAL_LOCK

STAT_WORDS = ("Physical", "Mental", "Tech", "Xeno")
TYPE_WORDS = ("Weapon", "Armor", "Miscellaneous")


class Things:
    """Says to one viewer what it sees of a thing."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self.pack: Pack = talk.pack

    def room(self, view: View, place: int, but: int = -1) -> str:
        """A room with its state and those who are in it."""
        position = CHART.position(self.pack, view)
        here = [
            self.figure(figure)
            for figure, at in enumerate(view["facts"]["at"])
            if at == place and figure != but
        ]
        notes = [*self.at(position, self.pack.names["place"][place]), *here]
        title = self.pack.titles["place"][place]
        return f"{title} ({', '.join(notes)})" if notes else title

    def at(self, position: Position, room: str) -> tuple[str, ...]:
        return position.places.get(room, ())

    def edge(self, view: View, name: str) -> str:
        """A door or wall by the rooms it lies between, with its state."""
        edge = self.pack.names["edge"].index(name)
        facts = view["facts"]
        state = EDGE_STATES[facts["edge_state"][edge]]
        if facts["edge_state"][edge] == LOCKED and facts["lock_level"][edge] > NORMAL_LOCK:
            state = f"sealed with resin, {facts['lock_level'][edge]}+ to unlock"
        rooms = [self.pack.titles["place"][self.pack.edge_a[edge]]]
        if self.pack.edge_b[edge] >= 0:
            rooms.append(self.pack.titles["place"][self.pack.edge_b[edge]])
        sort = EDGE_SORTS[self.pack.edge_sort[edge]].replace("_", " ")
        between = f"between {rooms[0]} and {rooms[1]}" if len(rooms) > 1 else f"of the {rooms[0]}"
        return f"the {sort} {between} ({state})"

    def figure(self, figure: int) -> str:
        title: str = self.pack.titles["figure"][figure]
        return title

    def stats(self, view: View, figure: int) -> str:
        lines = []
        for stat, words in enumerate(STAT_WORDS):
            cards, bonus = self.pack.cards[stat][figure], self.pack.bonus[stat][figure]
            if figure == PRIME and stat == PHYSICAL:
                bonus = view["facts"]["prime_bonus"]
            if cards:
                lines.append(f"{words} {cards}+{bonus}")
        return ", ".join(lines)

    def harm(self, view: View, figure: int) -> str:
        """How near to death: three of one type kill, of brood as many as its profile says."""
        if BROOD <= figure < COLONIST:
            held = sum(len(view["zones"][STATS[stat]][figure]["cards"]) for stat in (0, 1))
            return f"{held}/{self.pack.strikes[figure]} penalties"
        return " ".join(
            f"{STAT_WORDS[stat][0]}{self.weight(view, figure, stat)}/3" for stat in (0, 1)
        )

    def weight(self, view: View, figure: int, stat: int) -> int:
        cards = self.penalties(view, figure, stat)
        return sum(self.pack.weight[self.design(card)] for card in cards)

    def penalties(self, view: View, figure: int, stat: int) -> list[str]:
        """Those that count: without the one in the ignore slot."""
        cards = list(view["zones"][STATS[stat]][figure]["cards"])
        ignored = self.ignored(view, figure)
        if ignored in cards:
            cards.remove(ignored)
        return cards

    def ignored(self, view: View, figure: int) -> str:
        design = view["facts"]["slot"][figure]
        return self.pack.names["card"][design] if design >= 0 else ""

    def trait(self, view: View, card: str) -> str:
        off = " (SUPPRESSED)" if card in view["facts"]["suppressed"] else ""
        return f"{self.talk.title('card', card)}{off}: {self.talk.text('card', card)}"

    def design(self, card: str) -> int:
        return self.pack.names["card"].index(card)

    def titled(self, card: str) -> str:
        return f"{self.talk.title('card', card)} {self.pack.value[self.design(card)]}"

    def sort(self, card: str) -> str:
        design = self.design(card)
        if self.pack.sort[design] == TECH:
            return TYPE_WORDS[self.pack.item_type[design]]
        return STAT_WORDS[self.pack.sort[design]]

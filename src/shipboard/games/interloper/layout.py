"""The table of Interloper in text: the ship, its crew, what everybody carries and suffers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from shipboard.kernel.chart import Position
from shipboard.kernel.declare import Game
from shipboard.kernel.layout import Screen, Talk, View, count

from .chart import CHART, EDGE_SORTS, NPC_TITLES
from .pack import (
    COLONIST,
    NPC,
    STATS,
)
from .pack import InterloperPack as Pack
from .things import STAT_WORDS, Things

EXAMPLES = ("medbay", "medkit", "stalk")  # for the help at the prompt
WAYS = ("open door", "locked door", "wrecked", "wall")  # by the state of an edge
MARKS = ("attacked", "assisted", "protected")


class Layout:
    """The map, the players, what lies open, and what the viewer is and holds."""

    def __init__(self, game: Game, talk: Talk) -> None:
        self.talk = talk
        self.things = Things(talk)
        self.pack: Pack = talk.pack

    def table(self, view: View, screen: Screen) -> None:
        """The whole table, the viewer's own cards last."""
        screen.head(self._turn(view))
        position = CHART.position(self.pack, view)
        board = CHART.map(self.pack, view["options"])
        screen.chart(board, position)
        screen.key(board)
        screen.say()
        screen.lines(["Players in turn order (* is active; P and M: penalties, 3 of a type kill):"])
        screen.grid((self._player(view, seat) for seat in self._order(view)), indent=4)
        screen.lines(self._burdens(view))
        self._traits(view, screen)
        screen.lines(self._ship(view, position))
        screen.lines(self._decks(view))
        screen.lines(self._under_way(view))
        self._own(view, screen)

    def brief(self, view: View, screen: Screen) -> None:
        """AP, where one stands and with whom, and the check or fight under way."""
        facts = view["facts"]
        figure = facts["figure_of"][view["viewer"]]
        screen.say()
        screen.lines([self._turn(view)])
        if figure >= 0 and facts["at"][figure] >= 0:
            place = facts["at"][figure]
            screen.lines([f"You are in the {self.things.room(view, place, but=figure)}."])
            screen.lines([f"Ways out: {self._ways(view, place)}."])
            items = self._titles(view["zones"]["items"][figure]["cards"])
            suffers = self._suffers(view, figure)
            screen.lines([f"You hold {items}."] if items else [])
            harm = self.things.harm(view, figure)
            screen.lines([f"You suffer from {suffers} ({harm})."] if suffers else [])
        screen.lines(self._under_way(view))

    def ending(self, view: View, screen: Screen) -> None:
        """The ship as it lies, who lives, and the traits that came to light."""
        screen.head("The ship at the end")
        board = CHART.map(self.pack, view["options"])
        screen.chart(board, CHART.position(self.pack, view))
        screen.grid(self._player(view, seat) for seat in self._order(view))
        self._traits(view, screen)

    # The parts of the table.

    def _turn(self, view: View) -> str:
        facts = view["facts"]
        if not facts["round"]:
            return "The game is being set up"
        seat = facts["active"]
        power = "" if facts["power"] else " The power is OFF: rooms cannot be used."
        who = f"{self.talk.who(seat)}, {self.things.figure(facts['figure_of'][seat])}"
        return f"Round {facts['round']}: {who}. AP left: {facts['ap']}.{power}"

    def _order(self, view: View) -> list[int]:
        """The Alien first, then clockwise."""
        first = max(view["facts"]["alien_player"], 0)
        return [(first + step) % view["players"] for step in range(view["players"])]

    def _player(self, view: View, seat: int) -> tuple[str, ...]:
        facts = view["facts"]
        figure = facts["figure_of"][seat]
        mark = "*" if facts["round"] and seat == facts["active"] else " "
        name = f"{mark} {self.talk.who(seat)}"
        if figure < 0:
            return name, "the Alien" if seat == facts["alien_player"] else "", "", ""
        who = f"{self.pack.initials[figure]}, {self.things.figure(figure)}"
        place = facts["at"][figure]
        if place < 0:
            return name, who, "DEAD" if facts["round"] else "not yet aboard", ""
        return name, who, self.pack.titles["place"][place], self.things.harm(view, figure)

    def _burdens(self, view: View) -> Iterator[str]:
        """What everybody has done this round, holds, suffers and awaits."""
        facts, zones = view["facts"], view["zones"]
        for figure in range(len(zones["items"])):
            notes = [mark for mark in MARKS if figure in facts[mark]]
            if figure in facts["figure_of"]:
                notes += self._pending(view, facts["figure_of"].index(figure))
            items = self._titles(zones["items"][figure]["cards"])
            suffers = self._suffers(view, figure)
            notes += [f"holds {items}"] if items else []
            notes += [f"suffers from {suffers}"] if suffers else []
            if notes:
                yield f"{self.things.figure(figure)}: {'; '.join(notes)}."

    def _pending(self, view: View, seat: int) -> Iterator[str]:
        """The NPC that a player has claimed, and what the next turn brings."""
        facts = view["facts"]
        for npc, owner in enumerate(facts["claimed_by"]):
            if owner == seat:
                yield f"moves {self.things.figure(NPC + npc)}"
        if facts["set_ap"][seat] >= 0:
            yield f"{facts['set_ap'][seat]} AP next turn"
        elif facts["next_ap"][seat]:
            yield f"{facts['next_ap'][seat]:+} AP next turn"

    def _suffers(self, view: View, figure: int) -> str:
        cards = [c for stat in (0, 1) for c in self.things.penalties(view, figure, stat)]
        words = self._titles(cards)
        ignored = self.things.ignored(view, figure)
        also = f"{self.talk.title('card', ignored)} (ignored)" if ignored else ""
        return ", ".join(filter(None, (words, also)))

    def _titles(self, cards: list[str]) -> str:
        """Cards with their value, equal ones counted."""
        counted = Counter(cards)
        return ", ".join(
            f"{f'{n} x ' if n > 1 else ''}{self.things.titled(card)}" for card, n in counted.items()
        )

    def _traits(self, view: View, screen: Screen) -> None:
        """What all know of everybody's traits; the viewer's own come later."""
        facts = view["facts"]
        for seat, pile in enumerate(view["zones"]["traits"]):
            if not pile["count"]:
                continue
            whose = "The Alien" if seat == facts["alien_player"] else self.talk.who(seat)
            hidden = (
                count(facts["face_down"][seat], "trait") if facts["face_down"][seat] else "no trait"
            )
            screen.lines([f"{whose} has {hidden} face down."])
            if seat != view["viewer"]:
                known = pile.get("cards") or pile.get("placed", {})
                slots = enumerate(known) if isinstance(known, list) else sorted(known.items())
                screen.grid(((f"{n + 1}", self.things.trait(view, c)) for n, c in slots), indent=4)

    def _ship(self, view: View, position: Position) -> Iterator[str]:
        """What has been used this round, what is dead, what is out of order."""
        for state, words in (
            ("used", "Used this round"),
            ("searched", "Searched this round"),
            ("blocked", "Can be neither used nor searched"),
            ("watched", "No alien can Stalk into"),
        ):
            places = zip(self.pack.names["place"], self.pack.titles["place"], strict=True)
            rooms = [title for name, title in places if state in self.things.at(position, name)]
            if rooms:
                yield f"{words}: {', '.join(rooms)}."
        dead = Counter(NPC_TITLES[self.pack.npc_type[n - NPC]] for n in view["facts"]["dead_npcs"])
        if dead:
            yield f"Dead: {', '.join(count(n, title) for title, n in dead.items())}."

    def _decks(self, view: View) -> Iterator[str]:
        zones = view["zones"]
        sizes = (
            f"{words} {zones[f'{stat}_deck']['count']} ({zones[f'{stat}_discard']['count']})"
            for stat, words in zip(STATS, STAT_WORDS, strict=True)
        )
        yield f"Cards in the decks (and discarded): {', '.join(sizes)}."

    def _under_way(self, view: View) -> Iterator[str]:
        """The fight, and the cards of the check, that are not yet done."""
        fight = view["facts"]["fight"]
        if fight["attacker"] >= 0:
            attacker, defender = (
                self.things.figure(fight[who]) for who in ("attacker", "defender")
            )
            yield f"Fight: {attacker} attacks {defender}."
        for stat, words in zip(STATS, STAT_WORDS, strict=True):
            cards = view["zones"][f"{stat}_turned"]["cards"]
            if cards:
                yield f"{words} cards turned over: {self._titles(cards)}."

    def _own(self, view: View, screen: Screen) -> None:
        viewer, facts = view["viewer"], view["facts"]
        if viewer is None:
            return
        figure = facts["figure_of"][viewer]
        if figure >= 0:
            screen.head(f"You are {self.things.figure(figure)}: {self.things.stats(view, figure)}")
            screen.lines([self.talk.text("figure", self.pack.names["figure"][figure])])
            screen.lines([self._goal(figure)])
            screen.grid(self._holdings(view, figure))
        own = view["zones"]["traits"][viewer]
        if own["count"]:
            faces = ("face down", "face up")
            screen.lines(["Your traits:"])
            screen.grid(
                (
                    f"{slot + 1}",
                    faces[facts["face_up"][viewer] >> slot & 1],
                    self.things.trait(view, card),
                )
                for slot, card in enumerate(own["cards"])
            )

    def _goal(self, figure: int) -> str:
        if figure < COLONIST:
            return "You win when all Colonists are dead, or by a goal of a face-up trait."
        bay = self.pack.titles["place"][self.pack.exit]
        return (
            "You win when no alien is left, or when every living Colonist is in the "
            f"{bay} with a living Guard, Technician and Doctor."
        )

    def _holdings(self, view: View, figure: int) -> Iterator[tuple[str, str, str]]:
        for card in view["zones"]["items"][figure]["cards"]:
            yield self.things.sort(card), self.things.titled(card), self.talk.text("card", card)
        for stat in (0, 1):
            for card in self.things.penalties(view, figure, stat):
                sort = f"{STAT_WORDS[stat]} penalty"
                yield sort, self.things.titled(card), self.talk.text("card", card)
        ignored = self.things.ignored(view, figure)
        if ignored:
            yield "Ignored penalty", self.things.titled(ignored), "It does not count."

    # Words for things.

    def _ways(self, view: View, place: int) -> str:
        states = view["facts"]["edge_state"]
        return ", ".join(
            f"{self.pack.titles['place'][other]} ({WAYS[states[edge]]})"
            for other, edge in self.pack.near[place]
        )


def content_facts(pack: Pack) -> list[str]:
    """The ship, who is aboard, and the decks."""
    doors = pack.edge_sort.count(EDGE_SORTS.index("door"))
    decks = ", ".join(f"{len(pack.decks[i])} {words}" for i, words in enumerate(STAT_WORDS))
    return [
        f"{count(pack.rooms, 'room')}, {count(doors, 'door')}, "
        f"{count(len(pack.edge_sort) - doors, 'wall')}",
        f"{count(pack.characters, 'Colonist')}, {count(len(pack.npc_type), 'NPC')}",
        f"Decks: {decks}",
    ]

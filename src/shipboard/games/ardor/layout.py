"""The table of Ardor in text (ARD-17.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from shipboard.kernel.declare import Game
from shipboard.kernel.layout import Screen, Talk, Tinted, View, count

from .pack import COLOURS, ArdorPack
from .things import Things

EXAMPLES = ("debris strike", "debris", "airlock")  # for the help at the prompt
HEALTH = ("dead", "damaged", "undamaged")
GOALS = {
    "crew": "blue: you win when the Deck runs out or the Saboteur dies",
    "chancellor": "blue: you win with the crew, and lose at once if you die",
    "saboteur": "red: you win when no oxygen cell or no loyal player is left",
    "accomplice": "red: you win and lose with the Saboteur, whoever that is",
}


class Layout:
    """Ship, piles, players, and what the viewer holds."""

    def __init__(self, game: Game, talk: Talk) -> None:
        self.talk = talk
        self.things = Things(talk)

    def table(self, view: View, screen: Screen) -> None:
        """The whole table, the viewer's own cards last."""
        facts = view["facts"]
        ally = f"; Ally: {self.talk.who(facts['ally'])}" if facts["ally"] >= 0 else ""
        screen.head(f"Turn {facts['turn']}: {self.talk.who(facts['active'])}{ally}")
        screen.lines(self._ship(facts))
        screen.say()
        screen.grid(self._piles(view["zones"]))
        screen.lines(self._open_cards(view["zones"]))
        screen.say()
        screen.lines(["Players, clockwise (* marks the active player):"])
        screen.grid((self._player(view, seat) for seat in range(view["players"])), indent=4)
        screen.lines(self._malfunctions(view))
        if view["viewer"] is not None:
            self._own(view, screen)

    def brief(self, view: View, screen: Screen) -> None:
        """Cells, open cards, one's own Energy and hand."""
        zones, viewer = view["zones"], view["viewer"]
        screen.say()
        screen.lines(self._ship(view["facts"]))
        screen.lines(self._open_cards(zones))
        energy, hand = zones["front"][viewer]["count"], self._hand(view)
        screen.lines([f"Your Energy: {energy}. Your hand: {self.things.cards(hand) or 'empty'}."])

    def ending(self, view: View, screen: Screen) -> None:
        """ARD-13.9: all missions."""
        screen.head("Missions")
        screen.grid(
            (self.talk.who(seat), self._mission(view, seat), HEALTH[view["facts"]["health"][seat]])
            for seat in range(view["players"])
        )

    def _ship(self, facts: dict[str, Any]) -> Iterator[str]:
        cells, start, alert = facts["cells"], facts["cells_start"], facts["alert_at"]
        row = " ".join(
            f"[{('A' if left <= alert else 'o') if left <= cells else ' '}]"
            for left in range(start, 0, -1)
        )
        yield f"Oxygen cells: {row}  {cells} of {start} left (A: Red Alert cells)"
        if facts["red_alert"]:
            yield "RED ALERT: three cards are turned up instead of two."
        if facts["forced_alert"] >= 0:
            words = "Red Alert" if facts["forced_alert"] else "calm"
            yield f"Until clean-up the ship counts as being in {words}."
        if facts["protected"]:
            yield "Bulkheads are sealed: this turn no cell can be lost."
        if facts["protect_next"]:
            yield "Bulkheads are sealed for the next turn."

    def _piles(self, zones: dict[str, Any]) -> Iterator[tuple[str, ...]]:
        piles = [zones[name] for name in ("deck", "command_pile", "discard")]
        yield "Deck (left)", "Command Pile (middle)", "Discard Pile (right)"
        yield tuple(count(pile["count"], "card") for pile in piles)

    def _open_cards(self, zones: dict[str, Any]) -> Iterator[str]:
        for name, words in (("command_pile", "Command Pile"), ("deck", "Deck")):
            known = zones[name].get("within", []) + list(zones[name].get("placed", {}).values())
            if known:
                yield f"In the {words}, as you know: {self.things.cards(known)}"
        for name, words in (
            ("playing", "Being carried out"),
            ("revealed", "Turned up, still to be carried out"),
            ("unfolded", "Out of the heap"),
            ("stage", "Carried out this turn"),
        ):
            if zones[name]["cards"]:
                yield f"{words}: {self.things.cards(zones[name]['cards'])}"
        if zones["looked"].get("within"):
            yield f"You are looking at: {self.things.cards(zones['looked']['within'])}"

    def _player(self, view: View, seat: int) -> tuple[str, ...]:
        zones, facts = view["zones"], view["facts"]
        notes = []
        if facts["health"][seat]:
            energy = zones["front"][seat]["count"]
            state = (HEALTH[facts["health"][seat]], f"hand {zones['hand'][seat]['count']}")
            lies = f"Energy {energy}"
            if facts["skip"][seat]:
                notes.append("misses the next turn")
            if facts["ally_order"][seat] >= 0:
                notes.append(f"must take {self.talk.who(facts['ally_order'][seat])} as Ally")
            if zones["hand"][seat].get("within"):
                notes.append(
                    f"holds {self.things.cards(zones['hand'][seat]['within'])}, as you saw"
                )
        else:
            state, lies = ("dead", ""), ""
        if self._mission(view, seat) and seat != view["viewer"]:
            notes.append(f"mission: {self._mission(view, seat)}")
        mark = "*" if seat == facts["active"] else " "
        title = self.talk.title("character", zones["character"][seat]["cards"][0])
        return f"{mark} {self.talk.who(seat)}", title, *state, lies, ", ".join(notes)

    def _mission(self, view: View, seat: int) -> str:
        pile = view["zones"]["mission"][seat]
        known = pile.get("cards") or pile.get("within")
        return self.talk.title("mission", known[0]) if known else ""

    def _malfunctions(self, view: View) -> Iterator[str]:
        for there in view["facts"]["malfunctions"]:
            text = self.talk.text("card", there["card"])
            yield f"Malfunction: {self.things.malfunction(there)}. {text}"

    def _own(self, view: View, screen: Screen) -> None:
        viewer = view["viewer"]
        mission = view["zones"]["mission"][viewer]["cards"][0]
        hand = Counter(self._hand(view))
        screen.say()
        screen.lines([f"Your mission: {self.talk.title('mission', mission)}, {GOALS[mission]}."])
        health = HEALTH[view["facts"]["health"][viewer]]
        if health == "dead":
            screen.lines(["You are dead."])
            return
        if health == "damaged":
            screen.lines(["You are damaged: you can spend Energy only on repairs (ARD-7.8)."])
        else:
            screen.lines(f"Energy can buy you {words}" for words in self.things.ability(view))
        screen.lines(["Your hand:" if hand else "Your hand is empty."])
        rows = ((self._tinted(card, n), self.talk.text("card", card)) for card, n in hand.items())
        screen.grid(rows, indent=4)

    def _hand(self, view: View) -> list[str]:
        """The viewer's hand in the order of the options."""
        cards: list[str] = view["zones"]["hand"][view["viewer"]]["cards"]
        return sorted(cards, key=self.talk.pack.names["card"].index)

    def _tinted(self, card: str, copies: int) -> Tinted:
        times = f"{copies} x " if copies > 1 else ""
        return Tinted(times + self.things.card(card), self.things.colour(card))


def content_facts(pack: ArdorPack) -> list[str]:
    """The Deck by colour, and the characters."""
    colours = Counter(COLOURS[pack.colour[design]] for design in pack.deck)
    split = ", ".join(f"{colours[colour]} {colour}" for colour in COLOURS)
    return [
        f"Deck of {count(len(pack.deck), 'card')}: {split}",
        f"{count(len(pack.names['card']), 'different card')}",
        f"{count(len(pack.names['character']), 'character')}",
    ]

"""The table of Ardor in text (ARD-17.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from shipboard.kernel.declare import Game
from shipboard.kernel.layout import Screen, Talk, Tinted, View, count

from .pack import COLOURS, ArdorPack

EXAMPLES = ("debris strike", "debris", "airlock")  # for the help at the prompt
HEALTH = ("dead", "damaged", "undamaged")
SHIP_AREA = -1
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
        screen.lines([f"Your Energy: {energy}. Your hand: {self._cards(hand) or 'empty'}."])

    def ending(self, view: View, screen: Screen) -> None:
        """ARD-13.9: all missions."""
        screen.head("Missions")
        screen.grid(
            (self.talk.who(seat), self._mission(view, seat), HEALTH[view["facts"]["health"][seat]])
            for seat in range(view["players"])
        )

    def option(self, view: View, name: str) -> str | None:
        """Cards with their colour, Malfunctions by their holder's name, abilities by their own."""
        label, _, what = name.partition(":")
        viewer = view["viewer"]
        if name in ("ability", "refresh") and viewer is not None:
            return f"use {self._ability(view)[name == 'refresh']}"
        if name == f"ask_ally:{viewer}":
            return '"Take me as your Ally."'
        if label in ("card", "play"):
            words = self._card(what)
            if what not in view["zones"]["hand"][viewer].get("cards", []):
                words = f"{words}: {self.talk.text('card', what)}"
            return f"play {words}" if label == "play" else words
        if label in ("item", "repair"):
            (there,) = (m for m in view["facts"]["malfunctions"] if m["handle"] == int(what))
            words = self._malfunction(there)
            return f"put 1 Energy on {words}" if label == "repair" else words
        return None

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
                yield f"In the {words}, as you know: {self._cards(known)}"
        for name, words in (
            ("playing", "Being carried out"),
            ("revealed", "Turned up, still to be carried out"),
            ("unfolded", "Out of the heap"),
            ("stage", "Carried out this turn"),
        ):
            if zones[name]["cards"]:
                yield f"{words}: {self._cards(zones[name]['cards'])}"
        if zones["looked"].get("within"):
            yield f"You are looking at: {self._cards(zones['looked']['within'])}"

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
                notes.append(f"holds {self._cards(zones['hand'][seat]['within'])}, as you saw")
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
            yield f"Malfunction: {self._malfunction(there)}. {text}"

    def _malfunction(self, there: dict[str, Any]) -> str:
        design, holder = there["card"], there["holder"]
        cost = self.talk.pack.repair[self.talk.pack.names["card"].index(design)]
        where = "on the ship" if holder == SHIP_AREA else f"in front of {self.talk.who(holder)}"
        energy = len(there["energy"])
        return f"{self.talk.title('card', design)} {where}, {energy} of {cost} Energy on it"

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
            screen.lines(f"Energy can buy you {words}" for words in self._ability(view))
        screen.lines(["Your hand:" if hand else "Your hand is empty."])
        rows = ((self._tinted(card, n), self.talk.text("card", card)) for card, n in hand.items())
        screen.grid(rows, indent=4)

    def _ability(self, view: View) -> tuple[str, str]:
        """The named ability and Refresh, in words."""
        design = view["zones"]["character"][view["viewer"]]["cards"][0]
        pack = self.talk.pack
        index = pack.names["character"].index(design)
        own, refresh = f" (costs {pack.cost[index]})", " (costs 1)"
        if any(asked["kind"] == "overtime_ability" for asked in view["decisions"]):
            own = refresh = ""
        return (
            f"{pack.titles['ability'][index]}{own}: {pack.texts['character'][index]}",
            f"Refresh{refresh}: Discard a hand card, draw another.",
        )

    def _hand(self, view: View) -> list[str]:
        """The viewer's hand in the order of the options."""
        cards: list[str] = view["zones"]["hand"][view["viewer"]]["cards"]
        return sorted(cards, key=self.talk.pack.names["card"].index)

    def _cards(self, cards: list[str]) -> str:
        return ", ".join(map(self._card, cards))

    def _card(self, card: str) -> str:
        return f"{self.talk.title('card', card)} ({self._colour(card)})"

    def _tinted(self, card: str, copies: int) -> Tinted:
        times = f"{copies} x " if copies > 1 else ""
        return Tinted(times + self._card(card), self._colour(card))

    def _colour(self, card: str) -> str:
        return COLOURS[self.talk.pack.colour[self.talk.pack.names["card"].index(card)]]


def content_facts(pack: ArdorPack) -> list[str]:
    """The Deck by colour, and the characters."""
    colours = Counter(COLOURS[pack.colour[design]] for design in pack.deck)
    split = ", ".join(f"{colours[colour]} {colour}" for colour in COLOURS)
    return [
        f"Deck of {count(len(pack.deck), 'card')}: {split}",
        f"{count(len(pack.names['card']), 'different card')}",
        f"{count(len(pack.names['character']), 'character')}",
    ]

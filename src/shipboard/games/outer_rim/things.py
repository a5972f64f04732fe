"""The things of Outer Rim in words."""

from __future__ import annotations

from typing import Any

from shipboard.kernel.layout import Talk, View

from .pack import FACTION_NAMES, RimPack
from .state import ADVICE

FAVORS = ("advice", "a combat strategy", "an endorsement", "a shortcut")  # by kind
MARKS = {"captured": "captive", "rotated": "turned", "tokened": "token"}  # on cards
STANDINGS = {-1: "-", 0: "0", 1: "+"}


class Things:
    """Says to one viewer what it sees of a thing."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self.pack: RimPack = talk.pack

    def marks(self, view: View, card: str) -> list[str]:
        """What lies on a card, and where it goes."""
        facts = view["facts"]
        found = [words for fact, words in MARKS.items() if card in facts[fact]]
        for seat in facts.get("destinations", ()):
            found += [f"to {self.title('space', space)}" for held, space in seat if held == card]
        return found

    def asset(self, view: View, card: str) -> str:
        """A card with what lies on it and where it goes."""
        marks = self.marks(view, card)
        title = self.title("card", card)
        return f"{title} [{', '.join(marks)}]" if marks else title

    def title(self, pool: str, name: str) -> str:
        return self.talk.title(pool, name)

    def standings(self, reputation: list[int]) -> str:
        return " ".join(
            f"{name[0].upper()}{STANDINGS[value]}"
            for name, value in zip(FACTION_NAMES, reputation, strict=True)
        )

    def offer(self, offer: dict[str, Any]) -> str:
        """A proposal, with what both sides give."""
        given, asked = (
            [self.title("card", card) for card in offer[side]] for side in ("give", "ask")
        )
        if offer["credits"]:
            side = given if offer["credits"] > 0 else asked
            side.append(f"{abs(offer['credits']):,} credits")
        for side, owners in ((given, offer["give_debts"]), (asked, offer["ask_debts"])):
            side += [f"the debt token of {self.talk.name(owner)}" for owner in owners]
        by, to = self.talk.who(offer["by"]), self.talk.who(offer["to"])
        return (
            f"Proposal: {by} gives {', '.join(given) or 'nothing'}, "
            f"{to} gives {', '.join(asked) or 'nothing'}."
        )

    def favor(self, favor: dict[str, Any]) -> str:
        """A request for a favor, and what would be given for it as far as that has been said."""
        what = FAVORS[favor["kind"]]
        if favor["what"] >= 0:
            pool = "skill" if favor["kind"] == ADVICE else "faction"
            what += f" ({self.pack.titles[pool][favor['what']]})"
        price = [f"{favor['credits']:,} credits"] if favor["credits"] else []
        if favor["card"]:
            price.append(self.title("card", favor["card"]))
        if favor["debt"] >= 0:
            price.append(f"the debt token of {self.talk.name(favor['debt'])}")
        given = f", for {', '.join(price)}" if price else ""
        return f"Favor: {self.talk.who(favor['by'])} asks for {what}{given}."

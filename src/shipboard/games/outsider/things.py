"""The things of Outsider in words: cards, Characters, locations."""

from __future__ import annotations

from collections import Counter
from typing import Any

from shipboard.kernel.layout import Talk, View, count

from .pack import ANY_SKILL, CRISIS, GEAR, GOAL, ICONS, SKILLS, SORTS
from .pack import OutsiderPack as Pack

SORT_WORDS = ("Gear", "Goal", "Tech", "Dark", "Crisis")


class Things:
    """Says to one viewer what it sees of a thing."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self.pack: Pack = talk.pack

    def hand(self, view: View) -> list[str]:
        """The viewer's hand in the order of the options."""
        cards: list[str] = view["zones"]["hand"][view["viewer"]]["cards"]
        return sorted(cards, key=self.design)

    def seen(self, pile: dict[str, Any]) -> list[str]:
        known = pile.get("cards") or [*pile.get("placed", {}).values(), *pile.get("within", [])]
        return list(known)

    def counted(self, cards: list[str]) -> str:
        counted = Counter(map(self.short, sorted(cards, key=self.design)))
        return ", ".join(f"{n} x {card}" if n > 1 else card for card, n in counted.items())

    def short(self, card: str) -> str:
        """Title, sort, and what is needed to use it."""
        design = self.design(card)
        sort = self.pack.sort[design]
        if sort == GEAR:
            return f"{self.title(card)} (Gear: {self.icons(self.pack.icons[design])})"
        if sort == GOAL:
            return f"{self.title(card)} (Goal: {self.skills(self.pack.skill[design])})"
        return self.title(card) if sort >= SORTS.index("dark") else f"{self.title(card)} (Tech)"

    def full(self, view: View, card: str) -> str:
        """Title and everything printed below it."""
        return f"{self.title(card)}: {self.printed(view, card)}"

    def printed(self, view: View, card: str) -> str:
        design = self.design(card)
        sort = self.pack.sort[design]
        if sort == GEAR:
            goal = self.pack.titles["card"][self.pack.gear.index(design)]
            return f"Gear for {goal}. Scrap: {self.icons(self.pack.icons[design])}."
        if sort == GOAL:
            return f"Goal, {self.needs(view, card)} {self.text(card)}"
        text = self.text(card)
        if sort == CRISIS:
            return f"{text}{self.clearing(card)}"
        return f"{SORT_WORDS[sort]}. {text}" if self.title(card) != SORT_WORDS[sort] else text

    def clearing(self, card: str) -> str:
        design = self.design(card)
        if not self.pack.clearable[design]:
            return ""
        return f" To clear it: 1 action and Gear with {self.icons(self.pack.scrap[design])}."

    def needs(self, view: View, card: str) -> str:
        """Who can complete a Goal, where, and with what."""
        design = self.design(card)
        skill = f"skill {self.skills(self.pack.skill[design])}"
        if self.able(view, design):
            skill += " (you have it)"
        if self.located(view):
            skill += f", at {self.pack.titles['place'][self.pack.place[design]]}"
        gear = self.pack.titles["card"][self.pack.gear[design]]
        return f"{skill}. Takes {gear}, or Gear with {self.icons(self.pack.scrap[design])}."

    def able(self, view: View, design: int) -> bool:
        """Whether the viewer's Character has the skill of a Goal."""
        viewer, skill = view["viewer"], self.pack.skill[design]
        cards = [] if viewer is None else view["zones"]["character"][viewer]["cards"]
        own = self.pack.skills[self.index(cards[0])] if cards else 0
        return bool(cards) and (not skill or bool(own & (skill | ANY_SKILL)))

    def bonus(self, card: str) -> str:
        """The Sabotage part of a Goal's text."""
        return self.text(card).rpartition("Sabotage: ")[2]

    def character(self, who: str) -> str:
        skills = self.skills(self.pack.skills[self.index(who)])
        title, text = self.talk.title("character", who), self.talk.text("character", who)
        return f"{title}, {text} Skills: {skills}."

    def about(self, view: View, place: int) -> str:
        """What counts at a location: its pile, if there is one, who is there, the ways."""
        piles, facts = view["zones"]["piles"], view["facts"]
        if place in facts["destroyed"]:
            return "destroyed"
        notes = []
        if any(pile["count"] for pile in piles):
            notes.append(f"{count(piles[place]['count'], 'card')}{self.ranked(piles[place])}")
        open_ways = (way for way in self.pack.neighbours[place] if way not in facts["destroyed"])
        ways = ", ".join(self.pack.titles["place"][way] for way in open_ways)
        notes.append(f"next to {ways}" if ways else "cut off")
        here = [self.talk.who(seat) for seat, at in enumerate(facts["token"]) if at == place]
        if here:
            notes.append(f"there: {', '.join(here)}")
        return "; ".join(notes)

    def ranked(self, pile: dict[str, Any]) -> str:
        """What is known of an ordered pile: the last card lies on top."""
        placed = sorted(pile.get("placed", {}).items(), reverse=True)
        words = [f"{self.title(c)} (number {pile['count'] - i} from the top)" for i, c in placed]
        words += [f"{self.title(card)} (somewhere)" for card in pile.get("within", [])]
        return f"; in it, as you know: {', '.join(words)}" if words else ""

    def located(self, view: View) -> bool:
        """Whether location rules are on: then there are piles or tokens, or will be."""
        asked = [ask["kind"] for ask in view["asked"]]
        tokens = any(token >= 0 for token in view["facts"]["token"])
        return bool(view["zones"]["piles"]) or tokens or "place_token" in asked

    def skills(self, mask: int) -> str:
        if not mask or mask & ANY_SKILL:
            return "any"
        return ", ".join(skill for i, skill in enumerate(SKILLS) if mask >> i & 1)

    def icons(self, icons: tuple[int, ...]) -> str:
        counted = zip(icons, ICONS, strict=True)
        return ", ".join(f"{n} {icon}" if n > 1 else icon for n, icon in counted if n)

    def title(self, card: str) -> str:
        return self.talk.title("card", card)

    def text(self, card: str) -> str:
        return self.talk.text("card", card)

    def design(self, card: str) -> int:
        return self.pack.names["card"].index(card)

    def index(self, who: str) -> int:
        return self.pack.names["character"].index(who)

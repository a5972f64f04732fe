"""The table of Outsider in text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from shipboard.kernel.declare import Game
from shipboard.kernel.layout import Screen, Talk, View, count

from .pack import ANY_SKILL, CRISIS, GEAR, GOAL, ICONS, SKILLS, SORTS
from .pack import OutsiderPack as Pack

EXAMPLES = ("door jack", "door", "supply")  # for the help at the prompt
SORT_WORDS = ("Gear", "Goal", "Tech", "Dark", "Crisis")
ACTS = {
    "end_actions": "end your actions; then a card goes to Entropy and your turn is over",
    "gather": "Gather Supplies: look at the Supply, leave a card of yours, take another",
    "discard_draw": "Discard and Draw: discard any cards, then refill your hand",
    "shift": "resolve the Shift Sequence: claim that your side has won; all show their Loyalty",
    "scrap": "Scrap: discard Gear for 1 Survival, or Goals to reshuffle the discards",
    "move": "move your token to a location nearby",
    "play_goal": "play a Goal from your hand, for everybody to complete",
}
FREE = ("end_actions",)
CHOICES = ("first", "second", "third", "fourth")
# Questions about cards that do not lie in the hand, and those after the picking is done.
ELSEWHERE = ("gather_take", "crisis_pick", "shift_crisis", "goal_to_discard", "ability_order")
UNORDERED = ("gather_take", "bury_order")


class Layout:
    """Clock, Goals, Crises, players, and what the viewer holds."""

    def __init__(self, game: Game, talk: Talk) -> None:
        self.talk = talk
        self.pack: Pack = talk.pack

    def table(self, view: View, screen: Screen) -> None:
        """The whole table, the viewer's own cards last."""
        screen.head(self._turn(view))
        screen.grid(self._piles(view))
        screen.lines(self._known(view))
        self._goals(view, screen)
        self._crises(view, screen)
        screen.say()
        if self._located(view):
            screen.lines(["Locations:"])
            screen.grid(self._locations(view), indent=4)
        screen.lines(["Players, clockwise (* marks the active player):"])
        screen.grid((self._player(view, seat) for seat in range(view["players"])), indent=4)
        screen.lines(self._notes(view))
        if view["viewer"] is not None:
            self._own(view, screen)

    def brief(self, view: View, screen: Screen) -> None:
        """The clock, what is being done, one's own Survival and hand."""
        zones, viewer = view["zones"], view["viewer"]
        screen.say()
        active = view["facts"]["active"]
        whose = f"Turn of {self.talk.who(active)}. " if active != viewer else ""
        screen.lines([f"{whose}{self._actions(view)}Deck: {count(self._deck(view), 'card')}."])
        screen.lines(self._known(view))
        if zones["supply"].get("within"):
            screen.lines([f"Supply: {self._supply(view)}."])
        goals = zones["goals_in_play"]["cards"]
        screen.lines(f"Goal in play: {self._title(c)}, {self._needs(view, c)}" for c in goals)
        screen.lines(self._resolving(view))
        screen.lines(self._ongoing(view, i) for i in range(zones["ongoing"]["count"]))
        survival = view["facts"]["survival"]
        others = ", ".join(
            f"{self.talk.names[s]} {n}" for s, n in enumerate(survival) if s != viewer
        )
        screen.lines([f"Your Survival: {survival[viewer]} ({others})."])
        if not self._from_hand(view):
            hand = self._counted(self._hand(view))
            screen.lines([f"Your hand: {hand or 'empty'}."])

    def ending(self, view: View, screen: Screen) -> None:
        """All Loyalties, and how everybody stood."""
        screen.head("Loyalties")
        screen.grid(
            (
                self.talk.who(seat),
                self._loyalty(view, seat),
                f"Survival {view['facts']['survival'][seat]}",
                count(view["zones"]["completed"][seat]["count"], "Goal"),
            )
            for seat in range(view["players"])
        )

    def option(self, view: View, name: str) -> str | None:
        """Acts with their price and meaning, cards with what is printed on them."""
        label, _, what = name.partition(":")
        if label in ACTS and not what:
            price = "" if label in FREE else self._price(view, "price", 1)
            return f"{ACTS[label]}{price}"
        if label == "complete":
            cost = max(1, 2 - view["facts"]["discount"])
            return f"complete {self._short(what)}{self._price(view, 'goal_price', cost)}"
        if label == "clear":
            cost = self._icons(self.pack.scrap[self._design(what)])
            price = self._price(view, "price", 1)
            return f"clear {self._title(what)} with Gear that shows {cost}{price}"
        if label in ("tech", "sabotage"):
            return self._play(view, label, what)
        if label == "ability":
            return self._ability(view, what)
        if label == "card":
            held = self._from_hand(view) and what in self._hand(view)
            return self._short(what) if held else self._full(view, what)
        if label == "character":
            return self._character(what)
        if label == "place":
            return self._place(view, what)
        if label == "seat":
            return self._target(view, int(what))
        return self._word(view, name)

    # The parts of the table.

    def _turn(self, view: View) -> str:
        facts = view["facts"]
        if not facts["turn"]:
            return "The game is being set up"
        way = "clockwise" if facts["direction"] > 0 else "counter-clockwise"
        return (
            f"Turn {facts['turn']}: {self.talk.who(facts['active'])}. {self._actions(view)}"
            f"Play goes {way}."
        )

    def _actions(self, view: View) -> str:
        facts = view["facts"]
        if not facts["turn"]:
            return ""
        left = facts["base_left"] + facts["granted"]
        words = f"Actions left: {left}"
        if facts["slowed"]:
            words += " (slowed)"
        if not left and facts["price"] > 0:
            words += f", one more costs {facts['price']} Survival"
        if facts["discount"]:
            words += f", the next Goal costs {facts['discount']} less"
        return f"{words}. "

    def _deck(self, view: View) -> int:
        zones = view["zones"]
        left: int = zones["deck"]["count"] + sum(pile["count"] for pile in zones["piles"])
        return left

    def _piles(self, view: View) -> Iterator[tuple[str, str]]:
        zones, facts = view["zones"], view["facts"]
        deck = count(self._deck(view), "card")
        yield "Deck", f"{deck}; when Entropy finds it empty, the game is over"
        skips = facts["skip_entropy"]
        steps = f"; the next {count(skips, 'step')} skipped" if skips else ""
        yield (
            "Entropy",
            f"{count(zones['entropy']['count'], 'card')} (one more at the end of each turn{steps})",
        )
        yield "Supply", self._supply(view)
        discard = zones["discard"]["cards"]
        cards = f": {self.talk.titles('card', discard)}" if discard else ""
        yield "Discards", f"{count(len(discard), 'card')}{cards}"
        crises = zones["crisis_deck"]["count"], zones["crisis_discard"]["count"]
        yield "Crises", f"{crises[0]} to come, {crises[1]} discarded"
        if facts["dead_count"]:
            dead = self.talk.titles("character", zones["dead"]["cards"])
            yield "Dead", f"{facts['dead_count']}: {dead}"

    def _locations(self, view: View) -> Iterator[tuple[str, str]]:
        for place in range(len(self.pack.neighbours)):
            title = self.pack.titles["place"][place]
            yield title[:1].upper() + title[1:], self._about(view, place)

    def _about(self, view: View, place: int) -> str:
        """What counts at a location: its pile, if there is one, who is there, the ways."""
        piles, facts = view["zones"]["piles"], view["facts"]
        if place in facts["destroyed"]:
            return "destroyed"
        notes = []
        if any(pile["count"] for pile in piles):
            notes.append(f"{count(piles[place]['count'], 'card')}{self._ranked(piles[place])}")
        open_ways = (way for way in self.pack.neighbours[place] if way not in facts["destroyed"])
        ways = ", ".join(self.pack.titles["place"][way] for way in open_ways)
        notes.append(f"next to {ways}" if ways else "cut off")
        here = [self.talk.who(seat) for seat, at in enumerate(facts["token"]) if at == place]
        if here:
            notes.append(f"there: {', '.join(here)}")
        return "; ".join(notes)

    def _located(self, view: View) -> bool:
        """Whether location rules are on: then there are piles or tokens, or will be."""
        asked = [ask["kind"] for ask in view["asked"]]
        tokens = any(token >= 0 for token in view["facts"]["token"])
        return bool(view["zones"]["piles"]) or tokens or "place_token" in asked

    def _supply(self, view: View) -> str:
        supply = view["zones"]["supply"]
        known = self._counted(supply.get("within", []))
        about = f"; in it, as you know: {known}" if known else ""
        return f"{count(supply['count'], 'card')}{about}"

    def _ranked(self, pile: dict[str, Any]) -> str:
        """What is known of an ordered pile: the last card lies on top."""
        placed = sorted(pile.get("placed", {}).items(), reverse=True)
        words = [f"{self._title(c)} (number {pile['count'] - i} from the top)" for i, c in placed]
        words += [f"{self._title(card)} (somewhere)" for card in pile.get("within", [])]
        return f"; in it, as you know: {', '.join(words)}" if words else ""

    def _known(self, view: View) -> Iterator[str]:
        """Cards on their way, and what the viewer alone has seen."""
        zones, viewer = view["zones"], view["viewer"]
        for name, words in (("deck", "Deck"), ("crisis_deck", "Crisis deck")):
            known = self._ranked(zones[name])
            if known:
                yield f"{words}{known}."
        for name in ("looked", "looked_crises", "drawn"):
            if self._seen(zones[name]):
                yield f"You are looking at: {self._counted(self._seen(zones[name]))}."
        if zones["dealing"]["count"]:
            yield f"Discards still to be dealt: {zones['dealing']['count']}."
        if self._seen(zones["assigned"]):
            victims = [
                self.talk.who(int(m.removeprefix("seat_"))) for m in self._seen(zones["victims"])
            ]
            crises = [self._title(card) for card in self._seen(zones["assigned"])]
            pairs = (f"{who}: {what}" for who, what in zip(victims, crises, strict=False))
            yield f"Crises assigned: {', '.join(pairs)}."
        for card in zones["claimed"]["cards"]:
            yield f"Being completed: {self._full(view, card)}"
        for card in zones["playing"]["cards"]:
            yield f"Being played: {self._full(view, card)}"
        for seat, pile in enumerate(zones["pledged"]):
            if pile["cards"]:
                yield f"{self.talk.who(seat)} will discard: {self._counted(pile['cards'])}."
        if viewer is None:
            return
        if zones["picked"][viewer]["cards"]:
            yield f"Chosen so far: {self._counted(zones['picked'][viewer]['cards'])}."
            if self._asked(view) not in UNORDERED:
                yield "(You choose in the order of the list: you cannot go back to earlier cards.)"
        if zones["taken"][viewer]["cards"]:
            yield f"Taken so far: {self._counted(zones['taken'][viewer]['cards'])}."

    def _goals(self, view: View, screen: Screen) -> None:
        zones, players = view["zones"], view["players"]
        done = sum(pile["count"] for pile in zones["completed"])
        screen.say()
        screen.lines([f"Goals completed: {done}; the Crew needs {players + 1}."])
        goals = zones["goals_in_play"]["cards"]
        screen.lines(["Goals in play:" if goals else "No Goal is in play."])
        screen.grid(((self._title(card), self._printed(view, card)) for card in goals), indent=4)

    def _crises(self, view: View, screen: Screen) -> None:
        number = view["zones"]["ongoing"]["count"]
        screen.lines(self._resolving(view))
        screen.lines(self._ongoing(view, i) for i in range(number))

    def _resolving(self, view: View) -> Iterator[str]:
        crises = view["zones"]["resolving"]["cards"]
        for card, seat in zip(crises, view["facts"]["resolvers"], strict=False):
            yield f"CRISIS for {self.talk.who(seat)}: {self._title(card)}. {self._text(card)}"

    def _ongoing(self, view: View, place: int) -> str:
        card = view["zones"]["ongoing"]["cards"][place]
        text = re.sub(r"^Ongoing: ", "", self._text(card))
        return f"Ongoing Crisis: {self._title(card)}, {text}{self._clearing(card)}"

    def _clearing(self, card: str) -> str:
        design = self._design(card)
        if not self.pack.clearable[design]:
            return ""
        return f" To clear it: 1 action and Gear with {self._icons(self.pack.scrap[design])}."

    def _player(self, view: View, seat: int) -> tuple[str, ...]:
        zones, facts = view["zones"], view["facts"]
        mark = "*" if seat == facts["active"] and facts["turn"] else " "
        cards = zones["character"][seat]["cards"]
        who = self.talk.title("character", cards[0]) if cards else ""
        skills = self._skills(self.pack.skills[self._index(cards[0])]) if cards else ""
        survival = f"Survival {facts['survival'][seat]}"
        if seat in facts["doomed"]:
            survival = "DOOMED (0)"
        hand = f"hand {zones['hand'][seat]['count']}"
        return f"{mark} {self.talk.who(seat)}", who, survival, hand, skills

    def _notes(self, view: View) -> Iterator[str]:
        """What else is known of a player: completed Goals, Loyalty, cards seen."""
        zones, facts = view["zones"], view["facts"]
        for seat in range(view["players"]):
            who = self.talk.who(seat)
            if zones["completed"][seat]["cards"]:
                titles = self.talk.titles("card", zones["completed"][seat]["cards"])
                yield f"{who} has completed {titles}."
            if facts["slow"][seat]:
                yield f"{who} will be slowed: one action less next turn."
            if seat != view["viewer"] and zones["hand"][seat].get("within"):
                yield f"{who} holds, as you know: {self._counted(zones['hand'][seat]['within'])}."
        others = (seat for seat in range(view["players"]) if seat != view["viewer"])
        known = [(self.talk.who(seat), self._loyalty(view, seat)) for seat in others]
        if any(loyalty for _, loyalty in known):
            told = ", ".join(f"{who}: {loyalty}" for who, loyalty in known if loyalty)
            yield f"Loyalties that were shown: {told}."

    def _loyalty(self, view: View, seat: int) -> str:
        pile = view["zones"]["loyalty"][seat]
        known = self._seen(pile)
        return self.talk.title("loyalty", known[0]) if known else ""

    def _own(self, view: View, screen: Screen) -> None:
        viewer = view["viewer"]
        zones, facts = view["zones"], view["facts"]
        screen.say()
        if zones["loyalty"][viewer]["cards"]:
            screen.lines(self._mission(view))
        if zones["character"][viewer]["cards"]:
            who = zones["character"][viewer]["cards"][0]
            screen.lines([f"You are the {self._character(who)}"])
        if viewer in facts["doomed"]:
            screen.lines(["You are DOOMED: 1 action a turn, and no abilities (OUT-11.2, 11.3)."])
        for card in zones["completed"][viewer]["cards"]:
            screen.lines([f"You may sabotage {self._title(card)}: {self._bonus(card)}"])
        hand = Counter(self._hand(view))
        screen.lines(["Your hand:" if hand else "Your hand is empty."])
        rows = (
            (f"{f'{n} x ' if n > 1 else ''}{self._title(c)}", self._printed(view, c))
            for c, n in hand.items()
        )
        screen.grid(rows, indent=4)

    def _mission(self, view: View) -> Iterator[str]:
        loyalty = view["zones"]["loyalty"][view["viewer"]]["cards"][0]
        if loyalty == "outsider":
            yield (
                "Your Loyalty: Outsider. You win if somebody on your side resolves the Shift "
                "Sequence while all of the Crew are Doomed (0 Survival) and one of you is not; "
                "with The Quick and the Dead, when there are more Dead than Crew."
            )
        else:
            yield (
                "Your Loyalty: Crew. You win if one of the Crew resolves the Shift Sequence while "
                f"{view['players'] + 1} Goals or more are completed, one or more by each of the "
                "Crew. If it fails, the Outsiders may send a Crisis to each of you."
            )
        yield f"Outsiders among you at the start: {view['facts']['outsiders']}."

    # Options.

    def _price(self, view: View, fact: str, actions: int) -> str:
        owed = view["facts"][fact]
        paid = f", {owed} Survival" if owed > 0 else ""
        return f" ({count(actions, 'action')}{paid})"

    def _extra(self, view: View, actions: int) -> str:
        """The Survival that comes to the printed price of an act."""
        owed = view["facts"]["price"] if actions == 1 else 0
        return f" ({owed} Survival)" if owed > 0 else ""

    def _play(self, view: View, label: str, card: str) -> str:
        if label == "sabotage":
            return f"sabotage {self._title(card)}, which you completed: {self._bonus(card)}"
        extra = self._extra(view, self.pack.actions[self._design(card)])
        return f"play {self._title(card)}. {self._text(card)}{extra}"

    def _ability(self, view: View, ability: str) -> str:
        """An ability with its own part of the Character's text, if the parts can be told."""
        who = view["zones"]["character"][view["viewer"]]["cards"][0]
        own = self.pack.abilities[self._index(who)]
        number = self.pack.names["ability"].index(ability)
        text = self.talk.text("character", who)
        parts = [part.strip() for part in re.split(r"(?=\b\d+ actions?\b)", text)]
        parts = [part for part in parts if part[:1].isdigit()]
        if number in own and len(parts) == len(own):
            text = parts[own.index(number)]
        extra = self._extra(view, self.pack.ability_actions[number])
        return f"use {self.pack.titles['ability'][number]}, {text}{extra}"

    def _target(self, view: View, seat: int) -> str:
        facts = view["facts"]
        doomed = ", Doomed" if seat in facts["doomed"] else ""
        size = view["zones"]["hand"][seat]["count"]
        return f"{self.talk.who(seat)}: Survival {facts['survival'][seat]}{doomed}, hand {size}"

    def _place(self, view: View, place: str) -> str:
        index = self.pack.names["place"].index(place)
        title = self.pack.titles["place"][index]
        if index == len(self.pack.neighbours):
            return title
        return f"{title} ({self._about(view, index)})"

    def _word(self, view: View, name: str) -> str | None:
        if name in CHOICES:
            return f"the {name} of the things that the Crisis names"
        words = {
            "draw": "draw them, and assign one to each of the Crew",
            "decline": "leave the Crew alone",
            "top": "leave it on top",
            "bottom": "put it on the bottom",
        }
        return words.get(name)

    def _asked(self, view: View) -> str:
        return view["decisions"][0]["kind"] if view["decisions"] else ""

    def _from_hand(self, view: View) -> bool:
        """Whether the question is about cards of the viewer's own hand, which it then lists."""
        if not view["decisions"]:
            return False
        names = [name.partition(":")[::2] for name in view["decisions"][0]["options"]]
        cards = [what for label, what in names if label == "card"]
        held = set(self._hand(view))
        return bool(cards) and held.issuperset(cards) and self._asked(view) not in ELSEWHERE

    # Cards.

    def _hand(self, view: View) -> list[str]:
        """The viewer's hand in the order of the options."""
        cards: list[str] = view["zones"]["hand"][view["viewer"]]["cards"]
        return sorted(cards, key=self._design)

    def _seen(self, pile: dict[str, Any]) -> list[str]:
        known = pile.get("cards") or [*pile.get("placed", {}).values(), *pile.get("within", [])]
        return list(known)

    def _counted(self, cards: list[str]) -> str:
        counted = Counter(map(self._short, sorted(cards, key=self._design)))
        return ", ".join(f"{n} x {card}" if n > 1 else card for card, n in counted.items())

    def _short(self, card: str) -> str:
        """Title, sort, and what is needed to use it."""
        design = self._design(card)
        sort = self.pack.sort[design]
        if sort == GEAR:
            return f"{self._title(card)} (Gear: {self._icons(self.pack.icons[design])})"
        if sort == GOAL:
            return f"{self._title(card)} (Goal: {self._skills(self.pack.skill[design])})"
        return self._title(card) if sort >= SORTS.index("dark") else f"{self._title(card)} (Tech)"

    def _full(self, view: View, card: str) -> str:
        """Title and everything printed below it."""
        return f"{self._title(card)}: {self._printed(view, card)}"

    def _printed(self, view: View, card: str) -> str:
        design = self._design(card)
        sort = self.pack.sort[design]
        if sort == GEAR:
            goal = self.pack.titles["card"][self.pack.gear.index(design)]
            return f"Gear for {goal}. Scrap: {self._icons(self.pack.icons[design])}."
        if sort == GOAL:
            return f"Goal, {self._needs(view, card)} {self._text(card)}"
        text = self._text(card)
        if sort == CRISIS:
            return f"{text}{self._clearing(card)}"
        return f"{SORT_WORDS[sort]}. {text}" if self._title(card) != SORT_WORDS[sort] else text

    def _needs(self, view: View, card: str) -> str:
        """Who can complete a Goal, where, and with what."""
        design = self._design(card)
        skill = f"skill {self._skills(self.pack.skill[design])}"
        if self._able(view, design):
            skill += " (you have it)"
        if self._located(view):
            skill += f", at {self.pack.titles['place'][self.pack.place[design]]}"
        gear = self.pack.titles["card"][self.pack.gear[design]]
        return f"{skill}. Takes {gear}, or Gear with {self._icons(self.pack.scrap[design])}."

    def _able(self, view: View, design: int) -> bool:
        """Whether the viewer's Character has the skill of a Goal."""
        viewer, skill = view["viewer"], self.pack.skill[design]
        cards = [] if viewer is None else view["zones"]["character"][viewer]["cards"]
        own = self.pack.skills[self._index(cards[0])] if cards else 0
        return bool(cards) and (not skill or bool(own & (skill | ANY_SKILL)))

    def _bonus(self, card: str) -> str:
        """The Sabotage part of a Goal's text."""
        return self._text(card).rpartition("Sabotage: ")[2]

    def _character(self, who: str) -> str:
        skills = self._skills(self.pack.skills[self._index(who)])
        title, text = self.talk.title("character", who), self.talk.text("character", who)
        return f"{title}, {text} Skills: {skills}."

    def _skills(self, mask: int) -> str:
        if not mask or mask & ANY_SKILL:
            return "any"
        return ", ".join(skill for i, skill in enumerate(SKILLS) if mask >> i & 1)

    def _icons(self, icons: tuple[int, ...]) -> str:
        counted = zip(icons, ICONS, strict=True)
        return ", ".join(f"{n} {icon}" if n > 1 else icon for n, icon in counted if n)

    def _title(self, card: str) -> str:
        return self.talk.title("card", card)

    def _text(self, card: str) -> str:
        return self.talk.text("card", card)

    def _design(self, card: str) -> int:
        return self.pack.names["card"].index(card)

    def _index(self, who: str) -> int:
        return self.pack.names["character"].index(who)


def content_facts(pack: Pack) -> list[str]:
    """The deck by sort, the Crises, the Characters and the locations."""
    sorts = Counter(SORT_WORDS[pack.sort[design]] for design in pack.deck)
    split = ", ".join(f"{sorts[sort]} {sort}" for sort in SORT_WORDS if sorts[sort])
    ongoing = sum(pack.ongoing[design] for design in pack.crises)
    return [
        f"Deck of {count(len(pack.deck), 'card')}: {split}",
        f"{len(pack.crises)} Crises, {ongoing} of them Ongoing",
        f"{count(len(pack.names['character']), 'character')}",
        f"{count(len(pack.neighbours), 'location')}",
    ]

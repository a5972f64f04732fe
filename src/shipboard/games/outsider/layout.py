"""The table of Outsider in text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from shipboard.kernel.declare import Game
from shipboard.kernel.layout import Screen, Talk, View, count

from .pack import OutsiderPack as Pack
from .things import SORT_WORDS, Things

EXAMPLES = ("door jack", "door", "supply")  # for the help at the prompt
# Questions about cards that do not lie in the hand, and those after the picking is done.
ELSEWHERE = ("gather_take", "crisis_pick", "shift_crisis", "goal_to_discard", "ability_order")
UNORDERED = ("gather_take", "bury_order")


class Layout:
    """Clock, Goals, Crises, players, and what the viewer holds."""

    def __init__(self, game: Game, talk: Talk) -> None:
        self.talk = talk
        self.things = Things(talk)
        self.pack: Pack = talk.pack

    def table(self, view: View, screen: Screen) -> None:
        """The whole table, the viewer's own cards last."""
        screen.head(self._turn(view))
        screen.grid(self._piles(view))
        screen.lines(self._known(view))
        self._goals(view, screen)
        self._crises(view, screen)
        screen.say()
        if self.things.located(view):
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
        screen.lines(
            f"Goal in play: {self.things.title(c)}, {self.things.needs(view, c)}" for c in goals
        )
        screen.lines(self._resolving(view))
        screen.lines(self._ongoing(view, i) for i in range(zones["ongoing"]["count"]))
        survival = view["facts"]["survival"]
        others = ", ".join(
            f"{self.talk.names[s]} {n}" for s, n in enumerate(survival) if s != viewer
        )
        screen.lines([f"Your Survival: {survival[viewer]} ({others})."])
        if not self._from_hand(view):
            hand = self.things.counted(self.things.hand(view))
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
            yield title[:1].upper() + title[1:], self.things.about(view, place)

    def _supply(self, view: View) -> str:
        supply = view["zones"]["supply"]
        known = self.things.counted(supply.get("within", []))
        about = f"; in it, as you know: {known}" if known else ""
        return f"{count(supply['count'], 'card')}{about}"

    def _known(self, view: View) -> Iterator[str]:
        """Cards on their way, and what the viewer alone has seen."""
        zones, viewer = view["zones"], view["viewer"]
        for name, words in (("deck", "Deck"), ("crisis_deck", "Crisis deck")):
            known = self.things.ranked(zones[name])
            if known:
                yield f"{words}{known}."
        for name in ("looked", "looked_crises", "drawn"):
            if self.things.seen(zones[name]):
                yield f"You are looking at: {self.things.counted(self.things.seen(zones[name]))}."
        if zones["dealing"]["count"]:
            yield f"Discards still to be dealt: {zones['dealing']['count']}."
        if self.things.seen(zones["assigned"]):
            victims = [
                self.talk.who(int(m.removeprefix("seat_")))
                for m in self.things.seen(zones["victims"])
            ]
            crises = [self.things.title(card) for card in self.things.seen(zones["assigned"])]
            pairs = (f"{who}: {what}" for who, what in zip(victims, crises, strict=False))
            yield f"Crises assigned: {', '.join(pairs)}."
        for card in zones["claimed"]["cards"]:
            yield f"Being completed: {self.things.full(view, card)}"
        for card in zones["playing"]["cards"]:
            yield f"Being played: {self.things.full(view, card)}"
        for seat, pile in enumerate(zones["pledged"]):
            if pile["cards"]:
                yield f"{self.talk.who(seat)} will discard: {self.things.counted(pile['cards'])}."
        if viewer is None:
            return
        if zones["picked"][viewer]["cards"]:
            yield f"Chosen so far: {self.things.counted(zones['picked'][viewer]['cards'])}."
            if self._asked(view) not in UNORDERED:
                yield "(You choose in the order of the list: you cannot go back to earlier cards.)"
        if zones["taken"][viewer]["cards"]:
            yield f"Taken so far: {self.things.counted(zones['taken'][viewer]['cards'])}."

    def _goals(self, view: View, screen: Screen) -> None:
        zones, players = view["zones"], view["players"]
        done = sum(pile["count"] for pile in zones["completed"])
        screen.say()
        screen.lines([f"Goals completed: {done}; the Crew needs {players + 1}."])
        goals = zones["goals_in_play"]["cards"]
        screen.lines(["Goals in play:" if goals else "No Goal is in play."])
        screen.grid(
            ((self.things.title(card), self.things.printed(view, card)) for card in goals), indent=4
        )

    def _crises(self, view: View, screen: Screen) -> None:
        number = view["zones"]["ongoing"]["count"]
        screen.lines(self._resolving(view))
        screen.lines(self._ongoing(view, i) for i in range(number))

    def _resolving(self, view: View) -> Iterator[str]:
        crises = view["zones"]["resolving"]["cards"]
        for card, seat in zip(crises, view["facts"]["resolvers"], strict=False):
            title, text = self.things.title(card), self.things.text(card)
            yield f"CRISIS for {self.talk.who(seat)}: {title}. {text}"

    def _ongoing(self, view: View, place: int) -> str:
        card = view["zones"]["ongoing"]["cards"][place]
        text = re.sub(r"^Ongoing: ", "", self.things.text(card))
        return f"Ongoing Crisis: {self.things.title(card)}, {text}{self.things.clearing(card)}"

    def _player(self, view: View, seat: int) -> tuple[str, ...]:
        zones, facts = view["zones"], view["facts"]
        mark = "*" if seat == facts["active"] and facts["turn"] else " "
        cards = zones["character"][seat]["cards"]
        who = self.talk.title("character", cards[0]) if cards else ""
        skills = self.things.skills(self.pack.skills[self.things.index(cards[0])]) if cards else ""
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
                held = self.things.counted(zones["hand"][seat]["within"])
                yield f"{who} holds, as you know: {held}."
        others = (seat for seat in range(view["players"]) if seat != view["viewer"])
        shown = [(self.talk.who(seat), self._loyalty(view, seat)) for seat in others]
        if any(loyalty for _, loyalty in shown):
            told = ", ".join(f"{who}: {loyalty}" for who, loyalty in shown if loyalty)
            yield f"Loyalties that were shown: {told}."

    def _loyalty(self, view: View, seat: int) -> str:
        pile = view["zones"]["loyalty"][seat]
        known = self.things.seen(pile)
        return self.talk.title("loyalty", known[0]) if known else ""

    def _own(self, view: View, screen: Screen) -> None:
        viewer = view["viewer"]
        zones, facts = view["zones"], view["facts"]
        screen.say()
        if zones["loyalty"][viewer]["cards"]:
            screen.lines(self._mission(view))
        if zones["character"][viewer]["cards"]:
            who = zones["character"][viewer]["cards"][0]
            screen.lines([f"You are the {self.things.character(who)}"])
        if viewer in facts["doomed"]:
            screen.lines(["You are DOOMED: 1 action a turn, and no abilities (OUT-11.2, 11.3)."])
        for card in zones["completed"][viewer]["cards"]:
            screen.lines([f"You may sabotage {self.things.title(card)}: {self.things.bonus(card)}"])
        hand = Counter(self.things.hand(view))
        screen.lines(["Your hand:" if hand else "Your hand is empty."])
        rows = (
            (f"{f'{n} x ' if n > 1 else ''}{self.things.title(c)}", self.things.printed(view, c))
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

    def _asked(self, view: View) -> str:
        return view["decisions"][0]["kind"] if view["decisions"] else ""

    def _from_hand(self, view: View) -> bool:
        """Whether the question is about cards of the viewer's own hand, which it then lists."""
        if not view["decisions"]:
            return False
        names = [name.partition(":")[::2] for name in view["decisions"][0]["options"]]
        cards = [what for label, what in names if label == "card"]
        held = set(self.things.hand(view))
        return bool(cards) and held.issuperset(cards) and self._asked(view) not in ELSEWHERE


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

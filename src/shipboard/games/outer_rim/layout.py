"""The table of Outer Rim in text: the crescent, the outlaws, the market, what is being read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shipboard.kernel.declare import Game, in_words
from shipboard.kernel.layout import Screen, Talk, View, count

from .chart import CHART, LETTERS, PHASES
from .pack import FACES, FACTION_NAMES, MARKET_DECKS, SKILLS, RimPack
from .state import FOE_PATROL, GROUND
from .things import Things

EXAMPLES = ("halcyon plain", "halcyon", "discount")  # for the help at the prompt
SLOT_WORDS = {
    "gear": "gear", "job_bounty": "jobs and bounties", "mod": "mods", "cargo": "cargo",
    "flex": "mod or cargo", "crew": "crew",
}  # fmt: skip
ROLLS = ("attack", "defence", "test", "roll", "customs", "purchase")


class Layout:
    """The map, what is going on, the players, the market, and what the viewer has and wants."""

    def __init__(self, game: Game, talk: Talk) -> None:
        self.talk = talk
        self.things = Things(talk)
        self.pack: RimPack = talk.pack

    def table(self, view: View, screen: Screen) -> None:
        """The whole table, the viewer's own things last."""
        screen.head(self._turn(view))
        board = CHART.board(self.pack, view["options"], view)
        screen.chart(board, CHART.position(self.pack, view))
        screen.key(board)
        screen.head("Outlaws (* is active; wounds and hull damage of how many)")
        screen.grid((self._player(view, seat) for seat in self._order(view)), indent=4)
        screen.lines(self._holdings(view))
        self._ambitions(view, screen)
        for rival in view["facts"]["rivals"]:
            self._rival(rival, screen)
        if view["facts"]["round"]:
            screen.head("Market (price for you before barter)")
            screen.grid(self._market(view), indent=4)
        self._own(view, screen)
        self._now(view, screen)

    def brief(self, view: View, screen: Screen) -> None:
        """Where one is and what one has, and what is going on."""
        screen.say()
        viewer = view["viewer"]
        screen.lines([self._turn(view)])
        if viewer is not None and view["facts"]["at"][viewer] >= 0:
            screen.grid([self._player(view, viewer)])
            reach = view["facts"].get("reach", ())
            ways = ", ".join(
                f"{self.things.title('space', space)} {steps}" for space, steps in reach
            )
            screen.lines([f"Within reach (in spaces): {ways}."] if ways else [])
        self._now(view, screen)

    def ending(self, view: View, screen: Screen) -> None:
        """The crescent as it lies, and how famous all have become."""
        screen.head("The Outer Rim at the end")
        board = CHART.board(self.pack, view["options"], view)
        screen.chart(board, CHART.position(self.pack, view))
        screen.grid(self._player(view, seat) for seat in self._order(view))
        screen.lines(self._holdings(view))
        self._ambitions(view, screen)

    # The parts of the table.

    def _turn(self, view: View) -> str:
        facts = view["facts"]
        if not facts["round"]:
            return "The game is being set up"
        who = self.talk.who(facts["active"])
        return (
            f"Round {facts['round']}: {who}, {PHASES[facts['phase']]}. "
            f"{facts['fame_target']} fame {self._wins(view)}"
        )

    def _wins(self, view: View) -> str:
        """What fame is for."""
        return "and all goals of one's ambition win" if any(self._sheets(view)) else "wins"

    def _sheets(self, view: View) -> list[list[str]]:
        """RIM-50.3: by player, the ambition sheet if there is one."""
        return [zone["cards"] for zone in view["zones"]["ambition"]]

    def _ambitions(self, view: View, screen: Screen) -> None:
        """RIM-51: the sheets of all, with their goals and how far they are."""
        if not any(self._sheets(view)):
            return
        screen.head("Ambitions ([x] completed, [ ] not yet)")
        for seat in self._order(view):
            for sheet in self._sheets(view)[seat]:
                screen.lines([f"{LETTERS[seat]}: {self.things.title('ambition', sheet)}"])
                screen.grid(map(self._goal, view["facts"]["ambition_goals"][seat]), indent=4)

    def _goal(self, goal: dict[str, Any]) -> tuple[str, ...]:
        mark = "[x]" if goal["done"] else "[ ]"
        order = f"number {goal['order']}" if goal["order"].isdecimal() else goal["order"]
        done = f"{goal['have']:,} of {goal['need']:,}" if goal["need"] > 1 else ""
        return f"{mark} {order}", self.things.title("goal", goal["goal"]), done

    def _order(self, view: View) -> list[int]:
        first = max(view["facts"]["first"], 0)
        return [(first + step) % view["players"] for step in range(view["players"])]

    def _player(self, view: View, seat: int) -> tuple[str, ...]:
        facts = view["facts"]
        mark = "*" if facts["round"] and seat == facts["active"] else " "
        name = f"{mark} {LETTERS[seat]} {self.talk.who(seat)}"
        values = facts["values"][seat]
        if not values:
            return name, ""
        who = ", ".join(
            self.things.title(pool, card)
            for pool in ("character", "ship")
            for card in view["zones"][pool][seat]["cards"]
        )
        at = facts["at"][seat]
        where = f"at {self.pack.titles['space'][at]}" if at >= 0 else "not yet placed"
        state = (
            f"{facts['fame_total'][seat]} fame, {facts['credits'][seat]:,} credits, wounds "
            f"{facts['character_damage'][seat]}/{values['health']}, hull "
            f"{facts['ship_damage'][seat]}/{values['hull']}, "
            f"{self.things.standings(facts['reputation'][seat])}"
        )
        if facts["defeated"][seat]:
            state += ", DEFEATED"
        return name, f"{who}, {where}: {state}"

    def _holdings(self, view: View) -> Iterator[str]:
        """What everybody has in which slots, and how many secrets."""
        facts = view["facts"]
        for seat in self._order(view):
            notes = [
                f"{SLOT_WORDS[row['slot']]} {len(row['cards'])}/{row['total']}"
                + (f" ({self._cards(view, row['cards'])})" if row["cards"] else "")
                for row in facts["slots"][seat] or ()
            ]
            secrets = view["zones"]["secrets"][seat]["count"]
            notes += [count(secrets, "secret")] if secrets else []
            notes += [
                f"owed a favor by {self.talk.name(owner)}"
                for owner, holder in enumerate(facts["debts"])
                if holder == seat != owner
            ]
            if notes:
                yield f"{LETTERS[seat]}: {'; '.join(notes)}."

    def _rival(self, rival: dict[str, Any], screen: Screen) -> None:
        """What the rules play: the last AI card, what of it was carried out and what not, goals."""
        if rival["card"] is None:
            return
        who = self.talk.who(rival["seat"])
        screen.head(f"{who}: AI card {self.talk.title('routine', rival['card'])}")
        for line in rival["lines"]:
            said = self.talk.title("bullet", line["bullet"])
            screen.lines([f"- {said} ({line['why']})" if line["why"] else f"+ {said}"])
        if rival["goals"]:
            goals = ", ".join(self.talk.title("space", space) for space in rival["goals"])
            screen.lines([f"Goal tokens: {goals}."])

    def _cards(self, view: View, cards: list[str]) -> str:
        return ", ".join(self.things.asset(view, card) for card in cards)

    def _market(self, view: View) -> Iterator[tuple[str, ...]]:
        facts, viewer = view["facts"], view["viewer"]
        prices = facts["prices"][facts["active"] if viewer is None else viewer]
        for deck, name in enumerate(MARKET_DECKS):
            cards = view["zones"]["top"][deck]["cards"]
            title = in_words(name)
            if not cards:
                yield title, "", "sold out", ""
                continue
            price = f"{prices[deck]:,}" if prices and prices[deck] >= 0 else ""
            text = self.talk.text("card", cards[-1])
            yield title, price, self.things.title("card", cards[-1]), text

    def _now(self, view: View, screen: Screen) -> None:
        """What is read aloud, the fight, the dice, the proposal, the purchase."""
        facts = view["facts"]
        for name in facts["scene"][-1:]:
            section = self.pack.names["section"].index(name)
            screen.head(self.pack.titles["section"][section])
            texts = self.pack.scenes[section], self.pack.texts["section"][section]
            screen.lines(text for text in texts if text)
        screen.lines(self._fights(facts))
        for throw in facts["throws"][-1:]:
            faces = ", ".join(FACES[face] for face in throw["dice"])
            what = ROLLS[throw["what"]]
            screen.lines([f"Dice of {self.talk.who(throw['seat'])} ({what}): {faces or 'none'}."])
        for offer in facts["offers"][-1:]:
            screen.lines([self.things.offer(offer)])
        for favor in facts["favors"][-1:]:
            screen.lines([self.things.favor(favor)])
        buying = facts.get("buying") or {}
        if facts.get("taking"):
            screen.lines([f"To be taken: {self.things.title('card', facts['taking'])}."])
        if facts.get("patrol_going"):
            screen.lines(
                [f"The patrol of {self.things.title('faction', facts['patrol_going'])} moves."]
            )
        if buying:
            title = self.things.title("card", buying["card"])
            screen.lines([f"Being bought: {title}, {buying['price']:,} credits to pay."])

    def _fights(self, facts: dict[str, Any]) -> Iterator[str]:
        for fight in facts["fights"][-1:]:
            sort = "Ground fight" if fight["kind"] == GROUND else "Ship fight"
            sides = [self.talk.who(fight["attacker"])]
            if fight["defender"] >= 0:
                sides.append(self.talk.who(fight["defender"]))
            elif fight["foe"] == FOE_PATROL:
                sides.append(f"the {FACTION_NAMES[fight['faction']].capitalize()} patrol")
            else:
                sides.append(f"an enemy of combat {fight['value']}")
            rolled = f"{fight['damage_attack']} to {fight['damage_defence']} damage rolled"
            yield f"{sort}: {sides[0]} attacks {sides[1]}; {rolled}."

    def _own(self, view: View, screen: Screen) -> None:
        """What the viewer is, can do and wants, and the texts of all that it has."""
        viewer, facts = view["viewer"], view["facts"]
        if viewer is None or not facts["values"][viewer]:
            return
        screen.head("You")
        screen.lines([self._values(facts["values"][viewer])])
        zones = view["zones"]
        screen.grid(
            (self.things.title(pool, card), self.talk.text(pool, card))
            for pool, zone in (
                ("character", "character"), ("ship", "ship"), ("card", "assets"),
                ("card", "secrets"),
            )
            for card in zones[zone][viewer]["cards"]
        )  # fmt: skip

    def _values(self, values: dict[str, Any]) -> str:
        skills = ", ".join(
            self.things.title("skill", skill) + (f" x{times}" if times > 1 else "")
            for skill in SKILLS
            if (times := values["skills"][skill])
        )
        return (
            f"Ground {values['ground']}, ship {values['ship']}, hyperdrive "
            f"{values['hyperdrive']}. Skills: {skills or 'none'}."
        )


def content_facts(pack: RimPack) -> list[str]:
    """The map, who is about, and the decks."""
    decks = [
        f"{sum(of == deck for of in pack.of_deck)} {name}"
        for deck, name in enumerate(pack.names["deck"])
    ]
    return [
        f"{count(len(pack.names['space']), 'space')}, {count(len(pack.paths), 'path')}, "
        f"{count(len(pack.names['contact']), 'contact')}",
        f"{count(len(pack.names['character']), 'character')}, "
        f"{count(len(pack.names['ship']), 'ship')}",
        f"Cards in the decks: {', '.join(decks)}; {len(pack.by_number)} numbers in the databank",
    ]

"""A sensible player of Interloper, as the Alien and as a Colonist.

`sight.py` reads the view, `turns.py` says how a turn is planned, `crew.py` and `alien.py` plan one,
`uses.py` knows what rooms and items are worth, `words.py` says why. Here is what is answered to
each question.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from shipboard.kernel.player import Bot

from .. import pack as p
from .alien import AlienTurn
from .crew import CrewTurn
from .sight import DEADLY, FAR, Sight, View
from .turns import Turn
from .uses import item_worth, menace
from .words import WORDS

# Questions that a planned deed answers, and the actions whose declaration may ask them.
ABILITIES = ("activate", "use_card", "trait_action")
STAGES = {
    "reveal_more": (),
    "move_to": ("move",),
    "which_npc": ("move_npc", *ABILITIES),
    "npc_route": ("move_npc", *ABILITIES),
    "which_door": ("lock", "unlock", *ABILITIES),
    "feature": ("wreck", "repair", *ABILITIES),
    "attack_mode": ("attack",),
    "target": ("attack", "npc_attack"),
    "command": ("npc_attack",),
    "use_card": ("use_card",),
    "pass_item": (),
    "pass_to": (),
    "trait_action": ("trait_action",),
}
BROOD_CAN = {"move", "attack", "npc_attack"}  # and only those questions may be about brood
# Traits that matter in fights alone: they are kept secret until there is one.
FIGHTING = p.T_MODS | p.T_TAKEN | p.T_NO_FAIL


class Sensible(Bot):
    """Plays as a competent person of either side would."""

    words = WORDS
    close = 0.1

    def __init__(self, seat: int, rng: random.Random) -> None:
        super().__init__(seat, rng)
        self.plan: list[str] = []  # what is left to say of a deed that was begun

    def watch(self, events: Sequence[dict[str, Any]]) -> None:
        """The table itself tells all that matters."""

    def choose(self, view: View, decision: dict[str, Any]) -> str:
        """An option for this decision."""
        options: list[str] = decision["options"]
        kind: str = decision["kind"]
        if kind not in STAGES:
            self.plan = []
        planned = self._planned(options)
        if planned:
            self.because("begun")
            return planned
        if len(options) == 1:
            return options[0]
        if kind == "reveal_window" and not self._concerned(view["facts"]):
            self.because("not_concerned")
            return "pass"
        self.sight = Sight(view, self.seat)
        if kind in STAGES:
            self.plan = self._begun(kind, options)
            planned = self._planned(options)
            if planned:
                return planned
        return self.answer(view, decision)

    def _concerned(self, facts: dict[str, Any]) -> bool:
        """Whether it is the own turn, or a fight is under way."""
        return bool(facts["active"] == self.seat or facts["fight"]["attacker"] >= 0)

    def _planned(self, options: list[str]) -> str:
        """The next answer of the plan. What left no choice was not asked, and is passed over."""
        for place, wanted in enumerate(self.plan):
            if wanted in options:
                self.plan = self.plan[place + 1 :]
                return wanted
        return ""

    def _begun(self, kind: str, options: list[str]) -> list[str]:
        """What is left to say of the best deed whose declaration may have come to this question.

        Which action was chosen is nowhere to be read: whoever chose it may not be here any more.
        """
        if kind == "npc_route" and "stop" in options:
            return []
        turns = self._turns(list(STAGES[kind]))
        if kind == "move_to":
            rooms = {self._room(option) for option in options}
            turns = [t for t in turns if rooms == {room for room, _ in t.ways()}] or turns
        deeds = [
            (turn, deed)
            for turn in turns
            for deed in turn.deeds()
            if turn.leads_to(kind, deed[1], options)
        ]
        if not deeds:
            return []
        turn, (_, deed) = max(deeds, key=lambda found: found[1][0])
        if any(part in options for part in deed[1:]):
            self._note(turn, deed)
        return deed[1:]

    def _note(self, turn: Turn, deed: list[str]) -> None:
        """What speaks for a deed, if somebody wants to know."""
        if self.notes is None:
            return
        name, told = turn.why(deed)
        known = name if name in self.words else name.removeprefix("alien_")
        self.because(known if known in self.words else "deed", **told)

    def _turns(self, menu: list[str]) -> list[Turn]:
        """One look at this menu for each figure that may be about to act."""
        sight = self.sight
        if not sight.alien:
            return [CrewTurn(sight, menu, sight.figure)]
        prime = AlienTurn(sight, menu, p.PRIME)
        if prime.must_leave() or not BROOD_CAN.issuperset(menu):
            return [prime]
        return [AlienTurn(sight, menu, figure) for figure in sight.aliens]

    # The turn.

    def action(self, options: list[str]) -> str:
        """The best deed for the acting figure."""
        if "reveal" in options and self._to_show(fighting=False):
            self.because("shows_trait")
            return "reveal"
        turns = self._turns(options)
        found = [(turn, turn.best()) for turn in turns]
        turn, (_, deed) = max(found, key=lambda each: each[1][0])
        if deed[0] not in options:  # who was named as acting must act
            all_deeds = [(each, deed) for each in turns for deed in each.deeds()]
            turn, (_, deed) = max(
                [(turn, (-FAR, options)), *all_deeds], key=lambda each: each[1][0]
            )
        self._note(turn, deed)
        self.plan = deed[1:]
        return deed[0]

    def actor(self, options: list[str]) -> str:
        """Which of the alien figures has the most to do."""
        sight = self.sight
        if "reveal" in options and self._to_show(fighting=False):
            self.because("shows_trait")
            return "reveal"
        prime = AlienTurn(sight, [o for o in options if ":" not in o], p.PRIME)
        best = prime.best()
        choice, acting, deed = best[1], prime, best
        for option in options:
            if ":" not in option:
                continue
            figure = self._figure(option)
            if figure != p.PRIME and prime.must_leave():
                continue
            menu = ["move"]
            turn = AlienTurn(sight, menu, figure)
            if turn.may_strike():
                menu.append("attack")
            if figure == p.PRIME:
                menu += ["wreck", "lock", "trait_action"]
            deed = turn.best()
            if deed[0] > best[0]:
                best, choice, acting = deed, [option], turn
        self._note(acting, best[1])
        self.plan = choice[1:]
        return choice[0]

    def stalk(self, options: list[str]) -> str:
        """The Alien comes out beside its prey; Shadow takes the short way to the others."""
        sight = self.sight
        if sight.alien:
            chosen = AlienTurn(sight, [], p.PRIME).stalk(options)
            self.because("stays" if chosen == "decline" else "comes_out")
            return chosen
        away = CrewTurn(sight, [], sight.figure).away
        others = {sight.at[f] for f in sight.colonists if f != sight.figure}
        ways = [
            (away[room], option)
            for option in options[1:]
            if (room := self._room(option)) in others or others & {*sight.open_ways(room)}
        ]
        length, best = min(ways, default=(FAR, ""))
        goes = length < away[sight.at[sight.figure]] - 2
        self.because("short_way" if goes else "stays")
        return best if goes else "decline"

    def _room(self, option: str) -> int:
        return self.sight.room_numbers[option.partition(":")[2]]

    def _figure(self, option: str) -> int:
        return self.sight.figure_numbers[option.partition(":")[2]]

    def _card(self, option: str) -> int:
        return self.sight.card_numbers[option.partition(":")[2]]

    # Traits.

    def _to_show(self, fighting: bool) -> list[str]:
        """The slots of own face-down traits that are worth turning up now."""
        sight = self.sight
        shown = sight.facts["face_up"][self.seat]
        found = []
        for slot, name in enumerate(sight.own_traits):
            tags = sight.pack.tags[sight.card_numbers[name]]
            in_fights = bool(tags & FIGHTING) and not tags & ~FIGHTING
            if not shown >> slot & 1 and in_fights == fighting:
                found.append(f"slot:{slot + 1}")
        return found

    def reveal_window(self, options: list[str]) -> str:
        """What serves in fights, in fights; the rest as the own turn begins."""
        sight = self.sight
        fight = sight.facts["fight"]
        mine = sight.figure in (fight["attacker"], fight["defender"])
        if mine or sight.facts["active"] == self.seat:
            show = [slot for slot in self._to_show(fighting=bool(mine)) if slot in options]
            if show:
                self.because("shows_trait")
                return show[0]
        self.because("hides_trait")
        return "pass"

    def reveal_more(self, options: list[str]) -> str:
        """One after the other: those that were picked before are left out of the options."""
        more = self.reveal_window(options)
        if more in options:
            return more
        return "done" if "done" in options else self.forced_reveal(options)

    def forced_reveal(self, options: list[str]) -> str:
        """What will be shown soon anyway."""
        useful = self._to_show(fighting=False)
        return next((slot for slot in options if slot in useful), options[0])

    # Set-up.

    def place_alien(self, options: list[str]) -> str:
        """Amid the NPCs, far from the Colonists."""
        sight = self.sight

        def near(option: str) -> float:
            away = sight.away(self._room(option))
            crew = min(away[sight.at[f]] for f in sight.colonists)
            return sum(away[sight.at[f]] for f in sight.npcs) - 2 * crew

        return self.compare(options, near, "amid", min)

    # Fights.

    def protect(self, options: list[str]) -> str:
        """Step in for whom the side cannot spare, if it does not kill."""
        sight = self.sight
        target = sight.facts["fight"]["defender"]
        for option in options[1:]:
            me = self._figure(option)
            hurt = sight.hurt(me)
            if me < p.COLONIST:
                wanted = target == p.PRIME and sight.hurt(p.PRIME) > 0
            elif target >= p.NPC:
                last = len(sight.of_type(sight.npc_type(target))) == 1
                wanted = hurt == 0 or (hurt == 1 and last) or sight.to_harvest() < 2
            else:
                wanted = sight.hurt(target) > hurt and hurt < DEADLY - 1
            if wanted:
                self.because("shields")
                return option
        self.because("spares_itself")
        return "decline"

    def assist(self, options: list[str]) -> str:
        """Together, always."""
        return options[-1]

    def payoff(self, options: list[str]) -> str:
        """The worst wound there is; else an item; else what is left."""
        sight = self.sight

        def worth(option: str) -> float:
            label, _, name = option.partition(":")
            if label == "give":
                card = sight.card_numbers[name]
                return 10.0 + self._severity(card)
            if label in ("take", "discard"):
                value = sight.pack.value[sight.card_numbers[name]]
                return value + (0.5 if label == "take" else 0.0) + (5 if value > 4 else 0)
            return 9.0 if label == "extra" else 8.0

        return self.compare(options, worth, lambda option: f"payoff_{option.partition(':')[0]}")

    def _severity(self, card: int) -> float:
        return self.sight.pack.weight[card] * 10 + self.sight.pack.value[card]

    def mildest(self, options: list[str]) -> str:
        return self.compare(
            options, lambda option: self._severity(self._card(option)), "mildest", min
        )

    def severest(self, options: list[str]) -> str:
        cards = [option for option in options if option != "ignored"]
        return self.compare(cards, lambda option: self._severity(self._card(option)), "severest")

    def prevent(self, options: list[str]) -> str:
        return options[-1]

    # Items.

    def best_item(self, options: list[str]) -> str:
        """What helps most, and is better than what the hands hold already."""
        sight = self.sight
        held: dict[int, float] = {}
        for item in sight.items[sight.figure]:
            item_type = sight.pack.item_type[item]
            if item_type != p.MISC:
                value = item_worth(sight, sight.figure, item)
                held[item_type] = max(held.get(item_type, 0.0), value)

        def worth(option: str) -> float:
            if ":" not in option:
                return 0.0
            card = self._card(option)
            item_type = sight.pack.item_type[card]
            return item_worth(sight, sight.figure, card) - held.get(item_type, 0.0)

        return self.compare(
            options, worth, lambda option: "best_item" if ":" in option else "no_item"
        )

    def worst_item(self, options: list[str]) -> str:
        sight = self.sight
        return self.compare(
            options, lambda o: item_worth(sight, sight.figure, self._card(o)), "worst_item", min
        )

    # Targets of abilities.

    def which_npc(self, options: list[str]) -> str:
        """The one that the own side is waiting for."""
        sight = self.sight
        if sight.alien:
            return self.any_of(options)
        leads = CrewTurn(sight, [], sight.figure).leads
        ranks = {sight.names["figure"][figure]: place for place, figure in enumerate(leads)}
        return self.compare(
            options, lambda option: ranks.get(option.partition(":")[2], 50), "waited_for", min
        )

    def npc_route(self, options: list[str]) -> str:
        """Nearer to where it is wanted, and not into the Alien's arms."""
        sight = self.sight
        away = sight.away(sight.exit if sight.alien else CrewTurn(sight, [], sight.figure).goal)

        def length(option: str) -> float:
            room = self._reached(options) if option == "stop" else self._room(option)
            return away[room] + 8 * bool(sight.inside(room, sight.aliens))

        return self.compare(options, length, "nearer", min)

    def _reached(self, options: list[str]) -> int:
        """The room that an NPC on its route has reached: the one from which these can be."""
        ways = {self._room(option) for option in options if option != "stop"}
        rooms = range(self.sight.pack.rooms)
        return next((r for r in rooms if ways == {*self.sight.open_ways(r)}), self.sight.exit)

    def which_door(self, options: list[str]) -> str:
        """Of the doors that matter, one towards the Loading Bay."""
        sight = self.sight
        away = sight.away(sight.exit)
        edges = {f"edge:{name}": number for number, name in enumerate(sight.names["edge"])}

        def worth(option: str) -> float:
            edge = edges[option]
            shut = sight.edge_state[edge] == p.LOCKED
            near = min(away[sight.pack.edge_a[edge]], away[sight.pack.edge_b[edge]])
            return 10 * shut - near

        return self.compare(options, worth, "door")

    def panic_move(self, options: list[str]) -> str:
        sight = self.sight
        away = sight.away(sight.exit)

        def length(option: str) -> float:
            room = self._room(option)
            return away[room] + 20 * bool(sight.inside(room, sight.aliens))

        return self.compare(options, length, "nearer", min)

    def heal_who(self, options: list[str]) -> str:
        return self.compare(
            options, lambda option: self.sight.hurt(self._figure(option)), "most_hurt"
        )

    def thaw_pick(self, options: list[str]) -> str:
        sight = self.sight
        living = [p.NPC_TYPES[sight.npc_type(f)] for f in sight.npcs]
        return self.compare(options, living.count, "fewest", min)

    def suppress_pick(self, options: list[str]) -> str:
        return self.compare(
            options, lambda option: menace(self.sight, self._card(option)), "menace"
        )

    def target_room(self, options: list[str]) -> str:
        """Where most of the crew is: to be kept free of the Alien, or to be made useless by it."""
        sight = self.sight
        return self.compare(
            options, lambda option: len(sight.inside(self._room(option), sight.living)), "crowded"
        )

    def feature(self, options: list[str]) -> str:
        """What an ability repairs: the hull before rooms, and doors last."""
        outer = {f"edge:{self.sight.names['edge'][e]}" for e in self.sight.pack.outer if e >= 0}
        return self.compare(
            options,
            lambda o: 0 if o in outer else 1 if o.startswith("place") else 2,
            "hull_first",
            min,
        )

    def target(self, options: list[str]) -> str:
        """Whom to attack, where the first wish is not allowed."""
        if self.sight.alien:
            room = self.sight.at[self._figure(options[0])]
            acting = (self.sight.inside(room, self.sight.aliens) or self.sight.aliens)[0]
            turn = AlienTurn(self.sight, [], acting)
            return self.compare(
                options, lambda option: turn.prey(self._figure(option), 1), "best_prey"
            )
        return self.compare(
            options, lambda option: self.sight.hurt(self._figure(option)), "most_hurt"
        )

    def command(self, options: list[str]) -> str:
        """The NPC that stands with the most of the others."""
        sight = self.sight

        def crowd(option: str) -> int:
            return len(sight.inside(sight.at[self._figure(option)], sight.colonists))

        return self.compare(options, crowd, "crowd")

    def take_back(self, options: list[str]) -> str:
        """An attack on what has just become stronger is thought over."""
        sight = self.sight
        turn = CrewTurn(sight, [], sight.figure)
        fighting = sight.facts["fight"]["attacker"] >= 0
        regrets = fighting and turn.fight(turn.here)[0] <= 0
        self.because("regrets" if regrets else "goes_through")
        return "take_back" if regrets else "keep"

    def power(self, options: list[str]) -> str:
        return "off" if self.sight.alien else "on"


Sensible.answers = {
    # Further stages are planned with the first; what comes without a plan is as good as another.
    "move_to": Sensible.any_of,
    "attack_mode": Sensible.any_of,
    "use_card": Sensible.any_of,
    "pass_item": Sensible.any_of,
    "pass_to": Sensible.any_of,
    "trait_action": Sensible.any_of,
    "peek_pick": Sensible.any_of,
    "choose_alien": Sensible.any_of,
    "choose_character": Sensible.any_of,
    "place_prime": Sensible.place_alien,
    "place_brood": Sensible.place_alien,
    "forced_reveal": Sensible.forced_reveal,
    "reveal_window": Sensible.reveal_window,
    "reveal_more": Sensible.reveal_more,
    "stalk": Sensible.stalk,
    "actor": Sensible.actor,
    "action": Sensible.action,
    "which_npc": Sensible.which_npc,
    "npc_route": Sensible.npc_route,
    "which_door": Sensible.which_door,
    "resin_choice": lambda bot, options: "resin",
    "heal_who": Sensible.heal_who,
    "heal_pick": Sensible.severest,
    "ally": Sensible.heal_who,
    "fabricate_pick": Sensible.best_item,
    "thaw_pick": Sensible.thaw_pick,
    "suppress_pick": Sensible.suppress_pick,
    "target_room": Sensible.target_room,
    "feature": Sensible.feature,
    "target": Sensible.target,
    "command": Sensible.command,
    "power": Sensible.power,
    "take_back": Sensible.take_back,
    "protect": Sensible.protect,
    "assist": Sensible.assist,
    "assist_guards": Sensible.assist,
    "payoff": Sensible.payoff,
    "fallback_penalty": Sensible.mildest,
    "fail_penalty": Sensible.mildest,
    "ignore_penalty": lambda bot, options: "ignore",
    "prevent_penalty": Sensible.prevent,
    "breach_save": lambda bot, options: "use",
    "search_pick": Sensible.best_item,
    "encumbrance": Sensible.worst_item,
    "discard_own_item": Sensible.worst_item,
    "panic_move": Sensible.panic_move,
    "lash_penalty": Sensible.severest,
    "regeneration_pick": Sensible.severest,
}

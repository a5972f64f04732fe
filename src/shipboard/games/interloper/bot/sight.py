"""What a player sees of Interloper's table, in numbers: who is where, how far, how strong."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from math import erf, sqrt
from typing import Any

from .. import pack as p
from ..content import load, setting
from ..rules.effects import win_if
from ..rules.figures import holds

View = dict[str, Any]
FAR = 99.0
MEAN, SPREAD = 3.5, 1.5  # of the value of a card
COMBAT = 1 << p.PURPOSE + p.FOR_COMBAT
DEADLY = 3  # penalties
LOCKED_DOOR = 3.0  # what a locked door on the way costs, in moves


@lru_cache(maxsize=8)
def numbers(content: str, pool: str) -> dict[str, int]:
    """The number of each name of a pool."""
    names = load({"content": content}).names[pool]
    return {name: number for number, name in enumerate(names) if name}


@lru_cache(maxsize=4096)
def lengths(
    content: str, edges: tuple[int, ...], goal: int, through_locks: bool
) -> tuple[float, ...]:
    """By room: how many moves to the goal while the edges are in these states."""
    pack = load({"content": content})
    found = [FAR] * pack.rooms
    found[goal] = 0
    frontier = deque([goal])
    while frontier:
        room = frontier.popleft()
        for to, edge in pack.near[room]:
            state = edges[edge]
            if state == p.INTACT or (state == p.LOCKED and not through_locks):
                continue
            length = found[room] + (LOCKED_DOOR if state == p.LOCKED else 1)
            if length < found[to]:
                found[to] = length
                frontier.append(to)
    return tuple(found)


@lru_cache(maxsize=512)
def goals(content: str, text: int) -> tuple[int, ...]:
    """The goals by which a text wins, at once or at the end of a round."""
    pack = load({"content": content})
    at_round_end = [
        step[1]
        for _, steps in pack.triggers[p.ON_ROUND_END][text]
        for step in steps
        if step[0] is win_if
    ]
    return (*(goal for goal, _ in pack.goals[text]), *at_round_end)


def chance(cards: float, bonus: float, threshold: float) -> float:
    """How likely so many cards and this bonus reach the threshold."""
    return _above(MEAN * cards + bonus - threshold + 0.5, sqrt(cards) * SPREAD)


def odds(one: tuple[float, int], other: tuple[float, int]) -> float:
    """How likely the first of two (cards, bonus) has the higher total."""
    ahead = MEAN * (one[0] - other[0]) + one[1] - other[1]
    return _above(ahead - 0.5, sqrt(one[0] + other[0]) * SPREAD)


def _above(mean: float, deviation: float) -> float:
    return 0.5 * (1 + erf(mean / deviation / sqrt(2)))


class Sight:
    """One view, read."""

    def __init__(self, view: View, seat: int) -> None:
        facts = view["facts"]
        options = view["options"]
        self.content: str = options["content"]
        self.pack = load(options)
        self.seat = seat
        self.names = self.pack.names
        self.card_numbers = numbers(self.content, "card")
        self.room_numbers = numbers(self.content, "place")
        self.figure_numbers = numbers(self.content, "figure")
        self.at: list[int] = facts["at"]
        self.ap: int = facts["ap"]
        self.round: int = facts["round"]
        self.edge_state: list[int] = facts["edge_state"]
        self.edges = tuple(self.edge_state)
        self.breached = set(facts["breached"])
        self.wrecked = set(facts["wrecked_rooms"])
        self.figure_of: list[int] = facts["figure_of"]
        self.alien_player: int = facts["alien_player"]
        self.alien = self.alien_player == seat
        self.figure = p.PRIME if self.alien else self.figure_of[seat]
        self.facts = facts
        self.exit = self.pack.exit
        self.prime_bonus: int = facts["prime_bonus"]
        self.npc_supply = setting("npc_per_colour", view["players"], options)
        self.npc_moves = int(options["npc_moves_per_player"])
        zones = view["zones"]
        self.items = self._cards(zones["items"])
        self.wounds = self._cards(zones["physical"])
        self.scars = self._cards(zones["mental"])
        self.discards = [self.card_numbers[name] for name in zones["tech_discard"]["cards"]]
        self.traits = [
            self._traits(pile, up)
            for pile, up in zip(zones["traits"], facts["face_up"], strict=True)
        ]
        self.own_traits: list[str] = zones["traits"][seat].get("cards", [])
        self.living = [figure for figure, room in enumerate(self.at) if room >= 0]
        self.colonists = [f for f in self.living if p.COLONIST <= f < p.NPC]
        self.npcs = [f for f in self.living if f >= p.NPC]
        self.aliens = [f for f in self.living if f < p.COLONIST]
        self._away: dict[tuple[int, bool], tuple[float, ...]] = {}

    def _cards(self, piles: list[dict[str, Any]]) -> list[list[int]]:
        return [[self.card_numbers[name] for name in pile.get("cards", ())] for pile in piles]

    def _traits(self, pile: dict[str, Any], up: int) -> list[int]:
        """The face-up ones."""
        if "cards" in pile:
            shown = [name for slot, name in enumerate(pile["cards"]) if up >> slot & 1]
        else:
            shown = list(pile.get("placed", {}).values())
        suppressed = self.facts["suppressed"]
        return [self.card_numbers[name] for name in shown if name not in suppressed]

    # Where.

    def inside(self, room: int, figures: list[int]) -> list[int]:
        """Those of the figures that stand in the room."""
        return [figure for figure in figures if self.at[figure] == room]

    def open_ways(self, room: int) -> list[int]:
        """The connected rooms."""
        return [to for to, edge in self.pack.near[room] if self.passable(edge)]

    def passable(self, edge: int) -> bool:
        return self.edge_state[edge] in (p.UNLOCKED, p.WRECKED)

    def away(self, goal: int, through_locks: bool = True) -> tuple[float, ...]:
        """By room: how many moves to the goal, a locked door counted as several."""
        known = self._away.get((goal, through_locks))
        if known is None:
            known = lengths(self.content, self.edges, goal, through_locks)
            self._away[goal, through_locks] = known
        return known

    # How strong.

    def texts(self, figure: int) -> list[int]:
        """The texts that count for a figure, as far as all can see."""
        found = [self.pack.designs + figure] if figure < p.NPC else []
        if figure < p.NPC:
            found += self.wounds[figure] + self.scars[figure]
            if figure != p.PRIME:
                found += self.items[figure]
        if figure == p.PRIME:
            found += self.traits[self.alien_player]
        elif p.COLONIST <= figure < p.NPC and figure in self.figure_of:
            found += self.traits[self.figure_of.index(figure)]
        return found

    def strength(
        self, figure: int, stat: int, situation: int, more: tuple[int, ...] = ()
    ) -> tuple[int, int]:
        """(cards, bonus) of a check in this situation; `more` texts are counted as well."""
        pack = self.pack
        cards, bonus = pack.cards[stat][figure], pack.bonus[stat][figure]
        if figure == p.PRIME and stat == p.PHYSICAL:
            bonus = self.prime_bonus
        once: set[int] = set()
        for text in (*self.texts(figure), *more):
            for of, plus_cards, plus, condition, unique in pack.mods[text]:
                if of == stat and text not in once and holds(condition, situation):
                    cards, bonus = cards + plus_cards, bonus + plus
                    if unique:
                        once.add(text)
        return max(1, cards), bonus

    def defence(self, figure: int, sort: int = p.MELEE) -> tuple[int, int]:
        """(cards, bonus) of a figure that is attacked."""
        how = p.AT_DISTANCE if sort == p.DISTANCE else p.IN_MELEE
        return self.strength(figure, p.PHYSICAL, p.DEFENDING | how | COMBAT)

    def attack(self, figure: int, text: int | None = None) -> tuple[int, int]:
        """(cards, bonus) of a melee attack, or of one in the mode of this text."""
        if text is None:
            return self.strength(figure, p.PHYSICAL, p.ATTACKING | p.IN_MELEE | COMBAT)
        mode = self.pack.mode[text]
        how = p.AT_DISTANCE if mode[p.M_SORT] == p.DISTANCE else 0
        cards, bonus = self.strength(figure, mode[p.M_ATTACKER], p.ATTACKING | how | COMBAT)
        return cards + mode[p.M_CARDS], bonus + mode[p.M_BONUS]

    def modes(self, figure: int) -> list[int]:
        """The texts that give this figure an attack mode of its own."""
        return [text for text in self.texts(figure) if self.pack.mode[text]]

    def hurt(self, figure: int) -> int:
        """How near it is to death: the heavier of its two kinds of penalties, by weight."""
        if figure >= p.NPC:
            return 0
        ignored = self.facts["slot"][figure]
        weigh = self.pack.weight
        physical = sum(weigh[card] for card in self.wounds[figure] if card != ignored)
        return max(physical, sum(weigh[card] for card in self.scars[figure] if card != ignored))

    def tags(self, figure: int) -> int:
        """What the texts of a figure do, together."""
        found = 0
        for text in self.texts(figure):
            found |= self.pack.tags[text]
        return found

    def goals(self) -> set[int]:
        """What the Alien can win by, as far as this seat sees."""
        texts = self.texts(p.PRIME)
        return {goal for text in texts for goal in goals(self.content, text)}

    def to_harvest(self) -> int:
        """How many more NPCs the Alien has to slay to win by them; many if it cannot."""
        wanted = [
            number
            for text in self.texts(p.PRIME)
            for goal, number in self.pack.goals[text]
            if goal == p.RECORDED_NPCS
        ]
        return min(wanted, default=len(self.at)) - len(self.facts["recorded"])

    def survives_breach(self, figure: int) -> bool:
        return bool(self.tags(figure) & p.T_SURVIVE)

    def clash(
        self, figure: int, foe: int, text: int | None, sort: int, cards: int = 0, bonus: int = 0
    ) -> tuple[float, float]:
        """How likely an attack is won, and how likely it is lost, with this much help."""
        have = self.attack(figure, text)
        have = have[0] + cards, have[1] + bonus
        if sort == p.SPECIAL and text is not None:
            against = self.strength(foe, self.pack.mode[text][p.M_DEFENDER], p.DEFENDING | COMBAT)
        else:
            against = self.defence(foe, sort)
        safe = sort == p.DISTANCE or (text is not None and self.pack.mode[text][p.M_SAFE])
        return odds(have, against), 0.0 if safe else odds(against, have)

    def healable(self, figure: int, ability: p.Ability) -> list[int]:
        """The penalties of a figure that an ability may heal."""
        types, most = ability[p.A_FIRST] & 3, ability[p.A_SECOND]
        held = (self.wounds[figure] if types & 1 else []) + (
            self.scars[figure] if types & 2 else []
        )
        return [card for card in held if self.pack.value[card] <= most]

    # The crew's way out.

    def npc_type(self, figure: int) -> int:
        return self.pack.npc_type[figure - p.NPC]

    def of_type(self, npc_type: int) -> list[int]:
        """The living NPCs of a type."""
        return [figure for figure in self.npcs if self.npc_type(figure) == npc_type]

    def counting(self, npc_type: int, figures: list[int]) -> list[int]:
        """Those of the Colonists who count as this type for rooms."""
        texts = self.pack.tags[self.pack.designs :]
        return [figure for figure in figures if texts[figure] & p.T_COUNTS << npc_type]

    def served(self, room: int) -> bool:
        """Whether the room's circle is filled by somebody who stands there."""
        npc_type = self.pack.circle[room]
        if npc_type < 0 or self.inside(room, self.of_type(npc_type)):
            return True
        return bool(self.inside(room, self.counting(npc_type, self.colonists)))

    def works(self, room: int) -> bool:
        """Whether the room is whole and somebody lives who makes its ability work."""
        npc_type = self.pack.circle[room]
        alive = npc_type < 0 or self.of_type(npc_type) or self.counting(npc_type, self.colonists)
        return room not in self.wrecked and bool(alive)

    def escape(self) -> float:
        """How many moves the crew is from its escape; FAR if a type has died out."""
        away = self.away(self.exit)
        need = sum(away[self.at[figure]] for figure in self.colonists)
        for npc_type in range(len(p.NPC_TYPES)):
            need += min((away[self.at[npc]] for npc in self.of_type(npc_type)), default=FAR)
        return min(need, FAR)

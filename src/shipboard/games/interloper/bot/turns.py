"""Turns, as both sides play them: every deed has a worth, and the best one is done.

A deed is the list of answers that declares it, from the menu on.
"""

from __future__ import annotations

from collections.abc import Iterator

from shipboard.kernel.because import percent

from .. import pack as p
from .sight import Sight

Deed = tuple[float, list[str]]
Chances = tuple[float, float]  # to win a fight, and to lose it
REST = 0.05  # what a deed must be worth to be better than nothing

# What is asked for an ability that is aimed so, of the questions that a deed may answer.
ASKED_BY_AIM = {
    p.AIM_NPC: ("which_npc", "npc_route"),
    p.AIM_DOOR: ("which_door",),
    p.AIM_OWN_DOOR: ("which_door",),
    p.AIM_OUTER: ("feature",),
    p.AIM_REPAIR: ("feature",),
}


class Turn:
    """One look at the menu. Each action of the menu that a side plans is a method of its turn."""

    def __init__(self, sight: Sight, menu: list[str], figure: int) -> None:
        self.sight = sight
        self.menu = menu
        self.figure = figure
        self.here = sight.at[figure]
        self.foes_here = sight.inside(self.here, self.foes())
        self.tags = sight.tags(figure)
        self.fights: dict[tuple[int, int | None], Chances] = {}  # by whom, and with what, to attack

    def foes(self) -> list[int]:
        sight = self.sight
        return [*sight.colonists, *sight.npcs] if self.figure < p.COLONIST else sight.aliens

    def deeds(self) -> list[Deed]:
        """What the menu offers, with what it is worth."""
        found: list[Deed] = []
        for label in self.menu:
            plan = getattr(self, label, None)
            if plan is not None:
                found += plan()
        return found

    def best(self) -> Deed:
        """The deed with the most worth, or the end of the turn."""
        return max([(REST, ["end_turn"]), *self.deeds()], key=lambda deed: deed[0])

    def why(self, deed: list[str]) -> tuple[str, dict[str, object]]:
        """What speaks for a deed: the name under which it is noted, and what is told with it."""
        told: dict[str, object] = {}
        for part in deed[1:]:
            label, _, name = part.partition(":")
            told[label] = name
        if deed[0] == "attack":
            win, lose = self.chances(deed)
            told |= {"percent": percent(win), "percent_lost": percent(lose)}
        return deed[0], told

    def chances(self, deed: list[str]) -> Chances:
        """How the attack ends, as it was weighed."""
        foe = self.sight.figure_numbers[deed[2].partition(":")[2]]
        found = [self.fights.get((foe, text)) for mode, text, _ in self.attack_modes()
                 if mode == deed[1]]  # fmt: skip
        return next((chances for chances in found if chances), (0.0, 0.0))

    def leads_to(self, kind: str, deed: list[str], options: list[str]) -> bool:
        """Whether declaring this deed may ask this question, with these options."""
        sight, label = self.sight, deed[0]
        if any(part in options for part in deed[1:]):
            return True
        if label == "npc_attack":
            return kind == "command" or self.commands(options)
        ability: p.Ability | tuple[()] = ()
        if label == "activate" and self.may_activate():
            ability = sight.pack.ability[self.here]
        elif label in ("use_card", "trait_action"):
            ability = sight.pack.action[sight.card_numbers[deed[1].partition(":")[2]]]
        return bool(ability and kind in ASKED_BY_AIM.get(ability[p.A_AIM], ()))

    def may_activate(self) -> bool:
        """Whether the room could be used, as far as a player can tell."""
        sight, facts, room = self.sight, self.sight.facts, self.here
        if room in (*sight.wrecked, *facts["activated"], *facts["blocked"]):
            return False
        if self.figure == p.PRIME:
            return bool(sight.pack.alien_use[room] or self.tags & p.T_ACTIVATE)
        return sight.served(room) and bool(facts["power"] or sight.pack.unpowered[room])

    def commands(self, targets: list[str]) -> bool:
        """Whether an NPC that this player may command stands where the targets are."""
        sight = self.sight
        facts = sight.facts
        room = sight.at[sight.figure_numbers[targets[0].partition(":")[2]]]
        profiles = [sight.pack.profile[text] for text in sight.texts(self.figure)]
        mine = [sight.seat]
        if facts["claims"][sight.seat] < sight.npc_moves:
            mine.append(-1)  # nobody's yet
        return any(
            npc not in (*facts["attacked"], *facts["assisted"])
            and facts["claimed_by"][npc - p.NPC] in mine
            and types >> sight.npc_type(npc) & 1
            and not (here and room != self.here)
            for npc in sight.inside(room, sight.npcs)
            for types, here, *_ in profiles
        )

    def leaving_costs(self) -> int:
        """AP for a move out of this room."""
        breach = self.here in self.sight.breached and not self.tags & p.T_FREE_BREACH
        enemy = self.foes_here and not self.tags & p.T_FREE_ENEMY
        return 2 if breach or enemy else 1

    def ways(self) -> list[tuple[int, int]]:
        """(room, AP) of each move that can be paid."""
        sight = self.sight
        price = self.leaving_costs()
        found = [(to, price) for to in sight.open_ways(self.here)]
        if self.figure == p.PRIME and self.tags & p.T_WALL:
            walls = sight.pack.near[self.here]
            found += [(to, price + 1) for to, e in walls if sight.edge_state[e] == p.INTACT]
        return [(to, ap) for to, ap in found if ap <= sight.ap]

    def must_leave(self) -> bool:
        """Whether staying here to the end of the turn means death."""
        return self.here in self.sight.breached and not self.sight.survives_breach(self.figure)

    def attack_modes(self) -> Iterator[tuple[str, int | None, int]]:
        """(answer, text or None, sort of attack) of each way to attack."""
        sight = self.sight
        yield "melee", None, p.MELEE
        for text in sight.modes(self.figure):
            own = text >= sight.pack.designs
            yield "own" if own else self.card(text), text, sight.pack.mode[text][p.M_SORT]

    def to(self, room: int) -> str:
        return f"place:{self.sight.names['place'][room]}"

    def of(self, figure: int) -> str:
        return f"figure:{self.sight.names['figure'][figure]}"

    def edge(self, number: int) -> str:
        return f"edge:{self.sight.names['edge'][number]}"

    def card(self, number: int) -> str:
        return f"card:{self.sight.names['card'][number]}"

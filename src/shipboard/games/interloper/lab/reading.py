"""One game of Interloper, read from its events: what the balance goals need to know of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.declare import Game
from shipboard.kernel.state import State

from .. import choices
from .. import numbers as n
from .. import pack as p
from ..events import EVENTS
from ..pack import InterloperPack
from ..rules.figures import holds
from ..state import BY_PENALTIES, Interloper

GOALS = ("harvest", "world_breaker")
COMBAT = 1 << p.PURPOSE + p.FOR_COMBAT
ARMED_BY = 4  # B13: the end of this round
GOOD_WEAPON = 4  # B9: value
HOW = (p.IN_MELEE, p.AT_DISTANCE, 0)  # by sort of attack
# Voluntary checks that are not named after a room or a card: by action and threshold.
WORKS = {
    (choices.WRECK, 15): "wreck a room",
    (choices.WRECK, 20): "wreck a door",
    (choices.WRECK, 25): "wreck a wall",
    (choices.REPAIR, 15): "repair a room",
    (choices.REPAIR, 17): "repair a door",
    (choices.REPAIR, 20): "repair a wall",
    (choices.UNLOCK, 13): "unlock",
    (choices.UNLOCK, 16): "unlock",
}
PURPOSES = {choices.WRECK: p.FOR_WRECK, choices.REPAIR: p.FOR_REPAIR, choices.UNLOCK: p.FOR_UNLOCK}


@dataclass(slots=True)
class Notes:
    """One game: how it was dealt, and how often what happened."""

    rounds: int
    traits: tuple[str, ...]
    goal: bool  # a trait with a goal among them
    characters: tuple[str, ...]
    first_death: int  # round, 0 for none
    counts: Counter[str]
    deeds: list[int]  # per turn, the end of the turn included
    modifiers: Counter[int] = field(default_factory=Counter)  # B17: of each character, each round


class Ledger:
    """Reads the story of a game when it is over."""

    def dealt(self, game: Game, g: State) -> None:
        """The deal is in the story; only who was asked is not."""
        self.questions = 0

    def asked(self, game: Game, g: State) -> None:
        """B18: a question to a player whose turn it is not.

        Windows are let pass by the page where its player wishes so; they are left out.
        """
        _, seat, kind, _ = g.open[0]
        state = cast(Interloper, g)
        self.questions += bool(state.turn and seat != state.active and kind != n.REVEAL_WINDOW)

    def ended(self, game: Game, g: State) -> Notes:
        """What the goals need to know of this game."""
        state = cast(Interloper, g)
        notes = Reading(state).notes()
        notes.counts["questions in turns of others"] = self.questions
        notes.counts["turns"] = state.turn
        return notes


class Reading:
    """Follows the events from the first to the last."""

    def __init__(self, g: Interloper) -> None:
        self.g = g
        self.pack: InterloperPack = g.cards
        self.counts: Counter[str] = Counter()
        self.characters: list[str] = []
        self.deeds: list[int] = []
        self.round = self.first_death = 0
        self.at: dict[int, int] = {}
        self.items: dict[int, list[int]] = {}
        self.had: set[tuple[int, int]] = set()  # (figure, item)
        self.served: set[tuple[int, int]] = set()
        self.action = self.attacker = -1
        self.tried = ""
        self.lone = self.together = False
        self.helpers = self.sort = 0
        self.wound: dict[int, int] = {}  # the sort of the latest penalty
        self.gone = -1, -1  # the item that was lost last, and who held it
        self.lasting: Counter[int] = Counter()  # by figure: what changes its numbers for good
        self.modifiers: Counter[int] = Counter()

    def notes(self) -> Notes:
        """The game, read."""
        pack = self.pack
        for event, args, _, _ in self.g.events:
            read = _READERS.get(event)
            if read:
                read(self, *args[: len(EVENTS[event].args)])
        if self.round <= ARMED_BY:
            self.arms()
        self.counts["items held"] += len(self.had)
        self.counts["items that served"] += len(self.served)
        held = [card & DESIGN for card in self.g.traits[self.g.alien_player]]
        return Notes(
            self.round,
            tuple(pack.names["card"][card] for card in held),
            any(pack.names["card"][card] in GOALS for card in held),
            tuple(self.characters),
            self.first_death,
            self.counts,
            self.deeds,
            self.modifiers,
        )

    # Rounds and places.

    def begin_round(self, number: int) -> None:
        if number == ARMED_BY + 1:
            self.arms()
        self.round = number
        people = [f for f in self.at if f == p.PRIME or p.COLONIST <= f < p.NPC]
        self.modifiers.update(self.lasting[figure] for figure in people)

    def arms(self) -> None:
        """B13: who of the living holds something."""
        for figure in range(p.COLONIST, p.NPC):
            if figure in self.at:
                self.counts["Colonists by then"] += 1
                self.counts["Colonists with an item by then"] += bool(self.items.get(figure))

    def begin_turn(self, seat: int) -> None:
        self.deeds.append(1)

    def character(self, seat: int, figure: int) -> None:
        self.characters.append(self.pack.names["figure"][figure])

    def comes(self, figure: int, place: int) -> None:
        self.at[figure] = place

    def slain(self, figure: int) -> None:
        self.at.pop(figure, None)

    def died(self, figure: int, cause: int) -> None:
        self.at.pop(figure, None)
        self.items.pop(figure, None)
        if p.COLONIST <= figure < p.NPC and not self.first_death:
            self.first_death = self.round
        if cause == BY_PENALTIES and (figure == p.PRIME or figure >= p.COLONIST):
            self.counts["deaths by penalties"] += 1
            self.counts["deaths by Mental penalties"] += self.wound.get(figure) == p.MENTAL

    def penalty(self, figure: int, card: int) -> None:
        self.wound[figure] = self.pack.sort[card]
        self.lasting[figure] += self.lasts(card)

    def healed(self, figure: int, card: int) -> None:
        self.lasting[figure] -= self.lasts(card)

    def revealed(self, seat: int, slot: int, card: int) -> None:
        """A trait of the Alien, or of the Colonist who has one."""
        self.lasting[max(self.g.figure_of[seat], p.PRIME)] += 1

    def lasts(self, card: int) -> bool:
        """B17: whether a penalty changes anything while it is held."""
        return bool(self.pack.tags[card] & ~p.T_GAIN)

    # Deeds and checks.

    def does(self, action: int, tried: str = "") -> None:
        """Something was declared; a check that follows is of its own will."""
        self.deeds[-1] += 1
        self.action, self.tried = action, tried

    def moved(self, figure: int, place: int) -> None:
        self.does(choices.MOVE)
        self.at[figure] = place

    def led(self, seat: int, figure: int, place: int) -> None:
        self.does(choices.ACTION_MOVE_NPC)
        self.at[figure] = place

    def locks(self, *_: int) -> None:
        self.does(choices.LOCK)

    def searched(self, figure: int, place: int) -> None:
        self.does(choices.SEARCH)

    def tries(self, figure: int, action: int, what: int) -> None:
        self.does(action)

    def crawls(self, figure: int, place: int) -> None:
        self.does(choices.MOVE, "air duct")

    def activated(self, figure: int, place: int) -> None:
        room = self.pack.names["place"][place]
        self.counts[f"uses of {room}"] += 1
        self.does(choices.ACTIVATE, room)

    def used(self, figure: int, card: int) -> None:
        self.does(choices.USE_CARD, self.pack.names["card"][card])
        if card in self.items.get(figure, ()):
            self.served.add((figure, card))

    def checks(self, figure: int, stat: int, threshold: int) -> None:
        """B6, B7: a voluntary check is the first one after a deed."""
        purpose = PURPOSES.get(self.action, len(p.PURPOSES))
        self.serve(figure, stat, 1 << p.PURPOSE + purpose)
        self.tried = self.tried or WORKS.get((self.action, threshold), "")
        if self.tried:
            self.counts[f"tries of {self.tried}"] += 1
        self.action = -1

    def passed(self, figure: int, total: int) -> None:
        if self.tried:
            self.counts[f"successes of {self.tried}"] += 1
            self.tried = ""

    def failed(self, figure: int, total: int) -> None:
        self.tried = ""

    # Items.

    def got(self, figure: int, card: int) -> None:
        self.items.setdefault(figure, []).append(card)
        if figure >= p.COLONIST:
            self.had.add((figure, card))

    def lost(self, figure: int, card: int) -> None:
        self.gone = figure, card
        held = self.items.get(figure, [])
        if card in held:
            held.remove(card)

    def handed(self, figure: int, card: int, taker: int) -> None:
        self.does(choices.PASS_ITEM)
        self.lost(figure, card)
        self.got(taker, card)

    def seized(self, winner: int, card: int, loser: int) -> None:
        self.lost(loser, card)
        self.got(winner, card)

    def spared(self, figure: int, card: int) -> None:
        """An item that was discarded for it, unless a text did it for nothing."""
        if self.gone[0] == figure and self.pack.prevent[self.gone[1]]:
            self.served.add(self.gone)

    def serve(self, figure: int, stat: int, case: int) -> None:
        """B13: the items that count in a check."""
        for item in self.items.get(figure, ()):
            for of, _, _, condition, _ in self.pack.mods[item]:
                if of == stat and holds(condition, case):
                    self.served.add((figure, item))

    # Fights.

    def attacked(self, figure: int, target: int, sort: int) -> None:
        self.does(choices.ATTACK)
        self.sort, self.helpers, self.attacker = sort, 0, figure
        crew = [f for f in self.at if p.COLONIST <= f < p.NPC]
        here = [f for f in crew if self.at[f] == self.at.get(target)]
        self.lone = figure == p.PRIME and here == [target] and not self.items.get(target)
        self.together = figure in crew

    def armed(self, card: int) -> None:
        if card in self.items.get(self.attacker, ()):
            self.served.add((self.attacker, card))

    def assisted(self, figure: int) -> None:
        self.helpers += 1

    def totals(self, figure: int, one: int, target: int, two: int) -> None:
        counts = self.counts
        how = HOW[self.sort] | COMBAT
        self.serve(figure, p.PHYSICAL, p.ATTACKING | how)
        self.serve(target, p.PHYSICAL, p.DEFENDING | how)
        if self.lone and self.sort == p.MELEE:
            counts["attacks on one alone"] += 1
            counts["attacks on one alone, won"] += one > two
        held = self.items.get(figure, [])
        good = any(
            self.pack.item_type[item] == p.WEAPON and self.pack.value[item] >= GOOD_WEAPON
            for item in held
        )
        if self.together and (self.helpers > 1 or (self.helpers and good)):
            counts["attacks together"] += 1
            counts["attacks together, won"] += one > two
        self.lone = self.together = False


_READERS: dict[int, Callable[..., None]] = {
    n.ROUND: Reading.begin_round,
    n.TURN: Reading.begin_turn,
    n.CHARACTER_IS: Reading.character,
    n.PLACED: Reading.comes,
    n.MOVED: Reading.moved,
    n.STALKED: Reading.moved,
    n.THAWED: Reading.comes,
    n.SLAIN: Reading.slain,
    n.DIED: Reading.died,
    n.PENALTY: Reading.penalty,
    n.HEALED: Reading.healed,
    n.REVEALED: Reading.revealed,
    n.NPC_MOVED: Reading.led,
    n.LOCKS: Reading.locks,
    n.SEARCHED: Reading.searched,
    n.TRIES_PLACE: Reading.tries,
    n.TRIES_EDGE: Reading.tries,
    n.CRAWLS: Reading.crawls,
    n.ACTIVATED: Reading.activated,
    n.USED_CARD: Reading.used,
    n.USED_TRAIT: Reading.used,
    n.CHECKS: Reading.checks,
    n.PASSED: Reading.passed,
    n.FAILED: Reading.failed,
    n.GOT_ITEM: Reading.got,
    n.LOST_ITEM: Reading.lost,
    n.PASSED_ITEM: Reading.handed,
    n.PREVENTED: Reading.spared,
    n.TOOK_ITEM: Reading.seized,
    n.ARMED: Reading.armed,
    n.ATTACKED: Reading.attacked,
    n.ASSISTED: Reading.assisted,
    n.TOTALS: Reading.totals,
}

"""What holds at every moment of whole games, computed anew from the words of the rules."""

from __future__ import annotations

import random

import pytest

from shipboard.games.interloper.pack import (
    ARMOR,
    DOOR,
    NPC_TYPES,
    OUTER,
    STATS,
    WEAPON,
)
from shipboard.kernel.match import Match
from tests.rule import rule

from .scenario import GAME, LETTERS, NPC_START, Scenario, scenario


def breached_by_the_words(table: Scenario) -> set[str]:
    """INT-11.1: chains of wrecked edges that lead to a room whose outer wall is wrecked."""
    pack, rooms = table.g.cards, table.g.pack.names["place"]
    wrecked = [
        edge
        for edge, name in enumerate(table.g.pack.names["edge"])
        if table.edge(name) == "wrecked"
    ]
    found = {rooms[pack.edge_a[edge]] for edge in wrecked if pack.edge_sort[edge] == OUTER}
    while True:
        more = set(found)
        for edge in wrecked:
            if pack.edge_sort[edge] != OUTER:
                ends = {rooms[pack.edge_a[edge]], rooms[pack.edge_b[edge]]}
                if ends & more:
                    more |= ends
        if more == found:
            return found
        found = more


def weights(table: Scenario, held: list[str], ignored: str | None) -> int:
    names = table.g.pack.names["card"]
    counted = list(held)
    if ignored in counted:
        counted.remove(str(ignored))
    return sum(table.g.cards.weight[names.index(card)] for card in counted)


def check_laws(table: Scenario) -> None:
    g = table.g
    pack, names = g.cards, g.pack.names["card"]
    # Cards: none appears, none is lost.
    for stat, name in enumerate(STATS):
        lying = len(table.deck(name)) + len(table.discard(name)) + len(table.zone(f"{name}_turned"))
        held = (g.physical, g.mental, g.items, g.traits)[stat]
        assert lying + sum(map(len, held)) == len(pack.decks[stat]), name
    # The ship.
    assert set(table.breached()) == breached_by_the_words(table)
    for edge, name in enumerate(g.pack.names["edge"]):
        doors = {"unlocked", "locked", "wrecked"}
        assert table.edge(name) in (
            doors if pack.edge_sort[edge] == DOOR else {"intact", "wrecked"}
        )
    # Figures are in one room each; the dead are in none and own nothing.
    for who in [name for name in g.pack.names["figure"] if name]:
        assert (table.where(who) is not None) == table.living(who)
    for npc in NPC_START:
        assert table.living(npc) == any(npc in table.inside(room) for room in g.pack.names["place"])
    for seat in range(g.players):
        letter = LETTERS[seat]
        ignored = table.ignored(letter)
        if not table.living(letter):
            assert table.physical(letter) == table.mental(letter) == table.items(letter) == []
            continue
        assert g.over or weights(table, table.physical(letter), ignored) < 3
        assert g.over or weights(table, table.mental(letter), ignored) < 3
        types = [pack.item_type[names.index(card)] for card in table.items(letter)]
        if "encumbrance" not in [kind for _, kind in table.asked()]:
            abigail = g.pack.names["figure"][g.figure_of[seat]] == "abigail_ruth"
            assert types.count(WEAPON) <= (2 if abigail else 1)
            assert types.count(ARMOR) <= 1
        assert len(table.claimed(letter)) <= 1
        assert len(table.traits(letter)) == len(table.shown(letter)) + g.face_down[seat]
    assert g.ap >= 0


class Board:
    """The board as the rules' words describe it, read from the state of each edge alone."""

    def __init__(self, table: Scenario) -> None:
        pack, rooms = table.g.cards, table.g.pack.names["place"]
        self.table = table
        self.edges = []  # name, sort, state, rooms
        for edge, name in enumerate(table.g.pack.names["edge"]):
            ends = {rooms[pack.edge_a[edge]]}
            if pack.edge_b[edge] >= 0:
                ends.add(rooms[pack.edge_b[edge]])
            self.edges.append((name, pack.edge_sort[edge], table.edge(name), ends))
        self.breached = breached_by_the_words(table)

    def of(self, room: str, sort: int | None = None) -> list[tuple[str, str]]:
        """(name, state) of the edges of a room."""
        return [
            (name, state)
            for name, its_sort, state, ends in self.edges
            if room in ends and (sort is None or its_sort == sort)
        ]

    def connected(self, room: str) -> set[str]:
        """INT-5.1."""
        found = set()
        for _, sort, state, ends in self.edges:
            if room in ends and sort != OUTER and state in ("unlocked", "wrecked"):
                found |= ends - {room}
        return found

    def leaving(self, room: str) -> int:
        """INT-5.3, 5.4: the price for one of the crew to leave."""
        aliens = {"prime", "brood_twin", "skitterling_1", "skitterling_2"}
        return 1 + (room in self.breached or bool(aliens & set(self.table.inside(room))))

    def wrecked_of(self, room: str) -> set[str]:
        found = {f"edge:{name}" for name, state in self.of(room) if state == "wrecked"}
        return found | ({f"place:{room}"} if room in self.table.wrecked() else set())

    def repairable(self, room: str) -> set[str]:
        """INT-10.8, 10.12."""
        found = self.wrecked_of(room)
        for _, sort, _, ends in self.edges:
            if sort == DOOR and room in ends:
                (other,) = ends - {room}
                if other in self.breached:
                    found |= self.wrecked_of(other)
        return found


def plain(table: Scenario) -> bool:
    """The active Colonist has nothing that changes what it may do or what that costs."""
    seat = table.active
    if table.asked() != [(seat, "action")] or table.g.active == table.g.alien_player:
        return False
    special = table.where(seat) and table.g.pack.names["figure"][table.figure(seat)]
    held = [*table.physical(seat), *table.mental(seat), *table.items(seat), *table.traits(seat)]
    return not held and special not in ("elen_ruth", "derek_kent")


def movable(table: Scenario, board: Board) -> set[str]:
    """INT-6.1 to 6.4: the NPCs that the active Colonist may move."""
    mine = set(table.claimed(table.active))
    others = {npc for s in range(table.g.players) for npc in table.claimed(LETTERS[s])} - mine
    free = set(NPC_START) - others if not table.g.claims[table.g.active] else mine
    found = set()
    for npc in free:
        room = table.where(npc)
        if room and board.connected(room) and board.leaving(room) <= table.ap:
            found.add(f"figure:{npc}")
    return found


def menu_by_the_words(table: Scenario, board: Board) -> set[str]:
    """INT-4.1, without `activate`."""
    room = str(table.where(table.active))
    number = table.index(room)
    menu = {"end_turn"}
    if board.connected(room) and board.leaving(room) <= table.ap:
        menu.add("move")
    if movable(table, board):
        menu.add("move_npc")
    if table.ap == 0:
        return menu
    states = {state for _, state in board.of(room, DOOR)}
    menu |= {"lock"} if "unlocked" in states else set()
    menu |= {"unlock"} if "locked" in states else set()
    free = room not in table.searched() and room not in table.rooms(table.g.blocked)
    menu |= {"search"} if table.g.cards.search[number] and free else set()
    if room not in table.wrecked() or any(state != "wrecked" for _, state in board.of(room)):
        menu.add("wreck")
    menu |= {"repair"} if board.repairable(room) else set()
    enemies = {"prime", "brood_twin", "skitterling_1", "skitterling_2"} & set(table.inside(room))
    figure = table.g.pack.names["figure"][table.figure(table.active)]
    if enemies and not table.g.attacks and figure not in table.assisted():
        menu.add("attack")
    return menu


def may_activate(table: Scenario) -> bool:
    """INT-9.3 to 9.8, apart from what the ability aims at."""
    room = str(table.where(table.active))
    number = table.index(room)
    circle = table.g.cards.circle[number]
    counts = {"abigail_ruth": 0, "tym_brock": 1, "derek_kent": 2}
    types = {counts[who] for who in table.inside(room) if who in counts}
    types |= {
        NPC_TYPES.index(who.rsplit("_", 1)[0]) for who in table.inside(room) if who in NPC_START
    }
    return (
        bool(table.g.cards.ability[number])
        and table.ap > 0
        and (circle < 0 or circle in types)
        and room not in table.activated()
        and room not in table.wrecked()
        and room not in table.rooms(table.g.blocked)
        and (table.power or room == "engine_room")
    )


def check_menu(table: Scenario) -> None:
    board = Board(table)
    room = str(table.where(table.active))
    offered = set(table.options())
    assert offered - {"activate"} == menu_by_the_words(table, board)
    assert "activate" not in offered or may_activate(table)
    for action, targets in (
        ("move", {f"place:{there}" for there in board.connected(room)}),
        ("move_npc", movable(table, board)),
        ("repair", board.repairable(room)),
    ):
        if action in offered and len(targets) > 1:
            assert set(table.targets(action)) == targets


RASH = ("end_turn", "wreck", "die")  # what shortens a game, chosen now and then only


@rule(
    "INT-7.8",
    "INT-11.1",
    "INT-14.4",
    "INT-15.4",
    "INT-15.11",
    "INT-6.4",
    "INT-3.5",
    "INT-10.3",
    "INT-4.1",
    "INT-5.1",
    "INT-5.4",
    "INT-6.1",
    "INT-9.3",
    "INT-10.12",
)
@pytest.mark.parametrize("seed", range(6))
def test_the_laws_hold_throughout_a_game(seed: int) -> None:
    table = scenario(
        step="setup", players=3 + seed % 4, key=bytes([seed]), telling=False, round_limit=10
    )
    luck = random.Random(seed)
    menus = 0
    while not table.g.over:
        number, _, kind, options = table.g.open[0]
        calm = [option for option in options if table.option(kind, option) not in RASH]
        table.g.answer(number, luck.choice(calm if calm and luck.random() < 0.9 else options))
        if table.g.round:
            check_laws(table)
            if plain(table):
                check_menu(table)
                menus += 1
    assert table.round > 1
    assert menus > 10


@rule("INT-1.10", "INT-R103")
@pytest.mark.parametrize("seed", range(6))
def test_the_log_of_a_game_can_be_read_by_everybody(seed: int) -> None:
    match = Match(GAME, 3 + seed % 4, {"content": "original", "round_limit": "10"}, seed=seed)
    luck = random.Random(seed)
    while not match.outcome:
        decision = match.decisions[0]
        calm = [option for option in decision.options if option not in RASH]
        match.answer(
            decision, luck.choice(calm if calm and luck.random() < 0.9 else decision.options)
        )
    told = [event for event in match.state.events if GAME.events[event[0]].public]
    hidden = 0
    for viewer in (None, *range(match.players)):
        lines = match.log(viewer)
        assert len(lines) == len(told)
        assert not [line for line in lines if "{" in line or "None" in line]
        hidden += lines != match.log(None)
    assert hidden, "nobody has seen a card that the others have not"

"""Random games of every size and option end, with the ship, the figures and the texts in order."""

from __future__ import annotations

import random
from typing import cast

import pytest

from shipboard.games.interloper.pack import ALIENS, COLONISTS, UNLOCKED, WRECKED
from shipboard.games.interloper.rules.figures import bits, refresh
from shipboard.games.interloper.rules.ship import spread
from shipboard.games.interloper.state import Interloper
from shipboard.games.interloper.table import GAME
from shipboard.kernel.chance import seed_bytes
from shipboard.kernel.state import clone

VALUES = [(option.name, value) for option in GAME.options for value in option.values]


def dealt(players: int, options: dict[str, str], seed: int) -> Interloper:
    chosen = GAME.choose(players, options)
    g = cast(Interloper, GAME.deal(players, seed_bytes(seed), GAME.load(chosen), chosen))
    g.run()
    return g


def in_order(g: Interloper) -> None:
    """What is kept for speed agrees with what it is made from."""
    where = {figure: room for room, there in enumerate(g.here) for figure in bits(there)}
    assert where == {figure: room for figure, room in enumerate(g.at) if room >= 0}
    assert set(where) == set(bits(g.alive))
    for room in range(g.cards.rooms):
        open_to = {o for o, e in g.cards.near[room] if g.edge_state[e] in (UNLOCKED, WRECKED)}
        assert set(bits(g.links[room])) == open_to
    assert g.wrecks == g.edge_state.count(WRECKED) + g.wrecked.bit_count()
    again = clone(g)
    spread(again)
    assert again.breached == g.breached
    for figure in [0, *bits(g.alive & COLONISTS)]:
        refresh(again, figure)
        assert (again.texts[figure], again.tags[figure]) == (g.texts[figure], g.tags[figure])
    for seat in range(g.players):
        down = len(g.traits[seat]) - g.face_up[seat].bit_count()
        assert g.face_down[seat] == down


@pytest.mark.parametrize(("option", "value"), [v for v in VALUES if "<" not in v[1]])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_games_end(players: int, option: str, value: str) -> None:
    for seed in range(2):
        rng = random.Random(f"{players} {option} {value} {seed}")
        g = dealt(players, {option: value}, seed)
        answers = 0
        while not g.over:
            number, _, _, options = g.open[0]
            g.answer(number, rng.choice(options))
            answers += 1
            assert answers < 10_000
            if answers % 7 == 0 and not g.over:
                in_order(g)


def test_a_finished_game_has_a_side_without_survivors_or_an_escape_or_a_goal() -> None:
    for seed in range(30):
        g = dealt(3 + seed % 4, {}, seed)
        rng = random.Random(seed)
        while not g.over:
            number, _, _, options = g.open[0]
            g.answer(number, rng.choice(options))
        reason = GAME.reasons[g.reason]
        if reason == "all_dead":
            assert not g.alive & COLONISTS
            assert g.winners == 1 << g.alien_player
        elif reason == "aliens_gone":
            assert not g.alive & ALIENS
            assert g.winners == (1 << g.players) - 1 - (1 << g.alien_player)

"""GLM-16: alternate ways of assigning Characters."""

from __future__ import annotations

import pytest

from shipboard.games.gloom.state import Gloom
from tests.rule import rule

from .scenario import GAME, Scenario, new_game


def dealt(players: int, key: bytes, **options: object) -> Scenario:
    chosen = GAME.choose(players, options)
    g = GAME.deal(players, key, GAME.load(chosen), chosen)
    assert isinstance(g, Gloom)
    g.telling = True
    g.run()
    return Scenario(g)


@rule("GLM-16.1", "GLM-16.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_four_random_characters_are_dealt_to_each_player(players: int) -> None:
    table = new_game(players, crew_assignment="random")
    assert [kind for _, kind in table.asked()] == ["take_action"]  # nobody is asked to choose
    crews = [table.crew(seat) for seat in "ABCDE"[:players]]
    assert [len(crew) for crew in crews] == [4] * players
    taken = {name for crew in crews for name in crew}
    assert len(taken) == 4 * players
    view = table.view(None)
    assert len(view["zones"]["spare"]["cards"]) == 20 - 4 * players
    assert taken.isdisjoint({table.short(c) for c in table.g.spare})
    assert [len(table.hand(seat)) for seat in "ABCDE"[:players]] == [5] * players
    assert len(table.deck()) == 88 - 5 * players
    assert len(table.told("joined_crew")) == 4 * players


@rule("GLM-16.1")
def test_chance_decides_who_gets_whom() -> None:
    owners: dict[str, set[str]] = {}
    for key in range(60):
        table = dealt(2, bytes([key]), crew_assignment="random")
        for seat in "AB":
            for name in table.crew(seat):
                owners.setdefault(name, set()).add(seat)
    assert len(owners) == 20
    assert all(seats == {"A", "B"} for seats in owners.values())


@rule("GLM-16.2", "GLM-16.3", "GLM-R3")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_in_the_draft_each_picks_one_at_a_time_until_everybody_has_four(players: int) -> None:
    table = new_game(players, crew_assignment="draft", start_player="seat", start_seat=1)
    order = ""
    picks: list[str] = []
    while table.asked()[0][1] == "choose_character":
        assert table.options() == sorted(
            table.short(c) for c in range(20) if table.short(c) not in picks
        )
        order += table.asked()[0][0]
        picks.append(table.options()[-1])
        table.choose(picks[-1])
    assert order == "ABCDE"[:players] * 4
    for place, seat in enumerate("ABCDE"[:players]):
        assert table.crew(seat) == picks[place::players]
    assert table.asked() == [("B", "take_action")]
    assert [len(table.hand(seat)) for seat in "ABCDE"[:players]] == [5] * players
    assert len(table.deck()) == 88 - 5 * players


@rule("GLM-16.3", "GLM-2.10")
@pytest.mark.parametrize("way", ["free", "random", "draft"])
def test_everything_else_of_the_set_up_stays_as_it_is(way: str) -> None:
    table = new_game(2, crew_assignment=way, start_player="story")
    while table.asked()[0][1] == "choose_character":
        table.choose(table.options()[0])
    assert table.asked() == [("A", "nominate_start"), ("B", "nominate_start")]
    table.answer("A", "nominate_start", "seat:1").answer("B", "nominate_start", "seat:1")
    assert table.asked() == [("B", "take_action")]
    assert (table.discard(), len(table.deck())) == ([], 78)
    for seat in "AB":
        assert [(table.worth(name), table.dead(name)) for name in table.crew(seat)] == [
            (0, False)
        ] * 4

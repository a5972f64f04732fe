"""ARD-1: teams, missions and secrecy."""

import random
from collections import Counter

import pytest

from shipboard.games.ardor.table import GAME
from shipboard.kernel.match import Match
from shipboard.kernel.state import Refused
from tests.rule import rule

from .scenario import LETTERS, scenario

MISSIONS = {
    3: ["crew", "crew", "saboteur"],
    4: ["crew", "crew", "crew", "saboteur"],
    5: ["chancellor", "crew", "crew", "crew", "saboteur"],
    6: ["accomplice", "chancellor", "crew", "crew", "crew", "saboteur"],
}


def missions(match: Match) -> list[str]:
    """The missions by seat, as their owners see them."""
    found = []
    for seat in range(match.players):
        own = match.view(seat)["zones"]["mission"][seat]
        assert own["count"] == 1
        found += own["cards"]
    return found


def play_at_random(match: Match, seed: int) -> None:
    rng = random.Random(seed)
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        match.answer(decision, rng.choice(decision.options))


@rule("ARD-1.1")
def test_a_game_has_three_to_six_players() -> None:
    for players in (3, 4, 5, 6):
        assert Match(GAME, players, seed=1).players == players
    for players in (2, 7):
        with pytest.raises(Refused, match=f"3 to 6 players, not {players}"):
            Match(GAME, players, seed=1)


@rule("ARD-1.2")
def test_a_mission_lasts_for_the_whole_game() -> None:
    for players in (3, 4, 5, 6):
        for seed in range(5):
            match = Match(GAME, players, seed=seed)
            at_first = missions(match)
            play_at_random(match, seed)
            assert missions(match) == at_first


@rule("ARD-1.3", "ARD-13.10")
def test_crew_and_chancellor_are_blue() -> None:
    table = scenario(players=6, step="play:airlock")
    for voter in LETTERS:
        table.answer(voter, "airlock_vote", "seat:0")
    assert table.outcome() == ("blue", "saboteur", "BCDE")


@rule("ARD-1.3", "ARD-13.10")
def test_saboteur_and_accomplice_are_red() -> None:
    table = scenario(players=6, step="play:cell_puncture", cells=1)
    assert table.outcome() == ("red", "oxygen", "AF")


@rule("ARD-1.4", "ARD-2.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_missions_in_use_depend_on_the_number_of_players(players: int) -> None:
    for seed in range(20):
        assert sorted(missions(Match(GAME, players, seed=seed))) == MISSIONS[players]


@rule("ARD-1.5")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_which_missions_are_in_the_game_is_public(players: int) -> None:
    match = Match(GAME, players, seed=1)
    for viewer in (None, 0, players - 1):
        assert match.view(viewer)["facts"]["missions_in_use"] == MISSIONS[players]


@rule("ARD-1.5", "ARD-1.8", "ARD-R4")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_nobody_knows_the_mission_of_another(players: int) -> None:
    for seed in range(8):
        match = Match(GAME, players, seed=seed)
        for viewer in (None, *range(players)):
            shown = match.view(viewer)["zones"]["mission"]
            for seat in range(players):
                assert ("cards" in shown[seat]) == (seat == viewer)
                if seat != viewer:
                    assert shown[seat] == {"count": 1}


@rule("ARD-1.5", "ARD-1.6")
def test_a_mission_is_dealt_in_secret() -> None:
    match = Match(GAME, 6, seed=3)
    held = missions(match)
    for viewer in (None, *range(6)):
        told = [line for line in match.log(viewer) if "mission" in line]
        assert len(told) == 6
        named = [seat for seat in range(6) if held[seat].capitalize() in told[seat]]
        assert named == ([] if viewer is None else [viewer])


@rule("ARD-1.8", "ARD-R4")
def test_with_red_know_the_two_red_players_see_each_other() -> None:
    for seed in range(8):
        match = Match(GAME, 6, {"red_know": "on"}, seed=seed)
        held = missions(match)
        red = [seat for seat in range(6) if held[seat] in ("saboteur", "accomplice")]
        assert len(red) == 2
        for viewer in (None, *range(6)):
            shown = match.view(viewer)["zones"]["mission"]
            for seat in range(6):
                if seat == viewer:
                    assert shown[seat] == {"count": 1, "cards": [held[seat]]}
                elif viewer in red and seat in red:
                    assert shown[seat] == {"count": 1, "within": [held[seat]]}
                else:
                    assert shown[seat] == {"count": 1}


@rule("ARD-1.8")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_red_know_is_for_six_players_only(players: int) -> None:
    with pytest.raises(Refused, match="red_know"):
        GAME.choose(players, {"red_know": "on"})
    assert GAME.choose(players, {"red_know": "off"})["red_know"] == "off"


@rule("ARD-1.6")
def test_a_player_may_look_at_their_own_mission_and_hand_at_any_time() -> None:
    table = scenario(hands={"A": ["energy"] * 3, "B": ["martyr", "airlock"]})
    assert table.asked() == [("A", "commit_card")]
    for seat, cards in (("A", ["energy"] * 3), ("B", ["airlock", "martyr"])):
        zones = table.view(seat)["zones"]
        place = LETTERS.index(seat)
        assert zones["hand"][place] == {"count": len(cards), "cards": cards}
        assert zones["mission"][place]["cards"] == ["saboteur" if seat == "A" else "crew"]


@rule("ARD-1.7", "ARD-R46")
def test_hands_are_shown_to_nobody_but_their_number_to_all() -> None:
    table = scenario(hands={"A": ["energy"] * 3, "B": ["martyr", "airlock"]})
    for viewer in (None, "A", "C"):
        assert table.view(viewer)["zones"]["hand"][1] == {"count": 2}
        assert table.view(viewer)["zones"]["hand"][3] == {"count": 0}


@rule("ARD-1.7")
def test_there_is_no_voluntary_reveal() -> None:
    words = ("reveal", "show")
    offers = {
        kind.name
        for kind in Match(GAME, 4, {"content": "base_extra"}).kinds
        for option in kind.options
        if any(word in option for word in words)
    }
    assert offers == {"interrogation_choice"}
    for players in (3, 4, 5, 6):
        match = Match(GAME, players, seed=2)
        assert [match.interjections(seat) for seat in range(players)] == [[]] * players


@rule("ARD-1.7", "ARD-8.4")
def test_missions_become_public_by_death_or_the_end_of_the_game_only() -> None:
    for players in (4, 6):
        for seed in range(6):
            match = Match(GAME, players, seed=seed)
            rng = random.Random(seed)
            while match.outcome is None:
                shown = match.view(None)
                public = [mission != {"count": 1} for mission in shown["zones"]["mission"]]
                assert public == [health == 0 for health in shown["facts"]["health"]]
                decision = rng.choice(match.decisions)
                match.answer(decision, rng.choice(decision.options))
            ended = match.view(None)["zones"]["mission"]
            assert [mission["within"] for mission in ended] == [[m] for m in missions(match)]


@rule("ARD-1.9")
@pytest.mark.parametrize(
    ("content", "mix", "colours"),
    [
        ("base", "standard", {"red": 25, "blue": 23, "green": 2}),
        ("base", "tempered", {"red": 23, "blue": 25, "green": 2}),
        ("base_extra", "standard", {"red": 31, "blue": 31, "green": 3}),
        ("base_extra", "tempered", {"red": 29, "blue": 33, "green": 3}),
    ],
)
def test_deck_cards_are_red_blue_or_green(content: str, mix: str, colours: dict[str, int]) -> None:
    pack = GAME.load(GAME.choose(4, {"content": content, "deck_mix": mix}))
    names = ("red", "blue", "green")
    assert Counter(names[pack.colour[card]] for card in pack.deck) == colours


@rule("ARD-1.9", "ARD-4.10")
@pytest.mark.parametrize("team", ["saboteur", "crew"])
def test_a_player_of_either_team_may_use_cards_of_any_colour(team: str) -> None:
    other = "crew" if team == "saboteur" else "saboteur"
    hand = ["energy", "cell_puncture", "airlock", "martyr"]
    for card in hand:
        table = scenario(hands={"A": hand}, missions={"A": team, "B": other})
        assert table.options("A") == [
            "card:airlock",
            "card:cell_puncture",
            "card:energy",
            "card:martyr",
        ]
        table.answer("A", "commit_card", f"card:{card}")
        assert card not in table.hand("A")

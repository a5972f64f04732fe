"""GLM-14: the end of the game and the score, with the rulings on stalemates and ties."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from shipboard.kernel.match import Match
from tests.rule import rule

from .own_cards import BOBS, at_once, match_of, own_cards, record
from .scenario import GAME, Scenario, new_game, scenario

# Three of Bob's Characters are dead, the Robot is the last one.
BOB_NEARLY = {
    "engineer": ["m02", "d01"],
    "kid": ["m03", "d02"],
    "nemesis": ["m04", "d03"],
    "robot": ["m05"],
}


# When.


@rule("GLM-14.1", "GLM-14.5")
@pytest.mark.parametrize("killer", ["A", "B", "C"])
def test_the_game_is_over_when_a_whole_crew_is_dead_whoever_killed_it(killer: str) -> None:
    table = scenario(
        active=killer, stacked=BOB_NEARLY, hands={killer: ["d18", "m08"]}, windows=False
    )
    table.play("d18", "robot")
    assert table.outcome() == ("crew_complete", "B")
    assert table.asked() == []
    assert [table.total(seat) for seat in "ABC"] == [0, -65, 0]


@rule("GLM-14.1")
def test_three_dead_characters_do_not_end_the_game() -> None:
    stacked = {name: cards for name, cards in BOB_NEARLY.items() if name != "kid"}
    table = scenario(stacked=stacked | {"captain": ["m03"]}, hands={"A": ["d18"]}, windows=False)
    table.play("d18", "robot")
    assert table.outcome() is None
    table = scenario(stacked=BOB_NEARLY | {"captain": ["m08"]}, hands={"A": ["d18"]}, windows=False)
    table.play("d18", "captain")  # four dead, but of two crews
    assert table.outcome() is None


@rule("GLM-14.2", "GLM-R67")
@pytest.mark.parametrize("death", ["d08", "d10", "d11", "d14", "d16", "d19", "d20"])
def test_when_the_game_is_over_nothing_else_happens(death: str) -> None:
    """No effect of the death, no trigger, no free play, no second action, no draw step."""
    table = scenario(
        active="B",
        stacked=BOB_NEARLY | {"captain": ["m55"], "traitor": ["m39"]},
        hands={"A": ["m08"], "B": [death, "m10", "m13", "e07"], "C": ["m16"]},
        deck=["m17", "m18", "m19", "m20", "m21", "m22"],
        windows=False,
    )
    table.play(death, "robot")
    assert table.outcome() == ("crew_complete", "B")
    assert table.asked() == []
    assert [table.hand(seat) for seat in "ABC"] == [["m08"], ["e07", "m10", "m13"], ["m16"]]
    assert len(table.deck()) == 6
    assert table.discard() == []
    assert (table.g.skip_turns, table.stack("traitor")) == ([0, 0, 0], ["m39"])


@rule("GLM-14.2", "GLM-R39")
def test_a_moved_death_may_end_the_game_in_the_middle_of_an_event() -> None:
    table = scenario(
        stacked=BOB_NEARLY | {"captain": ["m08", "d04"]},
        hands={"A": ["e06", "m10"]},
        windows=False,
    )
    table.play("e06", "captain", "robot")
    assert table.outcome() == ("crew_complete", "B")
    assert table.total("B") == -65


@rule("GLM-14.2", "GLM-11.6")
def test_a_free_play_may_end_the_game() -> None:
    table = scenario(stacked=BOB_NEARLY, hands={"A": ["m12", "d18", "m08"]}, windows=False)
    table.play("m12", "captain").play("d18", "robot")
    assert table.outcome() == ("crew_complete", "B")
    assert table.action == 1


@rule("GLM-R67")
def test_the_round_is_not_finished() -> None:
    """Bob, the second of three, ends the game: Cid has no turn any more."""
    table = scenario(
        active="A", stacked=BOB_NEARLY, hands={"B": ["d18"]}, windows=False, step="action:2"
    )
    table.choose("pass").play("d18", "robot")
    assert table.outcome() == ("crew_complete", "B")
    assert [told["seat"] for told in table.told("turn")] == [1]


@rule("GLM-R66")
def test_two_crews_complete_at_the_same_moment_are_scored_as_usual() -> None:
    """A builder's table: Ann's crew lies dead as well when Bob's last Character dies."""
    anns = {"captain": ["m08", "d04"], "counselor": ["m24", "d06"], "dark_lord": ["m23", "d05"]}
    for last, winner in (["m36", "d07"], "A"), (["m40", "d07"], "B"):
        table = scenario(
            stacked=BOB_NEARLY | anns | {"doctor": last},
            hands={"A": ["d18", "m10"]},
            windows=False,
        )
        table.play("d18", "robot")
        assert table.outcome() == ("crew_complete", winner)


# The score.


@rule("GLM-14.3", "GLM-14.4")
def test_only_the_dead_count_with_their_active_effects() -> None:
    """m56 is covered by the skull; d01 counts, as the Captain shows beast."""
    table = scenario(
        stacked={
            "captain": ["m03", "d01"],  # -15 - 10
            "doctor": ["m56", "d02"],  # -15: the persistent effect has ended
            "counselor": ["m36"],  # living
            "dark_lord": ["m02", "d12"],  # -15 + 15
            "kid": ["m39"],
            "traitor": ["m08", "d13"],  # fixed at 0
        }
    )
    assert [table.total(seat) for seat in "ABC"] == [-40, 0, 0]
    assert table.view(None)["facts"]["totals"] == [-40, 0, 0]


@rule("GLM-14.5")
@pytest.mark.parametrize(
    ("more", "winner"),
    [
        ({}, "B"),  # -65
        ({"captain": ["m36", "d04"]}, "B"),  # -45
        ({"captain": ["m36", "d04"], "doctor": ["m23", "d05"]}, "A"),  # -70
        ({"captain": ["m36"], "doctor": ["m34"]}, "B"),  # the living count nothing
        ({"traitor": ["m36", "d04"], "bounty_clerk": ["m25", "d05"]}, "C"),  # -75
    ],
)
def test_the_lowest_total_wins_whoever_s_crew_is_complete(
    more: dict[str, list[str]], winner: str
) -> None:
    table = scenario(stacked=BOB_NEARLY | more, hands={"A": ["d18"]}, windows=False)
    table.play("d18", "robot")
    assert table.outcome() == ("crew_complete", winner)


@rule("GLM-14.5")
def test_a_crew_of_the_happy_dead_loses_against_no_dead_at_all() -> None:
    table = scenario(
        stacked={
            "engineer": ["m39", "d01"],
            "kid": ["m40", "d02"],
            "nemesis": ["m41", "d03"],
            "robot": ["m05"],
        },
        hands={"A": ["d13"]},
        windows=False,
    )
    table.play("d13", "robot")
    assert [table.total(seat) for seat in "ABC"] == [0, 45, 0]
    assert table.outcome() == ("crew_complete", "AC")


@rule("GLM-14.6", "GLM-R65", "GLM-R79")
def test_players_with_the_same_lowest_total_share_the_victory() -> None:
    """Ann and Bob have -65 each; that Bob's crew is complete does not matter."""
    anns = {"captain": ["m36", "d04"], "doctor": ["m42", "m27", "d05"], "counselor": ["m02", "d06"]}
    table = scenario(stacked=BOB_NEARLY | anns, hands={"A": ["d18"]}, windows=False)
    assert table.worth("doctor") == -20
    assert table.total("A") == -80
    table = scenario(
        stacked=BOB_NEARLY | {"captain": ["m36", "d04"], "doctor": ["m17", "d05"]},
        hands={"A": ["d18"]},
        windows=False,
    )
    table.play("d18", "robot")
    assert [table.total(seat) for seat in "ABC"] == [-65, -65, 0]
    assert table.outcome() == ("crew_complete", "AB")
    assert table.told("scored") == [
        {"seat": 0, "number_total": -65, "number_place": 1},
        {"seat": 1, "number_total": -65, "number_place": 1},
        {"seat": 2, "number_total": 0, "number_place": 3},
    ]


@rule("GLM-R79")
def test_the_others_are_placed_by_total_and_equal_totals_share_a_place() -> None:
    table = scenario(
        players=5,
        stacked=BOB_NEARLY | {"captain": ["m08", "d04"], "traitor": ["m19", "d05"]},
        hands={"A": ["d18"]},
        windows=False,
    )
    table.play("d18", "robot")
    assert table.outcome() == ("crew_complete", "B")
    places = [(told["number_total"], told["number_place"]) for told in table.told("scored")]
    assert places == [(-20, 2), (-65, 1), (-20, 2), (0, 4), (0, 4)]
    assert table.told("game_over") == [{"reason": "a whole crew is dead"}]


# Stalemate.


def passing(table: Scenario, turns: int) -> Scenario:
    for _ in range(turns):
        table.choose("pass", "pass")
    return table


@rule("GLM-R64", "GLM-R79", "GLM-R67")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_rounds_without_a_change_of_a_stack_end_the_game(players: int) -> None:
    table = scenario(
        players=players, stacked={"captain": ["m03", "d01"], "kid": ["m02", "d02"]}, windows=False
    )
    passing(table, 3 * players - 1)
    assert table.outcome() is None
    assert table.view(None)["facts"]["quiet"] == 3 * players - 1
    passing(table, 1)
    assert table.outcome() == ("stalemate", "A")
    assert len(table.hand("ABCDE"[players - 1])) == 5  # after the draw step
    assert table.told("game_over") == [{"reason": "nothing has changed for too long"}]


@rule("GLM-R64")
def test_any_card_put_on_moved_or_taken_off_is_a_change() -> None:
    """Even if all values stay the same: m04 on m04's like, or a swap of two equal values."""
    acts: list[tuple[str, tuple[str, ...]]] = [
        ("m02", ("captain",)),
        ("e01", ("captain", "kid")),
        ("e05", ("kid",)),
        ("e02", ("robot",)),
        ("e06", ("robot", "kid")),
        ("d18", ("kid",)),
    ]
    for card, targets in acts:
        table = scenario(
            players=2,
            stacked={"captain": ["m06"], "kid": ["m10"], "robot": ["m08", "d01"]},
            hands={"A": [card]},
            windows=False,
        )
        table.g.quiet = 5
        table.play(card, *targets).choose("pass")
        assert (table.outcome(), table.view(None)["facts"]["quiet"]) == (None, 0)
    for card in ("e07", "e04"):
        table = scenario(players=2, hands={"A": [card]}, deck=[], windows=False)
        table.g.quiet = 5
        table.play(card).choose("pass")
        assert table.outcome() == ("stalemate", "AB")


@rule("GLM-R64", "GLM-13.8")
def test_a_cancelled_play_is_no_change() -> None:
    for response in (True, False):
        table = scenario(players=2, stacked={"kid": ["m02"]}, hands={"A": ["d08"], "B": ["e09"]})
        table.g.quiet = 5
        table.play("d08", "kid", responses=True)
        table.choose("play:e09" if response else "decline", "pass")
        assert (table.outcome() is not None) == response


@rule("GLM-R64", "GLM-R36")
def test_skipped_turns_do_not_count() -> None:
    table = scenario(players=2, skip_turns="BBB", windows=False)
    passing(table, 3)
    assert [told["seat"] for told in table.told("turn_skipped")] == [1, 1, 1]
    assert (table.outcome(), table.view(None)["facts"]["quiet"]) == (None, 3)
    passing(table, 2)
    assert table.outcome() is None
    passing(table, 1)
    assert table.outcome() == ("stalemate", "AB")


@rule("GLM-R64", "GLM-R91")
def test_an_exchange_of_characters_is_a_change(tmp_path: Path) -> None:
    text = at_once(
        '{ exchange_characters = { character = { chosen = ["living"] }, '
        'other = { chosen = ["living"] } } }'
    )
    own = own_cards(tmp_path, record("x_trade", "event", text))
    table = scenario(card_set=own, players=2, hands={"A": ["x_trade"]}, windows=False)
    table.g.quiet = 5
    table.play("x_trade", "captain", "kid").choose("pass")
    assert (table.outcome(), table.g.quiet) == (None, 0)


@rule("GLM-R64", "GLM-R79")
def test_the_turn_cap_ends_the_game_when_the_turn_is_over() -> None:
    table = scenario(
        players=2,
        turn_cap=40,
        stacked={"kid": ["m02", "d01"]},
        hands={"A": ["m03", "m04"], "B": ["m05"]},
        skip_turns="B",
        windows=False,
    )
    table.g.turn = 39
    table.play("m03", "captain").play("m04", "captain")
    assert table.outcome() is None
    assert table.g.turn == 40  # Bob's skipped turn is not counted
    table.choose("pass", "pass")
    assert table.outcome() == ("turn_cap", "B")
    assert len(table.hand("A")) == 5
    assert table.told("game_over") == [{"reason": "the limit of turns is reached"}]


@rule("GLM-R64")
def test_the_turn_cap_is_100_turns_a_player_or_an_option() -> None:
    for players in (2, 5):
        assert scenario(players=players).view(None)["facts"]["turn_cap"] == 100 * players
    assert scenario(players=3, turn_cap=60).view(None)["facts"]["turn_cap"] == 60
    assert scenario(players=3, turn_cap=3000).view(None)["facts"]["turn_cap"] == 3000
    for cap in (59, 3001):
        with pytest.raises(Exception, match="turn_cap"):
            scenario(players=3, turn_cap=cap)


# After the end.


@rule("GLM-R68")
@pytest.mark.parametrize("shown", ["on", "off"])
def test_hands_are_no_part_of_the_score_and_may_be_shown(shown: str) -> None:
    table = scenario(
        stacked=BOB_NEARLY,
        hands={"A": ["d18", "m36"], "B": ["m39"], "C": ["e08"]},
        windows=False,
        reveal_hands_at_end=shown,
    )
    table.play("d18", "robot")
    assert table.outcome() == ("crew_complete", "B")
    assert [table.total(seat) for seat in "ABC"] == [0, -65, 0]
    held = table.told("held")
    hand = table.view(None)["zones"]["hand"][2]
    if shown == "on":
        assert held == [
            {"seat": 0, "cards": ["m36"]},
            {"seat": 1, "cards": ["m39"]},
            {"seat": 2, "cards": ["e08"]},
        ]
        assert hand == {"count": 1, "within": ["e08"]}
    else:
        assert (held, hand) == ([], {"count": 1})


@rule("GLM-R69")
def test_the_seat_of_who_has_left_passes_and_the_crew_stays_in_the_game() -> None:
    table = scenario(
        stacked={"kid": ["m02"]},
        hands={"A": ["m19", "d18"], "B": ["m04", "m05"], "C": ["m08"]},
        windows=False,
    )
    table.play("m19", "robot")
    match = match_of(table)
    assert table.asked() == [("B", "discard_cards")]
    match.run_out(1, choose=lambda options: options[-1])
    assert table.discard() == ["m05"]
    table.choose("pass")
    for _ in range(2):
        match.run_out(1)
    assert table.active == "C"
    assert table.crew("B") == BOBS
    assert [answer.option for answer in match.answers[-2:]] == ["pass", "pass"]


@rule("GLM-R69")
def test_a_seat_may_be_played_by_a_bot_to_the_end() -> None:
    match = Match(GAME, 2, {"crew_assignment": "random", "turn_cap": "40"}, seed=5)
    while not match.outcome:
        match.run_out(match.decisions[0].seat, choose=lambda options: options[0])
    assert match.outcome.reason == "stalemate"
    assert match.outcome.winners == (0, 1)


@rule("GLM-14.1", "GLM-14.5", "GLM-R79")
@pytest.mark.parametrize("seed", range(12))
def test_in_every_game_played_to_its_end_the_lowest_total_wins(seed: int) -> None:
    table = new_game(players=2 + seed % 4, crew_assignment="random", turn_cap=40 + 60 * (seed % 4))
    rng = random.Random(seed)
    table.play_out(lambda options: rng.choice(options))
    totals = [table.total(seat) for seat in "ABCDE"[: table.g.players]]
    outcome = table.outcome()
    assert outcome is not None
    assert outcome[1] == "".join(
        "ABCDE"[seat] for seat, total in enumerate(totals) if total == min(totals)
    )
    complete = [all(table.g.dead[c] for c in crew) for crew in table.g.crew]
    assert (outcome[0] == "crew_complete") == any(complete)

"""The sensible player of Ardor: single judgements, and that both sides of it play to win."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from shipboard.bots.random import Random
from shipboard.bots.table import Table
from shipboard.games.ardor.bot import Sensible
from shipboard.games.ardor.table import GAME
from shipboard.kernel import view as views
from shipboard.kernel.cards import DESIGN, placed
from shipboard.kernel.chance import seed_bytes
from shipboard.kernel.match import Match, Outcome
from shipboard.kernel.player import MakesPlayer, Player
from shipboard.kernel.record import Answer
from shipboard.kernel.state import State
from tests.rule import rule
from tests.rules.ardor.scenario import LETTERS, Scenario, scenario

RED = ("saboteur", "accomplice")


def answer(table: Scenario, seat: str, told: Sequence[dict[str, Any]] = (), luck: int = 0) -> str:
    """What a sensible player at this seat answers to its open decision."""
    bot = Sensible(LETTERS.index(seat), random.Random(luck))
    bot.watch(told)
    view = table.view(seat)
    return bot.choose(view, view["decisions"][0])


def answers(table: Scenario, seat: str, told: Sequence[dict[str, Any]] = ()) -> set[str]:
    """All answers that it gives with different luck."""
    return {answer(table, seat, told, luck) for luck in range(40)}


def play(
    players: int,
    seed: int,
    red: MakesPlayer = Sensible,
    blue: MakesPlayer = Sensible,
    check: Callable[[dict[str, Any], str], None] | None = None,
    **options: object,
) -> State:
    """A whole game, each seat seeing only what it may see."""
    chosen = GAME.choose(players, options)
    pack = GAME.load(chosen)
    g = GAME.deal(players, seed_bytes(seed), pack, chosen)
    g.telling = True
    g.run()
    bots: list[Player] = []
    for seat in range(players):
        mission = pack.names["mission"][g.mission[seat][0] & DESIGN]  # type: ignore[attr-defined]
        make = red if mission in RED else blue
        bots.append(make(seat, random.Random(f"{seed}/{seat}")))
    told = [0] * players
    while not g.over:
        number, seat, _, options_now = g.open[0]
        bots[seat].watch([views.event(GAME, g, e, seat) for e in g.events[told[seat] :]])
        told[seat] = len(g.events)
        view = views.view(GAME, g, seat)
        decision = next(d for d in view["decisions"] if d["id"] == number)
        option = bots[seat].choose(view, decision)
        if check:
            check(decision, option)
        g.answer(number, options_now[decision["options"].index(option)])
    return g


def wins(side: str, games: int, red: MakesPlayer, blue: MakesPlayer) -> int:
    """How many of so many games with four players this side wins."""
    return sum(
        GAME.sides[play(4, seed, red, blue).side] == side for seed in range(1000, 1000 + games)
    )


# Martyr.


def test_a_loyal_player_dies_for_the_last_cell() -> None:
    table = scenario(
        active="A", step="play:cell_puncture", hands={"C": ["martyr", "energy"]}, cells=1
    )
    assert table.asked() == [("C", "martyr_blue")]
    assert answer(table, "C") == "play:martyr"


def test_the_chancellor_does_not_lose_the_game_for_the_last_cell() -> None:
    table = scenario(
        players=5, active="A", step="play:cell_puncture", hands={"E": ["martyr"]}, cells=1
    )
    assert table.asked() == [("E", "martyr_blue")]
    assert answer(table, "E") == "decline"


def test_a_red_player_bursts_the_last_cell_at_once() -> None:
    table = scenario(
        active="B", step="play:cell_puncture", hands={"A": ["martyr", "energy"]}, cells=2
    )
    assert table.asked() == [("A", "martyr_red")]
    assert answer(table, "A") == "play:martyr"


MARTYR = ("martyr_red", "play:martyr")


def last_cell(holder: str) -> Match:
    """B chooses a card with one cell left, and no window is open."""
    table = scenario(
        active="B", step="commit", cells=1, hands={"B": ["energy", "airlock"], holder: ["martyr"]}
    )
    assert table.asked() == [("B", "commit_card")]
    match = Match(GAME, 4, seed=1)
    match.state = table.g
    return match


@rule("ARD-R33")
def test_a_bot_that_finds_a_red_martyr_in_its_hand_bursts_the_last_cell_unasked() -> None:
    match = last_cell("A")
    assert match.checkpoint is not None
    players = {seat: Sensible(seat, random.Random(seat)) for seat in range(4)}
    assert Table(match, players).step()
    assert match.answers == [Answer(0, "play:martyr", "martyr_red", 0)]
    assert match.outcome == Outcome((0,), "red", "martyr")


@rule("ARD-R33")
def test_nobody_else_does_anything_unasked() -> None:
    match = last_cell("C")
    players = {seat: Sensible(seat, random.Random(seat)) for seat in range(4)}
    assert [match.offered_to_bot(seat) for seat in range(4)] == [[]] * 4
    assert Table(match, players).step()
    assert not match.answers[0].kind
    match = last_cell("A")
    match.state.cells = 2  # type: ignore[attr-defined]
    assert match.checkpoint is None


def test_what_it_does_not_know_it_does_not_do() -> None:
    view = last_cell("A").view(0)
    bot = Sensible(0, random.Random(1))
    assert bot.interject(view, [("wave", "goodbye"), MARTYR]) == MARTYR
    assert bot.interject(view, [("wave", "goodbye")]) is None


@pytest.mark.parametrize("seat", ["A", "B"])
def test_nobody_gives_martyr_away_while_it_can_still_decide(seat: str) -> None:
    table = scenario(
        active=seat, step="commit", hands={seat: ["martyr", "energy", "cell_puncture"]}
    )
    assert "card:martyr" not in answers(table, seat)


# Hits.


@pytest.mark.parametrize("cells", [6, 3, 1])
def test_a_sound_loyal_player_takes_the_strike(cells: int) -> None:
    table = scenario(active="B", step="play:debris_strike", cells=cells)
    assert answers(table, "B") == {"self"}


def test_a_hurt_loyal_player_rather_loses_a_cell_than_a_life() -> None:
    table = scenario(active="B", step="play:debris_strike", cells=4, damaged="B")
    assert answers(table, "B") == {"cell"}


def test_a_hurt_crew_member_dies_before_the_last_cell_does() -> None:
    table = scenario(active="B", step="play:debris_strike", cells=1, damaged="B")
    assert answers(table, "B") == {"self"}


def test_a_hurt_chancellor_never_takes_the_second_hit() -> None:
    table = scenario(players=5, active="E", step="play:debris_strike", cells=1, damaged="E")
    assert answers(table, "E") == {"cell"}


def test_behind_bulkheads_the_strike_goes_to_the_cells() -> None:
    table = scenario(active="B", step="play:debris_strike", cells=2)
    table.g.protected = True
    assert answers(table, "B") == {"cell"}


def test_a_saboteur_takes_a_hit_for_show_but_not_when_it_can_end_the_game() -> None:
    early = scenario(active="A", step="play:debris_strike", cells=6)
    assert answers(early, "A") == {"self", "cell"}
    late = scenario(active="A", step="play:debris_strike", cells=1)
    assert answers(late, "A") == {"cell"}


# Cards.


def test_a_loyal_player_gives_the_least_harmful_card() -> None:
    table = scenario(
        active="B", step="commit", hands={"B": ["energy", "cell_puncture", "chain_tremor"]}
    )
    assert answers(table, "B") == {"card:energy"}


def test_behind_bulkheads_a_loyal_player_gets_rid_of_what_cannot_hurt_now() -> None:
    table = scenario(active="B", step="commit", hands={"B": ["cell_puncture", "grid_surge"]})
    assert answers(table, "B") == {"card:grid_surge"}
    table.g.protected = True
    assert answers(table, "B") == {"card:cell_puncture"}


def test_a_saboteur_mixes_and_so_lies_low() -> None:
    table = scenario(active="A", step="commit", hands={"A": ["energy", "cell_puncture"]})
    assert answers(table, "A") == {"card:energy", "card:cell_puncture"}


def test_a_saboteur_stops_hiding_when_the_end_is_near() -> None:
    table = scenario(active="A", step="commit", hands={"A": ["energy", "cell_puncture"]}, cells=2)
    assert answers(table, "A") == {"card:cell_puncture"}


def test_a_strike_is_carried_out_before_a_lost_cell_can_double_it() -> None:
    table = scenario(active="B", step="reveal:cell_puncture,debris_strike", cells=3)
    assert answers(table, "B") == {"card:debris_strike"}
    table = scenario(active="A", step="reveal:cell_puncture,debris_strike", cells=3)
    assert answers(table, "A") == {"card:cell_puncture"}


def test_countermand_takes_the_worst_card() -> None:
    table = scenario(
        active="B",
        step="reveal:countermand,grid_surge,cell_puncture",
        cells=4,
        content="base_extra",
    )
    assert table.asked() == [("B", "countermand_pick")]
    assert answers(table, "B") == {"card:cell_puncture"}


def test_only_red_cards_count_in_a_fold() -> None:
    table = scenario(
        active="B",
        step="play:spatial_fold",
        hands={"A": ["energy", "cell_puncture"], "B": ["scrap_sweep", "debris_strike"]},
    )
    assert answers(table, "A") == {"card:cell_puncture"}
    assert answers(table, "B") == {"card:scrap_sweep"}


# Energy.


def test_a_seam_is_repaired_before_a_hand_is_refreshed() -> None:
    table = scenario(
        active="B",
        step="energy_post",
        hands={"B": ["cell_puncture"]},
        energy_in_front={"B": 1},
        malfunctions=[("venting_seam", "C", 1)],
    )
    assert answers(table, "B") == {"repair:1"}


def test_a_stuck_hand_is_refreshed_before_the_commit() -> None:
    table = scenario(
        active="B",
        hands={"B": ["cell_puncture", "cell_puncture", "chain_tremor"]},
        energy_in_front={"B": 1},
    )
    assert table.asked() == [("B", "energy_pre")]
    assert answers(table, "B") == {"refresh"}


def test_a_saboteur_repairs_nothing_that_it_is_not_watched_for() -> None:
    table = scenario(
        active="A",
        step="energy_post",
        energy_in_front={"A": 1},
        malfunctions=[("venting_seam", "C", 1)],
        damaged="A",
    )
    assert answers(table, "A") == {"pass"}


def test_ship_mind_calms_a_red_alert() -> None:
    table = scenario(
        active="B",
        step="energy_post",
        energy_in_front={"B": 1},
        characters={"B": "ship_mind"},
        cells=1,
        content="base_extra",
    )
    assert answers(table, "B") == {"ability"}
    table.answer("B", "energy_post", "ability")
    assert answers(table, "B") == {"calm"}


# Suspicion.

STRUCK_A_CELL: list[dict[str, Any]] = [
    {"event": "turn", "number": 1, "seat": 2},
    {"event": "drew", "seat": 2},
    {"event": "drew", "seat": 2},
    {"event": "drew", "seat": 2},
    {"event": "committed", "seat": 2},
    {"event": "deck_committed"},
    {"event": "turned_up", "card": "cell_puncture"},
    {"event": "turned_up", "card": "debris_strike"},
    {"event": "carried_out", "seat": 2, "card": "debris_strike"},
    {"event": "chose", "seat": 2, "kind": "strike_choice", "option": "cell"},
    {"event": "cell_lost", "number": 5},
    {"event": "carried_out", "seat": 2, "card": "cell_puncture"},
    {"event": "cell_lost", "number": 4},
    {"event": "cleaned_up", "number_played": 2, "number_unseen": 0},
]


def test_votes_follow_the_evidence() -> None:
    table = scenario(active="D", step="play:airlock", cells=4)
    assert answers(table, "B", STRUCK_A_CELL) == {"seat:2"}
    assert answers(table, "D", STRUCK_A_CELL) == {"seat:2"}


def test_a_saboteur_joins_the_vote_against_another_and_never_against_itself() -> None:
    table = scenario(active="D", step="play:airlock", cells=4)
    assert answers(table, "A", STRUCK_A_CELL) == {"seat:2"}
    by_itself = [{**e, "seat": 0} if e.get("seat") == 2 else e for e in STRUCK_A_CELL]
    assert "seat:0" not in answers(table, "A", by_itself)


def test_with_a_chancellor_among_them_nobody_is_thrown_out_on_a_guess() -> None:
    table = scenario(players=5, active="D", step="play:airlock", cells=6)
    assert answers(table, "B") == {"nobody"}


def test_a_suspect_is_not_taken_as_ally() -> None:
    table = scenario(
        active="B",
        step="commit",
        hands={seat: ["energy", "energy"] for seat in "ABCD"},
    )
    table.answer("B", "commit_card", "card:energy")
    assert "seat:2" not in answers(table, "B", STRUCK_A_CELL)


def test_the_suspect_is_confiscated_and_anaesthetised() -> None:
    for character in ("security_chief", "surgeon"):
        table = scenario(
            active="B",
            step="energy_post",
            hands={"A": ["energy"], "C": ["energy"], "D": ["energy"]},
            energy_in_front={"B": 1},
            characters={"B": character, "C": "pilot"},
        )
        assert answers(table, "B", STRUCK_A_CELL) == {"ability"}
        table.answer("B", "energy_post", "ability")
        assert answers(table, "B", STRUCK_A_CELL) == {"seat:2"}


def test_red_partners_who_know_each_other_do_not_vote_each_other_out() -> None:
    table = scenario(players=6, active="B", step="play:airlock", cells=4, red_know="on")
    table.g.mission[5] = [placed(table.g.mission[5][0] & DESIGN, 1 << 0)]
    accused = [{**e, "seat": 5} if e.get("seat") == 2 else e for e in STRUCK_A_CELL]
    assert "seat:5" not in answers(table, "A", accused)


# Talk.


def test_a_loyal_player_says_what_it_gave_and_a_saboteur_always_says_blue() -> None:
    for seat, said in (("B", "claim_committed_red"), ("A", "claim_committed_blue")):
        table = scenario(
            active=seat,
            step="commit",
            hands={seat: ["grid_surge", "grid_surge"]},
            deck=["energy"] * 9,
            table_talk="structured",
        )
        table.answer(seat, "commit_card", "card:grid_surge")
        while "claim_committed_red" not in table.options():
            table.answer(table.asked()[0][0], "statement", "silent")
        given = {"event": "committed", "seat": LETTERS.index(seat), "card": "grid_surge"}
        assert answers(table, seat, [given]) == {said}


# Whole games.


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_question_gets_an_offered_option(players: int) -> None:
    asked = set()

    def check(decision: dict[str, Any], option: str) -> None:
        asked.add(decision["kind"])
        assert option in decision["options"]

    for seed in range(50):
        g = play(
            players, seed, check=check, content="base_extra", table_talk="structured",
            vote_mode="sequential" if seed % 3 == 0 else "simultaneous",
            dead_chooser="next_living" if seed % 5 == 0 else "self",
            red_know="on" if players == 6 and seed % 2 else "off",
        )  # fmt: skip
        assert g.turn < 60  # type: ignore[attr-defined]
    assert len(asked) > 25


def test_it_answers_questions_of_cards_it_has_never_seen() -> None:
    table = scenario(active="B", hands={"B": ["energy"] * 3})
    bot = Sensible(1, random.Random(1))
    view = table.view("B")
    bot.watch([{"event": "turned_up", "card": "strange"}, {"event": "something_new"}])
    referents = {
        "card": ("strange", "energy"),
        "seat": ("0", "2"),
        "pair": ("0+1", "1+2"),
        "item": ("1", "2"),
    }
    for kind in GAME.kinds:
        options = []
        for section in kind.options:
            label, _, refers = section.partition(":")
            options += [f"{label or refers}:{name}" for name in referents.get(refers, ())]
            options += [] if refers else [label]
        assert bot.choose(view, {"id": 1, "kind": kind.name, "options": options}) in options


def test_the_same_luck_plays_the_same_game() -> None:
    assert play(5, 3).events == play(5, 3).events


def test_a_sensible_crew_wins_more_often_than_a_random_one() -> None:
    assert wins("blue", 150, Sensible, Sensible) > wins("blue", 150, Sensible, Random) + 20


def test_a_sensible_saboteur_wins_more_often_than_a_random_one() -> None:
    assert wins("red", 300, Sensible, Sensible) > wins("red", 300, Random, Sensible) + 12

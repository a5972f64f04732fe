"""ARD-11: Airlock, and how votes are cast and counted (ARD-R29 to R31)."""

from collections.abc import Sequence

import pytest

from tests.rule import rule

from .scenario import LETTERS, Scenario, scenario

NOBODY_RED_DIES = {"A": "crew", "B": "crew", "C": "crew", "D": "crew", "E": "crew", "F": "saboteur"}


def vote(table: Scenario, votes: Sequence[str]) -> Scenario:
    """Everybody asked votes, in the order of asking: a letter, or '-' for nobody."""
    for (seat, kind), choice in zip(table.asked(), votes, strict=True):
        assert kind == "airlock_vote"
        option = "nobody" if choice == "-" else f"seat:{LETTERS.index(choice)}"
        table.answer(seat, "airlock_vote", option)
    return table


@rule("ARD-11.1", "ARD-R31")
def test_every_living_player_votes_for_a_living_player_oneself_included_or_nobody() -> None:
    table = scenario(players=5, dead="C", step="play:airlock", missions=NOBODY_RED_DIES)
    assert table.asked() == [(seat, "airlock_vote") for seat in "ABDE"]
    for seat in "ABDE":
        assert table.options(seat) == ["nobody", "seat:0", "seat:1", "seat:3", "seat:4"]


@rule("ARD-11.1", "ARD-8.7")
def test_the_dead_can_neither_vote_nor_be_voted_for() -> None:
    table = scenario(players=4, dead="BC", step="play:airlock", missions={"D": "crew"})
    assert table.asked() == [("A", "airlock_vote"), ("D", "airlock_vote")]
    assert table.options("D") == ["nobody", "seat:0", "seat:3"]


@rule("ARD-11.2", "ARD-11.3", "ARD-11.4", "ARD-R29")
@pytest.mark.parametrize(("living", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_a_strict_majority_of_the_living_kills_and_one_vote_less_does_not(
    living: int, needed: int
) -> None:
    missions = dict.fromkeys(LETTERS, "crew") | {LETTERS[living - 1]: "saboteur"}
    for votes, dies in ((needed, True), (needed - 1, False)):
        table = scenario(
            players=6, missions=missions, dead=LETTERS[living:], step="play:airlock",
            energy_in_front={"A": 1},
        )  # fmt: skip
        vote(table, "B" * votes + "-" * (living - votes))
        assert table.health("B") == (0 if dies else 2)
        if living > 2:
            assert table.asked() == [("A", "energy_post")]


@rule("ARD-11.2")
def test_votes_for_nobody_count_in_the_total() -> None:
    table = scenario(players=5, step="play:airlock", energy_in_front={"A": 1})
    vote(table, ["B", "B", "-", "-", "-"])
    assert table.health("B") == 2
    table = scenario(players=5, step="play:airlock", energy_in_front={"A": 1})
    vote(table, ["-", "-", "-", "-", "B"])
    assert [table.health(seat) for seat in "ABCDE"] == [2] * 5
    assert table.log() == ["voted"] * 5 + ["no_majority", "cleaned_up"]


@rule("ARD-11.2", "ARD-11.4")
def test_most_votes_without_a_majority_kill_nobody() -> None:
    table = scenario(players=5, step="play:airlock", energy_in_front={"A": 1})
    vote(table, ["B", "B", "C", "D", "-"])
    assert [table.health(seat) for seat in "ABCDE"] == [2] * 5


@rule("ARD-11.4")
def test_half_of_the_votes_each_is_a_tie_that_kills_nobody() -> None:
    table = scenario(players=4, step="play:airlock", energy_in_front={"A": 1})
    vote(table, ["C", "C", "B", "B"])
    assert [table.health(seat) for seat in "ABCD"] == [2] * 4
    assert table.outcome() is None


@rule("ARD-11.2")
@pytest.mark.parametrize("victim", "ABCD")
def test_whoever_has_the_majority_dies_and_nobody_else(victim: str) -> None:
    missions = {"A": "crew", "B": "crew", "C": "crew", "D": "crew", "E": "saboteur"}
    table = scenario(players=5, missions=missions, step="play:airlock")
    vote(table, [victim, victim, victim, "E", "-"])
    assert [table.health(seat) for seat in "ABCDE"] == [
        0 if seat == victim else 2 for seat in "ABCDE"
    ]


@rule("ARD-11.2", "ARD-R31")
def test_a_player_may_vote_for_oneself_and_that_vote_counts() -> None:
    table = scenario(players=3, step="play:airlock", missions={"A": "crew", "C": "saboteur"})
    vote(table, ["-", "B", "B"])
    assert table.health("B") == 0


@rule("ARD-8.8", "ARD-11.2")
def test_airlock_kills_damaged_and_undamaged_characters_alike() -> None:
    table = scenario(step="play:airlock", damaged="B", energy_in_front={"A": 1})
    vote(table, ["B", "B", "B", "-"])
    assert table.health("B") == 0


@rule("ARD-11.5", "ARD-13.4")
def test_the_kill_is_immediate_before_any_further_card() -> None:
    table = scenario(step="reveal:airlock,cell_puncture", cells=1)
    table.answer("A", "resolve_next", "card:airlock")
    vote(table, ["-", "A", "A", "A"])
    assert table.outcome() == ("blue", "saboteur", "BCD")
    assert table.cells == 1, "the Puncture was never carried out"
    assert table.zone("revealed") == ["cell_puncture"]


@rule("ARD-11.5", "ARD-8.5", "ARD-8.6")
def test_the_killed_lose_everything_before_the_next_card_is_picked() -> None:
    table = scenario(
        step="reveal:airlock,energy,debris_strike", hands={"B": ["martyr", "martyr"]},
        energy_in_front={"B": 2}, malfunctions=[("venting_seam", "B", 1)],
    )  # fmt: skip
    table.answer("A", "resolve_next", "card:airlock")
    vote(table, ["B", "B", "B", "B"])
    assert table.asked() == [("A", "resolve_next")]
    assert table.hand("B") == []
    assert table.energy("B") == 0
    assert table.malfunctions() == []
    assert table.zone("discard") == [
        "energy", "venting_seam", "energy", "energy", "martyr", "martyr",
    ]  # fmt: skip


@rule("ARD-11.6", "ARD-14.12")
def test_airlock_works_when_a_direct_order_plays_it_from_a_hand() -> None:
    table = scenario(step="play:direct_order", hands={"A": ["airlock", "martyr"]})
    table.answer("A", "direct_card", "card:airlock")
    vote(table, ["B", "B", "B", "-"])
    assert table.health("B") == 0


@rule("ARD-11.6", "ARD-14.6")
def test_airlock_works_when_a_rogue_routine_plays_it_from_the_deck() -> None:
    table = scenario(step="play:rogue_routine", deck=["airlock"] + ["energy"] * 9)
    vote(table, ["B", "B", "B", "-"])
    assert table.health("B") == 0
    assert table.zone("discard") == ["rogue_routine", "airlock"]


@rule("ARD-11.6", "ARD-14.8")
def test_airlock_is_green_and_does_nothing_in_a_fold() -> None:
    table = scenario(
        step="play:spatial_fold", hands={"A": ["airlock"], "B": ["airlock"]}, deck=["airlock"] * 9,
        energy_in_front={"A": 1},
    )  # fmt: skip
    assert table.asked() == [("A", "energy_post")]


@rule("ARD-R18", "ARD-11.1")
@pytest.mark.parametrize("chooser", ["self", "next_living"])
def test_with_a_dead_active_player_the_living_vote_without_them(chooser: str) -> None:
    table = scenario(
        players=4, active="B", dead="B", step="play:airlock", missions=NOBODY_RED_DIES
        | {"A": "saboteur"}, dead_chooser=chooser,
    )  # fmt: skip
    assert table.asked() == [(seat, "airlock_vote") for seat in "CDA"]
    assert table.options("C") == ["nobody", "seat:0", "seat:2", "seat:3"]
    vote(table, ["D", "-", "D"])
    assert table.health("D") == 0


@rule("ARD-R30", "ARD-R55")
def test_votes_are_secret_until_the_last_is_in_and_then_public() -> None:
    table = scenario(step="play:airlock", energy_in_front={"A": 1})
    before = {seat: table.view(seat) for seat in (None, "A", "B", "C")}
    table.answer("D", "airlock_vote", "seat:1")
    for seat, old in before.items():
        now = table.view(seat)
        assert now["facts"] == old["facts"]
        assert now["decisions"] == old["decisions"]
        assert now["asked"] == [entry for entry in old["asked"] if entry["seat"] != 3]
    assert table.log() == [], "not a word before all votes are in"
    table.answer("B", "airlock_vote", "nobody")
    table.answer("A", "airlock_vote", "seat:1")
    assert table.log() == []
    table.answer("C", "airlock_vote", "seat:1")
    votes = table.told("voted")
    assert [(vote["seat"], vote["option"]) for vote in votes] == [
        (0, "seat:1"), (1, "nobody"), (2, "seat:1"), (3, "seat:1"),
    ]  # fmt: skip
    assert {vote["kind"] for vote in votes} == {"airlock_vote"}
    assert table.log() == ["voted"] * 4 + ["was_killed", "mission_shown", "cleaned_up"]


@rule("ARD-R30")
@pytest.mark.parametrize("order", ["ABCD", "DCBA", "CADB"])
def test_simultaneous_votes_may_come_in_any_order(order: str) -> None:
    table = scenario(step="play:airlock", energy_in_front={"A": 1})
    choices = {"A": "seat:2", "B": "seat:2", "C": "nobody", "D": "seat:2"}
    for seat in order:
        table.answer(seat, "airlock_vote", choices[seat])
    assert [table.health(seat) for seat in "ABCD"] == [2, 2, 0, 2]
    assert [(vote["seat"], vote["option"]) for vote in table.told("voted")] == [
        (seat, choices[letter]) for seat, letter in enumerate("ABCD")
    ]


@rule("ARD-R30")
def test_open_votes_go_clockwise_from_the_active_player_each_public_at_once() -> None:
    table = scenario(active="C", step="play:airlock", vote_mode="sequential")
    for number, (seat, option) in enumerate(
        [("C", "seat:1"), ("D", "nobody"), ("A", "seat:1"), ("B", "seat:1")]
    ):
        assert table.asked() == [(seat, "airlock_vote")]
        assert table.options(seat) == ["nobody", "seat:0", "seat:1", "seat:2", "seat:3"]
        assert len(table.view("A")["facts"]["votes"]) == number
        table.answer(seat, "airlock_vote", option)
        assert table.told("voted")[number] == {
            "seat": LETTERS.index(seat), "kind": "airlock_vote", "option": option,
        }  # fmt: skip
    assert table.health("B") == 0
    assert table.view("A")["facts"]["votes"] == []


@rule("ARD-R30", "ARD-R18")
def test_open_votes_begin_with_the_next_living_player_if_the_active_one_is_dead() -> None:
    table = scenario(players=5, active="B", dead="BC", step="play:airlock", vote_mode="sequential")
    voters = ""
    while table.asked()[0][1] == "airlock_vote":
        assert len(table.asked()) == 1
        seat = table.asked()[0][0]
        voters += seat
        table.answer(seat, "airlock_vote", "seat:3")
    assert voters == "DEA"
    assert table.health("D") == 0


@rule("ARD-R30", "ARD-11.4")
def test_a_second_vote_starts_from_nothing() -> None:
    table = scenario(
        step="reveal:airlock,airlock", vote_mode="sequential", energy_in_front={"A": 1}
    )
    for seat in "ABCD":
        table.answer(seat, "airlock_vote", "seat:1" if seat in "AB" else "nobody")
    assert table.health("B") == 2
    assert table.asked() == [("A", "airlock_vote")]
    for seat in "ABCD":
        table.answer(seat, "airlock_vote", "seat:1" if seat == "A" else "nobody")
    assert table.health("B") == 2, "votes of the first Airlock do not count in the second"
    assert table.asked() == [("A", "energy_post")]

"""Rulings ARD-R24 to R60 that belong to no chapter from ARD-1 to ARD-9 alone."""

import random

import pytest

from shipboard.games.ardor.table import GAME
from shipboard.kernel.match import Match
from tests.rule import rule

from .scenario import scenario

# Choices.


@rule("ARD-R24", "ARD-10.5")
def test_a_prevented_choice_is_legal() -> None:
    table = scenario(step="play:debris_strike", protected=True, telling=True)
    assert table.options("A") == ["cell", "self"]
    table.answer("A", "strike_choice", "cell")
    assert (table.cells, table.health("A")) == (6, 2)
    assert table.log()[:4] == ["carried_out", "chose", "prevented", "cleaned_up"]
    assert table.told("chose") == [{"seat": 0, "kind": "strike_choice", "option": "cell"}]


@rule("ARD-R25", "ARD-14.2")
def test_a_strike_is_repeated_in_red_alert_only() -> None:
    table = scenario(step="play:debris_strike", cells=3)
    table.answer("A", "strike_choice", "cell")
    assert (table.cells, table.active) == (2, "B")
    table = scenario(step="play:debris_strike", cells=2)
    table.answer("A", "strike_choice", "self")
    assert table.asked() == [("A", "strike_choice")]
    table.answer("A", "strike_choice", "cell")
    assert (table.cells, table.health("A"), table.active) == (1, 1, "B")


@rule("ARD-R25", "ARD-12.7")
def test_the_second_choice_of_a_strike_comes_after_the_first_has_been_applied() -> None:
    table = scenario(step="play:debris_strike", cells=1, hands={"C": ["martyr"]})
    table.answer("A", "strike_choice", "cell")
    assert table.asked() == [("C", "martyr_blue")]
    table.answer("C", "martyr_blue", "play:martyr")
    assert (table.cells, table.health("C")) == (1, 0)
    assert table.asked() == [("A", "strike_choice")]
    assert table.options("A") == ["cell", "self"]


@rule("ARD-R25")
def test_the_repeat_stays_though_red_alert_has_ended() -> None:
    """No card in the box ends it between the two hits, so the test does."""
    table = scenario(step="play:debris_strike", cells=2)
    table.g.cells = 4
    table.answer("A", "strike_choice", "self")
    assert table.asked() == [("A", "strike_choice")]
    table.answer("A", "strike_choice", "cell")
    assert (table.cells, table.active) == (3, "B")


# Protection.


@rule("ARD-R26", "ARD-14.10")
def test_bulkheads_protect_nothing_of_their_own_turn() -> None:
    table = scenario(
        step="reveal:sealed_bulkheads,cell_puncture", malfunctions=[("venting_seam", "B", 0)]
    )
    table.answer("A", "resolve_next", "card:sealed_bulkheads")
    assert table.cells == 5
    # The start of the protected turn is covered.
    assert (table.active, table.g.protected, table.g.protect_next) == ("B", True, False)


@rule("ARD-R26")
def test_several_bulkheads_do_not_add_up() -> None:
    table = scenario(
        step="reveal:sealed_bulkheads,sealed_bulkheads",
        hands={seat: ["martyr"] * 3 for seat in "BC"},
        deck=["martyr"] * 20,
        malfunctions=[("venting_seam", "C", 0)],
    )
    assert (table.active, table.g.protected) == ("B", True)
    table.answer("B", "commit_card", "card:martyr").answer("C", "ally_card", "card:martyr")
    assert (table.active, table.g.protected, table.cells) == ("C", False, 5)


@rule("ARD-R26", "ARD-R51")
def test_a_skipped_turn_does_not_use_protection_up() -> None:
    table = scenario(step="play:sealed_bulkheads", skip="BC")
    assert (table.active, table.g.protected) == ("D", True)


@rule("ARD-R27", "ARD-12.4", "ARD-12.5")
def test_a_red_martyr_ignores_protection() -> None:
    table = scenario(protected=True, cells=1, hands={"A": ["martyr"]})
    assert table.g.protected
    table.answer("A", "martyr_red", "play:martyr")
    assert table.outcome() == ("red", "martyr", "A")


@rule("ARD-R27", "ARD-12.3", "ARD-14.3")
def test_a_blue_martyr_restores_under_protection() -> None:
    table = scenario(step="play:cell_puncture", protected=True, cells=1, hands={"C": ["martyr"]})
    assert table.g.protected
    table.answer("C", "martyr_blue", "play:martyr")
    assert (table.cells, table.health("C")) == (1, 0)
    assert table.outcome() is None


# Votes.


@rule("ARD-R29", "ARD-11.2", "ARD-11.3")
@pytest.mark.parametrize(
    ("dead", "votes", "killed"), [("", 2, False), ("", 3, True), ("D", 1, False), ("D", 2, True)]
)
def test_a_majority_is_one_of_the_votes_of_the_living(dead: str, votes: int, killed: bool) -> None:
    table = scenario(step="play:airlock", dead=dead)
    voters = [seat for seat, _ in table.asked()]
    assert voters == [seat for seat in "ABCD" if seat not in dead]
    for number, voter in enumerate(voters):
        table.answer(voter, "airlock_vote", "seat:1" if number < votes else "nobody")
    assert (table.health("B") == 0) is killed


@rule("ARD-R30", "ARD-R55")
def test_votes_are_secret_until_the_last_is_in_and_then_public() -> None:
    votes = {"C": "seat:0", "A": "nobody", "D": "seat:2"}
    table = scenario(step="play:airlock", telling=True)
    other = scenario(step="play:airlock", telling=True)
    assert [seat for seat, _ in table.asked()] == ["A", "B", "C", "D"]
    for voter, vote in votes.items():  # in any order
        table.answer(voter, "airlock_vote", vote)
        other.answer(voter, "airlock_vote", "seat:1")
        for viewer in (None, *"ABCD"):
            assert table.view(viewer) == other.view(viewer)
        assert table.told("voted") == []
    table.answer("B", "airlock_vote", "seat:0")
    assert table.told("voted") == [
        {"seat": 0, "kind": "airlock_vote", "option": "nobody"},
        {"seat": 1, "kind": "airlock_vote", "option": "seat:0"},
        {"seat": 2, "kind": "airlock_vote", "option": "seat:0"},
        {"seat": 3, "kind": "airlock_vote", "option": "seat:2"},
    ]
    assert table.told("no_majority") == [{}]
    assert table.health("A") == 2


@rule("ARD-R30")
def test_open_votes_go_clockwise_from_the_active_player() -> None:
    table = scenario(active="C", step="play:airlock", vote_mode="sequential", telling=True)
    for seen, voter in enumerate("CDAB"):
        assert table.asked() == [(voter, "airlock_vote")]
        assert len(table.told("voted")) == seen
        table.answer(voter, "airlock_vote", "seat:3")
    assert [vote["seat"] for vote in table.told("voted")] == [2, 3, 0, 1]
    assert table.health("D") == 0


@rule("ARD-R31", "ARD-11.1")
def test_a_player_may_vote_for_themself() -> None:
    table = scenario(step="play:airlock")
    for voter in "ABCD":
        assert table.options(voter) == ["nobody", "seat:0", "seat:1", "seat:2", "seat:3"]
    for voter, vote in (("A", "nobody"), ("B", "seat:2"), ("C", "seat:2"), ("D", "seat:2")):
        table.answer(voter, "airlock_vote", vote)
    assert table.health("C") == 0


# Martyr.


@rule("ARD-R32", "ARD-12.8")
def test_martyr_is_offered_only_when_it_would_do_something() -> None:
    for cells in (2, 3, 6):
        table = scenario(step="play:debris_strike", cells=cells, hands={"A": ["martyr"]})
        assert table.asked() == [("A", "strike_choice")]
        assert GAME.interjections(table.g, 0) == []
    loyal = {"A": "crew", "B": "saboteur"}
    table = scenario(cells=1, hands={"A": ["martyr"] * 3}, missions=loyal)
    assert table.asked() == [("A", "commit_card")]
    assert GAME.interjections(table.g, 0) == []
    assert scenario(cells=1, hands={"A": ["martyr"]}).asked() == [("A", "martyr_red")]


# Secrecy.


@rule("ARD-R45", "ARD-R64", "ARD-14.9")
def test_a_shuffle_takes_away_the_place_of_a_known_card() -> None:
    for key in range(40):
        table = scenario(
            step="play:scrap_sweep",
            hands={"B": ["energy"] * 3},
            deck=["energy", "energy"],
            discard=["airlock", "martyr"],
        )
        table.reseed(key).answer("A", "sweep_pick", "card:martyr")
        assert table.view("A")["zones"]["deck"] == {"count": 3, "within": ["martyr"]}
        assert table.view("B")["zones"]["deck"] == {"count": 3}


@rule("ARD-R45")
def test_the_command_pile_keeps_no_link_from_card_to_player() -> None:
    """Who supplied which of two cards makes no difference to anybody else once they are in."""
    tables = []
    for a, c in (("martyr", "airlock"), ("airlock", "martyr")):
        table = scenario(
            step="commit",
            hands={"A": [a, "energy"], "C": [c, "energy"]},
            deck=["energy"] * 9,
            table_talk="structured",
            telling=True,
        )
        table.answer("A", "commit_card", f"card:{a}")
        for speaker in "ABCD":
            table.answer(speaker, "statement", "silent")
        table.answer("C", "ally_card", f"card:{c}")
        tables.append(table)
    for viewer in (None, "B", "D"):
        assert tables[0].view(viewer) == tables[1].view(viewer)
        for event in ("committed", "named_ally", "deck_committed"):
            assert tables[0].told(event, viewer) == tables[1].told(event, viewer)


@rule("ARD-R45", "ARD-R55", "ARD-14.8")
def test_the_heap_keeps_no_link_from_card_to_player() -> None:
    hands = {"A": ["martyr", "energy"], "C": ["airlock", "energy"]}
    table = scenario(step="play:spatial_fold", hands=hands, deck=["energy"] * 9, telling=True)
    assert table.asked() == [("A", "fold_card"), ("C", "fold_card")]
    before = table.view("B")
    table.answer("C", "fold_card", "card:airlock")
    after = table.view("B")
    assert after.pop("asked") == [{"seat": 0, "kind": "fold_card"}]
    assert before.pop("asked") == [
        {"seat": 0, "kind": "fold_card"},
        {"seat": 2, "kind": "fold_card"},
    ]
    assert before == after
    assert table.told("committed", "C") == []
    table.answer("A", "fold_card", "card:martyr")
    assert table.told("committed", None) == [{"seat": 0}, {"seat": 2}]
    assert table.told("committed", "C") == [{"seat": 0}, {"seat": 2, "card": "airlock"}]
    assert all(set(event) == {"card"} for event in table.told("folded"))


@rule("ARD-R45")
def test_views_name_designs_and_never_a_lasting_card_number() -> None:
    """Equal cards are indistinguishable: taking another of two equal ones changes nothing."""
    first = scenario(hands={"A": ["energy", "martyr", "energy"]})
    second = scenario(hands={"A": ["energy", "energy", "martyr"]})
    for viewer in (None, *"ABCD"):
        assert first.view(viewer) == second.view(viewer)


@rule("ARD-R46")
def test_counts_are_public() -> None:
    table = scenario(
        hands={"A": ["martyr"] * 4, "B": ["airlock"], "D": ["energy"] * 2},
        deck=["energy"] * 11,
        pile=["energy"] * 2,
        discard=["energy"] * 5,
    )
    zones = table.view(None)["zones"]
    assert [hand["count"] for hand in zones["hand"]] == [4, 1, 0, 2]
    assert [zones[name]["count"] for name in ("deck", "command_pile", "discard")] == [11, 2, 5]
    for name in ("deck", "command_pile", "discard"):
        assert set(zones[name]) == {"count"}


@rule("ARD-R47", "ARD-15.6")
@pytest.mark.parametrize("answer", ["keep", "return"])
def test_inspect_shows_the_card_to_both_and_to_others_only_whether_it_was_kept(answer: str) -> None:
    table = scenario(
        active="F",
        players=6,
        step="energy_post",
        hands={"B": ["airlock"]},
        energy_in_front={"F": 1},
        telling=True,
    )
    table.answer("F", "energy_post", "ability")
    # B alone has a card, which all can see: nobody is asked whom to inspect.
    assert table.asked() == [("F", "inspect_keep")]
    for viewer in ("B", "F"):
        assert table.told("inspected", viewer) == [{"seat": 5, "seat_owner": 1, "card": "airlock"}]
        assert table.view(viewer)["zones"]["looked"] == {"count": 1, "within": ["airlock"]}
    for other in (None, "A", "C"):
        assert table.told("inspected", other) == [{"seat": 5, "seat_owner": 1}]
        assert table.view(other)["zones"]["looked"] == {"count": 1}
    table.answer("F", "inspect_keep", answer)
    assert table.told("chose") == [{"seat": 5, "kind": "inspect_keep", "option": answer}]
    holder = "F" if answer == "keep" else "B"
    assert table.hand(holder) == ["airlock"]
    place = "ABCDEF".index(holder)
    for viewer in "BF":
        hand = table.view(viewer)["zones"]["hand"][place]
        assert hand == {"count": 1, "cards" if viewer == holder else "within": ["airlock"]}
    assert table.view("C")["zones"]["hand"][place] == {"count": 1}


@rule("ARD-R48", "ARD-15.5")
def test_the_card_lost_by_confiscate_is_known_to_who_lost_it_only() -> None:
    table = scenario(
        players=5,
        active="E",
        step="energy_post",
        hands={"B": ["airlock"]},
        energy_in_front={"E": 1},
        telling=True,
    )
    table.answer("E", "energy_post", "ability")
    assert table.hand("B") == []
    assert table.zone("discard") == ["airlock", "energy"]
    assert table.told("discarded", "B") == [{"seat": 1, "card": "airlock"}]
    assert table.view("B")["zones"]["discard"]["placed"] == {0: "energy", 1: "airlock"}
    for viewer in (None, "A", "C", "E"):
        assert table.told("discarded", viewer) == [{"seat": 1}]
        assert table.view(viewer)["zones"]["discard"]["placed"] == {0: "energy"}


@rule("ARD-R60")
@pytest.mark.parametrize("hand", [["martyr", "martyr"], ["martyr", "energy"]])
def test_whether_somebody_is_asked_does_not_betray_equal_cards(hand: list[str]) -> None:
    table = scenario(step="commit", hands={"A": ["energy"], "C": hand})
    assert table.view("B")["asked"] == [{"seat": 2, "kind": "ally_card"}]
    table = scenario(step="play:stock_rotation", hands={"A": hand[:1]}, deck=hand[1:] * 9)
    assert table.view("B")["asked"] == [{"seat": 0, "kind": "rotation_discard"}]
    table = scenario(step="play:spatial_fold", hands={"A": hand, "B": ["energy"]})
    assert table.view("B")["asked"] == [{"seat": 0, "kind": "fold_card"}]
    table = scenario(step="play:direct_order", hands={"A": hand})
    assert table.view("B")["asked"] == [{"seat": 0, "kind": "direct_card"}]
    table = scenario(step="play:scrap_sweep", discard=hand)
    assert table.view("B")["asked"] == [{"seat": 0, "kind": "sweep_pick"}]


@rule("ARD-R60", "ARD-16.4")
def test_a_mission_that_rules_an_option_out_is_asked_about_all_the_same() -> None:
    red = scenario(step="play:interrogation", content="base_extra")
    blue = scenario(
        step="play:interrogation", content="base_extra", missions={"A": "crew", "B": "saboteur"}
    )
    assert red.options("A") == ["damage", "reveal"]
    assert blue.options("A") == ["damage"]
    for viewer in (None, "C", "D"):
        assert red.view(viewer) == blue.view(viewer)


@rule("ARD-R60")
def test_public_facts_that_leave_one_option_are_not_asked_about() -> None:
    table = scenario(
        step="play:stock_rotation", deck=["martyr"] + ["energy"] * 9, hands={}, telling=True
    )
    assert table.log()[:3] == ["carried_out", "drew", "discarded"]
    table = scenario(step="play:direct_order", hands={"A": ["cell_puncture"]})
    assert table.cells == 5
    table = scenario(step="play:scrap_sweep", discard=["martyr"], deck=["energy"] * 9)
    assert table.active == "B"
    table = scenario(
        step="play:spare_parts", malfunctions=[("venting_seam", "C", 0)], content="base_extra"
    )
    assert table.malfunctions() == []


@rule("ARD-R59", "ARD-3.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_while_the_game_runs_both_teams_have_a_living_player(players: int) -> None:
    for seed in range(15):
        match = Match(GAME, players, {"content": "base_extra"}, seed=seed)
        rng = random.Random(seed)
        while match.outcome is None:
            assert match.decisions
            facts = match.view(None)["facts"]
            alive = [seat for seat in range(players) if facts["health"][seat]]
            sides = {match.view(seat)["zones"]["mission"][seat]["cards"][0] for seat in alive}
            assert "saboteur" in sides
            assert sides & {"crew", "chancellor"}
            decision = rng.choice(match.decisions)
            match.answer(decision, rng.choice(decision.options))

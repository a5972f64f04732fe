"""ARD-8: damage and death."""

import itertools
from pathlib import Path

import pytest

from tests.rule import rule

from .homemade import homemade, malfunction
from .scenario import Scenario, scenario

LOYAL = {"A": "crew", "B": "saboteur"}  # A is loyal, B is not


def vote_out(table: Scenario, seat: str) -> Scenario:
    """Everybody votes for this player."""
    for voter, kind in table.asked():
        table.answer(voter, kind, f"seat:{'ABCDEF'.index(seat)}")
    return table


# Damage.


@rule("ARD-8.1")
def test_an_undamaged_character_is_turned_down() -> None:
    table = scenario(step="play:debris_strike", hands={"A": ["martyr"]}, telling=True)
    assert table.health("A") == 2
    table.answer("A", "strike_choice", "self")
    assert table.health("A") == 1
    assert table.told("was_damaged") == [{"seat": 0}]
    assert "was_killed" not in table.log()
    assert table.cells == 6
    assert table.hand("A") == ["martyr"]


@rule("ARD-8.2")
def test_a_damaged_character_s_player_is_killed() -> None:
    table = scenario(step="play:debris_strike", damaged="A", missions=LOYAL, telling=True)
    table.answer("A", "strike_choice", "self")
    assert table.health("A") == 0
    assert table.told("was_killed") == [{"seat": 0}]
    assert "was_damaged" not in table.log()
    assert table.active == "B"


@rule("ARD-8.3", "ARD-R25")
def test_points_of_damage_are_applied_one_after_the_other() -> None:
    table = scenario(step="play:debris_strike", cells=2, missions=LOYAL)
    table.answer("A", "strike_choice", "self")
    assert table.health("A") == 1
    assert table.asked() == [("A", "strike_choice")]
    assert table.options("A") == ["cell", "self"]
    table.answer("A", "strike_choice", "self")
    assert table.health("A") == 0
    assert table.cells == 2


# Death.


@rule("ARD-8.4")
def test_a_killed_player_shows_the_mission() -> None:
    table = scenario(step="play:debris_strike", damaged="A", missions=LOYAL, telling=True)
    assert table.view("C")["zones"]["mission"][0] == {"count": 1}
    table.answer("A", "strike_choice", "self")
    assert table.told("mission_shown") == [{"seat": 0, "mission": "crew"}]
    for viewer in (None, "B", "C", "D"):
        assert table.view(viewer)["zones"]["mission"][0] == {"count": 1, "within": ["crew"]}
        if viewer != "B":
            assert table.view(viewer)["zones"]["mission"][1] == {"count": 1}


@rule("ARD-8.5", "ARD-R48", "ARD-5.15")
def test_a_killed_player_discards_the_hand_face_down() -> None:
    table = scenario(
        step="play:debris_strike",
        damaged="A",
        missions=LOYAL,
        hands={"A": ["airlock", "martyr"], "B": ["energy"], "C": ["energy", "energy"]},
        deck=["energy"] * 20,
    )
    table.answer("A", "strike_choice", "self")
    assert table.hand("A") == []
    assert sorted(table.zone("discard")) == ["airlock", "debris_strike", "martyr"]
    assert table.hand("C") == ["energy", "energy"]
    for viewer in (None, "B", "C", "D"):
        assert table.view(viewer)["zones"]["discard"] == {
            "count": 3,
            "placed": {2: "debris_strike"},
        }
    assert table.view("A")["zones"]["discard"]["within"] == ["airlock", "martyr"]


@rule("ARD-8.5", "ARD-R15")
def test_the_hand_of_a_killed_player_is_discarded_in_random_order() -> None:
    hand = ["airlock", "energy", "martyr"]
    orders = set()
    for key in range(100):
        table = scenario(step="play:debris_strike", damaged="A", missions=LOYAL, hands={"A": hand})
        table.reseed(key)
        table.answer("A", "strike_choice", "self")
        orders.add(tuple(table.zone("discard")[1:]))
    assert orders == set(itertools.permutations(hand))


@rule("ARD-8.6", "ARD-R15", "ARD-R22", "ARD-9.6")
def test_a_killed_player_discards_everything_in_front_of_them() -> None:
    table = scenario(
        step="play:airlock",
        hands={"C": ["martyr"]},
        energy_in_front={"C": 2, "D": 1},
        malfunctions=[
            ("fouled_cell", "ship", 0),
            ("stalled_drive", "C", 0),
            ("venting_seam", "D", 1),
            ("venting_seam", "C", 1),
        ],
        discard=["grid_surge"],
        content="base_extra",
        telling=True,
    )
    vote_out(table, "C")
    # The hand, then Energy, then Malfunctions, the oldest first, each before its own Energy.
    assert table.zone("discard") == [
        "airlock",
        "energy",
        "venting_seam",
        "stalled_drive",
        "energy",
        "energy",
        "martyr",
        "grid_surge",
    ]
    assert table.malfunctions() == [("fouled_cell", "ship", 0), ("venting_seam", "D", 1)]
    assert table.handles == [1, 3]
    assert (table.energy("C"), table.energy("D")) == (0, 1)
    assert table.told("malfunction_gone") == [{"card": "stalled_drive"}, {"card": "venting_seam"}]
    # All but the hand was seen by all, the hand by its player.
    assert table.view("C")["zones"]["discard"]["within"] == ["martyr"]
    for viewer in (None, "A", "B", "D"):
        assert "within" not in table.view(viewer)["zones"]["discard"]
    assert table.view(None)["zones"]["discard"]["placed"] == {
        2: "energy",
        3: "energy",
        4: "stalled_drive",
        5: "venting_seam",
        6: "energy",
        7: "airlock",
    }


@rule("ARD-8.7")
def test_a_dead_player_takes_no_turn_and_cannot_be_ally() -> None:
    table = scenario(
        dead="B", hands={"A": ["martyr"] * 3, "B": ["energy"], "C": ["energy"], "D": ["energy"]}
    )
    table.answer("A", "commit_card", "card:martyr")
    assert table.options("A") == ["seat:2", "seat:3"]
    assert scenario(step="energy_post", dead="B").active == "C"


@rule("ARD-8.7", "ARD-11.1")
def test_a_dead_player_neither_votes_nor_receives_votes() -> None:
    table = scenario(step="play:airlock", dead="B")
    assert table.asked() == [(seat, "airlock_vote") for seat in "ACD"]
    for seat in "ACD":
        assert table.options(seat) == ["nobody", "seat:0", "seat:2", "seat:3"]


@rule("ARD-8.7")
@pytest.mark.parametrize(
    ("character", "asked", "options"),
    [
        ("surgeon", "anaesthetise_target", ["seat:2", "seat:3"]),
        ("first_officer", "detail_target", ["seat:2", "seat:3"]),
        ("security_chief", "confiscate_target", ["seat:2", "seat:3"]),
        ("analyst", "inspect_target", ["seat:2", "seat:3"]),
        ("mechanic", "reroute_pair", ["pair:0+2", "pair:0+3", "pair:2+3"]),
        ("steward", "dispense_target", ["seat:0", "seat:2", "seat:3"]),
        ("drifter", "mimic_pick", ["seat:2", "seat:3"]),
    ],
)
def test_a_dead_player_cannot_be_targeted(character: str, asked: str, options: list[str]) -> None:
    table = scenario(
        step="energy_post",
        dead="B",
        hands={"B": ["energy"], "C": ["energy"], "D": ["energy"]},
        energy_in_front={"A": 2},
        characters={"A": character, "B": "ship_mind", "C": "pilot", "D": "surgeon"},
        content="base_extra",
    )
    table.answer("A", "energy_post", "ability")
    assert table.asked() == [("A", asked)]
    assert table.options("A") == options


@rule("ARD-8.7")
def test_a_dead_player_gives_no_card_to_a_fold_and_cannot_play_martyr() -> None:
    hands = {"A": ["energy"] * 2, "B": ["martyr", "energy"], "C": ["energy"] * 2}
    table = scenario(step="play:spatial_fold", dead="B", hands=hands)
    assert table.asked() == [("A", "fold_card"), ("C", "fold_card")]
    table = scenario(step="play:cell_puncture", cells=1, dead="B", hands=hands)
    assert table.outcome() == ("red", "oxygen", "A")


@rule("ARD-8.8", "ARD-11.5")
@pytest.mark.parametrize("damaged", ["", "C"])
def test_airlock_kills_undamaged_and_damaged_alike(damaged: str) -> None:
    table = scenario(step="play:airlock", damaged=damaged, telling=True)
    vote_out(table, "C")
    assert table.health("C") == 0
    assert table.told("was_killed") == [{"seat": 2}]
    assert "was_damaged" not in table.log()


@rule("ARD-8.8", "ARD-12.3")
@pytest.mark.parametrize("damaged", ["", "C"])
def test_martyr_kills_undamaged_and_damaged_alike(damaged: str) -> None:
    table = scenario(
        step="play:cell_puncture", cells=1, damaged=damaged, hands={"C": ["martyr"]}, telling=True
    )
    table.answer("C", "martyr_blue", "play:martyr")
    assert (table.health("C"), table.cells) == (0, 1)
    assert table.told("was_killed") == [{"seat": 2}]


@rule("ARD-R57", "ARD-R15")
def test_a_martyr_is_discarded_before_the_cards_its_player_loses() -> None:
    table = scenario(
        step="play:cell_puncture",
        cells=1,
        hands={"C": ["grid_surge", "martyr"]},
        energy_in_front={"C": 1},
    )
    table.answer("C", "martyr_blue", "play:martyr")
    assert table.zone("discard") == ["cell_puncture", "energy", "grid_surge", "martyr"]


@rule("ARD-R57", "ARD-R14")
def test_a_martyr_played_as_a_reaction_is_never_on_the_stage() -> None:
    table = scenario(step="reveal:cell_puncture,airlock", cells=1, hands={"C": ["martyr"]})
    table.answer("A", "resolve_next", "card:cell_puncture")
    table.answer("C", "martyr_blue", "play:martyr")
    assert table.zone("discard") == ["martyr"]
    assert table.zone("stage") == ["cell_puncture"]
    assert table.zone("playing") == ["airlock"]
    assert table.view(None)["zones"]["discard"] == {"count": 1, "placed": {0: "martyr"}}


# The active player dies.


@rule("ARD-8.9", "ARD-14.1", "ARD-R18")
@pytest.mark.parametrize("card", ["energy", "venting_seam"])
def test_what_would_lie_before_the_dead_is_discarded_at_clean_up(card: str) -> None:
    table = scenario(step=f"reveal:debris_strike,{card},airlock", damaged="A", missions=LOYAL)
    table.answer("A", "resolve_next", "card:debris_strike").answer("A", "strike_choice", "self")
    table.answer("A", "resolve_next", f"card:{card}")
    assert table.zone("stage") == [card, "debris_strike"]
    assert table.zone("discard") == []
    for voter in "BCD":
        table.answer(voter, "airlock_vote", "nobody")
    assert table.zone("discard") == ["airlock", card, "debris_strike"]
    assert table.malfunctions() == []
    assert table.energy("A") == 0


@rule("ARD-8.10", "ARD-R17", "ARD-R53", "ARD-12.7")
def test_a_death_before_the_reveal_ends_the_turn_at_once() -> None:
    table = scenario(
        missions=LOYAL,
        hands={"A": ["martyr", "airlock"], "C": ["energy", "energy"], "D": ["energy", "energy"]},
        energy_in_front={"A": 1},
        malfunctions=[("venting_seam", "A", 0)],
        pile=["grid_surge", "energy"],
        cells=1,
        protected=False,
        telling=True,
    )
    assert table.asked() == [("A", "martyr_blue")]
    table.answer("A", "martyr_blue", "play:martyr")
    assert (table.health("A"), table.cells) == (0, 1)
    assert table.active == "B"
    assert table.zone("command_pile") == ["energy", "grid_surge"]
    assert table.zone("discard") == ["venting_seam", "energy", "airlock", "martyr"]
    told = table.log()
    ending = told[told.index("was_killed") :]
    # The cell that came back opens the red window once more; then B's turn begins.
    assert ending[:6] == [
        "was_killed",
        "mission_shown",
        "malfunction_gone",
        "window",
        "turn",
        "window",
    ]
    assert table.told("drew")[0] == {"seat": 1}
    assert table.g.frames == []


@rule("ARD-8.10", "ARD-8.2", "ARD-R17")
def test_any_death_of_the_active_player_before_the_reveal_ends_the_turn(tmp_path: Path) -> None:
    spike = malfunction("spike", '[{ when = "turn_start", do = [{ damage = "holder" }] }]')
    table = scenario(
        missions=LOYAL,
        damaged="A",
        malfunctions=[("spike", "A", 0), ("venting_seam", "A", 0)],
        pile=["grid_surge"],
        cells=1,
        content=homemade(tmp_path, spike),
        telling=True,
    )
    assert (table.health("A"), table.cells, table.active) == (0, 1, "B")
    assert table.zone("command_pile") == ["grid_surge"]
    assert table.zone("discard") == ["venting_seam", "spike"]
    # No cell came back, so no red window opens but the one with which each turn begins.
    assert table.log()[:8] == [
        "turn",
        "window",
        "was_killed",
        "mission_shown",
        "malfunction_gone",
        "malfunction_gone",
        "turn",
        "window",
    ]


@rule("ARD-8.10", "ARD-15.8")
def test_a_turn_cut_short_is_over_for_its_effects_too() -> None:
    table = scenario(
        missions=LOYAL,
        hands={"A": ["martyr"], "D": ["energy"]},
        malfunctions=[("venting_seam", "A", 0)],
        cells=1,
        skip="B",
    )
    table.answer("A", "martyr_blue", "play:martyr")
    assert table.active == "C"
    assert table.g.turn == 3
    assert table.g.skip == [0, 0, 0, 0]


@rule("ARD-8.10")
def test_another_player_s_death_before_the_reveal_does_not_end_the_turn() -> None:
    table = scenario(
        missions=LOYAL,
        hands={"C": ["martyr", "airlock"]},
        malfunctions=[("venting_seam", "A", 0)],
        cells=1,
    )
    table.answer("C", "martyr_blue", "play:martyr")
    assert (table.health("C"), table.cells) == (0, 1)
    assert table.active == "A"
    assert table.asked() == [("A", "commit_card")]


def dead_active(cards: str, **more: object) -> Scenario:
    """D, dead, is the active player in step VI of a table of five."""
    return scenario(
        players=5, active="D", dead="D", step=f"reveal:{cards}", **more,  # type: ignore[arg-type]
    )  # fmt: skip


@rule("ARD-8.11", "ARD-R16")
def test_a_death_in_step_six_leaves_the_rest_of_the_step() -> None:
    table = scenario(
        players=5,
        active="D",
        step="reveal:debris_strike,cell_puncture,grid_surge",
        damaged="D",
        energy_in_front={"A": 1, "D": 1},
        pile=["airlock", "energy"],
        deck=["energy"] * 9,
    )
    table.answer("D", "resolve_next", "card:debris_strike").answer("D", "strike_choice", "self")
    assert table.health("D") == 0
    # The dead player goes on choosing the order.
    assert table.asked() == [("D", "resolve_next")]
    assert table.options("D") == ["card:cell_puncture", "card:grid_surge"]
    table.answer("D", "resolve_next", "card:grid_surge")
    assert (table.cells, table.energy("A")) == (5, 0)
    assert table.zone("command_pile") == ["airlock"]
    assert table.zone("discard")[0] == "energy"
    assert table.active == "E"
    assert table.asked() == [("E", "commit_card")]


@rule("ARD-8.11", "ARD-R16")
@pytest.mark.parametrize(
    ("option", "dead", "asked"), [("self", "D", "D"), ("next_living", "D", "E"),
                                  ("next_living", "DE", "A")]
)  # fmt: skip
def test_the_option_says_who_chooses_for_a_dead_active_player(
    option: str, dead: str, asked: str
) -> None:
    table = scenario(
        players=5,
        active="D",
        dead=dead,
        missions={"A": "crew", "B": "saboteur", "E": "crew", "C": "chancellor"},
        step="reveal:grid_surge,scrap_sweep,energy",
        discard=["airlock", "martyr"],
        dead_chooser=option,
    )
    assert table.asked() == [(asked, "resolve_next")]
    table.answer(asked, "resolve_next", "card:scrap_sweep")
    assert table.asked() == [(asked, "sweep_pick")]
    for viewer in "ABCDE":
        looked = table.view(viewer)["zones"]["looked"]
        assert ("within" in looked) == (viewer == asked)


@rule("ARD-8.11")
def test_a_living_active_player_chooses_whatever_the_option_says() -> None:
    table = scenario(step="reveal:grid_surge,energy", dead_chooser="next_living")
    assert table.asked() == [("A", "resolve_next")]


@rule("ARD-R16", "ARD-R18", "ARD-8.11")
@pytest.mark.parametrize(("cells", "left"), [(6, 5), (2, 0)])
def test_a_dead_active_player_s_debris_strike_hits_a_cell_each_time(cells: int, left: int) -> None:
    table = dead_active("debris_strike", cells=cells)
    assert table.cells == left
    if left:
        assert table.active == "E"
    else:
        assert table.outcome() == ("red", "oxygen", "A")


@rule("ARD-R16", "ARD-8.11", "ARD-R25")
def test_the_second_hit_of_a_strike_that_killed_falls_on_a_cell() -> None:
    table = scenario(players=5, active="D", step="play:debris_strike", damaged="D", cells=2)
    table.answer("D", "strike_choice", "self")
    assert (table.health("D"), table.cells) == (0, 1)
    assert table.active == "E"


@rule("ARD-R18")
def test_a_dead_active_player_s_chain_tremor_returns() -> None:
    table = dead_active("chain_tremor", pile=["airlock"])
    assert table.cells == 5
    assert table.zone("command_pile") == ["airlock", "chain_tremor"]
    assert table.active == "E"


@rule("ARD-R18", "ARD-8.11")
@pytest.mark.parametrize("card", ["stock_rotation", "direct_order"])
def test_a_dead_active_player_uses_no_hand_cards(card: str) -> None:
    table = dead_active(card, deck=["martyr"] * 9)
    assert table.hand("D") == []
    assert len(table.zone("deck")) == 6  # E has drawn three
    assert table.zone("discard") == [card]
    assert table.active == "E"


@rule("ARD-R18", "ARD-8.9")
@pytest.mark.parametrize("card", ["energy", "venting_seam"])
def test_nothing_stays_before_a_dead_active_player(card: str) -> None:
    table = dead_active(card)
    assert table.zone("discard") == [card]
    assert (table.energy("D"), table.malfunctions()) == (0, [])


@rule("ARD-R18")
def test_a_dead_active_player_s_rogue_routine_and_grid_surge_work() -> None:
    table = dead_active(
        "rogue_routine",
        deck=["grid_surge"] + ["energy"] * 9,
        energy_in_front={"A": 1, "C": 2, "E": 1},
    )
    assert [table.energy(seat) for seat in "ABCDE"] == [0] * 5
    assert table.zone("discard") == ["rogue_routine", "grid_surge"] + ["energy"] * 4


@rule("ARD-R18", "ARD-14.8")
def test_a_dead_active_player_takes_no_part_in_the_heap() -> None:
    table = dead_active(
        "spatial_fold",
        hands={"A": ["grid_surge"] * 2, "D": ["energy"] * 2, "E": ["martyr"] * 2},
        deck=["cell_puncture"] + ["energy"] * 9,
    )
    assert table.asked() == [("E", "fold_card"), ("A", "fold_card")]
    table.answer("A", "fold_card", "card:grid_surge")
    table.answer("E", "fold_card", "card:martyr",
                 so_that=lambda t: t.asked() == [("D", "fold_next")])  # fmt: skip
    assert table.options("D") == ["card:cell_puncture", "card:grid_surge"]


@rule("ARD-R18", "ARD-11.1", "ARD-R29")
def test_a_dead_active_player_takes_no_part_in_the_vote() -> None:
    table = dead_active("airlock")
    assert sorted(table.asked()) == [(seat, "airlock_vote") for seat in "ABCE"]
    assert table.options("A") == ["nobody", "seat:0", "seat:1", "seat:2", "seat:4"]
    for seat, vote in (("A", "seat:1"), ("B", "nobody"), ("C", "seat:1"), ("E", "seat:1")):
        table.answer(seat, "airlock_vote", vote)
    assert table.health("B") == 0


@rule("ARD-R18", "ARD-8.11")
def test_a_dead_active_player_s_scrap_sweep_works() -> None:
    table = dead_active("scrap_sweep", discard=["airlock", "martyr"], deck=["energy"] * 9)
    assert table.asked() == [("D", "sweep_pick")]
    table.answer("D", "sweep_pick", "card:martyr")
    assert table.zone("discard") == ["scrap_sweep", "airlock"]
    assert len(table.zone("deck")) == 7


@rule("ARD-R38", "ARD-8.5")
def test_a_killed_player_has_no_time_to_play_martyr() -> None:
    blue = scenario(
        step="play:debris_strike",
        damaged="A",
        hands={"A": ["martyr"]},
        cells=1,
        missions=LOYAL,
        telling=True,
    )
    blue.answer("A", "strike_choice", "self")
    assert blue.outcome() == ("red", "oxygen", "B")
    assert "martyr" in blue.zone("discard")
    red = scenario(
        players=6,
        active="F",
        step="play:debris_strike",
        damaged="F",
        hands={"F": ["martyr"]},
        cells=2,
    )
    red.answer("F", "strike_choice", "self")
    # The last-but-one cell goes with the second hit; its window finds no Martyr in a hand.
    assert red.cells == 1
    assert red.outcome() is None
    assert red.active == "A"


@rule("ARD-13.2", "ARD-13.4", "ARD-R59")
def test_the_game_ends_before_a_team_is_without_a_living_player() -> None:
    table = scenario(step="play:debris_strike", damaged="A")
    table.answer("A", "strike_choice", "self")
    assert table.outcome() == ("blue", "saboteur", "BCD")
    table = scenario(active="B", step="play:debris_strike", damaged="B", dead="CD")
    table.answer("B", "strike_choice", "self")
    assert table.outcome() == ("red", "all_blue_dead", "A")

"""OUT-18: location rule III, Draw and Entropy."""

import pytest

from shipboard.games.outsider.numbers import REASON_OUT_OF_CARDS
from shipboard.games.outsider.table import GAME
from shipboard.kernel.match import Match
from tests.rule import rule

from .scenario import Scenario, scenario

PLACES = ["bridge", "labs", "quarters", "cargo", "engines"]
OBLIVION = ("nobody", GAME.reasons[REASON_OUT_OF_CARDS], "")
LAST_TWO = {"bridge": ["dark"], "labs": ["door_jack"], "quarters": [], "cargo": [], "engines": []}


def rule_three(**more: object) -> Scenario:
    return scenario(loc_draw_entropy="on", **more)  # type: ignore[arg-type]


def sizes(table: Scenario) -> list[int]:
    return [len(pile) for pile in table.g.piles]


@rule("OUT-18.1", "OUT-R35", "OUT-1.11")
@pytest.mark.parametrize(("players", "size", "lost"), [(3, 7, 2), (4, 6, 1), (5, 5, 0), (6, 3, 4)])
def test_the_rest_of_the_deck_is_dealt_in_equal_piles_and_what_is_left_goes_to_entropy(
    players: int, size: int, lost: int
) -> None:
    match = Match(GAME, players, {"loc_draw_entropy": "on"}, seed=1)
    while match.decisions[0].kind.name == "place_token":
        match.answer(match.decisions[0], "place:labs")
    zones = match.view(None)["zones"]
    assert [pile["count"] for pile in zones["piles"]] == [size] * 5
    assert zones["entropy"] == {"count": lost}
    assert zones["deck"] == {"count": 0}
    assert [hand["count"] for hand in zones["hand"]] == [6] * players
    assert match.view(0)["zones"]["piles"] == zones["piles"], "face down"


@rule("OUT-18.2", "OUT-5.7")
def test_whoever_draws_takes_from_the_pile_at_the_own_location() -> None:
    table = rule_three(
        tokens={"A": "cargo"}, piles={"cargo": ["door_jack", "pipe_cuff", *["dark"] * 9]},
        hands={"A": ["arc_welder"] * 3},
    )  # fmt: skip
    table.act("discard_draw").answer("A", "discard_set", "done")
    assert table.hand("A") == ["arc_welder"] * 3 + ["door_jack", "pipe_cuff"]
    assert sizes(table) == [3, 3, 3, 9, 3]
    table = rule_three(
        step="sabotage:wreckage:C", completed={"C": ["wreckage"]}, tokens={"C": "engines"},
        piles={"engines": ["dark"] * 5},
    )  # fmt: skip
    assert sizes(table) == [3, 3, 3, 3, 2], "also out of turn and for a bonus"


@rule("OUT-18.3", "OUT-4.9")
def test_in_the_entropy_step_the_active_player_chooses_the_pile_that_loses_a_card() -> None:
    table = rule_three(
        step="entropy", active="B", piles={"quarters": ["pipe_cuff", "dark"], "cargo": []}
    )
    assert table.asked() == [("B", "entropy_location")]
    assert table.options() == ["place:bridge", "place:engines", "place:labs", "place:quarters"]
    table.answer("B", "entropy_location", "place:quarters")
    assert table.zone("piles", "quarters") == ["dark"]
    assert table.zone("entropy") == ["pipe_cuff"]
    assert table.active == "C"
    assert table.told("to_entropy") == [{"place": "quarters"}]


@rule("OUT-18.3", "OUT-R36")
def test_each_card_is_chosen_for_itself_by_the_active_player_or_the_resolver() -> None:
    table = rule_three(step="entropy", ongoing=["fuel_leak"])
    table.answer("A", "entropy_location", "place:labs")
    table.answer("A", "entropy_location", "place:cargo")
    assert sizes(table) == [3, 2, 3, 2, 3]
    table = rule_three(step="crisis:reactor_spike:C")
    table.answer("C", "entropy_location", "place:labs").answer(
        "C", "entropy_location", "place:labs"
    )
    assert sizes(table) == [3, 1, 3, 3, 3]


@rule("OUT-18.4", "OUT-18.5", "OUT-15.4")
def test_an_empty_pile_destroys_its_location_which_nobody_can_enter_or_pass_again() -> None:
    table = rule_three(
        step="entropy", piles={"labs": ["dark"]}, tokens={"B": "bridge", "C": "labs", "D": "cargo"},
        characters={"B": "navigator"},
    )  # fmt: skip
    table.answer("A", "entropy_location", "place:labs")
    assert table.told("destroyed") == [{"place": "labs"}]
    assert table.survival() == [3, 3, 0, 3]
    assert table.asked() == [("C", "flee_to")]
    assert table.options() == ["place:bridge", "place:cargo", "place:engines", "place:quarters"]
    table.answer("C", "flee_to", "place:engines")
    assert table.view(None)["facts"]["destroyed"] == [1]
    table.act("move")
    assert table.options("B") == ["place:cargo", "place:engines", "place:quarters"]
    table.answer("B", "move_to", "place:quarters")
    table = rule_three(
        piles={"labs": [], "quarters": []}, tokens={"A": "bridge"}, characters={"A": "navigator"},
        hands={"A": ["dark"]},
    )  # fmt: skip
    assert "move" not in table.options("A"), "both ways out are destroyed"


@rule("OUT-18.5", "OUT-11.8")
@pytest.mark.parametrize(("direction", "order"), [(1, "CDB"), (-1, "CBD")])
def test_all_who_are_there_lose_everything_as_one_event_and_flee_in_turn_order(
    direction: int, order: str
) -> None:
    table = rule_three(
        step="entropy", active="C", direction=direction, piles={"labs": ["dark"]},
        tokens={"B": "labs", "C": "labs", "D": "labs"}, survival={"B": 5, "D": 1}, telling=True,
    )  # fmt: skip
    table.answer("C", "entropy_location", "place:labs")
    assert table.survival() == [3, 0, 0, 0]
    fled = ""
    while table.asked()[0][1] == "flee_to":
        fled += table.asked()[0][0]
        table.answer(fled[-1], "flee_to", "place:cargo")
    assert fled == order
    assert [table.token(seat) for seat in "ABCD"] == ["bridge", "cargo", "cargo", "cargo"]


@rule("OUT-18.5", "OUT-14.3", "OUT-R39")
def test_a_destroyed_location_with_everybody_in_it_is_the_end() -> None:
    table = rule_three(step="entropy", piles={"bridge": ["dark"]})
    table.answer("A", "entropy_location", "place:bridge")
    assert table.outcome() == ("nobody", "all_doomed", "")
    table = rule_three(step="entropy", piles={"bridge": ["dark"]}, survival={"C": 0})
    table.answer("A", "entropy_location", "place:bridge")
    assert table.outcome() is None, "C was Doomed before"
    assert table.asked() == [("A", "flee_to")]


@rule("OUT-18.6", "OUT-R36", "OUT-R66")
def test_the_destruction_interrupts_a_draw_and_the_rest_comes_from_the_new_pile() -> None:
    table = rule_three(
        tokens={"A": "labs", "B": "labs"}, characters={"A": "engineer", "B": "marshal"},
        piles={"labs": ["door_jack", "pipe_cuff"], "cargo": ["arc_welder"] * 9},
    )  # fmt: skip
    table.act("discard_draw")
    assert table.hand("A") == ["door_jack", "pipe_cuff"]
    assert table.survival() == [0, 0, 3, 3]
    table.answer("A", "flee_to", "place:cargo").answer("B", "flee_to", "place:bridge")
    assert table.hand("A") == ["arc_welder"] * 3 + ["door_jack", "pipe_cuff"], "limit 5: Doomed"
    table = rule_three(
        tokens={"A": "labs"}, completed={"A": ["wreckage"]}, piles={"labs": ["door_jack"]},
    )  # fmt: skip
    table.act("sabotage:wreckage").answer("A", "flee_to", "place:cargo")
    assert table.hand("A") == ["dark", "dark", "door_jack"]
    assert table.survival("A") == 0


@rule("OUT-18.6", "OUT-18.4")
def test_the_last_card_of_a_draw_may_destroy_the_location_too() -> None:
    table = rule_three(
        tokens={"A": "labs"}, completed={"A": ["water_loop"]}, piles={"labs": ["door_jack"]}
    )
    table.act("sabotage:water_loop")
    assert table.survival("A") == 0
    table.answer("A", "flee_to", "place:cargo")
    assert table.hand("A") == ["door_jack"], "nothing is left to draw"
    assert sizes(table) == [3, 0, 3, 3, 3]


@rule("OUT-R36", "OUT-R50")
def test_if_no_location_survives_tokens_leave_the_board_and_the_draw_ends() -> None:
    table = rule_three(
        tokens={"A": "labs", "B": "labs", "C": "labs", "D": "labs"}, survival={"B": 0},
        piles=LAST_TWO | {"bridge": []}, hands={"B": ["dark", "echo_beacon"]},
        goals=["air_moss"], discard=["dark", "dark"], characters={"B": "programmer"},
    )  # fmt: skip
    table.act("discard_draw")
    assert table.hand("A") == ["door_jack"]
    assert [table.token(seat) for seat in "ABCD"] == [None] * 4
    assert table.told("off_board") == [{"seat": seat} for seat in range(4)]
    table.passing()
    assert "move" not in table.options("A")
    table.act("end_actions").passing()
    assert table.outcome() == OBLIVION


@rule("OUT-R36", "OUT-9.6")
def test_a_replacement_for_the_supply_is_a_draw_by_the_gatherer() -> None:
    table = rule_three(
        tokens={"A": "labs"}, piles={"labs": ["door_jack"], "cargo": ["arc_welder", "dark"]},
        supply=["dark", "dark", "dark"],
        hands={"A": ["pipe_cuff", "arc_welder"]}, crises=["loose_moorings", "panic"],
        completed={seat: ["air_moss"] for seat in "ABCD"}, survival={"A": 2},
    )  # fmt: skip
    table.act("gather")
    table.passing()
    assert table.asked() == [("A", "flee_to")], "the last card was drawn"
    assert table.survival("A") == 0
    assert table.zone("supply") == ["dark", "dark", "door_jack"]
    table.answer("A", "flee_to", "place:cargo").passing()
    assert table.zone("crisis_discard") == ["panic", "loose_moorings"], "2 of 3: checked again"
    assert table.zone("supply") == ["arc_welder", "dark", "door_jack"]
    assert sizes(table) == [3, 0, 3, 1, 3]


@rule("OUT-R36", "OUT-R67")
def test_peeks_and_buries_use_the_pile_at_the_own_location() -> None:
    table = rule_three(
        tokens={"A": "cargo"}, characters={"A": "navigator"},
        piles={"cargo": ["door_jack", "pipe_cuff", "arc_welder", "dark"]},
        hands={"A": ["containment_vial", "spore_tray"]},
    )  # fmt: skip
    table.act("ability:plot")
    assert table.options("A") == ["card:arc_welder", "card:door_jack", "card:pipe_cuff"]
    assert table.view(None)["facts"]["destroyed"] == []
    table.answer("A", "ability_order", "card:door_jack")
    table.answer("A", "ability_order", "card:arc_welder")
    assert table.zone("piles", "cargo") == ["pipe_cuff", "arc_welder", "door_jack", "dark"]
    table.act("tech:containment_vial").answer("A", "bury_cards", "card:spore_tray")
    assert table.zone("piles", "cargo")[-1] == "spore_tray"
    assert sizes(table) == [3, 3, 3, 5, 3]


@rule("OUT-18.4", "OUT-R36")
def test_looking_at_all_cards_of_a_pile_does_not_destroy_its_location() -> None:
    table = rule_three(tokens={"A": "cargo"}, characters={"A": "navigator"}, piles={"labs": []})
    table.act("ability:plot")
    assert table.asked() == [("A", "ability_order")]
    assert table.view(None)["facts"]["destroyed"] == [1]
    table.answers("A", "ability_order", "card:dark", "card:dark")
    assert sizes(table) == [3, 0, 3, 3, 3]
    assert table.told("destroyed") == []


@rule("OUT-18.7", "OUT-R37", "OUT-2.4")
def test_a_reshuffle_deals_any_number_of_discards_under_each_surviving_pile() -> None:
    table = rule_three(
        hands={"A": ["echo_beacon"]}, discard=["door_jack", "pipe_cuff", "arc_welder", "dark"],
        piles={"labs": [], "bridge": ["coil_winder"]}, tokens={"A": "bridge", "B": "cargo"},
    )  # fmt: skip
    table.act("tech:echo_beacon")
    asked = []
    for place, number in (("bridge", 2), ("quarters", 0), ("cargo", 1)):
        assert table.asked() == [("A", "deal_discards")]
        asked.append(len(table.options()))
        table.answer("A", "deal_discards", f"number:{number}")
        assert (number, place) in [(2, "bridge"), (0, "quarters"), (1, "cargo")]
    assert asked == [5, 3, 3], "0 to what is left"
    assert table.asked() == [("A", "deal_discards")]
    assert table.options() == ["number:0", "number:1"]
    assert table.zone("discard") == []
    table.answer("A", "deal_discards", "number:0")
    assert table.zone("piles", "bridge")[0] == "coil_winder", "under the cards there"
    assert sizes(table) == [3, 0, 3, 4, 3]
    assert len(table.zone("discard")) == 2, "the rest, and the Beacon on top"
    assert table.zone("discard")[0] == "echo_beacon"
    everything = [*table.zone("piles", "bridge"), *table.zone("piles", "cargo")]
    assert {"door_jack", "pipe_cuff", "arc_welder"} <= {*everything, table.zone("discard")[1]}
    assert table.told("dealt_under") == [
        {"number": 2, "place": "bridge"}, {"number": 1, "place": "cargo"},
    ]  # fmt: skip
    assert table.knows("A", "piles", "bridge") == [], "seen by nobody"
    assert table.told("crisis_drawn") == []


@rule("OUT-R37", "OUT-18.7")
def test_nothing_is_asked_once_all_discards_are_dealt() -> None:
    table = rule_three(hands={"A": ["echo_beacon"]}, discard=["door_jack", "pipe_cuff"])
    table.act("tech:echo_beacon").answer("A", "deal_discards", "number:2")
    assert table.asked() == [("A", "act")]
    assert sizes(table) == [5, 3, 3, 3, 3]
    assert table.zone("discard") == ["echo_beacon"]
    table = rule_three(hands={"A": ["echo_beacon"]})
    table.act("tech:echo_beacon")
    assert table.asked() == [("A", "act")], "an empty discard pile"


@rule("OUT-18.7")
def test_what_is_not_dealt_is_shuffled() -> None:
    cards = ["door_jack", "pipe_cuff", "arc_welder"]
    orders = set()
    for key in range(30):
        table = rule_three(hands={"A": ["echo_beacon"]}, discard=cards, telling=True).reseed(key)
        table.act("tech:echo_beacon").answers("A", "deal_discards", *["number:0"] * 5)
        assert sorted(table.zone("discard")[1:]) == sorted(cards)
        orders.add(tuple(table.zone("discard")[1:]))
    assert len(orders) > 3


@rule("OUT-18.8", "OUT-14.1", "OUT-14.4")
def test_with_no_surviving_location_a_card_cannot_be_moved_to_entropy() -> None:
    away = dict.fromkeys("ABCD", "bridge")
    table = rule_three(step="entropy", piles=LAST_TWO | {"bridge": []}, tokens=away)
    assert table.outcome() is None, "the last card"
    assert table.zone("entropy") == ["door_jack"]
    table.act("end_actions")
    assert table.outcome() == OBLIVION


@rule("OUT-18.2", "OUT-R36")
def test_with_one_surviving_location_nothing_is_asked() -> None:
    table = rule_three(
        step="entropy", piles={"bridge": ["dark"] * 3} | {place: [] for place in PLACES[1:]}
    )
    assert sizes(table) == [2, 0, 0, 0, 0]
    assert table.active == "B"

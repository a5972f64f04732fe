"""Why something is not an option: a sentence, and the number of the rule."""

import pytest

from shipboard.games.outsider import numbers as n
from shipboard.games.outsider.table import GAME
from shipboard.kernel.match import Match
from tests.rule import rule

from .scenario import LETTERS, Scenario, scenario

NO_ACTION = "You have no action left, and a Doomed player cannot buy one (OUT-4.7)."
TOO_DEAR = "You do not have the Survival that the missing actions cost (OUT-4.6)."
NO_MORE = "At most 3 additional actions can be bought in a turn (OUT-R10)."


def why(table: Scenario, option: str) -> str:
    """Why this is not among the options of the only open decision."""
    match = Match(GAME, table.g.players, seed=1)
    match.state = table.g
    (decision,) = match.decisions
    assert option not in decision.options
    return match.why_not(decision, option)


@rule("OUT-5.1", "OUT-5.10")
def test_an_option_needs_no_excuse_and_a_word_from_nowhere_is_never_one() -> None:
    table = scenario()
    match = Match(GAME, 4, seed=1)
    match.state = table.g
    (decision,) = match.decisions
    assert match.why_not(decision, "shift") == "shift is an option."
    assert why(table, "fly") == "fly is never an option of act (OUT-5.1)."


@rule("OUT-4.6", "OUT-4.7", "OUT-R10", "OUT-5.10")
@pytest.mark.parametrize(
    "option", ["discard_draw", "shift", "scrap", "play_goal", "gather", "move"]
)
def test_an_act_that_cannot_be_paid(option: str) -> None:
    hand = {"A": ["dark"]}
    assert why(scenario(hands=hand, survival={"A": 0}, used=1), option) == NO_ACTION
    assert why(scenario(hands=hand, survival={"A": 1}, used=2, bought=1), option) == TOO_DEAR
    assert why(scenario(hands=hand, survival={"A": 9}, used=2, bought=3), option) == NO_MORE


@rule("OUT-9.2", "OUT-19.2", "OUT-R62")
def test_a_gather_that_is_not_possible() -> None:
    assert why(scenario(supply=["dark"]), "gather") == "You need a card in hand to trade (OUT-9.2)."
    hand = {"A": ["dark"]}
    assert why(scenario(hands=hand), "gather") == "The Supply is empty (OUT-9.2)."
    table = scenario(hands=hand, supply=["dark"], ongoing=["lights_out"])
    assert why(table, "gather") == "An Ongoing Crisis forbids gathering (OUT-R62)."
    table = scenario(hands=hand, supply=["dark"], loc_supply="on")
    assert why(table, "gather") == "The Supply lies at another location (OUT-19.2)."


@rule("OUT-5.6", "OUT-5.2", "OUT-15.4", "OUT-18.4")
def test_scrap_a_goal_or_a_move_that_is_not_possible() -> None:
    assert why(scenario(), "scrap") == "Scrap takes 3 Gear or 3 Goals from your hand (OUT-5.6)."
    table = scenario(characters={"A": "machinist", "C": "marshal"})
    assert why(table, "scrap") == "Scrap takes 2 Gear or 2 Goals from your hand (OUT-5.6)."
    assert why(scenario(), "play_goal").endswith("(OUT-5.2).")
    assert why(scenario(), "move") == "No location rule is in use (OUT-15.4)."
    closed = scenario(loc_draw_entropy="on", piles={"labs": [], "quarters": []})
    assert why(closed, "move") == "There is no location that you could go to (OUT-15.4)."


@rule("OUT-6.2", "OUT-3.2", "OUT-16.1", "OUT-6.7", "OUT-4.6")
def test_a_goal_that_cannot_be_completed() -> None:
    hand = {"A": ["pipe_cuff", "spore_tray"]}
    table = scenario(hands=hand, goals=["water_loop"])
    assert why(table, "complete:wreckage") == "Only a Goal in play can be completed (OUT-6.2)."
    table = scenario(hands=hand, goals=["water_loop"], used=2, survival={"A": 2})
    assert why(table, "complete:water_loop") == TOO_DEAR
    table = scenario(hands=hand, goals=["air_moss"])
    assert why(table, "complete:air_moss") == "Your Character does not have the skill (OUT-3.2)."
    table = scenario(hands=hand, goals=["water_loop"], loc_goals="on")
    assert why(table, "complete:water_loop") == (
        "Your token is not at the Goal's location (OUT-16.1)."
    )
    table = scenario(hands=hand, goals=["wreckage"])
    assert why(table, "complete:wreckage") == (
        "You hold neither the Gear nor the Scrap for a whole payment (OUT-6.7, OUT-R67)."
    )


@rule("OUT-R67", "OUT-R58")
def test_a_crisis_that_cannot_be_cleared() -> None:
    table = scenario(ongoing=["fuel_leak"], hands={"A": ["dark"]})
    assert why(table, "clear:dead_air") == "There is no such Ongoing Crisis (OUT-R67)."
    assert why(table, "clear:fuel_leak") == (
        "You do not hold the Gear to cover its clearing cost (OUT-R67)."
    )
    table = scenario(ongoing=["fuel_leak"], hands={"A": ["dark"]}, survival={"A": 0}, used=1)
    assert why(table, "clear:fuel_leak") == NO_ACTION


@rule("OUT-10.1", "OUT-10.4", "OUT-6.15")
def test_a_tech_or_a_sabotage_that_cannot_be_played() -> None:
    table = scenario(hands={"A": ["gravity_shield", "pulse_kit"]}, survival={"A": 0}, used=1,
                     completed={"B": ["air_moss"]})  # fmt: skip
    assert why(table, "tech:dark") == "This is no Tech card (OUT-10.1)."
    assert why(table, "tech:echo_beacon") == "You hold no such card (OUT-10.1)."
    assert why(table, "tech:gravity_shield") == (
        "It can only be played when a Crisis has just been drawn (OUT-10.4)."
    )
    assert why(table, "tech:pulse_kit") == NO_ACTION
    assert why(table, "sabotage:air_moss") == (
        "Only a completed Goal of your own can be sabotaged (OUT-6.15)."
    )


@rule("OUT-3.6", "OUT-3.7", "OUT-11.2", "OUT-4.8", "OUT-R67")
def test_an_ability_that_cannot_be_used() -> None:
    assert why(scenario(), "ability:plot") == "Your Character does not have this ability (OUT-3.6)."
    table = scenario(survival={"A": 0}, hands={"A": ["dark"]})
    assert why(table, "ability:confine") == (
        "None of the abilities of a Doomed Character work (OUT-11.2)."
    )
    assert why(scenario(used_abilities=["confine"]), "ability:confine") == (
        "You have used it in this turn (OUT-3.7)."
    )
    assert why(scenario(used=2, survival={"A": 1}), "ability:confine") == (
        "An ability cannot be bought with the last Survival (OUT-4.8)."
    )
    table = scenario(used=2, bought=1, survival={"A": 1}, hands={"A": ["dark"]})
    assert why(table, "ability:confine") == TOO_DEAR
    table = scenario(characters={"A": "archivist"})
    assert why(table, "ability:recall") == (
        "It lacks a cost, its condition, or a legal object (OUT-R67)."
    )


@rule("OUT-10.1", "OUT-10.4", "OUT-6.15")
def test_a_play_that_a_window_does_not_offer() -> None:
    hands = {"A": ["dark"], "B": ["echo_beacon", "gravity_shield", "pulse_kit"]}
    for step in ("window", "end"):
        table = scenario(step=step, hands=hands, completed={"C": ["air_moss"]})
        later = "This Tech cannot be played in this window (OUT-10.4)."
        assert why(table, "tech:gravity_shield") == later
        assert why(table, "tech:pulse_kit") == later
        assert why(table, "tech:containment_vial") == "You hold no such card (OUT-10.1)."
        assert why(table, "tech:pipe_cuff") == "This is no Tech card (OUT-10.1)."
        assert why(table, "sabotage:air_moss") == (
            "Only a completed Goal of your own can be sabotaged (OUT-6.15)."
        )


@rule("OUT-R44", "OUT-17.1", "OUT-R67")
def test_a_player_who_cannot_be_chosen() -> None:
    table = scenario(step="crisis:falling_girder")
    assert why(table, "seat:0") == "It must be another player (OUT-R44)."
    assert why(table, "seat:4") == "There is no seat 4."
    table = scenario(
        characters={"A": "steward", "D": "marshal"},
        hands={seat: ["dark", "pipe_cuff"] for seat in "ABC"},
    )  # fmt: skip
    table.act("ability:barter")
    assert why(table, "seat:3") == "That player has no hand card (OUT-R67)."
    table = scenario(
        loc_actions="on", tokens={"D": "labs"}, hands={seat: ["dark"] for seat in "ABCD"},
        characters={"A": "steward", "D": "marshal"},
    )  # fmt: skip
    table.act("ability:barter")
    assert why(table, "seat:3") == "That player is at another location (OUT-17.1)."


@rule("OUT-6.7", "OUT-7.6")
def test_a_payment_that_does_not_fit() -> None:
    table = scenario(
        goals=["water_loop"], hands={"A": ["arc_welder", "thaw_pump", "dark", "mount_brace"]}
    )
    table.act("complete:water_loop")
    assert why(table, "done") == "The cost is not covered yet (OUT-6.7)."
    assert why(table, "card:pipe_cuff") == "You hold no such card (OUT-6.7)."
    assert why(table, "card:dark") == "Only Gear shows Scrap icons (OUT-7.6)."
    table.answer("A", "goal_payment", "card:arc_welder")
    assert why(table, "card:mount_brace").endswith("(OUT-6.7).")


@rule("OUT-5.7", "OUT-9.4", "OUT-8.10", "OUT-8.9")
def test_a_card_that_the_player_does_not_hold() -> None:
    hand = {"A": ["dark", "pipe_cuff", "containment_vial"]}
    draw = scenario(hands=hand)
    draw.act("discard_draw")
    gather = scenario(hands=hand, supply=["dark", "door_jack"])
    gather.act("gather")
    bury = scenario(hands=hand)
    bury.act("tech:containment_vial")
    forced = scenario(step="crisis:cold_vacuum", hands=hand)
    cases = ((draw, "5.7"), (gather, "9.4"), (bury, "8.9"), (forced, "8.10"))
    for table, rule_number in cases:
        assert why(table, "card:wreckage") == f"You hold no such card (OUT-{rule_number})."


@rule("OUT-R30", "OUT-9.4", "OUT-5.2", "OUT-13.5", "OUT-18.3", "OUT-18.5", "OUT-15.4")
def test_other_choices_that_are_not_open() -> None:
    table = scenario(step="crisis:hull_breach", hands={"A": ["dark"]})
    assert why(table, "discard").endswith("(OUT-R30).")
    table = scenario(hands={"A": ["dark"]}, supply=["pipe_cuff", "door_jack"])
    table.act("gather")
    assert why(table, "card:wreckage").endswith("(OUT-9.4).")
    table = scenario(goals=["air_moss", "wreckage"], hands={"A": ["ship_mind"]})
    table.act("play_goal")
    assert why(table, "card:ship_mind").endswith("(OUT-5.2).")
    table = scenario(active="B", step="shift")
    table.answer("A", "shift_crises", "draw")
    assert why(table, "seat:0").endswith("(OUT-13.5).")
    table = scenario(step="entropy", loc_draw_entropy="on", piles={"labs": [], "cargo": ["dark"]},
                     tokens={"B": "cargo"})  # fmt: skip
    assert why(table, "place:labs").endswith("(OUT-18.3).")
    table.answer("A", "entropy_location", "place:cargo")
    assert why(table, "place:labs").endswith("(OUT-18.5).")
    table = scenario(loc_goals="on")
    table.act("move")
    assert why(table, "place:cargo").startswith("It is too far")


@rule("OUT-1.8", "OUT-2.1", "OUT-9.1")
def test_a_reason_is_the_same_whatever_others_hide() -> None:
    """Other hands, Loyalties, the deck and the Supply may be anything: no reason changes."""
    mine = {"A": ["dark", "pipe_cuff", "wreckage"]}
    one = scenario(hands=mine | {"B": ["dark"], "C": ["dark"]}, supply=["dark", "door_jack"])
    two = scenario(
        hands=mine | {"B": ["wreckage"], "C": ["pulse_kit"]}, supply=["arc_welder", "ship_mind"],
        deck=["dark"] * 20, loyalties={"B": "outsider", "C": "outsider"},
    )  # fmt: skip
    for kind in range(len(GAME.kinds)):
        if kind in (n.WINDOW_ACT, n.WINDOW_CRISIS, n.WINDOW_END):
            continue
        for option in GAME.every_option(GAME.kinds[kind], one.g):
            assert GAME.why_not(one.g, 0, kind, option) == GAME.why_not(two.g, 0, kind, option)


@rule("OUT-5.1")
def test_every_kind_of_decision_gives_a_reason_with_a_rule() -> None:
    table = scenario(hands={seat: ["dark"] for seat in LETTERS[:4]})
    for kind, declared in enumerate(GAME.kinds):
        for option in GAME.every_option(declared, table.g):
            words = GAME.why_not(table.g, 0, kind, option)
            assert words.endswith(".")
            assert "OUT-" in words or "There is no seat" in words

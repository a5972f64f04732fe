"""Why something is not an option: a sentence, and the number of the rule."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shipboard.games.outsider import choices
from shipboard.games.outsider.table import GAME
from shipboard.kernel.match import Match
from shipboard.kernel.state import clone
from tests.rule import rule

from .homemade import character, homemade, tech
from .scenario import LETTERS, Scenario, scenario
from .test_homemade_cards import BURN, being, playing, struck, under

NO_ACTION = "You have no action left, and a Doomed player cannot buy one (OUT-4.7)."
TOO_DEAR = "You do not have enough Survival to buy the actions you need (OUT-4.6)."
FREE = ("deckhand", "machinist", "marshal")  # Characters for those of whom nothing is asked
NO_MORE = "You can buy at most 3 additional actions in a turn (OUT-R10)."


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
    assert why(table, "gather") == "Lights Out forbids it (OUT-R62)."
    table = scenario(hands=hand, supply=["dark"], loc_supply="on")
    assert why(table, "gather") == "The Supply lies at another location (OUT-19.2)."


@rule("OUT-5.6", "OUT-5.2", "OUT-15.4", "OUT-18.4")
def test_scrap_a_goal_or_a_move_that_is_not_possible() -> None:
    assert why(scenario(), "scrap") == "To Scrap you need 3 Gear or 3 Goals in your hand (OUT-5.6)."
    table = scenario(characters={"A": "machinist", "C": "marshal"})
    assert why(table, "scrap") == "To Scrap you need 2 Gear or 2 Goals in your hand (OUT-5.6)."
    # OUT-R66: on the last Survival a Machinist is Doomed before the cards are counted.
    gear = {"A": ["pipe_cuff", "arc_welder"]}
    last = scenario(characters={"A": "machinist", "C": "marshal"}, hands=gear, used=2,
                    survival={"A": 1})  # fmt: skip
    assert why(last, "scrap") == "To Scrap you need 3 Gear or 3 Goals in your hand (OUT-5.6)."
    assert why(scenario(), "play_goal") == "You hold no Goal (OUT-5.2, OUT-R67)."
    assert why(scenario(), "move") == "You can move only when a location rule is in use (OUT-15.4)."
    closed = scenario(loc_draw_entropy="on", piles={"labs": [], "quarters": []})
    assert why(closed, "move") == "There is no location you could go to (OUT-15.4)."


@rule("OUT-6.2", "OUT-3.2", "OUT-16.1", "OUT-6.7", "OUT-4.6")
def test_a_goal_that_cannot_be_completed() -> None:
    hand = {"A": ["pipe_cuff", "spore_tray"]}
    table = scenario(hands=hand, goals=["water_loop"])
    assert why(table, "complete:wreckage") == "You can complete only a Goal in play (OUT-6.2)."
    table = scenario(hands=hand, goals=["water_loop"], used=2, survival={"A": 2})
    assert why(table, "complete:water_loop") == TOO_DEAR
    table = scenario(hands=hand, goals=["air_moss"])
    assert (
        why(table, "complete:air_moss")
        == "Your Character does not have the skill for it (OUT-3.2)."
    )
    table = scenario(hands=hand, goals=["water_loop"], loc_goals="on")
    assert why(table, "complete:water_loop") == (
        "Your token is not at the Goal's location (OUT-16.1)."
    )
    table = scenario(hands=hand, goals=["wreckage"])
    assert why(table, "complete:wreckage") == (
        "You hold neither its Gear nor enough Scrap to pay for it (OUT-6.7, OUT-R67)."
    )


@rule("OUT-R67", "OUT-R58")
def test_a_crisis_that_cannot_be_cleared() -> None:
    table = scenario(ongoing=["fuel_leak"], hands={"A": ["dark"]})
    assert why(table, "clear:dead_air") == "There is no such Ongoing Crisis (OUT-R67)."
    assert why(table, "clear:fuel_leak") == ("You do not hold enough Gear to clear it (OUT-R67).")
    table = scenario(ongoing=["fuel_leak"], hands={"A": ["dark"]}, survival={"A": 0}, used=1)
    assert why(table, "clear:fuel_leak") == NO_ACTION


@rule("OUT-10.1", "OUT-10.4", "OUT-6.15")
def test_a_tech_or_a_sabotage_that_cannot_be_played() -> None:
    table = scenario(hands={"A": ["gravity_shield", "pulse_kit"]}, survival={"A": 0}, used=1,
                     completed={"B": ["air_moss"]})  # fmt: skip
    assert why(table, "tech:dark") == "This is not a Tech card (OUT-10.1)."
    assert why(table, "tech:echo_beacon") == "You hold no such card (OUT-10.1)."
    assert why(table, "tech:gravity_shield") == (
        "You can play it only when a Crisis has just been drawn (OUT-10.4)."
    )
    assert why(table, "tech:pulse_kit") == NO_ACTION
    assert why(table, "sabotage:air_moss") == (
        "You can sabotage only a Goal that you completed yourself (OUT-6.15)."
    )


@rule("OUT-3.6", "OUT-3.7", "OUT-11.2", "OUT-4.8", "OUT-R67")
def test_an_ability_that_cannot_be_used() -> None:
    assert why(scenario(), "ability:plot") == "Your Character does not have this ability (OUT-3.6)."
    table = scenario(survival={"A": 0}, hands={"A": ["dark"]})
    assert why(table, "ability:confine") == ("A Doomed Character cannot use abilities (OUT-11.2).")
    assert why(scenario(used_abilities=["confine"]), "ability:confine") == (
        "You have already used it this turn (OUT-3.7)."
    )
    assert why(scenario(used=2, survival={"A": 1}), "ability:confine") == (
        "You cannot pay for an ability with your last Survival (OUT-4.8)."
    )
    table = scenario(used=2, bought=1, survival={"A": 1}, hands={"A": ["dark"]})
    assert why(table, "ability:confine") == TOO_DEAR


@rule("OUT-R67", "OUT-17.1", "OUT-3.3")
@pytest.mark.parametrize(
    ("who", "ability", "why_not", "more"),
    [
        ("archivist", "recall", "There is no Goal in the discard pile (OUT-R67).", {}),
        ("archivist", "restack", "You hold no card you could bury (OUT-R67).", {}),
        ("captain", "second_goal", "The condition in its text is not met (OUT-2.9, OUT-R67).",
         {"hands": {"A": ["wreckage"]}}),
        ("captain", "second_goal", "You hold no Goal (OUT-5.2, OUT-R67).", {"goals": ["wreckage"]}),
        ("engineer", "patch", "You do not hold the cards to pay for it (OUT-R67).",
         {"hands": {"A": ["dark"]}, "ongoing": ["fuel_leak"]}),
        ("engineer", "patch", "The condition in its text is not met (OUT-2.9, OUT-R67).",
         {"hands": {"A": ["pipe_cuff"]}}),
        ("scientist", "recycle", "There is no card in the discard pile you could take (OUT-R67).",
         {"hands": {"A": ["dark"]}}),
        ("steward", "barter", "You hold no card to trade (OUT-R67).", {"hands": {"B": ["dark"]}}),
        ("steward", "barter", "There is no player you could choose (OUT-R67).",
         {"hands": {"A": ["dark"]}}),
        ("navigator", "plot", "There is no card to look at (OUT-R67).", {"deck": []}),
        ("surgeon", "mend", "There is no player at your location you could choose (OUT-17.1).",
         {"hands": {"A": ["pipe_cuff"]}, "loc_actions": "on", "tokens": {"A": "cargo"}}),
    ],
)  # fmt: skip
def test_what_an_ability_lacks(who: str, ability: str, why_not: str, more: dict[str, Any]) -> None:
    characters = dict(zip("ABCD", (who, *FREE), strict=True))
    assert why(scenario(characters=characters, **more), f"ability:{ability}") == why_not


@rule("OUT-3.6", "OUT-R67")
@pytest.mark.parametrize(
    ("cost", "why_not"),
    [
        ("{ scrap = ['tools', 'plating'] }",
         "Your Gear does not show the Scrap icons to pay for it (OUT-R67)."),
        ("{ discard = 1 }, { discard = [1, 'gear'] }",
         "You cannot pay all of its costs from your hand (OUT-R67)."),
        ("{ survival = 3 }",
         "After paying its Survival you must have at least 1 left (OUT-3.6, OUT-R67)."),
    ],
)  # fmt: skip
def test_which_cost_of_an_ability_cannot_be_paid(tmp_path: Path, cost: str, why_not: str) -> None:
    table = being(tmp_path, BURN.format(cost), hands={"A": ["dark"]})
    assert why(table, "ability:burn") == why_not
    rest = 'abilities = [{ id = "mop", name = "Mop", effect = [{ clear_ongoing = ["you", 1] }] }]'
    assert why(being(tmp_path, rest), "ability:mop") == "There is no Ongoing Crisis (OUT-R67)."


@rule("OUT-R62", "OUT-10.4")
@pytest.mark.parametrize(
    ("act", "option"),
    [
        ("discard_draw", "discard_draw"),
        ("scrap", "scrap"),
        ("move", "move"),
        ("play_goal", "play_goal"),
        ("complete", "complete:water_loop"),
        ("clear", "clear:fuel_leak"),
        ("tech", "tech:echo_beacon"),
        ("ability", "ability:confine"),
    ],
)
def test_what_forbids_an_act_is_named(tmp_path: Path, act: str, option: str) -> None:
    table: dict[str, Any] = {
        "hands": {"A": ["pipe_cuff", "arc_welder", "thaw_pump", "wreckage", "echo_beacon"]},
        "goals": ["water_loop"],
        "loc_supply": "on",
    }
    ban = f'clear = ["any"]\nongoing = {{ forbid = ["{act}"] }}'
    banned = under(tmp_path, ban, also={"fuel_leak": "B"}, **table)
    assert why(banned, option) == "Probe forbids it (OUT-R62)."
    assert option in scenario(ongoing=["fuel_leak"], **table).options("A")


@rule("OUT-R62", "OUT-10.4")
def test_a_tech_that_is_forbidden_or_whose_condition_does_not_hold(tmp_path: Path) -> None:
    hand = {"B": ["probe", "echo_beacon"]}
    for rest, why_not in (
        ('passive = { forbid = ["tech"] }', "Probe forbids it (OUT-R62)."),
        ("", "The condition in its text is not met (OUT-2.9, OUT-R67)."),
    ):
        cards = tech('["reverse"]', 'timing = "any_time"\ncondition = "any_doomed"')
        content = homemade(tmp_path, cards + character(rest))
        table = scenario(step="window", content=content, hands=hand, characters={"B": "probe"},
                         completed={"B": ["air_moss"]})  # fmt: skip
        assert why(table, "tech:probe") == why_not


@rule("OUT-10.1", "OUT-10.4", "OUT-6.15")
def test_a_play_that_a_window_does_not_offer() -> None:
    hands = {"A": ["dark"], "B": ["echo_beacon", "gravity_shield", "pulse_kit"]}
    for step in ("window", "end"):
        table = scenario(step=step, hands=hands, completed={"C": ["air_moss"]})
        assert why(table, "tech:gravity_shield") == (
            "You can play it only when a Crisis has just been drawn (OUT-10.4)."
        )
        assert why(table, "tech:pulse_kit") == (
            "You can play it only in your own turn, as one of your acts (OUT-10.4)."
        )
        assert why(table, "tech:containment_vial") == "You hold no such card (OUT-10.1)."
        assert why(table, "tech:pipe_cuff") == "This is not a Tech card (OUT-10.1)."
        assert why(table, "sabotage:air_moss") == (
            "You can sabotage only a Goal that you completed yourself (OUT-6.15)."
        )


@rule("OUT-R44", "OUT-17.1", "OUT-R67")
def test_a_player_who_cannot_be_chosen() -> None:
    table = scenario(step="crisis:falling_girder")
    assert why(table, "seat:0") == "It must be another player (OUT-R44)."
    assert why(table, "seat:4") == "There is no such player (OUT-1.1)."
    table = scenario(
        characters={"A": "steward", "D": "marshal"},
        hands={seat: ["dark", "pipe_cuff"] for seat in "ABC"},
    )  # fmt: skip
    table.act("ability:barter")
    assert why(table, "seat:3") == "That player has no cards in hand (OUT-R67)."
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
    assert why(table, "done") == "You have not covered the cost yet (OUT-6.7)."
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


@rule("OUT-6.7", "OUT-8.7", "OUT-R67")
def test_a_payment_must_leave_the_further_card_of_a_crisis() -> None:
    why_not = "After paying you must still have 1 further card to discard (OUT-8.7, OUT-R67)."
    goal: dict[str, Any] = {"goals": ["water_loop"], "ongoing": ["jammed_locks"]}
    table = scenario(hands={"A": ["pipe_cuff"]}, **goal)
    assert why(table, "complete:water_loop") == why_not
    table = scenario(hands={"A": ["pipe_cuff", "thaw_pump", "mount_brace"]}, **goal)
    table.act("complete:water_loop")
    table.answer("A", "goal_payment", "card:thaw_pump")
    table.answer("A", "goal_payment", "card:pipe_cuff")
    assert why(table, "card:mount_brace") == why_not


@rule("OUT-5.6", "OUT-5.7", "OUT-8.9", "OUT-R48")
def test_a_card_that_is_held_and_cannot_be_picked_now(tmp_path: Path) -> None:
    hand = ["pipe_cuff", "arc_welder", "thaw_pump", "wreckage", "echo_beacon", "dark"]
    table = scenario(hands={"A": hand})
    table.act("scrap")
    assert why(table, "goal") == "You hold fewer than 3 of them (OUT-5.6)."
    table.choose("gear")
    assert why(table, "card:dark") == "It must be a Gear (OUT-5.6)."
    assert why(table, "card:pipe_cuff") == (
        "You pick in the order of the list, and too few come after this one (OUT-5.6)."
    )
    table = scenario(hands={"A": hand})
    table.act("discard_draw").answer("A", "discard_set", "card:wreckage")
    assert why(table, "card:arc_welder") == (
        "You pick in the order of the list, and you are already past this one (OUT-5.7)."
    )
    table = playing(tmp_path, '[{ bury = ["you", 1, 2, "not_dark"] }]', tuple(hand))
    assert why(table, "done") == "You must pick more (OUT-8.9)."
    assert why(table, "card:dark") == "It must be a card that is not Dark (OUT-8.9)."
    hands = {"A": ["pipe_cuff", "dark"], "B": ["arc_welder", "dark"], "C": ["wreckage", "dark"]}
    table = struck(tmp_path, 'effect = [{ discard = ["each_player", 1, "gear"] }]', hands=hands)
    for seat, why_not in (
        (0, "You hold such a card, so you must discard one (OUT-R48)."),
        (2, "It is an option."),
    ):
        assert table.why_not(LETTERS[seat], choices.FORCED_DISCARD_NOTHING) == why_not


@rule("OUT-6.7")
def test_gear_from_which_the_cost_cannot_be_covered() -> None:
    hand = {"A": ["arc_welder", "thaw_pump", "mount_brace"]}
    table = scenario(goals=["water_loop"], hands=hand).act("complete:water_loop")
    assert why(table, "card:mount_brace") == (
        "You pick in the order of the list, and from this one on your Gear cannot cover the cost "
        "(OUT-6.7)."
    )


@rule("OUT-3.6", "OUT-R67")
def test_a_card_that_another_cost_needs(tmp_path: Path) -> None:
    costs = BURN.format("{ discard = 1 }, { discard = [1, 'gear'] }")
    table = being(tmp_path, costs, hands={"A": ["pipe_cuff", "wreckage", "dark"]})
    table.act("ability:burn")
    assert (
        why(table, "card:pipe_cuff")
        == "If you pay with this card, you cannot pay the other costs (OUT-R67)."
    )
    assert why(table, "nothing") == "You hold such a card, so you must discard one (OUT-R48)."
    table.answer("A", "forced_discard", "card:dark")
    assert why(table, "card:wreckage") == "It must be a Gear (OUT-8.10)."


@rule("OUT-R30", "OUT-8.5")
def test_an_alternative_that_is_not_open() -> None:
    table = scenario(step="crisis:hull_breach", hands={"A": ["dark"]})
    assert why(table, "discard") == "You do not hold the cards for it (OUT-R30)."
    assert why(table, "first") == "first is never an option of hull_breach (OUT-8.5)."
    assert why(table, "nothing") == "You can do one of the things it names, so you must (OUT-R30)."
    table = scenario(step="crisis:hull_breach", hands={"A": ["pipe_cuff"]}, survival={"A": 0})
    assert why(table, "lose") == "You have no Survival to lose (OUT-R30)."


@rule("OUT-15.2", "OUT-15.4", "OUT-18.4", "OUT-18.7")
def test_a_location_or_a_number_that_cannot_be_named() -> None:
    table = scenario(loc_draw_entropy="on", piles={"labs": []}, characters={"A": "navigator"})
    table.act("move")
    assert why(table, "place:labs") == "This location is destroyed (OUT-15.4)."
    assert why(table, "place:bridge") == "Your token is already there (OUT-15.4)."
    assert why(table, "place:deck") == "This is not a location (OUT-15.2)."
    table = scenario(loc_goals="on").act("move")
    assert why(table, "place:cargo") == (
        "It is too far: you move along 1 connection, and not through a destroyed location "
        "(OUT-15.4, 18.4)."
    )
    table = scenario(characters={"A": "quartermaster"}, supply=["dark", "pipe_cuff", "door_jack"],
                     hands={"A": ["dark", "wreckage", "air_moss"]})  # fmt: skip
    table.act("gather")
    assert why(table, "number:0") == "You must trade at least one card (OUT-9.4)."
    assert why(table, "number:3") == "You can trade at most 2 cards (OUT-R70)."


@rule("OUT-1.5", "OUT-13.5")
def test_a_character_or_a_crew_member_who_cannot_be_named() -> None:
    table = scenario(step="setup", character_assignment="choice",
                     character_pool="captain+engineer+surgeon+marshal+deckhand")  # fmt: skip
    table.choose("character:captain")
    assert why(table, "character:captain") == "This Character is taken (OUT-1.5)."
    assert why(table, "character:archivist") == "This Character is not in this game (OUT-1.5)."
    table = scenario(active="B", step="shift")
    table.answer("A", "shift_crises", "draw")
    assert why(table, "seat:4") == "There is no such player (OUT-1.1)."


@rule("OUT-R68", "OUT-11.2", "OUT-3.6")
def test_a_player_or_card_that_an_effect_does_not_mean(tmp_path: Path) -> None:
    two = playing(tmp_path, "[{ lose = { who = { chosen_players = [2, 2] }, n = 1 } }]")
    assert why(two, "seat:3") == (
        "You pick in the order of the list, and too few come after this one (OUT-R68)."
    )
    assert why(two, "done") == "You must pick more (OUT-R68)."
    two.answer("A", "ability_players", "seat:1")
    assert why(two, "seat:0") == (
        "You pick in the order of the list, and you are already past this one (OUT-R68)."
    )
    doomed = playing(tmp_path, '[{ gain = ["chosen_doomed", 1] }]', survival={"B": 0, "C": 0})
    assert why(doomed, "seat:3") == "That player is not Doomed (OUT-11.2)."
    table = scenario(characters={"A": "scientist"}, hands={"A": ["thaw_pump", "dark"]},
                     discard=["pipe_cuff", "door_jack", "wreckage"])  # fmt: skip
    table.act("ability:recycle").answer("A", "forced_discard", "card:thaw_pump")
    assert why(table, "card:thaw_pump") == (
        "It was not in the discard pile when you declared this act (OUT-R68)."
    )
    assert why(table, "card:dark") == "There is no such card in the discard pile (OUT-R68)."
    assert why(table, "card:wreckage") == "It must be a Gear (OUT-R68)."


def questions(one: Scenario, two: Scenario) -> Iterator[tuple[Scenario, Scenario]]:
    """Two tables at the same questions: a menu, and what some of its acts ask."""
    for option in ("", "discard_draw", "gather", "play_goal", "ability:confine"):
        tables = (Scenario(clone(one.g)), Scenario(clone(two.g)))
        if option:
            tables = (tables[0].act(option), tables[1].act(option))
        assert tables[0].asked() == tables[1].asked()
        yield tables


@rule("OUT-1.8", "OUT-2.1", "OUT-9.1")
def test_a_reason_is_the_same_whatever_others_hide() -> None:
    """Other hands, Loyalties, the deck and the Supply may be anything: no reason changes."""
    mine = {"A": ["dark", "pipe_cuff", "wreckage"]}
    one = scenario(hands=mine | {"B": ["dark"], "C": ["dark"]}, supply=["dark", "door_jack"])
    two = scenario(
        hands=mine | {"B": ["wreckage"], "C": ["pulse_kit"]}, supply=["arc_welder", "ship_mind"],
        deck=["dark"] * 20, loyalties={"B": "outsider", "C": "outsider"},
    )  # fmt: skip
    for a, b in questions(one, two):
        kind = GAME.kinds[a.g.open[0][2]]
        for option in GAME.every_option(kind, a.g):
            assert a.why_not("A", option) == b.why_not("A", option)


@rule("OUT-5.1")
def test_every_question_gives_reasons_with_a_rule() -> None:
    hands = {seat: ["dark", "pipe_cuff", "wreckage"] for seat in LETTERS[:4]}
    table = scenario(hands=hands, supply=["dark", "door_jack"])
    for asked, _ in questions(table, table):
        _, _, kind, options = asked.g.open[0]
        for option in GAME.every_option(GAME.kinds[kind], asked.g):
            if option not in options:
                assert re.search(
                    r" \(OUT-R?[\d.]+(, (OUT-)?R?[\d.]+)*\)\.$", asked.why_not("A", option)
                )

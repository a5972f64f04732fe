"""Why something is not an option: the sentence names what exactly is wrong, with its rule."""

from pathlib import Path

import pytest

from tests.rule import rule

from .own_cards import at_once, match_of, own_cards, record
from .scenario import Scenario, new_game, scenario


def why(table: Scenario, option: str) -> str:
    """Why this option, or this Character, is none of those in the first open decision."""
    match = match_of(table)
    if ":" not in option and option not in ("decline", "discard_hand"):
        option = f"item:{table.g.pack.names['character'][table.character(option)]}"
    assert option not in match.decisions[0].options
    return match.why_not(match.decisions[0], option)


# Cards.


@rule("GLM-8.2", "GLM-8.4", "GLM-R84")
def test_an_untimely_death_is_too_late_before_anything_else_counts(tmp_path: Path) -> None:
    haste = at_once('{ extra_action = { who = "you", n = 1 } }')
    cards = own_cards(tmp_path, record("x_haste", "event", haste))
    table = scenario(hands={"A": ["d18", "x_haste"]}, windows=False, card_set=cards)
    assert why(table, "play:d18") == "An Untimely Death needs a Self-Worth below 0 (GLM-8.2)."
    table.choose("play:x_haste")
    assert why(table, "play:d18") == "An Untimely Death cannot be the second action (GLM-8.4)."
    table.choose("pass")
    assert why(table, "play:d18") == "An Untimely Death cannot be an extra action (GLM-R84)."


@rule("GLM-6.2", "GLM-8.2")
def test_a_card_for_certain_characters_says_that_its_text_asks_for_them() -> None:
    table = scenario(
        stacked={"kid": ["m03"], "robot": ["m02"]}, hands={"A": ["d09"]}, windows=False
    )
    reason = "Its text allows it only on certain Characters (GLM-6.2)."
    assert why(table, "play:d09") == reason
    table = scenario(
        stacked={"kid": ["m01"], "robot": ["m04"]}, hands={"A": ["d09"]}, windows=False
    )
    table.choose("play:d09")
    assert why(table, "robot") == reason
    assert why(table, "captain") == "An Untimely Death needs a Self-Worth below 0 (GLM-8.2)."
    assert why(table, "c20") == "This Character is not in the game (GLM-2.5)."


@rule("GLM-7.5", "GLM-R31", "GLM-12.12")
def test_an_event_says_whether_it_is_forbidden_or_lacks_targets() -> None:
    table = scenario(stacked={"captain": ["m54"]}, hands={"A": ["e05"]}, windows=False)
    assert why(table, "play:e05") == "There are too few Characters that it can name (GLM-R31)."
    table = scenario(stacked={"captain": ["m21"]}, hands={"A": ["e05"]}, windows=False)
    reason = "It is forbidden by Was Demoted to Deck Scrubber (GLM-12.12)."
    assert why(table, "play:e05") == reason


@rule("GLM-13.2", "GLM-13.3", "GLM-R56")
def test_a_response_says_what_it_would_answer(tmp_path: Path) -> None:
    """x_stop and x_look are open for all, so that Cid is asked, too."""
    on = 'category = "response", on = { active_plays = { card = "any" } }'
    stops = f'{{ {on}, do = ["cancel"] }}'
    looks = f'{{ {on}, do = [{{ draw = {{ who = "you", n = 1 }} }}] }}'
    cards = own_cards(tmp_path, record("x_stop", "event", stops), record("x_look", "event", looks))
    table = scenario(
        stacked={"kid": ["m08"]},
        hands={"A": ["m02", "d18"], "C": ["e08", "e10", "m03", "x_stop"], "B": []},
        card_set=cards,
    )
    table.play("m02", "kid", responses=True)
    assert table.asked() == [("C", "respond")]
    assert why(table, "play:e09") == "You hold no such card (GLM-5.7)."
    assert (
        why(table, "play:e08") == "This Response does not fit what was just announced (GLM-13.2)."
    )
    assert why(table, "play:e10") == (
        "This Response is only for cards played on certain other Characters (GLM-13.2, R56)."
    )
    assert "you can play only Responses" in why(table, "play:m03")
    table = scenario(
        stacked={"kid": ["m08"]},
        hands={"A": ["d18"], "B": ["x_stop"]},
        card_set=cards,
    )
    table.play("d18", "kid", responses=True)
    assert why(table, "play:x_stop") == "The announced card cannot be cancelled (GLM-R56)."


# Characters.


@rule("GLM-6.4", "GLM-11.4", "GLM-12.12", "GLM-R85")
def test_a_target_says_why_this_card_does_not_go_there() -> None:
    table = scenario(
        stacked={"kid": ["m03", "d01"], "robot": ["m07"]},
        hands={"A": ["e03", "m10"]},
        windows=False,
    )
    table.choose("play:m10")
    dead = "This Character is dead, and no effect lets you play this card there (GLM-6.4, 8.10)."
    assert why(table, "kid") == dead
    assert why(table, "robot") == "It is forbidden by Flunked Flight School (GLM-12.12)."
    table = scenario(stacked={"kid": ["m03", "d01"]}, hands={"A": ["e03", "m10"]}, windows=False)
    table.play("e03").choose("play:m10")
    assert why(table, "robot") == "The free play is only for certain Characters (GLM-11.4, R85)."


@rule("GLM-11.7")
def test_after_the_last_action_only_free_plays_are_left() -> None:
    table = scenario(
        stacked={"kid": ["m13"], "robot": ["m03"]},
        hands={"A": ["d18", "m04", "e04"]},
        step="last_gap",
        windows=False,
    )
    reason = "No active effect lets you play this as a free play (GLM-11.7)."
    assert (why(table, "play:m04"), why(table, "play:e04")) == (reason, reason)
    table.choose("play:d18")
    assert why(table, "robot") == reason


@rule("GLM-7.5", "GLM-R31", "GLM-R83")
def test_an_event_says_what_is_amiss_with_a_character() -> None:
    stacked = {"captain": ["m02"], "kid": ["m03"], "traitor": ["m05"]}
    table = scenario(
        stacked=stacked | {"robot": ["m04", "d18"], "doctor": ["m54"]},
        hands={"A": ["e01"]},
        windows=False,
    )
    table.choose("play:e01")
    assert why(table, "robot") == "It must be a living Character (GLM-6.8, 7.5)."
    protected = "It is forbidden by Was Uploaded to a Vending Machine (GLM-12.12)."
    assert why(table, "doctor") == protected
    assert why(table, "engineer") == "There must be a Modifier in its stack (GLM-6.8, 7.4)."
    alone = "If you choose this one, too few are left for the rest (GLM-R31)."
    assert why(table, "traitor") == alone
    table.choose("kid")
    again = "It must not be the Character you chose before (GLM-6.8, 7.5)."
    assert why(table, "kid") == again
    order = "Each pair is listed once, in the order of the Characters (GLM-R83)."
    assert why(table, "captain") == order


@rule("GLM-13.9", "GLM-R57")
def test_a_redirect_says_why_the_announced_card_cannot_go_there() -> None:
    table = scenario(
        stacked={"captain": ["m07"], "robot": ["m04", "d18"]},
        hands={"A": ["m10"], "B": ["e10"], "C": ["m05"]},
    )
    table.play("m10", "kid", responses=True).choose("play:e10")
    assert why(table, "kid") == ("The card is already meant for this Character (GLM-13.9, R57).")
    assert why(table, "captain") == "It is forbidden by Flunked Flight School (GLM-12.12)."
    assert "This Character is dead" in why(table, "robot")


@rule("GLM-6.8")
@pytest.mark.parametrize(
    ("asked", "name", "reason"),
    [
        ('"living"', "robot", "It must be a living Character (GLM-6.8, 7.5)."),
        ('"dead"', "kid", "It must be a dead Character (GLM-6.8, 7.5)."),
        ('"of_you"', "kid", "It must be one of your own Characters (GLM-6.8, 7.4)."),
        ('"other_of_you"', "captain", "It must be another of your own Characters (GLM-6.8, 7.4)."),
        ('"of_other"', "doctor", "It must be another player's Character (GLM-6.8, 7.4)."),
        ('"has_modifier"', "doctor", "There must be a Modifier in its stack (GLM-6.8, 7.4)."),
        (
            '{ worth = ["<", 0] }',
            "doctor",
            "Its Self-Worth is not what the text asks for (GLM-6.8, 7.4).",
        ),
        (
            '{ showing = "beast" }',
            "doctor",
            "It must show the icon that the text names (GLM-6.8, 7.4).",
        ),
        ('"living"', "c20", "This Character is not in the game (GLM-2.5)."),
    ],
)
def test_a_text_says_which_characters_it_means(
    tmp_path: Path, asked: str, name: str, reason: str
) -> None:
    strips = f'{{ strip = {{ character = {{ chosen = [{asked}] }}, cards = "top_modifier" }} }}'
    table = scenario(
        stacked={"kid": ["m03"], "nemesis": ["m03"], "robot": ["m04", "d18"], "traitor": ["d01"]},
        hands={"A": ["x_strip"]},
        card_set=own_cards(tmp_path, record("x_strip", "modifier", at_once(strips))),
        windows=False,
    )
    table.play("x_strip", "captain")
    assert table.asked() == [("A", "choose_stack")]
    assert why(table, name) == reason


# Choices.


@rule("GLM-R76")
def test_cards_to_pass_are_picked_in_order() -> None:
    table = scenario(players=2, hands={"A": ["e07", "m02", "m03", "m04"], "B": []}, windows=False)
    table.choose("play:e07")
    assert why(table, "card:m04") == (
        "You pick in the order of the list, and too few cards come after this one (GLM-R76)."
    )
    assert why(table, "card:m05") == "You hold no such card (GLM-6.8, R34)."
    table.choose("card:m03")
    assert why(table, "card:m02") == (
        "You pick in the order of the list, and you are already past this card (GLM-R76)."
    )


@rule("GLM-R32", "GLM-R33")
def test_a_salvage_says_whether_the_card_is_there_or_of_another_kind() -> None:
    table = scenario(hands={"A": ["m11"]}, discard=["m02", "m03", "e05"], windows=False)
    table.play("m11", "captain")
    assert why(table, "take:e05") == "The effect takes another kind of card (GLM-1.7, R32)."
    assert why(table, "take:m04") == "It is not in the discard pile (GLM-R32)."


@rule("GLM-2.1", "GLM-6.8")
def test_a_player_must_be_there_and_another_one() -> None:
    table = scenario(hands={"A": ["m29", "m02"]}, windows=False)
    table.play("m29", "captain")
    assert table.asked() == [("A", "choose_player")]
    assert why(table, "seat:0") == "It must be another player (GLM-6.8, 7.4)."
    assert why(table, "seat:3") == "There is no such player (GLM-2.1)."
    table = new_game(start_player="story", crew_assignment="random")
    assert why(table, "seat:3") == "There is no such player (GLM-2.1)."

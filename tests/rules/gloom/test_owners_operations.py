"""Operations that only owners' card files use, played with the pack of the conformance suite."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from shipboard.kernel.cards import WITHIN
from tests.rule import rule

from .scenario import Scenario, scenario

PACK = Path(__file__).parents[2] / "games" / "gloom" / "gloom.toml"
ANN, BOB, CID = "A", "B", "C"
CREWS = {ANN: ["captain", "doctor", "kid", "robot"], BOB: ["engineer", "nemesis"]}


def table_with(**described: Any) -> Scenario:
    """A table with the owner's cards added to ours; their Responses are in the box."""
    box = ["x_protest"] * 2 + ["x_collector"] * 2 + ["x_detour"] * 2
    box += ["x_jammer", "x_thief", "x_evict"]
    settled: dict[str, Any] = {"windows": False, "crews": CREWS, "box": box, **described}
    return scenario(card_set=f"standard,file:{PACK}", **settled)


@rule("GLM-6.8", "GLM-R76")
def test_a_bounced_modifier_goes_to_a_hand_and_all_know_it() -> None:
    table = table_with(
        hands={ANN: ["x_bounced"], BOB: ["m02"]}, stacked={"engineer": ["m03", "m04"]}
    )
    table.play("x_bounced", "captain").choose("engineer")
    assert table.asked() == [(ANN, "choose_stack_card")]
    assert table.options() == ["card:m03", "card:m04"]
    table.choose("card:m03")
    assert (table.stack("engineer"), table.hand(ANN)) == (["m04"], ["m03"])
    assert table.view(CID)["zones"]["hand"][0] == {"count": 1, "within": ["m03"]}


@rule("GLM-R78", "GLM-R41", "GLM-R83")
def test_two_characters_change_crews_with_their_stacks() -> None:
    table = table_with(hands={ANN: ["x_trade"]}, stacked={"kid": ["m02"]})
    table.play("x_trade", "engineer")
    assert "captain" not in table.options()
    table.choose("kid")
    assert (table.owner("kid"), table.owner("engineer")) == (BOB, ANN)
    assert table.stack("kid") == ["m02"]


@rule("GLM-R78", "GLM-R41")
def test_a_removed_character_leaves_its_cards_on_the_discard_pile() -> None:
    table = table_with(hands={ANN: ["x_exile"]}, stacked={"engineer": ["m41", "m42"]})
    table.play("x_exile", "engineer")
    assert table.discard() == ["m41", "m42", "x_exile"]
    assert len(table.crew(BOB)) == 3
    assert "c05" not in table.view(None)["facts"]["characters"]


@rule("GLM-R78", "GLM-14.1")
def test_removing_the_last_living_character_ends_the_game() -> None:
    dead = {"captain": ["m02", "d01"], "doctor": ["m03", "d02"], "kid": ["m04", "d03"]}
    table = table_with(hands={BOB: ["x_exile"]}, active=BOB, stacked={**dead, "robot": ["m39"]})
    table.play("x_exile", "robot")
    assert table.outcome() == ("crew_complete", ANN)


@rule("GLM-R33", "GLM-6.8")
def test_hands_are_swapped_if_you_want_and_each_knows_the_other_hand() -> None:
    table = table_with(
        hands={ANN: ["x_swapped", "m02"], BOB: ["m03", "m04"], CID: ["m05"]}, deck=["m08"] * 9
    )
    table.play("x_swapped", "captain")
    assert table.asked() == [(ANN, "choose_player")] or table.asked() == [(ANN, "may_use")]
    table.choose("yes", "seat:1")
    assert (table.hand(ANN), table.hand(BOB)) == (["m03", "m04"], ["m02"])
    assert table.view(ANN)["zones"]["hand"][1] == {"count": 1, "within": ["m02"]}
    assert table.view(CID)["zones"]["hand"][1] == {"count": 1}


@rule("GLM-R33")
def test_a_declined_may_changes_nothing() -> None:
    table = table_with(hands={ANN: ["x_swapped", "m02"], BOB: ["m03"]})
    table.play("x_swapped", "captain").choose("no")
    assert (table.hand(ANN), table.hand(BOB)) == (["m02"], ["m03"])


@rule("GLM-R62", "GLM-R76")
def test_peeked_cards_are_kept_one_at_a_time_and_the_rest_goes_under_the_deck() -> None:
    table = table_with(
        hands={ANN: ["x_peeked"], BOB: ["m02"]}, deck=["m03", "m04", "m05", "m08", "m10"]
    )
    table.play("x_peeked", "captain")
    assert table.asked() == [(ANN, "choose_peeked")]
    assert table.options() == ["card:m03", "card:m04", "card:m05", "card:m08"]
    assert table.view(BOB)["zones"]["peeked"] == {"count": 4}
    table.choose("card:m04", "card:m08")
    assert table.hand(ANN) == ["m04", "m08"]
    assert table.deck()[0] == "m10"
    assert sorted(table.deck()[1:]) == ["m03", "m05"]
    assert table.view(ANN)["zones"]["deck"] == {"count": 3, "within": ["m03", "m05"]}


@rule("GLM-R62")
def test_an_empty_deck_is_refilled_before_a_peek() -> None:
    table = table_with(
        hands={ANN: ["x_peeked"], BOB: ["m02"]}, deck=[], discard=["m03", "m04", "m05"]
    )
    table.play("x_peeked", "captain")
    assert table.options() == ["card:m03", "card:m04", "card:m05"]


@rule("GLM-5.2", "GLM-R84")
def test_an_extra_action_takes_no_untimely_death() -> None:
    table = table_with(
        hands={ANN: ["x_eager", "d17", "m03"], BOB: ["m02"]}, stacked={"engineer": ["m04"]}
    )
    table.play("x_eager", "captain")
    assert "play:d17" in table.options()  # the second action: d17 says so
    table.choose("pass")
    assert (table.asked(), table.action) == ([(ANN, "take_action")], 3)
    assert table.options() == ["discard_hand", "pass", "play:m03"]


@rule("GLM-4.3", "GLM-R21")
def test_a_granted_icon_counts_as_shown() -> None:
    table = table_with(stacked={"captain": ["x_crowned"]}, hands={ANN: ["m02"]})
    assert table.showing("doctor") == ["crown"]
    assert table.icons("doctor") == "-/-/-"
    assert table.worth("doctor") == 0


@rule("GLM-R21", "GLM-12.11")
def test_self_worth_by_cards_in_hand_changes_with_the_hand() -> None:
    table = table_with(
        stacked={"captain": ["x_crowned"]}, hands={ANN: ["m02", "m03", "m04", "m05"]}
    )
    assert table.worth("doctor") == -20
    table.play("m02", "engineer")
    assert table.worth("doctor") == -15


@rule("GLM-R55")
def test_a_pass_is_answered_before_it_takes_place() -> None:
    table = table_with(hands={ANN: ["m02"], BOB: ["x_protest"], CID: ["m03"]}, box=[])
    table.choose("pass")
    assert table.asked() == [(BOB, "respond")]
    assert table.options() == ["decline", "play:x_protest"]
    table.choose("play:x_protest")
    assert len(table.hand(BOB)) == 1
    table.decline()
    assert (table.asked(), table.action) == ([(ANN, "take_action")], 2)


@rule("GLM-R55")
def test_a_discarded_hand_is_answered_before_any_card_is_discarded() -> None:
    table = table_with(hands={ANN: ["m02"], BOB: ["x_collector"]}, box=[])
    table.choose("discard_hand")
    assert table.asked() == [(BOB, "respond")]
    assert table.hand(ANN) == ["m02"]
    table.choose("play:x_collector").decline()
    assert table.hand(ANN) == []
    assert len(table.hand(BOB)) == 2


@rule("GLM-13.9", "GLM-R57")
def test_an_untimely_death_is_redirected_to_another_negative_character() -> None:
    table = table_with(
        hands={ANN: ["d08"], BOB: ["x_detour"], CID: ["m05"]},
        stacked={"engineer": ["m02"], "captain": ["m03"], "kid": ["m39"]},
        box=[],
    )
    table.play("d08", "engineer", responses=True).choose("play:x_detour")
    assert table.asked() == [(BOB, "choose_target")]
    assert table.options() == ["captain"]
    table.choose("captain").decline()
    assert (table.dead("captain"), table.dead("engineer")) == (True, False)


@rule("GLM-R30")
def test_a_card_whose_target_has_left_the_game_is_discarded() -> None:
    table = table_with(
        hands={ANN: ["m02"], BOB: ["x_evict"]}, stacked={"engineer": ["m39"]}, box=[]
    )
    table.play("m02", "engineer", responses=True).choose("play:x_evict", "engineer").decline()
    assert table.discard() == ["m02", "m39", "x_evict"]
    assert (table.asked(), table.action) == ([(ANN, "take_action")], 2)


@rule("GLM-7.4", "GLM-R82")
def test_an_event_names_the_player_when_it_is_announced() -> None:
    table = table_with(hands={ANN: ["x_gossip"], BOB: ["m02"], CID: ["m03"]})
    table.choose("play:x_gossip")
    assert table.asked() == [(ANN, "name_player")]
    assert table.view(BOB)["asked"] == [{"seat": 0, "kind": "take_action"}]
    table.choose("seat:2")
    assert table.told("looked") == [{"seat": 0, "seat_of": 2}]
    assert [seen.get("card") for seen in table.told("saw", ANN)] == ["m03"]
    assert [seen.get("card") for seen in table.told("saw", BOB)] == [None]
    assert table.g.hand[0][0] >> WITHIN  # passed to the right: its giver knows it


@rule("GLM-R59", "GLM-R77")
def test_turn_start_and_plays_set_effects_off() -> None:
    table = table_with(
        stacked={"captain": ["x_early"], "engineer": ["x_watchful"]},
        hands={ANN: ["m02", "m39"], BOB: ["m03"]},
        deck=["m04", "m05"],
    )
    assert table.hand(ANN) == ["m02", "m04", "m39"]
    table.play("m02", "captain")
    assert table.asked() == [(ANN, "take_free_play")]
    assert table.options() == ["decline", "play:m39"]


@rule("GLM-R29", "GLM-8.2")
def test_permissions_lift_the_worth_test_and_the_second_action() -> None:
    table = table_with(
        stacked={"captain": ["m39", "x_doomed", "m44", "x_doomed"]},
        hands={ANN: ["d08"]},
        step="action:2",
    )
    assert table.worth("captain") >= -5
    table.choose("play:d08")
    assert table.options() == ["captain"]

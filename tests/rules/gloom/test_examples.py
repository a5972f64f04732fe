"""The worked examples of the specification, one after the other."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

ANN, BOB, CID = "A", "B", "C"


@rule("GLM-3.3", "GLM-3.8", "GLM-3.10", "GLM-3.14", "GLM-3.15", "GLM-4.1", "GLM-R9", "GLM-R12")
@pytest.mark.parametrize(
    ("cards", "slots", "worth", "icons", "text"),
    [
        ((), "-/-/-", 0, "-/-/-", "robot"),
        (("m24",), "-25/-/-", -25, "credit/rank/-", "m24"),
        (("m24", "m05"), "-10/-10/-", -20, "credit/void/-", "m05"),
        (("m24", "m05", "m03"), "-10/-10/-15", -35, "beast/void/-", "m03"),
        (("m24", "m05", "m03", "m49"), "0/0/+10", 10, "blank/void/-", "m49"),
    ],
)
def test_1_what_a_stack_shows(
    cards: tuple[str, ...], slots: str, worth: int, icons: str, text: str
) -> None:
    table = scenario(crews={ANN: ["robot"]}, stacked={"robot": cards})
    assert table.slots("robot") == slots
    assert table.worth("robot") == worth
    assert table.icons("robot") == icons
    assert table.text("robot") == text


@rule("GLM-3.15", "GLM-R12", "GLM-12.2", "GLM-4.3")
def test_1_what_is_uncovered_counts_again_and_draws_nothing() -> None:
    table = scenario(
        crews={ANN: ["robot", "kid"]},
        stacked={"robot": ["m24", "m05", "m03", "m49"], "kid": ["m02"], "captain": ["m08"]},
        hands={ANN: ["d20", "m04"]},
        windows=False,
    )
    assert table.showing("robot") == ["void"]
    table.play("d20", "kid").choose("robot")
    assert table.slots("robot") == "-10/-10/-15"
    assert (table.worth("robot"), table.icons("robot")) == (-35, "beast/void/-")
    assert table.hand(ANN) == ["m04"]


@rule("GLM-6.6", "GLM-6.7", "GLM-10.2", "GLM-10.3", "GLM-10.4")
def test_2_the_owner_gets_the_effect() -> None:
    table = scenario(
        crews={BOB: ["kid", "captain"]},
        hands={ANN: ["m41", "m04", "m07", "d01", "d02"], BOB: ["m02", "m03", "m05", "d03", "d04"]},
        deck=["m08", "m10", "m13", "m16", "m18"],
        windows=False,
    )
    table.play("m41", "kid")
    assert table.hand(BOB) == ["d03", "d04", "m02", "m03", "m05", "m08", "m10"]
    assert len(table.hand(ANN)) == 4
    assert (table.slots("kid"), table.worth("kid"), table.showing("kid")) == (
        "-/-/+15",
        15,
        ["rank"],
    )
    table.choose("pass")
    assert len(table.hand(ANN)) == 5
    assert table.asked() == [(BOB, "take_action")]
    table.play("m02", "captain").play("m03", "captain")
    assert len(table.hand(BOB)) == 5
    assert table.active == CID


def doctor(stack: list[str], hand: list[str]) -> Scenario:
    return scenario(
        crews={BOB: ["doctor"]}, stacked={"doctor": stack}, hands={ANN: hand}, windows=False
    )


@rule("GLM-8.2")
def test_3a_a_self_worth_of_nought_is_not_negative() -> None:
    table = doctor(["m01", "m40"], ["d08"])
    assert (table.slots("doctor"), table.worth("doctor")) == ("-15/+15/-", 0)
    assert table.options() == ["discard_hand", "pass"]


@rule("GLM-8.3", "GLM-12.10")
def test_3b_the_test_comes_before_the_effect_of_the_death() -> None:
    table = doctor(["m17", "m39"], ["d12"])
    assert (table.slots("doctor"), table.worth("doctor")) == ("+15/-20/-", -5)
    table.choose("play:d12")
    assert table.options() == ["doctor"]
    table.choose("doctor")
    assert table.dead("doctor")
    assert table.worth("doctor") == 10


@rule("GLM-8.2", "GLM-8.3")
def test_3c_a_death_cannot_make_its_own_victim_negative() -> None:
    table = doctor(["m42", "m03"], ["d19"])
    assert (table.slots("doctor"), table.worth("doctor")) == ("+10/+10/-15", 5)
    assert table.options() == ["discard_hand", "pass"]


@rule("GLM-9.1", "GLM-9.2", "GLM-R24")
def test_4a_a_discarded_hand_leaves_only_pass() -> None:
    table = scenario(
        hands={ANN: ["m02", "m03", "m04", "d01", "e05"], BOB: ["m05"]},
        deck=["m08", "m10", "m13", "m16", "m18", "m19"],
    )
    table.choose("discard_hand")
    assert table.discard() == ["d01", "e05", "m02", "m03", "m04"]
    assert table.asked() == [(ANN, "take_action")]
    assert table.options() == ["pass"]
    table.choose("pass")
    assert table.hand(ANN) == ["m08", "m10", "m13", "m16", "m18"]


@rule("GLM-10.1", "GLM-12.4", "GLM-12.5", "GLM-6.8")
def test_4b_a_covered_draw_limit_ends_and_comes_back() -> None:
    table = scenario(
        crews={ANN: ["kid"], BOB: ["captain", "doctor"]},
        stacked={"captain": ["m40"], "doctor": ["m03"], "kid": ["m08"]},
        hands={ANN: ["m02", "m04"], BOB: ["d20", "m05"]},
        windows=False,
    )
    assert (table.slots("captain"), table.draw_limit(BOB)) == ("-/+15/-", 6)
    table.play("m02", "captain").choose("pass")
    assert (table.slots("captain"), table.worth("captain")) == ("-/-15/-", -15)
    assert table.draw_limit(BOB) == 5
    table.play("d20", "doctor")
    assert table.asked() == [(BOB, "choose_stack")]
    assert table.options() == ["captain", "kid"]
    table.choose("captain", "pass")
    assert table.worth("captain") == 15
    assert table.draw_limit(BOB) == 6
    assert len(table.hand(BOB)) == 6


@rule("GLM-8.4", "GLM-8.5", "GLM-11.2", "GLM-11.6", "GLM-R70")
def test_5_an_untimely_death_after_the_second_action() -> None:
    table = scenario(
        crews={ANN: ["engineer"]},
        hands={ANN: ["m10", "m12", "d02", "m02", "m03"], BOB: ["m04"]},
        deck=["m05", "m07", "m08", "m16"],
        windows=False,
    )
    table.play("m10", "engineer")
    assert table.hand(ANN) == ["d02", "m02", "m03", "m05", "m12"]
    assert "play:d02" not in table.options()
    table.play("m12", "engineer")
    assert (table.slots("engineer"), table.icons("engineer")) == ("-10/-10/-", "machine/-/-")
    assert table.asked() == [(ANN, "take_free_play")]
    assert table.options() == ["decline", "play:d02"]
    table.play("d02", "engineer")
    assert table.dead("engineer")
    assert table.worth("engineer") == -30
    assert table.active == BOB
    assert table.hand(ANN) == ["m02", "m03", "m05", "m07", "m08"]


@rule("GLM-11.5", "GLM-R42")
def test_5_a_free_play_of_somebody_else_is_lost() -> None:
    table = scenario(
        crews={BOB: ["kid"]}, stacked={"kid": ["m02"]}, hands={ANN: ["m12", "d02"]}, windows=False
    )
    table.play("m12", "kid")
    assert table.asked() == [(ANN, "take_action")]
    assert table.action == 2


@rule("GLM-13.4", "GLM-13.5", "GLM-13.6", "GLM-13.8", "GLM-10.5", "GLM-R50")
def test_6a_an_event_is_cancelled() -> None:
    table = scenario(
        crews={BOB: ["nemesis"]},
        stacked={"nemesis": ["m25"]},
        hands={
            ANN: ["e05", "m02"],
            BOB: ["m03", "m04", "m05"],
            CID: ["e08", "m07", "m08", "m10", "m13"],
        },
    )
    assert (table.slots("nemesis"), table.worth("nemesis")) == ("-15/-/-15", -30)
    table.play("e05", "nemesis", responses=True)
    assert table.asked() == [(BOB, "respond")]
    assert table.options() == ["decline"]
    table.choose("decline")
    assert table.asked() == [(CID, "respond")]
    assert table.options() == ["decline", "play:e08"]
    table.choose("play:e08")
    assert table.discard() == ["e05", "e08"]
    assert table.worth("nemesis") == -30
    assert table.asked() == [(ANN, "take_action")]
    assert table.action == 2
    table.choose("pass")
    assert len(table.hand(CID)) == 4


@rule("GLM-13.11", "GLM-8.4", "GLM-R54")
def test_6b_a_cancelled_death_does_not_end_the_game() -> None:
    table = scenario(
        crews={BOB: ["captain", "doctor", "kid", "robot"]},
        stacked={
            "captain": ["m02", "d01"],
            "doctor": ["m03", "d02"],
            "kid": ["m05", "d03"],
            "robot": ["m17", "m39"],
        },
        hands={ANN: ["d08", "d09"], BOB: ["e09"], CID: ["m08"]},
    )
    assert table.worth("robot") == -5
    table.play("d08", "robot", responses=True)
    assert table.asked() == [(BOB, "respond")]
    table.choose("play:e09")
    assert table.discard() == ["d08", "e09"]
    assert not table.dead("robot")
    assert table.outcome() is None
    assert table.asked() == [(ANN, "take_action")]
    assert table.options() == ["discard_hand", "pass"]


@rule("GLM-12.6", "GLM-12.7", "GLM-12.8", "GLM-12.9", "GLM-8.7", "GLM-R17", "GLM-R40")
def test_7_a_persistent_modifier_through_its_life() -> None:
    table = scenario(
        crews={ANN: ["traitor"]},
        active=BOB,
        hands={BOB: ["m58", "m53"], ANN: ["m02", "d08"], CID: ["e02", "m04"]},
        windows=False,
        step="action:2",
    )

    def shown() -> tuple[list[str], str, int, str, int]:
        return (
            table.stack("traitor"),
            table.slots("traitor"),
            table.worth("traitor"),
            table.portrait("traitor"),
            table.draw_limit(ANN),
        )

    table.play("m58", "traitor")
    assert shown() == (["m58"], "-/+10/+5", 15, "m58", 6)
    table.choose("pass", "pass")  # Cid
    table.play("m02", "traitor").choose("pass")
    assert shown() == (["m58", "m02"], "-/-15/+5", -10, "m58", 6)
    held = len(table.hand(BOB))
    table.play("m53", "traitor")
    assert shown() == (["m58", "m02", "m53"], "-10/-15/+5", -20, "m53", 5)
    assert len(table.hand(BOB)) == held - 1
    table.choose("pass", "pass", "pass")  # Bob, Cid
    held = len(table.hand(ANN))
    table.play("d08", "traitor")
    assert shown() == (["m58", "m02", "m53", "d08"], "-10/-15/+5", -20, "d08", 5)
    assert table.dead("traitor")
    assert len(table.hand(ANN)) == held  # d08 played, one card drawn
    table.choose("pass", "pass", "pass")  # Ann, Bob
    table.play("e02", "traitor")
    assert shown() == (["m58", "m02", "m53"], "-10/-15/+5", -20, "m53", 5)
    assert not table.dead("traitor")


@rule("GLM-14.1", "GLM-14.2", "GLM-14.3", "GLM-14.4", "GLM-14.5", "GLM-8.9")
def test_8_the_end_and_the_score() -> None:
    table = scenario(
        crews={ANN: ["captain", "doctor", "kid", "robot"], BOB: ["engineer"]},
        stacked={
            "captain": ["m25", "d08"],
            "doctor": ["m02", "d09"],
            "kid": ["m45", "d17"],
            "robot": ["m24"],
            "engineer": ["m34", "d18"],
        },
        hands={ANN: ["d11", "m04", "m05", "m07"], BOB: ["m08"], CID: ["m10"]},
        windows=False,
    )
    crew = ("captain", "doctor", "kid", "robot", "engineer")
    assert [table.worth(name) for name in crew] == [-30, -15, 10, -25, -40]
    table.play("d11", "robot")
    assert table.hand(ANN) == ["m04", "m05", "m07"]
    assert table.worth("robot") == -40
    assert table.total(ANN) == -75
    assert (table.total(BOB), table.total(CID)) == (-40, 0)
    assert table.outcome() == ("crew_complete", ANN)

"""GLM-8: playing Untimely Deaths, and the rulings on those that move or go."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .own_cards import at_once, lasting, match_of, own_cards, record
from .scenario import scenario

# Whom.


@rule("GLM-8.1", "GLM-8.2")
@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_an_untimely_death_may_be_played_on_any_negative_character(seat: str) -> None:
    table = scenario(
        active=seat,
        stacked={"captain": ["m02"], "kid": ["m03"], "traitor": ["m04"], "robot": ["m39"]},
        hands={seat: ["d18"]},
        windows=False,
    )
    table.choose("play:d18")
    assert table.options() == ["captain", "kid", "traitor"]
    table.choose("kid")
    assert table.dead("kid")
    assert table.g.played_by[table.character("kid")] == [1, "ABC".index(seat)]


@rule("GLM-8.2")
@pytest.mark.parametrize(
    ("stack", "worth", "may"),
    [
        ([], 0, False),
        (["m01", "m40"], 0, False),
        (["m17", "m39"], -5, True),
        (["m02", "m43"], 20, False),
        (["m42", "m03"], 5, False),
        (["m36"], -45, True),
        (["m36", "d01"], -45, False),
    ],
)
def test_the_target_must_live_and_be_below_0(stack: list[str], worth: int, may: bool) -> None:
    table = scenario(stacked={"kid": stack}, hands={"A": ["d18"]}, windows=False)
    assert table.worth("kid") == worth
    assert ("play:d18" in table.options()) == may
    if not may:
        match = match_of(table)
        assert "GLM-8.2" in match.why_not(match.decisions[0], "play:d18")


@rule("GLM-8.3", "GLM-8.6")
def test_the_test_comes_before_any_effect_of_the_death() -> None:
    """d12 makes the Kid positive and d13 makes him 0: he may be killed with them all the same."""
    for death, after in (("d12", 10), ("d13", 0), ("d11", -20), ("d19", -25)):
        table = scenario(stacked={"kid": ["m17", "m39"]}, hands={"A": [death]}, windows=False)
        table.play(death, "kid")
        assert (table.dead("kid"), table.worth("kid")) == (True, after)
        table = scenario(stacked={"kid": ["m01", "m40"]}, hands={"A": [death]}, windows=False)
        assert table.options() == ["discard_hand", "pass"]


# When.


@rule("GLM-8.4", "GLM-5.9")
@pytest.mark.parametrize("first", [("pass",), ("play:m04", "robot"), ("play:e05", "robot")])
def test_an_untimely_death_is_never_the_second_action(first: tuple[str, ...]) -> None:
    table = scenario(
        stacked={"kid": ["m02"], "robot": ["m03"]},
        hands={"A": ["d18", "d08", "m04", "e05"]},
        windows=False,
    )
    assert {"play:d18", "play:d08"} <= set(table.options())
    table.choose(*first)
    assert (table.active, table.action) == ("A", 2)
    assert not {"play:d18", "play:d08"} & set(table.options())


@rule("GLM-8.4")
def test_after_one_untimely_death_there_is_no_second_one_as_an_action() -> None:
    table = scenario(
        stacked={"kid": ["m02"], "robot": ["m03"]}, hands={"A": ["d18", "d08"]}, windows=False
    )
    table.play("d18", "kid")
    assert table.options() == ["discard_hand", "pass"]
    table.choose("pass", "pass")
    assert table.active == "B"


@rule("GLM-8.4", "GLM-9.2")
def test_a_discarded_hand_leaves_no_untimely_death_for_the_second_action(tmp_path: Path) -> None:
    """Nor does one that comes to hand later: here a Response of another player gives one back."""
    op = (
        '{ category = "response", on = "active_passes", '
        'do = [{ draw = { who = "active", n = 1 } }] }'
    )
    own = own_cards(tmp_path, record("x_gift", "event", op))
    table = scenario(
        card_set=own,
        stacked={"kid": ["m02"]},
        hands={"A": ["m03"], "B": ["x_gift"]},
        deck=["d18", "m04", "m05", "m07", "m08", "m10"],
        windows=False,
    )
    table.choose("pass")
    assert table.asked() == [("B", "respond")]
    table.choose("play:x_gift")
    assert table.hand("A") == ["d18", "m03"]
    assert table.action == 2
    assert table.options() == ["discard_hand", "pass", "play:m03"]


@rule("GLM-8.5", "GLM-11.2", "GLM-8.2")
@pytest.mark.parametrize(("step", "after"), [("turn", ("A", 2)), ("action:2", ("B", 1))])
def test_a_free_play_may_be_an_untimely_death_after_either_action(
    step: str, after: tuple[str, int]
) -> None:
    table = scenario(
        step=step,
        stacked={"kid": ["m02"], "robot": ["m39"]},
        hands={"A": ["m12", "d18", "d09"], "B": ["m04"]},
        windows=False,
    )
    table.play("m12", "captain")
    assert table.asked() == [("A", "take_free_play")]
    table.choose("play:d18")
    assert table.options() == ["captain", "kid"]  # only those below 0
    table.choose("kid")
    assert table.dead("kid")
    assert (table.active, table.action) == after


@rule("GLM-8.5", "GLM-R70")
def test_without_anybody_below_0_the_free_play_lapses() -> None:
    table = scenario(
        hands={"A": ["m12", "d18"]}, stacked={"captain": ["m52"], "kid": ["m39"]}, windows=False
    )
    table.play("m12", "doctor")
    assert table.options() == ["decline", "play:d18"]  # the Doctor himself is at -10
    table.play("d18", "doctor")
    table = scenario(hands={"A": ["m12", "d18"]}, stacked={"captain": ["m43"]}, windows=False)
    table.play("m12", "captain")
    assert table.worth("captain") == 10
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)


@rule("GLM-R29", "GLM-1.15")
def test_a_death_that_says_so_may_be_the_second_action() -> None:
    table = scenario(
        stacked={"kid": ["m02"], "robot": ["m39"]}, hands={"A": ["d17", "d18"]}, windows=False
    )
    table.choose("pass")
    assert table.options() == ["discard_hand", "pass", "play:d17"]
    table.choose("play:d17")
    assert table.options() == ["kid"]  # all else stays as it is
    table.choose("kid")
    assert table.dead("kid")


@rule("GLM-R29")
def test_a_death_that_says_so_may_be_the_first_action_too() -> None:
    table = scenario(stacked={"kid": ["m02"]}, hands={"A": ["d17", "m03"]}, windows=False)
    table.play("d17", "kid")
    assert (table.dead("kid"), table.active, table.action) == (True, "A", 2)


@rule("GLM-R29", "GLM-1.15")
def test_an_effect_may_allow_a_death_as_the_second_action(tmp_path: Path) -> None:
    op = '{ allow = { who = "you", card = "untimely_death", on = "this", how = "second_action" } }'
    own = own_cards(tmp_path, record("x_doomed", "modifier", lasting(op)))
    stacked = {"kid": ["m02"], "captain": ["x_doomed"]}
    table = scenario(
        card_set=own, step="action:2", stacked=stacked, hands={"A": ["d18"]}, windows=False
    )
    table.choose("play:d18")
    assert table.options() == ["captain"]
    table = scenario(
        card_set=own, active="B", step="action:2", stacked=stacked, hands={"B": ["d18"]}
    )
    assert table.options() == ["discard_hand", "pass"]


# What it does.


@rule("GLM-8.6", "GLM-8.7")
def test_the_death_lies_on_top_and_values_and_icons_stay_visible() -> None:
    table = scenario(stacked={"kid": ["m24", "m05"]}, hands={"A": ["d18"]}, windows=False)
    table.play("d18", "kid")
    assert table.stack("kid") == ["m24", "m05", "d18"]
    assert (table.slots("kid"), table.icons("kid")) == ("-10/-10/-", "credit/void/-")
    assert (table.text("kid"), table.portrait("kid")) == ("d18", "d18")
    assert table.worth("kid") == -20


@rule("GLM-8.7", "GLM-12.5", "GLM-12.8")
@pytest.mark.parametrize(
    ("stack", "before"),
    [(["m25"], 4), (["m34"], 3), (["m23", "m24", "m50"], 6), (["m58", "m24"], 6)],
)
def test_ongoing_and_persistent_effects_below_end(stack: list[str], before: int) -> None:
    table = scenario(stacked={"kid": stack}, hands={"A": ["d18"]}, windows=False)
    assert table.draw_limit("B") == before
    table.play("d18", "kid")
    assert table.draw_limit("B") == 5


@rule("GLM-8.7")
@pytest.mark.parametrize(
    ("death", "stack", "worth"),
    [
        ("d01", ["m03"], -25),
        ("d01", ["m02"], -15),
        ("d02", ["m01"], -25),
        ("d03", ["m06"], -25),
        ("d04", ["m17"], -30),
        ("d05", ["m10"], -20),
        ("d06", ["m05"], -30),
        ("d11", ["m02"], -30),
        ("d19", ["m02"], -35),
    ],
)
def test_an_ongoing_effect_of_the_death_itself_begins(
    death: str, stack: list[str], worth: int
) -> None:
    table = scenario(stacked={"kid": stack}, hands={"A": [death]}, windows=False)
    table.play(death, "kid")
    assert table.worth("kid") == worth
    assert table.total("B") == worth


@rule("GLM-8.8", "GLM-R27")
def test_you_on_an_untimely_death_is_the_owner_of_the_character() -> None:
    table = scenario(
        stacked={"kid": ["m02"]}, hands={"A": ["d08"], "B": []}, deck=["m03"], windows=False
    )
    table.play("d08", "kid")
    assert (table.hand("A"), table.hand("B")) == ([], ["m03"])
    table = scenario(
        stacked={"kid": ["m02"]}, hands={"A": ["d11", "m07"], "B": ["m03", "m04"]}, windows=False
    )
    table.play("d11", "kid")
    assert (table.hand("A"), table.hand("B")) == (["m07"], [])
    table = scenario(stacked={"kid": ["m02"]}, hands={"A": ["d19"]}, windows=False)
    table.play("d19", "kid")
    assert table.g.skip_turns == [0, 1, 0]


@rule("GLM-8.8", "GLM-R27", "GLM-11.5")
def test_a_free_play_of_a_death_on_another_s_character_is_lost() -> None:
    for target, asked in (("kid", "take_action"), ("captain", "take_free_play")):
        table = scenario(
            stacked={"kid": ["m02"], "captain": ["m03"]},
            hands={"A": ["d16", "m04"], "B": ["m05"]},
            windows=False,
        )
        table.play("d16", target)
        assert table.asked() == [("A", asked)]


@rule("GLM-8.9", "GLM-14.2")
@pytest.mark.parametrize(
    ("death", "hand", "left"),
    [("d08", ["m04"], ["m04"]), ("d11", ["m04", "m05"], ["m04", "m05"]), ("d10", [], [])],
)
def test_the_end_is_checked_before_the_effect_of_the_death(
    death: str, hand: list[str], left: list[str]
) -> None:
    table = scenario(
        stacked={
            "engineer": ["m02", "d01"],
            "kid": ["m03", "d02"],
            "nemesis": ["m23", "d03"],
            "robot": ["m24"],
            "captain": ["m55"],
        },
        hands={"A": [death], "B": hand},
        windows=False,
    )
    table.play(death, "robot")
    assert table.outcome() == ("crew_complete", "B")
    assert table.hand("B") == left
    assert table.discard() == []
    assert "drew" not in table.log()


@rule("GLM-8.10", "GLM-6.4")
def test_nothing_more_can_be_played_on_the_dead() -> None:
    table = scenario(
        stacked={"kid": ["m36", "d01"], "captain": ["m02"]},
        hands={"A": ["m03", "d18"]},
        windows=False,
    )
    table.choose("play:m03")
    assert "kid" not in table.options()
    table = scenario(
        stacked={"kid": ["m36", "d01"], "captain": ["m02"]}, hands={"A": ["d18"]}, windows=False
    )
    table.choose("play:d18")
    assert table.options() == ["captain"]
    match = match_of(table)
    assert "GLM-6.4, 8.10" in match.why_not(match.decisions[0], "item:c06")


@rule("GLM-8.10", "GLM-8.2")
def test_the_modifiers_that_a_death_allows_are_not_untimely_deaths() -> None:
    table = scenario(stacked={"kid": ["m36", "d15"]}, hands={"A": ["d18", "m02"]}, windows=False)
    assert table.options() == ["discard_hand", "pass", "play:m02"]


@rule("GLM-8.2", "GLM-12.12")
def test_a_character_may_be_protected_from_untimely_deaths() -> None:
    """m57: not unless the Self-Worth is -20 or lower."""
    for stack, worth, may in (
        (["m57", "m01"], -15, False),
        (["m57", "m18"], -20, True),
        (["m57", "m24"], -25, True),
        (["m57", "m01", "m53"], -10, True),  # another portrait ends the protection
    ):
        table = scenario(stacked={"kid": stack}, hands={"A": ["d18"]}, windows=False)
        assert table.worth("kid") == worth
        assert ("play:d18" in table.options()) == may


# Deaths that move, and the living again.


@rule("GLM-R39")
def test_a_moved_death_revives_one_and_kills_the_other_in_one_step() -> None:
    table = scenario(
        stacked={"kid": ["m03", "d01"], "traitor": ["m02", "m54", "m53"]},
        played_by={"kid": "BC"},
        hands={"A": ["e06"]},
        windows=False,
    )
    assert (table.worth("kid"), table.worth("traitor")) == (-25, -25)
    table.play("e06", "kid", "traitor")
    assert (table.stack("kid"), table.stack("traitor")) == (["m03"], ["m02", "m54", "m53", "d01"])
    assert (table.dead("kid"), table.dead("traitor")) == (False, True)
    assert (table.worth("kid"), table.worth("traitor")) == (-15, -35)  # beast: -10 for d01
    assert (table.total("B"), table.total("C")) == (0, -35)
    assert table.g.played_by[table.character("traitor")] == [2, 2, 2, 2]
    assert table.told("moved") == [{"card": "d01", "character": "c06", "character_to": "c09"}]
    assert table.told("revived") == [{"character": "c06", "seat": 1}]
    assert table.told("died") == [{"character": "c09", "seat": 2}]
    assert table.log()[-3:] == ["moved", "revived", "died"]


@rule("GLM-R39")
def test_a_prohibition_to_play_deaths_does_not_stop_a_move() -> None:
    table = scenario(
        stacked={"kid": ["m03", "d01"], "traitor": ["m57", "m01"]},
        hands={"A": ["e06", "d18"]},
        windows=False,
    )
    assert "play:d18" not in table.options()
    table.play("e06", "kid", "traitor")
    assert table.dead("traitor")


@rule("GLM-R39", "GLM-R37", "GLM-12.2")
def test_a_moved_death_is_not_played() -> None:
    """No card for d08, no window for it: e09 cannot answer a move."""
    table = scenario(
        stacked={"kid": ["m03", "d08"], "traitor": ["m02"]},
        hands={"A": ["e06"], "B": ["e09"], "C": []},
        box=["e08", "e10"],
    )
    table.choose("play:e06", "kid", "traitor")
    assert table.dead("traitor")
    assert (table.hand("B"), table.hand("C")) == (["e09"], [])
    assert "window" not in table.log()


@rule("GLM-R39", "GLM-14.2")
def test_the_end_is_checked_after_both_changes() -> None:
    """Ann's crew would be complete with the Captain, but he is the one revived."""
    others = {
        "counselor": ["m02", "d02"], "dark_lord": ["m04", "d03"], "doctor": ["m08"],
    }  # fmt: skip
    table = scenario(
        stacked=others | {"captain": ["m03", "d04"]},
        hands={"B": ["e06"]},
        active="B",
        windows=False,
    )
    table.play("e06", "captain", "doctor")
    assert table.outcome() is None
    assert [table.dead(name) for name in ("captain", "doctor")] == [False, True]
    table = scenario(
        stacked=others | {"captain": ["m03", "d04"], "kid": ["m05", "d18"]},
        hands={"B": ["e06", "m07"]},
        active="B",
        windows=False,
    )
    table.play("e06", "kid", "doctor")
    assert table.outcome() == ("crew_complete", "A")
    assert table.announced() == ["e06"]  # nothing else happens any more


@rule("GLM-R40", "GLM-4.4")
def test_a_revived_character_lives_at_once_and_may_be_killed_again() -> None:
    table = scenario(
        step="turn",
        stacked={"kid": ["m05", "m58", "m24", "d18"]},
        hands={"A": ["e02", "m03"], "B": ["d08"]},
        windows=False,
    )
    table.play("e02", "kid")
    assert table.stack("kid") == ["m05", "m58", "m24"]
    assert not table.dead("kid")
    assert table.draw_limit("B") == 6  # m58 works again
    assert table.total("B") == 0
    table.choose("play:m03")
    assert "kid" in table.options()
    table.choose("kid")
    assert table.stack("kid") == ["m05", "m58", "m24", "m03"]
    table.play("d08", "kid")
    assert table.dead("kid")
    assert table.stack("kid") == ["m05", "m58", "m24", "m03", "d08"]


@rule("GLM-R40", "GLM-R12")
def test_a_revived_character_that_is_not_negative_cannot_be_killed_again() -> None:
    table = scenario(
        stacked={"kid": ["m39", "d19"]}, hands={"A": ["e02"], "B": ["d08"]}, windows=False
    )
    assert table.worth("kid") == -5
    table.play("e02", "kid").choose("pass")
    assert table.worth("kid") == 15
    assert "play:d08" not in table.options("B")


@rule("GLM-R39", "GLM-R40")
def test_a_death_may_be_moved_by_an_owner_s_card_as_well(tmp_path: Path) -> None:
    """Without a Character to go to it stays where it is."""
    op = (
        '{ move = { character = "this", cards = "untimely_death", '
        'to = { chosen = ["other_of_you", "living"] } } }'
    )
    own = own_cards(tmp_path, record("x_jump", "untimely_death", at_once(op)))
    table = scenario(card_set=own, stacked={"kid": ["m02"]}, hands={"A": ["x_jump"]}, windows=False)
    table.play("x_jump", "kid")
    assert table.asked() == [("B", "choose_stack")]
    assert table.options() == ["engineer", "nemesis", "robot"]
    table.choose("robot")
    assert (table.stack("kid"), table.stack("robot")) == (["m02"], ["x_jump"])
    assert (table.dead("kid"), table.dead("robot")) == (False, True)

"""GLM-4: Self-Worth, icons, life and death, and the rulings on Self-Worth."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .own_cards import at_once, lasting, own_cards, record, refused, without
from .scenario import scenario

# Self-Worth.


@rule("GLM-4.1", "GLM-4.2")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ([], 0),
        (["m02"], -15),
        (["m36"], -45),
        (["m36", "m52"], -5),
        (["m34", "m02"], -55),
        (["m52", "m43", "m50"], 65),
    ],
)
def test_self_worth_is_the_sum_of_the_three_slots(cards: list[str], worth: int) -> None:
    table = scenario(stacked={"captain": cards})
    assert table.worth("captain") == worth
    assert table.view("B")["facts"]["characters"]["c01"]["self_worth"] == worth


@rule("GLM-4.1", "GLM-R21")
def test_active_effects_change_self_worth_as_soon_as_what_they_read_changes() -> None:
    """m56: 5 lower for each of your other Characters showing void, living or dead."""
    table = scenario(
        stacked={"captain": ["m56"], "kid": ["m05"], "doctor": ["m02", "d08"]},
        hands={"A": ["m13"]},
        windows=False,
    )
    assert table.worth("captain") == -15  # Bob's void and its own do not count
    table.play("m13", "counselor")
    assert table.worth("captain") == -20
    for viewer in (None, "A", "B", "C"):
        assert table.view(viewer)["facts"]["characters"]["c01"]["self_worth"] == -20


@rule("GLM-R21")
def test_an_effect_that_reads_other_characters_counts_the_dead_among_them() -> None:
    stacked = {"captain": ["m56"], "doctor": ["m05", "d08"], "counselor": ["m13"]}
    table = scenario(stacked=stacked, hands={"A": ["m49"]}, windows=False)
    assert table.worth("captain") == -25
    table.play("m49", "counselor")
    assert table.icons("counselor") == "blank/void/-"
    assert table.worth("captain") == -25
    table = scenario(stacked=stacked, hands={"A": ["m31"]}, windows=False)
    table.play("m31", "counselor")
    assert table.worth("captain") == -20  # its void is hidden by a blank


@rule("GLM-R21", "GLM-14.3")
def test_self_worth_of_the_dead_is_worked_out_continuously(tmp_path: Path) -> None:
    op = (
        '{ worth = { character = "this", delta = -5, '
        'per = { showing_count = { of = ["other_of_you"], icon = "heart" } } } }'
    )
    own = own_cards(tmp_path, record("x_pined", "untimely_death", lasting(op)))
    table = scenario(
        card_set=own,
        stacked={"captain": ["m02", "x_pined"], "kid": ["m06"]},
        hands={"A": ["m08", "m40"]},
        windows=False,
    )
    assert (table.worth("captain"), table.total("A")) == (-15, -15)
    table.play("m08", "doctor")
    assert (table.worth("captain"), table.total("A")) == (-20, -20)
    table.play("m40", "counselor")
    assert (table.worth("captain"), table.total("A")) == (-25, -25)


@rule("GLM-R21")
def test_the_loader_refuses_circles() -> None:
    this = 'character = "this"'
    circles = [
        f'{{ category = "ongoing", if = {{ worth = ["this", "<", 0] }}, '
        f"static = {{ worth = {{ {this}, delta = 5 }} }} }}",
        f'{{ category = "ongoing", if = {{ worth = ["this", "<", 0] }}, '
        f"static = {{ worth_set = {{ {this}, n = 5 }} }} }}",
        lasting('{ worth = { character = ["of_you", { worth = ["<", 0] }], delta = 5 } }'),
        lasting('{ worth_set = { character = [{ worth = ["<", 0] }], n = 5 } }'),
        f'{{ category = "ongoing", if = {{ exists = [{{ worth = [">", 0] }}] }}, '
        f"static = {{ worth = {{ {this}, delta = 5 }} }} }}",
        lasting(
            '{ worth = { character = "this", delta = 5, per = { showing_count = '
            '{ of = [{ worth = ["<", 0] }], icon = "void" } } } }'
        ),
        lasting('{ grant_icon = { character = [{ worth = ["<", 0] }], icon = "void" } }'),
        lasting('{ grant_icon = { character = [{ showing = "rank" }], icon = "void" } }'),
        '{ category = "ongoing", if = { showing_count = { of = ["of_you"], icon = "rank", '
        'is = ">", n = 1 } }, static = { grant_icon = { character = "this", icon = "void" } } }',
        f'{{ category = "ongoing", if = {{ showing = ["this", "rank"] }}, '
        f'static = {{ grant_icon = {{ {this}, icon = "void" }} }} }}',
    ]
    for circle in circles:
        assert "GLM-R21" in refused(record("x", "modifier", circle))


@rule("GLM-R22", "GLM-12.10")
def test_of_several_fixed_numbers_that_of_the_higher_card_counts(tmp_path: Path) -> None:
    low = lasting('{ worth_set = { character = "this", n = 7 } }', "persistent")
    high = lasting('{ worth_set = { character = "this", n = -40 } }')
    own = own_cards(tmp_path, record("x_low", "modifier", low), record("x_high", "modifier", high))
    for cards, worth in (
        (["x_low"], 7),
        (["x_high"], -40),
        (["x_low", "x_high"], -40),
        (["x_high", "x_low"], 7),
        (["x_low", "x_high", "m02"], 7),
        (["x_low", "m02"], 7),
        (["x_high", "m02"], -20),
    ):
        assert scenario(card_set=own, stacked={"captain": cards}).worth("captain") == worth


@rule("GLM-4.1", "GLM-12.10")
def test_a_fixed_number_replaces_slots_and_additions(tmp_path: Path) -> None:
    gloom = lasting('{ worth = { character = ["of_you"], delta = -5 } }')
    own = own_cards(tmp_path, record("x_gloom", "modifier", gloom))
    table = scenario(
        card_set=own, stacked={"captain": ["m02", "d13"], "kid": ["m03"], "doctor": ["x_gloom"]}
    )
    assert table.worth("captain") == 0
    assert [table.worth(name) for name in ("counselor", "doctor", "kid")] == [-5, -10, -15]


@rule("GLM-R23")
def test_self_worth_has_no_bounds(tmp_path: Path) -> None:
    for value in (-1000, 1000):
        points = f"points = {{ slot_1 = {value}, slot_2 = {value}, slot_3 = {value} }}"
        add = lasting(f'{{ worth = {{ character = "this", delta = {value} }} }}')
        own = own_cards(tmp_path, record("x_much", "modifier", add, points))
        table = scenario(card_set=own, stacked={"captain": ["x_much"]})
        assert table.worth("captain") == 4 * value


@rule("GLM-R20", "GLM-8.2")
def test_effects_that_change_self_worth_count_for_the_negative_test() -> None:
    """m56 with m39 is 0 by its slots; with another void it is -5 and may die."""
    for other, worth, options in (("m03", 0, ["discard_hand", "pass"]), ("m05", -5, None)):
        table = scenario(
            stacked={"captain": ["m56", "m39"], "doctor": [other, "d08"]},
            hands={"A": ["d18"]},
            windows=False,
        )
        assert table.slots("captain") == "+15/-/-15"
        assert table.worth("captain") == worth
        assert table.options() == (options or ["discard_hand", "pass", "play:d18"])
    table.play("d18", "captain")
    assert table.worth("captain") == 0  # the Untimely Death has ended the effect of m56
    assert table.dead("captain")


@rule("GLM-R20")
def test_an_effect_that_raises_self_worth_protects_from_death(tmp_path: Path) -> None:
    cheer = lasting('{ worth = { character = "this", delta = 15 } }')
    own = own_cards(tmp_path, record("x_cheer", "modifier", cheer, "points = { slot_1 = -15 }"))
    table = scenario(
        card_set=own,
        stacked={"captain": ["x_cheer"], "doctor": ["x_cheer", "m02"]},
        hands={"A": ["d18"]},
        windows=False,
    )
    assert (table.worth("captain"), table.worth("doctor")) == (0, -30)
    table.choose("play:d18")
    assert table.options() == ["doctor"]


# Icons.


@rule("GLM-4.3")
def test_showing_an_icon_twice_is_still_one_character_showing_it() -> None:
    table = scenario(
        stacked={"captain": ["m26", "m02"], "doctor": ["m08"], "kid": ["m06"]},
        hands={"A": ["m09"]},
        deck=["m03", "m04", "m05", "m07"],
        windows=False,
    )
    table.play("m09", "captain")
    assert table.icons("captain") == "beast/heart/heart"
    assert table.showing("captain") == ["beast", "heart"]
    assert table.hand("A") == ["m03", "m04"]  # the Captain and the Doctor; the Kid is Bob's


@rule("GLM-4.3")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        (["m02"], -15),
        (["m08", "m02"], -45),  # heart, machine
        (["m26", "m09"], -35),  # beast, heart, heart
        (["m11", "m05"], -45),  # machine, void, credit
        (["m30"], -25),  # heart, blank
        (["m36", "m31"], -45),  # three blanks
    ],
)
def test_each_different_icon_counts_once_and_a_blank_is_none(cards: list[str], worth: int) -> None:
    """d07: -5 for each different icon."""
    table = scenario(stacked={"captain": [*cards, "d07"]})
    assert table.worth("captain") == worth


# Life and death.


@rule("GLM-4.4", "GLM-4.5", "GLM-3.16")
def test_a_character_is_dead_from_the_moment_an_untimely_death_lies_on_it() -> None:
    table = scenario(
        stacked={"kid": ["m02", "m03"], "robot": ["m05"]}, hands={"A": ["d18"]}, windows=False
    )
    assert table.view("C")["facts"]["characters"]["c06"]["dead"] is False
    table.play("d18", "kid")
    assert table.dead("kid")
    assert table.crew("B") == ["engineer", "kid", "nemesis", "robot"]
    assert table.owner("kid") == "B"
    assert table.stack("kid") == ["m02", "m03", "d18"]
    for viewer in (None, "A", "B", "C"):
        shown = table.view(viewer)["facts"]["characters"]["c06"]
        assert (shown["dead"], shown["owner"], shown["self_worth"]) == (True, 1, -30)
        assert table.told("died", viewer) == [{"character": "c06", "seat": 1}]
    assert table.words()[-2:] == [
        "The Kid: Was Erased Beyond Appeal. Self-Worth -30.",
        "The Kid is dead.",
    ]


@rule("GLM-4.6", "GLM-14.4")
def test_a_living_character_is_worth_nothing_at_the_end() -> None:
    table = scenario(
        stacked={
            "captain": ["m02", "d18"],
            "counselor": ["m03", "d17"],
            "dark_lord": ["m04", "d16"],
            "doctor": ["m10"],
            "kid": ["m36"],
            "robot": ["m23", "d14"],
            "traitor": ["m34"],
        },
        hands={"A": ["d08"]},
        windows=False,
    )
    assert [table.total(seat) for seat in "ABC"] == [-45, -25, 0]
    assert table.view(None)["facts"]["totals"] == [-45, -25, 0]
    table.play("d08", "doctor")
    assert table.outcome() == ("crew_complete", "A")
    assert table.told("scored") == [
        {"seat": 0, "number_total": -55, "number_place": 1},
        {"seat": 1, "number_total": -25, "number_place": 2},
        {"seat": 2, "number_total": 0, "number_place": 3},
    ]


@rule("GLM-4.7", "GLM-3.16")
def test_what_characters_show_is_open_to_all() -> None:
    table = scenario(
        stacked={"captain": ["m24", "m58", "m02"], "kid": ["m08", "d18"], "traitor": ["m49"]}
    )
    seen = table.view(None)
    for viewer in ("A", "B", "C"):
        view = table.view(viewer)
        assert view["facts"] == seen["facts"]
        assert view["zones"]["stacks"] == seen["zones"]["stacks"]
        assert view["zones"]["crew"] == seen["zones"]["crew"]
    shown = seen["facts"]["characters"]
    assert shown["c01"] == {
        "owner": 0,
        "dead": False,
        "self_worth": -35,
        "slots": [-25, -15, 5],
        "icons": ["rank", "rank", None],
        "showing": ["rank"],
        "text": "m02",
        "portrait": "m58",
    }
    assert shown["c06"]["showing"] == ["heart", "machine"]
    assert (shown["c06"]["dead"], shown["c06"]["portrait"]) == (True, "d18")
    assert shown["c09"]["icons"] == ["blank", None, None]
    assert shown["c09"]["showing"] == []
    assert shown["c09"]["slots"] == [0, 0, 10]
    assert seen["facts"]["draw_limit"] == [6, 5, 5]


@rule("GLM-4.3", "GLM-3.9")
def test_an_effect_may_grant_an_icon(tmp_path: Path) -> None:
    grant = lasting('{ grant_icon = { character = ["other_of_you"], icon = "crown" } }')
    count = '{ showing_count = { of = ["of_you"], icon = "crown" } }'
    draws = at_once(f'{{ draw = {{ who = "you", n = {count} }} }}')
    own = own_cards(
        tmp_path, record("x_king", "modifier", grant), record("x_court", "modifier", draws)
    )
    table = scenario(
        card_set=own,
        stacked={"captain": ["x_king"]},
        hands={"A": ["x_court", "m02"]},
        deck=["m03", "m04", "m05", "m07"],
        windows=False,
    )
    assert [name for name in without() if table.showing(name)] == [
        "counselor", "dark_lord", "doctor",
    ]  # fmt: skip
    assert table.icons("doctor") == "-/-/-"
    table.play("x_court", "doctor")
    assert table.hand("A") == ["m02", "m03", "m04", "m05"]
    table.play("m02", "captain")
    assert not [name for name in without() if table.showing(name)]


@rule("GLM-R21", "GLM-3.15")
def test_self_worth_follows_characters_that_change_crews_or_leave(tmp_path: Path) -> None:
    """m56 counts the voids of its owner's other Characters, whoever they are at the moment."""
    trade = "{ exchange_characters = { character = { chosen = [] }, other = { chosen = [] } } }"
    own = own_cards(
        tmp_path,
        record("x_trade", "event", at_once(trade)),
        record("x_exile", "event", at_once('{ remove_character = { chosen = ["living"] } }')),
    )
    table = scenario(
        card_set=own,
        stacked={"captain": ["m56"], "kid": ["m05", "m40"]},
        hands={"A": ["x_trade", "x_exile"]},
        windows=False,
    )
    assert (table.worth("captain"), table.draw_limit("A"), table.draw_limit("B")) == (-15, 5, 6)
    table.play("x_trade", "doctor", "kid")
    assert (table.owner("kid"), table.owner("doctor")) == ("A", "B")
    assert (table.worth("captain"), table.draw_limit("A"), table.draw_limit("B")) == (-20, 6, 5)
    table.play("x_exile", "kid")
    assert (table.worth("captain"), table.draw_limit("A")) == (-15, 5)
    assert table.discard() == ["m05", "m40", "x_exile", "x_trade"]

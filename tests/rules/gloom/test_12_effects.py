"""GLM-12: the categories of effects, and the rulings on prohibitions and on what is a play."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .own_cards import (
    at_once,
    lasting,
    match_of,
    own_cards,
    record,
    refused,
    standard_records,
    without,
)
from .scenario import scenario

LIMIT = '{ draw_limit = { who = "you", delta = 2 } }'


# Categories.


@rule("GLM-12.1", "GLM-12.4", "GLM-12.7")
def test_the_category_decides_when_an_effect_works(tmp_path: Path) -> None:
    """The same words, ongoing and persistent: a plain Modifier on top ends only the first."""
    own = own_cards(
        tmp_path,
        record("x_now", "modifier", lasting(LIMIT)),
        record("x_ever", "modifier", lasting(LIMIT, "persistent")),
        record("x_once", "modifier", at_once('{ draw = { who = "you", n = 2 } }')),
    )
    for card, limits, held in (("x_now", [7, 5], 0), ("x_ever", [7, 7], 0), ("x_once", [5, 5], 2)):
        table = scenario(
            card_set=own, hands={"A": [card, "m02"]}, deck=["d01", "d02", "d03"], windows=False
        )
        seen = []
        table.play(card, "captain")
        seen.append(table.draw_limit("A"))
        assert len(table.hand("A")) == 1 + held
        table.choose("play:m02", "captain")
        seen.append(table.draw_limit("A"))
        assert seen == limits


@rule("GLM-12.2")
def test_an_immediate_effect_happens_completely_and_once() -> None:
    table = scenario(hands={"A": ["m23", "m02"], "B": ["m03", "m04", "m05"]}, windows=False)
    table.play("m23", "kid").choose("card:m04", "card:m05")
    assert (table.hand("B"), table.discard()) == (["m03"], ["m04", "m05"])
    table.choose("pass", "pass", "pass")  # the Kid is still under m23
    assert len(table.hand("B")) == 5
    assert table.discard() == ["m04", "m05"]


@rule("GLM-12.2", "GLM-R74")
def test_a_card_that_is_moved_swapped_or_uncovered_does_not_repeat_its_effect() -> None:
    five = ["d01", "d02", "d03", "d04", "d05"]
    table = scenario(
        stacked={"kid": ["m39"], "captain": ["m23"], "robot": ["m08", "d08"]},
        hands={"A": ["e01", "e06", *five], "B": ["m03", "m04"]},
        deck=["m10"],
        windows=False,
    )
    table.play("e01", "captain", "kid")
    assert (table.stack("kid"), table.stack("captain")) == (["m23"], ["m39"])
    assert table.hand("A") == [*five, "e06"]  # m39 draws nothing
    assert table.hand("B") == ["m03", "m04"]  # m23 discards nothing
    table.play("e06", "robot", "kid")
    assert (table.stack("kid"), table.hand("B")) == (["m23", "d08"], ["m03", "m04"])
    assert (table.hand("A"), table.deck()) == (five, ["m10"])  # nor does d08
    table = scenario(
        stacked={"doctor": ["m03"], "captain": ["m39", "m02"]},
        hands={"A": ["d20", *five]},
        deck=["m10"],
        windows=False,
    )
    table.play("d20", "doctor")  # m02 goes, m39 comes to light
    assert table.stack("captain") == ["m39"]
    assert (table.hand("A"), table.deck()) == (five, ["m10"])


@rule("GLM-12.3")
def test_an_immediate_effect_is_not_undone_when_its_card_goes() -> None:
    """m39 drew two cards; it is covered, swapped and discarded, and the cards stay."""
    table = scenario(
        stacked={"kid": ["m03"]},
        hands={"A": ["m39", "m02"]},
        deck=["e01", "e05"],
        windows=False,
    )
    table.play("m39", "captain")
    assert table.hand("A") == ["e01", "e05", "m02"]
    table.play("m02", "captain")
    assert table.hand("A") == ["e01", "e05"]
    table = scenario(
        stacked={"kid": ["m03"]},
        hands={"A": ["m39", "e05", "m04", "m05", "m08"]},
        deck=["d01", "d02"],
        windows=False,
    )
    table.play("m39", "captain").play("e05", "captain")
    assert table.stack("captain") == []
    assert table.discard() == ["e05", "m39"]
    assert table.hand("A") == ["d01", "d02", "m04", "m05", "m08"]
    table = scenario(
        stacked={"kid": ["m03"]},
        hands={"A": ["m39", "e01", "m04", "m05", "m08"]},
        deck=["d01", "d02"],
        windows=False,
    )
    table.play("m39", "captain").play("e01", "captain", "kid")
    assert (table.stack("kid"), table.hand("B")) == (["m39"], [])
    assert table.hand("A") == ["d01", "d02", "m04", "m05", "m08"]


@rule("GLM-12.3", "GLM-R36")
def test_a_skip_stays_when_its_card_is_gone() -> None:
    table = scenario(hands={"A": ["m33", "e05"]}, windows=False)
    table.play("m33", "kid").play("e05", "kid")
    assert table.stack("kid") == []
    assert table.active == "C"  # Bob's turn is skipped all the same


@rule("GLM-12.4", "GLM-12.5")
@pytest.mark.parametrize("above", ["m02", "m51", "m58", "m18", "d08"])
def test_an_ongoing_effect_ends_when_any_card_covers_it(above: str) -> None:
    changes = {"m58": 1, "m18": -1}
    table = scenario(stacked={"captain": ["m44"]})
    assert table.draw_limit("A") == 6
    table = scenario(stacked={"captain": ["m44", above]})
    assert table.draw_limit("A") == 5 + changes.get(above, 0)


@rule("GLM-12.6", "GLM-12.7")
def test_a_persistent_effect_lasts_under_plain_modifiers() -> None:
    table = scenario(stacked={"captain": ["m58", "m02", "m05", "m49"]})
    assert (table.portrait("captain"), table.text("captain")) == ("m58", "m49")
    assert table.draw_limit("A") == 6


@rule("GLM-12.8", "GLM-R72")
@pytest.mark.parametrize("above", ["m53", "m57", "d08"])
def test_a_persistent_effect_ends_under_another_portrait(above: str) -> None:
    table = scenario(stacked={"captain": ["m58", "m02", above]})
    assert (table.portrait("captain"), table.draw_limit("A")) == (above, 5)


@rule("GLM-12.8", "GLM-R72")
def test_a_persistent_effect_ends_when_its_card_leaves_the_stack() -> None:
    table = scenario(
        stacked={"captain": ["m58"], "kid": ["m02"], "doctor": ["m58", "m03"]},
        hands={"A": ["e01", "e05"]},
        windows=False,
    )
    assert [table.draw_limit(seat) for seat in "ABC"] == [7, 5, 5]
    table.play("e01", "captain", "kid")  # it moves to Bob's Kid and works there
    assert [table.draw_limit(seat) for seat in "ABC"] == [6, 6, 5]
    assert table.portrait("captain") == "captain"
    table.choose("play:e05", "doctor")
    assert [table.draw_limit(seat) for seat in "ABC"] == [5, 6, 5]
    assert table.portrait("doctor") == "doctor"


@rule("GLM-12.9")
def test_at_most_one_persistent_card_is_active_on_a_character() -> None:
    table = scenario(
        stacked={"captain": ["m53", "m58"]}, hands={"B": ["m02", "m03"]}, active="B", windows=False
    )
    assert table.draw_limit("A") == 6
    table.play("m02", "captain")
    assert table.discard() == []  # m53 does not work
    table = scenario(
        stacked={"captain": ["m58", "m53"]}, hands={"B": ["m02", "m03"]}, active="B", windows=False
    )
    assert table.draw_limit("A") == 5
    table.play("m02", "captain")
    assert table.discard() == ["m03"]


@rule("GLM-12.10")
def test_additions_come_after_the_slots_and_a_fixed_number_last() -> None:
    table = scenario(
        stacked={"captain": ["m56", "m08"], "doctor": ["m05"], "counselor": ["m13"]},
        hands={"A": ["d13"]},
        windows=False,
    )
    assert table.slots("captain") == "-/-/-20"
    assert table.worth("captain") == -30
    table.play("d13", "captain")
    assert table.worth("captain") == 0


@rule("GLM-12.10", "GLM-R21")
def test_a_fixed_number_replaces_what_others_add(tmp_path: Path) -> None:
    worse = lasting('{ worth = { character = ["of_you"], delta = -5 } }', "persistent")
    own = own_cards(tmp_path, record("x_sad", "modifier", worse))
    table = scenario(
        card_set=own, stacked={"captain": ["m02", "d13"], "doctor": ["x_sad"], "kid": ["m02"]}
    )
    assert table.worth("captain") == 0
    assert table.worth("doctor") == -10
    assert table.worth("counselor") == -5
    assert table.worth("kid") == -15


@rule("GLM-R86")
def test_of_fixed_numbers_from_several_stacks_that_of_the_last_stack_counts(
    tmp_path: Path,
) -> None:
    fixed = [
        record(
            f"x_fix{n}",
            "modifier",
            lasting(f'{{ worth_set = {{ character = ["living"], n = {n} }} }}'),
        )
        for n in (10, 20, 30)
    ]
    own = own_cards(tmp_path, *fixed)
    crews = {"A": ["robot", "captain"], "B": ["kid"]}
    for stacked, worth in (
        ({"robot": ["x_fix10"]}, 10),
        ({"robot": ["x_fix10"], "captain": ["x_fix20"]}, 20),  # in the order of the crew
        ({"captain": ["x_fix10"], "robot": ["x_fix20"]}, 10),
        ({"kid": ["x_fix10"], "captain": ["x_fix20"], "robot": ["x_fix30"]}, 10),  # then the seats
    ):
        for active in "AB":
            table = scenario(card_set=own, crews=crews, stacked=stacked, active=active)
            assert {table.worth(name) for name in ("robot", "captain", "kid", "traitor")} == {worth}


@rule("GLM-12.11")
def test_lasting_effects_begin_and_end_at_once_and_unannounced() -> None:
    table = scenario(hands={"A": ["m07", "m02"], "B": ["m10", "m02"]}, players=2, windows=False)
    table.play("m07", "captain")
    table.choose("pass")
    table.choose("play:m10")
    assert table.options() == [
        "counselor", "dark_lord", "doctor", "engineer", "kid", "nemesis", "robot",
    ]  # fmt: skip
    table.choose("kid")
    table.play("m02", "captain")
    table.choose("pass", "pass")
    table = scenario(stacked={"captain": ["m07", "m02"]}, hands={"B": ["m10"]}, active="B")
    table.choose("play:m10")
    assert "captain" in table.options()


# Prohibitions.


@rule("GLM-12.12", "GLM-R73")
def test_a_prohibition_beats_a_permission() -> None:
    """m13 lets everybody kill the Captain as a free play, m57 forbids it above -20."""
    for stack, worth, options in (
        (["m57", "m13"], 0, ["discard_hand", "pass"]),
        (["m57", "m01", "m13"], -25, ["discard_hand", "pass", "play:d18"]),
        (["m57", "m09", "m13"], -20, ["discard_hand", "pass", "play:d18"]),
        (["m57", "m04", "m13"], -25, ["discard_hand", "pass", "play:d18"]),
        (["m57", "m16", "m13"], -20, ["discard_hand", "pass", "play:d18"]),
    ):
        table = scenario(
            stacked={"captain": stack}, hands={"A": ["d18"]}, step="action:2", windows=False
        )
        assert table.worth("captain") == worth
        assert table.options() == options


@rule("GLM-12.12", "GLM-R73")
def test_a_permission_for_the_dead_does_not_lift_a_prohibition(tmp_path: Path) -> None:
    shut = lasting('{ forbid = { who = "each", card = "modifier", on = ["dead"] } }', "persistent")
    own = own_cards(tmp_path, record("x_rest", "modifier", shut))
    for more, may in (({}, True), ({"doctor": ["x_rest"]}, False)):
        table = scenario(
            card_set=own,
            stacked={"captain": ["m03", "d15"], **more},
            hands={"A": ["m02"]},
            windows=False,
        )
        table.choose("play:m02")
        assert ("captain" in table.options()) == may


@rule("GLM-R73")
@pytest.mark.parametrize(
    ("stack", "worth", "may"),
    [
        (["m57", "m17"], -10, False),
        (["m57", "m19", "m04"], -15, False),
        (["m57", "m23", "m12"], -35, True),
        (["m57", "m20"], -25, True),
        (["m57", "m09", "m10"], -20, True),  # -20 is enough
    ],
)
def test_an_exception_inside_a_prohibition_is_part_of_it(
    stack: list[str], worth: int, may: bool
) -> None:
    table = scenario(stacked={"captain": stack}, hands={"A": ["d18"]}, windows=False)
    assert table.worth("captain") == worth
    assert ("play:d18" in table.options()) == may
    if not may:
        match = match_of(table)
        reason = match.why_not(match.decisions[0], "play:d18")
        assert reason == "It is forbidden by Ascended as Living Light (GLM-12.12)."


# What is a play.


@rule("GLM-R74", "GLM-R37")
def test_to_move_a_card_is_not_to_play_it() -> None:
    """Neither m26 nor m53 is set off by a swap, and m16 does not stop it."""
    table = scenario(
        stacked={"kid": ["m16"], "captain": ["m08"], "robot": ["m53", "m26"]},
        hands={"A": ["e01", "m02"], "B": ["m03", "m04"]},
        windows=False,
    )
    table.play("e01", "captain", "robot")  # m08 prints heart
    assert table.stack("robot") == ["m53", "m08"]
    assert (table.hand("A"), table.hand("B"), table.discard()) == (
        ["m02"],
        ["m03", "m04"],
        ["e01"],
    )
    table = scenario(
        stacked={"kid": ["m16"], "captain": ["m08"]},
        hands={"A": ["e01", "m06"]},
        windows=False,
    )
    table.play("e01", "captain", "kid")
    assert (table.stack("kid"), table.stack("captain")) == (["m08"], ["m16"])
    table.choose("play:m06")
    assert table.options() == without("captain")


@rule("GLM-R74", "GLM-13.4")
def test_what_is_moved_or_taken_opens_no_window() -> None:
    """Cid could answer an Untimely Death that is played, but not one that is moved."""
    table = scenario(
        stacked={"kid": ["m03", "d08"], "captain": ["m02"]},
        hands={"A": ["e06"], "B": [], "C": ["e09"]},
        box=["e08", "e10"],
        windows=False,
    )
    table.play("e06", "kid", "captain", responses=True)
    assert (table.dead("kid"), table.dead("captain")) == (False, True)
    assert table.asked() == [("A", "take_action")]


# Events.


@rule("GLM-R71", "GLM-13.1")
def test_an_event_is_either_immediate_or_a_response() -> None:
    categories = {
        card.id: {effect.category for effect in card.effects}
        for card in standard_records()
        if card.type == "event"
    }
    assert categories == {f"e{n:02}": {"immediate"} for n in range(1, 8)} | {
        f"e{n:02}": {"response"} for n in range(8, 11)
    }
    answer = '{ category = "response", on = "active_passes", do = [{ draw = { who = "you" } }] }'
    both = answer + ", " + at_once('{ draw = { who = "you" } }')
    assert "GLM-R71" in refused(record("x_both", "event", both))
    assert "GLM-R71" in refused(record("x_not", "modifier", answer))


# The order of effects.


@rule("GLM-R77")
def test_the_effects_of_a_card_are_carried_out_in_their_order(tmp_path: Path) -> None:
    """Each condition is tested when its turn comes: the first draw makes the second one true."""
    drawing = at_once('{ draw = { who = "you", n = 2 } }')
    testing = '{ category = "immediate", if = { hand = ["you", ">=", 2] }, '
    testing += 'do = [{ discard = { who = "you", n = "all" } }] }'
    own = own_cards(
        tmp_path,
        record("x_one", "modifier", f"{drawing}, {testing}"),
        record("x_two", "modifier", f"{testing}, {drawing}"),
    )
    for card, held, gone in (("x_one", [], ["m02", "m03"]), ("x_two", ["m02", "m03"], [])):
        table = scenario(
            card_set=own, hands={"A": [card]}, deck=["m02", "m03", "m04"], windows=False
        )
        table.play(card, "captain")
        assert (table.hand("A"), table.discard()) == (held, gone)


@rule("GLM-R77", "GLM-R89")
def test_a_count_is_taken_once_before_the_first_card_is_drawn(tmp_path: Path) -> None:
    """Two in all hands together; the draws do not change the number."""
    text = at_once('{ draw = { who = "each", n = { hand = "each" } } }')
    own = own_cards(tmp_path, record("x_more", "modifier", text))
    table = scenario(
        card_set=own,
        hands={"A": ["x_more"], "B": ["m02"], "C": ["m03"]},
        deck=[f"d{n:02}" for n in range(1, 10)],
        windows=False,
    )
    table.play("x_more", "kid")
    assert [len(table.hand(seat)) for seat in "ABC"] == [2, 3, 3]


@rule("GLM-R89")
def test_hands_and_the_dead_of_several_players_are_counted_together(tmp_path: Path) -> None:
    texts = [
        at_once(f'{{ draw = {{ who = "you", n = {{ {what} = "{who}" }} }} }}')
        for what in ("hand", "dead_count")
        for who in ("each", "each_other", "you", "left")
    ]
    own = own_cards(tmp_path, *[record(f"x_{i}", "modifier", text) for i, text in enumerate(texts)])
    for i, drawn in enumerate((3, 2, 1, 2, 3, 1, 2, 1)):
        table = scenario(
            card_set=own,
            stacked={
                "captain": ["m02", "d01"],
                "doctor": ["m03", "d02"],
                "kid": ["m04", "d03"],
                "traitor": ["m05"],
            },
            hands={"A": [f"x_{i}", "m08"], "B": ["m10", "m13"]},
            windows=False,
        )
        table.play(f"x_{i}", "counselor")
        assert len(table.hand("A")) == 1 + drawn


@rule("GLM-R81", "GLM-R88")
def test_of_two_untimely_deaths_the_highest_is_meant(tmp_path: Path) -> None:
    """A file of an owner lets one be killed twice; below 0 all the same."""
    again = lasting(
        '{ allow = { who = "each", card = "untimely_death", on = "this", how = "on_dead" } }'
    )
    own = own_cards(tmp_path, record("x_again", "untimely_death", again))
    table = scenario(
        card_set=own,
        stacked={"captain": ["m02", "x_again"], "kid": ["m03", "d01"], "robot": ["m52"]},
        hands={"A": ["d18", "e02", "m04"]},
        windows=False,
    )
    table.choose("play:d18")
    assert table.options() == ["captain"]
    table.choose("captain")
    assert table.stack("captain") == ["m02", "x_again", "d18"]
    table.play("e02", "captain")
    assert table.stack("captain") == ["m02", "x_again"]
    assert table.discard() == ["d18", "e02"]
    assert table.dead("captain")
    table = scenario(
        card_set=own, stacked={"captain": ["m39", "x_again"]}, hands={"A": ["d18"]}, windows=False
    )
    assert table.options() == ["discard_hand", "pass"]  # a Self-Worth of 15


@rule("GLM-R90", "GLM-2.5")
def test_a_removed_character_lies_with_those_nobody_chose(tmp_path: Path) -> None:
    text = at_once('{ remove_character = { chosen = ["living"] } }')
    own = own_cards(tmp_path, record("x_leave", "event", text))
    table = scenario(
        card_set=own,
        stacked={"kid": ["m02", "m03"]},
        hands={"A": ["x_leave", "m04"]},
        windows=False,
    )
    table.play("x_leave", "kid")
    assert table.crew("B") == ["engineer", "nemesis", "robot"]
    assert "c06" in table.view("C")["zones"]["spare"]["cards"]
    assert table.discard() == ["m02", "m03", "x_leave"]
    assert table.told("removed") == [{"character": "c06"}]
    table.choose("play:m04")
    assert table.options() == without("kid")


@rule("GLM-R41", "GLM-R78", "GLM-14.1")
def test_a_crew_without_characters_counts_as_completely_dead(tmp_path: Path) -> None:
    text = at_once('{ remove_character = { all = ["of_you"] } }')
    own = own_cards(tmp_path, record("x_gone", "event", text))
    table = scenario(
        card_set=own,
        stacked={"kid": ["m02", "d01"], "captain": ["m03", "d02"]},
        hands={"A": ["x_gone", "m04"]},
        windows=False,
    )
    table.play("x_gone")
    assert table.outcome() == ("crew_complete", "B")
    assert (table.crew("A"), table.total("A"), table.total("B")) == ([], 0, -15)


@rule("GLM-R78", "GLM-14.2")
def test_the_end_is_checked_after_each_character_that_leaves(tmp_path: Path) -> None:
    """When the first crew is empty nobody else leaves any more."""
    text = at_once('{ remove_character = { all = ["living"] } }')
    own = own_cards(tmp_path, record("x_gone", "event", text))
    table = scenario(card_set=own, hands={"A": ["x_gone", "m04"]}, active="A", windows=False)
    table.play("x_gone")
    assert table.outcome() == ("crew_complete", "ABC")
    assert [len(table.crew(seat)) for seat in "ABC"] == [0, 4, 4]


@rule("GLM-R78", "GLM-14.1")
def test_an_exchange_may_complete_a_crew(tmp_path: Path) -> None:
    text = at_once(
        '{ exchange_characters = { character = { chosen = ["living"] }, '
        'other = { chosen = ["dead"] } } }'
    )
    own = own_cards(tmp_path, record("x_trade", "event", text))
    table = scenario(
        card_set=own,
        stacked={
            "captain": ["m02", "d01"],
            "counselor": ["m03", "d02"],
            "dark_lord": ["m04", "d03"],
            "kid": ["m05", "d04"],
        },
        hands={"A": ["x_trade"]},
        windows=False,
    )
    table.choose("play:x_trade", "doctor", "kid")
    assert table.outcome() == ("crew_complete", "A")
    assert table.crew("A") == ["captain", "counselor", "dark_lord", "kid"]
    assert [table.total(seat) for seat in "ABC"] == [-65, 0, 0]


@rule("GLM-R32", "GLM-R37")
@pytest.mark.parametrize(
    ("operation", "stack"),
    [
        ("{ move = { character = THIS, cards = TOP, to = DEAD } }", 0),
        ("{ move = { character = DEAD, cards = DEATH, to = THIS } }", 0),
        ('{ move = { character = THIS, cards = DEATH, to = { chosen = ["of_other"] } } }', 1),
        ("{ swap = { character = THIS, cards = TOP, other = DEAD, other_cards = TOP } }", 0),
        ("{ strip = { character = DEAD, cards = DEATH } }", 0),
        ('{ bounce = { character = DEAD, cards = TOP, who = "you" } }', 0),
        ("{ exchange_characters = { character = THIS, other = DEAD } }", 0),
        ("{ remove_character = DEAD }", 0),
    ],
)
def test_an_effect_without_a_fitting_character_or_card_does_nothing(
    tmp_path: Path, operation: str, stack: int
) -> None:
    for word, text in (
        ("THIS", '"this"'),
        ("TOP", '"top_modifier"'),
        ("DEATH", '"untimely_death"'),
        ("DEAD", '{ chosen = ["dead"] }'),
    ):
        operation = operation.replace(word, text)
    own = own_cards(tmp_path, record("x_try", "modifier", at_once(operation)))
    table = scenario(
        card_set=own,
        stacked={"captain": ["m02"], "kid": ["m03"]},
        hands={"A": ["x_try", "m04"], "B": ["m05"]},
        windows=False,
    )
    table.play("x_try", "captain")
    if stack:
        assert table.asked() == [("A", "choose_stack")]
        table.choose("kid")
    assert (table.stack("captain"), table.stack("kid")) == (["m02", "x_try"], ["m03"])
    assert (table.hand("A"), table.discard()) == (["m04"], [])
    assert (table.owner("captain"), table.asked(), table.action) == (
        "A",
        [("A", "take_action")],
        2,
    )


@rule("GLM-R31", "GLM-4.1")
@pytest.mark.parametrize(
    ("comparison", "fitting"),
    [
        ("<", ["kid"]),
        ("<=", ["captain", "kid"]),
        ("=", ["captain"]),
        (">=", ["captain", "traitor"]),
        (">", ["traitor"]),
    ],
)
def test_a_text_may_compare_self_worth(tmp_path: Path, comparison: str, fitting: list[str]) -> None:
    target = f'{{ chosen = ["has_modifier", {{ worth = ["{comparison}", -15] }}] }}'
    text = at_once(f'{{ strip = {{ character = {target}, cards = "all_modifiers" }} }}')
    own = own_cards(tmp_path, record("x_weigh", "event", text))
    table = scenario(
        card_set=own,
        stacked={"captain": ["m02"], "kid": ["m08"], "traitor": ["m10"]},
        hands={"A": ["x_weigh"]},
        windows=False,
    )
    table.choose("play:x_weigh")
    assert table.options() == fitting


@rule("GLM-12.4", "GLM-12.12")
@pytest.mark.parametrize("dead", [False, True])
def test_a_prohibition_counts_only_while_its_condition_holds(tmp_path: Path, dead: bool) -> None:
    text = (
        '{ category = "persistent", if = { exists = ["dead"] }, '
        'static = { forbid = { who = "each", card = "modifier", on = ["of_you"] } } }'
    )
    own = own_cards(tmp_path, record("x_shut", "modifier", text))
    stacked = {"kid": ["x_shut"]} | ({"engineer": ["m03", "d01"]} if dead else {})
    table = scenario(card_set=own, stacked=stacked, hands={"A": ["m02"], "B": [], "C": []})
    table.choose("play:m02")
    assert ("kid" in table.options()) is not dead


@rule("GLM-12.4", "GLM-6.4")
@pytest.mark.parametrize("joined", [False, True])
def test_a_permission_counts_only_while_its_condition_holds(tmp_path: Path, joined: bool) -> None:
    """The Kid is dead; whether a rival is too decides whether it gets a Modifier."""
    text = (
        '{ category = "persistent", if = { exists = ["dead", "of_other"] }, '
        'static = { allow = { who = "each", card = "modifier", on = "this", how = "on_dead" } } }'
    )
    own = own_cards(tmp_path, record("x_open", "modifier", text))
    stacked = {"kid": ["d02", "x_open"]} | ({"captain": ["m03", "d01"]} if joined else {})
    table = scenario(card_set=own, stacked=stacked, hands={"A": ["m02"], "B": [], "C": []})
    table.choose("play:m02")
    assert ("kid" in table.options()) is joined

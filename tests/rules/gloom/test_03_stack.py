"""GLM-3: the stack and the cardinal rule, with the rulings on stacks and on cards that move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rule import rule

from .own_cards import ALL, at_once, lasting, own_cards, record, standard_records, without
from .scenario import Scenario, scenario


def captain(*cards: str, **more: Any) -> Scenario:
    """A table with these cards on Ann's Captain, bottom to top."""
    return scenario(stacked={"captain": list(cards)} | more.pop("stacked", {}), **more)


def shown(table: Scenario, name: str = "captain") -> tuple[str, str, str, str]:
    return table.slots(name), table.icons(name), table.text(name), table.portrait(name)


# The stack.


@rule("GLM-3.1", "GLM-3.2", "GLM-3.16")
def test_the_order_of_a_stack_is_that_in_which_cards_were_put_on_it() -> None:
    table = scenario(
        players=2,
        hands={"A": ["m02", "m05"], "B": ["m03", "m04"]},
        deck=["m08", "m13"],
        windows=False,
    )
    assert table.stack("captain") == []
    table.play("m05", "captain").play("m02", "captain")
    table.play("m04", "captain").play("m03", "captain")
    assert table.stack("captain") == ["m05", "m02", "m04", "m03"]
    assert table.text("captain") == "m03"
    c = table.character("captain")
    for viewer in (None, "A", "B"):
        view = table.view(viewer)
        assert view["zones"]["stacks"][c] == {"count": 4, "cards": ["m05", "m02", "m04", "m03"]}
        assert view["facts"]["played_by"][c] == [0, 0, 1, 1]


@rule("GLM-3.2", "GLM-3.3", "GLM-R8")
@pytest.mark.parametrize(
    ("below", "above", "slots", "icons"),
    [
        # Each area lies over the same area only.
        ("m01", "m02", "-15/-15/-", "machine/-/-"),
        ("m01", "m03", "-15/-/-15", "beast/-/-"),
        ("m02", "m03", "-/-15/-15", "beast/-/-"),
        ("m02", "m06", "-/-15/-", "heart/-/-"),
        ("m24", "m09", "-10/-/-", "credit/rank/heart"),
        ("m09", "m24", "-25/-/-", "credit/rank/heart"),
        ("m36", "m04", "-10/-15/-5", "credit/-/heart"),
        ("m36", "m08", "-15/-15/-20", "heart/machine/heart"),
        ("m11", "m05", "-10/-10/-10", "machine/void/credit"),
        ("m05", "m11", "-10/-10/-10", "machine/void/credit"),
    ],
)
def test_each_area_of_a_card_lies_over_the_same_area_below(
    below: str, above: str, slots: str, icons: str
) -> None:
    table = captain(below, above)
    assert shown(table) == (slots, icons, above, "captain")


@rule("GLM-3.3", "GLM-3.14")
def test_the_eight_areas_are_looked_at_separately() -> None:
    """m56 is seen through m02 but for its text; m18 then hides nothing else of it."""
    table = captain("m56", "m02", "m18")
    assert shown(table) == ("-20/-15/-15", "void/machine/-", "m18", "m56")
    view = table.view("C")["facts"]["characters"]["c01"]
    assert view["slots"] == [-20, -15, -15]
    assert view["icons"] == ["void", "machine", None]
    assert (view["text"], view["portrait"]) == ("m18", "m56")


# Opaque and transparent.


@rule("GLM-3.4", "GLM-3.10", "GLM-R9")
@pytest.mark.parametrize(
    ("cards", "slots", "worth"),
    [
        (("m24", "m01"), "-15/-/-", -15),  # a higher value
        (("m01", "m24"), "-25/-/-", -25),  # a lower one
        (("m01", "m07"), "-15/-/-", -15),  # an equal one
        (("m24", "m46"), "0/+15/-", 15),  # a printed 0
        (("m46",), "0/+15/-", 15),
        (("m46", "m24"), "-25/+15/-", -10),
        (("m51", "m02"), "-/-15/+15", 0),
        (("m02", "m51"), "-/0/+15", 15),
        (("m03", "m44"), "+20/-/0", 20),
        (("m02", "m45", "m03"), "+10/0/-15", -5),
    ],
)
def test_a_hidden_value_does_not_count_whatever_covers_it(
    cards: tuple[str, ...], slots: str, worth: int
) -> None:
    table = captain(*cards)
    assert (table.slots("captain"), table.worth("captain")) == (slots, worth)


@rule("GLM-3.5", "GLM-3.11", "GLM-4.3", "GLM-R10")
@pytest.mark.parametrize(
    ("cards", "icons", "showing"),
    [
        (("m03",), "beast/-/-", ["beast"]),
        (("m03", "m01"), "machine/-/-", ["machine"]),
        (("m03", "m49"), "blank/-/-", []),
        (("m49", "m03"), "beast/-/-", ["beast"]),
        (("m08", "m30"), "heart/blank/-", ["heart"]),
        (("m36", "m24", "m31"), "blank/blank/blank", []),
        (("m31",), "blank/blank/blank", []),
        (("m31", "m05"), "blank/void/blank", ["void"]),
        (("m08", "m02"), "heart/machine/-", ["heart", "machine"]),
        (("m09", "m26"), "beast/heart/heart", ["beast", "heart"]),
    ],
)
def test_a_hidden_icon_is_not_had(cards: tuple[str, ...], icons: str, showing: list[str]) -> None:
    table = captain(*cards)
    assert table.icons("captain") == icons
    assert table.showing("captain") == showing


@rule("GLM-3.11")
def test_an_effect_does_not_find_a_hidden_icon() -> None:
    """m09 counts hearts: the one under a blank is none."""
    table = scenario(
        stacked={"counselor": ["m08", "m49"], "doctor": ["m06"]},
        hands={"A": ["m09"]},
        deck=["m02", "m03", "m04", "m05"],
        windows=False,
    )
    table.play("m09", "captain")
    assert table.hand("A") == ["m02", "m03"]


@rule("GLM-3.6", "GLM-3.13", "GLM-R11", "GLM-12.5")
@pytest.mark.parametrize("above", ["m02", "m03", "m39", "m19", "m58", "d08", "d17"])
def test_every_card_in_a_stack_hides_the_text_below(above: str) -> None:
    """m50 raises the draw limit of its owner; a card on top ends that, with or without text."""
    table = captain("m50")
    assert (table.draw_limit("A"), table.text("captain")) == (6, "m50")
    table = captain("m50", above)
    assert table.text("captain") == above
    assert table.draw_limit("A") == (6 if above == "m58" else 5)  # m58 has its own


@rule("GLM-3.13", "GLM-3.6")
def test_exactly_one_text_is_visible_that_of_the_top_card() -> None:
    table = captain("m50", "m40", "m44")
    assert table.draw_limit("A") == 6
    assert [table.draw_limit(seat) for seat in "BC"] == [5, 5]
    table = captain("m50", stacked={"counselor": ["m40"], "kid": ["m44"]})
    assert [table.draw_limit(seat) for seat in "ABC"] == [7, 6, 5]


@rule("GLM-3.7", "GLM-12.7")
@pytest.mark.parametrize(
    ("cards", "portrait"),
    [
        ((), "captain"),
        (("m02",), "captain"),
        (("m53",), "m53"),
        (("m53", "m02"), "m53"),
        (("m53", "m02", "m18", "m40"), "m53"),
        (("m53", "m56"), "m56"),
        (("m53", "m02", "m56", "m03"), "m56"),
        (("m53", "d08"), "d08"),
        (("m02", "d15", "m03"), "d15"),
    ],
)
def test_only_characters_persistent_modifiers_and_deaths_have_a_portrait(
    cards: tuple[str, ...], portrait: str
) -> None:
    table = captain(*cards)
    assert table.portrait("captain") == portrait
    expected = "c01" if portrait == "captain" else portrait
    assert table.view(None)["facts"]["characters"]["c01"]["portrait"] == expected


@rule("GLM-3.8", "GLM-4.2")
def test_a_place_in_which_no_card_prints_anything_is_empty() -> None:
    for card in standard_records():
        if card.type in ("modifier", "untimely_death"):
            stack = [card.id] if card.type == "modifier" else ["m23", card.id]
            table = captain(*stack)
            view = table.view(None)["facts"]["characters"]["c01"]
            if card.type == "modifier":
                assert view["slots"] == list(card.points)
                assert view["icons"] == list(card.icons)
                assert table.g.slots[table.character("captain")] == sum(
                    value or 0 for value in card.points
                )
            else:  # the table of the specification: transparent in slots and icon positions
                assert view["slots"] == [None, -25, None]
                assert view["icons"] == ["heart", None, None]
                assert view["text"] == view["portrait"] == card.id


# Only what is shown counts.


@rule("GLM-3.9", "GLM-3.12")
def test_a_prohibition_ends_when_its_text_is_hidden() -> None:
    """m07 forbids Modifiers with rank on its Character, as long as its text can be read."""
    table = captain("m07", hands={"A": ["m10", "m02"]}, windows=False)
    table.choose("play:m10")
    assert table.options() == without("captain")
    table = captain("m07", "m02", hands={"A": ["m10"]}, windows=False)
    table.choose("play:m10")
    assert table.options() == ALL


@rule("GLM-3.12", "GLM-12.7")
def test_a_persistent_effect_works_although_its_text_is_hidden() -> None:
    table = captain("m54", "m02", hands={"A": ["e05"]}, stacked={"kid": ["m03"]}, windows=False)
    table.choose("play:e05")
    assert table.options() == ["kid"]
    table = captain("m54", "m53", hands={"A": ["e05"]}, stacked={"kid": ["m03"]}, windows=False)
    table.choose("play:e05")
    assert table.options() == ["captain", "kid"]


@rule("GLM-3.9", "GLM-3.12")
def test_a_hidden_trigger_does_nothing() -> None:
    """m26 asks for a card whenever a Modifier is played there; under m02 it does not."""
    table = captain("m26", "m02", hands={"A": ["m03", "m04", "m05"]}, windows=False)
    table.play("m03", "captain")
    assert table.discard() == []
    assert table.asked() == [("A", "take_action")]
    table = captain("m26", hands={"A": ["m03", "m04", "m05"]}, windows=False)
    table.play("m03", "captain")
    assert table.asked() == [("A", "discard_cards")]


@rule("GLM-3.15", "GLM-R12")
def test_what_comes_to_light_counts_again_from_that_moment() -> None:
    """Values, icons, the ongoing effect of m18 and the persistent one of m58."""
    table = scenario(
        stacked={"captain": ["m58", "m18", "m53"], "counselor": ["m02"]},
        hands={"A": ["d20", "m04"], "B": ["m07"]},
        windows=False,
    )
    assert shown(table) == ("-10/+10/+5", "beast/machine/-", "m53", "m53")
    assert (table.worth("captain"), table.draw_limit("A")) == (5, 5)
    table.play("d20", "counselor")
    # The only living Character with a Modifier: nobody is asked (GLM-R76).
    assert table.stack("captain") == ["m58", "m18"]
    assert shown(table) == ("-20/+10/+5", "rank/machine/-", "m18", "m58")
    assert (table.worth("captain"), table.draw_limit("A")) == (-5, 5)  # m58 +1, m18 -1
    assert table.discard() == ["m53"]


@rule("GLM-R12", "GLM-12.2")
def test_what_comes_to_light_is_not_carried_out_again() -> None:
    table = scenario(
        stacked={"captain": ["m39", "m02"], "kid": ["m23"]},
        hands={"A": ["d20"], "B": ["m07"]},
        windows=False,
    )
    table.play("d20", "kid")
    assert table.stack("captain") == ["m39"]
    assert table.worth("captain") == 15
    assert table.hand("A") == []
    assert table.hand("B") == ["m07"]


@rule("GLM-3.16")
def test_covered_cards_cannot_be_chosen_except_by_effects_that_say_so() -> None:
    """d20 takes the top Modifier, e05 all Modifiers."""
    table = captain("m02", "m03", "m05", stacked={"kid": ["m23"]}, hands={"A": ["d20"]})
    table.play("d20", "kid")
    assert table.stack("captain") == ["m02", "m03"]
    table = captain("m02", "m03", "m05", hands={"A": ["e05"]}, windows=False)
    table.play("e05", "captain")
    assert table.stack("captain") == []
    assert table.discard() == ["e05", "m02", "m03", "m05"]
    assert shown(table) == ("-/-/-", "-/-/-", "captain", "captain")
    assert table.worth("captain") == 0


# Cards that leave the middle of a stack.


@rule("GLM-R13", "GLM-R38", "GLM-3.15")
def test_when_a_card_leaves_the_middle_the_others_keep_their_order(tmp_path: Path) -> None:
    """The top Modifier of a dead Character lies under its Untimely Death."""
    op = '{ strip = { character = { chosen = ["dead"] }, cards = "top_modifier" } }'
    table = captain(
        "m05", "m58", "m01", "d18",
        card_set=own_cards(tmp_path, record("x_rob", "event", at_once(op))),
        played_by={"captain": "ABCB"},
        hands={"A": ["x_rob"]},
        windows=False,
    )  # fmt: skip
    assert shown(table) == ("-15/+10/+5", "machine/void/-", "d18", "d18")
    table.play("x_rob", "captain")
    assert table.stack("captain") == ["m05", "m58", "d18"]
    assert table.g.played_by[table.character("captain")] == [0, 1, 1]
    assert shown(table) == ("-10/+10/+5", "rank/void/-", "d18", "d18")
    assert table.dead("captain")
    assert table.discard() == ["m01", "x_rob"]
    assert table.told("stripped") == [{"card": "m01", "character": "c01"}]
    assert "revived" not in table.log()


@rule("GLM-R13", "GLM-R40")
def test_an_untimely_death_under_a_modifier_leaves_and_the_rest_closes_up() -> None:
    table = captain(
        "m02", "d15", "m05", played_by={"captain": "ABC"}, hands={"C": ["e02"]}, active="C",
        windows=False,
    )  # fmt: skip
    table.play("e02", "captain")
    assert table.stack("captain") == ["m02", "m05"]
    assert table.g.played_by[table.character("captain")] == [0, 2]
    assert not table.dead("captain")
    assert table.portrait("captain") == "captain"
    assert table.discard() == ["d15", "e02"]
    assert table.told("revived") == [{"character": "c01", "seat": 0}]


# Dead Characters with cards on top.


@rule("GLM-R14", "GLM-4.4")
def test_a_character_stays_dead_whose_skull_is_hidden(tmp_path: Path) -> None:
    """GLM-R16: a persistent Modifier on a dead Character covers the skull and is active."""
    op = '{ allow = { who = "each", card = "modifier", on = "this", how = "on_dead" } }'
    table = captain(
        "m02", "x_open",
        card_set=own_cards(tmp_path, record("x_open", "untimely_death", lasting(op))),
        hands={"A": ["m58", "m03", "d01"]},
        windows=False,
    )  # fmt: skip
    table.play("m58", "captain")
    assert table.portrait("captain") == "m58"
    assert table.dead("captain")
    assert table.view("B")["facts"]["characters"]["c01"]["dead"] is True
    assert table.draw_limit("A") == 6
    table.choose("play:m03")
    assert table.options() == without("captain")


@rule("GLM-R16")
def test_a_persistent_modifier_on_a_dead_character_is_active(tmp_path: Path) -> None:
    op = '{ allow = { who = "each", card = "modifier", on = "this", how = "on_dead" } }'
    table = captain(
        "m02", "x_open",
        card_set=own_cards(tmp_path, record("x_open", "untimely_death", lasting(op))),
        stacked={"doctor": ["m05"]},
        hands={"B": ["m56", "m03"]},
        active="B",
        windows=False,
    )  # fmt: skip
    table.play("m56", "captain")
    assert table.dead("captain")
    assert table.worth("captain") == -15 - 15 - 5  # slot 2, slot 3, the Doctor's void


@rule("GLM-R16")
def test_the_standard_set_allows_no_persistent_modifier_on_the_dead() -> None:
    table = captain("m02", "d15", hands={"A": ["m56", "m02", "e03"]}, windows=False)
    table.choose("play:m56")
    assert table.options() == without("captain")
    table = captain("m02", "d08", hands={"A": ["m56", "m05", "e03"]}, windows=False)
    table.play("e03")
    assert table.options() == ["decline", "play:m05"]


@rule("GLM-R15", "GLM-8.7")
def test_a_modifier_on_an_untimely_death_covers_its_values_and_its_text() -> None:
    """d11 is worth -15 as long as its text is visible. m50 on top of it raises the draw limit."""
    table = captain("m02", "d11", hands={"A": ["e03", "m50"]}, windows=False)
    assert table.worth("captain") == -30
    table.play("e03").play("m50", "captain")
    assert table.stack("captain") == ["m02", "d11", "m50"]
    assert (table.slots("captain"), table.worth("captain")) == ("-/-15/+20", 5)
    assert table.draw_limit("A") == 6
    assert table.dead("captain")
    assert table.icons("captain") == "credit/-/-"


@rule("GLM-R15", "GLM-6.6")
def test_the_immediate_effect_of_a_modifier_on_the_dead_is_its_owner_s() -> None:
    table = captain(
        "m02", "d13", hands={"B": ["e03", "m39"], "A": []}, active="B", deck=["m03", "m04"],
        windows=False,
    )  # fmt: skip
    assert table.worth("captain") == 0
    table.play("e03").play("m39", "captain")
    assert table.hand("A") == ["m03", "m04"]
    assert table.hand("B") == []
    assert table.worth("captain") == 0  # +15 -15; d13 no longer counts
    assert table.slots("captain") == "+15/-15/-"


@rule("GLM-R17", "GLM-12.9")
def test_of_two_persistent_modifiers_only_the_upper_is_active() -> None:
    """m58 raises the draw limit; under m56 it does not, but its values count."""
    table = captain(
        "m58", "m56", stacked={"counselor": ["m05"], "kid": ["m23"]}, hands={"A": ["d20"]},
        windows=False,
    )  # fmt: skip
    assert (table.draw_limit("A"), table.portrait("captain")) == (5, "m56")
    assert (table.slots("captain"), table.worth("captain")) == ("-/+10/-15", -10)
    table.play("d20", "kid").choose("captain")
    assert (table.draw_limit("A"), table.portrait("captain")) == (6, "m58")
    assert (table.slots("captain"), table.worth("captain")) == ("-/+10/+5", 15)
    assert table.icons("captain") == "rank/-/-"


@rule("GLM-R18")
def test_with_two_untimely_deaths_a_character_is_dead_until_both_are_gone(tmp_path: Path) -> None:
    ops = [
        f'{{ allow = {{ who = "each", card = "untimely_death", on = "this", how = "{how}" }} }}'
        for how in ("on_dead", "any_worth")
    ]
    both = ", ".join(lasting(op) for op in ops)
    own = own_cards(
        tmp_path,
        record("x_twice", "untimely_death", both),
        record("x_again", "event", at_once(strip_death())),
    )
    table = captain(
        "m39", "x_twice", card_set=own, hands={"A": ["d04", "e02"], "B": ["x_again"]},
        windows=False,
    )  # fmt: skip
    table.choose("play:d04", "captain")
    assert table.stack("captain") == ["m39", "x_twice", "d04"]
    assert table.told("died") == []
    assert table.total("A") == 5  # +15, and -10 for credit
    table.play("e02", "captain")
    assert table.stack("captain") == ["m39", "x_twice"]
    assert table.dead("captain")
    assert table.told("revived") == []
    table.play("x_again", "captain")
    assert table.stack("captain") == ["m39"]
    assert not table.dead("captain")
    assert table.told("revived") == [{"character": "c01", "seat": 0}]


def strip_death() -> str:
    return '{ strip = { character = { chosen = ["dead"] }, cards = "untimely_death" } }'


@rule("GLM-R19")
def test_an_untimely_death_may_print_points_and_icons(tmp_path: Path) -> None:
    """They cover what is below and do not count before the card lies there (GLM-8.2)."""
    more = 'points = { slot_1 = -20, slot_3 = 0 }\nicons = { icon_1 = "void" }'
    own = own_cards(tmp_path, record("x_end", "untimely_death", more=more))
    table = captain("m44", "m02", card_set=own, hands={"A": ["x_end"]}, windows=False)
    assert table.worth("captain") == 5
    assert "play:x_end" not in table.options()  # although it would bring him to -35
    table = captain(
        "m25", card_set=own, stacked={"kid": ["m39"]}, hands={"A": ["x_end"]}, windows=False
    )
    table.choose("play:x_end")
    assert table.options() == ["captain"]
    table.choose("captain")
    assert (table.slots("captain"), table.icons("captain")) == ("-20/-/0", "void/-/-")
    assert (table.worth("captain"), table.total("A")) == (-20, -20)
    deaths = [card for card in standard_records() if card.type == "untimely_death"]
    assert {card.points + card.icons for card in deaths} == {(None,) * 6}


# Cards that are moved or swapped.


@rule("GLM-R37", "GLM-12.2")
def test_a_swapped_card_is_not_played() -> None:
    """No draw for m39, no discard for m26 and m53; no window for what is moved."""
    table = scenario(
        stacked={"captain": ["m02", "m39"], "kid": ["m53", "m26"], "traitor": ["d18"]},
        played_by={"captain": "AC", "kid": "BA"},
        hands={"A": ["e01", "m04"], "B": ["m05"]},
        windows=False,
    )
    table.play("e01", "captain", "kid")
    assert (table.stack("captain"), table.stack("kid")) == (["m02", "m26"], ["m53", "m39"])
    assert table.g.played_by[table.character("captain")] == [0, 0]
    assert table.g.played_by[table.character("kid")] == [1, 2]
    assert (table.hand("A"), table.hand("B"), table.discard()) == (["m04"], ["m05"], ["e01"])
    assert table.asked() == [("A", "take_action")]
    assert table.told("moved") == [
        {"card": "m39", "character": "c01", "character_to": "c06"},
        {"card": "m26", "character": "c06", "character_to": "c01"},
    ]
    assert table.log() == ["announced", "aimed_at", "aimed_at", "moved", "moved"]


@rule("GLM-R37", "GLM-6.6")
def test_the_lasting_effect_of_a_moved_card_works_for_the_new_owner() -> None:
    table = scenario(
        stacked={"captain": ["m50"], "kid": ["m58"], "traitor": ["m02"]},
        hands={"A": ["e01"]},
        windows=False,
    )
    assert [table.draw_limit(seat) for seat in "ABC"] == [6, 6, 5]
    table.play("e01", "captain", "traitor")
    assert [table.draw_limit(seat) for seat in "ABC"] == [5, 6, 6]
    table = scenario(
        stacked={"kid": ["m58"], "traitor": ["m02"]}, hands={"A": ["e01"]}, windows=False
    )
    table.play("e01", "kid", "traitor")
    assert [table.draw_limit(seat) for seat in "ABC"] == [5, 5, 6]
    assert table.portrait("traitor") == "m58"
    assert table.portrait("kid") == "kid"


@rule("GLM-R37", "GLM-R38")
def test_a_swap_takes_the_top_modifiers_and_lays_them_on_top() -> None:
    table = scenario(
        stacked={"captain": ["m01", "m02", "m03"], "counselor": ["m05", "m04"]},
        hands={"C": ["e01"]},
        active="C",
        windows=False,
    )
    table.choose("play:e01")
    assert table.options() == ["captain"]  # a pair exists once: the earlier Character first
    table.choose("captain")
    assert table.options() == ["counselor"]
    table.choose("counselor")
    assert table.stack("captain") == ["m01", "m02", "m04"]
    assert table.stack("counselor") == ["m05", "m03"]
    assert table.worth("captain") == -10 - 15 - 5
    assert table.worth("counselor") == -10 - 10 - 15


@rule("GLM-R38")
def test_the_top_modifier_may_lie_under_an_untimely_death(tmp_path: Path) -> None:
    op = (
        '{ move = { character = { chosen = ["dead"] }, cards = "top_modifier", '
        'to = { chosen = ["living"] } } }'
    )
    table = scenario(
        card_set=own_cards(tmp_path, record("x_inherit", "event", at_once(op))),
        stacked={"captain": ["m02", "m24", "d11"], "kid": ["m03"]},
        played_by={"captain": "ACB"},
        hands={"B": ["x_inherit"]},
        active="B",
        windows=False,
    )
    table.play("x_inherit", "captain", "kid")
    assert (table.stack("captain"), table.stack("kid")) == (["m02", "d11"], ["m03", "m24"])
    assert table.g.played_by[table.character("kid")] == [1, 2]
    assert (table.worth("captain"), table.worth("kid")) == (-30, -40)
    assert table.hand("A") == []
    assert table.hand("C") == []

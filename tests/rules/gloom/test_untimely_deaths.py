"""The 20 Untimely Deaths, each by its name: what the specification prints, and a real play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule

from .own_cards import match_of, standard_records
from .scenario import Scenario, scenario

NAMES = {
    "d01": "Was Digested by the Exhibit",
    "d02": "Was Recycled by the Galley",
    "d03": "Expired of Long-Distance Longing",
    "d04": "Was Repossessed at Altitude",
    "d05": "Was Executed by Committee",
    "d06": "Stepped Out for Some Air",
    "d07": "Left Behind a Tangled Legend",
    "d08": "Was Vented Between Meals",
    "d09": "Pulled the Wrong Lever",
    "d10": "Was Mourned by Accountants",
    "d11": "Went Down with the Escape Pod",
    "d12": "Died Peacefully in a Hammock",
    "d13": "Was Given a Lovely Funeral",
    "d14": "Dropped Mid-Speech",
    "d15": "Left the Recorder Running",
    "d16": "Was Outlived by a Houseplant",
    "d17": "Fainted into the Reactor",
    "d18": "Was Erased Beyond Appeal",
    "d19": "Was Last Seen Accelerating",
    "d20": "Took the Neighbors Along",
}
ONGOING = {f"d{n:02}" for n in (1, 2, 3, 4, 5, 6, 7, 12, 13, 15)}
BOTH = {"d11", "d19"}
ANN, BOB, CID = ["m50", "m51"], ["m52", "m53", "m54"], ["m55"]
DECK = ["m20", "m21", "m22", "m23", "m24"]


def killed(card: str, *stack: str, target: str = "kid", **more: Any) -> Scenario:
    """Ann has played the death on a Character with this stack, by default one of Bob."""
    hands = {"A": [card, *ANN], "B": BOB, "C": CID} | more.pop("hands", {})
    stacked = {target: list(stack)} | more.pop("stacked", {})
    table = scenario(hands=hands, stacked=stacked, deck=DECK, windows=False, **more)
    table.play(card, target)
    assert table.dead(target)
    assert table.stack(target) == [*stack, card]
    return table


def held(table: Scenario) -> list[list[str]]:
    return [table.hand(seat) for seat in "ABC"]


def at_rest(table: Scenario) -> bool:
    """Everything is carried out; Ann has her second action."""
    return (table.asked(), table.action) == ([("A", "take_action")], 2)


@rule("GLM-1.13", "GLM-R19")
@pytest.mark.parametrize(("card", "name"), list(NAMES.items()))
def test_an_untimely_death_prints_what_the_specification_says(card: str, name: str) -> None:
    [found] = [entry for entry in standard_records() if entry.id == card]
    assert (found.name, found.type, found.copies) == (name, "untimely_death", 1)
    assert (found.points, found.icons) == ((None, None, None), (None, None, None))
    assert found.flavor
    categories = {effect.category for effect in found.effects}
    if card in ("d17", "d18"):
        assert (categories, len(found.flags)) == (set(), 1)
    else:
        both = {"ongoing", "immediate"}
        expected = both if card in BOTH else {"ongoing" if card in ONGOING else "immediate"}
        assert (categories, found.flags) == (expected, ())


@rule("GLM-1.1")
def test_there_are_20_untimely_deaths() -> None:
    found = [card.id for card in standard_records() if card.type == "untimely_death"]
    assert found == list(NAMES)


@rule("GLM-4.1", "GLM-8.7", "GLM-12.4")
@pytest.mark.parametrize(
    ("card", "icon", "shower"),
    [
        ("d01", "beast", "m03"),
        ("d02", "machine", "m01"),
        ("d03", "heart", "m09"),
        ("d04", "credit", "m04"),
        ("d05", "rank", "m07"),
        ("d06", "void", "m05"),
    ],
)
def test_d01_to_d06_pay_10_for_one_icon(card: str, icon: str, shower: str) -> None:
    shown = {"m03": -15, "m01": -15, "m09": -10, "m04": -15, "m07": -15, "m05": -20}
    for modifier, worth in shown.items():
        table = killed(card, modifier)
        bonus = -10 if modifier == shower else 0
        assert table.worth("kid") == worth + bonus
        assert (icon in table.showing("kid")) == (modifier == shower)
        assert (held(table), at_rest(table)) == ([ANN, BOB, CID], True)
    blanked = {"m03": -45, "m04": -35}.get(shower, -30)
    assert killed(card, shower, "m31").worth("kid") == blanked
    # The icon on another Character does not count.
    assert killed(card, "m02", stacked={"robot": [shower]}).worth("kid") == -15


@rule("GLM-4.3", "GLM-12.10")
@pytest.mark.parametrize(
    ("stack", "worth"),
    [
        (("m02",), -15),
        (("m03",), -20),
        (("m08",), -30),
        (("m36",), -55),
        (("m09", "m06"), -30),  # heart twice is one different icon
        (("m11", "m05"), -45),  # machine, void, credit
        (("m31",), -30),  # blanks are none
    ],
)
def test_d07_left_behind_a_tangled_legend(stack: tuple[str, ...], worth: int) -> None:
    assert killed("d07", *stack).worth("kid") == worth


@rule("GLM-8.8", "GLM-R27")
def test_d08_was_vented_between_meals() -> None:
    table = killed("d08", "m02")
    assert held(table) == [ANN, ["m20", *BOB], CID]  # the owner draws
    assert (table.worth("kid"), at_rest(table)) == (-15, True)
    assert held(killed("d08", "m02", target="captain"))[0] == ["m20", *ANN]


@rule("GLM-6.2", "GLM-R31")
@pytest.mark.parametrize(
    ("stack", "may"),
    [
        (["m01"], True),
        (["m05"], True),
        (["m08"], True),
        (["m03"], False),
        (["m01", "m31"], False),  # blanked
        (["m01", "m03"], False),  # covered by beast
        (["m01", "m43"], False),  # showing machine, but at +5
    ],
)
def test_d09_pulled_the_wrong_lever(stack: list[str], may: bool) -> None:
    table = scenario(
        stacked={"kid": stack, "robot": ["m02"]},
        hands={"A": ["d09"], "B": BOB},
        deck=DECK,
        windows=False,
    )
    if not may:
        assert table.options() == ["discard_hand", "pass"]
        match = match_of(table)
        assert "GLM-6.2" in match.why_not(match.decisions[0], "play:d09")
        return
    table.choose("play:d09")
    assert table.options() == ["kid"]
    table.choose("kid")
    assert table.hand("B") == ["m20", "m21", *BOB]


@rule("GLM-R35")
def test_d10_was_mourned_by_accountants() -> None:
    table = killed("d10", "m02")
    assert held(table) == [["m20", *ANN], ["m21", *BOB], ["m22", *CID]]
    assert at_rest(table)


@rule("GLM-R34", "GLM-12.10")
def test_d11_went_down_with_the_escape_pod() -> None:
    table = killed("d11", "m02")
    assert table.worth("kid") == -30
    assert table.asked() == [("B", "discard_cards")]
    table.choose("card:m53", "card:m54")
    assert (held(table), table.discard()) == ([ANN, ["m52"], CID], ["m53", "m54"])
    assert at_rest(table)


@rule("GLM-6.2", "GLM-8.3")
def test_d12_died_peacefully_in_a_hammock() -> None:
    table = killed("d12", "m02")
    assert (table.worth("kid"), at_rest(table)) == (0, True)
    assert killed("d12", "m03", "m36", "m31").worth("kid") == -30  # void blanked
    for stack in (["m05"], ["m36"], ["m20"]):
        table = scenario(
            stacked={"kid": stack, "robot": ["m02"]}, hands={"A": ["d12"]}, windows=False
        )
        table.choose("play:d12")
        assert table.options() == ["robot"]


@rule("GLM-12.10")
@pytest.mark.parametrize("stack", [("m02",), ("m36",), ("m34", "m03")])
def test_d13_was_given_a_lovely_funeral(stack: tuple[str, ...]) -> None:
    table = killed("d13", *stack)
    assert (table.worth("kid"), table.total("B"), at_rest(table)) == (0, 0, True)


@rule("GLM-11.1", "GLM-11.5")
def test_d14_dropped_mid_speech() -> None:
    hands = {"A": ["d14", "e05", "e07", "e09", "m10", "d08"]}
    table = killed("d14", "m02", target="captain", hands=hands)
    assert table.options() == ["decline", "play:e07"]  # e05 has no target
    table.choose("decline")
    assert at_rest(table)
    assert at_rest(killed("d14", "m02", hands=hands))  # on Bob's Kid it is lost


@rule("GLM-6.4", "GLM-R15")
def test_d15_left_the_recorder_running() -> None:
    """A plain Modifier may be played on the dead Kid, by everybody, but only one."""
    hands = {"A": ["d15", "m39", "m58", "d08"], "B": ["m04", "m05"]}
    table = killed("d15", "m02", hands=hands)
    table.choose("play:m39")
    assert "kid" in table.options()
    table = killed("d15", "m02", hands=hands).choose("play:m58")
    assert "kid" not in table.options()  # it has a portrait
    table = killed("d15", "m02", hands=hands).choose("pass")
    table.play("m04", "kid")
    assert (table.stack("kid"), table.dead("kid")) == (["m02", "d15", "m04"], True)
    assert table.worth("kid") == -30
    table.choose("play:m05")
    assert "kid" not in table.options()  # the text of d15 is covered


@rule("GLM-11.1", "GLM-11.5")
def test_d16_was_outlived_by_a_houseplant() -> None:
    hands = {"A": ["d16", "m10", "m58", "e07", "d08"]}
    table = killed("d16", "m02", target="captain", hands=hands)
    assert table.options() == ["decline", "play:m10", "play:m58"]
    table.choose("play:m10")
    assert "captain" not in table.options()
    table.choose("kid")
    assert (table.stack("kid"), at_rest(table)) == (["m10"], True)
    assert at_rest(killed("d16", "m02", hands=hands))


@rule("GLM-R29")
def test_d17_fainted_into_the_reactor() -> None:
    table = scenario(
        stacked={"kid": ["m02"]}, hands={"A": ["d17", "d16"], "B": ["m03"]}, windows=False
    )
    table.choose("pass")
    assert table.options() == ["discard_hand", "pass", "play:d17"]
    table.play("d17", "kid")
    assert (table.dead("kid"), table.worth("kid"), table.active) == (True, -15, "B")
    assert at_rest(killed("d17", "m02"))


@rule("GLM-R56", "GLM-1.15")
def test_d18_was_erased_beyond_appeal() -> None:
    """Nobody is asked: no Response could cancel it."""
    table = scenario(stacked={"kid": ["m02"]}, hands={"A": ["d18"], "B": ["e09"], "C": ["m03"]})
    table.play("d18", "kid", responses=True)
    assert (table.dead("kid"), table.hand("B"), at_rest(table)) == (True, ["e09"], True)
    assert table.told("window") == []


@rule("GLM-R36", "GLM-12.10")
def test_d19_was_last_seen_accelerating() -> None:
    table = killed("d19", "m02")
    assert (table.worth("kid"), table.g.skip_turns) == (-35, [0, 1, 0])
    table.choose("pass")
    assert (table.active, table.g.skip_turns) == ("C", [0, 0, 0])


@rule("GLM-6.8", "GLM-R76", "GLM-R38")
def test_d20_took_the_neighbors_along() -> None:
    """Bob, the owner, must choose a living Character with a Modifier, of any crew."""
    more = {"captain": ["m05", "m39"], "robot": ["m08"], "traitor": ["m03", "d01"]}
    table = killed("d20", "m02", stacked=more)
    assert table.asked() == [("B", "choose_stack")]
    assert table.options() == ["captain", "robot"]
    match = match_of(table)
    assert "GLM-6.8" in match.why_not(match.decisions[0], "item:c09")
    table.choose("captain")
    assert (table.stack("captain"), table.discard()) == (["m05"], ["m39"])
    assert at_rest(table)
    table = killed("d20", "m02", stacked={"robot": ["m08"]})  # one only: no question
    assert (table.stack("robot"), table.discard(), at_rest(table)) == ([], ["m08"], True)
    table = killed("d20", "m02", stacked={"traitor": ["m03", "d01"]})  # nobody
    assert (table.discard(), at_rest(table)) == ([], True)

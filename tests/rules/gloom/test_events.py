"""The 10 Events, each by its name: what the specification prints, and a real play of it."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .own_cards import match_of, standard_records, without
from .scenario import scenario

NAMES = {
    "e01": ("Cargo Mix-Up", "immediate"),
    "e02": ("Emergency Reboot", "immediate"),
    "e03": ("Posthumous Scandal", "immediate"),
    "e04": ("Fast-Forward", "immediate"),
    "e05": ("Full Decontamination", "immediate"),
    "e06": ("Clerical Error at the Morgue", "immediate"),
    "e07": ("Ration Riot", "immediate"),
    "e08": ("Signal Jammed", "response"),
    "e09": ("Backup Heart", "response"),
    "e10": ("Swerve at the Last Second", "response"),
}


@rule("GLM-1.10", "GLM-R71")
def test_the_events_are_those_of_the_specification() -> None:
    found = {
        card.id: (card.name, *{effect.category for effect in card.effects})
        for card in standard_records()
        if card.type == "event"
    }
    assert found == NAMES


@rule("GLM-7.4", "GLM-R37", "GLM-R83")
def test_e01_cargo_mix_up() -> None:
    """A pair of living Characters with Modifiers, named in ascending order."""
    stacked = {
        "captain": ["m02", "m39"],
        "kid": ["m58"],
        "traitor": ["m08", "d08"],
        "robot": ["m03", "m18"],
    }
    hands = {"A": ["e01", "m10"], "B": ["m04"]}
    table = scenario(stacked=stacked, hands=hands, deck=["d01"], windows=False)
    table.choose("play:e01")
    assert table.options() == ["captain", "kid"]  # after the Robot nobody would be left
    table.choose("kid")
    assert table.options() == ["robot"]
    table = scenario(stacked=stacked, hands=hands, deck=["d01"], windows=False)
    table.choose("play:e01", "captain")
    assert table.options() == ["kid", "robot"]
    table.choose("kid")
    assert (table.stack("captain"), table.stack("kid")) == (["m02", "m58"], ["m39"])
    assert [table.draw_limit(seat) for seat in "ABC"] == [6, 4, 5]  # m58 is Ann's now
    assert (table.worth("captain"), table.worth("kid")) == (15, 15)
    assert (table.hand("A"), table.hand("B"), table.discard()) == (["m10"], ["m04"], ["e01"])


@rule("GLM-R31")
@pytest.mark.parametrize(
    "stacked", [{}, {"captain": ["m02"]}, {"captain": ["m02"], "kid": ["m03", "d01"]}]
)
def test_e01_needs_two_living_characters_with_modifiers(stacked: dict[str, list[str]]) -> None:
    table = scenario(stacked=stacked, hands={"A": ["e01"]}, windows=False)
    assert table.options() == ["discard_hand", "pass"]
    match = match_of(table)
    assert "GLM-R31" in match.why_not(match.decisions[0], "play:e01")


@rule("GLM-R40", "GLM-7.5")
def test_e02_emergency_reboot() -> None:
    table = scenario(
        stacked={"kid": ["m58", "m03", "d08"], "captain": ["m02", "d01"], "robot": ["m04"]},
        hands={"A": ["e02", "d18"], "B": ["m05"]},
        windows=False,
    )
    table.choose("play:e02")
    assert table.options() == ["captain", "kid"]
    assert table.draw_limit("B") == 5
    table.choose("kid")
    assert (table.stack("kid"), table.dead("kid")) == (["m58", "m03"], False)
    assert (table.draw_limit("B"), table.worth("kid")) == (6, -5)
    assert table.discard() == ["d08", "e02"]
    assert table.told("revived") == [{"character": "c06", "seat": 1}]
    table = scenario(stacked={"robot": ["m04"]}, hands={"A": ["e02"]}, windows=False)
    assert table.options() == ["discard_hand", "pass"]


@rule("GLM-11.4", "GLM-R15", "GLM-6.4")
def test_e03_posthumous_scandal() -> None:
    """A plain Modifier on a dead Character: it covers d01, and its effect is the owner's."""
    table = scenario(
        stacked={"kid": ["m03", "d01"], "robot": ["m02"]},
        hands={"A": ["e03", "m39", "m58", "d18"], "B": []},
        deck=["m10", "m13"],
        windows=False,
    )
    assert table.worth("kid") == -25
    table.play("e03")
    assert table.options() == ["decline", "play:m39"]
    table.choose("play:m39")
    assert table.options() == ["kid"]
    table.choose("kid")
    assert (table.dead("kid"), table.worth("kid")) == (True, 0)  # +15 - 15, d01 covered
    assert table.hand("B") == ["m10", "m13"]
    assert (table.discard(), table.action) == (["e03"], 2)
    table = scenario(stacked={"robot": ["m02"]}, hands={"A": ["e03", "m39"]}, windows=False)
    assert "play:e03" not in table.options()  # nobody is dead


@rule("GLM-7.3", "GLM-R44", "GLM-R77")
def test_e04_fast_forward() -> None:
    """Draw three, then one card of any kind as a free play, also one just drawn."""
    table = scenario(
        stacked={"kid": ["m03"]},
        hands={"A": ["e04", "m02"], "B": ["m04"]},
        deck=["d18", "e07", "e08", "m05"],
        windows=False,
    )
    table.play("e04")
    assert table.hand("A") == ["d18", "e07", "e08", "m02"]
    assert table.options() == ["decline", "play:d18", "play:e07", "play:m02"]
    table.play("d18", "kid")
    assert (table.dead("kid"), table.action, table.hand("B")) == (True, 2, ["m04"])
    assert table.deck() == ["m05"]


@rule("GLM-7.5", "GLM-3.15")
def test_e05_full_decontamination() -> None:
    table = scenario(
        stacked={"kid": ["m02", "m58", "m18"], "robot": ["m03", "d01"], "captain": ["m39"]},
        hands={"A": ["e05"]},
        windows=False,
    )
    table.choose("play:e05")
    assert table.options() == ["captain", "kid"]
    table.choose("kid")
    assert (table.stack("kid"), table.worth("kid"), table.showing("kid")) == ([], 0, [])
    assert (table.icons("kid"), table.portrait("kid"), table.dead("kid")) == (
        "-/-/-",
        "kid",
        False,
    )
    assert table.draw_limit("B") == 5
    assert table.discard() == ["e05", "m02", "m18", "m58"]


@rule("GLM-R39", "GLM-7.4")
def test_e06_clerical_error_at_the_morgue() -> None:
    """The dead one is named first; the other must live and be negative."""
    table = scenario(
        stacked={
            "kid": ["m03", "d11"],
            "captain": ["m08"],
            "robot": ["m39"],
            "traitor": ["m02", "d13"],
            "doctor": ["m57", "m12"],
        },
        hands={"A": ["e06"], "B": ["m04", "m05"]},
        windows=False,
    )
    table.choose("play:e06")
    assert table.options() == ["kid", "traitor"]
    table.choose("kid")
    assert table.options() == ["captain", "doctor"]  # m57 does not stop a move
    table.choose("captain")
    assert (table.stack("kid"), table.stack("captain")) == (["m03"], ["m08", "d11"])
    assert (table.dead("kid"), table.dead("captain")) == (False, True)
    assert table.worth("captain") == -35  # the ongoing part of d11 works here now
    assert (table.hand("B"), table.discard()) == (["m04", "m05"], ["e06"])
    for stacked in ({"kid": ["m03", "d11"]}, {"captain": ["m08"]}):
        table = scenario(stacked=stacked, hands={"A": ["e06"]}, windows=False)
        assert table.options() == ["discard_hand", "pass"]


@rule("GLM-R76", "GLM-7.4")
def test_e07_ration_riot() -> None:
    """All at once, two each to the left, blind; a hand of two or fewer goes as a whole."""
    table = scenario(
        players=4,
        hands={
            "A": ["e07", "m02", "m03", "m04"],
            "B": ["m05", "m08"],
            "C": ["d01", "d02", "d03"],
            "D": ["d04"],
        },
        windows=False,
    )
    table.choose("play:e07")
    assert table.asked() == [("A", "pass_cards"), ("C", "pass_cards")]
    assert table.options("A") == ["card:m02", "card:m03"]  # ascending, so not m04 first
    table.answer("C", "pass_cards", "card:d02")
    assert table.asked() == [("A", "pass_cards")]
    assert table.hand("D") == ["d04"]  # nothing moves before all have chosen
    table.answer("A", "pass_cards", "card:m02")
    assert (table.options("A"), table.options("C")) == (["card:m03", "card:m04"], ["card:d03"])
    table.answer("A", "pass_cards", "card:m04").answer("C", "pass_cards", "card:d03")
    assert [table.hand(seat) for seat in "ABCD"] == [
        ["d04", "m03"], ["m02", "m04"], ["d01", "m05", "m08"], ["d02", "d03"],
    ]  # fmt: skip
    assert (table.discard(), table.action) == (["e07"], 2)
    assert table.told("gave", "B")[:2] == [
        {"seat": 0, "seat_to": 1, "card": "m02"},
        {"seat": 0, "seat_to": 1, "card": "m04"},
    ]
    assert table.told("gave", "D")[:2] == [{"seat": 0, "seat_to": 1}] * 2


@rule("GLM-R76")
def test_e07_is_an_exchange_between_two_and_who_has_nothing_still_receives() -> None:
    table = scenario(players=2, hands={"A": ["e07", "m02"], "B": ["m03", "m04"]}, windows=False)
    table.play("e07")
    assert (table.hand("A"), table.hand("B")) == (["m03", "m04"], ["m02"])
    table = scenario(hands={"A": ["e07"], "B": ["m03", "m04"], "C": ["m05"]}, windows=False)
    table.play("e07")
    assert [table.hand(seat) for seat in "ABC"] == [["m05"], [], ["m03", "m04"]]


@rule("GLM-13.8", "GLM-13.2")
@pytest.mark.parametrize("card", ["e01", "e02", "e03", "e04", "e05", "e06", "e07"])
def test_e08_signal_jammed(card: str) -> None:
    """It cancels every Event another player announces."""
    stacked = {"captain": ["m02"], "kid": ["m03", "d01"], "robot": ["m04"]}
    targets = {
        "e01": ("captain", "robot"),
        "e02": ("kid",),
        "e05": ("robot",),
        "e06": ("kid", "captain"),
    }.get(card, ())
    table = scenario(
        stacked=stacked, hands={"A": [card, "m05"], "B": ["m08"], "C": ["e08"]}, deck=["m10"]
    )
    table.play(card, *targets, responses=True).choose("decline", "play:e08")
    assert {name: table.stack(name) for name in stacked} == stacked
    assert (table.discard(), table.hand("A"), table.hand("B")) == (
        sorted([card, "e08"]),
        ["m05"],
        ["m08"],
    )
    assert (table.asked(), table.action) == ([("A", "take_action")], 2)


@rule("GLM-13.8", "GLM-13.11")
@pytest.mark.parametrize("number", range(1, 21))
def test_e09_backup_heart(number: int) -> None:
    """It cancels every Untimely Death but d18."""
    card = f"d{number:02}"
    table = scenario(
        stacked={"kid": ["m08"], "robot": ["m39"]},
        hands={"A": [card, "m05"], "B": ["m03", "m04"], "C": ["e09"]},
        deck=["m10"],
    )
    table.play(card, "kid", responses=True)
    if number == 18:
        assert (table.dead("kid"), table.told("window")) == (True, [])
        return
    table.choose("decline")
    assert table.options() == ["decline", "play:e09"]
    table.choose("play:e09")
    assert (table.dead("kid"), table.worth("kid")) == (False, -20)
    assert table.discard() == sorted([card, "e09"])
    assert (table.hand("A"), table.hand("B"), table.deck()) == (["m05"], ["m03", "m04"], ["m10"])
    assert (table.g.skip_turns, table.action) == ([0, 0, 0], 2)


@rule("GLM-13.9", "GLM-R57")
def test_e10_swerve_at_the_last_second() -> None:
    """Only the owner of the target; to any other living Character of any crew."""
    table = scenario(
        stacked={"captain": ["m03", "d01"]},
        hands={"A": ["m39", "m02"], "B": ["m04"], "C": ["e10", "m05"]},
        deck=["m08", "m10"],
    )
    table.play("m39", "traitor", responses=True)
    assert (table.asked(), table.options()) == ([("C", "respond")], ["decline", "play:e10"])
    table.choose("play:e10")
    assert table.options() == without("captain", "traitor")
    table.choose("kid")
    assert (table.stack("traitor"), table.stack("kid")) == ([], ["m39"])
    assert (table.hand("B"), table.hand("C")) == (["m04", "m08", "m10"], ["m05"])
    assert (table.discard(), table.action) == (["e10"], 2)

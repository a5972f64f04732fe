"""What a game declares: kinds with numbered options, options with values, steps by name."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from shipboard.kernel.declare import SPAN, Event, Kind, Move, Option, name_of_step
from shipboard.kernel.referents import Referent
from shipboard.kernel.state import Refused
from shipboard.kernel.view import option_name
from shipboard.kernel.words import Speaker

from . import toy
from .toy import GAME


def test_sections_follow_each_other() -> None:
    kind = Kind("vote", "?", ("nobody", ":seat", "all", "rob:seat"), "TOY-1")
    assert kind.sections() == [
        (0, "nobody", ""),
        (1, "", "seat"),
        (1 + SPAN, "all", ""),
        (2 + SPAN, "rob", "seat"),
    ]
    assert kind.split(0) == ("nobody", "", 0)
    assert kind.split(3) == ("", "seat", 2)
    assert kind.split(1 + SPAN) == ("all", "", 0)
    assert kind.split(4 + SPAN) == ("rob", "seat", 2)


def test_every_number_of_a_kind_has_one_meaning() -> None:
    g = GAME.deal(3, b"", GAME.load({}), {"rounds": "2"})
    for kind in GAME.kinds:
        numbers = list(GAME.every_option(kind, g))
        assert len({kind.split(number) for number in numbers}) == len(numbers)


def test_a_negative_option_is_refused() -> None:
    with pytest.raises(Refused, match="-1 is not an option of act"):
        GAME.kinds[toy.ACT].split(-1)


def test_options_refer_only_to_what_the_game_declares() -> None:
    strange = Kind("aim", "At which star?", ("nothing", "star:star"), "TOY-1")
    with pytest.raises(ValueError, match="aim has options star:star, but the game declares only"):
        replace(GAME, kinds=(*GAME.kinds, strange))
    star = Referent(lambda g: 2, lambda g, n: f"s{n}", lambda g, n, names: f"star {n}")
    game = replace(GAME, kinds=(strange,), referents={"star": star})
    g = GAME.deal(3, b"", GAME.load({}), {"rounds": "2"})
    assert [option_name(game, g, 0, n) for n in game.every_option(strange, g)] == [
        "nothing",
        "star:s0",
        "star:s1",
    ]
    assert Speaker(game, "ABC").option(g, 0, 2) == "star star 1"


def test_options_are_filled_in_and_checked() -> None:
    assert GAME.choose(3, {}) == {"rounds": "4", "rival": "off", "backs": "one"}
    assert GAME.choose(3, {"rounds": 6}) == {"rounds": "6", "rival": "off", "backs": "one"}
    with pytest.raises(Refused, match="option rounds must be one of 2, 4, 6, not '5'"):
        GAME.choose(3, {"rounds": 5})
    with pytest.raises(
        Refused, match="Cargo has no option 'speed'; its options are rounds, rival, backs"
    ):
        GAME.choose(3, {"speed": 5})


@pytest.mark.parametrize("players", [0, 1, 5, -3, 10**9, "3", 3.0, None, True, [3]])
def test_a_wrong_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(Refused, match="Cargo is for 2 to 4 players"):
        GAME.choose(players, {})


def test_a_switch_is_on_or_off() -> None:
    option = Option("talk", "off", ("off", "on"), "?")
    assert option.check(True) == "on"
    assert option.check(False) == "off"
    assert option.check("on") == "on"
    with pytest.raises(Refused):
        option.check("maybe")


def test_a_parsed_value_is_taken_as_it_is() -> None:
    option = Option("path", "none", ("none",), "?", lambda text: text if text[:1] == "/" else None)
    assert option.check("/tmp") == "/tmp"
    with pytest.raises(Refused):
        option.check("tmp")


def test_a_value_with_a_blank_shows_how_to_write_it_and_is_none_itself() -> None:
    option = Option("first", "none", ("none", "seat:<k>"), "?", lambda text: text)
    assert option.check("seat:1") == "seat:1"
    with pytest.raises(Refused, match="option first: 'seat:<k>' only shows the form"):
        option.check("seat:<k>")


def test_steps_are_found_by_name() -> None:
    steps = GAME.step_names()
    assert steps["toy.draw_one"] is toy.draw_one
    assert name_of_step(toy.draw_one) == "toy.draw_one"
    assert "toy.shuffle" not in steps, "only the game's own functions"


@pytest.mark.parametrize(
    ("move", "problem"),
    [
        (Move("gem", "deck", "hand/{seat}"), "moves gem, which is not an argument of it"),
        (Move("number", "deck", "hand/{seat}"), "moves number, which is not an argument"),
        (Move("card", "{card}", "discard"), "{card} names card, which is not a public argument"),
        (Move("card", "sea", "discard"), "to or from sea, which is not a pile"),
        (Move("card", "deck", "hand"), "to or from hand, which is not a pile"),
        (Move("card", "deck/0", "discard"), "to or from deck/0, which is not a pile"),
        (Move("card", "{pile}", "discard"), "to or from river, which is not a pile"),
    ],
)
def test_a_move_goes_from_pile_to_pile(move: Move, problem: str) -> None:
    event = Event(
        "taken", "{seat} takes a card.", ("seat", "pile"), "{seat} takes {card}.",
        ("card", "number"), {"pile": ("deck", "chest/{seat}", "river")}, (move,),
    )  # fmt: skip
    with pytest.raises(ValueError, match=re.escape(problem)):
        replace(GAME, events=(event,))

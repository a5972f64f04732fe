"""RIM-50: the set-up of a game with ambitions."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from shipboard.games.outer_rim.state import Rim
from shipboard.kernel.imagine import imagine
from shipboard.kernel.state import Refused
from tests.rule import rule

from .own import own
from .scenario import GAME, LETTERS, Scenario, scenario

SHEETS = [f"am{number}" for number in range(1, 9)]
# As the specification prints them: credits, reputation, a market card and its deck.
LINES = {
    "am1": (6000, ("syndicate", 1), None),
    "am2": (4000, ("rebel", 1), "jb15x"),
    "am3": (4000, ("imperial", 1), None),
    "am4": (5000, ("hutt", 1), None),
    "am5": (8000, None, None),
    "am6": (6000, None, "gm03"),
    "am7": (8000, None, None),
    "am8": (5000, None, "gm01"),
}
FACTIONS = ("hutt", "syndicate", "imperial", "rebel")
SINGULAR = """
[[ambition]]
id = "mine"
name = "One of my own"
goals = [{ name = "Win", order = "final", at = ["halcyon"], databank = 99 }]
"""


def set_up(seed: int = 0, players: int = 3, **options: object) -> Scenario:
    """The set-up with ambitions, everybody playing somebody without a set-up choice."""
    options = {"expansion": "on", "ambitions": "on"} | options
    key = seed.to_bytes(8, "little")
    table = scenario(phase="setup", players=players, key=key, **options)  # type: ignore[arg-type]
    for character in ("vask_orrin", "grath", "senna_korr", "hx9")[:players]:
        table.pick(character, "g9_rigger")
    return table


def sheet(table: Scenario, seat: str) -> str:
    return table.zone("ambition", seat)[0]


def in_turn_order(table: Scenario) -> list[str]:
    return [LETTERS[(table.g.first + i) % table.g.players] for i in range(table.g.players)]


# Options.


@rule("RIM-R323")
def test_ambitions_need_the_expansion_and_say_so() -> None:
    with pytest.raises(Refused, match="ambitions=on needs expansion=on"):
        GAME.choose(3, {"ambitions": "on"})


@rule("RIM-R323")
def test_what_means_nothing_without_or_with_ambitions_is_ignored() -> None:
    table = scenario(fame_requirement=15, ambition_choice="open")
    assert table.g.fame_target == 10
    assert not any(table.g.ambition)
    assert set_up(fame_target=15).g.fame_target == 8


@rule("RIM-50.1")
@pytest.mark.parametrize("fame", [5, 8, 10, 15])
def test_the_fame_requirement_is_an_option(fame: int) -> None:
    assert set_up(fame_requirement=fame).g.fame_target == fame


@rule("RIM-50.1")
@pytest.mark.parametrize("fame", ["4", "16", "eight"])
def test_no_other_fame_requirement_is_taken(fame: str) -> None:
    with pytest.raises(Refused, match="fame_requirement"):
        GAME.choose(3, {"expansion": "on", "ambitions": "on", "fame_requirement": fame})


@rule("RIM-50.3")
def test_there_must_be_one_sheet_more_than_players(tmp_path: Path) -> None:
    removed = "\n".join(f'[[remove.ambition]]\nid = "{name}"' for name in SHEETS[:5])
    table = own(tmp_path, removed)
    with pytest.raises(
        Refused, match="found 3 ambitions, expected one more than there are players"
    ):
        GAME.choose(3, {"expansion": "on", "ambitions": "on", "content": table})
    GAME.choose(2, {"expansion": "on", "ambitions": "on", "content": table})


# Who gets which.


@rule("RIM-50.3", "RIM-R122")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_a_sheet_for_all_to_see(players: int) -> None:
    table = set_up(players=players)
    seats = LETTERS[:players]
    held = [sheet(table, seat) for seat in seats]
    assert len(set(held)) == players
    for viewer in (*seats, None):
        zones = table.view(viewer)["zones"]
        assert [zone["cards"] for zone in zones["ambition"]] == [[name] for name in held]
        assert zones["shelf"] == {"count": 8 - players}
        assert zones["ambitions"]["cards"] == []
    assert [row["ambition"] for row in table.told("ambition_dealt")] == [
        sheet(table, seat) for seat in reversed(in_turn_order(table))
    ]


@rule("RIM-50.3", "RIM-R122")
def test_unseen_every_sheet_can_come_to_anybody_and_stay_in_the_box() -> None:
    tables = [set_up(seed) for seed in range(40)]
    for seat in "ABC":
        assert {sheet(table, seat) for table in tables} == set(SHEETS)
    assert all("choose_ambition" not in kind for table in tables for _, kind in table.asked())


@rule("RIM-R122")
def test_nobody_knows_which_sheets_are_left() -> None:
    table = set_up()
    left = set(table.zone("shelf"))
    tops = set()
    for number in range(80):
        world = imagine(GAME, table.g, 0, random.Random(number))
        assert isinstance(world, Rim)
        imagined = Scenario(world)
        assert set(imagined.zone("shelf")) == left
        tops.add(imagined.g.pack.names["ambition"][imagined.g.shelf[-1] & 0xFFF])
    assert tops == left


@rule("RIM-50.3", "RIM-R122")
def test_with_the_option_all_choose_from_open_sheets_the_last_player_first() -> None:
    table = set_up(ambition_choice="open")
    laid = table.zone("ambitions")
    assert len(laid) == 4
    assert table.view(None)["zones"]["ambitions"]["cards"] == table.view("A")["zones"][
        "ambitions"]["cards"]  # fmt: skip
    for seat in reversed(in_turn_order(table)):
        assert table.asked() == [(seat, "choose_ambition")]
        assert table.options() == sorted(f"ambition:{name}" for name in table.zone("ambitions"))
        table.answer(seat, "choose_ambition", f"ambition:{table.zone('ambitions')[0]}")
    assert len(table.zone("ambitions")) == 1  # everybody sees which one is left
    assert {sheet(table, seat) for seat in "ABC"} | set(table.zone("ambitions")) == set(laid)
    assert table.asked()[0][1] == "plan"


@rule("RIM-50.3")
def test_a_sheet_that_was_chosen_is_no_option_and_says_why() -> None:
    table = set_up(ambition_choice="open")
    seat = table.asked()[0][0]
    gone = next(name for name in SHEETS if name not in table.zone("ambitions"))
    words = table.why_not(seat, table.number("ambition", gone))
    assert words == "That ambition does not lie there to be chosen (RIM-50.3)."


# The set-up lines.


def with_sheet(name: str) -> tuple[Scenario, str]:
    """A set-up in which somebody gets this sheet."""
    for seed in range(200):
        table = set_up(seed)
        for seat in "ABC":
            if sheet(table, seat) == name:
                return table, seat
    raise AssertionError(name)


@rule("RIM-50.2", "RIM-50.4", "RIM-R144")
@pytest.mark.parametrize("name", SHEETS)
def test_everybody_starts_as_the_sheet_says(name: str) -> None:
    credits, known, card = LINES[name]  # noqa: A001
    table, seat = with_sheet(name)
    assert table.credits(seat) == credits
    character = {"vask_orrin": "hutt", "grath": "hutt", "senna_korr": "syndicate"}
    wanted = dict.fromkeys(FACTIONS, 0)
    own_faction = character.get(table.character(seat))
    if own_faction:
        wanted[own_faction] = 1
    if known:
        wanted[known[0]] = min(1, wanted[known[0]] + known[1])
    assert {faction: table.reputation(seat, faction) for faction in FACTIONS} == wanted
    assert (card in table.assets(seat)) == (card is not None)
    assert len(table.assets(seat)) == (2 if card else 1)  # and the card of the character
    if card:
        assert table.told("starts_with_market_card") in (
            [{"seat": LETTERS.index(seat), "card": card}],
            table.told("starts_with_market_card"),
        )


@rule("RIM-R144")
def test_reputation_of_the_sheet_is_a_gain_of_one() -> None:
    for seed in range(300):
        options: dict[str, object] = {"expansion": "on", "ambitions": "on"}
        key = seed.to_bytes(8, "little")
        table = scenario(phase="setup", key=key, **options)  # type: ignore[arg-type]
        table.pick("dax_marlowe", "g9_rigger", "grath", "g9_rigger", "hx9", "g9_rigger")
        first = LETTERS[table.g.first]
        if sheet(table, first) == "am4":
            assert table.reputation(first, "hutt") == 0  # Dax Marlowe is out of favour there
            return
    raise AssertionError("am4 never comes to the first player")


@rule("RIM-50.4", "RIM-R126", "RIM-R144")
def test_the_market_card_is_found_before_anything_is_turned_up_and_only_once() -> None:
    table, seat = with_sheet("am8")
    assert "gm01" in table.assets(seat)
    assert "gm01" not in [table.top("gear_mod"), *table.zone("deck", "gear_mod")]


@rule("RIM-R126")
def test_a_market_card_that_is_gone_is_not_gained(tmp_path: Path) -> None:
    lines = "\n".join(
        f'[[change.ambition]]\nid = "{name}"\ncard = "gm01"' for name in SHEETS
    )  # fmt: skip
    table = set_up(content=own(tmp_path, lines))
    holders = [seat for seat in in_turn_order(table) if "gm01" in table.assets(seat)]
    assert holders == in_turn_order(table)[:1]


@rule("RIM-50.3")
def test_an_ambition_of_ones_own_needs_a_final_goal(tmp_path: Path) -> None:
    wrong = SINGULAR.replace('order = "final", ', "")
    with pytest.raises(Refused, match="found 0 final goals, expected exactly one"):
        GAME.choose(3, {"expansion": "on", "content": own(tmp_path, wrong)})


@rule("RIM-51.3")
@pytest.mark.parametrize(
    ("part", "instead", "message"),
    [
        ("databank = 99", "databank = 300", "databank: found 300, expected a number"),
        ('"halcyon"', '"nowhere"', "at: found 'nowhere', expected a space"),
        (', at = ["halcyon"]', "", "found at or databank alone"),
        ('name = "One of my own"', 'name = "x"\ncard = "90a"', "expected the id of a market card"),
        ('order = "final"', 'order = "ongoing"', "found an ongoing goal without a state"),
        ("}]", '}, { name = "Two", order = 2, state = "droid" }]', "expected 1, 2 and so on"),
    ],
)
def test_what_does_not_fit_in_an_ambition_is_said(
    tmp_path: Path, part: str, instead: str, message: str
) -> None:
    with pytest.raises(Refused, match=message):
        GAME.choose(
            3, {"expansion": "on", "content": own(tmp_path, SINGULAR.replace(part, instead))}
        )

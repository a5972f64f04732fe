"""The log in words: plain English for who reads it, without the names that machines use."""

from __future__ import annotations

import random
import re

import pytest

from shipboard.kernel.words import Speaker
from tests.rule import rule

from .scenario import GAME, Scenario, scenario

APART = {"A": "twinsand", "B": "t1_b", "C": "t2_m"}
PEOPLE = ("Ann", "Bob", "Cat", "Dan")


def said(table: Scenario, viewer: str | None) -> list[str]:
    """What the viewer reads until the next turn begins."""
    lines = table.words(viewer)
    turns = [number for number, line in enumerate(lines) if line.startswith("It is ")]
    return lines[: turns[-1]] if turns and turns[-1] else lines


# Played turns, as the one who plays and as the next one reads them.


@rule("RIM-6.1", "RIM-15.3")
def test_a_flight_to_a_patrol_in_words() -> None:
    table = scenario(at={"A": "halcyon"}, patrols={"imperial": ("t3_b", 1)})
    table.fly("t2_b", "t3_a", "t3_b").dice("hit hit", "hit blank blank").pick("patrol:imperial")
    assert said(table, "A") == [
        "You fly to Navpoint 2B.",
        "You fly to Navpoint 3A.",
        "You fly to Navpoint 3B.",
        "The patrol of the Imperials stops you on Navpoint 3B.",
        "You fight the patrol of the Imperials, of level 1.",
        "You roll hit and hit.",
        "B rolls hit, blank and blank for the enemy.",
        "2 damage rolled against 1.",
        "You win the combat.",
        "You suffer 1 damage on the ship.",
        "You beat the patrol of the Imperials.",
        "You have negative reputation with the Imperials now.",
        "You gain 3,000 credits.",
        "A patrol of the Imperials, of level 2, appears on Imperial Approach.",
    ]
    assert said(table, "B")[3:9] == [
        "The patrol of the Imperials stops A on Navpoint 3B.",
        "A fights the patrol of the Imperials, of level 1.",
        "A rolls hit and hit.",
        "You roll hit, blank and blank for the enemy.",
        "2 damage rolled against 1.",
        "A wins the combat.",
    ]


@rule("RIM-9.2", "RIM-9.4", "RIM-20.3")
def test_shopping_and_an_encounter_in_words() -> None:
    table = scenario(
        phase="action",
        at={"A": "halcyon", "B": "t1_b", "C": "t2_m"},
        credits={"A": 6000},
        tops={"gear_mod": "gm05", "cargo": "cg01"},
        under={"gear_mod": ["gm07"], "cargo": ["cg02"]},
        encounter="enc_2-10",
    )
    table.act("market", "deck:cargo", "card:gm05").pick("end")
    table.dice("hit blank").pick("space")
    assert said(table, "A") == [
        "You discard Medical Gel Drums from the market.",
        "The market shows Ration Pallets now.",
        "You buy Hop-Pack for 4,000 credits.",
        "You pay 4,000 credits.",
        "You take Hop-Pack.",
        "The market shows Slicer's Kit now.",
        "You read Blackout.",
        "You test tech, with that skill ×0.",
        "You roll hit and blank.",
        "You fail the test of tech.",
        "You suffer 1 damage on the character.",
    ]
    assert said(table, None)[:3] == [
        "A discards Medical Gel Drums from the market.",
        "The market shows Ration Pallets now.",
        "A buys Hop-Pack for 4,000 credits.",
    ]


@rule("RIM-16.4", "RIM-R78", "RIM-R46")
def test_a_secret_has_two_wordings() -> None:
    kept = scenario(phase="encounter", at={"A": "auric_bay"}, encounter="enc_1-7").pick("space")
    assert said(kept, "A") == ["You keep Whispered Odds / Foreman's Offer as a secret."]
    assert said(kept, "B") == ["A keeps a secret."]
    lost = (
        scenario(
            phase="encounter",
            at=APART,
            damage={"A": (3, 0)},
            secrets={"A": ["enc_1-7"]},
            encounter="enc_4-2",
        )
        .dice("blank blank")
        .pick("space")
    )
    while lost.asked()[0][1] == "dice":
        lost.pick("done")
    assert said(lost, "A")[-1] == "You discard the secret Whispered Odds / Foreman's Offer unseen."
    assert said(lost, "B")[-2:] == ["A is defeated.", "A discards a secret unseen."]


@rule("RIM-17.8")
def test_a_secret_look_has_two_wordings() -> None:
    table = scenario(
        phase="action",
        at={"A": "twinsand"},
        characters={"A": "vask_orrin"},
        contacts={"twinsand_left": "nimble_sook"},
    )
    table.act("abilities").use("vask_orrin").pick("twinsand_left")
    assert said(table, "A")[-1] == "You see Nimble Sook at the left place on Twinsand."
    assert said(table, "B")[-1] == "A secretly looks at the contact at the left place on Twinsand."


@rule("RIM-25.7", "RIM-25.8", "RIM-23.2")
def test_a_hunt_and_a_defeat_in_words() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        characters={"A": "vask_orrin"},
        damage={"A": (2, 0)},
        credits={"A": 7000},
        assets={"A": ["bt01"]},
        contacts={"twinsand_left": "nimble_sook"},
    ).dice("hit hit blank", "crit focus blank")
    table.pick("contact:twinsand_left", "fight", "eliminate")
    lines = said(table, "A")
    assert lines == [
        "Nimble Sook shows up on Twinsand.",
        "You meet Nimble Sook.",
        "You go after Nimble Sook.",
        "You fight for Bounty: Nimble Sook on the ground, against 3 dice.",
        "You roll hit, hit and blank.",
        "B rolls crit, focus and blank for the enemy.",
        "2 damage rolled against 2.",
        "You win the combat.",
        "You suffer 2 damage on the character.",
        "You eliminate Nimble Sook.",
        "You end the hunt for Nimble Sook.",
        "You gain 4,000 credits.",
        "You use Vask Orrin.",
        "You put a goal token on Vask Orrin.",
        "You remove Bounty: Nimble Sook from the game.",
        "You are defeated.",
        "You lose 3,000 credits.",
    ]


@rule("RIM-25.3", "RIM-25.4")
def test_a_failed_job_in_words() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "halcyon"},
        characters={"A": "grath"},
        assets={"A": ["jb12"]},
    ).dice("crit focus", "blank focus")
    table.pick("job:jb12")
    assert said(table, "B") == [
        "A attempts Data Spike.",
        "A turns to Maintenance Hatch of the databank.",
        "A reads The Hatch.",
        "A tests stealth, with that skill ×0.",
        "A rolls crit and focus.",
        "A passes the test of stealth.",
        "A reads The Spike.",
        "A tests tech, with that skill ×0.",
        "A rolls blank and focus.",
        "A fails the test of tech.",
        "A fails at Data Spike.",
    ]


@rule("RIM-8.1", "RIM-R16")
def test_a_trade_in_words() -> None:
    table = scenario(
        phase="action",
        at={"A": "twinsand", "B": "twinsand"},
        credits={"A": 2000},
        assets={"A": ["gm01"], "B": ["cg01", "cg02"]},
    ).act("trade", "seat:1", "give:gm01", "ask:cg01", "pay:2", "propose")
    table.pick("accept")
    assert said(table, "A")[:4] == [
        "You propose a trade to B.",
        "You would give Heavy Sidearm.",
        "You ask B for Medical Gel Drums.",
        "You would give 2,000 credits.",
    ]
    assert said(table, "B")[:3] == [
        "A proposes a trade to you.",
        "A would give Heavy Sidearm.",
        "A asks you for Medical Gel Drums.",
    ]
    assert "You hand Medical Gel Drums to A." in said(table, "B")
    assert "You accept." in said(table, "B")


# Every line.

MACHINE = re.compile(r"[_{}<>\[\]|]|\b(None|True|nobody)\b|\b[a-z]+\d|\bseat\b|  |\.\.| ,| \.")
YOU_VERB = re.compile(r"^You (?!discuss|pass\b|guess)\w+[^s\W]s\b|\b[Yy]ou (is|has|was|does)\b")
YOU_WRONG = re.compile(r"\b(of you|for you's|you's|to you's|whom you \w+s)\b|\band \w+s the\b")


def played(seed: int, players: int) -> list[tuple[int | None, str]]:
    """The log of a part of a game that goes any way it can, as all read it."""
    choices = random.Random(seed)
    tiles = "random" if seed % 2 else "standard"
    table = scenario(phase="setup", players=players, key=bytes([seed]) * 16, map=tiles)
    g = table.g
    for _ in range(500):
        if g.over:
            break
        offered = [(s, *each) for s in range(players) for each in GAME.interjections(g, s)]
        if offered and choices.random() < 0.02:
            GAME.interject(g, *choices.choice(offered))
        else:
            g.answer(g.open[0][0], choices.choice(g.open[0][3]))
    viewers: list[int | None] = [0, players - 1, None]
    return [
        (viewer, line)
        for viewer in viewers
        for event in g.events
        if (line := Speaker(GAME, PEOPLE[:players], viewer).event(g, event))
    ]


@rule("RIM-4.1")
@pytest.mark.parametrize(("seed", "players"), [(0, 3), (1, 2), (2, 4), (3, 3), (4, 2), (5, 4)])
def test_every_line_is_a_sentence_for_people(seed: int, players: int) -> None:
    lines = played(seed, players)
    assert len(lines) > 500
    for viewer, line in lines:
        assert line[0].isupper() or line[0].isdigit(), line
        assert line[-1] in ".!?”", line
        assert not MACHINE.search(line), line
        assert not YOU_VERB.search(line), line
        assert not YOU_WRONG.search(line), line
        if viewer is None:
            assert not re.search(r"\b[Yy]ou\b", line.partition(": ")[0]), line
        else:
            assert PEOPLE[viewer] not in line, line


@rule("RIM-4.1")
@pytest.mark.parametrize("viewer", [0, None])
def test_every_event_with_a_player_agrees_with_the_one_who_reads_it(viewer: int | None) -> None:
    """What rarely happens included: each declared event about one player and one thing."""
    table = scenario(phase="setup", expansion="on")
    for number, event in enumerate(GAME.events):
        if not event.public or event.secret or event.args[:1] != ("seat",):
            continue
        args = tuple(
            0 if name == "seat" else 1 if name.startswith("seat") else
            (1, 2) if name in ("faces", "cards", "routines") else 1
            for name in event.args
        )  # fmt: skip
        line = Speaker(GAME, PEOPLE[:3], viewer).event(table.g, (number, args, 0, ()))
        expected = "You " if viewer == 0 else "Ann "
        assert line.startswith(expected) or event.name in INVERTED, line
        assert not YOU_VERB.search(line), line
        assert not YOU_WRONG.search(line), line


# Those that begin with something else.
INVERTED = ("turn", "patrol_stops", "maelstrom_stops")

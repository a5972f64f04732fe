"""RIM-61: every AI card says what the rules print, and plays."""

from __future__ import annotations

from typing import Any

import pytest

from shipboard.games.outer_rim import content
from shipboard.games.outer_rim.rules import effects as e
from shipboard.games.outer_rim.rules.rivals import (
    bullets,
    flight,
    hunt,
    people,
    purchase,
    targets,
    work,
)
from shipboard.games.outer_rim.state import GROUND
from shipboard.kernel.content import PackError
from tests.rule import rule

from .own import own
from .rivals import Turn, alone
from .scenario import GAME

# As they are printed: planning, action, encounter, and what comes after it.
CARDS = {
    "ai_1": (
        "RecIfDef / MoveGoal / +2k",
        "Deliver(dmgS2) / full cargo: BuyGoal(job) else BuyGoal(cargo)",
        "MustPatrol / JobDone / Fame8k / RepHere",
    ),
    "ai_2": (
        "RecAny / MoveGoal / +2k", "Deliver(dmgS2) / full job: BuyGoal(cargo) else BuyGoal(job)",
        "MustPatrol / JobDone / RevCrew",
    ),
    "ai_3": (
        "RecIfDef / MoveGoal / +2k", "Deliver(dmgS2) / BuyGoal(job)",
        "MustPatrol / Fame8k / Hustle",
    ),
    "ai_4": (
        "RecIfDef / MoveGoal / +2k", "Deliver() / BuyGoal(cargo)",
        "MustPatrol / JobDone / RevCrew / Fame8k",
    ),
    "ai_5": (
        "RecIfDef / MoveGoal / +2k", "Deliver(dmgS3) / BuyGoal(job)",
        "MustPatrol / Fame8k / RevCrew",
    ),
    "ai_6": (
        "RecAny / MoveGoal / +2k", "Deliver(dmgS2) / BuyGoal(job)", "MustPatrol / JobDone / Fame8k",
    ),
    "ai_7": (
        "RecIfDef / MoveGoal / +2k",
        "Deliver(rep-here) / full cargo: Buy(gear_mod) else BuyGoal(cargo)",
        "MustPatrol / JobDone / Fame8k",
    ),
    "ai_8": (
        "RecIfDef / MoveGoal / +2k", "Deliver() / Buy(gear_mod) / Rev",
        "MustPatrol / JobDone / Fame8k / rep+nearest",
    ),
    "ai_9": (
        "RecIfDef / MoveGoal / +2k", "Deliver() / Buy(ship)", "MustPatrol / JobDone / Hustle",
    ),
    "ai_10": (
        "RecIfDef / MoveGoal / +2k", "Deliver() / BuyGoal(cargo)", "MustPatrol / JobDone / Fame8k",
        "Dig(bounty) / Dig(luxury) / shuffle",
    ),
    "ai_h1": (
        "RecIfDef / MoveTarget / +2k", "Buy(bounty)", "MustPatrol / EncTarget / Fame8k / +3k",
    ),
    "ai_h2": (
        "RecAny / MoveTarget / +2k", "Buy(bounty)", "MustPatrol / EncTarget / RepHere / +2k",
    ),
    "ai_h3": (
        "RecIfDef / MoveTarget / +2k", "Buy(gear_mod)", "MustPatrol / EncTarget / Fame8k / Hustle",
    ),
    "ai_h4": (
        "RecIfDef / MoveTarget / +2k", "DigCash(cargo,3k) / Buy(bounty)",
        "MustPatrol / EncTarget / Fame8k",
    ),
    "ai_h5": (
        "RecIfDef / MoveTarget / +2k", "Buy(ship) / Rev", "MustPatrol / EncTarget / Fame8k",
        "Dig(job) / Dig(luxury) / shuffle",
    ),
    "ai_vask_orrin": (
        "RecIfDef / MoveTarget / +2k", "Rev / Buy(bounty)", "MustPatrol / EncTarget(+3k) / Fame8k",
    ),
    "ai_grath": (
        "RecAny / MoveTarget / +2k", "recC2 / recS2 / Buy(gear_mod)",
        "MustPatrol / EncTarget / Fame8k",
    ),
    "ai_hx9": (
        "RecIfDef / MoveTarget / +2k", "Buy(gear_mod) / Buy(bounty)",
        "MustPatrol / EncTarget / +4k",
    ),
    "ai_senna_korr": (
        "RecIfDef / MoveTarget / +2k", "Buy(bounty)", "MustPatrol / EncTarget(2 away) / Fame8k",
    ),
    "ai_cad_bane": (
        "RecIfDef / MoveTarget / +2k", "Buy(bounty) / DigCash(luxury,2k)",
        "MustPatrol / EncTarget / Fame7k",
    ),
    "ai_dengar": (
        "RecAny / MoveTarget / +2k", "Buy(gear_mod) / Buy(bounty)",
        "MustPatrol / EncTarget / RepHere",
    ),
    "ai_murrogh": (
        "RecAny / MoveTarget / +2k", "recC2 / Buy(bounty)", "MustPatrol / EncTarget / Hustle",
    ),
    "ai_dax_marlowe": (
        "RecIfDef / MoveGoal(2 more) / +2k", "Deliver(dmgS1) / BuyGoal(cargo) / Buy(ship)",
        "MustPatrol / JobDone / Fame8k",
    ),
    "ai_lando_calrissian": (
        "RecIfDef / MoveGoal / +2k", "Deliver() / BuyGoal(cargo)",
        "MustPatrol / JobDone / RepHere / Fame8k",
    ),
    "ai_quill_vance": (
        "RecIfDef / MoveGoal / +2k", "Deliver(dmgC1) / BuyGoal(job) / BuyGoal(job)",
        "MustPatrol / JobDone / Fame8k",
    ),
    "ai_tamsin_rook": (
        "RecAny / MoveGoal / +2k", "Deliver() / patrol comes 2 / BuyGoal(job)",
        "MustPatrol / JobDone / Fame8k",
    ),
    "ai_hondo_ohnaka": (
        "RecIfDef / MoveGoal / +2k", "Deliver() / take 2k / BuyGoal(cargo)",
        "MustPatrol / JobDone / Hustle",
    ),
    "ai_tarrukk": (
        "RecAny / MoveGoal / +2k", "Deliver(dmgS1) / BuyGoal(cargo)",
        "MustPatrol / JobDone / RevCrew / Fame8k",
    ),
    "ai_gale_rider": (
        "RecIfDef / MoveGoal / +2k", "Deliver() / patrol comes 1 / BuyGoal(job)",
        "MustPatrol / JobDone / Fame8k",
    ),
    "ai_ilsa_venn": (
        "RecIfDef / MoveGoal / +2k", "Deliver() / Buy(gear_mod)",
        "MustPatrol / patrol of level 2 / JobDone / Fame8k",
    ),
    "ai_zanni": (
        "RecIfDef / MoveGoal / +2k", "Deliver() / Rev / BuyGoal(job)",
        "MustPatrol / RevCrew / JobDone / Fame8k",
    ),
}  # fmt: skip
DECKS = ("bounty", "cargo", "gear_mod", "job", "luxury", "ship")
PLAIN = {
    bullets.recover_if_defeated: "RecIfDef", bullets.recover_any: "RecAny",
    bullets.must_patrol: "MustPatrol", work.complete_job: "JobDone",
    people.reveal_crew: "RevCrew", people.reveal: "Rev", bullets.rep_here: "RepHere",
    bullets.rep_nearest_patrol: "rep+nearest", bullets.shuffle_in: "shuffle",
}  # fmt: skip


def shorthand(line: tuple[Any, ...]) -> str:
    """A line of an AI card as it is printed."""
    does, *args = line
    if does in PLAIN:
        return PLAIN[does]
    if does is flight.move_to_goal:
        return f"MoveGoal({args[0]} more)" if args[0] else "MoveGoal"
    if does is targets.move_to_target:
        return "MoveTarget"
    if does is work.deliver:
        return f"Deliver({''.join(effect(step) for step in args[0])})"
    if does is purchase.buy:
        return f"Buy{'Goal' if args[1] else ''}({DECKS[args[0]]})"
    if does is bullets.if_full:
        slots = {2: "cargo", 5: "job"}[args[0]]
        return f"full {slots}: {shorthand(args[1])} else {shorthand(args[2])}"
    if does is hunt.encounter_target:
        more = "".join(effect(step) for step in args[1]) or (f"{args[0]} away" if args[0] else "")
        return f"EncTarget({more})" if more else "EncTarget"
    words = {
        bullets.buy_fame: "Fame{}k", bullets.hustle: "Hustle", bullets.take_from_player: "take {}k",
    }  # fmt: skip
    if does in words:
        return words[does].format(args[0] // 1000)
    if does is bullets.dig_cash:
        return f"DigCash({DECKS[args[0]]},{args[1] // 1000}k)"
    if does is bullets.patrol_to_player:
        return f"patrol comes {args[0]}"
    if does is bullets.encounter_patrol:
        return f"patrol of level {args[0]}"
    assert does is bullets.in_words
    return effect(args[0])


def effect(step: tuple[Any, ...]) -> str:
    """An effect as it is printed."""
    does, *args = step
    if does is e.credits:
        return f"+{args[0] // 1000}k"
    if does is e.damage:
        return f"dmg{'C' if args[0] == GROUND else 'S'}{args[1]}"
    if does is e.recover:
        return f"rec{'C' if args[0] == GROUND else 'S'}{args[1]}"
    if does is e.discard_top:
        return f"Dig({DECKS[args[0]]})"
    assert does is e.reputation
    assert args[1] == -1
    return "rep-here"


def pack() -> Any:
    return content.load({"content": "house", "expansion": "on"})


@rule("RIM-61.1")
@pytest.mark.parametrize("card", CARDS)
def test_the_card_says_what_is_printed(card: str) -> None:
    found = pack()
    sections = found.routine_bullets[found.names["routine"].index(card)]
    lines = [" / ".join(shorthand(found.bullets[number]) for number in part) for part in sections]
    assert tuple(line for line in lines if line) == CARDS[card]


@rule("RIM-61.1", "RIM-69.3")
def test_there_are_ten_and_five_and_one_for_each_character() -> None:
    assert set(pack().names["routine"]) == set(CARDS)
    base = content.load({"content": "house"})
    assert base.names["routine"] == tuple(f"ai_{number}" for number in range(1, 11))


@rule("RIM-61.1", "RIM-61.2", "RIM-61.3")
@pytest.mark.parametrize("card", CARDS)
def test_the_card_is_carried_out_line_by_line(card: str) -> None:
    """In the midst of things: with cargo, jobs, bounties, damage and credits, on a planet."""
    table = alone(
        card, at={"A": "auric_bay", "B": "serenna"}, expansion="on", ships={"B": "wanderer"},
        characters={"B": "grath"}, assets={"B": ["92a", "cg06", "bt01"]}, credits={"B": 20000},
        damage={"B": (1, 1)}, goals=["serenna", "takodana"],
    )  # fmt: skip
    turn = Turn(table)
    looked_at = [*turn.done, *turn.why]
    names = [name for name in table.g.pack.names["bullet"] if name.startswith(f"{card}.")]
    assert set(looked_at) <= set(names)
    planning = [line for line in turn.done if ".planning." in line]
    encounter = [line for line in turn.done if ".encounter." in line]
    assert len(planning) == 1
    assert len(encounter) <= 1
    actions = [name for name in names if ".action." in name or ".special." in name]
    assert set(actions) <= set(looked_at)
    texts = table.g.pack.texts["routine"][table.number("routine", card)]
    assert texts.startswith("Planning (the first that applies): ")
    assert table.g.last_routine[1] == table.number("routine", card)


# Cards of one's own.


OWN = """
[[ai_card]]
id = "ai_own"
name = "Of one's own"
rival = "outlaw"
planning = [{ move_to_goal = 3 }, { credits = 1000 }]
action = [{ buy = "luxury" }, { reputation = ["hutt", 1] }]
encounter = [{ buy_fame = 1000 }]
"""


@rule("RIM-R214", "RIM-R242")
def test_owners_write_ai_cards_of_their_own(tmp_path: Any) -> None:
    more: dict[str, Any] = {"content": own(tmp_path, OWN), "at": {"A": "auric_bay", "B": "t5_a"}}
    table = alone("ai_own", **more)
    assert table.reputation("B", "hutt") == 1
    assert table.fame("B") == 1
    hurt = alone("ai_own", damage={"B": (4, 0)}, defeated=("B",), goals=["serenna"], **more)
    assert not hurt.defeated("B"), "it recovers even if the card has no line for it"
    assert hurt.where("B") == "t5_a"
    assert (hurt.reputation("B", "hutt"), hurt.fame("B")) == (1, 0)  # the rest of its card
    late = OWN.replace("{ move_to_goal = 3 }", '"move_to_goal", "recover_any"')
    last = more | {"content": own(tmp_path, late)}
    table = alone("ai_own", damage={"B": (4, 0)}, defeated=("B",), goals=["serenna"], **last)
    assert not table.defeated("B")
    assert table.where("B") == "t5_a", "recovering comes before a line that stands above it"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"luxury"', '"jewels"', "found the unknown word"),
        ('rival = "outlaw"', "", "found rival and character, or neither"),
        ('rival = "outlaw"', 'rival = "pirate"', "rival: found 'pirate', expected one of outlaw"),
        ('rival = "outlaw"', 'character = "nobody"', "character: found 'nobody', expected one of"),
        ("move_to_goal", "move_to_gaol", "found the unknown bullet"),
    ],
)
def test_what_is_wrong_in_them_is_told(tmp_path: Any, old: str, new: str, problem: str) -> None:
    with pytest.raises(PackError, match=problem):
        GAME.load({"content": own(tmp_path, OWN.replace(old, new)), "expansion": "off"})

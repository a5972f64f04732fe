"""RIM-9: the market action, and what a purchase brings."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .market_place import HOME, do, patrols, shopping
from .scenario import scenario

# Where.


@rule("RIM-9.1")
@pytest.mark.parametrize(
    ("space", "market"), [("halcyon", True), ("t2_m", False), ("maelstrom", False)]
)
def test_there_are_markets_on_planets_only(space: str, market: bool) -> None:
    table = scenario(phase="action", at={"A": space}, characters={"A": "grath"})
    assert table.options() == ["abilities", "end", *["market"] * market]


@rule("RIM-9.1", "RIM-1.8")
@pytest.mark.parametrize(
    ("space", "offered"), [("halcyon", True), ("t2_m", True), ("maelstrom", False)]
)
def test_quill_vance_reaches_a_market_from_navpoints(space: str, offered: bool) -> None:
    table = scenario(at={"A": space}, characters={"A": "quill_vance"}, flipped="A")
    assert table.asked() == [("A", "plan")]
    assert len(table.options()) == (4 if offered else 3)
    if offered:
        table.use("quill_vance")
        assert table.asked() == [("A", "market_discard")]


@rule("RIM-9.1", "RIM-7.1")
def test_a_market_action_of_a_card_does_not_use_up_the_action() -> None:
    table = scenario(at={"A": "halcyon"}, characters={"A": "quill_vance"}, flipped="A")
    table.use("quill_vance").pick("none", "card:jb01")
    assert table.asked() == [("A", "act")]
    assert table.options() == ["end", "market"]


# The discard step.


@rule("RIM-9.2", "RIM-R7")
@pytest.mark.parametrize("deck", ["bounty", "ship"])
def test_from_an_empty_deck_nothing_can_be_discarded(deck: str) -> None:
    table = shopping(only={deck: []})
    assert len(table.options()) == 1 + 5
    assert "none" in table.options()
    assert f"deck:{deck}" not in table.options()


@rule("RIM-9.2")
def test_one_may_discard_the_top_card_of_one_deck() -> None:
    table = shopping(tops={"gear_mod": "gm01"}, under={"gear_mod": ["gm07"]})
    assert table.asked() == [("A", "market_discard")]
    assert table.options() == [
        "deck:bounty", "deck:cargo", "deck:gear_mod", "deck:job", "deck:luxury", "deck:ship",
        "none",
    ]  # fmt: skip
    table.pick("deck:gear_mod")
    assert table.top("gear_mod") == "gm07"
    assert table.bottom("gear_mod") == "gm01"
    assert table.asked() == [("A", "market_buy")]  # one deck only


@rule("RIM-9.2", "RIM-10.6")
def test_icons_of_a_card_that_a_discard_turns_up_are_not_resolved() -> None:
    table = shopping(tops={"job": "jb10"}, under={"job": ["jb11"]}).pick("deck:job")
    assert table.top("job") == "jb11"
    assert patrols(table) == HOME


# The buy step.


@rule("RIM-9.3")
@pytest.mark.parametrize("discard", ["none", "deck:gear_mod", "deck:cargo"])
def test_one_card_may_be_bought_whether_or_not_one_was_discarded(discard: str) -> None:
    """From the same deck or another."""
    table = shopping(
        tops={"gear_mod": "gm01", "cargo": "cg04"},
        under={"gear_mod": ["gm07", "gm11"], "cargo": ["cg03", "cg08"]},
    ).pick(discard)
    gear = "gm07" if discard == "deck:gear_mod" else "gm01"
    assert f"card:{gear}" in table.options()
    table.pick(gear)
    assert table.assets("A") == [gear]
    assert table.asked() == [("A", "encounter")]  # nothing more is bought


@rule("RIM-9.3")
def test_any_of_the_six_open_cards_may_be_bought_or_none() -> None:
    table = shopping(
        tops={
            "bounty": "bt01", "cargo": "cg04", "gear_mod": "gm01", "job": "jb10", "luxury": "lx03",
            "ship": "sh05",
        },
    ).pick("none")  # fmt: skip
    assert table.options() == [
        "card:bt01", "card:cg04", "card:gm01", "card:jb10", "card:lx03", "card:sh05", "none"
    ]  # fmt: skip
    table.pick("none")
    assert table.assets("A") == []
    assert table.credits("A") == 20_000


@rule("RIM-9.4", "RIM-R20")
def test_what_cannot_be_paid_cannot_be_bought() -> None:
    table = shopping(
        credits={"A": 3000},
        tops={
            "bounty": "bt12", "cargo": "cg07", "gear_mod": "gm02", "job": "jb10", "luxury": "lx10",
            "ship": "sh01",
        },
    ).pick("none")  # fmt: skip
    assert table.options() == ["card:bt12", "card:cg07", "card:jb10", "card:lx10", "none"]


@rule("RIM-9.4")
def test_a_purchase_costs_the_printed_cost_and_the_card_lies_in_a_slot() -> None:
    table = shopping(tops={"gear_mod": "gm05"}).pick("none", "gm05")
    assert table.credits("A") == 16_000
    assert table.assets("A") == ["gm05"]
    assert table.told("bought") == [{"seat": 0, "card": "gm05", "number": 4000}]


@rule("RIM-9.4", "RIM-9.5", "RIM-R26")
@pytest.mark.parametrize(
    ("held", "bought", "goes"),
    [
        (["gm01", "gm05", "gm07"], "gm06", ["gm01", "gm05", "gm07"]),  # gear
        (["bt01", "jb10", "jb11"], "jb12", ["bt01", "jb10", "jb11"]),  # jobs share with bounties
        (["bt01", "jb10", "jb11"], "bt02", ["bt01", "jb10", "jb11"]),
    ],
)
def test_a_full_board_makes_room_by_a_discard(
    held: list[str], bought: str, goes: list[str]
) -> None:
    """The board has three slots for gear and three for jobs and bounties."""
    deck = {"g": "gear_mod", "j": "job", "b": "bounty"}[bought[0]]
    table = shopping(at={"A": "twinsand"}, assets={"A": [*held, "cg04"]}, tops={deck: bought}).pick(
        "none", bought
    )
    if table.asked() == [("A", "barter")]:
        table.pick("done")
    assert table.asked() == [("A", "make_room")]
    assert table.options() == [f"card:{card}" for card in goes]  # the purchase goes through
    table.pick(goes[1])
    assert table.assets("A") == sorted({*held, bought, "cg04"} - {goes[1]})
    table.check_whole()


@rule("RIM-9.5", "RIM-R10")
def test_the_only_card_in_the_way_goes_without_a_question() -> None:
    table = shopping(assets={"A": ["cg05"]}, tops={"cargo": "cg04"}).pick("none", "cg04", "done")
    assert table.assets("A") == ["cg04"]
    assert table.bottom("cargo") == "cg05"
    assert table.asked() == [("A", "encounter")]


@rule("RIM-R19", "RIM-9.5")
def test_what_is_discarded_to_make_room_gives_no_discount() -> None:
    table = shopping(assets={"A": ["gm01", "gm05", "gm07"]}, tops={"gear_mod": "gm06"})
    table.pick("none", "gm06", "done", "gm05")
    assert table.credits("A") == 12_000
    assert table.assets("A") == ["gm01", "gm06", "gm07"]


@rule("RIM-R19")
def test_a_bartered_card_leaves_an_empty_slot() -> None:
    table = shopping(assets={"A": ["gm01", "gm05", "gm07"]}, tops={"gear_mod": "gm06"})
    table.pick("none", "gm06", "gm05", "done")
    assert table.credits("A") == 20_000 - 8000 + 4000
    assert table.assets("A") == ["gm01", "gm06", "gm07"]


# After the purchase.


@rule("RIM-9.7", "RIM-10.1")
def test_after_a_purchase_the_icon_of_the_next_card_is_resolved() -> None:
    table = shopping(
        tops={"cargo": "cg04"}, under={"cargo": ["cg02"]}, patrols={"hutt": ("t2_d", 1)}
    ).pick("none", "cg04")
    assert table.top("cargo") == "cg02"
    assert table.patrol("hutt")[0] == "t2_m"  # two of three spaces toward Halcyon Plain


@rule("RIM-9.7", "RIM-R27")
@pytest.mark.parametrize("answer", ["card:gm01", "decline"])
def test_a_card_gained_for_nothing_turns_up_the_next_one(answer: str) -> None:
    """Guards on the Take, Gloomrock: May(pay 2k){Free(cargo)}."""
    table = scenario(
        phase="encounter",
        at={"A": "cindervale"},
        characters={"A": "dax_marlowe"},
        credits={"A": 2000},
        encounter="enc_5-5",
        tops={"gear_mod": "gm01"},
        under={"gear_mod": ["gm06"]},
        patrols={"imperial": ("t5_d", 1)},
    ).answer("A", "encounter", "space")
    do(table)
    assert table.asked() == [("A", "take_free")]
    assert table.options() == ["card:gm01", "decline"]
    table.pick(answer)
    taken = answer != "decline"
    assert table.assets("A") == ["gm01"] * taken
    assert table.top("gear_mod") == ("gm06" if taken else "gm01")
    assert table.patrol("imperial")[0] == ("cindervale" if taken else "t5_d")
    assert table.credits("A") == 0


@rule("RIM-R27")
def test_a_card_from_another_player_turns_up_nothing() -> None:
    table = scenario(
        phase="action",
        at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "dax_marlowe"},
        assets={"B": ["gm01"]},
        tops={"gear_mod": "gm07"},
        under={"gear_mod": ["gm06"]},
    ).act("trade", "seat:1", "ask:gm01", "propose")
    table.answer("B", "trade_reply", "accept")
    assert table.assets("A") == ["gm01"]
    assert table.top("gear_mod") == "gm07"
    assert patrols(table) == HOME


@rule("RIM-R20", "RIM-9.7")
def test_a_bartered_card_can_be_the_next_one() -> None:
    """The deck had only one card; Mono-Axe comes under it, and so is turned up with its icon."""
    table = shopping(
        assets={"A": ["gm02"]},
        only={"gear_mod": ["gm06"]},
        patrols={"hutt": ("t3_e", 1)},
    ).pick("none", "gm06", "gm02")
    assert table.credits("A") == 17_000
    assert table.top("gear_mod") == "gm02"
    assert table.zone("deck", "gear_mod") == []
    assert table.patrol("hutt")[0] == "t2_m"  # three of four spaces


@rule("RIM-R98", "RIM-R20")
def test_victory_comes_before_the_next_card() -> None:
    """Grath has a mod and two gear worth 15,000 as soon as the second gear is placed."""
    table = shopping(
        characters={"A": "grath"},
        assets={"A": ["gm12", "gm06"]},
        fame={"A": 9},
        tops={"gear_mod": "gm05"},
        under={"gear_mod": ["gm02"]},
    ).pick("none", "gm05", "done")
    assert table.outcome() == ("alone", "famous", "A")
    assert table.top("gear_mod") is None
    assert patrols(table) == HOME

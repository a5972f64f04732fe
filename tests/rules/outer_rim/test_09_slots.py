"""RIM-9.4 to 9.9: where a bought card lies, and who may not buy it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .market_place import EVENT, shopping
from .own import gear, own
from .scenario import scenario

# Slots.


@rule("RIM-R26", "RIM-9.5")
def test_a_flex_slot_takes_a_cargo_or_a_mod() -> None:
    """Burro Tug: a cargo, a flex, no mod slot."""
    table = shopping(
        ships={"A": "burro"}, assets={"A": ["cg04", "gm09"]}, tops={"cargo": "cg05"}
    ).pick("none", "cg05", "done")
    assert table.options() == ["card:cg04", "card:gm09"]  # either loss makes room
    two = shopping(
        ships={"A": "burro"}, assets={"A": ["cg04", "cg05"]}, tops={"gear_mod": "gm09"}
    ).pick("none", "gm09", "done")
    assert two.options() == ["card:cg04", "card:cg05"]
    two.pick("cg04")
    assert two.assets("A") == ["cg05", "gm09"]


@rule("RIM-R26", "RIM-9.8")
def test_false_bulkhead_lies_in_a_slot_for_cargo_or_mods_and_gives_one_for_cargo() -> None:
    """With both slots full it still fits: what lay in its slot lies in the one it provides."""
    table = shopping(assets={"A": ["cg04", "gm09"]}, tops={"cargo": "cg13"}).pick("none", "cg13")
    assert table.asked() == [("A", "barter")]
    table.pick("done")
    assert table.assets("A") == ["cg04", "cg13", "gm09"]
    assert table.asked() == [("A", "encounter")]


@rule("RIM-R26")
def test_false_bulkhead_does_not_lie_in_its_own_slot() -> None:
    """G9 Rigger: one cargo, one mod. With two more cargo there is no slot for a mod."""
    table = shopping(assets={"A": ["cg13", "cg04"]}, tops={"cargo": "cg05"})
    table.pick("none", "cg05", "done")
    assert table.assets("A") == ["cg04", "cg05", "cg13"]
    table = shopping(assets={"A": ["cg13", "cg04"]}, tops={"gear_mod": "gm09"})
    table.pick("none", "gm09", "done")
    assert table.assets("A") == ["cg04", "cg13", "gm09"]
    table = shopping(assets={"A": ["cg13", "cg04", "cg05"]}, tops={"gear_mod": "gm09"})
    table.pick("none", "gm09", "done")
    assert table.asked() == [("A", "make_room")]
    assert table.options() == ["card:cg04", "card:cg05"]  # without the bulkhead less would fit


# Conditions of a purchase.


NOT_ON = {
    "cg01": "takodana", "cg02": "murkholm", "cg03": "halcyon", "cg04": "deepmere",
    "cg05": "cindervale", "cg06": "serenna", "cg07": "ring_of_kafrene", "cg08": "twinsand",
    "cg09": "gloomrock", "cg10": "auric_bay", "cg11": "scraphaven", "cg12": "deepmere",
    "jb01": "murkholm", "jb02": "cindervale", "jb03": "halcyon", "jb04": "auric_bay",
    "jb05": "auric_bay", "jb06": "gloomrock", "jb07": "deepmere", "jb08": "serenna",
    "jb09": "takodana", "jb10": "scraphaven", "jb11": "twinsand", "jb12": "halcyon",
    "jb13": "gloomrock", "lx09": "twinsand",
}  # fmt: skip
DECKS = {"cg": "cargo", "jb": "job", "lx": "luxury"}


@rule("RIM-9.6")
@pytest.mark.parametrize(("card", "planet"), NOT_ON.items())
def test_cards_are_not_sold_where_they_are_wanted(card: str, planet: str) -> None:
    tops = {DECKS[card[:2]]: card}
    assert f"card:{card}" not in shopping(at={"A": planet}, tops=tops).pick("none").options()
    elsewhere = "murkholm" if planet != "murkholm" else "takodana"
    assert f"card:{card}" in shopping(at={"A": elsewhere}, tops=tops).pick("none").options()


@rule("RIM-9.6", "RIM-R20", "RIM-R327")
def test_a_second_armor_is_bought_only_with_the_first_given_for_it() -> None:
    table = shopping(assets={"A": ["gm03"]}, tops={"gear_mod": "gm04"}).pick("none", "gm04")
    assert table.assets("A") == ["gm04"]  # the only way, so nobody is asked
    assert table.credits("A") == 20_000 - 8000 + 4000
    more = shopping(assets={"A": ["gm01", "gm03"]}, tops={"gear_mod": "gm04"}).pick("none", "gm04")
    assert more.asked() == [("A", "barter")]
    assert more.options() == ["card:gm01", "card:gm03"]  # not done: the limit would be broken


@rule("RIM-R327", "RIM-R20")
def test_on_a_full_board_the_first_armor_can_also_make_room_for_the_second() -> None:
    table = shopping(assets={"A": ["gm01", "gm03", "gm05"]}, tops={"gear_mod": "gm04"})
    table.pick("none", "gm04")
    assert table.options() == ["card:gm01", "card:gm03", "done"]  # gm03 could still follow gm01
    table.pick("done")
    assert table.assets("A") == ["gm01", "gm04", "gm05"]  # only its loss makes room
    assert table.credits("A") == 12_000


@rule("RIM-9.6", "RIM-R327")
def test_an_armor_without_cost_to_barter_for_cannot_be_bought() -> None:
    """Ancestral Plate is Armor, too; at the price 0 nothing can be bartered for it."""
    table = scenario(
        phase="encounter",
        at={"A": "scraphaven"},
        characters={"A": "dax_marlowe"},
        assets={"A": ["lx03", "hondo_ohnaka"]},
        credits={"A": 20_000},
        encounter="enc_1-1",
        tops={"gear_mod": "gm03"},
    ).dice("crit crit")
    table.answer("A", "encounter", "space")
    assert table.assets("A") == ["hondo_ohnaka", "lx03"]
    assert table.asked() == [("B", "plan")]


# Types.


@rule("RIM-9.8")
@pytest.mark.parametrize(
    ("card", "deck", "full"),
    [
        ("bt11", "bounty", ["jb10", "jb11", "jb09"]),  # Wanted is a job
        ("lx02", "luxury", ["jb10", "jb11", "jb09"]),  # a job
        ("lx03", "luxury", ["gm01", "gm05", "gm07"]),  # gear
        ("lx05", "luxury", ["gm01", "gm05", "gm07"]),  # gear
        ("lx04", "luxury", ["gm09"]),  # a mod
        ("lx08", "luxury", ["gm09"]),  # a mod
        ("lx06", "luxury", ["pell_draxo"]),  # crew
        ("lx10", "luxury", ["pell_draxo"]),  # crew
        ("lx07", "luxury", ["cg04"]),  # cargo
        ("lx09", "luxury", ["cg04"]),  # cargo
    ],
)
def test_the_type_on_the_card_says_which_slot_it_needs(
    card: str, deck: str, full: list[str]
) -> None:
    table = shopping(
        assets={"A": full}, tops={deck: card}, players=2, at={"A": "halcyon", "B": "takodana"}
    ).pick("none", card)
    while table.asked()[0][1] in ("barter", "make_room", "nearest_spot"):
        table.choose("done" if "done" in table.options() else table.options()[0])
    assert card in table.assets("A")
    assert len(table.assets("A")) == len(full)  # one of them made room
    table.check_whole()


@rule("RIM-9.8", "RIM-3.1")
def test_a_discarded_card_goes_to_its_deck_not_to_that_of_its_type() -> None:
    table = shopping(assets={"A": ["cg13", "lx05"]}, tops={"gear_mod": "gm04"})
    table.pick("none", "gm04", "cg13", "lx05")
    assert table.credits("A") == 20_000
    assert table.bottom("cargo") == "cg13"
    assert table.bottom("luxury") == "lx05"


@rule("RIM-9.9")
@pytest.mark.parametrize(("dice", "fame"), [("hit blank", 2), ("focus blank", 1)])
def test_an_event_needs_no_slot_and_is_resolved_at_once(dice: str, fame: int) -> None:
    """Grand Regatta Entry: a test of piloting for 10,000; then it leaves the game."""
    full = ["gm01", "gm05", "gm07", "gm09", "cg04", "pell_draxo", "bt01", "bt02", "bt03"]
    table = shopping(
        characters={"A": "vask_orrin"},  # who cannot fly; Pell Draxo can
        assets={"A": full},
        tops={"luxury": "lx01"},
        under={"luxury": ["lx03"]},
    ).dice(dice)
    table.pick("none", "lx01", "done")
    assert table.credits("A") == 10_000
    assert table.fame("A") == fame
    assert table.assets("A") == sorted(full)
    assert "lx01" in table.zone("removed")
    assert table.top("luxury") == "lx03"
    assert table.asked() == [("A", "patrol_path")]  # its icon, after that


@rule("RIM-9.9")
def test_an_event_that_says_so_is_shuffled_in_before_the_next_card_is_revealed() -> None:
    """Information Broker: the only card of its deck turns up again."""
    table = shopping(only={"bounty": ["bt12"]}, credits={"A": 2000}).pick("none", "bt12")
    assert table.asked() == [("A", "target_space")]
    table.pick("deepmere")
    assert table.credits("A") == 0
    assert table.top("bounty") == "bt12"
    assert table.zone("deck", "bounty") == []
    assert len(table.faceup()) == 2
    assert table.contact("deepmere_left") in table.faceup()
    assert table.contact("deepmere_right") in table.faceup()


@rule("RIM-9.9", "RIM-3.1")
def test_an_event_that_says_nothing_of_it_is_discarded(tmp_path: Path) -> None:
    table = shopping(
        content=own(tmp_path, EVENT), tops={"luxury": "lx91"}, under={"luxury": ["lx10"]}
    ).pick("none", "lx91")
    assert table.credits("A") == 20_000 - 1000 + 5000
    assert table.bottom("luxury") == "lx91"
    assert table.top("luxury") == "lx10"


@rule("RIM-R26")
def test_a_card_does_not_lie_in_the_slot_that_it_provides_itself(tmp_path: Path) -> None:
    """Burro Tug has no mod slot; its flex slot is taken, so one cargo would have to go."""
    rack = gear("gm12", '[{ static = [{ slot = ["mod", 1] }] }]', "mod")
    table = shopping(
        ships={"A": "burro"},
        assets={"A": ["cg04", "cg02"]},
        tops={"gear_mod": "gm12"},
        content=own(tmp_path, rack),
    ).pick("none", "gm12", "done")
    assert table.asked() == [("A", "make_room")]
    table.pick("cg04")
    assert table.assets("A") == ["cg02", "gm12"]


@rule("RIM-R26", "RIM-R302")
def test_the_only_card_whose_loss_helps_goes_without_a_question(tmp_path: Path) -> None:
    """Of two cargo one must go with False Bulkhead, and one is never discarded."""
    stays = '[[change.market]]\nid = "cg04"\nkeep = true\n'
    table = shopping(
        assets={"A": ["cg13", "cg04", "cg05"]},
        tops={"gear_mod": "gm01"},
        credits={"A": 1000},
        content=own(tmp_path, stays),
    ).pick("none", "gm01", "cg13")
    assert table.asked() != [("A", "ship_fit")]
    assert table.assets("A") == ["cg04", "gm01"]
    assert table.bottom("cargo") == "cg05"

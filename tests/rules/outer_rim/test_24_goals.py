"""RIM-24: personal goals, ship goals and goal tokens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rule import rule

from .own import gear, own
from .scenario import Scenario, scenario


def hunt(tokens: int, **more: object) -> Scenario:
    """Vask Orrin wins the fight for Brother Amon, whose bounty costs favour with the Rebels."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": "twinsand"},
        "characters": {"A": "vask_orrin"},
        "tokens": {"A": tokens},
        "assets": {"A": ["bt02"]},
        "contacts": {"twinsand_left": "brother_amon"},
    } | more
    table_ = scenario(**table).dice("hit hit hit", "blank blank")  # type: ignore[arg-type]
    return table_.pick("contact:twinsand_left", "fight", "eliminate")


def slots(table: Scenario, seat: str) -> dict[str, int]:
    rows: list[dict[str, Any]] = table.view(None)["facts"]["slots"]["ABC".index(seat)]
    return {row["slot"]: row["total"] for row in rows}


# Personal goals.


@rule("RIM-24.2")
def test_what_must_be_done_several_times_is_counted_with_tokens() -> None:
    table = hunt(0)
    assert table.tokens("A") == (1, 0)
    assert not table.flipped("A")
    assert (table.fame("A"), table.credits("A")) == (0, 3000)


@rule("RIM-24.1", "RIM-24.2", "RIM-R89")
def test_a_fulfilled_goal_brings_1_fame_and_flips_the_card() -> None:
    table = hunt(1)
    assert table.flipped("A")
    assert table.fame("A") == 1
    assert table.tokens("A") == (0, 0)  # they go with the flip
    assert table.credits("A") == 3000  # the new side knows nothing of this reward


@rule("RIM-24.1")
def test_the_goal_gives_way_to_the_ability_of_the_other_side() -> None:
    table = hunt(0, flipped=["A"])
    assert table.credits("A") == 3000 + 5000
    assert table.tokens("A") == (0, 0)
    assert table.fame("A") == 0


@rule("RIM-R54")
def test_a_goal_reached_by_a_reward_comes_after_it_and_what_follows_it() -> None:
    log = hunt(1).log()
    order = ("credits_gained", "standing_is", "goal_fulfilled")
    assert [name for name in log if name in order] == list(order)


@rule("RIM-R54", "RIM-R55")
def test_a_reward_that_wins_leaves_the_goal_aside() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "scraphaven"},
        characters={"A": "vask_orrin"},
        tokens={"A": 1},
        fame={"A": 9},
        assets={"A": ["bt06"]},
        contacts={"scraphaven_right": "mira_saan"},
    )
    table.dice("hit hit hit", "blank " * 4)
    table.pick("contact:scraphaven_right", "fight", "eliminate")
    assert table.outcome() == ("alone", "famous", "A")
    assert table.fame("A") == 10
    assert not table.flipped("A")
    assert table.reputation("A", "rebel") == 0


# States.

ARMS = ["gm02", "gm09"]  # a gear for 5,000 and a mod for 4,000


@rule("RIM-R53")
@pytest.mark.parametrize(("card", "reached"), [("gm06", True), ("gm01", False)])
def test_a_state_is_a_goal_as_soon_as_it_holds_also_in_anothers_turn(
    card: str, reached: bool
) -> None:
    """Grath: a mod and two gear worth 15,000; B gives him a gear of 8,000, or of 3,000."""
    table = scenario(
        active="B",
        phase="action",
        at={"A": "twinsand", "B": "twinsand"},
        characters={"A": "grath"},
        assets={"A": ARMS, "B": [card]},
    ).act("trade", "seat:0", f"give:{card}", "propose")
    assert table.asked() == [("A", "trade_reply")]
    table.pick("accept")
    assert table.assets("A") == sorted([*ARMS, card])
    assert table.flipped("A") == reached
    assert table.fame("A") == (1 if reached else 0)


@rule("RIM-R53", "RIM-24.1")
def test_a_state_that_ends_later_takes_nothing_back() -> None:
    table = scenario(
        phase="action",
        at={"A": "twinsand", "B": "twinsand"},
        characters={"A": "grath"},
        flipped=["A"],
        fame={"A": 1},
        assets={"A": [*ARMS, "gm06"]},
    ).act("trade", "seat:1", "give:gm06", "propose")
    table.pick("accept")
    assert table.flipped("A")
    assert table.fame("A") == 1


@rule("RIM-R53", "RIM-R98")
def test_a_state_reached_in_a_purchase_counts_before_the_next_card_is_turned_up() -> None:
    """With 9 fame it is the end."""
    table = scenario(
        phase="action",
        at={"A": "twinsand"},
        characters={"A": "grath"},
        fame={"A": 9},
        credits={"A": 8000},
        assets={"A": ARMS},
        only={"gear_mod": ["gm06", "gm08"]},
    ).act("market", "none", "card:gm06")
    if table.asked() == [("A", "barter")]:
        table.pick("done")
    assert table.outcome() == ("alone", "famous", "A")
    assert "gm06" in table.assets("A")
    assert table.top("gear_mod") is None


@rule("RIM-24.1", "RIM-R89")
def test_markers_leave_the_map_when_the_character_flips() -> None:
    """Tamsin marks the second Imperial planet."""
    table = scenario(
        phase="action",
        at={"A": "serenna", "B": "t1_b"},
        characters={"A": "tamsin_rook"},
        marked={"A": ["halcyon"]},
    ).act("abilities")
    before = table.copy().dice("blank hit").use("tamsin_rook")
    assert before.marked("A") == ["halcyon"]  # stealth, unskilled: failed
    table.dice("crit blank").use("tamsin_rook")
    assert table.flipped("A")
    assert table.fame("A") == 1
    assert table.marked("A") == []


@rule("RIM-R89")
def test_a_token_on_an_asset_goes_when_its_holder_loses_it(tmp_path: Path) -> None:
    content = own(tmp_path, gear("gm01", "[{ action = true, do = [{ token = 1 }] }]"))
    table = (
        scenario(
            phase="action",
            at={"A": "twinsand", "B": "twinsand"},
            characters={"A": "senna_korr"},
            assets={"A": ["gm01"]},
            content=content,
        )
        .act("abilities")
        .use("gm01")
    )
    assert table.view(None)["facts"]["tokened"] == ["gm01"]
    table.act("trade", "seat:1", "give:gm01", "propose").pick("accept")
    assert table.assets("B") == ["gm01"]
    assert table.view(None)["facts"]["tokened"] == []


@rule("RIM-R89", "RIM-11.1")
def test_a_token_on_an_asset_goes_when_the_asset_is_discarded() -> None:
    table = scenario(
        phase="action",
        at={"A": "halcyon"},
        characters={"A": "dax_marlowe"},
        credits={"A": 20_000},
        assets={"A": ["gm01", "gm07"]},
        tokened=["gm01", "gm07"],
        tops={"gear_mod": "gm05"},
    ).act("market", "none", "gm05", "gm01", "done")
    assert table.bottom("gear_mod") == "gm01"
    assert table.view(None)["facts"]["tokened"] == ["gm07"]


@rule("RIM-24.2")
def test_how_far_a_goal_is_counts_the_tokens_that_it_waits_for() -> None:
    """Vask Orrin needs two; the goal of a Kestrel Courier is fulfilled at once, or not at all."""
    table = scenario(characters={"A": "vask_orrin"}, ships={"A": "kestrel"}, tokens={"A": 1})
    assert table.view(None)["facts"]["goals"][0] == {"character": [1, 2], "ship": [0, 0]}


# Ships.


def courier(**more: object) -> Scenario:
    """A flies a Kestrel Courier: its goal is an Action for 7,000, with a mod."""
    table: dict[str, object] = {
        "phase": "action",
        "at": {"A": "twinsand"},
        "characters": {"A": "dax_marlowe"},
        "ships": {"A": "kestrel"},
        "credits": {"A": 8000},
        "assets": {"A": ["gm09"]},
        "damage": {"A": (0, 1)},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


@rule("RIM-24.3", "RIM-24.4")
def test_a_ship_goal_brings_1_fame_and_flips_the_sheet() -> None:
    table = courier()
    assert slots(table, "A") == {"gear": 3, "job_bounty": 3, "mod": 1, "cargo": 1, "crew": 2}
    assert table.values("A")["ground"] == 3
    table.act("abilities").use("kestrel")
    assert table.ship_flipped("A")
    assert (table.fame("A"), table.credits("A")) == (1, 1000)
    assert slots(table, "A") == {"gear": 3, "job_bounty": 3, "mod": 1, "cargo": 2, "crew": 2}
    assert table.values("A")["ground"] == 4
    assert table.damage("A") == (0, 1)
    assert table.asked()[0][1] != "ability"  # its Action is gone


@rule("RIM-24.4", "RIM-7.4")
@pytest.mark.parametrize(
    "more", [{"assets": {"A": []}}, {"credits": {"A": 6000}}, {"ships_flipped": ["A"]}]
)
def test_a_goal_that_is_an_action_needs_what_its_text_says(more: dict[str, object]) -> None:
    assert courier().options() == ["abilities", "end", "market"]
    assert courier(**more).options() == ["end", "market"]


@rule("RIM-24.4")
def test_a_goal_that_is_an_encounter_is_the_encounter_of_that_turn() -> None:
    """The Scythe: a fight of ships with somebody more famous."""
    table = scenario(
        phase="encounter",
        at={"A": "t2_m", "B": "t2_m"},
        ships={"A": "scythe"},
        fame={"A": 2, "B": 3},
    )
    assert table.usable() == ["scythe"]
    table.dice("blank " * 5, "hit blank").use("scythe")
    assert not table.ship_flipped("A")
    assert table.fame("A") == 2
    assert table.asked() == [("B", "plan")]
    won = scenario(
        phase="encounter",
        at={"A": "t2_m", "B": "t2_m"},
        ships={"A": "scythe"},
        fame={"A": 2, "B": 3},
    )
    won.dice("blank " * 5, "blank blank").use("scythe")
    assert won.ship_flipped("A")
    assert won.fame("A") == 3
    assert slots(won, "A") == {
        "gear": 3,
        "job_bounty": 3,
        "mod": 2,
        "cargo": 1,
        "flex": 1,
        "crew": 2,
    }


@rule("RIM-24.5")
@pytest.mark.parametrize("ship", ["g9_rigger", "g1a"])
def test_starters_have_no_goal_and_do_not_flip(ship: str) -> None:
    table = scenario(
        phase="encounter",
        at={"A": "t3_b"},
        ships={"A": ship},
        credits={"A": 60_000},
        assets={"A": ["gm09", "pell_draxo"]},
        patrols={"hutt": ("t3_b", 1)},
    ).dice("crit crit crit", "blank blank blank blank")
    assert table.usable() == []
    table.pick("patrol:hutt")
    assert table.tokens("A") == (0, 0)
    assert not table.ship_flipped("A")
    assert table.fame("A") == 0

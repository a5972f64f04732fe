"""RIM-23: damage, defeat, and standing up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .own import gear, own, section
from .scenario import Scenario, scenario

APART = {"A": "twinsand", "B": "t1_b", "C": "t2_m"}


def text(do: str, folder: Path, **more: object) -> Scenario:
    """A meets this text on Twinsand."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": APART,
        "characters": {"A": "vask_orrin"},
        "encounter": "enc_4-1",
        "content": own(folder, section("enc_4-1", "twinsand", do)),
    } | more
    return scenario(**table).pick("space")  # type: ignore[arg-type]


def duel(place: str = "twinsand", **more: object) -> Scenario:
    """Grath, flipped, may fight B."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": place, "B": place},
        "characters": {"A": "grath", "B": "vask_orrin"},
        "flipped": ["A"],
        "damage": {"A": (3, 0), "B": (3, 0)},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


# Becoming defeated.


@rule("RIM-23.1", "RIM-23.2")
@pytest.mark.parametrize(
    ("what", "n", "down"),
    [("char", 3, False), ("char", 4, True), ("ship", 2, False), ("ship", 3, True)],
)
def test_damage_up_to_health_or_hull_defeats(what: str, n: int, down: bool, tmp_path: Path) -> None:
    table = text(f'[{{ damage = ["{what}", {n}] }}]', tmp_path, credits={"A": 4000})
    assert table.damage("A") == ((n, 0) if what == "char" else (0, n))
    assert table.defeated("A") == down
    assert table.credits("A") == (1000 if down else 4000)
    assert table.where("A") == "twinsand"
    assert table.asked() == [("B", "plan")]


@rule("RIM-23.2", "RIM-R5")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (2000, 0), (3000, 0), (9000, 6000)])
def test_a_defeat_costs_3000_or_all_there_is(before: int, after: int, tmp_path: Path) -> None:
    table = text('[{ damage = ["char", 4] }]', tmp_path, credits={"A": before})
    assert table.credits("A") == after


@rule("RIM-23.2", "RIM-R46", "RIM-R93")
def test_all_secrets_go_unseen_to_the_bottom_in_the_order_in_which_they_came(
    tmp_path: Path,
) -> None:
    other = section(
        "enc_1-5", "auric_bay", '[{ secret = "move_start", do = [{ move_bonus = 1 }] }]'
    )
    fall = section("enc_4-1", "twinsand", '[{ damage = ["char", 4] }]')
    table = scenario(
        phase="encounter",
        at=APART,
        secrets={"A": ["enc_1-7", "enc_4-10", "enc_1-5"]},
        encounter="enc_4-1",
        content=own(tmp_path, fall + other),
    ).pick("space")
    assert table.secrets("A") == []
    assert table.zone("deck", "enc_1")[-2:] == ["enc_1-7", "enc_1-5"]
    assert len(table.told("secret_discarded", "B")) == 3
    for viewer in ("B", None):
        assert all("card" not in told for told in table.told("secret_discarded", viewer))
    assert [told["card"] for told in table.told("secret_discarded", "A")] == [
        "enc_1-7", "enc_4-10", "enc_1-5",
    ]  # fmt: skip


@rule("RIM-R42", "RIM-22.3")
@pytest.mark.parametrize("what", ["char", "ship"])
def test_no_more_tokens_lie_than_health_or_hull(what: str, tmp_path: Path) -> None:
    table = text(f'[{{ damage = ["{what}", 9] }}]', tmp_path)
    assert table.damage("A") == ((4, 0) if what == "char" else (0, 3))
    suffered = [told["number"] for told in table.told("damage_suffered")]
    assert suffered == [4 if what == "char" else 3]


@rule("RIM-23.6", "RIM-R44")
def test_who_is_defeated_suffers_nothing_more(tmp_path: Path) -> None:
    do = '[{ damage = ["char", 4] }, { damage = ["ship", 9] }]'
    table = text(do, tmp_path, credits={"A": 8000})
    assert table.damage("A") == (4, 0)
    assert table.credits("A") == 5000
    assert len(table.told("player_defeated")) == 1


@rule("RIM-R43", "RIM-R47")
def test_a_defeat_comes_right_after_the_effect_and_the_text_goes_on(tmp_path: Path) -> None:
    do = '[{ damage = ["char", 4] }, { credits = 2000 }]'
    table = text(do, tmp_path, credits={"A": 1000})
    assert table.credits("A") == 2000  # 1,000 lost, then 2,000 gained
    assert table.asked() == [("B", "plan")]


# In the turn.


def crates(**more: object) -> Scenario:
    """A delivers on Auric Bay; a failed roll and 1d bring 2 damage to a ship that has 3."""
    table: dict[str, object] = {
        "phase": "action",
        "at": {"A": "auric_bay"},
        "characters": {"A": "grath"},
        "ships": {"A": "ossuary"},
        "assets": {"A": ["cg10", "enc_3-3"]},
        "damage": {"A": (2, 3)},
    } | more
    table_ = scenario(**table).act("deliver")  # type: ignore[arg-type]
    return table_.draws("1d").dice("blank", "blank blank", "hit").pick("cg10")


@rule("RIM-23.3", "RIM-R30")
def test_the_action_in_progress_is_finished_and_the_rest_of_the_turn_skipped() -> None:
    table = crates()
    assert table.defeated("A")
    assert table.asked() == [("A", "deliver")]
    assert table.options() == ["card:enc_3-3", "stop"]
    table.pick("enc_3-3")
    assert table.credits("A") == 6000
    assert table.assets("A") == ["cg10"]
    assert table.asked() == [("B", "plan")]  # no market, no abilities, no encounter


@rule("RIM-23.5", "RIM-R307", "RIM-23.3")
def test_who_stands_up_in_the_same_turn_does_not_get_the_rest_of_it_back(tmp_path: Path) -> None:
    """The second cargo pays with repairs."""
    cargo = """
[[change.market]]
id = "cg10"
reward = [{ credits = 4000 }]
[[change.market]]
id = "cg09"
traits = []
destination = "auric_bay"
reward = [{ recover = ["all", "all"] }]
"""
    table = crates(assets={"A": ["cg09", "cg10"]}, content=own(tmp_path, cargo))
    assert table.defeated("A")
    table.pick("cg09")
    assert not table.defeated("A")
    assert table.damage("A") == (0, 0)
    assert len(table.told("stood_up")) == 1
    assert table.asked() == [("B", "plan")]


@rule("RIM-23.5")
@pytest.mark.parametrize(
    ("damage", "do", "down"),
    [
        ((0, 0), '{ recover = ["char", 1] }', False),
        ((0, 2), '{ recover = ["ship", 2] }', True),  # the character is still at its limit
        ((0, 2), '{ recover = ["all", "all"] }', False),
    ],
)
def test_recovery_makes_a_player_stand_up_as_soon_as_no_limit_is_reached(
    damage: tuple[int, int], do: str, down: bool, tmp_path: Path
) -> None:
    table = text(f'[{{ damage = ["char", 4] }}, {do}]', tmp_path, damage={"A": damage})
    assert table.defeated("A") == down
    assert [name for name in table.log() if name == "stood_up"] == ([] if down else ["stood_up"])


@rule("RIM-R307")
def test_more_health_alone_makes_nobody_stand_up() -> None:
    """B gives its Weave Vest to A, who lies defeated."""
    table = scenario(
        active="B",
        phase="action",
        at={"A": "twinsand", "B": "twinsand"},
        damage={"A": (4, 0)},
        defeated=["A"],
        assets={"B": ["gm03"]},
    ).act("trade", "seat:0", "give:gm03", "propose")
    assert table.asked() == [("A", "trade_reply")]
    table.pick("accept")
    assert table.assets("A") == ["gm03"]
    assert table.values("A")["health"] == 6
    assert table.defeated("A")


@rule("RIM-23.4", "RIM-R48", "RIM-5.2")
def test_who_is_defeated_in_anothers_turn_lies_until_the_own_planning_step() -> None:
    table = duel(
        at={"A": "twinsand", "C": "twinsand"},
        characters={"A": "grath", "C": "vask_orrin"},
        damage={"C": (3, 0)},
    )
    table.dice("hit blank blank", "blank blank blank").use("grath")
    assert table.defeated("C")
    assert table.asked() == [("B", "plan")]
    table.pick("credits")
    assert table.defeated("C")
    assert table.damage("C") == (4, 0)
    table.until("C", "act")
    assert not table.defeated("C")
    assert table.damage("C") == (0, 0)


@rule("RIM-R49")
@pytest.mark.parametrize(("active", "other"), [("A", "B"), ("B", "A")])
def test_of_two_defeats_the_current_players_comes_first(active: str, other: str) -> None:
    table = duel(
        active=active,
        characters={active: "grath", other: "vask_orrin"},
        flipped=[active],
        credits={"A": 3000, "B": 3000},
    )
    table.dice("hit blank blank", "hit blank blank").use("grath")
    assert [told["seat"] for told in table.told("player_defeated")] == [
        "AB".index(active), "AB".index(other),
    ]  # fmt: skip
    assert (table.credits("A"), table.credits("B")) == (0, 0)


@rule("RIM-R47")
def test_a_defeat_while_moving_ends_the_move_and_the_turn(tmp_path: Path) -> None:
    """A mod that hurts the ship at every stop."""
    do = '[{ damage = ["ship", 9] }, { permission = "stop" }]'
    hurts = f'[{{ trigger_may = "stop_patrol", do = {do} }}]'
    table = scenario(
        at={"A": "halcyon"},
        patrols={"rebel": ("t2_m", 1)},
        assets={"A": ["gm12"]},
        credits={"A": 3000},
        content=own(tmp_path, gear("gm12", hurts, "mod")),
    ).fly("t2_m")
    assert table.asked() == [("A", "move_on")]
    table.use("gm12")
    assert table.defeated("A")
    assert table.where("A") == "t2_m"
    assert table.credits("A") == 0
    assert table.asked() == [("B", "plan")]


# One effect at a time.


@rule("RIM-R43", "RIM-23.1")
def test_a_limit_that_drops_to_the_damage_defeats_when_the_purchase_is_complete() -> None:
    """To the end of the icon of the next card, which A resolves while still standing."""
    table = scenario(
        phase="action",
        at={"A": "twinsand"},
        credits={"A": 5000},
        damage={"A": (4, 0)},
        assets={"A": ["gm03"]},
        only={"gear_mod": ["gm06", "gm08"]},
        patrols={"rebel": ("t4_a", 1)},
    ).act("market", "none", "card:gm06")
    assert table.top("gear_mod") == "gm08"  # Rebel, 3 spaces: it arrives
    assert table.patrol("rebel") == ("twinsand", 1)
    assert table.assets("A") == ["gm06"]
    log = table.log()
    assert log.index("patrol_moved") < log.index("player_defeated")
    assert table.credits("A") == 0  # 4,000 paid, then the last 1,000 lost
    assert table.asked() == [("B", "plan")]


@rule("RIM-R43")
def test_damage_below_the_new_limit_harms_nobody() -> None:
    """On Scraphaven A gives the Weave Vest (4,000) in payment for the Launcher (8,000)."""
    table = scenario(
        phase="action",
        at={"A": "scraphaven"},
        credits={"A": 5000},
        damage={"A": (3, 0)},
        assets={"A": ["gm03"]},
        only={"gear_mod": ["gm06"]},
    ).act("market", "none", "card:gm06")
    assert table.assets("A") == ["gm06"]
    assert not table.defeated("A")
    assert table.credits("A") == 1000


@rule("RIM-R44")
def test_character_and_ship_at_their_limits_at_once_are_one_defeat() -> None:
    """Weave Vest and Deflector Booster (5,000) are given in the same purchase."""
    table = scenario(
        phase="action",
        at={"A": "scraphaven"},
        credits={"A": 9000},
        damage={"A": (4, 3)},
        assets={"A": ["gm03", "gm10"]},
        only={"gear_mod": ["gm06", "gm08"]},
    ).act("market", "none", "card:gm06", "card:gm03", "card:gm10")
    assert table.assets("A") == ["gm06"]
    assert table.defeated("A")
    assert len(table.told("player_defeated")) == 1
    assert table.credits("A") == 6000


# Instead of a defeat.


@rule("RIM-R45")
def test_what_replaces_a_defeat_comes_after_the_rewards_and_leaves_no_defeat() -> None:
    table = (
        scenario(
            phase="encounter",
            at=APART,
            characters={"A": "hx9"},
            flipped=["A"],
            damage={"A": (3, 2)},
            assets={"A": ["pell_draxo"]},
            credits={"A": 5000},
            secrets={"A": ["enc_4-10"]},
            encounter="enc_4-1",
            empty=["twinsand_left"],
        )
        .dice("hit hit hit", "hit blank blank")
        .pick("space")
    )
    table.pick("done")  # the dice stay as they are
    assert table.credits("A") == 8000
    assert table.damage("A") == (4, 2)
    assert table.usable() == ["hx9"]
    lying = table.copy().pick(table.options()[0])
    assert lying.defeated("A")
    assert lying.credits("A") == 5000
    assert lying.secrets("A") == []
    assert lying.assets("A") == ["pell_draxo"]
    table.use("hx9")
    assert not table.defeated("A")
    assert table.damage("A") == (0, 0)
    assert table.credits("A") == 8000
    assert table.secrets("A") == ["enc_4-10"]
    assert table.assets("A") == []
    assert "player_defeated" not in table.log()


@rule("RIM-R45")
@pytest.mark.parametrize(("die", "down"), [("hit", False), ("focus", False), ("blank", True)])
def test_who_is_below_both_limits_in_the_end_was_not_defeated(die: str, down: bool) -> None:
    """The Bonehouse's repairs after a fight with a patrol that was lost."""
    table = (
        scenario(
            phase="encounter",
            at={"A": "t3_b"},
            ships={"A": "ossuary"},
            ships_flipped=["A"],
            damage={"A": (3, 4)},
            credits={"A": 4000},
            patrols={"hutt": ("t3_b", 1)},
        )
        .dice("hit hit blank blank", "crit crit blank", die)
        .pick("patrol:hutt", "t3_a")
    )
    assert table.defeated("A") == down
    assert table.damage("A") == (3, 5 if down else 3)
    assert table.credits("A") == (1000 if down else 4000)


# Defeated players.


@rule("RIM-R50", "RIM-23.7", "RIM-26.4")
def test_a_defeated_owner_cannot_protect_a_crew_that_is_hunted() -> None:
    table = scenario(
        phase="encounter",
        active="B",
        at={"B": "t2_m", "C": "t2_m"},
        ships={"B": "snare"},
        assets={"B": ["bt04"], "C": ["tarrukk"]},
        damage={"C": (4, 0)},
        defeated=["C"],
    )
    assert table.options() == ["crew:tarrukk", "space"]
    table.dice("crit hit blank", "hit blank blank blank").pick("crew:tarrukk")
    assert table.asked() == [("B", "eliminate_or_capture")]
    assert table.damage("B") == (1, 0)
    assert table.damage("C") == (4, 0)


@rule("RIM-R308")
def test_the_end_of_a_turn_comes_after_a_defeat_and_only_for_whose_turn_it_is() -> None:
    """Sleen Gorbax brings 1,000 at the end of A's turns, as long as the Hutts like A."""
    table = (
        scenario(
            phase="encounter",
            at=APART,
            assets={"A": ["sleen_gorbax"]},
            reputation={"A": {"hutt": 1}},
            damage={"A": (3, 0)},
            encounter="enc_4-2",
        )
        .dice("blank blank")
        .pick("space")
    )
    assert table.defeated("A")
    assert table.credits("A") == 1000  # after the defeat
    table.until("A", "act")
    assert table.credits("A") == 1000  # not at the end of B's and C's turns


@rule("RIM-R308")
@pytest.mark.parametrize("ends", ["job", "action"])
def test_and_after_a_failed_job_and_skipped_steps(ends: str) -> None:
    if ends == "job":
        table = scenario(
            phase="encounter",
            at={"A": "halcyon"},
            characters={"A": "grath"},
            assets={"A": ["jb12", "sleen_gorbax"]},
            reputation={"A": {"hutt": 1}},
        ).dice("hit hit", "blank blank blank", "blank blank blank", "blank blank")
        table.pick("job:jb12")
    else:
        table = crates(assets={"A": ["cg10", "sleen_gorbax"]}, reputation={"A": {"hutt": 1}})
        assert table.defeated("A")
    assert table.asked() == [("B", "plan")]
    assert table.credits("A") == 1000

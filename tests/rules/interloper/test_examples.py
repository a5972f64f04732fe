"""The worked examples of the specification."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario


def john_and_anne(**more: object) -> Scenario:
    """John (A238, 4+0) attacks Anne (Derek, 4+1, held back by his ribs): 14 to 11."""
    set_up = {
        "active": "B",
        "characters": {"B": "unit_a238", "C": "derek_kent"},
        "at": {"B": "galley", "C": "galley"},
        "penalties": {"C": ["bruised_ribs"]},
        "physical": [
            "broken_leg", "limp", "torn_muscle", "cut_palm",
            "jarred_shoulder", "twisted_ankle", "concussion", "deep_gash",
        ],
        "friendly_fire": "on",
        "npcs": {},
    } | more  # fmt: skip
    return scenario(**set_up)  # type: ignore[arg-type]


@rule("INT-12.6", "INT-12.9", "INT-7.8")
def test_e1_penalty_by_difference() -> None:
    table = john_and_anne().do("attack")
    assert table.told("totals") == [
        {
            "figure": "unit_a238",
            "number": 14,
            "figure_target": "derek_kent",
            "number_target": 11,
        }
    ]
    assert table.asked() == [("B", "payoff")]
    assert table.options() == ["give:cut_palm", "give:torn_muscle"]
    table.pick("give:torn_muscle")
    assert table.physical("C") == ["bruised_ribs", "torn_muscle"]
    assert table.discard("physical") == sorted(
        [
            "broken_leg", "limp", "cut_palm", "jarred_shoulder", "twisted_ankle", "concussion",
            "deep_gash",
        ]
    )  # fmt: skip


@rule("INT-12.12", "INT-12.13", "INT-13.4")
def test_e2_item_by_difference() -> None:
    items = {"C": ["signal_beacon", "multitool", "medkit"]}  # values 1, 3, 4
    table = john_and_anne(items=items).do("attack")
    assert table.options() == [
        "discard:multitool",
        "discard:signal_beacon",
        "give:cut_palm",
        "give:torn_muscle",
        "take:multitool",
        "take:signal_beacon",
    ]
    tongue = john_and_anne(  # Y'nul's Distance Attack: 4+1 and +2, held back by 3
        characters={"B": "qoeth_ynul", "C": "derek_kent"},
        penalties={"B": ["torn_muscle", "bruised_ribs"], "C": ["bruised_ribs"]},
        items=items,
    ).do("attack", "own")
    assert tongue.told("totals")[0]["number"] == 14
    assert tongue.options() == [
        "discard:multitool",
        "discard:signal_beacon",
        "give:cut_palm",
        "give:torn_muscle",
    ]
    prime = scenario(
        at={"prime": "galley", "C": "galley"},
        characters={"C": "derek_kent"},
        penalties={"C": ["bruised_ribs"]},
        items=items,
        physical=[
            "limp", "torn_muscle", "cut_palm", "winded", "winded",
            "jarred_shoulder", "twisted_ankle", "concussion", "deep_gash",
        ],
        npcs={},
    ).do("attack")  # fmt: skip
    assert prime.told("totals")[0]["number"] == 14
    assert prime.options() == [
        "discard:multitool",
        "discard:signal_beacon",
        "give:cut_palm",
        "give:torn_muscle",
        "give:winded",
    ]


@rule("INT-7.3", "INT-7.4", "INT-7.5", "INT-7.8", "INT-10.2", "INT-15.6", "INT-3.4")
def test_e3_threshold_and_failure() -> None:
    cards = ["bruised_ribs", "torn_muscle", "winded", "limp"]
    table = scenario(
        active="B",
        characters={"B": "shadow"},
        at={"B": "galley"},
        physical=cards,
        npcs={},
    )
    table.do("wreck", "galley")
    assert table.told("failed") == [{"figure": "shadow", "number": 12}]
    assert table.asked() == [("B", "fail_penalty")]
    assert table.options() == [f"card:{card}" for card in sorted(cards)]
    table.pick("winded")
    assert table.ap == 3
    assert table.wrecked() == []
    assert table.physical("B") == ["winded"]
    assert table.next_ap("B") == -1
    assert table.discard("physical") == ["bruised_ribs", "limp", "torn_muscle"]
    table.end_turn()
    for _ in "CDA":
        table.idle()
    assert table.active == "B"
    assert table.ap == 3


@rule("INT-7.4")
def test_e3_the_same_total_reaches_twelve() -> None:
    table = scenario(
        active="B",
        characters={"B": "elen_ruth"},  # ducts: 12+
        at={"B": "galley"},
        physical=["limp", "torn_muscle", "concussion"],  # 10 + 2
        npcs={},
    )
    table.do("move", "medbay")
    assert table.told("passed") == [{"figure": "elen_ruth", "number": 12}]
    assert table.where("B") == "medbay"


@rule("INT-9.3", "INT-9.4", "INT-9.6", "INT-9.13")
def test_e4_active_rooms() -> None:
    characters = {"B": "gale_hildom", "C": "abigail_ruth", "D": "tym_brock"}
    nothing = ["medkit", "medkit", "medkit", "sedative", "sedative", *["multitool"] * 3]
    table = scenario(active="B", characters=characters, at={"B": "armory"}, tech=nothing)
    assert "activate" not in table.menu()
    assert "search" in table.menu()
    with_abigail = scenario(active="C", characters=characters, at=dict.fromkeys("BC", "armory"))
    assert "activate" in with_abigail.menu()
    assert "activate" in scenario(
        active="B", characters=characters, at=dict.fromkeys("BC", "armory")
    ).menu()  # fmt: skip
    table.do("move_npc", "guard_1", "armory")
    assert table.ap == 3
    assert "activate" in table.menu()
    table.do("activate")
    assert "activate" not in table.menu()
    assert "search" in table.menu()
    table.do("search")
    assert "search" not in table.menu()


@rule("INT-16.7", "INT-16.10", "INT-7.14", "INT-12.6")
@pytest.mark.parametrize("window", ["neither", "action_declared", "attack_commit"])
def test_e5_traits_before_the_check(window: str) -> None:
    table = scenario(
        active="B",
        characters={"B": "abigail_ruth"},
        at={"B": "galley", "prime": "galley"},
        traits={"A": ["iron_sinew"]},
        physical=[6, 5, 4, 2, 3, 3, 4, "cut_palm", 5],
        npcs={},
    )
    table.do("attack")
    assert table.asked() == [("A", "reveal_window")]
    if window == "action_declared":
        table.pick("slot:1")
    else:
        table.pick("pass")
        assert table.asked() == [("A", "reveal_window")]
        assert table.turned() == []
        table.pick("slot:1" if window == "attack_commit" else "pass")
    (told,) = table.told("totals")
    assert told["number"] == 20
    if window == "neither":
        assert told["number_target"] == 20
        assert len(table.told("tied")) == 1
        assert table.asked() == [("B", "action")]  # no window in between, nothing happens
        assert table.physical("B") == table.physical("prime") == []
    else:
        assert told["number_target"] == 22
        # Its 2 is all that it can give, so it is not asked; Abigail could ignore that one.
        assert table.asked() == [("B", "ignore_penalty")]
        table.pick("take")
        assert table.physical("B") == ["cut_palm"]


@rule("INT-11.1", "INT-11.2", "INT-11.4", "INT-10.9", "INT-10.12")
def test_e6_breach_and_repair() -> None:
    def table(*tech: int) -> Scenario:
        return scenario(
            active="B",
            at={"B": "hydroponics"},
            edges={"o_laboratory": "wrecked", "d23": "wrecked"},
            tech=tech,
        )

    derek = table(5, 4, 5, 3)
    assert derek.breached() == ["cryo_vault", "laboratory"]
    assert derek.targets("repair") == ["edge:d23", "edge:o_laboratory"]
    derek.do("repair", "d23")
    assert derek.told("checks")[0]["number"] == 17
    assert derek.told("passed") == [{"figure": "derek_kent", "number": 17}]
    assert derek.breached() == ["laboratory"]
    assert derek.edge("d23") == "unlocked"
    sealed = table(5, 5, 5, 5).do("repair", "o_laboratory")
    assert sealed.told("checks")[0]["number"] == 20
    assert sealed.breached() == []
    assert sealed.edge("d23") == "wrecked"


@rule(
    "INT-13.15", "INT-13.16", "INT-13.17", "INT-13.18", "INT-12.4", "INT-5.4", "INT-R60", "INT-R63"
)
def test_e7_protecting() -> None:
    table = scenario(
        characters={"B": "abigail_ruth", "C": "tym_brock"},
        at={"prime": "mid_corridor", "B": "medbay", "C": "medbay"},
        npcs={"technician_1": "medbay"},
        physical=[5, 4, 4, "limp", 1, 4, 4, 3, 3],  # 18 + 3 and 14 + 3
    )
    table.do("move", "medbay")
    assert table.ap == 3
    table.do("attack", "technician_1")
    assert table.ap == 2
    assert table.asked() == [("B", "protect")]
    table.pick("abigail_ruth")
    (told,) = table.told("totals")
    assert (told["number"], told["number_target"]) == (21, 17)
    assert table.asked() == [("A", "payoff")]
    assert all(table.value(option.removeprefix("give:")) <= 4 for option in table.options())
    table.pick("give:limp")
    assert table.physical("B") == ["limp"]
    assert table.living("technician_1")
    assert table.protected() == ["abigail_ruth"]
    table.do("attack", "technician_1")
    assert table.ap == 1
    assert table.asked() == [("C", "protect")]  # Abigail not again this round
    turned = len(table.turned())
    table.pick("decline")
    assert not table.living("technician_1")
    assert len(table.turned()) == turned
    assert not {"attack", "move"} & set(table.menu())  # leaving would cost 2
    assert table.menu() == ["end_turn", "lock", "wreck"]


@rule("INT-13.7", "INT-13.8", "INT-13.9", "INT-13.10", "INT-13.11", "INT-12.10", "INT-12.11")
@pytest.mark.parametrize(
    ("prime", "own"), [([6, 6, 5, 5, 4], None), ([6, 6, 6, 5, "cut_palm"], "cut_palm")]
)
def test_e8_combined_attack_and_fallback(prime: list[str | int], own: str | None) -> None:
    table = scenario(
        active="C",
        characters={"B": "derek_kent", "C": "shadow"},
        at={"prime": "brig", "B": "brig", "C": "brig"},
        npcs={"guard_2": "brig"},
        physical=[6, 5, 5, 4, 4, 5, *prime],
    )
    table.do("attack")
    assert table.asked() == [("B", "assist")]
    table.pick("derek_kent")
    assert table.asked() == [("C", "assist_guards")]
    table.pick("guard_2")
    (told,) = table.told("totals")
    assert told["number"] == 31
    assert len([figure for figure, _ in table.turned() if figure == "shadow"]) == 6
    assert told["number_target"] == (29 if own is None else 28)
    assert table.asked() == [("C", "action")]  # the one card left by the rule is not asked for
    assert table.physical("prime") == ([] if own is None else [own])
    assert table.attacked() == ["shadow"]
    assert table.assisted() == ["derek_kent", "guard_2"]


@rule("INT-13.8")
def test_e8_with_riot_drill_the_guard_adds_two_cards() -> None:
    table = scenario(
        active="C",
        characters={"B": "derek_kent", "C": "shadow"},
        at={"prime": "brig", "B": "brig", "C": "brig"},
        npcs={"guard_2": "brig"},
        drilled=True,
    )
    table.do("attack").pick("derek_kent", "guard_2")
    assert len([figure for figure, _ in table.turned() if figure == "shadow"]) == 7

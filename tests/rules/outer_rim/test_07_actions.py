"""RIM-7: the action step."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario


def busy(**more: object) -> Scenario:
    """A, next to B on Twinsand, could do everything."""
    table: dict[str, object] = {
        "phase": "action",
        "at": {"A": "twinsand", "B": "twinsand"},
        "characters": {"A": "grath", "B": "vask_orrin"},
        "damage": {"A": (1, 1)},
        "assets": {"A": ["cg08"]},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


@rule("RIM-7.1", "RIM-7.4")
def test_four_actions_can_be_taken() -> None:
    assert busy().options() == ["abilities", "deliver", "end", "market", "trade"]


@rule("RIM-7.1")
def test_each_action_is_taken_once_and_in_any_order() -> None:
    table = busy().dice("hit")
    table.act("deliver", "cg08")
    assert table.options() == ["abilities", "end", "market", "trade"]
    table.act("abilities").use("grath")
    assert table.options() == ["end", "market", "trade"]
    table.act("trade", "end")
    assert table.options() == ["end", "market"]
    table.act("market", "none", "none")
    assert table.asked() == [("A", "encounter")]  # nothing is left to do


@rule("RIM-7.1")
def test_the_other_order_is_as_good() -> None:
    table = busy().act("market", "none", "none")
    assert table.options() == ["abilities", "deliver", "end", "trade"]
    table.act("trade", "end")
    assert table.options() == ["abilities", "deliver", "end"]


@rule("RIM-7.2", "RIM-R12")
def test_abilities_are_used_one_after_another_within_one_action() -> None:
    table = busy(
        damage={"A": (3, 3)},
        ships={"A": "kestrel"},
        assets={"A": ["md_7_stitch", "r9_k_sprocket"]},
    ).act("abilities")
    assert table.asked() == [("A", "ability")]
    assert "done" in table.options()
    assert table.usable() == ["grath", "md_7_stitch", "r9_k_sprocket"]
    table.use("md_7_stitch")
    assert table.damage("A") == (2, 3)
    assert table.usable() == ["grath", "r9_k_sprocket"]
    table.use("grath")
    assert table.damage("A") == (0, 1)
    assert table.usable() == ["r9_k_sprocket"]
    table.choose("done")
    assert table.asked() == [("A", "act")]
    assert "abilities" not in table.options()


@rule("RIM-7.2", "RIM-R12")
def test_no_further_action_ability_is_used_after_they_are_done() -> None:
    table = busy(damage={"A": (3, 3)}, assets={"A": ["md_7_stitch"]}).act("abilities")
    table.use("md_7_stitch").choose("done")
    assert "abilities" not in table.options()
    assert table.damage("A") == (2, 3)


@rule("RIM-7.3")
def test_one_may_do_nothing() -> None:
    table = busy().choose("end")
    assert table.asked() == [("A", "encounter")]


@rule("RIM-7.4")
@pytest.mark.parametrize(
    ("action", "missing"),
    [
        ("trade", {"at": {"A": "twinsand", "B": "t4_c"}}),
        ("trade", {"trade_proposals": "0"}),
        ("market", {"at": {"A": "t4_c", "B": "t4_c"}}),
        ("deliver", {"assets": {"A": ["cg07"]}}),
        ("deliver", {"assets": {}}),
        ("abilities", {"characters": {"A": "dax_marlowe"}}),
    ],
)
def test_an_action_without_what_it_needs_cannot_be_chosen(
    action: str, missing: dict[str, object]
) -> None:
    table = busy(**missing)
    assert action not in table.options()
    rest = {"abilities", "deliver", "market", "trade"} - {action}
    if "at" in missing:
        rest -= {"deliver"} if action == "market" else set()
    assert rest <= set(table.options())


@rule("RIM-7.4", "RIM-13.1")
def test_a_captured_bounty_can_be_delivered_too() -> None:
    table = busy(assets={"A": ["bt01"]}, captured=["bt01"])
    assert "deliver" in table.options()
    assert "deliver" not in busy(assets={"A": ["bt01"]}).options()


@rule("RIM-7.4")
def test_the_maelstrom_has_no_market() -> None:
    table = busy(at={"A": "maelstrom", "B": "maelstrom"})
    assert table.options() == ["abilities", "end", "trade"]


@rule("RIM-7.4", "RIM-R83", "RIM-R97")
def test_who_may_hold_a_secret_for_an_action_is_asked_even_if_it_does_not_fit() -> None:
    """Buried Cache works on planets without a patrol; the others see only that A was asked."""
    table = scenario(
        phase="action",
        at={"A": "halcyon"},
        characters={"A": "dax_marlowe"},
        secrets={"A": ["enc_4-10"]},
        patrols={"imperial": ("halcyon", 1)},
    )
    assert table.options() == ["abilities", "end", "market"]
    table.act("abilities")
    assert table.asked() == [("A", "ability")]
    assert table.options() == ["done"]
    table.choose("done")
    assert table.secrets("A") == ["enc_4-10"]
    assert table.options() == ["end", "market"]


@rule("RIM-R13")
def test_an_action_ability_works_neither_inside_other_actions_nor_in_other_steps() -> None:
    table = scenario(
        at={"A": "twinsand"}, characters={"A": "grath"}, damage={"A": (1, 1)}, credits={"A": 9000}
    )
    assert table.options() == ["credits", "move", "recover"]
    table.choose("credits")
    market = table.copy().act("market")
    assert not any(option.startswith("use:") for option in market.options())
    market.choose("none")
    assert not any(option.startswith("use:") for option in market.options())
    table.choose("end")
    assert table.asked() == [("A", "encounter")]
    assert not any(option.startswith("use:") for option in table.options())


@rule("RIM-R18")
def test_assets_are_never_discarded_at_will() -> None:
    table = busy(assets={"A": ["gm01", "gm07"]}, credits={"A": 9000}, tops={"gear_mod": "gm03"})
    table.act("market", "none", "card:gm03")
    while table.asked() == [("A", "barter")]:
        table.choose("done")
    assert table.assets("A") == ["gm01", "gm03", "gm07"]  # a slot is empty: nobody is asked

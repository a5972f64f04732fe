"""The sixteen contacts that can become crew: the skills and abilities they bring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule

from .crew import brings
from .scenario import Scenario, scenario

SKILLS = {
    "pell_draxo": {"piloting": 1},
    "wexa_thorn": {"tech": 1},
    "old_garro": {"strength": 1},
    "nimble_sook": {"stealth": 1},
    "md_7_stitch": {"knowledge": 1},
    "brother_amon": {"knowledge": 1},
    "dengar": {"strength": 1, "tactics": 1},
    "hondo_ohnaka": {"influence": 1, "piloting": 1},
    "tarrukk": {"piloting": 1, "strength": 1},
    "r9_k_sprocket": {"tech": 1},
    "mira_saan": {"stealth": 1, "tactics": 1},
    "sleen_gorbax": {"influence": 1},
    "murrogh": {"strength": 2},
    "commander_ress_adair": {"piloting": 1, "tactics": 1},
    "agent_thorne": {"knowledge": 1, "stealth": 1},
    "vx_0_null": {"tactics": 1, "tech": 1},
}
VALUES = {"commander_ress_adair": {"ship": 1}, "vx_0_null": {"ground": 1}}


def hired(*crew: str, **more: Any) -> Scenario:
    """A has this crew aboard a Drover; nobody's character has anything to say about dice."""
    table: dict[str, Any] = {
        "ships": {"A": "drover"},
        "characters": {"A": "dax_marlowe", "B": "vask_orrin", "C": "senna_korr"},
        "assets": {"A": crew},
    } | more
    return scenario(**table)


@rule("RIM-20.1", "RIM-17.3")
@pytest.mark.parametrize("crew", SKILLS)
def test_a_crew_brings_its_skills_and_values(crew: str) -> None:
    brings(hired(), hired(crew), SKILLS[crew], VALUES.get(crew, {}))


@rule("RIM-20.5", "RIM-20.1")
def test_murrogh_alone_is_highly_skilled_in_strength() -> None:
    table = hired("murrogh", phase="encounter", characters={"A": "dax_marlowe"},
                  at={"A": "murkholm"}, encounter="enc_4-6")  # fmt: skip
    table.dice("focus blank").pick("space")
    assert table.credits("A") == 5000


# Old Garro.


@rule("RIM-R36", "RIM-R37", "RIM-4.3")
def test_old_garro_rerolls_a_die_once_in_a_ground_combat() -> None:
    table = hired("old_garro", phase="encounter", at={"A": "twinsand"}, encounter="enc_4-1")
    table.dice("hit blank focus", "crit", "hit hit hit").pick("space")
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["old_garro"]
    table.use("old_garro")
    assert table.options() == ["die:1", "die:2", "die:3"]
    table.pick("die:2")
    assert table.credits("A") == 3000  # 3 against 3


@rule("RIM-R36", "RIM-21.2")
def test_old_garro_is_no_help_in_ships_and_tests() -> None:
    ships = hired("old_garro", phase="encounter", at={"A": "t2_m"}, encounter="enc_7-3",
                  rolled=["blank focus hit", "hit hit blank"])  # fmt: skip
    assert ships.active == "B"
    assert ships.credits("A") == 0
    test = hired("old_garro", phase="encounter", at={"A": "murkholm"}, encounter="enc_4-6")
    test.dice("blank blank").pick("space")
    assert test.active == "B"


# MD-7 Stitch and R9-K Sprocket.


@rule("RIM-7.2")
@pytest.mark.parametrize(("crew", "left"), [("md_7_stitch", (2, 3)), ("r9_k_sprocket", (3, 2))])
def test_the_droids_mend_one_damage_by_an_action(crew: str, left: tuple[int, int]) -> None:
    table = hired(crew, phase="action", damage={"A": (3, 3)}).act("abilities")
    assert table.usable() == [crew]
    table.use(crew)
    assert table.damage("A") == left
    assert "abilities" not in table.options()


# Dengar.


def struck(**more: Any) -> Scenario:
    """A's 3 dice show 1 hit; 4 damage come back."""
    table = hired("dengar", phase="encounter", at={"A": "twinsand"}, encounter="enc_4-9", **more)
    return table.dice("hit blank focus", "crit hit hit blank").pick("space")


@rule("RIM-R40", "RIM-R41")
def test_dengar_may_keep_one_damage_off() -> None:
    table = struck()
    assert table.asked() == [("A", "use_now")]
    assert table.options() == ["done", "use:dengar"]
    reduced = table.copy().use("dengar")
    assert reduced.damage("A") == (3, 0)
    assert not reduced.defeated("A")
    assert reduced.credits("A") == 0  # lost all the same
    table.choose("done")
    assert table.defeated("A")


@rule("RIM-R40", "RIM-22.5")
def test_dengar_helps_in_ships_too_but_not_outside_combats() -> None:
    table = hired("dengar", phase="encounter", at={"A": "t2_m"}, encounter="enc_7-3",
                  rolled=["blank blank hit", "hit hit blank"])  # fmt: skip
    table.use("dengar")
    assert table.damage("A") == (0, 1)
    assert table.credits("A") == 0
    test = hired("dengar", phase="encounter", at={"A": "murkholm"}, encounter="enc_4-4")
    test.dice("blank blank").pick("space")
    assert test.damage("A") == (2, 0)


# Hondo Ohnaka.


def bargaining(**more: Any) -> Scenario:
    """A on Twinsand, where the crawler sells gear for 2,000 less."""
    table: dict[str, Any] = {
        "phase": "action",
        "at": {"A": "twinsand"},
        "credits": {"A": 8000},
        "tops": {"gear_mod": "gm07", "cargo": "cg03"},
        "under": {"gear_mod": ["gm05", "gm09"]},
        "encounter": "enc_4-4",
    } | more
    return hired("hondo_ohnaka", **table)


@rule("RIM-R21", "RIM-4.3")
def test_hondo_makes_the_first_purchase_of_a_turn_cheaper() -> None:
    table = bargaining().act("market", "none", "card:gm07")
    while table.asked() == [("A", "barter")]:
        table.choose("done")
    assert table.credits("A") == 6000  # 3 - 1
    table.pick("space", "gm05")
    while table.asked() == [("A", "barter")]:
        table.choose("done")
    assert table.assets("A") == ["gm05", "gm07", "hondo_ohnaka"]
    assert table.credits("A") == 4000  # 4 - 2
    later = table.until("A", "act").act("market", "none", "card:gm09")
    before = table.credits("A")
    while later.asked() == [("A", "barter")]:
        later.choose("done")
    assert later.credits("A") == before - 3000  # 4 - 1 in a new turn


@rule("RIM-R314", "RIM-R21")
def test_hondo_bargains_at_a_purchase_of_an_encounter_too() -> None:
    table = bargaining(tops={"gear_mod": "gm05"}, under={}).choose("end").pick("space", "gm05")
    assert table.credits("A") == 7000  # 4 - 2 - 1
    assert table.assets("A") == ["gm05", "hondo_ohnaka"]


@rule("RIM-R21", "RIM-11.2")
def test_hondo_lowers_every_deck_and_no_price_below_nothing() -> None:
    cargo = bargaining(credits={"A": 0}).act("market", "none")
    assert "card:cg03" in cargo.options()  # 1,000
    assert "card:gm07" not in cargo.options()
    cargo.pick("cg03")
    assert cargo.credits("A") == 0


# Sleen Gorbax.


@rule("RIM-R308")
@pytest.mark.parametrize(("hutt", "gained"), [(1, 1000), (0, 0), (-1, 0)])
def test_sleen_pays_at_the_end_of_a_turn_in_favour_of_the_hutts(hutt: int, gained: int) -> None:
    table = hired("sleen_gorbax", phase="end", reputation={"A": {"hutt": hutt}})
    assert table.active == "B"
    assert table.credits("A") == gained
    table.until("C", "plan")
    assert table.credits("A") == gained  # at the end of A's turns only


# Agent Thorne.


@rule("RIM-13.3", "RIM-R36")
def test_agent_thorne_turns_the_crit_of_a_smuggler_to_a_hit() -> None:
    table = hired("agent_thorne", "cg08", phase="action", at={"A": "twinsand"}).dice("crit")
    table.act("deliver", "cg08")
    assert table.asked() == [("A", "dice")]
    assert table.options() == ["done", "use:agent_thorne"]
    table.use("agent_thorne")
    assert (table.credits("A"), table.fame("A")) == (4000, 1)


@rule("RIM-13.3", "RIM-R36")
def test_agent_thorne_turns_no_other_face_and_no_other_roll() -> None:
    table = hired("agent_thorne", "cg08", phase="action", at={"A": "twinsand"})
    table.draws("1d").dice("focus", "blank blank").act("deliver", "cg08")
    assert table.damage("A") == (0, 2)
    fight = hired("agent_thorne", phase="encounter", at={"A": "twinsand"}, encounter="enc_4-1")
    fight.dice("crit blank blank", "hit blank blank").pick("space")
    assert fight.active == "B"

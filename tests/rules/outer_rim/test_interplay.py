"""Positions in which several chapters of the rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario
from .test_43_characters import WON, fought, hunting
from .test_44_jobs_for_two import FAIL, PASS, attempt, together
from .test_70_rival_hunter import NO_MARKET

# Nobody of these is asked about dice.
PLAIN = {"A": "dax_marlowe", "B": "grath", "C": "hx9"}
SERENNA = {"A": "serenna", "B": "serenna"}


def alone(**more: Any) -> Scenario:
    """A and the opponent B, who has no abilities, are on Serenna."""
    table: dict[str, Any] = {
        "players": 1, "characters": {"A": "dax_marlowe", "B": "quill_vance"}, "at": SERENNA,
    }  # fmt: skip
    return scenario(**table | more)


def granted(table: Scenario, kind: str, price: str, *answers: str) -> Scenario:
    """A favor of this kind is asked for, for this price, and B's offer is accepted."""
    return table.pick(kind, price, *answers, "seat:1")


# Bounties on characters and what changes gains of fame.


@rule("RIM-43.4", "RIM-R127")
def test_cad_bane_is_paid_for_the_fame_of_a_character_bounty() -> None:
    cad = {"A": "cad_bane", "B": "grath", "C": "hx9"}
    table = fought(hunting(characters=cad, fame={"A": 2}), "crit crit crit crit", WON[1])
    assert (table.credits("A"), table.fame("A")) == (5000 + 5000, 2)


@rule("RIM-43.4", "RIM-R86")
def test_mirror_hull_adds_to_a_character_bounty() -> None:
    table = fought(hunting(assets={"A": ["bt14x", "lx12x"]}, ships={"A": "kestrel"}), *WON)
    assert table.fame("A") == 1 + 1


@rule("RIM-43.4", "RIM-R29", "RIM-R55")
def test_a_character_bounty_that_wins_asks_for_no_factions() -> None:
    standing = {"B": {"hutt": -1, "rebel": -1}}
    table = hunting(fame={"A": 9}, reputation=standing)
    table.dice(*WON).answer("A", "encounter", "hunt:bt14x")
    assert table.outcome() == ("alone", "famous", "A")
    assert table.credits("A") == 5000


# Jobs for two.


@rule("RIM-44.3", "RIM-R45")
def test_a_partner_who_saves_himself_does_not_spoil_the_job() -> None:
    table = together(
        characters={"A": "dax_marlowe", "B": "hx9", "C": "ilsa_venn"}, flipped=["B"],
        damage={"B": (3, 0)}, assets={"A": ["jb18x"], "B": ["pell_draxo"]},
    )  # fmt: skip
    attempt(table, "55a", PASS, FAIL)
    table.dice("crit blank blank", "blank blank blank", "crit blank blank", "blank blank blank")
    table.use("hx9")
    while table.asked()[0][1] == "dice":
        table.pick("done")
    assert table.told("completes") == [{"seat": 0, "card": "jb18x"}]
    assert (table.credits("B"), table.damage("B")) == (10_000, (0, 0))


@rule("RIM-51.1", "RIM-44.2")
def test_what_a_partner_wins_counts_for_the_partners_ambition_the_job_only_for_its_holder() -> None:
    table = together(
        "jb22x", "twinsand", ambitions={"A": "am2", "B": "am8", "C": "am1"},
        counted={"B": {1: 2}}, characters=PLAIN, assets={"A": ["jb22x"]},
    )  # fmt: skip
    attempt(table, "59b", "crit blank blank", WON[1], "crit blank blank", WON[1], PASS)
    assert table.goals("B") == [1]
    assert table.aims("A")[2] == (1, 2)


@rule("RIM-D17", "RIM-R86")
def test_an_encrypted_message_is_a_job_without_a_failed_test() -> None:
    table = scenario(
        expansion="on", phase="action", characters={"A": "gale_rider", "B": "grath", "C": "hx9"},
        at={"A": "murkholm", "B": "murkholm"}, assets={"A": ["enc_2-11"]},
    ).act("abilities")  # fmt: skip
    table.use("enc_2-11")
    assert table.flipped("A")


# Favors in the middle of something.


@rule("RIM-49.5", "RIM-R119", "RIM-R138")
def test_a_die_of_a_combat_strategy_is_one_that_is_really_rolled() -> None:
    """Grath with a Heavy Sidearm rolls 4 dice, and a fifth of the strategy."""
    table = scenario(
        debts={}, phase="encounter", characters={"A": "cad_bane", "B": "grath", "C": "hx9"},
        at={"A": "halcyon", "B": "halcyon"}, assets={"A": ["bt14x"], "B": ["gm01"]},
    )  # fmt: skip
    table.answer("A", "encounter", "hunt:bt14x").answer("A", "favor_ask", "none")
    table.pick("strategy", "nothing", "offer", "refuse")
    table.dice("crit crit crit crit", "blank blank blank blank blank").pick("seat:2")
    assert table.flipped("A")


@rule("RIM-49.8", "RIM-49.12")
def test_even_the_enemy_may_help() -> None:
    table = scenario(
        debts={}, phase="encounter", characters=PLAIN, at={"A": "halcyon", "B": "halcyon"},
        assets={"A": ["bt14x"]},
    )  # fmt: skip
    table.answer("A", "encounter", "hunt:bt14x").pick("strategy", "nothing")
    assert table.asked() == [("B", "favor_grant")]


@rule("RIM-49.6", "RIM-R56", "RIM-R98")
def test_an_endorsement_brings_the_fame_of_a_wardrobe_and_wins() -> None:
    table = scenario(
        debts={}, characters=PLAIN, assets={"A": ["lx14x"]}, fame={"A": 9},
        reputation={"A": {"hutt": 1}, "B": {"rebel": 1}},
    )  # fmt: skip
    granted(table, "endorsement", "nothing", "offer")
    assert table.outcome() == ("alone", "famous", "A")


@rule("RIM-49.9", "RIM-53.2", "RIM-R43")
@pytest.mark.parametrize(("price", "damage"), [("gm01", (0, 0)), ("gm03", (4, 0))])
def test_advice_in_a_purchase_is_paid_at_once_and_a_defeat_waits_for_its_end(
    price: str, damage: tuple[int, int]
) -> None:
    """Without the Weave Vest A has no more health than damage."""
    table = scenario(
        debts={}, phase="action", characters={"A": "dax_marlowe", "B": "lando_calrissian"},
        at=SERENNA, tops={"cargo": "cg17x"}, assets={"A": [price]}, damage={"A": damage},
    )  # fmt: skip
    table.dice("blank").act("market", "none", "cg17x")
    table.pick("advice", f"give:{price}", "offer").dice("crit blank").pick("seat:1")
    assert (table.assets("A"), table.assets("B")) == (["cg17x"], [price])
    assert table.defeated("A") == (price == "gm03")
    order = [n for n in table.log() if n in ("asset_gained", "player_defeated")]
    assert order[:1] == ["asset_gained"]
    assert (table.g.no_deal, table.g.units, table.g.favors) == (0, 0, [])


# What happens where decks end.


@rule("RIM-R8", "RIM-R146")
@pytest.mark.parametrize(
    ("deck", "offered"),
    [(["gm23x"], []), (["gm23x", "gm09"], []), (["gm23x", "gm09", "gm01"], ["card:gm01", "none"])],
)
def test_a_special_delivery_from_a_small_deck(deck: list[str], offered: list[str]) -> None:
    table = scenario(
        expansion="on", phase="action", characters=PLAIN, credits={"A": 20_000},
        only={"gear_mod": deck},
    )  # fmt: skip
    table.act("market", "none", "gm23x").pick("gear")
    if offered:
        assert table.options() == offered
        table.pick("none")
    assert table.credits("A") == 18_000
    assert table.top("gear_mod") in deck
    table.check_whole()


# Opponents whom the rules play, as those whom cards name.


@rule("RIM-R58", "RIM-27.3", "RIM-R212")
def test_an_opponent_who_shares_the_jewels_can_win_by_them() -> None:
    table = alone(
        phase="action", assets={"A": ["lx05"]}, fame={"A": 9, "B": 9}, credits={"B": 1000}
    ).act("abilities")  # fmt: skip
    table.use("lx05")
    assert table.outcome() == ("alone", "famous", "B")


@rule("RIM-R212", "RIM-8.7")
def test_a_droid_that_is_taken_from_an_opponent_brings_its_contact() -> None:
    table = alone(
        phase="action", characters={"A": "hx9", "B": "quill_vance"}, assets={"B": ["md_7_stitch"]}
    ).act("abilities")
    table.use("hx9")
    assert table.assets("A") == ["md_7_stitch"]
    assert table.zone("aboard", "A") == ["md_7_stitch"]


@rule("RIM-66.5", "RIM-73.4", "RIM-26.4")
def test_an_opponents_crew_is_not_protected() -> None:
    table = alone(phase="encounter", assets={"A": ["bt04"], "B": ["tarrukk"]})
    table.dice("hit hit hit", "blank blank blank blank").answer("A", "encounter", "crew:tarrukk")
    assert table.asked() == [("A", "eliminate_or_capture")]


@rule("RIM-62.2", "RIM-43.2", "RIM-R235")
def test_an_opponent_who_is_hunted_has_armor_but_no_abilities() -> None:
    """Dengar would suffer 1 damage less; with the Weave Vest he takes 7."""
    table = scenario(
        players=1, expansion="on", phase="encounter", at=SERENNA,
        characters={"A": "dax_marlowe", "B": "dengar"},
        assets={"A": ["bt03"], "B": ["gm03"]}, ai_cards={"B": ["ai_h1"]}, **NO_MARKET,
    )  # fmt: skip
    table.dice("crit hit hit", "blank blank blank").answer("A", "encounter", "hunt:bt03")
    assert {"seat": 1, "number": 4, "hurt": "character"} in table.told("damage_suffered")
    assert not table.told("player_defeated")


@rule("RIM-67.1", "RIM-67.3")
def test_an_opponent_tests_at_the_table_but_puts_nothing_in_the_pot() -> None:
    table = alone(phase="encounter", assets={"A": ["lx02"]}, credits={"A": 5000, "B": 5000})
    table.draws("40b").dice("crit blank", "blank blank", "crit blank", "blank blank")
    table.answer("A", "encounter", "job:lx02").answer("A", "may", "do:40b")
    assert table.told("takes_pot") == [{"seat": 0, "number": 2000}]
    assert (table.fame("A"), table.credits("A")) == (2, 5000)


# The turn of an opponent ends early.


@rule("RIM-R29", "RIM-61.4")
def test_an_opponent_who_wins_by_a_delivery_does_nothing_more() -> None:
    table = alone(
        phase="turn", active="B", ai_cards={"B": ["ai_7"]}, at={"A": "serenna", "B": "twinsand"},
        goal_tokens={"B": ["twinsand"]}, assets={"B": ["cg08"]}, fame={"B": 9},
    )  # fmt: skip
    assert table.outcome() == ("alone", "famous", "B")
    assert table.reputation("B", "hutt") == 0
    assert table.assets("B") == ["cg08"]


@rule("RIM-R215", "RIM-15.6", "RIM-R209")
def test_after_a_defeat_the_special_section_of_ai_card_10_is_left_out() -> None:
    table = alone(
        phase="turn", active="B", ai_cards={"B": ["ai_10"]}, at={"A": "serenna", "B": "t4_b"},
        patrols={"hutt": ("t4_b", 4)}, reputation={"B": {"hutt": -1}}, tops={"bounty": "bt01"},
    )  # fmt: skip
    assert table.defeated("B")
    assert table.top("bounty") == "bt01"
    assert table.zone("routines", "B")[-1] == "ai_10"
    assert table.patrol("hutt")[0] in table.adjacent("t4_b")

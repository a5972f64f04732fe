"""RIM-52: single cards that the rules speak of, and the example of Cad Bane."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rule import rule

from .own import own
from .scenario import Scenario, scenario

WON, LOST = "crit blank blank", "blank blank blank"


def playing(character: str, phase: str = "encounter", **more: Any) -> Scenario:
    """A plays this character; nobody else has anything to say about it."""
    others = [name for name in ("dax_marlowe", "ilsa_venn", "vask_orrin") if name != character]
    table: dict[str, Any] = {
        "phase": phase, "characters": {"A": character, "B": others[0], "C": others[1]},
        "at": {"A": "halcyon"}, "expansion": "on",
        "empty": ["halcyon_left", "halcyon_middle", "halcyon_right"],
    } | more  # fmt: skip
    return scenario(**table)


# Cad Bane.


def cad(phase: str = "action", **more: Any) -> Scenario:
    return playing("cad_bane", phase, **{"fame": {"A": 2}} | more)


def delivering(*gear: str, **more: Any) -> Scenario:
    """He has Murrogh on his ship, for whom Twinsand pays 7,000 and 2 fame."""
    table: dict[str, Any] = {
        "at": {"A": "twinsand"}, "assets": {"A": ["bt07", *gear]}, "captured": ["bt07"],
        "ships": {"A": "kestrel"},
    } | more  # fmt: skip
    return cad(**table).act("deliver", "bt07")


@rule("RIM-R127")
def test_fame_at_the_start_is_no_gain() -> None:
    rolled = ["hit " * 6, "blank " * 6]
    table = scenario(phase="setup", players=2, rolled=rolled, expansion="on")
    table.pick("cad_bane", "g9_rigger", "grath", "g9_rigger")
    assert (table.fame("A"), table.credits("A")) == (2, 4000)


@rule("RIM-R127", "RIM-52.2")
def test_e9_a_gain_of_fame_is_1_less_and_pays_5000() -> None:
    table = delivering()
    assert (table.credits("A"), table.fame("A")) == (12_000, 3)


@rule("RIM-52.2", "RIM-R127", "RIM-R86")
def test_e9_with_ancestral_plate_the_fame_is_not_touched() -> None:
    """The credits of the bounty are 0, those of his ability are not; 2 + 1 + 1 fame."""
    table = delivering("lx03")
    assert table.asked() == [("A", "use_now")]
    table.use("lx03")
    assert (table.credits("A"), table.fame("A")) == (5000, 4)


@rule("RIM-R127")
def test_a_gain_of_1_becomes_nothing_and_pays_all_the_same() -> None:
    table = cad(assets={"A": ["cg15x"]}, rotated=["cg15x"], at={"A": "twinsand"})
    table.act("deliver", "cg15x")
    assert (table.credits("A"), table.fame("A")) == (8000, 2)


@rule("RIM-R143", "RIM-R127", "RIM-R2")
def test_mirror_hull_adds_its_fame_even_to_a_gain_that_came_to_nothing() -> None:
    table = cad(
        assets={"A": ["cg15x", "lx12x"]}, rotated=["cg15x"], at={"A": "twinsand"},
        ships={"A": "kestrel"},
    )  # fmt: skip
    table.act("deliver", "cg15x")  # nobody is asked in which order
    assert (table.credits("A"), table.fame("A")) == (8000, 3)


@rule("RIM-R127", "RIM-24.1")
def test_the_fame_of_his_goal_is_whole() -> None:
    """Champion of the Deep has four dice, Walker Drill five."""
    table = cad("encounter", encounter="enc_2-18", rolled=["crit " * 4, "blank " * 5])
    assert table.flipped("A")
    assert (table.fame("A"), table.credits("A")) == (3, 6000)
    few = cad(
        "encounter", at={"A": "deepmere"}, encounter="enc_2-20", rolled=["crit " * 4, "blank " * 4],
        empty=["deepmere_left", "deepmere_middle", "deepmere_right"],
    )  # fmt: skip
    assert not few.flipped("A")
    assert (few.fame("A"), few.credits("A")) == (2, 5000)


@rule("RIM-R138")
@pytest.mark.parametrize(
    ("gear", "dice", "flips"),
    [
        ("gm15x", 5, True),  # Bolt Caster: two dice more
        ("gm16x", 3, False),  # Wrist Rockets: two hits added
    ],
)
def test_the_dice_of_the_other_side_are_those_really_rolled(
    gear: str, dice: int, flips: bool
) -> None:
    """He comes for Grath, who has three dice."""
    table = playing(
        "cad_bane", at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "cad_bane", "B": "grath", "C": "dax_marlowe"},
        assets={"A": ["bt14x"], "B": [gear]},
    )  # fmt: skip
    table.dice("crit " * 4, "blank " * dice).answer("A", "encounter", "hunt:bt14x")
    assert table.asked()[0][0] == "B"
    table.use(gear)
    assert table.told("combat_was_won") == [{"seat": 0}]
    assert table.flipped("A") == flips


@rule("RIM-52.2", "RIM-R58", "RIM-R127")
def test_what_two_gain_together_is_cut_for_him_alone() -> None:
    """Sail Barge Sabotage pays both 8,000 and 1 fame."""
    table = playing(
        "dax_marlowe", at={"A": "twinsand", "B": "twinsand"}, assets={"A": ["jb22x"]},
        characters={"A": "dax_marlowe", "B": "cad_bane", "C": "ilsa_venn"},
    )  # fmt: skip
    table.draws("59a").dice("crit blank", "crit blank").answer("A", "encounter", "job:jb22x")
    assert (table.credits("A"), table.fame("A")) == (8000, 1)
    assert (table.credits("B"), table.fame("B")) == (13_000, 0)


@rule("RIM-R127")
def test_flipped_he_is_paid_for_players_and_bounties_alike() -> None:
    table = cad("encounter", flipped=["A"], at={"A": "twinsand"}, assets={"A": ["bt01"]},
                contacts={"twinsand_left": "nimble_sook"})  # fmt: skip
    table.answer("A", "encounter", "contact:twinsand_left")
    table.dice("crit " * 4, LOST).pick("fight", "eliminate")
    assert table.credits("A") == 4000 + 3000
    drill = cad("encounter", flipped=["A"], encounter="enc_2-18",
                rolled=["crit " * 4, "blank " * 5])  # fmt: skip
    assert drill.credits("A") == 6000


# Mirror Hull.


@rule("RIM-R86", "RIM-4.3")
def test_mirror_hull_adds_to_rewards_once_a_turn() -> None:
    """Racing Bikes and Untraceable Rifles bring 1 fame each: the second one is not mirrored."""
    table = playing(
        "ilsa_venn", "action", at={"A": "twinsand"}, ships={"A": "nomad"},
        assets={"A": ["lx12x", "cg15x", "cg08"]}, rotated=["cg15x"],
    )  # fmt: skip
    table.act("deliver", "cg15x")
    assert table.fame("A") == 2
    table.dice("hit").pick("cg08")
    assert table.fame("A") == 3


@rule("RIM-R86", "RIM-24.1")
def test_mirror_hull_does_not_mirror_goals() -> None:
    """Tarrukk's goal is a state: his third crew comes in a trade."""
    table = playing(
        "tarrukk", "action", at={"A": "halcyon", "B": "halcyon"}, ships={"A": "wanderer"},
        assets={"A": ["lx12x", "lx10", "lx15x"], "B": ["lx13x"]},
    )  # fmt: skip
    table.act("trade", "seat:1", "ask:lx13x", "propose", "accept")
    assert table.flipped("A")
    assert table.fame("A") == 1


# Dengar.


@rule("RIM-52.3", "RIM-R40")
@pytest.mark.parametrize(
    ("hits", "gear", "mine", "damage"),
    [
        (1, [], "crit crit crit", 0),
        (4, [], "crit crit crit", 3),
        (4, ["gm14x"], "crit crit crit blank", 2),  # 4 less 1 is 3, at most 2
        (3, ["gm14x"], "crit crit crit blank", 2),
        (4, ["gm14x"], "blank blank blank blank", 3),  # lost: the rifle does nothing
    ],
)
def test_dengars_reduction_comes_before_the_rifle(
    hits: int, gear: list[str], mine: str, damage: int
) -> None:
    rolled = [mine, "hit " * hits + "blank " * (5 - hits)]
    table = playing("dengar", encounter="enc_2-18", assets={"A": gear}, rolled=rolled)
    assert table.damage("A") == (damage, 0)  # 1 more for who loses is reduced to none


@rule("RIM-52.3")
def test_dengar_is_hurt_as_ever_outside_of_combats() -> None:
    """Slow Poison: 2 damage."""
    table = playing(
        "dengar", at={"A": "murkholm"}, encounter="enc_4-18",
        empty=["murkholm_left", "murkholm_middle", "murkholm_right"],
    )  # fmt: skip
    assert table.damage("A") == (2, 0)


@rule("RIM-R308", "RIM-24.1")
@pytest.mark.parametrize(
    ("before", "mine", "flips"),
    [(3, "crit blank blank", True), (2, "crit blank blank", False), (3, "blank " * 3, False)],
)
def test_dengars_goal_is_to_have_won_and_suffered(before: int, mine: str, flips: bool) -> None:
    table = playing(
        "dengar", encounter="enc_2-18", damage={"A": (before, 0)},
        rolled=[mine, "hit " + "blank " * 4],
    )  # fmt: skip
    assert table.flipped("A") == flips
    assert table.fame("A") == int(flips)


# Hondo Ohnaka.


def hondo(**more: Any) -> Scenario:
    table: dict[str, Any] = {"at": {"A": "halcyon", "B": "halcyon"}} | more
    return playing("hondo_ohnaka", "action", **table)


def tokened(table: Scenario) -> list[str]:
    found: list[str] = table.view(None)["facts"]["tokened"]
    return sorted(found)


@rule("RIM-52.6", "RIM-R89")
def test_what_hondo_gets_in_a_trade_has_a_token_until_it_leaves_him() -> None:
    table = hondo(assets={"A": ["gm01"], "B": ["gm02", "gm05"]})
    table.act("trade", "seat:1", "give:gm01", "ask:gm02", "ask:gm05", "propose", "accept")
    assert tokened(table) == ["gm02", "gm05"]
    assert table.told("asset_token") == [
        {"seat": 0, "card": "gm02"}, {"seat": 0, "card": "gm05"},
    ]  # fmt: skip
    table.pick("seat:1", "give:gm02", "propose", "accept")
    assert tokened(table) == ["gm05"]


@rule("RIM-52.6", "RIM-R315")
def test_what_hondo_takes_has_a_token_too(tmp_path: Path) -> None:
    text = """
[[change.market]]
id = "gm01"
abilities = [{ action = true, do = [{ choose_player = "here", do = [{ take_asset = "gear" }] }] }]
"""
    table = hondo(assets={"A": ["gm01"], "B": ["gm02"]}, content=own(tmp_path, text))
    table.act("abilities").use("gm01")
    assert (table.assets("A"), tokened(table)) == (["gm01", "gm02"], ["gm02"])


@rule("RIM-52.6", "RIM-24.1", "RIM-24.2")
def test_hondos_goal_comes_back_and_needs_a_further_token() -> None:
    marked = ["gm01", "gm02", "gm05"]
    table = hondo(assets={"A": marked[:2], "B": ["gm05"]}, tokened=marked[:2])
    assert "abilities" not in table.options()  # no token since: as if just fulfilled
    table.act("trade", "seat:1", "ask:gm05", "propose", "accept").pick("end")
    table.act("abilities").use("hondo_ohnaka")
    assert table.flipped("A")
    assert (table.fame("A"), tokened(table)) == (1, marked)
    assert table.view(None)["facts"]["fresh_tokens"][0] == 0


@rule("RIM-52.6", "RIM-24.1")
def test_hondo_flips_back_for_credits_and_no_fame() -> None:
    marked = ["gm01", "gm02", "gm05"]
    table = hondo(assets={"A": marked}, tokened=marked, flipped=["A"])
    table.act("abilities").use("hondo_ohnaka")
    assert not table.flipped("A")
    assert (table.credits("A"), table.fame("A"), tokened(table)) == (6000, 0, marked)
    assert "abilities" not in table.options()
    few = hondo(assets={"A": marked[:2]}, tokened=marked[:2], flipped=["A"])
    assert "abilities" not in few.options()


# Tarrukk.


@rule("RIM-R309", "RIM-4.3")
@pytest.mark.parametrize(("credits", "asked"), [(1000, True), (0, False)])
def test_tarrukk_keeps_a_crew_for_1000(credits: int, asked: bool) -> None:  # noqa: A002
    """Ransom: lose 3,000 or lose a crew."""
    table = playing(
        "tarrukk", at={"A": "t2_m"}, encounter="enc_7-19", assets={"A": ["lx15x"]},
        patrols={"rebel": ("t2_m", 1)}, credits={"A": credits},
    )  # fmt: skip
    table.pick("space")
    table.choose(table.options()[1])
    assert (table.asked() == [("A", "use_now")]) == asked
    if asked:
        table.use("tarrukk")
        assert (table.assets("A"), table.credits("A")) == (["lx15x"], 0)
    else:
        assert table.assets("A") == []


# Lando Calrissian, the contact.


@rule("RIM-52.7")
@pytest.mark.parametrize(
    ("face", "credits", "crew"), [("hit", 3000, True), ("focus", 0, True), ("blank", 0, False)]
)
def test_lando_pays_or_costs_a_crew(face: str, credits: int, crew: bool) -> None:  # noqa: A002
    table = playing(
        "ilsa_venn", contacts={"halcyon_middle": "lando_calrissian"},
        empty=["halcyon_left", "halcyon_right"], ships={"A": "kestrel"},
    )  # fmt: skip
    table.answer("A", "encounter", "contact:halcyon_middle").dice(face)
    table.choose(next(o for o in table.options() if o != "decline"))
    assert table.asked() == [("A", "dice")]  # the ability of the crew just gained
    table.choose("done")
    assert (table.credits("A"), table.assets("A")) == (credits, ["lando_calrissian"] * crew)


@rule("RIM-52.7", "RIM-R36")
def test_landos_own_die_may_be_rerolled_with_his_ability() -> None:
    table = playing(
        "ilsa_venn", contacts={"halcyon_middle": "lando_calrissian"},
        empty=["halcyon_left", "halcyon_right"], ships={"A": "kestrel"},
    )  # fmt: skip
    table.answer("A", "encounter", "contact:halcyon_middle").dice("blank", "crit")
    table.choose(next(o for o in table.options() if o != "decline")).use("lando_calrissian")
    assert (table.credits("A"), table.assets("A")) == (3000, ["lando_calrissian"])


# Cards that stay: Structural Damage, Encrypted Message, Priority Delivery, Broken Arm.

KEPT = {
    "enc_1-11": ("scraphaven", "mod", "gm08"), "enc_2-11": ("halcyon", "job_bounty", "jb01"),
    "enc_3-11": ("gloomrock", "cargo", "cg14x"), "enc_4-11": ("murkholm", "gear", "gm01"),
}  # fmt: skip
FULL = {"gear": ["gm01", "gm07", "lx05"], "job_bounty": ["jb01", "jb02", "jb03"],
        "mod": ["gm08"], "cargo": ["cg14x"]}  # fmt: skip


def drawing(card: str, **more: Any) -> Scenario:
    """A, in a G9 Rigger, draws this card; Broken Arm comes from a fight that is lost."""
    space = KEPT[card][0]
    table: dict[str, Any] = {
        "at": {"A": space}, "encounter": card,
        "empty": [f"{space}_{side}" for side in ("left", "middle", "right")],
        "rolled": [LOST[:11], "hit " + "blank " * 3],
    } | more  # fmt: skip
    found = playing("ilsa_venn", **table)
    return found.pick("space") if found.asked() == [("A", "encounter")] else found


@rule("RIM-52.1", "RIM-R311")
@pytest.mark.parametrize("card", KEPT)
def test_it_must_be_taken_and_another_card_makes_room(card: str) -> None:
    _, slot, _ = KEPT[card]
    assert card in drawing(card).assets("A")
    table = drawing(card, assets={"A": FULL[slot]})
    if len(FULL[slot]) > 1:
        assert table.asked() == [("A", "make_room")]
        assert table.options() == [f"card:{held}" for held in FULL[slot]]  # and no declining
        table.pick(FULL[slot][0])
    assert table.assets("A") == sorted([card, *FULL[slot][1:]])


@rule("RIM-R131", "RIM-R141")
def test_where_only_cards_lie_that_stay_it_is_discarded_instead(tmp_path: Path) -> None:
    """A second card that stays as a mod, on a ship with one slot for mods."""
    text = """
[[change.market]]
id = "gm08"
keep = true
"""
    table = drawing("enc_1-11", assets={"A": ["gm08"]}, content=own(tmp_path, text))
    assert table.assets("A") == ["gm08"]
    assert table.bottom("enc_1") == "enc_1-11"


@rule("RIM-R141")
def test_one_that_stays_is_no_price_no_payment_and_no_loss() -> None:
    """Inspection Day, Requisitioned: lose a cargo; and in the market it makes no room."""
    table = playing("ilsa_venn", assets={"A": ["enc_3-11"]}, encounter="enc_2-15")
    assert (table.assets("A"), table.credits("A")) == (["enc_3-11"], 2000)
    shop = playing(
        "ilsa_venn", "action", at={"A": "scraphaven"}, assets={"A": ["enc_3-11"]},
        credits={"A": 9000}, tops={"cargo": "cg14x", "ship": "sh01"},
    )  # fmt: skip
    shop.act("market", "none")
    assert "card:cg14x" not in shop.options()


@rule("RIM-R141", "RIM-12.3")
def test_a_ship_without_a_slot_for_it_cannot_be_bought() -> None:
    """A Burro has no slot for mods but one for a mod or a cargo: two kept mods do not fit."""
    table = playing(
        "ilsa_venn", "action", at={"A": "scraphaven"}, ships={"A": "dart"}, credits={"A": 60_000},
        assets={"A": ["enc_1-11"]}, tops={"ship": "sh02"},
    ).act("market", "none")  # fmt: skip
    assert "card:sh02" in table.options()
    table.pick("sh02")
    assert table.assets("A") == ["enc_1-11"]


@rule("RIM-R141", "RIM-R315")
def test_it_can_be_traded() -> None:
    table = playing(
        "ilsa_venn", "action", at={"A": "halcyon", "B": "halcyon"}, assets={"A": ["enc_4-11"]}
    )
    table.act("trade", "seat:1", "give:enc_4-11", "propose", "accept")
    assert table.assets("B") == ["enc_4-11"]


@rule("RIM-R141", "RIM-52.1")
@pytest.mark.parametrize(
    ("card", "price", "value"), [("enc_1-11", 3000, "hull"), ("enc_4-11", 2000, "ground")]
)
def test_damage_is_mended_for_money(card: str, price: int, value: str) -> None:
    table = playing("ilsa_venn", "action", assets={"A": [card]}, credits={"A": price})
    hurt = table.values("A")[value]
    table.act("abilities").use(card)
    assert (table.assets("A"), table.credits("A")) == ([], 0)
    assert table.values("A")[value] == hurt + 1
    poor = playing("ilsa_venn", "action", assets={"A": [card]})
    assert poor.asked() == [] or "abilities" not in poor.options()
    space = playing("ilsa_venn", "action", assets={"A": [card]}, credits={"A": price},
                    at={"A": "t2_m"})  # fmt: skip
    assert space.asked() == [] or "abilities" not in space.options()


@rule("RIM-52.1", "RIM-25.6")
def test_an_encrypted_message_is_handed_over_to_somebody_here() -> None:
    """The Gale Rider's goal: a job without a failed test."""
    table = playing(
        "gale_rider", "action", at={"A": "halcyon", "B": "halcyon"}, assets={"A": ["enc_2-11"]}
    )
    table.act("abilities").use("enc_2-11")
    assert (table.credits("A"), table.credits("B")) == (4000, 1000)
    assert table.told("completes") == [{"seat": 0, "card": "enc_2-11"}]
    assert table.bottom("enc_2") == "enc_2-11"
    assert table.flipped("A")
    alone = playing("gale_rider", "action", assets={"A": ["enc_2-11"]})
    assert alone.asked() == [] or "abilities" not in alone.options()


@rule("RIM-13.2", "RIM-6.1")
def test_priority_delivery_slows_the_ship_that_carries_it() -> None:
    table = playing("ilsa_venn", "action", at={"A": "twinsand"}, assets={"A": ["enc_3-11"]})
    assert table.values("A")["hyperdrive"] == 5
    table.act("deliver", "enc_3-11")
    assert (table.credits("A"), table.assets("A")) == (6000, [])
    assert table.values("A")["hyperdrive"] == 6
    assert table.bottom("enc_3") == "enc_3-11"


# Murrogh: health that is left.


@rule("RIM-52.5", "RIM-R37")
@pytest.mark.parametrize(("before", "asked"), [(0, True), (3, True), (4, False)])
def test_murrogh_needs_two_health_to_turn_a_die(before: int, asked: bool) -> None:
    """Of five; turning any die to a crit costs one."""
    table = playing(
        "murrogh", encounter="enc_2-18", damage={"A": (before, 0)}, rolled=["blank " * 4]
    )
    assert (table.asked() == [("A", "dice")]) == asked
    if asked:
        table.dice("blank " * 5).use("murrogh")
        assert table.damage("A") == (before + 1, 0)
        assert table.told("damage_compared")[0]["number_attack"] == 2


@rule("RIM-52.5", "RIM-23.1")
def test_more_health_is_more_that_is_left() -> None:
    """Scanner Mask gives one more."""
    table = playing(
        "murrogh", encounter="enc_2-18", damage={"A": (4, 0)}, rolled=["blank " * 4],
        assets={"A": ["gm22x"]},
    )  # fmt: skip
    assert table.asked() == [("A", "dice")]


@rule("RIM-24.4", "RIM-5.4")
@pytest.mark.parametrize(("damage", "flips"), [((2, 2), True), ((2, 1), False)])
def test_murroghs_goal_is_to_recover_four(damage: tuple[int, int], flips: bool) -> None:
    table = playing("murrogh", "planning", damage={"A": damage})
    table.use("murrogh")
    assert table.damage("A") == (0, 0)
    assert (table.flipped("A"), table.fame("A")) == (flips, int(flips))

"""RIM-R36 to R38, R97, R309: dice that are changed, and when whoever may is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .own import gear, own, section
from .scenario import Scenario, scenario

APART = {"A": "twinsand", "B": "t1_b", "C": "t2_m"}


def brawl(character: str, *assets: str, **more: object) -> Scenario:
    """Cantina Brawl: 3,000 credits for beating three dice on the ground."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": APART,
        "characters": {"A": character},
        "assets": {"A": assets},
        "encounter": "enc_4-1",
    } | more
    return scenario(**table)  # type: ignore[arg-type]


def duel(**more: object) -> Scenario:
    """Grath, flipped, with a Mono-Axe and a Hop-Pack, fights HX-9 on Twinsand."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": "twinsand", "B": "twinsand"},
        "characters": {"A": "grath", "B": "hx9"},
        "flipped": ["A"],
        "assets": {"A": ["gm02", "gm05"]},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


# The windows.


@rule("RIM-R36", "RIM-22.1")
def test_the_roller_comes_first_then_the_opponent_then_the_other_roll() -> None:
    table = duel().dice("hit focus blank blank", "crit blank hit", "blank").use("grath")
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["gm02"]
    table.use("gm02")  # the only hit becomes a crit
    assert table.told("dice_changed")[-1]["faces"] == ["crit", "focus", "blank", "blank"]
    assert table.asked() == [("B", "dice")]  # B has nothing against A's dice
    assert table.usable() == ["hx9"]
    table.use("hx9").pick("die:2", "done")
    assert table.asked() == [("A", "dice_against")]
    assert table.usable() == ["gm05"]
    table.use("gm05")
    assert table.asked() == [("A", "choose")]  # Grath has tactics: a crit or a hit
    assert len(table.options()) == 2
    assert table.damage("B") == (0, 0)
    table.pick(table.options()[0])
    assert table.fame("A") == 1
    assert table.damage("B") == (2, 0)
    assert table.damage("A") in ((1, 0), (2, 0))


@rule("RIM-R36")
def test_the_same_window_stays_open_until_its_player_is_done() -> None:
    """Garro rerolls one die, the Mono-Axe makes a crit of what comes, in any order."""
    table = brawl("grath", "gm02", "old_garro", ships={"A": "kestrel"})
    table.dice("focus hit blank blank", "blank blank blank", "hit").pick("space")
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["gm02", "old_garro"]
    table.use("old_garro")
    assert table.asked() == [("A", "die")]
    table.pick("die:1")
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["gm02"]
    assert table.options()[0] == "done"
    table.pick("done")
    assert table.credits("A") == 3000


@rule("RIM-R36")
def test_nobody_is_asked_who_has_nothing_for_it() -> None:
    table = brawl("grath", "gm01").dice("hit blank blank blank", "hit blank blank").pick("space")
    assert table.asked() == [("B", "plan")]
    assert table.credits("A") == 3000


@rule("RIM-R36")
def test_in_a_test_and_for_a_single_die_only_the_roller_has_a_window() -> None:
    """B, beside A, has Lando's rerolls and a secret for its own rolls; A is unskilled."""
    for card, place, roll in (
        ("enc_4-8", "twinsand", "blank blank"),
        ("enc_1-1", "auric_bay", "blank"),
    ):
        table = (
            scenario(
                phase="encounter",
                at={"A": place, "B": place},
                characters={"A": "senna_korr", "B": "lando_calrissian"},
                assets={"B": ["gm05"]},
                secrets={"B": ["enc_1-7"]},
                credits={"A": 2000},
                encounter=card,
            )
            .dice(roll)
            .pick("space")
        )
        if card == "enc_1-1":
            assert table.asked() == [("A", "may")]
            table.pick(table.options()[1])
        assert table.asked() == [("B", "plan")]


@rule("RIM-R36", "RIM-4.3")
def test_a_single_die_can_be_rerolled_by_who_may_reroll_any_roll() -> None:
    table = (
        scenario(
            phase="encounter",
            at={"A": "auric_bay", "B": "t1_b", "C": "t2_m"},
            characters={"A": "lando_calrissian"},
            credits={"A": 2000},
            encounter="enc_1-1",
        )
        .dice("blank", "crit")
        .pick("space")
    )
    table.pick(table.options()[1])
    assert table.asked() == [("A", "dice")]
    table.use("lando_calrissian")
    assert table.credits("A") == 8000
    assert table.asked() == [("B", "plan")]


@rule("RIM-R36", "RIM-1.8")
@pytest.mark.parametrize(("roll", "asked"), [("focus blank", True), ("hit blank", False)])
def test_a_face_can_be_turned_only_where_it_lies(roll: str, asked: bool) -> None:
    """Tamsin turns a focus into a crit, in a test or a combat."""
    table = (
        scenario(
            phase="encounter",
            at=APART,
            characters={"A": "tamsin_rook"},
            encounter="enc_4-2",
        )
        .dice(roll)
        .pick("space")
    )
    assert (table.asked() == [("A", "dice")]) == asked
    if asked:
        table.use("tamsin_rook")
        assert table.credits("A") == 4000  # unskilled, so only the crit passes
    else:
        assert table.damage("A") == (1, 0)


@rule("RIM-R36")
def test_what_is_for_tests_and_combats_is_not_for_a_single_die() -> None:
    """Tamsin cannot help the die of House Odds."""
    table = (
        scenario(
            phase="encounter",
            at={"A": "auric_bay", "B": "t1_b", "C": "t2_m"},
            characters={"A": "tamsin_rook"},
            credits={"A": 2000},
            encounter="enc_1-1",
        )
        .dice("focus")
        .pick("space")
    )
    table.pick(table.options()[1])
    assert table.asked() == [("B", "plan")]
    assert table.credits("A") == 2000


# How often.


@rule("RIM-R37")
def test_one_die_may_be_rerolled_by_several_abilities_each_once() -> None:
    table = brawl("lando_calrissian", "old_garro", secrets={"A": ["enc_1-7"]})
    table.dice("blank crit").pick("space")
    assert table.usable() == ["enc_1-7", "lando_calrissian", "old_garro"]
    table.dice("focus").use("lando_calrissian").pick("die:1")
    assert table.told("dice_changed")[-1]["faces"] == ["focus", "crit"]
    assert table.usable() == ["enc_1-7", "old_garro"]
    table.dice("blank").use("old_garro").pick("die:1")
    assert table.told("dice_changed")[-1]["faces"] == ["blank", "crit"]
    assert table.usable() == ["enc_1-7"]
    table.dice("hit").use("enc_1-7").pick("die:1", "done")
    assert table.told("dice_changed")[-1]["faces"] == ["hit", "crit"]
    assert table.secrets("A") == []


@rule("RIM-R37", "RIM-R4")
def test_what_works_once_a_roll_works_again_at_the_next_roll() -> None:
    """Lando at the Masked Ball: two tests one after the other."""
    table = (
        scenario(
            phase="encounter",
            at={"A": "serenna", "B": "t1_b", "C": "t2_m"},
            characters={"A": "lando_calrissian"},
            encounter="enc_5-10",
        )
        .dice("crit blank", "hit focus")
        .pick("space")
    )
    assert table.asked() == [("A", "dice")]
    table.pick("done")
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["lando_calrissian"]
    table.pick("done")
    assert table.fame("A") == 1


@rule("RIM-R37")
def test_any_number_of_dice_are_rerolled_once() -> None:
    table = brawl("hx9").dice("hit blank focus", "crit crit", "blank blank blank").pick("space")
    table.use("hx9")
    assert table.options() == ["die:1", "die:2", "die:3", "done"]
    table.pick("die:2", "die:3")
    if table.asked() == [("A", "die")]:
        table.pick("done")
    assert table.told("dice_changed")[-1]["faces"] == ["hit", "crit", "crit"]
    assert table.credits("A") == 3000


@rule("RIM-R37")
def test_blanks_only_are_rerolled_by_what_says_so() -> None:
    """The Fire-Control Suite in a fight of ships."""
    table = scenario(
        phase="encounter",
        at={"A": "maelstrom"},
        ships={"A": "mantis"},
        assets={"A": ["gm13"]},
        encounter="enc_3-7",
        rolled=["hit focus blank crit hit", "focus", "blank " * 4],
    )
    assert table.asked() == [("A", "dice")]
    table.use("gm13")
    assert table.asked() != [("A", "dice")]
    if table.asked() == [("A", "die")]:
        assert table.options() == ["die:3", "done"]
        table.pick("die:3")
    assert table.told("dice_changed")[-1]["faces"] == ["hit", "focus", "focus", "crit", "hit"]


# Dice added and cancelled.

ADD = (
    '[{ trigger_may = "after_my_roll", only_in = "ground", limit = "combat", do = [{ add = %s }] }]'
)


@rule("RIM-R38")
def test_an_added_hit_counts_and_can_be_cancelled(tmp_path: Path) -> None:
    """B, Senna without tactics, cancels one hit with the Hop-Pack."""
    table = duel(
        characters={"A": "grath", "B": "senna_korr"},
        assets={"A": ["gm01"], "B": ["gm05"]},
        content=own(tmp_path, gear("gm01", ADD % '["hit", 1]')),
    )
    table.dice("focus blank blank", "blank blank blank").use("grath").use("gm01")
    assert table.told("dice_changed")[-1]["faces"] == ["focus", "blank", "blank", "hit"]
    assert table.asked() == [("B", "dice_against")]
    kept = table.copy().pick("done")
    assert kept.damage("B") == (1, 0)
    table.use("gm05")
    assert table.damage("B") == (0, 0)
    assert table.fame("A") == 1  # 0 to 0


@rule("RIM-R38")
def test_what_is_cancelled_no_longer_counts_and_what_is_not_there_cannot_be() -> None:
    senna = {"A": "grath", "B": "senna_korr"}
    table = duel(characters=senna, assets={"B": ["gm05"]})
    table.dice("hit hit crit", "blank blank blank").use("grath").use("gm05")
    assert table.damage("B") == (3, 0)
    without = duel(characters=senna, assets={"B": ["gm05"]})
    without.dice("focus crit blank", "blank blank blank").use("grath")
    assert without.damage("B") == (2, 0)  # no hit, so nobody was asked


@rule("RIM-R36", "RIM-R38")
def test_an_enemys_dice_can_be_changed_too() -> None:
    table = brawl("senna_korr", "gm05").dice("blank focus blank", "hit focus blank").pick("space")
    assert table.asked() == [("A", "dice_against")]
    assert table.usable() == ["gm05"]
    table.use("gm05")
    assert table.credits("A") == 3000
    assert table.damage("A") == (0, 0)


@rule("RIM-R36")
def test_what_is_for_the_ground_does_not_work_between_ships() -> None:
    table = (
        scenario(
            phase="encounter",
            at={"A": "maelstrom"},
            characters={"A": "senna_korr"},
            ships={"A": "mantis"},
            assets={"A": ["gm05", "old_garro"]},
            encounter="enc_3-7",
        )
        .dice("hit hit blank focus blank", "hit blank blank blank")
        .pick("space")
    )
    assert table.asked() == [("B", "plan")]
    assert table.credits("A") == 5000


# Secrets.

OTHER = '[{ secret = "move_start", do = [{ move_bonus = 1 }] }]'


@rule("RIM-R97", "RIM-R36", "RIM-R10")
@pytest.mark.parametrize(("secret", "usable"), [("enc_1-7", ["enc_1-7"]), ("enc_1-5", [])])
def test_who_may_hold_a_secret_for_dice_is_always_asked(
    secret: str, usable: list[str], tmp_path: Path
) -> None:
    """Another secret of the same deck is for something else; the question comes all the same."""
    content = own(tmp_path, section("enc_1-5", "auric_bay", OTHER))
    table = brawl("grath", secrets={"A": [secret]}, content=content)
    table.dice("hit hit blank", "blank blank blank").pick("space")
    assert table.asked() == [("A", "dice")]
    assert table.options()[0] == "done"
    assert table.usable() == usable
    table.pick("done")
    assert table.asked() == [("B", "plan")]
    assert table.secrets("A") == [secret]


@rule("RIM-R97", "RIM-R36")
def test_a_secret_of_a_deck_without_such_secrets_opens_no_window() -> None:
    table = brawl("grath", secrets={"A": ["enc_6-6"]})
    table.dice("hit hit blank", "blank blank blank").pick("space")
    assert table.asked() == [("B", "plan")]


@rule("RIM-R97", "RIM-R309")
@pytest.mark.parametrize(("secret", "usable"), [("enc_5-9", ["enc_5-9"]), ("enc_5-5", [])])
def test_before_a_test_too(secret: str, usable: list[str], tmp_path: Path) -> None:
    content = own(tmp_path, section("enc_5-5", "serenna", OTHER))
    table = (
        brawl("grath", secrets={"A": [secret]}, content=content, encounter="enc_4-2")
        .dice("hit blank")
        .pick("space")
    )
    assert table.asked() == [("A", "use_secret")]
    assert table.options()[0] == "keep"
    assert table.usable() == usable


# Several abilities at one moment.


@rule("RIM-R309")
def test_before_a_test_every_ability_is_in_one_list_put_again_after_each_use() -> None:
    """Quill Vance, Hired Hands; the skill is chosen before."""
    table = (
        scenario(
            phase="encounter",
            at={"A": "ring_of_kafrene", "B": "t1_b", "C": "t2_m"},
            characters={"A": "quill_vance"},
            assets={"A": ["lx10"]},
            encounter="enc_6-10",
        )
        .dice("focus blank")
        .pick("space")
    )
    assert table.asked() == [("A", "skill")]
    table.pick("knowledge")
    assert table.asked() == [("A", "use_now")]
    assert table.usable() == ["lx10", "quill_vance"]
    table.use("lx10")
    assert table.asked() == [("A", "use_now")]
    assert table.usable() == ["quill_vance"]
    assert table.options()[0] == "done"
    table.pick("done")
    assert table.credits("A") == 1000  # knowledge twice
    assert table.assets("A") == []  # who passes lets the Hired Hands go


@rule("RIM-R309", "RIM-R2")
def test_what_must_happen_happens_before_what_may(tmp_path: Path) -> None:
    must = '[{ trigger = "combat_start", do = [{ fewer = ["opp", 1] }] }]'
    luck = (
        '[{ trigger = "combat_start", do = [{ test = "tactics", pass = [{ credits = 1000 }] }] }]'
    )
    may = '[{ trigger_may = "combat_start", do = [{ more = 1 }] }]'
    content = own(tmp_path, gear("gm01", must) + gear("gm02", luck) + gear("gm03", may))
    table = brawl("vask_orrin", "gm01", "gm02", "gm03", content=content).pick("space")
    assert table.asked() == [("A", "order")]
    assert table.options() == ["ability:gm01", "ability:gm02"]
    table.dice("hit blank").pick("ability:gm02")
    assert [told["ability"] for told in table.told("ability_used")] == ["gm02", "gm01"]
    assert table.asked() == [("A", "use_now")]
    assert table.usable() == ["gm03"]
    table.dice("hit " * 4, "hit blank").use("gm03")
    assert [len(told["faces"]) for told in table.told("dice_rolled")] == [2, 4]
    assert [len(told["faces"]) for told in table.told("dice_rolled_for_enemy")] == [2]
    assert table.credits("A") == 1000 + 3000


@rule("RIM-R309")
def test_an_ability_that_is_all_may_is_asked_about_once() -> None:
    """Lando, flipped, pays 1,000 for a test of influence: choosing it is the answer."""
    table = scenario(
        phase="action",
        at={"A": "twinsand"},
        characters={"A": "lando_calrissian"},
        flipped=["A"],
        credits={"A": 1000},
    ).act("abilities")
    assert table.usable() == ["lando_calrissian"]
    table.dice("hit blank").use("lando_calrissian")
    assert table.credits("A") == 0
    assert table.asked() == [("A", "dice")]


# Choices and costs in general.


@rule("RIM-R3", "RIM-R320")
@pytest.mark.parametrize(("credits", "asked"), [(1000, False), (2000, True)])
def test_a_price_is_paid_in_full_or_not_offered(credits: int, asked: bool) -> None:  # noqa: A002
    """The Racing Circuit costs 2,000."""
    table = brawl("dax_marlowe", credits={"A": credits}, encounter="enc_4-3").pick("space")
    assert (table.asked() == [("A", "may")]) == asked
    assert table.credits("A") == credits


@rule("RIM-R3", "RIM-R5")
@pytest.mark.parametrize(("credits", "left"), [(0, 0), (1000, 0), (2000, 0), (5000, 3000)])
def test_a_loss_takes_what_is_there(credits: int, left: int) -> None:  # noqa: A002
    """Travel Permits failed: 2,000."""
    table = (
        scenario(
            phase="encounter",
            at={"A": "halcyon"},
            credits={"A": credits},
            encounter="enc_2-3",
        )
        .dice("blank blank")
        .pick("space")
    )
    assert table.credits("A") == left


@rule("RIM-R3")
def test_what_can_be_done_in_part_is_done_in_part() -> None:
    """Quiet Lane repairs up to 2."""
    table = scenario(phase="encounter", at={"A": "t2_m"}, damage={"A": (1, 1)}, encounter="enc_7-8")
    assert table.damage("A") == (1, 0)

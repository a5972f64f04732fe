"""The eight characters: what is printed on them, what both sides can do, and their goals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

# Ground, skills, number of the starting card, reputation by the set-up line.
PRINTED: dict[str, tuple[int, tuple[str, ...], str, tuple[str, int] | None]] = {
    "vask_orrin": (3, ("stealth", "tactics"), "90", ("hutt", 1)),
    "grath": (3, ("strength", "tactics"), "90", ("hutt", 1)),
    "hx9": (3, ("strength", "tech"), "90", None),
    "senna_korr": (3, ("stealth", "strength"), "90", ("syndicate", 1)),
    "dax_marlowe": (3, ("piloting", "tech"), "91", ("hutt", -1)),
    "lando_calrissian": (2, ("influence", "knowledge", "piloting"), "91", ("rebel", 1)),
    "quill_vance": (2, ("knowledge", "stealth", "tech"), "92", ("imperial", 1)),
    "tamsin_rook": (3, ("influence", "tactics"), "92", ("imperial", -1)),
}
FACTIONS = ("hutt", "syndicate", "imperial", "rebel")


def playing(character: str, **more: Any) -> Scenario:
    """A plays this character; the others have nothing to say about it."""
    others = [name for name in ("vask_orrin", "grath", "dax_marlowe") if name != character]
    table: dict[str, Any] = {
        "characters": {"A": character, "B": others[0], "C": others[1]},
    } | more
    return scenario(**table)


def buy(table: Scenario, card: str) -> Scenario:
    """Buy this open card in a market action and barter nothing."""
    table.act("market", "none", f"card:{card}")
    while table.asked()[0][1] == "barter":
        table.choose("done")
    return table


@rule("RIM-2.8", "RIM-20.1", "RIM-R326")
@pytest.mark.parametrize("character", PRINTED)
@pytest.mark.parametrize("flipped", [False, True])
def test_what_is_printed_on_a_character_stays_when_it_is_flipped(
    character: str, flipped: bool
) -> None:
    ground, skills, _, _ = PRINTED[character]
    values = playing(character, flipped=["A"] if flipped else []).values("A")
    assert (values["health"], values["ground"]) == (4, ground)
    assert tuple(skill for skill, count in values["skills"].items() if count) == skills
    assert set(values["skills"].values()) == {0, 1}
    assert values["hyperdrive"] == (8 if character == "dax_marlowe" else 6)


@rule("RIM-2.10", "RIM-2.12")
@pytest.mark.parametrize("character", PRINTED)
def test_the_setup_line_gives_a_card_and_a_reputation(character: str) -> None:
    _, _, number, known = PRINTED[character]
    other = "grath" if character != "grath" else "hx9"
    table = scenario(phase="setup", players=2, rolled=["hit " * 6, "blank " * 6])
    table.pick(character, "g9_rigger", other, "g9_rigger")
    if character == "lando_calrissian":
        assert table.asked() == [("A", "setup_reputation")]
        assert table.options() == sorted(f"faction:{faction}" for faction in FACTIONS)
        table.pick("rebel")
    assert [card[:-1] for card in table.assets("A")] == [number]
    found = {faction: table.reputation("A", faction) for faction in FACTIONS}
    assert found == dict.fromkeys(FACTIONS, 0) | dict([known] if known else [])


# Vask Orrin.


@rule("RIM-17.8", "RIM-7.2")
def test_vask_looks_at_a_contact_here() -> None:
    table = playing(
        "vask_orrin",
        phase="action",
        at={"A": "twinsand"},
        contacts={"twinsand_left": "nimble_sook", "twinsand_right": "murrogh"},
    ).act("abilities")
    assert table.usable() == ["vask_orrin"]
    table.use("vask_orrin")
    assert table.asked() == [("A", "target_contact")]
    assert table.options() == ["spot:twinsand_left", "spot:twinsand_right"]
    table.pick("twinsand_right")
    assert table.knows("A", "contacts", "twinsand_right") == ["murrogh"]
    assert table.knows("A", "contacts", "twinsand_left") == []
    assert table.knows("B", "contacts", "twinsand_right") == []
    assert table.faceup() == []


@rule("RIM-17.8")
def test_vask_has_it_on_his_other_side_too() -> None:
    table = playing("vask_orrin", phase="action", at={"A": "twinsand"}, flipped=["A"])
    table.act("abilities").use("vask_orrin").pick("twinsand_left")
    assert table.knows("A", "contacts", "twinsand_left") != []


def hunted(choice: str, **more: Any) -> Scenario:
    """Vask beats Nimble Sook for bt01: 4,000, or later 5,000 and 1 fame on Twinsand."""
    table = playing(
        "vask_orrin",
        phase="encounter",
        at={"A": "twinsand"},
        assets={"A": ["bt01"]},
        contacts={"twinsand_left": "nimble_sook"},
        **more,
    ).dice("hit blank blank", "blank blank blank")
    return table.pick("contact:twinsand_left", "fight", choice)


def brought(**more: Any) -> Scenario:
    """Vask delivers Nimble Sook."""
    table = playing(
        "vask_orrin",
        phase="action",
        at={"A": "twinsand"},
        assets={"A": ["bt01"]},
        captured=["bt01"],
        **more,
    )
    return table.act("deliver", "bt01")


@rule("RIM-24.1", "RIM-24.2", "RIM-R54", "RIM-R86")
def test_two_bounty_rewards_are_vasks_goal() -> None:
    """The one that fulfils it is not paid better yet."""
    assert hunted("eliminate").tokens("A") == (1, 0)
    assert hunted("capture").tokens("A") == (0, 0)  # no reward yet
    assert brought().tokens("A") == (1, 0)
    second = hunted("eliminate", tokens={"A": 1})
    assert (second.credits("A"), second.fame("A")) == (4000, 1)
    assert second.flipped("A")
    assert second.tokens("A") == (0, 0)
    delivered = brought(tokens={"A": 1})
    assert (delivered.credits("A"), delivered.fame("A")) == (5000, 2)
    assert delivered.flipped("A")


@rule("RIM-24.1", "RIM-R86")
def test_the_other_vask_is_paid_5000_more_for_an_elimination() -> None:
    assert hunted("eliminate", flipped=["A"]).credits("A") == 9000
    delivered = brought(flipped=["A"])
    assert (delivered.credits("A"), delivered.fame("A")) == (5000, 1)


# Grath the Scaled.


@rule("RIM-7.2", "RIM-R42")
@pytest.mark.parametrize("flipped", [[], ["A"]])
def test_grath_heals_two_of_each(flipped: list[str]) -> None:
    table = playing(
        "grath", phase="action", ships={"A": "kestrel"}, damage={"A": (3, 3)}, flipped=flipped
    )
    table.act("abilities").use("grath")
    assert table.damage("A") == (1, 1)


@rule("RIM-24.1", "RIM-R53")
@pytest.mark.parametrize(
    ("held", "bought", "fulfilled"),
    [
        (["gm09", "gm01"], "gm06", True),  # 4 + 3 + 8, exactly 15
        (["gm12", "gm01"], "gm06", False),  # 14
        (["gm04", "gm05"], "gm06", False),  # no mod
        (["gm09", "gm01", "gm07"], "gm06", True),  # the best two
        (["gm06", "gm02"], "gm12", True),  # 16, the mod is the last one
        (["gm06", "gm09"], "gm12", False),  # on a ship that takes two mods: one gear only
    ],
)
def test_a_mod_and_two_gear_worth_15000_are_graths_goal(
    held: list[str], bought: str, fulfilled: bool
) -> None:
    table = playing(
        "grath",
        phase="action",
        ships={"A": "scythe"},
        ships_flipped=["A"],
        at={"A": "scraphaven"},
        assets={"A": held},
        credits={"A": 8000},
        tops={"gear_mod": bought},
    )
    buy(table, bought)
    assert bought in table.assets("A")
    assert table.flipped("A") == fulfilled
    assert table.fame("A") == int(fulfilled)


def challenging(**more: Any) -> Scenario:
    """The other Grath on Halcyon Plain, 2 fame, with B (as famous) and C (less)."""
    table: dict[str, Any] = {
        "phase": "encounter",
        "flipped": ["A"],
        "at": {"A": "halcyon", "B": "halcyon", "C": "halcyon"},
        "fame": {"A": 2, "B": 2, "C": 1},
    } | more
    return playing("grath", **table)


@rule("RIM-18.1", "RIM-21.4", "RIM-R10")
def test_the_other_grath_fights_a_player_as_famous_for_fame() -> None:
    table = challenging()
    assert table.options() == [
        "contact:halcyon_left", "contact:halcyon_right", "space", "use:grath_2"
    ]  # fmt: skip
    table.dice("crit hit blank", "hit hit blank").use("grath")
    assert table.fame("A") == 3
    assert (table.damage("A"), table.damage("B")) == ((2, 0), (3, 0))


@rule("RIM-18.1", "RIM-22.5")
def test_a_lost_challenge_gives_grath_nothing() -> None:
    table = challenging().dice("hit blank blank", "hit hit blank").use("grath")
    assert table.fame("A") == 2
    assert (table.damage("A"), table.damage("B")) == ((2, 0), (1, 0))


@rule("RIM-18.1", "RIM-21.4")
def test_grath_chooses_whom_to_challenge_and_fights_in_ships_off_planets() -> None:
    table = challenging(
        at={"A": "t2_m", "B": "t2_m", "C": "t2_m"}, fame={"A": 1, "B": 2, "C": 1}
    ).use("grath")
    assert table.asked() == [("A", "target_player")]
    assert table.options() == ["seat:1", "seat:2"]
    table.dice("hit hit", "hit blank").pick("seat:2")
    assert table.fame("A") == 2
    assert (table.damage("A"), table.damage("B"), table.damage("C")) == ((0, 1), (0, 0), (0, 2))


@rule("RIM-18.1", "RIM-23.7")
@pytest.mark.parametrize(
    "more",
    [
        {"fame": {"A": 3, "B": 2, "C": 1}},
        {"defeated": ["B"], "damage": {"B": (4, 0)}},
        {"at": {"A": "halcyon", "B": "t2_m", "C": "halcyon"}},
        {"flipped": []},
    ],
)
def test_grath_needs_somebody_to_challenge(more: dict[str, Any]) -> None:
    assert challenging(**more).usable() == []


# HX-9.


@rule("RIM-R36", "RIM-R37")
@pytest.mark.parametrize("flipped", [[], ["A"]])
def test_hx9_rerolls_any_number_of_dice_once_in_a_combat(flipped: list[str]) -> None:
    """Pirates, ship 3 against the 3 of the Kestrel: the first dice are worth nothing."""
    table = playing(
        "hx9",
        phase="encounter",
        ships={"A": "kestrel"},
        at={"A": "t2_m"},
        flipped=flipped,
        encounter="enc_7-3",
        rolled=["blank focus hit", "hit crit", "hit crit blank"],
    )  # there is nothing else to encounter
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["hx9"]
    table.use("hx9")
    assert table.asked() == [("A", "die")]
    assert table.options() == ["die:1", "die:2", "die:3", "done"]
    table.pick("die:1", "die:2", "done")
    assert table.credits("A") == 4000  # 4 against 3
    assert table.damage("A") == (0, 3)


@rule("RIM-R36")
def test_hx9_cannot_reroll_a_test() -> None:
    table = playing(
        "hx9", phase="encounter", at={"A": "twinsand"}, encounter="enc_4-8", flipped=["A"]
    ).dice("blank focus")
    table.pick("space")  # tech, skilled: failed
    assert table.credits("A") == 0
    assert table.active == "B"


def with_droid(**more: Any) -> Scenario:
    """B, beside A on Halcyon Plain, has a droid and somebody else as crew."""
    table: dict[str, Any] = {
        "phase": "action",
        "at": {"A": "halcyon", "B": "halcyon"},
        "ships": {"B": "kestrel"},
        "assets": {"B": ["md_7_stitch", "wexa_thorn"]},
    } | more
    return playing("hx9", **table)


@rule("RIM-R315", "RIM-8.7")
def test_hx9_takes_a_droid_crew_of_a_player_here() -> None:
    table = with_droid().act("abilities")
    assert table.usable() == ["hx9"]
    table.use("hx9")  # there is one player and one droid
    assert table.assets("A") == ["md_7_stitch"]
    assert table.zone("aboard", "A") == ["md_7_stitch"]
    assert table.assets("B") == ["wexa_thorn"]
    assert table.fame("A") == 0
    table.check_whole()


@rule("RIM-R315", "RIM-R75")
def test_hx9_makes_room_for_the_droid_or_leaves_it() -> None:
    table = with_droid(assets={"A": ["pell_draxo"], "B": ["md_7_stitch"]})
    table.act("abilities").use("hx9")
    assert table.asked() == [("A", "make_room")]
    assert table.options() == ["card:pell_draxo", "decline"]
    left = table.copy().pick("decline")
    assert (left.assets("A"), left.assets("B")) == (["pell_draxo"], ["md_7_stitch"])
    table.pick("card:pell_draxo")
    assert (table.assets("A"), table.assets("B")) == (["md_7_stitch"], [])


@rule("RIM-7.4")
def test_hx9_takes_nothing_once_flipped_or_alone() -> None:
    assert "abilities" not in with_droid(flipped=["A"]).options()
    assert "abilities" not in with_droid(at={"A": "halcyon", "B": "t2_m"}).options()


@rule("RIM-24.1", "RIM-R53")
@pytest.mark.parametrize("first", ["r9_k_sprocket", "enc_1-6"])
def test_two_droid_crew_are_hx9s_goal(first: str) -> None:
    table = with_droid(
        ships={"A": "snare", "B": "kestrel"}, assets={"A": [first], "B": ["md_7_stitch"]}
    )
    used = "r9_k_sprocket" if first == "r9_k_sprocket" else ""
    table.act("abilities")
    assert table.usable() == sorted(filter(None, ["hx9", used]))
    table.use("hx9")
    assert table.assets("A") == sorted([first, "md_7_stitch"])
    assert table.flipped("A")
    assert table.fame("A") == 1


@rule("RIM-24.1")
def test_other_crew_is_nothing_to_hx9s_goal() -> None:
    table = with_droid(
        ships={"A": "snare", "B": "kestrel"},
        assets={"A": ["pell_draxo"], "B": ["md_7_stitch"]},
    )
    table.act("abilities").use("hx9")
    assert table.assets("A") == ["md_7_stitch", "pell_draxo"]
    assert not table.flipped("A")


def beaten(**more: Any) -> Scenario:
    """The other HX-9 loses to Homestead Defense by 5 damage."""
    table: dict[str, Any] = {
        "phase": "encounter",
        "at": {"A": "twinsand"},
        "flipped": ["A"],
        "ships": {"A": "snare"},
        "assets": {"A": ["pell_draxo", "md_7_stitch"]},
        "damage": {"A": (0, 2)},
        "credits": {"A": 5000},
        "encounter": "enc_4-9",
        "empty": ["twinsand_left"],
    } | more
    table = {"characters": {"A": "hx9", "B": "vask_orrin", "C": "dax_marlowe"}} | table
    dice = scenario(**table).dice("hit blank blank", "crit crit hit blank")
    return dice.pick("space", "done")


@rule("RIM-R45", "RIM-R33", "RIM-R34")
def test_the_other_hx9_sends_a_crew_away_instead_of_being_defeated() -> None:
    table = beaten()
    assert table.asked() == [("A", "use_now")]
    assert table.options() == ["done", "use:hx9_3"]
    table.use("hx9")
    assert table.asked() == [("A", "target_asset")]
    assert table.options() == ["card:md_7_stitch", "card:pell_draxo"]
    table.pick("pell_draxo")
    assert table.assets("A") == ["md_7_stitch"]
    assert table.damage("A") == (0, 0)
    assert table.told("player_defeated") == []
    assert table.credits("A") == 5000
    assert table.contact("twinsand_left") == "pell_draxo"
    assert table.faceup() == ["pell_draxo"]


@rule("RIM-R45", "RIM-23.2")
def test_the_other_hx9_may_be_defeated_all_the_same() -> None:
    table = beaten().choose("done")
    assert table.defeated("A")
    assert table.credits("A") == 2000
    assert table.damage("A") == (4, 2)
    assert table.assets("A") == ["md_7_stitch", "pell_draxo"]
    alone = beaten(assets={})
    assert alone.defeated("A")  # nobody is asked


@rule("RIM-R45", "RIM-24.1")
def test_only_the_other_hx9_can_do_so() -> None:
    assert beaten(flipped=[], ships={"A": "snare"}).defeated("A")


# Senna Korr.


@rule("RIM-18.1", "RIM-R317")
def test_senna_encounters_contacts_and_patrols_up_to_three_spaces_away() -> None:
    table = playing(
        "senna_korr",
        phase="encounter",
        at={"A": "halcyon"},
        patrols={"rebel": ("t1_b", 1), "hutt": ("t3_c", 1), "imperial": ("t3_d", 1)},
    )
    assert table.options() == [
        "contact:halcyon_left", "contact:halcyon_right", "space", "use:senna_korr"
    ]  # fmt: skip
    table.use("senna_korr")
    # Auric Bay is 3 away, Deepmere 2, Scraphaven and Gloomrock 4; t1_b 2, t3_c 4.
    assert table.options() == [
        "contact:auric_bay_left", "contact:auric_bay_right", "contact:deepmere_left",
        "contact:deepmere_right", "contact:halcyon_left", "contact:halcyon_right", "patrol:rebel",
    ]  # fmt: skip


@rule("RIM-R317")
def test_here_means_the_far_contacts_planet() -> None:
    table = playing(
        "senna_korr",
        phase="encounter",
        at={"A": "halcyon"},
        flipped=["A"],
        contacts={"auric_bay_right": "the_pale_broker", "auric_bay_left": "dengar"},
    ).use("senna_korr")
    table.pick("contact:auric_bay_right", "the_pale_broker")  # the first block reveals all here
    assert table.faceup() == ["dengar", "the_pale_broker"]
    assert table.credits("A") == 2000
    assert table.where("A") == "halcyon"


@rule("RIM-R317", "RIM-15.2", "RIM-R91")
def test_a_far_patrol_is_pushed_from_where_it_lies() -> None:
    table = playing(
        "senna_korr", phase="encounter", at={"A": "halcyon"}, patrols={"rebel": ("t1_b", 1)}
    ).use("senna_korr")
    table.dice("blank blank", "hit blank").pick("patrol:rebel")
    assert table.asked() == [("A", "push_to")]
    assert table.options() == ["space:auric_bay", "space:t1_d", "space:t2_a"]


@rule("RIM-R317", "RIM-14.2")
def test_a_hostile_patrol_here_comes_first() -> None:
    table = playing(
        "senna_korr",
        phase="encounter",
        at={"A": "halcyon"},
        patrols={"hutt": ("halcyon", 1)},
        reputation={"A": {"hutt": -1}},
        rolled=["crit crit", "blank blank blank"],
    )
    assert table.credits("A") == 3000  # it was the only encounter there could be
    assert table.active == "B"


def brawl(**more: Any) -> Scenario:
    """Senna wins the Cantina Brawl, 3,000."""
    table = playing(
        "senna_korr", phase="encounter", at={"A": "twinsand"}, encounter="enc_4-1", **more
    ).dice("crit blank blank", "hit blank blank")
    return table.pick("space")


@rule("RIM-24.1", "RIM-24.2")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_three_combats_won_are_sennas_goal(before: int) -> None:
    table = brawl(tokens={"A": before})
    assert table.credits("A") == 3000
    assert table.flipped("A") == (before == 2)
    assert table.fame("A") == int(before == 2)
    assert table.tokens("A") == ((before + 1) % 3, 0)


@rule("RIM-24.2", "RIM-22.5")
def test_a_combat_lost_is_nothing_to_sennas_goal() -> None:
    table = playing("senna_korr", phase="encounter", at={"A": "twinsand"}, encounter="enc_4-1")
    table.dice("hit blank blank", "crit blank blank").pick("space")
    assert table.tokens("A") == (0, 0)


@rule("RIM-22.5", "RIM-R41")
def test_the_other_senna_gains_4000_for_each_combat_won() -> None:
    assert brawl(flipped=["A"]).credits("A") == 7000
    patrol = playing(
        "senna_korr",
        phase="encounter",
        at={"A": "t2_m"},
        flipped=["A"],
        patrols={"rebel": ("t2_m", 1)},
    ).dice("hit blank", "blank blank")
    assert patrol.pick("patrol:rebel").credits("A") == 6000


# Dax Marlowe.


@rule("RIM-6.1")
def test_dax_flies_two_spaces_farther() -> None:
    path = ("t1_a", "auric_bay", "t1_b", "t2_a", "halcyon", "t2_b", "t3_a", "t3_b")
    table = playing("dax_marlowe", at={"A": "e1_r"}, patrols={"rebel": ("t6_a", 1)}).fly(*path)
    assert table.where("A") == "t3_b"
    assert table.asked() != [("A", "move_to")]


@rule("RIM-24.1", "RIM-R53")
@pytest.mark.parametrize(
    ("card", "ship", "fulfilled"),
    [("sh03", "snare", False), ("sh06", "ossuary", True), ("sh07", "scythe", True)],
)
def test_a_ship_of_15000_is_daxs_goal(card: str, ship: str, fulfilled: bool) -> None:
    table = playing(
        "dax_marlowe",
        phase="action",
        at={"A": "scraphaven"},
        credits={"A": 20_000},
        tops={"ship": card},
    )
    buy(table, card)
    assert table.ship("A") == ship
    assert table.flipped("A") == fulfilled
    assert table.fame("A") == int(fulfilled)


def stopped(**more: Any) -> Scenario:
    """The other Dax flies onto a patrol, 2 of 8 spaces."""
    table: dict[str, Any] = {
        "at": {"A": "halcyon"}, "flipped": ["A"], "patrols": {"rebel": ("t3_a", 1)}
    } | more  # fmt: skip
    return playing("dax_marlowe", **table).fly("t2_b", "t3_a")


@rule("RIM-R305", "RIM-6.3")
def test_the_other_dax_may_slip_past_a_patrol() -> None:
    table = stopped()
    assert table.asked() == [("A", "move_on")]
    assert table.options() == ["stop", "use:dax_marlowe_2"]
    passed = table.copy().dice("hit blank").use("dax_marlowe")
    assert passed.asked() == [("A", "move_to")]
    assert passed.options() == ["space:t2_b", "space:t3_b", "stop"]
    failed = table.copy().dice("focus blank").use("dax_marlowe")
    assert failed.where("A") == "t3_a"
    assert failed.asked() == [("A", "encounter")]
    stays = table.choose("stop")
    assert stays.asked() == [("A", "encounter")]


@rule("RIM-R88", "RIM-6.3")
def test_nobody_asks_dax_who_is_welcome_or_on_his_first_side() -> None:
    assert stopped(reputation={"A": {"rebel": 1}}).asked() == [("A", "move_to")]
    assert stopped(flipped=[]).asked() == [("A", "encounter")]


# Lando Calrissian.


@rule("RIM-R36", "RIM-R37")
@pytest.mark.parametrize("flipped", [[], ["A"]])
def test_lando_rerolls_one_die_of_a_test(flipped: list[str]) -> None:
    table = playing(
        "lando_calrissian",
        phase="encounter",
        at={"A": "auric_bay"},
        flipped=flipped,
        encounter="enc_1-2",
    ).dice("blank focus", "hit")
    table.pick("space")
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["lando_calrissian"]
    table.use("lando_calrissian")
    assert table.asked() == [("A", "die")]
    assert table.options() == ["die:1", "die:2"]
    table.pick("die:2")
    assert table.credits("A") == 4000  # and nobody asks again
    assert table.active == "B"


@rule("RIM-R36")
def test_lando_rerolls_single_dice_and_combat_dice_too() -> None:
    single = playing(
        "lando_calrissian",
        phase="encounter",
        at={"A": "auric_bay"},
        credits={"A": 2000},
        encounter="enc_1-1",
    ).dice("blank", "crit")
    single.pick("space", "do:enc_1-1A").use("lando_calrissian")
    assert single.credits("A") == 8000
    fight = playing(
        "lando_calrissian", phase="encounter", at={"A": "twinsand"}, encounter="enc_4-1"
    ).dice("blank focus", "crit", "hit blank blank")
    fight.pick("space").use("lando_calrissian").pick("die:1")
    assert fight.credits("A") == 3000


@rule("RIM-R36", "RIM-13.3")
def test_lando_rerolls_the_die_of_an_illegal_delivery() -> None:
    table = playing(
        "lando_calrissian", phase="action", at={"A": "twinsand"}, assets={"A": ["cg08"]}
    ).dice("crit", "hit")
    table.act("deliver", "cg08").use("lando_calrissian")
    assert (table.credits("A"), table.fame("A")) == (4000, 1)
    assert table.tokens("A") == (1, 0)


@rule("RIM-24.1", "RIM-24.2", "RIM-13.3")
def test_two_illegal_deliveries_are_landos_goal() -> None:
    table = playing(
        "lando_calrissian",
        phase="action",
        at={"A": "twinsand"},
        assets={"A": ["cg08"]},
        tokens={"A": 1},
    ).dice("hit")
    table.act("deliver", "cg08", "done")
    assert table.flipped("A")
    assert (table.credits("A"), table.fame("A")) == (4000, 2)
    assert table.tokens("A") == (0, 0)


@rule("RIM-24.2", "RIM-13.3")
def test_a_delivery_by_databank_card_counts_for_lando_and_a_legal_one_does_not() -> None:
    helped = playing(
        "lando_calrissian", phase="action", at={"A": "twinsand"}, assets={"A": ["cg08"]}
    ).dice("blank", "hit hit")
    helped.draws("1b").act("deliver", "cg08", "done", "done")
    assert helped.fame("A") == 1
    assert helped.tokens("A") == (1, 0)
    legal = playing(
        "lando_calrissian", phase="action", at={"A": "takodana"}, assets={"A": ["cg01"]}
    ).act("deliver", "cg01")
    assert legal.credits("A") == 6000
    assert legal.tokens("A") == (0, 0)


def charming(**more: Any) -> Scenario:
    """The other Lando on a Syndicate planet, with 1,000."""
    table: dict[str, Any] = {
        "phase": "action", "at": {"A": "auric_bay"}, "flipped": ["A"], "credits": {"A": 1000}
    } | more  # fmt: skip
    return playing("lando_calrissian", **table)


@rule("RIM-R309", "RIM-R3", "RIM-7.2")
def test_the_other_lando_pays_1000_to_be_liked_here() -> None:
    table = charming().act("abilities")
    assert table.usable() == ["lando_calrissian"]
    won = table.copy().dice("hit focus").use("lando_calrissian").choose("done")
    assert (won.credits("A"), won.reputation("A", "syndicate")) == (0, 1)
    lost = table.copy().dice("focus blank").use("lando_calrissian").choose("done")
    assert (lost.credits("A"), lost.reputation("A", "syndicate")) == (0, 0)


@rule("RIM-R3", "RIM-7.4")
@pytest.mark.parametrize(
    "more", [{"credits": {}}, {"at": {"A": "t1_b"}}, {"flipped": []}, {"at": {"A": "maelstrom"}}]
)
def test_the_other_lando_needs_a_planet_and_the_money(more: dict[str, Any]) -> None:
    assert "abilities" not in charming(**more).options()


# Professor Quill Vance.


@rule("RIM-20.4", "RIM-R92", "RIM-R309")
@pytest.mark.parametrize("flipped", [[], ["A"]])
def test_quill_adds_the_skill_that_is_tested(flipped: list[str]) -> None:
    """Tactics, which Quill lacks: a hit is enough with it, not without."""

    def contract() -> Scenario:
        table = playing(
            "quill_vance",
            phase="encounter",
            at={"A": "halcyon"},
            flipped=flipped,
            encounter="enc_2-2",
        ).dice("hit blank")
        return table.pick("space")

    table = contract()
    assert table.asked() == [("A", "use_now")]
    assert table.options() == ["done", "use:quill_vance"]
    table.use("quill_vance")
    assert (table.credits("A"), table.reputation("A", "imperial")) == (3000, 1)
    without = contract().choose("done")
    assert without.credits("A") == 0


@rule("RIM-20.5")
def test_quill_can_become_highly_skilled() -> None:
    table = playing("quill_vance", phase="encounter", at={"A": "t2_m"}, encounter="enc_7-9")
    table.dice("focus blank").use("quill_vance")
    assert table.credits("A") == 4000


@rule("RIM-24.1", "RIM-24.2", "RIM-25.6")
@pytest.mark.parametrize("before", [0, 1])
def test_two_jobs_are_quills_goal(before: int) -> None:
    table = playing(
        "quill_vance",
        phase="encounter",
        at={"A": "auric_bay"},
        assets={"A": ["jb04"]},
        tokens={"A": before},
    )
    table.pick("job:jb04").dice("hit blank").choose("done")
    assert (table.credits("A"), table.reputation("A", "syndicate")) == (5000, 1)
    assert table.flipped("A") == (before == 1)
    assert table.fame("A") == before
    assert table.tokens("A") == (1 - before, 0)


def shopping(space: str, **more: Any) -> Scenario:
    """The other Quill plans, with 3,000."""
    return playing(
        "quill_vance",
        at={"A": space},
        flipped=["A"],
        credits={"A": 3000},
        tops={"gear_mod": "gm07"},
        under={"gear_mod": ["gm05"]},
        **more,
    )


@rule("RIM-5.4", "RIM-9.1", "RIM-1.8")
@pytest.mark.parametrize("space", ["halcyon", "t2_m"])
def test_the_other_quill_goes_to_the_market_while_planning(space: str) -> None:
    table = shopping(space)
    assert table.options() == ["credits", "move", "recover", "use:quill_vance_3"]
    table.use("quill_vance")
    assert table.asked() == [("A", "market_discard")]
    table.choose("none")
    assert table.asked() == [("A", "market_buy")]
    table.pick("gm07")
    assert (table.assets("A"), table.credits("A")) == (["gm07"], 0)
    assert ("market" in table.options()) == (space == "halcyon")  # the action is still there


@rule("RIM-5.4")
def test_the_other_quill_finds_no_market_in_the_maelstrom() -> None:
    assert shopping("maelstrom").options() == ["credits", "move", "recover"]
    defeated = shopping("halcyon", damage={"A": (4, 0)}, defeated=["A"])
    assert defeated.asked() == [("A", "act")]  # recovering was all there was to plan


# Tamsin Rook.


@rule("RIM-R36", "RIM-R37", "RIM-4.3")
@pytest.mark.parametrize("flipped", [[], ["A"]])
def test_tamsin_turns_a_focus_to_a_crit_once_a_turn(flipped: list[str]) -> None:
    """She lacks the tech that Vapor Heist tests: only a crit passes."""
    table = playing(
        "tamsin_rook",
        phase="encounter",
        at={"A": "twinsand"},
        flipped=flipped,
        encounter=["enc_4-8"],
    ).dice("focus blank")
    table.pick("space")
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["tamsin_rook"]
    table.use("tamsin_rook")
    assert table.credits("A") == 4000
    fight = playing(
        "tamsin_rook", phase="encounter", at={"A": "twinsand"}, encounter="enc_4-1", flipped=flipped
    ).dice("focus blank blank", "hit blank blank")
    fight.pick("space").use("tamsin_rook")
    assert fight.credits("A") == 3000


@rule("RIM-R37", "RIM-R36")
def test_tamsin_needs_a_focus_and_a_combat_or_test() -> None:
    none = playing("tamsin_rook", phase="encounter", at={"A": "twinsand"}, encounter="enc_4-8")
    none.dice("hit blank").pick("space")
    assert none.active == "B"
    single = playing(
        "tamsin_rook",
        phase="encounter",
        at={"A": "auric_bay"},
        credits={"A": 2000},
        encounter="enc_1-1",
    ).dice("focus")
    single.pick("space", "do:enc_1-1A")
    assert single.credits("A") == 2000  # the focus pays 2,000 and stays one
    assert single.active == "B"


def marking(space: str, **more: Any) -> Scenario:
    table: dict[str, Any] = {"phase": "action", "at": {"A": space}} | more
    return playing("tamsin_rook", **table)


@rule("RIM-7.2", "RIM-20.3")
def test_tamsin_marks_an_imperial_planet() -> None:
    table = marking("halcyon").act("abilities")
    assert table.usable() == ["tamsin_rook"]
    marked = table.copy().dice("crit blank").use("tamsin_rook")
    assert marked.marked("A") == ["halcyon"]
    assert not marked.flipped("A")
    failed = table.copy().dice("hit blank").use("tamsin_rook")  # she is unskilled
    assert failed.marked("A") == []


@rule("RIM-7.4")
@pytest.mark.parametrize(
    ("space", "more"),
    [
        ("cindervale", {}),
        ("t2_m", {}),
        ("halcyon", {"marked": {"A": ["halcyon"]}}),
        ("halcyon", {"flipped": ["A"]}),
    ],
)
def test_tamsin_marks_each_imperial_planet_once(space: str, more: dict[str, Any]) -> None:
    assert "abilities" not in marking(space, **more).options()


@rule("RIM-24.1", "RIM-R53", "RIM-R89")
def test_markers_on_two_imperial_planets_are_tamsins_goal() -> None:
    table = marking("serenna", marked={"A": ["halcyon"]}).dice("crit blank")
    table.act("abilities").use("tamsin_rook")
    assert table.flipped("A")
    assert table.fame("A") == 1
    assert table.marked("A") == []


def diverting(hutt: str, **more: Any) -> Scenario:
    """The other Tamsin buys on Halcyon Plain and turns up P:H2."""
    table = playing(
        "tamsin_rook",
        phase="action",
        at={"A": "halcyon", "B": "scraphaven", "C": "takodana"},
        flipped=["A"],
        credits={"A": 1000},
        tops={"cargo": "cg04"},
        under={"cargo": ["cg02"]},
        patrols={"hutt": (hutt, 1)},
        **more,
    )
    return buy(table, "cg04")


@rule("RIM-R321", "RIM-R309", "RIM-R22")
def test_the_other_tamsin_sends_a_patrol_to_somebody_else() -> None:
    """The patrol is 3 away, on t3_b."""
    table = diverting("t3_b")
    assert table.asked() == [("A", "use_now")]
    assert table.options() == ["done", "use:tamsin_rook_3"]
    usual = table.copy().choose("done")
    assert usual.patrol("hutt") == ("t2_b", 1)
    table.use("tamsin_rook")
    assert table.asked() == [("A", "target_player")]
    assert table.options() == ["seat:1", "seat:2"]
    table.pick("seat:2")
    # Takodana is 10 from t3_b and from Gloomrock, 9 from t3_c, 8 from t3_d.
    assert table.asked() == [("A", "patrol_path")]
    assert table.options() == ["space:t3_c", "space:t3_d"]
    table.pick("t3_d")
    assert table.patrol("hutt") == ("t3_d", 1)


@rule("RIM-R321")
def test_a_patrol_too_far_away_cannot_be_diverted() -> None:
    table = diverting("t3_c")  # 4 away
    assert table.asked() == [("A", "patrol_path")]
    assert table.options() == ["space:t3_a", "space:t3_b"]

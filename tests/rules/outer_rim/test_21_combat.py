"""RIM-21 and 22: combats."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .own import gear, own, section
from .scenario import Scenario, scenario

FEWER = '[{ trigger = "combat_start", do = [{ fewer = ["opp", 9] }] }]'
APART = {"A": "twinsand", "B": "t1_b", "C": "t2_m"}


def duel(place: str = "twinsand", /, **more: object) -> Scenario:
    """Grath, flipped, may fight players here who are as famous as he; B is here."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": place, "B": place},
        "characters": {"A": "grath", "B": "vask_orrin"},
        "flipped": ["A"],
    } | more
    return scenario(**table)  # type: ignore[arg-type]


def brawl(**more: object) -> Scenario:
    """Cantina Brawl: 3,000 credits for beating three dice on the ground."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": APART,
        "encounter": "enc_4-1",
    } | more
    return scenario(**table)  # type: ignore[arg-type]


def rolls(table: Scenario) -> list[tuple[int, int]]:
    """Who has rolled how many dice, in order; enemies' dice count for who rolled them."""
    told = [
        (happened["seat"], len(happened["faces"]))
        for happened in table.told("dice_rolled") + table.told("dice_rolled_for_enemy")
    ]
    return told


# Kinds and opponents.


@rule("RIM-21.1")
def test_players_cannot_attack_each_other_of_their_own_accord() -> None:
    table = duel(flipped=[])
    assert table.options() == ["contact:twinsand_left", "contact:twinsand_right", "space"]


@rule("RIM-21.2", "RIM-22.3")
@pytest.mark.parametrize(
    ("card", "place", "dice", "damage"),
    [("enc_4-1", "twinsand", 4, (1, 0)), ("enc_3-7", "maelstrom", 3, (0, 1))],
)
def test_on_the_ground_the_character_fights_else_the_ship(
    card: str, place: str, dice: int, damage: tuple[int, int]
) -> None:
    """Ground 3 and a Sidearm; a G-1A with combat 3. The damage goes to the one who fights."""
    table = scenario(
        phase="encounter",
        at={"A": place},
        characters={"A": "grath"},
        ships={"A": "g1a"},
        assets={"A": ["gm01"]},
        encounter=card,
        rolled=["hit " * dice, "hit " + "blank " * 3],
    )
    if table.asked() == [("A", "encounter")]:
        table.pick("space")
    assert rolls(table)[0] == (0, dice)
    assert table.damage("A") == damage


@rule("RIM-21.4")
@pytest.mark.parametrize(
    ("place", "battle", "dice"),
    [
        ("twinsand", "on the ground", 3),
        ("t2_m", "with ships", 2),
        ("maelstrom", "with ships", 2),
    ],
)
def test_players_fight_on_the_ground_on_planets_and_with_ships_elsewhere(
    place: str, battle: str, dice: int
) -> None:
    table = duel(place).dice("hit " + "blank " * (dice - 1), "blank " * dice).use("grath")
    assert table.told("player_fought") == [{"seat": 0, "seat_foe": 1, "battle": battle}]
    assert rolls(table) == [(0, dice), (1, dice)]
    assert table.damage("B") == ((1, 0) if battle == "on the ground" else (0, 1))
    assert table.fame("A") == 1


@rule("RIM-21.4", "RIM-1.8")
def test_a_card_can_say_otherwise() -> None:
    """The Scythe's goal is a ship combat on planets, too."""
    table = duel(flipped=[], ships={"A": "scythe"}, fame={"B": 1})
    table.dice("hit hit blank blank blank", "blank blank").use("scythe")
    assert [told["battle"] for told in table.told("player_fought")] == ["with ships"]
    assert table.damage("B") == (0, 2)


@rule("RIM-21.5", "RIM-22.5")
@pytest.mark.parametrize(("active", "place"), [("A", "twinsand"), ("C", "twinsand")])
def test_the_player_whose_turn_it_is_attacks_and_rolls_first(active: str, place: str) -> None:
    """So a tie is a victory."""
    table = duel(
        active=active,
        at={active: place, "B": place},
        characters={active: "grath", "B": "vask_orrin"},
        flipped=[active],
    )
    table.dice("hit blank blank", "hit blank blank").use("grath")
    seat = "ABC".index(active)
    assert rolls(table) == [(seat, 3), (1, 3)]
    assert table.fame(active) == 1
    assert table.damage(active) == table.damage("B") == (1, 0)


@rule("RIM-21.6", "RIM-28.1", "RIM-R301", "RIM-R72")
@pytest.mark.parametrize(
    ("players", "active", "left"), [(2, "A", 1), (2, "B", 0), (3, "A", 1), (3, "C", 0), (4, "C", 3)]
)
def test_who_sits_on_the_left_rolls_for_an_enemy_and_decides_nothing(
    players: int, active: str, left: int
) -> None:
    table = brawl(
        players=players,
        active=active,
        at=dict(zip("ABCD", ("t1_b", "t2_m", "t5_a", "t1_a"), strict=True)) | {active: "twinsand"},
    )
    table.dice("hit hit blank", "hit blank blank").pick("space")
    assert [told["seat"] for told in table.told("dice_rolled_for_enemy")] == [left]
    assert table.credits(active) == 3000
    assert table.asked()[0][1] == "plan"


@rule("RIM-R90")
def test_whoever_fights_an_enemy_attacks_also_in_anothers_turn(tmp_path: Path) -> None:
    """A text of A's lets B fight: B's tie is a victory."""
    fight = (
        '{ fight_card = ["ground", 3], win = [{ credits = 2000 }], lose = [{ credits = 1000 }] }'
    )
    do = f'[{{ if = "opp", then = [{{ as = "opp", do = [{fight}] }}] }}]'
    table = duel(flipped=[], encounter="enc_4-1", content=own(
        tmp_path, section("enc_4-1", "twinsand", do))
    )  # fmt: skip
    table.dice("hit blank blank", "hit blank blank").pick("space")
    assert table.credits("B") == 2000
    assert (table.damage("A"), table.damage("B")) == ((0, 0), (1, 0))


# The sequence.


@rule("RIM-22.1")
def test_a_combat_goes_from_its_start_over_both_rolls_to_the_damage(tmp_path: Path) -> None:
    start = '[{ trigger = "combat_start", do = [{ fewer = ["opp", 1] }] }]'
    table = duel(
        assets={"A": ["gm01"], "B": ["gm02"]},
        content=own(tmp_path, gear("gm01", start) + gear("gm02", start)),
    )
    table.dice("hit blank", "focus crit").use("grath")
    assert [told["seat"] for told in table.told("ability_used")] == [0, 0, 1]
    order = [name for name in table.log() if name not in ("chose_player", "turn")]
    assert order == [
        "ability_used", "player_fought", "ability_used", "ability_used", "dice_rolled",
        "dice_rolled", "damage_compared", "combat_was_lost", "damage_suffered", "damage_suffered",
    ]  # fmt: skip
    assert rolls(table) == [(0, 2), (1, 2)]
    assert (table.damage("A"), table.damage("B")) == ((2, 0), (1, 0))


@rule("RIM-22.2", "RIM-22.5", "RIM-R42")
@pytest.mark.parametrize(
    ("mine", "theirs", "damage", "won"),
    [
        ("hit hit hit", "crit crit blank", 4, False),
        ("crit blank blank", "hit hit blank", 2, True),
        ("focus focus focus", "blank blank blank", 0, True),
        ("focus focus focus", "hit blank focus", 1, False),
        ("crit crit crit", "crit crit hit", 4, True),  # 5, but Vask's health is 4
        ("crit hit focus", "hit crit focus", 3, True),
    ],
)
def test_hits_count_1_and_crits_2_and_more_damage_wins(
    mine: str, theirs: str, damage: int, won: bool
) -> None:
    table = brawl(characters={"A": "vask_orrin"}, credits={"A": 3000}, assets={"A": []})
    table.dice(mine, theirs).pick("space")
    lost_by_defeat = 3000 if damage == 4 else 0
    assert table.damage("A") == (damage, 0)
    assert table.credits("A") == 3000 + (3000 if won else 0) - lost_by_defeat


@rule("RIM-22.4", "RIM-22.6")
def test_there_is_one_exchange_and_enemies_suffer_nothing() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "t3_b"},
        ships={"A": "mantis"},
        patrols={"hutt": ("t3_b", 1)},
    )
    table.dice("hit " * 5, "crit crit crit").pick("patrol:hutt")
    assert rolls(table) == [(0, 5), (1, 3)]
    assert [told["seat"] for told in table.told("damage_suffered")] == [0]
    assert table.asked() == [("A", "push_to")]
    assert table.patrol("hutt") == ("t3_b", 1)


@rule("RIM-22.6", "RIM-23.1")
def test_who_rolls_more_wins_even_when_defeated_by_it() -> None:
    table = duel(damage={"A": (3, 0)}, credits={"A": 3000, "B": 3000})
    table.dice("hit hit blank", "hit blank blank").use("grath")
    assert table.fame("A") == 1
    assert table.defeated("A")
    assert not table.defeated("B")
    assert (table.credits("A"), table.credits("B")) == (0, 3000)


# Rulings.


@rule("RIM-R39")
def test_nobody_rolls_fewer_than_no_dice_and_they_do_no_damage(tmp_path: Path) -> None:
    table = brawl(assets={"A": ["gm01"]}, content=own(tmp_path, gear("gm01", FEWER)))
    table.dice("blank blank blank").pick("space")
    assert table.credits("A") == 3000  # 0 against 0
    assert table.damage("A") == (0, 0)
    assert [told["faces"] for told in table.told("dice_rolled_for_enemy")] in ([], [[]])


@rule("RIM-R40")
def test_reduced_damage_does_not_change_who_has_won() -> None:
    """A loses 1 to 2 and suffers 1 thanks to Dengar."""
    table = brawl(assets={"A": ["dengar"]}).dice("hit blank blank", "hit hit blank").pick("space")
    assert table.asked() == [("A", "use_now")]
    assert table.usable() == ["dengar"]
    table.use("dengar")
    assert table.damage("A") == (1, 0)
    assert table.credits("A") == 0
    defended = duel(assets={"B": ["dengar"]})
    defended.dice("hit blank blank", "blank blank blank").use("grath")
    assert defended.asked() == [("B", "use_now")]
    defended.use("dengar")
    assert defended.damage("B") == (0, 0)
    assert defended.fame("A") == 1


@rule("RIM-R40", "RIM-R309")
@pytest.mark.parametrize("first", ["gm01", "gm02"])
def test_flat_reductions_come_before_caps_whatever_is_used_first(
    first: str, tmp_path: Path
) -> None:
    """Of 4 damage 1 less is 3, and at most 2 of them; not 2 and then 1 less."""
    cap = gear("gm01", '[{ trigger_may = "suffer", do = [{ cap = 2 }] }]')
    less = gear("gm02", '[{ trigger_may = "suffer", do = [{ reduce = 1 }] }]')
    table = brawl(assets={"A": ["gm01", "gm02"]}, content=own(tmp_path, cap + less))
    table.dice("blank blank blank", "crit crit blank").pick("space")
    assert table.asked() == [("A", "use_now")]
    assert table.usable() == ["gm01", "gm02"]
    table.use(first).use("gm02" if first == "gm01" else "gm01")
    assert table.damage("A") == (2, 0)


@rule("RIM-R40", "RIM-D3")
def test_nobody_is_asked_in_which_order_damage_is_reduced_and_capped(tmp_path: Path) -> None:
    cap = gear("gm01", '[{ trigger = "suffer", do = [{ cap = 2 }] }]')
    less = gear("gm02", '[{ trigger = "suffer", do = [{ reduce = 1 }] }]')
    table = brawl(assets={"A": ["gm01", "gm02"]}, content=own(tmp_path, cap + less))
    table.dice("blank blank blank", "crit crit blank").pick("space")
    assert "ability_used" in table.log()
    assert table.damage("A") == (2, 0)


@rule("RIM-R41", "RIM-15.3")
def test_the_reward_of_a_patrol_comes_before_the_loss_of_a_defeat() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "t3_b"},
        credits={"A": 1000},
        damage={"A": (0, 2)},
        patrols={"hutt": ("t3_b", 1)},
    )
    table.dice("hit blank", "hit blank blank").pick("patrol:hutt")
    assert table.credits("A") == 1000 + 3000 - 3000
    assert table.defeated("A")


@rule("RIM-R41")
def test_winning_pays_before_the_defeat_that_the_same_combat_brings() -> None:
    table = brawl(damage={"A": (3, 0)}).dice("hit blank blank", "hit blank blank").pick("space")
    log = table.log()
    assert log.index("damage_suffered") < log.index("credits_gained") < log.index("player_defeated")
    assert table.credits("A") == 0


# Fights that do not take place.


@rule("RIM-R85", "RIM-23.7")
def test_who_is_defeated_does_not_fight_and_neither_block_is_resolved(tmp_path: Path) -> None:
    fight = '{ fight_card = ["ground", 1], win = [{ fame = 1 }], lose = [{ fame = 1 }] }'
    do = f'[{{ damage = ["char", 9] }}, {fight}, {{ credits = 2000 }}]'
    table = brawl(content=own(tmp_path, section("enc_4-1", "twinsand", do))).pick("space")
    assert table.defeated("A")
    assert table.fame("A") == 0
    assert table.credits("A") == 2000  # the rest of the text is resolved
    assert "dice_rolled" not in table.log()


@rule("RIM-R85", "RIM-23.7")
@pytest.mark.parametrize(
    ("more", "possible"),
    [({}, True), ({"defeated": ["B"]}, False), ({"at": {"A": "twinsand", "B": "t4_c"}}, False)],
)
def test_only_players_who_are_here_and_stand_can_be_fought(
    more: dict[str, object], possible: bool
) -> None:
    assert duel(**more).usable() == (["grath"] if possible else [])


def smuggling(credits: int) -> Scenario:  # noqa: A002
    """Two ILLEGAL cargo on Auric Bay: the first one defeats A, the second one meets 1c."""
    table = scenario(
        phase="action",
        at={"A": "auric_bay"},
        ships={"A": "ossuary"},
        characters={"A": "vask_orrin"},
        assets={"A": ["cg10", "enc_3-3"]},
        damage={"A": (0, 3)},
        credits={"A": credits},
    ).act("deliver")
    table.draws("1d").dice("blank", "blank blank").pick("cg10")
    assert table.defeated("A")
    assert table.options() == ["card:enc_3-3", "stop"]  # RIM-R30
    return table.draws("1c").dice("blank").pick("enc_3-3")


@rule("RIM-R85", "RIM-R11", "RIM-R30")
def test_a_choice_without_any_legal_block_is_skipped() -> None:
    """Dockside Shakedown: pay 3,000, or fight; A has nothing and is defeated."""
    table = smuggling(4000)
    assert table.credits("A") == 1000
    assert table.assets("A") == ["cg10", "enc_3-3"]
    assert table.asked() == [("B", "plan")]


@rule("RIM-R85", "RIM-R10", "RIM-R30")
def test_a_block_that_begins_with_such_a_fight_cannot_be_chosen() -> None:
    table = smuggling(7000)
    assert table.credits("A") == 7000 - 3000 - 3000 + 6000  # paid, the only block left
    assert table.assets("A") == ["cg10"]
    assert table.asked() == [("B", "plan")]

"""The worked examples of the specification: A goes first, then B and C, clockwise."""

from __future__ import annotations

from tests.rule import rule

from .scenario import Scenario, scenario

# 1. Movement and stops.


@rule("RIM-6.1", "RIM-6.3")
def test_e1_a_patrol_stops_whoever_is_not_in_its_favour() -> None:
    table = scenario(at={"A": "halcyon"}, patrols={"imperial": ("t3_b", 1)})
    table.answer("A", "plan", "move")
    assert table.options() == ["space:t2_a", "space:t2_b", "space:t2_m", "stop"]
    table.pick("t2_b")
    assert table.options() == ["space:halcyon", "space:t3_a", "stop"]
    table.pick("t3_a")
    assert table.options() == ["space:t2_b", "space:t3_b", "stop"]
    table.pick("t3_b")
    assert table.where("A") == "t3_b"
    assert table.asked() == [("A", "encounter")]  # there is nothing to do in the action step


@rule("RIM-6.3")
def test_e1_positive_reputation_opens_the_way() -> None:
    table = scenario(
        at={"A": "halcyon"},
        patrols={"imperial": ("t3_b", 1)},
        reputation={"A": {"imperial": 1}},
    ).fly("t2_b", "t3_a", "t3_b")
    assert table.options() == ["space:gloomrock", "space:t3_a", "space:t3_c", "stop"]
    table.pick("gloomrock")
    assert table.where("A") == "gloomrock"
    assert table.asked() == [("A", "move_to")]  # 4 of 6 spaces


@rule("RIM-6.4")
def test_e1_leaving_a_patrol_is_free() -> None:
    table = scenario(at={"A": "t3_b"}, patrols={"imperial": ("t3_b", 1)}).fly()
    assert table.options() == ["space:gloomrock", "space:t3_a", "space:t3_c", "stop"]
    table.pick("gloomrock", "maelstrom")
    assert table.where("A") == "maelstrom"


@rule("RIM-6.2")
def test_e1_the_maelstrom_ends_the_move() -> None:
    table = scenario(at={"A": "halcyon"}).fly("t2_m", "deepmere", "t2_d", "t3_e", "maelstrom")
    assert table.where("A") == "maelstrom"
    assert "move_to" not in [kind for _, kind in table.asked()]


# 2. Buying a ship with barter, patrol path.


def at_the_shipyard() -> Scenario:
    """A has chosen the Snare Interceptor; both cards must be bartered, so nobody is asked."""
    table = scenario(
        phase="action",
        at={"A": "scraphaven"},
        characters={"A": "dax_marlowe"},
        credits={"A": 6000},
        assets={"A": ["gm01", "gm12"]},
        tops={"ship": "sh03"},
        under={"ship": ["sh05"]},
        patrols={"imperial": ("e2_i", 1)},
    )
    return table.act("market", "none", "card:sh03")


@rule("RIM-11.1", "RIM-11.2", "RIM-11.3", "RIM-12.1", "RIM-12.2", "RIM-R20")
def test_e2_a_ship_is_paid_for_with_gear_and_mods() -> None:
    table = at_the_shipyard()
    assert table.credits("A") == 2000
    assert table.assets("A") == []
    assert sorted(table.zone("deck", "gear_mod")[-2:]) == ["gm01", "gm12"]
    assert table.ship("A") == "snare"
    assert "sh03" in table.zone("removed")
    assert table.zone("hangar").count("g9_rigger") == 1  # of three, two are flown
    assert "snare" not in table.zone("hangar")
    assert table.damage("A") == (0, 0)


@rule("RIM-9.7", "RIM-10.1", "RIM-10.3", "RIM-R22")
def test_e2_the_patrol_comes_nearer_by_a_path_of_the_buyers_choice() -> None:
    table = at_the_shipyard()
    assert table.top("ship") == "sh05"  # Imperial, 3 spaces
    assert table.asked() == [("A", "patrol_path")]
    assert table.options() == ["space:t6_c", "space:takodana"]
    table.pick("takodana")
    assert table.patrol("imperial") == ("takodana", 1)
    assert table.asked() == [("A", "encounter")]


# 3. ILLEGAL delivery.


def untraceable_rifles(roll: str) -> Scenario:
    """B delivers them on Twinsand; the crit does not do, and 1d asks for a test of piloting."""
    table = scenario(
        phase="action",
        active="B",
        at={"B": "twinsand"},
        characters={"B": "dax_marlowe"},
        assets={"B": ["cg08"]},
        credits={"B": 6000},
    )
    assert "deliver" in table.options()
    table.draws("1d").dice("crit", roll).act("deliver")
    assert table.options() == ["card:cg08", "stop"]
    return table.pick("cg08")


@rule("RIM-13.3", "RIM-20.4", "RIM-R28")
def test_e3_the_databank_card_helps_where_the_die_does_not() -> None:
    table = untraceable_rifles("focus hit")
    assert table.credits("B") == 10_000
    assert table.fame("B") == 1
    assert table.assets("B") == []
    assert table.bottom("cargo") == "cg08"
    assert table.damage("B") == (0, 0)
    assert "1d" in table.zone("databank")


@rule("RIM-13.6", "RIM-20.4")
def test_e3_without_it_the_cargo_stays_aboard() -> None:
    table = untraceable_rifles("focus blank")
    assert table.damage("B") == (0, 2)
    assert table.assets("B") == ["cg08"]
    assert (table.credits("B"), table.fame("B")) == (6000, 0)
    assert "deliver" not in table.options()  # once per action step


# 4. Bounty, tie, defeat.


def hunting_sook(choice: str) -> Scenario:
    """A tie, which the attacker wins; and the same exchange defeats A."""
    table = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        characters={"A": "vask_orrin"},
        damage={"A": (2, 0)},
        credits={"A": 7000},
        assets={"A": ["bt01"]},
        secrets={"A": ["enc_4-10"]},
        contacts={"twinsand_left": "nimble_sook"},
    ).dice("hit hit blank", "crit focus blank")
    table.answer("A", "encounter", "contact:twinsand_left")
    assert table.asked() == [("A", "fight_or_talk")]
    assert table.options() == ["fight", "talk"]
    assert table.faceup() == ["nimble_sook"]
    table.pick("fight")
    assert table.asked() == [("A", "eliminate_or_capture")]
    assert table.options() == ["capture", "eliminate"]
    assert table.damage("A") == (4, 0)
    assert not table.defeated("A")
    return table.pick(choice)


@rule("RIM-22.5", "RIM-23.2", "RIM-25.7", "RIM-25.9", "RIM-R41", "RIM-R46")
def test_e4_the_winner_captures_and_is_defeated_after_that() -> None:
    table = hunting_sook("capture")
    assert table.captured() == ["bt01"]
    assert table.zone("aboard", "A") == ["nimble_sook"]
    assert table.contact("twinsand_left") is None
    assert table.defeated("A")
    assert table.credits("A") == 4000
    assert table.secrets("A") == []
    assert table.bottom("enc_4") == "enc_4-10"
    assert not any("enc_4-10" in line for line in table.words("B"))
    assert table.asked() == [("B", "plan")]  # the turn is over


@rule("RIM-25.8", "RIM-25.9")
def test_e4_an_elimination_is_paid_before_the_defeat() -> None:
    table = hunting_sook("eliminate")
    assert table.credits("A") == 7000 + 4000 - 3000
    assert "nimble_sook" in table.zone("gone")
    assert "bt01" in table.zone("removed")


@rule("RIM-23.4", "RIM-5.2")
def test_e4_in_the_next_planning_step_a_must_recover() -> None:
    table = hunting_sook("capture")
    for seat in ("B", "C"):
        table.until(seat, "plan").answer(seat, "plan", "credits")
    table.until("A", "encounter")
    assert table.damage("A") == (0, 0)
    assert not table.defeated("A")
    assert table.credits("A") == 4000
    assert [told["seat"] for told in table.told("turn")][-1] == 0


# 5. Beating a patrol.


@rule("RIM-15.1", "RIM-15.3", "RIM-15.4", "RIM-22.5", "RIM-24.2")
def test_e5_a_beaten_patrol_pays_and_a_stronger_one_spawns() -> None:
    table = scenario(
        phase="encounter",
        active="C",
        at={"C": "t6_b"},
        characters={"B": "senna_korr", "C": "grath"},
        ships={"C": "mantis"},
        patrols={"imperial": ("t6_b", 2)},
    ).dice("crit hit hit focus blank", "hit hit hit blank focus")
    assert table.options() == ["patrol:imperial", "space"]
    table.pick("patrol:imperial")
    assert table.damage("C") == (0, 3)
    assert table.reputation("C", "imperial") == -1
    assert (table.credits("C"), table.fame("C")) == (2000, 1)
    assert table.patrol("imperial") == ("e2_i", 3)
    assert table.tokens("C") == (0, 1)
    assert not table.ship_flipped("C")
    assert table.asked() == [("A", "plan")]


# 6. Job.


@rule("RIM-25.3", "RIM-25.4", "RIM-25.5", "RIM-20.3", "RIM-20.4")
def test_e6_a_lost_fight_goes_on_and_a_failed_test_ends_the_job() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "halcyon"},
        characters={"A": "grath"},
        assets={"A": ["jb12", "gm07"]},
    ).dice("hit focus", "hit blank blank", "hit hit blank", "blank focus")
    table.answer("A", "encounter", "job:jb12")
    assert table.damage("A") == (2, 0)
    assert not table.defeated("A")
    assert table.assets("A") == ["gm07", "jb12"]
    assert "49a" in table.zone("databank")
    assert (table.credits("A"), table.fame("A")) == (0, 0)
    assert table.asked() == [("B", "plan")]


# 7. Crew under bounty.


@rule("RIM-26.3", "RIM-26.4", "RIM-26.5", "RIM-21.4", "RIM-R71")
def test_e7_a_protected_crew_is_lost_with_the_fight() -> None:
    table = scenario(
        phase="encounter",
        active="B",
        at={"B": "t2_m", "C": "t2_m"},
        ships={"B": "snare"},
        assets={"B": ["bt04"], "C": ["tarrukk"]},
        credits={"C": 5000},
    ).dice("crit hit blank blank", "hit blank")
    assert table.options() == ["crew:tarrukk", "space"]
    table.pick("crew:tarrukk")
    assert table.asked() == [("C", "protect")]
    assert table.options() == ["abandon", "protect"]
    table.pick("protect")
    assert table.damage("B") == (0, 1)
    assert table.damage("C") == (0, 3)
    assert table.asked() == [("B", "eliminate_or_capture")]
    assert table.assets("C") == []
    assert "tarrukk" in table.zone("databank")
    assert not table.defeated("C")
    table.pick("capture")
    assert table.captured() == ["bt04"]
    assert table.zone("aboard", "B") == ["tarrukk"]
    assert table.zone("aboard", "C") == []
    assert table.told("player_defeated") == [{"seat": 2}]
    assert table.credits("C") == 2000
    assert table.active == "C"  # who has recovered since, as one must
    assert table.damage("C") == (0, 0)


# 8. Reputation and additional fame.


@rule("RIM-27.2", "RIM-R55", "RIM-R56")
def test_e8_the_second_crew_wins_the_game_at_once() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        ships={"A": "kestrel"},
        assets={"A": ["lx04", "wexa_thorn"]},
        fame={"A": 9},
        credits={"A": 3000},
        encounter="enc_4-5",
    )
    assert table.fame_total("A") == 9
    table.answer("A", "encounter", "space")
    assert table.asked() == [("A", "may")]
    table.pick(table.options()[1])
    assert table.outcome() == ("alone", "famous", "A")
    assert (table.fame("A"), table.fame_total("A")) == (9, 10)
    assert table.assets("A") == ["enc_4-5", "lx04", "wexa_thorn"]

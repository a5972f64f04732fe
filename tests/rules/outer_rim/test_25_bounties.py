"""RIM-25.7 to 25.11: bounties. Which bounty pays what is tested apart."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario
from .ways import one_hit

PURSE = 10_000


def hunting(*bounties: str, **more: object) -> Scenario:
    """A on Twinsand hunts Nimble Sook, who lies there face down, and perhaps others."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": "twinsand"},
        "characters": {"A": "dax_marlowe"},
        "assets": {"A": bounties or ["bt01"]},
        "credits": {"A": PURSE},
        "contacts": {"twinsand_left": "nimble_sook", "twinsand_right": "murrogh"},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


def met(table: Scenario, spot: str = "twinsand_left") -> Scenario:
    return table.answer("A", "encounter", f"contact:{spot}")


# Fight or talk.


@rule("RIM-25.7", "RIM-R66")
def test_whoever_is_hunted_is_turned_up_before_one_decides_to_fight() -> None:
    table = hunting()
    assert table.facedown().count("nimble_sook") == 1
    met(table)
    assert table.asked() == [("A", "fight_or_talk")]
    assert table.options() == ["fight", "talk"]
    assert table.faceup() == ["nimble_sook"]


@rule("RIM-25.7")
def test_a_contact_that_lies_face_up_can_be_fought_too() -> None:
    table = met(hunting(faceup=["twinsand_left"]))
    assert table.asked() == [("A", "fight_or_talk")]


@rule("RIM-25.7", "RIM-17.2")
def test_one_may_talk_to_somebody_one_hunts() -> None:
    table = met(hunting()).dice("blank blank").pick("talk")
    assert table.told("bounty_fought") == []
    assert table.credits("A") == PURSE - 2000  # the test of stealth is failed
    assert table.assets("A") == ["bt01"]
    assert table.faceup() == ["nimble_sook"]
    assert table.asked() == [("B", "plan")]


@rule("RIM-25.7", "RIM-26.1")
def test_whoever_joins_the_crew_can_be_hunted_there() -> None:
    table = met(hunting(encounter=["enc_6-9"])).dice("crit blank").pick("talk")
    assert table.assets("A") == ["bt01", "nimble_sook"]
    table.until("A", "plan").answer("A", "plan", "credits").until("A", "encounter")
    assert "crew:nimble_sook" in table.options()


@rule("RIM-25.7")
def test_with_others_one_only_talks() -> None:
    table = met(hunting("bt02", "bt03").dice("blank blank"))
    assert table.told("test_failed") == [{"seat": 0, "skill": "stealth"}]
    assert table.credits("A") == PURSE - 2000


@rule("RIM-25.7")
def test_only_the_holder_of_a_bounty_may_fight() -> None:
    table = hunting(assets={"B": ["bt01"]}, at={"A": "twinsand", "B": "twinsand"})
    met(table.dice("blank blank"))
    assert table.told("test_failed") == [{"seat": 0, "skill": "stealth"}]  # a talk at once
    assert table.credits("A") == PURSE - 2000


@rule("RIM-R66")
@pytest.mark.parametrize(
    ("spot", "card", "value"), [("twinsand_left", "bt01", 3), ("twinsand_right", "bt07", 6)]
)
def test_of_several_bounties_the_one_for_this_contact_counts(
    spot: str, card: str, value: int
) -> None:
    table = met(hunting("bt01", "bt02", "bt07"), spot)
    table.dice("hit blank blank", one_hit(value, False)).pick("fight", "capture")
    assert table.told("bounty_fought") == [
        {"seat": 0, "card": card, "battle": "on the ground", "number": value}
    ]
    assert table.captured() == [card]
    assert table.assets("A") == ["bt01", "bt02", "bt07"]


@rule("RIM-23.7", "RIM-R85")
def test_whoever_is_defeated_can_only_talk() -> None:
    """It takes an effect that gives an encounter to somebody who lies on the ground."""
    table = hunting(damage={"A": (4, 0)}, defeated=["A"]).dice("blank blank")
    met(table)
    assert table.told("bounty_fought") == []
    assert table.told("test_begins") == [{"seat": 0, "skill": "stealth", "number": 0}]


@rule("RIM-21.6", "RIM-25.7", "RIM-R90")
@pytest.mark.parametrize("hunter", ["A", "B", "C"])
def test_the_player_on_the_left_rolls_for_whoever_is_hunted(hunter: str) -> None:
    table = scenario(
        phase="encounter",
        active=hunter,
        at={"A": "t2_m", "B": "t2_m", "C": "t2_m"} | {hunter: "twinsand"},
        characters={hunter: "dax_marlowe"},
        assets={hunter: ["bt01"]},
        contacts={"twinsand_left": "nimble_sook"},
    ).dice("hit blank blank", "blank blank blank")
    table.answer(hunter, "encounter", "contact:twinsand_left").pick("fight", "capture")
    seat = "ABC".index(hunter)
    assert [told["seat"] for told in table.told("dice_rolled")] == [seat]
    assert [told["seat"] for told in table.told("dice_rolled_for_enemy")] == [(seat + 1) % 3]
    assert table.captured() == ["bt01"]


@rule("RIM-25.7", "RIM-21.2")
def test_a_bounty_may_ask_for_a_fight_of_ships_on_a_planet() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "halcyon"},
        characters={"A": "dax_marlowe"},
        ships={"A": "mantis"},
        assets={"A": ["bt05"]},
        contacts={"halcyon_right": "r9_k_sprocket"},
    ).dice("hit blank blank blank blank", "blank blank hit")
    met(table, "halcyon_right").pick("fight")
    assert table.damage("A") == (0, 1)
    assert table.asked() == [("A", "eliminate_or_capture")]  # a tie


# Won.


def won(choice: str, **more: object) -> Scenario:
    """A fights Nimble Sook, hits once and is hit once: a tie, which A wins."""
    table = met(hunting(**more)).dice("hit blank blank", "hit blank blank")
    return table.pick("fight", choice)


@rule("RIM-25.8")
def test_eliminating_takes_contact_and_bounty_out_of_the_game() -> None:
    table = won("eliminate")
    assert table.zone("gone").count("nimble_sook") == 1
    assert table.zone("removed").count("bt01") == 1
    assert table.contact("twinsand_left") is None
    assert table.credits("A") == PURSE + 4000
    table.check_whole()


@rule("RIM-25.8", "RIM-R67")
def test_a_captured_contact_is_seen_by_all_and_pays_nothing_yet() -> None:
    table = won("capture")
    assert table.credits("A") == PURSE
    for viewer in (None, "A", "B"):
        assert table.knows(viewer, "aboard", "A") == ["nimble_sook"]
        assert table.view(viewer)["facts"]["captured"] == ["bt01"]


@rule("RIM-25.8", "RIM-13.5")
def test_a_captive_can_be_delivered_in_a_later_turn() -> None:
    table = won("capture", encounter=["enc_6-9"])
    table.until("A", "act")
    assert "deliver" in table.options()
    table.act("deliver", "bt01")
    assert table.fame("A") == 1
    assert table.zone("gone").count("nimble_sook") == 1
    assert table.zone("removed").count("bt01") == 1
    assert table.captured() == []
    table.check_whole()


@rule("RIM-25.9", "RIM-R41")
@pytest.mark.parametrize(
    ("choice", "money"), [("eliminate", PURSE + 4000 - 3000), ("capture", PURSE - 3000)]
)
def test_a_winner_who_falls_eliminates_or_captures_before(choice: str, money: int) -> None:
    table = won(choice, damage={"A": (3, 0)})
    assert table.defeated("A")
    assert table.credits("A") == money
    assert table.contact("twinsand_left") is None
    assert table.captured() == (["bt01"] if choice == "capture" else [])
    ended = "eliminates" if choice == "eliminate" else "captures"
    log = table.log()
    assert log.index(ended) < log.index("player_defeated")


@rule("RIM-25.9")
def test_a_ship_that_falls_in_the_fight_still_brings_the_captive() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "halcyon"},
        characters={"A": "dax_marlowe"},
        assets={"A": ["bt05"]},
        credits={"A": PURSE},
        damage={"A": (0, 2)},
        contacts={"halcyon_right": "r9_k_sprocket"},
    ).dice("hit blank", "hit blank blank")
    met(table, "halcyon_right").pick("fight")
    assert table.asked() == [("A", "eliminate_or_capture")]
    assert not table.defeated("A")
    table.pick("capture")
    assert table.defeated("A")
    assert table.credits("A") == PURSE - 3000
    assert table.captured() == ["bt05"]


@rule("RIM-R47", "RIM-25.9")
@pytest.mark.parametrize(
    ("damage", "asked"), [((0, 0), ("A", "encounter")), ((3, 0), ("B", "plan"))]
)
def test_a_hunter_who_falls_has_no_further_encounter(
    damage: tuple[int, int], asked: tuple[str, str]
) -> None:
    table = hunting(damage={"A": damage})
    table.g.extra = 1  # as by `ExtraEnc`, which no card of the house set has
    met(table).dice("hit blank blank", "hit blank blank").pick("fight", "capture")
    assert table.asked() == [asked]


@rule("RIM-R55", "RIM-25.9")
def test_fame_for_an_elimination_may_win_before_the_defeat() -> None:
    table = met(hunting("bt07", fame={"A": 9}, damage={"A": (3, 0)}), "twinsand_right")
    table.dice("hit blank blank", "hit blank blank blank blank blank").pick("fight", "eliminate")
    assert table.outcome() == ("alone", "famous", "A")
    assert table.credits("A") == PURSE + 5000


# Lost.


@rule("RIM-25.10")
@pytest.mark.parametrize(("damage", "falls"), [((0, 0), False), ((3, 0), True)])
def test_after_a_lost_fight_the_contact_stays_face_up(damage: tuple[int, int], falls: bool) -> None:
    table = met(hunting(damage={"A": damage})).dice("blank blank blank", "hit blank blank")
    table.pick("fight")
    assert table.assets("A") == ["bt01"]
    assert table.captured() == []
    assert table.contact("twinsand_left") == "nimble_sook"
    assert table.faceup() == ["nimble_sook"]
    assert table.damage("A") == (damage[0] + 1, 0)
    assert table.defeated("A") == falls
    assert table.told("goes_after") == [{"seat": 0, "section": "bt01.fight"}]
    assert table.told("reads_section") == []  # and no talk
    assert table.asked() == [("B", "plan")]


@rule("RIM-25.10", "RIM-25.7")
def test_the_fight_can_be_tried_again_in_a_later_turn() -> None:
    table = met(hunting(encounter=["enc_6-9"])).dice("blank blank blank", "hit blank blank")
    table.pick("fight").until("A", "plan").answer("A", "plan", "recover")
    table.until("A", "encounter").dice("hit blank blank", "blank blank blank")
    met(table)
    assert table.asked() == [("A", "fight_or_talk")]
    assert table.pick("fight", "capture").captured() == ["bt01"]


# The reward (RIM-R86).


def plated() -> Scenario:
    """A wears the Ancestral Plate: credits of a bounty's reward can become 1 additional fame."""
    table = met(hunting("bt01", "lx03")).dice("hit blank blank", "blank blank blank")
    return table.pick("fight", "eliminate")


@rule("RIM-R86")
def test_credits_of_a_reward_without_fame_may_become_additional_fame() -> None:
    table = plated()
    assert table.asked() == [("A", "use_now")]
    assert table.usable() == ["lx03"]
    assert table.credits("A") == PURSE  # asked before anything is gained
    used = table.copy().use("lx03")
    assert (used.credits("A"), used.fame("A")) == (PURSE, 1)
    table.choose("done")
    assert (table.credits("A"), table.fame("A")) == (PURSE + 4000, 0)


@rule("RIM-R86")
def test_additional_fame_comes_after_the_parts_and_before_the_text_after_the_reward() -> None:
    table = scenario(
        phase="action",
        at={"A": "serenna"},
        characters={"A": "dax_marlowe"},
        assets={"A": ["bt06", "lx03"]},
        captured=["bt06"],
    ).act("deliver", "bt06")
    table.use("lx03")
    assert (table.credits("A"), table.fame("A")) == (0, 2)
    told = [name for name in table.log() if name in ("fame_gained", "standing_is", "asset_removed")]
    assert told == [
        "fame_gained", "standing_is", "fame_gained", "standing_is", "asset_removed"
    ]  # fmt: skip
    assert [each["faction"] for each in table.told("standing_is")] == ["imperial", "rebel"]


@rule("RIM-25.11", "RIM-R86")
@pytest.mark.parametrize("choice", ["eliminate", "deliver"])
def test_text_after_the_reward_comes_after_it_and_before_the_card_goes(choice: str) -> None:
    if choice == "eliminate":
        table = met(
            hunting("bt04", contacts={"twinsand_left": "tarrukk"}), "twinsand_left"
        ).dice("hit blank blank", "blank blank blank blank")  # fmt: skip
        table.pick("fight", "eliminate")
    else:
        table = hunting("bt04", phase="action", at={"A": "gloomrock"}, captured=["bt04"],
                        contacts={})  # fmt: skip
        table.act("deliver", "bt04")
    order = ("credits_gained", "fame_gained", "standing_is", "asset_removed")
    assert [name for name in table.log() if name in order] == list(order)
    assert table.told("standing_is") == [{"seat": 0, "standing": "negative", "faction": "rebel"}]


@rule("RIM-25.11", "RIM-25.8")
def test_capturing_alone_is_no_reward() -> None:
    table = met(hunting("bt04", contacts={"twinsand_left": "tarrukk"}))
    table.dice("hit blank blank", "blank blank blank blank").pick("fight", "capture")
    assert table.told("standing_is") == []
    assert (table.credits("A"), table.fame("A")) == (PURSE, 0)


def orrin(choice: str, **more: object) -> Scenario:
    """Vask Orrin fights Brother Amon, for whom the Rebels do not thank anybody."""
    table = hunting(
        "bt02",
        characters={"A": "vask_orrin", "B": "dax_marlowe"},
        contacts={"twinsand_left": "brother_amon"},
        **more,
    )
    met(table).dice("hit blank blank", "blank blank")
    return table.pick("fight", choice)


@rule("RIM-R86")
def test_abilities_react_to_a_reward_after_its_text() -> None:
    table = orrin("eliminate", flipped=["A"])
    assert table.told("credits_gained") == [
        {"seat": 0, "number": 3000}, {"seat": 0, "number": 5000}
    ]  # fmt: skip
    order = ("credits_gained", "standing_is", "asset_removed")
    told = [name for name in table.log() if name in order]
    assert told == ["credits_gained", "standing_is", "credits_gained", "asset_removed"]


@rule("RIM-R86", "RIM-R54")
def test_a_goal_comes_after_all_else_of_the_reward() -> None:
    """The second bounty flips Vask Orrin: too late for 5,000 more of the same elimination."""
    table = orrin("eliminate", tokens={"A": 1})
    assert table.flipped("A")
    assert (table.credits("A"), table.fame("A")) == (PURSE + 3000, 1)
    order = ("credits_gained", "standing_is", "goal_fulfilled", "asset_removed")
    assert [name for name in table.log() if name in order] == list(order)


@rule("RIM-R54", "RIM-25.8")
def test_a_goal_of_rewards_does_not_count_a_capture_before_it_is_delivered() -> None:
    table = orrin("capture", tokens={"A": 1})
    assert not table.flipped("A")
    assert table.tokens("A") == (1, 0)


@rule("RIM-R86")
def test_a_reaction_to_a_reward_is_none_of_its_credits() -> None:
    """The Ancestral Plate takes the 3,000 of the card, not the 5,000 of Vask Orrin."""
    table = hunting(
        characters={"A": "vask_orrin", "B": "dax_marlowe"},
        flipped=["A"],
        assets={"A": ["bt02", "lx03"]},
        contacts={"twinsand_left": "brother_amon"},
    )
    met(table).dice("hit blank blank", "blank blank").pick("fight", "eliminate")
    table.use("lx03")
    assert (table.credits("A"), table.fame("A")) == (PURSE + 5000, 1)


@rule("RIM-R54", "RIM-13.5")
def test_two_captives_delivered_in_one_action_are_two_rewards() -> None:
    table = scenario(
        phase="action",
        at={"A": "halcyon"},
        characters={"A": "vask_orrin"},
        assets={"A": ["bt02", "bt08"]},
        captured=["bt02", "bt08"],
    ).act("deliver")
    assert table.options() == ["card:bt02", "card:bt08", "stop"]
    table.pick("bt08")
    assert (table.tokens("A"), table.fame("A")) == ((1, 0), 2)
    table.pick("bt02")
    assert table.flipped("A")
    assert (table.credits("A"), table.fame("A")) == (10_000, 2 + 1 + 1)
    assert table.reputation("A", "rebel") == -1


# Far from the planet, and without the card of the contact.


@rule("RIM-R317", "RIM-25.7", "RIM-25.10")
@pytest.mark.parametrize("mine", ["hit", "blank"])
def test_senna_korr_fights_for_a_bounty_from_afar(mine: str) -> None:
    """Twinsand is 1 space from its navpoint."""
    table = hunting(
        at={"A": "t4_c"}, characters={"A": "senna_korr", "B": "dax_marlowe"},
    ).use("senna_korr")  # fmt: skip
    table.pick("contact:twinsand_left").dice(mine, "blank blank", one_hit(3)).pick("fight")
    if mine == "hit":
        table.pick("capture")
        assert table.captured() == ["bt01"]
        assert table.contact("twinsand_left") is None
    else:
        assert table.faceup() == ["nimble_sook"]
        assert table.contact("twinsand_left") == "nimble_sook"
    assert table.where("A") == "t4_c"


@rule("RIM-R7", "RIM-25.7")
def test_a_contact_can_be_fought_though_its_card_is_gone() -> None:
    table = met(hunting(removed=["nimble_sook"]))
    assert table.options() == ["fight", "talk"]
    table.dice("hit blank blank", "blank blank blank").pick("fight", "capture")
    assert table.captured() == ["bt01"]


# Where contacts go whose card leaves.


@rule("RIM-R67", "RIM-R34")
def test_a_captive_goes_ashore_when_its_bounty_is_discarded() -> None:
    table = hunting(
        "bt01", "bt02", "bt03", phase="action", at={"A": "halcyon"}, captured=["bt01"],
        contacts={}, empty=["scraphaven_left"], tops={"job": "jb01"},
    )  # fmt: skip
    table.act("market", "none", "card:jb01")
    assert table.asked() == [("A", "make_room")]
    assert table.options() == ["card:bt01", "card:bt02", "card:bt03"]
    table.pick("bt01")
    assert table.assets("A") == ["bt02", "bt03", "jb01"]
    assert table.captured() == []
    assert table.zone("aboard", "A") == []
    assert table.contact("scraphaven_left") == "nimble_sook"
    assert table.faceup() == ["nimble_sook"]
    assert table.bottom("bounty") == "bt01"
    table.check_whole()


def replaced(*empty: str) -> Scenario:
    """A on Twinsand gains a crew; Pell Draxo makes room, and these places are free."""
    table = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        characters={"A": "dax_marlowe"},
        assets={"A": ["pell_draxo"]},
        credits={"A": 2000},
        encounter="enc_4-5",
        empty=empty,
    ).answer("A", "encounter", "space")
    table.pick("do:enc_4-5B")
    assert table.asked() == [("A", "make_room")]
    assert table.options() == ["card:pell_draxo", "decline"]
    return table.pick("pell_draxo")


@rule("RIM-R33", "RIM-R34")
def test_a_crew_that_is_discarded_goes_ashore_at_the_nearest_free_place() -> None:
    """Murkholm is 3 spaces from Twinsand, Halcyon Plain 8; its colour does not matter."""
    table = replaced("murkholm_right", "halcyon_left", "scraphaven_left")
    assert table.asked() == [("B", "plan")]
    assert table.contact("murkholm_right") == "pell_draxo"  # white, on yellow
    assert table.faceup() == ["pell_draxo"]
    assert "pell_draxo" in table.zone("databank")
    assert table.zone("aboard", "A") == []
    assert table.assets("A") == ["enc_4-5"]
    table.check_whole()


@rule("RIM-R34", "RIM-R81")
def test_the_one_who_loses_the_crew_chooses_among_the_nearest_free_places() -> None:
    """Serenna and Cindervale are both 4 spaces from Twinsand."""
    table = replaced("serenna_left", "cindervale_right", "halcyon_left")
    assert table.asked() == [("A", "nearest_spot")]
    assert table.options() == ["spot:cindervale_right", "spot:serenna_left"]
    table.pick("cindervale_right")
    assert table.contact("cindervale_right") == "pell_draxo"
    assert table.contact("serenna_left") is None


@rule("RIM-R33", "RIM-17.1")
def test_whoever_went_ashore_can_be_met_again() -> None:
    table = replaced("twinsand_left").until("A", "plan").answer("A", "plan", "credits")
    table.until("A", "encounter").answer("A", "encounter", "contact:twinsand_left")
    assert table.asked() == [("A", "may")]  # 2,000 for Pell Draxo


@rule("RIM-R68")
def test_a_bounty_for_somebody_out_of_the_game_stays_until_room_is_needed() -> None:
    table = hunting("bt01", "bt02", "bt03", phase="action", at={"A": "halcyon"},
                    contacts={}, gone=["nimble_sook"], tops={"job": "jb01"})  # fmt: skip
    assert "deliver" not in table.options()
    table.act("market", "none", "card:jb01", "card:bt01")
    assert table.assets("A") == ["bt02", "bt03", "jb01"]
    assert table.bottom("bounty") == "bt01"
    assert table.zone("gone").count("nimble_sook") == 1


@rule("RIM-R35", "RIM-R68")
def test_an_eliminated_contact_never_comes_back_for_another_bounty() -> None:
    table = won("eliminate")
    assert "nimble_sook" not in table.faceup() + table.facedown()

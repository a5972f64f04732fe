"""RIM-49: favors and debt tokens."""

from __future__ import annotations

from typing import Any

import pytest

from shipboard.games.outer_rim import choices
from shipboard.games.outer_rim.sight import DERIVED
from shipboard.kernel.state import Refused
from tests.rule import rule

from .scenario import GAME, Scenario, scenario

# Vask Orrin has stealth and tactics, Grath strength and tactics, HX-9 strength and tech.
HERE: dict[str, Any] = {"debts": {}, "characters": {"A": "vask_orrin", "B": "grath", "C": "hx9"}}
JOB = {"phase": "encounter", "at": {"A": "auric_bay"}, "assets": {"A": ["jb04"]}}  # stealth
PATROL = {"phase": "encounter", "at": {"A": "t4_b"}, "patrols": {"hutt": ("t4_b", 1)}}
FAVOR = {"B": {"rebel": 1}}
NO_STEALTH = {"A": "grath", "B": "dax_marlowe", "C": "hx9"}
STEALTHY = {"A": "grath", "B": "vask_orrin", "C": "hx9"}


def table(**more: object) -> Scenario:
    return scenario(**HERE | more)


def settled(asked: Scenario, *answers: str) -> Scenario:
    """The others answer a request in their turn."""
    for answer in answers:
        seat, kind = asked.asked()[0]
        assert kind == "favor_grant"
        asked.answer(seat, "favor_grant", answer)
    return asked


def shortcut(*answers: str, price: str = "nothing", **more: object) -> Scenario:
    """A asks for a shortcut at the start of the turn, and gives this for it."""
    asked = table(**more).answer("A", "favor_ask", "shortcut").answer("A", "favor_price", price)
    return settled(asked, *answers)


# Options and set-up.


@rule("RIM-49.1")
def test_everybody_begins_with_the_own_debt_token() -> None:
    asked = scenario(phase="setup", expansion="on", favors="on")
    while asked.asked()[0][1] != "favor_ask":
        asked.choose(asked.options()[0])
    assert [asked.debt(seat) for seat in "ABC"] == ["A", "B", "C"]
    assert asked.view(None)["facts"]["debts"] == [0, 1, 2]


@rule("RIM-R323")
def test_favors_need_the_expansion_and_say_so() -> None:
    with pytest.raises(Refused, match="favors=on needs expansion=on"):
        GAME.choose(3, {"favors": "on"})


@rule("RIM-49.2", "RIM-R117")
def test_without_the_option_nobody_is_asked() -> None:
    assert scenario(expansion="on").asked() == [("A", "plan")]


# When somebody is asked.


@rule("RIM-R117", "RIM-R142")
def test_at_the_start_of_planning_a_shortcut_can_be_asked_for() -> None:
    asked = table()
    assert asked.asked() == [("A", "favor_ask")]
    assert asked.options() == ["none", "shortcut"]
    assert asked.answer("A", "favor_ask", "none").asked() == [("A", "plan")]


@rule("RIM-R142")
def test_whoever_is_defeated_is_not_asked_about_a_shortcut() -> None:
    asked = table(defeated=["A"], damage={"A": (4, 0)})
    assert ("A", "favor_ask") not in asked.asked()


@rule("RIM-R117", "RIM-R142")
@pytest.mark.parametrize("phase", ["planning", "action", "encounter"])
def test_an_endorsement_can_be_asked_for_at_the_start_of_each_step(phase: str) -> None:
    asked = table(phase=phase, reputation=FAVOR)
    assert asked.asked() == [("A", "favor_ask")]
    assert "endorsement" in asked.options()


@rule("RIM-R135", "RIM-R142")
@pytest.mark.parametrize(
    "reputation",
    [{}, {"A": {"rebel": 1}, "B": {"rebel": 1}}, {"B": {"rebel": -1}}, {"A": {"rebel": 1}}],
)
def test_no_endorsement_where_nobody_could_give_one_that_matters(
    reputation: dict[str, dict[str, int]],
) -> None:
    asked = table(phase="action", reputation=reputation)
    assert asked.asked()[0][1] != "favor_ask"


@rule("RIM-49.3", "RIM-R117")
def test_whoever_asks_for_nothing_is_asked_again_at_the_next_moment() -> None:
    asked = table(reputation=FAVOR).answer("A", "favor_ask", "none")
    asked.answer("A", "plan", "credits")
    assert asked.asked() == [("A", "favor_ask")]
    assert asked.options() == ["endorsement", "none"]


@rule("RIM-49.3", "RIM-R117")
def test_a_request_is_the_only_one_of_the_turn_even_if_all_refuse() -> None:
    asked = shortcut("refuse", "refuse", reputation=FAVOR)
    assert asked.asked() == [("A", "plan")]
    asked.answer("A", "plan", "credits")
    assert ("A", "favor_ask") not in asked.asked()
    assert asked.until("B", "favor_ask").view(None)["facts"]["favored"] == 0


@rule("RIM-R117", "RIM-R120", "RIM-R136")
def test_before_a_test_advice_is_asked_for_in_the_skill_that_is_tested() -> None:
    asked = table(**JOB, characters=NO_STEALTH).answer("A", "encounter", "job:jb04")
    assert asked.asked() != [("A", "favor_ask")]
    able = table(**JOB, characters=STEALTHY).answer("A", "encounter", "job:jb04")
    assert able.asked() == [("A", "favor_ask")]
    assert able.options() == ["advice", "none"]
    assert able.g.throws == []


@rule("RIM-R142")
def test_the_skill_is_chosen_before_advice_is_asked_for() -> None:
    asked = table(
        ambitions={"A": "am6"}, reached={"A": [2, 3]}, fame={"A": 8}, phase="encounter",
        at={"A": "serenna"}, assets={"A": ["lx03", "lx04"]},
        characters={"A": "grath", "B": "quill_vance", "C": "hx9"},
    )  # fmt: skip
    asked.dice("crit crit").pick("use:am6_goal_4").answer("A", "favor_ask", "none")
    assert asked.asked() == [("A", "skill")]
    asked.pick("knowledge")  # which Quill Vance has
    assert asked.asked() == [("A", "favor_ask")]


@rule("RIM-R119", "RIM-R136")
def test_in_a_combat_the_attacker_is_asked_then_the_defender() -> None:
    asked = table(
        phase="encounter", at={"A": "twinsand", "B": "twinsand"},
        assets={"A": ["bt04"], "B": ["tarrukk"]},
    )  # fmt: skip
    asked.pick("crew:tarrukk", "protect")
    assert asked.asked() == [("A", "favor_ask")]
    assert asked.options() == ["none", "strategy"]
    asked.pick("none")
    assert asked.asked() == [("B", "favor_ask")]
    assert asked.told("dice_rolled") == []
    settled(asked.pick("strategy", "nothing"), "refuse", "offer").pick("seat:0")
    assert asked.told("rolls_one_more") == [{"seat": 1}]
    rolled = [len(throw["faces"]) for throw in asked.told("dice_rolled")]
    assert rolled == [asked.values("A")["ground"], asked.values("B")["ground"] + 1]


@rule("RIM-49.2", "RIM-R84")
def test_against_a_patrol_that_cannot_be_beaten_nobody_asks_for_a_strategy() -> None:
    asked = table(**PATROL | {"patrols": {"hutt": ("t4_b", 4)}})
    asked.pick("patrol:hutt")
    assert ("A", "favor_ask") not in asked.asked()


# Asking and granting.


@rule("RIM-49.8", "RIM-R117")
def test_the_others_answer_in_turn_order_from_the_asker() -> None:
    asked = table(active="B").answer("B", "favor_ask", "shortcut").pick("nothing")
    assert asked.asked() == [("C", "favor_grant")]
    assert asked.options() == ["offer", "refuse"]
    asked.pick("offer")
    assert asked.asked() == [("A", "favor_grant")]


@rule("RIM-49.8")
def test_several_offers_leave_the_choice_to_the_asker() -> None:
    asked = shortcut("offer", "offer")
    assert asked.asked() == [("A", "favor_pick")]
    assert asked.options() == ["none", "seat:1", "seat:2"]


@rule("RIM-49.8")
def test_only_who_has_offered_can_be_picked() -> None:
    asked = shortcut("refuse", "offer")
    assert asked.options() == ["none", "seat:2"]
    assert "has offered nothing" in asked.why_not("A", 2)


@rule("RIM-49.8", "RIM-49.12")
def test_without_an_offer_nothing_happens() -> None:
    asked = shortcut("refuse", "refuse")
    assert asked.asked() == [("A", "plan")]
    assert asked.values("A")["hyperdrive"] == 6
    assert asked.told("favor_refused") == [{"seat": 1}, {"seat": 2}]


@rule("RIM-49.8")
def test_the_asker_can_take_no_offer_and_then_gives_nothing() -> None:
    asked = shortcut("offer", "refuse", price="promise:3", credits={"A": 4000}).pick("none")
    assert (asked.credits("A"), asked.credits("B")) == (4000, 0)
    assert asked.values("A")["hyperdrive"] == 6


@rule("RIM-49.12")
def test_nobody_is_asked_for_a_favor_of_the_own() -> None:
    asked = shortcut("refuse", "refuse")
    assert all(told["seat"] != 0 for told in asked.told("favor_refused"))


@rule("RIM-R94")
def test_no_deal_is_made_inside_a_request() -> None:
    asked = table(credits={"A": 5000, "B": 5000})
    assert asked.interjections("A") != []
    asked.pick("shortcut")
    assert asked.interjections("A") == []
    asked.pick("nothing")
    assert asked.interjections("A") == []
    settled(asked, "refuse", "refuse")
    assert asked.interjections("A") != []


# What is given.


@rule("RIM-49.9", "RIM-R117")
def test_up_to_5000_credits_can_be_given_never_more_than_there_are() -> None:
    poor = table(credits={"A": 2000}).pick("shortcut")
    assert poor.options() == ["nothing", "promise:1", "promise:2", "token:0"]
    rich = table(credits={"A": 20_000}).pick("shortcut")
    promises = [option for option in rich.options() if option.startswith("promise")]
    assert promises == [f"promise:{n}" for n in range(1, 6)]


@rule("RIM-49.9", "RIM-R135")
def test_credits_are_handed_over_when_the_offer_is_picked() -> None:
    asked = shortcut("offer", "offer", price="promise:3", credits={"A": 4000})
    assert asked.credits("A") == 4000
    asked.pick("seat:2")
    assert [asked.credits(seat) for seat in "ABC"] == [1000, 0, 3000]
    order = ("favor_taken", "gave_credits", "flies_farther")
    assert [name for name in asked.log() if name in order] == list(order)


@rule("RIM-49.9")
def test_a_favor_can_be_owed() -> None:
    asked = shortcut("offer", "refuse", price="token:0").pick("seat:1")
    assert asked.debt("A") == "B"
    assert asked.told("owes_favor") == [{"seat": 0, "seat_taker": 1}]


@rule("RIM-49.9", "RIM-49.10")
def test_the_debt_of_somebody_else_can_be_given() -> None:
    asked = shortcut("offer", "refuse", price="token:2", debts={"C": "A"}).pick("seat:1")
    assert asked.debt("C") == "B"
    assert asked.told("debt_handed") == [{"seat": 0, "seat_taker": 1, "seat_owner": 2}]


@rule("RIM-49.9", "RIM-R117")
def test_an_asset_can_be_given_to_players_in_the_same_space_only() -> None:
    alone = table(assets={"A": ["gm01"]}).pick("shortcut")
    assert "give:gm01" not in alone.options()
    asked = table(assets={"A": ["gm01"]}, at={"B": "scraphaven"}).pick("shortcut", "give:gm01")
    assert asked.asked() == [("B", "favor_grant")]  # C is elsewhere
    asked.pick("offer").pick("seat:1")
    assert (asked.assets("A"), asked.assets("B")) == ([], ["gm01"])
    assert asked.values("A")["hyperdrive"] == 7


@rule("RIM-49.9", "RIM-R10")
def test_who_has_nothing_to_give_is_not_asked_what() -> None:
    asked = table(debts={"A": "B"}, credits={"B": 9000}).answer("A", "favor_ask", "shortcut")
    assert asked.asked() == [("B", "favor_grant")]
    settled(asked, "refuse", "offer").pick("seat:2")
    assert asked.values("A")["hyperdrive"] == 7
    assert asked.told("gave_credits") == []


@rule("RIM-49.9", "RIM-R17")
def test_who_could_not_hold_the_asset_cannot_be_given_it() -> None:
    asked = table(assets={"A": ["gm03"], "B": ["lx03"]}, at={"B": "scraphaven"}).pick("shortcut")
    assert "give:gm03" not in asked.options()  # both are Armor


ON_TWINSAND: dict[str, Any] = {"phase": "encounter", "at": dict.fromkeys("ABC", "twinsand")}


def prices(asked: Scenario, kind: str) -> list[str]:
    """The assets that could be given for a favor of this kind."""
    asked.pick(kind)
    return [option for option in asked.options() if option.startswith("give")]


@rule("RIM-D21", "RIM-49.9")
def test_the_bounty_that_is_fought_for_cannot_be_given_for_help_in_that_fight() -> None:
    sook = {"twinsand_left": "nimble_sook"}
    asked = table(**ON_TWINSAND, assets={"A": ["bt01", "gm01"]}, contacts=sook)
    asked.answer("A", "encounter", "contact:twinsand_left").pick("fight")
    assert prices(asked, "strategy") == ["give:gm01"]
    bounty = choices.FAVOR_PRICE_GIVE + asked.number("card", "bt01")
    assert "what this is about" in asked.why_not("A", bounty)


@rule("RIM-D21", "RIM-49.9")
def test_crew_that_is_protected_cannot_be_given_away_meanwhile() -> None:
    asked = table(**ON_TWINSAND, assets={"A": ["bt03"], "B": ["dengar", "gm01"]})
    asked.answer("A", "encounter", "crew:dengar").pick("protect")
    asked.answer("A", "favor_ask", "none")
    assert asked.asked() == [("B", "favor_ask")]
    assert prices(asked, "strategy") == ["give:gm01"]


@rule("RIM-D21", "RIM-49.9")
@pytest.mark.parametrize("hired", [False, True])
def test_neither_the_job_nor_who_was_hired_for_it_can_be_given_for_advice(hired: bool) -> None:
    asked = table(
        phase="encounter", at=dict.fromkeys("ABC", "auric_bay"), characters=STEALTHY,
        assets={"A": ["jb04", "lx10", "gm01"]},
    ).answer("A", "encounter", "job:jb04")  # fmt: skip
    asked.use("lx10") if hired else asked.pick("done")
    rest = ["give:gm01"] if hired else ["give:gm01", "give:lx10"]
    assert prices(asked, "advice") == rest


@rule("RIM-D21", "RIM-49.9")
def test_a_gear_that_is_about_to_be_robbed_cannot_be_given_for_advice() -> None:
    asked = table(
        phase="encounter", at=dict.fromkeys("ABC", "t2_m"),
        characters={"A": "grath", "B": "senna_korr", "C": "lando_calrissian"},
        assets={"A": ["jb20x"], "B": ["gm01", "gm07"]},
    ).draws("57a")  # fmt: skip
    asked.answer("A", "encounter", "job:jb20x").pick("gm01")
    asked.answer("A", "favor_ask", "none")
    assert asked.asked() == [("B", "favor_ask")]
    assert prices(asked, "advice") == ["give:gm07"]


@rule("RIM-49.8", "RIM-25.4", "RIM-R94")
def test_a_job_that_fails_by_the_price_of_advice_ends_the_request_and_the_test() -> None:
    """Without the Weave Vest A has no more health than damage."""
    asked = table(
        phase="encounter", at=dict.fromkeys("ABC", "auric_bay"), characters=STEALTHY,
        assets={"A": ["jb04", "lx10", "gm03"]}, damage={"A": (4, 0)},
    ).answer("A", "encounter", "job:jb04")  # fmt: skip
    asked.use("lx10")
    asked.pick("advice", "give:gm03", "offer", "seat:1")
    assert asked.told("fails_at") == [{"seat": 0, "card": "jb04"}]
    assert asked.told("test_begins") == []
    assert asked.asked() == [("B", "favor_ask")]
    assert (asked.g.favors, asked.g.staked, asked.g.next_skill[0]) == ([], [], [])
    assert asked.assets("A") == ["jb04", "lx10"]


@rule("RIM-D22", "RIM-23.3", "RIM-5.2")
@pytest.mark.parametrize(("phase", "left"), [("planning", (0, 0)), ("encounter", (4, 0))])
def test_who_falls_by_the_price_of_a_favor_finishes_the_planning_step(
    phase: str, left: tuple[int, int]
) -> None:
    """Without the Weave Vest A has no more health than damage."""
    asked = table(
        phase=phase, at={"B": "scraphaven"}, assets={"A": ["gm03"]}, damage={"A": (4, 0)},
        reputation=FAVOR,
    ).answer("A", "favor_ask", "endorsement")  # fmt: skip
    asked.pick("give:gm03", "offer", "seat:1")
    assert asked.told("player_defeated") == [{"seat": 0}]
    assert asked.asked() == [("B", "favor_ask")]
    assert asked.damage("A") == left


@rule("RIM-49.9", "RIM-R117")
def test_of_those_who_are_here_only_who_can_hold_the_asset_is_asked() -> None:
    here = dict.fromkeys("ABC", "scraphaven")
    asked = table(assets={"A": ["gm03"], "B": ["lx03"]}, at=here).pick("shortcut", "give:gm03")
    assert asked.asked() == [("C", "favor_grant")]  # two Armor are too much for B


# What favors do.


@rule("RIM-49.7")
def test_a_shortcut_is_one_space_more_until_the_end_of_the_turn() -> None:
    asked = shortcut("offer", "refuse").pick("seat:1")
    assert asked.values("A")["hyperdrive"] == 7
    asked.pick("credits").until("B", "favor_ask")
    assert asked.values("A")["hyperdrive"] == 6


@rule("RIM-49.7", "RIM-R125")
def test_a_shortcut_completes_the_goal_of_a_fast_ship_for_a_turn() -> None:
    asked = shortcut("offer", "refuse", ambitions={"A": "am5"}).pick("seat:1")
    assert asked.goals("A") == [1]
    asked.pick("credits").until("B", "favor_ask")
    assert asked.goals("A") == []


@rule("RIM-49.4", "RIM-R120")
def test_advice_is_the_skill_once_more_in_that_test() -> None:
    asked = table(**JOB, characters=STEALTHY).answer("A", "encounter", "job:jb04")
    asked.pick("advice", "nothing")
    assert asked.asked() == [("B", "favor_grant")]  # HX-9 knows nothing of stealth
    asked.pick("offer").dice("hit blank")  # not enough for somebody who lacks the skill
    asked.pick("seat:1")
    assert asked.told("test_passed") == [{"seat": 0, "skill": "stealth"}]
    assert asked.g.next_skill[0] == []


@rule("RIM-R120", "RIM-R135")
def test_who_has_the_skill_by_gear_alone_cannot_advise() -> None:
    storm: dict[str, Any] = {
        "phase": "encounter", "at": {"A": "maelstrom"}, "encounter": "enc_3-3",  # a test of tech
        "assets": {"B": ["gm07"]},
    }  # fmt: skip
    kit = table(**storm, characters={"C": "senna_korr"})
    assert kit.values("B")["skills"]["tech"] == 1
    assert kit.asked() != [("A", "favor_ask")]
    assert table(**storm).asked() == [("A", "favor_ask")]  # HX-9 has it printed


@rule("RIM-49.4", "RIM-R120")
def test_a_skill_printed_on_crew_can_be_lent() -> None:
    crew = {"assets": {"A": ["jb04"], "C": ["nimble_sook"]}}
    asked = table(**JOB | crew, characters=NO_STEALTH).answer("A", "encounter", "job:jb04")
    assert asked.asked() == [("A", "favor_ask")]
    asked.pick("advice", "nothing")
    assert asked.asked() == [("C", "favor_grant")]


@rule("RIM-49.5", "RIM-R119")
def test_a_combat_strategy_is_one_die_more() -> None:
    asked = table(**PATROL).pick("patrol:hutt")
    assert asked.asked() == [("A", "favor_ask")]
    settled(asked.pick("strategy", "nothing"), "offer", "refuse").pick("seat:1")
    thrown = asked.told("dice_rolled")
    assert len(thrown[0]["faces"]) == asked.values("A")["ship"] + 1
    assert asked.told("rolls_one_more") == [{"seat": 0}]


@rule("RIM-49.6", "RIM-52.8", "RIM-R121")
def test_an_endorsement_counts_as_favour_and_spares_a_forced_fight() -> None:
    asked = table(
        phase="encounter", at={"A": "t4_b"}, patrols={"rebel": ("t4_b", 1)},
        reputation={"A": {"rebel": -1}, "B": {"rebel": 1}},
    )  # fmt: skip
    settled(asked.pick("endorsement", "nothing"), "offer")
    asked.pick("seat:1")
    assert len(asked.told("treated_as")) == 1
    assert "space" in asked.options()
    assert "patrol:rebel" in asked.options()


@rule("RIM-R121", "RIM-52.8")
def test_beating_the_patrol_of_those_who_were_told_good_things_costs_nothing() -> None:
    asked = table(
        phase="encounter", at={"A": "t4_b"}, ships={"A": "scythe"},
        patrols={"rebel": ("t4_b", 1)}, reputation={"B": {"rebel": 1}},
    )  # fmt: skip
    settled(asked.pick("endorsement", "nothing"), "offer").pick("seat:1")
    ship = asked.values("A")["ship"]
    asked.dice(" ".join(["crit"] * ship), "blank " * 5).pick("patrol:rebel")
    assert asked.told("patrol_beaten") != []
    assert asked.reputation("A", "rebel") == 0


@rule("RIM-52.8", "RIM-R121", "RIM-R328")
def test_a_loss_cannot_be_laid_on_those_who_were_told_good_things() -> None:
    """Black Ledger: 5,000 credits for a reputation of one's choice, as far as the loss is felt."""
    asked = table(
        phase="encounter", at={"A": "ring_of_kafrene"}, reputation=FAVOR, encounter="enc_6-17",
    )  # fmt: skip
    settled(asked.pick("endorsement", "nothing"), "offer").pick("seat:1", "space")
    assert asked.asked() == [("A", "target_faction")]
    assert asked.options() == ["faction:hutt", "faction:imperial", "faction:syndicate"]


@rule("RIM-49.6")
def test_an_endorsement_ends_with_the_turn() -> None:
    asked = table(reputation=FAVOR)
    settled(asked.pick("endorsement", "nothing"), "offer").pick("seat:1")
    assert [row.faction for row in asked.g.treated] == [3]
    asked.pick("credits").until("B", "favor_ask")
    assert asked.g.treated == []


@rule("RIM-49.6", "RIM-R117")
def test_the_faction_of_an_endorsement_is_chosen_where_there_are_several() -> None:
    asked = table(reputation={"B": {"rebel": 1, "hutt": 1}, "C": {"imperial": 1}})
    asked.pick("endorsement")
    assert asked.asked() == [("A", "favor_faction")]
    assert asked.options() == ["faction:hutt", "faction:imperial", "faction:rebel"]
    asked.pick("imperial", "nothing")
    assert asked.asked() == [("C", "favor_grant")]  # B cannot vouch for anybody there
    assert asked.told("asks_endorsement") == [{"seat": 0, "faction": "imperial"}]


@rule("RIM-51.4", "RIM-R125", "RIM-49.6")
def test_an_endorsement_holds_an_ongoing_goal_until_the_end_of_the_turn() -> None:
    asked = table(ambitions={"A": "am2"}, reputation=FAVOR)
    settled(asked.pick("endorsement", "nothing"), "offer").pick("seat:1")
    assert asked.goals("A") == [2]
    asked.pick("credits").until("B", "favor_ask")
    assert asked.goals("A") == []


# Debt tokens.


@rule("RIM-49.11", "RIM-R118")
def test_a_debt_token_brings_a_favor_that_cannot_be_refused() -> None:
    asked = table(debts={"B": "A"})
    assert asked.options() == ["none", "return:1", "shortcut"]
    asked.pick("return:1")
    assert asked.asked() == [("A", "plan")]
    assert asked.values("A")["hyperdrive"] == 7
    assert asked.debt("B") == "B"
    assert asked.told("debt_returned") == [{"seat": 0, "seat_owner": 1}]
    assert asked.g.favored == 1


@rule("RIM-49.11", "RIM-R118")
def test_the_favor_for_a_debt_is_of_ones_own_choice() -> None:
    asked = table(debts={"B": "A"}, reputation={"B": {"rebel": 1, "hutt": 1}, "C": {"imperial": 1}})
    asked.pick("return:1")
    assert asked.asked() == [("A", "debt_use")]
    assert asked.options() == ["endorsement", "shortcut"]
    asked.pick("endorsement")
    assert asked.options() == ["faction:hutt", "faction:rebel"]  # those of B alone
    asked.pick("hutt")
    assert [row.faction for row in asked.g.treated] == [0]


@rule("RIM-R118")
def test_a_debt_token_whose_owner_cannot_help_now_is_no_option() -> None:
    asked = table(phase="action", debts={"C": "A"}, reputation=FAVOR)
    assert asked.options() == ["endorsement", "none"]
    assert "Nobody could grant" in asked.why_not("A", returning(2))
    assert "not there to be given" in asked.why_not("A", returning(1))


def returning(owner: int) -> int:
    return choices.RETURN + owner


@rule("RIM-R118", "RIM-49.3")
def test_after_a_favor_no_debt_can_be_used_in_that_turn() -> None:
    asked = shortcut("offer", "refuse", debts={"C": "A"}, reputation={"C": {"rebel": 1}})
    asked.pick("seat:1", "credits")
    assert ("A", "favor_ask") not in asked.asked()


# Trading debts.


@rule("RIM-49.10", "RIM-R16")
@pytest.mark.parametrize(
    ("part", "owner", "holder"), [("give_debt:2", "C", "B"), ("ask_debt:1", "B", "A")]
)
def test_a_debt_token_can_be_part_of_a_proposal(part: str, owner: str, holder: str) -> None:
    asked = table(phase="action", debts={"C": "A"}, at=dict.fromkeys("ABC", "halcyon"))
    asked.act("trade", "seat:1")
    assert asked.options() == ["ask_debt:1", "drop", "give_debt:0", "give_debt:2"]
    rejected = asked.copy().pick(part, "propose").answer("B", "trade_reply", "reject")
    assert rejected.debt(owner) == ("A" if owner == "C" else "B")
    asked.pick(part)
    others = {"ask_debt:1", "give_debt:0", "give_debt:2"} - {part}
    assert set(asked.options()) - others == {"drop", "propose"}
    asked.pick("propose").answer("B", "trade_reply", "accept")
    assert asked.debt(owner) == holder


@rule("RIM-49.10", "RIM-R148")
def test_a_debt_token_can_be_given_in_a_deal() -> None:
    asked = table(debts={"C": "A"}).interject("A", "deal:1")
    assert asked.asked() == [("A", "deal_way")]
    assert asked.options() == ["ask_debt", "drop", "give_debt"]
    asked.pick("give_debt")
    assert asked.asked() == [("A", "debt_token")]
    asked.pick("seat:2")
    assert asked.debt("C") == "B"
    assert asked.asked() == [("A", "favor_ask")]


@rule("RIM-49.10", "RIM-R15", "RIM-R148")
def test_a_debt_token_can_be_asked_for_with_the_holders_consent() -> None:
    for answer, holder in (("reject", "B"), ("accept", "A")):
        asked = table().interject("A", "deal:1").pick("ask_debt")
        assert asked.asked() == [("B", "debt_reply")]
        assert asked.g.requests == 1
        assert asked.pick(answer).debt("B") == holder


@rule("RIM-R15", "RIM-R148")
def test_requests_for_debts_count_toward_the_four_of_a_turn() -> None:
    asked = table()
    for _ in range(4):
        asked.interject("A", "deal:1").pick("ask_debt", "reject")
    asked.interject("A", "deal:1")
    assert asked.options() == ["drop", "give_debt"]
    assert "asked four times" in asked.why_not("A", choices.DEAL_WAY_ASK_DEBT)


@rule("RIM-49.10", "RIM-R16", "RIM-R148")
def test_debt_tokens_are_part_of_a_trade() -> None:
    asked = table(
        phase="action", at={"B": "scraphaven"}, debts={"C": "B"}, credits={"A": 3000},
        reputation={},
    )  # fmt: skip
    asked.act("trade", "seat:1", "pay:2", "ask_debt:2")
    assert "pay:3" not in asked.options()
    asked.pick("propose").pick("accept")
    assert (asked.debt("C"), asked.credits("B")) == ("A", 2000)
    assert asked.told("would_take_debt") == [{"seat": 0, "seat_other": 1, "seat_owner": 2}]


# What is shown.


@rule("RIM-R117")
def test_everybody_sees_what_is_asked_for_and_given() -> None:
    asked = table(credits={"A": 5000}).pick("shortcut", "promise:2")
    for viewer in ("A", "B", "C", None):
        [favor] = asked.view(viewer)["facts"]["favors"]
        assert (favor["by"], favor["credits"]) == (0, 2000)
    assert asked.words(None)[-2:] == ["A asks for a shortcut.", "A would give 2,000 credits."]


@rule("RIM-R117", "RIM-20.3")
def test_with_and_without_advice_the_odds_are_shown() -> None:
    asked = table(**JOB, characters=STEALTHY).answer("A", "encounter", "job:jb04")
    odds = {row["option"]: row["chance"] for row in DERIVED["odds"](asked.g)}
    without, with_advice = odds["none"], odds["advice"]
    assert without[0] * with_advice[1] < with_advice[0] * without[1]

"""RIM-8: trade, and credits from hand to hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .own import gear, own, section
from .scenario import Scenario, scenario


def together(**more: object) -> Scenario:
    """A and B on Halcyon Plain; C is elsewhere. Nobody has an ability of its own to use there."""
    table: dict[str, object] = {
        "phase": "action",
        "at": {"A": "halcyon", "B": "halcyon", "C": "takodana"},
        "characters": {"A": "grath", "B": "senna_korr", "C": "vask_orrin"},
        "assets": {"A": ["gm01"], "B": ["cg04"]},
        "credits": {"A": 2000, "B": 1000},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


# With whom.


@rule("RIM-8.1", "RIM-8.3")
def test_one_trades_with_players_in_the_same_space() -> None:
    table = together().act("trade")
    assert table.asked() == [("A", "trade_with")]
    assert table.options() == ["end", "seat:1"]
    all_here = together(at={"A": "halcyon", "B": "halcyon", "C": "halcyon"}).act("trade")
    assert all_here.options() == ["end", "seat:1", "seat:2"]


@rule("RIM-8.3")
def test_in_one_action_one_can_trade_with_several() -> None:
    table = together(at={"A": "halcyon", "B": "halcyon", "C": "halcyon"})
    table.act("trade", "seat:1", "give:gm01", "propose").answer("B", "trade_reply", "accept")
    assert table.asked() == [("A", "trade_with")]
    assert table.options() == ["end", "seat:1", "seat:2"]
    table.pick("seat:2")
    assert table.options() == ["drop", "pay:1", "pay:2"]  # of A and C, never of B
    table.pick("pay:2", "propose").answer("C", "trade_reply", "accept")
    assert table.credits("C") == 2000


# What.


@rule("RIM-8.1", "RIM-8.2", "RIM-R16", "RIM-R319")
def test_a_proposal_is_made_up_in_steps() -> None:
    table = together().act("trade", "seat:1")
    assert table.asked() == [("A", "trade_offer")]
    assert table.options() == ["ask:cg04", "demand:1", "drop", "give:gm01", "pay:1", "pay:2"]
    table.pick("give:gm01")
    assert table.options() == ["ask:cg04", "demand:1", "drop", "pay:1", "pay:2", "propose"]
    table.pick("ask:cg04")
    assert table.options() == ["demand:1", "drop", "pay:1", "pay:2", "propose"]
    table.pick("pay:1")
    assert table.options() == ["drop", "propose"]
    table.pick("propose")
    assert table.asked() == [("B", "trade_reply")]
    assert table.options() == ["accept", "counter", "reject"]
    table.pick("accept")
    assert (table.assets("A"), table.assets("B")) == (["cg04"], ["gm01"])
    assert (table.credits("A"), table.credits("B")) == (1000, 2000)


@rule("RIM-8.1")
def test_assets_of_every_type_can_be_traded() -> None:
    held = ["bt01", "cg04", "pell_draxo", "gm01", "jb12", "gm09"]
    table = together(assets={"A": held}).act("trade", "seat:1")
    assert table.options() == sorted(
        [*(f"give:{card}" for card in held), "demand:1", "drop", "pay:1", "pay:2"]
    )
    for card in table.options():
        if card.startswith("give:"):
            given = table.copy().pick(card, "propose").answer("B", "trade_reply", "accept")
            assert given.assets("B") == [card.removeprefix("give:")]
            given.check_whole()


@rule("RIM-8.1")
def test_assets_of_every_type_can_be_asked_for() -> None:
    held = ["bt01", "cg04", "pell_draxo", "gm01", "jb12", "gm09"]
    table = together(assets={"B": held}).act("trade", "seat:1")
    for card in held:
        given = table.copy().pick(f"ask:{card}", "propose").answer("B", "trade_reply", "accept")
        assert given.assets("A") == [card]
        assert given.assets("B") == sorted(set(held) - {card})
        given.check_whole()


@rule("RIM-8.2")
@pytest.mark.parametrize("answer", ["accept", "reject"])
def test_only_what_both_want_changes_hands(answer: str) -> None:
    table = together().act("trade", "seat:1", "ask:cg04", "propose")
    table.answer("B", "trade_reply", answer)
    assert table.assets("A") == (["cg04", "gm01"] if answer == "accept" else ["gm01"])
    assert table.assets("B") == ([] if answer == "accept" else ["cg04"])


@rule("RIM-8.6", "RIM-R319")
def test_nothing_but_assets_and_credits_can_be_named() -> None:
    table = together(
        assets={},
        credits={},
        secrets={"A": ["enc_4-10"], "B": ["enc_2-7"]},
        fame={"A": 3},
        reputation={"A": {"hutt": 1}},
        ship_tokens={"B": 1},
    ).act("trade", "seat:1")
    assert table.asked() != [("A", "trade_offer")] or table.options() == ["drop"]


@rule("RIM-8.7", "RIM-R67")
def test_a_captive_goes_with_the_bounty() -> None:
    table = together(assets={"A": ["bt01"]}, captured=["bt01"]).act("trade", "seat:1")
    table.pick("give:bt01", "propose").answer("B", "trade_reply", "accept")
    assert table.assets("B") == ["bt01"]
    assert table.captured() == ["bt01"]
    assert table.zone("aboard", "A") == []
    assert table.zone("aboard", "B") == ["nimble_sook"]


@rule("RIM-8.7", "RIM-R33")
def test_a_contact_goes_with_the_crew_card() -> None:
    table = together(assets={"A": ["pell_draxo"]}).act("trade", "seat:1")
    table.pick("give:pell_draxo", "propose").answer("B", "trade_reply", "accept")
    assert table.assets("B") == ["pell_draxo"]
    assert table.zone("aboard", "A") == []
    assert table.zone("aboard", "B") == ["pell_draxo"]


# Proposals and counter-proposals.


@rule("RIM-R16")
def test_what_is_named_so_far_is_seen_by_whoever_makes_it_up() -> None:
    table = together().act("trade", "seat:1")
    nothing = {
        "by": 0, "to": 1, "counter": False, "credits": 0, "give": [], "ask": [],
        "give_debts": [], "ask_debts": [],
    }  # fmt: skip
    assert table.view("A")["facts"]["draft"] == nothing
    table.pick("give:gm01", "demand:1")
    assert table.view("A")["facts"]["draft"] == nothing | {"credits": -1000, "give": ["gm01"]}
    assert table.view("B")["facts"]["draft"] is None
    assert table.view(None)["facts"]["draft"] is None
    table.pick("propose")
    assert table.view("A")["facts"]["draft"] is None
    table.answer("B", "trade_reply", "counter")
    assert table.view("B")["facts"]["draft"] == nothing | {"by": 1, "to": 0, "counter": True}
    assert table.view("A")["facts"]["draft"] is None


@rule("RIM-R95")
def test_what_is_named_so_far_of_a_deal_is_seen_by_whoever_makes_it() -> None:
    table = together(credits={"A": 2000, "C": 2000}).interject("A", "deal:2")
    assert table.view("A")["facts"]["dealing"] == {"to": 2, "payer": -1}
    asking = table.copy().pick("ask")
    assert asking.view("A")["facts"]["dealing"] == {"to": 2, "payer": 2}
    assert asking.view("C")["facts"]["dealing"] is None
    assert table.pick("give").view("A")["facts"]["dealing"] == {"to": 2, "payer": 0}


@rule("RIM-R16")
def test_the_partner_may_counter_once() -> None:
    table = together().act("trade", "seat:1", "give:gm01", "ask:cg04", "propose")
    table.answer("B", "trade_reply", "counter")
    assert table.asked() == [("B", "trade_offer")]
    assert table.options() == ["ask:gm01", "demand:1", "demand:2", "drop", "give:cg04", "pay:1"]
    table.pick("give:cg04", "ask:gm01", "demand:2", "propose")
    assert table.asked() == [("A", "trade_reply")]
    assert table.options() == ["accept", "reject"]
    table.pick("accept")
    assert (table.assets("A"), table.assets("B")) == (["cg04"], ["gm01"])
    assert (table.credits("A"), table.credits("B")) == (0, 3000)


@rule("RIM-R16")
def test_a_counter_that_is_dropped_brings_back_the_proposal() -> None:
    """B proposes; A, who has begun to counter and thought better of it, may not do so again."""
    table = together(active="B").act("trade", "seat:0", "give:cg04", "propose")
    table.answer("A", "trade_reply", "counter").pick("drop")
    assert table.asked() == [("A", "trade_reply")]
    assert table.options() == ["accept", "reject"]
    table.pick("accept")
    assert (table.assets("A"), table.assets("B")) == (["cg04", "gm01"], [])


@rule("RIM-R17", "RIM-R327")
def test_while_somebody_would_hold_too_much_armor_nothing_else_can_be_named() -> None:
    """Whoever has a Weave Vest takes no other Armor but in exchange."""
    table = together(assets={"A": ["gm04", "cg05"], "B": ["gm03", "cg04"]}).act("trade", "seat:1")
    table.pick("give:gm04")
    assert table.options() == ["ask:cg04", "ask:gm03", "drop"]
    table.pick("ask:gm03")
    assert table.options() == ["demand:1", "drop", "pay:1", "pay:2", "propose"]


@rule("RIM-R16")
def test_a_rejected_counter_changes_nothing() -> None:
    table = together().act("trade", "seat:1", "give:gm01", "propose")
    table.answer("B", "trade_reply", "counter").pick("demand:2", "propose")
    table.answer("A", "trade_reply", "reject")
    assert (table.assets("A"), table.assets("B")) == (["gm01"], ["cg04"])
    assert (table.credits("A"), table.credits("B")) == (2000, 1000)


@rule("RIM-R16")
@pytest.mark.parametrize(("option", "most"), [("4", 4), ("1", 1), ("8", 8)])
def test_there_are_only_so_many_proposals_in_one_action(option: str, most: int) -> None:
    table = together(trade_proposals=option).act("trade")
    for _ in range(most):
        table.answer("A", "trade_with", "seat:1").pick("pay:1", "propose")
        table.answer("B", "trade_reply", "reject")
    assert table.asked() == [("A", "act")]
    assert "trade" not in table.options()


@rule("RIM-8.5")
def test_nothing_but_the_exchange_itself_can_be_agreed_on() -> None:
    """An accepted proposal is carried out completely and at once; there is nothing to owe."""
    table = together().act("trade", "seat:1", "give:gm01", "propose")
    table.answer("B", "trade_reply", "accept")
    assert table.assets("B") == ["cg04", "gm01"]
    assert table.g.offers == []


# Slots and limits.


@rule("RIM-R17")
def test_who_has_too_much_after_a_trade_discards_what_no_longer_fits() -> None:
    table = together(assets={"A": ["cg05"], "B": ["cg04"]}).act("trade", "seat:1")
    table.pick("give:cg05", "propose").answer("B", "trade_reply", "accept")
    assert table.asked()[0][0] == "B"
    assert table.options() == ["card:cg04", "card:cg05"]  # of its own choice, also what came
    table.pick("cg05")
    assert table.assets("B") == ["cg04"]
    assert table.bottom("cargo") == "cg05"


@rule("RIM-R17")
def test_a_second_armor_cannot_be_proposed() -> None:
    table = together(assets={"A": ["gm03"], "B": ["gm04"]}, credits={}).act("trade", "seat:1")
    assert table.options() == ["drop", "give:gm03"]  # what is asked for is named after it
    table.pick("give:gm03")
    assert table.options() == ["ask:gm04", "drop"]  # alone it would be B's second one
    table.pick("ask:gm04", "propose").answer("B", "trade_reply", "accept")
    assert (table.assets("A"), table.assets("B")) == (["gm04"], ["gm03"])


@rule("RIM-R319")
def test_a_defeated_player_can_be_traded_with() -> None:
    table = together(damage={"B": (4, 0)}, defeated=["B"]).act("trade")
    assert table.options() == ["end", "seat:1"]


# Credits at any time.


@rule("RIM-8.4", "RIM-R15", "RIM-R95")
def test_credits_can_be_given_anywhere_on_the_map() -> None:
    table = together()
    assert table.interjections("A") == ["deal:1", "deal:2"]
    assert table.interjections("B") == []  # it is not B's turn
    table.interject("A", "deal:2")
    assert table.asked() == [("A", "deal_way")]
    assert table.options() == ["drop", "give"]  # C has nothing to be asked for
    table.pick("give")
    assert table.asked() == [("A", "deal_amount")]
    assert table.options() == ["thousand:1", "thousand:2"]
    table.pick("thousand:2")
    assert (table.credits("A"), table.credits("C")) == (0, 2000)
    assert table.asked() == [("A", "act")]  # what waited is put again


@rule("RIM-8.4", "RIM-R15")
@pytest.mark.parametrize("answer", ["accept", "reject"])
def test_a_request_must_be_agreed_to(answer: str) -> None:
    table = together(credits={"B": 3000}).interject("A", "deal:1")
    assert table.options() == ["ask", "drop"]
    table.pick("ask")
    assert table.options() == ["thousand:1", "thousand:2", "thousand:3"]
    table.pick("thousand:2")
    assert table.asked() == [("B", "deal_reply")]
    assert table.options() == ["accept", "reject"]
    table.pick(answer)
    given = 2000 if answer == "accept" else 0
    assert (table.credits("A"), table.credits("B")) == (given, 3000 - given)
    assert table.asked() == [("A", "act")]


@rule("RIM-R15")
def test_there_are_four_requests_in_a_turn() -> None:
    table = together(credits={"B": 9000})
    for _ in range(4):
        table.interject("A", "deal:1").pick("ask", "thousand:1").pick("reject")
    assert table.interjections("A") == []


@rule("RIM-R95")
def test_a_deal_is_offered_only_where_something_could_move() -> None:
    assert together(credits={}).interjections("A") == []
    assert together(credits={"C": 1000}).interjections("A") == ["deal:2"]
    assert together(credits={"A": 1000}).interjections("A") == ["deal:1", "deal:2"]


@rule("RIM-R95")
def test_a_deal_can_be_dropped() -> None:
    table = together().interject("A", "deal:1").pick("drop")
    assert table.asked() == [("A", "act")]
    assert (table.credits("A"), table.credits("B")) == (2000, 1000)


@rule("RIM-R96")
def test_at_most_60_000_move_at_once() -> None:
    table = together(credits={"A": 75_000}).interject("A", "deal:1").pick("give")
    assert len(table.options()) == 60
    table.pick("thousand:60")
    assert (table.credits("A"), table.credits("B")) == (15_000, 60_000)
    table.interject("A", "deal:1").pick("give", "thousand:15")
    assert (table.credits("A"), table.credits("B")) == (0, 75_000)


@rule("RIM-R6", "RIM-R96")
def test_credits_move_in_thousands() -> None:
    table = together(credits={"A": 3000}).interject("A", "deal:1").pick("give")
    assert table.options() == ["thousand:1", "thousand:2", "thousand:3"]


@rule("RIM-8.4", "RIM-R94")
def test_deals_are_possible_in_the_middle_of_an_action() -> None:
    """A cannot pay for what lies open until C sends the money."""
    table = together(credits={"C": 9000}, assets={}, tops={"gear_mod": "gm03"}).act("market")
    table.pick("none")
    assert "card:gm03" not in table.options()
    table.interject("A", "deal:2").pick("ask", "thousand:4").answer("C", "deal_reply", "accept")
    assert table.asked() == [("A", "market_buy")]
    assert "card:gm03" in table.options()


@rule("RIM-8.4", "RIM-R94")
@pytest.mark.parametrize("kind", ["plan", "move_to", "encounter"])
def test_deals_are_possible_in_every_step(kind: str) -> None:
    table = together(phase="encounter" if kind == "encounter" else "planning")
    if kind == "move_to":
        table.fly()
    assert table.asked() == [("A", kind)]
    assert table.interjections("A") == ["deal:1", "deal:2"]


@rule("RIM-R94")
def test_no_deal_is_made_inside_a_purchase() -> None:
    table = together(
        assets={"A": ["gm01", "gm12"]}, credits={"A": 9000}, tops={"gear_mod": "gm03"}
    ).act("market", "none", "card:gm03")
    assert table.asked() == [("A", "barter")]
    assert table.interjections("A") == []


@rule("RIM-R94")
def test_no_deal_is_made_inside_a_proposal_or_another_deal() -> None:
    table = together().act("trade")
    assert table.interjections("A") == ["deal:1", "deal:2"]
    table.pick("seat:1")
    assert table.interjections("A") == []
    table.pick("give:gm01", "propose")
    assert table.interjections("A") == []
    table.answer("B", "trade_reply", "reject")
    assert table.interjections("A") == ["deal:1", "deal:2"]
    deal = together().interject("A", "deal:1")
    assert deal.interjections("A") == []


@rule("RIM-R94")
def test_no_deal_is_made_while_dice_can_change() -> None:
    table = together(
        phase="encounter",
        characters={"A": "hx9"},
        at={"A": "twinsand"},
        encounter="enc_4-1",
    ).answer("A", "encounter", "space")
    assert table.asked() == [("A", "dice")]
    assert table.interjections("A") == []


@rule("RIM-R94", "RIM-R97")
def test_no_deal_is_made_while_a_secret_or_a_stop_is_asked_about() -> None:
    table = together(
        phase="planning",
        secrets={"A": ["enc_6-6", "enc_2-7"]},
        patrols={"rebel": ("t2_m", 1)},
    ).answer("A", "plan", "move")
    assert table.asked() == [("A", "use_secret")]
    assert table.interjections("A") == []
    table.pick("keep", "t2_m")
    assert table.asked() == [("A", "move_on")]
    assert table.interjections("A") == []


@rule("RIM-8.4", "RIM-R15")
def test_the_current_player_deals_while_another_is_asked() -> None:
    table = together(
        phase="planning", at={"A": "halcyon", "B": "t2_m"}, ships={"B": "snare"}, ships_flipped="B"
    ).fly("t2_m")
    assert table.asked() == [("B", "force_stop")]
    assert table.interjections("A") == ["deal:1", "deal:2"]
    assert table.interjections("B") == []
    table.interject("A", "deal:1").pick("give", "thousand:2")
    assert table.credits("B") == 3000
    assert table.asked() == [("B", "force_stop")]


@rule("RIM-R17", "RIM-R98")
def test_goals_look_at_what_is_held_only_when_it_fits() -> None:
    """With all four gear Grath would have a mod and two gear worth 15,000."""
    held = ["gm06", "gm01", "gm07", "gm12"]
    table = together(assets={"A": held, "B": ["gm05"]}).act("trade", "seat:1")
    table.pick("ask:gm05", "propose").answer("B", "trade_reply", "accept")
    assert table.asked()[0][0] == "A"
    assert table.options() == ["card:gm01", "card:gm05", "card:gm06", "card:gm07"]
    assert not table.flipped("A")
    kept = table.copy().pick("gm01")
    assert kept.flipped("A")
    assert kept.fame("A") == 1
    table.pick("gm05")
    assert not table.flipped("A")


@rule("RIM-R17")
def test_who_has_several_cards_too_many_gives_up_as_many() -> None:
    """Three slots for gear: of five one goes, and then another."""
    held = {"A": ["gm01", "gm02", "gm06"], "B": ["gm05", "gm07"]}
    table = together(assets=held).act("trade", "seat:1")
    table.pick("ask:gm05", "ask:gm07", "propose").answer("B", "trade_reply", "accept")
    assert table.asked() == [("A", "make_room")]
    assert table.options() == [f"card:gm0{n}" for n in (1, 2, 5, 6, 7)]
    table.pick("gm01")
    assert table.asked() == [("A", "make_room")]
    assert table.options() == [f"card:gm0{n}" for n in (2, 5, 6, 7)]
    table.pick("gm05")
    assert table.assets("A") == ["gm02", "gm06", "gm07"]
    assert table.asked() == [("A", "trade_with")]


@rule("RIM-R17", "RIM-R141")
def test_the_only_card_that_can_go_after_a_trade_goes_unasked(tmp_path: Path) -> None:
    stays = "".join(
        f'[[change.market]]\nid = "{card}"\nkeep = true\n' for card in ("gm01", "gm05", "gm07")
    )
    table = together(
        assets={"A": ["gm01", "gm02", "gm07"], "B": ["gm05"]}, content=own(tmp_path, stays)
    ).act("trade", "seat:1")
    table.pick("ask:gm05", "propose").answer("B", "trade_reply", "accept")
    assert table.asked() == [("A", "trade_with")]
    assert table.assets("A") == ["gm01", "gm05", "gm07"]
    assert table.bottom("gear_mod") == "gm02"


@rule("RIM-R17", "RIM-R26", "RIM-R141")
def test_a_card_that_brings_a_slot_lets_cards_that_stay_be_held(tmp_path: Path) -> None:
    """Of gear that is never discarded nobody could hold four, but with a rack."""
    kept = "".join(
        f'[[change.market]]\nid = "{card}"\nkeep = true\n'
        for card in ("gm01", "gm02", "gm05", "gm07")
    )
    rack = gear("gm12", '[{ static = [{ slot = ["gear", 1] }] }]', "mod")
    content = own(tmp_path, kept + rack)
    held = ["gm01", "gm02", "gm07"]
    plain = together(assets={"A": held, "B": ["gm05"]}, content=content).act("trade", "seat:1")
    assert "ask:gm05" not in plain.options()
    table = together(
        assets={"A": [*held, "gm12"], "B": ["gm05"]},
        ships={"A": "kestrel"}, content=content,
    ).act("trade", "seat:1")  # fmt: skip
    table.pick("ask:gm05", "propose").answer("B", "trade_reply", "accept")
    assert table.assets("A") == ["gm01", "gm02", "gm05", "gm07", "gm12"]


@rule("RIM-R17", "RIM-R98")
def test_a_trade_can_fulfil_the_goal_of_either_side() -> None:
    """Grath gains a mod and two gear worth 15,000 while it is B's turn."""
    table = together(
        active="B",
        assets={"A": ["gm06", "gm05"], "B": ["gm10"]},
    ).act("trade", "seat:0", "give:gm10", "propose")
    table.answer("A", "trade_reply", "accept")
    assert table.flipped("A")
    assert table.fame("A") == 1


@rule("RIM-8.1", "RIM-R16")
def test_a_proposal_can_be_dropped_and_counts_for_nothing() -> None:
    table = together(trade_proposals="1").act("trade", "seat:1", "give:gm01", "drop")
    assert table.assets("A") == ["gm01"]
    assert table.told("proposed") == []


@rule("RIM-R17", "RIM-23.1")
def test_a_trade_over_defeats_are_looked_for_again(tmp_path: Path) -> None:
    """Nobody falls while cards change hands, but everybody can afterwards."""
    hurts = section("enc_4-1", "twinsand", '[{ damage = ["ship", 9] }]')
    table = together(
        at={"A": "twinsand", "B": "twinsand"}, content=own(tmp_path, hurts), encounter="enc_4-1"
    )
    table.act("trade", "seat:1", "give:gm01", "propose").answer("B", "trade_reply", "accept")
    assert table.assets("B") == ["cg04", "gm01"]
    table.until("A", "encounter").pick("space")
    assert table.defeated("A")

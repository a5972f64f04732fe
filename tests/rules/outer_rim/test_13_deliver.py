"""RIM-13: deliveries, ILLEGAL ones too, and what a reward is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .own import own
from .scenario import Scenario, scenario

# Where each cargo is delivered, what for, and where the card goes: its deck, or the databank.
CARGO = {
    "cg01": ("takodana", 6000, 0, "", "cargo"),
    "cg02": ("murkholm", 3000, 0, "", "cargo"),
    "cg03": ("halcyon", 5000, 0, "", "cargo"),
    "cg04": ("deepmere", 5000, 0, "", "cargo"),
    "cg05": ("cindervale", 7000, 0, "", "cargo"),
    "cg06": ("serenna", 4000, 0, "imperial", "cargo"),
    "lx09": ("twinsand", 0, 2, "hutt", "luxury"),
    "91a": ("murkholm", 5000, 0, "", ""),
    "91b": ("deepmere", 5000, 0, "", ""),
    "enc_1-9": ("deepmere", 4000, 0, "", "enc_1"),
}
ILLEGAL = {
    "cg07": ("ring_of_kafrene", 9000, 0, "", "cargo"),
    "cg08": ("twinsand", 4000, 1, "", "cargo"),
    "cg09": ("gloomrock", 4000, 1, "", "cargo"),
    "cg10": ("auric_bay", 4000, 1, "", "cargo"),
    "cg11": ("scraphaven", 5000, 0, "syndicate", "cargo"),
    "cg12": ("deepmere", 2000, 1, "rebel", "cargo"),
    "91c": ("cindervale", 4000, 1, "", ""),
    "enc_3-3": ("auric_bay", 6000, 0, "", "enc_3"),
}
FACTIONS = ("hutt", "syndicate", "imperial", "rebel")


def carrying(*cards: str, at: str, **more: object) -> Scenario:
    """A, who has piloting and tech and no dice abilities, holds these cards in the action step."""
    table: dict[str, object] = {
        "phase": "action",
        "at": {"A": at, "B": "t2_a", "C": "t2_a"},
        "characters": {"A": "dax_marlowe"},
        "ships": {"A": "burro"},
        "assets": {"A": cards},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


# What is delivered.


@rule("RIM-13.1", "RIM-13.2")
@pytest.mark.parametrize(("card", "what"), [*CARGO.items(), *ILLEGAL.items()])
def test_a_cargo_brings_its_reward_at_its_destination(
    card: str, what: tuple[str, int, int, str, str]
) -> None:
    place, money, fame, faction, deck = what
    table = carrying(card, at=place)
    if card in ILLEGAL:
        table.dice("hit")
    table.act("deliver", card)
    assert (table.credits("A"), table.fame("A")) == (money, fame)
    assert [table.reputation("A", each) for each in FACTIONS] == [
        int(each == faction) for each in FACTIONS
    ]
    assert table.assets("A") == []
    assert card in table.zone("databank") if not deck else table.bottom(deck) == card
    elsewhere = carrying(card, at="murkholm" if place != "murkholm" else "serenna")
    assert "deliver" not in elsewhere.options()


@rule("RIM-13.1", "RIM-13.5")
def test_cargo_and_captives_are_delivered_in_any_order_within_one_action() -> None:
    """Not cargo for elsewhere, nor a captive wanted elsewhere, nor whom nobody has caught."""
    table = carrying(
        "cg08", "lx09", "bt01", "bt07", "bt02", at="twinsand", captured=["bt01", "bt02"]
    ).act("deliver")
    assert table.asked() == [("A", "deliver")]
    assert table.options() == ["card:bt01", "card:cg08", "card:lx09", "stop"]
    table.pick("lx09")
    assert table.options() == ["card:bt01", "card:cg08", "stop"]
    table.pick("bt01")
    assert table.options() == ["card:cg08", "stop"]
    assert (table.credits("A"), table.fame("A")) == (5000, 3)
    table.pick("stop")
    assert table.assets("A") == ["bt02", "bt07", "cg08"]
    assert table.options() == ["end", "market"]  # one deliver action


@rule("RIM-13.5", "RIM-25.8", "RIM-25.11")
@pytest.mark.parametrize(
    ("card", "person", "place", "money", "fame", "liked", "hated"),
    [
        ("bt02", "brother_amon", "halcyon", 4000, 1, "", "rebel"),
        ("bt06", "mira_saan", "serenna", 6000, 1, "imperial", "rebel"),
        ("bt07", "murrogh", "twinsand", 7000, 2, "", ""),
        ("90c", "wexa_thorn", "serenna", 4000, 1, "", ""),
    ],
)
def test_a_captive_brings_the_capture_reward_and_leaves_the_game(
    card: str, person: str, place: str, money: int, fame: int, liked: str, hated: str
) -> None:
    table = carrying(card, at=place, captured=[card]).act("deliver", card)
    assert (table.credits("A"), table.fame("A")) == (money, fame)
    assert [table.reputation("A", each) for each in FACTIONS] == [
        int(each == liked) - int(each == hated) for each in FACTIONS
    ]
    assert person in table.zone("gone")
    assert card in table.zone("removed")
    assert table.zone("aboard", "A") == []
    assert table.captured() == []


# ILLEGAL cargo.


def smuggling(die: str, draws: str, dice: str = "", **more: object) -> Scenario:
    """A delivers Untraceable Rifles on Twinsand: +4k fame+1."""
    table: dict[str, object] = {"credits": {"A": 5000}} | more
    scene = carrying("cg08", at="twinsand", **table)
    return scene.draws(draws).dice(die, dice).act("deliver", "cg08")


@rule("RIM-13.3", "RIM-R28")
@pytest.mark.parametrize("die", ["crit", "focus", "blank"])
def test_all_faces_but_a_hit_bring_a_databank_card_instead(die: str) -> None:
    table = smuggling(die, "1b", "focus blank")  # T(influence){Deliver(this)}{-2k}
    assert table.told("turns_to") == [{"seat": 0, "card": "1b"}]
    assert (table.credits("A"), table.fame("A")) == (3000, 0)
    assert table.assets("A") == ["cg08"]
    assert "1b" in table.zone("databank")


@rule("RIM-13.3", "RIM-R28")
@pytest.mark.parametrize(("die", "held"), [("hit", False), ("crit", False), ("focus", True)])
def test_with_the_option_a_crit_does_as_well(die: str, held: bool) -> None:
    table = smuggling(die, "1b", "focus blank", illegal_success="hit_or_crit")
    assert bool(table.told("turns_to")) == held
    assert table.fame("A") == int(not held)


@rule("RIM-13.3", "RIM-13.6")
@pytest.mark.parametrize(
    ("draws", "dice", "money", "damage", "where"),
    [
        ("1a", "crit focus", 9000, 0, "delivered"),
        ("1a", "hit hit", 5000, 0, "discarded"),  # the card says so; nobody here has stealth
        ("1b", "crit focus", 9000, 0, "delivered"),
        ("1b", "hit hit", 3000, 0, "kept"),
        ("1d", "hit focus", 9000, 0, "delivered"),
        ("1d", "focus blank", 5000, 2, "kept"),
    ],
)
def test_the_databank_card_says_what_becomes_of_the_cargo(
    draws: str, dice: str, money: int, damage: int, where: str
) -> None:
    table = smuggling("blank", draws, dice)
    assert (table.credits("A"), table.fame("A")) == (money, int(where == "delivered"))
    assert table.damage("A") == (0, damage)
    assert table.assets("A") == (["cg08"] if where == "kept" else [])
    assert (table.bottom("cargo") == "cg08") == (where != "kept")


@rule("RIM-13.3", "RIM-R320")
def test_a_shakedown_can_be_paid_or_fought() -> None:
    """1c: Ch{pay 3k;Deliver(this)}{Fg3{Deliver(this)}{}}."""
    table = smuggling("blank", "1c")
    assert table.asked() == [("A", "choose")]
    pay, fight = table.options()
    paid = table.copy().choose(pay)
    assert (paid.credits("A"), paid.fame("A")) == (6000, 1)
    won = table.copy().dice("hit hit blank", "hit blank blank").choose(fight)
    assert (won.credits("A"), won.fame("A"), won.damage("A")) == (9000, 1, (1, 0))
    lost = table.dice("blank blank blank", "hit blank blank").choose(fight)
    assert (lost.credits("A"), lost.fame("A"), lost.assets("A")) == (5000, 0, ["cg08"])
    poor = smuggling("blank", "1c", "hit blank blank blank blank blank", credits={"A": 2000})
    assert (poor.credits("A"), poor.fame("A")) == (6000, 1)  # who cannot pay must fight


@rule("RIM-13.4")
def test_each_cargo_is_rolled_for_once_in_a_deliver_action() -> None:
    """Prototype Core and Raw Dust, both for Auric Bay; the first fails, the second does not."""
    table = carrying("cg10", "enc_3-3", at="auric_bay")
    table.draws("1d").dice("blank", "blank blank", "hit").act("deliver")
    assert table.options() == ["card:cg10", "card:enc_3-3", "stop"]
    table.pick("cg10")
    assert table.options() == ["card:enc_3-3", "stop"]
    table.pick("enc_3-3")
    assert table.credits("A") == 6000
    assert table.assets("A") == ["cg10"]
    assert table.options() == ["end", "market"]


@rule("RIM-R31", "RIM-13.6")
def test_a_cargo_that_was_held_up_can_be_tried_again_in_a_later_action() -> None:
    table = smuggling("blank", "1b", "blank blank")
    assert "deliver" not in table.options()
    table.pick("end").until("B", "plan").until("A", "plan").pick("credits")
    assert table.where("A") == "twinsand"
    assert "deliver" in table.options()
    before = table.credits("A")
    table.dice("hit").act("deliver", "cg08")
    assert (table.credits("A"), table.fame("A")) == (before + 4000, 1)


@rule("RIM-R30", "RIM-23.3")
def test_who_is_defeated_by_it_goes_on_delivering_and_does_nothing_else() -> None:
    """1d: 2 damage to a ship with 3 of 5; a captive is delivered after that."""
    table = carrying(
        "cg08", "bt01", at="twinsand", captured=["bt01"], credits={"A": 4000}, damage={"A": (0, 3)}
    )
    table.draws("1d").dice("blank", "blank blank").act("deliver", "cg08")
    assert table.defeated("A")
    assert table.credits("A") == 1000
    assert table.asked() == [("A", "deliver")]
    assert table.options() == ["card:bt01", "stop"]
    table.pick("bt01")
    assert (table.credits("A"), table.fame("A")) == (6000, 1)
    assert table.asked() == [("B", "plan")]  # no further action, no encounter


@rule("RIM-R30", "RIM-13.4")
def test_the_cargo_that_defeated_its_carrier_is_not_tried_again() -> None:
    table = carrying("cg08", at="twinsand", credits={"A": 4000}, damage={"A": (0, 3)})
    table.draws("1d").dice("blank", "blank blank").act("deliver", "cg08")
    assert table.asked() == [("B", "plan")]
    assert table.assets("A") == ["cg08"]


# Rewards.


@rule("RIM-R29", "RIM-R55", "RIM-R86")
def test_what_is_printed_after_the_fame_that_wins_is_not_gained() -> None:
    """Banned Archive Crystals: +2k fame+1 rep+R; then the card would be discarded."""
    table = carrying("cg12", at="deepmere", fame={"A": 9}).dice("hit").act("deliver", "cg12")
    assert table.outcome() == ("alone", "famous", "A")
    assert table.credits("A") == 2000
    assert table.reputation("A", "rebel") == 0
    assert table.assets("A") == ["cg12"]


def with_ancestral_plate(card: str, at: str, **more: object) -> Scenario:
    """OnMay(bounty_reward): ZeroCr; addfame+1. A has delivered a captive and is asked."""
    table = carrying(card, "lx03", at=at, captured=[card], **more).act("deliver", card)
    assert table.asked() == [("A", "use_now")]
    assert table.usable() == ["lx03"]
    assert table.credits("A") == 0  # nothing has been gained yet
    return table


@rule("RIM-R86")
@pytest.mark.parametrize(("used", "money", "fame"), [(True, 0, 2), (False, 4000, 1)])
def test_what_changes_a_reward_comes_first(used: bool, money: int, fame: int) -> None:
    """Brother Amon: +4k fame+1, after that rep-R."""
    table = with_ancestral_plate("bt02", "halcyon")
    table.use("lx03") if used else table.choose("done")
    assert (table.credits("A"), table.fame("A")) == (money, fame)
    assert table.reputation("A", "rebel") == -1
    assert "bt02" in table.zone("removed")


@rule("RIM-R86", "RIM-R55")
def test_additional_fame_comes_after_the_parts_and_before_what_is_said_after_them() -> None:
    """Mira Saan: +6k fame+1 rep+I, after that rep-R. The additional fame is the tenth."""
    table = with_ancestral_plate("bt06", "serenna", fame={"A": 8}).use("lx03")
    assert table.outcome() == ("alone", "famous", "A")
    assert table.fame("A") == 10
    assert table.reputation("A", "imperial") == 1
    assert table.reputation("A", "rebel") == 0
    assert table.captured() == ["bt06"]


@rule("RIM-R86", "RIM-R54", "RIM-24.1")
def test_goals_come_after_the_reward_and_bring_no_ability_for_it() -> None:
    """Vask Orrin's second bounty reward flips him; then eliminations would bring 5,000 more."""
    table = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        characters={"A": "vask_orrin"},
        tokens={"A": 1},
        assets={"A": ["bt01"]},
        contacts={"twinsand_left": "nimble_sook"},
    ).dice("hit hit hit", "blank blank blank")
    table.answer("A", "encounter", "contact:twinsand_left").pick("fight", "eliminate")
    assert table.flipped("A")
    assert (table.credits("A"), table.fame("A")) == (4000, 1)
    again = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        characters={"A": "vask_orrin"},
        flipped="A",
        assets={"A": ["bt01"]},
        contacts={"twinsand_left": "nimble_sook"},
    ).dice("hit hit hit", "blank blank blank")
    again.answer("A", "encounter", "contact:twinsand_left").pick("fight", "eliminate")
    assert again.credits("A") == 9000


@rule("RIM-R86", "RIM-R54", "RIM-24.3")
def test_a_goal_that_reacts_to_a_delivery_comes_before_the_card_leaves() -> None:
    """Wanderer Freighter: deliver a cargo with 2 mods. The goal's fame wins."""
    table = carrying("cg08", "gm09", "gm12", at="twinsand", ships={"A": "wanderer"}, fame={"A": 8})
    table.dice("hit").act("deliver", "cg08")
    assert table.outcome() == ("alone", "famous", "A")
    assert (table.credits("A"), table.fame("A")) == (4000, 10)
    assert table.assets("A") == ["cg08", "gm09", "gm12"]


@rule("RIM-R86", "RIM-15.3")
@pytest.mark.parametrize(("flipped", "standing"), [("", -1), ("A", 0)])
def test_the_reputation_for_a_beaten_patrol_can_be_kept(flipped: str, standing: int) -> None:
    """Widow, the flipped Mantis Gunship: On(patrol_won): Ignore(rep_loss)."""
    table = scenario(
        phase="encounter",
        at={"A": "t6_b"},
        ships={"A": "mantis"},
        ships_flipped=flipped,
        patrols={"imperial": ("t6_b", 1)},
    ).dice("hit hit hit hit hit", "blank blank blank")
    table.answer("A", "encounter", "patrol:imperial")
    assert table.reputation("A", "imperial") == standing
    assert table.credits("A") == 3000


@rule("RIM-13.1")
@pytest.mark.parametrize("faction", ["hutt", "syndicate", "imperial", "rebel"])
def test_a_destination_can_be_the_patrol_of_a_faction(faction: str, tmp_path: Path) -> None:
    text = f'[[change.market]]\nid = "cg04"\ndestination = "patrol:{faction}"\n'
    for here in ("hutt", "syndicate", "imperial", "rebel"):
        table = scenario(
            phase="action",
            at={"A": "t2_m", "B": "t2_m"},  # with whom A could trade, too
            assets={"A": ["cg04"]},
            patrols={here: ("t2_m", 1)},
            content=own(tmp_path, text),
        )
        assert ("deliver" in table.options()) == (here == faction)

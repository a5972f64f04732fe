"""The bounties: those of the bounty deck, bt01 to bt22x, and the starting ones, 90a to 90d."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from shipboard.games.outer_rim.pack import FACTION_NAMES
from tests.rule import rule

from .scenario import Scenario, expansion_of, scenario
from .ways import one_hit

PURSE = 10_000
SPOTS = {  # where contacts of a class are met here
    "white": ("halcyon", "halcyon_left"),
    "green": ("halcyon", "halcyon_right"),
    "yellow": ("twinsand", "twinsand_right"),
    "orange": ("twinsand", "twinsand_middle"),
}
PLANETS = [
    "auric_bay", "cindervale", "deepmere", "gloomrock", "halcyon", "murkholm", "ring_of_kafrene",
    "scraphaven", "serenna", "takodana", "twinsand",
]  # fmt: skip

Reps = dict[str, int]


class Reward(NamedTuple):
    """What A gains; the reputation includes what the text after the reward does."""

    credits: int
    fame: int
    reputation: Reps


class Bounty(NamedTuple):
    card: str
    target: str
    of_class: str
    fight: str  # g: ground, s: ship; and the value
    eliminated: Reward
    place: str
    captured: Reward


BOUNTIES = [
    Bounty("bt01", "nimble_sook", "white", "g3", Reward(4000, 0, {}),
           "twinsand", Reward(5000, 1, {})),
    Bounty("bt02", "brother_amon", "white", "g2", Reward(3000, 0, {"rebel": -1}),
           "halcyon", Reward(4000, 1, {"rebel": -1})),
    Bounty("bt03", "dengar", "green", "g5", Reward(3000, 1, {}),
           "murkholm", Reward(8000, 1, {})),
    Bounty("bt04", "tarrukk", "green", "g4", Reward(2000, 1, {"rebel": -1}),
           "gloomrock", Reward(7000, 1, {"rebel": -1})),
    Bounty("bt05", "r9_k_sprocket", "green", "s3", Reward(5000, 0, {}),
           "scraphaven", Reward(5000, 1, {})),
    Bounty("bt06", "mira_saan", "green", "g4", Reward(3000, 1, {"rebel": -1}),
           "serenna", Reward(6000, 1, {"imperial": 1, "rebel": -1})),
    Bounty("bt07", "murrogh", "yellow", "g6", Reward(5000, 1, {}),
           "twinsand", Reward(7000, 2, {})),
    Bounty("bt08", "commander_ress_adair", "yellow", "s5", Reward(4000, 1, {"rebel": -1}),
           "halcyon", Reward(6000, 2, {"rebel": -1})),
    Bounty("bt09", "agent_thorne", "yellow", "g5", Reward(4000, 1, {"imperial": -1}),
           "cindervale", Reward(6000, 2, {"imperial": -1})),
    Bounty("bt10", "vx_0_null", "yellow", "g5", Reward(6000, 0, {}),
           "ring_of_kafrene", Reward(5000, 2, {})),
    Bounty("bt13x", "vask_orrin", "orange", "g6", Reward(6000, 1, {}),
           "halcyon", Reward(8000, 2, {})),
    Bounty("bt14x", "grath", "orange", "g5", Reward(5000, 1, {}),
           "gloomrock", Reward(6000, 2, {})),
    Bounty("bt15x", "hx9", "orange", "g5", Reward(8000, 0, {}),
           "scraphaven", Reward(6000, 2, {})),
    Bounty("bt16x", "senna_korr", "orange", "s4", Reward(4000, 1, {"syndicate": -1}),
           "auric_bay", Reward(6000, 2, {"syndicate": -1})),
    Bounty("bt17x", "dax_marlowe", "orange", "s4", Reward(5000, 1, {}),
           "murkholm", Reward(9000, 2, {})),
    Bounty("bt18x", "lando_calrissian", "orange", "g3", Reward(3000, 1, {}),
           "auric_bay", Reward(8000, 1, {})),
    Bounty("bt19x", "tamsin_rook", "orange", "g4", Reward(4000, 1, {"rebel": -1}),
           "serenna", Reward(5000, 2, {"rebel": -1})),
    Bounty("bt20x", "gale_rider", "orange", "g4", Reward(5000, 1, {"rebel": -1}),
           "gloomrock", Reward(5000, 2, {"rebel": -1})),
    Bounty("bt21x", "hondo_ohnaka", "green", "g3", Reward(2000, 1, {}),
           "ring_of_kafrene", Reward(6000, 1, {})),
    Bounty("bt22x", "boss_urlo", "yellow", "g5", Reward(8000, 0, {"hutt": -1}),
           "takodana", Reward(6000, 2, {"hutt": -1})),
    Bounty("90a", "old_garro", "white", "g3", Reward(3000, 0, {}),
           "murkholm", Reward(4000, 1, {})),
    Bounty("90b", "pell_draxo", "white", "s2", Reward(3000, 0, {}),
           "auric_bay", Reward(4000, 1, {})),
    Bounty("90c", "wexa_thorn", "white", "g2", Reward(3000, 0, {}),
           "serenna", Reward(4000, 1, {})),
    Bounty("90d", "juno_tace", "white", "g2", Reward(3000, 0, {}),
           "halcyon", Reward(4000, 1, {})),
]  # fmt: skip
of_each = pytest.mark.parametrize("bounty", BOUNTIES, ids=[each.card for each in BOUNTIES])


def around(bounty: Bounty) -> dict[str, Any]:
    """The game in which the bounty is, with people for whom there is none; A has 3 ground dice."""
    if expansion_of(bounty.card) == "off":
        return {"characters": {"A": "dax_marlowe"}}
    people = {"A": "tarrukk", "B": "ilsa_venn", "C": "zanni"}
    return {"expansion": "on", "characters": people}


def reputations(table: Scenario) -> Reps:
    """With whom A is not unknown."""
    known = {faction: table.reputation("A", faction) for faction in FACTION_NAMES}
    return {faction: value for faction, value in known.items() if value}


def met(bounty: Bounty) -> Scenario:
    """A, who holds the bounty, meets its target face down on a planet."""
    space, spot = SPOTS[bounty.of_class]
    table = scenario(
        phase="encounter",
        at={"A": space},
        **around(bounty),
        assets={"A": [bounty.card]},
        credits={"A": PURSE},
        contacts={spot: bounty.target},
    ).answer("A", "encounter", f"contact:{spot}")
    assert table.asked() == [("A", "fight_or_talk")]
    assert table.options() == ["fight", "talk"]
    return table


def fought(bounty: Bounty, mine: str) -> Scenario:
    """A fights, with 3 dice on the ground or 2 in space, one of which shows this; they hit once."""
    own = 3 if bounty.fight[0] == "g" else 2
    table = met(bounty)
    table.dice(mine, *["blank"] * (own - 1), one_hit(int(bounty.fight[1]))).pick("fight")
    return table


@rule("RIM-1.8", "RIM-25.7")
@of_each
def test_a_bounty_says_how_its_target_fights(bounty: Bounty) -> None:
    table = fought(bounty, "crit")
    on_ground, value = bounty.fight[0] == "g", int(bounty.fight[1])
    battle = "on the ground" if on_ground else "with ships"
    assert table.told("bounty_fought") == [
        {"seat": 0, "card": bounty.card, "battle": battle, "number": value}
    ]
    assert [len(told["faces"]) for told in table.told("dice_rolled")] == [3 if on_ground else 2]
    assert [len(told["faces"]) for told in table.told("dice_rolled_for_enemy")] == [value]
    assert table.damage("A") == ((1, 0) if on_ground else (0, 1))
    assert table.asked() == [("A", "eliminate_or_capture")]
    assert table.options() == ["capture", "eliminate"]


@rule("RIM-2.4", "RIM-25.7")
@of_each
def test_a_bounty_shows_the_class_of_its_target(bounty: Bounty) -> None:
    table = met(bounty)
    assert table.g.pack.backs["contact"][table.number("contact", bounty.target)] == bounty.of_class
    assert table.faceup() == [bounty.target]


@rule("RIM-1.8", "RIM-25.8", "RIM-25.11")
@of_each
def test_an_elimination_is_paid_at_once(bounty: Bounty) -> None:
    table = fought(bounty, "crit").pick("eliminate")
    money, fame, known = bounty.eliminated
    assert (table.credits("A"), table.fame("A")) == (PURSE + money, fame)
    assert reputations(table) == known
    assert table.assets("A") == []
    assert bounty.card in table.zone("removed")
    assert bounty.target in table.zone("gone")
    assert table.contact(SPOTS[bounty.of_class][1]) is None
    assert table.asked() == [("B", "plan")]
    table.check_whole()


@rule("RIM-25.8")
@of_each
def test_a_capture_puts_the_contact_on_the_bounty(bounty: Bounty) -> None:
    table = fought(bounty, "crit").pick("capture")
    assert (table.credits("A"), table.fame("A")) == (PURSE, 0)
    assert reputations(table) == {}
    assert table.assets("A") == table.captured() == [bounty.card]
    assert table.zone("aboard", "A") == [bounty.target]
    assert table.contact(SPOTS[bounty.of_class][1]) is None
    assert table.asked() == [("B", "plan")]
    table.check_whole()


@rule("RIM-1.8", "RIM-13.5", "RIM-25.8", "RIM-25.11")
@of_each
def test_a_captive_is_paid_for_at_the_destination(bounty: Bounty) -> None:
    table = scenario(
        phase="action",
        at={"A": bounty.place},
        **around(bounty),
        assets={"A": [bounty.card]},
        captured=[bounty.card],
        credits={"A": PURSE},
    ).act("deliver")
    assert table.asked() == [("A", "deliver")]
    assert table.options() == [f"card:{bounty.card}", "stop"]
    table.pick(bounty.card)
    money, fame, known = bounty.captured
    assert (table.credits("A"), table.fame("A")) == (PURSE + money, fame)
    assert reputations(table) == known
    assert table.assets("A") == table.captured() == table.zone("aboard", "A") == []
    assert bounty.card in table.zone("removed")
    assert bounty.target in table.zone("gone")
    table.check_whole()


@rule("RIM-13.1", "RIM-25.8")
@of_each
def test_a_captive_is_wanted_on_one_planet_only(bounty: Bounty) -> None:
    wanted = []
    for planet in PLANETS:
        table = scenario(
            phase="action",
            at={"A": planet},
            **around(bounty),
            assets={"A": [bounty.card]},
            captured=[bounty.card],
        )
        if "deliver" in table.options():
            wanted.append(planet)
    assert wanted == [bounty.place]


@rule("RIM-13.1")
@of_each
def test_a_bounty_without_its_captive_cannot_be_delivered(bounty: Bounty) -> None:
    table = scenario(
        phase="action",
        at={"A": bounty.place},
        **around(bounty),
        assets={"A": [bounty.card]},
    )
    assert "deliver" not in table.options()


@rule("RIM-25.10")
@of_each
def test_after_a_lost_fight_all_stays_where_it_is(bounty: Bounty) -> None:
    table = fought(bounty, "blank")
    assert (table.credits("A"), table.fame("A")) == (PURSE, 0)
    assert reputations(table) == {}
    assert table.assets("A") == [bounty.card]
    assert table.captured() == []
    assert table.contact(SPOTS[bounty.of_class][1]) == bounty.target
    assert bounty.target in table.faceup()
    assert table.asked() == [("B", "plan")]


# bt11, Wanted: a job in the bounty deck.


def wanted(space: str = "halcyon", **more: object) -> Scenario:
    """A holds Wanted where B and C are; B is in nobody's favour, C in no disfavour."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": space, "B": space, "C": space},
        "assets": {"A": ["bt11"]},
        "credits": {"A": PURSE},
        "reputation": {"B": {"imperial": -1}, "C": {"hutt": 1}},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


@rule("RIM-1.8", "RIM-25.6", "RIM-21.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "money", "fame"),
    [(0, 1, 5000, 2), (2, 5, 5000, 2), (1, 1, 5000, 1), (3, 1, 5000, 1)],
)
def test_wanted_bt11_pays_more_for_the_more_famous(
    mine: int, theirs: int, money: int, fame: int
) -> None:
    table = wanted(fame={"A": mine, "B": theirs})
    table.dice("crit blank blank", "blank blank blank").answer("A", "encounter", "job:bt11")
    assert table.told("player_fought") == [{"seat": 0, "seat_foe": 1, "battle": "on the ground"}]
    assert table.damage("B") == (2, 0)
    assert (table.credits("A"), table.fame("A")) == (PURSE + money, mine + fame)
    assert table.assets("A") == []
    assert table.bottom("bounty") == "bt11"
    assert table.asked() == [("B", "plan")]


@rule("RIM-21.4")
def test_wanted_bt11_is_a_fight_of_ships_in_space() -> None:
    table = wanted("t2_m").dice("blank blank", "hit blank").answer("A", "encounter", "job:bt11")
    assert table.told("player_fought") == [{"seat": 0, "seat_foe": 1, "battle": "with ships"}]
    assert table.damage("A") == (0, 1)


@rule("RIM-25.4", "RIM-R64")
def test_wanted_bt11_fails_if_the_fight_is_lost() -> None:
    table = wanted().dice("blank blank blank", "hit blank blank")
    table.answer("A", "encounter", "job:bt11")
    assert table.told("fails_at") == [{"seat": 0, "card": "bt11"}]
    assert (table.credits("A"), table.fame("A")) == (PURSE, 0)
    assert table.assets("A") == ["bt11"]
    assert table.asked() == [("B", "plan")]


@rule("RIM-R99", "RIM-25.5")
def test_wanted_bt11_pays_nothing_to_a_winner_who_falls() -> None:
    table = wanted(damage={"A": (3, 0)}).dice("hit blank blank", "hit blank blank")
    table.answer("A", "encounter", "job:bt11")
    assert table.told("combat_was_won") == [{"seat": 0}]
    assert table.told("fails_at") == [{"seat": 0, "card": "bt11"}]
    assert table.defeated("A")
    assert (table.credits("A"), table.fame("A")) == (PURSE - 3000, 0)
    assert table.assets("A") == ["bt11"]


@rule("RIM-R99", "RIM-R49")
def test_wanted_bt11_is_paid_though_the_other_falls() -> None:
    table = wanted(damage={"B": (3, 0)}, credits={"A": 0, "B": 4000})
    table.dice("hit blank blank", "blank blank blank").answer("A", "encounter", "job:bt11")
    assert table.told("player_defeated") == [{"seat": 1}]
    assert table.told("completes") == [{"seat": 0, "card": "bt11"}]
    assert (table.credits("A"), table.fame("A"), table.credits("B")) == (5000, 1, 1000)


@rule("RIM-R316", "RIM-R85", "RIM-23.7")
def test_wanted_bt11_needs_somebody_here_in_disfavour_who_can_fight() -> None:
    here = {"A": "halcyon", "B": "halcyon", "C": "takodana"}
    assert "job:bt11" in wanted(at=here).options()
    assert "job:bt11" not in wanted(at=here, reputation={"B": {"imperial": 1}}).options()
    assert "job:bt11" not in wanted(at=here, reputation={"A": {"imperial": -1}}).options()
    assert "job:bt11" not in wanted(at=here, reputation={"C": {"imperial": -1}}).options()
    fallen = wanted(at=here, damage={"B": (4, 0)}, defeated=["B"])
    assert "job:bt11" not in fallen.options()


@rule("RIM-R316", "RIM-R10")
def test_of_several_in_disfavour_one_is_chosen_for_wanted_bt11() -> None:
    table = wanted(reputation={"B": {"hutt": -1}, "C": {"rebel": -1}})
    table.answer("A", "encounter", "job:bt11")
    assert table.asked() == [("A", "target_player")]
    assert table.options() == ["seat:1", "seat:2"]
    table.dice("hit blank blank", "blank blank blank").pick("seat:2")
    assert table.damage("C") == (1, 0)
    assert table.damage("B") == (0, 0)


# bt12, Information Broker: an event.


def at_the_broker() -> Scenario:
    """A buys it on Halcyon Plain; B is on Cindervale, C on Takodana."""
    return scenario(
        phase="action",
        at={"A": "halcyon"},
        credits={"A": 2000},
        tops={"bounty": "bt12"},
        contacts={"gloomrock_left": "dengar", "gloomrock_right": "murrogh"},
    ).act("market", "none", "card:bt12")


@rule("RIM-1.8", "RIM-9.9")
def test_the_information_broker_bt12_turns_up_all_contacts_of_a_planet() -> None:
    table = at_the_broker()
    assert table.credits("A") == 0
    assert table.asked() == [("A", "target_space")]
    empty = [each for each in PLANETS if each not in ("halcyon", "cindervale", "takodana")]
    assert table.options() == [f"space:{planet}" for planet in empty]
    table.pick("gloomrock")
    assert table.faceup() == ["dengar", "murrogh"]
    assert table.assets("A") == []
    assert table.asked()[0][0] == "A"


@rule("RIM-9.7", "RIM-9.9")
def test_the_information_broker_bt12_is_shuffled_in_before_the_next_card_shows() -> None:
    opened = set()
    for key in range(60):
        table = at_the_broker().reseed(key).pick("gloomrock")
        deck = [*table.zone("top", "bounty"), *table.zone("deck", "bounty")]
        assert sorted(deck) == [f"bt{number:02}" for number in range(1, 13)]
        opened.add(table.top("bounty"))
    assert "bt12" in opened  # sometimes it is itself the next card
    assert len(opened) > 6


@rule("RIM-25.7", "RIM-R65", "RIM-9.8")
def test_bounties_come_from_the_bounty_deck_and_from_number_90() -> None:
    table = scenario(expansion="on")
    names, pack = table.g.pack.names, table.g.cards
    backs = {
        names["card"][card]: table.g.pack.backs["card"][card]
        for card, target in enumerate(pack.target)
        if target >= 0
    }
    assert backs == {
        each.card: "bounty" if each.card.startswith("bt") else "databank" for each in BOUNTIES
    }

"""An owner's own small set: the words and moments of the vocabulary that no house card uses.

The set is `tests/games/outer_rim/outer_rim.toml`: two tiles between two endcaps.

    dawn_r - haven ---- citadel - dusk_h
      |        |           |        |
    dawn_s - outpost --- whirl -- dusk_i
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shipboard.games.outer_rim import content
from tests.games import folder
from tests.rule import rule

from .scenario import Scenario, scenario

SET = f"file:{folder('outer_rim') / 'outer_rim.toml'}"
PLACES = {"A": "haven", "B": "citadel", "C": "citadel"}
CALM = {"haven_left": "gossip", "haven_right": "mechanic", "outpost_left": "ferryman",
        "outpost_right": "rival", "citadel_left": "veteran", "citadel_right": "broker"}  # fmt: skip


def homemade(space: str = "haven", **more: Any) -> Scenario:
    """A, the Pilot, in this space; B and C are somewhere else unless said otherwise."""
    table: dict[str, Any] = {
        "at": PLACES | {"A": space},
        "characters": {"A": "pilot", "B": "duellist", "C": "turncoat"},
        "ships": {"A": "tug", "B": "tug", "C": "tug"},
        "contacts": CALM,
    } | more
    return scenario(content=SET, **table)


def met(space: str, card: str, **more: Any) -> Scenario:
    """A draws this card in this space; where nothing else can be met nobody is asked."""
    table = homemade(space, phase="encounter", encounter=card, **more)
    return table.pick("space") if table.asked() == [("A", "encounter")] else table


def shop(table: Scenario, card: str) -> Scenario:
    """Buy this open card, bartering nothing."""
    table.act("market", "none", f"card:{card}")
    while table.asked()[0][1] == "barter":
        table.choose("done")
    return table


# Fame, reputation.


@rule("RIM-R57", "RIM-1.8")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_fame_can_be_lost_down_to_nothing(before: int, after: int) -> None:
    table = met("haven", "near-1", fame={"A": before})
    assert (table.fame("A"), table.credits("A")) == (after, 4000)


@rule("RIM-1.4", "RIM-R76")
@pytest.mark.parametrize(("hutt", "credits", "after"), [(1, 4000, 1), (0, 0, 1), (-1, 0, 0)])
def test_a_text_may_ask_for_reputation_with_the_faction_of_the_planet(
    hutt: int,
    credits: int,  # noqa: A002
    after: int,
) -> None:
    known = {"A": {"hutt": hutt, "imperial": 1 - abs(hutt)}}
    table = met("haven", "near-2", reputation=known)
    assert (table.credits("A"), table.reputation("A", "hutt")) == (credits, after)


@rule("RIM-14.2", "RIM-1.8")
def test_who_is_treated_as_welcome_is_not_made_to_fight_this_turn() -> None:
    """The Forged Pass, by an Action; reputation itself stays as it is."""
    table = homemade(
        "citadel",
        phase="action",
        at={"A": "citadel", "B": "haven", "C": "haven"},
        assets={"A": ["pass"]},
        reputation={"A": {"imperial": -1}},
        patrols={"imperial": ("citadel", 1)},
    )
    hunted = table.copy().choose("end")
    assert hunted.told("patrol_fought") == [{"seat": 0, "faction": "imperial", "number": 1}]
    table.act("abilities").use("pass")
    assert table.reputation("A", "imperial") == -1
    assert table.told("treated_as") == [{"seat": 0, "faction": "imperial", "standing": "positive"}]
    table.choose("end")
    assert table.options() == [
        "contact:citadel_left", "contact:citadel_right", "patrol:imperial", "space"
    ]  # fmt: skip
    table.pick("patrol:imperial")
    assert table.until("B", "plan").g.treated == []  # it is over with the turn


@rule("RIM-10.1", "RIM-1.8", "RIM-19.2")
def test_a_section_treats_one_as_welcome_and_asks_for_it_at_once() -> None:
    """The patrol, on dusk_i, comes one space nearer on one of two ways."""
    table = met("citadel", "far-1", reputation={"A": {"imperial": -1}})
    assert table.asked() == [("A", "patrol_path")]
    assert table.options() == ["space:dusk_h", "space:whirl"]
    table.pick("whirl")
    assert table.patrol("imperial") == ("whirl", 1)
    assert table.credits("A") == 2000
    assert table.reputation("A", "imperial") == -1


# Fights.


@rule("RIM-21.4", "RIM-R316", "RIM-22.5")
def test_a_fight_with_fists_against_a_player_here() -> None:
    """`FPg`: ground for ground, 2 dice of the Pilot against 3 of the Duellist."""
    together = {"A": "outpost", "B": "outpost", "C": "haven"}
    won = homemade(
        "outpost", phase="encounter", at=together, encounter="near-2", credits={"B": 1000}
    ).dice("hit crit", "hit blank blank")
    won.pick("space")
    assert (won.credits("A"), won.credits("B")) == (1000, 0)
    assert (won.damage("A"), won.damage("B")) == ((1, 0), (3, 0))
    lost = homemade(
        "outpost", phase="encounter", at=together, encounter="near-2", credits={"A": 3000}
    ).dice("blank blank", "hit blank blank")
    lost.pick("space")
    assert (lost.credits("A"), lost.credits("B")) == (2000, 1000)
    alone = met("outpost", "near-2")
    assert alone.credits("A") == 2000
    assert alone.told("player_fought") == []


@rule("RIM-21.4", "RIM-R316")
def test_fists_are_fists_between_ships_too() -> None:
    """`FPg` names the kind: the space does not matter, nor do ships and hull."""
    table = homemade(
        "outpost",
        phase="encounter",
        at={"A": "outpost", "B": "outpost", "C": "outpost"},
        encounter="near-2",
        damage={"B": (0, 3)},
    ).pick("space")
    assert table.asked() == [("A", "target_player")]
    assert table.options() == ["seat:1", "seat:2"]
    table.dice("hit hit", "blank blank blank").pick("seat:1")
    assert [told["battle"] for told in table.told("player_fought")] == ["on the ground"]
    assert table.damage("B") == (2, 3)


@rule("RIM-15.1", "RIM-R84")
def test_a_text_makes_one_fight_the_patrol_here() -> None:
    table = homemade(
        "dawn_r", phase="encounter", encounter="lanes-1", patrols={"syndicate": ("dawn_s", 1)}
    )
    assert table.options() == ["patrol:rebel", "space"]
    table.pick("space")  # the Pilot may roll one die more
    assert table.usable() == ["pilot"]
    table.dice("hit hit", "hit blank").choose("done")
    assert table.credits("A") == 2000
    assert table.reputation("A", "rebel") == -1
    assert table.patrol("rebel") == ("dawn_r", 2)


# Patrols, moves, more encounters.


@rule("RIM-10.5", "RIM-15.5")
def test_a_patrol_is_called_straight_into_ones_space() -> None:
    table = met("outpost", "near-3")
    assert table.patrol("hutt") == ("outpost", 1)
    assert table.credits("A") == 3000
    assert table.told("patrol_fought") == []


@rule("RIM-14.1", "RIM-R63")
def test_one_more_encounter_in_the_same_step() -> None:
    table = met("haven", ["near-3", "near-1"], fame={"A": 2})  # type: ignore[arg-type]
    assert table.credits("A") == 1000
    assert table.asked() == [("A", "encounter")]
    assert table.options() == ["contact:haven_left", "contact:haven_right", "space"]
    table.pick("space")
    assert (table.credits("A"), table.fame("A")) == (5000, 1)
    assert table.asked() == [("B", "plan")]


@rule("RIM-6.6", "RIM-6.2")
def test_the_whirl_puts_one_straight_elsewhere() -> None:
    table = met("whirl", "far-1")
    assert table.where("A") == "citadel"
    assert table.credits("A") == 1000
    assert table.told("flew") == []


# Conditions.


@rule("RIM-1.5", "RIM-17.1")
def test_a_text_may_ask_for_an_empty_place_of_a_contact() -> None:
    spared = {spot: who for spot, who in CALM.items() if spot != "outpost_left"}
    empty = met("outpost", "near-1", contacts=spared, empty=["outpost_left"])
    assert empty.credits("A") == 3000
    assert empty.faceup() == []
    elsewhere = {spot: who for spot, who in CALM.items() if spot != "haven_left"}
    full = met("outpost", "near-1", contacts=elsewhere, empty=["haven_left"])
    assert full.credits("A") == 0
    assert full.asked() == [("A", "target_contact")]
    full.pick("outpost_right")
    assert full.faceup() == ["rival"]


@rule("RIM-16.2", "RIM-1.8")
def test_a_text_may_ask_for_a_card_that_one_owns() -> None:
    assert met("outpost", "near-4", assets={"A": ["alarm"]}).fame("A") == 1
    table = met("outpost", "near-4", assets={"B": ["alarm"]}, tops={"gear_mod": "scanner"})
    assert table.fame("A") == 0
    assert table.options() == ["card:scanner", "decline"]


@rule("RIM-16.2", "RIM-1.3")
def test_there_is_no_core_on_this_map() -> None:
    table = met("citadel", "far-2")
    assert table.credits("A") == 4000
    assert table.reputation("A", "imperial") == -1


@rule("RIM-16.2", "RIM-1.2")
@pytest.mark.parametrize(("third", "credits"), [("boxer", 3000), ("turncoat", 1000)])
def test_a_text_may_ask_whether_a_character_is_played(
    third: str,
    credits: int,  # noqa: A002
) -> None:
    played = {"A": "pilot", "B": "duellist", "C": third}
    assert met("whirl", "far-2", characters=played).credits("A") == credits


@rule("RIM-R81", "RIM-28.2")
@pytest.mark.parametrize(("active", "left"), [("A", "B"), ("C", "A")])
def test_the_left_is_the_player_who_follows_clockwise(active: str, left: str) -> None:
    table = homemade(
        phase="encounter",
        active=active,
        at=dict.fromkeys("ABC", "citadel") | {active: "haven"},
        encounter="near-4",
    ).pick("space")
    given = {seat: 3000 if seat == active else 2000 if seat == left else 0 for seat in "ABC"}
    assert {seat: table.credits(seat) for seat in "ABC"} == given


# Moments.


@rule("RIM-4.1", "RIM-4.3")
def test_turn_start_comes_before_planning() -> None:
    table = homemade(phase="turn", assets={"A": ["alarm"], "B": ["spikes"]})
    assert table.asked() == [("A", "plan")]
    assert table.credits("A") == 1000
    table.answer("A", "plan", "credits").until("B", "plan")
    assert table.told("ability_used") == [{"seat": 0, "ability": "alarm"}]


@rule("RIM-5.1", "RIM-R309")
def test_planning_start_may_mend_the_ship_before_the_choice() -> None:
    table = homemade(phase="turn", assets={"A": ["planner"]}, damage={"A": (1, 2)})
    assert table.asked() == [("A", "use_now")]
    assert table.options() == ["done", "use:planner"]
    table.use("planner")
    assert table.damage("A") == (1, 1)
    assert table.asked() == [("A", "plan")]


@rule("RIM-23.4", "RIM-R307")
def test_a_defeat_mended_at_planning_start_is_one_no_more() -> None:
    table = homemade(
        phase="turn", assets={"A": ["planner"]}, damage={"A": (0, 4)}, defeated=["A"]
    ).use("planner")
    assert not table.defeated("A")
    assert table.options() == ["credits", "move", "recover"]


@rule("RIM-6.1", "RIM-1.3")
def test_enter_space_happens_in_each_space_of_the_kind() -> None:
    """From Haven to dawn_s, dawn_r and back: two navpoints; no patrol is in the way."""
    table = homemade(
        assets={"A": ["scanner"]}, patrols={"rebel": ("dusk_h", 1), "syndicate": ("dusk_i", 1)}
    ).fly("dawn_r", "dawn_s", "outpost")
    assert table.where("A") == "outpost"
    assert table.credits("A") == 2000
    table.act("abilities").use("scanner")  # which works on the Outpost only
    assert table.credits("A") == 4000


@rule("RIM-6.1", "RIM-7.4")
def test_the_scanner_is_no_action_elsewhere() -> None:
    table = homemade("citadel", phase="action", assets={"A": ["scanner"]}, trade_proposals="0")
    assert table.options() == ["end", "market"]


@rule("RIM-9.4", "RIM-R43")
def test_buy_happens_after_a_purchase_from_that_deck() -> None:
    table = homemade(
        "citadel", phase="action", assets={"A": ["stamp"]}, credits={"A": 3000},
        tops={"cargo": "spice", "gear_mod": "alarm"}, trade_proposals="0",
    )  # fmt: skip
    assert shop(table.copy(), "spice").credits("A") == 3000  # 1,000 paid and gained
    assert shop(table, "alarm").credits("A") == 2000


@rule("RIM-R27", "RIM-R87")
def test_gain_card_happens_for_a_card_that_is_free() -> None:
    table = met("outpost", "near-4", assets={"A": ["ledger"]}, tops={"gear_mod": "scanner"})
    declined = table.copy().pick("decline")
    assert declined.fame("A") == 0
    table.pick("scanner")
    assert table.assets("A") == ["ledger", "scanner"]
    assert table.fame("A") == 1


@rule("RIM-15.2")
def test_patrol_lost_happens_to_the_loser_alone() -> None:
    def patrol(dice: tuple[str, ...]) -> Scenario:
        table = homemade(
            "outpost", phase="encounter", characters={"A": "boxer", "B": "pilot", "C": "turncoat"},
            contacts={spot: who for spot, who in CALM.items() if who != "veteran"},
            assets={"A": ["veteran"]}, patrols={"hutt": ("outpost", 1)},
        ).dice(*dice)  # fmt: skip
        return table.pick("patrol:hutt")

    lost = patrol(("blank blank", "hit blank"))
    assert lost.asked() == [("A", "push_to")]
    assert lost.options() == ["space:dawn_s", "space:haven", "space:whirl"]
    lost.pick("whirl")
    assert lost.credits("A") == 2000
    won = patrol(("hit blank", "hit blank"))
    assert won.credits("A") == 2000 + 1000  # the reward, and the Boxer's own for the victory
    assert won.told("ability_used") == [{"seat": 0, "ability": "boxer_2"}]


@rule("RIM-17.1", "RIM-17.6")
def test_contact_revealed_happens_when_somebody_of_the_class_is_turned_up() -> None:
    rival = homemade("outpost", phase="encounter", assets={"A": ["spy"]}, damage={"A": (1, 0)})
    rival.pick("contact:outpost_right")
    assert rival.credits("A") == 2000 + 2000  # and 2,000 from the Rival, who spares the weak
    ferryman = homemade("outpost", phase="encounter", assets={"A": ["spy"]})
    ferryman.pick("contact:outpost_left")
    assert ferryman.credits("A") == 0
    known = homemade("outpost", phase="encounter", assets={"A": ["spy"]}, damage={"A": (1, 0)},
                     faceup=["outpost_right"]).pick("contact:outpost_right")  # fmt: skip
    assert known.credits("A") == 2000


@rule("RIM-17.1", "RIM-R318")
def test_contact_revealed_happens_far_away_too() -> None:
    table = homemade(phase="encounter", assets={"A": ["spy"]}).pick("contact:haven_left")
    assert table.asked() == [("A", "target_contact")]
    table.pick("citadel_right")
    assert table.faceup() == ["broker", "gossip"]
    assert table.credits("A") == 2000


@rule("RIM-25.4", "RIM-20.3")
def test_job_failed_happens_when_the_job_fails() -> None:
    def errand(dice: str) -> Scenario:
        table = homemade(phase="encounter", assets={"A": ["errand", "insurance"]}).dice(dice)
        return table.pick("job:errand")

    failed = errand("hit hit")
    assert failed.credits("A") == 3000
    assert failed.assets("A") == ["errand", "insurance"]
    assert failed.asked() == [("B", "plan")]
    done = errand("crit hit")
    assert (done.credits("A"), done.fame("A")) == (5000, 1)
    assert done.assets("A") == ["insurance"]


@rule("RIM-19.2", "RIM-19.3")
@pytest.mark.parametrize(("imperial", "after", "credits"), [(0, -1, 5000), (-1, -1, 4000)])
def test_rep_change_happens_only_where_it_changes(
    imperial: int,
    after: int,
    credits: int,  # noqa: A002
) -> None:
    table = met("citadel", "far-2", assets={"A": ["insurance"]},
                reputation={"A": {"imperial": imperial}})  # fmt: skip
    assert table.reputation("A", "imperial") == after
    assert table.credits("A") == credits
    hutt = met("haven", "near-2", assets={"A": ["insurance"]})
    assert hutt.credits("A") == 0  # another faction


# The other words that only owners' cards use.


@rule("RIM-24.1", "RIM-24.4", "RIM-R326")
def test_a_character_may_flip_without_a_goal() -> None:
    table = homemade(phase="action", characters={"A": "turncoat", "B": "pilot", "C": "boxer"})
    assert (table.values("A")["ground"], table.values("A")["hyperdrive"]) == (3, 3)
    table.act("abilities").use("turncoat")
    assert table.flipped("A")
    assert table.fame("A") == 0
    assert (table.values("A")["ground"], table.values("A")["hyperdrive"]) == (2, 4)


@rule("RIM-22.1", "RIM-R40", "RIM-R38")
def test_a_die_is_added_and_damage_capped_for_the_winner() -> None:
    """The Spiked Suit against the Rival's 2 dice: 1 added hit beats nothing; 2 against 2 wins."""
    table = homemade("outpost", phase="encounter", assets={"A": ["spikes"]})
    table.dice("hit blank", "hit hit").pick("contact:outpost_right")
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["spikes"]
    table.use("spikes")
    assert table.fame("A") == 1
    assert table.damage("A") == (1, 0)
    lost = homemade("outpost", phase="encounter", assets={"A": ["spikes"]})
    lost.dice("blank blank", "hit hit").pick("contact:outpost_right").choose("done")
    assert lost.damage("A") == (2, 0)


@rule("RIM-R92", "RIM-22.1")
def test_dice_for_the_next_combat_and_a_purse_for_a_victory() -> None:
    table = homemade("outpost", phase="action", trade_proposals="0",
                     characters={"A": "boxer", "B": "pilot", "C": "turncoat"})  # fmt: skip
    table.act("abilities").use("boxer").choose("end")
    table.dice("hit blank blank hit", "hit blank").pick("contact:outpost_right")
    assert [len(told["faces"]) for told in table.told("dice_rolled")] == [4]
    assert table.fame("A") == 1
    assert table.credits("A") == 1000


@rule("RIM-24.1", "RIM-22.1")
def test_a_goal_may_ask_how_many_dice_the_other_side_rolled() -> None:
    def duel(level: int) -> Scenario:
        table = homemade(
            "outpost", phase="encounter", characters={"A": "duellist", "B": "pilot", "C": "boxer"},
            patrols={"hutt": ("outpost", level)},
        ).dice("crit crit", "blank " * 4)  # fmt: skip
        return table.pick("patrol:hutt")

    assert not duel(1).flipped("A")  # 2 dice
    assert duel(2).flipped("A")  # 3
    assert duel(2).fame("A") == 2


@rule("RIM-R37", "RIM-22.1")
def test_more_dice_before_a_roll() -> None:
    table = homemade("outpost", phase="encounter", patrols={"hutt": ("outpost", 1)})
    table.pick("patrol:hutt")
    assert table.asked() == [("A", "use_now")]
    assert table.options() == ["done", "use:pilot"]
    table.dice("hit blank hit", "hit hit").use("pilot")
    assert table.credits("A") == 2000  # 2 against 2


@rule("RIM-13.2", "RIM-1.8")
def test_a_cargo_with_two_halves_is_delivered_twice() -> None:
    table = homemade("outpost", phase="action", assets={"A": ["crates"]}, trade_proposals="0")
    assert table.options() == ["deliver", "end", "market"]
    table.act("deliver", "crates")
    assert table.credits("A") == 3000
    assert table.assets("A") == ["crates"]
    assert [table.g.pack.names["card"][card] for card in table.g.rotated] == ["crates"]
    assert "deliver" not in table.options()
    table.until("A", "plan")
    before = table.credits("A")
    table.fly("haven", "citadel").choose("stop").act("deliver", "crates")
    assert table.credits("A") == before + 6000
    assert table.assets("A") == []
    assert table.bottom("cargo") == "crates"
    assert table.g.rotated == []
    table.check_whole()


@rule("RIM-11.1", "RIM-R312")
def test_the_other_half_of_a_card_has_no_cost_and_cannot_be_bartered() -> None:
    table = homemade("outpost", phase="action", assets={"A": ["crates"]}, credits={"A": 1000},
                     tops={"gear_mod": "alarm"}, trade_proposals="0")  # fmt: skip
    other = table.copy()
    table.act("market", "none", "card:alarm")
    assert table.asked() == [("A", "barter")]
    assert table.options() == ["card:crates", "done"]
    other.act("deliver", "crates").act("market", "none", "card:alarm")
    assert other.asked() != [("A", "barter")]
    assert other.credits("A") == 3000


@rule("RIM-2.13")
def test_a_card_with_two_halves_lies_in_its_deck_once() -> None:
    table = scenario(phase="setup", players=2, content=SET)
    for _ in range(2):
        table.choose(table.options()[0])
        if table.asked()[0][1] == "choose_starter":
            table.choose("ship:tug")
    cards = [*table.zone("top", "cargo"), *table.zone("deck", "cargo")]
    assert sorted(cards) == ["crates", "spice"]
    table.check_whole()


@rule("RIM-R27", "RIM-16.2")
def test_wages_for_each_crew_and_a_gift_to_the_left() -> None:
    calm = {"rebel": ("dusk_h", 1), "syndicate": ("dusk_i", 1)}
    crew = {spot: who for spot, who in CALM.items() if who not in ("veteran", "ferryman")}
    paid = met("dawn_r", "lanes-1", patrols=calm, contacts=crew,
               assets={"A": ["veteran", "ferryman"]})  # fmt: skip
    assert paid.credits("A") == 3000
    gift = met("dawn_r", "lanes-2", patrols=calm, credits={"A": 1000})
    assert (gift.credits("A"), gift.credits("B"), gift.fame("A")) == (0, 1000, 1)


@rule("RIM-16.2", "RIM-R328")
def test_how_many_factions_like_one() -> None:
    liked = homemade("citadel", phase="encounter", reputation={"A": {"hutt": 1, "rebel": 1}})
    liked.pick("contact:citadel_right")
    assert liked.credits("A") == 6000
    assert "broker" in liked.zone("gone")
    less = homemade("citadel", phase="encounter", reputation={"A": {"hutt": 1, "rebel": -1}})
    less.pick("contact:citadel_right")
    assert less.asked() == [("A", "target_faction")]
    less.pick("rebel")
    assert less.reputation("A", "rebel") == 0


# The examples of the specification.


PRINTED = """
[[remove.market]]
id = "gm05"

[[remove.encounter]]
id = "enc_1-2"

[[market]]
id = "gm05b"
name = "Hop-Pack"
deck = "gear_mod"
type = "gear"
cost = 4000
abilities = [
  { trigger_may = "after_opp_roll", only_in = "ground", limit = "combat", do = [
    { if = { skill = "tactics" }, then = [
      { choose = [[{ cancel = ["opp", "crit", 1] }], [{ cancel = ["opp", "hit", 1] }]] },
    ], else = [{ cancel = ["opp", "hit", 1] }] },
  ] },
]

[[encounter]]
id = "enc_1-2b"
deck = "enc_1"
sections = [
  { id = "enc_1-2bA", place = "auric_bay", do = [
    { test = "influence", pass = [{ credits = 4000 }], fail = [{ credits = -1000 }] },
  ] },
  { id = "enc_1-2bB", place = "scraphaven", do = [
    { test = "strength", pass = [{ credits = 3000 }], fail = [{ damage = ["char", 1] }] },
  ] },
]
"""


@rule("RIM-R325", "RIM-1.8")
def test_the_printed_examples_load_and_play_as_the_house_cards_do(tmp_path: Path) -> None:
    path = tmp_path / "printed.toml"
    path.write_text(PRINTED, encoding="utf-8")
    own = f"house,file:{path}"
    pack, house = content.load({"content": own}), content.load({"content": "house"})
    assert (
        pack.texts["card"][pack.names["card"].index("gm05b")]
        == house.texts["card"][house.names["card"].index("gm05")]
    )
    fight = scenario(
        content=own,
        phase="encounter",
        at={"A": "twinsand"},
        characters={"A": "vask_orrin"},
        assets={"A": ["gm05b"]},
        encounter="enc_4-1",
    ).dice("hit blank blank", "crit hit blank")
    fight.pick("space").use("gm05b")
    assert fight.options() == ["block:gm05b", "block:gm05b_2"]
    fight.choose("block:gm05b")
    assert fight.credits("A") == 3000
    for space, dice, purse, damage in (
        ("auric_bay", "crit blank", 6000, 0),
        ("auric_bay", "blank blank", 1000, 0),
        ("scraphaven", "crit blank", 5000, 0),
        ("scraphaven", "blank blank", 2000, 1),
    ):
        table = scenario(content=own, phase="encounter", at={"A": space}, credits={"A": 2000},
                         characters={"A": "dax_marlowe"}, encounter="enc_1-2b")  # fmt: skip
        table.dice(dice).pick("space")
        assert (table.credits("A"), table.damage("A")) == (purse, (damage, 0))

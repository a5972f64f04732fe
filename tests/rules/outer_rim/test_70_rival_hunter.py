"""RIM-69 to 74: alone with the expansion, the bounty hunter, two opponents."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shipboard.games.outer_rim.rules.rivals import reasons
from tests.rule import rule

from .rivals import Turn, alone, why
from .scenario import Scenario, scenario

NO_MARKET: dict[str, Any] = {"only": {"bounty": [], "gear_mod": [], "ship": [], "cargo": []}}
H1 = "ai_h1"
SOOK = {"serenna_left": "nimble_sook"}


def hunt(place: str, *bounties: str, card: str = H1, **more: Any) -> Scenario:
    """B is a bounty hunter there, who holds these bounties and turns up this card."""
    at = {"A": "auric_bay", "B": place, **more.pop("at", {})}
    characters = {"A": "quill_vance", "B": "grath", **more.pop("characters", {})}
    assets = {"B": list(bounties), **more.pop("assets", {})}
    return alone(
        card, at=at, characters=characters, assets=assets, expansion="on", **(NO_MARKET | more)
    )  # fmt: skip


def set_up(*picks: str, seed: int = 1, **options: Any) -> Scenario:
    """The set-up of a table for one with the expansion, in which the person picks these."""
    table = scenario(
        players=1, phase="setup", key=b"hunt %d" % seed, expansion="on", **options
    )  # fmt: skip
    for pick in picks:
        table.pick(pick)
        if table.asked() == [("A", "choose_starter")]:
            table.pick("g9_rigger")
    return table


# Set-up with the expansion.


@rule("RIM-69.1")
def test_jobs_for_several_players_are_left_out() -> None:
    table = set_up("grath", "tamsin_rook")
    assert {"jb18x", "jb20x", "jb22x", "jb23x"} <= {*table.zone("removed")}
    three = scenario(players=3, phase="setup", expansion="on")
    assert not three.zone("removed")


@rule("RIM-69.2")
def test_card_11_of_takodana_is_left_out() -> None:
    table = set_up("grath", "tamsin_rook")
    assert "enc_6-11" in table.zone("removed")
    assert len(table.zone("removed")) == 5


@rule("RIM-69.3")
def test_an_outlaw_has_its_own_card_and_five_others() -> None:
    table = set_up("grath", "gale_rider")
    expected = ["ai_1", "ai_2", "ai_6", "ai_7", "ai_9", "ai_gale_rider"]
    assert sorted(table.zone("routines", "B")) == expected
    assert table.ship("B") == "g9_rigger"


@rule("RIM-70.1", "RIM-70.2", "RIM-R241")
def test_a_bounty_hunter_has_its_own_deck_and_ship() -> None:
    table = set_up("quill_vance", "dengar")
    expected = ["ai_dengar", "ai_h1", "ai_h2", "ai_h3", "ai_h4", "ai_h5"]
    assert sorted(table.zone("routines", "B")) == expected
    assert table.ship("B") == "g1a"
    assert table.assets("B")[0].startswith("90")
    assert table.g.goal_tokens == [[], []], "a bounty is neither cargo nor job"


@rule("RIM-R241", "RIM-74.1")
def test_with_two_the_person_chooses_first_the_hunter() -> None:
    table = set_up("grath", ai="two")
    hunters = {"vask_orrin", "hx9", "senna_korr", "cad_bane", "dengar", "murrogh"}
    assert {o.removeprefix("character:") for o in table.options()} == hunters
    table.pick("dengar")
    assert "character:vask_orrin" not in table.options()
    table.pick("tamsin_rook")
    assert table.asked() == [("A", "plan")]


@rule("RIM-74.1", "RIM-74.2", "RIM-60.3")
def test_two_opponents_play_in_any_order_and_the_second_is_richer() -> None:
    orders = set()
    for seed in range(12):
        table = set_up("grath", "dengar", "tamsin_rook", seed=seed, ai="two")
        assert [table.credits(seat) for seat in "ABC"] == [4000, 6000, 8000]
        hunter, outlaw = ("B", "C") if table.character("B") == "dengar" else ("C", "B")
        assert "ai_h1" in table.zone("routines", hunter)
        assert "ai_6" in table.zone("routines", outlaw)
        orders.add(hunter)
    assert orders == {"B", "C"}


@rule("RIM-74.3", "RIM-74.4", "RIM-R228")
def test_each_carries_out_a_card_after_the_turn_of_the_person() -> None:
    table = scenario(
        players=1, ai="two", expansion="on", phase="turn", active="B",
        characters={"A": "quill_vance", "B": "grath", "C": "tamsin_rook"},
        at={"A": "auric_bay", "B": "t5_a", "C": "t5_b"}, fame={"C": 9}, credits={"C": 8000},
        ai_cards={"B": ["ai_h4"], "C": ["ai_6"]}, **NO_MARKET,
    )  # fmt: skip
    drawn = [(event["seat"], event["routine"]) for event in table.told("draws_routine")]
    assert drawn == [(1, "ai_h4"), (2, "ai_6")]
    assert table.outcome() == ("alone", "famous", "C")


@rule("RIM-69.11", "RIM-50.2", "RIM-50.4")
def test_with_ambitions_the_person_chooses_one_of_two_sheets() -> None:
    table = set_up("grath", "tamsin_rook", ambitions="on")
    assert table.asked() == [("A", "choose_ambition")]
    assert len(table.options()) == 2
    chosen = table.options()[0]
    table.choose(chosen)
    assert table.zone("ambition", "A") == [chosen.removeprefix("ambition:")]
    assert table.zone("ambition", "B") == []
    assert table.credits("B") == 6000
    started = {event["seat"]: event["number"] for event in table.told("starts_with_credits")}
    sheet = table.number("ambition", chosen.removeprefix("ambition:"))
    assert started == {1: 6000, 0: table.g.cards.ambition_credits[sheet]}


@rule("RIM-R233")
def test_with_ambitions_the_second_of_two_opponents_is_richer_too() -> None:
    table = set_up("grath", "dengar", "tamsin_rook", ambitions="on", ai="two")
    assert (table.credits("B"), table.credits("C")) == (6000, 8000)


@rule("RIM-69.11", "RIM-R226")
@pytest.mark.parametrize(("fame", "won"), [(8, False), (9, True)])
def test_with_ambitions_it_needs_two_fame_more(fame: int, won: bool) -> None:
    table = alone(
        "ai_6", at={"A": "auric_bay", "B": "t5_a"}, credits={"B": 8000}, fame={"B": fame},
        ambitions={"A": "am1"},
    )  # fmt: skip
    assert table.fame("B") == fame + 1
    assert (table.outcome() == ("alone", "famous", "B")) == won


# What the expansion changes for it.


@rule("RIM-69.4")
def test_it_never_crosses_the_core() -> None:
    table = alone(
        "ai_6", goals=["trailing_core"], at={"A": "auric_bay", "B": "spinward_core"},
        expansion="on",
    )  # fmt: skip
    assert Turn(table).went()[0] == "e1_n"


@rule("RIM-69.7")
def test_a_rotating_cargo_is_turned_and_its_goal_moves_on() -> None:
    table = alone(
        "ai_6", at={"A": "auric_bay", "B": "scraphaven"}, assets={"B": ["cg14x"]},
        goals=["scraphaven"], expansion="on", credits={"B": 0},
    )  # fmt: skip
    assert table.assets("B")[:1] == ["cg14x"]
    goals = [table.name("space", space) for space in table.g.goal_tokens[1]]
    assert "serenna" in goals
    assert "scraphaven" not in goals
    assert table.credits("B") == 2000 + 5000


# Targets.


@rule("RIM-71.1", "RIM-71.4", "RIM-63.1")
def test_it_moves_toward_a_contact_that_is_face_up() -> None:
    table = hunt(
        "murkholm", "bt01", contacts=SOOK, faceup=tuple(SOOK)
    )  # fmt: skip
    assert Turn(table).went()[-1] == "serenna"
    assert table.told("heads_for_target")[0]["contact"] == "nimble_sook"


@rule("RIM-71.2", "RIM-R221", "RIM-R224")
def test_whose_person_is_not_to_be_seen_it_looks_for_the_class() -> None:
    # The nearest white contacts from Murkholm lie on Twinsand and on Serenna, both 3 away.
    ends = Counter(hunt("murkholm", "bt01", key=b"w %d" % seed).where("B") for seed in range(30))
    assert set(ends) == {"twinsand", "serenna"}
    both = Counter(
        hunt("murkholm", "bt01", "bt02", key=b"w %d" % seed).where("B") for seed in range(30)
    )
    assert set(both) == {"twinsand", "serenna"}


@rule("RIM-71.3")
def test_characters_come_first_then_crew_then_contacts() -> None:
    lying: dict[str, Any] = {
        "contacts": SOOK,
        "faceup": tuple(SOOK),
    }
    everybody = hunt(
        "murkholm", "bt01", "bt04", "bt18x", characters={"A": "lando_calrissian"},
        assets={"A": ["tarrukk"], "B": ["bt01", "bt04", "bt18x"]}, at={"A": "gloomrock"}, **lying,
    )  # fmt: skip
    assert everybody.told("heads_for_target")[0]["contact"] == "lando_calrissian"
    crew = hunt(
        "murkholm", assets={"A": ["tarrukk"], "B": ["bt01", "bt04"]}, at={"A": "gloomrock"}, **lying
    )  # fmt: skip
    assert crew.told("heads_for_target")[0]["contact"] == "tarrukk"
    contact = hunt("murkholm", "bt01", "bt07", **lying)
    assert contact.told("heads_for_target")[0]["contact"] == "nimble_sook"


@rule("RIM-71.3")
def test_of_contacts_the_lowest_class_comes_first_whatever_the_distance() -> None:
    lying = {"takodana_left": "nimble_sook", "serenna_right": "dengar"}
    table = hunt("murkholm", "bt01", "bt03", contacts=lying, faceup=tuple(lying))
    assert table.told("heads_for_target")[0]["contact"] == "nimble_sook"


@rule("RIM-71.3")
@pytest.mark.parametrize("seed", range(4))
def test_of_two_contacts_of_one_class_it_goes_to_the_nearer_one(seed: int) -> None:
    shown = {"serenna_left": "nimble_sook", "takodana_left": "pell_draxo"}
    table = hunt(
        "t5_a", "90b", "bt01", contacts=shown, faceup=[*shown], key=b"nearer %d" % seed
    )  # fmt: skip
    assert Turn(table).went() == ["serenna"]


@rule("RIM-71.4", "RIM-R200")
def test_with_its_target_here_or_without_one_it_earns_instead() -> None:
    here = hunt("serenna", "bt01", contacts=SOOK, faceup=tuple(SOOK))
    assert Turn(here).why["ai_h1.planning.2"] == why(reasons.AT_TARGET)
    nobody = hunt("serenna")
    assert Turn(nobody).why["ai_h1.planning.2"] == why(reasons.NO_TARGET)
    assert "ai_h1.planning.3" in Turn(nobody).done


@rule("RIM-R224")
def test_somebody_who_has_left_the_game_is_hunted_no_longer() -> None:
    table = hunt("serenna", "bt01", gone=("nimble_sook",))
    assert Turn(table).why["ai_h1.planning.2"] == why(reasons.NO_TARGET)
    assert table.assets("B") == ["bt01"]


@rule("RIM-R236", "RIM-71.1")
def test_its_own_character_is_no_target() -> None:
    table = hunt("serenna", "bt14x")
    assert Turn(table).why["ai_h1.planning.2"] == why(reasons.NO_TARGET)
    assert table.assets("B") == ["bt14x"]


@rule("RIM-R220")
def test_a_defeated_character_is_no_target() -> None:
    more: dict[str, Any] = {"characters": {"A": "lando_calrissian"}, "at": {"A": "serenna"}}
    table = hunt("serenna", "bt18x", damage={"A": (4, 0)}, defeated=("A",), **more)
    assert Turn(table).why["ai_h1.encounter.2"] == why(reasons.NO_TARGET_HERE)


# Encounters.


@rule("RIM-72.1", "RIM-72.4", "RIM-25.8")
def test_a_contact_that_it_hunts_is_eliminated_unopposed() -> None:
    table = hunt("serenna", "bt01", contacts={"serenna_left": "nimble_sook"}, credits={"B": 0})
    assert "nimble_sook" in table.zone("gone")
    assert "bt01" in table.zone("removed")
    assert table.credits("B") == 2000 + 4000
    assert table.damage("B") == (3, 0)
    assert not table.told("bounty_fought")


@rule("RIM-72.4")
def test_the_damage_is_on_the_ship_where_the_bounty_says_so() -> None:
    table = hunt("serenna", "bt05", contacts={"serenna_right": "r9_k_sprocket"}, ships={"B": "g1a"})
    assert table.damage("B") == (0, 3)


@rule("RIM-72.4", "RIM-R217", "RIM-67.4")
def test_the_reward_comes_before_the_damage_that_defeats() -> None:
    table = hunt("serenna", "bt03", contacts={"serenna_right": "dengar"}, credits={"B": 0})
    assert table.defeated("B")
    assert (table.fame("B"), table.credits("B")) == (1, 2000 + 3000 - 3000)


@rule("RIM-72.1", "RIM-R222")
def test_somebody_else_just_stays_face_up() -> None:
    table = hunt(
        "serenna", "bt01", contacts={"serenna_left": "pell_draxo"}, credits={"B": 0},
    )  # fmt: skip
    assert table.faceup() == ["pell_draxo"]
    assert table.assets("B") == ["bt01"]
    assert table.told("somebody_else") == [{"seat": 1, "contact": "pell_draxo"}]
    assert table.credits("B") == 2000


@rule("RIM-R223", "RIM-73.3", "RIM-69.9")
def test_a_character_whom_it_turns_up_leaves_and_the_next_target_is_met() -> None:
    first = Counter[bool]()
    for seed in range(20):
        table = hunt(
            "serenna", "bt04", characters={"A": "dengar"}, key=b"repeat %d" % seed,
            contacts={"serenna_left": "dengar", "serenna_right": "tarrukk"},
        )  # fmt: skip
        assert "tarrukk" in table.zone("gone")
        first["dengar" in table.zone("gone")] += 1
    assert set(first) == {True, False}


@rule("RIM-72.2", "RIM-72.4", "RIM-R218", "RIM-73.4")
def test_crew_that_is_not_protected_leaves_the_game() -> None:
    table = hunt("serenna", assets={"A": ["tarrukk"], "B": ["bt04"]}, at={"A": "serenna"})
    assert table.asked() == [("A", "protect")]
    assert table.options() == ["abandon", "protect"]
    table.pick("abandon")
    assert table.assets("A") == []
    assert "tarrukk" in table.zone("removed")
    assert "tarrukk" in table.zone("gone")
    assert (table.fame("B"), table.damage("B")) == (1, (4, 0))
    assert table.defeated("B")


@rule("RIM-72.5", "RIM-72.7", "RIM-R231")
def test_crew_that_is_protected_is_fought_for() -> None:
    table = hunt(
        "serenna", assets={"A": ["tarrukk"], "B": ["bt04"]}, at={"A": "serenna"},
        rolled=["hit hit hit", "blank blank"], credits={"B": 0},
        reputation={"A": {"hutt": -1, "imperial": 1}},
    )  # fmt: skip
    table.pick("protect")
    assert table.told("player_fought") == [{"seat": 1, "seat_foe": 0, "battle": "on the ground"}]
    table.until("A", "plan")
    assert "tarrukk" in table.zone("removed")
    assert "bt04" in table.zone("removed")
    assert table.fame("B") == 1
    assert table.credits("B") == 2000 + 2000
    assert table.g.reputation[1] == [0, 0, 0, -1], "bt04 costs reputation with the Rebels, no more"


@rule("RIM-72.6", "RIM-72.5")
def test_whoever_beats_it_is_rid_of_the_bounty() -> None:
    table = hunt(
        "t5_a", assets={"A": ["tarrukk"], "B": ["bt04"]}, at={"A": "t5_a"},
        rolled=["blank blank", "hit hit"],
    )  # fmt: skip
    table.pick("protect")
    table.until("A", "plan")
    assert table.told("player_fought")[0]["battle"] == "with ships"
    assert table.assets("A") == ["tarrukk"]
    assert table.assets("B") == []
    assert table.top("bounty") == "bt04", "it was discarded to its empty deck"


@rule("RIM-R220", "RIM-72.2")
def test_crew_of_a_defeated_player_cannot_be_protected() -> None:
    table = hunt(
        "serenna", assets={"A": ["tarrukk"], "B": ["bt04"]}, at={"A": "serenna"},
        damage={"A": (4, 0)}, defeated=("A",),
    )  # fmt: skip
    assert not table.told("protects") + table.told("abandons")
    assert "tarrukk" in table.zone("removed")


@rule("RIM-R219", "RIM-72.2")
def test_crew_of_its_own_is_eliminated_unopposed() -> None:
    table = hunt("t5_a", assets={"B": ["tarrukk", "bt04"]})
    assert Turn(table).why["ai_h1.planning.2"] == why(reasons.AT_TARGET)
    assert table.assets("B") == []
    assert table.fame("B") == 1


def beaten(**more: Any) -> Scenario:
    """The hunter beats the character of the person."""
    return hunt(
        "serenna", "bt18x", characters={"A": "lando_calrissian"}, at={"A": "serenna"},
        rolled=["hit hit hit", "blank blank"], credits={"B": 0}, **more,
    )  # fmt: skip


@rule("RIM-72.3", "RIM-72.8")
def test_a_character_that_it_beats_is_worth_five_thousand_and_one_fame() -> None:
    table = beaten()
    table.until("A", "plan")
    assert (table.credits("B"), table.fame("B")) == (2000 + 5000, 1)
    assert "bt18x" in table.zone("removed")
    assert table.g.reputation[1] == [0, 0, 0, 0]


@rule("RIM-72.3", "RIM-72.8")
def test_everybody_reads_why_it_fights_and_what_it_is_paid_for() -> None:
    table = beaten()
    assert table.told("comes_for") == [{"seat": 1, "seat_hunted": 0, "card": "bt18x"}]
    table.until("A", "plan")
    assert table.told("completes_bounty") == [{"seat": 1, "card": "bt18x"}]
    order = [
        name for name in table.log() if name in ("player_fought", "completes_bounty", "comes_for")
    ]
    assert order == ["comes_for", "player_fought", "completes_bounty"]


@rule("RIM-72.8")
def test_the_person_names_the_factions() -> None:
    standing = {"A": {"hutt": -1, "syndicate": -1, "imperial": 1, "rebel": 1}, "B": {"hutt": 1}}
    table = beaten(reputation=standing)
    while table.asked()[0][1] not in ("rival_gains", "rival_loses", "plan"):
        table.choose(table.options()[0])
    # With the Hutts it is in favour already, so only the Syndicate can be named.
    assert table.reputation("B", "syndicate") == 1
    assert table.asked() == [("A", "rival_loses")]
    assert table.options() == ["faction:imperial", "faction:rebel"]
    table.pick("imperial")
    assert table.reputation("B", "imperial") == -1


@rule("RIM-72.8")
def test_if_all_that_dislike_the_loser_favour_it_any_of_them_is_named() -> None:
    standing = {"A": {"hutt": -1, "syndicate": -1}, "B": {"hutt": 1, "syndicate": 1}}
    table = beaten(reputation=standing)
    while table.asked()[0][1] not in ("rival_gains", "plan"):
        table.choose(table.options()[0])
    assert table.options() == ["faction:hutt", "faction:syndicate"]


@rule("RIM-72.8", "RIM-R10")
@pytest.mark.parametrize("faction", ["hutt", "rebel"])
def test_the_only_faction_that_favours_the_loser_is_named_unasked(faction: str) -> None:
    table = beaten(reputation={"A": {faction: 1}, "B": {faction: 1}})
    while table.asked() != [("A", "plan")]:
        assert table.asked()[0][1] != "rival_loses"
        table.choose(table.options()[0])
    assert table.reputation("B", faction) == 0
    assert table.reputation("A", faction) == 1


@rule("RIM-71.1", "RIM-72.1")
def test_whoever_is_first_among_the_contacts_is_hunted_like_all() -> None:
    table = hunt("serenna", "90b", contacts={"serenna_left": "pell_draxo"})
    assert "pell_draxo" in table.zone("gone")
    assert table.assets("B") == []


@rule("RIM-R220", "RIM-74.4")
def test_opponents_hunt_each_other() -> None:
    table = scenario(
        players=1, ai="two", expansion="on", phase="turn", active="B",
        characters={"A": "quill_vance", "B": "grath", "C": "lando_calrissian"},
        at={"A": "auric_bay", "B": "serenna", "C": "serenna"}, ai_cards={"B": [H1]},
        assets={"B": ["bt18x"]}, rolled=["hit hit hit", "blank blank"], credits={"C": 9000},
        **NO_MARKET,
    )  # fmt: skip
    assert table.told("player_fought")[0] == {"seat": 1, "seat_foe": 2, "battle": "on the ground"}
    assert table.fame("B") == 1


# More of the hunter.


@rule("RIM-73.2")
def test_it_turns_up_somebody_of_the_class_of_a_bounty() -> None:
    lying = {"serenna_left": "pell_draxo", "serenna_right": "tarrukk"}
    table = hunt("serenna", "bt03", card="ai_h5", contacts=lying, gone=("dengar",))
    assert table.faceup() == ["tarrukk"]
    usual = hunt("serenna", card="ai_h5", contacts=lying)
    assert usual.faceup() == ["pell_draxo"]


@rule("RIM-73.5")
def test_digging_for_cash_is_no_purchase() -> None:
    table = hunt(
        "t5_a", card="ai_h4", only={"cargo": ["cg01", "cg04"], "bounty": []},
        patrols={"rebel": ("t5_d", 1)},
    )  # fmt: skip
    assert table.top("cargo") == "cg04"
    assert table.patrol("rebel")[0] == "t5_d", "no icon is resolved"
    assert table.credits("B") == 2000 + 3000
    assert not table.told("bought")


# Cards of characters.


@rule("RIM-69.3", "RIM-72.4")
def test_the_professional_is_paid_more_for_eliminations() -> None:
    table = hunt(
        "serenna", "bt01", card="ai_vask_orrin", characters={"B": "vask_orrin"},
        contacts={"serenna_left": "nimble_sook"}, credits={"B": 0},
    )  # fmt: skip
    assert table.credits("B") == 2000 + 4000 + 3000
    talk = hunt(
        "serenna", "bt01", card="ai_vask_orrin", characters={"B": "vask_orrin"},
        contacts={"serenna_left": "pell_draxo"}, credits={"B": 0},
    )  # fmt: skip
    assert talk.credits("B") == 2000


@rule("RIM-72.1")
def test_senna_korr_meets_contacts_from_afar() -> None:
    lying: dict[str, Any] = {
        "contacts": SOOK, "faceup": tuple(SOOK),
        "patrols": {"hutt": ("t5_a", 1)}, "characters": {"B": "senna_korr"},
    }  # fmt: skip
    table = hunt("t4_b", "bt01", card="ai_senna_korr", **lying)
    assert table.where("B") == "t5_a"
    assert "nimble_sook" in table.zone("gone")
    near = hunt("t4_b", "bt01", card=H1, **lying)
    assert "nimble_sook" not in near.zone("gone")


@rule("RIM-63.1")
def test_dax_marlowe_flies_two_spaces_farther() -> None:
    start: dict[str, Any] = {"at": {"A": "auric_bay", "B": "gloomrock"}, "expansion": "on"}
    assert alone("ai_6", goals=["serenna"], **start).where("B") == "murkholm"
    assert alone("ai_dax_marlowe", goals=["serenna"], **start).where("B") == "serenna"


@rule("RIM-10.2", "RIM-R237", "RIM-R23")
@pytest.mark.parametrize(("card", "n"), [("ai_tamsin_rook", 2), ("ai_gale_rider", 1)])
def test_some_send_a_patrol_after_the_person(card: str, n: int) -> None:
    more: dict[str, Any] = {"expansion": "on", "patrols": {"hutt": ("t4_b", 1)}}
    table = alone(card, at={"A": "serenna", "B": "auric_bay"}, **more)
    assert table.patrol("hutt")[0] == ("serenna" if n == 2 else "t5_a")
    here = alone(card, at={"A": "t4_b", "B": "auric_bay"}, **more)
    assert Turn(here).why[f"{card}.action.2"] == why(reasons.PATROL_STAYS)


@rule("RIM-61.3", "RIM-R5")
def test_hondo_takes_two_thousand_of_whoever_is_there() -> None:
    for money, left in ((5000, 3000), (1000, 0)):
        table = alone(
            "ai_hondo_ohnaka", at={"A": "serenna", "B": "serenna"}, credits={"A": money},
            expansion="on", **NO_MARKET,
        )  # fmt: skip
        assert table.credits("A") == left
    away = alone("ai_hondo_ohnaka", at={"A": "auric_bay", "B": "serenna"}, expansion="on")
    assert Turn(away).why["ai_hondo_ohnaka.action.2"] == why(reasons.NOBODY_TO_ROB)


@rule("RIM-D33", "RIM-R203")
@pytest.mark.parametrize("seed", range(4))
def test_hondo_takes_of_one_who_has_some(seed: int) -> None:
    table = scenario(
        players=1, ai="two", expansion="on", phase="turn", active="C",
        characters={"A": "quill_vance", "B": "grath", "C": "hondo_ohnaka"},
        at=dict.fromkeys("ABC", "serenna"), ai_cards={"C": ["ai_hondo_ohnaka"]},
        credits={"B": 3000}, key=b"rob %d" % seed, **NO_MARKET,
    )  # fmt: skip
    assert (table.credits("A"), table.credits("B")) == (0, 1000)
    poor = alone("ai_hondo_ohnaka", at={"A": "serenna", "B": "serenna"}, expansion="on")
    assert Turn(poor).why["ai_hondo_ohnaka.action.2"] == why(reasons.NOBODY_TO_ROB)


@rule("RIM-R202", "RIM-63.6", "RIM-71.4")
def test_it_goes_all_the_way_to_somebody_at_a_navpoint_if_it_can_go_farther() -> None:
    """Serenna lies one space before the navpoint where the person is."""
    table = hunt(
        "t4_b", "bt18x", characters={"A": "lando_calrissian"}, at={"A": "t5_b"},
        rolled=["hit hit hit", "blank blank"],
    )  # fmt: skip
    assert Turn(table).went() == ["t5_a", "serenna", "t5_b"]
    assert table.told("comes_for")


@rule("RIM-14.3", "RIM-61.2")
def test_ilsa_venn_attacks_weak_patrols() -> None:
    for level, fought in ((1, True), (2, True), (3, False)):
        table = alone(
            "ai_ilsa_venn", at={"A": "auric_bay", "B": "t5_a"}, expansion="on",
            patrols={"hutt": ("t5_a", level)},
        )  # fmt: skip
        assert bool(table.told("patrol_fought")) == fought

"""RIM-62.5, 65, 66: deliveries, jobs and crew of an automatic opponent, and its other lines."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from shipboard.games.outer_rim.rules.rivals import reasons
from tests.rule import rule

from .own import own, section
from .rivals import Turn, alone, why
from .scenario import Scenario, scenario

ALIKE: dict[str, Any] = {"only": {"cargo": [], "job": [], "gear_mod": [], "ship": [], "bounty": []}}


def at(card: str, place: str, **more: Any) -> Scenario:
    """B carries out this card there, and finds nothing at the market."""
    return alone(card, at={"A": "auric_bay", "B": place}, **(ALIKE | more))


# Deliveries.


@rule("RIM-65.2", "RIM-62.5")
def test_all_cargo_for_the_planet_is_delivered_and_each_takes_a_token_off() -> None:
    table = at(
        "ai_4", "deepmere", ships={"B": "burro"}, assets={"B": ["cg04", "91b"]},
        goals=["deepmere", "deepmere", "serenna"],
    )  # fmt: skip
    assert table.credits("B") == 2000 + 5000 + 5000
    assert not {"cg04", "91b"} & {*table.assets("B")}
    assert table.g.goal_tokens[1] == [table.number("space", "serenna")]
    assert (table.top("cargo"), "91b" in table.zone("databank")) == ("cg04", True)


@rule("RIM-65.2", "RIM-61.3")
def test_cargo_for_elsewhere_stays() -> None:
    table = at("ai_6", "deepmere", assets={"B": ["cg01"]}, goals=["deepmere"])
    assert Turn(table).why["ai_6.action.1"] == why(reasons.NOTHING_WANTED)
    assert table.assets("B") == ["cg01"]


@rule("RIM-65.3")
@pytest.mark.parametrize(
    ("card", "damage", "standing"),
    [("ai_1", (0, 2), 1), ("ai_5", (0, 3), 1), ("ai_4", (0, 0), 1), ("ai_7", (0, 0), 0)],
)
def test_illegal_cargo_is_delivered_without_a_roll(
    card: str, damage: tuple[int, int], standing: int
) -> None:
    table = at(
        card, "twinsand", ships={"B": "kestrel"}, assets={"B": ["cg08"]},
        reputation={"B": {"hutt": 1}},
    )  # fmt: skip
    assert table.damage("B") == damage
    assert table.fame("B") == 1
    assert table.reputation("B", "hutt") == standing
    assert not table.told("smuggles")
    assert not table.told("dice_rolled")


@rule("RIM-65.3", "RIM-R240")
def test_each_illegal_cargo_costs_and_legal_cargo_costs_nothing() -> None:
    table = at(
        "ai_6", "deepmere", ships={"B": "wanderer"}, assets={"B": ["cg12", "cg04"]},
    )  # fmt: skip
    assert table.damage("B") == (0, 2)
    assert table.credits("B") == 2000 + 2000 + 5000 - 8000
    assert table.fame("B") == 1 + 1  # for the crystals, and for 8,000 credits


@rule("RIM-65.3", "RIM-R240", "RIM-69.7")
def test_two_illegal_cargo_cost_twice() -> None:
    """Refined Fuel is the other half of a rotating cargo."""
    table = at(
        "ai_6", "ring_of_kafrene", ships={"B": "wanderer"}, expansion="on",
        assets={"B": ["cg07", "cg16x"]}, rotated=["cg16x"],
    )  # fmt: skip
    assert table.damage("B") == (0, 4)
    assert table.assets("B") == []


@rule("RIM-R210")
def test_a_reward_is_gained_in_printed_order() -> None:
    table = at("ai_4", "twinsand", ships={"B": "burro"}, assets={"B": ["lx09"]}, fame={"B": 9})
    assert table.outcome() == ("alone", "famous", "B")
    assert table.reputation("B", "hutt") == 0, "the reputation comes after the fame"


@rule("RIM-R210", "RIM-67.1")
def test_choices_of_a_reward_are_left_to_chance() -> None:
    found = Counter(
        tuple(
            at(
                "ai_6", "ring_of_kafrene", assets={"B": ["jb19x"]}, expansion="on",
                key=b"any %d" % seed,
            ).g.reputation[1]
        )
        for seed in range(30)
    )  # fmt: skip
    assert len(found) == 4


@rule("RIM-R210")
def test_what_would_let_it_buy_or_draw_is_skipped(tmp_path: Any) -> None:
    text = """
[[change.market]]
id = "cg04"
reward = [{ gain_top = "luxury" }, { databank = 41 }, { contact_look = "any" }, { credits = 1000 }]
"""
    table = at(
        "ai_4", "deepmere", assets={"B": ["cg04"]}, content=own(tmp_path, text), credits={"B": 0},
    )  # fmt: skip
    assert table.credits("B") == 1000 + 2000
    assert not table.told("turns_to")
    assert not table.told("looks_at")
    assert not table.told("takes_free")


@rule("RIM-R204")
def test_a_card_that_leaves_otherwise_takes_its_token_along(tmp_path: Any) -> None:
    lost = own(
        tmp_path,
        section("enc_5-1", "serenna", '[{ each = "here", do = [{ discard_asset = "cargo" }] }]'),
    )
    table = scenario(
        players=1, phase="encounter", at={"A": "serenna", "B": "serenna"}, content=lost,
        assets={"B": ["cg01"]}, goal_tokens={"B": ["takodana", "takodana"]}, encounter="enc_5-1",
        characters={"B": "quill_vance"}, ai_cards={"B": ["ai_9"]},
    )  # fmt: skip
    table.pick("space")
    assert table.told("goal_unmarked") == [{"seat": 1, "space": "takodana"}]
    assert len(table.g.goal_tokens[1]) == 1


@rule("RIM-R204")
def test_a_job_that_is_taken_from_it_takes_its_token_along(tmp_path: Any) -> None:
    robbed = own(
        tmp_path,
        section(
            "enc_5-1", "serenna", '[{ choose_player = "here", do = [{ take_asset = "job" }] }]'
        ),
    )
    table = scenario(
        players=1, phase="encounter", at={"A": "serenna", "B": "serenna"}, content=robbed,
        assets={"B": ["jb09"]}, goal_tokens={"B": ["takodana"]}, encounter="enc_5-1",
        characters={"B": "quill_vance"}, ai_cards={"B": ["ai_9"]},
    )  # fmt: skip
    table.pick("space")
    assert table.assets("A") == ["jb09"]
    assert table.g.goal_tokens[1] == []


# Jobs.


@rule("RIM-65.1", "RIM-62.5")
def test_a_job_is_completed_without_tests() -> None:
    table = at("ai_6", "gloomrock", assets={"B": ["jb13"]}, goals=["gloomrock"])
    assert table.fame("B") == 2
    assert table.reputation("B", "rebel") == 1
    assert "jb13" in table.zone("removed")
    assert table.g.goal_tokens[1] == []
    assert not table.told("test_begins")
    assert not table.told("turns_to")
    start = at("ai_6", "serenna", assets={"B": ["92a"]}, goals=["serenna"])
    assert "92a" in start.zone("databank")


@rule("RIM-R206")
def test_of_several_jobs_it_completes_one() -> None:
    found = Counter(
        tuple(
            at(
                "ai_6", "gloomrock", assets={"B": ["jb13", "jb06"]}, key=b"one %d" % seed,
            ).assets("B")
        )
        for seed in range(30)
    )  # fmt: skip
    assert set(found) == {("jb06",), ("jb13",)}


@rule("RIM-R205", "RIM-65.1")
def test_a_job_with_another_player_is_a_dead_card() -> None:
    table = alone("ai_6", at={"A": "serenna", "B": "serenna"}, assets={"B": ["lx02"]}, **ALIKE)
    assert Turn(table).why["ai_6.encounter.2"] == why(reasons.NO_JOB_HERE)
    assert table.assets("B") == ["lx02"]


# Crew.

GREEN = {"auric_bay_left": "dengar"}


@rule("RIM-66.1", "RIM-66.4")
def test_a_hidden_contact_is_turned_up_and_joins_for_nothing() -> None:
    table = at("ai_2", "serenna", contacts={"serenna_left": "pell_draxo"}, credits={"B": 0})
    assert table.assets("B") == ["pell_draxo"]
    assert table.zone("aboard", "B") == ["pell_draxo"]
    assert table.contact("serenna_left") is None
    assert table.credits("B") == 2000
    fought = at("ai_2", "twinsand", contacts={"twinsand_left": "old_garro"})
    assert fought.assets("B") == ["old_garro"]
    assert not fought.told("test_begins")


@rule("RIM-66.2")
def test_without_a_free_slot_a_random_crew_makes_room() -> None:
    left = Counter(
        next(
            card
            for card in at(
                "ai_2", "serenna", ships={"B": "kestrel"}, key=b"room %d" % seed,
                assets={"B": ["wexa_thorn", "nimble_sook"]},
                contacts={"serenna_left": "pell_draxo"},
            ).assets("B")
            if card != "pell_draxo"
        )
        for seed in range(30)
    )  # fmt: skip
    assert set(left) == {"wexa_thorn", "nimble_sook"}


@rule("RIM-66.3")
def test_a_contact_who_is_no_crew_stays() -> None:
    table = at("ai_2", "serenna", contacts={"serenna_left": "ossa_venturi"}, credits={"B": 0})
    assert table.assets("B") == []
    assert table.faceup() == ["ossa_venturi"]
    assert "ossa_venturi" in table.zone("databank")
    assert table.credits("B") == 2000, "the rest of the card is not read"


@rule("RIM-66.4", "RIM-R238")
def test_with_nobody_hidden_it_takes_the_lowest_class_that_is_face_up() -> None:
    shown = {"serenna_left": "nimble_sook", "serenna_right": "dengar"}
    table = at("ai_2", "serenna", contacts=shown, faceup=tuple(shown))
    assert table.assets("B") == ["nimble_sook"]
    half = at("ai_2", "serenna", contacts=shown, faceup=("serenna_left",))
    assert half.assets("B") == ["dengar"], "a hidden one comes first"


@rule("RIM-66.4", "RIM-R234")
def test_of_two_of_the_same_class_it_takes_the_left_one() -> None:
    two = {"serenna_left": "pell_draxo", "serenna_right": "wexa_thorn"}
    assert at("ai_2", "serenna", contacts=two).assets("B") == ["pell_draxo"]
    assert at("ai_2", "serenna", contacts=two, faceup=tuple(two)).assets("B") == ["pell_draxo"]
    orange = {"serenna_left": "dengar", "serenna_right": "tarrukk", "serenna_middle": "grath"}
    table = at("ai_2", "serenna", contacts=orange, expansion="on")
    assert table.assets("B") == ["dengar"]


@rule("RIM-R238", "RIM-61.2")
def test_whoever_cannot_join_is_passed_over() -> None:
    shown: dict[str, Any] = {
        "contacts": {"serenna_left": "ossa_venturi"}, "faceup": ("serenna_left",),
        "empty": ("serenna_right",),
    }  # fmt: skip
    table = at("ai_2", "serenna", **shown)
    assert Turn(table).why["ai_2.encounter.3"] == why(reasons.NO_CREW_HERE)
    no_slot: dict[str, Any] = shown | {"contacts": {"serenna_left": "pell_draxo"}}
    dart = at("ai_2", "serenna", ships={"B": "dart"}, expansion="on", **no_slot | {
        "empty": ("serenna_right", "serenna_middle"),
    })  # fmt: skip
    assert Turn(dart).why["ai_2.encounter.3"] == why(reasons.NO_CREW_HERE)
    hidden = at(
        "ai_2", "serenna", ships={"B": "dart"}, expansion="on",
        contacts={"serenna_left": "pell_draxo"},
    )  # fmt: skip
    assert "ai_2.encounter.3" in Turn(hidden).done, "it applies, if only to turn somebody up"
    assert hidden.assets("B") == []


@rule("RIM-66.4")
def test_turning_up_alone_brings_no_crew() -> None:
    table = at("ai_8", "serenna", contacts={"serenna_left": "pell_draxo"})
    assert (table.faceup(), table.assets("B")) == (["pell_draxo"], [])
    nobody = at("ai_8", "serenna", empty=("serenna_left", "serenna_right"))
    assert Turn(nobody).why["ai_8.action.3"] == why(reasons.NOBODY_HIDDEN)
    left = at("ai_2", "serenna", empty=("serenna_left", "serenna_right"))
    assert Turn(left).why["ai_2.encounter.3"] == why(reasons.NO_CREW_HERE)


@rule("RIM-69.9")
def test_a_contact_who_is_played_leaves_the_game_and_the_next_is_turned_up() -> None:
    table = at(
        "ai_2", "serenna", characters={"A": "dengar"}, expansion="on",
        contacts={"serenna_left": "dengar", "serenna_right": "tarrukk"},
    )  # fmt: skip
    assert table.assets("B") == ["tarrukk"]
    assert table.zone("gone").count("dengar") == 1


@rule("RIM-69.9", "RIM-73.3")
def test_in_place_of_one_who_is_played_somebody_else_is_turned_up() -> None:
    table = at(
        "ai_8", "serenna", characters={"A": "dengar"}, expansion="on",
        contacts={"serenna_left": "dengar", "serenna_right": "tarrukk"},
    )  # fmt: skip
    assert table.faceup() == ["tarrukk"]
    assert table.zone("gone").count("dengar") == 1


@rule("RIM-69.8", "RIM-R227", "RIM-R237")
def test_its_icon_turns_up_somebody_of_the_lowest_class() -> None:
    shown = Counter(
        tuple(
            alone(
                "ai_9", at={"B": "twinsand"}, credits={"B": 20000}, expansion="on",
                only={"ship": ["sh03", "sh10x"]}, key=b"icon %d" % seed,
                contacts={"twinsand_left": "dengar", "twinsand_right": "tarrukk"},
            ).faceup()
        )
        for seed in range(30)
    )  # fmt: skip
    assert set(shown) == {("dengar",), ("tarrukk",)}
    table = alone(
        "ai_9", at={"B": "serenna"}, credits={"B": 20000}, expansion="on",
        only={"ship": ["sh03", "sh10x"]},
        contacts={"serenna_left": "dengar", "serenna_right": "nimble_sook"},
    )  # fmt: skip
    assert table.faceup() == ["nimble_sook"]


# Other lines.


@rule("RIM-R207")
@pytest.mark.parametrize(("money", "fame"), [(7000, 0), (8000, 1)])
def test_fame_is_bought_with_eight_thousand_only(money: int, fame: int) -> None:
    table = at("ai_6", "t5_a", credits={"B": money - 2000})
    assert table.fame("B") == fame
    if not fame:
        assert Turn(table).why["ai_6.encounter.3"] == why(reasons.TOO_POOR)


@rule("RIM-R207")
def test_reputation_is_gained_where_it_is_not_positive_yet() -> None:
    for now, later in ((-1, 0), (0, 1)):
        table = at("ai_1", "serenna", reputation={"B": {"imperial": now}})
        assert table.reputation("B", "imperial") == later
    table = at("ai_1", "serenna", reputation={"B": {"imperial": 1}})
    assert Turn(table).why["ai_1.encounter.4"] == why(reasons.IN_FAVOUR)
    table = at("ai_1", "takodana")
    assert Turn(table).why["ai_1.encounter.4"] == why(reasons.NO_FACTION_HERE)


@rule("RIM-R207", "RIM-R208")
def test_hustling_costs_reputation_with_the_nearest_patrol_if_there_is_any_to_lose() -> None:
    patrols = {"rebel": ("t5_c", 1), "imperial": ("serenna", 1)}
    table = at("ai_3", "t5_e", patrols=patrols)  # Serenna is next to 5E, and so is 5C
    assert table.credits("B") == 2000 + 4000
    assert sorted(table.g.reputation[1]) == [-1, 0, 0, 0]
    assert [e for e in table.log() if e in ("credits_gained", "standing_is")] == [
        "credits_gained", "credits_gained", "standing_is",
    ]  # fmt: skip
    table = at("ai_3", "t5_e", patrols={"rebel": ("t5_e", 1), "imperial": ("serenna", 1)})
    assert table.reputation("B", "rebel") == -1
    table = at("ai_3", "t5_e", patrols={"rebel": ("t5_c", 1)}, reputation={"B": {"rebel": -1}})
    assert table.credits("B") == 6000


@rule("RIM-R208")
def test_ai_card_8_gains_reputation_with_the_nearest_patrol() -> None:
    table = at("ai_8", "t5_e", patrols={"rebel": ("t5_d", 1)})
    assert table.reputation("B", "rebel") == 1


@rule("RIM-D30", "RIM-R207")
@pytest.mark.parametrize("seed", range(4))
def test_of_two_patrols_equally_near_it_gains_where_it_is_not_in_favour_yet(seed: int) -> None:
    both = {"hutt": ("t5_b", 1), "rebel": ("t5_b", 1)}
    table = at(
        "ai_8", "t5_b", patrols=both, reputation={"B": {"hutt": 1}}, key=b"near %d" % seed
    )  # fmt: skip
    assert (table.reputation("B", "hutt"), table.reputation("B", "rebel")) == (1, 1)


@rule("RIM-14.2", "RIM-67.1", "RIM-61.2")
def test_a_hostile_patrol_must_be_fought() -> None:
    foes = Counter(
        at(
            "ai_6", "t5_e", patrols={"rebel": ("t5_e", 1), "hutt": ("t5_e", 1)},
            reputation={"B": {"rebel": -1, "hutt": -1}}, key=b"foe %d" % seed,
        ).told("patrol_fought")[0]["faction"]
        for seed in range(30)
    )  # fmt: skip
    assert set(foes) == {"rebel", "hutt"}
    table = at("ai_6", "t5_e", patrols={"rebel": ("t5_e", 1)})
    assert not table.told("patrol_fought")


@rule("RIM-15.3", "RIM-61.5")
def test_a_patrol_that_it_beats_pays_and_costs_reputation() -> None:
    table = at(
        "ai_6", "t5_e", patrols={"rebel": ("t5_e", 2)}, reputation={"B": {"rebel": -1}},
        rolled=["hit hit", "blank blank blank"], credits={"B": 0},
    )  # fmt: skip
    assert table.credits("B") == 2000 + 4000
    assert table.patrol("rebel")[1] == 3


@rule("RIM-R215", "RIM-R216", "RIM-9.2")
def test_ai_card_10_turns_the_market_over_and_is_shuffled_in() -> None:
    orders = set()
    for seed in range(8):
        table = alone(
            "ai_10", at={"A": "auric_bay", "B": "t5_a"}, key=b"ten %d" % seed,
            only={"bounty": ["bt01", "bt02"], "luxury": ["lx01", "lx03"]},
        )  # fmt: skip
        assert (table.top("bounty"), table.top("luxury")) == ("bt02", "lx03")
        order = table.zone("routines", "B")
        assert len(order) == 10
        orders.add(order.index("ai_10"))
        assert table.knows("A", "routines", "B") in ([], ["ai_10"])
    assert len(orders) > 2


@rule("RIM-R230")
def test_an_opponent_without_anything_goes_on_earning() -> None:
    table = at("ai_4", "t5_a", credits={"B": 0})
    assert Turn(table).done == ["ai_4.planning.3"]
    assert table.credits("B") == 2000


@rule("RIM-62.4", "RIM-64.4")
def test_full_slots_decide_between_two_decks() -> None:
    more: dict[str, Any] = {"only": {"cargo": ["cg01"], "job": ["jb09"], "gear_mod": ["gm01"]}}
    free = alone("ai_1", at={"B": "serenna"}, credits={"B": 9000}, **more)
    assert Turn(free).bought() == ["cg01"]
    full = alone("ai_1", at={"B": "serenna"}, assets={"B": ["cg03"]}, **more)
    assert Turn(full).bought() == ["jb09"]
    jobs = ["jb02", "jb03", "jb10"]
    assert Turn(alone("ai_2", at={"B": "serenna"}, **more)).bought() == ["jb09"]
    many = alone("ai_2", at={"B": "serenna"}, assets={"B": jobs}, credits={"B": 9000}, **more)
    assert Turn(many).bought() == ["cg01"]
    gear = alone("ai_7", at={"B": "serenna"}, assets={"B": ["cg03"]}, credits={"B": 9000}, **more)
    assert Turn(gear).bought() == ["gm01"]


@rule("RIM-R242")
def test_lines_of_other_words_apply_only_if_they_change_something() -> None:
    hurt = alone("ai_murrogh", at={"B": "t5_a"}, damage={"B": (3, 0)}, expansion="on", goals=[])
    assert "ai_murrogh.planning.1" in Turn(hurt).done
    whole = alone("ai_grath", at={"B": "t5_a"}, expansion="on")
    assert Turn(whole).why["ai_grath.action.1"] == why(reasons.UNHURT)
    assert Turn(whole).why["ai_grath.action.2"] == why(reasons.UNHURT)


IN_WORDS = """
[[ai_card]]
id = "ai_own"
name = "Of one's own"
rival = "outlaw"
planning = [{ credits = 1000 }]
action = [
  { recover = ["char", "all"] }, { recover = ["ship", "all"] }, { recover = ["all", "all"] },
  { reputation = ["here", 1] }, { reputation = ["rebel", -1] },
]
encounter = [{ encounter_patrol = 2 }, { buy_fame = 9000 }]
"""


@rule("RIM-R242", "RIM-61.3")
def test_each_line_of_other_words_asks_for_what_it_changes(tmp_path: Path) -> None:
    content = own(tmp_path, IN_WORDS)

    def passed_over(space: str = "serenna", **more: Any) -> dict[int, str]:
        table = at("ai_own", space, content=content, **more)
        lines = Turn(table).why.items()
        return {int(name[-1]): words for name, words in lines if ".action." in name}

    unhurt, nothing = why(reasons.UNHURT), why(reasons.NOTHING_CHANGES)
    assert passed_over() == {1: unhurt, 2: unhurt, 3: unhurt}
    assert passed_over(damage={"B": (1, 0)}) == {2: unhurt, 3: unhurt}
    assert passed_over(damage={"B": (0, 1)}) == {1: unhurt, 3: unhurt}
    assert passed_over(damage={"B": (1, 1)}) == {3: unhurt}
    known = {"B": {"imperial": 1, "rebel": -1}}
    assert passed_over(damage={"B": (1, 1)}, reputation=known) == {
        3: unhurt,
        4: nothing,
        5: nothing,
    }
    nowhere = why(reasons.NO_FACTION_HERE)
    assert passed_over("takodana", damage={"B": (1, 1)}) == {3: unhurt, 4: nowhere}


@rule("RIM-61.2", "RIM-14.3")
@pytest.mark.parametrize(("level", "fights"), [(2, True), (3, False)])
def test_only_a_weak_patrol_is_sought(level: int, fights: bool, tmp_path: Path) -> None:
    table = at("ai_own", "t5_e", content=own(tmp_path, IN_WORDS), patrols={"hutt": ("t5_e", level)})
    assert bool(table.told("patrol_fought")) == fights
    if not fights:
        assert Turn(table).why["ai_own.encounter.1"] == why(reasons.NO_WEAK_PATROL)


@rule("RIM-61.1")
def test_what_became_of_a_card_is_shown_until_the_next_one(tmp_path: Path) -> None:
    table = alone("ai_6", "ai_4", at={"A": "auric_bay", "B": "t5_a"})
    for card in ("ai_6", "ai_4"):
        table.until("A", "plan")
        rows = table.view(None)["facts"]["verdicts"]
        names = table.g.pack.names["bullet"]
        assert {names[row["bullet"]].split(".")[0] for row in rows} == {card}
        table.choose("credits")

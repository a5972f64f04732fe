"""INT-9: rooms."""

from __future__ import annotations

import pytest

from shipboard.games.interloper.pack import ITEM_TYPES, NPC_TYPES
from tests.rule import rule

from .scenario import NPC_START, Scenario, scenario

# Circle, whether there is an ability, and search symbol, as the board shows them.
BOARD = {
    "control_room": ("technician", True, "-"),
    "comms_array": ("technician", True, "-"),
    "fore_corridor": ("-", False, "-"),
    "security_post": ("guard", True, "armor"),
    "crew_quarters": ("doctor", True, "misc"),
    "galley": ("-", True, "-"),
    "armory": ("guard", True, "weapon"),
    "observation_deck": ("-", True, "-"),
    "medbay": ("doctor", True, "misc"),
    "brig": ("guard", True, "weapon"),
    "hydroponics": ("-", True, "-"),
    "mid_corridor": ("-", False, "-"),
    "workshop": ("technician", True, "misc"),
    "laboratory": ("doctor", True, "misc"),
    "cryo_vault": ("doctor", True, "-"),
    "life_support": ("technician", True, "armor"),
    "storage": ("-", False, "any"),
    "aft_corridor": ("-", False, "-"),
    "engine_room": ("-", True, "-"),
    "loading_bay": ("-", False, "-"),
}


@rule("INT-9.1", "INT-R113")
def test_the_board_shows_these_circles_abilities_and_symbols() -> None:
    table = scenario()
    pack = table.g.cards
    found = {}
    for number, room in enumerate(table.g.pack.names["place"]):
        circle = NPC_TYPES[pack.circle[number]] if pack.circle[number] >= 0 else "-"
        types = [name for bit, name in enumerate(ITEM_TYPES) if pack.search[number] >> bit & 1]
        symbol = "any" if len(types) == 3 else types[0] if types else "-"
        found[room] = (circle, bool(pack.ability[number]), symbol)
    assert found == BOARD
    assert sum(ability for _, ability, _ in BOARD.values()) == 15
    assert sum(circle != "-" for circle, _, _ in BOARD.values()) == 11


@rule("INT-9.1", "INT-9.3", "INT-9.5", "INT-6.8")
@pytest.mark.parametrize("room", BOARD)
def test_each_room_offers_what_it_shows(room: str) -> None:
    """With every NPC type there, and something for each ability to aim at."""

    def menu(*types: str) -> list[str]:
        table = scenario(
            active="D",
            characters={"D": "shadow"},
            at={"B": "mid_corridor", "C": "mid_corridor", "D": room, "prime": "aft_corridor"},
            npcs={f"{npc_type}_1": room for npc_type in types},
            traits={"A": ["soft_tread", "shriek"]},
            shown=["shriek"],
            penalties={"D": ["limp", "jitters"]},
            discards={"tech": ["fire_axe"]},
            edges={"o_storage": "wrecked"},
        )
        return table.menu()

    circle, ability, symbol = BOARD[room]
    offered = menu(*NPC_TYPES)
    assert ("activate" in offered) == ability
    assert ("search" in offered) == (symbol != "-")
    assert "wreck" in offered
    if circle != "-":
        others = [npc_type for npc_type in NPC_TYPES if npc_type != circle]
        assert "activate" not in menu(*others)
        assert "activate" in menu(circle)
    else:
        assert ("activate" in menu()) == ability


@rule("INT-9.1", "INT-10.1")
@pytest.mark.parametrize("room", BOARD)
def test_every_room_can_be_wrecked_and_repaired(room: str) -> None:
    table = scenario(active="C", at={"C": room}, physical=[6, 6, 5, 5], npcs={})
    table.do("wreck", room)
    assert table.wrecked() == [room]
    table.do("repair")
    assert table.wrecked() == []


# Activating.


@rule("INT-9.2", "INT-9.5")
def test_activating_needs_a_colonist_in_the_room_and_one_ap() -> None:
    table = scenario(active="C", at={"C": "galley"}, next_ap={}, ap=1, npcs={})
    table.do("activate")
    assert table.next_ap("C") == 1
    assert "activate" not in scenario(active="C", at={"C": "fore_corridor"}, npcs={}).menu()


@rule("INT-9.4", "INT-R51", "INT-17.4")
def test_who_counts_as_an_npc_type_opens_the_room_for_all_colonists_in_it() -> None:
    characters = {"B": "gale_hildom", "C": "abigail_ruth"}

    def menu(where: str, active: str = "B") -> list[str]:
        return scenario(
            active=active, characters=characters, at={"B": "armory", "C": where}, npcs={}
        ).menu()

    assert "activate" not in menu("brig")
    assert "activate" in menu("armory")
    assert "activate" in menu("armory", "C")


@rule("INT-R51", "INT-18.5")
def test_counting_as_an_npc_type_is_not_being_an_npc() -> None:
    bay = dict.fromkeys("BCD", "loading_bay")
    table = scenario(
        active="B",
        characters={"B": "abigail_ruth", "C": "tym_brock", "D": "derek_kent"},
        at=bay | {"B": "storage", "prime": "galley"},
        edges={"d14": "unlocked"},
        npcs={},
    )
    table.do("move", "loading_bay")
    assert table.outcome() is None
    table = scenario(at={"prime": "brig", "B": "brig"}, characters={"B": "abigail_ruth"}, npcs={})
    table.do("attack")
    assert len(table.told("totals")) == 1  # a fight, not a slaying


@rule("INT-9.6")
def test_a_room_is_activated_once_per_round_by_anybody() -> None:
    table = scenario(active="C", at={"C": "galley", "D": "galley"}, npcs={})
    table.do("activate", "gale_hildom")
    assert table.activated() == ["galley"]
    assert "activate" not in table.menu()
    table.end_turn()
    assert table.active == "D"
    assert "activate" not in table.menu()
    table.idle()
    assert table.round == 2
    table.idle().idle()
    assert table.active == "C"
    assert "activate" in table.menu()


@rule("INT-9.6", "INT-9.13")
def test_what_is_spent_stays_spent_when_another_room_is_used() -> None:
    setting = {"activated": ["medbay"], "searched": ["armory"], "npcs": {}}
    table = scenario(active="C", at={"C": "galley"}, **setting)  # type: ignore[arg-type]
    assert table.do("activate").activated() == ["galley", "medbay"]
    table = scenario(active="C", at={"C": "storage"}, tech=["medkit"] * 3, **setting)  # type: ignore[arg-type]
    assert table.do("search").searched() == ["armory", "storage"]


@rule("INT-9.6")
def test_an_activation_whose_check_fails_counts() -> None:
    table = scenario(
        active="D",
        at={"D": "medbay"},
        npcs={"doctor_1": "medbay"},
        penalties={"D": ["limp"]},
        tech=[1, 1, 1, 2],
    )
    table.do("activate")
    assert table.physical("D") == ["limp"]
    assert table.activated() == ["medbay"]
    assert "activate" not in table.menu()


@rule("INT-9.7", "INT-R48")
def test_a_wrecked_room_has_no_ability() -> None:
    table = scenario(active="C", at={"C": "galley"}, wrecked=["galley"], npcs={})
    assert "activate" not in table.menu()
    table.do("repair")
    assert "activate" in table.menu()


@rule("INT-9.8")
def test_without_power_only_the_engine_room_works() -> None:
    for room, works in (("galley", False), ("medbay", False), ("engine_room", True)):
        table = scenario(
            active="D",
            at={"D": room, "prime": "control_room"},
            npcs={"doctor_1": "medbay"},
            penalties={"D": ["limp"]},
            power=False,
        )
        assert ("activate" in table.menu()) == works
    assert table.targets("activate") == ["off", "on"]
    table.do("activate", "on")
    assert table.power


@rule("INT-9.8")
def test_the_power_goes_off_and_what_would_change_nothing_cannot_be_declared() -> None:
    table = scenario(active="D", at={"D": "engine_room", "prime": "control_room"}, npcs={})
    table.do("activate")  # "on" is not offered while it is on
    assert not table.power


@rule("INT-9.9", "INT-16.1")
def test_the_prime_uses_the_engine_room_and_no_other() -> None:
    for room in BOARD:
        table = scenario(
            at={"prime": room, **dict.fromkeys("BCD", "brig")},
            npcs=dict.fromkeys(NPC_START, room),
            penalties={"prime": ["limp", "jitters"]},
            discards={"tech": ["fire_axe"]},
        )
        assert ("activate" in table.menu()) == (room == "engine_room")
    assert "activate" in scenario(at={"prime": "engine_room"}, npcs={}).menu()


@rule("INT-R49")
def test_a_wrecked_engine_room_is_of_no_use_to_anybody() -> None:
    at = {"prime": "engine_room", "D": "engine_room"}
    assert "activate" not in scenario(at=at, wrecked=["engine_room"]).menu()
    assert "activate" not in scenario(active="D", at=at, wrecked=["engine_room"]).menu()


@rule("INT-R50", "INT-9.9")
def test_an_npc_does_not_open_a_room_for_the_alien() -> None:
    table = scenario(at={"prime": "control_room", **dict.fromkeys("BCD", "brig")},
                     npcs={"technician_1": "control_room"})  # fmt: skip
    assert "activate" not in table.menu()


@rule("INT-9.2", "INT-9.10")
def test_a_room_blocked_by_static_is_neither_activated_nor_searched() -> None:
    table = scenario(
        active="D",
        at={"D": "medbay"},
        npcs={"doctor_1": "medbay"},
        penalties={"D": ["limp"]},
        blocked=["medbay"],
    )
    assert not {"activate", "search"} & set(table.menu())


# Searching.


def search(room: str, *tech: str, **more: object) -> Scenario:
    table = scenario(active="D", at={"D": room, "prime": "galley"}, tech=tech, npcs={}, **more)  # type: ignore[arg-type]
    return table.do("search")


@rule("INT-9.10", "INT-R52")
def test_a_search_turns_over_three_cards_and_may_take_one_of_the_type() -> None:
    table = search("armory", "medkit", "fire_axe", "scattergun", "pulse_rifle")
    assert table.asked() == [("D", "search_pick")]
    assert table.options() == ["card:fire_axe", "card:scattergun", "none"]
    assert table.ap == 3
    assert table.told("checks") == []
    table.pick("fire_axe")
    assert table.items("D") == ["fire_axe"]
    assert table.discard("tech") == ["medkit", "scattergun"]
    assert table.deck("tech")[0] == "pulse_rifle"


@rule("INT-R52", "INT-9.10")
def test_a_finder_may_decline() -> None:
    table = search("armory", "medkit", "fire_axe", "scattergun").pick("none")
    assert table.items("D") == []
    assert table.discard("tech") == ["fire_axe", "medkit", "scattergun"]
    assert table.searched() == ["armory"]


@rule("INT-9.10", "INT-9.11")
@pytest.mark.parametrize(
    ("room", "found"),
    [
        ("armory", ["card:fire_axe"]),
        ("brig", ["card:fire_axe"]),
        ("security_post", ["card:vac_suit"]),
        ("life_support", ["card:vac_suit"]),
        ("medbay", ["card:medkit"]),
        ("workshop", ["card:medkit"]),
        ("laboratory", ["card:medkit"]),
        ("crew_quarters", ["card:medkit"]),
        ("storage", ["card:fire_axe", "card:medkit", "card:vac_suit"]),
    ],
)
def test_the_symbol_says_what_can_be_found(room: str, found: list[str]) -> None:
    assert search(room, "fire_axe", "vac_suit", "medkit").options() == [*found, "none"]


@rule("INT-9.12")
def test_a_search_without_a_match_is_spent() -> None:
    table = search("armory", "medkit", "vac_suit", "multitool")
    assert table.asked() == [("D", "action")]
    assert table.items("D") == []
    assert table.discard("tech") == ["medkit", "multitool", "vac_suit"]
    assert table.told("found_nothing") == [{"figure": "gale_hildom"}]
    assert "search" not in table.menu()


@rule("INT-9.13")
def test_a_room_is_searched_once_per_round_by_anybody() -> None:
    table = scenario(active="C", at={"C": "armory", "D": "armory"}, tech=["medkit"] * 3, npcs={})
    table.do("search")
    assert "search" not in table.menu()
    table.end_turn()
    assert table.active == "D"
    assert "search" not in table.menu()
    table.idle().idle().idle()
    assert table.active == "C"
    assert "search" in table.menu()


@rule("INT-9.13", "INT-R18")
def test_searching_and_activating_are_counted_apart_unless_the_option_shares_them() -> None:
    def menu(limit: str, **marks: list[str]) -> set[str]:
        table = scenario(
            active="C",
            at={"C": "armory"},
            npcs={"guard_1": "armory"},
            room_use_limit=limit,
            **marks,  # type: ignore[arg-type]
        )
        return {"activate", "search"} & set(table.menu())

    assert menu("separate") == menu("shared") == {"activate", "search"}
    assert menu("separate", activated=["armory"]) == {"search"}
    assert menu("separate", searched=["armory"]) == {"activate"}
    assert menu("shared", activated=["armory"]) == set()
    assert menu("shared", searched=["armory"]) == set()


@rule("INT-9.14", "INT-R48")
def test_a_wrecked_room_and_one_without_power_can_be_searched() -> None:
    table = scenario(
        active="D",
        at={"D": "armory"},
        npcs={"guard_1": "armory"},
        wrecked=["armory"],
        power=False,
        edges={"o_armory": "wrecked"},
    )
    assert "activate" not in table.menu()
    assert "search" in table.menu()


@rule("INT-9.15", "INT-14.10")
def test_the_prime_searches_only_with_a_trait() -> None:
    assert "search" not in scenario(at={"prime": "storage"}).menu()
    user = scenario(at={"prime": "storage"}, traits={"A": ["tool_user"]}, shown=["tool_user"])
    assert "search" in user.menu()


@rule("INT-R53", "INT-18.6")
def test_neither_wreck_nor_breach_nor_power_nor_locks_stop_the_escape() -> None:
    table = scenario(
        active="B",
        at={"B": "aft_corridor", "C": "loading_bay", "D": "loading_bay", "prime": "loading_bay"},
        npcs={"guard_1": "loading_bay", "technician_1": "loading_bay", "doctor_1": "loading_bay"},
        edges={"d15": "wrecked", "o_loading_bay": "wrecked"},
        wrecked=["loading_bay"],
        power=False,
    )
    table.do("move", "loading_bay")
    assert table.outcome() == ("crew", "escaped", "BCD")

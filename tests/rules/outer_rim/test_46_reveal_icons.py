"""RIM-46: icons of the market that bring a contact to light."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .market_place import patrols
from .own import gear, own
from .scenario import Scenario, scenario

# What can be bought before them; these show no icon themselves.
BEFORE = {
    "bt": ("bounty", "bt02"), "cg": ("cargo", "cg01"), "gm": ("gear_mod", "gm01"),
    "jb": ("job", "jb09"), "lx": ("luxury", "lx10"), "sh": ("ship", "sh02"),
}  # fmt: skip
# As the specification prints them: up to how many players.
ICONS = {
    "bt13x": 2, "bt15x": 4, "bt17x": 3, "bt19x": 2, "bt21x": 4,
    "cg14x": 2, "cg16x": 3, "cg21x": 2, "cg22x": 4,
    "gm15x": 2, "gm18x": 3, "gm21x": 4,
    "jb14x": 2, "jb17x": 3, "jb19x": 4, "jb22x": 2,
    "lx11x": 2, "lx14x": 4, "lx16x": 3,
    "sh10x": 2, "sh13x": 4,
}  # fmt: skip
PATROL_ICONS = {
    "bt14x": "H3", "bt16x": "S3", "bt18x": "I3", "bt20x": "R3", "bt22x": "H4",
    "cg15x": "I2", "cg17x": "S3", "cg18x": "H3", "cg19x": "I3", "cg20x": "R3",
    "gm16x": "I2", "gm17x": "R3", "gm20x": "H2", "gm22x": "S2",
    "jb15x": "I3", "jb16x": "H3", "jb18x": "R3", "jb21x": "S3", "jb23x": "H2",
    "lx12x": "I3", "lx15x": "S3", "lx17x": "R2",
    "sh11x": "H2", "sh12x": "R3", "sh14x": "I4", "sh15x": "S3",
}  # fmt: skip
FACTIONS = {"H": "hutt", "S": "syndicate", "I": "imperial", "R": "rebel"}
LANE = ["halcyon", "t2_b", "t3_a", "t3_b", "t3_c", "t3_d"]  # each one farther from Halcyon Plain
CORE_HOME = {"hutt": "e2_n", "syndicate": "e1_n", "imperial": "e2_n", "rebel": "e1_n"}
HERE = ("halcyon_left", "halcyon_right", "halcyon_middle")


def shopping(**more: object) -> Scenario:
    """A, with Professor Quill Vance, at the market of Halcyon Plain."""
    table: dict[str, object] = {
        "expansion": "on",
        "phase": "action",
        "at": {"A": "halcyon"},
        "characters": {"A": "quill_vance", "B": "hx9", "C": "grath", "D": "lando_calrissian"},
        "credits": {"A": 20_000},
        "contacts": {
            "halcyon_left": "pell_draxo", "halcyon_right": "mira_saan",
            "halcyon_middle": "dax_marlowe",
        },
    } | more  # fmt: skip
    return scenario(**table).act("market")  # type: ignore[arg-type]


def turned_up(card: str, players: int = 2, **more: object) -> Scenario:
    """A buys the card that lies on this one."""
    deck, before = BEFORE[card[:2]]
    people = dict(list({"A": "quill_vance", "B": "hx9", "C": "grath"}.items())[:players])
    table: dict[str, object] = {
        "players": players, "characters": people, "tops": {deck: before}, "under": {deck: [card]},
    } | more  # fmt: skip
    bought = shopping(**table).pick("none", before)
    assert bought.top(deck) == card
    return bought


@rule("RIM-46.1", "RIM-46.2", "RIM-R113")
def test_the_icon_turns_up_a_hidden_contact_of_ones_choice() -> None:
    table = turned_up("bt15x")
    assert table.asked() == [("A", "reveal_contact")]
    assert table.options() == sorted(f"spot:{spot}" for spot in HERE)
    table.pick("halcyon_middle")
    assert table.faceup() == ["dax_marlowe"]
    assert table.told("icon_reveals", "B") == [{"card": "bt15x", "space": "halcyon"}]
    assert table.told("meets") == []  # it is not met
    assert table.asked() == [("A", "encounter")]


@rule("RIM-46.2", "RIM-R112")
@pytest.mark.parametrize(("card", "most"), ICONS.items())
def test_it_counts_only_with_so_many_players(card: str, most: int) -> None:
    for players in (2, 3, 4):
        table = turned_up(card, players)
        reveals = table.asked() == [("A", "reveal_contact")]
        assert reveals == (players <= most), players


@rule("RIM-46.1")
@pytest.mark.parametrize(("card", "icon"), PATROL_ICONS.items())
def test_the_other_cards_of_the_expansion_move_a_patrol(card: str, icon: str) -> None:
    """From so far it arrives; from one space farther it does not."""
    faction, n = FACTIONS[icon[0]], int(icon[1])
    assert patrols(turned_up(card, patrols={faction: (LANE[n], 2)})) == CORE_HOME | {
        faction: "halcyon"
    }
    underway = turned_up(card, patrols={faction: (LANE[n + 1], 2)})
    if underway.asked() == [("A", "patrol_path")]:
        underway.pick("t2_b")
    assert patrols(underway) == CORE_HOME | {faction: "t2_b"}
    assert underway.faceup() == []


@rule("RIM-10.1", "RIM-46.1")
@pytest.mark.parametrize("card", ["gm14x", "gm19x", "gm23x", "jb20x", "lx13x"])
def test_some_cards_have_no_icon(card: str) -> None:
    near = dict.fromkeys(CORE_HOME, ("t2_b", 1))
    table = turned_up(card, patrols=near)
    assert patrols(table) == dict.fromkeys(CORE_HOME, "t2_b")
    assert table.told("icon_reveals") == []
    assert table.faceup() == []


@rule("RIM-46.1", "RIM-10.1")
def test_every_card_of_the_expansion_is_turned_up_in_these_tests() -> None:
    pack = scenario(expansion="on").g.cards
    base = set(scenario().g.pack.names["card"])
    markets = set(range(6))
    added = {
        name
        for card, name in enumerate(pack.names["card"])
        if pack.of_deck[card] in markets and name not in base and not name.endswith("_rotated")
    }
    none = {"gm14x", "gm19x", "gm23x", "jb20x", "lx13x"}
    assert added == {*ICONS, *PATROL_ICONS, *none}


@rule("RIM-46.2")
def test_with_one_hidden_contact_nobody_is_asked_and_with_none_nothing_happens() -> None:
    one = turned_up("bt15x", faceup=["halcyon_left", "halcyon_right"])
    assert one.faceup() == ["dax_marlowe", "mira_saan", "pell_draxo"]
    assert one.asked() == [("A", "encounter")]
    none = turned_up("bt15x", faceup=HERE)
    assert none.told("icon_reveals") == []
    assert none.asked() == [("A", "encounter")]


@rule("RIM-46.3", "RIM-R100")
def test_somebody_who_is_played_leaves_and_another_one_is_turned_up() -> None:
    """B plays HX-9."""
    table = turned_up(
        "bt15x",
        contacts={
            "halcyon_left": "pell_draxo", "halcyon_right": "mira_saan", "halcyon_middle": "hx9",
        },
    )  # fmt: skip
    table.pick("halcyon_middle")
    assert table.zone("gone") == ["hx9"]
    assert table.asked() == [("A", "reveal_contact")]
    assert table.options() == ["spot:halcyon_left", "spot:halcyon_right"]
    table.pick("halcyon_left")
    assert table.faceup() == ["pell_draxo"]
    assert table.asked() == [("A", "encounter")]
    last = turned_up("bt15x", contacts={"halcyon_middle": "hx9"}, empty=HERE[:2])
    assert last.contact("halcyon_middle") is None
    assert last.faceup() == []
    assert ("A", "reveal_contact") not in last.asked()


@rule("RIM-46.4")
def test_off_a_planet_it_has_no_effect() -> None:
    """Free Trader, at a navpoint without patrol: Buy(cargo,-1k)."""
    table = scenario(
        expansion="on",
        phase="encounter",
        at={"A": "t4_c"},
        characters={"A": "quill_vance"},
        credits={"A": 9000},
        encounter="enc_7-6",
        tops={"cargo": "cg01"},
        under={"cargo": ["cg22x"]},
    )
    table.pick("cg01")
    assert table.top("cargo") == "cg22x"
    assert table.faceup() == []
    assert table.asked() == [("B", "plan")]


@rule("RIM-46.4", "RIM-R129")
def test_in_the_core_worlds_there_is_nobody_to_turn_up() -> None:
    table = turned_up("bt15x", at={"A": "spinward_core"}, contacts={})
    assert table.faceup() == []
    assert table.told("icon_reveals") == []


@rule("RIM-46.1", "RIM-45.2")
def test_a_card_turned_up_by_a_discard_brings_nobody_to_light() -> None:
    table = shopping(players=2, characters={"A": "quill_vance"}, tops={"bounty": "bt02"},
                     under={"bounty": ["bt15x"]})  # fmt: skip
    table.pick("deck:bounty")
    assert table.top("bounty") == "bt15x"
    assert table.faceup() == []
    assert table.asked()[0][1] != "reveal_contact"


@rule("RIM-46.1")
def test_a_card_that_is_gained_counts_like_one_that_is_bought() -> None:
    """Weapon Drop on Cindervale: May(pay 2k){Free(gear_mod)}; below lies an icon."""
    table = scenario(
        expansion="on",
        players=2,
        phase="encounter",
        at={"A": "cindervale", "B": "scraphaven"},
        characters={"A": "quill_vance"},
        credits={"A": 9000},
        encounter="enc_5-5",
        tops={"gear_mod": "gm01"},
        under={"gear_mod": ["gm21x"]},
    ).pick("space")
    table.choose(table.options()[-1]).pick("gm01")
    assert table.asked() == [("A", "reveal_contact")]


@rule("RIM-R113")
def test_of_two_icons_the_patrol_comes_first(tmp_path: Path) -> None:
    both = gear("gm02", "[{ static = [{ ground = 1 }] }]") + (
        'patrol_icon = ["hutt", 3]\nreveal_icon = [1, 4]\n'
    )
    table = shopping(
        content=own(tmp_path, both),
        tops={"gear_mod": "gm01"},
        under={"gear_mod": ["gm02"]},
        patrols={"hutt": ("t3_c", 1)},
    ).pick("none", "gm01")
    assert table.asked() == [("A", "patrol_path")]
    table.choose(table.options()[0])
    assert table.asked() == [("A", "reveal_contact")]

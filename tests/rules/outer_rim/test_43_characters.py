"""RIM-43: bounties on the characters of players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shipboard.games.outer_rim.state import Treated
from tests.rule import rule

from .own import own
from .scenario import Scenario, scenario

# Every bounty of the expansion, and bounties of the base game, by the character that they are for.
HUNTED = {
    "bt13x": "vask_orrin", "bt14x": "grath", "bt15x": "hx9", "bt16x": "senna_korr",
    "bt17x": "dax_marlowe", "bt18x": "lando_calrissian", "bt19x": "tamsin_rook",
    "bt20x": "gale_rider", "bt21x": "hondo_ohnaka", "bt03": "dengar", "bt04": "tarrukk",
    "bt07": "murrogh",
}  # fmt: skip
WON, LOST = ("crit crit crit", "blank blank blank"), ("blank blank blank", "hit blank blank")


def hunting(bounty: str = "bt14x", **more: Any) -> Scenario:
    """A holds a bounty for B; both are on Halcyon. Unless said otherwise B is Grath."""
    target = HUNTED[bounty]
    hunter = "vask_orrin" if target == "dax_marlowe" else "dax_marlowe"
    third = "cad_bane"
    table: dict[str, Any] = {
        "phase": "encounter",
        "at": {"A": "halcyon", "B": "halcyon"},
        "characters": {"A": hunter, "B": target, "C": third},
        "assets": {"A": [bounty]},
        "expansion": "on",
        "empty": ["halcyon_left", "halcyon_middle", "halcyon_right"],
    } | more
    return scenario(**table)


def fought(table: Scenario, *dice: str, bounty: str = "bt14x") -> Scenario:
    """The fight for this bounty with these dice, which nobody changes."""
    table.dice(*dice).answer("A", "encounter", f"hunt:{bounty}")
    while table.asked()[0][1] in ("dice", "dice_against", "use_now"):
        table.choose("done")
    return table


@rule("RIM-43.1", "RIM-43.2", "RIM-R104")
def test_whoever_holds_the_bounty_may_fight_that_player_as_the_encounter() -> None:
    table = hunting()
    assert table.asked() == [("A", "encounter")]
    assert table.options() == ["hunt:bt14x", "space"]
    fought(table, *WON)
    assert table.told("comes_for") == [{"seat": 0, "seat_hunted": 1, "card": "bt14x"}]
    assert table.told("player_fought") == [{"seat": 0, "seat_foe": 1, "battle": "on the ground"}]


@rule("RIM-43.2", "RIM-21.2")
def test_elsewhere_it_is_a_fight_of_ships() -> None:
    table = hunting(at={"A": "t2_m", "B": "t2_m"}, encounter="enc_7-3")
    fought(table, "hit hit", "blank blank")  # two G9 Riggers
    assert table.told("player_fought")[0]["battle"] == "with ships"
    assert table.damage("B") == (0, 2)
    assert table.credits("A") == 5000


@rule("RIM-43.2")
@pytest.mark.parametrize(
    "more",
    [
        {"at": {"A": "halcyon", "B": "t2_a"}},
        {"defeated": ["B"], "damage": {"B": (4, 0)}},
        {"characters": {"A": "dax_marlowe", "B": "hx9"}},
        {"assets": {"C": ["bt14x"]}},
    ],
)
def test_it_needs_that_player_here_and_on_their_feet(more: dict[str, Any]) -> None:
    table = hunting(**more)
    assert not [option for option in table.options() if option.startswith("hunt:")]


@rule("RIM-43.2", "RIM-14.2")
def test_a_hostile_patrol_comes_first() -> None:
    table = hunting(patrols={"rebel": ("halcyon", 1)}, reputation={"A": {"rebel": -1}})
    assert table.told("patrol_fought") == [{"seat": 0, "faction": "rebel", "number": 1}]


@rule("RIM-43.7")
def test_a_bounty_for_oneself_can_be_held_and_not_be_used() -> None:
    table = hunting(assets={"B": ["bt14x"]}, active="B")
    assert table.asked() == [("C", "plan")]  # B had nothing but the space to encounter
    assert table.assets("B") == ["bt14x"]
    deal = hunting(phase="action", assets={"A": ["bt14x"]})
    deal.act("trade", "seat:1", "give:bt14x", "propose", "accept")
    assert deal.assets("B") == ["bt14x"]


@rule("RIM-43.3")
def test_whoever_loses_keeps_the_bounty() -> None:
    table = fought(hunting(), *LOST)
    assert (table.assets("A"), table.credits("A"), table.fame("A")) == (["bt14x"], 0, 0)
    assert table.damage("A") == (1, 0)
    assert table.told("completes_bounty") == []


@rule("RIM-43.4", "RIM-43.5", "RIM-43.6")
@pytest.mark.parametrize("bounty", HUNTED)
def test_a_completed_one_pays_the_same_whatever_its_card_says(bounty: str) -> None:
    """No capture, none of the rewards of the card, nothing that it says for afterwards."""
    table = hunting(bounty, at={"A": "t2_m", "B": "t2_m"}, damage={"A": (0, 0)})
    ship = table.values("B")["ship"]
    fought(table, "hit hit", " ".join(["blank"] * ship), bounty=bounty)
    assert table.told("completes_bounty") == [{"seat": 0, "card": bounty}]
    assert table.credits("A") == 5000
    assert (table.assets("A"), table.captured()) == ([], [])
    assert bounty in table.zone("removed")
    assert [gain["number"] for gain in table.told("fame_gained")] == [1]
    assert table.told("credits_gained")[0] == {"seat": 0, "number": 5000}
    assert table.told("standing_is") == []  # B is neutral with all


@rule("RIM-43.4", "RIM-R105")
def test_the_hunter_pleases_one_faction_and_angers_another() -> None:
    known = {"B": {"hutt": -1, "rebel": -1, "imperial": 1, "syndicate": 1}}
    table = fought(hunting(reputation=known), *WON)
    assert table.asked() == [("A", "reputation_gain")]
    assert table.options() == ["faction:hutt", "faction:rebel"]
    assert (table.credits("A"), table.fame("A")) == (5000, 1)  # gained before
    table.pick("rebel")
    assert table.asked() == [("A", "reputation_loss")]
    assert table.options() == ["faction:imperial", "faction:syndicate"]
    table.pick("imperial")
    found = {f: table.reputation("A", f) for f in ("hutt", "syndicate", "imperial", "rebel")}
    assert found == {"hutt": 0, "syndicate": 0, "imperial": -1, "rebel": 1}
    assert table.reputation("B", "imperial") == 1  # nothing of B's changes


@rule("RIM-43.4", "RIM-R10")
def test_one_faction_only_is_not_asked_about() -> None:
    table = fought(hunting(reputation={"B": {"hutt": -1, "imperial": 1}}), *WON)
    assert table.active == "B"
    assert (table.reputation("A", "hutt"), table.reputation("A", "imperial")) == (1, -1)


@rule("RIM-R105", "RIM-19.3")
def test_the_choice_is_made_even_where_nothing_comes_of_it() -> None:
    known = {"B": {"hutt": -1, "rebel": -1}, "A": {"hutt": 1, "rebel": 1}}
    table = fought(hunting(reputation=known), *WON)
    assert table.options() == ["faction:hutt", "faction:rebel"]
    table.pick("hutt")
    assert table.told("standing_is") == []


@rule("RIM-R105", "RIM-52.8")
def test_what_counts_as_reputation_for_a_time_counts_here_too() -> None:
    table = hunting(reputation={"B": {"hutt": -1}})
    row = Treated()
    row.seat, row.faction, row.value = 1, 0, 1  # B counts as a friend of the Hutts
    table.g.treated.append(row)
    fought(table, *WON)
    assert table.reputation("A", "hutt") == -1


@rule("RIM-R106", "RIM-R41", "RIM-R49")
def test_where_both_fall_the_hunter_is_paid_first_and_falls_first() -> None:
    """Both have one health left; A's roll is not below B's."""
    table = hunting(damage={"A": (3, 0), "B": (3, 0)}, credits={"B": 4000})
    fought(table, "hit blank blank", "hit blank blank")
    assert table.told("player_defeated") == [{"seat": 0}, {"seat": 1}]
    assert (table.credits("A"), table.credits("B"), table.fame("A")) == (2000, 1000, 1)
    order = [name for name in table.log() if name in ("completes_bounty", "player_defeated")]
    assert order == ["completes_bounty", "player_defeated", "player_defeated"]
    assert table.active == "B"


@rule("RIM-R106")
def test_a_hunter_who_falls_and_loses_keeps_the_bounty() -> None:
    table = fought(hunting(damage={"A": (3, 0)}), "blank blank blank", "hit blank blank")
    assert table.defeated("A")
    assert table.assets("A") == ["bt14x"]


REACTING = """
[[change.market]]
id = "gm01"
abilities = [
  {{ trigger = "bounty_reward", detail = "{detail}", do = [{{ credits = 1000 }}] }},
]
"""


@rule("RIM-R107")
@pytest.mark.parametrize(
    ("detail", "credits"), [("any", 6000), ("character", 6000), ("eliminate", 5000),
                            ("capture", 5000)],
)  # fmt: skip
def test_what_reacts_to_bounties_reacts_once(
    detail: str,
    credits: int,  # noqa: A002
    tmp_path: Path,
) -> None:
    content = own(tmp_path, REACTING.format(detail=detail))
    table = hunting(assets={"A": ["bt14x", "gm01"]}, content=content)
    fought(table, "crit crit crit crit", "blank blank blank")
    assert table.credits("A") == credits


@rule("RIM-R107")
def test_the_amounts_of_the_card_cannot_be_changed_where_they_do_not_count() -> None:
    """Ancestral Plate would set the credits of the bounty to 0 for 1 additional fame."""
    plate = "lx03"
    table = hunting(assets={"A": ["bt14x", plate]})
    fought(table, *WON)
    assert table.told("ability_used") == []
    assert (table.credits("A"), table.fame("A")) == (5000, 1)


@rule("RIM-R107", "RIM-24.2")
def test_it_counts_for_the_goal_of_vask_orrin() -> None:
    table = hunting(characters={"A": "vask_orrin", "B": "grath", "C": "hx9"}, tokens={"A": 1})
    fought(table, *WON)
    assert table.flipped("A")
    assert table.fame("A") == 2


@rule("RIM-R104")
def test_a_bounty_for_somebody_whom_nobody_plays_follows_the_base_rules() -> None:
    table = hunting(
        characters={"A": "dax_marlowe", "B": "hx9"}, empty=[], assets={"A": ["bt21x"]},
        contacts={"halcyon_left": "hondo_ohnaka"},
    )  # fmt: skip
    assert not [option for option in table.options() if option.startswith("hunt:")]
    table.answer("A", "encounter", "contact:halcyon_left")
    assert table.asked() == [("A", "fight_or_talk")]


@rule("RIM-R104")
def test_it_is_one_also_while_the_contact_is_still_on_the_map() -> None:
    table = hunting("bt04", contacts={"deepmere_left": "tarrukk"})
    assert "hunt:bt04" in table.options()


# Challenges: Mirror Hull.


@rule("RIM-18.1", "RIM-21.5")
def test_who_has_a_mirror_hull_can_be_challenged_by_anybody_in_the_space() -> None:
    table = hunting(assets={"B": ["lx12x"]}, ships={"B": "kestrel"})
    assert table.options() == ["challenge:1", "space"]
    table.dice("hit hit", "blank blank blank").answer("A", "encounter", "challenge:1")
    assert table.told("player_fought") == [{"seat": 0, "seat_foe": 1, "battle": "with ships"}]
    assert table.assets("B") == []  # lost in a fight of ships
    assert (table.credits("A"), table.fame("A"), table.damage("B")) == (0, 0, (0, 2))


@rule("RIM-23.7")
@pytest.mark.parametrize(
    "more",
    [
        {"at": {"A": "halcyon", "B": "t2_a"}},
        {"defeated": ["B"], "damage": {"B": (4, 0)}},
        {"assets": {"A": ["lx12x"]}, "ships": {"A": "kestrel"}},
    ],
)
def test_nobody_else_can_be_challenged(more: dict[str, Any]) -> None:
    hull: dict[str, Any] = {"assets": {"B": ["lx12x"]}, "ships": {"B": "kestrel"}}
    table = hunting(**hull | more)
    assert table.asked() != [("A", "encounter")]  # nothing but the space could be met


# Shock Staff: whoever is beaten with it is captured.


@rule("RIM-43.6")
def test_the_shock_staff_is_of_no_use_against_a_character() -> None:
    table = hunting(assets={"A": ["bt14x", "gm19x"]})
    fought(table, *WON)
    assert table.told("ability_used") == []
    assert table.credits("A") == 5000

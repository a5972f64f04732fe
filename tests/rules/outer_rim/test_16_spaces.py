"""RIM-16: the cards of a space, and what is kept of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .market_place import do
from .own import own, section
from .scenario import Scenario, scenario
from .space_cards import reading

FACTIONS = ("hutt", "syndicate", "imperial", "rebel")


# Which section.


@rule("RIM-16.1", "RIM-16.2")
@pytest.mark.parametrize(
    ("space", "section"),
    [
        ("auric_bay", "enc_1-4A"),
        ("scraphaven", "enc_1-4B"),
        ("halcyon", "enc_2-9A"),
        ("deepmere", "enc_2-3B"),
        ("gloomrock", "enc_3-9A"),
        ("maelstrom", "enc_3-9B"),
        ("murkholm", "enc_4-3A"),
        ("twinsand", "enc_4-5B"),
        ("serenna", "enc_5-9A"),
        ("cindervale", "enc_5-4B"),
        ("takodana", "enc_6-9A"),
        ("ring_of_kafrene", "enc_6-8B"),
        ("t2_m", "enc_7-8N"),
        ("t5_e", "enc_7-8N"),
        ("e1_r", "enc_7-5P"),
    ],
)
def test_the_section_of_the_space_is_read_from_the_deck_of_the_space(
    space: str, section: str
) -> None:
    """Both planets of a tile share a deck, and so do all navpoints; everybody hears it."""
    table = reading(section[:-1], space)
    if section == "enc_5-9A":  # a secret, which nobody hears
        assert table.secrets("A") == ["enc_5-9"]
        return
    for viewer in (None, "A", "B"):
        assert table.told("reads_section", viewer)[0] == {"seat": 0, "section": section}


@rule("RIM-16.2")
@pytest.mark.parametrize(("patrol", "section"), [("t2_m", "enc_7-2P"), ("t2_b", "enc_7-2N")])
def test_of_a_navpoint_card_the_section_for_the_situation_is_read(
    patrol: str, section: str
) -> None:
    """Escort Duty with a patrol here, otherwise Meteor Swarm: T(piloting){+3k}{dmgS1}."""
    table = reading("enc_7-2", "t2_m", dice="hit blank", patrols={"imperial": (patrol, 1)})
    assert table.told("reads_section") == [{"seat": 0, "section": section}]
    assert table.credits("A") == 2000 + (1000 if section == "enc_7-2P" else 3000)
    assert table.bottom("enc_7") == "enc_7-2"


CONDITIONS = """
[[replace.encounter]]
id = "enc_4-1"
deck = "enc_4"
sections = [
  { id = "enc_4-1A", place = "murkholm", do = [{ credits = 1000 }] },
  { id = "enc_4-1B", place = "twinsand", if = { credits = 9000 }, do = [{ credits = 2000 }] },
  { id = "enc_4-1C", place = "twinsand", if = { credits = 6000 }, do = [{ credits = 3000 }] },
  { id = "enc_4-1D", place = "twinsand", do = [{ credits = 4000 }] },
]
"""


@rule("RIM-R74", "RIM-16.2")
@pytest.mark.parametrize(
    ("at", "had", "gains"),
    [
        ("murkholm", 9000, 1000),
        ("twinsand", 9000, 2000),  # two conditions hold: the first
        ("twinsand", 6000, 3000),
        ("twinsand", 0, 4000),  # a section without a condition always holds
    ],
)
def test_the_first_section_of_the_place_whose_condition_holds_is_read(
    at: str, had: int, gains: int, tmp_path: Path
) -> None:
    table = scenario(
        phase="encounter",
        at={"A": at},
        credits={"A": had},
        content=own(tmp_path, CONDITIONS),
        encounter="enc_4-1",
    ).answer("A", "encounter", "space")
    assert table.credits("A") == had + gains


@rule("RIM-R74")
def test_a_card_without_a_section_that_holds_is_discarded_without_effect(tmp_path: Path) -> None:
    text = "\n".join(line for line in CONDITIONS.split("\n") if "enc_4-1D" not in line)
    table = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        credits={"A": 5000},
        content=own(tmp_path, text),
        encounter="enc_4-1",
    ).answer("A", "encounter", "space")
    assert table.credits("A") == 5000
    assert table.told("reads_section") == []
    assert table.bottom("enc_4") == "enc_4-1"
    assert table.asked() == [("B", "plan")]


# What is kept.


@rule("RIM-16.3", "RIM-R311")
def test_a_cargo_from_a_card_is_placed_instead_of_discarded() -> None:
    """Salvage Rights: Gain(cargo), Crated Engines for Deepmere; with a slot nobody is asked."""
    table = reading("enc_1-9", "scraphaven")
    assert table.assets("A") == ["enc_1-9"]
    assert "enc_1-9" not in table.zone("deck", "enc_1")
    assert table.asked() == [("B", "plan")]


@rule("RIM-16.3")
@pytest.mark.parametrize(
    ("card", "at", "dice", "skill"),
    [
        ("enc_1-6", "scraphaven", "", "strength"),  # LD-2 Loader
        ("enc_2-6", "halcyon", "crit blank", "tactics"),  # Cadet Ione Pask
        ("enc_4-5", "twinsand", "", "stealth"),  # Runa Desh
        ("enc_7-7", "t2_m", "", "stealth"),  # Pim
    ],
)
def test_of_a_kept_card_only_the_asset_part_is_in_force(
    card: str, at: str, dice: str, skill: str
) -> None:
    table = reading(card, at, dice=dice)
    if table.asked() == [("A", "may")]:
        do(table)
    assert table.assets("A") == [card]
    assert table.values("A")["skills"][skill] == 1
    assert table.zone("aboard", "A") == []  # no contact
    table.check_whole()


@rule("RIM-R75", "RIM-R311", "RIM-3.5")
@pytest.mark.parametrize("answer", ["decline", "cg05"])
def test_without_a_slot_one_makes_room_or_the_card_is_discarded(answer: str) -> None:
    table = reading("enc_1-9", "scraphaven", assets={"A": ["cg05"]})
    assert table.asked() == [("A", "make_room")]
    assert table.options() == ["card:cg05", "decline"]
    table.pick(answer)
    if answer == "decline":
        assert table.assets("A") == ["cg05"]
        assert table.bottom("enc_1") == "enc_1-9"
    else:
        assert table.assets("A") == ["enc_1-9"]
        assert table.bottom("cargo") == "cg05"


@rule("RIM-R310")
def test_a_gain_that_could_make_room_is_offered() -> None:
    """Market Urchin: May(pay 2k){Gain(crew)}: the only crew could go."""
    table = reading("enc_4-5", "twinsand", assets={"A": ["pell_draxo"]})
    assert table.asked() == [("A", "may")]
    do(table)
    assert table.options() == ["card:pell_draxo", "decline"]


# What is not there.


@rule("RIM-R82")
@pytest.mark.parametrize("seen", [0, 1, 2])
def test_without_a_contact_to_turn_up_the_rest_is_resolved(seen: int) -> None:
    """Hidden Cell: If(rep(R)>0){Reveal(1);+3k}{..}."""
    here = {"deepmere_left": "nimble_sook", "deepmere_right": "dengar"}
    table = reading(
        "enc_2-4",
        "deepmere",
        contacts=here,
        faceup=[*here][:seen],
        reputation={"A": {"rebel": 1}},
    )
    if not seen:
        assert table.asked() == [("A", "target_contact")]
        table.pick("deepmere_left")
    assert len(table.faceup()) == max(1, seen) + (seen == 1)
    assert table.credits("A") == 5000


@rule("RIM-R76")
@pytest.mark.parametrize(
    ("card", "at", "gained"),
    [("enc_6-1", "takodana", [0, 0, 0, 0]), ("enc_2-1", "halcyon", [0, 0, 1, 0])],
)
def test_the_faction_of_a_planet_without_icon_is_nobodys(
    card: str, at: str, gained: list[int], tmp_path: Path
) -> None:
    text = '[{ reputation = ["here", 1] }, { credits = 1000 }]'
    table = reading(card, at, content=own(tmp_path, section(card, at, text)))
    assert table.credits("A") == 3000
    assert [table.reputation("A", faction) for faction in FACTIONS] == gained


# Planets and their factions.


@rule("RIM-16.5")
@pytest.mark.parametrize(
    ("card", "planet", "dice", "faction"),
    [
        ("enc_1-6", "auric_bay", "crit blank", "syndicate"),
        ("enc_2-2", "halcyon", "crit blank", "imperial"),
        ("enc_3-2", "gloomrock", "crit blank", "syndicate"),
        ("enc_4-1", "murkholm", "crit blank", "hutt"),
        ("enc_5-1", "cindervale", "crit blank", "rebel"),
    ],
)
def test_planets_with_an_icon_give_reputation_with_their_faction(
    card: str, planet: str, dice: str, faction: str
) -> None:
    table = reading(card, planet, dice=dice)
    assert table.reputation("A", faction) == 1


@rule("RIM-16.5")
@pytest.mark.parametrize(
    ("card", "planet", "faction", "money"),
    [
        ("enc_1-9", "auric_bay", "syndicate", 4000),
        ("enc_2-9", "halcyon", "imperial", 5000),
        ("enc_5-3", "serenna", "imperial", 4000),
    ],
)
def test_planets_with_an_icon_pay_their_friends(
    card: str, planet: str, faction: str, money: int
) -> None:
    table = reading(card, planet, reputation={"A": {faction: 1}})
    assert table.credits("A") == 2000 + money


@rule("RIM-16.5")
@pytest.mark.parametrize(
    ("planet", "rewards"),
    [
        ("auric_bay", "gambling, luxury, the Syndicate"),
        ("scraphaven", "gear, mods, repairs"),
        ("maelstrom", "danger, fame"),
        ("takodana", "crew, rumours"),
        ("ring_of_kafrene", "black market, stealth"),
    ],
)
def test_everybody_can_read_for_what_a_planet_is_known(planet: str, rewards: str) -> None:
    table = scenario()
    text = table.g.pack.texts["space"][table.number("space", planet)].lower()
    assert all(reward.lower() in text for reward in rewards.split(", "))


# Another player in the space.


OPP = (
    '[{ if = "opp", then = [{ as = ["opp", [{ credits = 2000 }]] }], else = [{ credits = 5000 }] }]'
)
FIGHT = (
    '[{ if = "opp", then = [{ fight_player = "any", win = [{ fame = 1 }] }], '
    "else = [{ credits = 5000 }] }]"
)


def in_company(folder: Path, text: str, **more: object) -> Scenario:
    """A and B, perhaps C too, on Twinsand, whose card asks for another player."""
    return scenario(
        **{  # type: ignore[arg-type]
            "phase": "encounter",
            "at": {"A": "twinsand", "B": "twinsand", "C": "twinsand"},
            "characters": {"A": "dax_marlowe"},
            "content": own(folder, section("enc_4-1", "twinsand", text)),
            "encounter": "enc_4-1",
        }
        | more
    ).answer("A", "encounter", "space")


@rule("RIM-R316")
def test_one_of_the_other_players_here_is_chosen_as_the_section_starts(tmp_path: Path) -> None:
    table = in_company(tmp_path, OPP)
    assert table.asked() == [("A", "target_player")]
    assert table.options() == ["seat:1", "seat:2"]
    table.pick("seat:2")
    assert [table.credits(seat) for seat in "ABC"] == [0, 0, 2000]


@rule("RIM-R316")
def test_without_another_player_the_second_block_is_resolved(tmp_path: Path) -> None:
    table = in_company(tmp_path, OPP, at={"A": "twinsand", "B": "t2_a", "C": "t2_a"})
    assert [table.credits(seat) for seat in "ABC"] == [5000, 0, 0]


@rule("RIM-R316", "RIM-23.7")
def test_a_defeated_player_is_chosen_for_what_is_no_fight(tmp_path: Path) -> None:
    table = in_company(tmp_path, OPP, damage={"B": (4, 0)}, defeated="B")
    assert table.options() == ["seat:1", "seat:2"]


@rule("RIM-R316", "RIM-23.7", "RIM-R85")
@pytest.mark.parametrize(
    ("defeated", "damage", "fame", "money"),
    [
        ("", {"B": (0, 0), "C": (1, 0)}, 1, 0),
        ("C", {"B": (1, 0), "C": (4, 0)}, 1, 0),
        ("BC", {"B": (0, 0), "C": (4, 0)}, 0, 5000),  # B's turn has begun with recovering
    ],
)
def test_a_block_that_fights_wants_somebody_who_is_not_defeated(
    defeated: str, damage: dict[str, tuple[int, int]], fame: int, money: int, tmp_path: Path
) -> None:
    """Of B and C, whoever stands; without such a player the second block is resolved."""
    table = in_company(
        tmp_path,
        FIGHT,
        damage=dict.fromkeys(defeated, (4, 0)),
        defeated=defeated,
        rolled=["hit blank blank", "blank blank blank"],
    )
    if not defeated:
        assert table.options() == ["seat:1", "seat:2"]
        table.pick("seat:2")
    assert {seat: table.damage(seat) for seat in "BC"} == damage
    assert (table.fame("A"), table.credits("A")) == (fame, money)


@rule("RIM-R2", "RIM-16.2")
def test_what_others_do_is_over_before_the_text_goes_on(tmp_path: Path) -> None:
    text = '[{ each = "any", do = [{ credits = 1000 }] }, { credits = 5000 }]'
    table = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        encounter="enc_4-1",
        content=own(tmp_path, section("enc_4-1", "twinsand", text)),
    ).pick("space")
    assert [table.credits(seat) for seat in "ABC"] == [5000, 1000, 1000]

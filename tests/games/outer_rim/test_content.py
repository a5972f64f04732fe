"""The sets of Outer Rim in numbers, and content of one's own."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from shipboard.games.outer_rim import content, face
from shipboard.games.outer_rim import pack as p
from shipboard.games.outer_rim.pack import RimPack
from shipboard.games.outer_rim.rules import customs
from shipboard.games.outer_rim.rules import effects as e
from shipboard.games.outer_rim.table import GAME
from shipboard.kernel.content import PackError

PLANETS = (
    "auric_bay", "scraphaven", "halcyon", "deepmere", "gloomrock", "maelstrom", "murkholm",
    "twinsand", "serenna", "cindervale", "takodana", "ring_of_kafrene",
)  # fmt: skip
DISTANCES = """
0 3 3 4 7 7 10 10 13 14 16 17
3 0 4 3 7 6 10 9 13 13 16 16
3 4 0 2 4 5 7 8 10 12 13 14
4 3 2 0 4 3 7 6 10 10 13 13
7 7 4 4 0 1 4 4 7 8 10 11
7 6 5 3 1 0 4 3 7 7 10 10
10 10 7 7 4 4 0 3 3 5 6 7
10 9 8 6 4 3 3 0 4 4 7 7
13 13 10 10 7 7 3 4 0 2 3 4
14 13 12 10 8 7 5 4 2 0 4 3
16 16 13 13 10 10 6 7 3 4 0 1
17 16 14 13 11 10 7 7 4 3 1 0
"""
# As the specification prints them.
PRINTED = """
[[replace.market]]
id = "gm05"
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

[[replace.encounter]]
id = "enc_1-2"
deck = "enc_1"
sections = [
  { id = "enc_1-2A", place = "auric_bay", do = [
    { test = "influence", pass = [{ credits = 4000 }], fail = [{ credits = -1000 }] },
  ] },
  { id = "enc_1-2B", place = "scraphaven", do = [
    { test = "strength", pass = [{ credits = 3000 }], fail = [{ damage = ["char", 1] }] },
  ] },
]
"""
BOUNTY = """
[[market]]
id = "bt90"
deck = "bounty"
type = "bounty"
target = "{target}"
fight = ["ground", 3]
eliminate = [{{ credits = 1000 }}]
destination = "{destination}"
reward = [{{ fame = 1 }}]
"""


@pytest.fixture(scope="module")
def pack() -> RimPack:
    """The house set."""
    return content.load({"content": "house"})


def more(text: str, path: Path) -> RimPack:
    """The house set with a file of one's own over it."""
    path.write_text(text, encoding="utf-8")
    return content.load({"content": f"house,file:{path}"})


def refused(text: str, path: Path) -> list[str]:
    """What is wrong with such a file."""
    with pytest.raises(PackError) as error:
        more(text, path)
    return error.value.problems


def test_the_map_has_its_spaces_paths_and_distances(pack: RimPack) -> None:
    assert len(pack.names["space"]) == 44
    assert len(set(pack.paths)) == len(pack.names["path"]) == 51
    numbers = [pack.names["space"].index(name) for name in PLANETS]
    found = [[pack.distance[one][other] for other in numbers] for one in numbers]
    assert found == [[int(n) for n in line.split()] for line in DISTANCES.split("\n") if line]


def test_no_two_spaces_lie_too_near_each_other(pack: RimPack) -> None:
    points = pack.points
    for i, (x, y) in enumerate(points):
        assert all((x - a) ** 2 + (y - b) ** 2 >= 45**2 for a, b in points[:i])


def test_there_are_as_many_cards_of_each_sort_as_the_rulebook_says(pack: RimPack) -> None:
    decks = Counter(pack.backs["card"])
    assert [decks[name] for name in p.MARKET_DECKS] == [12, 13, 13, 13, 10, 9]
    assert [decks[f"enc_{number}"] for number in range(1, 8)] == [10] * 7
    assert decks[p.DATABANK] == 53
    copies = {1: 4, 40: 2, 41: 2, 42: 2, 43: 2, 44: 2, 45: 2, 90: 4, 91: 3, 92: 3}
    for number, cards in pack.by_number.items():
        assert len(cards) == copies.get(number, 1)


def test_there_is_a_contact_for_each_space_of_its_class(pack: RimPack) -> None:
    assert Counter(pack.contact_class) == Counter(pack.spot_class) == {0: 8, 1: 8, 2: 6}


def test_sixteen_patrols_eight_characters_ten_ships(pack: RimPack) -> None:
    assert pack.patrol_combat == [[3, 4, 5, -1], [2, 4, 5, -1], [3, 5, 6, -1], [2, 3, 5, -1]]
    assert pack.patrol_fame == [[0, 1, 2, 0], [0, 1, 1, 0], [0, 1, 2, 0], [0, 0, 2, 0]]
    assert len(pack.names["character"]) == 8
    assert (len(pack.names["ship"]), len(pack.starters)) == (10, 2)


def test_39_of_70_market_cards_move_a_patrol(pack: RimPack) -> None:
    assert sum(bool(icon) for icon in pack.patrol_icon) == 39


def test_every_encounter_deck_of_the_house_set_has_one_secret(pack: RimPack) -> None:
    secrets = [section for found in pack.sections for section in found if section.secret]
    assert len(secrets) == 7
    assert all(moments for moments in pack.secret_moments[len(p.MARKET_DECKS) :])
    assert not any(pack.secret_moments[: len(p.MARKET_DECKS)])


def test_every_section_has_a_title_and_a_scene_and_says_what_it_does(pack: RimPack) -> None:
    for number, name in enumerate(pack.names["section"]):
        assert pack.titles["section"][number]
        assert pack.scenes[number]
        assert (
            name.endswith((".fight", ".eliminated", ".delivered")) or pack.texts["section"][number]
        )


def test_every_card_says_what_it_does(pack: RimPack) -> None:
    assert all(pack.texts["card"])
    assert all(pack.titles["card"])
    for pool in ("card", "contact", "character", "ship", "section", "ability"):
        for design in range(len(pack.names[pool])):
            assert face.face(pack, pool, design)["icon"]


# What a set can say otherwise of a card, a character and a patrol.
OF_CARDS = (
    "type", "traits", "cost", "destination", "skills", "tests", "critical", "target", "fight_kind",
    "fight_value", "reward", "eliminate", "after_reward", "on_purchase", "steps", "patrol_icon",
)  # fmt: skip
OF_CHARACTERS = ("health", "ground", "character_skills", "character_goal", "starts_with")
OF_PATROLS = ("patrol_combat", "patrol_reward")


def spelled(pack: RimPack, part: Any) -> Any:
    """A part of a text with its blocks in their places instead of their numbers."""
    if not isinstance(part, tuple):
        return part
    if part and part[0] in (e.may, e.carry_out, e.choose, customs.pot_stakes):
        numbers = part[1] if isinstance(part[1], tuple) else (part[1],)
        blocks = [pack.blocks[number] for number in numbers]
        return part[0], *[(spelled(pack, b.cost), spelled(pack, b.do)) for b in blocks]
    return tuple(spelled(pack, each) for each in part)


def differing(one: RimPack, other: RimPack, fields: tuple[str, ...], names: list[str]) -> set[str]:
    """The names of those of which the packs say something else."""

    def said(pack: RimPack, field: str, number: int) -> Any:
        value = getattr(pack, field)[number]
        return spelled(pack, tuple(value) if isinstance(value, list) else value)

    return {
        name
        for number, name in enumerate(names)
        if any(said(one, field, number) != said(other, field, number) for field in fields)
    }


def test_the_tuned_set_changes_what_it_names_and_nothing_else(pack: RimPack) -> None:
    tuned = content.load({"content": "tuned"})
    file = Path(str(content.__file__)).with_name("tuned.toml")
    (heading, records), *more = tomllib.loads(file.read_text(encoding="utf-8")).items()
    assert (heading, more) == ("change", [])
    named = {name: {each["id"] for each in found} for name, found in records.items()}
    cards, people = list(pack.names["card"]), list(pack.names["character"])
    assert list(tuned.names["card"]) == cards
    assert differing(pack, tuned, OF_CARDS, cards) == named["market"] | named["databank"]
    assert differing(pack, tuned, OF_CHARACTERS, people) == named["character"]
    factions = {each.rpartition("_")[0] for each in named["patrol"]}
    assert differing(pack, tuned, OF_PATROLS, list(p.FACTION_NAMES)) == factions
    assert len(tuned.every_ability) == len(pack.every_ability)
    assert (tuned.ship_cost, tuned.hull, tuned.slots) == (pack.ship_cost, pack.hull, pack.slots)


def test_the_tuned_set_changes_the_cards_of_the_automatic_hunter_too() -> None:
    options = GAME.choose(1, {"expansion": "on"})
    tuned, house = GAME.load(options), GAME.load(options | {"content": "house"})
    assert isinstance(tuned, RimPack)
    assert isinstance(house, RimPack)
    assert tuned.names["routine"] == house.names["routine"]
    changed = {
        name
        for number, name in enumerate(tuned.names["routine"])
        if tuned.texts["routine"][number] != house.texts["routine"][number]
    }
    assert changed == {"ai_h1", "ai_h2", "ai_h3", "ai_h4", "ai_h5"}


def test_the_tuned_set_is_the_default_and_lies_over_the_expansion_too() -> None:
    chosen = GAME.choose(3, {})
    assert chosen["content"] == "tuned"
    for options in (chosen, chosen | {"expansion": "on"}):
        pack, house = GAME.load(options), GAME.load(options | {"content": "house"})
        assert isinstance(pack, RimPack)
        assert isinstance(house, RimPack)
        vance = pack.names["character"].index("quill_vance")
        assert len(pack.character_skills[vance]) < len(house.character_skills[vance])
        assert pack.names["card"] == house.names["card"]


def test_the_printed_examples_load_as_they_stand(pack: RimPack, tmp_path: Path) -> None:
    same = more(PRINTED, tmp_path / "printed.toml")
    gear, card = (pack.names["card"].index(name) for name in ("gm05", "enc_1-2"))
    assert same.texts["card"][gear] == pack.texts["card"][gear]
    assert [section.do for section in same.sections[card]] == [
        section.do for section in pack.sections[card]
    ]


def test_a_card_of_ones_own_with_two_halves(tmp_path: Path) -> None:
    text = """
[[market]]
id = "cg14x"
name = "Droid Parts"
deck = "cargo"
type = "cargo"
cost = 1000
destination = "scraphaven"
reward = [{ credits = 5000 }, "rotate"]
reveal_icon = [1, 2]

[market.rotated]
name = "Finished Droids"
destination = "serenna"
reward = [{ credits = 9000 }]
"""
    pack = more(text, tmp_path / "more.toml")
    whole, half = (pack.names["card"].index(name) for name in ("cg14x", "cg14x_rotated"))
    assert (pack.other_half[whole], pack.other_half[half]) == (half, whole)
    assert pack.titles["space"][pack.destination[half]] == "Serenna"
    assert pack.number[half] == 0


def test_a_bounty_needs_somebody_to_hunt_and_a_planet_to_go_to(tmp_path: Path) -> None:
    path = tmp_path / "more.toml"
    assert refused(BOUNTY.format(target="nobody", destination="twinsand"), path) == [
        "more.toml: market 'bt90': target: found 'nobody', expected the id of a contact"
    ]
    assert refused(BOUNTY.format(target="ossa_venturi", destination="t1_a"), path) == [
        "more.toml: market 'bt90': destination: found 't1_a', expected a planet"
    ]


def test_a_job_needs_databank_cards_of_its_number(tmp_path: Path) -> None:
    text = '[[change.market]]\nid = "jb05"\nencounter = [{ databank = 77 }]'
    assert refused(text, tmp_path / "more.toml") == [
        "more.toml: market 'jb05': databank: found 77, expected a number that databank cards have"
    ]


def test_what_a_text_names_must_be_there(tmp_path: Path) -> None:
    text = """
[[change.ship]]
id = "kestrel"
abilities = [{ action = true, if = { owned = "nothing" }, do = ["goal_done"] }]
"""
    assert refused(text, tmp_path / "more.toml") == [
        "more.toml: ship 'kestrel': found no card with the id nothing"
    ]


def test_ships_need_a_card_that_sells_them_and_planets_their_contacts(tmp_path: Path) -> None:
    text = '[[remove.market]]\nid = "sh01"\n[[remove.contact]]\nid = "ossa_venturi"'
    assert refused(text, tmp_path / "more.toml") == [
        "contact: found 7 of class white, expected 8: one for each space",
        "ships.toml: ship 'kestrel': found 0 cards that sell it, expected exactly one",
    ]


def test_the_example_in_the_documentation_can_be_read(tmp_path: Path) -> None:
    docs = Path(__file__).parents[3] / "docs" / "content-packs.md"
    example = docs.read_text(encoding="utf-8").partition("## A card for Outer Rim")[2]
    path = tmp_path / "more.toml"
    path.write_text(example.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    pack = content.load({"content": f"house,file:{path}"})
    card = pack.names["card"].index("hop_pack")
    assert pack.cost[card] == 4000
    assert "Cancel 1 crit of your opponent." in pack.texts["card"][card]

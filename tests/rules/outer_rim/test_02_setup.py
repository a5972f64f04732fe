"""RIM-2: setup."""

from __future__ import annotations

import pytest

from shipboard.games.outer_rim.pack import CLASSES, MARKET_DECKS
from shipboard.kernel.cards import DESIGN
from tests.rule import rule

from .scenario import LETTERS, Scenario, scenario

CHARACTERS = [
    "character:dax_marlowe", "character:grath", "character:hx9", "character:lando_calrissian",
    "character:quill_vance", "character:senna_korr", "character:tamsin_rook",
    "character:vask_orrin",
]  # fmt: skip
STARTERS = ["ship:g1a", "ship:g9_rigger"]
STARTING = {  # cards by number, and where their players begin
    90: {"90a": "twinsand", "90b": "deepmere", "90c": "takodana", "90d": "scraphaven"},
    91: {"91a": "halcyon", "91b": "gloomrock", "91c": "takodana"},
    92: {"92a": "murkholm", "92b": "auric_bay", "92c": "cindervale"},
}
STARTS_WITH = {
    "vask_orrin": 90, "grath": 90, "hx9": 90, "senna_korr": 90, "dax_marlowe": 91,
    "lando_calrissian": 91, "quill_vance": 92, "tamsin_rook": 92,
}  # fmt: skip
KNOWN = {  # by the setup lines of the characters
    "vask_orrin": ("hutt", 1), "grath": ("hutt", 1), "senna_korr": ("syndicate", 1),
    "dax_marlowe": ("hutt", -1), "quill_vance": ("imperial", 1), "tamsin_rook": ("imperial", -1),
}  # fmt: skip
FACTIONS = ("hutt", "syndicate", "imperial", "rebel")


def set_up(players: int = 3, seed: int = 0, **options: object) -> Scenario:
    """The set-up up to the first choice of a character."""
    key = seed.to_bytes(8, "little")
    return scenario(phase="setup", players=players, key=key, **options)  # type: ignore[arg-type]


def in_turn_order(table: Scenario) -> list[str]:
    """The seats from the first player on."""
    seats = table.g.players
    return [LETTERS[(table.g.first + i) % seats] for i in range(seats)]


def chosen(table: Scenario, *characters: str, ship: str = "g9_rigger") -> Scenario:
    """Everybody takes these, in turn order; Lando is in favour with the Hutts."""
    for character in characters:
        table.pick(character, ship)
    while table.asked()[0][1] == "setup_reputation":
        table.pick("hutt")
    return table


# The map.


@rule("RIM-2.1")
def test_the_tiles_lie_in_the_standard_order() -> None:
    table = set_up()
    assert [table.g.pack.names["tile"][tile] for tile in table.g.tiles] == [
        "t1", "t2", "t3", "t4", "t5", "t6"
    ]  # fmt: skip
    assert table.adjacent("e1_r") == ["e1_s", "t1_a"]
    assert table.adjacent("e1_s") == ["e1_r", "t1_c"]
    assert table.adjacent("t1_b") == ["auric_bay", "t1_d", "t2_a"]
    assert table.adjacent("t1_d") == ["scraphaven", "t1_b", "t2_c"]
    assert table.adjacent("e2_h") == ["e2_i", "t6_b"]
    assert table.adjacent("e2_i") == ["e2_h", "t6_d"]


@rule("RIM-2.2", "RIM-15.5")
def test_each_factions_first_patrol_lies_on_its_spawn_space() -> None:
    table = set_up()
    assert table.patrol("rebel") == ("e1_r", 1)
    assert table.patrol("syndicate") == ("e1_s", 1)
    assert table.patrol("hutt") == ("e2_h", 1)
    assert table.patrol("imperial") == ("e2_i", 1)


@rule("RIM-2.3")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_patrols_come_from_their_stack_in_the_order_of_their_levels(level: int) -> None:
    table = scenario(
        phase="encounter",
        at={"A": "t6_b"},
        ships={"A": "mantis"},
        ships_flipped=["A"],
        patrols={"rebel": ("t6_b", level)},
    ).dice("crit crit crit crit crit", " ".join(["blank"] * 5))
    table.answer("A", "encounter", "patrol:rebel")
    assert table.patrol("rebel") == ("e1_r", level + 1)


@rule("RIM-2.4", "RIM-1.5", "RIM-R10")
def test_contacts_lie_face_down_where_their_class_belongs() -> None:
    for players in (2, 3, 4):
        table = set_up(players)
        pack = table.g.cards
        for spot, name in enumerate(pack.names["spot"]):
            assert len(table.g.contacts[spot]) == 1
            token = table.g.contacts[spot][0] & DESIGN
            assert pack.contact_class[token] == pack.spot_class[spot]
            for viewer in (None, *LETTERS[:players]):
                assert table.knows(viewer, "contacts", name) == []
        assert table.faceup() == []
        assert table.g.box == []
        assert [pack.backs["contact"][c] for c in range(22)] == [
            CLASSES[pack.contact_class[c]] for c in range(22)
        ]


@rule("RIM-2.4")
def test_who_lies_where_is_random() -> None:
    lying = {set_up(seed=seed).contact("halcyon_left") for seed in range(30)}
    assert len(lying) > 4


@rule("RIM-2.5")
def test_nobody_has_taken_anything_from_the_supplies_yet() -> None:
    table = chosen(set_up(), "grath", "vask_orrin", "senna_korr")
    for seat in "ABC":
        assert table.damage(seat) == (0, 0)
        assert table.tokens(seat) == (0, 0)
    assert table.g.tokened == []


# The first player.


@rule("RIM-2.6")
def test_the_most_hits_and_crits_go_first() -> None:
    table = set_up(2, rolled=["crit hit blank blank focus focus", "crit crit hit blank focus hit"])
    assert table.told("rolled_for_first") == [{"seat": 0, "number": 2}, {"seat": 1, "number": 4}]
    assert table.told("goes_first") == [{"seat": 1}]
    assert table.asked() == [("B", "choose_character")]


@rule("RIM-2.6", "RIM-R9")
def test_a_crit_counts_no_more_than_a_hit() -> None:
    table = set_up(
        2, rolled=["hit hit blank blank blank blank", "crit blank blank blank focus blank"]
    )
    assert table.told("goes_first") == [{"seat": 0}]


@rule("RIM-2.6", "RIM-R9")
def test_only_those_who_are_tied_roll_again() -> None:
    table = set_up(rolled=["hit " * 6, "crit " * 6, "blank " * 3])
    rolls = [(told["seat"], told["number"]) for told in table.told("rolled_for_first")]
    assert rolls[:2] == [(0, 6), (1, 6)]
    assert rolls[2][0] == 2
    assert rolls[2][1] <= 3
    assert [seat for seat, _ in rolls[3:5]] == [0, 1]
    assert 2 not in [seat for seat, _ in rolls[3:]]
    assert table.g.first in (0, 1)


@rule("RIM-2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_leads_alone_in_the_last_roll_is_first(players: int) -> None:
    for seed in range(20):
        table = set_up(players, seed)
        rolls = [(told["seat"], told["number"]) for told in table.told("rolled_for_first")]
        rolling = list(range(players))
        while True:
            part = rolls[: len(rolling)]
            del rolls[: len(rolling)]
            assert [seat for seat, _ in part] == rolling
            most = max(number for _, number in part)
            rolling = [seat for seat, number in part if number == most]
            if len(rolling) == 1:
                break
        assert rolls == []
        assert table.g.first == rolling[0]


# Characters and ships.


@rule("RIM-2.7")
def test_in_turn_order_each_takes_a_free_character_and_a_starter() -> None:
    table = set_up()
    one, two, three = in_turn_order(table)
    assert table.asked() == [(one, "choose_character")]
    assert table.options() == CHARACTERS
    table.pick("grath")
    assert table.asked() == [(one, "choose_starter")]
    assert table.options() == STARTERS
    table.pick("g1a")
    assert table.asked() == [(two, "choose_character")]
    assert table.options() == [name for name in CHARACTERS if name != "character:grath"]
    table.pick("hx9")
    assert table.options() == STARTERS  # everybody may have either
    table.pick("g1a")
    assert table.asked() == [(three, "choose_character")]
    assert table.options() == [
        name for name in CHARACTERS if name not in ("character:grath", "character:hx9")
    ]
    table.pick("senna_korr", "g9_rigger")
    assert [table.character(seat) for seat in (one, two, three)] == ["grath", "hx9", "senna_korr"]
    assert [table.ship(seat) for seat in (one, two, three)] == ["g1a", "g1a", "g9_rigger"]


@rule("RIM-2.8")
def test_everybody_starts_unknown_with_the_goal_side_up() -> None:
    table = chosen(set_up(4), "grath", "hx9", "lando_calrissian", "quill_vance")
    for seat in "ABCD":
        assert not table.flipped(seat)
        assert not table.ship_flipped(seat)
        assert table.fame(seat) == 0
        known = KNOWN.get(table.character(seat), ("hutt", 1))
        if table.character(seat) == "hx9":
            known = ("hutt", 0)
        for faction in FACTIONS:
            assert table.reputation(seat, faction) == (known[1] if faction == known[0] else 0)


@rule("RIM-2.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_later_players_start_with_more(players: int) -> None:
    names = ("grath", "hx9", "senna_korr", "quill_vance")[:players]
    table = chosen(set_up(players), *names)
    purses = [table.credits(seat) for seat in in_turn_order(table)]
    assert purses == [4000, 6000, 8000, 10_000][:players]


# Starting cards.


@rule("RIM-2.10", "RIM-2.11")
@pytest.mark.parametrize("character", sorted(STARTS_WITH))
def test_a_databank_card_of_the_characters_number_says_where_it_begins(character: str) -> None:
    others = [name for name in STARTS_WITH if name != character][:2]
    cards = STARTING[STARTS_WITH[character]]
    found = set()
    for seed in range(12):
        table = chosen(set_up(seed=seed), character, *others)
        seat = in_turn_order(table)[0]
        card = table.assets(seat)[0]
        assert table.assets(seat) == [card]
        assert card in cards
        assert table.where(seat) == cards[card]
        assert card not in table.zone("databank")
        found.add(card)
    assert len(found) > 1  # at random


@rule("RIM-2.10", "RIM-3.4")
def test_nobody_gets_a_starting_card_twice() -> None:
    table = chosen(set_up(4), "vask_orrin", "grath", "hx9", "senna_korr")
    held = sorted(card for seat in "ABCD" for card in table.assets(seat))
    assert held == ["90a", "90b", "90c", "90d"]


@rule("RIM-2.10")
def test_cargo_lies_in_a_cargo_slot_and_all_else_among_jobs_and_bounties() -> None:
    """The one cargo slot of a starter is taken; only a job or a bounty is no hindrance to cargo."""
    for card, makes_room in (("91a", True), ("90a", False), ("92a", False)):
        table = scenario(
            phase="action",
            at={"A": "halcyon"},
            assets={"A": [card]},
            credits={"A": 5000},
            tops={"cargo": "cg04"},
        ).act("market", "none", "card:cg04")
        assert table.assets("A") == (["cg04"] if makes_room else sorted([card, "cg04"]))


# Reputation.


@rule("RIM-2.12")
@pytest.mark.parametrize("character", sorted(KNOWN))
def test_setup_lines_set_the_reputation(character: str) -> None:
    others = [name for name in KNOWN if name != character][:2]
    table = chosen(set_up(), character, *others)
    faction, value = KNOWN[character]
    assert table.reputation(in_turn_order(table)[0], faction) == value


@rule("RIM-2.12")
def test_lando_chooses_with_whom_he_is_in_favour() -> None:
    table = set_up().pick("grath", "g1a", "lando_calrissian", "g1a", "hx9", "g1a")
    seat = in_turn_order(table)[1]
    assert table.asked() == [(seat, "setup_reputation")]
    assert table.options() == [
        "faction:hutt", "faction:imperial", "faction:rebel", "faction:syndicate"
    ]  # fmt: skip
    table.pick("rebel")
    assert [table.reputation(seat, faction) for faction in FACTIONS] == [0, 0, 0, 1]


# The decks.


@rule("RIM-2.13", "RIM-10.6", "RIM-3.6")
def test_each_market_deck_opens_its_top_card_and_nothing_moves() -> None:
    sizes = {"bounty": 12, "cargo": 13, "gear_mod": 13, "job": 13, "luxury": 10, "ship": 9}
    tops = set()
    for seed in range(10):
        table = chosen(set_up(seed=seed), "grath", "hx9", "senna_korr")
        for deck in MARKET_DECKS:
            assert len(table.zone("top", deck)) == 1
            assert len(table.zone("deck", deck)) == sizes[deck] - 1
            assert table.knows(None, "deck", deck) == []
            tops.add(table.top(deck))
        assert [table.patrol(faction)[0] for faction in FACTIONS] == [
            "e2_h",
            "e1_s",
            "e2_i",
            "e1_r",
        ]
    assert len(tops) > 20  # they are shuffled


@rule("RIM-2.14")
def test_seven_encounter_decks_of_ten_lie_face_down() -> None:
    table = set_up()
    decks = {}
    for number in range(1, 8):
        cards = table.zone("deck", f"enc_{number}")
        assert sorted(cards) == sorted(f"enc_{number}-{card}" for card in range(1, 11))
        assert table.knows(None, "deck", f"enc_{number}") == []
        decks[number] = [int(card.split("-")[1]) for card in cards]
    assert len({tuple(order) for order in decks.values()}) == 7  # they are shuffled


@rule("RIM-2.15")
def test_the_databank_has_53_cards_and_the_ships_wait_for_buyers() -> None:
    table = set_up()
    pack = table.g.cards
    numbers = [pack.number[card & DESIGN] for card in table.g.databank]
    assert sorted(numbers) == sorted(
        [1] * 4 + [*range(2, 24)] + [40, 40, 41, 41]
        + [42, 42, 43, 43, 44, 44, 45, 45, 46, 47, 48, 49, 50]
        + [90] * 4 + [91] * 3 + [92] * 3
    )  # fmt: skip
    assert {
        "burro", "drover", "kestrel", "mantis", "ossuary", "scythe", "snare", "wanderer"
    } <= set(table.zone("hangar"))  # fmt: skip
    chosen(table, "grath", "hx9", "senna_korr").check_whole()


@rule("RIM-2.16")
def test_the_first_player_takes_the_first_turn() -> None:
    for seed in range(5):
        table = chosen(set_up(seed=seed), "grath", "hx9", "senna_korr")
        first = in_turn_order(table)[0]
        assert table.asked() == [(first, "plan")]
        assert table.active == first
        assert table.round == 1
        assert table.options() == ["credits", "move", "recover"]


# RIM-29.2 and its ruling stand here, since the map is laid in the set-up.


@rule("RIM-29.2")
def test_with_an_option_the_tiles_lie_in_any_order() -> None:
    orders = set()
    for seed in range(20):
        table = set_up(seed=seed, map="random")
        order = [table.g.pack.names["tile"][tile] for tile in table.g.tiles]
        assert sorted(order) == ["t1", "t2", "t3", "t4", "t5", "t6"]
        orders.add(tuple(order))
        left = {"t3": "t3_e"}.get(order[0], f"{order[0]}_c")
        assert table.adjacent("e1_r") == sorted(["e1_s", f"{order[0]}_a"])
        assert table.adjacent("e1_s") == sorted(["e1_r", left])
        assert table.view(None)["facts"]["tiles"] is not None
    assert len(orders) > 10


@rule("RIM-2.8")
def test_everybody_is_told_who_plays_which_character() -> None:
    table = scenario(phase="setup", players=2)
    chosen = []
    while table.asked()[0][1] in ("choose_character", "choose_starter"):
        seat, kind = table.asked()[0]
        option = table.options()[0]
        if kind == "choose_character":
            chosen.append({"seat": LETTERS.index(seat), "character": option.partition(":")[2]})
        table.answer(seat, kind, option)
    assert len(chosen) == 2
    assert table.told("plays_character") == chosen

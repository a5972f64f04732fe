"""INT-2: setup."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import NPC_START, Scenario, scenario

EMPTY_ROOMS = [
    "place:aft_corridor", "place:armory", "place:crew_quarters", "place:engine_room",
    "place:fore_corridor", "place:galley", "place:hydroponics", "place:loading_bay",
    "place:mid_corridor", "place:observation_deck",
]  # fmt: skip


def set_up(seed: int = 0, **options: object) -> Scenario:
    """The set-up with A as the Alien up to the choice of characters, unless options differ."""
    chosen = {"alien_selection": "chosen"} | options
    table = scenario(step="setup", key=seed.to_bytes(8, "little"), **chosen)  # type: ignore[arg-type]
    return table.pick("seat:0") if chosen["alien_selection"] == "chosen" else table


CREW = ("abigail_ruth", "derek_kent", "elen_ruth", "shadow", "tym_brock")


def with_traits(*wanted: str, without: tuple[str, ...] = (), players: int = 4) -> Scenario:
    """A set-up in which the Alien holds these traits, up to the placing of the prime.

    Nobody in the crew has an ability of the start of the game.
    """
    table = set_up(players=players)
    names = table.g.pack.names["card"]
    # The top card lies last.
    table.g.xeno_deck.sort(key=lambda card: (names[card] in wanted) - (names[card] in without))
    table.pick(*CREW[: players - 1])
    held = set(table.traits("A"))
    assert held >= set(wanted)
    assert not held & set(without)
    return table


# Who is the Alien.


@rule("INT-2.1")
def test_by_agreement_the_first_seat_names_the_alien() -> None:
    table = scenario(step="setup", players=5, alien_selection="chosen")
    assert table.asked() == [("A", "choose_alien")]
    assert table.options() == ["seat:0", "seat:1", "seat:2", "seat:3", "seat:4"]
    table.pick("seat:3")
    assert table.g.alien_player == 3
    assert table.told("alien_is") == [{"seat": 3}]


@rule("INT-2.2", "INT-7.16")
def test_the_highest_of_one_card_each_is_the_alien() -> None:
    for seed in range(40):
        table = set_up(seed, alien_selection="draw")
        shown = [(told["seat"], table.value(told["card"])) for told in table.told("showed_card")]
        assert [seat for seat, _ in shown[:4]] == [0, 1, 2, 3]
        tied = [0, 1, 2, 3]
        while shown:  # those tied for highest turn over again, only among themselves
            assert [seat for seat, _ in shown[: len(tied)]] == tied
            values = dict(shown[: len(tied)])
            del shown[: len(tied)]
            tied = [seat for seat in tied if values[seat] == max(values.values())]
        assert tied == [table.g.alien_player]


@rule("INT-2.2")
def test_the_cards_of_a_tie_are_set_apart_until_all_are_shuffled_back() -> None:
    def tie(table: Scenario) -> bool:
        return len(table.told("showed_card")) > 4

    tables = (set_up(s, alien_selection="draw", character_selection="random") for s in range(200))
    table = next(filter(tie, tables))
    cards = [told["card"] for told in table.told("showed_card")]
    assert len(set(cards)) == len(cards)  # no card is turned over twice
    alien = "ABCD"[table.g.alien_player]
    back = [*table.deck("xeno"), *table.traits(alien)]
    assert sorted(back) == sorted(table.g.pack.names["xeno"][-30:])
    assert table.discard("xeno") == []


@rule("INT-2.1", "INT-2.2")
def test_the_alien_may_be_drawn_directly() -> None:
    aliens = set()
    for seed in range(60):
        table = set_up(seed, alien_selection="random")
        assert table.told("showed_card") == []
        assert table.asked()[0][1] == "choose_character"
        aliens.add(table.g.alien_player)
    assert aliens == {0, 1, 2, 3}


@rule("INT-2.1", "INT-2.3", "INT-2.5", "INT-2.9")
def test_options_change_steps_of_the_setup_and_leave_their_order() -> None:
    usual = set_up(alien_selection="draw", character_selection="random")
    other = set_up(
        alien_selection="random", character_selection="random", family_limit="1",
        start_locked="none",
    )  # fmt: skip
    for table in (usual, other):
        told = [name for name in table.log() if name not in ("showed_card", "put_back")]
        assert told[:5] == ["alien_is", *["character_is"] * 3, "traits_drawn"]
        assert table.asked() == [("ABCD"[table.g.alien_player], "place_prime")]


# Characters.


@rule("INT-2.3", "INT-R104")
def test_characters_are_picked_clockwise_from_the_aliens_left_without_repeats() -> None:
    table = scenario(step="setup", alien_selection="chosen").pick("seat:2")
    taken: list[str] = []
    for seat, who in (("D", "shadow"), ("A", "elen_ruth"), ("B", "tym_brock")):
        assert table.asked() == [(seat, "choose_character")]
        assert len(table.options()) == 8 - len(taken)
        assert not {f"figure:{name}" for name in taken} & set(table.options())
        table.pick(who)
        taken.append(who)
    names = [table.g.pack.names["figure"][figure] for figure in table.g.figure_of]
    assert names == ["elen_ruth", "tym_brock", "cosmic_interloper", "shadow"]


@rule("INT-2.3")
def test_characters_may_be_dealt_at_random() -> None:
    found = set()
    for seed in range(60):
        table = set_up(seed, character_selection="random")
        assert table.asked() == [("A", "place_prime")]
        mine = table.g.figure_of[1:]
        assert len(set(mine)) == 3
        found |= set(mine)
    assert len(found) == 8


# Traits.


@rule("INT-2.5", "INT-2.6")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("delta", [-1, 0, 1])
def test_the_alien_draws_as_many_traits_as_there_are_players(players: int, delta: int) -> None:
    table = set_up(players=players, character_selection="random", trait_delta=str(delta))
    held = table.traits("A")
    assert len(held) == len(set(held)) == players + delta
    assert table.shown("A") == []
    assert table.view(None)["facts"]["face_down"] == [players + delta, *[0] * (players - 1)]
    assert len(table.deck("xeno")) == 30 - players - delta


@rule("INT-2.6", "INT-16.4")
def test_traits_are_seen_by_the_alien_alone() -> None:
    table = set_up(character_selection="random")
    assert table.knows("A", "traits", "A") == sorted(table.traits("A"))
    for other in ("B", "C", "D", None):
        assert table.knows(other, "traits", "A") == []


@rule("INT-2.5")
def test_with_the_family_limit_all_traits_are_of_different_families() -> None:
    def families(table: Scenario) -> list[int]:
        names = table.g.pack.names["card"]
        return [table.g.cards.family[names.index(trait)] for trait in table.traits("A")]

    plain = limited = 0
    for seed in range(40):
        limit = set_up(seed, players=6, character_selection="random", family_limit="1")
        assert len(set(families(limit))) == 6
        back = [*limit.deck("xeno"), *limit.traits("A")]
        assert len(back) == len(set(back)) == 30  # what was set aside is in the deck again
        assert limit.told("traits_drawn") == [{"seat": 0, "number": 6}]  # not how many were aside
        limited += 1
        plain += len(set(families(set_up(seed, players=6, character_selection="random")))) < 6
    assert limited == 40
    assert plain > 10  # without it, families repeat often


@rule("INT-2.7")
def test_all_decks_are_shuffled_and_have_empty_discard_piles() -> None:
    orders: dict[str, set[tuple[str, ...]]] = {}
    for seed in range(3):
        table = set_up(seed, character_selection="random")
        for stat, size in (("physical", 40), ("mental", 36), ("tech", 48), ("xeno", 26)):
            assert len(table.deck(stat)) == size
            assert table.discard(stat) == []
            orders.setdefault(stat, set()).add(tuple(table.deck(stat)))
    assert all(len(found) == 3 for found in orders.values())


# Figures and the ship.


@rule("INT-2.8", "INT-2.14")
def test_npcs_stand_in_their_rooms_and_colonists_in_the_control_room() -> None:
    table = set_up(character_selection="random")
    assert {npc: table.where(npc) for npc in NPC_START} == NPC_START
    assert [table.where(seat) for seat in "BCD"] == ["control_room"] * 3
    for seat in "BCD":
        assert table.items(seat) == table.physical(seat) == table.mental(seat) == []
        assert table.claimed(seat) == []


@rule("INT-2.9")
def test_the_ship_starts_intact_and_powered_with_two_doors_locked() -> None:
    table = set_up(character_selection="random")
    assert table.power
    assert table.wrecked() == table.breached() == []
    states = {name: table.edge(name) for name in table.g.pack.names["edge"]}
    locked = {name for name, state in states.items() if state == "locked"}
    assert locked == {"d14", "d15"}
    for name, state in states.items():
        if name not in locked:
            assert state == ("unlocked" if name.startswith("d") else "intact")


@rule("INT-2.9")
def test_no_door_starts_locked_with_the_option() -> None:
    table = set_up(character_selection="random", start_locked="none")
    doors = [name for name in table.g.pack.names["edge"] if name.startswith("d")]
    assert {table.edge(door) for door in doors} == {"unlocked"}


@rule("INT-2.10")
def test_the_prime_goes_into_a_room_without_any_character() -> None:
    table = with_traits(without=("twin_birth", "skitterlings"))
    assert table.asked() == [("A", "place_prime")]
    assert table.options() == EMPTY_ROOMS
    table.pick("galley")
    assert table.where("prime") == "galley"


@rule("INT-2.11", "INT-2.12")
def test_a_twin_is_turned_up_and_placed_after_the_prime() -> None:
    table = with_traits("twin_birth", without=("skitterlings",))
    table.pick("galley")
    assert table.asked() == [("A", "place_brood")]
    assert table.shown("A") == ["twin_birth"]
    assert table.options() == EMPTY_ROOMS  # the prime's room and the rooms without crew
    table.pick("galley")
    assert table.where("brood_twin") == "galley"


@rule("INT-2.11", "INT-2.12", "INT-R89")
def test_figures_are_placed_one_by_one_in_the_order_of_the_slots() -> None:
    table = with_traits("twin_birth", "skitterlings", players=6)
    order = [trait for trait in table.traits("A") if trait in ("twin_birth", "skitterlings")]
    table.pick("galley")
    rooms = {"twin_birth": ["armory"], "skitterlings": ["galley", "armory"]}
    for trait in order:
        assert table.shown("A") == [name for name in table.shown("A") if name in order]
        for room in rooms[trait]:
            assert table.asked() == [("A", "place_brood")]
            assert table.options() == EMPTY_ROOMS  # brood does not make a room full
            table.pick(room)
    assert sorted(table.shown("A"))[-2:] == ["skitterlings", "twin_birth"]
    assert table.where("brood_twin") == "armory"
    assert sorted([table.where("skitterling_1"), table.where("skitterling_2")]) == [  # type: ignore[type-var]
        "armory",
        "galley",
    ]


@rule("INT-R88", "INT-2.11")
def test_a_trait_that_makes_brood_later_stays_face_down() -> None:
    table = with_traits("egg_clutch", without=("twin_birth", "skitterlings"))
    table.pick("galley")
    assert table.asked() == [("A", "reveal_window")]
    assert table.shown("A") == []


@rule("INT-2.13", "INT-17.16", "INT-17.18", "INT-R85")
def test_start_abilities_come_after_all_figures_clockwise_from_the_aliens_left() -> None:
    table = scenario(
        step="start",
        characters={"B": "qoeth_ynul", "C": "gale_hildom", "D": "derek_kent"},
        traits={"A": ["twin_birth", "soft_tread", "shriek"]},
        shown=["twin_birth"],
        at={"brood_twin": "loading_bay"},
        xeno=["acid_blood"],
    )
    assert table.round == 0
    assert table.asked() == [("A", "forced_reveal")]
    assert table.traits("B") == ["acid_blood"]  # Y'nul sits before Gale
    assert table.options() == ["slot:2", "slot:3"]  # on top of the one revealed for its figure
    table.pick("slot:3")
    assert table.shown("A") == ["twin_birth", "shriek"]
    assert table.round == 1


@rule("INT-2.13")
def test_start_abilities_begin_on_the_left_of_the_alien_wherever_it_sits() -> None:
    table = scenario(
        step="start",
        alien="C",
        characters={"A": "qoeth_ynul", "D": "gale_hildom", "B": "derek_kent"},
        traits={"C": ["soft_tread", "shriek"]},
        xeno=["acid_blood"],
    )
    assert table.asked() == [("C", "forced_reveal")]
    assert table.traits("A") == []  # Gale is first


@rule("INT-R107", "INT-16.17")
def test_no_trait_can_be_revealed_during_setup() -> None:
    table = with_traits(without=("twin_birth", "skitterlings"))
    assert table.interjections("A") == []
    table.pick("galley")
    assert table.asked() == [("A", "reveal_window")]
    assert table.round == 1
    assert table.told("turn") == [{"seat": 0}]
    assert table.told("ap_received") == []  # the first window is that of the turn's start


@rule("INT-3.11", "INT-2.13")
def test_winning_is_never_tested_during_setup() -> None:
    table = scenario(
        step="start",
        characters={"B": "gale_hildom", "C": "qoeth_ynul"},
        traits={"A": ["harvest", "shriek"]},
        xeno=["acid_blood"],
        npcs={},
        harvested=["guard_1", "guard_2", "guard_3", "doctor_1", "doctor_2"],
    )
    table.pick("slot:1")  # as if the goal of Harvest were met before round 1
    assert table.shown("A") == ["harvest"]
    assert table.traits("C") == ["acid_blood"]  # setup went on


@rule("INT-2.5")
def test_the_bonus_of_the_prime_is_an_option() -> None:
    for bonus in ("1", "5"):
        table = scenario(at={"prime": "galley"}, alien_physical_bonus=bonus, physical=[1] * 4)
        table.do("wreck", "w01")
        cards = [table.value(card) for _, card in table.turned()]
        assert table.told("failed") == [
            {"figure": "cosmic_interloper", "number": sum(cards) + int(bonus)}
        ]

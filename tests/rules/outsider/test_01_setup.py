"""OUT-1: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from shipboard.games.outsider.state import Outsider
from shipboard.games.outsider.table import GAME
from shipboard.kernel.state import Refused
from tests.rule import rule

from . import printed
from .scenario import LETTERS, Scenario, scenario

ALL_KEYS = range(200)


def dealt(players: int = 4, key: int = 0, **options: object) -> Scenario:
    """A new game up to its first question, every event noted."""
    chosen = GAME.choose(players, options)
    g = GAME.deal(players, key.to_bytes(8, "little"), GAME.load(chosen), chosen)
    assert isinstance(g, Outsider)
    g.telling = True
    g.run()
    return Scenario(g)


def seed(table: Scenario) -> Scenario:
    """Everybody puts the first card of the own list into the Supply."""
    for seat, kind in table.asked():
        assert kind == "seed_supply"
        table.answer(seat, kind, table.options(seat)[0])
    return table


def refusal(players: int, **options: object) -> str:
    with pytest.raises(Refused) as refused:
        GAME.choose(players, options)
    return str(refused.value)


# The table.


@rule("OUT-1.1", "OUT-R1")
def test_the_game_is_for_three_to_six_players() -> None:
    for players in (3, 4, 5, 6):
        assert len(dealt(players).asked()) == players
    for players in (0, 1, 2, 7):
        assert refusal(players) == f"Outsider is for 3 to 6 players, not {players}"


@rule("OUT-1.2", "OUT-R2", "OUT-R3", "OUT-1.10")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_main_deck_is_gear_goals_tech_and_dark(players: int) -> None:
    table = dealt(players)
    hands = [card for seat in LETTERS[:players] for card in table.hand(seat)]
    cards = sorted([*table.zone("deck"), *hands])
    assert cards == printed.MAIN_DECK
    assert len(cards) == 55
    assert len(table.zone("deck")) == 55 - 6 * players
    assert cards.count("gravity_shield") == 2
    assert sum(card in printed.TECH for card in cards) == 7
    assert sum(card in printed.GEAR for card in cards) == 16
    assert sum(card in printed.GOALS for card in cards) == 16
    assert cards.count("dark") == 16
    assert not {*printed.CRISES, *printed.CHARACTERS, "crew", "outsider"} & {*cards}


@rule("OUT-1.3")
def test_the_crises_are_shuffled_into_a_deck_of_their_own() -> None:
    orders = {tuple(dealt(key=key).zone("crisis_deck")) for key in range(20)}
    assert len(orders) == 20
    for order in orders:
        assert sorted(order) == sorted(printed.CRISES)
    assert len(printed.CRISES) == 22
    assert {order[0] for order in orders} != {printed.CRISES[0]}
    for viewer in ("A", None):
        assert dealt().view(viewer)["zones"]["crisis_deck"] == {"count": 22}


@rule("OUT-1.4")
def test_piles_supply_entropy_and_goals_start_empty() -> None:
    table = dealt()
    for zone in ("discard", "crisis_discard", "supply", "entropy", "goals_in_play", "ongoing"):
        assert table.zone(zone) == [], zone
    for seat in "ABCD":
        assert table.completed(seat) == []
    seed(table)
    for zone in ("discard", "crisis_discard", "entropy", "goals_in_play", "ongoing"):
        assert table.zone(zone) == [], zone


# Characters.


@rule("OUT-1.5", "OUT-1.9")
@pytest.mark.parametrize("players", [3, 6])
def test_each_player_gets_a_different_character_at_random(players: int) -> None:
    seen: set[str] = set()
    for key in range(60):
        table = dealt(players, key)
        held = [table.character(seat) for seat in LETTERS[:players]]
        assert len({*held}) == players
        assert sorted([*held, *table.zone("box")]) == sorted(printed.CHARACTERS)
        seen.add(held[0])
    assert seen == {*printed.CHARACTERS}


@rule("OUT-1.5")
def test_characters_are_public() -> None:
    table = dealt()
    held = [table.character(seat) for seat in "ABCD"]
    assert table.told("dealt") == [{"seat": i, "character": who} for i, who in enumerate(held)]
    for viewer in (None, "A", "D"):
        shown = table.view(viewer)["zones"]["character"]
        assert shown == [{"count": 1, "cards": [who]} for who in held]


@rule("OUT-1.5", "OUT-1.14")
def test_characters_may_be_chosen_in_seat_order() -> None:
    table = dealt(3, character_assignment="choice")
    left = sorted(printed.CHARACTERS)
    for seat, who in (("A", "steward"), ("B", "captain"), ("C", "archivist")):
        assert table.asked() == [(seat, "pick_character")]
        assert table.options(seat) == [f"character:{name}" for name in left]
        table.answer(seat, "pick_character", f"character:{who}")
        left.remove(who)
    assert [table.character(seat) for seat in "ABC"] == ["steward", "captain", "archivist"]
    assert table.zone("box") == left
    assert {kind for _, kind in table.asked()} == {"seed_supply"}


@rule("OUT-1.5")
def test_the_pool_of_characters_may_be_smaller() -> None:
    pool = "captain+deckhand+surgeon+marshal"
    for key in range(10):
        table = dealt(3, key, character_pool=pool)
        held = {table.character(seat) for seat in "ABC"}
        assert len(held) == 3
        assert held < {*pool.split("+")}
    assert "at least 4 Characters" in refusal(4, character_pool="captain+deckhand+surgeon")
    assert dealt(3, character_pool="captain+deckhand+surgeon").zone("box") == []
    assert "'nobody'" in refusal(3, character_pool="captain+nobody+surgeon")


@rule("OUT-1.5", "OUT-22.1")
def test_the_quick_and_the_dead_needs_one_character_more() -> None:
    three = "captain+deckhand+surgeon"
    assert "at least 4 Characters" in refusal(3, character_pool=three, doom_mode="quick_dead")
    dealt(3, character_pool=three + "+marshal", doom_mode="quick_dead")


@rule("OUT-1.9")
def test_unused_characters_leave_the_game_unseen() -> None:
    table = dealt()
    for viewer in (None, *"ABCD"):
        assert table.view(viewer)["zones"]["box"] == {"count": 8}


# Loyalties.


@rule("OUT-1.6", "OUT-1.7", "OUT-R4")
@pytest.mark.parametrize(("players", "outsiders"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_default_number_of_outsiders(players: int, outsiders: int) -> None:
    places: Counter[str] = Counter()
    for key in ALL_KEYS:
        table = dealt(players, key)
        held = [table.loyalty(seat) for seat in LETTERS[:players]]
        assert held.count("outsider") == outsiders
        assert held.count("crew") == players - outsiders
        places.update(seat for seat in LETTERS[:players] if table.loyalty(seat) == "outsider")
        assert table.zone("unused") == []
    expected = len(ALL_KEYS) * outsiders / players
    for seat in LETTERS[:players]:
        assert 0.6 * expected < places[seat] < 1.4 * expected


@rule("OUT-1.6", "OUT-1.7", "OUT-23.1")
@pytest.mark.parametrize(
    ("players", "outsiders"),
    [(3, 0), (3, 1), (3, 2), (4, 0), (4, 2), (4, 3), (5, 1), (5, 3), (6, 0), (6, 1), (6, 3)],
)
def test_another_number_of_outsiders_may_be_agreed(players: int, outsiders: int) -> None:
    table = dealt(players, 3, outsiders=outsiders)
    held = [table.loyalty(seat) for seat in LETTERS[:players]]
    assert sorted(held) == ["crew"] * (players - outsiders) + ["outsider"] * outsiders


@rule("OUT-1.7", "OUT-R4")
def test_outsiders_end_at_three_and_at_one_crew_member() -> None:
    assert refusal(3, outsiders=3) == "option outsiders: 3 players can have at most 2"
    for players in (4, 5, 6):
        assert "4" in refusal(players, outsiders=4)


@rule("OUT-1.8", "OUT-12.1", "OUT-12.2", "OUT-R28")
def test_a_player_sees_the_own_loyalty_alone_and_at_any_time() -> None:
    table = dealt(5)
    for time in range(2):
        for viewer in "ABCDE":
            own = {"count": 1, "cards": [table.loyalty(viewer)]}
            shown = table.view(viewer)["zones"]["loyalty"]
            for seat in range(5):
                assert shown[seat] == (own if LETTERS[seat] == viewer else {"count": 1})
        assert table.view(None)["zones"]["loyalty"] == [{"count": 1}] * 5
        if time == 0:
            seed(table)
    for viewer in "ABCDE":
        for told in table.told("loyalty_dealt", viewer):
            if LETTERS[told["seat"]] == viewer:
                assert told["loyalty"] == table.loyalty(viewer)
            else:
                assert "loyalty" not in told
    assert table.told("loyalty_dealt") == [{"seat": seat} for seat in range(5)]


@rule("OUT-1.6", "OUT-1.9", "OUT-22.1")
def test_the_box_holds_six_crew_and_three_outsider_cards() -> None:
    for players, outsiders in ((3, 1), (4, 2), (6, 3)):
        table = dealt(players, outsiders=outsiders, doom_mode="quick_dead")
        crew = 6 - players + outsiders
        assert table.zone("unused") == ["crew"] * crew + ["outsider"] * (3 - outsiders)
        assert table.view("A")["zones"]["unused"] == {"count": 9 - players}


# Hands and Supply.


@rule("OUT-1.10")
def test_six_cards_are_dealt_to_each_from_a_shuffled_deck() -> None:
    hands = set()
    for key in range(10):
        table = dealt(5, key)
        for seat in "ABCDE":
            assert len(table.hand(seat)) == 6
            hands.add(tuple(table.hand(seat)))
        assert len(table.told("drew")) == 30
    assert len(hands) == 50


@rule("OUT-1.10", "OUT-2.1")
def test_dealt_cards_are_seen_by_their_player_alone() -> None:
    table = dealt(3)
    for viewer in "ABC":
        for seat in "ABC":
            known = table.hand(seat) if seat == viewer else []
            assert table.knows(viewer, "hand", seat) == known
            told = [t for t in table.told("drew", viewer) if t["seat"] == LETTERS.index(seat)]
            assert sorted(t["card"] for t in told if "card" in t) == known
        assert table.knows(viewer, "deck") == []


@rule("OUT-1.11")
def test_each_player_puts_a_card_into_the_supply_secretly_and_at_the_same_time() -> None:
    table = dealt(4)
    assert sorted(table.asked()) == [(seat, "seed_supply") for seat in "ABCD"]
    chosen = {}
    for seat in "CADB":
        assert table.zone("supply") == []
        assert table.options(seat) == sorted({f"card:{card}" for card in table.hand(seat)})
        chosen[seat] = table.options(seat)[-1].partition(":")[2]
        assert len(table.hand(seat)) == 6
        assert table.told("seeded") == []
        table.answer(seat, "seed_supply", f"card:{chosen[seat]}")
    assert table.zone("supply") == sorted(chosen.values())
    for seat in "ABCD":
        assert len(table.hand(seat)) == 5
        assert table.knows(seat, "supply") == [chosen[seat]]
        told = table.told("seeded", seat)
        assert len(told) == 4
        assert [t for t in told if "card" in t] == [
            {"seat": LETTERS.index(seat), "card": chosen[seat]}
        ]
    assert table.view(None)["zones"]["supply"] == {"count": 4}


@rule("OUT-1.11")
@pytest.mark.parametrize("players", [3, 5, 6])
def test_the_supply_holds_a_card_for_each_player(players: int) -> None:
    table = seed(dealt(players))
    assert len(table.zone("supply")) == players
    assert [len(table.hand(seat)) for seat in LETTERS[:players]] == [5] * players


# Survival and the first player.


@rule("OUT-1.12", "OUT-11.7")
def test_each_player_starts_with_three_survival() -> None:
    assert seed(dealt(6)).survival() == [3] * 6
    for points in (1, 2, 4, 5, 6):
        assert seed(dealt(3, start_survival=points)).survival() == [points] * 3
    for points in (0, 7):
        assert "start_survival" in refusal(3, start_survival=points)


@rule("OUT-1.13")
def test_the_captain_takes_the_first_turn() -> None:
    seats = set()
    for key in range(40):
        table = dealt(4, key, first_player="seat:2")
        held = [table.character(seat) for seat in "ABCD"]
        seed(table)
        if "captain" in held:
            seats.add(table.active)
            assert table.active == LETTERS[held.index("captain")]
        else:
            assert table.active == "C"
        assert table.told("first") == [{"seat": LETTERS.index(table.active)}]
        assert table.g.first == table.g.active
        assert table.told("turn") == [{"number": 1, "seat": table.g.active}]
    assert seats == {*"ABCD"}


NO_CAPTAIN = "engineer+deckhand+surgeon+marshal+steward"


@rule("OUT-1.13")
def test_without_a_captain_the_first_player_is_chosen_or_random() -> None:
    for seat in range(4):
        table = dealt(4, first_player=f"seat:{seat}", character_pool=NO_CAPTAIN)
        assert seed(table).active == LETTERS[seat]
    first: Counter[str] = Counter()
    for key in range(100):
        first[seed(dealt(4, key, character_pool=NO_CAPTAIN)).active] += 1
    assert {*first} == {*"ABCD"}
    assert min(first.values()) >= 12
    assert refusal(4, first_player="seat:4") == (
        "option first_player: with 4 players the seats are 0 to 3"
    )


@rule("OUT-1.13", "OUT-4.11")
def test_play_proceeds_clockwise() -> None:
    table = seed(dealt(4, first_player="seat:2", character_pool=NO_CAPTAIN))
    order = []
    for _ in range(5):
        order.append(table.passing().active)
        table.act("end_actions")
    assert order == [*"CDABC"]


@rule("OUT-1.14", "OUT-15.3")
def test_the_order_of_setup() -> None:
    table = dealt(3, character_assignment="choice", loc_goals="on")
    assert len(table.zone("crisis_deck")) == 22
    assert len(table.zone("deck")) == 55
    for seat in "ABC":
        table.answer(seat, "pick_character", table.options(seat)[0])
    for seat in "ABC":
        assert table.asked() == [(seat, "place_token")]
        assert table.told("loyalty_dealt") == []
        assert [len(table.zone("loyalty", who)) for who in "ABC"] == [0, 0, 0]
        table.answer(seat, "place_token", "place:labs")
    seed(table)
    told = [name for name in table.log() if name != "acted"]
    assert told == [
        *["dealt"] * 3, *["placed_token"] * 3, *["loyalty_dealt"] * 3, *["drew"] * 18,
        *["seeded"] * 3, "first", "turn",
    ]  # fmt: skip
    assert table.survival() == [3, 3, 3]
    assert scenario(step="setup").asked() == [(seat, "seed_supply") for seat in "ABCD"]


@rule("OUT-1.14", "OUT-15.3", "OUT-18.1", "OUT-22.1")
def test_the_order_of_setup_with_every_variant() -> None:
    table = dealt(
        3, doom_mode="quick_dead", loc_goals="on", loc_actions="on", loc_draw_entropy="on",
        loc_supply="on",
    )  # fmt: skip
    for seat in "ABC":  # once, however many location rules there are
        assert table.asked() == [(seat, "place_token")]
        table.answer(seat, "place_token", "place:labs")
    seed(table)
    told = [GAME.events[event[0]].name for event in table.g.events]
    assert told == [
        *["dealt"] * 3, *["placed_token"] * 3, *["loyalty_dealt"] * 3, *["drew"] * 18,
        *["pile_dealt"] * 5, "rest_lost", *["seeded"] * 3, "first", "turn",
    ]  # fmt: skip
    assert table.zone("unused") == [*["crew"] * 4, *["outsider"] * 2]
    assert dealt(3).zone("unused") == []

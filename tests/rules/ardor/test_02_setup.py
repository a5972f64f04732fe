"""ARD-2: set-up."""

from collections import Counter
from typing import Any, cast

import pytest

from shipboard.games.ardor.numbers import DREW
from shipboard.games.ardor.state import Ardor
from shipboard.games.ardor.table import GAME
from shipboard.kernel.cards import DESIGN
from shipboard.kernel.match import Match
from shipboard.kernel.state import Refused
from tests.rule import rule

from .scenario import scenario

# The tables of the content: standard, tempered.
BASE_DECK = {
    "energy": (13, 14),
    "debris_strike": (7, 6),
    "cell_puncture": (5, 4),
    "chain_tremor": (3, 3),
    "venting_seam": (2, 2),
    "rogue_routine": (3, 3),
    "grid_surge": (3, 3),
    "spatial_fold": (2, 2),
    "scrap_sweep": (2, 2),
    "sealed_bulkheads": (2, 3),
    "stock_rotation": (3, 3),
    "direct_order": (3, 3),
    "airlock": (1, 1),
    "martyr": (1, 1),
}
EXTRA_DECK = {
    "stalled_drive": 2,
    "countermand": 3,
    "interrogation": 2,
    "spare_parts": 2,
    "fouled_cell": 2,
    "tribunal": 1,
    "overtime": 3,
}
BASE_CHARACTERS = {"surgeon", "first_officer", "pilot", "mechanic", "security_chief", "analyst"}
EXTRA_CHARACTERS = {"steward", "ship_mind", "drifter"}
DECK_AFTER_SETUP = {
    "base": {3: 43, 4: 41, 5: 39, 6: 37},
    "base_extra": {3: 58, 4: 56, 5: 54, 6: 52},
}

every_table = pytest.mark.parametrize(
    ("players", "content"),
    [(players, content) for content in ("base", "base_extra") for players in (3, 4, 5, 6)],
)


def dealt(players: int, seed: int = 1, **options: object) -> tuple[Match, Ardor]:
    """A fresh table at its first question: the first player has drawn one card."""
    match = Match(GAME, players, options, seed=seed)
    return match, cast(Ardor, match.state)


def facts(match: Match) -> dict[str, Any]:
    """The public facts."""
    found: dict[str, Any] = match.view(None)["facts"]
    return found


@rule("ARD-2.1")
def test_the_missions_are_shuffled() -> None:
    saboteurs: Counter[int] = Counter()
    for seed in range(80):
        _, g = dealt(4, seed)
        saboteurs[[g.mission[seat][0] & DESIGN for seat in range(4)].index(1)] += 1
    assert set(saboteurs) == {0, 1, 2, 3}
    assert min(saboteurs.values()) >= 8


@rule("ARD-2.2", "ARD-R5")
@every_table
def test_characters_are_dealt_face_up_and_the_others_leave_the_game(
    players: int, content: str
) -> None:
    known = BASE_CHARACTERS | (EXTRA_CHARACTERS if content == "base_extra" else set())
    for seed in range(5):
        match, g = dealt(players, seed, content=content)
        names = g.pack.names["character"]
        shown = match.view(None)["zones"]
        dealt_out = [pile["cards"] for pile in shown["character"]]
        assert all(len(cards) == 1 for cards in dealt_out)
        faces = [cards[0] for cards in dealt_out]
        assert len(set(faces)) == players
        assert {names[card & DESIGN] for card in g.box} == known - set(faces)
        for viewer in (None, *range(players)):
            assert match.view(viewer)["zones"]["box"] == {"count": len(known) - players}
        told = [event[1] for event in g.events if GAME.events[event[0]].name == "dealt"]
        assert told == [(seat, names.index(faces[seat])) for seat in range(players)]


@rule("ARD-2.2")
def test_the_characters_are_shuffled() -> None:
    tables = [dealt(6, seed)[1].character for seed in range(120)]
    for seat in range(6):
        assert {table[seat][0] for table in tables} == set(range(6))


@rule("ARD-2.3")
@every_table
def test_every_character_starts_undamaged(players: int, content: str) -> None:
    match, _ = dealt(players, content=content)
    assert facts(match)["health"] == [2] * players


@rule("ARD-2.4", "ARD-2.5", "ARD-2.9", "ARD-4.1")
@every_table
def test_two_cards_each_and_one_for_the_command_pile(players: int, content: str) -> None:
    for seed in range(5):
        match, g = dealt(players, seed, content=content)
        told = [GAME.events[event[0]].name for event in g.events]
        setup = told[: told.index("turn")]
        assert setup.count("drew") == 2 * players
        assert told[len(setup) :] == ["turn", "drew"]
        drawn = Counter(event[1][0] for event in g.events[: len(setup)] if event[0] == DREW)
        assert drawn == dict.fromkeys(range(players), 2)
        # The first player has drawn one card since.
        hands = [2] * players
        hands[g.active] = 3
        assert [len(hand) for hand in g.hand] == hands
        assert len(g.deck) == DECK_AFTER_SETUP[content][players] - 1
        assert len(g.command_pile) == 1
        for viewer in (None, *range(players)):
            assert match.view(viewer)["zones"]["command_pile"] == {"count": 1}
            assert match.view(viewer)["zones"]["deck"] == {"count": len(g.deck)}


@rule("ARD-2.4", "ARD-16.1")
@pytest.mark.parametrize("mix", ["standard", "tempered"])
@every_table
def test_the_whole_deck_is_dealt_from(players: int, content: str, mix: str) -> None:
    _, g = dealt(players, content=content, deck_mix=mix)
    name = g.pack.names["card"]
    cards = [*g.deck, *g.command_pile, *(card for hand in g.hand for card in hand)]
    expected = {card: counts[mix == "tempered"] for card, counts in BASE_DECK.items()}
    if content == "base_extra":
        expected |= EXTRA_DECK
    assert Counter(name[card & DESIGN] for card in cards) == expected
    assert sum(expected.values()) == (65 if content == "base_extra" else 50)


@rule("ARD-2.4")
def test_the_deck_is_shuffled() -> None:
    decks = {tuple(dealt(3, seed)[1].deck) for seed in range(12)}
    assert len(decks) == 12
    _, g = dealt(3, 1)
    assert g.deck != sorted(g.deck)
    assert g.deck != sorted(g.deck, reverse=True)
    assert g.deck == dealt(3, 1)[1].deck


@rule("ARD-2.4")
def test_a_dealt_hand_card_is_seen_by_its_player_only() -> None:
    match, g = dealt(3)
    held = [sorted(g.pack.names["card"][card & DESIGN] for card in hand) for hand in g.hand]
    for viewer in (None, 0, 1, 2):
        for seat, hand in enumerate(match.view(viewer)["zones"]["hand"]):
            expected: dict[str, Any] = {"count": len(held[seat])}
            if seat == viewer:
                expected["cards"] = held[seat]
            assert hand == expected


@rule("ARD-2.6", "ARD-R1")
@every_table
def test_there_are_six_cells(players: int, content: str) -> None:
    match, _ = dealt(players, content=content)
    shown = facts(match)
    assert (shown["cells"], shown["cells_start"], shown["alert_at"]) == (6, 6, 2)
    assert shown["red_alert"] is False


@rule("ARD-2.6", "ARD-R1", "ARD-10.3")
def test_the_last_two_cells_are_the_red_alert_cards() -> None:
    alert = [scenario(cells=cells).view(None)["facts"]["red_alert"] for cells in (6, 5, 4, 3, 2, 1)]
    assert alert == [False, False, False, False, True, True]


@rule("ARD-2.6", "ARD-10.2", "ARD-10.3")
@pytest.mark.parametrize(("start", "alert_at"), [(4, 0), (5, 5), (7, 3), (8, 8)])
def test_the_lab_may_start_with_other_numbers_of_cells(start: int, alert_at: int) -> None:
    match, _ = dealt(4, cells_start=start, alert_at=alert_at)
    shown = facts(match)
    assert (shown["cells"], shown["cells_start"], shown["alert_at"]) == (start, start, alert_at)
    assert shown["red_alert"] is (alert_at >= start)


@rule("ARD-2.6")
def test_cells_and_alert_have_limits() -> None:
    for start in (3, 9):
        with pytest.raises(Refused, match="cells_start"):
            GAME.choose(4, {"cells_start": start})
    with pytest.raises(Refused, match="alert_at"):
        GAME.choose(4, {"cells_start": 4, "alert_at": 5})
    with pytest.raises(Refused, match="alert_at"):
        GAME.choose(4, {"alert_at": -1})
    assert GAME.choose(4, {"cells_start": 4, "alert_at": 4})["alert_at"] == "4"


@rule("ARD-2.7")
@every_table
def test_everything_else_starts_empty(players: int, content: str) -> None:
    match, g = dealt(players, content=content)
    zones = match.view(None)["zones"]
    for name in ("discard", "stage", "revealed", "playing", "unfolded"):
        assert zones[name]["count"] == 0, name
    assert zones["aside"] == zones["heap"] == zones["looked"] == {"count": 0}
    assert zones["front"] == [{"count": 0, "cards": []}] * players
    shown = facts(match)
    assert shown["malfunctions"] == []
    assert shown["skip"] == [0] * players
    assert shown["ally_order"] == [-1] * players
    assert (shown["protected"], shown["protect_next"], shown["energy_used"]) == (False,) * 3
    assert shown["forced_alert"] == -1
    assert g.turn == 1


@rule("ARD-2.8", "ARD-R2")
def test_a_back_never_tells_what_is_on_the_front() -> None:
    """Nobody can tell a table with red cards face down from one with blue cards."""
    red = ["cell_puncture", "cell_puncture"]
    blue = ["energy", "energy"]
    tables = [
        scenario(
            hands={"A": ["airlock", "martyr", "energy"], "B": cards},
            deck=cards * 5,
            pile=cards,
            discard=cards,
            missions={"A": "crew", "C": mission, "D": "crew" if mission != "crew" else "saboteur"},
        )
        for cards, mission in ((red, "saboteur"), (blue, "crew"))
    ]
    for viewer in (None, "A"):
        assert tables[0].view(viewer) == tables[1].view(viewer)
    assert tables[0].view("B") != tables[1].view("B")


@rule("ARD-2.9")
def test_deck_mix_goes_with_our_own_content_only() -> None:
    with pytest.raises(Refused, match="deck_mix"):
        GAME.choose(4, {"content": "file:anything.toml", "deck_mix": "tempered"})

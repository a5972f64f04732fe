"""Outsider at the terminal."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from shipboard.bots import bot
from shipboard.bots.table import Table
from shipboard.games import game
from shipboard.games.outsider.layout import content_facts
from shipboard.games.outsider.state import Outsider
from shipboard.kernel.cards import DESIGN
from shipboard.kernel.match import Match, verify
from shipboard.terminal import files
from tests.terminal.table import card, reads, restless, seen, sit

PLACES = dict.fromkeys(("loc_goals", "loc_actions", "loc_draw_entropy", "loc_supply"), "on")
TYPED = [*"12345" * 5, "table", "undo", "why dark", "!1"]


def outsider(players: int = 4, seed: int = 1, **options: str) -> Match:
    """A match with the specified cards in which seat 0 begins, unless there is a Captain."""
    usual = {"first_player": "seat:0", "content": "chimera_core"}
    return Match(game("outsider"), players, usual | options, seed)


def state(match: Match) -> Outsider:
    """What lies on the table, to be arranged."""
    assert isinstance(match.state, Outsider)
    return match.state


def begun(**options: str) -> Match:
    """Seat 0 is the Engineer and asked for the first act."""
    pool = "engineer+surgeon+marshal+deckhand"
    match = outsider(4, 1, character_pool=pool, **options)
    while not any(asked.kind.name == "act" for asked in match.decisions):
        asked = match.decisions[0]
        match.answer(asked, asked.options[0], asked.seat)
    g = state(match)
    g.character = [[i] for i in map(match.pack.names["character"].index, pool.split("+"))]
    return match


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("options", [{}, PLACES], ids=["plain", "places"])
def test_whatever_is_typed_the_game_comes_to_its_end(
    players: int, options: dict[str, str], tmp_path: Path
) -> None:
    match = outsider(players, players, **options)
    table, screen = sit(match, restless(TYPED, players), tmp_path / "g.json", seat=1)
    assert table.play()
    assert "Loyalties\n" in screen.text
    assert "The game is over: " in screen.text
    verify(match.game, files.load(tmp_path / "g.json"))
    # Cards and places have titles; no id is shown, and others draw unseen.
    assert not re.findall(r"\b[a-z]+_[a-z]+\b", screen.text)
    # Whose hand is looked into learns which cards were seen.
    looked = r"(Player [AC-F]) chooses you\.\s+\1 looks at [^.]*\.(\s+\1 sees [A-Z][^.]*\.)+"
    told = re.sub(looked, "", screen.text)
    for secret in ("gets the", "draws [A-Z]", "leaves [A-Z]", "sees [A-Z]", "buries [A-Z]"):
        assert not re.search(rf"Player [AC-F] {secret}", told), secret
    assert not re.search(r"Player [AC-F] puts [A-Z][\w ]+ into the Supply", screen.text)


@pytest.mark.parametrize("options", [{}, PLACES], ids=["plain", "places"])
def test_other_cards_in_hidden_places_make_no_difference_to_what_is_shown(
    options: dict[str, str],
) -> None:
    chance = random.Random(7)
    for seed in range(2):
        match = outsider(4, seed, **options)
        bots = {seat: bot(match.game, "random")(seat, chance) for seat in range(4)}
        table = Table(match, bots)
        for _ in range(3):
            for _ in range(12):
                if match.outcome is None:
                    asked = match.decisions[0]
                    match.answer(asked, table.choice(asked.seat)[1], asked.seat)
            if match.outcome is None:
                check_hidden(match, chance)


def check_hidden(match: Match, chance: random.Random) -> None:
    """Change all that a viewer cannot know; each viewer must be shown the same as before."""
    g = state(match)
    for viewer in (0, 1, None):
        before = seen(match, viewer)
        others = [seat for seat in range(4) if seat != viewer]
        hands = [g.hand[seat] for seat in others]
        swap([g.deck, *g.piles, g.entropy, g.supply, *hands], chance)
        swap([g.crisis_deck], chance)
        swap([g.loyalty[seat] for seat in others], chance)
        assert seen(match, viewer) == before


def swap(piles: list[list[int]], chance: random.Random) -> None:
    """Exchange the cards that nobody but their owner knows."""
    slots = [(pile, i) for pile in piles for i, card in enumerate(pile) if card <= DESIGN]
    cards = [pile[i] for pile, i in slots]
    chance.shuffle(cards)
    for (pile, i), value in zip(slots, cards, strict=True):
        pile[i] = value


def test_the_table_tells_clock_goals_crises_players_and_ones_own_cards() -> None:
    match = begun()
    g = state(match)
    g.active = 0
    g.goals_in_play = [card(match, "hull_frames")]
    g.completed[1] = [card(match, "air_moss")]
    g.ongoing, g.ongoing_by = [card(match, "fuel_leak")], [1]
    g.hand[0] = [card(match, name) for name in ("arc_welder", "gravity_shield", "dark", "dark")]
    g.loyalty[0] = [0]
    g.survival[2] = 0
    g.direction, g.skip_entropy, g.slow[3] = -1, 2, 1
    text = seen(match, 0)
    for line in (
        "Player A (you). Actions left: 2. Play goes counter-clockwise.",
        f"Deck {len(g.deck)} cards; when Entropy finds it empty, the game is over",
        "(one more at the end of each turn; the next 2 steps skipped)",
        "Supply 4 cards; in it, as you know: ",
        "Goals completed: 1; the Crew needs 5.",
        "Weld Hull Frames Goal, skill engineering (you have it). "
        "Takes Arc Welder, or Gear with tools, 3 plating. Repair: leave out",
        "Ongoing Crisis: Fuel Leak, each Entropy step takes 2 cards. "
        "To clear it: 1 action and Gear with tools, plating.",
        "* Player A (you) Engineer Survival 3 hand 4 engineering, systems",
        "Player C Marshal DOOMED (0) hand 5 command, systems",
        "Player B has completed Grow Air Moss.",
        "Player D will be slowed",
        "Your Loyalty: Crew. You win if one of the Crew resolves the Shift Sequence while 5 Goals",
        "Outsiders among you at the start: 1.",
        "You are the Engineer, Ilse Varga. Refill your hand to 6.",
        "Arc Welder Gear for Weld Hull Frames. Scrap: particle, tools, 2 plating.",
        "Gravity Shield Tech. When a Crisis has been drawn: it is discarded without effect.",
        "2 x Dark When this is discarded, whoever discarded it resolves a Crisis.",
        "Your hand: Arc Welder (Gear: particle, tools, 2 plating), Gravity Shield (Tech), 2 x",
    ):
        assert line in text, line
    assert "the Cargo Hold" not in text  # without location rules places mean nothing


def test_an_outsider_is_told_what_an_outsider_wants() -> None:
    match = begun()
    state(match).loyalty[0] = [1]
    assert "Your Loyalty: Outsider. You win if somebody on your side resolves" in seen(match, 0)


def test_options_tell_price_and_meaning() -> None:
    match = begun()
    g = state(match)
    g.active, g.used = 0, 2
    for name, told in {
        "gather": "Look at the whole Supply, leave one of your cards there, take another. "
        "Costs 1 action and 1 Survival.",
        "complete:hull_frames": "Costs 2 actions",
        "clear:fuel_leak": "Discard Gear with tools, plating, and this Ongoing Crisis ends. Costs",
        "tech:echo_beacon": "At any time: reshuffle.",
        "sabotage:air_moss": "Gain 2.",
        "ability:patch": "1 action, once per turn: discard a Gear to clear",
        "shift": "All Loyalties are turned up. Costs 1 action and 1 Survival.",
    }.items():
        assert told in reads(match, 0, "act", name).does, name
    assert reads(match, 0, "crisis_pick", "card:panic").does == ("Discard 2 random cards.")


def test_a_shift_sequence_that_may_fail_is_asked_about() -> None:
    match = begun()
    g = state(match)
    g.active = 0
    assert "Goals: 0 of 5" in reads(match, 0, "act", "shift").grave
    goals = [card(match, "air_moss"), card(match, "hull_frames")]
    for seat in range(match.players):
        g.completed[seat] = list(goals)
    assert reads(match, 0, "act", "shift").grave == ""


def test_locations_tell_their_pile_the_ways_and_who_is_there() -> None:
    match = begun(**PLACES)
    g = state(match)
    g.token = [0, 0, 1, 4]
    g.piles[2].clear()
    g.goals_in_play = [card(match, "hull_frames")]
    text = seen(match, 0)
    size = len(g.piles[0])
    assert f"The Bridge {size} cards; next to the Labs; there: Player A (you), Player B" in text
    assert "The Quarters destroyed" in text
    assert "skill engineering (you have it), at the Cargo Hold. Takes" in text
    engines = reads(match, 0, "move_to", "place:engines").does
    assert engines == f"{len(g.piles[4])} cards; next to the Labs; there: Player D."


def test_a_spectator_sees_the_table_without_anybodys_hand() -> None:
    match = begun()
    text = seen(match, None)
    assert "Your" not in text
    assert "(you)" not in text


def test_the_content_in_numbers() -> None:
    assert content_facts(outsider().pack) == [
        "Deck of 55 cards: 16 Gear, 16 Goal, 7 Tech, 16 Dark",
        "22 Crises, 6 of them Ongoing",
        "12 characters",
        "5 locations",
    ]

"""Interloper at the terminal."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from shipboard.bots import bot
from shipboard.bots.table import Table
from shipboard.games import game
from shipboard.games.interloper.layout import content_facts
from shipboard.games.interloper.pack import COLONIST, LOCKED, WRECKED
from shipboard.games.interloper.state import Interloper
from shipboard.kernel.cards import DESIGN
from shipboard.kernel.match import Match, verify
from shipboard.terminal import files
from tests.terminal.table import card, reads, restless, seen, sit

TYPED = [*"123456" * 4, "table", "undo", "why medkit", "why brig", "log", "?", "!1"]
ABIGAIL, DEREK = COLONIST, COLONIST + 1


def interloper(players: int = 4, seed: int = 1, **options: str) -> Match:
    """A match at its beginning."""
    return Match(game("interloper"), players, options, seed)


def state(match: Match) -> Interloper:
    """What lies on the table, to be arranged."""
    assert isinstance(match.state, Interloper)
    return match.state


WISHES = (
    *("seat:3", "figure:abigail_ruth", "figure:derek_kent", "figure:tym_brock"),
    *("place:brig", "pass", "decline", "end_turn"),
)


def begun() -> Match:
    """Seat 0 is Abigail and asked for an action, seat 1 Derek, seat 2 Tym; seat 3 is the Alien."""
    match = interloper(4, alien_selection="chosen")
    while match.decisions[0].kind.name != "action" or match.decisions[0].seat != 0:
        asked = match.decisions[0]
        match.answer(asked, next((w for w in WISHES if w in asked.options), asked.options[0]))
    return match


def place(match: Match, name: str) -> int:
    """A room by its id."""
    rooms: tuple[str, ...] = match.pack.names["place"]
    return rooms.index(name)


@pytest.mark.parametrize(("players", "seat"), [(3, 0), (4, 2), (6, 1)])
def test_whatever_is_typed_the_game_comes_to_its_end(
    players: int, seat: int, tmp_path: Path
) -> None:
    match = interloper(players, players, round_limit="10")
    table, screen = sit(match, restless(TYPED, players), tmp_path / "g.json", seat)
    assert table.play()
    assert "The ship at the end\n" in screen.text
    assert "The game is over: " in screen.text
    verify(match.game, files.load(tmp_path / "g.json"))
    # Cards, rooms and figures have titles; no id is shown but that of what can be done unasked.
    told = re.sub(r"!\d+ +reveal_window slot:\d+", "", screen.text)
    assert not re.findall(r"\b[a-z]+_[a-z]+\b", told)
    assert max(map(len, re.findall(r"^.*[│┃┌└].*$", screen.text, re.MULTILINE))) < 80


def test_other_cards_in_hidden_places_make_no_difference_to_what_is_shown() -> None:
    chance = random.Random(7)
    for seed in range(2):
        match = interloper(4, seed)
        bots = {seat: bot(match.game, "random")(seat, chance) for seat in range(4)}
        table = Table(match, bots)
        for _ in range(4):
            for _ in range(20):
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
        for deck in (g.physical_deck, g.mental_deck, g.tech_deck):
            swap([deck], chance)
        others = [traits for seat, traits in enumerate(g.traits) if seat != viewer]
        swap([g.xeno_deck, *others], chance)
        assert seen(match, viewer) == before


def swap(piles: list[list[int]], chance: random.Random) -> None:
    """Exchange the cards that nobody but their owner knows."""
    slots = [(pile, i) for pile in piles for i, one in enumerate(pile) if one <= DESIGN]
    cards = [pile[i] for pile, i in slots]
    chance.shuffle(cards)
    for (pile, i), value in zip(slots, cards, strict=True):
        pile[i] = value


def test_the_alien_reads_the_bonus_that_it_has_at_this_table() -> None:
    assert "You are The Cosmic Interloper: Physical 5+4, " in seen(begun(), 3)


def test_the_table_tells_the_ship_the_players_and_ones_own_things() -> None:
    match = begun()
    g = state(match)
    edges = list(match.pack.names["edge"])
    g.edge_state[edges.index("d23")] = WRECKED
    g.edge_state[edges.index("d01")] = LOCKED
    g.wrecked = 1 << place(match, "galley")
    g.breached = 1 << place(match, "cryo_vault")
    g.activated = 1 << place(match, "medbay")
    g.searched = 1 << place(match, "armory")
    g.items[ABIGAIL] = [card(match, "fire_axe"), card(match, "medkit")]
    g.physical[ABIGAIL] = [card(match, "critical_wound")]
    g.mental[DEREK] = [card(match, "jitters"), card(match, "jitters")]
    g.next_ap[1], g.attacked, g.power = -1, 1 << DEREK, False
    text = seen(match, 0)
    for line in (
        "Round 1: Player A (you), Abigail Ruth. AP left: 4. "
        "The power is OFF: rooms cannot be used.",
        "* Player A (you) AR, Abigail Ruth Control Room P2/3 M0/3",
        "Player B DK, Derek Kent Control Room P0/3 M2/3",
        "Player D CI, The Cosmic Interloper",
        "Derek Kent: attacked; -1 AP next turn; suffers from 2 x Jitters 1.",
        "The Alien has 4 traits face down.",
        "Used this round: Medbay.",
        "Searched this round: Armory.",
        "Cards in the decks (and discarded): Physical 40 (0), Mental 36 (0), Tech 48 (0)",
        "You are Abigail Ruth: Physical 4+3, Mental 3+2, Tech 3+2",
        "Combat Training: you count as a Guard for rooms.",
        "every living Colonist is in the Loading Bay with a living Guard, Technician and Doctor.",
        "Weapon Fire Axe 3 +1 Physical in melee and when defending",
        "Physical penalty Critical Wound 6 Counts as two Physical penalties.",
        "You are in the Control Room (Derek Kent, Tym Brock).",
        "Ways out: Fore Corridor (locked door).",
        "You hold Fire Axe 3, Medkit 4.",
        "You suffer from Critical Wound 6 (P2/3 M0/3).",
        "BREACHED",
        "WRECKED",
        "(G) needs a Guard",
    ):
        assert line in text, line


def test_a_penalty_that_is_ignored_does_not_count() -> None:
    match = begun()
    g = state(match)
    g.physical[ABIGAIL] = [card(match, "winded"), card(match, "limp")]
    g.slot[ABIGAIL] = card(match, "winded")
    text = seen(match, 0)
    assert "Control Room P1/3 M0/3" in text
    assert "suffers from Limp 4, Winded (ignored)." in text
    assert "Ignored penalty Winded 1 It does not count." in text


def test_the_alien_sees_its_traits_and_others_only_those_that_are_up() -> None:
    match = begun()
    g = state(match)
    own = [match.pack.titles["card"][trait & DESIGN] for trait in g.traits[3]]
    text = seen(match, 3)
    for title in own:
        assert f"face down {title}: " in text
    for viewer in (0, None):
        assert not any(title in seen(match, viewer) for title in own)


def test_a_spectator_sees_the_table_without_anybodys_secrets() -> None:
    text = seen(begun(), None)
    assert "Your" not in text
    assert "(you)" not in text


def test_options_tell_price_state_and_meaning() -> None:
    match = begun()
    g = state(match)
    edges = list(match.pack.names["edge"])
    g.edge_state[edges.index("d14")], g.lock_level[edges.index("d14")] = LOCKED, 16
    twin = match.pack.names["figure"].index("brood_twin")
    g.at[twin], g.mental[twin] = place(match, "brig"), [card(match, "jitters")]
    for kind, name, told in (
        ("action", "end_turn", "AP that are left are lost."),
        ("action", "activate", "Costs 1 AP, once a round. Door Grid. Choose any door of the ship"),
        ("move_to", "place:medbay", "Doctor 1. "),
        ("which_door", "edge:d01", "Unlocked."),
        ("which_door", "edge:d14", "Sealed with resin, 16+ to unlock."),
        ("feature", "edge:o_brig", "Intact."),
        ("target", "figure:derek_kent", "Player B, in Control Room, wounds P0/3 M0/3."),
        ("target", "figure:abigail_ruth", "You, in Control Room, wounds P0/3 M0/3."),
        ("target", "figure:guard_1", "In Security Post."),
        ("target", "figure:brood_twin", "In Brig, wounds 1/2."),
        ("encumbrance", "card:limp", "Physical, value 4. You may make at most 2 moves per turn."),
        ("payoff", "give:winded", "The loser takes it as a penalty. Physical, value 1."),
        ("payoff", "take:medkit", "You get the item. Miscellaneous, value 4."),
    ):
        assert told in reads(match, 0, kind, name).does, name


def test_a_character_is_chosen_by_stats_and_abilities() -> None:
    match = interloper(3, alien_selection="chosen")
    match.answer(match.decisions[0], "seat:0")
    does = reads(match, 1, "choose_character", "figure:elen_ruth").does
    assert does.startswith("Physical 3+2, Mental 4+3, Tech 4+2. Small and Quick: ")


def test_why_answers_for_rooms_too(tmp_path: Path) -> None:
    match = begun()
    table, screen = sit(match, iter(["move", "why brig"]), tmp_path / "g.json")
    assert not table.play()
    assert re.search(r"Brig: .+\(INT-[\d.]+\)", " ".join(screen.text.split()))


def test_windows_can_be_skipped_until_something_else_is_asked(tmp_path: Path) -> None:
    match = interloper(3, alien_selection="chosen")
    match.answer(match.decisions[0], "seat:0")
    table, screen = sit(match, iter(["1", "skip", "skip"]), tmp_path / "g.json")
    assert not table.play()
    assert screen.text.count("Do you turn up a trait?") == 1
    assert "No: skip is only for windows, and this question is not one." in screen.text
    assert match.decisions[0].kind.name == "stalk"


def test_skipping_ends_with_the_first_question_that_is_no_window(tmp_path: Path) -> None:
    match = interloper(3, alien_selection="chosen")
    match.answer(match.decisions[0], "seat:0")
    typed = iter(["1", "skip", "decline", "end_turn", "skip"])
    table, screen = sit(match, typed, tmp_path / "g.json")
    assert not table.play()
    # Asked again at the end of the own turn, then no more before a question of another kind.
    assert screen.text.count("Do you turn up a trait?") == 2
    assert not match.decisions[0].kind.window


def test_the_content_in_numbers() -> None:
    assert content_facts(interloper().pack) == [
        "20 rooms, 25 doors, 20 walls",
        "8 Colonists, 9 NPCs",
        "Decks: 40 Physical, 36 Mental, 48 Tech, 30 Xeno",
    ]

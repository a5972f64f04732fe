"""Outer Rim at the terminal."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from shipboard.games import game
from shipboard.games.outer_rim.layout import content_facts
from shipboard.games.outer_rim.state import (
    ENDORSEMENT,
    GROUND,
    STRATEGY,
    Favor,
    Fight,
    Offer,
    Rim,
    Throw,
)
from shipboard.kernel.cards import DESIGN, PLACE, PUBLIC
from shipboard.kernel.match import Match, verify
from shipboard.terminal import files
from tests.terminal.table import card, reads, restless, seen, sit

TYPED = [*"123456" * 4, "table", "undo", "why halcyon", "why discount", "log", "?", "!1"]


def outer_rim(players: int = 3, seed: int = 1, **options: str) -> Match:
    """A match at its beginning."""
    return Match(game("outer_rim"), players, options, seed)


def state(match: Match) -> Rim:
    """What lies on the table, to be arranged."""
    assert isinstance(match.state, Rim)
    return match.state


def begun(seed: int = 1) -> Match:
    """Somebody is asked what to do in the planning step."""
    match = outer_rim(3, seed, content="house")  # whose numbers are those of the cards
    while match.decisions[0].kind.name != "plan":
        match.answer(match.decisions[0], match.decisions[0].options[0])
    return match


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 2)])
def test_whatever_is_typed_the_game_comes_to_its_end(
    players: int, seat: int, tmp_path: Path
) -> None:
    match = outer_rim(players, players, round_limit="10", map="random")
    table, screen = sit(match, restless(TYPED, players), tmp_path / "g.json", seat)
    assert table.play()
    assert "The Outer Rim at the end\n" in screen.text
    assert re.search(r"You (win|lose)\.", screen.text)
    verify(match.game, files.load(tmp_path / "g.json"))
    # Everything has a title; no id is shown but that of what can be done unasked.
    told = re.sub(r"!\d+ +\w+ \S+", "", screen.text)
    assert not re.findall(r"\b[a-z]+_[a-z_]+\b", told)


def test_the_table_tells_the_map_the_outlaws_the_market_and_ones_own_things() -> None:
    match = begun()
    g = state(match)
    seat = match.decisions[0].seat
    g.assets[seat] = [card(match, "gm01"), card(match, "cg01"), card(match, "bt04")]
    g.captured = [card(match, "bt04")]
    g.top[1] = [card(match, "cg05")]
    g.credits[seat], g.character_damage[seat], g.defeated[seat] = 7000, 2, 1
    g.reputation[seat] = [1, 0, -1, 0]
    text = seen(match, seat)
    for line in (
        "planning step. 10 fame wins",
        "0 fame, 7,000 credits, wounds 2/4, hull 0/3, H+ S0 I- R0, DEFEATED",
        "gear 1/3 (Heavy Sidearm)",
        "jobs and bounties 1/3 (Bounty: Tarrukk [captive, to Gloomrock])",
        "cargo 1/1 (Medical Gel Drums [to Takodana])",
        "Cargo 2,000 Survey Instruments Deliver it to Cindervale: Gain 7,000 credits.",
        "Heavy Sidearm 1 more ground die.",
        "Hutt patrol (level 1, combat 3)",
        "@ storm: whoever flies into it stops",
    ):
        assert line in text, line


def test_what_is_going_on_is_told() -> None:
    match = begun()
    g = state(match)
    sections = match.pack.names["section"]
    g.scene = [sections.index("enc_1-1A")]
    fight, throw, offer = Fight(), Throw(), Offer()
    fight.kind, fight.attacker, fight.value, fight.damage_attack = GROUND, 0, 4, 3
    throw.seat, throw.dice = 0, [2, 3, 1, 0]
    offer.by, offer.to, offer.credits, offer.give = 0, 1, -2000, [card(match, "gm01")]
    g.fights, g.throws, g.offers = [fight], [throw], [offer]
    text = seen(match, 0)
    for line in (
        "House Odds The croupier slides a single die across the felt",
        "Ground fight: Player A (you) attacks an enemy of combat 4; 3 to 0 damage rolled.",
        "Dice of Player A (you) (test): hit, crit, focus, blank.",
        "Proposal: Player A (you) gives Heavy Sidearm, Player B gives 2,000 credits.",
    ):
        assert line in text, line


def test_a_request_for_a_favor_tells_of_its_price_when_one_has_been_named() -> None:
    match = begun()
    favor = Favor()
    favor.by, favor.kind, favor.what = 1, ENDORSEMENT, 0
    state(match).favors = [favor]
    assert "Favor: Player B asks for an endorsement (the Hutts)." in seen(match, 0)
    favor.kind, favor.what, favor.credits = STRATEGY, -1, 2000
    asks = "Favor: Player B asks for a combat strategy, for 2,000 credits."
    assert asks in seen(match, 0)


def test_options_tell_price_text_and_who_is_there() -> None:
    match = begun()
    g = state(match)
    seat = match.decisions[0].seat
    spaces = match.pack.names["space"]
    g.top[2] = [card(match, "gm01")]
    g.patrol_at[0] = spaces.index("twinsand")
    g.assets[seat] = [card(match, "jb12")]
    for kind, name, told in (
        ("market_buy", "card:gm01", "Costs 3,000 credits before barter. 1 more ground die."),
        ("market_discard", "deck:gear_mod", "Heavy Sidearm: 1 more ground die."),
        (
            "move_to",
            "space:twinsand",
            "Hutt patrol (level 1, combat 3), hidden white contact, hidden yellow contact.",
        ),
        ("encounter", "job:jb12", "(to Halcyon Plain)"),
        ("trade_offer", "give:jb12", "(to Halcyon Plain)"),
        ("choose_character", "character:hx9", "Goal: "),
    ):
        assert told in reads(match, seat, kind, name).does, name


def test_chances_stand_beside_the_options_that_they_are_for() -> None:
    match = begun()
    view = match.view(0)
    view["facts"]["odds"] = [
        {"option": "job:jb12", "what": "stealth", "chance": [48, 64]},
        {"option": "job:jb12", "what": "tech", "chance": [15, 64]},
        {"option": "fight", "what": "ground", "chance": [1, 2]},
    ]
    job = reads(match, 0, "encounter", "job:jb12", view).does
    assert job.startswith("Pass stealth: 75 %, pass tech: 23 %. ")
    fight = reads(match, 0, "fight_or_talk", "fight", view).does
    assert fight.startswith("Win ground: 50 %. ")


def test_hidden_things_make_no_difference_to_what_is_shown() -> None:
    match = begun()
    g, chance = state(match), random.Random(3)
    for viewer in (0, 1, None):
        before = seen(match, viewer)
        for deck in g.deck:
            chance.shuffle(deck)
        hidden = [spot for spot in g.contacts if spot and not spot[0] >> PLACE & PUBLIC]
        for kind in set(g.cards.contact_class):
            alike = [s for s in hidden if g.cards.contact_class[s[0] & DESIGN] == kind]
            tokens = [spot[0] for spot in alike]
            chance.shuffle(tokens)
            for spot, token in zip(alike, tokens, strict=True):
                spot[0] = token
        assert seen(match, viewer) == before


def test_content_in_a_few_lines() -> None:
    told = content_facts(state(begun()).cards)
    assert told[0] == "44 spaces, 51 paths, 22 contacts"
    assert "12 bounty" in told[-1]

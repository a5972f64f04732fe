"""Talk: what players claim to hold, kept beside the game, and what is made of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from shipboard.bots.table import Table
from shipboard.games.outsider.bot import Sensible
from shipboard.games.outsider.bot.cards import lore
from shipboard.games.outsider.bot.hearsay import Hearsay, claim
from shipboard.games.outsider.state import Outsider
from shipboard.games.outsider.table import GAME
from shipboard.kernel.cards import DESIGN
from shipboard.kernel.match import Match, replay
from shipboard.kernel.save import digest
from shipboard.kernel.state import Refused

TITLES = lore("chimera_core").titles


def table_of(players: int, seed: int, **options: object) -> tuple[Match, dict[int, Sensible]]:
    match = Match(GAME, players, options, seed)
    return match, {seat: Sensible(seat, random.Random(seat)) for seat in range(players)}


def hand(match: Match, seat: int) -> list[str]:
    assert isinstance(match.state, Outsider)
    return sorted(
        GAME.load(match.options).names["card"][c & DESIGN] for c in match.state.hand[seat]
    )


def told(*events: tuple[str, dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"event": name} | more for name, more in events]


@pytest.mark.parametrize("players", [3, 5])
def test_who_hears_everything_knows_the_hands_and_finds_no_liar_among_the_sensible(
    players: int,
) -> None:
    known = 0
    for seed in range(4):
        match, bots = table_of(players, seed)
        Table(match, bots).run()
        talk = Hearsay(players, TITLES)
        for event in match.events(None):
            if "note" in event:
                talk.hear(event["seat"], event["note"])
            talk.note(event)
        assert talk.lies == []
        for seat in range(players):
            if talk.whole[seat]:
                assert sorted(talk.hands[seat] or []) == hand(match, seat)
                known += 1
    assert known > players


def test_what_is_claimed_at_the_end_of_a_turn_is_the_hand() -> None:
    match, bots = table_of(4, 3)
    table = Table(match, bots)
    checked = 0
    while match.outcome is None:
        before = len(match.answers)
        asked = match.decisions[0]
        held = hand(match, asked.seat)
        table.step()
        note = match.answers[before].note
        if note and asked.kind.name == "act":
            talk = Hearsay(4, TITLES)
            talk.hear(asked.seat, note)
            ((said, _),) = talk.filed.values()
            assert sorted(said) == held
            checked += 1
    assert checked > 5


def test_talk_off_means_silence() -> None:
    match, bots = table_of(3, 1, talk="off")
    Table(match, bots).run()
    assert not any(answer.note for answer in match.answers)
    match = Match(GAME, 3, {"talk": "off"}, 1)
    asked = match.decisions[0]
    with pytest.raises(Refused, match="this table plays without notes"):
        match.answer(asked, asked.options[0], note="I have nothing")
    assert match.answers == []


def test_talk_changes_nothing_in_the_state_and_is_part_of_the_record() -> None:
    match, bots = table_of(3, 5)
    Table(match, bots).run()
    record = match.record()
    assert any(answer.note for answer in record.answers)
    again = replay(GAME, record)
    assert digest(again.state) == digest(match.state)
    silent = Match(GAME, 3, {}, 5)
    for answer in match.answers:
        silent.answer(answer.decision, answer.option)
    assert digest(silent.state) == digest(match.state)


def test_a_claim_counts_from_the_moment_it_is_about() -> None:
    talk = Hearsay(3, TITLES)
    talk.hear(1, claim(4, ["dark", "arc_welder"], ["pipe_cuff"], TITLES))
    assert not any(talk.whole)
    for event in told(("turn", {"number": 4, "seat": 1})):
        talk.note(event)
    assert not any(talk.whole)
    for event in told(("acted", {"seat": 1, "option": "end_actions"})):
        talk.note(event)
    assert talk.hands[1] == ["arc_welder", "dark"]
    assert (talk.supply, talk.supply_by) == (["pipe_cuff"], 1)


def test_a_card_that_was_not_said_to_be_there_is_a_lie_unless_cards_came_in_unseen() -> None:
    for came_in in (False, True):
        talk = Hearsay(3, TITLES)
        talk.hear(1, claim(4, ["dark"], [], TITLES))
        events: list[tuple[str, dict[str, Any]]] = [
            ("turn", {"number": 4, "seat": 1}),
            ("acted", {"seat": 1, "option": "end_actions"}),
        ]
        if came_in:
            events.append(("drew", {"seat": 1}))
        events.append(("discarded", {"seat": 1, "card": "pipe_cuff"}))
        for event in told(*events):
            talk.note(event)
        assert talk.lies == ([] if came_in else [1])


def test_a_claim_is_plain_english_and_people_can_make_one() -> None:
    words = claim(4, ["dark", "arc_welder", "dark"], ["ship_mind"], TITLES)
    assert words == (
        "At the end of turn 4 I hold Arc Welder and 2 Dark. The Supply has Reboot Ship Mind."
    )
    talk = Hearsay(3, TITLES)
    talk.hear(0, "After the deal I hold nothing. I leave Dark.")
    talk.hear(1, words)
    assert talk.filed == {
        (0, 0): ([], ["dark"]),
        (4, 1): (["arc_welder", "dark", "dark"], ["ship_mind"]),
    }


@pytest.mark.parametrize(
    "words",
    [
        "",
        "I hold Dark.",
        "At the end of turn x I hold Dark.",
        "At the end of turn 1 I hold Darkness.",
        "At the end of turn 1 I hold 100 Dark.",
        "At the end of turn 1 I hold Dark. The Supply has gold.",
    ],
)
def test_other_words_mean_nothing_to_a_bot(words: str) -> None:
    talk = Hearsay(3, TITLES)
    talk.hear(0, words)
    assert talk.filed == {}

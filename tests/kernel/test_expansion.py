"""An expansion is a pack plus steps: played like any game, and its game stays as it is."""

from __future__ import annotations

import json
import random
from collections import Counter

from shipboard.bots.table import Table
from shipboard.games.ardor.table import GAME
from shipboard.kernel.imagine import imagine
from shipboard.kernel.legend import legend
from shipboard.kernel.match import Match, replay, verify
from shipboard.kernel.save import digest, dump, load
from shipboard.kernel.state import clone
from tests.conformance.forbidding import forbidden
from tests.conformance.soundness import cards_by_pool, conserved

from . import toy  # noqa: F401  (compiled classes can have no others below them)
from .beacons import BEACONS, TUNE, Lit, tune


def games() -> list[Match]:
    """Some games of bots, to their ends."""
    played = []
    for seed in range(12):
        match = Match(BEACONS, 3 + seed % 4, seed=seed)
        players = {
            seat: BEACONS.bots["sensible"](seat, random.Random(seed * 10 + seat))
            for seat in range(match.players)
        }
        Table(match, players).run()
        played.append(match)
    return played


def test_it_is_played_to_the_end_by_bots_and_every_part_of_it_happens() -> None:
    told: Counter[str] = Counter()
    for match in games():
        assert match.outcome is not None
        told.update(event["event"] for event in match.events(None))
    assert min(told["lit"], told["tuned"], told["answered"]) > 0
    # Only where somebody has no card to commit, no longer in every turn.
    assert told["deck_committed"] < told["turn"] / 3


def test_its_set_up_has_a_step_more_between_the_hands_and_the_pile() -> None:
    match = Match(BEACONS, 4, seed=1)
    told = [event["event"] for event in match.events(None)]
    assert told[told.index("lit") - 1 : told.index("lit") + 2] == [
        "drew", "lit", "first_committed",
    ]  # fmt: skip
    assert "lit" not in [event["event"] for event in Match(GAME, 4, seed=1).events(None)]


def test_a_card_of_it_asks_about_its_own_things_in_its_own_words() -> None:
    asked = 0
    for seed in range(40):
        match = Match(BEACONS, 4, seed=seed)
        rng = random.Random(seed)
        while match.outcome is None:
            decision = rng.choice(match.decisions)
            if decision.kind.name == "distress_call":
                asked += 1
                assert decision.kind.prompt == "Distress Call: which beacon do you tune?"
                assert decision.kind.like == "tune"
                g = match.state
                assert isinstance(g, Lit)
                assert decision.options == tuple(f"beacon:{b.handle}" for b in g.beacons)
                assert match.view(0)["facts"]["beacons"][0]["signals"] == g.beacons[0].signals
            match.answer(decision, rng.choice(decision.options))
    assert asked > 5


def test_what_it_asks_leaves_out_what_its_steps_forbid() -> None:
    match = Match(BEACONS, 4, seed=3)
    rng = random.Random(3)
    steps = set()
    while match.outcome is None:
        assert forbidden(BEACONS, match.state) == []
        steps.add(match.state.asker[0])
        decision = rng.choice(match.decisions)
        match.answer(decision, rng.choice(decision.options))
    assert tune in steps


def test_it_is_copied_saved_imagined_and_replayed_like_any_game() -> None:
    match = Match(BEACONS, 4, seed=7)
    rng = random.Random(7)
    while match.outcome is None:
        g = match.state
        again = load(BEACONS, json.loads(json.dumps(dump(g))), g.pack)
        assert digest(again) == digest(clone(g)) == digest(g)
        decision = rng.choice(match.decisions)
        world = imagine(BEACONS, g, decision.seat, rng)
        assert conserved(BEACONS, world, cards_by_pool(BEACONS, g)) == []
        match.answer(decision, rng.choice(decision.options))
    record = match.record()
    assert digest(replay(BEACONS, record).state) == record.digest
    assert verify(BEACONS, record).outcome == match.outcome


def test_its_numbers_have_meanings_of_their_own() -> None:
    pack = BEACONS.load({})
    names = [pack.names["card"][design] for design in pack.deck]
    assert (names.count("energy"), names.count("distress_call"), "airlock" in names) == (
        10, 9, False,
    )  # fmt: skip
    assert BEACONS.kinds[TUNE].name == "tune"
    assert set(legend(BEACONS, pack).rows) == {"Beacon", "Frame", "Malfunction"}
    assert "beacons.answer_beacons" in BEACONS.signatures()
    assert BEACONS.version != GAME.version


def test_the_game_itself_stays_as_it_was() -> None:
    options = GAME.choose(4, {})
    pack = GAME.load(options)
    assert "distress_call" not in pack.names["card"]
    assert [kind.name for kind in pack.asks if kind.like == "tune"] == []
    assert "tune" not in (GAME.vocabulary.effect.phrases if GAME.vocabulary else {})
    assert all(step[0].__name__ != "answer_beacons" for step in pack.turns[0])

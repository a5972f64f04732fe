"""What a seat is offered is said in words about what is its own."""

from __future__ import annotations

import random

import shipboard
from shipboard.kernel.match import Match
from shipboard.server.show.prompts import asking, interjections


def test_a_seat_is_offered_its_own_traits_and_never_hears_of_those_of_another() -> None:
    game = shipboard.game("interloper")
    rng = random.Random(3)
    later_seats = 0
    for seed in range(6):
        match = Match(game, 4, {}, seed)
        titles = dict(zip(match.pack.names["card"], match.pack.titles["card"], strict=True))
        for _ in range(40):
            if match.outcome is not None:
                break
            asked = match.decisions[0]
            match.answer(asked.id, rng.choice(asked.options))
            for seat in range(4):
                own = {titles[card] for card in match.view(seat)["zones"]["traits"][seat]["cards"]}
                asks = asking(match, match.state, match.view(seat))
                offered = interjections(match, asks, seat)
                said = {offer["text"].removeprefix("turn up ") for offer in offered}
                assert said <= own
                later_seats += bool(said) and seat > 0
    assert later_seats

"""Bots take over: made in the middle of a game, asked as the server asks, told what a seat saw."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from shipboard.bots import bot as find_bot
from shipboard.bots.table import spoken
from shipboard.kernel import view as views
from shipboard.kernel.declare import Game
from shipboard.kernel.match import Decision, Match
from shipboard.kernel.player import Interjector, Player

from .tables import BOUND, Table, take_a_turn

Seen = list[dict[str, Any]]


def live(table: Table, seed: int) -> Match:
    """A match that stands still at windows: there bots are asked before the machine asks them."""
    return Match(table.game, table.players, dict(table.options), seed, live=True)


def asked(match: Match) -> list[Decision]:
    """What is asked now; at a window, what is asked in it as long as all decline."""
    return match.asked_in_window() if match.paused else match.decisions


def question(match: Match, decision: Decision) -> tuple[dict[str, Any], dict[str, Any]]:
    """The view and the decision, as a bot is given them."""
    view = match.view(decision.seat)
    put = views.asked(decision.kind, decision.id, decision.options)
    view["decisions"] = [put]
    return view, put


def newcomer(game: Game, name: str, seat: int, told: Seen, luck: float) -> Player:
    """A bot that is made now and told this."""
    player = find_bot(game, name)(seat, random.Random(luck))
    player.watch(told)
    return player


class Audience:
    """What each seat has seen so far."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen: list[Seen] = [[] for _ in range(match.players)]

    def of(self, seat: int) -> Seen:
        """All events up to now, as this seat saw them."""
        seen = self.seen[seat]
        seen += self.match.events(seat, len(seen))
        return seen


def take_over(match: Match, decision: Decision, seen: Seen, rng: random.Random) -> list[str]:
    """What is wrong with bots made for this decision, told all that the seat saw, or less."""
    wrong = []
    cut = rng.randrange(len(seen) + 1)
    view, put = question(match, decision)
    for name in match.game.bots:
        for told in (seen, [], seen[cut:], seen[:cut]):
            what = f"{name}, told {len(told)} of {len(seen)} events, asked {put['kind']}"
            try:
                player = newcomer(match.game, name, decision.seat, told, rng.random())
                option = player.choose(view, put)
            except Exception as error:
                wrong.append(f"{what}, fails: {error!r}")
                continue
            if option not in decision.options:
                wrong.append(f"{what}, chooses {option!r}, which is no option")
    return wrong


def interject(match: Match, seat: int, seen: Seen) -> list[str]:
    """What is wrong with what bots made for this checkpoint do unasked."""
    offered = [] if match.checkpoint is None else match.offered_to_bot(seat)
    wrong = []
    for name in match.game.bots if offered else ():
        for told in (seen, []):
            player = newcomer(match.game, name, seat, told, 0)
            if not isinstance(player, Interjector):
                continue
            wish = player.interject(match.view(seat), offered)
            if wish is not None and wish not in offered:
                wrong.append(f"{name} does {wish} unasked, and was offered {offered}")
    return wrong


class Company:
    """A bot at each seat from the start on, who sees and answers everything."""

    def __init__(self, match: Match, name: str) -> None:
        self.match = match
        self.name = name
        self.players = [newcomer(match.game, name, s, [], 0) for s in range(match.players)]
        self.told = [0] * match.players

    def answer(self, decision: Decision, seen: Seen, luck: float) -> tuple[str, str]:
        """What the bot at this seat chooses with this luck, and what it says."""
        seat = decision.seat
        player: Any = self.players[seat]
        player.watch(seen[self.told[seat] :])
        self.told[seat] = len(seen)
        player.rng = random.Random(luck)
        view, put = question(self.match, decision)
        option = player.choose(view, put)
        said = spoken(self.match.game, self.match.options, player, put["kind"], option)
        return option, said

    def unlike(self, decision: Decision, seen: Seen, luck: float, option: str) -> list[str]:
        """What is wrong if one who takes over with the same luck does not choose the same."""
        view, put = question(self.match, decision)
        other = newcomer(self.match.game, self.name, decision.seat, seen, luck).choose(view, put)
        if other == option:
            return []
        return [f"{self.name} would take {option} at {put['kind']}, one who takes over {other}"]


def walk_with_bots(match: Match, rng: random.Random, obeyed: float) -> Iterator[Audience]:
    """Play to the end, stopping where bots are asked: a share of the answers is theirs."""
    audience = Audience(match)
    name = next(iter(match.game.bots))
    company = Company(match, name)
    while match.outcome is None:
        assert len(match.answers) < BOUND, f"not over after {BOUND} answers"
        yield audience
        if match.paused:
            match.resume()
        elif rng.random() < obeyed:
            decision = rng.choice(match.decisions)
            seen = audience.of(decision.seat)
            option, said = company.answer(decision, seen, rng.random())
            match.answer(decision, option, decision.seat, said)
        else:
            take_a_turn(match, rng)

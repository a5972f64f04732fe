"""What a bot would do in the seat of whoever asks for it, and why."""

from __future__ import annotations

import random

from shipboard.bots import adviser, bot
from shipboard.kernel.because import Explained
from shipboard.kernel.explain import hint, option_words
from shipboard.kernel.layout import Talk
from shipboard.kernel.match import Decision, Match
from shipboard.kernel.player import Explainer
from shipboard.kernel.state import Refused

from .menu import Menu


def advice(match: Match, talk: Talk, asked: Menu) -> str:
    """A hint for an open decision, with the number of the option."""
    decision = asked.decision
    option, text, _ = hint(_explained(match, decision), talk, option_words(match, decision))
    place = next(n for n, entry in enumerate(asked.options, 1) if entry.name == option)
    return f"{place}, {asked.options[place - 1].words}. {text}"


def _explained(match: Match, decision: Decision) -> Explained:
    """What a bot that knows what this seat has seen would answer, and why."""
    name, seat = adviser(match.game), decision.seat
    player = bot(match.game, name)(seat, random.Random(decision.id)) if name else None
    if not isinstance(player, Explainer):
        raise Refused(f"{match.game.title} has no bot that can say why, so there are no hints")
    player.watch(match.events(seat))
    view = match.view(seat)
    put = next(each for each in view["decisions"] if each["id"] == decision.id)
    return player.explained(view, put)

"""Ardor's content: which files an option means, and the pack they make."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from shipboard.kernel.content import PackError, content_hash, texts_of

from .pack import SORTS, ArdorPack
from .rules.setup import RED_KNOW, SET_UP
from .rules.talk import before_vote
from .rules.turn import TALKING_TURN, TURN_STEPS
from .state import MISSIONS
from .vocabulary import REFRESH, Card, Character, vocabulary

# What each set of 0.1 was hashed to: the same cards, which did not yet bring their own questions.
FORMER = {
    "base": "6e00ccb1d68b7b44ca8cfa77191308e2ead5588711d3a538a3c47c968118d993",
    "base_extra": "9b16badbdefeaaa7411f4c597b4616a3587822bb72cd000c42dd9a8ba5428fe3",
}
SETS = {"base": ("base.toml",), "base_extra": ("base.toml", "extra.toml")}


def load(options: Mapping[str, str]) -> ArdorPack:
    """The pack that these options name."""
    talk = options["table_talk"] == "structured"
    tempered = options["deck_mix"] == "tempered"
    return _load(options["content"], tempered, talk, options["red_know"] == "on")


def files(content: str) -> dict[str, str]:
    """The texts of the content files: ours, owners' own, or several of these."""
    return texts_of(__package__, content, SETS)


@lru_cache(maxsize=8)
def _load(content: str, tempered: bool, talk: bool, red_know: bool) -> ArdorPack:
    texts = files(content)
    records = vocabulary.load(texts)
    pack = build(records["card"], records["character"], tempered, content_hash(texts))
    pack.asks = tuple(vocabulary.asks)
    pack.former = (FORMER[content],) if content in FORMER else ()
    if talk:
        pack.turns = TALKING_TURN.on_stack()
        pack.before_vote = ((before_vote,),)
    if red_know:
        pack.set_up = RED_KNOW.laid()
    return pack


def build(cards: list[Card], characters: list[Character], tempered: bool, digest: str) -> ArdorPack:
    """The lists that the rules read."""
    pack = ArdorPack(digest)
    pack.names = {
        "card": tuple(card.id for card in cards),
        "character": tuple(character.id for character in characters),
        "mission": MISSIONS,
    }
    pack.titles = {
        "card": tuple(card.name for card in cards),
        "character": tuple(character.name for character in characters),
        "mission": tuple(name.capitalize() for name in MISSIONS),
        "ability": tuple(character.ability.name for character in characters),
    }
    pack.texts = {
        "card": tuple(card.text for card in cards),
        "character": tuple(character.text for character in characters),
    }
    for design, card in enumerate(cards):
        mixed = card.tempered if tempered and card.tempered is not None else card.count
        pack.deck += [design] * mixed
        pack.colour.append(card.colour)
        pack.sort.append(SORTS.index(card.kind))
        pack.repair.append(card.repair or 0)
        pack.priority.append(card.priority)
        pack.no_cancel_if.append(card.no_cancel_if)
        pack.on_play.append(card.played)
        for field, when in ((pack.turn_start, "turn_start"), (pack.on_leave, "on_leave")):
            field.append(sum((t.do for t in card.triggers if t.when == when), ()))
        pack.redirects_cleanup.append(card.while_in_play == "redirect_cleanup")
        pack.reactions.append(tuple((r.when, r.if_, r.do) for r in card.reactions))
    for character in characters:
        pack.cost.append(character.ability.cost)
        pack.ability.append(character.ability.do)
    pack.refresh = REFRESH
    pack.set_up = SET_UP.laid()
    pack.turns = TURN_STEPS.on_stack()
    return pack


def check_size(pack: ArdorPack, players: int) -> None:
    """A Deck too small to deal from, or too few characters, is refused."""
    need = 2 * players + 1 + 3
    problems = []
    if len(pack.deck) < need:
        problems.append(f"found a Deck of {len(pack.deck)} cards, expected at least {need}")
    if len(pack.ability) < players:
        problems.append(f"found {len(pack.ability)} characters, expected at least {players}")
    if problems:
        raise PackError(problems)

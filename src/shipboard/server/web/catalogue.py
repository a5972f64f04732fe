"""What the games declare, for clients: once made, it does not change while the server runs."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import msgspec

from shipboard.games import game as find_game
from shipboard.games import names
from shipboard.kernel.choosing import Put, put
from shipboard.kernel.declare import Game, Kind, Option
from shipboard.kernel.howto import howto
from shipboard.kernel.lesson import has_lesson, lesson_of
from shipboard.kernel.state import Refused

Shown = dict[str, Any]


@dataclass(frozen=True)
class Declared:
    """What is told of a game, as it goes out, and by what a client knows that it has it already."""

    text: bytes
    tag: str


def declared(shown: Any) -> Declared:
    """What goes out to all who ask."""
    text = msgspec.json.encode(shown)
    return Declared(text, f'W/"{hashlib.sha256(text).hexdigest()[:16]}"')


@cache
def games() -> Declared:
    """All games, as the lobby shows them."""
    return declared([brief(find_game(name)) for name in names()])


def brief(game: Game) -> Shown:
    """One game in short."""
    words = put(game.package)
    return {
        "name": game.name,
        "title": game.title,
        "blurb": game.blurb,
        "rule_prefix": game.rule_prefix,
        "players": {
            "min": game.min_players,
            "max": game.max_players,
            "default": game.default_players,
        },
        "minutes": list(game.minutes),
        "tags": list(game.tags),
        "tale": game.tale is not None,
        "lesson": lesson_of(game).minutes if has_lesson(game) else None,
        "options": [_option(option, words.get(option.name, Put())) for option in game.options],
        "bots": [*game.bots, "random"],
    }


def _option(option: Option, words: Put) -> Shown:
    return {
        "name": option.name,
        "title": words.title,
        "default": option.default,
        "values": [value for value in option.values if "<" not in value],
        "words": words.values,
        "expert": words.expert,
        "help": option.help,
    }


@cache
def whole(name: str) -> Declared:
    """One game with all that it declares."""
    game = find_game(name)
    shown = brief(game) | {
        "zones": [
            {
                "name": zone.name,
                "title": zone.title,
                "sees": zone.sees,
                "per": zone.per,
                "pool": zone.pool,
                "ordered": zone.ordered,
            }
            for zone in game.zones
        ],
        "facts": [
            {"name": f.name, "refers": f.refers, "holds": dict(f.holds), "tells": dict(f.tells)}
            for f in game.facts
        ],
        "kinds": [_question(kind) for kind in game.kinds],
        "events": [
            {"name": event.name, "args": list(event.args), "secret": list(event.secret)}
            for event in game.events
        ],
        "sides": list(game.sides),
        "ledger": None
        if game.ledger is None
        else {"row": game.ledger.row, "columns": [each.title for each in game.ledger.columns]},
        "chapters": dict(game.chapters),
        "howto": howto(game.package),
    }
    return declared(shown)


def _question(kind: Kind) -> Shown:
    return {
        "name": kind.name,
        "prompt": kind.prompt,
        "waits": kind.waits,
        "rule": kind.rule,
        "options": list(kind.options),
        "secret": kind.secret,
        "window": kind.window,
        "default": kind.default,
        "notes": list(kind.notes),
        "words": dict(kind.words),
    }


@cache
def rules(name: str) -> Declared:
    """The numbered rules and rulings of a game's players' page."""
    game = find_game(name)
    found = []
    chapter = ""
    for text in game.rules_text.splitlines():
        if head := re.match(rf"### {game.rule_prefix}-\d+ (.+)", text):
            chapter = head[1]
        elif rule := re.match(rf"- ({game.rule_prefix}-(R?)\d[\d.]*) (.+)", text):
            where = "Rulings" if rule[2] else chapter
            found.append({"number": rule[1], "text": rule[3], "chapter": where})
    return declared(found)


def safe_options(game: Game, options: dict[str, str]) -> dict[str, str]:
    """Options as they come from outside: files of this machine are none of them."""
    for name, value in options.items():
        if "file:" in value:
            raise Refused(
                f"option {name}: tables on a server can use only the cards that come with the game"
            )
    return game.choose(_players(game, options), options)


def _players(game: Game, options: dict[str, str]) -> int:
    """Some number of players that goes with these options."""
    error: Refused | None = None
    for players in range(game.min_players, game.max_players + 1):
        try:
            game.choose(players, options)
            return players
        except Refused as refused:
            error = refused
    raise error or Refused("these options do not go together")


def content(name: str, options: dict[str, str]) -> Declared:
    """Every card that can appear with these options."""
    game = find_game(name)
    return _content(name, tuple(sorted(safe_options(game, options).items())))


@lru_cache(maxsize=64)
def _content(name: str, options: tuple[tuple[str, str], ...]) -> Declared:
    game = find_game(name)
    pack = game.load(dict(options))
    pools: Shown = {}
    for pool, designs in pack.names.items():
        titles = pack.titles.get(pool, ())
        texts = pack.texts.get(pool, ())
        pools[pool] = {
            design: {
                "title": titles[index] if index < len(titles) else "",
                "text": texts[index] if index < len(texts) else "",
                "face": game.face(pack, pool, index),
            }
            for index, design in enumerate(designs)
        }
    board = None if game.chart is None else game.chart.map(pack, dict(options))
    kinds = [_question(kind) for kind in pack.asks]
    return declared({"hash": pack.hash, "pools": pools, "kinds": kinds, "map": board})

"""What does not fit together in Outer Rim's content, each with file, record and field."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from shipboard.kernel.content import Records
from shipboard.kernel.overlay import CHANGE, REPLACE
from shipboard.kernel.specs import one_of

from . import pack as p
from .cast import Cast
from .rules import effects as e
from .vocabulary.records import RULES_OF_PLACE, Card, Space, Tile

LEVELS = 4  # of patrols


class Files:
    """In which file each record stands, as it is in force."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._file: dict[tuple[str, str], str] = {}
        for name, text in texts.items():
            tables = tomllib.loads(text)
            for part in (tables, tables.get(CHANGE, {}), tables.get(REPLACE, {})):
                for record, items in part.items():
                    for item in items if isinstance(items, list) else ():
                        self._file[record, str(item.get("id"))] = name

    def head(self, record: str, id_: str) -> str:
        """How a problem of this record begins: file, record, id."""
        file = self._file.get((record, id_.removesuffix("_rotated")))
        return ": ".join(filter(None, (file, f"{record} {id_!r}")))


def problems(records: Records, cast: Cast, files: Files) -> list[str]:
    """Everything that does not fit together, beyond what each record says of itself."""
    found = [
        *same_ids(records, files),
        *of_the_board(records, cast, files),
    ]
    if not found:
        found = [
            *of_paths(cast, files),
            *of_patrols(cast, files),
            *of_contacts(cast, files),
            *of_cards(cast, files),
            *of_characters(cast, files),
            *of_ships(cast, files),
            *of_rivals(cast, files),
            *of_ambitions(cast, files),
        ]
    return found


def same_ids(records: Records, files: Files) -> Iterator[str]:
    """Ids are unique among all cards, and sections among all sections."""
    seen: dict[str, str] = {}
    for record in ("market", "encounter", "databank", "contact"):
        for item in records[record]:
            if item.id in seen:
                yield (
                    f"{files.head(record, item.id)}: id: found again in {seen[item.id]}, "
                    "expected it unique among all cards"
                )
            seen[item.id] = record
    sections: dict[str, str] = {}
    for card in records["encounter"]:
        for part in card.sections:
            if part.id in sections:
                yield (
                    f"{files.head('encounter', card.id)}: sections: found {part.id!r} again, "
                    f"after {sections[part.id]!r}, expected it unique"
                )
            sections[part.id] = card.id


# The map.


def of_the_board(records: Records, cast: Cast, files: Files) -> Iterator[str]:
    """One die, two endcaps; every space on a tile or an endcap, in an encounter deck."""
    if len(records["die"]) != 1:
        yield f"die: found {len(records['die'])}, expected exactly one"
    sides = sorted(bool(end.left) for end in cast.endcaps)
    if sides != [False, True]:
        yield f"endcap: found {len(sides)}, expected one on the left and one on the right"
    if not cast.tiles:
        yield "tile: found none, expected at least one"
    if sum(deck.navpoints for deck in cast.decks) != 1:
        yield "deck: found not exactly one with navpoints, expected one"
    pieces = {piece.id: piece for piece in (*cast.tiles, *cast.endcaps)}
    for space in cast.spaces:
        head = files.head("space", space.id)
        if space.tile not in pieces:
            yield f"{head}: tile: found {space.tile!r}, expected one of {', '.join(pieces)}"
        wanted = len(cast.tiles) if space.tile in cast.tile else 1
        if len(space.points) != wanted:
            yield f"{head}: points: found {len(space.points)}, expected {wanted}"
        if space.deck and space.deck not in [deck.id for deck in cast.decks]:
            yield f"{head}: deck: found {space.deck!r}, expected {one_of(cast.deck)}"
    for record, pieces_of in (("tile", cast.tiles), ("endcap", cast.endcaps)):
        for piece in pieces_of:
            yield from of_piece(cast.spaces, piece, files.head(record, piece.id))


def of_piece(spaces: list[Space], piece: Tile, head: str) -> Iterator[str]:
    """The connectors, paths and spawning places of a tile or an endcap are its own spaces."""
    own = [space.id for space in spaces if space.tile == piece.id]
    named = [("left", piece.left), ("right", piece.right)]
    named += [("paths", path) for path in piece.paths]
    named.append(("spawn", tuple(piece.spawn.values())))
    for field, ids in named:
        for id_ in ids:
            if id_ not in own:
                yield f"{head}: {field}: found {id_!r}, expected a space of {piece.id}"


def of_paths(cast: Cast, files: Files) -> Iterator[str]:
    """All spaces hang together, whatever the order of the tiles; each faction has its place."""
    for record, pieces in (("tile", cast.tiles), ("endcap", cast.endcaps)):
        for piece in pieces:
            own = [space.id for space in cast.spaces if space.tile == piece.id]
            reached = {*piece.left, *piece.right}
            grown = True
            while grown:
                before = len(reached)
                for path in piece.paths:
                    if reached & {*path}:
                        reached |= {*path}
                grown = len(reached) > before
            for id_ in own:
                if id_ not in reached:
                    yield (
                        f"{files.head('space', id_)}: found no way to it on {record} {piece.id}, "
                        "expected a path"
                    )
    for faction, name in enumerate(p.FACTION_NAMES):
        places = sum(faction in end.spawn for end in cast.endcaps)
        if places != 1:
            yield f"endcap: spawn: found {places} for {name}, expected exactly one"


def of_patrols(cast: Cast, files: Files) -> Iterator[str]:
    """RIM-2.2: one patrol of each faction and level; only the highest is invulnerable."""
    for faction, name in enumerate(p.FACTION_NAMES):
        levels = sorted(each.level for each in cast.patrols if each.faction == faction)
        if levels != list(range(1, LEVELS + 1)):
            yield f"patrol: found the levels {levels} of {name}, expected 1 to {LEVELS}"
    for patrol in cast.patrols:
        if (patrol.combat < 0) != (patrol.level == LEVELS):
            yield (
                f"{files.head('patrol', patrol.id)}: combat: expected a value for levels 1 to 3, "
                "none for level 4"
            )


# People and ships.


def of_contacts(cast: Cast, files: Files) -> Iterator[str]:
    """RIM-2.4: enough contacts of each class for the spaces of that class."""
    for cls, name in enumerate(p.CLASSES):
        spaces = sum(space.contacts.count(cls) for space in cast.spaces)
        found = sum(contact.cls == cls for contact in cast.contacts)
        if found < spaces:
            yield f"contact: found {found} of class {name}, expected {spaces}: one for each space"


def of_characters(cast: Cast, files: Files) -> Iterator[str]:
    """RIM-2.10: the card with which a character starts is there, and goes on its board."""
    for who in cast.characters:
        if not any(card.number == who.starts_with for card in cast.cards):
            yield (
                f"{files.head('character', who.id)}: starts_with: found {who.starts_with}, "
                "expected a number that databank cards have"
            )
    numbers = {who.starts_with for who in cast.characters}
    for card in cast.cards:
        if card.number in numbers and not card.start:
            yield (
                f"{files.head(card.record, card.id)}: start: found nothing, expected the planet "
                "where the player begins"
            )


def of_ships(cast: Cast, files: Files) -> Iterator[str]:
    """RIM-12: every ship is sold by one card or is a starter, of which there is one at least."""
    if not any(sheet.starter for sheet in cast.ships):
        yield "ship: found no starter, expected at least one"
    for sheet in cast.ships:
        sold = sum(card.ship == sheet.id for card in cast.cards)
        if sold != (0 if sheet.starter else 1):
            yield (
                f"{files.head('ship', sheet.id)}: found {sold} cards that sell it, expected "
                f"{'none of a starter' if sheet.starter else 'exactly one'}"
            )


def of_ambitions(cast: Cast, files: Files) -> Iterator[str]:
    """RIM-50.4, 51.2, 51.3: the cards and the places that ambitions name are there."""
    numbers = {card.number for card in cast.cards}
    market = {card.id for card in cast.cards if card.deck in p.MARKET_DECKS}
    for sheet in cast.ambitions:
        head = files.head("ambition", sheet.id)
        if sheet.card and sheet.card not in market:
            yield f"{head}: card: found {sheet.card!r}, expected the id of a market card"
        for goal in sheet.goals:
            if goal.databank and goal.databank not in numbers:
                yield (
                    f"{head}: goals: databank: found {goal.databank}, expected a number that "
                    "databank cards have"
                )
            for space in goal.spaces:
                if space not in cast.space:
                    yield f"{head}: goals: at: found {space!r}, expected a space"


# Cards.


def of_cards(cast: Cast, files: Files) -> Iterator[str]:
    """Everything that cards name is there."""
    planets = [space.id for space in cast.spaces if space.kind == p.PLANET]
    numbers = {card.number for card in cast.cards}
    decks = [deck.id for deck in cast.decks]
    for card in cast.cards:
        head = files.head(card.record, card.id)
        yield from of_places(card, planets, head)
        if card.rotated:
            yield from of_places(card.rotated, planets, f"{head}: rotated")
        if card.record == "encounter" and card.deck not in decks:
            yield f"{head}: deck: found {card.deck!r}, expected one of {', '.join(decks)}"
        if card.target and card.target not in cast.contact:
            yield f"{head}: target: found {card.target!r}, expected the id of a contact"
        if card.ship and card.ship not in cast.ship:
            yield f"{head}: ship: found {card.ship!r}, expected the id of a ship"
        for number in sorted({*resolves(card)} - numbers):
            yield f"{head}: databank: found {number}, expected a number that databank cards have"
        for part in card.sections:
            if part.place and part.place not in cast.space:
                yield (
                    f"{head}: sections: {part.id}: place: found {part.place!r}, expected a space"
                )
    names: dict[str, str] = {}
    for card in cast.cards:
        if card.target:
            if card.target in names:
                yield (
                    f"{files.head(card.record, card.id)}: target: found {card.target!r}, which is "
                    f"that of {names[card.target]}, too, expected a different contact"
                )
            names[card.target] = card.id


def of_places(card: Card, planets: list[str], head: str) -> Iterator[str]:
    """Where a card goes, cannot be bought, or starts is a planet."""
    for field, id_ in (
        ("destination", card.destination), ("not_on", card.not_on), ("start", card.start),
    ):  # fmt: skip
        if id_ and id_ not in planets and not (field == "destination" and id_ in RULES_OF_PLACE):
            yield f"{head}: {field}: found {id_!r}, expected a planet"


def resolves(card: Card) -> Iterator[int]:
    """The numbers of the databank cards that a card resolves."""
    if card.roll:
        yield card.roll[1]
    texts = (card.encounter, card.do, card.reward, *(part.do for part in card.sections))
    for text in (*texts, *(part.do for part in card.steps)):
        yield from (int(step[1]) for step in steps_in(text))


def steps_in(text: Any) -> Iterator[Any]:
    """The steps of a text that resolve a databank card."""
    if isinstance(text, (p.Block, p.Ability)):
        yield from steps_in(text.do)
    elif isinstance(text, tuple):
        if text and text[0] is e.databank:
            yield text
        for part in text:
            yield from steps_in(part)


def of_rivals(cast: Cast, files: Files) -> Iterator[str]:
    """RIM-60.1, 60.2: opponents start with ships of the game; AI cards are for somebody in it."""
    for rival in cast.rivals:
        if rival.starter not in cast.ship or not cast.ships[cast.ship[rival.starter]].starter:
            starters = [sheet.id for sheet in cast.ships if sheet.starter]
            yield (
                f"{files.head('rival', rival.id)}: starter: found {rival.starter!r}, expected "
                f"{one_of(starters)}"
            )
    for card in cast.routines:
        head = files.head("ai_card", card.id)
        if card.rival and card.rival not in cast.rival:
            yield f"{head}: rival: found {card.rival!r}, expected {one_of(cast.rival)}"
        if card.character and card.character not in cast.character:
            yield f"{head}: character: found {card.character!r}, expected {one_of(cast.character)}"

"""All records of Outer Rim's content files in their order, and the number of each by its id."""

from __future__ import annotations

from collections.abc import Iterable

from shipboard.kernel.content import Records

from . import pack as p
from .vocabulary.records import (
    AiCard,
    Ambition,
    Card,
    Character,
    Contact,
    EncounterDeck,
    Patrol,
    Rival,
    Ship,
    Space,
    Tile,
)


class Cast:
    """Who and what there is: numbered as in the pack."""

    def __init__(self, records: Records) -> None:
        self.tiles: list[Tile] = records["tile"]
        self.endcaps: list[Tile] = sorted(records["endcap"], key=lambda end: bool(end.left))
        self.spaces: list[Space] = records["space"]
        self.decks: list[EncounterDeck] = records["deck"]
        self.patrols: list[Patrol] = records["patrol"]
        self.contacts: list[Contact] = records["contact"]
        self.characters: list[Character] = records["character"]
        self.ships: list[Ship] = records["ship"]
        self.ambitions: list[Ambition] = records["ambition"]
        self.rivals: list[Rival] = records["rival"]
        self.routines: list[AiCard] = records["ai_card"]
        databank = [*records["databank"], *(contact.card for contact in self.contacts)]
        self.cards: list[Card] = [
            *records["market"], *records["encounter"],
            *sorted(databank, key=lambda card: card.number),
        ]  # fmt: skip
        self.halves = [card for card in self.cards if card.rotated]
        self.deck_names = (*p.MARKET_DECKS, *(deck.id for deck in self.decks))
        self.space = numbered(space.id for space in self.spaces)
        self.tile = numbered(tile.id for tile in self.tiles)
        self.deck = numbered(self.deck_names)
        self.contact = numbered(contact.id for contact in self.contacts)
        self.character = numbered(character.id for character in self.characters)
        self.ship = numbered(ship.id for ship in self.ships)
        self.card = numbered(card.id for card in self.cards)
        self.rival = numbered(rival.id for rival in self.rivals)


def numbered(ids: Iterable[str]) -> dict[str, int]:
    """Each id with its place."""
    return {id_: number for number, id_ in enumerate(ids)}

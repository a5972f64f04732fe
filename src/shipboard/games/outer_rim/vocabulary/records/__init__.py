"""Records: the map, people, ships, ambitions, the cards of market, encounters and databank."""

from .ambitions import Ambition
from .board import EncounterDeck, Patrol, Space, Tile
from .cards import databank_, encounter_, market
from .fields import RULES_OF_PLACE, record
from .parts import Card, Part
from .people import Character, Contact
from .rivals import AiCard, Rival, ai_card
from .ships import Ship

__all__ = [
    "RULES_OF_PLACE", "AiCard", "Ambition", "Card", "Character", "Contact", "EncounterDeck", "Part",
    "Patrol", "Rival", "Ship", "Space", "Tile", "ai_card", "databank_", "encounter_", "market",
    "record",
]  # fmt: skip

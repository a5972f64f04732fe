"""Automatic opponents and their AI cards (RIM-60 to 74)."""

from __future__ import annotations

from dataclasses import dataclass

from shipboard.kernel.specs import Id, Text
from shipboard.kernel.state import Step

from ..bullets import Lines
from .fields import DatabankNumber, record


@record
@dataclass(frozen=True)
class Rival:
    """A sort of automatic opponents: which characters can be one, and with which ship they start.

    The characters are those that start with one of these databank cards; who `hunts` is a bounty
    hunter.
    """

    id: Id
    name: Text
    starts_with: tuple[DatabankNumber, ...]
    starter: Id
    hunts: bool = False

    def __post_init__(self) -> None:
        if not self.starts_with:
            raise ValueError("found no numbers in starts_with, expected at least one")


@dataclass(frozen=True)
class AiCard:
    """An AI card as its file describes it: its lines by section."""

    id: str
    name: str
    rival: str
    character: str
    stays: bool
    sections: tuple[tuple[Step, ...], ...]


@record
def ai_card(
    id: Id,  # noqa: A002
    name: Text,
    planning: Lines,
    action: Lines,
    encounter: Lines,
    special: Lines = (),
    rival: Id | None = None,
    character: Id | None = None,
    stays: bool = False,
) -> AiCard:
    """An AI card: of a sort of opponents (`rival`), or of one `character`.

    Of `planning` and `encounter` the first line that applies is carried out, of `action` and
    `special` each that does. Where the character of an opponent has a card of its own, only those
    cards are in the deck besides that have `stays`.
    """
    if (rival is None) == (character is None):
        raise ValueError("found rival and character, or neither, expected one of the two")
    sections = (planning, action, encounter, special)
    return AiCard(id, name, rival or "", character or "", stays, sections)

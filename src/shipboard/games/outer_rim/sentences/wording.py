"""Numbers, names and articles as sentences need them."""

from __future__ import annotations

from collections.abc import Callable

from .. import pack as p
from ..pack import RimPack
from ..rules import conditions as c
from ..rules import effects as e

Maker = Callable[..., str]
FIGHTS = ("ground", "ship")
BODIES = ("your character", "your ship")
THINGS = {**dict(enumerate(p.TYPES)), c.DROID_CREW: "droid crew", e.ANY_ASSET: "card"}
TRAITS = {p.WEAPON: "Weapon", p.ARMOR: "Armor", p.ILLEGAL: "ILLEGAL", p.DROID: "droid"}
SPACES = ("planet", "navpoint", "Maelstrom")
IGNORED = {
    p.IGNORE_STOP: "the stop", p.IGNORE_FORCED_PATROL: "the forced fight",
    p.IGNORE_REP_LOSS: "the loss of reputation", p.IGNORE_MAELSTROM: "the Maelstrom",
}  # fmt: skip
WHERE = {
    "ground": "in a ground fight", "ship": "in a ship fight", "bounty": "in a fight for a bounty",
    "player": "in a fight against another player",
    "planet": "on a planet", "navpoint": "at a navpoint", "test": "in a test",
    "combat": "in a fight",
}  # fmt: skip


def first_big(text: str) -> str:
    return text[:1].upper() + text[1:]


def first_small(text: str) -> str:
    return text[:1].lower() + text[1:]


def thousands(n: int) -> str:
    return f"{n:,}"


def several(n: int, word: str) -> str:
    """2 spaces, 1 space."""
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


def faction(pack: RimPack, number: int) -> str:
    """The name of a faction, or which one is meant."""
    if number < p.FACTIONS:
        return pack.titles["faction"][number]
    return {
        c.HERE: "this planet's faction", c.ANY: "a faction of your choice",
        c.PATROL: "the patrol's faction", c.ANY_FACTION: "any faction",
    }[number]  # fmt: skip


def deck(pack: RimPack, number: int) -> str:
    return pack.titles["deck"][number]


def thing(number: int) -> str:
    """What an asset is looked for as."""
    if number >= c.TRAIT:
        return f"{TRAITS[number - c.TRAIT]} card"
    return THINGS[number]


def counted(n: int, number: int) -> str:
    """2 mods, 1 crew."""
    word = thing(number)
    same = word.endswith(("crew", "gear", "cargo"))
    return f"{n} {word}" if n == 1 or same else several(n, word).replace("bountys", "bounties")


def article(word: str) -> str:
    return f"an {word}" if word[0] in "aeiouAEIOU" else f"a {word}"


def one_of(number: int) -> str:
    """A mod; crew, gear and cargo have no article."""
    word = thing(number)
    return word if word.endswith(("crew", "gear", "cargo")) else article(word)


def skill_name(number: int) -> str:
    return "a skill of your choice" if number == p.ANY_SKILL else p.SKILLS[number]


def listed(words: list[str], join: str = "and") -> str:
    """A, B and C."""
    *some, last = words
    return f"{', '.join(some)} {join} {last}" if some else last


def said(text: str) -> Maker:
    """A sentence that is always the same."""
    return lambda pack, *args: text

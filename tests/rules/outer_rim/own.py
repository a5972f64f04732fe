"""Cards of one's own over the house set, for rules that no house card uses."""

from __future__ import annotations

from pathlib import Path


def own(folder: Path, text: str) -> str:
    """The option `content` of a table where these records lie over the house set."""
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return f"house,file:{path}"


def section(card: str, place: str, do: str, more: str = "") -> str:
    """This encounter card, with this one section instead of its own."""
    return f"""
[[replace.encounter]]
id = "{card}"
deck = "{card.split("-")[0]}"
sections = [
  {{ id = "{card}A", place = "{place}", title = "Of one's own", scene = "Here.", do = {do} }},
]
{more}
"""


def gear(card: str, abilities: str, kind: str = "gear") -> str:
    """This card of the gear and mod deck, with these abilities instead of its own."""
    return f"""
[[replace.market]]
id = "{card}"
name = "Of one's own {card}"
deck = "gear_mod"
type = "{kind}"
cost = 1000
abilities = {abilities}
"""

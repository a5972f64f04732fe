"""Cards of our own, added to the shipped ones, for rules that no shipped card puts to the test."""

from __future__ import annotations

from pathlib import Path

from shipboard.games.outsider.content import files


def homemade(folder: Path, cards: str) -> str:
    """The value of the option `content` that adds these records to the shipped cards."""
    folder.mkdir(exist_ok=True)
    path = folder / f"cards{len(list(folder.iterdir()))}.toml"
    shipped = "\n".join(files("chimera_core").values())
    path.write_text(f"{shipped}\n{cards}", encoding="utf-8")
    return f"file:{path}"


def tech(effect: str, more: str = 'timing = "free_own_turn"') -> str:
    """The record of a Tech `probe`, played in the own menu without an action."""
    return (
        f'[[tech]]\nid = "probe"\nname = "Probe"\ntext = "Homemade."\n{more}\neffect = {effect}\n'
    )


def crisis(rest: str) -> str:
    """The record of a Crisis `probe`: its effect, or what it changes and how it ends."""
    return f'[[crisis]]\nid = "probe"\nname = "Probe"\ntext = "Homemade."\n{rest}\n'


def character(rest: str) -> str:
    """The record of a Character `probe` with skill `any`."""
    return (
        '[[character]]\nid = "probe"\ntitle = "Probe"\nname = "Somebody"\nskills = ["any"]\n'
        f'text = "Homemade."\n{rest}\n'
    )

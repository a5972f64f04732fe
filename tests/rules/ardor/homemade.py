"""Cards of our own, added to the shipped ones, for rules that no shipped card puts to the test."""

from pathlib import Path

from shipboard.games.ardor.content import files


def homemade(folder: Path, cards: str) -> str:
    """The value of the option `content` that adds these card records to base and extra set."""
    folder.mkdir(exist_ok=True)
    path = folder / f"cards{len(list(folder.iterdir()))}.toml"
    shipped = "\n".join(files("base_extra").values())
    path.write_text(f"{shipped}\n{cards}", encoding="utf-8")
    return f"file:{path}"


def event(name: str, on_play: str, colour: str = "red") -> str:
    """The record of a card that is played once: its id, what it does, and its colour."""
    return (
        f'[[card]]\nid = "{name}"\nname = "{name.title()}"\ncolour = "{colour}"\ncount = 1\n'
        f'kind = "event"\ntext = "Homemade."\non_play = {on_play}\n'
    )


def malfunction(name: str, triggers: str) -> str:
    """The record of a Malfunction (repair 1) that lies before a player: its id and triggers."""
    return (
        f'[[card]]\nid = "{name}"\nname = "{name.title()}"\ncolour = "red"\ncount = 1\n'
        f'kind = "malfunction"\nrepair = 1\ntext = "Homemade."\n'
        f'on_play = [{{ place = "front_active" }}]\ntriggers = {triggers}\n'
    )

"""Ways through tests and fights, written in one line: `"influence- g3+ >42b tech+"`.

`influence+` is a test that is passed, `influence-` one that is failed. `g3+` is a fight on the
ground against three dice that is won unhurt, `s4-` one with ships against four that is lost with
one damage, `g3=` a tie: each side hits once, so the attacker wins with one damage. `>42b` is the
choice of that block, `?54b` that it is done although it is optional, `!54b` that it is declined.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .scenario import Scenario

PASSED, FAILED = "crit blank", "blank blank"  # whatever the skill
BATTLES = {"on the ground": "g", "with ships": "s"}
CHOICES = {">": "block", "?": "do", "!": "decline"}
TOLD = (
    "test_passed", "test_failed", "enemy_fought", "damage_compared", "combat_was_won",
    "combat_was_lost", "chose_block",
)  # fmt: skip


def one_hit(number: int, hits: bool = True) -> str:
    """So many dice, one of which hits, or none."""
    return " ".join(["hit" if hits else "blank", *["blank"] * (number - 1)])


def rolls(way: str, ground: int = 3, ship: int = 2) -> list[str]:
    """The dice of this way, for a player who fights with so many."""
    dice: list[str] = []
    for step in way.split():
        end = step[-1]
        if step[0] in "gs" and step[1:-1].isdigit():
            dice.append(one_hit(ground if step[0] == "g" else ship, end in "+="))
            dice.append(one_hit(int(step[1:-1]), end in "-="))
        elif step[0] not in CHOICES:
            dice.append(PASSED if end == "+" else FAILED)
    return dice


def walk(table: Scenario, encounter: str, way: str) -> Scenario:
    """A encounters this and goes this way, with all its dice and choices."""
    table.dice(*rolls(way)).answer("A", "encounter", encounter)
    return table.pick(*[pick(step) for step in way.split() if step[0] in CHOICES])


def seen(way: str) -> str:
    """What `walked` tells of a way."""
    return " ".join(step for step in way.split() if step[0] not in "?!")


def pick(step: str) -> str:
    """What is answered at this step of a way."""
    return "decline" if step[0] == "!" else f"{CHOICES[step[0]]}:{step[1:]}"


def walked(table: Scenario) -> str:
    """The way that was gone, as the log tells it: of what is optional only what it led to."""
    told: dict[str, Iterator[dict[str, Any]]] = {name: iter(table.told(name)) for name in TOLD}
    way: list[str] = []
    fight, rolled = "", (0, 0)
    for name in table.log():
        if name not in told:
            continue
        event = next(told[name])
        if name == "enemy_fought":
            fight = f"{BATTLES[event['battle']]}{event['number']}"
        elif name == "damage_compared":
            rolled = event["number_attack"], event["number_defence"]
        elif name == "combat_was_won":
            way.append(fight + ("=" if rolled[0] == rolled[1] else "+"))
        elif name == "combat_was_lost":
            way.append(fight + "-")
        elif name == "chose_block":
            way.append(f">{event['block']}")
        else:
            way.append(event["skill"] + ("+" if name == "test_passed" else "-"))
    return " ".join(way)

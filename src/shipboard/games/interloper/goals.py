"""What is played for in Interloper, and how far it is (INT-18)."""

from __future__ import annotations

from collections.abc import Iterator

from shipboard.kernel.goals import Goal
from shipboard.kernel.layout import Talk, View

from .chart import NPC_TITLES
from .pack import COLONIST, NPC, ON_ROUND_END, PRIME, InterloperPack
from .pack import GOALS as COUNTED
from .rules.effects import win_if

WORDS = {
    "breached_rooms": "breached rooms",
    "recorded_npcs": "slain NPCs on the card",
    "dead_colonists": "dead Colonists",
    "wrecked_rooms": "wrecked rooms",
}


def goals(view: View, talk: Talk) -> list[Goal]:
    """INT-18.1 to 18.4: what both sides need, the viewer's own side first."""
    alien = view["facts"]["alien_player"]
    own = view["viewer"] is not None and alien >= 0
    hunting = own and view["viewer"] == alien
    crew = _crew(view, talk, own and not hunting)
    aliens = [_hunt(view, hunting), *_traits(view, talk, hunting)]
    return [*aliens, *crew] if hunting else [*crew, *aliens]


def _crew(view: View, talk: Talk, own: bool) -> Iterator[Goal]:
    pack: InterloperPack = talk.pack
    facts = view["facts"]
    at = facts["at"]
    living = [
        figure for figure in facts["figure_of"] if COLONIST <= figure < NPC and at[figure] >= 0
    ]
    there = sum(at[figure] == pack.exit for figure in living)
    here = {
        kind for npc, kind in enumerate(facts["npc_type"]) if at[NPC + npc] == pack.exit
    }  # fmt: skip
    colours = [
        f"{title} {'yes' if kind in here else 'no'}" for kind, title in enumerate(NPC_TITLES)
    ]
    exit_title = pack.titles["place"][pack.exit]
    yield Goal(
        "You, Colonists" if own else "Colonists",
        f"{exit_title}: Colonists {there} of {len(living)}, {', '.join(colours)}",
        f"The Colonists win when all living Colonists and a living NPC of each colour stand in "
        f"the {exit_title}. There now: {there} of {len(living)} Colonists; {', '.join(colours)}.",
        there + len(here),
        len(living) + len(NPC_TITLES),
        own,
    )
    left = sum(place >= 0 for place in at[PRIME:COLONIST])
    yield Goal(
        "Or",
        f"remove every alien figure ({left} left)",
        f"They also win when no alien figure is left on the ship: there are {left}.",
        own=own,
    )


def _hunt(view: View, own: bool) -> Goal:
    facts = view["facts"]
    need = view["players"] - 1
    living = sum(
        COLONIST <= figure < NPC and facts["at"][figure] >= 0 for figure in facts["figure_of"]
    )
    dead = need - living if facts["round"] else 0
    return Goal(
        "You, the Alien" if own else "The Alien",
        f"kill all Colonists ({dead} of {need})",
        f"The Alien wins when all Colonists are dead: {dead} of {need}.",
        dead,
        need,
        own,
    )


def _traits(view: View, talk: Talk, own: bool) -> Iterator[Goal]:
    """INT-18.2: the goals of traits that the viewer knows."""
    pack: InterloperPack = talk.pack
    alien = view["facts"]["alien_player"]
    if alien < 0:
        return
    pile = view["zones"]["traits"][alien]
    for name in pile.get("cards") or pile.get("placed", {}).values():
        design = pack.names["card"].index(name)
        for what, need in _asked(pack, design):
            have = _reached(view, COUNTED[what])
            title = talk.title("card", name)
            yield Goal(
                "You, the Alien" if own else "The Alien",
                f"{title}: {WORDS[COUNTED[what]]} {have} of {need}",
                f"With {title} face up the Alien also wins by it: {WORDS[COUNTED[what]]}, {have} "
                f"of {need}.",
                min(have, need),
                need,
                own,
            )


def _asked(pack: InterloperPack, design: int) -> Iterator[tuple[int, int]]:
    """What a trait's goal counts, and how many: tested at any time, or at the end of a round."""
    yield from pack.goals[design]
    for _, effects in pack.triggers[ON_ROUND_END][design]:
        for step, *numbers in effects:
            if step is win_if:
                yield numbers[0], numbers[1]


def _reached(view: View, what: str) -> int:
    facts = view["facts"]
    if what == "dead_colonists":
        return int(_hunt(view, False).have)
    counted = {"breached_rooms": "breached", "recorded_npcs": "recorded"}
    return len(facts[counted.get(what, what)])

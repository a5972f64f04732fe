"""Set an Ardor table by card names, play from there, and read it back by name.

Players are the letters A, B, C, … clockwise; piles are listed top first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from shipboard.games.ardor.rules import energy, play, reveal, turn
from shipboard.games.ardor.state import MISSIONS, STEP_SIX, Ardor, Malfunction
from shipboard.games.ardor.table import GAME
from shipboard.kernel.cards import PUBLIC, placed
from tests.rules.scenario import LETTERS, TableInPlay, lay_from

__all__ = ["LETTERS", "Scenario", "scenario"]

CREWS = {
    3: ("saboteur", "crew", "crew"),
    4: ("saboteur", "crew", "crew", "crew"),
    5: ("saboteur", "crew", "crew", "crew", "chancellor"),
    6: ("saboteur", "crew", "crew", "crew", "chancellor", "accomplice"),
}
BASE_CHARACTERS = ("surgeon", "first_officer", "pilot", "mechanic", "security_chief", "analyst")


class Scenario(TableInPlay[Ardor]):
    """An Ardor table in the middle of a game."""

    game = GAME

    # What is on the table.

    def energy(self, seat: str) -> int:
        """Free Energy in front of a player."""
        return len(self.g.front[LETTERS.index(seat)])

    def malfunctions(self) -> list[tuple[str, str, int]]:
        """(name, holder or 'ship', Energy on it) of each Malfunction in play, oldest first."""
        return [
            (
                self.g.pack.names["card"][there.card],
                "ship" if there.holder < 0 else LETTERS[there.holder],
                len(there.energy),
            )
            for there in self.g.malfunctions
        ]

    @property
    def handles(self) -> list[int]:
        """The handles of the Malfunctions in play, oldest first."""
        return [there.handle for there in self.g.malfunctions]

    def health(self, seat: str) -> int:
        return self.g.health[LETTERS.index(seat)]

    @property
    def cells(self) -> int:
        return self.g.cells

    @property
    def active(self) -> str:
        return LETTERS[self.g.active]


def scenario(
    *,
    players: int = 4,
    active: str = "A",
    step: str = "turn",
    hands: Mapping[str, Sequence[str]] | None = None,
    deck: Sequence[str] = ("energy",) * 20,
    pile: Sequence[str] = (),
    discard: Sequence[str] = (),
    energy_in_front: Mapping[str, int] | None = None,
    malfunctions: Sequence[tuple[str, str, int]] = (),
    missions: Mapping[str, str] | None = None,
    characters: Mapping[str, str] | None = None,
    damaged: str = "",
    dead: str = "",
    cells: int = 6,
    protected: bool = False,
    skip: str = "",
    ally_order: Mapping[str, str] | None = None,
    telling: bool = False,
    **options: object,
) -> Scenario:
    """A table as described, run up to the first question.

    `step` says where to begin: "turn" (the active player's turn from its start), "commit" (step
    III), "energy_post" (step VII), "reveal:CARD,CARD" (step VI with exactly these cards turned
    up), "play:CARD" (this one card being carried out in step VI). The turn then goes on as usual.
    Names of players are letters. Missions default to A saboteur, the others blue (5: E chancellor;
    6: F accomplice); characters to the base six in order. Events are noted from the first question
    on, or with `telling` from the beginning.
    """
    chosen = GAME.choose(players, options)
    pack = GAME.load(chosen)
    g = GAME.deal(players, b"scenario", pack, chosen)
    assert isinstance(g, Ardor)
    g.stack.clear()
    card = pack.names["card"].index
    for seat in range(players):
        letter = LETTERS[seat]
        g.hand[seat] = [card(name) for name in (hands or {}).get(letter, ())]
        mission = (missions or {}).get(letter, CREWS[players][seat])
        g.mission[seat] = [MISSIONS.index(mission)]
        who = (characters or {}).get(letter, BASE_CHARACTERS[seat])
        g.character[seat] = [pack.names["character"].index(who)]
        g.front[seat] = [card("energy")] * (energy_in_front or {}).get(letter, 0)
        if letter in damaged:
            g.health[seat] = 1
        if letter in dead:
            g.health[seat] = 0
            g.mission[seat] = [placed(g.mission[seat][0], PUBLIC)]
        g.skip[seat] = int(letter in skip)
        if letter in (ally_order or {}):
            g.ally_order[seat] = LETTERS.index((ally_order or {})[letter])
    g.deck[:] = [card(name) for name in reversed(deck)]
    g.discard[:] = [card(name) for name in reversed(discard)]
    g.command_pile[:] = [card(name) for name in reversed(pile)]
    for name, holder, on in malfunctions:
        g.handles += 1
        there = Malfunction()
        there.card = card(name)
        there.holder = -1 if holder == "ship" else LETTERS.index(holder)
        there.handle = g.handles
        there.energy = [card("energy")] * on
        g.malfunctions.append(there)
    g.cells = cells
    g.protected = g.protect_next = protected
    g.active = LETTERS.index(active)
    g.turn = 1
    g.telling = telling
    _begin(g, step, card)
    g.run()
    return Scenario(g)


def _begin(g: Ardor, step: str, card: Callable[[str], int]) -> None:
    seat = g.active
    word, _, cards = step.partition(":")
    if word == "turn":
        g.then((turn.turn, seat))
        return
    g.protect_next = False
    if word in ("reveal", "play"):
        g.phase = STEP_SIX
        lay_from(g, g.cards.turns[seat], reveal.resolve_next)
        if word == "play":
            g.then((play.play, card(cards)))
        else:
            g.revealed[:] = [card(name) for name in cards.split(",")]
    elif word == "commit":
        lay_from(g, g.cards.turns[seat], turn.commit_card)
    elif word == "energy_post":
        lay_from(g, g.cards.turns[seat], energy.energy_action)
    else:
        raise AssertionError(f"unknown step {step}")

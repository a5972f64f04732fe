"""The state of a game of Ardor: its zones and facts."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.state import State

from .pack import ArdorPack

CREW: Final = 0
SABOTEUR: Final = 1
CHANCELLOR: Final = 2
ACCOMPLICE: Final = 3
MISSIONS: Final = ("crew", "saboteur", "chancellor", "accomplice")

BLUE: Final = 0
RED: Final = 1

DEAD: Final = 0
DAMAGED: Final = 1
UNDAMAGED: Final = 2

NOBODY: Final = -1
SHIP_AREA: Final = -1  # the holder of a Malfunction that lies before no player
NOT_FORCED: Final = -1

BEFORE_REVEAL: Final = 0
STEP_SIX: Final = 1
AFTER_CLEANUP: Final = 2

STREAMS: Final = ("deal", "deck", "pile", "heap", "hands")  # of chance


class Ardor(State):
    """Zones hold card kinds (kernel/cards.py); lists of ints by seat are facts."""

    def __init__(
        self, players: int, key: bytes, streams: tuple[bytes, ...], pack: ArdorPack
    ) -> None:
        super().__init__(players, key, streams, pack)
        self.cards = pack
        # Zones of Deck cards.
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.command_pile: list[int] = []
        self.aside: list[int] = []
        self.heap: list[int] = []
        self.looked: list[int] = []
        self.revealed: list[int] = []
        self.playing: list[int] = []
        self.unfolded: list[int] = []
        self.stage: list[int] = []
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.front: list[list[int]] = [[] for _ in range(players)]
        self.malfunctions: list[int] = []
        self.on: list[list[int]] = []
        # Zones of Mission and Character Cards.
        self.mission: list[list[int]] = [[] for _ in range(players)]
        self.character: list[list[int]] = [[] for _ in range(players)]
        self.box: list[int] = []
        # Malfunctions in play, oldest first, beside `malfunctions` and `on`.
        self.holder: list[int] = []
        self.handle: list[int] = []
        self.handles = 0
        # Players.
        self.health: list[int] = [UNDAMAGED] * players
        self.skip: list[int] = [0] * players
        self.ally_order: list[int] = [NOBODY] * players
        # The turn.
        self.turn = 0
        self.active = 0
        self.ally = NOBODY
        self.energy_used = False
        self.phase = BEFORE_REVEAL
        self.committers: list[int] = []
        # The ship.
        self.cells = 6
        self.protected = False
        self.protect_next = False
        self.forced_alert = NOT_FORCED
        # Effects under way (rules/frames.py), and open votes cast so far.
        self.frames: list[list[int]] = []
        self.votes: list[int] = []
        # Options.
        self.cells_start = 6
        self.alert_at = 2
        self.sequential_votes = False
        self.next_living_chooses = False
        self.auto_red = False
        self.auto_blue = False
        self.statements = False

"""The state of a game of Ardor: its zones and facts."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.state import Row, State

from .pack import ArdorPack

CREW: Final = 0
SABOTEUR: Final = 1
CHANCELLOR: Final = 2
ACCOMPLICE: Final = 3
MISSIONS: Final = ("crew", "saboteur", "chancellor", "accomplice")

DEAD: Final = 0
DAMAGED: Final = 1
UNDAMAGED: Final = 2

NOBODY: Final = -1
SHIP_AREA: Final = -1  # the holder of a Malfunction that lies before no player
NOT_FORCED: Final = -1

BEFORE_REVEAL: Final = 0
STEP_SIX: Final = 1
AFTER_CLEANUP: Final = 2

TO_PILE: Final = 0  # where cards go face down, as events tell it: the Command Pile, a Fold's heap
TO_HEAP: Final = 1
PLAYED: Final = 0  # where cards lay that are discarded before they were finished
UNFOLDED: Final = 1

STREAMS: Final = ("deal", "deck", "pile", "heap", "hands")  # of chance


class Malfunction(Row):
    """A Malfunction in play."""

    card: int = 0
    holder: int = SHIP_AREA
    handle: int = 0  # its own while it stays there (ARD-R45)
    energy: list[int]  # on it

    def __init__(self) -> None:
        self.energy = []


class Frame(Row):
    """What the parts of one card, ability or trigger share: public facts, never hidden cards."""

    owner: int = NOBODY
    target: int = NOBODY  # a seat, or the handle of a Malfunction
    other: int = NOBODY  # the second seat of a pair
    this: int = NOBODY  # the handle of the Malfunction whose text this is
    spent: int = 0  # how many Energy were paid for this use
    placed: bool = False  # the card has gone where its text sends it
    reaction: bool = False  # the card was played straight from a hand
    floor: int = 0  # where on the stack the frame's last step lies


class Ardor(State):
    """Zones hold card designs (kernel/cards.py); lists of ints by seat are facts."""

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
        # Zones of Mission and Character Cards.
        self.mission: list[list[int]] = [[] for _ in range(players)]
        self.character: list[list[int]] = [[] for _ in range(players)]
        self.box: list[int] = []
        # Malfunctions in play, oldest first.
        self.malfunctions: list[Malfunction] = []
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
        self.frames: list[Frame] = []
        self.votes: list[int] = []
        # Options.
        self.cells_start = 6
        self.alert_at = 2
        self.sequential_votes = False
        self.next_living_chooses = False
        self.auto_red = False
        self.auto_blue = False

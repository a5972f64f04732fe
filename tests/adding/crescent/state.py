"""The state."""

from __future__ import annotations

from shipboard.kernel.state import State

from .pack import CrescentPack

STREAMS = ("cargo", "wind")


class Crescent(State):
    """Ships, patrols and lanes."""

    def __init__(
        self, players: int, key: bytes, streams: tuple[bytes, ...], pack: CrescentPack
    ) -> None:
        super().__init__(players, key, streams, pack)
        self.worlds = pack
        self.deck: list[int] = []
        self.sold: list[int] = []
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.ship: list[int] = [0] * players
        self.patrol: list[int] = [4, 6]
        self.closed: list[int] = []
        self.score: list[int] = [0] * players
        self.turn = 0
        self.turns = 40
        self.active = 0

"""The state of a game of Gloom in Space: its zones and facts."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.state import State

from .pack import GloomPack

NOBODY: Final = -1
CREW_SIZE: Final = 4
HAND_SIZE: Final = 5
DRAW_LIMIT: Final = 5

# How crews come about, and who starts (options).
FREE_CHOICE: Final = 0
DEALT: Final = 1
DRAFT: Final = 2
AT_RANDOM: Final = 0
BY_STORY: Final = 1
FIXED_SEAT: Final = 2

STREAMS: Final = ("crews", "deal", "start", "deck", "hands", "peek")  # of chance


class Gloom(State):
    """Zones hold card kinds (kernel/cards.py); a Character is its number in the card files."""

    def __init__(
        self, players: int, key: bytes, streams: tuple[bytes, ...], pack: GloomPack
    ) -> None:
        super().__init__(players, key, streams, pack)
        self.cards = pack
        # Zones of deck cards.
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.stacks: list[list[int]] = [[] for _ in range(pack.characters)]
        self.announced: list[int] = []
        self.responding: list[int] = []
        self.passing: list[list[int]] = [[] for _ in range(players)]
        self.peeked: list[int] = []
        self.box: list[int] = []
        # Zones of Characters and Reference cards.
        self.crew: list[list[int]] = [[] for _ in range(players)]
        self.spare: list[int] = []
        self.references: list[int] = []
        # By Character: the owner, who played each card of the stack, and what the stack shows.
        self.owner: list[int] = [NOBODY] * pack.characters
        self.played_by: list[list[int]] = [[] for _ in range(pack.characters)]
        self.slots: list[int] = [0] * pack.characters  # the sum of the values shown
        self.printed: list[int] = [0] * pack.characters  # the icons shown, a mask
        self.dead: list[int] = [0] * pack.characters  # how many Untimely Deaths lie there
        self.face: list[int] = [NOBODY] * pack.characters  # the place of the portrait shown
        # What follows for all: who lives, cards with active effects, Self-Worth, icons with
        # granted ones.
        self.alive: list[int] = []
        self.sources: list[int] = []
        self.forbids: list[int] = []  # those that forbid something
        self.allows: list[int] = []  # those that allow something
        self.watchers: list[int] = []  # those with triggers
        self.active_rules = 0
        self.worth: list[int] = [0] * pack.characters
        self.icons: list[int] = [0] * pack.characters
        # The turn.
        self.turn = 0
        self.active = 0
        self.action = 0
        self.actions = 2
        self.skip_turns: list[int] = [0] * players
        self.skip_draws: list[int] = [0] * players
        self.changed = False
        self.quiet = 0
        # The play under way: how it is played, what it names, effects noted, free plays granted.
        self.free_play = False
        self.named: list[int] = []
        self.named_player = NOBODY
        self.answering = 0
        self.noted: list[list[int]] = []
        self.grants: list[list[int]] = []
        self.frame: list[int] = []
        # The kinds that the deck was made of when the discard pile was shuffled last.
        self.recycled: list[int] = []
        # Options.
        self.crews = FREE_CHOICE
        self.start = AT_RANDOM
        self.start_seat = 0
        self.turn_cap = 0
        self.show_hands = True

"""The state of a game of Gloom in Space: its zones and facts."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.state import Row, State

from .pack import GloomPack

NOBODY: Final = -1
CREW_SIZE: Final = 4
HAND_SIZE: Final = 5
DRAW_LIMIT: Final = 5

STREAMS: Final = ("crews", "deal", "start", "deck", "hands", "peek")  # of chance


class Frame(Row):
    """What the parts of a text share: public facts, never hidden cards."""

    you: int = NOBODY
    character: int = NOBODY  # on whom its card lies
    player: int = NOBODY  # who played its card
    actor: int = NOBODY
    other: int = NOBODY  # the player chosen for `chosen_other`
    first_card: int = NOBODY  # the design chosen out of a stack for `a_modifier`
    second_card: int = NOBODY
    card: int = NOBODY  # the design whose text this is
    chosen: tuple[int, ...] = ()  # the Characters, by their place in the text


class Noted(Row):
    """GLM-R59: a triggered effect that is still to be carried out."""

    you: int = NOBODY
    this: int = NOBODY  # the Character of its card
    player: int = NOBODY
    kind: int = NOBODY  # the design of its card
    persistent: int = 0
    index: int = 0  # among the triggered effects of its card


class Grant(Row):
    """GLM-11.4: a free play that somebody was granted."""

    cards: int = 0  # which: a place in the pack's filters
    targets: int = 0  # on whom: a place in the pack's selectors
    lifts_death: bool = False  # `on=dead` lifts GLM-6.4
    you: int = NOBODY
    this: int = NOBODY


class Gloom(State):
    """Zones hold card designs (kernel/cards.py); a Character is its number in the card files."""

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
        self.noted: list[Noted] = []
        self.grants: list[Grant] = []
        self.frame = Frame()
        # The designs that the deck was made of when the discard pile was shuffled last.
        self.recycled: list[int] = []
        # Options.
        self.start_seat = 0
        self.turn_cap = 0
        self.show_hands = True

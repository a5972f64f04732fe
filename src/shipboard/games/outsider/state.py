"""The state of a game of Outsider: its zones and facts."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.state import Row, State

from .pack import OutsiderPack

CREW: Final = 0
OUTSIDER: Final = 1
LOYALTIES: Final = ("crew", "outsider")
CREW_CARDS: Final = 6
OUTSIDER_CARDS: Final = 3

NOBODY: Final = -1
NOWHERE: Final = -1  # a token off the board, or no token at all

# Option end_mode.
PLAIN_END: Final = 0
ECLIPSE_END: Final = 1
SURGE_END: Final = 2

# Option mass_doom.
ALL_NEWLY: Final = 0
NONE_LEFT: Final = 1
MASS_DOOM_OFF: Final = 2

STREAMS: Final = ("deal", "deck", "crises", "hands", "deaths")  # of chance


class Frame(Row):
    """What the parts of one card, ability or Crisis share: public facts, never hidden cards."""

    you: int = NOBODY  # the controller or resolver
    subject: int = NOBODY  # the player concerned, inside for_each and choice
    targets: int = 0  # a mask of the chosen players
    here: bool = False  # OUT-17.1 restricts its targets to the controller's location
    old: int = 0  # so many cards of the discard pile lay there when the act was declared
    crisis: bool = False  # it is the text of a Crisis


class Outsider(State):
    """Zones hold card designs (kernel/cards.py); lists of ints by seat are facts."""

    def __init__(
        self, players: int, key: bytes, streams: tuple[bytes, ...], pack: OutsiderPack
    ) -> None:
        super().__init__(players, key, streams, pack)
        self.cards = pack
        # Zones of main deck cards. `picked` and `taken` are hand and Supply cards in flight.
        self.deck: list[int] = []
        self.piles: list[list[int]] = []
        self.discard: list[int] = []
        self.entropy: list[int] = []
        self.supply: list[int] = []
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.picked: list[list[int]] = [[] for _ in range(players)]
        self.taken: list[list[int]] = [[] for _ in range(players)]
        self.pledged: list[list[int]] = [[] for _ in range(players)]
        self.goals_in_play: list[int] = []
        self.claimed: list[int] = []
        self.completed: list[list[int]] = [[] for _ in range(players)]
        self.playing: list[int] = []
        self.looked: list[int] = []
        self.dealing: list[int] = []
        # Zones of Crises.
        self.crisis_deck: list[int] = []
        self.crisis_discard: list[int] = []
        self.resolving: list[int] = []
        self.ongoing: list[int] = []
        self.looked_crises: list[int] = []
        self.chosen_crisis: list[int] = []
        self.drawn: list[int] = []
        self.assigned: list[int] = []
        # Zones of name cards, one a seat: whom the Outsiders assign a Crisis, in which order.
        self.roll: list[int] = list(range(players))
        self.unassigned: list[int] = []
        self.victims: list[int] = []
        # Zones of Characters and Loyalty cards.
        self.character: list[list[int]] = [[] for _ in range(players)]
        self.box: list[int] = []
        self.dead: list[int] = []
        self.loyalty: list[list[int]] = [[] for _ in range(players)]
        self.unused: list[int] = []
        # Players.
        self.survival: list[int] = [0] * players
        self.token: list[int] = [NOWHERE] * players
        self.slow: list[int] = [0] * players
        self.dead_count = 0
        self.died = 0  # mask of the seats that have drawn a new Loyalty (section 22)
        # The turn.
        self.turn = 0
        self.active = 0
        self.first = 0
        self.direction = 1
        self.used = 0
        self.granted = 0
        self.bought = 0
        self.slowed = False
        self.discount = 0
        self.used_abilities: list[int] = []
        self.skip_entropy = 0
        # Beside `resolving` and `ongoing`: who resolves, who put it down.
        self.resolvers: list[int] = []
        self.ongoing_by: list[int] = []
        # Effects under way (rules/frames.py), and open choices made so far, by seat.
        self.frames: list[Frame] = []
        self.chosen: list[int] = []
        # Options.
        self.outsiders = 1
        self.first_option = -1
        self.located = False
        self.loc_goals = False
        self.loc_actions = False
        self.loc_draw = False
        self.loc_supply = False
        self.supply_place = 0
        self.end_mode = PLAIN_END
        self.quick_dead = False
        self.mass_doom = ALL_NEWLY
        self.start_survival = 3

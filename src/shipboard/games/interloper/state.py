"""The state of a game of Interloper: its zones and facts."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.state import Row, State

from .pack import COLONIST, DOOR, INTACT, NPC, UNLOCKED, InterloperPack

NOWHERE: Final = -1
# Places in masks of what a text forbids: the actions of the menu (choices.py), and after them
# what is no action of the menu.
TO_STALK: Final = 15
ACTIONS: Final = 16  # those that have a cost
TO_ASSIST: Final = 16
BE_ASSISTED: Final = 17
TO_PROTECT: Final = 18
RECEIVE_ITEM: Final = 19
SURVIVE_BREACH: Final = 20

SLOTS: Final = 8  # a trait as an option is seat * SLOTS + slot

# Causes of death.
BY_PENALTIES: Final = 0
BY_BREACH: Final = 1

NOBODY: Final = -1
NORMAL_LOCK: Final = 13  # INT-8.6

PLAIN_ATTACK: Final = -1
NPC_ATTACK_MODE: Final = -2

# What lasts for a while, and until when.
L_BLOCK: Final = 0  # room
L_NO_STALK: Final = 1  # room
L_SUPPRESSED: Final = 2  # seat, slot
L_ASSIST: Final = 3  # NPC type, cards
L_POWER: Final = 4
L_FIGURE: Final = 5  # figure that cannot Stalk
AT_TURN_START: Final = 0
AT_TURN_END: Final = 1
AT_ROUND_END: Final = 2

STREAMS: Final = ("deal", "physical", "mental", "tech", "xeno", "peek")  # of chance


class Deed(Row):
    """The declared action, as all may see it; what it does not name is NOBODY."""

    action: int = NOBODY
    figure: int = NOBODY
    room: int = NOBODY
    edge: int = NOBODY
    other: int = NOBODY  # the target, the receiver, the patient, the NPC
    card: int = NOBODY  # the item or trait used, the mode of an attack
    picked: int = NOBODY  # the card aimed at
    choice: int = NOBODY  # off or on, an NPC type, plain or resin, a trait
    route: tuple[int, ...] = ()  # of an NPC


class Fight(Row):
    """The fight under way; without an attacker there is none."""

    attacker: int = NOBODY
    defender: int = NOBODY
    mode: int = PLAIN_ATTACK  # the text whose attack mode it is, or one of those above
    sort: int = 0  # melee, at distance or special
    first: int = NOBODY  # the declared target
    redirected: bool = False
    extra_cards: int = 0  # of assistants
    decides: int = NOBODY  # the seat that decides for the attacker
    attack_stat: int = 0
    defence_stat: int = 0
    attack_base: int = 0  # where the attacker's cards begin among those turned over
    attack_size: int = 0
    defence_base: int = 0
    defence_size: int = 0
    winner: int = NOBODY
    limit: int = 0  # the difference, as far as the payoff is concerned
    made: bool = False  # the attack was not called off


class Frame(Row):
    """What the parts of one text share: public facts, never hidden cards."""

    figure: int = NOBODY  # whose text it is
    text: int = NOBODY  # the text, or ROOM_TEXT - room
    aim: int = NOBODY  # what was chosen at the declaration
    other: int = NOBODY  # the opponent, loser, slain NPC or enemy that fired the timing
    xeno_checks: bool = False  # Tech checks are made as Xeno checks (Mind Thief)


class Lasting(Row):
    """An effect that lasts for a while."""

    what: int = L_BLOCK
    one: int = NOBODY
    two: int = NOBODY
    when: int = AT_TURN_END
    whose: int = NOBODY  # turn
    round: int = 0  # not before this one


class Before(Row):
    """INT-17.23: what an action that may be taken back will change, as it was before."""

    kept: bool = False
    floor: int = 0  # of the stack
    ap: int = 0
    attacks: int = 0
    foes: int = 0
    struck: int = 0
    attacked: int = 0
    assisted: int = 0
    protected: int = 0
    activated: int = 0
    searched: int = 0
    own_rooms: int = 0
    extra_uses: int = 0
    stalked: int = 0
    claimed: int = 0
    claims: int = 0
    acts: int = 0  # so many
    acts_round: int = 0
    used: int = 0


class Interloper(State):
    """Zones hold card designs (kernel/cards.py); masks of figures, rooms and edges are ints."""

    def __init__(
        self, players: int, key: bytes, streams: tuple[bytes, ...], pack: InterloperPack
    ) -> None:
        super().__init__(players, key, streams, pack)
        self.cards = pack
        holders = COLONIST + pack.characters
        # Zones of each deck. Cards turned over lie in the order of turning until all is done.
        self.physical_deck: list[int] = []
        self.mental_deck: list[int] = []
        self.tech_deck: list[int] = []
        self.xeno_deck: list[int] = []
        self.physical_discard: list[int] = []
        self.mental_discard: list[int] = []
        self.tech_discard: list[int] = []
        self.xeno_discard: list[int] = []
        self.physical_turned: list[int] = []
        self.mental_turned: list[int] = []
        self.tech_turned: list[int] = []
        self.xeno_turned: list[int] = []
        # Zones by figure, and the traits by seat.
        self.physical: list[list[int]] = [[] for _ in range(holders)]
        self.mental: list[list[int]] = [[] for _ in range(holders)]
        self.items: list[list[int]] = [[] for _ in range(holders)]
        self.traits: list[list[int]] = [[] for _ in range(players)]
        # What all know of the Xeno deck: its designs after a reshuffle, and how many cards at its
        # bottom were found to be for the Alien only (INT-17.19).
        self.buried = 0
        # Seats.
        self.alien_player = NOBODY
        self.figure_of: list[int] = [NOBODY] * players
        self.seat_of: list[int] = [NOBODY] * holders
        self.face_up: list[int] = [0] * players  # masks of slots
        self.face_down: list[int] = [0] * players  # numbers of traits
        self.suppressed: list[int] = [0] * players  # masks of slots
        self.next_ap: list[int] = [0] * players
        self.set_ap: list[int] = [NOBODY] * players
        self.claimed: list[int] = [0] * players  # masks of NPCs
        self.claims: list[int] = [0] * players  # how many were claimed this round
        # Figures.
        self.alive = 0
        self.npcs = 0  # the NPCs of this game
        self.at: list[int] = [NOWHERE] * (NPC + len(pack.npc_type))
        self.slot: list[int] = [NOBODY] * holders  # the penalty in the ignore slot
        self.slot_used = 0  # option abigail_ignore=once
        self.texts: list[list[int]] = [[] for _ in range(holders)]  # in force, from the zones
        self.tags: list[int] = [0] * holders  # of these texts together
        self.forbids: list[int] = [0] * holders
        self.recorded = 0  # NPCs that lie on a trait
        self.noted = 0  # mask of NPC types
        # The ship.
        self.here: list[int] = [0] * pack.rooms  # by room: mask of figures
        self.edge_state: list[int] = [
            UNLOCKED if edge == DOOR else INTACT for edge in pack.edge_sort
        ]
        self.lock_level: list[int] = [NORMAL_LOCK] * len(pack.edge_sort)
        self.links: list[int] = [0] * pack.rooms  # by room: mask of connected rooms
        self.wrecked = 0  # mask of rooms
        self.wrecks = 0  # how many rooms and edges are wrecked
        self.breached = 0
        self.power = True
        self.lasting: list[Lasting] = []
        self.blocked = 0
        self.no_stalk = 0
        self.still = 0  # figures that cannot Stalk
        self.assist_cards: list[int] = [1, 1, 1]  # by NPC type
        # The round.
        self.round = 0
        self.attacked = 0
        self.assisted = 0
        self.protected = 0
        self.activated = 0
        self.searched = 0
        self.activated_by: list[int] = [NOBODY] * pack.rooms  # seats
        self.searched_by: list[int] = [NOBODY] * pack.rooms
        self.acts_round: list[int] = []  # texts with an action
        # The turn.
        self.turn = 0
        self.active = NOBODY
        self.ap = 0
        self.resting = False  # the player has stopped
        self.counts: list[int] = [0] * ACTIONS  # actions declared, but for brood
        self.attacks = 0
        self.foes = 0  # fought or slain by an attack that counts
        self.struck = 0  # brood that has attacked this turn
        self.stalked = 0
        self.own_rooms = 0  # activated by the active figure this turn
        self.extra_uses = 0
        self.acts: list[int] = []
        self.used: list[int] = []
        # The action under way: what, who, at what; the fight; effects (rules/frames.py).
        self.deed = Deed()
        self.fight = Fight()
        self.frames: list[Frame] = []
        self.checking = 0  # checks within checks
        self.showed = False  # the Alien has turned up a trait of its own will in this action
        self.before = Before()
        self.taken_back = False
        # Options.
        self.split_repair = True
        self.shared_use = False
        self.bounded = True
        self.friendly_fire = False
        self.slot_once = False
        self.alien_moves = False
        self.npc_per_colour = 3
        self.npc_moves = 1
        self.trait_delta = 0
        self.family_limit = False
        self.prime_bonus = 3
        self.round_limit = 40

"""The state of a game of Interloper: its zones and facts."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.state import State

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

# Option alien_selection.
CHOSEN: Final = 0
DRAWN: Final = 1

# Places in the declared action; what it does not name is NOBODY. An NPC's route follows.
D_ACTION: Final = 0
D_FIGURE: Final = 1
D_PLACE: Final = 2
D_EDGE: Final = 3
D_OTHER: Final = 4  # the target, the receiver, the patient, the NPC
D_CARD: Final = 5  # the item or trait used, the mode of an attack
D_PICKED: Final = 6  # the card aimed at
D_CHOICE: Final = 7  # off or on, an NPC type, plain or resin, a trait
DEED: Final = 8

# Places in the fight under way.
ATTACKER: Final = 0
DEFENDER: Final = 1
MODE: Final = 2  # the text whose attack mode it is, or one of those below
KIND_OF: Final = 3
FIRST: Final = 4  # the declared target
REDIRECTED: Final = 5
EXTRA_CARDS: Final = 6  # of assistants
DECIDES: Final = 7  # the seat that decides for the attacker
A_STAT: Final = 8
D_STAT: Final = 9
A_BASE: Final = 10  # where the attacker's cards begin among those turned over
A_SIZE: Final = 11
D_BASE: Final = 12
D_SIZE: Final = 13
WINNER: Final = 14
LIMIT: Final = 15  # the difference, as far as the payoff is concerned
MADE: Final = 16  # the attack was not called off
FIGHT: Final = 17

PLAIN_ATTACK: Final = -1
NPC_ATTACK_MODE: Final = -2

# What lasts for a while (`lasting`): what, two numbers, when it ends, whose turn, which round.
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


class Interloper(State):
    """Zones hold card kinds (kernel/cards.py); masks of figures, rooms and edges are ints."""

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
        # What all know of the Xeno deck: its kinds after a reshuffle, and how many cards at its
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
            UNLOCKED if kind == DOOR else INTACT for kind in pack.edge_kind
        ]
        self.lock_level: list[int] = [NORMAL_LOCK] * len(pack.edge_kind)
        self.links: list[int] = [0] * pack.rooms  # by room: mask of connected rooms
        self.wrecked = 0  # mask of rooms
        self.wrecks = 0  # how many rooms and edges are wrecked
        self.breached = 0
        self.power = True
        self.lasting: list[list[int]] = []
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
        self.deed: list[int] = []
        self.fight: list[int] = []
        self.frames: list[list[int]] = []
        self.checking = 0  # checks within checks
        self.showed = False  # the Alien has turned up a trait of its own will in this action
        self.before: list[int] = []  # what a take-back gives back
        self.taken_back = False
        # Options.
        self.alien_selection = DRAWN
        self.pick_characters = True
        self.split_repair = True
        self.shared_use = False
        self.bounded = True
        self.friendly_fire = False
        self.slot_once = False
        self.alien_moves = False
        self.npc_per_colour = 3
        self.npc_moves = 1
        self.start_locked = True
        self.trait_delta = 0
        self.family_limit = False
        self.prime_bonus = 3
        self.round_limit = 40

"""Interloper's content in play: lists by card design, room, edge and figure, for the rules.

The cards of all four decks are numbered in one row. A *text* is what a card or a character says:
the number of the card, or `designs` + the figure's number for a character.
"""

from __future__ import annotations

from typing import Any, Final

from shipboard.kernel.pack import Pack

# Stats, and the decks that belong to them.
PHYSICAL: Final = 0
MENTAL: Final = 1
TECH: Final = 2
XENO: Final = 3
STATS: Final = ("physical", "mental", "tech", "xeno")

# Figures: the prime, its brood, the Colonists, the NPCs. Masks of figures fit into one word.
PRIME: Final = 0
BROOD: Final = 1
COLONIST: Final = 8
NPC: Final = 24
MOST_BROOD: Final = 7
MOST_COLONISTS: Final = 16
MOST_NPCS: Final = 30
ALIENS: Final = 0xFF
COLONISTS: Final = 0xFFFF00
NPCS: Final = (1 << 30) - 1 << 24
CREW: Final = COLONISTS | NPCS

MOST_ROOMS: Final = 62
MOST_EDGES: Final = 120

# NPC types.
GUARD: Final = 0
NPC_TYPES: Final = ("guard", "technician", "doctor")

# Item types, and what a search symbol may show: a mask of them.
WEAPON: Final = 0
ARMOR: Final = 1
MISC: Final = 2
ITEM_TYPES: Final = ("weapon", "armor", "misc")
ANY_ITEM: Final = 7

# Kinds of edges.
DOOR: Final = 0
WALL: Final = 1
OUTER: Final = 2

# States of edges. What is unlocked or wrecked can be walked through.
UNLOCKED: Final = 0
LOCKED: Final = 1
WRECKED: Final = 2
INTACT: Final = 3

# Sorts of attacks.
MELEE: Final = 0
DISTANCE: Final = 1
SPECIAL: Final = 2

# Places in an attack mode.
M_SORT: Final = 0
M_CARDS: Final = 1
M_BONUS: Final = 2
M_FAR: Final = 3  # also into connected rooms
M_ATTACKER: Final = 4  # stats
M_DEFENDER: Final = 5
M_LIMIT: Final = 6
M_LASH: Final = 7  # the winner picks among the defender's cards
M_SAFE: Final = 8  # the attacker cannot lose
M_NO_ITEMS: Final = 9
M_DISCARD: Final = 10
M_EXTRA: Final = 11  # effects instead of a payoff

# Purposes of checks.
PURPOSES: Final = (
    "wreck", "repair", "unlock", "heal", "duct", "combat", "room", "card", "trait", "resist",
)  # fmt: skip
FOR_WRECK: Final = 0
FOR_REPAIR: Final = 1
FOR_UNLOCK: Final = 2
FOR_DUCT: Final = 4
FOR_COMBAT: Final = 5

# What can be true of a situation; a condition needs some of these and bans others.
ATTACKING: Final = 1
DEFENDING: Final = 1 << 1
IN_MELEE: Final = 1 << 2
AT_DISTANCE: Final = 1 << 3
FROM_COMBAT: Final = 1 << 4
PHYSICAL_CARD: Final = 1 << 5
MENTAL_CARD: Final = 1 << 6
FIRST_MOVE: Final = 1 << 7
ENEMY_IN_TARGET: Final = 1 << 8
ENEMY_HERE: Final = 1 << 9
STALKED_NOW: Final = 1 << 10
PRIME_NEAR: Final = 1 << 11
NO_CIRCLE: Final = 1 << 12
NOTED: Final = 1 << 13
ALIENS_ONLY: Final = 1 << 14
UNIQUE: Final = 1 << 15
PURPOSE: Final = 16  # 1 << PURPOSE + purpose
VALUE: Final = 32  # 1 << VALUE + n: the value is at most n
ALIVE: Final = 48  # 1 << ALIVE + kind of brood: one of them lives
MOST_VALUE: Final = 15

# What a text does, so that the rules need not look at texts that do nothing of the kind.
T_MODS: Final = 1
T_COST: Final = 1 << 1
T_CAP: Final = 1 << 2
T_AP: Final = 1 << 3
T_FREE_BREACH: Final = 1 << 4
T_FREE_ENEMY: Final = 1 << 5
T_STALK: Final = 1 << 6
T_WALL: Final = 1 << 7
T_HOLD: Final = 1 << 8
T_SEARCH: Final = 1 << 9
T_USE: Final = 1 << 10
T_ACTIVATE: Final = 1 << 11
T_UNLOCK: Final = 1 << 12
T_MOVE_NPC: Final = 1 << 13
T_MODE: Final = 1 << 14
T_PROFILE: Final = 1 << 15
T_STRIDE: Final = 1 << 16
T_SURVIVE: Final = 1 << 17
T_IGNORE: Final = 1 << 18
T_TAKE_BACK: Final = 1 << 19
T_EXTRA_ATTACK: Final = 1 << 20
T_EXTRA_USE: Final = 1 << 21
T_AUTO_PASS: Final = 1 << 22
T_NO_CHECK: Final = 1 << 23
T_NO_FAIL: Final = 1 << 24
T_LURK: Final = 1 << 25
T_ACTION: Final = 1 << 26
T_LOCK: Final = 1 << 27
T_COUNTS: Final = 1 << 28  # << NPC type
T_CARRY: Final = 1 << 31
T_GOAL: Final = 1 << 32
T_TURN_START: Final = 1 << 33
T_ENEMY_START: Final = 1 << 34
T_TURN_END: Final = 1 << 35
T_ROUND_END: Final = 1 << 36
T_WOULD_TAKE: Final = 1 << 37
T_TAKEN: Final = 1 << 38
T_COMBAT_WIN: Final = 1 << 39
T_BREACH_DEATH: Final = 1 << 40
T_NPC_SLAIN: Final = 1 << 41
T_GAME_START: Final = 1 << 42
T_GAIN: Final = 1 << 43

# Timings whose clauses are (condition, effects).
ON_GAME_START: Final = 0
ON_TURN_END: Final = 1
ON_ENEMY_START: Final = 2
ON_ROUND_END: Final = 3
ON_GAIN: Final = 4
ON_TAKEN: Final = 5
ON_COMBAT_WIN: Final = 6
ON_NPC_SLAIN: Final = 7
TIMINGS: Final = 8

# What a text takes to prevent a death by breach.
SAVES_NOT: Final = 0
SAVES_DISCARDED: Final = 1
SAVES_FREE: Final = 2

# Goals.
BREACHED_ROOMS: Final = 0
RECORDED_NPCS: Final = 1
DEAD_COLONISTS: Final = 2
GOALS: Final = ("breached_rooms", "recorded_npcs", "dead_colonists", "wrecked_rooms")

# What an ability (a room's, or an action of a card) chooses when it is declared.
AIM_NOTHING: Final = 0
AIM_DOOR: Final = 1  # any door that is not wrecked
AIM_OWN_DOOR: Final = 2  # such a door of the own room
AIM_NPC: Final = 3  # an NPC and its route
AIM_ROOM: Final = 4
AIM_NEAR: Final = 5  # the own room or an adjacent one
AIM_PENALTY: Final = 6
AIM_TRAIT: Final = 7
AIM_DISCARD: Final = 8
AIM_TYPE: Final = 9
AIM_OUTER: Final = 10  # a wrecked outer wall
AIM_REPAIR: Final = 11  # whatever the action `repair` could name
AIM_ALLY: Final = 12
AIM_POWER: Final = 13
AIM_SLOT: Final = 18  # a face-down trait of the Alien
# Without a choice, but impossible if nothing is there.
AIM_FACE_DOWN: Final = 14
AIM_HOLDER: Final = 15
AIM_PLACE: Final = 16
AIM_ENEMIES: Final = 17

Effects = tuple[Any, ...]  # of steps
Condition = tuple[tuple[int, int], ...]  # (needs, bans) of each alternative; () always holds
# An ability: AP cost, uses per turn and per round (0: any number), condition, effects, what it aims
# at and two numbers that narrow this, the stats it needs as a mask.
Ability = tuple[int, int, int, Condition, Effects, int, int, int, int]
A_COST: Final = 0
A_PER_TURN: Final = 1
A_PER_ROUND: Final = 2
A_IF: Final = 3
A_DO: Final = 4
A_AIM: Final = 5
A_FIRST: Final = 6
A_SECOND: Final = 7
A_STATS: Final = 8


BY_PLAYERS: Final = -1  # it depends on the number of players


class InterloperPack(Pack):
    """The board, the figures and the cards, their effects compiled to steps."""

    def __init__(self, content_hash: str) -> None:
        super().__init__(content_hash)
        # By design.
        self.designs = 0
        self.decks: list[list[int]] = [[], [], [], []]
        self.sort: list[int] = []  # which deck
        self.value: list[int] = []
        self.item_type: list[int] = []  # of Tech
        self.family: list[int] = []  # of Xeno
        self.families: tuple[str, ...] = ()
        self.alien_only: list[bool] = []
        self.setup: list[tuple[tuple[int, int], ...]] = []  # (kind of brood, number)
        self.weight: list[int] = []
        # By text.
        self.tags: list[int] = []
        self.forbids: list[int] = []  # a mask of actions and abilities
        self.mods: list[tuple[tuple[int, int, int, Condition, bool], ...]] = []
        # ^ (stat, cards, bonus, condition, unique)
        self.costs: list[tuple[tuple[int, int, Condition], ...]] = []  # (action, AP, condition)
        self.caps: list[tuple[tuple[int, int], ...]] = []  # (action, uses per turn)
        self.ap: list[tuple[tuple[int, Condition], ...]] = []
        self.wall: list[tuple[int, int, int, bool]] = []
        # ^ (AP, stat or -1, threshold, no items)
        self.unlock_stat: list[int] = []
        self.activate: list[tuple[Condition, int]] = []  # (condition, stat in place of Tech or -1)
        self.carry: list[tuple[int, int, int]] = []  # by item type, 0 for the usual limit
        self.extra_use: list[int] = []
        self.extra_attack: list[int] = []
        self.other_target: list[bool] = []  # the further attack needs another target
        self.auto_pass: list[tuple[tuple[int, int], ...]] = []  # (stat, purpose)
        self.no_check: list[int] = []  # mask of stats
        self.no_fail: list[int] = []  # mask of purposes
        self.ignore: list[int] = []  # highest value for the ignore slot
        self.stride: list[int] = []
        self.profile: list[tuple[int, bool, int, int, int]] = []
        # ^ (mask of types, in the own room only, cards, bonus, sort of attack)
        self.mode: list[tuple[Any, ...]] = []
        self.prevent: list[tuple[tuple[Condition, bool], ...]] = []  # (condition, free)
        self.saves: list[int] = []  # what it takes to prevent a death by breach
        self.lock_threshold: list[int] = []
        self.lock_may: list[bool] = []
        self.goals: list[tuple[tuple[int, int], ...]] = []
        self.action: list[Ability | tuple[()]] = []
        self.starts: list[tuple[Ability, ...]] = []  # on_turn_start
        self.triggers: list[list[tuple[tuple[Condition, Effects], ...]]] = []  # by timing
        # By figure. A stat of 0 cards is lacking.
        self.cards: list[list[int]] = []  # by stat, by figure
        self.bonus: list[list[int]] = []
        # Of the prime's Physical stat, with the options that this was loaded for.
        self.prime_bonus = BY_PLAYERS
        self.characters = 0
        self.brood_sort: list[int] = []  # by figure, -1 for others
        self.brood_names: tuple[str, ...] = ()
        self.strikes: list[int] = []  # by figure
        self.spares_npcs: list[bool] = []
        self.npc_type: list[int] = []  # by NPC
        self.npc_room: list[int] = []
        self.npc_third: list[bool] = []
        self.type_mask: list[int] = []  # by type: mask of figures
        # Steps as they lie on the stack: of the set-up, of a turn by seat, of the end of a round.
        self.set_up: Effects = ()
        self.turns: tuple[Effects, ...] = ()
        self.round_end: Effects = ()
        # By room.
        self.rooms = 0
        self.start = 0
        self.exit = 0
        self.circle: list[int] = []  # NPC type, -1 for none
        self.search: list[int] = []  # mask of item types
        self.ability: list[Ability | tuple[()]] = []
        self.alien_use: list[bool] = []
        self.unpowered: list[bool] = []
        self.outer: list[int] = []  # its outer wall, -1 for none
        self.near: list[tuple[tuple[int, int], ...]] = []  # (adjacent room, edge)
        self.adjacent: list[int] = []  # mask of rooms
        self.edges: list[tuple[int, ...]] = []  # all edges of the room
        self.doors: list[tuple[int, ...]] = []
        # By edge.
        self.edge_a: list[int] = []
        self.edge_b: list[int] = []  # -1: outer space
        self.edge_sort: list[int] = []
        self.starts_locked: list[bool] = []
        # For maps.
        self.outlines: tuple[tuple[tuple[int, int], ...], ...] = ()
        self.shorts: tuple[str, ...] = ()
        self.initials: tuple[str, ...] = ()
        self.ability_names: tuple[str, ...] = ()
        self.hull: tuple[tuple[tuple[int, int], ...], ...] = ()

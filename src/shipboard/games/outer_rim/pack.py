"""Outer Rim's content in play: lists by card, space, contact, character and ship, for the rules.

All cards of market, encounter decks and databank are numbered in one row, and each exists once.
Behind them stand the other halves of rotating cards: never in a zone, only in force.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shipboard.kernel.pack import Pack
from shipboard.kernel.state import Step

Effects = tuple[Step, ...]
# What is near each space, all distances, the ends of the paths, the points of the spaces.
MapTables = tuple[
    list[tuple[int, ...]], list[list[int]], list[tuple[int, int]], list[tuple[int, int]]
]

HUTT: Final = 0
SYNDICATE: Final = 1
IMPERIAL: Final = 2
REBEL: Final = 3
FACTIONS: Final = 4
FACTION_NAMES: Final = ("hutt", "syndicate", "imperial", "rebel")

SKILLS: Final = (
    "influence", "knowledge", "piloting", "stealth", "strength", "tactics", "tech",
)  # fmt: skip
ANY_SKILL: Final = 7  # in `State.next_skill`: whichever is tested

# Faces of a die.
BLANK: Final = 0
FOCUS: Final = 1
HIT: Final = 2
CRIT: Final = 3
FACES: Final = ("blank", "focus", "hit", "crit")

# Kinds of spaces.
PLANET: Final = 0
NAVPOINT: Final = 1
MAELSTROM: Final = 2

# Classes of contacts; they are their backs, too.
CLASSES: Final = ("white", "green", "yellow", "orange")
FREE: Final = -1  # a place where no contact begins (RIM-42.3)

# Decks of the market, which come first among the decks.
BOUNTY_DECK: Final = 0
CARGO_DECK: Final = 1
GEAR_MOD_DECK: Final = 2
JOB_DECK: Final = 3
LUXURY_DECK: Final = 4
SHIP_DECK: Final = 5
MARKET_DECKS: Final = ("bounty", "cargo", "gear_mod", "job", "luxury", "ship")
DATABANK: Final = "databank"  # the back of cards that are in no deck

# Types of cards.
NO_TYPE: Final = 0
BOUNTY: Final = 1
CARGO: Final = 2
CREW: Final = 3
GEAR: Final = 4
JOB: Final = 5
MOD: Final = 6
SHIP_CARD: Final = 7
EVENT: Final = 8
TYPES: Final = ("none", "bounty", "cargo", "crew", "gear", "job", "mod", "ship", "event")

# Traits, as bits.
WEAPON: Final = 1
ARMOR: Final = 2
ILLEGAL: Final = 4
DROID: Final = 8
ROTATING: Final = 16
TRAITS: Final = ("weapon", "armor", "illegal", "droid", "rotating")

# Slots.
GEAR_SLOT: Final = 0
JOB_SLOT: Final = 1  # jobs and bounties
MOD_SLOT: Final = 2
CARGO_SLOT: Final = 3
FLEX_SLOT: Final = 4  # a mod or a cargo
CREW_SLOT: Final = 5
SLOTS: Final = ("gear", "job_bounty", "mod", "cargo", "flex", "crew")
BOARD_SLOTS: Final = 3  # of gear, and of jobs and bounties, on each player board

# When abilities happen: activations, and events for triggers.
PLANNING: Final = 0
ACTION: Final = 1
ENCOUNTER: Final = 2
STATIC: Final = 3
MOMENTS: Final = (
    "planning", "action", "encounter", "static",
    "turn_start", "turn_end", "planning_start", "move_start", "forced_patrol", "enter_space",
    "stop_patrol", "recover", "buy", "gain_card", "deliver", "deliver_illegal", "illegal_roll",
    "deliver_bounty", "before_test", "after_test", "combat_start", "after_my_roll",
    "after_opp_roll", "suffer", "combat_won", "combat_lost", "would_be_defeated", "defeated",
    "gain_crew", "lose_crew", "job_done", "job_failed", "bounty_reward", "patrol_won",
    "patrol_lost", "patrol_would_move", "contact_met", "contact_revealed", "space_encounter",
    "fame_gain", "rep_change", "player_enters_my_space", "trade_gain", "patrol_met", "crossed",
    "contact_seen",
)  # fmt: skip
TURN_START: Final = 4
TURN_END: Final = 5
PLANNING_START: Final = 6
MOVE_START: Final = 7
FORCED_PATROL: Final = 8
ENTER_SPACE: Final = 9
STOP_PATROL: Final = 10
RECOVER: Final = 11
BUY: Final = 12
GAIN_CARD: Final = 13
DELIVERED: Final = 14
DELIVERED_ILLEGAL: Final = 15
ILLEGAL_ROLL: Final = 16
DELIVERED_BOUNTY: Final = 17
BEFORE_TEST: Final = 18
AFTER_TEST: Final = 19
COMBAT_START: Final = 20
AFTER_MY_ROLL: Final = 21
AFTER_OPP_ROLL: Final = 22
SUFFER: Final = 23
COMBAT_WON: Final = 24
COMBAT_LOST: Final = 25
WOULD_BE_DEFEATED: Final = 26
DEFEATED: Final = 27
GAIN_CREW: Final = 28
LOSE_CREW: Final = 29
JOB_DONE: Final = 30
JOB_FAILED: Final = 31
BOUNTY_REWARD: Final = 32
PATROL_WON: Final = 33
PATROL_LOST: Final = 34
PATROL_WOULD_MOVE: Final = 35
CONTACT_MET: Final = 36
CONTACT_REVEALED: Final = 37
SPACE_ENCOUNTER: Final = 38
FAME_GAIN: Final = 39
REP_CHANGE: Final = 40
PLAYER_ENTERS: Final = 41
TRADE_GAIN: Final = 42
PATROL_MET: Final = 43
CROSSED: Final = 44
CONTACT_SEEN: Final = 45

# Details of FAME_GAIN.
OTHERWISE: Final = 0
OF_A_REWARD: Final = 1

# How often an ability can be used.
UNLIMITED: Final = 0
A_TURN: Final = 1
A_COMBAT: Final = 2
A_ROLL: Final = 3
A_STEP: Final = 4  # the action step

# Sides of a character or ship on which an ability stands.
BOTH_SIDES: Final = 0
FRONT: Final = 1
BACK: Final = 2

# What an ability belongs to.
OF_CARD: Final = 0  # an asset, or a secret
OF_CHARACTER: Final = 1
OF_SHIP: Final = 2
OF_GOAL: Final = 3  # of an ambition

# When a goal of an ambition can be completed (RIM-51.1); IN_ORDER + n: as the n-th numbered one.
ANY_TIME: Final = 0
ONGOING: Final = 1  # completed only while it holds
LAST: Final = 2  # the final goal
IN_ORDER: Final = 2

# What static abilities add to.
TO_GROUND: Final = 0
TO_HEALTH: Final = 1
TO_SHIP: Final = 2
TO_HULL: Final = 3
TO_HYPERDRIVE: Final = 4
TO_SKILL: Final = 5  # + skill
TO_SLOT: Final = 12  # + slot
TO_PRICE: Final = 18  # + deck; + ANY_PRICE for all, + CREW_PRICE for credits on contact cards
ANY_PRICE: Final = 6
CREW_PRICE: Final = 7
TO_FAME: Final = 26
PERMITS: Final = 27  # + permission
TO_CHALLENGE: Final = 31  # whether others may challenge the holder
IGNORE_STOP: Final = 0
IGNORE_FORCED_PATROL: Final = 1
IGNORE_REP_LOSS: Final = 2
IGNORE_MAELSTROM: Final = 3

# Destinations that are no space.
NOWHERE: Final = -1
WITH_PLAYER: Final = -2  # a space with another player
WITH_NEGATIVE: Final = -3  # a space with another player who has a negative reputation
CHOSEN: Final = -4  # a player chooses it (State.destined)
AT_PATROL: Final = -8  # and less: at the patrol of faction AT_PATROL - destination


# Sections of an AI card, and those of which only the first line that applies counts (RIM-61.2).
IN_PLANNING: Final = 0
IN_ACTION: Final = 1
IN_ENCOUNTER: Final = 2
IN_SPECIAL: Final = 3
ROUTINE_SECTIONS: Final = ("planning", "action", "encounter", "special")
FIRST_OF: Final = (True, False, True, False)


class Ability:
    """Something that a card, a character or a ship does, and when. Never changed."""

    def __init__(self) -> None:
        self.number = 0
        self.when = STATIC  # one of MOMENTS
        self.may = False  # optional
        self.limit = UNLIMITED
        self.only_in = ""  # ground, ship, bounty, player, planet, navpoint, test, combat, or ""
        self.detail = -1  # of the moment: a skill, a class, a mode, passed or failed; -1: any
        self.cost: Effects = ()  # paid first, in full
        self.condition: Any = None
        self.do: Effects = ()
        self.source = OF_CARD
        self.of = 0  # the card, the character, the ship
        self.side = BOTH_SIDES
        self.secret = False
        self.changes_reward = False  # used before the parts of a reward are gained (RIM-R86)
        self.goal = False  # it fulfils the goal of its card
        self.adds: tuple[tuple[int, int], ...] = ()  # (to what, how much) of a static one
        self.per_job = False  # these once for each job held


class Block:
    """A part of a text that is chosen or declined: what it costs, what it does. Never changed."""

    def __init__(self) -> None:
        self.cost: Effects = ()  # `pay`, `Lose` and the like, paid first and in full
        self.do: Effects = ()


class Goal:
    """A goal of an ambition: when it can be completed, and by what. Never changed."""

    def __init__(self) -> None:
        self.order = ANY_TIME
        self.state: Any = None  # a condition that completes it as soon as it holds
        self.abilities: tuple[Ability, ...] = ()  # or what does
        self.needed = 0  # goal tokens, where it is counted
        self.spaces: tuple[int, ...] = ()  # where it is to be resolved as an encounter
        self.databank = 0  # the number of the card that is resolved there


class Section:
    """What one part of an encounter card, a contact or a databank step says. Never changed."""

    def __init__(self) -> None:
        self.number = 0  # in pack.names["section"]
        self.place = -1  # the space it is for; -1: any
        self.with_patrol = -1  # 1: only where a patrol is, 0: only where none is, -1: either
        self.crossing = -1  # in the Core Worlds, 1: of whoever crosses, 0: of whoever stays
        self.condition: Any = None
        self.secret = False
        self.do: Effects = ()


class RimPack(Pack):
    """The content of a game. Pools: card, section, ability, block, contact, spot, space, path,
    character, ship, deck, faction, skill, ambition, goal.
    """

    def __init__(self, content_hash: str) -> None:
        super().__init__(content_hash)
        self.set_up: tuple[Step, ...] = ()
        self.turns: tuple[tuple[Step, ...], ...] = ()
        # By seat, as they lie on the stack: a market action, and the draw at an encounter.
        self.market_steps: tuple[tuple[Step, ...], ...] = ()
        self.draws: tuple[tuple[Step, ...], ...] = ()
        # Further sorts of encounters (RIM-14.1): where their options begin, what lists them, what
        # forbids one, what carries it out.
        self.more_encounters: tuple[tuple[Any, ...], ...] = ()
        self.combat: tuple[Step, ...] = ()
        self.before_rolling: tuple[Callable[..., None], ...] = ()  # of a test: seat and skill
        self.victory: Callable[..., None] | None = None  # ends the game if somebody has won
        self.rivals_set_up: tuple[Step, ...] = ()  # the same where the rules play opponents
        self.rivals_turns: tuple[tuple[Step, ...], ...] = ()
        self.declines: list[int] = []  # by kind of decision: the option that declines, or -1
        self.markets = len(MARKET_DECKS)
        self.die: tuple[int, ...] = ()  # faces
        # The map, by space.
        self.space_kind: list[int] = []
        self.space_faction: list[int] = []  # -1: none
        self.space_deck: list[int] = []  # the encounter deck
        self.near: list[tuple[int, ...]] = []  # adjacent spaces, ascending
        self.distance: list[list[int]] = []
        self.spots_of: list[tuple[int, ...]] = []
        self.core: list[int] = []  # the Core Worlds spaces
        self.paths: list[tuple[int, int]] = []  # by path: its ends
        self.points: list[tuple[int, int]] = []  # for maps, in the standard order of the tiles
        # Where it lies by the slot of its tile, from left to right; an endcap's has but one place.
        self.slot_points: list[tuple[tuple[int, int], ...]] = []
        self.space_tile: list[int] = []  # -1: of an endcap
        # The pieces, from which maps.py builds the map in any order of the tiles.
        self.tile_left: list[tuple[int, int]] = []  # by tile: its upper and lower left connector
        self.tile_right: list[tuple[int, int]] = []
        self.endcaps: tuple[tuple[int, int], ...] = ()  # left and right: what joins above, below
        self.inner_paths: list[tuple[int, int]] = []  # of tiles and endcaps
        self.maps: dict[tuple[int, ...], MapTables] = {}  # built so far, by the order of the tiles
        # Contacts, by place on the map and by token.
        self.spot_space: list[int] = []
        self.spot_class: list[int] = []  # FREE: of none
        self.contact_class: list[int] = []
        self.contact_faction: list[int] = []  # -1: none
        self.contact_droid: list[bool] = []
        self.contact_card: list[int] = []  # its databank card
        self.contact_character: list[int] = []  # whose person it is, -1: of none in the game
        # Patrols, by faction and level.
        self.spawn: list[int] = []
        self.patrol_combat: list[list[int]] = []  # -1: invulnerable
        self.patrol_reward: list[list[Effects]] = []
        self.patrol_fame: list[list[int]] = []  # of the reward
        # Cards, by design.
        self.of_deck: list[int] = []  # the deck it goes back to; -1: the databank
        self.number: list[int] = []  # of a databank card, else 0
        self.type: list[int] = []
        self.traits: list[int] = []
        self.cost: list[int] = []
        self.destination: list[int] = []
        self.not_on: list[int] = []  # the planet where it cannot be bought, -1: none
        self.fits: list[tuple[int, ...]] = []  # slots besides those of its type
        self.slot_mask: list[int] = []  # all slots in which it can lie
        self.one_armor: list[bool] = []  # limit 1 Armor
        self.keep: list[bool] = []
        self.skills: list[tuple[int, ...]] = []  # of a crew
        self.reward: list[Effects] = []  # of a cargo, a job, a bounty that is delivered
        self.eliminate: list[Effects] = []
        self.after_reward: list[Effects] = []
        self.removed_after: list[bool] = []  # a job card that leaves the game when it is done
        self.target: list[int] = []  # the contact that a bounty is for, -1: none
        self.fight_kind: list[int] = []
        self.fight_value: list[int] = []
        self.patrol_icon: list[tuple[int, ...]] = []  # (faction, spaces), or nothing
        self.reveal_icon: list[tuple[int, ...]] = []  # (fewest, most players), or nothing
        self.other_half: list[int] = []  # of a rotating card, -1: none
        self.ship_of: list[int] = []  # the ship that a card of the ship deck is for
        self.on_purchase: list[Effects] = []  # what an event does
        self.can_be_bought: list[Any] = []  # a condition more
        # RIM-53.2: the faces on which it is bought, and the databank number for all others.
        self.purchase_roll: list[tuple[Any, ...]] = []
        self.encounter: list[Effects] = []  # what a job says
        self.needs_other: list[bool] = []  # a job that is attempted with another player
        self.shared: list[bool] = []  # and fails if that player is defeated (RIM-44.3)
        self.robs: list[bool] = []  # and whose other player has a gear that is taken
        self.opposed: list[int] = []  # a mask of its skills that both test
        self.tests: list[tuple[int, ...]] = []  # the skills printed on a job
        self.critical: list[int] = []  # a mask of them
        self.start: list[int] = []  # the planet on which a starting card begins
        self.abilities: list[tuple[Ability, ...]] = []  # of the asset, or of the crew
        self.sections: list[tuple[Section, ...]] = []  # of an encounter card or a contact
        self.steps: list[tuple[Effects, ...]] = []  # of a job's databank card, from step 1
        # Sections with the words of its steps; of its fight, its elimination, its delivery.
        self.step_words: list[tuple[int, ...]] = []
        self.bounty_words: list[tuple[int, ...]] = []
        self.scenes: tuple[str, ...] = ()  # by section: what people read beside its effect
        self.secret_moments: list[int] = []  # by deck: a mask of MOMENTS of its secrets
        self.by_number: dict[int, tuple[int, ...]] = {}  # databank cards
        # Characters and ships.
        self.health: list[int] = []
        self.ground: list[int] = []
        self.character_skills: list[tuple[int, ...]] = []
        self.character_droid: list[bool] = []
        self.starts_with: list[int] = []  # a databank number
        self.start_reputation: list[tuple[tuple[int, int], ...]] = []
        self.chooses_faction: list[bool] = []
        self.start_fame: list[int] = []
        self.character_abilities: list[tuple[Ability, ...]] = []
        self.character_goal: list[Any] = []  # a condition on (state, seat); None: another sort
        self.starters: tuple[int, ...] = ()
        self.ship_cost: list[int] = []
        self.hyperdrive: list[int] = []
        self.ship_combat: list[int] = []
        self.hull: list[int] = []
        self.slots: list[tuple[int, ...]] = []  # mod, cargo, flex, crew
        self.slots_flipped: list[tuple[int, ...]] = []
        self.ship_card: list[int] = []  # its market card, -1: a starter
        self.ship_abilities: list[tuple[Ability, ...]] = []
        self.ship_goal: list[Any] = []
        self.other_sides: tuple[str, ...] = ()  # names of flipped ships
        # Ambitions; goals by number, those of one sheet together.
        self.goals: list[Goal] = []
        self.goals_of: list[tuple[int, ...]] = []
        self.ambition_credits: list[int] = []
        self.ambition_reputation: list[tuple[tuple[int, int], ...]] = []
        self.ambition_card: list[int] = []  # a market card with which one starts, -1: none
        self.ambition_abilities: list[tuple[Ability, ...]] = []
        # All abilities and blocks, by number.
        self.every_ability: list[Ability] = []
        self.blocks: list[Block] = []
        # By design, character, ship and ambition: a mask of the MOMENTS of its abilities.
        self.card_moments: list[int] = []
        self.character_moments: list[int] = []
        self.ship_moments: list[int] = []
        self.ambition_moments: list[int] = []
        # Likewise: a mask of what its static abilities add to.
        self.card_adds: list[int] = []
        self.character_adds: list[int] = []
        self.ship_adds: list[int] = []
        # Automatic opponents. By sort of them: what they start with, and how.
        self.rival_starts: list[tuple[int, ...]] = []  # numbers of databank cards
        self.rival_starter: list[int] = []  # the ship
        self.rival_hunts: list[bool] = []  # the bounty hunters
        # AI cards: for whom they are, and what they say, by section the numbers of bullets.
        self.routine_rival: list[int] = []
        self.routine_character: list[int] = []  # -1: for any of that sort
        self.routine_stays: list[bool] = []  # in the deck with a card of the character's own
        self.routine_bullets: list[tuple[tuple[int, ...], ...]] = []
        self.bullets: list[Step] = []
        self.rival_discards = 1  # open cards that an opponent discards before it buys
        self.people_only: list[bool] = []  # by design: not in games with automatic opponents
        self.joins: list[bool] = []  # by contact: whether it can become crew

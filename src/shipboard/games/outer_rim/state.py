"""The state of a game of Outer Rim: its zones and facts."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.chance import below
from shipboard.kernel.state import Row, State, Step

from .pack import FACTIONS, RimPack

NOBODY: Final = -1
NONE: Final = -1

# Reputation.
NEGATIVE: Final = -1
NEUTRAL: Final = 0
POSITIVE: Final = 1

# Phases of a turn.
SET_UP: Final = 0
PLANNING: Final = 1
ACTION: Final = 2
ENCOUNTER: Final = 3
END: Final = 4

# Actions, as places in `State.done` (RIM-7.1).
TRADE: Final = 0
MARKET: Final = 1
DELIVER: Final = 2
ABILITIES: Final = 3

# Kinds of combat.
GROUND: Final = 0
SHIP: Final = 1

# Whom one fights.
FOE_PLAYER: Final = 0
FOE_PATROL: Final = 1
FOE_CONTACT: Final = 2
FOE_CREW: Final = 3
FOE_CARD: Final = 4

# What a throw of dice is for.
FOR_ATTACK: Final = 0
FOR_DEFENCE: Final = 1
FOR_TEST: Final = 2
FOR_EFFECT: Final = 3  # a single die, or a die for each of something
FOR_ILLEGAL: Final = 4
FOR_PURCHASE: Final = 5

# What a frame is for.
OF_TEXT: Final = 0  # a section, a contact, an ability, an event
OF_JOB: Final = 1
OF_REWARD: Final = 2

# Kinds of favor (RIM-49.4 to 49.7).
ADVICE: Final = 0
STRATEGY: Final = 1
ENDORSEMENT: Final = 2
SHORTCUT: Final = 3

# What a job has come to (RIM-R99); GO_TO + n leads to step n.
UNDECIDED: Final = 0
DONE: Final = 1
FAILED: Final = 2
GO_TO: Final = 3

# Modes of a bounty's reward.
ELIMINATED: Final = 0
CAPTURED: Final = 1
AS_A_CHARACTER: Final = 2

STREAMS: Final = (  # of chance
    "setup", "market", "encounters", "contacts", "databank", "dice", "rivals",
)  # fmt: skip
RIVALS: Final[int] = STREAMS.index("rivals")  # the numbers of these are made from this module


class Frame(Row):
    """What the parts of one text share: public facts, never hidden cards."""

    sort: int = OF_TEXT
    seat: int = NOBODY  # who resolves it: "you"
    actor: int = NOBODY  # who carries out what happens now: "you", or the other
    other: int = NOBODY  # the chosen player
    card: int = NONE  # the design whose text it is; none of a character or a ship
    ability: int = NONE  # the ability that is used
    space: int = NONE  # "here"
    spot: int = NONE  # of the contact that is encountered
    faction: int = NONE  # of the chosen patrol, or of the errand's reward
    cargo: int = NONE  # "this cargo" of a databank card #1
    job: int = NONE  # the job card that is attempted
    step: int = 0  # of the databank card of a job
    passed: int = 0  # of an opposed test: 1 you, 2 the other
    verdict: int = UNDECIDED  # of a job
    target: int = NONE  # a gear chosen for the attempt
    less: int = 0  # of a purchase: credits that a text takes off its price
    pot: int = 0  # who put 2,000 in: 1 you, 2 the other
    failures: int = 0  # tests failed in a job
    floor: int = 0  # where on the stack the frame's last step lies
    kept: bool = False  # the card lies somewhere now: as an asset, as a secret, out of the game
    declined: bool = False  # a `Gain` did not come about: the rest of its block is skipped
    pays: bool = False  # of a reward: it has credits
    zeroed: bool = False  # of a reward: its credits count as 0
    spared: bool = False  # of a reward: no reputation is lost for it
    added: int = 0  # of a reward: additional fame
    added_other: int = 0  # and that of the other, where both gain it


class Fight(Row):
    """A combat under way (RIM-22)."""

    kind: int = GROUND
    attacker: int = NOBODY
    defender: int = NOBODY  # a seat; nobody for a patrol, a contact, a crew, a card enemy
    foe: int = FOE_PLAYER
    value: int = 0  # dice of an enemy that is no player
    faction: int = NONE  # of the patrol
    bounty: int = NONE  # the bounty card that it is fought for
    crew: int = NONE  # a crew that cannot be used in it (RIM-26.1)
    capture_only: bool = False  # whoever is beaten is captured
    more_attack: int = 0  # dice more or fewer
    more_defence: int = 0
    rolled_attack: int = 0  # dice
    rolled_defence: int = 0
    damage_attack: int = 0  # rolled
    damage_defence: int = 0
    winner: int = NOBODY  # 0 the attacker, 1 the defender
    used: list[int]  # abilities with a limit of once a combat

    def __init__(self) -> None:
        self.used = []


class Throw(Row):
    """Dice on the table: a roll and its window (RIM-R36)."""

    what: int = FOR_TEST
    roller: int = NOBODY  # a seat; nobody for an enemy that is no player
    seat: int = NOBODY  # whose hands roll: the roller, or who sits on the left
    opponent: int = NOBODY  # a seat that may change these dice
    skill: int = NONE
    added: int = 0  # a mask of the dice that were added, not rolled
    dice: list[int]  # faces
    used: list[int]  # abilities, each once a roll

    def __init__(self) -> None:
        self.dice = []
        self.used = []


class Blow(Row):
    """Damage that a player is about to suffer, while it can still be reduced (RIM-R40)."""

    seat: int = NOBODY
    kind: int = GROUND  # of the character or of the ship
    number: int = 0
    reduced: int = 0
    capped: int = NONE


class Offer(Row):
    """A proposal in a trade (RIM-R16), for all to see."""

    by: int = NOBODY
    to: int = NOBODY
    credits: int = 0  # that the proposer gives; negative: asks for
    counter: bool = False
    give: list[int]  # cards
    ask: list[int]
    give_debts: list[int]  # debt tokens, by their owners
    ask_debts: list[int]

    def __init__(self) -> None:
        self.give = []
        self.ask = []
        self.give_debts = []
        self.ask_debts = []


class Favor(Row):
    """A request for a favor (RIM-49), for all to see."""

    by: int = NOBODY
    kind: int = ADVICE
    what: int = NONE  # the skill, or the faction
    owner: int = NOBODY  # of the debt token for which it is demanded
    credits: int = 0  # that are given for it
    debt: int = NONE  # the owner of a debt token that is given for it
    card: int = NONE  # an asset that is given for it
    offers: list[int]  # who has offered to grant it

    def __init__(self) -> None:
        self.offers = []


class Treated(Row):
    """A reputation that counts instead of the real one until the end of the turn."""

    seat: int = NOBODY
    faction: int = NONE
    value: int = NEUTRAL


class Destined(Row):
    """A card whose destination a player has chosen."""

    card: int = NONE
    space: int = NONE


class Verdict(Row):
    """What became of one line of the AI card that an automatic opponent turned up last."""

    seat: int = NOBODY
    bullet: int = NONE
    why: int = 0  # it was passed over (rules/rivals/reasons.py); 0: it was carried out


class Rim(State):
    """Zones hold card designs (kernel/cards.py); lists of ints by seat are facts."""

    def __init__(self, players: int, key: bytes, streams: tuple[bytes, ...], pack: RimPack) -> None:
        super().__init__(players, key, streams, pack)
        self.cards = pack
        # Decks by number (pack.names["deck"]), face down; the open top cards of the market.
        self.deck: list[list[int]] = [[] for _ in pack.names["deck"]]
        self.top: list[list[int]] = [[] for _ in range(pack.markets)]
        self.databank: list[int] = []
        self.stage: list[int] = []  # cards being resolved
        self.assets: list[list[int]] = [[] for _ in range(players)]
        self.secrets: list[list[int]] = [[] for _ in range(players)]
        self.removed: list[int] = []
        # Contact tokens: on the map by place, with cards or captured, out of the game, unseen.
        self.contacts: list[list[int]] = [[] for _ in pack.names["spot"]]
        self.aboard: list[list[int]] = [[] for _ in range(players)]
        self.gone: list[int] = []
        self.box: list[int] = []
        # Characters and ships.
        self.character: list[list[int]] = [[] for _ in range(players)]
        self.characters: list[int] = []
        self.ship: list[list[int]] = [[] for _ in range(players)]
        self.hangar: list[int] = []
        # Ambitions: who has which, those to choose from, the rest unseen.
        self.ambition: list[list[int]] = [[] for _ in range(players)]
        self.ambitions: list[int] = []
        self.shelf: list[int] = []
        # Players.
        self.tiles: list[int] = []  # the map tiles from left to right
        self.first = 0
        self.at: list[int] = [NONE] * players
        self.credits: list[int] = [0] * players  # always whole thousands
        self.fame: list[int] = [0] * players  # on the track
        self.reputation: list[list[int]] = [[NEUTRAL] * FACTIONS for _ in range(players)]
        self.character_damage: list[int] = [0] * players
        self.ship_damage: list[int] = [0] * players
        self.defeated: list[int] = [0] * players  # 0 or 1
        self.flipped: list[int] = [0] * players  # character cards
        self.ship_flipped: list[int] = [0] * players
        self.character_tokens: list[int] = [0] * players
        self.ship_tokens: list[int] = [0] * players
        self.marked: list[list[int]] = [[] for _ in range(players)]  # planets with own markers
        self.captured: list[int] = []  # bounty cards with their contact on them
        self.rotated: list[int] = []  # cards whose other half is in force
        self.tokened: list[int] = []  # assets with a goal token
        # Goal tokens placed on assets since the goal of the character was fulfilled last.
        self.fresh_tokens: list[int] = [0] * players
        self.reached: list[list[int]] = [[] for _ in range(players)]  # goals of the ambition
        # By seat, for each goal of the ambition, the goal tokens that count toward it.
        self.counted: list[list[int]] = [[] for _ in range(players)]
        self.destined: list[Destined] = []
        self.treated: list[Treated] = []
        self.next_skill: list[list[int]] = [[] for _ in range(players)]  # for the next test
        self.next_ground: list[int] = [0] * players  # for the next combat this turn
        # Favors: by player, who holds the debt token; nothing in a game without.
        self.debts: list[int] = []
        # Patrols by faction.
        self.patrol_at: list[int] = [NONE] * FACTIONS
        self.patrol_level: list[int] = [1] * FACTIONS
        # The turn.
        self.round = 0
        self.turn = 0
        self.active = NOBODY
        self.phase = SET_UP
        self.cut = False  # what has not yet begun in this turn is skipped (RIM-23.3)
        self.done = 0  # a mask of actions
        self.used_turn: list[int] = []  # abilities
        self.used_step: list[int] = []
        self.requests = 0
        self.proposals = 0
        self.favored = 0  # a mask of seats that have asked for a favor
        self.boosted = 0  # a mask of seats that fly 1 space farther
        self.purchases = 0  # of the active player in this turn
        self.spent = 0  # credits really paid in the last purchase
        self.tested = NONE  # the skill of the last test
        self.won_turn = 0  # mask of seats that won a combat this turn
        self.extra = 0  # encounters more in this step
        self.units = 0  # depth of units within which defeats wait (RIM-R43)
        self.pending: list[int] = []  # seats whose defeat is being processed
        self.no_deal = 0  # depth of spans without deals (RIM-R94)
        self.ignored = 0  # a mask of what is ignored this once (`Ignore`): IGNORE_STOP and so on
        self.handed = NONE  # the asset that has just come from another player
        self.bought_after_all = False  # a purchase goes on after its roll
        self.crew_kept = False  # a crew about to be lost was kept (`keep_crew`)
        self.halted = False  # a player's movement was stopped (`Stop`)
        self.extra_spaces = 0  # for the move that begins
        self.moving = NONE  # the faction whose patrol is about to move (`patrol_would_move`)
        self.toward = NOBODY  # and the player toward whom it will
        # What is under way; the innermost last.
        self.scene: list[int] = []  # sections being read
        self.frames: list[Frame] = []
        self.fights: list[Fight] = []
        self.throws: list[Throw] = []
        self.blows: list[Blow] = []
        self.gaining: list[int] = []  # gains of fame that abilities can still change
        self.staked: list[int] = []  # cards that are discarded if the test passes
        self.offers: list[Offer] = []
        self.favors: list[Favor] = []
        # Automatic opponents: AI cards not in use, their AI decks, the AI card being carried out,
        # the one turned up last, what became of its lines, the planets with goal tokens of theirs.
        self.spare_routines: list[int] = []
        self.routines: list[list[int]] = [[] for _ in range(players)]
        self.routine: list[list[int]] = [[] for _ in range(players)]
        self.last_routine: list[int] = [NONE] * players
        self.verdicts: list[Verdict] = []
        self.goal_tokens: list[list[int]] = [[] for _ in range(players)]
        # Options.
        self.fame_target = 10
        self.crit_delivers = False
        self.most_proposals = 4
        self.round_limit = 60
        self.rival_fame = 0  # with which automatic opponents start (RIM-68.1)

    def decide(self, seat: int, kind: int, options: list[int], then: Step) -> None:
        """RIM-67.1, RIM-R203, R237: an automatic opponent declines what can be declined; whatever
        else it must decide is left to chance, each legal option being equally likely.
        """
        option = self.cards.declines[kind]
        if option not in options:
            option = options[0]
            if len(options) > 1:
                option = options[below(self, RIVALS, len(options))]
        self.stack.append((*then, option))

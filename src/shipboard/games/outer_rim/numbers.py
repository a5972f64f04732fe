"""Numbers of Outer Rim's decisions, events, streams, sides and reasons for the end.

Made from the declarations by `make numbers`; never changed by hand.
"""

from __future__ import annotations

from typing import Final

# Decisions.
CHOOSE_CHARACTER: Final = 0
CHOOSE_STARTER: Final = 1
SETUP_REPUTATION: Final = 2
PLAN: Final = 3
MOVE_TO: Final = 4
MOVE_ON: Final = 5
FORCE_STOP: Final = 6
ACT: Final = 7
ABILITY: Final = 8
TRADE_WITH: Final = 9
TRADE_OFFER: Final = 10
TRADE_REPLY: Final = 11
DEAL: Final = 12
DEAL_WAY: Final = 13
DEAL_AMOUNT: Final = 14
DEAL_REPLY: Final = 15
MARKET_DISCARD: Final = 16
MARKET_BUY: Final = 17
BARTER: Final = 18
MAKE_ROOM: Final = 19
SHIP_FIT: Final = 20
PATROL_PATH: Final = 21
DELIVER: Final = 22
ENCOUNTER: Final = 23
PUSH_PATROL: Final = 24
PUSH_TO: Final = 25
FIGHT_OR_TALK: Final = 26
ELIMINATE_OR_CAPTURE: Final = 27
PROTECT: Final = 28
CHOOSE: Final = 29
MAY: Final = 30
TAKE_FREE: Final = 31
USE_NOW: Final = 32
USE_SECRET: Final = 33
ORDER: Final = 34
SKILL: Final = 35
DICE: Final = 36
DICE_AGAINST: Final = 37
DIE: Final = 38
TARGET_PLAYER: Final = 39
TARGET_SPACE: Final = 40
TARGET_CONTACT: Final = 41
TARGET_PATROL: Final = 42
TARGET_FACTION: Final = 43
TARGET_ASSET: Final = 44
TARGET_SHIP: Final = 45
NEAREST_PLAYER: Final = 46
NEAREST_SPOT: Final = 47

# Events.
CARD_WENT: Final = 0
CONTACT_WENT: Final = 1
CHARACTER_WENT: Final = 2
SHIP_WENT: Final = 3

# Streams of chance.
STREAM_SETUP: Final = 0
STREAM_MARKET: Final = 1
STREAM_ENCOUNTERS: Final = 2
STREAM_CONTACTS: Final = 3
STREAM_DATABANK: Final = 4
STREAM_DICE: Final = 5

# Sides.
SIDE_ALONE: Final = 0

# Reasons for the end.
REASON_FAMOUS: Final = 0
REASON_ROUND_LIMIT: Final = 1

# Why something is no option.
ALLOWED: Final = 0
NO_SUCH_THING: Final = 1

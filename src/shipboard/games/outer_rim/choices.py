"""Where the options of Outer Rim's decisions begin.

Made from the declarations by `make numbers`; never changed by hand.
"""

from __future__ import annotations

from typing import Final

# By their labels.
CREDITS: Final = 0
RECOVER: Final = 1
MOVE: Final = 2
USE: Final = 1
PLAN_USE: Final = 3
ENCOUNTER_USE: Final = 131073
STOP: Final = 0
FORCE_STOP_STOP: Final = 1
PICK: Final = 1
LET_PASS: Final = 0
END: Final = 0
TRADE: Final = 1
MARKET: Final = 2
DELIVER: Final = 3
ABILITIES: Final = 4
DONE: Final = 0
DROP: Final = 0
PROPOSE: Final = 1
TRADE_OFFER_GIVE: Final = 2
DEAL_WAY_GIVE: Final = 1
FAVOR_PRICE_GIVE: Final = 131073
TRADE_OFFER_ASK: Final = 65538
DEAL_WAY_ASK: Final = 2
PAY: Final = 131074
DEMAND: Final = 196610
TRADE_OFFER_GIVE_DEBT: Final = 262146
DEAL_WAY_GIVE_DEBT: Final = 3
TRADE_OFFER_ASK_DEBT: Final = 327682
DEAL_WAY_ASK_DEBT: Final = 4
REJECT: Final = 0
ACCEPT: Final = 1
COUNTER: Final = 2
DEAL: Final = 0
THOUSAND: Final = 0
NONE: Final = 0
ADVICE: Final = 1
STRATEGY: Final = 2
FAVOR_ASK_ENDORSEMENT: Final = 3
DEBT_USE_ENDORSEMENT: Final = 0
FAVOR_ASK_SHORTCUT: Final = 4
DEBT_USE_SHORTCUT: Final = 1
RETURN: Final = 5
NOTHING: Final = 0
PROMISE: Final = 1
TOKEN: Final = 65537
REFUSE: Final = 0
OFFER: Final = 1
DECLINE: Final = 0
SPACE: Final = 0
PATROL: Final = 1
CONTACT: Final = 65537
JOB: Final = 196609
CREW: Final = 262145
HUNT: Final = 327681
CHALLENGE: Final = 393217
TALK: Final = 0
FIGHT: Final = 1
ELIMINATE: Final = 0
CAPTURE: Final = 1
ABANDON: Final = 0
PROTECT: Final = 1
DO: Final = 1
KEEP: Final = 0
STAY: Final = 0
CROSS: Final = 1
AGAIN: Final = 1
GEAR: Final = 0
MOD: Final = 1

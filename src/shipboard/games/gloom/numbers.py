"""Numbers of Gloom's decisions, events, streams, sides and reasons for the end.

Made from the declarations by `make numbers`; never changed by hand.
"""

from __future__ import annotations

from typing import Final

# Decisions.
CHOOSE_CHARACTER: Final = 0
NOMINATE_START: Final = 1
HOST_PICKS_START: Final = 2
TAKE_ACTION: Final = 3
RESPOND: Final = 4
TAKE_FREE_PLAY: Final = 5
END_TURN: Final = 6
DISCARD_CARDS: Final = 7
GIVE_CARD: Final = 8
PASS_CARDS: Final = 9
CHOOSE_PLAYER: Final = 10
CHOOSE_STACK: Final = 11
SALVAGE: Final = 12
MAY_USE: Final = 13
ORDER_TRIGGERS: Final = 14
CHOOSE_TARGET: Final = 15
CHOOSE_MODE: Final = 16
CHOOSE_STACK_CARD: Final = 17
CHOOSE_PEEKED: Final = 18
NAME_PLAYER: Final = 19

# Events.
JOINED_CREW: Final = 0
NOMINATED: Final = 1
STARTS: Final = 2
TURN: Final = 3
TURN_SKIPPED: Final = 4
ANNOUNCED: Final = 5
AIMED_AT: Final = 6
AIMED_AT_PLAYER: Final = 7
WINDOW: Final = 8
RESPONDED: Final = 9
CANCELLED: Final = 10
REDIRECTED: Final = 11
PUT_ON: Final = 12
DIED: Final = 13
REVIVED: Final = 14
FIZZLED: Final = 15
PASSED: Final = 16
HAND_DISCARDED: Final = 17
DREW: Final = 18
RESHUFFLED: Final = 19
DISCARDED: Final = 20
GAVE: Final = 21
LOOKED: Final = 22
SAW: Final = 23
SALVAGED: Final = 24
SKIPS: Final = 25
DRAW_SKIPPED: Final = 26
GRANTED: Final = 27
FREE_PLAY_FORGONE: Final = 28
STRIPPED: Final = 29
MOVED: Final = 30
BOUNCED: Final = 31
EXCHANGED: Final = 32
REMOVED: Final = 33
HANDS_SWAPPED: Final = 34
PEEKED: Final = 35
KEPT: Final = 36
EXTRA_ACTION: Final = 37
TRIGGERED: Final = 38
CHOSE_PLAYER: Final = 39
CHOSE_CHARACTER: Final = 40
CHOSE: Final = 41
TURN_ENDED: Final = 42
GAME_OVER: Final = 43
SCORED: Final = 44
HELD: Final = 45
RESPONSE_OVER: Final = 46
EVENT_OVER: Final = 47
LAID_ASIDE: Final = 48
PUT_UNDER: Final = 49

# Streams of chance.
STREAM_CREWS: Final = 0
STREAM_DEAL: Final = 1
STREAM_START: Final = 2
STREAM_DECK: Final = 3
STREAM_HANDS: Final = 4
STREAM_PEEK: Final = 5

# Sides.
SIDE_ALONE: Final = 0

# Reasons for the end.
REASON_CREW_COMPLETE: Final = 0
REASON_STALEMATE: Final = 1
REASON_TURN_CAP: Final = 2

# Why something is no option.
ALLOWED: Final = 0
CHARACTER_TAKEN: Final = 1
NO_SUCH_PLAYER: Final = 2
NOT_IN_HAND: Final = 3
EMPTY_HAND: Final = 4
IN_OWN_TURN: Final = 5
NO_RESPONSE: Final = 6
NO_ANSWER_TO_IT: Final = 7
NO_ANSWER_THERE: Final = 8
UNCANCELLABLE: Final = 9
OF_OTHER_KIND: Final = 10
NO_FREE_PLAY: Final = 11
LATE_DEATH: Final = 12
EXTRA_DEATH: Final = 13
DEMAND_UNMET: Final = 14
TOO_FEW_TO_NAME: Final = 15
NOT_IN_GAME: Final = 16
ON_DEAD: Final = 17
NOT_NEGATIVE: Final = 18
FORBIDDEN: Final = 19
UNSUITED: Final = 20
GRANTED_ELSEWHERE: Final = 21
AIMED_THERE: Final = 22
NAMED_ALREADY: Final = 23
NOT_ASCENDING: Final = 24
NONE_AFTER_IT: Final = 25
MUST_LIVE: Final = 26
MUST_BE_DEAD: Final = 27
MUST_BE_YOURS: Final = 28
MUST_BE_ANOTHER: Final = 29
MUST_BE_OTHERS: Final = 30
MUST_HAVE_MODIFIER: Final = 31
MUST_HAVE_WORTH: Final = 32
MUST_SHOW_ICON: Final = 33
NOT_HELD: Final = 34
LATER_PASSED: Final = 35
TOO_FEW_AFTER: Final = 36
YOURSELF: Final = 37
MUST_BE_TAKEN: Final = 38
NOT_DISCARDED: Final = 39
NOT_TO_TAKE: Final = 40
NO_SUCH_EFFECT: Final = 41
NO_SUCH_MODIFIER: Final = 42
NOT_LOOKED_AT: Final = 43

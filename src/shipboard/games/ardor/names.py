"""Numbers of Ardor's decision kinds, options, events, streams and reasons.

What each means is declared once, in table.py; the rules need only these numbers.
"""

from __future__ import annotations

from typing import Final

# Decision kinds.
ENERGY_PRE: Final = 0
COMMIT_CARD: Final = 1
CHOOSE_ALLY: Final = 2
ALLY_CARD: Final = 3
RESOLVE_NEXT: Final = 4
ENERGY_POST: Final = 5
REFRESH_DISCARD: Final = 6
STRIKE_CHOICE: Final = 7
TREMOR_CHOICE: Final = 8
SWEEP_PICK: Final = 9
ROTATION_DISCARD: Final = 10
DIRECT_CARD: Final = 11
FOLD_CARD: Final = 12
FOLD_NEXT: Final = 13
AIRLOCK_VOTE: Final = 14
MARTYR_BLUE: Final = 15
MARTYR_RED: Final = 16
ANAESTHETISE_TARGET: Final = 17
DETAIL_TARGET: Final = 18
PLOT_COMMAND: Final = 19
PLOT_DISCARD: Final = 20
REROUTE_PAIR: Final = 21
CONFISCATE_TARGET: Final = 22
INSPECT_TARGET: Final = 23
INSPECT_KEEP: Final = 24
COUNTERMAND_PICK: Final = 25
INTERROGATION_CHOICE: Final = 26
PARTS_PICK: Final = 27
TRIBUNAL_NOMINEE: Final = 28
TRIBUNAL_VOTE: Final = 29
OVERTIME_ABILITY: Final = 30
DISPENSE_TARGET: Final = 31
ALERT_VALUE: Final = 32
MIMIC_PICK: Final = 33
STATEMENT: Final = 34
CARD_CHOICE: Final = 35
CARD_TARGET: Final = 36
CARD_PAIR: Final = 37
CARD_MALFUNCTION: Final = 38
CARD_DISCARD: Final = 39

# Options of energy_pre, energy_post and overtime_ability.
PASS: Final = 0
NAMED: Final = 1
REFRESH: Final = 2
REPAIR: Final = 3  # + place of the Malfunction in `malfunctions`

# Options of a vote: nobody, or 1 + seat; of a Tribunal's vote: no, yes.
FOR_NOBODY: Final = 0
FOR_SEAT: Final = 1
NO: Final = 0
YES: Final = 1

# Options of a reaction window, and of Plot Course: decline or none, or 1 + card.
DECLINE: Final = 0
PLAY: Final = 1
NONE: Final = 0
CARD: Final = 1

# Options of a statement.
SILENT: Final = 0
CLAIM_BLUE: Final = 1
CLAIM_COMMITTED: Final = 2  # + colour
ACCUSE: Final = 5  # + seat
TRUST: Final = 13
ASK_ALLY: Final = 21

# Events.
DEALT: Final = 0
MISSION_DEALT: Final = 1
TURN: Final = 2
SKIPPED: Final = 3
DREW: Final = 4
COMMITTED: Final = 5
DECK_COMMITTED: Final = 6
NAMED_ALLY: Final = 7
TURNED_UP: Final = 8
CARRIED_OUT: Final = 9
KEPT_IN_FRONT: Final = 10
CELL_LOST: Final = 11
CELL_RESTORED: Final = 12
PREVENTED: Final = 13
WAS_DAMAGED: Final = 14
WAS_HEALED: Final = 15
WAS_KILLED: Final = 16
MISSION_SHOWN: Final = 17
KEPT_ON_SHIP: Final = 18
USED_ABILITY: Final = 19
USED_REFRESH: Final = 20
REPAIRED: Final = 21
MALFUNCTION_GONE: Final = 22
DISCARDED: Final = 23
ENERGY_LOST: Final = 24
RETURNS: Final = 25
CLEANED_UP: Final = 26
PROTECTED: Final = 27
LOOKED: Final = 28
SWEPT: Final = 29
PLOTTED: Final = 30
INSPECTED: Final = 31
TARGETED: Final = 32
REROUTED: Final = 33
FOLDED: Final = 34
FOLD_LOST: Final = 35
VOTED: Final = 36
NO_MAJORITY: Final = 37
WINDOW: Final = 38
REACTED: Final = 39
CANCELLED: Final = 40
ALERT_FORCED: Final = 41
STATED: Final = 42
GAME_OVER: Final = 43
NO_ENERGY_ACTION: Final = 44
CHOSE: Final = 45

# Streams of chance.
DEAL: Final = 0
DECK: Final = 1
PILE: Final = 2
HEAP: Final = 3
HANDS: Final = 4

# Reasons for the end (ARD-R65).
OXYGEN: Final = 0
MARTYR: Final = 1
ALL_BLUE_DEAD: Final = 2
CHANCELLOR_DEAD: Final = 3
SABOTEUR_DEAD: Final = 4
DECK_EMPTY: Final = 5
BY_CARD: Final = 6

"""What is known of the cards by name, and what a card costs the crew when it is turned up.

Harm is counted in oxygen cells: one is a cell lost for certain, less than nothing is a help.
"""

from __future__ import annotations

from .sight import Sight

# From what a loyal player gives away most gladly to what they give away last, with the numbers in
# the base Deck and in the extra set. An owner's own cards are in no list and count as neutral.
LADDER = (
    ("sealed_bulkheads", "blue", 2, 0),
    ("energy", "blue", 13, 0),
    ("stock_rotation", "blue", 3, 0),
    ("countermand", "blue", 0, 3),
    ("overtime", "blue", 0, 3),
    ("direct_order", "blue", 3, 0),
    ("spare_parts", "blue", 0, 2),
    ("scrap_sweep", "blue", 2, 0),
    ("grid_surge", "red", 3, 0),
    ("airlock", "green", 1, 0),
    ("tribunal", "green", 0, 1),
    ("rogue_routine", "red", 3, 0),
    ("debris_strike", "red", 7, 0),
    ("interrogation", "red", 0, 2),
    ("stalled_drive", "red", 0, 2),
    ("spatial_fold", "red", 2, 0),
    ("martyr", "green", 1, 0),
    ("fouled_cell", "red", 0, 2),
    ("venting_seam", "red", 2, 0),
    ("cell_puncture", "red", 5, 0),
    ("chain_tremor", "red", 3, 0),
)
PLACES = {name: place for place, (name, _, _, _) in enumerate(LADDER)}
COLOUR = {name: colour for name, colour, _, _ in LADDER}
DESIGNS = len(LADDER)


def harm(design: str, sight: Sight, active_red: float, airlock: float) -> float:
    """What it costs the crew if this card is turned up in this turn.

    `active_red` is how likely the active player is red, `airlock` what a vote would be worth.
    """
    cell = 0.0 if sight.protected else 1.0
    hurt = sight.health[sight.active] < 2
    match design:
        case "energy":
            return -0.4 * (1 - active_red)
        case "sealed_bulkheads":
            return 0.0 if sight.protect_next else -0.75 - 0.25 * sight.alert
        case "stock_rotation":
            return -0.3 * (1 - active_red)
        case "direct_order":
            return 0.9 * active_red - 0.25
        case "overtime":
            return 0.3 * active_red - 0.25
        case "countermand":
            return 0.5 * active_red - 0.4
        case "spare_parts":
            return -0.8 if sight.malfunctions else 0.0
        case "scrap_sweep":
            return 0.15 * active_red
        case "airlock" | "tribunal":
            return -airlock
        case "martyr":
            return 0.0
        case "grid_surge":
            others = sum(sight.energy) - sight.energy[sight.active]
            return 0.15 * others + 0.02
        case "debris_strike":
            takes = 0.0 if hurt else 1 - active_red
            return cell * ((2.0 if sight.alert else 1.0) - 0.5 * takes)
        case "cell_puncture":
            return 1.0 if sight.alert else cell
        case "chain_tremor":
            return cell + 0.4
        case "venting_seam":
            rounds = sight.turns_left / len(sight.living)
            return max(0.4, min(1.6, rounds) - 0.2 * min(2, sum(sight.energy)))
        case "fouled_cell":
            return 0.7 if sum(sight.energy) else 1.0
        case "rogue_routine":
            return 0.45 * cell + 0.1 * sight.alert
        case "spatial_fold":
            return 0.6 * cell + 0.3 * sight.alert
        case "interrogation":
            return 0.9 - 0.4 * active_red if hurt else 0.4
        case "stalled_drive":
            return 0.5
    return 0.0


def burden(design: str) -> float:
    """What it costs a loyal player to go on holding this card; less than nothing: worth holding."""
    return BURDEN.get(design, 0.0)


BURDEN = {
    "energy": -0.02,
    "sealed_bulkheads": -0.05,
    "stock_rotation": -0.02,
    "direct_order": 0.0,
    "countermand": -0.05,
    "spare_parts": -0.15,
    "airlock": -0.1,
    "tribunal": -0.1,
    "martyr": -0.5,
    "grid_surge": 0.08,
    "debris_strike": 0.25,
    "rogue_routine": 0.15,
    "spatial_fold": 0.2,
    "interrogation": 0.15,
    "stalled_drive": 0.15,
    "fouled_cell": 0.25,
    "venting_seam": 0.3,
    "cell_puncture": 0.3,
    "chain_tremor": 0.35,
}

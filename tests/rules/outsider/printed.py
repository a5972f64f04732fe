"""The content tables of the specification, copied by hand: what is printed on each card."""

from __future__ import annotations

# Characters: id -> (title, name, skills, abilities).
CHARACTERS = {
    "captain": ("Captain", "Sadhana Kriya", "CS", ["second_goal", "reverse"]),
    "engineer": ("Engineer", "Ilse Varga", "EY", ["patch"]),
    "programmer": ("Programmer", "Mateo Quill", "SY", ["intrude", "forecast"]),
    "navigator": ("Navigator", "Noor Adeyemi", "CY", ["plot"]),
    "scientist": ("Scientist", "Pell Ondura", "SE", ["recycle"]),
    "quartermaster": ("Quartermaster", "Rhea Colton", "CE", []),
    "surgeon": ("Surgeon", "Anton Bexley", "CS", ["mend"]),
    "marshal": ("Marshal", "Dara Voss", "CY", ["confine"]),
    "machinist": ("Machinist", "Hugo Lind", "EY", []),
    "archivist": ("Archivist", "Wen Sato", "SY", ["restack", "recall"]),
    "steward": ("Steward", "Mila Okoro", "CE", ["barter"]),
    "deckhand": ("Deckhand", "Jonas Pike", "CESY", []),  # skill any: all of them
}

# Gear: id -> (name, Goal it completes, icons X P T L and A for any).
GEAR = {
    "compass_core": ("Compass Core", "star_compass", "XPPT"),
    "cipher_key": ("Cipher Key", "command_codes", "XPPT"),
    "signal_horn": ("Signal Horn", "night_watch", "PTTL"),
    "fuel_igniter": ("Fuel Igniter", "main_reactor", "XXPT"),
    "arc_welder": ("Arc Welder", "hull_frames", "PTLL"),
    "coil_winder": ("Coil Winder", "drive_coils", "PTTL"),
    "residue_flask": ("Residue Flask", "dark_residue", "XXTL"),
    "spore_tray": ("Spore Tray", "air_moss", "XLA"),
    "thaw_pump": ("Thaw Pump", "cold_sleepers", "PPTL"),
    "logic_lattice": ("Logic Lattice", "ship_mind", "XPPL"),
    "trunk_splicer": ("Trunk Splicer", "power_trunk", "PPTL"),
    "echo_fork": ("Echo Fork", "deep_scanner", "XPTL"),
    "door_jack": ("Door Jack", "cargo_doors", "TLL"),
    "pipe_cuff": ("Pipe Cuff", "water_loop", "PTLL"),
    "mount_brace": ("Mount Brace", "engine_mounts", "TTL"),
    "sorting_drone": ("Sorting Drone", "wreckage", "AAA"),
}

# Goals: id -> (name, skill ("" for any), location, Gear, Scrap cost).
GOALS = {
    "star_compass": ("Realign Star Compass", "C", "bridge", "compass_core", "XXPP"),
    "command_codes": ("Unlock Command Codes", "C", "bridge", "cipher_key", "PPTT"),
    "night_watch": ("Rally the Night Watch", "C", "quarters", "signal_horn", "TTLL"),
    "main_reactor": ("Relight Main Reactor", "E", "engines", "fuel_igniter", "XXXP"),
    "hull_frames": ("Weld Hull Frames", "E", "cargo", "arc_welder", "TLLL"),
    "drive_coils": ("Rewind Drive Coils", "E", "engines", "coil_winder", "XPTT"),
    "dark_residue": ("Purge Dark Residue", "S", "labs", "residue_flask", "XXLL"),
    "air_moss": ("Grow Air Moss", "S", "labs", "spore_tray", "XXTT"),
    "cold_sleepers": ("Revive Cold Sleepers", "S", "quarters", "thaw_pump", "PPLL"),
    "ship_mind": ("Reboot Ship Mind", "Y", "bridge", "logic_lattice", "XPPP"),
    "power_trunk": ("Splice Power Trunk", "Y", "engines", "trunk_splicer", "PPPT"),
    "deep_scanner": ("Retune Deep Scanner", "Y", "labs", "echo_fork", "XTTT"),
    "cargo_doors": ("Seal Cargo Doors", "", "cargo", "door_jack", "TLLLL"),
    "water_loop": ("Patch Water Loop", "", "quarters", "pipe_cuff", "PPTLL"),
    "engine_mounts": ("Brace Engine Mounts", "", "engines", "mount_brace", "TTTLL"),
    "wreckage": ("Sort the Wreckage", "", "cargo", "sorting_drone", "AAAAAAAA"),
}

# Tech: id -> (name, copies).
TECH = {
    "gravity_shield": ("Gravity Shield", 2),
    "echo_beacon": ("Echo Beacon", 2),
    "overdrive_wrench": ("Overdrive Wrench", 1),
    "containment_vial": ("Containment Vial", 1),
    "pulse_kit": ("Pulse Kit", 1),
}

DARK = 16

# Crises, C01 to C22.
CRISES = [
    "crushing_tide", "hull_breach", "cold_vacuum", "mirror_sickness", "flash_fire",
    "falling_girder", "scapegoat", "reactor_spike", "loose_moorings", "system_wipe",
    "spatial_shear", "panic", "twin_echo", "time_slip", "pressure_drop", "burnout",
    "fuel_leak", "lights_out", "thin_air", "radiation_bloom", "jammed_locks", "dead_air",
]  # fmt: skip

LOCATIONS = ["bridge", "labs", "quarters", "cargo", "engines"]

# The 55 cards of the main deck, sorted by name.
MAIN_DECK = sorted(
    [
        *GEAR,
        *GOALS,
        *(name for name, (_, copies) in TECH.items() for _ in range(copies)),
        *["dark"] * DARK,
    ]
)

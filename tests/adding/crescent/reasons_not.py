"""Why something is no option in Crescent: each reason in words, with its rule."""

from __future__ import annotations

from shipboard.kernel.declare import No

NOES = (
    No("no_open_lane", "No open lane leads there from here.", "CRE-1.2"),
    No("lane_elsewhere", "It is not an open lane that leads away from here.", "CRE-1.2"),
    No("patrol_elsewhere", "That patrol is not here.", "CRE-1.2"),
    No("no_such_crate", "You have no such crate.", "CRE-1.3"),
)

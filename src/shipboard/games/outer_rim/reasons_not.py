"""Why something is no option in Outer Rim: each reason in words, with its rule.

Where none is named it is the rule of the question that is asked. Words in braces are told by
why.py.
"""

from __future__ import annotations

from shipboard.kernel.declare import No

# Of fights, dice, abilities, what one holds.
CORE = (
    No("no_such_thing", "There is no such choice now.", ""),
)  # fmt: skip

# Of set-up, turns, movement, patrols, trade and deals.
TURNS: tuple[No, ...] = ()

# Of market, ships, deliveries, encounters, contacts, bounties and jobs.
TABLE: tuple[No, ...] = ()

# Of what texts ask.
TEXTS: tuple[No, ...] = ()

NOES = (*CORE, *TURNS, *TABLE, *TEXTS)

"""What Interloper's content files may say: each record, clause, effect and condition.

Not compiled: the signatures of these builders are the schema (kernel/content.py). A clause is a
passive or a timing; an effect becomes a step, with what it is aimed at when it is declared.
Begin with `records.py`, what a file consists of.
"""

from .conditions import Living, Test, compiled, is_unique
from .effects import Placement
from .passives import Clause
from .records import Card, Edge, Figure, Room
from .timings import Raw
from .words import vocabulary

__all__ = [
    "Card",
    "Clause",
    "Edge",
    "Figure",
    "Living",
    "Placement",
    "Raw",
    "Room",
    "Test",
    "compiled",
    "is_unique",
    "vocabulary",
]

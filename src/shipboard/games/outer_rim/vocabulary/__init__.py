"""What Outer Rim's content files may say: each record, ability, effect, condition and modifier.

Not compiled: the signatures of these builders are the schema (kernel/content.py). An effect
becomes a step, a condition a tuple that rules/conditions.py asks of a seat, an ability an
`Ability` of pack.py. Ids, blocks and secrets are numbered when all records are known: `Linker`.
Begin with `records`, what a file consists of.
"""

from .abilities import Abilities, ability
from .conditions import Condition
from .effects import block, nested
from .linker import Linker
from .modifiers import Modifier, Modifiers
from .records import record
from .words import AnyCondition, EffectList, Named, vocabulary

__all__ = [
    "Abilities",
    "AnyCondition",
    "Condition",
    "EffectList",
    "Linker",
    "Modifier",
    "Modifiers",
    "Named",
    "ability",
    "block",
    "nested",
    "record",
    "vocabulary",
]

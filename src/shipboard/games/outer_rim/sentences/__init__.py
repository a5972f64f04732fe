"""What texts do, in sentences: made from their steps when content is loaded, never typed.

Each step function and each condition has its sentence maker; blocks within it follow as sentences
of their own. Named here is what names of cards and options are made with.
"""

from .abilities import ability, occasion
from .bullets import bullet
from .conditions import condition
from .texts import block, effects
from .wording import article, first_big

__all__ = ["ability", "article", "block", "bullet", "condition", "effects", "first_big", "occasion"]

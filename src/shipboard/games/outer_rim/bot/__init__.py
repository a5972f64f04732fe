"""A sensible player of Outer Rim.

`sight.py` reads the view, `scale.py` says what fame and money are worth now, `worth.py` what
texts are worth, `cards.py` what cards are, `places.py` what each place offers, `routes.py` plans
journeys, `market.py` and `trading.py` buy and trade, `dice.py` looks at dice. `player.py` answers
questions, `words.py` says why.
"""

from __future__ import annotations

from .player import Sensible

__all__ = ["Sensible"]

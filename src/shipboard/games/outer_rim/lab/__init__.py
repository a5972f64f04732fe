"""Outer Rim's balance targets (docs/balance/outer_rim.md), measured from many games."""

from __future__ import annotations

from .balance import Balance
from .reading import Ledger

__all__ = ["Balance", "Ledger"]

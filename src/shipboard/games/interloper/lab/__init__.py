"""Interloper's balance goals (rules.md, "Balance targets"), measured from many games."""

from __future__ import annotations

from .balance import Balance
from .reading import Ledger

__all__ = ["Balance", "Ledger"]

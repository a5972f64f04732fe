"""Which predicate belongs to which asking step, and the words that the reasons leave open.

They speak only of what the asking seat may know. Never in the fast path.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

FORBIDS: Final[Mapping[Any, Callable[..., int]]] = {}

FILLS: Final[Mapping[str, Callable[..., object]]] = {}

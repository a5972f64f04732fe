"""`@rule("ARD-4.6")`: which numbered rules a test proves. `shipboard trace` reads it."""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[F], F]:
    """Say which rules the test proves; the test itself is unchanged."""

    def mark(test: F) -> F:
        return test

    return mark

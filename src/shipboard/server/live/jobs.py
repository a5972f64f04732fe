"""What is to be done at a table, and who hears how it went."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from shipboard.kernel.view import Viewer

from .farewell import Dismissed

if TYPE_CHECKING:
    from .live import Live

Work = Callable[["Live"], Any]


class Later:
    """A value that is not there yet, and for which the table does not wait."""

    __slots__ = ("wait",)

    def __init__(self, wait: Callable[[], Awaitable[Any]]) -> None:
        self.wait = wait


class Client(Protocol):
    """A connection of a viewer."""

    viewer: Viewer
    lagging: bool  # waits for a moment when everything is committed

    @property
    def key(self) -> str:
        """The hash of the secret with which it came."""

    def holds(self, secret: str) -> bool:
        """Whether it may sit where this is the hash of the secret."""

    def wake(self) -> None:
        """There is something to send."""

    def tell(self, text: bytes) -> None:
        """Send this, which is not of the table."""

    def end(self, why: Dismissed) -> None:
        """Close it."""


class Job:
    """One piece of work, and who hears how it went: done, with which value, or refused."""

    __slots__ = ("answer", "code", "error", "secret", "value", "work")

    def __init__(
        self, work: Work, answer: Callable[[Job], None] | None, secret: bool = False
    ) -> None:
        self.work = work
        self.answer = answer
        self.secret = secret  # in a window others must not notice that it is done
        self.error = ""
        self.code = ""
        self.value: Any = None


def refuse(job: Job, words: str, code: str) -> None:
    """Let this be refused, whatever it is."""
    job.error, job.code = words, code
    answer_to([job])


def answer_to(jobs: Sequence[Job]) -> None:
    """Let all who wait for these hear how it went."""
    for job in jobs:
        if job.answer is not None:
            job.answer(job)

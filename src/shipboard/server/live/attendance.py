"""Who is connected to a table, with which worker.

Nobody needs to know it tomorrow, so no entry tells it. Workers tell each other: each says of a
table who is with it, and asks the others when it opens one or takes over its driving.
"""

from __future__ import annotations

from shipboard.kernel.view import Viewer

from ..tables.standing import Table

Here = tuple[frozenset[int], int]  # seats, spectators
NOBODY: Here = (frozenset(), 0)


class Attendance:
    """The connections of one table, by worker."""

    def __init__(self) -> None:
        self._here: dict[str, Here] = {}
        self._unheard: set[str] = set()  # workers that have not answered to the roll

    def note(self, table: Table, worker: str, here: Here, now: int) -> bool:
        """This worker has these viewers now; whether that is new."""
        self._unheard.discard(worker)
        if self._here.get(worker, NOBODY) == here:
            return False
        if here == NOBODY:
            del self._here[worker]
        else:
            self._here[worker] = here
        self.seat(table, now)
        return True

    def elsewhere(self, worker: str) -> bool:
        """Whether somebody is with another worker than this."""
        return any(other != worker for other in self._here)

    def expect(self, worker: str) -> bool:
        """All workers but this one are to tell again who is with them; whether there are any."""
        self._unheard = {other for other in self._here if other != worker}
        return bool(self._unheard)

    def strike(self, table: Table, now: int) -> None:
        """Who has not told again is dead, and nobody is with it."""
        for worker in self._unheard:
            del self._here[worker]
        self._unheard.clear()
        self.seat(table, now)

    def seat(self, table: Table, now: int) -> None:
        """Let the table show who is here."""
        present = frozenset().union(*(seats for seats, _ in self._here.values()))
        for number, seat in enumerate(table.seats):
            if number in present and not seat.present:
                table.came(number)
            elif number not in present and seat.present:
                table.left(number, now)
        table.watch(sum(count for _, count in self._here.values()))


def of(viewers: list[Viewer]) -> Here:
    """These connections."""
    seats = frozenset(viewer for viewer in viewers if viewer is not None)
    return seats, sum(viewer is None for viewer in viewers)


def spelled(here: Here) -> str:
    """As one worker tells it to another."""
    seats, watchers = here
    return f"{','.join(map(str, sorted(seats)))} {watchers}"


def spelt_out(text: str) -> Here:
    """What `spelled` has put into words.

    >>> spelt_out(spelled((frozenset({0, 3}), 2)))
    (frozenset({0, 3}), 2)
    >>> spelt_out(spelled(NOBODY)) == NOBODY
    True
    """
    seats, _, watchers = text.partition(" ")
    return frozenset(int(seat) for seat in seats.split(",") if seat), int(watchers)

"""How what is handed in becomes rows: as few statements as can be, for a whole group of jobs."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ..tables.snapshots import legend_data
from .notices import Notices
from .parts import Job
from .schema import entries

MOST = 3 * 1000  # values in one statement: stores have limits


class Inserts:
    """The statements, for one sort of store."""

    def __init__(self, postgres: bool, notices: Notices | None) -> None:
        self._notices = notices
        self._explained: set[str] = set()  # legends that are surely stored
        self.worker = ""
        mark = "%s" if postgres else "?"
        self._row = f"({_marks(mark, 3)})"
        self._keep = (
            "insert into states (table_id, seq, rules, legend, data) "
            f"values ({_marks(mark, 5)}) on conflict (table_id) do update set seq = excluded.seq, "
            "rules = excluded.rules, legend = excluded.legend, data = excluded.data "
            "where states.seq <= excluded.seq"
        )
        self._move = (
            f"update states set seq = {mark}, rules = {mark}, legend = {mark}, data = {mark} "
            f"where table_id = {mark} and seq <= {mark}"
        )
        self._explain = (
            f"insert into legends (id, data) values ({_marks(mark, 2)}) on conflict (id) do nothing"
        )
        self._pack = (  # of a table that was deleted meanwhile nothing is kept
            f"insert into archives (table_id, part, data) select id, {mark}, {mark} from tables "
            f"where id = {mark} on conflict (table_id, part) do nothing"
        )
        self._list = (
            "insert into tables (id, code, status, listed, changed, summary, maker, seen, shown) "
            f"values ({_marks(mark, 9)}) on conflict (id) do update set code = excluded.code, "
            "status = excluded.status, listed = excluded.listed, changed = excluded.changed, "
            "summary = excluded.summary, seen = excluded.seen"
        )

    def committed(self, jobs: list[Job]) -> None:
        """These are surely stored."""
        self._explained |= {p.snapshot.legend for job in jobs for p in job.parts if p.snapshot}

    def insert(self, connection: sa.Connection, jobs: list[Job]) -> None:
        values: list[Any] = []
        lists: list[Any] = []
        kept: list[Any] = []
        moved: list[Any] = []
        packed: list[Any] = []
        for job in jobs:
            for part in job.parts:
                for number, data in enumerate(part.rows, part.first):
                    values += (part.table, number, data)
                if x := part.listing:
                    shown = (part.table, x.code or None, x.status, x.listed, x.changed, x.summary)
                    lists.append((*shown, x.maker, x.changed, 0))
                if s := part.snapshot:
                    if part.rows:
                        kept.append((part.table, s.seq, s.rules, s.legend, s.data))
                    else:  # by itself it revives no table that was deleted
                        moved.append((s.seq, s.rules, s.legend, s.data, part.table, s.seq))
                packed += [(name, data, part.table) for name, data in part.archive.items()]
        # All rows in one statement: after each statement this thread must wait for its turn.
        for start in range(0, len(values), MOST):
            some = tuple(values[start : start + MOST])
            rows = ", ".join([self._row] * (len(some) // 3))
            insert = f"insert into entries (table_id, seq, data) values {rows}"
            connection.exec_driver_sql(insert, some)
        if lists:
            connection.exec_driver_sql(self._list, lists)
        if kept:
            for key in {row[3] for row in kept} - self._explained:
                connection.exec_driver_sql(self._explain, (key, legend_data(key)))
            connection.exec_driver_sql(self._keep, kept)
        if moved:
            connection.exec_driver_sql(self._move, moved)
        if packed:
            connection.exec_driver_sql(self._pack, packed)
        if not (values or lists or kept or moved or packed):
            self._insert_and_delete(connection)
        elif self._notices:
            changed = [part.table for job in jobs for part in job.parts]
            self._notices.tell(connection, self.worker, changed)

    def _insert_and_delete(self, connection: sa.Connection) -> None:
        """Write as for a table, and leave nothing behind: to see whether it can be done."""
        probe = f"probe-{self.worker}"
        connection.execute(entries.insert().values(table_id=probe, seq=0, data=b""))
        connection.execute(entries.delete().where(entries.c.table_id == probe))


def _marks(mark: str, count: int) -> str:
    return ", ".join([mark] * count)

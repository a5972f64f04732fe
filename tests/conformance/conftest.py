"""Where the suite is run: every table on the compiled build, interpreted only the usual ones.

With `--one-table` nothing but each game at its usual table, as a quick look (make check).
"""

from __future__ import annotations

import pytest

import shipboard

from .tables import HERE, Table


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--one-table",
        action="store_true",
        help="of the conformance suite, only what is tested at each game's usual table",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    here = [item for item in items if item.path.is_relative_to(HERE)]
    for item in here:
        table = table_of(item)
        if table and table.name in shipboard.game_names() and not usual(item):
            item.add_marker(pytest.mark.compiled)
    if not config.getoption("one_table"):
        return
    others = [item for item in items if not item.path.is_relative_to(HERE)]
    items[:] = others + [item for item in here if usual(item)]
    config.hook.pytest_deselected(items=[item for item in here if not usual(item)])


def table_of(item: pytest.Item) -> Table | None:
    """The table of which the test is, if it is of one."""
    called = getattr(item, "callspec", None)
    table = called.params.get("table") if called else None
    return table if isinstance(table, Table) else None


def usual(item: pytest.Item) -> bool:
    """Whether the test is of one table, and that is the usual one of its game."""
    table = table_of(item)
    return table is not None and table == Table(table.name, table.game.default_players)

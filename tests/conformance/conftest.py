"""`--one-table`: of this suite only each game at its usual table, as a quick look (make check)."""

from __future__ import annotations

import pytest

from .tables import HERE, Table


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--one-table",
        action="store_true",
        help="of the conformance suite, only what is tested at each game's usual table",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("one_table"):
        return
    others = [item for item in items if not item.path.is_relative_to(HERE)]
    here = [item for item in items if item.path.is_relative_to(HERE)]
    items[:] = others + [item for item in here if usual(item)]
    config.hook.pytest_deselected(items=[item for item in here if not usual(item)])


def usual(item: pytest.Item) -> bool:
    """Whether the test is of one table, and that is the usual one of its game."""
    called = getattr(item, "callspec", None)
    table = called.params.get("table") if called else None
    return isinstance(table, Table) and table == Table(table.name, table.game.default_players)

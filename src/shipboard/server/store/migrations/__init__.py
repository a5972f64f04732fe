"""How the store became what it is, one step a file; run at the start of every server."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

LOCK = 0x5348_4950  # any number: two servers that start together migrate one after the other


def migrate(engine: sa.Engine) -> None:
    """Bring the store to what this version needs."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        else:
            connection.exec_driver_sql("begin immediate")  # else half of a migration could stay
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

"""The log: one JSON object a line, or words where a person looks on."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """JSON lines."""

    def format(self, record: logging.LogRecord) -> str:
        """One event."""
        told: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        told |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told, enc_hook=str).decode()


class Words(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """One event."""
        extra = [f"{k}={v}" for k, v in vars(record).items() if k not in PLAIN]
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = f"{when} {record.levelname.lower():7} {record.getMessage()} {' '.join(extra)}"
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return line.rstrip()


def begin(level: str, form: str) -> None:
    """Log to the standard error output."""
    handler = logging.StreamHandler()
    words = form == "text" or (form == "auto" and sys.stderr.isatty())
    handler.setFormatter(Words() if words else Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for quiet in ("alembic", "uvicorn.access", "uvicorn.error", "asyncio"):
        logging.getLogger(quiet).setLevel("WARNING")
    logging.getLogger("psycopg").setLevel("ERROR")  # it warns of every race that is lost

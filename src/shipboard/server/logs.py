"""The log: one JSON object a line, or words where a person looks on."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
SELDOM = 10.0  # seconds between two lines that say the same


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


class Seldom:
    """Warns at once of what is new, and of what goes on every so often with how often it was so."""

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._told: dict[str, float] = {}
        self._untold: dict[str, int] = {}

    def warn(self, words: str, **more: object) -> None:
        """It is so, once more."""
        now = time.monotonic()
        times = self._untold[words] = self._untold.get(words, 0) + 1
        if now < self._told.get(words, -SELDOM) + SELDOM:
            return
        self._told[words] = now
        self._untold[words] = 0
        self._log.warning(words, extra=more | {"times": times})


def begin(level: str, form: str) -> None:
    """Log to the standard error output."""
    handler = logging.StreamHandler()
    words = form == "text" or (form == "auto" and sys.stderr.isatty())
    handler.setFormatter(Words() if words else Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for quiet in ("alembic", "uvicorn.access", "asyncio"):
        logging.getLogger(quiet).setLevel("WARNING")
    # uvicorn warns of every request that is none: who sends such would fill the disk.
    logging.getLogger("uvicorn.error").setLevel("ERROR")
    logging.getLogger("psycopg").setLevel("ERROR")  # it warns of every race that is lost

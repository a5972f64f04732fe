"""Record docs/transcript-ardor.txt: a game of Ardor, played to its end at a real pseudo-terminal.

    python tools/record_transcript.py

Run it again whenever the terminal's words, the rules or the bots change; a test compares.
"""

from __future__ import annotations

import os
import re
import signal
import sys
import tempfile
from pathlib import Path

import pexpect

TRANSCRIPT = Path(__file__).parent.parent / "docs" / "transcript-ardor.txt"
RECORD = "game.json"
BEGIN = "play ardor --seed 4 --set first_player=seat:0 --name Ada --save " + RECORD
RESUME = "play ardor --resume " + RECORD
PROMPT = "> "

# What the person types at their first questions before, or instead of, answering.
ASIDES = (
    ("?", "why martyr", "rules ARD-4.4"),
    ("undo",),
    ("log",),
    ("why ada", "table"),
    ("rules ARD-11",),
    ("quit",),
)
# The first of these words that an option has decides, else the first option is taken.
LIKES = {
    "blue": ("put 1 Energy on", "(blue)", "nobody", "lose a cell", "let the card return", "use "),
    "red": ("(red)", "lose a cell", "let the card return", "nobody", "use "),
}


class Person:
    """Somebody who plays along: asks a few things first, then takes what looks helpful."""

    def __init__(self) -> None:
        self.questions = 0
        self.waiting: list[str] = []
        self.side = "blue"

    def types(self, text: str) -> str:
        """What they type after reading this."""
        if mission := re.search(r"Your mission: \w+, (\w+):", text):
            self.side = mission[1]
        options = re.findall(r"^  (\d+)  (.+)$", text.rpartition("]\n")[2], re.MULTILINE)
        if re.search(r"\[[A-Z]+-[\d.R]+\]\n", text) and options:
            self.questions += 1
            asides = ASIDES[self.questions - 1 :][:1]
            self.waiting = [*asides[0], self.choice(options)] if asides else [self.choice(options)]
        return self.waiting.pop(0)

    def choice(self, options: list[tuple[str, str]]) -> str:
        """The number of the option they like best."""
        for like in LIKES[self.side]:
            for number, words in options:
                if like in words:
                    return number
        return options[0][0]


def sit_down(arguments: str, folder: Path, term: str = "dumb") -> pexpect.spawn[str]:
    """Start the command at a pseudo-terminal of 80 columns."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "shipboard.cli", *arguments.split()],
        cwd=str(folder),
        env={**os.environ, "TERM": term, "PYTHONUTF8": "1"},
        dimensions=(40, 80),
        encoding="utf-8",
        timeout=60,
        preexec_fn=_heed_interrupts,
    )


def _heed_interrupts() -> None:
    # Whoever runs in the background ignores them, and would pass that on.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def record(folder: Path) -> str:
    """The text of a whole game: begun, left, resumed and finished."""
    person = Person()
    told = ""
    for arguments in (BEGIN, RESUME):
        told += f"$ shipboard {arguments}\n"
        told += play(person, sit_down(arguments, folder))
    return told


def play(person: Person, terminal: pexpect.spawn[str]) -> str:
    """Answer until the command ends; returns all that the screen showed."""
    told = ""
    while terminal.expect(["\n" + PROMPT, pexpect.EOF]) == 0:
        told += plain(terminal.before or "") + "\n" + PROMPT
        terminal.sendline(person.types(plain(terminal.before or "")))
    return told + plain(terminal.before or "")


def plain(text: str) -> str:
    """Without carriage returns and the blanks at the end of lines."""
    return re.sub(r" +$", "", text.replace("\r", ""), flags=re.MULTILINE)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        TRANSCRIPT.write_text(record(Path(place)), encoding="utf-8")
    print(f"written: {TRANSCRIPT}")

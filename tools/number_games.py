"""Give every declaration of a game its number, as constants that the compiler can fold.

    python tools/number_games.py            writes numbers.py and choices.py of every game
    python tools/number_games.py --check    says which of them are not what the declarations give

A decision, an event, a stream of chance, a side, a reason for the end is the number of its place
where it is declared; so is a reason why something is no option, after `ALLOWED`. An option is the
number where its section begins: `REPAIR` or, where kinds of decisions disagree on a label, `REPAIR`
for most of them and `<KIND>_REPAIR` for the others; `PICK` is where things without a label begin.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path

from shipboard.kernel.declare import Kind

GAMES = Path(import_module("shipboard.games").__path__[0])
HEAD = '''"""{what}.

Made from the declarations by `make numbers`; never changed by hand.
"""

from __future__ import annotations

from typing import Final
'''

Numbers = dict[str, int]


def places(names: Iterable[str], prefix: str = "") -> Numbers:
    """Each name with its place."""
    return {prefix + name.upper(): place for place, name in enumerate(names)}


def choices(kinds: Sequence[Kind]) -> Numbers:
    """Where the sections of options begin."""
    begin: dict[str, dict[str, int]] = {}  # label -> kind -> first number
    for kind in kinds:
        for first, label, refers in kind.sections():
            if label:
                begin.setdefault(label.upper(), {})[kind.name.upper()] = first
            elif first:
                begin.setdefault("", {})[f"{kind.name}_{refers}".upper()] = first
    found: Numbers = {}
    for label, firsts in begin.items():
        for name, first in _named(label, firsts):
            found[name] = first
    return found


def _named(label: str, firsts: dict[str, int]) -> Iterator[tuple[str, int]]:
    (usual, most), *others = Counter(firsts.values()).most_common()
    agreed = not others or most > others[0][1]
    if agreed:
        yield label or "PICK", usual
    for kind, first in firsts.items():
        if not agreed or first != usual:
            yield f"{kind}_{label}".rstrip("_"), first


def written(what: str, groups: dict[str, Numbers]) -> str:
    """The text of a module."""
    known: set[str] = set()
    text = HEAD.format(what=what)
    for title, numbers in groups.items():
        if twice := known & numbers.keys():
            sys.exit(f"{what}: {', '.join(sorted(twice))} would mean two things")
        known |= numbers.keys()
        lines = [f"{name}: Final = {number}\n" for name, number in numbers.items()]
        text += f"\n# {title}.\n{''.join(lines)}"
    return text


def modules(folder: Path) -> Iterator[tuple[Path, str]]:
    """The files that a game's declarations give, and what is in them."""
    package = f"shipboard.games.{folder.name}"
    kinds = import_module(f"{package}.decisions").KINDS
    events = import_module(f"{package}.events")
    state = import_module(f"{package}.state")
    name = folder.name.replace("_", " ").title()
    groups = {
        "Decisions": places(kind.name for kind in kinds),
        "Events": places(event.name for event in events.EVENTS),
        "Streams of chance": places(state.STREAMS, "STREAM_"),
        "Sides": places(events.SIDES, "SIDE_"),
        "Reasons for the end": places(events.REASONS, "REASON_"),
    }
    if (folder / "reasons_not.py").exists():
        noes = import_module(f"{package}.reasons_not").NOES
        groups["Why something is no option"] = places(["allowed", *(no.name for no in noes)])
    yield (
        folder / "numbers.py",
        written(
            f"Numbers of {name}'s decisions, events, streams, sides and reasons for the end", groups
        ),
    )
    yield (
        folder / "choices.py",
        written(
            f"Where the options of {name}'s decisions begin", {"By their labels": choices(kinds)}
        ),
    )


def main(check: bool) -> int:
    """Write what the declarations give, or compare it."""
    stale = []
    for folder in sorted(path.parent for path in GAMES.glob("*/decisions.py")):
        for path, text in modules(folder):
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(str(path.relative_to(GAMES)))
                if not check:
                    path.write_text(text, encoding="utf-8")
    if check and stale:
        print(f"not what the declarations give: {', '.join(stale)}; run `make numbers`")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))

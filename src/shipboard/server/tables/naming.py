"""What people may be called at a table: names that can be seen, and told apart.

Two names that look alike would let one player speak as another. What looks alike is what Unicode's
list of confusable signs says (UTS 39), apart from case, accents, width and signs without a shape.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from functools import cache

from confusable_homoglyphs.utils import load

from shipboard.kernel.state import Refused

from .sheet import bot_name

LONGEST = 24
JOINER, NON_JOINER = "\u200d", "\u200c"
VIRAMA = 9  # the combining class of the signs after which Indic scripts use joiners
# Signs without a shape of their own that count as printable: fillers, selectors, the empty Braille.
SHAPELESS = re.compile(
    "[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]"
)
# Marks that any letter can wear. Marks of one script alone, its vowels say, tell names apart.
ACCENTS = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")


def clean(name: str) -> str:
    """A name as it is shown, or a sentence about what is wrong with it."""
    text = unicodedata.normalize("NFC", " ".join(name.split()))
    if not text:
        raise Refused("you need a name: type what the others should call you")
    if len(text) > LONGEST:
        raise Refused(f"a name can have at most {LONGEST} characters, not {len(text)}")
    seen = "".join(sign for at, sign in enumerate(text) if not _joins(text, at))
    if not seen.isprintable() or not SHAPELESS.sub("", ACCENTS.sub("", seen)).strip():
        raise Refused("a name needs visible characters: letters, digits or emoji")
    return text


def _joins(text: str, at: int) -> bool:
    """Whether this is a joiner where a script or an emoji needs one, and not a hidden sign."""
    if text[at] not in (JOINER, NON_JOINER) or not 0 < at < len(text) - 1:
        return False
    before = text[:at].rstrip("\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")[-1:]
    after = text[at + 1]
    if text[at] == JOINER and before and _is_picture(before) and _is_picture(after):
        return True
    if unicodedata.combining(text[at - 1]) == VIRAMA:
        return True
    arabic = all(unicodedata.bidirectional(sign) == "AL" for sign in (text[at - 1], after))
    return text[at] == NON_JOINER and arabic


def _is_picture(sign: str) -> bool:
    return unicodedata.category(sign) == "So"


def alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other.

    >>> alike("Ada", "ADA"), alike("Ada", "Аdа"), alike("Ian", "lan"), alike("Ada", "Ida")
    (True, True, True, False)
    """
    return not _shapes(one).isdisjoint(_shapes(other))


def check(name: str, seat: int, people: Iterable[str], players: int) -> None:
    """Refuse a name at this seat that could be taken for another one at the table.

    A bot can come to any other seat, so its name there counts too.
    """
    if other := _first_alike(name, people):
        raise Refused(f"somebody at this table is already called {other}: choose another name")
    if other := _first_alike(name, (bot_name(n) for n in range(players) if n != seat)):
        raise Refused(f"a bot at this table is called {other}: choose another name")


def _first_alike(name: str, others: Iterable[str]) -> str | None:
    return next((other for other in others if alike(name, other)), None)


@cache
def _prototypes() -> dict[int, str]:
    """Each confusable sign with the one that stands for all that look like it."""
    near: defaultdict[str, set[str]] = defaultdict(set)
    for sign, found in load("confusables.json").items():
        for other in found:
            near[_bare(sign)].add(_bare(other["c"]))
    # The list is made of stars: around each prototype all that look like it. Where two signs have
    # only each other, either may stand for both.
    return {
        ord(sign): max(others | {sign}, key=lambda one: (len(near[one]), one))
        for sign, others in list(near.items())
        if len(sign) == 1
    }


def _bare(sign: str) -> str:
    return sign.strip("\u200e")  # the list puts these around signs that are written leftwards


def _shapes(name: str) -> frozenset[str]:
    """What a name looks like, as it is and in small letters: I is like l, but i is not."""
    plain = SHAPELESS.sub("", re.sub(f"[{JOINER}{NON_JOINER}]", "", _plain(name)))
    return frozenset(
        _plain(form.translate(_prototypes())).casefold() for form in (plain, plain.casefold())
    )


def _plain(text: str) -> str:
    """Without accents, in signs of usual width."""
    return ACCENTS.sub("", unicodedata.normalize("NFKD", text))

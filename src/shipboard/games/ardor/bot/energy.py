"""Spending Energy: repairs, Refresh, and the abilities, each with what it is worth in cells."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from shipboard.kernel.because import percent

from .cards import burden

if TYPE_CHECKING:
    from . import Sensible

Scored = tuple[float, str]
NEEDS = {"venting_seam": 2}
ENERGY = 0.12  # what an Energy is worth that is kept
CARD_OFF_THE_DECK = 0.14  # what it is worth to the crew that the Deck is a card shorter


def action(bot: Sensible, options: list[str], before: bool) -> str:
    """The Energy action worth most, or none: Energy kept may pay for a repair."""
    best, chosen = 0.0, "none" if "none" in options else "pass"
    free = chosen == "none"
    for option in options:
        if option.startswith("repair:"):
            worth = _repair(bot, int(option[7:]))
        elif option == "refresh":
            worth = _refresh(bot, before)
        elif option == "ability":
            worth = _ability(bot, bot.sight.characters[bot.seat], before)[0]
        else:
            continue
        if not free:
            worth -= ENERGY
        if worth > best:
            best, chosen = worth, option
    label = chosen.partition(":")[0]
    bot.because(_WHY.get(label, "keeps_energy"), worth=best)
    return chosen


_WHY = {"repair": "repairs", "refresh": "refreshes", "ability": "uses_ability"}


def _target(bot: Sensible, scored: Scored, why: str) -> str:
    """The target found, which is noted."""
    seat = scored[1].removeprefix("seat:")
    red = bot.red[int(seat)] if seat.isdecimal() else 0.0
    bot.because(why, seat=seat, percent=percent(red))
    return scored[1]


def weight(bot: Sensible, handle: int) -> float:
    """What a Malfunction will cost the crew, in cells, while it stays."""
    sight = bot.sight
    there = sight.malfunction(handle)
    if there is None:
        return 0.0
    card, holder = there["card"], there["holder"]
    if card == "fouled_cell":
        return 1.2
    if card == "venting_seam":
        return min(float(sight.cells), sight.turns_left / len(sight.living) + 0.3)
    if card == "stalled_drive":
        return 0.7 if holder != sight.active else 0.4
    return 0.5


def _repair(bot: Sensible, handle: int) -> float:
    sight = bot.sight
    there = sight.malfunction(handle)
    if there is None:
        return 0.0
    worth = weight(bot, handle)
    missing = NEEDS.get(there["card"], 1) - len(there["energy"])
    if missing > 1:
        helpers = sum(sight.energy[p] for p in sight.living) - 1
        worth *= 0.7 if helpers else 0.5
    if sight.red:
        # A repair that others will finish anyway buys trust for one Energy.
        return 0.2 if bot.heat > 1.35 and missing > 1 else 0.0
    return worth


def _refresh(bot: Sensible, before: bool) -> float:
    sight = bot.sight
    if sight.red:
        return 0.0
    loads = [burden(card) for card in sight.hand]
    worst = max(loads, default=0.0)
    stuck = before and all(load > 0.1 for load in loads)
    return CARD_OFF_THE_DECK + 0.6 * worst + (0.3 if stuck else 0.0)


def _ability(bot: Sensible, character: str, before: bool) -> Scored:
    """What a named ability is worth now, and its best target."""
    judge = _WORTH.get(character)
    return judge(bot, before) if judge else (0.0, "")


def _others(bot: Sensible) -> list[int]:
    return [p for p in bot.sight.living if p != bot.seat]


def _best(scored: list[Scored]) -> Scored:
    return max(scored, default=(0.0, ""))


def _surgeon(bot: Sensible, before: bool) -> Scored:
    """A suspect sits out a turn; or a turn is skipped that would begin with a lost cell."""
    sight = bot.sight
    found = []
    for seat in _others(bot):
        if sight.skip[seat]:
            continue
        seams = sight.lies_before("venting_seam", seat)
        if sight.red:
            worth = 0.35 * (1 - bot.red[seat]) + 0.1 * (sight.health[seat] == 2) - 0.8 * seams
        else:
            worth = 0.9 * bot.red[seat] - 0.25 + 0.8 * seams
        found.append((worth, f"seat:{seat}"))
    return _best(found)


def _first_officer(bot: Sensible, before: bool) -> Scored:
    """The next turns of others get a card of one's own choice."""
    sight = bot.sight
    found = []
    good = sum(burden(card) <= 0 for card in sight.hand)
    for seat in _others(bot):
        if sight.ally_order[seat] == bot.seat:
            continue
        soon = 0.1 / (1 + (seat - sight.active - 1) % sight.players)
        if sight.red:
            worth = 0.35 + soon
        else:
            worth = (0.3 * bot.red[seat] + soon) * (good > 1)
        found.append((worth, f"seat:{seat}"))
    return _best(found)


def _pilot(bot: Sensible, before: bool) -> Scored:
    """Two cards leave the Deck, the best of three goes to the pile."""
    if bot.sight.red:
        return 0.25 if bot.heat < 1.2 else 0.0, ""
    return 0.6 + 0.1 * before, ""


def _mechanic(bot: Sensible, before: bool) -> Scored:
    """Energy for those who will use it, a Venting Seam for those whose turn is far away."""
    sight = bot.sight
    found = []
    fronts = {seat: _front(bot, seat) for seat in sight.living}
    for i, a in enumerate(sight.living):
        for b in sight.living[i + 1 :]:
            (energy_a, seam_a), (energy_b, seam_b) = fronts[a], fronts[b]
            paid_a, paid_b = energy_a - (a == bot.seat), energy_b - (b == bot.seat)
            friend_a, friend_b = _friend(bot, a), _friend(bot, b)
            gain = 0.2 * (paid_b - paid_a) * (friend_a - friend_b)
            gain -= (seam_b - seam_a) * (_soon(bot, a) - _soon(bot, b))
            found.append((gain, f"pair:{a}+{b}"))
    return _best(found)


def _front(bot: Sensible, seat: int) -> tuple[int, int]:
    sight = bot.sight
    return sight.energy[seat], sight.lies_before("venting_seam", seat)


def _friend(bot: Sensible, seat: int) -> float:
    if seat == bot.seat:
        return 1.0
    return bot.red[seat] if bot.sight.red else 1 - bot.red[seat]


def _soon(bot: Sensible, seat: int) -> float:
    """How bad a Seam before this player is for one's own side: the sooner the turn, the worse."""
    sight = bot.sight
    wait = (seat - sight.active - 1) % sight.players
    worth = 1 - wait / sight.players
    return -worth if sight.red else worth


def _security_chief(bot: Sensible, before: bool) -> Scored:
    """A suspect loses a card it may have saved up; the Deck gets shorter."""
    sight = bot.sight
    if sight.red:
        return 0.0, ""
    found = []
    for seat in _others(bot):
        if sight.hands[seat]:
            worth = CARD_OFF_THE_DECK + 0.45 * bot.red[seat] + 0.02 * sight.hands[seat]
            found.append((worth, f"seat:{seat}"))
    return _best(found)


def _analyst(bot: Sensible, before: bool) -> Scored:
    """A look into a hand, and perhaps a card out of it."""
    sight = bot.sight
    found = []
    for seat in _others(bot):
        if sight.hands[seat]:
            if sight.red:
                worth = 0.2 * (1 - bot.red[seat])
            else:
                worth = 0.12 + 0.35 * bot.red[seat]
            found.append((worth, f"seat:{seat}"))
    return _best(found)


def _steward(bot: Sensible, before: bool) -> Scored:
    """Heal a friend; a saboteur hurts the sound."""
    sight = bot.sight
    found = []
    for seat in _others(bot):
        hurt = sight.health[seat] == 1
        if sight.red:
            worth = -0.3 if hurt else 0.3 * (1 - bot.red[seat]) * (bot.heat < 1.35)
        else:
            worth = 0.5 * (1 - bot.red[seat]) if hurt else 0.5 * bot.red[seat] - 0.3
        found.append((worth, f"seat:{seat}"))
    return _best(found)


def _ship_mind(bot: Sensible, before: bool) -> Scored:
    """Calm where the ship is in Red Alert; a saboteur the other way round."""
    sight = bot.sight
    if sight.red:
        return (0.0 if sight.alert else 0.35), "alert"
    return (0.6 if sight.alert else 0.0), "calm"


def _drifter(bot: Sensible, before: bool) -> Scored:
    """Whatever another's ability is worth, less the second Energy."""
    sight = bot.sight
    found = [(0.0, "")]
    for seat in _others(bot):
        if sight.health[seat] == 2 and sight.characters[seat] != "drifter":
            worth, _ = _ability(bot, sight.characters[seat], before)
            found.append((worth - ENERGY, f"seat:{seat}"))
    return _best(found)


_WORTH: dict[str, Callable[[Sensible, bool], Scored]] = {
    "surgeon": _surgeon,
    "first_officer": _first_officer,
    "pilot": _pilot,
    "mechanic": _mechanic,
    "security_chief": _security_chief,
    "analyst": _analyst,
    "steward": _steward,
    "ship_mind": _ship_mind,
    "drifter": _drifter,
}


def anaesthetise_target(bot: Sensible, options: list[str]) -> str:
    """Who misses a turn."""
    return _target(bot, _surgeon(bot, False), "anaesthetises")


def detail_target(bot: Sensible, options: list[str]) -> str:
    """Who must take this player as Ally."""
    return _target(bot, _first_officer(bot, False), "details")


def reroute_pair(bot: Sensible, options: list[str]) -> str:
    """Who swaps with whom."""
    return _target(bot, _mechanic(bot, False), "reroutes")


def confiscate_target(bot: Sensible, options: list[str]) -> str:
    """Who loses a card: the prime suspect, or for a saboteur whoever the others trust most."""
    if bot.sight.red:
        public = bot.suspicion.red
        return bot.player(options, lambda p: public[p] + bot.red[p], "confiscates_for_show", min)
    return _target(bot, _security_chief(bot, False), "confiscates")


def inspect_target(bot: Sensible, options: list[str]) -> str:
    """Whose hand to look into."""
    return _target(bot, _analyst(bot, False), "inspects")


def inspect_keep(bot: Sensible, options: list[str]) -> str:
    """Take the card: what one's own side can use, or what a suspect would use."""
    cards = bot.sight.looked
    if not cards:
        return "return"
    keeps = _keeps(bot, cards[0])
    bot.because("keeps_look" if keeps else "returns_look", card=cards[0])
    return "keep" if keeps else "return"


def _keeps(bot: Sensible, card: str) -> bool:
    if card == "martyr":
        return True
    if bot.sight.red:
        return bot.spite(card) > 0.7
    suspect = max(bot.red[p] for p in _others(bot))
    return burden(card) <= 0 or (suspect > 0.6 and bot.harm(card) > 0.8)


def dispense_target(bot: Sensible, options: list[str]) -> str:
    """Whom to heal, or to hurt."""
    return _target(bot, _steward(bot, False), "dispenses")


def alert_value(bot: Sensible, options: list[str]) -> str:
    """Alert or calm."""
    return "alert" if bot.sight.red else "calm"


def mimic_pick(bot: Sensible, options: list[str]) -> str:
    """Whose ability to use."""
    scored = [
        (_ability(bot, bot.sight.characters[int(option[5:])], False)[0], option)
        for option in options
        if option.startswith("seat:")
    ]
    best = _best(scored)
    bot.because("mimics", worth=best[0])
    return best[1]

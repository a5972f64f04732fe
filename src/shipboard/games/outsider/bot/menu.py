"""The active player's menu: what to do with two actions, and when to pay for a third."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shipboard.kernel.because import percent

from .cards import NUISANCE

if TYPE_CHECKING:
    from . import Sensible

CHECKED = 1.0  # what the Crisis of a Dark check is feared for
SEEDS = 2  # Dark cards from which on one goes into the Supply at the start
SEARCHES = 2  # cards that a player with a full hand gives up to look for others
HOPELESS = 0.5  # how ready somebody must be for a Goal in hand to be kept
BEARS = 2  # Dark cards that a Crew member with the last Survival bears in hand
DRAW_LOW = 0.1  # what a drawn card is worth to who is ready for a Goal, or only helps
DRAW_HIGH = 0.95  # the same to who is not
AHEAD = 5.0  # what a Goal is worth that is to be expected in the turns to come
HELPS = 6.0  # what it is worth that somebody can pay for a Goal
SURE = 0.6  # how certain of a yes a Crew member wants to be before declaring
DESPERATE = 0.45  # the same when time is nearly up
LAST = 0.25  # the same in the very last turn
CRISIS = 0.42  # what a Crisis is feared for, in drawn cards
HASTE = 0.5  # what a drawn card costs when the deck is nearly out
HELPED = 0.8  # what a look into a Supply is worth that others fill with Gear
SWEEPS = 1.0  # how much an Outsider shrinks from sweeping a Goal away
RATE = 1.5  # what an act must be worth for each Survival that it costs
SPENDS = 2  # Survival that must be left after paying for any other act
PUSHES = 2  # Survival from which on the next player's Goal is paid for


def act(bot: Sensible, options: list[str]) -> str:
    """The next act, or the end of the turn."""
    sight = bot.sight
    if "shift" in options and declares(bot):
        return "shift"
    if sight.red:
        strike = last_strike(bot, options)
        if strike:
            bot.because("strikes_last")
            return strike
    worth = {"end_actions": 0.3}
    for option in options:
        found = value(bot, option)
        if found > 0.3 and (not cost(bot, option) or pays(bot, option, found)):
            worth[option] = found
    return bot.compare(
        list(worth), worth.__getitem__, _why, goals=sight.total, needed=sight.players + 1,
        rounds=bot.rounds,
    )  # fmt: skip


def _why(option: str) -> str:
    return f"act_{option.partition(':')[0]}"


def cost(bot: Sensible, option: str) -> int:
    """The Survival that this act takes now."""
    name = option.partition(":")[0]
    if name in ("sabotage", "end_actions") or option in FREE_TECH:
        return 0
    return bot.sight.goal_price if name == "complete" else bot.sight.price


FREE_TECH = ("tech:echo_beacon", "tech:overdrive_wrench")


def pays(bot: Sensible, option: str, score: float) -> bool:
    """Whether an act is worth its price in Survival."""
    sight = bot.sight
    price = cost(bot, option)
    left = sight.mine - price
    if option.startswith("complete:"):
        wins = not sight.red and sight.total + 1 > sight.players and left >= 1
        return wins or (left >= 1 and price <= 2)
    if bot.urgent and score > 6:
        return True
    if sight.red:
        return False
    if option == "play_goal" and price == 1:
        return left >= PUSHES - 1 or (left >= 1 and score > 7)
    return left >= SPENDS and score >= RATE * price


def declares(bot: Sensible) -> bool:
    """Whether to resolve the Shift Sequence now."""
    sight = bot.sight
    if sight.red:
        doomed = doomed_crew(bot)
        if doomed:
            bot.because("crew_doomed")
        return doomed
    chance = verdict_chance(bot)
    last = bot.urgent and not rescue(bot)
    if chance >= SURE or (last and chance > LAST) or (bot.rounds < 1 and chance >= DESPERATE):
        bot.because("verdict", percent=percent(chance), rounds=bot.rounds)
        return True
    return False


def verdict_chance(bot: Sensible) -> float:
    """OUT-13.3: how likely the Crew would get a yes."""
    sight = bot.sight
    if sight.total <= sight.players or bot.seat in sight.goalless:
        return 0.0
    chance = 1.0
    for seat in sight.goalless:
        chance *= bot.red[seat]
    if len(sight.goalless) > sight.outsiders and not bot.suspicion.died:
        return 0.0
    return chance


def doomed_crew(bot: Sensible) -> bool:
    """OUT-13.8, 22.5: whether an Outsider may hope for a yes."""
    sight = bot.sight
    if bot.suspicion.died:
        crew = sum(1 - red for red in bot.red)
        return sight.dead_count > crew + (0.0 if bot.exposed else 0.4)
    price = 0 if sight.free else max(0, sight.price)
    partner = any(
        sight.survival[seat] and bot.red[seat] > 0.99
        for seat in range(sight.players)
        if seat != bot.seat
    )
    if sight.mine - price < 1 and not partner:
        return False
    standing = [s for s in range(sight.players) if s != bot.seat and sight.survival[s]]
    if not standing:
        return True
    # With a partner unknown, one who still stands may be it; nothing but the secret is lost.
    known = sum(loyalty == "outsider" for loyalty in sight.loyalties)
    if all(bot.red[seat] > 0.99 for seat in standing):
        return True
    unknown = [s for s in standing if bot.red[s] <= 0.99]
    return len(unknown) <= sight.outsiders - known and all(bot.red[s] > 0.3 for s in unknown)


def last_strike(bot: Sensible, options: list[str]) -> str:
    """Sabotage that leaves no Crew member standing, with an action left to declare it."""
    sight = bot.sight
    if "shift" not in options or (not sight.free and sight.mine <= sight.price):
        return ""
    ammunition = [option[9:] for option in options if option.startswith("sabotage:")]
    return "sabotage:" + ammunition[0] if bot.lethal(ammunition) else ""


def rescue(bot: Sensible) -> bool:
    """Whether this player has a reshuffle in hand."""
    sight = bot.sight
    need = bot.lore.scrap_need.get(sight.character, 3)
    return "echo_beacon" in sight.hand or (len(sight.own_goals) >= need and sight.free > 0)


# What each act is worth, in cards about; completing a Goal is worth ten.


def value(bot: Sensible, option: str) -> float:
    """What an option of the menu is worth now."""
    name, _, what = option.partition(":")
    scorer = _VALUES.get(name)
    return scorer(bot, what) if scorer else 0.0


def complete(bot: Sensible, goal: str) -> float:
    """Complete a Goal: the count, the bonus, and a Goal before who had none."""
    sight = bot.sight
    score = 10 + bot.wanted(goal)
    if sight.red:
        return score
    if not sight.completed[bot.seat]:
        return score + 3
    if bot.stands_back and sight.total > sight.players - 1:
        useful = (bot.short and goal in bot.lore.reshuffles) or sight.total == sight.players
        return score - 4 if useful and bot.prospect(goal) < 0.12 else 0.0
    if bot.stands_back and bot.prospect(goal) > 0.15:
        return 0.0
    return score


def play_goal(bot: Sensible, what: str) -> float:
    """Play a Goal: one that can be completed at once, or by those who come next."""
    goal, score = best_goal(bot)
    return score if goal else 0.0


def best_goal(bot: Sensible) -> tuple[str, float]:
    """The Goal in hand most worth playing, and how much."""
    sight = bot.sight
    best, score = "", -9.0
    for goal in dict.fromkeys(sight.own_goals):
        found = goal_score(bot, goal)
        if found > score:
            best, score = goal, found
    return best, score - in_the_way(bot)


def goal_score(bot: Sensible, goal: str) -> float:
    """What a Goal in play would be worth."""
    sight = bot.sight
    mine = bot.own_prospect(goal)
    if (
        sight.located
        and sight.goals_have_places
        and bot.lore.place.get(goal) != sight.place(bot.seat)
    ):
        mine *= 0.6
    if sight.red and bot.striking:
        return 5.5 * mine + 1.2 - 3.0 * bot.prospect_of_foes(goal)
    if sight.red:
        # Every Goal on the table is a weapon of whoever completes it, so an Outsider works too.
        now = mine > 0.5 and completes_now(bot)
        shared = 1 - (1 - mine) * (1 - bot.prospect_of_foes(goal))
        return 8.0 if now else 3.0 * mine + 2.5 * shared + 0.25 * bot.wanted(goal)
    if mine > 0.5 and completes_now(bot):
        score = 8.0 + AHEAD * bot.schedule.after("")
    else:
        score = AHEAD * bot.schedule.after(goal)
    if sight.completed[bot.seat] and sight.goalless:
        score -= 0.4 * mine
    return score


def completes_now(bot: Sensible) -> bool:
    """Whether a Goal played now could be completed in the same turn."""
    sight = bot.sight
    if sight.free >= 3 or (sight.free == 2 and sight.discount):
        return True
    wrench = "overdrive_wrench" in sight.hand
    short = 3 - sight.free - (1 if wrench or sight.discount else 0)
    if short <= 0:
        return True
    price = 1 + ("thin_air" in sight.ongoing)
    return short == 1 and sight.mine > price


def in_the_way(bot: Sensible) -> float:
    """What is lost with the Goal in play that would go, or with the place kept free."""
    sight = bot.sight
    if not sight.red:
        return AHEAD * min(bot.schedule.after(goal) for goal in sight.goals or [""])
    if not sight.goals:
        return 0.0
    if not bot.striking:
        return 4.5 * min(
            1 - (1 - bot.own_prospect(g)) * (1 - bot.prospect_of_foes(g)) for g in sight.goals
        )
    return SWEEPS + min(
        5.0 * bot.own_prospect(g) - 3.5 * bot.prospect_of_foes(g) for g in sight.goals
    )


def discard_draw(bot: Sensible, what: str) -> float:
    """Discard and Draw: new cards, against Crises and the clock."""
    sight = bot.sight
    out = bot.throw_out()
    dark = sum(bot.lore.is_dark(card) for card in out)
    draws = min(sight.draw_limit - len(sight.hand) + len(out), sight.deck)
    if draws <= 0:
        return 0.0
    thrown = sum(max(0.0, bot.worth(card)) for card in out)
    if sight.red and bot.striking:
        return 0.95 * draws - 0.5 * thrown + 0.4 * dark - (HASTE * draws if bot.rounds < 1 else 0)
    score = (DRAW_LOW + (DRAW_HIGH - DRAW_LOW) * bot.outlook.lacks()) * draws - 0.5 * thrown
    haste = 0.0 if bot.outlook.searching else HASTE * bot.pressure
    return score - CRISIS * dark - haste * draws


def gather(bot: Sensible, what: str) -> float:
    """Gather Supplies: a card that is not wanted for one that is."""
    sight = bot.sight
    known = bot.hearsay.known_supply(sight)
    dark = sum(bot.lore.is_dark(card) for card in known)
    if known and sight.red:
        if 2 * dark > sight.supply:
            return 0.0
        worst = min((bot.worth(card) for card in sight.hand), default=0.0)
        best = max(bot.worth(card) + completes(bot, card) for card in known)
        if sight.dark:
            return 3.2 if 2 * (dark + 1) > sight.supply else max(1.5, best - worst)
        return best - worst
    if known:
        checks = max(0, dark - sight.supply // 2)
        if checks > 1 or (checks and sight.mine < 2):
            return 0.0
        best, _, taken = max(bot.outlook.trades(known))
        return HELPS * best + completes(bot, taken) - CHECKED * checks
    if sight.red and sight.dark:
        return 2.8
    if bot.stands_back and sight.gear:
        return 1.9
    lightest = min(
        (bot.worth(card) for card in sight.hand if not bot.lore.is_dark(card)), default=2.5
    )
    room = 0.35  # how likely the Supply bears one more Dark card
    score = room * (2.2 if sight.dark else 1.1 - lightest) + (1 - room) * (1.1 - lightest)
    if bot.missing <= bot.waiting + 1.3 and not sight.completed[bot.seat]:
        score += HELPED
    if bot.suspicion.trader >= 0:
        score -= 1.5 * bot.red[bot.suspicion.trader]
    return score


def completes(bot: Sensible, card: str) -> float:
    """What a card adds if it makes a Goal in play payable."""
    sight = bot.sight
    if not bot.lore.is_gear(card) or bot.stands_back or not sight.mine:
        return 0.0
    for goal in sight.goals:
        if bot.lore.fits(sight.character, goal) and not bot.lore.payment(sight.hand, goal):
            if bot.lore.payment([*sight.hand, card], goal):
                return 2.5
    return 0.0


def scrap(bot: Sensible, what: str) -> float:
    """Scrap: a reshuffle for Goals, Survival for Gear."""
    return max(scrap_goals(bot), scrap_gear(bot))


def scrap_goals(bot: Sensible) -> float:
    """A reshuffle when the deck gets short."""
    sight = bot.sight
    if len(sight.own_goals) < bot.lore.scrap_need.get(sight.character, 3):
        return 0.0
    back = len(sight.discard) + 3
    if bot.urgent:
        return 12.0
    if sight.deck <= sight.players + 1:
        return 6.5
    if bot.short and back >= 8:
        return 3.5
    return 0.0


def scrap_gear(bot: Sensible) -> float:
    """Survival when it is short and the Gear has no better use."""
    sight = bot.sight
    need = bot.lore.scrap_need.get(sight.character, 3)
    if len(sight.gear) < need or "dead_air" in sight.ongoing:
        return 0.0
    if any(sight.able(goal) for goal in sight.goals) and sight.mine:
        return 0.0
    if not sight.red:
        score = {0: 4.0, 1: 1.4}.get(sight.mine, 0.0)
        return score - 2.0 * bot.outlook.weights[bot.seat] * bot.outlook.direct(
            bot.seat, bot.outlook.mine
        )
    score = {0: 5.0, 1: 2.2, 2: 0.8}.get(sight.mine, 0.1)
    return score + 0.8 * (need == 2) + 0.3 * (len(sight.gear) - need)


def clear(bot: Sensible, crisis: str) -> float:
    """An Ongoing Crisis: the worse it is, the sooner it goes."""
    sight = bot.sight
    paid = bot.lore.payment(sight.hand, crisis)
    score = NUISANCE.get(crisis, 1.5) - 0.5 * (len(paid) - 1)
    if crisis == "fuel_leak" and bot.rounds < 1.5:
        score += 2
    if crisis == "dead_air" and min(sight.survival) == 0:
        score += 1.2
    if sight.red:
        return score - 2.8 if crisis in ("fuel_leak", "radiation_bloom") else 0.0
    if len(sight.gear) - len(paid) < 1:
        score -= 0.8
    return score


def tech(bot: Sensible, card: str) -> float:
    """Tech of the own menu."""
    sight = bot.sight
    if card == "echo_beacon":
        return 12.0 if bot.urgent and not sight.free else 0.0
    if card == "overdrive_wrench":
        ready = any(sight.able(goal) for goal in sight.goals)
        return 20.0 if ready and sight.free >= 1 and not sight.discount else 0.0
    if card == "pulse_kit":
        return pulse(bot)
    if card == "containment_vial":
        if sight.red:
            return 0.0
        return 1.1 * min(sight.dark, 3) if sight.dark > 1 else 0.0
    return 1.0


def pulse(bot: Sensible) -> float:
    """Two Survival for who needs them."""
    sight = bot.sight
    if "dead_air" in sight.ongoing:
        return 0.0
    if sight.red:
        return 3.0 if sight.mine <= 1 else 0.0
    need = max(bot.need(seat) for seat in range(sight.players))
    return 5.0 * need if need > 0.5 else 0.0


def sabotage(bot: Sensible, goal: str) -> float:
    """Sabotage in the own turn."""
    sight = bot.sight
    if sight.red:
        if bot.lore.feeders.get(goal) and sight.mine == 0 and "dead_air" not in sight.ongoing:
            return 9.0
        return 15.0 if bot.strikes(goal) else 0.0
    spare = sight.total > sight.players + 1 and len(sight.completed[bot.seat]) > 1
    if goal in bot.lore.feeders and not sight.mine and (spare or sight.total < sight.players - 1):
        return 6.0
    return 0.0


def ability(bot: Sensible, name: str) -> float:
    """An ability of the own Character."""
    scorer = _ABILITIES.get(name)
    return scorer(bot) if scorer else 0.5


def second_goal(bot: Sensible) -> float:
    """Captain: one more Goal in play."""
    sight = bot.sight
    best = max((goal_score(bot, goal) for goal in sight.own_goals), default=0.0)
    return best if sight.red else 0.8 * (best - AHEAD * bot.schedule.after(""))


def reverse(bot: Sensible) -> float:
    """Captain: only to spare somebody a wait; hardly ever."""
    return 0.0


def patch(bot: Sensible) -> float:
    """Engineer: any Ongoing Crisis for any Gear."""
    sight = bot.sight
    if sight.red:
        return 0.0
    return max((NUISANCE.get(crisis, 1.0) for crisis in sight.ongoing), default=0.0) - 0.2


def intrude(bot: Sensible) -> float:
    """Programmer: a look at a hand tells little for an action."""
    return 0.2


def forecast(bot: Sensible) -> float:
    """Programmer: worth it before Dark cards are discarded."""
    return 0.45 if bot.sight.dark else 0.2


def plot(bot: Sensible) -> float:
    """Navigator: bad cards on top go to Entropy."""
    return 0.7


def recycle(bot: Sensible) -> float:
    """Scientist: the Gear that is missing, for a card that is not."""
    sight = bot.sight
    spare = [card for card in sight.hand if not bot.lore.is_dark(card)]
    if not spare:
        return 0.0
    gone = bot.least(spare)
    rest = sight.hand[:]
    rest.remove(gone)
    now = bot.outlook.ready(sight.hand)
    found = [card for card in set(sight.discard) if card != gone and bot.lore.is_gear(card)]
    best = max((bot.outlook.ready([*rest, card]) - now for card in found), default=0.0)
    return HELPS * best


def mend(bot: Sensible) -> float:
    """Surgeon: a Gear for the Survival of another."""
    sight = bot.sight
    if sight.red or "dead_air" in sight.ongoing:
        return 0.0
    need = max(bot.need(seat) for seat in range(sight.players) if seat != bot.seat)
    busy = any(sight.able(goal) for goal in sight.goals) and len(sight.gear) < 3
    return 4.0 * need - 1.0 - 1.5 * busy


def confine(bot: Sensible) -> float:
    """Marshal: slow whoever is likely an Outsider, or who is about to help the Crew."""
    sight = bot.sight
    if sight.red:
        return 1.6 if bot.exposed else 0.9
    suspect = max(bot.red[s] for s in range(sight.players) if s != bot.seat)
    return 2.6 * suspect - 0.6


def restack(bot: Sensible) -> float:
    """Archivist: Dark cards go under the deck."""
    sight = bot.sight
    if sight.red:
        return 0.3
    return 1.25 * min(2, sight.dark)


def recall(bot: Sensible) -> float:
    """Archivist: a Goal from the discards."""
    sight = bot.sight
    goals = [card for card in set(sight.discard) if bot.lore.is_goal(card)]
    best = max((goal_score(bot, goal) for goal in goals), default=0.0)
    return best - in_the_way(bot)


def barter(bot: Sensible) -> float:
    """Steward: a Dark card for whatever they give."""
    sight = bot.sight
    if sight.red:
        return 1.5 if sight.dark else 0.4
    return 0.9 if sight.dark else 0.3


def move(bot: Sensible, what: str) -> float:
    """Move: to where there is something to do."""
    sight = bot.sight
    here = sight.place(bot.seat)
    score = 0.0
    if sight.goals_have_places:
        for goal in sight.goals:
            if bot.lore.place.get(goal) != here and sight.able(goal):
                score = max(score, 5.0)
    if not sight.has_supply(here) and sight.dark > 1:
        score = max(score, 0.8)
    if sight.piles and sight.piles[sight.token[bot.seat]] <= 1:
        score = max(score, 4.5)
    elif sight.piles and sight.piles[sight.token[bot.seat]] <= 2:
        score = max(score, 1.2)
    return score


_VALUES = {
    "complete": complete,
    "play_goal": play_goal,
    "discard_draw": discard_draw,
    "gather": gather,
    "scrap": scrap,
    "clear": clear,
    "tech": tech,
    "sabotage": sabotage,
    "ability": ability,
    "move": move,
}
_ABILITIES = {
    "second_goal": second_goal,
    "reverse": reverse,
    "patch": patch,
    "intrude": intrude,
    "forecast": forecast,
    "plot": plot,
    "recycle": recycle,
    "mend": mend,
    "confine": confine,
    "restack": restack,
    "recall": recall,
    "barter": barter,
}

"""Blows dealt and taken: whom to aim at, when to sabotage, what to give up for Survival."""

from __future__ import annotations

from shipboard.kernel.because import percent

from .cards import TO_OTHERS, TO_RESOLVER
from .mind import Mind

GIVEN = ("pulse_kit", "mend", "air_moss", "night_watch", "cold_sleepers")  # good for the target
LAST_CALL = 0.6  # rounds that the deck lasts from which on nothing is worth saving
WEAK = 1.2  # Survival of the Crew, on average, at which an Outsider does so in any case
# What one Survival is worth in cards, by how much one has.
PRICE_OF_LIFE = (0.0, 3.0, 1.9, 1.3, 0.9, 0.7)


class Harm(Mind):
    """Knows who stands how close to Doom."""

    def prospect_of_foes(self, goal: str) -> float:
        """To an Outsider: how likely the Crew completes this Goal soon."""
        sight = self.sight
        missed = 1.0
        for seat in sight.after(self.seat):
            if sight.survival[seat] and self.lore.fits(sight.characters[seat], goal):
                said = self.paid_by(seat, goal)
                missed *= 1 - (self.likely_paid(goal) if said < 0 else said) * self.foe(seat)
        return 1 - missed

    def need(self, seat: int) -> float:
        """How much the own side wants this player to gain Survival."""
        sight = self.sight
        need = (1.0, 0.4, 0.15)[sight.survival[seat]] if sight.survival[seat] < 3 else 0.0
        if seat in sight.goalless:
            need *= 1.3
        if seat == self.seat:
            return need * 1.1
        return need * (1 - min(1.0, 1.6 * self.foe(seat)))

    def crew(self) -> list[int]:
        """Whom an Outsider must doom: all others but a known partner."""
        return [s for s in range(self.sight.players) if s != self.seat and self.red[s] < 0.99]

    def lethal(self, ammunition: list[str]) -> bool:
        """Whether these Sabotages leave no Crew member standing."""
        sight = self.sight
        if self.suspicion.died:
            return False
        storms = sum(goal in self.lore.storms for goal in ammunition)
        blows = sorted(
            (self.lore.blows[goal] for goal in ammunition if goal in self.lore.blows), reverse=True
        )
        if not storms and not blows:
            return False
        crew = self.crew()
        left = [max(0, sight.survival[seat] - storms) for seat in crew]
        known = sum(loyalty == "outsider" for loyalty in sight.loyalties)
        if known < sight.outsiders and crew:
            # The most likely partner may be left standing.
            likely = max(range(len(crew)), key=lambda i: self.red[crew[i]])
            if self.red[crew[likely]] > 0.3:
                left[likely] = 0
        for blow in blows:
            target = next((i for i, n in enumerate(left) if n >= blow), -1)
            if target < 0:
                target = max(range(len(left)), key=lambda i: left[i], default=-1)
            if target >= 0:
                left[target] = max(0, left[target] - blow)
        return not any(left)

    @property
    def last_call(self) -> bool:
        """Whether Entropy is about to win: then nothing is worth saving."""
        return self.rounds < LAST_CALL and self.reserve < self.sight.players

    @property
    def striking(self) -> bool:
        """Whether an Outsider stops working along: the Crew is nearly home, or nearly doomed."""
        sight = self.sight
        if self.exposed or self.last_call or sight.total >= sight.players:
            return True
        crew = self.crew()
        return sum(sight.survival[seat] for seat in crew) <= WEAK * len(crew)

    def strikes(self, goal: str) -> bool:
        """Whether an Outsider cashes a Goal in now, short of the end."""
        sight = self.sight
        crew = self.crew()
        if self.suspicion.died:
            return any(sight.survival[s] <= self.lore.blows.get(goal, 0) for s in crew)
        standing = [seat for seat in crew if sight.survival[seat]]
        if self.last_call and standing:
            return (
                goal in self.lore.blows
                or goal in self.lore.storms
                or goal in self.lore.crisis_makers
            )
        if goal in self.lore.storms:
            falls = sum(sight.survival[seat] == 1 for seat in standing)
            return falls >= (1 if self.striking else 2) or (falls == 1 and len(standing) <= 2)
        if goal in self.lore.blows:
            mortal = any(sight.survival[seat] <= self.lore.blows[goal] for seat in standing)
            return mortal and len(standing) <= 2
        if goal in self.lore.crisis_makers:
            return self.exposed and len(standing) <= 2
        return False

    def damage(self, seat: int, points: int) -> float:
        """What the own side gains if this player loses so much."""
        sight = self.sight
        lost = min(points, sight.survival[seat])
        if not lost:
            return 0.0
        worth = lost + (1.5 if lost == sight.survival[seat] else 0.0)
        if seat in sight.goalless and not sight.red:
            worth += 0.5 * (lost == sight.survival[seat])
        return worth * (2 * self.foe(seat) - 1)

    def victim(self, seats: list[int], points: int) -> int:
        """Whom to hurt: enemies, or if it must be a friend, who feels it least."""
        worth = {seat: self.damage(seat, points) + 0.1 * self.rng.random() for seat in seats}
        chosen = max(worth, key=worth.__getitem__)
        self.aimed("hits", chosen)
        return chosen

    def aimed(self, why: str, seat: int) -> None:
        """Note at whom, and how that player looks."""
        foe = percent(self.foe(seat))
        self.because(why, seat=seat, percent=foe, number=self.sight.survival[seat])

    def veto(self) -> bool:
        """Whether the Crew could declare at the next menu unless a Goal goes."""
        sight = self.sight
        active = sight.active
        if sight.total <= sight.players or self.foe(active) < 0.3:
            return False
        able = sight.free > 0 or 0 <= sight.price <= sight.survival[active]
        mine = len(sight.completed[self.seat])
        bare = [s for s in sight.goalless if s != self.seat and self.foe(s) > 0.5]
        return able and not bare and sight.total - mine <= sight.players

    def waste(self, goal: str) -> float:
        """What an Outsider gets for a Goal that must go anyway."""
        sight = self.sight
        crew = self.crew()
        if goal in self.lore.storms:
            return sum(sight.survival[s] > 0 for s in crew) * 1.0
        if goal in self.lore.blows:
            return max((self.damage(s, self.lore.blows[goal]) for s in crew), default=0.0)
        if goal in self.lore.feeders:
            return self.lore.feeders[goal] * (1.5 if sight.mine < 2 else 0.6)
        return (
            1.2 if goal in self.lore.crisis_makers else 0.8 if goal in self.lore.strippers else 0.3
        )


def _seats(options: list[str]) -> list[int]:
    return [int(option[5:]) for option in options if option.startswith("seat:")]


def ability_player(bot: Harm, options: list[str]) -> str:
    """Whom a card or an ability is for."""
    seats = _seats(options)
    sight = bot.sight
    cause = bot.suspicion.cause
    repairing = bool(sight.zones["claimed"]["cards"])
    if cause in GIVEN and (repairing or cause in ("pulse_kit", "mend")):
        given = max(seats, key=lambda s: bot.need(s) + 0.01 * (s == bot.seat))
        bot.aimed("gives_to", given)
        return f"seat:{given}"
    if cause in bot.lore.blows:
        return f"seat:{bot.victim(seats, bot.lore.blows[cause])}"
    if cause in ("intrude", "barter"):
        if cause == "barter" and not sight.dark:
            friend = min(seats, key=lambda s: bot.foe(s))
            bot.aimed("friend", friend)
            return f"seat:{friend}"
        foe = max(seats, key=lambda s: bot.foe(s) + 0.1 * bot.rng.random())
        bot.aimed("suspects", foe)
        return f"seat:{foe}"
    thwarted = max(seats, key=lambda s: _thwart(bot, s))
    bot.aimed("suspects", thwarted)
    return f"seat:{thwarted}"


def _thwart(bot: Harm, seat: int) -> float:
    """How well it suits that this player is slowed, robbed or given a Crisis."""
    sight = bot.sight
    score = 2 * bot.foe(seat) - 1 + 0.1 * bot.rng.random()
    return score + 0.15 * (sight.survival[seat] > 0) + 0.1 * (seat in sight.after(bot.seat)[:1])


def ability_players(bot: Harm, options: list[str]) -> str:
    """Who gains from Night Watch, in ascending picks."""
    seats = _seats(options)
    wanted = sorted(range(bot.sight.players), key=bot.need, reverse=True)[:2]
    if bot.sight.red:
        wanted = [bot.seat] if bot.exposed else [bot.seat, wanted[0]]
    for seat in seats:
        if seat in wanted and (bot.need(seat) > 0 or bot.red[seat] < 0.4):
            bot.aimed("gives_to", seat)
            return f"seat:{seat}"
    return "done" if "done" in options else f"seat:{seats[0]}"


def crisis_pick(bot: Harm, options: list[str]) -> str:
    """The worst of the Crises looked at, for somebody else."""
    return bot.compare(
        options, lambda o: TO_RESOLVER.get(o[5:], 0.5) + TO_OTHERS.get(o[5:], 0.3), "cruel"
    )


def crisis_player(bot: Harm, options: list[str]) -> str:
    """Whom a Crisis of the own hits."""
    seats = _seats(options)
    crisis = (bot.sight.zones["resolving"]["cards"] or [""])[-1]
    return f"seat:{bot.victim(seats, 2 if crisis == 'falling_girder' else 1)}"


def shift_member(bot: Harm, options: list[str]) -> str:
    """Who resolves the next Crisis: who is closest to Doom."""

    def close(option: str) -> float:
        seat = int(option[5:])
        return bot.sight.survival[seat] or 9

    return bot.compare(options, close, "nearest_doom", min)


def crisis_choice(bot: Harm, options: list[str]) -> str:
    """Cards or Survival."""
    if "discard" not in options or "lose" not in options:
        return "discard" if "discard" in options else options[0]
    sight = bot.sight
    crisis = (sight.zones["resolving"]["cards"] or ["radiation_bloom"])[-1]
    points = 2 if crisis == "burnout" else 1
    if crisis in ("burnout", "hull_breach"):
        cards = sorted(bot.worth(card) for card in sight.hand if bot.lore.is_gear(card))
    else:
        cards = sorted(bot.worth(c) if not bot.lore.is_dark(c) else 2.5 for c in sight.hand)
    price = sum(
        PRICE_OF_LIFE[min(5, max(1, sight.mine - i))] for i in range(min(points, sight.mine))
    )
    if sight.red:
        price *= 1.2
    lost = sum(cards[:points])
    bot.because("gives_cards" if lost <= price else "gives_life", cards=lost, price=float(price))
    return "discard" if lost <= price else "lose"


# Windows.


def window_act(bot: Harm, options: list[str]) -> str:
    """Before an act of somebody else: the veto of an Outsider."""
    goals = [option for option in options if option.startswith("sabotage:")]
    if bot.sight.red and goals and bot.veto():
        bot.because("veto")
        return max(goals, key=lambda option: bot.waste(option[9:]))
    bot.because("waits")
    return "pass"


def window_end(bot: Harm, options: list[str]) -> str:
    """Before Entropy: the Echo Beacon when the deck is out, or the blow before the own turn."""
    sight = bot.sight
    if bot.urgent and "tech:echo_beacon" in options and sight.discard:
        bot.because("deck_out")
        return "tech:echo_beacon"
    if sight.red and sight.after(sight.active)[:1] == [bot.seat]:
        for option in options:
            if option.startswith("sabotage:") and bot.strikes(option[9:]):
                bot.because("strikes")
                return option
    bot.because("waits")
    return "pass"


def window_crisis(bot: Harm, options: list[str]) -> str:
    """A Crisis has been drawn: a Gravity Shield against the bad ones."""
    sight = bot.sight
    crisis = (sight.zones["resolving"]["cards"] or [""])[-1]
    last = crisis == "reactor_spike" and sight.deck < 2
    if "tech:gravity_shield" in options and (last or dreads(bot, crisis)):
        bot.because("shields", card=crisis)
        return "tech:gravity_shield"
    if last and "tech:echo_beacon" in options and len(sight.discard) > 1:
        bot.because("deck_out")
        return "tech:echo_beacon"
    bot.because("bears_crisis", card=crisis)
    return "pass"


def dreads(bot: Harm, crisis: str) -> bool:
    """Whether a Crisis is worth a Gravity Shield."""
    sight = bot.sight
    resolver = sight.resolvers[-1] if sight.resolvers else bot.seat
    own = resolver == bot.seat
    if sight.red:
        hits = ("crushing_tide", "pressure_drop") if not own else (
            "crushing_tide", "flash_fire", "system_wipe", "burnout"
        )  # fmt: skip
        return crisis in hits and sight.mine == 1
    if crisis in ("fuel_leak", "radiation_bloom", "crushing_tide"):
        return True
    if crisis == "falling_girder":
        return bot.foe(resolver) > 0.4 and not own
    if crisis == "reactor_spike":
        return sight.deck <= sight.players
    friend = own or bot.foe(resolver) < 0.4
    if crisis in ("flash_fire", "burnout", "system_wipe"):
        return friend and 0 < sight.survival[resolver] <= 2
    if crisis == "loose_moorings":
        return sum(0 < sight.survival[s] <= 1 for s in sight.goalless) > 0
    return False

"""A sensible player of Ardor: weighs the evidence, plays for its side, tells what suits it.

`sight.py` reads the view, `suspicion.py` keeps track of who may be red (`odds.py` has the sums),
`mind.py` knows how the game stands, `cards.py` what cards cost, `energy.py` spends Energy,
`words.py` says why. Here is what is answered to each question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from shipboard.kernel.because import percent

from . import energy
from .cards import COLOUR, burden
from .mind import Mind
from .words import WORDS

# The order in which a loyal player carries cards out: a vote before anything is lost, what helps
# before what hurts, a Debris Strike before a lost cell can double it, the removal of Malfunctions
# after those of the same turn have come.
LOYAL_ORDER = (
    "countermand", "airlock", "tribunal", "energy", "sealed_bulkheads", "stock_rotation",
    "overtime", "direct_order", "scrap_sweep", "martyr", "grid_surge", "interrogation",
    "debris_strike", "venting_seam", "stalled_drive", "spatial_fold", "rogue_routine",
    "chain_tremor", "cell_puncture", "fouled_cell", "spare_parts",
)  # fmt: skip
ORDER = {name: place for place, name in enumerate(LOYAL_ORDER)}

TREMOR_FROM = 6  # cells from which on a loyal player takes a Chain Tremor's hit
DIE_AT = 1  # cells at which a loyal player dies rather than lose one more
FEIGNS = 0.7  # how often an unsuspected red player takes a hit for show
BOLD = 0.85  # how often an unsuspected red player gives its worst card
WARY = 0.5  # the same once it draws looks
LOOKS = 1.35  # suspicion above an even share, from which a red player takes care
LAST_CELLS = 2  # with so few cells left nothing is gained by hiding


class Sensible(Mind):
    """Plays as a competent person of either side would."""

    words = WORDS
    close = 0.05

    def choose(self, view: dict[str, Any], decision: dict[str, Any]) -> str:
        """An option for this decision."""
        self.weigh(view)
        return self.answer(view, decision)

    def interject(
        self, view: dict[str, Any], offered: Sequence[tuple[str, str]]
    ) -> tuple[str, str] | None:
        """Martyr, the only thing that is ever done unasked: as in its window (ARD-R33)."""
        self.weigh(view)
        for kind, option in offered:
            if kind == "martyr_red" and self.martyr_red(["decline", option]) == option:
                return kind, option
        return None

    # Cards.

    def commit(self, options: list[str]) -> str:
        """A card for the pile: the least harmful one, or a saboteur's worst if it dares."""
        if self.sight.red and self.dares():
            return self.card(options, self.spite, "hurts")
        return self.card(options, self.cost, "harmless", min)

    def card(
        self,
        options: list[str],
        worth: Callable[[str], float],
        why: str,
        pick: Callable[..., str] = max,
    ) -> str:
        """Of the cards among the options the one worth most, or least, by this measure."""
        named = [f"card:{card}" for card in _named(options)]
        return self.compare(named, lambda option: worth(option[5:]), why, pick)

    def cost(self, card: str) -> float:
        """What it costs a loyal player to give this card now instead of keeping it."""
        shown = 0.75 if self.sight.alert else 0.5
        return shown * self.harm(card) - self.load(card)

    def load(self, card: str) -> float:
        """What it costs to keep this card."""
        if card == "martyr":
            if self.sight.red:
                return -3.0
            return 0.0 if self.sight.mission == "chancellor" else -0.6
        return burden(card)

    def spite(self, card: str) -> float:
        """What a saboteur gains by giving this card."""
        return -3.0 if card == "martyr" else self.harm(card) + 0.05 * self.rng.random()

    def dares(self) -> bool:
        """Whether a saboteur gives its worst card now: not when all eyes are on it."""
        sight, suspected = self.sight, self.suspicion.red[self.seat]
        if sight.cells <= LAST_CELLS or suspected > 0.85:
            self.because("open", percent=percent(suspected), number=sight.cells)
            return True
        bold = BOLD if self.heat < LOOKS else WARY
        if self.suspicion.airlock_gone:
            bold = (1 + bold) / 2
        dares = self.rng.random() < bold
        self.because("dares" if dares else "hides", percent=percent(suspected))
        return dares

    def fold(self, options: list[str]) -> str:
        """A card for the heap: only red ones do anything there."""
        if self.sight.red:
            return self.card(
                options, lambda c: self.spite(c) * (COLOUR.get(c) == "red"), "heap_hurts"
            )
        return self.card(options, self.waste, "heap_harmless", min)

    def waste(self, card: str) -> float:
        """What is lost to the crew with a card on the heap."""
        if COLOUR.get(card) == "red":
            return 1 + self.harm(card)
        return 0.5 if card == "martyr" and self.sight.mission != "chancellor" else -self.harm(card)

    def drop(self, options: list[str]) -> str:
        """A card to discard: the worst to hold, or for a saboteur the most useful to the crew."""
        if self.sight.red:
            return self.card(options, lambda c: self.spite(c) + 6 * (c == "martyr"), "disarms", min)
        return self.card(options, lambda c: self.load(c) + 0.3 * self.harm(c), "unloads")

    def direct(self, options: list[str]) -> str:
        """A hand card to play for all to see."""
        sight = self.sight
        if sight.red and (sight.cells <= LAST_CELLS or self.rng.random() < BOLD / 2):
            return self.card(options, self.spite, "hurts")
        return self.card(options, lambda c: self.harm(c) - self.load(c) / 2, "helps", min)

    def sweep(self, options: list[str]) -> str:
        """A discard to shuffle into the Deck: nobody sees which."""
        if self.sight.red:
            return self.card(options, self.harm, "deck_hurts")
        return self.card(options, self.harm, "deck_helps", min)

    def plot_command(self, options: list[str]) -> str:
        """Of the cards on top of the Deck, one for the pile."""
        cards = _named(options)
        if self.sight.red and self.dares():
            return self.card(options, self.harm, "hurts")
        best = min(cards, key=self.harm)
        if "none" in options and self.harm(best) > 0.1:
            self.because("all_harm", card=best)
            return "none"
        return self.card(options, self.harm, "helps", min)

    def plot_discard(self, options: list[str]) -> str:
        """Of the cards on top of the Deck, one for the Discard Pile."""

        def worth(card: str) -> float:
            return self.harm(card) + (card == "martyr")

        if self.sight.red:
            return self.card(options, worth, "away_helps", min)
        return self.card(options, worth, "away_harm")

    def order(self, options: list[str]) -> str:
        """Which card is carried out next."""
        cards = _named(options)
        sight = self.sight
        if sight.red and "debris_strike" in cards and sight.cells == 3 and not sight.protected:
            # A lost cell brings Red Alert, and the strike then counts twice.
            for card in ("cell_puncture", "chain_tremor"):
                if card in cards:
                    self.because("doubles", card=card)
                    return "card:" + card
        return self.card(options, lambda c: ORDER.get(c, 9), "in_order", min)

    def countermand(self, options: list[str]) -> str:
        """Which revealed card loses its effect."""
        if self.sight.red and self.dares():
            return self.card(options, self.harm, "cancel_helps", min)
        return self.card(options, self.harm, "cancel_harm")

    # Hits.

    def strike(self, options: list[str]) -> str:
        """Debris Strike: the character or a cell."""
        return "self" if self.takes_hit(1.0) else "cell"

    def tremor(self, options: list[str]) -> str:
        """Chain Tremor: the character, or the card returns."""
        return "self" if self.takes_hit(0.4) else "return"

    def takes_hit(self, otherwise: float) -> bool:
        """Whether to be hit, where the other choice may cost so many cells."""
        sight = self.sight
        if otherwise == 1.0 and sight.protected:
            self.because("sealed")
            return False
        if sight.red:
            if not sight.healthy or sight.cells <= LAST_CELLS + 1:
                self.because("no_more_shows", number=sight.cells)
                return False
            feigns = self.heat > LOOKS or self.rng.random() < FEIGNS
            suspected = percent(self.suspicion.red[self.seat])
            self.because("feigns" if feigns else "spares_itself", percent=suspected)
            return feigns
        if sight.healthy:
            takes = otherwise == 1.0 or sight.cells <= TREMOR_FROM
            self.because("bears" if takes else "later", number=sight.cells)
            return takes
        crew = sum(1 - self.red[p] for p in sight.living)
        dies = (
            sight.cells <= DIE_AT
            and otherwise == 1.0
            and sight.mission != "chancellor"
            and crew > 1.5
        )
        self.because("dies" if dies else "lives", number=sight.cells)
        return dies

    def interrogation(self, options: list[str]) -> str:
        """Interrogation: a hit, unless a red player would die of it or is found out anyway."""
        known = self.sight.red and self.suspicion.red[self.seat] > 0.9
        if not self.sight.healthy or known:
            self.because("known" if known else "would_die")
            return "reveal"
        self.because("secret")
        return "damage"

    # Players.

    def ally(self, options: list[str]) -> str:
        """Whom to trust with a card; a saboteur takes whoever will look bad beside it."""
        sight = self.sight
        if sight.red:
            public = self.suspicion.red
            return self.player(
                options,
                lambda p: self.red[p] + public[p] - 0.3 * sight.hands[p] + 0.2 * self.rng.random(),
                "scapegoat",
            )
        return self.player(
            options, lambda p: self.risk(p) + 0.03 * self.rng.random(), "trusts", min
        )

    def player(
        self,
        options: list[str],
        worth: Callable[[int], float],
        why: str,
        pick: Callable[..., str] = max,
    ) -> str:
        """Of the players among the options the one worth most, or least, by this measure."""
        seats = [option for option in options if option.startswith("seat:")]
        chosen = self.compare(seats, lambda option: worth(int(option[5:])), why, pick)
        return chosen

    def risk(self, seat: int) -> float:
        """What an Ally's card is likely to cost: small hands leave little choice."""
        forced = 0.6 ** self.sight.hands[seat]
        return self.red[seat] * 0.8 + (1 - self.red[seat]) * 0.5 * forced

    def vote(self, options: list[str]) -> str:
        """Airlock: whom to throw out, if anybody."""
        suspect = self.prime_suspect()
        for option in set(self.sight.votes):
            named = option - 1
            if option and named in self.sight.living and named != self.seat:
                if self.red[named] > 0.7 * self.red[suspect] or self.sight.red:
                    suspect = named
        if self.sight.red:
            spares = self.red[suspect] > 0.9
        else:
            spares = self.worth_of_killing(suspect) <= 0
        self.accuse(suspect, "spares" if spares else "accuses")
        return "nobody" if spares else _seat(suspect)

    def accuse(self, suspect: int, why: str) -> None:
        """Note how a player looks: to this one, or for one who knows better, to the others."""
        red = self.sight.red
        looks = self.suspicion.red[suspect] if red else self.red[suspect]
        own = self.suspicion.red[self.seat]
        name = f"{why}_for_show" if red else why
        self.because(name, seat=suspect, percent=percent(looks), percent_own=percent(own))

    def nominate(self, options: list[str]) -> str:
        """Tribunal: whom to name."""
        suspect = self.prime_suspect()
        self.accuse(suspect, "accuses")
        return _seat(suspect)

    def tribunal(self, options: list[str]) -> str:
        """Tribunal: yes or no to the player named."""
        named = self.sight.nominee
        if named == self.seat or named < 0:
            self.because("on_trial")
            return "no"
        if self.sight.red:
            spares = self.red[named] > 0.5
        else:
            spares = self.worth_of_killing(named) <= 0
        self.accuse(named, "spares" if spares else "accuses")
        return "no" if spares else "yes"

    # Malfunctions.

    def malfunction(self, options: list[str]) -> str:
        """Which Malfunction to be rid of."""

        def weight(option: str) -> float:
            return energy.weight(self, int(option.split(":")[1]))

        if self.sight.red and self.dares():
            return self.compare(options, weight, "mends_least", min)
        return self.compare(options, weight, "mends_most")

    # Martyr.

    def martyr_blue(self, options: list[str]) -> str:
        """The last cell: a loyal player dies for it, but a dead Chancellor loses the game."""
        if self.sight.mission == "chancellor":
            self.because("chancellor")
            return "decline"
        return options[-1]

    def martyr_red(self, options: list[str]) -> str:
        """One cell left: burst it and win."""
        return options[-1]

    # Talk.

    def statement(self, options: list[str]) -> str:
        """What to say: the truth as it looks to a loyal player, and a saboteur says the same."""
        sight = self.sight
        suspect = self.prime_suspect()
        if "claim_committed_blue" in options:
            colour = COLOUR.get(self.suspicion.given, "blue")
            self.because("lies" if sight.red and colour != "blue" else "tells")
            return f"claim_committed_{'blue' if sight.red else colour}"
        strong = (self.suspicion.red if sight.red else self.red)[suspect] > 1.6 / sight.players
        if strong and self.rng.random() < 0.7:
            self.accuse(suspect, "accuses")
            return f"accuse:{suspect}"
        self.because("small_talk")
        if f"ask_ally:{self.seat}" in options and sight.hands[self.seat] > 1:
            return f"ask_ally:{self.seat}" if self.rng.random() < 0.3 else "silent"
        return "claim_blue" if self.suspicion.small_talk % 6 == 0 else "silent"

    def card_target(self, options: list[str]) -> str:
        """A player chosen by a card that only its owner knows: most such cards hurt."""
        others = [p for p in _seats(options) if p != self.seat]
        if not others:
            return options[0]
        suspect = self.prime_suspect()
        if suspect in others:
            self.accuse(suspect, "accuses")
            return _seat(suspect)
        return _seat(others[0])


def _named(options: list[str]) -> list[str]:
    """The cards among the options; without any, nothing by any name."""
    return [option[5:] for option in options if option.startswith("card:")] or [""]


def _seats(options: list[str]) -> list[int]:
    return [int(option[5:]) for option in options if option.startswith("seat:")]


def _seat(seat: int) -> str:
    return f"seat:{seat}"


Sensible.answers = {
    "energy_pre": lambda bot, options: energy.action(bot, options, before=True),
    "energy_post": lambda bot, options: energy.action(bot, options, before=False),
    "overtime_ability": lambda bot, options: energy.action(bot, options, before=False),
    "commit_card": Sensible.commit,
    "ally_card": Sensible.commit,
    "choose_ally": Sensible.ally,
    "resolve_next": Sensible.order,
    "fold_next": Sensible.order,
    "refresh_discard": Sensible.drop,
    "card_discard": Sensible.drop,
    "card_pick": Sensible.sweep,
    "card_play": Sensible.direct,
    "card_cancel": Sensible.countermand,
    "strike_choice": Sensible.strike,
    "tremor_choice": Sensible.tremor,
    "fold_card": Sensible.fold,
    "airlock_vote": Sensible.vote,
    "martyr_blue": Sensible.martyr_blue,
    "martyr_red": Sensible.martyr_red,
    "plot_command": Sensible.plot_command,
    "plot_discard": Sensible.plot_discard,
    "interrogation_choice": Sensible.interrogation,
    "card_malfunction": Sensible.malfunction,
    "tribunal_nominee": Sensible.nominate,
    "tribunal_vote": Sensible.tribunal,
    "statement": Sensible.statement,
    "card_choice": Sensible.any_of,
    "card_target": Sensible.card_target,
    "card_pair": Sensible.any_of,
    "anaesthetise_target": energy.anaesthetise_target,
    "detail_target": energy.detail_target,
    "reroute_pair": energy.reroute_pair,
    "confiscate_target": energy.confiscate_target,
    "inspect_target": energy.inspect_target,
    "inspect_keep": energy.inspect_keep,
    "dispense_target": energy.dispense_target,
    "alert_value": energy.alert_value,
    "mimic_pick": energy.mimic_pick,
}

__all__ = ["Sensible"]

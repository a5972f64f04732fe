"""When an ability happens."""

from __future__ import annotations

from collections.abc import Mapping

from .. import pack as p
from ..pack import Ability, RimPack
from .wording import BODIES, FIGHTS, SPACES, Maker, article, deck, said


def moment(pack: RimPack, made: Ability) -> str:
    """When an ability happens."""
    detail = made.detail
    if made.when == p.COMBAT_START and made.only_in in FIGHTS:
        detail = FIGHTS.index(made.only_in)
    return MOMENTS[made.when](pack, detail)


def when(text: str, general: str, names: tuple[str, ...]) -> Maker:
    """A moment whose detail has a name, or none."""
    return lambda pack, detail: text.format(general if detail < 0 else names[detail])


def any_class(text: str, thing: str) -> Maker:
    return when(text, f"a {thing}", tuple(article(f"{cls} {thing}") for cls in p.CLASSES))


def of_deck(text: str) -> Maker:
    return lambda pack, detail: text + ("" if detail < 0 else f" of {deck(pack, detail)}")


def of_patrol(text: str) -> Maker:
    return lambda pack, detail: (
        text + ("" if detail < 0 else f" of {pack.titles['faction'][detail]}")
    )


SPACE_NAMES = tuple(f"a {space}" if space != "Maelstrom" else "the Maelstrom" for space in SPACES)
FOES = ("another player", "a patrol", "a contact", "a crew", "another enemy")
MOMENTS: Mapping[int, Maker] = {
    p.PLANNING: said("planning"), p.ACTION: said("action"), p.ENCOUNTER: said("encounter"),
    p.TURN_START: said("at the start of your turn"), p.TURN_END: said("at the end of your turn"),
    p.PLANNING_START: said("at the start of your planning step"),
    p.MOVE_START: said("when your ship starts to move"),
    p.FORCED_PATROL: said("when you are forced to fight a patrol"),
    p.ENTER_SPACE: when("when you enter {}", "a space", SPACE_NAMES),
    p.STOP_PATROL: of_patrol("when you are stopped by a patrol"),
    p.RECOVER: when("when you recover damage{}", "", (" of your character", " of your ship")),
    p.BUY: of_deck("when you buy a card"), p.GAIN_CARD: of_deck("when you gain a card"),
    p.DELIVERED: said("when you deliver a cargo"),
    p.DELIVERED_ILLEGAL: said("when you deliver an ILLEGAL cargo"),
    p.ILLEGAL_ROLL: said("after your roll for an ILLEGAL cargo"),
    p.DELIVERED_BOUNTY: said("when you deliver a captured contact"),
    p.BEFORE_TEST: when("before you test {}", "a skill", p.SKILLS),
    p.AFTER_TEST: when("after a test{}", "", (" that you fail", " that you pass")),
    p.COMBAT_START: when("at the start of a {}fight", "", ("ground ", "ship ")),
    p.AFTER_MY_ROLL: said("after your roll"),
    p.AFTER_OPP_ROLL: said("after your opponent's roll"),
    p.SUFFER: when("when {} is about to suffer damage", "your character or ship", BODIES),
    p.COMBAT_WON: when("when you win a fight{}", "", tuple(f" against {foe}" for foe in FOES)),
    p.COMBAT_LOST: when("when you lose a fight{}", "", tuple(f" against {foe}" for foe in FOES)),
    p.WOULD_BE_DEFEATED: said("when you would be defeated"),
    p.DEFEATED: said("when you are defeated"),
    p.GAIN_CREW: any_class("when you gain {}", "crew"),
    p.LOSE_CREW: said("when you are about to lose a crew"),
    p.JOB_DONE: said("when you complete a job"), p.JOB_FAILED: said("when you fail a job"),
    p.BOUNTY_REWARD: when(
        "when you gain a bounty's reward{}", "",
        (" for eliminating", " for capturing", " for a player's character"),
    ),
    p.PATROL_MET: of_patrol("when you encounter a patrol"),
    p.PATROL_WON: of_patrol("when you beat a patrol"),
    p.PATROL_LOST: of_patrol("when you lose against a patrol"),
    p.PATROL_WOULD_MOVE: of_patrol("when you are about to move a patrol"),
    p.CONTACT_MET: any_class("when you meet {}", "contact"),
    p.CONTACT_REVEALED: any_class("when you turn up {}", "contact"),
    p.CROSSED: said("when you cross the Core"),
    p.CONTACT_SEEN: any_class("when you see {} for the first time", "contact"),
    p.SPACE_ENCOUNTER: when("when you encounter {}", "your space", SPACE_NAMES),
    p.FAME_GAIN: when("when you gain fame{}", "", ("", " by a reward")),
    p.REP_CHANGE: lambda pack, detail: "when your reputation changes" + (
        "" if detail < 0 else f" with {pack.titles['faction'][detail]}"
    ),
    p.PLAYER_ENTERS: said("when another player flies into your space"),
    p.TRADE_GAIN: when("when you get {} from another player", "a card", p.TYPES),
}  # fmt: skip

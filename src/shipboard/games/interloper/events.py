"""What happens in Interloper, in words. Everything but the faces of hidden traits is public."""

from __future__ import annotations

from shipboard.kernel.declare import Event

from . import names as n

SIDES = ("alien", "crew", "nobody")
SIDE_WORDS = ("the Alien wins", "the crew wins", "nobody wins")
REASONS = ("all_dead", "goal_met", "aliens_gone", "escaped", "round_limit")
ENDINGS = (
    "no Colonist is left alive",
    "a trait's goal is met",
    "no alien character is left",
    "the survivors escape from the Loading Bay",
    "the round limit is reached",
)

FIGURE = ("figure",)
FIGURE_CARD = ("figure", "card")
STAT_WORDS = ("Physical", "Mental", "Tech", "Xeno")
ACTION_WORDS = (
    "end the turn", "turn up traits", "move", "move an NPC", "lock", "unlock", "use", "search",
    "wreck", "repair", "attack", "command", "use", "pass", "use", "Stalk",
)  # fmt: skip
KIND_WORDS = ("in melee", "from a distance", "by special means")
CAUSE_WORDS = ("of too many penalties", "in a breached room")
TYPE_WORDS = ("Guard", "Technician", "Doctor")

EVENTS = {
    n.SHOWED_CARD: Event("showed_card", "{seat} turns over {card}.", ("seat", "card")),
    n.ALIEN_IS: Event("alien_is", "{seat} is the Alien.", ("seat",)),
    n.CHARACTER_IS: Event("character_is", "{seat} plays {figure}.", ("seat", "figure")),
    n.TRAITS_DRAWN: Event("traits_drawn", "{seat} draws {number} traits.", ("seat", "number")),
    n.PLACED: Event("placed", "{figure} is put in {place}.", ("figure", "place")),
    n.ROUND: Event("round", "Round {number}.", ("number",)),
    n.TURN: Event("turn", "It is the turn of {seat}.", ("seat",)),
    n.AP_RECEIVED: Event("ap_received", "{seat} has {number} AP.", ("seat", "number")),
    n.REVEALED: Event(
        "revealed", "{seat} turns up trait {number}: {card}.", ("seat", "number", "card")
    ),
    n.STALKED: Event("stalked", "{figure} Stalks into {place}.", ("figure", "place")),
    n.MOVED: Event("moved", "{figure} goes to {place}.", ("figure", "place")),
    n.NPC_MOVED: Event(
        "npc_moved", "{seat} moves {figure} to {place}.", ("seat", "figure", "place")
    ),
    n.DOOR_LOCKED: Event("door_locked", "{edge} is locked.", ("edge",)),
    n.RESINED: Event(
        "resined", "{edge} is sealed with resin: {number}+ to unlock.", ("edge", "number")
    ),
    n.DOOR_UNLOCKED: Event("door_unlocked", "{edge} is unlocked.", ("edge",)),
    n.WRECKED_ROOM: Event("wrecked_room", "{place} is wrecked.", ("place",)),
    n.WRECKED_EDGE: Event("wrecked_edge", "{edge} is wrecked.", ("edge",)),
    n.REPAIRED_ROOM: Event("repaired_room", "{place} is repaired.", ("place",)),
    n.REPAIRED_EDGE: Event("repaired_edge", "{edge} is repaired.", ("edge",)),
    n.BREACHED: Event("breached", "{place} is open to space!", ("place",)),
    n.SEALED: Event("sealed", "{place} holds air again.", ("place",)),
    n.CRAWLS: Event("crawls", "{figure} crawls towards {place}.", ("figure", "place")),
    n.LOCKS: Event("locks", "{figure} locks {edge}.", ("figure", "edge")),
    n.TRIES_PLACE: Event(
        "tries_place", "{figure} tries to {action} {place}.", ("figure", "action", "place"),
        labels={"action": ACTION_WORDS},
    ),
    n.TRIES_EDGE: Event(
        "tries_edge", "{figure} tries to {action} {edge}.", ("figure", "action", "edge"),
        labels={"action": ACTION_WORDS},
    ),
    n.ARMED: Event("armed", "… with {card}.", ("card",)),
    n.AT_FIGURE: Event("at_figure", "… for {figure}.", ("figure",)),
    n.AT_CARD: Event("at_card", "… on {card}.", ("card",)),
    n.AT_PENALTY: Event("at_penalty", "… on {card} of {figure}.", ("card", "figure")),
    n.AT_TRAIT: Event("at_trait", "… on trait {number} of the Alien.", ("number",)),
    n.AT_PLACE: Event("at_place", "… on {place}.", ("place",)),
    n.AT_EDGE: Event("at_edge", "… on {edge}.", ("edge",)),
    n.AT_TYPE: Event("at_type", "… for a {type}.", ("type",), labels={"type": TYPE_WORDS}),
    n.AT_POWER: Event(
        "at_power", "… to switch the power {state}.", ("state",),
        labels={"state": ("off", "on")},
    ),
    n.ACTIVATED: Event("activated", "{figure} uses {place}.", ("figure", "place")),
    n.SEARCHED: Event("searched", "{figure} searches {place}.", ("figure", "place")),
    n.USED_CARD: Event("used_card", "{figure} uses {card}.", FIGURE_CARD),
    n.PASSED_ITEM: Event(
        "passed_item", "{figure} passes {card} to {figure_taker}.",
        ("figure", "card", "figure_taker"),
    ),
    n.USED_TRAIT: Event("used_trait", "{figure} uses {card}.", FIGURE_CARD),
    n.CHECKS: Event(
        "checks", "{figure} makes a {stat} check, {number}+.", ("figure", "stat", "number"),
        labels={"stat": STAT_WORDS},
    ),
    n.TURNED: Event("turned", "{figure} turns over {card}.", FIGURE_CARD),
    n.PASSED: Event("passed", "{figure} reaches {number} and succeeds.", ("figure", "number")),
    n.FAILED: Event("failed", "{figure} reaches {number} and fails.", ("figure", "number")),
    n.PASSED_UNSEEN: Event("passed_unseen", "{figure} succeeds without a check.", FIGURE),
    n.ATTACKED: Event(
        "attacked", "{figure} attacks {figure_target} {how}.", ("figure", "figure_target", "how"),
        labels={"how": KIND_WORDS},
    ),
    n.COMMANDED: Event(
        "commanded", "{seat} lets {figure} attack {figure_target}.",
        ("seat", "figure", "figure_target"),
    ),
    n.PROTECTED: Event(
        "protected", "{figure} steps in for {figure_target}.", ("figure", "figure_target")
    ),
    n.ASSISTED: Event("assisted", "{figure} assists.", FIGURE),
    n.TOTALS: Event(
        "totals", "{figure} has {number}, {figure_target} has {number_target}.",
        ("figure", "number", "figure_target", "number_target"),
    ),
    n.WON: Event("won", "{figure} wins by {number}.", ("figure", "number")),
    n.TIED: Event(
        "tied", "Nobody wins between {figure} and {figure_target}.", ("figure", "figure_target")
    ),
    n.PENALTY: Event("penalty", "{figure} takes {card}.", FIGURE_CARD),
    n.IGNORED: Event("ignored", "{figure} ignores {card}.", FIGURE_CARD),
    n.PREVENTED: Event("prevented", "{figure} is spared {card}.", FIGURE_CARD),
    n.HEALED: Event("healed", "{figure} is healed of {card}.", FIGURE_CARD),
    n.GOT_ITEM: Event("got_item", "{figure} takes {card}.", FIGURE_CARD),
    n.TOOK_ITEM: Event(
        "took_item", "{figure} takes {card} from {figure_loser}.",
        ("figure", "card", "figure_loser"),
    ),
    n.LOST_ITEM: Event("lost_item", "{card} of {figure} is discarded.", FIGURE_CARD),
    n.FOUND_NOTHING: Event("found_nothing", "{figure} takes nothing.", FIGURE),
    n.NEXT_AP: Event(
        "next_ap", "The AP of the next turn of {figure} change by {number}.", ("figure", "number")
    ),
    n.SET_AP: Event(
        "set_ap", "The next turn of {figure} starts with {number} AP.", ("figure", "number")
    ),
    n.GAINED_AP: Event("gained_ap", "{figure} gains {number} AP.", ("figure", "number")),
    n.DIED: Event(
        "died", "{figure} dies {cause}.", ("figure", "cause"), labels={"cause": CAUSE_WORDS}
    ),
    n.SLAIN: Event("slain", "{figure} is dead.", FIGURE),
    n.THAWED: Event("thawed", "{figure} wakes in {place}.", ("figure", "place")),
    n.SUPPRESSED: Event("suppressed", "{card} is suppressed.", ("card",)),
    n.SUPPRESSION_OVER: Event("suppression_over", "{card} works again.", ("card",)),
    n.PEEKED: Event(
        "peeked", "{seat} looks at trait {number} of the Alien.", ("seat", "number"),
        "{seat} looks at trait {number} of the Alien: {card}.", ("card",),
    ),
    n.GAINED_TRAIT: Event(
        "gained_trait", "{seat} receives a trait; {number} cards go under the Xeno deck.",
        ("seat", "number"),
        "{seat} receives the trait {card}; {number} cards go under the Xeno deck.", ("card",),
    ),
    n.RECORDED: Event("recorded", "{card} takes note of {figure}.", FIGURE_CARD),
    n.POWER_SET: Event(
        "power_set", "The power is {state}.", ("state",), labels={"state": ("off", "on")}
    ),
    n.BLOCKED: Event("blocked", "{place} cannot be used for a while.", ("place",)),
    n.SENTRY: Event("sentry", "Nobody Stalks into {place} or next to it for a while.", ("place",)),
    n.NO_STALK: Event("no_stalk", "{figure} cannot Stalk on its next turn.", FIGURE),
    n.DRILLED: Event(
        "drilled", "Each assisting {type} adds {number} cards for a while.", ("type", "number"),
        labels={"type": TYPE_WORDS},
    ),
    n.TOOK_BACK: Event("took_back", "{figure} takes the action back.", FIGURE),
    n.RESHUFFLED: Event(
        "reshuffled", "The {stat} discards are shuffled to a new deck.", ("stat",),
        labels={"stat": STAT_WORDS},
    ),
    n.TRAIT_SHOWN: Event("trait_shown", "{seat} had {card}.", ("seat", "card")),
    n.GAME_OVER: Event(
        "game_over", "The game is over: {side}, {reason}.", ("side", "reason"),
        labels={"side": SIDE_WORDS, "reason": ENDINGS},
    ),
}  # fmt: skip

"""What happens in Interloper, in words. Everything but the faces of hidden traits is public."""

from __future__ import annotations

from shipboard.kernel.declare import Effect, Event, Move

SIDES = {"alien": "the Alien wins", "crew": "the crew wins", "nobody": "nobody wins"}
SIDE_WORDS = tuple(SIDES.values())
REASONS = {
    "all_dead": "no Colonist is left alive",
    "goal_met": "a trait's goal is met",
    "aliens_gone": "no alien character is left",
    "escaped": "the survivors escape from the Loading Bay",
    "round_limit": "the round limit is reached",
}
ENDINGS = tuple(REASONS.values())

FIGURE = ("figure",)
FIGURE_CARD = ("figure", "card")
STAT_WORDS = ("Physical", "Mental", "Tech", "Xeno")
ACTION_WORDS = (
    "end the turn", "turn up traits", "move", "move an NPC", "lock", "unlock", "use", "search",
    "wreck", "repair", "attack", "command", "use", "pass", "use", "Stalk",
)  # fmt: skip
SORT_WORDS = ("in melee", "from a distance", "by special means")
CAUSE_WORDS = ("of too many penalties", "in a breached room")
DECKS = {"deck": ("physical", "mental", "tech", "xeno")}  # as the names of piles begin
PENALTIES = {"deck": ("physical", "mental")}
TYPE_WORDS = ("Guard", "Technician", "Doctor")

EVENTS = (
    Event(
        "showed_card", "{seat} turns over {card}.", ("seat", "card"),
        moves=(Move("card", "xeno_deck", "xeno_turned"),),
    ),
    Event("alien_is", "{seat} is the Alien.", ("seat",)),
    Event("character_is", "{seat} plays {figure}.", ("seat", "figure")),
    Event(
        "traits_drawn", "{seat} draws {number} traits.", ("seat", "number"),
        moves=(Move("number", "xeno_deck", "traits/{seat}"),),
    ),
    Event("placed", "{figure} is put in {place}.", ("figure", "place")),
    Event("round", "Round {number}.", ("number",)),
    Event(
        "turn", "It is the turn of {seat}.", ("seat",),
        cause="{seat}",
    ),
    Event("ap_received", "{seat} has {number} AP.", ("seat", "number")),
    Event(
        "revealed", "{seat} turns up trait {number}: {card}.", ("seat", "number", "card"),
        effect=Effect("{card} is turned up", 12),
    ),
    Event("stalked", "{figure} Stalks into {place}.", ("figure", "place")),
    Event("moved", "{figure} goes to {place}.", ("figure", "place")),
    Event(
        "npc_moved", "{seat} moves {figure} to {place}.", ("seat", "figure", "place")
    ),
    Event(
        "door_locked", "{edge} is locked.", ("edge",),
        effect=Effect("{edge} is locked", 1),
    ),
    Event(
        "resined", "{edge} is sealed with resin: {number}+ to unlock.", ("edge", "number"),
        effect=Effect("{edge} is sealed", 2),
    ),
    Event(
        "door_unlocked", "{edge} is unlocked.", ("edge",),
        effect=Effect("{edge} is unlocked", 1),
    ),
    Event(
        "wrecked_room", "{place} is wrecked.", ("place",),
        effect=Effect("{place} is wrecked", 4),
    ),
    Event("wrecked_edge", "{edge} is wrecked.", ("edge",)),
    Event(
        "repaired_room", "{place} is repaired.", ("place",),
        effect=Effect("{place} is repaired", 4),
    ),
    Event("repaired_edge", "{edge} is repaired.", ("edge",)),
    Event(
        "breached", "{place} is open to space!", ("place",),
        effect=Effect("{place} is open to space", 10),
    ),
    Event(
        "sealed", "{place} holds air again.", ("place",),
        effect=Effect("{place} holds air again", 6),
    ),
    Event("crawls", "{figure} crawls towards {place}.", ("figure", "place")),
    Event("locks", "{figure} locks {edge}.", ("figure", "edge")),
    Event(
        "tries_place", "{figure} tries to {action} {place}.", ("figure", "action", "place"),
        labels={"action": ACTION_WORDS},
    ),
    Event(
        "tries_edge", "{figure} tries to {action} {edge}.", ("figure", "action", "edge"),
        labels={"action": ACTION_WORDS},
    ),
    Event("armed", "… with {card}.", ("card",)),
    Event("at_figure", "… for {figure}.", ("figure",)),
    Event("at_card", "… on {card}.", ("card",)),
    Event("at_place", "… on {place}.", ("place",)),
    Event("at_edge", "… on {edge}.", ("edge",)),
    Event("at_penalty", "… on {card} of {figure}.", ("card", "figure")),
    Event("at_type", "… for a {type}.", ("type",), labels={"type": TYPE_WORDS}),
    Event(
        "at_power", "… to switch the power {state}.", ("state",),
        labels={"state": ("off", "on")},
    ),
    Event(
        "activated", "{figure} uses {place}.", ("figure", "place"),
        cause="{figure}: {place}",
    ),
    Event(
        "searched", "{figure} searches {place}.", ("figure", "place"),
        cause="{figure}: {place}",
    ),
    Event(
        "used_card", "{figure} uses {card}.", FIGURE_CARD,
        cause="{figure}: {card}",
    ),
    Event(
        "passed_item", "{figure} passes {card} to {figure_taker}.",
        ("figure", "card", "figure_taker"),
    ),
    Event(
        "used_trait", "{figure} uses {card}.", FIGURE_CARD,
        cause="{figure}: {card}",
    ),
    Event(
        "checks", "{figure} makes a {stat} check, {number}+.", ("figure", "stat", "number"),
        labels={"stat": STAT_WORDS},
    ),
    Event(
        "turned", "{figure} turns over {cards}.", ("figure", "cards"), labels=DECKS,
        moves=(Move("cards", "{deck}_deck", "{deck}_turned"),), unsaid=("deck",),
    ),
    Event("passed", "{figure} reaches {number} and succeeds.", ("figure", "number")),
    Event("failed", "{figure} reaches {number} and fails.", ("figure", "number")),
    Event("passed_unseen", "{figure} succeeds without a check.", FIGURE),
    Event(
        "attacked", "{figure} attacks {figure_target} {how}.", ("figure", "figure_target", "how"),
        labels={"how": SORT_WORDS},
        cause="{figure} attacks {figure_target}",
    ),
    Event(
        "commanded", "{seat} orders {figure} to attack {figure_target}.",
        ("seat", "figure", "figure_target"),
        cause="{figure} attacks {figure_target}",
    ),
    Event(
        "protected", "{figure} steps in for {figure_target}.", ("figure", "figure_target")
    ),
    Event("assisted", "{figure} assists.", FIGURE),
    Event(
        "totals", "{figure} has {number}, {figure_target} has {number_target}.",
        ("figure", "number", "figure_target", "number_target"),
    ),
    Event(
        "won", "{figure} wins by {number}.", ("figure", "number"),
        effect=Effect("{figure} wins by {number}", 4),
    ),
    Event(
        "tied", "Neither {figure} nor {figure_target} wins.", ("figure", "figure_target"),
        effect=Effect("nobody wins", 2),
    ),
    Event(
        "penalty", "{figure} takes {card}.", FIGURE_CARD,
        labels=PENALTIES,
        moves=(Move("card", "{deck}_turned", "{deck}/{figure}"),), unsaid=("deck",),
        effect=Effect("{figure} takes {card}", 6),
    ),
    Event(
        "ignored", "{figure} ignores {card}.", FIGURE_CARD,
        labels=PENALTIES | {"pile": ("{deck}/{figure}", "{deck}_discard")},
        moves=(Move("card", "{deck}_turned", "{pile}"),), unsaid=("deck", "pile"),
    ),
    Event(
        "prevented", "{figure} is spared {card}.", FIGURE_CARD,
        labels=PENALTIES,
        moves=(Move("card", "{deck}_turned", "{deck}_discard"),), unsaid=("deck",),
    ),
    Event(
        "healed", "{figure} is healed of {card}.", FIGURE_CARD,
        labels=PENALTIES,
        moves=(Move("card", "{deck}/{figure}", "{deck}_discard"),), unsaid=("deck",),
        effect=Effect("{figure} is healed of {card}", 4),
    ),
    Event(
        "got_item", "{figure} takes {card}.", FIGURE_CARD,
        labels={"pile": ("tech_turned", "tech_discard")},
        moves=(Move("card", "{pile}", "items/{figure}"),), unsaid=("pile",),
        effect=Effect("{figure} has {card}", 2),
    ),
    Event(
        "took_item", "{figure} takes {card} from {figure_loser}.",
        ("figure", "card", "figure_loser"),
        moves=(Move("card", "items/{figure_loser}", "items/{figure}"),),
        effect=Effect("{figure} takes {card} from {figure_loser}", 4),
    ),
    Event(
        "lost_item", "{card} of {figure} is discarded.", FIGURE_CARD,
        moves=(Move("card", "items/{figure}", "tech_discard"),),
        effect=Effect("{figure} loses {card}", 3),
    ),
    Event("found_nothing", "{figure} takes nothing.", FIGURE),
    Event(
        "next_ap", "{figure}'s AP on the next turn change by {number}.", ("figure", "number")
    ),
    Event(
        "set_ap", "{figure}'s next turn starts with {number} AP.", ("figure", "number")
    ),
    Event("gained_ap", "{figure} gains {number} AP.", ("figure", "number")),
    Event(
        "died", "{figure} dies {cause}.", ("figure", "cause"), labels={"cause": CAUSE_WORDS},
        moves=(
            Move("cards_items", "items/{figure}", "tech_discard"),
            Move("cards_wounds", "physical/{figure}", "physical_discard"),
            Move("cards_traumas", "mental/{figure}", "mental_discard"),
        ),
        unsaid=("cards_items", "cards_wounds", "cards_traumas"),
        effect=Effect("{figure} dies", 40),
    ),
    Event(
        "slain", "{figure} is dead.", FIGURE,
        effect=Effect("{figure} is dead", 25),
    ),
    Event(
        "thawed", "{figure} wakes in {place}.", ("figure", "place"),
        effect=Effect("{figure} wakes", 6),
    ),
    Event(
        "suppressed", "{card} is suppressed.", ("card",),
        effect=Effect("{card} is suppressed", 6),
    ),
    Event("suppression_over", "{card} works again.", ("card",)),
    Event(
        "peeked", "{seat} looks at trait {number} of the Alien.", ("seat", "number"),
        "{seat} looks at trait {number} of the Alien: {card}.", ("card",),
    ),
    Event(
        "gained_trait", "{seat} receives a trait; {number} cards go under the Xeno deck.",
        ("seat", "number"),
        "{seat} receives the trait {card}; {number} cards go under the Xeno deck.", ("card",),
        moves=(Move("card", "xeno_deck", "traits/{seat}"),),
        effect=Effect("{seat} has a new trait", 6),
    ),
    Event(
        "recorded", "{figure} is recorded on {card}.", FIGURE_CARD,
        effect=Effect("{figure} is recorded", 8),
    ),
    Event(
        "power_set", "The power is {state}.", ("state",), labels={"state": ("off", "on")},
        effect=Effect("the power is {state}", 5),
    ),
    Event("blocked", "{place} cannot be used for a while.", ("place",)),
    Event("sentry", "For a while nobody can Stalk into {place} or a room next to it.", ("place",)),
    Event("no_stalk", "{figure} cannot Stalk on its next turn.", FIGURE),
    Event(
        "drilled", "Each assisting {type} adds {number} cards for a while.", ("type", "number"),
        labels={"type": TYPE_WORDS},
    ),
    Event("took_back", "{figure} takes the action back.", FIGURE),
    Event(
        "reshuffled", "The {stat} discards are shuffled into a new deck.", ("stat",),
        labels=DECKS | {"stat": STAT_WORDS},
        moves=(Move("number", "{deck}_discard", "{deck}_deck"),), unsaid=("deck", "number"),
    ),
    Event("trait_shown", "{seat} had {card}.", ("seat", "card")),
    Event(
        "game_over", "The game is over: {side}, {reason}.", ("side", "reason"),
        labels={"side": SIDE_WORDS, "reason": ENDINGS},
    ),
    Event("at_trait", "… on trait {number} of the Alien.", ("number",)),
    # Only seen: cards on their way.
    Event("put_back", "", ("number",), moves=(Move("number", "xeno_turned", "xeno_deck"),)),
    Event(
        "put_away", "", ("deck", "cards"), labels=DECKS,
        moves=(Move("cards", "{deck}_turned", "{deck}_discard"),),
    ),
    Event(
        "item_passed", "", ("figure", "card", "figure_taker"),
        moves=(Move("card", "items/{figure}", "items/{figure_taker}"),),
    ),
    Event(
        "traits_gone", "", ("seat", "cards"),
        moves=(Move("cards", "traits/{seat}", "xeno_discard"),),
    ),
)  # fmt: skip

"""Cards and tokens on their way, credits, fame, reputation, dice, fights, damage, goals."""

from __future__ import annotations

from shipboard.kernel.declare import Effect, Event, Move

# Piles as rules/piles.py numbers them; those with a part are one a deck, a seat or a place.
PILES = (
    "deck/{number_from}", "top/{number_from}", "databank", "stage", "assets/{number_from}",
    "secrets/{number_from}", "removed", "contacts/{number_from}", "aboard/{number_from}", "gone",
    "box", "character/{number_from}", "characters", "ship/{number_from}", "hangar",
    "ambition/{number_from}", "ambitions", "shelf",
)  # fmt: skip
TARGETS = tuple(pile.replace("number_from", "number_to") for pile in PILES)
WAY = ("source", "number_from", "target", "number_to")
PILE_LABELS = {"source": PILES, "target": TARGETS}
AMOUNT = ("seat", "number")
STANDINGS = {"standing": ("negative", "neutral", "positive")}  # the reputation + 1
BATTLES = {"battle": ("on the ground", "with ships")}
HURT = {"hurt": ("character", "ship")}


def seen_only(pool: str) -> Event:
    """A thing of this pool goes from pile to pile; the log has other words for it."""
    return Event(
        f"{pool}_went", "", labels=PILE_LABELS, moves=(Move(pool, "{source}", "{target}"),),
        unsaid=(pool, *WAY),
    )  # fmt: skip


CORE = (
    seen_only("card"),
    seen_only("contact"),
    seen_only("character"),
    seen_only("ship"),
    seen_only("ambition"),
    # Credits, fame, reputation.
    Event("credits_gained", "{seat} gains {number} credits.", AMOUNT),
    Event("credits_lost", "{seat} loses {number} credits.", AMOUNT),
    Event("credits_paid", "{seat} pays {number} credits.", AMOUNT),
    Event(
        "fame_gained", "{seat} gains {number} fame.", AMOUNT,
        effect=Effect("{seat} gains {} fame", 10, "number"),
    ),
    Event(
        "fame_lost", "{seat} loses {number} fame.", AMOUNT,
        effect=Effect("{seat} loses {} fame", 10, "number"),
    ),
    Event(
        "standing_is", "{seat} has {standing} reputation with {faction} now.",
        ("seat", "standing", "faction"), labels=STANDINGS,
        effect=Effect("{seat} is {standing} with {faction} now", 2),
    ),
    # Abilities and secrets.
    Event("ability_used", "{seat} uses {ability}.", ("seat", "ability")),
    Event("secret_used", "{seat} uses a secret: {card}.", ("seat", "card")),
    Event(
        "secret_discarded", "{seat} discards a secret unseen.", ("seat",),
        "{seat} discards the secret {card} unseen.", ("card",),
        moves=(Move("card", "secrets/{seat}", "deck/{number}"),), unsaid=("number",),
    ),
    # Dice and tests.
    Event("dice_rolled", "{seat} rolls {faces}.", ("seat", "faces")),
    Event("dice_rolled_for_enemy", "{seat} rolls {faces} for the enemy.", ("seat", "faces")),
    Event("dice_changed", "The dice are {faces} now.", ("faces",)),
    Event(
        "test_begins", "{seat} tests {skill}, with that skill ×{number}.",
        ("seat", "skill", "number"),
    ),
    Event("test_passed", "{seat} passes the test of {skill}.", ("seat", "skill")),
    Event("test_failed", "{seat} fails the test of {skill}.", ("seat", "skill")),
    # Combats.
    Event(
        "player_fought", "{seat} fights {seat_foe} {battle}.", ("seat", "seat_foe", "battle"),
        labels=BATTLES,
    ),
    Event(
        "patrol_fought", "{seat} fights the patrol of {faction}, of level {number}.",
        ("seat", "faction", "number"),
    ),
    Event(
        "bounty_fought", "{seat} fights for {card} {battle}, against {number} dice.",
        ("seat", "card", "battle", "number"), labels=BATTLES,
    ),
    Event(
        "enemy_fought", "{seat} fights an enemy {battle}, against {number} dice.",
        ("seat", "battle", "number"), labels=BATTLES,
    ),
    Event(
        "damage_compared", "{number_attack} damage rolled against {number_defence}.",
        ("number_attack", "number_defence"),
    ),
    Event(
        "combat_was_won", "{seat} wins the combat.", ("seat",),
        effect=Effect("{seat} wins a fight", 3),
    ),
    Event(
        "combat_was_lost", "{seat} loses the combat.", ("seat",),
        effect=Effect("{seat} loses a fight", 3),
    ),
    # Damage and defeat.
    Event(
        "damage_suffered", "{seat} suffers {number} damage on the {hurt}.",
        ("seat", "number", "hurt"), labels=HURT,
        effect=Effect("{seat} suffers {} damage on the {hurt}", 1, "number"),
    ),
    Event(
        "damage_recovered", "{seat} recovers {number} damage of the {hurt}.",
        ("seat", "number", "hurt"), labels=HURT,
    ),
    Event(
        "player_defeated", "{seat} is defeated.", ("seat",),
        effect=Effect("{seat} is defeated", 8),
    ),
    Event("stood_up", "{seat} stands up again.", ("seat",)),
    # What one holds.
    Event("asset_gained", "{seat} takes {card}.", ("seat", "card")),
    Event("asset_discarded", "{seat} discards {card}.", ("seat", "card")),
    Event("asset_removed", "{seat} removes {card} from the game.", ("seat", "card")),
    Event(
        "asset_handed", "{seat} hands {card} to {seat_taker}.", ("seat", "card", "seat_taker"),
        effect=Effect("{seat_taker} gets {card} from {seat}", 3),
    ),
    Event(
        "asset_rotated", "{seat} turns {card} around: it is {card_now} now.",
        ("seat", "card", "card_now"),
    ),
    Event("contact_returns", "{contact} is back at the {spot}.", ("contact", "spot")),
    # Goals.
    Event(
        "goal_fulfilled", "{seat} fulfils the goal of {character}.", ("seat", "character"),
        effect=Effect("{seat} fulfils the goal of {character}", 6),
    ),
    Event(
        "ship_goal_fulfilled", "{seat} fulfils the goal of {ship}.", ("seat", "ship"),
        effect=Effect("{seat} fulfils the goal of {ship}", 6),
    ),
    Event("character_turned", "{seat} turns {character} over.", ("seat", "character")),
    Event("ship_turned", "{seat} turns {ship} over.", ("seat", "ship")),
    Event(
        "character_token", "{seat} puts a goal token on {character}.", ("seat", "character")
    ),
    Event("ship_token", "{seat} puts a goal token on {ship}.", ("seat", "ship")),
    Event("asset_token", "{seat} puts a goal token on {card}.", ("seat", "card")),
    # Ambitions.
    Event("ambition_dealt", "{seat} gets an ambition: {ambition}.", ("seat", "ambition")),
    Event("ambitions_laid_out", "To choose from are {ambitions}.", ("ambitions",)),
    Event("ambition_chosen", "{seat} chooses an ambition: {ambition}.", ("seat", "ambition")),
    Event("starts_with_market_card", "{seat} starts with {card}, too.", ("seat", "card")),
    Event(
        "goal_token", "{seat} comes nearer to a goal: {goal}. Done so far: {number}.",
        ("seat", "goal", "number"),
    ),
    Event(
        "goal_completed", "{seat} completes a goal: {goal}.", ("seat", "goal"),
        effect=Effect("{seat} completes a goal: {goal}", 6),
    ),
    Event(
        "goal_lost", "{seat} no longer meets a goal: {goal}.", ("seat", "goal"),
        effect=Effect("{seat} no longer meets a goal: {goal}", 5),
    ),
    Event("goal_attempted", "{seat} attempts the final goal: {goal}.", ("seat", "goal")),
    Event("goal_failed", "{seat} fails: {goal}.", ("seat", "goal")),
)  # fmt: skip

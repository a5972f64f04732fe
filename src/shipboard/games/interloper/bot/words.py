"""What moves a sensible player of Interloper, in words: by the name under which it is noted.

Where a note has the name of a kind of question, it is true of every answer to it.
"""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # A Colonist's turn.
    "to_goal": "It is the way to the {place_goal}, where you are needed.",
    "to_arms": "It leads to where you may find arms; without them you lose most fights.",
    "to_healing": "It leads to where you can be healed.",
    "to_company": "Nobody should stand alone, and there others are nearer.",
    "escape": "Who stays in a breached room to the end of the turn dies.",
    "flee": "Here the Alien would strike you, and your chances against it are poor.",
    "join": "The Alien is there, and together you can strike it.",
    "attack": "Your chance to win is about {percent} %, and to lose {percent_lost} %.",
    "npc_attack": "An NPC strikes for you, at no risk of your own.",
    "move_npc": "{figure} has to come nearer to the {place_goal}, or out of danger.",
    "search": "This room can be searched for what you lack.",
    "activate": "What this room does is worth more than anything else you can do now.",
    "use_card": "{card} does most for you now.",
    "unlock": "The locked door is in the way of those who have to get to the {place_goal}.",
    "lock": "It keeps the Alien out of where you wait.",
    "repair": "The hole in the hull has to be closed, or the room is needed.",
    "end_turn": "Nothing else is worth the AP, or you have none.",
    # The Alien's turn.
    "alien_hunt": "It brings you nearer to whoever is the best prey for the risk.",
    "alien_slip_away": "You have struck; there fewer of them can strike back.",
    "alien_strike": "Your chance to win is about {percent} %, and to lose {percent_lost} %.",
    "alien_cull": "Without {figure} their escape takes longer.",
    "alien_wreck": "It brings you nearer to winning, or takes from them what they need.",
    "alien_lock": "It keeps them from the way out.",
    "alien_activate": "What this room does helps you more than them.",
    "alien_trait_action": "{card} does most for you now.",
    "alien_move_npc": "{figure} will strike a Colonist there.",
    "alien_npc_attack": "Whoever loses is one less.",
    "alien_unlock": "Prey is behind that door.",
    "comes_out": "There the best prey is near, with the least that can strike back.",
    "stays": "Where you are is as good as any other place.",
    "deed": "It is worth more than anything else you can do now.",
    "begun": "It is part of what you have begun.",
    # Traits.
    "shows_trait": "The trait serves only when it is turned up.",
    "hides_trait": "What they do not know hurts them more; a trait is turned up when it serves.",
    "not_concerned": "It is neither your turn nor your fight.",
    # Fights.
    "shields": "Your side can spare you sooner than whoever is attacked.",
    "spares_itself": "A wound would cost your side more where you are.",
    "payoff_give": "{card} is the worst wound that you can give.",
    "payoff_take": "{card} is worth more than what else you could have.",
    "payoff_discard": "It costs them {card}.",
    "payoff_fallback": "You have no wound to give; they must take one of their own.",
    "payoff_extra": "A further wound is worth most.",
    "mildest": "{card} is the mildest of them.",
    "severest": "{card} is the worst of them.",
    "regrets": "Whom you attack has become too strong.",
    "goes_through": "The chances are still good enough.",
    # Choices.
    "amid": "It lies amid the NPCs, and far from the Colonists.",
    "best_item": "{card} helps most of these, and more than what you hold.",
    "no_item": "Nothing here is better than what you hold.",
    "worst_item": "{card} helps you least.",
    "short_way": "It saves you most of the way to the others.",
    "waited_for": "{figure} is the one that the escape waits for.",
    "nearer": "It is the shortest way that does not lead to the Alien.",
    "door": "That door is nearest to the way out.",
    "hull_first": "The hull comes before rooms, and rooms before doors.",
    "most_hurt": "{figure} is hurt most.",
    "fewest": "There are fewest of that type left.",
    "menace": "{card} is the trait that harms you most.",
    "crowded": "Most of the crew is at the {place}.",
    "best_prey": "{figure} is the best prey for the risk.",
    "crowd": "{figure} stands with most of the others.",
    # Always so.
    "assist": "Together you win more fights, and it costs nothing.",
    "assist_guards": "Together you win more fights, and it costs nothing.",
    "prevent_penalty": "A wound prevented is worth more than what it costs.",
    "ignore_penalty": "A wound that does nothing is as good as healed.",
    "breach_save": "Without it you would die.",
    "resin_choice": "With resin the door is harder to open.",
    "forced_reveal": "A trait must be turned up: one that will be shown soon anyway.",
    "power": "Without power most rooms are of no use to the Colonists.",
}

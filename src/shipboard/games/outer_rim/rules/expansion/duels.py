"""RIM-43: bounties on characters, and challenges: encounters in which players fight each other."""

from __future__ import annotations

from typing import Final

from ... import choices
from ...numbers import (
    ALLOWED,
    COMES_FOR,
    COMPLETES_BOUNTY,
    NO_BOUNTY_OF_YOURS,
    NO_CHALLENGE,
    NOBODY_TO_CAPTURE,
    NOBODYS_CHARACTER,
    OWN_CHARACTER,
    REPUTATION_GAIN,
    REPUTATION_LOSS,
    THEY_STAND_OTHERWISE,
)
from ...pack import BOUNTY, BOUNTY_REWARD, FACTIONS, OF_A_REWARD, TO_CHALLENGE, Effects
from ...state import AS_A_CHARACTER, FOE_PLAYER, NEGATIVE, NOBODY, POSITIVE, SHIP, Fight, Rim
from .. import bounties, combat, contacts, purse, rewards, values
from ..frames import actor, carry, chosen, frame_of

BOUNTY_CREDITS: Final = 5000
BOUNTY_FAME: Final = 1

# Whom a bounty means.


def no_hunt(g: Rim, seat: int, card: int) -> int:
    """RIM-43.1, 43.2, 43.7, RIM-R106: a bounty on the character of another player who is here."""
    if card not in g.assets[seat] or g.cards.type[card] != BOUNTY or g.cards.target[card] < 0:
        return NO_BOUNTY_OF_YOURS
    other = contacts.played_by(g, g.cards.target[card])
    if other == NOBODY:
        return NOBODYS_CHARACTER
    return OWN_CHARACTER if other == seat else combat.no_fight(g, seat, other)


def hunted(g: Rim, seat: int) -> list[int]:
    """RIM-43.2: the bounties whose characters the player could fight now."""
    return [card for card in g.assets[seat] if not no_hunt(g, seat, card)]


# The fight.


def hunt(g: Rim, hunter: int, bounty: int) -> None:
    """RIM-43.2: ground on a planet, ship elsewhere."""
    frame = frame_of(g, hunter, bounty)
    frame.other = contacts.played_by(g, g.cards.target[bounty])
    if g.telling:
        g.tell(COMES_FOR, (hunter, frame.other, bounty))
    carry(g, frame, ((fight_character, hunter, frame.other, bounty),))


def fight_character(g: Rim, hunter: int, other: int, bounty: int) -> None:
    """RIM-43.2, 43.3, RIM-R106: whoever loses keeps the bounty for another try."""
    row = Fight()
    row.attacker = hunter
    row.defender = other
    row.foe = FOE_PLAYER
    row.kind = combat.kind_here(g, hunter)
    row.bounty = bounty
    combat.fight(g, row, ((completed, hunter, bounty),), ())


def completed(g: Rim, hunter: int, bounty: int) -> None:
    """RIM-43.4 to 43.6, RIM-R107: nothing on the card counts; nobody is captured; it is removed."""
    if g.telling:
        g.tell(COMPLETES_BOUNTY, (hunter, bounty))
    frame = rewards.reward_frame(g, hunter, bounty)
    parts = (
        (purse.gain_credits, hunter, BOUNTY_CREDITS),
        (purse.gain_fame, hunter, BOUNTY_FAME, OF_A_REWARD),
        (ask_gain,),
        (ask_loss,),
    )
    when = ((BOUNTY_REWARD, AS_A_CHARACTER),)
    rewards.gain_reward(g, frame, when, parts, (), ((bounties.done_with, hunter, bounty),))


def ask_gain(g: Rim) -> None:
    """RIM-43.4, RIM-R105: the hunter pleases a faction that dislikes the defender."""
    hunter = g.frames[-1].seat
    options = [each for each in range(FACTIONS) if not no_gain(g, hunter, each)]
    if len(options) > 1:
        g.ask(hunter, REPUTATION_GAIN, options, (pleased,))
    elif options:
        pleased(g, options[0])


def no_gain(g: Rim, seat: int, option: int) -> int:
    """RIM-43.4: a faction with which the defender's reputation is negative."""
    standing = values.reputation(g, chosen(g), option)
    return ALLOWED if standing == NEGATIVE else THEY_STAND_OTHERWISE


def pleased(g: Rim, faction: int) -> None:
    """RIM-43.4, RIM-19.2."""
    purse.change_reputation(g, g.frames[-1].seat, faction, 1)


def ask_loss(g: Rim) -> None:
    """RIM-43.4, RIM-R105: and angers one that likes the defender."""
    hunter = g.frames[-1].seat
    options = [each for each in range(FACTIONS) if not no_loss(g, hunter, each)]
    if len(options) > 1:
        g.ask(hunter, REPUTATION_LOSS, options, (angered,))
    elif options:
        angered(g, options[0])


def no_loss(g: Rim, seat: int, option: int) -> int:
    """RIM-43.4: a faction with which the defender's reputation is positive."""
    standing = values.reputation(g, chosen(g), option)
    return ALLOWED if standing == POSITIVE else THEY_STAND_OTHERWISE


def angered(g: Rim, faction: int) -> None:
    """RIM-43.4, RIM-19.2."""
    purse.change_reputation(g, g.frames[-1].seat, faction, -1)


# Bounties whose target can only be captured.


def capture_only(g: Rim) -> None:
    """`capture_only`, RIM-D20: in this fight for a bounty elimination is not offered, if it is the
    hunter who uses it.
    """
    if actor(g) == g.fights[-1].attacker:
        g.fights[-1].capture_only = True


def can_capture(g: Rim) -> bool:
    """RIM-43.6: whether this is a fight for a bounty whose target is no player's character."""
    if not g.fights or g.fights[-1].bounty < 0:
        return False
    return contacts.played_by(g, g.cards.target[g.fights[-1].bounty]) == NOBODY


# Challenges.


def no_challenge(g: Rim, seat: int, other: int) -> int:
    """`challenge`: another player in the space with a card that invites it."""
    if other == seat or other >= g.players or not values.statics(g, other, TO_CHALLENGE):
        return NO_CHALLENGE
    return combat.no_fight(g, seat, other)


def challenged(g: Rim, seat: int) -> list[int]:
    """`challenge`: whom the player could challenge now."""
    return [other for other in range(g.players) if not no_challenge(g, seat, other)]


def challenge(g: Rim, seat: int, other: int) -> None:
    """`challenge`: ship against ship, for no reward."""
    frame = frame_of(g, seat, -1)
    frame.other = other
    carry(g, frame, ((fight_challenged, seat, other),))


def fight_challenged(g: Rim, seat: int, other: int) -> None:
    """`challenge`, RIM-21.5: the one whose turn it is attacks."""
    row = Fight()
    row.attacker = seat
    row.defender = other
    row.foe = FOE_PLAYER
    row.kind = SHIP
    combat.fight(g, row, (), ())


# Where the options of these encounters begin, what lists them, forbids one, carries it out.
SORTS: Final = (
    (choices.HUNT, hunted, no_hunt, hunt),
    (choices.CHALLENGE, challenged, no_challenge, challenge),
)


def reason(g: Rim, effects: Effects) -> int:
    """Whether these effects would do anything now, as far as named functions say."""
    for step in effects:
        if step[0] is capture_only and not can_capture(g):
            return NOBODY_TO_CAPTURE
    return ALLOWED

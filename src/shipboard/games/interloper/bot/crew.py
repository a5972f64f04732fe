"""A Colonist's turn: find arms, lead the NPCs to the Loading Bay, stand together, strike back."""

from __future__ import annotations

from .. import pack as p
from . import uses
from .sight import DEADLY, FAR, Sight, chance
from .turns import Deed, Turn

ARMED_BY = 6  # rounds until which it is worth a detour to look for arms
WIN = (4.0, 6.0, 16.0)  # worth of a blow against something hurt so much
LOSS = (1.5, 3.0, 9.0)
HURTING = (0.0, 0.8, 6.0)  # how much a place to be healed calls who is hurt so much
STEP = 0.9  # worth of a step towards the goal
COMPANY = 0.25  # worth of a friend in the same room
NEAR = 3  # rooms within which the Alien is hunted
RESTLESS = 12  # the round from which it is hunted anywhere, and at more and more risk
HURRIED = 2  # ARMED_BY, where the Alien wins by slaying NPCs


class CrewTurn(Turn):
    """What a Colonist may do."""

    def __init__(self, sight: Sight, menu: list[str], figure: int) -> None:
        super().__init__(sight, menu, figure)
        self.hurt = min(sight.hurt(figure), DEADLY - 1)
        self.daring = (RESTLESS / max(RESTLESS, sight.round)) ** 2
        self.lost = [i for i in range(len(p.NPC_TYPES)) if not sight.of_type(i)]
        self.goal = self.where_to()
        self.away = sight.away(self.goal)
        self.leads = self.led()

    # The way out.

    def where_to(self) -> int:
        """To the brood if it is leaderless, else to the Loading Bay.

        If a type has died out: where it can be thawed, or to the fight.
        """
        sight = self.sight
        lairs = {sight.at[foe] for foe in sight.aliens}
        nearest = min(lairs, key=lambda room: (sight.away(room)[self.here], room))
        if sight.at[p.PRIME] < 0:
            return nearest
        if not self.lost:
            return sight.exit
        for room, ability in enumerate(sight.pack.ability):
            if ability and ability[p.A_AIM] == p.AIM_TYPE and sight.works(room):
                return room
        near = sight.round >= RESTLESS or sight.away(nearest)[self.here] <= NEAR
        if near and (self.hurt < DEADLY - 1 or sight.round >= 2 * RESTLESS):
            return nearest
        return self.gathering()

    def gathering(self) -> int:
        """The room of the Colonist who is nearest to all others."""
        sight = self.sight
        rooms = [sight.at[f] for f in sight.colonists]
        return min(rooms, key=lambda room: (sum(sight.away(room)[other] for other in rooms), room))

    def led(self) -> list[int]:
        """The NPCs to bring along, those first that this Colonist cares for; shared out by seat."""
        sight = self.sight
        wanted = [sight.pack.circle[self.goal]]
        if self.goal == sight.exit:
            wanted = list(range(len(p.NPC_TYPES)))
        nearest = []
        for npc_type in wanted:
            ways = [(self.away[sight.at[npc]], npc) for npc in sight.of_type(npc_type)]
            if ways:
                nearest.append(min(ways))
        waiting = [npc for length, npc in sorted(nearest, reverse=True) if length > 0]
        mine = waiting[sight.colonists.index(self.figure) :: len(sight.colonists)]
        return [*mine, *(npc for npc in waiting if npc not in mine)]

    def move_npc(self) -> list[Deed]:
        sight = self.sight
        away = self.away
        claimed = sight.facts["claimed_by"]
        mine = [npc for npc in sight.npcs if claimed[npc - p.NPC] == sight.seat]
        free = [npc for npc in self.leads if claimed[npc - p.NPC] < 0]
        if mine and sight.facts["claims"][sight.seat] >= sight.npc_moves:
            free = []
        stride = 1.5 if self.tags & p.T_STRIDE else 1.0
        deeds: list[Deed] = []
        for npc in (*mine, *free):
            here = sight.at[npc]
            hunted = bool(sight.inside(here, sight.aliens))
            unsafe = hunted or here in sight.breached
            for to in sight.open_ways(here):
                gain = away[here] - away[to] if npc in self.leads else 0.0
                if not self.safe(to) or (gain <= 0 and not unsafe):
                    continue
                worth = 1.7 * gain * stride + 2.0 * unsafe
                if npc in self.leads[:1]:
                    worth += 0.5
                deeds.append((worth / (1 + unsafe), ["move_npc", self.of(npc), self.to(to)]))
        return deeds

    def safe(self, room: int) -> bool:
        return not self.sight.inside(room, self.sight.aliens) and room not in self.sight.breached

    def move(self) -> list[Deed]:
        sight = self.sight
        must = self.must_leave()
        flee = bool(self.foes_here) and self.fight(self.here)[0] < 0.4
        here = self.worth_of(self.here)
        deeds: list[Deed] = []
        for to, price in self.ways():
            worth = self.worth_of(to) - here
            if sight.inside(to, sight.aliens):
                worth += self.joining(to, sight.ap - price)
            elif flee:
                worth += 2.5 + 0.8 * self.hurt
            if to in sight.breached and not sight.survives_breach(self.figure):
                worth -= 4
            worth /= price
            if must and to not in sight.breached:
                worth += 20 if sight.ap <= price + 1 else 3
            deeds.append((worth, ["move", self.to(to)]))
        return deeds

    def why(self, deed: list[str]) -> tuple[str, dict[str, object]]:
        name, told = super().why(deed)
        if name == "move":
            name = self.why_there(self.sight.room_numbers[deed[1].partition(":")[2]])
        told["place_goal"] = self.sight.names["place"][self.goal]
        return name, told

    def why_there(self, room: int) -> str:
        """What calls to a room most, of what is weighed."""
        sight, here = self.sight, self.here
        if self.must_leave():
            return "escape"
        if sight.inside(room, sight.aliens):
            return "join"
        if self.foes_here:
            return "flee"
        calls = {
            "to_goal": STEP * (self.away[here] - self.away[room]),
            "to_arms": self.arms_calling(room) - self.arms_calling(here),
            "to_healing": self.healing_calling(room) - self.healing_calling(here),
        }
        best = max(calls, key=calls.__getitem__)
        return best if calls[best] > 0 else "to_company"

    def worth_of(self, room: int) -> float:
        """How good it is to stand in a room."""
        sight = self.sight
        friends = [f for f in sight.colonists if f != self.figure]
        company = sum(sight.at[f] == room for f in friends)
        nearest = min((sight.away(sight.at[f])[room] for f in friends), default=0.0)
        worth = COMPANY * min(company, 2) - 0.1 * min(nearest, 4.0)
        worth -= STEP * self.away[room]
        return worth + max(self.arms_calling(room), self.healing_calling(room))

    def arms_calling(self, room: int) -> float:
        """How much a room is worth that leads to something to search, early in the game."""
        sight = self.sight
        lacking = uses.lacking(sight, self.figure)
        hurried = p.RECORDED_NPCS in sight.goals()
        if sight.round > (HURRIED if hurried else ARMED_BY) or not lacking:
            return 0.0
        best = 0.0
        for other, mask in enumerate(sight.pack.search):
            found = [uses.SEARCH_WORTH[item_type] for item_type in lacking if mask >> item_type & 1]
            if found and other not in sight.facts["searched"]:
                best = max(best, max(found) * 1.3 / (1.5 + sight.away(other)[room]))
        return best

    def healing_calling(self, room: int) -> float:
        """How much a room is worth that leads to somebody who heals."""
        sight = self.sight
        if not HURTING[self.hurt]:
            return 0.0
        best = 0.0
        for other, ability in enumerate(sight.pack.ability):
            if ability and ability[p.A_AIM] == p.AIM_PENALTY and other not in sight.wrecked:
                needed = sight.pack.circle[other]
                served = sight.served(other) or self.figure in sight.counting(needed, [self.figure])
                if served and sight.healable(self.figure, ability):
                    best = max(best, 1.0 / (1.5 + sight.away(other)[room]))
        return HURTING[self.hurt] * best

    # Fighting.

    def joining(self, room: int, ap: int) -> float:
        """What it is worth to go where an alien figure is, with so many AP left."""
        sight = self.sight
        if self.hurt == DEADLY - 1 and self.goal != room:
            return -4.0
        friends = len(sight.inside(room, sight.colonists)) + self.guards(room)
        if self.goal == room:
            friends += len(self.followers(room))
        strike = self.fight(room)[0] if ap > 0 and self.figure not in self.spent() else 0.0
        return max(strike - 0.5, 2.0 if friends >= 2 else -2.5)

    def followers(self, room: int) -> list[int]:
        """Those who come after in this round and are near enough to strike there as well."""
        sight = self.sight
        away = sight.away(room, through_locks=False)
        players = len(sight.figure_of)

        def turn(figure: int) -> int:
            return (sight.figure_of.index(figure) - sight.alien_player) % players

        return [
            f
            for f in sight.colonists
            if turn(f) > turn(self.figure) and sight.at[f] != room and away[sight.at[f]] < NEAR
        ]

    def spent(self) -> list[int]:
        """Who has used the attack of this round."""
        facts = self.sight.facts
        return [*facts["attacked"], *facts["assisted"]]

    def guards(self, room: int) -> int:
        """The Guards in a room who may still assist."""
        sight = self.sight
        spent = self.spent()
        return sum(npc not in spent for npc in sight.inside(room, sight.of_type(p.GUARD)))

    def fight(self, room: int) -> Deed:
        """The best attack in a room, with all the help there is."""
        sight = self.sight
        spent = self.spent()
        friends = sight.inside(room, sight.colonists)
        cards = sum(f != self.figure and f not in spent for f in friends)
        cards += self.guards(room) * sight.facts["assist_cards"][p.GUARD]
        best: Deed = (0.0, ["end_turn"])
        for foe in sight.inside(room, sight.aliens):
            value = WIN[min(sight.hurt(foe), DEADLY - 1)]
            value = value if foe == p.PRIME else value / 2
            for answer, text, sort in self.attack_modes():
                added = cards if sort == p.MELEE else 0
                win, lose = sight.clash(self.figure, foe, text, sort, added)
                worth = win * value - lose * LOSS[self.hurt] * self.daring
                self.fights[foe, text] = win, lose
                best = max(best, (worth, ["attack", answer, self.of(foe)]))
        return best

    def attack(self) -> list[Deed]:
        return [self.fight(self.here)]

    def npc_attack(self) -> list[Deed]:
        """A Guard with a Riot Kit cannot lose."""
        return [(2.0, ["npc_attack"])]

    # Things to use.

    def search(self) -> list[Deed]:
        mask = self.sight.pack.search[self.here]
        lacking = uses.lacking(self.sight, self.figure)
        found = [uses.SEARCH_WORTH[item_type] for item_type in lacking if mask >> item_type & 1]
        if mask >> p.MISC & 1:
            found.append(uses.SEARCH_WORTH[p.MISC])
        return [(max(found, default=0.3), ["search"])]

    def activate(self) -> list[Deed]:
        ability = self.sight.pack.ability[self.here]
        return [(uses.worth(self, ability), ["activate"])] if ability else []

    def use_card(self) -> list[Deed]:
        sight = self.sight
        return [
            (uses.worth(self, ability), ["use_card", self.card(item)])
            for item in sight.items[self.figure]
            if (ability := sight.pack.action[item])
        ]

    def unlock(self) -> list[Deed]:
        """The door on the own way, or one behind which others wait to come in."""
        sight = self.sight
        cards, bonus = sight.strength(self.figure, p.TECH, 1 << p.PURPOSE + p.FOR_UNLOCK)
        deeds: list[Deed] = []
        for to, edge in sight.pack.near[self.here]:
            if sight.edge_state[edge] != p.LOCKED:
                continue
            waiting = self.here == self.goal and any(self.shut_out())
            if waiting or self.away[to] < self.away[self.here]:
                level = sight.facts["lock_level"][edge]
                near = len(sight.inside(to, sight.living))
                worth = (2.5 + 0.3 * near) * chance(cards, bonus, level)
                deeds.append((worth, ["unlock", self.edge(edge)]))
        return deeds

    def shut_out(self) -> list[int]:
        """Those who are wanted at the goal and cannot get there."""
        sight = self.sight
        away = sight.away(self.goal, through_locks=False)
        return [f for f in (*sight.colonists, *self.leads) if away[sight.at[f]] == FAR]

    def lock(self) -> list[Deed]:
        """Shut the Alien out of the room where we wait."""
        sight = self.sight
        if self.here != sight.exit or self.foes_here or sight.ap > 1:
            return []
        inside = len(sight.inside(self.here, [*sight.colonists, *sight.npcs]))
        deeds: list[Deed] = []
        for to, edge in sight.pack.near[self.here]:
            if sight.inside(to, sight.aliens) and sight.edge_state[edge] == p.UNLOCKED:
                deeds.append((0.8 + 0.2 * inside, ["lock", self.edge(edge)]))
        return deeds

    def repair(self) -> list[Deed]:
        """Holes in the hull first, and doors to space; then rooms that are needed."""
        sight = self.sight
        cards, bonus = sight.strength(self.figure, p.TECH, 1 << p.PURPOSE + p.FOR_REPAIR)
        sure = bool(self.tags & p.T_AUTO_PASS)
        deeds: list[Deed] = []
        for room in (self.here, *(to for to in sight.open_ways(self.here) if to in sight.breached)):
            outer = sight.pack.outer[room]
            if outer >= 0 and sight.edge_state[outer] == p.WRECKED:
                good = 1.0 if sure else chance(cards, bonus, 20)
                deeds.append((self.leak() * good, ["repair", self.edge(outer)]))
            for _, edge in sight.pack.near[room]:
                if room in sight.breached and sight.edge_state[edge] == p.WRECKED:
                    good = 1.0 if sure else chance(cards, bonus, 17)
                    deeds.append((0.7 * self.leak() * good, ["repair", self.edge(edge)]))
        if self.here in sight.wrecked and sight.pack.ability[self.here] and self.lost:
            good = 1.0 if sure else chance(cards, bonus, 15)
            deeds.append((1.5 * good, ["repair", self.to(self.here)]))
        return deeds

    def leak(self) -> float:
        """How much it matters that rooms are breached: most of all to who wins by it."""
        sight = self.sight
        goal = p.BREACHED_ROOMS in sight.goals()
        return (1.5 + 2.0 * goal) * len(sight.breached) / 2 + 2.5 * self.must_leave()

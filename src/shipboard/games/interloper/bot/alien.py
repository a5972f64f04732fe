"""The Alien's turn: come out of nowhere, take whoever stands alone, starve the escape of NPCs."""

from __future__ import annotations

from .. import pack as p
from .sight import COMBAT, DEADLY, FAR, Sight, chance, odds
from .turns import Deed, Turn

WIN = (3.5, 5.0, 9.0)  # worth of a blow against a Colonist hurt so much
LOSS = (10.0, 20.0, 40.0)
OWN_CARDS = 0.4  # how often a card of the loser's own is mild enough to be given to it
NPC_WORTH = 1.5
LAST_OF_TYPE = 5.0  # worth of an NPC without which there is no escape
FEWER = 0.8  # worth of each NPC of its type that is dead already
DELAY = 0.5  # worth of each room that the next one of its type is farther away
HARVEST = 2.5  # worth of an NPC to who wins by them
URGENT = 8.0  # worth of stopping an escape that is at hand
PATIENT = 8  # rounds until which a crowd is shunned; then less and less
LATE = 10  # the round from which it dares more and more, for a draw wins nothing
CREW_AP = 6  # in a round, with what items and rooms add
BROOD = 2  # figures besides the prime, with which the clutch is full
REACH = (1.0, 0.8, 0.6, 0.35)  # how likely a Colonist so many rooms away comes to strike


class AlienTurn(Turn):
    """What an alien figure may do."""

    def __init__(self, sight: Sight, menu: list[str], figure: int) -> None:
        super().__init__(sight, menu, figure)
        self.goals = sight.goals()
        self.urgent = sight.escape() <= CREW_AP * len(sight.colonists)
        self._blows: dict[int, float] = {}  # by Colonist, as are shots
        self._shots: dict[int, float] = {}
        self._dangers: dict[int, float] = {}  # by room

    # Whom to hunt.

    def prey(self, foe: int, attacks: int) -> float:
        """What so many attacks on this figure are worth, where it stands.

        Who steps in for an NPC is fought instead, and the attack is not used up.
        """
        sight = self.sight
        if foe < p.NPC:
            return self.blow(foe)
        if sight.pack.spares_npcs[self.figure]:
            return 0.0
        shields = [
            self.blow(f)
            for f in sight.inside(sight.at[foe], sight.colonists)
            if f not in sight.facts["protected"]
        ]
        worth = 0.8 * sum(sorted(shields)[:attacks])
        return worth + (self.delay(foe) if attacks > len(shields) else 0.0)

    def delay(self, npc: int) -> float:
        """What the death of an NPC is worth: how much longer the escape takes without it."""
        sight = self.sight
        away = sight.away(sight.exit)
        alike = sight.of_type(sight.npc_type(npc))
        ways = sorted(away[sight.at[f]] for f in alike)
        worth = NPC_WORTH + HARVEST * (p.RECORDED_NPCS in self.goals)
        worth += FEWER * max(0, sight.npc_supply - len(alike))
        first = away[sight.at[npc]] == ways[0]
        if len(ways) == 1:
            worth += LAST_OF_TYPE
        elif first:
            worth += DELAY * (ways[1] - ways[0]) + 2.0 / (1 + ways[0])
        return worth + URGENT * (self.urgent and first)

    def blow(self, foe: int) -> float:
        """What a melee with a Colonist is worth."""
        known = self._blows.get(foe)
        if known is None:
            known = self._blows[foe] = self.strike(foe, None, p.MELEE)
        return known

    def strike(self, foe: int, text: int | None, sort: int) -> float:
        """What an attack on a Colonist is worth."""
        sight = self.sight
        helpers = [f for f in sight.inside(self.here, sight.aliens) if f != self.figure]
        cards = 0
        if sort == p.MELEE:
            cards = sum(f not in sight.facts["attacked"] for f in helpers)
        win, lose = sight.clash(self.figure, foe, text, sort, cards, self.hidden_strength())
        self.fights[foe, text] = win, lose
        hurt = min(sight.hurt(foe), DEADLY - 1)
        mine = min(sight.hurt(self.figure), DEADLY - 1)
        risk = LOSS[mine] if self.figure == p.PRIME else LOSS[0]
        if text is not None and sight.pack.mode[text][p.M_LASH]:
            win *= OWN_CARDS
        return win * WIN[hurt] - lose * risk * (LATE / max(LATE, sight.round)) ** 2

    def hidden_strength(self) -> int:
        """The bonus of own traits that are still face down."""
        sight = self.sight
        if self.figure != p.PRIME:
            return 0
        shown = set(sight.traits[sight.seat])
        mine = [sight.card_numbers[name] for name in sight.own_traits]
        extra = tuple(card for card in mine if card not in shown)
        how = p.ATTACKING | p.IN_MELEE | COMBAT
        before = sight.strength(p.PRIME, p.PHYSICAL, how)
        after = sight.strength(p.PRIME, p.PHYSICAL, how, extra)
        return after[1] - before[1]

    def hunt(self, room: int, spent: int = 0) -> float:
        """The best prey within reach of a room, the sooner the better."""
        sight = self.sight
        best = 0.0
        for foe in self.foes():
            there = sight.at[foe]
            away = sight.away(there, through_locks=False)[room]
            if away == FAR:
                continue
            attacks = sight.ap - spent - int(away)
            worth = self.prey(foe, max(1, attacks)) - self.refuge(there, attacks - 1)
            best = max(best, worth / (1 + 0.25 * away) * (0.6 if attacks < 1 else 1.0))
        return best

    def refuge(self, room: int, ap: int) -> float:
        """What it costs to strike in a room and then to be where so many AP allow."""
        danger = self.danger(room)
        price = 1 if self.tags & p.T_FREE_ENEMY else 2
        if ap >= price:
            near = [self.danger(to) for to in self.sight.open_ways(room)]
            danger = min([danger, *near])
        return danger

    def danger(self, room: int) -> float:
        """What it costs to end the turn there: who comes together, or has a gun, will strike."""
        known = self._dangers.get(room)
        if known is not None:
            return known
        sight = self.sight
        away = sight.away(room, through_locks=False)
        company = shots = 0.0
        best = 0, 0
        for foe in sight.colonists:
            length = away[sight.at[foe]]
            if length < len(REACH):
                company += REACH[int(length)]
                shots += REACH[int(length)] * self.shot(foe)
                best = max(best, sight.attack(foe))
        cards = best[0] + max(0.0, company - 1)
        cards += len(sight.inside(room, sight.of_type(p.GUARD)))
        melee = odds((cards, best[1]), sight.defence(self.figure)) * min(1.0, company)
        hurt = min(sight.hurt(self.figure), DEADLY - 1)
        loss = LOSS[hurt] if self.figure == p.PRIME else LOSS[0] / 2
        worth = max(melee, shots) * loss * (PATIENT / max(PATIENT, sight.round)) ** 2
        if self.urgent:
            worth /= 3
        if room in sight.breached and not sight.survives_breach(self.figure):
            worth += 3
        self._dangers[room] = worth
        return worth

    def shot(self, foe: int) -> float:
        """How likely a Colonist hurts us with what it holds, at no risk."""
        known = self._shots.get(foe)
        if known is None:
            sight = self.sight
            known = max(
                (
                    sight.clash(foe, self.figure, text, sight.pack.mode[text][p.M_SORT])[0]
                    for text in sight.modes(foe)
                ),
                default=0.0,
            )
            self._shots[foe] = known
        return known

    def stalk(self, options: list[str]) -> str:
        """Where to come out: beside the best prey, or where the hull is to be opened."""
        sight = self.sight
        stay = -1.0 if self.must_leave() else max(self.hunt(self.here), self.opening(self.here))
        best, choice = stay + 0.4, "decline"
        for option in options:
            if option == "decline":
                continue
            room = sight.room_numbers[option.partition(":")[2]]
            worth = max(self.hunt(room, 1), self.opening(room))
            if worth > best:
                best, choice = worth, option
        return choice

    # What the menu offers.

    def attack(self) -> list[Deed]:
        sight = self.sight
        deeds: list[Deed] = []
        for answer, text, sort in self.attack_modes():
            far = text is not None and sight.pack.mode[text][p.M_FAR]
            rooms = [self.here, *(sight.open_ways(self.here) if far else ())]
            for foe in self.foes():
                if sight.at[foe] not in rooms:
                    continue
                if foe < p.NPC:
                    worth = self.strike(foe, text, sort)
                else:
                    worth = self.prey(foe, sight.ap) if sort == p.MELEE else 0.0
                deeds.append((worth + 0.5, ["attack", answer, self.of(foe)]))
        return deeds

    def may_strike(self) -> bool:
        """Whether this figure's attack of the turn is still to come."""
        sight = self.sight
        if self.figure == p.PRIME:
            more = bool(self.tags & p.T_EXTRA_ATTACK)
            return bool(sight.facts["attacks"] <= more)
        return self.figure not in sight.facts["attacked"]

    def leads_to(self, kind: str, deed: list[str], options: list[str]) -> bool:
        """Whether declaring this deed may ask this question, with these options."""
        if deed[0] == "attack" and not self.may_strike():
            return False
        return super().leads_to(kind, deed, options)

    def move(self) -> list[Deed]:
        """Towards prey; once it has struck, out of the crowd."""
        sight = self.sight
        striking = self.may_strike()
        must = self.must_leave()
        deeds: list[Deed] = []
        for to, price in self.ways():
            if striking:
                worth = self.hunt(to, price) - self.hunt(self.here)
            else:
                worth = self.danger(self.here) - self.danger(to)
            worth = worth / price - 0.05
            if must and to not in sight.breached:
                worth += 20 if sight.ap <= price + 1 else 1
            deeds.append((worth, ["move", self.to(to)]))
        return deeds

    def why(self, deed: list[str]) -> tuple[str, dict[str, object]]:
        name, told = super().why(deed)
        if name == "move":
            name = "escape" if self.must_leave() else "hunt" if self.may_strike() else "slip_away"
        elif name == "attack":
            prey = deed[2].partition(":")[2]
            name = "strike" if self.sight.figure_numbers[prey] < p.NPC else "cull"
        return f"alien_{name}", told

    # The ship.

    def opening(self, room: int) -> float:
        """What a room is worth to who wins by holes in the hull."""
        sight = self.sight
        if p.BREACHED_ROOMS not in self.goals:
            return 0.0
        edges = [edge for _, edge in sight.pack.near[room]]
        near = any(to in sight.breached for to, _ in sight.pack.near[room])
        whole = any(sight.edge_state[edge] != p.WRECKED for edge in edges)
        outer = sight.pack.outer[room] >= 0
        worth = 3.5 * (near and whole) + 2.5 * (outer and not sight.breached)
        return worth - self.danger(room)

    def wreck(self) -> list[Deed]:
        """Holes in the hull for who wants them; else what would heal or wake the others."""
        sight = self.sight
        cards, bonus = sight.strength(self.figure, p.PHYSICAL, 1 << p.PURPOSE + p.FOR_WRECK)
        harm = 0.0 if self.tags & p.T_NO_FAIL else 3.0 * (1 + sight.hurt(self.figure))

        def deed(worth: float, threshold: int, what: str) -> Deed:
            good = chance(cards, bonus, threshold)
            return worth * good - harm * (1 - good), ["wreck", what]

        deeds: list[Deed] = []
        if p.BREACHED_ROOMS in self.goals:
            outer = sight.pack.outer[self.here]
            whole = outer >= 0 and sight.edge_state[outer] == p.INTACT
            if whole and self.here not in sight.breached and self.way_out(outer):
                deeds.append(deed(5.0, 25, self.edge(outer)))
            for to, edge in sight.pack.near[self.here]:
                state = sight.edge_state[edge]
                joined = (to in sight.breached) != (self.here in sight.breached)
                if joined and state != p.WRECKED and self.way_out(edge):
                    threshold = 25 if state == p.INTACT else 20
                    deeds.append(deed(5.0, threshold, self.edge(edge)))
        ability = sight.pack.ability[self.here]
        if ability and self.here not in sight.wrecked:
            deeds.append(deed(_NEEDED.get(ability[p.A_AIM], 0.0), 15, self.to(self.here)))
        return deeds

    def way_out(self, wrecked: int) -> bool:
        """Whether a breach here, once this edge is wrecked as well, would not be the own death."""
        sight = self.sight
        if sight.survives_breach(self.figure):
            return True
        return sight.ap > 2 and any(
            edge != wrecked and sight.edge_state[edge] == p.UNLOCKED and to not in sight.breached
            for to, edge in sight.pack.near[self.here]
        )

    def lock(self) -> list[Deed]:
        """Keep them from the Loading Bay."""
        sight = self.sight
        outside = [f for f in sight.colonists if sight.at[f] != sight.exit]
        deeds: list[Deed] = []
        for to, edge in sight.pack.near[self.here]:
            bay = sight.exit in (to, self.here)
            if bay and outside and sight.edge_state[edge] == p.UNLOCKED:
                deeds.append((0.6 + 2.5 * self.urgent, ["lock", self.edge(edge)]))
        return deeds

    def activate(self) -> list[Deed]:
        """The lights go out; other rooms serve whom a trait lets in."""
        sight = self.sight
        ability = sight.pack.ability[self.here]
        if not ability:
            return []
        if ability[p.A_AIM] == p.AIM_POWER:
            return [(0.4, ["activate"])] if sight.facts["power"] else []
        return [(_OWN_USE.get(ability[p.A_AIM], 0.0), ["activate"])]

    # Traits.

    def trait_action(self) -> list[Deed]:
        sight = self.sight
        deeds: list[Deed] = []
        for trait in sight.traits[sight.seat]:
            ability = sight.pack.action[trait]
            if ability and not (ability[p.A_PER_TURN] and trait in sight.facts["acts"]):
                deeds.append((self.use_of(ability), ["trait_action", self.card(trait)]))
        return deeds

    def use_of(self, ability: p.Ability) -> float:
        """What the action of a trait is worth."""
        sight = self.sight
        aim = ability[p.A_AIM]
        if aim == p.AIM_ENEMIES:
            return 0.8 * len(sight.inside(self.here, sight.colonists))
        if aim == p.AIM_NEAR:
            near = [self.here, *(to for to, _ in sight.pack.near[self.here])]
            return 0.3 * max(len(sight.inside(room, sight.colonists)) for room in near)
        if aim == p.AIM_OWN_DOOR:
            shut = sight.pack.doors[self.here]
            return 0.5 * any(sight.edge_state[edge] == p.LOCKED for edge in shut)
        if aim == p.AIM_PLACE and (self.foes_here or len(sight.aliens) > BROOD):
            return 0.0
        return 1.2

    def move_npc(self) -> list[Deed]:
        """Walk an NPC into a Colonist's room, where it will strike."""
        sight = self.sight
        claimed = sight.facts["claimed_by"]
        mine = [npc for npc in sight.npcs if claimed[npc - p.NPC] == sight.seat]
        free = [npc for npc in sight.npcs if claimed[npc - p.NPC] < 0]
        deeds: list[Deed] = []
        if sight.ap < 2 or not self.tags & p.T_PROFILE:
            return deeds
        for npc in mine or free:
            if (
                not sight.inside(sight.at[npc], sight.colonists)
                and npc not in sight.facts["attacked"]
            ):
                deeds += [
                    (1.2, ["move_npc", self.of(npc), self.to(to)])
                    for to in sight.open_ways(sight.at[npc])
                    if sight.inside(to, sight.colonists)
                ]
        return deeds

    def npc_attack(self) -> list[Deed]:
        """Whoever loses is one less."""
        return [(2.5, ["npc_attack"])]

    # With Tool User.

    def search(self) -> list[Deed]:
        return [(1.2, ["search"])] if len(self.sight.items[p.PRIME]) < 3 else []

    def use_card(self) -> list[Deed]:
        sight = self.sight
        deeds: list[Deed] = []
        for item in sight.items[p.PRIME]:
            ability = sight.pack.action[item]
            if ability:
                deeds.append((_OWN_USE.get(ability[p.A_AIM], 0.0), ["use_card", self.card(item)]))
        return deeds

    def unlock(self) -> list[Deed]:
        """Only where it is shut in or the prey is behind the door."""
        sight = self.sight
        deeds: list[Deed] = []
        for to, edge in sight.pack.near[self.here]:
            if sight.edge_state[edge] == p.LOCKED and self.hunt(to, 1) > self.hunt(self.here) + 1:
                deeds.append((0.8, ["unlock", self.edge(edge)]))
        return deeds


# What it is worth to wreck a room with such an ability.
_NEEDED = {p.AIM_TYPE: 1.5, p.AIM_PENALTY: 1.5, p.AIM_HOLDER: 0.4, p.AIM_DISCARD: 0.4,
           p.AIM_TRAIT: 0.4}  # fmt: skip
# What rooms and items are worth to an Alien that can use them.
_OWN_USE = {p.AIM_PENALTY: 3.0, p.AIM_NOTHING: 1.0, p.AIM_HOLDER: 1.5, p.AIM_ALLY: 0.7}

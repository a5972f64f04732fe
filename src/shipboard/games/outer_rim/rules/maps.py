"""RIM-1.3, 2.1, 29.2: the map as the order of its tiles makes it. Pure functions, no state.

The spaces and the paths inside tiles are the same in every order; only the joins between tiles
differ. Their numbers follow the paths inside, from left to right, the upper one first.
"""

from __future__ import annotations

from typing import Final

from ..pack import MapTables, RimPack

FAR: Final = 1 << 16  # farther than any distance


def laid(pack: RimPack, order: list[int]) -> MapTables:
    """The tables of this order; built once, since they follow from the order alone."""
    key = tuple(order)
    tables = pack.maps.get(key)
    if tables is None:
        tables = pack.maps[key] = build(pack, key)
    return tables


def near(pack: RimPack, order: list[int]) -> list[tuple[int, ...]]:
    """RIM-1.3: by space, the adjacent ones."""
    return laid(pack, order)[0]


def distance(pack: RimPack, order: list[int]) -> list[list[int]]:
    """By space, how far it is to each other one."""
    return laid(pack, order)[1]


def build(pack: RimPack, order: tuple[int, ...]) -> MapTables:
    """What is near each space, all distances, the ends of all paths, the points of the spaces."""
    paths = [*pack.inner_paths, *joins(pack, order)]
    adjacent = neighbours(len(pack.space_tile), paths)
    steps = [distances(adjacent, space) for space in range(len(adjacent))]
    return adjacent, steps, paths, points(pack, order)


def joins(pack: RimPack, order: tuple[int, ...]) -> list[tuple[int, int]]:
    """The paths between neighbouring tiles and to the endcaps: the upper and the lower ones."""
    found: list[tuple[int, int]] = []
    left = pack.endcaps[0]
    for tile in order:
        right = pack.tile_left[tile]
        found.append((left[0], right[0]))
        found.append((left[1], right[1]))
        left = pack.tile_right[tile]
    found.append((left[0], pack.endcaps[1][0]))
    found.append((left[1], pack.endcaps[1][1]))
    return found


def neighbours(spaces: int, paths: list[tuple[int, int]]) -> list[tuple[int, ...]]:
    """RIM-1.3: by space, the adjacent spaces, ascending."""
    found: list[list[int]] = [[] for _ in range(spaces)]
    for one, two in paths:
        found[one].append(two)
        found[two].append(one)
    return [tuple(sorted(set(around))) for around in found]


def distances(adjacent: list[tuple[int, ...]], start: int) -> list[int]:
    """How many steps the shortest path from this space to each other one has."""
    found = [FAR] * len(adjacent)
    found[start] = 0
    reached = [start]
    for space in reached:
        for other in adjacent[space]:
            if found[other] == FAR:
                found[other] = found[space] + 1
                reached.append(other)
    return found


def points(pack: RimPack, order: tuple[int, ...]) -> list[tuple[int, int]]:
    """Where each space is drawn: by the slot of its tile; an endcap has one place only."""
    slots = [0] * len(order)
    for slot, tile in enumerate(order):
        slots[tile] = slot
    found: list[tuple[int, int]] = []
    for space, tile in enumerate(pack.space_tile):
        found.append(pack.slot_points[space][slots[tile] if tile >= 0 else 0])
    return found

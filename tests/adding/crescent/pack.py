"""Worlds and cargo."""

from __future__ import annotations

from collections.abc import Mapping

from shipboard.kernel.pack import Pack

WORLDS = (  # id, title, whether it is a planet
    ("auric", "Auric Bay", True), ("n1", "the first buoy", False), ("halcyon", "Halcyon", True),
    ("n2", "the second buoy", False), ("gloomrock", "Gloomrock", True),
    ("n3", "the third buoy", False), ("tarn", "Tarn", True), ("n4", "the fourth buoy", False),
    ("vesper", "Vesper", True), ("n5", "the fifth buoy", False), ("storm", "the Storm", False),
)  # fmt: skip
STORM = 10
LANES = (*((n, n + 1) for n in range(9)), (3, STORM), (5, STORM), (1, 3))
CARGO = ("spice", "ore", "parts")
PATROLS = ("red", "blue")


class CrescentPack(Pack):
    """What is where."""

    near: tuple[tuple[tuple[int, int], ...], ...]  # by world: (world, lane)


def load(options: Mapping[str, str]) -> CrescentPack:
    """The same worlds for all; the option `sky` turns the map, which is the chart's matter."""
    pack = CrescentPack("crescent")
    pack.names = {
        "space": tuple(name for name, _, _ in WORLDS),
        "lane": tuple(f"{WORLDS[a][0]}-{WORLDS[b][0]}" for a, b in LANES),
        "patrol": PATROLS,
        "card": CARGO,
    }
    pack.titles = {
        "space": tuple(title for _, title, _ in WORLDS),
        "lane": tuple(f"the lane from {WORLDS[a][1]} to {WORLDS[b][1]}" for a, b in LANES),
        "patrol": ("the red patrol", "the blue patrol"),
        "card": ("Spice", "Ore", "Parts"),
    }
    pack.texts = {"card": ("Worth 3.", "Worth 1.", "Worth 2.")}
    pack.near = tuple(
        tuple(
            (b if a == world else a, lane) for lane, (a, b) in enumerate(LANES) if world in (a, b)
        )
        for world in range(len(WORLDS))
    )
    return pack

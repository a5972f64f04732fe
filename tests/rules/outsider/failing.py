"""A deck that fails at once, so that the game is settled by its end mode."""

from __future__ import annotations

from .scenario import Scenario, scenario

GOALS = ["air_moss", "water_loop", "wreckage", "hull_frames", "ship_mind", "night_watch"]


def at_the_end(
    end_mode: str,
    *,
    dark: str = "0000",
    survival: str = "3333",
    goals: str = "0000",
    outsiders: str = "A",
    **more: object,
) -> Scenario:
    """Four players (or more), the deck fails: digits by seat."""
    left = list(GOALS)
    letters = "ABCDEF"[: len(dark)]
    settings: dict[str, object] = {
        "players": len(dark),
        "step": "entropy",
        "deck": [],
        "end_mode": end_mode,
        "telling": True,
    }
    return scenario(
        hands={
            seat: ["dark"] * int(n) + ["door_jack"] for seat, n in zip(letters, dark, strict=True)
        },
        survival={seat: int(n) for seat, n in zip(letters, survival, strict=True)},
        completed={
            seat: [left.pop(0) for _ in range(int(n))]
            for seat, n in zip(letters, goals, strict=True)
        },
        loyalties={seat: "outsider" if seat in outsiders else "crew" for seat in letters},
        **(settings | more),  # type: ignore[arg-type]
    )

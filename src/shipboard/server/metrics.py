"""What a server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, generate_latest

TIMES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

answers = Counter("shipboard_answers", "Answers committed.", ["game"])
refusals = Counter("shipboard_refusals", "Messages refused.", ["type"])
lost = Counter("shipboard_races_lost", "Appends that another worker was faster with.")
connections = Gauge("shipboard_connections", "Open WebSockets.")
live_tables = Gauge("shipboard_live_tables", "Tables in memory.")
commits = Histogram("shipboard_commit_seconds", "Time of one commit.", buckets=TIMES)
grouped = Histogram(
    "shipboard_commit_jobs", "Jobs in one commit.", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500)
)
thoughts = Histogram("shipboard_thought_seconds", "Time of one bot's choice.", buckets=TIMES)
dropped = Counter("shipboard_dropped_to_snapshot", "Clients that were too slow for updates.")
limited = Counter("shipboard_limited", "Turned away by a limit.", ["limit"])


def commit(jobs: int, seconds: float) -> None:
    """One commit was made."""
    commits.observe(seconds)
    grouped.observe(jobs)


def page() -> bytes:
    """All of it, as Prometheus reads it."""
    return generate_latest()

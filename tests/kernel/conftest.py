"""What is not collected by itself: it has no tests, and needs an interpreted kernel."""

collect_ignore = ["beacons.py", "worlds.py"]

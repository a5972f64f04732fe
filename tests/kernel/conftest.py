"""What is not collected by itself: it has no tests, and cannot be imported where all is compiled."""

collect_ignore = ["beacons.py", "worlds.py"]

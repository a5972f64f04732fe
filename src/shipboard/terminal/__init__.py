"""Play and watch in a terminal. The text is also the interface for people who listen to it."""

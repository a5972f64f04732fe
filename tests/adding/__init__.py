"""A game that only the tests know, to prove that a game is added without touching anything else."""

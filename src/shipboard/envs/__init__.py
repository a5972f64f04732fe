"""Environments for learners, under the APIs they already use.

    plays.py       what all of them share: games as learners play them, one or many at once
    aec.py         PettingZoo: every seat is an agent, one acts after the other
    seat.py        Gymnasium: one seat against bots
    vector.py      Gymnasium, many tables at once; and the same for self-play
    openspiel.py   OpenSpiel: a Python game with information states
    telling.py     what a seat sees and may do in words, for agents that read

All see what kernel/observation.py makes of a seat's view, and act by kernel/actions.py. `numpy`,
`gymnasium` and `pettingzoo` come with the extra `envs`, `open-spiel` with the extra `openspiel`.
"""

from importlib import import_module
from importlib.util import find_spec

if find_spec("gymnasium"):
    import_module("shipboard.envs.seat")  # registers all games

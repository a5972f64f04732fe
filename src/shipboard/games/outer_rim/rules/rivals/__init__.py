"""RIM-60 to 74: automatic opponents, each of which carries out an AI card in its turn.

They are players for all rules. What the base rules would ask one is decided in `Rim.decide`
(state.py); what only they do stands here. Begin with `turn`; `bullets` lists what AI cards say.
"""

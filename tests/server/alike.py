"""`shipboard` with a server that deals every table alike and whose bots are of one mind.

Started by tests that look for something in a game: whether it is there does not depend on luck.
"""

from __future__ import annotations

import random
from types import SimpleNamespace

from shipboard.cli import main
from shipboard.server.aside import thinking

SEED = "5eed" * 16

# The processes in which bots think read this file too, and go no further than here.
vars(thinking)["PROMPT"] = 60.0  # hints come, however busy the machine is
vars(thinking)["random"] = SimpleNamespace(Random=lambda *_: random.Random(SEED))

if __name__ == "__main__":
    from shipboard.server.live import making

    making.new_seed = lambda: SEED
    main()

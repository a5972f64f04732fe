"""Tables on the network: lobby, seats, clocks, storage, push.

Each folder is a room with one subject, and its first lines say what is in it. From below:

- `tables`: a table as data, folded from what has happened at it
- `show`: what its viewers are shown, and in which messages
- `store`: where all tables are kept
- `aside`: what is done in processes of its own: bots think, games are played again
- `door`: what strangers must pass before anybody listens to them
- `live`: the tables that somebody is at, in memory
- `acts`: what a person may do at one
- `web`: the ways in, a WebSocket for playing and REST for the rest

Beside them lies what starts it all (`run.py`, `workers.py`, `application.py`) and what every room
may use (`settings.py`, `clock.py`, `logs.py`, `metrics.py`, `refusals.py`). Imports point down this
list, never up; `make lint` checks it.

To follow one answer, read `web/connection.py`, `acts/commands.py`, `live/live.py`,
`tables/entries.py`, `tables/standing.py`, `store/store.py`, `show/publish.py`.
"""

"""Plays any game at random, written from docs/protocol.md alone: client.py ADDRESS GAME-OR-CODE.

With the name of a game it makes a table for itself and bots, with a code it takes a seat.
"""

import json
import random
import sys
import time
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

ENDED = ("over", "stopped", "closed")
FINAL = (4400, 4401, 4403, 4404, 4406, 4410, 4500)  # close codes after which nobody comes back
SILENCE = 10  # seconds without a message after which an answer is sent again


def call(address, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address + path, data, {"content-type": "application/json"})) as answer:
        return json.load(answer)


def sit(address, what):
    for game in call(address, "/api/games"):
        if game["name"] == what:
            seats = ["me"] + ["bot"] * (game["players"]["default"] - 1)
            body = {"game": what, "players": len(seats), "name": "Random", "seats": seats}
            return call(address, "/api/tables", body)
    table = call(address, f"/api/codes/{what}")["table"]
    return call(address, f"/api/tables/{table}/seats", {"name": f"Random {random.random():.3f}"})


def merge(held, message):
    if message["type"] == "snapshot":
        held.update(table=message["table"], position=message["position"] or {})
    else:
        held["table"].update(message.get("table", {}))
        for key, value in message.get("position", {}).items():
            before = held["position"].get(key) if key in ("zones", "facts") else None
            held["position"][key] = before | value if before else value
    held["seen"] = message["n"]


def visit(socket, held):
    socket.send(json.dumps({"type": "hello", "protocol": 1} | {
        key: held[key] for key in ("secret", "stream", "seen")}))  # fmt: skip
    sent = None
    while held["table"].get("status") not in ENDED:
        try:
            message = json.loads(socket.recv(SILENCE))
        except TimeoutError:
            message, sent = {"type": "nothing"}, None
        if message["type"] == "welcome":
            held["stream"] = message["stream"]
        elif message["type"] in ("snapshot", "update", "rewind"):
            merge(held, message)
        for asked in held["position"].get("decisions", [])[:1]:
            if held["answer"]["decision"] != asked["id"]:
                option = random.choice(asked["options"])["id"]
                held["answer"] = {"type": "answer", "decision": asked["id"], "option": option}
            if sent != held["answer"]:
                sent = held["answer"]
                socket.send(json.dumps(sent))


def play(address, ticket):
    url = f"ws{address[4:]}/api/tables/{ticket['table']}/socket"
    held = {"secret": ticket["secret"], "stream": None, "seen": 0, "answer": {"decision": None}}
    held |= {"table": {}, "position": {}}
    while held["table"].get("status") not in ENDED:
        try:
            with connect(url, max_size=None) as socket:
                visit(socket, held)
        except (OSError, WebSocketException) as error:
            if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in FINAL:
                sys.exit(error.rcvd.reason)
            time.sleep(1)
    return held["position"].get("outcome")


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], sit(*sys.argv[1:3]))))

"""A bot that takes a seat over the network and plays it to the end: docs/bots.md goes through it.

    python examples/bot.py http://localhost:8000                    # a match of its own against the computer
    python examples/bot.py http://localhost:8000 MATCH              # takes an open seat of a match
    python examples/bot.py http://localhost:8000 MATCH TOKEN        # comes back to a seat it holds

It knows no rules: it attacks where it can, and otherwise does something at random. Only the package
`websockets` is needed.
"""

import json
import random
import sys
import time
import urllib.request
import uuid

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect


def post(address, body):
    """Send JSON, get JSON."""
    request = urllib.request.Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def seat_at(server, match=None):
    """A match and the token of a seat: of a new match, or of the first open seat of one that is there."""
    if match is None:
        seats = [{"kind": "person", "name": "Bot"}, {"kind": "computer", "agent": "random"}]
        wish = {"game": "battleground", "setup": {"scenario": "first-game"}, "seats": seats}
        opened = post(f"{server}/api/matches", wish)
        return opened["match"], opened["tokens"]["0"]
    with urllib.request.urlopen(f"{server}/api/matches/{match}", timeout=30) as answer:
        seat = next(s["seat"] for s in json.load(answer)["seats"] if s["kind"] == "open")
    return match, post(f"{server}/api/matches/{match}/claim", {"seat": seat, "name": "Bot"})["token"]


def choose(decision):
    """The whole intelligence of this bot."""
    options = [option["text"] for option in decision["options"]]
    return random.choice([o for o in options if o.startswith("attack")] or options)


def play(socket, unanswered):
    """Answer every question until the match is over; how it ended."""
    for message in unanswered.values():  # sent before the line broke: the same key is carried out once
        socket.send(json.dumps(message))
    for text in socket:
        message = json.loads(text)
        if message["type"] in ("ack", "refusal"):
            unanswered.pop(message["key"], None)
        if message["type"] == "refusal":  # too late, too fast, or the server is in trouble: look again
            time.sleep(0.2)
            socket.send(json.dumps({"type": "resync", "key": uuid.uuid4().hex}))
        if message.get("outcome"):
            return message["outcome"]
        decision = message.get("decision")
        if decision and all(m["decision"] != decision["id"] for m in unanswered.values()):
            key = uuid.uuid4().hex
            option = choose(decision)
            unanswered[key] = {"type": "choose", "key": key, "decision": decision["id"], "option": option}
            socket.send(json.dumps(unanswered[key]))
    return None


def main(server, match=None, token=None):
    """Take a seat and play; come back whenever the line breaks."""
    if token is None:
        match, token = seat_at(server, match)
    print(f"playing {match} with the token {token}", flush=True)
    address = f"{server.replace('http', 'ws', 1)}/api/matches/{match}/socket?token={token}&updates=full"
    outcome, unanswered = None, {}
    while outcome is None:
        try:
            with connect(address, max_size=None) as socket:
                outcome = play(socket, unanswered)
        except (OSError, WebSocketException) as error:
            if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in (4003, 4004):
                sys.exit(f"no way back: {error.rcvd.reason}")  # not our seat, or no such match
            time.sleep(0.5)
    print(f"over: {outcome['reason']}, winners {outcome['winners']}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

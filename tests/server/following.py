"""A client that follows its match: it applies what it is sent, as the browser does."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from battlewright.server.patches import patched

Message = dict[str, Any]
DEFAULTS: Message = {
    "asked": [],
    "undoable": False,
    "offer": None,
    "outcome": None,
    "next_match": "",
    "guide": None,
}


def positions(received: Iterable[str]) -> Iterator[Message]:
    """The position after each message that told of one."""
    follower = Follower()
    for text in received:
        message: Message = json.loads(text)
        follower.hear(message)
        if message["type"] in ("sync", "update", "delta"):
            yield follower.position


class Follower:
    """What a client knows of its match."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.position: Message = {}
        self.log: list[Message] = []
        self._known: list[Message] = []

    def hear(self, message: Message) -> None:
        """Take in a message about the position; others are left alone."""
        match message["type"]:
            case "sync":
                self.position, self.log = dict(message), message["log"]
                self._restart()
            case "update":
                self.position, self.log = self.position | message, self.log + message["log"]
            case "delta":
                self._change(message)
            case "presence":
                self.position |= {name: message[name] for name in ("seats", "offer", "next_match")}

    def _restart(self) -> None:
        self._known = list((self.position["decision"] or {}).get("options", ()))

    def _change(self, delta: Message) -> None:
        position = self.position
        assert delta["base"] <= position["seq"], "a message is missing"
        if delta.get("restart"):
            self._restart()
        changed = {name: patched(position[name], delta.get(name, {})) for name in ("view", "table")}
        decision = (
            position["decision"] if delta.get("same_decision") else self._question(delta.get("decision"))
        )
        seats = delta.get("seats") or position["seats"]
        told = {name: delta.get(name, default) for name, default in DEFAULTS.items()}
        lines = delta.get("log", [])
        self.position = position | changed | told | {"decision": decision, "seats": seats, "log": lines}
        self.position |= {"seq": delta["seq"], "type": "delta"}
        self.log = self.log + lines

    def _question(self, told: Message | None) -> Message | None:
        if told is None:
            return None
        options = [self._option(option) for option in told["options"]]
        head = {name: told[name] for name in ("id", "kind", "prompt")}
        return head | {"rules": told.get("rules", []), "facts": told.get("facts", {}), "options": options}

    def _option(self, told: int | list[Any]) -> Message:
        if isinstance(told, int):
            return self._known[told]
        text, label, *fields = told
        type, *values = text.split(" ")
        given = fields[0] if fields else dict(zip(self._names(type), values, strict=True))
        option = {"text": text, "label": label, "type": type, "fields": given}
        self._known.append(option)
        return option

    def _names(self, type: str) -> list[str]:
        return next(list(option["fields"]) for option in self._known if option["type"] == type)

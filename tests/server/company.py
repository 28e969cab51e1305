"""People with profiles, for tests."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from tests.server.serving import ThreadServer
from tests.server.table import FIRST_GAME, Message, Seat, http


class Someone:
    """Somebody with a profile on a server."""

    def __init__(self, server: ThreadServer, name: str, **wishes: Any) -> None:
        """Makes the profile."""
        self.url, self.name = server.url, name
        made = http(f"{self.url}/api/people", {"name": name} | wishes)
        self.person, self.secret = made["person"], made["secret"]

    def ask(self, path: str, **fields: Any) -> Any:
        """Send something with the secret."""
        return http(f"{self.url}/api/{path}", {"secret": self.secret} | fields)

    def open(self, seats: list[Message], **terms: Any) -> tuple[str, dict[int, str]]:
        """Open a match; its id and the own tokens."""
        body = {"game": "battleground", "setup": FIRST_GAME, "seats": seats, "person": self.secret} | terms
        opened = http(f"{self.url}/api/matches", body)
        return opened["match"], {int(seat): token for seat, token in opened["tokens"].items()}

    def claim(self, match: str, seat: int) -> str:
        """Take a seat."""
        body = {"seat": seat, "person": self.secret}
        return str(http(f"{self.url}/api/matches/{match}/claim", body)["token"])

    def sit(self, match: str, token: str, mix: str = "") -> Seat:
        """Sit down; the browser adds a value to the dice."""
        return Seat(self.url, match, token, mix=mix or token_hex(16))

    def profile(self) -> Any:
        """What everybody sees of them."""
        return http(f"{self.url}/api/people/{self.person}")


MINE = {"kind": "person", "mine": True}


def rated_match(a: Someone, b: Someone) -> tuple[str, Seat, Seat]:
    """A rated match of two people who have both sat down."""
    match, tokens = a.open([MINE, {"kind": "open"}], rated=True)
    first = a.sit(match, tokens[0])
    second = b.sit(match, b.claim(match, 1))
    first.see(second.position["seq"])
    return match, first, second

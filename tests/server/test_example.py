"""The example bot and the page about hosting: both are true."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from battlewright.server import protocol
from battlewright.server.settings import Settings
from tests.server.serving import ProcessServer, ThreadServer
from tests.server.table import OPEN, PERSON, Opened, http
from tests.waiting import PATIENCE, eventually

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "bot.py"


def bot(*arguments: str) -> subprocess.Popen[str]:
    """The example, as a person would start it."""
    return subprocess.Popen([sys.executable, str(BOT), *arguments], stdout=subprocess.PIPE, text=True)


def seated(running: subprocess.Popen[str]) -> subprocess.Popen[str]:
    """A bot that has said which seat it holds."""
    assert running.stdout is not None
    assert "with the token" in running.stdout.readline()
    return running


def test_the_example_bot_plays_the_computer(server: ThreadServer) -> None:
    """It opens a match of its own and plays it to its end."""
    output, _ = bot(server.url).communicate(timeout=120)

    match = output.split()[1]
    assert "over: " in output
    eventually(lambda: http(f"{server.url}/api/matches/{match}")["outcome"], "its end was not written down")


def test_two_example_bots_play_each_other_across_a_crash(tmp_path: Path) -> None:
    """They take open seats of a match, and come back when the server is killed under them."""
    server = ProcessServer(tmp_path).start()
    opened = Opened(server.url, [OPEN, OPEN], public=True)
    pair = [seated(bot(server.url, opened.match)) for _ in range(2)]
    watcher = opened.spectator()
    watcher.see(15)

    server.kill()
    server.start()

    for each in pair:
        output, _ = each.communicate(timeout=120)
        assert "over: " in output
    assert opened.spectator().outcome is not None
    server.stop()


def test_the_example_bot_gives_up_where_there_is_no_seat(server: ThreadServer) -> None:
    """A token that opens nothing, or a match that is not there, is not tried again and again."""
    opened = Opened(server.url, [PERSON, PERSON])

    for match, token in ((opened.match, "x"), ("0" * 24, opened.tokens[0])):
        running = bot(server.url, match, token)
        running.communicate(timeout=PATIENCE)
        assert running.returncode == 1


def test_the_example_bot_is_about_sixty_lines() -> None:
    """Short enough to be read at once."""
    lines = [line for line in BOT.read_text(encoding="utf-8").splitlines() if line.strip()]

    assert len(lines) < 75


def test_every_setting_is_documented() -> None:
    """The page about hosting names every variable with its default."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `BATTLEWRIGHT_(\w+)` \| `?([^`|]+?)`? \|", page, re.MULTILINE))
    defaults = {name.upper(): default_text(name) for name in Settings.__struct_fields__}

    assert told == defaults


def default_text(name: str) -> str:
    """A default as the page writes it."""
    value: Any = getattr(Settings(), name)
    if name == "data":
        return "~/.local/share/battlewright"
    if isinstance(value, bool):
        return str(int(value))
    return f"{value:g}" if isinstance(value, float) else str(value) or "empty"


def test_the_limits_on_the_protocol_page_are_the_defaults() -> None:
    """What a client is told to expect is what a server does."""
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    usual = Settings()

    for words in (
        f"{usual.message_bytes:,} bytes",
        f"{usual.messages_per_second:g} a second, {2 * usual.messages_per_second:g} at once",
        f"| sockets of an address | {usual.sockets_per_address} |",
        f"{usual.opens_per_minute:g} a minute",
        f"{usual.outbox_bytes / 1e6:g} MB",
        f"{usual.matches:,}; those untouched for {usual.keep_days:g} days",
    ):
        assert words in page


def test_the_examples_on_the_protocol_page_are_messages() -> None:
    """Every example of what a client sends is read by the server, and every one it sends has all fields."""
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    sent, received = page.split("## What the server sends")
    blocks = {
        "sent": re.findall(r"```json\n(.*?)```", sent.split("## What a client sends")[1], re.DOTALL),
        "received": re.findall(r"```json\n(.*?)```", received, re.DOTALL),
    }
    told = {json.loads(text)["type"] for text in blocks["sent"]}
    assert told == {kind.__struct_config__.tag for kind in get_args(protocol.Incoming)}
    for text in blocks["sent"]:
        msgspec.json.decode(text, type=protocol.Incoming)
    for text in blocks["received"]:
        message = msgspec.json.decode(text, type=protocol.Outgoing)
        fields = {"type", *message.__struct_fields__}
        assert set(json.loads(text)) <= fields
        assert set(json.loads(text)) == fields or message.__struct_config__.omit_defaults
    assert len(blocks["received"]) == len(get_args(protocol.Outgoing))


def test_a_person_plays_the_example_bot(server: ThreadServer) -> None:
    """The bot takes the friend's seat of a match somebody opened."""
    opened = Opened(server.url, [PERSON, OPEN])
    seat = opened.sit(0)
    running = bot(server.url, opened.match)
    seat.until(lambda s: s.presence["seats"][1]["here"])

    for _ in range(10):
        seat.until(lambda s: s.decision or s.outcome)
        seat.choose(seat.options[0])
    seat.until(lambda s: len(s.log) > 0)
    seat.ask("resign")

    output, _ = running.communicate(timeout=PATIENCE)
    assert "over: " in output

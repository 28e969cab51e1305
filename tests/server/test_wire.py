"""Frames as the RFC has them: in pieces, masked, pinged, closed, too large, no text; and a deaf client.

A raw socket speaks to the server here, so that nothing is put right by a library on this side.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket
import struct
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from battlewright.server.wire import text_head, whole_message
from tests.server.serving import ThreadServer
from tests.server.table import PERSON, Opened
from tests.waiting import PATIENCE, eventually

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class Raw:
    """A socket after the handshake."""

    def __init__(self, server: ThreadServer, opened: Opened) -> None:
        """Takes the first seat and reads what it is shown."""
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/matches/{opened.match}/socket?token={opened.tokens[0]} HTTP/1.1\r\nHost: x\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._file = self.socket.makefile("rb")
        assert b"101" in self._file.readline()
        while self._file.readline() != b"\r\n":
            pass
        assert self.message()["type"] == "sync"
        assert self.message()["type"] == "presence"

    def send(
        self, opcode: int, data: bytes, *, final: bool = True, mask: bytes = b"\x01\x02\x03\x04"
    ) -> None:
        """One frame; an empty mask leaves it unmasked."""
        length = len(data)
        masked = 0x80 if mask else 0
        head = bytes([(0x80 if final else 0) | opcode])
        if length < 126:
            head += bytes([masked | length])
        elif length < 65_536:
            head += bytes([masked | 126]) + struct.pack("!H", length)
        else:
            head += bytes([masked | 127]) + struct.pack("!Q", length)
        covered = bytes(b ^ mask[i % 4] for i, b in enumerate(data)) if mask else data
        self.socket.sendall(head + mask + covered)

    def frame(self) -> tuple[int, bytes]:
        """The next frame of the server, which never masks and never splits."""
        first, second = self._file.read(2)
        assert first & 0x80
        assert not second & 0x80
        length = second
        if length == 126:
            (length,) = struct.unpack("!H", self._file.read(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self._file.read(8))
        return first & 0x0F, self._file.read(length)

    def message(self) -> Any:
        """The next message."""
        opcode, data = self.frame()
        assert opcode == TEXT
        return json.loads(data)

    def closed(self) -> int:
        """The code the server closes with; it then hangs up."""
        while (found := self.frame())[0] != CLOSE:
            pass
        with contextlib.suppress(ConnectionResetError):  # it does not read what was still on the way
            assert self._file.read() == b""
        return int.from_bytes(found[1][:2], "big")


@pytest.fixture
def raw(server: ThreadServer) -> Iterator[Raw]:
    """A seat on a raw socket."""
    found = Raw(server, Opened(server.url, [PERSON, PERSON]))
    yield found
    found.socket.close()


RESYNC = b'{"type":"resync","key":"pieces"}'


@pytest.mark.parametrize("opcode", [TEXT, BINARY])
def test_a_message_may_come_in_pieces(raw: Raw, opcode: int) -> None:
    """Frames are put together, with a ping in between; bytes may come one at a time."""
    raw.send(opcode, RESYNC[:5], final=False)
    raw.send(PING, b"there?")
    raw.send(CONTINUATION, RESYNC[5:9], final=False, mask=b"\xff\x00\x80\x7f")
    raw.send(CONTINUATION, RESYNC[9:])

    assert raw.frame() == (PONG, b"there?")
    assert raw.message()["key"] == "pieces"


def test_bytes_may_come_one_at_a_time(raw: Raw) -> None:
    """What is split on the way is one message all the same; so are several that come together."""
    mask = b"abcd"
    frame = bytes([0x80 | TEXT, 0x80 | len(RESYNC)]) + mask
    frame += bytes(b ^ mask[i % 4] for i, b in enumerate(RESYNC))
    for byte in frame:
        raw.socket.sendall(bytes([byte]))
    assert raw.message()["key"] == "pieces"

    raw.socket.sendall(frame * 100)
    assert [raw.message()["key"] for _ in range(100)] == ["pieces"] * 100


def test_an_unmasked_frame_closes_the_socket(raw: Raw) -> None:
    """Clients mask what they send."""
    raw.send(TEXT, RESYNC, mask=b"")

    assert raw.closed() == 1002


def test_reserved_bits_and_unknown_opcodes_close_the_socket(server: ThreadServer) -> None:
    """No extension was agreed on."""
    opened = Opened(server.url, [PERSON, PERSON])
    for opcode in (0x40 | TEXT, 3, 11):
        raw = Raw(server, opened)
        raw.send(opcode, RESYNC)
        assert raw.closed() == 1002


def test_a_continuation_of_nothing_closes_the_socket(raw: Raw) -> None:
    """A message begins with a frame of its kind."""
    raw.send(CONTINUATION, RESYNC)

    assert raw.closed() == 1002


@pytest.mark.filterwarnings("ignore")
def test_what_is_not_utf8_closes_the_socket(raw: Raw, caplog: pytest.LogCaptureFixture) -> None:
    """A text frame holds text."""
    raw.send(TEXT, b"\xff\xfe{}")

    assert raw.closed() == 1007
    caplog.clear()  # uvicorn tells of it as an error; it is the client's


def test_closing_is_answered(server: ThreadServer, raw: Raw) -> None:
    """The server answers a close with the same code and hangs up; its seat is empty again."""
    raw.send(CLOSE, (1000).to_bytes(2, "big") + b"bye")

    opcode, data = raw.frame()
    assert (opcode, data[:2]) == (CLOSE, (1000).to_bytes(2, "big"))
    assert raw._file.read() == b""


def test_a_message_of_many_pieces_is_bounded(server: ThreadServer, raw: Raw) -> None:
    """The limit is for the whole message, not for a frame of it."""
    piece = b"x" * server.settings.message_bytes
    raw.send(TEXT, piece, final=False)
    for _ in range(3):
        raw.send(CONTINUATION, piece, final=False)
    raw.send(CONTINUATION, b"x")

    assert raw.closed() == 1009


def test_a_line_that_breaks_leaves_nothing_behind(server: ThreadServer) -> None:
    """No close, no answer: the seat is empty again, whatever was under way."""
    opened = Opened(server.url, [PERSON, PERSON])
    raw = Raw(server, opened)
    raw.send(TEXT, RESYNC[:7], final=False)
    raw.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    raw._file.close()
    raw.socket.close()

    eventually(lambda: not server.hub.rooms[opened.match].people)


def test_a_client_far_ahead_is_not_read_from(server: ThreadServer, raw: Raw) -> None:
    """It may send ahead; every message is answered in the end, in order."""
    for number in range(500):
        raw.send(TEXT, json.dumps({"type": "undo", "key": f"n{number}"}).encode())

    assert [raw.message()["key"] for _ in range(500)] == [f"n{number}" for number in range(500)]


def test_a_deaf_client_is_cut_off(server: ThreadServer) -> None:
    """What waits for a client that does not read is bounded; past it the line is cut, without farewell."""
    opened = Opened(server.url, [PERSON, PERSON])
    raw = Raw(server, opened)
    room = server.hub.rooms[opened.match]
    person = room.people[0]

    async def shout() -> None:
        while person in room.people:
            room.show_all_to(person)
            await asyncio.sleep(0)

    server.do(shout())

    assert raw.socket.recv(100)  # what was on the way already still arrives


def frame(text: bytes, first: int = 0x81, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    """A masked frame, with the length as short as can be."""
    length = len(text)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return bytes([first]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(text))


@pytest.mark.parametrize("length", [2, 125, 126, 127, 128, 300, 60_000])
def test_a_short_message_in_one_piece_is_read_at_once(length: int) -> None:
    """It must be all of a text frame and nothing else; whatever differs is left to the library."""
    text = ("ä" * length).encode()[: length - length % 2]
    whole = frame(text)

    assert whole_message(whole) == text.decode()
    for odd in (
        whole[:-1],
        whole + b"x",
        whole + whole,
        frame(text, 0x01),
        frame(text, 0x82),
        frame(text, 0xC1),
    ):
        assert whole_message(odd) is None
    assert whole_message(bytes([0x81, len(text) & 0x7F]) + text) is None, "it is not masked"
    assert whole_message(frame(b"\xff" + text)) is None, "it is not UTF-8"


def test_a_long_length_is_not_taken_for_a_short_one() -> None:
    """127 stands for a length in eight bytes."""
    assert whole_message(b"\x81\xff" + b"\0" * 131) is None


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536, 1_000_000])
def test_what_is_sent_reads_as_the_library_writes_it(length: int) -> None:
    """The head of a text frame, for every form a length may have."""
    data = b"x" * length

    assert text_head(length) + data == Frame(Opcode.TEXT, data).serialize(mask=False)

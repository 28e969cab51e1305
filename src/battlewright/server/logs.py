"""Structured logs: one JSON object a line, each with the id of its request, none with a token.

With `BATTLEWRIGHT_LOG=json` every request, socket and error is a line. The id of a request is also in its
response (`x-request-id`), so that a user who reports a problem can quote it.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TextIO

REQUEST: ContextVar[str] = ContextVar("request", default="")  # what is done now is done for this one
LOGGERS = ("battlewright.server", "uvicorn.error")
_SECRET = re.compile(r"((?:token|watch|key)[\\\"']*\s*[=:]\s*[\\\"']*)[\w%.~+/-]+", re.IGNORECASE)


def new_id() -> str:
    """The id of a request."""
    return secrets.token_hex(8)


class Lines(logging.Formatter):
    """A record as a line of JSON; what was logged with `extra={"facts": {…}}` are fields of their own."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        found = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "text": record.getMessage(),
        }
        if request := REQUEST.get():
            found["request"] = request
        found |= getattr(record, "facts", {})
        if record.exc_info:
            found["error"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(found, ensure_ascii=False, default=str))


def without_secrets(text: str) -> str:
    """A text with all tokens removed."""
    return _SECRET.sub(r"\1…", text)


def log_as_json(stream: TextIO | None = None) -> None:
    """Log everything of the server and of uvicorn as lines of JSON, to the standard error output."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO)

"""Mail, if the host has configured a mail server: sent by a thread, limited in time and number."""

from __future__ import annotations

import asyncio
import logging
import smtplib
from email.message import EmailMessage
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from battlewright.server.settings import Settings

LOG = logging.getLogger("battlewright.server")
PATIENCE = 20.0  # seconds for a mail server to answer


class Post:
    """The mail server of the settings; without one nothing is sent."""

    def __init__(self, settings: Settings) -> None:
        """`mail_server` is HOST:PORT, `mail_security` one of `starttls`, `tls` and `none`."""
        self._settings = settings
        self._sending = asyncio.Lock()  # one mail at a time

    @property
    def there(self) -> bool:
        """Whether mail can be sent."""
        return bool(self._settings.mail_server and self._settings.mail_from and self._settings.address)

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Send a mail; False if that did not work. Nothing of it goes into the log."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._settings.mail_from, to, subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        async with self._sending:
            try:
                await asyncio.to_thread(self._deliver, message)
            except (OSError, smtplib.SMTPException) as error:
                LOG.warning("a mail could not be sent: %s", type(error).__name__)
                return False
        return True

    def _deliver(self, message: EmailMessage) -> None:
        settings = self._settings
        host, _, port = settings.mail_server.partition(":")
        kind = smtplib.SMTP_SSL if settings.mail_security == "tls" else smtplib.SMTP
        with kind(host, int(port or 25), timeout=PATIENCE) as server:
            if settings.mail_security == "starttls":
                server.starttls()
            if settings.mail_user:
                server.login(settings.mail_user, settings.mail_password)
            server.send_message(message)

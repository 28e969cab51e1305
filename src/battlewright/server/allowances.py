"""Quotas of an address: opening matches, listing them in public, taking seats, writing to the disk.

An address is an IPv4 address or an IPv6 network of 64 bits (`limits.group_of`). Each quota is a token bucket
with a slow refill, generous enough that ordinary play never reaches it.
"""

from __future__ import annotations

from battlewright.server.limits import Throttles
from battlewright.server.settings import Settings

DAY = 86_400.0
HOUR = 3_600.0


class Allowances:
    """Of all addresses."""

    def __init__(self, settings: Settings) -> None:
        """All full."""
        self._opens = Throttles(settings.opens_per_minute / 60, settings.opens_per_minute)
        self._opens_today = Throttles(settings.opens_per_day / DAY, settings.opens_per_day)
        self._listed = Throttles(settings.public_per_hour / HOUR, settings.public_per_hour)
        self._claims = Throttles(settings.claims_per_minute / 60, settings.claims_per_minute)
        self._acts = Throttles(settings.acts_per_day / DAY, settings.acts_per_day)
        self._keeps = Throttles(settings.keeps_per_day / DAY, settings.keeps_per_day)
        self._mails = Throttles(5 / DAY, 5)
        self._people = Throttles(settings.people_per_hour / HOUR, settings.people_per_hour)
        self._lookups = Throttles(settings.lookups_per_minute / 60, settings.lookups_per_minute)

    def refuses_match(self, address: str, public: bool = False) -> str:
        """Why this address may not open a match now, or a rematch; empty if it may."""
        if not self._opens.allows(address):
            return "you have opened many matches; wait a minute"
        if not self._opens_today.allows(address):
            return "you have opened very many matches today; wait some hours"
        if public and not self._listed.allows(address):
            return "you have put many matches into the list; wait an hour, or open one that is not listed"
        return ""

    def allows_claim(self, address: str) -> bool:
        """Whether this address may take one more seat."""
        return self._claims.allows(address)

    def allows_person(self, address: str) -> bool:
        """Whether this address may make one more profile."""
        return self._people.allows(address)

    def refuses_keep(self, address: str, public: bool = False) -> str:
        """Why this address may not have one more map or list kept here; empty if it may."""
        if not self._keeps.allows(address):
            return "you have saved very much today; wait some hours, or replace what you have saved"
        if public and not self._listed.allows(address):
            return "you have put much into the lists; wait an hour, or save it for yourself"
        return ""

    def allows_mail(self, address: str, person: str, mail: str) -> bool:
        """Whether one more code may be sent by mail from this address, for this person, to this mailbox."""
        return all(self._mails.allows(each) for each in (address, person, mail.lower()))

    def allows_lookup(self, address: str) -> bool:
        """Whether this address may ask once more about people, codes and pairing."""
        return self._lookups.allows(address)

    def allows_act(self, address: str, many: int = 1) -> bool:
        """Whether this address may have one more entry written, or so many."""
        return self._acts.allows(address, many)

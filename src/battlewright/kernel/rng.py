"""The random generator, stored in the state: counter-based and keyed by the seed.

Value number n is a keyed hash of n, so the generator consists of two plain fields that are copied and saved
with the state, and results do not reveal the seed. Tests may prepend a script, whose
values are returned first, in order.
"""

from __future__ import annotations

from hashlib import blake2b, sha256

from msgspec import Struct


def commitment(seed: str) -> str:
    """A commitment to a seed that can be published before use and verified once the seed is known."""
    return sha256(seed.encode()).hexdigest()


def mixed(seed: str, value: str) -> str:
    """The seed made from a seed and a value added by another party."""
    return sha256(f"{seed} {value}".encode()).hexdigest()[:32]


class Rng(Struct, gc=False):
    """Seed and position; the seed is empty in views."""

    seed: str = ""
    position: int = 0
    script: list[int] = []

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        if self.script:
            self.position += 1
            return self.script.pop(0) % n
        limit = (1 << 64) - (1 << 64) % n
        while True:
            value = self._word()
            if value < limit:
                return value % n

    def roll(self, sides: int = 6) -> int:
        """One die: 1 to `sides`. A scripted value is the face itself."""
        if self.script:
            self.position += 1
            return self.script.pop(0)
        return self.below(sides) + 1

    def throw(self, sides: int, dice: int) -> list[int]:
        """Some dice rolled together. `kernel.foresight` plays such a roll out with every result."""
        return [self.roll(sides) for _ in range(dice)]

    def _word(self) -> int:
        key = self.seed.encode()
        if len(key) > 64:  # all a key may have; a longer seed is hashed, so that no part of it is lost
            key = blake2b(key).digest()
        digest = blake2b(self.position.to_bytes(8, "big"), digest_size=8, key=key).digest()
        self.position += 1
        return int.from_bytes(digest, "big")

"""What follows a special attack by itself (`Consequence`); each kind has a module."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.model.cards import Pounce, SpecialAttack, TakeMarker, Venom
from battlewright.games.heroscape.model.frames import Special
from battlewright.games.heroscape.model.replies import AttackResult
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures.consequences import pounce, take_marker, venom


def follow(state: State, frame: Special, special: SpecialAttack, result: AttackResult) -> None:
    """Carry out what follows an attack that came to this."""
    match special.then:
        case None:
            pass
        case Venom():
            venom.follow(state, frame, result)
        case TakeMarker():
            take_marker.follow(state, frame, result)
        case Pounce():
            pounce.follow(state, frame, result)
        case _ as never:
            assert_never(never)

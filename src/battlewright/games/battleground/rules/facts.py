"""What is known about a test or attack when its numbers are worked out.

`Facts` is put together by whoever asks: the procedure that rolls, the preview that computes odds,
or the list of options. Conditions of cards (`conditions.py`) and numbers (`numbers.py`) read it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from battlewright.games.battleground.model.cards import WeaponCard
from battlewright.games.battleground.model.state import Character


class Facts(Struct, kw_only=True):
    """One test or moment: who does what to whom, with what."""

    kind: Literal["attack", "skill", "defence", "moment", "cost"] = "moment"
    who: Character  # the tester, attacker or subject
    other: Character | None = None  # target of an attack or skill; for a defence, the attacker
    weapon: WeaponCard | None = None
    stat: str = ""
    flank: bool = False
    behind: bool = False  # really from behind, which is what betters the scope
    cover: str = ""  # the rule by which the target is in cover
    shot_into_melee: bool = False  # the target of a ranged attack is engaged
    distance: float = 0.0
    focused: bool = False  # a Focus token goes into this test, or the attack counts as focused
    token: bool = False  # a Focus token of the tester goes into it
    after_move: bool = False
    after_focused_move: bool = False
    further: bool = False  # not the initial target of the attack
    turn: Literal["", "activation", "overwatch", "opportunity"] = ""
    against_skill: bool = False
    change: int = 0  # dice granted by the text that calls for the test
    source: str = ""
    successes: int = 0
    faces: tuple[int, ...] = ()
    caused: int = 0
    row: int = -1  # the row of the weapon that was reached, -1 for none
    tests: tuple[str, ...] = ()  # what the test of the moment is or counts as
    stride: int = 0
    place: str = ""  # where the character of the moment stood
    cause: str = ""  # the card or rule it came from
    token_kind: str = ""  # of a token about to be lost
    mission: str = ""  # the character of a side mission
    target_out: bool = False
    spent: int = 0
    move_action: bool = False
    owner: int = -1  # seat of a side mission
    by: Character | None = None
    boosts: dict[str, int] = {}
    more_targets: int = 0  # chosen besides the first
    mana_after: int | None = None  # the attacker's mana once the attack is paid
    baseline: dict[str, int] = {}

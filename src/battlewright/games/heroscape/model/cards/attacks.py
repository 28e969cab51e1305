"""More than one attack, and special attacks (HS-SPECIAL-02)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from battlewright.games.heroscape.model.cards.whom import Filter, Per, Reach


class Attacks(Struct, frozen=True, tag="attacks", tag_field="kind", forbid_unknown_fields=True):
    """More than one normal attack in the attack step: `count` in all.

    `different`: each against another figure. `adjacent`: only with adjacent targets. `all_adjacent`:
    any or all adjacent figures, once each. `fewer_per_wound`: one fewer per wound on it (at least 1).
    """

    count: int = 2
    different: bool = False
    adjacent: bool = False
    all_adjacent: bool = False
    fewer_per_wound: bool = False


class SpecialAttack(Struct, frozen=True, tag="special-attack", tag_field="kind", forbid_unknown_fields=True):
    """A special attack, used instead of the figure's normal attack (HS-SPECIAL-02).

    `area`: besides the target the same roll hits "adjacent" (all figures adjacent to it), "chosen" (up
    to `extra` figures within `area_reach` of it, default adjacent), "shared" (adjacent to both target
    and attacker), "around" (no target: every figure adjacent to the attacker), "line" (a straight line
    of `range` spaces from the attacker), "beyond" (a line of `extra` spaces starting at the target).
    """

    range: int
    dice: int
    per: Per = ""  # more dice per …
    of: Filter | None = None
    reach: Reach | None = None
    most: int = 0
    other_dice: dict[str, int] = {}  # size of the target -> dice instead
    choose_dice: tuple[int, ...] = ()  # the attacker chooses the number of dice each time
    area: Literal["", "adjacent", "chosen", "shared", "around", "line", "beyond"] = ""
    area_reach: Reach | None = None
    extra: int = 0
    hits: Filter = Filter()  # which other figures the area hits
    hits_self: bool = False  # the attacker may be hit too
    targets: Filter = Filter(side="enemy")
    objects: bool = True
    not_adjacent: bool = False  # only against non-adjacent targets
    sight: bool = True
    lob: int = 0  # thrown over things: the target's base at most so many levels higher
    attacks: int = 1
    different: bool = False  # several attacks: against different figures
    pool: int = 0  # dice to spend in attacks of at most 3 dice each
    repeat: Literal["", "wounded", "destroyed", "two-skulls", "all-skulls", "crest", "neighbour"] = ""
    unmoved: bool = False  # only for a figure that has not moved this turn
    moved: bool = False  # only for a figure that has moved this turn
    started_apart: bool = False  # only if the target was not adjacent at the start of the turn
    no_defence: bool = False
    defence: int = 0  # change of the defence dice of `defence_of`
    defence_of: Filter = Filter()
    once: bool = False  # once per game; a squad uses it together in one turn
    fire: bool = False  # a fire attack (HSV-FIRE-01)
    venom: bool = False  # after a wound: d20 1-9 stop, 10-19 one more wound and again, 20 destroyed
    takes_marker: bool = False  # a wounded target's card loses a random hidden order marker
    leap: int = 0  # the attacker takes the destroyed target's space, or is destroyed itself; levels limit
    together: int = 0  # so many figures of the card make it as one attack
    together_how: Literal["", "cluster", "engaged"] = (
        ""  # mutually adjacent and unengaged, or all engaged with it
    )
    last_attack: bool = False  # after it no other figure of the card attacks

"""What can be pending in a Heroscape match: one kind of frame per procedure.

Each names its steps in a `Literal`; the procedure of the same name in `procedures/` advances them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from battlewright.kernel.frames import Frame


class Setup(Frame, kw_only=True, tag="setup"):
    """Armies are chosen or drafted and placed (HS-SETUP, HS-DRAFT)."""

    step: Literal["roll", "choose", "draft", "place", "link", "power", "name", "done"] = "roll"
    order: list[int] = []  # seats by their d20
    turn: int = 0  # whose pick or placement it is: position in the sequence
    seat: int = 0  # who places figures now
    queue: list[str] = []  # figures still to place
    after: str = ""  # step to go on with when they are placed
    passed: bool = False


class Round(Frame, kw_only=True, tag="round"):
    """One round after the other, in four phases (HS-ROUND-02)."""

    step: Literal["start", "first", "second", "turns", "end", "marker"] = "start"


class Orders(Frame, kw_only=True, tag="orders"):
    """Order markers are laid on army cards in secret (HS-ORDER)."""

    placed: dict[int, list[list[str]]] = {}  # seat -> [marker, card] in the order laid
    left: dict[int, list[str]] = {}  # seat -> markers still to lay
    step: Literal["start", "ask"] = "start"
    turn: int = 0  # alternating placement: position in the order


class Reorganise(Frame, kw_only=True, tag="reorganise"):
    """Hidden markers are saved from a lost card (HSV-REORG)."""

    seat: int
    markers: list[str]
    count: int
    queue: list[int] = []  # opponents still to move markers
    left: int = 0
    card: str = ""  # the lost card
    step: Literal["start", "own", "others"] = "start"


class Turns(Frame, kw_only=True, tag="turns"):
    """The players' turns of a round (HS-TURN-01, HS-TURN-02)."""

    number: int = 0  # which turn of the round, from 1
    queue: list[int] = []  # seats still to come in this pass
    passes: int = 1  # double marker sets: two passes per number
    at: int = 0


class Turn(Frame, kw_only=True, tag="turn"):
    """One turn of a player with one army card (HS-TURN-03)."""

    seat: int
    marker: str = ""  # the marker revealed for it
    card: str = ""  # the active card
    bonus: bool = False  # a turn given by a power
    by: str = ""  # the power that gave it
    figures: list[str] = []  # figures that may act; empty: any of the card
    chosen: list[str] = []  # figures that have moved or attacked (HS-TURN-05)
    movers: int = 0  # how many figures may move
    attackers: int = 0  # how many may attack
    moved: list[str] = []  # figures whose move is over
    steps: dict[str, int] = {}  # figure -> points spent on its move
    left: dict[str, int] = {}  # figure -> points left after its move (HSV-SHOVE-01)
    attacked: dict[str, int] = {}  # figure -> attacks made
    attacking: list[list[str]] = []  # [attacker, target] of this turn
    dealt: list[tuple[str, int]] = []  # target and wounds dealt by the card this turn
    specials: list[str] = []  # figures that have used a special attack
    start: dict[str, list[str]] = {}  # how figures stood at the start of the turn (`rules/beginnings.py`)
    began: dict[str, list[str]] = {}  # where everybody stood, for cards that ask who was far away
    used: list[str] = []  # powers used this turn, "power" or "power:figure"
    boosts: dict[str, int] = {}  # changes of numbers for this turn
    weak: dict[str, int] = {}  # figure -> most defence dice against this card
    weak_all: int = -1  # the same for the figures of `weak_whom`
    weak_by: str = ""  # the power that weakens them
    hidden: list[str] = []  # figures that cannot be seen this turn
    barred: list[str] = []  # figures that may not attack this turn
    swift: list[str] = []  # figures that have taken their move bonus
    multiple: int = 1  # flexible markers: times the move (HSV-FLEX-05)
    attack_first: bool | None = None  # HSV-TURN-01
    again: list[str] = []  # further turns earned: power ids
    mine: list[str] = []  # cards controlled for this turn only
    lent: int = -1  # whom the card goes back to after this turn
    moment: str = ""
    step: Literal[
        "reveal",
        "revealed",
        "order",
        "bond",
        "begin",
        "before",
        "move",
        "after-move",
        "attack",
        "after-attack",
        "ending",
        "bond-after",
        "again",
        "end",
    ] = "reveal"


class Moving(Frame, kw_only=True, tag="moving"):
    """A figure's move: where to, then step by step (HS-MOVE)."""

    figure: str
    why: str = ""  # power that gives the move; empty: the move of its turn
    points: int = -1  # budget; -1: its own move number
    swipes: bool = True
    up: int = 0  # rise limit of a given move; 0: its own
    away: bool = False  # must end adjacent to no enemy
    carried: str = ""
    carried_from: list[str] = []
    mode: str = ""  # power of the move mode in use
    flying: bool = False
    path: list[list[str]] = []  # spaces still to enter: [lead] or [lead, trail]
    checked: bool = False  # molten lava was checked in this contact
    spent: int = 0
    left_engaged: list[str] = []  # enemies still to strike before the coming step
    asking: str = ""  # enemy whose player may decline the strike
    struck_by: str = ""  # enemy whose strike has just wounded it
    answered: list[str] = []
    first: list[str] = []  # where it began
    further: bool = False  # what may follow the move has been offered
    step: Literal[
        "carry", "where", "go", "leave", "enter", "fell", "lava", "met", "arrive", "further", "drop", "end"
    ] = "carry"


class Falling(Frame, kw_only=True, tag="falling"):
    """Fall damage (HS-FALL)."""

    figure: str
    height: int
    into: list[str] = []
    extra: int = 0
    onto: str = ""  # figure fallen onto (HSV-LANDING)
    step: Literal["roll", "rolled", "end"] = "roll"


class Crash(Frame, kw_only=True, tag="crash"):
    """A figure falls onto another one (HSV-LANDING)."""

    figure: str
    victim: str
    height: int
    at: str  # the space it falls onto
    extra: int = 0  # dice for being far from it (HSV-LANDING-04)
    step: Literal["victim", "hit", "place", "end"] = "victim"


class Attack(Frame, kw_only=True, tag="attack"):
    """One attack, all its targets (HS-ATTACK, HS-DICE, HS-AREA)."""

    attacker: str
    target: str  # figure or object
    power: str = ""  # special attack; empty: a normal one
    with_: list[str] = []  # figures that attack as one
    dice: int = -1
    origin: str = ""  # a source that is no figure: volcano, blast …
    origin_base: int = 0  # level and height of the place it comes from for secondary victims (HS-AREA-02)
    origin_height: int = 0
    beside_origin: list[str] = []  # victims adjacent to that place
    skulls: int = 0
    faces: list[int] = []
    all_skulls: bool = False
    shields: int = 0
    kept: list[int] = []  # defence dice that stay while the others are rolled again
    rerolled: bool = False
    swapped: bool = False  # attacker and target have changed places since it was declared
    deepened: dict[str, int] | UnsetType = UNSET  # power -> more wounds if it wounds (`Deepen`)
    braced: dict[str, int] | UnsetType = UNSET  # power -> more dice of who defends now, once asked (`Brace`)
    current: str = ""  # who defends now
    left: list[str] = []  # further victims
    chosen: bool = False  # further victims were chosen
    near: bool = False  # whoever defends now is adjacent to the attacker
    wounds: int = 0  # dealt to the current defender
    total: int = 0  # dealt in all
    destroyed: list[str] = []
    rolled: bool = False
    answered: list[str] = []
    step: Literal[
        "declared",
        "extra",
        "roll",
        "rolled",
        "next",
        "order",
        "hit",
        "defend",
        "defended",
        "wounded",
        "counter",
        "after",
        "end",
    ] = "declared"


class Special(Frame, kw_only=True, tag="special"):
    """A special attack that is made several times (HS-SPECIAL-02)."""

    figure: str
    power: str
    target: str = ""
    made: int = 0
    pool: int = 0
    dice: int = 0
    targets: list[str] = []
    with_: list[str] = []  # figures that attack as one
    last: str = ""
    step: Literal["first", "attack", "done", "crest", "more", "end"] = "first"


class Dice(Frame, kw_only=True, tag="dice"):
    """Dice are rolled; power points may repeat the roll (HSV-POWER-02). Leaves the faces."""

    seat: int  # who rolls; -1: nobody's roll
    card: str = ""  # whose power points may be used
    dice: int
    sides: int = 6
    why: str = ""
    rules: list[str] = []
    who: str = ""
    faces: list[int] = []
    step: Literal["roll", "ask", "end"] = "roll"


class Wounding(Frame, kw_only=True, tag="wounding"):
    """A figure or object takes wounds, and may be destroyed (HS-WOUND)."""

    figure: str
    amount: int
    by: str = ""  # the figure that dealt them
    how: Literal["normal", "special", "swipe", "fall", "lava", "power", "glyph", "blast", "event"] = "power"
    source: str = ""  # rule or power
    destroy: bool = False  # destroyed outright
    taken: int = 0
    answered: list[str] = []
    saving: str = ""
    fell_at: list[str] = []
    step: Literal["saves", "saving", "take", "fall", "copy", "spirit", "blow", "blast", "after", "end"] = (
        "saves"
    )


class Act(Frame, kw_only=True, tag="act"):
    """A power is used: targets, roll, effects (`Action`)."""

    seat: int
    figure: str  # who uses it
    power: str  # "unit/power"
    part: int = 0
    targets: list[str] = []
    target: str = ""
    roll: int = 0
    effects: list[int] = []  # [table, row, effect] pointer
    extra: dict[str, int] = {}
    step: Literal["target", "next", "roll", "rolled", "effect", "extra", "burst", "end"] = "target"


class Placing(Frame, kw_only=True, tag="placing"):
    """Figures are put on the battlefield, one after the other, each on one of some spaces."""

    seat: int  # who chooses
    figures: list[str]
    why: str = ""
    near: str = ""  # figure they must be adjacent to
    same_level: bool = False
    lower: bool = False  # also on lower neighbouring spaces, with a fall
    within: list[int] = []  # [spaces, sight 0/1] of `near`
    zones: list[int] = []  # start zones
    apart: bool = False
    optional: bool = False
    choose: int = 0  # only so many of `figures`, as the player likes
    drop: int = -1  # level from which they fall, -1: none
    step: Literal["next", "ask", "placed", "end"] = "next"


class Landing(Frame, kw_only=True, tag="landing"):
    """A thrown figure may be hurt where it lands."""

    figure: str
    by: str
    least: int
    wounds: int
    top: int  # above this level it is not hurt
    why: str
    step: Literal["roll", "rolled", "end"] = "roll"


class Losing(Frame, kw_only=True, tag="losing"):
    """A player chooses one of some figures to be destroyed, or wounded."""

    seat: int
    figures: list[str]
    why: str
    amount: int = 0  # 0: destroyed


class Offering(Frame, kw_only=True, tag="offering"):
    """A figure may be given up to heal another one (`Bond.heal_for`)."""

    seat: int
    figure: str  # who is healed
    figures: list[str]  # who may be given up
    why: str


class FreeMoves(Frame, kw_only=True, tag="free-moves"):
    """Some figures may move outside the move of their own turn."""

    seat: int
    figures: list[str]
    count: int
    spaces: int  # -1: their own move
    swipes: bool = True
    up: int = 0
    why: str = ""
    moved: list[str] = []
    away: bool = False
    hides: bool = False  # those of them who are unengaged afterwards cannot be seen this turn


class GlyphPower(Frame, kw_only=True, tag="glyph"):
    """The power of a glyph takes effect (HS-GLYPH-06)."""

    figure: str
    letter: str
    at: str
    seat: int = -1
    queue: list[str] = []
    target: str = ""
    used: bool = True  # a temporary glyph is removed afterwards
    step: Literal["start", "choose", "roll", "next", "placed", "end"] = "start"


class Levitating(Frame, kw_only=True, tag="levitating"):
    """A treasure is moved by magic (HS-GLYPH-02)."""

    figure: str
    power: str
    spaces: int


class EndRound(Frame, kw_only=True, tag="end-round"):
    """What happens at the end of a round, in its order (HS-ROUND-03)."""

    step: Literal["lava", "wannok", "spring", "volcano", "geyser", "scenario", "victory", "end"] = "lava"
    queue: list[str] = []
    current: str = ""
    roll: int = 0
    seat: int = -1
    inside: str = ""


class Shove(Frame, kw_only=True, tag="shove"):
    """A shove instead of an attack (HSV-SHOVE)."""

    figure: str
    target: str
    skulls: int = 0
    step: Literal["roll", "defend", "push", "end"] = "roll"


HeroscapeFrame: TypeAlias = (
    Setup
    | Round
    | Orders
    | Reorganise
    | Turns
    | Turn
    | Moving
    | Falling
    | Crash
    | Attack
    | Special
    | Dice
    | Wounding
    | Act
    | Placing
    | Landing
    | Losing
    | Offering
    | FreeMoves
    | GlyphPower
    | Levitating
    | EndRound
    | Shove
)

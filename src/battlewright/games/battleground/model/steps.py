"""The instructions of cards: what happens at once, one after the other, each a record (`do` names it).

`procedures/effect.py` says which function carries out which. Conditions and counters are names from
`names.py`. An instruction works on the acting character (`self`), on the `target` of the effect, or
on an `other` character picked besides.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Stat: TypeAlias = Literal["strength", "perception", "power", "toughness", "mind"]
Who: TypeAlias = Literal["self", "target", "other"]
Side: TypeAlias = Literal["ally", "friend", "enemy", "other", "any"]  # friend: or self
WeaponType: TypeAlias = Literal["melee", "ranged", "spell", "heavy"]


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """Content is read strictly: an unknown field is an error."""


class Step(Record, frozen=True, tag_field="do"):
    """An instruction: something that happens at once."""


class Gain(Step, frozen=True, kw_only=True, tag="gain"):
    """Gain mana, AP, a Focus token or an Overwatch token."""

    what: Literal["mana", "ap", "focus", "overwatch"]
    amount: int = 1
    per: str = ""
    cap: int | None = None
    who: Who = "self"


class Lose(Step, frozen=True, kw_only=True, tag="lose"):
    """Lose mana (`amount` -1: all of it, counted by `spent`), or the Focus or Overwatch token."""

    amount: int = 1
    what: Literal["mana", "focus", "overwatch"] = "mana"
    who: Who = "self"


class Give(Step, frozen=True, kw_only=True, tag="give"):
    """Give a buff or debuff token; `when` makes it conditional, as for wounds."""

    token: str
    who: Who = "target"
    when: tuple[str, ...] = ()


class Strip(Step, frozen=True, kw_only=True, tag="strip"):
    """Remove the buff or the debuff of a character."""

    what: Literal["buff", "debuff"]
    who: Who = "self"


class Wound(Step, frozen=True, kw_only=True, tag="wound"):
    """Cause wounds; `when` makes it conditional (for rows such as "+1 wound on a flank attack")."""

    amount: int
    who: Who = "target"
    when: tuple[str, ...] = ()


class Heal(Step, frozen=True, kw_only=True, tag="heal"):
    """Remove wound tokens, as many as there are up to `amount` (BG-BUFF-07)."""

    amount: int
    who: Who = "self"


class Shove(Step, frozen=True, kw_only=True, tag="shove"):
    """Push the target away from (or pull it towards) the acting character; with `who` the reverse."""

    how: Literal["push", "pull"]
    hexes: int
    who: Who = "target"  # self: the target pushes or pulls the acting character


class Travel(Step, frozen=True, kw_only=True, tag="travel"):
    """A free movement: `hexes`, or speed + `speed`, or `hexes` for each of the counter `per`."""

    how: Literal["move", "towards", "charge", "jump", "teleport", "cross"]
    hexes: int = 0
    speed: int | None = None  # use the speed stat, changed by this
    most: int | None = None  # never more than this
    per: str = ""
    who: Who = "self"
    straight: bool = False
    silent: bool = False  # cannot be interrupted
    beside: bool = False  # must end adjacent to the acting character; for who = "self", to the target
    anywhere: bool = False  # in an interruption, too, in any direction
    forced: bool = False  # must be made if it can
    follow: int = 0  # of the target: the acting character must be able to follow it with so many hexes
    together: bool = False  # of the acting character: it ends adjacent to the target, or stays there


class Draw(Step, frozen=True, kw_only=True, tag="draw"):
    """Draw Fate cards from the deck, or random ones from the own discard pile."""

    amount: int = 1
    source: Literal["deck", "discard"] = "deck"
    per: str = ""
    cap: int | None = None
    up_to: int | None = None  # only until the hand holds so many Fate cards


class Toss(Step, frozen=True, kw_only=True, tag="toss"):
    """You may discard a card from hand; if you do, `then` follows, and if not, `otherwise`.

    With `must` the card is the price of what was begun: there is no declining it any more.
    """

    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()
    what: Literal["fate", "glory"] = "fate"
    must: bool = False


class Row(Record, frozen=True, kw_only=True):
    """What happens from this many successes on (only the highest row reached applies)."""

    at: int
    do: tuple[Instruction, ...]


class Test(Step, frozen=True, kw_only=True, tag="test"):
    """A skill test of the acting character, against a stat of the target where one is named."""

    __test__ = False

    stat: Stat
    dice: int = 0
    per: str = ""  # further dice, one for each of this counter
    against: Stat | Literal[""] = ""
    rows: tuple[Row, ...]
    who: Who = "self"


class Each(Step, frozen=True, kw_only=True, tag="each"):
    """Carry out instructions for each enemy (or other side) within a distance and in line of sight."""

    within: int | None = None
    then: tuple[Instruction, ...]
    side: Side = "enemy"
    sight: bool = True
    when: tuple[str, ...] = ()  # conditions on each of them
    per: str = ""  # so many inches more, one for each of this counter
    around: Literal["self", "target"] = "self"  # whose sides and distances count


class Pick(Step, frozen=True, kw_only=True, tag="pick"):
    """Choose a character as target of what follows; nothing follows if there is none."""

    side: Side
    within: int | None = None
    sight: bool = True
    when: tuple[str, ...] = ()  # conditions on the candidate
    nearest: bool = False  # only the nearest of those that fit
    optional: bool = False
    role: Literal["target", "other"] = "target"  # other: beside the target there is already


class Either(Step, frozen=True, kw_only=True, tag="either"):
    """Choose one of several named lists of instructions."""

    choices: dict[str, tuple[Instruction, ...]]


class Spend(Step, frozen=True, kw_only=True, tag="spend"):
    """Choose how much mana to spend, `least` to `most`; counted by `per = "spent"` afterwards."""

    least: int
    most: int


class PlaceMark(Step, frozen=True, kw_only=True, tag="place_mark"):
    """Place a mark within a distance (BG-MARK), at least `clear` hexes from every character."""

    mark: str
    within: int
    clear: int = 0


class Promise(Step, frozen=True, kw_only=True, tag="promise"):
    """The next ally activated this round gains mana or AP."""

    what: Literal["mana", "ap"]
    amount: int


class Rearm(Step, frozen=True, kw_only=True, tag="rearm"):
    """Replace the equipped one of two weapons by the other, or whichever of several is equipped by `to`."""

    weapons: tuple[str, ...]
    to: str = ""


class FreeAttack(Step, frozen=True, kw_only=True, tag="free_attack"):
    """The acting character may make a free attack."""

    weapon: str = ""  # with this weapon; empty: with any weapon of `type`
    type: WeaponType | Literal[""] = ""
    target: Literal["any", "same", "different", "chained"] = "any"  # chained: near the first target
    within: int = 0  # for chained: distance from the first target
    dice: int = 0
    mana: int = 0  # change of the base mana cost (BGF-WAND-02)
    further: bool = False  # dice and mana change on top of what changed the attack before


class Swap(Step, frozen=True, kw_only=True, tag="swap"):
    """The acting character and the target swap positions (BG-MOVEFX-19)."""


class Special(Step, frozen=True, kw_only=True, tag="special"):
    """What no other card does: a function of `powers.py`."""

    function: str


class If(Step, frozen=True, kw_only=True, tag="if"):
    """Carry out `then` if the conditions hold for the acting character, `otherwise` if not."""

    when: tuple[str, ...]
    then: tuple[Instruction, ...] = ()
    otherwise: tuple[Instruction, ...] = ()


class Repeat(Step, frozen=True, kw_only=True, tag="repeat"):
    """Carry out instructions several times: `times`, or once for each of a counter."""

    times: int = 1
    per: str = ""
    cap: int | None = None
    then: tuple[Instruction, ...]


class Interrupt(Step, frozen=True, kw_only=True, tag="interrupt"):
    """A character interrupts: the one whose turn it is, the target, or whom the turn interrupts."""

    who: Who = "self"
    whom: Literal["acting", "target", "interrupted"] = "acting"
    ap: int = 1  # what it acts with (BG-INT-02)
    anywhere: bool = False  # it may move in any direction
    run: bool = False  # it must move at its second speed first
    bonus: bool = False  # it gets one bonus of the Fate card discarded for the attack


class AddDice(Step, frozen=True, kw_only=True, tag="add_dice"):
    """More (or fewer) dice for the attack about to be rolled, or the test under way."""

    amount: int = 1
    per: str = ""
    cap: int | None = None


class Fix(Step, frozen=True, kw_only=True, tag="fix"):
    """The test about to be rolled has so many dice, or so many successes without a roll."""

    dice: int | None = None
    successes: int | None = None


class AddRerolls(Step, frozen=True, kw_only=True, tag="add_rerolls"):
    """So many dice of the test under way may be rolled again for free."""

    amount: int


class PassToken(Step, frozen=True, kw_only=True, tag="pass_token"):
    """The buff or debuff of `who` goes to the other one of actor and target; `keep`: a copy does."""

    what: Literal["buff", "debuff"]
    who: Who = "self"
    keep: bool = False


class PassWounds(Step, frozen=True, kw_only=True, tag="pass_wounds"):
    """Wounds about to be taken go to another character instead; -1: as many as its player likes."""

    amount: int = 1
    to: Who = "target"


class Prevent(Step, frozen=True, kw_only=True, tag="prevent"):
    """What is about to happen (a push, a debuff, the loss of a token) does not."""


class Hold(Step, frozen=True, kw_only=True, tag="hold"):
    """The standing parts of this card, or of what a token does, come into force for a character."""

    until: Literal["attack", "turn", "round"]
    who: Who = "self"
    token: str = ""  # its effect holds; the token is not given


class Recover(Step, frozen=True, kw_only=True, tag="recover"):
    """Fate cards of the own discard pile go into the deck, shuffled in or on top; chosen or at random."""

    amount: int = 1
    to: Literal["deck", "top"] = "deck"
    chosen: bool = False


class Ready(Step, frozen=True, kw_only=True, tag="ready"):
    """A character that was activated can be activated again this round."""

    who: Who = "target"


class Turn(Step, frozen=True, kw_only=True, tag="turn"):
    """The acting player turns a model."""

    who: Who = "self"


class LayDown(Step, frozen=True, kw_only=True, tag="lay_down"):
    """A weapon of the acting character is turned face down: one of these, or the one it attacks with."""

    weapons: tuple[str, ...] = ()


class Become(Step, frozen=True, kw_only=True, tag="become"):
    """The acting character is another one from now on; everything that lies on its card stays."""

    card: str


class Raze(Step, frozen=True, kw_only=True, tag="raze"):
    """Remove an obstacle at most so many hexes away; `then` is done to everybody adjacent to it."""

    hexes: int = 1
    aimed: bool = False  # away from where the attack was aimed, not from the acting character
    then: tuple[Instruction, ...] = ()


class Foresee(Step, frozen=True, kw_only=True, tag="foresee"):
    """Look at so many top cards of Fate decks, one for each of `per`, and put them back in any order."""

    per: str


class Borrow(Step, frozen=True, kw_only=True, tag="borrow"):
    """A trinket of an ally counts as the acting character's own for this activation or interruption."""


class PassFocus(Step, frozen=True, kw_only=True, tag="pass_focus"):
    """The target uses the Focus token of the acting character."""


class LiftMark(Step, frozen=True, kw_only=True, tag="lift_mark"):
    """Remove a mark within a distance and in sight; `then` is done to each enemy `reach` inches from it."""

    within: int
    reach: int = 0
    then: tuple[Instruction, ...] = ()
    aimed: bool = False  # only the one the attack was aimed at


class MoveMark(Step, frozen=True, kw_only=True, tag="move_mark"):
    """Move a chosen mark, or all marks one by one, up to so many hexes."""

    hexes: int
    within: int | None = None
    per: str = ""
    all: bool = False


Instruction: TypeAlias = (
    Gain
    | Lose
    | Give
    | Strip
    | Wound
    | Heal
    | Shove
    | Travel
    | Draw
    | Toss
    | Test
    | Each
    | Pick
    | Either
    | Spend
    | PlaceMark
    | Promise
    | Rearm
    | FreeAttack
    | Swap
    | If
    | Repeat
    | Interrupt
    | AddDice
    | Fix
    | AddRerolls
    | PassToken
    | PassWounds
    | Prevent
    | Hold
    | Recover
    | Ready
    | Turn
    | LayDown
    | LiftMark
    | MoveMark
    | Become
    | Borrow
    | Foresee
    | Raze
    | PassFocus
    | Special
)

"""Army cards as data: figures with their numbers, and special powers built from shared parts.

A power is a name, a text in our words and one or more *parts*. A part is one mechanism with
parameters: a number that changes (`modify`), a way of moving (`trait`, `move-mode`), a special attack,
something done at a moment of the turn (`action`), an answer to something that happens (`save`,
`counter`, `escape`, …), or a change of whose turn it is (`bond`). Several parts may make one power.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

# --- whom something is about ----------------------------------------------------------------------


class Filter(Struct, frozen=True, forbid_unknown_fields=True):
    """Which figures are meant; everything that is given must hold.

    `{species = ["orc"], unit_class = ["warrior"], side = "friendly"}` are friendly Orc Warriors.
    """

    side: Literal["any", "own", "friendly", "enemy"] = "any"  # friendly: own or of a teammate
    units: tuple[str, ...] = ()  # army card ids
    species: tuple[str, ...] = ()
    unit_class: tuple[str, ...] = ()
    personality: tuple[str, ...] = ()
    general: tuple[str, ...] = ()
    size: tuple[str, ...] = ()  # small, medium, large, huge
    unit_type: tuple[str, ...] = ()  # hero, squad
    rarity: tuple[str, ...] = ()  # unique, common, uncommon
    tags: tuple[str, ...] = ()  # free tags of cards
    least_range: int = 0  # printed range of at least this
    most_range: int = 0  # printed range of at most this (0: any)
    flying: bool | None = None  # has Flying or Stealth Flying
    wounded: bool | None = None
    engaged: bool | None = None
    chosen: bool = False  # the card named at the start of the game (`setup` part)
    unless: Filter | None = None  # but not these


class Reach(Struct, frozen=True, forbid_unknown_fields=True):
    """How near something must be to the figure with the power. Nothing given: anywhere in play."""

    adjacent: bool = False
    sight: int = 0  # within that many spaces and in clear sight
    spaces: int = 0  # within that many spaces, seen or not
    levels_up: int = 0  # base at most so many levels above this figure's height (0: no limit)
    levels_down: int = 0  # base at most so many levels below this figure's base (0: no limit)


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold for a number to change; everything that is given.

    In an attack, `other` is the figure on the other side: the target of an attacker, the attacker of
    a defender.
    """

    attack: Literal["", "normal", "special"] = ""
    adjacent: bool | None = None  # to the other figure
    other: Filter | None = None
    terrain: tuple[str, ...] = ()  # stands with any half on one of these ("water" includes swamp water)
    beside: Filter | None = None  # at least one other such figure is adjacent
    beside_obstacle: tuple[str, ...] = ()  # adjacent to an obstacle of one of these kinds
    other_beside: Filter | None = None  # the other figure has such a figure adjacent (not counting this one)
    height: bool = False  # stands higher than the other figure
    moved: bool | None = None  # this figure has moved this turn
    card_moved: bool | None = None  # any figure of the card has moved this turn
    engaged: bool | None = None
    started_engaged: bool | None = None  # at the start of the turn
    started_adjacent: bool | None = None  # to the other figure, at the start of the turn
    started_beside: Filter | None = None  # such a figure was adjacent at the start of the turn
    started_terrain: tuple[str, ...] = ()
    started_far: int = 0  # the other figure was at least so many clear-sight spaces away at the start
    least_wounds: int = 0  # on this figure
    same_target: bool = False  # another figure of the card attacked the same target this turn
    whole_army: Filter | None = None  # every army card of the player is such a card
    markers_on: Filter | None = None  # every order marker of the player lies on such cards
    marker_here: bool = False  # at least one order marker lies on this card
    hidden_here: int = 0  # exactly so many unrevealed order markers lie on this card
    levels: int = 0  # the other's base: at most so many levels above this height or below this base
    within: int = 0  # the other figure is at most so many spaces away


Stat: TypeAlias = Literal[
    "move",
    "range",
    "attack",
    "defence",
    "foe-defence",  # defence dice of whoever this figure attacks
    "foe-attack",  # attack dice of whoever attacks this figure
    "auto-skulls",
    "auto-shields",
    "skull-value",  # each skull counts so many more
    "shield-value",
    "swipe",  # dice of its leaving engagement attacks
    "initiative",
    "d20",  # rolls for the power named by `of_power`
]

Per: TypeAlias = Literal[
    "",
    "wound",  # wounds on this figure
    "other-wound",  # wounds on the other figure
    "beside",  # figures of `of` adjacent to this one (itself not counted)
    "other-beside",  # figures of `of` adjacent to the other one
    "in-reach",  # figures of `of` within `reach`
    "experience",  # experience markers on the card
    "dealt",  # wounds figures of this card have dealt the other figure this turn
    "marker",  # order markers on this card
    "chosen-wound",  # wounds on the card named at the start of the game, while it lives
]


class Modify(Struct, frozen=True, tag="modify", tag_field="kind", forbid_unknown_fields=True):
    """A number changes: `stat` by `amount` (times `per`, at most `most`) while `when` holds.

    With `whom` it is an aura: it changes the number of every *other* figure that fits `whom` and lies
    within `reach` of this figure (with `self_too` its own as well), and does not add up with the same
    power of another copy on another card of the same name unless `stacks`.
    """

    stat: Stat
    amount: int = 1
    per: Per = ""
    of: Filter | None = None
    reach: Reach | None = None
    most: int = 0
    when: When = When()
    whom: Filter | None = None
    self_too: bool = False
    stacks: bool = True
    of_power: str = ""  # for d20: slug of the power whose rolls are changed ("*": any)
    none: bool = False  # the number becomes 0 instead (defence dice on water …)


class Trait(Struct, frozen=True, tag="trait", tag_field="kind", forbid_unknown_fields=True):
    """A lasting quality of the figures of the card.

    `flying`, `stealth-flying` (no swipes at take-off), `ghost-walk` (passes through figures),
    `disengage` (no swipes), `slither` (water does not stop it), `lava-proof`, `climb` (counts as
    `value` times its height for climbing and falling), `climb-plus` (height + `value`), `no-ranged`
    (normal attacks on it only from adjacent spaces, while `when` holds), `easy-ground` (the terrains of
    `terrain` cost 1), `pins` (enemies of `whom` adjacent to it cannot move or be moved), `taunts` (enemies
    adjacent to it that attack must attack it), `no-rebirth` (cannot be brought back by other cards),
    `immobile`, `spares-chosen` (may not attack the card named at the start).
    """

    trait: Literal[
        "flying",
        "stealth-flying",
        "ghost-walk",
        "disengage",
        "slither",
        "lava-proof",
        "climb",
        "climb-plus",
        "no-ranged",
        "easy-ground",
        "pins",
        "taunts",
        "no-rebirth",
        "immobile",
        "spares-chosen",
    ]
    value: int = 0
    when: When = When()
    whom: Filter = Filter(side="enemy")
    terrain: tuple[str, ...] = ()


class MoveMode(Struct, frozen=True, tag="move-mode", tag_field="kind", forbid_unknown_fields=True):
    """Another way to move, instead of the normal move of a figure (or `after` it).

    A leap ignores levels, water, figures and obstacles on the way; it goes at most `spaces` far and
    `up`/`down` levels high or low. A placement (`place`) needs no way at all.
    """

    spaces: int = 0
    exactly: bool = False
    up: int = 99
    down: int = 99
    place: bool = False
    same_level: bool = False
    swipes: bool = False  # leaving engagement attacks apply
    start_terrain: tuple[str, ...] = ()  # only from such a space (any half)
    terrain: tuple[str, ...] = ()  # only onto such spaces
    not_terrain: tuple[str, ...] = ()
    along_obstacle: str = ""  # from beside an obstacle of this kind to beside the same one
    beside_enemy: int = 0  # lands adjacent to an enemy that is within so many clear-sight spaces
    when: Literal["instead", "before", "after"] = "instead"
    once: bool = False  # once per game
    attack: int = 0  # change of its attack this turn


class MoveBonus(Struct, frozen=True, tag="move-bonus", tag_field="kind", forbid_unknown_fields=True):
    """An optional larger move: `amount` more, bought with a condition on how it ends or what is lost."""

    amount: int
    unengaged: bool = False  # only for a figure that starts unengaged
    ends_beside_enemy: bool = False
    no_attack: bool = False  # it cannot attack this turn


class MoveRoll(Struct, frozen=True, tag="move-roll", tag_field="kind", forbid_unknown_fields=True):
    """Before moving a d20 is rolled that sets this turn's change of move: rows of (from, change)."""

    rows: tuple[tuple[int, int], ...]


class Carry(Struct, frozen=True, tag="carry", tag_field="kind", forbid_unknown_fields=True):
    """Before moving, an adjacent unengaged friend may be picked up and set down adjacent afterwards."""

    whom: Filter = Filter(side="friendly", size=("small", "medium"), engaged=False)


# --- attacks --------------------------------------------------------------------------------------


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


# --- things done at a moment ----------------------------------------------------------------------

Moment: TypeAlias = Literal[
    "game-start",
    "round-start",  # before order markers are placed
    "orders-placed",  # first round only, with `first_round`
    "revealed",  # when an order marker on the card is revealed
    "before-moving",
    "after-moving",  # after moving and before attacking
    "instead-of-attacking",
    "after-attacking",
    "after-turn",
    "after-wounding",  # after its attack has wounded the target
    "on-kill",  # after its attack has destroyed the target
    "survived",  # after its attack on a target that survived
]


class Effect(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a row of an action's table does; see the subclasses."""


class Wound(Effect, frozen=True, tag="wound"):
    """The target takes wounds that cannot be defended."""

    amount: int = 1


class WoundSelf(Effect, frozen=True, tag="wound-self"):
    """The figure with the power takes wounds."""

    amount: int = 1


class Destroy(Effect, frozen=True, tag="destroy"):
    """The target is destroyed."""


class DestroySelf(Effect, frozen=True, tag="destroy-self"):
    """The figure with the power is destroyed."""


class LoseFigure(Effect, frozen=True, tag="lose-figure"):
    """The player chooses one figure of the card that is destroyed."""


class Heal(Effect, frozen=True, tag="heal"):
    """Wounds are removed from the target (`all`: every one)."""

    amount: int = 1
    all: bool = False


class HealSelf(Effect, frozen=True, tag="heal-self"):
    """Wounds are removed from the figure with the power; `on` terrains give `more` instead."""

    amount: int = 1
    on: tuple[str, ...] = ()
    more: int = 0


class Control(Effect, frozen=True, tag="control"):
    """The target's card and all its figures change to this player for good; its markers go (HS-GAP-13)."""


class ControlTurn(Effect, frozen=True, tag="control-turn"):
    """This player takes one turn with the target's card; then control goes back."""


class Betray(Effect, frozen=True, tag="betray"):
    """An opponent of this player's choice gets this card: for this turn, or for good."""

    for_good: bool = False


class Weaken(Effect, frozen=True, tag="weaken"):
    """This turn the target rolls at most `dice` defence dice against attacks of this card."""

    dice: int = 0
    everyone: Filter | None = None  # instead of the target: all such figures


class Boost(Effect, frozen=True, tag="boost"):
    """This turn the figures of this card have a changed number."""

    stat: Literal["attack", "defence", "move", "range"] = "attack"
    amount: int = 1


class NoAttack(Effect, frozen=True, tag="no-attack"):
    """The figures of this card cannot attack this turn."""


class ClearMarkers(Effect, frozen=True, tag="clear-markers"):
    """Order markers leave the target's card (`one`: a random hidden one; else all)."""

    one: bool = False
    ends_turn: bool = False


class MoveAgain(Effect, frozen=True, tag="move-again"):
    """The figures of this card may move again (`spaces`: with that move; `up`: rise limit)."""

    spaces: int = 0
    up: int = 0


class TurnAgain(Effect, frozen=True, tag="turn-again"):
    """Another turn with this card."""


class AttackAgain(Effect, frozen=True, tag="attack-again"):
    """Another attack with this figure."""


class AttackAllAdjacent(Effect, frozen=True, tag="attack-all-adjacent"):
    """Instead of its attack it must attack every adjacent figure, friends too."""


class Summon(Effect, frozen=True, tag="summon"):
    """The target is placed on a free space adjacent to this figure, without swipes.

    `count` targets at most; `same_level`: only on this figure's level.
    """

    count: int = 1
    same_level: bool = False


class Throw(Effect, frozen=True, tag="throw"):
    """The target is placed on a free space within `spaces` in sight, then hurt on d20 >= `hurt_from`.

    `lower`: only on this level or lower, with a fall (and no `hurt_from` roll).
    """

    spaces: int = 4
    hurt_from: int = 0
    wounds: int = 2
    lower: bool = False


class MoveOthers(Effect, frozen=True, tag="move-others"):
    """Up to `count` figures of `whom` within `reach` may move `spaces` (0: as many as came up)."""

    whom: Filter
    reach: Reach | None = None
    count: int = 1
    spaces: int = 4
    swipes: bool = True


class ReturnFigure(Effect, frozen=True, tag="return-figure"):
    """A destroyed figure of `whom` comes back on a free space adjacent to this figure (or in `reach`)."""

    whom: Filter | None = None  # None: of the same card
    reach: Reach | None = None
    same_level: bool = True


class Deploy(Effect, frozen=True, tag="deploy"):
    """Figures waiting off the battlefield are placed.

    `apart`: on any free spaces without glyph, not adjacent to each other or to any figure (The Drop).
    Otherwise within `reach` of this figure. `units`: which cards (default: this card).
    `turn`: they may take a turn at once.
    """

    apart: bool = False
    reach: Reach | None = None
    units: tuple[str, ...] = ()
    turn: bool = False


class Negate(Effect, frozen=True, tag="negate"):
    """The target's card loses its special powers for good."""


class Hide(Effect, frozen=True, tag="hide"):
    """While it stays on this space it cannot be seen until its player next reveals an order marker."""


class NameCard(Effect, frozen=True, tag="name-card"):
    """The player names one of their cards that fits `whom`; `as_personality` changes what it counts as."""

    whom: Filter
    as_personality: str = ""


class MarkKill(Effect, frozen=True, tag="mark-kill"):
    """An experience marker comes onto the card, up to `most`."""

    most: int = 3


class ExtraDice(Effect, frozen=True, tag="extra-dice"):
    """Roll `dice` (0: one per wound inflicted) attack dice; each skull is one more wound, no defence."""

    dice: int = 0


AnyEffect: TypeAlias = (
    Wound
    | WoundSelf
    | Destroy
    | DestroySelf
    | LoseFigure
    | Heal
    | HealSelf
    | Control
    | ControlTurn
    | Betray
    | Weaken
    | Boost
    | NoAttack
    | ClearMarkers
    | MoveAgain
    | TurnAgain
    | AttackAgain
    | AttackAllAdjacent
    | Summon
    | Throw
    | MoveOthers
    | ReturnFigure
    | Deploy
    | Negate
    | Hide
    | NameCard
    | MarkKill
    | ExtraDice
)


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One row of a d20 table: from this result on (until the next row), these effects."""

    least: int = 1
    effects: tuple[AnyEffect, ...] = ()


class Action(Struct, frozen=True, tag="action", tag_field="kind", forbid_unknown_fields=True):
    """Something done at a moment of the game.

    The player may (`mandatory`: must) use it. With `target` a figure is chosen first — or, with
    `everyone`, each figure that fits is rolled for. Then a d20 is rolled if there is more than one row
    or the row starts above 1, and the effects of the row that fits are carried out. `by_type` gives
    other tables for heroes and squad figures. `each`: every figure of the card may do it (else the card
    does it once per turn).
    """

    moment: Moment
    rows: tuple[Row, ...]
    mandatory: bool = False
    each: bool = False
    target: Filter | None = None
    reach: Reach = Reach()
    not_adjacent: bool = False
    count: int = 1  # so many different targets at most
    everyone: bool = False
    beside_any: bool = False  # everyone: adjacent to any figure of the card counts, once each
    hero_rows: tuple[Row, ...] = ()  # instead of `rows` against heroes
    engaged_with: int = 0  # the target must be engaged with so many figures of this card
    engaged_with_ally: bool = False  # … with another figure of this player
    unmoved: bool = False  # only if the figure has not moved this turn
    first_round: bool = False
    once: Literal["", "turn", "round", "game"] = "turn"
    d20_plus: Per = ""  # added to the roll
    of: Filter | None = None
    plus_on: dict[str, int] = {}  # terrain -> added to the roll
    crest_dice: int = 0  # instead of a d20: so many dice, a symbol on 1 of 6 … the row is the count
    marker: str = ""  # only if this order marker was revealed for the turn
    while_hidden: bool = False  # for cards whose figures wait off the battlefield
    if_other_dies: str = ""  # game event: when that unit of the player is destroyed
    whole_squad: bool = False  # instead-of-attacking: instead of all attacks of the card


# --- answers --------------------------------------------------------------------------------------


class Save(Struct, frozen=True, tag="save", tag_field="kind", forbid_unknown_fields=True):
    """When it (or with `whom` a figure in `reach`) would take wounds: d20 of `least` or more ignores them.

    `lethal`: only wounds that would destroy. `from_attack`: which wounds. `plus_distance`: the distance to
    the attacker is added. `spend`: a marker of the card is spent instead of rolling. `sacrifice`: an
    adjacent figure of `sacrifice` is destroyed instead. `divides`: then a destroyed figure returns.
    """

    least: int = 15
    whom: Filter | None = None
    reach: Reach | None = None
    lethal: bool = False
    source: Literal["any", "attack", "normal", "swipe"] = "any"
    adjacent: bool | None = None  # the attacker is / is not adjacent
    plus_distance: bool = False
    spend: int = 0  # markers per figure at the start of the game
    sacrifice: Filter | None = None
    divides: bool = False
    crests: int = 0  # instead of a d20: roll 10 crest dice, so many symbols are needed


class Counter(Struct, frozen=True, tag="counter", tag_field="kind", forbid_unknown_fields=True):
    """Counter strike: when it defends, each shield above the skulls is one wound to the attacker.

    `own`: the other way round – excess shields of the defender hurt this attacker.
    `whom`/`reach`: protects such friends as well.
    """

    when: When = When(attack="normal", adjacent=True)
    whom: Filter | None = None
    reach: Reach | None = None
    own: bool = False


class Dodge(Struct, frozen=True, tag="dodge", tag_field="kind", forbid_unknown_fields=True):
    """A single shield blocks all damage of an attack that fits `when`; `cap`: at most so many wounds."""

    when: When = When()
    cap: int = 0


class Escape(Struct, frozen=True, tag="escape", tag_field="kind", forbid_unknown_fields=True):
    """Hit by an attack (1+ skulls): on d20 `least` no damage, and a move of `spaces` away from enemies."""

    least: int = 12
    spaces: int = 4
    normal: bool = True  # only against normal attacks
    plus_on: dict[str, int] = {}


class Strike(Struct, frozen=True, tag="strike", tag_field="kind", forbid_unknown_fields=True):
    """When an enemy of `whom` moves adjacent: d20 `least` gives it one wound."""

    least: int
    whom: Filter = Filter(side="enemy", size=("small", "medium"))
    plus_on: dict[str, int] = {}


class Scatter(Struct, frozen=True, tag="scatter", tag_field="kind", forbid_unknown_fields=True):
    """After one of them defended against (or with `on_loss` was destroyed by) an enemy's normal attack,
    `count` of them may move `spaces`."""

    count: int = 2
    spaces: int = 4
    on_loss: bool = False
    swipes: bool = True
    hides: bool = False  # unengaged ones cannot be seen for the rest of that turn


class Overkill(Struct, frozen=True, tag="all-skulls", tag_field="kind", forbid_unknown_fields=True):
    """If every attack die shows a skull: the target cannot defend (`destroys`: and is destroyed)."""

    whom: Filter = Filter()
    destroys: bool = False


class Spirit(Struct, frozen=True, tag="spirit", tag_field="kind", forbid_unknown_fields=True):
    """When destroyed it is laid on a unique army card of its player, whose number rises for good."""

    stat: Literal["attack", "defence", "move"]
    amount: int = 1
    optional: bool = False


class Drain(Struct, frozen=True, tag="drain", tag_field="kind", forbid_unknown_fields=True):
    """Each time it destroys a figure it heals."""

    amount: int = 1


class Rise(Struct, frozen=True, tag="rise", tag_field="kind", forbid_unknown_fields=True):
    """When it destroys such an enemy, a destroyed figure of its card takes the place."""

    whom: Filter


class Smoke(Struct, frozen=True, tag="smoke", tag_field="kind", forbid_unknown_fields=True):
    """Targeted by a non-adjacent normal attack: d20 `least` hides it and the friends beside it this turn."""

    least: int


class DyingBlow(Struct, frozen=True, tag="dying-blow", tag_field="kind", forbid_unknown_fields=True):
    """Destroyed by an enemy's normal attack: `dice` are rolled, each skull wounds an adjacent figure."""

    dice: int


# --- whose turn it is -----------------------------------------------------------------------------


class Bond(Struct, frozen=True, tag="bond", tag_field="kind", forbid_unknown_fields=True):
    """A turn with other cards: before this card's turn, after it, or instead of it.

    `count` cards of `whom` (each at most once); `reach`: figures used must start within it.
    `moves`: they only move, `figures` of them, `spaces` each. `or_move`: instead, this card has that much
    more move. `heal_for`: one figure of this card adjacent to the bonded hero may be given up to heal it 1.
    `roll`: only on d20 of at least this. `engaged`: only if so many figures of this card are engaged.
    """

    whom: Filter
    when: Literal["before", "after", "instead"] = "before"
    count: int = 1
    reach: Reach | None = None
    moves: bool = False
    figures: int = 0
    spaces: int = 0
    or_move: int = 0
    heal_for: bool = False
    roll: int = 0
    engaged: int = 0
    marker: str = ""  # only with this order marker


class Swarm(Struct, frozen=True, tag="swarm", tag_field="kind", forbid_unknown_fields=True):
    """How many figures act in a turn: by a d20 (rows of from, figures), or a fixed number that may move."""

    rows: tuple[tuple[int, int], ...] = ()
    moving: int = 0
    attacking: int = 0


class Reserve(Struct, frozen=True, tag="reserve", tag_field="kind", forbid_unknown_fields=True):
    """The figures begin off the battlefield."""


Part: TypeAlias = (
    Modify
    | Trait
    | MoveMode
    | MoveBonus
    | MoveRoll
    | Carry
    | Attacks
    | SpecialAttack
    | Action
    | Save
    | Counter
    | Dodge
    | Escape
    | Strike
    | Scatter
    | Overkill
    | Spirit
    | Drain
    | Rise
    | Smoke
    | DyingBlow
    | Bond
    | Swarm
    | Reserve
)


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    """A special power: what it is called, what it says, what it does."""

    id: str  # slug, unique on the card: "counter-strike"
    name: str
    text: str
    parts: tuple[Part, ...]


class UnitCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An army card (HS-SETUP-07)."""

    id: str
    name: str
    general: str
    rarity: Literal["unique", "common", "uncommon"]
    unit_type: Literal["hero", "squad"]
    species: str
    unit_class: str
    personality: str
    size: Literal["small", "medium", "large", "huge"]
    height: int
    life: int
    move: int
    range: int
    attack: int
    defence: int
    points: int
    figures: int = 1
    hexes: int = 1
    set: str = ""
    tags: tuple[str, ...] = ()
    head: float = 0.9  # target point, as a share of the height
    blind: tuple[int, ...] = ()  # directions from its front in which its own body hides things (HS-LOS-04)
    powers: tuple[Power, ...] = ()


class GlyphCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A power glyph (HS-GLYPH)."""

    letter: str
    id: str
    name: str
    lasting: bool  # permanent; else temporary
    text: str


class ArmyEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Copies of one card in an army list."""

    card: str
    copies: int = 1


class ArmyCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared army."""

    id: str
    name: str
    cards: tuple[ArmyEntry, ...]
    text: str = ""


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What wins a scenario (HS-END-01).

    `last-army`: only one side has figures left. `points`: most points after the last round. `hill`: one
    point per round for most figures on the marked spaces. `glyphs`: hold all (`count`) marked glyphs at
    the end of a round. `escort`: the named figure of `side` reaches the marked spaces; the other side
    stops it. `siege`: `side` has a figure on the marked spaces at the end of a round, the other side holds
    out. `flag`, `shrines`, `collect`, `steal`: the missions of the variants.
    """

    kind: Literal[
        "last-army", "points", "hill", "glyphs", "escort", "siege", "flag", "shrines", "collect", "steal"
    ]
    marks: str = ""  # name of the marked spaces
    count: int = 0
    side: int = 0  # team that has the task


class ScenarioCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario: battlefield, sides, points, rounds, goal (HS-GAP-04)."""

    id: str
    name: str
    text: str
    map: str = ""  # empty: any map with enough zones
    players: tuple[int, ...] = (2,)  # how many can play
    teams: tuple[tuple[int, ...], ...] = ()  # seats that win together; empty: everyone alone
    points: int = 400
    rounds: int = 12
    goal: Goal = Goal(kind="last-army")
    armies: tuple[str, ...] = ()  # prepared armies by seat; empty: players choose
    draft: bool = False
    switches: dict[str, str] = {}
    glyphs: dict[str, str] = {}  # space -> letter, "?x" for symbol side up; replaces those of the map

"""What can be pending in a Battleground match: one kind of frame per procedure.

Each names its steps in a `Literal`; the procedure of the same name in `procedures/` advances them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from battlewright.games.battleground.model.cards import ForceCard
from battlewright.games.battleground.model.moments import BattlegroundMoment
from battlewright.kernel import reactions
from battlewright.kernel.frames import Frame
from battlewright.kernel.secret import SecretFrame


class Window(reactions.Window[BattlegroundMoment], kw_only=True, tag="window"):
    """A moment that is being answered."""


class Added(Struct, frozen=True, array_like=True, omit_defaults=True):
    """One addition to a Force: a card, and for equipment the character that carries it, by its number."""

    card: str
    carrier: int = -1


class DraftedForce(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A Force and its deck while a seat builds them."""

    force: ForceCard = ForceCard(id="draft", name="", faction="", characters=())
    added: tuple[Added, ...] = ()  # in order, without what was removed since
    done: bool = False
    hidden: bool = False  # in a view: the Force of an opponent


class Draft(Frame, kw_only=True, tag="draft"):
    """Players build their Forces and decks, all at once and each in secret."""

    drafts: dict[int, DraftedForce] = {}  # by seat
    started: bool = False


class Setup(Frame, kw_only=True, tag="setup"):
    """First player, battleground, zone, objectives, deployment."""

    step: Literal["cards", "roll", "first", "map", "zone", "objectives", "deploy", "hex", "done"] = "roll"
    fixed: bool = False  # the scenario fixes map, zones and positions
    turn: int = 0  # team to place next
    chooser: int = 0  # team that won the roll
    rolls: tuple[tuple[int, int], ...] = ()  # the dice for the first player, by team
    left: int = 0  # objectives still to place
    placing: str = ""  # character waiting for its facing
    held: list[str] | UnsetType = UNSET  # characters held back


class RoundMission(Struct, array_like=True):
    """A side mission that is looked at for the whole round (BG-SIDE)."""

    seat: int
    card: str
    character: str
    baseline: dict[str, int]  # the counters of the turn when it came into play


class Round(Frame, kw_only=True, tag="round"):
    """One round after the other (BG-ROUND)."""

    step: Literal["prepare", "activate", "clean_up"] = "prepare"
    missions: list[RoundMission] = []  # side missions that outlast the turn they were begun in


class Preparation(SecretFrame, kw_only=True, tag="preparation"):
    """Discards before the draw, chosen by all players in secret (BG-PREP)."""

    step: Literal["ask", "draw"] = "ask"


class Initiative(SecretFrame, kw_only=True, tag="initiative"):
    """Cards chosen in secret, revealed together, then activations in order (BG-CARD)."""

    step: Literal["ask", "reveal", "next", "settled"] = "ask"
    revealed: dict[int, str] = {}
    order: list[int] = []  # seats still to activate, in order
    changed: dict[int, int] | UnsetType = UNSET  # seat -> initiative of its card instead of the printed one
    bound: dict[int, str] | UnsetType = UNSET  # seat -> the character its card must activate


class Tie(Frame, kw_only=True, tag="tie"):
    """Team-mates with equal initiative settle who activates first (BT-PLAY-06)."""

    seats: list[int]


class Acting(Frame, kw_only=True):
    """What an activation and an interruption share: a character acts with AP."""

    seat: int
    character: str
    ap: int = 0
    uses: dict[str, int] = {}  # cost counters (BG-ACT-04, BG-ATK-03)
    skills: list[str] = []  # active skills used
    triggers: list[str] = []  # once-per-turn triggers used
    lasting: list[str] = []  # effects for this activation or interruption
    played: list[str] = []  # cards played in it
    missions: dict[str, dict[str, int]] = {}  # side missions in play -> counters when they came
    had_focus: bool = False
    attacks: int = 0
    wounds: int = 0  # wounds caused
    mana: int = 0  # mana spent
    last: str = ""  # the latest action, for "immediately after"
    ran: bool = False  # the latest Move action used the second speed
    hexes: int = 0  # moved so far
    stride: int = 0  # moved in the latest Move action
    hurt: list[str] = []  # characters that took wounds in it
    struck: list[str] = []  # characters attacked in it; `he-man/front` if from the front
    next_attack: list[str] = []  # effects for the next attack only
    pending: str = ""  # card whose bonus is being chosen
    borrowed: list[str] | UnsetType = UNSET  # trinkets of allies used as its own: `item@owner`
    over: bool = False


class Activation(Acting, kw_only=True, tag="activation"):
    """A character is activated with a revealed card (BG-CARD-01 steps 2 to 5)."""

    card: str
    initiative: int | UnsetType = UNSET  # of the card, if it was changed
    bound: str | UnsetType = UNSET  # the card activates this character
    step: Literal["choose", "gain", "bonus", "begin", "act", "ending", "end"] = "choose"


class Interruption(Acting, kw_only=True, tag="interruption"):
    """A character acts while another waits (BG-INT)."""

    interrupted: str
    kind: Literal["overwatch", "opportunity", "card"] = "overwatch"
    cause: str = ""  # the card, where one caused it
    given: int = 1  # AP (BG-INT-02)
    anywhere: bool = False  # it may move in any direction
    run: bool | UnsetType = UNSET  # it must move at its second speed first
    bonus: str | UnsetType = UNSET  # a Fate card of which it gets one bonus
    step: Literal["consumables", "start", "begin", "bonus", "run", "act", "ending", "end"] = "consumables"


Turn: TypeAlias = Activation | Interruption


class Movement(Frame, kw_only=True, tag="movement"):
    """A character moves: provokes, travels, turns, is watched (BG-MOVE, BG-MOVEFX)."""

    character: str
    how: Literal["move", "towards", "charge", "jump", "teleport", "cross"] = "move"
    action: bool = False  # a Move action (free or paid), not another movement effect
    points: int = 0
    silent: bool = False  # neither provokes nor is watched
    goal: str = ""  # towards or charge: this character
    straight: bool = False
    ahead: bool | UnsetType = UNSET  # only straight along its facing
    beside: str = ""  # must end adjacent to this character
    forced: bool = False  # must go somewhere if it can
    ran: bool = False  # at the second speed
    los_of: str = ""  # must end in line of sight of this character (BG-INT-08)
    chooser: int = -1  # who decides; -1: the character's player
    start: str = ""
    source: str = ""
    moved: bool = False
    gone: int = 0  # hexes
    mate: str | UnsetType = UNSET  # must end adjacent to this character
    follow: int | UnsetType = UNSET  # … once that one has moved up to so many hexes
    pushing: str = ""  # an occupied hex it climbs onto, whose occupants are pushed away
    step: Literal["provoke", "go", "push", "face", "watched", "end"] = "provoke"


class Turning(Frame, kw_only=True, tag="turning"):
    """A model is turned to one of several edges (BG-RANGED-02)."""

    character: str
    facings: list[int]
    chooser: int = -1  # who decides; -1: the model's player


class Shoving(Frame, kw_only=True, tag="shoving"):
    """A character is pushed or pulled along a straight line (BG-MOVEFX-12 to 18)."""

    character: str
    by: str
    how: Literal["push", "pull"]
    hexes: int
    direction: int = -1
    source: str = ""
    around: str | UnsetType = UNSET  # a hex instead of the pusher
    asked: bool = False
    prevented: bool = False


class Swapping(Frame, kw_only=True, tag="swapping"):
    """Two characters swap positions (BG-MOVEFX-19, 20)."""

    by: str
    other: str
    source: str = ""
    step: Literal["first", "second", "swap"] = "first"


class HeldEffect(Struct, array_like=True):
    """An effect in force for a character."""

    character: str
    effect: str


class Attack(Frame, kw_only=True, tag="attack"):
    """An attack with one weapon, area and all (BG-ATK-10)."""

    attacker: str
    weapon: str
    target: str
    initial: str = ""  # the initial target of an area attack or chain
    free: bool = False
    dice: int = 0  # change by the effect that granted a free attack
    mana: int = 0  # change of the base mana cost
    boosts: dict[str, int] = {}
    asked: list[str] = []  # boosts already asked for
    focused: bool = False  # Focus was spent on it
    counted: bool = False  # against the present target it was focused, or counted as focused
    after_move: bool = False
    fizzled: bool = False
    faces: list[int] = []
    successes: int = 0
    row: int = -1  # reached; -1 for none
    caused: int = 0
    origin: str = ""  # node from which cover and flank are judged
    place: str = ""  # where the present target stood when it was attacked
    flank: bool | None = None  # whether it is a flank attack, once rolled (BG-FLANK-05)
    behind: bool | None = None  # whether it really comes from behind
    held: list[HeldEffect] = []  # for this attack only
    extra: list[str] = []  # further targets chosen before the first was attacked
    hit: list[str] = []  # characters attacked by this action
    fallen: list[str] = []  # knocked out, but still standing until the end (BG-AREA-13)
    centre: str = ""  # where the initial target stood when the attack was declared, or what it was aimed at
    tossed: str | UnsetType = UNSET  # the Fate card discarded for it
    claimed: list[str] = []  # effects that answered its successes (BG-ATK-09)
    defence_mode: str = ""
    step: Literal[
        "declared",
        "pay",
        "boost",
        "paid",
        "face",
        "roll",
        "rolled",
        "defence",
        "defended",
        "effect",
        "resolved",
        "next",
        "finished",
        "end",
    ] = "declared"


class Roll(Frame, kw_only=True, tag="roll"):
    """A test in its eleven steps (BG-TEST)."""

    character: str
    kind: Literal["attack", "skill", "defence"]
    stat: str
    target: str = ""  # the other side: target of an attack or skill, or the attacker defended against
    source: str = ""
    change: int = 0  # dice granted by what calls for the test
    dice: int = 0
    needed: int = 4
    faces: list[int] = []
    extra: list[int] = []
    focused: bool = False
    per_mana: int = 1
    free: int = 0
    extra_needed: int = 5  # of extra dice (BG-TEST-13); 0: none explode
    scored: int = -1  # successes without a roll
    fixed: int = -1  # so many dice, whatever changes them
    successes: int = 0
    only_sixes: bool = False
    mana_dice: bool = False  # roll as many dice as the character has mana
    paying: int = 0
    chosen: list[int] = []
    step: Literal["prepare", "dice", "free", "mana", "reroll", "explode", "told"] = "prepare"


class Effect(Frame, kw_only=True, tag="effect"):
    """A list of instructions being carried out (`Content.programs`)."""

    program: str
    actor: str
    source: str
    at: int = 0
    target: str = ""
    other: str = ""  # picked besides the target
    spent: int = 0
    successes: int = -1
    inside: Literal[
        "", "test", "defence", "defended", "ask", "each", "repeat", "speed", "standard", "focused"
    ] = ""
    defence_mode: str = ""
    queue: list[str] = []  # characters still to do, for Each; marks still to move
    left: int = 0  # times still to go, for Repeat
    place: str | UnsetType = UNSET  # where the mark of the moment lay
    looked: dict[int, int] | UnsetType = UNSET  # seat -> top cards of its deck that were looked at
    laid: list[int] | UnsetType = UNSET  # the deck being put in order, and how many cards lie
    skill: bool = False  # part of an active skill (defended with a skill defence)


class Wounding(Frame, kw_only=True, tag="wounding"):
    """A character takes wounds, and may be knocked out (BG-HEALTH)."""

    character: str
    amount: int
    by: str = ""
    source: str = ""
    attack: bool = False
    taken: int = 0
    told: bool = False  # that the character is about to fall
    step: Literal["about", "take", "after", "fall", "end"] = "about"


class Payment(Frame, kw_only=True, tag="payment"):
    """Mana is paid, possibly from two characters (Shared Power)."""

    character: str
    amount: int
    lender: str = ""


class LostToken(Struct, array_like=True):
    """A token that leaves a character: taken off by an effect, or replaced by another one already."""

    character: str
    token: str
    how: Literal["removed", "replaced"]


class TokenLoss(Frame, kw_only=True, tag="token_loss"):
    """Tokens leave characters, with what their removal brings (BG-BUFF-07, BG-BUFF-11)."""

    tokens: list[LostToken]
    asked: bool = False
    prevented: bool = False


class Giving(Frame, kw_only=True, tag="giving"):
    """A character is about to get a debuff, which a card may prevent."""

    character: str
    token: str
    giver: str
    source: str
    asked: bool = False
    prevented: bool = False


class Arrivals(Frame, kw_only=True, tag="arrivals"):
    """Characters off the board come onto it at the start of a round (`Arrival` in `model/cards.py`)."""

    left: list[str]
    marks: list[str] = []  # of the first, still to be laid


class CleanUp(Frame, kw_only=True, tag="clean_up"):
    """The four steps of the Clean-Up phase (BG-CLEAN)."""

    step: Literal["ended", "objectives", "tokens", "marks", "victory", "ready"] = "ended"


BattlegroundFrame: TypeAlias = (
    Window
    | Draft
    | Setup
    | Round
    | Preparation
    | Initiative
    | Tie
    | Activation
    | Interruption
    | Movement
    | Turning
    | Shoving
    | Swapping
    | Attack
    | Roll
    | Effect
    | Wounding
    | Payment
    | TokenLoss
    | Giving
    | Arrivals
    | CleanUp
)

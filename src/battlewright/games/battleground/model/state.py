"""The state of a Battleground match: players, characters, tokens, and the stack of frames.

Positions are node labels: `D17` is a hex of the board, `D17+` the platform hex above it. Cards stay
out of the state; their ids go in. `content` is the hash of the content the match is played with.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from battlewright.games.battleground.model.frames import BattlegroundFrame
from battlewright.games.battleground.model.ids import CharacterId
from battlewright.games.battleground.model.replies import BattlegroundReply
from battlewright.kernel.game import Outcome
from battlewright.kernel.game import State as KernelState

UNKNOWN = "?"  # a hidden card in a view


class Character(Struct, kw_only=True):
    """A character of the match: its model and what lies on its card (BG-CHAR-01)."""

    id: CharacterId
    card: str
    seat: int
    at: str = ""  # empty: not on the battleground
    facing: int = 0  # 0..5, counter-clockwise from east
    wounds: int = 0
    mana: int = 0
    focus: bool = False
    overwatch: bool = False
    buff: str = ""
    debuff: str = ""
    more_buffs: list[str] | UnsetType = UNSET  # beside the first, where a card lets it hold several
    kept: list[str] = []  # tokens that survive the next Clean-Up
    token_seat: dict[str, int] = {}  # unique tokens: the seat whose card gave it
    activated: bool = False
    weapons: list[str] = []
    items: list[str] = []
    reserve: list[str] = []  # weapons carried but not equipped (Rearm)
    spent: list[str] = []  # used consumables
    used: list[str] = []  # triggers used up for this round
    lasting: list[str] = []  # effects that hold until the end of the round
    cards: list[str] = []  # Fate and Glory cards lying on the character card
    knock_outs: int = 0  # enemies this character has knocked out
    initiative: int | UnsetType = UNSET  # of the card it was activated with this round, if it was changed
    acted: bool | UnsetType = UNSET  # whether it has taken an action this round, where a deck asks for it
    out: bool = False  # knocked out


def buffs_of(character: Character) -> tuple[str, ...]:
    """BG-BUFF-02: the buffs of a character: one at most, unless its card lets it hold more."""
    if not character.buff:
        return ()
    more = () if character.more_buffs is UNSET else character.more_buffs
    return (character.buff, *more)


class Promise(Struct, array_like=True):
    """What the next ally activated will get."""

    what: str
    amount: int
    source: str
    giver: str  # the character that promised it, which does not get it itself


class Player(Struct, kw_only=True):
    """A seat: its Force's faction, cards and scores."""

    seat: int
    faction: str = ""
    deck: list[str] = []
    hand: list[str] = []
    discard: list[str] = []
    play_area: list[str] = []  # Glory cards with a completed side mission
    objectives: int = 0
    knocked_out: list[str] = []  # enemy characters whose points this seat has scored
    knock_out_vp: int = 0
    mission_vp: int = 0
    passed: bool = False
    last_activated: str = ""  # the character activated last, this round or the round before
    barred: str = ""  # may not be the first activated this round (BG-ACT-02)
    promises: list[Promise] = []
    open_deck: bool = False  # the deck list is known to everybody (prepared decks)
    deck_list: list[str] = []
    ultimates: list[str] | UnsetType = UNSET  # used this round, where a deck asks for them
    answers: list[str] | UnsetType = UNSET  # cards of the deck that answer from the hand, if there are any


class Mark(Struct, kw_only=True):
    """A mark on the battleground (BG-MARK)."""

    token: str
    at: str
    seat: int
    by: str  # the character that placed it
    kept: bool = False


class State(KernelState[BattlegroundFrame, BattlegroundReply], kw_only=True):
    """A whole match."""

    content: str
    scenario: str
    map: str = ""
    switches: dict[str, bool] = {}
    teams: list[list[int]]
    points: int = 100
    hand_size: int = 5
    fate_cards: int = 20
    glory_cards: int = 2
    rounds: int = 4
    players: list[Player]
    characters: dict[str, Character] = {}
    objectives: list[str] = []
    marks: list[Mark] = []
    zones: list[int] = []  # zone of each team
    terrain: dict[str, str] | UnsetType = UNSET  # hexes whose sign on the map was changed in play
    round: int = 0
    phase: str = "setup"
    first_team: int = 0
    result: Outcome | None = None

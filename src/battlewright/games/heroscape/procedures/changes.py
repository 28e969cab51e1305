"""Changes shared by all procedures: emit events, roll dice, lift and set down figures, lose markers."""

from __future__ import annotations

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Act, Dice
from battlewright.games.heroscape.model.state import MOVING, Card, Figure, State
from battlewright.games.heroscape.rules.table import card_of
from battlewright.kernel.events import Event
from battlewright.kernel.frames import push

SKULL, SHIELD = (1, 2, 3), (4, 5)  # HS-GAP-05: three skulls, two shields, one blank
BLANK = 6
CREST = 1  # of a die with a crest on one face


def emit(state: State, event: Event) -> None:
    """Add an event to those the caller of `apply` gets."""
    state.emitted.append(event)


def user_of(state: State, frame: Act) -> Figure:
    """Whose power is carried out."""
    return state.figures[frame.figure]


def target_of(state: State, frame: Act) -> Figure:
    """Whom it is carried out on."""
    return state.figures[frame.target]


def skulls_in(faces: list[int], wild: bool = False) -> int:
    """HS-DICE-01, HS-DICE-04: skulls count for an attack; blanks too with HSV-BLANK-01."""
    return sum(face in SKULL or (wild and face == BLANK) for face in faces)


def shields_in(faces: list[int], wild: bool = False) -> int:
    """HS-DICE-02, HS-DICE-04: shields count for a defence; blanks too with HSV-BLANK-01."""
    return sum(face in SHIELD or (wild and face == BLANK) for face in faces)


def roll(
    state: State,
    dice: int,
    why: str,
    figure: Figure | None = None,
    *,
    sides: int = 6,
    rules: tuple[str, ...] = (),
) -> None:
    """Roll dice for a figure; the faces are the reply when the frame is gone."""
    seat, card, who = -1, "", ""
    if figure is not None:
        seat, card, who = figure.seat, card_of(state, figure).id, figure.id
    push(
        state,
        Dice(seat=seat, card=card, dice=dice, sides=sides, why=why, who=who, rules=list(rules)),
    )


def roll_d20(state: State, why: str, figure: Figure | None, *, rules: tuple[str, ...]) -> None:
    """Roll one die with twenty faces for a figure."""
    roll(state, 1, why, figure, sides=20, rules=rules)


def faces_of(state: State) -> list[int]:
    """The faces a finished roll has left."""
    assert isinstance(state.reply, list), f"no dice were rolled: {state.reply!r}"
    return state.reply


def lift(state: State, figure: Figure, place: str) -> None:
    """Take a figure off the battlefield."""
    figure.fell = list(figure.at)
    figure.at = []
    figure.hidden = ""
    figure.place = place  # type: ignore[assignment]
    for token in state.tokens:
        if token.by == figure.id:
            token.by = ""


def set_down(figure: Figure, at: tuple[str, ...] | list[str]) -> None:
    """Put a figure on spaces."""
    if list(at) != figure.at and figure.hidden != MOVING:
        figure.hidden = ""
    figure.at = list(at)
    figure.place = "board"


def lose_markers(state: State, card: Card, rule: str) -> None:
    """HS-ORDER-08, HS-GAP-20: unrevealed markers leave a card unseen."""
    if card.markers:
        count = len(card.markers)
        card.markers = []
        emit(state, events.MarkersLost(card=card.id, count=count, rules=(rule,)))

"""Building Forces and decks as play, everyone at once and each side in secret (GAP-BOOK-01, BT-FORCE).

A draft is a Force with a log of its additions and a mark when it is done. Characters, equipment and cards
are added in any order, and whatever has been added can go again until the Force is done. What is offered is
what `rules/forces.py` has nothing against.
"""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.cards import ForceCard, ScenarioCard
from battlewright.games.battleground.model.frames import Added, Draft, DraftedForce
from battlewright.games.battleground.model.options import (
    AddCharacter,
    Dismiss,
    Done,
    Equip,
    PutBack,
    TakeBack,
    TakeCard,
    Unequip,
    UsePrepared,
)
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.procedures.setup import field_force
from battlewright.games.battleground.rules.forces import (
    Muster,
    Removal,
    addition_denials,
    card_denials,
    carriable,
    enlarged,
    force_denials,
    muster,
    piece_denials,
    reduced,
    removal_denials,
    removals,
    team_denials,
)
from battlewright.games.battleground.rules.table import team_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Denial
from battlewright.kernel.frames import pop
from battlewright.kernel.options import Option


def draft_advance(state: State, frame: Draft) -> None:
    """Ask everyone who builds; when all are done, field the Forces."""
    if not frame.started:
        frame.started = True
        frame.asks = sorted(s for s, draft in frame.drafts.items() if not draft.done)
        if frame.asks:
            return
    pop(state)
    for seat in sorted(frame.drafts):
        field_force(state, seat, frame.drafts[seat].force)


def draft_muster(state: State, frame: Draft, seat: int) -> Muster:
    """A draft, and beside it the finished Forces of team-mates (BT-FORCE-04 to 07)."""
    content = content_of(state)
    team = state.teams[team_of(state, seat)]
    mates = [frame.drafts[s].force for s in team if s != seat and frame.drafts[s].done]
    return muster(content, content.scenarios[state.scenario], frame.drafts[seat].force, mates)


def draft_decision(state: State, frame: Draft, seat: int) -> Decision:
    """Everything that keeps the draft in order; finishing when it is complete."""
    content = content_of(state)
    now = draft_muster(state, frame, seat)
    conflicts = team_denials(content, [now.force, *now.mates]) if now.force.characters else []
    options: list[Option] = [] if conflicts else list(_additions(content, now))
    options += (r for r in removals(now.force) if _none(removal_denials(content, now.force, r)))
    if frame.drafts[seat].added:
        options.append(TakeBack())
    if not conflicts and not force_denials(content, now.scenario, now.force):
        options.append(Done())
    facts = {
        "scenario": state.scenario,
        "points": now.points,
        "most": now.scenario.points,
        "fate": len(now.force.fate),
        "glory": len(now.force.glory),
        "characters": [e.card for e in now.force.characters],
        "conflicts": [{"rule": d.rule, **d.facts} for d in conflicts],
    }
    return Decision(seat, "draft", options, ("BG-SETUP-01", "BG-FORCE-02"), facts)


def _additions(content: Content, now: Muster) -> Iterator[Option]:
    if not now.force.characters:
        yield from (UsePrepared(f.id) for f in prepared(content, now.scenario, now.mates))
    yield from _characters(content, now)
    yield from _equipment(content, now)
    for card in (*content.fate, *content.glory):
        if _none(card_denials(content, now, card)):
            yield TakeCard(card)


def _none(denials: Iterator[Denial]) -> bool:
    return next(denials, None) is None


def prepared(content: Content, scenario: ScenarioCard, mates: list[ForceCard]) -> Iterator[ForceCard]:
    """The prepared Forces that are legal here."""
    for force in content.forces.values():
        if not force_denials(content, scenario, force) and not team_denials(content, [force, *mates]):
            yield force


def _characters(content: Content, now: Muster) -> Iterator[Option]:
    for card in content.characters:
        if _none(addition_denials(content, now, AddCharacter(card))):
            yield AddCharacter(card)


def _equipment(content: Content, now: Muster) -> Iterator[Option]:
    pieces = [p for p in (*content.weapons, *content.items) if _none(piece_denials(content, now, p))]
    for index, entry in enumerate(now.force.characters):
        for piece in carriable(content, entry, pieces):
            yield Equip(index, piece)


def draft_take(state: State, frame: Draft, seat: int, option: Option) -> None:
    """Write the choice into the draft."""
    content = content_of(state)
    draft = frame.drafts[seat]
    match option:
        case Done():
            frame.drafts[seat] = DraftedForce(force=draft.force, done=True)
            return
        case UsePrepared(force=name):
            frame.drafts[seat] = DraftedForce(force=content.forces[name], done=True)
            return
        case TakeBack():
            frame.drafts[seat] = _shortened(content, draft)
        case Dismiss() | Unequip() | PutBack():
            rest = _added_without(content, draft.added, option)
            frame.drafts[seat] = DraftedForce(force=reduced(content, draft.force, option), added=rest)
        case AddCharacter() | Equip() | TakeCard():
            force = enlarged(content, draft.force, option)
            frame.drafts[seat] = DraftedForce(force=force, added=(*draft.added, _added(option)))
        case _:
            raise AssertionError(f"no choice of a draft: {option}")
    frame.asks = sorted([*frame.asks, seat])


def _added(addition: AddCharacter | Equip | TakeCard) -> Added:
    return Added(addition.card, addition.index if isinstance(addition, Equip) else -1)


def _added_without(content: Content, added: tuple[Added, ...], removal: Removal) -> tuple[Added, ...]:
    """The additions without what is gone."""
    match removal:
        case Dismiss(index=index):
            return tuple(_without_character(content, added, index))
        case Unequip(index=index, card=card):
            gone = Added(card, index)
        case PutBack(card=card):
            gone = Added(card)
    return tuple(entry for entry in added if entry != gone)


def _without_character(content: Content, added: tuple[Added, ...], index: int) -> Iterator[Added]:
    """Without a character and what it carried; the characters behind it move up."""
    number = 0
    for entry in added:
        if entry.carrier >= 0:
            if entry.carrier != index:
                yield Added(entry.card, entry.carrier - (entry.carrier > index))
            continue
        is_character = entry.card in content.characters
        if not (is_character and number == index):
            yield entry
        number += is_character


def _shortened(content: Content, draft: DraftedForce) -> DraftedForce:
    """The draft without its latest addition."""
    *rest, latest = draft.added
    if latest.carrier >= 0:
        removal: Removal = Unequip(latest.carrier, latest.card)
    elif latest.card in content.characters:
        removal = Dismiss(len(draft.force.characters) - 1)
    else:
        removal = PutBack(latest.card)
    return DraftedForce(force=reduced(content, draft.force, removal), added=tuple(rest))


def prepared_drafts(state: State, mates: list[DraftedForce]) -> list[DraftedForce]:
    """The prepared Forces that fit the scenario and go with those of team-mates, as drafts."""
    content, scenario = content_of(state), content_of(state).scenarios[state.scenario]
    others = [mate.force for mate in mates]
    return [DraftedForce(force=force) for force in prepared(content, scenario, others)]

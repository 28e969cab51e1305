"""Building Forces and decks as play, everyone at once and each side in secret (GAP-BOOK-01, BT-FORCE).

A draft is a `ForceCard` in plain form, with a log of its additions and a mark when it is done. Characters,
equipment and cards are added in any order, and whatever has been added can go again until the Force is done.
What is offered is what `rules/forces.py` has nothing against.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.cards import ForceCard, ScenarioCard
from battlewright.games.battleground.model.frames import Draft
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
    carrying_denials,
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
        frame.asks = sorted(s for s, draft in frame.drafts.items() if not draft.get("done"))
        if frame.asks:
            return
    pop(state)
    for seat in sorted(frame.drafts):
        field_force(state, seat, draft_force(frame.drafts[seat]))


def draft_force(draft: dict[str, Any]) -> ForceCard:
    """A draft as a Force."""
    plain = {k: v for k, v in draft.items() if k not in ("done", "log")}
    return msgspec.convert({"id": "draft", "name": "", "faction": "", "characters": []} | plain, ForceCard)


def force_draft(force: ForceCard, **marks: Any) -> dict[str, Any]:
    """A Force as a draft: lists, not tuples, as it would be after saving and loading."""
    plain: dict[str, Any] = msgspec.msgpack.decode(msgspec.msgpack.encode(force))
    return plain | marks


def draft_muster(state: State, frame: Draft, seat: int) -> Muster:
    """A draft, and beside it the finished Forces of team-mates (BT-FORCE-04 to 07)."""
    content = content_of(state)
    team = state.teams[team_of(state, seat)]
    mates = [draft_force(frame.drafts[s]) for s in team if s != seat and frame.drafts[s].get("done")]
    return muster(content, content.scenarios[state.scenario], draft_force(frame.drafts[seat]), mates)


def draft_decision(state: State, frame: Draft, seat: int) -> Decision:
    """Everything that keeps the draft in order; finishing when it is complete."""
    content = content_of(state)
    now = draft_muster(state, frame, seat)
    conflicts = team_denials(content, [now.force, *now.mates]) if now.force.characters else []
    options: list[Option] = [] if conflicts else list(_additions(content, now))
    options += (r for r in removals(now.force) if _none(removal_denials(content, now.force, r)))
    if frame.drafts[seat].get("log"):
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
        for piece in pieces:
            if _none(carrying_denials(content, entry, piece)):
                yield Equip(index, piece)


def draft_take(state: State, frame: Draft, seat: int, option: Option) -> None:
    """Write the choice into the draft."""
    content = content_of(state)
    draft = frame.drafts[seat]
    match option:
        case Done():
            frame.drafts[seat] = force_draft(draft_force(draft), done=True)
            return
        case UsePrepared(force=name):
            frame.drafts[seat] = force_draft(content.forces[name], done=True)
            return
        case TakeBack():
            frame.drafts[seat] = _shortened(content, draft)
        case Dismiss() | Unequip() | PutBack():
            force = reduced(content, draft_force(draft), option)
            frame.drafts[seat] = force_draft(force, log=_log_without(content, draft.get("log", []), option))
        case AddCharacter() | Equip() | TakeCard():
            force = enlarged(content, draft_force(draft), option)
            log = [*draft.get("log", []), _logged(option)]
            frame.drafts[seat] = force_draft(force, log=log)
        case _:
            raise AssertionError(f"no choice of a draft: {option}")
    frame.asks = sorted([*frame.asks, seat])


def _logged(addition: AddCharacter | Equip | TakeCard) -> list[Any]:
    """What was added: a card, and for equipment the character that carries it."""
    return [addition.card, addition.index] if isinstance(addition, Equip) else [addition.card]


def _log_without(content: Content, log: list[list[Any]], removal: Removal) -> list[list[Any]]:
    """The log without what is gone; characters behind one that is dismissed move up."""
    match removal:
        case Dismiss(index=index):
            rest, seen = [], 0
            for entry in log:
                if len(entry) == 2:
                    if entry[1] != index:
                        rest.append([entry[0], entry[1] - (entry[1] > index)])
                    continue
                person = entry[0] in content.characters
                if not (person and seen == index):
                    rest.append(entry)
                seen += person
            return rest
        case Unequip(index=index, card=card):
            gone: list[Any] = [card, index]
        case PutBack(card=card):
            gone = [card]
    return [entry for entry in log if entry != gone]


def _shortened(content: Content, draft: dict[str, Any]) -> dict[str, Any]:
    """The draft without its latest addition."""
    *log, (card, *carrier) = draft["log"]
    if carrier:
        entry = draft["characters"][carrier[0]]
        entry["weapons" if card in content.weapons else "items"].pop()
    elif card in content.characters:
        draft["characters"].pop()
    else:
        draft["fate" if card in content.fate else "glory"].pop()
    return draft | {"log": log}


def prepared_drafts(state: State, mates: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The prepared Forces that fit the scenario and go with those of team-mates, as drafts."""
    content, scenario = content_of(state), content_of(state).scenarios[state.scenario]
    others = [draft_force(mate) for mate in mates]
    return [force_draft(force) for force in prepared(content, scenario, others)]

"""The position as structured text, for the plain table and for screen readers: sections of rows.

Words come from the narrator; this module only arranges what a view holds.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.frames import Draft, DraftedForce
from battlewright.games.battleground.model.state import UNKNOWN, Character, Mark, State, buffs_of
from battlewright.games.battleground.rules.numbers import speed
from battlewright.games.battleground.rules.table import (
    card_of,
    is_massive,
    nodes_of,
    team_of,
    turn_under_way,
)
from battlewright.games.battleground.rules.victory import seat_vp, team_vp
from battlewright.games.battleground.surface import (
    Acting,
    BattlegroundTable,
    Carrier,
    CharacterRow,
    ForceDraft,
    HandCard,
    MarkRow,
    PlayerRow,
)
from battlewright.kernel.frames import nearest
from battlewright.kernel.narration import Narrator
from battlewright.kernel.surface import Named


def table_of(view: State, seat: int | None, words: Narrator) -> BattlegroundTable:
    """The whole view in sections: match, characters by side, hands, tokens on the board."""
    turn = turn_under_way(view)
    return BattlegroundTable(
        map_id=view.map,
        zone_ids=tuple(view.zones),
        round=view.round,
        rounds=view.rounds,
        phase=view.phase,
        first_team=view.first_team,
        score=tuple(team_vp(view, team) for team in range(len(view.teams))),
        acting=Acting(turn.character, turn.ap, turn.seat) if turn else None,
        characters=tuple(_character(view, c, words) for c in view.characters.values()),
        players=tuple(_player(view, number, words) for number in range(len(view.players))),
        objectives=tuple(view.objectives),
        marks=tuple(_mark(mark, words) for mark in view.marks),
        cleared=() if view.terrain is UNSET else tuple(view.terrain),
        draft_ids=_draft(view, seat),
        mate_ids=tuple(_mates(view, seat)),
    )


def _mark(mark: Mark, words: Narrator) -> MarkRow:
    return MarkRow(mark.at, words.rule(mark.token), mark.seat, mark.token)


def _mates(view: State, seat: int | None) -> Iterator[ForceDraft]:
    """The Forces that team-mates have finished, which close cards to the seat (BT-FORCE-04 to 07)."""
    frame = nearest(view, Draft)
    if frame is not None and seat is not None:
        for mate in view.teams[team_of(view, seat)]:
            if mate != seat and frame.drafts[mate].done and not frame.drafts[mate].hidden:
                yield _draft_row(frame.drafts[mate])


def _draft(view: State, seat: int | None) -> ForceDraft | None:
    """The Force that a seat is building."""
    frame = nearest(view, Draft)
    if frame is None or seat not in frame.drafts:
        return None
    return _draft_row(frame.drafts[seat])


def _draft_row(draft: DraftedForce) -> ForceDraft:
    carriers = tuple(Carrier(e.card, e.weapons, e.items) for e in draft.force.characters)
    return ForceDraft(characters=carriers, fate=draft.force.fate, glory=draft.force.glory)


def _character(view: State, character: Character, words: Narrator) -> CharacterRow:
    return CharacterRow(
        id=character.id,
        card_id=character.card,
        name=words.rule(character.card),
        seat=character.seat,
        team=team_of(view, character.seat),
        at=character.at,
        facing=character.facing,
        health=card_of(view, character).health,
        wounds=character.wounds,
        mana=character.mana,
        focus=character.focus,
        overwatch=character.overwatch,
        buff=", ".join(map(words.rule, buffs_of(character))),
        buff_id=character.buff,
        debuff=words.rule(character.debuff) if character.debuff else "",
        debuff_id=character.debuff,
        activated=character.activated,
        out=character.out,
        speed=(
            speed(view, character, focused=False).total,
            speed(view, character, focused=True).total,
        ),
        weapons=tuple(map(words.rule, character.weapons)),
        weapon_ids=tuple(character.weapons),
        items=tuple(map(words.rule, character.items)),
        item_ids=tuple(character.items),
        lasting=tuple(map(words.rule, character.lasting)),
        cover_ids=_covers(view, character),
    )


def _covers(view: State, character: Character) -> tuple[str, ...]:
    """BG-BIG-01: the hexes under a massive model on the board; none are listed for a base of one hex."""
    if not character.at or not is_massive(view, character):
        return ()
    names = field_of(view).names
    return tuple(names[node] for node in nodes_of(view, character))


def _player(view: State, seat: int, words: Narrator) -> PlayerRow:
    player = view.players[seat]
    known = [c for c in player.hand if c != UNKNOWN]
    content = content_of(view)
    return PlayerRow(
        seat=seat,
        faction=words.rule(player.faction) if player.faction else "",
        faction_id=player.faction,
        hand=tuple(HandCard(c, words.rule(c), c in content.glory) for c in known),
        hidden=len(player.hand) - len(known),
        deck=len(player.deck),
        discard=tuple(Named(c, words.rule(c)) for c in player.discard),
        missions=tuple(Named(c, words.rule(c)) for c in player.play_area),
        objectives=player.objectives,
        vp=seat_vp(view, seat),
        passed=player.passed,
    )

"""Spells are cast and consumables used (FE-SPELL, FE-EQUIP-03)."""

from __future__ import annotations

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model.frames import Effect, Epic, Wilds
from battlewright.games.fields.model.moments import Cast
from battlewright.games.fields.model.state import Hero, LastingEffect, State
from battlewright.games.fields.procedures.changes import discard_to, emit, forget
from battlewright.games.fields.procedures.moments import announce
from battlewright.games.fields.rules.epic import name_of, side_named
from battlewright.games.fields.rules.table import FOE, combat_under_way, epic_under_way
from battlewright.kernel.frames import push


def cast_map_spell(state: State, hero: Hero, spell: str) -> None:
    """FE-SPELL-04: without a stated target it is cast on the caster."""
    _spend_spell(state, hero, spell)
    emit(state, events.SpellCast(hero=hero.id, spell=spell, rules=("FE-SPELL-04", spell)))
    span = _span(state, spell)
    push(state, Effect(program=spell, actor=hero.id, source=spell, span=span))
    announce(state, Cast(hero.id, card=spell))


def cast_combat_spell(state: State, frame: Epic, hero: Hero, spell: str, on: str) -> None:
    """FE-SPELL-05, FE-SPELL-06: it counts as cast by the allied hero in the combat, or for whom is named."""
    _spend_spell(state, hero, spell)
    content = content_of(state)
    effect = content.combat_effect(spell)
    caster = on or next(side.id for side in frame.sides if side.kind == "hero" and side.team == hero.team)
    other = next(name_of(side) for side in frame.sides if name_of(side) != caster)
    rules = ("FE-SPELL-05", spell) if caster == hero.id else ("FE-SPELL-05", "FE-SPELL-06", spell)
    by = caster if caster != hero.id else ""
    emit(state, events.SpellCast(hero=hero.id, spell=spell, by=by, rules=rules))
    span = _span(state, effect)
    push(state, Effect(program=effect, actor=caster, source=spell, other=other, span=span))
    announce(state, Cast(hero.id, card=spell, other=other))


def _spend_spell(state: State, hero: Hero, spell: str) -> None:
    """FE-SPELL-02: a used spell goes to the spell discard pile."""
    hero.spells.remove(spell)
    forget(state, hero, spell)
    discard_to(state, "spells", spell)


def use_item(state: State, hero: Hero, card: str, rule: str = "FE-EQUIP-03") -> None:
    """FE-EQUIP-03: its effect once, then it is discarded."""
    hero.inventory.remove(card)
    forget(state, hero, card)
    discard_to(state, "equipment", card)
    emit(state, events.ItemUsed(hero=hero.id, card=card, rules=(rule, card)))
    push(state, Effect(program=card, actor=hero.id, source=card, span=_span(state, card)))


def _span(state: State, effect: str) -> str:
    """FE-SPELL-07: how long the standing parts of something used hold; nothing if it has none."""
    card = content_of(state).effect[effect]
    if not (card.bonuses or card.grants or card.triggers):
        return ""
    match combat_under_way(state):
        case Epic():
            return "combat" if card.lasts == "combat" else "combat_round"
        case Wilds():
            return "combat"
        case None:
            return card.lasts or "turn"


def hold(state: State, frame: Effect) -> None:
    """The standing parts of something used are in force from now on."""
    if frame.span == "combat_round" or (frame.span == "combat" and frame.actor == FOE):
        epic = epic_under_way(state)
        assert epic is not None
        side_named(epic, frame.actor).lasting.append(frame.program)
    elif frame.actor in state.heroes:
        state.heroes[frame.actor].lasting.append(LastingEffect(frame.program, frame.span))
    frame.span = ""

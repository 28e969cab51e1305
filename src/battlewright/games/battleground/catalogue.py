"""Every card as it is shown: names, numbers and our texts, without the instructions behind them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.steps import Step
from battlewright.games.battleground.narrator import BattlegroundNarrator
from battlewright.games.battleground.questions import QUESTIONS
from battlewright.games.battleground.surface import (
    BattlegroundCatalogue,
    CardText,
    CharacterText,
    ItemText,
    SkillText,
    TokenText,
    WeaponRow,
    WeaponStep,
    WeaponText,
)
from battlewright.kernel.narration import Narrator


def catalogue_of(content: Content, words: Narrator) -> BattlegroundCatalogue:
    """All cards of the content."""
    return BattlegroundCatalogue(
        hash=content.hash,
        characters={c.id: _character(c, words) for c in content.characters.values()},
        weapons={w.id: _weapon(w, words) for w in content.weapons.values()},
        items={i.id: _item(i, words) for i in content.items.values()},
        fate={f.id: _fate(f, words) for f in content.fate.values()},
        glory={g.id: _glory(g, words) for g in content.glory.values()},
        tokens={t.id: _token(t, words) for t in content.tokens.values()},
        sources=words.sources() if isinstance(words, BattlegroundNarrator) else {},
        questions=QUESTIONS,
    )


def _skill(skill: cards.Skill, words: Narrator) -> SkillText:
    return SkillText(
        id=skill.id,
        name=words.rule(skill.id),
        text=words.text(skill.id, skill.text),
        active=skill.active,
        ap=skill.ap,
        mana=skill.mana,
        mana_most=skill.mana_most,
    )


def _character(card: cards.CharacterCard, words: Narrator) -> CharacterText:
    return CharacterText(
        name=words.rule(card.id),
        faction=card.faction,
        health=card.health,
        strength=card.strength,
        perception=card.perception,
        power=card.power,
        toughness=card.toughness,
        mind=card.mind,
        speed=card.speed,
        cost=card.cost,
        base=card.base,
        skills=tuple(_skill(skill, words) for skill in card.skills),
    )


def _weapon(card: cards.WeaponCard, words: Narrator) -> WeaponText:
    texts = _texts(card.special, card.always)
    return WeaponText(
        name=words.rule(card.id),
        type=card.type,
        range=card.range,
        dice=card.dice,
        mana=card.mana,
        cost=card.cost,
        area=card.area,
        text=words.text(card.id, texts),
        rows=tuple(WeaponRow(row.at, tuple(_step(step) for step in row.do)) for row in card.rows),
    )


def _texts(*effects: cards.Effect | None) -> str:
    """What the parts of a card say; one text may stand for two of them."""
    return " ".join(dict.fromkeys(effect.text for effect in effects if effect is not None))


def _step(step: Step) -> WeaponStep:
    """An instruction of a result row, as far as it can be told in a word or a number."""
    known = {name: getattr(step, name, None) for name in ("amount", "who", "what", "token")}
    plain = {name: value for name, value in known.items() if value is not None}
    return WeaponStep(do=str(step.__struct_config__.tag), **plain)


def _item(card: cards.ItemCard, words: Narrator) -> ItemText:
    return ItemText(
        name=words.rule(card.id),
        type=card.type,
        cost=card.cost,
        consumable=card.consumable,
        skill=_skill(card.skill, words),
    )


MOTIFS = (
    ("overwatch", {"overwatch"}),
    ("objective", {"objective", "objectives"}),
    ("move", {"travel", "move", "movement", "speed", "jump", "step", "sidestep"}),
    ("defend", {"defence", "defend", "defends", "prevent", "prevented", "protect"}),
    ("regeneration", {"heal", "healed"}),
    ("curse", {"debuff", "debuffed", "strip", "curse"}),
    ("focus", {"focus", "focused", "reroll", "rerolls", "ranged"}),
    ("attack", {"attack", "attacks", "knocked", "wounded", "melee", "causes", "dice", "scope"}),
    ("skill", {"mana", "skill", "spell", "skills"}),
    ("choose", {"draw", "toss", "recover", "hand"}),
    ("activate", {"ap", "ready", "readied"}),
)


def motif_of(card: cards.FateCard | cards.GloryCard) -> str:
    """What the picture of a card shows: an icon for what it is about, found in its effects."""
    words = set(_words(msgspec.to_builtins(card)))
    return next((motif for motif, about in MOTIFS if words.intersection(about)), "react")


def _words(value: object) -> Iterator[str]:
    """The words of an effect, without the sentences for players and the numbers of the card."""
    match value:
        case str() if " " not in value:
            yield from re.split(r"[:._]", value)
        case dict():
            for key, part in value.items():
                if key not in ("id", "name", "set", "text", "ap", "mana", "extra_mana"):
                    yield from _words(part)
        case list() | tuple():
            for part in value:
                yield from _words(part)


def _fate(card: cards.FateCard, words: Narrator) -> CardText:
    texts = _texts(card.ability, card.drawback, card.answer, card.discarded)
    return CardText(
        name=words.rule(card.id),
        motif=motif_of(card),
        initiative=card.initiative,
        ap=card.ap,
        mana=card.mana,
        extra_mana=card.extra_mana,
        text=words.text(card.id, texts) if texts else "",
        drawback=card.drawback is not None,
    )


def _glory(card: cards.GloryCard, words: Narrator) -> CardText:
    return CardText(
        name=words.rule(card.id),
        motif=motif_of(card),
        initiative=card.initiative,
        ap=card.ap,
        mana=card.mana,
        vp=card.vp,
        text=words.text(card.id, card.mission.text),
    )


def _token(card: cards.TokenCard, words: Narrator) -> TokenText:
    return TokenText(name=words.rule(card.id), kind=card.kind, text=words.text(card.id, card.effect.text))

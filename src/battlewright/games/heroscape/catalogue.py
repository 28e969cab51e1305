"""Every card as it is shown: names, numbers and our texts, without the parts behind them."""

from __future__ import annotations

from battlewright.games.heroscape.content import Content
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.lobby import army_shown, lexicon_behind
from battlewright.games.heroscape.model.cards import GlyphCard, UnitCard
from battlewright.games.heroscape.questions import QUESTIONS
from battlewright.games.heroscape.surface import (
    GlyphText,
    HeroscapeCatalogue,
    PowerText,
    SwitchText,
    UnitText,
)
from battlewright.games.heroscape.switches import PRESETS, SWITCHES
from battlewright.kernel.narration import Narrator


def catalogue_of(content: Content, words: Narrator) -> HeroscapeCatalogue:
    """All cards, glyphs and armies of the content."""
    lexicon = lexicon_behind(words, content)
    return HeroscapeCatalogue(
        hash=content.hash,
        units={unit.card.id: _unit(unit.card, lexicon) for unit in content.units.values()},
        glyphs={glyph.letter: _glyph(glyph, lexicon) for glyph in content.glyphs.values()},
        armies={army.id: army_shown(content, army, lexicon) for army in content.armies.values()},
        switches={id: SwitchText(s.values, s.default, s.rules) for id, s in SWITCHES.items()},
        presets=PRESETS,
        questions=QUESTIONS,
    )


def _glyph(glyph: GlyphCard, lexicon: Lexicon) -> GlyphText:
    return GlyphText(
        name=lexicon.glyph(glyph.letter),
        lasting=glyph.lasting,
        text=lexicon.text(f"glyph-{glyph.id}", glyph.text),
    )


def _unit(card: UnitCard, lexicon: Lexicon) -> UnitText:
    say = lexicon.texts.format
    return UnitText(
        name=lexicon.unit(card.id),
        general=lexicon.word(card.general),
        general_id=card.general,
        rarity=say(f"hs-word-{card.rarity}"),
        rarity_id=card.rarity,
        type=say(f"hs-word-{card.unit_type}"),
        type_id=card.unit_type,
        species=lexicon.word(card.species),
        species_id=card.species,
        unit_class=lexicon.word(card.unit_class),
        class_id=card.unit_class,
        personality=lexicon.word(card.personality),
        personality_id=card.personality,
        size=say(f"hs-word-{card.size}"),
        size_id=card.size,
        life=card.life,
        move=card.move,
        range=card.range,
        attack=card.attack,
        defence=card.defence,
        points=card.points,
        figures=card.figures,
        height=card.height,
        hexes=card.hexes,
        target=round(100 * card.head),
        set=card.set,
        powers=tuple(_power(f"{card.id}/{power.id}", lexicon) for power in card.powers),
    )


def _power(power: str, lexicon: Lexicon) -> PowerText:
    return PowerText(power, lexicon.power(power), lexicon.power_text(power))

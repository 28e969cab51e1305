"""The conditions of `model/words.py`: what holds for a hero or foe right now.

A condition function gets the state, the bearer (a hero id, or `foe`), the condition in its parts and the
moment that is being answered. Conditions about heroes are false for foes. Those about the combat under way
are in `combats.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from battlewright.games.fields.library import content_of, planet_of
from battlewright.games.fields.model.moments import NO_MOMENT, NO_TEAM, Moment
from battlewright.games.fields.model.phrases import Phrase, condition
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules import table
from battlewright.games.fields.rules.combats import COMBAT_CONDITIONS, FOE_CONDITIONS, Condition
from battlewright.games.fields.rules.counts import counter, soldiers_on_map, towers_held, traders_held
from battlewright.games.fields.rules.possessions import ANY, owned
from battlewright.games.fields.rules.table import FOE, own_team


def holds(state: State, conditions: Iterable[str], who: str, moment: Moment = NO_MOMENT) -> bool:
    """Whether all conditions hold for the bearer."""
    return all(_holds(state, condition(text), who, moment) for text in conditions)


def _holds(state: State, phrase: Phrase, who: str, moment: Moment) -> bool:
    if who == FOE and phrase.word in FOE_CONDITIONS:
        return FOE_CONDITIONS[phrase.word](state, phrase.number) is not phrase.denied
    return CONDITIONS[phrase.word](state, who, phrase, moment) is not phrase.denied


def failing(state: State, conditions: Iterable[str], who: str, moment: Moment = NO_MOMENT) -> list[str]:
    """The conditions that do not hold, for explanations."""
    return [text for text in conditions if not holds(state, (text,), who, moment)]


# --- the hero -------------------------------------------------------------------------------------


def _of_hero(test: Callable[[State, Hero, Phrase], bool]) -> Condition:
    """A condition that is false for foes."""

    def condition(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
        hero = state.heroes.get(who)
        return hero is not None and test(state, hero, phrase)

    return condition


def _flying(state: State, hero: Hero, phrase: Phrase) -> bool:
    from battlewright.games.fields.rules.standing import has_grant  # which asks for conditions itself

    return has_grant(state, "flying", hero.id)


HERO_CONDITIONS: dict[str, Condition] = {
    "hero": lambda state, who, phrase, moment: who == phrase.about,
    "faction": _of_hero(lambda state, hero, phrase: own_team(state, hero).faction == phrase.about),
    "damaged": _of_hero(lambda state, hero, phrase: hero.damage > 0),
    "unhurt": _of_hero(lambda state, hero, phrase: hero.damage == 0),
    "hp_most": _of_hero(lambda state, hero, phrase: table.hit_points(state, hero) <= phrase.number),
    "hp_least": _of_hero(lambda state, hero, phrase: table.hit_points(state, hero) >= phrase.number),
    "has": _of_hero(lambda state, hero, phrase: bool(owned(state, hero, phrase.about))),
    "lacks": _of_hero(lambda state, hero, phrase: not owned(state, hero, phrase.about)),
    "owns": _of_hero(lambda state, hero, phrase: phrase.about in owned(state, hero, ANY)),
    "mounted": _of_hero(lambda state, hero, phrase: bool(hero.mounts)),
    "flying": _of_hero(_flying),
    "carries": _of_hero(lambda state, hero, phrase: phrase.about in hero.tokens),
}


# --- where it stands ------------------------------------------------------------------------------


def _in(kind: str) -> Condition:
    return _of_hero(lambda state, hero, phrase: planet_of(state).kind.get(hero.at) == kind)


def _trader_here(state: State, hero: Hero, phrase: Phrase) -> bool:
    trader = planet_of(state).trader.get(hero.at, "")
    return bool(trader) and phrase.about in (ANY, trader)


def _next_to(state: State, hero: Hero, phrase: Phrase) -> bool:
    return hero.at == phrase.about or phrase.about in planet_of(state).adjacent.get(hero.at, ())


def _soldiers_here(state: State, hero: Hero, phrase: Phrase) -> bool:
    return table.soldiers_at(state, hero.at, hero.team) >= phrase.number


def _enemy_soldiers_here(state: State, hero: Hero, phrase: Phrase) -> bool:
    return table.enemy_soldiers_at(state, hero.team, hero.at) >= phrase.number


def _enemies_near(state: State, hero: Hero, phrase: Phrase) -> bool:
    far = planet_of(state).distance
    enemies = (h for h in state.heroes.values() if h.team != hero.team and not h.out and h.at)
    return bool(hero.at) and any(far(hero.at, enemy.at) <= phrase.number for enemy in enemies)


PLACE_CONDITIONS: dict[str, Condition] = {
    "day": lambda state, who, phrase, moment: table.is_day(state),
    "night": lambda state, who, phrase, moment: not table.is_day(state),
    "in_outpost": _in("outpost"),
    "in_wilds": _in("wilds"),
    "in_water": _in("water"),
    "in_tower": _of_hero(lambda state, hero, phrase: hero.at in planet_of(state).towers),
    "in_base": _of_hero(lambda state, hero, phrase: hero.at == own_team(state, hero).base),
    "at": _of_hero(lambda state, hero, phrase: hero.at == phrase.about),
    "trader_here": _of_hero(_trader_here),
    "next_to": _of_hero(_next_to),
    "vines_here": _of_hero(lambda state, hero, phrase: hero.at in state.vines),
    "quest_here": _of_hero(lambda state, hero, phrase: hero.at in state.quests),
    "boss_here": _of_hero(lambda state, hero, phrase: table.boss_at(state, hero.at)),
    "fighting_together": _of_hero(lambda state, hero, phrase: bool(table.friends_at(state, hero))),
    "allies_here": _of_hero(lambda state, hero, phrase: len(table.friends_at(state, hero)) >= phrase.number),
    "alone": _of_hero(lambda state, hero, phrase: not table.friends_at(state, hero)),
    "soldiers_here": _of_hero(_soldiers_here),
    "enemy_soldiers_here": _of_hero(_enemy_soldiers_here),
    "enemies_near": _of_hero(_enemies_near),
}


# --- the team and the match -----------------------------------------------------------------------


def _rival_vp(state: State, hero: Hero) -> list[int]:
    return [team.vp for number, team in enumerate(state.teams) if number != hero.team and team.played]


def _behind(state: State, hero: Hero, phrase: Phrase) -> bool:
    return any(vp > own_team(state, hero).vp for vp in _rival_vp(state, hero))


def _ahead(state: State, hero: Hero, phrase: Phrase) -> bool:
    return all(own_team(state, hero).vp > vp for vp in _rival_vp(state, hero))


def _counter(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    return counter(state, phrase.about, who) >= phrase.number


def _boss_in_play(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    return state.boss is not None and not state.boss.beaten


def _boss_beaten(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    return state.boss is not None and state.boss.beaten


MATCH_CONDITIONS: dict[str, Condition] = {
    "eternium": _of_hero(lambda state, hero, phrase: own_team(state, hero).eternium >= phrase.number),
    "outposts": _of_hero(lambda state, hero, phrase: table.outposts_held(state, hero) >= phrase.number),
    "towers": _of_hero(lambda state, hero, phrase: towers_held(state, hero) >= phrase.number),
    "traders": _of_hero(lambda state, hero, phrase: traders_held(state, hero) >= phrase.number),
    "controls": _of_hero(lambda state, hero, phrase: table.controls(state, hero.team, phrase.about)),
    "soldiers": _of_hero(lambda state, hero, phrase: soldiers_on_map(state, hero) >= phrase.number),
    "behind": _of_hero(_behind),
    "ahead": _of_hero(_ahead),
    "round": lambda state, who, phrase, moment: state.round >= phrase.number,
    "skull": lambda state, who, phrase, moment: state.skulls >= phrase.number,
    "difficulty": lambda state, who, phrase, moment: state.difficulty == phrase.about,
    "counter": _counter,
    "boss_in_play": _boss_in_play,
    "boss_beaten": _boss_beaten,
}


# --- the moment -----------------------------------------------------------------------------------

SHELF_KINDS = {
    "equipment": "equipment",
    "spells": "spell",
    "vehicles": "vehicle",
    "allies": "ally",
    "beasts": "beast",
    "epic_beasts": "beast",
}


def _card_of_kind(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    """Whether the card of the moment is of a kind."""
    content = content_of(state)
    shelf = content.shelf.get(moment.card, "")
    match phrase.about:
        case "mount":
            return shelf in ("vehicles", "beasts", "epic_beasts")
        case "armor" | "artifact" | "consumable":
            return shelf == "equipment" and content.equipment[moment.card].type == phrase.about
        case "any":
            return bool(shelf)
        case kind:
            return SHELF_KINDS.get(shelf) == kind


MOMENT_CONDITIONS: dict[str, Condition] = {
    "held_by_enemy": lambda state, who, phrase, moment: moment.before != NO_TEAM,
    "spell": lambda state, who, phrase, moment: moment.card == phrase.about,
    "of": _card_of_kind,
    "by_attack": lambda state, who, phrase, moment: moment.attack,
    "vs": lambda state, who, phrase, moment: moment.vs == phrase.about,
}

CONDITIONS = COMBAT_CONDITIONS | HERO_CONDITIONS | PLACE_CONDITIONS | MATCH_CONDITIONS | MOMENT_CONDITIONS

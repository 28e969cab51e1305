"""Epic combat in questions: what may be played where, what a team may do, the totals (FE-EPIC, FE-DECK).

Nothing here plays a card or takes a hit point; that is `procedures/epic*.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.cards import Weapon
from battlewright.games.fields.model.frames import Epic, Fighter, GridCard
from battlewright.games.fields.model.ids import read_die_face
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.model.words import SPECIAL_CARDS, ZONES
from battlewright.games.fields.rules.actions import allowed, item_denials
from battlewright.games.fields.rules.combats import foe_hp
from battlewright.games.fields.rules.conditions import failing
from battlewright.games.fields.rules.movement import free_neighbours
from battlewright.games.fields.rules.standing import has_grant, modifiers, value
from battlewright.games.fields.rules.table import (
    FOE,
    card_of,
    epic_under_way,
    friends_at,
    heroes_of,
    hit_points,
    is_on,
    soldiers_at,
)
from battlewright.kernel.denial import Denial
from battlewright.kernel.options import Option
from battlewright.kernel.tally import Limit, Modifier, Tally

CARDS, ROUNDS = 4, 2  # FE-EPIC-12, FE-EPIC-05
ZONE_LIMIT, POWER_ZONE_LIMIT = 4, 2  # FE-EPIC-03, FE-DICE-03
FLEE, FLEE_MEDIUM = 2, 1  # FE-EPIC-51, FE-DIFF-11
WORTH = {"+1": 1, "+2": 2, "+3": 3, "energy": 1, "power-flow": 1}  # FE-DECK-03 to FE-DECK-05
RULE_OF = {"+1": "FE-DECK-03", "+2": "FE-DECK-03", "+3": "FE-DECK-03"}
RULE_OF |= {"energy": "FE-DECK-05", "power-flow": "FE-DECK-04"}


def name_of(fighter: Fighter) -> str:
    """How effects call a side: a hero by its id, anything else `foe`."""
    return fighter.id if fighter.kind in ("hero", "enemy") else FOE


def side_named(frame: Epic, who: str) -> Fighter:
    """The side of a hero, or of the foe."""
    return next(side for side in frame.sides if name_of(side) == who)


def is_hero_fight(frame: Epic) -> bool:
    """FE-EPIC-04: the hero branch, not the one against beasts, bosses and enemies nobody plays."""
    return frame.sides[1].kind == "hero"


def seat_of(state: State, fighter: Fighter) -> int:
    """Who decides for a side; -1: nobody."""
    hero = state.heroes.get(fighter.id) if fighter.kind == "hero" else None
    return hero.seat if hero is not None else -1


def hp_left(state: State, fighter: Fighter) -> int:
    """HP of a side."""
    if fighter.kind in ("hero", "enemy"):
        return hit_points(state, state.heroes[fighter.id])
    return foe_hp(state)


def fallen(state: State, frame: Epic) -> list[int]:
    """FE-EPIC-65: the sides at 0 HP."""
    return [number for number, side in enumerate(frame.sides) if hp_left(state, side) <= 0]


def rounds_of(state: State, frame: Epic) -> int:
    """FE-EPIC-05, FE-FASTER-02, FE-END-06: two combat rounds; one in Faster Combat and in a duel."""
    if frame.origin == "duel":
        return 1
    faster = is_on(state, "faster_combat") and frame.sides[1].kind in ("hero", "enemy")
    return 1 if faster else ROUNDS


# --- step 1 ---------------------------------------------------------------------------------------


def weapons_of(state: State, hero: str) -> tuple[Weapon, Weapon]:
    """FE-EPIC-06: the two weapons of a hero."""
    return content_of(state).heroes[hero].weapons


# --- step 3 ---------------------------------------------------------------------------------------


def cards_to_play(state: State, fighter: Fighter) -> int:
    """FE-EPIC-12, FE-FASTER-07: 4 cards, with Faster Combat 1 more for each allied hero in the area."""
    base = CARDS
    if is_on(state, "faster_combat"):
        base += len(friends_at(state, state.heroes[fighter.id]))
    return value(state, "cards", fighter.id, base)


def power_rules(state: State) -> bool:
    """FE-DICE-02: Dice of Power change steps 3 and 4, but not against beasts and bosses."""
    if not is_on(state, "dice_of_power"):
        return False
    frame = epic_under_way(state)
    return frame is None or frame.sides[1].kind in ("hero", "enemy")


def zone_limit(state: State) -> int:
    """FE-EPIC-03, FE-DICE-03: 4 cards in a zone, with Dice of Power 2."""
    return POWER_ZONE_LIMIT if power_rules(state) else ZONE_LIMIT


def in_zone(fighter: Fighter, zone: str) -> int:
    """FE-EPIC-03, FE-EPIC-35: cards that count towards the limit of a zone; Power Flow does not."""
    return sum(1 for card in fighter.grid if card.zone == zone and card.card != "power-flow")


def zone_denial(state: State, fighter: Fighter, card: str, zone: str) -> Denial | None:
    """FE-EPIC-03, FE-EPIC-15: not into the zone of the card before, not into a full one."""
    if zone == fighter.last and not has_grant(state, "same_zone", fighter.id):
        return Denial("FE-EPIC-15", {"zone": zone, "hero": fighter.id})
    if card != "power-flow" and in_zone(fighter, zone) >= zone_limit(state):
        rule = "FE-DICE-03" if power_rules(state) else "FE-EPIC-03"
        return Denial(rule, {"zone": zone, "cards": in_zone(fighter, zone)})
    return None


def concentrates_left(state: State, fighter: Fighter) -> int:
    """FE-EPIC-18: as often as the hero has Spirit, in both combat rounds together."""
    spirit = value(state, "spirit", fighter.id, card_of(state, state.heroes[fighter.id]).spirit)
    return spirit + fighter.extra - fighter.concentrated


def concentrate_denial(state: State, fighter: Fighter) -> Denial | None:
    """FE-EPIC-16, FE-EPIC-18: on a single drawn card, while Spirit lasts and cards are left."""
    if concentrates_left(state, fighter) <= 0:
        return Denial("FE-EPIC-18", {"hero": fighter.id, "used": fighter.concentrated})
    if len(fighter.drawn) != 1 or not state.teams[fighter.team].deck:
        return Denial("FE-EPIC-16", {"hero": fighter.id, "drawn": len(fighter.drawn)})
    return None


def plays(state: State, fighter: Fighter) -> list[Option]:
    """FE-EPIC-11, FE-EPIC-16, FE-DECK-06, FE-DECK-08: what can be done with the drawn cards."""
    found: list[Option] = []
    for card in dict.fromkeys(fighter.drawn):
        if card in ("time", "support"):
            found.append(o.PlayCard(card, ""))
        else:
            found += [o.PlayCard(card, z) for z in ZONES if zone_denial(state, fighter, card, z) is None]
    if concentrate_denial(state, fighter) is None:
        found.append(o.Concentrate())
    return found


def is_face_up(state: State, frame: Epic, side: int, card: str, zone: str) -> bool:
    """FE-EPIC-13, FE-EPIC-21: special cards lie open; against beasts and unplayed enemies all do."""
    if card in SPECIAL_CARDS or not is_hero_fight(frame):
        return True
    return has_grant(state, "sees", name_of(frame.sides[1 - side]), zone)


# --- step 4 ---------------------------------------------------------------------------------------


class Party(NamedTuple):
    """Who acts in step 4: a team with its fighter, or a team that is not in the combat, without one."""

    team: int
    fighter: Fighter | None


def parties(frame: Epic) -> list[Party]:
    """FE-EPIC-23, FE-EPIC-31, FE-TEAM3-05: in their order, both sides that are played, then other teams."""
    sides = frame.sides if frame.sides[1].kind == "hero" else frame.sides[:1]
    fighting = [Party(side.team, side) for side in sides]
    return [*fighting, *(Party(team, None) for team in frame.bystanders)]


def has_passed(frame: Epic, party: Party) -> bool:
    """FE-EPIC-29: whether a team takes no further action in this step."""
    return party.team in frame.passed if party.fighter is None else party.fighter.passed


def step_four(state: State, frame: Epic, party: Party) -> list[Option]:
    """FE-EPIC-23: what a team may do now, passing left out."""
    fighter = party.fighter
    if fighter is None:
        return [*bystander_spells(state, frame, party.team)]
    found: list[Option] = [*energies(state, fighter), *swaps(fighter)]
    for hero in heroes_of(state, fighter.team):
        found += combat_spells(state, hero)
    hero = state.heroes[fighter.id]
    for card in dict.fromkeys(hero.inventory):
        if allowed(item_denials(state, hero, card, "combat")):
            found.append(o.UseItem(card))
    if not fighter.marched:
        found += removals(soldiers_at(state, frame.area, fighter.team))
    return found


def energy_ready(state: State, fighter: Fighter, card: GridCard) -> bool:
    """FE-EPIC-24: a face-up Energy card whose power was not used yet."""
    return card.card == "energy" and card.up and not card.used


def energies(state: State, fighter: Fighter) -> list[Option]:
    """FE-EPIC-24, FE-DECK-05: one option per zone with an Energy card that can be activated."""
    ability = content_of(state).effect[fighter.weapon]
    if failing(state, ability.when, fighter.id):
        return []
    ready = dict.fromkeys(card.zone for card in fighter.grid if energy_ready(state, fighter, card))
    return [o.UseEnergy(zone) for zone in ready]


def swaps(fighter: Fighter) -> list[Option]:
    """FE-DECK-07: two different own cards in two zones, while a Time card lies beside the grid."""
    if not fighter.beside:
        return []
    places = dict.fromkeys((card.card, card.zone) for card in fighter.grid)
    return [
        o.UseTime(one, zone, two, other)
        for number, (one, zone) in enumerate(places)
        for two, other in list(places)[number + 1 :]
        if zone != other and one != two
    ]


def pass_denial(state: State, fighter: Fighter) -> Denial | None:
    """FE-DICE-04: with Dice of Power a Time card that can swap something must be used before the totals."""
    if power_rules(state) and swaps(fighter):
        return Denial("FE-DICE-04", {"hero": fighter.id, "cards": len(fighter.beside)})
    return None


def combat_spell_denials(state: State, hero: Hero, spell: str) -> Iterator[Denial | None]:
    """FE-SPELL-05, FE-EPIC-25: a combat spell of any hero of the team."""
    card = content_of(state).spells[spell]
    if spell not in hero.spells or "combat" not in card.use:
        yield Denial("FE-SPELL-05", {"hero": hero.id, "spell": spell})
        return
    effect = card.combat_effect or card.effect
    fighter = ally_in_combat(state, hero)
    missing = failing(state, effect.when, fighter) if fighter else []
    if missing:
        yield Denial(spell, {"hero": hero.id, "conditions": missing})


def ally_in_combat(state: State, hero: Hero) -> str:
    """FE-SPELL-06: the hero of the same team that fights, or nothing."""
    frame = epic_under_way(state)
    sides = frame.sides if frame is not None else []
    return next((side.id for side in sides if side.kind == "hero" and side.team == hero.team), "")


def combat_spells(state: State, hero: Hero) -> list[Option]:
    """The combat spells of a hero that can be cast now, for the fighter of its team."""
    content = content_of(state)
    return [
        o.Cast(hero.id, spell)
        for spell in dict.fromkeys(hero.spells)
        if spell in content.spells and allowed(combat_spell_denials(state, hero, spell))
    ]


def bystander_spells(state: State, frame: Epic, team: int) -> Iterator[Option]:
    """FE-EPIC-31, FE-TEAM3-05: teams not in the combat may cast spells, for whichever fighter they name."""
    for hero in heroes_of(state, team):
        for cast in combat_spells(state, hero):
            assert isinstance(cast, o.Cast)
            for side in frame.sides:
                yield o.Cast(hero.id, cast.spell, name_of(side))


def removals(soldiers: int) -> list[Option]:
    """FE-EPIC-27: any number of soldiers, each for one of the three values."""
    return [
        o.RemoveSoldiers(attack, defense, number - attack - defense)
        for number in range(1, soldiers + 1)
        for attack in range(number, -1, -1)
        for defense in range(number - attack, -1, -1)
    ]


# --- step 5 ---------------------------------------------------------------------------------------


def zone_modifiers(fighter: Fighter, zone: str) -> list[Modifier]:
    """FE-EPIC-33, FE-EPIC-35, FE-EPIC-36: face-up cards, soldiers and effects in a zone."""
    found = [
        Modifier(WORTH[card.card], RULE_OF[card.card])
        for card in fighter.grid
        if card.zone == zone and card.up
    ]
    soldiers = Counter(fighter.soldiers)[zone]
    if soldiers:
        found.append(Modifier(soldiers, "FE-EPIC-27"))
    found += [Modifier(boost.amount, boost.source) for boost in fighter.boosts if boost.zone == zone]
    return found


def total(state: State, frame: Epic, side: int, zone: str) -> Tally:
    """FE-EPIC-33, FE-EPIC-34, FE-EPIC-39, FE-SOLO-16: a total with its reasons."""
    fighter = frame.sides[side]
    base, source = printed(state, fighter, zone)
    changes = [*zone_modifiers(fighter, zone), *modifiers(state, zone, name_of(fighter))]
    face = read_die_face(fighter.die)
    if face.zone == zone and face.bonus:
        changes.append(Modifier(face.bonus, "FE-EPIC-19"))
    return Tally(base, tuple(changes), (Limit("FE-EPIC-33", least=0),), source)


def printed(state: State, fighter: Fighter, zone: str) -> tuple[int, str]:
    """The value on a card: base initiative of a hero, all three of an enemy."""
    content = content_of(state)
    if fighter.battle:
        shown = getattr(content.battle[fighter.battle], zone)
        if zone == "initiative" and is_on(state, "enemy_initiative_added"):
            shown += content.heroes[fighter.id].initiative
        return shown, "FE-SOLO-16"
    if fighter.kind in ("beast", "boss"):
        return getattr(content.epic_beasts[fighter.id], zone), "FE-EPIC-39"
    if zone == "initiative":
        return content.heroes[fighter.id].initiative, "FE-EPIC-34"
    return 0, "FE-EPIC-33"


def flat_bonus(state: State, fighter: Fighter, zone: str) -> int:
    """FE-DICE-05: with Dice of Power what is printed on hero and equipment is added to the result."""
    base, _ = printed(state, fighter, zone)
    return base + sum(modifier.amount for modifier in modifiers(state, zone, name_of(fighter)))


def zone_dice(fighter: Fighter, zone: str) -> int:
    """FE-DICE-05: the sum of a zone is its number of dice."""
    return max(0, sum(modifier.amount for modifier in zone_modifiers(fighter, zone)))


# --- step 6 ---------------------------------------------------------------------------------------


def damage(state: State, frame: Epic, side: int) -> Tally:
    """FE-EPIC-40, FE-EPIC-41: what an attack takes from the other side; blocked at equal values."""
    one, two = frame.sides[side], frame.sides[1 - side]
    over = one.totals["attack"] - two.totals["defense"]
    if over <= 0:
        return Tally(0, (), (), "FE-EPIC-41")
    changes = [*modifiers(state, "blow", name_of(one))]
    changes += [Modifier(-m.amount, m.source) for m in modifiers(state, "armor", name_of(two))]
    return Tally(over, tuple(changes), (Limit("FE-EPIC-40", least=0),), "FE-EPIC-40")


def surprise(state: State, frame: Epic, winner: int) -> Tally:
    """FE-EPIC-37, FE-FASTER-05: what the slower side loses; twice the initiative costs 1 HP more."""
    one, two = frame.sides[winner], frame.sides[1 - winner]
    changes = [*modifiers(state, "surprise", name_of(one))]
    twice = one.totals["initiative"] >= 2 * two.totals["initiative"]
    if is_on(state, "faster_combat") and twice:
        changes.append(Modifier(1, "FE-FASTER-05"))
    if has_grant(state, "not_surprised", name_of(two)):
        return Tally(0, (), (), "FE-EPIC-37")
    return Tally(1, tuple(changes), (Limit("FE-EPIC-37", least=0),), "FE-EPIC-37")


# --- step 8 ---------------------------------------------------------------------------------------


def flee_price(state: State, frame: Epic) -> int:
    """FE-EPIC-51, FE-DIFF-06, FE-DIFF-11: 2 eternium; on Easy nothing, on Medium 1 against enemy heroes."""
    hero = frame.sides[0].id
    if state.difficulty == "easy" or has_grant(state, "flees_free", hero):
        return 0
    cheap = state.difficulty == "medium" or (state.difficulty and is_on(state, "solo_flee_for_one"))
    base = FLEE_MEDIUM if cheap and frame.sides[1].kind == "enemy" else FLEE
    return value(state, "cost.flee", hero, base)


def flee_denials(state: State, frame: Epic, area: str) -> Iterator[Denial | None]:
    """FE-EPIC-50, FE-EPIC-51, FE-EPIC-53: after the first round, for its price, to a free adjacent area."""
    hero = state.heroes[frame.sides[0].id]
    if frame.number != 1 or rounds_of(state, frame) < ROUNDS:
        yield Denial("FE-EPIC-50", {"hero": hero.id, "round": frame.number})
    price, pool = flee_price(state, frame), state.teams[hero.team].eternium
    if price > pool:
        yield Denial("FE-EPIC-51", {"cost": price, "eternium": pool})
    if has_grant(state, "no_flight", name_of(frame.sides[1])):
        yield Denial("FE-EPIC-53", {"hero": hero.id, "enemy": frame.sides[1].id})
    ways = free_neighbours(state, hero, frame.area)
    if not ways:
        yield Denial("FE-EPIC-53", {"hero": hero.id})
    elif area not in ways:
        yield Denial("FE-EPIC-51", {"area": area})


def flights(state: State, frame: Epic) -> list[Option]:
    """The areas the active hero may flee to."""
    hero = state.heroes[frame.sides[0].id]
    ways = free_neighbours(state, hero, frame.area)
    return [o.Flee(area) for area in ways if allowed(flee_denials(state, frame, area))]

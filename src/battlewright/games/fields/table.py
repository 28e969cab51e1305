"""The position as structured text, for the plain table and for screen readers.

Words come from the narrator; this module only arranges what a view holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from battlewright.games.fields.drawing import PLANET
from battlewright.games.fields.library import content_of, planet_of
from battlewright.games.fields.model.cards import Weapon
from battlewright.games.fields.model.frames import Epic, Fighter, Wilds
from battlewright.games.fields.model.state import UNKNOWN, Hero, State
from battlewright.games.fields.model.words import ZONES
from battlewright.games.fields.rules.epic import has_passed, parties, power_rules, printed, total
from battlewright.games.fields.rules.movement import movement_points
from battlewright.games.fields.rules.plans import Plan, plans_of
from battlewright.games.fields.rules.standing import value
from battlewright.games.fields.rules.table import (
    card_of,
    controller,
    epic_under_way,
    is_day,
    track_of,
    turn_under_way,
    wilds_under_way,
)
from battlewright.games.fields.rules.victory import solo_score
from battlewright.games.fields.surface import (
    AbilityRow,
    ActingHero,
    AnswerRow,
    AreaRow,
    BossRow,
    ConnectionRow,
    EpicRow,
    FieldsTable,
    FighterRow,
    GridRow,
    HeroRow,
    OfferRow,
    PileRow,
    PlanRow,
    TeamRow,
    VictoryPoints,
    VictoryRow,
    WildsRow,
)
from battlewright.kernel.narration import Narrator
from battlewright.kernel.surface import Named
from battlewright.kernel.tally import Tally

# Steps before the totals are made.
LYING = (
    "epic_die",
    "draw",
    "play",
    "reveal",
    "act",
    "abilities",
    "effects",
)


def table_of(view: State, seat: int | None, words: Narrator) -> FieldsTable:
    """The whole view: match, teams, heroes, the combat under way, markets, areas with figures."""
    epic, wilds = epic_under_way(view), wilds_under_way(view)
    time = "day" if is_day(view) else "night"
    holders = {area: controller(view, area) for area in planet_of(view).outposts}
    return FieldsTable(
        map_id=PLANET,
        scenario=words.rule(view.scenario),
        scenario_id=view.scenario,
        mode=words.rule(view.mode),
        mode_id=view.mode,
        difficulty=words.rule(view.difficulty) if view.difficulty else "",
        difficulty_id=view.difficulty,
        round=view.round,
        time=words.rule(time),
        time_id=time,
        track_ids=track_of(view),
        field_id=view.field,
        skulls=view.skulls,
        phase=words.rule(view.phase),
        phase_id=view.phase,
        acting=_acting(view, words),
        epic=_epic(view, epic, words) if epic is not None else None,
        wilds=_wilds(wilds, words) if wilds is not None else None,
        teams=tuple(_team(view, number, holders, words) for number in range(len(view.teams))),
        victory=tuple(row for number in range(len(view.teams)) for row in _victory(view, number, words)),
        heroes=tuple(_hero(view, hero, words) for hero in view.heroes.values()),
        abilities=tuple(_abilities(view, hero, words) for hero in view.heroes.values()),
        boss=_boss(view, words),
        markets=tuple(
            _offer(view, trader, card, words) for trader, cards in view.markets.items() for card in cards
        ),
        piles=tuple(_piles(view, words)),
        counters=_counters(view.counters, words),
        solo_ids=solo_score(view).parts if view.difficulty else {},
        plans=tuple(_plan(plan, words) for plan in plans_of(view)),
        areas=tuple(_area(view, area, holders.get(area, -1), words) for area in planet_of(view).order),
        connections=tuple(_connections(view, area, words) for area in planet_of(view).order),
    )


# --- words ----------------------------------------------------------------------------------------


def _cards(cards: Iterable[str], words: Narrator) -> tuple[Named, ...]:
    return tuple(Named(card, words.rule(card)) for card in cards)


def _names(ids: Iterable[str], words: Narrator) -> tuple[str, ...]:
    return tuple(map(words.rule, ids))


def _counted(cards: Mapping[str, int], words: Narrator) -> str:
    """`7 × +1, 2 × Energy`."""
    return ", ".join(f"{count} × {words.rule(card)}" for card, count in cards.items() if count)


def _lasting(counters: Mapping[str, int]) -> dict[str, int]:
    """The counters of the scenario; those that only remember what was used are left out."""
    return {name: count for name, count in counters.items() if ":" not in name}


def _plan(plan: Plan, words: Narrator) -> PlanRow:
    return PlanRow(
        round=plan.round,
        skull=plan.skull,
        team_id=plan.team,
        hero=words.rule(plan.hero) if plan.hero else "",
        hero_id=plan.hero,
        area=words.rule(plan.path[-1]),
        path_ids=plan.path,
        fights=plan.fights,
        soldiers=plan.soldiers,
    )


def _counters(counters: Mapping[str, int], words: Narrator) -> str:
    return ", ".join(f"{words.rule(name)}: {count}" for name, count in _lasting(counters).items())


# --- teams and heroes -----------------------------------------------------------------------------


def _acting(view: State, words: Narrator) -> ActingHero | None:
    turn = turn_under_way(view)
    if turn is None:
        return None
    return ActingHero(hero=words.rule(turn.hero), hero_id=turn.hero, actions=turn.actions)


def _team(view: State, number: int, holders: Mapping[str, int], words: Narrator) -> TeamRow:
    team = view.teams[number]
    return TeamRow(
        id=number,
        name=words.rule(team.faction),
        faction_id=team.faction,
        base=words.rule(team.base),
        base_id=team.base,
        seat_ids=tuple(team.seats),
        vp=solo_score(view).total if view.difficulty and team.played else team.vp,
        vp_ids=tuple(VictoryPoints(h.id, h.vp) for h in view.heroes.values() if h.team == number and h.vp),
        eternium=team.eternium,
        outposts=sum(holder == number for holder in holders.values()),
        reserve=team.soldiers,
        combat_deck=_counted(team.cards, words),
        combat_deck_ids=team.cards,
        deck=len(team.deck),
        known=_names(team.known, words),
        counters=_counters(team.counters, words),
        counter_ids=_lasting(team.counters),
    )


def _victory(view: State, number: int, words: Narrator) -> Iterator[VictoryRow]:
    """The victory cards of a team: those in hand as far as they are known, and those revealed."""
    team = view.teams[number]
    for card in (*team.hand, *team.shown):
        goals = content_of(view).victory[card] if card != UNKNOWN else None
        yield VictoryRow(
            id=card,
            team=words.rule(team.faction),
            team_id=number,
            name=words.rule(card),
            primary=words.text(f"{card}_primary", goals.primary.text) if goals else "",
            secondary=words.text(f"{card}_secondary", goals.secondary.text) if goals else "",
            revealed=card in team.shown,
            completed=card in team.scored,
            progress=team.progress.get(card, 0),
        )


def _hero(view: State, hero: Hero, words: Narrator) -> HeroRow:
    most = value(view, "hp", hero.id, card_of(view, hero).hp)
    return HeroRow(
        id=hero.id,
        name=words.rule(hero.id),
        seat=hero.seat,
        team=words.rule(view.teams[hero.team].faction),
        team_id=hero.team,
        area=words.rule(hero.at) if hero.at else "",
        area_id=hero.at,
        hp=most - hero.damage,
        hp_most=most,
        activated=hero.activated,
        defeated=hero.out,
        equipped=_cards(hero.equipped, words),
        inventory=_cards(hero.inventory, words),
        spells=_cards(hero.spells, words),
        allies=_cards(hero.allies, words),
        mounts=_cards(hero.mounts, words),
        carries=_names(hero.tokens, words),
        carry_ids=tuple(hero.tokens),
    )


def _abilities(view: State, hero: Hero, words: Narrator) -> AbilityRow:
    """What a hero can do: numbers, passive ability, weapons with their energy abilities."""
    card = card_of(view, hero)
    return AbilityRow(
        hero_id=hero.id,
        name=words.rule(hero.id),
        movement=movement_points(view, hero).total,
        body=value(view, "body", hero.id, card.body),
        spirit=value(view, "spirit", hero.id, card.spirit),
        hero_initiative=value(view, "initiative", hero.id, card.initiative),
        ability=words.text(f"{hero.id}/passive", card.passive.text),
        weapons=" ".join(_weapon(weapon, words) for weapon in card.weapons),
    )


def _weapon(weapon: Weapon, words: Narrator) -> str:
    kind, text = words.rule(weapon.kind), words.text(weapon.id, weapon.energy.text)
    return f"{words.rule(weapon.id)} ({kind}): {text}"


# --- the map --------------------------------------------------------------------------------------


def _offer(view: State, trader: str, card: str, words: Narrator) -> OfferRow:
    content = content_of(view)
    return OfferRow(
        id=card,
        trader=words.rule(trader),
        trader_id=trader,
        offer=words.rule(card),
        cost=content.price(card) if card != UNKNOWN else 0,
        text=words.text(card, content.effect[card].text) if card != UNKNOWN else "",
    )


def _piles(view: State, words: Narrator) -> Iterator[PileRow]:
    """Every deck that has cards, or had any."""
    for name, cards in view.decks.items():
        discarded = len(view.discards.get(name, ()))
        if cards or discarded:
            yield PileRow(id=name, pile=words.rule(f"deck_{name}"), deck=len(cards), discarded=discarded)


def _area(view: State, area: str, holder: int, words: Narrator) -> AreaRow:
    card = planet_of(view).areas[area]
    counts = tuple(view.soldiers.get(area, ()))
    soldiers = {view.teams[n].faction: count for n, count in enumerate(counts)}
    heroes = [hero.id for hero in view.heroes.values() if hero.at == area]
    marks = _marks(view, area)
    return AreaRow(
        id=area,
        area=words.rule(area),
        kind=words.rule(card.kind),
        kind_id=card.kind,
        trader=words.rule(card.trader) if card.trader else "",
        trader_id=card.trader,
        is_tower=card.tower,
        eternium=card.eternium,
        control=words.rule(view.teams[holder].faction) if holder >= 0 else "",
        control_id=holder,
        soldiers=_counted(soldiers, words),
        soldier_ids=counts,
        heroes=_names(heroes, words),
        hero_ids=tuple(heroes),
        marks=_names(marks, words),
        mark_ids=tuple(marks),
    )


def _marks(view: State, area: str) -> list[str]:
    """What lies in an area: a quest marker, vines, tokens of the scenario."""
    marks = [mark for mark, there in (("quest", view.quests), ("vines", view.vines)) if area in there]
    return [*marks, *(token for token, place in view.tokens.items() if place == area)]


def _connections(view: State, area: str, words: Narrator) -> ConnectionRow:
    """What lies beside an area, and where its paths lead."""
    planet = planet_of(view)
    return ConnectionRow(
        area_id=area,
        area=words.rule(area),
        adjacent=_names(planet.borders[area], words),
        paths=_names(planet.paths[area], words),
    )


def _boss(view: State, words: Narrator) -> BossRow | None:
    boss = view.boss
    if boss is None:
        return None
    hp = content_of(view).epic_beasts[boss.id].hp
    return BossRow(
        id=boss.id,
        name=words.rule(boss.id),
        area=words.rule(boss.at),
        area_id=boss.at,
        hp=hp - boss.damage,
        hp_most=hp,
        defeated=boss.beaten,
    )


# --- combat ---------------------------------------------------------------------------------------


def _epic(view: State, frame: Epic, words: Narrator) -> EpicRow:
    return EpicRow(
        area=words.rule(frame.area),
        area_id=frame.area,
        origin_id=frame.origin,
        step_id=frame.step,
        turn_id=frame.turn,
        combat_round=frame.number,
        sides=tuple(_fighter(view, frame, side, words) for side in (0, 1)),
        answers=tuple(_answers(view, frame, words)),
    )


def _answers(view: State, frame: Epic, words: Narrator) -> Iterator[AnswerRow]:
    """FE-EPIC-23, FE-EPIC-29, FE-EPIC-31: who may still act in step 4, in the order of the teams."""
    for n, party in enumerate(parties(frame) if frame.step == "act" else ()):
        standing = "passed" if has_passed(frame, party) else "asked" if n == frame.turn else "open"
        faction = words.rule(view.teams[party.team].faction)
        yield AnswerRow(team_id=party.team, team=faction, standing_id=standing)


def _on_card(view: State, side: Fighter) -> dict[str, int]:
    """FE-SOLO-16, FE-EPIC-39: the open values of an enemy nobody plays, of a beast or of a boss."""
    if side.kind == "hero" or (side.kind == "enemy" and not side.battle):
        return {}
    return {zone: printed(view, side, zone)[0] for zone in ZONES}


def _values(values: Mapping[str, int], words: Narrator) -> str:
    return ", ".join(f"{words.rule(zone)} {value}" for zone, value in values.items())


def _lying(view: State, frame: Epic, number: int) -> dict[str, Tally]:
    """FE-EPIC-33: what each zone comes to by the cards the viewer can see, its own face-down ones too.

    With Dice of Power a sum is a number of dice, so there is nothing to add up.
    """
    if frame.step not in LYING or power_rules(view):
        return {}
    sides = list(frame.sides)
    grid = [replace(card, up=card.card != UNKNOWN) for card in sides[number].grid]
    sides[number] = replace(sides[number], grid=grid)
    shown = replace(frame, sides=sides)
    return {zone: total(view, shown, number, zone) for zone in ZONES}


def _reasons(tally: Tally, words: Narrator) -> str:
    """As in: Initiative 2, Hunter's Cloak +1."""
    changes = (f"{words.rule(change.source)} {change.amount:+d}" for change in tally.modifiers)
    return ", ".join((f"{words.rule(tally.source)} {tally.base}", *changes))


def _fighter(view: State, frame: Epic, number: int, words: Narrator) -> FighterRow:
    """A side of the combat, zone by zone; cards that lie face down are marked with brackets."""
    side = frame.sides[number]
    lying = _lying(view, frame, number)

    def zone(name: str) -> str:
        there = (card for card in side.grid if card.zone == name)
        return ", ".join(words.rule(c.card) if c.up else f"[{words.rule(c.card)}]" for c in there)

    on_card = _on_card(view, side)
    return FighterRow(
        id=side.id,
        kind_id=side.kind,
        team_id=side.team,
        name=words.rule(side.id),
        weapon=words.rule(side.weapon) if side.weapon else "",
        weapon_id=side.weapon,
        printed=_values(on_card, words),
        printed_ids=on_card,
        zone_attack=zone("attack"),
        zone_defense=zone("defense"),
        zone_initiative=zone("initiative"),
        grid_ids=tuple(GridRow(card_id=c.card, zone_id=c.zone, up=c.up) for c in side.grid),
        beside=_names(side.beside, words),
        beside_ids=tuple(side.beside),
        drawn=_names(side.drawn, words),
        drawn_ids=tuple(side.drawn),
        discarded=len(side.spent),
        soldiers=_names(side.soldiers, words),
        soldier_ids=tuple(side.soldiers),
        boosts=tuple(f"{words.rule(boost.zone)} {boost.amount:+d}" for boost in side.boosts),
        die=words.rule(side.die) if side.die else "",
        die_id=side.die,
        totals=_values(side.totals, words),
        total_ids=side.totals,
        lying_ids={zone: tally.total for zone, tally in lying.items()},
        lying={zone: _reasons(tally, words) for zone, tally in lying.items()},
        damage=side.damage,
    )


def _wilds(frame: Wilds, words: Narrator) -> WildsRow:
    return WildsRow(
        hero=words.rule(frame.hero),
        hero_id=frame.hero,
        foe=words.rule(frame.name),
        foe_id=frame.card,
        step_id=frame.step,
        hp=frame.hp,
        zone_attack=frame.attack,
        zone_defense=frame.defense,
        dice=", ".join(words.rule(die) for die in frame.dice),
        dice_ids=tuple(frame.dice),
    )

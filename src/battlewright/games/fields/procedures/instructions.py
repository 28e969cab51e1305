"""Instructions that need no choice of their own: gaining and losing, wounds, cards, movements, checks.

Each kind is one function of the state, the frame and the instruction. What needs more (a movement, a
purchase, a combat) pushes the frame for it.
"""

from __future__ import annotations

from battlewright.games.fields.library import content_of, planet_of
from battlewright.games.fields.model import effects, events
from battlewright.games.fields.model.frames import (
    Effect,
    EncounterDraw,
    Exchange,
    Gaining,
    Movement,
    PendingGain,
    Shopping,
    Turn,
    Wilds,
)
from battlewright.games.fields.model.frames import March as Marching
from battlewright.games.fields.model.ids import inner_program
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.changes import (
    discard_from_hero,
    draw_card,
    emit,
    gain_eternium,
    gain_vp,
    heal,
    put_to_hero,
    spend_eternium,
    take_from_hero,
)
from battlewright.games.fields.procedures.checks import make_check
from battlewright.games.fields.procedures.harm import harm_any
from battlewright.games.fields.procedures.movement import relocate
from battlewright.games.fields.rules.combats import foe_hp
from battlewright.games.fields.rules.counts import count
from battlewright.games.fields.rules.epic import side_named
from battlewright.games.fields.rules.limits import pile_of
from battlewright.games.fields.rules.movement import free_neighbours, may_stand
from battlewright.games.fields.rules.standing import has_grant, opponent
from battlewright.games.fields.rules.table import (
    FOE,
    combat_under_way,
    controlled,
    enemy_heroes_at,
    epic_under_way,
    has_enemies,
    heroes_of,
    hit_points,
    seats_of,
)
from battlewright.games.fields.rules.traders import buy_denials
from battlewright.kernel.frames import all_of, push

END = 10_000  # behind the last instruction of any list
DECK_OF = {"equipment": "equipment", "spell": "spells", "vehicle": "vehicles"}


def whom(state: State, frame: Effect, who: str) -> str:
    """The hero (or foe) an instruction concerns; empty if there is none."""
    if who == "self":
        return frame.actor
    if who == "target":
        return frame.target
    return frame.other or opponent(state, frame.actor)


def hero_for(state: State, frame: Effect, who: str) -> Hero | None:
    """The same as a hero; None for foes and scenarios."""
    return state.heroes.get(whom(state, frame, who))


def amount_of(
    state: State,
    frame: Effect,
    step: effects.Gain | effects.Damage | effects.Heal | effects.Slay | effects.Boost,
) -> int:
    """The amount, or so much for each of something."""
    if not step.per:
        return step.amount
    return step.amount * count(state, step.per, frame.actor, frame.successes)


def sub(frame: Effect, suffix: str, **changes: str | int) -> Effect:
    """The list of instructions inside the present one, with what is known so far."""
    facts = {
        "actor": frame.actor,
        "source": frame.source,
        "other": frame.other,
        "target": frame.target,
        "area": frame.area,
        "successes": frame.successes,
        "card": frame.card,
    }
    return Effect(program=inner_program(frame.program, frame.at, suffix), **(facts | changes))  # type: ignore[arg-type]  # the fields of Effect


# --- gaining and losing ---------------------------------------------------------------------------


def gain(state: State, frame: Effect, step: effects.Gain) -> None:
    """Eternium, VP, or further uses of Concentrate."""
    hero = hero_for(state, frame, step.who)
    amount = amount_of(state, frame, step)
    if hero is None or amount <= 0:
        return
    match step.what:
        case "eternium":
            gain_eternium(state, hero.team, amount, frame.source)
        case "vp":
            gain_vp(state, hero, amount, step.reason or "card", frame.source)
        case "concentrate":
            epic = epic_under_way(state)
            if epic is not None and any(side.id == hero.id for side in epic.sides):
                side_named(epic, hero.id).extra += amount
                emit(state, events.Boosted(who=hero.id, value="spirit", amount=amount, rules=(frame.source,)))


def lose(state: State, frame: Effect, step: effects.Lose) -> None:
    """Eternium leaves a pool, as far as there is any; perhaps to the bearer's."""
    hero = hero_for(state, frame, step.who)
    if hero is None:
        return
    lost = spend_eternium(state, hero.team, step.amount, frame.source)
    own = state.heroes.get(frame.actor)
    if step.to == "self" and own is not None:
        gain_eternium(state, own.team, lost, frame.source)


def heal_step(state: State, frame: Effect, step: effects.Heal) -> None:
    """FE-ROUND-05: damage is removed."""
    amount = amount_of(state, frame, step)
    actor = state.heroes.get(frame.actor)
    if step.who in ("friends_here", "team") and actor is not None:
        for hero in heroes_of(state, actor.team):
            if step.who == "team" or hero.at == actor.at:
                heal(state, hero, amount, frame.source)
        return
    name = whom(state, frame, step.who)
    if name in state.heroes:
        heal(state, state.heroes[name], amount, frame.source)
    elif name == FOE:
        _heal_foe(state, amount, frame.source)


def _heal_foe(state: State, amount: int, source: str) -> None:
    epic = epic_under_way(state)
    if epic is None or epic.sides[1].kind not in ("beast", "boss"):
        return
    foe = epic.sides[1]
    boss = state.boss if foe.kind == "boss" else None
    amount = min(amount, boss.damage if boss is not None else foe.damage)
    if amount:
        foe.damage = max(0, foe.damage - amount)
        if boss is not None:
            boss.damage -= amount
        emit(state, events.Healed(who=foe.id, amount=amount, left=foe_hp(state), rules=(source,)))


def damage(state: State, frame: Effect, step: effects.Damage) -> None:
    """HP are lost; a combat spell does nothing to whoever is proof against them."""
    amount = amount_of(state, frame, step)
    actor = state.heroes.get(frame.actor)
    if amount <= 0:
        return
    if step.who == "enemies_here" and actor is not None:
        for hero in enemy_heroes_at(state, actor.team, actor.at):
            _hurt(state, frame, hero.id, amount)
    elif step.who == "friends_here" and actor is not None:
        for hero in [h for h in heroes_of(state, actor.team) if h.at == actor.at]:
            _hurt(state, frame, hero.id, amount)
    else:
        name = whom(state, frame, step.who)
        if name:
            _hurt(state, frame, name, amount)


def _hurt(state: State, frame: Effect, name: str, amount: int) -> None:
    spell = frame.source in content_of(state).spells and epic_under_way(state) is not None
    if spell and name != frame.actor and has_grant(state, "spell_proof", name):
        return
    harm_any(state, name, amount, frame.source, by=frame.actor if name != frame.actor else "")


# --- cards ----------------------------------------------------------------------------------------


def strengthen(state: State, frame: Effect, step: effects.Strengthen) -> None:
    """FE-DECK-02, FE-EPIC-61: a combat card by exchange; during a combat it waits for clean-up."""
    hero = state.heroes.get(frame.actor)
    if hero is None or hero.seat < 0:
        return
    epic = epic_under_way(state)
    for _ in range(step.amount):
        if epic is not None:
            epic.gains.append(PendingGain(hero.id, step.card, frame.source))
        else:
            push(state, Exchange(hero=hero.id, card=step.card, source=frame.source))


def draw(state: State, frame: Effect, step: effects.Draw) -> None:
    """Cards of a trader deck, unseen by others; of several looked at one is kept."""
    hero = state.heroes.get(frame.actor)
    if hero is None or hero.seat < 0:
        return
    deck = DECK_OF[step.deck]
    for _ in range(step.amount):
        cards = [c for c in (draw_card(state, deck) for _ in range(step.look)) if c]
        if not cards:
            return
        shelf = pile_of(state, cards[0])
        if len(cards) == 1:
            push(state, Gaining(hero=hero.id, card=cards[0], shelf=shelf, open=False))
            continue
        seats = tuple(seats_of(state, hero.team))
        looked = tuple(cards)
        emit(state, events.Looked(hero=hero.id, cards=looked, deck=deck, rules=(frame.source,), to=seats))
        push(
            state,
            Gaining(hero=hero.id, card=cards[0], shelf=shelf, open=False, looked=cards, step="look"),
        )


def shop(state: State, frame: Effect, step: effects.Shop) -> None:
    """One purchase at an open market."""
    hero = state.heroes.get(frame.actor)
    if hero is None or hero.seat < 0 or step.trader not in state.markets:
        return
    cards = state.markets[step.trader]
    if any(all(d is None for d in buy_denials(state, hero, step.trader, c, step.discount)) for c in cards):
        push(state, Shopping(hero=hero.id, trader=step.trader, single=True, discount=step.discount))


def steal(state: State, frame: Effect, step: effects.Steal) -> None:
    """A random card of the other comes to the bearer."""
    thief, victim = state.heroes.get(frame.actor), hero_for(state, frame, step.who)
    if thief is None or victim is None or thief.seat < 0:
        return
    cards = victim.spells if step.what == "spell" else victim.inventory
    if not cards:
        return
    card = cards[state.rng.below(len(cards))]
    pile = take_from_hero(state, victim, card)
    known = state.teams[victim.team].known
    seen = card in known
    if seen:
        known.remove(card)
        state.teams[thief.team].known.append(card)
    put_to_hero(state, thief, card)
    seats = (*seats_of(state, thief.team), *seats_of(state, victim.team))
    facts = {"hero": thief.id, "victim": victim.id, "card": card, "shelf": pile}
    emit(state, events.Stolen(**facts, rules=(frame.source,), to=None if seen else seats))


def discard_self(state: State, frame: Effect, step: effects.DiscardSelf) -> None:
    """The card whose effect this is leaves its hero."""
    hero = state.heroes.get(frame.actor)
    card = content_of(state).owner.get(frame.source, frame.source)
    if hero is not None and card in (
        *hero.equipped,
        *hero.inventory,
        *hero.spells,
        *hero.allies,
        *hero.mounts,
    ):
        discard_from_hero(state, hero, card, frame.source)


# --- moving ---------------------------------------------------------------------------------------


def travel(state: State, frame: Effect, step: effects.Travel) -> None:
    """FE-GAP-16: a movement by the hero's own choice, combat and all; not in the middle of a combat."""
    hero = hero_for(state, frame, step.who)
    if hero is None or hero.seat < 0 or epic_under_way(state) is not None:
        return
    push(
        state,
        Movement(hero=hero.id, points=step.steps, flying=step.flying, optional=True, source=frame.source),
    )


def place(state: State, frame: Effect, step: effects.Place) -> None:
    """FE-GAP-16: a hero is put somewhere; the bearer's player chooses among several areas."""
    hero = hero_for(state, frame, step.who)
    if hero is None or hero.out:
        return
    areas = place_areas(state, frame, step, hero)
    actor = state.heroes.get(frame.actor, hero)
    relocate(state, hero, areas, actor.seat, frame.source, "place")


def place_areas(state: State, frame: Effect, step: effects.Place, hero: Hero) -> list[str]:
    """Areas without figures hostile to the hero that fit the instruction."""
    planet = planet_of(state)
    match step.to:
        case "base":
            return [state.teams[hero.team].base]
        case "tower":
            found = list(planet.towers)
        case "outpost":
            found = controlled(state, hero.team)
        case "team_mate":
            found = [h.at for h in heroes_of(state, hero.team) if h is not hero]
        case "adjacent":
            return free_neighbours(state, hero, hero.at)
        case "wilds":
            found = list(planet.wilds)
        case "near":
            found = [a for a in planet.order if 0 < planet.distance(hero.at, a) <= step.within]
        case "picked":
            found = [frame.area] if frame.area else []
        case "area":
            return [step.at]
    good = [a for a in dict.fromkeys(found) if a != hero.at and may_stand(state, hero, a)]
    return [a for a in good if not has_enemies(state, hero.team, a)]


def withdraw(state: State, frame: Effect, step: effects.Withdraw) -> None:
    """A threatened hero leaves; no epic combat happens. Without a way out it stays and fights."""
    epic = epic_under_way(state)
    hero = state.heroes.get(frame.actor)
    if epic is None or hero is None or epic.avoided:
        return
    ways = free_neighbours(state, hero, hero.at)
    if ways:
        epic.avoided = True
        relocate(state, hero, ways, hero.seat, frame.source, "withdraw")


def march(state: State, frame: Effect, step: effects.March) -> None:
    """A free Move Soldiers."""
    hero = state.heroes.get(frame.actor)
    if hero is not None and hero.seat >= 0 and epic_under_way(state) is None:
        push(state, Marching(hero=hero.id, anywhere=step.anywhere, optional=True, source=frame.source))


# --- turns, checks, combats -----------------------------------------------------------------------


def action(state: State, frame: Effect, step: effects.Action) -> None:
    """One more standard action in the own turn."""
    for turn in all_of(state, Turn):
        if turn.hero == frame.actor and not turn.over:
            turn.actions += 1
            turn.again += step.again
            emit(state, events.ExtraAction(hero=turn.hero, rules=(frame.source,)))


def encounter(state: State, frame: Effect, step: effects.Encounter) -> None:
    """FE-WILDS-01: an encounter card is drawn and resolved."""
    hero = state.heroes.get(frame.actor)
    if hero is not None and hero.seat >= 0 and combat_under_way(state) is None:
        push(state, EncounterDraw(hero=hero.id, look=step.look))


def check(state: State, frame: Effect, step: effects.Check) -> None:
    """FE-CHECK-01, FE-CHECK-02: roll; what follows depends on it."""
    hero = state.heroes.get(frame.actor)
    made = make_check(state, hero, step.dice, step.by, step.needed, frame.source)
    inner = sub(frame, "then" if made.met else "otherwise", successes=made.successes)
    frame.at += 1
    push(state, inner)


def fight(state: State, frame: Effect, step: effects.Fight) -> None:
    """FE-WILD-01: a wilds combat against a foe described on the card."""
    hero = state.heroes.get(frame.actor)
    if frame.inside:
        won = bool(state.reply)
        frame.inside = ""
        inner = sub(frame, "then" if won else "otherwise")
        frame.at += 1
        push(state, inner)
    elif hero is None or hero.seat < 0 or combat_under_way(state) is not None:
        frame.at += 1
    else:
        frame.inside = "fight"
        foe = Wilds(hero=hero.id, card="", name=step.name)
        foe.hp, foe.attack, foe.defense = step.hp, step.attack, step.defense
        push(state, foe)


# --- answers --------------------------------------------------------------------------------------


def cancel(state: State, frame: Effect, step: effects.Cancel) -> None:
    """The spell that was just cast comes to nothing."""
    for pending in all_of(state, Effect):
        if pending.source == frame.card and pending is not frame:
            pending.at, pending.span = END, ""
            emit(state, events.SpellCancelled(spell=frame.card, hero=frame.actor, rules=(frame.source,)))
            return


def survive(state: State, frame: Effect, step: effects.Survive) -> None:
    """The hero stays at so many HP."""
    hero = state.heroes.get(frame.actor)
    if hero is not None and hit_points(state, hero) <= 0:
        hero.damage -= step.hp - hit_points(state, hero)
        left = hit_points(state, hero)
        emit(state, events.Survived(hero=hero.id, left=left, rules=(frame.source,)))

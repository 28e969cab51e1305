"""Brave the Wilds, and wilds combat in its four steps (FE-WILDS, FE-WILD)."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Defeat, Effect, EncounterDraw, Gaining, Wilds
from battlewright.games.fields.model.ids import effect_part
from battlewright.games.fields.model.moments import Encountered, LostFight, Rolled, WildsStarted, Won
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.casting import use_item
from battlewright.games.fields.procedures.changes import (
    discard_to,
    draw_card,
    emit,
    gain_eternium,
    shuffle_back,
    spend_eternium,
)
from battlewright.games.fields.procedures.epic_end import can_tame, pay_taming, tame_price
from battlewright.games.fields.procedures.harm import harm
from battlewright.games.fields.procedures.moments import announce, forget_span
from battlewright.games.fields.procedures.rolling import roll_again, roll_dice
from battlewright.games.fields.rules.actions import allowed, item_denials
from battlewright.games.fields.rules.dice import reroll_options
from battlewright.games.fields.rules.table import FOE, hit_points, is_on, rivals_play
from battlewright.games.fields.rules.wilds import assignments, foe_value, recruit_price, wilds_dice, worths
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import no_question, pop, push, step_table
from battlewright.kernel.options import Option

# --- the encounter card ---------------------------------------------------------------------------


def encounter_advance(state: State, frame: EncounterDraw) -> None:
    """FE-WILDS-01 to FE-WILDS-07: draw, choose, resolve by kind."""
    ENCOUNTER_STEPS[frame.step](state, frame, state.heroes[frame.hero])


def _draw(state: State, frame: EncounterDraw, hero: Hero) -> None:
    found = [draw_card(state, "encounter") for _ in range(frame.look)]
    frame.cards = [card for card in found if card]
    if not frame.cards:
        pop(state)
        return
    rules = ("FE-WILDS-01", "FE-WILDS-02") if frame.look > 1 else ("FE-WILDS-01",)
    emit(state, events.EncounterDrawn(hero=hero.id, cards=tuple(frame.cards), rules=rules))
    frame.step = "choose"
    if len(set(frame.cards)) == 1:
        _choose(state, frame, frame.cards[0])


def _choose(state: State, frame: EncounterDraw, card: str) -> None:
    """FE-WILDS-02: one is resolved, the other goes under the deck."""
    frame.card = card
    frame.cards.remove(card)
    for other in frame.cards:
        state.decks["encounter"].append(other)
        emit(
            state,
            events.EncounterChosen(hero=frame.hero, card=card, under=other, rules=("FE-WILDS-02",)),
        )
    frame.cards = []
    frame.step = "resolve"
    announce(state, Encountered(frame.hero, card=card))


def _resolve(state: State, frame: EncounterDraw, hero: Hero) -> None:
    """FE-WILDS-03 to FE-WILDS-06: event, beast, foreign ally, own ally."""
    content = content_of(state)
    card = frame.card
    frame.step = "end"
    if card in content.events:
        discard_to(state, "encounter", card)
        push(state, Effect(program=card, actor=hero.id, source=card))
    elif card in content.beasts:
        push(state, wilds_combat(state, hero, card))
    elif is_on(state, "free_heroes") or content.allies[card].faction == state.teams[hero.team].faction:
        frame.step = "ally"
    else:
        push(state, wilds_combat(state, hero, card))


def wilds_combat(state: State, hero: Hero, card: str) -> Wilds:
    """A wilds combat against a beast or ally of the encounter deck."""
    content = content_of(state)
    foe = content.beasts.get(card) or content.allies[card]
    return Wilds(hero=hero.id, card=card, name=card, hp=foe.hp, attack=foe.attack, defense=foe.defense)


def _ask(state: State, frame: EncounterDraw, hero: Hero) -> None:
    frame.asks = [hero.seat]


def _rewarded(state: State, frame: EncounterDraw, hero: Hero) -> None:
    """FE-WILDS-07: after the reward the ally joins."""
    frame.step = "end"
    push(state, Gaining(hero=hero.id, card=frame.card, shelf="allies", moment="recruited"))


def _done(state: State, frame: EncounterDraw, hero: Hero) -> None:
    pop(state)


ENCOUNTER_STEPS = step_table(
    EncounterDraw,
    {
        "draw": _draw,
        "choose": _ask,
        "resolve": _resolve,
        "ally": _ask,
        "rewarded": _rewarded,
        "end": _done,
    },
)


def encounter_decision(state: State, frame: EncounterDraw, seat: int) -> Decision:
    """FE-WILDS-02, FE-WILDS-06, FE-SKIRM-03: which card; whether to recruit."""
    hero = state.heroes[frame.hero]
    if frame.step == "choose":
        cards: list[Option] = [o.ChooseCard(card) for card in frame.cards]
        return Decision(seat, "encounter", cards, ("FE-WILDS-02",), {"hero": hero.id})
    price = recruit_price(state, hero, frame.card)
    options: list[Option] = [o.Refuse()]
    if price <= state.teams[hero.team].eternium:
        options.insert(0, o.Accept())
    if is_on(state, "free_heroes"):
        options.append(o.Fight())
    facts = {"hero": hero.id, "card": frame.card, "cost": price}
    return Decision(seat, "ally", options, ("FE-WILDS-06",), facts)


def encounter_take(state: State, frame: EncounterDraw, seat: int, option: Option) -> None:
    """Carry it out."""
    hero = state.heroes[frame.hero]
    match option:
        case o.ChooseCard(card=card):
            _choose(state, frame, card)
        case o.Accept():
            _recruit(state, frame, hero)
        case o.Fight():
            frame.step = "end"
            push(state, wilds_combat(state, hero, frame.card))
        case _:
            frame.step = "end"
            shuffle_back(state, "encounter", frame.card)
            emit(state, events.AllySentBack(hero=hero.id, card=frame.card, rules=("FE-WILDS-06",)))
            gain_eternium(state, hero.team, 1, "FE-WILDS-06")


def _recruit(state: State, frame: EncounterDraw, hero: Hero) -> None:
    """FE-WILDS-06, FE-WILDS-07: pay, gain the reward, and the ally joins."""
    frame.step = "rewarded"
    price = recruit_price(state, hero, frame.card)
    spend_eternium(state, hero.team, price, "FE-WILDS-06")
    rules = ("FE-WILDS-06", "FE-WILDS-07", frame.card)
    emit(state, events.Recruited(hero=hero.id, card=frame.card, price=price, rules=rules))
    push(state, Effect(program=effect_part(frame.card, "reward"), actor=hero.id, source=frame.card))


# --- the combat -----------------------------------------------------------------------------------


def wilds_advance(state: State, frame: Wilds) -> None:
    """FE-WILD-01: the step that is due."""
    STEPS[frame.step](state, frame, state.heroes[frame.hero])


def _ability(state: State, frame: Wilds, hero: Hero) -> None:
    """FE-WILD-02: the enemy's combat ability comes first."""
    frame.step = "prepare"
    emit(
        state,
        events.WildsBegan(
            hero=hero.id,
            foe=frame.name,
            hp=frame.hp,
            attack=frame.attack,
            defense=frame.defense,
            rules=("FE-WILD-01",),
        ),
    )
    announce(state, WildsStarted(hero.id, card=frame.card))
    ability = effect_part(frame.card, "ability")
    if content_of(state).programs.get(ability):
        push(state, Effect(program=ability, actor=FOE, source=ability))


def _prepare(state: State, frame: Wilds, hero: Hero) -> None:
    """FE-EQUIP-03: consumables for a wilds combat are used before the roll.

    Whoever has cards in the inventory is asked in any case: a pause tells nobody which ones.
    """
    if hit_points(state, hero) <= 0:
        frame.step = "settle"
    elif usable_items(state, hero) or (hero.inventory and rivals_play(state)):
        frame.asks = [hero.seat]
    else:
        frame.step = "roll"


def usable_items(state: State, hero: Hero) -> list[str]:
    """The consumables a hero can use in a wilds combat."""
    return [c for c in dict.fromkeys(hero.inventory) if allowed(item_denials(state, hero, c, "wilds"))]


def _roll(state: State, frame: Wilds, hero: Hero) -> None:
    """FE-WILD-03: as many dice as the hero's Body."""
    frame.step = "reroll"
    dice = wilds_dice(state, hero)
    frame.dice = roll_dice(state, dice.total)
    rules = ("FE-WILD-03",)
    emit(state, events.WildsRolled(hero=hero.id, dice=tuple(frame.dice), tally=dice, rules=rules))
    announce(state, Rolled(hero.id))


def _reroll(state: State, frame: Wilds, hero: Hero) -> None:
    """FE-WILD-04: while reroll faces lie there the player may roll again."""
    if "reroll" in frame.dice:
        frame.asks = [hero.seat]
    else:
        frame.step = "assign"


def _assign(state: State, frame: Wilds, hero: Hero) -> None:
    """FE-WILD-05: the dice are assigned; where only one way makes sense it is taken."""
    ways = assignments(state, frame)
    if len(ways) == 1:
        assign(state, frame, ways[0])
    else:
        frame.asks = [hero.seat]


def assign(state: State, frame: Wilds, option: o.Assign) -> None:
    """FE-WILD-09, FE-WILD-10: what the dice come to."""
    frame.step = "damage"
    frame.to_hp, frame.to_attack = sum(option.hp), sum(option.attack)
    facts = {"defense": option.defense, "hp": option.hp, "attack": option.attack}
    rules = ("FE-WILD-05", "FE-WILD-06", "FE-WILD-07", "FE-WILD-08")
    emit(state, events.DiceAssigned(hero=frame.hero, **facts, rules=rules))


def _damage(state: State, frame: Wilds, hero: Hero) -> None:
    """FE-WILD-09 to FE-WILD-11: both at the same time, so a beaten enemy still deals its damage."""
    frame.step = "reward"
    hp, attack = foe_value(state, frame, "hp"), foe_value(state, frame, "attack")
    frame.won = frame.to_hp >= hp
    if frame.to_hp:
        left = max(0, hp - frame.to_hp)
        amount = min(hp, frame.to_hp)
        emit(state, events.Damaged(who=frame.name, amount=amount, left=left, rules=("FE-WILD-09",)))
    hurt = max(0, attack - frame.to_attack)
    if hurt:
        harm(state, hero, hurt, "FE-WILD-10", "FE-WILD-11")


def _reward(state: State, frame: Wilds, hero: Hero) -> None:
    """FE-WILD-12, FE-WILD-14: the reward for a beaten enemy, also for a hero who fell at the same time."""
    won = frame.won
    rules = ("FE-WILD-12",) if won else ("FE-WILD-14",)
    emit(state, events.WildsEnded(hero=hero.id, foe=frame.name, won=won, rules=rules))
    frame.step = "tame" if won else "settle"
    if won and frame.card:
        push(state, Effect(program=effect_part(frame.card, "reward"), actor=hero.id, source=frame.card))


def _tame(state: State, frame: Wilds, hero: Hero) -> None:
    """FE-WILD-13: a beaten beast with a price may be tamed by a hero who stands."""
    stands = hit_points(state, hero) > 0
    if frame.card in content_of(state).beasts and stands and can_tame(state, hero, frame.card):
        frame.asks = [hero.seat]
    else:
        frame.step = "settle"
        if frame.card:
            discard_to(state, "encounter", frame.card)


def _settle(state: State, frame: Wilds, hero: Hero) -> None:
    """FE-WILD-14, FE-WILDS-08: an unbeaten enemy goes back into the deck; a fallen hero is defeated."""
    frame.step = "end"
    if frame.card and not frame.won:
        shuffle_back(state, "encounter", frame.card)
    if hit_points(state, hero) <= 0:
        push(state, Defeat(hero=hero.id))
    ended = Won if frame.won else LostFight
    announce(state, ended(hero.id, vs="wild", card=frame.card))


def _end(state: State, frame: Wilds, hero: Hero) -> None:
    """The answer for whoever called for the combat: whether it was won."""
    forget_span(state, "combat")
    pop(state, frame.won)


STEPS: dict[str, Callable[[State, Wilds, Hero], None]] = step_table(
    Wilds,
    {
        "ability": _ability,
        "prepare": _prepare,
        "roll": _roll,
        "reroll": _reroll,
        "assign": _assign,
        "damage": _damage,
        "reward": _reward,
        "tame": _tame,
        "settle": _settle,
        "end": _end,
    },
)


def wilds_decision(state: State, frame: Wilds, seat: int) -> Decision:
    """What the step asks."""
    hero = state.heroes[frame.hero]
    facts: dict[str, object] = {"hero": hero.id, "foe": frame.name}
    values = {what: foe_value(state, frame, what) for what in ("hp", "attack", "defense")}
    match frame.step:
        case "prepare":
            items: list[Option] = [o.UseItem(card) for card in usable_items(state, hero)]
            return Decision(seat, "wilds_items", [*items, o.Pass()], ("FE-EQUIP-03",), facts | values)
        case "reroll":
            rules = ("FE-WILD-04",)
            facts |= values | {"dice": list(frame.dice)}
            return Decision(seat, "reroll", reroll_options(frame.dice), rules, facts)
        case "assign":
            ways = assignments(state, frame)
            ones, twos = worths(state, frame)
            facts |= values | {"dice": list(frame.dice), "worths": [2] * twos + [1] * ones}
            facts |= {"beats": [int(sum(way.hp) >= values["hp"]) for way in ways]}
            facts |= {"loses": [max(0, values["attack"] - sum(way.attack)) for way in ways]}
            return Decision(seat, "assign", ways, ("FE-WILD-05", "FE-WILD-06"), facts)
        case "tame":
            facts |= {"card": frame.card, "cost": tame_price(state, hero, frame.card)}
            return Decision(seat, "tame", [o.Accept(), o.Refuse()], ("FE-WILD-13", "FE-BEAST-01"), facts)
        case "ability" | "roll" | "damage" | "reward" | "settle" | "end":
            raise no_question(frame)
        case step:
            assert_never(step)


def wilds_take(state: State, frame: Wilds, seat: int, option: Option) -> None:
    """Carry it out."""
    hero = state.heroes[frame.hero]
    match option:
        case o.UseItem(card=card):
            use_item(state, hero, card)
        case o.Pass():
            frame.step = "roll"
        case o.Reroll(faces=faces):
            again = frame.dice.count("reroll") + len(faces)
            frame.dice = roll_again(state, frame.dice, faces)
            emit(
                state,
                events.WildsRolled(
                    hero=hero.id,
                    dice=tuple(frame.dice),
                    tally=wilds_dice(state, hero),
                    again=again,
                    rules=("FE-WILD-04",),
                ),
            )
        case o.Keep():
            frame.dice = ["blank" if face == "reroll" else face for face in frame.dice]
        case o.Assign():
            assign(state, frame, option)
        case o.Accept():
            frame.step = "settle"
            pay_taming(state, hero, frame.card)
        case _:
            frame.step = "settle"
            discard_to(state, "encounter", frame.card)

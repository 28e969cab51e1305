"""Step 4 of epic combat: the cards are revealed, the teams act in turn (FE-EPIC-22 to FE-EPIC-31)."""

from __future__ import annotations

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Effect, Epic, Fighter
from battlewright.games.fields.model.moments import Revealed
from battlewright.games.fields.model.state import State
from battlewright.games.fields.procedures.casting import cast_combat_spell, use_item
from battlewright.games.fields.procedures.changes import emit, take_soldiers
from battlewright.games.fields.procedures.moments import announce
from battlewright.games.fields.rules.epic import (
    Party,
    bystander_spells,
    combat_spells,
    fallen,
    has_passed,
    name_of,
    parties,
    pass_denial,
    seat_of,
    step_four,
)
from battlewright.games.fields.rules.table import heroes_of, rivals_play
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import push
from battlewright.kernel.options import Option


def reveal(state: State, frame: Epic) -> None:
    """FE-EPIC-22: all face-down cards are turned over."""
    frame.step = "act"
    frame.turn = 0
    frame.passed, frame.waiting = [], []
    for side in frame.sides:
        side.passed = False
        turn_up(state, side)
    announce(state, Revealed(name_of(frame.sides[1]), other=frame.sides[0].id))
    announce(state, Revealed(frame.sides[0].id, other=name_of(frame.sides[1])))


def turn_up(state: State, side: Fighter, zone: str = "") -> None:
    """Face-down cards of a side (or of one of its zones) become open."""
    hidden = [card for card in side.grid if not card.up and zone in ("", card.zone)]
    for card in hidden:
        card.up = card.seen = True
    if hidden:
        cards, zones = tuple(c.card for c in hidden), tuple(c.zone for c in hidden)
        emit(state, events.GridRevealed(hero=side.id, cards=cards, zones=zones, rules=("FE-EPIC-22",)))


def act(state: State, frame: Epic) -> None:
    """FE-EPIC-23, FE-EPIC-30: the next team that has not passed; who can do nothing passes.

    Whoever might act from a hidden hand is asked in any case.
    """
    if fallen(state, frame):
        frame.step = "defeat"
        return
    order = parties(frame)
    for step in range(len(order)):
        turn = (frame.turn + step) % len(order)
        if has_passed(frame, order[turn]):
            continue
        frame.turn = turn
        if step_four(state, frame, order[turn]) or _might_act(state, frame, order[turn]):
            frame.asks = _asked(state, frame, order[turn])
            return
        pass_on(state, frame, order[turn])
    frame.step = "abilities"


def _might_act(state: State, frame: Epic, party: Party) -> bool:
    """FE-EPIC-25, FE-EPIC-26, FE-EPIC-31: whether a team might use hidden cards, for all the others know.

    It is asked then, so that a pause tells nobody which spells or consumables it holds.
    """
    fighter = party.fighter
    if fighter is None:
        return any(hero.spells for hero in heroes_of(state, party.team))
    if not rivals_play(state):
        return False
    spells = any(hero.spells for hero in heroes_of(state, fighter.team))
    return spells or bool(state.heroes[fighter.id].inventory)


def _asked(state: State, frame: Epic, party: Party) -> list[int]:
    """The fighter, and team-mates who hold spells; of a team not in the combat whoever holds spells.

    Where nobody plays against them, only team-mates with a spell to cast now.

    That includes companions who watch (FE-FASTER-11), and a third team (FE-TEAM3-05).
    """
    fighter = party.fighter
    if fighter is None:
        return [h.seat for h in heroes_of(state, party.team) if h.spells]
    mates = [h for h in heroes_of(state, fighter.team) if h.id != fighter.id and h.spells]
    if not rivals_play(state):
        mates = [h for h in mates if combat_spells(state, h)]
    return [seat_of(state, fighter), *(h.seat for h in mates if h.seat not in frame.waiting)]


def act_decision(state: State, frame: Epic, seat: int, facts: dict[str, object]) -> Decision:
    """FE-EPIC-23, FE-EPIC-25: the fighter may use everything of the team, a team-mate its own spells."""
    party = parties(frame)[frame.turn]
    rules = ("FE-EPIC-23",)
    if party.fighter is None:
        spells: list[Option] = [*bystander_spells(state, frame, party.team), o.Pass()]
        return Decision(seat, "step_four", spells, ("FE-EPIC-31", "FE-TEAM3-05"), facts)
    fighter = party.fighter
    facts = facts | {"fighter": fighter.id}
    if seat != seat_of(state, fighter):
        hero = next(h for h in state.heroes.values() if h.seat == seat)
        return Decision(seat, "assist", [*combat_spells(state, hero), o.Leave()], ("FE-EPIC-25",), facts)
    options = step_four(state, frame, party)
    if pass_denial(state, fighter) is None:
        options.append(o.Pass())
    return Decision(seat, "step_four", options, rules, facts)


def act_take(state: State, frame: Epic, seat: int, option: Option) -> None:
    """One action; then the next team has its turn."""
    order = parties(frame)
    party = order[frame.turn]
    if isinstance(option, o.Leave):
        frame.waiting.append(seat)
        return
    frame.asks = []
    frame.waiting = []
    frame.turn = (frame.turn + 1) % len(order)
    match option:
        case o.Pass():
            pass_on(state, frame, party)
        case o.Cast(hero=hero, spell=spell, on=on):
            cast_combat_spell(state, frame, state.heroes[hero], spell, on)
        case o.UseEnergy(zone=zone):
            use_energy(state, _fighter(party), zone)
        case o.UseTime():
            use_time(state, _fighter(party), option)
        case o.UseItem(card=card):
            use_item(state, state.heroes[_fighter(party).id], card, "FE-EPIC-26")
        case o.RemoveSoldiers():
            spend_soldiers(state, frame, _fighter(party), option)
        case _:
            raise AssertionError(f"no action of step 4: {option}")


def _fighter(party: Party) -> Fighter:
    """The fighter of a team that is in the combat."""
    assert party.fighter is not None
    return party.fighter


def pass_on(state: State, frame: Epic, party: Party) -> None:
    """FE-EPIC-29: no further action in this step of this combat round."""
    if party.fighter is None:
        frame.passed.append(party.team)
    else:
        party.fighter.passed = True
    emit(state, events.TeamPassed(team=party.team, rules=("FE-EPIC-29",)))


def use_energy(state: State, side: Fighter, zone: str) -> None:
    """FE-EPIC-24, FE-DECK-05: the ability of the chosen weapon; the card keeps its +1."""
    card = next(c for c in side.grid if c.card == "energy" and c.zone == zone and c.up and not c.used)
    card.used = True
    weapon = content_of(state).weapons[side.weapon]
    emit(
        state,
        events.EnergyUsed(hero=side.id, ability=weapon.id, rules=("FE-EPIC-24", "FE-DECK-05", weapon.id)),
    )
    push(state, Effect(program=weapon.id, actor=side.id, source=weapon.id))


def use_time(state: State, side: Fighter, option: o.UseTime) -> None:
    """FE-DECK-07: Time is discarded to swap two own cards."""
    side.beside.remove("time")
    side.spent.append("time")
    swap_cards(state, side, option, "FE-DECK-07")


def swap_cards(state: State, side: Fighter, option: o.UseTime, rule: str) -> None:
    """FE-EPIC-36: the cards count where they lie now."""
    one = next(c for c in side.grid if c.card == option.card and c.zone == option.zone)
    two = next(c for c in side.grid if c.card == option.other and c.zone == option.to)
    one.zone, two.zone = two.zone, one.zone
    emit(
        state,
        events.CardsSwapped(
            hero=side.id,
            card=option.card,
            zone=option.zone,
            other=option.other,
            other_zone=option.to,
            rules=(rule, "FE-EPIC-36"),
        ),
    )


def spend_soldiers(state: State, frame: Epic, side: Fighter, option: o.RemoveSoldiers) -> None:
    """FE-EPIC-27, FE-EPIC-28: soldiers leave the map and stand on zones until clean-up, once per combat."""
    chosen = {"attack": option.attack, "defense": option.defense, "initiative": option.initiative}
    side.marched = True
    side.soldiers = [zone for zone, number in chosen.items() for _ in range(number)]
    take_soldiers(state, side.team, frame.area, len(side.soldiers))
    emit(
        state,
        events.SoldiersSpent(
            hero=side.id,
            attack=option.attack,
            defense=option.defense,
            initiative=option.initiative,
            rules=("FE-EPIC-27", "FE-EPIC-28"),
        ),
    )


def return_soldiers(state: State, side: Fighter) -> None:
    """FE-EPIC-27: back to the supply."""
    state.teams[side.team].soldiers += len(side.soldiers)
    side.soldiers = []

"""Who may attack whom with what (BG-ATK, BG-MELEE, BG-RANGED, BG-SPELL, BG-INT-06, BG-AOO-04).

Each function is one rule and answers with a denial or nothing; `attack_denials` lists them in the
order a player would want to hear them. `attack_facts` gathers what the numbers of an attack depend
on. Nothing here rolls or wounds; that is `procedures/attack.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.battleground.library import FISTS, content_of, field_of
from battlewright.games.battleground.model.cards import WeaponCard
from battlewright.games.battleground.model.frames import Attack, Interruption, Turn
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.aim import attack_facings, attack_origin, shot_distance
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.numbers import (
    DEFENCE_OF,
    STAT_OF,
    attack_cost,
    mana_cost,
    weapon_range,
)
from battlewright.games.battleground.rules.precedence import Statement, settle
from battlewright.games.battleground.rules.sight import cover, is_flank, out_of_sight
from battlewright.games.battleground.rules.standing import grant, grant_number
from battlewright.games.battleground.rules.table import (
    acting_turn,
    allies,
    are_adjacent,
    distance,
    enemies,
    engaged_with,
    is_engaged,
    is_massive,
    nodes_of,
    same_side,
    turn_kind,
)
from battlewright.kernel.denial import Denial


def weapon_of(state: State, weapon: str) -> WeaponCard:
    """A weapon card by id, fists included."""
    return FISTS if weapon == "fists" else content_of(state).weapons[weapon]


def weapons_of(state: State, character: Character) -> list[WeaponCard]:
    """BG-ATK-02, BG-SPELL-02, BG-MELEE-05: the equipped weapons and spells; fists without a melee weapon."""
    found = [content_of(state).weapons[w] for w in character.weapons]
    if not any(w.type == "melee" for w in found):
        found.append(FISTS)
    return found


# --- denials --------------------------------------------------------------------------------------


def not_on_the_battleground(attacker: Character, target: Character) -> Denial | None:
    """BG-FORCE-06, BG-HEALTH-04: only models on the battleground attack and are attacked."""
    for who in (attacker, target):
        if not who.at or who.out:
            return Denial("BG-FORCE-06", {"target": who.id})
    return None


def not_equipped(state: State, attacker: Character, weapon: WeaponCard) -> Denial | None:
    """BG-ATK-02, BG-MELEE-05: an attack uses one equipped weapon; fists only without a melee weapon."""
    if weapon.id == "fists":
        melee = [w for w in attacker.weapons if content_of(state).weapons[w].type == "melee"]
        return Denial("BG-MELEE-05", {"melee_weapon": melee[0]}) if melee else None
    if weapon.id not in attacker.weapons:
        return Denial("BG-ATK-02", {"weapon": weapon.id, "equipped": list(attacker.weapons)})
    return None


def wrong_side(state: State, attacker: Character, target: Character, weapon: WeaponCard) -> Denial | None:
    """BG-ATK-01, BG-SPELL-05: attacks target enemies, beneficial spells allies, never oneself."""
    friendly = same_side(state, attacker, target)
    if weapon.side == "ally":
        if not friendly or target is attacker:
            return Denial("BG-SPELL-05", {"target": target.id, "weapon": weapon.id})
        return None
    return Denial("BG-ATK-01", {"target": target.id}) if friendly else None


def not_the_interrupted(
    state: State, turn: Turn | None, target: Character, weapon: WeaponCard
) -> Denial | None:
    """BG-INT-06: hostile attacks of an interruption must target the interrupted character."""
    if isinstance(turn, Interruption) and weapon.side == "enemy" and target.id != turn.interrupted:
        return Denial("BG-INT-06", {"interrupted": turn.interrupted, "target": target.id})
    return None


def only_melee(turn: Turn | None, weapon: WeaponCard) -> Denial | None:
    """BG-AOO-04: an attack of opportunity is a melee attack."""
    if isinstance(turn, Interruption) and turn.kind == "opportunity" and weapon.type != "melee":
        return Denial("BG-AOO-04", {"weapon": weapon.id})
    return None


def not_engaged_with_target(state: State, attacker: Character, target: Character) -> Denial | None:
    """BG-MELEE-02: the target of a melee attack must be engaged with the attacker."""
    if are_adjacent(state, attacker, target):
        return None
    facts = {"distance": round(distance(state, attacker, target), 2), "at": target.at}
    return Denial("BG-MELEE-02", facts)


def engaged_shooter(state: State, attacker: Character, weapon: WeaponCard) -> Denial | None:
    """BG-RANGED-03, BG-SPELL-01: no ranged attack or spell while engaged, unless a card allows it."""
    if not is_engaged(state, attacker):
        return None
    if weapon.type == "spell":
        facts = Facts(kind="attack", who=attacker, weapon=weapon)
        effect = grant(state, "cast_while_engaged", facts, attacker)
        rule = Statement("BG-RANGED-03", allows=False)
        if effect and settle(content_of(state), (rule, Statement(effect, allows=True))).allows:
            return None
    enemies_near = [e.id for e in engaged_with(state, attacker)]
    return Denial("BG-RANGED-03", {"engaged_with": enemies_near})


def out_of_range(
    state: State, attacker: Character, target: Character, weapon: WeaponCard, boosts: dict[str, int]
) -> Denial | None:
    """BG-RANGED-06: nearest points of the two hexes no farther apart than the weapon's range."""
    reach = weapon_range(state, attacker, weapon, boosts).total
    far = shot_distance(state, attacker, target)
    if far <= reach + 1e-9:
        return None
    return Denial("BG-RANGED-06", {"distance": round(far, 2), "range": reach})


def sheltered(state: State, attacker: Character, target: Character) -> Denial | None:
    """A card lets only near characters attack its bearer (FACT-W5-06)."""
    if not target.buff and not target.lasting:
        return None
    effect, inches = grant_number(state, "attacked_only_within", Facts(who=target), target)
    if effect and distance(state, attacker, target) > inches + 1e-9:
        return Denial(effect, {"distance": round(distance(state, attacker, target), 2), "within": inches})
    return None


def cannot_turn(state: State, attacker: Character, target: Character) -> Denial | None:
    """BG-BIG-12: a massive attacker needs room to turn towards its target."""
    if is_massive(state, attacker) and not attack_facings(state, attacker, target):
        return Denial("BG-BIG-12", {"target": target.id})
    return None


def too_little_mana(state: State, attacker: Character, weapon: WeaponCard, change: int = 0) -> Denial | None:
    """BG-SPELL-04: a character with less mana cannot use the spell."""
    if weapon.type != "spell" or not weapon.mana:
        return None
    price = mana_cost(state, attacker, weapon, change).total
    have = purse(state, attacker)
    return Denial("BG-SPELL-04", {"mana": have, "cost": price}) if have < price else None


def too_few_ap(state: State, turn: Turn | None, weapon: WeaponCard) -> Denial | None:
    """BG-ACT-08, BG-ATK-03: the whole cost must be paid."""
    if turn is None:
        return Denial("BG-ATK-01", {"weapon": weapon.id})
    cost = attack_cost(state, turn, weapon).total
    return Denial("BG-ACT-08", {"ap": turn.ap, "cost": cost}) if cost > turn.ap else None


def most_boosted_range(
    state: State, turn: Turn | None, attacker: Character, weapon: WeaponCard
) -> dict[str, int]:
    """The boosts of range the attacker could still pay for, so that far targets are offered."""
    found: dict[str, int] = {}
    for boost in weapon.boosts:
        if boost.to == "range" and turn is not None:
            spare = turn.ap - attack_cost(state, turn, weapon).total if boost.pay == "ap" else attacker.mana
            found[boost.id] = max(0, min(boost.most, spare))
    return found


def target_denials(
    state: State,
    attacker: Character,
    target: Character,
    weapon: WeaponCard,
    boosts: dict[str, int],
) -> Iterator[Denial | None]:
    """BG-MELEE-02, BG-RANGED-01, 03, BG-RANGED-04, BG-SPELL-01: engagement, range, sight and shelter."""
    if weapon.type == "melee":
        yield not_engaged_with_target(state, attacker, target)
    else:
        yield engaged_shooter(state, attacker, weapon)
        yield out_of_range(state, attacker, target, weapon, boosts)
        yield out_of_sight(state, attacker, target)
    yield sheltered(state, attacker, target)
    yield cannot_turn(state, attacker, target)


def attack_denials(
    state: State, attacker: Character, target: Character, weapon: WeaponCard
) -> Iterator[Denial | None]:
    """Everything that could stand against an Attack action, in rulebook order."""
    turn = acting_turn(state)
    if turn is not None and turn.character != attacker.id:
        turn = None  # BG-ATK-01: another character's AP and limits are not its own
    if gone := not_on_the_battleground(attacker, target):
        yield gone
        return
    yield not_equipped(state, attacker, weapon)
    yield wrong_side(state, attacker, target, weapon)
    yield only_melee(turn, weapon)
    yield not_the_interrupted(state, turn, target, weapon)
    yield from target_denials(
        state, attacker, target, weapon, most_boosted_range(state, turn, attacker, weapon)
    )
    yield too_little_mana(state, attacker, weapon)
    yield too_few_ap(state, turn, weapon)


def may_attack(state: State, attacker: Character, target: Character, weapon: WeaponCard) -> bool:
    """Whether nothing stands against the attack."""
    return all(denial is None for denial in attack_denials(state, attacker, target, weapon))


def attack_options(state: State, turn: Turn, attacker: Character) -> list[tuple[str, str]]:
    """All legal pairs of weapon and target for the acting character."""
    found: list[tuple[str, str]] = []
    for weapon in weapons_of(state, attacker):
        if only_melee(turn, weapon) or too_few_ap(state, turn, weapon):
            continue
        if too_little_mana(state, attacker, weapon):
            continue
        if weapon.type != "melee" and engaged_shooter(state, attacker, weapon):
            continue
        boosts = most_boosted_range(state, turn, attacker, weapon)
        found.extend(
            (weapon.id, target.id)
            for target in _possible_targets(state, attacker, weapon)
            if not not_the_interrupted(state, turn, target, weapon)
            and not any(target_denials(state, attacker, target, weapon, boosts))
        )
    return found


def _possible_targets(state: State, attacker: Character, weapon: WeaponCard) -> list[Character]:
    """The side a weapon is used on; for a melee weapon only those in contact (BG-MELEE-02)."""
    if weapon.side == "ally":
        return allies(state, attacker)
    return engaged_with(state, attacker) if weapon.type == "melee" else enemies(state, attacker)


# --- facts ----------------------------------------------------------------------------------------


def counts_as_focused(state: State, attacker: Character, target: Character, weapon: WeaponCard) -> bool:
    """A card makes attacks against its bearer count as focused (Gammavision)."""
    if not (target.debuff or target.buff):
        return False
    facts = Facts(kind="attack", who=attacker, other=target, weapon=weapon)
    return bool(grant(state, "counts_as_focused", facts, target, "attacker"))


def attack_facts(
    state: State,
    attacker: Character,
    target: Character,
    weapon: WeaponCard,
    frame: Attack | None = None,
) -> Facts:
    """What the numbers of an attack depend on, now or in the attack under way."""
    turn = acting_turn(state)
    origin = _origin(state, attacker, target, frame)
    shooter = state.characters.get(frame.initial) if frame is not None and frame.origin else attacker
    friendly = weapon.side == "ally"  # BG-SPELL-05: neither flank nor cover for allies
    ranged = weapon.type != "melee"
    own_turn = turn is not None and turn.character == attacker.id
    focused = attacker.focus if frame is None else frame.focused
    return Facts(
        kind="attack",
        who=attacker,
        other=target,
        weapon=weapon,
        stat=weapon.stat or STAT_OF[weapon.type],
        flank=not friendly and _flank(state, target, origin, frame),
        cover=cover(state, origin, target, shooter) if ranged and not friendly else "",
        shot_into_melee=weapon.type == "ranged"
        and not friendly
        and _engaged_elsewhere(state, attacker, target),
        distance=min(field_of(state).gap(origin, node) for node in nodes_of(state, target)),
        focused=focused or counts_as_focused(state, attacker, target, weapon),
        token=focused,
        after_move=frame.after_move if frame else (own_turn and turn is not None and turn.last == "move"),
        turn=turn_kind(state, attacker),
        change=frame.dice if frame else 0,
        source=weapon.id,
        boosts=frame.boosts if frame else {},
        mana_after=None if frame else attacker.mana - mana_cost(state, attacker, weapon).total,
    )


def _origin(state: State, attacker: Character, target: Character, frame: Attack | None) -> int:
    """BG-AREA-08, BG-BIG-10: the hex an attack is judged from."""
    if frame is not None and frame.origin:
        return field_of(state).nodes[frame.origin]
    if frame is not None and frame.place:  # already turned and rolled
        return nodes_of(state, attacker)[0]
    return attack_origin(state, attacker, target)


def _flank(state: State, target: Character, origin: int, frame: Attack | None) -> bool:
    """BG-FLANK-05: judged once, when the attack is rolled; what moves the target later changes nothing."""
    if frame is not None and frame.flank is not None:
        return frame.flank
    return is_flank(state, target, origin)


def _engaged_elsewhere(state: State, attacker: Character, target: Character) -> bool:
    """BG-SCOPE-06, BG-AREA-09: the target is engaged with another character."""
    return any(e is not attacker for e in engaged_with(state, target))


def defence_stat(weapon: WeaponCard) -> str:
    """BG-DEF-01: what the attack is tested against; empty where no defence is allowed."""
    if weapon.against == "none" or (weapon.side == "ally" and not weapon.against):
        return ""
    return weapon.against or DEFENCE_OF[weapon.type]


def defence_facts(state: State, attack: Facts) -> Facts:
    """The facts of the defence test against an attack."""
    assert attack.other is not None
    assert attack.weapon is not None
    return Facts(
        kind="defence",
        who=attack.other,
        other=attack.who,
        weapon=attack.weapon,
        stat=defence_stat(attack.weapon),
        flank=attack.flank,
        distance=attack.distance,
        after_move=attack.after_move,
        focused=attack.other.focus,
        token=attack.other.focus,
        turn=turn_kind(state, attack.other),
        source=attack.weapon.id,
    )

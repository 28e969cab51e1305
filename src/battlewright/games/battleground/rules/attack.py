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
from battlewright.games.battleground.model.ids import struck_in_front
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.aim import attack_facings, attack_origin, shot_distance
from battlewright.games.battleground.rules.aimed import aims, nothing_to_aim_at
from battlewright.games.battleground.rules.conditions import failing
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.lending import lent_weapon, lent_weapons
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
    allies,
    are_adjacent,
    distance,
    enemies,
    engaged_with,
    is_engaged,
    is_massive,
    nodes_of,
    on_board,
    same_side,
    turn_kind,
    turn_under_way,
)
from battlewright.kernel.denial import Denial


def weapon_of(state: State, weapon: str) -> WeaponCard:
    """A weapon card by id, fists included."""
    return FISTS if weapon == "fists" else content_of(state).weapons[weapon]


def weapons_of(state: State, character: Character) -> list[WeaponCard]:
    """BG-ATK-02, BG-SPELL-02, BG-MELEE-05: the equipped weapons and spells; fists without a melee weapon."""
    content = content_of(state)
    carried = list(character.weapons)
    carried += [form for w in character.weapons for form in content.forms.get(w, ())]
    carried += [lent.card for lent in lent_weapons(state, character) if lent.card not in carried]
    found = [content.weapons[w] for w in carried]
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
    if (weapon.form_of or weapon.id) not in attacker.weapons and not lent_weapon(state, attacker, weapon.id):
        return Denial("BG-ATK-02", {"weapon": weapon.id, "equipped": list(attacker.weapons)})
    return None


def wrong_side(state: State, attacker: Character, target: Character, weapon: WeaponCard) -> Denial | None:
    """BG-ATK-01, BG-SPELL-05: attacks target enemies, beneficial spells allies, never oneself."""
    friendly = same_side(state, attacker, target)
    match weapon.side:
        case "enemy":
            return Denial("BG-ATK-01", {"target": target.id}) if friendly else None
        case "ally":
            fits = friendly and target is not attacker
        case "self":
            fits = target is attacker
        case "other":
            fits = target is not attacker
        case _:
            fits = True
    return None if fits else Denial("BG-SPELL-05", {"target": target.id, "weapon": weapon.id})


def is_friendly(state: State, attacker: Character, target: Character, weapon: WeaponCard) -> bool:
    """BG-SPELL-05: a weapon that may be used on friends is used on one: neither flank nor cover counts."""
    return weapon.side != "enemy" and same_side(state, attacker, target)


def not_the_interrupted(
    state: State, turn: Turn | None, target: Character, weapon: WeaponCard
) -> Denial | None:
    """BG-INT-06: hostile attacks of an interruption must target the interrupted character."""
    if not isinstance(turn, Interruption) or target.id == turn.interrupted:
        return None
    attacker = state.characters[turn.character]
    if is_friendly(state, attacker, target, weapon) or weapon.side == "ally":
        return None
    if grant(state, "any_target", Facts(kind="attack", who=attacker, weapon=weapon), attacker):
        return None
    return Denial("BG-INT-06", {"interrupted": turn.interrupted, "target": target.id})


def without_focus(attacker: Character, weapon: WeaponCard) -> Denial | None:
    """BG-ATK-06: an attack that is paid with the Focus token needs one."""
    if not weapon.costs_focus or attacker.focus:
        return None
    return Denial(weapon.id, {"conditions": ["focused"]})


def only_melee(turn: Turn | None, weapon: WeaponCard) -> Denial | None:
    """BG-AOO-04: an attack of opportunity is a melee attack."""
    if isinstance(turn, Interruption) and turn.kind == "opportunity" and weapon.type != "melee":
        return Denial("BG-AOO-04", {"weapon": weapon.id})
    return None


def melee_reach(state: State, attacker: Character, weapon: WeaponCard) -> int:
    """How far beyond contact a melee weapon reaches; most reach no further."""
    if not weapon.range and "range" not in content_of(state).bonuses_to:
        return 0
    return weapon_range(state, attacker, weapon, {}).total


def not_engaged_with_target(
    state: State, attacker: Character, target: Character, weapon: WeaponCard
) -> Denial | None:
    """BG-MELEE-02: the target of a melee attack is engaged with the attacker, or in reach and sight."""
    if are_adjacent(state, attacker, target):
        return None
    reach = melee_reach(state, attacker, weapon)
    if reach and distance(state, attacker, target) <= reach + 1e-9:
        return out_of_sight(state, attacker, target)
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
    if point_blank(state, attacker, weapon):
        return None
    enemies_near = [e.id for e in engaged_with(state, attacker)]
    return Denial("BG-RANGED-03", {"engaged_with": enemies_near})


def point_blank(state: State, attacker: Character, weapon: WeaponCard) -> str:
    """A card lets the weapon be used while engaged, against those engaged with its bearer."""
    return grant(state, "point_blank", Facts(kind="attack", who=attacker, weapon=weapon), attacker)


def too_far_for_point_blank(
    state: State, attacker: Character, target: Character, weapon: WeaponCard
) -> Denial | None:
    """Whoever shoots while engaged by such a card shoots at an enemy it is engaged with."""
    if "point_blank" not in content_of(state).grants_of or are_adjacent(state, attacker, target):
        return None
    if not is_engaged(state, attacker) or not (effect := point_blank(state, attacker, weapon)):
        return None
    return Denial(effect, {"target": target.id, "conditions": ["target_adjacent"]})


def unusable(state: State, attacker: Character, target: Character, weapon: WeaponCard) -> Denial | None:
    """BG-ATK-06: the special of a weapon may say when it can be used at all."""
    if weapon.special is None or not weapon.special.when:
        return None
    missing = failing(state, weapon.special.when, attack_facts(state, attacker, target, weapon), attacker)
    return Denial(weapon.id, {"conditions": missing}) if missing else None


def attacked_already(
    state: State, attacker: Character, target: Character, weapon: WeaponCard, origin: int | None = None
) -> Denial | None:
    """A card lets its bearer be attacked only once per activation or interruption.

    A further target of an area attack is judged from another `origin` than the attacker's hex.
    """
    granted = content_of(state).grants_of
    turn = turn_under_way(state)
    if turn is None or not ("attacked_once" in granted or "attacked_once_in_front" in granted):
        return None
    facts = Facts(kind="attack", who=attacker, other=target, weapon=weapon)
    effect = grant(state, "attacked_once", facts, target) if target.id in turn.struck else ""
    if not effect and struck_in_front(target.id) in turn.struck:
        start = attack_origin(state, attacker, target) if origin is None else origin
        frontal = not is_flank(state, target, start)
        effect = grant(state, "attacked_once_in_front", facts, target) if frontal else ""
    return Denial(effect, {"target": target.id}) if effect else None


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
    if weapon.aim:
        yield engaged_shooter(state, attacker, weapon)
        yield nothing_to_aim_at(state, attacker, target, weapon, boosts)
        yield sheltered(state, attacker, target)
        yield attacked_already(state, attacker, target, weapon)
        yield unusable(state, attacker, target, weapon)
        return
    if weapon.type == "melee":
        yield not_engaged_with_target(state, attacker, target, weapon)
    else:
        yield engaged_shooter(state, attacker, weapon)
        if target is not attacker:
            yield out_of_range(state, attacker, target, weapon, boosts)
            yield out_of_sight(state, attacker, target)
            yield too_far_for_point_blank(state, attacker, target, weapon)
    if target is not attacker:
        yield sheltered(state, attacker, target)
        yield cannot_turn(state, attacker, target)
        yield attacked_already(state, attacker, target, weapon)
    yield without_focus(attacker, weapon)
    yield unusable(state, attacker, target, weapon)


def attack_denials(
    state: State, attacker: Character, target: Character, weapon: WeaponCard
) -> Iterator[Denial | None]:
    """Everything that could stand against an Attack action, in rulebook order."""
    turn = turn_under_way(state)
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
    """The side a weapon is used on (BG-SPELL-05); for a melee weapon only those in contact (BG-MELEE-02)."""
    match weapon.side:
        case "ally":
            return allies(state, attacker)
        case "self":
            return [attacker]
        case "other":
            return [c for c in on_board(state) if c is not attacker]
        case "any":
            return on_board(state)
        case _:
            near = weapon.type == "melee" and not melee_reach(state, attacker, weapon)
            return engaged_with(state, attacker) if near else enemies(state, attacker)


# --- facts ----------------------------------------------------------------------------------------


def counts_as_focused(state: State, attacker: Character, target: Character, weapon: WeaponCard) -> bool:
    """A card makes attacks against its bearer, or of its bearer, count as focused (Gammavision)."""
    by_attacker = ("counts_as_focused", "bearer") in content_of(state).granted
    if not (target.debuff or target.buff or by_attacker):
        return False
    facts = Facts(kind="attack", who=attacker, other=target, weapon=weapon)
    if grant(state, "counts_as_focused", facts, target, "attacker"):
        return True
    return bool(grant(state, "counts_as_focused", facts, attacker))


def attack_facts(
    state: State,
    attacker: Character,
    target: Character,
    weapon: WeaponCard,
    frame: Attack | None = None,
) -> Facts:
    """What the numbers of an attack depend on, now or in the attack under way."""
    turn = turn_under_way(state)
    if turn is not None and turn.character != attacker.id:
        turn = None
    origin = _origin(state, attacker, target, weapon, frame)
    friendly = is_friendly(state, attacker, target, weapon)  # then neither flank nor cover counts
    spends = attacker.focus and not (weapon.costs_focus or weapon.no_focus)
    focused = spends if frame is None else frame.focused
    after_move = _follows_move(turn, frame)
    moved = turn if after_move else None
    facts = Facts(
        kind="attack",
        who=attacker,
        other=target,
        weapon=weapon,
        stat=weapon.stat or STAT_OF[weapon.type],
        behind=not friendly and _flank(state, target, origin, frame),
        cover="" if friendly else _cover(state, attacker, target, weapon, origin, frame),
        shot_into_melee=not friendly and _shot_into_melee(state, attacker, target, weapon),
        distance=min(field_of(state).gap(origin, node) for node in nodes_of(state, target)),
        focused=focused or counts_as_focused(state, attacker, target, weapon),
        token=focused,
        after_move=after_move,
        after_focused_move=moved is not None and moved.ran,
        stride=moved.stride if moved is not None else 0,
        further=frame is not None and frame.initial not in ("", target.id),
        turn=turn_kind(state, attacker),
        change=frame.dice if frame else -int(lent_weapon(state, attacker, weapon.id) is not None),
        source=weapon.id,
        boosts=frame.boosts if frame else {},
        mana_after=None if frame else attacker.mana - mana_cost(state, attacker, weapon).total,
        faces=tuple(frame.faces) if frame else (),
        more_targets=len(frame.extra) if frame else 0,
    )
    facts.flank = not friendly and _counts_as_flank(state, facts, frame)
    facts.behind = facts.behind and facts.flank
    if "counts_as_skill" in content_of(state).grants_of and grant(state, "counts_as_skill", facts, attacker):
        facts.tests = ("skill",)
    return facts


def _follows_move(turn: Turn | None, frame: Attack | None) -> bool:
    """BG-ACT-13: an attack follows a Move immediately if the Move was the last thing done."""
    return frame.after_move if frame is not None else turn is not None and turn.last == "move"


def _at_origin(state: State, frame: Attack) -> Character | None:
    """BG-AREA-10: the initial target, as long as it stands where the area has its middle."""
    initial = state.characters.get(frame.initial)
    return initial if initial is not None and initial.at == frame.origin else None


def _counts_as_flank(state: State, facts: Facts, frame: Attack | None) -> bool:
    """BG-FLANK-01: from behind, or by a card; never where a card of the target says so."""
    if frame is not None and frame.flank is not None:
        return frame.flank
    assert facts.other is not None
    if grant(state, "no_flank", facts, facts.other):
        return False
    return facts.behind or bool(grant(state, "counts_as_flank", facts, facts.who))


def _origin(
    state: State, attacker: Character, target: Character, weapon: WeaponCard, frame: Attack | None
) -> int:
    """BG-AREA-08, BG-AREA-03, BG-BIG-10, BGF-CHAIN-03, BGF-CHAIN-04: the hex an attack is judged from."""
    if frame is not None and frame.origin:
        return field_of(state).nodes[frame.origin]
    if frame is not None and frame.place:  # already turned and rolled
        return nodes_of(state, attacker)[0]
    if weapon.aim and (places := aims(state, attacker, target, weapon, {})):  # BG-AREA-03
        return field_of(state).nodes[places[0]]
    return attack_origin(state, attacker, target)


def _flank(state: State, target: Character, origin: int, frame: Attack | None) -> bool:
    """BG-FLANK-05: judged once, when the attack is rolled; what moves the target later changes nothing."""
    if frame is not None and frame.behind is not None:
        return frame.behind
    return is_flank(state, target, origin)


def _cover(
    state: State,
    attacker: Character,
    target: Character,
    weapon: WeaponCard,
    origin: int,
    frame: Attack | None,
) -> str:
    """What gives the target cover from a ranged attack or a spell, judged from where it comes."""
    if weapon.type == "melee":
        return ""
    shooter = _at_origin(state, frame) if frame is not None and frame.origin else attacker
    return cover(state, origin, target, shooter)


def _shot_into_melee(state: State, attacker: Character, target: Character, weapon: WeaponCard) -> bool:
    """BG-SCOPE-06, BG-AREA-09: a ranged attack on a target that is engaged with another character."""
    return weapon.type == "ranged" and any(e is not attacker for e in engaged_with(state, target))


def defence_stat(weapon: WeaponCard) -> str:
    """BG-DEF-01: what the attack is tested against; empty where no defence is allowed.

    Toughness for melee and ranged attacks, Mind for spells (BG-MELEE-04, BG-RANGED-05, BG-SPELL-03).
    """
    if weapon.against == "none" or (weapon.side in ("ally", "self") and not weapon.against):
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
        faces=attack.faces,
        after_move=attack.after_move,
        focused=attack.other.focus,
        token=attack.other.focus,
        turn=turn_kind(state, attack.other),
        source=attack.weapon.id,
    )

"""The attacks a character could make from a place, and what each is worth on exact odds."""

from __future__ import annotations

from msgspec import Struct

from battlewright.games.battleground.advice.effects import program_worth
from battlewright.games.battleground.evaluate import MANA, harm
from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.cards import WeaponCard
from battlewright.games.battleground.model.frames import Interruption, Turn
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.preview import odds_of
from battlewright.games.battleground.rules.attack import (
    attack_facts,
    melee_reach,
    most_boosted_range,
    sheltered,
    too_little_mana,
    weapons_of,
)
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.numbers import attack_cost, mana_cost, weapon_range
from battlewright.games.battleground.rules.sight import cover, is_flank
from battlewright.games.battleground.rules.table import (
    allies,
    beside,
    distance,
    enemies,
    is_massive,
    nodes_of,
    on_board,
    same_side,
    threatened,
)
from battlewright.kernel.odds import Odds

FRESH = 1.76  # for knocking out an enemy that is still to act
SPANS = (1.5, 6.0, 12.0)  # distances at which cards make a difference


def _span(distance: float) -> int:
    """How far apart, as far as it matters to the odds of an attack that is only planned."""
    return sum(distance >= span for span in SPANS)


class Chance(Struct):
    """A weapon and a target, and the places from which the one reaches the other."""

    weapon: WeaponCard
    target: Character
    cost: int
    places: int


class Prospects:
    """The attacks of one character, from wherever it might stand. Like situations are reckoned once."""

    def __init__(self, state: State, turn: Turn) -> None:
        """For the character of an activation or interruption."""
        self.state = state
        self.turn = turn
        self.character = state.characters[turn.character]
        self._known: dict[tuple[object, ...], float] = {}
        self._situations: dict[tuple[str, str, int], tuple[Facts, bool]] = {}
        self._alike: dict[tuple[object, ...], tuple[Facts, bool]] = {}
        self._massive = is_massive(state, self.character)
        self.chances = [
            Chance(weapon, target, attack_cost(state, turn, weapon).total, self._places(weapon, target))
            for weapon in weapons_of(state, self.character)
            if not too_little_mana(state, self.character, weapon)
            for target in self._targets(weapon)
            if not sheltered(state, self.character, target)
        ]
        self.places = 0
        for chance in self.chances:
            self.places |= chance.places

    def _targets(self, weapon: WeaponCard) -> list[Character]:
        if weapon.side == "self":
            return []
        side = allies if weapon.side == "ally" else enemies
        found = side(self.state, self.character)
        if isinstance(self.turn, Interruption) and weapon.side == "enemy":
            return [c for c in found if c.id == self.turn.interrupted]
        return found

    def _places(self, weapon: WeaponCard, target: Character) -> int:
        """Nodes from which the target could be attacked."""
        state, field = self.state, field_of(self.state)
        if weapon.type == "melee":
            return beside(state, target) | self._in_reach(weapon, target)
        boosts = most_boosted_range(state, self.turn, self.character, weapon)
        inches = weapon_range(state, self.character, weapon, boosts).total
        found = 0
        for node in nodes_of(state, target):
            found |= field.sight[node] & field.within(node, inches)
        return found & ~threatened(state, self.character)

    def _in_reach(self, weapon: WeaponCard, target: Character) -> int:
        """Nodes from which a melee weapon that reaches further strikes."""
        field, reach = field_of(self.state), melee_reach(self.state, self.character, weapon)
        if not reach:
            return 0
        nodes = nodes_of(self.state, target)
        return sum(field.sight[n] & field.within(n, reach) for n in nodes[:1])

    def best(self, node: int, ap: int, *, focused: bool, after_move: bool = False) -> float:
        """The most an attack from a node promises, with so many AP."""
        if not self.places >> node & 1:
            return 0.0
        values = [
            self.value(chance.weapon, chance.target, node, focused=focused, after_move=after_move)
            for chance in self.chances
            if chance.cost <= ap and chance.places >> node & 1
        ]
        return max(values, default=0.0)

    def value(
        self, weapon: WeaponCard, target: Character, node: int, *, focused: bool, after_move: bool = False
    ) -> float:
        """What an attack from a node promises."""
        facts, counts = self._facts(weapon, target, node)
        facts.focused, facts.after_move = focused or counts, after_move
        key = (
            weapon.id,
            target.id,
            facts.flank,
            facts.cover,
            facts.shot_into_melee,
            facts.focused,
            facts.after_move,
            _span(facts.distance),
        )
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._stand(node, facts)
        return found

    def _facts(self, weapon: WeaponCard, target: Character, node: int) -> tuple[Facts, bool]:
        """The facts of an attack from a node, and whether it counts as focused in any case."""
        key = (weapon.id, target.id, node)
        found = self._situations.get(key)
        if found is None:
            seen = (weapon.id, target.id, *self._seen(weapon, target, node))
            found = self._alike.get(seen)
            if found is None:
                found = self._alike[seen] = self._looked(weapon, target, node)
            self._situations[key] = found
        return found

    def _seen(self, weapon: WeaponCard, target: Character, node: int) -> tuple[object, ...]:
        """What makes a difference between two places to attack a target from."""
        state, who = self.state, self.character
        if self._massive:
            return (node,)
        far = min(field_of(state).gap(node, other) for other in nodes_of(state, target))
        hidden = cover(state, node, target, who) if weapon.type != "melee" else ""
        return is_flank(state, target, node), hidden, _span(far)

    def _looked(self, weapon: WeaponCard, target: Character, node: int) -> tuple[Facts, bool]:
        """The facts of an attack from a node, looked at closely."""
        who = self.character
        stood, had, who.at, who.focus = who.at, who.focus, field_of(self.state).names[node], False
        facts = attack_facts(self.state, who, target, weapon)
        who.at, who.focus = stood, had
        return facts, facts.focused

    def _stand(self, node: int, facts: Facts) -> float:
        """The worth of an attack made from a node."""
        who = self.character
        stood, who.at = who.at, field_of(self.state).names[node]
        worth = attack_worth(self.state, facts)
        who.at = stood
        return worth


def attack_worth(state: State, facts: Facts) -> float:
    """The value of an attack: wounds and other effects of its rows, by their chances, less the mana."""
    weapon, target, who = facts.weapon, facts.other, facts.who
    assert weapon is not None
    assert target is not None
    price = mana_cost(state, who, weapon).total
    odds = odds_of(state, facts, max(0, purse(state, who) - price))
    total = odds_worth(state, who, target, weapon, odds)
    if weapon.area:
        total += _caught(state, who, target, weapon, odds)
    return total - MANA * price


def odds_worth(state: State, who: Character, target: Character, weapon: WeaponCard, odds: Odds) -> float:
    """What the outcomes of an attack are worth."""
    sign = -1.0 if same_side(state, who, target) else 1.0
    total = sign * harm(state, target, odds.wounds)
    if FRESH and not target.activated:
        total += sign * FRESH * odds.knock_out
    steps = [row.at for row in weapon.rows]
    for number, row in enumerate(weapon.rows):
        end = steps[number + 1] if number + 1 < len(steps) else len(odds.remaining)
        chance = sum(odds.remaining[row.at : end])
        rest = [step for step in row.do if not isinstance(step, cards.Wound)]
        if chance and rest:
            total += chance * program_worth(state, who, target, rest)
    return total


def _caught(state: State, who: Character, target: Character, weapon: WeaponCard, odds: Odds) -> float:
    """Everyone else near the target of an area attack, friends included; taken to fare like the target."""
    total = 0.0
    for other in on_board(state):
        if other is not target and other is not who and distance(state, target, other) <= weapon.area:
            total += harm(state, other, odds.wounds) * (-1 if same_side(state, who, other) else 1)
    return total

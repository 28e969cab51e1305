"""What a match can be set up with: scenarios, Forces, maps, switches."""

from __future__ import annotations

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.model.cards import ForceCard, ForceEntry, MapCard, ScenarioCard
from battlewright.games.battleground.rules.forces import force_denials, force_points
from battlewright.games.battleground.surface import (
    BattlegroundForce,
    BattlegroundLobby,
    BattlegroundMap,
    BattlegroundScenario,
    Carrier,
)
from battlewright.kernel.narration import Narrator
from battlewright.kernel.surface import Lobby, Switch

FACTIONS = ("masters", "evil")  # of the first and the second team


def lobby_of(game: Lobby, content: Content, switches: dict[str, str], words: Narrator) -> BattlegroundLobby:
    """The lobby of a game, filled with what its content offers."""
    return BattlegroundLobby(
        game=game.game,
        title=game.title,
        orders=game.orders,
        agents=game.agents,
        scenarios=tuple(_scenario(content, card, words) for card in content.scenarios.values()),
        forces={card.id: _force(content, card, words) for card in content.forces.values()},
        maps={card.id: _map(card, words) for card in content.maps.values()},
        switches={name: Switch(rule=rule) for name, rule in switches.items()},
    )


def _scenario(content: Content, card: ScenarioCard, words: Narrator) -> BattlegroundScenario:
    return BattlegroundScenario(
        id=card.id,
        name=words.text(f"{card.id}_name", card.name),
        text=words.text(card.id, card.text),
        teams=card.teams,
        points=card.points,
        map=card.map,
        fixed=bool(card.placements),
        seat_forces=_seat_forces(content, card),
    )


def _force(content: Content, card: ForceCard, words: Narrator) -> BattlegroundForce:
    return BattlegroundForce(
        name=words.text(f"{card.id}_name", card.name),
        faction=card.faction,
        points=force_points(content, card.characters),
        characters=tuple(map(_carrier, card.characters)),
        fate=card.fate,
        glory=card.glory,
    )


def _carrier(entry: ForceEntry) -> Carrier:
    return Carrier(entry.card, entry.weapons, entry.items)


def _map(card: MapCard, words: Narrator) -> BattlegroundMap:
    name = words.text(f"{card.id}_name", card.name)
    return BattlegroundMap(name=name, objectives=card.objectives, rows=card.rows)


def _seat_forces(content: Content, scenario: ScenarioCard) -> tuple[tuple[str, ...], ...]:
    """The prepared Forces a seat may bring; in teams the first is offered Masters, the other Evil Warriors.

    BT-FORCE-04 asks for one faction in a team; whoever wants another one builds at the table.
    """
    allowed = [f for f in content.forces.values() if not force_denials(content, scenario, f)]
    teams = {seat: number for number, team in enumerate(scenario.teams) for seat in team}
    shared = any(len(team) > 1 for team in scenario.teams)
    return tuple(
        tuple(f.id for f in allowed if not shared or FACTIONS[teams[seat]] == f.faction)
        for seat in sorted(teams)
    )

"""What a match can be set up with: scenarios, heroes for each seat, the difficulty of solo missions."""

from __future__ import annotations

from battlewright.games.fields.content import Content
from battlewright.games.fields.model import cards
from battlewright.games.fields.narrator import FieldsNarrator
from battlewright.games.fields.rules.teams import HEROES
from battlewright.games.fields.setup import DIFFICULTIES, fitting, free_bases
from battlewright.games.fields.surface import FieldsLobby, FieldsScenario, HeroText, WeaponText
from battlewright.kernel.narration import Narrator
from battlewright.kernel.surface import Choice, ForceChoice, ForceWords, Lobby, SetupOption, Switch
from battlewright.texts import Texts


def lobby_of(game: Lobby, content: Content, switches: dict[str, str], words: Narrator) -> FieldsLobby:
    """The lobby of a game, filled with what its content offers; the first game comes first."""
    scenarios = sorted(content.scenarios.values(), key=lambda scenario: not scenario.first_game)
    say = texts_of(words).format
    return FieldsLobby(
        game=game.game,
        title=game.title,
        orders=game.orders,
        agents=game.agents,
        about=say("fe-about"),
        scenarios=tuple(_scenario(content, scenario, words) for scenario in scenarios),
        heroes={hero.id: hero_text(hero, words) for hero in content.heroes.values()},
        factions={faction.id: words.rule(faction.id) for faction in content.factions.values()},
        difficulties=DIFFICULTIES,
        forces={hero.id: ForceChoice(name=words.rule(hero.id)) for hero in content.heroes.values()},
        force_words=ForceWords(force=say("fe-hero"), build=say("fe-hero-proposed")),
        options=(_difficulty(scenarios, words), *_base(content, scenarios, words)),
        switches={name: Switch(name=say(f"fe-switch-{name}"), rule=rule) for name, rule in switches.items()},
    )


def texts_of(words: Narrator) -> Texts:
    """The messages behind a narrator; English ones if it is not one of this game's."""
    return words.texts if isinstance(words, FieldsNarrator) else Texts()


def _difficulty(scenarios: list[cards.ScenarioCard], words: Narrator) -> SetupOption:
    return SetupOption(
        id="difficulty",
        name=texts_of(words).format("fe-difficulty"),
        choices=tuple(Choice(grade, words.rule(grade)) for grade in DIFFICULTIES),
        scenarios=tuple(scenario.id for scenario in scenarios if scenario.mode == "solo"),
    )


def _base(content: Content, scenarios: list[cards.ScenarioCard], words: Narrator) -> list[SetupOption]:
    """FE-SETUP-05: where the Evil Warriors begin, in scenarios that leave it open."""
    bases = {scenario.id: free_bases(content, scenario) for scenario in scenarios}
    choices = next((found for found in bases.values() if len(found) > 1), None)
    if choices is None:
        return []
    return [
        SetupOption(
            id="base",
            name=texts_of(words).format("fe-base"),
            choices=tuple(Choice(area, words.rule(area)) for area in choices),
            scenarios=tuple(id for id, found in bases.items() if found == choices),
        )
    ]


def scenario_words(scenario: cards.ScenarioCard, words: Narrator) -> tuple[str, tuple[str, ...], str]:
    """The story of a mission, its own rules and its ending."""
    rules = tuple(
        words.text(f"{scenario.id}_rule{number}", rule)
        for number, rule in enumerate(scenario.rules_text, start=1)
    )
    ending = words.text(f"{scenario.id}_ending", scenario.ending_text)
    return words.text(scenario.id, scenario.text), rules, ending


def _scenario(content: Content, scenario: cards.ScenarioCard, words: Narrator) -> FieldsScenario:
    """A mission, with the heroes each seat may have; the proposed one comes first."""
    played = [force for force in scenario.forces if force.player]
    story, rules, ending = scenario_words(scenario, words)
    return FieldsScenario(
        id=scenario.id,
        name=f"{words.rule(scenario.id)} ({words.rule(scenario.mode)})",
        text="\n".join((story, *rules, ending)),
        story=story,
        rules=rules,
        ending=ending,
        mode=scenario.mode,
        teams=tuple(tuple(range(HEROES * n, HEROES * (n + 1))) for n in range(len(played))),
        factions=tuple(force.faction for force in played),
        heroes=tuple(tuple(force.heroes) for force in played),
        barred=tuple(tuple(force.barred) for force in played),
        seat_forces=tuple(heroes for force in played for heroes in _choices(content, force)),
    )


def _choices(content: Content, force: cards.Force) -> list[tuple[str, ...]]:
    """The heroes for each of the three seats of a side."""
    factions = [force.faction] if force.faction else list(content.factions)
    ready = [hero for faction in factions for hero in fitting(content, force, faction)]
    proposed = [*force.heroes, *(hero for hero in ready if hero not in force.heroes)]
    return [tuple(dict.fromkeys((proposed[n], *ready))) for n in range(HEROES)]


def hero_text(hero: cards.HeroCard, words: Narrator) -> HeroText:
    """A hero card in words."""
    return HeroText(
        name=words.rule(hero.id),
        faction=hero.faction,
        hp=hero.hp,
        body=hero.body,
        spirit=hero.spirit,
        initiative=hero.initiative,
        movement=hero.movement,
        passive=words.text(f"{hero.id}/passive", hero.passive.text),
        mounted=hero.mounted,
        weapons=tuple(_weapon(weapon, words) for weapon in hero.weapons),
    )


def _weapon(weapon: cards.Weapon, words: Narrator) -> WeaponText:
    return WeaponText(
        id=weapon.id,
        name=words.rule(weapon.id),
        kind=weapon.kind,
        instant=weapon.energy.instant,
        text=words.text(weapon.id, weapon.energy.text),
    )

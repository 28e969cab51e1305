"""What is offered and what is explained never disagree."""

from __future__ import annotations

from random import Random

import pytest

from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Turn
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.model.words import SPECIAL_CARDS, TRADERS
from battlewright.games.fields.rules.arrival import Meeting, meetings
from battlewright.games.fields.rules.possessions import owned
from battlewright.kernel.facts import fact_of
from battlewright.kernel.options import Option, option_text
from tests.games.fields.scenes import GAME, Scene, a_scene


def conceivable(state: State, hero: Hero) -> list[Option]:
    """Everything a hero could think of doing at its menu."""
    planet = GAME.content.planet
    content = GAME.content
    found: list[Option] = [o.Move(), o.Ride(), o.MoveSoldiers(), o.GoOnQuest(), o.Rest(), o.AcquireMount()]
    found += [o.FastTravel(area) for area in planet.towers]
    found += [o.Fortify(number) for number in range(1, 5)] + [o.BraveWilds(1), o.BraveWilds(2)]
    found += [o.Train(card) for card in ("+1", "+2", *SPECIAL_CARDS)]
    found += [o.Trade(name) for name in state.heroes] + [o.UseTrader(trader) for trader in TRADERS]
    for card in dict.fromkeys(owned(state, hero, "any")):
        if card in content.spells:
            found.append(o.Cast(hero.id, card))
        if card in content.equipment:
            found += [o.EquipCard(card), o.StowCard(card), o.UseItem(card)]
    return found


@pytest.mark.parametrize("scenario", ["fractures-in-time", "marching-armies", "first-game"])
@pytest.mark.parametrize("seed", range(3))
def test_the_menu_is_what_nothing_denies(scenario: str, seed: int) -> None:
    """An option is in the menu exactly if no rule stands against it."""
    random = Random(seed)
    state = GAME.new({"scenario": scenario}, f"menu {seed}")
    compared = 0
    while (asked := GAME.asked(state)) and compared < 1500:
        decision = GAME.decision(state, asked[0])
        frame = state.stack[-1]
        if isinstance(frame, Turn):
            for option in conceivable(state, state.heroes[frame.hero]):
                if isinstance(option, o.EquipCard | o.StowCard) and option.card in frame.swapped:
                    continue  # nothing is gained by putting it back before the next action
                intent = {"intent": "option", "text": option_text(option)}
                answer = GAME.explain(state, asked[0], intent)
                assert answer.allowed == (option in decision.options), f"{option}: {answer.denials}"
                compared += 1
        GAME.take(state, asked[0], random.choice(decision.options))
    assert compared


@pytest.mark.rule("FE-ROUND-07", "FE-SETUP-03")
def test_who_is_not_asked_is_told_so() -> None:
    """Only the activated hero acts, and only for its own player."""
    scene = a_scene().put(teela="evergreen-forest").turn("teela")

    assert scene.why_not("skeletor", "rest") == ["FE-ROUND-07"]
    answer = GAME.explain(
        scene.state, scene.hero("he-man").seat, {"intent": "move", "hero": "teela", "to": "eternos"}
    )
    assert "FE-SETUP-03" in [denial.rule for denial in answer.denials]


@pytest.mark.rule("FE-MOVE-02", "FE-BASE-02")
def test_a_move_is_explained_with_its_way_or_what_is_against_it() -> None:
    """The way and its cost, or the rules in the way."""
    scene = a_scene().put(teela="evergreen-forest").turn("teela")
    seat = scene.hero("teela").seat

    near = GAME.content.planet.land_borders["evergreen-forest"][0]
    allowed = GAME.explain(scene.state, seat, {"intent": "move", "hero": "teela", "to": near})
    assert allowed.allowed
    assert allowed.facts["path"] == ["evergreen-forest", near]
    denied = GAME.explain(scene.state, seat, {"intent": "move", "hero": "teela", "to": "temple-of-serpos"})
    assert "FE-BASE-02" in [denial.rule for denial in denied.denials]


def test_unknown_names_are_reported() -> None:
    """An intent that names nothing says so."""
    scene = a_scene().turn("teela")

    with pytest.raises(ValueError, match="no area"):
        GAME.explain(
            scene.state, scene.hero("teela").seat, {"intent": "move", "hero": "teela", "to": "atlantis"}
        )
    with pytest.raises(ValueError, match="no hero"):
        GAME.explain(scene.state, 0, {"intent": "move", "hero": "orko", "to": "eternos"})


@pytest.mark.rule("FE-MOVE-02", "FE-COMBAT-02", "FE-SOLD-08")
def test_a_destination_says_its_way_and_who_waits_there() -> None:
    """Each destination has its cost, its way, whom one meets and whether an epic combat begins."""
    scene = (
        a_scene().put(teela="evergreen-forest", evil_lyn="plains-of-eternos").soldiers("foe-castle", evil=2)
    )
    scene.turn("teela").choose("move")

    facts = scene.decision.facts
    columns = [fact_of(facts, name, list) for name in ("costs", "paths", "meets", "fights")]
    found = dict(zip(scene.options, zip(*columns, strict=True), strict=True))
    assert found["goto gaz-village"] == (1, ["evergreen-forest", "gaz-village"], [], False)
    evil_lyn = Meeting("hero", "evil-lyn", 6)
    path = found["goto plains-of-eternos"][1]
    assert found["goto plains-of-eternos"] == (len(path) - 1, path, [evil_lyn], True)
    assert found["goto foe-castle"][2:] == ([Meeting("soldiers", "evil", 2, harm=2)], False)


@pytest.mark.rule("FE-SOLD-04")
def test_soldiers_in_the_way_say_what_they_do_to_the_weak() -> None:
    """Of three soldiers only as many count as a hero has hit points left."""
    scene = a_scene().put(teela="evergreen-forest").soldiers("foe-castle", evil=3)
    scene.hero("teela").damage = 4
    scene.turn("teela")

    assert meetings(scene.state, scene.hero("teela"), "foe-castle") == [
        Meeting("soldiers", "evil", 3, harm=2)
    ]


@pytest.mark.rule("FE-MOVE-01", "FE-MOVE-02")
def test_how_far_a_hero_could_go_is_told_of_both_teams() -> None:
    """What is in reach is what the hero could choose; of an enemy it is asked in the same way."""
    scene = a_scene().put(teela="evergreen-forest", skeletor="vine-jungle").turn("teela")
    seat = scene.hero("teela").seat

    reach = GAME.explain(scene.state, seat, {"intent": "reach", "hero": "teela"})
    scene.choose("move")
    assert [f"goto {area}" for area in fact_of(reach.facts, "areas", list)] == scene.options
    assert {name: reach.facts[name] for name in ("costs", "paths", "meets", "fights")} == {
        name: scene.decision.facts[name] for name in ("costs", "paths", "meets", "fights")
    }
    threat = GAME.explain(scene.state, seat, {"intent": "reach", "hero": "skeletor"})
    assert "horde-factory" in fact_of(threat.facts, "areas", list)
    assert threat.facts["of"] == 2


def test_a_hero_that_is_nowhere_reaches_nothing() -> None:
    """Before deployment and after a defeat there is no way."""
    scene = a_scene().turn("teela")
    scene.hero("skeletor").at = ""

    found = GAME.explain(scene.state, scene.hero("teela").seat, {"intent": "reach", "hero": "skeletor"})
    assert found.allowed
    assert found.facts["areas"] == []


def prospects_of(scene: Scene, hero: str, area: str) -> dict[str, tuple[int, tuple[str, ...]]]:
    """What the answer says a hero could do somewhere."""
    seat = scene.hero(hero).seat
    answer = GAME.explain(scene.state, seat, {"intent": "look", "hero": hero, "area": area})
    return {one.what: (one.amount, one.who) for one in fact_of(answer.facts, "prospects", list)}


@pytest.mark.rule("FE-CONTROL-01", "FE-BASE-02", "FE-BASE-04", "FE-SOLDIER-02", "FE-TRADER-02")
def test_an_area_says_what_could_be_done_there() -> None:
    """Outposts are taken and fortified, wilds braved, quests begun, towers linked; a base is closed."""
    scene = (
        a_scene()
        .put(teela="evergreen-forest", he_man="plains-of-eternos")
        .quests("vine-jungle")
        .give("teela", "fireball")
        .turn("teela")
    )

    assert prospects_of(scene, "teela", "foe-castle") == {
        "capture": (0, ()),
        "fortify": (3, ()),
        "trader": (0, ("smith",)),
    }
    assert prospects_of(scene, "teela", "castle-grayskull") == {"trade": (0, ("she-ra",))}
    assert prospects_of(scene, "teela", "vine-jungle") == {"wilds": (2, ()), "quest": (0, ())}
    assert prospects_of(scene, "teela", "plains-of-eternos")["trade"] == (0, ("he-man",))
    assert "viper-tower" in prospects_of(scene, "teela", "grayskull-tower")["tower"][1]
    assert prospects_of(scene, "teela", "temple-of-serpos") == {}


@pytest.mark.rule("FE-CONTROL-01", "FE-COMBAT-03")
def test_what_could_be_done_counts_on_a_victory() -> None:
    """Where enemies stand they are met first, what comes afterwards is told; nothing changes."""
    scene = a_scene().put(teela="evergreen-forest", skeletor="foe-castle").soldiers("foe-castle", evil=1)
    scene.turn("teela")
    before = GAME.digest(scene.state)

    assert prospects_of(scene, "teela", "foe-castle")["fortify"] == (3, ())
    seat = scene.hero("teela").seat
    facts = GAME.explain(scene.state, seat, {"intent": "look", "hero": "teela", "area": "foe-castle"}).facts
    assert [one.what for one in fact_of(facts, "meets", list)] == ["hero", "soldiers"]
    assert facts["fights"]
    assert GAME.digest(scene.state) == before


@pytest.mark.rule("FE-SOLDIER-04", "FE-SOLD-01")
def test_soldiers_on_the_march_know_whether_they_fight() -> None:
    """Each march says whether enemies stand where it ends."""
    planet = GAME.content.planet
    near, other = [area for area in planet.paths["foe-castle"] if area not in planet.bases][:2]
    scene = a_scene().put(teela="foe-castle", skeletor=near).soldiers("foe-castle", masters=1)
    scene.turn("teela").choose("march")

    fights = fact_of(scene.decision.facts, "fights", list)
    found = dict(zip(scene.options, fights, strict=True))
    assert (found[f"send 1 foe-castle {near}"], found[f"send 1 foe-castle {other}"]) == (True, False)

"""Computer players, standing orders, and the game around the table."""

from __future__ import annotations

from random import Random

import pytest

from battlewright.games.fields.model.options import Fight, Leave
from battlewright.games.fields.orders import ordered_option
from battlewright.kernel.decisions import Decision
from battlewright.kernel.reactions import Decline, React
from battlewright.lab.series import Order, play
from battlewright.texts import languages
from tests.games.fields.combats import begin, met
from tests.games.fields.scenes import GAME, a_scene

TWO_SIDED = [s.id for s in GAME.content.scenarios.values() if s.mode != "solo"]


@pytest.mark.parametrize("scenario", TWO_SIDED)
def test_the_greedy_player_beats_the_random_one(scenario: str) -> None:
    """Once from either side."""
    order = Order("fields", {"scenario": scenario}, ("greedy", "random"), "players")
    for number in (0, 1):
        played = play(order, number)
        assert not played.error
        assert played.outcome is not None
        if played.outcome.winners:
            assert played.seating[played.outcome.winners[0]] == 0


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "scenario", ["first-game", "evil-seed", "raiders-of-the-lost-artifact", "he-man-impostor"]
)
def test_a_whole_game_in_words(scenario: str, language: str) -> None:
    """Every question, option, event and chance of a game has its sentence in every language."""
    random = Random(scenario)
    words = GAME.narrator(language)
    state = GAME.new({"scenario": scenario}, "words")
    while asked := GAME.asked(state):
        decision = GAME.decision(state, asked[0])
        view = GAME.view(state, asked[0])
        assert words.decision(view, decision)
        for option in decision.options[:8]:
            assert words.option(view, option, decision)
        for odds in GAME.preview(view, asked[0], decision.options[0]):
            assert "%" in words.odds(view, odds)
        for event in GAME.take(state, asked[0], random.choice(decision.options)):
            assert words.event(view, event)


def test_every_denial_has_words() -> None:
    """A refusal is a sentence, never a bare id."""
    scene = a_scene().put(teela="evergreen-forest").turn("teela", actions=1)
    words = GAME.narrator("en")
    for text in ("rest", "quest", "fortify 3", "tower viper-tower", "march", "mount", "trader shop", "ride"):
        for denial in scene.denials("teela", text):
            assert "FE-" not in words.denial(scene.state, denial), denial


def test_the_table_shows_the_view() -> None:
    """Teams, heroes, areas and the combat under way, with what is hidden left out."""
    scene = a_scene().put(evil_lyn="vine-jungle").give("skeletor", "fireball").fight("teela", "evil-lyn")
    scene.until("weapon")
    view = GAME.view(scene.state, scene.hero("teela").seat)
    table = GAME.table(view, 0, GAME.narrator("en"))

    assert table.epic
    assert table.epic.sides[1].name == "Evil-Lyn"
    assert [team.name for team in table.teams] == ["Masters of the Universe", "Evil Warriors"]
    skeletor = next(hero for hero in table.heroes if hero.id == "skeletor")
    assert [card.id for card in skeletor.spells] == ["?"]
    assert len(table.areas) == len(GAME.content.areas)


def test_the_lobby_the_catalogue_and_the_map() -> None:
    """What a match can be set up with, every card in words, and the planet for drawing."""
    words = GAME.narrator("en")
    lobby = GAME.lobby(words)

    assert {s.id for s in lobby.scenarios} == set(GAME.content.scenarios)
    assert lobby.difficulties == ("easy", "medium", "advanced", "merciless")
    catalogue = GAME.catalogue(words)
    assert catalogue.spells["fireball"].texts["fireball"]
    assert len(GAME.map_view("eternia", words).areas) == len(GAME.content.areas)
    assert len(GAME.rulebook()) == 375
    with pytest.raises(LookupError):
        GAME.map_view("atlantis", words)


def test_standing_orders() -> None:
    """Abilities, flight and help for team-mates can be settled in advance."""
    react = Decision(0, "react", [React("a@teela"), Decline()])

    assert ordered_option(react, {"reactions": "always"}) == React("a@teela")
    assert ordered_option(react, {"reactions": "never"}) == Decline()
    assert ordered_option(react, {}) is None
    assert ordered_option(Decision(0, "flee", [Fight()]), {"flight": "never"}) == Fight()
    assert ordered_option(Decision(0, "assist", [Leave()]), {"spells": "never"}) == Leave()
    assert GAME.order_topics() == ("reactions", "flight", "spells")


def test_never_declines_however_many_reactions_there_are() -> None:
    """Of several the order in which to use them is asked only where they are wanted; forced ones always."""
    several = Decision(0, "react", [React("a@teela"), React("b@teela"), Decline()])

    assert ordered_option(several, {"reactions": "never"}) == Decline()
    assert ordered_option(several, {"reactions": "always"}) is None
    assert ordered_option(several, {}) is None
    forced = Decision(0, "react", [React("a@teela"), React("b@teela")])
    assert ordered_option(forced, {"reactions": "never"}) is None


@pytest.mark.parametrize("order", ["always", "never", "ask"])
def test_a_question_for_secrecys_sake_is_answered_where_a_reaction_would_be(order: str) -> None:
    """With nothing to react with, a seat is asked exactly when it would be asked with one reaction."""
    blank = Decision(0, "react", [Decline()])
    one = Decision(0, "react", [React("a@teela"), Decline()])

    asked = [ordered_option(decision, {"reactions": order}) is None for decision in (blank, one)]
    assert asked == [order == "ask"] * 2


@pytest.mark.parametrize("spell", ["fireball", "gust"])
@pytest.mark.parametrize("order", ["always", "never", "ask"])
def test_help_in_combat_is_asked_for_whatever_the_hand_holds(spell: str, order: str) -> None:
    """Who never casts for team-mates is not asked, everybody else is, whatever kind of spell it is."""
    scene = begin(met().give("evil-lyn", spell))
    helping = GAME.decision(scene.state, scene.hero("evil-lyn").seat)

    assert helping.kind == "assist"
    assert ordered_option(helping, {"spells": order}) == (Leave() if order == "never" else None)


@pytest.mark.rule("FE-SOLO-16")
@pytest.mark.parametrize(("added", "more"), [(False, 0), (True, 1)])
def test_by_a_switch_the_printed_initiative_is_added_to_the_battle_card(added: bool, more: int) -> None:
    """As a rule the battle card states the whole initiative of an enemy hero."""
    from battlewright.games.fields.rules.epic import printed

    scene = a_scene("he-man-impostor", difficulty="medium", switches={"enemy_initiative_added": added})
    scene.put(skeletor="vine-jungle").fight("teela", "skeletor").until("weapon")
    scene.choose(scene.options[0])
    foe = scene.epic.sides[1]
    card = GAME.content.battle[foe.battle].initiative

    assert (
        printed(scene.state, foe, "initiative")[0] == card + more * GAME.content.heroes["skeletor"].initiative
    )


@pytest.mark.rule("FE-GOAL-01")
def test_giving_up_and_agreeing_on_a_draw() -> None:
    """A team that gives up has lost; a draw has no winner."""
    scene = a_scene()
    GAME.resign(scene.state, 0)
    assert scene.state.result is not None
    assert scene.state.result.winners == (3, 4, 5)
    other = a_scene()
    GAME.agree_draw(other.state)
    assert other.state.result is not None
    assert other.state.result.winners == ()

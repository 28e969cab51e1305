"""What people see around a match: lobby, cards, maps, the plain table, standing orders."""

from __future__ import annotations

import msgspec
import pytest

from battlewright.games.heroscape.orders import TOPICS, ordered_option
from battlewright.games.heroscape.surface import HeroscapeLobby
from battlewright.games.heroscape.switches import SWITCHES, chosen
from battlewright.kernel.game import SetupError
from battlewright.kernel.options import option_text
from tests.games.heroscape.scenes import GAME, scene, unit

BRUTE = unit("brute", attack=3)
OTHER = unit("other", attack=3)


def lobby(language: str = "en") -> HeroscapeLobby:
    """What the form for a new match shows."""
    return GAME.lobby(GAME.narrator(language))


@pytest.mark.parametrize("language", ["en", "de", "pl", "fr"])
def test_a_match_can_be_set_up_from_the_form(language: str) -> None:
    """Every scenario with its own map and armies, as the browser sends what was chosen."""
    shown = lobby(language)

    for scenario in shown.scenarios:
        assert scenario.players
        seats = sum(map(len, scenario.teams)) or scenario.players[0]
        forces = [None] * seats
        setup: dict[str, object] = {
            "scenario": scenario.id,
            "forces": forces,
            "preset": "official",
            "points": "",
        }
        if not scenario.teams:
            setup["players"] = seats
        assert GAME.new(setup, seed="form").stack
    assert msgspec.json.encode(shown)


def test_every_switch_can_be_ticked() -> None:
    """A tick sends `true`; a switch with several settings is ticked by setting."""
    ticks = lobby().switches

    settings = [chosen({tick: True}) for tick in ticks]

    assert sum(len(s.values) - 1 for s in SWITCHES.values()) == len(ticks)
    assert all(
        value in SWITCHES[name].values and value != SWITCHES[name].default
        for found in settings
        for name, value in found.items()
    )
    assert GAME.new({"switches": {"v_cover": True, "v_volcano=from_12": True}}).switches == {
        "v_cover": "on",
        "v_volcano": "from_12",
    }


@pytest.mark.parametrize(
    ("switches", "complaint"),
    [
        ({"v_volcano": True}, "say which: off, from_15, from_12"),
        ({"v_volcano=from_12": True, "v_volcano=from_15": True}, "both 'from_12' and 'from_15'"),
        ({"v_brandar=power_point": True}, "needs v_power_points to be on"),
    ],
)
def test_unclear_switches_are_refused(switches: dict[str, bool], complaint: str) -> None:
    """The message says what to choose."""
    with pytest.raises(SetupError, match=complaint):
        GAME.new({"switches": switches})


def test_prepared_armies_are_offered_with_their_points() -> None:
    """A scenario lists those that fit its limit."""
    shown = lobby()
    scenario = shown.scenarios[0]

    assert scenario.forces
    assert all(shown.forces[army].points <= scenario.points for army in scenario.forces)


def test_maps_have_a_small_picture() -> None:
    """An even number of rows, all of one length."""
    for card in lobby().maps.values():
        assert len(card.rows) % 2 == 0
        assert len({len(row) for row in card.rows}) == 1


def test_a_map_can_be_drawn_from_its_view() -> None:
    """Columns with layers and spaces; walls, doors, zones."""
    words = GAME.narrator("en")
    shown = GAME.map_view("highgate", words)

    assert all((shown.columns, shown.doors, shown.walls, shown.layouts))
    with pytest.raises(LookupError):
        GAME.map_view("nowhere", words)


def test_the_catalogue_shows_every_card_in_the_language_of_the_reader() -> None:
    """Numbers, and powers with their texts."""
    german = GAME.catalogue(GAME.narrator("de")).units

    assert set(german) == set(GAME.content.units)
    assert german["mimring"].species == "Drache"
    flying = next(power for power in german["mimring"].powers if power.id == "mimring/flying")
    assert flying.name == "Fliegen"


def test_the_table_hides_what_a_seat_may_not_know() -> None:
    """HS-ORDER-06: own markers are named, those of others only counted."""
    s = scene(
        "A brute@C3",
        "B other@E3",
        units=[BRUTE, OTHER],
        order=[0, 1],
        markers={"A-brute": "123X", "B-other": "123X"},
    )
    view = s.game.view(s.state, 0)

    rows = {row.name: row for row in s.game.table(view, 0, s.game.narrator("en")).cards}

    assert rows["Brute"].markers in ("2, 3, X", "1, 2, 3, X")
    assert rows["Other"].markers == ""
    assert rows["Other"].hidden_markers == 4


def test_the_table_tells_where_everyone_stands() -> None:
    """Space, level, terrain and wounds; and the map shows the same sign at the same place."""
    s = scene("A brute@C3 wounds=1", "B other@D3", units=[BRUTE, OTHER], acting="A-brute")

    table = s.game.table(s.game.view(s.state, 0), 0, s.game.narrator("en"))

    figure = table.figures[0]
    assert (figure.space, figure.level, figure.terrain) == ("C3", 1, "grass")
    assert (figure.wounds, figure.life) == (1, 4)
    assert figure.engaged == ("B1",)
    assert table.map[2]["C"] == f"g1 {figure.tag}"


def test_standing_orders_answer_for_a_player() -> None:
    """HS-LEAVE-02: always strike, never strike, or ask."""
    s = scene(
        "A brute@C3",
        "B other@D3",
        acting="A-brute",
        units=[BRUTE, OTHER],
        leaving_attack_optional="opponent_may_decline",
    )
    s.do("move A-brute", "go A3")
    decision = s.decision

    def answer(order: str) -> str:
        option = ordered_option(s.state, decision, {"swipes": order})
        return option_text(option) if option is not None else "ask"

    assert decision.kind == "swipe"
    assert [answer(order) for order in ("always", "never", "ask")] == ["use swipe B-other", "skip", "ask"]
    assert set(TOPICS) == set(s.game.order_topics())


def test_a_power_may_depend_on_its_odds() -> None:
    """`odds:x` uses it when the chance of success reaches x."""
    seer = unit(
        "seer",
        parts=[
            {
                "kind": "action",
                "moment": "after-moving",
                "rows": [{"least": 11, "effects": [{"do": "boost", "stat": "attack"}]}],
            }
        ],
    )
    s = scene("A seer@C3", "B other@G3", acting="A-seer", step="after-move", units=[seer, OTHER])

    found = {x: ordered_option(s.state, s.decision, {"powers": f"odds:{x}"}) for x in (0.3, 0.7)}

    assert [option_text(option) for option in found.values() if option] == ["use seer/power A-seer", "skip"]

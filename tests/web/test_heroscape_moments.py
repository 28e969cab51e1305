"""The moments of Heroscape, each played by clicks on the drawn battlefield of a field made for it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.battles import Battle, Visit, field
from tests.web.serving import Server

Picture = Callable[[Page, str], None]
FINN, THORGRIM = "finn-the-viking-champion", "thorgrim-the-viking-champion"
MEADOW = ["g1 g1 g1 g1 g1 g1 g1"] * 4
SIDES = ["A1 B1 A2 B2 A3 B3 A4 B4", "F1 G1 F2 G2 F3 G3 F4 G4"]


def test_a_two_space_figure_is_placed_and_moved(visit: Visit, server: Server, picture: Picture) -> None:
    """Both ends are chosen: where it leads, and where its other end stands."""
    with Battle(visit, server, field(MEADOW, SIDES), ["grimnak"], [FINN]) as battle:
        battle.until("place")
        battle.look()
        battle.choose("place A-grimnak B2,A2", place="B2")
        assert battle.at("A-grimnak") == ["B2", "A2"]
        battle.asked("move")
        battle.choose(piece="A-grimnak")
        battle.point(place="D2")
        expect(battle.page.locator(".field [aria-live]").last).to_contain_text("2 points")
        picture(battle.page, "heroscape-moment-two-spaces")
        battle.go("D2")
        assert battle.at("A-grimnak") == ["D2", "C2"]


def test_a_wall_is_climbed_by_its_ladder(visit: Visit, server: Server, picture: Picture) -> None:
    """What is too high to climb is reached rung by rung; a rung can be clicked, too."""
    ground = field(
        ["g1 g1 g1 g9 g9 g1 g1"] * 3,
        ["A1 B1 A2 B2 A3 B3", "F1 G1 F2 G2 F3 G3"],
        ladders=[{"at": "C2", "to": "D2", "height": 8}],
    )
    with Battle(visit, server, ground, [FINN], [THORGRIM], places=[f"A-{FINN} B2"]) as battle:
        battle.until("move", "move A")
        battle.look()
        battle.choose(piece=f"A-{FINN}")
        assert "D1" not in {o["text"].removeprefix("go ") for o in battle.asked("go")}
        battle.page.get_by_role("button", name="West").click()
        picture(battle.page, "heroscape-moment-ladder")
        battle.go("C2/2")
        assert battle.at(f"A-{FINN}") == ["C2/2"]
        battle.until("move", "move A")
        battle.choose(piece=f"A-{FINN}")
        battle.go("D2")
        assert battle.at(f"A-{FINN}") == ["D2"]


def test_whoever_leaves_an_engagement_is_swiped_at(visit: Visit, server: Server, picture: Picture) -> None:
    """The way says beforehand who will strike; the strike is rolled and told."""
    ground = field(MEADOW, ["B2", "C2 G1 G2 G3"])
    places = [f"A-{FINN} B2", f"B-{THORGRIM} C2"]
    with Battle(visit, server, ground, [FINN], [THORGRIM], places=places) as battle:
        battle.until("move", "move A")
        battle.look()
        battle.choose(piece=f"A-{FINN}")
        battle.point(place="A4")
        expect(battle.page.locator(".field [aria-live]").last).to_contain_text("Thorgrim")
        picture(battle.page, "heroscape-moment-swipe")
        battle.go("A4")
        battle.reads("as it leaves")


def test_whoever_goes_down_a_cliff_falls(visit: Visit, server: Server, picture: Picture) -> None:
    """The way says how many levels; the dice are rolled."""
    ground = field(["g9 g9 g1 g1 g1 g1 g1"] * 3, ["A1 B1 A2 B2 A3 B3", "F1 G1 F2 G2 F3 G3"])
    with Battle(visit, server, ground, [FINN], [THORGRIM], places=[f"A-{FINN} B2"]) as battle:
        battle.until("move", "move A")
        battle.look()
        battle.choose(piece=f"A-{FINN}")
        battle.point(place="C2")
        expect(battle.page.locator(".field [aria-live]").last).to_contain_text("falls 8 levels")
        picture(battle.page, "heroscape-moment-fall")
        battle.go("C2")
        battle.reads("falls")


def test_a_special_attack_hits_several(visit: Visit, server: Server, picture: Picture) -> None:
    """The odds name everyone it may hit; each of them defends."""
    ground = field(MEADOW, ["A1 A2 A3 A4", "E2 F2 E3 F3"])
    places = ["A-deathwalker-9000 A2"]
    with Battle(
        visit, server, ground, ["deathwalker-9000"], ["tarn-viking-warriors"], places=places
    ) as battle:
        battle.until("attack", "attack A-deathwalker-9000")
        battle.look()
        option = "attack A-deathwalker-9000 B-tarn-viking-warriors.1 deathwalker-9000/explosion"
        offered = [o["text"] for o in battle.asked("attack")]
        assert option in offered, offered
        battle.click(piece="B-tarn-viking-warriors.1")
        battle.page.locator(f'.aiming [data-option="{option}"]').hover()
        named = battle.page.locator(".odds .who")
        expect(named.nth(1)).to_be_visible()
        picture(battle.page, "heroscape-moment-special")
        assert violations(battle.page) == []
        battle.choose(option, piece="B-tarn-viking-warriors.1")
        battle.until("move", "move A")
        battle.table.tab("Log")
        battle.page.locator("ol.log button.line", has_text="with Explosion").first.click()
        defended = battle.page.locator("ol.log .details li", has_text="defends")
        expect(defended.nth(1)).to_be_attached()


def test_a_line_of_fire_is_aimed_by_whom_it_hits(visit: Visit, server: Server, picture: Picture) -> None:
    """An attack without a target is chosen by a click on anybody on its line."""
    ground = field(MEADOW, ["A1 B1 A2 B2", "E2 F2"])
    places = ["A-mimring B2,A2", f"B-{FINN} E2", f"B-{THORGRIM} F2"]
    with Battle(visit, server, ground, ["mimring"], [FINN, THORGRIM], places=places) as battle:
        option = "attack A-mimring line:0 mimring/fire-line"
        battle.until("attack", option)
        battle.look()
        expect(battle.page.locator(".label .hint")).to_have_count(2)
        battle.click(piece=f"B-{THORGRIM}")
        expect(battle.page.locator(".odds .who").nth(1)).to_be_visible()
        picture(battle.page, "heroscape-moment-line")
        battle.choose(option, piece=f"B-{THORGRIM}")
        battle.reads("Fire Line")


def test_a_figure_sees_with_its_own_eyes(visit: Visit, server: Server, picture: Picture) -> None:
    """Whom it sees and who is hidden from it is marked in the view from its head; Escape leads back."""
    ground = field(["g1 g1 g1 g1 g1 g1 g1", "g1 g1 g1 g9 g1 g1 g1"] * 2, ["A1 A2", "F1 F4"])
    places = [f"A-{FINN} A2", f"B-{THORGRIM} F1", "B-krug F4,G4"]
    with Battle(visit, server, ground, [FINN], [THORGRIM, "ne-gok-sa"], places=places) as battle:
        battle.until("move", "move A")
        battle.look()
        battle.choose(piece=f"A-{FINN}")
        battle.asked("go")
        battle.point(piece=f"A-{FINN}")
        battle.page.keyboard.press("v")
        expect(battle.page.locator(".seeing")).to_contain_text("Finn the Viking Champion sees")
        expect(battle.page.locator(".label .clear, .label .hidden").first).to_be_visible()
        picture(battle.page, "heroscape-moment-eyes")
        battle.page.keyboard.press("Escape")
        expect(battle.page.locator(".seeing")).to_have_count(0)
        expect(battle.page.locator(".label .clear, .label .hidden")).to_have_count(0)


def test_a_glyph_is_turned_over_by_whoever_stops_on_it(
    visit: Visit, server: Server, picture: Picture
) -> None:
    """It lies symbol side up; who ends a move there learns what it is, and has it."""
    ground = field(MEADOW, SIDES, glyphs="D2=?A")
    with Battle(visit, server, ground, [FINN], [THORGRIM], places=[f"A-{FINN} B2"]) as battle:
        battle.until("move", "move A")
        battle.look()
        assert battle.me.state["table"]["glyphs"][0]["letter_id"] == "?"
        battle.choose(piece=f"A-{FINN}")
        expect(battle.page.locator('.field [data-place="D2"]')).to_contain_text("the move ends there")
        battle.go("D2")
        assert battle.me.state["table"]["glyphs"][0]["letter_id"] == "A"
        battle.reads("Astrid")
        picture(battle.page, "heroscape-moment-glyph")


def test_a_siege_gate_is_broken(visit: Visit, server: Server, picture: Picture) -> None:
    """The gate is ringed where it stands; attacked turn after turn it falls, and the way is open."""
    walls = [{"kind": "castle-wall", "edges": "C1:E C3:E C4:E"}]
    ground = field(
        MEADOW,
        ["B2 C2", "F1 G1 F2 G2 F3 G3 F4 G4"],
        walls=walls,
        doors=[{"id": "gate", "leaf": "C2:E C2:NE", "control": "E2", "swing": "D2 D1 E1"}],
    )
    switches = {"v_door_plain": "on"}
    places = ["A-jotun C2,B2"]
    with Battle(visit, server, ground, ["jotun"], [FINN], places=places, switches=switches) as battle:
        battle.until("attack", "attack A-jotun door:gate")
        battle.look()
        for _ in range(36):
            option = "attack A-jotun door:gate"
            battle.choose(option, place="C2")
            if battle.me.state["table"]["doors"][0]["state_id"] == "destroyed":
                break
            battle.until("attack", option)
        assert battle.me.state["table"]["doors"][0]["state_id"] == "destroyed"
        picture(battle.page, "heroscape-moment-gate")

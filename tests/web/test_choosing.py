"""Choosing: what is lit, what it costs, what the odds are, and why something cannot be done."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.waiting import eventually
from tests.web.serving import Player, Server, reach, texts
from tests.web.table import Table

Sit = Callable[..., Table]
Picture = Callable[[Page, str], None]


@pytest.fixture
def acting(server: Server, table: Sit) -> Table:
    """A table at which an own character acts in the opening, far from every enemy."""
    match, tokens = server.open("person", "random")
    seated = table(match, tokens)
    seated.play(2, until=lambda t: t.kind == "act")
    return seated


def asked(server: Server, table: Sit, kind: str, option: str = "") -> Table:
    """A table at which a seat is asked a kind of question, with an option of a type among the answers."""

    def wanted(player: Player, seat: int, decision: dict[str, Any]) -> bool:
        return decision["kind"] == kind and bool(texts(decision, option)) and not _goes_by_itself(decision)

    reached = reach(server, wanted, fight=True)
    seated = table(reached.match, reached.tokens)
    seated.wait()
    return seated


def _goes_by_itself(decision: dict[str, Any]) -> bool:
    """A reroll that nobody would make is not asked for in the browser."""
    facts = decision["facts"]
    return decision["kind"].endswith("_reroll") and all(face >= facts["needed"] for face in facts["faces"])


def test_a_move_shows_its_way_and_its_cost_and_can_be_taken_back(acting: Table, picture: Picture) -> None:
    """Lit destinations show path and movement points under the pointer; a Move can be undone."""
    acting.click("move")
    far = acting.page.locator("[data-lit]").last
    far.hover()
    expect(acting.page.locator(".readout")).to_contain_text(re.compile(r"\d of \d+ MP"))
    expect(acting.page.locator(".way")).to_be_attached()
    picture(acting.page, "move")
    acting.page.get_by_role("button", name="Take back").click()
    expect(acting.option("move")).to_be_visible()
    assert acting.kind == "act"


def test_the_board_says_where_a_place_is(acting: Table) -> None:
    """The field answers with the rectangle of a place or a figure; a click into it means that place."""
    acting.click("move")
    goal = acting.page.locator("[data-lit]").last.get_attribute("data-lit")
    locate = "(field, what) => field.locate(what)?.toJSON()"
    field, seen = acting.page.locator(".field"), acting.question
    box = field.evaluate(locate, {"place": goal})
    assert field.evaluate(locate, {"piece": "he-man"})["width"] > 0
    assert field.evaluate(locate, {"place": "nowhere"}) is None
    acting.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    acting.wait(seen)
    assert acting.kind == "face"


def test_a_greyed_action_says_why_not(acting: Table, picture: Picture) -> None:
    """What a character could do at other times stays in sight, and a click tells the rule against it."""
    greyed = acting.page.locator(".greyed button")
    acting.play(3, until=lambda t: t.kind == "act" and greyed.count() > 0)
    greyed.first.click()
    expect(acting.page.locator(".why")).to_contain_text("why not now?")
    expect(acting.page.locator(".why li").first).to_be_visible()
    picture(acting.page, "greyed")


def test_a_reachable_hex_can_be_clicked_at_once(acting: Table) -> None:
    """Clicking a hex in reach offers to move there; one click makes both choices."""
    acting.click("move")
    goal = acting.page.locator("[data-lit]").first.get_attribute("data-lit")
    acting.page.get_by_role("button", name="Take back").click()
    expect(acting.option("move")).to_be_visible()
    acting.page.locator(f'[data-at="{goal}"]').click()
    acting.page.get_by_role("button", name=f"Move to {goal}").click()
    acting.page.locator('[data-option^="face "]').first.wait_for()


def blocked(player: Player, seat: int, decision: dict[str, Any]) -> str:
    """An enemy whom the acting character cannot attack because a line of sight is blocked."""
    if decision["kind"] != "act":
        return ""
    acting = decision["facts"]["character"]
    for other in player.state["table"]["characters"]:
        if other["team"] == seat or not other["at"]:
            continue
        intent = {"intent": "attack", "attacker": acting, "target": other["id"]}
        answer = player.ask(type="explain", intent=intent)
        if any(denial["facts"].get("blocked_by") for denial in answer["denials"]):
            return str(other["id"])
    return ""


def test_an_unlit_target_and_an_unreachable_hex_say_why_not(
    server: Server, table: Sit, picture: Picture
) -> None:
    """The answer names the rule, and the line of sight that is blocked is drawn on the board."""
    reached = reach(server, blocked)
    target = reached.what
    acting = table(reached.match, reached.tokens)
    acting.wait()
    why = acting.page.locator(".why")

    acting.person(target).click()

    expect(why).to_contain_text("Attack")
    expect(why).to_contain_text(re.compile("sight|cover|block", re.I))
    expect(acting.page.locator("line.obstructed").first).to_be_attached()
    expect(acting.page.locator(".overlay .marked").first).to_be_attached()
    picture(acting.page, "why-not")
    acting.page.locator('[data-at="A1"]').click()
    expect(why).to_contain_text("Move to A1?")
    why.locator("li button").first.click()
    expect(acting.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(acting.page.locator("article").first).to_be_visible()


def test_measuring_between_any_two_hexes(acting: Table, picture: Picture) -> None:
    """The measuring tool tells distance, sight, cover and arc, and draws the line."""
    acting.page.get_by_role("button", name="Measure").click()
    acting.page.locator('[data-at="M14"]').click()
    acting.person("skeletor").click()
    expect(acting.page.locator(".why")).to_contain_text("inches; line of sight")
    expect(acting.page.locator(".overlay .marked")).not_to_have_count(0)
    expect(acting.page.locator(".overlay line").first).to_be_attached()
    picture(acting.page, "measure")


def test_measuring_with_the_keyboard(acting: Table) -> None:
    """The arrow keys walk over all hexes; Escape puts away the answer, then the tool; the focus stays."""
    page = acting.page
    tool = page.get_by_role("button", name="Measure")
    tool.press("Enter")
    page.locator('[data-hex][tabindex="0"]').press("Enter")
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        page.locator("[data-hex]:focus").press(key)
    expect(page.locator(".why")).to_contain_text("1 inch; line of sight")
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)
    expect(page.locator("[data-hex]:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(tool).to_have_attribute("aria-pressed", "false")
    expect(tool).to_be_focused()


def test_a_place_where_nobody_can_stand_cannot_be_measured(acting: Table) -> None:
    """Measuring to a wall says that nobody can stand there, in the language of the player."""
    acting.page.get_by_role("combobox", name="Language").select_option("de")
    acting.page.get_by_role("button", name="Messen").click()
    acting.page.locator('[data-at="M14"]').click()
    acting.page.locator('[data-at="F6"]').click(force=True)
    expect(acting.page.get_by_role("alert")).to_contain_text("Dort kann niemand stehen")


def test_every_way_to_face_is_in_sight_at_the_edge(acting: Table) -> None:
    """At the edge of the board the six arrows move in, so that each can be clicked."""
    acting.click("move")
    edge = acting.page.locator('[data-lit^="A"]').first
    edge.click()
    expect(acting.page.locator("[data-face]")).to_have_count(6)
    board = acting.page.locator(".viewport").bounding_box()
    assert board is not None
    for arrow in acting.page.locator("[data-face]").all():
        box = arrow.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= board["y"] + board["height"]
        assert board["x"] <= box["x"]


OVER_THE_BOARD = """() => {
  const field = document.querySelector('.field').getBoundingClientRect();
  const told = ".tray, .tray > *, .tray li, .die, .hand li, .recap";
  return [...document.querySelectorAll(told)].filter((one) => {
    const at = one.getBoundingClientRect();
    const across = at.left < field.right - 1 && field.left + 1 < at.right;
    return at.width && across && at.top < field.bottom - 1 && field.top + 1 < at.bottom;
  }).map((one) => one.className);
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (900, 640)])
def test_what_is_told_and_held_has_a_place_of_its_own(
    server: Server, table: Sit, picture: Picture, width: int, height: int
) -> None:
    """Cards turned over, dice, notices and the hand lie under the board, never on it; it stays as it is."""
    match, tokens = server.open("person", "random")
    seated = table(match, tokens, width=width, height=height)
    seated.wait()
    seated.page.locator(".ground polygon").first.wait_for()
    board = seated.page.locator(".viewport svg").first
    seen, box = board.get_attribute("viewBox"), board.bounding_box()
    seated.play(2, until=lambda t: t.page.locator(".tray .reveal").count() > 0)
    assert seated.page.evaluate(OVER_THE_BOARD) == []
    picture(seated.page, f"reveal-{width}")
    seated.play(2, until=lambda t: t.page.locator(".tray .die").count() > 0)
    assert seated.page.evaluate(OVER_THE_BOARD) == []
    picture(seated.page, f"dice-{width}")
    assert (board.get_attribute("viewBox"), board.bounding_box()) == (seen, box)


def test_odds_before_an_attack(server: Server, table: Sit, picture: Picture) -> None:
    """An attack shows its exact odds and the modifiers behind them before it is made."""
    fighter = asked(server, table, "act", "attack")
    attack = next(o for o in fighter.offered() if o.startswith("attack "))
    fighter.person(attack.split()[-1]).click()

    chart = fighter.page.locator("figure.odds").first
    expect(chart.locator(".bar")).not_to_have_count(0)
    shares = [float(text.strip("%<")) for text in chart.locator(".value").all_inner_texts()]
    assert 96 <= sum(shares) <= 104
    expect(chart).to_contain_text(re.compile(r"\d dice, \d or more"))
    picture(fighter.page, "odds")
    expect(fighter.roll(attack)).to_be_visible()


def sprayed(player: Player, seat: int, decision: dict[str, Any]) -> str:
    """An attack on offer that would hit more than its target."""
    if decision["kind"] != "act":
        return ""
    attacks = [o["text"] for o in decision["options"] if o["type"] == "attack"]
    return next((a for a in attacks if len(player.ask(type="preview", option=a)["odds"]) > 1), "")


COVERED = """(option) => {
  const panel = document.querySelector('.floating, .docked').getBoundingClientRect();
  const about = `.figure:is(.lit, .spotlit, .acting), aside [data-option="${option}"]`;
  return [...document.querySelectorAll(about)].filter((one) => {
    const at = one.getBoundingClientRect();
    const across = at.left < panel.right && panel.left < at.right;
    return across && at.top < panel.bottom && panel.top < at.bottom;
  }).length;
}"""


def test_an_area_attack_shows_everyone_it_hits(server: Server, table: Sit, picture: Picture) -> None:
    """Each further target has odds and is pointed out on the board; they cover none, nor the option."""
    reached = reach(server, sprayed)
    fighter = table(reached.match, reached.tokens)
    fighter.wait()

    fighter.option(reached.what).hover()

    expect(fighter.page.locator("figure.odds").nth(1)).to_contain_text("Also hit")
    expect(fighter.page.locator(".figure.spotlit").first).to_be_visible()
    expect(fighter.page.locator(".overlay line").first).to_be_attached()
    for width, height in ((1440, 900), (1024, 768), (900, 640), (1280, 560)):
        fighter.page.set_viewport_size({"width": width, "height": height})
        fighter.page.wait_for_function(f"(option) => ({COVERED})(option) === 0", arg=reached.what)
        picture(fighter.page, f"area-{width}")


def test_dice_are_rolled_again_by_clicking_them(server: Server, table: Sit, picture: Picture) -> None:
    """Dice to reroll are picked by clicking; the button says how many."""
    roller = asked(server, table, "mana_reroll")
    roller.page.locator(".pick").first.click()
    expect(roller.page.get_by_role("button", name="Reroll 1 die")).to_be_enabled()
    picture(roller.page, "reroll")
    roller.page.get_by_role("button", name="Reroll 1 die").click()
    roller.tab("Log")
    roller.page.locator(".log .line", has=roller.page.locator(".folded")).last.click()
    expect(roller.page.locator(".log .details").last).to_contain_text(re.compile("again|reroll", re.I))


def test_defence_is_a_clear_prompt(server: Server, table: Sit, picture: Picture) -> None:
    """Whoever is attacked sees a prompt that stands out, with the odds of defending."""
    target = asked(server, table, "defend")
    expect(target.page.locator(".prompt.defence")).to_contain_text("Defence")
    target.option("defend roll").hover()
    expect(target.page.locator("figure.odds").first).to_be_visible()
    picture(target.page, "defence")


def orders(server: Server, match: str, token: str) -> dict[str, str]:
    """The standing orders of a seat, as the server knows them, without those to ask."""
    with server.sit(match, token) as player:
        return {topic: order for topic, order in player.state["orders"].items() if order != "ask"}


def test_standing_orders_answer_instead(server: Server, table: Sit) -> None:
    """Orders are kept by the server, and questions they answer are not asked any more."""
    match, tokens = server.open("person", "random")
    seated = table(match, tokens)
    seated.wait()
    seated.tab("Match")
    seated.page.get_by_label("Defence tests").select_option("always")
    seated.page.get_by_label("Rerolls for mana").select_option("never")
    eventually(lambda: orders(server, match, tokens["0"]) == {"defence": "always", "rerolls": "never"})
    seated.page.reload()
    seated.wait()
    seated.tab("Match")
    expect(seated.page.get_by_label("Defence tests")).to_have_value("always")
    seated.tab("Play")
    seen: set[str] = set()
    for _ in range(45):
        seated.wait()
        if seated.over:
            break
        seen.add(seated.kind)
        offered = [o for o in seated.offered() if o not in ("end", "pass")]
        seated.click((offered or ["end"])[0])
    assert not seen & {"defend", "mana_reroll"}


def test_rules_can_be_searched(acting: Table, picture: Picture) -> None:
    """The whole rules reference is searchable, and every event of the log leads to its rules."""
    acting.tab("Rules")
    acting.page.get_by_placeholder("Search the rules").fill("flank")
    expect(acting.page.locator("article").first).to_contain_text(re.compile("flank", re.I))
    picture(acting.page, "rules")
    acting.tab("Log")
    acting.page.locator(".log .line").first.click()
    chip = acting.page.locator(".log button.chip").first
    title = chip.inner_text().removesuffix(chip.locator("small").inner_text()).strip()
    assert title, "a rule is called by its title"
    chip.click()
    rule = acting.page.locator("article").first
    expect(rule.get_by_role("heading")).to_contain_text(title)
    expect(rule).to_be_focused()


def test_the_whole_rules_reference_can_be_read(acting: Table) -> None:
    """It comes by topic, to the last rule; what is found by searching comes in parts."""
    acting.tab("Rules")
    topics = acting.page.locator(".panel details")
    expect(topics).not_to_have_count(0)
    total = acting.page.locator(".panel p", has_text=re.compile(r"^\d+ rules$"))
    count = int(total.inner_text().split()[0])
    for topic in topics.all():
        topic.locator("summary").click()
    expect(topics.locator("article")).to_have_count(count)
    acting.page.get_by_placeholder("Search the rules").fill("e")
    more = acting.page.get_by_role("button", name="Show more")
    expect(more).to_be_visible()
    while more.count():
        more.click()
    assert acting.page.locator("article").count() > count / 2


def test_a_force_is_built_at_the_table(server: Server, table: Sit, picture: Picture) -> None:
    """Points left are shown, closed cards say why, anything goes again, a prepared Force is one click."""
    setup = {"scenario": "skirmish", "forces": [None, "lords-of-snake-mountain"]}
    match, tokens = server.open("person", "random", setup=setup)
    builder = table(match, tokens)
    builder.wait()
    page = builder.page
    builder.click("add he-man")
    expect(page.locator(".force [data-line=he-man]")).to_contain_text("He-Man")
    expect(page.locator("[data-card=skeletor] .why")).to_contain_text("is not of the faction")
    page.get_by_role("button", name="Weapons").click()
    builder.click("equip 0 power-sword")
    expect(page.locator(".force")).to_contain_text("Power Sword")
    expect(page.locator("[data-card=axe] .why")).to_contain_text("melee")
    page.get_by_role("button", name="Fate cards").click()
    builder.click("take fate-01")
    page.get_by_role("button", name="Characters").click()
    builder.click("add teela")
    picture(page, "draft")
    builder.click("dismiss 0")
    expect(page.locator(".force [data-line=he-man]")).to_have_count(0)
    builder.click("putback fate-01")
    builder.click("back")
    page.locator("summary", has_text="Prepared Forces").click()
    builder.click("prepared heroes-of-grayskull")
    assert builder.kind != "draft"

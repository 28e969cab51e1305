"""The table one likes to look at: what is told in order, heard, looked up, and said before a click."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.waiting import eventually
from tests.web.axe import violations
from tests.web.serving import Player, Server, reach, texts
from tests.web.table import Table

Sit = Callable[..., Table]
Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]


# --- told in order --------------------------------------------------------------------------------

# What is to be seen, whenever it changes: dice in the tray, the arrow of an attack, the question.
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const dice = document.querySelectorAll('.tray .die').length;
    const question = document.querySelector('.table')?.dataset.decision;
    const strike = document.querySelectorAll('path.strike').length;
    const now = JSON.stringify({ dice, question, strike });
    if (window.seen.at(-1) !== now) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  look();
}"""


def fighting(player: Player, seat: int, decision: dict[str, Any]) -> str:
    """An attack whose roll follows at once: nothing can be added to it."""
    if decision["kind"] != "act":
        return ""
    return next(iter(texts(decision, "attack")), "")


def test_who_whom_and_the_roll_are_told_before_the_next_question(
    server: Server, table: Sit, picture: Picture
) -> None:
    """An attack is declared, drawn from figure to figure and rolled; only then anything else is asked."""
    reached = reach(server, fighting)
    fighter = table(reached.match, reached.tokens, pace="calm")
    fighter.wait()
    question = fighter.question
    fighter.page.evaluate(WATCH)

    fighter.option(reached.what).click()
    fighter.page.locator("path.strike").first.wait_for(state="attached")
    fighter.page.wait_for_function("() => document.querySelectorAll('.tray .die').length > 0", timeout=60_000)

    expect(fighter.page.locator(".tray .pacing button")).to_be_visible()
    seen = [json.loads(one) for one in fighter.page.evaluate("window.seen")]
    rolled = next(n for n, one in enumerate(seen) if one["dice"])
    drawn = next(n for n, one in enumerate(seen) if one["strike"])
    assert drawn <= rolled, "who attacks whom is seen before the roll"
    assert seen[rolled]["strike"], "who attacks whom is in sight while it is rolled"
    assert all(one["question"] == question for one in seen[: drawn + 1]), "nothing is asked before it is told"
    picture(fighter.page, "told")


def test_what_is_told_can_be_skipped_and_one_setting_says_how_fast(server: Server, table: Sit) -> None:
    """The button skips to the present; the pace that is chosen is kept for all games."""
    match, tokens = server.open("person", "greedy")
    seated = table(match, tokens, pace="calm")
    skip = seated.page.locator(".pacing button")
    for _ in range(40):
        seated.wait()
        if seated.page.locator(".recap").count():
            break
        offered = [o for o in seated.offered() if o not in ("end", "pass")] or seated.offered()
        seated.option(offered[0]).click()
        while skip.count() and skip.first.is_visible():
            skip.first.click(timeout=2000, no_wait_after=True) if skip.count() else None
    expect(seated.page.locator(".recap summary")).to_contain_text("While you waited")
    seated.page.locator(".habits summary").click()
    seated.page.locator(".habits select").select_option("brisk")
    assert seated.page.evaluate("localStorage.getItem('pace')") == "brisk"


HEARD = """() => {
  window.heard = 0;
  const made = (name) => {
    const before = AudioContext.prototype[name];
    AudioContext.prototype[name] = function () { window.heard += 1; return before.call(this); };
  };
  window.contexts = 0;
  window.AudioContext = class extends AudioContext { constructor() { super(); window.contexts += 1; } };
  made('createOscillator');
  made('createBufferSource');
}"""


def test_nothing_is_heard_before_the_first_gesture_and_mute_is_remembered(
    server: Server, visit: Visit
) -> None:
    """The first click wakes it; a choice is heard; muted, it stays silent, also after a reload."""
    match, tokens = server.open("person", "random")
    page = visit("/", match=match, tokens=tokens)
    page.add_init_script(f"({HEARD})()")
    page.goto(f"{server.url}/play/{match}")
    seated = Table(page)
    seated.wait()
    assert page.evaluate("[contexts, heard]") == [0, 0]
    seated.choose(next(o for o in seated.offered() if o.startswith("play ")))
    page.wait_for_function("() => contexts === 1 && heard > 0")
    page.get_by_role("button", name="Sound is on").click()
    expect(page.get_by_role("button", name="Sound is off")).to_be_visible()
    page.reload()
    seated.wait()
    expect(page.get_by_role("button", name="Sound is off")).to_be_visible()
    before = page.evaluate("heard")
    seated.choose(seated.offered()[0])
    assert page.evaluate("heard") == before


def test_the_log_is_a_story(server: Server, table: Sit, picture: Picture) -> None:
    """Rounds and turns are headings, sides have colours, dice are folded; a line lights up the board."""
    match, tokens = server.open("person", "greedy")
    seated = table(match, tokens)
    seated.play(4, until=lambda t: t.page.locator(".tray .die").count() > 0)
    seated.tab("Log")
    log = seated.page.locator(".log")
    expect(log.locator(".chapter").first).to_contain_text("Round 1")
    expect(log.locator(".turn").first).to_contain_text("activated")
    expect(log.locator(".line[data-side]").first).to_be_visible()
    expect(log.locator(".line svg").first).to_be_visible()
    folded = log.locator(".line", has=seated.page.locator(".folded")).last
    expect(log.locator(".details")).to_have_count(0)
    folded.click()
    expect(log.locator(".details li").first).to_be_visible()
    log.locator(".turn .line").last.hover()
    expect(seated.page.locator(".figure.spotlit").first).to_be_visible()
    picture(seated.page, "log")
    assert violations(seated.page) == []


# --- looked up ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_a_term_can_be_looked_up_by_key_and_by_tap(
    server: Server, table: Sit, language: str, picture: Picture
) -> None:
    """The key `?` opens the glossary anywhere; a term in a text opens it there; Escape closes it."""
    match, tokens = server.open("person", "random")
    seated = table(match, tokens)
    seated.play(2, until=lambda t: t.kind == "act")
    page = seated.page
    page.locator("header select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(".field").first.press("?")
    box = page.get_by_role("dialog")
    expect(box).to_be_visible()
    expect(box.locator("dt")).to_have_count(32)
    assert not re.findall(r"\b(?:term|glossary|topic|how)-[a-z-]+", box.inner_text())
    box.locator("dt button").nth(3).click()
    expect(box.locator("dd")).not_to_be_empty()
    assert violations(page) == []
    picture(page, f"glossary-{language}")
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    page.locator(".term").first.click()
    expect(box.locator("dd")).not_to_be_empty()


def test_the_rules_begin_with_how_the_game_goes(server: Server, table: Sit, picture: Picture) -> None:
    """First how it goes, then what matters now, then all rules by topic."""
    match, tokens = server.open("person", "random")
    seated = table(match, tokens)
    seated.play(2, until=lambda t: t.kind == "act")
    seated.tab("Rules")
    panel = seated.page.locator(".panel")
    expect(panel.locator("h2").first).to_have_text("How the game goes")
    expect(panel.locator(".how p")).to_contain_text("four rounds")
    expect(panel.locator(".now article").first).to_be_visible()
    expect(panel.locator("details")).not_to_have_count(0)
    panel.locator("summary", has_text="Moving").click()
    expect(panel.locator("details[open] article").first).to_be_visible()
    picture(seated.page, "rules-topics")


# --- said before the click, and asked no more than needed -----------------------------------------


def test_a_move_that_provokes_says_so(server: Server, table: Sit) -> None:
    """Whoever stands beside an enemy reads on the Move who may attack first."""

    def engaged(player: Player, seat: int, decision: dict[str, Any]) -> bool:
        if decision["kind"] != "act" or "move" not in texts(decision):
            return False
        intent = {"intent": "action", "character": decision["facts"]["character"], "action": "move"}
        return bool(player.ask(type="explain", intent=intent)["facts"].get("provokes"))

    reached = reach(server, engaged, fight=True)
    seated = table(reached.match, reached.tokens)
    expect(seated.option("move")).to_contain_text("may attack first")


def test_a_move_opens_without_a_path(server: Server, table: Sit) -> None:
    """No way is drawn before one points at a hex, and own figures that can be chosen are not red."""
    match, tokens = server.open("person", "random")
    seated = table(match, tokens)
    red = "getComputedStyle(document.querySelector('.figure.lit .ring')).stroke"
    seated.play(2, until=lambda t: t.kind == "activate")
    expect(seated.page.locator(".figure.lit")).not_to_have_count(0)
    assert seated.page.locator(".figure.target").count() == 0
    assert seated.page.evaluate(red) == "rgb(255, 212, 94)"
    seated.play(2, until=lambda t: t.kind == "act")
    seated.click("move")
    expect(seated.page.locator("[data-lit]").first).to_be_visible()
    expect(seated.page.locator("polyline.way")).to_have_count(0)
    seated.page.locator("[data-lit]").last.hover()
    expect(seated.page.locator("polyline.way")).to_have_count(1)


def test_odds_against_a_skill_are_the_chance_to_stop_it(server: Server, table: Sit) -> None:
    """Whoever defends against a skill reads who stops it, and how many successes would be left to it."""

    def cursed(player: Player, seat: int, decision: dict[str, Any]) -> str:
        if decision["kind"] != "defend" or "defend roll" not in texts(decision):
            return ""
        odds = player.ask(type="preview", option="defend roll")["odds"]
        return str(round(100 * odds[0]["remaining"][0])) if odds and not odds[0]["wounds"] else ""

    reached = _reach_skill(server, cursed)
    target = table(reached[0], reached[1])
    target.wait()
    target.option("defend roll").hover()
    chart = target.page.locator("figure.odds").first
    expect(chart).to_contain_text("stops it altogether")
    expect(chart.locator(".head b")).to_have_text(f"{reached[2]}%")
    expect(chart).to_contain_text("Successes left to the skill")


def _reach_skill(server: Server, wanted: Callable[..., str]) -> tuple[str, dict[str, str], str]:
    """Two players who use every skill they can, until one is asked to defend against one without wounds."""
    for number in range(10):
        match, tokens = server.open("person", "person")
        with server.sit(match, tokens["0"]) as first, server.sit(match, tokens["1"]) as second:
            players = {0: first, 1: second}
            for step in range(400):
                found = {seat: p.decision for seat, p in players.items() if p.decision}
                for seat, decision in found.items():
                    if what := wanted(players[seat], seat, decision):
                        return match, {str(seat): tokens[str(seat)]}, what
                if not found:
                    break
                seat, decision = next(iter(found.items()))
                offered = texts(decision or {})
                order = ["skill ", "defend roll", "goto", "move", "discard", "reroll", "play"]
                best = next((o for w in order for o in offered if o.startswith(w)), None)
                seq = players[seat].choose(best or offered[(number + step) % len(offered)])
                for player in players.values():
                    player.wait(seq)
    raise AssertionError("nobody had to defend against such a skill")


def test_standing_orders_are_remembered_for_the_next_match(server: Server, visit: Visit) -> None:
    """What is ordered in one match is ordered in the next of the same game, for the same person."""
    match, tokens = server.open("person", "random")
    page = visit(f"/play/{match}", match=match, tokens=tokens)
    seated = Table(page)
    seated.wait()
    seated.tab("Match")
    page.get_by_label("Defence tests").select_option("always")
    page.wait_for_function("() => localStorage.getItem('orders.battleground')?.includes('always')")

    following, others = server.open("person", "random")
    page.evaluate(f"localStorage.removeItem('battlewright.seats'); {Server.holding(following, others)}")
    page.goto(f"{server.url}/play/{following}")
    seated.wait()

    def ordered() -> bool:
        with server.sit(following, others["0"]) as player:
            return bool(player.state["orders"].get("defence") == "always")

    eventually(ordered)


# --- two at one screen ----------------------------------------------------------------------------


def test_two_at_one_screen_hand_over_only_for_what_must_be_hidden(
    server: Server, table: Sit, picture: Picture
) -> None:
    """In 48 decisions a curtain falls only before cards are chosen; otherwise the hand lies face down."""
    match, tokens = server.open("person", "person")
    shared = table(match, tokens)
    curtains = veiled = 0
    for _ in range(48):
        shared.wait()
        if shared.page.locator(".curtain").count():
            curtains += 1
            shared.page.get_by_role("button", name="Show my cards").click()
            shared.wait()
        if shared.over:
            break
        if shared.page.locator(".hand button", has_text="Show my cards").count():
            veiled += 1
            assert shared.page.locator(".card-face").count() == 0
            picture(shared.page, "face-down")
        offered = [o for o in shared.offered() if o not in ("end", "pass")] or shared.offered()
        attacks = [o for o in offered if o.startswith("attack ")]
        shared.choose((attacks or offered)[0])
    assert curtains <= 8, f"{curtains} hand-overs"
    assert veiled > 0, "the other player was asked without a curtain"


# --- offers, clocks, names, Continue --------------------------------------------------------------


def test_an_offer_names_who_makes_it_and_a_declined_one_is_told(
    server: Server, table: Sit, picture: Picture
) -> None:
    """The other side reads who offers; who offered reads who declined."""
    match, tokens = server.open("person", "person")
    first = table(match, {"0": tokens["0"]})
    second = table(match, {"1": tokens["1"]})
    first.page.locator(".table").wait_for()
    first.tab("Match")
    first.page.get_by_role("button", name="Offer a draw").click()
    expect(second.page.locator(".offer")).to_contain_text("Seat 1 offers you: a draw")
    second.page.locator(".offer").get_by_role("button", name="Decline").click()
    expect(first.page.locator(".offer")).to_contain_text("Seat 2 declined: a draw")
    picture(first.page, "declined")
    first.page.get_by_role("button", name="Understood").click()
    expect(first.page.locator(".offer")).to_have_count(0)


def test_the_clock_of_the_match_tab_runs_on_while_it_is_closed(server: Server, table: Sit) -> None:
    """The tab shows the same time as the bar above the board, whenever it is opened."""
    match, tokens = server.open("person", "person", clock={"seconds": 600, "increment": 0})
    seats = {seat: table(match, {seat: tokens[seat]}) for seat in ("0", "1")}
    shown = seats["0"].page.locator(".status .clock.running, .status .clock").first
    expect(shown).to_be_visible()
    seats["0"].page.wait_for_function(
        "() => [...document.querySelectorAll('.status .clock')].some((o) => o.textContent < '9:58')"
    )
    seats["0"].tab("Match")
    same = """() => {
      const text = (one) => one.textContent;
      const times = (where) => [...document.querySelectorAll(where)].map(text).sort().join();
      return times('.status .clock') === times('.panel .clock');
    }"""
    seats["0"].page.wait_for_function(same)


def test_a_finished_match_leaves_continue(server: Server, visit: Visit) -> None:
    """It is kept apart from those that go on."""
    match, tokens = server.open("person", "random")
    with server.sit(match, tokens["0"]) as player:
        player.send(type="resign")
    page = visit("/", match=match, tokens=tokens)
    expect(page.locator(".ended summary")).to_have_text("Finished (1)")
    assert page.locator(".held").first.locator("li").count() == 0


def test_a_map_is_fetched_once(server: Server, visit: Visit) -> None:
    """Whoever opens a match, plays and looks at the log asks once for its map."""
    match, tokens = server.open("person", "random")
    asked_for: list[str] = []
    page = visit("/", match=match, tokens=tokens)
    page.on("request", lambda request: asked_for.append(_path(request)))
    page.goto(f"{server.url}/play/{match}")
    seated = Table(page)
    seated.play(2, until=lambda t: t.kind == "act")
    seated.tab("Log")
    seated.tab("Play")
    assert len([path for path in asked_for if "/maps/" in path]) == 1


def _path(request: Request) -> str:
    return request.url.split("?")[0]


# --- small screens --------------------------------------------------------------------------------


def test_a_phone_held_sideways_shows_board_and_answers(server: Server, table: Sit, picture: Picture) -> None:
    """Beside the board stands the question with its first answers: nothing has to be scrolled."""
    match, tokens = server.open("person", "random")
    seated = table(match, tokens, width=844, height=390, touch=True)
    seated.play(2, until=lambda t: t.kind == "act")
    inside = """() => {
      const seen = (one) => {
        const at = one.getBoundingClientRect();
        const across = at.left >= 0 && at.right <= innerWidth;
        return at.width > 0 && across && at.top >= 0 && at.bottom <= innerHeight;
      };
      const field = document.querySelector('.picture').getBoundingClientRect();
      const answers = [...document.querySelectorAll('.panel [data-option]')];
      return { board: field.height > 150 && field.bottom <= innerHeight + 1,
               prompt: seen(document.querySelector('.prompt')), answers: answers.filter(seen).length };
    }"""
    found = seated.page.evaluate(inside)
    picture(seated.page, "sideways")
    assert found["board"]
    assert found["prompt"]
    assert found["answers"] >= 2
    assert violations(seated.page) == []


def test_everything_is_told_at_once_where_motion_is_reduced(server: Server, table: Sit) -> None:
    """No waiting, no tumbling: the next question is there with the result."""
    match, tokens = server.open("person", "greedy")
    seated = table(match, tokens, pace="calm", motion="reduce")
    seated.play(2, until=lambda t: t.page.locator(".tray .die").count() > 0)
    still = "getComputedStyle(document.querySelector('.tray .die')).animationName"
    assert seated.page.evaluate(still) == "none"
    assert seated.page.locator(".pacing").count() == 0
    drawn = "[...document.querySelectorAll('.strike')].map((one) => getComputedStyle(one).animationName)"
    assert all(name == "none" for name in seated.page.evaluate(drawn))


@pytest.mark.parametrize(("width", "height", "touch"), [(1024, 768, False), (390, 844, True)])
def test_the_board_stays_as_it_is_left(
    server: Server, table: Sit, width: int, height: int, touch: bool
) -> None:
    """From question to question nothing zooms or pans by itself, on a small laptop and on a phone."""
    match, tokens = server.open("person", "random")
    seated = table(match, tokens, width=width, height=height, touch=touch)

    def choose(text: str) -> None:
        seen = seated.question
        seated.option(text).dispatch_event("click")
        seated.wait(seen)

    seated.wait()
    while seated.kind != "act":
        choose(seated.offered()[0])
    view = seated.page.locator(".viewport svg").first
    first = view.get_attribute("viewBox")
    for _ in range(8):
        choose(next((o for o in seated.offered() if o == "move"), seated.offered()[-1]))
        assert view.get_attribute("viewBox") == first
    assert seated.page.locator("header").first.evaluate("e => e.offsetHeight") < 64


# --- the page of the look -------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_page_of_the_look_shows_everything_in_every_state(
    server: Server, visit: Visit, scheme: str, picture: Picture
) -> None:
    """Controls, figures, cards, dice, odds and battlegrounds stand on one page, designed dark and light."""
    page = visit("/style", scheme=scheme)
    everybody = server.get("/api/games/battleground/content?language=en")["characters"]
    expect(page.locator("#figures .figure")).to_have_count(len(everybody) + 13)  # and one in every state
    for state in ("acting", "selected", "spotlit", "target", "danger", "choose", "spent"):
        expect(page.locator(f"#figures .figure.{state}")).not_to_have_count(0)
    expect(page.locator("#grounds .palette")).to_have_count(37)
    looks = page.locator("#grounds .palette").evaluate_all(
        "all => all.map((one) => one.getAttribute('style'))"
    )
    signs = page.locator("#grounds .inlay").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    assert len(set(zip(looks, signs, strict=True))) == 37, "each battleground is told apart"
    for faction in ("masters", "evil", "horde", "rebellion", "snake-men", "preternia", "foe-men"):
        expect(page.locator(f"#cards .paper[data-faction={faction}]").first).to_be_visible()
    frames = "all => new Set(all.map((one) => getComputedStyle(one).borderTopColor)).size"
    assert page.locator("#cards .faces .paper").evaluate_all(frames) == 8  # seven factions and Glory
    expect(page.locator("#cards .hand li")).not_to_have_count(0)
    expect(page.locator("#table .die")).to_have_count(13)
    expect(page.locator("#table figure.odds")).to_have_count(3)
    expect(page.locator("#table .person")).to_be_visible()
    expect(page.locator("#table .log .line")).not_to_have_count(0)
    expect(page.locator("#others .army")).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Several hands lie on this page, each as a table has but one of it.
    assert [found for found in violations(page) if "landmark-unique" not in found] == []
    picture(page, f"style-{scheme}")

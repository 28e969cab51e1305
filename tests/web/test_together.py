"""Several people: at one screen, in two browsers, in four; what is hidden stays hidden."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.conftest import FRIEND
from tests.web.serving import Player, Server
from tests.web.table import Table, battleground

Sit = Callable[..., Table]
Picture = Callable[[Page, str], None]
# The cards lie open for a few seconds: whoever looks late still knows that they did.
WATCH_REVEAL = """() => {
  window.revealed = '';
  const look = () => (window.revealed += document.querySelector('.reveal')?.textContent ?? '');
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
REVEALED = "(name) => window.revealed.includes(name)"
# Holds back what the socket with a token receives, until it is handed over; counts what the others receive.
HOLD_MESSAGES = """(token) => {
  window.held = [];
  window.passed = 0;
  window.WebSocket = class extends WebSocket {
    set onmessage(hear) {
      super.onmessage = (event) => {
        if (this.url.includes(token)) return window.held.push(() => hear(event));
        hear(event);
        window.passed += 1;
      };
    }
  };
}"""
TEAMS = {
    "scenario": "team-battle",
    "forces": ["eternia-vanguard", "snake-mountain-coven", "eternia-watch", "snake-mountain-hunt"],
}


def hand(player: Player, seat: int) -> dict[str, str]:
    """The own cards of a seat: names by id."""
    return {card["id"]: card["name"] for card in player.state["table"]["players"][seat]["hand"]}


def asked_first(server: Server, match: str, tokens: dict[str, str]) -> int:
    """The seat that is asked in a new match: the first roll decides."""
    with server.sit(match, tokens["0"]) as first, server.sit(match, tokens["1"]) as second:
        asked: int = [bool(player.decision) for player in (first, second)].index(True)
        return asked


def test_one_screen_for_two_hides_the_other_hand(server: Server, table: Sit, picture: Picture) -> None:
    """Between two people at one screen falls a curtain; behind it only one hand is on the page."""
    match, tokens = server.open("person", "person")
    shared = table(match, tokens)
    with server.sit(match, tokens["0"]) as first, server.sit(match, tokens["1"]) as second:
        hands = [hand(first, 0), hand(second, 1)]
    curtains = 0
    while shared.kind not in ("activate", "act") and curtains < 12:
        shared.wait()
        if shared.page.locator(".curtain").count():
            seen = shared.page.content()
            assert not any(name in seen for names in hands for name in names.values())
            if curtains == 1:
                picture(shared.page, "curtain")
            curtains += 1
            shared.page.get_by_role("button", name="Show my cards").click()
            continue
        if shared.kind == "initiative":
            held = shared.page.locator(".hand").inner_text()
            mine = max((0, 1), key=lambda n: sum(name in held for name in hands[n].values()))
            other = set(hands[1 - mine].values()) - set(hands[mine].values())
            seen = shared.page.content()
            assert not any(name in seen for name in other)
        shared.choose(next(o for o in shared.offered() if o != "pass"))
    assert curtains >= 2
    expect(shared.page.locator(".reveal")).to_be_visible()


def test_cards_picked_in_two_browsers_stay_hidden_until_both_are(
    server: Server, visit: Callable[..., Page], picture: Picture
) -> None:
    """A friend joins by link; the card one has picked reaches the other only with the reveal."""
    page = visit("/")
    battleground(page).get_by_role("button", name="New game…").click()
    page.get_by_label("Played by").nth(1).select_option("open")
    page.get_by_role("button", name="Start the match").click()
    link = page.locator(".invite code").inner_text()
    frames: list[str] = []
    guest = visit("about:blank")
    guest.on("websocket", lambda socket: _listen(socket, frames))
    guest.goto(link.replace("127.0.0.1", FRIEND))
    assert not guest.evaluate("isSecureContext"), "friends in the same house come by plain HTTP"
    guest.get_by_label("Your name").fill("Teela")
    picture(guest, "join")
    guest.get_by_role("button", name="Take this seat").click()
    tables = [Table(page), Table(guest)]
    expect(page.locator(".invite")).to_have_count(0)
    _until(tables, lambda: all(t.kind == "initiative" for t in tables))

    theirs = {o for o in tables[1].offered() if o.startswith("play ")}
    mine = next(o for o in tables[0].offered() if o.startswith("play ") and o not in theirs)
    name = tables[0].option(mine).locator("xpath=ancestor::li").locator("strong").inner_text()
    frames.clear()
    for each in (page, guest):
        each.evaluate(WATCH_REVEAL)
    tables[0].option(mine).click()
    expect(page.locator(".prompt")).to_contain_text("Waiting for Teela")
    picture(page, "waiting")

    assert name not in guest.content()
    told = [re.sub(r'"deck_list":\[[^]]*\]', "", frame) for frame in frames]  # decks are known, hands are not
    assert not any(f'"{mine.split()[1]}"' in frame for frame in told)
    guest.locator('[data-option^="play "]').first.click()
    guest.wait_for_function(REVEALED, arg=name)
    picture(guest, "reveal")
    page.wait_for_function(REVEALED, arg=name)


def _listen(socket: WebSocket, frames: list[str]) -> None:
    socket.on("framereceived", lambda data: frames.append(str(data)))


def _until(tables: list[Table], done: Callable[[], bool], most: int = 250) -> None:
    """Everyone clicks the first thing offered, in turn, until something holds."""
    for _ in range(most):
        if done():
            return
        for table in tables:
            if table.kind and not done():
                offered = table.offered()
                table.choose(next((o for o in offered if o not in ("back", "pass")), offered[0]))
    raise AssertionError(f"it did not come to this in {most} rounds of clicks: {[t.kind for t in tables]}")


def test_team_battle_in_four_browsers(server: Server, visit: Callable[..., Page], picture: Picture) -> None:
    """Four people set up a Team Battle, each in a browser of their own, and begin the first round."""
    match, tokens = server.open("person", "open", "open", "open", setup=TEAMS)
    pages = [visit(f"/play/{match}", match=match, tokens=tokens)]
    for name in ("Beast", "Clawful", "Duncan"):
        guest = visit(f"/play/{match}")
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Take this seat").first.click()
        pages.append(guest)
    tables = [Table(page) for page in pages]

    _until(tables, lambda: any(t.kind == "map" for t in tables))
    picture(next(t.page for t in tables if t.kind == "map"), "map-choice")
    _until(tables, lambda: any(t.kind == "deploy_hex" for t in tables))
    picture(next(t.page for t in tables if t.kind == "deploy_hex"), "deployment")
    _until(tables, lambda: all(t.kind == "initiative" for t in tables))

    for page in pages:
        expect(page.locator(".middle")).to_contain_text(re.compile("Round 1 of"))
        expect(page.locator(".figure")).to_have_count(page.locator(".token").count())
    picture(pages[3], "team-battle")


def test_a_draw_is_offered_accepted_and_followed_by_a_rematch(server: Server, table: Sit) -> None:
    """One offers a draw, the other accepts; both go on to the rematch with sides swapped."""
    match, tokens = server.open("person", "person")
    first, second = (table(match, {seat: tokens[seat]}) for seat in ("0", "1"))
    first.tab("Match")
    first.page.get_by_role("button", name="Offer a draw").click()
    first.see("You have offered: a draw.")
    second.page.get_by_role("button", name="Accept").click()
    for seat in (first, second):
        expect(seat.page.get_by_role("dialog")).to_contain_text("Both sides agreed on a draw.")
    first.page.get_by_role("button", name="Rematch", exact=True).click()
    second.page.get_by_role("button", name="Accept the rematch").click()
    for seat in (first, second):
        seat.page.get_by_role("button", name="To the rematch").click()
        expect(seat.page.locator(".side .name").first).to_have_text("Seat 2")


def test_offers_are_answered_at_a_shared_screen(server: Server, table: Sit) -> None:
    """Both sides sit here: the other one answers a draw at once, and a rematch needs no second click."""
    match, tokens = server.open("person", "person")
    asked = asked_first(server, match, tokens)
    shared = table(match, tokens)
    expect(shared.page.locator(".curtain h1, .whose").first).to_contain_text(f"Seat {asked + 1}")
    shared.page.get_by_role("button", name="Show my cards").click()
    shared.tab("Match")
    offer = shared.page.get_by_role("button", name="Offer a draw")
    offer.click()
    shared.page.get_by_role("button", name="Decline").click()
    shared.page.get_by_role("button", name="Understood").click()
    expect(shared.page.locator(".offer")).to_have_count(0)
    offer.click()
    expect(shared.page.locator(".offer")).to_contain_text(f"Seat {2 - asked}")
    shared.page.get_by_role("button", name="Accept").click()
    shared.page.get_by_role("button", name="Rematch", exact=True).click()
    onward = shared.page.get_by_role("button", name="To the rematch")
    expect(onward).to_be_focused()
    onward.click()
    expect(shared.page.locator(".curtain, .whose").first).to_contain_text("Seat")


@pytest.mark.parametrize("late", ["0", "1"])
def test_a_shared_screen_asks_for_a_person_once(
    server: Server, visit: Callable[..., Page], late: str
) -> None:
    """Nobody is named before all sockets have answered, then who is asked; the hand lies face down."""
    match, tokens = server.open("person", "person")
    asked = asked_first(server, match, tokens)
    page = visit("/", match=match, tokens=tokens)
    page.add_init_script(f"({HOLD_MESSAGES})('{tokens[late]}')")
    page.goto(f"/play/{match}")
    page.wait_for_function("() => window.held.length && window.passed")
    expect(page.locator("[aria-busy]")).to_be_visible()
    assert page.locator(".curtain, .table").count() == 0
    page.evaluate("() => window.held.forEach((hear) => hear())")
    expect(page.locator(".whose")).to_contain_text(f"Seat {asked + 1}")
    expect(page.locator(".table")).to_be_visible()
    assert page.locator(".curtain").count() == 0
    assert page.locator(".card-face").count() == 0


def test_clocks_wait_until_everybody_is_there(server: Server, table: Sit) -> None:
    """While a seat is open no clock is shown running, as none does."""
    match, tokens = server.open("person", "open", clock={"seconds": 900, "increment": 5})
    first = table(match, tokens)
    expect(first.page.locator(".clock").first).to_have_text("15:00")
    first.page.wait_for_timeout(2500)
    expect(first.page.locator(".clock").first).to_have_text("15:00")
    expect(first.page.locator(".clock.running")).to_have_count(0)


def test_forces_that_do_not_go_together_are_refused_beside_the_button(visit: Callable[..., Page]) -> None:
    """A team has nobody twice: the form says which rules stand against it. Computers take what fits."""
    page = visit("/")
    battleground(page).get_by_role("button", name="New game").click()
    page.get_by_label("Scenario").select_option("team-battle")
    forces = [page.get_by_role("group", name=f"Seat {n}").get_by_label("Force") for n in (1, 2, 3, 4)]
    forces[0].select_option("eternia-vanguard")
    forces[2].select_option("first-game-masters")
    page.get_by_role("button", name="Start the match").click()
    problem = page.locator(".setup").get_by_role("alert")
    expect(problem).to_contain_text("No double characters")
    expect(problem).to_be_in_viewport()
    forces[2].select_option("build")
    page.get_by_role("button", name="Start the match").click()
    expect(page.locator(".figure, .prompt").first).to_be_visible()
    expect(page.locator(".side .name").first).to_contain_text("You")


def test_taking_back_needs_the_consent_of_the_other_side(server: Server, table: Sit) -> None:
    """Against a person an undo is asked for; it happens when the other side agrees."""
    match, tokens = server.open("person", "person")
    tables = [table(match, {seat: tokens[seat]}) for seat in ("0", "1")]
    _until(tables, lambda: any(t.kind == "act" for t in tables))
    mine, other = sorted(tables, key=lambda t: t.kind != "act")
    seen = mine.page.locator(".middle").inner_text()
    mine.choose("focus")
    mine.page.get_by_role("button", name="Take back").first.click()
    other.page.get_by_role("button", name="Accept").click()
    expect(mine.option("focus")).to_be_visible()
    assert mine.page.locator(".middle").inner_text() == seen


def test_a_public_match_is_watched_and_continued_from_the_lobby(
    server: Server, visit: Callable[..., Page], picture: Picture
) -> None:
    """Whoever opened it finds it under Continue, others under Watch: they see the board, nobody's hand."""
    match, tokens = server.open("person", "random", public=True, name="Open day")
    own = visit("/", match=match, tokens=tokens)
    own.get_by_role("link", name="Battleground").first.click()
    player = Table(own)
    player.wait()
    own.locator(".card-face strong").first.wait_for()
    cards = own.locator(".card-face strong").all_text_contents()

    guest = visit("/")
    guest.get_by_role("link", name="Open day").click()
    guest.get_by_role("button", name="Watch").click()

    expect(guest.locator(".figure")).not_to_have_count(0)
    expect(guest.locator(".prompt")).to_contain_text("Waiting for Seat 1")
    expect(guest.locator("[data-option]")).to_have_count(0)
    seen = guest.content()
    assert [name for name in cards if name in seen] == []
    picture(guest, "watching")
    guest.get_by_role("button", name="Measure").click()
    guest.locator(".figure").first.click()
    guest.locator(".figure").last.click()
    expect(guest.locator(".why")).to_contain_text("inches; line of sight")

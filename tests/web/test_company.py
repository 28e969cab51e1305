"""People in the browser: profiles, another device, pairing, codes, dice that can be checked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.waiting import eventually
from tests.web.axe import violations
from tests.web.conftest import ROOT
from tests.web.serving import Server
from tests.web.table import Table

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose dice nobody knows; where nobody waits but those of this module."""
    if not (ROOT / "src/battlewright/client/index.html").exists():
        pytest.fail("the client is not built: `make client`")
    many = dict.fromkeys(("public_per_hour", "people_per_hour", "lookups_per_minute"), "100000")
    started = Server(tmp_path_factory.mktemp("data"), dice="", **many)
    started.start()
    yield started
    started.stop()


def become(page: Page, name: str) -> None:
    """Make a profile."""
    page.get_by_role("link", name="Your profile").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Make a profile").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def seek(page: Page) -> None:
    """Look for somebody for Battleground, rated."""
    page.get_by_role("link", name="Battlewright").click()
    page.get_by_label("Rated", exact=True).check()
    page.get_by_role("button", name="Quick pairing").click()


def resign(page: Page) -> None:
    """Give up."""
    page.get_by_role("tab", name="Match").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_two_people_are_paired_play_and_find_it_in_their_profiles(visit: Visit, picture: Picture) -> None:
    """Two browsers: both seek the same game, play it rated, check the dice, and see result and rating."""
    first, second = visit("/"), visit("/")
    become(first, "Teela")
    become(second, "Evil-Lyn")
    seek(first)
    expect(first.get_by_text("Waiting for somebody for Battleground")).to_be_visible()
    picture(first, "company-waiting")
    seek(second)
    for page in (first, second):
        expect(page).to_have_url(re.compile("/play/"))
        page.locator(".table").wait_for()
    assert first.url == second.url
    resign(second)
    second.get_by_role("button", name="Look at the board").click()
    second.get_by_text("Dice you can check").click()
    expect(second.locator(".verdict.good")).to_contain_text(
        "fits the fingerprint that this browser was shown"
    )
    expect(second.locator(".dice")).to_contain_text("yours")
    picture(second, "company-dice")
    for page, word in ((second, "Lost"), (first, "Won")):
        page.goto("/me")
        expect(page.locator(".result")).to_contain_text(word)
        expect(page.locator("tr[data-game=battleground]")).to_contain_text("±")
        assert violations(page) == []
    picture(first, "company-profile")


def test_a_profile_goes_to_another_device_with_its_seats(visit: Visit, server: Server) -> None:
    """The link opened elsewhere makes that browser the same person, who finds the match and the seat."""
    desk = visit("/")
    become(desk, "Man-at-Arms")
    desk.get_by_role("link", name="Battlewright").click()
    desk.locator("[data-game=battleground]").get_by_role("button", name="Play now").click()
    Table(desk).wait()
    match = desk.url
    desk.goto("/me")
    desk.get_by_text("On another device").click()
    link = desk.locator(".link code").inner_text()
    phone = visit(link.removeprefix(server.url), width=390, height=844)
    phone.get_by_role("button", name="Become Man-at-Arms").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Man-at-Arms")
    expect(phone).to_have_url(re.compile("/me$"))
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.locator(".list a").first.click()
    Table(phone).wait()
    assert phone.url == match


def test_a_friend_comes_by_code_and_by_the_list(visit: Visit, server: Server, picture: Picture) -> None:
    """An open seat is listed, has a code and a picture of its link; whoever types the code sits down."""
    host = visit("/")
    host.locator("[data-game=battleground]").get_by_role("button", name="New game…").click()
    host.locator("fieldset").nth(1).get_by_label("Played by").select_option("open")
    host.get_by_text("More settings").click()
    host.get_by_label("Name of the match").fill("Come in")
    host.get_by_label(re.compile("public|list", re.IGNORECASE)).check()
    host.get_by_role("button", name="Start").click()
    code = host.locator(".code")
    expect(code).to_have_text(re.compile("^[A-Z]{6}$"))
    host.get_by_role("button", name="QR code").click()
    image = host.get_by_role("img", name="QR code of the link")
    expect(image).to_be_visible()
    host.wait_for_function("() => document.querySelector('.invite img').naturalWidth > 100")
    picture(host, "company-invite")
    friend = visit("/")
    expect(friend.get_by_role("heading", name="Open seats")).to_be_visible()
    expect(friend.locator("[data-match]", has_text="Come in")).to_contain_text("open seat")
    assert violations(friend) == []
    picture(friend, "company-lobby")
    friend.get_by_placeholder("Code or link of a match").fill(code.inner_text().lower())
    friend.get_by_role("button", name="Join").click()
    friend.get_by_role("button", name="Take this seat").click()
    friend.locator(".table").wait_for()
    expect(host.locator(".code")).to_have_count(0)
    friend.goto("/")
    friend.get_by_placeholder("Code or link of a match").fill("zzzzzz")
    friend.get_by_role("button", name="Join").click()
    expect(friend.get_by_text("No match with an open seat has this code.")).to_be_visible()
    phone = visit("/", width=390, height=844)
    expect(phone.locator("[data-match]", has_text="Come in")).to_contain_text("Watch")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    picture(phone, "company-phone")


def test_a_replay_is_opened_by_its_link(visit: Visit, server: Server) -> None:
    """Whoever is sent the link watches it, at the speed they like."""
    match, tokens = server.open("person", "random")
    with server.sit(match, tokens["0"]) as player:
        player.send(type="resign")
    page = visit(f"/replay/{match}")
    page.locator(".count").wait_for()
    expect(page.locator(".link code")).to_have_text(f"{server.url}/replay/{match}")
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".count")).to_have_text(re.compile(r"^([1-9]\d*) / \1$"))


NOTIFICATIONS = """
window.shown = [];
window.Notification = class {
  constructor(title, more) { window.shown.push([title, more.body]); }
  static permission = 'granted';
  static requestPermission = async () => 'granted';
};
"""


def test_a_correspondence_game_tells_whose_move_it_is(visit: Visit, server: Server, picture: Picture) -> None:
    """Two browsers: the one that is away is notified, finds the match under Your move, and has its days."""
    first, second = visit("/"), visit("/")
    for page, name in ((first, "Teela"), (second, "Evil-Lyn")):
        page.context.add_init_script(NOTIFICATIONS)
        page.reload()
        become(page, name)
        page.get_by_label("Tell me in this browser when it is my move").check()
        expect(page.get_by_text("This browser tells you when it is your move.")).to_be_visible()
    first.goto("/")
    first.locator("[data-game=battleground]").get_by_role("button", name="New game…").click()
    first.locator("fieldset").nth(1).get_by_label("Played by").select_option("open")
    first.get_by_text("More settings").click()
    first.get_by_label("Name of the match").fill("By letter")
    first.get_by_label("Correspondence: days for each move").select_option("3")
    first.get_by_role("button", name="Start").click()
    code = first.locator(".code").inner_text()
    second.goto("/")
    second.get_by_placeholder("Code or link of a match").fill(code)
    second.get_by_role("button", name="Join").click()
    second.get_by_role("button", name="Take this seat").click()
    second.locator(".table").wait_for()
    first.locator(".code").wait_for(state="detached")
    second.goto("/me")
    listed = second.locator(".turns")

    def told() -> bool:
        """Whoever is asked first: the other one goes on until it is the turn of the one who is away."""
        second.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
        first.evaluate("() => document.querySelector('[data-option]:not([disabled])')?.click()")
        return bool(second.evaluate("() => window.shown.length"))

    eventually(told, "nobody is told of the move")
    assert second.evaluate("() => window.shown[0]") == ["Your move", "By letter"]
    expect(listed).to_contain_text("By letter")
    assert violations(second) == []
    picture(second, "company-turns")
    listed.get_by_role("link", name="By letter").click()
    second.locator(".table").wait_for()
    second.get_by_role("tab", name="Match").click()
    expect(second.get_by_role("timer").first).to_contain_text("day")

"""People in the browser: profiles, another device, pairing, codes, dice that can be checked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.waiting import eventually
from tests.web.axe import violations
from tests.web.conftest import ROOT
from tests.web.serving import Server, anything
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
    page.locator(".count").click()
    page.keyboard.press("?")
    glossary = page.get_by_role("dialog", name="Glossary")
    glossary.get_by_role("button", name="AP", exact=True).click()
    assert violations(page) == []
    glossary.get_by_role("button", name="The whole rule").click()
    expect(page.get_by_role("region", name="Rules")).to_contain_text("BG-CARD-11")
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".count")).to_have_text(re.compile(r"^([1-9]\d*) / \1$"))


@pytest.fixture(scope="module")
def story(server: Server) -> str:
    """A match of some choices that is over."""
    match, tokens = server.open("person", "person")
    with server.sit(match, tokens["0"]) as first, server.sit(match, tokens["1"]) as second:
        players, choose = {0: first, 1: second}, anything(4)
        for _ in range(12):
            seat = next(seat for seat, player in players.items() if player.decision)
            seq = players[seat].choose(choose(seat, players[seat].decision or {}))
            for player in players.values():
                player.wait(seq)
        first.send(type="resign")
    return match


def step_to(page: Page, at: int) -> None:
    """Go to a step of a replay with the keyboard."""
    scrub = page.locator(".bar input[type=range]")
    scrub.focus()
    page.keyboard.press("Home")
    for _ in range(at):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".count")).to_have_text(re.compile(rf"^{at} / "))


def test_a_replay_is_played_on_against_the_computer(visit: Visit, story: str, picture: Picture) -> None:
    """From the middle, by keyboard; at its end there is nothing to go on from."""
    page = visit(f"/replay/{story}")
    button = page.get_by_role("button", name="Play on from here")
    page.locator(".count").wait_for()
    page.locator(".bar input[type=range]").press("End")
    expect(button).to_be_disabled()
    step_to(page, 8)
    button.press("Enter")
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog.get_by_role("combobox").first).to_be_focused()
    expect(dialog).to_contain_text("Seat 2")
    assert violations(page) == []
    picture(page, "company-play-on")
    dialog.get_by_role("button", name="Play on").press("Enter")
    page.wait_for_url(re.compile("/play/"))
    table = Table(page)
    table.wait()
    assert int(page.locator(".table").get_attribute("data-seq") or 0) >= 9
    page.get_by_role("tab", name="Match").click()
    page.get_by_text("Dice you can check").click()
    expect(page.locator(".dice code").first).to_have_text(re.compile("^[0-9a-f]{64}$"))


def test_a_replay_is_played_on_with_a_friend(visit: Visit, story: str, picture: Picture) -> None:
    """On a phone and in German: the other side is offered by link; a friend takes it in another browser."""
    page = visit(f"/replay/{story}", width=390, height=844, touch=True)
    page.locator(".count").wait_for()
    page.get_by_label("Language").select_option("de")
    step_to(page, 5)
    page.get_by_role("button", name="Von hier weiterspielen").click()
    dialog = page.get_by_role("dialog")
    rival = dialog.get_by_role("combobox").filter(has=page.locator("option:checked:not([value=me])"))
    rival.select_option("open")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    picture(page, "company-play-on-phone")
    dialog.get_by_role("button", name="Weiterspielen", exact=True).click()
    page.wait_for_url(re.compile("/play/"))
    page.locator(".code").wait_for()
    friend = visit(page.url[page.url.index("/play/") :])
    friend.get_by_role("button", name="Take this seat").click()
    friend.locator(".table").wait_for()
    expect(page.locator(".code")).to_have_count(0)


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


@pytest.mark.parametrize("language", ["en", "de", "pl", "fr"])
def test_phrases_are_read_in_the_language_of_the_reader(visit: Visit, server: Server, language: str) -> None:
    """One says it in English; the other reads it as it comes, then in the list of what was said."""
    match, tokens = server.open("person", "person")
    first = visit(f"/play/{match}", match=match, tokens={"0": tokens["0"]})
    second = visit(
        f"/play/{match}", match=match, tokens={"1": tokens["1"]}, width=390, height=844, touch=True
    )
    second.get_by_label("Language").select_option(language)
    expect(second.locator("html")).to_have_attribute("lang", language)
    expect(second.locator(".bubble")).to_be_attached()  # it shows what comes from now on
    words = {"en": "Good luck!", "de": "Viel Glück!", "pl": "Powodzenia!", "fr": "Bonne chance !"}[language]

    first.get_by_role("tab", name="Talk").click()
    first.get_by_role("button", name="Good luck!").click()
    expect(second.locator(".bubble")).to_contain_text(words)
    tab = second.locator("#tab-talk")
    expect(tab.locator(".fresh")).to_have_text("1")
    tab.click()
    expect(second.locator(".said")).to_contain_text(words)
    expect(tab.locator(".fresh")).to_have_count(0)
    assert second.evaluate("document.documentElement.scrollWidth") <= 390


def test_who_is_muted_is_not_heard(visit: Visit, server: Server, picture: Picture) -> None:
    """A face is said by keyboard; muted, nothing comes any more, also after a reload; and then again."""
    match, tokens = server.open("person", "person")
    first = visit(f"/play/{match}", match=match, tokens={"0": tokens["0"]})
    second = visit(f"/play/{match}", match=match, tokens={"1": tokens["1"]})
    for page in (first, second):
        page.get_by_role("tab", name="Talk").click()
    laugh = first.get_by_role("button", name="laughs")
    laugh.focus()
    first.keyboard.press("Enter")
    expect(second.locator(".said [data-face=laugh]")).to_be_visible()
    assert violations(second) == []
    picture(second, "company-talk")

    second.get_by_role("button", name="Mute").click()
    expect(second.locator(".said [data-face]")).to_have_count(0)
    first.get_by_role("button", name="Well played!").click()
    expect(first.locator(".said")).to_contain_text("Well played!")
    second.reload()
    second.get_by_role("tab", name="Talk").click()
    expect(second.locator(".said")).to_have_text("Nothing has been said yet.")
    second.get_by_role("button", name="Hear again").click()
    expect(second.locator(".said")).to_contain_text("Well played!")
    expect(second.get_by_label("Your own words")).to_have_count(0)


def test_own_words_where_the_host_allows_them(tmp_path: Path, visit: Visit) -> None:
    """They are written in the same place, and are text, whatever they hold."""
    free = Server(tmp_path, chat="true")
    free.start()
    try:
        match, tokens = free.open("person", "person")
        pages = [
            visit(f"{free.url}/play/{match}", match=match, tokens={seat: tokens[seat]}) for seat in ("0", "1")
        ]
        for page in pages:
            page.get_by_role("tab", name="Talk").click()
        pages[0].get_by_label("Your own words").fill("By the <b>power</b>!")
        pages[0].keyboard.press("Enter")
        expect(pages[1].locator(".said q")).to_have_text("By the <b>power</b>!")
    finally:
        free.stop()


def test_against_the_computer_there_is_nobody_to_talk_to(visit: Visit, server: Server) -> None:
    """Nor where all sit at one screen."""
    for seats in (("person", "random"), ("person", "person")):
        match, tokens = server.open(*seats)
        page = visit(f"/play/{match}", match=match, tokens=tokens)
        page.get_by_role("tab", name="Match").wait_for()
        expect(page.get_by_role("tab", name="Talk")).to_have_count(0)

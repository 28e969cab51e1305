"""The builder of Forces, armies and teams in the browser: from an empty list to a match played with it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.serving import Server
from tests.web.table import Table

Picture = Callable[[Page, str], None]
Visit = Callable[..., Page]
NOUNS = {"battleground": "Force", "heroscape": "Army", "fields": "Team"}


@pytest.fixture(scope="module", autouse=True)
def _awake(server: Server) -> None:
    """The cards of a game are put into words once; on a busy machine that takes its time."""
    for game in NOUNS:
        server.get(f"/api/games/{game}/builder")


def begin(visit: Visit, game: str, hash: str = "", **options: object) -> Page:
    """The builder of a game, with its cards."""
    page = visit(f"/build/{game}{hash}", motion="reduce", **options)
    expect(page.locator(".cards > li").first).to_be_visible()
    return page


def add(page: Page, card: str) -> None:
    """Put a card on the list, and wait until the server has looked at it."""
    page.locator(f"[data-card={card}] .add").click()
    expect(page.locator(f"[data-card={card}].held")).to_be_visible()


def section(page: Page, name: str) -> None:
    """Show the cards of a section."""
    page.get_by_role("group", name="Kinds of cards").get_by_role("button", name=name).click()


def legal(page: Page) -> None:
    """Wait until the list is legal."""
    expect(page.locator(".verdict.legal")).to_be_visible()


def rows(page: Page) -> list[str]:
    """The cards of the list."""
    found: list[str] = page.locator("[data-line]").evaluate_all("all => all.map(one => one.dataset.line)")
    return found


def test_a_force_is_built_and_everything_refused_says_why(visit: Visit, picture: Picture) -> None:
    """Faction, slots, points and deck; whatever is on the list can go at any time; undo brings it back."""
    page = begin(visit, "battleground")
    add(page, "he-man")
    expect(page.locator("[data-card=skeletor] .why")).to_contain_text("not of the faction")
    expect(page.locator("[data-card=skeletor] .why")).to_contain_text("BG-FORCE-02")
    section(page, "Weapons")
    add(page, "power-sword")
    expect(page.locator("[data-card=mace] .why")).to_contain_text("melee")
    expect(page.locator(".slots")).to_contain_text("melee 1/1")
    section(page, "Fate cards")
    add(page, "fate-01")
    expect(page.locator(".problems")).to_contain_text("The deck has 1 Fate cards and needs 20.")
    section(page, "Characters")
    add(page, "teela")
    picture(page, "builder-battleground")

    page.get_by_role("button", name="Take Power Sword from He-Man").click()
    expect(page.locator(".pieces")).to_have_count(0)
    page.get_by_role("button", name="Take He-Man off the list").click()
    expect(page.locator("[data-line=he-man]")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-line=he-man]")).to_be_visible()


def test_cards_are_found_and_compared(visit: Visit) -> None:
    """By a word, by a filter, only those that fit; two beside each other with the better numbers marked."""
    page = begin(visit, "heroscape")
    page.get_by_role("searchbox").fill("viking")
    expect(page.locator("[data-card=finn-the-viking-champion]")).to_be_visible()
    expect(page.locator("[data-card=zettian-guards]")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="Filters").click()
    page.locator(".traits").get_by_label("General").select_option("utgar")
    expect(page.locator("[data-card=finn-the-viking-champion]")).to_have_count(0)
    page.get_by_label("At most, in points").fill("40")
    kinds = page.locator(".cards .kinds")
    expect(kinds.first).to_contain_text("Utgar")
    assert all("Utgar" in text for text in kinds.all_inner_texts())
    for card in page.locator(".cards > li").all()[:2]:
        card.locator(".compare").click()
    page.get_by_role("button", name="Compare (2)").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("thead th")).to_have_count(2)
    expect(dialog.locator(".best").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("game", NOUNS)
def test_a_list_by_chance_is_kept_shared_and_read_again(visit: Visit, game: str) -> None:
    """Legal at once; kept over a reload; the same by its link, in another browser, and by its text."""
    page = begin(visit, game)
    page.get_by_role("button", name="By chance").click()
    legal(page)
    drawn = rows(page)
    page.get_by_label(f"Name: {NOUNS[game]}").fill("My pride")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".done")).to_have_text("Saved in this browser and on the server.")

    page.reload()
    expect(page.locator(".cards > li").first).to_be_visible()
    page.get_by_label("My lists …").select_option("My pride")
    legal(page)
    assert rows(page) == drawn

    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".done")).to_have_text("The link is copied.")
    link = str(page.evaluate("window.copied"))
    page.get_by_role("button", name="Copy as text").click()
    expect(page.locator(".done")).to_have_text("Copied as text.")
    text = str(page.evaluate("window.copied"))

    friend = begin(visit, game, link[link.index("#") :])
    legal(friend)
    assert rows(friend) == drawn
    expect(friend.get_by_label(f"Name: {NOUNS[game]}")).to_have_value("My pride")
    friend.get_by_role("button", name="Empty", exact=True).click()
    expect(friend.locator("[data-line]")).to_have_count(0)
    friend.get_by_role("button", name="From text").click()
    friend.locator("textarea").fill(f"{text}\nNobody at all")
    friend.get_by_role("button", name="Read the text").click()
    legal(friend)
    assert rows(friend) == drawn
    expect(friend.get_by_role("alert")).to_contain_text("Nobody at all")

    page.get_by_role("button", name="Forget").click()
    expect(page.get_by_label("My lists …")).to_have_count(0)


def test_lists_come_from_the_server_to_another_browser_of_the_same_person(visit: Visit) -> None:
    """Whoever has the key has the lists."""
    page = begin(visit, "fields")
    page.get_by_role("button", name="By chance").click()
    legal(page)
    page.get_by_label("Name: Team").fill("Three friends")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".done")).to_contain_text("on the server")
    key = page.evaluate("localStorage.getItem('battlewright.lists.key')")

    other = visit("about:blank")
    other.add_init_script(f"localStorage.setItem('battlewright.lists.key', {json.dumps(key)})")
    other.goto("/build/fields")
    other.get_by_label("My lists …").select_option("Three friends")
    legal(other)
    assert rows(other) == rows(page)


def test_a_list_on_paper(visit: Visit) -> None:
    """Printed, only the sheet is seen: every line, and each card in full."""
    page = begin(visit, "battleground")
    page.get_by_role("button", name="By chance").click()
    legal(page)
    lines = len(rows(page))
    page.emulate_media(media="print")
    expect(page.locator(".builder")).to_be_hidden()
    sheet = page.locator(".sheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator("tbody tr")).to_have_count(lines)
    assert sheet.locator(".frame").count() >= lines


@pytest.mark.parametrize("game", NOUNS)
def test_a_match_is_played_with_a_list(visit: Visit, game: str) -> None:
    """From the builder to the form with the list on the own seat, and to the table."""
    page = begin(visit, game)
    page.get_by_role("button", name="By chance").click()
    legal(page)
    expect(page.get_by_role("button", name="Play with it")).to_be_enabled()
    page.get_by_role("button", name="Play with it").click()
    form = page.locator("section.setup")
    chosen = form.locator("select", has=page.locator("option:checked[value^='own:']"))
    expect(chosen.first).to_be_visible()
    if game == "fields":  # the list is of one side: whoever fits it not is told so, so try both
        form.get_by_role("button", name="Start").click()
        page.wait_for_function(
            "() => location.pathname.startsWith('/play/') || document.querySelector('.problem')"
        )
        return
    form.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/play/"))
    Table(page).wait()


def test_the_builder_by_keyboard(visit: Visit) -> None:
    """Search, filters, a card added and taken off again without a mouse."""
    page = begin(visit, "heroscape")
    page.keyboard.press("?")
    glossary = page.get_by_role("dialog", name="Glossary")
    expect(glossary.locator("dt").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(glossary).to_have_count(0)
    page.get_by_role("searchbox").focus()
    page.keyboard.type("finn the viking")
    expect(page.locator(".cards > li")).to_have_count(1)
    page.keyboard.press("Tab")  # filters
    page.keyboard.press("Tab")  # only what fits
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Add Finn the Viking Champion")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-line=finn-the-viking-champion]")).to_be_visible()
    off = page.get_by_role("button", name="Take Finn the Viking Champion off the list")
    off.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-line]")).to_have_count(0)


@pytest.mark.parametrize("game", NOUNS)
def test_the_builder_on_a_phone(visit: Visit, picture: Picture, game: str) -> None:
    """One of cards and list at a time; nothing is wider than the screen."""
    page = begin(visit, game, width=390, height=844, touch=True)
    page.get_by_role("button", name=re.compile(rf"^{NOUNS[game]} \(")).click()
    page.get_by_role("button", name="By chance").click()
    legal(page)
    expect(page.locator(".cards").first).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    picture(page, f"builder-phone-{game}")
    page.get_by_role("button", name="Cards", exact=True).click()
    expect(page.locator(".cards").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing(visit: Visit, scheme: str) -> None:
    """With a list, with problems, with filters open and cards compared."""
    page = begin(visit, "battleground", scheme=scheme)
    page.get_by_role("button", name="By chance").click()
    legal(page)
    page.get_by_role("button", name="Filters").click()
    assert violations(page) == []
    page.get_by_role("button", name=re.compile("off the list$")).last.click()  # a card of the deck
    expect(page.locator(".problems")).to_be_visible()
    page.locator(".cards .compare").first.click()
    page.get_by_role("button", name="Compare (1)").click()
    assert violations(page) == []


@pytest.mark.parametrize(
    ("language", "noun", "verdict"),
    [
        ("de", "Trupp", "Erlaubt und spielbereit."),
        ("fr", "Force", "Valable : prête à jouer."),
        ("pl", "Oddział", "Zgodne z zasadami, gotowe do gry."),
    ],
)
def test_the_builder_in_other_languages(visit: Visit, language: str, noun: str, verdict: str) -> None:
    """Switched while a list is being built: cards, reasons and the verdict change, the list stays."""
    page = begin(visit, "battleground")
    page.get_by_role("button", name="By chance").click()
    legal(page)
    drawn = rows(page)
    page.get_by_label("Language").select_option(language)
    expect(page.locator(".bar h1")).to_contain_text(noun)
    expect(page.locator(".verdict")).to_have_text(verdict)
    assert rows(page) == drawn

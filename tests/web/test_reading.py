"""Reading: languages without a reload, the plain table, replays, the words of the interface."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from battlewright.texts import browser_texts
from tests.web.serving import Server, anything
from tests.web.table import Table

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src/battlewright/locales"
WORKSHOP = ROOT / "src/battlewright/games/heroscape/workshop"
BUILDER = ROOT / "src/battlewright/games/heroscape/board/build.py"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if (folder / "web.ftl").exists())

Sit = Callable[..., Table]
Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]
POSITION = re.compile("Position|Stelle|Stand")


def message(language: str, id: str) -> str:
    """A message without variables, read from its file."""
    text = browser_texts(language)
    found = re.search(rf"^{re.escape(id)} = (.+)$", text, re.MULTILINE)
    assert found is not None, f"{language} has no {id}"
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_switched_without_a_reload(
    server: Server, table: Sit, language: str, picture: Picture
) -> None:
    """Interface, question, options and log change at once; no id of a message is ever shown."""
    match, tokens = server.open("person", "random")
    seated = table(match, tokens)
    seated.play(7, until=lambda t: t.kind == "act")
    seated.page.evaluate("window.mark = 'still here'")
    prompt, recent = seated.page.locator(".prompt h2"), seated.page.locator(".tray .news")
    asked, happened = prompt.inner_text(), recent.inner_text()

    seated.page.locator("header select").first.select_option(language)

    expect(seated.page.get_by_role("tab").first).to_have_text(message(language, "tab-play"))
    expect(seated.page.locator("html")).to_have_attribute("lang", language)
    if language != "en":
        expect(prompt).not_to_have_text(asked)
        expect(recent).not_to_have_text(happened)
        expect(seated.option("end")).not_to_have_text("End the turn")
    assert seated.page.evaluate("window.mark") == "still here"
    shown = seated.page.locator("body").inner_text()
    ids = set(re.findall(r"^([a-z]+(?:-[a-z]+)+) =", browser_texts("en"), re.MULTILINE))
    assert not [word for word in re.findall(r"[a-z]+(?:-[a-z]+)+", shown) if word in ids]
    picture(seated.page, f"language-{language}")


def test_the_plain_table_plays(server: Server, table: Sit, picture: Picture) -> None:
    """A few turns on the text-only table: options in groups, odds in words, the position as tables."""
    match, tokens = server.open("person", "random")
    seated = table(match, tokens)
    seated.wait()
    seated.tab("Match")
    seated.page.get_by_label("Plain table (text only)").check()
    choose = anything(11)
    for n in range(16):
        seated.wait()
        if seated.over:
            break
        options = [{"text": text, "type": text.split()[0]} for text in seated.offered() if text != "pass"]
        seated.click(choose(0, {"options": options}))
        if n == 6:
            picture(seated.page, "plain")
    expect(seated.page.locator(".plain table").first).to_be_visible()
    # People read words, and count seats from one; numbers and ids are for programs.
    figure = seated.page.locator(".plain tbody tr").first
    expect(figure.locator("td").nth(1)).to_have_text("1")
    expect(figure.locator("td").nth(4)).to_have_text(re.compile("north|south|east|west"))
    seated.why("attack").get_by_role("button", name="BG-").first.click()
    expect(seated.page.locator("article").first).to_contain_text("BG-")
    seated.page.reload()
    expect(seated.page.locator(".plain")).to_be_visible()


@pytest.fixture(scope="module")
def recorded(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The replay of a match that ended early."""
    match, tokens = server.open("person", "random")
    policy = anything(5)
    with server.sit(match, tokens["0"]) as player:
        for _ in range(40):
            while player.decision is None and not player.state["outcome"]:
                player.hear()
            if player.state["outcome"]:
                break
            seq = player.choose(policy(0, player.decision or {}))
            player.wait(seq)
        if not player.state["outcome"]:
            player.send(type="resign")
    path = tmp_path_factory.mktemp("replays") / "match.replay"
    path.write_text(server.text(f"/api/matches/{match}/replay"), encoding="utf-8")
    return path


def test_a_replay_is_loaded_stepped_scrubbed_and_saved(
    visit: Visit, recorded: Path, picture: Picture, tmp_path: Path
) -> None:
    """Upload, step, scrub, jump to an event, download: the same file comes back."""
    page = visit("/replay")
    page.get_by_label("Replay file").set_input_files(recorded)
    count = page.locator(".count")
    expect(count).to_contain_text("0 /")
    page.get_by_role("button", name="One step forward").click()
    expect(count).to_contain_text("1 /")
    page.get_by_role("slider", name=POSITION).fill("12")
    expect(count).to_contain_text("12 /")
    expect(page.locator("ol li").first).not_to_be_empty()
    page.get_by_role("button", name="One step back").click()
    expect(count).to_contain_text("11 /")
    jump = page.get_by_role("combobox", name="Jump to…")
    jump.select_option(index=1)
    expect(page.locator("ol")).to_contain_text("Round 1 begins.")
    page.get_by_role("button", name="Round 1 begins.").click()
    chip = page.locator(".log button.chip").first
    chip.click()
    expect(page.locator("article").first).to_be_focused()
    expect(page.locator("article small").first).to_have_text(chip.locator("small").inner_text())
    page.get_by_role("slider", name=POSITION).fill("30")
    page.locator(".figure").first.wait_for()
    picture(page, "replay")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the replay").click()
    saved = tmp_path / "saved.replay"
    download.value.save_as(saved)
    assert saved.read_text(encoding="utf-8") == recorded.read_text(encoding="utf-8")


def test_a_damaged_replay_is_refused_in_words(visit: Visit, recorded: Path, tmp_path: Path) -> None:
    """A replay that was changed is not shown; the page says what to do, and on demand what was found."""
    damaged = tmp_path / "damaged.replay"
    lines = recorded.read_text(encoding="utf-8").splitlines()
    damaged.write_text("\n".join(lines[: len(lines) // 2]), encoding="utf-8")
    page = visit("/replay")
    page.get_by_label("Replay file").set_input_files(damaged)
    alert = page.get_by_role("alert")
    expect(alert.locator("p")).to_have_text(message("en", "problem-replay"))
    expect(alert.locator("code")).not_to_be_visible()
    page.locator("header select").first.select_option("pl")
    expect(alert.locator("p")).to_have_text(message("pl", "problem-replay"))
    alert.get_by_text(message("pl", "problem-details")).click()
    expect(alert.locator("code")).not_to_be_empty()


def test_the_log_of_a_replay_calls_cards_by_their_names(visit: Visit, server: Server, recorded: Path) -> None:
    """A rule that is a card or a skill is no id: its name stands there, in the language of the reader."""
    fate = server.get("/api/games/battleground/content?language=de")["fate"]
    shown = server.post("/api/replays", {"text": recorded.read_text(encoding="utf-8"), "language": "de"})
    step, line, card = next(
        (n, row, rule)
        for n, step in enumerate(shown["steps"])
        for row, told in enumerate(step["log"])
        for rule in told["rules"]
        if rule in fate
    )
    page = visit("/replay")
    page.locator("header select").first.select_option("de")
    page.locator("input[type=file]").set_input_files(recorded)
    page.get_by_role("slider", name=POSITION).fill(str(step))

    page.locator(".log .line").nth(line).click()

    expect(page.locator(".log .chip", has_text=fate[card]["name"])).to_have_text(fate[card]["name"])


def sources() -> str:
    """All of the client's source."""
    files = [*(ROOT / "web/src").rglob("*.svelte"), *(ROOT / "web/src").rglob("*.ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_every_word_of_the_interface_has_a_message() -> None:
    """Each id the client asks for is in an English file of its own, and nothing in them goes unused."""
    volumes = ("maker", "glossary", "company")
    texts = [(LOCALES / f"en/{name}.ftl").read_text(encoding="utf-8") for name in volumes]
    texts.append(browser_texts("en"))
    ids = set(re.findall(r"^([a-z][\w-]*) =", "\n".join(texts), re.MULTILINE))
    code = sources()
    asked = set(re.findall(r"\bt\(\s*'([\w-]+)'", code))
    prefixes = set(re.findall(r"\bt\(\s*`([\w-]+-)\$\{", code))
    prefixes |= {f"{family}-" for family in re.findall(r"\bword\(\s*'([\w-]+)'", code)}
    prefixes |= set(re.findall(r"\bword\(\s*`([\w-]+-)\$\{", code))
    engine = "\n".join(path.read_text(encoding="utf-8") for path in WORKSHOP.glob("*.py"))
    said = set(re.findall(r"\"(maker-[\w-]+)\"", engine)) | {"maker-piece-hive"}
    said |= {f"maker-finding-{kind}" for kind in re.findall(r"\"([\w-]+)\"", engine + BUILDER.read_text())}
    said |= set(re.findall(r"'([a-z][\w-]+-[\w-]+)'", code))  # handed on to whoever says it
    assert asked - ids == set()
    assert [p for p in prefixes if not any(id.startswith(p) for id in ids)] == []
    assert [id for id in sorted(ids - asked - said) if not any(id.startswith(p) for p in prefixes)] == []


def test_every_icon_is_credited() -> None:
    """The licence of the icons asks for it: each one used is named in NOTICE."""
    used = (
        (ROOT / "web/tools/icons.mjs").read_text(encoding="utf-8").split("const wanted = {")[1].split("};")[0]
    )
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    icons = re.findall(r": '([a-z-]+)'", used)
    assert len(icons) > 30
    assert [icon for icon in icons if icon.replace("-", " ") not in notice] == []

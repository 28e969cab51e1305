"""The guided first games in Chromium: a script that does only what the guide says reaches their end."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from battlewright.guides import guide_of
from tests.web.axe import violations
from tests.web.conftest import ARTEFACTS

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

# What the learner sees of the guide: which page, what to answer where, or the way to the next page.
SEEN = """() => {
  const [table, coach] = [document.querySelector('.table'), document.querySelector('.coach')];
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const answers = [...document.querySelectorAll('.beacon.answer')];
  const rings = answers.map((one) => middle(one.getBoundingClientRect()));
  return {
    decision: table?.dataset.decision, sending: table?.dataset.sending ?? '',
    step: coach?.dataset.step ?? '', page: coach?.dataset.page ?? '', over: coach?.dataset.over === 'true',
    next: Boolean(document.querySelector('.coach .on')), ring: rings[0] ?? null,
  };
}"""
READY = f"""(before) => {{
  const seen = ({SEEN})();
  return (seen.next || seen.ring) && !seen.sending && JSON.stringify(seen) !== before;
}}"""

# What is ringed lies still: a board that is being moved into sight is not aimed at.
STILL = f"""() => {{
  const ring = JSON.stringify(({SEEN})().ring);
  window.frames_still = ring === window.ring_before ? window.frames_still + 1 : 0;
  window.ring_before = ring;
  return window.frames_still > 12;
}}"""

# The page that was read has made room for the next one, or for none.
TURNED = """([step, page]) => {
  const coach = document.querySelector('.coach')?.dataset;
  return !coach || coach.step !== step || coach.page !== page || !document.querySelector('.coach .on');
}"""


def learn(visit: Visit, game: str, language: str = "en", **options: object) -> Page:
    """The guided game, begun with the button of the lobby."""
    page = visit("/", motion="reduce", **options)
    page.locator("header select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    look = json.dumps(json.dumps({"look": "2d", "quality": "low"}))
    page.evaluate(f"localStorage.setItem('heroscape-look', {look})")
    page.locator(f".tile[data-game={game}] .learn").click()
    expect(page.locator(".coach")).to_be_visible()
    return page


def follow(page: Page, most: int, until: Callable[[dict[str, Any]], bool] = lambda _: False) -> list[str]:
    """Do what the guide says and nothing else: read on, or click what is ringed; the steps that were seen."""
    steps: list[str] = []
    before = ""
    for _ in range(most):
        try:
            page.wait_for_function(READY, arg=before)
        except PlaywrightError as error:
            page.screenshot(path=ARTEFACTS / "guide-stuck.png", animations="disabled")
            raise AssertionError(f"the guide does not go on after {before}: {page.evaluate(SEEN)}") from error
        before = page.evaluate(f"JSON.stringify(({SEEN})())")
        seen = json.loads(before)
        steps += [str(seen["step"])] if str(seen["step"]) not in steps else []
        if until(seen):
            return steps
        if seen["next"]:
            page.evaluate("document.querySelector('.coach .on')?.click()")
            page.wait_for_function(TURNED, arg=[seen["step"], seen["page"]])
            if seen["over"] and not page.locator(".coach").count():
                return steps
        else:
            page.wait_for_function(STILL)
            before = page.evaluate(f"JSON.stringify(({SEEN})())")
            page.mouse.click(*json.loads(before)["ring"])
    raise AssertionError(f"the guide does not end within {most} clicks; the last step: {steps[-1]}")


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("battleground", "fr", (844, 390)), ("heroscape", "pl", (844, 390)), ("fields", "de", (1024, 768))],
)
def test_a_guided_game_is_played_to_its_end_by_doing_what_the_guide_says(
    visit: Visit, picture: Picture, game: str, language: str, size: tuple[int, int]
) -> None:
    """Every page is read, everything ringed is clicked; in the end the match is free and the strip gone.

    On a phone held sideways, too, where whatever is ringed has to come into sight by itself.
    """
    guide = guide_of(game)
    assert guide is not None
    page = learn(visit, game, language, width=size[0], height=size[1], touch=size[0] < 900)

    steps = follow(page, 250)

    assert steps == [str(number) for number in range(len(guide.step))], "no step is passed over"
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".beacon")).to_have_count(0)
    assert violations(page) == []
    picture(page, f"guide-{game}-free")


def test_a_guided_game_goes_on_after_a_reload_and_can_be_left(visit: Visit, picture: Picture) -> None:
    """The step is found again; without the guide everything is offered, and it can be taken up again."""
    page = learn(visit, "heroscape")
    follow(page, 20, lambda seen: seen["step"] == "2")
    assert violations(page) == []
    picture(page, "guide-heroscape-hill")

    page.reload()
    expect(page.locator(".coach")).to_have_attribute("data-step", "2")

    page.get_by_role("button", name="Play without the guide").click()
    take_up = page.get_by_role("button", name="Take up the guide")
    expect(take_up).to_be_visible()
    take_up.click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "2")


def test_the_words_of_the_guide_leave_the_board_free_on_a_phone(visit: Visit, picture: Picture) -> None:
    """The strip stands below the board and covers neither the board nor what is to be clicked."""
    page = learn(visit, "battleground", width=390, height=844, touch=True)
    follow(page, 20, lambda seen: seen["step"] == "2" and bool(seen["ring"]))
    picture(page, "guide-phone")

    top = page.locator(".coach").bounding_box()
    ring = page.evaluate(SEEN)["ring"]
    assert top is not None
    assert ring[1] < top["y"]
    assert violations(page) == []

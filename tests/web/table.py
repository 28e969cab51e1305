"""A person at the table in the browser: sees what is offered and clicks it."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

READY = """(seen) => {
  if (document.querySelector('[role=dialog], .curtain')) return true;
  const table = document.querySelector('.table');
  const now = table ? table.dataset.decision : '-1';
  return now !== '-1' && now !== seen && !table.dataset.sending;
}"""
ANSWERED = """(seen) => {
  const table = document.querySelector('.table');
  return !table || (table.dataset.decision !== seen && !table.dataset.sending);
}"""
OFFERING = """() => [...document.querySelectorAll('[data-option]:not([disabled])')]
  .some((e) => e.getClientRects().length)"""
OFFERED = """() => [...document.querySelectorAll('[data-option]:not([disabled])')]
  .filter((e) => e.getClientRects().length)
  .map((e) => e.getAttribute('data-option'))"""


def battleground(lobby: Page) -> Locator:
    """The tile of Battleground on the first page."""
    return lobby.get_by_role("region", name="Battleground")


class Table:
    """The page of a match."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def root(self) -> Locator:
        """The table itself."""
        return self.page.locator(".table")

    def _mark(self, name: str) -> str:
        """A mark of the table, or nothing while it is not shown."""
        return str(self.page.evaluate("(n) => document.querySelector('.table')?.dataset[n] ?? ''", name))

    @property
    def kind(self) -> str:
        """What kind of question stands; empty if none."""
        return self._mark("kind")

    @property
    def question(self) -> str:
        """The number of the question that stands."""
        return self._mark("decision")

    @property
    def over(self) -> bool:
        """Whether the result is shown."""
        return self.page.get_by_role("dialog").count() > 0

    def wait(self, seen: str = "") -> None:
        """Until there is a new question, a curtain, or the end."""
        self.page.wait_for_function(READY, arg=seen, timeout=60_000)

    def offered(self) -> list[str]:
        """Everything that can be clicked to choose, in its text form, once any of it is drawn."""
        self.page.wait_for_function(OFFERING)
        found: list[str] = self.page.evaluate(OFFERED)
        return found

    def option(self, text: str) -> Locator:
        """The control of an option."""
        return self.page.locator(f'[data-option="{text}"]').first

    def choose(self, text: str) -> None:
        """Choose, and wait until it is done."""
        seen = self.question
        self.option(text).click()
        self.page.wait_for_function(ANSWERED, arg=seen)

    def click(self, text: str) -> None:
        """Choose, and wait for the next question."""
        seen = self.question
        self.option(text).click()
        self.wait(seen)

    def person(self, name: str) -> Locator:
        """A figure on the board."""
        return self.page.locator(f'[data-person="{name}"]')

    def tab(self, name: str) -> None:
        """Open a tab beside the board."""
        self.page.get_by_role("tab", name=name, exact=True).click()

    def see(self, text: str) -> None:
        """Something is written somewhere."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def why(self, question: str) -> Locator:
        """Ask on the plain table why something cannot be done; what is answered."""
        form = self.page.locator("details", has=self.page.get_by_role("heading", name="Why can't I…?"))
        if form.get_attribute("open") is None:
            form.locator("summary").click()
        form.locator("select").first.select_option(question)
        form.get_by_role("button", name="Ask").click()
        return form.get_by_role("status")

    def roll(self, attack: str) -> Locator:
        """Attack, with nothing added, until dice lie on the table; the first of them."""
        self.choose(attack)
        die = self.page.locator(".die").first
        while not die.count():
            self.wait()
            self.choose(self.offered()[0])
        return die

    def play(self, seed: int, until: Callable[[Table], bool], most: int = 600) -> None:
        """Click what is offered until something holds: attacks first, otherwise anything."""
        chance = random.Random(seed)
        for _ in range(most):
            self.wait()
            if self.over or until(self):
                return
            offered = self.offered()
            attacks = [o for o in offered if o.startswith("attack ")]
            others = [o for o in offered if o not in ("end", "pass", "overwatch")] or offered
            self.click(chance.choice(attacks or others))
        raise AssertionError(f"it did not come to this in {most} clicks")

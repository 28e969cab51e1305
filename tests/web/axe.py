"""axe-core: the page checked for everyone's access."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES = ("dark", "light")
STILL = "*, *::before, *::after { animation: none !important; transition: none !important }"
# The hexes of the ground are a picture; what can be done on them is in other layers.
RUN = "axe.run({ exclude: ['.ground', '.terrain'] }, { resultTypes: ['violations'] })"


def violations(page: Page) -> list[str]:
    """What axe finds, in both themes: rule, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    before = page.evaluate("document.documentElement.dataset.theme")
    found: list[str] = []
    page.add_style_tag(content=STILL)
    for theme in THEMES:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        result: dict[str, Any] = page.evaluate(RUN)
        found += [
            f"{theme}: {rule['id']}: {node['target']} {node['failureSummary']}"
            for rule in result["violations"]
            for node in rule["nodes"][:3]
        ]
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", before)
    return found

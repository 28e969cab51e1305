"""The files in docs/hosting fit together, and the server: a reader for mistakes, as nothing is started."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from battlewright.server.settings import Settings

FOLDER = Path(__file__).parent.parent.parent / "docs" / "hosting"
COMPOSE: dict[str, Any] = yaml.safe_load((FOLDER / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]


def test_every_setting_is_one_of_ours_and_every_name_is_there() -> None:
    """Settings, services that are waited for, and volumes."""
    for service in SERVICES.values():
        for name in service.get("environment", {}):
            if name.startswith("BATTLEWRIGHT_"):
                assert name.removeprefix("BATTLEWRIGHT_").lower() in Settings.__struct_fields__
        assert set(service.get("depends_on", ())) <= set(SERVICES)
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (FOLDER / source).exists() if source.startswith(".") else source in COMPOSE["volumes"]


def test_servers_reach_what_they_name_and_nobody_else_is_open() -> None:
    """Database and news by the names of their services; only the proxy has ports, and knows both servers."""
    servers = [name for name in SERVICES if name.startswith("server-")]
    assert len(servers) == 2
    for name in servers:
        environment = SERVICES[name]["environment"]
        for variable in ("BATTLEWRIGHT_DATABASE", "BATTLEWRIGHT_REDIS"):
            host = environment[variable].rpartition("@")[2].rpartition("//")[2]
            assert re.split("[:/]", host)[0] in SERVICES
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["caddy"]
    caddy = (FOLDER / "Caddyfile").read_text(encoding="utf-8")
    assert all(f"{name}:8000" in caddy for name in servers)


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    """Every figure it shows is told by the server."""
    told = (Path(__file__).parent.parent.parent / "src/battlewright/server/metrics.py").read_text()
    dashboard = json.loads((FOLDER / "dashboard.json").read_text(encoding="utf-8"))
    for panel in dashboard["panels"]:
        for target in panel["targets"]:
            for figure in re.findall(r"battlewright_([a-z_]+)", target["expr"]):
                assert f'"{figure.removesuffix("_bucket")}"' in told

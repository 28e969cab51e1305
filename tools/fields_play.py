"""How games of Fields of Eternia go: what greedy players do with the content.

    python -m tools.fields_play --games 40 --seed 1                     # 40 games of each two-sided mission
    PYTHONPATH=OLD/src python -m tools.fields_play --games 40 --seed 1  # with the content of another checkout

Balance is another matter (`tools.balance`). Counted is how combats of heroes end, how often towers, paths and
flight routes are used and how many rewards find the supply empty; and, from the cards alone, which quests
are of one kind for both factions and which battle cards have no name. docs/fields.md has the figures.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from typing import Any

from battlewright.games.fields.model import combat_events as c
from battlewright.games.fields.model import events as e
from tools.balance import Plan, fields, told, two_sided

# --- what happens ---------------------------------------------------------------------------------


def counted(plan: Plan) -> Counter[str]:
    """One game: how often each thing happened."""
    state, events = told(plan)
    return Counter({"games": 1}) + fights(events, state.heroes) + ways(events) + rewards(events)


def fights(events: Iterable[Any], heroes: Any) -> Counter[str]:
    """How combats between heroes ended, and in which combat round."""
    found: Counter[str] = Counter()
    number, between = 0, False
    for event in events:
        match event:
            case c.EpicBegan(enemy=enemy):
                between, number = enemy in heroes, 0
                found["fights"] += between
            case c.CombatAvoided():
                found["avoided"] += 1
            case c.CombatRoundBegan(number=number):
                found["second rounds"] += between and number == 2
            case c.CombatWon(reason=reason) if between:
                found[reason] += 1
                found[f"{reason} in round {number}"] += 1
            case c.CombatDrawn() if between:
                found["both fall"] += 1
            case c.Struck(damage=damage) if between:
                found["blows"] += 1
                found["harm"] += damage.total
            case e.Defeated():
                found["defeats in all"] += 1
            case _:
                pass
    return found


def ways(events: Iterable[Any]) -> Counter[str]:
    """How heroes got about: towers, paths between outposts, flight routes."""
    found: Counter[str] = Counter()
    planet = fields().content.planet
    for event in events:
        match event:
            case e.TowerTravelled():
                found["towers"] += 1
            case e.Moved(path=path):
                steps = list(pairwise(path))
                found["moves"] += 1
                found["along paths"] += any(to in planet.paths.get(at, ()) for at, to in steps)
                found["by air"] += any(
                    to in [end for end, _ in planet.routes.get(at, ())] for at, to in steps
                )
            case _:
                pass
    return found


def rewards(events: Iterable[Any]) -> Counter[str]:
    """Combat cards gained, and those that the supply no longer had."""
    gained = sum(isinstance(event, e.CombatCardGained) for event in events)
    missed = sum(isinstance(event, e.CombatCardMissed) for event in events)
    return Counter({"rewards": gained + missed, "empty": missed})


# --- what the cards say ---------------------------------------------------------------------------


def same_for_both() -> list[str]:
    """Quests that tell each faction something else but ask for the same kinds of things."""
    found = []
    for quest in fields().content.quests.values():
        tasks = {faction: task for faction, task in quest.tasks.items() if faction != "any"}
        kinds = {tuple(type(demand).__name__ for demand in task.demands) for task in tasks.values()}
        if len(tasks) > 1 and len(kinds) < len(tasks):
            found.append(quest.id)
    return found


def parted() -> int:
    """How many quests ask something else of each faction."""
    return sum(len(quest.tasks) > 1 for quest in fields().content.quests.values())


# --- the report -----------------------------------------------------------------------------------


def report(name: str, found: Counter[str]) -> list[str]:
    """The figures of some games."""
    felled = found["defeat"] + found["both fall"]

    def each(what: str) -> str:
        return f"{found[what] / max(1, found['games']):.1f}"

    def of_fights(number: int) -> str:
        return f"{number / max(1, found['fights']):.0%}"

    return [
        f"{name}: {found['games']} games",
        f"  combats of heroes    {each('fights')} a game, and {each('avoided')} avoided",
        f"    with a defeat      {of_fights(felled)}, in round 1 {of_fights(found['defeat in round 1'])}",
        f"    decided by damage  {of_fights(found['damage'])}, by flight {of_fights(found['flight'])}",
        f"    in a second round  {of_fights(found['second rounds'])}",
        f"    a blow takes       {found['harm'] / max(1, found['blows']):.2f} HP",
        f"  defeats in all       {each('defeats in all')} a game",
        f"  Fast Travel          {each('towers')} a game",
        f"  moves                {each('moves')} a game, along paths {each('along paths')},"
        f" by air {each('by air')}",
        f"  combat card rewards  {each('rewards')} a game, the supply was empty for"
        f" {found['empty'] / max(1, found['games']):.2f}",
    ]


def main(arguments: list[str] | None = None) -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=40, help="for each mission")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--scenario", action="append", help="only this one; may be repeated")
    chosen = parser.parse_args(arguments)
    content = fields().content
    same = same_for_both()
    nameless = sum(not getattr(card, "name", "") for card in content.battle.values())
    print(
        f"quests that differ by faction: {parted()}, of which the same in kind: {', '.join(same) or 'none'}"
    )
    print(f"battle cards without a name: {nameless} of {len(content.battle)}")
    names = chosen.scenario or [s.id for s in content.scenarios.values() if s.mode != "solo"]
    everything: Counter[str] = Counter()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for name in names:
            games = pool.map(counted, two_sided(name, chosen.games, chosen.seed), chunksize=2)
            found = sum(games, Counter[str]())
            everything += found
            print("\n".join(report(name, found)), flush=True)
    print("\n".join(report("all missions", everything)))


if __name__ == "__main__":
    main()

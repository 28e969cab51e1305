"""What changed between two JSON values, as a patch that is a JSON value itself.

- `[value]` puts a new value in the place of the old one.
- An object patches an object: a patch for each key that is new or changed, `0` for one that is gone; where
  new keys do not come last, `"#"` lists all keys in their order.
- An object patches a list: a patch for each item that changed, by its index.
- `{"@": [start, count, item, ...]}` patches a list: from `start` on, `count` items give way to these.

An empty object changes nothing. `web/src/lib/delta.ts` applies patches in the browser; both sides are
tested on one table of cases.
"""

from __future__ import annotations

from typing import Any, TypeAlias, cast

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Patch: TypeAlias = "list[Json] | dict[str, Json]"

GONE = 0
SPLICE = "@"
ORDER = "#"


def difference(before: Json, after: Json) -> Patch:
    """The patch that leads from one value to another; empty where they are equal."""
    if before == after and type(before) is type(after):
        return {}
    if isinstance(before, dict) and isinstance(after, dict):
        return _object_difference(before, after)
    if isinstance(before, list) and isinstance(after, list):
        return _list_difference(before, after)
    return [after]


def _object_difference(before: dict[str, Json], after: dict[str, Json]) -> Patch:
    if ORDER in before or ORDER in after:
        return [after]
    patch: dict[str, Json] = {key: GONE for key in before if key not in after}
    for key, value in after.items():
        if key not in before:
            patch[key] = [value]
        elif found := difference(before[key], value):
            patch[key] = cast(Json, found)
    kept = [key for key in before if key in after]
    if kept + [key for key in after if key not in before] != list(after):
        patch[ORDER] = list(after)
    return patch


def _list_difference(before: list[Json], after: list[Json]) -> Patch:
    if len(before) == len(after) and any(isinstance(item, dict | list) for item in after):
        pairs = zip(before, after, strict=True)
        found = {str(at): difference(old, new) for at, (old, new) in enumerate(pairs)}
        return {at: cast(Json, patch) for at, patch in found.items() if patch}
    shorter = min(len(before), len(after))
    start = next((at for at in range(shorter) if before[at] != after[at]), shorter)
    end = next((at for at in range(shorter - start) if before[-1 - at] != after[-1 - at]), shorter - start)
    return {SPLICE: [start, len(before) - end - start, *after[start : len(after) - end]]}


def patched(value: Json, patch: Patch) -> Json:
    """A value after a patch; what did not change is shared with the value before."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(value, dict):
        found = {key: old for key, old in value.items() if patch.get(key) != GONE}
        for key, part in patch.items():
            if part != GONE and key != ORDER:
                found[key] = patched(found.get(key), cast(Patch, part))
        return {key: found[key] for key in cast("list[str]", patch.get(ORDER, list(found)))}
    if not isinstance(value, list):
        return value
    if SPLICE in patch:
        start, count, *items = cast("list[Any]", patch[SPLICE])
        return [*value[:start], *items, *value[start + count :]]
    changed = list(value)
    for at, part in patch.items():
        changed[int(at)] = patched(changed[int(at)], cast(Patch, part))
    return changed

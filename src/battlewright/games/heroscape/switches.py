"""The switches of a match: readings of a rule, declarations of a scenario, and optional rules.

Every switch has a value; all variants are off by default. A preset is a set of values: *summary* follows
the rules summary our ledger is made from, *official* the readings of the printed rulebook.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Switch(Struct, frozen=True):
    """What can be chosen, what holds when nothing is, and which rules it is about."""

    values: tuple[str, ...]
    default: str
    rules: tuple[str, ...]
    requires: tuple[str, ...] = ()  # other switches that must be on
    requires_for: tuple[str, ...] = ()  # only for these values (empty: for all)
    conflicts: tuple[str, ...] = ()  # "name=value" that cannot hold beside it


SWITCHES: dict[str, Switch] = {
    "climb_limit": Switch(("height", "height_minus_1"), "height", ("HS-CLIMB-01",)),
    "initiative_order": Switch(("by_roll", "clockwise"), "by_roll", ("HS-INIT-02",)),
    "flat_tile_level": Switch(("below", "same"), "below", ("HS-BOARD-03", "HS-CLIMB-05", "HS-HEIGHT-04")),
    "lava_field_check": Switch(
        ("d20_destroyed_1_19", "one_combat_die"), "d20_destroyed_1_19", ("HS-TERRAIN-LAVA-01",)
    ),
    "big_height_bonus": Switch(
        ("base_difference_10", "ten_above_figure_height"), "base_difference_10", ("HS-HEIGHT-02",)
    ),
    "marker_placement": Switch(
        ("simultaneous", "alternating"), "simultaneous", ("HS-ORDER-02", "HS-ORDER-03")
    ),
    "simultaneous_powers": Switch(("initiative", "d20_rolloff"), "initiative", ("HS-SPECIAL-05",)),
    "victory_check": Switch(("end_of_round", "immediate"), "end_of_round", ("HS-END-02",)),
    "lodin_scope": Switch(("figure", "player"), "figure", ("HS-GLYPH-LODIN-01",)),
    "nilrend_scope": Switch(
        ("powers_only", "powers_and_special_attacks"), "powers_only", ("HS-GLYPH-NILREND-02",)
    ),
    "leaving_attack_optional": Switch(("always", "opponent_may_decline"), "always", ("HS-LEAVE-02",)),
    "levels_per_rung": Switch(("1", "2", "3", "4"), "2", ("HS-LADDER-02", "HS-LADDER-09")),
    "sand_kind": Switch(("sand", "mud"), "sand", ("HS-TERRAIN-SAND-01", "HS-TERRAIN-SAND-02")),
    "snow_kind": Switch(("light", "deep"), "light", ("HS-TERRAIN-SNOW-01", "HS-TERRAIN-SNOW-02")),
    "ice_kind": Switch(("normal", "slippery"), "normal", ("HS-TERRAIN-ICE-03", "HS-TERRAIN-ICE-04")),
    "team_allies": Switch(("own_army_only", "with_teammate"), "own_army_only", ("HS-TEAM-01",)),
    "v_exclusive_armies": Switch(("off", "on"), "off", ("HSV-ARMY-01", "HSV-ARMY-02", "HSV-ARMY-03")),
    "v_two_generals": Switch(("off", "on"), "off", ("HSV-ARMY-04",)),
    "v_points_initiative": Switch(
        ("off", "on"), "off", ("HSV-POINTS-01", "HSV-POINTS-02", "HSV-POINTS-03", "HSV-POINTS-04")
    ),
    "v_power_points": Switch(
        ("off", "on"), "off", ("HSV-POWER-01", "HSV-POWER-02", "HSV-POWER-03", "HSV-POWER-04", "HSV-POWER-05")
    ),
    "v_linked_units": Switch(("off", "on"), "off", ("HSV-LINK-01", "HSV-LINK-02", "HSV-LINK-03")),
    "v_missions": Switch(
        ("off", "flag_raising", "shrines", "collect", "king_of_the_hill", "flag_theft"),
        "off",
        (
            "HSV-MISSION-01",
            "HSV-MISSION-02",
            "HSV-MISSION-03",
            "HSV-MISSION-04",
            "HSV-MISSION-05",
            "HSV-MISSION-06",
        ),
    ),
    "v_rough_ground": Switch(
        ("off", "dense_swamp", "craggy_rock", "both"),
        "off",
        ("HSV-ROUGH-01", "HSV-ROUGH-02", "HSV-ROUGH-03", "HSV-ROUGH-04"),
    ),
    "v_plant_cover": Switch(("off", "on"), "off", ("HSV-PLANT-01", "HSV-PLANT-02", "HSV-PLANT-03")),
    "v_water_depth": Switch(
        ("off", "on"), "off", ("HSV-WATER-01", "HSV-WATER-02", "HSV-WATER-03", "HSV-WATER-04")
    ),
    "v_swamp_water_cost": Switch(("off", "on"), "off", ("HSV-SWAMPWATER-01", "HSV-SWAMPWATER-02")),
    "v_soft_snow": Switch(("off", "on"), "off", ("HSV-SNOW-01",)),
    "v_road_half": Switch(("off", "on"), "off", ("HSV-ROAD-01",)),
    "v_volcano": Switch(
        ("off", "from_15", "from_12"),
        "off",
        ("HSV-VOLCANO-01", "HSV-VOLCANO-02", "HSV-VOLCANO-03", "HSV-VOLCANO-04", "HSV-VOLCANO-05"),
    ),
    "v_geyser": Switch(
        ("off", "from_15", "from_12"),
        "off",
        ("HSV-GEYSER-01", "HSV-GEYSER-02", "HSV-GEYSER-03", "HSV-GEYSER-04", "HSV-GEYSER-05"),
    ),
    "v_initiative_first": Switch(("off", "on"), "off", ("HSV-ROUND-01",)),
    "v_attack_first": Switch(("off", "on"), "off", ("HSV-TURN-01", "HSV-TURN-02")),
    "v_marker_scheme": Switch(
        (
            "off",
            "two_bluffs",
            "fourth_turn",
            "fourth_turn_small_team",
            "fourth_turn_two_x",
            "x_joker",
            "turn_counters",
            "double_sets",
            "flexible",
        ),
        "off",
        (
            "HSV-ORDER-01",
            "HSV-ORDER-02",
            "HSV-ORDER-03",
            "HSV-ORDER-04",
            "HSV-ORDER-05",
            "HSV-ORDER-06",
            "HSV-ORDER-07",
            "HSV-ORDER-08",
            "HSV-ORDER-09",
            "HSV-ORDER-10",
            "HSV-ORDER-11",
            "HSV-ORDER-12",
            "HSV-ORDER-13",
            "HSV-FLEX-01",
            "HSV-FLEX-02",
            "HSV-FLEX-03",
            "HSV-FLEX-04",
            "HSV-FLEX-05",
            "HSV-FLEX-06",
            "HSV-FLEX-07",
            "HSV-FLEX-08",
            "HSV-FLEX-09",
        ),
    ),
    "v_reorganise": Switch(
        ("off", "on"), "off", ("HSV-REORG-01", "HSV-REORG-02"), conflicts=("v_marker_scheme=turn_counters",)
    ),
    "v_cover": Switch(
        ("off", "on"), "off", ("HSV-COVER-01", "HSV-COVER-02", "HSV-COVER-03", "HSV-COVER-04", "HSV-COVER-05")
    ),
    "v_flanking": Switch(("off", "on"), "off", ("HSV-FLANK-01",)),
    "v_blank_wild": Switch(("off", "on"), "off", ("HSV-BLANK-01", "HSV-BLANK-02")),
    "v_real_height": Switch(("off", "on"), "off", ("HSV-HEIGHT-01",)),
    "v_height_distance": Switch(("off", "on"), "off", ("HSV-DIST-01", "HSV-DIST-02")),
    "v_water_fire_shield": Switch(("off", "on"), "off", ("HSV-FIRE-01",)),
    "v_turn_before_attack": Switch(("off", "on"), "off", ("HSV-FACING-01",)),
    "v_free_landing": Switch(("off", "on"), "off", ("HSV-FLY-01",)),
    "v_d20_double": Switch(("off", "on"), "off", ("HSV-D20-01",)),
    "v_landing_damage": Switch(
        ("off", "on"),
        "off",
        ("HSV-LANDING-01", "HSV-LANDING-02", "HSV-LANDING-03", "HSV-LANDING-04", "HSV-LANDING-05"),
    ),
    "v_shove": Switch(
        ("off", "on"),
        "off",
        (
            "HSV-SHOVE-01",
            "HSV-SHOVE-02",
            "HSV-SHOVE-03",
            "HSV-SHOVE-04",
            "HSV-SHOVE-05",
            "HSV-SHOVE-06",
            "HSV-SHOVE-07",
        ),
    ),
    "v_door_plain": Switch(("off", "on"), "off", ("HSV-DOOR-01",)),
    "v_taelord_140": Switch(("off", "on"), "off", ("HSV-UNIT-01",)),
    "v_drop_delay": Switch(("off", "1", "2"), "off", ("HSV-UNIT-02",)),
    "v_soulborg_blast": Switch(("off", "on"), "off", ("HSV-UNIT-03", "HSV-UNIT-04")),
    "v_tree_objects": Switch(("off", "on"), "off", ("HSV-TREE-01", "HSV-TREE-02")),
    "v_brandar": Switch(
        ("off", "power_point", "combat_die", "roll", "healing_spring"),
        "off",
        ("HSV-GLYPH-01", "HSV-GLYPH-02", "HSV-GLYPH-03", "HSV-GLYPH-04"),
        requires=("v_power_points",),
        requires_for=("power_point", "roll"),
    ),
    "v_dagmar_6": Switch(("off", "on"), "off", ("HSV-GLYPH-05",)),
    "v_erland_lower": Switch(("off", "on"), "off", ("HSV-GLYPH-06",)),
}

OFFICIAL = {
    "climb_limit": "height_minus_1",
    "initiative_order": "clockwise",
    "flat_tile_level": "below",
    "lava_field_check": "one_combat_die",
    "big_height_bonus": "ten_above_figure_height",
    "simultaneous_powers": "d20_rolloff",
    "victory_check": "immediate",
    "lodin_scope": "player",
    "nilrend_scope": "powers_and_special_attacks",
    "leaving_attack_optional": "opponent_may_decline",
}

PRESETS: dict[str, dict[str, str]] = {"summary": {}, "official": OFFICIAL}


DEFAULTS: dict[str, str] = {name: switch.default for name, switch in SWITCHES.items()}


def value(switches: Mapping[str, str], name: str) -> str:
    """What a switch is set to."""
    return switches.get(name) or DEFAULTS[name]


def chosen(wanted: Mapping[str, object]) -> dict[str, str]:
    """Switches as a match keeps them, from what a form or a person says.

    `{"v_cover": True}` turns a switch on, `{"v_volcano=from_12": True}` picks one of several settings,
    `{"v_volcano": "from_12"}` says it outright; what is false stays as it is. ValueError if it is unclear.
    """
    found: dict[str, str] = {}
    for key, said in wanted.items():
        name, setting = setting_of(str(key))
        if said is False:
            continue
        if not setting:
            setting = _other(name) if said is True else str(said)
        if found.get(name, setting) != setting:
            raise ValueError(f"switch {name}: both {found[name]!r} and {setting!r} are asked for")
        found[name] = setting
    return found


def setting_of(text: str) -> tuple[str, str]:
    """A switch and the setting it is given: `v_volcano=from_12`; without one the setting is empty."""
    name, _, setting = text.partition("=")
    return name, setting


def _other(name: str) -> str:
    """The setting that turns a switch on, where there is but one."""
    if name not in SWITCHES:
        return "on"
    others = [value for value in SWITCHES[name].values if value != SWITCHES[name].default]
    if len(others) != 1:
        raise ValueError(f"switch {name}: say which: {', '.join(SWITCHES[name].values)}")
    return others[0]


def problems(switches: Mapping[str, str]) -> list[str]:
    """What is wrong with a choice of switches, in words; empty if nothing is."""
    found = [
        f"no switch {name!r}; there are: {', '.join(SWITCHES)}" for name in switches if name not in SWITCHES
    ]
    known = {name: str(chosen) for name, chosen in switches.items() if name in SWITCHES}
    for name, chosen in known.items():
        switch = SWITCHES[name]
        if chosen not in switch.values:
            found.append(f"switch {name}: no value {chosen!r}; there are: {', '.join(switch.values)}")
        elif chosen != switch.default:
            found += _clashes(known, name, chosen, switch)
    return found


def _clashes(switches: Mapping[str, str], name: str, chosen: str, switch: Switch) -> list[str]:
    found = []
    if not switch.requires_for or chosen in switch.requires_for:
        for needed in switch.requires:
            if value(switches, needed) == "off":
                found.append(f"switch {name}={chosen} needs {needed} to be on")
    for other in switch.conflicts:
        rival, held = setting_of(other)
        if value(switches, rival) == held:
            found.append(f"switch {name}={chosen} cannot be combined with {other}")
    return found


def warnings(switches: Mapping[str, str], points: int) -> list[str]:
    """Rules that advise against this choice without forbidding it (HSV-ARMY-03)."""
    large = value(switches, "v_exclusive_armies") == "on" and points > 1000
    return ["HSV-ARMY-03"] if large else []

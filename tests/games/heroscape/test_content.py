"""A pack of one's own: good entries are played with, bad ones are told what is wrong, and where."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlewright.games import load as load_game
from battlewright.games.heroscape.content import check, load
from battlewright.kernel.entries import ContentError

HERO = """
[[unit]]
id = "ford-keeper"
name = "Ford Keeper"
general = "ullar"
rarity = "unique"
unit_type = "hero"
species = "human"
unit_class = "guard"
personality = "wary"
size = "medium"
height = 5
life = 4
move = 5
range = 1
attack = 3
defence = 4
points = 70
"""
POWER = """
[[unit.powers]]
id = "at-home"
name = "At Home"
text = "+1 defence die on water."
parts = [{part}]
"""


def written(folder: Path, **texts: str) -> Path:
    """A pack with these files."""
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def mistakes(folder: Path) -> list[str]:
    """What `check` says."""
    return [str(error) for error in check(folder)]


def power_mistakes(folder: Path, part: str) -> list[str]:
    """What `check` says of a part of a power, without the place where all of them stand."""
    found = mistakes(written(folder, units=HERO + POWER.format(part=part)))
    head = "units.toml: entry 'ford-keeper': field 'powers[0].parts"
    assert all(text.startswith(head) for text in found), found
    return [text.removeprefix(head) for text in found]


def test_a_pack_is_played_with(tmp_path: Path) -> None:
    """Its cards, armies and scenarios stand beside the shipped ones."""
    pack = written(
        tmp_path,
        units=HERO
        + POWER.format(part='{ kind = "modify", stat = "defence", when = { terrain = ["water"] } }'),
        armies='[[army]]\nid = "ford"\nname = "The Ford"\ncards = [{ card = "ford-keeper" }]\n',
        scenarios='[[scenario]]\nid = "at-the-ford"\nname = "At the ford"\ntext = "Hold it."\n'
        'map = "bloodred-river"\npoints = 200\narmies = ["ford", "ford"]\n',
    )

    assert mistakes(pack) == []
    state = load_game("heroscape", pack).new({"scenario": "at-the-ford"}, seed="1")
    assert [card.unit for card in state.cards.values()] == ["ford-keeper", "ford-keeper"]


def test_every_mistake_of_an_entry_is_named(tmp_path: Path) -> None:
    """Unknown, missing and wrong fields, each with file, entry, field and what was probably meant."""
    text = (
        HERO.replace("attack = 3", "atack = 3")
        .replace('"unique"', '"uniqe"')
        .replace("life = 4", 'life = "4"')
    )

    assert mistakes(written(tmp_path, units=text)) == [
        "units.toml: entry 'ford-keeper': field 'atack': unknown field; did you mean 'attack'?",
        "units.toml: entry 'ford-keeper': field 'rarity': unknown name 'uniqe'; did you mean 'unique'?",
        "units.toml: entry 'ford-keeper': field 'life': expected int, got str",
        "units.toml: entry 'ford-keeper': field 'attack': is missing",
    ]


@pytest.mark.parametrize(
    ("part", "complaint"),
    [
        ('{ kind = "modfy" }', "[0].kind': unknown name 'modfy'; did you mean 'modify'?"),
        ('{ kind = "modify", stat = "atack" }', "[0].stat': unknown name 'atack'; did you mean 'attack'?"),
        (
            '{ kind = "modify", stat = "move", when = { terain = ["water"] } }',
            "[0].when.terain': unknown field; did you mean 'terrain'?",
        ),
        (
            '{ kind = "modify", stat = "move", when = { terrain = ["watr"] } }',
            "[0].when.terrain': unknown terrain 'watr'; did you mean 'water'?",
        ),
        (
            '{ kind = "modify", stat = "d20" }',
            "[0].of_power': is missing: the power whose rolls are changed, or '*' for any",
        ),
        (
            '{ kind = "modify", stat = "d20", of_power = "frenzi" }',
            "[0].of_power': unknown power 'frenzi'; did you mean 'frenzy'?",
        ),
        (
            '{ kind = "bond", whom = { species = ["orcs"] } }',
            "[0].whom.species': unknown species 'orcs'; did you mean 'orc'?",
        ),
        (
            '{ kind = "bond", whom = { units = ["blade-grut"] } }',
            "[0].whom.units': unknown army card 'blade-grut'; did you mean 'blade-gruts'?",
        ),
        (
            '{ kind = "bond", whom = {}, marker = "4" }',
            "[0].marker': unknown order marker '4'",
        ),
        (
            '{ kind = "action", moment = "after-turn", rows = [{ effects = [{ do = "heel" }] }] }',
            "[0].rows[0].effects[0].do': unknown name 'heel'; did you mean 'heal'?",
        ),
        (
            '{ kind = "action", moment = "after-turn", rows = [{ least = 9 }, { least = 9 }] }',
            "[0].rows': the rows must ascend",
        ),
        (
            '{ kind = "move-mode", along_obstacle = "tre" }',
            "[0].along_obstacle': unknown obstacle 'tre'; did you mean 'tree'?",
        ),
        ('{ kind = "move-roll", rows = [[7, 3], [1, 1]] }', "[0].rows': the rows must ascend"),
        (
            '{ kind = "special-attack", range = 1, dice = 3, area = { shape = "lin" } }',
            "[0].area.shape': unknown name 'lin'; did you mean 'line'?",
        ),
        (
            '{ kind = "special-attack", range = 1, dice = 3, repeat = { kind = "pool", dice = 6 } }',
            "[0].choose_dice': is missing: how many dice of the pool one attack may take",
        ),
        (
            '{ kind = "special-attack", range = 1, dice = 3, then = { do = "venom" } }',
            "[0].aim.objects': is false where a figure must be the target",
        ),
        (
            '{ kind = "special-attack", range = 6, dice = 6, aim = { objects = false }, '
            'team = { figures = 4, how = "cluster" } }',
            "[0].team.figures': is 3 for a cluster",
        ),
        (
            '{ kind = "special-attack", range = 1, dice = 3, usage = { moved = true, unmoved = true } }',
            "[0].usage': a figure cannot have moved and not moved",
        ),
    ],
)
def test_mistakes_in_powers_are_named(tmp_path: Path, part: str, complaint: str) -> None:
    """Down to the field inside a part, an effect or a filter."""
    assert power_mistakes(tmp_path, part) == [complaint]


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        (
            "armies",
            'cards = [{ card = "mimrin" }]',
            "field 'cards[0].card': unknown army card 'mimrin'; did you mean 'mimring'?",
        ),
        (
            "armies",
            'cards = [{ card = "mimring", copies = 2 }]',
            "field 'cards[0].copies': 'mimring' is unique (HS-SETUP-08)",
        ),
        ("armies", "cards = []", "field 'cards': is empty"),
        (
            "scenarios",
            'text = "x"\nmap = "highgte"',
            "field 'map': unknown map 'highgte'; did you mean 'highgate'?",
        ),
        (
            "scenarios",
            'text = "x"\nmap = "highgate"\ngoal = { kind = "siege", marks = "kep" }',
            "field 'goal.marks': unknown mark 'kep'; did you mean 'keep'?",
        ),
        (
            "scenarios",
            'text = "x"\narmies = ["gladiator"]',
            "field 'armies[0]': unknown army 'gladiator'; did you mean 'gladiators'?",
        ),
        (
            "scenarios",
            'text = "x"\nswitches = { v_cover = "yes" }',
            "field 'switches': switch v_cover: no value 'yes'; there are: off, on",
        ),
        ("scenarios", 'text = "x"\nplayers = [1]', "field 'players': lists numbers of players from 2 to 6"),
        ("scenarios", 'text = "x"\nglyphs = { A1 = "?Z" }', "field 'glyphs.A1': no glyph has the letter 'Z'"),
        (
            "glyphs",
            'letter = "A"\nlasting = true\ntext = "x"',
            "field 'letter': 'A' is the letter of 'astrid'",
        ),
    ],
)
def test_mistakes_in_other_entries_are_named(tmp_path: Path, file: str, text: str, complaint: str) -> None:
    """What an army or a scenario refers to must be there."""
    table = {"armies": "army", "scenarios": "scenario", "glyphs": "glyph"}[file]
    written(tmp_path, **{file: f'[[{table}]]\nid = "mine"\nname = "Mine"\n{text}\n'})

    assert mistakes(tmp_path) == [f"{file}.toml: entry 'mine': {complaint}"]


def test_mistakes_of_whole_files_are_named(tmp_path: Path) -> None:
    """Files nobody reads, tables that do not belong there, text that is no TOML, maps that cannot stand."""
    written(tmp_path, unit=HERO, armies="[[armee]]\n", scenarios="[[scenario]\n")
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "pond.toml").write_text(
        '[[map]]\nid = "pond"\nname = "Pond"\nrows = ["g1 q1"]\n', encoding="utf-8"
    )

    found = mistakes(tmp_path)

    assert found[0] == "armies.toml: field 'armee': unknown table; expected [[army]]"
    assert found[1].startswith("maps/pond.toml: entry 'pond': field 'rows[0]")
    assert found[2].startswith("scenarios.toml: not valid TOML: ")
    assert found[3] == "unit.toml: unknown file; did you mean 'units'?"


def test_shipped_entries_are_replaced_only_on_purpose(tmp_path: Path) -> None:
    """An id that exists must say so, and must exist to be replaced."""
    again = HERO.replace("ford-keeper", "mimring")
    written(tmp_path, units=again)
    assert mistakes(tmp_path) == [
        "units.toml: entry 'mimring': field 'id': exists already (say replaces = true)"
    ]

    written(tmp_path, units=again + "replaces = true\n")
    assert mistakes(tmp_path) == []
    assert load(tmp_path).units["mimring"].card.name == "Ford Keeper"

    written(tmp_path, units=HERO + "replaces = true\n")
    assert mistakes(tmp_path) == [
        "units.toml: entry 'ford-keeper': field 'replaces': there is no 'ford-keeper' to replace"
    ]


def test_a_broken_pack_is_not_loaded(tmp_path: Path) -> None:
    """The first mistake stops it; the others are told with it."""
    with pytest.raises(ContentError, match="field 'life': is missing"):
        load(written(tmp_path, units=HERO.replace("life = 4\n", "")))

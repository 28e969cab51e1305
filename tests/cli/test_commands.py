"""Rules, replays, content checks and series on the command line, and what they say to mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from battlewright.cli import main
from battlewright.games import load
from battlewright.kernel import replay as replays
from battlewright.kernel.match import Match
from tests.cli.conftest import Command


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first choices of a game, as a file."""
    match = Match(load("battleground"), {"scenario": "first-game"}, "recorded")
    for number in range(60):
        seat = match.asked[0]
        options = match.decisions()[seat].options
        match.choose(seat, options[number % len(options)])
    file = tmp_path_factory.mktemp("replays") / "game.replay"
    file.write_text(replays.write(replays.record(match)), encoding="utf-8")
    return file


# Rules


def test_a_rule_is_shown_with_the_tests_that_prove_it(battlewright: Command) -> None:
    """Wording, reading, examples, neighbours, and tests where there is a checkout."""
    out = battlewright("rules", "bg-big-14").out

    assert out.startswith("BG-BIG-14  Cover of a massive target\n")
    assert "Our reading: " in out
    assert "switch massive_cover_low_only" in out
    assert "See also: BG-COVER-03, BG-COVER-04" in out
    assert "tests/" in out or "No test cites this rule." in out


def test_the_rules_of_the_other_games_are_shown_as_well(battlewright: Command) -> None:
    """With their tests."""
    for game, rule in (("heroscape", "HS-LOS-01"), ("fields", "FE-EPIC-01")):
        result = battlewright("rules", "--game", game, rule)
        assert result.status == 0
        assert result.out.startswith(f"{rule}  ")
        assert f"tests/games/{game}/" in result.out


def test_words_list_the_rules_that_fit(battlewright: Command) -> None:
    """Many by title, few in full."""
    out = battlewright("rules", "high", "obstacle").out

    assert "rules match:" in out
    assert "BG-LOS-" in out


def test_all_rules_are_listed_without_a_question(battlewright: Command) -> None:
    """One line each."""
    assert len(battlewright("rules").out.splitlines()) == 387


def test_an_unknown_rule_is_a_mistake(battlewright: Command) -> None:
    """And says how to search."""
    result = battlewright("rules", "xyzzy")

    assert result.status == 2
    assert result.err == "battlewright: No rule matches “xyzzy”. Try: battlewright rules cover\n"


# Replays


def test_a_replay_is_told_and_verified(battlewright: Command, recorded: Path) -> None:
    """What happened, in sentences, and that it leads to the same state."""
    result = battlewright("replay", str(recorded))

    assert result.status == 0
    assert "Round 1 begins." in result.out
    assert "Verified: " in result.out
    assert "The game was not finished." in result.out


def test_a_replay_can_be_verified_alone(battlewright: Command, recorded: Path) -> None:
    """Without telling it."""
    out = battlewright("replay", str(recorded), "--verify").out

    assert "Verified: " in out
    assert "Round 1 begins." not in out


def test_a_replay_can_be_stepped_through(battlewright: Command, recorded: Path) -> None:
    """With the board after each choice, until the reader stops."""
    out = battlewright("replay", str(recorded), "--step", typed="\n\nq\n").out

    assert out.count("Enter continues, q stops.") == 3
    assert "HM" in out
    assert "Verified" not in out


def test_a_replay_is_analysed_in_words_and_for_programs(battlewright: Command, tmp_path: Path) -> None:
    """Who led, the luck of each side, what cost most; the same as JSON, and in another language."""
    match = Match(load("heroscape"), {}, "analysed")
    while len(match.choices) < 4:
        seat = match.asked[0]
        match.choose(seat, match.decisions()[seat].options[-1])
    file = tmp_path / "short.replay"
    file.write_text(replays.write(replays.record(match)), encoding="utf-8")

    told = battlewright("analyse", str(file), "--language", "de")
    found = json.loads(battlewright("analyse", str(file), "--json").out)

    assert told.status == 0
    assert "4" in told.out.splitlines()[0]
    assert [lead["choice"] for lead in found["leads"]] == list(range(5))
    assert [luck["side"] for luck in found["luck"]] == [0, 1]
    assert told.out.count("Besser: ") == len(found["mistakes"])


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("battlewright-replay 1", "battlewright-replay 9", "line 1: not a replay of this program"),
        ("version: ", "version: 0.", "made with version 0."),
        ("content: ", "content: 0", "made with other content"),
        ("game: battleground", "game: chess", "no game 'chess'"),
        ("digest: ", "digest: 0", "does not verify"),
        ("choices: 60", "choices: 600", "cut short after line"),
        ("choices: 60", "choices: many", "damaged header"),
    ],
)
def test_a_damaged_replay_is_refused(
    battlewright: Command, recorded: Path, tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    """Another version, other content, a changed or missing part: each is said in one line."""
    file = tmp_path / "bad.replay"
    file.write_text(recorded.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")

    result = battlewright("replay", str(file), "--verify")

    assert result.status == 2
    assert complaint in result.err
    assert len(result.err.splitlines()) == 1


def test_what_is_no_replay_is_refused(battlewright: Command, tmp_path: Path) -> None:
    """No file, a folder, no text."""
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")

    for file in (tmp_path / "missing", tmp_path, picture):
        result = battlewright("replay", str(file))
        assert result.status == 2
        assert result.err.startswith(f"battlewright: {file}: ")


# Content


def test_a_broken_pack_is_told_every_mistake(battlewright: Command, tmp_path: Path) -> None:
    """File, entry and field of each, and status 1."""
    (tmp_path / "weapons.toml").write_text(
        '[[weapon]]\nid = "club"\nname = "Club"\ntype = "meele"\ncost = 3\nrows = []\n\n'
        '[[weapon]]\nid = "rock"\nname = "Rock"\ntype = "ranged"\ncots = 1\nrows = []\n',
        encoding="utf-8",
    )
    (tmp_path / "spells.toml").write_text("", encoding="utf-8")

    result = battlewright("content", "check", str(tmp_path))

    assert result.status == 1
    assert (
        "weapons.toml: entry 'club': field 'type': unknown name 'meele'; did you mean 'melee'?" in result.out
    )
    assert "weapons.toml: entry 'rock': field 'cots': unknown field; did you mean 'cost'?" in result.out
    assert "spells.toml: unknown file" in result.out
    assert result.out.splitlines()[-1].endswith("mistakes.")


def test_a_good_pack_is_fine(battlewright: Command, tmp_path: Path) -> None:
    """Nothing to say against it."""
    (tmp_path / "weapons.toml").write_text(
        '[[weapon]]\nid = "cudgel"\nname = "Cudgel"\ntype = "melee"\ncost = 3\norigin = "authored"\n'
        'rows = [{ at = 1, do = [{ do = "wound", amount = 1 }] }]\n',
        encoding="utf-8",
    )

    result = battlewright("content", "check", str(tmp_path))

    assert (result.status, result.out) == (0, f"{tmp_path}: no mistakes.\n")


def test_a_pack_of_another_game_is_checked_by_its_game(battlewright: Command, tmp_path: Path) -> None:
    """`--game` says whose entries they are."""
    (tmp_path / "armies.toml").write_text(
        '[[army]]\nid = "mine"\nname = "Mine"\ncards = [{ card = "mimrin" }]\n', encoding="utf-8"
    )

    result = battlewright("content", "check", str(tmp_path), "--game", "heroscape")

    assert result.status == 1
    assert result.out.startswith(
        "armies.toml: entry 'mine': field 'cards[0].card': unknown army card 'mimrin'"
    )
    assert "armies.toml: unknown file" in battlewright("content", "check", str(tmp_path)).out
    assert battlewright("content", "check", str(tmp_path), "--game", "chess").status == 2


def test_a_pack_for_fields_is_told_file_entry_and_field(battlewright: Command, tmp_path: Path) -> None:
    """A misspelt field inside an entry, and the name of an area that is nowhere."""
    (tmp_path / "spells.toml").write_text(
        '[[spell]]\nid = "spark"\nname = "Spark"\ncost = 1\nuse = ["combat"]\norigin = "authored"\n'
        'effect = { text = "A spark.", bonsues = [] }\n',
        encoding="utf-8",
    )
    (tmp_path / "areas.toml").write_text(
        '[[area]]\nid = "cave"\nname = "Cave"\nkind = "wilds"\nx = 1\ny = 1\nborders = ["gaz-vilage"]\n',
        encoding="utf-8",
    )

    result = battlewright("content", "check", "--game", "fields", str(tmp_path))

    assert result.status == 1
    assert (
        "spells.toml: entry 'spark': field 'effect.bonsues': unknown field; did you mean 'bonuses'?"
        in result.out
    )
    assert (
        "areas.toml: entry 'cave': field 'borders': there is no 'gaz-vilage'; did you mean 'gaz-village'?"
        in result.out
    )


@pytest.mark.parametrize("game", ["battleground", "heroscape", "fields"])
def test_no_game_begins_with_a_broken_pack(battlewright: Command, tmp_path: Path, game: str) -> None:
    """One line that names the place, no more."""
    (tmp_path / "weapns.toml").write_text("", encoding="utf-8")

    result = battlewright("play", "--game", game, "--pack", str(tmp_path))

    assert result.status == 2
    assert result.err.startswith("battlewright: weapns.toml: unknown file")
    assert len(result.err.splitlines()) == 1


def test_a_pack_that_is_not_there_is_a_mistake(battlewright: Command, tmp_path: Path) -> None:
    """A folder is needed."""
    result = battlewright("content", "check", str(tmp_path / "nowhere"))

    assert result.status == 2
    assert "no such folder" in result.err


# The rest


def test_a_series_is_played(battlewright: Command) -> None:
    """Figures on the output, nothing else."""
    result = battlewright(
        "simulate", "battleground", "--agents", "random,random", "--games", "1", "--seed", "1", "--json"
    )

    assert result.status == 0
    assert result.out.startswith("{")
    assert battlewright("simulate", "battleground", "--agents", "nobody").status == 2


def test_no_command_is_a_mistake(battlewright: Command) -> None:
    """With the commands there are."""
    result = battlewright()

    assert result.status == 2
    assert "COMMAND" in result.err


def test_the_version_is_told(battlewright: Command) -> None:
    """For reports."""
    assert battlewright("--version").out.startswith("battlewright ")


class ClosedPipe:
    """An output whose reader has gone."""

    def write(self, text: str) -> int:
        raise BrokenPipeError

    def flush(self) -> None:
        raise BrokenPipeError

    def fileno(self) -> int:
        raise OSError

    def isatty(self) -> bool:
        return False


def test_a_closed_pipe_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """`battlewright rules | head` ends quietly."""
    monkeypatch.setattr("sys.stdout", ClosedPipe())

    assert main(["rules"]) == 141

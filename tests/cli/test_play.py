"""A game in the terminal: played through a pipe, asked about, taken back, saved, left and continued."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from battlewright.texts import Texts
from tests.cli.conftest import Command

START = ("play", "--seed", "7", "--opponent", "random")


def numbers(seed: int, count: int = 6000) -> str:
    """What somebody types who types numbers at random."""
    dice = Random(seed)
    return "".join(f"{dice.randint(1, 9)}\n" for _ in range(count))


def lines_after(out: str, question: str) -> list[str]:
    """What was said after a question was answered, up to the next prompt."""
    return out.split(question, 1)[1].split("\n> ", 1)[0].splitlines()


# Whole games


@pytest.mark.parametrize("scenario", ["first-game", "skirmish", "team-battle"])
def test_a_whole_game_is_played_with_random_numbers(battlewright: Command, scenario: str) -> None:
    """Numbers are enough to play to the end, from a prepared Force; nothing the program says lacks a word."""
    result = battlewright(*START, "--scenario", scenario, typed="1\n" + numbers(1))

    assert (result.status, result.err) == (0, "")
    assert "The game is over:" in result.out
    assert re.findall(r"⟦[^⟧]*|\{\$\w*|\x1b", result.out) == []


def test_a_game_is_the_same_again_with_the_same_seed(battlewright: Command) -> None:
    """Same seed, same answers, same words."""
    first, second = (battlewright(*START, typed=numbers(2, 60)) for _ in range(2))

    assert first.out == second.out


def test_the_evil_side_can_be_played(battlewright: Command) -> None:
    """By faction or by seat, counted from 1."""
    assert "You are Player 2 (Evil)" in battlewright(*START, "--faction", "evil").out
    assert "You are Player 2 (Evil)" in battlewright(*START, "--seat", "2").out


def test_two_people_can_share_the_keyboard(battlewright: Command) -> None:
    """The prompt says whose turn it is."""
    out = battlewright(*START, "--hot-seat", typed="1\n1\n1\n").out

    assert "All seats are played at this keyboard." in out
    assert "Player 1 (Masters) > " in out
    assert "Player 2 (Evil) > " in out


# What is shown


def test_the_board_shows_terrain_models_and_objectives(battlewright: Command) -> None:
    """Rows and columns have names; a model has two letters and an arrow."""
    out = battlewright(*START, typed="1\n").out
    rows = {line[0]: line for line in out.splitlines() if re.match(r"[A-Y]  .* [A-Y]$", line)}

    assert len(rows) == 25
    assert "HM↗" in rows["D"]
    assert "Sk↙" in rows["U"]
    assert "★" in rows["M"]
    assert "███" in rows["P"]
    assert re.search(r"HM He-Man +D17↗ +♥♥♥♥♥ +Power Sword", out)


def test_a_narrow_terminal_gets_a_narrow_board(
    battlewright: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is wider than the terminal."""
    monkeypatch.setenv("COLUMNS", "80")

    out = battlewright(*START, typed=numbers(3, 40)).out

    assert max(map(len, out.splitlines())) <= 80
    assert re.search(r"^D  (: )+HM(: )+★ ", out, flags=re.MULTILINE)


def test_colours_only_where_they_are_wanted(battlewright: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe gets none unless asked for; NO_COLOR always wins."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in battlewright(*START, typed="1\n").out

    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in battlewright(*START, typed="1\n").out


def test_choices_can_be_typed_as_they_read(battlewright: Command) -> None:
    """A name, its beginning or the text form of the option does as well as a number."""
    out = battlewright(*START, typed="player 1 (masters)\nplay glory-06\nhe-m\n").out

    assert "Player 1 (Masters) goes first" in out
    assert "He-Man is activated with" in out


def walk(*more: str) -> str:
    """He-Man's first activation, up to his menu, and more."""
    return "\n".join(["1", "play glory-07", "he-man", "1", *more, ""])


def test_places_are_typed_as_hexes(battlewright: Command) -> None:
    """Destinations are not numbered one by one; the hex is named, in either case."""
    out = battlewright(*START, typed=walk("move", "z99", "f18", "ne")).out

    assert "“z99” is not possible here. Type a hex:" in out
    assert "He-Man moves from D17 to F18" in out


# Questions


def test_why_not_is_answered_with_rules(battlewright: Command) -> None:
    """The rules that stand against something, with the facts."""
    out = battlewright(*START, typed=walk("why attack skel", "why move A1", "why focus", "why nonsense")).out

    assert re.search(r"A melee attack needs an engaged target, .*\[BG-MELEE-02\]", out)
    assert re.search(r"The way to A1 costs \d+ MP, .*\[BG-MOVE-01\]", out)
    assert "This is allowed." in out
    assert "Ask like this: why attack skeletor" in out


def test_anything_can_be_measured_and_looked_up(battlewright: Command) -> None:
    """Distances, cards, rules and the hand are there to be asked for."""
    out = battlewright(
        *START, typed=walk("m skeletor", "i power sword", "r BG-LOS-01", "h", "?", "i xyzzy")
    ).out

    assert re.search(r"[\d.]+ inches, .*in the front arc of the target\.", out)
    assert "melee" in "\n".join(lines_after(out, "> i power sword"))
    assert "BG-LOS-01" in out
    assert "initiative" in "\n".join(lines_after(out, "> h\n"))
    assert "take your last choice back" in out
    assert "There is no “xyzzy” here." in out


@pytest.mark.parametrize(
    ("game", "own", "rule"),
    [
        ("battleground", "why attack skeletor", "BG-"),
        ("heroscape", "why attack A1 B2", "HS-"),
        ("fields", "why move teela gaz village", "FE-"),
    ],
)
def test_help_speaks_of_the_game_that_is_played(
    battlewright: Command, game: str, own: str, rule: str
) -> None:
    """Each game tells its own questions, places and rules."""
    out = battlewright("play", "--game", game, typed="?\nr\n").out
    told = "\n".join(lines_after(out, "> ?"))

    assert own in told
    assert f"the rules: r {rule}" in told
    assert f"Ask like this: r {rule}" in out
    assert ("a hex," in told) == (game == "battleground")


def test_what_is_not_understood_is_asked_again(battlewright: Command) -> None:
    """Nonsense changes nothing."""
    out = battlewright(*START, typed="dance\n99\n1\n").out

    assert out.count("I did not understand") == 2
    assert "Type a number from 1 to 2, or ? for help." in out


# Undo, log, saving, leaving


def test_a_choice_is_taken_back_while_nothing_was_revealed(battlewright: Command) -> None:
    """After a roll or a turned card there is no way back."""
    out = battlewright(*START, typed=walk("move", "f18", "ne", "u", "u", "u", "l 3", "u", "u", "u")).out

    assert "Taken back: face 1." in out
    assert "Taken back: goto F18." in out
    assert "Nothing can be taken back" in out


def test_the_log_forgets_what_was_taken_back(battlewright: Command) -> None:
    """What did not happen is not told."""
    out = battlewright(*START, typed=walk("move", "f18", "ne", "l 1", "u", "u", "l 1")).out

    first, last = (part.splitlines()[1] for part in out.split("> l 1")[1:])
    assert "turns" in first or "moves" in first
    assert "moves" not in last


def test_a_game_can_be_saved_and_replayed(battlewright: Command, tmp_path: Path) -> None:
    """What was saved verifies."""
    file = tmp_path / "game.replay"

    out = battlewright(*START, typed=walk(f"s {file}", "s", f"s {tmp_path}/no/such/place")).out

    assert f"Saved as {file}." in out
    assert "Say where: s FILE." in out
    assert "could not be saved" in out
    assert "Verified" in battlewright("replay", str(file)).out


def test_a_game_that_was_left_goes_on(battlewright: Command) -> None:
    """The same position, the same seats, the same opponent."""
    battlewright(*START, "--faction", "evil", typed=numbers(4, 25) + "q\ny\n")

    out = battlewright("play", "--continue", typed="b\n").out

    assert "You are Player 2 (Evil); the computer (random) plays the rest." in out
    assert re.search(r"Resuming after \d+ choices\.", out)


def test_leaving_without_keeping(battlewright: Command) -> None:
    """Whoever says no finds nothing to go on with."""
    battlewright(*START, typed="q\nn\n")

    result = battlewright("play", "--continue")

    assert result.status == 2
    assert "there is no game to go on with" in result.err


def test_giving_up_ends_the_game(battlewright: Command) -> None:
    """After a second thought."""
    out = battlewright(*START, typed="resign\nno\nresign\nyes\n").out

    assert "Player 2 (Evil) wins, the other side gave up." in out


# Mistakes


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("play", "--game", "chess"), "no game 'chess'; there are: battleground"),
        (
            ("play", "--scenario", "siege"),
            "no scenario 'siege'; there are: first-game, skirmish, team-battle",
        ),
        (("play", "--seat", "3"), "--seat 3: First Game has the seats 1 to 2"),
        (("play", "--opponent", "deep-thought"), "no agent 'deep-thought'; there are:"),
        (("play", "--language", "tlh"), "no language 'tlh'; there are: "),
        (("play", "--pack", "/no/such/pack"), "--pack /no/such/pack: no such folder"),
        (("play", "--map", "atlantis"), "no map 'atlantis'; there are: "),
    ],
)
def test_a_mistake_is_one_line(battlewright: Command, arguments: tuple[str, ...], complaint: str) -> None:
    """What is wrong, and what there is instead; status 2, no traceback."""
    result = battlewright(*arguments)

    assert result.status == 2
    assert result.err.startswith(f"battlewright: {complaint}") or complaint in result.err
    assert len(result.err.splitlines()) == 1
    assert result.out == ""


# Heroscape


def test_heroscape_is_played_with_random_numbers(battlewright: Command) -> None:
    """Armies, orders, moves and attacks by number; the battlefield is drawn; nothing lacks a word."""
    result = battlewright(
        "play", "--game", "heroscape", "--map", "training-ground", *START[1:], typed=numbers(4, 250)
    )

    assert (result.status, result.err) == (0, "")
    assert "Round 1" in result.out
    assert re.search(r"^  1  g1 ", result.out, re.MULTILINE)
    assert re.findall(r"⟦[^⟧]*|\{\$\w*|\x1b", result.out) == []


def test_heroscape_answers_questions_in_the_terminal(battlewright: Command) -> None:
    """Why not, how far, and what a card says."""
    typed = "1\n" * 6 + "why move A1 I11\nm A1 B1\ni mimring\nwhy nonsense\nr HS-HEIGHT-01\nq\nn\n"

    result = battlewright("play", "--game", "heroscape", "--map", "training-ground", *START[1:], typed=typed)

    assert (result.status, result.err) == (0, "")
    assert re.search(r"\[HS-[A-Z]+-\d+\]", result.out)
    assert re.search(r"Distance \d+, -?\d+ levels of difference", result.out)
    assert "Mimring: life" in result.out
    assert "Ask like this: why attack A1 B2" in result.out
    assert "Height advantage" in result.out


# Fields of Eternia


FIELDS = ("play", "--game", "fields", *START[1:])


@pytest.mark.parametrize("scenario", ["first-game", "marching-armies", "he-man-impostor"])
def test_fields_is_played_with_random_numbers(battlewright: Command, scenario: str) -> None:
    """Actions, journeys and combats by number; the position is told; nothing lacks a word."""
    result = battlewright(*FIELDS, "--scenario", scenario, typed=numbers(4, 300))

    assert (result.status, result.err) == (0, "")
    assert "Round: 1" in result.out
    assert re.search(r"^  \w.* · Controlled by: (Masters|Evil)", result.out, re.MULTILINE)
    assert re.findall(r"⟦[^⟧]*|\{\$\w*|\x1b", result.out) == []


def test_a_person_leads_a_team_of_fields_or_one_hero(battlewright: Command) -> None:
    """Three heroes without more ado; `--seat` chooses one, `--faction` the other team."""
    assert "You are Player 1 (He-Man), Player 2 (Teela) and Player 3" in battlewright(*FIELDS).out
    assert "You are Player 2 (Teela); the computer" in battlewright(*FIELDS, "--seat", "2").out
    assert "You are Player 4 (Skeletor)" in battlewright(*FIELDS, "--faction", "evil").out
    assert "All seats are played" in battlewright(*FIELDS, "--hot-seat").out
    for wrong in (("--seat", "7"), ("--scenario", "chess"), ("--map", "atlantis")):
        assert battlewright(*FIELDS, *wrong).status == 2


def test_people_of_one_team_read_their_own_draws(battlewright: Command) -> None:
    """Whoever leads a whole team sees what its heroes draw; what others draw stays hidden."""
    own = ("He-Man", "Teela", "Man-At-Arms", "She-Ra")
    result = battlewright("play", "--game", "fields", "--seed", "4", typed=numbers(0, 400))
    drawn = re.findall(r"^\s*(\S+) draws? (.*)$", result.out, re.MULTILINE)

    mine = [what for who, what in drawn if who in own]
    assert mine
    assert not [what for what in mine if "hidden card" in what]


def test_fields_answers_questions_in_the_terminal(battlewright: Command) -> None:
    """Why not, how far, what a card says, what is in hand, and the rules."""
    asked = ("why move teela snake mountain", "why nonsense", "why", "m gaz village", "m nowhere")
    looked_up = ("i fireball", "i teela", "i nobody", "h", "b", "r FE-EPIC-01", "q", "n")

    result = battlewright(*FIELDS, typed="\n".join((*asked, *looked_up)))

    assert (result.status, result.err) == (0, "")
    assert re.search(r"\[FE-[A-Z]+-\d+\]", result.out)
    assert "Ask like this: why move teela" in result.out
    assert re.search(r"Gaz Village · Adjacent: .* · Paths to: ", result.out)
    assert re.search(r"Teela: \d steps", result.out)
    assert "The enemy loses 2 HP." in result.out
    assert "Combat deck: 7 × +1" in result.out


@pytest.mark.parametrize("language", ["de", "fr", "pl"])
def test_fields_is_told_in_every_language(battlewright: Command, language: str) -> None:
    """The position, the hand and a measurement have their words."""
    result = battlewright(*FIELDS, "--language", language, typed="h\nm gaz-village\nwhy\nq\nn\n")

    assert (result.status, result.err) == (0, "")
    assert Texts(language).format("fe-terminal-heroes") in result.out
    assert Texts(language).format("fe-terminal-why") in result.out

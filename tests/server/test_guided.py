"""Guided matches: only what the guide says can be chosen, the others wait, and it can be left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from battlewright.guides import Guide, guide_of
from tests.server.serving import ThreadServer
from tests.server.table import HttpProblem, Message, Opened, Seat, http


def guided(server: ThreadServer, game: str) -> Opened:
    """A guided match."""
    return Opened(server.url, [{"kind": "person", "name": "Teela"}], game=game, guide=True)


def the_guide(game: str) -> Guide:
    """The guide of a game, which has one."""
    guide = guide_of(game)
    assert guide is not None
    return guide


def own_lines(guide: Guide) -> Iterator[str]:
    """The choices that the learner makes."""
    return (line.options[0] for _, line in guide.lines if not line.automatic)


def has_gone_on(guide: Message, seat: Seat) -> bool:
    """Whether something is asked, or the guide says something else."""
    return bool(seat.decision) or seat.position["guide"] != guide


def read_on(seat: Seat) -> None:
    """Do what the guide says: read what has to be read before the others go on, until something is asked."""
    while not seat.decision and not seat.position["guide"]["over"]:
        guide = seat.position["guide"]
        if guide["waits"]:
            seat.ask("follow", do="read", step=guide["step"])
        seat.until(partial(has_gone_on, guide))


@pytest.mark.parametrize("game", ["battleground", "heroscape", "fields"])
def test_a_guided_match_is_played_by_doing_what_the_guide_says(server: ThreadServer, game: str) -> None:
    """Each question offers what the guide wants, the others move by themselves; then all choices are free."""
    guide = the_guide(game)
    seat = guided(server, game).sit(0)

    for option in own_lines(guide):
        read_on(seat)
        assert option in seat.options, seat.position["guide"]
        assert len(seat.options) <= 3
        assert seat.choose(option)["type"] == "ack"

    over = seat.until(lambda s: s.position["guide"]["over"]).position["guide"]
    assert over["step"] == over["steps"] == len(guide.step) - 1
    assert over["pages"]
    free = seat.until(lambda s: bool(s.decision))  # the computer plays on
    assert len(free.options) >= 1
    assert free.position["guide"]["pages"] == over["pages"], "the last words stay until the learner goes on"
    while seat.choose(seat.options[0])["type"] != "ack":  # a team-mate was quicker
        seat.until(lambda s: bool(s.decision))
    assert seat.until(lambda s: not s.position["guide"]["pages"])


def test_nothing_but_what_the_guide_says_can_be_chosen(server: ThreadServer) -> None:
    """Options beside the path are refused, as are choices the guide makes itself."""
    seat = guided(server, "heroscape").sit(0)

    assert seat.options == ["auto"]
    assert seat.choose("place A-finn-the-viking-champion A1")["code"] == "not_offered"
    assert seat.position["undoable"] is False


def test_the_others_wait_until_the_words_are_read(server: ThreadServer) -> None:
    """A step that begins with a choice of another seat is read first; a reload shows it again."""
    opened = guided(server, "heroscape")
    seat = opened.sit(0)
    for option in own_lines(the_guide("heroscape")):
        read_on(seat)
        seat.choose(option)
        seat.until(lambda s: s.decision or s.position["guide"]["waits"])
        if seat.position["guide"]["waits"]:
            break

    again = seat.again()
    assert again.position["guide"]["waits"]
    assert not again.decision
    assert again.position["guide"]["pages"]

    again.ask("follow", do="read", step=again.position["guide"]["step"])
    assert again.until(lambda s: bool(s.decision)).position["guide"]["step"] > 0


def test_a_guide_can_be_left_and_taken_up_again(server: ThreadServer) -> None:
    """Without it everything is offered; as long as nothing else was done it can be taken up again."""
    seat = guided(server, "heroscape").sit(0)

    assert seat.ask("follow", do="leave")["type"] == "ack"
    assert seat.position["guide"] == {**seat.position["guide"], "left": True, "pages": []}
    assert len(seat.options) > 1

    assert seat.ask("follow", do="return")["type"] == "ack"
    assert seat.options == ["auto"]

    seat.ask("follow", do="leave")
    place = next(option for option in seat.options if option.startswith("place "))
    seat.choose(place)
    assert seat.position["guide"] is None
    assert seat.ask("follow", do="leave")["code"] == "no_guide"


def test_only_the_learner_is_guided(server: ThreadServer) -> None:
    """Spectators see an ordinary match."""
    opened = guided(server, "fields")
    opened.sit(0)
    watcher = Seat(opened.url, opened.match, opened.watch)

    assert watcher.position["guide"] is None


def test_the_words_come_in_the_language_of_the_seat(server: ThreadServer) -> None:
    """Also when it changes."""
    seat = guided(server, "fields").sit(0, "de")
    german = seat.position["guide"]["pages"][0]["text"]
    seat.ask("language", language="fr")

    assert seat.position["guide"]["pages"][0]["text"] != german


def test_the_lobby_says_which_games_can_be_learned(server: ThreadServer) -> None:
    """And a game without a guide refuses."""
    assert all(game["guide"] for game in http(f"{server.url}/api/games"))
    with pytest.raises(HttpProblem) as problem:
        Opened(server.url, [], game="chess", guide=True)
    assert problem.value.status == 400


def test_a_rematch_is_an_ordinary_match(server: ThreadServer) -> None:
    """Nobody has to play the guided game twice."""
    opened = guided(server, "heroscape")
    seat = opened.sit(0)
    seat.ask("resign")
    seat.ask("offer", what="rematch")
    seat.until(lambda s: bool(s.presence["next_match"]))

    again = Seat(opened.url, seat.presence["next_match"], opened.tokens[0])
    assert again.position["guide"] is None

"""What people do at the table beside choosing: undo, draw, resign, rematch, orders, clocks."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from battlewright.server.record import Offerable, Offered
from tests.server.following import positions
from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import (
    COMPUTER,
    OPEN,
    PERSON,
    TEAM_BATTLE,
    HttpProblem,
    Message,
    Opened,
    Seat,
    closing_code,
    fierce,
    http,
    play,
)


@pytest.fixture
def pair(server: ThreadServer) -> tuple[Opened, Seat, Seat]:
    """Two people at a match."""
    opened = Opened(server.url, [PERSON, PERSON])
    a, b = opened.everyone()
    return opened, a, b


def until_undoable(seats: list[Seat]) -> Seat:
    """Play until somebody could take something back; that seat."""
    for number in range(400):
        play(seats, Random(number), most=1)
        found = next((s for s in seats if s.position["undoable"]), None)
        if found is not None:
            return found
    raise AssertionError("nothing could be taken back in 400 choices")


# --- undo -----------------------------------------------------------------------------------------


def test_undo_needs_the_consent_of_the_other_side(
    server: ThreadServer, pair: tuple[Opened, Seat, Seat]
) -> None:
    """An undo is offered, accepted, and everyone is shown the position before."""
    opened, a, b = pair
    seat = until_undoable([a, b])
    other = b if seat is a else a
    choices = len(server.hub.rooms[opened.match].record.match.choices)

    assert seat.ask("undo")["type"] == "ack"
    assert len(server.hub.rooms[opened.match].record.match.choices) == choices
    offer = other.until(lambda s: s.presence["offer"]).presence["offer"]
    assert (offer["seat"], offer["what"]) == (seat.position["seat"], "undo")
    answer = other.ask("answer", accept=True, offer=offer["id"])

    assert answer["type"] == "ack"
    for person in (a, b):
        person.until(lambda s: s.position["seq"] == answer["seq"])
        assert person.position["type"] == "sync" or person.position["log"] == []
    assert len(server.hub.rooms[opened.match].record.match.choices) == choices - 1
    assert seat.decision
    assert seat.decision["id"] == answer["seq"]
    play([a, b], Random(1), most=5)


def test_an_undo_can_be_declined_or_withdrawn(pair: tuple[Opened, Seat, Seat]) -> None:
    """Then the position stands, and the offer is gone."""
    _, a, b = pair
    seat = until_undoable([a, b])
    other = b if seat is a else a
    view = seat.position["view"]

    seat.ask("undo")
    other.ask("answer", accept=False)
    seat.until(lambda s: s.presence["offer"] is None)
    assert other.ask("answer", accept=True)["code"] == "no_offer"
    seat.ask("offer", what="undo")
    assert seat.ask("answer", accept=True)["code"] == "no_offer"  # not one's own
    seat.ask("offer", what="withdraw")

    other.until(lambda s: s.presence["offer"] is None)
    assert other.ask("answer", accept=True)["code"] == "no_offer"
    assert seat.ask("resync")["view"] == view


def test_an_answer_to_an_earlier_offer_is_stale(pair: tuple[Opened, Seat, Seat]) -> None:
    """A late answer does not accept what is offered now."""
    _, a, b = pair
    first = a.ask("offer", what="draw")["seq"]
    a.ask("offer", what="withdraw")
    a.ask("offer", what="draw")

    assert b.ask("answer", accept=True, offer=first)["code"] == "stale"
    assert b.ask("resync")["outcome"] is None


def test_nothing_is_taken_back_past_a_revelation(pair: tuple[Opened, Seat, Seat]) -> None:
    """When both have turned their cards over, the choice of a card stands."""
    _, a, b = pair
    while not (a.decision and b.decision):
        play([a, b], Random(1), most=1)
    a.choose(next(o for o in a.options if o.startswith("play")))
    b.choose(next(o for o in b.options if o.startswith("play")))
    a.until(lambda s: any(line["event"]["type"] == "cards_revealed" for line in s.log))

    assert a.ask("undo")["code"] == "no_undo"
    assert a.ask("offer", what="undo")["code"] == "no_undo"


def test_undo_is_free_against_the_computer(server: ThreadServer) -> None:
    """Alone against the computer a choice is taken back at once, with what the computer did since."""
    opened = Opened(server.url, [PERSON, COMPUTER])
    seat = opened.sit(0)
    for number in range(200):
        seat.until(lambda s: s.decision or s.outcome)
        if seat.position["undoable"] and seat.position["asked"] == [0]:  # the computer waits, too
            break
        play([seat], Random(number), most=1)
    before = len(server.hub.rooms[opened.match].record.match.choices)

    answer = seat.ask("undo", seq=seat.presence["seq"])

    assert answer["type"] == "ack"
    seat.until(lambda s: s.position["seq"] >= answer["seq"])
    record = server.hub.rooms[opened.match].record
    assert len(record.match.choices) < before or record.table.number > answer["seq"]
    assert seat.ask("undo", seq=answer["seq"] - 1)["code"] in ("stale", "no_undo")


# --- ending ---------------------------------------------------------------------------------------


def test_a_draw_needs_both_sides(pair: tuple[Opened, Seat, Seat]) -> None:
    """Offered, accepted, over."""
    _, a, b = pair

    assert a.ask("offer", what="draw")["type"] == "ack"
    assert a.ask("offer", what="draw")["code"] == "no_offer"  # one offer at a time
    assert a.ask("answer", accept=True)["code"] == "no_offer"
    assert b.ask("answer", accept=True)["type"] == "ack"

    for seat in (a, b):
        outcome = seat.until(lambda s: s.outcome).outcome
        assert outcome is not None
        assert outcome["winners"] == []
    assert b.ask("offer", what="draw")["code"] == "over"
    assert b.ask("resign")["code"] == "over"
    assert b.ask("undo")["code"] == "over"


def test_choosing_on_declines_a_draw(pair: tuple[Opened, Seat, Seat]) -> None:
    """A draw that is not answered lapses with the next choice of the other side."""
    _, a, b = pair
    while not (a.decision and b.decision):
        play([a, b], Random(1), most=1)
    a.ask("offer", what="draw")

    number = b.choose(b.options[0])["seq"]

    assert a.reach(number).presence["offer"] is None


def test_choosing_on_declines_a_draw_whatever_the_key(pair: tuple[Opened, Seat, Seat]) -> None:
    """A key is the client's own business: with a mark that the server's own keys have, too."""
    _, a, b = pair
    while not (a.decision and b.decision):
        play([a, b], Random(1), most=1)
    a.ask("offer", what="draw")

    seq = b.choose(b.options[0], key="hello!")["seq"]

    assert a.reach(seq).presence["offer"] is None


def test_the_computer_draws_only_if_it_is_not_ahead(server: ThreadServer) -> None:
    """Offers to the computer are answered at once: at the start nobody is ahead."""
    opened = Opened(server.url, [PERSON, COMPUTER])
    seat = opened.sit(0)
    record = server.hub.rooms[opened.match].record
    ahead = record.game.evaluate(record.game.view(record.match.state, 1), 1) > 0

    seat.ask("offer", what="draw")
    seat.until(lambda s: s.outcome if not ahead else s.presence["offer"] is None)

    assert (seat.outcome is None) == ahead


def test_resigning_ends_the_match(pair: tuple[Opened, Seat, Seat]) -> None:
    """The other side wins; the replay can be had, and not before."""
    opened, a, b = pair
    assert a.ask("resign")["type"] == "ack"

    outcome = b.until(lambda s: s.outcome).outcome
    assert outcome is not None
    assert outcome["winners"] == [1]
    assert "0 resign" in opened.replay()
    assert http(f"{opened.url}/api/matches/{opened.match}")["outcome"]["winners"] == [1]


def test_a_rematch_swaps_the_sides(pair: tuple[Opened, Seat, Seat]) -> None:
    """The same tokens hold the seats across; nobody else gets in; the rematch is agreed once."""
    opened, a, b = pair
    assert a.ask("offer", what="rematch")["code"] == "no_offer"
    a.ask("resign")

    a.ask("offer", what="rematch")
    b.ask("answer", accept=True)

    new = a.until(lambda s: s.presence["next_match"]).presence["next_match"]
    assert b.until(lambda s: s.presence["next_match"]).presence["next_match"] == new
    first, second = Seat(opened.url, new, opened.tokens[1]), Seat(opened.url, new, opened.tokens[0])
    assert (first.position["seat"], second.position["seat"]) == (0, 1)
    assert Seat(opened.url, new, opened.watch).position["seat"] is None
    assert a.ask("offer", what="rematch")["code"] == "over"
    play([first, second], Random(1), most=10)
    assert opened.sit(0).position["next_match"] == new


def test_a_rematch_against_the_computer(server: ThreadServer) -> None:
    """The computer is always ready for another one, from the other side."""
    opened = Opened(server.url, [PERSON, COMPUTER])
    seat = opened.sit(0)
    seat.ask("resign")

    seat.ask("offer", what="rematch")
    new = seat.until(lambda s: s.presence["next_match"]).presence["next_match"]

    back = Seat(opened.url, new, opened.tokens[0])
    assert back.position["seat"] == 1
    assert [s["kind"] for s in back.presence["seats"]] == ["computer", "person"]


def test_team_mates_cannot_accept_for_the_other_side(server: ThreadServer) -> None:
    """In a Team Battle anyone of the other side answers, and no one of the own."""
    seats = Opened(server.url, [PERSON] * 4, TEAM_BATTLE).everyone()
    team = {s["seat"]: s["team"] for s in seats[0].presence["seats"]}
    mate = next(s for s in range(1, 4) if team[s] == team[0])
    foe = next(s for s in range(1, 4) if team[s] != team[0])
    number = seats[0].ask("offer", what="draw")["seq"]
    seats[mate].reach(number)

    assert seats[mate].ask("answer", accept=True)["code"] == "no_offer"
    assert seats[foe].ask("answer", accept=True)["type"] == "ack"

    assert seats[mate].until(lambda s: s.outcome)


def test_a_draw_needs_every_side(server: ThreadServer) -> None:
    """Three armies, each for itself: one that agrees is not enough, and has said so for its own side only."""
    setup: Message = {
        "scenario": "last-army",
        "players": 3,
        "map": "six-crowns",
        "forces": ["hunters-of-utgar", "blades-of-the-east", "hunters-of-utgar"],
        "preset": "official",
        "points": "500",
    }
    a, b, c = Opened(server.url, [PERSON] * 3, setup, game="heroscape").everyone()
    b.reach(a.ask("offer", what="draw")["seq"])

    agreed = b.ask("answer", accept=True)["seq"]

    assert c.reach(agreed).presence["offer"]["accepted"] == [1]
    assert a.reach(agreed).outcome is None
    assert b.ask("answer", accept=True)["code"] == "no_offer"
    assert c.ask("answer", accept=True)["type"] == "ack"
    assert a.until(lambda s: s.outcome)


@pytest.mark.parametrize(("what", "who"), [("draw", [1, 3]), ("rematch", [1, 3]), ("undo", [2])])
def test_the_computer_answers_for_its_own_side(server: ThreadServer, what: Offerable, who: list[int]) -> None:
    """Two people against the computer: no team-mate agrees to a draw for it; an undo is theirs to allow."""
    opened = Opened(server.url, [PERSON, COMPUTER, PERSON, COMPUTER], TEAM_BATTLE)
    seats = [opened.sit(number) for number in (0, 2)]
    assert [s["team"] for s in seats[0].presence["seats"]] == [0, 1, 0, 1]

    record = server.hub.rooms[opened.match].record

    assert record.answering(Offered(0, 0, what)) == who


def test_a_rematch_where_everybody_is_on_one_side(server: ThreadServer) -> None:
    """Where nobody plays against a seat, the computer beside it agrees; people are asked before it."""
    mission: Message = {"scenario": "he-man-impostor"}
    alone = Opened(server.url, [PERSON, COMPUTER, COMPUTER], mission, game="fields").sit(0)
    alone.ask("resign")
    alone.ask("offer", what="rematch")
    assert alone.until(lambda s: s.presence["next_match"])

    opened = Opened(server.url, [PERSON, COMPUTER, PERSON], mission, game="fields")
    a, b = opened.everyone()
    a.ask("resign")
    b.reach(a.ask("offer", what="rematch")["seq"])
    assert b.presence["next_match"] == ""
    b.ask("answer", accept=True)
    assert a.until(lambda s: s.presence["next_match"])


# --- standing orders ------------------------------------------------------------------------------


def test_standing_orders_answer_for_the_seat(server: ThreadServer) -> None:
    """A seat with orders is not asked to defend or to reroll for mana: nobody is shown the question."""
    orders = {"opportunity": "never", "defence": "always", "rerolls": "never", "reactions": "never"}
    kinds: set[str] = set()
    made: set[str] = set()
    for number in range(8):
        opened = Opened(server.url, [PERSON, PERSON])
        a, b = opened.everyone()
        a.reach(a.ask("orders", orders=orders)["seq"])
        b.ask("orders", orders=orders)
        assert a.ask("resync")["orders"] == orders

        def note(_: Seat, seats: tuple[Seat, Seat] = (a, b)) -> None:
            kinds.update(seat.decision["kind"] for seat in seats if seat.decision)

        play([a, b], Random(number), pick=fierce, after=note)
        made |= {choice.text for choice in server.hub.rooms[opened.match].record.match.choices}
        if "defend roll" in made and "reroll" in made:
            break

    assert {"defend roll", "reroll"} <= made
    assert not {"defend", "mana_reroll"} & kinds


def test_orders_are_the_seat_s_own_business(pair: tuple[Opened, Seat, Seat]) -> None:
    """Nobody else is told them."""
    opened, a, b = pair
    number = a.ask("orders", orders={"defence": "odds:0.25"})["seq"]
    watcher = opened.spectator()
    b.reach(number)

    assert b.ask("resync")["orders"] == {}
    assert "odds:0.25" not in "".join(b.received + watcher.received)
    assert a.ask("orders", orders={"defence": "perhaps"})["code"] == "malformed"


# --- clocks ---------------------------------------------------------------------------------------


def test_a_clock_runs_for_whoever_is_asked(server: ThreadServer) -> None:
    """Time is taken from the seat that is asked; whoever chooses gets the increment."""
    start = time.time()
    opened = Opened(server.url, [PERSON, PERSON], clock={"seconds": 1000, "increment": 10})
    a, b = opened.everyone()
    asked = a if a.decision else b
    seat = asked.position["seat"]
    assert 1000 - (time.time() - start) <= asked.presence["seats"][seat]["clock"] <= 1000
    record = server.hub.rooms[opened.match].record
    record.table.last_at -= 100  # the choice is made 100 seconds later

    asked.choose(asked.options[0])

    spent = 100 + time.time() - start
    assert 1010 - spent <= record.table.clocks[seat] <= 910


def test_clocks_wait_until_every_seat_is_taken(server: ThreadServer) -> None:
    """While a friend is still awaited nobody loses time; then time is taken from now on."""
    opened = Opened(server.url, [PERSON, OPEN], clock={"seconds": 300})
    a = opened.sit(0)
    record = server.hub.rooms[opened.match].record
    record.table.last_at -= 1000

    assert record.clock(0) == 300
    assert record.out_of_time() == []

    start = time.time()
    http(f"{server.url}/api/matches/{opened.match}/claim", {"seat": 1})
    assert a.until(lambda s: s.presence["seats"][1]["kind"] == "person").outcome is None
    assert 300 - (time.time() - start) <= (record.clock(0) or 0) <= 300


def test_whoever_runs_out_of_time_loses(tmp_path: Path) -> None:
    """The server ends the match when a clock has run out, also when nobody was there to see it."""
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, PERSON], clock={"seconds": 30})
    asked = next(s for s in opened.everyone() if s.decision)
    seat = asked.position["seat"]
    record = server.hub.rooms[opened.match].record

    record.table.clocks[seat] = 0.01

    outcome = asked.until(lambda s: s.outcome).outcome
    assert outcome is not None
    assert outcome["winners"] == [1 - seat]
    server.stop()


def test_the_clocks_of_a_rematch_wait_for_its_players(server: ThreadServer) -> None:
    """Nobody's time runs before both have come to the new match; default names belong to the seat."""
    opened = Opened(server.url, [PERSON, PERSON], clock={"seconds": 300})
    a, b = opened.everyone()
    a.ask("resign")
    a.ask("offer", what="rematch")
    b.ask("answer", accept=True)
    new = a.until(lambda s: s.presence["next_match"]).presence["next_match"]

    first = Seat(opened.url, new, opened.tokens[1])
    record = server.hub.rooms[new].record
    record.table.last_at -= 100
    assert [record.clock(0), record.clock(1)] == [300, 300]
    assert first.until(lambda s: not s.presence["seats"][0]["expected"]).presence["seats"][1]["expected"]
    start = time.time()
    second = Seat(opened.url, new, opened.tokens[0])
    first.until(lambda s: not s.presence["seats"][1]["expected"])
    asked = next(seat for seat in (first, second) if seat.decision).position["seat"]
    record.table.last_at -= 100
    assert 200 - (time.time() - start) <= (record.clock(asked) or 0) <= 200
    assert [s["name"] for s in second.presence["seats"]] == [f"Player {n}" for n in (1, 2)]


def test_the_computer_has_no_clock(server: ThreadServer) -> None:
    """A computer opponent thinks in its own time budget instead."""
    opened = Opened(server.url, [PERSON, COMPUTER], clock={"seconds": 60})

    assert opened.sit(0).presence["seats"][1]["clock"] is None


# --- a restart ------------------------------------------------------------------------------------


def test_a_restart_continues_where_it_was(tmp_path: Path) -> None:
    """State, log, offers, orders, questions and what can be undone are the same after a restart."""
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, PERSON])
    a, b = opened.everyone()
    play([a, b], Random(4), most=45)
    seat = until_undoable([a, b])
    seat.ask("undo")
    a.ask("orders", orders={"defence": "never"})
    before = [comparable(s) for s in (a, b)]
    digest = server.digest(opened.match)
    server.stop()

    server = ThreadServer(tmp_path).start()
    opened.url = server.url
    a, b = opened.everyone()

    assert [comparable(s) for s in (a, b)] == before
    assert server.digest(opened.match) == digest
    other = b if seat.position["seat"] == 0 else a
    number = other.ask("answer", accept=True)["seq"]
    for person in (a, b):
        person.until(lambda s: s.position["seq"] == number)
    play([a, b], Random(5), most=20)
    server.stop()


def comparable(seat: Seat) -> Message:
    """What a seat knows, without who is present."""
    found = seat.ask("resync")
    return {name: found[name] for name in found if name not in ("seats", "key", "type")}


def test_a_match_waiting_for_the_computer_goes_on_when_it_is_opened(tmp_path: Path) -> None:
    """If the server stops while the computer thinks, the computer goes on when somebody comes back."""
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, COMPUTER])
    seat = opened.sit(0)
    seat.until(lambda s: s.decision)
    seat.choose(seat.options[0])
    server.stop()

    server = ThreadServer(tmp_path, PATIENT).start()
    seat = Seat(server.url, opened.match, opened.tokens[0])

    assert seat.until(lambda s: s.decision or s.outcome)
    server.stop()


def test_nobody_can_tell_that_a_standing_order_was_obeyed(server: ThreadServer) -> None:
    """Whoever acts gets one answer, after all orders: no message and no pause in between shows a question."""
    orders = {"opportunity": "never", "defence": "always", "rerolls": "never", "reactions": "never"}
    obeyed = 0
    for _ in range(6):
        opened = Opened(server.url, [PERSON, PERSON])
        a, b = opened.everyone()
        watcher = opened.spectator()
        b.ask("orders", orders=orders)
        latest = a.ask("orders", orders=orders)["seq"]
        b.reach(latest)
        while not a.outcome:
            seat = a if a.decision else b
            heard = len(seat.received)
            answer = seat.choose(fierce(Random(latest), seat.options))
            news = [json.loads(text) for text in seat.received[heard:]]
            assert [m["type"] for m in news if m["type"] != "presence"] == ["delta", "ack"]
            latest += 1
            assert news[0]["seq"] == answer["seq"] == latest
            assert {line["number"] for line in news[0].get("log", ())} <= {answer["seq"]}
            for person in (a, b, watcher):
                person.see(news[0]["seq"])
        table = server.hub.rooms[opened.match].record.table
        obeyed += table.number - table.seq
        shown = [s["view"]["stack"] for p in (a, b, watcher) for s in positions(p.received)]
        asked = {stack[-1]["type"] for stack in shown if stack}
        assert not {"defence", "defend"} & asked
        assert http(f"{server.url}/api/matches/{opened.match}")["choices"] == latest
        if obeyed > 5:
            break

    assert obeyed > 0


def test_the_clock_does_not_tell_that_a_standing_order_was_obeyed(server: ThreadServer) -> None:
    """Where a seat was asked and its order answered, no time has passed for it."""
    orders = {"opportunity": "never", "defence": "always", "rerolls": "never", "reactions": "never"}
    random, obeyed = Random(3), 0
    while obeyed < 3:  # how often an order is obeyed in one match is up to its dice
        opened = Opened(server.url, [PERSON, PERSON], clock={"seconds": 1000})
        a, b = opened.everyone()
        b.ask("orders", orders=orders)
        a.reach(a.ask("orders", orders=orders)["seq"])
        table = server.hub.rooms[opened.match].record.table
        while not a.outcome and obeyed < 3:
            asked = [seat for seat in (a, b) if seat.decision]
            seat = random.choice(asked)
            other = b if seat is a else a
            at, number = other.position["seat"], table.number
            before = seat.presence["seats"][at]["clock"]
            seq = seat.choose(fierce(random, seat.options))["seq"]
            for person in (a, b):
                person.see(seq)
            if asked == [seat] and table.number - number > 1 and not other.decision:
                obeyed += 1
                assert seat.presence["seats"][at]["clock"] == before


def test_an_open_seat_is_taken_by_one(server: ThreadServer) -> None:
    """Of many who reach for a seat at once one gets it, and the others are told so."""
    opened = Opened(server.url, [PERSON, OPEN])

    def reach(name: str) -> str | int:
        try:
            claim = {"seat": 1, "name": name}
            return str(http(f"{server.url}/api/matches/{opened.match}/claim", claim)["token"])
        except HttpProblem as problem:
            return problem.status

    with ThreadPoolExecutor(8) as people:
        answers = list(people.map(reach, "abcdefgh"))

    tokens = [answer for answer in answers if isinstance(answer, str)]
    assert (len(tokens), answers.count(409)) == (1, 7)
    assert Seat(server.url, opened.match, tokens[0]).position["seat"] == 1
    assert closing_code(server.url, opened.match, tokens[0] + "x") == 4003


def test_a_seat_that_is_held_cannot_be_claimed(server: ThreadServer) -> None:
    """Neither a person's nor the computer's, nor one that is not there."""
    opened = Opened(server.url, [PERSON, COMPUTER])

    for seat, status in ((0, 409), (1, 409), (2, 404)):
        with pytest.raises(HttpProblem) as problem:
            http(f"{server.url}/api/matches/{opened.match}/claim", {"seat": seat})
        assert problem.value.status == status
    assert opened.sit(0).position["seat"] == 0


def test_a_team_mates_answer_makes_another_question(server: ThreadServer) -> None:
    """Whoever of a team is first activates a hero; that hero's owner is asked something else than before."""
    opened = Opened(server.url, [PERSON] * 6, {"scenario": "first-game", "starting": 0}, game="fields")
    owner, mate = opened.sit(0), opened.sit(1)
    before = owner.decision
    owner.see(mate.choose(before["options"][0]["text"])["seq"])

    assert (before["kind"], owner.decision["kind"]) == ("activate", "act")
    assert before["id"] != owner.decision["id"]
    answer = owner.ask("choose", decision=before["id"], option=owner.options[0])
    assert (answer["type"], answer["code"]) == ("refusal", "stale")

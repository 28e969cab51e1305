"""Results of people's games, and a rating per game (Glicko-2).

A finished match is recorded once for each person who took part. Only rated matches change ratings: two
sides, each played by a different person. Every such match is a rating period of its own; between
matches the deviation grows with the days that pass, as it would in periods without a game.

Results outlive their matches: a full server may delete a match, but not its result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from battlewright.server.clock import now
from battlewright.server.store import META, MatchRow, SeatRow, Store

PERIOD = 30 * 86_400.0  # seconds without a game that widen a deviation as much as a period of Glicko-2
FIRST = (1500.0, 350.0, 0.06)  # rating, deviation and volatility of a newcomer
WIDEST = 350.0
LOOKED_AT = 1_000  # latest results that statistics are made of
CURVE = 100  # of them for the curve of a rating
MOST_TOLD = 5  # Forces and opponents of a game

RESULTS = sa.Table(
    "results",
    META,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True, index=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("force", sa.String(64), nullable=False),
    sa.Column("against", sa.JSON, nullable=False),  # names of the other sides, with the ids of people
    sa.Column("score", sa.Float, nullable=False),  # 1: won, 0: lost
    sa.Column("shown", sa.Boolean, nullable=False),  # whether others see it in the profile
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("before", sa.Float, nullable=False),  # the rating, if it was rated
    sa.Column("after", sa.Float, nullable=False),
    sa.Column("at", sa.Float, nullable=False, index=True),
)
RATINGS = sa.Table(
    "ratings",
    META,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)


class Rating(Struct, frozen=True):
    """The estimated strength of a person at a game; `deviation`: its uncertainty."""

    rating: float = FIRST[0]
    deviation: float = FIRST[1]
    volatility: float = FIRST[2]
    games: int = 0
    at: float = 0.0


class Rival(Struct, frozen=True):
    """An opponent; `person` is empty for a guest and for the computer."""

    name: str
    person: str = ""


class Result(Struct, frozen=True):
    """The result of a match for a person: `score` is 1 (won), 0.5 or 0."""

    match: str
    game: str
    seat: int
    force: str
    against: tuple[Rival, ...]
    score: float
    rated: bool
    before: float
    after: float
    at: float


class Met(Struct, frozen=True):
    """How often something was played or met, and with what result."""

    name: str
    games: int
    won: int
    drawn: int


class Played(Struct, frozen=True):
    """A person's record at a game."""

    game: str
    games: int
    won: int
    drawn: int
    lost: int
    rated: int = 0  # of them for the rating
    rating: float = FIRST[0]
    deviation: float = FIRST[1]
    forces: tuple[Met, ...] = ()  # the favourite ones
    rivals: tuple[Met, ...] = ()  # those met most often
    curve: tuple[float, ...] = ()  # the rating after each of the latest rated games, the oldest first


def rested(rating: Rating, at: float) -> Rating:
    """A rating after a time without a game: less sure, never less than a newcomer's."""
    periods = max(0.0, at - rating.at) / PERIOD if rating.at else 0.0
    spread = rating.volatility * SCALE
    wider = (rating.deviation**2 + periods * spread**2) ** 0.5
    return replace(rating, deviation=min(WIDEST, wider))


SCALE = 173.7178  # of the ratings that are shown to those the method reckons with


def rated(own: Rating, other: Rating, score: float, at: float) -> Rating:
    """The new rating after a match against another rating; both as they were before it."""
    from glicko2 import math as glicko  # a rated match ends now and then

    own, other = rested(own, at), rested(other, at)
    rival = (glicko.rating_to_mu(other.rating), glicko.rd_to_phi(other.deviation), score)
    found = glicko.update_rating(
        glicko.rating_to_mu(own.rating), glicko.rd_to_phi(own.deviation), own.volatility, [rival]
    )
    return Rating(
        glicko.mu_to_rating(found.mu),
        min(WIDEST, glicko.phi_to_rd(found.phi)),
        found.sigma,
        own.games + 1,
        at,
    )


def can_be_rated(kinds: Sequence[str], teams: Sequence[Sequence[int]], agents: Sequence[str]) -> bool:
    """Whether such a match may be rated: two sides of one person each, who have the same computers."""
    people = [[seat for seat in team if kinds[seat] != "computer"] for team in teams]
    helpers = [sorted(agents[seat] for seat in team if kinds[seat] == "computer") for team in teams]
    return len(teams) == 2 and all(len(team) == 1 for team in people) and helpers[0] == helpers[1]


class Ratings:
    """The results and ratings of a store."""

    def __init__(self, store: Store) -> None:
        """Of a store."""
        self._store = store

    async def note(self, row: MatchRow, seats: Sequence[SeatRow], outcome: dict[str, Any]) -> None:
        """Note how a match ended, unless that is done."""
        found = results_of(row, seats, outcome)
        if not found:
            return
        values = [
            _values(result) | {"person": person, "shown": row.public or result.rated}
            for person, result in found
        ]

        def work(connection: sa.Connection) -> None:
            if len(found) == 2 and found[0][1].rated:
                _rate(connection, found, values)
            connection.execute(RESULTS.insert(), values)

        try:
            await self._store.run(work)
        except IntegrityError:  # it is noted already, here or by another process
            return

    async def of(self, person: str, *, everything: bool) -> list[Played]:
        """A person's records by game; `everything` includes private matches."""
        seen = (RESULTS.c.person == person, *(() if everything else (RESULTS.c.shown,)))
        won, lost = (sa.func.sum(sa.case((RESULTS.c.score == score, 1), else_=0)) for score in (1.0, 0.0))
        count = sa.func.count()
        totals = sa.select(RESULTS.c.game, count, won, lost).where(*seen).group_by(RESULTS.c.game)
        columns = (
            getattr(RESULTS.c, name) for name in ("game", "force", "against", "score", "rated", "after")
        )
        latest = sa.select(*columns).where(*seen).order_by(RESULTS.c.at.desc()).limit(LOOKED_AT)
        ratings = sa.select(RATINGS).where(RATINGS.c.person == person)

        def work(connection: sa.Connection) -> list[Played]:
            known = {row["game"]: row for row in connection.execute(ratings).mappings()}
            lately = list(connection.execute(latest).mappings())
            return [
                _record(
                    game, (games, won, lost), known.get(game), [one for one in lately if one["game"] == game]
                )
                for game, games, won, lost in connection.execute(totals.order_by(count.desc()))
            ]

        return await self._store.run(work)

    async def results(self, person: str, limit: int, *, everything: bool) -> list[Result]:
        """The latest results of a person."""
        seen = (RESULTS.c.person == person, *(() if everything else (RESULTS.c.shown,)))
        query = sa.select(RESULTS).where(*seen).order_by(RESULTS.c.at.desc()).limit(limit)

        def work(connection: sa.Connection) -> list[Result]:
            return [_result(row) for row in connection.execute(query).mappings()]

        return await self._store.run(work)

    async def rating(self, person: str, game: str) -> Rating:
        """The rating of a person at a game."""
        return await self._store.run(lambda connection: _rating(connection, person, game))

    async def forget(self, person: str) -> None:
        """Delete a person's results and ratings."""

        def work(connection: sa.Connection) -> None:
            for table in (RESULTS, RATINGS):
                connection.execute(table.delete().where(table.c.person == person))

        await self._store.run(work)


def results_of(row: MatchRow, seats: Sequence[SeatRow], outcome: dict[str, Any]) -> list[tuple[str, Result]]:
    """The result of a match for each person who sits on one side of it only."""
    if outcome.get("reason") == "unfinished" or row.terms.get("guide") or row.terms.get("from"):
        return []
    teams: list[list[int]] = row.terms["teams"]
    by_number = {seat.seat: seat for seat in seats}
    winners = set(outcome.get("winners", ()))
    found: dict[str, Result] = {}
    sides: dict[str, set[int]] = {}
    for side, team in enumerate(teams):
        for number in team:
            person = by_number[number].person
            sides.setdefault(person, set()).add(side)
            others = [by_number[n] for other, mates in enumerate(teams) if other != side for n in mates]
            score = 0.5 if not winners else float(bool(winners & set(team)))
            found[person] = Result(
                match=row.id,
                game=row.game,
                seat=number,
                force=_force(row.setup, number),
                against=tuple(Rival(s.name or s.agent, s.person) for s in others),
                score=score,
                rated=bool(row.terms.get("rated")),
                before=0.0,
                after=0.0,
                at=now(),
            )
    return [(person, found[person]) for person in found if person and len(sides[person]) == 1]


def _force(setup: dict[str, Any], seat: int) -> str:
    """The prepared Force of a seat."""
    forces = setup.get("forces")
    found = forces[seat] if isinstance(forces, list) and seat < len(forces) else None
    return found[:64] if isinstance(found, str) else ""


def _rate(
    connection: sa.Connection, found: Sequence[tuple[str, Result]], values: Sequence[dict[str, Any]]
) -> None:
    """Change the ratings of two people by the match they have played."""
    game, at = found[0][1].game, found[0][1].at
    before = [_rating(connection, person, game) for person, _ in found]
    after = [
        rated(own, other, result.score, at)
        for own, other, (_, result) in zip(before, reversed(before), found, strict=True)
    ]
    for (person, _), value, was, is_now in zip(found, values, before, after, strict=True):
        value |= {"before": was.rating, "after": is_now.rating}
        mine = (RATINGS.c.person == person, RATINGS.c.game == game)
        new = _values(is_now)
        if connection.execute(RATINGS.update().where(*mine).values(**new)).rowcount == 0:
            connection.execute(RATINGS.insert(), {"person": person, "game": game, **new})


def _rating(connection: sa.Connection, person: str, game: str) -> Rating:
    query = sa.select(RATINGS).where(RATINGS.c.person == person, RATINGS.c.game == game).with_for_update()
    row = connection.execute(query).mappings().first()
    return Rating(**{name: row[name] for name in Rating.__struct_fields__}) if row else Rating()


def _record(game: str, counts: tuple[int, int, int], known: Any, lately: Sequence[Any]) -> Played:
    """The record at a game; `lately`: its latest results, the newest first."""
    games, won, lost = counts
    forces = _tallies([(row["force"], row["score"]) for row in lately if row["force"]])
    rivals = _tallies([(rival["name"], row["score"]) for row in lately for rival in row["against"]])
    curve = tuple(row["after"] for row in reversed(lately[:CURVE]) if row["rated"])
    drawn = games - won - lost
    record = Played(game, games, won, drawn, lost, forces=forces, rivals=rivals, curve=curve)
    if known is None:
        return record
    return replace(record, rated=known["games"], rating=known["rating"], deviation=known["deviation"])


def _tallies(met: Sequence[tuple[str, float]]) -> tuple[Met, ...]:
    """What was met most often, each with its results."""
    found: dict[str, list[float]] = {}
    for name, score in met:
        found.setdefault(name, []).append(score)
    tallies = [Met(name, len(all), all.count(1.0), all.count(0.5)) for name, all in found.items()]
    return tuple(sorted(tallies, key=lambda tally: (-tally.games, tally.name))[:MOST_TOLD])


def _values(row: Struct) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    if "against" in values:
        values["against"] = [{"name": rival.name, "person": rival.person} for rival in values["against"]]
    return values


def _result(row: Any) -> Result:
    fields = {name: row[name] for name in Result.__struct_fields__ if name != "against"}
    return Result(**fields, against=tuple(Rival(**rival) for rival in row["against"]))

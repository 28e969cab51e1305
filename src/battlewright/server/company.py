"""People over HTTP: profiles, pairing, codes and links.

Secrets are sent in the body of a POST, so that they appear in no URL and no log.
"""

from __future__ import annotations

import io
import re
import secrets
from importlib.resources import files
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.exceptions import ClientException, HTTPException
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from msgspec import Meta, Struct

from battlewright.kernel.game import SetupError
from battlewright.server.codes import code_of, match_of
from battlewright.server.dice import Dice, dice_of
from battlewright.server.http import MatchSummary, summary_of
from battlewright.server.hub import Hub
from battlewright.server.limits import TooMany
from battlewright.server.pairing import Paired
from battlewright.server.people import PersonRow, Stranger, TooManyPeople, Visitor
from battlewright.server.ratings import Played, Result
from battlewright.server.requests import (
    POSTED,
    Languages,
    MatchId,
    Name,
    Token,
    Web,
    address_of,
    hub_of,
    problems,
)
from battlewright.server.seating import digest, tidy
from battlewright.server.shelf import kept_answer
from battlewright.server.store import Unknown
from battlewright.server.turns import Turn
from battlewright.texts import texts_in

PersonId = Annotated[str, PathParameter(pattern="^[0-9a-f]{24}$")]
Code = Annotated[str, PathParameter(pattern="^[A-Za-z]{6}$")]
MAIL = re.compile(r"[^@\s<>,;:\"]{1,64}@[^@\s<>,;:\"]{1,180}\.[^@\s<>,;:\"]{1,60}")
MOST_SHOWN = 50  # results and matches of a profile


class House(Struct, frozen=True):
    """What the host of this server has decided."""

    mail: bool  # moves can be told by mail

    accounts: bool  # only people with a profile open matches and take seats
    invitation: bool  # a profile needs a word of invitation
    chat: bool = False  # players may write to each other in their own words


class PersonRequest(Struct, forbid_unknown_fields=True):
    """A new profile."""

    name: Name = ""
    language: Languages = "en"
    invitation: Annotated[str, Meta(max_length=100)] = ""


class Person(Struct, frozen=True):
    """A new person, and the secret that only their browser keeps."""

    person: str
    name: str
    secret: str


class MeRequest(Struct, forbid_unknown_fields=True):
    """Something about oneself."""

    secret: Token


class RenameRequest(Struct, forbid_unknown_fields=True):
    """What is to be changed of oneself."""

    secret: Token
    name: Name = ""
    language: Languages | None = None


class MailRequest(Struct, forbid_unknown_fields=True):
    """The mail address for notifications; empty: none."""

    secret: Token
    mail: Annotated[str, Meta(max_length=254)]


class ConfirmRequest(Struct, forbid_unknown_fields=True):
    """The code from a mail that was sent to a new address."""

    secret: Token
    code: Annotated[str, Meta(max_length=20)]


class MySeatsRequest(Struct, forbid_unknown_fields=True):
    """The own seats of a match, on a device that does not hold them."""

    secret: Token
    match: Annotated[str, Meta(pattern="^[0-9a-f]{24}$")]


class MySeats(Struct, frozen=True):
    """The tokens of the own seats, by seat."""

    tokens: dict[int, str]


class SeekRequest(Struct, forbid_unknown_fields=True):
    """Look for an opponent."""

    secret: Token
    game: Annotated[str, Meta(max_length=32)]
    rated: bool = False


class Profile(Struct, frozen=True):
    """A profile: its rated and public matches; its owner sees all matches."""

    person: str
    name: str
    since: float
    games: tuple[Played, ...]
    results: tuple[Result, ...]


class Me(Struct, frozen=True):
    """What one sees of oneself: the profile, and the matches in which one has a seat."""

    profile: Profile
    matches: tuple[MatchSummary, ...]
    mail: str = ""
    mail_waits: bool = False  # for the code of confirmation


class Found(Struct, frozen=True):
    """A match."""

    match: str


class Coded(Struct, frozen=True):
    """The code of a match."""

    code: str


REQUESTS = (PersonRequest, MailRequest, ConfirmRequest, MeRequest, RenameRequest, MySeatsRequest, SeekRequest)
ANSWERS = (House, Turn, Person, Profile, Me, MySeats, Paired, Found, Coded, Dice)
NOBODY = POSTED | problems(_404="nobody has this secret", _429="asked too often")


def check_rate(request: Web) -> Hub:
    """The hub; refuses requests above the rate limit."""
    hub = hub_of(request)
    if not hub.allowances.allows_lookup(address_of(request)):
        raise HTTPException(status_code=429, detail="you ask very often; wait a minute")
    return hub


async def visitor_of(hub: Hub, secret: str) -> Visitor:
    """Whose secret this is, or 404."""
    try:
        return Visitor(await hub.people.known(secret), secret)
    except Stranger as error:
        raise HTTPException(status_code=404, detail=str(error)) from None


@get("/api/house", tags=["people"])
async def house(request: Web) -> House:
    """What the host has decided."""
    settings = hub_of(request).settings
    return House(
        hub_of(request).turns.post.there, settings.accounts, bool(settings.invitation), settings.chat
    )


@post(
    "/api/people",
    tags=["people"],
    request_max_body_size=10_000,
    responses=POSTED | problems(_429="too many profiles", _503="the server knows as many people as it may"),
)
async def make_person(request: Web, data: JSONBody[PersonRequest]) -> Person:
    """A profile: a name, and a secret for the browser to keep. The secret is sent only once."""
    hub = hub_of(request)
    if not hub.allowances.allows_person(address_of(request)):
        raise HTTPException(status_code=429, detail="many profiles were made from your address; wait an hour")
    if hub.settings.invitation and data.invitation.strip() != hub.settings.invitation:
        raise HTTPException(status_code=403, detail="a profile needs the word of invitation of this server")
    try:
        row, secret = await hub.people.add(data.name, data.language)
    except TooManyPeople as error:
        raise HTTPException(status_code=503, detail=str(error)) from None
    return Person(row.id, row.name, secret)


@post("/api/me", tags=["people"], status_code=200, request_max_body_size=10_000, responses=NOBODY, cost=0.03)
async def me(request: Web, data: JSONBody[MeRequest]) -> Me:
    """The own profile and matches."""
    hub = check_rate(request)
    person = (await visitor_of(hub, data.secret)).person
    found = await hub.people.matches(person.id, MOST_SHOWN)
    return Me(
        await _profile(hub, person, everything=True),
        tuple([await summary_of(hub, match) for match in found]),
        person.mail,
        bool(person.mail_code),
    )


@post("/api/me/change", tags=["people"], status_code=200, request_max_body_size=10_000, responses=NOBODY)
async def change_me(request: Web, data: JSONBody[RenameRequest]) -> None:
    """Change the own name or language."""
    hub = check_rate(request)
    person = (await visitor_of(hub, data.secret)).person
    values: dict[str, Any] = {"name": tidy(data.name, person.name)}
    await hub.people.change(person.id, values | ({"language": data.language} if data.language else {}))


@post("/api/me/turns", tags=["people"], status_code=200, request_max_body_size=10_000, responses=NOBODY)
async def my_turns(request: Web, data: JSONBody[MeRequest]) -> list[Turn]:
    """The moves one owes in correspondence games, the most urgent first."""
    hub = check_rate(request)
    return await hub.turns.of((await visitor_of(hub, data.secret)).person.id)


@post(
    "/api/me/mail",
    tags=["people"],
    status_code=200,
    request_max_body_size=10_000,
    responses=NOBODY | problems(_503="this server sends no mail, or could not"),
)
async def my_mail(request: Web, data: JSONBody[MailRequest]) -> None:
    """Set the address for mails; a code is sent to it, and nothing else before it is confirmed."""
    hub = check_rate(request)
    person, wanted = (await visitor_of(hub, data.secret)).person, data.mail.strip()
    if not wanted:
        await hub.people.change(person.id, {"mail": "", "mail_code": ""})
        return
    if not MAIL.fullmatch(wanted) or not wanted.isprintable():
        raise ClientException(detail="this is no mail address")
    if not hub.turns.post.there:
        raise HTTPException(status_code=503, detail="this server sends no mail")
    if not hub.allowances.allows_mail(address_of(request), person.id, wanted):
        raise HTTPException(status_code=429, detail="several codes were sent already; try again tomorrow")
    new = "".join(secrets.choice("0123456789") for _ in range(8))
    await hub.people.change(person.id, {"mail": wanted, "mail_code": digest(new)})
    words = texts_in(person.language)
    text = words.format("company-mail-confirm", name=person.name, code=new)
    if not await hub.turns.post.send(wanted, words.format("company-mail-confirm-subject"), text):
        raise HTTPException(status_code=503, detail="the mail could not be sent")


@post(
    "/api/me/mail/confirm",
    tags=["people"],
    status_code=200,
    request_max_body_size=10_000,
    responses=NOBODY | problems(_409="another code was sent"),
)
async def confirm_mail(request: Web, data: JSONBody[ConfirmRequest]) -> None:
    """Confirm an address by the code that was sent to it; after a wrong one another has to be sent."""
    hub = check_rate(request)
    person = (await visitor_of(hub, data.secret)).person
    if not person.mail_code:
        return
    if not secrets.compare_digest(person.mail_code, digest(data.code.strip())):
        await hub.people.change(person.id, {"mail_code": digest(secrets.token_hex(16))})
        raise HTTPException(
            status_code=409, detail="this is not the code that was sent; have another one sent"
        )
    await hub.people.change(person.id, {"mail_code": ""})


@post("/api/me/seats", tags=["people"], status_code=200, request_max_body_size=10_000, responses=NOBODY)
async def my_seats(request: Web, data: JSONBody[MySeatsRequest]) -> MySeats:
    """The tokens of the own seats in a match: for another device."""
    hub = check_rate(request)
    visitor = await visitor_of(hub, data.secret)
    try:
        return MySeats(await hub.seating.tokens(data.match, visitor))
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None


@post("/api/me/forget", tags=["people"], status_code=200, request_max_body_size=10_000, responses=NOBODY)
async def forget_me(request: Web, data: JSONBody[MeRequest]) -> None:
    """Forget a profile with its results and ratings. Seats stay with the links that open them."""
    hub = check_rate(request)
    person = (await visitor_of(hub, data.secret)).person
    await hub.ratings.forget(person.id)
    await hub.people.forget(person.id)


@get(
    "/api/people/{person:str}",
    tags=["people"],
    responses=problems(_404="there is nobody of this id", _429="asked too often"),
)
async def profile(request: Web, person: PersonId) -> Profile:
    """The public profile of a person."""
    hub = check_rate(request)
    try:
        return await _profile(hub, await hub.people.find(person), everything=False)
    except Stranger as error:
        raise HTTPException(status_code=404, detail=str(error)) from None


async def _profile(hub: Hub, person: PersonRow, *, everything: bool) -> Profile:
    games = await hub.ratings.of(person.id, everything=everything)
    results = await hub.ratings.results(person.id, MOST_SHOWN, everything=everything)
    return Profile(person.id, person.name, person.created, tuple(games), tuple(results))


@get("/api/texts/{language:str}/company", tags=["server"], media_type=MediaType.TEXT)
async def company_texts(request: Web, language: FromPath[Languages]) -> Response[bytes]:
    """The words of profiles, pairing, dice and talk, as a Fluent file."""

    async def make(_: Hub) -> bytes:
        return (files("battlewright") / "locales" / language / "company.ftl").read_bytes()

    return await kept_answer(request, ("company-texts", language), make, MediaType.TEXT)


# --- finding each other ---------------------------------------------------------------------------


@post(
    "/api/pairing",
    tags=["people"],
    status_code=200,
    request_max_body_size=10_000,
    responses=NOBODY | problems(_503="the server is full"),
)
async def seek(request: Web, data: JSONBody[SeekRequest]) -> Paired:
    """Play with someone who waits for the same game. While `waiting`, repeat every few seconds."""
    hub = check_rate(request)
    visitor = await visitor_of(hub, data.secret)
    if data.game not in hub.games:
        raise ClientException(detail=f"no game {data.game!r}; there are: {', '.join(hub.games)}")
    try:
        return await hub.pairing.seek(
            visitor, data.game, data.rated, lambda: hub.allowances.refuses_match(address_of(request))
        )
    except TooMany as error:
        raise HTTPException(status_code=503, detail=str(error)) from None
    except (SetupError, Unknown) as error:
        raise ClientException(detail=str(error)) from None


@post("/api/pairing/stop", tags=["people"], status_code=200, request_max_body_size=10_000, responses=NOBODY)
async def stop_seeking(request: Web, data: JSONBody[MeRequest]) -> None:
    """Wait no more."""
    hub = check_rate(request)
    await hub.pairing.stop(await visitor_of(hub, data.secret))


@get("/api/waiting", tags=["people"])
async def waiting(request: Web) -> dict[str, int]:
    """How many people wait for each game."""
    return await hub_of(request).pairing.waiting()


@get(
    "/api/codes/{code:str}",
    tags=["matches"],
    responses=problems(_404="no match with an open seat has this code", _429="asked too often"),
)
async def find_code(request: Web, code: Code) -> Found:
    """The match with a code, while it has an open seat."""
    hub = check_rate(request)
    try:
        return Found(await match_of(hub.store, code))
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None


@get("/api/matches/{match:str}/code", tags=["matches"], responses=problems(_404="no such match"))
async def code(request: Web, match: MatchId) -> Coded:
    """The code under which a match with an open seat is found."""
    hub = hub_of(request)
    try:
        await hub.stored(match)
        return Coded(await code_of(hub.store, match))
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None


QR_CHARACTERS = 300


@get(
    "/api/qr",
    cost=0.02,
    tags=["server"],
    media_type="image/svg+xml",
    responses=problems(_400="too long", _429="asked too often", _503="the server is busy"),
)
async def qr(request: Web, text: FromQuery[str]) -> Response[bytes]:
    """A text of at most 300 characters as a QR code, for another device to read."""
    hub = check_rate(request)
    if not 0 < len(text) <= QR_CHARACTERS:
        raise ClientException(detail=f"a QR code is made of 1 to {QR_CHARACTERS} characters")
    try:
        image = await hub.in_line(address_of(request), _qr_of, text)
    except TooMany as error:
        raise HTTPException(status_code=503, detail=str(error)) from None
    headers = {"cache-control": "max-age=86400"}
    return Response(image, media_type="image/svg+xml", headers=headers)


def _qr_of(text: str) -> bytes:
    """The picture; it takes long enough to be drawn off the event loop."""
    import segno  # few ask for one

    image = io.BytesIO()
    segno.make(text, error="m", micro=False).save(image, kind="svg", scale=6, border=3, light="#fff")
    return image.getvalue()


# --- dice -----------------------------------------------------------------------------------------


@get("/api/matches/{match:str}/dice", tags=["matches"], responses=problems(_404="no such match"))
async def dice(request: Web, match: MatchId) -> Dice:
    """What was published of the dice before the first roll, what players added, and in the end the secret."""
    hub = hub_of(request)
    try:
        row, _ = await hub.stored(match)
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None
    return await dice_of(hub.store, row)


COMPANY = (
    house,
    make_person,
    me,
    change_me,
    my_turns,
    my_mail,
    confirm_mail,
    my_seats,
    forget_me,
    profile,
    company_texts,
    seek,
    stop_seeking,
    waiting,
    find_code,
    code,
    qr,
    dice,
)

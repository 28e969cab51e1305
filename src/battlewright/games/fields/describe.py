"""Fields of Eternia in plain words: events, options, decisions, denials, tallies and odds as sentences.

Every sentence is a message of the language files (`locales/<language>/fields.ftl`), filled with the
fields of what it describes: an id becomes a name, a list becomes `A, B and C`, nothing becomes "none".

The id of a message follows from what it describes: `fe-event-<type>`, `fe-option-<type>`,
`fe-decision-<kind>`, `fe-denial-<rule>`. A special case has its own message, with the name of the fact that
makes it special behind: of those the first, in the order of fact names, whose values are all there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from battlewright.games.fields.lexicon import Lexicon
from battlewright.games.fields.model import events, options
from battlewright.games.fields.model.frames import Shopping
from battlewright.games.fields.model.ids import read_parts
from battlewright.games.fields.model.words import ZONES
from battlewright.games.fields.rules.actions import train_price
from battlewright.games.fields.rules.traders import price
from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Denial
from battlewright.kernel.events import Event
from battlewright.kernel.facts import fact_of
from battlewright.kernel.odds import Odds
from battlewright.kernel.options import Option
from battlewright.kernel.reactions import React
from battlewright.kernel.tally import Tally
from battlewright.kernel.wording import (
    NO,
    NONE,
    YES,
    Value,
    chance_table,
    event_facts,
    facts_of,
    fillable,
    message_values,
    percent,
    pick,
    plain_value,
    reasons,
    sentence,
    signed,
    tag_of,
)

SEATS = {"seat"}
TEAMS = {"team"}
SHAPES = {"moment", "conditions", "response"}  # told by their source, or by the card they are on
DICE = {"dice", "faces"}
ODDS_COLUMNS = 5
TRADER_OF = {"equipment": "shop", "spells": "guild", "vehicles": "smith"}


# --- values ---------------------------------------------------------------------------------------


def values(lexicon: Lexicon, facts: Mapping[str, object]) -> dict[str, Value]:
    """Facts as the values of a message: names for ids, lists in a row, "none" for nothing."""
    return message_values(facts, SHAPES, partial(value, lexicon))


def value(lexicon: Lexicon, name: str, fact: object) -> Value:
    """One fact in words."""
    plain = plain_value(lexicon, name, fact, SEATS, TEAMS)
    if plain is not None:
        return plain
    match fact:
        case str():
            return fact.replace(" ", "-") if name == "reason" else lexicon.name(fact)
        case dict():
            return ", ".join(f"{key} {entry}" for key, entry in fact.items())
        case list() | tuple():
            return _row(lexicon, name, fact)
        case _:
            raise TypeError(f"no words for {name}: {fact!r}")


def _row(lexicon: Lexicon, name: str, facts: Sequence[object]) -> str:
    """Several names: dice one after another, everything else as a list with "and"."""
    if name in DICE:
        return ", ".join(lexicon.name(str(face)) for face in facts)
    return lexicon.names(map(str, facts))


# --- numbers --------------------------------------------------------------------------------------


def describe_tally(lexicon: Lexicon, tally: Tally) -> str:
    """As in: base initiative 3, +2 card."""
    return reasons(lexicon, tally, lexicon.source(tally.source), limits=False)


def describe_odds(lexicon: Lexicon, odds: Odds) -> str:
    """The chances, by what they are about (`odds.note`)."""
    table = chance_table(lexicon.texts, odds.wounds or odds.remaining, ODDS_COLUMNS)
    chance = percent(lexicon.texts, odds.knock_out)
    who = lexicon.name(odds.target)
    key = f"fe-odds-{odds.note}" if f"fe-odds-{odds.note}" in lexicon.texts else "fe-odds-other"
    return lexicon.texts.format(key, table=table, chance=chance, who=who)


# --- events ---------------------------------------------------------------------------------------


def describe_event(lexicon: Lexicon, event: Event) -> str:
    """An event as a sentence."""
    given = values(lexicon, event_facts(event)) | _particulars(lexicon, event)
    return _tidy(lexicon.texts.format(f"fe-event-{tag_of(event)}", **given))


def _tidy(line: str) -> str:
    """A sentence; one that ends in a question needs no full stop."""
    return sentence(line).replace("?.", "?")


def _particulars(lexicon: Lexicon, event: Event) -> dict[str, Value]:
    """What the fields of an event do not show by themselves."""
    match event:
        case events.Moved():
            return {"area": lexicon.name(event.path[-1])}
        case events.TotalsMade():
            return {f"{zone}_reasons": describe_tally(lexicon, getattr(event, zone)) for zone in ZONES}
        case events.Struck():
            return {"reasons": describe_tally(lexicon, event.damage)}
        case events.CardBought():
            return {"reasons": describe_tally(lexicon, event.price)}
        case events.GridRevealed():
            return {"cards": _revealed(lexicon, event)}
        case events.GridCardChanged():
            return {"how": event.how}
        case events.DiceAssigned():
            return _sums(event)
        case events.Boosted():
            return {"amount": signed(event.amount)}
        case events.Triggered():
            return _triggered(lexicon, event)
        case events.CounterChanged() if event.team < 0:
            return {"team": NONE}
        case events.GameOver():
            return _game_over(lexicon, event)
        case _:
            return {}


def _revealed(lexicon: Lexicon, event: events.GridRevealed) -> str:
    """The cards turned over, each with its zone."""
    pairs = zip(event.cards, event.zones, strict=True)
    return lexicon.texts.listing(
        lexicon.texts.format("fe-card-in-zone", card=lexicon.name(card), zone=lexicon.name(zone))
        for card, zone in pairs
    )


def _triggered(lexicon: Lexicon, event: events.Triggered) -> dict[str, Value]:
    """What an ability says; a passive ability has no name but its hero's."""
    own = lexicon.name(event.source) == lexicon.name(event.hero)
    return {"text": lexicon.effect(event.source) or NONE, "own": YES if own else NO}


def _game_over(lexicon: Lexicon, event: events.GameOver) -> dict[str, Value]:
    """Who won, why, and with what score."""
    winners = lexicon.texts.listing(lexicon.seat(seat) for seat in event.winners)
    return {
        "winners": winners or NONE,
        "winners_count": len(event.winners),
        "why": _reason(lexicon, event.reason),
        "score": _score(lexicon, event),
    }


def _sums(assigned: events.DiceAssigned | options.Assign) -> dict[str, Value]:
    """How many successes go where."""
    return {f"{to}_sum": sum(getattr(assigned, to)) for to in ("defense", "hp", "attack")}


def _reason(lexicon: Lexicon, reason: str) -> str:
    key = f"fe-reason-{reason.replace(' ', '-')}"
    return lexicon.texts.format(key) if key in lexicon.texts else reason


def _score(lexicon: Lexicon, event: events.GameOver) -> str:
    entries = [f"{lexicon.seat(seat)} {vp}" for seat, vp in event.score.items()]
    return lexicon.texts.listing(entries)


# --- decisions and options ------------------------------------------------------------------------


def describe_decision(lexicon: Lexicon, decision: Decision) -> str:
    """The question a seat is asked."""
    given = values(lexicon, decision.facts) | {"seat": lexicon.seat(decision.seat)}
    if decision.facts.get("source"):
        given["text"] = lexicon.effect(fact_of(decision.facts, "source", str)) or ""
    if decision.kind == "quest_price":
        given["price"] = _asked_price(lexicon, decision)
    return _tidy(lexicon.texts.format(pick(lexicon.texts, f"fe-decision-{decision.kind}", given), **given))


def _asked_price(lexicon: Lexicon, decision: Decision) -> str:
    """What a quest asks for, without what it does not."""
    parts = [(name, decision.facts[name]) for name in ("eternium", "soldiers", "damage")]
    return lexicon.texts.listing(
        lexicon.texts.format(f"fe-price-{name}", number=number) for name, number in parts if number
    )


def describe_option(lexicon: Lexicon, option: Option, decision: Decision | None = None) -> str:
    """How a choice reads on a button; the decision it answers makes it clearer."""
    tag = tag_of(option)
    facts = facts_of(option)
    given = values(lexicon, decision.facts) if decision is not None else {}
    given |= values(lexicon, facts)
    given |= _about(lexicon, option, decision)
    if decision is not None:
        given |= _parts(lexicon, option)
        special = f"fe-option-{tag}-{decision.kind}"
        if special in lexicon.texts:
            return _tidy(lexicon.texts.format(special, **given))
    return _tidy(lexicon.texts.format(_pick_option(lexicon, f"fe-option-{tag}", facts), **given))


def _about(lexicon: Lexicon, option: Option, decision: Decision | None) -> dict[str, Value]:
    """What the fields of an option do not show by themselves: what a card says, what it costs."""
    match option:
        case React():
            answer = option.response
            return {
                "power": lexicon.name(answer.effect),
                "hero": lexicon.name(answer.bearer),
                "text": lexicon.effect(answer.effect) or NONE,
            }
        case options.Buy():
            return {"text": lexicon.effect(option.card) or NONE, "cost": _price(lexicon, option, decision)}
        case options.Assign():
            return _sums(option)
        case options.Train():
            return {"cost": train_price(option.card)}
        case options.Cast():
            return {"text": lexicon.effect(option.spell) or NONE}
        case options.UseItem() | options.EquipCard() | options.ChooseCard():
            return {"text": lexicon.effect(option.card) or NONE}
        case options.ChooseWeapon():
            kind = lexicon.content.weapons[option.weapon].kind
            return {"text": lexicon.effect(option.weapon) or NONE, "kind": lexicon.name(kind)}
        case _:
            return {}


def _price(lexicon: Lexicon, option: options.Buy, decision: Decision | None) -> int:
    """What a card costs the hero who would buy it."""
    state = lexicon.state
    shelf = lexicon.content.shelf.get(option.card, "")
    buyer = option.hero or str(decision.facts.get("hero", "") if decision is not None else "")
    if state is None or buyer not in state.heroes or shelf not in TRADER_OF:
        return lexicon.content.price(option.card)
    frame = state.stack[-1] if state.stack else None
    discount = frame.discount if isinstance(frame, Shopping) else 0
    return price(state, state.heroes[buyer], TRADER_OF[shelf], option.card, discount).total


def _pick_option(lexicon: Lexicon, base: str, facts: Mapping[str, object]) -> str:
    """`fe-option-play-zone`: the message for an option in which a field that may be empty is not."""
    for name, fact in facts.items():
        if fact not in ("", ()) and f"{base}-{name}" in lexicon.texts:
            return f"{base}-{name}"
    return base


def _parts(lexicon: Lexicon, option: Option) -> dict[str, Value]:
    """The parts of a choice on a grid: a card in a zone, and where it goes; two zones."""
    if not isinstance(option, options.Choose):
        return {}
    parts = read_parts(option.what)
    return {f"part{number}": lexicon.name(part) for number, part in enumerate(parts, start=1)}


def describe_denial(lexicon: Lexicon, denial: Denial) -> str:
    """Why not, as a sentence; a card whose conditions do not hold is quoted."""
    given = values(lexicon, denial.facts)
    if "conditions" in denial.facts:
        name, text = lexicon.name(denial.rule), lexicon.effect(denial.rule)
        return _tidy(lexicon.texts.format("fe-denial-conditions", card=name, text=text))
    message = pick(lexicon.texts, f"fe-denial-{denial.rule}", given)
    if "over" in given:
        message = "fe-denial-over"
    told = fillable(lexicon.texts, message, given)
    given["title"] = lexicon.rule(denial.rule)
    return _tidy(lexicon.texts.format(message if told else "fe-denial-other", **given))

"""Heroscape in plain words: events, options, decisions, denials, tallies and odds as sentences.

Every sentence is a message of the language files (`locales/<language>/heroscape.ftl`), filled with the
fields of what it describes: an id becomes a name, a list becomes `A, B and C`, nothing becomes "none".

The id of a message follows from what it describes: `hs-event-<type>`, `hs-option-<type>`,
`hs-decision-<kind>`, `hs-denial-<rule>`. A special case has its own message, with the name of the fact that
makes it special behind (`hs-denial-HS-TURN-07-barred`): of those the first, in the order of fact names,
whose values are all there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.model import events, options
from battlewright.games.heroscape.model.ids import OddsEffect, activation, glyph_letter, odds_effects, pair
from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Answer, Denial
from battlewright.kernel.events import Event
from battlewright.kernel.facts import fact_of
from battlewright.kernel.odds import Chance, Odds, TestOdds
from battlewright.kernel.options import Option
from battlewright.kernel.tally import Tally
from battlewright.kernel.wording import (
    NEGLIGIBLE,
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
    sentence,
    tag_of,
)
from battlewright.kernel.wording import reasons as tally_reasons

SEATS = {"seat", "rival"}
CAUSES = {"power", "source", "why", "mode", "how", "by_power"}
PLACES = {"at", "to", "way", "spaces_at"}
WORDS = {"what", "size", "reason", "phase", "terrain", "stat", "pending"}
GENERALS = {"generals"}
SHAPES = {"prices", "counts", "rolls", "totals", "score", "order"}  # told in their own way
SKULLS, SHIELDS = (1, 2, 3), (4, 5)
ODDS_COLUMNS = 5
TOGETHER = "together"  # odds about all who are hit


# --- values ---------------------------------------------------------------------------------------


def values(lexicon: Lexicon, facts: Mapping[str, object]) -> dict[str, Value]:
    """Facts as the values of a message: names for ids, lists in a row, "none" for nothing."""
    tables = {name for name, fact in facts.items() if isinstance(fact, Mapping)}
    return message_values(facts, SHAPES | tables, partial(_value, lexicon))


def _value(lexicon: Lexicon, name: str, fact: object) -> Value:
    plain = plain_value(lexicon, name, fact, SEATS)
    if plain is not None:
        return plain
    match fact:
        case str():
            return _name(lexicon, name, fact)
        case Sequence():
            return _row(lexicon, name, fact)
        case _:
            return str(fact)


def _name(lexicon: Lexicon, field: str, fact: str) -> str:
    if field in CAUSES:
        return cause(lexicon, fact)
    if field == "letter":
        return lexicon.glyph(fact)
    if field == "marker":
        return lexicon.marker(fact)
    if field in WORDS:
        return said(lexicon, fact)
    return fact if field in PLACES else lexicon.name(fact)


def _row(lexicon: Lexicon, name: str, fact: Sequence[object]) -> str:
    if name == "path":
        return " → ".join(map(str, fact))
    if name in PLACES:
        return "–".join(map(str, fact))
    if name == "faces":
        return " ".join(map(str, fact))
    if name in GENERALS:
        return lexicon.texts.listing(lexicon.word(str(item)) for item in fact)
    return lexicon.names(map(str, fact))


def said(lexicon: Lexicon, word: str) -> str:
    """A word of the game in this language; a word nobody has translated as it is."""
    key = f"hs-word-{word.replace(' ', '-').replace('_', '-')}"
    return lexicon.texts.format(key) if key in lexicon.texts else word.replace("_", " ")


def cause(lexicon: Lexicon, id: str) -> str:
    """What makes something happen: a power, a glyph, a rule, or a word."""
    if glyph_letter(id):
        return lexicon.glyph(glyph_letter(id))
    if id in lexicon.content.powers:
        return lexicon.power(id)
    return lexicon.source(id) if id.isupper() else said(lexicon, id)


# --- numbers --------------------------------------------------------------------------------------


def reasons(lexicon: Lexicon, tally: Tally) -> str:
    """As in: attack 3, +1 height advantage."""
    return tally_reasons(lexicon, tally, lexicon.source(tally.source) if tally.source else "")


def describe_tally(lexicon: Lexicon, tally: Tally, unit: str = "dice") -> str:
    """As in: 4 dice: attack 3, +1 height advantage."""
    word = lexicon.texts.format(f"hs-number-{unit}")
    return lexicon.texts.format("tally-total", total=tally.total, unit=word, reasons=reasons(lexicon, tally))


def combat_faces(lexicon: Lexicon, faces: Sequence[int]) -> str:
    """As in: 2 skulls, 1 shield, 1 blank."""
    skulls = sum(face in SKULLS for face in faces)
    shields = sum(face in SHIELDS for face in faces)
    blanks = len(faces) - skulls - shields
    counts = {"skulls": skulls, "shields": shields, "blanks": blanks}
    told = [lexicon.texts.format(f"hs-faces-{name}", count=count) for name, count in counts.items() if count]
    return ", ".join(told) or lexicon.texts.format("hs-faces-none")


# --- odds -----------------------------------------------------------------------------------------


def describe_odds(lexicon: Lexicon, odds: Odds) -> str:
    """As in: Finn: wounds 0: 35%, 1: 40%, 2: 25%; destroyed in 25%."""
    if odds.note == TOGETHER:
        parts = [_together(lexicon, odds)]
    else:
        parts = [_result(lexicon, odds)] if odds.wounds or odds.remaining else []
    parts += [_outcome(lexicon, chance) for chance in odds.outcomes]
    told = "; ".join(part for part in parts if part)
    target = lexicon.name(odds.target) if odds.target else NONE
    note = cause(lexicon, odds.note) if odds.note else NONE
    return lexicon.texts.format("hs-odds", target=target, note=note, odds=told)


def _result(lexicon: Lexicon, odds: Odds) -> str:
    if not odds.wounds:
        return lexicon.texts.format(
            "hs-odds-left", table=chance_table(lexicon.texts, odds.remaining, ODDS_COLUMNS)
        )
    table = chance_table(lexicon.texts, odds.wounds, ODDS_COLUMNS)
    if odds.knock_out < NEGLIGIBLE:
        return lexicon.texts.format("hs-odds-wounds", table=table)
    chance = percent(lexicon.texts, odds.knock_out)
    return lexicon.texts.format("hs-odds-destroyed", table=table, chance=chance)


def _together(lexicon: Lexicon, odds: Odds) -> str:
    """As in: all together: wounds 0: 35%, 1: 40%, 2: 25%, on average 0.9."""
    mean = sum(number * chance for number, chance in enumerate(odds.wounds))
    table = chance_table(lexicon.texts, odds.wounds, ODDS_COLUMNS)
    return lexicon.texts.format("hs-odds-together", table=table, mean=f"{mean:.1f}")


def _outcome(lexicon: Lexicon, chance: Chance) -> str:
    """What a row of a table does."""
    told = [_effect(lexicon, effect) for effect in odds_effects(chance.what)] or [
        lexicon.texts.format("hs-effect-nothing")
    ]
    return lexicon.texts.format(
        "hs-odds-outcome",
        faces=_span(chance.faces),
        what=lexicon.texts.listing(told),
        chance=percent(lexicon.texts, chance.chance),
    )


def _span(faces: tuple[int, ...]) -> str:
    if not faces:
        return NONE
    return str(faces[0]) if faces[0] == faces[-1] else f"{faces[0]}–{faces[-1]}"


def _effect(lexicon: Lexicon, effect: OddsEffect) -> str:
    kind, amount = effect
    if kind.startswith("choice-"):
        return lexicon.texts.format(f"hs-effect-{kind}", source=cause(lexicon, amount) if amount else NONE)
    return lexicon.texts.format(f"hs-effect-{kind}", amount=int(amount or 0))


def describe_tests(lexicon: Lexicon, odds: Odds) -> list[str]:
    """The rolls behind the odds, each with its dice and why that many."""
    return [_test(lexicon, test) for test in odds.tests]


def _test(lexicon: Lexicon, test: TestOdds) -> str:
    who = lexicon.name(test.who) if test.who else NONE
    if test.kind == "d20":
        return lexicon.texts.format("hs-test-d20", who=who, needed=test.needed.total)
    if test.kind == "crests":
        return lexicon.texts.format(
            "hs-test-crests", who=who, needed=test.needed.total, total=test.dice.total
        )
    return lexicon.texts.format(
        f"hs-test-{test.kind}", who=who, total=test.dice.total, dice=reasons(lexicon, test.dice)
    )


# --- events ---------------------------------------------------------------------------------------


def describe_event(lexicon: Lexicon, event: Event) -> str:
    """An event as a sentence."""
    given = values(lexicon, event_facts(event)) | _particulars(lexicon, event)
    base = f"hs-event-{tag_of(event)}"
    return sentence(lexicon.texts.format(pick(lexicon.texts, base, given), **given))


def _particulars(lexicon: Lexicon, event: Event) -> dict[str, Value]:
    """What the fields of an event do not show by themselves."""
    match event:
        case events.MarkersTaken():
            return {"counts": _counts(lexicon, event.counts)}
        case events.InitiativeRolled():
            return _initiative(lexicon, event)
        case events.RolledOff():
            told = [
                lexicon.texts.format("hs-roll", seat=lexicon.seat(seat), total=face)
                for seat, face in event.rolls.items()
            ]
            return {"rolls": lexicon.texts.listing(told)}
        case events.DiceRolled():
            combat = event.sides == 6
            faces = combat_faces(lexicon, event.faces) if combat else " ".join(map(str, event.faces))
            return {"faces": faces, "sides": event.sides}
        case events.AttackRolled() | events.DefenceRolled():
            return {"dice": event.dice.total, "reasons": reasons(lexicon, event.dice)}
        case events.PowerResult():
            return {"total": event.total.total, "reasons": reasons(lexicon, event.total)}
        case events.Moved():
            return {"from": event.path[0], "to": event.path[-1]}
        case events.Rotated():
            return {"direction": lexicon.texts.format(f"hs-direction-{event.facing}")}
        case events.GameEnded():
            return _ending(lexicon, event)
        case events.Gift(what="named" | "partner" | "transformed"):
            return {event.what: YES}
        case _:
            return {}


def _counts(lexicon: Lexicon, counts: Mapping[str, int]) -> str:
    told = [
        lexicon.texts.format("hs-count", card=lexicon.name(card), count=count)
        for card, count in counts.items()
    ]
    return lexicon.texts.listing(told)


def _initiative(lexicon: Lexicon, event: events.InitiativeRolled) -> dict[str, Value]:
    """Either the rolls, or the order that follows from them."""
    if event.order:
        return {"order": lexicon.texts.listing(lexicon.seat(seat) for seat in event.order)}
    told = [
        lexicon.texts.format("hs-roll", seat=lexicon.seat(seat), total=tally.total)
        for seat, tally in event.totals.items()
    ]
    return {"order": NONE, "rolls": lexicon.texts.listing(told)}


def _ending(lexicon: Lexicon, event: events.GameEnded) -> dict[str, Value]:
    score = [
        lexicon.texts.format("hs-score", seat=lexicon.seat(seat), points=points)
        for seat, points in event.score.items()
    ]
    winners = lexicon.texts.listing(lexicon.seat(seat) for seat in event.winners)
    return {"winners": winners or NONE, "score": lexicon.texts.listing(score) or NONE}


# --- decisions and options ------------------------------------------------------------------------


def describe_decision(lexicon: Lexicon, decision: Decision) -> str:
    """The question a seat is asked."""
    given = values(lexicon, decision.facts) | {"seat": lexicon.seat(decision.seat)}
    given |= {"rule": lexicon.rule(decision.rules[0]) if decision.rules else NONE}
    base = f"hs-decision-{decision.kind}"
    return sentence(lexicon.texts.format(pick(lexicon.texts, base, given), **given))


def describe_option(lexicon: Lexicon, option: Option, decision: Decision | None = None) -> str:
    """How a choice reads on a button; the decision it answers makes it clearer."""
    tag = tag_of(option)
    facts = facts_of(option)
    given = values(lexicon, decision.facts) if decision is not None else {}
    given |= values(lexicon, facts) | _option_particulars(lexicon, option, decision)
    special = f"hs-option-{tag}-{decision.kind}" if decision is not None else ""
    base = special if special in lexicon.texts else f"hs-option-{tag}"
    own = {name: given[name] for name in facts if name in given}
    return sentence(
        lexicon.texts.format(pick(lexicon.texts, base, own) if base != special else special, **given)
    )


def _option_particulars(lexicon: Lexicon, option: Option, decision: Decision | None) -> dict[str, Value]:
    """What the fields of an option do not show by themselves."""
    match option:
        case options.First(what=what):
            return {"what": what}
        case options.Go():
            return {"notes": _price(lexicon, option, decision)}
        case options.TakeArmy(army=army):
            return {"points": _army_points(lexicon, army)}
        case options.Pick(card=card):
            return {"points": lexicon.content.units[card].card.points}
        case options.Activate(card=card):
            turn = activation(card)
            marker = lexicon.marker(turn.by) if turn.by and not turn.by_power else NONE
            power = lexicon.power(turn.by) if turn.by in lexicon.content.powers else NONE
            return {"card": lexicon.name(turn.card), "marker": marker, "power": power}
        case options.Turnabout(facing=facing):
            return {"direction": lexicon.texts.format(f"hs-direction-{facing}")}
        case options.WorkDoor(door=door):
            now = lexicon.state.doors.get(door, "closed") if lexicon.state is not None else "closed"
            return {"state": now}
        case options.Target(target=target) if (linked := pair(target)) is not None:
            return {"target": lexicon.names(linked)}
        case options.Reroll(card=card):
            return {"card": NONE if card == "free" else lexicon.name(card)}
        case _:
            return {}


def _army_points(lexicon: Lexicon, army: str) -> int:
    units = lexicon.content.units
    return sum(units[entry.card].card.points * entry.copies for entry in lexicon.content.armies[army].cards)


def _price(lexicon: Lexicon, option: options.Go, decision: Decision | None) -> str:
    """What a move costs: points, who strikes, what it falls, what it must survive; and by which way."""
    told = []
    facts = _price_facts(option, decision)
    if "cost" in facts:
        told.append(lexicon.texts.format("hs-price-cost", cost=facts["cost"]))
    if option.mode:
        told.append(cause(lexicon, option.mode))
    if facts.get("swipes"):
        told.append(lexicon.texts.format("hs-price-swipes", enemies=lexicon.names(facts["swipes"])))
    if facts.get("falls"):
        told.append(lexicon.texts.format("hs-price-falls", levels=", ".join(map(str, facts["falls"]))))
    if facts.get("lava"):
        told.append(lexicon.texts.format("hs-price-lava"))
    if facts.get("strikes"):
        told.append(lexicon.texts.format("hs-price-strikes", enemies=lexicon.names(facts["strikes"])))
    way = [step for step in option.way if step not in ("fly", "direct")]
    if "fly" in option.way:
        told.append(lexicon.texts.format("hs-price-fly"))
    if way:
        told.append(lexicon.texts.format("hs-price-way", way=" ".join(way)))
    return ", ".join(told) or NONE


def _price_facts(option: options.Go, decision: Decision | None) -> Mapping[str, Any]:  # lists and numbers
    if decision is None or not decision.facts.get("prices"):
        return {}
    prices = fact_of(decision.facts, "prices", list)
    at = next((n for n, other in enumerate(decision.options) if other == option), -1)
    return prices[at] if 0 <= at < len(prices) else {}


# --- denials --------------------------------------------------------------------------------------


def describe_denial(lexicon: Lexicon, denial: Denial) -> str:
    """Why not. A rule without a message of its own is quoted by its title, a power by its name."""
    given = values(lexicon, denial.facts)
    given |= {"rule": denial.rule, "title": lexicon.rule(denial.rule)}
    base = f"hs-denial-{denial.rule}" if denial.rule.isupper() else "hs-denial-power"
    message = pick(lexicon.texts, base, given)
    told = fillable(lexicon.texts, message, given)
    return sentence(lexicon.texts.format(message if told else "hs-denial", **given))


def describe_answer(lexicon: Lexicon, answer: Answer) -> list[str]:
    """Everything that stands against an intent."""
    return [describe_denial(lexicon, denial) for denial in answer.denials]


def describe_measure(lexicon: Lexicon, answer: Answer) -> str:
    """The answer to a measurement: distance, levels, sight."""
    return lexicon.texts.format("hs-measure", **values(lexicon, answer.facts))

"""Battleground in plain words: events, options, decisions, denials, tallies and odds as sentences.

Every sentence is a message of the language files (`locales/<language>/battleground.ftl`), filled
with the fields of what it describes: an id becomes a name, a list becomes `A, B and C`, nothing
becomes "none". Nothing else is looked at, so that a log can be written without the game.

The id of a message follows from what it describes: `event-<type>`, `option-<type>`,
`decision-<kind>`, `denial-<rule>`. A special case has its own message, with the name of the fact
that makes it special behind (`denial-BG-MOVE-07-occupant`): of those the first, in the order of
fact names, whose values are all there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

import msgspec

from battlewright.games.battleground.lexicon import Lexicon
from battlewright.games.battleground.model import events, options
from battlewright.games.battleground.model.cards import FateCard, GloryCard, WeaponCard
from battlewright.games.battleground.model.ids import (
    BattlegroundAnswer,
    CardShift,
    HandAnswer,
    MarkAt,
    OpportunityAnswer,
    OverwatchAnswer,
    TokenOn,
    TriggerAnswer,
    UnseenAnswer,
    read_thing,
    read_word,
)
from battlewright.games.battleground.model.moments import Moment
from battlewright.games.battleground.model.state import UNKNOWN
from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Answer, Denial
from battlewright.kernel.events import Event
from battlewright.kernel.facts import fact_of
from battlewright.kernel.odds import Odds, TestOdds
from battlewright.kernel.options import Option
from battlewright.kernel.tally import Tally
from battlewright.kernel.wording import (
    NEGLIGIBLE,
    NONE,
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
    tag_of,
)

SEATS = {"seat", "active", "owner"}
TEAMS = {"team"}
WORDS = {"slot": "slot", "phase": "phase", "stat": "stat"}  # fact -> prefix of the messages that name it
DICE = {"faces", "before", "after"}
SHAPES = {"lines", "conflicts", "response"}  # drawn, or told by their own particulars
ODDS_COLUMNS = 4


# --- values ---------------------------------------------------------------------------------------


def values(lexicon: Lexicon, facts: Mapping[str, object]) -> dict[str, Value]:
    """Facts as the values of a message: names for ids, lists in a row, "none" for nothing."""
    nested = {name: fact for name, fact in facts.items() if isinstance(fact, Moment | Mapping)}
    found = message_values(facts, SHAPES | nested.keys(), partial(_value, lexicon))
    for name in nested.keys() - SHAPES:
        inner = values(lexicon, msgspec.to_builtins(nested[name]))
        found |= {f"{name}_{key}": value for key, value in inner.items()}
    return found


def _value(lexicon: Lexicon, name: str, fact: object) -> Value:
    plain = plain_value(lexicon, name, fact, SEATS, TEAMS)
    if plain is not None:
        return plain
    if isinstance(fact, str):
        return _word(lexicon, name, fact)
    assert isinstance(fact, Iterable), (name, fact)
    return _row(lexicon, name, fact)


def _word(lexicon: Lexicon, name: str, fact: str) -> str:
    if name in WORDS:
        return lexicon.texts.format(f"{WORDS[name]}-{fact}")
    return fact.replace(" ", "-") if name == "reason" else lexicon.name(fact)


def _row(lexicon: Lexicon, name: str, fact: Iterable[object]) -> str:
    if name in DICE:
        return " ".join(map(str, sorted((face for face in fact if isinstance(face, int)), reverse=True)))
    if name == "conditions":
        return lexicon.texts.listing(describe_condition(lexicon, str(condition)) for condition in fact)
    return lexicon.names(map(str, fact))


def _pick(lexicon: Lexicon, base: str, given: Mapping[str, object]) -> str:
    """The message of a special case if there is one; here a fact that says no makes one, too."""
    return pick(lexicon.texts, base, given, ordinary=())


def describe_condition(lexicon: Lexicon, condition: str) -> str:
    """A condition of a card, as in "only if …"."""
    word = read_word(condition)
    what = lexicon.name(word.parameter)
    return lexicon.texts.format(f"condition-{word.name}", number=word.parameter, what=what)


# --- numbers --------------------------------------------------------------------------------------


def describe_tally(lexicon: Lexicon, tally: Tally, unit: str = "dice", base: str = "") -> str:
    """As in: 6 dice: Strength 5, +1 Trident. `base` says what the first number is."""
    word = lexicon.texts.format(f"number-{unit}")
    told = _reasons(lexicon, tally, base)
    return lexicon.texts.format("tally-total", total=tally.total, unit=word, reasons=told)


def _reasons(lexicon: Lexicon, tally: Tally, base: str = "", named: Mapping[str, str] | None = None) -> str:
    """As in: Strength 5, +1 Trident. `named` gives sources another name."""
    return reasons(lexicon, tally, base or lexicon.source(tally.source), named)


def _scope(lexicon: Lexicon, needed: Tally) -> str:
    """Why a die needs what it needs; nothing to say about the normal scope."""
    return _reasons(lexicon, needed) if needed.modifiers or needed.total != needed.base else NONE


def describe_odds(lexicon: Lexicon, odds: Odds) -> str:
    """As in: Wounds 0: 35%, 1: 40%, 2 or more: 25%; knock-out 3%."""
    if not odds.wounds:
        return lexicon.texts.format(
            "odds-successes", table=chance_table(lexicon.texts, odds.remaining, ODDS_COLUMNS)
        )
    table = chance_table(lexicon.texts, odds.wounds, ODDS_COLUMNS)
    if odds.knock_out < NEGLIGIBLE:
        return lexicon.texts.format("odds-wounds", table=table)
    chance = percent(lexicon.texts, odds.knock_out)
    return lexicon.texts.format("odds-wounds-knock_out", table=table, chance=chance)


def describe_tests(lexicon: Lexicon, odds: Odds) -> list[str]:
    """The tests behind the odds, each with its dice and what they need."""
    return [_test(lexicon, test) for test in odds.tests]


def _test(lexicon: Lexicon, test: TestOdds) -> str:
    return lexicon.texts.format(
        "odds-test",
        who=lexicon.name(test.who),
        dice_total=test.dice.total,
        dice=_reasons(lexicon, test.dice),
        needed_total=test.needed.total,
        needed=_scope(lexicon, test.needed),
    )


# --- events ---------------------------------------------------------------------------------------


def describe_event(lexicon: Lexicon, event: Event) -> str:
    """An event as a sentence."""
    given = values(lexicon, event_facts(event)) | _particulars(lexicon, event)
    return _tidy(lexicon.texts.format(f"event-{tag_of(event)}", **given))


def _tidy(line: str) -> str:
    """A name that ends in a mark of its own needs no full stop: `uses To the Skies!`"""
    return line.replace("!.", "!").replace("!?", "?").replace("?.", "?")


def _particulars(lexicon: Lexicon, event: Event) -> dict[str, object]:
    """What the fields of an event do not show by themselves."""
    match event:
        case events.FirstRolled():
            return {"rolls": _roll_offs(event.rolls), "winner": lexicon.team(event.winner)}
        case events.FirstChosen():
            return {"rolls": _roll_offs(event.rolls) or NONE}
        case events.Turned():
            return {"direction": _direction(lexicon, event.facing)}
        case events.CardsDrawn() | events.CardsRecovered() | events.CardsSeen() if UNKNOWN in event.cards:
            return {"cards": _hidden_cards(lexicon, len(event.cards))}
        case events.CardsRevealed():
            return _revealed(lexicon, event)
        case events.Moved() | events.Shoved():
            return {"from": event.path[0], "to": event.path[-1]}
        case events.Rolled():
            return _rolled(lexicon, event)
        case events.GameOver():
            score = [
                lexicon.texts.format("score-entry", seat=lexicon.seat(seat), vp=vp)
                for seat, vp in event.score.items()
            ]
            winners = lexicon.texts.listing(lexicon.seat(seat) for seat in event.winners)
            return {"winners": winners or NONE, "score": lexicon.texts.listing(score)}
        case _:
            return {}


def _roll_offs(rolls: tuple[tuple[int, int], ...]) -> str:
    return ", ".join(f"{a} : {b}" for a, b in rolls)


def _direction(lexicon: Lexicon, facing: int) -> str:
    return lexicon.texts.format(f"direction-{facing}")


def _hidden_cards(lexicon: Lexicon, count: int) -> str:
    if count == 1:
        return lexicon.texts.format("unknown-card")
    return lexicon.texts.format("several-unknown-cards", count=count)


def _revealed(lexicon: Lexicon, event: events.CardsRevealed) -> dict[str, object]:
    shown = [
        lexicon.texts.format(
            "revealed-card",
            seat=lexicon.seat(seat),
            card=lexicon.name(card),
            initiative=_card_values(lexicon, card)["initiative"],
        )
        for seat, card in event.cards.items()
    ]
    return {"cards": lexicon.texts.listing(shown), "first": lexicon.seat(event.order[0])}


def _rolled(lexicon: Lexicon, event: events.Rolled) -> dict[str, object]:
    stat = lexicon.texts.format(f"stat-{event.stat}")
    weapon = next((id for id in event.rules if id in lexicon.content.weapons), "")
    base = stat if event.dice.source == "BG-TEST-03" else ""
    return {
        "dice": _reasons(lexicon, event.dice, base, {"BG-ATK-05": lexicon.name(weapon)}),
        "dice_total": event.dice.total,
        "needed": _scope(lexicon, event.needed),
        "needed_total": event.needed.total,
        "faces": values(lexicon, {"faces": event.faces})["faces"],
    }


# --- decisions and options ------------------------------------------------------------------------


def describe_decision(lexicon: Lexicon, decision: Decision) -> str:
    """The question a seat is asked."""
    given = values(lexicon, decision.facts) | {"seat": lexicon.seat(decision.seat)}
    return _tidy(lexicon.texts.format(_pick(lexicon, f"decision-{decision.kind}", given), **given))


def describe_option(lexicon: Lexicon, option: Option, decision: Decision | None = None) -> str:
    """How a choice reads on a button; the decision it answers makes it clearer."""
    tag = tag_of(option)
    given: dict[str, object] = {}
    if decision is not None:
        given |= values(lexicon, decision.facts)
    given |= values(lexicon, facts_of(option)) | _option_particulars(lexicon, option, decision)
    if "variant" in given:
        return lexicon.texts.format(f"option-{tag}-{given.pop('variant')}", **given)
    special = f"option-{tag}-{decision.kind}" if decision is not None else ""
    return lexicon.texts.format(special if special in lexicon.texts else f"option-{tag}", **given)


def _option_particulars(lexicon: Lexicon, option: Option, decision: Decision | None) -> dict[str, object]:
    """What the fields of an option do not show by themselves."""
    match option:
        case options.React(response=answer):
            return _response(lexicon, answer)
        case options.Face(facing=facing):
            return {"direction": _direction(lexicon, facing)}
        case options.AddCharacter(card=card) | options.Equip(card=card):
            return {"points": _price(lexicon, card)} | _bearer(lexicon, option, decision)
        case options.Unequip() | options.Dismiss():
            return _bearer(lexicon, option, decision)
        case options.TakeCard(card=card) | options.PlayInitiative(card=card):
            return _card_values(lexicon, card)
        case options.TakeBonus(card=card, bonus=bonus):
            return _card_values(lexicon, card) | {"bonus": bonus} | _refusal(lexicon, bonus, decision)
        case options.Choose(what=what) if decision is not None and decision.kind == "foresee":
            deck = what.removeprefix("deck-")
            return {"variant": "deck", "seat": lexicon.seat(int(deck))} if deck != what else {}
        case options.Choose(what=what):
            return _effect_on(lexicon, read_thing(what))
        case options.SpendAmount() if decision is not None and decision.kind == "boost":
            return _boost(lexicon, option, decision)
        case _:
            return {}


def _response(lexicon: Lexicon, answer: BattlegroundAnswer) -> dict[str, object]:
    match answer:
        case OpportunityAnswer(character):
            return {"variant": "opportunity", "character": lexicon.name(character)}
        case OverwatchAnswer(character):
            return {"variant": "overwatch", "character": lexicon.name(character)}
        case TriggerAnswer(effect=power, bearer=bearer) | HandAnswer(card=power, bearer=bearer):
            return {"power": lexicon.name(power), "character": lexicon.name(bearer)}
        case UnseenAnswer():
            return {}


def _effect_on(lexicon: Lexicon, thing: TokenOn | MarkAt | CardShift | None) -> dict[str, object]:
    """A token on a character, a mark on a hex, or a card that counts more or less."""
    match thing:
        case None:
            return {}
        case TokenOn(on, token) | MarkAt(token, on):
            return {"variant": "effect", "token": lexicon.name(token), "on": lexicon.name(on)}
        case CardShift(card, by):
            return {"variant": "effect", "token": f"{by:+}".replace("-", "−"), "on": lexicon.name(card)}


def _boost(lexicon: Lexicon, option: options.SpendAmount, decision: Decision) -> dict[str, object]:
    weapon: WeaponCard = lexicon.content.weapons[fact_of(decision.facts, "weapon", str)]
    boost = next(boost for boost in weapon.boosts if boost.id == option.on)
    kinds = {"attack.dice": "dice", "range": "range", "area": "area"}
    kind = kinds.get(boost.to, "other")
    return {"gain": lexicon.texts.format(f"gain-{kind}", amount=boost.amount * option.amount)}


def _bearer(lexicon: Lexicon, option: Option, decision: Decision | None) -> dict[str, object]:
    if not isinstance(option, options.Equip | options.Unequip | options.Dismiss):
        return {}
    listed = decision.facts.get("characters") if decision is not None else None
    assert listed is None or isinstance(listed, list | tuple)
    if listed is None or option.index >= len(listed):
        return {"character": str(option.index + 1)}
    return {"character": lexicon.name(listed[option.index])}


def _refusal(lexicon: Lexicon, bonus: str, decision: Decision | None) -> dict[str, object]:
    """BG-PREC-02: mana that the character refuses is still one of the two bonuses, but gives nothing."""
    if bonus != "mana" or decision is None or "refused" not in decision.facts:
        return {}
    return {"bonus": "refused", "by": lexicon.name(fact_of(decision.facts, "refused", str))}


def _price(lexicon: Lexicon, card: str) -> int:
    content = lexicon.content
    found = content.characters.get(card) or content.weapons.get(card) or content.items.get(card)
    return found.cost if found is not None else 0


def _card_values(lexicon: Lexicon, card: str) -> dict[str, object]:
    """What is printed on a Fate or Glory card."""
    found: FateCard | GloryCard | None = lexicon.content.fate.get(card) or lexicon.content.glory.get(card)
    blank = {"initiative": "?", "ap": "?", "mana": "?", "text": "", "extra_mana": 0, "vp": 0}
    if found is None:
        return blank
    printed = {"initiative": found.initiative, "ap": found.ap, "mana": found.mana}
    if isinstance(found, GloryCard):
        return blank | printed | {"text": lexicon.text(card, found.mission.text), "vp": found.vp}
    effect = found.ability or found.drawback or found.answer or found.discarded
    text = lexicon.text(card, effect.text) if effect is not None else ""
    return blank | printed | {"text": text, "extra_mana": found.extra_mana}


# --- denials --------------------------------------------------------------------------------------


def describe_denial(lexicon: Lexicon, denial: Denial) -> str:
    """Why not. A rule without a message of its own is quoted by its title."""
    given = values(lexicon, denial.facts)
    given |= {"rule": lexicon.rule(denial.rule), "title": lexicon.rule(denial.rule)}
    base = f"denial-{denial.rule}" if denial.rule.isupper() else "denial-card"
    message = _pick(lexicon, base, given)
    told = fillable(lexicon.texts, message, given)
    return _tidy(lexicon.texts.format(message if told else "denial", **given))


def describe_answer(lexicon: Lexicon, answer: Answer) -> list[str]:
    """Everything that stands against an intent."""
    return [describe_denial(lexicon, denial) for denial in answer.denials]


def describe_measure(lexicon: Lexicon, answer: Answer) -> str:
    """The answer to a measurement: distance, sight, cover and arc."""
    return lexicon.texts.format("measure", **values(lexicon, answer.facts))

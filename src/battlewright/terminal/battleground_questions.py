"""Questions a player types during Battleground: why not, how far, what is this.

Names may be shortened: `why attack skel` is understood if only one name fits. The answers are those
of `Game.explain`, in words, each with the rule behind it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from battlewright.games.battleground.describe import describe_denial, describe_measure
from battlewright.games.battleground.explain import UnknownNameError
from battlewright.games.battleground.game import Battleground
from battlewright.games.battleground.lexicon import Lexicon
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.rules.table import turn_under_way
from battlewright.kernel.denial import Answer
from battlewright.texts import Texts

VERBS = ("attack", "move", "skill", "use", "card", "play", "focus", "overwatch", "activate", "capture")


class Questions:
    """Answers about one view."""

    def __init__(self, game: Battleground, texts: Texts, lexicon: Lexicon, view: State | None) -> None:
        """Without a view only what lies in the content can be asked for."""
        self._game = game
        self._texts = texts
        self._lexicon = lexicon
        self._view = view

    # --- why not --------------------------------------------------------------------------------

    def why(self, seat: int, words: list[str]) -> list[str]:
        """`[he-man] attack skeletor [with power sword]`, `move F8`, `skill NAME [on NAME]` and so on."""
        verb = next((number for number, word in enumerate(words) if word.lower() in VERBS), -1)
        if verb < 0 or self._view is None:
            return [self._texts.format("terminal-why-how")]
        try:
            who = self._character(words[:verb]) if verb else self._actor(seat)
            intent = self._intent(who, words[verb].lower(), words[verb + 1 :])
            return self._told(self._game.explain(self._view, seat, intent))
        except UnknownNameError as error:
            return [self._texts.format("terminal-unknown-name", name=str(error))]
        except (KeyError, IndexError):
            return [self._texts.format("terminal-why-how")]

    def _intent(self, who: str, verb: str, rest: list[str]) -> dict[str, Any]:
        match verb:
            case "attack":
                target, weapon = _split(rest, "with")
                found = self._card(weapon, self._game.content.weapons) if weapon else ""
                return {
                    "intent": "attack",
                    "attacker": who,
                    "target": self._character(target),
                    "weapon": found,
                }
            case "move":
                return {"intent": "move", "character": who, "to": rest[0].upper(), "focused": len(rest) > 1}
            case "skill" | "use":
                return self._skill(who, rest)
            case "card" | "play":
                content = self._game.content
                return {"intent": "card", "card": self._card(rest, {**content.fate, **content.glory})}
            case "activate":
                return {"intent": "activate", "character": self._character(rest) if rest else who}
            case "capture":
                return {"intent": "capture", "character": who, "objective": rest[0].upper()}
            case _:
                return {"intent": "action", "character": who, "action": verb}

    def _skill(self, who: str, rest: list[str]) -> dict[str, Any]:
        named, target = _split(rest, "on")
        assert self._view is not None
        character = self._view.characters[who]
        content = self._game.content
        items = {i: content.items[i] for i in character.items}
        skills = {s.id: s for s in content.characters[character.card].skills}
        skills |= {item.skill.id: item.skill for item in items.values()}
        skill = self._card(named, skills)
        consumable = next((i for i, item in items.items() if item.consumable and item.skill.id == skill), "")
        if consumable:
            return {"intent": "action", "character": who, "action": "consumable", "item": consumable}
        aimed = self._character(target) if target else ""
        return {"intent": "skill", "character": who, "skill": skill, "target": aimed}

    def _told(self, answer: Answer) -> list[str]:
        if answer.allowed:
            return [self._texts.format("terminal-why-allowed")]
        return [
            self._texts.format(
                "terminal-cited", said=describe_denial(self._lexicon, d), rule=self._source(d.rule)
            )
            for d in answer.denials
        ]

    def _source(self, rule: str) -> str:
        """A rule by its id, a card by its name."""
        return rule if rule.isupper() else self._lexicon.name(rule)

    # --- measuring ------------------------------------------------------------------------------

    def measure(self, seat: int, words: list[str]) -> list[str]:
        """Between the acting character and another, or between two others."""
        if not words or self._view is None:
            return [self._texts.format("terminal-measure-how")]
        try:
            start, end = self._two(seat, words)
            intent = {"intent": "measure", "viewer": start, "target": end}
            answer = self._game.explain(self._view, seat, intent)
        except UnknownNameError as error:
            return [self._texts.format("terminal-unknown-name", name=str(error))]
        told = [] if answer.allowed else self._told(answer)
        return [describe_measure(self._lexicon, answer), *told] if answer.facts else told

    def _two(self, seat: int, words: list[str]) -> tuple[str, str]:
        for cut in range(1, len(words)):
            try:
                return self._character(words[:cut]), self._character(words[cut:])
            except UnknownNameError:
                continue
        return self._actor(seat), self._character(words)

    # --- what is this ---------------------------------------------------------------------------

    def info(self, words: list[str]) -> list[str]:
        """A card, character, weapon, item, skill or token."""
        if not words:
            return [self._texts.format("terminal-info-how")]
        content = self._game.content
        shelves: tuple[Mapping[str, Any], ...] = (
            content.characters,
            content.weapons,
            content.items,
            content.fate,
            content.glory,
            content.tokens,
            {s.id: s for c in content.characters.values() for s in c.skills},
        )
        try:
            found = self._named(words, {id: card for shelf in shelves for id, card in shelf.items()})
        except UnknownNameError as error:
            return [self._texts.format("terminal-unknown-name", name=str(error))]
        return list(self._about(next(shelf[found] for shelf in shelves if found in shelf)))

    def _about(self, card: Any) -> Iterable[str]:
        words = self._game.narrator(self._texts.language)
        yield words.rule(card.id)
        match card:
            case cards.CharacterCard():
                stats = ("health", "strength", "perception", "power", "toughness", "mind")
                named = [f"{self._texts.format(f'stat-{stat}')} {getattr(card, stat)}" for stat in stats]
                speed = f"{self._texts.format('stat-speed')} {card.speed[0]}/{card.speed[1]}"
                yield "  " + ", ".join([*named, speed])
                yield from (f"  {words.rule(s.id)}: {words.text(s.id, s.text)}" for s in card.skills)
            case cards.WeaponCard():
                yield from self._weapon(card)
            case cards.ItemCard():
                yield f"  {words.text(card.skill.id, card.skill.text)}"
            case cards.GloryCard():
                yield f"  {words.text(card.id, card.mission.text)} (+{card.vp})"
            case cards.FateCard():
                effect = card.ability or card.drawback
                yield f"  {words.text(card.id, effect.text) if effect is not None else ''}"
            case cards.TokenCard():
                yield f"  {words.text(card.id, card.effect.text)}"
            case _:
                yield f"  {words.text(card.id, card.text)}"

    def _weapon(self, card: cards.WeaponCard) -> Iterable[str]:
        rows = []
        for row in card.rows:
            wounds = sum(step.amount for step in row.do if isinstance(step, cards.Wound))
            rows.append(f"{row.at}: {wounds}♥" + ("+" if len(row.do) > 1 else ""))
        reach = f", {card.range}″" if card.range else ""
        mana = f", {self._texts.format('terminal-cost-mana', mana=card.mana)}" if card.mana else ""
        dice = f", {card.dice:+d} {self._texts.format('number-dice')}" if card.dice else ""
        yield f"  {self._texts.format(f'slot-{card.type}')}{reach}{dice}{mana} · {', '.join(rows)}"
        texts = [effect.text for effect in (card.special, card.always) if effect is not None]
        if texts:
            yield f"  {self._game.narrator(self._texts.language).text(card.id, ' '.join(texts))}"

    # --- names ----------------------------------------------------------------------------------

    def _actor(self, seat: int) -> str:
        """Whoever acts for the seat now, or its first character."""
        assert self._view is not None
        turn = turn_under_way(self._view)
        if turn is not None and turn.seat == seat and turn.character:
            return turn.character
        own = [c.id for c in self._view.characters.values() if c.seat == seat and not c.out]
        if not own:
            raise UnknownNameError("")
        return own[0]

    def _character(self, words: list[str]) -> str:
        assert self._view is not None
        return self._named(words, self._view.characters)

    def _card(self, words: list[str], shelf: Mapping[str, Any]) -> str:
        return self._named(words, shelf)

    def _named(self, words: list[str], ids: Iterable[str]) -> str:
        """The one id whose name is this, starts like this, or holds this."""
        wanted = " ".join(words).lower().strip()
        names = {id: self._lexicon.name(id).lower() for id in ids}
        for fits in (
            [id for id, name in names.items() if wanted in (name, id)],
            [id for id, name in names.items() if wanted and name.startswith(wanted)],
            [id for id, name in names.items() if wanted and wanted in name],
        ):
            if fits:
                return fits[0]
        raise UnknownNameError(" ".join(words))


def _split(words: list[str], at: str) -> tuple[list[str], list[str]]:
    lower = [word.lower() for word in words]
    if at not in lower:
        return words, []
    cut = lower.index(at)
    return words[:cut], words[cut + 1 :]

# ruff: noqa: E501 (a scene is a line of the table)
"""Every power that rolls dice or changes a roll is in the odds, and they are those of the game.

`ROLLS` has a scene for each such power, in which the option named leads to its roll; powers that change a number of
dice are taken from the tables of `cards/`. Each option is previewed and then played again and again with real
dice: what comes of it must be as frequent as told. A power without a scene here fails.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

import pytest

from battlewright.games.heroscape.content import load
from battlewright.games.heroscape.model import cards, events
from battlewright.games.heroscape.model.frames import FreeMoves, Round, Turn, Turns
from battlewright.games.heroscape.model.options import Accept, Done, Skip, Stay, Target, Use
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures.moments import needs_roll
from battlewright.kernel.events import Event
from battlewright.kernel.odds import Odds
from battlewright.kernel.options import Option, option_text
from battlewright.kernel.rng import Rng
from tests.games.heroscape.cards import test_attack_numbers, test_defence_numbers
from tests.games.heroscape.cards.measuring import Situation, name
from tests.games.heroscape.scenes import Scene, scene, unit

TIMES = 120
SIGMAS = 4.2
STATS = ("attack", "defence", "foe-defence", "foe-attack", "auto-skulls", "auto-shields", "skull-value",
         "shield-value", "swipe", "d20", "crest-skulls", "crest-shields", "reroll")  # fmt: skip
ANSWERS = (
    cards.Attacks, cards.SpecialAttack, cards.Save, cards.Counter, cards.Dodge, cards.Escape, cards.Strike,
    cards.Overkill, cards.Smoke, cards.DyingBlow, cards.MoveRoll,
)  # fmt: skip
UNNAMED = (cards.Attacks, cards.Dodge, cards.Overkill)  # they show in the figures alone

BRUTE = unit("brute", attack=4, defence=2, life=4)
SHOOTER = unit("shooter", range=6, attack=4, defence=2, move=5)
OX = unit("ox", attack=2, defence=2, life=5, size="large", height=8)
ELF = unit("elf", species="elf", life=1, defence=1)
CURSED = unit("cursed", species="hybrid")
OWN = [BRUTE, SHOOTER, OX, ELF, CURSED]


class Roll(NamedTuple):
    """A scene and the options taken in it; the last one is looked at before."""

    step: str
    figures: tuple[str, ...]
    options: tuple[str, ...]
    rest: dict[str, Any]


def roll(step: str, *figures: str, then: str | tuple[str, ...] = (), **rest: Any) -> Roll:
    """A line of the table; without options, whatever is offered that names the power."""
    return Roll(step, figures, (then,) if isinstance(then, str) else then, rest)


def special(figure: str, *others: str, **rest: Any) -> Roll:
    """A special attack of the first figure."""
    return roll("attack", figure, *others, **rest)


def against(figure: str, *others: str, by: str = "brute@C3", **rest: Any) -> Roll:
    """A normal attack on the figure."""
    attacker = by.split("@")[0]
    return roll("attack", f"A {by}", figure, *others, then=f"attack A-{attacker}", **rest)


NEAR = ("B brute@D3", "B ox@C4")
FAR = ("B brute@F3", "B ox@F4")

ROLLS: dict[str, Roll] = {
    # special attacks
    "acid-spray": special("A othkurik-the-black-dragon@C3,B3", *FAR),
    "arcane-bolt": special("A sharwin-wildborn@C3", *FAR),
    "arrow-volley": special("A roman-archers@A1", "B brute@E4", "A roman-archers@B1", "A roman-archers@A2"),
    "autoload": special("A laglor@C3", *FAR),
    "blind-rage": special("A sir-hawthorne@C3", *NEAR),
    "blood-hungry": special("A brunak@C3,B3", *NEAR),
    "burning-breath": special("A moltenclaw@C3,B3", *FAR),
    "dragon-breath": special("A rhogar-dragonspine@C3", "B brute@D3", "B ox@E3"),
    "earth-slam": special("A earth-elemental@C3", *NEAR),
    "encircle": special("A ashigaru-yari@C3", "B brute@D3", "A ashigaru-yari@E3", "A ashigaru-yari@D4", "A ashigaru-yari@B9"),
    "evisceraxe": special("A warden-816@C3", *NEAR),
    "explosion": special("A deathwalker-9000@C3", *FAR),
    "fire-blast": special("A erevan-sunshadow@C3", *FAR),
    "fire-line": special("A mimring@C3,B3", "B brute@E3", "B ox@F3"),
    "fire-strike": special("A chardris@C3", *FAR),
    "fledgling-fires": special("A red-wyrmling@C3", *FAR),
    "fledgling-ice-shards": special("A white-wyrmling@C3", *FAR),
    "fledgling-lightning-breath": special("A blue-wyrmling@C3", *FAR),
    "force-orb": special("A heirloom@C3", *FAR, "A elf@G3"),
    "grenade": special("A airborne-elite@C3", *FAR),
    "ice-shard-breath": special("A nilfheim@C3,B3", *FAR),
    "majestic-fires": special("A zelrig@C3,B3", *FAR),
    "poison-sting": special("A sujoah@C3,B3", *NEAR),
    "pounce": roll("before", "A wolves-of-badru@A1", "B brute@F1", then=("move A-wolves-of-badru.1", "go C1", "attack A-wolves-of-badru.1 B-brute wolves-of-badru/pounce")),
    "psionic-blast": special("A mind-flayer-mastermind@C3", *FAR),
    "rain-of-flame": special("A jorhdawn@C3", *FAR),
    "rapid-fire": special("A deathwalker-8000@C3", *FAR),
    "saber-storm": special("A moriko@C3", *NEAR),
    "shuriken": special("A shiori-sotm@C3", *FAR),
    "sweeping-sword": special("A shurrak@C3,B3", *NEAR),
    "ullar-enhanced-rifle": special("A deadeye-dan@C3", *FAR),
    "wild-swing": special("A jotun@C3,B3", *NEAR),
    "zombie-onslaught": special("A zombies-of-morindan@C3", "B brute@D3", "A zombies-of-morindan@E3", "A zombies-of-morindan@D4"),
    "machine-pistol": special("A major-q10@C3,B3", *FAR),
    "pistol-fire": special("A sgt-drake-alexander-sotm@C3", "B krug@F3,G3"),
    "queglix-gun": special("A major-q9@C3,B3", *FAR),
    "quick-release": special("A kaemon-awa@C3", *FAR),
    "shotgun-blast": special("A james-murphy@C3", *FAR),
    "tetsubo": special("A gurei-oni@C3,B3", *NEAR),
    "venom-ray": special("A estivara@C3", *FAR),
    "wrist-rocket": special("A major-q10@C3,B3", "B brute@F3", "B ox@F4"),
    "mind-blast": special("A tul-bak-ra@C3", "B brute@E3", "B ox@F4"),
    "turn-undead": special("A ana-karithon@C3", "B cyprien-esenwein@F3"),
    "thunder-ram-assault": special("A eltahale@C3", *NEAR),
    "fire-and-rush": special("A samuel-brown@C3", *FAR),
    "ninjutsu-barrage": special("A kumiko@C3", *NEAR),
    "lolth-s-wrath": roll("attack", "A pelloth@A1", "A drow-chainfighter@D4", *NEAR, then=("use pelloth/lolth-s-wrath A-pelloth", "target A-drow-chainfighter.1")),
    # turned-over markers, commands, steps with a price
    "crag-of-steel": roll("", "A siege@C3", "B brute@D3", order=(0, 1), markers={"A-siege": "1X", "B-brute": "1"}, then=("use siege/crag-of-steel A-siege", "done", "attack A-siege B-brute")),
    "frost-rage": roll("", "A evar-scarcarver@C3 wounds=2", "B brute@D3", order=(0, 1), markers={"A-evar-scarcarver": "1X", "B-brute": "1"}, then=("use evar-scarcarver/frost-rage A-evar-scarcarver", "done", "attack A-evar-scarcarver B-brute")),
    "moon-frenzy": roll("", "A werewolf-lord@C3,B3", "B cursed@F3", order=(0, 1), markers={"A-werewolf-lord-1": "1", "B-cursed": "1"}, then=("use werewolf-lord/moon-frenzy A-werewolf-lord.1", "target B-cursed")),
    "thunder-step": roll("before", "A eltahale@A1", "B brute@E3", then=("move A-eltahale", "go D3 eltahale/thunder-step", "done")),
    # several attacks
    "double-assault": special("A evar-scarcarver@C3", *NEAR, then="attack A-evar-scarcarver B-brute"),
    "master-s-assault": special("A master-win-chiu-woo@C3", *NEAR, then="attack A-master-win-chiu-woo B-brute"),
    "whirlwind-assault": special("A raelin-the-kyrie-warrior-sotm@C3", *NEAR, then="attack A-raelin-the-kyrie-warrior-sotm B-brute"),
    "double-attack": special("A krug@C3,B3", "B brute@D3", then="attack A-krug B-brute"),
    "feral-rage": special("A quasatch-hunters@C3", *NEAR, then="attack A-quasatch-hunters.1 B-brute"),
    "hydra-heads": special("A fen-hydra@C3,B3", *NEAR, then="attack A-fen-hydra.1 B-brute"),
    "shaolin-assault": special("A shaolin-monks@C3", *NEAR, then="attack A-shaolin-monks.1 B-brute"),
    # powers used before moving
    "crippling-gaze-15": roll("before", "A dund@C3", *FAR),
    "soul-devour": roll("before", "A shades-of-bleakewoode@C3", "B brute@D3"),
    "unleashed-fury": roll("", "A anubian-wolves@C3", "B brute@H8", then="order 1 A-anubian-wolves-1"),
    "eternal-hatred": roll("", "A marcu-esenwein@C3", "B brute@H8", then="order 1 A-marcu-esenwein"),
    "wild-pack-movement": roll("", "A marrden-hounds@C3", "B brute@H8", then="order 1 A-marrden-hounds-1"),
    "hive-swarm": roll("", "A marro-drones@C3", "B brute@H8", then="order 1 A-marro-drones-1"),
    "the-drop": roll("", "A airborne-elite@ reserve", "A brute@A1", "B ox@H8"),
    "dragon-healing": roll("before", "A sonlen-sotm@C3 wounds=2", "B brute@H8"),
    "healing-word": roll("", "A brute@C3 wounds=3", "A ana-karithon@C4", "B ox@H8", order=(0, 1), markers={"A-brute": "1", "B-ox": "1"}),
    # powers used after moving
    "berserker-charge": roll("after-move", "A tarn-viking-warriors@C3", "B brute@H8"),
    "trample-stomp": roll("after-move", "A tor-kul-na@C3,B3", "B marro-warriors@D3", then=("use tor-kul-na/trample-stomp A-tor-kul-na", "target B-marro-warriors.1")),
    "chain-grab": roll("after-move", "A drow-chainfighter@C3", "B brute@E3"),
    "chilling-touch": roll("after-move", "A cyprien-esenwein@C3", *NEAR),
    "chomp": roll("after-move", "A grimnak@C3,B3", "B brute@D3"),
    "commander-s-strike": roll("after-move", "A mogrimm-forgehammer@C3", "A ox@G3", "B brute@F3"),
    "entangling-web": roll("after-move", "A fyorlag-spiders@C3", "B brute@D3", "A fyorlag-spiders@E3", "A fyorlag-spiders@D4"),
    "healing-touch": roll("after-move", "A kelda-the-kyrie-warrior@C3", "A brute@D3 wounds=3", "B ox@H8"),
    "ice-troll-charge": roll("after-move", "A ice-troll-berserker@C3,B3", "B brute@H8"),
    "javelin": roll("after-move", "A master-of-the-hunt@C3", "B brute@H8"),
    "lay-on-hands": roll("after-move", "A rhogar-dragonspine@C3", "A brute@D3 wounds=3", "B ox@H8"),
    "marro-plague": roll("move", "A marrden-hounds@C3,B3", *NEAR, then="done"),
    "mind-shackle-20": roll("after-move", "A ne-gok-sa@C3", *NEAR),
    "net-trip-14": roll("after-move", "A retiarius@C3", *NEAR),
    "searing-intensity": roll("move", "A fire-elemental@C3", *NEAR, then="done"),
    "flail-hurricane": roll("move", "A ogre-warhulk@C3,B3", *NEAR, "A elf@B4", then="done"),
    "stinger-drain": roll("after-move", "A marro-stingers@C3", *FAR),
    "summon-elemental": roll("after-move", "A kurrok-the-elementalist@C3", "A fire-elemental@ destroyed", *FAR),
    "throw-14": roll("after-move", "A jotun@C3,B3", "B brute@D3"),
    "circuitry-overload": roll("move", "A omnicron-repulsors@C3", "B zettian-guards@D3", "B deathwalker-9000@B3", then="done"),
    "dragon-swoop": roll("after-move", "A sonlen-sotm@C3", *FAR),
    "elven-summoning-spell": roll("after-move", "A emirroon@C3", "A elf@H8", "B brute@A9"),
    "helm-of-mitonsoul-aura": roll("after-move", "A runa@C3", *NEAR),
    "mind-shackle-19": roll("after-move", "A kee-mo-shi@C3", *NEAR),
    "paralyzing-stare-16": roll("after-move", "A me-burq-sa@C3,B3", *FAR),
    "spear-of-summoning": roll("after-move", "A saylind-the-kyrie-warrior@C3", "A brute@H8", "B ox@A9"),
    "ullar-s-bolt-of-the-witherwood": roll("after-move", "A atlaga-the-kyrie-warrior@C3", *FAR),
    "whip-12": roll("after-move", "A james-murphy@C3", *NEAR),
    # instead of attacking
    "self-destruct": roll("attack", "A deathwalker-7000@C3", *NEAR),
    "stare-of-stone": roll("attack", "A sudema@C3", *FAR),
    "fledgling-acid-breath": roll("attack", "A black-wyrmling@C3", *FAR),
    "poisonous-acid-breath": roll("attack", "A braxas@C3,B3", *FAR),
    "sharpshooter": roll("attack", "A deadeye-dan@C3", *FAR),
    "water-clone": roll("attack", "A marro-warriors@C3", "A marro-warriors@ destroyed", *FAR),
    # after attacking, after the turn
    "battle-frenzy": roll("attack", "A frost-giant-of-morh@C3", "B brute@D3", then=("attack A-frost-giant-of-morh.1 B-brute", "use frost-giant-of-morh/battle-frenzy A-frost-giant-of-morh.1"), dice=(6,) * 8),
    "rod-of-negation": roll("ending", "A morsbane@C3", *FAR),
    "cloud-of-darkness": roll("ending", "A estivara@C3", "B brute@H8"),
    "toxic-skin": roll("attack", "A kee-mo-shi@C3", *NEAR, then="attack A-kee-mo-shi B-brute"),
    "enslave-17": roll("ending", "A mind-flayer-mastermind@C3", *FAR),
    "frenzy": roll("ending", "A venoc-vipers@C3", "B brute@H8"),
    "jandar-s-dispatch": roll("ending", "A sir-gilbert@C3,B3", "A knights-of-weston@D4", "B brute@H8"),
    "marro-rebirth": roll("ending", "A marro-hive@E5,D5", "A marro-drones@A1", "A marro-drones@ destroyed", "B brute@H8"),
    "stab-in-the-back": roll("attack", "A sir-hawthorne@C3", "B brute@D3", then="done"),
    "summon-the-rechets-of-bogdan": roll("ending", "A iskra-esenwein@C3", "A rechets-of-bogdan@ reserve", "B brute@H8"),
    # after an attack
    "coil-crush": roll("attack", "A wo-sa-ga@C3,B3", "B brute@D3", then="attack A-wo-sa-ga"),
    "poison-weapons": roll("attack", "A deepwyrm-drow@C3", "B brute@D3", then="attack A-deepwyrm-drow.1 B-brute"),
    "knockback-14": roll("attack", "A shurrak@C3,B3", "B brute@D3", then=("attack A-shurrak B-brute", "use shurrak/knockback-14 A-shurrak"), dice=(6, 6, 6, 6, 6, 6)),
    "venomous-sting": roll("attack", "A wyvern@C3,B3", "B brute@D3", then="attack A-wyvern.1 B-brute"),
    "air-mastery": roll("attack", "A air-elemental@C3", "B mimring@D3,E3", then="attack A-air-elemental.1 B-mimring"),
    "shadow-ambush": roll("before", "A mika-connour@A1", "B brute@C1", rows=["h1 g1 g1 g1"], then=("move A-mika-connour", "go B1", "attack A-mika-connour B-brute")),
    "mortal-strike": roll("attack", "A master-of-the-hunt@C3", "B brute@D3", then="attack A-master-of-the-hunt"),
    # answers to an attack
    "arcane-riposte": against("B sharwin-wildborn@D3"),
    "cell-divide": against("B marro-dividers@D3", "B marro-dividers@E3"),
    "concealment-10": against("B brave-arrow@F3", by="shooter@C3"),
    "concealment-19": against("B mohican-river-tribe@F3", by="shooter@C3"),
    "counter-strike": against("B izumi-samurai@D3"),
    "adjacent-tough-1": against("B hatamoto-taro@D3", "B izumi-samurai@E3"),
    "emp-response": roll("attack", "A major-x17@C3", "B omnicron-repulsors@D3", then="attack A-major-x17"),
    "expendable-rabble": against("B horned-skull-brutes@D3", "B goblin-cutters@E3"),
    "gift-of-the-empress-aura": against("B einar-imperium@D3", "B empress-kiova@D6"),
    "heroic-defense-aura": against("B izumi-samurai@D3", "B hatamoto-taro@F3"),
    "warforged-resolve": against("B warforged-soldiers@D3"),
    "defensive-agility": against("B warriors-of-ashra@D3"),
    "disappearing-ninja": against("B ninjas-of-the-northern-wind@D3"),
    "evil-eye-defense": against("B gurei-oni@F3,G3", by="shooter@C3"),
    "stealth-armor-15": against("B microcorp-agents@D3"),
    "maul": special("A deathstalkers@C3,B3", "B brute@D3", then="attack A-deathstalkers.1 B-brute"),
    "counter-strike-all": against("B charos@D3,E3"),
    "dying-swipe": against("B frost-giant-of-morh@D3,E3 wounds=7"),
    "evil-eye-protection": against("B sir-hawthorne@F3", "B torin@G3,H3", by="shooter@C3"),
    "exoskeleton": against("B mezzodemon-warmongers@D3", tokens=True),
    "hide-in-darkness": against("B drow-chainfighter@D3"),
    "leaf-of-the-home-tree-aura": against("B elf@D3", "B acolarh@F3"),
    "one-shield-defense": against("B crixus@D3"),
    "sacred-band-defy-death-15": against("B sacred-band@D3", "B parmenio@E3"),
    "smoke-powder-13": against("B nakita-agents@F3", by="shooter@C3"),
    "stealth-dodge": against("B krav-maga-agents@F3", by="shooter@C3"),
    "vanish-9": against("B isamu@D3"),
    "lethal-sting": special("A rechets-of-bogdan@C3", "B brute@D3", then="attack A-rechets-of-bogdan.1 B-brute"),
    "lumbering-bully": special("A ogre-pulverizer@C3", "B brute@D3", then="attack A-ogre-pulverizer"),
    # on the way
    "a-coward-s-reward": roll("move", "A brute@C3", "B sir-denrick@D3", then=("move A-brute", "go A3")),
    "engagement-strike-15": roll("move", "A brute@C3", "B nakita-agents@E3", then=("move A-brute", "go D3")),
    "ice-spikes-15": roll("move", "A brute@C3", "B greater-ice-elemental@E3,F3", then=("move A-brute", "go D3")),
    "engagement-strike-13": roll("move", "A brute@C3", "B arkmer@E3", then=("move A-brute", "go D3")),
    "tactical-disengagement-7": roll("before", "A sir-dupuis@B3,C3", "B brute@D3", then=("move A-sir-dupuis", "go A6,A5")),
    # changes of numbers that depend on what came before, or on no number of dice
    "bayonet-attack-1": roll("before", "A 10th-regiment-of-foot@C3", "B brute@E3", then=("move A-10th-regiment-of-foot.1", "go D3", "attack A-10th-regiment-of-foot.1 B-brute")),
    "bloodlust": special("A tagawa-samurai@C3", "B brute@D3", then="attack A-tagawa-samurai.1 B-brute", tokens=True),
    "combined-arbalest": special("A protectors-of-ullar@C3", "B ox@D3", "A protectors-of-ullar@E3", then=("attack A-protectors-of-ullar.1 B-ox", "attack A-protectors-of-ullar.2 B-ox"), dice=(1, 1, 1, 6, 6, 6)),
    "deadly-strike": special("A migol-ironwill@C3", "B brute@D3", then="attack A-migol-ironwill B-brute"),
    "sneak-attack-2": special("A darrak-ambershard@C3", "B brute@D3", "A elf@E3", then="attack A-darrak-ambershard B-brute"),
    "orc-battle-cry-aura": special("A blade-gruts@C3", "B brute@D3", "A ornak@C4", then="attack A-blade-gruts.1 B-brute"),
    "deadly-shot": special("A zetacron@C3,B3", "B brute@F3", then="attack A-zetacron B-brute"),
    "highland-fury": special("A macdirk-warriors@C3", "B brute@D3", "A alastair-macdirk@A9 wounds=2", then="attack A-macdirk-warriors.1 B-brute", named={"A-macdirk-warriors-1": "alastair-macdirk"}),
    "loyalty-to-the-lizard-king": special("A greenscale-warriors@C3", "B brute@D3", "A braxas@B3,A3", then="attack A-greenscale-warriors.1 B-brute", named={"A-greenscale-warriors-1": "braxas"}),
    "iron-tough": special("A deathwalker-8000@C3", "B iron-golem@F3", then="attack A-deathwalker-8000 B-iron-golem.1 deathwalker-8000/rapid-fire"),
    "negative-element": against("B fire-elemental@C1", by="brute@B1", rows=["g1 g1 w0 g1 g1"]),
    "shields-of-valor": against("B sentinels-of-jandar@D3"),
    "shocking-grasp": special("A sharwin-wildborn@C3", "B brute@D3", then="attack A-sharwin-wildborn B-brute"),
    "tough": against("B mogrimm-forgehammer@D3"),
    "zettian-targeting": special("A zettian-guards@C3", "B ox@F3", "A zettian-guards@C4", then=("attack A-zettian-guards.1 B-ox", "attack A-zettian-guards.2 B-ox"), dice=(6, 6, 6, 6)),
    "first-assault-3": roll("before", "A valguard@A3", "B ox@D3", then=("move A-valguard", "go C3", "attack A-valguard B-ox")),
    "galloping-charge": roll("before", "A templar-cavalry@A3,A4", "B ox@F3", then=("move A-templar-cavalry.1", "go E3,D3", "attack A-templar-cavalry.1 B-ox")),
    "indomitable": roll("before", "A frost-giant-of-morh@C3", "B brute@D3", then=("done", "attack A-frost-giant-of-morh.1 B-brute")),
    "lurking-ambush": roll("before", "A othkurik-the-black-dragon@B1,A1", "B ox@E1", then=("move A-othkurik-the-black-dragon", "go D1,C1", "attack A-othkurik-the-black-dragon B-ox"), rows=["h1 g1 g1 g1 g1"]),
    # helpers of a d20
    "berserker-charge-enhancement": roll("after-move", "A tarn-viking-warriors@C3", "A valguard@A9", "B brute@H8", then="use tarn-viking-warriors/berserker-charge A-tarn-viking-warriors.1"),
    "frenzy-enhancement": roll("ending", "A venoc-vipers@C3", "A venoc-warlord@A9", "B brute@H8", then="use venoc-vipers/frenzy A-venoc-vipers.1"),
    "hive-supremacy": roll("after-move", "A ne-gok-sa@C3", "A su-bak-na@A9,B9", *NEAR, then=("use ne-gok-sa/mind-shackle-20 A-ne-gok-sa", "target B-brute")),
    "eternal-strength": roll("after-move", "A cyprien-esenwein@C3", "A sonya-esenwein@A9", *NEAR, then=("use cyprien-esenwein/chilling-touch A-cyprien-esenwein", "target B-brute")),
    "disarm-traps": roll("before", "A darrak-ambershard@A1", "B brute@H8", glyphs={"C1": "H"}, then=("move A-darrak-ambershard", "go C1", "use glyph-H A-darrak-ambershard")),
    "mine": roll("before", "A ogre-warhulk@B1,A1", "B brute@H8", glyphs={"C1": "H"}, then=("move A-ogre-warhulk.1", "go C1,B1", "use glyph-H A-ogre-warhulk.1")),
    "unleashed-fury-enhancement": roll("", "A anubian-wolves@C3", "A khosumet-the-darklord@A9", "B brute@H8", then="order 1 A-anubian-wolves-1"),
}  # fmt: skip
HELPERS = (
    "berserker-charge-enhancement",
    "eternal-strength",
    "frenzy-enhancement",
    "hive-supremacy",
    "lolth-s-wrath",
    "thunder-step",
    "unleashed-fury-enhancement",
)


def rolling() -> dict[str, list[cards.Part]]:
    """The powers that roll dice or change a roll, by id, with the parts that do."""
    found: dict[str, list[cards.Part]] = {}
    for entry in load().units.values():
        for power in entry.card.powers:
            parts = [part for part in power.parts if _rolls(part)]
            if parts:
                found[power.id] = parts
    return found


def _rolls(part: cards.Part) -> bool:
    match part:
        case cards.Modify():
            return part.stat in STATS
        case cards.Swarm():
            return bool(part.rows)
        case cards.Bond():
            return bool(part.roll)
        case cards.Action():
            rows = (*part.rows, *part.hero_rows)
            dice = any(
                isinstance(effect, cards.ExtraDice | cards.Burst) for row in rows for effect in row.effects
            )
            heroes = bool(part.hero_rows) and needs_roll(part.hero_rows)
            return needs_roll(part.rows) or heroes or bool(part.crest_dice) or dice
        case _:
            return isinstance(part, ANSWERS)


# --- scenes ---------------------------------------------------------------------------------------


def begin(power: str, wanted: Roll) -> tuple[Scene, str]:
    """The scene at the moment of choice, and the option to look at."""
    rest = dict(wanted.rest)
    tokens, named, dice = rest.pop("tokens", False), rest.pop("named", {}), rest.pop("dice", ())
    acting = name_of(wanted.figures[0]) if wanted.step else ""
    s = scene(*wanted.figures, acting=acting, step=wanted.step or "before", units=OWN, **rest)
    for card in s.state.cards.values():
        card.tokens = {"armour": 1, "experience": 2} if tokens else {}
        card.named = named.get(card.id, card.named)
    *before, last = _options(s, power, wanted)
    if before and dice:
        s.dice(*dice)
    s.do(*before)
    return s, last if last in s.options else next(t for t in s.options if t.startswith(last))


def _options(s: Scene, power: str, wanted: Roll) -> tuple[str, ...]:
    """What is taken: as the table says, or whatever names the power, and then a target."""
    if wanted.options:
        return wanted.options
    found = [text for text in s.options if f"/{power}" in text]
    assert found, f"{power} is not offered: {s.options}"
    ahead = s.game.copy(s.state)
    s.game.take(ahead, s.asked[0], s.game.reader.read(found[0]))
    aims = Scene(ahead, s.game)
    asks = bool(found[0].startswith("use ") and aims.asked and aims.kind == "target")
    return (found[0], aims.options[0]) if asks else (found[0],)


def name_of(figure: str) -> str:
    """The card of a figure of a scene."""
    seat, id = figure.split("@")[0].split(" ")
    card = next((own for own in OWN if own.id == id), None) or load().units[id].card
    return f"{seat}-{id}" if card.rarity == "unique" else f"{seat}-{id}-1"


def numbers() -> Iterator[Any]:
    """The powers of the tables of `cards/` that change a number of dice, where they do."""
    for table in (
        test_attack_numbers.BY_TARGET,
        test_attack_numbers.BY_STATE,
        test_attack_numbers.BY_AURA,
        test_defence_numbers.OWN,
        test_defence_numbers.AURAS,
    ):
        for entry in table:
            power, stat, situations = entry.values
            if power in ROLLS:
                continue
            yield pytest.param(power, stat, situations, id=f"{power}-{stat}")


def fights(stat: str, situations: Iterable[Situation]) -> Iterator[tuple[Scene, str]]:
    """The situations in which the number changes and the attack can be made."""
    for situation in situations:
        attacks = stat in ("attack", "foe-defence")
        attacker = situation.figures[0 if attacks else 1]
        s = scene(*situation.figures, acting=name(attacker), step="attack", **situation.rest)
        ids = list(s.state.figures)
        me, you = (ids[0], ids[1]) if attacks else (ids[1], ids[0])
        text = f"attack {me} {you}"
        if situation.adds and situation.kind == "normal" and s.asked and text in s.options:
            yield s, text


# --- playing --------------------------------------------------------------------------------------


class Played(NamedTuple):
    """What one play of an option came to."""

    harm: dict[str, tuple[int, bool]]
    events: list[Event]


def play(s: Scene, text: str, seed: str) -> Played:
    """Take the option with dice of chance; nobody wants anything more until the turn goes on."""
    game, state = s.game, s.game.copy(s.state)
    state.rng = Rng(seed=seed)
    seat = game.asked(state)[0]
    option = next(o for o in game.decision(state, seat).options if option_text(o) == text)
    home = max(
        n for n, frame in enumerate(state.stack) if isinstance(frame, Turn | FreeMoves | Turns | Round)
    )
    heard = list(game.take(state, seat, option))
    while len(state.stack) - 1 > home and not (isinstance(state.stack[-1], Turn) and state.stack[-1].asks):
        asked = game.asked(state)[0]
        heard += game.take(state, asked, _quiet(state, seat, game.decision(state, asked).options))
    before = s.state.figures
    return Played(
        {
            name: (now.wounds - before[name].wounds, now.place == "destroyed")
            for name, now in state.figures.items()
        },
        heard,
    )


def _quiet(state: State, seat: int, options: Sequence[Option]) -> Option:
    """Nothing where that is possible; strikes at one who leaves are made; last blows hit the acting side."""
    for option in options:
        if isinstance(option, Use) and option.power == "swipe":
            return option
    quiet = [o for kind in (Skip, Stay, Done, Accept) for o in options if isinstance(o, kind)]
    if quiet:
        return quiet[0]
    mine = (o for o in options if isinstance(o, Target) and _seat(state, o.target) == seat)
    return next(mine, options[0])


def _seat(state: State, name: str) -> int:
    return state.figures[name].seat if name in state.figures else -1


def near(told: float, happened: int, times: int = TIMES) -> bool:
    """Whether something happened as often as it should, chance allowed for."""
    spread = SIGMAS * sqrt(told * (1 - told) / times) if 0 < told < 1 else 0.0
    return abs(happened / times - told) <= spread + 1e-9


def previewed(s: Scene, text: str) -> list[Odds]:
    """The odds of an option, from what the player may know."""
    seat = s.asked[0]
    return s.game.preview(s.game.view(s.state, seat), seat, s.game.reader.read(text))


def check(s: Scene, text: str) -> list[Odds]:
    """The odds of an option are those of the game."""
    odds = previewed(s, text)
    assert odds, f"no odds for {text}"
    plays = [play(s, text, f"{text}-{number}") for number in range(TIMES)]
    seen: set[str] = set()
    for entry in odds:
        if _paid(entry):
            continue  # told for those who pay; here nobody does
        if entry.wounds and entry.target in s.state.figures and entry.target not in seen:
            seen.add(entry.target)
            _same_harm(entry, plays)
    hurt = {name for one in plays for name, (wounds, dead) in one.harm.items() if wounds > 0 or dead}
    gone = {name for name, figure in s.state.figures.items() if figure.place != "board"}
    assert hurt - gone <= seen, f"not told about: {hurt - seen}"
    for entry in odds:
        _same_rolls(entry, plays)
    return odds


def _paid(entry: Odds) -> bool:
    """Whether an entry is about a save that somebody or something is given up for."""
    power = load().powers.get(entry.note)
    parts = power.parts if power is not None else ()
    return any(isinstance(part, cards.Save) and (part.spend or part.sacrifice) for part in parts)


def _same_harm(entry: Odds, plays: list[Played]) -> None:
    """Wounds on average, being hurt at all, and destruction."""
    harm = [one.harm[entry.target] for one in plays]
    assert near(1.0 - entry.wounds[0], sum(wounds > 0 or dead for wounds, dead in harm)), entry
    assert near(entry.knock_out, sum(dead for _, dead in harm)), entry


def _same_rolls(entry: Odds, plays: list[Played]) -> None:
    """A d20 works as often as told, whenever it is rolled."""
    for test in entry.tests:
        if test.kind == "d20":
            worked = [
                event.worked
                for one in plays
                for event in one.events
                if isinstance(event, events.PowerResult) and event.power == test.dice.source
            ]
            assert not worked or near(test.successes[-1], sum(worked), len(worked)), test


def named(odds: list[Odds]) -> set[str]:
    """The powers that the odds name, anywhere."""
    found = {entry.note for entry in odds}
    for entry in odds:
        found |= {chance.what.partition(":")[2] for chance in entry.outcomes}
        for test in entry.tests:
            for tally in (test.dice, test.needed):
                found |= {
                    tally.source,
                    *(m.source for m in tally.modifiers),
                    *(x.source for x in tally.limits),
                }
    return {source.partition("/")[2] for source in found}


# --- proofs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("power", ROLLS)
def test_the_roll_of_a_power_is_told_before(power: str) -> None:
    """The option that leads to it has odds, they name the power, and they are right."""
    s, text = begin(power, ROLLS[power])

    odds = previewed(s, text) if text.startswith("order ") else check(s, text)

    parts = rolling()[power]
    silent = power in HELPERS or any(isinstance(part, UNNAMED) for part in parts)
    silent = silent or any(isinstance(p, cards.Modify) and p.stat not in ("attack", "defence") for p in parts)
    assert odds
    assert silent or power in named(odds), (text, named(odds))


@pytest.mark.parametrize(("power", "stat", "situations"), list(numbers()))
def test_dice_a_power_adds_are_told_before(power: str, stat: str, situations: tuple[Situation, ...]) -> None:
    """The tally of the attack or of the defence names the power, and the odds are right."""
    found = next(fights(stat, situations), None)
    assert found is not None, f"{power} is nowhere shown in an attack that can be made"

    assert power in named(check(*found))


def test_every_power_that_rolls_or_changes_a_roll_is_shown() -> None:
    """No power of a delivered card goes without odds; none is named that there is not."""
    shown = {*ROLLS, *(entry.values[0] for entry in numbers())}

    assert rolling().keys() - shown == set()
    assert shown - rolling().keys() == set()

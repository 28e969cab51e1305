"""Every row of the weapons of later sets does what the card list says, and nothing else."""

from __future__ import annotations

import pytest

from tests.games.battleground.cards.playing import case, faces
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import GAME, drawn

DEBUFFED = ("fatal-flaw", "electrostatic", "moonless-night")  # whom they are used on has a debuff
IN_CONTACT = ("destroyer-ray", "mighty-blow")
PLAIN = ("defend decline", "reroll", "spend 0 mana", "decline")
STATS = {"ranged": "perception", "heavy": "perception", "spell": "power", "melee": "strength"}


def duel(id: str) -> Scene:
    """Teela with the weapon, Skeletor before her, a friend and an enemy far away."""
    weapon = GAME.content.weapons[id]
    near = weapon.type == "melee" or id in IN_CONTACT
    own = f"{'focus' if id == 'mini-clamp' else ''} {'buff=haste' if id.startswith('presence') else ''}"
    target = f"{'debuff=blind' if id in DEBUFFED else ''} {'buff=protection' if id == 'dual-gun' else ''}"
    bearer, enemy = f"teela@F6:0 mana=3 {own} weapons={id}", f"skeletor@{'F7' if near else 'F9'}:3"
    others = ("orko@A2:0", "evil-lyn@M13:0 debuff=blind", "mer-man@M11:0 debuff=blind")
    cards = {"hands": {0: ["fate-01", "fate-02"]}, "decks": {0: ["fate-03", "fate-04"]}}
    if id == "jaws":
        s = drawn("skeletor@F3:0 mana=3", f"teela@F6:3 overwatch weapons={id}", acting="skeletor", **cards)
        return s.do("move", "goto F5", "face 0")
    return drawn(bearer, f"{enemy} mana=2 overwatch {target}", *others, acting="teela", ap=3, **cards)


def strike(id: str, successes: int) -> tuple[dict[str, object], dict[str, object]]:
    """What is so before and after an attack with so many successes; a test before it fails."""
    s = duel(id)
    before = shown(s)
    offered = s.offers(f"attack {id}")
    attack = next((option for option in offered if "skeletor" in option), offered[0])
    tests = s.game.preview(s.state, 0, s.game.reader.read(attack))[0].tests
    rolled = faces(tests[0].dice.total, successes)
    if tests[0].kind == "skill":
        weapon = GAME.content.weapons[id]
        own = int(getattr(GAME.content.characters["teela"], STATS[weapon.type])) + weapon.dice
        rolled = [*[1] * tests[0].dice.total, *faces(own, successes)]
    s.dice(*rolled).do(attack)
    while s.kind not in ("act", "initiative", ""):
        s.do(next((option for option in s.options if option in PLAIN), s.options[0]))
    after = shown(s)
    after["mana"] = own_mana(s) + GAME.content.weapons[id].mana
    if s.kind == "act":
        after["ap"] = s.turn.ap + 1  # what an attack costs
    return before, after


def own_mana(s: Scene) -> int:
    """The mana of the bearer."""
    return s["teela"].mana


def shown(s: Scene) -> dict[str, object]:
    """All that a row could change."""
    own, target, ally = s["teela"], s["skeletor"], s.state.characters.get("orko")
    return {
        "wounds": target.wounds,
        "debuff": target.debuff,
        "buff": target.buff,
        "left": target.mana,
        "at": target.at,
        "facing": target.facing,
        "watch": target.overwatch,
        "focus": own.focus,
        "own_buff": own.buff,
        "own_at": own.at,
        "ally": (ally.focus, ally.buff) if ally else None,
        "promises": len(s.state.players[0].promises),
        "weapons": tuple(own.weapons),
        "mana": own.mana,
        "hand": len(s.state.players[0].hand),
        "ap": s.turn.ap if s.kind == "act" else 3,
        "next": tuple(s.turn.next_attack) if s.kind == "act" else (),
    }


CASES = [
    case("heavy-laser/r1", "heavy-laser", 1, {"wounds": 1}),
    case("heavy-laser/r2", "heavy-laser", 2, {"wounds": 2}),
    case("heavy-laser/r4", "heavy-laser", 4, {"wounds": 3}),
    case("preternian-laser/r2", "preternian-laser", 2, {"wounds": 1}),
    case("preternian-laser/r3", "preternian-laser", 3, {"wounds": 2}),
    case("preternian-laser/r4", "preternian-laser", 4, {"wounds": 3}),
    case("legendary-blasters/r1", "legendary-blasters", 1, {"wounds": 1}),
    case("legendary-blasters/r3", "legendary-blasters", 3, {"wounds": 2}),
    case("legendary-blasters/r6", "legendary-blasters", 6, {"wounds": 3}),
    case("shark-lasers/r1", "shark-lasers", 1, {"wounds": 1}),
    case("shark-lasers/r2", "shark-lasers", 2, {"wounds": 1, "at": "F11"}),
    case("shark-lasers/r3", "shark-lasers", 3, {"wounds": 2, "at": "F11"}),
    case("beast-mans-whip/r1", "beast-mans-whip", 1, {"wounds": 1}),
    case("beast-mans-whip/r3", "beast-mans-whip", 3, {"wounds": 2}),
    case("long-axe/r1", "long-axe", 1, {"wounds": 1}),
    case("long-axe/r3", "long-axe", 3, {"wounds": 2}),
    case("long-axe/r5", "long-axe", 5, {"wounds": 3}),
    case("short-axe/r1", "short-axe", 1, {"wounds": 1}),
    case("short-axe/r3", "short-axe", 3, {"wounds": 1}),
    case("club/r1", "club", 1, {"wounds": 1}),
    case("club/r2", "club", 2, {"wounds": 2}),
    case("club/r4", "club", 4, {"wounds": 3}),
    case("dragon-staff/r1", "dragon-staff", 1, {"wounds": 1}),
    case("dragon-staff/r4", "dragon-staff", 4, {"wounds": 2}),
    case("cursed-sword/r1", "cursed-sword", 1, {"wounds": 1}),
    case("cursed-sword/r2", "cursed-sword", 2, {"wounds": 2}),
    case("cursed-sword/r5", "cursed-sword", 5, {"wounds": 3}),
    case("angelic-sword/r1", "angelic-sword", 1, {"wounds": 1}),
    case("angelic-sword/r3", "angelic-sword", 3, {"wounds": 2}),
    case("angelic-sword/r4", "angelic-sword", 4, {"wounds": 2}),
    case("serrated-axe/r1", "serrated-axe", 1, {"wounds": 1}),
    case("serrated-axe/r3", "serrated-axe", 3, {"wounds": 2}),
    case("serrated-axe/r5", "serrated-axe", 5, {"wounds": 3}),
    case("orange-power-sword/r1", "orange-power-sword", 1, {"wounds": 1}),
    case("orange-power-sword/r3", "orange-power-sword", 3, {"wounds": 2}),
    case("orange-power-sword/r5", "orange-power-sword", 5, {"wounds": 3}),
    case("scythe-of-doom/r1", "scythe-of-doom", 1, {"wounds": 1}),
    case("scythe-of-doom/r3", "scythe-of-doom", 3, {"wounds": 1, "debuff": "curse"}),
    case("scythe-of-doom/r5", "scythe-of-doom", 5, {"wounds": 2, "debuff": "curse"}),
    case("skull-weapon/r1", "skull-weapon", 1, {"wounds": 1}),
    case("skull-weapon/r3", "skull-weapon", 3, {"wounds": 2}),
    case("skull-weapon/r5", "skull-weapon", 5, {"wounds": 3}),
    case("teelas-sword/r1", "teelas-sword", 1, {"wounds": 1}),
    case("teelas-sword/r4", "teelas-sword", 4, {"wounds": 2}),
    case("staff-of-power/r1", "staff-of-power", 1, {"wounds": 1}),
    case("staff-of-power/r3", "staff-of-power", 3, {"wounds": 2}),
    case("spear/r1", "spear", 1, {"wounds": 1}),
    case("spear/r3", "spear", 3, {"wounds": 2}),
    case("spear/r5", "spear", 5, {"wounds": 3}),
    case("catras-whip/r1", "catras-whip", 1, {"wounds": 1}),
    case("catras-whip/r2", "catras-whip", 2, {"wounds": 1, "hand": 3}),
    case("catras-whip/r4", "catras-whip", 4, {"wounds": 2, "hand": 3}),
    case("horde-axe/r1", "horde-axe", 1, {"wounds": 1}),
    case("horde-axe/r3", "horde-axe", 3, {"wounds": 2}),
    case("horde-axe/r5", "horde-axe", 5, {"wounds": 3}),
    case("horde-staff/r1", "horde-staff", 1, {"wounds": 1}),
    case("horde-staff/r3", "horde-staff", 3, {"wounds": 2}),
    case("rocket-arm/r1", "rocket-arm", 1, {"wounds": 1}),
    case("rocket-arm/r3", "rocket-arm", 3, {"wounds": 2}),
    case("rocket-arm/r5", "rocket-arm", 5, {"wounds": 3}),
    case("metal-fist/r1", "metal-fist", 1, {"at": "F8"}),
    case("metal-fist/r2", "metal-fist", 2, {"wounds": 1, "at": "F9"}),
    case("metal-fist/r3", "metal-fist", 3, {"wounds": 2, "at": "F10"}),
    case("evil-knife/r1", "evil-knife", 1, {"wounds": 1}),
    case("evil-knife/r2", "evil-knife", 2, {"wounds": 1, "facing": 0}),
    case("evil-knife/r3", "evil-knife", 3, {"wounds": 2, "facing": 0}),
    case("scorpias-tail/r1", "scorpias-tail", 1, {"wounds": 1}),
    case("scorpias-tail/r2", "scorpias-tail", 2, {"wounds": 1, "debuff": "curse"}),
    case("cursed-axe/r1", "cursed-axe", 1, {"wounds": 1}),
    case("cursed-axe/r3", "cursed-axe", 3, {"wounds": 2}),
    case("cursed-axe/r5", "cursed-axe", 5, {"wounds": 3}),
    case("sword-of-protection/r1", "sword-of-protection", 1, {"wounds": 1}),
    case("sword-of-protection/r3", "sword-of-protection", 3, {"wounds": 2}),
    case("sword-of-protection/r5", "sword-of-protection", 5, {"wounds": 3}),
    case("staff-of-light/r1", "staff-of-light", 1, {"wounds": 1}),
    case("staff-of-light/r3", "staff-of-light", 3, {"wounds": 2}),
    case("snake-dagger/r2", "snake-dagger", 2, {"wounds": 1}),
    case("snake-dagger/r3", "snake-dagger", 3, {"wounds": 2}),
    case("snake-dagger/r4", "snake-dagger", 4, {"wounds": 3}),
    case("snake-head-staff/r1", "snake-head-staff", 1, {"wounds": 1}),
    case("snake-head-staff/r3", "snake-head-staff", 3, {"wounds": 2}),
    case("huge-fangs/r1", "huge-fangs", 1, {"wounds": 1}),
    case("huge-fangs/r2", "huge-fangs", 2, {"wounds": 1, "debuff": "curse"}),
    case("viper-staff/r1", "viper-staff", 1, {"wounds": 1}),
    case("viper-staff/r3", "viper-staff", 3, {"wounds": 2}),
    case("snake-mace/r1", "snake-mace", 1, {"wounds": 1}),
    case("snake-mace/r3", "snake-mace", 3, {"wounds": 2}),
    case("snake-mace/r5", "snake-mace", 5, {"wounds": 3}),
    case("power-clamp/r1", "power-clamp", 1, {"wounds": 1}),
    case("power-clamp/r3", "power-clamp", 3, {"wounds": 2}),
    case("power-clamp/r4", "power-clamp", 4, {"wounds": 3}),
    case("mini-clamp/r1", "mini-clamp", 1, {"wounds": 1, "focus": False}),
    case("mini-clamp/r3", "mini-clamp", 3, {"wounds": 2, "focus": False}),
    case("orange-axe/r1", "orange-axe", 1, {"wounds": 1}),
    case("orange-axe/r4", "orange-axe", 4, {"wounds": 2}),
    case("orange-axe/r5", "orange-axe", 5, {"wounds": 3}),
    case("king-axe/r1", "king-axe", 1, {"wounds": 1}),
    case("king-axe/r3", "king-axe", 3, {"wounds": 2}),
    case("king-axe/r5", "king-axe", 5, {"wounds": 3}),
    case("he-ros-staff-green/r1", "he-ros-staff-green", 1, {"wounds": 1}),
    case("he-ros-staff-green/r3", "he-ros-staff-green", 3, {"wounds": 2}),
    case("he-ros-staff-red/r1", "he-ros-staff-red", 1, {"wounds": 1}),
    case("he-ros-staff-red/r3", "he-ros-staff-red", 3, {"wounds": 2}),
    case("eldors-staff/r1", "eldors-staff", 1, {"wounds": 1}),
    case("eldors-staff/r3", "eldors-staff", 3, {"wounds": 2}),
    case("queens-staff/r1", "queens-staff", 1, {"wounds": 1}),
    case("queens-staff/r3", "queens-staff", 3, {"wounds": 2}),
    case("axe-attachment/r1", "axe-attachment", 1, {"wounds": 1}),
    case("axe-attachment/r3", "axe-attachment", 3, {"wounds": 2}),
    case("claw-attachment/r1", "claw-attachment", 1, {"wounds": 1}),
    case("claw-attachment/r4", "claw-attachment", 4, {"wounds": 2}),
    case("mace-of-nature/r1", "mace-of-nature", 1, {"wounds": 1, "mana": 1}),
    case("mace-of-nature/r3", "mace-of-nature", 3, {"wounds": 2, "mana": 1}),
    case("mace-of-nature/r4", "mace-of-nature", 4, {"wounds": 3}),
    case("stone-knife/r0", "stone-knife", 0, {"weapons": ()}),
    case("stone-knife/r1", "stone-knife", 1, {"wounds": 1}),
    case("stone-knife/r3", "stone-knife", 3, {"wounds": 1}),
    case("spinning-blades/r1", "spinning-blades", 1, {"wounds": 1}),
    case("spinning-blades/r4", "spinning-blades", 4, {"wounds": 2}),
    case("jaws/r1", "jaws", 1, {"wounds": 1}),
    case("jaws/r3", "jaws", 3, {"wounds": 2}),
    case("jaws/r5", "jaws", 5, {"wounds": 3}),
    case("net/r1", "net", 1, {"debuff": "slow"}),
    case("net/r2", "net", 2, {"debuff": "slow", "left": 0}),
    case("bubble-projector/r1", "bubble-projector", 1, {"wounds": 1}),
    case("bubble-projector/r4", "bubble-projector", 4, {"wounds": 2, "ally": (False, "protection")}),
    case("mega-blaster/r1", "mega-blaster", 1, {"wounds": 1}),
    case("mega-blaster/r2", "mega-blaster", 2, {"wounds": 2}),
    case("mega-blaster/r5", "mega-blaster", 5, {"wounds": 3}),
    case("bionatops-blaster/r2", "bionatops-blaster", 2, {"wounds": 1}),
    case("bionatops-blaster/r4", "bionatops-blaster", 4, {"wounds": 2}),
    case("bionatops-blaster/r6", "bionatops-blaster", 6, {"wounds": 3}),
    case("rebel-pistol/r1", "rebel-pistol", 1, {"wounds": 1}),
    case("rebel-pistol/r2", "rebel-pistol", 2, {"wounds": 1, "focus": True}),
    case("stink-gun/r1", "stink-gun", 1, {"wounds": 1}),
    case("stink-gun/r2", "stink-gun", 2, {"wounds": 1, "debuff": "blind"}),
    case("stink-gun/r3", "stink-gun", 3, {"wounds": 2, "debuff": "blind"}),
    case("dragon-blaster/r1", "dragon-blaster", 1, {"wounds": 1}),
    case("dragon-blaster/r3", "dragon-blaster", 3, {"wounds": 1}),
    case("dragon-blaster/r4", "dragon-blaster", 4, {"wounds": 2}),
    case("energy-cannon/r1", "energy-cannon", 1, {"wounds": 1}),
    case("energy-cannon/r3", "energy-cannon", 3, {"wounds": 2}),
    case("energy-cannon/r5", "energy-cannon", 5, {"wounds": 3}),
    case("dual-gun/r1", "dual-gun", 1, {"wounds": 1}),
    case("dual-gun/r2", "dual-gun", 2, {"wounds": 1, "buff": ""}),
    case("dual-gun/r4", "dual-gun", 4, {"wounds": 2, "buff": ""}),
    case("cosmic-blaster/r1", "cosmic-blaster", 1, {"wounds": 1}),
    case("cosmic-blaster/r4", "cosmic-blaster", 4, {"wounds": 2}),
    case("black-blaster/r1", "black-blaster", 1, {"wounds": 1}),
    case("black-blaster/r4", "black-blaster", 4, {"wounds": 2}),
    case("dragonfly-crossbow/r1", "dragonfly-crossbow", 1, {"wounds": 1}),
    case("dragonfly-crossbow/r2", "dragonfly-crossbow", 2, {"wounds": 1, "at": "F10"}),
    case("combi-bow/r1", "combi-bow", 1, {"wounds": 1}),
    case("combi-bow/r4", "combi-bow", 4, {"wounds": 2}),
    case("kobra-pistol/r1", "kobra-pistol", 1, {"wounds": 1}),
    case("kobra-pistol/r4", "kobra-pistol", 4, {"wounds": 2}),
    case("snake-blaster/r1", "snake-blaster", 1, {"wounds": 1}),
    case("snake-blaster/r2", "snake-blaster", 2, {"wounds": 2}),
    case("long-rifle/r1", "long-rifle", 1, {"wounds": 1}),
    case("long-rifle/r4", "long-rifle", 4, {"wounds": 2}),
    case("teleport-ray/r1", "teleport-ray", 1, {"debuff": "knockdown"}),
    case("teleport-ray/r2", "teleport-ray", 2, {"at": "D8", "facing": 0}),
    case("zodacs-blaster/r1", "zodacs-blaster", 1, {"wounds": 1}),
    case("zodacs-blaster/r3", "zodacs-blaster", 3, {"wounds": 2}),
    case("dares-blaster/r1", "dares-blaster", 1, {"wounds": 1}),
    case("dares-blaster/r2", "dares-blaster", 2, {"wounds": 1, "debuff": "blind"}),
    case("blaster-attachment/r1", "blaster-attachment", 1, {"wounds": 1}),
    case("blaster-attachment/r3", "blaster-attachment", 3, {"wounds": 2}),
    case("slingshot/r1", "slingshot", 1, {"wounds": 1, "watch": False}),
    case("twin-laser-cannons/r1", "twin-laser-cannons", 1, {"wounds": 1}),
    case("mana-burn/r1", "mana-burn", 1, {"wounds": 1, "left": 1}),
    case("mana-burn/r2", "mana-burn", 2, {"wounds": 1, "left": 0}),
    case("mana-burn/r3", "mana-burn", 3, {"wounds": 2, "left": 0}),
    case("vivacity/r1", "vivacity", 1, {"ally": (True, "")}),
    case("vivacity/r3", "vivacity", 3, {"focus": True, "ally": (True, "")}),
    case("ancient-fire/r2", "ancient-fire", 2, {"wounds": 1}),
    case("ancient-fire/r4", "ancient-fire", 4, {"wounds": 2}),
    case("ancient-fire/r6", "ancient-fire", 6, {"wounds": 3}),
    case("fatal-flaw/r1", "fatal-flaw", 1, {"debuff": "", "mana": 4}),
    case("fatal-flaw/r2", "fatal-flaw", 2, {"wounds": 1, "debuff": "", "mana": 5}),
    case("fatal-flaw/r3", "fatal-flaw", 3, {"wounds": 1, "debuff": "", "mana": 5}),
    case("destroyer-ray/r1", "destroyer-ray", 1, {"wounds": 1}),
    case("destroyer-ray/r3", "destroyer-ray", 3, {"wounds": 2}),
    case("magic-arrow/r1", "magic-arrow", 1, {"wounds": 1}),
    case("magic-arrow/r4", "magic-arrow", 4, {"wounds": 2}),
    case("illusory-attack/r1", "illusory-attack", 1, {"wounds": 1}),
    case("illusory-attack/r3", "illusory-attack", 3, {"wounds": 1, "hand": 3}),
    case("illusory-attack/r5", "illusory-attack", 5, {"wounds": 1, "hand": 4}),
    case(
        "power-of-friendship/r2",
        "power-of-friendship",
        2,
        {"own_buff": "empower", "ally": (False, "empower")},
    ),
    case("celerity/r2", "celerity", 2, {"ally": (False, "haste")}),
    case("celerity/r4", "celerity", 4, {"ally": (True, "haste")}),
    case("the-mighty-shall-fall/r1", "the-mighty-shall-fall", 1, {"wounds": 1}),
    case("the-mighty-shall-fall/r4", "the-mighty-shall-fall", 4, {"wounds": 2}),
    case("overwhelming-power/r1", "overwhelming-power", 1, {"wounds": 1, "left": 4}),
    case("overwhelming-power/r4", "overwhelming-power", 4, {"wounds": 2, "left": 5}),
    case("calamity/r1", "calamity", 1, {"wounds": 1}),
    case("calamity/r2", "calamity", 2, {"wounds": 2}),
    case("calamity/r4", "calamity", 4, {"wounds": 3}),
    case("motivational-speech/r1", "motivational-speech", 1, {"promises": 1}),
    case("insults/r1", "insults", 1, {"debuff": "curse", "buff": "empower", "ap": 4}),
    case("insults/r3", "insults", 3, {"buff": "empower", "ap": 4}),
    case("magic-shove/r1", "magic-shove", 1, {"at": "F11"}),
    case("ray-of-light/r1", "ray-of-light", 1, {"debuff": "blind"}),
    case("ray-of-light/r2", "ray-of-light", 2, {"debuff": "blind", "at": "C7", "facing": 0}),
    case("ice-spell/r1", "ice-spell", 1, {"wounds": 1}),
    case("ice-spell/r2", "ice-spell", 2, {"wounds": 1, "debuff": "slow"}),
    case("ice-spell/r4", "ice-spell", 4, {"wounds": 2, "debuff": "slow"}),
    case("mighty-blow/r1", "mighty-blow", 1, {"wounds": 1}),
    case("mighty-blow/r2", "mighty-blow", 2, {"wounds": 1, "at": "F9"}),
    case("presence-of-the-three-moons/r1", "presence-of-the-three-moons", 1, {"own_buff": "", "mana": 5}),
    case(
        "presence-of-the-three-moons/r2",
        "presence-of-the-three-moons",
        2,
        {"focus": True, "own_buff": "", "mana": 5},
    ),
    case("moonless-night/r1", "moonless-night", 1, {"debuff": "", "left": 0}),
    case("moonless-night/r2", "moonless-night", 2, {"wounds": 1, "debuff": "", "left": 0}),
    case("ancient-magic/r1", "ancient-magic", 1, {"wounds": 1}),
    case("ancient-magic/r3", "ancient-magic", 3, {"wounds": 2}),
    case("ancient-magic/r4", "ancient-magic", 4, {"wounds": 2, "ap": 4}),
    case("dimension-door/r2", "dimension-door", 2, {"own_at": "C4"}),
    case("dimension-door/r4", "dimension-door", 4, {"own_at": "A3"}),
    case("electrostatic/r1", "electrostatic", 1, {"wounds": 1}),
    case("electrostatic/r2", "electrostatic", 2, {"wounds": 2}),
    case("electrostatic/r3", "electrostatic", 3, {"wounds": 3}),
    case("luck/r0", "luck", 0, {"mana": 4}),
    case("luck/r1", "luck", 1, {"focus": True}),
    case("luck/r2", "luck", 2, {"ap": 4}),
    case("magic-shield/r2", "magic-shield", 2, {"own_buff": "protection"}),
    case("acceleration/r1", "acceleration", 1, {"own_at": "A3"}),
    case("flame-arrow/r1", "flame-arrow", 1, {"wounds": 1, "hand": 1}),
    case("flame-arrow/r4", "flame-arrow", 4, {"wounds": 2, "hand": 1}),
]


@pytest.mark.parametrize(("weapon", "successes", "changed"), CASES)
def test_a_row_does_what_it_says(weapon: str, successes: int, changed: dict[str, object]) -> None:
    """With exactly the successes a row asks for, its effects and no others take place."""
    before, after = strike(weapon, successes)

    assert {name: value for name, value in after.items() if value != before[name]} == changed

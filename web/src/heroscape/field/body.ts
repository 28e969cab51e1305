// What a figure is made of, read from its card and its emblem: the kind of body, what it wears and what it carries.
import { signOf } from './emblems';

export type Frame = 'person' | 'dragon' | 'beast' | 'rider' | 'serpent' | 'spider' | 'heap' | 'machine' | 'egg';
export type Head =
  | 'helm'
  | 'horned'
  | 'hood'
  | 'hat'
  | 'hair'
  | 'crest'
  | 'topknot'
  | 'robot'
  | 'skull'
  | 'snout'
  | 'crown'
  | 'bald'
  | 'ears'
  | 'tentacles'
  | 'cap';
export type Arm =
  | 'sword'
  | 'great-sword'
  | 'axe'
  | 'spear'
  | 'trident'
  | 'club'
  | 'hammer'
  | 'staff'
  | 'bow'
  | 'rifle'
  | 'pistol'
  | 'flail'
  | 'claw'
  | 'shield'
  | 'fist'
  | 'cannon'
  | 'torch'
  | 'none';

export interface Body {
  frame: Frame;
  girth: number; // 1: a grown human
  head: Head;
  right: Arm;
  left: Arm;
  wings: '' | 'feather' | 'bat';
  cape: boolean;
  robe: boolean;
  tail: boolean;
  skin: number;
  metal: number;
  heads: number;
}

/** What is read. */
export interface Person {
  unit: string;
  species: string;
  unitClass: string;
  size: string;
  range: number;
  hexes: number;
}

const SKINS: Record<string, number> = {
  human: 0xd9a679,
  'half-elf': 0xe0b48c,
  elf: 0xecc9a4,
  eladrin: 0xe6d3c0,
  drow: 0x5c5470,
  kyrie: 0xe9c9a0,
  orc: 0x5f8a8f,
  goblin: 0x7d9a45,
  hobgoblin: 0xb0682f,
  dwarf: 0xd49a70,
  troll: 0x6d8f5a,
  trolticor: 0x7a9a62,
  ogre: 0xb08a55,
  giant: 0xb9a184,
  firbolg: 0xb9926a,
  cyclops: 0xa8885c,
  undead: 0xb9bd9c,
  marro: 0x9a7a52,
  viper: 0x5d8f4a,
  lizardfolk: 0x5f8a4c,
  dragonborn: 0x8a4a32,
  sahuagin: 0x4f8a8c,
  'mind-flayer': 0x8d6a9a,
  demon: 0xa03a2c,
  soulborg: 0x9aa3ad,
  warforged: 0x8f8064,
  golem: 0x777d84,
  wolf: 0x6d6459,
  primadon: 0x4a4038,
  quasatch: 0xb5a68c,
  'dzu-teh': 0xeef2f5,
  dragon: 0x8a2f2a,
  hydra: 0x5c7a4a,
  insect: 0x7a9a3a,
  arachnid: 0x4a3a35,
  doggin: 0x8f6d48,
  gryphillin: 0xb08a4a,
  nagrub: 0xc9a88c,
  wulsinu: 0x77808a,
  moltarn: 0x5a2f24,
  fiantooth: 0x7a5f8a,
  elemental: 0x8a7a62,
  elementar: 0x4a9ad0,
};

const OWN_SKIN: Record<string, number> = {
  'water-elemental': 0x4aa6dc,
  'fire-elemental': 0xf0701c,
  'earth-elemental': 0x7d6a4f,
  nilfheim: 0xb9dcee,
  'white-wyrmling': 0xe6f0f6,
  'blue-wyrmling': 0x3a6fc0,
  'black-wyrmling': 0x35343c,
  'red-wyrmling': 0xb5302a,
  'othkurik-the-black-dragon': 0x35343c,
  mimring: 0xb5431f,
  charos: 0x4f8a4c,
  braxas: 0x6f9a3a,
  zelrig: 0xc98a2a,
  moltenclaw: 0x6b2a1c,
  'frost-giant-of-morh': 0xa9cfe2,
  'ice-troll-berserker': 0xbcd8e4,
  'iron-golem': 0x5d646c,
  'obsidian-guards': 0x2b2830,
  'granite-guardians': 0x8d8f92,
  shurrak: 0xa03a2c,
  gorillinators: 0x3f4a52,
};

const DRAGONS = /dragon$|hydra/;
const BEASTS = /wolf|hound|beast|boar|velociraptor|dinosaur|griffin|boar/;

/** The body of a unit. */
export function bodyOf(one: Person): Body {
  const sign = signOf(one.unit, one.species, one.unitClass);
  const words = `${one.unit} ${sign} ${one.unitClass} ${one.species}`;
  const has = (pattern: RegExp): boolean => pattern.test(words);
  const frame = frameOf(one, words, sign);
  const shoots = one.range > 1;
  return {
    frame,
    girth: { small: 0.82, medium: 1, large: 1.22, huge: 1.34 }[one.size] ?? 1,
    head: headOf(one, has),
    right: rightOf(one, has, shoots),
    left: leftOf(has, shoots),
    wings: has(/kyrie|angel|sentinel|winged/)
      ? 'feather'
      : has(/gryphillin|su-bak-na|vampire-cape|imp\b|demon/)
        ? 'bat'
        : '',
    cape: has(
      /champion|(^|[ -])king\b|queen|knight|warlord|emperor|darklord|prince|lord|duchess|vampire|daimyo|paladin|valguard/,
    ),
    robe: has(/wizard|monk|spectre|archmage|cleric|sorcerer|hood|psychic|warwitch|vampire|mind-flayer|battle-mage/),
    tail: has(/lizard|viper|dragonborn|sahuagin|horned-reptile|fish-monster/),
    skin: OWN_SKIN[one.unit] ?? SKINS[one.species] ?? 0xd9a679,
    metal: has(/roman|gladiator|spartan|centurion|sacred/)
      ? 0xc9963f
      : has(/undead|orc|goblin|drow/)
        ? 0x6a6d72
        : 0xaab2bb,
    heads: has(/hydra/) ? 4 : has(/divider|six-eyes/) ? 2 : 1,
  };
}

function frameOf(one: Person, words: string, sign: string): Frame {
  if (DRAGONS.test(one.species)) return 'dragon';
  if (/egg/.test(sign)) return 'egg';
  if (/elemental|elementar|moltarn/.test(one.species) || /-elemental$/.test(one.unit)) return 'heap';
  if (/rider|cavalry|horseback|mounted|tornak|grimnak|nerak/.test(words)) return 'rider';
  if (/spider|insect|arachnid|mantis|deathreaver/.test(words)) return 'spider';
  if (/viper|snake|cobra|worm|nagrub/.test(words)) return 'serpent';
  if (/walking|turret|mono-wheel|deathwalker-[789]000/.test(words)) return 'machine';
  if (
    BEASTS.test(sign) &&
    /wolf|doggin|beast|mount|hound|wulsinu|fiantooth|gryphillin/.test(words) &&
    !/werewolf|howl|direwolf|anubian/.test(words)
  )
    return 'beast';
  return 'person';
}

function headOf(one: Person, has: (pattern: RegExp) => boolean): Head {
  const rows: [RegExp, Head][] = [
    [/robot|soulborg|warforged|gladiatron|blastatron/, 'robot'],
    [/golem|guardian/, 'robot'],
    [/squid|mind-flayer/, 'tentacles'],
    [/crowned|(^|[ -])king\b|queen|crown/, 'crown'],
    [/skeleton|skull|zombie|mummy/, 'skull'],
    [
      /wolf|hound|bear|gorilla|anubis|lizard|fish|reptile|dragonborn|primadon|wulsinu|doggin|snake|viper|insect/,
      'snout',
    ],
    [/roman|centurion|spartan|gladiator|sacred/, 'crest'],
    [/samurai|ashigaru|daimyo/, 'topknot'],
    [/viking|horned|overlord|brutal|ogre|minotaur/, 'horned'],
    [/ninja|hood|spectre|shade|monk|warlock|warwitch/, 'hood'],
    [/wizard|archmage|sorcerer/, 'hat'],
    [/lawman|deadeye|mccreech|winchester|revolver|agent/, 'hat'],
    [/brodie|soldier|airborne|regiment|drake/, 'cap'],
    [/knight|helm|templar|guard/, 'helm'],
    [/elf|drow|eladrin|goblin/, 'ears'],
    [/marro|orc|troll|giant|demon|alien/, 'bald'],
  ];
  return rows.find(([pattern]) => has(pattern))?.[1] ?? (one.size === 'huge' ? 'bald' : 'hair');
}

function rightOf(one: Person, has: (pattern: RegExp) => boolean, shoots: boolean): Arm {
  const rows: [RegExp, Arm][] = [
    [/flail|chain/, 'flail'],
    [/trident|retiarius|sahuagin|fish-monster/, 'trident'],
    [/spear|yari|dumutef|protector/, shoots ? 'bow' : 'spear'],
    [/hammer|pulverizer|mogrimm/, 'hammer'],
    [/archer|bow|arrow/, 'bow'],
    [/fire-spell|fire-silhouette/, 'torch'],
    [/wizard|staff|scepter|warlock|hood|archmage|cleric|water-bolt|sorcerer|warwitch/, 'staff'],
    [/pistol|revolver|agent|duchess/, 'pistol'],
    [/musket|rifle|gun|harquebus|sniper|soldier|lawman|major|airborne/, 'rifle'],
    [/two-handed|winged-sword|great/, 'great-sword'],
    [/axe|viking|dwarf|orc\b|hewer|goblin|macdirk/, 'axe'],
    [/troll|ogre|giant|cyclops|firbolg|golem|guardian/, 'club'],
    [/bear|wolf|gorilla|zombie|alien|claw|biceps|marro|primadon|insect|imp/, shoots ? 'rifle' : 'claw'],
    [/robot|soulborg|guard/, shoots ? 'cannon' : 'sword'],
    [/monk|krav/, 'staff'],
  ];
  return rows.find(([pattern]) => has(pattern))?.[1] ?? (shoots ? (one.species === 'elf' ? 'bow' : 'rifle') : 'sword');
}

function leftOf(has: (pattern: RegExp) => boolean, shoots: boolean): Arm {
  if (
    has(/shield|roman|spartan|sacred|knight|sentinel|guard\b|guards\b|paladin|thorgrim|viking|retiarius|denrick/) &&
    !shoots
  )
    return 'shield';
  if (has(/crossed-axes|berserker/)) return 'axe';
  if (has(/ninja|crixus|swordman|gladiator|blade-gruts/) && !shoots) return 'sword';
  if (has(/bear|wolf|gorilla|zombie|alien|claw|troll/)) return 'claw';
  if (has(/gladiatron|robot-grab/)) return 'fist';
  return 'none';
}

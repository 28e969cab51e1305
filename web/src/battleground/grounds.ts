// What each battleground is made of: its soil, what stands and lies on it, and the sign inlaid in its middle, so that a
// map is known at a glance. Colours are by day; the board darkens them for the dark theme.

import './palette.css';

export type Tall = 'wall' | 'tree' | 'palm' | 'crystal' | 'heap' | 'rock' | 'ruin' | 'scales';
export type Short = 'crate' | 'boulder' | 'lava' | 'smoke' | 'scrap' | 'log' | 'shard' | 'rubble';
export type Rough = 'grass' | 'bog' | 'swamp' | 'magic';
export type Litter = 'pebbles' | 'dunes' | 'slabs' | 'tufts' | 'flowers' | 'cracks' | 'bones' | 'sparks' | 'rust';

export interface GroundLook {
  soil: string;
  line: string; // between hexes
  litter: Litter;
  ink: string; // of the litter and of the inlay
  tall: Tall;
  stone: string; // the colour of what is tall
  short: Short;
  clutter: string; // the colour of what is low
  rough: Rough;
  growth: string; // the colour of difficult ground
  inlay: string; // a path in a box from -1 to 1
}

type Base = Omit<GroundLook, 'inlay'>;

const BASES = {
  field: {
    soil: '#9c8757',
    line: '#7f6c42',
    litter: 'tufts',
    ink: '#6b5a32',
    tall: 'wall',
    stone: '#b9bcc4',
    short: 'crate',
    clutter: '#c49a5c',
    rough: 'grass',
    growth: '#5d8a4c',
  },
  city: {
    soil: '#9a958d',
    line: '#7b766e',
    litter: 'slabs',
    ink: '#6a655e',
    tall: 'wall',
    stone: '#c9c2b4',
    short: 'crate',
    clutter: '#b88d55',
    rough: 'grass',
    growth: '#6d8a55',
  },
  ruins: {
    soil: '#a69677',
    line: '#87785a',
    litter: 'slabs',
    ink: '#73654a',
    tall: 'ruin',
    stone: '#d3c6a6',
    short: 'rubble',
    clutter: '#b8a680',
    rough: 'grass',
    growth: '#74904f',
  },
  desert: {
    soil: '#d9b577',
    line: '#bd9858',
    litter: 'dunes',
    ink: '#b08b4d',
    tall: 'wall',
    stone: '#e3c795',
    short: 'crate',
    clutter: '#a9763c',
    rough: 'grass',
    growth: '#9aa25a',
  },
  jungle: {
    soil: '#7d8c4d',
    line: '#637139',
    litter: 'tufts',
    ink: '#4c5a2b',
    tall: 'palm',
    stone: '#4f9440',
    short: 'lava',
    clutter: '#f0722a',
    rough: 'bog',
    growth: '#54633a',
  },
  woods: {
    soil: '#7f8f54',
    line: '#66753f',
    litter: 'tufts',
    ink: '#4f5e30',
    tall: 'tree',
    stone: '#3f7a3c',
    short: 'log',
    clutter: '#8a6238',
    rough: 'grass',
    growth: '#4f7b3e',
  },
  moor: {
    soil: '#71807a',
    line: '#5a6863',
    litter: 'flowers',
    ink: '#4d5a68',
    tall: 'rock',
    stone: '#99a1ac',
    short: 'log',
    clutter: '#7b6450',
    rough: 'magic',
    growth: '#6b4f9c',
  },
  snake: {
    soil: '#88894f',
    line: '#6d6e3a',
    litter: 'bones',
    ink: '#d8d2a6',
    tall: 'scales',
    stone: '#6aa356',
    short: 'boulder',
    clutter: '#9a8f6a',
    rough: 'swamp',
    growth: '#43683f',
  },
  scrap: {
    soil: '#8f7c6a',
    line: '#756453',
    litter: 'rust',
    ink: '#a5552b',
    tall: 'heap',
    stone: '#8d949c',
    short: 'scrap',
    clutter: '#b06a3a',
    rough: 'bog',
    growth: '#5d5a48',
  },
  pit: {
    soil: '#d0ac78',
    line: '#b08d5b',
    litter: 'pebbles',
    ink: '#9a7747',
    tall: 'wall',
    stone: '#b9573f',
    short: 'crate',
    clutter: '#a9763c',
    rough: 'grass',
    growth: '#8f9a55',
  },
  ice: {
    soil: '#cbdde6',
    line: '#a9c2cf',
    litter: 'cracks',
    ink: '#8fb2c4',
    tall: 'crystal',
    stone: '#7cc4e6',
    short: 'shard',
    clutter: '#a6dcf2',
    rough: 'bog',
    growth: '#8fa9b8',
  },
} as const satisfies Record<string, Base>;

// --- signs --------------------------------------------------------------------------------------------------------------

const at = (angle: number, radius: number): string =>
  `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
const ring = (r: number, wide = 0.1): string =>
  `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}zM0 ${wide - r}A${r - wide} ${r - wide} 0 1 0 0 ${r - wide}A${r - wide} ${r - wide} 0 1 0 0 ${wide - r}z`;
const star = (points: number, outer = 0.95, inner = 0.4): string =>
  `M${Array.from({ length: 2 * points }, (_, n) => at((Math.PI * n) / points, n % 2 ? inner : outer)).join('L')}z`;
const rays = (count: number, from: number, to: number, wide = 0.07): string =>
  Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count;
    return `M${at(angle - wide, from)}L${at(angle, to)}L${at(angle + wide, from)}z`;
  }).join('');
const gear = (teeth: number): string =>
  `M${Array.from({ length: teeth * 4 }, (_, n) => at((Math.PI * (n - 0.5)) / (2 * teeth), n % 4 < 2 ? 0.92 : 0.7)).join('L')}z${ring(0.36, 0.12)}`;
const disc = (r: number): string => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}z`;
const petals = (count: number): string =>
  Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count;
    return `M${at(angle, 0.2)}Q${at(angle - 0.45, 0.75)} ${at(angle, 0.98)}Q${at(angle + 0.45, 0.75)} ${at(angle, 0.2)}z`;
  }).join('');

const SIGNS = {
  sun: disc(0.42) + rays(16, 0.54, 0.98, 0.1),
  crescent: 'M.35-.9A.95.95 0 1 0 .35.9A.72.72 0 1 1 .35-.9z',
  hourglass: 'M-.6-.95H.6V-.75C.6-.3.14-.2.14 0S.6.3.6.75V.95H-.6V.75C-.6.3-.14.2-.14 0S-.6-.3-.6-.75z',
  columns:
    'M-.95-.62L0-.98L.95-.62V-.45H-.95zM-.8-.38H-.5V.7H-.8zM-.15-.38H.15V.7H-.15zM.5-.38H.8V.7H.5zM-.95.76H.95V.95H-.95z',
  broken: 'M-.75-.9H-.25V-.1L-.4.05L-.25.2V.9H-.75zM.2-.2L.45-.45L.75-.2V.9H.2zM-.95.93H.95V1H-.95z',
  towers:
    'M-.95-.7H-.75V-.5H-.6V-.7H-.4V-.5H-.2V0H.2V-.5H.4V-.7H.6V-.5H.75V-.7H.95V.9H.22V.5A.22.22 0 0 0-.22.5V.9H-.95z',
  gate: 'M-.9.9V-.1A.9.9 0 0 1 .9-.1V.9H.68V-.1A.68.68 0 0 0-.68-.1V.9zM-.4-.55H-.25V.9H-.4zM-.07-.72H.07V.9H-.07zM.25-.55H.4V.9H.25z',
  blades:
    'M-.9-.98L.72.64L.9.46L1 .6L.8.8L.98.98L.8.98L.66.82L.5 1L.4.86L.56.7L-.98-.82zM.9-.98L-.72.64L-.9.46L-1 .6L-.8.8L-.98.98L-.8.98L-.66.82L-.5 1L-.4.86L-.56.7L.98-.82z',
  tower: 'M-.5-.95H-.3V-.75H-.1V-.95H.1V-.75H.3V-.95H.5V-.5L.36-.36V.75H.55V.95H-.55V.75H-.36V-.36L-.5-.5z',
  horn: 'M-.95-.1C-.2-.1.3-.4.7-.85C.98-.3.98.5.7.95C.3.5-.2.25-.95.25z',
  crystal: 'M-.2-.98L.15-.5L.1.95H-.45L-.5-.45zM.3-.35L.6-.1L.62.95H.24zM-.66-.1L-.56.95H-.85L-.92.2z',
  eyes: 'M-.95-.35Q-.5-.3-.12.15Q-.7.3-.95-.35zM.95-.35Q.5-.3.12.15Q.7.3.95-.35zM-.5.6H.5L.3.75H-.3z',
  bat: 'M0-.25L.12-.45L.2-.2Q.6-.6.98-.4Q.82-.05.9.4Q.6.15.4.35Q.2.2 0 .6Q-.2.2-.4.35Q-.6.15-.9.4Q-.82-.05-.98-.4Q-.6-.6-.2-.2L-.12-.45z',
  chimneys: 'M-.95.95V.1L-.5-.2V.1L-.05-.2V.1H.2L.28-.95H.5L.56.1H.66L.72-.7H.9L.95.1V.95z',
  bloom: petals(7) + disc(0.16),
  leaf: 'M-.8.95Q-1-.4.9-.95Q.95.7-.35.6Q.1.1.45-.4Q-.2 0-.6.95z',
  star5: star(5),
  fort: 'M-.9.9L-.7-.4L-.55-.75L-.4-.4V0H-.15V-.55L0-.95L.15-.55V0H.4V-.4L.55-.75L.7-.4L.9.9z',
  flake: rays(6, 0.05, 0.98, 0.9) + ring(0.55, 0.08),
  fang: 'M-.9-.8Q-.5-.55-.1-.8Q-.2.3-.5.95Q-.85.2-.9-.8zM.9-.8Q.5-.55.1-.8Q.2.3.5.95Q.85.2.9-.8z',
  comet: star(4, 0.62, 0.2) + 'M.3.3L1 1L.5.15z',
  flame: 'M0-.98Q.15-.5.5-.2Q.85.25.55.65Q.4.92 0 .98Q-.4.92-.55.65Q-.85.25-.45-.25Q-.3.05-.12.05Q-.3-.5 0-.98z',
  maze: 'M-.9-.9H.9V.9H-.5V.7H.7V-.7H-.7V.9H-.9zM-.45-.45H.45V.45H-.45V.25H.25V-.25H-.25V.6H-.45z',
  waves: [-0.6, -0.1, 0.4]
    .map((y) => `M-.95 ${y}q.24-.34.48 0t.48 0t.48 0t.48 0v.2q-.24-.34-.48 0t-.48 0t-.48 0t-.48 0z`)
    .join(''),
  bolt: 'M.25-.98L-.6.15H-.1L-.3.98L.6-.25H.08z',
  dome: 'M-.9.35A.9.9 0 0 1 .9.35zM-.98.45H.98V.6H-.98zM-.8.68H-.6V.95H-.8zM-.1.68H.1V.95H-.1zM.6.68H.8V.95H.6z',
  gear: gear(9),
  skull:
    'M0-.9A.75.75 0 0 1 .75-.15Q.75.2.5.35V.6H.3V.9H.12V.65H-.12V.9H-.3V.6H-.5V.35Q-.75.2-.75-.15A.75.75 0 0 1 0-.9zM-.3-.3A.2.2 0 1 0-.3.1A.2.2 0 1 0-.3-.3zM.3-.3A.2.2 0 1 0 .3.1A.2.2 0 1 0 .3-.3z',
  drop: 'M0-.98Q.7 0 .7.35A.7.63 0 0 1-.7.35Q-.7 0 0-.98z',
  spiral:
    'M.1 0A.25.25 0 1 1-.35-.02A.5.5 0 1 1 .6.05A.72.72 0 1 1-.8.0L-.98-.05A.92.92 0 1 0 .8.05A.7.7 0 1 0-.53-.04A.42.42 0 1 0 .28.02z',
  shield: 'M0-.98Q.4-.7.85-.7Q.9.45 0 .98Q-.9.45-.85-.7Q-.4-.7 0-.98zM0-.7Q-.3-.5-.6-.48Q-.58.3 0 .66z',
  rings: ring(0.98) + ring(0.66) + ring(0.32),
  fork: 'M-.12.98V.25Q-.12-.1-.55-.35L-.72-.12L-.95-.9L-.2-.75L-.42-.55Q.05-.3 0-.1Q-.05-.3.42-.55L.2-.75L.95-.9L.72-.12L.55-.35Q.12-.1.12.25V.98z',
  claw: 'M-.75-.95Q-.35 0-.62.95Q-1.05 0-.75-.95zM.05-.98Q.4 0 .1.98Q-.3 0 .05-.98zM.8-.95Q1.05.1.75.95Q.4 0 .8-.95z',
  egg: 'M0-.95Q.68-.3.68.3A.68.65 0 0 1-.68.3Q-.68-.3 0-.95zM-.55.1L-.3-.1L-.1.12L.12-.1L.34.12L.55-.05L.5.2L.34.32L.12.12L-.1.34L-.3.12L-.5.3z',
  flag: 'M-.7-.98H-.52V-.85Q0-1.05.3-.8T.9-.8Q.7-.45.9-.1Q.5.1.2-.15T-.52-.1V.98H-.7z',
  pyre: star(8, 0.95, 0.62) + disc(0.3),
} as const;

const of = (base: keyof typeof BASES, inlay: keyof typeof SIGNS, change: Partial<Base> = {}): GroundLook => ({
  ...BASES[base],
  ...change,
  inlay: SIGNS[inlay],
});

// --- the battlegrounds --------------------------------------------------------------------------------------------------

export const GROUNDS: Record<string, GroundLook> = {
  battlefield: of('field', 'blades'),
  'city-of-stone': of('city', 'towers'),
  'gates-of-the-desert': of('desert', 'sun'),
  'secret-lair': of('city', 'skull', {
    soil: '#7d7486',
    line: '#655d6e',
    ink: '#4c4358',
    stone: '#8f86a0',
    clutter: '#8a6a4c',
  }),
  'ancient-ruins': of('ruins', 'columns'),
  'sands-of-time': of('desert', 'hourglass', { soil: '#e0c48c', stone: '#c98f5b', tall: 'ruin', ink: '#b78f4e' }),
  'welcome-to-the-jungle': of('jungle', 'claw'),
  'brave-new-world': of('jungle', 'egg', { soil: '#8b8250', line: '#70683b', ink: '#5b5228', stone: '#6f9a3f' }),
  'shallow-waters': of('jungle', 'waves', {
    soil: '#7fa08f',
    line: '#648474',
    ink: '#4b6f74',
    short: 'boulder',
    clutter: '#9aa09a',
    growth: '#3f7f86',
  }),
  sanctuary: of('jungle', 'dome', { soil: '#98906a', line: '#7c7550', ink: '#675f3c', tall: 'ruin', stone: '#c8c0a0' }),
  'lava-pit': of('jungle', 'flame', {
    soil: '#6f5a50',
    line: '#574339',
    ink: '#3b2a24',
    litter: 'cracks',
    tall: 'rock',
    stone: '#77655e',
  }),
  'call-to-arms': of('jungle', 'flag', {
    soil: '#94804f',
    line: '#78673b',
    ink: '#604f28',
    tall: 'rock',
    stone: '#a09276',
  }),
  'the-defender': of('jungle', 'shield', {
    soil: '#6f8a62',
    line: '#58704c',
    ink: '#3f5536',
    short: 'smoke',
    clutter: '#c9cdd2',
  }),
  'lost-in-the-woods': of('woods', 'maze'),
  'forgotten-fort': of('woods', 'fort', { soil: '#93875a', line: '#776c43', ink: '#5c522e', stone: '#58803a' }),
  'temple-of-valour': of('woods', 'pyre', {
    soil: '#a3a07a',
    line: '#858260',
    ink: '#6e6a45',
    short: 'rubble',
    clutter: '#bdb394',
  }),
  'place-of-power': of('woods', 'bolt', {
    soil: '#6f8c72',
    line: '#58735b',
    ink: '#3e5a6b',
    litter: 'sparks',
    stone: '#2f7a5c',
  }),
  'endless-horde': of('woods', 'bat', { soil: '#8d7a5e', line: '#726148', ink: '#7a2a33', stone: '#7a6a2f' }),
  'forest-of-life': of('woods', 'leaf', {
    soil: '#86a857',
    line: '#6c8c42',
    ink: '#4d7a35',
    litter: 'flowers',
    stone: '#5aa043',
  }),
  'forest-of-mystacor': of('moor', 'star5', {
    soil: '#7d7aa6',
    line: '#64618b',
    ink: '#4d4a86',
    growth: '#8a4fb0',
    stone: '#aba6c9',
  }),
  blackmoor: of('moor', 'crescent', { soil: '#5f6468', line: '#4b5054', ink: '#33383f', litter: 'tufts' }),
  'horde-base-camp': of('moor', 'fang', {
    soil: '#84705f',
    line: '#6b594a',
    ink: '#6e2730',
    tall: 'wall',
    stone: '#8c8387',
    short: 'crate',
    clutter: '#8f5a3a',
  }),
  'dark-forest': of('moor', 'eyes', {
    soil: '#56665a',
    line: '#435247',
    ink: '#2b3a33',
    litter: 'tufts',
    tall: 'tree',
    stone: '#2f5a45',
  }),
  'forbidden-forest': of('moor', 'bloom', {
    soil: '#87708c',
    line: '#6d5872',
    ink: '#a2457f',
    tall: 'tree',
    stone: '#5b5f9c',
  }),
  ambush: of('moor', 'horn', {
    soil: '#79835a',
    line: '#616a45',
    ink: '#4a5230',
    litter: 'tufts',
    tall: 'tree',
    stone: '#4a7a5a',
  }),
  'snake-pit': of('snake', 'spiral'),
  'closed-gate': of('snake', 'gate', { soil: '#a08b5a', line: '#837044', ink: '#dcd3a4', stone: '#7f9a48' }),
  marshes: of('snake', 'drop', {
    soil: '#6d7f5c',
    line: '#566748',
    ink: '#38523e',
    litter: 'tufts',
    stone: '#5a9a6a',
    growth: '#2f5f55',
  }),
  'last-wish': of('snake', 'comet', { soil: '#94845f', line: '#786a49', ink: '#e6dba8', stone: '#4fa08a' }),
  scrapyard: of('scrap', 'gear'),
  factory: of('scrap', 'chimneys', {
    soil: '#7f8389',
    line: '#676b71',
    ink: '#4e535a',
    litter: 'slabs',
    clutter: '#c98a2e',
  }),
  'the-ring': of('pit', 'rings'),
  arena: of('pit', 'pyre', { soil: '#dcbf8d', line: '#bc9f6c', ink: '#a4713a', stone: '#c9b187', tall: 'ruin' }),
  'two-ways': of('pit', 'fork', {
    soil: '#b9a37c',
    line: '#9a8560',
    ink: '#7d6743',
    stone: '#7c8a94',
    litter: 'slabs',
  }),
  'ancient-ruins-ii': of('ruins', 'broken', {
    soil: '#8c937c',
    line: '#717863',
    ink: '#56604a',
    stone: '#b9bfa6',
    clutter: '#9aa085',
  }),
  'crystal-forest': of('ice', 'crystal', {
    soil: '#6d6290',
    line: '#574d76',
    ink: '#4a3d78',
    stone: '#c48af0',
    clutter: '#e0b4ff',
    litter: 'sparks',
  }),
  'frozen-temple': of('ice', 'flake'),
};

/** How a battleground looks; one that is not known, a battlefield of one's own, looks like a plain field. */
export const groundLook = (map: string): GroundLook => GROUNDS[map] ?? of('field', 'rings');

const TINT: [name: string, of: (look: GroundLook) => string][] = [
  ['soil', (look) => look.soil],
  ['soil-line', (look) => look.line],
  ['soil-ink', (look) => look.ink],
  ['stone', (look) => look.stone],
  ['clutter', (look) => look.clutter],
  ['growth', (look) => look.growth],
];

const brightness = (hex: string): number => {
  const n = parseInt(hex.slice(1), 16);
  return 3 * (n >> 16) + 6 * ((n >> 8) & 255) + (n & 255);
};

/** The colours of a battleground as custom properties, for a `style` attribute. A light sign stays light by night. */
export const paletteOf = (map: string): string => {
  const look = groundLook(map);
  const pale = brightness(look.ink) > brightness(look.soil);
  const night = pale ? look.ink : `color-mix(in oklab, ${look.ink} 62%, #0d090f)`;
  return [...TINT.map(([name, of]) => `--day-${name}: ${of(look)}`), `--night-ink: ${night}`].join(';');
};

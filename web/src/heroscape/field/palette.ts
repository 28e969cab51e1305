// The colours of a battlefield. Sides are told apart by people who see few colours: blue, orange, green, purple, gold, slate.
export interface Look {
  top: number;
  side: number;
  pattern: number; // which pattern the shader draws on it
}

export const PATTERN = {
  plain: 0,
  grass: 1,
  rock: 2,
  sand: 3,
  snow: 4,
  cobble: 5,
  slab: 6,
  ember: 7,
  castle: 8,
} as const;

export const LAND: Record<string, Look> = {
  grass: { top: 0x718f4e, side: 0x755537, pattern: PATTERN.grass },
  rock: { top: 0x8d8f92, side: 0x6f7074, pattern: PATTERN.rock },
  sand: { top: 0xd9bb7a, side: 0xb08c52, pattern: PATTERN.sand },
  snow: { top: 0xeef3f8, side: 0xa9b7c6, pattern: PATTERN.snow },
  swamp: { top: 0x5d6b36, side: 0x4a4028, pattern: PATTERN.grass },
  'lava-field': { top: 0x4b3a38, side: 0x3a2b2a, pattern: PATTERN.ember },
  road: { top: 0xa89a86, side: 0x80735f, pattern: PATTERN.cobble },
  dungeon: { top: 0x7b7486, side: 0x5a5464, pattern: PATTERN.slab },
  asphalt: { top: 0x55585e, side: 0x44474c, pattern: PATTERN.plain },
  concrete: { top: 0xb4b3ae, side: 0x8f8e8a, pattern: PATTERN.slab },
  castle: { top: 0xb9ab92, side: 0x9c8f79, pattern: PATTERN.castle },
  bed: { top: 0x6d6250, side: 0x6b5a45, pattern: PATTERN.plain },
};

export const LIQUID: Record<string, { colour: number; deep: number; kind: number }> = {
  water: { colour: 0x3f93cc, deep: 0x1f5f9e, kind: 0 },
  'swamp-water': { colour: 0x5c7a4a, deep: 0x37512f, kind: 1 },
  ice: { colour: 0xcfeaf7, deep: 0x9fd0ea, kind: 2 },
  'molten-lava': { colour: 0xff7a1a, deep: 0xb3200a, kind: 3 },
  shadow: { colour: 0x3a3348, deep: 0x231e30, kind: 4 },
};

export const SIDES = [0x2f6fdb, 0xe8721c, 0x1f9e6f, 0xa24bc4, 0xd8b11e, 0x66708c];

export const GENERALS: Record<string, [number, number]> = {
  jandar: [0x5d9bea, 0x1d3f85],
  utgar: [0xe2604c, 0x6e1414],
  ullar: [0x74b84a, 0x1f5425],
  vydar: [0x9c78e0, 0x3b2275],
  einar: [0xe0a83a, 0x6d430a],
  aquilla: [0xd08a4a, 0x5c2f0e],
  valkrill: [0x8a8799, 0x2a2838],
};

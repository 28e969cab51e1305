// What the battlefield draws, in units of hexes and levels. The screen makes it from the map and the table the server
// sends; nothing here knows a rule.

/** A run of solid tiles in a column, from the level below it to its top. `flat`: a thin tile (water, ice, lava) on top. */
export interface Layer {
  from: number;
  to: number;
  terrain: string;
  flat: boolean;
}

/** A place where a figure can stand. */
export interface Space {
  at: string;
  level: number;
  terrain: string;
  rung: number;
}

export interface Column {
  at: string;
  q: number;
  r: number;
  layers: Layer[];
  spaces: Space[];
}

/** A side of a hex: 0 is east, then counter-clockwise (NE, NW, W, SW, SE). */
export interface Edge {
  q: number;
  r: number;
  side: number;
}

export interface Obstacle {
  id: string;
  kind: string;
  at: string[];
  base: number;
  heights: number[];
}

export interface Wall extends Edge {
  id: string;
  kind: string;
  base: number;
  inside: number;
  full: number;
}

export interface Door {
  id: string;
  at: string[]; // the spaces at its leaf
  edges: Edge[];
  base: number;
  height: number;
}

export interface Ladder {
  id: string;
  q: number;
  r: number;
  to: { q: number; r: number };
  base: number;
  top: number;
}

/** A battlefield as it is built; it never changes during a match. */
export interface Ground {
  columns: Column[];
  obstacles: Obstacle[];
  walls: Wall[];
  doors: Door[];
  ladders: Ladder[];
}

/** A figure on the battlefield. `at` lists its spaces, the leading one first. */
export interface Piece {
  id: string;
  unit: string;
  seat: number;
  at: string[];
  height: number;
  wounds: number;
  life: number;
  number: number; // within its squad, from 1; 0 for a hero
  size: string;
}

export const WIDTH = 1; // from one hex to the next
export const LEVEL = 0.28; // the height of a level, as on the tiles of the game
const ROW = Math.sqrt(3) / 2;

/** The centre of a hex on the ground: x to the east, z to the south. */
export const centreOf = (hex: { q: number; r: number }): { x: number; z: number } => ({
  x: (hex.q + hex.r / 2) * WIDTH,
  z: hex.r * ROW * WIDTH,
});

const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** The hex beyond a side. */
export const beyond = (edge: Edge): { q: number; r: number } => {
  const [dq, dr] = STEPS[edge.side]!;
  return { q: edge.q + dq, r: edge.r + dr };
};

/** The middle of a side, and the angle about the vertical axis at which a wall along it stands. */
export const alongEdge = (edge: Edge): { x: number; z: number; turn: number } => {
  const here = centreOf(edge);
  const there = centreOf(beyond(edge));
  const turn = Math.atan2(there.x - here.x, there.z - here.z);
  return { x: (here.x + there.x) / 2, z: (here.z + there.z) / 2, turn };
};

/** A repeatable number from 0 to 1 for a place, so that every drawing of a map looks the same. */
export const chanceAt = (a: number, b: number, salt = 0): number => {
  const value = Math.sin(a * 127.1 + b * 311.7 + salt * 74.7) * 43758.5453;
  return value - Math.floor(value);
};

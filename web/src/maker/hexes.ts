// Hexes of a map that is being built: axial coordinates with a corner on top, their labels, and how a group of them is
// moved, turned and mirrored.

export interface Hex {
  q: number;
  r: number;
}

/** A side of a hex: 0 is east, then counter-clockwise (NE, NW, W, SW, SE). */
export const SIDES = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export const keyOf = (hex: Hex): string => `${hex.q},${hex.r}`;

export function hexOf(key: string): Hex {
  const [q, r] = key.split(',').map(Number);
  return { q: q!, r: r! };
}

export const beside = ({ q, r }: Hex, side: number): Hex => {
  const [dq, dr] = STEPS[((side % 6) + 6) % 6]!;
  return { q: q + dq, r: r + dr };
};

/** Column and row: every second row stands half a hex to the right. */
export const offsetOf = ({ q, r }: Hex): { column: number; row: number } => ({
  column: q + (r - (r & 1)) / 2,
  row: r,
});

export const atOffset = (column: number, row: number): Hex => ({ q: column - (row - (row & 1)) / 2, r: row });

export function lettersOf(column: number): string {
  let name = '';
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26)) name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
  return name;
}

export const columnOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The hex at a point, in hex widths. */
export function hexAt(x: number, z: number): Hex {
  const r = z / (Math.sqrt(3) / 2);
  const q = x - r / 2;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
  if (dq > dr && dq > ds) return { q: -rr - rs || 0, r: rr || 0 };
  if (dr > ds) return { q: rq || 0, r: -rq - rs || 0 };
  return { q: rq || 0, r: rr || 0 };
}

/** The side of a hex that is nearest to a point beside its middle. */
export function sideAt(dx: number, dz: number): number {
  const angle = (Math.atan2(-dz, dx) * 180) / Math.PI;
  return ((Math.round(angle / 60) % 6) + 6) % 6;
}

/** A hex and those around it, up to so many steps away. */
export function discOf(centre: Hex, radius: number): Hex[] {
  const found: Hex[] = [];
  for (let q = -radius; q <= radius; q += 1)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, radius - q); r += 1)
      found.push({ q: centre.q + q, r: centre.r + r });
  return found;
}

/** A way of moving a whole map: where a hex goes, and a side of it. */
export interface Move {
  hex: (hex: Hex) => Hex;
  side: (side: number) => number;
}

export const STAY: Move = { hex: (hex) => hex, side: (side) => side };

export const shifted = (by: Hex): Move => ({ hex: ({ q, r }) => ({ q: q + by.q, r: r + by.r }), side: (side) => side });

/** Clockwise about (0, 0), in steps of 60 degrees. */
export const turned = (turns: number): Move => ({
  hex: ({ q, r }) => {
    for (let n = 0; n < ((turns % 6) + 6) % 6; n += 1) [q, r] = [-r, q + r];
    return { q: q || 0, r: r || 0 };
  },
  side: (side) => (((side - turns) % 6) + 6) % 6,
});

/** Left and right swapped about (0, 0). */
export const MIRRORED: Move = { hex: ({ q, r }) => ({ q: -q - r || 0, r }), side: (side) => (9 - side) % 6 };

export const both = (first: Move, then: Move): Move => ({
  hex: (hex) => then.hex(first.hex(hex)),
  side: (side) => then.side(first.side(side)),
});

export type Symmetry = 'none' | 'turn' | 'east' | 'north';

/** What a symmetric map is symmetric about: twice its middle, in half columns and in rows. */
export interface Middle {
  x: number;
  r: number;
}

/** The middle of some hexes. */
export function middleOf(hexes: readonly Hex[]): Middle {
  if (!hexes.length) return { x: 0, r: 0 };
  const x = hexes.map((hex) => 2 * hex.q + hex.r);
  const r = hexes.map((hex) => hex.r);
  return { x: Math.min(...x) + Math.max(...x), r: Math.min(...r) + Math.max(...r) };
}

/** The other half of a symmetric map; null where there is no symmetry. */
export function imageOf(symmetry: Symmetry, middle: Middle): Move | null {
  const even = (value: number): number => value - (value & 1);
  switch (symmetry) {
    case 'turn': {
      const q = even(middle.x - middle.r) / 2;
      return { hex: (hex) => ({ q: q - hex.q, r: middle.r - hex.r }), side: (side) => (side + 3) % 6 };
    }
    case 'east': {
      const q = even(middle.x) / 2;
      return { hex: (hex) => ({ q: q - hex.q - hex.r, r: hex.r }), side: MIRRORED.side };
    }
    case 'north': {
      const r = even(middle.r);
      return { hex: (hex) => ({ q: hex.q + hex.r - r / 2, r: r - hex.r }), side: (side) => (6 - side) % 6 };
    }
    default:
      return null;
  }
}

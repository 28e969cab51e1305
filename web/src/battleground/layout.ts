// Where the hexes of a map lie on the screen, seen from one side of the table.
import type { HexBoard, HexCell } from '../protocol/types';
import type { Point } from '../board/hexes';
import type { RayEnd } from '../board/model';
import { groundOf, isRaised } from './hexes';
import type { Person } from './types';

export interface Layout {
  hexes: (HexCell & Point)[];
  bounds: { x: number; y: number; w: number; h: number };
  place: (at: string) => Point | undefined;
  spot: (person: Pick<Person, 'at' | 'cover_ids'>) => (Point & { size: number }) | undefined; // the middle of its base
  end: (end: RayEnd) => Point | undefined; // of a ray
  angle: (facing: number) => number;
}

const SIZES: Record<number, number> = { 2: 1.6, 3: 2.1, 4: 2.4, 5: 2.7, 6: 3, 7: 3.2 }; // of a base, by the hexes under it

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});

const DECK = 0.12; // how much a raised figure is drawn above its hex

export function layoutOf(map: HexBoard | null, turned: boolean): Layout {
  const hexes = map?.hexes ?? [];
  const xs = hexes.length ? hexes.map((h) => h.x) : [0, 10];
  const ys = hexes.length ? hexes.map((h) => h.y) : [0, 8];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, low] = [Math.min(...ys), Math.max(...ys)];
  const see = (x: number, y: number): Point => (turned ? { x: left + right - x, y: top + low - y } : { x, y });
  const shown = hexes.map((h) => ({ ...h, ...see(h.x, h.y) }));
  const places = new Map(shown.map((h) => [h.at, h]));
  const place = (at: string): Point | undefined => {
    const hex = places.get(groundOf(at));
    return hex && { x: hex.x, y: hex.y - (isRaised(at) ? DECK : 0) };
  };
  const spot: Layout['spot'] = ({ at, cover_ids: covers }) => {
    const under = covers.flatMap((hex) => place(hex) ?? []);
    const middle = under.length > 1 ? meanOf(under) : place(at);
    return middle && { ...middle, size: SIZES[under.length] ?? 1 };
  };
  return {
    hexes: shown,
    bounds: { x: left - 0.75, y: top - 0.9, w: right - left + 1.5, h: low - top + 1.7 },
    place,
    spot,
    // Sight lines come in the lattice of the rules: two steps to an inch across, 2√3 down.
    end: (end) => (typeof end === 'string' ? place(end) : see(end[0]! / 2, -end[1]! / 3.4641)),
    angle: (facing) => -60 * facing + (turned ? 180 : 0),
  };
}

const NEAREST = 9; // inches across that stay in sight on the smallest screen

/** A box around some points, with some room on all sides. */
export function boxAround(points: readonly Point[]): Layout['bounds'] | null {
  if (!points.length) return null;
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [w, h] = [Math.max(right - left + 2, NEAREST), Math.max(low - top + 2, NEAREST * 0.8)];
  return { x: (left + right - w) / 2, y: (top + low - h) / 2, w, h };
}

// Where the hexes of a map lie on the screen, seen from one side of the table.
import type { HexBoard, HexCell } from '../protocol/types';
import type { Point } from '../board/hexes';

export interface Layout {
  hexes: (HexCell & Point)[];
  bounds: { x: number; y: number; w: number; h: number };
  place: (at: string) => Point | undefined;
  line: (line: number[][]) => { x1: number; y1: number; x2: number; y2: number };
  angle: (facing: number) => number;
}

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
  return {
    hexes: shown,
    bounds: { x: left - 0.75, y: top - 0.9, w: right - left + 1.5, h: low - top + 1.7 },
    place: (at) => {
      const hex = places.get(at.replace('+', ''));
      return hex && { x: hex.x, y: hex.y - (at.endsWith('+') ? DECK : 0) };
    },
    // Sight lines come in the lattice of the rules: two steps to an inch across, 2√3 down.
    line: (line) => {
      const from = see(line[0]![0]! / 2, -line[0]![1]! / 3.4641);
      const to = see(line[1]![0]! / 2, -line[1]![1]! / 3.4641);
      return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
    },
    angle: (facing) => -60 * facing + (turned ? 180 : 0),
  };
}

// Where trees, peaks and houses stand on the planet: the same places in every match and on every screen, inside their
// area, off its edge, and clear of what is written in its middle.
import type { Area } from '../protocol/types';
import type { Terrain } from './terrain';

export interface Spot {
  glyph: string;
  x: number;
  y: number;
  scale: number;
}

interface Growth {
  glyphs: readonly string[]; // the first ones are the most frequent
  step: number; // how far apart
  margin: number; // how far from the edge
}

export const GROWTH: Record<Terrain, Growth> = {
  forest: { glyphs: ['pine', 'pine', 'pine', 'oak'], step: 17, margin: 9 },
  jungle: { glyphs: ['palm', 'fern', 'oak', 'palm'], step: 19, margin: 10 },
  plains: { glyphs: ['tuft', 'tuft', 'oak', 'field', 'flower'], step: 25, margin: 13 },
  mountain: { glyphs: ['peak', 'hill', 'peak', 'pine'], step: 27, margin: 13 },
  ice: { glyphs: ['frost', 'frost', 'drift', 'shard'], step: 36, margin: 20 },
  desert: { glyphs: ['dune', 'dune', 'cactus', 'rock'], step: 31, margin: 16 },
  swamp: { glyphs: ['reed', 'pool', 'reed', 'snag'], step: 24, margin: 13 },
  waste: { glyphs: ['rock', 'bone', 'snag', 'rock'], step: 24, margin: 11 },
  lava: { glyphs: ['crack', 'cone', 'rock', 'crack'], step: 27, margin: 13 },
  water: { glyphs: ['wave', 'wave', 'wave', 'wave', 'crest'], step: 30, margin: 16 },
  mist: { glyphs: ['wave', 'cloud', 'cloud', 'wave'], step: 34, margin: 14 },
  town: { glyphs: ['house', 'tuft', 'hut', 'oak'], step: 24, margin: 15 },
};

type Point = readonly number[];

/** Numbers between 0 and 1 that follow from a word: the drawing is the same everywhere. */
export function chance(word: string): () => number {
  let state = [...word].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How deep a point lies inside a shape of rings; negative outside. */
export function depth(shape: readonly (readonly Point[])[], x: number, y: number): number {
  let [inside, nearest] = [false, Infinity];
  for (const ring of shape)
    ring.forEach((to, n) => {
      const from = ring[(n + ring.length - 1) % ring.length]!;
      const [ax, ay, bx, by] = [from[0]!, from[1]!, to[0]!, to[1]!];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const share = length ? Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0;
      nearest = Math.min(nearest, Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)));
    });
  return inside ? nearest : -nearest;
}

// Around the point of the label: figures, name, markers; an outpost has its landmark there.
const ROOM = { outpost: { wide: 52, above: 62, below: 46 }, other: { wide: 44, above: 46, below: 40 } };

/** What grows in an area, from far to near. */
export function scatter(area: Area, terrain: Terrain): Spot[] {
  const { glyphs, step, margin } = GROWTH[terrain];
  const room = area.kind === 'outpost' ? ROOM.outpost : ROOM.other;
  const [random, found] = [chance(area.id), [] as Spot[]];
  const [xs, ys] = [area.shape.flat().map((point) => point[0]!), area.shape.flat().map((point) => point[1]!)];
  if (!xs.length) return found;
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (let y = top, row = 0; y < low; y += step * 0.72, row += 1)
    for (let x = left + (row % 2 ? step / 2 : 0); x < right; x += step) {
      const [px, py] = [x + (random() - 0.5) * step * 0.6, y + (random() - 0.5) * step * 0.4];
      const glyph = glyphs[Math.floor(random() ** 1.2 * glyphs.length)]!;
      const scale = 0.8 + random() * 0.45;
      const [dx, dy] = [px - area.label[0], py - area.label[1]];
      const written = Math.abs(dx) < room.wide && dy > -room.above && dy < room.below;
      if (!written && depth(area.shape, px, py - 5) > margin) found.push({ glyph, x: px, y: py, scale });
    }
  return found.sort((a, b) => a.y - b.y);
}

// How the planet looks: terrain of the shipped areas, its colours, and lines over the map.
import type { Area, AreaMap } from '../protocol/types';

export type Terrain =
  | 'forest'
  | 'jungle'
  | 'plains'
  | 'mountain'
  | 'ice'
  | 'desert'
  | 'swamp'
  | 'waste'
  | 'lava'
  | 'water'
  | 'mist'
  | 'town';

const TERRAIN: Record<string, Terrain> = {
  'evergreen-forest': 'forest',
  'plains-of-eternos': 'plains',
  'mystic-mountains': 'mountain',
  'harmony-meadows': 'plains',
  'ice-mountains': 'ice',
  'windswept-steppe': 'plains',
  'glittering-glacier': 'ice',
  'rakash-highlands': 'mountain',
  'vine-jungle': 'jungle',
  'tar-swamp': 'swamp',
  'fright-zone': 'waste',
  blackmire: 'swamp',
  'sea-of-mists': 'mist',
  'northern-wastes': 'ice',
  'canyon-of-echoes': 'mountain',
  'forest-of-fangs': 'jungle',
  'sands-of-fire': 'lava',
  'bone-fields': 'waste',
  'desert-of-time': 'desert',
  'dark-glacier': 'ice',
  'land-of-demons': 'lava',
};

/** What an area is painted as; an area of another planet by its kind. */
export const terrainOf = (area: Area): Terrain =>
  TERRAIN[area.id] ?? (area.kind === 'water' ? 'water' : area.kind === 'outpost' ? 'town' : 'plains');

export const PAINT: Record<Terrain, string> = {
  forest: '#8fb06c',
  jungle: '#7ea35b',
  plains: '#c8c67c',
  mountain: '#b3a488',
  ice: '#d5e4ea',
  desert: '#e5c98a',
  swamp: '#8f9a68',
  waste: '#b09a8b',
  lava: '#d99a6c',
  water: '#7fb3c8',
  mist: '#b9cfd9',
  town: '#e6d3a4',
};

export const TEAMS = ['#1f5fc0', '#b8400a', '#1f7a4d', '#6d3aa8'] as const;

/** An area as an SVG path: its rings, or a disc where it has not been drawn. */
export function outline(area: Area): string {
  const [x, y] = area.label;
  if (!area.shape.length) return `M${x - 45} ${y}a45 45 0 1 0 90 0a45 45 0 1 0 -90 0z`;
  return area.shape.map((ring) => `M${ring.map(([px, py]) => `${px} ${py}`).join('L')}z`).join('');
}

/** A bent line between two points. */
export function curve(a: readonly number[], b: readonly number[], bend = 0.14): string {
  const [ax, ay, bx, by] = [a[0]!, a[1]!, b[0]!, b[1]!];
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend];
  return `M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`;
}

/** Lines along some areas; a step around the planet leaves the map at one edge and comes back at the other. */
export function wayOf(map: AreaMap, points: readonly (readonly number[])[]): string {
  return points
    .slice(1)
    .map((to, n) => {
      const from = points[n]!;
      if (Math.abs(to[0]! - from[0]!) < map.width / 2) return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
      const east = from[0]! > to[0]!;
      const height = (from[1]! + to[1]!) / 2;
      return `M${from[0]} ${from[1]}L${east ? map.width : 0} ${height}M${east ? 0 : map.width} ${height}L${to[0]} ${to[1]}`;
    })
    .join('');
}

/** A name in lines of about equal length. */
export function lines(name: string, room = 13): string[] {
  const words = name.split(' ');
  if (name.length <= room || words.length === 1) return [name];
  const cuts = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')]);
  return cuts.sort((a, b) => Math.max(a[0]!.length, a[1]!.length) - Math.max(b[0]!.length, b[1]!.length))[0]!;
}

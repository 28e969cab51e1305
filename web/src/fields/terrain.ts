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
  forest: '#a4c27a',
  jungle: '#8fb766',
  plains: '#d9d58c',
  mountain: '#cbb996',
  ice: '#dcebf3',
  desert: '#f0d596',
  swamp: '#a3ab78',
  waste: '#bfa9a0',
  lava: '#d98f63',
  water: '#5fa7c4',
  mist: '#a9c9d6',
  town: '#ecdcb0',
};

/** The same ground along its edges. */
export const SHADE: Record<Terrain, string> = {
  forest: '#3f6b2f',
  jungle: '#2d5f28',
  plains: '#8d8a33',
  mountain: '#7a6240',
  ice: '#6d9bb8',
  desert: '#b07e31',
  swamp: '#4b5a33',
  waste: '#5f4557',
  lava: '#7a2a14',
  water: '#1c5d80',
  mist: '#5f8ea6',
  town: '#a98545',
};

/** What the roofs of a region are made of. */
export const ROOFS: Record<string, string> = {
  grayskull: '#4d7fb8',
  hordak: '#8a4f86',
  serpos: '#c0552c',
  '': '#a9763c',
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

/** Where the landmark of an outpost stands, and how large: above its name. */
export function stands(area: Area): { x: number; y: number; scale: number } {
  const ys = area.shape.flat().map((point) => point[1]!);
  const room = ys.length ? Math.max(...ys) - Math.min(...ys) : 130;
  const scale = room < 95 ? 0.62 : area.base ? 1.15 : 0.96;
  return { x: area.label[0]!, y: area.label[1]! - 8, scale };
}

/** A name in lines of about equal length. */
export function lines(name: string, room = 13): string[] {
  const words = name.split(' ');
  if (name.length <= room || words.length === 1) return [name];
  const cuts = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')]);
  return cuts.sort((a, b) => Math.max(a[0]!.length, a[1]!.length) - Math.max(b[0]!.length, b[1]!.length))[0]!;
}

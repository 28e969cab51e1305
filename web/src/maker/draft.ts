// A map as it is being built: columns of tiles by hex, and the pieces on them by place. It is never changed; an edit
// makes another one. `cardOf` writes it as the table of a map file, `draftOf` reads one.
import type { MapCard } from '../protocol/types';
import { atOffset, columnOf, hexOf, keyOf, lettersOf, offsetOf, SIDES, type Hex } from './hexes';

/** One walkable part of a column: its terrain by its sign in a map file, its level, and the level of its underside. */
export interface Part {
  sign: string;
  top: number;
  bottom: number;
}

/** A space: the n-th of its hex, from below. */
export interface Spot extends Hex {
  n: number;
}

export interface Edge extends Spot {
  side: number;
}

export interface Standing {
  kind: string;
  at: Spot[];
  heights: number[];
  id: string;
}

export interface Fence {
  kind: string;
  edges: Edge[];
  id: string;
}

export interface Steps {
  at: Spot;
  to: Spot;
  height: number;
  id: string;
}

export interface Gate {
  id: string;
  leaf: Edge[];
  control: Spot;
  swing: Spot[];
}

export interface Glyph {
  at: Spot;
  sign: string; // its letter, after `?` where the symbol side is up
}

export interface Layout {
  name: string;
  zones: Spot[][];
  glyphs: Glyph[];
}

export interface Draft {
  id: string;
  name: string;
  origin: string;
  sets: readonly string[];
  note: string;
  cells: ReadonlyMap<string, readonly Part[]>;
  obstacles: readonly Standing[];
  walls: readonly Fence[];
  ladders: readonly Steps[];
  doors: readonly Gate[];
  hives: readonly Spot[][];
  climbs: readonly Edge[];
  layouts: readonly Layout[];
  marks: ReadonlyMap<string, Spot[]>;
}

export const EMPTY: Draft = {
  id: 'my-battlefield',
  name: '',
  origin: '',
  sets: [],
  note: '',
  cells: new Map(),
  obstacles: [],
  walls: [],
  ladders: [],
  doors: [],
  hives: [],
  climbs: [],
  layouts: [],
  marks: new Map(),
};

/** A field of grass. */
export function meadow(name: string, columns: number, rows: number): Draft {
  const cells = new Map<string, readonly Part[]>();
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      cells.set(keyOf(atOffset(column, row)), [{ sign: 'g', top: 1, bottom: 0 }]);
  return { ...EMPTY, name, cells };
}

/** The hexes there are. */
export const hexesOf = (draft: Draft): Hex[] => [...draft.cells.keys()].map(hexOf);

/** The highest space of a hex. */
export const topSpot = (draft: Draft, hex: Hex): Spot => ({
  ...hex,
  n: Math.max(0, (draft.cells.get(keyOf(hex))?.length ?? 1) - 1),
});

export const same = (a: Spot, b: Spot): boolean => a.q === b.q && a.r === b.r && a.n === b.n;

// --- labels ---------------------------------------------------------------------------------------------------------

/** The names of places: the first row and the first column of a map hold a hex. */
export interface Names {
  label: (spot: Spot) => string;
  spot: (label: string) => Spot | null;
  corner: { column: number; row: number }; // where the map begins, as it is drawn
}

export function namesOf(draft: Draft): Names {
  const hexes = hexesOf(draft);
  const first = hexes.length ? Math.min(...hexes.map((hex) => hex.r)) : 0;
  const moved = (hex: Hex): Hex => ({ q: hex.q, r: hex.r - first });
  const left = hexes.length ? Math.min(...hexes.map((hex) => offsetOf(moved(hex)).column)) : 0;
  return {
    label: (spot) => {
      const { column, row } = offsetOf(moved(spot));
      if (column < left || row < 0) return `${column - left + 1}/${row + 1}`; // beyond the map there are no letters
      return `${lettersOf(column - left)}${row + 1}${'+'.repeat(spot.n)}`;
    },
    spot: (label) => {
      const found = /^([A-Z]{1,3})(\d+)(\+*)$/.exec(label);
      if (!found) return null;
      const { q, r } = atOffset(columnOf(found[1]!) + left, Number(found[2]) - 1);
      return { q, r: r + first, n: found[3]!.length };
    },
    corner: { column: left, row: first },
  };
}

// --- writing --------------------------------------------------------------------------------------------------------

const partText = (part: Part, first: boolean): string => {
  const thick = part.top - part.bottom;
  const hangs = !first || part.bottom > 0;
  return `${part.sign}${part.top}${hangs && thick > 1 ? `*${thick}` : ''}`;
};

const cellText = (parts: readonly Part[]): string =>
  (parts[0]!.bottom > 0 ? '^' : '') + parts.map((part, n) => partText(part, n === 0)).join('^');

/** The table of a map file. */
export function cardOf(draft: Draft, names: Names = namesOf(draft)): MapCard {
  const { label } = names;
  const rows: string[][] = [];
  for (const [key, parts] of draft.cells) {
    const found = /^([A-Z]+)(\d+)$/.exec(label({ ...hexOf(key), n: 0 }))!;
    const [column, row] = [columnOf(found[1]!), Number(found[2]) - 1];
    while (rows.length <= row) rows.push([]);
    const cells = rows[row]!;
    while (cells.length <= column) cells.push('.');
    cells[column] = cellText(parts);
  }
  const labels = (spots: readonly Spot[]): string => spots.map(label).join(' ');
  const edges = (all: readonly Edge[]): string => all.map((edge) => `${label(edge)}:${SIDES[edge.side]}`).join(' ');
  const named = (id: string): { id?: string } => (id ? { id } : {});
  const card: MapCard = {
    id: draft.id,
    name: draft.name,
    rows: rows.length ? rows.map((cells) => cells.join(' ') || '.') : ['.'],
  };
  if (draft.origin) card.origin = draft.origin;
  if (draft.sets.length) card.sets = [...draft.sets];
  if (draft.note) card.note = draft.note;
  if (draft.obstacles.length)
    card.obstacles = draft.obstacles.map((one) => ({
      kind: one.kind,
      at: labels(one.at),
      ...(one.heights.length ? { heights: one.heights } : {}),
      ...named(one.id),
    }));
  if (draft.walls.length)
    card.walls = draft.walls.map((one) => ({ kind: one.kind, edges: edges(one.edges), ...named(one.id) }));
  if (draft.ladders.length)
    card.ladders = draft.ladders.map((one) => ({
      at: label(one.at),
      to: label(one.to),
      ...(one.height ? { height: one.height } : {}),
      ...named(one.id),
    }));
  if (draft.doors.length)
    card.doors = draft.doors.map((one) => ({
      id: one.id,
      leaf: edges(one.leaf),
      control: label(one.control),
      swing: labels(one.swing),
    }));
  if (draft.hives.length) card.hives = draft.hives.map(labels);
  if (draft.climbs.length) card.climbs = edges(draft.climbs);
  const layouts = draft.layouts.filter((one) => one.zones.some((zone) => zone.length) || one.glyphs.length);
  if (layouts.length)
    card.layouts = layouts.map((one) => ({
      name: one.name,
      zones: one.zones.filter((zone) => zone.length).map(labels),
      ...(one.glyphs.length ? { glyphs: one.glyphs.map((g) => `${label(g.at)}=${g.sign}`).join(' ') } : {}),
    }));
  if (draft.marks.size) card.marks = Object.fromEntries([...draft.marks].map(([mark, spots]) => [mark, labels(spots)]));
  return card;
}

// --- reading --------------------------------------------------------------------------------------------------------

function partsOf(cell: string): Part[] {
  return cell.split('^').flatMap((text, n): Part[] => {
    const found = /^([a-z])(\d+)(?:\*(\d+))?$/.exec(text);
    if (!found) return [];
    const top = Number(found[2]);
    return [{ sign: found[1]!, top, bottom: n === 0 ? 0 : top - Number(found[3] ?? 1) }];
  });
}

/** A map from its table. */
export function draftOf(card: MapCard): Draft {
  const cells = new Map<string, readonly Part[]>();
  card.rows.forEach((text, row) =>
    text
      .trim()
      .split(/\s+/)
      .forEach((cell, column) => {
        const parts = cell === '.' ? [] : partsOf(cell);
        if (parts.length) cells.set(keyOf(atOffset(column, row)), parts);
      }),
  );
  const spotOf = (label: string): Spot[] => {
    const found = /^([A-Z]{1,3})(\d+)(\+*)$/.exec(label);
    return found ? [{ ...atOffset(columnOf(found[1]!), Number(found[2]) - 1), n: found[3]!.length }] : [];
  };
  const words = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);
  const spots = (text: string | undefined): Spot[] => words(text).flatMap(spotOf);
  const edges = (text: string | undefined): Edge[] =>
    words(text).flatMap((word) => {
      const [label, side] = word.split(':');
      return spotOf(label!).map((spot) => ({ ...spot, side: Math.max(0, SIDES.indexOf(side as 'E')) }));
    });
  return {
    id: card.id,
    name: card.name,
    origin: card.origin ?? '',
    sets: card.sets ?? [],
    note: card.note ?? '',
    cells,
    obstacles: (card.obstacles ?? []).map((one) => ({
      kind: one.kind,
      at: spots(one.at),
      heights: one.heights ?? [],
      id: one.id ?? '',
    })),
    walls: (card.walls ?? []).map((one) => ({
      kind: one.kind,
      edges: edges(one.edges),
      id: one.id ?? '',
    })),
    ladders: (card.ladders ?? []).flatMap((one) => {
      const [at, to] = [spotOf(one.at)[0], spotOf(one.to)[0]];
      return at && to ? [{ at, to, height: one.height ?? 0, id: one.id ?? '' }] : [];
    }),
    doors: (card.doors ?? []).flatMap((one) => {
      const control = spotOf(one.control)[0];
      return control ? [{ id: one.id, leaf: edges(one.leaf), control, swing: spots(one.swing) }] : [];
    }),
    hives: (card.hives ?? []).map(spots),
    climbs: edges(card.climbs),
    layouts: (card.layouts ?? []).map((one) => ({
      name: one.name,
      zones: one.zones.map(spots),
      glyphs: words(one.glyphs).flatMap((word) => {
        const [label, sign] = word.split('=');
        return spotOf(label!).map((at) => ({ at, sign: sign ?? '?' }));
      }),
    })),
    marks: new Map(Object.entries(card.marks ?? {}).map(([mark, text]) => [mark, spots(text)])),
  };
}

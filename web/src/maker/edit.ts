// What the tools do to a map: each takes a map and gives another. They know how pieces move with their tiles, and no rule
// of the game: whether the result can be played is for the engine to say.
import { hexesOf, topSpot, same, type Draft, type Edge, type Layout, type Part, type Spot } from './draft';
import { beside, both, hexOf, keyOf, middleOf, shifted, STAY, type Hex, type Move } from './hexes';

/** In a map file: the signs of thin tiles, which lie on a tile and add no level (docs/maps.md). */
const FLAT = new Set('wpilh');

type Cells = Map<string, readonly Part[]>;

const withCells = (draft: Draft, change: (cells: Cells) => void): Draft => {
  const cells: Cells = new Map(draft.cells);
  change(cells);
  return { ...draft, cells };
};

/** Every place of a map through a function; what loses a place it cannot do without goes. */
export function mapSpots(draft: Draft, place: (spot: Spot) => Spot | null, side: (side: number) => number): Draft {
  const all = (spots: readonly Spot[]): Spot[] => spots.flatMap((spot) => place(spot) ?? []);
  const whole = (spots: readonly Spot[]): Spot[] | null => {
    const found = all(spots);
    return found.length === spots.length ? found : null;
  };
  const edges = (found: readonly Edge[]): Edge[] =>
    found.flatMap((edge) => {
      const spot = place(edge);
      return spot ? [{ ...spot, side: side(edge.side) }] : [];
    });
  return {
    ...draft,
    obstacles: draft.obstacles.flatMap((one) => {
      const at = whole(one.at);
      return at ? [{ ...one, at }] : [];
    }),
    walls: draft.walls.map((one) => ({ ...one, edges: edges(one.edges) })).filter((one) => one.edges.length),
    ladders: draft.ladders.flatMap((one) => {
      const [at, to] = [place(one.at), place(one.to)];
      return at && to ? [{ ...one, at, to }] : [];
    }),
    doors: draft.doors.flatMap((one) => {
      const [leaf, control, swing] = [edges(one.leaf), place(one.control), whole(one.swing)];
      return leaf.length === one.leaf.length && control && swing ? [{ ...one, leaf, control, swing }] : [];
    }),
    hives: draft.hives.flatMap((one) => {
      const found = whole(one);
      return found ? [found] : [];
    }),
    climbs: edges(draft.climbs),
    layouts: draft.layouts.map((one) => ({
      ...one,
      zones: one.zones.map(all),
      glyphs: one.glyphs.flatMap((glyph) => {
        const at = place(glyph.at);
        return at ? [{ ...glyph, at }] : [];
      }),
    })),
    marks: new Map([...draft.marks].map(([mark, spots]) => [mark, all(spots)])),
  };
}

const keep = (side: number): number => side;

/** A part was put into a column, or taken out of it: what stands above moves along. */
const reshelved = (draft: Draft, hex: Hex, from: number, by: 1 | -1): Draft =>
  mapSpots(
    draft,
    (spot) => {
      if (spot.q !== hex.q || spot.r !== hex.r || spot.n < from) return spot;
      return by < 0 && spot.n === from ? null : { ...spot, n: spot.n + by };
    },
    keep,
  );

/** A ladder's own height is only a check on the levels it joins; where they change it is worked out anew. */
const loosened = (draft: Draft, hex: Hex): Draft => {
  const touches = (spot: Spot): boolean => spot.q === hex.q && spot.r === hex.r;
  return draft.ladders.some((one) => one.height && (touches(one.at) || touches(one.to)))
    ? {
        ...draft,
        ladders: draft.ladders.map((one) => (touches(one.at) || touches(one.to) ? { ...one, height: 0 } : one)),
      }
    : draft;
};

// --- ground ---------------------------------------------------------------------------------------------------------

/** The surface of a hex a level higher or lower; on an empty place a first tile, and below the first nothing. */
export function raise(
  draft: Draft,
  hex: Hex,
  by: 1 | -1,
  ground: { sign: string; flat: boolean },
  most: number,
): Draft {
  const key = keyOf(hex);
  const parts = draft.cells.get(key);
  if (!parts) {
    if (by < 0) return draft;
    return withCells(draft, (cells) => cells.set(key, [{ sign: ground.sign, top: ground.flat ? 0 : 1, bottom: 0 }]));
  }
  const at = parts.length - 1;
  const top = parts[at]!;
  const level = top.top + by;
  if (level > most) return draft;
  const lowest = parts[at - 1];
  const least =
    at > 0 || top.bottom > 0 ? (lowest ? lowest.top + 1 : 0) + (top.top - top.bottom) : FLAT.has(top.sign) ? 0 : 1;
  if (level < least) return at > 0 ? bridge(draft, hex, top.top, top.sign, most) : by < 0 ? erase(draft, hex) : draft;
  const moved = at > 0 || top.bottom > 0 ? { ...top, top: level, bottom: top.bottom + by } : { ...top, top: level };
  return loosened(
    withCells(draft, (cells) => cells.set(key, [...parts.slice(0, at), moved])),
    hex,
  );
}

/** Another terrain on the surface; on an empty place a first tile. */
export function paint(draft: Draft, hex: Hex, ground: { sign: string; flat: boolean }): Draft {
  const key = keyOf(hex);
  const parts = draft.cells.get(key);
  if (!parts) return raise(draft, hex, 1, ground, 1);
  const at = parts.length - 1;
  const top = parts[at]!;
  if (top.sign === ground.sign) return draft;
  let level = top.top;
  if (at === 0 && top.bottom === 0) {
    if (ground.flat && !FLAT.has(top.sign)) level -= 1; // a thin tile takes the place of the highest
    if (!ground.flat && FLAT.has(top.sign)) level += 1;
  }
  return loosened(
    withCells(draft, (cells) => cells.set(key, [...parts.slice(0, at), { ...top, sign: ground.sign, top: level }])),
    hex,
  );
}

/** The hex and everything on it goes. */
export function erase(draft: Draft, hex: Hex): Draft {
  const key = keyOf(hex);
  if (!draft.cells.has(key)) return draft;
  const bare = mapSpots(draft, (spot) => (keyOf(spot) === key ? null : spot), keep);
  return withCells(bare, (cells) => cells.delete(key));
}

/** A tile in the air over what is there; taken away again where there is one on this level. */
export function bridge(draft: Draft, hex: Hex, level: number, sign: string, layers: number): Draft {
  const key = keyOf(hex);
  const parts = draft.cells.get(key) ?? [];
  const there = parts.findIndex((part, n) => part.top === level && (n > 0 || part.bottom > 0));
  if (there >= 0) {
    const rest = parts.filter((_, n) => n !== there);
    const without = reshelved(draft, hex, there, -1);
    return withCells(without, (cells) => (rest.length ? cells.set(key, rest) : cells.delete(key)));
  }
  const part = { sign, top: level, bottom: level - 1 };
  const fits = level > 1 && parts.every((other) => other.top < part.bottom || other.bottom > part.top);
  if (!fits || parts.length >= layers) return draft;
  const at = parts.filter((other) => other.top < level).length;
  const moved = reshelved(draft, hex, at, 1);
  return withCells(moved, (cells) => cells.set(key, [...parts.slice(0, at), part, ...parts.slice(at)]));
}

// --- pieces ---------------------------------------------------------------------------------------------------------

/** A piece on hexes; one that is there already goes. */
export function stand(draft: Draft, hexes: readonly Hex[], kind: string, heights: readonly number[]): Draft {
  const spots = hexes.map((hex) => topSpot(draft, hex));
  const first = spots[0]!;
  const there = draft.obstacles.find((one) => one.at.some((spot) => same(spot, first)));
  if (there) return { ...draft, obstacles: draft.obstacles.filter((one) => one !== there) };
  if (!spots.every((spot) => draft.cells.has(keyOf(spot)))) return draft;
  const taken = draft.obstacles.some((one) => one.at.some((spot) => spots.some((each) => same(spot, each))));
  if (taken) return draft;
  return { ...draft, obstacles: [...draft.obstacles, { kind, at: spots, heights: [...heights], id: '' }] };
}

/** A wall on an edge, seen from either side. */
function wallOn(draft: Draft, hex: Hex, side: number): { wall: Draft['walls'][number]; edge: Edge } | null {
  const over = beside(hex, side);
  for (const wall of draft.walls)
    for (const edge of wall.edges)
      if (
        (edge.q === hex.q && edge.r === hex.r && edge.side === side) ||
        (edge.q === over.q && edge.r === over.r && edge.side === (side + 3) % 6)
      )
        return { wall, edge };
  return null;
}

/** A piece of wall on an edge; one that stands there goes. Edges of one kind that follow each other are one wall. */
export function fence(draft: Draft, hex: Hex, side: number, kind: string): Draft {
  const there = wallOn(draft, hex, side);
  if (there) {
    const rest = there.wall.edges.filter((edge) => edge !== there.edge);
    const walls = draft.walls.flatMap((one) =>
      one !== there.wall ? [one] : rest.length ? [{ ...one, edges: rest }] : [],
    );
    return there.wall.kind === kind ? { ...draft, walls } : fence({ ...draft, walls }, hex, side, kind);
  }
  if (!draft.cells.has(keyOf(hex))) return draft;
  const edge = { ...topSpot(draft, hex), side };
  const last = draft.walls.at(-1);
  const joins =
    last?.kind === kind &&
    !last.id &&
    last.edges.some((one) => Math.abs(one.q - hex.q) <= 1 && Math.abs(one.r - hex.r) <= 1);
  const walls = joins
    ? [...draft.walls.slice(0, -1), { ...last, edges: [...last.edges, edge] }]
    : [...draft.walls, { kind, edges: [edge], id: '' }];
  return { ...draft, walls };
}

/** A ladder from a hex up to its neighbour; one that stands there goes. */
export function ladder(draft: Draft, hex: Hex, side: number): Draft {
  const over = beside(hex, side);
  const there = draft.ladders.find((one) => keyOf(one.at) === keyOf(hex) && keyOf(one.to) === keyOf(over));
  if (there) return { ...draft, ladders: draft.ladders.filter((one) => one !== there) };
  if (!draft.cells.has(keyOf(hex)) || !draft.cells.has(keyOf(over))) return draft;
  return {
    ...draft,
    ladders: [...draft.ladders, { at: { ...hex, n: 0 }, to: topSpot(draft, over), height: 0, id: '' }],
  };
}

/** A fortress door in a doorway, with a pillar on each side of it; its leaf closes two sides and swings over them. */
export function gate(draft: Draft, hex: Hex, side: number, move: Move, pillar: readonly number[]): Draft {
  const there = draft.doors.find((one) => one.leaf.some((edge) => keyOf(edge) === keyOf(move.hex(hex))));
  if (there) return { ...draft, doors: draft.doors.filter((one) => one !== there) };
  const sides = [side, (side + 1) % 6];
  const before = sides.map((one) => beside(hex, one));
  const place = (one: Hex): Spot => ({ ...move.hex(one), n: 0 });
  const control = place(beside(before[0]!, sides[1]!));
  const swing = [place(hex), ...before.map(place)];
  if (![control, ...swing].every((spot) => draft.cells.has(keyOf(spot)))) return draft;
  const leaf = sides.map((one) => ({ ...place(hex), side: move.side(one) }));
  let number = draft.doors.length + 1;
  while (draft.doors.some((one) => one.id === `gate-${number}`)) number += 1;
  let made: Draft = { ...draft, doors: [...draft.doors, { id: `gate-${number}`, leaf, control, swing }] };
  for (const one of [(side + 5) % 6, (side + 2) % 6]) {
    const post = move.hex(beside(hex, one));
    const spot = { ...post, n: 0 };
    const free = !made.obstacles.some((piece) => piece.at.some((each) => same(each, spot)));
    if (made.cells.has(keyOf(post)) && free)
      made = {
        ...made,
        obstacles: [...made.obstacles, { kind: 'castle-wall', at: [spot], heights: [...pillar], id: '' }],
      };
  }
  return made;
}

/** A site for the hive; one that is there goes. */
export function hive(draft: Draft, hexes: readonly Hex[]): Draft {
  const spots = hexes.map((hex) => ({ ...hex, n: 0 }));
  const there = draft.hives.find((one) => one.some((spot) => same(spot, spots[0]!)));
  if (there) return { ...draft, hives: draft.hives.filter((one) => one !== there) };
  return spots.every((spot) => draft.cells.has(keyOf(spot))) ? { ...draft, hives: [...draft.hives, spots] } : draft;
}

// --- set-ups --------------------------------------------------------------------------------------------------------

/** One of the set-ups of a map through a function; the first is made if there is none. */
export function inLayout(draft: Draft, number: number, name: string, change: (layout: Layout) => Layout): Draft {
  const layouts = draft.layouts.length ? [...draft.layouts] : [{ name, zones: [], glyphs: [] }];
  const at = Math.min(number, layouts.length - 1);
  layouts[at] = change(layouts[at]!);
  return { ...draft, layouts };
}

/** A space in a start zone; `add` says whether it comes in or goes out. */
export function zone(layout: Layout, spot: Spot, player: number, add: boolean): Layout {
  const zones = Array.from({ length: Math.max(layout.zones.length, player + 1) }, (_, n) =>
    (layout.zones[n] ?? []).filter((other) => !same(other, spot)),
  );
  if (add) zones[player] = [...zones[player]!, spot];
  return { ...layout, zones };
}

/** A glyph on a space; the same one there goes, another takes its place. */
export function glyph(layout: Layout, spot: Spot, sign: string): Layout {
  const there = layout.glyphs.find((one) => same(one.at, spot));
  const rest = layout.glyphs.filter((one) => one !== there);
  return { ...layout, glyphs: there?.sign === sign ? rest : [...rest, { at: spot, sign }] };
}

// --- parts of a map -------------------------------------------------------------------------------------------------

/** A part of a map that was copied; its middle lies at (0, 0). */
export function clip(draft: Draft, hexes: ReadonlySet<string>): Draft {
  const inside = mapSpots(draft, (spot) => (hexes.has(keyOf(spot)) ? spot : null), keep);
  const cells = new Map([...draft.cells].filter(([key]) => hexes.has(key)));
  const part = { ...inside, cells };
  const { x, r } = middleOf(hexesOf(part));
  const row = Math.round(r / 2);
  return moved(part, shifted({ q: -Math.round((x / 2 - row) / 2), r: -row }));
}

/** A whole map moved, turned or mirrored. */
export function moved(draft: Draft, move: Move): Draft {
  const cells = new Map([...draft.cells].map(([key, parts]) => [keyOf(move.hex(hexOf(key))), parts] as const));
  return { ...mapSpots(draft, (spot) => ({ ...move.hex(spot), n: spot.n }), move.side), cells };
}

/** A copied part laid over a map: what was there goes, set-ups are joined by their number. */
export function laid(draft: Draft, part: Draft, at: Hex, move: Move = STAY, layout = 0): Draft {
  const piece = moved(part, both(move, shifted(at)));
  let under = draft;
  for (const key of piece.cells.keys()) under = erase(under, hexOf(key));
  const names = new Set(under.doors.map((one) => one.id));
  const doors = piece.doors.map((one) => {
    let [id, number] = [one.id, 1];
    while (names.has(id)) id = `gate-${(number += 1)}`;
    names.add(id);
    return { ...one, id };
  });
  const plain = <T extends { id: string }>(one: T): T => ({ ...one, id: '' });
  const cells = new Map([...under.cells, ...piece.cells]);
  const joined: Draft = {
    ...under,
    cells,
    obstacles: [...under.obstacles, ...piece.obstacles.map(plain)],
    walls: [...under.walls, ...piece.walls.map(plain)],
    ladders: [...under.ladders, ...piece.ladders.map(plain)],
    doors: [...under.doors, ...doors],
    hives: [...under.hives, ...piece.hives],
    climbs: [...under.climbs, ...piece.climbs],
  };
  const brought = piece.layouts[Math.min(layout, piece.layouts.length - 1)];
  if (!brought) return joined;
  return inLayout(joined, layout, brought.name, (one) => ({
    ...one,
    zones: Array.from({ length: Math.max(one.zones.length, brought.zones.length) }, (_, n) => [
      ...(one.zones[n] ?? []),
      ...(brought.zones[n] ?? []),
    ]),
    glyphs: [...one.glyphs, ...brought.glyphs],
  }));
}

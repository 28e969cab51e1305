// A map on its way through the map maker: read, edited, written.
import { describe, expect, test } from 'vitest';
import { cardOf, draftOf, EMPTY, hexesOf, meadow, namesOf, topSpot } from '../src/maker/draft';
import * as edit from '../src/maker/edit';
import { beside, hexAt, imageOf, keyOf, middleOf, MIRRORED, sideAt, turned } from '../src/maker/hexes';
import { centreOf } from '../src/heroscape/field/scene';
import type { MapCard } from '../src/protocol/types';

const FORD: MapCard = {
  id: 'ford',
  name: 'The Ford',
  origin: 'authored',
  rows: ['g1 g1 g2 r3 r6', 'g1 w0 w0 g1^d6 r5', 'g1 w0 g1^d6*2 w0 g1', 'g1 d6 ^d8 g1'],
  obstacles: [{ kind: 'tree', at: 'A1', heights: [11] }],
  walls: [{ kind: 'ruin', edges: 'A4:NE D2+:E' }],
  ladders: [{ at: 'E3', to: 'D2+', height: 5 }],
  doors: [{ id: 'gate', leaf: 'B1:SW B1:SE', control: 'B3', swing: 'B1 A2 B2' }],
  hives: ['A1 B1 C1 A2 B2 C2'],
  climbs: 'D2+:SW',
  layouts: [{ name: 'two sides', zones: ['A2 A3 A4', 'D4 E3'], glyphs: 'D1=K C1=?A' }],
  marks: { hill: 'E1 E2' },
};
const grass = { sign: 'g', flat: false };
const water = { sign: 'w', flat: true };

describe('a map file', () => {
  test('is the same after it was read and written', () => {
    expect(cardOf(draftOf(FORD))).toEqual(FORD);
  });

  test('begins with the first row and column that hold a hex, wherever the map was built', () => {
    const moved = edit.moved(draftOf(FORD), { hex: ({ q, r }) => ({ q: q - 7, r: r + 6 }), side: (side) => side });
    expect(cardOf(moved)).toEqual(FORD);
    const odd = edit.moved(draftOf(FORD), { hex: ({ q, r }) => ({ q, r: r + 3 }), side: (side) => side });
    expect(draftOf(cardOf(odd)).cells.size).toBe(draftOf(FORD).cells.size);
  });

  test('names places both ways', () => {
    const names = namesOf(draftOf(FORD));
    for (const label of ['A1', 'E3', 'D2+']) expect(names.label(names.spot(label)!)).toBe(label);
    expect(names.spot('nowhere')).toBeNull();
  });
});

describe('tools', () => {
  const at = { q: 0, r: 0 };

  test('raise and lower, down to nothing', () => {
    let draft = edit.raise(EMPTY, at, 1, grass, 99);
    draft = edit.raise(draft, at, 1, grass, 99);
    expect(cardOf(draft).rows).toEqual(['g2']);
    draft = [1, 2].reduce((made) => edit.raise(made, at, -1, grass, 99), draft);
    expect(draft.cells.size).toBe(0);
  });

  test('paint: a thin tile takes the place of the highest, and back', () => {
    const three = edit.paint(draftOf({ id: 'a', name: 'A', rows: ['g3'] }), at, water);
    expect(cardOf(three).rows).toEqual(['w2']);
    expect(cardOf(edit.paint(three, at, { sign: 'r', flat: false })).rows).toEqual(['r3']);
    expect(cardOf(edit.paint(EMPTY, at, water)).rows).toEqual(['w0']);
  });

  test('a bridge goes over what is there, and what stands above moves along', () => {
    const over = edit.bridge(draftOf({ id: 'a', name: 'A', rows: ['g1'] }), at, 6, 'd', 6);
    expect(cardOf(over).rows).toEqual(['g1^d6']);
    const marked = edit.stand(over, [at], 'bush', [9]);
    expect(marked.obstacles[0]!.at).toEqual([topSpot(over, at)]);
    const two = edit.bridge(marked, at, 3, 'd', 6);
    expect(cardOf(two).rows).toEqual(['g1^d3^d6']);
    expect(two.obstacles[0]!.at[0]!.n).toBe(2);
    const gone = edit.bridge(two, at, 6, 'd', 6);
    expect(gone.obstacles).toEqual([]);
    expect(edit.bridge(over, at, 2, 'd', 6), 'no room under it').toBe(over);
  });

  test('pieces, walls, ladders and glyphs come by one click and go by the next', () => {
    const field = meadow('M', 4, 3);
    const tree = edit.stand(field, [at], 'tree', [10]);
    expect(edit.stand(tree, [at], 'tree', [10]).obstacles).toEqual([]);
    const wall = edit.fence(field, at, 0, 'ruin');
    expect(edit.fence(wall, beside(at, 0), 3, 'ruin').walls, 'from the other side').toEqual([]);
    expect(edit.fence(wall, at, 0, 'battlement').walls.map((one) => one.kind)).toEqual(['battlement']);
    expect(edit.ladder(edit.ladder(field, at, 0), at, 0).ladders).toEqual([]);
    const rune = edit.inLayout(field, 0, 'usual', (one) => edit.glyph(one, { ...at, n: 0 }, '?K'));
    expect(cardOf(rune).layouts).toEqual([{ name: 'usual', zones: [], glyphs: 'A1=?K' }]);
    const erased = edit.erase(edit.erase(tree, at), beside(at, 0));
    expect([erased.obstacles.length, erased.cells.size]).toEqual([0, 10]);
  });

  test('a gate stands between two pillars and swings over three spaces', () => {
    const made = edit.gate(meadow('M', 7, 6), { q: 2, r: 2 }, 4, { hex: (h) => h, side: (s) => s }, [10]);
    expect(made.doors[0]!.swing).toHaveLength(3);
    expect(made.doors[0]!.leaf.map((edge) => edge.side)).toEqual([4, 5]);
    expect(made.obstacles.map((one) => keyOf(one.at[0]!))).toEqual(['1,2', '3,2']);
    expect(edit.gate(made, { q: 2, r: 2 }, 4, { hex: (h) => h, side: (s) => s }, [10]).doors).toEqual([]);
  });

  test('a part that is turned six times or mirrored twice is as it was', () => {
    const draft = draftOf(FORD);
    const part = edit.clip(draft, new Set(draft.cells.keys()));
    const spun = [1, 2, 3, 4, 5, 6].reduce((made) => edit.moved(made, turned(1)), part);
    expect(cardOf(spun)).toEqual(cardOf(part));
    expect(cardOf(edit.moved(edit.moved(part, MIRRORED), MIRRORED))).toEqual(cardOf(part));
    const copied = edit.laid(EMPTY, part, { q: 3, r: 4 });
    expect(copied.cells.size).toBe(draft.cells.size);
    expect(edit.laid(copied, part, { q: 3, r: 4 }).cells.size, 'laid over itself').toBe(draft.cells.size);
  });
});

describe('hexes', () => {
  test('are found again from where they are drawn, with the nearest side', () => {
    for (const hex of [
      { q: 0, r: 0 },
      { q: -3, r: 5 },
      { q: 7, r: -2 },
    ]) {
      const { x, z } = centreOf(hex);
      expect(hexAt(x + 0.2, z - 0.2)).toEqual(hex);
      for (const side of [0, 1, 2, 3, 4, 5]) {
        const there = centreOf(beside(hex, side));
        expect(sideAt(there.x - x, there.z - z)).toBe(side);
      }
    }
  });

  test.each(['turn', 'east', 'north'] as const)('an image by symmetry (%s) of an image is the thing itself', (kind) => {
    const hexes = hexesOf(meadow('M', 5, 4));
    const image = imageOf(kind, middleOf(hexes))!;
    for (const hex of hexes) {
      const there = image.hex(hex);
      expect(image.hex(there)).toEqual(hex);
      for (const side of [0, 1, 2, 3, 4, 5])
        expect(image.hex(beside(hex, side))).toEqual(beside(there, image.side(side)));
    }
  });
});

// The map of Battleground once obstacles were removed in play.
import { describe, expect, it } from 'vitest';
import { withoutCleared } from '../src/battleground/hexes';
import type { HexBoard } from '../src/protocol/types';

const hex = (at: string, terrain: string, platform = false): HexBoard['hexes'][number] =>
  ({ at, x: 0, y: 0, terrain, platform, deck: false, zone: -1 }) as HexBoard['hexes'][number];
const board = { id: 'arena', name: 'Arena', platforms: [], hexes: [hex('A1', 'high'), hex('A2', 'high', true)] };

describe('withoutCleared', () => {
  it('leaves the printed map alone while nothing is gone', () => {
    expect(withoutCleared(board as unknown as HexBoard, [])).toBe(board);
  });

  it('makes open ground of an obstacle, and the deck of a platform of one that stood on it', () => {
    const found = withoutCleared(board as unknown as HexBoard, ['A1', 'A2']).hexes;
    expect(found.map((one) => [one.terrain, one.deck])).toEqual([
      ['open', false],
      ['open', true],
    ]);
  });
});

// Hexes on a screen: corners, halves, outlines, and the nearest one in a direction.
import { describe, expect, it } from 'vitest';
import { ahead, CORNER, corners, edges, half } from '../src/board/hexes';

const DOWN = Math.sqrt(3) / 2; // from one row to the next
const numbers = (points: string): number[][] => points.split(' ').map((pair) => pair.split(',').map(Number));

describe('corners', () => {
  it('puts six corners around the middle, one straight below it', () => {
    const found = numbers(corners({ x: 3, y: 4 }));
    expect(found).toHaveLength(6);
    for (const [x, y] of found) expect(Math.hypot(x! - 3, y! - 4)).toBeCloseTo(CORNER, 2);
    expect(found[1]).toEqual([3, 4.577]);
  });
});

describe('half', () => {
  it('keeps to its side of the middle', () => {
    expect(numbers(half({ x: 0, y: 0 }, 'upper')).every(([, y]) => y! < 0)).toBe(true);
    expect(numbers(half({ x: 0, y: 0 }, 'lower')).every(([, y]) => y! > 0)).toBe(true);
  });
});

describe('ahead', () => {
  const here = { x: 0, y: 0 };
  it('takes the nearest point in the direction', () => {
    const [near, far] = [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ];
    expect(ahead(here, 1, 0, [far, near])).toBe(near);
  });

  it('finds nothing behind or beside', () => {
    expect(
      ahead(here, 1, 0, [
        { x: -1, y: 0 },
        { x: 0, y: 1 },
      ]),
    ).toBeUndefined();
  });
});

describe('edges', () => {
  const sides = (path: string): number => path.split('M').length - 1;
  it('leaves out the sides that two hexes share', () => {
    expect(sides(edges([{ x: 0, y: 0 }]))).toBe(6);
    expect(
      sides(
        edges([
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        ]),
      ),
    ).toBe(10);
    expect(
      sides(
        edges([
          { x: 0, y: 0 },
          { x: 1, y: 0 },
          { x: 0.5, y: DOWN },
        ]),
      ),
    ).toBe(12);
  });
});

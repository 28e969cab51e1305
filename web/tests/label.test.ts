// Where the name of a figure stands (`battleground/label.ts`).
import { expect, test } from 'vitest';
import { labelPlace } from '../src/battleground/label';

const BOARD = { x: -10, y: -10, w: 20, h: 20 };
const LABEL = { w: 3, h: 0.8 };
const HERE = { x: 0, y: 0 };

test('a name stands above its figure', () => {
  const { x, y } = labelPlace(HERE, 1, LABEL, [], BOARD);
  expect(x).toBeCloseTo(-1.5);
  expect(y + LABEL.h).toBeCloseTo(-0.62);
});

test('a name moves where it hides nobody', () => {
  const crowd = [
    { x: -0.5, y: -0.87 },
    { x: 0.5, y: -0.87 },
    { x: 1, y: 0 },
  ];
  const corner = labelPlace(HERE, 1, LABEL, crowd, BOARD);
  for (const figure of crowd)
    expect(
      corner.x < figure.x + 0.42 &&
        corner.x + LABEL.w > figure.x - 0.42 &&
        corner.y < figure.y + 0.42 &&
        corner.y + LABEL.h > figure.y - 0.42,
    ).toBe(false);
});

test('a name stays on the board', () => {
  const { y } = labelPlace({ x: 0, y: -9.5 }, 1, LABEL, [], BOARD);
  expect(y).toBeGreaterThan(0);
});

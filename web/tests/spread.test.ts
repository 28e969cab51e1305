// Labels side by side.
import { expect, it } from 'vitest';
import { lifted } from '../src/board/spread';

const label = (x: number, y: number) => ({ x, y, wide: 80, high: 20 });

it('leaves labels where they are that cover nothing', () => {
  expect(lifted([label(0, 0), label(100, 5), label(0, 40)])).toEqual([0, 0, 0]);
});

it('lifts a label over the one before it, and over those above', () => {
  expect(lifted([label(0, 100), label(10, 95), label(20, 90)])).toEqual([0, 17, 34]);
});

it('never lifts without end', () => {
  const crowd = Array.from({ length: 40 }, (_, n) => label(n, 200));
  expect(Math.max(...lifted(crowd))).toBeLessThan(220);
});
